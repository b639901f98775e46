"""One playing of a game: the checked door to its rules. Keeps the record; hands out views."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

import msgspec

from clashtable.core.arrangement import (
    AGREED,
    REASONS,
    Arrangement,
    Draw,
    DrawAgreed,
    Surrender,
    Surrendered,
    TakenBack,
    TakingBack,
    arrangement_from,
    standing,
)
from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.events import Event
from clashtable.core.luck import Seed, luck_from_seed
from clashtable.core.outcome import Outcome
from clashtable.core.question import Question
from clashtable.core.record import Record, chance_difference, commitment_difference
from clashtable.core.refusal import Reason, refused
from clashtable.core.setting import Options
from clashtable.core.state import Move, State, legal_moves, play, settle, to_act
from clashtable.core.text import counted
from clashtable.core.validation import shown, whole_number
from clashtable.core.view import Sight, Snapshot

if TYPE_CHECKING:
    from clashtable.core.game import Game


class Kept(NamedTuple):
    """A match as it is pickled: values only, its state in legible form."""

    game: Game[Any]  # Any: a tuple of this kind serves the matches of every game
    snapshot: Snapshot
    options: Options
    seed: Seed | None
    is_dealt: bool
    start: dict[str, Any] | None  # Any: JSON
    moves: tuple[str, ...]
    beginning: tuple[Event, ...]
    noted: list[str] | None
    script: list[str] | None
    script_size: int
    surrendered: tuple[int, ...]


class Match(Generic[Sight]):
    """A match in progress. Make one with ``game.start``, ``restore``, ``position`` or ``imagine``.

    It can be copied (``copy``, ``fork``) and pickled; a copy goes on exactly as the match would.

    >>> import clashtable as ct
    >>> match = ct.game("coco").start(seed=7)
    >>> while not match.is_over:
    ...     events = match.play(match.legal_moves()[0])
    >>> match.outcome.reason, match.to_act, match.legal_moves()
    ('points', None, [])
    """

    __slots__ = (
        "_is_dealt", "_moves", "_script_size", "_seed", "_start", "beginning", "game", "options", "state",
        "surrendered",
    )  # fmt: skip

    def __init__(
        self, game: Game[Sight], state: State, options: Options, *, seed: Seed | None = None, is_dealt: bool = False
    ) -> None:
        self.game = game
        self.state = state
        self.options = options
        self._seed = seed
        self._is_dealt = is_dealt or seed is not None
        self._script_size = len(state.luck.script or ())
        self._moves: list[str] = []
        self.surrendered: tuple[int, ...] = ()
        """The seats whose players have given up, in that order; with three or more the match goes on."""
        self.beginning = self._listen(lambda: settle(state))
        """The events before the first decision, such as the deal."""
        self._start: dict[str, Any] | None = None
        if not self._is_dealt:  # its record begins here
            state.luck.noted = []
            self._script_size = len(state.luck.script or ())

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
        """The notation of everything that happened here: moves, and what the table arranged."""
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

    def _chosen(self, move: Move | str, legal: list[Move]) -> Move:
        """Return *move* as this game knows it; one that is not *legal*, or of another game, is read anew."""
        if isinstance(move, str):
            return self.game.parse(move)
        if not isinstance(move, Move):
            raise InvalidMessage(f"A move is a Move or its notation, not {shown(move)}.")
        return move if move in legal else self.game.parse(move.notation)

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Carry out *move* and return what happened; IllegalMove, and nothing happens, when it is not legal.

        >>> import clashtable as ct
        >>> match = ct.game("coco").start(seed=7)
        >>> match.play("C PGQ")
        Traceback (most recent call last):
        clashtable.core.errors.IllegalMove: ...
        >>> match.play("O PGT")[0].cards
        ('PGT',)

        What a table arranges over the heads of the rules is played alike, by its notation (``arrangement.py``).

        >>> match.play("!resign 0"), match.outcome
        ((Surrendered(seat=0, why='resign', ends=True),), Outcome(winners=(1,), scores=(0, 0), reason='resigned'))
        """
        entry = arrangement_from(move) if isinstance(move, str) else None
        if entry is not None:
            return self._arrange(entry)
        legal = legal_moves(self.state)
        chosen = self._chosen(move, legal)
        if self.is_over:
            raise IllegalMove(f"The match is over, so {chosen.notation} cannot be played.", self.game.over_rule)
        concedes = chosen == self.game.concession
        if not concedes and chosen not in legal:
            raise refused(chosen, self.game.why_not(self.state, chosen), legal)
        self._keep_start()
        # The legal move itself is played: one read from its notation may not know all that it is about.
        events = self._listen(self._concede if concedes else lambda: play(self.state, legal[legal.index(chosen)]))
        self._moves.append(chosen.notation)
        return events

    def _arrange(self, entry: Arrangement) -> tuple[Event, ...]:
        if self.is_over:
            raise IllegalMove("The match is over, so nothing can be arranged any more.", self.game.over_rule)
        self._keep_start()
        event = self._arranged(entry)
        self._moves.append(entry.notation)
        return (event,)

    def _arranged(self, entry: Arrangement) -> Event:
        match entry:
            case Surrender():
                return self._surrender(entry)
            case TakingBack():
                return self._take_back(entry)
            case Draw():
                self.game.conclude(self.state, [], AGREED)
                return DrawAgreed()

    def _surrender(self, entry: Surrender) -> Event:
        """Let a player give up; the last one who has not wins."""
        if entry.seat not in range(self.seats) or entry.seat in self.surrendered:
            raise InvalidMessage(f"Seat {entry.seat} cannot give up: it is not there, or has done so already.")
        self.surrendered = (*self.surrendered, entry.seat)
        left = [seat for seat in range(self.seats) if seat not in self.surrendered]
        if len(left) == 1:
            self.game.conclude(self.state, left, REASONS[entry.why])
        return Surrendered(entry.seat, entry.why, ends=self.is_over)

    def _take_back(self, entry: TakingBack) -> Event:
        """Let the match stand as it did before an entry, by playing what led there once more."""
        if entry.entry not in dict(standing(self._moves)):
            raise InvalidMessage(f"Entry {entry.entry} cannot be taken back: it does not stand.")
        luck, before = self.state.luck, self.before(entry.entry)
        seat = before.to_act
        assert seat is not None, "it was played"
        if entry.is_anew:
            before.draw_anew(len(self._moves) + 1)
        self.state = before.state
        self.state.luck.noted = luck.noted
        return TakenBack(seat, entry.is_anew)

    def before(self, entry: int) -> Match[Sight]:
        """Return a copy of the match as it stood before its *entry*, from 1; the way there is played once more."""
        if self._is_dealt and self._seed is None:
            raise InvalidMessage("What chance decided here was told from outside, so that nothing can be taken back.")
        earlier = begin(self.game, self.record())
        for number, notation in standing(self._moves[: entry - 1]):
            if isinstance(arrangement_from(notation), TakingBack):
                earlier.draw_anew(number)
            else:
                earlier.play(notation)
        return earlier

    def draw_anew(self, number: int) -> None:
        """Let chance go on in a way of its own for each *number*: also what lies hidden in piles is mixed again."""
        self.state.luck.stir(number)
        self.game.redraw(self.state)

    def why_not(self, move: Move | str) -> Reason | None:
        """Return the first reason why *move* cannot be played now; None when it can.

        >>> import clashtable as ct
        >>> match = ct.game("coco").start(seed=7)
        >>> reason = match.why_not("C PGQ")
        >>> reason.rule, reason.text
        ('K-3.1', 'the first turn of a game only opens the Complete pile.')
        """
        legal = legal_moves(self.state)
        chosen = self._chosen(move, legal)
        if self.is_over:
            return Reason("the match is over.", self.game.over_rule, "over")
        is_legal = chosen == self.game.concession or chosen in legal
        return None if is_legal else self.game.why_not(self.state, chosen)

    def tell_chance(self, script: list[str] | None) -> None:
        """Let the results of *script*, the next one last, stand in for chance until they are used up."""
        self.state.luck.script = script
        self._script_size = len(script or ())

    def _concede(self) -> None:
        self.game.concede(self.state, to_act(self.state))
        settle(self.state)

    def _keep_start(self) -> None:
        """Remember the position that a match without a deal begins from."""
        if not self._is_dealt and self._start is None:
            self._start = self.snapshot()

    def question(self) -> Question | None:
        """Return what the seat to act is asked; None when the match is over.

        >>> import clashtable as ct
        >>> question = ct.game("coco").start(seed=7).question()
        >>> question.seat, question.rule, question.options[0].label
        (1, 'K-3.1', 'Open with Partial Green Triangle')
        """
        return None if self.is_over else self.game.question(self.state)

    def view(self, seat: int | None) -> Sight:
        """Return what *seat* may know; None is a spectator.

        >>> import clashtable as ct
        >>> match = ct.game("coco").start(seed=7)
        >>> len(match.view(0).hand), match.view(None).hand
        (7, None)
        """
        if seat is not None and whole_number(seat, "A seat") not in range(self.seats):
            raise InvalidMessage(f"There is no seat {seat}: the seats are 0 to {self.seats - 1}.")
        return self.game.view(self.state, seat)

    def fork(self) -> Match[Sight]:
        """Return an independent copy."""
        return self._with_state(self.state.fork())

    def _with_state(self, state: State) -> Match[Sight]:
        """Return a copy that has *state*, a copy of this one's, for its own."""
        copy: Match[Sight] = Match.__new__(Match)
        copy.game, copy.options, copy.beginning = self.game, self.options, self.beginning
        copy._seed, copy._is_dealt, copy._start = self._seed, self._is_dealt, self._start
        copy._moves, copy._script_size = self._moves[:], self._script_size
        copy.surrendered = self.surrendered
        copy.state = state
        copy.state.luck.noted = None if self.state.luck.noted is None else self.state.luck.noted[:]
        return copy

    def __copy__(self) -> Match[Sight]:
        return self.fork()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match[Sight]:  # Any: the protocol of copy
        return self.fork()

    def __getstate__(self) -> Kept:
        luck = self.state.luck
        return Kept(
            self.game, self.game.save(self.state), dict(self.options), self._seed, self._is_dealt, self._start,
            tuple(self._moves), self.beginning, luck.noted, luck.script, self._script_size, self.surrendered,
        )  # fmt: skip

    def __setstate__(self, kept: Kept) -> None:
        self.game, self.options, self.beginning = kept.game, kept.options, kept.beginning
        self._seed, self._is_dealt, self._start = kept.seed, kept.is_dealt, kept.start
        self._moves, self._script_size = list(kept.moves), kept.script_size
        self.state = kept.game.load(kept.snapshot)
        self.state.luck.noted, self.state.luck.script = kept.noted, kept.script
        self.surrendered = kept.surrendered

    def __repr__(self) -> str:
        if self._seed is not None and not self._moves:
            changed = {name: value for name, value in self.options.items() if value != self.game.options[name].default}
            options = f", options={changed!r}" if changed else ""
            return f"{self.game!r}.start(seats={self.seats}, seed={self._seed!r}{options})"
        seed = f"seed {self._seed}" if isinstance(self._seed, int) else "" if self._seed is None else "a secret seed"
        start = seed if self._is_dealt else "from a position"
        waits = f"seat {self.to_act} to act" if self.outcome is None else f"over, {self.outcome!r}"
        parts = [f"match of {self.game.title}", f"{self.seats} seats", start, counted(len(self._moves), "move"), waits]
        return f"<{', '.join(part for part in parts if part)}>"

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
            scripted=self._script_size - len(self.state.luck.script or ()),
        )

    def snapshot(self) -> dict[str, Any]:  # Any: JSON, as the game writes it
        """Return the full state as legible JSON."""
        content: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self.game.save(self.state)))
        return content


