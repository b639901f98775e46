"""The smallest changes of what is in the arena: cards that enter, leave and change sides, one event each."""

from clashtable.games.geekfight.changes import triggers
from clashtable.games.geekfight.changes.hands import into_hand, out_of_hand
from clashtable.games.geekfight.changes.naming import units_fact
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import SNIPE, Cast, Queued
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.resources import poured
from clashtable.games.geekfight.model.state import GeekState, find_host, new_piece
from clashtable.games.geekfight.model.values import BREAK_OR_STEAL, forbidden, snipe_value
from clashtable.games.geekfight.vocabulary import BUFF, COMBATANT, COUNTERS, INFINITE, TIME
from clashtable.games.geekfight.wire.arena import (
    Broken,
    BuffEnded,
    Defeated,
    Deployed,
    Entered,
    ReturnedToHand,
    Stolen,
    Unharmed,
)
from clashtable.games.geekfight.wire.resources import Forfeited, Produced


def deploy(state: GeekState, seat: int, card: Card) -> None:
    """Deploy a Combatant from the hand (F-13.1); the Items wait for it."""
    out_of_hand(state, seat, card, is_seen=True)
    enter_combatant(state, seat, card)


def deploy_opening(state: GeekState, seat: int) -> None:
    """Turn up and deploy the Combatant that lies face down (F-6.4)."""
    player = state.players[seat]
    assert player.opening is not None
    card = player.opening
    player.opening = None
    enter_combatant(state, seat, card)


def enter_combatant(state: GeekState, seat: int, card: Card) -> None:
    """Bring a Combatant into the arena, all its Actions available (F-9.2)."""
    piece = new_piece(state, card, seat, seat)
    state.players[seat].combatant = piece
    if state.events is not None:
        state.events.append(Deployed(seat, piece.serial, card.id))
    triggers.trigger(state, piece, triggers.DEPLOYED, piece.serial)


def enter_attached(state: GeekState, cast: Cast, host: Piece, time: int) -> None:
    """Bring an Item or Buff into the arena, onto *host* (F-13.5, F-13.10)."""
    card = cast.card
    seat = cast.seat if card.kind == BUFF else host.controller
    piece = new_piece(state, card, cast.seat, seat)
    counters = [0] * len(COUNTERS)
    for counter in range(len(COUNTERS)):
        for ability in card.abilities:
            counters[counter] += ability.arrives_with(counter)
    if card.kind == BUFF:
        if card.time != INFINITE:
            counters[TIME] = time
        host.buffs.append(piece)
    else:
        state.players[seat].items.append(piece)
    piece.counters = counters
    if state.events is not None:
        state.events.append(Entered(seat, piece.serial, card.id, host.serial, host.card.id))


def leave_arena(state: GeekState, piece: Piece) -> None:
    """Take *piece* out of the arena; Buffs on it are discarded (F-13.12). Tells nothing by itself."""
    remember_source(state, piece)
    player = state.players[piece.controller]
    if piece.card.kind == COMBATANT:
        player.combatant = None
    elif piece.card.kind == BUFF:
        host = find_host(state, piece.serial)
        if host is not None:
            host.buffs.remove(piece)
    else:
        player.items.remove(piece)
    for buff in piece.buffs:
        if state.players[buff.owner].is_in:
            state.players[buff.owner].discard.append(buff.card)
        if state.events is not None:
            state.events.append(BuffEnded(buff.serial, buff.card.id))


def remember_source(state: GeekState, piece: Piece) -> None:
    """Keep the Snipe Value of a source that leaves for the snipes that are on the Queue (F-8.8)."""
    if not state.queued:
        return
    for at in range(len(state.pending)):
        step = state.pending[at]
        if isinstance(step, Queued) and step.cast.kind == SNIPE and step.cast.source == piece.serial:
            cast = step.cast
            state.pending[at] = step.with_cast(cast.altered(cast.targets, snipe_value(state, piece), cast.is_shielded))


def to_discard(state: GeekState, piece: Piece) -> None:
    """Put a card that has left the arena into its owner's discard pile (F-2.2)."""
    if state.players[piece.owner].is_in:
        state.players[piece.owner].discard.append(piece.card)


