"""A match from its first chance to its end, told by numbers alone: those of chance, and those of the players.

Where a game lists the results of its chances, a number is the place of one in that list. Elsewhere chance draws the
seed of the match, digit by digit, and everything else follows from it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from clashtable.core.encode import Cells, Decision, Encoding
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.luck import luck_from_seed
from clashtable.core.setting import Value
from clashtable.core.state import Ask, State, asking, play, settle, to_act
from clashtable.envs.lanes import rewards_of

DIGITS: Final = 2
"""How many numbers chance draws for a seed."""
BASE: Final = 1024
"""How many there are of each: so there are 1,048,576 deals."""
RECALL_BYTES: Final = 16
"""How many bytes stand for all that a seat has seen and done."""


class Start(NamedTuple):
    """The middle of a match, to begin there."""

    state: State
    """Nobody alters it."""
    recall: list[bytes]
    chosen: list[int]


class Course:
    """One match on its way; before its first decision, and wherever chances are listed, chance is to act."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Value]) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.taken: list[int] = []
        """Every number since the beginning."""
        self.chosen: list[int] = []
        """The numbers taken so far in the decision of the seat to act."""
        self.chances: Sequence[str] = ()
        """The results that chance can have now, where they are listed."""
        self.recall = [b""] * seats
        """For each seat what stands for all that it saw and did in its decisions."""
        self.start: Start | None = None
        """Where an imagined match begins."""
        self.state: State | None = None
        """None while the seed is drawn."""
        self._decision: Decision | None = None
        self.lists_chance = game.most_chances(options) > 0
        if self.lists_chance:
            self.state = game.deal(seats, luck_from_seed(0), options)
            self._go_on(self.state)

    @property
    def encoding(self) -> Encoding:
        """How the game is written in numbers."""
        if self.game.encoding is None:
            raise InvalidMessage(f"{self.game.title} is not written in numbers.")
        return self.game.encoding

    @property
    def is_chance(self) -> bool:
        """Whether chance is to act."""
        return self.state is None or bool(self.chances)

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.state is not None and not self.state.pending

    @property
    def seat(self) -> int:
        """Who must answer, -1 when nobody must."""
        return -1 if self.state is None or self.chances else to_act(self.state)

    def outcomes(self) -> int:
        """Return how many results chance can have now, all equally likely."""
        return BASE if self.state is None else len(self.chances)

    def decision(self) -> Decision:
        """Return the decision on its way."""
        if self._decision is None:
            self._decision = Decision(self.encoding, self.dealt())
            for number in self.chosen:
                self._decision.take(number)
        return self._decision

    def dealt(self) -> State:
        """Return the state; there is none while the seed is drawn."""
        if self.state is None:
            raise ValueError("The match has not been dealt yet.")
        return self.state

    def take(self, number: int) -> None:
        """Go on with *number*, of chance or of the seat to act; one that cannot come next is a ValueError."""
        if self.is_chance:
            self._take_chance(number)
        else:
            self._take_answer(number)
        self.taken.append(number)

    def observation(self, seat: int) -> bytes:
        """Return what *seat* knows, with its own decision on the way; nothing but zeros while chance is to act."""
        cells = Cells(self.encoding.layout.size)
        if not self.is_chance:
            self.encoding.observe(self.dealt(), seat, cells)
            if self.chosen and seat == self.seat:
                self.encoding.observe_decision(self.decision(), cells)
        return cells.rows()

    def view(self, seat: int | None) -> str:
        """Return what *seat* knows as JSON, None being a spectator; nothing while chance is to act."""
        return "" if self.is_chance else msgspec.json.encode(self.game.view(self.dealt(), seat)).decode()

    def rewards(self) -> list[float]:
        """Return what each seat has got: nothing before the end."""
        return rewards_of(None if self.state is None else self.state.outcome, self.seats)

    def name(self, number: int) -> str:
        """Return what *number* means where it is taken now."""
        if self.state is None:
            return f"seed {number}"
        return self.chances[number] if self.chances else self.encoding.actions[number]

    def imagined(self, seat: int, seed: int) -> Course:
        """Return another match that looks the same to *seat*; what others have seen before is forgotten."""
        state = self.game.imagine(self.game.view(self.dealt(), seat), seed).state
        recall = [recall if owner == seat else b"" for owner, recall in enumerate(self.recall)]
        # Numbers of a decision on its way are known to who takes them: others imagine it from its beginning.
        course = Course(self.game, self.seats, self.options)
        course.begin(Start(state, recall, self.chosen[:] if seat == self.seat else []))
        return course

    def begin(self, start: Start) -> None:
        """Begin in the middle of a match."""
        self.start, self.taken, self.chances = start, [], ()
        self.state, self.recall, self.chosen = start.state.fork(), start.recall[:], start.chosen[:]

    def fork(self) -> Course:
        """Return an independent copy."""
        copy = Course.__new__(Course)
        copy.__dict__.update(self.__dict__)
        copy.taken, copy.chosen, copy.recall = self.taken[:], self.chosen[:], self.recall[:]
        copy.state = None if self.state is None else self.state.fork()
        copy._decision = None
        return copy

    def __deepcopy__(self, memo: object) -> Course:
        return self.fork()

    def __reduce__(self) -> tuple[object, ...]:
        start = None
        if self.start is not None:
            start = (msgspec.json.encode(self.game.save(self.start.state)), self.start.recall, self.start.chosen)
        return played_again, (self.game, self.seats, dict(self.options), start, self.taken)

    def _take_chance(self, number: int) -> None:
        if number not in range(self.outcomes()):
            raise ValueError(f"Chance has no result {number} now.")
        if self.state is None:
            if len(self.taken) < DIGITS - 1:
                return
            self.state = self.game.deal(self.seats, luck_from_seed(seed_of([*self.taken, number])), self.options)
            settle(self.state)
            return
        self.state.luck.script = [self.chances[number]]
        self.state.pending.pop().run(self.state)
        self.state.luck.script = None
        self._go_on(self.state)

    def _take_answer(self, number: int) -> None:
        seat = self.seat
        seen = self.observation(seat)
        move = self.decision().take(number)
        self.recall[seat] = digest(self.recall[seat], seen, number)
        self.chosen.append(number)
        if move is None:
            return
        self.chosen, self._decision = [], None
        state = self.dealt()
        if not self.lists_chance:
            play(state, move)
            return
        ask = asking(state)
        state.pending.pop()
        ask.answer(state, move)
        self._go_on(state)

    def _go_on(self, state: State) -> None:
        self.chances = ()
        while state.pending and not isinstance(state.pending[-1], Ask):
            self.chances = self.game.chances(state)
            if self.chances:
                return
            state.pending.pop().run(state)


def seed_of(digits: Sequence[int]) -> int:
    """Return the seed that chance has drawn."""
    seed = 0
    for digit in digits:
        seed = seed * BASE + digit
    return seed


def digest(recall: bytes, seen: bytes, number: int) -> bytes:
    """Return what stands for all before, for what was *seen* then, and for the *number* that was taken."""
    return hashlib.blake2b(recall + seen + number.to_bytes(4, "big"), digest_size=RECALL_BYTES).digest()


def played_again(
    game: Game,
    seats: int,
    options: Mapping[str, Value],
    start: tuple[bytes, list[bytes], list[int]] | None,
    taken: Sequence[int],
) -> Course:
    """Return the course in which *taken* were the numbers; how courses are unpickled."""
    course = Course(game, seats, options)
    if start is not None:
        snapshot, recall, chosen = start
        course.begin(Start(game.restore(snapshot).state, recall, chosen))
    for number in taken:
        course.take(number)
    return course
