"""What may ask on the way: drawing, discarding, walking, zones. Next, read changes/attack.py."""

from typing import ClassVar, Final, cast

from clashtable.core.state import Ask, Move, State, Step
from clashtable.games.genres.changes import hands, pieces
from clashtable.games.genres.changes.asks import ask_or_answer, genre_code
from clashtable.games.genres.changes.deaths import DEATHS, EVENTS
from clashtable.games.genres.changes.pieces import AMBIENT, Harm
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.damage import ambient_damage
from clashtable.games.genres.model.movement import can_trigger
from clashtable.games.genres.model.state import SET_UP, GenresState, Piece, Zone
from clashtable.games.genres.moves import ARMORY_MOVES, PICK, GenresMove, card_moves, narrowed
from clashtable.games.genres.vocabulary import BAIT, DAMAGE, GHOST, HEAL, MINE, PAWN, TOLL
from clashtable.games.genres.wire.pieces import ZoneTriggered

# --- drawing (G-19.1)


class Draws(Step):
    """Draw cards, one at a time, choosing an armory for each."""

    __slots__ = ("closed", "count", "plays_events", "seat")

    def __init__(self, seat: int, count: int, closed: int, plays_events: bool) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.closed: Final = closed
        """An armory that cannot be chosen, -1 for none."""
        self.plays_events: Final = plays_events
        """Whether each draw is an effect of its own, so that an Event is played before the next (G-19.6)."""

    def code(self) -> str:
        return f"draws {self.seat} {self.count} {self.closed} {int(self.plays_events)}"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if self.count == 0:
            return
        if self.count > 1:
            genres.push(Draws(self.seat, self.count - 1, self.closed, self.plays_events))
        if self.plays_events:
            genres.push(EVENTS)
        if not open_armories(genres, self.closed):
            return
        if genres.course.phase == SET_UP:
            hands.draw_in_rotation(genres, self.seat)
        else:
            ask_or_answer(genres, ChooseArmory(self.seat, self.closed))


def open_armories(state: GenresState, closed: int) -> list[int]:
    """Return the armories that can be chosen; dealing the discard pile first where all are empty."""
    return [armory for armory in hands.drawable(state) if armory != closed]


class ChooseArmory(Ask):
    """Choose the armory to draw from."""

    __slots__ = ("closed",)
    kind: ClassVar[str] = "armory"

    def __init__(self, seat: int, closed: int) -> None:
        super().__init__(seat)
        self.closed: Final = closed

    def code(self) -> str:
        return f"armory {self.seat} {self.closed}"

    def moves(self, state: State) -> list[Move]:
        armories = cast(GenresState, state).armories
        return [ARMORY_MOVES[at] for at in range(4) if armories[at] and at != self.closed]

    def answer(self, state: State, move: Move) -> None:
        hands.draw_from(cast(GenresState, state), self.seat, cast(GenresMove, move).number)


def draw_cards(state: GenresState, seat: int, count: int) -> None:
    """Let *seat* draw cards."""
    if state.players[seat].is_alive and count > 0:
        state.push(Draws(seat, count, -1, False))


class DiscardCards(Step):
    """Discard cards of one's choice, one at a time."""

    __slots__ = ("count", "how", "seat")

    def __init__(self, seat: int, count: int, how: str) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.how: Final = how

    def code(self) -> str:
        return f"discards {self.seat} {self.count} {self.how}"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if self.count == 0 or not genres.players[self.seat].hand:
            return
        if self.count > 1:
            genres.push(DiscardCards(self.seat, self.count - 1, self.how))
        ask_or_answer(genres, DiscardOne(self.seat, self.how))


class DiscardOne(Ask):
    """Choose a card to discard."""

    __slots__ = ("genre", "how")
    kind: ClassVar[str] = "hand-card"

    def __init__(self, seat: int, how: str, genre: int = -1) -> None:
        super().__init__(seat)
        self.how: Final = how
        self.genre: Final = genre
        """The genre that was chosen first, -1 for none (G-21.3)."""

    def code(self) -> str:
        return f"discard {self.seat} {self.how}{genre_code(self.genre)}"

    def moves(self, state: State) -> list[Move]:
        return narrowed(card_moves(PICK, cast(GenresState, state).players[self.seat].hand), self.genre)

    def answer(self, state: State, move: Move) -> None:
        chosen = cast(GenresMove, move)
        if chosen.card is None:
            ask_or_answer(cast(GenresState, state), DiscardOne(self.seat, self.how, chosen.number))
        else:
            hands.discard(cast(GenresState, state), self.seat, chosen.card, self.how)


# --- walking (G-6.8) and zones (G-14.7)


def is_own_turn(state: GenresState, piece: Piece) -> bool:
    """Tell whether it is the own turn of *piece* (G-2.9)."""
    if piece.kind == PAWN:
        return state.course.active == piece.seat
    return state.course.acting == piece.serial


