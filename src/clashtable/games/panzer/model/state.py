"""The state of Panzer Clash, and read-only questions about who and what is where. Next, read model/values.py."""

from typing import Final

from clashtable.core.luck import Luck
from clashtable.core.outcome import Outcome
from clashtable.core.state import State, Step
from clashtable.games.panzer.geometry import FIELD_START, INDUSTRY, SPACES, is_field
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import Cast
from clashtable.games.panzer.model.unit import Unit

# The phases of a turn (P-5).
SET_UP: Final = 0
STANDBY: Final = 1
DRAW: Final = 2
MAIN: Final = 3
END: Final = 4
OVER: Final = 5
PHASES: Final = ("set-up", "standby", "draw", "main", "end", "over")


class PanzerOptions:
    """The options of a match, as the rules use them."""

    __slots__ = ("decks", "first_player", "response_hold_ms")

    def __init__(self, first_player: int, response_hold_ms: int, decks: str) -> None:
        self.first_player: Final = first_player
        """A seat, or -1 for chance."""
        self.response_hold_ms: Final = response_hold_ms
        self.decks: Final = decks


class Laid:
    """A Terrain Modifier on the Terrain Field. Never altered."""

    __slots__ = ("card", "seat")

    def __init__(self, card: Card, seat: int) -> None:
        self.card: Final = card
        self.seat: Final = seat


class Stacked:
    """An Event or a waiting Terrain Modifier on a stack. Never altered."""

    __slots__ = ("card", "is_in_play")

    def __init__(self, card: Card, is_in_play: bool) -> None:
        self.card: Final = card
        self.is_in_play: Final = is_in_play
        """Whether it is a Permanent-Event that has resolved (P-7.6)."""


class PanzerPlayer:
    """One player's cards, and what is known of them."""

    __slots__ = (
        "allowance", "hand", "junkyard", "known_bottom", "known_top", "passes_turn", "removed", "reshuffles", "seen",
        "shown", "side", "size", "somewhere", "supply", "turns",
    )  # fmt: skip

    def __init__(
        self, supply: list[Card], hand: list[Card], junkyard: list[Card], removed: list[Card], side: int, size: int
    ) -> None:
        self.supply = supply
        """The top card last."""
        self.hand = hand
        """In the order of the set."""
        self.junkyard = junkyard
        """The top card last."""
        self.removed = removed
        self.side: Final = side
        """AXIS, ALLIES or NEUTRAL."""
        self.size: Final = size
        """How many cards the Supply began with."""
        self.allowance = 0
        """How many Factories may still be played this turn."""
        self.reshuffles = 0
        self.turns = 0
        """How many turns this player has begun."""
        self.passes_turn = False
        """Whether every window of this turn is passed (P-14.9)."""
        self.known_top = 0
        """How many cards on top of the Supply its owner knows."""
        self.known_bottom = 0
        self.shown: list[Card] = []
        """Cards of the hand that everybody knows."""
        self.somewhere: list[Card] = []
        """Cards that everybody knows to be in the hand or the Supply."""
        self.seen: list[Card] = []
        """Cards of the hand that the opponent alone has seen."""

    def fork(self) -> "PanzerPlayer":
        """Return an independent copy."""
        copy = PanzerPlayer(self.supply[:], self.hand[:], self.junkyard[:], self.removed[:], self.side, self.size)
        copy.allowance = self.allowance
        copy.reshuffles = self.reshuffles
        copy.turns = self.turns
        copy.passes_turn = self.passes_turn
        copy.known_top = self.known_top
        copy.known_bottom = self.known_bottom
        copy.shown = self.shown[:]
        copy.somewhere = self.somewhere[:]
        copy.seen = self.seen[:]
        return copy


