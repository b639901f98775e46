"""What the holder of Control may do (F-8.3, F-22.2). Next, read capacity.py."""

from clashtable.core.state import Move
from clashtable.games.geekfight.effects.abilities import Activated, Makes
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.piece import USED_ABILITY, Piece
from clashtable.games.geekfight.model.resources import splits, units
from clashtable.games.geekfight.model.state import MOST_ADDED, GeekState, is_aimed_at
from clashtable.games.geekfight.model.values import (
    barter_splits,
    can_barter,
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
    budget = units_budget(state.players[seat].units)
    for card in playable(state, seat, budget, is_own):
        found.append(card_move(PLAY, card))
    for piece in able_pieces(state, seat):
        abilities = piece.card.abilities
        for at in range(len(abilities)):
            ability = abilities[at]
            if not isinstance(ability, Activated):
                continue
            if use_obstacle(state, seat, piece, ability, at, budget, is_own) == FREE:
                found.append(use_move(piece, ability_number(piece.card, at)))
    for piece in snipers(state, seat):
        found.append(piece_move(SNIPE, piece))


def playable(state: GeekState, seat: int, budget: Budget, is_own: bool) -> list[Card]:
    """Return each different card of a hand that could be played with *budget*; out of turn only Skills can."""
    found: list[Card] = []
    last: Card | None = None
    for card in state.players[seat].hand:
        is_timely = card.kind == SKILL or (is_own and card.kind != COMBATANT)
        if is_timely and card is not last and play_obstacle(state, seat, card, budget) == FREE:
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
    if combatant is not None and spend_obstacle(state, seat) == FREE:
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
