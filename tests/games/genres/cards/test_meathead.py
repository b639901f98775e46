"""Meathead, Action and Objection! cards: each works, does not, and stops where it should."""

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
    pawn,
    piece,
    play,
    seat,
    summon,
    zone,
)
from tests.games.genres.cards.sights import SPARE, area, bleeding, damages, living, places, price
from tests.rulebook import covers


@about("grenade-juggling")
@covers("G-7.2", "G-7.3")
def test_grenade_juggling_deals_two_on_the_center_of_the_plus_and_one_on_its_arms() -> None:
    match = board(seat("F6", hand=["grenade-juggling"]), "H6", "H5", "G5")
    assert area(match, "play grenade-juggling", "center H6") == "H5 G6 H6 I6 H7"
    assert (health(match), actions(match), is_calm(match)) == ([10, 8, 9, 10], 1, True)


@about("grenade-juggling")
@covers("G-7.3", "G-5.3")
def test_grenade_juggling_offers_the_centers_two_squares_away_and_its_own_where_there_is_a_target() -> None:
    match = board(seat("A1", hand=["grenade-juggling"]), "B1", "A4", "C3")
    assert follow_ups(match, "play grenade-juggling") == [
        f"center {square}" for square in ("A1", "C1", "C2", "A3", "B3", "C3")
    ]
    match = board(seat("A1", hand=["grenade-juggling"]), "B2", "K11")
    assert follow_ups(match, "play grenade-juggling") == ["center C2", "center B3"]
    assert price("grenade-juggling", "I9", "J6") is None
    assert price("grenade-juggling", "I8", "K1") == 1


@about("grenade-juggling")
@covers("G-7.4")
def test_only_a_ghost_can_be_on_the_center_of_the_own_plus() -> None:
    match = board(seat("F6", hand=["grenade-juggling"]), "G6", "G5", seat("F6", ghost=True), "K1")
    assert area(match, "play grenade-juggling", "center F6") == "F5 E6 F6 G6 F7"
    assert (health(match), pawn(match, 3).frozen) == ([10, 9, 10, 0, 10], True)


@about("grenade-juggling")
@covers("G-7.6")
def test_a_step_from_the_center_to_an_arm_saves_one_damage() -> None:
    match = board(seat("F6", hand=["grenade-juggling"]), seat("H6", hand=["falling-leaf-step"]), "K1")
    play(match, "play grenade-juggling", "center H6", "respond falling-leaf-step", "to H5")
    assert (health(match), places(match)[1]) == ([10, 9, 10], "H5")


@about("belt-fed-diplomacy")
@covers("G-12.1", "G-7.2")
def test_belt_fed_diplomacy_hits_each_target_on_a_line_and_pushes_the_farthest_first() -> None:
    match = board(seat("B6", hand=["belt-fed-diplomacy"]), "D6", "E6", "B5")
    assert follow_ups(match, "play belt-fed-diplomacy") == ["direction north", "direction east"]
    assert area(match, "play belt-fed-diplomacy", "direction east") == "C6 D6 E6 F6 G6 H6 I6 J6 K6"
    assert (health(match), places(match)) == ([10, 9, 9, 10], ["B6", "F6", "G6", "B5"])
    assert (actions(match), is_calm(match)) == (1, True)


@about("belt-fed-diplomacy")
@covers("G-5.3", "G-7.2")
def test_belt_fed_diplomacy_cannot_be_played_past_a_wall_or_along_a_diagonal() -> None:
    match = board(seat("B6", hand=["belt-fed-diplomacy"]), "G6", "F10", zones=[zone("briar-hedge", "C5")])
    assert "play belt-fed-diplomacy" not in legal(match)
    assert price("belt-fed-diplomacy", "H8", "E5") is None
    assert price("belt-fed-diplomacy", "F11", "E5") == 1


