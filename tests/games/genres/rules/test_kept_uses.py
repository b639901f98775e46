"""The uses of cards that are kept stay as they began: whoever chooses something copies them first."""

import pytest

from clashtable.core.luck import luck_from_seed
from clashtable.core.state import legal_moves, play, settle
from clashtable.games.genres.cards.pool import CARDS
from clashtable.games.genres.model.cast import BEGINNINGS, CARD, OBJECTING, Cast, beginning
from clashtable.games.genres.model.pieces import NO_CARDS, NO_NUMBERS
from clashtable.games.registry import GAMES

DECISIONS = 400
FIELDS: tuple[str, ...] = ("seat", *(getattr(Cast, "__slots__", ()) or getattr(Cast, "__mypyc_attrs__", ())))
"""Of the class as it is interpreted, or as it is compiled."""


def values_of(use: Cast) -> list[object]:
    """Return everything that *use* holds."""
    return [getattr(use, name) for name in FIELDS]


def check() -> int:
    """Compare every kept use with one that is made anew; return how many there are."""
    kept = [use for use in BEGINNINGS if use is not None]
    for use in kept:
        assert values_of(use) == values_of(Cast(0, use.kind, use.seat, use.card, use.actor))
    assert NO_CARDS == []
    assert NO_NUMBERS == []
    return len(kept)


@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_ever_chosen_on_a_kept_use_in_random_play_with_questions_and_views(seed: int) -> None:
    game = GAMES["genres"]
    state = game.deal(4, luck_from_seed(seed), game.check_options(4, {}))
    settle(state)
    luck = luck_from_seed(seed + 100)
    for _decision in range(DECISIONS):
        moves = legal_moves(state)
        if not moves:
            break
        game.question(state)
        play(state, moves[luck.below(len(moves))])
    assert check() > 20, "many cards were tried"


def test_a_kept_use_is_made_anew_for_another_pawn_or_another_kind_of_use() -> None:
    card = CARDS[0]
    first = beginning(CARD, 0, card, 1)
    assert beginning(CARD, 0, card, 1) is first
    assert beginning(CARD, 0, card, 2).actor == 2
    assert beginning(OBJECTING, 0, card, 2).kind == OBJECTING
    assert beginning(OBJECTING, 1, card, 2).seat == 1
    assert first.actor == 1
    assert first.kind == CARD
