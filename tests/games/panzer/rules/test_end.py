"""The end of the game: empty Supplies, concessions, and why every game ends (P-15)."""

import random

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.core.luck import luck_from_seed
from clashtable.core.match import Match, replay_record
from clashtable.core.state import settle
from clashtable.games.panzer.cards.basic_set import CARDS
from clashtable.games.panzer.effects.thing_verbs import Salvage
from clashtable.games.panzer.rules.turns import TURN_LIMIT
from clashtable.games.panzer.vocabulary import EXPEND
from clashtable.games.panzer.wire.course import Conceded, MatchEnded
from clashtable.games.panzer.wire.supplies import Drew
from clashtable.sim.playout import play_randomly
from tests.games.kit.play import play_out, walk
from tests.games.panzer.board import (
    PANZER,
    asked,
    board,
    end_turn,
    events,
    hand,
    is_calm,
    junkyard,
    legal,
    play,
    player,
    seat,
    stack,
    supply,
)
from tests.games.panzer.turns import of_kind
from tests.rulebook import covers

SUPPLY = ["factory"] * 8


def ended(match: Match) -> tuple[tuple[int, ...], str]:
    """Return who has won and why."""
    assert match.outcome is not None
    return match.outcome.winners, match.outcome.reason


# --- P-15.1, P-15.2


@covers("P-15.1")
def test_who_has_to_draw_from_an_empty_supply_loses_at_once() -> None:
    match = board(seat(supply=SUPPLY), seat({"c4": "kv-1"}))
    happened = events(match, "end")
    assert ended(match) == ((0,), "supply")
    assert isinstance(happened[-1], MatchEnded)
    assert (happened[-1].winners, happened[-1].supplies) == ((0,), (len(SUPPLY), 0))
    assert (match.is_over, legal(match), match.question(), match.to_act) == (True, [], None, None)


@covers("P-15.1")
def test_after_the_end_nothing_can_be_played() -> None:
    match = board(seat(supply=SUPPLY), seat())
    play(match, "end")
    for move in ("end", "pass", "concede"):
        with pytest.raises(IllegalMove, match="The match is over") as refused:
            match.play(move)
        assert refused.value.rule == "P-15.1"


@covers("P-15.1")
def test_a_supply_reduced_to_zero_by_damage_loses_nothing_by_itself() -> None:
    """Ruling R38: it only makes the next draw fail."""
    match = board(seat({"c4": "panther"}, supply=SUPPLY), seat(supply=["t-34"] * 2))
    play(match, "attack c4")
    assert (supply(match, 1), match.is_over) == ([], False)
    assert is_calm(match)
    play(match, "end")
    assert ended(match) == ((0,), "supply")


@covers("P-15.1")
def test_drawing_the_last_card_is_no_loss() -> None:
    match = board(seat(supply=SUPPLY), seat(supply=["t-34"]))
    end_turn(match)
    assert (hand(match, 1), supply(match, 1), match.is_over) == (["t-34"], [], False)


@covers("P-15.1")
def test_the_active_player_may_lose_in_the_own_turn() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["lend-lease-convoy"], supply=["t-34"]), seat(supply=SUPPLY))
    happened = events(match, "play lend-lease-convoy")
    assert len(of_kind(happened, Drew)) == 1
    assert ended(match) == ((1,), "supply")


@covers("P-15.2")
def test_cards_are_drawn_one_at_a_time() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["lend-lease-convoy"], supply=["t-34", "kv-1", "is-2"]))
    happened = events(match, "play lend-lease-convoy")
    assert [event.card for event in of_kind(happened, Drew)] == ["t-34", "kv-1"]


@covers("P-15.2")
@pytest.mark.parametrize(("answer", "over"), [("yes", True), ("no", False)])
def test_an_optional_draw_may_be_declined(answer: str, over: bool) -> None:
    match = board(seat({"c2": "gi-rifle-squad"}), seat({"c3": "tiger-i"}, supply=SUPPLY))
    play(match, "attack c2")
    assert asked(match) == (0, "may")
    play(match, answer)
    assert match.is_over == over


@covers("P-15.2")
@pytest.mark.parametrize("card", ["mobilization-order", "technical-exchange", "reconnaissance-in-force"])
def test_search_and_inspect_are_no_draws_and_never_lose(card: str) -> None:
    match = board(seat({"c2": "motorcycle-scouts"}, stacks={"a0": 2}, hand=[card]), seat(supply=SUPPLY))
    happened = events(match, f"play {card}")
    assert of_kind(happened, Drew) == []
    assert not match.is_over


@covers("P-15.2")
def test_no_card_makes_both_players_draw_so_the_active_player_s_draw_comes_alone() -> None:
    """Where draws of both players wait together, the active player orders them (P-13.4)."""
    match = board(seat({"c2": "rangers"}, supply=SUPPLY), seat({"c3": "gi-rifle-squad"}, supply=SUPPLY))
    play(match, "attack c2")
    assert sorted(legal(match)) == ["order 0 rangers victory-effect", "order 1 gi-rifle-squad destroy-effect"]


# --- P-15.3


@covers("P-15.3")
@pytest.mark.parametrize("loser", [0, 1])
def test_a_player_may_concede_and_loses(loser: int) -> None:
    match = board(seat({"c2": "t-34"}), seat({"c3": "kv-1"}, stacks={"a5": 1}, hand=["t-34"]))
    if loser == 1:
        play(match, "attack c2")
    assert match.to_act == loser
    happened = events(match, "concede")
    assert [event.seat for event in of_kind(happened, Conceded)] == [loser]
    assert ended(match) == ((1 - loser,), "conceded")


