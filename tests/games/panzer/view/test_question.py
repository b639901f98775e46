"""How a player is asked: prompt, rule, labels, what to touch, what to confirm."""

import random
from typing import Any

import pytest

from clashtable.core.match import Match
from clashtable.core.text import Voice
from clashtable.games.panzer.view.question import RULES, THINGS
from tests.games.kit.play import question, walk
from tests.games.panzer.board import PANZER, asked, board, legal, play, seat, stack, unit, view
from tests.rulebook import covers

SUPPLY = ["factory"] * 8


def labels(match: Match) -> dict[str, str]:
    return {option.move: option.label for option in question(match).options}


def paths(match: Match) -> dict[str, tuple[str, ...]]:
    return {option.move: option.path for option in question(match).options}


def confirmed(match: Match) -> set[str]:
    return {option.move for option in question(match).options if option.confirm}


# --- one position for each kind of decision

SOUTH: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any], list[str]]] = {
    "modifier-pick": (
        seat(stacks={"a0": stack(1, "barbed-wire"), "c0": stack(2, "bunker")}, supply=SUPPLY), seat(),
        {"phase": "turn"}, [],
    ),
    "modifier-place": (seat(stacks={"c0": stack(2, "bunker")}, supply=SUPPLY), seat(), {"phase": "turn"}, []),
    "trigger-order": (seat({"c2": "panther"}), seat({"c3": "knee-mortar-team"}), {}, ["attack c2"]),
    "main": (seat({"c2": "t-34"}), seat(), {}, []),
    "stack": (seat(hand=["t-34"], stacks={"a0": 2, "b0": 3}), seat(), {}, ["play t-34"]),
    "mode": (
        seat(hand=["saboteurs"], stacks={"a0": 2}), seat(stacks={"a5": stack(3, "winter-front")}), {},
        ["play saboteurs"],
    ),
    "target": (seat(hand=["fire-mission"], stacks={"a0": 1}), seat({"c3": "t-34", "d3": "kv-1"}), {},
               ["play fire-mission"]),
    "move-to": (seat({"c2": "t-34"}), seat(), {}, ["move c2"]),
    "attack-target": (seat({"c4": "t-34"}), seat({"c3": "rangers"}, supply=SUPPLY), {}, ["attack c4"]),
    "drop-to": (seat(stacks={"c0": stack(2, "airborne-infantry")}), seat(), {}, ["paradrop c0"]),
    "scout-at": (seat({"c2": "m3-stuart"}), seat(), {"face_down": ["c3", "c1"]}, ["scout c2"]),
    "response": (seat({"c2": "t-34"}), seat({"c3": "kv-1"}, stacks={"a5": 1}, hand=["pinned-down"]), {},
                 ["attack c2"]),
    "junkyard-trigger": (seat({"c4": "panzer-ii"}), seat(supply=["cave-defenders", *SUPPLY]), {}, ["attack c4"]),
    "deploy-card": (seat(hand=["battlegroup", "panzer-iv", "grenadiers"], stacks={"a0": 2}), seat(), {},
                    ["play battlegroup"]),
    "deploy-to": (seat(hand=["battlegroup", "grenadiers"], stacks={"a0": 2, "b0": 1}), seat(), {},
                  ["play battlegroup"]),
    "shift-to": (seat({"c2": "t-34"}, hand=["elastic-defense"], stacks={"a0": 1}), seat(), {},
                 ["play elastic-defense"]),
    "relocate-to": (seat({"c2": "rifle-section"}, hand=["infiltration-route"], stacks={"a0": 1}), seat(), {},
                    ["play infiltration-route"]),
    "may": (seat({"c2": "panzer-iii"}), seat({"c3": "knee-mortar-team"}), {}, ["attack c2"]),
    "search": (seat(hand=["mobilization-order"], stacks={"a0": 2}, supply=["t-34", "bt-7"]), seat(), {},
               ["play mobilization-order"]),
    "inspect": (seat(hand=["technical-exchange"], stacks={"a0": 1}, supply=["t-34", "bt-7"]), seat(), {},
                ["play technical-exchange"]),
    "hand-pick": (seat(hand=["intelligence-report"], stacks={"a0": 2}), seat(hand=["t-34", "kv-1"]), {},
                  ["play intelligence-report"]),
    "discard": (seat(hand=["t-34"] * 4 + ["kv-1"] * 4, supply=SUPPLY), seat(supply=SUPPLY), {}, ["end"]),
}  # fmt: skip
"""For each kind of decision both players, the position, and what is played before it is asked."""


def asking(kind: str) -> Match:
    """Return a match in which a decision of that kind is open."""
    if kind == "mulligan":
        return PANZER.start(2, 0, {"first_player": "0"})
    south, north, position, moves = SOUTH[kind]
    return play(board(south, north, **position), *moves)


