"""Views: values with the sums that make them, the Chain in words, events as told to each player."""

import random
from typing import Any

import msgspec
import pytest

from clashtable.core.text import Voice
from clashtable.core.view import ValueSum
from clashtable.games.panzer.wire.views import PanzerView
from tests.games.kit.play import walk
from tests.games.panzer.board import PANZER, board, chain, events, play, seat, stack, unit, unit_at, view

SUPPLY = ["factory"] * 8


def parts(found: ValueSum | None) -> list[tuple[str, int]]:
    """Return the addends of a value."""
    assert found is not None
    return [(part.label, part.amount) for part in found.parts]


# --- values


def test_a_plain_value_is_printed() -> None:
    found = unit_at(board(seat({"c2": "kv-1"})), "c2")
    assert (parts(found.attack), parts(found.defense), parts(found.movement)) == (
        [("printed", 2)], [("printed", 5)], [("printed", 1)],
    )  # fmt: skip
    assert found.ranged is None


def test_attack_comes_with_its_sum() -> None:
    match = board(
        seat(
            {"c2": "m4-sherman", "d2": "m4-sherman"},
            modifiers={"c1": "command-post"},
            stacks={"a0": 3},
            hand=["second-front"],
        ),
        terrain={"c2": "hills"},
    )
    assert parts(unit_at(match, "c2").attack) == [("printed", 2), ("Hills", 1), ("Command Post", 1), ("Massed", 1)]
    assert unit_at(match, "c2").attack.value == 5


def test_what_lasts_for_the_turn_is_told_apart() -> None:
    match = board(seat({"c2": "panzer-iii"}, stacks={"a0": 2}, hand=["blitz-offensive"], supply=SUPPLY))
    play(match, "play blitz-offensive")
    found = unit_at(match, "c2")
    assert parts(found.attack) == [("printed", 2), ("this turn", 1)]
    assert found.changes == {"attack": 1, "movement": 1}


def test_floored_decreases_count_as_far_as_they_go() -> None:
    match = board(
        seat({"c2": "t-34", "d2": "kv-1"}),
        seat(stacks={"a5": stack(3, "winter-front"), "b5": stack(3, "winter-front"), "c5": stack(2, "mud-season")}),
    )
    slow = unit_at(match, "c2").movement
    assert parts(slow) == [("printed", 3), ("Winter Front", -1), ("Winter Front", -1)]
    assert slow.value == 1
    assert unit_at(match, "d2").movement.value == 1
    assert parts(unit_at(match, "d2").movement) == [("printed", 1)]


def test_a_value_below_zero_shows_as_zero() -> None:
    match = board(seat({"c2": "lefh-18"}), seat(modifiers={"c2": "flooded-ground"}), terrain={"c2": "river"})
    found = unit_at(match, "c2").attack
    assert (found.value, sum(part.amount for part in found.parts)) == (0, 0)


@pytest.mark.parametrize("seed", range(2))
def test_the_parts_of_every_value_add_up(seed: int) -> None:
    rng = random.Random(seed)
    match = PANZER.start(2, seed, {"decks": "wild"})
    for _decision in walk(match, rng):
        table = view(match, None).table
        units = [found.unit for found in table.field] + [found.unit for facts in table.seats for found in facts.stacks]
        for found in units:
            for value in () if found is None else (found.attack, found.defense, found.movement, found.ranged):
                assert value is None or value.value == sum(part.amount for part in value.parts)


def test_ranged_attack_and_keywords() -> None:
    match = board(
        seat({"c2": "long-tom"}, modifiers={"c2": "observation-post"}), seat({"d4": "guards-rifles"}),
        terrain={"d4": "ruins"},
    )  # fmt: skip
    gun = unit_at(match, "c2")
    assert parts(gun.ranged) == [("printed", 3), ("Observation Post", 1)]
    assert gun.keywords == {"ranged-attack": 4, "emplaced": 1}
    rifles = unit_at(match, "d4")
    assert rifles.keywords == {"entrenched": 1, "guard": 1, "cover": 1, "concealed": 1}


def test_a_unit_on_a_stack_is_told_as_printed() -> None:
    match = board(
        seat(stacks={"a0": stack(2, unit("t-34", fresh=True))}), seat(stacks={"a5": stack(3, "winter-front")})
    )
    found = unit_at(match, "a0")
    assert (found.movement.value, found.points, found.fresh) == (3, 3, True)


