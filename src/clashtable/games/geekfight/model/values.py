"""Computing values (F-18), costs (F-10.9) and limits: always anew, never stored. Next, read changes/course.py."""

from typing import Final

from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.resources import splits
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.vocabulary import (
    COMBATANT,
    FRAILTY,
    HEALTH,
    ITEM,
    NO_SNIPE,
    RESOURCE,
    SICKNESS,
    STRENGTH,
    TAX,
)

# Values that abilities modify; STRENGTH and HEALTH are the counters' numbers too.
PRODUCTION: Final = 20
GIVES_STRENGTH: Final = 21
GIVES_HEALTH: Final = 22
SNIPES: Final = 23

# What abilities make impossible, as bits.
TARGET_BY_EFFECTS: Final = 1
TARGET_BY_LOUD: Final = 2
TARGET_BY_SNIPES: Final = 4
DISTRACT: Final = 8
BREAK_OR_STEAL: Final = 16
BARTER_FREELY: Final = 32


def modifiers(state: GeekState, what: int, source: Piece, subject: Piece) -> int:
    """Return what the abilities of *source* add to a value of *subject*."""
    added = 0
    if source.card.modifies:
        for ability in source.card.abilities:
            added += ability.modifier(what, state, source, subject)
    return added


def gives_raw(state: GeekState, item: Piece, what: int) -> int:
    """Return the sum of F-18.1 for STRENGTH or HEALTH, before the floor; *item* is equipped."""
    if what == STRENGTH:
        gives, added = GIVES_STRENGTH, item.card.strength + item.counters[STRENGTH] - item.counters[FRAILTY]
    else:
        gives, added = GIVES_HEALTH, item.card.health + item.counters[HEALTH] - item.counters[SICKNESS]
    if item.card.modifies:
        added += modifiers(state, gives, item, item)
    for buff in item.buffs:
        added += modifiers(state, gives, buff, item)
    combatant = state.players[item.controller].combatant
    if combatant is not None and combatant.card.modifies:
        added += modifiers(state, gives, combatant, item)
    return added


def gives(state: GeekState, item: Piece, what: int) -> int:
    """Return the strength or health that an equipped *item* gives (F-18.1)."""
    printed = item.card.strength if what == STRENGTH else item.card.health
    return max(min(0, printed), gives_raw(state, item, what))


def raw_value(state: GeekState, piece: Piece, what: int) -> int:
    """Return strength or health of a Combatant before the floor of 0 (F-18.2, F-18.3)."""
    if what == STRENGTH:
        added = piece.card.strength + piece.counters[STRENGTH] - piece.counters[FRAILTY]
    else:
        added = piece.card.health + piece.counters[HEALTH] - piece.counters[SICKNESS]
    added += modifiers(state, what, piece, piece)
    for item in state.players[piece.controller].items:
        added += gives(state, item, what)
    for buff in piece.buffs:
        added += modifiers(state, what, buff, piece)
    for lasting in piece.lasting:
        if lasting.what == what:
            added += lasting.amount
    return added


def strength(state: GeekState, piece: Piece) -> int:
    """Return the strength of a Combatant (F-18.2)."""
    return max(0, raw_value(state, piece, STRENGTH))


def health(state: GeekState, piece: Piece) -> int:
    """Return the health of a Combatant (F-18.3)."""
    return max(0, raw_value(state, piece, HEALTH))


def remaining_health(state: GeekState, piece: Piece) -> int:
    """Return health minus damage (F-18.3)."""
    return health(state, piece) - piece.damage


def production(state: GeekState, piece: Piece) -> int:
    """Return the production of a Combatant (F-18.4)."""
    added = piece.card.production + piece.counters[RESOURCE] - piece.counters[TAX]
    added += modifiers(state, PRODUCTION, piece, piece)
    for item in state.players[piece.controller].items:
        added += item.counters[RESOURCE] - item.counters[TAX]
    for buff in piece.buffs:
        added += modifiers(state, PRODUCTION, buff, piece)
    return max(0, added)


