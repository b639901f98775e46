"""Every result that chance can have, in the words of a record (K-11.5), where the deck is small enough to list them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, permutations

from clashtable.games.coco.changes import hand_has_complete
from clashtable.games.coco.model.deal import deal_text
from clashtable.games.coco.model.deck import MINI, Deck
from clashtable.games.coco.model.state import CocoState
from clashtable.games.coco.rules import ChooseDealer, Deal


def most(deck: Deck) -> int:
    """Return how many results a chance can have with *deck*, 0 where they are not listed."""
    return len(deals(0)) if deck is MINI else 0


def listed(state: CocoState) -> Sequence[str]:
    """Return the results that chance can have in the next step, all equally likely; nothing where there are too many.

    Void deals are left out, since cards are dealt again until a deal is not void (K-2.5).
    """
    step = state.pending[-1]
    if state.options.deck is not MINI:
        return ()
    if isinstance(step, ChooseDealer):
        return ("dealer 0", "dealer 1")
    return deals(step.dealer) if isinstance(step, Deal) else ()


@cache
def deals(dealer: int) -> Sequence[str]:
    """Return every deal of the mini deck in which *dealer* can open."""
    return tuple(
        deal_text(MINI.laid_out, stocks)
        for stocks in every_stocks(MINI)
        if hand_has_complete(stocks[dealer][: MINI.hand_size])
    )


def every_stocks(deck: Deck) -> Iterator[list[list[int]]]:
    """Yield every pair of stocks that can be dealt from *deck*; hands in another order are the same."""
    rest = [card for card in deck.cards if card not in deck.laid_out]
    for first in combinations(rest, deck.hand_size):
        others = [card for card in rest if card not in first]
        for second in combinations(others, deck.hand_size):
            left = [card for card in others if card not in second]
            for below in permutations(left):
                middle = len(below) // 2
                yield [[*first, *below[:middle]], [*second, *below[middle:]]]
