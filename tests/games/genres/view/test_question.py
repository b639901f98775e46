"""How a person is asked: prompts, paths, labels, what may be done idly, what wants a second touch, and plans."""

import random

import pytest

from clashtable.core.match import Match
from clashtable.core.preview import ShownArea, ShownCost, ShownHit, ShownPatch
from clashtable.core.question import Option
from clashtable.core.state import asking
from clashtable.games.genres.rules.questions import DECISIONS, kind_of
from clashtable.games.genres.view.question import RULES, THINGS
from tests.games.genres.board import GENRES, asked, board, legal, pawn, piece, play, seat, summon, zone
from tests.games.genres.turns import inner
from tests.games.kit.play import question, walk
from tests.rulebook import covers


def option(match: Match, move: str) -> Option:
    """Return the option of a move."""
    return next(found for found in question(match).options if found.move == move)


def plan(match: Match, label: str) -> Option:
    """Return the plan with a label."""
    return next(found for found in question(match).plans if found.label == label)


@covers("G-21.2")
@pytest.mark.parametrize("seed", range(3))
def test_options_and_plans_are_sound_in_random_games(seed: int) -> None:
    """Every option is a legal move with a path of known things; every plan can be played to its end."""
    rng = random.Random(seed)
    match = GENRES.start(3 + seed, seed)
    kinds = set()
    for _decision in walk(match, rng, 120):
        asked_now = question(match)
        kinds.add(asked_now.kind)
        assert [found.move for found in asked_now.options] == legal(match)
        assert asked_now.prompt
        assert asked_now.rule.startswith("G-")
        for found in (*asked_now.options, *asked_now.plans):
            assert found.label
            assert all(step.split(":")[0] in THINGS for step in found.path), found.path
        paths = [found.path for found in asked_now.options]
        assert len(set(paths)) == len(paths), "no two options are touched alike"
        for found in rng.sample(asked_now.plans, min(4, len(asked_now.plans))):
            play(match.fork(), found.move, *found.then)
    assert {"main", "start-square"} <= kinds


@pytest.mark.parametrize("seed", range(2))
def test_plans_lead_everywhere_that_the_options_do(seed: int) -> None:
    rng = random.Random(seed)
    match = GENRES.start(4, seed)
    for _decision in walk(match, rng, 100):
        asked_now = question(match)
        if asked_now.plans:
            assert {found.move for found in asked_now.plans} == {found.move for found in asked_now.options}
            paths = [found.path for found in asked_now.plans]
            assert len(set(paths)) == len(paths)


# --- prompts and labels


def test_the_prompt_of_the_action_step_counts_the_actions() -> None:
    assert question(board("F6", "A1", "K1")).prompt == "Your turn: 2 actions left."
    assert question(board("F6", "A1", "K1", actions=1)).prompt == "Your turn: 1 action left."


@pytest.mark.parametrize(
    ("card", "moves", "prompt"),
    [
        ("scream-queen", [], "Scream Queen: In which direction?"),
        ("grenade-juggling", [], "Grenade Juggling: Where is the center of the plus?"),
        ("poison-umbrella", [], "Poison Umbrella: Choose the target."),
        ("roller-rink", [], "Roller Rink: How does it lie?"),
        ("roller-rink", ["layout 3x4"], "Roller Rink: Where does it lie?"),
        ("mop-bot", [], "Mop Bot: Where does it enter?"),
        ("blackmail", [], "Blackmail: Choose a player."),
        ("three-wishes", [], "Three Wishes: Choose one."),
        ("everything-bagel", [], "Everything Bagel: Where to?"),
    ],
)
def test_a_prompt_names_the_card_it_comes_from(card: str, moves: list[str], prompt: str) -> None:
    match = board(seat("F6", hand=[card]), "F5", "G6")
    play(match, f"play {card}", *moves)
    assert question(match).prompt == prompt