PROMPTS = [
    ("mulligan", 0, "Keep this hand?"),
    ("modifier-pick", 0, "Which one is placed first?"),
    ("modifier-place", 0, "Where does Bunker go?"),
    ("trigger-order", 0, "Several things happen at once. Which first?"),
    ("main", 0, "Your turn: build, move and fight, then end it."),
    ("stack", 0, "T-34: onto which stack?"),
    ("mode", 0, "Saboteurs: choose one."),
    ("target", 0, "Fire Mission: choose a target. Deal 2 damage to target enemy Unit."),
    ("move-to", 0, "T-34: Where to?"),
    ("attack-target", 0, "T-34: Attack what?"),
    ("drop-to", 0, "Airborne Infantry: Where does it drop?"),
    ("scout-at", 0, "M3 Stuart: Scout where?"),
    ("junkyard-trigger", 1, "Cave Defenders fell from your Supply. Wake it up?"),
    ("deploy-card", 0, "Improvised Battlegroup: Which Unit do you deploy?"),
    ("deploy-to", 0, "Improvised Battlegroup: Deploy it where?"),
    ("shift-to", 0, "Elastic Defense: Shift it where?"),
    ("relocate-to", 0, "Infiltration Route: Relocate it where?"),
    ("may", 0, "Panzer III won. Enter c3?"),
    ("search", 0, "Mobilization Order: Take a card from your Supply."),
    ("inspect", 0, "Technical Exchange: Take one of these cards."),
    ("hand-pick", 0, "Intelligence Report: Which card must be discarded?"),
    ("discard", 0, "Discard a card."),
]


@covers("P-17.3")
@pytest.mark.parametrize(("kind", "asked_seat", "prompt"), PROMPTS)
def test_each_prompt_says_what_is_asked_and_by_which_rule(kind: str, asked_seat: int, prompt: str) -> None:
    found = question(asking(kind))
    rule = "P-12" if kind == "may" else RULES[kind]  # Overrun is a keyword
    assert (found.kind, found.seat, found.prompt, found.rule) == (kind, asked_seat, prompt, rule)
    assert [option.move for option in found.options] == legal(asking(kind))


def test_every_kind_of_decision_has_a_rule_and_a_position_here() -> None:
    assert set(RULES) == {*SOUTH, "mulligan"}
    assert all(rule.startswith("P-") for rule in RULES.values())


def test_a_second_reshuffle_says_how_many_cards_it_brings() -> None:
    match = play(asking("mulligan"), "reshuffle")
    assert question(match).prompt == "Keep this hand? You would draw 6."


@pytest.mark.parametrize(
    ("moves", "words"),
    [(["attack c2"], ("T-34", "attack")), (["ranged a1", "target c3"], ("M7 Priest", "fire")),
     (["play fire-mission"], ("Fire Mission",))],
)  # fmt: skip
def test_a_window_says_what_is_about_to_happen(moves: list[str], words: tuple[str, ...]) -> None:
    match = board(
        seat({"c2": "t-34", "a1": "m7-priest"}, hand=["fire-mission"], stacks={"a0": 1}),
        seat({"c3": "kv-1"}, stacks={"a5": 1}, hand=["pinned-down"]),
    )
    found = question(play(match, *moves))
    assert (found.seat, found.kind) == (1, "response")
    assert all(word in found.prompt for word in words), found.prompt


def test_an_open_window_says_so() -> None:
    match = board(seat(), seat(stacks={"a5": 1}, hand=["pinned-down"]), phase="end")
    assert question(match).prompt == "Play a Flash-Event now?"


def test_an_optional_effect_says_what_it_does() -> None:
    match = play(board(seat({"c2": "t-34"}), seat({"c3": "gi-rifle-squad"}, supply=SUPPLY)), "attack c2")
    assert question(match).prompt == "GI Rifle Squad: Draw 1 card. Do you want to?"


# --- labels and paths


