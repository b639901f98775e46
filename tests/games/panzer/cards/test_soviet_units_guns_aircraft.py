"""Soviet Gun and Aircraft Units: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    damage,
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
    unit,
    unit_at,
)
from tests.games.panzer.cards.measures import DESTROYED, attacks, fight, legs_left, measured, smallest_stack
from tests.rulebook import covers

SUPPLY = ("rangers",) * 4


@about("zis-3")
def test_zis_3_costs_two_makes_one_leg_and_stands_two_hits() -> None:
    assert measured("zis-3") == (2, 1, 2)


@about("zis-3")
@covers("P-10.2")
def test_zis_3_deals_three_to_vehicles_in_battle_and_one_to_others() -> None:
    assert fight("zis-3", "bergepanther") == (0, 3)
    assert fight("panther", "zis-3") == (3, DESTROYED)
    assert fight("zis-3", "grenadiers") == (1, 1)
    assert fight("zis-3", "b-25-mitchell") == (DESTROYED, 1)


@about("zis-3")
@covers("P-9.9")
def test_zis_3_moves_and_fires_for_one_whatever_the_target_is() -> None:
    match = board(seat({"c1": "zis-3"}), seat({"e4": "panzer-iv"}, supply=SUPPLY))
    play(match, "move c1", "to c2")
    assert follow_ups(match, "ranged c2") == ["target c2", "target e4", "target player 1", "target player 0"]
    shelled = play(match.fork(), "ranged c2", "target player 1")
    assert len(supply(shelled, 1)) == 3
    play(match, "ranged c2", "target e4")
    assert (damage(match, "e4"), unit_at(match, "c2").halted, legal(match)) == (1, False, ["end"])


@about("zis-3")
@covers("P-9.1")
def test_zis_3_fires_or_attacks_and_not_both() -> None:
    match = board(seat({"c2": "zis-3"}), seat({"c3": "bergepanther"}))
    assert legal(match) == ["move c2", "attack c2", "ranged c2", "end"]
    for moves in (["attack c2"], ["ranged c2", "target c3"]):
        assert legal(play(match.fork(), *moves)) == ["move c2", "end"]


@about("zis-3")
def test_zis_3_is_a_gun_that_a_marsh_halts_and_a_bunker_covers() -> None:
    match = board(seat({"c2": "zis-3"}), terrain={"c3": "marsh"})
    play(match, "move c2", "to c3")
    assert unit_at(match, "c3").halted
    match = board(seat({"c2": "panzer-iv"}), seat({"c3": "zis-3"}, modifiers={"c3": "bunker"}))
    play(match, "attack c2")
    assert (damage(match, "c2"), damage(match, "c3")) == (3, 1)


@about("il-2-sturmovik")
def test_il_2_sturmovik_costs_two_makes_three_legs_and_stands_two_hits() -> None:
    assert measured("il-2-sturmovik") == (2, 3, 2)


@about("il-2-sturmovik")
@covers("P-10.2")
def test_il_2_sturmovik_deals_three_to_vehicles_and_two_to_others() -> None:
    assert fight("il-2-sturmovik", "bergepanther") == (0, 3)
    assert fight("il-2-sturmovik", "grenadiers") == (1, 2)
    assert fight("il-2-sturmovik", "b-25-mitchell") == (1, 2)
    assert fight("m3-half-track", "il-2-sturmovik", terrain={"c2": "hills"}) == (DESTROYED, 1)


@about("il-2-sturmovik")
@covers("P-10.3")
def test_il_2_sturmovik_takes_one_less_from_every_source_and_at_least_one() -> None:
    assert fight("m4-sherman", "il-2-sturmovik") == (DESTROYED, 1)
    assert fight("panzer-ii", "il-2-sturmovik") == (DESTROYED, 1)
    assert fight("m16-quad-mount", "il-2-sturmovik") == (DESTROYED, DESTROYED)
    match = board(seat({"a1": "m7-priest"}), seat({"c3": "il-2-sturmovik"}))
    play(match, "ranged a1", "target c3")
    assert damage(match, "c3") == 1


@about("il-2-sturmovik")
@covers("P-8.11", "P-8.5")
def test_il_2_sturmovik_flies_over_enemies_and_ignores_what_lies_below() -> None:
    match = board(
        seat({"c1": "il-2-sturmovik"}), seat({"c2": "kv-1", "d3": "kv-1"}, modifiers={"c3": "mine-belt"}),
        terrain={"c2": "hills", "c3": "frozen-steppe"},
    )  # fmt: skip
    play(match, "move c1", "to c3")
    flier = unit_at(match, "c3")
    assert (flier.spent, flier.damage, flier.halted, flier.defense.value) == (2, 0, False, 2)
    assert "move c3" in legal(match)


@about("il-2-sturmovik")
def test_il_2_sturmovik_is_fresh_when_it_is_played_and_its_type_is_not_vehicle() -> None:
    match = board(seat(stacks={"a0": 2}, hand=["il-2-sturmovik"]))
    play(match, "play il-2-sturmovik")
    assert (unit_at(match, "a0").fresh, legal(match)) == (True, ["end"])
    parts = seat(stacks={"b0": stack(2, "standardized-parts")})
    fields = seat(stacks={"b0": stack(2, "forward-airfields")})
    assert [smallest_stack("il-2-sturmovik", south) for south in (parts, fields)] == [2, 1]


@about("yak-9")
def test_yak_9_costs_one_makes_four_legs_and_stands_one_hit() -> None:
    assert measured("yak-9") == (1, 4, 1)


@about("yak-9")
@covers("P-10.2")
def test_yak_9_deals_three_to_aircraft_attacking_or_defending() -> None:
    assert attacks("yak-9", "b-25-mitchell") == (3, 2)
    assert fight("yak-9", "b-25-mitchell") == (DESTROYED, DESTROYED)
    assert attacks("p-47-thunderbolt", "yak-9") == (2, 3)
    assert fight("p-47-thunderbolt", "yak-9") == (DESTROYED, DESTROYED)


@about("yak-9")
def test_yak_9_deals_one_to_everything_else() -> None:
    assert fight("yak-9", "bergepanther") == (0, 1)
    assert fight("yak-9", "lefh-18") == (0, 1)
    assert fight("yak-9", "type-92-crew") == (DESTROYED, 1)
    match = board(seat({"c4": "yak-9"}), seat(supply=SUPPLY))
    play(match, "attack c4")
    assert len(supply(match, 1)) == 3


@about("yak-9")
@covers("P-8.2")
def test_yak_9_moves_and_attacks_in_the_turn_in_which_it_is_played() -> None:
    match = board(seat(stacks={"c0": 1}, hand=["yak-9"]), seat({"c1": "kv-1", "c3": "bergepanther"}))
    play(match, "play yak-9")
    assert not unit_at(match, "c0").fresh
    play(match, "move c0", "to c2", "attack c2", "at c3")
    assert (damage(match, "c3"), unit_at(match, "c2").spent, is_calm(match)) == (1, 2, True)
    assert legs_left(match, "c2", "b2") == 2


@about("yak-9")
def test_yak_9_ignores_zone_of_control_minefields_and_hills() -> None:
    match = board(seat({"c1": "yak-9"}), seat({"d2": "kv-1"}), terrain={"c2": "minefield", "c3": "hills"})
    play(match, "move c1", "to c2", "move c2", "to c3")
    flier = unit_at(match, "c3")
    assert (flier.damage, flier.halted, flier.points, flier.attack.value) == (0, False, 2, 1)


@about("po-2-night-bombers")
def test_po_2_night_bombers_cost_one_make_three_legs_stand_one_hit_and_cannot_attack() -> None:
    assert measured("po-2-night-bombers") == (1, 3, 1)
    match = board(seat({"c4": "po-2-night-bombers"}), seat({"c3": "lefh-18"}, supply=SUPPLY))
    assert legal_starting(match, "attack") == []
    assert attacks("panzer-ii", "po-2-night-bombers") == (1, 0)


@about("po-2-night-bombers")
@covers("P-10.7", "P-13.5")
def test_po_2_night_bombers_deal_one_damage_to_the_opponent_from_anywhere() -> None:
    match = board(
        seat({"a1": "po-2-night-bombers"}, supply=SUPPLY),
        seat({"a2": "kv-1"}, stacks={"a5": 1}, hand=["ambush"], supply=("t-34", "is-2")),
    )
    play(match, "action a1")
    assert (junkyard(match, 1), supply(match, 1), len(supply(match, 0))) == (["t-34"], ["is-2"], 4)
    assert legal(match) == ["move a1", "end"]


@about("po-2-night-bombers")
@covers("P-9.1", "P-8.2")
def test_po_2_night_bombers_cannot_act_when_fresh_suppressed_or_on_a_stack() -> None:
    north = seat(supply=SUPPLY)
    for fields in ({"fresh": True}, {"suppressed": True}):
        assert legal_starting(board(seat({"a1": unit("po-2-night-bombers", **fields)}), north), "action") == []
    match = board(seat(stacks={"a0": stack(1, "po-2-night-bombers")}), north)
    assert legal_starting(match, "action") == []
    play(match, "move a0", "action a1")
    assert len(supply(match, 1)) == 3


@about("po-2-night-bombers")
@covers("P-18.3")
def test_po_2_night_bombers_are_not_hindered_by_dispersed_depots_or_an_empty_supply() -> None:
    depots = {"a5": stack(2, "dispersed-depots"), "b5": stack(2, "dispersed-depots")}
    for cards in (SUPPLY, ()):
        match = board(seat({"a1": "po-2-night-bombers"}), seat(stacks=depots, supply=cards))
        play(match, "action a1")
        assert (len(supply(match, 1)), match.is_over) == (max(0, len(cards) - 1), False)
        assert is_calm(match)


@about("po-2-night-bombers", "workers-militia")
def test_po_2_night_bombers_may_wake_an_enemy_junkyard_trigger() -> None:
    match = board(seat({"a1": "po-2-night-bombers"}), seat(supply=("workers-militia",)))
    play(match, "action a1")
    assert asked(match) == (1, "junkyard-trigger")
    play(match, "to c4")
    assert (unit_at(match, "c4").card, is_calm(match)) == ("workers-militia", True)


@about("po-2-night-bombers")
def test_po_2_night_bombers_fly_over_enemies_and_reveal_where_they_land() -> None:
    match = board(
        seat({"c1": "po-2-night-bombers"}), seat({"c2": "kv-1"}), face_down=["c3"], terrain={"c3": "minefield"}
    )
    play(match, "move c1", "to c3")
    assert (space(match, "c3").terrain, is_empty(match, "c3")) == ("minefield", False)
    assert (unit_at(match, "c3").points, unit_at(match, "c3").halted) == (1, False)
