"""The sums that make attack and movement values: what is printed, and what each card adds, by name."""

from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import movement
from clashtable.games.genres.vocabulary import ATTACK, GHOST, GHOST_MOVEMENT, MELEE, MOVEMENT, PAWN, PAWN_MOVEMENT


def attack_addends(state: GenresState, piece: Piece) -> tuple[tuple[str, int], ...]:
    """Return what makes the attack value of a summon, or the melee damage of a pawn."""
    if piece.kind == GHOST:
        return (("ghost", 1),)
    parts = [("melee" if piece.card is None else "printed", 1 if piece.kind == PAWN else piece.printed_attack())]
    add_worn(state, piece, (ATTACK, MELEE), parts)
    if piece.kind == PAWN:
        add_granted(state, piece, ATTACK, parts)
        add_granted(state, piece, MELEE, parts)
    return tuple(parts)


def movement_addends(state: GenresState, piece: Piece) -> tuple[tuple[str, int], ...]:
    """Return what makes the movement value."""
    if piece.kind == GHOST:
        return (("ghost", GHOST_MOVEMENT),)
    parts = [("pawn", PAWN_MOVEMENT) if piece.card is None else ("printed", piece.card.movement)]
    add_worn(state, piece, (MOVEMENT, MOVEMENT), parts)
    rest = movement(state, piece)
    for _name, amount in parts:
        rest -= amount
    if rest:
        parts.append(("Rooted" if piece.is_rooted else "Events and others", rest))
    return tuple(parts)


def add_worn(state: GenresState, piece: Piece, wanted: tuple[int, int], parts: list[tuple[str, int]]) -> None:
    """Add what the own text of *piece* and each equipment add to the values that are *wanted*."""
    cards = piece.equipment if piece.card is None or piece.is_frog else [piece.card, *piece.equipment]
    for card in cards:
        added = 0
        for law in card.laws:
            if law.what in wanted:
                added += law.bonus(state, piece)
        if added:
            parts.append((card.name, added))


def add_granted(state: GenresState, pawn: Piece, what: int, parts: list[tuple[str, int]]) -> None:
    """Add what each summon of its player adds to *what* of *pawn*."""
    for piece in state.summons:
        card = piece.card
        if piece.seat == pawn.seat and card is not None and card.grants and not piece.is_frog:
            added = 0
            for law in card.grants:
                if law.what == what:
                    added += law.bonus(state, piece)
            if added:
                parts.append((card.name, added))