def replay_record(game: Game[Sight], record: Record, *, use_chance: bool = True) -> Match[Sight]:
    """Play *record* again; the match goes on exactly as the original would.

    What chance decided must be what the record's seed gives; unless *use_chance*, nobody looks at it.
    """
    match = begin(game, record)
    try:
        for text in record.moves:
            match.play(text)
    except (IllegalMove, InvalidMessage):
        if use_chance:
            check_chance(game, record, match, is_whole=False)
        raise
    if use_chance:
        check_chance(game, record, match, is_whole=True)
    return match


def begin(game: Game[Sight], record: Record, *, by_chance: bool = False) -> Match[Sight]:
    """Return the match of *record* before its first move.

    If *by_chance*, its noted chance stands in for the generator, which is left behind: enough to look at it.
    """
    check_record(game, record)
    is_seedless = record.seed is None and record.start is None
    told = record.chance if by_chance or is_seedless else record.chance[: record.scripted]
    script = list(reversed(told)) or None
    if record.start is not None:
        match = game.restore(record.start)
        match.tell_chance(script)
        return match
    options = game.check_options(record.seats, record.options)
    luck = luck_from_seed(0 if record.seed is None else record.seed)
    luck.noted, luck.script = [], script
    return Match(game, game.deal(record.seats, luck, options), options, seed=record.seed, is_dealt=True)


