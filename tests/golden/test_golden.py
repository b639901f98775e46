"""Golden files: playthroughs, perft counts and card texts stay as they were reviewed."""

from collections.abc import Callable
from pathlib import Path

import pytest

from clashtable.games.registry import GAMES
from tests.golden.files import MODES, golden_files, is_told_by_the_version


@pytest.mark.parametrize(("file", "content"), [pytest.param(*pair, id=pair[0].stem) for pair in golden_files()])
def test_golden_file_is_unchanged(file: Path, content: Callable[[], str]) -> None:
    assert file.is_file(), f"{file.name} is missing; 'make golden' writes it"
    assert content() == file.read_text(), f"{file.name} changed; if that is meant, 'make golden' writes it anew"


def test_every_game_has_a_playthrough() -> None:
    assert set(MODES) == set(GAMES)


def test_numbers_and_their_version_change_together() -> None:
    assert is_told_by_the_version("version 1-a\ndigest x\n", "version 1-a\ndigest x\n")
    assert is_told_by_the_version("version 1-a\ndigest x\n", "version 2-a\ndigest y\n")
    assert not is_told_by_the_version("version 1-a\ndigest x\n", "version 1-a\ndigest y\n")
    assert not is_told_by_the_version("version 1-a\ndigest x\n", "version 2-a\ndigest x\n")
