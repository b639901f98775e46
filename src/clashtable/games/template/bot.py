"""What the game teaches bots: how good a position is, and how to guess what is hidden."""

from typing import Final, cast

from clashtable.core.evaluation import Evaluation
from clashtable.core.imagination import Imagination
from clashtable.core.luck import Luck
from clashtable.core.state import State, Step
from clashtable.games.template.model import TemplateState
from clashtable.games.template.rules import Turn
from clashtable.games.template.vocabulary import DECK
from clashtable.games.template.wire import TemplateView


class TemplateEvaluation(Evaluation):
    """More points than the others, and higher cards left."""

    __slots__ = ()

    def share(self, state: State, seat: int) -> float:
        template = cast(TemplateState, state)
        lead = 0.0
        for other in range(template.seats):
            if other != seat:
                lead += standing(template, seat) - standing(template, other)
        return min(1.0, max(0.0, 0.5 + 0.1 * lead))


def standing(state: TemplateState, seat: int) -> float:
    """Return points, and what the cards in hand promise of them."""
    promise = 0.0
    for card in state.hands[seat]:
        promise += card / DECK
    return state.points[seat] + 0.5 * promise


class TemplateImagination(Imagination):
    """Deal the unseen cards into the hands that the viewer cannot see."""

    __slots__ = ("hidden", "unseen")

    def __init__(self, known: TemplateState, hidden: list[int], unseen: list[int]) -> None:
        super().__init__(known)
        self.hidden: Final = hidden
        """How many cards each seat holds that the viewer cannot see."""
        self.unseen: Final = unseen

    def deal(self, state: State, luck: Luck, attempt: int) -> bool:
        template = cast(TemplateState, state)
        pool = self.unseen[:]
        luck.shuffle(pool)
        for seat in range(template.seats):
            if self.hidden[seat]:
                template.hands[seat] = sorted(pool[: self.hidden[seat]])
                del pool[: self.hidden[seat]]
        template.aside = sorted(pool)
        return True


def imagination_of(view: TemplateView) -> TemplateImagination:
    """Return what *view* leaves open."""
    hands = [list(view.hand or ()) if seat == view.seat else [] for seat in range(len(view.points))]
    hidden = [0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes)]
    pending: list[Step] = [] if view.to_act is None else [Turn(view.to_act)]
    known = TemplateState(
        len(hands), Luck(1, 2, 3, 4), pending, view.outcome, view.cards, [], hands, list(view.table),
        list(view.played), list(view.points), view.leader,
    )  # fmt: skip
    seen = {*view.table, *view.played, *(view.hand or ())}
    return TemplateImagination(known, hidden, [card for card in range(1, DECK + 1) if card not in seen])
