"""Meathead, Combos, the Event and what stays: each works, does not, and stops where it should."""

from clashtable.games.genres.wire.pieces import ZoneGone
from tests.cardbook import about
from tests.games.genres.board import (
    actions,
    asked,
    board,
    discard,
    events,
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
    squares,
    summon,
    zone,
    zones,
)
from tests.games.genres.cards.sights import SPARE, area, damages, living, places, price
from tests.rulebook import covers


@about("extra-ammo")
@covers("G-10.6")
def test_extra_ammo_lets_a_line_fire_along_a_second_direction() -> None:
    match = board(seat("F6", hand=["belt-fed-diplomacy", "extra-ammo"]), "F4", "H6", "F9")
    play(match, "play belt-fed-diplomacy", "attach extra-ammo", "direction north")
    assert legal(match) == ["direction east", "direction south", "direction west"]
    assert area(match, "direction east") == "F1 F2 F3 F4 F5 G6 H6 I6 J6 K6"
    assert (health(match), places(match)) == ([10, 9, 9, 10], ["F6", "F2", "J6", "F9"])
    assert (actions(match), sorted(discard(match)), is_calm(match)) == (1, ["belt-fed-diplomacy", "extra-ammo"], True)


@about("extra-ammo")
@covers("G-10.5")
def test_extra_ammo_fits_neither_four_lines_nor_other_shapes_nor_a_melee_action() -> None:
    match = board(
        seat("F6", hand=["cross-beam-array", "scream-queen", "extra-ammo", "overcharge"]), "F5", "K1", actions=5
    )
    assert follow_ups(match, "play cross-beam-array") == ["done", "attach overcharge"]
    assert follow_ups(match, "play scream-queen") == ["done", "attach overcharge"]
    play(match, "melee")
    assert (health(match), "extra-ammo" in hand(match, 0), is_calm(match)) == ([10, 9, 10], True, True)


@about("extra-ammo")
@covers("G-10.6", "G-7.5")
def test_with_extra_ammo_each_direction_has_its_own_first_target() -> None:
    match = board(seat("F6", hand=["freeze-ray-lightly-used", "extra-ammo"]), "F4", "F2", "H6", "J6")
    play(match, "play freeze-ray-lightly-used", "attach extra-ammo", "direction east", "direction north")
    assert health(match) == [10, 9, 10, 9, 10]
    assert [pawn(match, number).slowed for number in range(5)] == [False, True, False, True, False]


@about("extra-ammo")
@covers("G-21.2")
def test_the_extra_direction_may_be_empty_but_the_first_may_not() -> None:
    match = board(seat("F6", hand=["heat-squint", "extra-ammo"]), "F4", "G5", "K1")
    play(match, "play heat-squint", "attach extra-ammo")
    assert legal(match) == ["direction east", "direction south", "direction west"]
    play(match, "direction west")
    assert (health(match), is_calm(match)) == ([10, 8, 10, 10], True)


@about("bigger-boom")
@covers("G-10.6")
def test_bigger_boom_makes_a_burst_one_larger_and_adds_one_damage() -> None:
    match = board(seat("F6", hand=["dont-look-back", "bigger-boom", SPARE]), "I6", "J10", "K6")
    covered = area(match, "play dont-look-back", "attach bigger-boom").split(" ")
    assert (len(covered), covered[0], covered[-1]) == (81, "B2", "J10")
    assert health(match) == [10, 7, 7, 10]
    play(match, "stay")
    assert (sorted(discard(match)), is_calm(match)) == (["bigger-boom", "dont-look-back"], True)


@about("bigger-boom")
@covers("G-10.5")
def test_bigger_boom_fits_only_bursts_and_the_printed_card_must_be_playable() -> None:
    cards = ["chainsaw-solo", "split-kick", "four-winds-fist", "bigger-boom", "spinning-back-everything"]
    match = board(seat("F6", hand=cards), "G6", "E5", actions=9)
    assert follow_ups(match, "play spinning-back-everything") == ["done", "attach bigger-boom"]
    play(match, "melee", "target pawn 1", "play chainsaw-solo", "play split-kick", "play four-winds-fist")
    assert (health(match), hand(match, 0)) == ([10, 7, 7], ["bigger-boom", "spinning-back-everything"])
    match = board(seat("F6", hand=["dont-look-back", "bigger-boom"]), "J6", "K1")
    assert "play dont-look-back" not in legal(match)


