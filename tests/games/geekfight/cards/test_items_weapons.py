"""Weapons and Gadgets: each works, does not, and stops where it should."""

import pytest

from tests.cardbook import about
from tests.games.geekfight.board import (
    asked,
    board,
    combatant,
    cred,
    discard,
    is_calm,
    item,
    legal,
    legal_starting,
    piece,
    play,
    player,
    queue,
    seat,
    settle,
    units,
    values,
)
from tests.games.geekfight.cards.passing import end_turn, play_out
from tests.rulebook import covers


@pytest.mark.parametrize(
    ("card", "pool", "friend", "shown"),
    [
        ("foam-sword", "3 glue", "cardboard-knight", "6/8"),
        ("metal-deck-box", "3 cash", "rules-lawyer", "5/8"),
        ("wooden-katana", "3 caffeine", "bootleg-merchant", "5/7"),
        ("golden-controller", "3 tokens", "button-masher", "7/7"),
        ("boom-mic", "3 tickets", "line-camper", "6/9"),
    ],
)
@about("foam-sword", "metal-deck-box", "wooden-katana", "golden-controller", "boom-mic")
@covers("F-13.5")
def test_the_item_of_a_type_gives_three_strength_to_its_own_kind(card: str, pool: str, friend: str, shown: str) -> None:
    match = board(seat(friend, hand=[card], units=pool), seat())
    play_out(match, f"play {card}")
    assert (values(match, 0), units(match, 0), item(match, 0, card).controller) == (shown, {}, 0)
    assert is_calm(match)


@pytest.mark.parametrize("card", ["foam-sword", "metal-deck-box", "wooden-katana", "golden-controller", "boom-mic"])
@about("foam-sword", "metal-deck-box", "wooden-katana", "golden-controller", "boom-mic")
def test_the_item_of_a_type_gives_one_strength_to_a_stranger(card: str) -> None:
    assert values(board(seat("guitar-guy", items=[card]), seat()), 0) == "4/7"


@pytest.mark.parametrize(
    ("card", "wrong"),
    [
        ("foam-sword", "2 generic 1 cash"),
        ("metal-deck-box", "2 generic 1 glue"),
        ("wooden-katana", "2 generic 1 glue"),
        ("golden-controller", "2 generic 1 glue"),
        ("boom-mic", "2 generic 1 glue"),
    ],
)
@about("foam-sword", "metal-deck-box", "wooden-katana", "golden-controller", "boom-mic")
def test_the_item_of_a_type_needs_its_own_resource_and_three_units(card: str, wrong: str) -> None:
    assert legal_starting(board(seat("guitar-guy", hand=[card], units=wrong), seat()), "play") == []


@about("foam-sword")
@covers("F-18.1")
def test_foam_sword_gives_never_less_than_nothing() -> None:
    for counters, strength in (
        ({"Frailty": 2}, 3), ({"Frailty": 2, "Strength": 1}, 3), ({"Frailty": 2, "Strength": 2}, 4),
    ):  # fmt: skip
        match = board(seat("guitar-guy", items=[piece("foam-sword", counters=counters)]), seat())
        assert values(match, 0) == f"{strength}/7"


@about("foam-sword")
@covers("F-13.4", "F-13.6")
def test_foam_sword_waits_for_the_next_combatant_and_gives_what_fits_it() -> None:
    match = board(seat(None, items=["foam-sword"], hand=["cardboard-knight"]), seat(), phase="arena")
    assert values(match, 0) == "6/8"


@about("metal-deck-box")
def test_metal_deck_box_loses_its_bonus_to_frailty_counters_one_by_one() -> None:
    for frailty, strength in ((1, 4), (3, 2), (4, 2)):
        box = piece("metal-deck-box", counters={"Frailty": frailty})
        assert values(board(seat("rules-lawyer", items=[box]), seat()), 0) == f"{strength}/8"


@about("wooden-katana")
def test_wooden_katana_gives_nothing_more_to_a_stranger_who_steals_it() -> None:
    match = board(
        seat(hand=["five-finger-discount"], units="4 cash"), seat("bootleg-merchant", items=["wooden-katana"])
    )
    assert values(match, 1) == "5/7"
    play_out(match, "play five-finger-discount")
    assert (values(match, 0), values(match, 1)) == ("5/7", "2/7")


