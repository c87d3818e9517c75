"""A deal told in words leaves nothing out that the table saw."""

from collections import Counter

import pytest

from engine.arithmetic import reason
from engine.events import Crowned, Finished, Pasted, Played, Revealed, Staked, TrickClosed
from engine.match import Match
from engine.state import GameState, SoloKind
from engine.transcript import deal_lines, result_lines, story_lines
from engine.variants import load, variant_ids
from tests.engine.matches import played

DEALS = 25


def told(variant: str, number: int, **options: bool) -> tuple[GameState, GameState, str]:
    start = Match(load(variant).rules(options), "told", number=number).deal()
    end = played(start, "told", number)
    return start, end, "\n".join([*story_lines(start, end), *result_lines(end)])


@pytest.mark.parametrize("variant", variant_ids())
def test_every_event_is_told(variant: str) -> None:
    for number in range(DEALS):
        _, end, text = told(variant, number, solo_claim=number % 2 == 0)
        words = " ".join(text.split())
        events = Counter(type(event) for event in end.events)
        assert words.count(" leads ") + words.count(" lays ") == events[Played]
        assert words.count("and is out, ") == events[Finished]
        assert words.count(" pastes ") == events[Pasted]
        assert words.count(" accepts") == events[Crowned]
        assert words.count("Stakes x ") == events[Staked]
        assert words.count("inherits the lead") == sum(
            event.inherited for event in end.events if isinstance(event, TrickClosed)
        )
        reveals = words.count("- the Guard") + words.count("is found out") + words.count("stands up")
        reveals += words.count("plays alone against four") + words.count("to play alone against four")
        assert reveals == events[Revealed]
        assert all(len(line) <= 112 for line in text.splitlines())


@pytest.mark.parametrize("variant", variant_ids())
def test_the_settlement_is_told_with_its_arithmetic(variant: str) -> None:
    kinds = set()
    for number in range(DEALS):
        _, end, text = told(variant, number)
        assert end.outcome is not None
        assert text.splitlines()[-1].strip() == reason(end.outcome)
        assert sum(" seat " in line for line in text.splitlines()[-7:]) >= (0 if end.outcome.void else 5)
        kinds.add(end.outcome.solo)
    assert SoloKind.NONE in kinds


def test_hands_are_shown_by_rank_in_full() -> None:
    start, _, _ = told("lianzhong-simple", 1)
    lines = list(deal_lines(start, ["random"] * 5))
    letters = "".join("".join(line.split()[3:]) for line in lines).replace("*", "")
    assert Counter(letters) == Counter(card.rank.letter for hand in start.hands for card in hand)


@pytest.mark.parametrize(
    ("seed", "options", "says"),
    [
        ("lianzhong-simple", {}, "revolt"),
        ("lianzhong-simple", {}, "alone, in secret"),
        ("lianzhong-simple", {}, "shows the sword"),
        ("lianzhong-simple", {}, "goes round once more"),
        ("qingdao", {}, "must accept"),
        ("qingdao", {}, "stands up as the Guard"),
    ],
)
def test_rare_turns_have_words(seed: str, options: dict[str, bool], says: str) -> None:
    assert any(says in " ".join(told(seed, number, **options)[2].split()) for number in range(120))
