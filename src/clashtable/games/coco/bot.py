"""What Clash (Coco) teaches bots: how good a position is, how to play on, how to guess what is hidden."""

import math
from typing import Final, cast

from mypy_extensions import i64

from clashtable.core.errors import RulesBug
from clashtable.core.luck import Luck
from clashtable.core.state import Move, State, asking, legal_moves, play, to_act
from clashtable.core.tactics import Imagination, Tactics
from clashtable.games.coco.model.card import COMPLETE_SHIFT, packed, packed_all
from clashtable.games.coco.model.state import CocoPlayer, CocoState, count_cards, has_play, single_kinds
from clashtable.games.coco.moves import END, OPEN, PASS, SPECIAL, THREE, CocoMove
from clashtable.games.coco.rules import Open

POINT_WEIGHT: Final = 0.22
"""How much a point of the match weighs, in the exponent of the chance to win."""
CARD_WEIGHT: Final = 0.16
"""How much a card fewer than the other weighs."""
TURN_WORTH: Final = 1.0
"""What it is worth, in cards, to be on turn with something to go on with; if more, short searches stop too soon."""
VARIETY_WORTH: Final = 0.25
"""What each different Single in hand is worth, in cards."""
COMPLETE_BURDEN: Final = 0.3
"""What a Complete in hand costs, in cards: it is the harder one to be rid of."""


ATTEMPTS: Final = 100_000
"""After so many deals that disagree with a view, the view must be impossible."""


class CocoTactics(Tactics):
    """Fewer cards, more choice, the turn, and the points of the match."""

    __slots__ = ()

    def value(self, state: State, seat: int) -> float:
        coco = cast(CocoState, state)
        if coco.outcome is not None:
            winners = coco.outcome.winners
            return 0.5 if not winners else 1.0 if winners[0] == seat else 0.0
        other = 1 - seat
        cards = worth(coco, seat) - worth(coco, other)
        points = coco.total(seat) - coco.total(other)
        return 1.0 / (1.0 + math.exp(-POINT_WEIGHT * points - CARD_WEIGHT * cards))

    def playout(self, state: State, luck: Luck, horizon: int) -> None:
        """Play the turn that has begun on to its end: ``value`` judges best where a new turn begins."""
        coco = cast(CocoState, state)
        while coco.pending and coco.played_in_turn > 0:
            play(coco, sensible_move(legal_moves(coco), luck))


def worth(state: CocoState, seat: int) -> float:
    """Return how *seat* stands, in cards: the more the better."""
    player = state.players[seat]
    worth = -float(player.cards_left())
    worth += VARIETY_WORTH * bits(single_kinds(player.hand)) - COMPLETE_BURDEN * bits(player.hand >> COMPLETE_SHIFT)
    if to_act(state) == seat and has_continuation(legal_moves(state)):
        worth += TURN_WORTH
    return worth


def has_continuation(moves: list[Move]) -> bool:
    """Tell whether some move keeps the turn; those stand first."""
    kind = cast(CocoMove, moves[0]).kind
    return kind != END and kind != PASS and kind != OPEN


def bits(mask: i64) -> int:
    """Return how many bits of *mask* are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def sensible_move(moves: list[Move], luck: Luck) -> Move:
    """Return a random move, often a pair or three before single cards; the turn ends only when nothing else goes."""
    last = 0
    for at in range(len(moves)):
        kind = cast(CocoMove, moves[at]).kind
        if kind == PASS or kind == END:
            break
        last = at + 1
        if (kind == THREE or kind == SPECIAL) and luck.below(2) == 0:
            return moves[at]
    if last:
        return moves[luck.below(last)]
    endings = len(moves) if cast(CocoMove, moves[-1]).kind != PASS else len(moves) - 1
    return moves[luck.below(endings)] if endings else moves[0]


class CocoImagination(Imagination):
    """Deal the unseen cards into the hands and stocks that the viewer cannot see."""

    __slots__ = ("hidden_hands", "known", "must_play", "unseen")

    def __init__(self, known: CocoState, hidden_hands: list[int], unseen: list[int]) -> None:
        self.known: Final = known
        """The state with nothing in the places that are hidden."""
        self.hidden_hands: Final = hidden_hands
        """The seats whose hands are hidden."""
        self.unseen: Final = unseen
        self.must_play: Final = known_to_have_a_play(known, hidden_hands)

    def sample(self, luck: Luck) -> State:
        state = self.known.fork()
        state.luck = Luck(luck.word(), luck.word(), luck.word(), luck.word() | 1)
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
