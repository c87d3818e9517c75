"""What the window shows of the phases and events that only some regions have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from app.match_config import MatchConfig
from app.moments import find_moment, played_match
from app.session import MatchSummary
from app.viewmodels.bar import derive_bar
from app.viewmodels.centre import derive_centre, derive_role
from app.viewmodels.log import derive_log, headlines, own_exchanges
from app.viewmodels.seats import derive_seats, derive_slots
from app.viewmodels.settings import derive_options
from app.viewmodels.sheet import SheetProps, derive_sheet
from app.viewmodels.strip import derive_strip, open_answers, safe_choice
from app.viewmodels.table import Table, places
from engine.actions import Apply, Call, Prompt
from engine.cards import Card, Rank, Suit, parse_cards
from engine.events import (
    Applied,
    Claimed,
    Crowned,
    Declined,
    Event,
    Kicked,
    Pasted,
    Played,
    Pressed,
    Reported,
    Revolted,
    Role,
    Smothered,
    TrickClosed,
)
from engine.match import Match, given_up
from engine.scoring import score
from engine.state import GameState, Phase, SoloKind, Trick
from engine.transition import new_deal
from engine.variants import load, variant_ids
from engine.view import SeatView, view

NAMES = ("You", "B", "C", "D", "E")
BOTS = ("standard", "standard", "standard", "standard")


def table(seen: SeatView, **values: Any) -> Table:
    return replace(Table(seen, 0, NAMES, False, 1, "Region"), **values)


def moment(variant: str, phase: str, seed: str, **options: Any) -> GameState:
    config = MatchConfig(variant, tuple(options.items()), seed, BOTS, 100, autoplay="standard")
    found = find_moment(played_match(config, config.begin(), phase), phase)
    assert found is not None
    return found.state


def first(variant: str, phase: str, fits: Callable[[GameState], bool]) -> GameState:
    """The first of some seeds whose moment of a phase has what is looked for."""
    for seed in range(1, 40):
        config = MatchConfig(variant, (), str(seed), BOTS, 100, autoplay="standard")
        found = find_moment(played_match(config, config.begin(), phase), phase)
        if found is not None and fits(found.state):
            return found.state
    raise AssertionError(f"{variant} never comes to {phase}")


# The strip.


def test_r7_6_a_kick_shows_what_the_stakes_become() -> None:
    state = first("weihai", "kick", lambda state: state.prompt(0) is Prompt.KICK)
    strip = derive_strip(view(state, 0), 1)
    assert [choice["text"] for choice in strip.choices] == ["Don’t kick", "Kick · stakes ×2 → ×4"]
    assert "twice as much" in strip.detail
    assert [button.action for button in derive_bar(table(view(state, 0)), (), 1)] == ["decline", "hint", "confirm"]


def test_r6_3_three_cards_may_be_shown_in_the_open() -> None:
    state = first("lianzhong-classic", "call", lambda state: state.prompt(0) is Prompt.CALL)
    seen = view(state, 0)
    openly = [at for at, answer in enumerate(open_answers(seen)) if isinstance(answer, Call) and answer.open]
    assert openly
    assert safe_choice(seen) not in openly
    strip = derive_strip(seen, openly[0])
    assert strip.choices[openly[0]]["text"] == "×3 · open solo"
    assert "win +24 / lose −24" in strip.detail


def test_rizhao_one_declaration_is_enough_and_hides_the_guard() -> None:
    state = first("rizhao", "allegiance", lambda state: state.prompt(0) is Prompt.ALLEGIANCE)
    seen = view(state, 0)
    strip = derive_strip(seen, 1)
    assert strip.choices[1]["text"] == "Revolt · stakes ×1 → ×2"


def phases(variant: str) -> list[str]:
    """The role phases in which anyone may be asked under these rules."""
    rules = load(variant).rules()
    declares = rules.declarations.guard or rules.declarations.revolt
    return ["throne", "call" if rules.called else "solo", *(["allegiance"] if declares else [])]


@pytest.mark.parametrize(
    ("variant", "phase"), [(variant, phase) for variant in variant_ids() for phase in phases(variant)]
)
def test_every_answer_has_a_name_and_a_consequence(variant: str, phase: str) -> None:
    state = first(variant, phase, lambda state: state.prompt(0) is not None)
    seen = view(state, 0)
    for at in range(len(open_answers(seen))):
        strip = derive_strip(seen, at)
        assert strip.shown and strip.title and strip.detail
        assert "{" not in strip.title + strip.detail


# Before the throne.


def test_r10_1_who_bought_a_three_of_whom_is_shown_until_there_is_an_emperor() -> None:
    state = moment("weifang", "buy_three", "1")
    centre = derive_centre(table(view(state, 0)))
    assert centre.moved_title == "Bought 3s"
    assert all(len(row["cards"]) == 2 for row in centre.moved if row["swapped"])  # type: ignore[arg-type]
    later = moment("weifang", "play", "1")
    assert derive_centre(table(view(later, 0))).moved == ()


@pytest.mark.parametrize("variant", ["tribute", "wild-twos", "rizhao"])
def test_r14_4_a_face_is_shown_to_payer_and_taker_only(variant: str) -> None:
    state = moment(variant, "tribute", "2")
    for seat in range(5):
        seen = view(state, seat)
        for event, row in zip(
            [event for event in seen.events if event.event == "tribute"],
            derive_centre(table(seen)).moved,
            strict=True,
        ):
            assert bool(row["cards"]) is (seat in (event.from_seat, event.to_seat))  # type: ignore[union-attr]
    told = own_exchanges(table(view(state, 0)))
    assert "face down" not in told


# The table.


def test_r10_3_a_hidden_count_is_a_back_without_a_number() -> None:
    state = moment("weifang", "play", "1")
    seen = replace(view(state, 0), reported=(2,))
    rows = derive_seats(table(seen), {}, "")
    assert [row.count_text for row in rows[1:]] == [""] * 4
    assert rows[2].marks == ("report",)
    assert "Few cards" in rows[2].spoken


def test_r10_2_the_smothered_seat_is_out_with_the_last_place() -> None:
    seen = replace(view(moment("weifang", "play", "1"), 0), smothered=(3, 1))
    assert places(seen) == {3: 5, 1: 4}
    row = derive_seats(table(seen), {}, "")[3]
    assert row.out and row.marks == ("cross",) and row.place_text == "Last"


def test_r8_6_the_button_to_apply_is_there_against_a_last_play_only() -> None:
    base = view(moment("tribute", "play", "1"), 0)
    trick = Trick(plays=((4, parse_cards("88")),), final=True)
    seen = replace(base, trick=trick, prompt=Prompt.PLAY)
    assert Apply() in seen.legal
    actions = [(button.action, button.key_text) for button in derive_bar(table(seen), (), 0)]
    assert ("apply", "F") in actions
    for other in (trick._replace(final=False), trick._replace(applicant=2)):
        bar = derive_bar(table(replace(seen, trick=other)), (), 0)
        assert "apply" not in [button.action for button in bar]


def test_r4_2_two_twos_that_close_a_trick_are_said() -> None:
    base = view(moment("weifang", "play", "1"), 0)
    events = (Played(1, parse_cards("B"), None), Played(2, parse_cards("222"), None), TrickClosed(2, False))
    rows = derive_log(table(replace(base, events=events)))
    assert rows[-1].text == "C: 3 2s close the trick at once and lead"
    usual = (*events[:1], Played(2, parse_cards("G"), None), events[2])
    assert derive_log(table(replace(base, events=usual)))[-1].text == "C: wins the trick"


def test_news_that_everybody_notices() -> None:
    base = view(moment("weihai", "play", "3"), 0)
    events = (Revolted((1,), False), Kicked((1, 2)), Smothered(1, 2, 5), Reported(3))
    seen = replace(base, events=(*base.events, *events), rules=load("weifang").rules())
    assert len(headlines(events, table(seen))) == 3
    assert derive_seats(table(seen), {}, "")[2].marks[-1] == "kick"


@pytest.mark.parametrize(
    ("variant", "events", "told"),
    [
        ("qingdao", (Declined(0, 4),), ("Your sceptre joker goes to E with the throne",)),
        ("tribute", (Declined(1, 0),), ("B passes you the throne, and the sceptre joker with it",)),
        (
            "laiwu",
            (Declined(3, 2), Pasted(3, Card(Rank.TWO, Suit.CLUBS)), Pressed(2)),
            (
                "D passes the throne and the sceptre joker to C; D adds ♣2 to the pile for the Emperor; "
                "C: forced to take the throne",
            ),
        ),
        (
            "wild-twos",
            (Declined(0, 4), Pasted(0, Card(Rank.TWO, Suit.CLUBS))),
            ("Your ♣2 goes on the pile for the Emperor",),
        ),
        ("wild-twos", (Declined(1, 0),), ()),
        ("qingdao", (Crowned(2, parse_cards("2")),), ("C: Emperor, with 1 card(s) from the throne",)),
        ("qingdao", (Crowned(2, ()),), ()),
        ("qingdao", (Claimed(2),), ("C claims the throne and takes the sceptre joker: alone against four",)),
    ],
)
def test_r5_2_cards_that_change_hands_with_the_throne_are_news(
    variant: str, events: tuple[Event, ...], told: tuple[str, ...]
) -> None:
    base = view(moment("weihai", "play", "3"), 0)
    seen = replace(base, events=(*base.events, *events), rules=load(variant).rules())
    assert headlines(events, table(seen)) == told


def test_your_own_panel_shows_what_everybody_knows_of_you() -> None:
    base = view(moment("weihai", "play", "3"), 0)
    events = (*base.events, Revolted((0, 2), False), Kicked((0,)), Reported(0))
    role = derive_role(table(replace(base, events=events, rebels=(0, 2), reported=(0,))))
    assert role.marks == ("hoe", "kick", "report")
    assert all(role.mark_texts)
    assert derive_role(table(replace(base, events=(), rebels=()))).marks == ()


def test_an_application_stands_in_the_slot() -> None:
    base = view(moment("tribute", "play", "1"), 0)
    seen = replace(base, events=(*base.events, Applied(3)))
    assert derive_slots(table(seen))[3].pass_text == "Asks for it"


# The settlement.


def summary(variant: str, emperor: int, guard: int) -> tuple[MatchSummary, Table]:
    """A deal that ended with seats 1 and 2 as Emperor and Guard at these places."""
    rules = load(variant).rules()
    others = iter((0, 3, 4))
    order = tuple({emperor: 1, guard: 2}.get(place) or next(others) for place in range(1, 6))
    roles = dict.fromkeys(range(5), Role.COMMONER) | {1: Role.EMPEROR, 2: Role.GUARD}
    outcome = score(rules, order, 4, roles, SoloKind.NONE, 1)
    state = replace(
        new_deal(rules, "1", 0, 0),
        phase=Phase.SETTLEMENT,
        waiting=(),
        hands=((),) * 5,
        finished=order[:4],
        emperor=1,
        guard=2,
        outcome=outcome,
    )
    match = Match(rules, "1")
    return MatchSummary(state, outcome, match, match.settled(state)), table(view(state, 0))


def test_r12_5_places_are_added_up_by_side_and_tribute_is_announced() -> None:
    sheet = derive_sheet(*summary("tribute", 1, 2))
    assert sheet.arithmetic == "Emperor and Guard 4 + 2 = +6"
    assert [row["formula"] for row in sheet.rows][:3] == ["Emperor 4 + 2", "Guard 4 + 2", "Commoner 0 − 2 − 4"]
    assert "House +600" in sheet.footer and "Next deal pays tribute" in sheet.footer


def test_r12_6_won_even_or_lost() -> None:
    sheet = derive_sheet(*summary("wild-twos", 3, 5))
    assert sheet.headline == "The Emperor pays tribute"
    assert sheet.arithmetic == "Emperor Third, Guard Last"


def test_r13_caps_and_top_ups_are_named() -> None:
    told, seen = summary("lianzhong-simple", 1, 2)
    points = told.outcome.points
    poor, rich = points.index(min(points)), points.index(max(points))
    eggs = [10_000] * 5
    eggs[poor] = eggs[rich] = 50
    match = Match(told.before.rules, "1", stake=100, eggs=tuple(eggs))
    sheet = derive_sheet(MatchSummary(told.state, told.outcome, match, match.settled(told.state)), seen)
    notes = {row["name"]: row["eggNote"] for row in sheet.rows}
    assert notes[NAMES[poor]] == "topped up by the house"
    assert notes[NAMES[rich]] == "capped at what they had"


def test_r10_2_smothering_is_part_of_the_row() -> None:
    told, seen = summary("weifang", 1, 2)
    lines = tuple(
        replace(line, smother=smother, points=line.points + smother)
        for line, smother in zip(told.outcome.lines, (1, 0, 0, 0, -1), strict=True)
    )
    sheet = derive_sheet(replace(told, outcome=replace(told.outcome, lines=lines)), seen)
    assert "smothering +1" in str(sheet.rows[0]["formula"])
    assert "smothered −1" in str(sheet.rows[4]["formula"])


def test_r12_4_a_deal_given_up_says_what_it_costs() -> None:
    state = moment("qingdao", "play", "1")
    match = Match(state.rules, "1")
    sheet = given_up_sheet(state, match, 0)
    assert sheet.headline == "You gave up the deal" and sheet.tone == "loss"
    assert sheet.arithmetic == "−40 points, 4,000 eggs to the house; void for the others"
    assert sheet.footer == "House +4,000"
    assert "base stake 100 · your points −40 · eggs 6,000" in sheet.subtitle
    other = given_up_sheet(state, match, 2)
    assert other.headline == f"{NAMES[2]} gave up the deal" and other.tone == "draw"
    poor = replace(match, eggs=(300, 10_000, 10_000, 10_000, 19_700))
    sheet = given_up_sheet(state, poor, 0)
    assert sheet.arithmetic == "−40 points, 300 eggs to the house; void for the others"
    assert sheet.footer == "topped up by the house · House −9,700"
    sheet = given_up_sheet(state, replace(match, gold_eggs=False), 0)
    assert sheet.arithmetic == "−40 points; void for the others" and sheet.footer == ""
    assert sheet.subtitle.endswith("your points −40") and "stake" not in sheet.subtitle


def given_up_sheet(state: GameState, match: Match, seat: int) -> SheetProps:
    ended = given_up(state)
    assert ended.outcome is not None
    told = MatchSummary(ended, ended.outcome, match, match.forfeited(seat), forfeited=seat)
    return derive_sheet(told, table(view(ended, 0)))


def test_r13_without_gold_eggs_the_sheet_has_points_alone() -> None:
    told, seen = summary("lianzhong-simple", 1, 2)
    match = replace(told.before, gold_eggs=False)
    sheet = derive_sheet(replace(told, before=match, after=match.settled(told.state)), seen)
    assert [(row["eggs"], row["balance"], row["eggNote"]) for row in sheet.rows] == [("", "", "")] * 5
    assert all(row["points"] for row in sheet.rows) and "egg" not in sheet.subtitle and sheet.footer == ""


# The options.


def test_options_are_switches_numbers_or_fixed() -> None:
    rows = {row.name: row for row in derive_options(load("wild-twos"), {"low_rank": 4})}
    assert rows["low_rank"].values == ("3", "4", "6") and rows["low_rank"].current == 1
    assert rows["held_back"].values == () and rows["held_back"].on
    fixed = {row.name for row in derive_options(load("weifang"), {}) if row.fixed}
    assert fixed == {"held_back", "twos_beat_big"}
