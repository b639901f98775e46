"""Sci-Fi, Action, Objection! and Combo cards: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.genres.board import (
    actions,
    asked,
    board,
    discard,
    follow_ups,
    hand,
    has_summon,
    health,
    is_calm,
    legal,
    legal_starting,
    pawn,
    piece,
    play,
    player,
    seat,
    summon,
    zone,
)
from tests.rulebook import covers

# --- Cross-Beam Array


@about("cross-beam-array")
def test_cross_beam_array_hits_everybody_on_its_four_lines_for_two() -> None:
    match = board(seat("F6", hand=["cross-beam-array"]), "F1", "F3", "K6", "A6", "F11", "G7", "H4", actions=4)
    play(match, "play cross-beam-array")
    assert health(match) == [10, 8, 8, 8, 8, 8, 10, 10]
    assert actions(match) == 2
    assert discard(match) == ["cross-beam-array"]
    assert is_calm(match)


@about("cross-beam-array")
@covers("G-5.3")
def test_cross_beam_array_needs_a_target_on_a_line_and_two_actions() -> None:
    askew = board(seat("F6", hand=["cross-beam-array"]), "G7", "H4", "A1")
    assert "play cross-beam-array" not in legal(askew)
    tired = board(seat("F6", hand=["cross-beam-array"]), "F8", "H4", "A1", actions=1)
    assert "play cross-beam-array" not in legal(tired)


@about("cross-beam-array")
@covers("G-7.2", "G-8.1")
def test_cross_beam_array_passes_over_friends_but_ends_before_walls() -> None:
    match = board(
        seat("F6", hand=["cross-beam-array"], summons={"mop-bot": "F5"}),
        seat("F3", summons={"hired-cleric": "A6"}),
        "K6",
        seat("F9", ghost=True),
        seat("C6", ghost=True),
        zones=[zone("briar-hedge", "H5"), zone("force-field", "B4")],
        actions=4,
    )
    play(match, "play cross-beam-array")
    assert health(match)[:3] == [10, 8, 10]
    assert (summon(match, "mop-bot").health, summon(match, "hired-cleric").health) == (2, 3)
    assert (pawn(match, 3).frozen, pawn(match, 4).frozen) == (True, False)
    assert is_calm(match)


@about("cross-beam-array")
def test_cross_beam_array_cannot_take_extra_ammo() -> None:
    match = board(seat("F6", hand=["cross-beam-array", "extra-ammo"]), "F8", "H4", "A1", actions=4)
    play(match, "play cross-beam-array")
    assert (health(match), hand(match, 0)) == ([10, 8, 10, 10], ["extra-ammo"])


@about("cross-beam-array")
def test_cross_beam_array_goes_no_farther_than_an_enemy_mime_which_it_hits() -> None:
    match = board(
        seat("F6", hand=["cross-beam-array"]), seat("K6", summons={"invisible-box-mime": "H6"}), "F1", actions=4
    )
    play(match, "play cross-beam-array")
    assert health(match) == [10, 10, 8]
    assert summon(match, "invisible-box-mime").health == 2


# --- Teleporter Mix-Up


@about("teleporter-mix-up")
@covers("G-6.11")
def test_teleporter_mix_up_swaps_squares_with_any_other_standing_piece() -> None:
    match = board(
        seat("A1", hand=["teleporter-mix-up"], summons={"mop-bot": "B1"}),
        seat("K11", summons={"hired-cleric": "J11"}),
        "F6",
        seat("C3", ghost=True),
    )
    play(match, "play teleporter-mix-up")
    assert legal(match) == ["piece mop-bot", "piece pawn 1", "piece hired-cleric", "piece pawn 2"]
    play(match, "piece pawn 1")
    assert (pawn(match, 0).square, pawn(match, 1).square, pawn(match, 2).square) == ("K11", "A1", "F6")
    assert (actions(match), health(match)[:3]) == (1, [10, 10, 10])
    assert is_calm(match)


@about("teleporter-mix-up")
@covers("G-6.11")
def test_teleporter_mix_up_frees_a_rooted_pawn_and_may_choose_an_ally() -> None:
    match = board(
        seat(piece("A1", rooted=True), hand=["teleporter-mix-up"], summons={"mop-bot": "H9"}),
        "K11",
        "F6",
        zones=[zone("briar-hedge", "C1")],
    )
    play(match, "play teleporter-mix-up", "piece mop-bot")
    assert (pawn(match, 0).square, summon(match, "mop-bot").square) == ("H9", "A1")
    assert pawn(match, 0).rooted
    assert not pawn(match, 0).moved


@about("teleporter-mix-up")
@covers("G-14.7")
def test_teleporter_mix_up_lets_a_zone_trigger_only_on_whoever_has_the_turn() -> None:
    match = board(
        seat("A1", hand=["teleporter-mix-up"]),
        "K11",
        "F6",
        zones=[zone("haunted-parlor", "I8", seat=2), zone("minefield", "A1", seat=2)],
    )
    play(match, "play teleporter-mix-up", "piece pawn 1")
    assert (pawn(match, 0).square, pawn(match, 1).square) == ("K11", "A1")
    assert health(match) == [9, 10, 10]


@about("teleporter-mix-up")
def test_teleporter_mix_up_does_nothing_when_it_is_cancelled() -> None:
    match = board(seat("A1", hand=["teleporter-mix-up"]), seat("K11", hand=["classified"]), "F6")
    play(match, "play teleporter-mix-up", "piece pawn 1", "respond classified")
    assert (pawn(match, 0).square, pawn(match, 1).square) == ("A1", "K11")
    assert (actions(match), discard(match)) == (1, ["teleporter-mix-up", "classified"])


@about("teleporter-mix-up")
def test_teleporter_mix_up_needs_an_action() -> None:
    match = board(seat("A1", hand=["teleporter-mix-up", "midnight-sprint"]), "K11", "F6", actions=0)
    assert legal_starting(match, "play") == ["play midnight-sprint"]


# --- Freeze Ray, Lightly Used


@about("freeze-ray-lightly-used")
@covers("G-7.5")
def test_freeze_ray_hits_the_first_enemy_and_every_ghost_before_it() -> None:
    match = board(
        seat("A6", hand=["freeze-ray-lightly-used"], summons={"mop-bot": "C6"}),
        "F6",
        "H6",
        seat("D6", ghost=True),
        seat("G6", ghost=True),
    )
    play(match, "play freeze-ray-lightly-used")
    assert health(match)[:3] == [10, 9, 10]
    assert [pawn(match, number).slowed for number in range(3)] == [False, True, False]
    assert (pawn(match, 3).frozen, pawn(match, 4).frozen) == (True, False)
    assert summon(match, "mop-bot").health == 2
    assert actions(match) == 1
    assert is_calm(match)


@about("freeze-ray-lightly-used")
def test_freeze_ray_offers_only_directions_with_a_target_before_the_wall() -> None:
    match = board(
        seat("F6", hand=["freeze-ray-lightly-used"]), "F1", "K6", "A6", "G7", zones=[zone("briar-hedge", "H5")]
    )
    play(match, "play freeze-ray-lightly-used")
    assert legal(match) == ["direction north", "direction west"]
    play(match, "direction west")
    assert health(match) == [10, 10, 10, 9, 10]
    alone = board(seat("F6", hand=["freeze-ray-lightly-used"]), "G7", "K6", "E4", zones=[zone("briar-hedge", "H5")])
    assert "play freeze-ray-lightly-used" not in legal(alone)


@about("freeze-ray-lightly-used")
@covers("G-6.3", "G-4.9")
def test_freeze_ray_leaves_its_target_two_squares_of_movement_until_its_own_turn_ends() -> None:
    match = board(seat("A1", hand=["freeze-ray-lightly-used"]), "F1", "K11")
    play(match, "play freeze-ray-lightly-used", "end")
    reached = [move.removeprefix("to ") for move in follow_ups(match, "move")]
    assert reached == [*["D1", "E1", "G1", "H1"], *["D2", "E2", "F2", "G2", "H2"], *["D3", "E3", "F3", "G3", "H3"]]
    play(match, "end")
    assert not pawn(match, 1).slowed


@about("freeze-ray-lightly-used")
@covers("G-7.5", "G-18.8")
def test_freeze_ray_freezes_every_ghost_on_a_line_without_enemies() -> None:
    match = board(
        seat("A6", hand=["freeze-ray-lightly-used"]),
        "F1",
        "K1",
        seat("C6", ghost=True),
        seat("K6", ghost=True),
        seat("A5", ghost=True),
    )
    play(match, "play freeze-ray-lightly-used", "direction east")
    assert [pawn(match, number).frozen for number in (3, 4, 5)] == [True, True, False]


@about("freeze-ray-lightly-used", "wolf-in-a-nightgown")
@covers("G-7.5")
def test_freeze_ray_passes_over_a_wolf_that_stands_by_its_pawn() -> None:
    match = board(seat("A6", hand=["freeze-ray-lightly-used"]), seat("D5", summons={"wolf-in-a-nightgown": "C6"}), "F6")
    play(match, "play freeze-ray-lightly-used")
    assert (health(match), summon(match, "wolf-in-a-nightgown").health) == ([10, 10, 9], 4)


# --- Gravity Well


@about("gravity-well")
def test_gravity_well_hits_from_two_to_four_squares_away_and_pulls_two() -> None:
    match = board(
        seat("F6", hand=["gravity-well"], summons={"mop-bot": "F8"}),
        "J6",
        "G6",
        "K11",
        seat("B2", summons={"hired-cleric": "H9"}),
        seat("D6", ghost=True),
    )
    play(match, "play gravity-well")
    assert health(match)[:5] == [10, 9, 10, 10, 9]
    assert [pawn(match, number).square for number in range(6)] == ["F6", "H6", "G6", "K11", "D4", "D6"]
    assert (summon(match, "hired-cleric").health, summon(match, "hired-cleric").square) == (2, "F7")
    assert (summon(match, "mop-bot").health, summon(match, "mop-bot").square) == (2, "F8")
    assert pawn(match, 5).frozen
    assert actions(match) == 1
    assert is_calm(match)


@about("gravity-well")
def test_gravity_well_cannot_be_played_on_neighbours_or_from_five_squares_away() -> None:
    match = board(seat("F6", hand=["gravity-well"]), "G6", "K6", "A1")
    assert "play gravity-well" not in legal(match)


@about("gravity-well")
@covers("G-12.2")
def test_gravity_well_pulls_the_nearest_first_and_only_until_adjacent() -> None:
    match = board(seat("F6", hand=["gravity-well"]), "I6", "H6", "J8", zones=[zone("haunted-parlor", "G5", seat=2)])
    play(match, "play gravity-well")
    assert [pawn(match, number).square for number in (1, 2, 3)] == ["H6", "G6", "H7"]
    assert health(match) == [10, 9, 9, 9]


@about("gravity-well")
@covers("G-12.2", "G-14.9")
def test_gravity_well_pulls_rooted_pawns_but_nobody_through_a_wall() -> None:
    match = board(
        seat("F6", hand=["gravity-well"]),
        seat(piece("C6", rooted=True)),
        "J5",
        zones=[zone("force-field", "G3", seat=0)],
    )
    play(match, "play gravity-well")
    assert [pawn(match, number).square for number in (1, 2)] == ["E6", "J5"]
    assert health(match) == [10, 9, 9]


@about("gravity-well", "bigger-boom")
def test_gravity_well_with_bigger_boom_reaches_five_squares_for_two() -> None:
    match = board(seat("F6", hand=["gravity-well", "bigger-boom"]), "J6", "K9", "G6")
    play(match, "play gravity-well", "attach bigger-boom")
    assert health(match) == [10, 8, 8, 10]
    assert [pawn(match, number).square for number in (1, 2)] == ["H6", "I7"]


# --- EMP Hiccup


@about("emp-hiccup")
def test_emp_hiccup_destroys_the_oldest_equipment_of_enemies_near_and_stuns_their_summons() -> None:
    match = board(
        seat(piece("F6", equipment=["steel-toed-boots"]), hand=["emp-hiccup"], summons={"mop-bot": "F7"}),
        seat(
            piece("I9", equipment=["jetpack-warranty-void", "enormous-gun"]),
            summons={"hired-cleric": piece("G6", equipment=["seven-league-clogs"]), "sentry-turret": "D3"},
        ),
        seat(piece("J6", equipment=["cereal-box-ring"]), summons={"furious-bunny": "F10"}),
    )
    play(match, "play emp-hiccup")
    assert [pawn(match, number).equipment for number in range(3)] == [
        ("steel-toed-boots",),
        ("enormous-gun",),
        ("cereal-box-ring",),
    ]
    assert summon(match, "hired-cleric").equipment == ()
    stunned = {name: summon(match, name).skip for name in ("mop-bot", "hired-cleric", "sentry-turret", "furious-bunny")}
    assert stunned == {"mop-bot": False, "hired-cleric": True, "sentry-turret": True, "furious-bunny": False}
    assert [pawn(match, number).skip for number in range(3)] == [False, False, False]
    assert discard(match) == ["jetpack-warranty-void", "seven-league-clogs", "emp-hiccup"]
    assert actions(match) == 1
    assert is_calm(match)


@about("emp-hiccup")
@covers("G-5.3")
def test_emp_hiccup_can_be_played_with_nobody_near_and_then_does_nothing() -> None:
    match = board(
        seat("A1", hand=["emp-hiccup"]), seat(piece("E1", equipment=["enormous-gun"]), summons={"mop-bot": "E5"}), "K11"
    )
    play(match, "play emp-hiccup")
    assert (pawn(match, 1).equipment, summon(match, "mop-bot").skip) == (("enormous-gun",), False)
    assert (actions(match), discard(match)) == (1, ["emp-hiccup"])


@about("emp-hiccup")
@covers("G-15.7")
def test_emp_hiccup_costs_a_summon_its_turn_and_spares_one_that_is_immune() -> None:
    match = board(
        seat("F6", hand=["emp-hiccup"]),
        seat("H6", summons={"mop-bot": "G5", "hired-cleric": piece("H5", immune=True)}),
        "K11",
    )
    play(match, "play emp-hiccup")
    assert (summon(match, "mop-bot").skip, summon(match, "hired-cleric").skip) == (True, False)
    play(match, "end", "end", "next mop-bot")
    assert asked(match) == (1, "summon-menu")
    assert (summon(match, "mop-bot").skip, summon(match, "mop-bot").immune) == (False, True)
    assert summon(match, "hired-cleric").immune
    play(match, "end")
    assert not summon(match, "hired-cleric").immune


# --- Deflector Bubble


@about("deflector-bubble")
def test_deflector_bubble_reduces_a_ranged_attack_by_three_for_its_player_alone() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously", "overcharge"]), seat("H6", hand=["deflector-bubble"]), "F8", actions=4
    )
    play(match, "play fireball-obviously", "attach overcharge")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond deflector-bubble"])
    play(match, "respond deflector-bubble")
    assert health(match) == [8, 7, 4]
    assert discard(match) == ["deflector-bubble", "fireball-obviously", "overcharge"]
    assert is_calm(match)


@about("deflector-bubble")
@covers("G-2.8", "G-11.4")
def test_deflector_bubble_does_not_answer_melee_attacks() -> None:
    bubble = seat("G6", hand=["deflector-bubble"])
    adjacent = board(seat("F6", hand=["chainsaw-solo"]), bubble, "A1")
    play(adjacent, "play chainsaw-solo")
    assert (health(adjacent), hand(adjacent, 1)) == ([10, 9, 10], ["deflector-bubble"])
    melee = board("F6", bubble, "A1")
    play(melee, "melee")
    assert health(melee) == [10, 9, 10]
    turret = board(seat("A1", summons={"sentry-turret": "E6"}), bubble, "K11", phase="summon")
    play(turret, "attack")
    assert health(turret) == [10, 9, 10]


@about("deflector-bubble")
@covers("G-2.8")
def test_deflector_bubble_answers_a_burst_from_the_next_square_and_never_heals() -> None:
    match = board(seat("F6", hand=["spinning-back-everything"]), seat("G6", hand=["deflector-bubble"]), "A1")
    play(match, "play spinning-back-everything", "respond deflector-bubble")
    assert health(match) == [10, 10, 10]


@about("deflector-bubble")
@covers("G-8.2")
def test_deflector_bubble_reduces_true_damage_too() -> None:
    match = board(seat("F6", hand=["heat-squint"]), seat("K6", hand=["deflector-bubble"]), "A1")
    play(match, "play heat-squint", "respond deflector-bubble")
    assert health(match) == [10, 10, 10]


@about("deflector-bubble")
def test_deflector_bubble_is_for_attacks_on_its_own_player() -> None:
    match = board(
        seat("F6", hand=["heat-squint"]), seat("K6", summons={"mop-bot": "H6"}, hand=["deflector-bubble"]), "F1"
    )
    play(match, "play heat-squint", "direction north")
    assert (health(match), hand(match, 1)) == ([10, 10, 8], ["deflector-bubble"])
    own_summon = board(
        seat("F6", hand=["heat-squint"]), seat("K6", summons={"mop-bot": "H6"}, hand=["deflector-bubble"]), "G1"
    )
    play(own_summon, "play heat-squint")
    assert not has_summon(own_summon, "mop-bot")


@about("deflector-bubble", "annoying-sidekick", "cereal-box-ring", "sparring-mat", "dragonscale-pajamas", "overcharge")
@covers("G-8.3")
def test_deflector_bubble_comes_after_attacker_doubling_zones_and_defense() -> None:
    match = board(
        seat(
            piece("F6", equipment=["cereal-box-ring"]),
            hand=["fireball-obviously", "overcharge"],
            summons={"annoying-sidekick": "A11"},
        ),
        seat(piece("H6", equipment=["dragonscale-pajamas"]), hand=["deflector-bubble"]),
        "K11",
        zones=[zone("sparring-mat", "H5", seat=2)],
        actions=4,
    )
    play(match, "play fireball-obviously", "attach overcharge", "respond deflector-bubble")
    assert health(match) == [8, 7, 10]
    assert pawn(match, 0).equipment == ()


# --- Undo Button


@about("undo-button")
@covers("G-5.7", "G-10.3")
def test_undo_button_cancels_an_action_card_and_returns_it() -> None:
    match = board(seat("F6", hand=["chainsaw-solo"]), "G6", seat("A1", hand=["undo-button"]))
    play(match, "play chainsaw-solo")
    assert (asked(match), legal(match)) == ((2, "respond"), ["pass", "respond undo-button"])
    play(match, "respond undo-button")
    assert (health(match), actions(match)) == ([10, 10, 10], 1)
    assert (hand(match, 0), discard(match)) == (["chainsaw-solo"], ["undo-button"])
    assert is_calm(match)


@about("undo-button")
@covers("G-2.12")
def test_undo_button_leaves_the_card_unplayable_for_the_rest_of_the_turn() -> None:
    match = board(seat("F6", hand=["chainsaw-solo"]), "G6", seat("A1", hand=["undo-button"]))
    play(match, "play chainsaw-solo", "respond undo-button")
    assert legal_starting(match, "play") == []
    assert "melee" in legal(match)


@about("undo-button")
@covers("G-11.4")
def test_undo_button_answers_nothing_but_action_cards() -> None:
    undo = seat("A1", hand=["undo-button"])
    match = board(seat("F6", hand=["jetpack-warranty-void", "mop-bot", "haunted-parlor"]), "G6", undo, actions=6)
    play(match, "play jetpack-warranty-void", "play mop-bot", "to F7", "melee", "move", "to F5")
    play(match, "play haunted-parlor", "layout 3x4", "corner A8")
    assert (health(match), hand(match, 2)) == ([10, 9, 10], ["undo-button"])
    assert (pawn(match, 0).square, has_summon(match, "mop-bot"), actions(match)) == ("F5", True, 1)


@about("undo-button", "classified")
@covers("G-11.7")
def test_undo_button_saves_a_card_from_another_objection_which_it_cannot_itself_answer() -> None:
    match = board(seat("F6", hand=["chainsaw-solo"]), seat("G6", hand=["classified"]), seat("A1", hand=["undo-button"]))
    play(match, "play chainsaw-solo", "respond classified", "respond undo-button")
    assert (hand(match, 0), health(match)) == (["chainsaw-solo"], [10, 10, 10])
    assert discard(match) == ["undo-button", "classified"]
    assert is_calm(match)


@about("undo-button")
@covers("G-11.10")
def test_undo_button_cannot_answer_what_is_unanswerable() -> None:
    match = board(seat("G6", hand=["jump-scare"]), seat("I6", hand=["undo-button"]), "A1", chance=["card undo-button"])
    play(match, "play jump-scare", "to H6")
    assert (health(match), discard(match)) == ([10, 9, 10], ["undo-button", "jump-scare"])


@about("undo-button", "overcharge")
@covers("G-10.7")
def test_undo_button_sends_the_combos_to_the_discard_pile_without_effect() -> None:
    match = board(
        seat("F6", hand=["chainsaw-solo", "overcharge", "ever-after-party"]), "G6", seat("A1", hand=["undo-button"])
    )
    play(match, "play chainsaw-solo", "attach overcharge", "attach ever-after-party", "respond undo-button")
    assert (health(match), hand(match, 0)) == ([10, 10, 10], ["chainsaw-solo"])
    assert discard(match) == ["overcharge", "ever-after-party", "undo-button"]


@about("undo-button", "counterpunch")
@covers("G-4.11")
def test_undo_button_returns_nothing_once_the_player_has_died() -> None:
    match = board(
        seat(piece("F6", health=2), hand=["chainsaw-solo"]),
        seat("G6", hand=["undo-button"]),
        seat("F5", hand=["counterpunch"]),
        "A1",
    )
    play(match, "play chainsaw-solo", "respond undo-button", "respond counterpunch")
    assert not player(match, 0).is_alive
    assert health(match)[1:] == [10, 10, 10]
    assert sorted(discard(match)) == ["chainsaw-solo", "counterpunch", "undo-button"]


# --- Overcharge


@about("overcharge")
def test_overcharge_doubles_an_attack_and_hurts_its_player_by_two() -> None:
    match = board(seat("F6", hand=["chainsaw-solo", "overcharge"]), "G6", "E5")
    play(match, "play chainsaw-solo")
    assert legal(match) == ["done", "attach overcharge"]
    play(match, "attach overcharge")
    assert health(match) == [8, 8, 8]
    assert [pawn(match, number).bleed for number in range(3)] == [0, 1, 1]
    assert (actions(match), discard(match)) == (1, ["chainsaw-solo", "overcharge"])
    assert is_calm(match)


@about("overcharge")
@covers("G-10.5", "G-11.11")
def test_overcharge_goes_on_attack_cards_only_and_does_not_assist() -> None:
    match = board(seat("F6", hand=["overcharge", "emp-hiccup"]), "G6", seat("A1"), actions=3)
    play(match, "melee")
    assert health(match) == [10, 9, 10]
    play(match, "play emp-hiccup")
    assert (hand(match, 0), discard(match)) == (["overcharge"], ["emp-hiccup"])
    other = board("F6", "G6", seat("A1", hand=["overcharge"]))
    play(other, "melee")
    assert (health(other), hand(other, 2)) == ([10, 9, 10], ["overcharge"])


@about("overcharge", "falling-leaf-step")
@covers("G-10.7")
def test_overcharge_hurts_its_player_even_if_the_attack_missed() -> None:
    match = board(seat("F6", hand=["heat-squint", "overcharge"]), seat("H6", hand=["falling-leaf-step"]), "A1")
    play(match, "play heat-squint", "attach overcharge", "respond falling-leaf-step", "to H5")
    assert health(match) == [8, 10, 10]


@about("overcharge", "classified")
@covers("G-10.7")
def test_overcharge_hurts_nobody_if_the_attack_was_cancelled() -> None:
    match = board(seat("F6", hand=["heat-squint", "overcharge"]), seat("H6", hand=["classified"]), "A1")
    play(match, "play heat-squint", "attach overcharge", "respond classified")
    assert health(match) == [10, 10, 10]
    assert discard(match)[-1] == "classified"


@about("overcharge", "lucky-crit", "silencer", "dragonscale-pajamas")
@covers("G-8.3")
def test_overcharge_doubles_after_bonuses_and_its_damage_is_lowered_by_defense() -> None:
    match = board(
        seat(
            piece("F6", equipment=["dragonscale-pajamas"]), hand=["heat-squint", "overcharge", "silencer", "lucky-crit"]
        ),
        "H6",
        "A1",
        chance=["coin heads"],
    )
    play(match, "play heat-squint", "attach overcharge", "attach silencer", "attach lucky-crit")
    assert not player(match, 1).is_alive
    assert player(match, 1).health == 10 - (2 + 1) * 2 * 2
    assert health(match)[0] == 9


@about("overcharge")
@covers("G-17.2", "G-4.11")
def test_overcharge_can_kill_its_player_and_nobody_gets_the_hand() -> None:
    match = board(seat(piece("F6", health=2), hand=["heat-squint", "overcharge", "rerun"]), "G6", "A1", "K1")
    play(match, "play heat-squint", "attach overcharge")
    assert (player(match, 0).is_alive, health(match)[1:]) == (False, [6, 10, 10])
    assert [len(hand(match, number)) for number in range(4)] == [0, 2, 0, 0]
    assert sorted(discard(match)) == ["heat-squint", "overcharge", "rerun"]
    assert asked(match) == (1, "main")
