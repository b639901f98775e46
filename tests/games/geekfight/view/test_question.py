"""How a player is asked: prompt, rule, labels, what to touch, what to confirm, and when nothing is worth deciding."""

import random
from typing import Any

import pytest

from clashtable.core.match import Match
from clashtable.core.text import Voice
from tests.games.geekfight.board import GEEKFIGHT, board, piece, play, seat
from tests.games.geekfight.turns import pass_until_asked
from tests.games.kit.play import question, walk

FIGHTERS = ["button-masher", "speedrunner", "guitar-guy", "card-flicker"]
TALKER: dict[str, Any] = {"units": "1 generic", "hand": ["mean-comment"]}


def labels(match: Match) -> dict[str, str]:
    return {option.move: option.label for option in question(match).options}


def paths(match: Match) -> dict[str, tuple[str, ...]]:
    return {option.move: option.path for option in question(match).options}


def opening(stage: str) -> Match:
    """Return the first decision of set-up, or that about the opening Combatant."""
    newcomer = seat(None, deck=[*FIGHTERS, *["jump-cut"] * 6])
    match = board(newcomer, newcomer, phase="set-up")
    while question(match).kind != stage:
        match.play(match.legal_moves()[0])
    return match


def resolving(match: Match, *moves: str) -> Match:
    """Play *moves* and pass until something is asked that is no moment of Control."""
    return pass_until_asked(play(match, *moves))


def asking(kind: str) -> Match:
    """Return a match in which a decision of that kind is open."""
    if kind.startswith("opening"):
        return opening(kind)
    if kind == "produce":
        return play(produce_position(), "use professor-continuity@1")
    mine, theirs, phase, moves = POSITIONS[kind]
    return resolving(board(seat(**mine), seat(**theirs), phase=phase), *moves)


WIG: list[Any] = ["thinking-wig"]
THREE: list[Any] = ["thinking-wig", "lucky-socks", "folding-chair"]
POSITIONS: dict[str, tuple[dict[str, Any], dict[str, Any], str, list[str]]] = {
    "tuck_down": ({"hand": ["jump-cut", *["no-you"] * 6]}, {}, "turn", []),
    "deploy": ({"combatant": None, "hand": ["button-masher", "speedrunner"]}, {}, "turn", []),
    "control": ({}, {}, "action", []),
    "mode": ({"items": WIG, "units": "1 cash", "hand": ["late-fee"]}, {}, "action", ["play late-fee"]),
    "cost_choice": (
        {"items": WIG, "units": "2 cash", "hand": ["liquidation-sale"]}, {}, "action", ["play liquidation-sale"],
    ),
    "target": ({"units": "2 tokens", "hand": ["headshot"]}, {}, "action", ["play headshot"]),
    "payment": ({"units": "2 cash 1 glue", "hand": ["folding-chair"]}, {}, "action", ["play folding-chair"]),
    "keep_items": ({"combatant": None, "items": THREE, "hand": ["speedrunner"]}, {}, "turn", []),
    "choose": ({"units": "3 generic", "hand": ["shakedown"]}, {"items": THREE[:2]}, "action", ["play shakedown"]),
}  # fmt: skip
"""For each kind of decision both players, the phase, and what is played before it is asked."""


def produce_position() -> Match:
    """Return a moment in which Professor Continuity may cancel a Tactic."""
    match = board(seat("professor-continuity"), seat(units="3 tokens", hand=["flame-war"]), turn=1)
    return play(match, "play flame-war", "target professor-continuity@1")


