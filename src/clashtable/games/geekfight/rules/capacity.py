"""Who could do something with Control, and so is asked at all (F-22.5, F-22.6). Next, read queue.py."""

from clashtable.core.state import Move
from clashtable.games.geekfight.changes.triggers import bartering_triggers
from clashtable.games.geekfight.effects.abilities import Activated, Makes
from clashtable.games.geekfight.effects.costs import YouPayLess
from clashtable.games.geekfight.model.cast import Queued
from clashtable.games.geekfight.model.piece import USED_ABILITY, Piece
from clashtable.games.geekfight.model.resources import total
from clashtable.games.geekfight.model.state import ACTION, MOST_ADDED, GeekState, is_aimed_at
from clashtable.games.geekfight.model.values import (
    barter_value,
    can_barter,
    gives,
    production,
)
from clashtable.games.geekfight.rules.control import able_pieces, act_moves, control_moves, playable
from clashtable.games.geekfight.rules.obstacles import (
    FREE,
    Budget,
    attack_obstacle,
    is_own_moment,
    snipers,
    spend_obstacle,
    units_budget,
    use_obstacle,
)
from clashtable.games.geekfight.vocabulary import (
    HEALTH,
    RESOURCE,
    STRENGTH,
    TAX,
    UNIVERSAL_TYPES,
)


def possible_budget(state: GeekState, seat: int) -> Budget:
    """Return what could be in the pool after every off-Queue act, counting rather too much (F-22.5 a)."""
    now = units_budget(state.players[seat].units)
    player = state.players[seat]
    amount, types = now.total, now.types
    combatant = player.combatant
    if combatant is not None and spend_obstacle(state, seat) == FREE:
        made = production(state, combatant)
        if made:
            amount += made
            types |= combatant.card.resources
    for item in player.items:
        if not is_aimed_at(state, item):
            bartered = barter_budget(item, combatant)
            amount += bartered.total
            types |= bartered.types
        if combatant is not None:
            for ability in item.card.abilities:
                if isinstance(ability, Makes) and not (ability.cost.is_once and item.used & USED_ABILITY):
                    amount += ability.amount(item)
                    types |= UNIVERSAL_TYPES if ability.kind < 0 else 1 << ability.kind
    return Budget(amount, types)


def barter_budget(item: Piece, combatant: Piece | None) -> Budget:
    """Return what bartering *item* makes, with what abilities of *combatant* make of it at once (F-11.1, F-14.8)."""
    amount, types = barter_value(item.card), item.card.resources
    if combatant is not None:
        for ability in combatant.card.abilities:
            bonus = ability.barter_bonus(item.card)
            if bonus:
                amount += total(bonus)
                types |= units_budget(bonus).types
    return Budget(amount, types)


def could_add(state: GeekState, seat: int) -> bool:
    """Tell whether *seat* could add something, now or after off-Queue acts (F-22.5 a)."""
    if state.course.added >= MOST_ADDED:
        return False
    is_own = is_own_moment(state, seat)
    budget = possible_budget(state, seat)
    return could_use(state, seat, budget, is_own) or bool(playable(state, seat, budget, is_own))


def could_use(state: GeekState, seat: int, budget: Budget, is_own: bool) -> bool:
    """Tell whether *seat* could use an Activated Ability of a card in the arena, or snipe."""
    for piece in able_pieces(state, seat):
        abilities = piece.card.abilities
        for at in range(len(abilities)):
            ability = abilities[at]
            if not isinstance(ability, Activated):
                continue
            if use_obstacle(state, seat, piece, ability, at, budget, is_own) == FREE:
                return True
    return bool(snipers(state, seat))


def has_useful_barter(state: GeekState, seat: int) -> bool:
    """Tell whether bartering an Item would be useful in itself (F-22.5 b)."""
    for item in state.players[seat].items:
        if can_barter(state, item) and not is_aimed_at(state, item):
            if item.counters[TAX] > item.counters[RESOURCE] or bartering_triggers(state, item):
                return True
            if state.is_equipped(item) and (gives(state, item, STRENGTH) < 0 or gives(state, item, HEALTH) < 0):
                return True
    return False


def has_useful_act(state: GeekState, seat: int) -> bool:
    """Tell whether an off-Queue act may matter in one's own Action Phase (F-22.5 c)."""
    if state.course.active != seat or state.course.phase != ACTION:
        return False
    for step in state.pending:
        if isinstance(step, Queued) and step.cast.seat != seat:
            acts: list[Move] = []
            act_moves(state, seat, acts)
            return bool(acts)
    return False


def is_worth_asking(state: GeekState, seat: int) -> bool:
    """Tell whether the holder of Control has something to decide (F-22.5)."""
    if is_own_moment(state, seat):
        return len(control_moves(state, seat)) > 1
    return could_add(state, seat) or has_useful_barter(state, seat) or has_useful_act(state, seat)


def has_public_capacity(state: GeekState, seat: int) -> bool:
    """Tell whether everybody would expect *seat* to be able to act: it looks at public facts alone (F-22.6)."""
    budget = possible_budget(state, seat)
    is_own = is_own_moment(state, seat)
    if state.course.added < MOST_ADDED:
        if state.players[seat].hand and (budget.total > 0 or has_reducer(state, seat)):
            return True
        if could_use(state, seat, budget, is_own) or (is_own and has_defender(state, seat)):
            return True
    if is_own:
        acts: list[Move] = []
        act_moves(state, seat, acts)
        return bool(acts)
    return has_useful_barter(state, seat) or has_useful_act(state, seat)


def has_defender(state: GeekState, seat: int) -> bool:
    """Tell whether *seat* may attack somebody."""
    if attack_obstacle(state, seat) != FREE:
        return False
    for other in range(state.seats):
        if other != seat and state.players[other].combatant is not None:
            return True
    return False


def has_reducer(state: GeekState, seat: int) -> bool:
    """Tell whether *seat* controls a card that makes cards it plays cost less."""
    for piece in able_pieces(state, seat):
        for ability in piece.card.abilities:
            if isinstance(ability, YouPayLess):
                return True
    return False


def is_asked(state: GeekState, seat: int) -> bool:
    """Tell whether the holder of Control is asked in this match."""
    if state.options.ask_always:
        return has_public_capacity(state, seat)
    return is_worth_asking(state, seat)
