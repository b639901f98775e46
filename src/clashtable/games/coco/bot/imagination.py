"""How to guess what is hidden."""

from typing import Final, cast

from clashtable.core.errors import RulesBug
from clashtable.core.imagination import Imagination
from clashtable.core.luck import Luck
from clashtable.core.state import State, asking, to_act
from clashtable.games.coco.model.card import COMPLETE_SHIFT, packed, packed_all
from clashtable.games.coco.model.plays import has_play
from clashtable.games.coco.model.state import CocoPlayer, CocoState, count_cards
from clashtable.games.coco.rules import Open

ATTEMPTS: Final = 100_000
"""After so many deals that disagree with a view, the view must be impossible."""


class CocoImagination(Imagination):
    """Deal the unseen cards into the hands and stocks that the viewer cannot see."""

    __slots__ = ("hidden_hands", "must_play", "unseen")

    def __init__(self, known: CocoState, hidden_hands: list[int], unseen: list[int]) -> None:
        super().__init__(known)
        self.hidden_hands: Final = hidden_hands
        """The seats whose hands are hidden."""
        self.unseen: Final = unseen
        self.must_play: Final = known_to_have_a_play(known, hidden_hands)

    def sample(self, luck: Luck) -> State:
        state = cast(CocoState, self.known.fork())
        state.luck = luck.child()
        pool = self.dealt_pool(state, luck)
        for player in state.players:
            size = len(player.stock)
            player.stock = pool[:size]
            pool = pool[size:]
        return state

    def dealt_pool(self, state: CocoState, luck: Luck) -> list[int]:
        """Fill the hidden hands and return what is left for the stocks."""
        for _attempt in range(ATTEMPTS):
            pool = self.unseen[:]
            if self.deal_hands(state, pool, luck):
                return pool
        raise RulesBug("no deal agrees with this view")

    def deal_hands(self, state: CocoState, pool: list[int], luck: Luck) -> bool:
        """Fill the hidden hands from *pool*; tell whether they agree with all that is known of them."""
        luck.shuffle(pool)
        for seat in self.hidden_hands:
            if not deal_shown(state.players[seat], pool):
                return False
        for seat in self.hidden_hands:
            player = state.players[seat]
            first = len(pool) - (player.hand_size - count_cards(player.hand))
            player.hand += packed_all(pool[first:])
            del pool[first:]
        return self.must_play < 0 or holds_a_play(state, self.must_play)


def deal_shown(player: CocoPlayer, pool: list[int]) -> bool:
    """Begin a hand with the cards of which passes have told something (K-12.4); false if *pool* lacks them.

    The cards known longest agree with every pass since, so they are dealt first and meet all that is known.
    """
    player.hand = 0
    filled = 0
    for first in range(len(player.shown)):
        ruled_out = 0
        for known in player.shown[first:]:
            ruled_out |= known.kinds
        while filled < player.shown[first].cards:
            at = first_other(pool, ruled_out)
            if at < 0:
                return False
            player.hand += packed(pool.pop(at))
            filled += 1
    return True


def first_other(pool: list[int], ruled_out: int) -> int:
    """Return where in *pool* the first card lies that is not ruled out, -1 if nowhere."""
    for at in range(len(pool)):
        if not ruled_out >> pool[at] & 1:
            return at
    return -1


def known_to_have_a_play(state: CocoState, hidden_hands: list[int]) -> int:
    """Return the hidden seat that must hold a play, as the game goes on with it; -1 if there is none.

    A dealer opens, so holds a Complete (K-2.5); two idle turns did not end the game, so whoever begins a turn after
    them can play (K-8.2).
    """
    seat = to_act(state)
    if seat not in hidden_hands:
        return -1
    owes_a_play = state.idle_turns >= 2 and state.played_in_turn == 0
    return seat if owes_a_play or isinstance(asking(state), Open) else -1


def holds_a_play(state: CocoState, seat: int) -> bool:
    """Tell whether *seat*, who is on turn, can open or play."""
    if isinstance(asking(state), Open):
        return (state.players[seat].hand >> COMPLETE_SHIFT) != 0
    return has_play(state, seat)