@about("golden-controller")
@covers("F-16.2")
def test_golden_controller_counts_only_if_it_is_there_when_the_attack_resolves() -> None:
    match = board(seat(items=["golden-controller"]), seat("badge-check-gus", hand=["butterfingers"], units="3 generic"))
    play(match, "attack 1", "play butterfingers")
    settle(match)
    assert (combatant(match, 1).damage, discard(match, 0)) == (4, ["golden-controller"])


@about("boom-mic")
@covers("F-3.6")
def test_boom_mic_does_not_make_its_combatant_loud() -> None:
    match = board(seat("line-camper", items=["boom-mic"]), seat())
    assert (combatant(match, 0).attributes, item(match, 0, "boom-mic").attributes) == (("Smelly",), ("Loud",))


@about("folding-chair")
def test_folding_chair_gives_two_strength_and_takes_one_health() -> None:
    match = board(seat("guitar-guy", hand=["folding-chair"], units="2 generic"), seat())
    play_out(match, "play folding-chair")
    assert (values(match, 0), units(match, 0)) == ("5/6", {})


@about("folding-chair")
def test_folding_chair_gives_three_strength_to_a_brawler() -> None:
    assert values(board(seat("button-masher", items=["folding-chair"]), seat()), 0) == "7/6"


@about("folding-chair")
@covers("F-18.1")
def test_folding_chair_never_takes_more_health_than_is_printed() -> None:
    chair = piece("folding-chair", counters={"Frailty": 2, "Sickness": 2})
    assert values(board(seat("guitar-guy", items=[chair]), seat()), 0) == "3/6"


@about("folding-chair")
def test_folding_chair_can_defeat_its_own_combatant_without_cred() -> None:
    match = board(seat(piece("guitar-guy", damage=6), hand=["folding-chair", "speedrunner"], units="2 generic"), seat())
    play_out(match, "play folding-chair")
    assert (player(match, 0).combatant, cred(match), item(match, 0, "folding-chair").controller) == (None, [0, 0], 0)


@about("folding-chair")
@covers("F-13.5")
def test_folding_chair_cannot_be_played_without_a_combatant() -> None:
    match = board(seat(None, hand=["folding-chair", "drop-test"], units="2 generic"), seat(items=["boom-mic"]))
    assert legal_starting(match, "play") == ["play drop-test"]


@about("foam-dart-blaster")
def test_foam_dart_blaster_gives_a_strength_and_snipes_for_three() -> None:
    match = board(seat("guitar-guy", items=["foam-dart-blaster"]), seat())
    assert values(match, 0) == "4/7"
    play_out(match, "snipe foam-dart-blaster@2")
    assert (combatant(match, 1).damage, combatant(match, 0).used) == (3, ("spend",))


@about("foam-dart-blaster")
def test_foam_dart_blaster_does_not_snipe_once_its_combatant_has_spent_or_without_one() -> None:
    spent = piece("guitar-guy", used=["spend"])
    assert legal_starting(board(seat(spent, items=["foam-dart-blaster"]), seat()), "snipe") == []
    assert legal_starting(board(seat(None, items=["foam-dart-blaster"]), seat()), "snipe") == []


@about("foam-dart-blaster")
@covers("F-8.8")
def test_foam_dart_blaster_still_hits_for_three_when_it_is_broken_in_answer() -> None:
    match = board(
        seat("guitar-guy", items=["foam-dart-blaster"]), seat(hand=["butterfingers"], units="3 generic")
    )  # fmt: skip
    play(match, "snipe foam-dart-blaster@2", "play butterfingers")
    settle(match)
    assert (combatant(match, 1).damage, discard(match, 0)) == (3, ["foam-dart-blaster"])


@about("foam-dart-blaster")
def test_foam_dart_blaster_snipes_for_five_when_overclocked() -> None:
    match = board(seat("guitar-guy", items=[piece("foam-dart-blaster", buffs=["overclock"])]), seat())
    assert values(match, 0) == "6/7"
    play_out(match, "snipe foam-dart-blaster@2")
    assert combatant(match, 1).damage == 5


@about("rubber-band-gatling")
def test_rubber_band_gatling_takes_a_strength_and_snipes_for_five() -> None:
    match = board(seat("guitar-guy", items=["rubber-band-gatling"]), seat())
    assert values(match, 0) == "2/7"
    play_out(match, "snipe rubber-band-gatling@2")
    assert combatant(match, 1).damage == 5


