"""What every effect of this game has: targets, room and answers. Next, read effects/verbs.py."""

from dataclasses import dataclass
from typing import cast

from clashtable.core.effects import Asking, Effect, Printed, Use, asking_parts
from clashtable.core.state import Move, State
from clashtable.games.panzer.effects.groups import Who
from clashtable.games.panzer.effects.targets import Spec, legal_marks
from clashtable.games.panzer.model.cast import Cast, Mark
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.moves import PanzerMove
from clashtable.games.panzer.vocabulary import FITTING


class PanzerEffect(Asking):
    """An effect of this game: it may need targets, a space, and answers."""

    def spec(self) -> Spec | None:
        """Return the target to be chosen for it."""
        return None

    def is_harmful(self) -> bool:
        """Tell whether nobody would want it for cards of one's own."""
        return False

    def run(self, state: State, use: Use) -> None:
        self.happen(cast(PanzerState, state), cast(Cast, use))

    def happen(self, state: PanzerState, use: Cast) -> None:
        """Happen, in this game's own types."""

    def lack(self, state: PanzerState, use: Cast) -> int:
        """Return what it lacks, NO_ROOM or NO_CARD (P-7.8), FITTING where nothing; targets are asked for elsewhere."""
        return FITTING

    def moves(self, state: State, use: Use, stage: int) -> list[Move]:
        return self.answers(cast(PanzerState, state), cast(Cast, use), stage)

    def answers(self, state: PanzerState, use: Cast, stage: int) -> list[Move]:
        """Return every answer there is, in this game's own types."""
        return []

    def answer(self, state: State, use: Use, stage: int, move: Move) -> None:
        self.answered(cast(PanzerState, state), cast(Cast, use), stage, cast(PanzerMove, move))

    def answered(self, state: PanzerState, use: Cast, stage: int, move: PanzerMove) -> None:
        """Carry out an answer, in this game's own types."""


def specs_of(effect: Effect) -> list[Spec]:
    """Return the targets to be chosen for *effect*, in the order of the text; those of ways come with the way."""
    specs = [cast(PanzerEffect, part).spec() for part in asking_parts(effect)]
    return [spec for spec in specs if spec is not None]


def harmed_kinds(effect: Effect) -> int:
    """Return the kinds of targets that *effect* harms, as bits."""
    found = 0
    if isinstance(effect, PanzerEffect):
        spec = effect.spec()
        if spec is not None and effect.is_harmful():
            found = 1 << spec.kind()
    else:
        for part in effect.parts():
            found |= harmed_kinds(part)
    return found


def lack_of(state: PanzerState, effect: Effect, use: Cast) -> int:
    """Return the first space or card that a part of *effect* lacks (P-7.8), FITTING where there is all it needs."""
    if isinstance(effect, PanzerEffect):
        return effect.lack(state, use)
    for part in effect.parts():
        lack = lack_of(state, part, use)
        if lack != FITTING:
            return lack
    return FITTING


@dataclass(frozen=True)
class Aimed(PanzerEffect):
    """An effect on Units that its text speaks of."""

    who: Who

    def spec(self) -> Spec | None:
        return self.who.spec()

    def happen(self, state: PanzerState, use: Cast) -> None:
        for unit in self.who.units(state, use):
            self.touch(state, use, unit)

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        """Happen to *unit*."""


class HarmsUnits(Aimed):
    """An effect that nobody would want for Units of one's own."""

    def is_harmful(self) -> bool:
        return True


@dataclass(frozen=True)
class Marked(PanzerEffect):
    """An effect on chosen things that are not Units."""

    chosen: Spec

    def spec(self) -> Spec | None:
        return self.chosen

    def happen(self, state: PanzerState, use: Cast) -> None:
        for mark in legal_marks(state, use, self.chosen):
            self.touch(state, use, mark)

    def touch(self, state: PanzerState, use: Cast, mark: Mark) -> None:
        """Happen to *mark*."""


class HarmsThings(Marked):
    """An effect that nobody would want for things of one's own, such as their destruction."""

    def is_harmful(self) -> bool:
        return True

    def text(self, card: Printed) -> str:
        return f"destroy {self.chosen.text()}"
