"""Keywords and effect labels (P-12)."""

from typing import Any

import pytest

from clashtable.core.match import Match
from clashtable.games.panzer.cards.basic_set import CARDS
from clashtable.games.panzer.vocabulary import EVENT, JUNKYARD_TRIGGER, UNIT
from clashtable.games.panzer.wire.battle import AttackFailed, Damaged
from clashtable.games.panzer.wire.chain import Triggered
from clashtable.games.panzer.wire.field import Deployed, Halted, Moved, TerrainRevealed
from tests.games.panzer.board import (
    asked,
    board,
    damage,
    end_turn,
    events,
    follow_ups,
    is_calm,
    is_empty,
    junkyard,
    legal,
    legal_starting,
    play,
    player,
    removed,
    seat,
    space,
    stack,
    stack_at,
    supply,
    unit,
    unit_at,
    values,
)
from tests.games.panzer.turns import go_to_turn, of_kind
from tests.rulebook import covers

SUPPLY = ["factory"] * 8


def hit(card: str, **north: Any) -> Match:
    """Return the match after an attack of 1 has put *card* from North's Supply into the Junkyard."""
    match = board(seat({"c4": "panzer-ii"}, supply=SUPPLY), seat(supply=[card, *SUPPLY], **north))
    return play(match, "attack c4")


# --- Junkyard-Trigger


def test_a_unit_that_falls_from_the_supply_may_be_deployed() -> None:
    """Ruling R30: the trigger is optional and works once, when the card lands."""
    match = hit("cave-defenders")
    assert asked(match) == (1, "junkyard-trigger")
    assert legal(match)[0] == "decline"
    declined = match.fork()
    play(declined, "decline")
    assert (junkyard(declined, 1), asked(declined)) == (["cave-defenders"], (0, "main"))
    happened = events(match, "to d4")
    assert [(event.card, event.space, event.source) for event in of_kind(happened, Deployed)] == [
        ("cave-defenders", "d4", "junkyard")
    ]
    assert junkyard(match, 1) == []


def test_it_goes_onto_an_unoccupied_stack_of_any_power_or_the_back_line() -> None:
    """Ruling R31: a space without a Factory is not allowed."""
    stacks = {"a5": 1, "b5": 3, "c5": stack(2, "t-34"), "d5": stack(0, "winter-front")}
    match = hit("workers-militia", stacks=stacks)
    assert legal(match) == ["decline", "to a4", "to b4", "to d4", "to e4", "to a5", "to b5"]
    play(match, "to a5")
    assert unit_at(match, "a5").fresh


def test_only_units_and_normal_or_flash_events_have_it() -> None:
    """Ruling R32."""
    bearers = [card for card in CARDS if card.has(JUNKYARD_TRIGGER)]
    assert bearers
    for card in bearers:
        assert card.kind == UNIT or (card.kind == EVENT and card.subtype in ("Normal", "Flash")), card.name


def test_an_event_is_carried_out_at_once_without_a_stack_or_a_window() -> None:
    match = board(
        seat({"c4": "panzer-ii", "b3": "kv-1"}, stacks={"a0": 1}, hand=["code-breakers"], supply=SUPPLY),
        seat(supply=["ambush", *SUPPLY]),
    )
    play(match, "attack c4")
    assert (asked(match), legal(match)) == ((1, "junkyard-trigger"), ["decline", "play it"])
    play(match, "play it")
    assert (asked(match), legal(match)) == ((1, "target"), ["target b3", "target c4"])
    play(match, "target c4")
    assert is_empty(match, "c4")
    assert (asked(match), junkyard(match, 1)) == ((0, "main"), ["ambush"])


def test_an_event_without_a_legal_choice_stays_in_the_junkyard() -> None:
    match = board(seat({"c2": "lefh-18"}, supply=["flank-guard", *SUPPLY]), seat({"c4": "kv-1"}, supply=SUPPLY))
    play(match, "ranged c2", "target player 0")
    assert (asked(match), junkyard(match, 0)) == ((0, "main"), ["flank-guard", "factory"])