# --- the Chain in words


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        (["attack c2", "at c3"], "Panther attacks KV-1 (c3) with 4 against 2."),
        (["attack c4"], "Motorcycle Scouts attacks the Supply of {seat:1} for 2."),
        (["ranged a1", "target c3"], "M7 Priest fires at KV-1 (c3) for 2 damage."),
        (["ranged a1", "target player 1"], "M7 Priest fires at {seat:1} for 2 damage."),
        (["play fire-mission", "stack a0", "target c3"], "Deal 2 damage to target enemy Unit. Aimed at KV-1 (c3)."),
        (["play winter-front", "stack b0"],
         "Comes into play: Enemy Units have -1 Movement, to no less than 1."),
        (["play saboteurs", "stack a0", "target a5"],
         "Destroy 1 Factory of target enemy Factory-Stack. Aimed at the stack a5."),
        (["play blitz-offensive", "stack a0"],
         "Each friendly Vehicle Unit gets +1 Attack and +1 Movement until end of turn."),
    ],
)  # fmt: skip
def test_each_item_on_the_chain_says_what_it_will_do(moves: list[str], text: str) -> None:
    match = board(
        seat(
            {"c2": "panther", "a1": "m7-priest", "c4": "motorcycle-scouts"},
            stacks={"a0": 3, "b0": 3},
            hand=["fire-mission", "winter-front", "saboteurs", "blitz-offensive"],
        ),
        seat({"c3": "kv-1", "d2": "rangers"}, stacks={"a5": 1, "b5": 1}, hand=["t-34"], supply=SUPPLY),
    )
    if moves[0] == "attack c4":
        match = board(seat({"c4": "motorcycle-scouts"}), seat(stacks={"a5": 1}, hand=["t-34"], supply=SUPPLY))
    play(match, *moves)
    (found,) = view(match, None).table.chain
    assert found.text.endswith(text), found.text


def test_an_attack_whose_unit_is_gone_says_so() -> None:
    match = board(seat({"c2": "t-34"}), seat({"c3": "kv-1"}, stacks={"a5": 1}, hand=["t-34"]))
    play(match, "attack c2")
    for name, text in (("c2", "T-34 is gone: its attack will fail."), ("c3", "T-34 attacks KV-1 (c3), which is gone.")):
        snapshot = match.snapshot()
        for found in snapshot["table"]["field"]:
            if found["name"] == name:
                found["unit"] = None
        (item,) = view(PANZER.restore(snapshot), None).table.chain
        assert item.text == text


def test_an_item_tells_its_unit_its_space_and_its_targets() -> None:
    match = board(seat({"c2": "panther"}), seat({"c3": "kv-1"}, stacks={"a5": 1}, hand=["t-34"]))
    play(match, "attack c2")
    (item,) = view(match, 1).table.chain
    assert (item.kind, item.seat, item.unit, item.space) == ("attack", 0, unit_at(match, "c2").id, "c2")
    (target,) = item.targets
    assert (target.kind, target.id, target.space, target.card) == ("unit", unit_at(match, "c3").id, "c3", "kv-1")


# --- the wire


def test_views_and_snapshots_survive_the_wire() -> None:
    match = board(
        seat({"c2": unit("panther", damage=1)}, stacks={"a0": stack(2, "bunker")}, hand=["kv-1"], supply=SUPPLY),
        seat({"c3": "kv-1"}, modifiers={"d3": "mine-belt"}, stacks={"a5": 1}, hand=["t-34"], supply=SUPPLY),
        face_down=["e1"],
    )
    play(match, "attack c2")
    assert chain(match) == ["panther"]
    for viewer in (0, 1, None):
        seen = view(match, viewer)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=PanzerView) == seen
    assert PANZER.restore(msgspec.json.encode(match.snapshot())).snapshot() == match.snapshot()


