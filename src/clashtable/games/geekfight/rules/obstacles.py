"""What stands in the way of attacking, spending, playing and using cards (F-9, F-12.2). Next, read control.py.

Each question returns the first obstacle there is, or FREE; what is offered and why something is refused both ask here.
"""

from typing import Final, cast, final

from mypy_extensions import mypyc_attr

from clashtable.games.geekfight.effects.abilities import NO_SPEND, Acting, Activated, Cost
from clashtable.games.geekfight.effects.targets import ATTACHED_TO, OTHER_COMBATANT, Spec
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import ABILITY, CARD, NO_MARKS, TRIGGER, Cast
from clashtable.games.geekfight.model.cast import SNIPE as SNIPING
from clashtable.games.geekfight.model.piece import USED_ABILITY, USED_ATTACK, USED_SPECIAL, USED_SPEND, Piece
from clashtable.games.geekfight.model.resources import amount_of, total
from clashtable.games.geekfight.model.state import ACTION, LIMIT_ATTACK, LIMIT_SPEND, GeekState
from clashtable.games.geekfight.model.values import can_snipe, final_cost, production
from clashtable.games.geekfight.vocabulary import (
    DISTRACTION,
    NO_SNIPE,
    TYPED,
)

FREE: Final = 0
NO_MOMENT: Final = 1
"""It is not the own Action Phase over an empty Queue (F-8.3)."""
NO_COMBATANT: Final = 2
ATTACK_USED: Final = 3
SPEND_USED: Final = 4
ABILITY_USED: Final = 5
DISTRACTED: Final = 6
OPENING: Final = 7
"""The first player has used the other Action on the first turn (F-6.6)."""
NO_HAND: Final = 8
NO_PRODUCTION: Final = 9
NO_UNITS: Final = 10
NO_TYPE: Final = 11
NO_ITEM: Final = 12
NO_TARGET: Final = 13


@mypyc_attr(acyclic=True)
@final
class Budget:
    """What could be paid: how many units, and of which typed resources."""

    __slots__ = ("total", "types")

    def __init__(self, total: int, types: int) -> None:
        self.total: Final = total
        self.types: Final = types

    def pays(self, cost: int, types: int) -> bool:
        """Tell whether *cost* could be paid with one unit of *types*, if any are required."""
        return self.obstacle(cost, types) == FREE

    def obstacle(self, cost: int, types: int) -> int:
        """Return what is lacking to pay *cost* with one unit of *types*, if any are required (F-10.6)."""
        if cost <= 0:
            return FREE
        if self.total < cost:
            return NO_UNITS
        return FREE if types == 0 or self.types & types != 0 else NO_TYPE


NOTHING: Final = Budget(0, 0)


def units_budget(pool: int) -> Budget:
    """Return what *pool* could pay."""
    if pool == 0:
        return NOTHING
    types = 0
    for kind in range(TYPED):
        if amount_of(pool, kind):
            types |= 1 << kind
    return Budget(total(pool), types)


def is_own_moment(state: GeekState, seat: int) -> bool:
    """Tell whether *seat* is the active player in the Action Phase with an empty Queue (F-8.3)."""
    course = state.course
    return course.active == seat and course.phase == ACTION and state.is_queue_empty()


def attack_obstacle(state: GeekState, seat: int) -> int:
    """Return what keeps the Combatant of *seat* from attacking, a moment of its own given (F-16.1)."""
    piece = state.players[seat].combatant
    if piece is None:
        return NO_COMBATANT
    if piece.used & USED_ATTACK:
        return ATTACK_USED
    if piece.counters[DISTRACTION]:
        return DISTRACTED
    return OPENING if seat == state.course.first and state.course.limit == LIMIT_SPEND else FREE


def spend_obstacle(state: GeekState, seat: int) -> int:
    """Return what keeps *seat* from using the Spend Action (F-9.5, F-6.6)."""
    piece = state.players[seat].combatant
    if piece is None:
        return NO_COMBATANT
    if piece.used & USED_SPEND:
        return SPEND_USED
    return OPENING if seat == state.course.first and state.course.limit == LIMIT_ATTACK else FREE


def first_cast(kind: int, seat: int, card: Card, source: int, ability: int, subject: int) -> Cast:
    """Return the beginning of a use, before anything is chosen."""
    return Cast(0, kind, seat, card, source, ability, -1, NO_MARKS, subject, None, -1, False)


