"""Computing values (G-6.4, G-8.3, G-12, G-19.4): always anew, never stored. Next, read model/attack.py."""

from typing import Final

from clashtable.games.genres.geometry import GRID
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.vocabulary import (
    CENTER_HEALING,
    FLY,
    HAND_LIMIT,
    HAND_SIZE,
    MOVEMENT,
    NO_HEALING,
    PAWN,
    PAWN_MOVEMENT,
    PUSH_FARTHER,
    REACH,
    SILENCE,
    SUMMONED,
)

# What summons do for their controller, by the id of the card.
SIDEKICK: Final = "annoying-sidekick"
MASTER: Final = "retired-master"
SQUIRE: Final = "squire-with-potential"
BODYGUARD: Final = "bodyguard-in-sunglasses"
WOLF: Final = "wolf-in-a-nightgown"
CORGI: Final = "hovering-corgi"
MIME: Final = "invisible-box-mime"
STEPMOTHER: Final = "wicked-stepmother"


def total(state: GenresState, piece: Piece, what: int) -> int:
    """Return what the own text of *piece* and its equipment add to *what*."""
    added = 0
    card = piece.card
    if card is not None and not piece.is_frog:
        for law in card.laws:
            if law.what == what:
                added += law.bonus(state, piece)
    for worn in piece.equipment:
        for law in worn.laws:
            if law.what == what:
                added += law.bonus(state, piece)
    return added


def lasting_total(state: GenresState, what: int) -> int:
    """Return what the lasting Events add to *what* for everybody."""
    added = 0
    for event in state.events_in_play:
        for law in event.card.laws:
            if law.what == what:
                added += law.amount
    return added


def summons_with(state: GenresState, seat: int, key: str) -> int:
    """Return how many summons with that text *seat* controls."""
    count = 0
    for piece in state.summons:
        if piece.seat == seat and not piece.is_frog and piece.card is not None and piece.card.id == key:
            count += 1
    return count


def has_beside(state: GenresState, pawn: Piece, key: str) -> bool:
    """Tell whether a summon of the same player with that text is adjacent to *pawn*."""
    return find_beside(state, pawn, key) is not None


def find_beside(state: GenresState, pawn: Piece, key: str) -> Piece | None:
    """Return the first summon of the same player with that text adjacent to *pawn*."""
    for piece in state.summons:
        if piece.seat != pawn.seat or piece.is_frog or piece.card is None or piece.card.id != key:
            continue
        if GRID.distance(piece.square, pawn.square) <= 1:
            return piece
    return None


def movement(state: GenresState, piece: Piece) -> int:
    """Return the movement value of a pawn or summon (G-6.4)."""
    if piece.is_rooted:
        return 0
    base = PAWN_MOVEMENT if piece.card is None else piece.card.movement
    if base == 0:
        return 0
    value = base + total(state, piece, MOVEMENT)
    for event in state.events_in_play:
        for law in event.card.laws:
            if law.what == MOVEMENT:
                value += law.bonus(state, piece)
    value = max(1, value)
    if piece.kind == PAWN and is_held_up(state, piece):
        value = min(value, 2)
    return value


def is_held_up(state: GenresState, pawn: Piece) -> bool:
    """Tell whether an enemy's Wicked Stepmother is adjacent to *pawn*."""
    for piece in state.summons:
        if piece.seat == pawn.seat or piece.is_frog or piece.card is None or piece.card.id != STEPMOTHER:
            continue
        if GRID.distance(piece.square, pawn.square) <= 1:
            return True
    return False


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
    return 1 + lasting_total(state, CENTER_HEALING)


def push_farther(state: GenresState) -> int:
    """Return how much farther every Push and Pull moves."""
    return lasting_total(state, PUSH_FARTHER)


def attacks_of(piece: Piece) -> int:
    """Return how many attacks a summon may make in its turn."""
    is_many = piece.card is not None and not piece.is_frog and piece.card.id == "three-tired-pigs"
    return 3 if is_many else 1


def is_silenced(state: GenresState, seat: int) -> bool:
    """Tell whether *seat* can play no responses where its pawn stands (G-14.3)."""
    pawn = state.pawns[seat]
    for zone in state.zones:
        if zone.card.zone_effect == SILENCE and zone.has(pawn.square):
            return True
    return False


def is_of_summon(piece: Piece, key: str) -> bool:
    """Tell whether *piece* is a summon with that text."""
    return piece.kind == SUMMONED and not piece.is_frog and piece.card is not None and piece.card.id == key
