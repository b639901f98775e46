"""One playing of a game: the checked door to its rules. Keeps the record; hands out views."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.events import Event
from clashtable.core.luck import luck_from_seed
from clashtable.core.outcome import Outcome
from clashtable.core.question import Question
from clashtable.core.record import Record
from clashtable.core.refusal import Reason, refused
from clashtable.core.setting import Options
from clashtable.core.state import Move, State, legal_moves, play, settle, to_act
from clashtable.core.view import View

if TYPE_CHECKING:
    from clashtable.core.game import Game


class Match:
    """A match in progress. Make one with ``game.start``, ``restore``, ``position`` or ``imagine``."""

    __slots__ = ("_moves", "_seed", "_start", "beginning", "game", "options", "state")

    def __init__(self, game: Game, state: State, options: Options, *, seed: int | None = None) -> None:
        self.game = game
        self.state = state
        self.options = options
        self._seed = seed
        self._moves: list[str] = []
        self.beginning = self._listen(lambda: settle(state))
        """The events before the first decision, such as the deal."""
        self._start: dict[str, Any] | None = None

    def _listen(self, change: Callable[[], None]) -> tuple[Event, ...]:
        self.state.events = []
        try:
            change()
            return tuple(self.state.events)
        finally:
            self.state.events = None

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state.seats

    @property
    def to_act(self) -> int | None:
        """The seat that must answer; None when the match is over."""
        return None if self.is_over else to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return not self.state.pending

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why; None while the match goes on."""
        return self.state.outcome

    @property
    def moves(self) -> tuple[str, ...]:
        """The notation of every move played here."""
        return tuple(self._moves)

    def legal_moves(self) -> list[Move]:
        """Return what the seat to act may do, in a stable order."""
        return legal_moves(self.state)

    def notation(self, move: Move) -> str:
        """Return the move's one short readable text."""
        return move.notation

    def parse(self, text: str) -> Move:
        """Return the move written as *text*, legal or not; InvalidMessage when there is none."""
        return self.game.parse(text)

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Carry out *move* and return what happened; IllegalMove, and nothing happens, when it is not legal."""
        chosen = self.game.parse(move) if isinstance(move, str) else move
        if self.is_over:
            raise IllegalMove(f"The match is over, so {chosen.notation} cannot be played.", self.game.over_rule)
        concedes = chosen == self.game.concession
        legal = legal_moves(self.state)
        if not concedes and chosen not in legal:
            raise refused(chosen, self.game.why_not(self.state, chosen), legal)
        self._keep_start()
        # The legal move itself is played: one read from its notation may not know all that it is about.
        events = self._listen(self._concede if concedes else lambda: play(self.state, legal[legal.index(chosen)]))
        self._moves.append(chosen.notation)
        return events

    def why_not(self, move: Move | str) -> Reason | None:
        """Return the first reason why *move* cannot be played now; None when it can."""
        chosen = self.game.parse(move) if isinstance(move, str) else move
        if self.is_over:
            return Reason("the match is over.", self.game.over_rule, "over")
        is_legal = chosen == self.game.concession or chosen in legal_moves(self.state)
        return None if is_legal else self.game.why_not(self.state, chosen)

    def _concede(self) -> None:
        self.game.concede(self.state, to_act(self.state))
        settle(self.state)

    def _keep_start(self) -> None:
        """Remember the position that a match without a deal begins from."""
        if self._seed is None and self._start is None:
            self._start = self.snapshot()

    def question(self) -> Question | None:
        """Return what the seat to act is asked; None when the match is over."""
        return None if self.is_over else self.game.question(self.state)

    def view(self, seat: int | None) -> View:
        """Return what *seat* may know; None is a spectator."""
        if seat is not None and seat not in range(self.seats):
            raise InvalidMessage(f"There is no seat {seat}: the seats are 0 to {self.seats - 1}.")
        return self.game.view(self.state, seat)

    def fork(self) -> Match:
        """Return an independent copy."""
        copy = Match.__new__(Match)
        copy.game, copy.options, copy.beginning = self.game, self.options, self.beginning
        copy._seed, copy._start, copy._moves = self._seed, self._start, self._moves[:]
        copy.state = self.state.fork()
        copy.state.luck.noted = None if self.state.luck.noted is None else self.state.luck.noted[:]
        return copy

    def record(self) -> Record:
        """Return the match as a small file's content."""
        self._keep_start()
        return Record(
            game=self.game.id,
            version=self.game.version,
            seats=self.seats,
            options=dict(self.options),
            moves=self.moves,
            seed=self._seed,
            chance=tuple(self.state.luck.noted or ()),
            start=self._start,
        )

    def snapshot(self) -> dict[str, Any]:  # Any: JSON, as the game writes it
        """Return the full state as legible JSON."""
        content: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.game.save(self.state)))
        return content


def replay_record(game: Game, record: Record, *, use_chance: bool = True) -> Match:
    """Play *record* again; its chance stands in for the generator unless *use_chance* is false."""
    if record.version != game.version:
        raise InvalidMessage(
            f"This record was made by version {record.version} of {game.title}; here is version {game.version}."
        )
    match = begin(game, record, record.chance if use_chance else ())
    for text in record.moves:
        match.play(text)
    return match


def begin(game: Game, record: Record, chance: tuple[str, ...]) -> Match:
    """Return the match of *record* before its first move."""
    if record.start is not None:
        return game.restore(record.start)
    if record.seed is None and not chance:
        raise InvalidMessage("This record has neither a seed nor the results of chance: it cannot be dealt.")
    options = game.check_options(record.seats, record.options)
    luck = luck_from_seed(record.seed or 0)
    luck.noted = []
    luck.script = list(reversed(chance)) if chance else None
    return Match(game, game.deal(record.seats, luck, options), options, seed=record.seed or 0)