def test_until_end_of_turn_means_the_current_turn_whoever_s_it_is() -> None:
    match = board(seat({"c4": "panzer-ii"}, supply=SUPPLY), seat(supply=["blown-bridge", *SUPPLY]))
    play(match, "attack c4", "play it")
    assert unit_at(match, "c4").halted
    end_turn(match)
    assert not unit_at(match, "c4").halted


def test_a_card_that_has_left_the_junkyard_does_nothing() -> None:
    """Hidden Cache and Cave Defenders fall together; the Cache shuffles the Defenders back first."""
    match = board(seat({"c4": "panzer-iii"}), seat(supply=["hidden-cache", "cave-defenders", *SUPPLY]))
    play(match, "attack c4")
    assert asked(match) == (0, "trigger-order")
    play(match, "order 1 hidden-cache junkyard-trigger", "play it")
    assert is_calm(match), "its only target is chosen for it, and the other trigger does nothing"
    assert "cave-defenders" in supply(match, 1)
    assert (junkyard(match, 1), removed(match, 1)) == ([], ["hidden-cache"])


# --- Expend


def test_expend_removes_an_event_that_was_played_through_its_trigger() -> None:
    match = hit("hidden-cache", junkyard=["t-34", "kv-1"])
    play(match, "play it", "target card kv-1", "done")
    assert (removed(match, 1), junkyard(match, 1)) == (["hidden-cache"], ["t-34"])


def test_expend_keeps_a_discarded_or_unplayed_card_in_the_junkyard() -> None:
    match = hit("hidden-cache", junkyard=["t-34"])
    play(match, "decline")
    assert (removed(match, 1), junkyard(match, 1)) == ([], ["t-34", "hidden-cache"])
    held = board(seat(hand=["field-salvage"] * 2 + ["t-34"] * 6, supply=SUPPLY), seat(supply=SUPPLY))
    play(held, "end", "discard field-salvage")
    assert (removed(held, 0), junkyard(held, 0)) == ([], ["field-salvage"])


# --- Play-Effect, Destroy-Effect, Victory-Effect and the phases


def test_a_play_effect_triggers_once_also_when_deployed_and_not_by_walking() -> None:
    match = board(
        seat(stacks={"a0": 2, "b0": 2}, hand=["battlegroup", "stuka"], supply=SUPPLY),
        seat({"c3": "kv-1", "d3": "kv-1"}, supply=SUPPLY),
    )
    play(match, "play battlegroup", "stack a0", "to b0", "target d3")
    assert damage(match, "d3") == 1
    go_to_turn(match, 0)
    happened = events(match, "move b0")
    assert [event.space for event in of_kind(happened, Moved)] == ["b1"]
    assert of_kind(happened, Triggered) == []


def test_a_destroy_effect_uses_the_last_space_and_on_a_stack_nothing_is_adjacent() -> None:
    match = board(seat({"c2": "panzer-iii", "b3": "t-34"}), seat({"c3": "type-95-ha-go"}, supply=SUPPLY))
    play(match, "attack c2")
    assert asked(match) == (0, "trigger-order")
    play(match, "order 1 type-95-ha-go destroy-effect")
    assert (asked(match), legal(match)) == ((1, "target"), ["target c2", "target b3"])
    stacked = board(
        seat({"a4": "t-34"}, stacks={"a0": 2}, hand=["saboteurs"]), seat(stacks={"a5": stack(1, "type-95-ha-go")})
    )
    happened = events(stacked, "play saboteurs")
    assert of_kind(happened, Damaged) == []
    assert is_calm(stacked)


def test_a_victory_effect_counts_for_attacker_and_defender() -> None:
    match = board(seat({"c2": "knee-mortar-team"}, supply=SUPPLY), seat({"c3": "rangers"}, supply=SUPPLY))
    play(match, "attack c2")
    assert (asked(match), legal(match)) == ((1, "may"), ["yes", "no"])
    both = board(seat({"c2": unit("rangers", damage=2)}, supply=SUPPLY), seat({"c3": "bazooka-team"}))
    play(both, "attack c2")
    assert is_calm(both), "it died as well"


