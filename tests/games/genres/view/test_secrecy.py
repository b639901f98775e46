"""What others see while somebody chooses: nothing until it is declared, and in a window not who is asked (G-22)."""

import random

import pytest

from clashtable.core.match import Match
from clashtable.games.genres.wire.views import GenresView
from tests.games.genres.board import GENRES, asked, board, legal, piece, play, seat, view, zone
from tests.games.genres.hidden import permuted
from tests.games.kit.play import walk
from tests.rulebook import covers

FULL = [
    "poison-umbrella", "scream-queen", "grenade-juggling", "jetpack-warranty-void", "flying-kick", "jump-scare",
    "giant-pow", "duct-tape", "overcharge", "blackmail", "urban-planning", "three-wishes",
]  # fmt: skip


def views_of_others(match: Match, number: int) -> list[GenresView]:
    """Return the whole views of everybody else and of a spectator."""
    return [view(match, viewer) for viewer in (*range(match.seats), None) if viewer != number]


@covers("G-22", "G-5.4")
@pytest.mark.parametrize(
    "moves",
    [
        ["move"],
        ["melee", "attach giant-pow"],
        ["melee", "done"],
        ["play poison-umbrella", "attach overcharge", "done"],
        ["play scream-queen", "attach duct-tape", "shape cone", "done"],
        ["play grenade-juggling", "done"],
        ["play jetpack-warranty-void"],
        ["play flying-kick", "done", "to G5"],
        ["play jump-scare", "piece pawn 1"],
        ["play blackmail"],
        ["play urban-planning", "mode 1"],
        ["play three-wishes"],
    ],
)
def test_a_declaration_is_one_unbroken_decision_to_others(moves: list[str]) -> None:
    laid = [zone("roller-rink", "A8"), zone("haunted-parlor", "H8")]
    match = board(
        seat("F6", hand=FULL, summons={"mop-bot": "A2"}), seat("G6", hand=["rerun", "seance"]), "F5", zones=laid
    )  # fmt: skip
    before, own = views_of_others(match, 0), view(match, 0)
    for move in moves:
        play(match, move)
        assert asked(match)[0] == 0
        assert views_of_others(match, 0) == before
        assert view(match, 0) != own, "the player sees how far it has come"


@covers("G-22")
def test_summons_and_ghosts_declare_in_secret_too() -> None:
    match = board(seat("A1", summons={"mop-bot": "F6"}), "G6", "F5", phase="summon")
    before = views_of_others(match, 0)
    play(match, "attack")
    assert (asked(match), views_of_others(match, 0)) == ((0, "target"), before)
    match = board("A1", "G6", seat("F6", ghost=True), "F5", turn=2, phase="ghost")
    before = views_of_others(match, 2)
    play(match, "move")
    assert (asked(match), views_of_others(match, 2)) == ((2, "destination"), before)


def window() -> Match:
    """Return a window in which Bob, Cat and Dan can all respond."""
    match = board(
        seat("C6", hand=["scream-queen"]), seat("E5", hand=["undo-button", "falling-leaf-step"]),
        seat("F6", hand=["classified"]), seat("A1", hand=["wrong-cue-card"]),
    )  # fmt: skip
    return play(match, "play scream-queen")


@covers("G-22")
def test_nobody_else_is_told_who_is_asked_in_a_window() -> None:
    match = window()
    assert asked(match) == (1, "respond")
    assert view(match, 1).to_act == 1
    for found in views_of_others(match, 1):
        assert found.to_act is None
        assert found.pending[-1] == {"step": "window"}
        assert not any(step["step"] == "response" for step in found.pending)


@covers("G-22")
def test_a_pass_changes_nothing_for_bystanders() -> None:
    match = window()
    ann, dan, spectator = view(match, 0), view(match, 3), view(match, None)
    play(match, "pass")
    assert asked(match) == (2, "respond")
    assert (view(match, 0), view(match, 3), view(match, None)) == (ann, dan, spectator)
    play(match, "pass")
    assert asked(match) == (3, "respond")
    assert (view(match, 0), view(match, None)) == (ann, spectator)


@covers("G-22", "G-11.5")
def test_a_response_is_declared_in_secret() -> None:
    match = window()
    before = views_of_others(match, 1)
    play(match, "respond falling-leaf-step")
    assert (asked(match)[0], views_of_others(match, 1)) == (1, before)
    match = play(window(), "respond undo-button", "pass")
    before = views_of_others(match, 3)
    play(match, "respond wrong-cue-card")
    assert (asked(match), views_of_others(match, 3)) == ((3, "aim"), before)


@covers("G-22")
def test_who_is_passed_over_leaves_no_trace() -> None:
    """Whether Bob could respond or not: once Cat is asked, everybody else sees the same."""

    def at_cat(card: str) -> list[GenresView]:
        match = board(
            seat("C6", hand=["scream-queen"]), seat("E5", hand=[card]), seat("F6", hand=["classified"]), "A1",
        )  # fmt: skip
        play(match, "play scream-queen")
        if asked(match)[0] == 1:
            play(match, "pass")
        assert asked(match) == (2, "respond")
        return [view(match, 0), view(match, 2), view(match, 3), view(match, None)]

    assert at_cat("undo-button") == at_cat("mop-bot")


@covers("G-22")
@pytest.mark.parametrize(
    ("cards", "moves", "chosen"),
    [
        (["roller-rink"], ["play roller-rink"], "layout 3x4"),
        (["rerun"], ["play rerun"], "genre horror"),
        (["team-up-issue"], ["play team-up-issue"], "next furious-bunny"),
    ],
)
def test_a_choice_at_resolution_is_told_once_it_is_carried_out(cards: list[str], moves: list[str], chosen: str) -> None:
    match = board(
        seat("A1", hand=cards, summons={"furious-bunny": "F6", "mop-bot": "H6"}), "G6", "F5",
        discard=["seance", "signed-in-red", "inner-peace"],
    )  # fmt: skip
    play(match, *moves)
    before = views_of_others(match, 0)
    play(match, chosen)
    assert asked(match)[0] == 0
    assert views_of_others(match, 0) == before


@covers("G-22")
def test_an_outcome_that_an_opponent_chooses_is_told_once_it_is_carried_out() -> None:
    match = board(seat("F6", hand=["blackmail"]), seat("G6", hand=["rerun", "seance", "mop-bot"]), "A1")
    play(match, "play blackmail", "player 1")
    before = views_of_others(match, 1)
    play(match, "give")
    assert (asked(match), views_of_others(match, 1)) == ((1, "hand-card"), before)


@covers("G-22")
def test_views_hide_the_seed_and_the_armories() -> None:
    one = board(seat(piece("A1"), hand=["rerun"]), "K1", "K11", seed=1, armories=[["seance", "mop-bot"]])
    other = board(seat(piece("A1"), hand=["rerun"]), "K1", "K11", seed=2, armories=[["mop-bot", "seance"]])
    for viewer in (0, 1, 2, None):
        assert view(one, viewer) == view(other, viewer)


@covers("G-22")
@pytest.mark.parametrize("seed", range(3))
def test_what_is_hidden_makes_no_difference_to_a_view(seed: int) -> None:
    rng = random.Random(seed)
    match = GENRES.start(4, seed, {"ask_always": True})
    for count in walk(match, rng, 240):
        if count % 6 == 0:
            viewer = rng.choice([0, 1, 2, 3, None])
            other = GENRES.restore(permuted(match.snapshot(), viewer, rng))
            assert view(other, viewer) == view(match, viewer)
    assert match.is_over or legal(match)
