"""What every effect of Geek Fight is: it may need targets, a Combatant, and answers. Next, read verbs.py."""

from dataclasses import dataclass
from typing import cast

from clashtable.core.effects import Asking, Effect, Use, asking_parts
from clashtable.core.state import Move, State
from clashtable.games.geekfight.effects.groups import Who
from clashtable.games.geekfight.effects.targets import Spec
from clashtable.games.geekfight.model.cast import Cast
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.moves import GeekMove
from clashtable.games.geekfight.vocabulary import COMBATANT


class GeekEffect(Asking):
    """An effect of this game: it may need targets, a Combatant, and answers."""

    def specs(self) -> list[Spec]:
        """Return the targets to be chosen for it."""
        return []

    def needs_combatant(self) -> bool:
        """Tell whether it speaks of ``your Combatant`` (F-12.5)."""
        return False

    def run(self, state: State, use: Use) -> None:
        self.happen(cast(GeekState, state), cast(Cast, use))

    def happen(self, state: GeekState, use: Cast) -> None:
        """Happen, in this game's own types."""

    def is_possible(self, state: GeekState, use: Cast) -> bool:
        """Tell whether it would do anything."""
        return True

    def moves(self, state: State, use: Use, stage: int) -> list[Move]:
        return self.answers(cast(GeekState, state), cast(Cast, use), stage)

    def answers(self, state: GeekState, use: Cast, stage: int) -> list[Move]:
        """Return every answer there is, in this game's own types."""
        return []

    def answer(self, state: State, use: Use, stage: int, move: Move) -> None:
        self.answered(cast(GeekState, state), cast(Cast, use), stage, cast(GeekMove, move))

    def answered(self, state: GeekState, use: Cast, stage: int, move: GeekMove) -> None:
        """Carry out an answer, in this game's own types."""

    def ask(self, state: State, use: Use, seat: int, stage: int, *, is_secret: bool = False) -> None:
        geek = cast(GeekState, state)
        if geek.players[seat].is_in:
            super().ask(state, use, seat, stage, is_secret=is_secret and geek.options.ask_always)


def specs_of(effect: Effect) -> list[Spec]:
    """Return the targets to be chosen for *effect*, in the order of the text; those of ways come with the way."""
    return [spec for part in asking_parts(effect) for spec in cast(GeekEffect, part).specs()]


def needs_combatant(effect: Effect) -> bool:
    """Tell whether *effect* speaks of ``your Combatant`` outside of an ``if`` (F-12.5)."""
    return any(cast(GeekEffect, part).needs_combatant() for part in asking_parts(effect))


def dealer_of(use: Cast) -> int:
    """Return the Combatant that deals the damage of *use*, 0 when it is another card (F-16.6)."""
    return use.source if use.card.kind == COMBATANT else 0


@dataclass(frozen=True)
class Targeted(GeekEffect):
    """An effect on a target that is no card in the arena."""

    target: Spec

    def specs(self) -> list[Spec]:
        return [self.target]


@dataclass(frozen=True)
class Aimed(GeekEffect):
    """An effect on cards in the arena that its text speaks of."""

    who: Who

    def specs(self) -> list[Spec]:
        return self.who.specs()

    def needs_combatant(self) -> bool:
        return self.who.is_your_combatant()

    def is_possible(self, state: GeekState, use: Cast) -> bool:
        return bool(self.who.pieces(state, use))

    def happen(self, state: GeekState, use: Cast) -> None:
        for piece in self.who.pieces(state, use):
            self.touch(state, use, piece)

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        """Happen to *piece*."""