class Course:
    """Where the match stands."""

    __slots__ = ("active", "decisions", "first", "phase", "serial")

    def __init__(self, active: int, phase: int, first: int, serial: int, decisions: int) -> None:
        self.active = active
        """Whose turn it is; -1 in set-up."""
        self.phase = phase
        self.first = first
        """Who took the first turn; -1 in set-up."""
        self.serial = serial
        """The number of the next Unit or Chain item."""
        self.decisions = decisions
        """How many triggers were carried out this turn (P-19.4)."""

    def fork(self) -> "Course":
        """Return an independent copy."""
        return Course(self.active, self.phase, self.first, self.serial, self.decisions)


class PanzerState(State):
    """A match of Panzer Clash. Lists by space have 30 entries, in the order a0, b0 … e5."""

    __slots__ = (
        "course", "factories", "is_face_up", "modifiers", "options", "players", "stacked", "terrain", "units",
        "waiting",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        luck: Luck,
        pending: list[Step],
        outcome: Outcome | None,
        options: PanzerOptions,
        players: list[PanzerPlayer],
        course: Course,
        terrain: list[Card],
        waiting: list[Cast],
    ) -> None:
        super().__init__(seats, luck, pending, outcome)
        self.options = options
        self.players = players
        self.course = course
        self.terrain = terrain
        """What lies on the twenty Terrain spaces a1 … e4; never altered once the field is dealt."""
        self.waiting = waiting
        """The pool of triggers (P-13.4)."""
        self.is_face_up: list[bool] = [False] * SPACES
        self.modifiers: list[Laid | None] = [None] * SPACES
        self.units: list[Unit | None] = [None] * SPACES
        self.factories: list[int] = [0] * SPACES
        self.stacked: list[Stacked | None] = [None] * SPACES

    def fork(self) -> "PanzerState":
        copy = PanzerState(
            self.seats,
            self.luck.fork(),
            self.pending[:],
            self.outcome,
            self.options,
            [player.fork() for player in self.players],
            self.course.fork(),
            self.terrain,
            self.waiting[:],
        )
        copy.is_face_up = self.is_face_up[:]
        copy.modifiers = self.modifiers[:]
        copy.units = [None if unit is None else unit.fork() for unit in self.units]
        copy.factories = self.factories[:]
        copy.stacked = self.stacked[:]
        return copy

    def number(self) -> int:
        """Take the next serial number."""
        serial = self.course.serial
        self.course.serial = serial + 1
        return serial

    def terrain_at(self, space: int) -> Card:
        """Return the Terrain of a space of the Terrain Field, face down or up."""
        return self.terrain[space - FIELD_START]

    def unit(self, serial: int) -> Unit | None:
        """Return the Unit with *serial*; None when it is not in play."""
        for unit in self.units:
            if unit is not None and unit.serial == serial:
                return unit
        return None

    def field_unit(self, serial: int) -> Unit | None:
        """Return the Unit with *serial*; None when it is not on the Terrain Field."""
        unit = self.unit(serial)
        return unit if unit is not None and is_field(unit.space) else None

    def is_stack(self, space: int) -> bool:
        """Tell whether an unoccupied Factory-Stack is there (P-6.4)."""
        return self.factories[space] > 0 and self.units[space] is None and self.stacked[space] is None

    def is_free(self, space: int) -> bool:
        """Tell whether *space* is an unoccupied Terrain (P-3.5)."""
        return is_field(space) and self.units[space] is None

    def chain(self) -> list[Cast]:
        """Return what is on the Chain, the top item last."""
        found: list[Cast] = []
        for step in self.pending:
            if isinstance(step, Item):
                found.append(step.use)
        return found

    def is_chain_empty(self) -> bool:
        """Tell whether nothing is on the Chain."""
        for step in self.pending:
            if isinstance(step, Item):
                return False
        return True


class Item(Step):
    """Something on the Chain; the pending stack itself is the Chain, its top resolving first (P-14.2)."""

    __slots__ = ("use",)

    def __init__(self, use: Cast) -> None:
        self.use: Final = use


def has_window(state: PanzerState, seat: int) -> bool:
    """Tell whether a window exists for *seat*, by the public conditions of P-14.9."""
    if not state.players[seat].hand:
        return False
    for space in INDUSTRY[seat]:
        if state.is_stack(space):
            return True
    return False