def forfeit(state: GeekState, piece: Piece, *, bartered: bool) -> None:
    """Forfeit a card in the arena (F-14.5)."""
    seat = piece.controller
    equipped = state.is_equipped(piece)
    leave_arena(state, piece)
    to_discard(state, piece)
    if state.events is not None:
        state.events.append(Forfeited(seat, piece.serial, piece.card.id, bartered))
    if bartered and equipped:
        triggers.trigger(state, piece, triggers.IS_BARTERED, piece.serial)
    triggers.forfeited(state, seat, piece.card)


def barter(state: GeekState, item: Piece, units: int) -> None:
    """Barter an Item for *units* (F-11.1), with what abilities make of it at once (F-14.8)."""
    seat = item.controller
    forfeit(state, item, bartered=True)
    produce(state, seat, units, item.card)
    combatant = state.players[seat].combatant
    if combatant is not None:
        for ability in combatant.card.abilities:
            bonus = ability.barter_bonus(item.card)
            if bonus:
                produce(state, seat, bonus, combatant.card)


def steal(state: GeekState, seat: int, item: Piece) -> None:
    """Gain control of an Item (F-13.8), unless it cannot be stolen."""
    if forbidden(state, item) & BREAK_OR_STEAL:
        unharmed(state, item, "steal")
        return
    loser = item.controller
    state.players[loser].items.remove(item)
    state.players[seat].items.append(item)
    item.controller = seat
    if state.events is not None:
        state.events.append(Stolen(seat, loser, item.serial, item.card.id))


def break_item(state: GeekState, item: Piece) -> None:
    """Break an Item (F-13.9), unless it cannot be broken."""
    if forbidden(state, item) & BREAK_OR_STEAL:
        unharmed(state, item, "break")
        return
    seat = item.controller
    equipped = state.is_equipped(item)
    leave_arena(state, item)
    to_discard(state, item)
    if state.events is not None:
        state.events.append(Broken(seat, item.serial, item.card.id))
    if equipped:
        triggers.trigger(state, item, triggers.IS_BROKEN, item.serial)


def unharmed(state: GeekState, piece: Piece, what: str) -> None:
    """Note that something impossible did not happen (F-23)."""
    if state.events is not None:
        state.events.append(Unharmed(piece.serial, piece.card.id, what))


def return_to_hand(state: GeekState, piece: Piece) -> None:
    """Return a Combatant to its owner's hand."""
    leave_arena(state, piece)
    into_hand(state, piece.owner, piece.card, is_seen=True)
    if state.events is not None:
        state.events.append(ReturnedToHand(piece.owner, piece.serial, piece.card.id))


def defeat(state: GeekState, lost: list[Piece]) -> None:
    """Defeat Combatants, all at once (F-19.1)."""
    defeaters = [defeater_of(piece) for piece in lost]
    state.course.has_defeat = True
    for at in range(len(lost)):
        piece = lost[at]
        leave_arena(state, piece)
        to_discard(state, piece)
        if state.events is not None:
            by = defeaters[at] if defeaters[at] >= 0 else None
            state.events.append(Defeated(piece.controller, piece.serial, piece.card.id, by))
    triggers.defeated(state, lost, defeaters)


def defeater_of(piece: Piece) -> int:
    """Return who defeats *piece* with damage, -1 for nobody (F-19.2)."""
    return piece.hurt_by if piece.hurt_by != piece.controller else -1


def end_buff(state: GeekState, buff: Piece) -> None:
    """Discard a Buff whose time is over (F-19.1)."""
    leave_arena(state, buff)
    to_discard(state, buff)
    if state.events is not None:
        state.events.append(BuffEnded(buff.serial, buff.card.id))


def hosts(state: GeekState) -> list[Piece]:
    """Return every Combatant and Item."""
    found: list[Piece] = []
    for player in state.players:
        if player.combatant is not None:
            found.append(player.combatant)
        found += player.items
    return found


def produce(state: GeekState, seat: int, units: int, card: Card) -> None:
    """Put units into a pool (F-10.2)."""
    player = state.players[seat]
    player.units = poured(player.units, units)
    if units and state.events is not None:
        state.events.append(Produced(seat, units_fact(units), card.id))
