"""What happened and what it was worth, in words: the log, the news, the settlement."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.actions import Seat
from engine.cards import Card
from engine.events import (
    Applied,
    BoughtThree,
    Called,
    Cause,
    Claimed,
    Cleared,
    Crowned,
    Declined,
    Drawn,
    Ended,
    Event,
    Finished,
    Kicked,
    Passed,
    Pasted,
    PlayBegan,
    Played,
    Pressed,
    Reported,
    Revealed,
    Revolted,
    Role,
    Smothered,
    Staked,
    TributePaid,
    TrickClosed,
    Voided,
)
from engine.match import FORFEIT, Match
from engine.rules import Rules, ScoreTable
from engine.scoring import PLACE_PAY
from engine.state import Line, Outcome, SoloKind

from .text import Names, card_name, number_of_cards, place_name, play_name, role_name, say, signed, solo_name, translate

_FORMULAS: Final = {
    "2K": QT_TRANSLATE_NOOP("text", "Emperor 2K"),
    "K": QT_TRANSLATE_NOOP("text", "Guard K"),
    "-K": QT_TRANSLATE_NOOP("text", "Commoner −K"),
    "solo_first": QT_TRANSLATE_NOOP("text", "Lone Emperor, first"),
    "solo_second": QT_TRANSLATE_NOOP("text", "Lone Emperor, second"),
    "solo_lost": QT_TRANSLATE_NOOP("text", "Lone Emperor"),
    "against_solo": QT_TRANSLATE_NOOP("text", "Commoner"),
    "solo_place": QT_TRANSLATE_NOOP("text", "Lone Emperor, place"),
    "against_place": QT_TRANSLATE_NOOP("text", "Commoner, against him"),
    "unscored": QT_TRANSLATE_NOOP("text", "not scored"),
}


# What happened.


def event_line(event: Event, name: Names, rules: Rules) -> str:
    """The event as a line of the log; empty where the line before says it already."""
    match event:
        case BoughtThree() | TributePaid():
            return _moved(event, name)
        case Drawn(seat):
            return translate("text", "{0}: drawn, receives the sceptre").format(name(seat))
        case Claimed(seat):
            return translate("text", "{0}: claims the throne, alone against four").format(name(seat))
        case Declined(seat, to):
            return translate("text", "{0}: passes the throne to {1}").format(name(seat), name(to))
        case Pasted(seat, card):
            return translate("text", "{0}: adds {1} to the throne").format(name(seat), card_name(card))
        case Pressed(seat):
            return translate("text", "{0}: forced to take the throne").format(name(seat))
        case Crowned(seat, pile):
            return _crowned(name(seat), len(pile))
        case Called(seat, cards):
            return _called(name(seat), cards)
        case Revealed(seat, role):
            return translate("text", "{0} revealed: {1}").format(role_name(role), name(seat))
        case Revolted(seats, succeeded):
            rebels = _all(seats, name)
            if succeeded:
                return translate("text", "Revolt: {0}").format(rebels)
            return translate("text", "{0}: raises the hoe alone, no revolt").format(rebels)
        case Kicked(seats):
            return translate("text", "Kicked: {0}").format(_all(seats, name))
        case Staked(stakes):
            return translate("text", "Stakes ×{0}").format(stakes)
        case PlayBegan(seat):
            return translate("text", "{0}: first lead").format(name(seat))
        case Played(seat, cards, None):
            return translate("text", "{0}: {1}").format(name(seat), play_name(cards, rules))
        case Played(seat, cards, left):
            return translate("text", "{0}: {1} ({2} left)").format(name(seat), play_name(cards, rules), left)
        case Passed(seat):
            return translate("text", "{0}: pass").format(name(seat))
        case Reported(seat):
            few = number_of_cards(rules.tricks.report_at)
            return translate("text", "{0}: {1} or fewer left").format(name(seat), few)
        case Applied(seat):
            return translate("text", "{0}: passes and asks for the lead").format(name(seat))
        case Smothered(seat, by, place):
            finish = place_name(place, rules.finish.words)
            return translate("text", "{0}: smothered by {1}, {2}, and pays {1} 1 point").format(
                name(seat), name(by), finish
            )
        case Cleared(seat, by):
            return translate("text", "{0}: beaten by {1} with only 3s left, owes a card next deal").format(
                name(seat), name(by)
            )
        case Finished(seat, place):
            return translate("text", "{0}: out, {1}").format(name(seat), place_name(place, rules.finish.words))
        case TrickClosed(seat, inherited):
            if inherited:
                return translate("text", "{0}: inherits the lead").format(name(seat))
            return translate("text", "{0}: wins the trick").format(name(seat))
        case Voided():
            return translate("text", "Nobody takes the throne: the deal is void")
        case Ended():
            return translate("text", "The deal is over")


def _all(seats: Sequence[Seat], name: Names) -> str:
    return translate("text", ", ", "between names").join(name(seat) for seat in seats)


def _moved(event: BoughtThree | TributePaid, name: Names) -> str:
    """A card that changed hands before the throne."""
    if isinstance(event, BoughtThree):
        buyer, seller = name(event.seat), name(event.from_seat)
        if event.two is None:
            return translate("text", "{0}: a 3 from {1}, for nothing").format(buyer, seller)
        return translate("text", "{0}: a 3 from {1}, for {2}").format(buyer, seller, card_name(event.two))
    payer, taker = name(event.from_seat), name(event.to_seat)
    card = hidden_card() if event.card is None else card_name(event.card)
    if event.debt:
        return translate("text", "{0} pays {1} for the 3s: {2}").format(payer, taker, card)
    return translate("text", "{0} pays {1} tribute: {2}").format(payer, taker, card)


def sentences(lines: Sequence[str]) -> str:
    """Several lines as one sentence."""
    return translate("text", "; ", "between sentences").join(lines)


def hidden_card() -> str:
    """A card whose face is not yours to see."""
    return translate("text", "a card face down")


def moved_title(event: BoughtThree | TributePaid) -> str:
    """What the list of cards that changed hands is headed by."""
    if isinstance(event, BoughtThree):
        return translate("text", "Bought 3s")
    return translate("text", "Owed for the 3s") if event.debt else translate("text", "Tribute")


def twos_close(name: str, number: int) -> str:
    """A trick that 2s have closed at once (R4.2, R4.3)."""
    return translate("text", "{0}: {1} 2s close the trick at once and lead").format(name, number)


def throne_passed(declined: Declined, pasted: Pasted | None, you: Seat, name: Names, sceptre: bool) -> str:
    """Which cards change hands with the throne (R5.1, R5.2), as a sentence; empty where none does.

    sceptre: whether a marked card goes with the throne.
    """
    seat, to = declined.seat, declined.to
    lines = []
    if sceptre:
        if seat == you:
            words = translate("text", "Your sceptre joker goes to {1} with the throne")
        elif to == you:
            words = translate("text", "{0} passes you the throne, and the sceptre joker with it")
        else:
            words = translate("text", "{0} passes the throne and the sceptre joker to {1}")
        lines.append(words.format(name(seat), name(to)))
    if pasted is not None:
        if seat == you:
            words = translate("text", "Your {1} goes on the pile for the Emperor")
        else:
            words = translate("text", "{0} adds {1} to the pile for the Emperor")
        lines.append(words.format(name(seat), card_name(pasted.card)))
    return sentences(lines)


def throne_claimed(seat: Seat, you: Seat, name: Names) -> str:
    """抢独 won: the sceptre goes along (R5.6), as a sentence."""
    if seat == you:
        return translate("text", "You claim the throne and have the sceptre joker: alone against four")
    return translate("text", "{0} claims the throne and takes the sceptre joker: alone against four").format(name(seat))


def _crowned(name: str, pile: int) -> str:
    if pile:
        return translate("text", "{0}: Emperor, with {1} from the throne").format(name, number_of_cards(pile))
    return translate("text", "{0}: Emperor").format(name)


def _called(name: str, cards: Sequence[Card]) -> str:
    card = card_name(cards[0])
    if len(cards) == 4:
        return translate("text", "{0}: shows all four {1}, open solo").format(name, card)
    return translate("text", "{0}: calls {1}; whoever holds the fourth is the Guard").format(name, card)


def cause_sentence(event: Revealed, name: str, rules: Rules) -> str:
    """A role that became public, as a sentence for everyone at the table."""
    if event.role is Role.SOLO:
        return translate("text", "{0} plays alone against four!").format(name)
    if event.cause is Cause.DECLARED:
        if rules.declarations.guard_doubles:
            return translate("text", "The Guard declares: {0}. Stakes ×2").format(name)
        return translate("text", "The Guard declares: {0}").format(name)
    if event.cause is Cause.REVOLT:
        return translate("text", "Revolt! The Guard is {0}").format(name)
    if rules.called:
        return translate("text", "The called card is out: the Guard is {0}").format(name)
    return translate("text", "The sword is out: the Guard is {0}").format(name)


# The settlement.


def headline(outcome: Outcome, rules: Rules) -> str:
    """Who won the deal, in one line."""
    if outcome.void:
        return translate("text", "Void deal")
    royal = outcome.royal_points
    if rules.scoring.table is ScoreTable.TRIBUTE:
        return _tribute_headline(royal)
    if outcome.solo is not SoloKind.NONE:
        if royal == 0:
            return translate("text", "The lone Emperor breaks even")
        return translate("text", "The lone Emperor wins") if royal > 0 else translate("text", "The lone Emperor loses")
    if royal == 0:
        return translate("text", "A draw")
    return translate("text", "The Emperor’s side wins") if royal > 0 else translate("text", "The Commoners win")


def _tribute_headline(royal: int) -> str:
    if royal == 0:
        return translate("text", "Even: no tribute")
    return (
        translate("text", "The Emperor takes tribute") if royal > 0 else translate("text", "The Emperor pays tribute")
    )


def arithmetic(outcome: Outcome, rules: Rules) -> str:
    """How the points came about: `K = 6 − (1 + 3) = 2`, stakes behind it."""
    if outcome.void:
        return translate("text", "Nobody took the throne; nothing is scored")
    if any(line.formula == "unscored" for line in outcome.lines):
        return translate("text", "Everyone was on autoplay; nothing is scored")
    stakes = f"  × {outcome.stakes}" if outcome.stakes > 1 else ""
    if outcome.level is not None:
        places = {line.role: line.place for line in outcome.lines}
        level = signed(outcome.level).lstrip("+")
        return f"K = {rules.scoring.level} − ({places[Role.EMPEROR]} + {places[Role.GUARD]}) = {level}{stakes}"
    if outcome.solo is SoloKind.NONE:
        return _together(outcome, rules, stakes)
    lone = next(line for line in outcome.lines if line.role is Role.SOLO)
    kind = solo_name(outcome.solo)
    place = place_name(lone.place, rules.finish.words)
    points = signed((lone.points - lone.smother) // outcome.stakes)
    return f"{kind} · {place} · {points}{stakes}"


def _together(outcome: Outcome, rules: Rules, stakes: str) -> str:
    """Two royals under the tables of R12.5 and R12.6."""
    by_role = {line.role: line for line in outcome.lines}
    emperor, guard = by_role[Role.EMPEROR], by_role[Role.GUARD]
    if rules.scoring.table is ScoreTable.PLACES:
        royals = PLACE_PAY[emperor.place - 1] + PLACE_PAY[guard.place - 1]
        pays = _sum([PLACE_PAY[emperor.place - 1], PLACE_PAY[guard.place - 1]])
        return translate("text", "Emperor and Guard {0} = {1}").format(pays, signed(royals)) + stakes
    words = rules.finish.words
    return (
        translate("text", "Emperor {0}, Guard {1}").format(
            place_name(emperor.place, words), place_name(guard.place, words)
        )
        + stakes
    )


def _sum(numbers: Sequence[int]) -> str:
    """`4 − 2`."""
    first, *more = numbers
    return signed(first).lstrip("+") + "".join(f" {'−' if number < 0 else '+'} {abs(number)}" for number in more)


def formula(line: Line, outcome: Outcome, left: int) -> str:
    """One row's part of the arithmetic, and the cards of a seat that is not out: `Emperor 2K · 3 left`."""
    parts = [_formula(line, outcome)]
    if outcome.stakes > 1 and line.formula != "unscored":
        parts[0] = f"{parts[0]} × {outcome.stakes}"
    if line.smother:
        smothered = translate("text", "smothered {0}") if line.smother < 0 else translate("text", "smothering {0}")
        parts.append(smothered.format(signed(line.smother)))
    if left and line.smother >= 0:
        parts.append(translate("text", "%n left", "cards of a seat that is not out", left))
    return " · ".join(parts)


