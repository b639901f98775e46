"""Sequential halving: every move in the same worlds, the worst dropped, and an answer at any moment."""

from __future__ import annotations

import random

import clashtable as ct
from clashtable.bots.search import search_of
from clashtable.bots.sequential_halving import ROUND, SequentialHalving
from clashtable.bots.tree import Search
from clashtable.core.luck import luck_from_seed
from clashtable.games.geekfight.wire.views import GeekView

GEEKFIGHT = ct.game("geekfight")


def turn_with_a_lethal_attack(iterations: int = 0) -> SequentialHalving:
    """Return a search over a turn on which attacking wins the match at once."""
    match = GEEKFIGHT.position(
        {
            "seats": [
                {"combatant": "button-masher", "cred": 8, "hand": ["mean-comment"], "units": "1 tokens"},
                {"combatant": {"card": "guitar-guy", "damage": 6}, "hand": ["speedrunner"], "deck": ["jump-cut"]},
            ]
        }
    )
    view = match.view(0)
    assert isinstance(view, GeekView)
    return SequentialHalving(GEEKFIGHT.evaluation, GEEKFIGHT.imagination(view), luck_from_seed(4), iterations)


def test_a_game_says_which_search_suits_it() -> None:
    luck = luck_from_seed(1)
    for name, kind in (
        ("coco", Search),
        ("corgis", Search),
        ("geekfight", SequentialHalving),
        ("panzer", SequentialHalving),
        ("genres", SequentialHalving),
    ):
        game = ct.game(name)
        match = game.start(seed=1)
        search = search_of(game.evaluation, game.imagination(match.view(match.to_act)), luck)
        assert isinstance(search, kind)


def test_the_move_that_wins_is_found() -> None:
    search = turn_with_a_lethal_attack()
    search.run(60)
    assert search.best().notation == "attack 1"


def test_moves_are_dropped_after_some_worlds_but_two_stay() -> None:
    search = turn_with_a_lethal_attack()
    moves = len(search.moves)
    assert moves > 3
    search.run(moves * ROUND)
    assert len(search.alive) == moves - max(1, moves // 3)
    search.run(2000)
    assert len(search.alive) == 2


def test_few_iterations_are_spent_on_the_moves_that_look_best() -> None:
    rng, match = random.Random(1), ct.game("genres").start(seats=3, seed=2)
    while len(match.legal_moves()) <= 20:
        match.play(rng.choice(match.legal_moves()))
    game, view, moves = match.game, match.view(match.to_act), len(match.legal_moves())

    def starters(iterations: int) -> int:
        return len(SequentialHalving(game.evaluation, game.imagination(view), luck_from_seed(1), iterations).alive)

    assert [starters(40), starters(100), starters(8 * moves), starters(0)] == [8, 12, moves, moves]


def test_a_move_that_wins_starts_even_if_there_is_hardly_time() -> None:
    search = turn_with_a_lethal_attack(1)
    assert "attack 1" in [search.moves[which].notation for which in search.alive]


def test_a_search_that_was_cut_short_still_has_a_best_move() -> None:
    search = turn_with_a_lethal_attack()
    search.run(1)
    assert search.best() == search.moves[0]
    assert search.iterations == 1


def test_the_same_luck_makes_the_same_search() -> None:
    first, second = turn_with_a_lethal_attack(), turn_with_a_lethal_attack()
    first.run(50)
    second.run(50)
    assert (first.totals, first.alive) == (second.totals, second.alive)
