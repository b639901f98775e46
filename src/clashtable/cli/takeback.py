"""Which moves can be taken back: one's own last ones, as long as nothing was revealed since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import luck_from_seed
from clashtable.core.match import Match
from clashtable.core.state import play

WORLDS: Final = 24
"""In how many imagined worlds a move must lead to the same sight."""


class Takeback:
    """The moves of one seat that could still be taken back."""

    def __init__(self, seat: int, names: Sequence[str]) -> None:
        self.seat = seat
        self.names = names
        self.kept: list[tuple[Match, int]] = []
        """The match before each of them, and how long its story was."""
        self.refusal = "There is no move of yours to take back yet."

    def moved(self, before: Match, after: Match, told: int) -> None:
        """Keep the position before a move of this seat, unless the move revealed something or gave the match up."""
        if before.parse(after.moves[-1]) == before.game.concession:
            self.forget("You have given up, and that cannot be taken back.")
        elif was_foreseen(before, after, self.seat):
            self.kept.append((before, told))
        else:
            self.forget("Your last move showed you something new, so it cannot be taken back.")

    def other_moved(self, seat: int) -> None:
        """Forget the positions before another seat's move."""
        self.forget(f"{self.names[seat]} has moved since, so your last move cannot be taken back.")

    def forget(self, refusal: str) -> None:
        """Let nothing be taken back, for the reason that *refusal* gives."""
        self.kept.clear()
        self.refusal = refusal

    def take(self) -> tuple[Match, int]:
        """Return the match before the last move, and how long its story was; InvalidMessage when it is too late."""
        if not self.kept:
            raise InvalidMessage(self.refusal)
        if len(self.kept) == 1:
            self.refusal = "There is nothing further to take back."
        return self.kept.pop()


def was_foreseen(before: Match, after: Match, seat: int) -> bool:
    """Tell whether *seat* knew all that it sees after its move.

    The move is made in imagined worlds that agree with what the seat saw: where a card was drawn or anything else
    turned up, they lead to different sights.
    """
    game, move = before.game, before.parse(after.moves[-1])
    imagination = game.imagination(before.view(seat))
    luck = luck_from_seed(len(after.moves))
    seen = after.view(seat)
    for _world in range(WORLDS):
        world = imagination.sample(luck)
        play(world, move)
        if game.view(world, seat) != seen:
            return False
    return True
