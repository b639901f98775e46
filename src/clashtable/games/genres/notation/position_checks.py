"""What cannot be in a hand-written position, and is refused with a sentence."""

from __future__ import annotations

from collections import Counter

from clashtable.core.errors import InvalidMessage
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresPlayer, GenresState
from clashtable.games.genres.notation.description import ARMORIES, Description
from clashtable.games.genres.vocabulary import EVENT, GHOST, MOST_BLEED, MOST_EQUIPMENT, MOST_ZONES, NOBODY


def check_position(state: GenresState, told: Description) -> None:
    """Refuse what cannot be."""
    if len(told.armories) > ARMORIES:
        raise InvalidMessage(f"There are {ARMORIES} armories, not {len(told.armories)} (G-1.10).")
    if sum(player.is_alive for player in state.players) < 2:
        raise InvalidMessage("Fewer than two living players: the match would be over (G-20.1).")
    if told.phase not in ("turn", "round") and state.players[told.turn].is_alive == (told.phase == "ghost"):
        raise InvalidMessage(f"Seat {told.turn} cannot be in phase {told.phase!r}: only ghosts haunt (G-18.1).")
    for piece in [*state.pawns, *state.summons]:
        check_piece(state, piece)
    for seat, player in enumerate(state.players):
        check_player(state, seat, player)
    check_zones(state)
    check_copies(state)


def check_piece(state: GenresState, piece: Piece) -> None:
    """Refuse a piece that cannot be."""
    if len(piece.equipment) > MOST_EQUIPMENT:
        raise InvalidMessage(f"A piece wears at most {MOST_EQUIPMENT} Equipment cards (G-13.2).")
    if piece.bleed > MOST_BLEED:
        raise InvalidMessage(f"A piece holds at most {MOST_BLEED} Bleed markers (G-12).")
    check_seat(state, piece.bleed_by if piece.bleed_by != NOBODY else 0)
    if piece.kind == GHOST:
        return
    if not 0 < piece.health <= piece.most_health():
        raise InvalidMessage(f"{piece.health} health cannot be: it is 1 to {piece.most_health()} (G-9.1).")
    for other in [*state.pawns, *state.summons]:
        if other is not piece and other.kind != GHOST and other.square == piece.square:
            raise InvalidMessage(f"Two standing pieces cannot share {GRID.names[piece.square]} (G-6.2).")


def check_player(state: GenresState, seat: int, player: GenresPlayer) -> None:
    """Refuse a player that cannot be."""
    ghost = state.pawns[seat]
    if not player.is_alive and (player.hand or ghost.equipment or ghost.health or state.summons_of(seat)):
        raise InvalidMessage(f"Seat {seat} is a ghost: it has no health, hand, Equipment or summons (G-18.1).")
    for card in player.hand:
        if card.type == EVENT:
            raise InvalidMessage(f"{card.name} is an Event: it is played as soon as it is drawn (G-19.6).")


def check_seat(state: GenresState, seat: int) -> None:
    """Refuse a seat that is not there."""
    if seat not in range(state.seats):
        raise InvalidMessage(f"There is no seat {seat}: the seats are 0 to {state.seats - 1}.")


def check_zones(state: GenresState) -> None:
    """Refuse too many zones, and zones of the dead."""
    if len(state.zones) > MOST_ZONES:
        raise InvalidMessage(f"At most {MOST_ZONES} zones are in play (G-14.5).")
    for zone in state.zones:
        check_seat(state, zone.seat)
        if not state.players[zone.seat].is_alive:
            raise InvalidMessage(f"{zone.card.name} left with its dead player (G-17.3).")


def check_copies(state: GenresState) -> None:
    """Refuse a card in two places."""
    places = [*named_cards(state), *(card for armory in state.armories for card in armory)]
    counts = Counter(places)
    for card in places:
        if counts[card] > 1:
            raise InvalidMessage(f"There is only one {card.name} (G-1.2).")


def named_cards(state: GenresState) -> list[Card]:
    """Return every card that lies outside the armories."""
    found = [*state.discard, *(zone.card for zone in state.zones), *(event.card for event in state.events_in_play)]
    for player in state.players:
        found += player.hand
    for piece in [*state.pawns, *state.summons]:
        found += [*piece.equipment, *([piece.card] if piece.card is not None else [])]
    return found
