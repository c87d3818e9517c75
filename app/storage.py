"""Matches, deals and actions in a SQLite file that survives a kill at any moment and is never shared or overwritten."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from .files import set_aside
from .messages import Message, MessageKind
from .schema import SCHEMA, SCHEMAS, VERSION

FILE_NAME: Final = "baohuang.sqlite3"
APPLICATION_ID: Final = 0x42414F48  # "BAOH"
LARGEST_VALUE: Final = 1_000_000  # bytes of one cell; rules, the largest, take about one thousandth of it
LARGEST_CHECKED: Final = 64 * 1024 * 1024  # bytes; a larger file is only checked where it is read
MOST_ROWS: Final = 20_000  # deals of a match: far above any real one
MOST_ACTIONS: Final = 200_000  # of a deal: hundreds of times the same one, played again and again


@dataclass(frozen=True, slots=True)
class SavedThought:
    """What a bot thought when it answered. level: the bot's name. reasons, belief: JSON; None without a belief."""

    level: str
    reasons: str
    belief: str | None = None


@dataclass(frozen=True, slots=True)
class SavedDeal:
    """number: from 0. actions: (seat, JSON) in the order of the answers.

    settled: how the match stood after the deal, JSON; None while it runs. auto_times: how often the table played for
    the player (R15.2). guesses: (seat, letter of a role), what the player takes the others for. thoughts: what bots
    thought, by the number of the answer.
    """

    number: int
    first_seat: int
    actions: tuple[tuple[int, str], ...] = ()
    settled: str | None = None
    auto_times: int = 0
    guesses: tuple[tuple[int, str], ...] = ()
    thoughts: tuple[tuple[int, SavedThought], ...] = ()


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match as it is stored: options, rules (resolved) and bots are JSON; first_seat is that of the first deal.

    purses: what it was begun with, JSON; None in a match of version 1, in which nobody brought anything.
    """

    variant: str
    options: str
    rules: str
    seed: str
    stake: int
    first_seat: int
    bots: str
    deals: tuple[SavedDeal, ...] = ()
    gold_eggs: bool = True
    purses: str | None = None


class StorageError(Exception):
    """Nothing more can be saved. `damaged` where the file itself is at fault and a new one would work."""

    def __init__(self, damaged: bool) -> None:
        super().__init__("damaged" if damaged else "cannot be written")
        self.damaged = damaged


class _Refused(Exception):
    """The file is not what it should be; it is to be kept under a name with `why` in it."""

    def __init__(self, kind: MessageKind, why: str) -> None:
        super().__init__(why)
        self.kind = kind
        self.why = why


class Storage:
    """One open database. It stays locked while it is open, so that no second window writes to it.

    WAL with `synchronous = NORMAL`: what is committed survives the death of the process at any moment. Only a
    power cut can take the last few actions, never the file; `FULL` would wait for the disk at every card laid.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self.path = path

    def close(self) -> None:
        """Fold the log into the file and unlock it."""
        with contextlib.suppress(sqlite3.Error):
            self._connection.close()

    def begin_match(self, match: SavedMatch) -> int:
        """Store a match and all its deals as the running one, in place of any other; its id."""
        with self._transaction() as connection:
            connection.execute("UPDATE matches SET running = 0 WHERE running")
            began = time.strftime("%Y-%m-%dT%H:%M:%S%z")
            variant = (match.variant, match.options, match.rules)
            cursor = connection.execute(
                "INSERT INTO matches (began, variant, options, rules, seed, stake, first_seat, bots, running)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1)",
                (began, *variant, match.seed, match.stake, match.first_seat, match.bots),
            )
            match_id = cursor.lastrowid
            assert match_id is not None
            if match.purses is not None:
                connection.execute(
                    "INSERT INTO rooms (match, gold_eggs, purses) VALUES (?, ?, ?)",
                    (match_id, match.gold_eggs, match.purses),
                )
            for deal in match.deals:
                connection.execute(
                    "INSERT INTO deals (match, number, first_seat, settled) VALUES (?, ?, ?, ?)",
                    (match_id, deal.number, deal.first_seat, deal.settled),
                )
                connection.executemany(
                    "INSERT INTO actions (match, deal, ply, seat, action) VALUES (?, ?, ?, ?, ?)",
                    ((match_id, deal.number, ply, *action) for ply, action in enumerate(deal.actions)),
                )
                if deal.auto_times:
                    connection.execute(_AUTO, (match_id, deal.number, deal.auto_times))
                connection.executemany(_GUESS, ((match_id, deal.number, *guess) for guess in deal.guesses))
                for ply, thought in deal.thoughts:
                    _add_thought(connection, match_id, deal.number, ply, thought)
        return match_id

    def begin_deal(self, match_id: int, number: int, first_seat: int) -> None:
        """Store that a deal began."""
        with self._errors():
            self._connection.execute(
                "INSERT INTO deals (match, number, first_seat) VALUES (?, ?, ?)", (match_id, number, first_seat)
            )

    def add_action(
        self, match_id: int, number: int, ply: int, seat: int, action: str, thought: SavedThought | None = None
    ) -> None:
        """Store the answer number `ply` (from 0) of a deal and what was thought, both or neither; committed."""
        with self._transaction() as connection:
            connection.execute(
                "INSERT INTO actions (match, deal, ply, seat, action) VALUES (?, ?, ?, ?, ?)",
                (match_id, number, ply, seat, action),
            )
            if thought is not None:
                _add_thought(connection, match_id, number, ply, thought)

    def begin_again(self, match_id: int, number: int, ply: int, seat: int, action: str) -> None:
        """Store that a deal which had ended begins anew by this row: not ended, nothing guessed, the table never asked
        to play; all or nothing, committed on return."""
        with self._transaction() as connection:
            connection.execute(
                "INSERT INTO actions (match, deal, ply, seat, action) VALUES (?, ?, ?, ?, ?)",
                (match_id, number, ply, seat, action),
            )
            deal = (match_id, number)
            connection.execute("UPDATE deals SET settled = NULL WHERE match = ? AND number = ?", deal)
            connection.execute("DELETE FROM guesses WHERE match = ? AND deal = ?", deal)
            connection.execute("DELETE FROM autoplay WHERE match = ? AND deal = ?", deal)

    def note_auto(self, match_id: int, number: int, times: int) -> None:
        """Store how often the table played for the player in a deal; committed on return."""
        with self._errors():
            self._connection.execute(_AUTO, (match_id, number, times))

    def note_guess(self, match_id: int, number: int, seat: int, role: str) -> None:
        """Store what the player takes a seat for in a deal, empty for nothing; committed on return."""
        with self._errors():
            self._connection.execute(_GUESS, (match_id, number, seat, role))

    def end_deal(self, match_id: int, number: int, settled: str) -> None:
        """Store how a deal ended, and fold the log into the file while nothing moves on the table."""
        with self._errors():
            self._connection.execute(
                "UPDATE deals SET settled = ? WHERE match = ? AND number = ?", (settled, match_id, number)
            )
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def mend_purses(self, match_id: int, purses: str, settled: Mapping[int, str]) -> None:
        """Store other purses than those found: what a match began with, and how it stood after some of its deals."""
        with self._transaction() as connection:
            connection.execute("UPDATE rooms SET purses = ? WHERE match = ?", (purses, match_id))
            connection.executemany(
                "UPDATE deals SET settled = ? WHERE match = ? AND number = ?",
                ((text, match_id, number) for number, text in settled.items()),
            )

    def purses(self) -> str | None:
        """How the last match stood after its last deal that ended, else what it began with, JSON; None without one."""
        with self._errors():
            row = self._connection.execute(
                "SELECT coalesce((SELECT settled FROM deals WHERE match = id AND settled IS NOT NULL"
                " ORDER BY number DESC LIMIT 1), (SELECT purses FROM rooms WHERE match = id))"
                " FROM matches ORDER BY id DESC LIMIT 1"
            ).fetchone()
            return None if row is None else row[0]

    def end_match(self) -> None:
        """Leave no match running."""
        with self._errors():
            self._connection.execute("UPDATE matches SET running = 0 WHERE running")

    def running_match(self) -> tuple[int, SavedMatch] | None:
        """The match to be taken up again, with its id; actions only of its last deal."""
        with self._errors():
            row = self._connection.execute(
                "SELECT id, variant, options, rules, seed, stake, first_seat, bots, coalesce(gold_eggs, 1), purses"
                " FROM matches LEFT JOIN rooms ON match = id WHERE running ORDER BY id DESC LIMIT 1"
            ).fetchone()
            if row is None:
                return None
            match_id, variant, options, rules, seed, stake, first_seat, bots, gold_eggs, purses = row
            deals = [
                SavedDeal(number, seat, (), settled)
                for number, seat, settled in self._connection.execute(
                    "SELECT number, first_seat, settled FROM deals WHERE match = ? ORDER BY number LIMIT ?",
                    (match_id, MOST_ROWS),
                )
            ]
            if deals:
                times = self._connection.execute(
                    "SELECT times FROM autoplay WHERE match = ? AND deal = ?", (match_id, deals[-1].number)
                ).fetchone()
                actions = self.actions(match_id, deals[-1].number)
                guesses = self._connection.execute(
                    "SELECT seat, role FROM guesses WHERE match = ? AND deal = ? AND role <> '' ORDER BY seat LIMIT 5",
                    (match_id, deals[-1].number),
                ).fetchall()
                auto_times = 0 if times is None else times[0]
                thoughts = tuple(self.thoughts(match_id, deals[-1].number).items())
                deals[-1] = replace(
                    deals[-1], actions=actions, auto_times=auto_times, guesses=tuple(guesses), thoughts=thoughts
                )
            whole = (variant, options, rules, seed, stake, first_seat, bots, tuple(deals))
            return match_id, SavedMatch(*whole, gold_eggs=bool(gold_eggs), purses=purses)

    def actions(self, match_id: int, number: int) -> tuple[tuple[int, str], ...]:
        """The answers of a deal, in order."""
        with self._errors():
            rows = self._connection.execute(
                "SELECT seat, action FROM actions WHERE match = ? AND deal = ? ORDER BY ply LIMIT ?",
                (match_id, number, MOST_ACTIONS),
            )
            return tuple(rows.fetchall())

    def thoughts(self, match_id: int, number: int) -> dict[int, SavedThought]:
        """What bots thought in a deal, by the number of the answer among `actions`."""
        with self._errors():
            rows = self._connection.execute(
                "SELECT ply, level, reasons, belief FROM thoughts WHERE match = ? AND deal = ? ORDER BY ply LIMIT ?",
                (match_id, number, MOST_ACTIONS),
            )
            return {ply: SavedThought(level, reasons, belief) for ply, level, reasons, belief in rows}

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with self._errors():
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
            except BaseException:
                with contextlib.suppress(sqlite3.Error):
                    self._connection.execute("ROLLBACK")
                raise
            self._connection.execute("COMMIT")

    @contextlib.contextmanager
    def _errors(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise StorageError(_code(error) in _AT_FAULT) from error


_AUTO: Final = "INSERT OR REPLACE INTO autoplay (match, deal, times) VALUES (?, ?, ?)"
_GUESS: Final = "INSERT OR REPLACE INTO guesses (match, deal, seat, role) VALUES (?, ?, ?, ?)"


def _add_thought(connection: sqlite3.Connection, match_id: int, number: int, ply: int, thought: SavedThought) -> None:
    connection.execute(
        "INSERT INTO thoughts (match, deal, ply, level, reasons, belief) VALUES (?, ?, ?, ?, ?, ?)",
        (match_id, number, ply, thought.level, thought.reasons, thought.belief),
    )


def open_storage(folder: Path) -> tuple[Storage | None, Message | None]:
    """The database of `folder`, made where there is none, and what the player has to be told.

    A file that cannot be used is kept under a telling name and a new one begun. No storage at all where another
    window has it or the folder cannot be written.
    """
    path = folder / FILE_NAME
    unwritable = Message(MessageKind.STORAGE_UNWRITABLE, (str(folder),))
    message: Message | None = None
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for _ in range(2):
            try:
                return Storage(_connect(path), path), message
            except _Refused as refused:
                message = Message(refused.kind, (_keep(path, refused.why).name,))
    except sqlite3.Error as error:
        if _code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return None, Message(MessageKind.STORAGE_IN_USE)
    except OSError:
        pass
    return None, unwritable


def reopen_damaged(storage: Storage) -> tuple[Storage | None, Message | None]:
    """Keep a database that was found damaged during play under a telling name, and begin a new one."""
    storage.close()
    try:
        message = Message(MessageKind.STORAGE_DAMAGED, (_keep(storage.path, "damaged").name,))
    except OSError:
        return None, Message(MessageKind.STORAGE_STOPPED, (str(storage.path.parent),))
    fresh, trouble = open_storage(storage.path.parent)
    return fresh, trouble or message


_AT_FAULT: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_SCHEMA)