@about("bigger-boom")
def test_bigger_boom_stops_at_burst_five_but_still_adds_damage() -> None:
    match = board(seat("F6", hand=["car-alarm-at-3-am", "bigger-boom", SPARE]), "A1", "K11")
    assert len(area(match, "play car-alarm-at-3-am", "attach bigger-boom").split(" ")) == 121
    assert health(match) == [10, 8, 8]
    match = board(seat("A6", hand=["car-alarm-at-3-am", "bigger-boom", SPARE]), "F6", "G6")
    play(match, "play car-alarm-at-3-am", "attach bigger-boom")
    assert health(match) == [10, 8, 10]


@about("bigger-boom")
@covers("G-7.2")
def test_on_a_ring_of_bursts_bigger_boom_grows_the_outer_number() -> None:
    match = board(seat("A6", hand=["gravity-well", "bigger-boom"]), "F6", "B6", "D6", "G8")
    play(match, "play gravity-well", "attach bigger-boom")
    assert (health(match), places(match)) == ([10, 8, 10, 8, 10], ["A6", "D6", "B6", "C6", "G8"])


@about("bigger-boom")
def test_bigger_boom_widens_the_choice_of_a_burst_with_one_target() -> None:
    match = board(seat("F6", hand=["chain-lightning", "bigger-boom"]), "I6", "B6", "A1")
    play(match, "play chain-lightning", "attach bigger-boom")
    assert legal(match) == ["target pawn 1", "target pawn 2"]
    play(match, "target pawn 2")
    assert health(match) == [10, 10, 8, 10]


@about("spiked-shoulder-pads")
@covers("G-8.5")
def test_spiked_shoulder_pads_take_one_off_melee_damage_and_hurt_the_attacker() -> None:
    match = board(
        seat("F6", hand=["spiked-shoulder-pads"], summons={"mop-bot": "K11"}), seat("G6", hand=["one-two-punch"]), "K1"
    )
    assert follow_ups(match, "play spiked-shoulder-pads") == ["piece pawn 0", "piece mop-bot"]
    play(match, "play spiked-shoulder-pads", "piece pawn 0")
    assert (pawn(match, 0).equipment, actions(match)) == (("spiked-shoulder-pads",), 1)
    play(match, "end", "end")
    assert damages(match, "melee", "attach one-two-punch") == [(2, "attack", "melee"), (1, "ambient", "recoil")]
    assert health(match) == [8, 9, 10]


@about("spiked-shoulder-pads")
@covers("G-18.7", "G-13.5")
def test_spiked_shoulder_pads_do_nothing_against_ranged_attacks_and_ghosts() -> None:
    padded = seat(piece("G7", equipment=["spiked-shoulder-pads"]))
    match = board(seat("F6", hand=["split-kick"]), padded, "K1")
    play(match, "play split-kick")
    assert health(match) == [10, 8, 10]
    match = board(seat("F6", ghost=True), padded, "K1", phase="ghost")
    play(match, "attack")
    assert (health(match), pawn(match, 0).frozen) == ([0, 9, 10], False)


@about("spiked-shoulder-pads")
@covers("G-8.6", "G-17.2")
def test_recoil_hurts_summons_spares_the_attacker_of_the_dead_and_is_credited_to_the_wearer() -> None:
    padded = piece("G6", equipment=["spiked-shoulder-pads"])
    match = board(seat("K1", summons={"annoying-sidekick": piece("F6", health=1)}), seat(padded), "A1", phase="summon")
    play(match, "attack")
    assert (has_summon(match, "annoying-sidekick"), health(match)[1]) == (False, 9)
    match = board(seat("F6", hand=["one-two-punch"]), seat({**padded, "health": 2}), "K1", "K11")
    play(match, "melee", "attach one-two-punch")
    assert (living(match), health(match)[0]) == ([True, False, True, True], 10)
    match = board(
        seat(piece("F6", health=1), hand=["seance"]), seat(padded), "K1", "K11", armories=[["final-girl", "mop-bot"]]
    )
    play(match, "melee")
    assert (living(match)[0], hand(match, 1)) == (False, ["seance", "final-girl"])


