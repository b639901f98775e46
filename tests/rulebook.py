"""Which numbered rule a test checks, and which rules nobody checks."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).parent.parent
Test = TypeVar("Test", bound=Callable[..., object])


def covers(*rules: str) -> Callable[[Test], Test]:
    """Say which numbered rules a test checks."""

    def unchanged(test: Test) -> Test:
        return test

    assert rules, "name a rule"
    return unchanged


def numbered_rules(game: str) -> set[str]:
    """Return the number of every rule in a game's rules document."""
    text = (ROOT / "docs/rules" / f"{game}.md").read_text()
    return set(re.findall(r"^(?:- )?\*\*([A-Z]-\d+\.\d+)\b", text, re.MULTILINE))


def covered_rules(folder: Path) -> set[str]:
    """Return every rule named in a ``covers`` of a test in *folder*."""
    found: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {rule for decorator in node.decorator_list for rule in rules_of(decorator)}
    return found


def rules_of(decorator: ast.expr) -> set[str]:
    """Return the rules of a ``covers`` decorator, none for any other."""
    if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "covers":
        return {str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)}
    return set()
