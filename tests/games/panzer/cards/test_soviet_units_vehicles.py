"""Soviet Vehicle Units: each works, does not, and stops where it should."""

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
    stack_at,
    supply,
    unit,
    unit_at,
)
from tests.games.panzer.cards.measures import DESTROYED, attacks, fight, legs_left, measured
from tests.rulebook import covers

SUPPLY = ("rangers",) * 4


@about("bt-7")
def test_bt_7_costs_one_makes_four_legs_stands_one_hit_and_deals_two() -> None:
    assert measured("bt-7") == (1, 4, 1)
    assert fight("bt-7", "bergepanther") == (0, 2)


@about("bt-7")
@covers("P-7.2", "P-10.7")
def test_bt_7_costs_its_player_the_top_card_when_it_is_played() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["bt-7"], supply=("kv-1", "rangers")), seat(supply=SUPPLY))
    play(match, "play bt-7")
    assert (junkyard(match, 0), supply(match, 0), len(supply(match, 1))) == (["kv-1"], ["rangers"], 4)
    assert (unit_at(match, "a0").fresh, legal(match)) == (True, ["end"])


@about("bt-7")
@covers("P-15.1")
def test_bt_7_may_be_played_with_an_empty_supply() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["bt-7"]))
    play(match, "play bt-7")
    assert (unit_at(match, "a0").card, match.is_over, is_calm(match)) == ("bt-7", False, True)


@about("bt-7")
@covers("P-8.10", "P-9.1")
def test_bt_7_moves_attacks_and_moves_on_and_deals_no_damage_to_its_player_by_leaving_the_stack() -> None:
    match = board(seat(stacks={"c0": stack(1, "bt-7")}, supply=SUPPLY), seat({"c3": "bergepanther"}))
    play(match, "move c0", "move c1", "to c2", "attack c2", "move c2", "to d2", "move d2", "to d3")
    assert (damage(match, "c3"), len(supply(match, 0))) == (2, 4)
    assert legal(match) == ["end"]


@about("t-34")
def test_t_34_costs_two_makes_three_legs_stands_two_hits_and_deals_two() -> None:
    assert measured("t-34") == (2, 3, 2)
    assert fight("t-34", "bergepanther") == (0, 2)


@about("t-34")
@covers("P-9.6", "P-10.4")
def test_t_34_takes_one_less_and_falls_to_the_second_attack_of_a_panzer_iii() -> None:
    match = board(seat({"c2": "panzer-iii"}, supply=SUPPLY), seat({"c3": "t-34"}, supply=SUPPLY))
    play(match, "attack c2")
    assert (damage(match, "c2"), damage(match, "c3")) == (2, 1)
    end_turn(end_turn(match))
    play(match, "attack c2")
    assert (is_empty(match, "c2"), is_empty(match, "c3"), is_calm(match)) == (True, True, True)


@about("t-34")
@covers("P-10.3")
def test_t_34_is_armored_as_attacker_and_against_ranged_attacks_and_events_to_no_less_than_one() -> None:
    assert fight("t-34", "m4-sherman") == (1, 2)
    assert fight("t-34", "panzer-ii") == (1, DESTROYED)
    assert fight("t-34", "panther") == (DESTROYED, 2)
    assert fight("bazooka-team", "t-34") == (DESTROYED, DESTROYED)
    match = board(seat({"a1": "m7-priest"}), seat({"c3": "t-34"}))
    play(match, "ranged a1", "target c3")
    assert damage(match, "c3") == 1
    match = board(seat(stacks={"a0": 1}, hand=["fire-mission"]), seat({"c3": "t-34"}))
    play(match, "play fire-mission")
    assert damage(match, "c3") == 1


