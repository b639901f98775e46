"""Selections, areas that are worked out again, who would be hit (G-7.5 to G-7.7, G-8.1)."""

from clashtable.games.genres.geometry.board import GRID
from tests.games.genres.board import (
    asked,
    board,
    events,
    follow_ups,
    health,
    legal,
    pawn,
    piece,
    play,
    seat,
    summon,
    view,
    zone,
)
from tests.games.genres.turns import area, inner, pieces_hit
from tests.rulebook import covers


@covers("G-7.5")
def test_each_target_hits_everybody_in_the_area() -> None:
    match = board(
        seat("F6", hand=["sonic-clap"], summons={"mop-bot": "E6"}), seat("G6", summons={"furious-bunny": "F4"}),
        "H8", seat("D4", ghost=True),
    )  # fmt: skip
    happened = events(match, "play sonic-clap")
    assert set(pieces_hit(happened)) == {3, 4, 5, 6}
    assert (pawn(match, 3).frozen, summon(match, "mop-bot").health) == (True, 2)


@covers("G-7.5", "G-18.9")
def test_one_target_may_be_a_ghost_and_one_enemy_may_not() -> None:
    ghost = seat("G7", ghost=True)
    match = board(seat("F6", hand=["poison-umbrella"]), "G6", "A11", ghost)
    assert follow_ups(match, "play poison-umbrella") == ["target pawn 1", "target ghost 3"]
    match = board(seat("F6", hand=["lets-split-up"]), "A11", "K11", seat("A1", ghost=True))
    assert follow_ups(match, "play lets-split-up") == ["target pawn 1", "target pawn 2"]


@covers("G-7.5")
def test_first_target_without_an_enemy_hits_every_ghost() -> None:
    match = board(
        seat("A6", hand=["freeze-ray-lightly-used"]), "B1", "K1", seat("C6", ghost=True), seat("J6", ghost=True)
    )  # fmt: skip
    happened = events(match, "play freeze-ray-lightly-used")
    assert set(pieces_hit(happened)) == {4, 5}
    assert pawn(match, 3).frozen
    assert pawn(match, 4).frozen


@covers("G-7.5")
def test_the_ghosts_behind_the_first_target_are_not_hit_those_on_its_square_are() -> None:
    match = board(
        seat("A6", hand=["freeze-ray-lightly-used"]), "E6", "K1", seat("E6", ghost=True), seat("F6", ghost=True)
    )  # fmt: skip
    play(match, "play freeze-ray-lightly-used")
    assert [pawn(match, number).frozen for number in (3, 4)] == [True, False]


@covers("G-7.5")
def test_a_piece_that_cannot_be_targeted_is_not_offered_and_passed_over() -> None:
    wolf = seat("C7", summons={"wolf-in-a-nightgown": "C6"})
    match = board(seat("A6", hand=["freeze-ray-lightly-used"]), wolf, "F6")
    play(match, "play freeze-ray-lightly-used")
    assert (summon(match, "wolf-in-a-nightgown").health, health(match)[2]) == (4, 9)
    match = board("B6", wolf, "K1")
    play(match, "melee")
    assert health(match)[1] == 9, "only the pawn could be chosen"


@covers("G-7.5", "G-7.6")
def test_whether_a_piece_may_be_chosen_is_checked_only_when_it_is_chosen() -> None:
    """Bob steps next to the Wolf after Ann has chosen both."""
    bob = seat("E5", hand=["falling-leaf-step"], summons={"wolf-in-a-nightgown": "G7"})
    match = board(seat("F6", hand=["poison-umbrella", "while-youre-here"]), bob, "K1")
    play(match, "play poison-umbrella", "attach while-youre-here", "target pawn 1")
    play(match, "respond falling-leaf-step", "to F7")
    assert (pawn(match, 1).bleed, summon(match, "wolf-in-a-nightgown").bleed) == (3, 3)


@covers("G-7.6")
def test_the_area_is_worked_out_again_when_the_attack_resolves() -> None:
    match = board(seat("F6", hand=["fridge-toss"]), seat("I6", hand=["falling-leaf-step"]), "K1")
    play(match, "play fridge-toss", "respond falling-leaf-step", "to I5")
    assert health(match)[1] == 8, "still 3 away"
    match = board(seat("F6", hand=["fridge-toss"]), seat("I6", hand=["falling-leaf-step"]), "K1")
    play(match, "play fridge-toss", "respond falling-leaf-step", "to H6")
    assert health(match)[1] == 10, "missed"


