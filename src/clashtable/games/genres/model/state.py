"""The state of Clash of the Genres, and read-only questions about who and what is where. Next, read model/values.py."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.core.luck import Luck
from clashtable.core.outcome import Outcome
from clashtable.core.state import State, Step
from clashtable.games.genres.geometry.areas import is_in, rectangle
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.pieces import NO_NUMBERS, Piece, Zone
from clashtable.games.genres.vocabulary import GHOST, NOBODY, PAWN, WALL

# The phases of a turn (G-4).
SET_UP: Final = 0
START: Final = 1
DRAW: Final = 2
ACT: Final = 3
SUMMON_STEP: Final = 4
END: Final = 5
HAUNT: Final = 6
OVER: Final = 7
PHASES: Final = ("set-up", "start", "draw", "action", "summon", "end", "ghost", "over")


@final
class GenresOptions:
    """The options of a match, as the rules use them."""

    __slots__ = ("ask_always", "first_player", "response_hold_ms")

    def __init__(self, ask_always: bool, first_player: int, response_hold_ms: int) -> None:
        self.ask_always: Final = ask_always
        self.first_player: Final = first_player
        """A seat, or -1 for chance."""
        self.response_hold_ms: Final = response_hold_ms


@final
@mypyc_attr(acyclic=True)
class GenresPlayer:
    """One player's cards, and what the player knows of others'."""

    __slots__ = ("died", "gagged_by", "hand", "health", "is_alive", "known_hands", "known_tops")

    def __init__(self, hand: list[Card], known_hands: list[list[Card]], known_tops: list[list[Card | None]]) -> None:
        self.hand = hand
        """In the order in which the cards came."""
        self.is_alive = True
        self.health = 0
        """The number at death (G-9.5); while alive the pawn has it."""
        self.died = -1
        """How many had died before; -1 while alive."""
        self.gagged_by = NO_NUMBERS
        """The seats until whose next turn this player can play no Objection! cards; never altered in place."""
        self.known_hands = known_hands
        """The cards that this player knows to be in each hand (G-22.1); the lists are never altered in place."""
        self.known_tops = known_tops
        """What this player knows of each armory from the top down; the lists are never altered in place."""

    def fork(self) -> "GenresPlayer":
        """Return an independent copy."""
        copy = GenresPlayer(self.hand[:], self.known_hands[:], self.known_tops[:])
        copy.is_alive = self.is_alive
        copy.health = self.health
        copy.died = self.died
        copy.gagged_by = self.gagged_by
        return copy


def new_player(seats: int) -> GenresPlayer:
    """Return a player of a match with so many seats before it begins."""
    return GenresPlayer([], [[] for _seat in range(seats)], [[], [], [], []])


@final
@mypyc_attr(acyclic=True)
class Course:
    """Where the match stands."""

    __slots__ = (
        "acting", "actions", "active", "deaths", "drew", "ends_turn", "first", "has_no_attacks", "phase", "rotation",
        "round", "serial",
    )  # fmt: skip

    def __init__(self) -> None:
        self.active = NOBODY
        self.first = NOBODY
        self.round = 0
        self.phase = SET_UP
        self.actions = 0
        self.drew = False
        self.has_no_attacks = False
        self.ends_turn = False
        self.rotation = 0
        """From which armory the next card of set-up comes."""
        self.deaths = 0
        self.serial = 1
        self.acting = 0
        """The summon whose own turn it is, 0 for none."""

    def fork(self) -> "Course":
        """Return an independent copy."""
        copy = Course()
        copy.active = self.active
        copy.first = self.first
        copy.round = self.round
        copy.phase = self.phase
        copy.actions = self.actions
        copy.drew = self.drew
        copy.has_no_attacks = self.has_no_attacks
        copy.ends_turn = self.ends_turn
        copy.rotation = self.rotation
        copy.deaths = self.deaths
        copy.serial = self.serial
        copy.acting = self.acting
        return copy


@final
class Lasting:
    """A lasting Event in play. Never altered."""

    __slots__ = ("card", "genre")

    def __init__(self, card: Card, genre: int) -> None:
        self.card: Final = card
        self.genre: Final = genre
        """The genre chosen for it, -1 for none."""


@final
class GenresState(State):
    """A match of Clash of the Genres."""

    __slots__ = (
        "armories", "course", "discard", "events_in_play", "options", "pawns", "played", "players", "queue", "summons",
        "zones",
    )  # fmt: skip

    def __init__(
        self,
        seats: int,
        luck: Luck,
        pending: list[Step],
        outcome: Outcome | None,
        options: GenresOptions,
        players: list[GenresPlayer],
        course: Course,
    ) -> None:
        super().__init__(seats, luck, pending, outcome)
        self.options = options
        self.players = players
        self.course = course
        self.pawns: list[Piece] = []
        """The pawn or ghost of each seat; none before set-up is over."""
        self.summons: list[Piece] = []
        """By arrival."""
        self.zones: list[Zone] = []
        """The oldest first."""
        self.events_in_play: list[Lasting] = []
        self.armories: list[list[Card]] = [[], [], [], []]
        """The top card last."""
        self.discard: list[Card] = []
        """The top card last."""
        self.queue: list[Cast] = []
        """Events that wait to be played, the first drawn first."""
        self.played: list[Card] = []
        """The cards played in this turn (G-2.12)."""

    def fork(self) -> "GenresState":
        copy = GenresState(
            self.seats,
            self.luck.fork(),
            self.pending[:],
            self.outcome,
            self.options,
            [player.fork() for player in self.players],
            self.course.fork(),
        )
        copy.pawns = [piece.fork() for piece in self.pawns]
        copy.summons = [piece.fork() for piece in self.summons]
        copy.zones = [zone.fork() for zone in self.zones]
        copy.events_in_play = self.events_in_play[:]
        copy.armories = [armory[:] for armory in self.armories]
        copy.discard = self.discard[:]
        copy.queue = self.queue[:]
        copy.played = self.played[:]
        return copy

    def number(self) -> int:
        """Take the next serial number."""
        serial = self.course.serial
        self.course.serial = serial + 1
        return serial

    def piece(self, serial: int) -> Piece | None:
        """Return the piece with *serial*; None when it is not on the battlefield."""
        for piece in self.pawns:
            if piece.serial == serial:
                return piece
        for piece in self.summons:
            if piece.serial == serial:
                return piece
        return None

    def standing_at(self, square: int) -> Piece | None:
        """Return the standing piece on *square*."""
        for piece in self.pawns:
            if piece.square == square and piece.kind == PAWN:
                return piece
        for piece in self.summons:
            if piece.square == square:
                return piece
        return None

    def is_wall(self, square: int) -> bool:
        """Tell whether a wall zone covers *square*."""
        for zone in self.zones:
            if zone.card.zone_effect == WALL and zone.has(square):
                return True
        return False

    def is_free(self, square: int) -> bool:
        """Tell whether *square* is free (G-2.5)."""
        return self.standing_at(square) is None and not self.is_wall(square)

    def opening_seat(self) -> int:
        """Return the seat that comes first in turn order: the active player's (G-23.2)."""
        return max(0, self.course.active if self.course.active >= 0 else self.course.first)

    def in_turn_order(self) -> list[int]:
        """Return every seat, the active player's first (G-23.2)."""
        start = self.opening_seat()
        return [(start + places) % self.seats for places in range(self.seats)]

    def pieces(self) -> list[Piece]:
        """Return every piece in the order of G-21.1: by seat from the active player, pawn, summons, ghost."""
        found: list[Piece] = []
        start, summons = self.opening_seat(), self.summons
        for places in range(self.seats):
            seat = (start + places) % self.seats
            pawn = self.pawns[seat]
            if pawn.kind == PAWN:
                found.append(pawn)
            for piece in summons:
                if piece.seat == seat:
                    found.append(piece)
            if pawn.kind == GHOST:
                found.append(pawn)
        return found

    def summons_of(self, seat: int) -> list[Piece]:
        """Return the summons that *seat* controls, by arrival."""
        return [piece for piece in self.summons if piece.seat == seat]

    def was_played(self, card: Card) -> bool:
        """Tell whether *card* was played in this turn (G-2.12)."""
        for played in self.played:
            if played is card:
                return True
        return False

    def stack(self) -> list[Cast]:
        """Return what is on the stack, the top item last."""
        found: list[Cast] = []
        for step in self.pending:
            if isinstance(step, Item):
                found.append(step.use)
        return found


