"""Decisions: every kind with its options, chosen in steps that nobody else sees (P-17)."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from clashtable.core.match import Match
from clashtable.games.panzer.cards.basic_set import CARDS
from clashtable.games.panzer.geometry import GRID
from clashtable.games.panzer.vocabulary import UNIT
from tests.games.panzer.board import (
    PANZER,
    asked,
    board,
    events,
    follow_ups,
    is_calm,
    junkyard,
    legal,
    legal_starting,
    play,
    seat,
    stack,
    supply,
    table,
    unit,
    view,
)
from tests.games.panzer.turns import active, pass_windows
from tests.rulebook import ROOT, covers

SUPPLY = ["factory"] * 8
HAND = 60
MOST = {
    "mulligan": 2, "modifier-pick": 5, "modifier-place": 20, "trigger-order": 40, "main": 115, "stack": 5, "mode": 3,
    "target": 64, "move-to": 19, "attack-target": 5, "drop-to": 15, "scout-at": 4, "response": HAND + 2,
    "junkyard-trigger": 11, "deploy-card": HAND, "deploy-to": 10, "shift-to": 10, "relocate-to": 10, "may": 2,
    "search": 61, "inspect": 4, "hand-pick": HAND, "discard": HAND,
}  # fmt: skip
"""The bounds of the table in P-17.3."""
WORDS = {
    "mulligan": {"keep", "reshuffle"},
    "modifier-pick": {"pick"},
    "modifier-place": {"to"},
    "trigger-order": {"order"},
    "main": {"play", "move", "paradrop", "attack", "ranged", "action", "repair", "demolish", "scout", "end"},
    "stack": {"stack"},
    "mode": {"mode"},
    "target": {"target", "done"},
    "move-to": {"to"},
    "attack-target": {"at"},
    "drop-to": {"to"},
    "scout-at": {"at"},
    "response": {"play", "pass"},
    "junkyard-trigger": {"decline", "to", "play"},
    "deploy-card": {"deploy"},
    "deploy-to": {"to"},
    "shift-to": {"to"},
    "relocate-to": {"to"},
    "may": {"yes", "no"},
    "search": {"take", "none"},
    "inspect": {"take"},
    "hand-pick": {"take"},
    "discard": {"discard"},
}


def eager_move(match: Match, rng: random.Random) -> str:
    """Return a move that rather does something than let it be."""
    options = legal(match)
    lazy = ("pass", "end", "decline", "no", "concede", "reshuffle")
    eager = [option for option in options if option.split()[0] not in lazy]
    return rng.choice(eager if eager and rng.random() < 0.85 else options)


def random_decisions(games: int) -> Iterator[tuple[Match, str, list[str]]]:
    """Yield every decision of some games of any cards: the match, its kind, its options."""
    for seed in range(games):
        rng = random.Random(seed)
        match = PANZER.start(2, seed, {"decks": "wild"})
        while not match.is_over:
            yield match, asked(match)[1], legal(match)
            match.play(eager_move(match, rng))


# --- P-17.1, P-17.2


@covers("P-17.1", "P-17.2", "P-17.3", "P-17.4")
def test_exactly_the_stated_decisions_come_up_within_their_bounds() -> None:
    seen = set()
    for _match, kind, options in random_decisions(20):
        seen.add(kind)
        assert len(options) <= MOST[kind], f"{len(options)} options of {kind}"
        assert len(options) == len(set(options)), "identical options are merged"
        assert {option.split()[0] for option in options} <= WORDS[kind]
        assert kind in ("main", "response") or len(options) > 1, f"a lone {options} is not asked for"
    assert seen | {"deploy-card", "hand-pick"} == set(MOST), "those two are rare, and have tests of their own"


@covers("P-17.3")
def test_the_kinds_are_those_of_the_rules() -> None:
    text = (ROOT / "docs/rules/panzer.md").read_text()
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    names = {name.strip(" `") for row in rows for name in row.split("|")[1].split(",")}
    assert names == set(MOST) == set(WORDS)


@covers("P-17.1")
def test_the_engine_waits_for_one_decision_of_one_player() -> None:
    for match, kind, options in random_decisions(2):
        question = match.question()
        assert question is not None
        assert (question.seat, question.kind) == (match.to_act, kind)
        assert [option.move for option in question.options] == options


@covers("P-17.1")
def test_two_copies_of_a_card_are_one_option() -> None:
    match = board(seat(stacks={"a0": 2, "b0": 2}, hand=["t-34"] * 3 + ["kv-1"] * 2))
    assert legal_starting(match, "play") == ["play t-34"]


@covers("P-17.1")
def test_space_options_are_listed_from_a0_to_e5() -> None:
    for _match, kind, options in random_decisions(4):
        if kind in ("modifier-pick", "modifier-place", "stack", "move-to", "drop-to", "scout-at", "deploy-to",
                    "shift-to", "relocate-to", "junkyard-trigger"):  # fmt: skip
            spaces = [GRID.names.index(option.split()[1]) for option in options if option[-1] in "012345"]
            assert spaces == sorted(spaces)


@covers("P-17.2")
def test_a_single_legal_option_is_taken_automatically() -> None:
    match = board(seat({"c2": "t-34"}, stacks={"a0": 1}, hand=["fire-mission"]), seat({"c3": "panzer-iv"}))
    play(match, "play fire-mission")
    assert (asked(match), is_calm(match)) == ((0, "main"), True), "one stack and one target"
    play(match, "attack c2")
    assert is_calm(match)


@covers("P-17.2")
def test_main_and_response_are_asked_even_with_a_single_option() -> None:
    match = board(seat(supply=SUPPLY), seat(stacks={"a5": 1}, hand=["t-34"], supply=SUPPLY))
    assert (asked(match), legal(match)) == ((0, "main"), ["end"])
    play(match, "end")
    assert (asked(match), legal(match)) == ((1, "response"), ["pass", "pass turn"])


# --- P-17.3: the kinds, one by one


@covers("P-17.3")
def test_mulligan_keep_or_reshuffle() -> None:
    match = PANZER.start(2, 0)
    assert (asked(match)[1], legal(match)) == ("mulligan", ["keep", "reshuffle"])


@covers("P-17.3")
def test_trigger_order_and_target_of_a_trigger() -> None:
    match = board(seat({"c2": "type-95-ha-go", "b2": "t-34"}), seat({"c3": "panther", "b3": "t-34"}), turn=0)
    play(match, "attack c2")
    assert (asked(match), sorted(legal(match))) == (
        (0, "trigger-order"), ["order 0 type-95-ha-go destroy-effect", "order 1 panther victory-effect"],
    )  # fmt: skip


@covers("P-17.3")
def test_main_lists_every_verb() -> None:
    match = board(
        seat(
            {"a2": "isu-152", "b2": unit("combat-engineers", damage=1), "c2": "l-4-spotter", "d2": "m3-stuart"},
            stacks={"a0": stack(2, "airborne-infantry"), "b0": 1},
            modifiers={"b2": "bunker"},
            hand=["panzer-ii", "factory", "bunker"],
        ),
        seat({"d3": "kv-1"}),
        face_down=["c3", "d1"],
    )
    assert set(legal(match)) == {
        "play factory", "play panzer-ii", "move a0", "paradrop a0",
        "move a2", "ranged a2", "demolish a2", "move b2", "repair b2", "demolish b2",
        "move c2", "scout c2", "action c2", "move d2", "attack d2", "scout d2", "end",
    }  # fmt: skip


@covers("P-17.3")
def test_move_to_offers_destinations_with_their_cost() -> None:
    match = board(seat({"c2": "t-34"}), terrain={"c3": "hills"})
    play(match, "move c2")
    question = match.question()
    assert question is not None
    assert {option.move: option.label for option in question.options} == {
        "to c1": "c1, 1 of 3 points", "to b2": "b2, 1 of 3 points", "to d2": "d2, 1 of 3 points",
        "to c3": "c3, 2 of 3 points",
    }  # fmt: skip


@covers("P-17.3")
def test_junkyard_trigger_decline_spaces_or_play() -> None:
    match = board(seat({"c4": "panzer-iii"}), seat(supply=["cave-defenders", "ambush", *SUPPLY]))
    play(match, "attack c4")
    assert sorted(legal(match)) == ["order 1 ambush junkyard-trigger", "order 1 cave-defenders junkyard-trigger"]
    unit_first, event_first = match.fork(), match.fork()
    play(unit_first, "order 1 cave-defenders junkyard-trigger")
    assert legal(unit_first) == ["decline", "to a4", "to b4", "to d4", "to e4"]
    play(event_first, "order 1 ambush junkyard-trigger")
    assert legal(event_first) == ["decline", "play it"]


@covers("P-17.3")
def test_search_offers_fitting_cards_and_nothing() -> None:
    match = board(seat(stacks={"a0": 2}, hand=["mobilization-order"], supply=["t-34", "kv-1", "bt-7", "t-34"]))
    play(match, "play mobilization-order")
    assert (asked(match), legal(match)) == ((0, "search"), ["take bt-7", "take t-34", "none"])
    play(match, "none")
    assert sorted(supply(match, 0)) == ["bt-7", "kv-1", "t-34", "t-34"]


@covers("P-17.3")
def test_inspect_offers_the_cards_looked_at() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["technical-exchange"], supply=["t-34", "kv-1", "t-34", "bt-7", "is-2"]))
    play(match, "play technical-exchange")
    assert (asked(match), legal(match)) == ((0, "inspect"), ["take t-34", "take kv-1", "take bt-7"])


@covers("P-17.3")
def test_deploy_card_offers_fitting_cards_and_deploy_to_legal_spaces() -> None:
    cards = ["battlegroup", "panzer-iv", "grenadiers", "grenadiers", "tiger-i"]
    match = board(seat(stacks={"a0": 2, "b0": 1}, hand=cards), face_down=["c1", "d1"])
    play(match, "play battlegroup")
    assert (asked(match), legal(match)) == ((0, "deploy-card"), ["deploy grenadiers", "deploy panzer-iv"])
    play(match, "deploy grenadiers")
    assert (asked(match), legal(match)) == ((0, "deploy-to"), ["to b0", "to a1", "to b1", "to e1"])


@covers("P-17.3")
def test_hand_pick_offers_the_cards_of_the_opponents_hand() -> None:
    match = board(seat(stacks={"a0": 2}, hand=["intelligence-report"]), seat(hand=["t-34", "kv-1", "t-34"]))
    play(match, "play intelligence-report")
    assert (asked(match), legal(match)) == ((0, "hand-pick"), ["take t-34", "take kv-1"])


@covers("P-17.3")
def test_shift_to_and_relocate_to_offer_legal_spaces() -> None:
    shift = board(
        seat({"c2": "grenadiers"}, stacks={"a0": 1}, hand=["elastic-defense"]), seat({"c3": "kv-1"}), face_down=["b2"]
    )
    play(shift, "play elastic-defense")
    assert (asked(shift), legal(shift)) == ((0, "shift-to"), ["to c1", "to b2", "to d2"])
    relocate = board(
        seat({"c2": "grenadiers"}, stacks={"a0": 1}, hand=["infiltration-route"]),
        seat({"c3": "kv-1"}),
        face_down=["a3"],
    )
    play(relocate, "play infiltration-route")
    assert (asked(relocate), legal(relocate)) == ((0, "relocate-to"), ["to b3", "to d3", "to e3"])


# --- P-17.3: nobody else sees the steps


def seen(match: Match, chooser: int) -> list[bytes]:
    """Return the whole views of the opponent and of a spectator."""
    return [msgspec.json.encode(view(match, viewer)) for viewer in (1 - chooser, None)]


CHOICES: dict[str, list[str]] = {
    "an Event": ["play saboteurs", "stack a0", "mode 0", "target a5"],
    "another Event": ["play time-on-target", "stack c0", "target c3", "target d3", "done"],
    "a Factory": ["play factory", "stack e0"],
    "a Unit": ["play grenadiers", "stack b0"],
    "a Terrain Modifier": ["play bunker", "stack b0"],
    "a move": ["move b1", "to b2"],
    "a Paradrop": ["paradrop d0", "to d1"],
    "an attack": ["attack c2", "at c3"],
    "a Ranged Attack": ["ranged a1", "target d3"],
    "an Action": ["repair b1", "target b1"],
    "a Scout": ["scout d2", "at e2"],
}


def rich_position() -> Match:
    """Return a position in which South can do a bit of everything."""
    return board(
        seat(
            {"a1": "m7-priest", "b1": unit("combat-engineers", damage=1), "c1": unit("t-34", damage=1),
             "c2": "panther", "d2": "m3-stuart"},
            stacks={"a0": 3, "b0": 2, "c0": 3, "d0": stack(2, "airborne-infantry")},
            hand=["saboteurs", "time-on-target", "factory", "grenadiers", "bunker"],
            supply=SUPPLY,
        ),
        seat(
            {"c3": "kv-1", "d3": "kv-1", "b2": "t-34"},
            stacks={"a5": 2, "b5": 1, "c5": stack(3, "winter-front")},
            hand=["t-34"],
            supply=SUPPLY,
        ),
        face_down=["e2", "d1"],
    )  # fmt: skip


@covers("P-17.3", "P-16.5")
@pytest.mark.parametrize("what", CHOICES)
def test_nothing_changes_for_others_until_the_last_step(what: str) -> None:
    match = rich_position()
    if what == "a move":
        match = board(seat({"b1": "t-34"}, supply=SUPPLY), seat(stacks={"a5": 1}, hand=["t-34"], supply=SUPPLY))
    if what == "a Paradrop":
        match = board(seat(stacks={"d0": stack(2, "airborne-infantry")}, supply=SUPPLY), seat(supply=SUPPLY))
    before, place = seen(match, 0), table(match)
    moves = CHOICES[what]
    for move in moves[:-1]:
        happened = match.play(move)
        assert happened == (), "nothing happens"
        assert asked(match)[0] == 0
        assert asked(match)[1] != "main", f"{move} was the last step already"
        assert seen(match, 0) == before
        assert table(match) == place
    assert events(match, moves[-1])
    assert seen(match, 0) != before


@covers("P-17.3", "P-14.10")
@pytest.mark.parametrize("phase", ["answer", "open window"])
def test_nothing_changes_for_others_while_a_response_is_chosen(phase: str) -> None:
    south = seat({"c2": "t-34", "d2": "t-34"}, supply=SUPPLY)
    north = seat({"c3": "kv-1", "e4": "grenadiers"}, stacks={"a5": 2, "b5": 2}, hand=["smoke-barrage", "t-34"])
    match = board(south, north, phase="main" if phase == "answer" else "end")
    if phase == "answer":
        play(match, "attack c2")
    assert asked(match) == (1, "response")
    before, place = seen(match, 1), table(match)
    steps = ["play smoke-barrage", "stack b5", *(["mode 1"] if phase == "answer" else [])]
    for move in steps:
        assert match.play(move) == ()
        assert (asked(match)[0], seen(match, 1), table(match)) == (1, before, place)
    assert asked(match) == (1, "target")
    assert events(match, "target e4")
    assert seen(match, 1) != before


@covers("P-17.3")
def test_in_random_games_nobody_sees_an_unfinished_choice() -> None:
    hidden = ("stack", "mode", "move-to", "attack-target", "drop-to", "scout-at")
    checked = 0
    for seed in range(4):
        rng = random.Random(seed)
        match = PANZER.start(2, seed, {"decks": "wild"})
        before: list[bytes] = []
        while not match.is_over:
            chooser, kind = asked(match)
            if kind in ("main", "response"):
                before = seen(match, chooser)
            elif kind in hidden:
                assert seen(match, chooser) == before
                checked += 1
            match.play(eager_move(match, rng))
    assert checked > 200


@covers("P-17.3")
def test_once_the_first_step_is_submitted_the_action_is_completed() -> None:
    match = rich_position()
    play(match, "play saboteurs")
    assert not {"end", "cancel", "pass"} & set(legal(match))
    for answer in legal(match):
        fork = match.fork()
        fork.play(answer)
        while asked(fork) == (0, asked(fork)[1]) and asked(fork)[1] in ("stack", "mode", "target"):
            fork.play(fork.legal_moves()[0])
        pass_windows(fork)
        assert "saboteurs" in [found.card for found in view(fork, None).table.seats[0].stacks]


# --- P-17.4 to P-17.6


@covers("P-17.4")
def test_no_unit_offers_more_than_four_verbs_on_the_field_or_two_on_a_stack() -> None:
    """Beside an enemy, damaged, with a Modifier under it and face-down Terrain beside it."""
    for card in CARDS:
        if card.kind != UNIT:
            continue
        damage = 1 if card.defense > 1 else 0
        match = board(
            seat(
                {"c2": unit(card.id, damage=damage), "e1": unit("m7-priest", damage=1)}, modifiers={"c2": "trench-line"}
            ),
            seat({"c3": "kv-1", "e4": "stuka", "e3": "grenadiers"}, supply=SUPPLY),
            face_down=["b2"],
        )
        verbs = [move for move in legal(match) if move.endswith(" c2")]
        assert len(verbs) <= 4, f"{card.name}: {verbs}"
        stacked = board(seat(stacks={"c0": stack(3, unit(card.id))}))
        assert len([move for move in legal(stacked) if move.endswith(" c0")]) <= 2


@covers("P-17.5")
@pytest.mark.parametrize(
    ("verb", "possible", "impossible"),
    [
        ("move", ({"c2": "t-34"}, {}), ({"c2": "t-34"}, {"c1": "kv-1", "b2": "kv-1", "d2": "kv-1", "c3": "kv-1"})),
        ("attack", ({"c2": "t-34"}, {"c3": "kv-1"}), ({"c2": "t-34"}, {"d3": "kv-1"})),
        ("ranged", ({"c2": "hidden-snipers"}, {}), ({"c2": "t-34"}, {})),
        ("repair", ({"c2": unit("bergepanther", damage=1)}, {}), ({"c2": "bergepanther"}, {})),
        ("action", ({"c2": "katyusha"}, {"c4": "kv-1"}), ({"c2": "katyusha"}, {"c4": "partisans"})),
    ],
)
def test_a_verb_is_offered_only_if_its_next_step_has_an_option(
    verb: str, possible: tuple[Any, Any], impossible: tuple[Any, Any]
) -> None:
    for (mine, theirs), expected in ((possible, [f"{verb} c2"]), (impossible, [])):
        match = board(seat(mine), seat(theirs))
        assert legal_starting(match, verb) == expected


@covers("P-17.5")
def test_demolish_scout_and_paradrop_need_something_too() -> None:
    match = board(
        seat({"c4": "partisans", "a1": "m3-stuart"}, stacks={"c0": stack(2, "airborne-infantry")}),
        face_down=[name for name in GRID.names[5:25] if name not in ("b1", "a2")],
    )
    assert legal_starting(match, "demolish") == legal_starting(match, "scout") == []
    assert follow_ups(match, "paradrop c0") == ["to b1", "to a2"]
    hidden = board(seat(stacks={"c0": stack(2, "airborne-infantry")}), face_down=["all"])
    assert legal_starting(hidden, "paradrop") == []


@covers("P-17.5")
def test_every_option_of_a_game_leads_somewhere() -> None:
    rng = random.Random(3)
    match = PANZER.start(2, 3, {"decks": "wild"})
    for count in range(300):
        if match.is_over:
            break
        if count % 4 == 0:
            for move in match.legal_moves():
                fork = match.fork()
                fork.play(move)
                assert fork.is_over or fork.legal_moves()
        match.play(eager_move(match, rng))


@covers("P-17.6")
def test_the_same_target_cannot_be_chosen_twice() -> None:
    match = board(seat(stacks={"a0": 3}, hand=["strategic-bombing"]), seat(stacks={"a5": 3, "b5": 1, "c5": 1}))
    play(match, "play strategic-bombing")
    assert legal(match) == ["target a5", "target b5", "target c5"]
    play(match, "target a5")
    assert legal(match) == ["target b5", "target c5", "done"]


@covers("P-17.6")
def test_copies_in_a_junkyard_are_different_targets_under_one_option() -> None:
    """The option stands for the oldest copy not yet chosen."""
    match = board(
        seat(stacks={"a0": 1}, hand=["field-salvage"], junkyard=["t-34", "kv-1", "t-34", "bt-7", "t-34"]), seat()
    )
    play(match, "play field-salvage")
    assert legal(match) == ["target card t-34", "target card kv-1", "target card bt-7"]
    play(match, "target card t-34", "target card t-34")
    assert "target card t-34" in legal(match), "a third copy is left"
    play(match, "target card t-34")
    assert "target card t-34" not in legal(match)
    play(match, "done")
    assert junkyard(match, 0) == ["kv-1", "bt-7"]
    other = board(seat(stacks={"a0": 1}, hand=["field-salvage"], junkyard=["t-34", "kv-1", "t-34", "bt-7"]), seat())
    play(other, "play field-salvage", "target card t-34", "done")
    assert junkyard(other, 0) == ["kv-1", "t-34", "bt-7"]


@covers("P-17.1", "P-17.3")
def test_the_discarding_player_is_asked_card_by_card() -> None:
    match = board(seat(hand=["t-34"] * 4 + ["kv-1"] * 3 + ["bt-7"] * 2, supply=SUPPLY), seat(supply=SUPPLY))
    play(match, "end")
    assert (asked(match), legal(match)) == ((0, "discard"), ["discard bt-7", "discard t-34", "discard kv-1"])
    play(match, "discard kv-1", "discard kv-1")
    assert active(match) == 1
