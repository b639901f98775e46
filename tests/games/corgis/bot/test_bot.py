"""What Clash of Corgis teaches bots: imagined worlds agree with the view, and the evaluation likes what is good."""

import random

import msgspec
import pytest

from clashtable.bots.roster import make_bot
from clashtable.core.match import Match
from tests.games.corgis.board import CORGIS, asked, board, hidden, legal, play
from tests.games.kit.play import play_out


def fresh_match(seats: int, seed: int, plays: int) -> Match:
    match, rng = CORGIS.start(seats=seats, seed=seed), random.Random(seed)
    for _ in range(plays):
        if not match.is_over:
            match.play(rng.choice(match.legal_moves()))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_own_cards_and_everything_public_are_never_imagined_otherwise(seats: int) -> None:
    for plays in range(0, 40, 3):
        match = fresh_match(seats, 21 + plays, plays)
        for seat in (*range(seats), None):
            view = match.view(seat)
            for number in range(6):
                world = CORGIS.imagine(view, number)
                assert world.view(seat) == view
                if seat is not None:
                    assert hidden(world, seat) == hidden(match, seat)


def test_in_an_imagined_world_the_game_can_be_played_to_its_end() -> None:
    rng = random.Random(8)
    for plays in range(0, 60, 4):
        match = fresh_match(3, plays, plays)
        for seat in (0, 1, 2, None):
            world = CORGIS.imagine(match.view(seat), plays)
            play_out(world, rng)
            assert world.outcome is not None


def test_a_world_holds_every_card_once() -> None:
    match = fresh_match(4, 3, 30)
    for number in range(20):
        snapshot = CORGIS.imagine(match.view(2), number).snapshot()
        table = snapshot["table"]
        cards = [card for hand in snapshot["hands"] for card in hand] + [slot["card"] for slot in snapshot["deck"]]
        cards += [card for facts in table["seats"] for card in facts["exposed"]] + table["discard"]
        cards += [card for combo in table["pile"] for card in combo["cards"]]
        assert len(cards) == len(set(cards)) == 55


def test_a_spectator_imagines_every_hand() -> None:
    match = fresh_match(3, 5, 6)
    for seat in range(3):
        found = {hidden(CORGIS.imagine(match.view(None), number), seat) for number in range(30)}
        assert len(found) > 20


def test_imagination_works_from_the_view_alone() -> None:
    """The same view from another process gives the same worlds."""
    match = fresh_match(3, 7, 12)
    view = match.view(1)
    copy = msgspec.json.decode(msgspec.json.encode(view), type=CORGIS.view_type)
    assert CORGIS.imagine(view, 5).snapshot() == CORGIS.imagine(copy, 5).snapshot()


def test_a_target_that_is_asked_to_react_is_imagined_with_an_ace() -> None:
    """C-11.6: only holders are asked, and something is not settled, so a holder it must be."""
    match = play(board("9E 3E", "AW 3W 4W", "6N 7N"), "play 9E")
    for number in range(40):
        world = CORGIS.imagine(match.view(0), number)
        assert asked(world) == (1, "REACT")
        assert any(card.startswith("A") for card in hidden(world, 1).split())


def test_where_everybody_is_asked_the_question_tells_nothing() -> None:
    match = play(board("9E 3E", "AW 3W 4W", "6N 7N", reaction_prompt="always"), "play 9E")
    aces = {"A" in hidden(CORGIS.imagine(match.view(0), number), 1) for number in range(60)}
    assert aces == {True, False}


def test_a_bard_that_is_not_settled_is_imagined_with_a_second_play() -> None:
    match = play(board("2E 8E 3V", "7W AW"), "play 2E")
    for number in range(30):
        world = CORGIS.imagine(match.view(1), number)
        assert asked(world) == (0, "ENCORE")
        assert len(legal(world)) >= 2


@pytest.mark.parametrize(
    ("moves", "kind"),
    [
        (["play 3E"], "RETURN"),
        (["play 4E"], "DECLARE"),
        (["play 6E"], "DISCARD"),
        (["play 7E"], "TARGET"),
        (["play 8E", "pass"], "EXPOSE"),
    ],
)
def test_a_secret_question_is_imagined_as_what_it_must_be(moves: list[str], kind: str) -> None:
    match = play(board("3E 4E 6E 7E 8E 1E", "5W 6W", "6N 7N", deck="1V 2V"), *moves)
    assert asked(match)[1] == kind
    for number in range(20):
        world = CORGIS.imagine(match.view(2), number)
        assert asked(world) == asked(match)
        assert len(legal(world)) >= 2


def test_the_evaluation_prefers_fewer_cards_and_more_wins() -> None:
    value = CORGIS.evaluation.value
    few, many = board("8E", "9W 3W"), board("8E 3E 5W 6F", "9W 3W")
    assert value(few.state, 0) > value(many.state, 0)
    ahead, behind = (
        board("8E 3E", "9W 3W", wins=[1, 0], match_wins=2),
        board("8E 3E", "9W 3W", wins=[0, 1], match_wins=2),
    )
    assert value(ahead.state, 0) > value(behind.state, 0)
    for match in (few, many, ahead):
        assert sum(value(match.state, seat) for seat in range(2)) == pytest.approx(1)


def test_the_evaluation_dislikes_exposed_cards_and_likes_combos() -> None:
    value = CORGIS.evaluation.value
    rivals = "9W 3W"
    assert value(board("8E 3E", rivals).state, 0) > value(board("8E", rivals, exposed=["3E", ""]).state, 0)
    assert value(board("3E 3N", rivals).state, 0) > value(board("3E 4N", rivals).state, 0)


def test_a_decided_match_is_worth_all_or_nothing() -> None:
    match = play(board("8E", "9W 3W"), "play 8E")
    assert [CORGIS.evaluation.value(match.state, seat) for seat in range(2)] == [1.0, 0.0]


@pytest.mark.parametrize("level", ["greedy", "search:200"])
def test_a_bot_finds_the_way_to_go_out(level: str) -> None:
    """The Mage discards the last card; any other lead leaves cards in hand."""
    match = board("6E 3E", "9W 9F 4W 5W 6F 8F")
    bot = make_bot(level, CORGIS, 3)
    question = match.question()
    assert question is not None
    match.play(bot.decide(match.view(0), question))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


@pytest.mark.parametrize("level", ["random", "greedy", "search:40"])
def test_every_bot_plays_a_game_to_its_end(level: str) -> None:
    match = CORGIS.start(seats=3, seed=6)
    bots = [make_bot(level, CORGIS, seat) for seat in range(3)]
    while not match.is_over:
        question = match.question()
        assert question is not None
        match.play(bots[question.seat].decide(match.view(question.seat), question))
    assert match.outcome is not None
