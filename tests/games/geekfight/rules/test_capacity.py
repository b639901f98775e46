"""What is found out without making moves or targets agrees with making them (F-12.2, F-22.5)."""

import random
from typing import cast

import pytest

from clashtable.core.state import Move
from clashtable.games.geekfight.effects.targets import specs_for
from clashtable.games.geekfight.model.cast import CARD, PIECE
from clashtable.games.geekfight.model.state import ACTION, GeekState
from clashtable.games.geekfight.rules.capacity import has_choice
from clashtable.games.geekfight.rules.control import control_moves
from clashtable.games.geekfight.rules.obstacles import first_cast
from clashtable.games.geekfight.vocabulary import COMBATANT
from tests.games.geekfight.board import GEEKFIGHT, asked
from tests.rulebook import covers


def own_moves(state: GeekState, number: int) -> list[Move]:
    """Return what a player could do if this were the own Action Phase over an empty Queue."""
    own = state.fork()
    own.course.active, own.course.phase = number, ACTION
    return control_moves(own, number)


@covers("F-22.5")
@pytest.mark.parametrize("seed", range(6))
def test_there_is_a_choice_in_ones_own_moment_when_there_is_more_than_ending_the_phase(seed: int) -> None:
    chance = random.Random(seed)
    match = GEEKFIGHT.start(2 + seed % 3, seed, {"turn_limit": 10})
    seen = set()
    while not match.is_over:
        state = cast(GeekState, match.state)
        if asked(match)[1] == "control" and state.is_queue_empty():
            for number in range(match.seats):
                has_more = len(own_moves(state, number)) > 1
                assert has_choice(state, number) == has_more, match.moves[-3:]
                seen.add(has_more)
        match.play(chance.choice(match.legal_moves()))
    assert seen == {False, True}


@covers("F-8.1")
@pytest.mark.parametrize("seed", range(6))
def test_the_kept_number_of_objects_is_that_of_the_queue(seed: int) -> None:
    chance = random.Random(seed)
    match = GEEKFIGHT.start(3 + seed % 3, seed, {"turn_limit": 10})
    most = 0
    while not match.is_over:
        state = cast(GeekState, match.state)
        assert state.queued == len(state.queue()), match.moves[-3:]
        assert cast(GeekState, GEEKFIGHT.load(GEEKFIGHT.save(state))).queued == state.queued
        most = max(most, state.queued)
        if state.queued and match.seats > 3 and len(match.moves) > 60 and chance.random() < 0.05:
            match.play("concede")
        else:
            match.play(chance.choice(match.legal_moves()))
    assert most
    assert cast(GeekState, match.state).queued == 0


@covers("F-12.2")
@pytest.mark.parametrize("seed", range(4))
def test_a_target_is_open_when_one_can_be_listed(seed: int) -> None:
    chance = random.Random(seed)
    match = GEEKFIGHT.start(2 + seed % 3, seed, {"turn_limit": 10})
    while not match.is_over:
        state, seat = cast(GeekState, match.state), asked(match)[0]
        for card in state.players[seat].hand:
            if card.kind != COMBATANT:
                use = first_cast(CARD, seat, card, 0, card.acts, 0)
                for spec in specs_for(use):
                    found = spec.candidates(state, use)
                    assert spec.is_open(state, use, 0) == bool(found)
                    if len(found) == 1 and found[0].kind == PIECE:
                        assert not spec.is_open(state, use, found[0].number)
        match.play(chance.choice(match.legal_moves()))
