"""Objection! cards that turn an attack on somebody else. Next, read effects/summon_orders.py."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.core.state import Move
from clashtable.core.text import figured
from clashtable.games.genres.changes.stack import alter_item, redirected, ways_to
from clashtable.games.genres.changes.walking import swap
from clashtable.games.genres.effects.base import own_pawn
from clashtable.games.genres.effects.objections import PieceObjection
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.attack import area_has, current_attack
from clashtable.games.genres.model.attack_line import FIRST
from clashtable.games.genres.model.attack_targets import may_target, pieces_hit
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState, find_item
from clashtable.games.genres.moves import PIECE, piece_move


@dataclass(frozen=True)
class SendDouble(PieceObjection):
    """Swap with a summon, which takes the hit."""

    distance: int

    def text(self, card: Printed) -> str:
        return (
            f"swap squares with a summon you control within {figured(self.distance, 'square')}. If the attack has one "
            "target, that summon becomes the target"
        )

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        pawn = own_pawn(state, use)
        return [
            piece_move(PIECE, piece)
            for piece in state.summons_of(use.seat)
            if GRID.distance(piece.square, pawn.square) <= self.distance
        ]

    def obstacle(self, state: GenresState, use: Cast) -> str:
        return "" if self.options(state, use) else "summon"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        double, pawn = state.piece(use.piece), own_pawn(state, use)
        if double is None or not double.is_standing() or double.seat != use.seat:
            return
        is_target = is_target_of(state, item, pawn)
        changed = item if not is_target else redirected(state, item, pawn, double.serial)
        swap(state, pawn, double)
        alter_item(state, changed)


def is_target_of(state: GenresState, item: Cast, pawn: Piece) -> bool:
    """Tell whether *pawn* is a target of an attack that has one: chosen, or the first on its line."""
    attack = current_attack(state, item)
    if attack is None or not attack.is_one_target():
        return False
    if pawn.serial in item.targets:
        return area_has(state, item, attack, pawn.square)
    return attack.select == FIRST and bool(ways_to(state, item, attack, pawn))


@dataclass(frozen=True)
class Redirect(PieceObjection):
    """Another enemy of the attacker becomes the target (G-12)."""

    def text(self, card: Printed) -> str:
        return "redirect it"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        item = find_item(state, use.aim)
        return [] if item is None else [piece_move(PIECE, piece) for piece in others(state, use, item)]

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        pawn = own_pawn(state, use)
        if is_target_of(state, item, pawn):
            alter_item(state, redirected(state, item, pawn, use.piece))


def others(state: GenresState, use: Cast, item: Cast) -> list[Piece]:
    """Return the enemies of the attacker that an attack can be redirected to."""
    attack = current_attack(state, item)
    if attack is None:
        return []
    hit = pieces_hit(state, item, attack)
    return [
        piece
        for piece in state.pieces()
        if piece.is_standing()
        and piece.seat != attack.attacker.seat
        and piece is not own_pawn(state, use)
        and piece not in hit
        and piece.serial not in item.targets
        and may_target(state, attack, piece)
        and area_has(state, item, attack, piece.square)
    ]
