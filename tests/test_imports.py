"""Dependencies point one way: core ← games ← bots ← sim, envs, server ← command line."""

import ast
from pathlib import Path

import clashtable

PACKAGE = Path(clashtable.__file__).parent
LAYERS = {"core": 0, "games": 1, "bots": 2, "sim": 3, "envs": 3, "server": 3, "cli": 4}
"""A module may import from lower layers and its own; ``compiled`` and the package's own face stand apart."""
TOP = {"vectors": 2, "compiled": 0, "__main__": 5, "__init__": 2}


def layer(parts: tuple[str, ...]) -> int:
    """Return the layer of a module given by its path below the package."""
    return LAYERS.get(parts[0], TOP.get(parts[0], 5))


def imports(file: Path) -> list[tuple[str, ...]]:
    """Return the paths of our own modules that *file* imports at any place."""
    found = []
    for node in ast.walk(ast.parse(file.read_text())):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        found += [tuple(name.split(".")[1:]) for name in names if name.startswith("clashtable.")]
    return found


def test_no_module_imports_upwards_or_another_game() -> None:
    files = sorted(PACKAGE.rglob("*.py"))
    assert len(files) > 40
    wrong = []
    for file in files:
        own = file.relative_to(PACKAGE).with_suffix("").parts
        for other in imports(file):
            is_up = layer(other) > layer(own) or (layer(other) == layer(own) == 3 and other[0] != own[0])
            is_other_game = own[0] == "games" == other[0] and len(own) > 2 and len(other) > 1 and other[1] != own[1]
            if is_up or is_other_game:
                wrong.append(f"{'.'.join(own)} imports {'.'.join(other)}")
    assert wrong == []


def test_core_imports_nothing_but_core() -> None:
    for file in (PACKAGE / "core").glob("*.py"):
        assert {other[0] for other in imports(file)} <= {"core"}, file.name


def test_no_game_is_named_outside_its_folder() -> None:
    """A second game must need no change elsewhere but a line in the registry."""
    for file in sorted(PACKAGE.rglob("*.py")):
        own = file.relative_to(PACKAGE).parts
        if own[0] == "games" or file.name == "compiled.py":
            continue
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Compare):
                assert "coco" not in ast.dump(node), f"{file.name} compares with a game's name"


def test_a_module_of_a_game_can_be_given_another_name() -> None:
    import clashtable.games.coco.rules as rules
    import clashtable.games.registry as registry

    assert rules.__name__ == "clashtable.games.coco.rules"
    assert tuple(registry.GAMES) == clashtable.games()
