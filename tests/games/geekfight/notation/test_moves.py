"""Moves and their notation, and why a move is refused."""

import random

import pytest

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.match import Match
from clashtable.games.geekfight.moves import CONCEDE_MOVE
from tests.games.geekfight.board import GEEKFIGHT, asked, board, legal, piece, play, seat
from tests.games.geekfight.turns import pass_until_asked


def refusal(match: Match, move: str) -> IllegalMove:
    """Return why a move is refused; nothing may happen."""
    before = match.snapshot()
    with pytest.raises(IllegalMove) as refused:
        match.play(move)
    assert match.snapshot() == before
    return refused.value


@pytest.mark.parametrize("seats", [2, 5])
def test_every_legal_move_survives_its_notation(seats: int) -> None:
    rng = random.Random(seats)
    match = GEEKFIGHT.start(seats, seats, {"turn_limit": 10})
    while not match.is_over:
        for move in match.legal_moves():
            parsed = match.parse(move.notation)
            assert (parsed, match.notation(parsed)) == (move, move.notation)
        match.play(rng.choice(match.legal_moves()))


def test_a_move_and_its_notation_lead_to_the_same_position() -> None:
    """Every option of many decisions, played once as a move and once as text."""
    rng = random.Random(12)
    for seed in range(3):
        match = GEEKFIGHT.start(2, seed, {"turn_limit": 10})
        for _decision in range(120):
            if match.is_over:
                break
            for move in match.legal_moves()[:6]:
                by_move, by_text = match.fork(), match.fork()
                assert by_move.play(move) == by_text.play(move.notation)
                assert by_move.snapshot() == by_text.snapshot()
            match.play(rng.choice(match.legal_moves()))


def test_spaces_and_capitals_do_not_matter() -> None:
    match = board(seat(), seat())
    assert match.parse("Play  JUMP-CUT").notation == "play jump-cut"
    assert match.parse("  spend   3  tokens ").notation == "spend 3 tokens"
    assert match.parse("concede") is CONCEDE_MOVE


@pytest.mark.parametrize(
    "text",
    [
        "", "dance", "attack", "attack 6", "attack x", "play", "play nobody", "spend", "spend 3", "spend 3 gold",
        "spend 0 cash", "spend 1 cash 1 cash", "use", "use glitch-witch", "use glitch-witch@x", "snipe nobody@1",
        "barter thinking-wig", "barter thinking-wig@1", "target", "target seat x", "target nobody@1", "mode 9",
        "pay", "pay cash 2", "pass now", "give up", "give up thinking-wig", "pick nobody", "take nobody",
        "spend 256 cash", "target card nobody",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(InvalidMessage):
        GEEKFIGHT.parse(text)


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("play no-you", "F-8.3", "No, You is not in your hand."),
        ("play speedrunner", "F-13.1", "Combatants are deployed, not played."),
        ("play flame-war", "F-12.2", "it costs 3, and you have 0."),
        ("pass", "F-8.3", "end your Action Phase instead"),
        ("attack 0", "F-16.1", "you cannot attack your own Combatant"),
        ("snipe button-masher@1", "F-14.6", "Button Masher has no Snipe Value."),
        ("snipe camper-in-the-corner@99", "F-14.6", "you have nothing there that can snipe"),
        ("spend 4 tokens", "F-10.3", "Button Masher makes 3 Tokens."),
        ("use glitch-witch@1", "F-14.3", "you have no such ability there"),
        ("barter thinking-wig@9 2 generic", "F-8.3", "you have no such Item"),
        ("tuck jump-cut", "F-22.1", "nothing asks for that now"),
        ("target button-masher@2", "F-22.1", "nothing asks for that now"),
    ],
)
def test_a_refusal_names_its_rule(move: str, rule: str, words: str) -> None:
    match = board(seat(hand=["speedrunner", "flame-war"]), seat())
    refused = refusal(match, move)
    assert refused.rule == rule
    assert words in str(refused)
    assert "Possible now: attack 1, spend 3 tokens or end." in str(refused)


@pytest.mark.parametrize(
    ("tired", "move", "rule"),
    [
        (piece("button-masher", counters={"Distraction": 1}), "attack 1", "F-17.3"),
        (piece("button-masher", used=["attack"]), "attack 1", "F-9.1"),
        (piece("button-masher", used=["spend"]), "spend 3 tokens", "F-9.5"),
        (None, "attack 1", "F-9.1"),
    ],
)
def test_a_refusal_says_what_hinders_a_combatant(tired: dict[str, object] | None, move: str, rule: str) -> None:
    match = board(seat(tired, items=["all-access-badge"] if tired else ["thinking-wig"]), seat())
    assert refusal(match, move).rule == rule


def test_slow_cards_are_refused_out_of_turn() -> None:
    match = board(seat(), seat(units="3 generic", hand=["folding-chair", "mean-comment"]))
    play(match, "attack 1")
    assert asked(match) == (1, "control")
    refused = refusal(match, "play folding-chair")
    assert refused.rule == "F-8.3"
    assert "an Item is played on your own turn over an empty Queue" in str(refused)
    assert refusal(match, "end").rule == "F-8.3"


def test_another_decision_refuses_moves_of_other_kinds() -> None:
    match = board(seat(units="2 tokens", hand=["headshot"]), seat())
    play(match, "play headshot")
    for move in ("attack 1", "play headshot", "pass", "mode 0"):
        assert refusal(match, move).rule == "F-22.1"
    assert refusal(match, "target button-masher@9").rule == "F-15.2"
    choosing = board(seat(units="3 generic", hand=["shakedown"]), seat(items=["thinking-wig", "lucky-socks"]))
    play(choosing, "play shakedown")
    pass_until_asked(choosing)
    assert refusal(choosing, "pass").rule == "F-22.1"


def test_a_long_list_of_possibilities_is_cut_short() -> None:
    match = GEEKFIGHT.start(2, 1)
    assert len(legal(match)) > 12
    refused = refusal(match, "pass")
    assert f"{len(legal(match)) - 12} more" in str(refused)
