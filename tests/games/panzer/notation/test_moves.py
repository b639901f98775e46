"""Moves and their notation."""

import random

import pytest

from clashtable.core.errors import InvalidMessage
from tests.games.panzer.board import PANZER, board, seat

SUPPLY = ["factory"] * 8


@pytest.mark.parametrize("seed", [1, 2])
def test_every_legal_move_survives_its_notation(seed: int) -> None:
    rng = random.Random(seed)
    match = PANZER.start(2, seed, {"decks": "wild"})
    while not match.is_over:
        for move in match.legal_moves():
            parsed = match.parse(move.notation)
            assert (parsed, match.notation(parsed)) == (move, move.notation)
        match.play(rng.choice(match.legal_moves()))


def test_a_move_and_its_notation_lead_to_the_same_position() -> None:
    """Every option of many decisions, played once as a move and once as text."""
    rng = random.Random(12)
    match = PANZER.start(2, 12, {"decks": "wild"})
    for _decision in range(150):
        if match.is_over:
            break
        for move in match.legal_moves()[:5]:
            by_move, by_text = match.fork(), match.fork()
            assert by_move.play(move) == by_text.play(move.notation)
            assert by_move.snapshot() == by_text.snapshot()
        match.play(rng.choice(match.legal_moves()))


def test_spaces_and_capitals_do_not_matter() -> None:
    match = board(seat({"c2": "t-34"}))
    assert match.parse("Play  TIGER-I").notation == "play tiger-i"
    assert match.parse("  MOVE   C2 ").notation == "move c2"
    assert match.parse("Pass Turn").notation == "pass turn"
    assert match.parse("concede") == PANZER.concession


@pytest.mark.parametrize(
    "text",
    [
        "keep", "reshuffle", "end", "pass", "pass turn", "done", "none", "yes", "no", "decline", "concede", "play it",
        "move c1", "paradrop c0", "attack c2", "ranged c1", "action c2", "repair c2", "demolish c2", "scout b2",
        "stack a0", "to e4", "at c3", "target a5", "pick a0", "play t-34", "deploy t-34", "take t-34", "discard t-34",
        "target card t-34", "mode 0", "at supply", "target player 1", "target item 12", "order 0 panther overrun",
    ],
)  # fmt: skip
def test_each_kind_of_move_has_one_text(text: str) -> None:
    assert PANZER.parse(text).notation == text


@pytest.mark.parametrize(
    "text",
    [
        "", "dance", "play", "play nobody", "move", "move c9", "move f1", "move c1 c2", "attack", "at", "at nobody",
        "stack", "stack z0", "to", "target", "target card nobody", "target player 2", "target player x", "target item",
        "target item x", "mode", "mode 3", "mode x", "order", "order 0 panther", "order 0 nobody overrun",
        "take nobody", "discard", "pass now", "play it now", "pick", "scout",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(InvalidMessage):
        PANZER.parse(text)


def test_nonsense_is_answered_with_what_moves_look_like() -> None:
    with pytest.raises(
        InvalidMessage, match=r"'dance' is not a move of Panzer Clash: write 'play tiger-i'.*\(P-17\.3\)"
    ):
        PANZER.parse("dance")
    with pytest.raises(InvalidMessage, match=r"There is no card 'nobody' in the set \(P-2\.6\)"):
        PANZER.parse("play nobody")
