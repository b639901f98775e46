"""Soviet Events: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    chain,
    damage,
    end_turn,
    follow_ups,
    hand,
    is_calm,
    is_empty,
    junkyard,
    legal,
    legal_starting,
    play,
    player,
    removed,
    seat,
    stack,
    stack_at,
    supply,
    unit,
    unit_at,
    values,
)
from tests.games.panzer.cards.measures import legs_left, smallest_stack
from tests.rulebook import covers

SUPPLY = ("rangers",) * 4


@about("deep-operation")
def test_deep_operation_gives_each_friendly_unit_attack_and_movement_for_the_turn() -> None:
    match = board(
        seat({"c2": "t-34", "a1": "long-tom", "e3": "yak-9"}, stacks={"a0": 3}, hand=["deep-operation"], supply=SUPPLY),
        seat({"c3": "bergepanther"}, supply=SUPPLY),
    )
    play(match, "play deep-operation")
    assert [values(match, name) for name in ("c2", "a1", "e3", "c3")] == ["3/2/4", "1/2/2", "2/1/5", "0/4/3"]
    assert is_calm(match)
    assert (legs_left(match, "c2", "b2"), legs_left(match, "a1", "a2")) == (4, 2)
    play(match, "attack c2")
    assert damage(match, "c3") == 3
    end_turn(match)
    assert [values(match, name) for name in ("c2", "a1", "e3")] == ["2/2/3", "0/2/1", "1/1/4"]


@about("deep-operation")
def test_deep_operation_lets_a_unit_without_attack_attack() -> None:
    match = board(seat({"c2": "katyusha"}, stacks={"a0": 3}, hand=["deep-operation"]), seat({"c3": "lefh-18"}))
    assert legal_starting(match, "attack") == []
    play(match, "play deep-operation", "attack c2")
    assert damage(match, "c3") == 1


@about("deep-operation")
@covers("P-13.7", "P-7.3")
def test_deep_operation_does_not_reach_units_on_stacks_or_later_arrivals() -> None:
    match = board(seat(stacks={"a0": 3, "b0": stack(2, "t-34"), "c0": 1}, hand=["deep-operation", "yak-9"]), seat())
    play(match, "play deep-operation", "play yak-9", "move b0", "move c0")
    assert (values(match, "b1"), values(match, "c1")) == ("2/2/3", "1/1/4")


@about("deep-operation")
@covers("P-7.4")
def test_deep_operation_costs_three_and_is_played_in_ones_own_turn_only() -> None:
    assert smallest_stack("deep-operation", seat({"c2": "t-34"})) == 3
    match = board(seat({"c2": "t-34"}), seat({"c3": "t-34"}, stacks={"a5": 3}, hand=["deep-operation"]))
    play(match, "attack c2")
    assert legal(match) == ["pass", "pass turn"]


@about("deep-operation")
@covers("P-8.9")
def test_deep_operation_does_not_free_a_halted_unit() -> None:
    match = board(seat({"c2": unit("t-34", halted=True)}, stacks={"a0": 3}, hand=["deep-operation"]))
    play(match, "play deep-operation")
    assert (unit_at(match, "c2").movement.value, legal_starting(match, "move")) == (4, [])


@about("fresh-divisions")
@covers("P-18.4")
def test_fresh_divisions_deploy_two_cheap_infantry_cards_from_the_junkyard() -> None:
    yard = ("conscript-rifles", "guards-rifles", "bt-7", "factory", "tank-riders", "fire-mission")
    match = board(
        seat({"b1": "t-34"}, stacks={"a0": 2, "b0": 1}, hand=["fresh-divisions"], junkyard=yard),
        seat(junkyard=("conscript-rifles",)),
        face_down=["e1"],
    )
    play(match, "play fresh-divisions")
    assert legal(match) == ["target card conscript-rifles", "target card tank-riders"]
    play(match, "target card tank-riders", "target card conscript-rifles")
    assert (asked(match), legal(match)) == ((0, "deploy-to"), ["to b0", "to a1", "to c1", "to d1"])
    play(match, "to c1")
    assert legal(match) == ["to b0", "to a1", "to d1"]
    play(match, "to b0")
    assert (unit_at(match, "c1").card, unit_at(match, "b0").card) == ("tank-riders", "conscript-rifles")
    assert (unit_at(match, "c1").fresh, unit_at(match, "b0").fresh) == (True, True)
    assert (junkyard(match, 0), junkyard(match, 1)) == (
        ["guards-rifles", "bt-7", "factory", "fire-mission"], ["conscript-rifles"],
    )  # fmt: skip
    assert is_calm(match)


@about("fresh-divisions")
@covers("P-17.6")
def test_fresh_divisions_may_deploy_only_one_of_several_copies() -> None:
    match = board(seat(stacks={"a0": 2}, hand=["fresh-divisions"], junkyard=["conscript-rifles"] * 3))
    play(match, "play fresh-divisions")
    one = play(match.fork(), "done", "to c1")
    assert (junkyard(one, 0), is_calm(one)) == (["conscript-rifles"] * 2, True)
    play(match, "target card conscript-rifles", "to c1", "to d1")
    assert (junkyard(match, 0), unit_at(match, "d1").card) == (["conscript-rifles"], "conscript-rifles")


@about("fresh-divisions")
@covers("P-7.8")
def test_fresh_divisions_cost_two_and_need_a_fitting_card_and_room_besides_their_own_stack() -> None:
    assert smallest_stack("fresh-divisions", seat(junkyard=("partisans",))) == 2
    assert smallest_stack("fresh-divisions", seat(junkyard=("guards-rifles", "bt-7", "factory"))) is None
    full = seat(dict.fromkeys(("a1", "b1", "c1", "d1", "e1"), "t-34"), junkyard=("partisans",))
    assert smallest_stack("fresh-divisions", full) is None
    assert smallest_stack("fresh-divisions", {**full, "stacks": {"b0": 1}}) == 2


@about("fresh-divisions", "relocated-factories")
@covers("P-14.2")
def test_fresh_divisions_and_relocated_factories_cannot_be_played_in_a_window() -> None:
    cards = ["fresh-divisions", "relocated-factories"]
    match = board(
        seat({"c2": "t-34"}),
        seat({"c3": "t-34"}, stacks={"a5": 3}, hand=cards, junkyard=("factory", "partisans")),
    )
    play(match, "attack c2")
    assert legal(match) == ["pass", "pass turn"]


@about("fresh-divisions")
def test_fresh_divisions_leave_the_second_card_where_there_is_room_for_one() -> None:
    match = board(
        seat(dict.fromkeys(("b1", "c1", "d1", "e1"), "t-34"), stacks={"a0": 2}, hand=["fresh-divisions"],
             junkyard=("partisans", "tank-riders")),
    )  # fmt: skip
    play(match, "play fresh-divisions", "target card partisans", "target card tank-riders")
    assert (unit_at(match, "a1").card, junkyard(match, 0), is_calm(match)) == ("partisans", ["tank-riders"], True)


@about("fresh-divisions")
@covers("P-13.1", "P-10.5")
def test_fresh_divisions_check_the_state_only_after_both_are_deployed() -> None:
    match = board(
        seat(stacks={"a0": 2}, hand=["fresh-divisions"], junkyard=("partisans", "ski-scouts")),
        terrain={"a1": "frozen-steppe"},
    )
    play(match, "play fresh-divisions", "target card partisans", "target card ski-scouts", "to a1")
    assert "to a1" not in legal(match)
    play(match, "to b1")
    assert (is_empty(match, "a1"), unit_at(match, "b1").card, junkyard(match, 0)) == (
        True, "ski-scouts", ["partisans"],
    )  # fmt: skip


@about("relocated-factories")
@covers("P-6.1")
def test_relocated_factories_return_two_factories_and_allow_one_more() -> None:
    match = board(
        seat(stacks={"a0": 1}, hand=["relocated-factories"], junkyard=("factory", "t-34", "factory", "factory"))
    )
    play(match, "play relocated-factories")
    assert legal(match) == ["target card factory", "done"]
    one = play(match.fork(), "done")
    assert (hand(one, 0), player(one, 0).allowance) == (["factory"], 2)
    play(match, "target card factory")
    assert (hand(match, 0), junkyard(match, 0)) == (["factory", "factory"], ["t-34", "factory"])
    assert (player(match, 0).allowance, stack_at(match, "a0").card) == (2, "relocated-factories")
    play(match, "play factory", "stack b0", "play factory", "stack b0")
    assert (stack_at(match, "b0").factories, is_calm(match)) == (2, True)


@about("relocated-factories")
@covers("P-7.8")
def test_relocated_factories_cost_one_and_need_a_factory_in_the_own_junkyard() -> None:
    assert smallest_stack("relocated-factories", seat(junkyard=("factory",))) == 1
    assert smallest_stack("relocated-factories", seat(junkyard=("t-34",)), seat(junkyard=("factory",))) is None


@about("relocated-factories", "bt-7")
def test_relocated_factories_that_fall_in_ones_own_turn_are_played_for_free() -> None:
    match = board(
        seat(stacks={"a0": 1}, hand=["bt-7"], junkyard=("factory",), supply=("relocated-factories", "rangers"))
    )
    play(match, "play bt-7")
    assert (asked(match), legal(match)) == ((0, "junkyard-trigger"), ["decline", "play it"])
    declined = play(match.fork(), "decline")
    assert (hand(declined, 0), player(declined, 0).allowance) == ([], 1)
    play(match, "play it")
    assert (hand(match, 0), junkyard(match, 0)) == (["factory"], ["relocated-factories"])
    assert (player(match, 0).allowance, is_calm(match)) == (2, True)


@about("relocated-factories")
@covers("P-18.4", "P-10.7")
def test_relocated_factories_that_fall_in_the_enemy_turn_return_factories_of_the_same_batch_but_allow_none() -> None:
    match = board(
        seat({"c4": "t-34-85"}, supply=SUPPLY),
        seat(supply=("relocated-factories", "factory", "factory", "rangers")),
    )
    play(match, "attack c4", "play it", "target card factory")
    assert (hand(match, 1), junkyard(match, 1)) == (["factory", "factory"], ["relocated-factories"])
    assert (player(match, 1).allowance, is_calm(match)) == (0, True)
    end_turn(match)
    assert player(match, 1).allowance == 1


@about("relocated-factories")
def test_relocated_factories_that_fall_without_a_factory_in_the_junkyard_are_not_asked_for() -> None:
    match = board(seat({"c4": "bazooka-team"}), seat(supply=("relocated-factories", "factory")))
    play(match, "attack c4")
    assert (junkyard(match, 1), is_calm(match)) == (["relocated-factories"], True)


@about("scorched-earth")
@covers("P-6.6", "P-9.6")
def test_scorched_earth_sacrifices_a_factory_and_deals_four_to_an_intruder() -> None:
    match = board(
        seat({"c3": "panther", "b3": "panther", "a2": "panther"}),
        seat({"d3": "bergepanther"}, stacks={"a5": 1, "b5": 2}, hand=["scorched-earth"]),
    )
    play(match, "attack c3", "play scorched-earth", "stack a5")
    assert legal(match) == ["target a5", "target b5"]
    play(match, "target b5")
    assert legal(match) == ["target b3", "target c3"]
    play(match, "target b3")
    assert (stack_at(match, "a5").factories, stack_at(match, "b5").factories) == (1, 1)
    assert (damage(match, "b3"), damage(match, "a2"), is_empty(match, "d3")) == (4, 0, True)
    assert junkyard(match, 1) == ["factory", "bergepanther"]


@about("scorched-earth")
@covers("P-7.8")
def test_scorched_earth_costs_one_and_needs_an_intruder_in_the_own_lines_that_is_not_concealed() -> None:
    for place, cost in (("c1", 1), ("c2", 1), ("c3", None), ("c4", None)):
        assert smallest_stack("scorched-earth", None, seat({place: "panzer-iv"})) == cost
    assert smallest_stack("scorched-earth", None, seat({"c2": "night-raiders"})) is None
    assert smallest_stack("scorched-earth", seat({"c2": "panzer-iv"}), seat()) is None


@about("scorched-earth")
@covers("P-6.7")
def test_scorched_earth_may_burn_its_own_last_factory_or_the_one_under_a_unit() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["scorched-earth"]), seat({"c2": "tiger-i"}))
    play(match, "play scorched-earth")
    assert (stack_at(match, "a0").factories, stack_at(match, "a0").card) == (0, "scorched-earth")
    assert (damage(match, "c2"), junkyard(match, 0), is_calm(match)) == (3, ["factory"], True)
    match = board(
        seat(stacks={"a0": 1, "b0": stack(1, "t-34")}, hand=["scorched-earth"]), seat({"c2": "lefh-18", "c3": "kv-1"})
    )
    play(match, "play scorched-earth", "target b0")
    assert (is_empty(match, "b0"), is_empty(match, "c2"), damage(match, "c3")) == (True, True, 0)
    assert junkyard(match, 0) == ["factory", "t-34"]


@about("scorched-earth")
@covers("P-13.2")
def test_scorched_earth_still_burns_the_factory_when_the_intruder_slips_away() -> None:
    match = board(
        seat({"c3": "panther"}, stacks={"a0": 1}, hand=["elastic-defense"]),
        seat({"d3": "bergepanther"}, stacks={"a5": 2}, hand=["scorched-earth"]),
    )
    play(match, "attack c3", "play scorched-earth", "play elastic-defense", "to c2")
    assert (damage(match, "c2"), stack_at(match, "a5").factories) == (0, 1)
    assert (damage(match, "d3"), is_calm(match)) == (0, True)


@about("hold-every-house")
@covers("P-10.3")
def test_hold_every_house_gives_an_infantry_unit_armor_for_the_turn() -> None:
    match = board(
        seat({"c2": "tiger-i", "d2": "m26-pershing"}, supply=SUPPLY),
        seat({"c3": "workers-militia"}, stacks={"a5": 1}, hand=["hold-every-house"], supply=SUPPLY),
    )
    play(match, "attack c2", "play hold-every-house")
    assert (damage(match, "c3"), unit_at(match, "c3").keywords["armor"], is_calm(match)) == (2, 2, True)
    end_turn(match)
    assert "armor" not in unit_at(match, "c3").keywords


@about("hold-every-house")
def test_hold_every_house_helps_against_everything_and_leaves_at_least_one_damage() -> None:
    match = board(
        seat({"a1": "long-tom", "c2": "panzer-ii"}, stacks={"a0": 1}, hand=["fire-mission"]),
        seat({"c3": "guards-rifles"}, stacks={"a5": 1}, hand=["hold-every-house"]),
    )
    play(match, "ranged a1", "target c3", "play hold-every-house", "pass")
    assert damage(match, "c3") == 1
    play(match, "play fire-mission")
    assert damage(match, "c3") == 2
    play(match, "attack c2")
    assert damage(match, "c3") == 3


@about("hold-every-house")
@covers("P-14.7")
def test_hold_every_house_costs_one_and_needs_a_friendly_infantry_unit() -> None:
    assert smallest_stack("hold-every-house", seat({"c2": "rangers"})) == 1
    assert smallest_stack("hold-every-house", seat({"c2": "t-34", "c1": "zis-3"}), seat({"c3": "rangers"})) is None
    match = board(
        seat({"c2": "rangers", "d2": "t-34", "e4": "partisans"}, stacks={"a0": 1}, hand=["hold-every-house"]),
        seat({"c3": "grenadiers"}),
    )
    assert follow_ups(match, "play hold-every-house") == ["target c2", "target e4"]
    play(match, "play hold-every-house", "target e4")
    assert [unit_at(match, name).keywords.get("armor") for name in ("c2", "e4")] == [None, 2]
    assert is_calm(match)


@about("hold-every-house")
def test_two_hold_every_house_add_up_with_each_other_and_with_entrenchment() -> None:
    match = board(
        seat({"c2": "m26-pershing"}, modifiers={"c1": "command-post"}),
        seat({"c3": "guards-rifles"}, stacks={"a5": 1, "b5": 1}, hand=["hold-every-house"] * 2),
        terrain={"c2": "hills"},
    )
    single = play(match.fork(), "attack c2", "play hold-every-house", "stack a5", "pass")
    assert damage(single, "c3") == 3
    play(match, "attack c2", "play hold-every-house", "stack a5", "play hold-every-house")
    assert damage(match, "c3") == 1
    assert (damage(match, "c2"), is_calm(match)) == (2, True)


@about("maskirovka")
@covers("P-14.5")
def test_maskirovka_cancels_an_attack_that_counts_as_made() -> None:
    match = board(seat({"c2": "panzer-iv"}), seat({"c3": "rangers"}, stacks={"a5": 2}, hand=["maskirovka"]))
    play(match, "attack c2", "play maskirovka")
    assert (damage(match, "c2"), damage(match, "c3"), is_calm(match)) == (0, 0, True)
    assert (legal(match), stack_at(match, "a5").card) == (["move c2", "end"], "maskirovka")


@about("maskirovka")
@covers("P-14.5")
def test_maskirovka_cancels_an_event_that_leaves_its_stack_at_once() -> None:
    match = board(
        seat(stacks={"a0": 2}, hand=["artillery-reserve"]),
        seat({"c3": "rangers"}, stacks={"a5": 2}, hand=["maskirovka"]),
    )
    play(match, "play artillery-reserve", "play maskirovka")
    assert (stack_at(match, "a0").card, junkyard(match, 0), is_calm(match)) == (None, ["artillery-reserve"], True)
    match = board(
        seat(stacks={"a0": 1}, hand=["field-salvage"], junkyard=("t-34",)), seat(stacks={"a5": 2}, hand=["maskirovka"])
    )
    play(match, "play field-salvage", "play maskirovka")
    assert (removed(match, 0), junkyard(match, 0), supply(match, 0)) == (["field-salvage"], ["t-34"], [])


@about("maskirovka")
@covers("P-18.1")
def test_maskirovka_cannot_cancel_an_event_with_cost_three_or_a_ranged_attack() -> None:
    north = seat({"c3": "rangers"}, stacks={"a5": 2}, hand=["maskirovka"])
    for moves in (["play winter-front"], ["ranged a1", "target c3"]):
        match = board(seat({"a1": "m7-priest"}, stacks={"a0": 3}, hand=["winter-front"]), north)
        play(match, *moves)
        assert legal(match) == ["pass", "pass turn"]


@about("maskirovka")
@covers("P-7.8")
def test_maskirovka_costs_two_and_cannot_be_played_over_an_empty_chain() -> None:
    assert smallest_stack("maskirovka", seat({"c2": "t-34"}), seat({"c3": "t-34"})) is None
    for power, can_play in ((1, False), (2, True)):
        match = board(seat({"c2": "t-34"}), seat({"c3": "t-34"}, stacks={"a5": power}, hand=["maskirovka"]))
        play(match, "attack c2")
        assert ("play maskirovka" in legal(match)) is can_play


@about("maskirovka")
@covers("P-14.2")
def test_maskirovka_may_cancel_an_enemy_maskirovka_so_that_the_attack_goes_on() -> None:
    match = board(
        seat({"c2": "panzer-iv"}, stacks={"a0": 2}, hand=["maskirovka"]),
        seat({"c3": "bergepanther"}, stacks={"a5": 2}, hand=["maskirovka", "factory"]),
    )
    play(match, "attack c2", "play maskirovka")
    assert (asked(match), chain(match)) == ((0, "response"), ["panzer-iv", "maskirovka"])
    play(match, "play maskirovka")
    assert legal(match) == ["mode 0", "mode 1"]
    play(match, "mode 1")
    assert (asked(match), chain(match), junkyard(match, 1)) == ((1, "response"), ["panzer-iv"], ["maskirovka"])
    play(match, "pass")
    assert (damage(match, "c3"), is_calm(match)) == (3, True)


@about("maskirovka")
@covers("P-14.2", "P-18.1")
def test_maskirovka_may_cancel_ones_own_attack_below_an_enemy_response() -> None:
    match = board(
        seat({"c2": "panzer-iii"}, stacks={"a0": 2}, hand=["maskirovka"]),
        seat({"c3": "kv-1", "d2": "rangers"}, stacks={"a5": 1}, hand=["hold-every-house"]),
    )
    play(match, "attack c2", "at c3", "play hold-every-house", "play maskirovka", "mode 0")
    assert (damage(match, "c2"), damage(match, "c3"), is_calm(match)) == (0, 0, True)
    assert (unit_at(match, "d2").keywords["armor"], unit_at(match, "c2").attacks) == (2, 1)


@about("maskirovka")
@covers("P-14.6")
def test_maskirovka_on_a_flash_event_of_the_opening_window_lets_the_window_go_on() -> None:
    match = board(
        seat({"c2": "panzer-iii"}, stacks={"a0": 2}, hand=["maskirovka"]),
        seat({"c3": "rangers"}, stacks={"a5": 1, "b5": 1}, hand=["pinned-down", "fuel-shortage"]),
        phase="main start",
    )
    play(match, "play pinned-down", "stack a5", "play maskirovka", "pass")
    assert (asked(match), unit_at(match, "c2").suppressed, junkyard(match, 1)) == (
        (1, "response"), False, ["pinned-down"],
    )  # fmt: skip
    play(match, "pass")
    assert is_calm(match)


@about("winter-front")
@covers("P-10.1")
def test_winter_front_slows_enemy_units_to_no_less_than_one() -> None:
    match = board(
        seat({"a2": "t-34", "c2": "kv-1", "e2": "yak-9"}, stacks={"e0": stack(3, "winter-front")}),
        seat({"b3": "rangers", "e4": "p-47-thunderbolt", "c4": "kv-1"}),
        turn=1,
    )
    assert [unit_at(match, name).movement.value for name in ("a2", "c2", "e2")] == [3, 1, 4]
    assert [unit_at(match, name).movement.value for name in ("b3", "e4", "c4")] == [1, 3, 1]
    assert (legs_left(match, "b3", "b4"), legs_left(match, "e4", "e3"), legs_left(match, "c4", "d4")) == (1, 3, 1)


@about("winter-front")
@covers("P-10.1")
def test_two_winter_fronts_add_up_and_are_applied_after_every_increase() -> None:
    fronts = {"a5": stack(3, "winter-front"), "b5": stack(3, "winter-front")}
    match = board(
        seat({"a2": "t-34", "c2": "t-34", "e2": "kv-1", "d2": "rangers"}, modifiers={"c2": "corduroy-road"}),
        seat(stacks=fronts),
        phase="main start",
    )
    assert [unit_at(match, name).movement.value for name in ("a2", "c2", "e2", "d2")] == [1, 3, 1, 1]


@about("winter-front")
@covers("P-8.4", "P-7.3")
def test_winter_front_slows_a_unit_from_the_moment_it_has_left_its_stack() -> None:
    match = board(seat(stacks={"c0": stack(2, "t-34")}), seat(stacks={"a5": stack(3, "winter-front")}))
    assert unit_at(match, "c0").movement.value == 3
    play(match, "move c0", "move c1", "to c2")
    assert (unit_at(match, "c2").points, legal(match)) == (0, ["end"])


@about("winter-front")
@covers("P-7.6", "P-6.7")
def test_winter_front_works_without_factories_until_it_is_destroyed() -> None:
    match = board(
        seat({"c2": "t-34"}, stacks={"a0": 1}, hand=["demolition-order"]),
        seat(stacks={"a5": stack(0, "winter-front")}),
    )
    assert legs_left(match, "c2", "b2") == 2
    play(match, "play demolition-order")
    assert (junkyard(match, 1), legs_left(match, "c2", "b2"), is_calm(match)) == (["winter-front"], 3, True)


@about("winter-front")
def test_winter_front_costs_three_and_does_nothing_while_it_waits_on_the_chain() -> None:
    assert smallest_stack("winter-front") == 3
    match = board(
        seat(stacks={"a0": 3}, hand=["winter-front"]), seat({"c3": "t-34"}, stacks={"a5": 1}, hand=["factory"])
    )
    play(match, "play winter-front")
    assert (asked(match), unit_at(match, "c3").movement.value) == ((1, "response"), 3)
    play(match, "pass")
    assert (unit_at(match, "c3").movement.value, stack_at(match, "a0").in_play) == (2, True)


@about("breakthrough-regiments")
def test_breakthrough_regiments_give_friendly_heavy_tanks_one_more_leg() -> None:
    match = board(
        seat({"a2": "kv-1", "b2": "is-2", "c2": "sherman-jumbo", "d2": "m26-pershing"},
             stacks={"a0": stack(1, "breakthrough-regiments")}),
    )  # fmt: skip
    assert [legs_left(match, f"{column}2", f"{column}3") for column in "abcd"] == [2, 2, 3, 3]


@about("breakthrough-regiments")
@covers("P-1.7")
def test_breakthrough_regiments_do_not_help_other_tanks_or_the_enemy() -> None:
    match = board(
        seat({"a2": "t-34", "b2": "isu-152", "c2": "m3-stuart", "d2": "rangers"},
             stacks={"a0": stack(1, "breakthrough-regiments")}),
        seat({"c4": "kv-1", "d4": "tiger-i"}),
    )  # fmt: skip
    names = ("a2", "b2", "c2", "d2", "c4", "d4")
    assert [unit_at(match, name).movement.value for name in names] == [3, 1, 3, 2, 1, 2]


@about("breakthrough-regiments")
@covers("P-7.6", "P-7.3")
def test_two_breakthrough_regiments_add_up_from_the_moment_a_tank_leaves_its_stack() -> None:
    regiments = {"a0": stack(1, "breakthrough-regiments"), "b0": stack(1, "breakthrough-regiments")}
    match = board(seat(stacks={**regiments, "c0": stack(3, "kv-1")}))
    assert unit_at(match, "c0").movement.value == 1
    play(match, "move c0")
    assert (unit_at(match, "c1").points, legs_left(match, "c1", "c2")) == (2, 2)


@about("breakthrough-regiments")
def test_breakthrough_regiments_cost_one_and_help_from_the_turn_in_which_they_are_played() -> None:
    assert smallest_stack("breakthrough-regiments") == 1
    match = board(seat({"c2": "is-2"}, stacks={"a0": 1}, hand=["breakthrough-regiments"]))
    assert legs_left(match, "c2", "c3") == 1
    play(match, "play breakthrough-regiments")
    assert (legs_left(match, "c2", "c3"), stack_at(match, "a0").in_play, is_calm(match)) == (2, True, True)


@about("breakthrough-regiments", "winter-front")
def test_breakthrough_regiments_and_a_winter_front_cancel_out() -> None:
    match = board(
        seat({"b2": "is-2", "c2": "sherman-jumbo"}, stacks={"a0": stack(1, "breakthrough-regiments")}),
        seat(stacks={"a5": stack(3, "winter-front")}),
    )
    assert [unit_at(match, name).movement.value for name in ("b2", "c2")] == [1, 2]


@about("artillery-reserve")
@covers("P-5.2", "P-13.4")
def test_artillery_reserve_deals_one_to_an_enemy_of_its_players_choice_in_the_standby_phase() -> None:
    match = board(
        seat({"a1": "t-34"}, stacks={"a0": stack(2, "artillery-reserve")}, supply=SUPPLY),
        seat({"c2": "panzer-iv", "d4": "lefh-18", "e3": "night-raiders"}),
        phase="turn", first=1,
    )  # fmt: skip
    assert (asked(match), legal(match)) == ((0, "target"), ["target c2", "target d4"])
    assert len(hand(match, 0)) == 0
    play(match, "target c2")
    assert [damage(match, name) for name in ("c2", "d4", "e3", "a1")] == [1, 0, 0, 0]
    assert (len(hand(match, 0)), is_calm(match)) == (1, True)


@about("artillery-reserve")
@covers("P-13.6")
def test_artillery_reserve_does_nothing_without_a_target_or_in_the_enemy_turn() -> None:
    match = board(
        seat({"a1": "t-34"}, stacks={"a0": stack(2, "artillery-reserve")}, supply=SUPPLY),
        seat({"e3": "night-raiders"}, stacks={"a5": stack(2, "artillery-reserve")}),
        phase="turn", first=1,
    )  # fmt: skip
    assert (damage(match, "e3"), damage(match, "a1"), is_calm(match)) == (0, 0, True)


@about("artillery-reserve")
@covers("P-10.3")
def test_artillery_reserve_must_fire_and_armor_leaves_one_damage() -> None:
    match = board(
        seat(stacks={"a0": stack(0, "artillery-reserve")}, supply=SUPPLY), seat({"c3": "kv-1"}), phase="turn", first=1
    )
    assert (damage(match, "c3"), is_calm(match)) == (1, True)


@about("artillery-reserve")
@covers("P-13.3")
def test_two_artillery_reserves_fire_one_after_the_other() -> None:
    reserves = {"a0": stack(2, "artillery-reserve"), "b0": stack(2, "artillery-reserve")}
    match = board(seat(stacks=reserves, supply=SUPPLY), seat({"c3": "bt-7", "d3": "panzer-iv"}), phase="turn", first=1)
    play(match, "target c3")
    assert (is_empty(match, "c3"), damage(match, "d3"), is_calm(match)) == (True, 1, True)


@about("artillery-reserve")
@covers("P-7.6")
def test_artillery_reserve_costs_two_and_fires_from_its_players_next_standby_phase_on() -> None:
    assert smallest_stack("artillery-reserve") == 2
    match = board(
        seat(stacks={"a0": 2}, hand=["artillery-reserve"], supply=SUPPLY), seat({"c3": "panzer-iv"}, supply=SUPPLY)
    )
    play(match, "play artillery-reserve")
    end_turn(match)
    assert (damage(match, "c3"), asked(match)[0]) == (0, 1)
    end_turn(match)
    assert (damage(match, "c3"), asked(match)[0], is_calm(match)) == (1, 0, True)


@about("artillery-reserve", "guards-rifles")
@covers("P-13.4")
def test_artillery_reserve_and_guards_rifles_act_in_the_order_their_player_chooses() -> None:
    match = board(
        seat({"c2": unit("guards-rifles", damage=2)}, stacks={"a0": stack(2, "artillery-reserve")}, supply=SUPPLY),
        seat({"c3": "panzer-iv"}),
        phase="turn",
        first=1,
    )
    orders = ["order 0 artillery-reserve standby-effect", "order 0 guards-rifles standby-effect"]
    assert (asked(match), sorted(legal(match))) == ((0, "trigger-order"), orders)
    play(match, orders[0])
    assert (damage(match, "c3"), damage(match, "c2"), is_calm(match)) == (1, 1, True)
