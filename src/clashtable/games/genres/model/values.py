"""Computing values (G-6.4, G-8.3, G-12, G-19.4): always anew, never stored. Next, read model/attack.py."""

from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.vocabulary import (
    ATTACK,
    CENTER_HEALING,
    CENTER_STAGE_HEALING,
    FLY,
    HAND_LIMIT,
    HAND_SIZE,
    MELEE,
    MOVEMENT,
    NO_HEALING,
    PAWN,
    PAWN_MOVEMENT,
    PUSH_FARTHER,
    REACH,
    SILENCE,
    UNLIMITED,
)


def total(state: GenresState, piece: Piece, what: int) -> int:
    """Return what the own text of *piece* and its equipment add to *what*."""
    added = 0
    card = piece.card
    if card is not None and card.lawful >> what & 1 and not piece.is_frog:
        added = bonus_of(state, piece, card, what)
    for worn in piece.equipment:
        if worn.lawful >> what & 1:
            added += bonus_of(state, piece, worn, what)
    return added


def bonus_of(state: GenresState, piece: Piece, card: Card, what: int) -> int:
    """Return what the laws of *card* add to *what* of *piece*."""
    added = 0
    for law in card.laws:
        if law.what == what:
            added += law.bonus(state, piece)
    return added


def lasting_total(state: GenresState, what: int) -> int:
    """Return what the lasting Events add to *what* for everybody."""
    added = 0
    for event in state.events_in_play:
        if event.card.lawful >> what & 1:
            for law in event.card.laws:
                if law.what == what:
                    added += law.amount
    return added


def lasting_bonus(state: GenresState, piece: Piece, what: int) -> int:
    """Return what the lasting Events add to *what* of *piece*."""
    added = 0
    for event in state.events_in_play:
        if event.card.lawful >> what & 1:
            added += bonus_of(state, piece, event.card, what)
    return added


def granted(state: GenresState, pawn: Piece, what: int) -> int:
    """Return what the summons of its player add to *what* of *pawn*."""
    added = 0
    for piece in state.summons:
        card = piece.card
        if piece.seat == pawn.seat and card is not None and card.grants and not piece.is_frog:
            for law in card.grants:
                if law.what == what:
                    added += law.bonus(state, piece)
    return added


def has_trait(piece: Piece, trait: int) -> bool:
    """Tell whether *piece* is a summon with that trait."""
    return piece.card is not None and piece.card.traits & trait != 0 and not piece.is_frog


def has_beside(state: GenresState, pawn: Piece, trait: int) -> bool:
    """Tell whether a summon of the same player with that trait is adjacent to *pawn*."""
    return find_beside(state, pawn, trait) is not None


def find_beside(state: GenresState, pawn: Piece, trait: int) -> Piece | None:
    """Return the first summon of the same player with that trait adjacent to *pawn*."""
    for piece in state.summons:
        if piece.seat == pawn.seat and has_trait(piece, trait) and GRID.distance(piece.square, pawn.square) <= 1:
            return piece
    return None


def movement(state: GenresState, piece: Piece) -> int:
    """Return the movement value of a pawn or summon (G-6.4)."""
    if piece.is_rooted:
        return 0
    base = PAWN_MOVEMENT if piece.card is None else piece.card.movement
    if base == 0:
        return 0
    value = max(1, base + total(state, piece, MOVEMENT) + lasting_bonus(state, piece, MOVEMENT))
    return min(value, movement_limit(state, piece)) if piece.kind == PAWN else value


def movement_limit(state: GenresState, pawn: Piece) -> int:
    """Return the movement value that enemy summons adjacent to *pawn* leave it at most."""
    limit = UNLIMITED
    for piece in state.summons:
        card = piece.card
        if card is None or card.movement_limit >= limit or piece.seat == pawn.seat or piece.is_frog:
            continue
        if GRID.distance(piece.square, pawn.square) <= 1:
            limit = card.movement_limit
    return limit


def can_fly(state: GenresState, piece: Piece) -> bool:
    """Tell whether *piece* flies (G-6.10)."""
    return total(state, piece, FLY) > 0


def reach(state: GenresState, piece: Piece) -> int:
    """Return how far the melee action or attack of *piece* reaches."""
    best = 1
    if piece.card is not None and not piece.is_frog:
        best = most_reach(piece.card, best)
    for worn in piece.equipment:
        best = most_reach(worn, best)
    return best


def most_reach(card: Card, best: int) -> int:
    """Return the larger of *best* and the Reach on *card*."""
    for law in card.laws:
        if law.what == REACH:
            best = max(best, law.amount)
    return best


def can_be_healed(state: GenresState, piece: Piece) -> bool:
    """Tell whether nothing keeps *piece* from being healed."""
    return total(state, piece, NO_HEALING) == 0


def hand_limit(state: GenresState, seat: int) -> int:
    """Return how many cards *seat* may hold after its own turn (G-19.4)."""
    limit = HAND_LIMIT + lasting_total(state, HAND_SIZE)
    pawn = state.pawns[seat] if state.pawns else None
    if pawn is not None and pawn.kind == PAWN:
        limit += total(state, pawn, HAND_SIZE)
    return max(1, limit)


def center_healing(state: GenresState) -> int:
    """Return how much Center Stage heals (G-16)."""
    return CENTER_STAGE_HEALING + lasting_total(state, CENTER_HEALING)


def push_farther(state: GenresState) -> int:
    """Return how much farther every Push and Pull moves."""
    return lasting_total(state, PUSH_FARTHER)


def attack_value(state: GenresState, piece: Piece) -> int:
    """Return the attack value of a summon with all modifiers."""
    return piece.printed_attack() + total(state, piece, ATTACK) + total(state, piece, MELEE)


def attacks_of(piece: Piece) -> int:
    """Return how many attacks a summon may make in its turn."""
    return 1 if piece.card is None or piece.is_frog else piece.card.attacks


def is_silenced(state: GenresState, seat: int) -> bool:
    """Tell whether *seat* can play no responses where its pawn stands (G-14.3)."""
    pawn = state.pawns[seat]
    for zone in state.zones:
        if zone.card.zone_effect == SILENCE and zone.has(pawn.square):
            return True
    return False
