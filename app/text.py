"""Every word of the game that the window shows: engine values in, words in the language of the moment out."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from enum import Enum
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QT_TRANSLATE_NOOP3, QCoreApplication

from engine.actions import Illegal, Reason, Seat
from engine.cards import RANK_LETTERS, Card, Mark, Rank, Suit, strength
from engine.events import Role
from engine.rules import FinishWords, Rules
from engine.state import SoloKind
from engine.variants import Variant

from .messages import Message, MessageKind
from .text_settings import setting_name

Names = Callable[[Seat], str]
translate = QCoreApplication.translate

_CONTEXT: Final = "text"
_SUIT_SIGNS: Final = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦"}
_RANK_NAMES: Final = {
    Rank.SMALL: QT_TRANSLATE_NOOP("text", "small joker"),
    Rank.BIG: QT_TRANSLATE_NOOP("text", "big joker"),
    Rank.SPECIAL: QT_TRANSLATE_NOOP("text", "special"),
}
_ROLES: Final = {
    Role.EMPEROR: QT_TRANSLATE_NOOP("text", "Emperor"),
    Role.GUARD: QT_TRANSLATE_NOOP("text", "Guard"),
    Role.COMMONER: QT_TRANSLATE_NOOP("text", "Commoner"),
    Role.SOLO: QT_TRANSLATE_NOOP("text", "Lone Emperor"),
}
_PLACES: Final = {
    FinishWords.KE: (
        QT_TRANSLATE_NOOP3("text", "First", "place"),
        QT_TRANSLATE_NOOP3("text", "Second", "place"),
        QT_TRANSLATE_NOOP3("text", "Third", "place"),
        QT_TRANSLATE_NOOP3("text", "Fourth", "place"),
        QT_TRANSLATE_NOOP3("text", "Last", "place"),
    ),
    FinishWords.LIANZHONG: (
        QT_TRANSLATE_NOOP3("text", "First", "lianzhong"),
        QT_TRANSLATE_NOOP3("text", "Second", "lianzhong"),
        QT_TRANSLATE_NOOP3("text", "Third", "lianzhong"),
        QT_TRANSLATE_NOOP3("text", "Fourth", "lianzhong"),
        QT_TRANSLATE_NOOP3("text", "Last", "lianzhong"),
    ),
}
_FROM_THE_RIGHT: Final = ("R", "AL", "AN")
_PLACE_NOTES: Final = {FinishWords.KE: "place", FinishWords.LIANZHONG: "lianzhong"}
_SEATS: Final = (
    QT_TRANSLATE_NOOP("text", "You"),
    QT_TRANSLATE_NOOP("text", "Young Liu"),
    QT_TRANSLATE_NOOP("text", "Aming"),
    QT_TRANSLATE_NOOP("text", "Old Zhang"),
    QT_TRANSLATE_NOOP("text", "Sister Lai"),
)
_AVATARS: Final = (
    QT_TRANSLATE_NOOP3("text", "Y", "avatar of You"),
    QT_TRANSLATE_NOOP3("text", "L", "avatar of Young Liu"),
    QT_TRANSLATE_NOOP3("text", "A", "avatar of Aming"),
    QT_TRANSLATE_NOOP3("text", "Z", "avatar of Old Zhang"),
    QT_TRANSLATE_NOOP3("text", "S", "avatar of Sister Lai"),
)
_SEAT_NOTES: Final = (
    "avatar of You",
    "avatar of Young Liu",
    "avatar of Aming",
    "avatar of Old Zhang",
    "avatar of Sister Lai",
)
_OPTIONS: Final = {
    "held_back": QT_TRANSLATE_NOOP("text", "Hold back the {0}s"),
    "solo_claim": QT_TRANSLATE_NOOP("text", "Solo claim"),
    "kao": QT_TRANSLATE_NOOP("text", "Jokers answered one by one"),
    "twos_beat_big": QT_TRANSLATE_NOOP("text", "Three 2s beat a big joker"),
    "hard_pass": QT_TRANSLATE_NOOP("text", "A pass is final"),
    "fixed_guard": QT_TRANSLATE_NOOP("text", "The sword makes the Guard"),
    "emperor_pile": QT_TRANSLATE_NOOP("text", "Cards for the Emperor"),
    "low_rank": QT_TRANSLATE_NOOP("text", "Lowest card of the deck"),
}
_OPTION_NOTES: Final = {
    "held_back": QT_TRANSLATE_NOOP("text", "They are kept to the very last play, all at once and without jokers."),
    "solo_claim": QT_TRANSLATE_NOOP(
        "text", "Before the throne is offered, anyone may claim it to play alone against four."
    ),
    "kao": QT_TRANSLATE_NOOP(
        "text", "Against jokers the number of cards may differ: each joker is covered by its own."
    ),
    "twos_beat_big": QT_TRANSLATE_NOOP("text", "Exactly three 2s may follow a lone big joker."),
    "hard_pass": QT_TRANSLATE_NOOP("text", "Who has passed stays out of the trick."),
    "fixed_guard": QT_TRANSLATE_NOOP("text", "A marked small joker instead of a called card, and no special card."),
    "emperor_pile": QT_TRANSLATE_NOOP(
        "text", "Whoever declines the throne lays a card on a pile, which the Emperor takes."
    ),
    "low_rank": QT_TRANSLATE_NOOP("text", "Without the 3s nothing is held back."),
}
_BOTS: Final = {
    "random": QT_TRANSLATE_NOOP("text", "Random"),
    "novice": QT_TRANSLATE_NOOP("text", "Novice"),
    "standard": QT_TRANSLATE_NOOP("text", "Standard"),
    "expert": QT_TRANSLATE_NOOP("text", "Expert"),
    "master": QT_TRANSLATE_NOOP("text", "Master"),
}
_STYLES: Final = {
    "balanced": QT_TRANSLATE_NOOP("text", "Balanced"),
    "bold": QT_TRANSLATE_NOOP("text", "Bold"),
    "careful": QT_TRANSLATE_NOOP("text", "Careful"),
    "sly": QT_TRANSLATE_NOOP("text", "Sly"),
}
_REASONS: Final = {
    Reason.DEAL_OVER: QT_TRANSLATE_NOOP("text", "This deal is over."),
    Reason.NOT_ASKED: QT_TRANSLATE_NOOP("text", "It is not your turn."),
    Reason.WRONG_PROMPT: QT_TRANSLATE_NOOP("text", "That is not what is asked now."),
    Reason.CANNOT_CALL: QT_TRANSLATE_NOOP("text", "You hold no three identical cards to call: the throne must go on."),
    Reason.MUST_ACCEPT: QT_TRANSLATE_NOOP("text", "The throne comes back to you: this time you must take it."),
    Reason.NOT_CALLABLE: QT_TRANSLATE_NOOP("text", "Call with three or four identical cards: same rank and same suit."),
    Reason.SWORD_NEEDED: QT_TRANSLATE_NOOP(
        "text", "Only with the sword in your own hand can you play alone in the open."
    ),
    Reason.NOT_GUARD: QT_TRANSLATE_NOOP("text", "Only the Guard can declare."),
    Reason.CANNOT_APPLY: QT_TRANSLATE_NOOP(
        "text", "You can apply only against a last play, and only before anyone else."
    ),
    Reason.BIGS_NEEDED: QT_TRANSLATE_NOOP("text", "Big jokers needed against these jokers: {0}, selected: {1}"),
    Reason.BASE_NEEDED: QT_TRANSLATE_NOOP("text", "A rank of its own is needed beside the jokers"),
    Reason.NOT_HELD: QT_TRANSLATE_NOOP("text", "You do not hold {0}."),
    Reason.MUST_LEAD: QT_TRANSLATE_NOOP("text", "You lead: you must play something."),
    Reason.MIXED_RANKS: QT_TRANSLATE_NOOP("text", "{0} and {1} do not go together: one rank, and jokers with it."),
    Reason.TWO_SPECIALS: QT_TRANSLATE_NOOP("text", "There is only one special."),
    Reason.HELD_BACK: QT_TRANSLATE_NOOP("text", "The {0}s are held back: they go last, all at once, without jokers."),
    Reason.COUNT: QT_TRANSLATE_NOOP("text", "{0} needed, {1} selected"),
    Reason.JOKER_TOO_LOW: QT_TRANSLATE_NOOP("text", "Joker too low: {1} does not beat {0}"),
    Reason.BASE_TOO_LOW: QT_TRANSLATE_NOOP("text", "Too low: {1} does not beat {0}"),
    Reason.UNBEATABLE: QT_TRANSLATE_NOOP("text", "Nothing beats this"),
    Reason.KAO: QT_TRANSLATE_NOOP("text", "Cover each joker on the table by its own, then beat the rest"),
}
_MESSAGES: Final = {
    MessageKind.WELCOME: QT_TRANSLATE_NOOP("text", "Empty your hand before the others; F1 shows the rules."),
    MessageKind.STORAGE_DAMAGED: QT_TRANSLATE_NOOP("text", "The saved games were damaged; the file was kept as {0}."),
    MessageKind.STORAGE_FOREIGN: QT_TRANSLATE_NOOP(
        "text", "The saved-games file was not made by this game; it was kept as {0}."
    ),
    MessageKind.STORAGE_NEWER: QT_TRANSLATE_NOOP(
        "text", "The saved games come from a newer version; they were kept as {0}."
    ),
    MessageKind.STORAGE_READ_ONLY: QT_TRANSLATE_NOOP(
        "text", "The saved-games file could not be written; it was kept as {0}."
    ),
    MessageKind.STORAGE_IN_USE: QT_TRANSLATE_NOOP(
        "text", "Another window is using the same saved games: this one saves nothing."
    ),
    MessageKind.STORAGE_UNWRITABLE: QT_TRANSLATE_NOOP("text", "Nothing can be saved in {0}: the game goes on unsaved."),
    MessageKind.STORAGE_STOPPED: QT_TRANSLATE_NOOP("text", "Saving in {0} has failed: the game goes on unsaved."),
    MessageKind.PURSES_BROKEN: QT_TRANSLATE_NOOP(
        "text", "The saved gold eggs do not add up: everyone begins with 10,000 again."
    ),
    MessageKind.MATCH_BROKEN: QT_TRANSLATE_NOOP(
        "text", "The saved match does not follow its rules: a new one was begun."
    ),
    MessageKind.FONTS_MISSING: QT_TRANSLATE_NOOP(
        "text", "The game’s own fonts could not be loaded: system fonts are used instead."
    ),
    MessageKind.SETTINGS_DAMAGED: QT_TRANSLATE_NOOP("text", "The settings were damaged; the file was kept as {0}."),
    MessageKind.SETTINGS_NEWER: QT_TRANSLATE_NOOP(
        "text", "The settings come from a newer version; they were kept as {0}."
    ),
    MessageKind.SETTINGS_VALUE: QT_TRANSLATE_NOOP("text", "Some settings could not be read and were reset: {0}."),
    MessageKind.SETTINGS_UNWRITABLE: QT_TRANSLATE_NOOP(
        "text", "Settings cannot be written in {0}: they last until the window closes."
    ),
    MessageKind.HOUSE_NAME: QT_TRANSLATE_NOOP(
        "text", "House rules need a name of 1 to {0} characters that a file can have: no slash, colon, star or quote."
    ),
    MessageKind.HOUSE_TOO_LARGE: QT_TRANSLATE_NOOP("text", "{0} is too large for house rules."),
    MessageKind.HOUSE_UNREADABLE: QT_TRANSLATE_NOOP("text", "{0} is not a file of house rules, or is cut short."),
    MessageKind.HOUSE_VERSION: QT_TRANSLATE_NOOP("text", "{0} comes from another version of the game."),
    MessageKind.HOUSE_UNSOUND: QT_TRANSLATE_NOOP("text", "The rules in {0} contradict each other."),
    MessageKind.HOUSE_KEY: QT_TRANSLATE_NOOP("text", "{0}: there is no rule {1}; possible: {2}."),
    MessageKind.HOUSE_VALUE: QT_TRANSLATE_NOOP("text", "{0}: {1} cannot have this value; its region has {2}."),
    MessageKind.HOUSE_AT_ODDS: QT_TRANSLATE_NOOP("text", "{0}: {1} does not go with the rest; its region has {2}."),
    MessageKind.HOUSE_SEVERAL: QT_TRANSLATE_NOOP(
        "text", "{0} files of house rules cannot be used and are left as they are: {1}."
    ),
    MessageKind.HOUSE_UNWRITABLE: QT_TRANSLATE_NOOP("text", "{0} could not be written."),
    MessageKind.HOUSE_GONE: QT_TRANSLATE_NOOP("text", "The house rules {0} are no longer there."),
    MessageKind.UNKNOWN_ARGUMENT: QT_TRANSLATE_NOOP("text", "There is no option {0}."),
    MessageKind.MISSING_VALUE: QT_TRANSLATE_NOOP("text", "The option {0} needs a value."),
    MessageKind.UNEXPECTED_VALUE: QT_TRANSLATE_NOOP("text", "The option {0} takes no value."),
    MessageKind.BAD_CHOICE: QT_TRANSLATE_NOOP("text", "{0} cannot be {1}; possible: {2}."),
    MessageKind.BAD_SIZE: QT_TRANSLATE_NOOP("text", "{0} is not a size: give 1280x720 or larger, at most 7680x4320."),
    MessageKind.BAD_RULE_OPTION: QT_TRANSLATE_NOOP(
        "text", "{0} is not a rule option: give name=on, name=off or name=number."
    ),
    MessageKind.UNKNOWN_RULE_OPTION: QT_TRANSLATE_NOOP("text", "{1} has no rule option {0}; possible: {2}."),
    MessageKind.BAD_BOT_COUNT: QT_TRANSLATE_NOOP("text", "{0} levels of computer players given: give one, or four."),
    MessageKind.BAD_SEED: QT_TRANSLATE_NOOP("text", "A seed is 1 to 100 printable characters."),
    MessageKind.TWO_FILES: QT_TRANSLATE_NOOP("text", "Only one file can be opened, {0} is one too many."),
    MessageKind.AT_NEEDS_SCREENSHOT: QT_TRANSLATE_NOOP("text", "--at goes with --screenshot."),
    MessageKind.PHASE_NEVER: QT_TRANSLATE_NOOP("text", "The deal from seed {1} never comes to {0}."),
    MessageKind.NO_DISPLAY: QT_TRANSLATE_NOOP("text", "There is no desktop to open a window on."),
    MessageKind.SCREENSHOT_FAILED: QT_TRANSLATE_NOOP("text", "{0} could not be written."),
    MessageKind.SMOKE_MISSING: QT_TRANSLATE_NOOP("text", "The installation is incomplete: {0} cannot be loaded."),
    MessageKind.SMOKE_UNFINISHED: QT_TRANSLATE_NOOP("text", "The deal has not ended within {0} seconds."),
    MessageKind.SMOKE_WORKER: QT_TRANSLATE_NOOP("text", "The process of the computer players does not answer."),
    MessageKind.SMOKE_SAVED: QT_TRANSLATE_NOOP("text", "What was saved in {0} did not come back."),
    MessageKind.RECORD_UNREADABLE: QT_TRANSLATE_NOOP("text", "{0} cannot be opened."),
    MessageKind.RECORD_NOT_ONE: QT_TRANSLATE_NOOP("text", "{0} is not a record of the game."),
    MessageKind.RECORD_VARIANT: QT_TRANSLATE_NOOP("text", "{0} is of the region {1}, which is not known here."),
    MessageKind.RECORD_EMPTY: QT_TRANSLATE_NOOP("text", "No deal of this match has ended yet."),
    MessageKind.RECORD_UNWRITABLE: QT_TRANSLATE_NOOP("text", "{0} could not be written."),
    MessageKind.RECORD_WRITTEN: QT_TRANSLATE_NOOP("text", "The deals of this match are in {0}."),
    MessageKind.RECORD_CHANGED: QT_TRANSLATE_NOOP(
        "text", "{0} was changed by hand: its options and rules do not go together."
    ),
    MessageKind.RECORD_CHANGED_DEAL: QT_TRANSLATE_NOOP(
        "text", "{0} was changed by hand: deal {1} does not follow from its rules and seed."
    ),
    MessageKind.RECORD_CHANGED_ACTION: QT_TRANSLATE_NOOP(
        "text", "{0} was changed by hand: deal {1}, action {2} does not follow from the rules."
    ),
}


_ALLIANCES: Final = {
    "hidden": QT_TRANSLATE_NOOP("text", "Guard hidden"),
    "revealed": QT_TRANSLATE_NOOP("text", "Guard known"),
    "declared": QT_TRANSLATE_NOOP("text", "Guard declared"),
    "alone": QT_TRANSLATE_NOOP("text", "solo"),
}


def say(source: object, note: str = "") -> str:
    """A table's source in the language of the moment; `note` tells equal sources apart."""
    return translate(_CONTEXT, str(source), note)


