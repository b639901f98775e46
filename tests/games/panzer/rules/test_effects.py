"""Effects, targets, the state check and triggers (P-13)."""

from typing import Any

import pytest

from clashtable.core.match import Match
from clashtable.games.panzer.wire.battle import Damaged, Destroyed
from clashtable.games.panzer.wire.chain import EventFailed, EventResolved, Triggered
from clashtable.games.panzer.wire.course import MatchEnded
from clashtable.games.panzer.wire.field import FactoryDestroyed
from clashtable.games.panzer.wire.supplies import Discarded, Drew, SupplyDamaged
from tests.games.panzer.board import (
    PANZER,
    asked,
    board,
    damage,
    end_turn,
    events,
    hand,
    is_calm,
    is_empty,
    junkyard,
    legal,
    play,
    player,
    seat,
    stack,
    stack_at,
    supply,
    unit,
    unit_at,
    values,
)
from tests.games.panzer.turns import active, go_to_turn, of_kind
from tests.rulebook import covers

SUPPLY = ["factory"] * 8
LISTENER: dict[str, Any] = {"stacks": {"a5": 1}, "hand": ["t-34"], "supply": SUPPLY}


# --- P-13.1, P-13.2


@covers("P-13.1")
def test_sentences_are_carried_out_in_printed_order() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["lend-lease-convoy", "kv-1"], supply=["t-34", "bt-7", "is-2"]))
    happened = events(match, "play lend-lease-convoy")
    assert [event.card for event in of_kind(happened, Drew)] == ["t-34", "bt-7"]
    assert (asked(match), legal(match)) == ((0, "discard"), ["discard bt-7", "discard t-34", "discard kv-1"])
    happened = events(match, "discard bt-7")
    assert [event.card for event in of_kind(happened, Discarded)] == ["bt-7"]


@covers("P-13.1")
def test_no_state_check_takes_place_inside_an_effect() -> None:
    """Counter-Battery Fire suppresses the Unit that its damage will destroy; the check comes afterwards."""
    match = board(seat(stacks={"a0": 1}, hand=["counter-battery"]), seat({"c4": "lefh-18"}))
    happened = events(match, "play counter-battery")
    assert [type(event).__name__ for event in happened][-3:] == ["Damaged", "Suppressed", "Destroyed"]


@covers("P-13.1", "P-15.1")
def test_only_a_failed_draw_interrupts() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["lend-lease-convoy", "kv-1"], supply=["t-34"]))
    happened = events(match, "play lend-lease-convoy")
    assert [event.card for event in of_kind(happened, Drew)] == ["t-34"]
    assert isinstance(happened[-1], MatchEnded)
    assert of_kind(happened, Discarded) == []


@covers("P-13.2")
def test_targets_of_an_event_are_fixed_when_it_is_played_and_checked_when_it_resolves() -> None:
    """Ruling R33: a response can save a Unit; the new neighbor is not hit instead."""
    match = board(
        seat({"c3": "t-34"}, stacks={"a0": 2}, hand=["close-air-support"]),
        seat({"c4": "panzer-iv", "b3": "panzer-iv"}, stacks={"a5": 1}, hand=["elastic-defense"]),
    )
    play(match, "play close-air-support", "target c4", "play elastic-defense", "target c4")
    happened = events(match, "to d4")
    assert [event.card for event in of_kind(happened, EventFailed)] == ["close-air-support"]
    assert (damage(match, "d4"), damage(match, "b3")) == (0, 0)


@covers("P-13.2")
def test_a_target_that_moved_and_is_still_legal_is_hit_where_it_is() -> None:
    match = board(
        seat(stacks={"a0": 1}, hand=["fire-mission"]),
        seat({"c4": "panzer-iv"}, stacks={"a5": 1}, hand=["elastic-defense"]),
    )
    play(match, "play fire-mission", "play elastic-defense", "to d4")
    assert damage(match, "d4") == 2


@covers("P-13.2")
def test_if_only_some_targets_are_illegal_the_rest_is_carried_out() -> None:
    """Scorched Earth: the Unit has left South's lines, the Factory is destroyed all the same."""
    match = board(
        seat(stacks={"a0": 1, "b0": 2}, hand=["scorched-earth"]),
        seat({"c2": "panzer-iv"}, stacks={"a5": 1}, hand=["elastic-defense"]),
    )
    play(match, "play scorched-earth", "stack a0", "target b0", "play elastic-defense")
    happened = events(match, "to c3")
    assert [event.space for event in of_kind(happened, FactoryDestroyed)] == ["b0"]
    assert of_kind(happened, EventFailed) == []
    assert damage(match, "c3") == 0


