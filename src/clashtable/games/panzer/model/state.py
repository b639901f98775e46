"""The state of Panzer Clash, and read-only questions about who and what is where. Next, read model/values.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.core.luck import Luck
from clashtable.core.outcome import Outcome
from clashtable.core.state import State, Step
from clashtable.games.panzer.geometry import BESIDE, FIELD_START, SPACES, is_field
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

NOTHING_GIVEN: Final[list[int]] = [0] * SPACES


@final
class PanzerOptions:
    """The options of a match, as the rules use them."""

    __slots__ = ("ask_always", "decks", "first_player", "response_hold_ms")

    def __init__(self, first_player: int, response_hold_ms: int, ask_always: bool, decks: str) -> None:
        self.first_player: Final = first_player
        """A seat, or -1 for chance."""
        self.response_hold_ms: Final = response_hold_ms
        self.ask_always: Final = ask_always
        """Whether whoever passed for the turn is asked all the same, so that nobody can tell."""
        self.decks: Final = decks


@final
@mypyc_attr(acyclic=True)
class Laid:
    """A Terrain Modifier on the Terrain Field. Never altered."""

    __slots__ = ("card", "seat")

    def __init__(self, card: Card, seat: int) -> None:
        self.card: Final = card
        self.seat: Final = seat


@final
@mypyc_attr(acyclic=True)
class Stacked:
    """An Event or a waiting Terrain Modifier on a stack. Never altered."""

    __slots__ = ("card", "is_in_play")

    def __init__(self, card: Card, is_in_play: bool) -> None:
        self.card: Final = card
        self.is_in_play: Final = is_in_play
        """Whether it is a Permanent-Event that has resolved (P-7.6)."""


@final
@mypyc_attr(acyclic=True)
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


@final
@mypyc_attr(acyclic=True)
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


@final
class PanzerState(State):
    """A match of Panzer Clash. Lists by space have 30 entries, in the order a0, b0 … e5."""

    __slots__ = (
        "course", "factories", "given_at", "given_by_events", "is_face_up", "modifiers", "options", "players",
        "stacked", "terrain", "units", "waiting",
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
        # None comes first: compiled code tries the types in turn, and most spaces are empty (10 % of the time of play).
        self.is_face_up: list[bool] = [False] * SPACES
        """Altered by ``turn`` alone."""
        self.modifiers: list[None | Laid] = [None] * SPACES  # noqa: RUF036
        """Altered by ``lay`` alone."""
        self.units: list[None | Unit] = [None] * SPACES  # noqa: RUF036
        self.factories: list[int] = [0] * SPACES
        self.stacked: list[None | Stacked] = [None] * SPACES  # noqa: RUF036
        """Altered by ``put_on_stack`` alone."""
        self.given_at = NOTHING_GIVEN
        """Kept: the values that Terrain and Terrain Modifiers change at each space, as bits; copied to be altered."""
        self.given_by_events = 0
        """Kept: the values that Permanent-Events in play change, as bits."""

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
        copy.given_at = self.given_at
        copy.given_by_events = self.given_by_events
        return copy

    def number(self) -> int:
        """Take the next serial number."""
        serial = self.course.serial
        self.course.serial = serial + 1
        return serial

    def terrain_at(self, space: int) -> Card:
        """Return the Terrain of a space of the Terrain Field, face down or up."""
        return self.terrain[space - FIELD_START]

    def terrain_in_effect(self, space: int) -> Card | None:
        """Return the Terrain whose text counts at *space*: face up, and not covered (P-11.1, P-11.3)."""
        if not self.is_face_up[space]:
            return None
        laid = self.modifiers[space]
        return None if laid is not None and laid.card.hides_terrain else self.terrain_at(space)

    def turn(self, space: int, is_face_up: bool) -> None:
        """Turn the Terrain at *space*."""
        self.is_face_up[space] = is_face_up
        self.given_at = self.given_at[:]
        self.given_at[space] = given_at(self, space)

    def lay(self, space: int, laid: Laid | None) -> None:
        """Put a Terrain Modifier at *space*, or take it away."""
        self.modifiers[space] = laid
        self.given_at = self.given_at[:]
        self.given_at[space] = given_at(self, space)
        for near in BESIDE[space]:
            self.given_at[near] = given_at(self, near)

    def put_on_stack(self, space: int, stacked: Stacked | None) -> None:
        """Put an Event or a waiting Terrain Modifier onto a stack, or take it away."""
        self.stacked[space] = stacked
        self.given_by_events = given_by_events(self)

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


def given_at(state: PanzerState, space: int) -> int:
    """Return the values that Terrain and Terrain Modifiers change at *space* of the Terrain Field, as bits."""
    terrain, laid = state.terrain_in_effect(space), state.modifiers[space]
    found = 0 if terrain is None else terrain.given
    if laid is not None:
        found |= laid.card.given
    for near in BESIDE[space]:
        aura = state.modifiers[near]
        if aura is not None and aura.card.has_aura:
            found |= aura.card.given
    return found


def given_by_events(state: PanzerState) -> int:
    """Return the values that Permanent-Events in play change, as bits."""
    found = 0
    for event in state.stacked:
        if event is not None and event.is_in_play:
            found |= event.card.given
    return found


@mypyc_attr(acyclic=True)
class Item(Step):
    """Something on the Chain; the pending stack itself is the Chain, its top resolving first (P-14.2)."""

    __slots__ = ("use",)

    def __init__(self, use: Cast) -> None:
        self.use: Final = use
