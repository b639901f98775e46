"""The page of the run, docs/performance.md: when and where it was made, tables, goals and plots."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import textwrap
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from bench.packages import ROOT
from bench.peers import table
from bench.peers.goals import Judgement
from bench.report import shown, steadiness
from bench.seats import COSTS, figure
from clashtable.core.text import figured, listed

Found = dict[str, Any]  # Any: JSON
FILE: Final = ROOT / "docs/performance.md"
PLOTS: Final = ROOT / "docs/plots"
WIDTH: Final = 118
NOTES: Final = """
Decisions are uniformly random play of whole matches by the rules alone; environment steps are the same through the
library's ordinary environment, which builds an observation for every step (ours is the PettingZoo one, where a large
decision takes several steps; the vector form plays 256 matches in a call). A decision is one choice by a player, forced
ones included. The deal is part of a match, except in the rows with a C++ loop, which play on from a deal (as our
decisions from the deal on do). A clone is an independent copy from the middle of a match: `fork` here, `clone` in
OpenSpiel, `copy` in Catanatron and python-chess, `copy.deepcopy` where there is no other. The games differ, and so does
the work of a decision: this is the price of random play in each library, not of the same task.
"""

GOALS: Final = """
How many times as fast we are, where a peer is named. Random play is counted from dealt matches, as the C++ loops are;
in brackets stands what it is with our deal, which the other peers' figures contain.
"""


def circumstances(command: str) -> dict[str, str]:
    """Return with which command, when, and on what the run was made."""
    return {
        "command": command,
        "commit": commit(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": f"{processor()}, {os.cpu_count()} cores, {platform.system()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def commit() -> str:
    """Return the commit that is checked out, and whether it was changed."""
    asked = ["git", "describe", "--always", "--dirty=, with changes", "--exclude=*"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True)
    return told.stdout.strip() if told.returncode == 0 else "unknown"


def processor() -> str:
    """Return what the processor calls itself."""
    file = Path("/proc/cpuinfo")
    names = re.findall(r"^model name\s*: (.+)$", file.read_text(), re.MULTILINE) if file.is_file() else []
    return str(names[0]) if names else platform.processor() or platform.machine()


def filled(text: str) -> str:
    """Return *text* in lines of the length of prose."""
    return textwrap.fill(" ".join(text.split()), WIDTH, break_long_words=False, break_on_hyphens=False)


def notes(found: Found) -> list[str]:
    """Return what must be said under the table: what was left out, and how steady the machine was."""
    told = list(found["skipped"])
    without = [row["game"] for row in found["rows"].values() if row["game"] and not row.get("steps_per_second")]
    if without:
        told.append(f"No environment was there to be measured for {listed(without)}.")
    return [*told, steadiness(found["yardstick"])]


def page(found: Found, judgements: list[Judgement], plots: bool) -> str:
    """Return the page."""
    made = found["circumstances"]
    rounds = figured(found["rounds"], "round")
    beginning = (
        f"Written by `make bench-peers` (`{made['command']}`) on {made['date']}, commit {made['commit']}: "
        f"{made['machine']}, {made['python']}, one core, processor time, medians of {rounds} "
        "run in turn. How it is measured: [bench.md](bench.md). The server under load: [load.md](load.md)."
    )
    ours = {title: row for title, row in found["rows"].items() if row["game"]}
    parts = [
        "# Performance", filled(beginning),
        "## Beside other engines", table.beside_peers(found["rows"]), filled(NOTES),
        *(filled(sentence) for sentence in notes(found)),
        *([picture("speed", speed_words(found))] if plots else []),
        "## Goals", table.goals(judgements), filled(GOALS),
        "## Our operations", table.ours_alone(ours),
        "## Cost by number of seats", *([picture("seats", seats_words(found))] if plots else []), seats_table(found),
        "## Memory by number of matches", filled(
            "The bytes of independent states from the middle of a match, as a search or a vector of environments holds "
            "them; what all matches share is not counted."
        ), *([picture("memory", memory_words(found))] if plots else []),
    ]  # fmt: skip
    return "\n\n".join(parts) + "\n"


def picture(name: str, words: str) -> str:
    """Return a plot with *words* for those who do not see it."""
    return filled(f"![{words}](plots/{name}.svg)")


def speed_words(found: Found) -> str:
    """Return the plot of speed in words."""
    rates = [
        f"{title} {shown(row['decisions_per_second'])}"
        for title, row in found["rows"].items()
        if row.get("decisions_per_second")
    ]
    return f"Bars of decisions and environment steps a second. Decisions a second: {'; '.join(rates)}."


def seats_words(found: Found) -> str:
    """Return the plot of seats in words."""
    return f"Lines of the cost of a decision, fork, view and imagine by seats in {', '.join(found['seats'])}."


def seats_table(found: Found) -> str:
    """Return every cost at every size of table."""
    lines = []
    for game, costs in found["seats"].items():
        for seats in sorted({int(name.partition("@")[2]) for name in costs}):
            lines.append([game, str(seats), *(shown(costs[figure(cost, seats)]) for cost in COSTS)])
    return table.aligned(["game", "seats", *(cost.replace("_us", " µs") for cost in COSTS)], lines, 1)


def memory_words(found: Found) -> str:
    """Return the plot of memory in words."""
    sizes = [f"{game} {sizes['bytes_per_match']:,.0f} bytes" for game, sizes in found["memory"].items()]
    return f"Lines of memory by number of matches, which grows in proportion. A match takes: {', '.join(sizes)}."