@covers("P-13.2")
def test_of_several_targets_the_legal_ones_are_hit() -> None:
    match = board(
        seat(stacks={"a0": 3}, hand=["time-on-target"]),
        seat({"c3": "panzer-iv", "e4": "panzer-iv"}, stacks={"a5": 1}, hand=["elastic-defense"]),
        terrain={"c4": "jungle"},
    )
    play(match, "play time-on-target", "target c3", "target e4", "play elastic-defense", "target c3", "to c4")
    assert (damage(match, "c4"), damage(match, "e4")) == (0, 2)


@covers("P-13.2")
def test_if_all_targets_are_illegal_the_whole_event_does_nothing() -> None:
    match = board(
        seat({"c2": unit("panzer-iv", damage=2)}, stacks={"a0": 1}, hand=["field-workshop"], supply=SUPPLY),
        seat({"e4": "t-34"}, stacks={"a5": 1}, hand=["ambush"]),
    )
    play(match, "play field-workshop")
    happened = events(match, "play ambush")
    assert [event.card for event in of_kind(happened, EventFailed)] == ["field-workshop"]
    assert [event.card for event in of_kind(happened, EventResolved)] == ["ambush"]
    assert (hand(match, 0), supply(match, 0)) == ([], SUPPLY)
    assert stack_at(match, "a0").card == "field-workshop"


def salvaged_in_response(targets: list[str]) -> Match:
    """Return the moment after Hidden Cache took one of the targets of Fresh Divisions back into South's Supply.

    North answers by shifting Infantry into a Minefield; Fight for Every Ridge then deals South the damage that wakes
    the Cache.
    """
    match = board(
        seat(
            stacks={"a0": 2},
            hand=["fresh-divisions"],
            junkyard=["partisans", "ski-scouts"],
            supply=["hidden-cache", *SUPPLY],
        ),
        seat(
            {"c4": unit("grenadiers", damage=2)},
            stacks={"a5": 1, "b5": stack(1, "every-ridge")},
            hand=["elastic-defense"],
        ),
        terrain={"d4": "minefield"},
    )
    play(match, "play fresh-divisions", *[f"target card {card}" for card in targets])
    if asked(match)[1] == "target":
        play(match, "done")
    play(match, "play elastic-defense", "to d4")
    assert asked(match) == (0, "junkyard-trigger")
    return play(match, "play it", "target card partisans", "done")


@covers("P-13.2")
def test_a_target_that_has_left_the_junkyard_is_not_deployed_and_not_asked_about() -> None:
    match = salvaged_in_response(["partisans", "ski-scouts"])
    assert "partisans" in supply(match, 0)
    assert asked(match) == (0, "deploy-to"), "for the Ski Scouts, the only legal target"
    play(match, "to c1")
    assert unit_at(match, "c1").card == "ski-scouts"
    assert is_calm(match)


@covers("P-13.2")
def test_an_event_whose_only_junkyard_target_has_left_does_nothing() -> None:
    match = salvaged_in_response(["partisans"])
    assert is_calm(match)
    assert junkyard(match, 0) == ["ski-scouts"]


@covers("P-13.2")
def test_the_targets_of_a_trigger_are_chosen_when_it_is_carried_out() -> None:
    match = board(seat(stacks={"a0": 2}, hand=["stuka"]), seat({"c3": "kv-1", "c4": "kv-1"}))
    play(match, "play stuka")
    assert not is_empty(match, "a0"), "the Stuka is in play already"
    assert asked(match) == (0, "target")


@covers("P-13.2")
def test_choices_not_called_target_are_made_during_resolution() -> None:
    match = board(seat({"c2": "t-34"}), seat({"c3": "panzer-iv"}, stacks={"a5": 1}, hand=["elastic-defense"]))
    play(match, "attack c2", "play elastic-defense")
    assert asked(match) == (1, "shift-to")
    assert stack_at(match, "a5").card == "elastic-defense"