@pytest.mark.parametrize(
    ("kind", "move", "label", "path"),
    [
        ("mulligan", "keep", "Keep this hand", ("button:keep",)),
        ("mulligan", "reshuffle", "Shuffle it back and draw anew", ("button:reshuffle",)),
        ("modifier-pick", "pick a0", "Barbed Wire (a0)", ("space:a0",)),
        ("modifier-place", "to c1", "c1, Open Ground", ("space:c1",)),
        ("trigger-order", "order 0 panther victory-effect", "Panther ({seat:0}): Victory-Effect", ("trigger:0",)),
        ("trigger-order", "order 0 panther overrun", "Panther ({seat:0}): Overrun", ("trigger:1",)),
        ("main", "move c2", "Move T-34 (c2)", ("unit:1", "button:move")),
        ("main", "end", "End the turn", ("button:end",)),
        ("stack", "stack b0", "b0, power 3", ("space:b0",)),
        ("mode", "mode 1", "Destroy target Permanent-Event.", ("mode:1",)),
        ("target", "target d3", "KV-1 (d3)", ("space:d3",)),
        ("move-to", "to c3", "c3, 1 of 3 points", ("space:c3",)),
        ("attack-target", "at c3", "Rangers (c3)", ("space:c3",)),
        ("attack-target", "at supply", "The enemy Supply", ("player:1",)),
        ("drop-to", "to d3", "d3, Open Ground", ("space:d3",)),
        ("scout-at", "at c3", "c3, face down", ("space:c3",)),
        ("response", "play pinned-down", "Play Pinned Down", ("card:pinned-down",)),
        ("response", "pass", "Pass", ("button:pass",)),
        ("response", "pass turn", "Pass for this turn", ("button:pass-turn",)),
        ("junkyard-trigger", "decline", "Leave it in the Junkyard", ("button:decline",)),
        ("junkyard-trigger", "to a4", "a4, Open Ground", ("space:a4",)),
        ("deploy-card", "deploy panzer-iv", "Deploy Panzer IV", ("card:panzer-iv",)),
        ("deploy-to", "to b0", "b0, power 1", ("space:b0",)),
        ("shift-to", "to c3", "c3, Open Ground", ("space:c3",)),
        ("relocate-to", "to e3", "e3, Open Ground", ("space:e3",)),
        ("may", "yes", "Yes", ("button:yes",)),
        ("may", "no", "No", ("button:no",)),
        ("search", "take bt-7", "Take BT-7", ("supply:bt-7",)),
        ("search", "none", "Take nothing", ("button:none",)),
        ("inspect", "take t-34", "Take T-34", ("supply:t-34",)),
        ("hand-pick", "take kv-1", "Take KV-1", ("theirs:kv-1",)),
        ("discard", "discard t-34", "Discard T-34", ("card:t-34",)),
    ],
)
def test_each_answer_says_what_it_does_and_what_to_touch(
    kind: str, move: str, label: str, path: tuple[str, ...]
) -> None:
    match = asking(kind)
    assert (labels(match)[move], paths(match)[move]) == (label, path)


def test_every_verb_has_its_label_and_its_button() -> None:
    match = board(
        seat(
            {"a2": "isu-152", "b2": unit("combat-engineers", damage=1), "c2": "l-4-spotter", "d2": "m3-stuart"},
            stacks={"a0": stack(2, "airborne-infantry"), "b0": 1},
            modifiers={"b2": "bunker"},
            hand=["panzer-ii"],
        ),
        seat({"d3": "kv-1"}),
        face_down=["c3", "d1"],
    )
    expected = {
        "play panzer-ii": ("Play Panzer II", ("card:panzer-ii",)),
        "paradrop a0": ("Drop Airborne Infantry (a0)", ("unit:5", "button:paradrop")),
        "ranged a2": ("Fire with ISU-152 (a2)", ("unit:1", "button:ranged")),
        "demolish a2": ("Demolish with ISU-152 (a2)", ("unit:1", "button:demolish")),
        "repair b2": ("Repair with Combat Engineers (b2)", ("unit:2", "button:repair")),
        "action c2": ("Use the Action of L-4 Spotter Plane (c2)", ("unit:3", "button:action")),
        "scout d2": ("Scout with M3 Stuart (d2)", ("unit:4", "button:scout")),
        "attack d2": ("Attack with M3 Stuart (d2)", ("unit:4", "button:attack")),
    }
    told, touched = labels(match), paths(match)
    assert {move: (told[move], touched[move]) for move in expected} == expected


def test_a_modifier_as_a_target_is_named() -> None:
    match = board(
        seat({"b2": "combat-engineers"}, modifiers={"b2": "bunker"}, hand=["demolition-order"], stacks={"a0": 1}),
        seat(modifiers={"c2": "mine-belt"}),
    )
    for moves in (["demolish b2"], ["play demolition-order"]):
        asks = play(match.fork(), *moves)
        assert labels(asks) == {"target b2": "Bunker (b2)", "target c2": "Mine Belt (c2)"}
        assert paths(asks) == {"target b2": ("space:b2",), "target c2": ("space:c2",)}


def test_a_permanent_event_as_a_target_is_named() -> None:
    match = board(
        seat(hand=["demolition-order"], stacks={"a0": 1, "b0": stack(2, "mud-season")}),
        seat(stacks={"a5": stack(3, "winter-front")}),
    )
    play(match, "play demolition-order")
    assert labels(match) == {"target b0": "Mud Season (b0)", "target a5": "Winter Front (a5)"}