@about("rubber-band-gatling")
@covers("F-18.1")
def test_rubber_band_gatling_takes_no_more_strength_than_is_printed() -> None:
    for counters, strength in (({"Frailty": 2}, 2), ({"Frailty": 2, "Strength": 3}, 3)):
        match = board(seat("guitar-guy", items=[piece("rubber-band-gatling", counters=counters)]), seat())
        assert values(match, 0) == f"{strength}/7"


@about("rubber-band-gatling")
def test_rubber_band_gatling_costs_four_and_is_bartered_for_two_generic() -> None:
    match = board(seat(hand=["rubber-band-gatling"], units="3 generic"), seat())
    assert legal_starting(match, "play") == []
    match = board(seat(hand=["rubber-band-gatling"], units="4 generic"), seat())
    play_out(match, "play rubber-band-gatling", "barter rubber-band-gatling@4 2 generic")
    assert units(match, 0) == {"generic": 2}


@about("rubber-band-gatling", "restraining-order")
def test_rubber_band_gatling_finds_no_target_behind_a_restraining_order() -> None:
    match = board(seat("guitar-guy", items=["rubber-band-gatling"]), seat(items=["restraining-order"]))
    assert legal_starting(match, "snipe") == []


@about("giant-foam-finger")
def test_giant_foam_finger_gives_a_strength_and_another_to_a_loud_combatant() -> None:
    assert values(board(seat("button-masher", items=["giant-foam-finger"]), seat()), 0) == "5/7"
    assert values(board(seat("guitar-guy", items=["giant-foam-finger"]), seat()), 0) == "5/7"


@about("giant-foam-finger")
def test_giant_foam_finger_is_forfeited_to_distract_a_combatant() -> None:
    match = board(seat("guitar-guy", items=["giant-foam-finger"]), seat())
    play(match, "use giant-foam-finger@2", "target button-masher@3")
    settle(match)
    assert (combatant(match, 1).counters, discard(match, 0)) == ({"Distraction": 1}, ["giant-foam-finger"])
    assert (combatant(match, 0).counters, values(match, 0), units(match, 0)) == ({}, "3/7", {})


@about("giant-foam-finger")
def test_giant_foam_finger_cannot_be_used_without_a_combatant() -> None:
    assert legal_starting(board(seat(None, items=["giant-foam-finger"]), seat()), "use") == []


@about("giant-foam-finger")
@covers("F-16.4")
def test_giant_foam_finger_comes_too_late_for_an_attack_that_was_announced() -> None:
    match = board(seat(), seat("guitar-guy", items=["giant-foam-finger"]))
    play(match, "attack 1", "use giant-foam-finger@3", "target button-masher@1")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 0).counters) == (4, {"Distraction": 1})


@about("giant-foam-finger", "noise-cancelling-headphones")
@covers("F-15.3")
def test_giant_foam_fingers_ability_is_no_loud_card() -> None:
    match = board(seat("guitar-guy", items=["giant-foam-finger"]), seat(items=["noise-cancelling-headphones"]))
    play(match, "use giant-foam-finger@2", "target button-masher@3")
    settle(match)
    assert (combatant(match, 1).counters, discard(match, 0)) == ({}, ["giant-foam-finger"])


@about("glow-stick-of-destiny")
def test_glow_stick_of_destiny_gives_two_strength_and_three_to_a_vip() -> None:
    assert values(board(seat("guitar-guy", items=["glow-stick-of-destiny"]), seat()), 0) == "5/7"
    assert values(board(seat("lord-thumbnail", items=["glow-stick-of-destiny"]), seat()), 0) == "5/8"


@about("glow-stick-of-destiny")
@covers("F-10.6")
def test_glow_stick_of_destiny_is_paid_with_any_four_units() -> None:
    for pool, can in (("4 generic", True), ("1 glue 1 cash 1 tokens 1 generic", True), ("3 cash", False)):
        match = board(seat(hand=["glow-stick-of-destiny"], units=pool), seat())
        assert ("play glow-stick-of-destiny" in legal(match)) is can


