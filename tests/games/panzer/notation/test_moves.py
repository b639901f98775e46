"""Moves and their notation, and why a move is refused."""

import random
from typing import Any

import pytest

from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.match import Match
from tests.games.panzer.board import PANZER, board, legal, play, seat, stack, unit

SUPPLY = ["factory"] * 8


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


def full_position() -> Match:
    """Return South's turn with something to refuse everywhere."""
    return board(
        seat(
            {
                "a1": unit("t-34", fresh=True), "b1": unit("t-34", halted=True), "c1": unit("t-34", spent=3, legs=1),
                "d1": unit("m7-priest", suppressed=True), "e1": unit("m7-priest", attacks=1), "e2": "kv-1",
                "a3": unit("m3-stuart", used=["scout"]),
            },
            stacks={"a0": 1, "b0": stack(2, "m7-priest")},
            hand=["tiger-i", "code-breakers", "factory", "fire-mission"],
            allowance=0,
        ),
        seat({"e3": "t-34"}, supply=SUPPLY),
        face_down=["a4"],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("move", "rule", "words"),
    [
        ("play panther", "P-7.1", "Panther is not in your hand."),
        ("play factory", "P-6.1", "you have played your Factory for this turn."),
        ("play tiger-i", "P-6.5", "it needs an unoccupied stack of 3 or more."),
        ("move a1", "P-8.2", "T-34 came into play this turn."),
        ("attack a1", "P-8.2", "T-34 came into play this turn."),
        ("move b1", "P-8.9", "T-34 is halted."),
        ("move c1", "P-8.4", "T-34 has no Movement Points left."),
        ("attack d1", "P-18.2", "M7 Priest is suppressed."),
        ("ranged d1", "P-18.2", "M7 Priest is suppressed."),
        ("attack e1", "P-9.1", "M7 Priest has acted this turn."),
        ("ranged e1", "P-9.1", "M7 Priest has acted this turn."),
        ("attack b1", "P-9.3", "T-34 has nothing to attack."),
        ("attack a3", "P-9.3", "M3 Stuart has nothing to attack."),
        ("ranged b0", "P-7.3", "M7 Priest is still on its stack."),
        ("attack b0", "P-7.3", "M7 Priest is still on its stack."),
        ("scout e2", "P-12", "KV-1 cannot do that now."),
        ("scout a3", "P-12", "M3 Stuart cannot do that now."),
        ("repair e2", "P-12", "KV-1 cannot do that now."),
        ("paradrop b0", "P-12", ""),
        ("paradrop e2", "P-12", ""),
        ("move e3", "P-1.6", "no Unit of yours is there."),
        ("move c3", "P-1.6", "no Unit of yours is there."),
        ("to c2", "P-5.4", "that is not an action of the Main-Phase."),
        ("pass", "P-5.4", "that is not an action of the Main-Phase."),
        ("keep", "P-5.4", "that is not an action of the Main-Phase."),
    ],
)
def test_a_refusal_names_its_rule(move: str, rule: str, words: str) -> None:
    match = full_position()
    refused = refusal(match, move)
    assert (refused.rule, words in str(refused)) == (rule, True)
    assert str(refused).startswith(f"{move} is not possible: ")
    assert "Possible now: play fire-mission" in str(refused)
    assert str(refused).endswith(f"({rule})")


@pytest.mark.parametrize(
    ("cards", "stacks", "rule"),
    [
        (["fire-mission"], {"a0": 1}, "P-7.8"),
        (["code-breakers"], {"a0": 2}, "P-7.8"),
        (["fire-mission"], {"a0": stack(1, "ambush")}, "P-6.5"),
        (["factory"], {f"{column}0": stack(1, "ambush") for column in "abcde"}, "P-6.2"),
    ],
)
def test_a_card_that_cannot_be_played_says_why(cards: list[str], stacks: dict[str, Any], rule: str) -> None:
    match = board(seat(hand=cards, stacks=stacks))
    assert refusal(match, f"play {cards[0]}").rule == rule


def test_in_a_window_only_flash_events_can_be_played() -> None:
    match = board(
        seat({"c2": "t-34"}), seat({"c3": "kv-1"}, stacks={"a5": 2}, hand=["t-34", "code-breakers", "pinned-down"])
    )
    play(match, "attack c2")
    refused = refusal(match, "play t-34")
    assert (refused.rule, "T-34 is not a Flash-Event." in str(refused)) == ("P-14.2", True)
    assert refusal(match, "play code-breakers").rule == "P-7.8"
    assert refusal(match, "play ambush").rule == "P-7.1"
    for move in ("end", "move c3", "to c2"):
        assert refusal(match, move).rule == "P-17.3"
    assert "Possible now: play pinned-down, pass or pass turn." in str(refusal(match, "end"))


def test_another_decision_refuses_moves_of_other_kinds() -> None:
    match = board(seat({"c2": "t-34"}, stacks={"a0": 1}, hand=["fire-mission"]), seat({"c3": "kv-1"}))
    play(match, "move c2")
    for move, words in (
        ("end", "this is the moment for another decision, move-to."),
        ("play fire-mission", "this is the moment for another decision, move-to."),
        ("to e4", "that is not among the answers."),
    ):
        refused = refusal(match, move)
        assert (refused.rule, words in str(refused)) == ("P-17.3", True)


def test_a_unit_with_an_attack_left_and_nobody_near_is_not_said_to_have_acted() -> None:
    match = board(seat({"c2": "panther"}), seat({"c3": "knee-mortar-team"}))
    play(match, "attack c2", "order 0 panther victory-effect", "no")
    assert refusal(match, "attack c2").rule == "P-9.3"


def test_a_long_list_of_possibilities_is_cut_short() -> None:
    units = {f"{column}{row}": "panzer-ii" for column in "ace" for row in (1, 3)}
    match = board(
        seat({**units, **dict.fromkeys(("b4", "d4", "a2"), "panzer-ii")}, hand=["factory"]), seat({"c2": "kv-1"})
    )
    options = legal(match)
    assert len(options) > 12
    refused = str(refusal(match, "pass"))
    assert f"{options[11]} or {len(options) - 12} more." in refused
    assert options[12] not in refused