PROMPTS = [
    ("opening_pick", 0, "Choose three Combatants of your deck to start with in hand.", "F-6.2"),
    ("opening_deploy", 0, "Choose your opening Combatant. All are turned up together.", "F-6.4"),
    ("tuck_down", 0, "Seven cards are too many: put one under your deck.", "F-7.3"),
    ("deploy", 0, "Your arena is empty: deploy a Combatant.", "F-7.4"),
    ("control", 0, "Your turn: attack, play cards, use abilities, or end your Action Phase.", "F-8.3"),
    ("mode", 0, "Late Fee: choose one.", "F-12.1"),
    ("cost_choice", 0, "Liquidation Sale: forfeit an Item for it.", "F-12.1"),
    ("target", 0, "Headshot: choose its target (Combatant).", "F-15.2"),
    ("payment", 0, "Folding Chair costs 2: pay with what?", "F-10.6"),
    ("produce", 0, "Professor Continuity: which resources do you keep?", "F-10.3"),
    ("keep_items", 0, "Too many Items: choose which to keep. The others are bartered.", "F-13.7"),
    ("choose", 1, "Shakedown: target opponent forfeits an Item.", "F-8.8"),
]


@pytest.mark.parametrize(("kind", "asked", "prompt", "rule"), PROMPTS)
def test_each_prompt_says_what_is_asked_and_by_which_rule(kind: str, asked: int, prompt: str, rule: str) -> None:
    found = question(asking(kind))
    assert (found.kind, found.seat, found.prompt, found.rule) == (kind, asked, prompt, rule)
    assert [option.move for option in found.options] == [move.notation for move in asking(kind).legal_moves()]


@pytest.mark.parametrize(
    ("moves", "prompt"),
    [
        (["attack 1"], "On top of the Queue: Button Masher's attack ({seat:0}). Respond, or pass."),
        (["play folding-chair"], "On top of the Queue: Folding Chair ({seat:0}). Respond, or pass."),
        (
            ["snipe foam-dart-blaster@2"],
            "On top of the Queue: Foam Dart Blaster's snipe ({seat:0}). Respond, or pass.",
        ),
        (
            ["use extra-large-popcorn@3"],
            "On top of the Queue: Extra-Large Popcorn's Ability ({seat:0}). Respond, or pass.",
        ),
        (["end"], "The turn is ending: respond, or pass."),
    ],
)
def test_a_moment_of_control_says_what_is_about_to_happen(moves: list[str], prompt: str) -> None:
    items = ["foam-dart-blaster", "extra-large-popcorn"]
    match = board(seat(items=items, units="2 generic", hand=["folding-chair"]), seat(**TALKER))
    found = question(play(match, *moves))
    assert (found.seat, found.prompt) == (1, prompt)
    told = found.told_by(Voice(["Ann", "Bob"], 1))
    assert told.prompt == prompt.replace("{seat:0}", "Ann")


def test_effects_that_ask_say_what_they_are_about() -> None:
    wig = resolving(board(seat(items=["thinking-wig"], deck=["jump-cut"]), seat()), "use thinking-wig@2")
    assert question(wig).prompt == "Thinking Wig: the top card of your deck is Jump Cut. Put it under the deck?"
    assert labels(wig) == {"yes": "Put it under the deck", "no": "Leave it on top"}
    lord = resolving(board(seat(), seat("the-lag-lord", hand=["jump-cut"])), "attack 1")
    assert question(lord).prompt == "The Lag Lord: you may discard a card."
    assert labels(lord) == {"no": "Discard nothing", "discard jump-cut": "Discard Jump Cut"}
    call = resolving(
        board(seat(units="2 tickets", hand=["casting-call"], deck=["speedrunner", "no-you"]), seat()),
        "play casting-call",
    )
    assert question(call).prompt == "Casting Call: choose a card from your deck, or find nothing."
    assert labels(call) == {"take speedrunner": "Take Speedrunner", "take none": "Take nothing"}
    assert paths(call) == {"take speedrunner": ("deck:speedrunner",), "take none": ("button:none",)}
    chester = resolving(board(seat("chester-a-bum", deck=["no-you"]), seat()), "use chester-a-bum@1")
    assert (question(chester).seat, question(chester).prompt) == (1, "Chester A. Bum: you choose one.")
    assert labels(chester) == {
        "mode 0": "Let {seat:0} draw a card.", "mode 1": "Put 1 Tax Counter on your Combatant.",
    }  # fmt: skip


