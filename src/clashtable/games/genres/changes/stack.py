"""Items of the stack change, and leave it (G-11). Next, read changes/outcome.py."""

from typing import Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.piles import ids
from clashtable.core.state import State, Step
from clashtable.games.genres.changes import hands
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.attack import CurrentAttack, current_attack, directions_of
from clashtable.games.genres.model.attack_line import FIRST
from clashtable.games.genres.model.attack_targets import first_along
from clashtable.games.genres.model.cast import (
    ASSISTING,
    CARD,
    DRAWING,
    GHOST_MOVE,
    MELEEING,
    MOVING,
    OBJECTING,
    SUMMON_MOVE,
    USE_KINDS,
    Cast,
)
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState, Item
from clashtable.games.genres.wire.events import Announced, Cancelled, Declared, Fizzled, Resolved


def discard_use(state: GenresState, use: Cast) -> None:
    """Discard the card of *use*, if it has one that leaves, and its Combos."""
    if use.card is not None and use.holds_card:
        state.discard.append(use.card)
    state.discard += use.combos


@mypyc_attr(acyclic=True)
class CardDone(Step):
    """A card that has resolved goes to the discard pile with its Combos (G-19.5)."""

    __slots__ = ("use",)

    def __init__(self, use: Cast) -> None:
        self.use: Final = use

    def run(self, state: State) -> None:
        discard_use(cast(GenresState, state), self.use)


def cancel(state: GenresState, serial: int, *, to_hand: bool) -> None:
    """Take an item off the stack; its card and Combos are discarded, or the card returns to its player (G-10.3)."""
    for at in range(len(state.pending)):
        step = state.pending[at]
        if isinstance(step, Item) and step.use.serial == serial:
            use = step.use
            del state.pending[at]
            if state.events is not None:
                state.events.append(Cancelled(serial, use.seat, None if use.card is None else use.card.id))
            if to_hand and use.card is not None:
                hands.enter_openly(state, use.seat, use.card, "return")
                state.discard += use.combos
            else:
                discard_use(state, use)
            return


def reduce(state: GenresState, item: Cast, piece: Piece, amount: int) -> None:
    """Reduce the damage of an attack on the stack to *piece*."""
    changed = item.copy()
    changed.reduced = [*item.reduced, piece.serial, amount]
    alter_item(state, changed)


def redirected(state: GenresState, item: Cast, pawn: Piece, serial: int) -> Cast:
    """Return an attack that hits another piece instead of *pawn*, which is its target."""
    attack = current_attack(state, item)
    changed = item.copy()
    if pawn.serial in item.targets:
        changed.targets = [serial if target == pawn.serial else target for target in item.targets]
    elif attack is not None and attack.select == FIRST:
        changed.targets = [*item.targets, serial]
        changed.spent = [*item.spent, *ways_to(state, item, attack, pawn)]
    return changed


def ways_to(state: GenresState, item: Cast, attack: CurrentAttack, pawn: Piece) -> list[int]:
    """Return the directions along which *pawn* is the first target."""
    return [way for way in directions_of(item) if pawn in first_along(state, item, attack, way)]


def lay_open(state: GenresState, use: Cast) -> Cast:
    """Pay the actions of *use*; its cards leave the hand and lie open. Return it with its number (G-5.4)."""
    declared = use.copy()
    declared.serial = state.number()
    card = use.card
    if use.kind in (CARD, OBJECTING, ASSISTING) and card is not None:
        hands.leave_openly(state, use.seat, card)
        state.played.append(card)
    for combo in use.combos:
        hands.leave_openly(state, use.seat, combo)
        state.played.append(combo)
    if use.kind in (MOVING, MELEEING, DRAWING):
        state.course.actions -= 1
        state.course.drew = state.course.drew or use.kind == DRAWING
    elif use.kind == CARD and card is not None:
        state.course.actions -= card.cost
    return declared


def tell_declared(state: GenresState, use: Cast, words: str) -> None:
    """Tell what was declared, and in *words* what it would do."""
    if state.events is not None:
        kind = Announced if use.kind in ANNOUNCED else Declared
        state.events.append(
            kind(
                use.serial, use.seat, USE_KINDS[use.kind], None if use.card is None else use.card.id, ids(use.combos),
                use.actor or None, tuple(use.targets), GRID.names[use.square] if use.square >= 0 else None,
                use.aim or None, words,
            )
        )  # fmt: skip


def begin_resolving(state: GenresState, use: Cast) -> None:
    """Tell that an item of the stack resolves (G-11.6)."""
    if state.events is not None:
        state.events.append(Resolved(use.serial, use.seat, None if use.card is None else use.card.id))


def fizzle(state: GenresState, use: Cast) -> None:
    """Let an item of the stack have no effect (G-11.7)."""
    discard_use(state, use)
    if state.events is not None:
        state.events.append(Fizzled(use.serial, use.seat, None if use.card is None else use.card.id))


ANNOUNCED: Final = (MOVING, DRAWING, SUMMON_MOVE, GHOST_MOVE)
"""What is told once it has happened."""


def alter_item(state: GenresState, use: Cast) -> None:
    """Put *use* in the place of the item of the same number on the stack."""
    for at in range(len(state.pending)):
        step = state.pending[at]
        if isinstance(step, Item) and step.use.serial == use.serial:
            state.pending[at] = step.with_use(use)
            return
