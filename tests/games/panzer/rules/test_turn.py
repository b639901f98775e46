"""The turn and its phases (P-5)."""

import pytest

from clashtable.games.panzer.wire.battle import Damaged, Repaired
from clashtable.games.panzer.wire.chain import Triggered
from clashtable.games.panzer.wire.course import Cleared, PhaseBegan, TurnBegan, TurnEnded
from clashtable.games.panzer.wire.field import ModifierPlaced
from clashtable.games.panzer.wire.supplies import Drew, SupplyDamaged
from tests.games.panzer.board import (
    asked,
    board,
    damage,
    end_turn,
    events,
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
    space,
    stack,
    stack_at,
    table,
    unit,
    unit_at,
    values,
)
from tests.games.panzer.turns import active, go_to_turn, of_kind, pass_windows
from tests.rulebook import covers

SUPPLY = ["factory"] * 8


# --- P-5.1


@covers("P-5.1")
def test_the_record_of_every_unit_is_cleared_at_the_start_of_a_turn() -> None:
    spent = {"legs": 2, "spent": 2, "attacks": 1, "used": ["ranged", "action", "scout"]}
    match = board(
        seat({"c2": unit("t-34", **spent)}, supply=SUPPLY), seat({"c4": unit("kv-1", **spent)}, supply=SUPPLY)
    )
    end_turn(match)
    assert active(match) == 1
    for name in ("c2", "c4"):
        found = unit_at(match, name)
        assert (found.legs, found.spent, found.attacks, found.extra_attacks, found.used) == (0, 0, 0, 0, ())


@covers("P-5.1")
def test_the_factory_allowance_becomes_one() -> None:
    match = board(seat(hand=["factory"] * 3, supply=SUPPLY, allowance=3), seat(supply=SUPPLY))
    play(match, "play factory", "stack a0")
    assert player(match, 0).allowance == 2
    end_turn(match)
    assert [player(match, number).allowance for number in (0, 1)] == [0, 1]
    go_to_turn(match, 0)
    assert [player(match, number).allowance for number in (0, 1)] == [1, 0]


@covers("P-5.1", "P-5.2", "P-5.3", "P-5.4", "P-5.5")
def test_the_four_phases_follow_one_another() -> None:
    match = board(seat(supply=SUPPLY), seat(supply=SUPPLY))
    happened = events(match, "end", "end")
    story = [
        (event.phase if isinstance(event, PhaseBegan) else type(event).__name__, event.seat)
        for event in happened
        if isinstance(event, (PhaseBegan, TurnBegan, TurnEnded))
    ]
    assert story == [
        ("end", 0), ("TurnEnded", 0),
        ("TurnBegan", 1), ("standby", 1), ("draw", 1), ("main", 1), ("end", 1), ("TurnEnded", 1),
        ("TurnBegan", 0), ("standby", 0), ("draw", 0), ("main", 0),
    ]  # fmt: skip


# --- P-5.2


@covers("P-5.2")
def test_normal_and_flash_events_leave_and_permanent_events_stay() -> None:
    """Ruling R10."""
    stacks = {"a0": stack(1, "fire-mission"), "b0": stack(1, "pinned-down"), "c0": stack(3, "winter-front")}
    match = board(seat(stacks=stacks, supply=SUPPLY), phase="turn")
    assert junkyard(match, 0) == ["fire-mission", "pinned-down"]
    assert [stack_at(match, name).card for name in ("a0", "b0", "c0")] == [None, None, "winter-front"]


@covers("P-5.2")
def test_only_the_active_players_events_leave() -> None:
    match = board(
        seat(stacks={"a0": stack(1, "fire-mission")}, supply=SUPPLY),
        seat(stacks={"a5": stack(1, "pinned-down")}, supply=SUPPLY),
        phase="turn",
    )
    assert [stack_at(match, name).card for name in ("a0", "a5")] == [None, "pinned-down"]


@covers("P-5.2")
def test_an_event_with_expend_is_removed_from_the_game() -> None:
    match = board(seat(stacks={"a0": stack(1, "field-salvage"), "b0": stack(1, "ambush")}, supply=SUPPLY), phase="turn")
    cleared = of_kind(match.beginning, Cleared)
    assert [(event.card, event.removed) for event in cleared] == [("field-salvage", True), ("ambush", False)]
    assert (removed(match, 0), junkyard(match, 0)) == (["field-salvage"], ["ambush"])


