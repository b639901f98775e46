"""boardgame.io's own server and clients under the same load, in memory as it comes."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from bench.load.processes import free_port, running
from bench.load.shapes import Outcome
from bench.packages import ROOT

SOURCE: Final = Path(__file__).parent / "boardgameio"
FOLDER: Final = ROOT / ".bench-node"
TITLE: Final = "boardgame.io, in memory"
LONGEST: Final = 600.0


def install() -> None:
    """Install it into a folder of the bench's own."""
    FOLDER.mkdir(exist_ok=True)
    for file in SOURCE.iterdir():
        shutil.copy(file, FOLDER / file.name)
    if not (FOLDER / "node_modules/boardgame.io").is_dir():
        print(f"Installing boardgame.io into {FOLDER.name} ...", file=sys.stderr, flush=True)
        subprocess.run([tool("npm"), "install", "--silent", "--no-audit", "--no-fund"], cwd=FOLDER, check=True)


def tool(name: str) -> str:
    """Return where a tool of Node.js is: that of our environment first."""
    own = ROOT / ".venv/bin" / name
    found = str(own) if own.exists() else shutil.which(name)
    if found is None:
        sys.exit(f"There is no {name} here: 'make setup' brings it.")
    return found


def measure(tables: int, seconds: float, log: Path) -> Outcome:
    """Play tables of two seats as fast as they go."""
    install()
    port = free_port()
    command = [tool("node"), str(FOLDER / "server.cjs"), str(port)]
    with running(command, port, "/games", log, {}) as server:
        # What starts Node.js may be another process than Node.js itself, which came last.
        node = max(int(folder.name) for folder in server.members())
        asked = [tool("node"), "load.cjs", str(tables), "0", str(seconds), str(node), str(port)]
        told = subprocess.run(asked, cwd=FOLDER, capture_output=True, text=True, check=True, timeout=LONGEST)
    found = json.loads(told.stdout.splitlines()[-1])
    return Outcome(
        server=TITLE,
        game="a tally",
        tables=tables,
        seats=2,
        pace=0.0,
        moves_per_second=found["moves_per_s"],
        p50_ms=found["p50"],
        p95_ms=found["p95"],
        p99_ms=found["p99"],
        processor_ms_per_move=1000 * found["server_cpu"] / max(0.1, found["moves_per_s"]),
        kilobytes_per_table=float("nan"),
        failures=(f"{found['timeouts']} timed out",) if found["timeouts"] else (),
    )
