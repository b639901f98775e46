"""The state of a match: small, slotted and plain. What is asked of it and alters nothing stands here too."""

from typing import Final

from clashtable.core.luck import Luck
from clashtable.core.outcome import Outcome
from clashtable.core.state import State, Step
from clashtable.games.template.vocabulary import NO_CARD


class TemplateState(State):
    """A match. What waits is in ``pending``; ``fork`` stands beside ``__init__``, field by field."""

    __slots__ = ("aside", "cards", "hands", "leader", "played", "points", "table")

    def __init__(
        self, seats: int, luck: Luck, pending: list[Step], outcome: Outcome | None, cards: int,
        aside: list[int], hands: list[list[int]], table: list[int], played: list[int], points: list[int], leader: int,
    ) -> None:  # fmt: skip
        super().__init__(seats, luck, pending, outcome)
        self.cards: Final = cards
        """How many cards each player was dealt: the one option."""
        self.aside = aside
        """The cards that nobody was dealt; nobody knows them."""
        self.hands = hands
        """Each seat's cards, sorted."""
        self.table = table
        """What each seat has played in this round."""
        self.played = played
        """The cards of earlier rounds, sorted."""
        self.points = points
        self.leader = leader
        """Who began this round."""

    def fork(self) -> "TemplateState":
        return TemplateState(
            self.seats, self.luck.fork(), self.pending[:], self.outcome, self.cards, self.aside[:],
            [hand[:] for hand in self.hands], self.table[:], self.played[:], self.points[:], self.leader,
        )  # fmt: skip


def new_state(seats: int, luck: Luck, pending: list[Step], cards: int) -> TemplateState:
    """Return a match before its deal."""
    return TemplateState(
        seats, luck, pending, None, cards, [], [[] for _seat in range(seats)], [NO_CARD] * seats, [], [0] * seats, 0
    )


def highest(state: TemplateState) -> int:
    """Return the seat that played the highest card of this round (T-2.2)."""
    best = 0
    for seat in range(1, state.seats):
        if state.table[seat] > state.table[best]:
            best = seat
    return best
