"""Clash of Corgis: be the first to hold no card at all. Next, read effects, then changes.

The stack of what is to happen always begins with the match itself: ``Games`` → ``Deal`` → ``Round`` → ``Lead`` →
(lay, effect) → ``NextTurn`` → ``Follow`` …
"""

from typing import ClassVar, Final, cast, final

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Luck
from clashtable.core.state import Ask, Move, State, Step, ask_or_answer, asking
from clashtable.core.window import Response
from clashtable.games.corgis.changes.course import deal_cards, end_match, end_round, end_skip, new_trick, pass_turn
from clashtable.games.corgis.effects.activation import Return, lay
from clashtable.games.corgis.effects.samurai import Expose, Strike
from clashtable.games.corgis.model.card import NAMES, bit, cards_in
from clashtable.games.corgis.model.plays import follow_play, follow_plays, lead_play, lead_plays
from clashtable.games.corgis.model.state import CorgiOptions, CorgiPlayer, CorgiState, all_cards
from clashtable.games.corgis.moves import MOST_SEATS, PASS, PASS_MOVE, CorgiMove
from clashtable.games.corgis.vocabulary import BERSERKER


def new_match(seats: int, luck: Luck, options: CorgiOptions) -> CorgiState:
    """Return a match of which nothing has happened yet."""
    players = [CorgiPlayer(0, 0, 0, [], [], 0) for _seat in range(seats)]
    return CorgiState(seats, luck, [GAMES], None, options, players, [], 0, new_trick(0), 0, -1)


@final
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


@final
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


@final
class Round(Step):
    """Let the leader begin a round (C-5.1)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        state.push(self)
        state.push(LEAD[cast(CorgiState, state).leader])


@final
class Lead(Ask):
    """The leader plays a combo of any kind (C-5.1)."""

    __slots__ = ()
    kind: ClassVar[str] = "LEAD"

    def moves(self, state: State) -> list[Move]:
        return lead_plays(cast(CorgiState, state), self.seat)

    def draw(self, state: State, luck: Luck) -> Move:
        return lead_play(cast(CorgiState, state), self.seat, luck)

    def answer(self, state: State, move: Move) -> None:
        state.push(NEXT_TURN[self.seat])
        lay(cast(CorgiState, state), self.seat, cast(CorgiMove, move), encore=False)


@final
class Follow(Ask):
    """Beat the leading combo, or pass (C-5.3)."""

    __slots__ = ()
    kind: ClassVar[str] = "FOLLOW"

    def moves(self, state: State) -> list[Move]:
        found = follow_plays(cast(CorgiState, state), self.seat)
        found.append(PASS_MOVE)
        return found

    def draw(self, state: State, luck: Luck) -> Move:
        return follow_play(cast(CorgiState, state), self.seat, luck)

    def answer(self, state: State, move: Move) -> None:
        corgis, chosen = cast(CorgiState, state), cast(CorgiMove, move)
        corgis.push(NEXT_TURN[self.seat])
        if chosen.kind != PASS:
            lay(corgis, self.seat, chosen, encore=False)
            return
        pass_turn(corgis, self.seat)
        if corgis.trick.berserk and corgis.players[self.seat].hidden:
            ask_or_answer(corgis, Expose(self.seat, BERSERKER))  # C-8.8


@final
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
        corgis.push(FOLLOW[seat])


GAMES: Final = Games()
DEAL: Final = Deal()
ROUND: Final = Round()
LEAD: Final = [Lead(seat) for seat in range(MOST_SEATS)]
FOLLOW: Final = [Follow(seat) for seat in range(MOST_SEATS)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]
"""Made once for each seat, because they never change."""


def is_public(ask: Ask) -> bool:
    """Tell whether everybody may know who is asked what: whose lead or turn it is (C-11.6)."""
    return isinstance(ask, (Lead, Follow))


def aimed_at(state: CorgiState) -> int:
    """Return whom an effect is aimed at that waits for its window (C-8.10), -1 when there is none."""
    for at in range(len(state.pending) - 1, -1, -1):
        step = state.pending[at]
        if isinstance(step, Strike):
            return step.target
    if state.pending:
        ask = asking(state)
        if ask.kind == "EXPOSE_LOCK" and not isinstance(ask, Response):
            return ask.seat
    return -1


def is_drawing(state: CorgiState) -> bool:
    """Tell whether a Healer's card was drawn for which none has been returned yet."""
    return bool(state.pending) and isinstance(asking(state), Return)
