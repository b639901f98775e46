"""The state of Clash (Coco), and read-only questions about it."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from clashtable.core.luck import Luck
from clashtable.core.outcome import Outcome
from clashtable.core.state import State, Step
from clashtable.games.coco.model.card import COMPLETE_SHIFT, SINGLES_MASK, with_single
from clashtable.games.coco.model.deck import Deck
from clashtable.games.coco.moves import CocoMove


@final
class CocoOptions:
    """The options of K-14, as the rules use them."""

    __slots__ = ("deck", "match_max_games", "match_points", "repeats_barred", "two_idle")

    def __init__(
        self, two_idle: bool, repeats_barred: bool, match_points: int, match_max_games: int, deck: Deck
    ) -> None:
        self.two_idle: Final = two_idle
        self.repeats_barred: Final = repeats_barred
        self.match_points: Final = match_points
        self.match_max_games: Final = match_max_games
        self.deck: Final = deck


@final
class Shown:
    """What a forced pass has shown of a hand (K-12.4): some of its cards are of none of these kinds."""

    __slots__ = ("cards", "kinds")

    def __init__(self, kinds: int, cards: int) -> None:
        self.kinds: Final = kinds
        """Bits over all kinds of cards, Singles first."""
        self.cards: Final = cards
        """At least so many cards of the hand are of other kinds."""


@final
@mypyc_attr(acyclic=True)
class CocoPlayer:
    """One player's cards."""

    __slots__ = ("drawn", "hand", "hand_size", "shown", "stock")

    def __init__(self, hand: i64, hand_size: int, stock: list[int], drawn: int, shown: list[Shown]) -> None:
        self.hand: i64 = hand
        """The hand as a packed set."""
        self.hand_size = hand_size
        self.stock = stock
        """The stock as it was dealt; never altered, so that copies share it."""
        self.drawn = drawn
        """How many cards of ``stock`` have been taken; the next one is the top."""
        self.shown = shown
        """Never altered in place, so that copies share it."""

    def fork(self) -> "CocoPlayer":
        """Return an independent copy."""
        return CocoPlayer(self.hand, self.hand_size, self.stock, self.drawn, self.shown)

    def stock_size(self) -> int:
        """Return how many cards lie in the stock."""
        return len(self.stock) - self.drawn

    def cards_left(self) -> int:
        """Return how many cards the player still has, hand and stock together."""
        return self.hand_size + len(self.stock) - self.drawn


@final
class Played:
    """A play of this game, and what was played before it."""

    # Not acyclic, nor may what it holds be: freeing a chain of over fifty such objects destroys memory (mypyc 2.4).

    __slots__ = ("before", "move", "seat")

    def __init__(self, seat: int, move: CocoMove, before: "Played | None") -> None:
        self.seat: Final = seat
        self.move: Final = move
        self.before: Final = before


@final
class GameResult:
    """How one game of the match ended."""

    __slots__ = ("how", "left", "points", "winner")

    def __init__(self, winner: int, points: int, how: str, left: list[list[int]]) -> None:
        self.winner: Final = winner
        """-1 when nobody won."""
        self.points: Final = points
        self.how: Final = how
        self.left: Final = left
        """The cards each seat had left."""


@final
class CocoState(State):
    """A match of Clash (Coco)."""

    __slots__ = (
        "complete", "dealer", "history", "idle_turns", "options", "played_in_turn",
        "players", "results", "table", "tops", "turned_up",
    )  # fmt: skip

    def __init__(
        self,
        luck: Luck,
        pending: list[Step],
        outcome: Outcome | None,
        options: CocoOptions,
        players: list[CocoPlayer],
        tops: i64,
        complete: i64,
        table: i64,
        turned_up: list[int],
        history: Played | None,
        dealer: int,
        played_in_turn: int,
        idle_turns: int,
        results: list[GameResult],
    ) -> None:
        super().__init__(2, luck, pending, outcome)
        self.options = options
        self.players = players
        self.tops: i64 = tops
        """What the three Single piles show, written as the Complete that would show the same."""
        self.complete: i64 = complete
        """The top of the Complete pile, NO_COMPLETE before the opening."""
        self.table: i64 = table
        """All cards in the four piles, as a packed set."""
        self.turned_up = turned_up
        """The cards turned up in the set-up, in order; never altered."""
        self.history: Played | None = history
        self.dealer = dealer
        self.played_in_turn = played_in_turn
        """How many actions with a card the player on turn has taken."""
        self.idle_turns = idle_turns
        """How many idle turns have directly gone before."""
        self.results = results
        """The games of the match that are over."""

    def fork(self) -> "CocoState":
        return CocoState(
            self.luck.fork(),
            self.pending[:],
            self.outcome,
            self.options,
            [self.players[0].fork(), self.players[1].fork()],
            self.tops,
            self.complete,
            self.table,
            self.turned_up,
            self.history,
            self.dealer,
            self.played_in_turn,
            self.idle_turns,
            self.results[:],
        )

    def is_aligned(self) -> bool:
        """Tell whether the three Singles show what the top Complete shows (K-4.3)."""
        return self.tops == self.complete

    def total(self, seat: int) -> int:
        """Return the points of *seat* in the match so far."""
        total = 0
        for result in self.results:
            if result.winner == seat:
                total += result.points
        return total


def tops_after(tops: i64, single: i64) -> i64:
    """Return what the piles show once *single* lies on its own."""
    return with_single(tops, single)


def count_cards(cards: i64) -> int:
    """Return how many cards a packed set holds."""
    count: i64 = 0
    singles = cards & SINGLES_MASK
    while singles:
        count += singles & 7
        singles >>= 3
    completes = cards >> COMPLETE_SHIFT
    while completes:
        completes &= completes - 1
        count += 1
    return count
