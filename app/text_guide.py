"""What is explained to somebody who plays for the first time, one short text at a time."""

from __future__ import annotations

from enum import Enum

from engine.rules import Rules, ScoreTable, Start

from .text import rank_face, translate


class Topic(Enum):
    """What can be new at the table; the values are kept in the settings."""

    GOAL = "goal"
    ORDER = "order"
    CALLED = "called"
    SOLO_CLAIM = "solo_claim"
    THRONE = "throne"
    CALL = "call"
    SOLO = "solo"
    ALLEGIANCE_GUARD = "allegiance_guard"
    ALLEGIANCE_REVOLT = "allegiance_revolt"
    ALLEGIANCE_QUIET = "allegiance_quiet"
    KICK = "kick"
    EMPEROR = "emperor"
    GUARD = "guard"
    COMMONER = "commoner"
    ALONE = "alone"
    LEAD = "lead"
    FOLLOW = "follow"
    JOKERS = "jokers"
    HELD_BACK = "held_back"
    REVEALED = "revealed"
    FINISHED = "finished"
    SETTLEMENT = "settlement"


def explanation(topic: Topic, rules: Rules) -> str:
    """One or two sentences."""
    return _role_phase(topic, rules) or _who_you_are(topic) or _play(topic, rules)


def _role_phase(topic: Topic, rules: Rules) -> str:
    match topic:
        case Topic.GOAL:
            return translate(
                "text_guide",
                "An Emperor and a secret Guard play against three Commoners. Get rid of your cards early, and help your"
                " side to. What is new is explained up here; the settings switch it off.",
            )
        case Topic.ORDER:
            return translate(
                "text_guide",
                "Your hand goes from high to low: the jokers, which have no suit, the 2s, A, K and so on down. Suits do"
                " not matter. 5×4 in a text means five 4s.",
            )
        case Topic.CALLED:
            return translate(
                "text_guide",
                "The Emperor has called the card that is named in the middle: who holds the fourth of it is the Guard."
                " ×1 beside it is the stake.",
            )
        case Topic.SOLO_CLAIM:
            return translate(
                "text_guide",
                "Before the throne is offered, anyone may claim it to play alone against four. That takes an"
                " exceptional hand; not to claim costs nothing.",
            )
        case Topic.THRONE if rules.throne.starts is Start.SCEPTRE:
            return translate(
                "text_guide",
                "The throne is offered first to whoever was dealt the sceptre, a marked card. Take it with a strong"
                " hand and be the Emperor; a weak one passes it on to the seat that plays before yours.",
            )
        case Topic.THRONE:
            return translate(
                "text_guide",
                "Who takes the throne is the Emperor. A strong hand takes it; a weak one passes it on to the seat that"
                " plays before yours.",
            )
        case Topic.CALL:
            return translate(
                "text_guide",
                "You show three identical cards: who holds the fourth is your Guard, and only they know. To show all"
                " four means to play alone.",
            )
        case Topic.SOLO:
            return translate(
                "text_guide",
                "Who holds the sword is your Guard. With the sword in your own hand you play alone, openly or unseen;"
                " else you just go on.",
            )
        case Topic.ALLEGIANCE_GUARD:
            return translate(
                "text_guide",
                "To declare makes you known to all; the line below says what else it changes. Everyone is asked, so"
                " that the question gives nobody away.",
            )
        case Topic.ALLEGIANCE_REVOLT:
            return translate(
                "text_guide",
                "A Commoner with a strong hand may raise the stakes here; the line below says what it takes. Everyone"
                " is asked, so that the question gives nobody away.",
            )
        case Topic.ALLEGIANCE_QUIET:
            return translate(
                "text_guide",
                "Only the Guard has a choice here; everyone is asked, so that the question gives nobody away. Just"
                " keep quiet.",
            )
        case Topic.KICK:
            return translate(
                "text_guide", "The stakes have doubled; a kick doubles them once more. Kick with a hand that will win."
            )
        case _:
            return ""


def _who_you_are(topic: Topic) -> str:
    match topic:
        case Topic.EMPEROR:
            return translate(
                "text_guide",
                "You are the Emperor. One of the four is your Guard and helps you unseen: watch who lets your plays"
                " pass.",
            )
        case Topic.GUARD:
            return translate(
                "text_guide",
                "You are the Guard, and only you know it. Let the Emperor’s plays pass and stop the others, without"
                " giving yourself away too early.",
            )
        case Topic.COMMONER:
            return translate(
                "text_guide",
                "You are a Commoner: stop the Emperor. One of the other three may be the Guard; a click on a seat"
                " keeps your guess.",
            )
        case Topic.ALONE:
            return translate("text_guide", "You play alone, four are against you: what counts is to be out first.")
        case _:
            return ""


def _play(topic: Topic, rules: Rules) -> str:
    match topic:
        case Topic.LEAD:
            return translate(
                "text_guide",
                "You lead: any number of cards of one rank, and jokers may go with them. Click the third card of a"
                " column to take three of it; Enter plays, H gives a hint.",
            )
        case Topic.FOLLOW if rules.tricks.hard_pass:
            return translate(
                "text_guide",
                "Lay as many cards as the marked play has, higher ones; or pass with P. Who has passed stays out of"
                " the trick.",
            )
        case Topic.FOLLOW:
            return translate(
                "text_guide",
                "Lay as many cards as the marked play has, higher ones; or pass with P. Who has passed may still"
                " follow later in the trick.",
            )
        case Topic.JOKERS if rules.plays.wild_twos:
            return translate(
                "text_guide",
                "There are jokers in this play: a small joker takes one big joker of yours, a big joker takes two, and"
                " the rest must be higher.",
            )
        case Topic.JOKERS if rules.plays.kao:
            return translate(
                "text_guide",
                "There are jokers in this play: cover each of them by its own, then beat the rest with as many higher"
                " cards.",
            )
        case Topic.JOKERS:
            return translate(
                "text_guide",
                "There are jokers in this play: each of them takes a higher joker of yours, and the rest must be"
                " higher too. Often it is wiser to pass.",
            )
        case Topic.HELD_BACK if rules.plays.held_back is not None:
            return translate(
                "text_guide",
                "The {0}s in your hand are held back: they go last of all, all at once, without jokers. Play the rest"
                " before.",
            ).format(rank_face(rules.plays.held_back))
        case Topic.REVEALED:
            return translate(
                "text_guide", "The Guard is known now: everybody sees who belongs to whom, and allies can help openly."
            )
        case Topic.FINISHED:
            return translate(
                "text_guide",
                "The first seat is out and has its place. Early places count for the whole side, so help those of"
                " yours who are still in.",
            )
        case Topic.SETTLEMENT if rules.scoring.table is ScoreTable.LEVEL:
            return translate(
                "text_guide",
                "K is {0} less the places of Emperor and Guard, who win 2K and K; each Commoner wins or loses the"
                " opposite of K. Enter deals again; Game has these explanations once more.",
            ).format(rules.scoring.level)
        case _:
            return translate(
                "text_guide",
                "The score: a line for each seat, with the arithmetic. Enter deals again, O shows the log. Game has"
                " these explanations once more.",
            )
