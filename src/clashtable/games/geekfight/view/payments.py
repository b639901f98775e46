"""Which payment is of least use otherwise, for a player who does not want to choose (F-22.3)."""

from __future__ import annotations

from clashtable.games.geekfight.effects.abilities import Activated
from clashtable.games.geekfight.model.cast import CARD, Cast
from clashtable.games.geekfight.model.resources import amount_of
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.model.values import final_cost
from clashtable.games.geekfight.rules.control import able_pieces
from clashtable.games.geekfight.rules.draft import Draft
from clashtable.games.geekfight.rules.obstacles import Budget, units_budget
from clashtable.games.geekfight.vocabulary import COMBATANT, TYPED


def least_use(state: GeekState, draft: Draft, payments: list[int]) -> int:
    """Return the payment after which most else can still be paid for, and which leaves the most kinds of units.

    It looks at nothing but what the paying player knows: the own hand, pool and abilities.
    """
    pool = state.players[draft.use.seat].units - max(0, draft.paid)
    others = other_costs(state, draft.use)
    return max(payments, key=lambda paid: (payable(others, pool - paid), kinds_in(pool - paid)))


def other_costs(state: GeekState, use: Cast) -> list[tuple[int, int]]:
    """Return what the other cards of the hand and the own abilities cost: how many units, one of which types."""
    seat = use.seat
    hand = state.players[seat].hand[:]
    if use.kind == CARD:
        hand.remove(use.card)
    costs = [
        (final_cost(state, seat, card), 0 if card.is_universal else card.resources)
        for card in hand
        if card.kind != COMBATANT
    ]
    for piece in able_pieces(state, seat):
        for ability in piece.card.abilities:
            if isinstance(ability, Activated) and ability.cost.pay and piece.serial != use.source:
                costs.append((ability.cost.pay, ability.cost.types))
    return costs


def payable(costs: list[tuple[int, int]], pool: int) -> int:
    """Return how many of *costs* could be paid from *pool*, each by itself."""
    budget: Budget = units_budget(pool)
    return sum(budget.pays(cost, types) for cost, types in costs)


def kinds_in(pool: int) -> int:
    """Return how many typed resources are in *pool*."""
    return sum(amount_of(pool, kind) > 0 for kind in range(TYPED))
