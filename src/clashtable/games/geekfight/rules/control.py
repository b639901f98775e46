"""What the holder of Control may do (F-8.3, F-22.2). Next, read capacity.py."""

from typing import Final, cast

from clashtable.core.state import Move
from clashtable.games.geekfight.effects.abilities import NO_SPEND, Acting, Activated, AsYouPlay, Cost, Makes
from clashtable.games.geekfight.effects.targets import ATTACHED_TO, OTHER_COMBATANT, Spec
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import ABILITY, CARD, NO_MARKS, PIECE, TRIGGER, Cast
from clashtable.games.geekfight.model.cast import SNIPE as SNIPING
from clashtable.games.geekfight.model.piece import USED_ABILITY, USED_ATTACK, USED_SPECIAL, USED_SPEND, Piece
from clashtable.games.geekfight.model.resources import amount_of, splits, total, units
from clashtable.games.geekfight.model.state import ACTION, LIMIT_ATTACK, LIMIT_SPEND, MOST_ADDED, GeekState, is_aimed_at
from clashtable.games.geekfight.model.values import (
    barter_splits,
    can_barter,
    final_cost,
    production,
)
from clashtable.games.geekfight.moves import (
    ATTACK_MOVES,
    BARTER,
    END_MOVE,
    MAKE,
    PASS_MOVE,
    PLAY,
    SNIPE,
    SPEND,
    card_move,
    piece_move,
    piece_units,
    unit_move,
    use_move,
)
from clashtable.games.geekfight.vocabulary import (
    COMBATANT,
    DISTRACTION,
    NO_SNIPE,
    SKILL,
    TYPED,
)


class Budget:
    """What could be paid: how many units, and of which typed resources."""

    __slots__ = ("total", "types")

    def __init__(self, total: int, types: int) -> None:
        self.total: Final = total
        self.types: Final = types

    def pays(self, cost: int, types: int) -> bool:
        """Tell whether *cost* could be paid with one unit of *types*, if any are required."""
        return cost <= 0 or (self.total >= cost and (types == 0 or self.types & types != 0))


def pool_budget(state: GeekState, seat: int) -> Budget:
    """Return what is in the pool now."""
    return units_budget(state.players[seat].units)


def units_budget(pool: int) -> Budget:
    """Return what *pool* could pay."""
    types = 0
    for kind in range(TYPED):
        if amount_of(pool, kind):
            types |= 1 << kind
    return Budget(total(pool), types)


def is_own_moment(state: GeekState, seat: int) -> bool:
    """Tell whether *seat* is the active player in the Action Phase with an empty Queue (F-8.3)."""
    course = state.course
    return course.active == seat and course.phase == ACTION and state.is_queue_empty()


def can_attack(state: GeekState, seat: int) -> bool:
    """Tell whether the Combatant of *seat* may attack, a moment of its own given (F-16.1)."""
    piece = state.players[seat].combatant
    if piece is None or piece.used & USED_ATTACK or piece.counters[DISTRACTION]:
        return False
    return not (seat == state.course.first and state.course.limit == LIMIT_SPEND)


def can_spend(state: GeekState, seat: int) -> bool:
    """Tell whether the Spend Action is available (F-9.5, F-6.6)."""
    piece = state.players[seat].combatant
    if piece is None or piece.used & USED_SPEND:
        return False
    return not (seat == state.course.first and state.course.limit == LIMIT_ATTACK)


def first_cast(kind: int, seat: int, card: Card, source: int, ability: int, subject: int) -> Cast:
    """Return the beginning of a use, before anything is chosen."""
    return Cast(0, kind, seat, card, source, ability, -1, NO_MARKS, subject, None, -1, False)


def can_aim(state: GeekState, acting: Acting, way: int, use: Cast, without: int) -> bool:
    """Tell whether a way has all its targets, *without* one piece that is given up for it, and its Combatant."""
    if acting.way_needs[way] and use.kind != TRIGGER and state.players[use.seat].combatant is None:
        return False
    for spec in acting.way_specs[way]:
        found = False
        for mark in cast(Spec, spec).candidates(state, use):
            if not (mark.kind == PIECE and mark.number == without):
                found = True
        if not found:
            return False
    return True


def open_ways(state: GeekState, acting: Acting, use: Cast, without: int) -> list[int]:
    """Return the ways of a text that can be completed."""
    return [way for way in range(len(acting.ways)) if can_aim(state, acting, way, use, without)]


def can_play(state: GeekState, seat: int, card: Card, budget: Budget) -> bool:
    """Tell whether all steps of playing *card* could be completed with *budget*, its moment given (F-12.2)."""
    if not budget.pays(final_cost(state, seat, card), 0 if card.is_universal else card.resources):
        return False
    use = first_cast(CARD, seat, card, 0, card.acts, 0)
    if card.attach >= 0:
        return bool(ATTACHED_TO[card.attach].candidates(state, use))
    for ability in card.abilities:
        if isinstance(ability, AsYouPlay) and not ability.is_optional and not state.players[seat].items:
            return False
    acting = cast(Acting, card.abilities[card.acts])
    return bool(open_ways(state, acting, use, 0))


