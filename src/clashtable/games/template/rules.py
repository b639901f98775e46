"""The course of a match, as steps. Read this first; then changes.py, which is all that alters a state.

A step runs, and may push what follows from it; an ``Ask`` waits for its seat. The steps beneath wait their turn, so
any match can be copied, saved and searched at any moment.
"""

from typing import ClassVar, Final, cast

from clashtable.core.luck import Luck
from clashtable.core.state import Ask, Move, State, Step
from clashtable.games.template.changes import deal_hands, end_match, play_card, win_round
from clashtable.games.template.model import TemplateState, highest, new_state
from clashtable.games.template.moves import PLAYS, TemplateMove
from clashtable.games.template.vocabulary import NO_CARD


class Deal(Step):
    """Begin the match (T-1)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        deal_hands(cast(TemplateState, state))
        state.push(ROUND)


class Round(Step):
    """Ask the next player, or see who takes the round (T-2)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        template = cast(TemplateState, state)
        for place in range(template.seats):
            seat = (template.leader + place) % template.seats
            if template.table[seat] == NO_CARD:
                template.push(Turn(seat))
                return
        win_round(template, highest(template))
        if template.hands[0]:
            template.push(ROUND)
        else:
            end_match(template)


class Turn(Ask):
    """Play a card (T-2.1)."""

    __slots__ = ()
    kind: ClassVar[str] = "turn"

    def moves(self, state: State) -> list[Move]:
        return [PLAYS[card] for card in cast(TemplateState, state).hands[self.seat]]

    def answer(self, state: State, move: Move) -> None:
        state.push(ROUND)
        play_card(cast(TemplateState, state), self.seat, cast(TemplateMove, move).card)


DEAL: Final = Deal()
ROUND: Final = Round()


def new_match(seats: int, luck: Luck, cards: int) -> TemplateState:
    """Return a match before its first step."""
    return new_state(seats, luck, [DEAL], cards)
