"""Complete worlds that agree with a view: hands and armories dealt anew."""

from typing import Final, cast

from clashtable.core.imagination import Imagination
from clashtable.core.luck import Luck
from clashtable.core.piles import mixed
from clashtable.core.state import State
from clashtable.core.window import Response
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.rules.stack import ObjectionWindow, responders
from clashtable.games.genres.vocabulary import EVENT


class GenresImagination(Imagination):
    """Deal what nobody has seen to the hands of others and to the armories."""

    __slots__ = ("hand_sizes", "is_window", "sizes", "tops", "unseen")

    def __init__(
        self, known: GenresState, viewer: int, unseen: list[Card], hand_sizes: list[int], sizes: list[int],
        tops: list[list[Card | None]], is_window: bool,
    ) -> None:  # fmt: skip
        super().__init__(known, viewer)
        self.unseen: Final = unseen
        """The cards that may be in hidden places, without those whose place is known."""
        self.hand_sizes: Final = hand_sizes
        self.sizes: Final = sizes
        """How many cards are in each armory."""
        self.tops: Final = tops
        """What the viewer knows of each armory, from the top down."""
        self.is_window: Final = is_window
        """Whether a window is open in which somebody else is asked."""

    def deal(self, state: State, luck: Luck, attempt: int) -> bool:
        genres = cast(GenresState, state)
        cards = mixed(self.unseen, luck)
        for seat in range(genres.seats):
            if seat != self.viewer:
                deal_hand(genres, seat, self.hand_sizes[seat], cards)
        for armory in range(4):
            genres.armories[armory] = self.armory(armory, cards)
        if self.is_window:
            open_window(genres, self.viewer)
        return True

    def armory(self, armory: int, cards: list[Card]) -> list[Card]:
        """Return the cards of an armory, the top one last."""
        known = self.tops[armory]
        found: list[Card] = []
        for depth in range(self.sizes[armory]):
            card = known[depth] if depth < len(known) else None
            found.append(cards.pop() if card is None else card)
        found.reverse()
        return found


def deal_hand(state: GenresState, seat: int, size: int, cards: list[Card]) -> None:
    """Fill a hand from *cards*; an Event is never in one (G-19.6)."""
    hand = state.players[seat].hand
    at = len(cards) - 1
    while len(hand) < size and at >= 0:
        if cards[at].type != EVENT:
            hand.append(cards.pop(at))
        at -= 1


def open_window(state: GenresState, viewer: int) -> None:
    """Let somebody other than *viewer* be asked: who it really is, the viewer cannot know (G-22)."""
    order = responders(state)
    for at in range(len(order)):
        if order[at] != viewer and state.players[order[at]].hand:
            state.push(Response(ObjectionWindow(order, at, 0), order[at]))
            return
    for at in range(len(order)):
        if order[at] != viewer:
            state.push(Response(ObjectionWindow(order, at, 0), order[at]))
            return
