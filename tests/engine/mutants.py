"""Breaks the rules on purpose, one place at a time, and sees whether a test notices: `python -m tests.engine.mutants`.

Works on a copy. A line that is not found in the code, or a break that no test notices, makes the command fail.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True)
class Mutant:
    """One break: in `file`, the only `old` becomes `new`."""

    what: str
    file: str
    old: str
    new: str


MUTANTS = (
    # cards and dealing
    Mutant("dealing starts one seat late", "deal.py", "(first_seat + at) %", "(first_seat + at + 1) %"),
    Mutant(
        "a called card keeps its rank", "cards.py", "if card.mark is Mark.GUARD and special", "if False and special"
    ),
    Mutant("the deck has a second sceptre", "cards.py", "* 3 + [THRONE_CARD]", "* 2 + [THRONE_CARD] * 2"),
    # the comparator
    Mutant("equal beats", "plays.py", "if high <= low)", "if high < low)"),
    Mutant(
        "烤: what is left may be one more",
        "plays.py",
        "+ reply.base_count == table.base_count",
        "+ reply.base_count >= table.base_count",
    ),
    Mutant("烤 without the option", "plays.py", "kao = rules.plays.kao and", "kao ="),
    Mutant("烤: three big jokers for one", "plays.py", "bigs = reply.bigs - 2 *", "bigs = reply.bigs - 3 *"),
    Mutant("烤: an equal base is enough", "plays.py", "reply.base <= table.base", "reply.base < table.base"),
    Mutant("222 on any table", "plays.py", "table.strengths == (Rank.BIG,) and", "len(table) == 1 and"),
    Mutant("222 without the option", "plays.py", "if rules.plays.twos_beat_big and", "if"),
    Mutant("jokers on a held-back base", "plays.py", "and len(base) < len(strengths)", "and False"),
    # lists of plays
    Mutant(
        "lists: equal base follows", "movegen.py", "if base > target.base and held", "if base >= target.base and held"
    ),
    Mutant("lists: the marked twin is left out", "movegen.py", "return [*picks, (last,", "return picks or [(last,"),
    Mutant(
        "lists: one joker too few reaches", "movegen.py", "if specials < target.bigs:", "if specials < target.bigs - 1:"
    ),
    Mutant(
        "lists: held-back cards lead at any time",
        "movegen.py",
        "if rank in self.by_rank and rank is not held",
        "if rank in self.by_rank",
    ),
    # the throne
    Mutant("the throne card goes to the next seat", "throne.py", "return (seat - 1) %", "return (seat + 1) %"),
    Mutant("the first decline pastes", "transition.py", "if offer.declines else None", "if True else None"),
    Mutant(
        "only the first round pastes",
        "transition.py",
        "if offer.declines else None",
        "if 0 < offer.declines < 5 else None",
    ),
    Mutant("the smallest is pasted", "throne.py", "rank = max(card.rank", "rank = min(card.rank"),
    Mutant(
        "the commonest suit is pasted",
        "throne.py",
        "key=lambda card: (copies[card], card.suit)",
        "key=lambda card: (-copies[card], card.suit)",
    ),
    Mutant(
        "marked cards are pasted",
        "throne.py",
        "if card.rank <= Rank.TWO and card.mark is Mark.NONE",
        "if card.rank <= Rank.SMALL",
    ),
    Mutant(
        "four press as well as three",
        "throne.py",
        "return 3 in callable_groups((*hand, *offer.pile_cards), rules).values()",
        "return bool(callable_groups((*hand, *offer.pile_cards), rules))",
    ),
    Mutant(
        "only three and nothing else press",
        "throne.py",
        "return 3 in callable_groups((*hand, *offer.pile_cards), rules).values()",
        "return {3} == set(callable_groups((*hand, *offer.pile_cards), rules).values())",
    ),
    Mutant(
        "the pile does not press",
        "throne.py",
        "return 3 in callable_groups((*hand, *offer.pile_cards), rules).values()",
        "return 3 in callable_groups(hand, rules).values()",
    ),
    Mutant(
        "pressing begins in the first round", "throne.py", "or offer.declines < len(SEATS)", "or offer.declines < 1"
    ),
    Mutant("void after one round", "throne.py", ">= 2 * len(SEATS)", ">= len(SEATS)"),
    Mutant(
        "void keeps the pasted cards",
        "transition.py",
        "hands = _moved(hands, seat, (*hands[seat], card), state.rules)",
        "pass",
    ),
    Mutant("the Emperor leaves the pile", "transition.py", "(*state.hands[seat], *pile)", "(*state.hands[seat],)"),
    Mutant(
        "the held-back rank may be called",
        "rules.py",
        "if rank is self.plays.held_back or rank is Rank.SPECIAL",
        "if rank is Rank.SPECIAL",
    ),
    Mutant(
        "claims: the nearest next seat wins",
        "transition.py",
        "key=lambda seat: (holder - seat)",
        "key=lambda seat: (seat - holder)",
    ),
    Mutant("claims: the throne card stays", "transition.py", "(*hands[winner], THRONE_CARD)", "(*hands[winner],)"),
    # the Guard
    Mutant("showing three with the fourth is open", "transition.py", "if len(shown) == 4:", "if own == 4:"),
    Mutant(
        "an Emperor without the sword may say open",
        "answers.py",
        "return (Solo(False), Solo(True)) if holds_guard_card(hand) else (Solo(False),)",
        "return (Solo(False), Solo(True))",
    ),
    Mutant(
        "a claim leaves a Guard", "transition.py", "solo=SoloKind.CLAIMED, guard_public=True", "solo=SoloKind.CLAIMED"
    ),
    Mutant(
        "playing the guard card reveals nothing",
        "transition.py",
        "if not state.guard_public and any(",
        "if False and any(",
    ),
    Mutant(
        "a reveal doubles",
        "transition.py",
        "state = replace(state, guard_public=True)\n        role",
        "state = replace(state, guard_public=True, stakes=2)\n        role",
    ),
    # declarations
    Mutant("one rebel is enough", "transition.py", "elif len(declared) >= 2:", "elif len(declared) >= 1:"),
    Mutant("three rebels are needed", "transition.py", "elif len(declared) >= 2:", "elif len(declared) >= 3:"),
    Mutant(
        "a revolt comes before 明保",
        "transition.py",
        "if guard in declared:",
        "if guard in declared and len(declared) < 3:",
    ),
    Mutant(
        "明保 does not double", "transition.py", 'declared=("guard",), stakes=2 * state.stakes', 'declared=("guard",)'
    ),
    Mutant(
        "a lone rebel stays unseen",
        "transition.py",
        "elif declared and state.rules.declarations.lone_rebel_shown",
        "elif False",
    ),
    Mutant(
        "answers count in the order they came",
        "transition.py",
        "key=lambda answer: state.waiting.index(answer[0])",
        "key=lambda answer: 0",
    ),
    Mutant(
        "Commoners may declare", "answers.py", "return role is Role.GUARD or rules.declarations.revolt", "return True"
    ),
    Mutant(
        "the Emperor is asked too",
        "transition.py",
        "waiting=_round_from(state.emperor)[1:]",
        "waiting=_round_from(state.emperor)",
    ),
    # tricks
    Mutant("every pass is hard", "transition.py", "if state.rules.tricks.hard_pass else ()", "if True else ()"),
    Mutant("every pass is soft", "transition.py", "if state.rules.tricks.hard_pass else ()", "if False else ()"),
    Mutant(
        "a play does not clear the passes",
        "transition.py",
        "(seat, cards)), (), state.trick.shut)",
        "(seat, cards)), state.trick.passed, state.trick.shut)",
    ),
    Mutant(
        "接风 goes to the seat before",
        "transition.py",
        "leader = _next_after(last, others) if inherited",
        "leader = max(others) if inherited",
    ),
    Mutant(
        "the leader may pass", "answers.py", "return None if trick.plays else Illegal(Reason.MUST_LEAD)", "return None"
    ),
    Mutant(
        "held-back cards may be split",
        "answers.py",
        "is rules.plays.held_back and len(cards) < len(hand)",
        "is rules.plays.held_back and False",
    ),
    Mutant(
        "cards not held may be laid",
        "answers.py",
        "if missing:\n        return Illegal(Reason.NOT_HELD, (str(min(missing)),))\n    play",
        "if False:\n        return None\n    play",
    ),
    Mutant(
        "the reveal comes after going out",
        "transition.py",
        "    events: list[Event] = [Played(seat, cards, len(hand))]\n",
        "    events: list[Event] = [Played(seat, cards, len(hand))] + [Finished(seat, 1)] * (not hand)\n",
    ),
    # the end and the scores
    Mutant("an open solo plays on", "transition.py", "return bool(out)", "return len(out) > 1"),
    Mutant("a hidden solo ends with the first", "transition.py", "or len(out) >= 2", "or len(out) >= 1"),
    Mutant(
        "a deal ends with the Emperor", "transition.py", "return royals <= out or", "return state.emperor in out or"
    ),
    Mutant("a deal does not end with the Commoners", "transition.py", "or set(SEATS) - royals <= out", ""),
    Mutant(
        "filler from the last seat",
        "scoring.py",
        "*(seat for seat in SEATS if seat not in state.finished)",
        "*(seat for seat in SEATS[::-1] if seat not in state.finished)",
    ),
    Mutant("places count from nought", "scoring.py", "order.index(guard) + 2)", "order.index(guard))"),
    Mutant("a hidden solo's second place loses", "scoring.py", "if place == 2:", "if place == 0:"),
    Mutant("stakes are left out", "scoring.py", "worth[roles[seat]][1] * stakes", "worth[roles[seat]][1]"),
    Mutant("eggs without the cap on winning", "match.py", "min(own, points * stake)", "points * stake"),
    Mutant(
        "the void deal is begun by the next seat",
        "match.py",
        "first_seat=self.first_seat if state.emperor is None",
        "first_seat=(self.first_seat + 1) % 5 if state.emperor is None",
    ),
    # secrets
    Mutant(
        "a view shows the hidden solo", "view.py", "solo=state.solo if knows_solo else SoloKind.NONE", "solo=state.solo"
    ),
    Mutant("a view shows everybody's role", "view.py", "if state.guard_public or state.over:", "if True:"),
    Mutant("a view shows the answers of others", "view.py", "if who == seat)", "if True)"),
    Mutant(
        "the first answer of a step is shown",
        "transition.py",
        "return Step(replace(state, answers=given), ())",
        "return _step(replace(state, answers=given), Declined(seat, seat))",
    ),
)


def survivors(chosen: Sequence[Mutant]) -> list[str]:
    """Runs the tests of the engine on each mutant; the names of those that no test noticed, or that are stale."""
    alive: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        ignored = shutil.ignore_patterns(".*", "__pycache__", "build", "*.egg-info", "assets", "i18n", "qml", "bots")
        shutil.copytree(ROOT, copy, ignore=ignored)
        shutil.copytree(ROOT / "engine" / "bots", copy / "engine" / "bots")
        (copy / "tests" / "conftest.py").write_text(STEADY, encoding="utf-8")
        by = noticed_by(copy)
        if by:
            raise SystemExit(f"a test fails without any break: {by}")
        for mutant in chosen:
            path = copy / "engine" / mutant.file
            sound = path.read_text(encoding="utf-8")
            if sound.count(mutant.old) != 1:
                print(
                    f"STALE     {mutant.what}: {mutant.old!r} occurs {sound.count(mutant.old)} times in {mutant.file}"
                )
                alive.append(mutant.what)
                continue
            path.write_text(sound.replace(mutant.old, mutant.new), encoding="utf-8")
            by = noticed_by(copy)
            path.write_text(sound, encoding="utf-8")
            print(
                f"{'noticed' if by else 'SURVIVED':9} {mutant.what} ({mutant.file}){': ' + by if by else ''}",
                flush=True,
            )
            if not by:
                alive.append(mutant.what)
    return alive


STEADY = """import hypothesis

