"""What Geek Fight teaches bots: positions are valued sensibly, hidden cards are guessed as they may be."""

import random
from typing import Any

import pytest

from clashtable.core.luck import luck_from_seed
from clashtable.core.match import Match
from clashtable.games.geekfight.cards.decks import BOX
from clashtable.games.geekfight.cards.pool import BY_ID
from tests.games.geekfight.board import GEEKFIGHT, asked, board, deck, hand, piece, play, player, seat, view
from tests.games.geekfight.hidden import owned_cards
from tests.games.kit.play import walk


def value(match: Match, number: int = 0) -> float:
    return GEEKFIGHT.evaluation.value(match.state, number)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"cred": 4}, {"cred": 0}),
        ({}, {"combatant": piece("button-masher", damage=5)}),
        ({"items": ["golden-controller"]}, {}),
        ({"hand": ["jump-cut", "headshot"]}, {}),
        ({"hand": ["speedrunner"]}, {"combatant": None, "hand": ["speedrunner"]}),
        ({}, {"combatant": piece("button-masher", counters={"Distraction": 2})}),
    ],
)
def test_more_is_worth_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    good, bad = board(seat(**better), seat()), board(seat(**worse), seat())
    assert value(good) > value(bad)
    assert value(good, 1) < value(bad, 1)


def test_a_win_is_worth_most_and_a_loss_least() -> None:
    match = play(board(seat(), seat()), "concede")
    assert value(match, 1) > value(board(seat(), seat(cred=8)), 1)
    assert value(match, 0) < value(board(seat(), seat(cred=8)), 0)


def test_valuing_a_position_in_mid_queue_changes_nothing() -> None:
    match = play(board(seat(), seat(units="1 generic", hand=["mean-comment"])), "attack 1")
    before = match.snapshot()
    value(match)
    assert match.snapshot() == before


def test_a_playout_moves_on_and_leaves_the_rest_alone() -> None:
    match = GEEKFIGHT.start(2, 4)
    while asked(match)[1].startswith("opening"):
        match.play(match.legal_moves()[0])
    before, fork = match.snapshot(), match.fork()
    GEEKFIGHT.evaluation.playout(fork.state, luck_from_seed(1), GEEKFIGHT.evaluation.horizon(match.state))
    assert match.snapshot() == before
    assert fork.snapshot() != before


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_an_imagined_match_agrees_with_the_view_and_has_legal_decks(seats: int) -> None:
    rng = random.Random(seats)
    match = GEEKFIGHT.start(seats, seats, {"turn_limit": 10})
    for count in walk(match, rng, 240):
        if count % 12 == 0:
            viewer = rng.choice([None, *range(seats)])
            imagined = GEEKFIGHT.imagine(match.view(viewer), count)
            assert imagined.view(viewer) == match.view(viewer)
            for number in range(seats):
                if player(match, number).is_in:
                    names = [card for owner, card in owned_cards(imagined.snapshot()) if owner == number]
                    assert BOX.flaws("\n".join(names)) == []


def test_what_everybody_knows_of_a_hand_is_in_it() -> None:
    match = board(
        seat(None, hand=["spoiler-alert-guy"], deck=["jump-cut"] * 2),
        seat(hand=["folding-chair", "air-horn"], deck=["no-you", "headshot"]),
        phase="arena",
    )
    assert player(match, 1).shown == ("folding-chair",)
    for seed in range(5):
        imagined = GEEKFIGHT.imagine(view(match, 0), seed)
        assert hand(imagined, 1) == ["folding-chair"]
        assert len(deck(imagined, 1)) == 2
        assert all(name in BY_ID for name in deck(imagined, 1))


def test_ones_own_known_cards_stay_where_they_are() -> None:
    match = board(
        seat(items=["thinking-wig"], deck=["jump-cut", "headshot", "no-you", "air-horn"]), seat(deck=["no-you"])
    )
    play(match, "use thinking-wig@2", "yes")
    for seed in range(5):
        imagined = deck(GEEKFIGHT.imagine(view(match, 0), seed), 0)
        assert imagined[-1] == "jump-cut"
        assert sorted(imagined) == sorted(deck(match, 0))
