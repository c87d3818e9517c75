"""A deal told in words leaves nothing out that the table saw."""

from collections import Counter
from functools import cache

import pytest

from engine.arithmetic import reason
from engine.cards import strength
from engine.deal import deal
from engine.events import (
    Applied,
    BoughtThree,
    Cleared,
    Crowned,
    Drawn,
    Finished,
    Kicked,
    Pasted,
    Played,
    Reported,
    Revealed,
    Smothered,
    Staked,
    TributePaid,
    TrickClosed,
)
from engine.match import Match
from engine.state import GameState, SoloKind
from engine.transcript import deal_lines, result_lines, story_lines
from engine.variants import Setting, load, variant_ids
from tests.engine.matches import played

DEALS = 20


@cache
def matches(variant: str, deals: int, **options: Setting) -> tuple[tuple[Match, GameState, GameState, str], ...]:
    """Deals in a row: the match before, the states at the first prompt and at the end, and what is told."""
    match = Match(load(variant).rules(options), "told")
    found = []
    for number in range(deals):
        start = match.deal()
        end = played(start, "told", number)
        found.append((match, start, end, "\n".join([*story_lines(start, end), *result_lines(end)])))
        match = match.settled(end)
    return tuple(found)


def words_of(text: str) -> str:
    return " ".join(text.split())


def others(variant: str) -> dict[str, Setting]:
    """The options the other way round, numbers as they are."""
    return {
        option.name: not option.default if isinstance(option.default, bool) else option.default
        for option in load(variant).options
        if option.name not in ("fixed_guard",)
    }


@pytest.mark.parametrize("variant", variant_ids())
@pytest.mark.parametrize("turned", [False, True])
def test_every_event_is_told(variant: str, turned: bool) -> None:
    for _, _, end, text in matches(variant, DEALS, **(others(variant) if turned else {})):
        words = words_of(text)
        events = Counter(type(event) for event in end.events)
        assert words.count(" leads ") + words.count(" lays ") == events[Played]
        assert words.count("and is out, ") == events[Finished]
        assert words.count(" pastes ") == events[Pasted]
        assert words.count(" accepts") == events[Crowned]
        assert words.count("Stakes x ") == events[Staked]
        assert words.count(" takes ") - words.count("takes the throne card") == events[BoughtThree]
        assert words.count(" pays ") == events[TributePaid]
        assert words.count(" is drawn ") == events[Drawn]
        assert words.count(" kick") == events[Kicked]
        assert words.count("(reports 10 or fewer)") == events[Reported]
        assert words.count(" applies for the lead") == events[Applied]
        assert words.count(" is smothered, ") == events[Smothered]
        assert words.count(" is cleared ") == events[Cleared]
        assert words.count("inherits the lead") == sum(
            event.inherited for event in end.events if isinstance(event, TrickClosed)
        )
        reveals = words.count("- the Guard") + words.count("- the fourth copy") + words.count("is found out")
        reveals += words.count("stands up")
        reveals += words.count("plays alone against four") + words.count("to play alone against four")
        assert reveals == events[Revealed]
        assert all(len(line) <= 112 for line in text.splitlines()[:-1])
        assert "None" not in words and "  " not in words


@pytest.mark.parametrize("variant", variant_ids())
def test_the_settlement_is_told_with_its_arithmetic(variant: str) -> None:
    kinds = set()
    for _, _, end, text in matches(variant, DEALS):
        assert end.outcome is not None
        assert text.splitlines()[-1].strip() == reason(end.outcome)
        assert sum(" seat " in line for line in text.splitlines()[-7:]) >= (0 if end.outcome.void else 5)
        kinds.add(end.outcome.solo)
    assert SoloKind.NONE in kinds


@pytest.mark.parametrize("variant", variant_ids())
def test_hands_are_shown_by_rank_in_full_as_they_were_dealt(variant: str) -> None:
    match, _, _, _ = matches(variant, DEALS)[1]
    rules = match.rules
    hands = deal(rules, match.seed, match.number, match.first_seat)
    lines = list(deal_lines(hands, rules, ["random"] * 5))
    letters = "".join("".join(line.split()[3:]) for line in lines).replace("*", "")
    assert Counter(letters) == Counter(strength(card, rules.special).letter for hand in hands for card in hand)


@pytest.mark.parametrize(
    ("variant", "options", "says"),
    [
        ("lianzhong-simple", {}, "revolt"),
        ("lianzhong-simple", {}, "alone, in secret"),
        ("lianzhong-simple", {}, "shows the sword"),
        ("lianzhong-simple", {}, "goes round once more"),
        ("qingdao", {}, "must accept"),
        ("qingdao", {}, "stands up as the Guard"),
        ("weifang", {}, "which closes the trick"),
        ("weifang", {}, "(smothered)"),
        ("weifang", {}, "for nothing"),
        ("weihai", {}, "kick. Stakes x 4."),
        ("weihai", {}, "Nobody is Emperor: the deal is void"),
        ("lianzhong-classic", {}, "the fourth copy: the Emperor is alone!"),
        ("tribute", {}, "is asked once more"),
        ("tribute", {}, "applied and inherits the lead"),
        ("tribute", {}, "in tribute"),
        ("tribute", {}, "Over: only seat"),
        ("wild-twos", {}, "having been cleared"),
        ("wild-twos", {}, "is asked first"),
        ("wild-twos", {"emperor_pile": True}, "and keeps the pile"),
        ("rizhao", {}, "revolts. Stakes x 2."),
    ],
)
def test_rare_turns_have_words(variant: str, options: dict[str, Setting], says: str) -> None:
    match = Match(load(variant).rules(options), "rare")
    for number in range(400):
        start = match.deal()
        end = played(start, "rare", number)
        if says in words_of("\n".join([*story_lines(start, end), *result_lines(end)])):
            return
        match = match.settled(end)
    pytest.fail(f"never told: {says}")