# --- P-13.3


@covers("P-13.3")
def test_units_are_destroyed_all_at_once() -> None:
    match = board(
        seat(stacks={"a0": 3}, hand=["time-on-target"]),
        seat({"a4": "panzer-ii", "c4": "bazooka-team", "e4": "kv-1"}),
    )
    happened = events(match, "play time-on-target", "target e4", "target c4", "target a4")
    assert [type(event).__name__ for event in happened][-5:] == ["Damaged"] * 3 + ["Destroyed"] * 2
    assert [event.card for event in of_kind(happened, Destroyed)] == ["panzer-ii", "bazooka-team"]


@covers("P-13.3")
def test_the_check_repeats_until_nothing_changes() -> None:
    """Without the Factory the Tiger goes, its Destroy-Effect hits the Supply, and so on."""
    match = board(
        seat(stacks={"a0": 2}, hand=["saboteurs"]),
        seat(stacks={"b5": stack(1, "tiger-i")}, supply=["cave-defenders", *SUPPLY]),
    )
    happened = events(match, "play saboteurs")
    assert [event.card for event in of_kind(happened, Destroyed)] == ["tiger-i"]
    assert asked(match) == (1, "junkyard-trigger")


# --- P-13.4


def two_triggers() -> Match:
    """Return the active player's choice between a trigger of each player."""
    match = board(
        seat({"c2": "type-3-chi-nu"}, supply=SUPPLY),
        seat({"c3": "gi-rifle-squad"}, supply=["cave-defenders", *SUPPLY]),
    )
    return play(match, "attack c2")


@covers("P-13.4")
def test_the_active_player_orders_the_triggers_of_both() -> None:
    """Ruling R34: but each effect's own choices belong to its controller."""
    match = two_triggers()
    assert asked(match) == (0, "trigger-order")
    assert sorted(legal(match)) == [
        "order 0 type-3-chi-nu victory-effect", "order 1 gi-rifle-squad destroy-effect",
    ]  # fmt: skip
    play(match, "order 1 gi-rifle-squad destroy-effect")
    assert (asked(match), legal(match)) == ((1, "may"), ["yes", "no"])


@covers("P-13.4")
def test_new_triggers_join_the_pool() -> None:
    match = two_triggers()
    play(match, "order 0 type-3-chi-nu victory-effect")
    assert asked(match) == (0, "trigger-order")
    assert sorted(legal(match)) == [
        "order 1 cave-defenders junkyard-trigger", "order 1 gi-rifle-squad destroy-effect",
    ]  # fmt: skip
    play(match, "order 1 cave-defenders junkyard-trigger", "to d4", "no")
    assert is_calm(match)


@covers("P-13.4")
def test_a_single_trigger_needs_no_order() -> None:
    match = board(seat({"c2": "panzer-iv"}), seat({"c3": "gi-rifle-squad"}, supply=SUPPLY))
    play(match, "attack c2")
    assert asked(match) == (1, "may")


@covers("P-13.4")
def test_copies_of_a_trigger_follow_in_the_order_of_their_spaces() -> None:
    match = board(
        seat(stacks={"a0": 3}, hand=["time-on-target"], supply=SUPPLY),
        seat(
            {"e3": "gi-rifle-squad", "a4": "gi-rifle-squad", "b3": "gi-rifle-squad"},
            stacks={"a5": stack(3, "winter-front")},
            supply=SUPPLY,
        ),
    )
    happened = events(match, "play time-on-target", "target a4", "target e3", "target b3")
    assert len(of_kind(happened, Destroyed)) == 3
    order = []
    while asked(match)[1] == "may":
        order += [event.space for event in of_kind(events(match, "yes"), Triggered)]
    assert order == ["b3", "e3", "a4"]
    assert len(hand(match, 1)) == 3


@covers("P-13.4")
def test_different_triggers_of_one_card_are_put_to_a_choice() -> None:
    match = board(seat({"c2": "panther"}), seat({"c3": "knee-mortar-team"}))
    play(match, "attack c2")
    assert sorted(legal(match)) == ["order 0 panther overrun", "order 0 panther victory-effect"]