@about("belt-fed-diplomacy")
@covers("G-12.3", "G-8.1")
def test_belt_fed_diplomacy_passes_allies_and_slams_nobody_who_is_stopped() -> None:
    match = board(
        seat("B6", hand=["belt-fed-diplomacy"], summons={"mop-bot": "G6"}),
        "F6",
        seat("J6", summons={"final-girl": "K6"}),
    )
    play(match, "play belt-fed-diplomacy")
    assert (health(match), places(match)) == ([10, 9, 9], ["B6", "F6", "J6"])
    assert (summon(match, "mop-bot").health, summon(match, "final-girl").health) == (2, 2)
    assert (summon(match, "mop-bot").square, summon(match, "final-girl").square) == ("G6", "K6")


@about("belt-fed-diplomacy", "invisible-box-mime")
def test_belt_fed_diplomacy_goes_no_farther_than_an_enemys_mime() -> None:
    match = board(seat("B6", hand=["belt-fed-diplomacy"]), seat("K1", summons={"invisible-box-mime": "E6"}), "H6")
    assert area(match, "play belt-fed-diplomacy") == "C6 D6 E6"
    assert (health(match), summon(match, "invisible-box-mime").health) == ([10, 10, 10], 3)
    assert summon(match, "invisible-box-mime").square == "G6"


@about("dont-look-back")
@covers("G-7.2")
def test_dont_look_back_hits_everybody_within_three_squares_for_two_and_then_may_move_three() -> None:
    match = board(
        seat("F6", hand=["dont-look-back"]), "C9", "J6", seat("I3", summons={"budget-vampire": "F7"}), actions=3
    )
    covered = area(match, "play dont-look-back").split(" ")
    assert (len(covered), covered[0], covered[-1]) == (49, "C3", "I9")
    assert (health(match), summon(match, "budget-vampire").health) == ([10, 8, 10, 8], 1)
    assert (asked(match), actions(match), legal(match)[0]) == ((0, "destination"), 1, "stay")
    assert ("to F3" in legal(match), "to F2" in legal(match), "to F7" in legal(match)) == (True, False, False)
    play(match, "to F3")
    assert (places(match)[0], is_calm(match)) == ("F3", True)


@about("dont-look-back")
@covers("G-5.3")
def test_dont_look_back_costs_two_actions_and_needs_a_target_within_three_squares() -> None:
    assert price("dont-look-back", "I9", "K1") == 2
    assert price("dont-look-back", "J6", "K1") is None


@about("dont-look-back")
@covers("G-5.3", "G-18.8")
def test_dont_look_back_can_be_played_at_a_ghost_alone_and_still_moves() -> None:
    match = board(seat("F6", hand=["dont-look-back", SPARE]), seat("C3", ghost=True), "J6", "K1")
    play(match, "play dont-look-back", "to F9")
    assert (pawn(match, 1).frozen, health(match), places(match)[0]) == (True, [10, 0, 10, 10], "F9")


@about("dont-look-back")
@covers("G-17.3", "G-6.2")
def test_whoever_dies_of_dont_look_back_leaves_a_square_to_walk_over() -> None:
    match = board(
        seat("A1", hand=["dont-look-back", SPARE]),
        seat(piece("B1", health=2), hand=["seance"]),
        seat("B2"),
        seat("A2"),
    )
    play(match, "play dont-look-back")
    assert (living(match), hand(match, 0)) == ([True, False, True, True], [SPARE, "seance"])
    assert "to B1" in legal(match)
    play(match, "to D1")
    assert places(match)[0] == "D1"


@about("arm-wrestling")
def test_in_arm_wrestling_the_lower_cost_takes_two() -> None:
    def wrestle(mine: str, theirs: str) -> list[int]:
        match = board(
            seat("F6", hand=["arm-wrestling", mine]),
            seat("G6", hand=[theirs, "classified"]),
            "K1",
            chance=[f"card {mine}", f"card {theirs}"],
        )
        play(match, "play arm-wrestling", "pass")
        assert (hand(match, 0), hand(match, 1)) == ([], ["classified"])
        assert (sorted(discard(match)), actions(match)) == (sorted(["arm-wrestling", mine, theirs]), 1)
        assert is_calm(match)
        return health(match)

    assert wrestle("inner-peace", "signed-in-red") == [10, 8, 10]
    assert wrestle("falling-leaf-step", "split-kick") == [8, 10, 10]
    assert wrestle("split-kick", "double-agent") == [8, 10, 10]
    assert wrestle("split-kick", "inner-peace") == [9, 9, 10]


