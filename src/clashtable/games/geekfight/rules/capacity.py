"""Who could do something with Control, and so is asked at all (F-22.5, F-22.6). Next, read queue.py."""

from clashtable.games.geekfight.changes.triggers import bartering_triggers
from clashtable.games.geekfight.effects.abilities import Makes
from clashtable.games.geekfight.effects.costs import YouPayLess
from clashtable.games.geekfight.model.cast import Queued
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.resources import total
from clashtable.games.geekfight.model.state import ACTION, MOST_ADDED, GeekState, is_aimed_at
from clashtable.games.geekfight.model.values import barter_value, can_barter, can_snipe, gives, production
from clashtable.games.geekfight.rules.control import able_pieces, can_make, has_act, is_playable, is_usable
from clashtable.games.geekfight.rules.obstacles import (
    FREE,
    Budget,
    attack_obstacle,
    is_able_to_snipe,
    is_own_moment,
    spend_obstacle,
    units_budget,
)
from clashtable.games.geekfight.vocabulary import HEALTH, RESOURCE, SKILL, STRENGTH, TAX, UNIVERSAL_TYPES


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
        if combatant is not None and item.card.makes:
            for ability in item.card.abilities:
                if isinstance(ability, Makes) and can_make(ability, item):
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


def could_respond(state: GeekState, seat: int) -> bool:
    """Tell whether *seat* could add something out of its own moment, now or after off-Queue acts (F-22.5 a)."""
    if state.course.added >= MOST_ADDED or not has_response(state, seat):
        return False
    budget = possible_budget(state, seat)
    return could_use(state, seat, budget, is_own=False) or could_play(state, seat, budget, is_own=False)


def has_response(state: GeekState, seat: int) -> bool:
    """Tell whether *seat* has anything at all that is added out of its own moment, whatever it costs."""
    player = state.players[seat]
    for card in player.hand:
        if card.kind == SKILL:
            return True
    if player.combatant is None:
        return False
    if player.combatant.card.uses:
        return True
    for item in player.items:
        if item.card.uses:
            return True
    return can_snipe(state, seat)


def could_play(state: GeekState, seat: int, budget: Budget, is_own: bool) -> bool:
    """Tell whether *seat* could play a card of the hand."""
    for card in state.players[seat].hand:
        if is_playable(state, seat, card, budget, is_own):
            return True
    return False


def could_use(state: GeekState, seat: int, budget: Budget, is_own: bool) -> bool:
    """Tell whether *seat* could use an Activated Ability of a card in the arena, or snipe."""
    player = state.players[seat]
    if player.combatant is None:
        return False
    if has_use(state, seat, player.combatant, budget, is_own):
        return True
    for item in player.items:
        if has_use(state, seat, item, budget, is_own):
            return True
    return is_able_to_snipe(state, seat)


def has_use(state: GeekState, seat: int, piece: Piece, budget: Budget, is_own: bool) -> bool:
    """Tell whether *seat* could use an Activated Ability of *piece*."""
    for at in piece.card.uses:
        if is_usable(state, seat, piece, at, budget, is_own):
            return True
    return False


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
    if not state.queued or state.course.active != seat or state.course.phase != ACTION:
        return False
    for step in state.pending:
        if isinstance(step, Queued) and step.cast.seat != seat:
            return has_act(state, seat)
    return False


def is_worth_asking(state: GeekState, seat: int) -> bool:
    """Tell whether the holder of Control has something to decide (F-22.5)."""
    if is_own_moment(state, seat):
        return has_choice(state, seat)
    return could_respond(state, seat) or has_useful_barter(state, seat) or has_useful_act(state, seat)


def has_choice(state: GeekState, seat: int) -> bool:
    """Tell whether there is more to do in one's own moment than to end the phase; what is quickly seen comes first."""
    is_open = state.course.added < MOST_ADDED
    if (is_open and has_defender(state, seat)) or has_act(state, seat):
        return True
    budget = units_budget(state.players[seat].units)
    return is_open and (could_use(state, seat, budget, is_own=True) or could_play(state, seat, budget, is_own=True))


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
        return has_act(state, seat)
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
