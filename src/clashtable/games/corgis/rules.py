"""Clash of Corgis: be the first to hold no card at all. Next, read effects, then changes.

The stack of what is to happen always begins with the match itself: ``Games`` → ``Deal`` → ``Round`` → ``Lead`` →
(lay, effect) → ``NextTurn`` → ``Follow`` …
"""

from typing import ClassVar, Final, cast

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Luck
from clashtable.core.state import Ask, Move, State, Step
from clashtable.core.window import Response, Window
from clashtable.games.corgis.changes.course import deal_cards, end_match, end_round, end_skip, new_trick, pass_turn
from clashtable.games.corgis.effects.activation import (
    Activate,
    AskActivate,
    Declare,
    Discard,
    Effect,
    Encore,
    Return,
    Target,
    lay,
)
from clashtable.games.corgis.effects.samurai import Expose, ExposeLock, SamuraiWindow, Strike, ask_or_do
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

    def code(self) -> str:
        return "games"

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

    def code(self) -> str:
        return "deal"

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

    def code(self) -> str:
        return "round"

    def run(self, state: State) -> None:
        state.push(self)
        state.push(Lead(cast(CorgiState, state).leader))


class Lead(Ask):
    """The leader plays a combo of any kind (C-5.1)."""

    __slots__ = ()
    kind: ClassVar[str] = "LEAD"

    def code(self) -> str:
        return f"lead {self.seat}"

    def moves(self, state: State) -> list[Move]:
        return list(lead_plays(cast(CorgiState, state), self.seat))

    def answer(self, state: State, move: Move) -> None:
        state.push(NextTurn(self.seat))
        lay(cast(CorgiState, state), self.seat, cast(CorgiMove, move), encore=False)


class Follow(Ask):
    """Beat the leading combo, or pass (C-5.3)."""

    __slots__ = ()
    kind: ClassVar[str] = "FOLLOW"

    def code(self) -> str:
        return f"follow {self.seat}"

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

    def code(self) -> str:
        return f"next turn {self.seat}"

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


def step_from(code: str) -> Step:
    """Return the step of *code*."""
    if code.startswith("response "):
        seat, _to, window = code.removeprefix("response ").partition(" to ")
        return Response(cast(Window, step_from(window)), int(seat))
    words = code.split()
    name = " ".join([word for word in words if not word.isdigit()])
    numbers = [int(word) for word in words if word.isdigit()]
    step = step_named(name, numbers)
    if step is None or step.code() != code:
        raise InvalidMessage(f"Clash of Corgis has no step {code!r}.")
    return step


def step_named(name: str, numbers: list[int]) -> Step | None:
    """Return the step called *name* with its numbers; None when there is none."""
    if len(numbers) == 0:
        return {"games": GAMES, "deal": DEAL, "round": ROUND}.get(name)
    seat = numbers[0]
    if len(numbers) == 1:
        return seat_step(name, seat)
    if len(numbers) == 2:
        return Effect(seat, numbers[1]) if name == "effect" else Expose(seat, numbers[1]) if name == "expose" else None
    if name == "samurai":
        return SamuraiWindow([seat], 0, numbers[1], numbers[2])
    return Strike(seat, numbers[1], numbers[2]) if name == "strike" else None


def seat_step(name: str, seat: int) -> Step | None:
    """Return the step called *name* that knows nothing but a seat."""
    steps: list[Step] = [
        Lead(seat), Follow(seat), NextTurn(seat), Activate(seat), AskActivate(seat), Encore(seat), Return(seat),
        Discard(seat), Declare(seat), Target(seat), ExposeLock(seat),
    ]  # fmt: skip
    for step in steps:
        if step.code() == f"{name} {seat}":
            return step
    return None