def test_phase_effects_come_only_in_the_controllers_turns_and_on_the_field() -> None:
    match = board(
        seat({"c2": unit("guards-rifles", damage=2)}, stacks={"a0": stack(2, "guards-rifles")}, supply=SUPPLY),
        seat({"c4": unit("guards-rifles", damage=2)}, supply=SUPPLY),
        phase="turn",
    )
    assert (damage(match, "c2"), damage(match, "c4")) == (1, 2)


def test_an_action_is_carried_out_at_once_without_a_window() -> None:
    match = board(
        seat({"c2": "po-2-night-bombers"}), seat({"c3": "kv-1"}, stacks={"a5": 1}, hand=["pinned-down"], supply=SUPPLY)
    )
    play(match, "action c2")
    assert (asked(match), player(match, 1).supply) == ((0, "main"), len(SUPPLY) - 1)
    assert "action c2" not in legal(match)


# --- moving


def test_blitz_is_never_fresh() -> None:
    match = board(seat({"c1": "t-34"}, hand=["a6m-zero"], stacks={"a0": 2}))
    play(match, "play a6m-zero")
    assert not unit_at(match, "a0").fresh
    assert "move a0" in legal(match)


def test_paradrop_is_possible_once_from_a_stack_and_halts() -> None:
    match = board(seat(stacks={"c0": stack(2, "raiding-paratroops")}), seat({"c2": "kv-1"}), face_down=["a1", "e3"])
    spaces = {move.removeprefix("to ") for move in follow_ups(match, "paradrop c0")}
    assert spaces == {f"{column}{row}" for column in "abcde" for row in (1, 2, 3)} - {"a1", "e3", "c2"}
    (moved,) = of_kind(events(match, "paradrop c0", "to b3"), Moved)
    assert (moved.how, moved.cost) == ("paradrop", 0)
    found = unit_at(match, "b3")
    assert (found.halted, found.legs, found.points) == (True, 1, 2)


@pytest.mark.parametrize("tired", [{"fresh": True}, {"halted": True}, {"legs": 1}])
def test_paradrop_needs_a_unit_that_is_not_fresh_nor_halted_and_made_no_leg(tired: dict[str, Any]) -> None:
    match = board(seat(stacks={"c0": stack(2, unit("raiding-paratroops", **tired))}))
    assert "paradrop c0" not in legal(match)
    on_field = board(seat({"c1": "raiding-paratroops"}))
    assert legal_starting(on_field, "paradrop") == []


def test_north_drops_outside_souths_back_line() -> None:
    match = board(seat(), seat(stacks={"c5": stack(2, "raiding-paratroops")}), turn=1)
    rows = {move[-1] for move in follow_ups(match, "paradrop c5")}
    assert rows == {"2", "3", "4"}


def test_flight_ignores_terrain_modifiers_and_zone_of_control_good_or_bad() -> None:
    match = board(
        seat({"c1": "p-47-thunderbolt", "a1": "p-47-thunderbolt"}, modifiers={"a1": "command-post"}),
        seat({"c3": "tiger-i"}, modifiers={"c2": "mine-belt"}),
        terrain={"a1": "hills", "c2": "minefield"},
        face_down=["c2"],
    )
    assert values(match, "a1") == "2/2/4"
    happened = events(match, "move c1", "to c2")
    assert [type(event).__name__ for event in happened] == ["Moved", "TerrainRevealed"], "it reveals what it enters"
    assert unit_at(match, "c2").points == 3


def test_flight_can_be_attacked_and_targeted_like_any_other() -> None:
    match = board(
        seat({"c2": "t-34", "a1": "m7-priest"}, stacks={"a0": 1}, hand=["fire-mission"]),
        seat({"c3": "stuka"}),
        terrain={"c3": "jungle"},
    )
    assert "attack c2" in legal(match)
    assert "target c3" in follow_ups(match, "ranged a1"), "the Jungle does not conceal it"
    play(match, "play fire-mission")
    assert is_empty(match, "c3")


