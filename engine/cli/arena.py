"""`arena`: what one bot gains over another with the same cards, on duplicate deals."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TextIO

from ..arena.deals import Result, Rotate, measure_deal
from ..arena.report import summary_json
from ..arena.summary import Estimate, Summary, summarize
from ..bots import Bot, BotError, bot_of
from ..events import Role
from ..rules import Rules
from .inputs import OK, BadInput, Chosen, Commands, add_option_argument, chosen, whole_number
from .kept import Deal, Kept
from .workers import spread

_MOST_DEALS = 1_000_000
_MOST_JOBS = 256
_LARGEST_SEED = 2**64 - 1
_BAR = 30

BotOf = Callable[[str], Bot]


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    parser = commands.add_parser(
        "arena",
        help="measure a bot against another on duplicate deals",
        description="Every deal is played by five bots B, then again with A in one seat, each in turn: what A gains, "
        "in points a deal, with a 95 % interval over the deals.",
        allow_abbrev=False,
    )
    add_arguments(parser)
    parser.set_defaults(run=lambda arguments: run(arguments, bot_of))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """All arguments of the command."""
    parser.add_argument(
        "--variant", metavar="V[,V…]", action="append", required=True, help="id of the variant; several are pooled"
    )
    add_option_argument(parser)
    parser.add_argument("--bots", metavar="A", required=True, help="the bot that is measured")
    parser.add_argument("--against", metavar="B", required=True, help="the bot in all other seats")
    parser.add_argument("--deals", metavar="N", required=True, help="number of deals of each variant")
    parser.add_argument("--seed", metavar="S", required=True, help="whole number from which the cards follow")
    parser.add_argument(
        "--rotate",
        choices=[rotate.value for rotate in Rotate],
        default=Rotate.ALL.value,
        help="A takes all seats in turn and whole sides (all), or one seat a deal (one), for slow bots",
    )
    parser.add_argument("--jobs", metavar="N", default="1", help="number of processes (1)")
    parser.add_argument(
        "--resume", metavar="FILE", help="keep every deal in this file, and go on from those it has; --deals may grow"
    )
    parser.add_argument("--json", action="store_true", help="as one JSON object")


@dataclass(frozen=True, slots=True)
class _Work:
    """What a process needs for any deal of the run."""

    rules: Mapping[str, Rules]
    seed: str
    bots: str
    against: str
    rotate: Rotate
    bot: BotOf

    def __call__(self, deal: Deal) -> tuple[Deal, Result]:
        variant, number = deal
        measured, table = self.bot(self.bots), self.bot(self.against)
        result = measure_deal(self.rules[variant], self.seed, number, measured, table, self.rotate, time.process_time)
        return deal, result


def run(arguments: argparse.Namespace, bot: BotOf) -> int:
    """Measure, and print the figures; `bot` makes a bot of its name. Raises BadInput."""
    picked = _variants(arguments.variant, arguments.option)
    seed = str(whole_number(arguments.seed, "--seed", 0, _LARGEST_SEED))
    deals = whole_number(arguments.deals, "--deals", 1, _MOST_DEALS)
    jobs = whole_number(arguments.jobs, "--jobs", 1, _MOST_JOBS)
    for name in (arguments.bots, arguments.against):
        try:
            bot(name)
        except BotError as error:
            raise BadInput(str(error)) from None
    rules = {variant: choice.rules for variant, choice in picked.items()}
    work = _Work(rules, seed, arguments.bots, arguments.against, Rotate(arguments.rotate), bot)
    kept = Kept(arguments.resume, _run_of(work, picked) if arguments.resume is not None else {})
    with kept:
        wanted = [(variant, number) for number in range(deals) for variant in picked]
        missing = [deal for deal in wanted if deal not in kept.results]
        progress = _Progress(sys.stderr, len(wanted), len(missing))
        for deal, result in spread(work, missing, min(jobs, len(missing) or 1)):
            kept.add(deal, result)
            progress.step()
    by_variant = {
        variant: summarize([kept.results[variant, number] for number in range(deals)], f"{seed} {variant}")
        for variant in picked
    }
    pooled = by_variant[next(iter(picked))]
    if len(picked) > 1:
        pooled = summarize([kept.results[deal] for deal in wanted], f"{seed} pooled")
    if arguments.json:
        print(_json(picked, deals, seed, work, pooled, by_variant))
    else:
        for line in _lines(deals, work, pooled, by_variant):
            print(line)
    return OK


def _variants(texts: Sequence[str], options: Sequence[str]) -> dict[str, Chosen]:
    ids = [part.strip() for text in texts for part in text.split(",")]
    if len(set(ids)) < len(ids):
        raise BadInput("--variant names one variant twice")
    return {variant: chosen(variant, options) for variant in ids}


def _run_of(work: _Work, picked: Mapping[str, Chosen]) -> dict[str, object]:
    """All that the results depend on, as a kept file remembers it."""
    return {
        "variant": ",".join(picked),
        "options": {variant: dict(choice.options) for variant, choice in picked.items()},
        "seed": work.seed,
        "bots": work.bots,
        "against": work.against,
        "rotate": work.rotate.value,
        "engine": _engine_of_today(),
    }


def _engine_of_today() -> str:
    """A digest of the sources and the data that decide how a deal goes."""
    folder = Path(__file__).resolve().parents[1]
    digest = sha256()
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml", ".json") and path.parent.name != "cli":
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


class _Progress:
    """A bar that is drawn anew after every deal, on a terminal only."""

    def __init__(self, stream: TextIO | None, deals: int, missing: int) -> None:
        self._stream = stream if stream is not None and stream.isatty() and missing else None
        self._deals, self._missing, self._done = deals, missing, 0
        self._began = time.monotonic()

    def step(self) -> None:
        """One more deal is done."""
        self._done += 1
        if self._stream is None:
            return
        left = self._missing - self._done
        at = self._deals - left
        full = _BAR * at // self._deals
        seconds = round((time.monotonic() - self._began) / self._done * left)
        bar = "#" * full + "." * (_BAR - full)
        clock = f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"
        end = "\n" if not left else ""
        print(f"\r[{bar}] {at}/{self._deals} deals, {clock} left ", end=end, file=self._stream, flush=True)


def _json(
    picked: Mapping[str, Chosen],
    deals: int,
    seed: str,
    work: _Work,
    pooled: Summary,
    by_variant: Mapping[str, Summary],
) -> str:
    report: dict[str, object] = {
        "variant": ",".join(picked),
        "options": {variant: dict(choice.options) for variant, choice in picked.items()},
        "bots": work.bots,
        "against": work.against,
        "rotate": work.rotate.value,
        "deals": deals,
        "seed": seed,
        **summary_json(pooled),
    }
    if len(picked) > 1:
        report["variants"] = {variant: summary_json(summary) for variant, summary in by_variant.items()}
    return json.dumps(report)


def _lines(deals: int, work: _Work, pooled: Summary, by_variant: Mapping[str, Summary]) -> Iterator[str]:
    yield f"{work.bots} in one seat of {work.against}, {deals} deals, points a deal"
    tables = {**by_variant, "pooled": pooled} if len(by_variant) > 1 else by_variant
    for name, summary in tables.items():
        yield ""
        yield name
        rows = {
            "all": summary.all,
            "Emperor": summary.by_role[Role.EMPEROR],
            "Guard": summary.by_role[Role.GUARD],
            "Commoner": summary.by_role[Role.COMMONER],
            "Emperor alone": summary.by_role[Role.SOLO],
            "royal side": summary.royal,
            "all Commoners": summary.commoners,
        }
        for row, found in rows.items():
            if found is not None:
                yield _line(row, found)
        times = summary.times
        median, p95 = times.percentile(0.5), times.percentile(0.95)
        yield f"  a decision takes {median:.2f} ms, 95 % of them up to {p95:.2f} ms, the longest {times.longest:.1f} ms"


def _line(name: str, found: Estimate) -> str:
    return f"  {name:14} {found.mean:+7.2f}  ({found.low:+.2f} to {found.high:+.2f}, {found.deals} deals)"
