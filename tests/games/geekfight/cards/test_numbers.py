"""Change any number of any card of Geek Fight, and both its text and its deed change."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from clashtable.games.geekfight import effects, moves
from clashtable.games.geekfight.cards import buffs, combatants, items, skills, tactics
from clashtable.games.geekfight.cards.build import note_abilities
from clashtable.games.geekfight.cards.pool import BY_ID, POOL
from clashtable.games.geekfight.model.card import Card, type_line
from clashtable.games.geekfight.view.printed_cards import face
from tests.card_numbers import (
    CardNumbers,
    numbers_of,
    share_of_exceptions,
    silent_numbers,
    typed_figures,
    unprinted_numbers,
)
from tests.stories import calls_by_card

GROUP = 12
"""So many cards are looked at in one test."""


@contextmanager
def replaced(card: Card) -> Iterator[None]:
    """Put *card* in the place of the one with its id."""
    usual = BY_ID[card.id]
    card.index = usual.index
    note_abilities(card)
    place(card)
    try:
        yield
    finally:
        place(usual)


def place(card: Card) -> None:
    """Let everybody find *card* by its id and its number; moves about another of that id are forgotten."""
    BY_ID[card.id] = POOL[card.index] = card
    moves.KNOWN.clear()
    moves.KNOWN_UNITS.clear()


GEEKFIGHT = CardNumbers(
    modules=(combatants, items, tactics, skills, buffs),
    ids=list(BY_ID),
    printed=lambda card: (card.text(), type_line(card), face(card)),
    replaced=replaced,
    tests=Path(__file__).parent,
)
NUMBERS = numbers_of(GEEKFIGHT)
CARDS = list(BY_ID)
GROUPS = [CARDS[start : start + GROUP] for start in range(0, len(CARDS), GROUP)]


def test_the_numbers_of_every_card_are_found_and_few_are_exceptions() -> None:
    assert set(NUMBERS) == set(BY_ID)
    assert sum(len(found) for found in NUMBERS.values()) > 440
    assert share_of_exceptions(GEEKFIGHT, NUMBERS) < 0.05


def test_no_effect_types_a_figure_that_a_card_cannot_change() -> None:
    assert typed_figures(Path(effects.__file__).parent) == []


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: str(group[0]))
def test_a_changed_number_is_printed(group: list[str]) -> None:
    found = [name for card in group for name in unprinted_numbers(GEEKFIGHT, card, NUMBERS[card])]
    assert set(found) <= set(GEEKFIGHT.unprinted)


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: str(group[0]))
def test_a_changed_number_changes_what_happens(group: list[str]) -> None:
    tests = calls_by_card(GEEKFIGHT.tests)
    found = [name for card in group for name in silent_numbers(GEEKFIGHT, card, NUMBERS[card], tests[card])]
    assert set(found) <= set(GEEKFIGHT.undone)
