"""The words of the role phases, of the buttons and of your own role; `app.text` has everything else."""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import Action, Allegiance, Call, PlayCards, Prompt, Solo, SoloClaim, Throne
from engine.cards import Card
from engine.events import Role
from engine.rules import Rules

from .text import card_name, number_of_cards, play_name, translate


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
                return translate("text", "Without three identical cards to call you cannot take the throne")
            return translate("text", "The throne is offered to you")
        case Prompt.CALL:
            return translate("text", "Whose fourth card will guard you? You can call")
        case Prompt.SOLO:
            if holds_sword:
                return translate("text", "The sword is in your own hand")
            return translate("text", "The sword is in another hand")
        case Prompt.ALLEGIANCE:
            if role is Role.GUARD:
                return translate("text", "You are the Guard: declare yourself?")
            if rules.declarations.revolt and role is not Role.SOLO:
                return translate("text", "You are a Commoner: revolt?")
            return translate("text", "The Guard may declare now; everyone is asked, so that nothing shows")
        case Prompt.PLAY:
            return ""


def answer_words(action: Action, rules: Rules, role: Role | None, pasted: Card | None, fourth: bool) -> AnswerWords:
    """The words of one answer. `pasted`: the card that declining would add to the throne. `fourth`: whether the
    fourth copy of the cards called is in the caller's own hand.
    """
    match action:
        case SoloClaim(claim):
            return _claim(claim, rules)
        case Throne(accept):
            return _accept(rules) if accept else _decline(pasted)
        case Call(cards):
            name = translate("text", "Call {0}").format(card_name(cards[0]))
            if len(cards) == 4:
                alone = translate("text", "all four shown: alone against four, in the open")
                return AnswerWords(name, alone, win_or_lose(rules.scoring.solo_open))
            if fourth:
                alone = translate("text", "you hold the fourth too: alone, and nobody knows")
                return AnswerWords(name, alone, win_or_lose(rules.scoring.solo_hidden))
            return AnswerWords(name, translate("text", "two against three"), translate("text", "you 2K, your Guard K"))
        case Solo(openly):
            return _solo(openly, rules, role)
        case Allegiance(declare):
            return _allegiance(declare, role)
        case PlayCards(cards):
            return AnswerWords(play_button(play_name(cards, rules)) if cards else pass_button(), "")


def win_or_lose(points: int) -> str:
    """`win +24 / lose −24`."""
    return translate("text", "win +{0} / lose −{0}").format(points)


def _claim(claim: bool, rules: Rules) -> AnswerWords:
    if claim:
        return AnswerWords(
            translate("text", "Claim"),
            translate("text", "alone against four, in the open, with no Guard"),
            win_or_lose(rules.scoring.solo_open),
        )
    return AnswerWords(translate("text", "Don’t claim"), translate("text", "the throne is offered as usual"))


def _accept(rules: Rules) -> AnswerWords:
    name = translate("text", "Take the throne")
    if rules.called:
        return AnswerWords(name, translate("text", "you call a card and lead first; you earn 2K, your Guard K"))
    return AnswerWords(
        name, translate("text", "you lead first; who holds the sword guards you; you earn 2K, the Guard K")
    )


def _decline(pasted: Card | None) -> AnswerWords:
    name = translate("text", "Pass it on")
    if pasted is None:
        return AnswerWords(name, translate("text", "it costs you nothing this time"))
    return AnswerWords(name, translate("text", "it costs you a card: your {0} goes with it").format(card_name(pasted)))


def _solo(openly: bool, rules: Rules, role: Role | None) -> AnswerWords:
    if openly:
        return AnswerWords(
            translate("text", "Alone, open"),
            translate("text", "everybody knows that you play alone against four"),
            win_or_lose(rules.scoring.solo_open),
        )
    if role is Role.SOLO:
        return AnswerWords(
            translate("text", "Alone, unseen"),
            translate("text", "nobody knows that you have no Guard"),
            win_or_lose(rules.scoring.solo_hidden),
        )
    return AnswerWords(translate("text", "Go on"), translate("text", "your Guard stays in the dark; two against three"))


def _allegiance(declare: bool, role: Role | None) -> AnswerWords:
    if not declare:
        return AnswerWords(translate("text", "Keep quiet"), translate("text", "nobody learns who you are"))
    if role is Role.GUARD:
        return AnswerWords(
            translate("text", "Declare"), translate("text", "everybody knows you as the Guard; stakes ×2")
        )
    return AnswerWords(
        translate("text", "Revolt"),
        translate("text", "it takes two rebels or more; then the Guard is revealed"),
        stakes_double(),
    )


def stakes_double() -> str:
    """`stakes ×2`."""
    return translate("text", "stakes ×2")


# Buttons.


def play_button(play: str) -> str:
    """`Play 5×9`."""
    return translate("text", "Play {0}").format(play)


def pass_button() -> str:
    """不要."""
    return translate("text", "Pass")


def hint_button() -> str:
    """提示."""
    return translate("text", "Hint")


def choose_first(needed: int) -> str:
    """What the play button says while nothing is chosen; `needed` is 0 for a lead."""
    if needed:
        return translate("text", "Your turn: choose {0}").format(number_of_cards(needed))
    return translate("text", "Your lead: choose cards")


def waiting_for(name: str) -> str:
    """What the play button says while another seat is to act; an empty name where several are."""
    if name:
        return translate("text", "Waiting for {0}").format(name)
    return translate("text", "Waiting for the others")


def new_match_again() -> str:
    """What the key of a new match says first while one is running."""
    return translate("text", "Once more, and this match is given up for a new one.")


def your_turn() -> str:
    """What is said when you are to play."""
    return translate("text", "Your turn")


def slot_word(word: str) -> str:
    """What stands in front of a seat instead of cards: `pass`, `declined`, `pressed`, `crowned`, `claimed`."""
    match word:
        case "pass":
            return translate("text", "Pass")
        case "declined":
            return translate("text", "Declines")
        case "pressed":
            return translate("text", "Must take it")
        case "crowned":
            return translate("text", "Takes it")
        case _:
            return translate("text", "Claims it")


# Your own role.


def own_role(role: Role | None, sceptre: bool, sword: bool) -> str:
    """Who you are, or what you hold while there is no Emperor."""
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
        case None:
            return translate("text", "No Emperor yet")


def own_role_note(role: Role | None, public: bool, guard: str, sceptre: bool, sword: bool, alone: bool) -> str:
    """Who knows of your role. guard: the name of the Guard once public. alone: the Emperor is known to have none."""
    match role:
        case Role.EMPEROR if sword:
            return translate("text", "the sword is in your own hand")
        case Role.COMMONER if alone:
            return translate("text", "four against one, there is no Guard")
        case Role.EMPEROR if guard:
            return translate("text", "your Guard is {0}").format(guard)
        case Role.EMPEROR:
            return translate("text", "your Guard is unknown")
        case Role.GUARD | Role.SOLO if not public:
            return translate("text", "nobody else knows")
        case Role.GUARD | Role.SOLO:
            return translate("text", "everyone knows")
        case Role.COMMONER if guard:
            return translate("text", "the Guard is {0}").format(guard)
        case Role.COMMONER:
            return translate("text", "the Guard is unknown")
        case None if sceptre:
            return translate("text", "everyone can see it")
        case None if sword:
            return translate("text", "nobody else knows")
        case None:
            return translate("text", "nobody has taken the throne")