def sentence(words: str) -> str:
    """Words that stand elsewhere within a sentence, at the beginning of one."""
    return words[:1].upper() + words[1:]


# Cards and plays.


def rank_face(rank: Rank) -> str:
    """What stands on a card of this rank: `10`, `K`, or the name of a joker."""
    if rank in _RANK_NAMES:
        return say(_RANK_NAMES[rank])
    return "10" if rank is Rank.TEN else rank.letter


def still_out(face: str, left: int, total: int) -> str:
    """How many cards of a rank are in the other hands, for those who hear it."""
    return translate("text", "{0}: {1} of {2} still out").format(face, left, total)


def suit_sign(suit: Suit) -> str:
    """`♠`, `♥`, `♣` or `♦`."""
    return _SUIT_SIGNS[suit]


def card_name(card: Card) -> str:
    """A card alone: `♠8`, small joker, the throne card as big joker."""
    return _SUIT_SIGNS.get(card.suit, "") + rank_face(card.rank)


def play_name(cards: Iterable[Card], rules: Rules) -> str:
    """A play by strength, base first: `5×9 + small joker`."""
    counts = Counter(strength(card, rules.special) for card in cards)
    fills = Rank.TWO if rules.plays.wild_twos else None
    ranks = sorted(counts, key=lambda rank: (rank.is_joker, rank is fills, -rank))
    parts = [rank_face(rank) if counts[rank] == 1 else f"{counts[rank]}×{rank_face(rank)}" for rank in ranks]
    return " + ".join(parts)


