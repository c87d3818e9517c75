"""What is heard of a deal, and that no secret is."""

from __future__ import annotations

import dataclasses
import itertools
from typing import Any

import pytest

from app.viewmodels.cues import (
    CROWD,
    CROWDED,
    FLIGHT,
    LATEST,
    MARKED,
    MOST,
    OUTCOME,
    OUTCOMES,
    STEP,
    Cue,
    Recent,
    Sounding,
    outcome_cues,
    step_cues,
)
from engine.bots import bot_rng, make_bot
from engine.cards import Card, parse_cards
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
from engine.match import Match
from engine.transition import apply, new_deal
from engine.variants import load
from engine.view import SeatView, view
from tests.engine.bots.worlds import honest, pairs

RULES = load("qingdao").rules()
FIVE = parse_cards("99999")
CARD: Card = FIVE[0]
START = view(new_deal(RULES, "cues", 0, 0), 0)


def after(*events: Event) -> SeatView:
    return dataclasses.replace(START, events=events)


def heard(*events: Event, past: tuple[Event, ...] = (), motion: float = 0) -> list[str]:
    return [sounding.cue.value for sounding in step_cues(events, after(*past, *events), motion)]


@pytest.mark.parametrize(
    ("event", "cue"),
    [
        (Played(2, FIVE[:1], 30), "play_one"),
        (Played(2, FIVE[:2], 30), "play_some"),
        (Played(2, FIVE[:4], 30), "play_some"),
        (Played(2, FIVE, 30), "play_many"),
        (Passed(2), "pass"),
        (Applied(2), "pass"),
        (Called(2, FIVE[:3]), "play_some"),
        (Crowned(2, ()), "throne"),
        (Claimed(2), "throne"),
        (Pressed(2), "throne"),
        (Revealed(2, Role.GUARD, Cause.PLAYED), "reveal"),
        (Revolted((1, 2), True), "reveal"),
        (Kicked((1, 2)), "reveal"),
        (Smothered(2, 1, 5), "reveal"),
        (Reported(2), "report"),
        (Finished(2, 1), "finish"),
        (TrickClosed(2, False), "trick"),
        (BoughtThree(1, 2, CARD, None), None),
        (TributePaid(1, 2, CARD, False), None),
        (Drawn(2), None),
        (Declined(2, 3), None),
        (Pasted(2, CARD), None),
        (Staked(2, Cause.DECLARED), None),
        (PlayBegan(2), None),
        (Cleared(2, 1), None),
        (Voided(), None),
        (Ended(), None),
    ],
    ids=lambda value: value.event if hasattr(value, "event") else str(value),
)
def test_every_event_has_its_sound_or_none(event: Event, cue: str | None) -> None:
    assert heard(event) == ([] if cue is None else [cue])


def test_no_event_was_forgotten_above() -> None:
    cases: Any = test_every_event_has_its_sound_or_none.pytestmark[0].args[1]  # type: ignore[attr-defined]
    assert {type(event) for event, _ in cases} == set(Event.__args__)


def test_your_cards_are_beaten_and_nobody_elses() -> None:
    yours, theirs, beats = Played(0, FIVE[:1], 30), Played(1, FIVE[:1], 30), Played(2, parse_cards("T"), 30)
    assert heard(beats, past=(yours,)) == ["play_one", "beaten"]
    assert heard(beats, past=(yours, Passed(1))) == ["play_one", "beaten"]
    assert heard(beats, past=(theirs,)) == ["play_one"]
    assert heard(beats, past=(yours, theirs)) == ["play_one"]
    assert heard(beats, past=(yours, TrickClosed(2, True))) == ["play_one"], "a lead beats nothing"
    assert heard(yours, past=(yours, TrickClosed(0, False))) == ["play_one"]


def test_a_play_is_heard_when_it_lands_and_the_rest_after_it() -> None:
    events = (Played(1, FIVE, 3), Reported(1))
    for motion in (0, 0.6, 1, 1.6):
        first = round(FLIGHT * motion)
        assert [sounding.after for sounding in step_cues(events, after(*events), motion)] == [first, first + STEP]
    assert [sounding.after for sounding in step_cues((Passed(1),), after(Passed(1)), 1)] == [0]


def test_a_moment_has_few_sounds_and_none_twice() -> None:
    events = (Played(1, FIVE, 0), Revealed(1, Role.GUARD, Cause.PLAYED), Finished(1, 1), Finished(2, 2), Reported(3),
              TrickClosed(1, False))  # fmt: skip
    names = heard(*events)
    assert names == ["play_many", "reveal", "finish", "report"] and len(names) == MOST
    beaten = heard(*events, past=(Played(0, FIVE, 9),))
    assert beaten == names, "that your cards are beaten goes before what the table must know"