def test_a_view_says_who_is_to_act_and_how_it_ended() -> None:
    match = board(seat({"c2": "t-34"}), seat({"c3": "kv-1"}, stacks={"a5": 1}, hand=["t-34"]))
    assert [view(match, viewer).to_act for viewer in (0, 1, None)] == [0, 0, 0]
    play(match, "attack c2")
    assert [view(match, viewer).to_act for viewer in (0, 1, None)] == [1, 1, 1]
    play(match, "concede")
    for viewer in (0, 1, None):
        seen = view(match, viewer)
        assert (seen.to_act, seen.outcome, seen.table.phase) == (None, match.outcome, "over")


# --- events in words


STORIES: list[tuple[dict[str, Any], dict[str, Any], list[str], list[str]]] = [
    (
        seat({"c2": "panther"}, supply=SUPPLY), seat({"c3": "knee-mortar-team"}, supply=SUPPLY),
        ["attack c2", "order 0 panther overrun", "yes"],
        [
            "Panther (c2) attacks Knee Mortar Team (c3).", "Panther (3) fights Knee Mortar Team (1).",
            "Knee Mortar Team takes 3 damage.", "Panther takes 1 damage.", "Knee Mortar Team is destroyed.",
            "Panther: Overrun.", "Panther overruns from c2 to c3.", "Panther: Victory-Effect.",
            "Panther may attack one more time this turn.",
        ],
    ),
    (
        seat({"c4": "panzer-iii"}, supply=SUPPLY), seat(supply=["t-34", "kv-1", "is-2"]), ["attack c4"],
        [
            "Panzer III (c4) attacks Bob's Supply.", "Panzer III hits Bob's Supply for 2.",
            "Bob takes 2 damage: T-34 and KV-1.",
        ],
    ),
    (
        seat({"c1": "m7-priest"}), seat({"c3": "t-34"}), ["ranged c1", "target c3"],
        ["M7 Priest (c1) fires at T-34 (c3).", "M7 Priest hits for 2.", "T-34 takes 1 damage (1 less)."],
    ),
    (
        seat(stacks={"a0": 1}, hand=["factory", "grenadiers"]), seat(),
        ["play factory", "stack a0", "play grenadiers"],
        ["You build a Factory at a0 (power 2).", "You play Grenadiers at a0."],
    ),
    (
        seat({"c1": "t-34", "c2": "grenadiers"}), seat({"d3": "tiger-i"}), ["move c1", "to c3"],
        ["T-34 moves from c1 through c2 to c3.", "T-34 is halted by Tiger I."],
    ),
    (
        seat(stacks={"a0": 1}, hand=["technical-exchange"], supply=["t-34", "kv-1"]), seat(),
        ["play technical-exchange", "take kv-1"],
        [
            "You play Technical Exchange: Inspect 4.", "Technical Exchange resolves.",
            "You look at the top two cards of the Supply: T-34 and KV-1.", "You take KV-1.",
        ],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("south", "north", "moves", "story"), STORIES)
def test_events_are_told_in_sentences(
    south: dict[str, Any], north: dict[str, Any], moves: list[str], story: list[str]
) -> None:
    voice = Voice(["Ann", "Bob"], 0)
    happened = events(board(south, north), *moves)
    assert [event.seen_by(0).sentence(voice) for event in happened] == story


def test_every_event_of_random_games_has_a_sentence_for_everybody() -> None:
    rng = random.Random(3)
    kinds = set()
    for seed in range(6):
        match = PANZER.start(2, seed, {"decks": "wild"})
        happened = list(match.beginning)
        while not match.is_over:
            happened += match.play(rng.choice(match.legal_moves()))
        for event in happened:
            kinds.add(type(event).__name__)
            for viewer in (0, 1, None):
                sentence = event.seen_by(viewer).sentence(Voice(["Ann", "Bob"], viewer))
                assert not sentence.startswith("you"), sentence
                assert sentence.endswith((".", "?", "!")), sentence
                assert "{seat" not in sentence
                assert "None" not in sentence
    assert len(kinds) > 35


def test_the_end_is_told_to_each_as_it_is() -> None:
    match = board(seat(supply=SUPPLY), seat())
    happened = events(match, "end")
    told = [happened[-1].sentence(Voice(["Ann", "Bob"], viewer)) for viewer in (0, 1, None)]
    assert told == [
        "You win: Bob's Supply is empty and a card had to be drawn.",
        "Ann wins: your Supply is empty and a card had to be drawn.",
        "Ann wins: Bob's Supply is empty and a card had to be drawn.",
    ]
