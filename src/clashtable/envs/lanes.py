"""Matches played by numbers, many in one call (compiled): the inner loop of every environment."""

from typing import Final, Protocol

from clashtable.core.encode import Cells, Decision, Encoding
from clashtable.core.outcome import Outcome
from clashtable.core.state import State, play, to_act


class Dealer(Protocol):
    """What begins matches."""

    def deal(self) -> State:
        """Return a new match that waits for its first answer."""


def rewards_of(outcome: Outcome | None, seats: int) -> list[float]:
    """Return what each seat gets at the end: 1 shared by the winners, taken from the others; nothing for a draw."""
    winners = () if outcome is None else outcome.winners
    if len(winners) in (0, seats):
        return [0.0] * seats
    lost = -1.0 / (seats - len(winners))
    return [1.0 / len(winners) if seat in winners else lost for seat in range(seats)]


class Lane:
    """One match at a time, answered number by number."""

    __slots__ = ("cells", "decision", "encoding", "mask", "rewards", "seat", "state")

    def __init__(self, encoding: Encoding, state: State) -> None:
        self.encoding: Final = encoding
        self.state = state
        self.decision = Decision(encoding, state)
        self.seat = to_act(state)
        """Who must answer, -1 when the match is over."""
        self.rewards: list[float] = [0.0] * state.seats
        """What each seat got by the last number that was taken."""
        self.cells: Cells | None = None
        self.mask: Cells | None = None
        """Made when somebody looks, and written again and again."""

    def fork(self) -> "Lane":
        """Return an independent copy; what was taken so far in a decision is taken there too."""
        copy = Lane(self.encoding, self.state.fork())
        for number in self.decision.taken:
            copy.decision.take(number)
        copy.rewards = self.rewards
        return copy

    def take(self, number: int) -> bool:
        """Answer with *number*; tell whether the match is over now."""
        move = self.decision.take(number)
        if move is None:
            return False
        play(self.state, move)
        self.refresh()
        return self.seat < 0

    def refresh(self) -> None:
        """Look at the match again, which has gone on."""
        self.seat = to_act(self.state)
        self.decision = Decision(self.encoding, self.state)
        if self.seat < 0:
            self.rewards = rewards_of(self.state.outcome, self.state.seats)

    def write(self, seat: int, cells: Cells) -> None:
        """Write what *seat* knows, with its own decision on the way, into the row that *cells* stand at."""
        self.encoding.observe(self.state, seat, cells)
        if seat == self.seat and self.decision.taken:
            self.encoding.observe_decision(self.decision, cells)

    def observation(self, seat: int) -> bytes:
        """Return what *seat* knows."""
        cells = self.cells
        if cells is None:
            cells = Cells(self.encoding.layout.size)
            self.cells = cells
        else:
            cells.clear()
        self.write(seat, cells)
        return cells.rows()

    def action_mask(self, seat: int) -> bytes:
        """Return which numbers *seat* can answer: none while others are asked."""
        mask = self.mask
        if mask is None:
            mask = Cells(len(self.encoding.actions))
            self.mask = mask
        else:
            mask.clear()
        if seat == self.seat:
            self.write_mask(mask)
        return mask.rows()

    def look(self) -> tuple[bytes, bytes]:
        """Return what the seat to act knows, and which numbers it can answer; in one call, as every step needs both."""
        return self.observation(self.seat), self.action_mask(self.seat)

    def write_mask(self, mask: Cells) -> None:
        """Mark the numbers that can come next."""
        self.decision.mark(mask)


class Lanes:
    """Several matches side by side; one that ends is followed by a new one."""

    __slots__ = ("dealer", "encoding", "ended", "lanes", "masks", "observations", "rewards", "seats")

    def __init__(self, encoding: Encoding, dealer: Dealer, count: int) -> None:
        self.encoding: Final = encoding
        self.dealer: Final = dealer
        self.lanes: Final = [Lane(encoding, dealer.deal()) for _lane in range(count)]
        self.observations: Final = Cells(encoding.layout.size, count)
        self.masks: Final = Cells(len(encoding.actions), count)
        self.seats: list[int] = []
        """Who must answer in each lane."""
        self.rewards: list[float] = []
        """What every seat of every lane got by the last step, lane by lane."""
        self.ended: list[bool] = []
        """In which lanes the last step ended a match; they show the beginning of the next one."""
        self.show()

    def step(self, numbers: list[int]) -> None:
        """Answer in every lane."""
        self.rewards = []
        self.ended = []
        for at in range(len(self.lanes)):
            lane = self.lanes[at]
            is_over = lane.take(numbers[at])
            self.rewards.extend(lane.rewards)
            self.ended.append(is_over)
            if is_over:
                self.lanes[at] = Lane(self.encoding, self.dealer.deal())
        self.show()

    def show(self) -> None:
        """Write what everybody who must answer sees and can do."""
        self.observations.clear()
        self.masks.clear()
        self.seats = []
        for at in range(len(self.lanes)):
            lane = self.lanes[at]
            self.observations.begin(at)
            self.masks.begin(at)
            lane.write(lane.seat, self.observations)
            lane.write_mask(self.masks)
            self.seats.append(lane.seat)