@pytest.mark.parametrize(
    ("points", "eggs", "names"),
    [(4, 400, ["win", "eggs"]), (-2, -200, ["loss", "eggs"]), (3, 0, ["win"]), (0, 0, []), (0, 50, ["eggs"])],
)
def test_the_end_is_heard_as_it_went_for_you(points: int, eggs: int, names: list[str]) -> None:
    before = Match(RULES, "cues")
    end = dataclasses.replace(
        before, totals=(points, *before.totals[1:]), eggs=(before.eggs[0] + eggs, *before.eggs[1:])
    )
    assert [sounding.cue.value for sounding in outcome_cues(before, end)] == names
    without = dataclasses.replace(end, gold_eggs=False)
    assert [sounding.cue.value for sounding in outcome_cues(before, without)] == [
        name for name in names if name != "eggs"
    ]


def test_others_gains_are_not_heard() -> None:
    before = Match(RULES, "cues")
    assert (
        outcome_cues(before, dataclasses.replace(before, totals=(0, 9, 9, 9, 9), eggs=(before.eggs[0], 1, 1, 1, 1)))
        == ()
    )


@pytest.mark.parametrize("variant", ["qingdao", "lianzhong-simple", "weihai"])
def test_what_is_heard_is_the_same_in_every_world_that_fits_your_view(variant: str) -> None:
    """The Guard sits elsewhere, the hidden cards lie elsewhere: the ear can't tell."""
    moved = compared = 0
    for number in itertools.count():
        for pair in pairs(load(variant).rules(), "ears", number, honest("novice")):
            if pair.here.seat == 0:
                assert step_cues(pair.here.events, pair.here, 1) == step_cues(pair.there.events, pair.there, 1)
                compared += 1
                moved += pair.guard_moved
        if moved >= 10 and compared >= 40:
            return


@pytest.mark.parametrize("variant", ["lianzhong-simple", "lianzhong-classic", "weihai", "rizhao"])
def test_an_answer_given_in_secret_is_not_heard(variant: str) -> None:
    """Nothing sounds before the whole step is answered, whoever answers and whatever it is."""
    secret = 0
    for number in range(6):
        state = new_deal(load(variant).rules(), "quiet", number, number % 5)
        while not state.over and len(state.history) < 30:
            seat = next(seat for seat in state.waiting if state.prompt(seat) is not None)
            action = (
                make_bot("standard")
                .choose(view(state, seat), bot_rng("quiet", number, seat, len(state.history)))
                .action
            )
            step = apply(state, seat, action)
            cues = step_cues(step.events, view(step.state, 0))
            if step.state.answers:
                secret += 1
                assert cues == ()
            state = step.state
    assert secret > 5


def test_a_table_that_plays_at_once_does_not_rattle() -> None:
    recent = Recent()
    begun: list[tuple[Cue, int]] = []
    for now in range(0, 2000, 5):
        recent, kept = recent.without_crowding([Sounding(Cue.PASS), Sounding(Cue.PLAY_ONE), Sounding(Cue.REVEAL)], now)
        begun += [(sounding.cue, now + sounding.after) for sounding in kept]
    for _, first in begun:
        assert sum(first <= at < first + 240 for _, at in begun) <= CROWD
    for cue in Cue:
        times = sorted(at for other, at in begun if other is cue)
        assert all(later - earlier >= 90 for earlier, later in itertools.pairwise(times))
    quiet, kept = Recent().without_crowding([Sounding(Cue.PLAY_ONE, 200), Sounding(Cue.BEATEN, 370)], 0)
    assert len(kept) == 2
    assert len(quiet.without_crowding([Sounding(Cue.PLAY_ONE, 200)], 700)[1]) == 1


CROWDING = [Sounding(Cue.PLAY_SOME), Sounding(Cue.PASS), Sounding(Cue.TRICK)]
"""As much as one moment has room for."""


@pytest.mark.parametrize("cue", Cue)
def test_what_matters_is_heard_a_little_later_rather_than_not_at_all(cue: Cue) -> None:
    recent, _ = Recent().without_crowding(CROWDING, 0)
    _, kept = recent.without_crowding([Sounding(cue)], 100)
    assert kept == ((Sounding(cue, CROWDED - 100),) if cue in MARKED else ())


@pytest.mark.parametrize("cue", [Cue.WIN, Cue.LOSS])
def test_how_a_deal_went_is_heard_however_much_there_was_before(cue: Cue) -> None:
    recent = Recent()
    for now in range(0, 1000, 5):
        recent, kept = recent.without_crowding([Sounding(marked) for marked in Cue if marked in MARKED - OUTCOMES], now)
        assert all(sounding.after <= LATEST for sounding in kept), "what comes too late means nothing any more"
    _, kept = recent.without_crowding([Sounding(cue), Sounding(Cue.EGGS, OUTCOME)], 1000)
    (win, eggs) = kept
    assert (win.cue, eggs.cue) == (cue, Cue.EGGS) and 0 < win.after < 3 * LATEST
    assert eggs.after == win.after + OUTCOME, "eggs are heard after it"
