"""The state of Panzer Clash, and read-only questions about who and what is where. Next, read model/values.py."""

from typing import Final

from clashtable.core.effects import Printed, Use
from clashtable.core.grid import Grid
from clashtable.core.luck import Luck
from clashtable.core.outcome import Outcome
from clashtable.core.state import State, Step
from clashtable.games.panzer.model.card import Card

# The battlefield (P-3.1): row 0 is South's Industry Zone, rows 1 to 4 are Terrain, row 5 is North's Industry Zone.
GRID: Final = Grid(5, 6, "a0")
COLUMNS: Final = 5
SPACES: Final = 30
FIELD_START: Final = 5
FIELD_END: Final = 25
FIELD: Final = range(FIELD_START, FIELD_END)
SOUTH: Final = 0
NORTH: Final = 1


def is_field(space: int) -> bool:
    """Tell whether *space* is one of the twenty with Terrain."""
    return FIELD_START <= space < FIELD_END


BESIDE: Final = [
    [near for near in GRID.beside[space] if is_field(near)] if is_field(space) else [] for space in range(SPACES)
]
"""The Terrain spaces adjacent to each space; none for those of an Industry Zone (P-3.3, P-3.4)."""
INDUSTRY: Final = [list(range(5)), list(range(25, 30))]
"""The Industry Zone of each seat."""
BACK_LINE: Final = [list(range(5, 10)), list(range(20, 25))]
FRONT_LINE: Final = [list(range(10, 15)), list(range(15, 20))]
DOOR: Final = [space + 5 if space < FIELD_START else space - 5 for space in range(SPACES)]
"""The Back Line space in front of each space of an Industry Zone."""

# The phases of a turn (P-5).
SET_UP: Final = 0
STANDBY: Final = 1
DRAW: Final = 2
MAIN: Final = 3
END: Final = 4
OVER: Final = 5
PHASES: Final = ("set-up", "standby", "draw", "main", "end", "over")

# What a use of a card is; the first three can be on the Chain (P-14.1).
ATTACK: Final = 0
RANGED: Final = 1
EVENT: Final = 2
TRIGGER: Final = 3
ACTION: Final = 4
OVERRUN: Final = 5
JUNKYARD: Final = 6
REPAIR: Final = 7
DEMOLISH: Final = 8
USE_KINDS: Final = ("attack", "ranged", "event", "trigger", "action", "overrun", "junkyard", "repair", "demolish")

# What a target is.
AT_UNIT: Final = 0
AT_PLAYER: Final = 1
AT_STACK: Final = 2
AT_TERRAIN: Final = 3
AT_MODIFIER: Final = 4
AT_PERMANENT: Final = 5
AT_ITEM: Final = 6
AT_JUNKYARD: Final = 7
TARGET_KINDS: Final = ("unit", "player", "stack", "terrain", "modifier", "permanent", "item", "junkyard")

# What a Unit has used in this turn, as bits.
USED_RANGED: Final = 1
USED_ACTION: Final = 2
USED_SCOUT: Final = 4


class PanzerOptions:
    """The options of a match, as the rules use them."""

    __slots__ = ("decks", "first_player", "response_hold_ms")

    def __init__(self, first_player: int, response_hold_ms: int, decks: str) -> None:
        self.first_player: Final = first_player
        """A seat, or -1 for chance."""
        self.response_hold_ms: Final = response_hold_ms
        self.decks: Final = decks


