"""Cards are drawn and discarded one at a time (G-19.1). Next, read changes/zone_triggers.py."""

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.state import Ask, Move, State, Step, ask_or_answer
from clashtable.games.genres.changes import hands
from clashtable.games.genres.changes.deaths import EVENTS
from clashtable.games.genres.model.state import SET_UP, GenresState
from clashtable.games.genres.moves import ARMORY_MOVES, PICK, GenresMove, card_moves, narrowed


@mypyc_attr(acyclic=True)
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


@mypyc_attr(acyclic=True)
class ChooseArmory(Ask):
    """Choose the armory to draw from."""

    __slots__ = ("closed",)
    kind: ClassVar[str] = "armory"

    def __init__(self, seat: int, closed: int) -> None:
        super().__init__(seat)
        self.closed: Final = closed

    def moves(self, state: State) -> list[Move]:
        armories = cast(GenresState, state).armories
        return [ARMORY_MOVES[at] for at in range(4) if armories[at] and at != self.closed]

    def answer(self, state: State, move: Move) -> None:
        hands.draw_from(cast(GenresState, state), self.seat, cast(GenresMove, move).number)


def draw_cards(state: GenresState, seat: int, count: int) -> None:
    """Let *seat* draw cards."""
    if state.players[seat].is_alive and count > 0:
        state.push(Draws(seat, count, -1, False))


@mypyc_attr(acyclic=True)
class DiscardCards(Step):
    """Discard cards of one's choice, one at a time."""

    __slots__ = ("count", "how", "seat")

    def __init__(self, seat: int, count: int, how: str) -> None:
        self.seat: Final = seat
        self.count: Final = count
        self.how: Final = how

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if self.count == 0 or not genres.players[self.seat].hand:
            return
        if self.count > 1:
            genres.push(DiscardCards(self.seat, self.count - 1, self.how))
        ask_or_answer(genres, DiscardOne(self.seat, self.how))


@mypyc_attr(acyclic=True)
class DiscardOne(Ask):
    """Choose a card to discard."""

    __slots__ = ("genre", "how")
    kind: ClassVar[str] = "hand-card"

    def __init__(self, seat: int, how: str, genre: int = -1) -> None:
        super().__init__(seat)
        self.how: Final = how
        self.genre: Final = genre
        """The genre that was chosen first, -1 for none (G-21.3)."""

    def moves(self, state: State) -> list[Move]:
        return narrowed(card_moves(PICK, cast(GenresState, state).players[self.seat].hand), self.genre)

    def answer(self, state: State, move: Move) -> None:
        chosen = cast(GenresMove, move)
        if chosen.card is None:
            ask_or_answer(state, DiscardOne(self.seat, self.how, chosen.number))
        else:
            hands.discard(cast(GenresState, state), self.seat, chosen.card, self.how)