def card_use(seat: int, card: Card) -> Cast:
    """Return the beginning of *seat* playing *card*."""
    known = card.announced[seat]
    if known is None:
        made = first_cast(CARD, seat, card, 0, card.acts, 0)
        card.announced[seat] = made
        return made
    return cast(Cast, known)  # only this function puts uses there


def way_obstacle(state: GeekState, acting: Acting, way: int, use: Cast, without: int) -> int:
    """Return what a way lacks: its Combatant or a target, *without* one piece that is given up for it."""
    if acting.way_needs[way] and use.kind != TRIGGER and state.players[use.seat].combatant is None:
        return NO_COMBATANT
    for spec in acting.way_specs[way]:
        if not cast(Spec, spec).is_open(state, use, without):
            return NO_TARGET
    return FREE


def open_ways(state: GeekState, acting: Acting, use: Cast, without: int) -> list[int]:
    """Return the ways of a text that can be completed."""
    return [way for way in range(len(acting.ways)) if way_obstacle(state, acting, way, use, without) == FREE]


def ways_obstacle(state: GeekState, acting: Acting, use: Cast, without: int) -> int:
    """Return what the first way of a text lacks, if no way of it can be completed."""
    first = way_obstacle(state, acting, 0, use, without)
    if first == FREE or len(acting.ways) == 1:
        return first
    return FREE if open_ways(state, acting, use, without) else first


def play_obstacle(state: GeekState, seat: int, card: Card, budget: Budget) -> int:
    """Return which step of playing *card* could not be completed with *budget*, its moment given (F-12.2)."""
    unpaid = budget.obstacle(final_cost(state, seat, card), 0 if card.is_universal else card.resources)
    if unpaid != FREE:
        return unpaid
    use = card_use(seat, card)
    if card.attach >= 0:
        return FREE if ATTACHED_TO[card.attach].is_open(state, use, 0) else NO_TARGET
    if card.must_forfeit and not state.players[seat].items:
        return NO_ITEM
    return ways_obstacle(state, cast(Acting, card.abilities[card.acts]), use, 0)


def use_obstacle(
    state: GeekState, seat: int, piece: Piece, ability: Activated, at: int, budget: Budget, is_own: bool
) -> int:
    """Return what keeps *seat* from using an Activated Ability of *piece* with *budget*."""
    unpaid = cost_obstacle(state, seat, piece, ability.cost, budget, is_own)
    if unpaid != FREE:
        return unpaid
    use = first_cast(ABILITY, seat, piece.card, piece.serial, at, 0)
    return ways_obstacle(state, ability, use, piece.serial if ability.cost.forfeits else 0)


def cost_obstacle(state: GeekState, seat: int, piece: Piece, cost: Cost, budget: Budget, is_own: bool) -> int:
    """Return which part of the cost of an ability could not be paid."""
    if cost.is_action and not is_own:
        return NO_MOMENT
    if (cost.is_action and piece.used & USED_SPECIAL) or (cost.is_once and piece.used & USED_ABILITY):
        return ABILITY_USED
    if cost.discards and not state.players[seat].hand:
        return NO_HAND
    if cost.spend != NO_SPEND:
        unspent = spend_obstacle(state, seat)
        if unspent != FREE:
            return unspent
        combatant = state.players[seat].combatant
        if combatant is not None and production(state, combatant) < cost.spend:
            return NO_PRODUCTION
    return budget.obstacle(cost.pay, cost.types)


def snipe_obstacle(state: GeekState, seat: int) -> int:
    """Return what keeps *seat* from sniping with something that can snipe (F-14.6)."""
    unspent = spend_obstacle(state, seat)
    combatant = state.players[seat].combatant
    if unspent != FREE or combatant is None:
        return unspent
    use = first_cast(SNIPING, seat, combatant.card, combatant.serial, -1, combatant.serial)
    return FREE if OTHER_COMBATANT.is_open(state, use, 0) else NO_TARGET


def snipers(state: GeekState, seat: int) -> list[Piece]:
    """Return what *seat* could snipe with now: the Combatant, or Items it equips (F-14.6)."""
    player = state.players[seat]
    combatant = player.combatant
    if combatant is None or not is_able_to_snipe(state, seat):
        return []
    return [piece for piece in [combatant, *player.items] if piece.card.snipe != NO_SNIPE]


def is_able_to_snipe(state: GeekState, seat: int) -> bool:
    """Tell whether *seat* could snipe now."""
    return can_snipe(state, seat) and snipe_obstacle(state, seat) == FREE
