"""How good a position of Clash of Corgis is."""

from typing import Final, cast

from clashtable.core.evaluation import Evaluation
from clashtable.core.luck import Luck
from clashtable.core.state import Move, State
from clashtable.games.corgis.bot.playout import sensible_move
from clashtable.games.corgis.model.card import GROUPS, WILD_GROUP, group_bits
from clashtable.games.corgis.model.combos import SIZES
from clashtable.games.corgis.model.state import CorgiState

CARD_COST: Final = 1.0
"""What a card still in hand costs."""
COMBO_COST: Final = 2.0
"""What each further combo costs that is needed to be rid of the hand."""
EXPOSED_COST: Final = 0.4
"""What it costs more that a card lies open and can only go alone."""
RANK_WORTH: Final = 0.07
"""What each rank of a card is worth: high ones win rounds."""
WILD_WORTH: Final = 1.2
LEAD_WORTH: Final = 1.2
"""What it is worth to own the leading combo, or to lead."""
SHARPNESS: Final = 0.22
"""How fast an advantage becomes a sure win."""
DECISIONS_AHEAD: Final = 12
"""How long a play-out goes on for."""


class CorgisEvaluation(Evaluation):
    """Few cards, in few combos, with high ranks to win rounds with."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(SHARPNESS, 1, DECISIONS_AHEAD)

    def worth(self, state: State, seat: int) -> float:
        corgis = cast(CorgiState, state)
        return standing(corgis, seat) + 4.0 * corgis.players[seat].wins

    def time(self, state: State) -> int:
        return cast(CorgiState, state).game

    def sensible_move(self, state: State, moves: list[Move], luck: Luck) -> Move:
        return sensible_move(moves, luck)


def standing(state: CorgiState, seat: int) -> float:
    """Return how *seat* stands: the more the better."""
    player = state.players[seat]
    worth = 0.0
    for group in range(GROUPS):
        hidden = SIZES[group_bits(player.hidden, group)]
        exposed = SIZES[group_bits(player.exposed, group)] if player.exposed else 0
        if hidden + exposed == 0:
            continue
        combos = exposed + (1 if hidden else 0)
        worth -= CARD_COST * (hidden + exposed) + COMBO_COST * combos + EXPOSED_COST * exposed
        worth += WILD_WORTH * (hidden + exposed) if group == WILD_GROUP else RANK_WORTH * group * (hidden + exposed)
    combo = state.leading()
    if (combo is not None and combo.owner == seat) or (combo is None and state.leader == seat):
        worth += LEAD_WORTH
    return worth