@about("arm-wrestling")
def test_in_arm_wrestling_no_card_is_lower_than_a_card_that_costs_nothing() -> None:
    match = board(seat("F6", hand=["arm-wrestling"]), seat("G6", hand=["wiretap"]), "K1", chance=["card wiretap"])
    play(match, "play arm-wrestling")
    assert health(match) == [8, 10, 10]
    match = board(seat("F6", hand=["arm-wrestling", "wiretap"]), "G6", "K1", chance=["card wiretap"])
    play(match, "play arm-wrestling")
    assert health(match) == [10, 8, 10]
    match = board(seat("F6", hand=["arm-wrestling"]), "G6", "K1")
    play(match, "play arm-wrestling")
    assert health(match) == [9, 9, 10]


@about("arm-wrestling")
@covers("G-5.3")
def test_arm_wrestling_needs_an_adjacent_enemy_pawn() -> None:
    assert price("arm-wrestling", seat("H6", summons={"mop-bot": "G6"}), seat("E6", ghost=True), "K1") is None
    assert price("arm-wrestling", "G7", "K1") == 1
    match = board(seat("F6", hand=["arm-wrestling"]), "G6", "E6", "D6")
    assert follow_ups(match, "play arm-wrestling") == ["piece pawn 1", "piece pawn 2"]


@about("arm-wrestling")
@covers("G-8.2", "G-8.3")
def test_in_arm_wrestling_the_enemy_takes_effect_damage_and_the_own_loss_is_ambient() -> None:
    mat = zone("sparring-mat", "F5")
    match = board(seat("F6", hand=["arm-wrestling"], summons={"annoying-sidekick": "K11"}), "G6", "K1", zones=[mat])
    assert damages(match, "play arm-wrestling") == [(1, "ambient", "arm-wrestling"), (1, "effect", "arm-wrestling")]
    match = board(
        seat(piece("F6", equipment=["cereal-box-ring"]), hand=["arm-wrestling"]),
        seat(piece("G6", equipment=["dragonscale-pajamas"])),
        "K1",
    )
    play(match, "play arm-wrestling")
    assert health(match) == [9, 9, 10]


@about("arm-wrestling")
@covers("G-17.6", "G-17.2")
def test_arm_wrestlers_who_die_together_leave_their_hands_to_nobody() -> None:
    match = board(
        seat(piece("F6", health=1), hand=["arm-wrestling", "split-kick", "seance"]),
        seat(piece("G6", health=1), hand=["inner-peace", "wiretap"]),
        "K1",
        "K11",
        chance=["card split-kick", "card inner-peace"],
    )
    play(match, "play arm-wrestling")
    assert (living(match), asked(match)[0]) == ([False, False, True, True], 1)
    assert sorted(discard(match)) == ["arm-wrestling", "inner-peace", "seance", "split-kick", "wiretap"]


@about("shoulder-charge")
@covers("G-12.1", "G-12.3")
def test_shoulder_charge_pushes_four_and_slams_whoever_is_stopped() -> None:
    match = board(seat("D6", hand=["shoulder-charge"]), "E6", "H6")
    assert damages(match, "play shoulder-charge") == [(1, "attack", "shoulder-charge"), (1, "ambient", "slam")]
    assert (health(match), places(match), actions(match)) == ([10, 8, 10], ["D6", "G6", "H6"], 1)
    match = board(seat("D6", hand=["shoulder-charge"]), "E6", "K1")
    play(match, "play shoulder-charge")
    assert (health(match), places(match)[1], is_calm(match)) == ([10, 9, 10], "I6", True)


