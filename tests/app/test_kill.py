"""A killed window comes back where it was; the long run is `python -m tests.app.kill 50`."""

from pathlib import Path

from tests.app.kill import live_and_die, run


def test_a_killed_match_comes_back_at_the_same_decision(tmp_path: Path) -> None:
    _, rows = live_and_die(tmp_path, "qingdao", 3.0, [])
    assert rows, "it did not come to play"
    lives = run(3, tmp_path, "qingdao", seed=3, longest=2.0)
    assert lives[-1].rows >= len(rows)
