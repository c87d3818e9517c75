"""What the window shows: pure derivations from a deal, and the object that turns touches into answers."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

sys.path.insert(0, str(Path(__file__).parent))

from app.session import MatchSummary
from app.text_guide import Topic, explanation
from app.viewmodels.bar import ButtonRow, derive_bar, refusal
from app.viewmodels.centre import derive_centre, derive_role
from app.viewmodels.guide import topics
from app.viewmodels.log import derive_log
from app.viewmodels.rules import derive_rules
from app.viewmodels.seats import derive_seats, derive_slots, tricks
from app.viewmodels.sheet import derive_sheet
from app.viewmodels.strip import derive_strip, open_answers, safe_choice
from app.viewmodels.table import Table, gathered_cards, turn
from engine.actions import Call, Prompt, Reason, SoloClaim
from engine.bots import bot_rng, make_bot
from engine.cards import Card, Mark, Rank, Suit, parse_cards
from engine.events import (
    Called,
    Crowned,
    Declined,
    Event,
    Passed,
    Pasted,
    PlayBegan,
    Played,
    Role,
    TrickClosed,
)
from engine.match import Match
from engine.state import GameState, Offer, Phase, Trick
from engine.transition import apply, new_deal
from engine.variants import load
from engine.view import SeatView, view

QINGDAO = load("qingdao").rules()
SIMPLE = load("lianzhong-simple").rules()
NAMES = ("You", "B", "C", "D", "E")
SHIFT = Qt.KeyboardModifier.ShiftModifier.value


def table(seen: SeatView, **values: Any) -> Table:
    base = Table(view=seen, turn=0, names=NAMES, clockwise=False, number=1, variant="Qingdao")
    return replace(base, **values)


def deal(rules: Any, seed: str, until: Callable[[GameState], bool]) -> GameState:
    """A deal played by bots until something holds."""
    state = new_deal(rules, seed, 0, 0)
    while not until(state):
        seat = next(seat for seat in state.waiting if state.prompt(seat) is not None)
        seen = view(state, seat)
        state = apply(state, seat, make_bot("standard").choose(seen, bot_rng(seed, 0, seat, 0)).action).state
    return state


def asked(prompt: Prompt) -> Callable[[GameState], bool]:
    return lambda state: 0 in state.waiting and view(state, 0).prompt is prompt


def following(hand: str, laid: str, rules: Any = QINGDAO) -> SeatView:
    """Seat 0 with a hand, asked to answer what seat 4 has laid."""
    base = view(deal(QINGDAO, "7", lambda state: state.phase is Phase.PLAY), 0)
    cards = parse_cards(hand)
    trick = Trick(plays=((4, parse_cards(laid)),) if laid else ())
    return replace(base, rules=rules, hand=cards, trick=trick, prompt=Prompt.PLAY, outcome=None, finished=())


def play_button(seen: SeatView, chosen: str) -> ButtonRow:
    rows = derive_bar(table(seen), parse_cards(chosen), 0)
    return next(row for row in rows if row.action == "play")


# Seats and slots.


def test_seats_run_round_the_table_in_the_order_shown() -> None:
    seen = view(new_deal(QINGDAO, "7", 0, 0), 0)
    assert [row.position for row in derive_seats(table(seen), {}, "")] == [0, 1, 2, 3, 4]
    assert [row.position for row in derive_seats(table(seen, clockwise=True), {}, "")] == [0, 4, 3, 2, 1]


def test_a_seat_shows_what_everybody_knows_and_your_guess() -> None:
    state = deal(QINGDAO, "7", lambda state: state.phase is Phase.PLAY)
    rows = derive_seats(table(view(state, 0), turn=2), {3: Role.GUARD}, "")
    assert [row.badge for row in rows] == ["emperor" if seat == state.emperor else "" for seat in range(5)]
    assert [row.count_text for row in rows] == [str(len(hand)) for hand in state.hands]
    assert [row.is_turn for row in rows] == [False, False, True, False, False]
    assert rows[3].marks == ("guess",) and rows[3].spoken.endswith("My guess: Guard")


def test_nothing_shown_tells_who_the_guard_is() -> None:
    state = deal(QINGDAO, "7", lambda state: state.phase is Phase.PLAY)
    hidden = [seat for seat in (1, 2, 3, 4) if seat != state.emperor]
    shown = []
    for guard in hidden:
        seen = view(replace(state, guard=guard), 0)
        picture = table(seen)
        shown.append((derive_seats(picture, {}, ""), derive_slots(picture), derive_centre(picture)))
    assert all(one == shown[0] for one in shown)


EVENTS = (
    Declined(1, 0),
    Pasted(2, Card(Rank.TWO, Suit.HEARTS)),
    Crowned(3, ()),
    Called(3, parse_cards("9S9S9S")),
    PlayBegan(3),
    Played(3, parse_cards("6S6H"), 41),
    Passed(4),
    Played(0, parse_cards("8S8H"), 41),
    TrickClosed(0, False),
    Played(0, parse_cards("5S"), 40),
)


def test_slots_follow_the_trick() -> None:
    seen = view(deal(QINGDAO, "7", lambda state: state.phase is Phase.PLAY), 0)

    def slots(events: int, *plays: tuple[int, str]) -> Any:
        laid = tuple((seat, parse_cards(cards)) for seat, cards in plays)
        return derive_slots(table(replace(seen, events=EVENTS[:events], trick=Trick(plays=laid))))

    throne = slots(4)
    assert [row.pass_text for row in throne] == ["", "Declines", "", "", ""]
    assert [len(row.cards) for row in throne] == [0, 0, 0, 3, 0]
    assert [row.gone for row in slots(5)] == ["fade"] * 5
    first = slots(7, (3, "6S6H"))
    assert (first[3].best, first[3].best_text, first[4].pass_text) == (True, "Best", "Pass")
    second = slots(8, (3, "6S6H"), (0, "8S8H"))
    assert [row.faded for row in second] == [False, False, False, True, False]
    assert second[0].best and second[4].gone == ""
    closed = slots(9)
    assert [row.gone for row in closed] == ["pile", "fade", "fade", "pile", "pile"]
    again = slots(10, (0, "5S"))
    assert (again[0].gone, again[0].serial, again[3].gone) == ("", 9, "pile")
    assert gathered_cards(replace(seen, events=EVENTS)) == 4
    running, closed = tricks(table(replace(seen, events=EVENTS)))
    assert [(row.name, len(row.cards)) for row in closed] == [("D", 2), ("You", 2)]
    assert [(row.name, len(row.cards)) for row in running] == [("You", 1)]


def test_a_long_trick_is_told_play_by_play_and_says_what_is_out_of_sight() -> None:
    """A seat that plays twice lays its cards upon the first ones; one that passes later has them out of sight."""
    seen = view(new_deal(QINGDAO, "7", 0, 0), 0)
    plays = [Played(seat, parse_cards(card), 40) for seat, card in ((3, "5S"), (4, "6S"), (3, "7S"), (0, "8S"))]

    def shown(*events: object) -> tuple[list[int], str]:
        now = table(replace(seen, events=(PlayBegan(3), *events)))  # type: ignore[arg-type]
        return [row.under for row in derive_slots(now)], derive_centre(now).trick

    assert shown(*plays[:2]) == ([0] * 5, "")
    assert shown(*plays[:3]) == ([0, 0, 0, 1, 0], "This trick: 3 plays")
    assert shown(*plays) == ([0, 0, 0, 1, 0], "This trick: 4 plays")
    assert shown(*plays[:2], Passed(3)) == ([0] * 5, "This trick: 2 plays")
    assert shown(*plays, TrickClosed(0, 0), plays[0]) == ([0] * 5, "")
    now = table(replace(seen, events=(*plays, TrickClosed(0, 0), *plays[:3])))
    running, closed = tricks(now)
    assert [row.name for row in running] == ["D", "E", "D"] and [row.name for row in closed] == ["D", "E", "D", "You"]


def test_log_has_a_line_an_event() -> None:
    seen = replace(view(new_deal(QINGDAO, "7", 0, 0), 0), events=EVENTS)
    rows = derive_log(table(seen))
    assert len(rows) == len(EVENTS)
    assert rows[5].text == "D: 2×6 (41 left)"
    assert (rows[5].tone, rows[6].tone, rows[8].tone, rows[0].tone) == ("play", "pass", "trick", "trick")


# The buttons.


@pytest.mark.parametrize(
    ("hand", "laid", "chosen", "words", "goes"),
    [
        ("9S9S9HsB", "", "9S9Ss", "Play 2×9 + small joker", True),
        ("9S9S9HsB", "8S8S", "", "Your turn: choose 2 card(s)", False),
        ("9S9S9H", "TSTS", "", "You cannot beat it: pass", True),
        ("9S9S9H", "8S8S8S8S", "", "You cannot beat it: pass", True),
        ("9S9S9HsB", "", "", "Your lead: choose cards", False),
        ("9S9S9HsB", "8S8S8S8S8S", "9S9S9Hs", "5 card(s) needed, 4 selected", False),
        ("9S9S9HsB", "s8S8S", "9S9Ss", "Joker too low", False),
        ("9S9S9HsB", "TSTS", "9S9S", "Too low", False),
        ("9S9S9HsB", "B", "B", "Nothing beats this", False),
        ("9S8S", "", "9S8S", "Mixed ranks", False),
    ],
)
def test_the_play_button_says_what_will_happen_or_why_not(
    hand: str, laid: str, chosen: str, words: str, goes: bool
) -> None:
    rules = QINGDAO if laid != "B" else SIMPLE
    button = play_button(following(hand, laid, rules), chosen)
    assert (button.text, button.enabled, button.primary) == (words, goes, True)
    assert bool(button.reason) is not goes


def test_pass_is_there_only_for_who_follows() -> None:
    rows = {row.action: row for row in derive_bar(table(following("9S", "")), (), 0)}
    assert (rows["pass"].enabled, rows["pass"].reason) == (False, "You lead: you must play something.")
    rows = {row.action: row for row in derive_bar(table(following("9S", "8S")), (), 0)}
    assert rows["pass"].enabled and not rows["pass"].reason


def test_while_others_act_the_button_names_them() -> None:
    seen = replace(following("9S", "8S"), prompt=None)
    rows = {row.action: row for row in derive_bar(table(seen, turn=3), parse_cards("9S"), 0)}
    assert (rows["play"].text, rows["play"].enabled, rows["pass"].enabled) == ("Waiting for D", False, False)
    assert refusal(seen, parse_cards("9S")) is None


# Role phases.


def test_a_solo_claim_shows_its_stake_and_defaults_to_no_claim() -> None:
    seen = view(new_deal(QINGDAO, "7", 0, 0), 0)
    assert open_answers(seen) == (SoloClaim(False), SoloClaim(True))
    strip = derive_strip(seen, safe_choice(seen))
    assert [choice["text"] for choice in strip.choices] == ["Don’t claim", "Claim · win +24 / lose −24"]
    assert [choice["selected"] for choice in strip.choices] == [True, False]
    bar = derive_bar(table(seen), (), 1)
    assert [(row.action, row.text, row.primary) for row in bar] == [
        ("decline", "Don’t claim", False),
        ("hint", "Hint", False),
        ("confirm", "Claim", True),
    ]


def test_a_call_offers_its_groups_as_cards_and_defaults_to_one_with_a_guard() -> None:
    base = view(new_deal(QINGDAO, "7", 0, 0), 0)
    hand = parse_cards("8S8S8S8S 9H9H9H 3C")
    seen = replace(base, prompt=Prompt.CALL, hand=hand, role=Role.EMPEROR)
    assert open_answers(seen) == tuple(Call(parse_cards(text)) for text in ("8S8S8S", "8S8S8S8S", "9H9H9H"))
    assert safe_choice(seen) == 2
    strip = derive_strip(seen, 0)
    assert [(choice["text"], len(choice["cards"])) for choice in strip.choices] == [("×3", 3), ("×4", 4), ("×3", 3)]  # type: ignore[arg-type]
    assert [choice["note"] for choice in strip.choices] == [derive_strip(seen, at).detail for at in range(3)]
    assert derive_strip(seen, 0).detail == "You hold the fourth too: alone, and nobody knows · win +12 / lose −12"
    assert derive_strip(seen, 1).detail == "All four shown: alone against four, in the open · win +24 / lose −24"
    assert derive_strip(seen, 2).detail == "Two against three · you count double, your Guard once"
    assert derive_bar(table(seen), (), 2)[-1].text == "Call ♥9"


@pytest.mark.parametrize(
    ("rules", "prompt", "hand", "declines", "role", "answers", "title"),
    [
        (QINGDAO, Prompt.THRONE, "8S8S8S", 5, None, 1, "Nobody wants the throne: you must take it"),
        (QINGDAO, Prompt.THRONE, "8S8S8S", 0, None, 2, "The throne is offered to you"),
        (
            QINGDAO,
            Prompt.THRONE,
            "8S8S8H",
            1,
            None,
            1,
            "Without three identical cards (same rank and suit) you cannot take the throne",
        ),
        (SIMPLE, Prompt.SOLO, "9S", 0, Role.EMPEROR, 1, "The sword is in another hand"),
        (SIMPLE, Prompt.SOLO, "9Ss*", 0, Role.SOLO, 2, "The sword is in your own hand"),
        (SIMPLE, Prompt.ALLEGIANCE, "9Ss*", 0, Role.GUARD, 2, "You are the Guard: declare yourself?"),
        (SIMPLE, Prompt.ALLEGIANCE, "9S", 0, Role.COMMONER, 2, "You are a Commoner: revolt?"),
        (
            QINGDAO,
            Prompt.ALLEGIANCE,
            "9S",
            0,
            Role.COMMONER,
            1,
            "The Guard may declare now; everyone is asked, so nothing gives it away",
        ),
    ],
)
def test_every_role_phase_asks_in_its_own_words(
    rules: Any, prompt: Prompt, hand: str, declines: int, role: Any, answers: int, title: str
) -> None:
    base = view(new_deal(rules, "7", 0, 0), 0)
    seen = replace(base, prompt=prompt, role=role, hand=parse_cards(hand), offer=Offer(0, 0, declines))
    strip = derive_strip(seen, 0)
    assert (strip.shown, strip.title, len(strip.choices)) == (True, title, answers)
    assert strip.detail


def test_no_strip_while_cards_are_played_or_nobody_asks() -> None:
    seen = following("9S", "8S")
    assert not derive_strip(seen, 0).shown
    assert not derive_strip(replace(seen, prompt=None), 0).shown


# The middle and your own role.


def test_your_own_role_is_told_to_you_alone() -> None:
    base = view(deal(QINGDAO, "7", lambda state: state.phase is Phase.PLAY), 0)
    seen = replace(base, role=Role.GUARD, roles=(None,) * 5, hand=parse_cards("9S9S"))
    role = derive_role(table(seen))
    assert (role.sign, role.title, role.detail) == ("sword", "You are the Guard", "Nobody else knows · 2 card(s)")
    known = replace(seen, roles=(Role.GUARD, None, None, None, None))
    assert derive_role(table(known)).detail == "Everyone knows · 2 card(s)"


def test_before_there_is_an_emperor_your_marked_card_is_named() -> None:
    base = view(new_deal(SIMPLE, "7", 0, 0), 0)
    sword = replace(base, hand=(Card(Rank.SMALL, Suit.NONE, Mark.GUARD),))
    sceptre = replace(base, hand=(Card(Rank.BIG, Suit.NONE, Mark.SCEPTRE),))
    assert [derive_role(table(seen)).title for seen in (sword, sceptre)] == [
        "You hold the sword",
        "You hold the sceptre",
    ]


def test_between_the_throne_and_the_call_the_emperor_is_named() -> None:
    seen = replace(view(new_deal(QINGDAO, "7", 0, 0), 0), hand=parse_cards("9S9S"), emperor=None)
    role = derive_role(table(seen))
    assert (role.title, role.detail) == ("No Emperor yet", "Nobody has taken the throne · 2 card(s)")
    crowned = table(replace(seen, emperor=2))
    role = derive_role(crowned)
    assert role.title == f"{crowned.name(2)} is the Emperor"
    assert role.detail == "The Guard is not called yet · 2 card(s)"


def test_the_middle_names_deal_stakes_and_called_card() -> None:
    state = deal(QINGDAO, "7", lambda state: state.phase is Phase.PLAY)
    centre = derive_centre(table(view(state, 0), number=3))
    assert centre.title == "Qingdao · deal 3"
    assert centre.stakes == "×1 Guard hidden"
    assert centre.called.startswith("Called ")
    uncalled = deal(QINGDAO, "7", lambda state: state.phase is Phase.CALL)
    assert derive_centre(table(view(uncalled, 0))).stakes == "×1"
    revealed = next(seat for seat in range(5) if seat != state.emperor)
    roles = tuple(Role.GUARD if seat == revealed else None for seat in range(5))
    assert derive_centre(table(replace(view(state, 0), roles=roles))).stakes == "×1 Guard known"


def test_secret_steps_point_at_nobody_else() -> None:
    state = new_deal(QINGDAO, "7", 0, 0)
    assert turn(state) == 0
    assert turn(replace(state, waiting=(2, 3))) is None


def test_rule_sheet_rows() -> None:
    variant = load("lianzhong-simple")
    for language in ("zh", "en"):
        rows = derive_rules(variant, SIMPLE, variant.defaults(), language)
        assert [row.title for row in rows[:4]] == [False, False, True, False]
        assert rows[1].differs and any(row.differs and row.rule for row in rows)
        assert all(row.text for row in rows) and [row.key for row in rows] == list(range(len(rows)))


# The settlement.


def test_the_sheet_has_a_row_a_place_with_its_arithmetic() -> None:
    before = Match(QINGDAO, "7")
    state = deal(QINGDAO, "7", lambda state: state.over)
    outcome = state.outcome
    assert outcome is not None and not outcome.void
    summary = MatchSummary(state, outcome, before, before.settled(state))
    sheet = derive_sheet(summary, table(view(state, 0)))
    assert sheet.shown and len(sheet.rows) == 5
    assert [row["place"] for row in sheet.rows] == ["First", "Second", "Third", "Fourth", "Last"]
    assert sum(bool(row["isYou"]) for row in sheet.rows) == 1
    assert [row["filler"] for row in sheet.rows] == [not line.played_out for line in outcome.lines]
    assert sheet.headline and sheet.arithmetic
    own = next(int(str(row["points"]).replace("−", "-")) for row in sheet.rows if row["isYou"])
    said = f"You win {own}" if own > 0 else f"You lose {-own}" if own < 0 else "You break even"
    assert sheet.subtitle.startswith(f"{said} · Qingdao · deal 1")


# The whole object.


def test_reason_of_a_refusal_is_the_engines_own() -> None:
    refused = refusal(following("9S9S", "8S"), parse_cards("9S9S"))
    assert refused is not None and refused.reason is Reason.COUNT


def test_explanations_follow_the_rules() -> None:
    assert explanation(Topic.SOLO_CLAIM, QINGDAO).count(str(QINGDAO.scoring.solo_open)) == 2
    assert explanation(Topic.SETTLEMENT, QINGDAO).startswith(f"K is {QINGDAO.scoring.level} less")
    assert "K is" not in explanation(Topic.SETTLEMENT, load("tribute").rules())
    assert "sceptre" in explanation(Topic.THRONE, QINGDAO)
    assert "sceptre" not in explanation(Topic.THRONE, load("wild-twos").rules())


def test_what_belongs_to_the_question_is_explained_first() -> None:
    def now(variant: str, events: tuple[Event, ...] = (), **values: Any) -> tuple[Topic, ...]:
        base = view(new_deal(load(variant).rules(), "7", 0, 0), 0)
        return topics(table(replace(base, events=(*base.events, *events), **values)), False)

    asked: dict[str, Any] = {"prompt": Prompt.SOLO_CLAIM}
    assert now("qingdao", **asked) == (Topic.GOAL, Topic.SOLO_CLAIM, Topic.ORDER)
    assert now("weifang", **asked) == (Topic.GOAL, Topic.SOLO_CLAIM, Topic.ORDER, Topic.BOUGHT, Topic.REPORTS)
    lead: dict[str, Any] = {"prompt": Prompt.PLAY, "role": Role.EMPEROR, "hand": parse_cards("3S4S")}
    won = (Played(1, parse_cards("88"), 0), TrickClosed(0, True))
    assert now("qingdao", **lead) == (Topic.GOAL, Topic.EMPEROR, Topic.LEAD, Topic.ORDER)
    assert now("qingdao", won, **lead)[2:] == (
        Topic.INHERITED,
        Topic.LEAD,
        Topic.ORDER,
        Topic.PILE,
        Topic.GESTURES,
    )
    following: dict[str, Any] = lead | {"hand": parse_cards("3Ss"), "trick": Trick(plays=((4, parse_cards("88")),))}
    assert now("qingdao", **following)[2:5] == (Topic.FOLLOW, Topic.FILLING, Topic.ATTACHED)


def test_jokers_taken_up_with_a_rank_are_explained_before_the_rest() -> None:
    seen = table(replace(view(new_deal(QINGDAO, "7", 0, 0), 0), prompt=Prompt.PLAY, role=Role.EMPEROR))
    for chosen, first in (("99s", Topic.ATTACHED), ("99", Topic.EMPEROR), ("s", Topic.EMPEROR)):
        assert topics(seen, False, chosen=parse_cards(chosen))[1] is first


def test_eggs_are_explained_where_they_move() -> None:
    over = table(view(deal(QINGDAO, "7", lambda state: state.over), 0))
    assert topics(over, True) == (Topic.SETTLEMENT,)
    assert topics(over, True, eggs=True) == (Topic.SETTLEMENT, Topic.EGGS)
