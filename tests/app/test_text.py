"""Words for everything the engine can say, in both languages."""

import ast
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app import text, text_events, text_hints, text_house, text_prompts
from app.house_rules import Catalogue
from app.language import Language
from app.match_config import MatchConfig
from app.messages import Message, MessageKind
from app.viewmodels.house_fields import derive_fields
from engine import soundness
from engine.actions import (
    PASS,
    Action,
    Allegiance,
    Apply,
    Call,
    Illegal,
    Kick,
    PlayCards,
    Prompt,
    Reason,
    Solo,
    SoloClaim,
    Throne,
)
from engine.bots import LEVELS, STYLES, Note, Why
from engine.bots.hints import Cost, Hint, Price, Suspect
from engine.cards import Card, Mark, Rank, Suit, parse_cards
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
from engine.rules import FinishWords, Rules, ScoreTable
from engine.scoring import score
from engine.soundness import Contradiction
from engine.state import Line, Outcome, SoloKind
from engine.variants import load, variant_ids

QINGDAO = load("qingdao").rules()
NINES = parse_cards("9S 9H 9D")
CHINESE = re.compile("[\u3400-\u9fff\u3000-\u303f\uff00-\uffef]")
LATIN = re.compile("[A-Za-z]{2,}")

EVENTS: tuple[Event, ...] = (
    BoughtThree(1, 2, NINES[0], NINES[1]),
    BoughtThree(1, 2, NINES[0], None),
    *(TributePaid(1, 2, card, debt) for card in (NINES[0], None) for debt in (False, True)),
    Drawn(3),
    Kicked((1, 2)),
    Played(0, parse_cards("B9S9H"), None),
    Reported(2),
    Applied(2),
    Smothered(1, 2, 5),
    Cleared(1, 2),
    Claimed(1),
    Declined(2, 1),
    Pasted(2, Card(Rank.TWO, Suit.HEARTS)),
    Pressed(3),
    Crowned(0, ()),
    Crowned(0, NINES),
    Called(1, NINES),
    Called(1, (*NINES, NINES[0])),
    *(Revealed(4, role, cause) for role in (Role.GUARD, Role.SOLO) for cause in Cause),
    Revolted((1, 2), True),
    Revolted((1,), False),
    Staked(2, Cause.REVOLT),
    PlayBegan(0),
    Played(0, parse_cards("B9S9H"), 12),
    Passed(1),
    *(Finished(2, place) for place in range(1, 6)),
    TrickClosed(3, False),
    TrickClosed(3, True),
    Voided(),
    Ended(),
)
ILLEGAL = {
    Reason.COUNT: (5, 4),
    Reason.JOKER_TOO_LOW: ("B", "s"),
    Reason.BASE_TOO_LOW: ("T", "9"),
    Reason.UNBEATABLE: ("B",),
    Reason.HELD_BACK: ("3",),
    Reason.NOT_HELD: ("9S",),
    Reason.MIXED_RANKS: ("K", "T"),
    Reason.KAO: ("s888",),
    Reason.BIGS_NEEDED: (2, 1),
}
ACTIONS: tuple[Action, ...] = (
    SoloClaim(True),
    SoloClaim(False),
    Throne(True),
    Throne(False),
    Call(NINES),
    Call(NINES, open=True),
    Call((*NINES, NINES[0])),
    Kick(True),
    Kick(False),
    Apply(),
    Solo(True),
    Solo(False),
    Allegiance(True),
    Allegiance(False),
    PlayCards(NINES),
    PASS,
)
PRICES = (
    *(Price(cost, (1, 2, 1)) for cost in (Cost.JOKERS, Cost.BEATING_JOKERS)),
    *(Price(cost, (int(Rank.KING), 4)) for cost in (Cost.BREAKS, Cost.BEATING_BREAKS)),
    *(Price(cost, (1, part)) for cost in (Cost.OVERTAKES, Cost.LETS_OUT, Cost.LEAVES_TRICK) for part in (2, 100)),
    *(Price(cost, (2,)) for cost in (Cost.TWOS, Cost.STRANDS)),
    *(Price(cost) for cost in (Cost.SHOWS_GUARD, Cost.SHOWS_ALONE, Cost.ALONE)),
    Price(Cost.STAKES, (1, 2)),
)
HINTS = tuple(
    Hint(action, (Note(Why.TOO_DEAR),), (Price(Cost.ALONE),), chance, Suspect(1, 40))
    for action in (PlayCards(NINES), PASS, Throne(True))
    for chance in (0, 0.1, 0.6, 0.99)
)
OUTCOMES = (
    Outcome((), 1, None, SoloKind.NONE, void=True),
    Outcome(
        (
            Line(1, Role.EMPEROR, 1, True, "2K", 8),
            Line(2, Role.COMMONER, 2, True, "-K", -4),
            Line(3, Role.GUARD, 3, True, "K", 4),
            Line(0, Role.COMMONER, 4, False, "-K", -4),
            Line(4, Role.COMMONER, 5, False, "-K", -4),
        ),
        2,
        2,
        SoloKind.NONE,
    ),
    *(
        Outcome((Line(1, Role.SOLO, place, True, formula, points),), 1, None, solo)
        for solo in (SoloKind.HIDDEN, SoloKind.OPEN, SoloKind.CLAIMED)
        for place, formula, points in ((1, "solo_first", 24), (2, "solo_second", 0), (3, "solo_lost", -24))
    ),
)