@about("t-34")
@covers("P-8.3", "P-8.4")
def test_t_34_passes_friends_from_its_stack_but_not_an_enemy() -> None:
    friends = seat({"c1": "rangers", "c2": "rangers"}, stacks={"c0": stack(2, "t-34")})
    match = board(friends)
    assert follow_ups(match, "move c0") == ["to b1", "to d1", "to b2", "to d2", "to c3"]
    play(match, "move c0", "to b1")
    assert unit_at(match, "b1").spent == 2
    assert legal_starting(board(seat(stacks={"c0": stack(2, "t-34")}), seat({"c1": "panzer-iv"})), "move") == []


@about("t-34")
@covers("P-6.8", "P-6.2")
def test_t_34_leaves_a_stack_that_has_become_too_low_for_it() -> None:
    match = board(seat(stacks={"c0": stack(1, "t-34")}, hand=["factory", "t-34"]))
    assert follow_ups(match, "play factory") == ["stack a0", "stack b0", "stack d0", "stack e0"]
    play(match, "move c0", "play factory", "stack c0", "play t-34")
    assert (unit_at(match, "c0").fresh, unit_at(match, "c1").fresh) == (True, False)


@about("t-34-85")
def test_t_34_85_costs_three_makes_three_legs_stands_four_hits_and_deals_three_alone() -> None:
    assert measured("t-34-85") == (3, 3, 4)
    assert fight("t-34-85", "panther") == (DESTROYED, 3)


@about("t-34-85")
def test_t_34_85_deals_four_beside_a_friendly_vehicle_only() -> None:
    for friend, dealt in (("t-34", 4), ("rangers", 3), ("il-2-sturmovik", 3)):
        match = board(seat({"c2": "t-34-85", "c1": friend}), seat({"c3": "type-3-chi-nu"}))
        play(match, "attack c2")
        assert damage(match, "c3") == dealt


@about("t-34-85")
@covers("P-13.4", "P-8.8")
def test_t_34_85_mends_one_damage_and_overruns_a_minefield_in_the_order_its_player_chooses() -> None:
    match = board(seat({"c2": "t-34-85"}), seat({"c3": "bazooka-team"}), terrain={"c3": "minefield"})
    play(match, "attack c2")
    assert (asked(match), damage(match, "c2")) == ((0, "trigger-order"), 3)
    assert sorted(legal(match)) == ["order 0 t-34-85 overrun", "order 0 t-34-85 victory-effect"]
    mended = play(match.fork(), "order 0 t-34-85 victory-effect", "yes")
    assert (damage(mended, "c3"), is_empty(mended, "c2"), is_calm(mended)) == (3, True, True)
    play(match, "order 0 t-34-85 overrun", "yes")
    assert (is_empty(match, "c3"), junkyard(match, 0), is_calm(match)) == (True, ["t-34-85"], True)


@about("t-34-85")
def test_t_34_85_may_stay_where_it_is_and_needs_no_movement_points_to_overrun() -> None:
    for fields in ({"halted": True}, {"legs": 3, "spent": 3}):
        match = board(seat({"c2": unit("t-34-85", **fields)}), seat({"c3": "lefh-18"}))
        play(match, "attack c2", "order 0 t-34-85 victory-effect")
        stayed = play(match.fork(), "no")
        assert (damage(stayed, "c2"), is_empty(stayed, "c3"), is_calm(stayed)) == (0, True, True)
        play(match, "yes")
        assert (unit_at(match, "c3").card, is_empty(match, "c2"), legal(match)) == ("t-34-85", True, ["end"])


@about("t-34-85")
def test_t_34_85_mends_but_does_not_overrun_after_a_victory_in_defense() -> None:
    match = board(seat({"c2": "m3-stuart"}), seat({"c3": unit("t-34-85", damage=1)}))
    play(match, "attack c2")
    assert (is_empty(match, "c2"), damage(match, "c3"), is_calm(match)) == (True, 1, True)