@about("spiked-shoulder-pads", "wicked-stepmother")
@covers("G-8.4", "G-17.2")
def test_of_several_recoils_the_first_that_kills_is_credited() -> None:
    match = board(
        seat(piece("F6", health=1), hand=["chainsaw-solo", "seance"]),
        seat(piece("G6", equipment=["spiked-shoulder-pads"])),
        seat("K1", summons={"wicked-stepmother": "E6"}),
        "K11",
        armories=[["final-girl", "mop-bot"]],
    )
    play(match, "play chainsaw-solo")
    assert (living(match)[0], hand(match, 1), hand(match, 2)) == (False, ["seance", "final-girl"], [])


@about("spiked-shoulder-pads")
@covers("G-13.2")
def test_a_third_piece_of_equipment_replaces_the_spiked_shoulder_pads_that_came_first() -> None:
    match = board(
        seat(piece("F6", equipment=["spiked-shoulder-pads", "enormous-gun"]), hand=["steel-toed-boots"]), "A1", "K1"
    )
    play(match, "play steel-toed-boots")
    assert (pawn(match, 0).equipment, discard(match)) == (
        ("enormous-gun", "steel-toed-boots"),
        ["spiked-shoulder-pads"],
    )
    assert price("spiked-shoulder-pads", "A1", "K1") == 1


@about("enormous-gun")
def test_the_enormous_gun_adds_one_to_ranged_attacks_and_takes_two_off_movement() -> None:
    match = board(seat("F6", hand=["enormous-gun", "split-kick"]), "G7", "K1", actions=3)
    play(match, "play enormous-gun")
    assert (pawn(match, 0).equipment, actions(match)) == (("enormous-gun",), 2)
    assert ("F9" in squares(match, "move"), "F10" in squares(match, "move")) == (True, False)
    play(match, "play split-kick")
    assert health(match) == [10, 7, 10]


@about("enormous-gun")
@covers("G-8.2", "G-2.8")
def test_the_enormous_gun_adds_nothing_to_melee_effect_or_true_damage() -> None:
    gunner = piece("F6", equipment=["enormous-gun"])
    match = board(seat(gunner, hand=["chainsaw-solo", "jump-scare"]), "G6", "K1", actions=9)
    play(match, "melee", "play chainsaw-solo", "play jump-scare", "piece pawn 1", "to F5")
    assert health(match) == [10, 7, 10]
    match = board(seat(gunner, hand=["heat-squint"]), "F3", "K1")
    play(match, "play heat-squint")
    assert health(match) == [10, 8, 10]


@about("enormous-gun")
@covers("G-6.4", "G-13.1")
def test_a_summon_with_the_enormous_gun_is_slow_but_never_below_one_and_hits_no_harder() -> None:
    match = board(seat("K1", hand=["enormous-gun"], summons={"three-tired-pigs": "F6"}), "G6", "K11", actions=1)
    play(match, "play enormous-gun", "piece three-tired-pigs")
    assert summon(match, "three-tired-pigs").movement.value == 1
    assert squares(match, "move") == ["E5", "F5", "G5", "E6", "E7", "F7", "G7"]
    play(match, "attack")
    assert health(match) == [10, 9, 10]
    assert price("enormous-gun", "A1", "K1") == 1


@about("enormous-gun")
@covers("G-2.8", "G-10.6")
def test_the_enormous_gun_adds_to_every_piece_a_ranged_attack_hits_but_not_to_moves_of_cards() -> None:
    match = board(
        seat(piece("C6", equipment=["enormous-gun"]), hand=["scream-queen"]),
        "E5",
        seat("K1", summons={"final-girl": "F8"}),
    )
    play(match, "play scream-queen")
    assert (health(match), summon(match, "final-girl").health) == ([10, 8, 10], 1)
    assert ("to C3" in legal(match), "to C2" in legal(match)) == (True, False)


