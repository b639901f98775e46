"""The tests that are written in a folder, with their marks."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

ROOT = Path(__file__).parent.parent
Test: TypeAlias = Callable[..., object]


def written_tests(folder: Path, files: str = "test_*.py") -> Iterator[Test]:
    """Yield every test that is written in *files* of *folder*, or that its classes have from the kit."""
    for file in sorted(folder.rglob(files)):
        module = importlib.import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
        for holder in (module, *(found for found in vars(module).values() if is_own(found, module.__name__))):
            for name, test in inspect.getmembers(holder, inspect.isfunction):
                if name.startswith("test_") and (inspect.isclass(holder) or test.__module__ == module.__name__):
                    yield test


def is_own(found: object, module: str) -> bool:
    """Tell whether *found* is a class of tests of that module."""
    return inspect.isclass(found) and found.__name__.startswith("Test") and found.__module__ == module


def marked(test: Test, mark: str) -> list[Any]:
    """Return what all marks of one name say of a test."""
    return [told for found in getattr(test, "pytestmark", ()) if found.name == mark for told in found.args]