def spoken_mark(card: Card, rules: Rules) -> str:
    """What a marked card is, for those who hear it: sceptre, sword or called card; empty for a plain one."""
    if card.mark is Mark.SCEPTRE:
        return translate("text", "sceptre")
    if card.mark is Mark.GUARD:
        return translate("text", "called card") if rules.called else translate("text", "sword")
    return ""


def none_held(rank: Rank) -> str:
    """Said for the key of a rank that you do not hold."""
    return translate("text", "You have no {0}.").format(rank_face(rank))


def no_guard_card(rules: Rules) -> str:
    """The same for the key of the special, the sword or the called card."""
    if rules.special:
        return none_held(Rank.SPECIAL)
    return translate("text", "You have no called card.") if rules.called else translate("text", "You have no sword.")


def none_marked() -> str:
    """The same for the key of a marked card."""
    return translate("text", "There is no marked card under the keyboard.")


def number_of_cards(count: int) -> str:
    """`5 cards`."""
    return translate("text", "%n card(s)", "", count)


def signed(number: int) -> str:
    """`+4`, `−2`, `0`, `+10,600`, with the minus sign of arithmetic."""
    return f"+{number:,}" if number > 0 else f"−{-number:,}" if number else "0"


# Seats, roles, places, variants.


def seat_name(seat: Seat, own: str = "") -> str:
    """The name of a seat; `own` is the name that the player of seat 0 has chosen."""
    return isolated(own) if seat == 0 and own else say(_SEATS[seat])


