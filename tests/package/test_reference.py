"""The API reference: built from docstrings and types, and complete where a stranger looks first."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import clashtable as ct
from tests.rulebook import ROOT


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with the reference, written as ``make docs`` writes it."""
    folder = tmp_path_factory.mktemp("reference")
    environment = os.environ | {"PYTHONPATH": str(Path(ct.__file__).parent.parent)}
    result = subprocess.run(
        [sys.executable, "-m", "tools.reference", str(folder)],
        cwd=ROOT, env=environment, capture_output=True, text=True,
    )  # fmt: skip
    assert (result.returncode, result.stderr) == (0, "")
    return folder


def anchors(page: Path) -> set[str]:
    """Return what *page* describes."""
    return set(re.findall(r'id="([^"]+)"', page.read_text()))


def test_face_of_the_package_is_described_whole(reference: Path) -> None:
    described = anchors(reference / "clashtable.html")
    assert set(ct.__all__) <= described
    methods = {
        "Match.play",
        "Match.legal_moves",
        "Match.view",
        "Match.fork",
        "Game.start",
        "Game.imagine",
        "Bot.decide",
    }
    assert methods <= described
    assert {"Question.prompt", "Option.path", "Outcome.winners", "Record.moves"} <= described


def test_signatures_carry_their_types_and_examples(reference: Path) -> None:
    text = re.sub(r"<[^>]+>", "", (reference / "clashtable.html").read_text())
    assert re.search(r"def\s+play\(\s*self,\s*move:\s*Move \| str", re.sub(r"&#?\w+;|\xa0", " ", text))
    assert "Open with Partial Green Triangle" in text


@pytest.mark.parametrize("game", ct.games())
def test_events_views_and_moves_of_every_game_are_described(reference: Path, game: str) -> None:
    pages = [page for page in reference.rglob("*.html") if f"games/{game}/" in page.as_posix()]
    described = {name for page in pages for name in anchors(page)}
    kinds = (ct.game(game).view_type, *ct.game(game).event_types)
    assert {kind.__name__ for kind in kinds} <= described