@covers("P-5.2")
def test_events_leave_then_modifiers_are_placed_then_effects_happen() -> None:
    """Ruling R9: a Repair Park that is just placed already mends."""
    match = board(
        seat(
            {"c2": unit("panzer-iv", damage=3), "e4": unit("grenadiers", damage=2)},
            stacks={"a0": stack(1, "fire-mission"), "b0": stack(1, "repair-park")},
            supply=SUPPLY,
        ),
        phase="turn",
        terrain={"e4": "field-depot"},
    )
    assert asked(match) == (0, "modifier-place")
    assert junkyard(match, 0) == ["fire-mission"]
    assert damage(match, "e4") == 2
    happened = events(match, "to c2")
    kinds = [type(event).__name__ for event in happened if isinstance(event, (ModifierPlaced, Repaired, Triggered))]
    assert kinds == ["ModifierPlaced", "Repaired", "Triggered", "Repaired"]
    assert (damage(match, "c2"), damage(match, "e4")) == (1, 1)


@covers("P-5.2")
def test_several_modifiers_are_placed_in_an_order_of_ones_choice() -> None:
    match = board(seat(stacks={"a0": stack(1, "barbed-wire"), "c0": stack(2, "bunker")}, supply=SUPPLY), phase="turn")
    assert (asked(match), legal(match)) == ((0, "modifier-pick"), ["pick a0", "pick c0"])
    play(match, "pick c0")
    assert asked(match) == (0, "modifier-place")
    play(match, "to a1")
    assert (asked(match), legal(match)) == ((0, "modifier-place"), ["to b1", "to c1", "to d1", "to e1"])
    play(match, "to b1")
    placed = [space(match, name).modifier for name in ("a1", "b1")]
    assert [found.card for found in placed if found] == ["bunker", "barbed-wire"]


@covers("P-5.2", "P-13.3")
def test_a_state_check_follows_each_placed_modifier() -> None:
    """Pontoon Bridge hides the Town that keeps the Grenadiers alive; they are gone before the next one is placed."""
    match = board(
        seat(
            {"c3": unit("grenadiers", damage=3)},
            stacks={"a0": stack(1, "pontoon-bridge"), "b0": stack(2, "bunker")},
            supply=SUPPLY,
        ),
        phase="turn",
        terrain={"c3": "town"},
    )
    play(match, "pick a0", "to c3")
    assert is_empty(match, "c3")
    assert legal(match) == ["to a1", "to b1", "to c1", "to d1", "to e1"]


@covers("P-5.2")
def test_terrain_mends_all_units_together_before_standby_effects() -> None:
    match = board(
        seat({"b2": unit("guards-rifles", damage=2), "c2": unit("kv-1", damage=1)}, supply=SUPPLY),
        seat({"d2": unit("kv-1", damage=1)}),
        phase="turn",
        terrain={"b2": "field-depot", "c2": "field-depot", "d2": "field-depot"},
    )
    repaired = of_kind(match.beginning, Repaired)
    assert [(event.space, event.amount) for event in repaired] == [("b2", 1), ("c2", 1), ("b2", 1)]
    assert (damage(match, "b2"), damage(match, "c2"), damage(match, "d2")) == (0, 0, 1)


@covers("P-5.2")
def test_the_standby_effects_of_units_events_and_modifiers_trigger_together() -> None:
    match = board(
        seat(
            {"c2": unit("panzer-iv", damage=3), "d2": unit("guards-rifles", damage=1)},
            modifiers={"c2": "repair-park"},
            stacks={"a0": stack(2, "recovery-service")},
            supply=SUPPLY,
        ),
        phase="turn",
    )
    assert asked(match) == (0, "trigger-order")
    assert sorted(legal(match)) == [
        "order 0 guards-rifles standby-effect",
        "order 0 recovery-service standby-effect",
        "order 0 repair-park standby-effect",
    ]
    assert hand(match, 0) == [], "the Draw-Phase comes later"