hypothesis.settings.register_profile("steady", deadline=None, derandomize=True, database=None)
hypothesis.settings.load_profile("steady")
"""

FAST_FIRST = (
    "tests/engine/rules",
    "tests/engine/test_golden.py",
    "tests/engine/test_perft.py",
    "tests/engine/test_options.py",
    "tests/engine/test_plays_by_trying.py",
    "tests/engine/test_secrets.py",
    "tests/engine/test_whole_deals.py",
    "tests/engine/test_soak.py",
)


def noticed_by(copy: Path) -> str:
    """The first failing test, or nothing."""
    arguments = ("-q", "-x", "-p", "no:cacheprovider", "--import-mode=importlib", "--no-header", "-o", "addopts=")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *arguments, *FAST_FIRST],
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == 0:
        return ""
    lines = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return lines[0].split(" - ")[0].rpartition("::")[2] if lines else f"exit {done.returncode}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Reads the command line: words that the wanted mutants' descriptions hold, or nothing for all."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.mutants", description=__doc__)
    parser.add_argument("words", nargs="*")
    words = parser.parse_args(arguments).words
    chosen = [mutant for mutant in MUTANTS if not words or any(word in mutant.what for word in words)]
    alive = survivors(chosen)
    print(f"{len(chosen) - len(alive)} of {len(chosen)} noticed")
    raise SystemExit(1 if alive else 0)


if __name__ == "__main__":
    main()
