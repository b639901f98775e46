"""What the holder of Control may do (F-8.3, F-22.2). Next, read capacity.py."""

from typing import cast

from clashtable.core.state import Move
from clashtable.games.geekfight.effects.abilities import Activated, Makes
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.piece import USED_ABILITY, Piece
from clashtable.games.geekfight.model.resources import units
from clashtable.games.geekfight.model.state import MOST_ADDED, GeekState, is_aimed_at
from clashtable.games.geekfight.model.values import can_barter, can_snipe, production
from clashtable.games.geekfight.moves import (
    ATTACK_MOVES,
    END_MOVE,
    MAKE,
    PASS_MOVE,
    PLAY,
    SNIPE,
    barter_moves,
    card_move,
    piece_move,
    piece_units,
    spend_moves,
    use_move,
)
from clashtable.games.geekfight.rules.obstacles import (
    FREE,
    Budget,
    attack_obstacle,
    is_own_moment,
    play_obstacle,
    snipers,
    spend_obstacle,
    units_budget,
    use_obstacle,
)
from clashtable.games.geekfight.vocabulary import (
    COMBATANT,
    SKILL,
    TYPED,
)


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
    if is_own and attack_obstacle(state, seat) == FREE:
        for other in range(state.seats):
            if other != seat and state.players[other].combatant is not None:
                found.append(ATTACK_MOVES[other])
    player = state.players[seat]
    budget = units_budget(player.units)
    last: Card | None = None
    for card in player.hand:
        if card is not last and is_playable(state, seat, card, budget, is_own):
            found.append(card_move(PLAY, card))
        last = card
    combatant = player.combatant
    if combatant is not None:
        use_moves(state, seat, combatant, budget, is_own, found)
        for item in player.items:
            use_moves(state, seat, item, budget, is_own, found)
        if can_snipe(state, seat):
            for piece in snipers(state, seat):
                found.append(piece_move(SNIPE, piece))


def use_moves(state: GeekState, seat: int, piece: Piece, budget: Budget, is_own: bool, found: list[Move]) -> None:
    """Collect the uses of the Activated Abilities of *piece*."""
    for at in piece.card.uses:
        if is_usable(state, seat, piece, at, budget, is_own):
            found.append(use_move(piece, ability_number(piece.card, at)))


def is_playable(state: GeekState, seat: int, card: Card, budget: Budget, is_own: bool) -> bool:
    """Tell whether a card of the hand could be played with *budget*; out of turn only Skills can."""
    is_timely = card.kind == SKILL or (is_own and card.kind != COMBATANT)
    return is_timely and play_obstacle(state, seat, card, budget) == FREE


def is_usable(state: GeekState, seat: int, piece: Piece, at: int, budget: Budget, is_own: bool) -> bool:
    """Tell whether the Activated Ability of *piece* that stands *at* a place could be used with *budget*."""
    ability = cast(Activated, piece.card.abilities[at])
    return use_obstacle(state, seat, piece, ability, at, budget, is_own) == FREE


def ability_number(card: Card, at: int) -> int:
    """Return which of the Activated Abilities of *card* stands at a place, from 0."""
    return card.uses.index(at)


def ability_at(card: Card, number: int) -> int:
    """Return at which place the Activated Ability with *number* stands; -1 when there is none."""
    return card.uses[number] if number < len(card.uses) else -1


def act_moves(state: GeekState, seat: int, found: list[Move]) -> None:
    """Collect the off-Queue acts (F-8.3)."""
    player = state.players[seat]
    combatant = player.combatant
    if combatant is not None and spend_obstacle(state, seat) == FREE:
        made = production(state, combatant)
        if made:
            found.extend(spend_moves(combatant.card, made))
    for item in player.items:
        if can_barter(state, item) and not is_aimed_at(state, item):
            found.extend(barter_moves(item))
        if combatant is not None and item.card.makes:
            for ability in item.card.abilities:
                if isinstance(ability, Makes) and can_make(ability, item):
                    found += [piece_units(MAKE, item, made) for made in makeable(ability, item)]


def has_act(state: GeekState, seat: int) -> bool:
    """Tell whether there is an off-Queue act."""
    player = state.players[seat]
    combatant = player.combatant
    if combatant is not None and spend_obstacle(state, seat) == FREE and production(state, combatant):
        return True
    for item in player.items:
        if can_barter(state, item) and not is_aimed_at(state, item):
            return True
        if combatant is not None and item.card.makes:
            for ability in item.card.abilities:
                if isinstance(ability, Makes) and can_make(ability, item):
                    return True
    return False


def can_make(ability: Makes, item: Piece) -> bool:
    """Tell whether an ability that only makes resources has not been used up in this round."""
    return not (ability.cost.is_once and item.used & USED_ABILITY)


def makeable(ability: Makes, item: Piece) -> list[int]:
    """Return what an ability can make now."""
    if ability.kind < 0:
        return [units(kind, ability.amount(item)) for kind in range(TYPED)]
    return [units(ability.kind, ability.amount(item))]
