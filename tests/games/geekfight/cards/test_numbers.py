"""Change any number of any card of Geek Fight, and both its text and its deed change."""

from __future__ import annotations

from pathlib import Path

from clashtable.core.cards import note_abilities
from clashtable.games.geekfight import moves
from clashtable.games.geekfight.cards import buffs, combatants, items, skills, tactics
from clashtable.games.geekfight.cards.pool import BY_ID, POOL
from clashtable.games.geekfight.model.card import Card, type_line
from clashtable.games.geekfight.view.printed_cards import face
from tests.card_numbers import CardNumbers
from tests.games.kit.numbers import Numbers


def placed(card: Card) -> None:
    """Forget the moves about another card of that id."""
    moves.KNOWN.clear()
    moves.KNOWN_SPLITS.clear()
    moves.KNOWN_UNITS.clear()


class TestNumbers(Numbers):
    least = 440
    game = CardNumbers(
        modules=(combatants, items, tactics, skills, buffs),
        ids=list(BY_ID),
        printed=lambda card: (card.text(), type_line(card), face(card)),
        by_id=BY_ID,
        cards=POOL,
        note=note_abilities,
        placed=placed,
        tests=Path(__file__).parent,
    )
