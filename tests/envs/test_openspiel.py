"""OpenSpiel's own tests on every game: random simulations with copies and serialisation, and its API test."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test

from clashtable.core.errors import InvalidMessage
from clashtable.envs.course import Course
from clashtable.envs.openspiel import NAMES, PREFIX, ClashState
from clashtable.games.registry import GAMES
from tests.shared.entries import ENTRIES
from tests.shared.walks import scaled

SIMULATIONS = scaled(1, 100)
STATES = scaled(30, 400)


def api_tests(name: str) -> type[Any]:
    """Return OpenSpiel's test of some states for the game of that name."""
    return type(
        f"Test{name.title().replace('_', '')}",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game_name": name, "game": pyspiel.load_game(name), "__module__": __name__},
    )


globals().update({f"TestApi_{name}": api_tests(name) for name in NAMES})


@pytest.fixture(name="name", params=NAMES)
def name_of(request: pytest.FixtureRequest) -> str:
    """The name of the game under test."""
    return str(request.param)


def played(name: str, seed: int, least: int = 0) -> ClashState:
    """Return a state of random play in which somebody is to act, after at least so many numbers."""
    rng = random.Random(seed)
    state: ClashState = pyspiel.load_game(name).new_initial_state()
    length = least + rng.randrange(40)
    while state.is_chance_node() or (len(state.history()) < length and not state.is_terminal()):
        state.apply_action(rng.choice(state.legal_actions()))
    return played(name, seed + 1000, least) if state.is_terminal() else state


def test_every_game_that_is_written_in_numbers_is_registered() -> None:
    written = {f"{PREFIX}{game.id}" for game in GAMES.values() if game.encoding is not None}
    assert set(NAMES) == written
    assert written <= {kind.short_name for kind in pyspiel.registered_games()}


def test_openspiels_random_simulations_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), SIMULATIONS, True, False)


@pytest.mark.parametrize("seed", range(scaled(1, 10)))
def test_openspiels_random_simulations_pass_with_any_options_and_players(name: str, seed: int) -> None:
    rng = random.Random(seed)
    entry = ENTRIES[name.removeprefix(PREFIX)]
    players = entry.random_seats(rng)
    game = pyspiel.load_game(name, {"players": players, **entry.random_options(players, rng)})
    assert game.num_players() == players
    pyspiel.random_sim_test(game, 1, True, False)


def test_a_game_is_loaded_again_from_its_own_name(name: str) -> None:
    game = pyspiel.load_game(name)
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_an_option_whose_text_is_a_number_stays_a_text() -> None:
    game = pyspiel.load_game(f"{PREFIX}geekfight", {"first_player": "1"})
    assert str(game) == f"{PREFIX}geekfight(first_player=_1)"
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.dealer.options["first_player"] == "1"


def test_another_match_that_looks_the_same_to_a_player_is_the_same_to_it(name: str) -> None:
    is_another = 0
    for seed in range(STATES):
        state = played(name, seed)
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, random.Random(seed).random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            if player == state.current_player():
                assert other.current_player() == player
                assert other.legal_actions() == state.legal_actions()
            is_another += str(other) != str(state)
    assert is_another > STATES // 2, "what was hidden was dealt anew"


def known_to_all(state: ClashState) -> list[str]:
    """Return the state with every player's information state."""
    return [str(state), *(state.information_state_string(player) for player in range(state.num_players()))]


def test_an_imagined_match_can_be_copied_and_pickled_and_comes_to_an_end(name: str) -> None:
    state = played(name, 3, least=20).resample_from_infostate(0, random.Random(1).random)
    rng = random.Random(2)
    while not state.is_terminal():
        if len(state.history()) < 20:
            assert known_to_all(state.clone()) == known_to_all(state)
            assert known_to_all(pickle.loads(pickle.dumps(state))) == known_to_all(state)
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


def test_a_player_remembers_what_it_saw_and_did() -> None:
    """Two ways to the same view are two information states."""
    states = [played("clashtable_coco", seed, least=10) for seed in range(30)]
    for state in states:
        player = state.current_player()
        tensor = state.information_state_tensor(player)
        assert tensor[: len(state.observation_tensor(player))] == state.observation_tensor(player)
        assert state.information_state_string(player).endswith(state.observation_string(player))
        assert state.information_state_string(player) != state.observation_string(player)
    assert len({state.information_state_string(state.current_player()) for state in states}) == len(states)


def test_an_observation_lies_between_0_and_1(name: str) -> None:
    for seed in range(STATES):
        state = played(name, seed)
        tensor = np.array([state.observation_tensor(player) for player in range(state.num_players())])
        assert tensor.min() == 0
        assert tensor.max() == 1


def test_numbers_are_named_as_the_game_names_them() -> None:
    state = played("clashtable_coco", 5)
    course: Course = state.course
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert sorted(names) == sorted(move.notation for move in course.decision().moves)


def test_the_same_numbers_of_chance_deal_the_same_match() -> None:
    states = [pyspiel.load_game("clashtable_coco").new_initial_state() for _ in range(3)]
    for state, numbers in zip(states, [(1, 2), (1, 2), (2, 1)], strict=True):
        for number in numbers:
            state.apply_action(number)
    assert str(states[0]) == str(states[1]) != str(states[2])


def mini() -> Any:
    """Return the variant whose chances are listed."""
    return pyspiel.load_game("clashtable_coco(deck=mini)")


def test_openspiels_random_simulations_pass_where_chances_are_listed() -> None:
    pyspiel.random_sim_test(mini(), scaled(10, 100), True, False)


def test_chances_that_are_listed_are_the_chances_of_the_rules() -> None:
    game = mini()
    state = game.new_initial_state()
    assert [state.action_to_string(outcome) for outcome, _ in state.chance_outcomes()] == ["dealer 0", "dealer 1"]
    state.apply_action(1)
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == game.max_chance_outcomes() == 168
    assert sum(probability for _, probability in outcomes) == pytest.approx(1)
    deal = state.action_to_string(outcomes[3][0])
    state.apply_action(outcomes[3][0])
    assert state.current_player() == 1
    hand = json.loads(state.observation_string(1))["hand"]
    assert sorted(hand) == sorted(deal.split(" / ")[2].split()[:2])


def test_the_mini_variant_has_perfect_recall() -> None:
    """OpenSpiel's own check of the whole tree below some deals, whose information sets overlap."""
    histories: dict[Any, Any] = {}
    dealt = mini().new_initial_state().child(0)
    for outcome in dealt.legal_actions()[: scaled(4, 40, least=4)]:
        api_test._assert_is_perfect_recall_recursive(dealt.child(outcome), [], histories)
    assert len(histories) > 500


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(InvalidMessage, match="match_points cannot be 0"):
        pyspiel.load_game("clashtable_coco(match_points=0)")
    with pytest.raises(InvalidMessage, match="exactly 2 players"):
        pyspiel.load_game("clashtable_coco(players=3)")
    state = pyspiel.load_game("clashtable_coco").new_initial_state()
    with pytest.raises(ValueError, match="no result 5000"):
        state.apply_action(5000)
    with pytest.raises(ValueError, match="not been dealt"):
        state.course.dealt()


def test_a_program_that_has_loaded_a_game_ends_in_peace() -> None:
    """OpenSpiel lets go of the games after Python has ended."""
    program = "import pyspiel, clashtable.envs.openspiel; pyspiel.load_game('clashtable_coco').new_initial_state()"
    subprocess.run([sys.executable, "-c", program], check=True)