@about("t-34-85")
def test_t_34_85_gets_nothing_when_the_enemy_survives_or_both_are_destroyed() -> None:
    match = board(seat({"c2": unit("t-34-85", damage=2)}), seat({"c3": "bergepanther"}))
    play(match, "attack c2")
    assert (damage(match, "c2"), damage(match, "c3"), is_calm(match)) == (2, 3, True)
    match = board(seat({"c2": unit("t-34-85", damage=2)}), seat({"c3": "panzer-iii"}))
    play(match, "attack c2")
    assert (is_empty(match, "c2"), is_empty(match, "c3"), is_calm(match)) == (True, True, True)


@about("kv-1")
def test_kv_1_costs_three_makes_one_leg_stands_five_hits_and_deals_two() -> None:
    assert measured("kv-1") == (3, 1, 5)
    assert fight("kv-1", "bergepanther") == (0, 2)


@about("kv-1")
@covers("P-10.3")
def test_kv_1_takes_two_less_from_every_source_and_at_least_one() -> None:
    assert fight("tiger-i", "kv-1") == (1, 2)
    assert fight("kv-1", "m26-pershing") == (3, 2)
    assert fight("m4-sherman", "kv-1") == (2, 1)
    match = board(seat({"a1": "long-tom"}), seat({"c3": "kv-1"}))
    play(match, "ranged a1", "target c3")
    assert damage(match, "c3") == 1


@about("kv-1")
@covers("P-8.9")
def test_kv_1_halts_an_enemy_that_enters_a_space_beside_it() -> None:
    match = board(seat({"c1": "m4-sherman"}), seat({"c3": "kv-1"}))
    aside = play(match.fork(), "move c1", "to b1", "move b1", "to b2")
    assert (unit_at(aside, "b2").halted, "move b2" in legal(aside)) == (False, True)
    play(match, "move c1", "to c2")
    assert (unit_at(match, "c2").halted, legal(match)) == (True, ["attack c2", "end"])


@about("kv-1")
@covers("P-3.4", "P-7.3")
def test_kv_1_does_not_halt_friends_or_units_that_were_there_before_or_from_a_stack() -> None:
    match = board(seat({"c1": "m4-sherman", "d3": "kv-1"}))
    play(match, "move c1", "to c2", "move c2", "to c3")
    assert not unit_at(match, "c3").halted
    match = board(seat({"c2": "m4-sherman"}, supply=SUPPLY), seat({"c3": "kv-1"}), phase="turn")
    assert legs_left(match, "c2", "c1") == 2
    match = board(seat({"c3": "m4-sherman"}), seat(stacks={"c5": stack(3, "kv-1")}))
    play(match, "move c3", "to c4")
    assert not unit_at(match, "c4").halted


@about("kv-1")
def test_kv_1_guards_the_supply_against_adjacent_units() -> None:
    match = board(seat({"c4": "rangers"}), seat({"d4": "kv-1"}, supply=SUPPLY))
    play(match, "attack c4")
    assert (damage(match, "d4"), len(supply(match, 1))) == (1, 4)


@about("kv-1")
@covers("P-8.6")
def test_kv_1_may_always_make_a_short_step_into_hills() -> None:
    match = board(seat({"c2": "kv-1"}), terrain={"c3": "hills"})
    assert "to c3" in follow_ups(match, "move c2")
    play(match, "move c2", "to c3")
    assert (unit_at(match, "c3").spent, unit_at(match, "c3").points, legal(match)) == (1, 0, ["end"])


@about("is-2")
def test_is_2_costs_three_makes_one_leg_stands_six_hits_and_deals_five() -> None:
    assert measured("is-2") == (3, 1, 6)
    assert fight("is-2", "tiger-i") == (3, 4)
    assert fight("is-2", "grenadiers") == (1, DESTROYED)


@about("is-2")
@covers("P-10.7")
def test_is_2_costs_its_player_the_two_top_cards_when_it_is_played() -> None:
    match = board(seat(stacks={"a0": 3}, hand=["is-2"], supply=("kv-1", "t-34", "bt-7")), seat(supply=SUPPLY))
    play(match, "play is-2")
    assert (junkyard(match, 0), supply(match, 0), len(supply(match, 1))) == (["kv-1", "t-34"], ["bt-7"], 4)
    assert (unit_at(match, "a0").fresh, is_calm(match)) == (True, True)


