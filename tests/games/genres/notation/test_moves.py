"""Moves and their notation, and why a move is refused."""

import pytest

from tests.games.genres.board import GENRES, board, legal, play, seat
from tests.games.kit.notation import Notation
from tests.games.kit.play import refusal
from tests.rulebook import covers


class TestNotation(Notation):
    game = GENRES
    seats = (4, 3)
    texts = (
        "end", "move", "melee", "draw", "done", "pass", "stay", "decline", "attack", "special", "discard it", "give",
        "take damage", "to F6", "center A1", "corner K11", "start A6", "play rerun", "attach overcharge",
        "respond undo-button", "pick seance", "retrieve rerun", "next mop-bot", "target pawn 2", "target ghost 0",
        "target mop-bot", "piece pawn 0", "direction north", "shape 2x3", "mode 2", "player 7", "armory 4",
        "zone roller-rink", "layout 3x4", "shift +1 -3", "genre kung-fu", "aim 12",
    )  # fmt: skip
    spellings = (
        ("Play  SCREAM-QUEEN", "play scream-queen"),
        ("  to   f6 ", "to F6"),
        ("Take Damage", "take damage"),
        ("TARGET pawn 2", "target pawn 2"),
    )
    nonsense = (
        "", "dance", "play", "play nobody", "to", "to L1", "to F12", "center", "armory 5", "armory", "player 8",
        "direction up", "shape circle", "mode 3", "layout 2x6", "genre opera", "attach nobody", "target", "piece",
        "zone", "aim", "shift", "end now",
    )  # fmt: skip
    answers = (
        ("dance", r"'dance' is not a move of Clash of the Genres: write 'move'.*\(G-21\)"),
        ("play nobody", r"There is no card 'nobody' \(G-10\.1\)"),
    )


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("play seance", "G-5.1", "Seance is not in your hand."),
        ("play undo-button", "G-5.2", "Objection! cards are not played in the action step."),
        ("play overcharge", "G-5.2", "Combo cards are not played in the action step."),
        ("play fireball-obviously", "G-5.3", "it costs 2 actions, and you have 1."),
        ("play sonic-clap", "G-5.3", "nobody who could be hit is in its area."),
        ("play rerun", "G-5.3", "no card that it could retrieve lies in the discard pile."),
        ("play cursed-doll", "G-13.1", "no enemy pawn is within 3 squares."),
        ("melee", "G-5.1", "nobody is in reach of your melee attack."),
        ("to F6", "G-21.1", "it is your action step."),
        ("pass", "G-11.1", "there is nothing to object to now."),
    ],
)
@covers("G-5.1", "G-5.2", "G-5.3")
def test_a_refusal_names_its_rule(move: str, rule: str, words: str) -> None:
    cards = ["undo-button", "overcharge", "fireball-obviously", "sonic-clap", "rerun", "cursed-doll"]
    match = board(seat("F6", hand=cards), "K1", "A11", actions=1)
    refused = refusal(match, move)
    assert (refused.rule, words in str(refused)) == (rule, True)
    assert str(refused).startswith(f"{move} is not possible: ")
    assert "Possible now: end, move or draw." in str(refused)
    assert str(refused).endswith(f"({rule})")


def test_a_card_that_came_back_says_why_it_waits() -> None:
    match = board(seat("F6", hand=["sonic-clap", "callback"]), "G6", "A1")
    play(match, "play sonic-clap", "attach callback")
    refused = refusal(match, "play sonic-clap")
    assert (refused.rule, "Sonic Clap has been played this turn already." in str(refused)) == ("G-2.12", True)


def test_another_decision_refuses_moves_of_other_kinds() -> None:
    match = play(board("A2", "K1", "A11"), "move")
    for move, rule, words in (
        ("end", "G-21.1", "first choose where to."),
        ("to A2", "G-6.9", "it stands there already."),
        ("to K1", "G-6.2", "a piece or a wall is there."),
        ("to K11", "G-6.6", "it is too far away."),
    ):
        refused = refusal(match, move)
        assert (refused.rule, words in str(refused)) == (rule, True)


def test_in_a_window_only_responses_that_fit_can_be_played() -> None:
    match = board("F6", seat("G6", hand=["counterpunch", "deflector-bubble"]), "A1")
    play(match, "melee")
    refused = refusal(match, "respond deflector-bubble")
    assert "Possible now: pass or respond counterpunch." in str(refused)
    assert refusal(match, "end").rule == "G-21.1"


def test_a_long_list_of_possibilities_is_cut_short() -> None:
    match = play(board("F6", "K1", "A11"), "move")
    options = legal(match)
    refused = str(refusal(match, "to F6"))
    assert f"{options[11]} or {len(options) - 12} more." in refused
    assert f"{options[12]}," not in refused
