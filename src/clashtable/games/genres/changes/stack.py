"""Items of the stack change, and leave it (G-11). Next, read changes/outcome.py."""

from typing import Final, cast

from clashtable.core.state import State, Step
from clashtable.games.genres.changes import hands
from clashtable.games.genres.model.attack import CurrentAttack, current_attack, directions_of
from clashtable.games.genres.model.attack_line import FIRST
from clashtable.games.genres.model.attack_targets import first_along
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState, Item, alter_item
from clashtable.games.genres.wire.events import Cancelled


def discard_use(state: GenresState, use: Cast) -> None:
    """Discard the card of *use*, if it has one that leaves, and its Combos."""
    if use.card is not None and use.holds_card:
        state.discard.append(use.card)
    state.discard += use.combos


class CardDone(Step):
    """A card that has resolved goes to the discard pile with its Combos (G-19.5)."""

    __slots__ = ("use",)

    def __init__(self, use: Cast) -> None:
        self.use: Final = use

    def code(self) -> str:
        return f"done {self.use.code()}"

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
