"""Every example of docs/command_line.md prints what the page shows."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import clashtable as ct
from clashtable.cli import COMMANDS
from clashtable.core.commitment import Commitment, commitment_to
from tests.rulebook import ROOT

PAGE = (ROOT / "docs/command_line.md").read_text()
MOVES = ("O SRQ", "X HGC", "C HBQ", "S B", "E H")
"""The moves of the record that the page replays."""
LONG = "clashtable exercise"
"""This takes minutes; tests/sim/test_exercise.py runs a shorter one."""
MEASURED = re.compile(r"[\d,]+ decisions in [\d.]+ s: [\d,]+ a second|\(\w+(?: \w+)* engine, \w+ [\d.]+\)")


def examples() -> Iterator[list[tuple[str, str]]]:
    """Yield each block of the page as commands with what they print."""
    for block in re.findall(r"^```\n(\$ .*?)^```$", PAGE, re.MULTILINE | re.DOTALL):
        parts = re.split(r"^\$ (.*)\n", block, flags=re.MULTILINE)[1:]
        yield list(zip(parts[::2], parts[1::2], strict=True))


BLOCKS = [pytest.param(block, id=block[0][0]) for block in examples() if not block[0][0].startswith(LONG)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the records that the page speaks of, and the command on its own path."""
    match = ct.game("coco").start(seed=3)
    for move in MOVES:
        match.play(move)
    record = match.record()
    (tmp_path / "match.json").write_text(record.to_json())
    first, second, *rest = record.chance
    changed = (first, " ".join([second.split()[0], "PBC", *second.split()[2:]]), *rest)
    (tmp_path / "other.json").write_text(msgspec.structs.replace(record, chance=changed).to_json())
    (tmp_path / "online.json").write_text(online_record().to_json())
    command = tmp_path / "bin" / "clashtable"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m clashtable "$@"\n')
    command.chmod(0o755)
    return tmp_path


def online_record() -> ct.Record:
    """Return the record of a short match as an online table gives it."""
    secret, salt = "5c" * 32, "e1" * 32
    match = ct.game("geekfight").start(seed=secret)
    match.play("concede")
    commitment = Commitment(commitment_to(secret, salt), salt)
    return msgspec.structs.replace(match.record(), commitment=commitment)


@pytest.mark.parametrize("block", BLOCKS)
def test_example_prints_what_the_page_shows(block: list[tuple[str, str]], folder: Path) -> None:
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = os.environ | {"PATH": path, "COLUMNS": "120", "PYTHONPATH": str(Path(ct.__file__).parent.parent)}
    for command, shown in block:
        ended = subprocess.run(
            command, shell=True, cwd=folder, env=environment, input="", text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        check(command, shown, ended.stdout)


def check(command: str, shown: str, printed: str) -> None:
    """Compare what a command printed with what the page shows; what it measured may differ."""
    wanted, found = (re.sub(r"[ \t]+$", "", MEASURED.sub("…", text), flags=re.MULTILINE) for text in (shown, printed))
    if command.startswith(("clashtable play", "clashtable replay match.json")):
        found = found[: len(wanted)]  # the page leaves out how it goes on
    checker = doctest.OutputChecker()
    assert checker.check_output(wanted, found, doctest.ELLIPSIS), f"{command}\n{found}"


def test_every_command_has_its_row() -> None:
    rows = set(re.findall(r"^\| `clashtable(?: (\w+))?[^`]*` \|", PAGE, re.MULTILINE))
    assert rows == {"", *COMMANDS}