def test_flight_and_the_phases() -> None:
    """Neither a Road nor a Field Depot nor a Repair Park nor a Burning Fuel Dump touches an Aircraft."""
    plane = unit("p-47-thunderbolt", damage=1)
    match = board(
        seat({"b2": plane, "c2": plane}, modifiers={"b2": "repair-park", "c2": "burning-fuel-dump"}, supply=SUPPLY),
        seat(supply=SUPPLY),
        phase="turn",
        terrain={"b2": "field-depot", "c2": "road"},
    )
    assert (damage(match, "b2"), damage(match, "c2"), unit_at(match, "c2").points) == (1, 1, 4)
    play(match, "end")
    assert damage(match, "c2") == 1


def test_pathfinder_pays_one_and_is_neither_hurt_nor_halted_by_entering() -> None:
    match = board(
        seat({"c1": "rangers", "a1": "rangers"}),
        seat({"a3": "kv-1"}, modifiers={"c2": "barbed-wire"}),
        terrain={"c2": "minefield", "d2": "river"},
    )
    happened = events(match, "move c1", "to c2", "move c2", "to d2")
    assert [event.cost for event in of_kind(happened, Moved)] == [1, 1]
    assert of_kind(happened, Damaged) == []
    assert of_kind(happened, Halted) == []
    assert unit_at(match, "d2").attack.value == 1, "other Terrain effects apply"
    play(match, "move a1", "to a2")
    assert unit_at(match, "a2").halted, "and Zone of Control"


def test_scout_turns_one_adjacent_terrain_up_each_main_phase() -> None:
    match = board(
        seat({"c2": "m3-stuart"}, supply=SUPPLY), seat({"d2": "kv-1"}, supply=SUPPLY), face_down=["c1", "c3", "d3"]
    )
    play(match, "scout c2")
    assert legal(match) == ["at c1", "at c3"]
    happened = events(match, "at c3")
    assert [event.space for event in of_kind(happened, TerrainRevealed)] == ["c3"]
    assert legal_starting(match, "scout") == []
    assert {"move c2", "attack c2"} <= set(legal(match)), "it costs neither"
    go_to_turn(match, 0)
    play(match, "scout c2")
    assert space(match, "c1").terrain == "open-ground"


def test_a_suppressed_or_halted_unit_may_scout() -> None:
    match = board(seat({"c2": unit("m3-stuart", suppressed=True, halted=True)}), face_down=["c3"])
    assert legal(match) == ["scout c2", "end"]


# --- fighting


def test_emplaced_after_a_paradrop_or_a_leg_and_when_it_fires() -> None:
    match = board(seat({"c1": "long-tom"}), seat({"c4": "kv-1"}, stacks={"a5": 1}, hand=["t-34"]))
    play(match, "ranged c1", "target c4")
    assert unit_at(match, "c1").halted, "when it declares"
    assert asked(match) == (1, "response")
    moved = board(seat({"c1": unit("long-tom", legs=1)}), seat({"c4": "kv-1"}))
    assert legal_starting(moved, "ranged") == []


@pytest.mark.parametrize(
    ("card", "defender", "first"), [("rifle-section", "panzer-ii", 3), ("type-97-chi-ha", "panzer-ii", 3)]
)
def test_charge_counts_when_attacking_a_unit_only(card: str, defender: str, first: int) -> None:
    match = board(seat({"c2": card}), seat({"c3": defender}))
    assert ("panzer-ii", first) in [
        (event.card, event.amount) for event in of_kind(events(match, "attack c2"), Damaged)
    ]
    raid = board(seat({"c4": card}), seat(supply=SUPPLY))
    play(raid, "attack c4")
    assert player(raid, 1).supply == len(SUPPLY) - (1 if card == "rifle-section" else 2)


