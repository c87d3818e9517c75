"""The words of the role phases, of the buttons and of your own role; `app.text` has everything else."""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import Action, Allegiance, Apply, Call, Kick, PlayCards, Prompt, Solo, SoloClaim, Throne
from engine.cards import Card, Rank
from engine.events import Role
from engine.rules import Rules, ScoreTable, Start

from .text import card_name, number_of_cards, play_name, rank_face, translate


@dataclass(frozen=True, slots=True)
class AnswerWords:
    """An answer of a role phase: its name on a button, what it means in a sentence, and its stake if it has one."""

    name: str
    consequence: str
    stake: str = ""


def question(prompt: Prompt, rules: Rules, role: Role | None, holds_sword: bool, only: Action | None) -> str:
    """What the seat is asked, as the title of the strip; `only`: the one answer that it may give, if it is one."""
    match prompt:
        case Prompt.SOLO_CLAIM:
            return translate("text", "Claim the throne to play alone?")
        case Prompt.THRONE:
            if only == Throne(True):
                return translate("text", "Nobody wants the throne: you must take it")
            if only == Throne(False):
                return translate(
                    "text", "Without three identical cards (same rank and suit) you cannot take the throne"
                )
            return translate("text", "The throne is offered to you")
        case Prompt.CALL:
            return translate("text", "Which card do you call? Whoever holds the fourth is your Guard")
        case Prompt.SOLO:
            if holds_sword:
                return translate("text", "The sword is in your own hand")
            return translate("text", "The sword is in another hand")
        case Prompt.ALLEGIANCE:
            if role is Role.GUARD:
                return translate("text", "You are the Guard: declare yourself?")
            if role is not Role.SOLO and rules.declarations.revolt:
                return translate("text", "You are a Commoner: revolt?")
            return translate("text", "The Guard may declare now; everyone is asked, so nothing gives it away")
        case Prompt.KICK:
            if role is Role.COMMONER:
                return translate("text", "The Guard has declared: kick?")
            return translate("text", "They have revolted: kick?")
        case Prompt.PLAY:
            return ""


def answer_words(
    action: Action,
    rules: Rules,
    role: Role | None,
    pasted: Card | None = None,
    fourth: bool = False,
    voids: bool = False,
    stakes: int = 1,
) -> AnswerWords:
    """The words of one answer. pasted: the card that declining would add to the throne. fourth: whether the
    fourth copy of the cards called is in the caller's own hand. voids: whether declining ends the deal. stakes: the
    multiplier so far.
    """
    match action:
        case SoloClaim(claim):
            return _claim(claim, rules)
        case Throne(accept):
            return _accept(rules) if accept else _decline(pasted, rules, voids)
        case Call():
            return _call(action, rules, fourth)
        case Solo(openly):
            return _solo(openly, rules, role)
        case Allegiance(declare):
            return _allegiance(declare, rules, role)
        case Kick(kick):
            return _kick(kick, role, stakes)
        case Apply():
            return AnswerWords(apply_button(), translate("text", "if everyone else passes, you lead"))
        case PlayCards(cards):
            return AnswerWords(play_button(play_name(cards, rules)) if cards else pass_button(), "")


def _call(action: Call, rules: Rules, fourth: bool) -> AnswerWords:
    name = translate("text", "Call {0}").format(card_name(action.cards[0]))
    if action.open:
        alone = translate("text", "three shown and alone against four, in the open")
        openly = translate("text", "{0}, open solo").format(name)
        return AnswerWords(openly, alone, win_or_lose(alone_points(rules, openly=True)))
    if len(action.cards) == 4:
        alone = translate("text", "all four shown: alone against four, in the open")
        return AnswerWords(name, alone, win_or_lose(alone_points(rules, openly=True)))
    if fourth:
        alone = translate("text", "you hold the fourth too: alone, and nobody knows")
        return AnswerWords(name, alone, win_or_lose(alone_points(rules, openly=False)))
    return AnswerWords(name, translate("text", "two against three"), _together(rules))


def open_word() -> str:
    """明独, beside three cards that are shown."""
    return translate("text", "open solo")


def alone_points(rules: Rules, openly: bool) -> int:
    """The most a lone Emperor can win or lose before stakes (R12.2, R12.3, R12.5, R12.6)."""
    if rules.scoring.table is ScoreTable.LEVEL:
        return rules.scoring.solo_open if openly else rules.scoring.solo_hidden
    return 8 if openly else 4


def _together(rules: Rules) -> str:
    """What Emperor and Guard are worth to one another."""
    match rules.scoring.table:
        case ScoreTable.LEVEL:
            return translate("text", "you count double, your Guard once")
        case ScoreTable.PLACES:
            return translate("text", "your two places are added up")
        case ScoreTable.TRIBUTE:
            return translate("text", "you win if you are first, or if your Guard is first and you second")


def win_or_lose(points: int) -> str:
    """`win +24 / lose −24`."""
    return translate("text", "win +{0} / lose −{0}").format(points)


