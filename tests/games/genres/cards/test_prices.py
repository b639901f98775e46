"""Cards that stay in play cost actions like any other (G-10.1)."""

import pytest

from tests.cardbook import about
from tests.games.genres.board import asked, board, hand, has_summon, legal, pawn, play, seat

SUMMONS = (
    "sentry-turret", "self-destruct-intern", "hired-cleric", "squire-with-potential", "wolf-in-a-nightgown",
    "three-tired-pigs", "wicked-stepmother", "hovering-corgi", "unpaid-goose", "budget-vampire", "final-girl",
)  # fmt: skip


@about(
    "sentry-turret", "self-destruct-intern", "hired-cleric", "squire-with-potential", "wolf-in-a-nightgown",
    "three-tired-pigs", "wicked-stepmother", "hovering-corgi", "unpaid-goose", "budget-vampire", "final-girl",
)  # fmt: skip
@pytest.mark.parametrize("card", SUMMONS)
def test_a_summon_that_costs_one_takes_the_last_action(card: str) -> None:
    match = board(seat("A1", hand=[card]), "K1", "K11", actions=1)
    play(match, f"play {card}", "to B2")
    assert (has_summon(match, card), hand(match, 0)) == (True, [])
    assert asked(match) != (0, "main")
    assert f"play {card}" not in legal(board(seat("A1", hand=[card]), "K1", "K11", actions=0))


@about("nanobot-plasters")
def test_equipment_that_costs_one_takes_the_last_action() -> None:
    match = board(seat("A1", hand=["nanobot-plasters"]), "K1", "K11", actions=1)
    play(match, "play nanobot-plasters")
    assert (pawn(match, 0).equipment, asked(match)) == (("nanobot-plasters",), (1, "main"))
    assert "play nanobot-plasters" not in legal(board(seat("A1", hand=["nanobot-plasters"]), "K1", "K11", actions=0))