def _code(error: sqlite3.Error) -> int:
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF


def _keep(path: Path, why: str) -> Path:
    kept = set_aside(path, why)
    for suffix in ("-wal", "-journal"):
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + suffix).rename(kept.with_name(kept.name + suffix))
    return kept


def _connect(path: Path) -> sqlite3.Connection:
    """Open and lock the database; raises _Refused where it has to make room, sqlite3.Error where nothing would help."""
    existed = path.exists()
    if existed and path.is_file() and path.stat().st_size == 0 and not path.with_name(path.name + "-journal").exists():
        raise _Refused(MessageKind.STORAGE_DAMAGED, "damaged")
    connection = None
    try:
        connection = sqlite3.connect(path, timeout=0, isolation_level=None)
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LARGEST_VALUE)
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA cell_size_check = ON")
        connection.execute("BEGIN IMMEDIATE")
        _prepare(connection, path)
        connection.execute("COMMIT")
        connection.execute("PRAGMA journal_mode = WAL").fetchone()
        connection.execute("PRAGMA synchronous = NORMAL")
        return connection
    except BaseException as error:
        if connection is not None:
            connection.close()
        if isinstance(error, sqlite3.Error) and existed:
            match _code(error):
                case sqlite3.SQLITE_NOTADB:
                    raise _Refused(MessageKind.STORAGE_FOREIGN, "foreign") from error
                case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_TOOBIG | sqlite3.SQLITE_SCHEMA | sqlite3.SQLITE_ERROR:
                    raise _Refused(MessageKind.STORAGE_DAMAGED, "damaged") from error
                case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
                    raise _Refused(MessageKind.STORAGE_READ_ONLY, "read-only") from error
        raise


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Make the tables of a new database, or make sure that these are the tables of its version, and add what is new."""
    rows = connection.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid")
    schema = tuple(row[0] for row in rows)
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if not schema and not application and not version:
        for statement in SCHEMA:
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {VERSION}")
        return
    if application != APPLICATION_ID:
        raise _Refused(MessageKind.STORAGE_FOREIGN, "foreign")
    if version > VERSION:
        raise _Refused(MessageKind.STORAGE_NEWER, "newer")
    if schema != SCHEMAS.get(version):
        raise _Refused(MessageKind.STORAGE_DAMAGED, "damaged")
    if path.stat().st_size <= LARGEST_CHECKED:
        (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise _Refused(MessageKind.STORAGE_DAMAGED, "damaged")
    if version < VERSION:
        for statement in SCHEMA[len(schema) :]:
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")