def test_taking_one_of_three_asks_twice() -> None:
    match = board(
        seat(None, hand=["countess-cardshark"], deck=["jump-cut", "headshot", "no-you"]), seat(), phase="arena"
    )
    pass_until_asked(match)
    assert question(match).prompt == "Countess Cardshark: take one of these cards."
    assert paths(match)["take no-you"] == ("deck:no-you",)
    play(match, "take no-you")
    assert question(match).prompt == "Countess Cardshark: which card goes under the deck next?"
    assert labels(match)["tuck headshot"] == "Put under the deck: Headshot"


def test_a_new_target_and_the_units_of_an_excess_item() -> None:
    match = board(
        seat(units="3 tokens", hand=["flame-war"]), seat("line-camper", units="2 cash", hand=["no-you"]), seat()
    )
    resolving(match, "play flame-war", "target line-camper@2", "play no-you")
    assert question(match).prompt == "No, You: choose the new target."
    assert labels(match)["target button-masher@3"] == "Button Masher ({seat:2})"
    full = board(seat(items=["cardboard-standee", "lucky-socks"], units="2 generic", hand=["folding-chair"]), seat())
    resolving(full, "play folding-chair")
    full.play(next(move for move in full.legal_moves() if "cardboard-standee" not in move.notation))
    assert question(full).prompt == "Which resources do you want for Cardboard Standee?"
    assert labels(full)["produce 1 tickets 1 glue"] == "Take 1 Tickets and 1 Glue"


def test_the_labels_and_paths_of_control() -> None:
    match = board(
        seat(
            "card-flicker", units="1 generic", items=["extra-large-popcorn", "all-access-badge"], hand=["mean-comment"]
        ),
        seat(),
    )
    told, touched = labels(match), paths(match)
    expected = {
        "attack 1": ("Attack Button Masher ({seat:1}) for 3", ("piece:1", "button:attack", "piece:4")),
        "play mean-comment": ("Play Mean Comment (cost 1)", ("card:mean-comment",)),
        "use extra-large-popcorn@2": (
            "Extra-Large Popcorn: Forfeit this Item: Heal 3 from your Combatant.", ("piece:2", "button:use"),
        ),
        "snipe card-flicker@1": ("Snipe with Card Flicker for 2", ("piece:1", "button:snipe")),
        "spend 2 cash 1 caffeine": (
            "Spend for 2 Cash and 1 Caffeine", ("piece:1", "button:spend", "units:2-cash-1-caffeine"),
        ),
        "barter all-access-badge@3 2 glue": (
            "Barter All-Access Badge for 2 Glue", ("piece:3", "button:barter", "units:2-glue"),
        ),
        "make all-access-badge@3 1 glue": ("All-Access Badge: make 1 Glue", ("piece:3", "button:make", "units:1-glue")),
        "end": ("End Action Phase", ("button:end",)),
    }  # fmt: skip
    assert {move: (told[move], touched[move]) for move in expected} == expected


@pytest.mark.parametrize(
    ("kind", "move", "label", "path"),
    [
        (
            "opening_pick", "pick button-masher speedrunner guitar-guy",
            "Start with Button Masher, Speedrunner, Guitar Guy",
            ("card:button-masher", "card:speedrunner", "card:guitar-guy"),
        ),
        ("opening_deploy", "deploy button-masher", "Deploy Button Masher", ("card:button-masher",)),
        ("tuck_down", "tuck jump-cut", "Put under the deck: Jump Cut", ("card:jump-cut",)),
        ("deploy", "deploy speedrunner", "Deploy Speedrunner", ("card:speedrunner",)),
        ("mode", "mode 1", "Put 1 Tax Counter on target Item.", ("mode:1",)),
        ("cost_choice", "forfeit thinking-wig@2", "Forfeit Thinking Wig", ("piece:2",)),
        ("cost_choice", "forfeit none", "Forfeit nothing", ("button:none",)),
        ("target", "target button-masher@2", "Button Masher ({seat:1})", ("piece:2",)),
        ("payment", "pay 1 cash 1 glue", "Pay 1 Cash and 1 Glue", ("units:1-cash-1-glue",)),
        ("produce", "produce 1 cash", "Take 1 Cash", ("units:1-cash",)),
        ("keep_items", "keep thinking-wig@1 lucky-socks@2", "Keep Thinking Wig, Lucky Socks", ("piece:1", "piece:2")),
        ("choose", "forfeit thinking-wig@3", "Forfeit Thinking Wig", ("piece:3",)),
    ],
)  # fmt: skip
def test_each_answer_says_what_it_does_and_what_to_touch(
    kind: str, move: str, label: str, path: tuple[str, ...]
) -> None:
    match = asking(kind)
    assert (labels(match)[move], paths(match)[move]) == (label, path)