@about("glow-stick-of-destiny")
@covers("F-11.2")
def test_glow_stick_of_destiny_is_bartered_for_two_units_of_one_typed_resource() -> None:
    match = board(seat(items=["glow-stick-of-destiny"]), seat())
    assert legal_starting(match, "barter") == [
        f"barter glow-stick-of-destiny@2 2 {kind}" for kind in ("tokens", "cash", "tickets", "glue", "caffeine")
    ]


@about("laser-pointer")
def test_laser_pointer_snipes_for_two_and_weakens_its_target_until_the_next_turn() -> None:
    match = board(seat("guitar-guy", items=["laser-pointer"]), seat())
    play_out(match, "snipe laser-pointer@2")
    assert (combatant(match, 1).damage, values(match, 1), values(match, 0)) == (2, "2/7", "3/7")
    end_turn(match)
    assert values(match, 1) == "2/7"
    end_turn(match)
    assert values(match, 1) == "4/7"


@about("laser-pointer")
def test_laser_pointer_weakens_nobody_when_another_item_snipes() -> None:
    match = board(seat("guitar-guy", items=["laser-pointer", "foam-dart-blaster"]), seat())
    play_out(match, "snipe foam-dart-blaster@3")
    assert (combatant(match, 1).damage, values(match, 1)) == (3, "4/7")


@about("laser-pointer")
@covers("F-8.7")
def test_laser_pointer_weakens_the_attacker_it_snipes_before_the_attack_resolves() -> None:
    match = board(seat(), seat("guitar-guy", items=["laser-pointer"]))
    play(match, "attack 1", "snipe laser-pointer@3")
    assert queue(match) == ["button-masher", "laser-pointer", "laser-pointer"]
    settle(match)
    assert (combatant(match, 0).damage, combatant(match, 1).damage) == (2, 2)


@about("laser-pointer", "air-horn")
def test_laser_pointer_still_weakens_when_only_the_snipe_is_cancelled() -> None:
    match = board(
        seat("guitar-guy", items=["laser-pointer"]), seat("foley-phil", hand=["air-horn"])
    )  # fmt: skip
    play(match, "snipe laser-pointer@2")
    play(match, "play air-horn", "target laser-pointer#4")
    settle(match)
    assert (combatant(match, 1).damage, values(match, 1)) == (0, "0/8")


@about("power-up-cartridge")
def test_power_up_cartridge_comes_with_three_strength_counters_and_loses_one_each_turn() -> None:
    match = board(seat("guitar-guy", hand=["power-up-cartridge"], units="3 tokens"), seat())
    play_out(match, "play power-up-cartridge")
    assert (item(match, 0, "power-up-cartridge").counters, values(match, 0)) == ({"Strength": 3}, "6/7")
    end_turn(match)
    assert (item(match, 0, "power-up-cartridge").counters, values(match, 0)) == ({"Strength": 2}, "5/7")
    end_turn(match)
    assert values(match, 0) == "5/7"


@about("power-up-cartridge")
def test_power_up_cartridge_loses_nothing_with_a_mecha() -> None:
    cartridge = piece("power-up-cartridge", counters={"Strength": 3})
    match = board(seat("budget-mecha-intern", items=[cartridge]), seat())
    end_turn(match)
    assert (item(match, 0, "power-up-cartridge").counters, values(match, 0)) == ({"Strength": 3}, "7/9")


@about("power-up-cartridge")
def test_power_up_cartridge_stays_when_it_has_nothing_left_to_lose() -> None:
    match = board(seat("guitar-guy", items=["power-up-cartridge"]), seat())
    end_turn(match)
    assert (item(match, 0, "power-up-cartridge").counters, values(match, 0)) == ({}, "3/7")


@about("power-up-cartridge")
@covers("F-13.6")
def test_power_up_cartridge_loses_nothing_while_it_is_unequipped() -> None:
    cartridge = piece("power-up-cartridge", counters={"Strength": 3})
    match = board(seat(None, items=[cartridge], hand=["speedrunner"]), seat())
    end_turn(match)
    assert item(match, 0, "power-up-cartridge").counters == {"Strength": 3}


