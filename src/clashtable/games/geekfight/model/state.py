"""The state of Geek Fight, and read-only questions about who and what is where. Next, read values.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.core.luck import Luck
from clashtable.core.outcome import Outcome
from clashtable.core.state import State, Step
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import PIECE, Cast, Queued
from clashtable.games.geekfight.model.piece import NO_COUNTERS, Piece

# The phases of a turn (F-7.1).
SET_UP: Final = 0
DRAW: Final = 1
ARENA: Final = 2
ACTION: Final = 3
END: Final = 4
OVER: Final = 5
PHASES: Final = ("set-up", "draw", "arena", "action", "end", "over")

# What the first player has used under the opening limit (F-6.6).
LIMIT_FREE: Final = 0
LIMIT_ATTACK: Final = 1
LIMIT_SPEND: Final = 2
LIMIT_OVER: Final = 3
LIMITS: Final = ("", "attack", "spend", "over")

MOST_ADDED: Final = 100
"""After so many additions in one turn nothing more is added (F-20.9)."""


@final
class GeekOptions:
    """The options of F-5.2, as the rules use them."""

    __slots__ = ("ask_always", "cred_goal", "decks", "first_player", "response_hold_ms", "turn_limit")

    def __init__(
        self, cred_goal: int, turn_limit: int, first_player: int, response_hold_ms: int, ask_always: bool, decks: str
    ) -> None:
        self.cred_goal: Final = cred_goal
        self.turn_limit: Final = turn_limit
        self.first_player: Final = first_player
        """A seat, or -1 for chance."""
        self.response_hold_ms: Final = response_hold_ms
        self.ask_always: Final = ask_always
        self.decks: Final = decks


@mypyc_attr(acyclic=True)
@final
class GeekPlayer:
    """One player's cards, and what is known of them."""

    __slots__ = (
        "combatant", "cred", "deck", "discard", "hand", "is_in", "items", "known_bottom", "known_top", "opening",
        "shown", "somewhere", "turns", "units",
    )  # fmt: skip

    def __init__(
        self, deck: list[Card], hand: list[Card], discard: list[Card], opening: Card | None, combatant: Piece | None,
        items: list[Piece], units: int, cred: int, turns: int, is_in: bool, known_top: int, known_bottom: int,
        shown: list[Card], somewhere: list[Card],
    ) -> None:  # fmt: skip
        self.deck = deck
        """The top card last."""
        self.hand = hand
        """In the order of the pool."""
        self.discard = discard
        """The top card last."""
        self.opening: Card | None = opening
        """The Combatant that lies face down in set-up."""
        self.combatant: Piece | None = combatant
        self.items = items
        self.units = units
        """The pool of resources, packed."""
        self.cred = cred
        self.turns = turns
        """How many turns this player has begun."""
        self.is_in = is_in
        self.known_top = known_top
        """How many cards on top of the deck its owner knows."""
        self.known_bottom = known_bottom
        self.shown = shown
        """Cards of the hand that everybody knows."""
        self.somewhere = somewhere
        """Cards that everybody knows to be in the hand or the deck."""

    def fork(self) -> "GeekPlayer":
        """Return an independent copy."""
        combatant = self.combatant
        return GeekPlayer(
            self.deck[:], self.hand[:], self.discard[:], self.opening,
            None if combatant is None else combatant.fork(), [item.fork() for item in self.items], self.units,
            self.cred, self.turns, self.is_in, self.known_top, self.known_bottom, self.shown[:], self.somewhere[:],
        )  # fmt: skip


@mypyc_attr(acyclic=True)
@final
class Course:
    """Where the match stands: whose turn and phase it is, and what counts for this turn."""

    __slots__ = ("active", "added", "first", "has_defeat", "is_cleaned", "limit", "phase", "serial")

    def __init__(
        self, active: int, phase: int, first: int, limit: int, added: int, has_defeat: bool, is_cleaned: bool,
        serial: int,
    ) -> None:  # fmt: skip
        self.active = active
        """Whose turn it is; -1 in set-up."""
        self.phase = phase
        self.first = first
        """Who took the first turn; -1 in set-up."""
        self.limit = limit
        """What the first player has used under F-6.6."""
        self.added = added
        """How many objects were added in this turn (F-20.9)."""
        self.has_defeat = has_defeat
        """Whether a Combatant was defeated in this turn."""
        self.is_cleaned = is_cleaned
        """Whether Clean-up of this turn is over."""
        self.serial = serial
        """The number of the next piece or object."""

    def fork(self) -> "Course":
        """Return an independent copy."""
        return Course(
            self.active, self.phase, self.first, self.limit, self.added, self.has_defeat, self.is_cleaned, self.serial
        )


