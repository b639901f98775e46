"""Which card a test is about, and how many tests each card has."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.inventory import marked, written_tests


def about(*cards: str) -> pytest.MarkDecorator:
    """Say which cards a test is about, by their ids; ``-m about`` selects such tests."""
    assert cards, "name a card"
    return pytest.mark.about(*cards)


def tests_by_card(folder: Path) -> Counter[str]:
    """Return how many tests in *folder* are about each card."""
    return Counter(card for test in written_tests(folder) for card in marked(test, "about"))


def count_tests(folder: Path) -> int:
    """Return how many tests in *folder* are about a card at all."""
    return sum(bool(marked(test, "about")) for test in written_tests(folder))
