"""The contract of a game: what it must say about itself so that everything else can use it.

A game's folder fills in the hooks; ``start``, ``restore``, ``position`` and ``imagine`` are the same
for all. The engine half (state, steps, rules) is compiled; this half is ordinary Python that runs
only when somebody looks. Next, read ``match.py``.
"""

from __future__ import annotations

import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from clashtable.core import state as engine
from clashtable.core import validation
from clashtable.core.deck import DeckBox
from clashtable.core.encode import Encoding
from clashtable.core.errors import InvalidMessage, RulesBug
from clashtable.core.evaluation import Evaluation
from clashtable.core.events import Event
from clashtable.core.imagination import Imagination
from clashtable.core.luck import Luck, Seed, luck_from_seed
from clashtable.core.match import Match
from clashtable.core.question import Question
from clashtable.core.refusal import Reason
from clashtable.core.setting import Options, Setting, Value, resolve
from clashtable.core.state import Move, State
from clashtable.core.validation import check_answers, check_rest, mapping, shown, text, whole_number
from clashtable.core.view import Sight, Snapshot, View
from clashtable.core.window import Response

Struct = TypeVar("Struct", bound=msgspec.Struct)


class CardFace(msgspec.Struct, frozen=True):
    """A card as printed in a list of cards."""

    name: str
    title: str
    copies: int
    text: str
    line: str = ""
    """What kind of card it is, its cost and its values, where a card has them."""