def _formula(line: Line, outcome: Outcome) -> str:
    match line.formula:
        case "royal_places" | "commoner_places":
            royal = line.formula == "royal_places"
            pays = [PLACE_PAY[o.place - 1] for o in outcome.lines if (o.role is not Role.COMMONER) is royal]
            return f"{role_name(line.role)} {_sum(pays)}"
        case "won" | "drawn" | "lost" | "against_won" | "against_drawn" | "against_lost":
            return role_name(line.role)
        case _:
            return say(_FORMULAS[line.formula])


def sheet_subtitle(title: str, after: Match, seat: Seat, assisted: bool = False) -> str:
    """`Qingdao · deal 3 · base stake 100 · your points +6 · eggs 10,600`; without gold eggs only the points.

    assisted: an answer was taken back, which is said with the deal.
    """
    points = signed(after.totals[seat])
    if assisted:
        title = translate("text", "{0} (assisted)").format(title)
    if not after.gold_eggs:
        return translate("text", "{0} · your points {1}").format(title, points)
    room = translate("text", "{0} · base stake {1}").format(title, after.stake)
    return f"{room} · " + translate("text", "your points {0} · eggs {1}").format(points, f"{after.eggs[seat]:,}")


def own_result(points: int) -> str:
    """What the deal brought you, in words."""
    if points > 0:
        return translate("text", "You win {0}").format(points)
    return translate("text", "You lose {0}").format(-points) if points < 0 else translate("text", "You break even")


