"""Change any number of any card of Panzer Clash, and both its text and its deed change."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from clashtable.games.panzer import effects, moves
from clashtable.games.panzer.cards import american, german, japanese, modifiers, neutral, soviet, terrains
from clashtable.games.panzer.cards.basic_set import BY_ID, EVERY_CARD, TERRAIN_DECK
from clashtable.games.panzer.cards.build import COPIES, note_abilities
from clashtable.games.panzer.model.card import FACTORY_CARD, Card, type_line
from clashtable.games.panzer.view.printed_cards import face
from clashtable.games.panzer.wire.chain import EventPlayed
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
USUAL_COPIES = dict(COPIES)
"""How many of each Terrain there are; a changed card writes its own down when it is made."""


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
        COPIES.update(USUAL_COPIES)
        place(usual)


def place(card: Card) -> None:
    """Let everybody find *card* by its id and its number; moves about another of that id are forgotten."""
    BY_ID[card.id] = EVERY_CARD[card.index] = card
    TERRAIN_DECK[:] = [BY_ID[terrain] for terrain, copies in COPIES.items() for _copy in range(copies)]
    moves.KNOWN.clear()


PANZER = CardNumbers(
    modules=(german, japanese, american, soviet, neutral, modifiers, terrains),
    ids=[card.id for card in EVERY_CARD if card is not FACTORY_CARD],
    printed=lambda card: (card.text(), type_line(card), face(card), COPIES.get(card.id)),
    replaced=replaced,
    tests=Path(__file__).parent,
    deed=lambda event: msgspec.structs.replace(event, text="") if isinstance(event, EventPlayed) else event,
    kinds=frozenset({"Has.amount"}),  # of keywords without a number, which are present or not
)
NUMBERS = numbers_of(PANZER)
GROUPS = [PANZER.ids[start : start + GROUP] for start in range(0, len(PANZER.ids), GROUP)]


def test_the_numbers_of_every_card_are_found_and_few_are_exceptions() -> None:
    assert set(NUMBERS) == set(PANZER.ids)
    assert sum(len(found) for found in NUMBERS.values()) > 560
    assert share_of_exceptions(PANZER, NUMBERS) < 0.05


def test_no_effect_types_a_figure_that_a_card_cannot_change() -> None:
    assert typed_figures(Path(effects.__file__).parent) == []


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: str(group[0]))
def test_a_changed_number_is_printed(group: list[str]) -> None:
    found = [name for card in group for name in unprinted_numbers(PANZER, card, NUMBERS[card])]
    assert set(found) <= set(PANZER.unprinted)


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: str(group[0]))
def test_a_changed_number_changes_what_happens(group: list[str]) -> None:
    tests = calls_by_card(PANZER.tests)
    found = [name for card in group for name in silent_numbers(PANZER, card, NUMBERS[card], tests[card])]
    assert set(found) <= set(PANZER.undone)