def test_massed_wants_one_other_friend_of_the_same_type() -> None:
    match = board(
        seat({"a1": "m4-sherman", "c1": "m4-sherman", "c2": "m4-sherman", "d1": "m3-stuart", "e3": "m4-sherman",
              "e2": "rangers"}),
        seat({"a2": "m4-sherman"}),
    )  # fmt: skip
    assert [unit_at(match, name).attack.value for name in ("a1", "c1", "c2", "e3")] == [2, 3, 3, 2]


def test_raid_counts_against_the_supply_only() -> None:
    match = board(seat({"c4": "marine-raiders"}), seat({"d4": "panzer-ii"}, supply=SUPPLY))
    play(match, "attack c4", "at supply")
    assert player(match, 1).supply == len(SUPPLY) - 3
    fight = board(seat({"c2": "bicycle-troops"}), seat({"c3": "kv-1"}))
    (hurt, _back) = of_kind(events(fight, "attack c2"), Damaged)
    assert (hurt.amount, hurt.reduced) == (1, 0)


def test_overrun_wants_the_attacker_alive_the_defender_dead_and_the_space_free() -> None:
    halted = board(seat({"c2": unit("panzer-iii", halted=True)}), seat({"c3": "knee-mortar-team"}))
    play(halted, "attack c2", "yes")
    assert (unit_at(halted, "c3").card, unit_at(halted, "c3").spent) == ("panzer-iii", 0)
    defending = board(seat({"c2": "knee-mortar-team"}), seat({"c3": "panzer-iii"}))
    play(defending, "attack c2")
    assert is_calm(defending), "it did not attack"
    survives = board(seat({"c2": "panzer-iii"}), seat({"c3": "kv-1"}))
    play(survives, "attack c2")
    assert is_calm(survives)


def test_overrun_finds_the_space_taken() -> None:
    """The lost Tiger wakes Cave Defenders, which come onto its space before the Panther can enter."""
    match = board(seat({"c3": "panther"}), seat({"c4": unit("tiger-i", damage=4)}, supply=["cave-defenders", *SUPPLY]))
    play(match, "attack c3", "order 1 tiger-i destroy-effect")
    assert asked(match) == (0, "trigger-order")
    play(match, "order 1 cave-defenders junkyard-trigger", "to c4", "order 0 panther overrun")
    assert (unit_at(match, "c3").card, unit_at(match, "c4").card) == ("panther", "cave-defenders")
    assert is_calm(match)


def test_guard_hinders_neither_ranged_attacks_nor_effects_on_players() -> None:
    match = board(
        seat({"c4": "type-3-chi-nu", "a1": "m7-priest", "b1": "po-2-night-bombers"}),
        seat({"d4": "grenadiers", "c3": "knee-mortar-team"}, supply=SUPPLY),
    )
    assert "at supply" not in follow_ups(match, "attack c4")
    play(match, "ranged a1", "target player 1", "action b1", "attack c4", "at c3")
    assert player(match, 1).supply == len(SUPPLY) - 2 - 1 - 1


def test_zone_of_control_halts_an_enemy_that_enters_beside_it() -> None:
    match = board(
        seat({"c1": "t-34", "e1": "t-34"}, supply=SUPPLY), seat({"c3": "tiger-i", "e3": "grenadiers"}, supply=SUPPLY),
        terrain={"e3": "ridge"},
    )  # fmt: skip
    play(match, "move c1", "to c2", "move e1", "to e2")
    assert [unit_at(match, name).halted for name in ("c2", "e2")] == [True, True], "a Ridge gives it too"
    own = board(seat({"c1": "t-34", "c3": "kv-1"}))
    play(own, "move c1", "to c2")
    assert not unit_at(own, "c2").halted


