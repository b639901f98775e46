"""Every game's part of the web client has the same rooms; no game adds one of its own."""

from pathlib import Path
from typing import Final

import pytest

from clashtable.games.registry import GAMES

WEB_GAMES: Final = Path(__file__).parent.parent / "web/src/games"
ROOMS: Final = {"board", "card", "seats", "pending", "guide", "input", "words"}
TEMPLATE: Final = "template"
"""The game to copy, which is not registered."""
DOORS: Final = {"index.ts", "Box.svelte", "theme.css"}


def test_every_game_has_its_folder_and_so_has_the_one_to_copy() -> None:
    assert {path.name for path in WEB_GAMES.iterdir() if path.is_dir()} == {*GAMES, TEMPLATE}


@pytest.mark.parametrize("game", [*GAMES, TEMPLATE])
def test_a_game_adds_no_room_of_its_own(game: str) -> None:
    assert {path.name for path in (WEB_GAMES / game).iterdir() if path.is_dir()} <= ROOMS


@pytest.mark.parametrize("game", [*GAMES, TEMPLATE])
def test_only_the_doors_of_a_game_stand_outside_its_rooms(game: str) -> None:
    assert {path.name for path in (WEB_GAMES / game).iterdir() if path.is_file()} == DOORS


@pytest.mark.parametrize("game", [*GAMES, TEMPLATE])
def test_a_game_draws_with_its_own_rooms_and_the_house_alone(game: str) -> None:
    others = {f"games/{other}/" for other in GAMES if other != game} | {
        f"../{other}/" for other in GAMES if other != game
    }
    for path in (WEB_GAMES / game).rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            text = path.read_text()
            assert not [other for other in others if other in text], path