@covers("G-7.6")
def test_a_center_keeps_its_offset_when_the_attacker_is_elsewhere() -> None:
    """No cards move the attacker of a plus: Ann is put 2 squares south while Bob thinks."""
    match = board(seat("F6", hand=["grenade-juggling"]), seat("H6", hand=["deflector-bubble"]), "H8", "H9")
    play(match, "play grenade-juggling", "center H6")
    inner(match).pawns[0].square = GRID.names.index("F8")
    happened = events(match, "pass")
    assert area(happened) == ("H7", "G8", "H8", "I8", "H9")
    assert health(match) == [10, 10, 8, 9], "2 damage on the center"


@covers("G-7.6")
def test_whoever_is_on_the_center_square_by_then_takes_its_damage() -> None:
    match = board(
        seat("F6", hand=["grenade-juggling"]), seat("H6", hand=["stunt-double"], summons={"mop-bot": "J8"}), "A1"
    )
    play(match, "play grenade-juggling", "center H6", "respond stunt-double")
    assert (pawn(match, 1).square, health(match)[1]) == ("J8", 10)
    assert not [found for found in view(match, None).table.pieces if found.card == "mop-bot"], "2 damage on the center"


@covers("G-7.6", "G-17.7")
def test_an_attacker_that_has_died_attacks_nothing() -> None:
    match = board(
        seat("A1", summons={"mop-bot": "F6"}), seat("G6", hand=["counterpunch"]), "K1", phase="summon"
    )  # fmt: skip
    play(match, "attack", "respond counterpunch")
    assert health(match)[1] == 10
    assert not [found for found in view(match, None).table.pieces if found.card == "mop-bot"]


@covers("G-7.7")
def test_would_hit_takes_bodyguards_into_account() -> None:
    guarded = seat("G6", hand=["falling-leaf-step", "counterpunch"], summons={"bodyguard-in-sunglasses": "H6"})
    match = board("F6", guarded, "K1")
    play(match, "melee")
    assert (asked(match), summon(match, "bodyguard-in-sunglasses").health) == ((0, "main"), 4)
    match = board(seat("F6", hand=["sonic-clap"]), guarded, "K1")
    play(match, "play sonic-clap")
    assert asked(match) == (1, "respond")


@covers("G-7.7", "G-11.9")
def test_what_a_response_has_changed_counts_for_the_next() -> None:
    """Once Bob's dodge has only been declared, the attack would still hit him."""
    bob = seat("E5", hand=["falling-leaf-step", "deflector-bubble"])
    match = board(seat("C6", hand=["scream-queen"]), bob, "K1")
    play(match, "play scream-queen", "respond falling-leaf-step", "to E4")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond deflector-bubble"])


@covers("G-8.1")
def test_attacks_never_hit_the_own_side_and_freeze_ghosts() -> None:
    match = board(
        seat("F6", hand=["chainsaw-solo"], summons={"mop-bot": "F5"}), "G6", "K1", seat("E6", ghost=True)
    )  # fmt: skip
    play(match, "play chainsaw-solo")
    assert (health(match)[:2], summon(match, "mop-bot").health) == ([10, 9], 2)
    assert (pawn(match, 3).frozen, pawn(match, 3).bleed) == (True, 0)


@covers("G-7.5")
def test_a_lonely_enemy_has_no_other_standing_piece_near() -> None:
    match = board(seat("A1", hand=["lets-split-up"]), "F6", "H6", "K11", seat("K10", ghost=True))
    play(match, "play lets-split-up")
    assert health(match)[:4] == [10, 10, 10, 8], "ghosts do not count"


@covers("G-7.5")
def test_the_target_of_a_melee_action_is_within_reach() -> None:
    watch = seat(piece("F6", equipment=["grapnel-watch"]), hand=["chainsaw-solo"])
    match = board(watch, "H6", "K1", zones=[zone("briar-hedge", "G7", wide=4)])
    assert "play chainsaw-solo" not in legal(match), "attack cards are not changed"
    play(match, "melee")
    assert (health(match)[1], pawn(match, 1).square) == (9, "G6")