class Walk(Step):
    """A piece walks on, as far as nothing triggers on the way."""

    __slots__ = ("how", "path", "serial")

    def __init__(self, serial: int, path: list[int], how: str) -> None:
        self.serial: Final = serial
        self.path: Final = path
        self.how: Final = how

    def code(self) -> str:
        return f"walk {self.serial} {self.how} {','.join([str(square) for square in self.path])}"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        piece = genres.piece(self.serial)
        if piece is None or not self.path or piece.health <= 0:
            return
        piece.has_moved = True
        if self.how == "fly":
            start = piece.square
            pieces.put(genres, piece, self.path, "fly")
            entered(genres, piece, start)
            return
        length = 1
        start = piece.square
        while length < len(self.path) and not triggers_at(genres, piece, start, self.path[length - 1]):
            start = self.path[length - 1]
            length += 1
        before = self.path[length - 2] if length > 1 else piece.square
        if length < len(self.path):
            genres.push(Walk(self.serial, self.path[length:], self.how))
            genres.push(DEATHS)
        pieces.put(genres, piece, self.path[:length], self.how)
        entered(genres, piece, before)


def triggers_at(state: GenresState, piece: Piece, start: int, square: int) -> bool:
    """Tell whether a zone would trigger on *piece* that comes from *start* to *square*."""
    if not is_own_turn(state, piece):
        return False
    for zone in state.zones:
        if zone.has(square) and not zone.has(start) and can_trigger(zone, piece):
            return True
    return False


def entered(state: GenresState, piece: Piece, start: int) -> None:
    """Let the zones trigger that *piece* has just entered in its own turn, the oldest first."""
    if piece.kind == GHOST or not is_own_turn(state, piece):
        return
    found = [
        zone for zone in state.zones if zone.has(piece.square) and not zone.has(start) and can_trigger(zone, piece)
    ]
    for at in range(len(found) - 1, -1, -1):
        state.push(DEATHS)
        state.push(Trigger(found[at].serial, piece.serial))


def zones_at_start(state: GenresState, piece: Piece) -> None:
    """Let the zones trigger that cover *piece* as its turn starts."""
    found = [zone for zone in state.zones if zone.has(piece.square) and can_trigger(zone, piece)]
    for at in range(len(found) - 1, -1, -1):
        state.push(EVENTS)
        state.push(DEATHS)
        state.push(Trigger(found[at].serial, piece.serial))


def zone_of(state: GenresState, serial: int) -> Zone | None:
    """Return the zone with *serial*."""
    for zone in state.zones:
        if zone.serial == serial:
            return zone
    return None


class Trigger(Step):
    """A zone triggers on a piece (G-14.3)."""

    __slots__ = ("piece", "zone")

    def __init__(self, zone: int, piece: int) -> None:
        self.zone: Final = zone
        self.piece: Final = piece

    def code(self) -> str:
        return f"trigger {self.zone} {self.piece}"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        zone, piece = zone_of(genres, self.zone), genres.piece(self.piece)
        if zone is None or piece is None or piece.health <= 0 or not can_trigger(zone, piece):
            return
        zone.triggered = [*zone.triggered, piece.serial]
        if genres.events is not None:
            genres.events.append(ZoneTriggered(zone.serial, zone.seat, zone.card.id, piece.serial))
        effect, value = zone.card.zone_effect, zone.card.zone_value
        if effect == HEAL:
            pieces.heal(genres, piece, value)
        elif effect == TOLL:
            genres.push(DiscardCards(piece.seat, value, "choice"))
        elif effect == BAIT:
            genres.push(Sting(zone.card, zone.seat, piece.serial, value))
            draw_cards(genres, piece.seat, 1)
        elif effect in (DAMAGE, MINE):
            sting(genres, zone.card, zone.seat, piece, value)
            if effect == MINE:
                pieces.remove_zone(genres, zone, "mine")


class Sting(Step):
    """Ambient damage of a card to a piece that is still there."""

    __slots__ = ("amount", "card", "credit", "serial")

    def __init__(self, card: Card, credit: int, serial: int, amount: int) -> None:
        self.card: Final = card
        self.credit: Final = credit
        self.serial: Final = serial
        self.amount: Final = amount

    def code(self) -> str:
        return f"sting {self.card.id} {self.credit} {self.serial} {self.amount}"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        piece = genres.piece(self.serial)
        if piece is not None and piece.is_standing():
            sting(genres, self.card, self.credit, piece, self.amount)


def sting(state: GenresState, card: Card, credit: int, piece: Piece, amount: int) -> None:
    """Deal ambient damage of *card*, for which *credit* is credited."""
    dealt = ambient_damage(state, piece, amount)
    pieces.hurt(state, [Harm(piece, dealt, AMBIENT, card.id, credit)])