@about("is-2")
@covers("P-15.1")
def test_is_2_may_be_played_with_a_single_card_in_the_supply() -> None:
    match = board(seat(stacks={"a0": 3}, hand=["is-2"], supply=("kv-1",)))
    play(match, "play is-2")
    assert (junkyard(match, 0), match.is_over, is_calm(match)) == (["kv-1"], False, True)


@about("is-2", "partisans", "workers-militia")
@covers("P-10.7", "P-13.4")
def test_is_2_may_wake_two_junkyard_triggers_at_once_and_its_player_orders_them() -> None:
    match = board(seat(stacks={"a0": 3}, hand=["is-2"], supply=("partisans", "workers-militia", "kv-1")))
    play(match, "play is-2")
    first, second = "order 0 partisans junkyard-trigger", "order 0 workers-militia junkyard-trigger"
    assert (asked(match), sorted(legal(match))) == ((0, "trigger-order"), [first, second])
    play(match, second, "to c1", "to d1")
    assert (unit_at(match, "c1").card, unit_at(match, "d1").card) == ("workers-militia", "partisans")
    assert (junkyard(match, 0), is_calm(match)) == ([], True)


@about("is-2")
@covers("P-10.3")
def test_is_2_takes_one_less_from_every_source() -> None:
    assert fight("m26-pershing", "is-2") == (DESTROYED, 4)
    assert fight("m4-sherman", "is-2") == (DESTROYED, 1)
    match = board(seat({"a1": "long-tom"}), seat({"c3": "is-2"}))
    play(match, "ranged a1", "target c3")
    assert damage(match, "c3") == 2


@about("su-100")
def test_su_100_costs_two_makes_two_legs_and_stands_three_hits() -> None:
    assert measured("su-100") == (2, 2, 3)


@about("su-100")
@covers("P-9.6", "P-10.2")
def test_su_100_deals_four_to_a_vehicle_first() -> None:
    assert fight("su-100", "panzer-iv") == (0, DESTROYED)
    assert fight("su-100", "kv-1") == (2, 2)
    assert fight("panther", "su-100") == (4, DESTROYED)
    assert fight(unit("panther", damage=1), "su-100") == (DESTROYED, 0)


@about("su-100")
def test_su_100_deals_two_to_infantry_guns_and_aircraft() -> None:
    assert fight("su-100", "grenadiers") == (1, 2)
    assert fight("su-100", "lefh-18") == (0, DESTROYED)
    assert attacks("su-100", "b-25-mitchell") == (2, 2)
    assert fight("su-100", "b-25-mitchell") == (2, 2)


@about("su-100")
def test_su_100_and_another_unit_with_first_fire_deal_damage_together() -> None:
    assert fight("su-100", "stug-iii") == (DESTROYED, DESTROYED)
    assert fight("jagdpanther", "su-100") == (DESTROYED, DESTROYED)


@about("isu-152")
def test_isu_152_costs_three_makes_one_leg_stands_four_hits_and_deals_two_in_battle() -> None:
    assert measured("isu-152") == (3, 1, 4)
    assert fight("isu-152", "bergepanther") == (0, 2)


@about("isu-152")
@covers("P-9.9")
def test_isu_152_moves_and_fires_for_two_at_units_and_players() -> None:
    match = board(seat({"c1": "isu-152"}), seat({"e4": "panther"}, supply=SUPPLY))
    play(match, "move c1", "to c2")
    shelled = play(match.fork(), "ranged c2", "target player 1")
    assert len(supply(shelled, 1)) == 2
    play(match, "ranged c2", "target e4")
    assert (damage(match, "e4"), unit_at(match, "c2").halted, is_calm(match)) == (2, False, True)


