"""The engine has two forms, compiled and interpreted; each game can run in either over a compiled core.

That both pass the same suite is shown by ``make test``, which runs it a second time interpreted.
"""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from clashtable import compiled
from clashtable.games.registry import GAMES

needs_compiled = pytest.mark.skipif(not compiled.is_compiled(), reason="needs a compiled engine")

RANDOM_MATCHES = """
import random, clashtable as ct, clashtable.compiled as compiled
print(compiled.described())
for name in ct.games():
    for seed in range(3):
        match, chance = ct.game(name).start(seed=seed), random.Random(seed)
        while not match.is_over and len(match.moves) < 400:
            match.play(chance.choice(match.legal_moves()))
        print(name, match.view(0) == ct.replay(match.record()).view(0))
"""


def output(code: str, **environment: str) -> list[str]:
    """Return the lines that *code* prints in a process of its own."""
    result = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | environment, capture_output=True, text=True, check=True
    )
    return result.stdout.splitlines()


def described(**environment: str) -> str:
    """Return the form that runs in a process of its own."""
    [line] = output("import clashtable.compiled as compiled; print(compiled.described())", **environment)
    return line


def test_the_interpreted_form_can_be_asked_for() -> None:
    assert described(CLASHTABLE_INTERPRETED="1") == "interpreted"


@needs_compiled
def test_the_interpreted_form_can_be_asked_for_by_group() -> None:
    assert described(CLASHTABLE_INTERPRETED="") == "compiled"
    assert described(CLASHTABLE_INTERPRETED=next(iter(GAMES))) == "partly compiled"
    assert described(CLASHTABLE_INTERPRETED="core") == "interpreted"


@needs_compiled
def test_interpreted_games_play_over_a_compiled_core() -> None:
    form, *played = output(RANDOM_MATCHES, CLASHTABLE_INTERPRETED=",".join(GAMES))
    assert form == "partly compiled"
    assert played == [f"{game} True" for game in GAMES for _seed in range(3)]


def test_every_listed_module_exists_once() -> None:
    assert len(set(compiled.COMPILED_MODULES)) == len(compiled.COMPILED_MODULES)
    for module in compiled.COMPILED_MODULES:
        assert compiled.source_file(module).is_file()


def test_every_game_is_a_group_of_its_own() -> None:
    assert set(compiled.GROUPS) == {"core", *GAMES}
    for game in GAMES:
        assert all(module.startswith(f"clashtable.games.{game}.") for module in compiled.GROUPS[game])


def classes(file: Path) -> list[ast.ClassDef]:
    """Return the classes of a module."""
    return [node for node in ast.parse(file.read_text()).body if isinstance(node, ast.ClassDef)]


def test_every_class_of_the_core_that_a_game_builds_on_allows_interpreted_subclasses() -> None:
    """Otherwise a game that is newer than its compiled form could not run from its source."""
    closed = {
        f"{module}.{node.name}"
        for module in compiled.GROUPS["core"]
        for node in classes(compiled.source_file(module))
        if not any("allow_interpreted_subclasses" in ast.unparse(decorator) for decorator in node.decorator_list)
    }
    built_on = {
        where[ast.unparse(base)]
        for game in GAMES
        for file in map(compiled.source_file, compiled.GROUPS[game])
        for where in [origins(file)]
        for node in classes(file)
        for base in node.bases
        if ast.unparse(base) in where
    }
    assert "clashtable.core.state.Step" in built_on
    assert closed & built_on == set()


def origins(file: Path) -> dict[str, str]:
    """Return where each name comes from that a module imports from another."""
    return {
        alias.asname or alias.name: f"{node.module}.{alias.name}"
        for node in ast.parse(file.read_text()).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
