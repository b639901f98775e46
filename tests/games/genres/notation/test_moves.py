"""Moves and their notation, and why a move is refused."""

import random

import pytest

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.match import Match
from tests.games.genres.board import GENRES, board, legal, play, seat
from tests.rulebook import covers


def refusal(match: Match, move: str) -> IllegalMove:
    """Return why a move is refused; nothing may happen."""
    before = match.snapshot()
    with pytest.raises(IllegalMove) as refused:
        match.play(move)
    assert match.snapshot() == before
    return refused.value


@pytest.mark.parametrize("seed", [1, 2])
def test_every_legal_move_survives_its_notation(seed: int) -> None:
    rng = random.Random(seed)
    match = GENRES.start(4, seed)
    while not match.is_over:
        for move in match.legal_moves():
            parsed = match.parse(move.notation)
            assert (parsed, match.notation(parsed)) == (move, move.notation)
        match.play(rng.choice(match.legal_moves()))


def test_a_move_and_its_notation_lead_to_the_same_position() -> None:
    """Options of many decisions, played once as a move and once as text."""
    rng = random.Random(12)
    match = GENRES.start(3, 12)
    for _decision in range(200):
        if match.is_over:
            break
        for move in match.legal_moves()[:4]:
            by_move, by_text = match.fork(), match.fork()
            assert by_move.play(move) == by_text.play(move.notation)
            assert by_move.snapshot() == by_text.snapshot()
        match.play(rng.choice(match.legal_moves()))


def test_spaces_and_capitals_do_not_matter() -> None:
    assert GENRES.parse("Play  SCREAM-QUEEN").notation == "play scream-queen"
    assert GENRES.parse("  to   f6 ").notation == "to F6"
    assert GENRES.parse("Take Damage").notation == "take damage"
    assert GENRES.parse("TARGET pawn 2").notation == "target pawn 2"


@pytest.mark.parametrize(
    "text",
    [
        "end", "move", "melee", "draw", "done", "pass", "stay", "decline", "attack", "special", "discard it", "give",
        "take damage", "to F6", "center A1", "corner K11", "start A6", "play rerun", "attach overcharge",
        "respond undo-button", "pick seance", "retrieve rerun", "next mop-bot", "target pawn 2", "target ghost 0",
        "target mop-bot", "piece pawn 0", "direction north", "shape 2x3", "mode 2", "player 7", "armory 4",
        "zone roller-rink", "layout 3x4", "shift +1 -3", "genre kung-fu", "aim 12",
    ],
)  # fmt: skip
def test_each_kind_of_move_has_one_text(text: str) -> None:
    assert GENRES.parse(text).notation == text


@pytest.mark.parametrize(
    "text",
    [
        "", "dance", "play", "play nobody", "to", "to L1", "to F12", "center", "armory 5", "armory", "player 8",
        "direction up", "shape circle", "mode 3", "layout 2x6", "genre opera", "attach nobody", "target", "piece",
        "zone", "aim", "shift", "end now",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(InvalidMessage):
        GENRES.parse(text)


def test_nonsense_is_answered_with_what_moves_look_like() -> None:
    with pytest.raises(InvalidMessage, match=r"'dance' is not a move of Clash of the Genres: write 'move'.*\(G-21\)"):
        GENRES.parse("dance")
    with pytest.raises(InvalidMessage, match=r"There is no card 'nobody' \(G-10\.1\)"):
        GENRES.parse("play nobody")


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
