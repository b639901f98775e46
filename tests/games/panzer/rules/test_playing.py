"""Playing cards onto stacks (P-7)."""

from typing import Any

import pytest

from clashtable.core.match import Match
from clashtable.games.panzer.wire.chain import EventPlayed, EventResolved
from clashtable.games.panzer.wire.field import ModifierPlayed, PermanentCame, UnitPlayed
from tests.games.panzer.board import (
    asked,
    board,
    chain,
    damage,
    end_turn,
    events,
    follow_ups,
    hand,
    is_calm,
    is_empty,
    junkyard,
    legal,
    play,
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
LISTENER: dict[str, Any] = {"stacks": {"a5": 1}, "hand": ["t-34"], "supply": SUPPLY}
"""A player for whom a window exists, and who can do nothing in it."""


# --- P-7 playing cards


@covers("P-7.1")
def test_an_event_is_played_in_steps_stack_mode_targets() -> None:
    match = board(
        seat(hand=["saboteurs"], stacks={"a0": 2, "b0": 2}),
        seat(stacks={"a5": 1, "b5": 1, "c5": stack(3, "winter-front")}),
    )
    play(match, "play saboteurs")
    assert (asked(match), legal(match)) == ((0, "stack"), ["stack a0", "stack b0"])
    play(match, "stack b0")
    assert (asked(match), legal(match)) == ((0, "mode"), ["mode 0", "mode 1"])
    play(match, "mode 0")
    assert (asked(match), legal(match)) == ((0, "target"), ["target a5", "target b5", "target c5"])
    happened = events(match, "target b5")
    assert [(event.card, event.space) for event in of_kind(happened, EventPlayed)] == [("saboteurs", "b0")]
    assert stack_at(match, "b0").card == "saboteurs"


@covers("P-7.1", "P-17.6")
def test_targets_are_chosen_in_the_order_of_the_text() -> None:
    match = board(
        seat(hand=["scorched-earth"], stacks={"a0": 1, "b0": 2}), seat({"c1": "panzer-iv", "c2": "panzer-iv"})
    )
    play(match, "play scorched-earth", "stack a0")
    assert legal(match) == ["target a0", "target b0"], "first the Factory-Stack"
    play(match, "target b0")
    assert legal(match) == ["target c1", "target c2"], "then the Unit"
    play(match, "target c2")
    assert (stack_at(match, "b0").factories, is_empty(match, "c2")) == (1, True)


@covers("P-7.1")
def test_a_card_without_a_legal_choice_cannot_be_played() -> None:
    match = board(seat({"c2": "t-34"}, hand=["fire-mission", "saboteurs", "code-breakers"], stacks={"a0": 2}))
    assert legal(match) == ["move c2", "end"]


@covers("P-7.2")
def test_a_unit_comes_into_play_at_once_without_a_window_and_fresh() -> None:
    match = board(seat(hand=["t-34"], stacks={"a0": 2}), seat(**LISTENER))
    happened = events(match, "play t-34")
    assert [(event.card, event.space) for event in of_kind(happened, UnitPlayed)] == [("t-34", "a0")]
    assert asked(match) == (0, "main")
    assert unit_at(match, "a0").fresh


@covers("P-7.2")
def test_the_play_effect_of_a_unit_triggers() -> None:
    match = board(seat(hand=["stuka"], stacks={"a0": 2}), seat({"c3": "t-34", "c4": "kv-1"}))
    play(match, "play stuka")
    assert (asked(match), legal(match)) == ((0, "target"), ["target c3", "target c4"])
    play(match, "target c3")
    assert damage(match, "c3") == 1
    assert is_calm(match)


@covers("P-7.2", "P-7.4", "P-7.7")
def test_units_normal_events_and_modifiers_are_not_played_in_a_window() -> None:
    match = board(
        seat({"c2": "panzer-iii"}),
        seat({"c3": "kv-1"}, stacks={"a5": 3}, hand=["t-34", "fire-mission", "bunker", "winter-front", "pinned-down"]),
    )
    play(match, "attack c2")
    assert legal(match) == ["play pinned-down", "pass", "pass turn"]


@covers("P-7.3")
def test_a_unit_on_a_stack_can_only_leave_it() -> None:
    stacks = {
        "a0": stack(3, "m7-priest"), "b0": stack(2, "bergepanther"), "c0": stack(1, "m3-stuart"),
        "d0": stack(1, "po-2-night-bombers"),
    }  # fmt: skip
    match = board(seat({"b1": unit("t-34", damage=1)}, stacks=stacks), seat({"a1": "kv-1"}), face_down=["c1"])
    verbs = {move for move in legal(match) if move[-2:] in stacks}
    assert verbs == {"move b0", "move c0", "move d0"}, "a0 is shut in"


@covers("P-7.3")
def test_a_unit_on_a_stack_is_no_target_and_no_mass_effect_reaches_it() -> None:
    """Ruling R15."""
    match = board(
        seat({"c2": "m7-priest"}, hand=["deep-operation", "fire-mission"],
             stacks={"a0": 3, "b0": stack(2, "t-34"), "c0": 1}),
        seat({"c4": "kv-1"}, stacks={"a5": stack(1, "grenadiers")}),
    )  # fmt: skip
    assert follow_ups(match, "ranged c2") == ["target c2", "target c4", "target player 1", "target player 0"]
    play(match, "play deep-operation")
    assert [values(match, name) for name in ("c2", "b0")] == ["2/3/3", "2/2/3"]


@covers("P-7.3")
def test_other_cards_do_not_change_values_on_a_stack() -> None:
    match = board(
        seat(stacks={"a0": stack(2, "t-34"), "b0": stack(2, "sherman-jumbo")}),
        seat(stacks={"a5": stack(3, "winter-front"), "b5": stack(2, "mud-season")}),
    )
    assert [values(match, name) for name in ("a0", "b0")] == ["2/2/3", "3/5/2"]


@covers("P-7.3")
@pytest.mark.parametrize("card", ["tiger-i", "kv-1", "gi-rifle-squad"])
def test_keywords_do_nothing_on_a_stack(card: str) -> None:
    """Zone of Control and Guard end at the border of the Terrain Field."""
    match = board(seat({"c3": "panzer-iii"}, supply=SUPPLY), seat(stacks={"c5": stack(3, card)}, supply=SUPPLY))
    play(match, "move c3", "to c4")
    assert not unit_at(match, "c4").halted
    assert "attack c4" in legal(match)


@covers("P-7.4")
def test_a_normal_event_goes_on_the_chain_and_stays_on_its_stack() -> None:
    match = board(
        seat({"c2": "panzer-iii"}, hand=["blitz-offensive"], stacks={"a0": 2}, supply=SUPPLY), seat(**LISTENER)
    )
    play(match, "play blitz-offensive")
    assert (chain(match), asked(match)) == (["blitz-offensive"], (1, "response"))
    assert values(match, "c2") == "2/3/3"
    happened = events(match, "pass")
    assert [event.card for event in of_kind(happened, EventResolved)] == ["blitz-offensive"]
    assert values(match, "c2") == "3/3/4"
    assert stack_at(match, "a0").card == "blitz-offensive"
    go_to_turn(match, 1)
    assert stack_at(match, "a0").card == "blitz-offensive", "through the opponent's turn"
    assert values(match, "c2") == "2/3/3", "what it did lasted until end of turn"
    go_to_turn(match, 0)
    assert stack_at(match, "a0").card is None


@covers("P-7.5", "P-14.7")
def test_a_flash_event_is_also_an_ordinary_action() -> None:
    match = board(seat(hand=["pinned-down"], stacks={"a0": 1}), seat({"c4": "kv-1"}))
    assert "play pinned-down" in legal(match)
    play(match, "play pinned-down")
    assert unit_at(match, "c4").suppressed
    assert stack_at(match, "a0").card == "pinned-down"


@covers("P-7.5")
def test_a_flash_event_of_the_opponents_turn_leaves_at_the_very_next_turn() -> None:
    match = board(
        seat({"c2": "panzer-iii"}, supply=SUPPLY),
        seat({"c3": "kv-1"}, stacks={"a5": 1}, hand=["pinned-down"], supply=SUPPLY),
    )
    play(match, "attack c2", "play pinned-down")
    assert stack_at(match, "a5").card == "pinned-down"
    end_turn(match)
    assert (stack_at(match, "a5").card, junkyard(match, 1)) == (None, ["pinned-down"])


@covers("P-7.6")
def test_a_permanent_event_comes_into_play_when_it_resolves_and_stays() -> None:
    match = board(
        seat(hand=["winter-front"], stacks={"a0": 3}, supply=SUPPLY),
        seat({"c4": "t-34"}, **LISTENER),
    )
    play(match, "play winter-front")
    assert values(match, "c4") == "2/2/3"
    happened = events(match, "pass")
    assert [event.card for event in of_kind(happened, PermanentCame)] == ["winter-front"]
    assert values(match, "c4") == "2/2/2"
    go_to_turn(match, 0)
    assert (stack_at(match, "a0").card, stack_at(match, "a0").in_play) == ("winter-front", True)
    assert values(match, "c4") == "2/2/2"


@covers("P-7.6")
def test_several_copies_of_a_permanent_event_all_count() -> None:
    fronts = {"a5": stack(3, "winter-front"), "b5": stack(0, "winter-front")}
    match = board(seat({"c2": "bt-7"}), seat(stacks=fronts))
    assert values(match, "c2") == "2/1/2", "even without Factories"


@covers("P-7.6")
def test_ones_own_permanent_event_is_removed_only_by_an_effect() -> None:
    match = board(seat(hand=["saboteurs"], stacks={"a0": stack(3, "winter-front"), "b0": 2}), seat(stacks={"a5": 1}))
    assert legal(match) == ["play saboteurs", "end"]
    play(match, "play saboteurs", "mode 1")
    assert (stack_at(match, "a0").card, junkyard(match, 0)) == (None, ["winter-front"])


@covers("P-7.7")
def test_a_modifier_waits_without_a_window_and_without_effect() -> None:
    match = board(
        seat({"c2": "grenadiers"}, hand=["bunker", "demolition-order"], stacks={"a0": 2, "b0": 1}, supply=SUPPLY),
        seat(**LISTENER),
    )
    happened = events(match, "play bunker")
    assert [(event.card, event.space) for event in of_kind(happened, ModifierPlayed)] == [("bunker", "a0")]
    assert asked(match) == (0, "main")
    assert "play demolition-order" not in legal(match), "it is no Terrain Modifier on the Terrain Field yet"
    assert "cover" not in unit_at(match, "c2").keywords


@covers("P-7.7", "P-11.6")
def test_a_modifier_is_placed_in_its_owners_next_standby_phase() -> None:
    """Ruling R29: not in the opponent's, which comes first."""
    match = board(
        seat({"c2": "grenadiers"}, hand=["bunker"], stacks={"a0": 2}, supply=SUPPLY),
        seat({"c4": "grenadiers"}, supply=SUPPLY),
    )
    play(match, "play bunker")
    end_turn(match)
    assert stack_at(match, "a0").card == "bunker"
    play(match, "end")
    assert asked(match) == (0, "modifier-place")
    play(match, "to c2")
    laid = space(match, "c2").modifier
    assert laid is not None
    assert (laid.card, laid.seat) == ("bunker", 0)
    assert unit_at(match, "c2").keywords["cover"] == 2


# --- P-7.8


@covers("P-7.8")
def test_each_target_phrase_needs_a_legal_target() -> None:
    match = board(seat(hand=["scorched-earth"], stacks={"a0": 1}), seat({"c3": "panzer-iv"}))
    assert legal(match) == ["end"], "no enemy Unit is in South's lines"


@covers("P-7.8")
@pytest.mark.parametrize("chosen", [1, 2, 3])
def test_up_to_n_means_at_least_one_and_at_most_n_different_targets(chosen: int) -> None:
    match = board(seat(hand=["time-on-target"], stacks={"a0": 3}), seat({f"{column}4": "kv-1" for column in "abcde"}))
    play(match, "play time-on-target")
    assert "done" not in legal(match)
    for column in "abc"[:chosen]:
        play(match, f"target {column}4")
        if asked(match)[1] == "target":
            assert f"target {column}4" not in legal(match)
            assert legal(match)[-1] == "done"
    if chosen < 3:
        play(match, "done")
    assert is_calm(match)
    assert [damage(match, f"{column}4") for column in "abcd"] == [1] * chosen + [0] * (4 - chosen)


@covers("P-7.8")
def test_an_event_that_shifts_needs_a_space_to_shift_to() -> None:
    crowd = {"b1": "grenadiers", "a2": "grenadiers"}
    match = board(seat({"a1": "grenadiers", **crowd}, hand=["elastic-defense"], stacks={"a0": 1}))
    assert follow_ups(match, "play elastic-defense") == ["target b1", "target a2"]


@covers("P-7.8")
def test_an_event_that_relocates_needs_a_fitting_space() -> None:
    line = {f"{column}3": "t-34" for column in "abcde"}
    full = board(seat({"c2": "rifle-section"}, hand=["infiltration-route"], stacks={"a0": 1}), seat(line))
    assert "play infiltration-route" not in legal(full)
    hidden = board(
        seat({"c2": "rifle-section"}, hand=["infiltration-route"], stacks={"a0": 1}),
        face_down=[f"{column}3" for column in "abcde"],
    )
    assert "play infiltration-route" not in legal(hidden)


def deploying(**south: Any) -> Match:
    """Return South with a hidden Back Line and one stack, on which the Event itself will lie."""
    return board(seat(stacks={"a0": 2}, **south), seat({"c4": "kv-1"}), face_down=[f"{column}1" for column in "abcde"])


@covers("P-7.8")
def test_an_event_that_deploys_needs_a_space_besides_its_own_stack() -> None:
    assert legal(deploying(hand=["battlegroup", "grenadiers"])) == ["play grenadiers", "end"]
    assert legal(deploying(hand=["hidden-reserves"], junkyard=["grenadiers"])) == ["end"]
    roomy = board(seat(hand=["hidden-reserves"], junkyard=["grenadiers"], stacks={"a0": 2}), face_down=["b1"])
    play(roomy, "play hidden-reserves")
    assert legal(roomy) == ["to a1", "to c1", "to d1", "to e1"]


@covers("P-7.8")
def test_an_event_that_deploys_from_the_hand_needs_a_fitting_card() -> None:
    match = board(seat(hand=["battlegroup", "tiger-i", "fire-mission"], stacks={"a0": 2}))
    assert legal(match) == ["end"], "the Tiger costs 3"
    fitting = board(seat(hand=["battlegroup", "tiger-i", "panzer-iv"], stacks={"a0": 2}))
    play(fitting, "play battlegroup", "to c1")
    assert unit_at(fitting, "c1").card == "panzer-iv"
    assert hand(fitting, 0) == ["tiger-i"]


@covers("P-7.4")
def test_an_event_has_no_further_effect_of_its_own_while_it_lies_on_its_stack() -> None:
    match = board(
        seat({"c2": "panzer-iii"}, hand=["blitz-offensive", "panzer-ii"], stacks={"a0": 2, "b0": 1}, supply=SUPPLY),
        seat(supply=SUPPLY),
    )
    play(match, "play blitz-offensive", "play panzer-ii", "move b0")
    assert values(match, "b1") == "1/2/3", "it came later"
    assert supply(match, 0) == SUPPLY