@about("shoulder-charge")
@covers("G-5.3", "G-7.5")
def test_shoulder_charge_chooses_one_adjacent_target() -> None:
    assert price("shoulder-charge", "H6", "D4") is None
    assert price("shoulder-charge", "G7", "D4") == 1
    match = board(seat("F6", hand=["shoulder-charge"]), "G6", "E5", seat("F6", ghost=True), "H6")
    assert follow_ups(match, "play shoulder-charge") == ["target pawn 1", "target pawn 2", "target ghost 3"]
    play(match, "play shoulder-charge", "target pawn 2")
    assert (health(match), places(match)[2]) == ([10, 10, 9, 0, 10], "A1")


@about("shoulder-charge")
@covers("G-12.3", "G-12.1")
def test_borders_and_walls_slam_too_but_a_ghost_is_only_frozen() -> None:
    match = board(seat("J6", hand=["shoulder-charge"]), seat(piece("K6", equipment=["dragonscale-pajamas"])), "A1")
    play(match, "play shoulder-charge")
    assert (health(match), places(match)[1]) == ([10, 10, 10], "K6")
    match = board(seat("D6", hand=["shoulder-charge"]), "E6", "A1", zones=[zone("briar-hedge", "G5")])
    play(match, "play shoulder-charge")
    assert (health(match), places(match)[1]) == ([10, 8, 10], "F6")
    match = board(seat("J6", hand=["shoulder-charge"]), seat("K6", ghost=True), "A1", "A11")
    play(match, "play shoulder-charge")
    assert (pawn(match, 1).frozen, places(match)[1]) == (True, "K6")


@about("shoulder-charge")
@covers("G-17.2", "G-14.7")
def test_a_death_by_the_slam_is_credited_to_the_pusher() -> None:
    match = board(seat("D6", hand=["shoulder-charge"]), seat(piece("E6", health=2), hand=["seance"]), "G6", "K1")
    play(match, "play shoulder-charge")
    assert (living(match), hand(match, 0), places(match)[1]) == ([True, False, True, True], ["seance"], "F6")


@about("yard-work-flamethrower")
@covers("G-7.3")
def test_yard_work_flamethrower_hits_two_rows_of_three_in_front_and_makes_them_bleed() -> None:
    match = board(seat("F6", hand=["yard-work-flamethrower"]), "G7", "H5", "I6", "F5")
    assert area(match, "play yard-work-flamethrower", "direction east") == "G5 H5 G6 H6 G7 H7"
    assert (health(match), bleeding(match)) == ([10, 9, 9, 10, 10], [0, 1, 1, 0, 0])
    assert (actions(match), is_calm(match)) == (1, True)


@about("yard-work-flamethrower")
@covers("G-5.3")
def test_yard_work_flamethrower_reaches_neither_three_squares_ahead_nor_two_aside() -> None:
    assert price("yard-work-flamethrower", "I6", "F3") is None
    assert price("yard-work-flamethrower", "H8", "D4") is None
    assert price("yard-work-flamethrower", "H7", "K1") == 1
    match = board(seat("F6", hand=["yard-work-flamethrower"]), "G5", "E8", "K1")
    assert follow_ups(match, "play yard-work-flamethrower") == [
        "direction north", "direction east", "direction south",
    ]  # fmt: skip


@about("yard-work-flamethrower")
@covers("G-8.5", "G-12.4")
def test_yard_work_flamethrower_makes_bleed_even_without_damage() -> None:
    match = board(
        seat("F6", hand=["yard-work-flamethrower"], summons={"mop-bot": "G6"}),
        seat(piece("G5", equipment=["trench-coat-of-many-pockets"])),
        seat(piece("H5", bleed=3)),
        seat("H6", ghost=True),
        "K1",
    )
    play(match, "play yard-work-flamethrower", "direction east")
    assert (health(match), bleeding(match)) == ([10, 10, 9, 0, 10], [0, 1, 3, 0, 0])
    assert (pawn(match, 3).frozen, summon(match, "mop-bot").health) == (True, 2)


