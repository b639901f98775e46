"""The examples with OpenSpiel run, shortened."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.inventory import ROOT


def printed(name: str, *words: str) -> str:
    """Return what the example prints."""
    command = [sys.executable, str(ROOT / "examples" / name), "--short", *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_cfr_comes_nearer_to_unbeatable_play_and_draws_it(tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    out = printed("solve_mini.py", "--plot", str(plot))
    found = [float(value) for value in re.findall(r"exploitability ([\d.]+)", out)]
    assert found[0] > 0.5
    assert found[-1] < 0.1
    assert "<polyline" in plot.read_text()


def test_search_by_resampling_plays_corgis_to_the_end() -> None:
    assert re.search(r"won [012] of 2 games", printed("ismcts_corgis.py"))
