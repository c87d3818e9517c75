"""A killed window comes back where it was; the long run is `python -m tests.app.kill 50`."""

from pathlib import Path

from tests.app.kill import Row, live_and_die, run


def test_a_killed_match_comes_back_at_the_same_decision(tmp_path: Path) -> None:
    rows: list[Row] = []
    for seconds in (3.0, 10.0, 30.0):  # a busy machine takes longer to come to play
        if not rows:
            _, rows = live_and_die(tmp_path, "qingdao", seconds, [])
    assert rows, "it did not come to play"
    lives = run(3, tmp_path, "qingdao", seed=3, longest=2.0)
    assert lives[-1].rows >= len(rows)