@covers("P-13.4")
def test_only_then_does_the_chain_go_on() -> None:
    """North's answer destroys a GI of South; its draw is settled before South's attack resolves."""
    match = board(
        seat({"c2": "t-34", "e2": "gi-rifle-squad"}, supply=SUPPLY),
        seat({"c3": "kv-1"}, stacks={"a5": 1}, hand=["ambush"], supply=SUPPLY),
    )
    play(match, "attack c2", "play ambush", "target e2")
    assert (asked(match), damage(match, "c3")) == ((0, "may"), 0)
    play(match, "yes")
    assert damage(match, "c3") == 1


@covers("P-13.4", "P-13.8")
def test_a_trigger_is_carried_out_even_if_its_card_has_left_play() -> None:
    """Two End-Effects: the fire destroys the Bergepanther, which mends its neighbors from where it stood."""
    match = board(
        seat(
            {"c2": unit("bergepanther", damage=3), "d2": unit("panzer-iv", damage=2)},
            modifiers={"c2": "burning-fuel-dump"},
            supply=SUPPLY,
        ),
        seat(supply=SUPPLY),
    )
    play(match, "end")
    assert asked(match) == (0, "trigger-order")
    play(match, "order 0 burning-fuel-dump end-effect")
    assert (is_empty(match, "c2"), damage(match, "d2"), active(match)) == (True, 1, 1)


@covers("P-13.4")
def test_what_a_trigger_would_do_with_a_card_that_has_left_play_is_left_out() -> None:
    """The Panther overruns into a Minefield and dies there; its Victory-Effect finds nobody to attack again."""
    match = board(
        seat({"c2": unit("panther", damage=3)}), seat({"c3": "knee-mortar-team"}), terrain={"c3": "minefield"}
    )
    happened = events(match, "attack c2", "order 0 panther overrun", "yes")
    assert [event.card for event in of_kind(happened, Destroyed)] == ["knee-mortar-team", "panther"]
    assert [(event.label, event.space) for event in of_kind(happened, Triggered)] == [
        ("Overrun", "c3"),
        ("Victory-Effect", "c3"),
    ], "its last space (P-13.8)"
    assert is_calm(match)


# --- P-13.5 to P-13.8


@covers("P-13.5")
def test_triggers_and_actions_open_no_windows() -> None:
    """Ruling R35."""
    match = board(seat({"c2": "katyusha"}, stacks={"a0": 2}, hand=["stuka"]), seat({"c4": "panzer-iv"}, **LISTENER))
    play(match, "play stuka")
    assert (asked(match), damage(match, "c4")) == ((0, "main"), 1)
    play(match, "action c2")
    assert (asked(match), damage(match, "c4")) == ((0, "main"), 2)


@covers("P-13.6")
def test_you_may_is_optional_and_everything_else_is_not() -> None:
    optional = board(seat(stacks={"a0": stack(1, "truck-convoys")}, supply=SUPPLY), phase="turn")
    assert (asked(optional), legal(optional)) == ((0, "may"), ["yes", "no"])
    play(optional, "no")
    assert hand(optional, 0) == ["factory"]
    forced = board(seat(stacks={"a0": 2}, hand=["stuka"]), seat({"c4": "kv-1"}))
    play(forced, "play stuka")
    assert damage(forced, "c4") == 1


@covers("P-13.6")
def test_a_trigger_without_a_legal_target_does_nothing() -> None:
    match = board(seat(stacks={"a0": 2}, hand=["stuka"]), seat({"c4": "partisans"}))
    happened = events(match, "play stuka")
    assert of_kind(happened, Damaged) == []
    assert is_calm(match)


@covers("P-13.6")
def test_an_optional_effect_that_is_impossible_is_not_asked_about() -> None:
    match = board(seat({"c2": "t-34"}, stacks={"a0": stack(2, "tunnel-network")}, supply=SUPPLY), phase="main start")
    assert asked(match) == (0, "main"), "there is no Infantry"


@covers("P-13.7")
def test_each_means_the_units_there_at_resolution_not_later_arrivals() -> None:
    match = board(
        seat({"c2": "t-34"}, stacks={"a0": 3, "b0": stack(2, "t-34")}, hand=["deep-operation"], supply=SUPPLY),
        seat(supply=SUPPLY),
    )
    play(match, "play deep-operation", "move b0")
    assert [values(match, name) for name in ("c2", "b1")] == ["3/2/4", "2/2/3"]
    end_turn(match)
    assert values(match, "c2") == "2/2/3"


