"""Tables for tests: hands by notation, deals that start anywhere, answers for everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from random import Random

from hypothesis import strategies as st

from engine.actions import PASS, SEATS, Action, Allegiance, Apply, Call, Kick, PlayCards, Seat, Solo, SoloClaim, Throne
from engine.cards import Card, Suit, parse_cards, sort_cards
from engine.events import Event, Played
from engine.rules import Rules
from engine.state import GameState, Phase, SoloKind
from engine.transition import Before, Step, apply, dealt, legal_actions
from engine.tribute import Tribute
from engine.variants import Setting, load, variant_ids
from tests.engine.reference import House

VARIANTS = ("qingdao", "lianzhong-simple")
"""The two plainest regions, one that calls and one with a sword."""

Options = dict[str, Setting]
NOBODY: tuple[Seat, ...] = ()


@cache
def _rules(variant: str, options: tuple[tuple[str, Setting], ...]) -> Rules:
    return load(variant).rules(dict(options))


def rules_of(variant: str, **options: Setting) -> Rules:
    """The rules of a variant with these options."""
    return _rules(variant, tuple(sorted(options.items())))


@cache
def configurations(variant: str) -> tuple[Options, ...]:
    """The options as they come, each one set otherwise alone, all set to their last value, and all on but the one that
    shuts others out."""
    found = load(variant)
    default = found.defaults()
    alone = [
        default | {option.name: value} for option in found.options for value in option.values if value != option.default
    ]
    together: Options = {option.name: True if True in option.values else option.values[-1] for option in found.options}
    off: Options = {option.name: False if False in option.values else option.values[0] for option in found.options}
    every = [default, *alone, together, off]
    every += [together | {"fixed_guard": False}] if "fixed_guard" in default else []
    every += [together | {"low_rank": 3}] if "low_rank" in default else []
    return tuple(options for at, options in enumerate(every) if options not in every[:at])


@cache
def every_configuration(variant: str) -> tuple[Options, ...]:
    """Every combination of the options."""
    options = load(variant).options
    values = product(*[option.values for option in options])
    return tuple({option.name: value for option, value in zip(options, chosen, strict=True)} for chosen in values)


def label(options: Options) -> str:
    """A name for a test's id."""
    words = [name if on is True else f"{name}{on}" for name, on in sorted(options.items()) if on is not False]
    return "+".join(words) or "none"


CASES = tuple((variant, options) for variant in variant_ids() for options in configurations(variant))
CASE_IDS = tuple(f"{variant}-{label(options)}" for variant, options in CASES)
RULES = dict(zip(CASE_IDS, [rules_of(variant, **options) for variant, options in CASES], strict=True))


def rules_in(variant: str) -> st.SearchStrategy[Rules]:
    """The rules of a variant with any combination of its options."""
    return st.sampled_from(every_configuration(variant)).map(lambda options: rules_of(variant, **options))


def house_of(rules: Rules) -> House:
    """The same rules for the referee."""
    return House(
        special=rules.special,
        held_back=rules.plays.held_back,
        kao=rules.plays.kao,
        twos_beat_big=rules.plays.twos_beat_big,
        twos_beat_special=rules.plays.five_twos_beat_special,
        twos_close=rules.plays.twos_close,
        wild_twos=rules.plays.wild_twos,
        hard_pass=rules.tricks.hard_pass,
        apply=rules.tricks.apply,
        smother=rules.tricks.smother,
        clear_three=rules.tribute.clear_three,
        last_but_one=rules.finish.last_but_one,
    )


def cards(text: str) -> tuple[Card, ...]:
    """Cards by notation; a suit stands where none is given, as no deck has cards without."""
    return tuple(
        card if card.suit or card.rank.is_joker else card._replace(suit=Suit.SPADES) for card in parse_cards(text)
    )


def hand(text: str, rules: Rules) -> tuple[Card, ...]:
    """A sorted hand."""
    return sort_cards(cards(text), rules.special)


def hands_of(texts: Sequence[str], rules: Rules) -> tuple[tuple[Card, ...], ...]:
    return tuple(hand(text, rules) for text in texts)


def deal_of(rules: Rules, *texts: str, first_seat: Seat = 0) -> GameState:
    """A deal with these five hands at its first prompt."""
    assert len(texts) == len(SEATS)
    return dealt(rules, hands_of(texts, rules), first_seat)


def playing(
    rules: Rules,
    *texts: str,
    emperor: Seat = 0,
    guard: Seat | None = 1,
    solo: SoloKind = SoloKind.NONE,
    known: bool = False,
) -> GameState:
    """A deal with these hands, the Emperor about to lead."""
    return GameState(
        rules=rules,
        first_seat=0,
        hands=hands_of(texts, rules),
        phase=Phase.PLAY,
        waiting=(emperor,),
        emperor=emperor,
        guard=guard,
        solo=solo,
        guard_public=known,
    )


def answer(state: GameState, *answers: tuple[Seat, Action]) -> GameState:
    """The state after these answers."""
    for seat, action in answers:
        state = apply(state, seat, action).state
    return state


def steps(state: GameState, *answers: tuple[Seat, Action]) -> tuple[GameState, tuple[Event, ...]]:
    """The state after these answers and every event on the way."""
    events: tuple[Event, ...] = ()
    for seat, action in answers:
        step = apply(state, seat, action)
        state, events = step.state, events + step.events
    return state, events