_PAIR = dict(enumerate((Role.EMPEROR, Role.COMMONER, Role.GUARD, Role.COMMONER, Role.COMMONER)))
_ALONE = dict(enumerate((Role.SOLO, *(Role.COMMONER,) * 4)))
ROLES = ((_PAIR, SoloKind.NONE), (_ALONE, SoloKind.HIDDEN), (_ALONE, SoloKind.OPEN), (_ALONE, SoloKind.CLAIMED))


@pytest.fixture(params=["zh", "en"])
def language(qtbot: QtBot, request: pytest.FixtureRequest) -> Iterator[str]:
    spoken = Language()
    spoken.choose(request.param)
    yield request.param
    from PySide6.QtCore import QCoreApplication

    QCoreApplication.removeTranslator(spoken._translator)


def check(words: str, language: str) -> None:
    assert words and "{" not in words, words
    if language == "zh":
        assert not LATIN.search(words), words
    else:
        assert not CHINESE.search(words), words


def everything(rules: Rules) -> Iterator[str]:
    names = text.seat_name
    for event in EVENTS:
        yield text_events.event_line(event, names, rules)
        if isinstance(event, Revealed):
            yield text_events.cause_sentence(event, names(event.seat), rules)
    for reason in Reason:
        refused = Illegal(reason, ILLEGAL.get(reason, ()))
        yield text.illegal(refused)
        yield text.illegal_short(refused)
    for outcome in OUTCOMES:
        yield text_events.headline(outcome, rules)
        yield text_events.arithmetic(outcome, rules)
        for line in outcome.lines:
            yield text_events.formula(line, outcome, line.seat)
            yield text_events.formula(replace(line, smother=line.points), outcome, line.seat)
    for role in (*Role, None):
        for flag in (False, True):
            yield text_prompts.own_role(role, flag, not flag, "")
            yield text_prompts.own_role(role, False, False, names(1))
            yield text_prompts.own_role_note(role, flag, names(1) if flag else "", flag, not flag, not flag, flag)
            yield text_prompts.own_role_note(role, flag, names(1) if flag else "", flag, False, False, False)
            yield text_prompts.own_role_note(role, flag, "", False, False, False, flag)
        for prompt in Prompt:
            if prompt is not Prompt.PLAY:
                yield from (
                    text_prompts.question(prompt, rules, role, role is Role.SOLO, only)
                    for only in (None, Throne(True), Throne(False))
                )
        for action in ACTIONS:
            for pasted, voids in ((None, False), (NINES[0], False), (None, True)):
                words = text_prompts.answer_words(action, rules, role, pasted, role is Role.SOLO, voids, 2)
                yield words.name
                yield from (part for part in (words.consequence, words.stake) if part)
    for why in Why:
        yield text_hints.reason(Note(why, (1, 2)), rules, names)
    for paid in PRICES:
        yield text_hints.price(paid, names)
    for chance in (10, 30, 70):
        yield text_hints.suspicion(Suspect(1, chance), names)
    for hint in HINTS:
        told = text_hints.hint_words(hint, rules, Role.COMMONER, names)
        yield from (told.why, told.price, told.spoken)
    yield from (text.alliance(known) for known in text.Alliance)
    yield from (text.bot_name(level) for level in LEVELS)
    yield from (text.style_name(style) for style in STYLES)
    yield from (text.role_name(role) for role in Role)
    yield from (text.place_name(place, words) for place in range(1, 6) for words in FinishWords)
    yield from (text.mark_name(mark) for mark in ("sceptre", "sword", "hoe", "kick", "report", "cross"))
    yield from (text.guess_mark(role) for role in (Role.GUARD, Role.COMMONER))
    yield from (text.guess_said("", role) for role in (Role.GUARD, None))
    yield from (
        text_prompts.slot_word(word) for word in ("pass", "applied", "declined", "pressed", "crowned", "claimed")
    )
    yield from (text_prompts.waiting_for(names(1)), text_prompts.waiting_for(""), text_prompts.your_turn())
    yield from (text_prompts.choose_first(0), text_prompts.choose_first(1), text_prompts.choose_first(5))
    yield text_prompts.cannot_beat()
    yield from (text.called_card(NINES[0]), text.best_word(), text_events.topped_up())
    match = MatchConfig("qingdao", (), "7", ("standard",) * 4, 100).begin()
    yield from (text_events.own_result(points) for points in (-1, 0, 1))
    yield from (text_events.sheet_subtitle("·", replace(match, gold_eggs=on), 0) for on in (True, False))
    yield from (text_events.given_up(None), text_events.given_up("·"))
    for card in (Card(Rank.SMALL, Suit.NONE, Mark.GUARD), Card(Rank.BIG, Suit.NONE, Mark.SCEPTRE)):
        yield text.spoken_mark(card, rules)


