"""What Geek Fight teaches bots: how good a position is, and how to play on. Next, read standing.py, playout.py."""

from typing import ClassVar, Final, cast

from clashtable.core.luck import Luck
from clashtable.core.state import State, legal_moves, play
from clashtable.core.tactics import Tactics
from clashtable.games.geekfight.bot.playout import DECISIONS_AHEAD, calm_down, is_calm, steady_move
from clashtable.games.geekfight.bot.standing import standing_of
from clashtable.games.geekfight.model.state import GeekState

TURNS_AHEAD: Final = 1
"""How many turns a play-out goes on for."""


class GeekTactics(Tactics):
    """Cred, a strong and healthy Combatant with good Items, and cards to go on with."""

    __slots__ = ()
    races: ClassVar[bool] = True

    def value(self, state: State, seat: int) -> float:
        geek = cast(GeekState, state)
        if geek.outcome is None and not is_calm(geek):
            geek = geek.fork()
            calm_down(geek)
        return standing_of(geek, seat)

    def horizon(self, state: State) -> int:
        return count_turns(cast(GeekState, state)) + TURNS_AHEAD

    def playout(self, state: State, luck: Luck, horizon: int) -> None:
        """Play on steadily until the turn has passed on often enough."""
        geek = cast(GeekState, state)
        for _decision in range(DECISIONS_AHEAD):
            if not geek.pending:
                return
            if count_turns(geek) >= horizon and is_calm(geek):
                return
            play(geek, steady_move(geek, legal_moves(geek), luck))


def count_turns(state: GeekState) -> int:
    """Return how many turns have begun."""
    return sum([player.turns for player in state.players])
