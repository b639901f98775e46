"""Play: every legal move plays, any other is refused, the same moves give the same match, and it ends."""

import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import clashtable as ct
from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.luck import luck_from_seed
from clashtable.core.match import Match, replay_record
from clashtable.core.record import record_from_json
from clashtable.core.state import asking, play, settle
from clashtable.core.window import Response
from clashtable.sim.playout import play_randomly
from tests.games.kit.play import play_out
from tests.shared.entries import Entry
from tests.shared.walks import positions, random_match, scaled

SEEDS = st.integers(0, 2**32)
EXAMPLES = settings(max_examples=scaled(40, 1500), deadline=None, derandomize=True)


def played_out(entry: Entry, seed: int) -> Match:
    rng = random.Random(seed)
    match = random_match(entry, rng)
    play_out(match, rng)
    return match


@EXAMPLES
@given(seed=SEEDS)
@example(seed=1)
@example(seed=4242)
def test_a_record_replays_to_the_same_match(entry: Entry, seed: int) -> None:
    match = played_out(entry, seed)
    record = record_from_json(match.record().to_json())
    assert record == match.record()
    for use_chance in (True, False):
        again = replay_record(entry.game, record, use_chance=use_chance)
        assert again.outcome == match.outcome
        assert again.record() == record
        if not use_chance:
            assert again.snapshot() == match.snapshot()


@EXAMPLES
@given(seed=SEEDS)
def test_a_match_ends_within_the_stated_bound(entry: Entry, seed: int) -> None:
    match = played_out(entry, seed)
    assert len(match.moves) <= entry.game.longest(match.seats, match.options)
    assert match.outcome is not None
    assert match.question() is None
    assert match.to_act is None
    assert match.legal_moves() == []


def test_a_move_drawn_at_random_is_the_one_at_its_place_in_the_list(entry: Entry) -> None:
    for match in positions(entry, 15, scaled(400, 20_000, 100)):
        if not match.is_over:
            moves, luck = match.legal_moves(), luck_from_seed(len(match.moves))
            assert asking(match.state).draw(match.state, luck.fork()) == moves[luck.below(len(moves))]


def test_two_thousand_matches_with_random_options_finish(entry: Entry) -> None:
    """On the fast path, as bots and simulations play."""
    rng = random.Random(99)
    for _ in range(scaled(2_000, 20_000)):
        seats = entry.random_seats(rng)
        options = entry.game.check_options(seats, entry.random_options(seats, rng))
        state = entry.game.deal(seats, luck_from_seed(rng.getrandbits(40)), options)
        settle(state)
        bound = entry.game.longest(seats, options)
        assert play_randomly(state, luck_from_seed(rng.getrandbits(40)), bound + 1) <= bound
        assert state.outcome is not None


def test_every_legal_move_plays_and_every_other_is_refused(entry: Entry) -> None:
    seen = {}
    for match in positions(entry, 5, scaled(150, 3000), stride=3):
        legal = match.legal_moves()
        assert len(set(legal)) == len(legal)
        assert match.is_over or legal
        for move in legal:
            seen[move.notation] = move
            match.fork().play(move)
        before = match.snapshot()
        for move in set(seen.values()) - set(legal):
            with pytest.raises(IllegalMove) as refused:
                match.play(move)
            assert refused.value.rule.startswith(f"{entry.game.letter}-")
            assert move.notation in str(refused.value)
        assert match.snapshot() == before


def test_nonsense_is_refused_as_invalid(entry: Entry) -> None:
    match = entry.game.start()
    for text in ("", "?", "no such move", "strike", "\0", "O" * 5000):
        with pytest.raises(InvalidMessage):
            match.play(text)


def test_notation_goes_both_ways(entry: Entry) -> None:
    for match in positions(entry, 6, scaled(300, 5000)):
        for move in match.legal_moves():
            assert match.parse(match.notation(move)) == move
            assert hash(match.parse(move.notation)) == hash(move)


def test_a_move_that_was_read_does_what_the_legal_one_does(entry: Entry) -> None:
    """Bots and clients know moves by their notation alone."""
    rng = random.Random(9)
    for match in positions(entry, 9, scaled(300, 5000)):
        if match.is_over:
            continue
        move = rng.choice(match.legal_moves())
        known, read = match.fork(), match.fork()
        play(known.state, move)
        play(read.state, entry.game.parse(move.notation))
        assert read.snapshot() == known.snapshot(), move


def test_the_question_offers_exactly_the_legal_moves(entry: Entry) -> None:
    for match in positions(entry, 7, scaled(300, 5000)):
        question = match.question()
        if question is None:
            continue
        assert question.seat == match.to_act
        assert [option.move for option in question.options] == [move.notation for move in match.legal_moves()]
        assert question.rule.startswith(f"{entry.game.letter}-")
        labels = [option.label for option in question.options]
        assert len(set(labels)) == len(labels), "two options read alike"
        paths = [frozenset(option.path) for option in question.options]
        assert len(set(paths)) == len(paths), "two options are about the same things"
        assert {thing.split(":")[0] for option in question.options for thing in option.path} <= set(entry.game.things)


def test_an_answer_is_held_back_only_where_it_could_tell_something(entry: Entry) -> None:
    for match in positions(entry, 9, scaled(200, 2000)):
        held = entry.game.hold_ms(match.state)
        assert held >= 0
        assert held == 0 or isinstance(asking(match.state), Response)


def test_legal_moves_do_not_depend_on_being_asked_before(entry: Entry) -> None:
    for match in positions(entry, 8, scaled(100, 2000), stride=2):
        assert match.legal_moves() == match.legal_moves()


def test_wrong_options_and_seats_are_refused_with_a_sentence(entry: Entry) -> None:
    game = entry.game
    with pytest.raises(InvalidMessage, match="players, not 99"):
        game.start(seats=99)
    with pytest.raises(InvalidMessage, match="has no option 'colour_of_the_sky'"):
        game.start(options={"colour_of_the_sky": 1})
    for name in game.options:
        with pytest.raises(InvalidMessage, match=name):
            game.start(options={name: "nonsense"})


def test_an_unknown_game_is_refused_with_the_games_there_are() -> None:
    with pytest.raises(InvalidMessage, match="coco"):
        ct.game("chess")
