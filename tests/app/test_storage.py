"""The database: every kind of damage is kept aside and said, and a match is taken up as it was left."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.house_rules import Catalogue
from app.journal import Journal, Position
from app.match_config import MatchConfig
from app.messages import Message, MessageKind
from app.schema import VERSION
from app.session import GameSession
from app.storage import FILE_NAME, LARGEST_CHECKED, Storage, StorageError, open_storage
from tests.app.players import PlayersHere

CONFIG = MatchConfig("qingdao", (("held_back", True),), "7", ("standard", "random", "standard", "standard"), 100)
AUTOPLAY = replace(CONFIG, autoplay="standard")


_open: list[Storage] = []


def opened(folder: Path) -> Storage:
    """The database of a folder where all is well; closed at the end of the test."""
    storage, message = open_storage(folder)
    assert storage is not None and message is None
    _open.append(storage)
    return storage


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    yield
    while _open:
        _open.pop().close()


@pytest.fixture
def play(qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[int], Position]]:
    """Plays so many answers of a match in `tmp_path` and closes; what the session held then."""

    def run(answers: int) -> Position:
        session = GameSession(PlayersHere(), Journal(opened(tmp_path)))
        arrivals: list[object] = []
        session.deal_began.connect(lambda _: arrivals.clear())
        session.stepped.connect(lambda step: arrivals.append((step.seat, step.action)))
        session.deal_ended.connect(lambda _: session.next_deal())
        left = answers

        def count(_: object) -> None:
            nonlocal left
            left -= 1
            if left <= 0:
                session.hold()

        session.stepped.connect(count)
        session.start(AUTOPLAY)
        qtbot.waitUntil(lambda: left <= 0, timeout=60_000)
        position = Position(CONFIG, session.match, session.state, tuple(arrivals), session.state.over)
        session.close()
        return position

    yield run


def change(folder: Path, *statements: str) -> None:
    """Let another program at the file."""
    connection = sqlite3.connect(folder / FILE_NAME)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


@pytest.mark.parametrize("answers", [1, 3, 7, 40])
def test_a_match_is_taken_up_as_it_was_left(play, tmp_path: Path, answers: int) -> None:
    left = play(answers)
    position, message = Journal(opened(tmp_path)).resume()
    assert message is None and position is not None
    assert position.state == left.state
    assert position.arrivals == left.arrivals
    assert position.before == left.before or left.state.over
    assert replace(position.config, first_seat=None) == CONFIG


def test_later_deals_are_taken_up_with_what_was_won(qtbot: QtBot, play, tmp_path: Path) -> None:
    for answers in range(300, 2000, 100):
        left = play(answers)
        if left.before.number > 1 and not left.state.over:
            break
    position, _ = Journal(opened(tmp_path)).resume()
    assert position is not None and position.before == left.before
    assert position.before.number >= 2
    assert sum(position.before.eggs) + position.before.house == 50_000
    assert position.state == left.state


def test_a_new_file_is_made_without_a_word(tmp_path: Path) -> None:
    assert opened(tmp_path / "new" / "folder").running_match() is None


def _garbage(path: Path) -> None:
    path.write_bytes(b"this is not a database " * 400)


def _empty(path: Path) -> None:
    path.write_bytes(b"")


def _half(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2])


def _header_only(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:100])


def _holes(path: Path) -> None:
    content = bytearray(path.read_bytes())
    for at in range(4096, len(content), 4096):
        content[at : at + 200] = bytes(200)
    path.write_bytes(bytes(content))


def _other_database(path: Path) -> None:
    path.unlink()
    change(path.parent, "CREATE TABLE cookies (name TEXT)", "INSERT INTO cookies VALUES ('x')")


def _newer(path: Path) -> None:
    change(path.parent, f"PRAGMA user_version = {VERSION + 1}", "CREATE TABLE eggs (seat INTEGER)")


def _other_tables(path: Path) -> None:
    change(path.parent, "ALTER TABLE matches ADD COLUMN colour TEXT")


def _trigger(path: Path) -> None:
    change(path.parent, "CREATE TRIGGER t AFTER INSERT ON actions BEGIN DELETE FROM matches; END")


def _folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def _huge(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(b"huge and not a database")
        file.truncate(8 * LARGEST_CHECKED)


@pytest.mark.parametrize(
    ("damage", "kind", "why"),
    [
        (_garbage, MessageKind.STORAGE_FOREIGN, "foreign"),
        (_empty, MessageKind.STORAGE_DAMAGED, "damaged"),
        (_half, MessageKind.STORAGE_DAMAGED, "damaged"),
        (_header_only, MessageKind.STORAGE_DAMAGED, "damaged"),
        (_holes, MessageKind.STORAGE_DAMAGED, "damaged"),
        (_other_database, MessageKind.STORAGE_FOREIGN, "foreign"),
        (_newer, MessageKind.STORAGE_NEWER, "newer"),
        (_other_tables, MessageKind.STORAGE_DAMAGED, "damaged"),
        (_trigger, MessageKind.STORAGE_DAMAGED, "damaged"),
        (_folder, MessageKind.STORAGE_READ_ONLY, "read-only"),
        (_huge, MessageKind.STORAGE_FOREIGN, "foreign"),
    ],
    ids=lambda value: getattr(value, "__name__", str(value)),
)
def test_a_file_that_cannot_be_used_is_kept(play, tmp_path: Path, damage, kind: MessageKind, why: str) -> None:
    play(60)
    path = tmp_path / FILE_NAME
    damage(path)
    content = path.read_bytes()[:100_000] if path.is_file() else None
    storage, message = open_storage(tmp_path)
    assert storage is not None and storage.running_match() is None
    _open.append(storage)
    (kept,) = tmp_path.glob(f"baohuang.{why}-*.sqlite3")
    assert message == Message(kind, (kept.name,))
    assert content is None or kept.read_bytes()[:100_000] == content
    storage.close()
    opened(tmp_path).close()


def test_a_second_window_saves_nothing_and_says_so(tmp_path: Path) -> None:
    first = opened(tmp_path)
    assert open_storage(tmp_path) == (None, Message(MessageKind.STORAGE_IN_USE))
    first.close()
    opened(tmp_path).close()
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "data"
    assert open_storage(folder) == (None, Message(MessageKind.STORAGE_UNWRITABLE, (str(folder),)))


@pytest.mark.parametrize(
    "statement",
    [
        'UPDATE actions SET action = \'{"seat":1,"prompt":"play","cards":["9C"]}\' WHERE ply = 20',
        "UPDATE actions SET action = 'null' WHERE ply = 20",
        "UPDATE actions SET action = '{' WHERE ply = 20",
        "UPDATE actions SET seat = (seat + 1) % 5 WHERE ply = 21",
        "DELETE FROM actions WHERE ply = 10",
        "UPDATE actions SET action = printf('%.*c', 900000, '[') WHERE ply = 20",
        "UPDATE matches SET rules = '{}'",
        "UPDATE matches SET rules = '[]'",
        "UPDATE matches SET options = '{\"held_back\": 3.5}'",
        "UPDATE matches SET options = '[1]'",
        "UPDATE matches SET bots = '[\"genius\"]'",
        "UPDATE matches SET bots = '7'",
        "UPDATE matches SET variant = 'atlantis'",
        "UPDATE matches SET seed = '8'",
        "UPDATE matches SET stake = -5",
        "UPDATE matches SET first_seat = 9",
        "UPDATE deals SET number = 3",
        "UPDATE deals SET first_seat = (first_seat + 1) % 5",
        "DELETE FROM deals",
        "INSERT INTO deals VALUES (1, 1, 0, NULL)",
        "UPDATE deals SET settled = '{}'",
    ],
)
def test_a_match_that_does_not_follow_its_rules_is_left(play, tmp_path: Path, statement: str) -> None:
    play(60)
    change(tmp_path, "PRAGMA foreign_keys = OFF", statement)
    journal = Journal(opened(tmp_path))
    assert journal.resume() == (None, Message(MessageKind.MATCH_BROKEN))
    assert journal.begin_match(CONFIG, CONFIG.begin()) is None
    journal.close()
    position, message = Journal(opened(tmp_path)).resume()
    assert message is None and position is not None and position.arrivals == ()


def test_a_cell_beyond_all_bounds_is_damage(play, tmp_path: Path) -> None:
    play(60)
    change(tmp_path, "UPDATE matches SET rules = printf('%.*c', 5000000, 'x')")
    journal = Journal(opened(tmp_path))
    position, message = journal.resume()
    assert position is None and message is not None and message.kind is MessageKind.STORAGE_DAMAGED
    assert journal.begin_match(CONFIG, CONFIG.begin()) is None and journal.saving
    journal.close()


def failing(monkeypatch: pytest.MonkeyPatch, damaged: bool) -> None:
    """From the 30th answer on the file cannot be written."""
    add_action = Storage.add_action

    def fail(self: Storage, match_id: int, number: int, ply: int, *row: object) -> None:
        if ply == 30:
            monkeypatch.setattr(Storage, "add_action", add_action)
            raise StorageError(damaged)
        add_action(self, match_id, number, ply, *row)  # type: ignore[arg-type]

    monkeypatch.setattr(Storage, "add_action", fail)


def run_a_deal(qtbot: QtBot, folder: Path) -> tuple[GameSession, list[object]]:
    session = GameSession(PlayersHere(), Journal(opened(folder)))
    told: list[object] = []
    session.failed.connect(lambda kind, details: told.append((kind, details)))
    with qtbot.waitSignal(session.deal_ended, timeout=60_000):
        session.start(replace(AUTOPLAY, seed="11"))
    return session, told


def test_a_full_disk_is_said_once_and_the_game_goes_on(qtbot: QtBot, tmp_path: Path, monkeypatch) -> None:
    failing(monkeypatch, damaged=False)
    session, told = run_a_deal(qtbot, tmp_path)
    assert told == [("storage_stopped", (str(tmp_path),))]
    assert not session.saving
    session.close()


def test_damage_during_play_is_kept_and_the_match_written_anew(qtbot: QtBot, tmp_path: Path, monkeypatch) -> None:
    failing(monkeypatch, damaged=True)
    session, told = run_a_deal(qtbot, tmp_path)
    (kept,) = tmp_path.glob("baohuang.damaged-*.sqlite3")
    assert told == [("storage_damaged", (kept.name,))]
    state = session.state
    session.close()
    position, message = Journal(opened(tmp_path)).resume()
    assert message is None and position is not None and position.state == state


def test_a_real_write_error_is_told_apart_from_damage(tmp_path: Path) -> None:
    storage = opened(tmp_path)
    storage.close()
    with pytest.raises(StorageError):
        storage.begin_deal(1, 0, 0)


def test_rows_are_what_a_record_holds(play, tmp_path: Path) -> None:
    left = play(40)
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    rows = connection.execute("SELECT seat, action FROM actions ORDER BY deal, ply").fetchall()
    assert len(rows) == len(left.arrivals) or left.before.number
    assert all(json.loads(action)["seat"] == seat for seat, action in rows)
    assert connection.execute("SELECT count(*) FROM matches WHERE running").fetchone() == (1,)
    connection.close()


@pytest.mark.parametrize("variant", ["tribute", "wild-twos", "rizhao"])
def test_r14_what_is_owed_is_taken_up(qtbot: QtBot, tmp_path: Path, variant: str) -> None:
    session = GameSession(PlayersHere(), Journal(opened(tmp_path)))
    config = MatchConfig(variant, (), "2", CONFIG.bots, 100, autoplay="standard")
    ended: list[object] = []
    session.deal_ended.connect(ended.append)
    session.start(config)
    for deals in range(1, 6):
        qtbot.waitUntil(lambda deals=deals: len(ended) == deals, timeout=60_000)
        if session.match.before.tribute.pays:
            break
        session.next_deal()
    session.next_deal()
    before, state = session.match, session.state
    session.close()
    position, message = Journal(opened(tmp_path)).resume()
    assert message is None and position is not None
    assert position.before == before and position.before.before.tribute.pays
    assert position.state.events[:2] == state.events[:2]


def test_r12_4_a_deal_given_up_is_followed_by_the_next_one(qtbot: QtBot, tmp_path: Path) -> None:
    session = GameSession(PlayersHere(), Journal(opened(tmp_path)))
    asked: list[object] = []
    session.asked.connect(asked.append)
    session.start(CONFIG)
    qtbot.waitUntil(lambda: bool(asked), timeout=10_000)
    session.forfeit()
    after = session.match
    assert after.totals[0] == -40
    session.close()
    journal = Journal(opened(tmp_path))
    position, message = journal.resume()
    assert message is None and position is not None
    assert position.before == after and not position.state.over and position.arrivals == ()
    session = GameSession(PlayersHere(), journal)
    asked.clear()
    session.asked.connect(asked.append)
    session.resume(position)
    qtbot.waitUntil(lambda: bool(asked), timeout=10_000)
    assert session.saving
    answered = len(session.state.history) + len(session.state.answers)
    session.close()
    again, message = Journal(opened(tmp_path)).resume()
    assert message is None and again is not None
    assert len(again.arrivals) == answered


def test_a_match_by_house_rules_is_taken_up_without_their_file(qtbot: QtBot, tmp_path: Path) -> None:
    draft = Catalogue().draft("weihai", "Corner")
    draft = replace(draft, fields=draft.fields | {"tricks": draft.fields["tricks"] | {"hard_pass": True}})
    shelf = Catalogue(tmp_path)
    variant_id = shelf.save(draft)
    config = replace(CONFIG, variant=variant_id, options=(), house=shelf.house(variant_id))
    session = GameSession(PlayersHere(), Journal(opened(tmp_path)))
    session.start(config)
    state = session.state
    session.close()
    shelf.remove(variant_id)
    position, message = Journal(opened(tmp_path)).resume()
    assert message is None and position is not None
    assert position.state == state and position.state.rules.tricks.hard_pass
    assert position.config.region.zh == "Corner 2"
