"""The settings as QML sees them; a choice is saved at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from app import text, text_settings
from app.house_rules import Catalogue, is_house
from app.keymap import Keymap
from app.language import Language
from app.match_config import MatchConfig
from app.models.rows import RowsModel, camel
from app.session import GameSession
from app.settings import LONGEST_NAME, Settings, SettingsStore
from engine.actions import SEATS
from engine.bots import LEVELS, STYLES, has_style, name_bot, read_bot
from engine.cards import Rank
from engine.variants import Option, Setting, Variant

from .help_settings import HelpSettingsViewModel

QML_IMPORT_NAME = "Baohuang"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class OptionRow:
    """A rule option of the chosen variant: its id and its words.

    A switch is `on` or not; one of a few numbers has `values`, and `current` is the index of the chosen one. fixed:
    the variant leaves no choice.
    """

    key: int
    name: str
    label: str
    note: str
    on: bool
    values: tuple[str, ...]
    current: int
    fixed: bool


def derive_options(variant: Variant, chosen: Mapping[str, Setting]) -> tuple[OptionRow, ...]:
    """A row an option, in the order of the variant, as chosen or else as the variant has it; then what it fixes."""
    held_back = Rank.THREE
    if "held_back" in variant.defaults():
        held_back = variant.rules({"held_back": True}).plays.held_back or held_back
    rows = [_option(at, option, chosen, held_back) for at, option in enumerate(variant.options)]
    rules = variant.rules()
    fixed = {
        "held_back": rules.plays.held_back is not None,
        "solo_claim": rules.throne.solo_claim,
        "kao": rules.plays.kao,
        "twos_beat_big": rules.plays.twos_beat_big,
        "hard_pass": rules.tricks.hard_pass,
        "emperor_pile": rules.throne.pile,
    }
    for name, on in fixed.items():
        if on and name not in variant.defaults():
            label = text.option_name(name, rules.plays.held_back or held_back)
            rows.append(OptionRow(len(rows), name, label, text.option_fixed(), True, (), 0, True))
    return tuple(rows)


def _option(at: int, option: Option, chosen: Mapping[str, Setting], held_back: Rank) -> OptionRow:
    value = chosen.get(option.name, option.default)
    if value not in option.values or type(value) is not type(option.default):
        value = option.default
    numbers = () if isinstance(option.default, bool) else tuple(str(number) for number in option.values)
    label, note = text.option_name(option.name, held_back), text.option_note(option.name)
    return OptionRow(at, option.name, label, note, value is True, numbers, option.values.index(value), False)


@QmlElement
class SettingsViewModel(HelpSettingsViewModel):
    """Choices of one kind are given as ids, `…Names` has their words in the same order.

    Variant, options, bots, stake and gold eggs hold from the next match on, everything else at once.
    """

    languageChanged = Signal()
    variantChanged = Signal()
    speedChanged = Signal()
    motionChanged = Signal()
    fourColourChanged = Signal()
    directionChanged = Signal()
    lowFirstChanged = Signal()
    handLayoutChanged = Signal()
    mirroredChanged = Signal()
    nameChanged = Signal()
    themeChanged = Signal()
    textSizeChanged = Signal()
    cardSizeChanged = Signal()
    highContrastChanged = Signal()
    stakeChanged = Signal()
    goldEggsChanged = Signal()
    timerChanged = Signal()
    optionsChanged = Signal()
    botsChanged = Signal()
    wordsChanged = Signal()
    variantsChanged = Signal()
    pendingChanged = Signal()
    keysChanged = Signal()

    def __init__(
        self,
        store: SettingsStore,
        language: Language,
        session: GameSession,
        catalogue: Catalogue | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._catalogue = catalogue or Catalogue()
        self._store = store
        self._language = language
        self._session = session
        self._options = RowsModel(OptionRow, self)
        self._show_options()
        language.changed.connect(self._on_language)
        for pending in (session.deal_began, session.resumed, self.variantsChanged):
            pending.connect(self.pendingChanged)

    @property
    def current(self) -> Settings:
        """The settings in force."""
        return self._store.current

    @Slot(str, bool)
    def setOption(self, name: str, on: bool) -> None:
        """Switch a rule option of the chosen variant."""
        self._set_option(name, on)

    @Slot(str, int)
    def chooseOption(self, name: str, index: int) -> None:
        """Choose among the numbers of a rule option."""
        option = next(option for option in self._region().options if option.name == name)
        self._set_option(name, option.values[index])

    def _set_option(self, name: str, value: Setting) -> None:
        variant = self.current.variant
        self._adjust(lambda now: now.with_rule_options(variant, now.rule_options(variant) | {name: value}))

    def choose_variant(self, variant_id: str) -> None:
        """Choose a variant whose file may just have come, changed or gone."""
        self._put(variant=variant_id)
        self._show_options()
        self.variantsChanged.emit()
        self.wordsChanged.emit()

    def choose_keys(self, keys: Keymap) -> None:
        """Choose the keys of the commands."""
        self._put(keys=keys)

    def _region(self) -> Variant:
        return self._catalogue.load(self.current.variant)

    @Slot(str)
    def setBots(self, level: str) -> None:
        """The same level for all four, each in its style."""
        self._adjust(lambda now: now.with_each_bot(lambda _, bot: name_bot(level, read_bot(bot)[1])))

    @Slot(int, int)
    def chooseLevel(self, at: int, index: int) -> None:
        """The level of one of the four, in turn order."""
        self._adjust_bot(at, lambda bot: name_bot(LEVELS[index], read_bot(bot)[1]))

    @Slot(int, int)
    def chooseStyle(self, at: int, index: int) -> None:
        """The style of one of the four, in turn order."""
        self._adjust_bot(at, lambda bot: name_bot(read_bot(bot)[0], tuple(STYLES)[index]))

    def _adjust_bot(self, at: int, chosen: Callable[[str], str]) -> None:
        self._adjust(lambda now: now.with_each_bot(lambda other, bot: chosen(bot) if other == at else bot))

    def _put(self, **values: Any) -> None:
        self._adjust(lambda now: replace(now, **values))

    def _adjust(self, chosen: Callable[[Settings], Settings]) -> None:
        before = self.current
        message = self._store.adjust(chosen)
        if message is not None:
            self._session.report(message)
        for field in fields(Settings):
            if getattr(before, field.name) != getattr(self.current, field.name):
                self._announce(field.name)

    def _announce(self, field: str) -> None:
        if field in ("variant", "options"):
            self._show_options()
            self.pendingChanged.emit()
        getattr(self, camel(field) + "Changed").emit()
        if field in ("motion", "speed"):
            self.paceChanged.emit()
        if field == "variant":
            self.wordsChanged.emit()

    def _show_options(self) -> None:
        variant = self._region()
        self._options.show(derive_options(variant, self.current.rule_options(variant.id)))

    def _on_language(self) -> None:
        self._show_options()
        self.pendingChanged.emit()
        self.wordsChanged.emit()

    def _get_language(self) -> str:
        return self.current.language

    def _set_language(self, value: str) -> None:
        self._put(language=value)

    language = Property(str, _get_language, _set_language, notify=languageChanged)

    def _get_variant(self) -> str:
        return self.current.variant

    def _set_variant(self, value: str) -> None:
        self._put(variant=value)

    variant = Property(str, _get_variant, _set_variant, notify=variantChanged)

    def _get_speed(self) -> str:
        return self.current.speed

    def _set_speed(self, value: str) -> None:
        self._put(speed=value)

    speed = Property(str, _get_speed, _set_speed, notify=speedChanged)

    def _get_motion(self) -> bool:
        return self.current.motion

    def _set_motion(self, value: bool) -> None:
        self._put(motion=value)

    motion = Property(bool, _get_motion, _set_motion, notify=motionChanged)

    def _get_four_colour(self) -> bool:
        return self.current.four_colour

    def _set_four_colour(self, value: bool) -> None:
        self._put(four_colour=value)

    fourColour = Property(bool, _get_four_colour, _set_four_colour, notify=fourColourChanged)

    def _get_direction(self) -> str:
        return self.current.direction

    def _set_direction(self, value: str) -> None:
        self._put(direction=value)

    direction = Property(str, _get_direction, _set_direction, notify=directionChanged)

    def _get_low_first(self) -> bool:
        return self.current.low_first

    def _set_low_first(self, value: bool) -> None:
        self._put(low_first=value)

    lowFirst = Property(bool, _get_low_first, _set_low_first, notify=lowFirstChanged)

    def _get_hand_layout(self) -> str:
        return self.current.hand_layout

    def _set_hand_layout(self, value: str) -> None:
        self._put(hand_layout=value)

    handLayout = Property(str, _get_hand_layout, _set_hand_layout, notify=handLayoutChanged)

    def _get_mirrored(self) -> bool:
        return self.current.mirrored

    def _set_mirrored(self, value: bool) -> None:
        self._put(mirrored=value)

    mirrored = Property(bool, _get_mirrored, _set_mirrored, notify=mirroredChanged)

    def _get_name(self) -> str:
        return self.current.name

    def _set_name(self, value: str) -> None:
        self._put(name="".join(filter(str.isprintable, value))[:LONGEST_NAME])

    name = Property(str, _get_name, _set_name, notify=nameChanged)

    def _get_theme(self) -> str:
        return self.current.theme

    def _set_theme(self, value: str) -> None:
        self._put(theme=value)

    theme = Property(str, _get_theme, _set_theme, notify=themeChanged)

    def _get_text_size(self) -> int:
        return self.current.text_size

    def _set_text_size(self, value: int) -> None:
        self._put(text_size=value)

    textSize = Property(int, _get_text_size, _set_text_size, notify=textSizeChanged)

    def _get_card_size(self) -> int:
        return self.current.card_size

    def _set_card_size(self, value: int) -> None:
        self._put(card_size=value)

    cardSize = Property(int, _get_card_size, _set_card_size, notify=cardSizeChanged)

    def _get_high_contrast(self) -> bool:
        return self.current.high_contrast

    def _set_high_contrast(self, value: bool) -> None:
        self._put(high_contrast=value)

    highContrast = Property(bool, _get_high_contrast, _set_high_contrast, notify=highContrastChanged)

    def _get_stake(self) -> int:
        return self.current.stake

    def _set_stake(self, value: int) -> None:
        self._put(stake=value)

    stake = Property(int, _get_stake, _set_stake, notify=stakeChanged)

    def _get_gold_eggs(self) -> bool:
        return self.current.gold_eggs

    def _set_gold_eggs(self, value: bool) -> None:
        self._put(gold_eggs=value)

    goldEggs = Property(bool, _get_gold_eggs, _set_gold_eggs, notify=goldEggsChanged)

    def _get_timer(self) -> int:
        return self.current.timer

    def _set_timer(self, value: int) -> None:
        self._put(timer=value)

    timer = Property(int, _get_timer, _set_timer, notify=timerChanged)

    @Property(str, notify=botsChanged)
    def commonLevel(self) -> str:
        """The level of all four, empty where they differ."""
        levels = {read_bot(bot)[0] for bot in self.current.bots}
        return levels.pop() if len(levels) == 1 else ""

    @Property(list, notify=botsChanged)
    def chosenLevels(self) -> list[int]:
        """Which of `botLevels` each of the four is."""
        return [LEVELS.index(read_bot(bot)[0]) for bot in self.current.bots]

    @Property(list, notify=botsChanged)
    def chosenStyles(self) -> list[int]:
        """Which of `styleNames` each of the four has; -1 where its level has none."""
        read = [read_bot(bot) for bot in self.current.bots]
        return [tuple(STYLES).index(style) if has_style(level) else -1 for level, style in read]

    @Property(RowsModel, constant=True)
    def options(self) -> RowsModel:
        """Rows of OptionRow."""
        return self._options

    @Property(list, notify=variantsChanged)
    def variantIds(self) -> list[str]:
        """The playable variants, house rules last."""
        return list(self._catalogue.ids())

    @Property(list, notify=wordsChanged)
    def variantNames(self) -> list[str]:
        """Their names."""
        return [
            text.house_name(name) if is_house(variant) else name
            for variant in self._catalogue.ids()
            for name in [text.variant_name(self._catalogue.load(variant), self._language.code)]
        ]

    @Property(list, notify=wordsChanged)
    def variantAbouts(self) -> list[str]:
        """One line on each."""
        return [
            text.variant_about(self._catalogue.load(variant), self._language.code) for variant in self._catalogue.ids()
        ]

    @Property(str, notify=pendingChanged)
    def pending(self) -> str:
        """What the running match is played by, while other rules are chosen; empty while they are the same."""
        if not self._session.running:
            return ""
        running, chosen = self._session.config, self.current.variant
        config = MatchConfig.from_settings(self.current, running.seed, house=self._catalogue.house(chosen))
        if config.variant == running.variant:
            return text_settings.next_match("") if config.begin().rules != self._session.match.rules else ""
        return text_settings.next_match(text.variant_name(running.region, self._language.code))

    @Property(list, constant=True)
    def botLevels(self) -> list[str]:
        """The levels, weakest first."""
        return list(LEVELS)

    @Property(list, notify=wordsChanged)
    def botNames(self) -> list[str]:
        """Their names."""
        return [text.bot_name(level) for level in LEVELS]

    @Property(list, notify=wordsChanged)
    def styleNames(self) -> list[str]:
        """What the styles are called."""
        return [text.style_name(style) for style in STYLES]

    @Property(list, notify=wordsChanged)
    def botSeats(self) -> list[str]:
        """The names of the four, in turn order."""
        return [text.seat_name(seat) for seat in SEATS[1:]]