def test_targets_that_are_no_cards_in_the_arena() -> None:
    seats = board(seat(units="3 tokens", hand=["data-breach"]), seat(), seat())
    play(seats, "play data-breach")
    assert paths(seats) == {"target seat 1": ("seat:1",), "target seat 2": ("seat:2",)}
    assert labels(seats)["target seat 1"] == "{seat:1}"
    pile = board(seat(units="3 generic", hand=["dumpster-dive"], discard=["jump-cut", "no-you"]), seat())
    play(pile, "play dumpster-dive")
    assert paths(pile)["target card no-you"] == ("discard:no-you",)
    assert labels(pile)["target card no-you"] == "No, You"


def test_an_object_as_a_target_is_named_with_what_it_is() -> None:
    match = board(
        seat("corset-captain", **TALKER), seat("the-lag-lord", units="2 tickets", hand=["air-horn", "jump-cut"])
    )
    play(match, "attack 1")
    while "play air-horn" not in labels(match):
        play(match, "pass")
    play(match, "play air-horn")
    assert sorted(labels(match).values()) == [
        "Corset Captain's Ability ({seat:0})",
        "The Lag Lord's Ability ({seat:1})",
    ]
    assert all(path[0].startswith("object:") for path in paths(match).values())


def test_giving_items_up_one_by_one() -> None:
    cards = ["thinking-wig", "lucky-socks", *["folding-chair"] * 8]
    match = board(seat(None, items=cards, hand=["badge-check-gus"]), seat(), phase="turn")
    assert labels(match)["give up lucky-socks@2"] == "Give up Lucky Socks"
    assert paths(match)["give up lucky-socks@2"] == ("piece:2",)


def test_ending_too_early_and_bartering_want_a_second_touch() -> None:
    match = board(seat(items=["thinking-wig"]), seat())
    confirmed = {option.move for option in question(match).options if option.confirm}
    assert confirmed == {"barter thinking-wig@2 2 generic", "end"}
    passing = play(board(seat(), seat(**TALKER)), "attack 1")
    assert [option.confirm for option in question(passing).options if option.move == "pass"] == [False]


def test_a_player_with_nothing_to_decide_has_an_idle_move() -> None:
    bluff = board(seat(), seat(units="1 generic", hand=["cram-session"]), ask_always=True)
    assert question(play(bluff, "attack 1")).idle == "pass"
    real = board(seat(), seat(**TALKER), ask_always=True)
    assert question(play(real, "attack 1")).idle is None
    assert question(board(seat(), seat(), ask_always=True)).idle is None
    tired = piece("button-masher", used=["attack", "spend"])
    idle = board(seat(tired, units="1 cash", hand=["cram-session"]), seat(), ask_always=True)
    assert question(idle).idle == "end"
    for kind in ("mode", "target", "payment", "choose"):
        assert question(asking(kind)).idle is None


def test_every_question_of_a_match_names_known_things() -> None:
    rng = random.Random(5)
    for seed in range(3):
        match = GEEKFIGHT.start(3, seed, {"turn_limit": 10, "ask_always": True})
        for _decision in walk(match, rng):
            found = question(match)
            assert found.options
            for option in found.options:
                assert option.label
                assert option.path
                assert all(thing.partition(":")[0] in GEEKFIGHT.things for thing in option.path)
            seen = [option.path for option in found.options]
            assert len(seen) == len(set(seen)), "two answers have the same path"
