"""House rules made at random: any region with fields changed, as long as nothing contradicts."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from engine.cards import Card, Rank, four_packs
from engine.rules import GuardKind, Paste, Rules, ScoreTable, Start, Unclaimed
from engine.soundness import contradictions
from engine.variants import variant_ids
from tests.engine.tables import rules_in

BOTH = st.booleans()
RANKS = st.sampled_from([rank for rank in Rank if rank <= Rank.TWO])
CARDS = st.sampled_from(sorted({card for card in four_packs(Rank.THREE) if not card.mark}))
SWORDS = st.one_of(st.just(Card(Rank.SMALL)), CARDS.filter(lambda card: card.rank is not Rank.BIG))
POINTS = st.integers(0, 1000)


REMOVED = st.lists(st.tuples(CARDS, st.integers(1, 4)), max_size=6).map(
    lambda kinds: tuple(card for card, number in kinds for _ in range(number))
)

CHANGES: list[dict[str, dict[str, st.SearchStrategy[Any]]]] = [
    {"deck": {"lowest": RANKS}},
    {"deck": {"lowest": RANKS}, "plays": {"held_back": RANKS}},
    {"deck": {"removed": REMOVED}},
    {"plays": {"held_back": st.one_of(st.none(), RANKS)}},
    {"plays": {"kao": BOTH}},
    {"plays": {"twos_beat_big": BOTH, "twos_close": BOTH}},
    {"plays": {"five_twos_beat_special": BOTH, "twos_close": BOTH}},
    {"plays": {"wild_twos": BOTH}},
    {"plays": {"wild_twos": st.just(True), "kao": st.just(False), "twos_beat_big": st.just(False),
               "five_twos_beat_special": st.just(False)}, "guard": {"special": st.just(False)}},
    {"throne": {"starts": st.sampled_from(Start)}},
    {"throne": {"solo_claim": BOTH}},
    {"throne": {"starts": st.just(Start.SCEPTRE), "solo_claim": st.just(True)}},
    {"throne": {"paste": st.sampled_from(Paste), "pile": BOTH}},
    {"throne": {"unclaimed": st.sampled_from(Unclaimed)}},
    {"throne": {"call_jokers": BOTH, "call_twos": BOTH}},
    {"guard": {"kind": st.just(GuardKind.SWORD), "sword": SWORDS, "special": BOTH, "open_with_three": st.just(False)}},
    {"guard": {"kind": st.just(GuardKind.CALLED), "sword": st.none(), "special": BOTH, "open_with_three": BOTH},
     "declarations": {"revolt": st.just(False)}},
    {"declarations": {"guard": BOTH, "guard_doubles": BOTH}},
    {"declarations": {"revolt": BOTH, "revolt_needs": st.integers(1, 3), "revolt_reveals": BOTH,
                      "lone_rebel_shown": BOTH}},
    {"declarations": {"kick": BOTH}},
    {"tricks": {"clockwise": BOTH, "hard_pass": BOTH}},
    {"tricks": {"apply": BOTH}},
    {"tricks": {"report_at": st.integers(0, 20)}},
    {"tricks": {"smother": BOTH}},
    {"finish": {"last_but_one": BOTH}},
    {"finish": {"last_but_one": st.just(True)}, "scoring": {"table": st.sampled_from(ScoreTable)}},
    {"scoring": {"level": POINTS, "solo_open": POINTS, "solo_hidden": POINTS}},
    {"tribute": {"owed": BOTH, "jokers": BOTH, "clear_three": BOTH}},
]  # fmt: skip


@st.composite
def house_rules(draw: st.DrawFn) -> Rules:
    """The rules of some region with up to twenty changes; one that contradicts the rest is left out."""
    rules = draw(st.sampled_from(variant_ids()).flatmap(rules_in))
    for change in draw(st.lists(st.sampled_from(CHANGES), max_size=20)):
        groups = {
            group: replace(getattr(rules, group), **{field: draw(value) for field, value in fields.items()})
            for group, fields in change.items()
        }
        changed = replace(rules, **groups)
        if not contradictions(changed):
            rules = changed
    return rules