def can_use(state: GeekState, seat: int, piece: Piece, at: int, budget: Budget, is_own: bool) -> bool:
    """Tell whether the Activated Ability of *piece* could be used with *budget*."""
    ability = piece.card.abilities[at]
    if not isinstance(ability, Activated) or not can_afford(state, seat, piece, ability.cost, budget, is_own):
        return False
    use = first_cast(ABILITY, seat, piece.card, piece.serial, at, 0)
    return bool(open_ways(state, ability, use, piece.serial if ability.cost.forfeits else 0))


def can_afford(state: GeekState, seat: int, piece: Piece, cost: Cost, budget: Budget, is_own: bool) -> bool:
    """Tell whether the cost of an ability could be paid."""
    if cost.is_action and (not is_own or piece.used & USED_SPECIAL):
        return False
    if cost.is_once and piece.used & USED_ABILITY:
        return False
    if cost.discards and not state.players[seat].hand:
        return False
    if cost.spend != NO_SPEND:
        combatant = state.players[seat].combatant
        if combatant is None or not can_spend(state, seat) or production(state, combatant) < cost.spend:
            return False
    return budget.pays(cost.pay, cost.types)


def snipers(state: GeekState, seat: int) -> list[Piece]:
    """Return what *seat* could snipe with now: the Combatant, or Items it equips (F-14.6)."""
    player = state.players[seat]
    combatant = player.combatant
    found: list[Piece] = []
    if combatant is None or not can_spend(state, seat):
        return found
    for piece in [combatant, *player.items]:
        if piece.card.snipe != NO_SNIPE:
            found.append(piece)
    if found:
        use = first_cast(SNIPING, seat, combatant.card, found[0].serial, -1, combatant.serial)
        if not OTHER_COMBATANT.candidates(state, use):
            return []
    return found


def able_pieces(state: GeekState, seat: int) -> list[Piece]:
    """Return the cards of *seat* whose Activated Abilities work: the Combatant and the Items it equips (F-13.6)."""
    player = state.players[seat]
    return [] if player.combatant is None else [player.combatant, *player.items]


def control_moves(state: GeekState, seat: int) -> list[Move]:
    """Return everything that *seat* may do with Control; passing, or ending the phase, comes last."""
    found: list[Move] = []
    is_own = is_own_moment(state, seat)
    if state.course.added < MOST_ADDED:
        add_moves(state, seat, is_own, found)
    act_moves(state, seat, found)
    found.append(END_MOVE if is_own else PASS_MOVE)
    return found


def add_moves(state: GeekState, seat: int, is_own: bool, found: list[Move]) -> None:
    """Collect what could be added to the Queue with the pool as it is."""
    if is_own and can_attack(state, seat):
        for other in range(state.seats):
            if other != seat and state.players[other].combatant is not None:
                found.append(ATTACK_MOVES[other])
    budget = pool_budget(state, seat)
    for card in playable(state, seat, budget, is_own):
        found.append(card_move(PLAY, card))
    for piece in able_pieces(state, seat):
        for at in range(len(piece.card.abilities)):
            if can_use(state, seat, piece, at, budget, is_own):
                found.append(use_move(piece, ability_number(piece.card, at)))
    for piece in snipers(state, seat):
        found.append(piece_move(SNIPE, piece))


def playable(state: GeekState, seat: int, budget: Budget, is_own: bool) -> list[Card]:
    """Return each different card of a hand that could be played with *budget*; out of turn only Skills can."""
    found: list[Card] = []
    last: Card | None = None
    for card in state.players[seat].hand:
        is_timely = card.kind == SKILL or (is_own and card.kind != COMBATANT)
        if is_timely and card is not last and can_play(state, seat, card, budget):
            found.append(card)
        last = card
    return found


def ability_number(card: Card, at: int) -> int:
    """Return which of the Activated Abilities of *card* stands at a place, from 0."""
    return sum([1 for ability in card.abilities[:at] if isinstance(ability, Activated)])


def ability_at(card: Card, number: int) -> int:
    """Return at which place the Activated Ability with *number* stands."""
    for at in range(len(card.abilities)):
        if isinstance(card.abilities[at], Activated):
            if number == 0:
                return at
            number -= 1
    return -1


def act_moves(state: GeekState, seat: int, found: list[Move]) -> None:
    """Collect the off-Queue acts (F-8.3)."""
    player = state.players[seat]
    combatant = player.combatant
    if combatant is not None and can_spend(state, seat):
        made = production(state, combatant)
        if made:
            card = combatant.card
            found += [unit_move(SPEND, split) for split in splits(made, card.resources, card.is_universal)]
    for item in player.items:
        if can_barter(state, item) and not is_aimed_at(state, item):
            found += [piece_units(BARTER, item, split) for split in barter_splits(item.card)]
        if combatant is not None:
            for ability in item.card.abilities:
                if isinstance(ability, Makes) and not (ability.cost.is_once and item.used & USED_ABILITY):
                    found += [piece_units(MAKE, item, made) for made in makeable(ability, item)]


def makeable(ability: Makes, item: Piece) -> list[int]:
    """Return what an ability can make now."""
    if ability.kind < 0:
        return [units(kind, ability.amount(item)) for kind in range(TYPED)]
    return [units(ability.kind, ability.amount(item))]