def test_a_window_says_what_would_happen() -> None:
    match = board("F6", seat("G6", hand=["counterpunch"]), "A1")
    play(match, "melee")
    assert question(match).prompt == "Melee by {seat:0}. Hits {seat:1} (1). Objection?"
    assert option(match, "respond counterpunch").label == "Object with Counterpunch"
    assert option(match, "respond counterpunch").path == ("card:counterpunch",)
    assert (option(match, "pass").label, option(match, "pass").path) == ("No objection", ("button:pass",))


def test_what_is_touched_for_each_kind_of_answer() -> None:
    match = board(
        seat("F6", hand=["poison-umbrella", "urban-planning", "jetpack-warranty-void"], summons={"mop-bot": "A6"}),
        "F5", "G6", zones=[zone("roller-rink", "A8"), zone("haunted-parlor", "H8")],
    )  # fmt: skip
    assert option(match, "play poison-umbrella").path == ("card:poison-umbrella",)
    assert option(match, "move").path == ("button:move",)
    aimed = play(match.fork(), "play poison-umbrella")
    assert option(aimed, "target pawn 2").path == (f"piece:{pawn(match, 2).id}",)
    assert option(aimed, "target pawn 2").label == "{seat:2} (G6)"
    worn = play(match.fork(), "play jetpack-warranty-void")
    assert option(worn, "piece mop-bot").path == (f"piece:{summon(match, 'mop-bot').id}",)
    assert option(worn, "piece mop-bot").label == "Mop Bot (A6)"
    shifted = play(match.fork(), "play urban-planning", "mode 1")
    assert option(shifted, "zone roller-rink").label == "Roller Rink"
    play(shifted, "zone roller-rink")
    assert option(shifted, "shift +1 -2").path == ("shift:+1,-2",)


def test_labels_of_words() -> None:
    match = board(seat("F6", hand=["scream-queen", "roller-rink"]), "F5", "G6")
    assert option(play(match.fork(), "play scream-queen"), "direction north").label == "North"
    laid = play(match.fork(), "play roller-rink")
    assert option(laid, "layout 3x4").label == "3 wide, 4 high"
    drawn = board("F6", "A1", "K1", armories=[["rerun"], ["seance"]])
    play(drawn, "draw")
    assert option(drawn, "armory 2").label == "Armory 2 (1)"
    assert option(drawn, "armory 2").path == ("armory:2",)


def test_modes_are_told_with_their_sentences() -> None:
    match = board(seat("F6", hand=["three-wishes"]), "A1", "K1", discard=["mop-bot"])
    play(match, "play three-wishes")
    assert [found.label for found in question(match).options] == [
        "Heal 4.", "Draw 2 cards.", "Retrieve an Equipment or Summon card.",
    ]  # fmt: skip


# --- idle and confirm


def test_ending_with_actions_left_wants_a_second_touch() -> None:
    match = board(seat("F6", hand=["wiretap"]), "A1", "K1")
    assert option(match, "end").confirm
    match = board(seat("F6", hand=["wiretap"]), "A1", "K1", actions=0)
    assert not option(match, "end").confirm


def test_what_may_be_done_for_an_idle_player() -> None:
    assert question(board(seat("F6", hand=["undo-button"]), "A1", "K1", actions=0, ask_always=True)).idle == "end"
    assert question(board(seat("F6", hand=["wiretap"]), "A1", "K1", actions=0)).idle is None
    match = board("F6", seat("G6", hand=["rerun"]), "A1", ask_always=True)
    play(match, "melee")
    assert question(match).idle == "pass"
    match = board("F6", seat("G6", hand=["counterpunch"]), "A1")
    play(match, "melee")
    assert question(match).idle is None


# --- plans and what they show


