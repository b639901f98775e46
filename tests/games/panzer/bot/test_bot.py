"""What Panzer Clash teaches bots: positions are valued sensibly, hidden cards are guessed as they may be."""

import random
from typing import Any

import pytest

from clashtable.core.luck import luck_from_seed
from clashtable.core.match import Match
from clashtable.games.panzer.bot.playout import steady_move
from clashtable.games.panzer.cards.basic_set import BY_ID
from clashtable.games.panzer.cards.decks import BOX, DECKS
from tests.games.kit.play import walk
from tests.games.panzer.board import PANZER, asked, board, hand, legal, play, player, seat, stack, supply, unit, view
from tests.games.panzer.hidden import owned_cards

SUPPLY = ["factory"] * 20


def value(match: Match, number: int = 0) -> float:
    return PANZER.evaluation.value(match.state, number)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"supply": SUPPLY}, {"supply": SUPPLY[:12]}),
        ({"units": {"c2": "t-34"}}, {}),
        ({"units": {"c2": "tiger-i"}}, {"units": {"c2": "panzer-ii"}}),
        ({"units": {"c2": "kv-1"}}, {"units": {"c2": unit("kv-1", damage=4)}}),
        ({"units": {"c4": "panzer-iii"}}, {"units": {"c1": "panzer-iii"}}),
        ({"stacks": {"a0": 2}}, {"stacks": {"a0": 1}}),
        ({"stacks": {"a0": stack(3, "winter-front")}}, {"stacks": {"a0": 3}}),
        ({"hand": ["t-34", "kv-1"]}, {}),
    ],
)
def test_more_is_worth_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    """Seen in North's turn, where nothing is under way for South."""
    good, bad = (board(seat(**{"supply": SUPPLY, **fields}), seat(supply=SUPPLY), turn=1) for fields in (better, worse))
    assert value(good) > value(bad)
    assert 0.0 < value(bad) < value(good) < 1.0


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    match = board(seat({"c4": "panther"}, supply=SUPPLY), seat(supply=SUPPLY), turn=1)
    even = board(seat(supply=SUPPLY), seat(supply=SUPPLY), turn=1)
    assert value(match, 1) < value(even, 1)


def test_a_win_is_worth_most_and_a_loss_least() -> None:
    match = play(board(seat({"c4": "panther"}, supply=SUPPLY), seat(supply=SUPPLY)), "concede")
    assert (value(match, 0), value(match, 1)) == (0.0, 1.0)
    drawn = board(seat(supply=SUPPLY, turns=100), seat(supply=SUPPLY, turns=100), turn=1, first=0)
    play(drawn, "end")
    assert (value(drawn, 0), value(drawn, 1)) == (0.5, 0.5)


@pytest.mark.parametrize("moves", [[], ["attack c2"], ["play fire-mission"], ["move c2"]])
def test_valuing_a_position_in_the_middle_of_something_changes_nothing(moves: list[str]) -> None:
    match = board(
        seat({"c2": "t-34"}, stacks={"a0": 1, "b0": 1}, hand=["fire-mission"], supply=SUPPLY),
        seat({"c3": "kv-1"}, stacks={"a5": 1}, hand=["pinned-down"], supply=SUPPLY),
    )
    play(match, *moves)
    before = match.snapshot()
    for number in (0, 1):
        assert 0.0 < value(match, number) < 1.0
    assert match.snapshot() == before


def test_a_playout_moves_on_and_leaves_the_rest_alone() -> None:
    match = play(PANZER.start(2, 4), "keep", "keep")
    before, fork = match.snapshot(), match.fork()
    PANZER.evaluation.playout(fork.state, luck_from_seed(1), PANZER.evaluation.horizon(match.state))
    assert match.snapshot() == before
    assert fork.snapshot() != before
    assert player(fork, 0).turns + player(fork, 1).turns == 1 + 2


def test_steady_play_answers_every_question_legally() -> None:
    luck = luck_from_seed(3)
    kinds = set()
    for seed in range(6):
        match = PANZER.start(2, seed, {"decks": "wild"})
        while not match.is_over:
            kinds.add(asked(match)[1])
            moves = match.legal_moves()
            chosen = steady_move(match.state, moves, luck)  # type: ignore[arg-type]  # a match of this game
            assert chosen.notation in legal(match)
            match.play(chosen)
    assert len(kinds) > 15


# --- guessing


def test_an_imagined_match_agrees_with_the_view_and_has_legal_decks() -> None:
    rng = random.Random(3)
    for seed, decks in enumerate(("random", "wild")):
        match = PANZER.start(2, seed, {"decks": decks})
        for count in walk(match, rng, 300):
            if count % 15 == 0:
                viewer = rng.choice([None, 0, 1])
                imagined = PANZER.imagine(match.view(viewer), count)
                assert imagined.view(viewer) == match.view(viewer)
                for number in range(2):
                    cards = [card for owner, card in owned_cards(imagined.snapshot()) if owner == number]
                    assert BOX.flaws("\n".join(cards)) == []


def test_a_preconstructed_deck_is_thought_of_where_it_fits() -> None:
    match = PANZER.start(2, 6, {"decks": "german-spearhead | soviet-steamroller"})
    presets = [sorted(BOX.cards(deck.id)) for deck in DECKS]
    thought = set()
    for seed in range(30):
        world = PANZER.imagine(view(match, 0), seed)
        thought.add(presets.index(sorted([*hand(world, 1), *supply(world, 1)])))
    allied = {at for at, deck in enumerate(DECKS) if deck.side == "Allies" and sum(deck.cards.values()) == 60}
    assert thought == allied


def test_what_everybody_knows_of_a_hand_is_in_it() -> None:
    match = board(
        seat(stacks={"a0": 2}, hand=["intelligence-report"], supply=SUPPLY),
        seat(hand=["tiger-i", "panther", "grenadiers"], supply=["panzer-iv"] * 4, side="axis"),
    )
    play(match, "play intelligence-report", "take panther")
    for seed in range(5):
        world = PANZER.imagine(view(match, 0), seed)
        assert sorted(hand(world, 1)) == ["grenadiers", "tiger-i"]
        assert len(supply(world, 1)) == 4
        assert all(name in BY_ID for name in supply(world, 1))


def test_ones_own_known_cards_stay_where_they_are() -> None:
    cards = ["t-34", "kv-1", "bt-7", "is-2", "su-100", "katyusha"]
    match = board(seat(stacks={"a0": 1}, hand=["technical-exchange"], supply=cards), seat(supply=SUPPLY))
    play(match, "play technical-exchange")
    for seed in range(5):
        assert supply(PANZER.imagine(view(match, 0), seed), 0)[:4] == cards[:4]
    play(match, "take kv-1")
    for seed in range(5):
        imagined = supply(PANZER.imagine(view(match, 0), seed), 0)
        assert imagined[-3:] == ["t-34", "bt-7", "is-2"]
        assert sorted(imagined) == sorted(supply(match, 0))


def test_terrain_is_imagined_from_what_nobody_has_seen() -> None:
    match = play(PANZER.start(2, 4), "keep", "keep")
    seen = view(match, 0)
    fields = set()
    for seed in range(6):
        field = PANZER.imagine(seen, seed).snapshot()["terrain"]
        fields.add(tuple(field))
        assert all(field.count(kind) <= seen.table.unseen[kind] for kind in field)
    assert len(fields) == 6