def isolated(name: str) -> str:
    """A name written from right to left keeps its order to itself in every sentence (Unicode FSI and PDI)."""
    turned = any(unicodedata.bidirectional(character) in _FROM_THE_RIGHT for character in name)
    return f"\u2068{name}\u2069" if turned else name


def of_seat(name: str, words: str) -> str:
    """What a seat did, read aloud."""
    return translate("text", "{0}: {1}").format(name, words)


def seat_initial(seat: Seat, own: str = "") -> str:
    """The one character that stands for a seat where there is no room for its face."""
    return own[0] if seat == 0 and own else say(_AVATARS[seat], _SEAT_NOTES[seat])


def role_name(role: Role) -> str:
    """Emperor, Guard, Commoner, or the Emperor who plays alone."""
    return say(_ROLES[role])


def place_name(place: int, words: FinishWords) -> str:
    """The name of a place from 1 to 5 (R1)."""
    return say(_PLACES[words][place - 1], _PLACE_NOTES[words])


class Alliance(Enum):
    """What the table knows of the Emperor's side."""

    HIDDEN = "hidden"
    REVEALED = "revealed"
    DECLARED = "declared"
    ALONE = "alone"


def alliance(known: Alliance) -> str:
    """The word beside the stakes: 暗保, 侍卫已明, 明保, 独保."""
    return say(_ALLIANCES[known.value])


