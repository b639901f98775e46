"""Terrain Modifiers that waited are placed (P-5.2, P-11.6). Next, read rules/main_phase.py."""

from typing import ClassVar, Final, cast

from clashtable.core.state import Ask, Move, State, Step
from clashtable.games.panzer.changes import field
from clashtable.games.panzer.geometry import INDUSTRY
from clashtable.games.panzer.model.places import modifier_spaces
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.moves import PICK, TO, PanzerMove, space_moves
from clashtable.games.panzer.rules.triggered import CHECK
from clashtable.games.panzer.vocabulary import MODIFIER


class Placing(Step):
    """Waiting Terrain Modifiers are placed, one after another (P-5.2, step 2)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        seat = panzer.course.active
        waiting = waiting_modifiers(panzer, seat)
        if not waiting or not modifier_spaces(panzer, seat):
            return
        panzer.push(self)
        panzer.push(CHECK)
        if len(waiting) > 1:
            panzer.push(PickModifier(seat))
        else:
            place_from(panzer, seat, waiting[0])


def waiting_modifiers(state: PanzerState, seat: int) -> list[int]:
    """Return the stacks on which Terrain Modifiers of *seat* wait."""
    found: list[int] = []
    for space in INDUSTRY[seat]:
        waiting = state.stacked[space]
        if waiting is not None and waiting.card.kind == MODIFIER:
            found.append(space)
    return found


class PickModifier(Ask):
    """Choose which Terrain Modifier is placed next."""

    __slots__ = ()
    kind: ClassVar[str] = "modifier-pick"

    def moves(self, state: State) -> list[Move]:
        return space_moves(PICK, waiting_modifiers(cast(PanzerState, state), self.seat))

    def answer(self, state: State, move: Move) -> None:
        place_from(cast(PanzerState, state), self.seat, cast(PanzerMove, move).space)


def place_from(state: PanzerState, seat: int, stack: int) -> None:
    """Ask where the Terrain Modifier on *stack* goes, unless a single space is left."""
    spaces = modifier_spaces(state, seat)
    if len(spaces) == 1:
        field.place_modifier(state, seat, stack, spaces[0])
    else:
        state.push(PlaceModifier(seat, stack))


class PlaceModifier(Ask):
    """Choose the Terrain for a Terrain Modifier."""

    __slots__ = ("stack",)
    kind: ClassVar[str] = "modifier-place"

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack: Final = stack

    def moves(self, state: State) -> list[Move]:
        return space_moves(TO, modifier_spaces(cast(PanzerState, state), self.seat))

    def answer(self, state: State, move: Move) -> None:
        field.place_modifier(cast(PanzerState, state), self.seat, self.stack, cast(PanzerMove, move).space)


PLACING: Final = Placing()
