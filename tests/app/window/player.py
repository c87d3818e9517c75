"""Plays a deal in the window by keys alone or by the mouse alone, and looks at the table after every touch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt

from engine import movegen
from engine.actions import PASS, Action, Allegiance, Apply, Call, PlayCards, Prompt, Solo, SoloClaim, Throne
from engine.bots import bot_rng, make_bot
from engine.cards import THRONE_CARD, Card, Mark, Rank, strength
from engine.events import Passed, Played
from engine.view import SeatView
from tests.app.window.screen import ENTER, ESCAPE, RANK_KEYS, SPACE, Screen, ShownCard, foreign


def chosen_answer(view: SeatView, declare: bool) -> Action:
    """What the player of these tests wants: a throne that is his from the start, the last group, sensible plays."""
    options = view.legal
    match options[0]:
        case SoloClaim():
            return SoloClaim(False)
        case Throne():
            wanted: Action = Throne(THRONE_CARD in view.hand and view.offer is not None and view.offer.first == 0)
            return wanted if wanted in options else options[0]
        case Call():
            return [option for option in options if isinstance(option, Call) and len(option.cards) == 3][-1]
        case Solo():
            return Solo(False)
        case Allegiance():
            return Allegiance(declare) if Allegiance(declare) in options else options[0]
        case _:
            wanted = make_bot("standard").choose(view, bot_rng("window", 0, 0, len(view.events))).action
            return PASS if wanted == Apply() else wanted if view.refuse(wanted) is None else options[0]


class Player:
    """One way of touching the window; `tried` counts the illegal tries, `asked` the prompts answered."""

    def __init__(self, screen: Screen, language: str) -> None:
        self.screen = screen
        self.language = language
        self.tried: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()

    # What differs between keys and mouse.

    def answer(self, index: int) -> None:
        """Give an answer of the role strip."""
        raise NotImplementedError

    def choose(self, cards: Sequence[Card]) -> None:
        """Choose exactly these cards of the hand."""
        raise NotImplementedError

    def clear(self) -> None:
        """Choose nothing."""
        raise NotImplementedError

    def play(self) -> None:
        """Play what is chosen."""
        raise NotImplementedError

    def try_to_play(self) -> None:
        """The same where it is known not to go."""
        raise NotImplementedError

    def pass_(self) -> None:
        """Say 不要."""
        raise NotImplementedError

    def next_deal(self) -> None:
        """On from the settlement."""
        raise NotImplementedError

    # A deal.

    def play_until(self, wanted: Callable[[SeatView], bool], declare: bool = False) -> SeatView:
        """Go on, as this player plays, to a question at which something holds; further deals if it must be."""
        screen = self.screen
        for _ in range(400):
            screen.until_mine()
            if screen.over:
                self.next_deal()
                screen.until(lambda: not screen.over, "the next deal does not come")
            elif wanted(screen.view):
                return screen.view
            else:
                action = chosen_answer(screen.view, declare)
                if isinstance(action, PlayCards):
                    self.lay(action.cards)
                else:
                    self.give(action)
        raise AssertionError("it never comes to that")

    def to_lead(self) -> SeatView:
        """To the next free lead."""
        return self.play_until(lambda view: view.prompt is Prompt.PLAY and not view.table)

    def play_deal(self, declare: bool = False) -> None:
        """From the first prompt to the settlement."""
        screen = self.screen
        self.tried_in_deal: set[str] = set()
        screen.until_mine()
        while not screen.over:
            self.look()
            view = screen.view
            assert view.prompt is not None
            self.asked[view.prompt.value] += 1
            action = chosen_answer(view, declare)
            if isinstance(action, PlayCards):
                self.try_what_is_forbidden()
                self.lay(action.cards)
            else:
                self.give(action)
            screen.until_mine()
        self.look()

    def look(self) -> None:
        """The hand on the table is the engine's hand, and no word is in the other language."""
        screen = self.screen
        shown = screen.cards()
        assert Counter(card.card for card in shown) == Counter(screen.view.hand)
        wrong = foreign(screen.shown_texts(), self.language)
        assert not wrong, wrong
        cut = screen.cut_texts()
        assert not cut, cut
        for column in {card.column for card in shown}:
            cards = [card for card in shown if card.column == column]
            assert len({strength(card.card, screen.view.rules.special) for card in cards}) == 1
            assert [card.row for card in cards] == list(range(len(cards)))
            assert {card.of for card in cards} == {len(cards)}

    def give(self, action: Action) -> None:
        """Answer a role phase, and see that this answer was taken."""
        screen = self.screen
        before = screen.view
        assert screen.find("strip") is not None
        self.answer(before.legal.index(action))
        after = screen.view
        assert after.own_answers == (*before.own_answers, action)

    def lay(self, cards: Sequence[Card]) -> None:
        """Play or pass, and see that exactly what stood out was played."""
        screen = self.screen
        before = screen.view
        known = len(before.events)
        if not cards:
            self.pass_()
        else:
            self.choose(cards)
            chosen = screen.chosen()
            special = before.rules.special
            assert _by_strength(chosen.elements(), special) == _by_strength(cards, special)
            self.play()
        after = screen.view
        event = next(event for event in after.events[known:] if isinstance(event, Passed | Played) and event.seat == 0)
        if isinstance(event, Played):
            assert Counter(event.cards) == chosen
            assert Counter(after.hand) == Counter(before.hand) - chosen
            assert screen.chosen() == Counter()
        else:
            assert not cards
        assert Counter(card.card for card in screen.cards()) == Counter(after.hand)

    def try_what_is_forbidden(self) -> None:
        """Every kind of illegal try that this moment allows, once a deal."""
        view = self.screen.view
        tries: dict[str, Sequence[Card] | None] = {
            "pass while leading": () if not view.table else None,
            "mixed ranks": mixed(view),
            "too few cards": too_few(view),
            "joker too low": joker_too_low(view),
            "nothing chosen": () if not view.table or movegen.follows(view.hand, view.table, view.rules) else None,
        }
        for name, cards in tries.items():
            if cards is not None and name not in self.tried_in_deal:
                self.tried_in_deal.add(name)
                self.tried[name] += 1
                self.refused(name, cards)

    def refused(self, name: str, cards: Sequence[Card]) -> None:
        """One sentence, and nothing else changes."""
        screen = self.screen
        before = screen.view
        hand = [(card.card, card.column, card.row) for card in screen.cards()]
        self.clear()
        if name == "pass while leading":
            self.pass_()
        else:
            if cards:
                self.choose(cards)
            self.try_to_play()
        assert screen.view == before, name
        assert [(card.card, card.column, card.row) for card in screen.cards()] == hand
        special = before.rules.special
        assert _by_strength(screen.chosen().elements(), special) == _by_strength(cards, special)
        sentence = screen.toast()
        assert sentence, f"{name}: nothing is said"
        assert "\n" not in sentence
        assert not foreign([sentence], self.language), sentence
        self.clear()
        assert screen.chosen() == Counter()


