"""Every game has the same rooms, and each room knows only those below it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import clashtable
from tests.test_imports import imports

GAMES = Path(clashtable.__file__).parent / "games"
FOLDERS = sorted(folder for folder in GAMES.iterdir() if (folder / "__init__.py").is_file())

FLOORS = (
    ("vocabulary", "options", "geometry"),
    ("model", "moves"),
    ("wire",),
    ("changes",),
    ("effects",),
    ("cards",),
    ("rules",),
    ("view",),
    ("notation",),
    ("bot",),
    ("encode",),
    ("__init__",),
)
"""The rooms from the ground up; those of one floor may know each other."""
HEIGHT = {room: height for height, floor in enumerate(FLOORS) for room in floor}
NEEDED = {"options", "model", "moves", "wire", "changes", "cards", "rules", "view", "notation", "bot", "__init__"}
"""What no game does without; a game may have no closed lists, no board and no effects of its own."""
LONG, TOO_LONG, MOST_LONG = 300, 500, 15


def modules(game: Path) -> Iterator[tuple[str, ...]]:
    """Yield the path of every module of *game*, from its folder on."""
    for file in sorted(game.rglob("*.py")):
        yield file.relative_to(game).with_suffix("").parts


def known(game: Path, module: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the modules of the same game that *module* imports."""
    own = set(modules(game))
    for found in imports(game.joinpath(*module).with_suffix(".py")):
        if found[:2] == ("games", game.name):
            path = found[2:]
            if path in own or (*path, "__init__") in own:
                yield path if path in own else (*path, "__init__")


@pytest.mark.parametrize("game", FOLDERS, ids=lambda game: game.name)
def test_a_game_has_the_rooms_of_every_game_and_no_other(game: Path) -> None:
    rooms = {module[0] for module in modules(game)}
    assert rooms <= set(HEIGHT), "a game adds no room of its own"
    assert rooms >= NEEDED
    assert (game / "README.md").is_file()


@pytest.mark.parametrize("game", FOLDERS, ids=lambda game: game.name)
def test_a_room_knows_only_those_below_it(game: Path) -> None:
    wrong = [
        f"{'.'.join(module)} imports {'.'.join(other)}"
        for module in modules(game)
        for other in known(game, module)
        if HEIGHT[other[0]] > HEIGHT[module[0]]
    ]
    assert wrong == []


@pytest.mark.parametrize("game", FOLDERS, ids=lambda game: game.name)
def test_no_modules_of_a_game_import_each_other_in_a_circle(game: Path) -> None:
    graph = {
        module: {other for other in known(game, module) if other != module and other[-1] != "__init__"}
        for module in modules(game)
    }
    assert len(list(TopologicalSorter(graph).static_order())) == len(graph)


@pytest.mark.parametrize("game", FOLDERS, ids=lambda game: game.name)
def test_the_face_of_a_room_is_a_table_of_contents(game: Path) -> None:
    """A compiled room whose face imports its modules would force an order on them."""
    for face in game.glob("*/__init__.py"):
        body = ast.parse(face.read_text()).body
        assert len(body) == 1, f"{face.parent.name} holds more than a docstring"
        assert isinstance(body[0], ast.Expr)


def lengths() -> Iterator[tuple[str, int]]:
    """Yield the lines of every module of the games that is no list of cards."""
    for file in sorted(GAMES.rglob("*.py")):
        parts = file.relative_to(GAMES).with_suffix("").parts
        if "cards" not in parts[1:2]:
            yield ".".join(parts), len(file.read_text().splitlines())


def test_modules_are_short() -> None:
    assert [name for name, lines in lengths() if lines > TOO_LONG] == []
    long = [name for name, lines in lengths() if lines > LONG]
    assert len(long) < MOST_LONG, long
