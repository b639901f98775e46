"""The smallest changes of zones, one event each (G-14). Next, read changes/hands.py."""

from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.pieces import Zone
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.vocabulary import MOST_ZONES
from clashtable.games.genres.wire.pieces import ZoneGone, ZoneMoved, ZonePlaced


def place_zone(state: GenresState, seat: int, card: Card, square: int, wide: int, high: int) -> None:
    """Place a zone; the oldest makes room."""
    if len(state.zones) == MOST_ZONES:
        remove_zone(state, state.zones[0], "limit")
    zone = Zone(state.number(), card, seat, square, wide, high)
    state.zones.append(zone)
    if state.events is not None:
        state.events.append(ZonePlaced(zone.serial, seat, card.id, GRID.names[square], wide, high))


def remove_zone(state: GenresState, zone: Zone, why: str) -> None:
    """Discard a zone."""
    state.zones.remove(zone)
    state.discard.append(zone.card)
    if state.events is not None:
        state.events.append(ZoneGone(zone.serial, zone.seat, zone.card.id, why))


def shift_zone(state: GenresState, zone: Zone, square: int) -> None:
    """Move a zone (G-14.10)."""
    start = zone.square
    zone.lie_at(square)
    if state.events is not None:
        names = GRID.names
        state.events.append(ZoneMoved(zone.serial, zone.seat, zone.card.id, names[start], names[square]))