def play(text: str) -> PlayCards:
    """The cards laid; nothing is a pass."""
    return PlayCards(cards(text))


def plays(*texts: str) -> Callable[[GameState], GameState]:
    """Lays these in turn, whoever's turn it is; `-` is a pass."""

    def run(state: GameState) -> GameState:
        for text in texts:
            (seat,) = state.waiting
            state = apply(state, seat, PASS if text == "-" else play(text)).state
        return state

    return run


def all_answer(state: GameState, yes: Iterable[Seat] = NOBODY) -> Step:
    """Everybody answers a step answered at once; `yes` claim, declare or kick."""
    kind = {Phase.SOLO_CLAIM: SoloClaim, Phase.KICK: Kick}.get(state.phase, Allegiance)
    yes = tuple(yes)
    step = Step(state, ())
    for seat in state.waiting:
        step = apply(step.state, seat, kind(seat in yes))
    return step


def decline(state: GameState, times: int = 1) -> GameState:
    """The seats asked decline, one after another."""
    for _ in range(times):
        state = apply(state, state.waiting[0], Throne(False)).state
    return state


def accept(state: GameState) -> GameState:
    """The seat asked takes the throne."""
    return apply(state, state.waiting[0], Throne(True)).state


def call(state: GameState, text: str) -> Step:
    """The Emperor calls."""
    return apply(state, state.waiting[0], Call(cards(text)))


def solo(state: GameState, open_solo: bool) -> Step:
    """The Emperor answers whether he plays alone in the open."""
    return apply(state, state.waiting[0], Solo(open_solo))


def events_of(state: GameState, kind: type[Event]) -> list[Event]:
    """The public events of one kind, in order."""
    return [event for event in state.events if isinstance(event, kind)]


def asked(state: GameState) -> tuple[Seat, ...]:
    """The seats that may answer now."""
    return tuple(seat for seat in state.waiting if state.prompt(seat) is not None)


def left_behind(rules: Rules, rng: Random) -> Before:
    """What a deal before this one may have left to pay (R14), or nothing."""
    if not rules.tribute.owed or rng.random() < 0.3:
        return Before()
    seats = rng.sample(SEATS, 5)
    tribute = rng.choice(
        (
            Tribute(((seats[0], 2), (seats[1], 1)), tuple(seats[2:])),
            Tribute(tuple((seat, 1) for seat in seats[2:]), (seats[0], seats[1], seats[0])),
            Tribute(((seats[0], 8),), tuple(seat for seat in seats[1:] for _ in range(2))),
        )
    )
    return Before(tribute, ((seats[3], seats[0]),) if rules.tribute.clear_three else ())


class Temper:
    """Random answers that visit every branch: claims, declines and declarations are not left to an even chance."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.claims = rng.choice((0.0, 0.0, 0.0, 0.2))
        self.accepts = rng.choice((0.0, 0.1, 0.5, 1.0))
        self.declares = rng.choice((0.0, 0.2, 0.6))
        self.four = rng.choice((0.1, 0.9))
        self.follows = rng.choice((0.3, 0.9))
        self.hides = rng.random() < 0.4

    def choose(self, legal: Sequence[Action]) -> Action:
        """One of the legal answers."""
        chance = {SoloClaim: self.claims, Throne: self.accepts, Allegiance: self.declares, Kick: 0.4, Solo: 0.5}
        first, last = legal[0], legal[-1]
        if type(first) in chance:
            return last if self.rng.random() < chance[type(first)] else first
        if isinstance(first, Call):
            fours = [action for action in legal if isinstance(action, Call) and len(action.cards) == 4]
            threes = [action for action in legal if action not in fours]
            return self.rng.choice(fours if fours and self.rng.random() < self.four else threes)
        if Apply() in legal and self.rng.random() < 0.5:
            return Apply()
        if self.hides:
            legal = [action for action in legal if not shows_guard_card(action)] or legal
        if first == PASS and len(legal) > 1 and self.rng.random() < self.follows:
            return self.rng.choice(legal[1:])
        return self.rng.choice(legal)


def shows_guard_card(action: Action) -> bool:
    """Whether the answer lays the sword or the called card."""
    return isinstance(action, PlayCards) and any(card.is_guard_card for card in action.cards)


def random_deal(state: GameState, rng: Random) -> Iterator[tuple[GameState, Seat, Action, Step]]:
    """A deal to its end by random answers: before each answer the state, then who answered what, and the step."""
    temper = Temper(rng)
    while not state.over:
        seat = rng.choice(asked(state))
        action = temper.choose(legal_actions(state, seat))
        step = apply(state, seat, action)
        yield state, seat, action, step
        state = step.state


def everywhere(state: GameState) -> Counter[Card]:
    """Every card that is anywhere: hands, pile, table and what was played before, marks of the Guard left out."""
    found: list[Card] = [card for held in state.hands for card in held]
    found += state.offer.pile_cards if state.offer else ()
    found += [card for event in state.events if isinstance(event, Played) for card in event.cards]
    return Counter(found)


def to_the_end(state: GameState, seed: str = "") -> GameState:
    """The deal at its end, by random answers."""
    for _, _, _, step in random_deal(state, Random(seed)):
        state = step.state
    return state


def lays(state: GameState, seat: Seat, finisher: Seat) -> Action:
    """What brings only `finisher` out: a seat lays the lowest card if it must, else passes; he lays what he can."""
    legal = legal_actions(state, seat)
    return legal[-1] if seat == finisher else legal[0]
