"""The smallest changes of pieces and equipment, one event each. Next, read changes/zones.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.games.genres.changes import triggers
from clashtable.games.genres.changes.naming import card_id, square_names
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.pieces import DID_ATTACK, Piece
from clashtable.games.genres.model.state import SET_UP, GenresState
from clashtable.games.genres.model.values import can_be_healed
from clashtable.games.genres.vocabulary import IS_DAMAGED, MOST_BLEED, MOST_EQUIPMENT, PAWN, SUMMONED
from clashtable.games.genres.wire.pieces import (
    ControlTaken,
    Damaged,
    Equipped,
    Healed,
    LostHealth,
    Marked,
    Moved,
    Placed,
    Summoned,
    SummonLeft,
    Unequipped,
    Unmarked,
)

ATTACKING: Final = "attack"
EFFECT: Final = "effect"
AMBIENT: Final = "ambient"
TRUE: Final = "true"
SECONDARY: Final = ("bleed", "slam", "recoil", "death")
"""Damage that sets off nothing more (G-8.6)."""


@final
@mypyc_attr(acyclic=True)
class Damage:
    """Damage to one piece within a batch. Never altered."""

    __slots__ = ("amount", "by", "credit", "piece", "sort")

    def __init__(self, piece: Piece, amount: int, sort: str, by: str, credit: int) -> None:
        self.piece: Final = piece
        self.amount: Final = amount
        self.sort: Final = sort
        self.by: Final = by
        self.credit: Final = credit
        """Who is credited if the piece dies of it, NOBODY for nobody."""


def deal_damage(state: GenresState, batch: list[Damage]) -> None:
    """Apply a batch of damage at the same time (G-8.4)."""
    is_set_up = state.course.phase == SET_UP
    for damage in batch:
        piece, amount = damage.piece, damage.amount
        if is_set_up and piece.kind == PAWN:
            amount = min(amount, max(0, piece.health - 1))
        piece.health -= amount
        if amount > 0:
            piece.hurt_by = damage.credit
        if state.events is not None:
            state.events.append(
                Damaged(piece.serial, piece.seat, card_id(piece), amount, piece.health, damage.sort, damage.by)
            )
    for damage in batch:
        if damage.amount > 0 and damage.by not in SECONDARY and damage.piece.health > 0:
            triggers.trigger_worn(state, damage.piece, IS_DAMAGED, damage.amount)


def heal(state: GenresState, piece: Piece, amount: int) -> int:
    """Heal *piece*, and return by how much its health rose; Bleed markers go (G-9.2)."""
    if not can_be_healed(state, piece):
        return 0
    healed = max(0, min(amount, piece.most_health() - piece.health))
    piece.health += healed
    if piece.bleed:
        piece.bleed = 0
        if state.events is not None:
            state.events.append(Unmarked(piece.serial, piece.seat, card_id(piece), "bleed", 0))
    if state.events is not None and healed:
        state.events.append(Healed(piece.serial, piece.seat, card_id(piece), healed, piece.health))
    return healed


def lose_health(state: GenresState, piece: Piece, amount: int, why: str) -> None:
    """Let a player pay or lose health, which is not damage (G-9.4)."""
    piece.health -= amount
    if state.events is not None:
        state.events.append(LostHealth(piece.serial, piece.seat, None, amount, piece.health, why))


def tell_mark(state: GenresState, piece: Piece, mark: str, amount: int) -> None:
    """Tell that *piece* got a mark."""
    if state.events is not None:
        state.events.append(Marked(piece.serial, piece.seat, card_id(piece), mark, amount))


def bleed(state: GenresState, piece: Piece, amount: int, seat: int) -> None:
    """Put Bleed markers of *seat* on *piece*."""
    if amount and piece.bleed < MOST_BLEED:
        piece.bleed = min(MOST_BLEED, piece.bleed + amount)
        piece.bleed_by = seat
        tell_mark(state, piece, "bleed", piece.bleed)


def give_skip(state: GenresState, piece: Piece) -> None:
    """Give *piece* a Skip marker, unless it has one or is immune (G-4.10)."""
    if not piece.has_skip and not piece.is_immune:
        piece.has_skip = True
        tell_mark(state, piece, "skip", 1)


def root(state: GenresState, piece: Piece) -> None:
    """Root *piece*."""
    piece.is_rooted = True
    tell_mark(state, piece, "rooted", 1)


def slow(state: GenresState, piece: Piece) -> None:
    """Slow *piece*."""
    piece.is_slowed = True
    tell_mark(state, piece, "slowed", 1)


def haste(state: GenresState, piece: Piece) -> None:
    """Haste *piece*."""
    piece.is_hasted = True
    tell_mark(state, piece, "hasted", 1)


def freeze(state: GenresState, ghost: Piece) -> None:
    """Freeze a ghost (G-18.8)."""
    if not ghost.is_frozen:
        ghost.is_frozen = True
        tell_mark(state, ghost, "frozen", 1)


def put(state: GenresState, piece: Piece, path: list[int], how: str) -> None:
    """Bring *piece* along *path* to its last square."""
    start = piece.square
    piece.square = path[-1]
    if state.events is not None:
        names = square_names(path)
        state.events.append(Moved(piece.serial, piece.seat, card_id(piece), GRID.names[start], names, how))


def equip(state: GenresState, piece: Piece, card: Card) -> None:
    """Attach Equipment; the oldest goes when there is a third."""
    if len(piece.equipment) == MOST_EQUIPMENT:
        unequip(state, piece, piece.equipment[0], "replaced")
    piece.equipment = [*piece.equipment, card]
    if state.events is not None:
        state.events.append(Equipped(piece.serial, piece.seat, card_id(piece), card.id))


def unequip(state: GenresState, piece: Piece, card: Card, why: str) -> None:
    """Put Equipment into the discard pile."""
    piece.equipment = [worn for worn in piece.equipment if worn is not card]
    state.discard.append(card)
    if state.events is not None:
        state.events.append(Unequipped(piece.serial, piece.seat, card_id(piece), card.id, why))


def summon(state: GenresState, seat: int, card: Card, square: int, *, is_frog: bool) -> None:
    """Put a summon onto the battlefield."""
    piece = Piece(state.number(), SUMMONED, seat, card, square, card.health)
    piece.is_frog = is_frog
    state.summons.append(piece)
    if state.events is not None:
        state.events.append(Summoned(piece.serial, seat, card.id, GRID.names[square], is_frog))


def take_control(state: GenresState, piece: Piece, seat: int) -> None:
    """Let *seat* control a summon from now on."""
    former = piece.seat
    piece.seat = seat
    if state.events is not None:
        state.events.append(ControlTaken(piece.serial, seat, card_id(piece), former))


def end_marks(state: GenresState, seat: int) -> None:
    """Let Rooted, Slowed and Hasted end on the pieces of *seat* (G-4.9)."""
    end_marks_of(state, state.pawns[seat])
    for piece in state.summons:
        if piece.seat == seat:
            end_marks_of(state, piece)


def end_marks_of(state: GenresState, piece: Piece) -> None:
    """Let Rooted, Slowed and Hasted end on *piece*."""
    if state.events is not None:
        for mark, holds in (("rooted", piece.is_rooted), ("slowed", piece.is_slowed), ("hasted", piece.is_hasted)):
            if holds:
                state.events.append(Unmarked(piece.serial, piece.seat, card_id(piece), mark, 0))
    piece.is_rooted = False
    piece.is_slowed = False
    piece.is_hasted = False


def lose_skip(state: GenresState, piece: Piece) -> None:
    """Take a Skip marker off; the piece is immune until the end of the next turn it takes."""
    piece.has_skip = False
    piece.is_immune = True
    if state.events is not None:
        state.events.append(Unmarked(piece.serial, piece.seat, card_id(piece), "skip", 0))


def place_pawn(state: GenresState, pawn: Piece, square: int) -> None:
    """Put a pawn on a Player Start square (G-3.3)."""
    pawn.square = square
    if state.events is not None:
        state.events.append(Placed(pawn.serial, pawn.seat, None, GRID.names[square]))


def lose_bleed(state: GenresState, piece: Piece) -> None:
    """Take a Bleed marker off."""
    piece.bleed -= 1
    if state.events is not None:
        state.events.append(Unmarked(piece.serial, piece.seat, card_id(piece), "bleed", piece.bleed))


def thaw(state: GenresState, ghost: Piece) -> None:
    """Let a ghost be frozen no more (G-18.8)."""
    ghost.is_frozen = False
    if state.events is not None:
        state.events.append(Unmarked(ghost.serial, ghost.seat, None, "frozen", 0))


def end_immunity(piece: Piece) -> None:
    """Let a piece be given a Skip marker again (G-4.10)."""
    piece.is_immune = False


def note_deed(piece: Piece, deed: int) -> None:
    """Note what a piece has done in this turn."""
    piece.did |= deed


def note_attack(piece: Piece, targets: list[int]) -> None:
    """Note that a summon has attacked, and whom (G-15.8)."""
    piece.did |= DID_ATTACK
    piece.attacked = [*piece.attacked, *(targets or [0])]


def dismiss(state: GenresState, piece: Piece) -> None:
    """Take a summon whose player has died off the battlefield, with its equipment; it does not die (G-17.3)."""
    state.summons.remove(piece)
    assert piece.card is not None
    state.discard.append(piece.card)
    if state.events is not None:
        state.events.append(SummonLeft(piece.serial, piece.seat, piece.card.id, GRID.names[piece.square]))
    for worn in piece.equipment:
        unequip(state, piece, worn, "gone")