@pytest.mark.parametrize("variant", variant_ids())
def test_everything_has_words_of_its_own_language(language: str, variant: str) -> None:
    rules = load(variant).rules()
    for words in everything(rules):
        check(words, language)
    for roles, solo in ROLES:
        if solo is SoloKind.CLAIMED and rules.scoring.table is not ScoreTable.LEVEL:
            continue
        for order in permutations(range(5)):
            outcome = score(rules, order, 4, roles, solo, 2)
            check(text_events.headline(outcome, rules), language)
            check(text_events.arithmetic(outcome, rules).replace("K", ""), language)
            for line in outcome.lines:
                check(text_events.formula(line, outcome, 3).replace("K", ""), language)


@pytest.mark.parametrize("variant", variant_ids())
def test_every_field_of_house_rules_has_words(language: str, variant: str) -> None:
    for row in derive_fields(Catalogue().draft(variant, "x")):
        for words in (row.label, *(value for value in row.values if not value.isascii() or len(value) > 2)):
            assert "{" not in words
            assert language == "zh" or not CHINESE.search(words), words
            assert language == "en" or not LATIN.search(words), words


def contradictions_known() -> list[Contradiction]:
    """Everything that the engine may find contradictory, as its source names it."""
    found = []
    for node in ast.walk(ast.parse(Path(soundness.__file__).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Contradiction":
            key, why = node.args[0], node.args[2] if len(node.args) > 2 else ast.Constant("")
            assert isinstance(why, ast.Constant)
            keys = [key.value] if isinstance(key, ast.Constant) else [f"scoring.{field}" for field in POINTS]
            found += [Contradiction(str(one), "", str(why.value)) for one in keys]
    return found


POINTS = ("level", "solo_open", "solo_hidden")


def test_every_contradiction_has_words_of_its_own(language: str) -> None:
    known = contradictions_known()
    assert len(known) > 25
    vague = text_house.contradiction(Contradiction("no such field", ""))
    for fault in known:
        words = text_house.contradiction(fault)
        assert words != vague, fault
        check(words.replace("K", "").replace("G", ""), language)
        assert text_house.fault_sentence(fault).endswith(words)


@pytest.mark.parametrize("kind", MessageKind, ids=lambda kind: kind.value)
def test_every_message_has_words(language: str, kind: MessageKind) -> None:
    details = ("language", "speed") if kind is MessageKind.SETTINGS_VALUE else ("1", "2", "3")
    words = text.message(Message(kind, details))
    assert words and "{" not in words
    assert bool(CHINESE.search(words)) is (language == "zh")


@pytest.mark.parametrize("name", variant_ids())
def test_every_variant_and_option_has_words(language: str, name: str) -> None:
    variant = load(name)
    for words in (text.variant_name(variant, text.language()), text.variant_about(variant, text.language())):
        check(words, language)
    for option in variant.defaults():
        check(text.option_name(option, Rank.THREE), language)
        check(text.option_note(option), language)


def test_the_language_in_force_is_known(language: str) -> None:
    assert text.language() == language


def test_cards_and_plays(language: str) -> None:
    joker = "小王" if language == "zh" else "small joker"
    assert text.card_name(Card(Rank.TEN, Suit.SPADES)) == "♠10"
    assert text.play_name(parse_cards("s99999"), QINGDAO) == f"5×9 + {joker}"
    assert text.play_name(parse_cards("A"), QINGDAO) == "A"
    assert text.number_of_cards(1) == ("1 张" if language == "zh" else "1 card")
    assert text.number_of_cards(2) == ("2 张" if language == "zh" else "2 cards")


def test_arithmetic_shows_how_the_points_came_about() -> None:
    assert text_events.arithmetic(OUTCOMES[1], QINGDAO) == "K = 6 − (1 + 3) = 2  × 2"
    assert [text.signed(number) for number in (4, 0, -2)] == ["+4", "0", "−2"]


def test_places_of_both_schools(language: str) -> None:
    if language == "zh":
        assert [text.place_name(at, FinishWords.KE) for at in range(1, 6)] == ["头科", "二科", "三科", "二落", "大落"]
        lianzhong = [text.place_name(at, FinishWords.LIANZHONG) for at in range(1, 6)]
        assert lianzhong == ["头客", "二客", "三客", "二拉", "大拉"]


def test_a_name_of_your_own(language: str) -> None:
    assert text.seat_name(0, "老王") == "老王"
    assert text.seat_initial(0, "老王") == "老"
    assert text.seat_name(3, "老王") == ("崂山老张" if language == "zh" else "Old Zhang")


def test_a_hint_tells_the_chance_that_a_play_is_beaten_and_no_hint_begins_small() -> None:
    rules = load("qingdao").rules()
    told = {}
    for hint in HINTS:
        words = text_hints.hint_words(hint, rules, Role.COMMONER, lambda seat: "Aming")
        assert words.why[0].isupper() and all(part[0].isupper() for part in words.price.split(" · "))
        told[type(hint.action), hint.action == PASS, hint.chance] = words.price.split(" · ")[-1]
    assert [told[PlayCards, False, chance] for chance in (0, 0.1, 0.6, 0.99)] == [
        "Somebody will almost certainly beat it",
        "Somebody will probably beat it (90%)",
        "Probably nobody will beat it (60%)",
        "Almost certainly nobody will beat it",
    ]
    assert told[PlayCards, True, 0] == "Somebody else will almost certainly beat the play on the table"


@pytest.mark.parametrize(
    ("own", "shown"),
    [("Li", "Li"), ("李", "李"), ("🦊", "🦊"), ("דוד", "\u2068דוד\u2069"), ("سارة 5", "\u2068سارة 5\u2069")],
)
def test_a_name_from_right_to_left_turns_no_sentence(own: str, shown: str) -> None:
    assert text.seat_name(0, own) == shown
    line = text_events.event_line(Played(0, NINES, 4), lambda seat: text.seat_name(seat, own), QINGDAO)
    assert line.startswith(f"{shown}: ")