class Game(ABC, Generic[Sight]):
    """One set of rules. Stateless: a single instance serves every match.

    >>> import clashtable as ct
    >>> coco = ct.game("coco")
    >>> coco.options["match_points"].default
    10
    >>> coco.start(seed=7, options={"match_points": 5})
    clashtable.game('coco').start(seats=2, seed=7, options={'match_points': 5})
    """

    id: ClassVar[str]
    title: ClassVar[str]
    tagline: ClassVar[str]
    """What the game is, in one line for the home page."""
    letter: ClassVar[str]
    """The letter of its rule numbers and vectors."""
    version: ClassVar[str]
    """Changes exactly when the same moves could lead elsewhere."""
    over_rule: ClassVar[str]
    """The rule by which nothing more can be played after the end."""
    seats: ClassVar[range]
    usual_seats: ClassVar[int]
    """How many play when nobody says otherwise."""
    options: ClassVar[Mapping[str, Setting]]
    evaluation: ClassVar[Evaluation]
    view_type: ClassVar[type[View]]
    snapshot_type: ClassVar[type[Snapshot]]
    event_types: ClassVar[tuple[type[Event], ...]]
    things: ClassVar[Mapping[str, str]]
    """The kinds of things an option's path can name, each with what it is."""
    decks: ClassVar[DeckBox | None] = None
    """What decks are, where each player brings one."""
    encoding: ClassVar[Encoding | None] = None
    """How observations and moves are written in numbers, where they are."""
    concession: ClassVar[Move | None] = None
    """The move by which a player who is asked something may give up, where the rules have it; it is never listed."""

    # --- the hooks a game fills in

    @abstractmethod
    def deal(self, seats: int, luck: Luck, options: Options) -> State:
        """Return the state before its first step; *seats* and *options* have been checked."""

    @abstractmethod
    def read_move(self, text: str) -> Move:
        """Return the move written as *text*, legal or not; InvalidMessage when there is none."""

    @abstractmethod
    def question(self, state: State) -> Question:
        """Return what the seat to act is asked; the match is not over."""

    @abstractmethod
    def why_not(self, state: State, move: Move) -> Reason:
        """Return the first reason why *move*, which is not legal now, is refused."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> Sight:
        """Return what *seat* may know; None is a spectator."""

    @abstractmethod
    def save(self, state: State) -> Snapshot:
        """Return the full state in legible form."""

    @abstractmethod
    def load(self, snapshot: Snapshot) -> State:
        """Return the state of *snapshot*."""

    @abstractmethod
    def set_up(self, description: Mapping[str, Any]) -> State:
        """Return the state of a hand-written description; InvalidMessage says what is impossible in it."""

    @abstractmethod
    def conclude(self, state: State, winners: list[int], why: str) -> None:
        """End the match over the heads of the rules: *winners* is empty for a draw, *why* the outcome's reason."""

    @abstractmethod
    def redraw(self, state: State) -> None:
        """Mix again, by the state's own luck, whatever lies hidden by chance and nobody knows: every view stays."""

    @abstractmethod
    def options_of(self, state: State) -> dict[str, Value]:
        """Return the options that *state* is played with."""

    @abstractmethod
    def imagination(self, view: View) -> Imagination:
        """Return what *view* leaves open."""

    @abstractmethod
    def longest(self, seats: int, options: Options) -> int:
        """Return a number of decisions that no match exceeds."""

    @abstractmethod
    def cards(self) -> Sequence[CardFace]:
        """Return every card, as printed."""

    @abstractmethod
    def terminal(self, view: View, names: Sequence[str]) -> str:
        """Return the board of *view* for a terminal, in rich's markup; colour never tells anything alone."""

    @abstractmethod
    def check_vector(self, vector: Mapping[str, Any]) -> list[str]:
        """Run an executable example; return a sentence for each thing that does not hold."""

    def printed(self) -> msgspec.Struct | None:
        """Return everything that is printed, for clients that draw cards from data; None where they need none."""
        return None

    def played_cards(self, event: Event) -> tuple[str, ...]:
        """Return the cards that *event* shows being played; none for any other event."""
        return ()

    def hold_ms(self, state: State) -> int:
        """Return how long, at a table with people, the answer to the open question is held back, in milliseconds.

        More than 0 only where a quick answer would tell of hidden cards: in a window, by the option response_hold_ms.
        """
        responds = bool(state.pending) and isinstance(engine.asking(state), Response)
        return int(self.options_of(state).get("response_hold_ms", 0)) if responds else 0

    def most_chances(self, options: Options) -> int:
        """Return how many results a chance can have where ``chances`` lists them all with these options, else 0."""
        return 0

    def chances(self, state: State) -> Sequence[str]:
        """Return every result of chance in the next step, all equally likely, as a record has them; else nothing."""
        return ()

    def concede(self, state: State, seat: int) -> None:
        """Let *seat*, which is asked something, give up; only called where there is a ``concession``."""
        raise RulesBug(f"{self.title} knows no concession")

    # --- the fast path, the same for all games

    def legal_moves(self, state: State) -> list[Move]:
        """Return what the seat to act may do, in a stable order."""
        return engine.legal_moves(state)

    def play(self, state: State, move: Move) -> None:
        """Carry out *move*, which the caller has checked; nothing is recorded."""
        engine.play(state, move)

    # --- the doors

    def parse(self, notation: str) -> Move:
        """Return the move written as *notation*, legal or not; InvalidMessage when there is none."""
        return self.read_move(text(notation, "The notation of a move"))

    def start(
        self, seats: int | None = None, seed: Seed = 0, options: Mapping[str, object] | None = None
    ) -> Match[Sight]:
        """Begin a match; a *seed* of 64 hexadecimal digits is a secret without which no chance can be foretold."""
        seats = self.usual_seats if seats is None else seats
        chosen = self.check_options(seats, {} if options is None else options)
        luck = luck_from_seed(validation.seed(seed))
        luck.noted = []
        return Match(self, self.deal(seats, luck, chosen), chosen, seed=seed)

    def check_options(self, seats: int, options: Mapping[str, object]) -> dict[str, Value]:
        """Return every option's value; InvalidMessage when they or the number of *seats* are impossible."""
        if whole_number(seats, "The number of seats") not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            span = f"exactly {low}" if low == high else f"{low} to {high}"
            raise InvalidMessage(f"{self.title} is for {span} players, not {seats}.")
        chosen = resolve(self.options, mapping(options, "The options of a match"), self.title)
        if self.decks is not None:
            self.decks.check(str(chosen["decks"]), seats)
        first = chosen.get("first_player", "random")
        if first != "random" and int(first) >= seats:
            chosen["first_player"] = "random"
        return chosen

    def online_options(self, given: Mapping[str, object]) -> dict[str, object]:
        """Return *given* with what online tables use where nothing is given."""
        online = {name: setting.online for name, setting in self.options.items() if setting.online is not None}
        return {**online, **given}

    def restore(self, snapshot: Mapping[str, Any] | str | bytes) -> Match[Sight]:
        """Return the match whose full state is *snapshot*."""
        told = read(snapshot, self.snapshot_type, "snapshot")
        try:
            state = self.load(told)
        except (ValueError, IndexError, KeyError) as error:
            raise InvalidMessage(f"This snapshot cannot be: {error}.") from None
        check_rest(state)
        return Match(self, state, self.options_of(state))

    def position(self, description: Mapping[str, Any]) -> Match[Sight]:
        """Return a match from a short, partial, hand-written description.

        >>> import clashtable as ct
        >>> hands = {"singles": "HGT", "complete": "HGT", "hands": ["H H G", "S B"], "turn": 0}
        >>> ct.game("coco").position(hands).legal_moves()
        [Move('E H'), Move('E G'), Move('P')]
        """
        state = self.set_up(mapping(description, "A position"))
        match = Match(self, state, self.options_of(state))
        check_answers(state)
        return match

    def imagine(self, view: View, rng: Luck | random.Random | int) -> Match[Sight]:
        """Return a complete match that agrees with everything in *view*.

        >>> import clashtable as ct
        >>> seen = ct.game("coco").start(seed=7).view(0)
        >>> imagined = ct.game("coco").imagine(seen, 5)
        >>> imagined.view(0) == seen, len(imagined.view(1).hand)
        (True, 7)
        """
        if not isinstance(view, self.view_type):
            raise InvalidMessage(
                f"{self.title} imagines a match from a {self.view_type.__name__}, as match.view gives it, "
                f"not from {shown(view)}."
            )
        state = self.imagination(view).sample(as_luck(rng))
        return Match(self, state, self.options_of(state))

    def __repr__(self) -> str:
        return f"clashtable.game({self.id!r})"

    def __reduce__(self) -> str | tuple[type[Game[Sight]], tuple[()]]:
        # A game is the one of its package wherever it is unpickled; one that somebody made for themselves is made anew.
        is_registered = getattr(sys.modules[type(self).__module__], "GAME", None) is self
        return "GAME" if is_registered else (type(self), ())


def as_luck(rng: Luck | random.Random | int) -> Luck:
    """Return a source of chance for whatever somebody has at hand."""
    if isinstance(rng, Luck):
        return rng
    if isinstance(rng, random.Random):
        return luck_from_seed(rng.getrandbits(62))
    return luck_from_seed(whole_number(rng, "A source of chance, where it is no generator,"))


def read(data: Mapping[str, Any] | str | bytes, kind: type[Struct], noun: str) -> Struct:
    """Return *data*, JSON or what it decodes to, as a struct of *kind*."""
    try:
        if isinstance(data, (str, bytes)):
            return msgspec.json.decode(data, type=kind)
        return msgspec.convert(data, type=kind)
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise InvalidMessage(f"This is not a {noun}: {error}.") from None
