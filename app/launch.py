"""Works out from the command line and the player's files what the window begins with, before there is a window."""

from __future__ import annotations

import os
import secrets
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from engine.purses import Purses
from engine.replay import Replayed

from .command_line import Arguments, CommandError
from .files import Folders
from .house_rules import PREFIX, Catalogue, is_house
from .journal import Journal
from .match_config import MatchConfig
from .messages import Message, MessageKind
from .moments import ASKED, find_moment, played_match, recorded_course
from .recorded import first_position, open_record
from .settings import FILE_NAME, Settings, SettingsStore
from .storage import open_storage
from .taking_up import Position


@dataclass(frozen=True, slots=True)
class Launch:
    """What the window begins with.

    position: a match to take up or to show; None begins `config`. record: whose answers are given again. messages:
    what the player has to be told. size: logical pixels, None as the window has it. smoke_test: it ends with its deal.
    first_run: the player is asked for a name and a variant before there is a match.
    """

    settings: SettingsStore
    catalogue: Catalogue
    journal: Journal
    config: MatchConfig
    position: Position | None
    record: Replayed | None
    messages: tuple[Message, ...]
    size: tuple[int, int] | None
    screenshot: Path | None
    smoke_test: bool
    first_run: bool


def prepare(arguments: Arguments) -> Launch:
    """Raises CommandError where what is asked for cannot be done; nothing is written then."""
    if arguments.screenshot is None and not _has_display():
        raise CommandError(MessageKind.NO_DISPLAY)
    record = None if arguments.file is None else open_record(arguments.file)
    folders = _folders(arguments)
    settings = SettingsStore(None if folders is None else folders.config / FILE_NAME)
    catalogue = Catalogue(None if folders is None else folders.data)
    gone = _house_rules_gone(settings, catalogue)
    _put_in_force(arguments, settings, catalogue)
    storage, trouble = (None, None) if folders is None else open_storage(folders.data)
    journal = Journal(storage)
    messages = [*settings.messages, *catalogue.messages, *gone, *_present(trouble)]
    position = None
    if record is not None:
        position = first_position(record)
    else:
        position, trouble = journal.resume()
        messages += _present(trouble)
        if position is not None and not _asked_for(arguments, position.config):
            position = None
    if position is None or record is not None:
        messages += _present(journal.take_up_purses())
    if position is not None:
        config = position.config
    else:
        seed = arguments.seed or str(secrets.randbelow(10**12))
        config = MatchConfig.from_settings(settings.current, seed, house=catalogue.house(settings.current.variant))
    if arguments.autoplay and record is None:
        config = replace(config, autoplay=config.bots[0])
    if arguments.screenshot is not None:
        position = _moment(arguments, config, position, record, journal.purses)
        config = position.config
        journal.close()
    return Launch(
        settings=settings,
        catalogue=catalogue,
        journal=journal,
        config=config,
        position=position,
        record=record,
        messages=tuple(messages),
        size=arguments.size,
        screenshot=arguments.screenshot,
        smoke_test=arguments.smoke_test is not None,
        first_run=folders is not None and not settings.current.welcomed and position is None and _at_leisure(arguments),
    )


def _at_leisure(arguments: Arguments) -> bool:
    """Whether nothing in particular is asked for, but to play."""
    by_itself = arguments.autoplay or arguments.screenshot is not None or arguments.smoke_test is not None
    return not by_itself and not arguments.names_a_match


def _present(message: Message | None) -> list[Message]:
    return [] if message is None else [message]


def _has_display() -> bool:
    if sys.platform != "linux" or os.environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _folders(arguments: Arguments) -> Folders | None:
    if arguments.data_dir is not None:
        return Folders.at(arguments.data_dir)
    return Folders.of_user() if arguments.screenshot is None else None


def _house_rules_gone(settings: SettingsStore, catalogue: Catalogue) -> list[Message]:
    chosen = settings.current.variant
    if not is_house(chosen) or chosen in catalogue.ids():
        return []
    settings.for_this_run(variant=Settings().variant)
    return [Message(MessageKind.HOUSE_GONE, (chosen.removeprefix(PREFIX),))]


def _put_in_force(arguments: Arguments, settings: SettingsStore, catalogue: Catalogue) -> None:
    """What the command line says about settings holds for this run; a variant named there begins from its defaults."""
    said: dict[str, Any] = {
        "language": arguments.lang,
        "variant": arguments.variant,
        "bots": arguments.bots,
        "speed": arguments.speed,
    }
    settings.for_this_run(**{name: value for name, value in said.items() if value is not None})
    variant = settings.current.variant
    arguments.check_options(catalogue.load(variant))
    if arguments.variant is not None or arguments.options:
        chosen = {} if arguments.variant is not None else settings.current.rule_options(variant)
        settings.for_this_run(
            options=settings.current.with_rule_options(variant, chosen | dict(arguments.options)).options
        )


def _asked_for(arguments: Arguments, running: MatchConfig) -> bool:
    """Whether the running match is what the command line names, which may be nothing in particular."""
    options = running.region.resolved_options(dict(running.options))
    return (
        arguments.variant in (None, running.variant)
        and arguments.seed in (None, running.seed)
        and arguments.bots in (None, running.bots)
        and all(options.get(name) == on for name, on in arguments.options)
    )


def _moment(
    arguments: Arguments, config: MatchConfig, position: Position | None, record: Replayed | None, purses: Purses
) -> Position:
    """The moment to be pictured."""
    phase = arguments.at or ("settlement" if arguments.autoplay else ASKED)
    if record is not None:
        course = recorded_course(config, record.deals[0])
    elif position is not None and arguments.at is None:
        return position
    else:
        played = replace(config, autoplay=config.bots[0])
        course = played_match(played, played.begin(purses), phase)
    found = find_moment(course, phase)
    if found is None:
        raise CommandError(MessageKind.PHASE_NEVER, phase, config.seed)
    return replace(found, config=replace(config, autoplay=None))
