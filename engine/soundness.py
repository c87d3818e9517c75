"""Which rule fields cannot hold together."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from .cards import Card, Mark, Rank, four_packs
from .rules import GuardKind, Rules, ScoreTable, Start, Unclaimed

MOST_POINTS = 1000
"""The highest number that a scoring rule may name."""

FEWEST_CARDS = 80
"""The smallest deck: whatever is pasted and paid before the first lead, every hand still holds cards."""


class Contradiction(NamedTuple):
    """A field that contradicts the rest: its dotted key, what would be right, and which of several reasons it is."""

    key: str
    right: str
    why: str = ""


def contradictions(rules: Rules) -> list[Contradiction]:
    """Every field that contradicts the rest, in the order of the rules; empty for sound rules."""
    return [*_deck(rules), *_guard(rules), *_throne(rules), *_play(rules), *_scores(rules)]


def _deck(rules: Rules) -> list[Contradiction]:
    if rules.deck.lowest > Rank.TWO:
        return [Contradiction("deck.lowest", f"it must be a rank from 3 to 2, not {rules.deck.lowest.letter}")]
    found: list[Contradiction] = []
    pack = Counter(four_packs(rules.deck.lowest))
    missing = Counter(rules.deck.removed) - pack
    if missing:
        right = f"{min(missing)} is not so often in a deck that starts at {rules.deck.lowest.letter}"
        return [Contradiction("deck.removed", right, "missing")]
    if any(card.mark for card in rules.deck.removed):
        found.append(Contradiction("deck.removed", "the throne card cannot be taken out", "throne"))
    left = pack - Counter(rules.deck.removed)
    sword, held = rules.guard.sword, rules.plays.held_back
    if sword is not None and (sword.mark is not Mark.NONE or not left[sword] or sword.rank is Rank.BIG):
        right = f'it must name one card of the deck, such as "s" or "4H", not "{sword}"'
        found.append(Contradiction("guard.sword", right, "missing"))
    if left.total() < FEWEST_CARDS:
        right = f"{left.total()} cards are left; a deck needs at least {FEWEST_CARDS}"
        found.append(Contradiction("deck.removed", right, "few"))
    ranks = Counter(card.rank for card in left.elements())
    if held is not None and (held > Rank.TWO or not ranks[held]):
        right = f"rank {held.letter} is not in a deck that starts at {rules.deck.lowest.letter}"
        found.append(Contradiction("plays.held_back", right, "missing"))
    if sword is not None and sword.rank is held:
        right = "a card that is held back until last cannot make the Guard; name another rank"
        found.append(Contradiction("guard.sword", right, "held_back"))
    if rules.deck.buy_three and (held is not Rank.THREE or ranks[Rank.THREE] != 5):
        found.append(Contradiction("deck.buy_three", "buying a 3 needs a deck with five 3s, held back until last"))
    return found


def _guard(rules: Rules) -> list[Contradiction]:
    found: list[Contradiction] = []
    guard = rules.guard
    if guard.kind is GuardKind.SWORD and guard.sword is None:
        found.append(Contradiction("guard.sword", 'a fixed guard needs its marked card, such as "s"', "none"))
    if guard.kind is GuardKind.CALLED and guard.sword is not None:
        right = 'a called guard has no sword card; leave it out or set guard.kind to "sword"'
        found.append(Contradiction("guard.sword", right, "called"))
    if guard.open_with_three and guard.kind is GuardKind.SWORD:
        found.append(Contradiction("guard.open_with_three", 'it needs a called guard (guard.kind = "called")'))
    if guard.kind is GuardKind.CALLED:
        found += _calls(rules)
    declarations = rules.declarations
    if declarations.revolt and guard.kind is GuardKind.CALLED:
        found.append(Contradiction("declarations.revolt", 'a revolt needs a fixed guard (guard.kind = "sword")'))
    if declarations.revolt and not 1 <= declarations.revolt_needs <= 3:
        found.append(Contradiction("declarations.revolt_needs", "a revolt takes one, two or three Commoners"))
    if declarations.kick and not declarations.guard:
        right = "a kick answers a declared Guard (declarations.guard = true)"
        found.append(Contradiction("declarations.kick", right, "guard"))
    if declarations.kick and declarations.revolt and not declarations.revolt_reveals:
        right = (
            "who is asked to kick a revolt shows the Guard, so a revolt must too (declarations.revolt_reveals = true)"
        )
        found.append(Contradiction("declarations.kick", right, "revolt"))
    return found


def _calls(rules: Rules) -> list[Contradiction]:
    """R6.1: whoever shows three must be able to find the fourth."""
    left = Counter(four_packs(rules.deck.lowest)) - Counter(rules.deck.removed)
    copies = Counter(Card(card.rank, card.suit) for card in left.elements())
    callable_copies = {card: number for card, number in copies.items() if rules.callable_rank(card.rank)}
    short = [card for card, number in callable_copies.items() if number == 3]
    if short:
        right = f"{min(short)} could be called and has no fourth copy; leave all four in the deck, or two at most"
        return [Contradiction("deck.removed", right, "fourth")]
    if 4 not in callable_copies.values():
        right = 'no card of this deck can be called; leave more in it or set guard.kind to "sword"'
        return [Contradiction("guard.kind", right)]
    return []


def _throne(rules: Rules) -> list[Contradiction]:
    found: list[Contradiction] = []
    throne = rules.throne
    if throne.starts is Start.FIRST_SEAT and throne.solo_claim:
        right = 'claiming the throne card needs one (throne.starts = "sceptre")'
        found.append(Contradiction("throne.solo_claim", right))
    if throne.starts is Start.DRAWN and throne.solo_claim:
        right = 'claiming needs a throne card that was dealt (throne.starts = "sceptre")'
        found.append(Contradiction("throne.solo_claim", right))
    if throne.unclaimed is Unclaimed.FORCED and not rules.called:
        right = 'forced acceptance needs a called guard; with a sword use "press"'
        found.append(Contradiction("throne.unclaimed", right))
    return found


def _play(rules: Rules) -> list[Contradiction]:
    found: list[Contradiction] = []
    plays = rules.plays
    if plays.five_twos_beat_special and not rules.special:
        found.append(
            Contradiction("plays.five_twos_beat_special", "there is no special to beat (guard.special = true)")
        )
    if plays.wild_twos and (plays.kao or plays.twos_beat_big or rules.special):
        found.append(Contradiction("plays.wild_twos", "wild 2s go with none of kao, twos_beat_big and guard.special"))
    if plays.wild_twos and plays.held_back is Rank.TWO:
        right = "2s that fill up any base cannot be held back until last"
        found.append(Contradiction("plays.held_back", right, "wild"))
    if rules.tricks.smother and plays.held_back is None:
        right = "a seat is smothered on its held-back card; set plays.held_back"
        found.append(Contradiction("tricks.smother", right, "held_back"))
    if rules.tribute.clear_three and plays.held_back is None:
        found.append(Contradiction("tribute.clear_three", "the debt is for held-back cards; set plays.held_back"))
    if not 0 <= rules.tricks.report_at <= 20:
        found.append(Contradiction("tricks.report_at", "hands are reported at 1 to 20 cards, 0 for public counts"))
    return found


def _scores(rules: Rules) -> list[Contradiction]:
    scoring = rules.scoring
    found = [
        Contradiction(f"scoring.{field}", f"it must be from 0 to {MOST_POINTS}", "points")
        for field in ("level", "solo_open", "solo_hidden")
        if not 0 <= getattr(scoring, field) <= MOST_POINTS
    ]
    if scoring.solo_open % 4 or scoring.solo_hidden % 4:
        found.append(Contradiction("scoring", "solo_open and solo_hidden must divide by 4, the number of opponents"))
    if scoring.table is not ScoreTable.LEVEL and not rules.finish.last_but_one:
        right = f'the table "{scoring.table.value}" pays for every place, so all but one must play on to theirs (true)'
        found.append(Contradiction("finish.last_but_one", right))
    if rules.tricks.smother and scoring.table is not ScoreTable.LEVEL:
        found.append(Contradiction("tricks.smother", 'it is paid in points of the table "level"', "level"))
    return found