@covers("P-13.7")
def test_have_applies_to_whatever_fits_at_any_moment() -> None:
    match = board(
        seat(stacks={"a0": stack(1, "tank-hunter-doctrine"), "b0": 1}, hand=["marder-iii"], supply=SUPPLY),
        seat(supply=SUPPLY),
    )
    play(match, "play marder-iii")
    go_to_turn(match, 0)
    play(match, "move b0")
    assert values(match, "b1") == "2/1/3"


@covers("P-13.7")
def test_what_lasts_this_turn_ends_in_the_end_phase_of_the_current_turn() -> None:
    """A Junkyard-Trigger in the opponent's turn halts until the end of that turn."""
    match = board(seat({"c4": "panzer-ii", "b2": "t-34"}, supply=SUPPLY), seat(supply=["blown-bridge", *SUPPLY]))
    play(match, "attack c4", "play it", "target b2")
    assert unit_at(match, "b2").halted
    end_turn(match)
    assert not unit_at(match, "b2").halted


@covers("P-13.8")
def test_a_card_that_comes_back_is_a_new_card() -> None:
    match = board(
        seat({"c2": unit("rifle-section", damage=1, legs=2, spent=2, attacks=1, halted=True)},
             stacks={"a0": 2, "b0": 2}, hand=["hidden-reserves"], supply=SUPPLY),
        seat({"c3": "kv-1"}, stacks={"a5": 1}, hand=["ambush"], supply=SUPPLY),
    )  # fmt: skip
    old = unit_at(match, "c2").id
    play(match, "end", "play ambush", "pass")
    assert junkyard(match, 0) == ["rifle-section"]
    go_to_turn(match, 0)
    play(match, "play hidden-reserves", "stack a0", "pass", "to c1")
    found = unit_at(match, "c1")
    assert found.id != old
    assert (found.damage, found.legs, found.spent, found.attacks, found.halted) == (0, 0, 0, 0, False)


@covers("P-13.8")
def test_an_attack_on_a_card_that_left_and_came_back_fails() -> None:
    """The Unit on the old space is another one."""
    match = board(seat({"c2": "t-34"}), seat({"c3": "panzer-iv"}, **LISTENER))
    play(match, "attack c2")
    snapshot = match.snapshot()
    for found in snapshot["table"]["field"]:
        if found["name"] == "c3":
            found["unit"]["id"] = 99
    again = PANZER.restore(snapshot)
    happened = events(again, "pass")
    assert of_kind(happened, Damaged) == []
    assert damage(again, "c3") == 0


@covers("P-13.8")
def test_last_known_values_are_used() -> None:
    """A Destroy-Effect about the adjacent Units uses the space on which the Unit died."""
    match = board(
        seat({"c1": "t-34", "d2": "t-34"}),
        seat({"d1": unit("type-95-ha-go")}, supply=SUPPLY),
        turn=1,
        terrain={"e1": "minefield"},
    )
    play(match, "move d1")
    assert is_empty(match, "e1")
    assert is_calm(match), "nobody is beside e1"
    assert (damage(match, "c1"), damage(match, "d2")) == (0, 0)


@covers("P-13.4")
@pytest.mark.parametrize("copies", [1, 2])
def test_copies_of_a_watching_text_all_happen(copies: int) -> None:
    stacks = {f"{column}5": stack(1, "every-ridge") for column in "ab"[:copies]}
    match = board(seat({"c2": "panther"}, supply=SUPPLY), seat({"c3": "knee-mortar-team"}, stacks=stacks))
    play(match, "attack c2", "order 1 every-ridge static")
    while asked(match)[1] == "trigger-order" and "order 1 every-ridge static" in legal(match):
        play(match, "order 1 every-ridge static")
    assert player(match, 0).supply == len(SUPPLY) - copies


@covers("P-13.6")
def test_effects_happen_as_far_as_possible() -> None:
    """With one card in the Supply, Technical Exchange looks at one."""
    match = board(seat(stacks={"a0": 1}, hand=["technical-exchange"], supply=["t-34"]))
    happened = events(match, "play technical-exchange")
    assert of_kind(happened, SupplyDamaged) == []
    assert (hand(match, 0), supply(match, 0)) == (["t-34"], [])
