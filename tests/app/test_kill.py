"""A killed window comes back where it was; the long run is `python -m tests.app.kill 50`."""

from pathlib import Path

from tests.app.kill import Row, former_match, live_and_die


def test_a_killed_match_comes_back_at_the_same_decision(tmp_path: Path) -> None:
    rows: list[Row] = []
    purses = former_match(tmp_path)
    for seconds in (3.0, 10.0, 30.0):  # a busy machine takes longer to come to play
        if not rows:
            _, rows = live_and_die(tmp_path, "qingdao", seconds, [], purses)
    assert rows, "it did not come to play"
    for seconds in (0.5, 1.4, 2.0):
        before = len(rows)
        _, rows = live_and_die(tmp_path, "qingdao", seconds, rows, purses)
        assert len(rows) >= before
