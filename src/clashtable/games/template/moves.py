"""What a seat can ask for: every move made once, each with one readable notation."""

from typing import Final

from clashtable.core.state import Move
from clashtable.games.template.vocabulary import DECK


class TemplateMove(Move):
    """Play a card."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__(f"play {card}")
        self.card: Final = card


PLAYS: Final = [TemplateMove(card) for card in range(DECK + 1)]
"""By card; the first is never legal."""
BY_NOTATION: Final = {move.notation: move for move in PLAYS[1:]}