def test_a_move_is_planned_with_its_cost() -> None:
    match = board("F6", "A1", "K1", zones=[zone("pit-of-grabby-hands", "G5")])
    found = plan(match, "Move: G6, 2 of 5")
    assert (found.move, found.then, found.path) == ("move", ("to G6",), ("piece:1", "square:G6"))
    assert (found.shows, found.confirm) == ((ShownCost(2, 5),), False)
    slow = board(seat(piece("F6", slowed=True, equipment=["enormous-gun", "clown-shoes"])), "A1", "K1")
    step = plan(slow, "Move: G6, one step")
    assert (step.then, step.shows) == (("to G6",), ())


def test_a_zone_shows_where_it_would_lie() -> None:
    match = board(seat("F6", hand=["consecrated-picnic"]), "A1", "K1")
    play(match, "play consecrated-picnic", "layout 3x4")
    assert option(match, "corner B2").shows == (ShownPatch("B2", 3, 4),)


def test_a_zone_that_is_moved_shows_where_it_would_go() -> None:
    match = board(seat("F6", hand=["urban-planning"]), "A1", "K1", zones=[zone("pit-of-grabby-hands", "D4")])
    play(match, "play urban-planning", "mode 1")
    found = option(match, "shift +1 +2")
    assert found.shows == (ShownPatch("E6", 3, 4),)


def test_an_attack_shows_its_area_and_whom_it_hits() -> None:
    match = board(seat("F6", hand=["chainsaw-solo"]), "G6", "A1", seat("E6", ghost=True))
    found = plan(match, "Play Chainsaw Solo")
    area, *hits = found.shows
    assert isinstance(area, ShownArea)
    assert set(area.squares) == {f"{column}{row}" for column in "EFG" for row in (5, 6, 7)}
    assert set(hits) == {ShownHit(2, 1, before=10, after=9), ShownHit(4, 0, 0, 0, "frozen")}
    assert (found.confirm, found.note) == (
        True,
        "Hits {seat:1} (1) and {seat:3}'s ghost (frozen).",
    )


def test_a_directed_attack_is_planned_for_each_direction() -> None:
    match = board(seat("F6", hand=["scream-queen"]), "F5", "G6")
    north, east = plan(match, "Play Scream Queen: North"), plan(match, "Play Scream Queen: East")
    assert (north.then, east.then) == (("direction north",), ("direction east",))
    assert ShownHit(2, 1, 10, 9) in north.shows
    assert ShownHit(3, 1, 10, 9) in east.shows
    assert north.path == ("card:scream-queen", "direction:north")


def test_combos_are_a_plan_of_their_own() -> None:
    match = board(seat("F6", hand=["chainsaw-solo", "overcharge"]), "G6", "A1")
    found = plan(match, "Play Chainsaw Solo with Combos")
    assert (found.move, found.then, found.path) == ("play chainsaw-solo", (), ("card:chainsaw-solo", "button:combo"))
    assert plan(match, "Play Chainsaw Solo").then == ("done",)
    play(match, found.move)
    assert asked(match) == (0, "combo")


def test_a_choice_in_a_declaration_shows_what_would_come_of_it() -> None:
    match = board(seat("F6", hand=["fridge-toss"]), "I6", "F9")
    play(match, "play fridge-toss")
    found = option(match, "target pawn 1")
    assert ShownHit(2, 2, 10, 8) in found.shows
    assert found.note == "Hits {seat:1} (2)."


def test_random_play_meets_most_kinds_of_question() -> None:
    seen = set()
    for seed in range(4):
        rng = random.Random(seed)
        match = GENRES.start(rng.choice((3, 4)), 100 + seed)
        for _decision in walk(match, rng):
            seen.add(kind_of(inner(match), asking(match.state)))
    assert seen >= {
        "start-square", "armory", "main", "destination", "combo", "direction", "target", "choose-piece", "respond",
        "zone-shape", "zone-corner", "summon-square", "summon-menu", "ghost-menu", "hand-card",
    }  # fmt: skip


def test_every_decision_has_its_rule() -> None:
    assert set(RULES) == set(DECISIONS)
