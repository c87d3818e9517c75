"""What is explained to somebody who plays for the first time, one short text at a time."""

from __future__ import annotations

from enum import Enum

from engine.rules import Rules, ScoreTable, Start

from .text import rank_face, translate
from .text_prompts import alone_points


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
    BOUGHT = "bought"
    REPORTS = "reports"
    LEAD = "lead"
    INHERITED = "inherited"
    FOLLOW = "follow"
    FILLING = "filling"
    ATTACHED = "attached"
    GESTURES = "gestures"
    JOKERS = "jokers"
    PILE = "pile"
    HELD_BACK = "held_back"
    REVEALED = "revealed"
    FINISHED = "finished"
    SETTLEMENT = "settlement"
    EGGS = "eggs"


def explanation(topic: Topic, rules: Rules) -> str:
    """A few short sentences."""
    return _role_phase(topic, rules) or _who_you_are(topic) or _hand(topic, rules) or _play(topic, rules)


def _role_phase(topic: Topic, rules: Rules) -> str:
    match topic:
        case Topic.GOAL:
            return translate(
                "text_guide",
                "An Emperor and a secret Guard play against three Commoners: get rid of your cards early, and help your"
                " side do the same.",
            )
        case Topic.CALLED:
            return translate(
                "text_guide",
                "The Emperor has called the card that is named in the middle: whoever holds the fourth of it is the"
                " Guard. ×1 beside it is the stake.",
            )
        case Topic.SOLO_CLAIM:
            return translate(
                "text_guide",
                "Whoever has the throne is Emperor. Claim it now and you play alone against four, without a Guard: out"
                " first you win {0} points, otherwise you lose {0}. Don’t claim unless your hand is outstanding; the"
                " throne is then offered, first to whoever holds the sceptre.",
            ).format(alone_points(rules, openly=True))
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
                "You show three identical cards, same rank and same suit: whoever holds the fourth is your Guard, and"
                " only they know. To show all four means to play alone.",
            )
        case Topic.SOLO:
            return translate(
                "text_guide",
                "Whoever holds the sword is your Guard. With the sword in your own hand you play alone, openly or"
                " in secret; otherwise just go on.",
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


def _hand(topic: Topic, rules: Rules) -> str:
    match topic:
        case Topic.ORDER if rules.called:
            return translate(
                "text_guide",
                "Your hand goes from high to low: jokers, 2s, A, K and so on down. Suits count for nothing but calling,"
                " where identical means same rank and same suit. 5×4 in a text means five 4s.",
            )
        case Topic.ORDER:
            return translate(
                "text_guide",
                "Your hand goes from high to low: jokers, 2s, A, K and so on down. Suits do not matter. 5×4 in a text"
                " means five 4s.",
            )
        case Topic.ATTACHED:
            return translate(
                "text_guide",
                "Jokers may go along with another rank: 3×9 + small joker is a play of four cards. The joker in it"
                " makes it hard to beat, and is gone with it.",
            )
        case Topic.FILLING:
            return translate(
                "text_guide",
                "A click on a rank takes as many cards as you need and fills up with jokers. What is raised will be"
                " played; click again to change it.",
            )
        case Topic.GESTURES:
            return translate(
                "text_guide",
                "Other ways to choose: turn the wheel over a column, or drag across the cards; a right click puts them"
                " back. A flick upwards plays what is raised.",
            )
        case Topic.BOUGHT:
            return translate(
                "text_guide",
                "Here everyone begins with exactly one 3: whoever was dealt none has bought one from another seat,"
                " usually for a 2. The middle of the table shows who from whom.",
            )
        case Topic.REPORTS:
            return translate(
                "text_guide",
                "The ? beside a seat: here nobody sees how many cards the others hold. Whoever is down to {0} or fewer"
                " has to say so.",
            ).format(rules.tricks.report_at)
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
        case Topic.INHERITED:
            return translate(
                "text_guide",
                "The trick was won by a player who is out. The lead then goes to the next seat that still has cards:"
                " to you.",
            )
        case Topic.PILE:
            return translate(
                "text_guide",
                "The number on the pile in the middle counts the cards of all tricks so far. A click on it, or L, shows"
                " the last trick.",
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
        case Topic.EGGS:
            return translate(
                "text_guide",
                "Gold eggs are play money: a point is worth the base stake in eggs. Nobody loses more than they have,"
                " and the balance goes on into the next match.",
            )
        case Topic.SETTLEMENT if rules.scoring.table is ScoreTable.LEVEL:
            return translate(
                "text_guide",
                "K is {0} less the places of Emperor and Guard, who win 2K and K; each Commoner gets −K. Enter"
                " deals again. The Game panel explains everything once more.",
            ).format(rules.scoring.level)
        case _:
            return translate(
                "text_guide",
                "The score: a line for each seat, with the arithmetic. Enter deals again, O shows the log. The Game"
                " panel explains everything once more.",
            )