# --- P-5.3


@covers("P-5.3")
def test_one_card_is_drawn_in_the_draw_phase() -> None:
    match = board(seat(supply=["t-34", "kv-1"]), seat(supply=SUPPLY), phase="turn")
    assert [event.card for event in of_kind(match.beginning, Drew)] == ["t-34"]
    assert hand(match, 0) == ["t-34"]


@covers("P-5.3")
@pytest.mark.parametrize(
    ("first", "turns", "draws"), [(0, 0, 0), (0, 1, 1), (1, 0, 1), (1, 1, 1)], ids=["first", "second", "other", "late"]
)
def test_only_the_starting_player_skips_only_the_very_first_draw(first: int, turns: int, draws: int) -> None:
    match = board(seat(supply=SUPPLY, turns=turns), phase="turn", first=first)
    assert len(of_kind(match.beginning, Drew)) == draws


# --- P-5.4


@covers("P-5.4")
def test_the_main_phase_begins_with_terrain_then_main_effects_then_the_opening_window() -> None:
    match = board(
        seat({"c2": "tank-riders", "c1": "t-34"}, supply=SUPPLY),
        seat(stacks={"a5": 1}, hand=["t-34"]),
        phase="main start",
        terrain={"c1": "road"},
    )
    assert asked(match) == (1, "response")
    assert [unit_at(match, name).movement.value for name in ("c1", "c2")] == [4, 3]
    play(match, "pass")
    assert asked(match) == (0, "main")


@covers("P-5.4")
def test_any_number_of_actions_in_any_order_one_at_a_time() -> None:
    match = board(
        seat(
            {"c2": "panzer-iii", "d2": "bergepanther", "a2": "motorcycle-scouts"},
            stacks={"a0": 1, "b0": 1},
            hand=["factory", "grenadiers", "barbed-wire", "fire-mission"],
        ),
        seat({"c3": "m3-half-track"}),
        face_down=["a3"],
    )
    assert sorted(legal(match)) == sorted([
        "play factory", "play grenadiers", "play fire-mission", "play barbed-wire",
        "scout a2", "move a2", "move c2", "attack c2", "move d2", "end",
    ])  # fmt: skip
    play(match, "attack c2", "play fire-mission", "stack a0", "move c2", "to c1", "play grenadiers", "scout a2")
    play(match, "move a2", "to a1", "play factory", "stack c0")
    assert is_calm(match)


@covers("P-5.4")
def test_the_phase_ends_when_its_player_says_so() -> None:
    match = board(seat(supply=SUPPLY), seat(supply=SUPPLY))
    assert legal(match) == ["end"], "even if nothing else can be done"
    play(match, "end")
    assert active(match) == 1


# --- P-5.5


@covers("P-5.5")
def test_halted_suppressed_and_fresh_units_of_both_players_recover() -> None:
    flags = {"halted": True, "suppressed": True, "fresh": True}
    match = board(
        seat({"c2": unit("t-34", **flags)}, supply=SUPPLY), seat({"c4": unit("kv-1", **flags)}, supply=SUPPLY)
    )
    end_turn(match)
    for name in ("c2", "c4"):
        found = unit_at(match, name)
        assert (found.halted, found.suppressed, found.fresh) == (False, False, False)


@covers("P-5.5", "P-13.7")
def test_the_closing_window_still_sees_what_lasts_for_the_turn() -> None:
    match = board(
        seat({"c2": "panzer-iii"}, stacks={"a0": 2}, hand=["blitz-offensive"], supply=SUPPLY),
        seat(stacks={"a5": 1}, hand=["t-34"], supply=SUPPLY),
    )
    play(match, "play blitz-offensive", "pass", "end")
    assert (asked(match), values(match, "c2")) == ((1, "response"), "3/3/4")
    play(match, "pass")
    assert (active(match), values(match, "c2")) == (1, "2/3/3")


