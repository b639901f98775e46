"""Declaring in steps (G-5.4): Combos, ways, destinations, targets; then it is paid and goes on the stack.

What is chosen so far is seen by its player alone (G-22). Next, read rules/stack.py.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from clashtable.core.state import Move
from clashtable.games.genres.effects import attack_choices
from clashtable.games.genres.effects.abilities import does_of
from clashtable.games.genres.effects.base import Decision
from clashtable.games.genres.geometry.board import GRID, within
from clashtable.games.genres.geometry.shapes import NO_CENTER
from clashtable.games.genres.model.attack import TAPED_SHAPES
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import (
    ASSISTING,
    CARD,
    GHOST_ATTACK,
    GHOST_MOVE,
    MELEEING,
    MOVING,
    OBJECTING,
    SUMMON_ATTACK,
    SUMMON_MOVE,
    Cast,
    beginning,
)
from clashtable.games.genres.model.movement import destinations
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import movement
from clashtable.games.genres.moves import (
    ATTACH,
    DONE,
    MODE_MOVES,
    PIECE,
    SHAPE_MOVES,
    TO,
    GenresMove,
    aim_move,
    card_moves,
    piece_move,
    plain,
    square_moves,
)
from clashtable.games.genres.rules.combos import (
    fitting_combos,
    is_shape_open,
    obstacle_to_ways,
    open_modes,
    parts_for,
    takes_combos,
)
from clashtable.games.genres.rules.responses import aims
from clashtable.games.genres.vocabulary import ACTION, ALLY, ENEMY_PAWN, EQUIPMENT, GHOST_MOVEMENT, PAWN, SUMMON, ZONE

MOVES: Final = (MOVING, SUMMON_MOVE, GHOST_MOVE)


def has_begun(use: Cast) -> bool:
    """Tell whether a choice was made that comes after the Combos."""
    return (
        use.mode >= 0 or use.direction >= 0 or use.square >= 0 or use.center != NO_CENTER or use.piece > 0
        or use.zone > 0 or use.player >= 0 or bool(use.targets)
    )  # fmt: skip


def open_decision(state: GenresState, use: Cast) -> Decision | None:
    """Return the choice that is still to be made of *use*; None when it can be declared."""
    if use.kind in (MOVING, SUMMON_MOVE, GHOST_MOVE):
        return DESTINATION if use.square < 0 else None
    if use.kind in (OBJECTING, ASSISTING) and use.aim == 0:
        return AIM
    if takes_combos(use) and not use.is_done and not has_begun(use):
        if attack_choices.reshapes(use) and use.shape < 0:
            return TAPED_SHAPE
        combos = fitting_combos(state, use)
        if combos:
            return NextCombo(combos)
    if use.kind in (MELEEING, SUMMON_ATTACK, GHOST_ATTACK):
        return attack_choices.attack_decision(state, use)
    if use.kind == CARD and use.card is not None and use.card.type == EQUIPMENT:
        return None if use.piece else WEARER
    return effect_decision(state, use)


def effect_decision(state: GenresState, use: Cast) -> Decision | None:
    """Return what the effects of *use* still ask for."""
    does = None if use.card is None or use.kind not in (CARD, OBJECTING) else does_of(use.card)
    if does is not None and does.has_ways and use.mode < 0:
        return WAY
    for part in parts_for(use):
        found = part.open_decision(state, use)
        if found is not None:
            return found
    return None


class Destination(Decision):
    """Where a Move leads (G-6.6)."""

    __slots__ = ()

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return square_moves(TO, goals(state, use))

    def note(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.square = move.number


class Aim(Decision):
    """What a response answers (G-11.4)."""

    __slots__ = ()

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [aim_move(item.serial) for item in aims(state, use)]

    def note(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.aim = move.number


@mypyc_attr(acyclic=True)
class NextCombo(Decision):
    """Another Combo, or no more (G-10.5)."""

    __slots__ = ("combos",)

    def __init__(self, combos: list[Card]) -> None:
        super().__init__("combo")
        self.combos: Final = combos
        """Those that fit."""

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [plain(DONE), *card_moves(ATTACH, self.combos)]

    def note(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        if move.card is None:
            use.is_done = True
        else:
            use.combos = [*use.combos, move.card]


class TapedShape(attack_choices.ShapeChoice):
    """Which shape Duct Tape gives what is declared, of those that leave a legal declaration."""

    __slots__ = ()

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [SHAPE_MOVES[at] for at in range(len(TAPED_SHAPES)) if is_shape_open(state, use, at)]


class Wearer(Decision):
    """Who is given Equipment (G-13.1)."""

    __slots__ = ()

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        assert use.card is not None
        return [piece_move(PIECE, piece) for piece in wearers(state, use.seat, use.card)]

    def note(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.piece = move.number


class Way(Decision):
    """One of several ways that a text offers (G-5.5)."""

    __slots__ = ()

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [MODE_MOVES[mode] for mode in open_modes(state, use)]

    def note(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.mode = move.number


DESTINATION: Final = Destination("destination")
AIM: Final = Aim("aim")
TAPED_SHAPE: Final = TapedShape("shape")
WEARER: Final = Wearer("choose-piece")
WAY: Final = Way("mode")


def goals(state: GenresState, use: Cast) -> list[int]:
    """Return where the piece of a Move can go."""
    piece = state.piece(use.actor)
    if piece is None:
        return []
    if use.kind == GHOST_MOVE:
        return [square for square in within(piece.square, GHOST_MOVEMENT) if square != piece.square]
    return destinations(state, piece, movement(state, piece))


def wearers(state: GenresState, seat: int, card: Card) -> list[Piece]:
    """Return who may be given Equipment (G-13.1)."""
    pawn = state.pawns[seat]
    if card.wearer == ENEMY_PAWN:
        return [
            piece
            for piece in state.pieces()
            if piece.kind == PAWN and piece.seat != seat and GRID.distance(piece.square, pawn.square) <= card.within
        ]
    return [pawn, *state.summons_of(seat)] if card.wearer == ALLY else [pawn]


def card_use(state: GenresState, seat: int, card: Card) -> Cast:
    """Return a card of the hand that is being played; nothing is chosen yet, and it is never altered."""
    return beginning(CARD, seat, card, state.pawns[seat].serial)


def is_playable(state: GenresState, seat: int, card: Card) -> bool:
    """Tell whether *seat*, which is active, can play *card* now."""
    return not obstacle_to_play(state, seat, card)


def obstacle_to_play(state: GenresState, seat: int, card: Card) -> str:
    """Return what keeps *seat*, which is active, from playing *card* now; empty when nothing does (G-5.3)."""
    if card.type not in (ACTION, EQUIPMENT, ZONE, SUMMON):
        return "type"
    if state.was_played(card):
        return "played"
    if card.cost > state.course.actions:
        return "actions"
    if card.type == EQUIPMENT:
        return "" if card.wearer != ENEMY_PAWN or wearers(state, seat, card) else "pawn"
    if card.type != ACTION:
        return ""
    return obstacle_to_ways(state, card_use(state, seat, card))


PLAYED: Final = (ACTION, EQUIPMENT, ZONE, SUMMON)
"""The types that are played in the action step (G-10.1)."""
