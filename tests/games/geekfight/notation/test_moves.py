"""Moves and their notation, and why a move is refused."""

import pytest

from tests.games.geekfight.board import GEEKFIGHT, asked, board, legal, piece, play, seat
from tests.games.geekfight.turns import pass_until_asked
from tests.games.kit.notation import Notation
from tests.games.kit.play import refusal


class TestNotation(Notation):
    game = GEEKFIGHT
    seats, options = (2, 5, 3), {"turn_limit": 10}
    texts = (
        "pick button-masher button-masher speedrunner", "deploy speedrunner", "play jump-cut", "attack 1",
        "spend 3 tokens", "spend 2 tokens 1 caffeine", "use glitch-witch@4", "snipe camper-in-the-corner@2",
        "barter thinking-wig@7 2 generic", "make all-access-badge@47 1 tokens", "make mint-in-box-figure@44 nothing",
        "target guitar-guy@1", "target seat 1", "mode 0", "pay 2 cash", "pay 1 tokens 1 caffeine", "tuck jump-cut",
        "take jump-cut", "discard jump-cut", "pass", "end", "yes", "no", "concede",
    )  # fmt: skip
    spellings = (
        ("Play  JUMP-CUT", "play jump-cut"),
        ("  spend   3  tokens ", "spend 3 tokens"),
        ("Concede", "concede"),
    )
    nonsense = (
        "", "dance", "attack", "attack 6", "attack x", "play", "play nobody", "spend", "spend 3", "spend 3 gold",
        "spend 0 cash", "spend 1 cash 1 cash", "use", "use glitch-witch", "use glitch-witch@x", "snipe nobody@1",
        "barter thinking-wig", "barter thinking-wig@1", "target", "target seat x", "target nobody@1", "mode 9",
        "pay", "pay cash 2", "pass now", "give up", "give up thinking-wig", "pick nobody", "take nobody",
        "spend 256 cash", "target card nobody",
    )  # fmt: skip
    answers = (
        ("dance", r"'dance' is not a move of Geek Fight: write 'play jump-cut'.*\(F-22\.2\)"),
        ("play nobody", r"There is no card 'nobody' in the pool \(F-4\.6\)"),
    )


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
