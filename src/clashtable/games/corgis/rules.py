"""Clash of Corgis: be the first to hold no card at all. Next, read effects, then changes.

The stack of what is to happen always begins with the match itself: ``Games`` → ``Deal`` → ``Round`` → ``Lead`` →
(lay, effect) → ``NextTurn`` → ``Follow`` …
"""

from typing import ClassVar, Final, cast

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Luck
from clashtable.core.state import Ask, Move, State, Step
from clashtable.games.corgis.changes.course import deal_cards, end_match, end_round, end_skip, new_trick, pass_turn
from clashtable.games.corgis.effects.activation import (
    lay,
)
from clashtable.games.corgis.effects.samurai import Expose, ask_or_do
from clashtable.games.corgis.model.card import NAMES, bit, cards_in
from clashtable.games.corgis.model.plays import follow_plays, lead_plays
from clashtable.games.corgis.model.state import CorgiOptions, CorgiPlayer, CorgiState, all_cards
from clashtable.games.corgis.moves import PASS, PASS_MOVE, CorgiMove
from clashtable.games.corgis.vocabulary import BERSERKER


def new_match(seats: int, luck: Luck, options: CorgiOptions) -> CorgiState:
    """Return a match of which nothing has happened yet."""
    players = [CorgiPlayer(0, 0, 0, [], [], 0) for _seat in range(seats)]
    return CorgiState(seats, luck, [GAMES], None, options, players, [], 0, new_trick(0), 0, -1)


class Games(Step):
    """Deal the next game, until somebody has won enough of them (C-12.4)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        corgis = cast(CorgiState, state)
        for seat in range(corgis.seats):
            if corgis.players[seat].wins >= corgis.options.match_wins:
                end_match(corgis, seat)
                return
        corgis.push(self)
        corgis.push(DEAL)


class Deal(Step):
    """Shuffle and deal; the winner of the game before leads, at first somebody at random (C-2.3, C-2.4)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        corgis = cast(CorgiState, state)
        leader = corgis.leader
        if leader < 0:
            leader = first_leader(corgis)
        deck = shuffled_deck(corgis)
        deal_cards(corgis, deck, leader)
        corgis.push(ROUND)


def first_leader(state: CorgiState) -> int:
    """Return who leads the first round of a match."""
    scripted = state.luck.scripted()
    if scripted is None:
        leader: int = state.luck.below(state.seats)
    else:
        word = scripted.removeprefix("leader ")
        if not word.isdigit() or int(word) >= state.seats:
            raise InvalidMessage(f"The record's first result of chance should name a leader, not {scripted!r}.")
        leader = int(word)
    state.luck.note(f"leader {leader}")
    return leader


def shuffled_deck(state: CorgiState) -> list[int]:
    """Return the deck in a random order, the top card first, or as the record has it."""
    deck = cards_in(all_cards(state.options))
    scripted = state.luck.scripted()
    if scripted is None:
        state.luck.shuffle(deck)
    else:
        names = scripted.removeprefix("deck ").split()
        if sorted(names) != sorted([NAMES[card] for card in deck]):
            raise InvalidMessage("A deck in a record names every card of the match once (C-1.3).")
        deck = [NAMES.index(name) for name in names]
    if state.luck.noted is not None:
        state.luck.note("deck " + " ".join([NAMES[card] for card in deck]))
    return deck


class Round(Step):
    """Let the leader begin a round (C-5.1)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.push(self)
        state.push(Lead(cast(CorgiState, state).leader))


class Lead(Ask):
    """The leader plays a combo of any kind (C-5.1)."""

    __slots__ = ()
    kind: ClassVar[str] = "LEAD"

    def moves(self, state: State) -> list[Move]:
        return list(lead_plays(cast(CorgiState, state), self.seat))

    def answer(self, state: State, move: Move) -> None:
        state.push(NextTurn(self.seat))
        lay(cast(CorgiState, state), self.seat, cast(CorgiMove, move), encore=False)


class Follow(Ask):
    """Beat the leading combo, or pass (C-5.3)."""

    __slots__ = ()
    kind: ClassVar[str] = "FOLLOW"

    def moves(self, state: State) -> list[Move]:
        return [*follow_plays(cast(CorgiState, state), self.seat), PASS_MOVE]

    def answer(self, state: State, move: Move) -> None:
        corgis, chosen = cast(CorgiState, state), cast(CorgiMove, move)
        corgis.push(NextTurn(self.seat))
        if chosen.kind != PASS:
            lay(corgis, self.seat, chosen, encore=False)
            return
        pass_turn(corgis, self.seat)
        if corgis.trick.berserk and corgis.players[self.seat].hidden:
            ask_or_do(corgis, Expose(self.seat, BERSERKER))  # C-8.8


class NextTurn(Step):
    """Pass the turn on clockwise, or end the round (C-5.3, C-5.6)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        """Who had the turn."""

    def run(self, state: State) -> None:
        corgis = cast(CorgiState, state)
        combo = corgis.leading()
        assert combo is not None
        trick = corgis.trick
        done = trick.passed | trick.out | bit(combo.owner)
        if done == bit(corgis.seats) - 1:
            end_round(corgis, combo.owner)
            return
        seat = (self.seat + 1) % corgis.seats
        while (done & ~bit(combo.owner)) >> seat & 1 or trick.skipped >> seat & 1:
            if trick.skipped >> seat & 1:
                end_skip(corgis, seat)
            seat = (seat + 1) % corgis.seats
        corgis.push(Follow(seat))


GAMES: Final = Games()
DEAL: Final = Deal()
ROUND: Final = Round()
