"""Change any number of any card of Clash of the Genres, and both its text and its deed change."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from clashtable.games.genres import effects
from clashtable.games.genres.cards import (
    comedy,
    epic_fantasy,
    espionage,
    fairy_tale,
    grab_bag,
    horror,
    kung_fu,
    meathead,
    sci_fi,
    superhero,
)
from clashtable.games.genres.cards.build import note_abilities
from clashtable.games.genres.cards.pool import BY_ID, CARDS
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.moves import KNOWN
from clashtable.games.genres.view.printed_cards import face
from clashtable.games.genres.wire.events import Announced, Declared, EventPlayed
from tests.card_numbers import (
    CardNumbers,
    numbers_of,
    share_of_exceptions,
    silent_numbers,
    typed_figures,
    unprinted_numbers,
)
from tests.stories import calls_by_card

GROUP = 16
"""So many cards are looked at in one test."""


def printed(card: Card) -> object:
    """Return everything that a player reads on a card that was just made."""
    note_abilities(card)
    return card.text(), card.type_line(), face(card)


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
    BY_ID[card.id] = CARDS[card.index] = card
    KNOWN.clear()


WORDED = (Announced, Declared, EventPlayed)
"""Events that repeat the printed text of a card; what happens must be heard without it."""
GENRES = CardNumbers(
    modules=(
        horror, kung_fu, meathead, sci_fi, espionage, epic_fantasy, fairy_tale, superhero, comedy, grab_bag
    ),
    ids=list(BY_ID),
    printed=printed,
    replaced=replaced,
    tests=Path(__file__).parent,
    deed=lambda event: msgspec.structs.replace(event, text="") if isinstance(event, WORDED) else event,
)  # fmt: skip
NUMBERS = numbers_of(GENRES)
GROUPS = [GENRES.ids[start : start + GROUP] for start in range(0, len(GENRES.ids), GROUP)]


def test_the_numbers_of_every_card_are_found_and_few_are_exceptions() -> None:
    assert set(NUMBERS) == set(BY_ID)
    assert sum(len(found) for found in NUMBERS.values()) > 400
    assert share_of_exceptions(GENRES, NUMBERS) < 0.05


def test_no_effect_types_a_figure_that_a_card_cannot_change() -> None:
    assert typed_figures(Path(effects.__file__).parent) == []


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: str(group[0]))
def test_a_changed_number_is_printed(group: list[str]) -> None:
    found = [name for card in group for name in unprinted_numbers(GENRES, card, NUMBERS[card])]
    assert set(found) <= set(GENRES.unprinted)


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: str(group[0]))
def test_a_changed_number_changes_what_happens(group: list[str]) -> None:
    tests = calls_by_card(GENRES.tests)
    found = [name for card in group for name in silent_numbers(GENRES, card, NUMBERS[card], tests[card])]
    assert set(found) <= set(GENRES.undone)
