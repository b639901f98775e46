"""What everybody sees of pieces, zones and the stack. Next, read view/knowledge.py."""

from __future__ import annotations

from typing import Final

from clashtable.core.view import ValuePart, ValueSum
from clashtable.games.genres.changes.naming import card_id, ids, square_names
from clashtable.games.genres.geometry import GRID
from clashtable.games.genres.model.attack import area_squares, current_attack, is_attack_use
from clashtable.games.genres.model.cast import USE_KINDS, Cast
from clashtable.games.genres.model.damage import Hit, hits_of
from clashtable.games.genres.model.pieces import DID_ATTACK, DID_MOVE, DID_SPECIAL, DID_TURN, Piece, Zone
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import movement, total
from clashtable.games.genres.rules.describe import item_text
from clashtable.games.genres.vocabulary import (
    ATTACK,
    DEFENSE,
    GHOST,
    GHOST_MOVEMENT,
    MELEE,
    MOVEMENT,
    PAWN,
    PAWN_MOVEMENT,
    PIECE_KINDS,
    ZONE_EFFECTS,
)
from clashtable.games.genres.wire.views import GenresHit, GenresItem, GenresPiece, GenresZone

DEEDS: Final = ((DID_MOVE, "move"), (DID_ATTACK, "attack"), (DID_SPECIAL, "special"), (DID_TURN, "turn"))


def piece_facts(state: GenresState, piece: Piece) -> GenresPiece:
    """Return a piece with its values."""
    is_ghost = piece.kind == GHOST
    return GenresPiece(
        id=piece.serial,
        kind=PIECE_KINDS[piece.kind],
        seat=piece.seat,
        card=card_id(piece),
        square=GRID.names[piece.square],
        health=piece.health,
        most_health=0 if is_ghost else piece.most_health(),
        attack=attack_of(state, piece),
        movement=movement_of(state, piece),
        defense=0 if is_ghost else total(state, piece, DEFENSE),
        bleed=piece.bleed,
        bleed_by=None if piece.bleed_by < 0 else piece.bleed_by,
        skip=piece.has_skip,
        immune=piece.is_immune,
        rooted=piece.is_rooted,
        slowed=piece.is_slowed,
        hasted=piece.is_hasted,
        frozen=piece.is_frozen,
        frog=piece.is_frog,
        equipment=ids(piece.equipment),
        acted=tuple(name for bit, name in DEEDS if piece.did & bit),
        attacked=tuple(piece.attacked),
        moved=piece.has_moved,
        hurt_by=None if piece.hurt_by < 0 else piece.hurt_by,
    )


def attack_of(state: GenresState, piece: Piece) -> ValueSum:
    """Return the attack value of a summon, or the melee damage of a pawn, with its sum."""
    if piece.kind == GHOST:
        return ValueSum(1, (ValuePart("ghost", 1),))
    base = 1 if piece.kind == PAWN else piece.printed_attack()
    parts = [ValuePart("printed" if piece.card else "melee", base), *worn_parts(state, piece, (ATTACK, MELEE))]
    if piece.kind == PAWN:
        parts += [*granted_parts(state, piece, ATTACK), *granted_parts(state, piece, MELEE)]
    return ValueSum(max(0, sum(part.amount for part in parts)), tuple(parts))


def worn_parts(state: GenresState, piece: Piece, wanted: tuple[int, ...]) -> list[ValuePart]:
    """Return what the own text and each equipment add."""
    cards = [*([piece.card] if piece.card is not None and not piece.is_frog else []), *piece.equipment]
    found = []
    for card in cards:
        amount = sum(law.bonus(state, piece) for law in card.laws if law.what in wanted)
        if amount:
            found.append(ValuePart(card.name, amount))
    return found


def granted_parts(state: GenresState, pawn: Piece, what: int) -> list[ValuePart]:
    """Return what each summon of its player adds to *what* of *pawn*."""
    found = []
    for piece in state.summons_of(pawn.seat):
        if piece.card is not None and not piece.is_frog:
            amount = sum(law.bonus(state, piece) for law in piece.card.grants if law.what == what)
            if amount:
                found.append(ValuePart(piece.card.name, amount))
    return found


def movement_of(state: GenresState, piece: Piece) -> ValueSum:
    """Return the movement value with its sum."""
    if piece.kind == GHOST:
        return ValueSum(GHOST_MOVEMENT, (ValuePart("ghost", GHOST_MOVEMENT),))
    value = movement(state, piece)
    base = PAWN_MOVEMENT if piece.card is None else piece.card.movement
    parts = [ValuePart("printed" if piece.card else "pawn", base), *worn_parts(state, piece, (MOVEMENT,))]
    rest = value - sum(part.amount for part in parts)
    if rest:
        parts.append(ValuePart("Rooted" if piece.is_rooted else "Events and others", rest))
    return ValueSum(value, tuple(parts))


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
        hits=() if attack is None else tuple(hit_facts(hit) for hit in hits_of(state, use, attack)),
        text=item_text(state, use),
    )


def hit_facts(hit: Hit) -> GenresHit:
    """Return whom something on the stack would hit as things stand, and for how much."""
    return GenresHit(hit.piece.serial, hit.damage, None if hit.most == hit.damage else hit.most)
