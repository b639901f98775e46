"""Change any number of any card of Panzer Clash, and both its text and its deed change."""

from __future__ import annotations

from pathlib import Path

import msgspec

from clashtable.core.cards import note_abilities
from clashtable.games.panzer import moves
from clashtable.games.panzer.cards import american, german, japanese, modifiers, neutral, soviet, terrains
from clashtable.games.panzer.cards.basic_set import BY_ID, EVERY_CARD, TERRAIN_DECK
from clashtable.games.panzer.cards.build import COPIES
from clashtable.games.panzer.model.card import FACTORY_CARD, Card, type_line
from clashtable.games.panzer.view.printed_cards import face
from clashtable.games.panzer.wire.chain import EventPlayed
from tests.card_numbers import CardNumbers
from tests.games.kit.numbers import Numbers

USUAL, USUAL_COPIES = dict(BY_ID), dict(COPIES)
"""The cards, and how many of each Terrain there are; a changed card writes its own down when it is made."""


def placed(card: Card) -> None:
    """Lay the Terrain deck anew, and forget the moves about another card of that id."""
    if card is USUAL[card.id]:
        COPIES.update(USUAL_COPIES)
    TERRAIN_DECK[:] = [BY_ID[terrain] for terrain, copies in COPIES.items() for _copy in range(copies)]
    moves.KNOWN.clear()


class TestNumbers(Numbers):
    least = 560
    game = CardNumbers(
        modules=(german, japanese, american, soviet, neutral, modifiers, terrains),
        ids=[card.id for card in EVERY_CARD if card is not FACTORY_CARD],
        printed=lambda card: (card.text(), type_line(card), face(card), COPIES.get(card.id)),
        by_id=BY_ID,
        cards=EVERY_CARD,
        note=note_abilities,
        placed=placed,
        tests=Path(__file__).parent,
        deed=lambda event: msgspec.structs.replace(event, text="") if isinstance(event, EventPlayed) else event,
        kinds=frozenset({"Has.amount"}),  # of keywords without a number, which are present or not
    )
