"""The real window asks for its sounds at the right moments, and for none where there should be none."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from app.sound import SoundState
from app.text_aloud import sound_note, voice_note
from app.utterance import Weight
from app.viewmodels.cues import CROWD, CROWDED, MANY
from app.voice_state import VoiceState
from engine.actions import Prompt
from engine.events import Called, Finished, Passed, Played, Revealed, TrickClosed
from tests.app.hearing import Ear, Listener
from tests.app.window.conftest import OpenWindow
from tests.app.window.pane import Pane
from tests.app.window.player import KeyPlayer
from tests.app.window.screen import CHINESE, Screen

MATCH = ("--seed", "4", "--variant", "qingdao", "--lang", "en", "--bots", "standard")
START = (*MATCH, "--speed", "fast")


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def screen(open_window: OpenWindow, ear: Ear, tmp_path: Path) -> Screen:
    screen = open_window(*START, "--data-dir", str(tmp_path), sound=ear)
    screen.until_mine()
    return screen


def test_sounds_are_loaded_once_the_window_is_there(open_window: OpenWindow, ear: Ear, tmp_path: Path) -> None:
    screen = open_window(*START, "--data-dir", str(tmp_path), sound=ear)
    screen.until(lambda: ear.loads, "the sounds are not loaded")
    assert ear.loads == 1
    assert ear.names[0] == "deal"


def test_a_whole_deal_is_heard(open_window: OpenWindow) -> None:
    """By a clock on which no two moments crowd: every event by its sound, however fast the machine is."""
    ear = Ear(apart=2000)
    screen = open_window(*MATCH, "--speed", "instant", sound=ear)
    screen.until_mine()
    KeyPlayer(screen, "en").play_deal()
    heard = Counter(ear.names)
    happened = Counter(type(event) for event in screen.view.events)
    plays = [len(event.cards) for event in screen.view.events if isinstance(event, Played)]
    assert ear.names[0] == "deal" and heard["deal"] == 1
    assert heard["play_one"] == sum(number == 1 for number in plays)
    assert heard["play_many"] == sum(number >= MANY for number in plays) > 0
    assert heard["play_some"] == sum(1 < number < MANY for number in plays) + happened[Called]
    assert heard["pass"] == happened[Passed] > 0
    assert heard["trick"] == happened[TrickClosed] > 0
    assert heard["finish"] == happened[Finished] > 0
    assert heard["reveal"] == happened[Revealed]
    assert heard["turn"] == len(screen.view.own_answers)
    assert heard["beaten"] > 0
    points = next(line.points for line in screen.view.outcome.lines if line.seat == 0)
    wanted = {True: "win", False: "loss"}[points > 0] if points else ""
    assert [name for name in ear.names if name in ("win", "loss")] == [wanted] * bool(wanted)
    assert ear.asked[-1][0] == ("eggs" if points else ear.asked[-1][0])


def test_a_table_that_plays_in_one_moment_does_not_rattle(open_window: OpenWindow) -> None:
    """By a clock that stands still: no sound twice, and three at most."""
    ear = Ear(apart=0)
    screen = open_window(*MATCH, "--speed", "instant", sound=ear)
    screen.until_mine()
    KeyPlayer(screen, "en").play_deal()
    near = [name for name, _, after in ear.asked if after < CROWDED]
    assert near[0] == "deal" and len(near) == len(set(near)) <= CROWD


@pytest.mark.parametrize("speed", ["instant", "fast"])
def test_however_quick_the_table_the_end_of_a_deal_is_heard(
    open_window: OpenWindow, speed: str, tmp_path: Path
) -> None:
    """By the real clock, with movement off."""
    first = open_window(*MATCH, "--speed", "instant", "--data-dir", str(tmp_path))
    KeyPlayer(first, "en").play_until(lambda view: len(view.finished) == 2)
    first.quit()
    ear = Ear()
    screen = open_window("--speed", speed, "--lang", "en", "--data-dir", str(tmp_path), sound=ear)
    KeyPlayer(screen, "en").play_deal()
    points = next(line.points for line in screen.view.outcome.lines if line.seat == 0)
    assert [name for name in ear.names if name in ("win", "loss")] == ["win" if points > 0 else "loss"]
    assert {"finish", "turn"} <= set(ear.names)


def test_your_turn_and_a_pass_are_heard_when_they_come(screen: Screen, ear: Ear) -> None:
    player = KeyPlayer(screen, "en")
    player.play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
    screen.settle(0.4)
    assert ear.names[-1] == "turn"
    ear.asked.clear()
    player.pass_()
    screen.until(lambda: ear.names, "no sound")
    assert ear.names[0] == "pass"


def test_what_was_taken_up_again_is_not_heard_again(open_window: OpenWindow, tmp_path: Path) -> None:
    first = open_window(*START, "--data-dir", str(tmp_path))
    KeyPlayer(first, "en").play_until(lambda view: view.prompt is Prompt.PLAY)
    first.quit()
    ear = Ear()
    again = open_window("--data-dir", str(tmp_path), "--lang", "en", sound=ear)
    again.until_mine()
    again.settle(0.2)
    assert set(ear.names) <= {"turn"}


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_switched_off_or_at_volume_0_nothing_is_asked_for(screen: Screen, ear: Ear, hand: str, tmp_path: Path) -> None:
    pane = Pane(screen, hand)
    pane.open()
    pane.flip("set_sound")
    assert not screen.get("set_sound_volume").property("enabled")
    ear.asked.clear()
    pane.close()
    player = KeyPlayer(screen, "en")
    player.play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
    player.pass_()
    screen.until_mine()
    assert ear.asked == []
    pane.open()
    pane.flip("set_sound")
    screen.until(lambda: ear.names == ["play_one"], "what was switched on is not heard")
    ear.asked.clear()
    pane.slide("set_sound_volume", 0)
    pane.close()
    screen.settle(0.3)
    ear.asked.clear()
    player.play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
    player.pass_()
    screen.until_mine()
    assert ear.asked == []
    screen.quit()
    kept = json.loads(next(tmp_path.rglob("settings.json")).read_text(encoding="utf-8"))
    assert (kept["sound"], kept["sound_volume"]) == (True, 0)


def test_where_the_slider_rests_is_heard_as_loud_as_it_says(screen: Screen, ear: Ear, tmp_path: Path) -> None:
    pane = Pane(screen, "keys")
    pane.open()
    ear.asked.clear()
    for number, volume in enumerate((60, 40, 20), 1):
        pane.slide("set_sound_volume", volume)
        screen.until(lambda wanted=(volume / 100) ** 2: ear.asked and ear.asked[-1][1] == wanted, "not heard")
        assert len(ear.asked) >= number
    assert set(ear.names) == {"play_one"}
    screen.quit()
    kept = json.loads(next(tmp_path.rglob("settings.json")).read_text(encoding="utf-8"))
    assert kept["sound_volume"] == 20


def test_scrolling_past_the_sliders_changes_none(screen: Screen) -> None:
    pane = Pane(screen, "mouse")
    pane.open()
    names = ("set_text_size", "set_card_size", "set_sound_volume")
    before = [screen.get(name).property("value") for name in names]
    for _ in range(120):
        screen.wheel_at(screen.centre(screen.get("settings")), -1)
    assert [screen.get(name).property("value") for name in names] == before
    pane.slide("set_sound_volume", 40)
    screen.wheel_at(screen.centre(screen.get("set_sound_volume")), 1)
    assert screen.get("set_sound_volume").property("value") == 45


def test_who_switched_it_off_loads_nothing(open_window: OpenWindow, tmp_path: Path) -> None:
    first = open_window(*START, "--data-dir", str(tmp_path))
    pane = Pane(first, "keys")
    first.until_mine()
    pane.open()
    pane.flip("set_sound")
    first.quit()
    ear = Ear()
    second = open_window("--data-dir", str(tmp_path), "--lang", "en", sound=ear)
    second.until_mine()
    second.settle(0.2)
    assert ear.loads == 0
    Pane(second, "keys").open()
    assert second.get("set_sound").property("detail") == ""
    Pane(second, "keys").flip("set_sound")
    assert ear.loads == 1


@pytest.mark.parametrize("state", [SoundState.NO_DEVICE, SoundState.MISSING])
def test_why_nothing_is_heard_stands_in_the_settings(open_window: OpenWindow, state: SoundState) -> None:
    ear = Ear(state)
    screen = open_window(*START, sound=ear)
    screen.until_mine()
    pane = Pane(screen, "keys")
    pane.open()
    note = screen.get("set_sound").property("detail")
    assert note == sound_note(state) != ""
    assert note in screen.shown_texts()
    pane.pick("set_language", 1)
    assert screen.get("set_sound").property("detail") == sound_note(state) != note
    pane.close()
    player = KeyPlayer(screen, "zh")
    player.play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
    player.pass_()


def test_nothing_is_read_until_it_is_switched_on(open_window: OpenWindow, tmp_path: Path) -> None:
    listener = Listener()
    screen = open_window(*START, "--data-dir", str(tmp_path), voice=listener)
    player = KeyPlayer(screen, "en")
    player.play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
    assert listener.languages == [] and listener.heard == []
    pane = Pane(screen, "keys")
    pane.open()
    pane.flip("set_voice")
    assert listener.languages == ["en"]
    pane.slide("set_voice_volume", 50)
    pane.close()
    player.pass_()
    screen.until(lambda: any("pass" in text for text in listener.texts), "the pass is not read")
    screen.until_mine()
    assert {volume for _, _, volume in listener.heard} == {0.5}
    passes = [weight for text, weight, _ in listener.heard if text.endswith("pass")]
    assert passes and set(passes) == {Weight.SLIGHT}
    screen.quit()
    kept = json.loads(next(tmp_path.rglob("settings.json")).read_text(encoding="utf-8"))
    assert (kept["voice"], kept["voice_volume"]) == (True, 50)
    again = Listener()
    open_window("--data-dir", str(tmp_path), "--lang", "en", voice=again).until(lambda: again.languages, "forgotten")


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def read(open_window: OpenWindow, listener: Listener, tmp_path: Path) -> Screen:
    """A table that is read aloud."""
    screen = open_window(*START, "--data-dir", str(tmp_path), voice=listener)
    screen.until_mine()
    pane = Pane(screen, "keys")
    pane.open()
    pane.flip("set_voice")
    pane.close()
    return screen


def test_plays_are_read_in_the_language_of_the_window(read: Screen, listener: Listener) -> None:
    player = KeyPlayer(read, "en")
    player.play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
    english = list(listener.texts)
    assert english and not any(CHINESE.search(text) or "×" in text for text in english)
    pane = Pane(read, "keys")
    pane.open()
    pane.pick("set_language", 1)
    pane.close()
    assert listener.languages[-1] == "zh"
    listener.heard.clear()
    KeyPlayer(read, "zh").pass_()
    read.until_mine()
    read.until(lambda: listener.texts, "nothing is read")
    assert all(CHINESE.search(text) and "×" not in text for text in listener.texts)


def test_what_you_may_not_do_is_read_before_everything_else(read: Screen, listener: Listener) -> None:
    player = KeyPlayer(read, "en")
    player.play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
    player.try_to_play()
    read.until(lambda: listener.heard[-1][1] is Weight.ANSWER, "no answer is read")


def test_volume_0_and_off_are_silence(read: Screen, listener: Listener) -> None:
    pane = Pane(read, "keys")
    pane.open()
    pane.slide("set_voice_volume", 0)
    pane.close()
    listener.heard.clear()
    player = KeyPlayer(read, "en")
    player.play_until(lambda view: view.prompt is Prompt.PLAY and bool(view.table))
    assert listener.heard == []
    pane.open()
    pane.slide("set_voice_volume", 50)
    hushed = listener.hushed
    pane.flip("set_voice")
    assert listener.hushed > hushed
    pane.close()
    player.pass_()
    read.until_mine()
    assert listener.heard == []


def test_a_language_without_a_voice_is_named_in_the_settings(open_window: OpenWindow) -> None:
    screen = open_window(*START, voice=Listener(voices=("en",)))
    screen.until_mine()
    pane = Pane(screen, "keys")
    pane.open()
    pane.flip("set_voice")
    assert screen.get("set_voice").property("detail") == voice_note(VoiceState.READY)
    pane.pick("set_language", 1)
    told = screen.get("set_voice").property("detail")
    assert told == voice_note(VoiceState.NO_VOICE) and "中文" in told
    pane.pick("set_language", 2)
    assert screen.get("set_voice").property("detail") == voice_note(VoiceState.READY)
