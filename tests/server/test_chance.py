"""The server's chance and time come through one door each, so that a test can bring its own."""

import ast
from pathlib import Path
from typing import Final

from clashtable import server

FOLDER: Final = Path(server.__path__[0])
DOORS: Final = {
    "secrets": "chance.py",
    "random": "chance.py",
    "time.monotonic": "clock.py",
    "time.time": "clock.py",
    "asyncio.sleep": "clock.py",
    "datetime.now": "clock.py",
}


def used(file: Path) -> set[str]:
    """Return the names in *file*, those of modules and what is called of them."""
    tree = ast.parse(file.read_text())
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    called = {ast.unparse(node) for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return imported | called


def test_nothing_else_draws_or_asks_for_the_time() -> None:
    for file in sorted(FOLDER.rglob("*.py")):
        own = {name for name, door in DOORS.items() if door == file.name}
        assert (used(file) & set(DOORS)) <= own, file.name


def test_the_doors_are_really_used() -> None:
    assert used(FOLDER / "chance.py") & set(DOORS) == {"secrets"}
    assert {"time.monotonic", "asyncio.sleep", "datetime.now"} <= used(FOLDER / "clock.py")