@final
class GeekState(State):
    """A match of Geek Fight."""

    __slots__ = ("course", "options", "players", "queued", "waiting")

    def __init__(
        self,
        seats: int,
        luck: Luck,
        pending: list[Step],
        outcome: Outcome | None,
        options: GeekOptions,
        players: list[GeekPlayer],
        course: Course,
        waiting: list[Cast],
        queued: int = 0,
    ) -> None:
        super().__init__(seats, luck, pending, outcome)
        self.options = options
        self.players = players
        self.course = course
        self.waiting = waiting
        """Triggered Abilities that wait for the next moment of Control, in the order they triggered (F-8.7)."""
        self.queued = queued
        """How many objects are on the Queue, kept so that nobody looks for what is not there."""

    def fork(self) -> "GeekState":
        return GeekState(
            self.seats,
            self.luck.fork(),
            self.pending[:],
            self.outcome,
            self.options,
            [player.fork() for player in self.players],
            self.course.fork(),
            self.waiting[:],
            self.queued,
        )

    def number(self) -> int:
        """Take the next serial number."""
        serial = self.course.serial
        self.course.serial = serial + 1
        return serial

    def left_of(self, seat: int) -> int:
        """Return the next seat whose player is still in the game (F-2.4)."""
        other = (seat + 1) % self.seats
        while not self.players[other].is_in:
            other = (other + 1) % self.seats
        return other

    def is_equipped(self, item: Piece) -> bool:
        """Tell whether some Combatant equips *item* (F-13.6)."""
        return self.players[item.controller].combatant is not None

    def queue(self) -> list[Cast]:
        """Return the objects on the Queue, the top one last."""
        found: list[Cast] = []
        for step in self.pending:
            if isinstance(step, Queued):
                found.append(step.cast)
        return found

    def is_queue_empty(self) -> bool:
        """Tell whether nothing is on the Queue."""
        return self.queued == 0


def count_queued(pending: list[Step]) -> int:
    """Return how many objects are on the Queue."""
    count = 0
    for step in pending:
        if isinstance(step, Queued):
            count += 1
    return count


def new_piece(state: GeekState, card: Card, owner: int, controller: int) -> Piece:
    """Return a fresh piece that is nowhere yet."""
    return Piece(state.number(), card, owner, controller, 0, NO_COUNTERS, 0, [], [], [], -1, 0)


def find_piece(state: GeekState, serial: int) -> Piece | None:
    """Return the piece with *serial*; None when it is not in the arena."""
    for player in state.players:
        combatant = player.combatant
        if combatant is not None:
            if combatant.serial == serial:
                return combatant
            for buff in combatant.buffs:
                if buff.serial == serial:
                    return buff
        for item in player.items:
            if item.serial == serial:
                return item
            for buff in item.buffs:
                if buff.serial == serial:
                    return buff
    return None


def find_host(state: GeekState, serial: int) -> Piece | None:
    """Return the piece that the Buff with *serial* is attached to."""
    for player in state.players:
        combatant = player.combatant
        if combatant is not None:
            for buff in combatant.buffs:
                if buff.serial == serial:
                    return combatant
        for item in player.items:
            for buff in item.buffs:
                if buff.serial == serial:
                    return item
    return None


def find_object(state: GeekState, serial: int) -> Cast | None:
    """Return the object with *serial*; None when it is not on the Queue."""
    if not state.queued:
        return None
    for step in state.pending:
        if isinstance(step, Queued) and step.cast.serial == serial:
            return step.cast
    return None


def combatants(state: GeekState) -> list[Piece]:
    """Return every Combatant, by seat."""
    found: list[Piece] = []
    for player in state.players:
        if player.combatant is not None:
            found.append(player.combatant)
    return found


def has_buffs(state: GeekState) -> bool:
    """Tell whether a Buff is in the arena."""
    for player in state.players:
        if player.combatant is not None and player.combatant.buffs:
            return True
        for item in player.items:
            if item.buffs:
                return True
    return False


def pieces_of(state: GeekState, seat: int) -> list[Piece]:
    """Return what *seat* controls and has abilities: the Combatant, its Items, and Buffs anywhere."""
    found: list[Piece] = []
    player = state.players[seat]
    if player.combatant is not None:
        found.append(player.combatant)
        found += player.items
    for other in state.players:
        if other.combatant is not None:
            found += [buff for buff in other.combatant.buffs if buff.controller == seat]
        for item in other.items:
            if item.buffs:
                found += [buff for buff in item.buffs if buff.controller == seat]
    return found


def is_aimed_at(state: GeekState, piece: Piece) -> bool:
    """Tell whether some object on the Queue has *piece* as a target (F-11.3)."""
    if not state.queued:
        return False
    for step in state.pending:
        if isinstance(step, Queued):
            for mark in step.cast.targets:
                if mark.kind == PIECE and mark.number == piece.serial:
                    return True
    return False
