"""What everybody sees of pieces, zones and the stack. Next, read view/knowledge.py."""

from __future__ import annotations

from functools import cache
from typing import Final

from clashtable.core.piles import ids
from clashtable.core.view import ValuePart, ValueSum
from clashtable.games.genres.changes.naming import card_id, square_names
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.addends import attack_addends, movement_addends
from clashtable.games.genres.model.attack import area_squares, current_attack, is_attack_use
from clashtable.games.genres.model.cast import USE_KINDS, Cast
from clashtable.games.genres.model.damage import Hit, hits_of
from clashtable.games.genres.model.pieces import DID_ATTACK, DID_MOVE, DID_SPECIAL, DID_TURN, Piece, Zone
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import total
from clashtable.games.genres.rules.describe import item_text
from clashtable.games.genres.vocabulary import DEFENSE, GHOST, PIECE_KINDS, ZONE_EFFECTS
from clashtable.games.genres.wire.views import GenresHit, GenresItem, GenresPiece, GenresZone

DEEDS: Final = ((DID_MOVE, "move"), (DID_ATTACK, "attack"), (DID_SPECIAL, "special"), (DID_TURN, "turn"))


def piece_facts(state: GenresState, piece: Piece) -> GenresPiece:
    """Return a piece with its values."""
    is_ghost = piece.kind == GHOST
    # By place, in the order of the struct: so many names would take 1.1 µs a piece.
    return GenresPiece(
        piece.serial,
        PIECE_KINDS[piece.kind],
        piece.seat,
        card_id(piece),
        GRID.names[piece.square],
        piece.health,
        0 if is_ghost else piece.most_health(),
        summed(attack_addends(state, piece)),
        summed(movement_addends(state, piece)),
        0 if is_ghost else total(state, piece, DEFENSE),
        piece.bleed,
        None if piece.bleed_by < 0 else piece.bleed_by,
        piece.has_skip,
        piece.is_immune,
        piece.is_rooted,
        piece.is_slowed,
        piece.is_hasted,
        piece.is_frozen,
        piece.is_frog,
        ids(piece.equipment),
        tuple([name for bit, name in DEEDS if piece.did & bit]) if piece.did else (),
        tuple(piece.attacked),
        piece.has_moved,
        None if piece.hurt_by < 0 else piece.hurt_by,
    )


@cache
def summed(parts: tuple[tuple[str, int], ...]) -> ValueSum:
    """Return a value, which never is below 0, with its sum."""
    return ValueSum(max(0, sum([amount for _name, amount in parts])), tuple([ValuePart(*part) for part in parts]))


def zone_facts(zone: Zone) -> GenresZone:
    """Return a zone."""
    return GenresZone(
        id=zone.serial,
        card=zone.card.id,
        seat=zone.seat,
        effect=ZONE_EFFECTS[zone.card.zone_effect],
        value=zone.card.zone_value,
        square=GRID.names[zone.square],
        wide=zone.wide,
        high=zone.high,
        temporary=zone.card.zone_is_temporary,
        triggered=tuple(zone.triggered),
    )


def item_facts(state: GenresState, use: Cast) -> GenresItem:
    """Return something on the stack."""
    attack = current_attack(state, use) if is_attack_use(use) else None
    return GenresItem(
        id=use.serial,
        seat=use.seat,
        kind=USE_KINDS[use.kind],
        card=None if use.card is None else use.card.id,
        combos=ids(use.combos),
        actor=use.actor or None,
        targets=tuple(use.targets),
        square=GRID.names[use.square] if use.square >= 0 else None,
        aim=use.aim or None,
        area=() if attack is None else square_names(area_squares(state, use, attack)),
        hits=() if attack is None else tuple([hit_facts(hit) for hit in hits_of(state, use, attack)]),
        text=item_text(state, use),
    )


def hit_facts(hit: Hit) -> GenresHit:
    """Return whom something on the stack would hit as things stand, and for how much."""
    return GenresHit(hit.piece.serial, hit.damage, None if hit.most == hit.damage else hit.most)