@about("yard-work-flamethrower")
@covers("G-17.2", "G-4.5")
def test_a_death_by_bleeding_is_credited_to_whoever_made_the_wound_last() -> None:
    match = board(
        seat("F6", hand=["yard-work-flamethrower"]),
        seat(piece("G6", health=2, bleed=1, bleed_by=2), hand=["seance"]),
        "K1",
        "K11",
    )
    play(match, "play yard-work-flamethrower", "end")
    assert (living(match), hand(match, 0), asked(match)[0]) == ([True, False, True, True], ["seance"], 2)


@about("fridge-toss")
@covers("G-7.2")
def test_fridge_toss_hits_one_target_exactly_three_squares_away_for_two() -> None:
    match = board(seat("F6", hand=["fridge-toss"]), "H6", "I8", "J6")
    assert len(area(match, "play fridge-toss").split(" ")) == 24
    assert (health(match), actions(match), is_calm(match)) == ([10, 10, 8, 10], 1, True)


@about("fridge-toss")
@covers("G-5.3", "G-18.9")
def test_fridge_toss_needs_a_target_three_squares_away_and_may_choose_a_ghost() -> None:
    assert price("fridge-toss", "H6", "J6") is None
    assert price("fridge-toss", "I9", "J6") == 1
    match = board(seat("F6", hand=["fridge-toss"]), "C6", seat("F3", ghost=True), seat("K1", summons={"mop-bot": "I9"}))
    assert follow_ups(match, "play fridge-toss") == ["target pawn 1", "target ghost 2", "target mop-bot"]
    play(match, "play fridge-toss", "target ghost 2")
    assert (health(match), pawn(match, 2).frozen) == ([10, 10, 0, 10], True)


@about("fridge-toss")
@covers("G-7.6")
def test_fridge_toss_misses_whoever_steps_nearer_or_farther() -> None:
    for square in ("G6", "H6", "J6", "K6"):
        match = board(seat("F6", hand=["fridge-toss"]), seat("I6", hand=["falling-leaf-step"]), "K1")
        play(match, "play fridge-toss", "respond falling-leaf-step", f"to {square}")
        assert (health(match), is_calm(match)) == ([10, 10, 10], True)
    match = board(seat("F6", hand=["fridge-toss"]), seat("I6", hand=["falling-leaf-step"]), "K1")
    play(match, "play fridge-toss", "respond falling-leaf-step", "to I8")
    assert health(match) == [10, 8, 10]


@about("fridge-toss")
@covers("G-2.8", "G-10.5")
def test_fridge_toss_is_ranged_and_no_burst() -> None:
    match = board(
        seat("F6", hand=["fridge-toss", "bigger-boom", "one-two-punch", "extra-ammo"]),
        seat("I6", hand=["deflector-bubble", "counterpunch"]),
        "K1",
    )
    play(match, "play fridge-toss")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond deflector-bubble"])
    play(match, "respond deflector-bubble")
    assert health(match) == [10, 10, 10]


@about("stunt-double")
def test_stunt_double_swaps_squares_with_a_summon_which_becomes_the_target() -> None:
    match = board("F6", seat("G6", hand=["stunt-double"], summons={"final-girl": "K6", "mop-bot": "G11"}), "A1")
    play(match, "melee", "respond stunt-double")
    assert (asked(match), legal(match)) == ((1, "choose-piece"), ["piece final-girl", "piece mop-bot"])
    play(match, "piece final-girl")
    assert (health(match), places(match)[1]) == ([10, 10, 10], "K6")
    assert (summon(match, "final-girl").square, summon(match, "final-girl").health) == ("G6", 2)
    assert (discard(match), is_calm(match)) == (["stunt-double"], True)


