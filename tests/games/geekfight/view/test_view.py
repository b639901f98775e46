"""Views: values with the sums that make them, the Queue in words, and what a snapshot keeps."""

import json
from typing import Any

import msgspec
import pytest

from clashtable.core.view import ValuePart, ValueSum
from clashtable.games.geekfight.wire.views import GeekView
from tests.games.geekfight.board import GEEKFIGHT, board, combatant, item, piece, play, seat, settle, view


def parts(found: ValueSum | None) -> list[tuple[str, int]]:
    """Return the addends of a value."""
    assert found is not None
    return [(part.label, part.amount) for part in found.parts]


def test_strength_and_health_come_with_their_sums() -> None:
    buffed = piece("button-masher", counters={"Strength": 1, "Frailty": 2}, buffs=["main-character-syndrome"])
    match = board(seat(buffed, items=["folding-chair"]), seat())
    found = combatant(match, 0)
    assert found.strength is not None
    assert found.strength.value == 8
    assert parts(found.strength) == [
        ("printed", 4), ("Strength Counters", 1), ("Frailty Counters", -2), ("Folding Chair", 3),
        ("Main Character Syndrome", 2),
    ]  # fmt: skip
    assert parts(found.health) == [("printed", 7), ("Folding Chair", -1)]


def test_a_sum_below_zero_shows_as_zero() -> None:
    match = board(seat(piece("button-masher", counters={"Frailty": 6})), seat())
    found = combatant(match, 0).strength
    assert found is not None
    assert (found.value, sum(part.amount for part in found.parts)) == (0, -2)


def test_production_and_snipe_value_come_with_their_sums() -> None:
    blaster = piece("foam-dart-blaster", buffs=["overclock"], counters={"Tax": 1})
    match = board(seat(piece("button-masher", buffs=["sponsorship-deal"]), items=[blaster]), seat())
    assert parts(combatant(match, 0).production) == [("printed", 3), ("Foam Dart Blaster", -1), ("Sponsorship Deal", 2)]
    assert parts(item(match, 0, "foam-dart-blaster").snipe) == [("printed", 3), ("Overclock", 2)]
    assert combatant(match, 0).snipe is None
    assert item(match, 0, "foam-dart-blaster").production is None


def test_an_unequipped_item_says_so() -> None:
    match = board(seat(None, items=["folding-chair"]), seat())
    found = item(match, 0, "folding-chair").strength
    assert found is not None
    assert (found.value, found.parts) == (0, (ValuePart("not equipped", 0),))


def test_modifiers_for_a_time_say_how_long() -> None:
    match = board(seat("transforming-toaster", units="1 generic", hand=["mean-comment"]), seat())
    play(match, "play mean-comment", "target button-masher@2")
    settle(match)
    play(match, "use transforming-toaster@1", "mode 1")
    settle(match)
    assert parts(combatant(match, 1).strength) == [("printed", 4), ("this turn", -2)]
    assert parts(combatant(match, 0).health) == [("printed", 7), ("for a while", 2)]
    assert [(lasting.what, lasting.amount, lasting.until) for lasting in combatant(match, 0).lasting] == [
        ("health", 2, 0)
    ]


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        (["attack 1"], "Button Masher attacks Line Camper for 5 damage."),
        (["play headshot", "target line-camper@3"],
         "Deal 2 damage to target Combatant. If Button Masher can snipe, deal 3 damage to it instead. "
         "Aimed at Line Camper."),
        (["play folding-chair"], "Button Masher equips Folding Chair."),
        (["play wanted-poster", "target line-camper@3"], "Wanted Poster goes onto Line Camper."),
        (["snipe foam-dart-blaster@2"], "Foam Dart Blaster snipes Line Camper for 3 damage."),
        (["play data-breach"], "Target opponent discards a card at random. Aimed at {seat:1}."),
    ],
)  # fmt: skip
def test_each_object_on_the_queue_says_what_it_will_do(moves: list[str], text: str) -> None:
    match = board(
        seat(items=["foam-dart-blaster"], units="3 tokens",
             hand=["headshot", "folding-chair", "wanted-poster", "data-breach"]),
        seat("line-camper", units="1 generic", hand=["mean-comment"]),
    )  # fmt: skip
    play(match, *moves)
    (found,) = view(match, None).table.queue
    assert found.text == text


def test_an_attack_that_will_do_nothing_says_so() -> None:
    match = board(seat(), seat(units="1 generic", hand=["mean-comment"]))
    play(match, "attack 1")
    snapshot = match.snapshot()
    (attack,) = [step["cast"]["cast"] for step in snapshot["pending"] if step["step"] == "resolving"]
    attack["is_shielded"] = True
    again = GEEKFIGHT.restore(snapshot)
    (found,) = view(again, None).table.queue
    assert found.text == "Button Masher attacks Button Masher, but all its damage is prevented."
    attack["is_shielded"] = False
    attack["targets"][0]["mark"]["number"] = 9
    (found,) = view(GEEKFIGHT.restore(snapshot), None).table.queue
    assert found.text == "Button Masher's attack will be ignored: it lost its Combatant."


def test_views_and_snapshots_survive_the_wire() -> None:
    match = board(
        seat(piece("button-masher", buffs=["stage-fright"]), units="2 tokens", hand=["headshot"]),
        seat(items=["thinking-wig"]),
    )
    play(match, "attack 1")
    for viewer in (0, 1, None):
        seen = view(match, viewer)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=GeekView) == seen
    text = json.dumps(match.snapshot())
    assert GEEKFIGHT.restore(text).snapshot() == match.snapshot()


def test_a_full_queue_can_be_saved_and_goes_on_alike() -> None:
    talker: dict[str, Any] = {"units": "3 generic", "hand": ["mean-comment"] * 3}
    match = board(seat("corset-captain", **talker), seat("the-lag-lord", **talker), seat(**talker))
    play(
        match, "attack 1", "play mean-comment", "target corset-captain@1", "play mean-comment", "target button-masher@3"
    )
    assert len(view(match, None).table.queue) == 5
    again = GEEKFIGHT.restore(match.snapshot())
    assert again.snapshot() == match.snapshot()
    for _decision in range(8):
        move = match.legal_moves()[-1].notation
        assert match.play(move) == again.play(move)
    assert view(match, None).table.queue == ()
    assert again.snapshot() == match.snapshot()


@pytest.mark.parametrize(
    "moves",
    [
        ["play late-fee"],
        ["play late-fee", "mode 0"],
        ["play just-throw-it"],
        ["play just-throw-it", "forfeit thinking-wig@2"],
        ["play just-throw-it", "forfeit thinking-wig@2", "target button-masher@4"],
    ],
)
def test_a_match_can_be_saved_in_the_middle_of_adding(moves: list[str]) -> None:
    match = board(
        seat(items=["thinking-wig", "lucky-socks"], units="1 cash 1 glue", hand=["late-fee", "just-throw-it"]), seat()
    )
    play(match, *moves)
    again = GEEKFIGHT.restore(match.snapshot())
    assert again.snapshot() == match.snapshot()
    assert [move.notation for move in again.legal_moves()] == [move.notation for move in match.legal_moves()]
    move = match.legal_moves()[0].notation
    assert again.play(move) == match.play(move)


def test_the_heading_in_a_terminal_says_whose_turn_it_is() -> None:
    match = board(seat(), seat())
    assert "· Ann's turn ·" in GEEKFIGHT.terminal(match.view(0), ["Ann", "Bob"])
    assert "· Your turn ·" in GEEKFIGHT.terminal(match.view(0), ["You", "Bob"])