class KeyPlayer(Player):
    """Never touches the mouse."""

    def answer(self, index: int) -> None:
        for _ in range(20):
            at = self._chosen_answer()
            if at == index:
                break
            self.screen.press(Qt.Key.Key_Right if index > at else Qt.Key.Key_Left)
        given = len(self.screen.view.own_answers)
        self.screen.press(ENTER)
        if len(self.screen.view.own_answers) == given:  # too quick for an answer that nobody has chosen
            self.screen.rest()
            self.screen.press(ENTER)

    def _chosen_answer(self) -> int:
        chips = (self.screen.get(f"strip_choice_{at}") for at in range(20))
        return next(at for at, chip in enumerate(chips) if chip.property("selected"))

    def choose(self, cards: Sequence[Card]) -> None:
        screen = self.screen
        special = screen.view.rules.special
        wanted = Counter(strength(card, special) for card in cards)
        marked = {strength(card, special) for card in cards if card.mark is not Mark.NONE}
        base = min(wanted)
        if screen.chosen() != Counter(cards) and base is not Rank.SPECIAL:
            screen.press(RANK_KEYS[base])
        for rank in sorted({strength(card, special) for card in screen.chosen()} | set(wanted), reverse=True):
            self._put(rank, wanted[rank], rank in marked)

    def _put(self, rank: Rank, number: int, marked: bool) -> None:
        screen = self.screen
        for _ in range(40):
            column = screen.column(rank)
            chosen = [card for card in column if card.selected]
            mark_in = any(card.card.mark is not Mark.NONE for card in chosen)
            if len(chosen) == number and mark_in == marked:
                return
            if not any(card.focused for card in column):
                screen.press(Qt.Key.Key_Right)
            elif mark_in != marked:
                screen.press(SPACE)
            else:
                screen.press(Qt.Key.Key_Plus if len(chosen) < number else Qt.Key.Key_Minus)
        raise AssertionError(f"{number} of {rank.letter} cannot be chosen by keys")

    def clear(self) -> None:
        self.screen.press(ESCAPE)

    def play(self) -> None:
        self.screen.press(ENTER)

    def try_to_play(self) -> None:
        self.screen.press(ENTER)

    def pass_(self) -> None:
        self.screen.press(Qt.Key.Key_P)

    def next_deal(self) -> None:
        self.screen.rest()
        self.screen.press(ENTER)


