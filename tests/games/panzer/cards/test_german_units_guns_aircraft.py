"""German Guns and Aircraft: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    damage,
    end_turn,
    follow_ups,
    is_calm,
    is_empty,
    junkyard,
    legal,
    legal_starting,
    play,
    seat,
    space,
    stack,
    supply,
    unit_at,
    values,
)
from tests.games.panzer.cards.measures import DESTROYED, attacks, fight, hits, legs, smallest_stack
from tests.rulebook import covers

FOUR = ("factory", "factory", "factory", "factory")


@about("lefh-18")
def test_lefh_18_needs_two_factories_stands_two_hits_and_makes_one_leg() -> None:
    assert (smallest_stack("lefh-18"), hits("lefh-18"), legs("lefh-18")) == (2, 2, 1)


@about("lefh-18")
@covers("P-9.9")
def test_lefh_18_fires_for_two_at_any_unit_or_player_and_is_halted() -> None:
    match = board(
        seat({"a1": "lefh-18", "b1": "grenadiers"}, stacks={"c0": stack(1, "panzer-ii")}, supply=FOUR),
        seat({"e4": "panzer-iv"}, stacks={"c5": stack(1, "panzer-ii")}, supply=FOUR),
    )
    assert follow_ups(match, "ranged a1") == [
        "target a1", "target b1", "target e4", "target player 1", "target player 0",
    ]  # fmt: skip
    play(match, "ranged a1", "target e4")
    assert (damage(match, "e4"), damage(match, "a1"), damage(match, "b1")) == (2, 0, 0)
    assert unit_at(match, "a1").halted
    assert not {"move a1", "ranged a1"} & set(legal(match))
    assert is_calm(match)


@about("lefh-18")
def test_lefh_18_fires_at_either_supply() -> None:
    match = board(seat({"a1": "lefh-18", "b1": "lefh-18"}, supply=["alarm-company", *FOUR]), seat(supply=FOUR))
    play(match, "ranged a1", "target player 1", "ranged b1", "target player 0", "to c1")
    assert (len(supply(match, 0)), len(supply(match, 1))) == (3, 2)
    assert unit_at(match, "c1").card == "alarm-company"


@about("lefh-18")
def test_lefh_18_does_not_fire_in_a_turn_in_which_it_moved() -> None:
    match = board(seat(stacks={"c0": stack(2, "lefh-18")}, supply=FOUR), seat({"e4": "panzer-iv"}, supply=FOUR))
    play(match, "move c0")
    assert legal_starting(match, "ranged") == []
    end_turn(end_turn(match))
    assert legal_starting(match, "ranged") == ["ranged c1"]


@about("lefh-18", "elastic-defense")
def test_lefh_18_fires_after_it_was_shifted() -> None:
    match = board(seat({"c1": "lefh-18"}, stacks={"a0": 1}, hand=["elastic-defense"]), seat({"e4": "panzer-iv"}))
    play(match, "play elastic-defense", "to c2")
    assert legal_starting(match, "ranged") == ["ranged c2"]


@about("lefh-18")
@covers("P-9.3")
def test_lefh_18_has_no_attack_to_declare_and_none_to_strike_back_with() -> None:
    match = board(seat({"c4": "lefh-18"}), seat({"b4": "bazooka-team"}, supply=FOUR))
    assert legal_starting(match, "attack") == []
    assert fight("bazooka-team", "lefh-18") == (0, 1)


@about("lefh-18")
@covers("P-10.3")
def test_lefh_18_deals_less_through_cover_and_armor_but_not_through_entrenchment() -> None:
    for card, terrain, expected in (
        ("panzer-iv", "forest", 2), ("grenadiers", "forest", 1), ("tiger-i", "town", 1), ("kv-1", "town", 1),
    ):  # fmt: skip
        match = board(seat({"a1": "lefh-18"}), seat({"e4": card}), terrain={"e4": terrain})
        assert damage(play(match, "ranged a1", "target e4"), "e4") == expected
    match = play(board(seat({"a1": "lefh-18"}), seat({"e4": "guards-rifles"})), "ranged a1", "target e4")
    assert damage(match, "e4") == 2


@about("lefh-18")
def test_lefh_18_on_an_observation_post_fires_for_three() -> None:
    match = board(seat({"a1": "lefh-18"}, modifiers={"a1": "observation-post"}), seat({"e4": "panzer-iv"}))
    assert damage(play(match, "ranged a1", "target e4"), "e4") == 3


@about("lefh-18")
@covers("P-18.2")
def test_lefh_18_destroyed_in_response_deals_no_damage() -> None:
    match = board(seat({"a1": "lefh-18"}), seat({"e4": "panzer-iv"}, stacks={"a5": 1}, hand=["counter-battery"]))
    play(match, "ranged a1", "target e4", "play counter-battery")
    assert junkyard(match, 0) == ["lefh-18"]
    assert damage(match, "e4") == 0


@about("flak-88")
def test_flak_88_needs_two_factories_stands_three_hits_and_makes_one_leg() -> None:
    assert (smallest_stack("flak-88"), hits("flak-88"), legs("flak-88")) == (2, 3, 1)


@about("flak-88")
def test_flak_88_deals_three_damage_to_vehicles_and_aircraft_attacking_or_attacked() -> None:
    assert fight("flak-88", "m26-pershing") == (DESTROYED, 3)
    assert fight("m26-pershing", "flak-88") == (3, DESTROYED)
    assert fight("flak-88", "b-25-mitchell") == (2, DESTROYED)
    assert fight("b-25-mitchell", "flak-88") == (DESTROYED, 2)
    assert attacks("flak-88", "b-25-mitchell") == (3, 2)


@about("flak-88")
def test_flak_88_deals_one_damage_to_infantry_guns_and_the_supply() -> None:
    assert fight("flak-88", "grenadiers") == (1, 1)
    assert fight("flak-88", "flak-88") == (1, 1)
    match = play(board(seat({"c4": "flak-88"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 3


@about("flak-88")
def test_flak_88_halts_an_enemy_that_enters_beside_it_pathfinders_included() -> None:
    for card in ("m4-sherman", "rangers"):
        match = board(seat({"c1": card}), seat({"c3": "flak-88"}))
        play(match, "move c1", "to c2")
        assert unit_at(match, "c2").halted
        assert legal_starting(match, "move") == []
        assert legal_starting(match, "attack") == ["attack c2"]


@about("flak-88")
def test_flak_88_does_not_halt_on_the_diagonal_in_flight_or_a_friend() -> None:
    match = board(seat({"b1": "m4-sherman", "c1": "p-47-thunderbolt"}), seat({"c3": "flak-88"}))
    play(match, "move b1", "to b2", "move c1", "to c2")
    assert not unit_at(match, "b2").halted
    assert not unit_at(match, "c2").halted
    match = board(seat({"c1": "panzer-iii", "c3": "flak-88"}))
    play(match, "move c1", "to c2")
    assert not unit_at(match, "c2").halted


@about("flak-88")
@covers("P-7.3")
def test_flak_88_on_a_stack_halts_nobody_and_does_not_halt_when_it_arrives_itself() -> None:
    match = board(seat({"c2": "m4-sherman"}, supply=FOUR), seat(stacks={"c5": stack(2, "flak-88")}, supply=FOUR))
    play(match, "move c2", "to c3", "move c3", "to c4")
    assert not unit_at(match, "c4").halted
    match = board(seat({"c3": "flak-88"}), seat({"c1": "m4-sherman"}))
    play(match, "move c3", "to c2")
    assert not unit_at(match, "c1").halted


@about("stuka")
def test_stuka_needs_two_factories_stands_two_hits_and_makes_three_legs() -> None:
    assert (smallest_stack("stuka"), hits("stuka"), legs("stuka")) == (2, 2, 3)


@about("stuka")
def test_stuka_deals_one_damage_to_an_enemy_unit_of_choice_when_it_is_played() -> None:
    match = board(
        seat({"a1": "grenadiers"}, stacks={"c0": 2}, hand=["stuka"]),
        seat({"a4": "panzer-iv", "e4": "conscript-rifles", "d4": "partisans"}, stacks={"c5": stack(1, "bt-7")}),
    )
    play(match, "play stuka")
    assert (asked(match), legal(match)) == ((0, "target"), ["target a4", "target e4"])
    play(match, "target a4")
    assert [damage(match, name) for name in ("a4", "e4", "a1", "c5")] == [1, 0, 0, 0]
    assert unit_at(match, "c0").fresh
    assert is_calm(match)


@about("stuka")
@covers("P-13.6")
def test_stuka_played_without_a_target_does_nothing() -> None:
    match = board(seat(stacks={"c0": 2}, hand=["stuka"]), seat({"d4": "partisans"}, stacks={"c5": stack(1, "bt-7")}))
    play(match, "play stuka")
    assert (damage(match, "d4"), damage(match, "c5")) == (0, 0)
    assert is_calm(match)


@about("stuka")
def test_stuka_flying_off_its_stack_drops_no_second_bomb() -> None:
    match = board(seat(stacks={"c0": stack(2, "stuka")}), seat({"a4": "t-34"}))
    play(match, "move c0")
    assert damage(match, "a4") == 0


@about("stuka", "battlegroup")
def test_stuka_deployed_in_the_enemy_turn_bombs_as_well() -> None:
    match = board(
        seat(stacks={"a0": 2}, hand=["battlegroup", "stuka"], supply=FOUR), seat({"c3": "motorcycle-scouts"}),
        turn=1, phase="end",
    )  # fmt: skip
    play(match, "play battlegroup", "to c1")
    assert is_empty(match, "c3")
    assert junkyard(match, 1) == ["motorcycle-scouts"]


@about("stuka")
def test_stuka_passes_enemies_and_pays_one_point_a_space() -> None:
    match = board(seat({"c1": "stuka"}), seat({"c2": "kv-1"}), terrain={"b1": "hills", "c3": "river"})
    assert follow_ups(match, "move c1") == ["to b1", "to d1", "to b2", "to d2", "to c3"]
    play(match, "move c1", "to c3")
    assert unit_at(match, "c3").points == 1
    assert not unit_at(match, "c3").halted
    assert values(match, "c3") == "2/2/3"


@about("stuka")
def test_stuka_reveals_a_minefield_and_takes_no_harm() -> None:
    match = board(seat({"c1": "stuka"}), terrain={"c2": "minefield"}, face_down=["c2"])
    play(match, "move c1", "to c2")
    assert space(match, "c2").terrain == "minefield"
    assert damage(match, "c2") == 0


@about("stuka")
def test_stuka_deals_three_damage_to_vehicles_and_two_to_others() -> None:
    assert fight("stuka", "m26-pershing") == (DESTROYED, 3)
    assert fight("panzer-ii", "stuka") == (DESTROYED, 1)
    assert fight("stuka", "grenadiers") == (1, 2)
    match = play(board(seat({"c4": "stuka"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 2


@about("lefh-18", "flak-88")
@covers("P-1.7")
def test_german_guns_take_cover_in_a_bunker_but_gain_nothing_from_a_town() -> None:
    for card, defense in (("lefh-18", 2), ("flak-88", 3)):
        match = board(seat({"c2": card}, modifiers={"c2": "bunker"}), terrain={"c2": "town"})
        assert unit_at(match, "c2").keywords["cover"] == 2
        assert unit_at(match, "c2").defense.value == defense


@about("lefh-18")
@covers("P-1.7")
def test_lefh_18_is_artillery() -> None:
    match = board(seat({"a1": "lefh-18"}, stacks={"a0": 1}, hand=["forward-observers"]), seat({"e4": "panzer-iv"}))
    play(match, "play forward-observers", "ranged a1", "target e4")
    assert damage(match, "e4") == 3


@about("stuka")
@covers("P-1.7", "P-6.5")
def test_stuka_needs_a_smaller_stack_with_forward_airfields() -> None:
    assert smallest_stack("stuka", seat(stacks={"b0": stack(2, "forward-airfields")})) == 1
