"""The mini deck (K-14.1)."""

from __future__ import annotations

import random
from collections import Counter
from typing import cast

import pytest

import clashtable as ct
from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import luck_from_seed
from clashtable.games.coco.notation.chances import deals
from clashtable.games.coco.wire.views import CocoView
from tests.games.coco.board import COCO, board, common, hand, stock
from tests.games.coco.hidden import every_card
from tests.games.kit.play import legal, play, play_out
from tests.rulebook import covers

MINI = {"deck": "mini"}


@covers("K-14.1")
def test_the_mini_deck_has_nine_cards_of_which_each_player_gets_three() -> None:
    match = COCO.start(seed=1, options=MINI)
    assert every_card(match.snapshot()) == Counter(["H", "G", "B", "T", "Q", "HGT", "HGQ", "HBT", "HBQ"])
    assert common(match)["singles"] == "HGT"
    assert common(match)["table"] == ["H", "G", "T"]
    assert common(match)["turned_up"] == ["H", "G", "T"]
    assert [len(hand(match, seat).split()) for seat in range(2)] == [2, 2]
    assert [len(stock(match, seat).split()) for seat in range(2)] == [1, 1]


@covers("K-14.1")
def test_a_hand_of_the_mini_deck_is_refilled_to_two() -> None:
    match = board("HGT", "HGT", "HBQ", "Q HGQ", stock="B", options=MINI)
    assert hand(match, 0) == "B HBQ"
    play(match, "C HBQ", "E B")
    assert match.is_over, "all three cards are played"


@covers("K-14.1", "K-6.2")
def test_an_empty_hand_of_the_mini_deck_takes_what_is_left() -> None:
    match = board("HGT", "HGT", "Q HGQ", "HBQ", stock="B", options=MINI)
    play(match, "X HGQ")
    assert hand(match, 0) == "B"


@covers("K-14.1", "K-10.4")
def test_a_match_with_the_mini_deck_is_one_game() -> None:
    match = COCO.start(seed=5, options={**MINI, "match_max_games": 7})
    assert match.options["match_max_games"] == 1
    play_out(match, random.Random(1))
    assert len(common(match)["results"]) == 1
    assert match.snapshot()["common"]["options"]["match_max_games"] == 1


@covers("K-14.1", "K-13.4")
def test_a_game_with_the_mini_deck_has_fewer_decisions() -> None:
    assert COCO.longest(2, COCO.check_options(2, MINI)) == 6 + 6 + 14


@covers("K-14.1", "K-2.5")
def test_every_deal_of_the_mini_deck_is_listed_once_and_can_be_dealt() -> None:
    for dealer in range(2):
        listed = deals(dealer)
        assert len(set(listed)) == len(listed) == 180 - 12, "twelve of 180 deals are void"
        for deal in listed:
            luck = luck_from_seed(0)
            luck.script = [deal, f"dealer {dealer}"]
            state = COCO.deal(2, luck, COCO.check_options(2, MINI))
            for _step in range(2):
                state.pending.pop().run(state)
            view = cast(CocoView, COCO.view(state, dealer))
            assert view.to_act == dealer
            assert sorted(view.hand or ()) == sorted(deal.split(" / ")[1 + dealer].split()[:2])


@covers("K-14.1", "K-11.5")
def test_chance_deals_what_is_listed() -> None:
    """Every deal that comes of a seed is in the list, and nearly every deal in the list comes of some seed."""
    found = Counter(dealt(seed) for seed in range(3000))
    assert {deal for _, deal in found} <= {*deals(0), *deals(1)}
    assert len(found) > 330
    assert max(found.values()) < 30, "they are about equally likely"


def dealt(seed: int) -> tuple[str, str]:
    """Return the dealer and the deal of a match, the hands put in order."""
    noted = COCO.start(seed=seed, options=MINI).record().chance
    parts = noted[-1].removeprefix("deal ").split(" / ")
    stocks = [" ".join([*sorted(part.split()[:2], key=order), *part.split()[2:]]) for part in parts[1:]]
    return noted[0], "deal " + " / ".join([parts[0], *stocks])


def order(card: str) -> tuple[int, list[int]]:
    """Sort as the engine does: Singles first."""
    return len(card), ["HGBTQ".index(letter) for letter in card]


@covers("K-14.1")
def test_cards_that_the_mini_deck_has_not_are_refused() -> None:
    with pytest.raises(InvalidMessage, match="Solid Blue Circle"):
        board("HGT", "SBC", "B", "Q", options=MINI)
    with pytest.raises(InvalidMessage, match="more than 2"):
        board("HGT", "HGT", "B Q HGQ", "HBT", options=MINI)
    with pytest.raises(InvalidMessage, match="deck cannot be 'tiny'"):
        COCO.start(options={"deck": "tiny"})


@covers("K-14.1", "K-11.5")
def test_a_record_of_the_mini_deck_lays_out_the_same_singles() -> None:
    match = COCO.start(seed=1, options=MINI)
    play_out(match, random.Random(1))
    record = match.record()
    assert ct.replay(record).outcome == match.outcome
    luck = luck_from_seed(0)
    luck.script = ["deal H B T / G HGT HGQ / Q HBT HBQ", "dealer 0"]
    state = COCO.deal(2, luck, COCO.check_options(2, MINI))
    state.pending.pop().run(state)
    with pytest.raises(InvalidMessage, match="same three Singles"):
        state.pending.pop().run(state)


@covers("K-14.1")
def test_a_snapshot_of_the_mini_deck_with_other_singles_laid_out_is_refused() -> None:
    snapshot = COCO.start(seed=1, options=MINI).snapshot()
    changed = {**snapshot, "common": {**snapshot["common"], "turned_up": ["H", "Q", "G", "T"]}}
    with pytest.raises(InvalidMessage, match="same three Singles"):
        COCO.restore(changed)
    assert legal(COCO.restore(snapshot))
