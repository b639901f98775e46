"""Change any number of any card, and both its text and its deed change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

import pytest

from clashtable.compiled import source_file
from tests.card_numbers import (
    CardNumbers,
    Number,
    numbers_of,
    share_of_exceptions,
    silent_numbers,
    typed_figures,
    unprinted_numbers,
)
from tests.stories import calls_by_card

GROUP = 12
"""So many cards are looked at in one test."""


class Numbers:
    game: ClassVar[CardNumbers]
    least: ClassVar[int]
    """The cards have more numbers than that."""
    numbers: ClassVar[Mapping[str, Sequence[Number]]]

    def __init_subclass__(cls) -> None:
        cls.numbers = numbers_of(cls.game)

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "group" in metafunc.fixturenames:
            ids = self.game.ids
            groups = [ids[start : start + GROUP] for start in range(0, len(ids), GROUP)]
            metafunc.parametrize("group", groups, ids=[group[0] for group in groups])

    def test_the_numbers_of_every_card_are_found_and_few_are_exceptions(self) -> None:
        assert set(self.numbers) == set(self.game.ids)
        assert sum(len(found) for found in self.numbers.values()) > self.least
        assert share_of_exceptions(self.game, self.numbers) < 0.05

    def test_no_effect_types_a_figure_that_a_card_cannot_change(self) -> None:
        cards = source_file(self.game.modules[0].__name__)
        effects: Path = cards.parent.parent / "effects"
        assert effects.is_dir()
        assert typed_figures(effects) == []

    def test_a_changed_number_is_printed(self, group: Sequence[str]) -> None:
        found = [name for card in group for name in unprinted_numbers(self.game, card, self.numbers[card])]
        assert set(found) <= set(self.game.unprinted)

    def test_a_changed_number_changes_what_happens(self, group: Sequence[str]) -> None:
        tests = calls_by_card(self.game.tests)
        found = [name for card in group for name in silent_numbers(self.game, card, self.numbers[card], tests[card])]
        assert set(found) <= set(self.game.undone)