def check_record(game: Game[Sight], record: Record) -> None:
    """Refuse a record of another version, or one that says nothing of its cards."""
    if record.version != game.version:
        raise InvalidMessage(
            f"This record was made by version {record.version} of {game.title}; here is version {game.version}."
        )
    if record.seed is None and record.start is None and not record.chance:
        raise InvalidMessage("This record has neither a seed nor the results of chance: it cannot be dealt.")
    if record.scripted not in range(len(record.chance) + 1):
        raise InvalidMessage(f"Of {len(record.chance)} results of chance, {record.scripted} cannot have been told.")


def check_chance(game: Game[Sight], record: Record, match: Match[Sight], *, is_whole: bool) -> None:
    """Refuse chance in *record* that differs from what came about in *match*, played by its seed."""
    noted = match.state.luck.noted or []
    written = record.chance if is_whole else record.chance[: len(noted)]
    difference = chance_difference(written, noted) if record.chance else None
    if difference is None:
        return
    with suppress(IllegalMove):  # chance that could never come about is told as such
        by_chance = begin(game, record, by_chance=True)
        for text in record.moves:
            by_chance.play(text)
    raise InvalidMessage(f"This record does not hold: {difference}")


def verify_record(game: Game[Sight], record: Record) -> Match[Sight]:
    """Return the match of *record*, played by its seed alone; InvalidMessage says what does not hold."""
    if record.seed is None and record.start is None:
        raise InvalidMessage("This record has no seed, so nothing tells that its chance was chance.")
    if record.scripted:
        raise InvalidMessage(f"Of its chance {counted(record.scripted, 'result')} came from nowhere but this record.")
    if (difference := commitment_difference(record)) is not None:
        raise InvalidMessage(f"The commitment of this record does not hold: {difference}")
    return replay_record(game, record)