@about("isu-152")
@covers("P-9.1")
def test_isu_152_fires_demolishes_or_attacks_and_only_one_of_them() -> None:
    match = board(seat({"c2": "isu-152"}), seat({"d2": "bergepanther"}, modifiers={"c3": "bunker", "c1": "mine-belt"}))
    assert legal(match) == ["move c2", "attack c2", "ranged c2", "demolish c2", "end"]
    for moves in (["attack c2"], ["ranged c2", "target d2"], ["demolish c2", "target c3"]):
        assert legal(play(match.fork(), *moves)) == ["move c2", "end"]


@about("isu-152")
def test_isu_152_demolishes_modifiers_around_it_and_factories_before_it() -> None:
    match = board(seat({"c4": "isu-152"}), seat(stacks={"c5": 2, "d5": 2}, modifiers={"b4": "bunker", "a4": "bunker"}))
    assert follow_ups(match, "demolish c4") == ["target b4", "target c5"]
    shelled = play(match.fork(), "demolish c4", "target b4")
    assert (space(shelled, "b4").modifier, junkyard(shelled, 1)) == (None, ["bunker"])
    play(match, "demolish c4", "target c5")
    assert [stack_at(match, name).factories for name in ("c5", "d5")] == [1, 2]
    assert (junkyard(match, 1), is_calm(match)) == (["factory"], True)
    assert legal_starting(board(seat({"c3": "isu-152"}), seat(stacks={"c5": 2})), "demolish") == []


@about("katyusha")
def test_katyusha_costs_two_makes_two_legs_stands_one_hit_and_cannot_attack() -> None:
    assert measured("katyusha") == (2, 2, 1)
    match = board(seat({"c4": "katyusha"}), seat({"c3": "lefh-18"}, supply=SUPPLY))
    assert legal_starting(match, "attack") == legal_starting(match, "ranged") == []
    assert attacks("panzer-ii", "katyusha") == (1, 0)


@about("katyusha")
@covers("P-18.3")
def test_katyusha_hits_an_enemy_and_every_enemy_beside_it_for_one() -> None:
    match = board(
        seat({"a1": "katyusha", "c2": "rangers"}),
        seat({"c3": "panzer-iv", "b3": "panzer-iv", "c4": "lefh-18", "d4": "panzer-iv", "a3": "panzer-iv"}),
    )
    play(match, "action a1", "target c3")
    assert [damage(match, name) for name in ("c3", "b3", "c4", "d4", "a3", "c2")] == [1, 1, 1, 0, 0, 0]
    assert is_calm(match)


@about("katyusha")
@covers("P-13.3")
def test_katyusha_destroys_several_units_at_once_and_armor_leaves_one_damage() -> None:
    match = board(seat({"a1": "katyusha"}), seat({"c2": "ski-scouts", "b2": "bt-7", "d2": "kv-1"}))
    play(match, "action a1", "target c2")
    assert (junkyard(match, 1), damage(match, "d2")) == (["bt-7", "ski-scouts"], 1)


@about("katyusha")
@covers("P-9.1", "P-13.5")
def test_katyusha_acts_once_a_turn_without_a_window_and_may_move_before_and_after() -> None:
    match = board(
        seat({"a1": "katyusha"}), seat({"c3": "panzer-iv", "e4": "panzer-iv"}, stacks={"a5": 1}, hand=["ambush"])
    )
    play(match, "move a1", "to a2", "action a2", "target c3")
    assert (damage(match, "c3"), legal(match)) == (1, ["move a2", "end"])


@about("katyusha")
def test_katyusha_cannot_act_when_fresh_suppressed_on_a_stack_or_without_a_target() -> None:
    north = seat({"c3": "panzer-iv"})
    for fields in ({"fresh": True}, {"suppressed": True}):
        assert legal_starting(board(seat({"a1": unit("katyusha", **fields)}), north), "action") == []
    assert legal_starting(board(seat(stacks={"a0": stack(2, "katyusha")}), north), "action") == []
    assert legal_starting(board(seat({"a1": "katyusha"}), seat({"c3": "night-raiders"})), "action") == []