class Unit:
    """A Unit in play."""

    __slots__ = (
        "attacks", "card", "damage", "extra_attacks", "is_fresh", "is_halted", "is_suppressed", "legs", "more_armor",
        "more_attack", "more_first_fire", "more_movement", "more_ranged", "seat", "serial", "slowed", "space", "spent",
        "used",
    )  # fmt: skip

    def __init__(self, serial: int, card: Card, seat: int, space: int) -> None:
        self.serial: Final = serial
        """Its number: a card that leaves and comes back is another Unit (P-13.8)."""
        self.card: Final = card
        self.seat: Final = seat
        self.space = space
        self.damage = 0
        self.is_fresh = False
        self.is_halted = False
        self.is_suppressed = False
        self.legs = 0
        """How many legs it has made this turn, a Paradrop included."""
        self.spent = 0
        """Movement Points."""
        self.attacks = 0
        self.extra_attacks = 0
        self.used = 0
        # What lasts until the end of the turn.
        self.more_attack = 0
        self.more_movement = 0
        self.slowed = 0
        """Movement lost, to no less than 1."""
        self.more_ranged = 0
        self.more_armor = 0
        self.more_first_fire = 0

    def fork(self) -> "Unit":
        """Return an independent copy."""
        copy = Unit(self.serial, self.card, self.seat, self.space)
        copy.damage = self.damage
        copy.is_fresh = self.is_fresh
        copy.is_halted = self.is_halted
        copy.is_suppressed = self.is_suppressed
        copy.legs = self.legs
        copy.spent = self.spent
        copy.attacks = self.attacks
        copy.extra_attacks = self.extra_attacks
        copy.used = self.used
        copy.more_attack = self.more_attack
        copy.more_movement = self.more_movement
        copy.slowed = self.slowed
        copy.more_ranged = self.more_ranged
        copy.more_armor = self.more_armor
        copy.more_first_fire = self.more_first_fire
        return copy

    def begin_turn(self) -> None:
        """Clear what it did in the turn before (P-5.1)."""
        self.legs = 0
        self.spent = 0
        self.attacks = 0
        self.extra_attacks = 0
        self.used = 0

    def end_turn(self) -> None:
        """Let everything end that lasts until the end of the turn (P-5.5)."""
        self.is_fresh = False
        self.is_halted = False
        self.is_suppressed = False
        self.extra_attacks = 0
        self.more_attack = 0
        self.more_movement = 0
        self.slowed = 0
        self.more_ranged = 0
        self.more_armor = 0
        self.more_first_fire = 0


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


class Mark:
    """A chosen target."""

    __slots__ = ("card", "kind", "number", "space")

    def __init__(self, kind: int, number: int, space: int, card: Card | None) -> None:
        self.kind: Final = kind
        self.number: Final = number
        """The serial of a Unit or Chain item; a seat; for a card in a Junkyard which of its copies, from the oldest."""
        self.space: Final = space
        """Where it is when it is chosen; -1 where it has no space."""
        self.card: Final = card


def mark_code(mark: Mark) -> str:
    """Return a target in short, as part of a code."""
    return f"{TARGET_KINDS[mark.kind]}:{mark.number}:{mark.space}:{'' if mark.card is None else mark.card.id}"


NO_MARKS: Final[list[Mark]] = []


class Cast(Use):
    """One use of a card: on the Chain, in the pool of triggers, or carried out. Never altered."""

    __slots__ = ("ability", "card", "is_chosen", "kind", "mode", "serial", "source", "space", "targets")

    def __init__(
        self, serial: int, kind: int, seat: int, card: Card, source: int, space: int, ability: int, mode: int,
        targets: list[Mark], is_chosen: bool,
    ) -> None:  # fmt: skip
        super().__init__(seat)
        self.serial: Final = serial
        self.kind: Final = kind
        self.card: Final = card
        self.source: Final = source
        """The Unit that uses it, 0 if none."""
        self.space: Final = space
        """The stack of an Event, the space of a Modifier, or where the Unit was last; -1 while an Event has none."""
        self.ability: Final = ability
        """Which ability of the card, -1 for none."""
        self.mode: Final = mode
        """Which of several ways was chosen, -1 for none yet."""
        self.targets: Final = targets
        self.is_chosen: Final = is_chosen
        """Whether no more targets are wanted."""

    def printed(self) -> Printed:
        return self.card

    def code(self) -> str:
        marks = [mark_code(mark) for mark in self.targets]
        return (
            f"{USE_KINDS[self.kind]} {self.serial} by {self.seat} {self.card.id} {self.source} {self.space} "
            f"{self.ability} {self.mode} {int(self.is_chosen)} {','.join(marks) or '-'}"
        )

    def aimed(self, targets: list[Mark], is_chosen: bool) -> "Cast":
        """Return this use with other targets."""
        return Cast(
            self.serial, self.kind, self.seat, self.card, self.source, self.space, self.ability, self.mode, targets,
            is_chosen,
        )  # fmt: skip

    def placed(self, serial: int, space: int, mode: int) -> "Cast":
        """Return this use with a number, a space and a way."""
        return Cast(
            serial, self.kind, self.seat, self.card, self.source, space, self.ability, mode, self.targets,
            self.is_chosen,
        )  # fmt: skip


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

    def code(self) -> str:
        return f"item {self.use.code()}"


def has_window(state: PanzerState, seat: int) -> bool:
    """Tell whether a window exists for *seat*, by the public conditions of P-14.9."""
    if not state.players[seat].hand:
        return False
    for space in INDUSTRY[seat]:
        if state.is_stack(space):
            return True
    return False


def row_of(seat: int, space: int) -> int:
    """Return the row of *space* as *seat* counts: 1 and 2 are its own lines, 3 and 4 the enemy's."""
    row = space // COLUMNS
    return row if seat == SOUTH else 5 - row