def _claim(claim: bool, rules: Rules) -> AnswerWords:
    if claim:
        return AnswerWords(
            translate("text", "Claim"),
            translate("text", "alone against four, in the open, with no Guard"),
            win_or_lose(alone_points(rules, openly=True)),
        )
    return AnswerWords(translate("text", "Don’t claim"), translate("text", "the throne is then offered as usual"))


def _accept(rules: Rules) -> AnswerWords:
    name = translate("text", "Take the throne")
    if rules.called:
        lead = translate("text", "you call a card and lead first")
    else:
        lead = translate("text", "you lead first; whoever holds the sword is your Guard")
    return AnswerWords(name, translate("text", "{0}; {1}", "two consequences").format(lead, _together(rules)))


def _decline(pasted: Card | None, rules: Rules, voids: bool) -> AnswerWords:
    name = translate("text", "Pass it on")
    if voids:
        return AnswerWords(name, translate("text", "nobody is left to ask: the deal is void"))
    if rules.throne.starts is not Start.FIRST_SEAT:
        if pasted is None:
            return AnswerWords(name, translate("text", "the sceptre joker leaves your hand with it, nothing else"))
        both = translate("text", "the sceptre joker leaves your hand with it, and so does your {0}")
        return AnswerWords(name, both.format(card_name(pasted)))
    if pasted is None:
        return AnswerWords(name, translate("text", "the next seat is asked; it costs you nothing"))
    return AnswerWords(name, translate("text", "it costs you a card: your {0} goes with it").format(card_name(pasted)))


def _solo(openly: bool, rules: Rules, role: Role | None) -> AnswerWords:
    if openly:
        return AnswerWords(
            translate("text", "Open solo"),
            translate("text", "everybody knows that you play alone against four"),
            win_or_lose(alone_points(rules, openly=True)),
        )
    if role is Role.SOLO:
        return AnswerWords(
            translate("text", "Hidden solo"),
            translate("text", "nobody knows that you have no Guard"),
            win_or_lose(alone_points(rules, openly=False)),
        )
    return AnswerWords(translate("text", "Go on"), translate("text", "your Guard stays hidden; two against three"))


def _allegiance(declare: bool, rules: Rules, role: Role | None) -> AnswerWords:
    declarations = rules.declarations
    if not declare:
        return AnswerWords(translate("text", "Keep quiet"), translate("text", "nobody learns who you are"))
    if role is Role.GUARD:
        name = translate("text", "Declare")
        if declarations.guard_doubles:
            return AnswerWords(name, translate("text", "everybody knows you as the Guard"), stakes_change(1))
        if rules.scoring.table is ScoreTable.TRIBUTE:
            wins = translate(
                "text", "everybody knows you; you then win only if the Emperor is first and you are second"
            )
            return AnswerWords(name, wins)
        return AnswerWords(name, translate("text", "everybody knows you as the Guard"))
    if not declarations.revolt_reveals:
        alone = translate("text", "one is enough; the Guard stays hidden")
        return AnswerWords(translate("text", "Revolt"), alone, stakes_change(1))
    if declarations.revolt_needs == 1:
        needed = translate("text", "one rebel is enough; then the Guard is revealed")
    else:
        needed = translate(
            "text", "it takes %n rebel(s) or more; then the Guard is revealed", "", declarations.revolt_needs
        )
    return AnswerWords(translate("text", "Revolt"), needed, stakes_change(1))


def _kick(kick: bool, role: Role | None, stakes: int) -> AnswerWords:
    if not kick:
        quiet = translate("text", "the stakes stay at ×{0} unless others kick").format(stakes)
        return AnswerWords(translate("text", "Don’t kick"), quiet)
    name = translate("text", "Kick")
    if role is Role.COMMONER:
        needed = translate("text", "it takes two Commoners; you win or lose twice as much")
    else:
        needed = translate("text", "one of you two is enough; you win or lose twice as much")
    return AnswerWords(name, needed, stakes_change(stakes))


def stakes_change(stakes: int) -> str:
    """`×1 → ×2`."""
    return translate("text", "stakes ×{0} → ×{1}").format(stakes, 2 * stakes)


# Buttons.


def play_button(play: str) -> str:
    """`Play 5×9`."""
    return translate("text", "Play {0}").format(play)


def pass_button() -> str:
    """不要."""
    return translate("text", "Pass")


def apply_button() -> str:
    """申请接风."""
    return translate("text", "Ask for the lead")


def hint_button() -> str:
    """提示."""
    return translate("text", "Hint")


def choose_first(needed: int) -> str:
    """What the play button says while nothing is chosen; `needed` is 0 for a lead."""
    if needed:
        return translate("text", "Your turn: choose {0}").format(number_of_cards(needed))
    return translate("text", "Your lead: choose cards")


def cannot_beat() -> str:
    """What it says instead where only a pass is left."""
    return translate("text", "You cannot beat it: pass")


def auto_word() -> str:
    """托管, on your own seat."""
    return translate("text", "Autoplay")