@covers("P-5.5")
def test_end_effects_trigger_after_everything_has_ended() -> None:
    match = board(
        seat(
            {"c2": "bergepanther", "d2": unit("panzer-iv", damage=2)},
            stacks={"a0": stack(3, "submarine-blockade")},
            modifiers={"d2": "burning-fuel-dump"},
            supply=SUPPLY,
        ),
        seat(supply=SUPPLY),
    )
    play(match, "end")
    assert asked(match) == (0, "trigger-order")
    assert sorted(legal(match)) == [
        "order 0 bergepanther end-effect",
        "order 0 burning-fuel-dump end-effect",
        "order 0 submarine-blockade end-effect",
    ]
    happened = events(match, "order 0 bergepanther end-effect", "order 0 submarine-blockade end-effect")
    assert [event.amount for event in of_kind(happened, SupplyDamaged)] == [1]
    assert [event.amount for event in of_kind(happened, Damaged)] == [1]
    assert (damage(match, "d2"), active(match)) == (2, 1)


@covers("P-5.5")
def test_the_active_player_discards_down_to_seven_one_card_at_a_time() -> None:
    """Ruling R11: the other player keeps whatever the hand holds."""
    nine = ["t-34"] * 5 + ["kv-1"] * 4
    match = board(seat(hand=nine, supply=SUPPLY), seat(hand=nine, supply=SUPPLY))
    play(match, "end")
    assert (asked(match), legal(match)) == ((0, "discard"), ["discard t-34", "discard kv-1"])
    play(match, "discard kv-1")
    assert asked(match) == (0, "discard")
    play(match, "discard t-34")
    assert junkyard(match, 0) == ["kv-1", "t-34"]
    assert active(match) == 1
    assert len(hand(match, 1)) == 10


@covers("P-5.5")
def test_seven_cards_may_be_kept() -> None:
    match = board(seat(hand=["t-34"] * 7, supply=SUPPLY), seat(supply=SUPPLY))
    end_turn(match)
    assert (len(hand(match, 0)), active(match)) == (7, 1)


@covers("P-5.5", "P-17.2")
def test_equal_cards_are_discarded_without_a_question() -> None:
    match = board(seat(hand=["t-34"] * 9, supply=SUPPLY), seat(supply=SUPPLY))
    end_turn(match)
    assert (junkyard(match, 0), active(match)) == (["t-34"] * 2, 1)


@covers("P-5.5")
def test_what_began_after_the_end_of_the_turn_ends_as_well() -> None:
    """Submarine Blockade wakes Cave Defenders in step 3; in North's own turn they are no longer fresh."""
    match = board(
        seat(stacks={"a0": stack(3, "submarine-blockade")}, supply=SUPPLY),
        seat(supply=["cave-defenders", *SUPPLY]),
    )
    play(match, "end")
    assert asked(match) == (1, "junkyard-trigger")
    play(match, "to c4")
    assert active(match) == 1
    assert not unit_at(match, "c4").fresh
    assert "move c4" in legal(match)


@covers("P-5.5")
def test_a_unit_halted_after_the_end_of_the_turn_recovers_too() -> None:
    """The Cave Defenders come into the Zone of Control of a KV-1."""
    match = board(
        seat({"c3": "kv-1"}, stacks={"a0": stack(3, "submarine-blockade")}, supply=SUPPLY),
        seat(supply=["cave-defenders", *SUPPLY]),
    )
    play(match, "end", "to c4")
    assert not unit_at(match, "c4").halted
    assert follow_ups(match, "move c4") == ["to b4", "to d4"]


@covers("P-5.5")
def test_the_opponent_becomes_the_active_player() -> None:
    match = board(seat(supply=SUPPLY), seat(supply=SUPPLY))
    assert table(match)["active"] == 0
    play(match, "end")
    assert (table(match)["active"], asked(match)) == (1, (1, "main"))
    assert legal_starting(match, "move") == []


@covers("P-5.4", "P-14.6")
def test_the_opening_window_comes_after_the_main_effects() -> None:
    match = board(
        seat({"c2": "grenadiers"}, stacks={"a0": stack(2, "tunnel-network")}, supply=SUPPLY),
        seat(stacks={"a5": 1}, hand=["t-34"], supply=SUPPLY),
        phase="main start",
    )
    assert asked(match) == (0, "may")
    play(match, "no")
    assert asked(match) == (1, "response")
    pass_windows(match)
    assert asked(match) == (0, "main")