def test_a_stack_as_a_target_is_told_by_its_power_whatever_lies_on_it() -> None:
    match = board(
        seat({"b4": "partisans"}, hand=["saboteurs"], stacks={"a0": 2}, modifiers={"b4": "bunker"}),
        seat(stacks={"b5": stack(1, "t-34"), "c5": 3}),
    )
    asks = play(match.fork(), "play saboteurs")
    assert labels(asks) == {"target b5": "b5, power 1", "target c5": "c5, power 3"}
    asks = play(match.fork(), "demolish b4")
    assert labels(asks)["target b5"] == "b5, power 1"


def test_players_cards_and_items_as_targets() -> None:
    fire = play(board(seat({"c2": "m7-priest"}), seat(supply=SUPPLY)), "ranged c2")
    assert labels(fire)["target player 1"] == "{seat:1}"
    assert paths(fire)["target player 1"] == ("player:1",)
    salvage = board(seat(hand=["field-salvage"], stacks={"a0": 1}, junkyard=["t-34", "kv-1"]))
    play(salvage, "play field-salvage")
    assert (labels(salvage)["target card kv-1"], paths(salvage)["target card kv-1"]) == (
        "Choose KV-1", ("junkyard:kv-1",),
    )  # fmt: skip
    play(salvage, "target card t-34")
    assert (labels(salvage)["done"], paths(salvage)["done"]) == ("No more targets", ("button:done",))


def test_copies_of_a_card_on_the_chain_do_not_read_alike() -> None:
    match = board(
        seat({"c2": "panzer-iii"}, stacks={"a0": 2, "b0": 2}, hand=["blitz-offensive", "code-breakers", "t-34"]),
        seat(stacks={"a5": 2, "b5": 2}, hand=["code-breakers"] * 2),
    )
    play(match, "play blitz-offensive", "stack a0", "play code-breakers", "stack a5", "play code-breakers")
    play(match, f"target item {view(match, None).table.chain[1].id}", "play code-breakers")
    assert (asked(match), len(legal(match))) == ((1, "target"), 3)
    told = labels(match)
    assert len(set(told.values())) == 3, told
    items = [item.id for item in view(match, None).table.chain]
    assert paths(match) == {f"target item {item}": (f"item:{item}",) for item in items}


def test_names_take_the_place_of_seats() -> None:
    match = play(board(seat({"c2": "m7-priest"}), seat(supply=SUPPLY)), "ranged c2")
    told = question(match).told_by(Voice(["Ann", "Bob"], 0))
    assert [option.label for option in told.options if option.move.startswith("target player")] == ["Bob", "you"]


# --- confirming, idling


def test_ending_while_units_could_act_wants_a_second_touch() -> None:
    assert confirmed(asking("main")) == {"end"}
    assert confirmed(board(seat(hand=["factory"]))) == set(), "only a card could be played"
    assert confirmed(board(seat({"c2": unit("t-34", fresh=True)}))) == set()


def test_firing_at_ones_own_side_wants_a_second_touch() -> None:
    match = board(seat({"c2": "m7-priest", "d2": "t-34"}, supply=SUPPLY), seat({"c4": "kv-1"}, supply=SUPPLY))
    assert confirmed(play(match, "ranged c2")) == {"target c2", "target d2", "target player 0"}
    repair = board(seat({"c2": unit("combat-engineers", damage=1), "d2": unit("t-34", damage=1)}))
    assert confirmed(play(repair, "repair c2")) == set()


@covers("P-14.10")
def test_only_a_player_who_can_only_pass_has_an_idle_move() -> None:
    bluff = board(seat({"c2": "t-34"}), seat({"c3": "kv-1"}, stacks={"a5": 1}, hand=["t-34"]))
    assert question(play(bluff, "attack c2")).idle == "pass"
    assert question(asking("response")).idle is None
    for kind in (*SOUTH, "mulligan"):
        assert question(asking(kind)).idle is None


# --- everywhere


def test_every_question_of_a_match_names_known_things() -> None:
    rng = random.Random(5)
    for seed in range(3):
        match = PANZER.start(2, seed, {"decks": "wild"})
        for _decision in walk(match, rng):
            found = question(match)
            for option in (*found.options, *found.plans):
                assert option.label
                assert option.path
                assert all(thing.partition(":")[0] in THINGS for thing in option.path)
            paths_seen = [option.path for option in found.options]
            assert len(paths_seen) == len(set(paths_seen)), "two answers have the same path"
            spoken = [option.label for option in found.options]
            assert len(spoken) == len(set(spoken)), "two answers read alike"
