"""What every effect of this game has: targets, room and answers. Next, read effects/verbs.py."""

from typing import cast

from clashtable.core.effects import Asking, Choice, Choose, Effect, Use
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

    def ask(self, state: PanzerState, use: Cast, stage: int) -> None:
        """Ask the player of *use*, unless a single answer is left (P-17.2)."""
        answers = self.answers(state, use, stage)
        if len(answers) > 1:
            state.push(Choice(use.seat, self, use, stage))
        elif answers:
            self.answered(state, use, stage, cast(PanzerMove, answers[0]))


def specs_of(effect: Effect) -> list[Spec]:
    """Return the targets to be chosen for *effect*, in the order of the text; those of ways come with the way."""
    if isinstance(effect, PanzerEffect):
        spec = effect.spec()
        return [] if spec is None else [spec]
    found: list[Spec] = []
    if not isinstance(effect, Choose):
        for part in effect.parts():
            found += specs_of(part)
    return found


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


class Aimed(PanzerEffect):
    """An effect on Units that its text speaks of; subclasses have a field ``who``."""

    def whom(self) -> Who:
        """Return whom it is about."""
        return Who()

    def spec(self) -> Spec | None:
        return self.whom().spec()

    def happen(self, state: PanzerState, use: Cast) -> None:
        for unit in self.whom().units(state, use):
            self.touch(state, use, unit)

    def touch(self, state: PanzerState, use: Cast, unit: Unit) -> None:
        """Happen to *unit*."""


class Marked(PanzerEffect):
    """An effect on chosen things that are not Units; subclasses have a field ``chosen``."""

    def wanted(self) -> Spec:
        """Return what is chosen."""
        return Spec()

    def spec(self) -> Spec | None:
        return self.wanted()

    def happen(self, state: PanzerState, use: Cast) -> None:
        for mark in legal_marks(state, use, self.wanted()):
            self.touch(state, use, mark)

    def touch(self, state: PanzerState, use: Cast, mark: Mark) -> None:
        """Happen to *mark*."""
