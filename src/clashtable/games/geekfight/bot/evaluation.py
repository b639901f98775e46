"""What Geek Fight teaches bots: how good a position is, and how to play on. Next, read standing.py, playout.py."""

from typing import ClassVar, Final, cast

from clashtable.core.evaluation import HALVING, Evaluation
from clashtable.core.luck import Luck
from clashtable.core.state import Move, State, asking
from clashtable.core.window import Response
from clashtable.games.geekfight.bot.playout import DECISIONS_AHEAD, calming_move, is_calm, steady_move
from clashtable.games.geekfight.bot.standing import SHARPNESS, standing
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.moves import PASS_MOVE

TURNS_AHEAD: Final = 1
"""How many turns a play-out goes on for."""


class GeekEvaluation(Evaluation):
    """Cred, a strong and healthy Combatant with good Items, and cards to go on with."""

    __slots__ = ()
    search: ClassVar[str] = HALVING

    def __init__(self) -> None:
        super().__init__(SHARPNESS, TURNS_AHEAD, DECISIONS_AHEAD, DECISIONS_AHEAD)

    def worth(self, state: State, seat: int) -> float:
        return standing(cast(GeekState, state), seat)

    def is_in(self, state: State, seat: int) -> bool:
        return cast(GeekState, state).players[seat].is_in

    def is_calm(self, state: State, seat: int) -> bool:
        return is_calm(cast(GeekState, state))

    def calming_move(self, state: State, luck: Luck) -> Move:
        return calming_move(self, cast(GeekState, state))

    def sensible_move(self, state: State, moves: list[Move], luck: Luck) -> Move:
        return steady_move(self, cast(GeekState, state), moves, luck)

    def next_move(self, state: State, luck: Luck) -> Move:
        return PASS_MOVE if isinstance(asking(state), Response) else super().next_move(state, luck)

    def time(self, state: State) -> int:
        return sum([player.turns for player in cast(GeekState, state).players])

    def is_reached(self, state: State, horizon: int) -> bool:
        return self.time(state) >= horizon and is_calm(cast(GeekState, state))