class MousePlayer(Player):
    """Never touches the keyboard."""

    def press(self, name: str) -> None:
        """A button or an answer."""
        self.screen.click(name)

    def touch_card(self, card: ShownCard) -> None:
        """A card, where it can be seen."""
        self.screen.click_card(card)

    def choose_bases(self, ranks: Sequence[Rank]) -> None:
        """One card of each of these ranks."""
        for rank in ranks:
            self.screen.wheel(self.screen.column(rank)[0], 1)

    def answer(self, index: int) -> None:
        name = f"strip_choice_{index}"
        self.press(name)
        assert self.screen.get(name).property("selected")
        self.press("action_confirm")

    def choose(self, cards: Sequence[Card]) -> None:
        """Clicks the k-th card of each column; what a click of the first column has filled in is put right."""
        screen = self.screen
        special = screen.view.rules.special
        wanted = Counter(strength(card, special) for card in cards)
        bases = {rank for rank in wanted if not rank.is_joker}
        fills = screen.view.rules.plays.wild_twos and Rank.TWO in bases
        if len(bases) > 1 and not fills:  # a click on another base lets go of the first one, the wheel does not
            self.choose_bases(sorted(bases))
            return
        for rank in sorted({strength(card, special) for card in screen.chosen()} | set(wanted)):
            self._put(rank, [card for card in cards if strength(card, special) is rank])
        for rank in {strength(card, special) for card in screen.chosen()}:
            self._put(rank, [card for card in cards if strength(card, special) is rank])

    def _put(self, rank: Rank, wanted: Sequence[Card]) -> None:
        screen = self.screen
        marks = {card.mark for card in wanted} - {Mark.NONE}
        plain = sum(card.mark is Mark.NONE for card in wanted)
        for _ in range(6):
            column = screen.column(rank)
            twins = [card for card in column if card.card.mark is Mark.NONE]
            chosen = [card for card in twins if card.selected]
            wrong = [
                card
                for card in column
                if card.card.mark is not Mark.NONE and card.selected != (card.card.mark in marks)
            ]
            if wrong:
                self.touch_card(wrong[0])
            elif len(chosen) != plain:
                self.touch_card(twins[plain - 1] if plain else twins[len(chosen) - 1])
            else:
                return
        raise AssertionError(f"{wanted} cannot be chosen by clicks")

    def clear(self) -> None:
        shown = self.screen.cards()
        if shown:
            self.screen.click_card(shown[0], Qt.MouseButton.RightButton)

    def play(self) -> None:
        self.press("action_play")

    def try_to_play(self) -> None:
        self.press("action_play")

    def pass_(self) -> None:
        self.press("action_pass")

    def next_deal(self) -> None:
        self.screen.rest()
        self.press("settle_next")


def _by_strength(cards: object, special: bool) -> list[Card]:
    """Twins of any suit are one and the same."""
    return sorted(Card(strength(card, special), mark=card.mark) for card in cards)  # type: ignore[attr-defined]


def mixed(view: SeatView) -> Sequence[Card] | None:
    """Two cards of two neighbouring ranks, both of single columns or taken whole."""
    plain = sorted({card.rank for card in view.hand if not card.rank.is_joker and card.mark is Mark.NONE})
    return None if len(plain) < 2 else [_first(view, plain[0]), _first(view, plain[1])]


def too_few(view: SeatView) -> Sequence[Card] | None:
    """One card where more are asked for."""
    plain = [card for card in view.hand if not card.rank.is_joker and card.mark is Mark.NONE]
    if len(view.table) < 2 or not plain or any(card.rank.is_joker for card in view.table):
        return None
    return [plain[0]]


def joker_too_low(view: SeatView) -> Sequence[Card] | None:
    """As many cards as lie there, with a small joker against a big one."""
    table = view.table
    jokers = [card for card in table if card.rank.is_joker]
    small = [card for card in view.hand if card.rank is Rank.SMALL and card.mark is Mark.NONE]
    if not jokers or any(joker.rank is not Rank.BIG for joker in jokers) or len(small) < len(jokers):
        return None
    for rank in sorted({card.rank for card in view.hand if not card.rank.is_joker}, reverse=True):
        base = [card for card in view.hand if card.rank is rank and card.mark is Mark.NONE]
        reply = (*base[: len(table) - len(jokers)], *small[: len(jokers)])
        if len(reply) == len(table) and reply not in movegen.follows(view.hand, table, view.rules):
            return reply
    return None


def _first(view: SeatView, rank: Rank) -> Card:
    return next(card for card in view.hand if card.rank is rank and card.mark is Mark.NONE)
