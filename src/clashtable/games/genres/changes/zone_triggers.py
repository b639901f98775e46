"""Zones trigger on pieces, and ambient damage of cards (G-14.3, G-14.7). Next, read changes/walking.py."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.state import State, Step
from clashtable.games.genres.changes import pieces, zones
from clashtable.games.genres.changes.deaths import DEATHS, EVENTS
from clashtable.games.genres.changes.drawing import DiscardCards, draw_cards
from clashtable.games.genres.changes.pieces import AMBIENT, Damage
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.damage import ambient_damage
from clashtable.games.genres.model.pieces import Piece, can_trigger
from clashtable.games.genres.model.state import GenresState, zone_of
from clashtable.games.genres.vocabulary import BAIT, DAMAGE, HEAL, MINE, TOLL
from clashtable.games.genres.wire.pieces import ZoneTriggered


def zones_at_start(state: GenresState, piece: Piece) -> None:
    """Let the zones trigger that cover *piece* as its turn starts."""
    found = [zone for zone in state.zones if zone.has(piece.square) and can_trigger(zone, piece)]
    for at in range(len(found) - 1, -1, -1):
        state.push(EVENTS)
        state.push(DEATHS)
        state.push(Trigger(found[at].serial, piece.serial))


@mypyc_attr(acyclic=True)
class Trigger(Step):
    """A zone triggers on a piece (G-14.3)."""

    __slots__ = ("piece", "zone")

    def __init__(self, zone: int, piece: int) -> None:
        self.zone: Final = zone
        self.piece: Final = piece

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        zone, piece = zone_of(genres, self.zone), genres.piece(self.piece)
        if zone is None or piece is None or piece.health <= 0 or not can_trigger(zone, piece):
            return
        zone.triggered = [*zone.triggered, piece.serial]
        if genres.events is not None:
            genres.events.append(ZoneTriggered(zone.serial, zone.seat, zone.card.id, piece.serial))
        effect, value = zone.card.zone_effect, zone.card.zone_value
        if effect == HEAL:
            pieces.heal(genres, piece, value)
        elif effect == TOLL:
            genres.push(DiscardCards(piece.seat, value, "choice"))
        elif effect == BAIT:
            genres.push(AmbientDamage(zone.card, zone.seat, piece.serial, value))
            draw_cards(genres, piece.seat, zone.card.zone_draws)
        elif effect in (DAMAGE, MINE):
            deal_ambient_damage(genres, zone.card, zone.seat, piece, value)
            if effect == MINE:
                zones.remove_zone(genres, zone, "mine")


class AmbientDamage(Step):
    """Ambient damage of a card to a piece that is still there."""

    __slots__ = ("amount", "card", "credit", "serial")

    def __init__(self, card: Card, credit: int, serial: int, amount: int) -> None:
        self.card: Final = card
        self.credit: Final = credit
        self.serial: Final = serial
        self.amount: Final = amount

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        piece = genres.piece(self.serial)
        if piece is not None and piece.is_standing():
            deal_ambient_damage(genres, self.card, self.credit, piece, self.amount)


def deal_ambient_damage(state: GenresState, card: Card, credit: int, piece: Piece, amount: int) -> None:
    """Deal ambient damage of *card*, for which *credit* is credited."""
    dealt = ambient_damage(state, piece, amount)
    pieces.deal_damage(state, [Damage(piece, dealt, AMBIENT, card.id, credit)])