def snipe_value(state: GeekState, piece: Piece) -> int:
    """Return the Snipe Value of a Combatant or Item; NO_SNIPE when it has none (F-14.6, F-18.5)."""
    if piece.card.snipe == NO_SNIPE:
        return NO_SNIPE
    value = piece.card.snipe
    for buff in piece.buffs:
        value += modifiers(state, SNIPES, buff, piece)
    return max(0, value)


def can_snipe(state: GeekState, seat: int) -> bool:
    """Tell whether the Combatant of *seat* has a Snipe Value or equips an Item with one (F-23)."""
    player = state.players[seat]
    if player.combatant is None:
        return False
    if player.combatant.card.snipe != NO_SNIPE:
        return True
    for item in player.items:
        if item.card.snipe != NO_SNIPE:
            return True
    return False


def attributes(state: GeekState, piece: Piece) -> int:
    """Return the Attributes of a card in the arena, as bits: printed ones and those it also has (F-3.6)."""
    found = piece.card.attributes
    if piece.card.kind == COMBATANT:
        for item in state.players[piece.controller].items:
            found |= item.card.adds_attributes
    return found


def forbidden(state: GeekState, piece: Piece) -> int:
    """Return what cannot be done to *piece*, as bits."""
    found = 0
    for buff in piece.buffs:
        found |= buff.card.forbids
    if piece.card.kind == COMBATANT:
        found |= piece.card.forbids
        for item in state.players[piece.controller].items:
            found |= item.card.forbids & ~BARTER_FREELY
    elif piece.card.kind == ITEM and state.is_equipped(piece):
        found |= piece.card.forbids & BARTER_FREELY  # all else on an Item is said of the Combatant
    return found


def item_limit(state: GeekState, seat: int) -> int:
    """Return how many Items the Combatant of *seat* may equip (F-13.7)."""
    player = state.players[seat]
    if player.combatant is None:
        return 0
    limit = player.combatant.card.item_limit
    for item in player.items:
        limit += item.card.adds_items
    return limit


def final_cost(state: GeekState, seat: int, card: Card) -> int:
    """Return what *card* costs *seat* to play (F-10.9)."""
    cost = card.cost
    if card.changes_own_cost:
        for ability in card.abilities:
            cost += ability.own_cost_change(state, seat)
    for player in state.players:
        combatant = player.combatant
        if combatant is not None:
            if combatant.card.changes_costs or combatant.buffs:
                cost += cost_changes(state, combatant, seat, card)
            for item in player.items:
                if item.card.changes_costs or item.buffs:
                    cost += cost_changes(state, item, seat, card)
    return max(0, cost)


def cost_changes(state: GeekState, source: Piece, seat: int, card: Card) -> int:
    """Return by how much *source* and its Buffs make *card* cost *seat* more or less."""
    change = 0
    if source.card.changes_costs:
        for ability in source.card.abilities:
            change += ability.cost_change(state, source, seat, card)
    for buff in source.buffs:
        change += cost_changes(state, buff, seat, card)
    return change


def barter_value(card: Card) -> int:
    """Return half the printed cost, rounded up (F-11.1)."""
    return (card.cost + 1) // 2


def barter_splits(card: Card) -> list[int]:
    """Return every way in which the units of a bartered Item can be made (F-11.2)."""
    return splits(barter_value(card), card.resources, card.is_universal)


def can_barter(state: GeekState, item: Piece) -> bool:
    """Tell whether nothing forbids to barter *item* of one's own will, besides being aimed at (F-11)."""
    return not forbidden(state, item) & BARTER_FREELY


def is_of_type(card: Card, kind: int) -> bool:
    """Tell whether *card* counts as being of a typed resource (F-3.7)."""
    return bool(card.resources >> kind & 1)