def solo_name(solo: SoloKind) -> str:
    """How a lone Emperor played: in the open or unseen."""
    if solo is SoloKind.HIDDEN:
        return translate("text", "Hidden solo")
    return translate("text", "Open solo")


def language() -> str:
    """The language in force, `zh` or `en`, for words that come as data."""
    return translate("text", "en", "code of this language")


def variant_name(variant: Variant, language: str) -> str:
    """The region's own name in `zh` or `en`."""
    return variant.zh if language == "zh" else variant.en


def house_name(name: str) -> str:
    """House rules among the regions."""
    return translate("text", "{0} · house rules").format(name)


def variant_about(variant: Variant, language: str) -> str:
    """One line on what the variant is."""
    return variant.about_zh if language == "zh" else variant.about_en


def rule_differs() -> str:
    """What the bar beside a rule means."""
    return translate("text", "different in Qingdao")


def option_name(name: str, held_back: Rank) -> str:
    """What a rule option is called; `held_back` is the rank that this variant would hold back."""
    return say(_OPTIONS[name]).format(rank_face(held_back))


def option_note(name: str) -> str:
    """What a rule option changes, in a sentence."""
    return say(_OPTION_NOTES[name])


def option_fixed() -> str:
    """Beside a rule that the variant leaves no choice in."""
    return translate("text", "always so here; house rules can change that")


