"""Neutral Flash-Events: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    chain,
    damage,
    end_turn,
    hand,
    is_calm,
    is_empty,
    junkyard,
    legal,
    legal_starting,
    play,
    removed,
    seat,
    stack,
    stack_at,
    supply,
    unit_at,
    values,
)
from tests.games.panzer.cards.measures import smallest_stack
from tests.rulebook import covers


@about("code-breakers")
@covers("P-14.5")
def test_code_breakers_cancels_an_event_which_goes_to_its_owners_junkyard_at_once() -> None:
    match = board(
        seat(hand=["fire-mission", "panzer-ii"], stacks={"a0": 1}),
        seat({"c3": "kv-1"}, hand=["code-breakers"], stacks={"a5": 2}),
    )
    play(match, "play fire-mission", "play code-breakers")
    assert damage(match, "c3") == 0
    assert (junkyard(match, 0), stack_at(match, "a0").card, chain(match)) == (["fire-mission"], None, [])
    assert (junkyard(match, 1), stack_at(match, "a5").card) == ([], "code-breakers")
    assert "play panzer-ii" in legal(match)
    assert is_calm(match)


@about("code-breakers")
@covers("P-14.2", "P-14.3", "P-14.5")
def test_code_breakers_may_cancel_code_breakers_so_that_the_first_event_goes_through() -> None:
    match = board(
        seat({"c2": "panzer-iv"}, hand=["blitz-offensive", "code-breakers"], stacks={"a0": 2, "b0": 2}),
        seat(hand=["code-breakers", "factory"], stacks={"a5": 2, "b5": 2}),
    )
    play(match, "play blitz-offensive", "stack a0", "play code-breakers", "stack a5")
    assert asked(match) == (0, "response")
    play(match, "play code-breakers")
    assert len(legal_starting(match, "target")) == 2
    play(match, legal_starting(match, "target")[1])
    assert asked(match) == (1, "response")
    play(match, "pass")
    assert (junkyard(match, 1), stack_at(match, "a5").card) == (["code-breakers"], None)
    assert (chain(match), asked(match)) == (["blitz-offensive"], (1, "response"))
    play(match, "pass")
    assert values(match, "c2") == "3/4/3"
    assert stack_at(match, "b0").card == "code-breakers"
    assert is_calm(match)


@about("code-breakers")
@covers("P-14.1", "P-14.7")
def test_code_breakers_cannot_be_played_while_no_event_is_on_the_chain() -> None:
    match = board(
        seat({"c2": "panzer-iv", "c1": "lefh-18"}, hand=["code-breakers"], stacks={"a0": 2}),
        seat({"c3": "kv-1"}, hand=["code-breakers"], stacks={"a5": 2}, supply=["t-34"]),
    )
    assert "play code-breakers" not in legal(match)
    play(match, "attack c2")
    assert legal(match) == ["pass", "pass turn"]
    play(match, "pass", "ranged c1", "target c3")
    assert legal(match) == ["pass", "pass turn"]
    play(match, "pass", "end")
    assert legal(match) == ["pass", "pass turn"]


@about("code-breakers")
@covers("P-6.5")
def test_code_breakers_needs_an_unoccupied_stack_of_two() -> None:
    for power, moves in ((1, ["pass", "pass turn"]), (2, ["play code-breakers", "pass", "pass turn"])):
        match = board(
            seat(hand=["fire-mission"], stacks={"a0": 1}),
            seat({"c3": "kv-1"}, hand=["code-breakers"], stacks={"a5": power, "b5": stack(3, "t-34")}),
        )
        assert legal(play(match, "play fire-mission")) == moves


@about("code-breakers", "field-salvage")
@covers("P-14.5")
def test_code_breakers_removes_an_event_with_expend() -> None:
    match = board(
        seat(hand=["field-salvage"], stacks={"a0": 1}, junkyard=["t-34"]),
        seat(hand=["code-breakers"], stacks={"a5": 2}),
    )
    play(match, "play field-salvage", "play code-breakers")
    assert (removed(match, 0), junkyard(match, 0), supply(match, 0)) == (["field-salvage"], ["t-34"], [])


@about("code-breakers")
@covers("P-14.3")
def test_code_breakers_may_cancel_your_own_event_further_down_the_chain() -> None:
    match = board(
        seat({"c2": "panzer-iv"}, hand=["blitz-offensive", "code-breakers"], stacks={"a0": 2, "b0": 2}),
        seat(hand=["pinned-down"], stacks={"a5": 1}),
    )
    play(match, "play blitz-offensive", "stack a0", "play pinned-down", "play code-breakers")
    play(match, legal_starting(match, "target")[0])
    assert (junkyard(match, 0), values(match, "c2")) == (["blitz-offensive"], "2/4/2")
    assert unit_at(match, "c2").suppressed
    assert is_calm(match)


@about("fuel-shortage")
@covers("P-8.9", "P-14.6")
def test_fuel_shortage_halts_a_vehicle_which_may_still_attack_and_overrun() -> None:
    match = board(
        seat({"c2": "panther"}),
        seat({"c3": "bazooka-team"}, hand=["fuel-shortage"], stacks={"a5": 1}),
        phase="main start",
    )
    assert asked(match) == (1, "response")
    play(match, "play fuel-shortage")
    assert unit_at(match, "c2").halted
    assert legal(match) == ["attack c2", "end"]
    play(match, "attack c2", "order 0 panther overrun", "yes")
    assert unit_at(match, "c3").card == "panther"
    assert "move c3" not in legal(match)


@about("fuel-shortage")
@covers("P-9.6")
def test_fuel_shortage_in_answer_to_an_attack_does_not_stop_it() -> None:
    match = board(
        seat({"c2": "panzer-iv"}), seat({"c3": "kv-1"}, hand=["fuel-shortage"], stacks={"a5": 1}, supply=["t-34"])
    )
    play(match, "attack c2", "play fuel-shortage")
    assert (damage(match, "c2"), damage(match, "c3"), unit_at(match, "c2").halted) == (2, 1, True)
    assert legal(match) == ["end"]


@about("fuel-shortage")
@covers("P-7.3", "P-7.8")
def test_fuel_shortage_stops_only_enemy_vehicles_on_the_field_that_can_be_seen() -> None:
    enemies = seat(
        {"a3": "rangers", "b3": "zis-3", "c3": "p-47-thunderbolt", "d3": "t-34"}, stacks={"a5": stack(2, "t-34")}
    )
    match = board(
        seat({"c1": "panzer-iv"}, hand=["fuel-shortage"], stacks={"a0": 1}), enemies, terrain={"d3": "jungle"}
    )
    assert "play fuel-shortage" not in legal(match)
    assert smallest_stack("fuel-shortage", None, seat({"d3": "t-34"})) == 1


@about("fuel-shortage")
@covers("P-5.5")
def test_fuel_shortage_ends_with_the_turn() -> None:
    match = board(
        seat({"c2": "t-34"}, supply=["t-34"]),
        seat(hand=["fuel-shortage"], stacks={"a5": 1}, supply=["t-34"]),
        phase="main start",
    )
    play(match, "play fuel-shortage")
    assert legal(match) == ["end"]
    end_turn(match)
    assert not unit_at(match, "c2").halted
    play(end_turn(match), "pass")
    assert "move c2" in legal(match)


@about("fuel-shortage")
@covers("P-7.5")
def test_fuel_shortage_played_in_the_opponents_turn_leaves_in_your_very_next_standby_phase() -> None:
    match = board(
        seat({"c2": "t-34"}),
        seat(hand=["fuel-shortage"], stacks={"a5": 1}, supply=["t-34"]),
        phase="main start",
    )
    play(match, "play fuel-shortage")
    assert stack_at(match, "a5").card == "fuel-shortage"
    end_turn(match)
    assert (stack_at(match, "a5").card, junkyard(match, 1)) == (None, ["fuel-shortage"])


@about("counter-battery")
@covers("P-9.9")
def test_counter_battery_destroys_a_howitzer_before_it_fires() -> None:
    match = board(seat({"c1": "lefh-18"}), seat({"c4": "guards-rifles"}, hand=["counter-battery"], stacks={"a5": 1}))
    play(match, "ranged c1", "target c4", "play counter-battery")
    assert is_empty(match, "c1")
    assert (junkyard(match, 0), damage(match, "c4")) == (["lefh-18"], 0)
    assert is_calm(match)


@about("counter-battery")
@covers("P-9.9", "P-18.2")
def test_counter_battery_suppresses_a_gunner_that_survives() -> None:
    match = board(
        seat({"c1": "m7-priest", "c2": "m7-priest"}),
        seat({"c4": "guards-rifles"}, hand=["counter-battery"], stacks={"a5": 1}),
    )
    play(match, "ranged c1", "target c4", "play counter-battery", "target c1")
    assert (damage(match, "c1"), unit_at(match, "c1").suppressed, damage(match, "c4")) == (2, True, 0)
    assert (damage(match, "c2"), unit_at(match, "c2").suppressed) == (0, False)
    assert legal_starting(match, "ranged") == ["ranged c2"]
    assert "move c1" in legal(match)
    assert is_calm(match)


@about("counter-battery")
@covers("P-18.1")
def test_counter_battery_needs_an_enemy_unit_with_a_ranged_attack() -> None:
    enemies = seat({"a3": "katyusha", "b3": "t-34", "c3": "hidden-snipers"}, stacks={"a5": stack(3, "m7-priest")})
    match = board(seat({"c1": "lefh-18"}, hand=["counter-battery"], stacks={"a0": 1}), enemies)
    assert "play counter-battery" not in legal(match)
    assert smallest_stack("counter-battery", None, seat({"a3": "zis-3"})) == 1


@about("counter-battery")
@covers("P-10.3")
def test_counter_battery_is_no_ranged_attack_so_cover_does_not_help() -> None:
    match = board(
        seat(hand=["counter-battery"], stacks={"a0": 1}),
        seat({"c3": "lefh-18"}, modifiers={"c3": "bunker"}),
    )
    play(match, "play counter-battery")
    assert is_empty(match, "c3")


@about("counter-battery")
@covers("P-10.3", "P-14.2")
def test_counter_battery_deals_at_least_one_damage_to_armor_and_suppresses_all_the_same() -> None:
    match = board(
        seat({"c1": "mortar-section"}, hand=["hold-every-house"], stacks={"a0": 1}),
        seat({"c4": "guards-rifles"}, hand=["counter-battery"], stacks={"a5": 1}),
        terrain={"c1": "town"},
    )
    play(match, "ranged c1", "target c4", "play counter-battery", "play hold-every-house")
    assert (damage(match, "c1"), unit_at(match, "c1").suppressed, damage(match, "c4")) == (1, True, 0)
    assert is_calm(match)


@about("pinned-down")
@covers("P-9.6", "P-18.2")
def test_pinned_down_lets_an_attack_fail_that_counts_as_made() -> None:
    match = board(seat({"c2": "panzer-iv"}), seat({"c3": "bazooka-team"}, hand=["pinned-down"], stacks={"a5": 1}))
    play(match, "attack c2", "play pinned-down")
    assert (damage(match, "c2"), damage(match, "c3")) == (0, 0)
    assert unit_at(match, "c2").attacks == 1
    assert legal(match) == ["move c2", "end"]
    assert is_calm(match)


@about("pinned-down")
@covers("P-9.9", "P-18.2")
def test_pinned_down_stops_a_ranged_attack_an_attack_on_the_supply_and_actions_but_no_scouting() -> None:
    match = board(
        seat({"c1": "m7-priest"}), seat({"c3": "kv-1"}, hand=["pinned-down"], stacks={"a5": 1}, supply=["t-34"])
    )
    play(match, "ranged c1", "target c3", "play pinned-down")
    assert damage(match, "c3") == 0
    match = board(seat({"c4": "panzer-iv"}), seat(hand=["pinned-down"], stacks={"a5": 1}, supply=["t-34"]))
    play(match, "attack c4", "play pinned-down")
    assert (supply(match, 1), junkyard(match, 1)) == (["t-34"], [])
    match = board(
        seat({"c1": "l-4-spotter", "d1": "m7-priest"}),
        seat(hand=["pinned-down"], stacks={"a5": 1}),
        phase="main start",
        face_down=["c2"],
    )
    play(match, "play pinned-down", "target c1")
    assert legal(match) == ["move c1", "scout c1", "move d1", "ranged d1", "end"]


@about("pinned-down")
@covers("P-18.2")
def test_pinned_down_does_not_keep_a_unit_from_hitting_back() -> None:
    match = board(seat({"c2": "panzer-iv"}, hand=["pinned-down"], stacks={"a0": 1}), seat({"c3": "kv-1"}))
    play(match, "play pinned-down", "attack c2")
    assert unit_at(match, "c3").suppressed
    assert (damage(match, "c2"), damage(match, "c3")) == (2, 1)


@about("pinned-down")
@covers("P-7.3", "P-7.8")
def test_pinned_down_needs_an_enemy_unit_on_the_field_that_can_be_seen() -> None:
    enemies = seat({"c3": "partisans"}, stacks={"a5": stack(2, "t-34")})
    match = board(seat({"c2": "panzer-iv"}, hand=["pinned-down"], stacks={"a0": 1}), enemies)
    assert "play pinned-down" not in legal(match)
    assert smallest_stack("pinned-down", None, seat({"c3": "yak-9"})) == 1


@about("pinned-down")
@covers("P-5.5")
def test_pinned_down_ends_with_the_turn() -> None:
    match = board(
        seat(hand=["pinned-down"], stacks={"a0": 1}),
        seat({"c4": "t-34"}, supply=["t-34"]),
    )
    play(match, "play pinned-down")
    assert unit_at(match, "c4").suppressed
    end_turn(match)
    assert not unit_at(match, "c4").suppressed


@about("blown-bridge")
@covers("P-8.9")
def test_blown_bridge_halts_an_enemy_unit_of_any_type() -> None:
    for card in ("t-34", "rangers", "zis-3", "p-47-thunderbolt"):
        match = board(
            seat({"c2": card, "d2": "t-34"}), seat(hand=["blown-bridge"], stacks={"a5": 1}), phase="main start"
        )
        play(match, "play blown-bridge", "target c2")
        assert unit_at(match, "c2").halted
        assert legal_starting(match, "move") == ["move d2"]
        assert is_calm(match)


@about("blown-bridge")
@covers("P-7.8")
def test_blown_bridge_needs_an_enemy_unit_on_the_field_that_can_be_seen() -> None:
    enemies = seat({"c3": "partisans"}, stacks={"a5": stack(2, "t-34")})
    match = board(seat({"c2": "panzer-iv"}, hand=["blown-bridge"], stacks={"a0": 1}), enemies)
    assert "play blown-bridge" not in legal(match)
    assert smallest_stack("blown-bridge", None, seat({"c3": "t-34"})) == 1


@about("blown-bridge")
@covers("P-10.7")
def test_blown_bridge_that_falls_from_the_supply_halts_the_attacker_for_free() -> None:
    match = board(
        seat({"c4": "panzer-iii", "a1": "grenadiers"}), seat(supply=["blown-bridge", "t-34", "kv-1"], stacks={})
    )
    play(match, "attack c4")
    assert asked(match) == (1, "junkyard-trigger")
    play(match, "play it", "target c4")
    assert (unit_at(match, "c4").halted, unit_at(match, "a1").halted) == (True, False)
    assert (junkyard(match, 1), removed(match, 1)) == (["blown-bridge", "t-34"], [])
    assert legal(match) == ["move a1", "end"]
    assert is_calm(match)


@about("blown-bridge")
def test_blown_bridge_may_be_left_in_the_junkyard_and_asks_nothing_without_a_target() -> None:
    match = board(seat({"c4": "panzer-ii"}), seat(supply=["blown-bridge"]))
    play(match, "attack c4", "decline")
    assert (unit_at(match, "c4").halted, junkyard(match, 1)) == (False, ["blown-bridge"])
    lonely = board(seat(stacks={"a0": stack(3, "submarine-blockade")}), seat(supply=["blown-bridge", "t-34"]))
    end_turn(lonely)
    assert (asked(lonely), junkyard(lonely, 1), hand(lonely, 1)) == ((1, "main"), ["blown-bridge"], ["t-34"])


@about("blown-bridge")
@covers("P-13.7")
def test_blown_bridge_woken_in_your_own_turn_lasts_only_for_that_turn() -> None:
    match = board(seat(hand=["bt-7"], stacks={"a0": 1}, supply=["blown-bridge"]), seat({"c4": "t-34"}, supply=["t-34"]))
    play(match, "play bt-7", "play it")
    assert unit_at(match, "c4").halted
    end_turn(match)
    assert not unit_at(match, "c4").halted
    assert "move c4" in legal(match)
