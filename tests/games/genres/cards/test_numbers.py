"""Change any number of any card of Clash of the Genres, and both its text and its deed change."""

from __future__ import annotations

from pathlib import Path

import msgspec

from clashtable.core.cards import note_abilities
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
from clashtable.games.genres.cards.pool import BY_ID, CARDS
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.moves import KNOWN
from clashtable.games.genres.view.printed_cards import face
from clashtable.games.genres.wire.events import Announced, Declared, EventPlayed
from tests.card_numbers import CardNumbers
from tests.games.kit.numbers import Numbers


def printed(card: Card) -> object:
    """Return everything that a player reads on a card that was just made."""
    note_abilities(card)
    return card.text(), card.type_line(), face(card)


def forget_moves(card: Card) -> None:
    """Forget the moves about another card of that id."""
    KNOWN[:] = [None] * len(KNOWN)


WORDED = (Announced, Declared, EventPlayed)
"""Events that repeat the printed text of a card; what happens must be heard without it."""


class TestNumbers(Numbers):
    least = 400
    game = CardNumbers(
        modules=(
            horror, kung_fu, meathead, sci_fi, espionage, epic_fantasy, fairy_tale, superhero, comedy, grab_bag
        ),
        ids=list(BY_ID),
        printed=printed,
        by_id=BY_ID,
        cards=CARDS,
        note=note_abilities,
        placed=forget_moves,
        tests=Path(__file__).parent,
        deed=lambda event: msgspec.structs.replace(event, text="") if isinstance(event, WORDED) else event,
    )  # fmt: skip