@about("steel-toed-boots")
@covers("G-12.1")
def test_steel_toed_boots_let_melee_attacks_push_two_and_slam_one() -> None:
    match = board(seat("F6", hand=["steel-toed-boots"]), "G6", "J6", actions=3)
    play(match, "play steel-toed-boots")
    assert (pawn(match, 0).equipment, actions(match)) == (("steel-toed-boots",), 2)
    play(match, "melee")
    assert (health(match), places(match)[1], is_calm(match)) == ([10, 9, 10], "I6", True)
    match = board(seat(piece("F6", equipment=["steel-toed-boots"]), hand=["chainsaw-solo"]), "G6", "I6", "F7")
    play(match, "play chainsaw-solo")
    assert (health(match), places(match)) == ([10, 8, 10, 9], ["F6", "H6", "I6", "F9"])


@about("steel-toed-boots")
@covers("G-2.8", "G-12.4")
def test_steel_toed_boots_do_nothing_in_ranged_attacks_or_to_ghosts() -> None:
    booted = piece("F6", equipment=["steel-toed-boots"])
    match = board(seat(booted, hand=["split-kick"]), "G7", "K1")
    play(match, "play split-kick")
    assert (health(match), places(match)[1]) == ([10, 8, 10], "G7")
    match = board(seat(booted), seat("G6", ghost=True), "K1", "K11")
    play(match, "melee")
    assert (places(match)[1], pawn(match, 1).frozen) == ("G6", True)


@about("steel-toed-boots", "shoulder-charge")
@covers("G-12.1", "G-12.3")
def test_pushes_and_slams_of_steel_toed_boots_add_up_with_those_of_a_card() -> None:
    booted = piece("B6", equipment=["steel-toed-boots"])
    match = board(seat(booted, hand=["shoulder-charge"]), "C6", "K1")
    play(match, "play shoulder-charge")
    assert (health(match), places(match)[1]) == ([10, 9, 10], "I6")
    match = board(seat(booted, hand=["shoulder-charge"]), "C6", "I6")
    play(match, "play shoulder-charge")
    assert (health(match), places(match)[1]) == ([10, 7, 10], "H6")


@about("steel-toed-boots")
@covers("G-15.10", "G-17.2")
def test_a_summon_with_steel_toed_boots_pushes_away_from_itself() -> None:
    match = board(
        seat("K1", summons={"mop-bot": piece("J6", equipment=["steel-toed-boots"])}),
        seat(piece("K6", health=2), hand=["seance"]),
        "A1",
        "A11",
        phase="summon",
    )
    play(match, "attack")
    assert (living(match), hand(match, 0)) == ([True, False, True, True], ["seance"])
    assert price("steel-toed-boots", "A1", "K1") == 1


@about("minefield")
@covers("G-14.3")
def test_the_minefield_deals_three_to_the_first_piece_that_enters_and_is_gone() -> None:
    match = board("F6", seat("F9", hand=["minefield"]), "K1", turn=1)
    play(match, "play minefield", "layout 3x4", "corner E1")
    laid = zones(match)[0]
    assert (laid.card, laid.square, laid.temporary, actions(match)) == ("minefield", "E1", False, 1)
    play(match, "end", "end", "move", "to F3")
    assert (health(match), places(match)[0], zones(match)) == ([8, 10, 10], "F3", [])
    assert discard(match) == ["minefield"]


@about("minefield")
@covers("G-14.7")
def test_the_minefield_does_not_go_off_under_a_push_or_under_whoever_it_is_placed_on() -> None:
    match = board(seat("F6", hand=["four-winds-fist"]), "G6", "K1", zones=[zone("minefield", "I5")])
    play(match, "play four-winds-fist")
    assert (health(match), places(match)[1], len(zones(match))) == ([10, 9, 10], "J6", 1)
    match = board(seat("F6", hand=["minefield"]), "G6", "K1")
    play(match, "play minefield", "layout 4x3", "corner E5")
    assert (health(match), len(zones(match)), is_calm(match)) == ([10, 10, 10], 1, True)
    play(match, "end")
    assert (health(match), zones(match)) == ([10, 7, 10], [])
    assert price("minefield", "A1", "K1") == 1


