"""Which form of the engine runs: compiled by mypyc, or the same source interpreted.

The list of compiled modules is here and nowhere else. They are compiled in groups, one a game, and one for the core
with the inner loops of bots (``tools/engine.py``); a group whose source has changed since runs from its source, and
when that is the core, all do. ``CLASHTABLE_INTERPRETED=1`` runs the source although a compiled form is there;
``CLASHTABLE_INTERPRETED=coco,corgis`` does so for those groups.
"""

import hashlib
import importlib.machinery
import importlib.util
import json
import os
import sys
from collections.abc import Iterable, Sequence
from multiprocessing import parent_process
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).parent
ENGINE: Final = ROOT / "_engine"
"""Where the compiled form lies: a folder for each group, and the manifest."""
MANIFEST: Final = ENGINE / "manifest.json"
"""Which folders are in use. It is replaced as a whole, so nobody ever sees half of a build."""
CORE: Final = "core"
"""The group that all others need."""

COMPILED_ROOMS: Final = ("vocabulary", "geometry", "model", "moves", "changes", "effects", "rules", "bot", "encode")
"""The rooms of a game that are compiled: a module of that name, or every module in a folder of that name."""

INTERPRETED: Final = frozenset(
    {
        "clashtable.games.genres.rules.describe",
        "clashtable.games.genres.bot.from_view",
        "clashtable.games.genres.encode.reading",
        "clashtable.games.coco.bot.from_view",
        "clashtable.games.corgis.bot.from_view",
        "clashtable.games.corgis.encode.reading",
        "clashtable.games.panzer.rules.describe",
        "clashtable.games.panzer.bot.deck_guess",
        "clashtable.games.panzer.bot.from_view",
        "clashtable.games.panzer.encode.reading",
        "clashtable.games.geekfight.bot.deck_guess",
        "clashtable.games.geekfight.bot.from_view",
        "clashtable.games.geekfight.encode.reading",
        "clashtable.games.geekfight.rules.describe",
    }
)
"""Modules in those rooms that are left as they are, because they run only when somebody looks."""

OTHER_MODULES: Final = (
    "clashtable.core.luck",
    "clashtable.core.state",
    "clashtable.core.window",
    "clashtable.core.declaration",
    "clashtable.core.effects",
    "clashtable.core.encode",
    "clashtable.core.grid",
    "clashtable.core.piles",
    "clashtable.core.evaluation",
    "clashtable.core.imagination",
    "clashtable.bots.sequential_halving",
    "clashtable.bots.tree",
    "clashtable.sim.playout",
    "clashtable.envs.lanes",
)
"""What is compiled outside the games."""


TEMPLATE: Final = "template"
"""The game to copy, which nobody plays; its copies are compiled like any other."""


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
    games = sorted(face.parent for face in (ROOT / "games").glob("*/__init__.py") if face.parent.name != TEMPLATE)
    found = [*OTHER_MODULES, *(name for folder in games for name in room_modules(folder))]
    return tuple(dict.fromkeys(found))


COMPILED_MODULES: Final = compiled_modules()


def group_of(module: str) -> str:
    """Return the group that *module* is compiled with; the inner loops of bots go with the core that they drive."""
    place = module.split(".")
    return place[2] if place[1] == "games" else CORE


def library(group: str) -> str:
    """Return the name of the shared library that holds the modules of *group*."""
    return f"clashtable_{group}__mypyc"


GROUPS: Final = {
    group: tuple(module for module in COMPILED_MODULES if group_of(module) == group)
    for group in dict.fromkeys(map(group_of, COMPILED_MODULES))
}
"""The modules of each group."""

GROUP_BY_NAME: Final = {module: group_of(module) for module in COMPILED_MODULES} | {
    library(group): group for group in GROUPS
}
"""The group of everything that is imported from its folder."""


def source_file(module: str) -> Path:
    """Return the source file of *module*."""
    return ROOT.joinpath(*module.split(".")[1:]).with_suffix(".py")