@covers("P-15.3")
def test_a_player_may_concede_at_any_decision_and_it_is_never_listed() -> None:
    rng = random.Random(2)
    match = PANZER.start(2, 2, {"decks": "quick-axis-raid"})
    kinds = set()
    for _decision in walk(match, rng, 250):
        kinds.add(asked(match)[1])
        assert "concede" not in legal(match)
        question = match.question()
        assert question is not None
        assert all(option.move != "concede" for option in (*question.options, *question.plans))
        fork = match.fork()
        loser = asked(fork)[0]
        fork.play("concede")
        assert ended(fork) == ((1 - loser,), "conceded")
    assert {"mulligan", "main", "stack"} <= kinds


@covers("P-15.3", "P-19.2")
def test_a_concession_is_recorded_and_replayed() -> None:
    match = PANZER.start(2, 4, {"decks": "quick-axis-raid"})
    play(match, "keep", "reshuffle", "concede")
    record = match.record()
    assert record.moves == ("keep", "reshuffle", "concede")
    again = replay_record(PANZER, record)
    assert (again.outcome, again.record()) == (match.outcome, record)
    assert replay_record(PANZER, record, use_chance=False).snapshot() == match.snapshot()


@covers("P-15.3")
def test_a_concession_in_the_middle_of_a_choice_ends_it() -> None:
    match = board(seat({"c2": "panther"}), seat({"c3": "knee-mortar-team"}))
    play(match, "attack c2")
    assert asked(match) == (0, "trigger-order")
    play(match, "concede")
    assert match.is_over
    assert match.snapshot()["table"]["waiting"] == []


# --- P-15.4


@covers("P-15.4")
def test_every_card_that_refills_a_supply_has_expend() -> None:
    """Ruling R39."""
    refilling = [card for card in CARDS if any(isinstance(effect, Salvage) for effect in card.effects)]
    assert {card.id for card in refilling} == {"field-salvage", "hidden-cache"}
    assert all(card.has(EXPEND) for card in refilling)


@covers("P-15.4")
def test_a_refilling_event_is_gone_for_good() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["field-salvage"], junkyard=["t-34"], supply=SUPPLY), seat(supply=SUPPLY))
    play(match, "play field-salvage")
    end_turn(match)
    end_turn(match)
    assert player(match, 0).removed == ("field-salvage",)
    assert junkyard(match, 0) == []


@covers("P-15.4")
@pytest.mark.parametrize("seed", range(4))
def test_every_game_ends_within_the_bound_of_turns(seed: int) -> None:
    """A player with s cards in the Supply after set-up and k that could return takes at most s + k + 2 turns."""
    match = PANZER.start(2, seed, {"decks": "wild"})
    rng = random.Random(seed)
    while asked(match)[1] == "mulligan":
        play(match, "keep")
    bounds = []
    for number in range(2):
        cards = [*hand(match, number), *supply(match, number)]
        back = 4 * cards.count("field-salvage") + 2 * cards.count("hidden-cache")
        bounds.append(player(match, number).supply + back + 2)
    play_out(match, rng)
    assert all(player(match, number).turns <= bounds[number] for number in range(2))


@covers("P-15.4")
def test_many_random_games_end_well_before_the_turn_limit() -> None:
    luck = luck_from_seed(8)
    options = PANZER.check_options(2, {"decks": "random"})
    bound = PANZER.longest(2, options)
    for _game in range(12):
        state = PANZER.deal(2, luck_from_seed(luck.word()), options)
        settle(state)
        assert play_randomly(state, luck, bound) < bound
        assert state.outcome is not None
        assert state.outcome.reason == "supply"


# --- P-15.5


def last_turn(south: int, north: int, turns: tuple[int, int] = (TURN_LIMIT, TURN_LIMIT)) -> Match:
    """Return North's last turn, with so many cards in the Supplies."""
    match = board(
        seat(supply=["factory"] * south, turns=turns[0]),
        seat(supply=["factory"] * north, turns=turns[1]),
        turn=1,
        first=0,
    )
    return play(match, "end")


@covers("P-15.5")
@pytest.mark.parametrize(("south", "north", "winners"), [(5, 3, (0,)), (3, 5, (1,)), (4, 4, ())])
def test_after_a_hundred_turns_each_the_larger_supply_wins(south: int, north: int, winners: tuple[int, ...]) -> None:
    match = last_turn(south, north)
    assert ended(match) == (winners, "turn limit")
    assert match.outcome is not None
    assert match.outcome.scores == (south, north)


@covers("P-15.5")
def test_both_must_have_completed_a_hundred_turns() -> None:
    assert TURN_LIMIT == 100
    match = last_turn(5, 3, (TURN_LIMIT - 1, TURN_LIMIT - 1))
    assert not match.is_over
    assert player(match, 0).turns == TURN_LIMIT
    play(match, "end")
    assert player(match, 1).turns == TURN_LIMIT
    play(match, "end")
    assert ended(match)[1] == "turn limit"


@covers("P-15.5")
def test_the_end_of_the_last_turn_still_happens() -> None:
    match = board(
        seat(supply=["factory"] * 5, turns=TURN_LIMIT),
        seat(supply=["factory"] * 5, turns=TURN_LIMIT, stacks={"a5": stack(3, "submarine-blockade")}),
        turn=1,
        first=0,
    )
    play(match, "end")
    assert ended(match) == ((1,), "turn limit")