@about("minefield")
@covers("G-14.6", "G-17.2", "G-17.8")
def test_the_own_minefield_kills_the_own_summon_without_credit() -> None:
    match = board(
        seat("K1", summons={"final-girl": piece("D6", equipment=["enormous-gun", "steel-toed-boots"])}),
        "A1",
        "K11",
        zones=[zone("minefield", "E5")],
        phase="summon",
    )
    happened = events(match, "move", "to E6")
    assert [event.why for event in happened if isinstance(event, ZoneGone)] == ["mine"]
    assert not has_summon(match, "final-girl")
    assert sorted(discard(match)) == ["enormous-gun", "final-girl", "minefield", "steel-toed-boots"]
    assert asked(match) == (1, "main")


@about("minefield", "haunted-parlor")
@covers("G-6.7")
def test_a_move_would_rather_cross_a_haunted_parlor_than_a_minefield() -> None:
    laid = [zone("haunted-parlor", "C1", seat=1), zone("minefield", "C5", seat=1)]
    match = board("B6", "K1", "K11", zones=laid)
    assert damages(match, "move", "to F5") == [(1, "ambient", "haunted-parlor")]
    assert (places(match)[0], len(zones(match))) == ("F5", 2)


@about("minefield")
@covers("G-17.2", "G-8.2")
def test_the_minefield_is_ambient_and_its_controller_is_credited() -> None:
    match = board(
        seat(piece("F6", health=3), hand=["seance"]), "A1", "K1", "K11", zones=[zone("minefield", "E1", seat=2)]
    )
    play(match, "move", "to F4")
    assert (living(match), hand(match, 2)) == ([False, True, True, True], ["seance"])
    match = board(
        seat(piece("F6", equipment=["dragonscale-pajamas"])), "A1", "K1",
        zones=[zone("minefield", "E1", seat=1), zone("sparring-mat", "E1", seat=1)],
    )  # fmt: skip
    play(match, "move", "to F4")
    assert (health(match), [found.card for found in zones(match)]) == ([8, 10, 10], ["sparring-mat"])


@about("bodyguard-in-sunglasses")
@covers("G-7.7")
def test_the_bodyguard_is_hit_by_a_one_target_attack_in_place_of_the_pawn_beside_it() -> None:
    match = board("F6", seat("G6", summons={"bodyguard-in-sunglasses": "H7"}), "K1")
    play(match, "melee")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([10, 10, 10], 4)
    match = board(seat("F6", hand=["fridge-toss"]), seat("I6", summons={"bodyguard-in-sunglasses": "J6"}), "K1")
    play(match, "play fridge-toss")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([10, 10, 10], 3)
    match = board(seat("A6", hand=["heat-squint"]), seat("F6", summons={"bodyguard-in-sunglasses": "E7"}), "K1")
    play(match, "play heat-squint")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([10, 10, 10], 3)


@about("bodyguard-in-sunglasses")
@covers("G-2.7", "G-18.4")
def test_the_bodyguard_stops_neither_area_attacks_nor_ghosts_and_must_be_adjacent() -> None:
    guarded = seat("G6", summons={"bodyguard-in-sunglasses": "G7"})
    match = board(seat("F6", hand=["sonic-clap"]), guarded, "K1")
    play(match, "play sonic-clap")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([10, 9, 10], 4)
    match = board(seat("F5", ghost=True), guarded, "K1", phase="ghost")
    play(match, "attack")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([0, 9, 10], 5)
    match = board("F6", seat("G6", summons={"bodyguard-in-sunglasses": "I6"}), "K1")
    play(match, "melee")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([10, 9, 10], 5)
    match = board("F6", seat("G6", summons={"bodyguard-in-sunglasses": piece("H6", frog=True)}), "K1")
    play(match, "melee")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([10, 9, 10], 5)


@about("bodyguard-in-sunglasses")
@covers("G-11.9")
def test_a_guarded_player_does_not_answer_an_attack_that_hits_the_bodyguard() -> None:
    cards = ["falling-leaf-step", "counterpunch", "stunt-double"]
    match = board("F6", seat("G6", hand=cards, summons={"bodyguard-in-sunglasses": "H6"}), "K1")
    play(match, "melee")
    assert (health(match), hand(match, 1), is_calm(match)) == ([10, 10, 10], cards, True)
    assert summon(match, "bodyguard-in-sunglasses").health == 4