def test_concealed_is_no_target_for_the_opponent() -> None:
    match = board(
        seat({"c2": "m7-priest"}, stacks={"a0": 2, "b0": 1}, hand=["stuka", "fire-mission"]),
        seat({"c3": "night-raiders", "e4": "kv-1"}),
    )
    assert "target c3" not in follow_ups(match, "ranged c2")
    play(match, "play stuka")
    assert (damage(match, "e4"), damage(match, "c3")) == (1, 0), "an ability"
    play(match, "play fire-mission")
    assert damage(match, "c3") == 0, "an Event"
    assert "attack c2" in legal(match), "it can be attacked"


def test_effects_that_do_not_target_reach_a_concealed_unit() -> None:
    match = board(
        seat({"c2": "katyusha"}, stacks={"a0": 1}, hand=["fire-mission"]),
        seat({"c3": "partisans", "c4": "panzer-iii"}),
    )
    play(match, "action c2")
    assert (is_empty(match, "c3"), damage(match, "c4")) == (True, 1), "the neighbors are not targets"
    own = board(seat({"c3": unit("night-raiders", damage=1)}, stacks={"a0": 1}, hand=["spider-holes"]))
    play(own, "play spider-holes")
    assert unit_at(own, "c3").attack.value == 3, "its own player may choose it"


def test_repair_mends_this_unit_or_an_adjacent_friend_with_damage() -> None:
    match = board(
        seat({"c2": unit("combat-engineers", damage=1), "c1": unit("kv-1", damage=4), "d2": "kv-1",
              "d1": unit("kv-1", damage=1)}),
        seat({"b2": unit("kv-1", damage=1)}),
    )  # fmt: skip
    play(match, "repair c2")
    assert (asked(match), legal(match)) == ((0, "target"), ["target c1", "target c2"])
    play(match, "target c1")
    assert damage(match, "c1") == 2
    assert legal_starting(match, "repair") == []
    healthy = board(seat({"c2": "combat-engineers"}))
    assert legal_starting(healthy, "repair") == []


def test_demolish_reaches_modifiers_here_and_beside_and_the_stack_in_its_column() -> None:
    match = board(
        seat({"c4": "partisans"}, modifiers={"c4": "bunker"}),
        seat(modifiers={"b4": "mine-belt", "b3": "bunker"}, stacks={"c5": 2, "b5": 2}),
    )
    play(match, "demolish c4")
    assert legal(match) == ["target b4", "target c4", "target c5"]
    play(match, "target c5")
    assert stack_at(match, "c5").factories == 1
    away = board(seat({"c3": "partisans"}), seat(stacks={"c5": 2}))
    assert legal_starting(away, "demolish") == []


def test_ranged_attack_plus_n_does_nothing_for_other_units() -> None:
    match = board(
        seat({"b1": "m7-priest", "c1": "katyusha"}, stacks={"a0": 1}, hand=["forward-observers"]),
        seat({"c4": "kv-1"}),
    )
    play(match, "play forward-observers")
    assert unit_at(match, "b1").keywords["ranged-attack"] == 3
    assert (unit_at(match, "c1").ranged, unit_at(match, "c1").changes) == (None, {})


def test_values_of_the_same_keyword_add_up() -> None:
    match = board(
        seat({"c2": "bazooka-team"}, stacks={"a0": stack(2, "combined-arms"), "b0": stack(2, "combined-arms")})
    )
    assert unit_at(match, "c2").keywords["anti-tank"] == 4
    armored = board(seat({"c2": "guards-rifles"}, stacks={"a0": 1, "b0": 1}, hand=["hold-every-house"] * 2))
    play(armored, "play hold-every-house", "stack a0", "play hold-every-house")
    assert unit_at(armored, "c2").keywords["armor"] == 4


@covers("P-9.6")
def test_first_fire_given_for_a_turn() -> None:
    match = board(seat({"c2": "panzer-ii"}), seat({"c3": "rifle-section"}, stacks={"a5": 1}, hand=["spider-holes"]))
    play(match, "attack c2")
    happened = events(match, "play spider-holes")
    assert [(event.card, event.amount) for event in of_kind(happened, Damaged)] == [("panzer-ii", 2)]
    assert is_empty(match, "c2")
    assert of_kind(happened, AttackFailed) == []
