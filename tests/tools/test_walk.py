"""The walk of one card through the engine stays short: questions are asked once, not by every ladder anew."""

import re
import subprocess
import sys

from tests.rulebook import ROOT

BEFORE = {"question before": 2187, "question after": 1669}
"""How often a question crossed from file to file when every ladder asked it again."""


def test_questions_of_the_walk_cross_at_most_half_as_often_as_before() -> None:
    command = [sys.executable, "-m", "tools.walk"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    rows = re.findall(r"^(\w[\w -]+?) +(\d+) +([\d,]+) +([\d,]+)$", result.stdout, re.MULTILINE)
    crossings = {name: int(count.replace(",", "")) for name, _files, _functions, count in rows}
    assert {name for name, most in BEFORE.items() if not 0 < crossings[name] <= most / 2} == set()
    assert "games/genres/effects/attack.py" in result.stdout
