"""What every Item costs."""

import pytest

from tests.games.geekfight.board import board, is_calm, legal, legal_starting, play, player, seat, units
from tests.games.geekfight.cards.passing import pass_until_asked
from tests.rulebook import covers

COSTS = [
    ("thinking-wig", 3, "generic"),
    ("foam-sword", 3, "glue"),
    ("metal-deck-box", 3, "cash"),
    ("wooden-katana", 3, "caffeine"),
    ("golden-controller", 3, "tokens"),
    ("boom-mic", 3, "tickets"),
    ("folding-chair", 2, "generic"),
    ("foam-dart-blaster", 3, "tokens"),
    ("rubber-band-gatling", 4, "generic"),
    ("giant-foam-finger", 3, "tickets"),
    ("glow-stick-of-destiny", 4, "generic"),
    ("replica-chainmail", 4, "glue"),
    ("lucky-socks", 2, "generic"),
    ("energy-drink-helmet", 3, "caffeine"),
    ("cardboard-glasses", 2, "tickets"),
    ("cursed-fedora", 3, "cash"),
    ("cargo-shorts-of-holding", 3, "generic"),
    ("cardboard-tank", 5, "glue"),
    ("laser-pointer", 2, "tokens"),
    ("power-up-cartridge", 3, "tokens"),
    ("hot-glue-gun", 3, "glue"),
    ("noise-cancelling-headphones", 2, "tokens"),
    ("extra-large-popcorn", 2, "tickets"),
    ("triple-espresso", 1, "caffeine"),
    ("mystery-burrito", 3, "generic"),
    ("slow-cooked-chili", 2, "generic"),
    ("collectors-tin", 3, "cash"),
    ("mint-in-box-figure", 2, "cash"),
    ("first-print-comic", 2, "cash"),
    ("all-access-badge", 3, "generic"),
    ("booster-box", 4, "cash"),
    ("restraining-order", 2, "cash"),
    ("cardboard-standee", 3, "glue"),
]


@pytest.mark.parametrize(("card", "cost", "kind"), COSTS)
@covers("F-3.2", "F-10.6")
def test_every_item_costs_what_is_printed_on_it(card: str, cost: int, kind: str) -> None:
    match = board(seat(hand=[card], units=f"{cost} {kind}"), seat())
    play(match, f"play {card}")
    pass_until_asked(match)
    assert (units(match, 0), len(player(match, 0).items) + len(player(match, 1).items)) == ({}, 1)
    assert is_calm(match)


@pytest.mark.parametrize(("card", "cost", "kind"), COSTS)
def test_no_item_can_be_played_with_a_unit_less(card: str, cost: int, kind: str) -> None:
    match = board(seat(hand=[card], units=f"{cost - 1} {kind}" if cost > 1 else ""), seat())
    assert legal_starting(match, "play") == []
    assert "end" in legal(match)