def bot_name(level: str) -> str:
    """The level of a computer player."""
    return say(_BOTS[level])


def style_name(style: str) -> str:
    """The style of a computer player."""
    return say(_STYLES[style])


def message(told: Message) -> str:
    """What the program has to say besides the game, in one sentence."""
    details = told.details
    if told.kind is MessageKind.SETTINGS_VALUE:
        details = (translate("text", ", ", "between names").join(setting_name(str(detail)) for detail in details),)
    return say(_MESSAGES[told.kind]).format(*details)


def illegal(refused: Illegal) -> str:
    """Why an answer is not allowed, as a sentence or a phrase short enough for a button."""
    if refused.reason is Reason.NOT_HELD:
        return say(_REASONS[refused.reason]).format(refused.details[0] if refused.details else "")
    if refused.reason is Reason.COUNT:
        return say(_REASONS[refused.reason]).format(number_of_cards(int(refused.details[0])), refused.details[1])
    words = [str(detail) if isinstance(detail, int) else _letter_face(detail) for detail in refused.details]
    return say(_REASONS[refused.reason]).format(*words)


def _letter_face(letter: str) -> str:
    return rank_face(Rank(Rank.THREE + RANK_LETTERS.index(letter))) if len(letter) == 1 else letter


# The middle of the table.


def deal_title(variant: str, number: int) -> str:
    """`Qingdao · deal 3`."""
    return translate("text", "{0} · deal {1}").format(variant, number)


def called_card(card: Card) -> str:
    """`Called ♠8`."""
    return translate("text", "Called {0}").format(card_name(card))


def best_word() -> str:
    """What stands under the play to beat."""
    return translate("text", "Best")


def mark_name(mark: str) -> str:
    """A sign at a seat in words: `sceptre`, `sword` for a declared Guard, `hoe`, `kick`, `report`, `cross`."""
    match mark:
        case "sceptre":
            return translate("text", "sceptre")
        case "sword":
            return translate("text", "Declared")
        case "hoe":
            return translate("text", "Rebel")
        case "kick":
            return translate("text", "Kicks")
        case "report":
            return translate("text", "Few cards")
        case _:
            return translate("text", "Smothered")


def guess_mark(role: Role) -> str:
    """Beside a seat that you take for the Guard or for a Commoner."""
    return translate("text", "My guess: {0}").format(role_name(role))


def guess_said(name: str, role: Role | None) -> str:
    """What is said when you set a guess or take it back."""
    if role is None:
        return translate("text", "{0}: no guess").format(name)
    return translate("text", "{0}: {1}", "seat, guess").format(name, guess_mark(role))


def illegal_short(refused: Illegal) -> str:
    """Why the chosen cards will not go, short enough for a button."""
    match refused.reason:
        case Reason.MIXED_RANKS:
            return translate("text", "Mixed ranks")
        case Reason.HELD_BACK:
            return translate("text", "Held back")
        case Reason.JOKER_TOO_LOW:
            return translate("text", "Joker too low")
        case Reason.BASE_TOO_LOW:
            return translate("text", "Too low")
        case Reason.KAO:
            return translate("text", "Jokers not covered")
        case Reason.BIGS_NEEDED:
            return translate("text", "Too few big jokers")
        case Reason.BASE_NEEDED:
            return translate("text", "Base needed")
        case _:
            return illegal(refused).rstrip(".。")
