"""Everything the window shows of a deal: the models and small objects, filled from one picture."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject

from app import text
from app.match_config import MatchConfig
from app.models.rows import RowsModel
from app.session import MatchSummary
from engine.actions import Seat
from engine.events import Role

from .bar import ButtonRow, derive_bar
from .centre import derive_centre, derive_role
from .citing import CitedRule
from .counter import CounterRow, LetPassRow, derive_counter, derive_let_pass
from .hand import HandRow
from .log import LogRow, derive_log
from .panels import CentreViewModel, HintsViewModel, RoleViewModel, SheetViewModel, StripViewModel, ToastViewModel
from .picking import Picking
from .rules import RuleRow, derive_rules
from .seats import SeatRow, SlotRow, TrickRow, derive_seats, derive_slots, tricks
from .sheet import SheetProps, derive_sheet
from .strip import StripProps, derive_strip
from .table import Table


class Shown:
    """Filled by four methods, after whatever may have changed: the deal, your choice, or the rules."""

    def __init__(self, parent: QObject) -> None:
        self.hand = RowsModel(HandRow, parent)
        self.seats = RowsModel(SeatRow, parent)
        self.slots = RowsModel(SlotRow, parent)
        self.bar = RowsModel(ButtonRow, parent)
        self.log = RowsModel(LogRow, parent)
        self.this_trick = RowsModel(TrickRow, parent)
        self.last_trick = RowsModel(TrickRow, parent)
        self.rules = RowsModel(RuleRow, parent)
        self.cited = CitedRule(self.rules, parent)
        self.counter = RowsModel(CounterRow, parent)
        self.let_pass = RowsModel(LetPassRow, parent)
        self.centre = CentreViewModel(parent)
        self.role = RoleViewModel(parent)
        self.strip = StripViewModel(parent)
        self.hints = HintsViewModel(parent)
        self.sheet = SheetViewModel(parent)
        self.toast = ToastViewModel(parent)
        self._rules_of: object = None

    def deal(self, table: Table, guesses: Mapping[Seat, Role], own_name: str, summary: MatchSummary | None) -> None:
        """What everybody at the table does; `summary` once the deal has ended and its last play was seen."""
        self.centre.show(derive_centre(table))
        self.seats.show(derive_seats(table, guesses, own_name))
        self.slots.show(derive_slots(table))
        self.log.show(derive_log(table))
        this_trick, last_trick = tricks(table)
        self.this_trick.show(this_trick)
        self.last_trick.show(last_trick)
        self.role.show(derive_role(table))
        self.sheet.show(SheetProps() if summary is None else derive_sheet(summary, table))

    def count(self, table: Table, counter: str) -> None:
        """The card counter, as far as the settings want it."""
        self.counter.show(() if counter == "off" else derive_counter(table))
        self.let_pass.show(derive_let_pass(table) if counter == "shown" else ())

    def choice(self, table: Table, picking: Picking, choice: int, advice: str) -> None:
        """What depends on the cards and the answer that you have chosen; `advice` is what a hint says of it."""
        self.hand.show(picking.rows())
        self.strip.show(StripProps() if table.auto else derive_strip(table.view, choice, advice))
        self.bar.show(derive_bar(table, picking.cards, choice))

    def sheet_of_rules(self, table: Table, config: MatchConfig) -> None:
        """The rules of the running match, worded anew only for another match or language."""
        wanted = (table.view.rules, config, text.language())
        if wanted != self._rules_of:
            self._rules_of = wanted
            variant = config.region
            options = variant.defaults() | dict(config.options)
            self.cited.show_sheet(derive_rules(variant, table.view.rules, options, text.language()))