@mypyc_attr(acyclic=True)
class Item(Step):
    """Something on the stack; the pending steps themselves are the stack, the top resolving first (G-11.6)."""

    __slots__ = ("use",)

    def __init__(self, use: Cast) -> None:
        self.use: Final = use

    def with_use(self, use: Cast) -> "Item":
        """Return this item with another use."""
        return Item(use)


def find_item(state: GenresState, serial: int) -> Cast | None:
    """Return the item with *serial*; None when it has left the stack."""
    for step in state.pending:
        if isinstance(step, Item) and step.use.serial == serial:
            return step.use
    return None


def living(state: GenresState) -> list[int]:
    """Return the seats of living players, in turn order from the active player."""
    return [seat for seat in state.in_turn_order() if state.players[seat].is_alive]


def zone_fits(state: GenresState, card: Card, square: int, wide: int, high: int) -> bool:
    """Tell whether a zone can lie there: on the battlefield, and a wall only where nobody stands (G-14.9)."""
    if GRID.shifted(square, wide - 1, high - 1) < 0:
        return False
    if card.zone_effect != WALL:
        return True
    there = rectangle(square, wide, high)
    for piece in state.pawns:
        if piece.kind == PAWN and is_in(there, piece.square):
            return False
    return all(not is_in(there, piece.square) for piece in state.summons)


def zone_of(state: GenresState, serial: int) -> Zone | None:
    """Return the zone with *serial*."""
    for zone in state.zones:
        if zone.serial == serial:
            return zone
    return None