@about("power-up-cartridge")
@covers("F-8.8")
def test_power_up_cartridge_asks_who_equips_it_when_its_ability_resolves() -> None:
    cartridge = piece("power-up-cartridge", counters={"Strength": 3})
    match = board(
        seat("guitar-guy", items=[cartridge]), seat("budget-mecha-intern", hand=["yoink"], units="5 cash")
    )  # fmt: skip
    play(match, "end")
    assert (asked(match), queue(match)) == ((1, "control"), ["power-up-cartridge"])
    play(match, "play yoink")
    assert item(match, 1, "power-up-cartridge").counters == {"Strength": 3}


@about("hot-glue-gun")
def test_hot_glue_gun_heals_one_for_a_unit_of_glue() -> None:
    match = board(seat(piece("guitar-guy", damage=3), items=["hot-glue-gun"], units="1 glue"), seat())
    assert values(match, 0) == "4/7"
    play_out(match, "use hot-glue-gun@2")
    assert (combatant(match, 0).damage, units(match, 0)) == (2, {})


@about("hot-glue-gun")
def test_hot_glue_gun_takes_nothing_but_glue() -> None:
    for pool, can in (("1 generic", False), ("1 cash", False), ("1 glue", True)):
        match = board(seat(piece("guitar-guy", damage=3), items=["hot-glue-gun"], units=pool), seat())
        assert ("use hot-glue-gun@2" in legal(match)) is can


@about("hot-glue-gun")
def test_hot_glue_gun_heals_once_per_round() -> None:
    match = board(seat(piece("guitar-guy", damage=3), items=["hot-glue-gun"], units="2 glue"), seat())
    play_out(match, "use hot-glue-gun@2")
    assert (legal_starting(match, "use"), units(match, 0)) == ([], {"glue": 1})


@about("hot-glue-gun")
@covers("F-13.8")
def test_hot_glue_gun_stays_used_when_it_is_stolen() -> None:
    match = board(
        seat(piece("guitar-guy", damage=3), hand=["five-finger-discount"], units="4 cash 1 glue"),
        seat(items=[piece("hot-glue-gun", used=["ability"])]),
    )
    play_out(match, "play five-finger-discount", "pay 4 cash")
    assert item(match, 0, "hot-glue-gun").used == ("ability",)
    assert (legal_starting(match, "use"), units(match, 0)) == ([], {"glue": 1})


@about("noise-cancelling-headphones")
def test_noise_cancelling_headphones_keep_distraction_counters_off() -> None:
    match = board(seat(hand=["photobomb"], units="2 glue"), seat(items=["noise-cancelling-headphones"]))
    assert values(match, 1) == "4/8"
    play_out(match, "play photobomb", "target button-masher@2")
    assert combatant(match, 1).counters == {}


@about("noise-cancelling-headphones")
@covers("F-15.3")
def test_noise_cancelling_headphones_keep_loud_cards_of_opponents_away() -> None:
    match = board(
        seat(hand=["flame-war", "sick-burn", "main-character-syndrome"], units="3 caffeine 3 tickets"),
        seat("guitar-guy", items=["noise-cancelling-headphones"]),
    )
    play(match, "play sick-burn")
    assert "target guitar-guy@2" in legal(match)
    for card in ("flame-war", "main-character-syndrome"):
        match = board(
            seat(hand=[card], units="3 caffeine 3 tickets"),
            seat("guitar-guy", items=["noise-cancelling-headphones"]),
            seat("speedrunner"),
        )
        play(match, f"play {card}")
        assert legal(match) == ["target button-masher@1", "target speedrunner@4"]


@about("noise-cancelling-headphones")
def test_noise_cancelling_headphones_let_own_loud_cards_and_loud_attackers_through() -> None:
    match = board(
        seat("guitar-guy", items=["noise-cancelling-headphones"], hand=["main-character-syndrome"], units="3 tickets"),
        seat(),
    )
    play_out(match, "play main-character-syndrome", "target guitar-guy@1")
    assert values(match, 0) == "6/8"
    match = board(seat("guitar-guy"), seat(items=["noise-cancelling-headphones"]))
    play_out(match, "attack 1")
    assert combatant(match, 1).damage == 3


@about("noise-cancelling-headphones")
def test_noise_cancelling_headphones_do_not_remove_counters_that_are_there() -> None:
    match = board(seat(piece("guitar-guy", counters={"Distraction": 2}), items=["noise-cancelling-headphones"]), seat())
    assert (legal_starting(match, "attack"), combatant(match, 0).counters) == ([], {"Distraction": 2})