def auto_off_button() -> str:
    """What the one button says while the table plays for you."""
    return translate("text", "Take my seat back")


def auto_stays() -> str:
    """Why the seat cannot be taken back (R15.2)."""
    return translate("text", "Used more than three times in this deal: autoplay stays on until it ends.")


def auto_on() -> str:
    """Said when the table begins to play for you."""
    return translate("text", "Autoplay is on: press T to take your seat back.")


def plays_of_trick(number: int) -> str:
    """How many plays the trick under way has so far."""
    return translate("text", "This trick: {0} plays").format(number)


def taken_back() -> str:
    """Said when an answer of the player was taken back."""
    return translate("text", "Taken back. This deal counts as assisted.")


def same_deal() -> str:
    """Said when a deal that was over is dealt again."""
    return translate("text", "The same deal again: it counts as assisted, and its new score replaces the old one.")


def same_deal_later() -> str:
    """Said where a deal is to be played again that is not over."""
    return translate("text", "The same deal can be played again once it is over.")


def nothing_to_take_back() -> str:
    """Said where the player has given no answer yet, or the deal is over."""
    return translate("text", "There is nothing to take back.")


def waiting_for(name: str) -> str:
    """What the play button says while another seat is to act; an empty name where several are."""
    if name:
        return translate("text", "Waiting for {0}").format(name)
    return translate("text", "Waiting for the others")


def new_match_again() -> str:
    """What the key of a new match says first while one is running."""
    return translate("text", "Press again to give up this match and start a new one.")


def tiny_window() -> str:
    """Said when the window becomes much smaller than it should be."""
    return translate("text", "Everything is drawn smaller here: the table is made for 1280×720 or more.")


def nothing_let_pass() -> str:
    """Of a seat that has let no play pass so far."""
    return translate("text", "nothing so far")


def your_turn() -> str:
    """What is said when you are to play."""
    return translate("text", "Your turn")


def slot_word(word: str) -> str:
    """What stands in front of a seat instead of cards: `pass`, `applied`, `declined`, `pressed`, `crowned`,
    `claimed`."""
    match word:
        case "pass":
            return translate("text", "Pass")
        case "applied":
            return translate("text", "Asks for it")
        case "declined":
            return translate("text", "Declines")
        case "pressed":
            return translate("text", "Must take it")
        case "crowned":
            return translate("text", "Takes it")
        case _:
            return translate("text", "Claims it")


# Your own role.


def own_role(role: Role | None, sceptre: bool, sword: bool, emperor: str) -> str:
    """Who you are, or what you hold, or the name of the Emperor, while nobody has a Guard yet."""
    match role:
        case Role.EMPEROR:
            return translate("text", "You are the Emperor")
        case Role.GUARD:
            return translate("text", "You are the Guard")
        case Role.COMMONER:
            return translate("text", "You are a Commoner")
        case Role.SOLO:
            return translate("text", "You play alone")
        case None if sceptre:
            return translate("text", "You hold the sceptre")
        case None if sword:
            return translate("text", "You hold the sword")
        case None if emperor:
            return emperor_is(emperor)
        case None:
            return translate("text", "No Emperor yet")


def emperor_is(name: str) -> str:
    """Who has the throne."""
    return translate("text", "{0} is the Emperor").format(name)


def own_role_note(
    role: Role | None, public: bool, guard: str, sceptre: bool, sword: bool, alone: bool, emperor: bool
) -> str:
    """Who knows of your role. public: everybody does, or knows that the sceptre lies with you. guard: the name of the
    Guard once public. alone: the Emperor is known to have none. emperor: somebody has the throne.
    """
    match role:
        case Role.EMPEROR if sword:
            return translate("text", "The sword is in your own hand")
        case Role.COMMONER if alone:
            return translate("text", "Four against one, there is no Guard")
        case Role.EMPEROR if guard:
            return translate("text", "Your Guard is {0}").format(guard)
        case Role.EMPEROR:
            return translate("text", "Your Guard is unknown")
        case Role.GUARD | Role.SOLO if not public:
            return translate("text", "Nobody else knows")
        case Role.GUARD | Role.SOLO:
            return translate("text", "Everyone knows")
        case Role.COMMONER if guard:
            return translate("text", "The Guard is {0}").format(guard)
        case Role.COMMONER:
            return translate("text", "The Guard is unknown")
        case None if sceptre and public:
            return translate("text", "Everyone can see it")
        case None if sceptre:
            return translate("text", "Nobody else knows")
        case None if sword:
            return translate("text", "Nobody else knows")
        case None if emperor:
            return translate("text", "The Guard is not called yet")
        case None:
            return translate("text", "Nobody has taken the throne")


def column_spoken(rank: Rank, chosen: int, held: int) -> str:
    """A column of the hand, read aloud: `K: 2 of 5 chosen`."""
    return translate("text", "{0}: {1} of {2} chosen").format(rank_face(rank), chosen, held)