def compiled_file(folder: Path, module: str) -> Path:
    """Return where the compiled form of *module* lies in the *folder* of its group."""
    return folder.joinpath(*module.split(".")).with_suffix(importlib.machinery.EXTENSION_SUFFIXES[0])


def fingerprint(files: Iterable[Path]) -> str:
    """Return a hash over the contents of *files*, in their order."""
    digest = hashlib.sha256()
    for file in files:
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def source_fingerprint(group: str) -> str:
    """Return a hash over the names and the sources of the modules of *group*."""
    names = hashlib.sha256(" ".join(GROUPS[group]).encode()).hexdigest()
    return f"{names[:16]}-{fingerprint(map(source_file, GROUPS[group]))}"


class EngineFinder:
    """Find each module of the engine in the form that was chosen, whatever else lies beside its source."""

    def __init__(self, folders: dict[str, Path]) -> None:
        self.folders = folders
        """The folder of every group that runs compiled."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Return the spec of *name* when it belongs to the engine."""
        group = GROUP_BY_NAME.get(name)
        if group is None:
            return None
        if group in self.folders:
            file = compiled_file(self.folders[group], name)
            return importlib.util.spec_from_file_location(
                name, file, loader=importlib.machinery.ExtensionFileLoader(name, str(file))
            )
        file = source_file(name)
        return importlib.util.spec_from_file_location(
            name, file, loader=importlib.machinery.SourceFileLoader(name, str(file))
        )


def built_groups() -> dict[str, tuple[Path, str]]:
    """Return the folder of each compiled group for this Python, and the fingerprint of what it was compiled from."""
    try:
        manifest = json.loads(MANIFEST.read_text())
    except FileNotFoundError:
        return {}
    if manifest["suffix"] != importlib.machinery.EXTENSION_SUFFIXES[0]:
        return {}
    return {group: (ENGINE / built["folder"], built["source"]) for group, built in manifest["groups"].items()}


def is_checkout() -> bool:
    """Tell whether the source can change under the compiled form, as it cannot where a wheel was installed."""
    return (ROOT.parent.parent / "pyproject.toml").is_file()


def usable_groups() -> dict[str, Path]:
    """Return the folder of each compiled group that is not out of date; none when that of the core is."""
    built = built_groups()
    usable = {
        group: built[group][0]
        for group in GROUPS
        if group in built and (not is_checkout() or built[group][1] == source_fingerprint(group))
    }
    return usable if CORE in usable else {}


def is_asked_for_source(group: str) -> bool:
    """Tell whether the environment asks for the source of *group*."""
    asked = os.environ.get("CLASHTABLE_INTERPRETED", "").split(",")
    return "1" in asked or group in asked or CORE in asked


def use_compiled_or_source() -> None:
    """Make every group load compiled where it can, and from its source where that is asked for or newer."""
    usable = usable_groups()
    folders = {group: folder for group, folder in usable.items() if not is_asked_for_source(group)}
    stale = [group for group in built_groups() if group in GROUPS and group not in usable]
    if stale and parent_process() is None and not any(map(is_asked_for_source, GROUPS)):
        print(
            f"clashtable: the source of {', '.join(stale)} is newer than the compiled engine, so the source runs;"
            " 'make engine' compiles it again.",
            file=sys.stderr,
        )
    sys.meta_path.insert(0, EngineFinder(folders))


def loaded_groups() -> set[str]:
    """Return the groups that run compiled in this process."""
    return {group for finder in sys.meta_path if isinstance(finder, EngineFinder) for group in finder.folders}


def is_compiled() -> bool:
    """Tell whether the whole engine runs compiled in this process."""
    return loaded_groups() == set(GROUPS)


def described() -> str:
    """Return the form of the engine in this process, as people are told."""
    if is_compiled():
        return "compiled"
    return "partly compiled" if loaded_groups() else "interpreted"


def is_better_ready() -> bool:
    """Tell whether a process started now would run more of the engine compiled than this one does."""
    usable = {group for group in usable_groups() if not is_asked_for_source(group)}
    return usable > loaded_groups()
