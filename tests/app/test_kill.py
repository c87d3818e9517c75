"""A killed window comes back where it was; the long run is `python -m tests.app.kill 50`."""

from pathlib import Path

from tests.app.kill import former_match, live_and_die


def test_a_killed_match_comes_back_at_the_same_decision(tmp_path: Path) -> None:
    purses = former_match(tmp_path)
    _, rows = live_and_die(tmp_path, "qingdao", 0.0, [], purses, written=100_000)
    assert rows, "nothing of it is on disk"
    for seconds in (0.5, 1.4, 2.0):
        before = len(rows)
        _, rows = live_and_die(tmp_path, "qingdao", seconds, rows, purses)
        assert len(rows) >= before
