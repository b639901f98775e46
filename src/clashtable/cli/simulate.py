"""``clashtable simulate``: bots play many games, and what came of them is counted."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from clashtable.bots.own import any_bot
from clashtable.cli.arguments import Parser, add_game, add_options, add_seed, split_list, whole_number
from clashtable.core.game import Game
from clashtable.core.text import listed
from clashtable.sim.arena import Plan, Tally
from clashtable.sim.pool import simulate
from clashtable.sim.report import Report, report
from clashtable.sim.statistics import Share
from clashtable.sim.written import options_from

INTERRUPTED: Final = 130
MOST_GAMES: Final = 1_000_000_000
MOST_JOBS: Final = 256
DEBOUNCE: Final = 1.0
"""A second interrupt within so many seconds is the same one: some wrappers signal a process and then its group."""


def add_arguments(parser: Parser) -> None:
    """Describe the command."""
    add_game(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        required=True,
        help="a bot for each seat: random, greedy, search:400, search@1s, or your own as module:Class",
    )
    parser.add_argument(
        "--games", metavar="N", type=whole_number("--games", 1, MOST_GAMES), default=100, help="default: %(default)s"
    )
    add_seed(parser, 0, "the same seed gives the same games (default: %(default)s)")
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=whole_number("--jobs", 1, MOST_JOBS),
        default=1,
        help="how many processes share the work; the result is the same (default: %(default)s)",
    )
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def run(arguments: argparse.Namespace) -> int:
    """Simulate, then print what was found; an interruption prints what there is."""
    plan = plan_of(arguments)
    began = time.monotonic()
    with stop_on_interrupt() as stopped, progress_of(plan) as heard:
        tally = simulate(plan, arguments.jobs, stopped, heard)
        was_stopped = stopped()
    found = report(plan, tally, time.monotonic() - began)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        show(arguments.game, found)
    if not was_stopped:
        return 0
    print(f"Stopped after {found.finished} of {found.games} games.", file=sys.stderr)
    return INTERRUPTED


def plan_of(arguments: argparse.Namespace) -> Plan:
    """Return what is to be simulated; InvalidMessage when it is impossible."""
    game: Game = arguments.game
    bots = tuple(split_list(arguments.bots))
    for spec in bots:
        any_bot(spec, game, seed=0)
    options = game.check_options(len(bots), options_from(game, arguments.option))
    return Plan(game.id, bots, arguments.games, arguments.seed, options)


@contextmanager
def stop_on_interrupt() -> Iterator[Callable[[], bool]]:
    """Give a function that tells whether Ctrl-C was pressed; a second Ctrl-C ends at once."""
    pressed: float | None = None

    def note(_number: int, _frame: FrameType | None) -> None:
        nonlocal pressed
        if pressed is None:
            pressed = time.monotonic()
        elif time.monotonic() - pressed > DEBOUNCE:
            raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: pressed is not None
    finally:
        signal.signal(signal.SIGINT, before)


class RateColumn(ProgressColumn):
    """How many games a second."""

    def render(self, task: Task) -> Text:
        """Return the rate as text."""
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f} games/s")


@contextmanager
def progress_of(plan: Plan) -> Iterator[Callable[[Tally], None]]:
    """Give a function that hears of the sum so far, and draws it where somebody is looking."""
    console = Console(stderr=True)
    columns = (
        TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), RateColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=plan.games)
        yield lambda tally: progress.update(task, completed=tally.finished)


# --- for people


def show(game: Game, found: Report) -> None:
    """Print the result as a readable table."""
    console = Console(highlight=False)
    console.print(f"{escape(game.title)}: {found.finished:,} games, seed {found.seed}{changed_options(game, found)}")
    console.print()
    console.print(bot_table(found))
    console.print()
    if found.finished:
        console.print(f"Draws: {found.draws:,} ({percent(found.draw_share)}).")
        console.print(f"Wins by seat: {', '.join(f'{wins:,}' for wins in found.wins_by_seat)}.")
        console.print(f"Ended by: {listed([f'{reason} {times:,}' for reason, times in found.reasons.items()])}.")
        console.print(f"Decisions a game: {found.mean_decisions:.1f} on average, {found.max_decisions:,} at most.")
    console.print(
        f"{found.decisions:,} decisions in {found.seconds:.1f} s: {found.decisions_per_second:,.0f} a second."
    )


def bot_table(found: Report) -> Table:
    """Return a row a bot."""
    table = Table(box=None, padding=(0, 3, 0, 0))
    table.add_column("bot")
    for heading in ("wins", "share", "95 % interval"):
        table.add_column(heading, justify="right")
    for spec, share in found.win_share.items():
        wins = found.wins_by_bot[spec]
        table.add_row(escape(spec), f"{wins:,}", f"{share.share:.1%}", f"{share.low:.1%} – {share.high:.1%}")
    return table


def percent(share: Share) -> str:
    """Return a share with its interval."""
    return f"{share.share:.1%}, 95 % interval {share.low:.1%} – {share.high:.1%}"


def changed_options(game: Game, found: Report) -> str:
    """Return the options that differ from the default."""
    changed = [f"{name}={value}" for name, value in found.options.items() if value != game.options[name].default]
    return f", {', '.join(changed)}" if changed else ""