@about("bodyguard-in-sunglasses")
@covers("G-15.1", "G-15.8", "G-12.1")
def test_the_bodyguard_has_five_health_no_attack_and_movement_four_and_is_pushed_in_place_of_the_pawn() -> None:
    match = board(seat("F6", hand=["bodyguard-in-sunglasses"]), "H6", "K1", actions=1)
    play(match, "play bodyguard-in-sunglasses", "to G6")
    assert (summon(match, "bodyguard-in-sunglasses").health, legal(match)) == (5, ["end", "move"])
    assert ("to G10" in follow_ups(match, "move"), "to G11" in follow_ups(match, "move")) == (True, False)
    match = board(seat("E6", hand=["shoulder-charge"]), seat("F6", summons={"bodyguard-in-sunglasses": "G6"}), "K1")
    play(match, "play shoulder-charge")
    assert (places(match)[1], summon(match, "bodyguard-in-sunglasses").square) == ("F6", "K6")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([10, 10, 10], 4)
    assert price("bodyguard-in-sunglasses", "A1", "K1") == 1


@about("bodyguard-in-sunglasses")
@covers("G-8.5", "G-2.4")
def test_a_bodyguard_taken_over_guards_its_new_controller_only() -> None:
    match = board(
        seat("F6", hand=["double-agent"]), seat("G6", summons={"bodyguard-in-sunglasses": "G7"}), "K1", actions=3
    )
    play(match, "play double-agent", "melee")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([10, 9, 10], 5)


@about("one-last-job")
@covers("G-19.1", "G-23.2")
def test_one_last_job_lets_everybody_draw_and_whoever_drew_it_once_more() -> None:
    match = board("A1", "K1", "K11", armories=[["one-last-job", "seance", "mop-bot", "final-girl", "wiretap"]])
    play(match, "draw")
    assert [hand(match, number) for number in range(3)] == [["seance", "wiretap"], ["mop-bot"], ["final-girl"]]
    assert (discard(match), actions(match), is_calm(match)) == (["one-last-job"], 1, True)


@about("one-last-job")
@covers("G-18.1", "G-23.2")
def test_one_last_job_gives_ghosts_nothing_and_begins_with_the_active_player() -> None:
    match = board(
        "A1",
        seat("F6", ghost=True),
        seat("K1", hand=["cut-in-line"]),
        "K11",
        armories=[["one-last-job", "seance", "mop-bot", "final-girl", "wiretap"]],
    )
    play(match, "draw", "respond cut-in-line")
    assert [hand(match, number) for number in range(4)] == [["seance"], [], ["mop-bot", "wiretap"], ["final-girl"]]
    assert is_calm(match)


@about("one-last-job")
@covers("G-19.6")
def test_events_drawn_by_one_last_job_wait_until_it_is_finished_and_are_not_replaced() -> None:
    match = board(
        "F6", "K1", "K11",
        armories=[["one-last-job", "the-call-is-from-center-stage", "mop-bot", "plot-twist", "wiretap", "seance"]],
    )  # fmt: skip
    play(match, "draw")
    assert [hand(match, number) for number in range(3)] == [[], ["wiretap"], ["mop-bot"]]
    assert health(match) == [8, 10, 10]
    assert discard(match) == ["one-last-job", "the-call-is-from-center-stage", "plot-twist"]


@about("one-last-job")
@covers("G-4.6", "G-19.1")
def test_each_player_chooses_an_armory_for_one_last_job() -> None:
    match = board(
        "A1", "K1", "K11", phase="draw", empty_armories=True,
        armories=[["one-last-job", "seance", "mop-bot"], ["wiretap", "final-girl", "split-kick"]],
    )  # fmt: skip
    play(match, "armory 1")
    assert (asked(match), legal(match)) == ((0, "armory"), ["armory 1", "armory 2"])
    play(match, "armory 2", "armory 1", "armory 1")
    assert [hand(match, number) for number in range(3)][1:] == [["seance"], ["mop-bot"]]
    assert (hand(match, 0), asked(match)) == (["wiretap", "final-girl", "split-kick"], (0, "main"))