def egg_note(points: int, moved: int, stake: int, before: int, after: int) -> str:
    """Why eggs did not move by points × stake: a cap (R13.1), or the house filled up an empty balance (R13.3)."""
    if before + moved == 0 and after > 0:
        return topped_up()
    return translate("text", "capped at what they had") if moved != points * stake else ""


def topped_up() -> str:
    """The house has filled up an empty balance (R13.3)."""
    return translate("text", "topped up by the house")


def owed_next(after: Match, name: Names) -> str:
    """The tribute and the cards for 3s that the next deal begins with (R14); empty where nothing is owed."""
    comma = translate("text", ", ", "between names")
    pays = comma.join(
        translate("text", "{0} {1}", "name, cards").format(name(seat), number_of_cards(number))
        for seat, number in after.before.tribute.pays
    )
    debts = comma.join(f"{name(debtor)} → {name(creditor)}" for debtor, creditor in after.before.debts)
    parts = []
    if pays:
        parts.append(translate("text", "Next deal pays tribute: {0}").format(pays))
    if debts:
        parts.append(translate("text", "owed for the 3s: {0}").format(debts))
    return translate("text", "; ", "between sentences").join(parts)


def house_moved(eggs: int) -> str:
    """What the caps left over, for the account of the house (R13.2)."""
    return translate("text", "House {0}").format(signed(eggs)) if eggs else ""


def given_up(name: str | None) -> str:
    """The headline of a deal that was given up, by you where no name is given."""
    if name is None:
        return translate("text", "You gave up the deal")
    return translate("text", "{0} gave up the deal").format(name)


def given_up_costs(eggs: int) -> str:
    """What giving up costs (R12.4)."""
    if eggs <= 0:
        return translate("text", "−{0} points; void for the others").format(FORFEIT)
    return translate("text", "−{0} points, {1} eggs to the house; void for the others").format(FORFEIT, f"{eggs:,}")


def auto_question() -> str:
    """Asked after a deal that ended while the table played for you (R15.3)."""
    return translate("text", "Autoplay was on. Take your seat back?")
