"""One deal as a screen reader gets it, over AT-SPI, on a screen nobody sees:

    xvfb-run -a dbus-run-session -- /usr/bin/python3 tests/app/screen_reader.py PYTHON [zh|en] [VARIANT] [SEED]

PYTHON is the one that has the program; the desktop's own Python has Atspi. Debian: at-spi2-core, python3-pyatspi, dbus,
xvfb. The bots play all five seats. Prints everything that is announced, then the tree of the score sheet.
"""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  (after the version)

LONGEST = 240  # seconds


def application(name):
    """The program among the applications of the desktop, None before it is there."""
    desktop = Atspi.get_desktop(0)
    for at in range(desktop.get_child_count()):
        found = desktop.get_child_at_index(at)
        if found is not None and name in (found.get_name() or "").lower():
            return found
    return None


def nodes(node, depth=0):
    """Everything that is shown, with how deep it lies."""
    for at in range(node.get_child_count()):
        child = node.get_child_at_index(at)
        if child is None or not child.get_state_set().contains(Atspi.StateType.SHOWING):
            continue
        yield depth, child
        yield from nodes(child, depth + 1)


def over(heard):
    """Whether the last thing said is the score: its rows are signed."""
    return bool(heard) and heard[-1].count("+") + heard[-1].count("−") >= 4


def live(until, seconds):
    """Let events come in until something holds; whether it does."""
    context, end = GLib.MainContext.default(), time.monotonic() + seconds
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        if until():
            return True
        time.sleep(0.2)
    return False


def main(python, language="en", variant="qingdao", seed="4"):
    Atspi.set_timeout(60_000, 60_000)
    heard = []
    listener = Atspi.EventListener.new(lambda event: heard.append(str(event.any_data)))
    listener.register("object:announcement")
    with tempfile.TemporaryDirectory() as folder:
        (pathlib.Path(folder) / "settings.json").write_text('{"motion": false}')
        words = ["--variant", variant, "--seed", seed, "--lang", language, "--speed", "fast", "--autoplay"]
        environment = os.environ | {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
        command = [python, "-m", "app", *words, "--bots", "novice", "--data-dir", folder]
        player = subprocess.Popen(command, env=environment)
        try:
            if not live(lambda: application("baohuang") is not None, 60):
                return "the program does not appear on the bus of screen readers"
            program = application("baohuang")
            ended = live(lambda: over(heard) or player.poll() is not None, LONGEST)
            live(lambda: False, 0.3)
            print(f"{len(heard)} announcements")
            print("\n".join(heard))
            read = list(nodes(program))
            print(f"\n{len(read)} things shown")
            for depth, node in read:
                print("  " * depth + f"{node.get_role_name()}: {node.get_name()}")
            nameless = [node for depth, node in read if not node.get_name()]
            if nameless:
                return f"{len(nameless)} of them without a name"
            return None if ended and heard else "the deal does not end, or nothing is announced"
        finally:
            player.terminate()
            player.wait()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