@about("stunt-double")
@covers("G-11.4")
def test_stunt_double_needs_an_own_summon_within_five_squares_and_an_attack_that_would_hit() -> None:
    match = board(
        seat("E6", summons={"furious-bunny": "F7"}), seat("F6", hand=["stunt-double"]),
        seat("A1", summons={"mop-bot": "G6"}), seat("K1"),
    )  # fmt: skip
    play(match, "melee")
    assert (health(match)[1], hand(match, 1)) == (9, ["stunt-double"])
    match = board("D6", seat("E6", hand=["stunt-double"], summons={"final-girl": "K6"}), "A1")
    play(match, "melee")
    assert (health(match)[1], hand(match, 1)) == (9, ["stunt-double"])
    match = board("D6", seat("E6", hand=["stunt-double"], summons={"final-girl": "E7"}), "A1")
    play(match, "melee", "target final-girl")
    assert (health(match)[1], hand(match, 1), summon(match, "final-girl").health) == (10, ["stunt-double"], 2)


@about("stunt-double")
@covers("G-7.6")
def test_in_an_area_attack_stunt_double_only_changes_places() -> None:
    match = board(
        seat("F6", hand=["dont-look-back", SPARE]),
        seat("H6", hand=["stunt-double"], summons={"final-girl": "K6"}),
        "A1",
    )
    play(match, "play dont-look-back", "respond stunt-double", "stay")
    assert (health(match), places(match)[1], summon(match, "final-girl").health) == ([10, 10, 10], "K6", 1)
    match = board(
        seat("F6", hand=["dont-look-back", SPARE]),
        seat("H6", hand=["stunt-double"], summons={"final-girl": "I6"}),
        "A1",
    )
    play(match, "play dont-look-back", "respond stunt-double", "stay")
    assert (health(match), places(match)[1], summon(match, "final-girl").health) == ([10, 8, 10], "I6", 1)


@about("stunt-double")
@covers("G-11.7", "G-10.3")
def test_a_cancelled_stunt_double_changes_nothing() -> None:
    match = board(
        "F6",
        seat("G6", hand=["stunt-double"], summons={"final-girl": "K6"}),
        seat("A1", hand=["counter-intelligence"]),
        armories=[["mop-bot"]],
    )
    play(match, "melee", "respond stunt-double", "respond counter-intelligence")
    assert (health(match), places(match)[1], summon(match, "final-girl").square) == ([10, 9, 10], "G6", "K6")
    assert (hand(match, 2), is_calm(match)) == (["mop-bot"], True)


@about("stunt-double")
@covers("G-2.7")
def test_stunt_double_takes_the_hit_of_a_line_that_stops_at_its_first_target() -> None:
    match = board(
        seat("A6", hand=["heat-squint"]), seat("D6", hand=["stunt-double"], summons={"final-girl": "D8"}), "H6"
    )
    play(match, "play heat-squint", "respond stunt-double")
    assert (health(match), places(match)[1], summon(match, "final-girl").health) == ([10, 10, 10], "D8", 1)


@about("stunt-double", "wolf-in-a-nightgown")
@covers("G-2.7", "G-7.5")
def test_a_double_that_lines_pass_over_becomes_the_target_all_the_same() -> None:
    match = board(
        seat("A6", hand=["heat-squint"]), seat("D6", hand=["stunt-double"], summons={"wolf-in-a-nightgown": "C6"}), "K1"
    )
    play(match, "play heat-squint", "respond stunt-double")
    assert (places(match)[1], summon(match, "wolf-in-a-nightgown").square) == ("C6", "D6")
    assert (health(match), summon(match, "wolf-in-a-nightgown").health) == ([10, 10, 10], 2)


@about("stunt-double")
@covers("G-14.7")
def test_a_swap_with_a_stunt_double_enters_no_zone_outside_the_own_turn() -> None:
    match = board(
        "F6", seat("G6", hand=["stunt-double"], summons={"mop-bot": piece("K6", rooted=True)}), "A1",
        zones=[zone("haunted-parlor", "I5")],
    )  # fmt: skip
    play(match, "melee", "respond stunt-double")
    assert (health(match), places(match)[1], summon(match, "mop-bot").health) == ([10, 10, 10], "K6", 1)
    assert has_summon(match, "mop-bot")
