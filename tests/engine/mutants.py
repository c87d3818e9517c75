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
    Mutant("equal beats", "plays.py", "if high <= low:", "if high < low:"),
    Mutant(
        "烤: what is left may be one more",
        "plays.py",
        "+ reply.base_count == table.base_count",
        "+ reply.base_count >= table.base_count",
    ),
    Mutant("烤 without the option", "plays.py", "kao = rules.plays.kao and", "kao ="),
    Mutant("烤: three big jokers for one", "plays.py", "bigs = reply.bigs - 2 *", "bigs = reply.bigs - 3 *"),
    Mutant("烤: an equal base is enough", "plays.py", "reply.base <= table.base):", "reply.base < table.base):"),
    Mutant(
        "222 on any table",
        "plays.py",
        "if len(table.strengths) != 1 or reply.base is not _TWO",
        "if reply.base is not _TWO",
    ),
    Mutant("222 without the option", "plays.py", "on_big = rules.plays.twos_beat_big and", "on_big ="),
    Mutant("jokers on a held-back base", "plays.py", "and len(base) < len(strengths)", "and False"),
    # lists of plays
    Mutant(
        "lists: equal base follows", "movegen.py", "        if base > target.base:", "        if base >= target.base:"
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
    Mutant(
        "the first decline pastes",
        "throne.py",
        "    if not offer.declines:\n        return None\n    match rules.throne.paste",
        "    match rules.throne.paste",
    ),
    Mutant(
        "only the first round pastes",
        "throne.py",
        "    if not offer.declines:\n        return None\n    match",
        "    if not 0 < offer.declines < 5:\n        return None\n    match",
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
        "if card.mark is Mark.NONE and (jokers or not card.rank.is_joker)]",
        "if jokers or not card.rank.is_joker]",
    ),
    Mutant(
        "four press as well as three",
        "throne.py",
        "return 3 in numbers or not rules.called",
        "return bool(numbers) or not rules.called",
    ),
    Mutant(
        "only three and nothing else press",
        "throne.py",
        "return 3 in numbers or not rules.called",
        "return {3} == set(numbers) or not rules.called",
    ),
    Mutant(
        "the pile does not press",
        "throne.py",
        "numbers = callable_groups((*hand, *offer.pile_cards), rules).values()",
        "numbers = callable_groups(hand, rules).values()",
    ),
    Mutant(
        "pressing begins in the first round",
        "throne.py",
        "    if offer.declines < len(SEATS):\n        return False\n    numbers",
        "    if offer.declines < 1:\n        return False\n    numbers",
    ),
    Mutant("void after one round", "throne.py", ">= 2 * len(SEATS)", ">= len(SEATS)"),
    Mutant(
        "void keeps the pasted cards",
        "crowning.py",
        "        hands = with_hand(hands, seat, (*hands[seat], card), state.rules)\n",
        "        pass\n",
    ),
    Mutant("the Emperor leaves the pile", "crowning.py", "(*state.hands[seat], *pile)", "(*state.hands[seat],)"),
    Mutant(
        "the held-back rank may be called",
        "rules.py",
        "if rank is self.plays.held_back or rank is Rank.SPECIAL",
        "if rank is Rank.SPECIAL",
    ),
    Mutant(
        "claims: the nearest next seat wins",
        "crowning.py",
        "key=lambda seat: (holder - seat)",
        "key=lambda seat: (seat - holder)",
    ),
    Mutant("claims: the throne card stays", "crowning.py", "(*hands[winner], THRONE_CARD)", "(*hands[winner],)"),
    # the Guard
    Mutant(
        "showing three with the fourth is open",
        "guarding.py",
        "alone = open_solo or len(shown) == 4",
        "alone = open_solo or own",
    ),
    Mutant(
        "an Emperor without the sword may say open",
        "answers.py",
        "return (Solo(False), Solo(True)) if holds_guard_card(hand) else (Solo(False),)",
        "return (Solo(False), Solo(True))",
    ),
    Mutant(
        "a claim leaves a Guard", "crowning.py", "solo=SoloKind.CLAIMED, guard_public=True", "solo=SoloKind.CLAIMED"
    ),
    Mutant(
        "playing the guard card reveals nothing",
        "tricks.py",
        "    if not state.guard_public:\n        state = _revealed",
        "    if False:\n        state = _revealed",
    ),
    Mutant(
        "a reveal doubles",
        "tricks.py",
        "return changed(state, guard_public=True)",
        "return changed(state, guard_public=True, stakes=2)",
    ),
    # declarations
    Mutant("one rebel is enough", "guarding.py", "len(declared) >= rules.revolt_needs", "len(declared) >= 1"),
    Mutant("three rebels are needed", "guarding.py", "len(declared) >= rules.revolt_needs", "len(declared) >= 3"),
    Mutant(
        "a revolt comes before 明保",
        "guarding.py",
        "if guard in declared:",
        "if guard in declared and len(declared) < 3:",
    ),
    Mutant("明保 does not double", "guarding.py", "if rules.guard_doubles:", "if False:"),
    Mutant("a lone rebel stays unseen", "guarding.py", "elif declared and rules.lone_rebel_shown:", "elif False:"),
    Mutant(
        "answers count in the order they came",
        "transition.py",
        "key=lambda answer: state.waiting.index(answer[0])",
        "key=lambda answer: 0",
    ),
    Mutant(
        "Commoners may declare",
        "answers.py",
        "if role is Role.GUARD else rules.declarations.revolt",
        "if role is Role.GUARD else True",
    ),
    Mutant(
        "the Emperor is asked too",
        "guarding.py",
        "waiting=round_from(state.emperor)[1:]",
        "waiting=round_from(state.emperor)",
    ),
    # tricks
    Mutant("every pass is hard", "tricks.py", "if state.rules.tricks.hard_pass else ()", "if True else ()"),
    Mutant("every pass is soft", "tricks.py", "if state.rules.tricks.hard_pass else ()", "if False else ()"),
    Mutant(
        "a play does not clear the passes",
        "tricks.py",
        "(seat, cards)), (), shut",
        "(seat, cards)), before.passed, shut",
    ),
    Mutant(
        "接风 goes to the seat before",
        "tricks.py",
        "leader = next_after(last, set(state.in_play)) if",
        "leader = max(state.in_play) if",
    ),
    Mutant(
        "the leader may pass", "answers.py", "return hand if trick.plays else Illegal(Reason.MUST_LEAD)", "return hand"
    ),
    Mutant(
        "held-back cards may be split",
        "answers.py",
        "is rules.plays.held_back and left",
        "is rules.plays.held_back and False",
    ),
    Mutant(
        "cards not held may be laid",
        "answers.py",
        "        return _not_held(cards, hand)\n    play",
        "        left = hand\n    play",
    ),
    Mutant(
        "the reveal comes after going out",
        "tricks.py",
        "    if rules.tricks.report_at:\n",
        "    events += [Finished(seat, 1)] * (not hand)\n    if rules.tricks.report_at:\n",
    ),
    # the end and the scores
    Mutant("an open solo plays on", "tricks.py", "return bool(state.finished) or", "return len(state.finished) > 1 or"),
    Mutant(
        "a hidden solo ends with the first", "tricks.py", "or len(state.finished) >= 2", "or len(state.finished) >= 1"
    ),
    Mutant(
        "a deal ends with the Emperor",
        "tricks.py",
        "return royals.isdisjoint(in_play) or",
        "return state.emperor not in in_play or",
    ),
    Mutant("a deal does not end with the Commoners", "tricks.py", " or royals.issuperset(in_play)", ""),
    Mutant(
        "filler from the last seat",
        "scoring.py",
        "*state.in_play, *reversed(smothered)",
        "*state.in_play[::-1], *reversed(smothered)",
    ),
    Mutant(
        "places count from nought",
        "scoring.py",
        "for at, seat in enumerate(order, 1) if",
        "for at, seat in enumerate(order) if",
    ),
    Mutant(
        "a hidden solo's second place loses", "scoring.py", "if place == 2 and solo is SoloKind.HIDDEN:", "if False:"
    ),
    Mutant("stakes are left out", "scoring.py", "worth[roles[seat]][1] * stakes", "worth[roles[seat]][1]"),
    Mutant("eggs without the cap on winning", "match.py", "min(own, points * stake)", "points * stake"),
    Mutant(
        "gold eggs move although they are off",
        "match.py",
        "self.stake) if self.gold_eggs else 0",
        "self.stake) if True else 0",
    ),
    Mutant("the house does not pay for a top-up", "purses.py", "self.house + sum(self.eggs) - sum(full)", "self.house"),
    Mutant("any sum of eggs is sound", "purses.py", "sum(eggs) + house != ALL_EGGS", "False"),
    Mutant(
        "a deal that ended can be given up in a record",
        "replay.py",
        '    if state.over:\n        raise Broken(where, "the end of the deal", f',
        '    if False:\n        raise Broken(where, "the end of the deal", f',
    ),
    Mutant(
        "the void deal is begun by the next seat",
        "match.py",
        "first_seat=self.first_seat if state.emperor is None",
        "first_seat=(self.first_seat + 1) % 5 if state.emperor is None",
    ),
    # secrets
    Mutant("a view shows the hidden solo", "view.py", "solo if public or seat == state.emperor else _SHARED", "solo"),
    Mutant("a view shows everybody's role", "view.py", "public = state.guard_public or state.over", "public = True"),
    Mutant("a view shows the answers of others", "view.py", "if who == seat)", "if True)"),
    Mutant("what a view keeps outlives a change", "state.py", '"still": {}, **changes', "**changes"),
    Mutant(
        "a view holds the state",
        "view.py",
        'attributes["log"] = _log(state, seat)',
        'attributes["log"], attributes["of"] = _log(state, seat), state',
    ),
    Mutant("links begin with the newest", "values.py", "    links.reverse()\n", ""),
    Mutant(
        "the first answer of a step is shown",
        "transition.py",
        "return Step(changed(state, answers=given), ())",
        "return _step(changed(state, answers=given), Declined(seat, seat))",
    ),
    # what only some regions play
    Mutant("22222 without the rule", "plays.py", "or (rules.plays.five_twos_beat_special and", "or ("),
    Mutant("closing twos go on", "tricks.py", "        not rules.plays.twos_close\n", "        True\n"),
    Mutant("wild 2s stay 2s", "plays.py", "if not base or base[-1] is Rank.TWO:", "if True:"),
    Mutant(
        "a 2 fills up held-back cards",
        "plays.py",
        "if wild_twos and not held_back:",
        "if wild_twos:",
    ),
    Mutant(
        "a big joker is answered by one",
        "plays.py",
        "reply.bigs < table.smalls + 2 * table.bigs",
        "reply.bigs < table.smalls + table.bigs",
    ),
    Mutant(
        "two big jokers are answered",
        "plays.py",
        "    if table.bigs > 1:\n        return Illegal(Reason.UNBEATABLE",
        "    if table.bigs > 2:\n        return Illegal(Reason.UNBEATABLE",
    ),
    Mutant(
        "wild: no base is needed",
        "plays.py",
        "    if reply.base is None:\n        return Illegal(Reason.BASE_NEEDED)\n",
        "    if reply.base is None:\n        return None\n",
    ),
    Mutant(
        "lists: no base of 2s alone",
        "movegen.py",
        "range(max(0, number - natural), min(self.twos, number - 1) + 1)",
        "range(max(0, number - natural), min(self.twos, number) + 1)",
    ),
    Mutant("lists: held-back 2s beat no joker", "movegen.py", "if beaten or by_twos else ()", "if beaten else ()"),
    Mutant("only a seat's own pile is left", "throne.py", "kings if seat == offer.first else kings[::-1]", "kings"),
    Mutant(
        "forced with four of a kind", "throne.py", "return 3 in numbers and 4 not in numbers", "return 3 in numbers"
    ),
    Mutant(
        "the drawn seat is not asked again",
        "throne.py",
        "return offer.declines > len(SEATS)",
        "return offer.declines >= len(SEATS)",
    ),
    Mutant("three may not be open", "answers.py", "if rules.guard.open_with_three and len(cards) == 3:", "if False:"),
    Mutant("the last copy reveals nobody", "tricks.py", "if not copies_gone and _GUARD not in [", "if _GUARD not in ["),
    Mutant(
        "a hidden solo stays hidden after a revolt",
        "guarding.py",
        "if rules.revolt_reveals:",
        "if rules.revolt_reveals and state.solo is SoloKind.NONE:",
    ),
    Mutant("one Commoner kicks", "guarding.py", "KICKERS_AGAINST_GUARD = 2", "KICKERS_AGAINST_GUARD = 1"),
    Mutant(
        "a failing kick is shown",
        "guarding.py",
        "    if len(kicking) >= needed:",
        "    events += [Kicked(tuple(kicking))] * (0 < len(kicking) < needed)\n    if len(kicking) >= needed:",
    ),
    Mutant("everybody may apply", "answers.py", "trick.final and trick.applicant is None", "trick.final"),
    Mutant(
        "applications at any time", "answers.py", "rules.tricks.apply and trick.final and", "rules.tricks.apply and"
    ),
    Mutant(
        "the applicant gets nothing",
        "tricks.py",
        "if trick.applicant is None else trick.applicant",
        "if True else trick.applicant",
    ),
    Mutant("the applicant stays shut out", "tricks.py", "if other != before.applicant)", "if True)"),
    Mutant("报牌 tells twice", "tricks.py", "if seat in state.reported or not", "if not"),
    Mutant("报牌 tells the number", "tricks.py", "None if rules.tricks.report_at else len(hand)", "len(hand)"),
    Mutant("hidden counts are shown", "view.py", "if not state.rules.tricks.report_at or state.over:", "if True:"),
    Mutant("nobody is smothered", "tricks.py", "if rules.tricks.smother and len(hand) == 1:", "if False:"),
    Mutant("the first smothered is fourth", "scoring.py", "*reversed(smothered))", "*smothered)"),
    Mutant("the smothered pay by the stakes", "scoring.py", "extra[seat] -= 1", "extra[seat] -= state.stakes"),
    Mutant("nobody is cleared", "tricks.py", "if rules.tribute.clear_three:", "if False:"),
    Mutant(
        "the last but one plays on",
        "tricks.py",
        "if state.rules.finish.last_but_one or len(in_play) <= 1:",
        "if len(in_play) <= 1:",
    ),
    Mutant("a declared Guard wins as before", "scoring.py", "    if guard_declared:", "    if False:"),
    Mutant(
        "an open solo pays once",
        "scoring.py",
        "points = pay[Role.SOLO] * (1 if solo is SoloKind.HIDDEN else 2)",
        "points = pay[Role.SOLO]",
    ),
    Mutant("a draw pays tribute", "tribute.py", "    if won == 0:", "    if False:"),
    Mutant(
        "the Guard takes the best",
        "tribute.py",
        "if seat != guard), (emperor, guard, emperor))",
        "if seat != guard), (guard, emperor, emperor))",
    ),
    Mutant("smallest tribute first", "tribute.py", "key=lambda entry: -strength", "key=lambda entry: strength"),
    Mutant("faces of tribute are shown", "view.py", "and seat not in (event.from_seat, event.to_seat)", "and False"),
    Mutant(
        "threes are bought from the next seat",
        "tribute.py",
        "(buyer - step) % len(SEATS)",
        "(buyer + step) % len(SEATS)",
    ),
    Mutant(
        "void deals forgive tribute",
        "match.py",
        "before=self.before if outcome.void else",
        "before=NOTHING_BEFORE if outcome.void else",
    ),
    Mutant(
        "托管 applies",
        "autoplay.py",
        "return PASS if view.table else",
        "return (view.legal[1] if Apply() in view.legal else PASS) if view.table else",
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
    "tests/engine/test_record_carried.py",
    "tests/engine/test_perft.py",
    "tests/engine/test_options.py",
    "tests/engine/test_plays_by_trying.py",
    "tests/engine/test_secrets.py",
    "tests/engine/test_values.py",
    "tests/engine/test_whole_deals.py",
    "tests/engine/test_soak.py",
    "tests/engine/test_house_rules.py",
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
