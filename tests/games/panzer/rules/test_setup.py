"""Set-up: the field is dealt, hands are drawn, reshuffled and kept (P-4)."""

from typing import Any

import pytest

from clashtable.core.events import Event
from clashtable.core.match import Match
from clashtable.games.panzer.cards.basic_set import TERRAIN_DECK
from clashtable.games.panzer.cards.decks import BOX
from clashtable.games.panzer.wire.course import Began, Kept
from clashtable.games.panzer.wire.supplies import Dealt, Drew, Reshuffled
from tests.games.panzer.board import PANZER, asked, board, events, hand, legal, play, player, seat, supply, table, view
from tests.games.panzer.turns import active, of_kind
from tests.rulebook import covers

DECKS = "german-spearhead | soviet-steamroller"


def started(seed: int = 3, **options: Any) -> Match:
    return PANZER.start(2, seed, {"decks": DECKS, **options})


def all_cards(match: Match, number: int) -> list[str]:
    """Return a hand and a Supply together."""
    return sorted([*hand(match, number), *supply(match, number)])


@covers("P-4.1")
def test_twenty_terrains_are_dealt_face_down_and_unseen() -> None:
    match = started()
    field = view(match, 0).table.field
    assert len(field) == 20
    assert all(found.terrain is None for found in field)
    assert sum(view(match, 0).table.unseen.values()) == 40, "nobody has seen any of the forty"


@covers("P-4.1", "P-19.1")
def test_the_field_is_filled_row_by_row_in_drawing_order() -> None:
    """Ruling R6: a1 … e1, then a2 … e4; the twenty others take no part."""
    match = started()
    terrain, south, north, first = match.record().chance
    drawn = terrain.removeprefix("terrain: ").split()
    assert sorted(drawn) == sorted(card.id for card in TERRAIN_DECK)
    assert match.snapshot()["terrain"] == drawn[:20]
    assert south.startswith("supply 0: ")
    assert north.startswith("supply 1: ")
    assert first in ("first 0", "first 1")


@covers("P-4.1")
def test_each_player_shuffles_and_draws_seven_south_first() -> None:
    match = started()
    dealt = of_kind(match.beginning, Dealt)
    assert [(event.seat, event.amount) for event in dealt] == [(0, 7), (1, 7)]
    for number, deck in enumerate(DECKS.split(" | ")):
        assert len(hand(match, number)) == 7
        assert all_cards(match, number) == sorted(BOX.cards(deck))
        assert sorted(dealt[number].cards or ()) == sorted(hand(match, number))


@covers("P-4.1")
def test_chance_decides_who_begins_unless_the_option_does() -> None:
    """Ruling R7."""
    found = {of_kind(started(seed).beginning, Began)[0].seat for seed in range(12)}
    assert found == {0, 1}
    for wanted in (0, 1):
        match = started(first_player=str(wanted))
        assert of_kind(match.beginning, Began)[0].seat == wanted
        play(match, "keep", "keep")
        assert active(match) == wanted


@covers("P-4.1")
def test_the_starting_player_takes_the_first_turn_after_both_have_kept() -> None:
    match = started(first_player="1")
    assert (asked(match), table(match)["phase"]) == ((1, "mulligan"), "set-up")
    play(match, "keep")
    assert asked(match) == (0, "mulligan")
    play(match, "keep")
    assert (asked(match), table(match)["phase"], active(match)) == ((1, "main"), "main", 1)


@covers("P-4.1")
def test_illegal_decks_are_refused_before_anything_is_dealt() -> None:
    with pytest.raises(Exception, match=r"seat 1: This deck is not legal"):
        PANZER.start(2, 0, {"decks": "german-spearhead | 60 Tiger I"})


@covers("P-4.2")
def test_the_first_reshuffle_is_free_and_each_further_one_costs_a_card() -> None:
    match = started(first_player="0")
    sizes: list[int] = []
    happened: list[Event] = []
    while asked(match) == (0, "mulligan"):
        assert legal(match) == ["keep", "reshuffle"]
        happened = events(match, "reshuffle")
        (reshuffled,) = of_kind(happened, Reshuffled)
        sizes.append(reshuffled.amount)
        assert reshuffled.times == len(sizes) == player(match, 0).reshuffles
        assert len(hand(match, 0)) == reshuffled.amount
    assert sizes == [7, 6, 5, 4, 3, 2, 1], "a hand of one card must be kept"
    assert of_kind(happened, Kept) == [Kept(0)]
    assert asked(match) == (1, "mulligan")


@covers("P-4.2")
def test_the_starting_player_finishes_before_the_other_begins() -> None:
    match = started(first_player="1")
    order = []
    for move in ("reshuffle", "reshuffle", "keep", "reshuffle", "keep"):
        order.append(asked(match)[0])
        play(match, move)
    assert order == [1, 1, 1, 0, 0]


@covers("P-4.2")
def test_each_player_has_a_free_reshuffle() -> None:
    """Ruling R8: the other player's first reshuffle is free as well."""
    match = started(first_player="0")
    play(match, "reshuffle", "reshuffle", "keep", "reshuffle")
    assert [len(hand(match, number)) for number in (0, 1)] == [6, 7]
    assert [player(match, number).reshuffles for number in (0, 1)] == [2, 1]


@covers("P-4.2", "P-16.1")
def test_the_number_of_reshuffles_and_the_hand_size_are_public_and_the_cards_are_not() -> None:
    match = started(first_player="0")
    (reshuffled,) = of_kind(events(match, "reshuffle"), Reshuffled)
    assert reshuffled.seen_by(0) == reshuffled
    for viewer in (1, None):
        seen = reshuffled.seen_by(viewer)
        assert (seen.amount, seen.times, seen.cards) == (7, 1, None)
        assert view(match, viewer).table.seats[0].reshuffles == 1
        assert view(match, viewer).table.seats[0].hand == 7


@covers("P-4.2")
def test_a_reshuffle_really_draws_anew() -> None:
    match = started(first_player="0")
    hands = set()
    for _time in range(3):
        hands.add(tuple(hand(match, 0)))
        play(match, "reshuffle")
    assert len(hands) == 3
    assert all_cards(match, 0) == sorted(BOX.cards("german-spearhead"))


@covers("P-4.3")
def test_cards_not_drawn_stay_in_the_supply() -> None:
    match = started(first_player="0")
    play(match, "reshuffle", "reshuffle", "reshuffle", "keep")
    assert (len(hand(match, 0)), len(supply(match, 0))) == (5, 55)
    assert of_kind(events(match, "keep"), Drew) == [], "nor are they drawn later"


@covers("P-4.2")
def test_a_position_may_begin_with_the_reshuffles() -> None:
    match = board(
        seat(hand=["t-34"], supply=["kv-1"] * 9, turns=0), seat(supply=["factory"] * 9, turns=0), phase="set-up"
    )
    assert asked(match) == (0, "mulligan")
    play(match, "reshuffle")
    assert len(hand(match, 0)) == 7
