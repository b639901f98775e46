"""Golden files: playthroughs, perft counts and card texts stay as they were reviewed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from clashtable.games.registry import GAMES
from tests.golden.files import MODES, golden_files


@pytest.mark.parametrize(("file", "content"), [pytest.param(*pair, id=pair[0].stem) for pair in golden_files()])
def test_golden_file_is_unchanged(file: Path, content: Callable[[], str]) -> None:
    assert file.is_file(), f"{file.name} is missing; 'make golden' writes it"
    assert content() == file.read_text(), f"{file.name} changed; if that is meant, 'make golden' writes it anew"


def test_every_game_has_a_playthrough() -> None:
    assert set(MODES) == set(GAMES)
