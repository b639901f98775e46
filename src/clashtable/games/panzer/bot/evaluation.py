"""What Panzer Clash teaches bots: how good a position is, and how to play on."""

import math
from typing import ClassVar, Final, cast

from clashtable.core.evaluation import HALVING, Evaluation
from clashtable.core.luck import Luck
from clashtable.core.state import Move, State, asking
from clashtable.core.window import Response
from clashtable.games.panzer.bot.playout import steady_move
from clashtable.games.panzer.geometry import INDUSTRY, SPACES, is_field, row_of
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import SET_UP, PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import is_guarded, remaining_defense, supply_attack, value
from clashtable.games.panzer.moves import END, PASS, plain
from clashtable.games.panzer.rules.main_phase import Main
from clashtable.games.panzer.rules.setup import FIRST_HAND, Mulligan
from clashtable.games.panzer.vocabulary import ATTACK, FACTORY

SUPPLY_WORTH: Final = 1.0
"""What a card in the Supply is worth."""
LOW_SUPPLY: Final = 10
LOW_WORTH: Final = 0.5
"""What a card is worth besides when so few are left."""
HAND_WORTH: Final = 1.5
FACTORY_WORTH: Final = (0.0, 2.4, 4.5, 6.4, 6.9)
"""What a stack of so many Factories is worth."""
COST_WORTH: Final = 1.3
"""What a Unit is worth for each point of its cost."""
ATTACK_WORTH: Final = 0.5
DEFENSE_WORTH: Final = 0.4
ADVANCE_WORTH: Final = 0.35
"""What a row towards the enemy is worth to a Unit that can attack."""
STRIKE_WORTH: Final = 0.7
"""What each point of damage is worth that a Unit can do to the Supply where it stands."""
STACK_SHARE: Final = 0.8
"""How much of its worth a Unit has on its stack."""
PERMANENT_WORTH: Final = 1.4
"""What a Permanent-Event is worth for each point of its cost."""
SHARPNESS: Final = 0.12
"""How fast an advantage becomes a sure win."""
GOOD_FACTORIES: Final = 3
UNEVEN_COST: Final = 0.04
"""What each Factory too few or too many in the first hand costs."""
MISSING_COST: Final = 0.05
"""What each card costs that the first hand is short of."""
TURNS_AHEAD: Final = 2
"""How many turns a play-out goes on for."""
DECISIONS_AHEAD: Final = 150


class PanzerEvaluation(Evaluation):
    """The Supply race, Units and where they stand, and Factories."""

    __slots__ = ()
    search: ClassVar[str] = HALVING

    def __init__(self) -> None:
        super().__init__(SHARPNESS, TURNS_AHEAD, DECISIONS_AHEAD)

    def worth(self, state: State, seat: int) -> float:
        return standing(cast(PanzerState, state), seat)

    def chance(self, state: State, seat: int) -> float:
        panzer = cast(PanzerState, state)
        if is_opening(panzer, seat):
            return opening_value(panzer.players[seat].hand)
        return super().chance(state, seat)

    def share(self, state: State, seat: int) -> float:
        ahead = self.worth(state, seat) - self.worth(state, 1 - seat)
        return 1.0 / (1.0 + math.exp(-SHARPNESS * ahead))

    def is_calm(self, state: State, seat: int) -> bool:
        """Tell whether nothing is under way: the opponent of *seat* is about to act, or the match has not begun."""
        if not state.pending:
            return True
        ask = asking(state)
        return isinstance(ask, Mulligan) or (isinstance(ask, Main) and ask.seat != seat)

    def calming_move(self, state: State, luck: Luck) -> Move:
        """Finish what is under way, then let whose turn it is end it."""
        ask = asking(state)
        if isinstance(ask, (Main, Response)):
            return plain(END if isinstance(ask, Main) else PASS)
        return self.next_move(state, luck)

    def sensible_move(self, state: State, moves: list[Move], luck: Luck) -> Move:
        return steady_move(cast(PanzerState, state), moves, luck)

    def next_move(self, state: State, luck: Luck) -> Move:
        return plain(PASS) if isinstance(asking(state), Response) else super().next_move(state, luck)

    def time(self, state: State) -> int:
        return count_turns(cast(PanzerState, state))


def count_turns(state: PanzerState) -> int:
    """Return how many turns have begun."""
    return state.players[0].turns + state.players[1].turns


def is_opening(state: PanzerState, seat: int) -> bool:
    """Tell whether *seat* has only decided about its first hand so far."""
    return state.course.phase == SET_UP or (count_turns(state) == 1 and state.course.active != seat)


def opening_value(hand: list[Card]) -> float:
    """Return how good a first hand is: three Factories are best, and every card counts."""
    factories = 0
    for card in hand:
        if card.kind == FACTORY:
            factories += 1
    return 0.5 - UNEVEN_COST * abs(factories - GOOD_FACTORIES) - MISSING_COST * (FIRST_HAND - len(hand))


def standing(state: PanzerState, seat: int) -> float:
    """Return how *seat* stands: the more the better."""
    player = state.players[seat]
    left = len(player.supply)
    # Whose turn it is has drawn already; what is drawn in time to come is the same for both.
    drawn = 1 if state.course.active == seat else 0
    worth = SUPPLY_WORTH * (left + drawn) + LOW_WORTH * min(LOW_SUPPLY, left + drawn)
    worth += HAND_WORTH * hand_worth(player.hand, drawn)
    for space in INDUSTRY[seat]:
        worth += FACTORY_WORTH[min(4, state.factories[space])]
        event = state.stacked[space]
        if event is not None and event.is_in_play:
            worth += PERMANENT_WORTH * event.card.cost
    for space in range(SPACES):
        unit = state.units[space]
        if unit is not None and unit.seat == seat:
            worth += unit_worth(state, unit)
    return worth


def hand_worth(hand: list[Card], drawn: int) -> float:
    """Return the worth of a hand in cards; beyond seven they are lost."""
    return min(7, max(0, len(hand) - drawn)) * 1.0


def unit_worth(state: PanzerState, unit: Unit) -> float:
    """Return the worth of a Unit where it stands."""
    card = unit.card
    worth = COST_WORTH * card.cost
    if not is_field(unit.space):
        return STACK_SHARE * (worth + ATTACK_WORTH * card.attack + DEFENSE_WORTH * card.defense)
    attack = value(state, unit, ATTACK)
    worth += ATTACK_WORTH * attack + DEFENSE_WORTH * max(0, remaining_defense(state, unit))
    row = row_of(unit.seat, unit.space)
    if attack > 0:
        worth += ADVANCE_WORTH * row
        if row == 4 and not is_guarded(state, unit):
            worth += STRIKE_WORTH * supply_attack(state, unit)
    return worth
