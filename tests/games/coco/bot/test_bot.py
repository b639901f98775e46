"""What coco teaches bots: imagined worlds honour what is known, and the evaluation likes what is good."""

import random

import msgspec

import clashtable as ct
from clashtable.bots.roster import make_bot
from clashtable.core.match import Match
from tests.games.coco.board import COCO, board, hand, legal, play


def imagined_hands(match: Match, viewer: int | None, seat: int, count: int = 60) -> list[list[str]]:
    """Return the hand of *seat* in many worlds that *viewer* imagines."""
    view = match.view(viewer)
    return [hand(COCO.imagine(view, number), seat).split() for number in range(count)]


def fresh_match(plays: int) -> Match:
    match, rng = COCO.start(seed=21), random.Random(1)
    for _ in range(plays):
        match.play(rng.choice(match.legal_moves()))
    return match


def test_a_dealer_who_has_yet_to_open_is_imagined_with_a_complete() -> None:
    match = COCO.start(seed=21)
    dealer = match.to_act
    assert dealer is not None
    for cards in imagined_hands(match, 1 - dealer, dealer, 300):
        assert any(len(card) == 3 for card in cards)


def test_a_forced_pass_is_honoured_in_every_imagined_hand() -> None:
    """K-12.4: seat 1 holds no Single and no Complete that fits SBC or is HGT."""
    # A full hand of seven, so that nothing is drawn in between.
    match = board(
        "HGT", "SBC", "H", "PRQ HRQ PGT HGQ PGQ PRT HRT", their_stock="P P S S G B B R R T Q Q C SRT PBQ HBQ HGC SGT"
    )
    play(match, "P", "P")
    assert match.to_act == 0
    for cards in imagined_hands(match, 0, 1):
        assert all(len(card) == 3 for card in cards)
        world = board("HGT", "SBC", " ".join(cards), "B")
        assert legal(world) == ["P"]


def test_cards_drawn_after_a_forced_pass_are_free_again() -> None:
    """Of seven known cards seat 1 plays one and draws one: six are still known, the new one may be anything."""
    theirs = "PRQ HRQ PGT HGQ PGQ PRT HBT"
    match = board("HGT", "SBC", "SBT H", theirs, their_stock="P P S S G B B R R T Q Q C SRT PBQ HBQ HGC SGT")
    play(match, "P", "P", "C SBT", "P", "C HBT", "P", "P")
    (fact,) = match.view(0).common.shown[1]  # type: ignore[attr-defined]
    assert fact.cards == 6
    known = [sum(card not in fact.none_of for card in cards) for cards in imagined_hands(match, 0, 1, 200)]
    assert set(known) == {6, 7}


def test_whoever_goes_on_after_two_idle_turns_is_imagined_with_a_play() -> None:
    """K-8.2: had seat 0 had no play either, the game would have ended."""
    match = board("HGT", "SBC", "H PRQ", "HRQ", stock="", their_stock="")
    play(match, "P", "P")
    assert match.to_act == 0
    for cards in imagined_hands(match, 1, 0):
        assert [move for move in legal(board("HGT", "SBC", " ".join(cards), "SRT")) if move != "P"]


def test_own_cards_and_everything_public_are_never_imagined_otherwise() -> None:
    match = fresh_match(25)
    view = match.view(0)
    for number in range(40):
        world = COCO.imagine(view, number)
        assert hand(world, 0) == hand(match, 0)
        assert world.view(0) == view


def test_a_spectator_imagines_both_hands() -> None:
    match = fresh_match(25)
    assert len({tuple(cards) for cards in imagined_hands(match, None, 0)}) > 30
    assert len({tuple(cards) for cards in imagined_hands(match, None, 1)}) > 30


def test_imagination_works_from_the_view_alone() -> None:
    """The same view from another process gives the same worlds."""
    match = fresh_match(12)
    view = match.view(1)
    copy = msgspec.json.decode(msgspec.json.encode(view), type=COCO.view_type)
    assert COCO.imagine(view, 5).snapshot() == COCO.imagine(copy, 5).snapshot()


def test_the_evaluation_prefers_fewer_cards_and_more_points() -> None:
    value = COCO.evaluation.value
    few, many = board(mine="H", theirs="B R", stock=""), board(mine="H G T P S", theirs="B R", stock="")
    assert value(few.state, 0) > value(many.state, 0)
    ahead, behind = board(totals=[8, 0]), board(totals=[0, 8])
    assert value(ahead.state, 0) > 0.6 > 0.4 > value(behind.state, 0)
    for match in (few, many, ahead):
        assert abs(value(match.state, 0) + value(match.state, 1) - 1) < 1e-9


def test_a_decided_match_is_worth_all_or_nothing() -> None:
    match = board(mine="H", theirs="B", options={"match_points": 1})
    match.play("E H")
    assert (COCO.evaluation.value(match.state, 0), COCO.evaluation.value(match.state, 1)) == (1.0, 0.0)


def test_search_finds_the_way_to_go_out() -> None:
    """P and Q by option 1 align the table, then any Complete goes: all four cards in one turn."""
    match = board("HGT", "PGQ", "P Q SBC SBT", "B R C", options={"match_max_games": 1})
    bot = make_bot("search:400", ct.game("coco"), 3)
    while not match.is_over and match.to_act == 0:
        question = match.question()
        assert question is not None
        match.play(bot.decide(match.view(0), question))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
