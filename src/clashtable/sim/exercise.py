"""Play random matches until every card of a game was played often enough: an error in any card comes to light."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from clashtable.core.deck import WILD
from clashtable.core.errors import RulesBug
from clashtable.core.game import Game
from clashtable.core.luck import derived, luck_from_seed

MOST_MATCHES: Final = 20_000
"""After so many matches a card that was seldom played must be one that cannot be."""


def exercise(
    game: Game, least: int, seed: int, told: Callable[[int, int], None] = lambda matches, left: None
) -> tuple[Counter[str], int]:
    """Return how often each card was played, none less than *least* times, and in how many matches.

    *told* hears after each match how many there were and how many cards are still short.
    """
    played: Counter[str] = Counter({card.name: 0 for card in game.cards()})
    for number in range(MOST_MATCHES):
        short = sum(count < least for count in played.values())
        told(number, short)
        if not short:
            return played, number
        play_one(game, derived(seed, number), played)
    raise RulesBug(f"after {MOST_MATCHES} matches some cards were hardly played: {played.most_common()[-5:]}")


def play_one(game: Game, seed: int, played: Counter[str]) -> None:
    """Play one match at random, with decks of any cards where there are decks, and count what is played."""
    luck = luck_from_seed(derived(seed, 1))
    seats = game.seats[luck.below(len(game.seats))]
    match = game.start(seats, seed, {"decks": WILD} if game.decks is not None else {})
    while not match.is_over:
        moves = match.legal_moves()
        for event in match.play(moves[luck.below(len(moves))]):
            for card in game.played_cards(event):
                played[card] += 1
