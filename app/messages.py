"""What the program has to tell its player besides the game: kinds and details; `app.text.message` has the words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final


class MessageKind(Enum):
    """Each kind is one sentence; the comment names its details in the order in which the sentence needs them."""

    WELCOME = "welcome"  # nothing: the first start

    # Saved games.
    STORAGE_DAMAGED = "storage_damaged"  # file name under which the damaged database was kept
    STORAGE_FOREIGN = "storage_foreign"  # file name under which a file that is no database of the game was kept
    STORAGE_NEWER = "storage_newer"  # file name under which the database of a newer version was kept
    STORAGE_READ_ONLY = "storage_read_only"  # file name under which a database that cannot be written was kept
    STORAGE_IN_USE = "storage_in_use"  # nothing: another window plays on the same data, this one saves nothing
    STORAGE_UNWRITABLE = "storage_unwritable"  # folder; the game goes on without being saved
    STORAGE_STOPPED = "storage_stopped"  # folder; saving failed during play (disk full, …), it goes on unsaved
    PURSES_BROKEN = "purses_broken"  # nothing: the saved gold eggs make no sense, everyone begins with full purses
    MATCH_BROKEN = "match_broken"  # nothing: the saved match does not follow its rules, a new one was begun

    FONTS_MISSING = "fonts_missing"  # nothing: the game's own fonts cannot be loaded, the system's stand in

    # Settings.
    SETTINGS_DAMAGED = "settings_damaged"  # file name under which the broken file was kept
    SETTINGS_NEWER = "settings_newer"  # file name under which the file of a newer version was kept
    SETTINGS_VALUE = "settings_value"  # names of the settings that fell back to their default, one detail each
    SETTINGS_UNWRITABLE = "settings_unwritable"  # folder; choices last only until the window closes

    # House rules.
    HOUSE_NAME = "house_name"  # most characters: a name that no file could bear
    HOUSE_TOO_LARGE = "house_too_large"  # file
    HOUSE_UNREADABLE = "house_unreadable"  # file: it cannot be opened, or is no file of house rules
    HOUSE_VERSION = "house_version"  # file: from another version of the game
    HOUSE_UNSOUND = "house_unsound"  # file or name: its rules do not go together
    HOUSE_KEY = "house_key"  # file, key that is none, keys possible (joined by ", ")
    HOUSE_VALUE = "house_value"  # file, key, what its region has there: the value is none that it can have
    HOUSE_AT_ODDS = "house_at_odds"  # file, key, what its region has there: it contradicts the rest
    HOUSE_SEVERAL = "house_several"  # number of files that cannot be used, some of their names (joined by ", ")
    HOUSE_UNWRITABLE = "house_unwritable"  # file or name
    HOUSE_GONE = "house_gone"  # name: chosen, but no longer there

    # Command line.
    UNKNOWN_ARGUMENT = "unknown_argument"  # the argument
    MISSING_VALUE = "missing_value"  # the option that needs a value
    UNEXPECTED_VALUE = "unexpected_value"  # the option that takes none
    BAD_CHOICE = "bad_choice"  # option, value given, values possible (joined by ", ")
    BAD_SIZE = "bad_size"  # value given; wanted is 1280x720 or larger, at most 7680x4320
    BAD_RULE_OPTION = "bad_rule_option"  # value given; wanted is name=on, name=off or name=number
    UNKNOWN_RULE_OPTION = "unknown_rule_option"  # option, variant, options possible (joined by ", ", may be empty)
    BAD_BOT_COUNT = "bad_bot_count"  # number of levels given; wanted is 1 or 4
    BAD_SEED = "bad_seed"  # nothing; wanted are 1 to 100 characters that can be printed
    TWO_FILES = "two_files"  # the second file
    AT_NEEDS_SCREENSHOT = "at_needs_screenshot"  # nothing: --at without --screenshot
    PHASE_NEVER = "phase_never"  # phase, seed: this deal never has it
    NO_DISPLAY = "no_display"  # nothing: there is no desktop to open a window on
    SCREENSHOT_FAILED = "screenshot_failed"  # file; it could not be written

    # The program's own test.
    SMOKE_MISSING = "smoke_missing"  # what is missing in the installation, or cannot be read
    SMOKE_UNFINISHED = "smoke_unfinished"  # seconds in which the deal did not come to its end
    SMOKE_WORKER = "smoke_worker"  # nothing: the bots' own process never answered
    SMOKE_SAVED = "smoke_saved"  # folder; what was saved there did not come back

    # Records.
    RECORD_UNREADABLE = "record_unreadable"  # file; it cannot be opened
    RECORD_NOT_ONE = "record_not_one"  # file; it is not a record of the game
    RECORD_VARIANT = "record_variant"  # file, its variant, which is not known here
    RECORD_EMPTY = "record_empty"  # nothing: no deal of the match has ended yet
    RECORD_UNWRITABLE = "record_unwritable"  # file
    RECORD_WRITTEN = "record_written"  # file name
    RECORD_CHANGED = "record_changed"  # file: its rules or options do not hold together
    RECORD_CHANGED_DEAL = "record_changed_deal"  # file, deal (from 1): its cards, events or outcome are other ones
    RECORD_CHANGED_ACTION = (
        "record_changed_action"  # file, deal, action (both from 1): it does not follow from the rules
    )


UNSAVED: Final = (MessageKind.STORAGE_IN_USE, MessageKind.STORAGE_UNWRITABLE, MessageKind.STORAGE_STOPPED)
"""From then on nothing of the game is written down."""


@dataclass(frozen=True, slots=True)
class Message:
    """One sentence for the player, without its words."""

    kind: MessageKind
    details: tuple[str | int, ...] = ()
