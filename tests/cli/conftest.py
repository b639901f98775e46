"""What the tests of the command line share: running it here, in a process, and with lines typed into it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

import clashtable as ct
from clashtable.cli import main
from clashtable.core.commitment import Commitment, commitment_to


@dataclass(frozen=True)
class Ended:
    """How a run of the command line ended."""

    status: int
    out: str
    err: str


Run = Callable[..., Ended]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs the command line in this process; *typed* are the lines somebody types."""

    def run_here(*argv: str, typed: str = "") -> Ended:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        monkeypatch.setenv("COLUMNS", "100")
        status = main(argv)
        captured = capsys.readouterr()
        return Ended(status, captured.out, captured.err)

    return run_here


def started(*argv: str, **environment: str) -> subprocess.Popen[str]:
    """Start the command line in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "clashtable", *argv],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | environment,
    )


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    """Return a file with the record of a whole random match."""
    match = ct.game("coco").start(seed=4)
    while not match.is_over:
        moves = match.legal_moves()
        match.play(moves[len(match.moves) % len(moves)])
    file = tmp_path / "match.json"
    file.write_text(match.record().to_json())
    return file


SECRET = "5c" * 32
SALT = "e1" * 32


@pytest.fixture
def committed_file(tmp_path: Path) -> Path:
    """Return a file with the record of a match at an online table: keyed luck, and a commitment to its secret."""
    match = ct.game("corgis").start(seed=SECRET)
    while not match.is_over:
        moves = match.legal_moves()
        match.play(moves[len(match.moves) % len(moves)])
    commitment = Commitment(commitment_to(SECRET, SALT), SALT)
    file = tmp_path / "online.json"
    file.write_text(msgspec.structs.replace(match.record(), commitment=commitment).to_json())
    return file
