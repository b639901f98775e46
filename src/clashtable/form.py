"""Which form of the engine runs: compiled by mypyc, or the same source interpreted.

The list of compiled modules is here and nowhere else. Set ``CLASHTABLE_INTERPRETED=1`` to run the
source although a compiled form is there; a compiled form older than its source is never used.
"""

import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).parent

COMPILED_ROOMS: Final = ("vocabulary", "geometry", "model", "moves", "changes", "effects", "rules", "bot")
"""The rooms of a game that are compiled: a module of that name, or every module in a folder of that name."""

INTERPRETED: Final = frozenset(
    {
        "clashtable.games.genres.rules.describe",
        "clashtable.games.genres.bot.from_view",
        "clashtable.games.coco.bot.from_view",
        "clashtable.games.corgis.bot.from_view",
        "clashtable.games.panzer.rules.describe",
        "clashtable.games.panzer.bot.deck_guess",
        "clashtable.games.panzer.bot.from_view",
        "clashtable.games.geekfight.bot.deck_guess",
        "clashtable.games.geekfight.bot.from_view",
        "clashtable.games.geekfight.rules.describe",
    }
)
"""Modules in those rooms that are left as they are, because they run only when somebody looks."""

OTHER_MODULES: Final = (
    "clashtable.core.luck",
    "clashtable.core.state",
    "clashtable.core.window",
    "clashtable.core.effects",
    "clashtable.core.grid",
    "clashtable.core.piles",
    "clashtable.core.tactics",
    "clashtable.bots.race",
    "clashtable.bots.tree",
    "clashtable.sim.playout",
)
"""What is compiled outside the games."""


def room_modules(game: Path) -> list[str]:
    """Return the modules in the compiled rooms of the folder *game*."""
    files = [game / f"{room}.py" for room in COMPILED_ROOMS]
    files += [file for room in COMPILED_ROOMS for file in sorted((game / room).rglob("*.py"))]
    names = [
        ".".join(("clashtable", *file.relative_to(ROOT).with_suffix("").parts)) for file in files if file.is_file()
    ]
    return [name for name in names if not name.endswith(".__init__") and name not in INTERPRETED]


def compiled_modules() -> tuple[str, ...]:
    """Return the name of every module that is compiled."""
    games = sorted(folder for folder in (ROOT / "games").iterdir() if (folder / "__init__.py").is_file())
    found = [*OTHER_MODULES, *(name for folder in games for name in room_modules(folder))]
    return tuple(dict.fromkeys(found))


COMPILED_MODULES: Final = compiled_modules()


class SourceFinder:
    """Find the source of our modules even where a compiled form lies beside it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return the spec of the source of *name* when it is one of the compiled modules."""
        if name not in COMPILED_MODULES:
            return None
        file = source_file(name)
        loader = importlib.machinery.SourceFileLoader(name, str(file))
        return importlib.util.spec_from_file_location(name, file, loader=loader)


def source_file(module: str) -> Path:
    """Return the source file of *module*."""
    return ROOT.joinpath(*module.split(".")[1:]).with_suffix(".py")


def compiled_file(module: str) -> Path:
    """Return where the compiled form of *module* would lie."""
    return source_file(module).with_suffix(importlib.machinery.EXTENSION_SUFFIXES[0])


def is_stale() -> bool:
    """Tell whether some compiled module is older than its source, as in an edited checkout."""
    if not (ROOT.parent.parent / "pyproject.toml").is_file():
        return False
    for module in COMPILED_MODULES:
        built, source = compiled_file(module), source_file(module)
        if built.is_file() and built.stat().st_mtime < source.stat().st_mtime:
            return True
    return False


def choose_form() -> None:
    """Make the interpreted form load where it is asked for or the compiled one is out of date."""
    if os.environ.get("CLASHTABLE_INTERPRETED") == "1":
        sys.meta_path.insert(0, SourceFinder())
    elif is_stale():
        print(
            "clashtable: the compiled engine is older than its source, so the source runs;"
            " 'make setup' compiles it again.",
            file=sys.stderr,
        )
        sys.meta_path.insert(0, SourceFinder())


def is_compiled() -> bool:
    """Tell whether the engine that was loaded is the compiled one."""
    from clashtable.core import state

    return not str(state.__file__).endswith(".py")
