"""Which card a test is about, and how many tests each card has."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def about(*cards: str) -> Callable[[Test], Test]:
    """Say which cards a test is about, by their ids."""

    def noted(test: Test) -> Test:
        vars(test)["cards"] = cards
        return test

    assert cards, "name a card"
    return noted


def tests_by_card(folder: Path) -> Counter[str]:
    """Return how many tests in *folder* are about each card."""
    return Counter(card for cards in cards_by_test(folder) for card in cards)


def count_tests(folder: Path) -> int:
    """Return how many tests in *folder* are about a card at all."""
    return len(cards_by_test(folder))


def cards_by_test(folder: Path) -> list[list[str]]:
    """Return the cards of each test in *folder* that is about any."""
    found: list[list[str]] = []
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append([card for decorator in node.decorator_list for card in cards_of(decorator)])
    return [cards for cards in found if cards]


def cards_of(decorator: ast.expr) -> list[str]:
    """Return the cards of an ``about`` decorator, none for any other."""
    if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "about":
        return [str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)]
    return []
