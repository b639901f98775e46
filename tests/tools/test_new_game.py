"""A copy of the template, made as docs/adding_a_game.md says, passes the shared suite."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rulebook import ROOT

COPIED = (
    "src",
    "tests",
    "docs/rules",
    "tools",
    "pyproject.toml",
    "web/src/games/registry.ts",
    "web/src/games/template",
)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the repository, as far as a game concerns it."""
    for name in COPIED:
        source, target = ROOT / name, tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "*.so", "web", "browser")
            shutil.copytree(source, target, ignore=ignored if name in ("src", "tests") else None)
        else:
            shutil.copy(source, target)
    return tmp_path


def run(checkout: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy, on its own source."""
    environment = os.environ | {
        "PYTHONPATH": str(checkout / "src"), "CLASHTABLE_INTERPRETED": "1", "CLASHTABLE_SHORT": "1",
    }  # fmt: skip
    return subprocess.run(
        [sys.executable, *command], cwd=checkout, env=environment, capture_output=True, text=True, check=False
    )


def test_a_copy_of_the_template_passes_the_shared_suite(checkout: Path) -> None:
    made = run(checkout, "tools/new_game.py", "lanterns", "Lanterns of Fog", "L")
    assert made.returncode == 0, made.stdout + made.stderr
    assert (
        'lanterns: { box: () => fetched(import("./lanterns/Box.svelte"))'
        in (checkout / "web/src/games/registry.ts").read_text()
    )
    written = run(checkout, "-m", "tests.golden.write", "lanterns")
    assert written.returncode == 0, written.stderr
    played = run(
        checkout, "-m", "clashtable", "simulate", "lanterns", "--bots", "greedy,random", "--games", "20", "--json"
    )
    assert '"finished":20' in played.stdout.replace(" ", ""), played.stdout + played.stderr
    folders = ["tests/shared", "tests/games/lanterns", "tests/golden", "tests/test_rooms.py", "tests/test_imports.py"]
    tested = run(checkout, "-m", "pytest", "-p", "no:cacheprovider", "-k", "lanterns or imports", *folders)
    assert tested.returncode == 0, tested.stdout[-4000:]
    assert " passed" in tested.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["Lanterns"], "NAME is one word in small letters"),
        (["coco", "Coco", "Z"], "There is a game coco already"),
        (["lanterns", "Lanterns", "K"], "K is the letter of another game"),
    ],
)
def test_a_wrong_name_is_answered_with_a_sentence(checkout: Path, arguments: list[str], sentence: str) -> None:
    made = run(checkout, "tools/new_game.py", *arguments)
    assert made.returncode != 0
    assert sentence in made.stderr
