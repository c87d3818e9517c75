"""`app/generated/` is what its sources say: made anew where it is not, left alone where it is."""

from pathlib import Path

import made_files
import pytest
import qt_tools


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A whole folder of made files, apart from that of the checkout."""
    folder = tmp_path / "generated"
    monkeypatch.setattr(made_files, "GENERATED", folder)
    made_files.prepare()
    return folder


def test_a_later_copy_of_older_words_is_made_anew(made: Path) -> None:
    words = made / "i18n" / "baohuang_zh_CN.qm"
    right = words.read_bytes()
    words.write_bytes(b"older words, copied later")
    made_files.prepare()
    assert words.read_bytes() == right


def test_what_is_made_of_its_source_is_left_alone(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise AssertionError("made again")

    monkeypatch.setattr(qt_tools, "run", forbidden)
    monkeypatch.setattr(made_files.shutil, "copyfile", forbidden)
    made_files.prepare()
    assert (made / "version.txt").read_text(encoding="utf-8") == f"{made_files.version()}\n"


def test_what_has_no_source_goes(made: Path) -> None:
    (made / "fonts" / "Gone.otf").write_bytes(b"of an older version")
    made_files.prepare()
    assert not (made / "fonts" / "Gone.otf").exists()
