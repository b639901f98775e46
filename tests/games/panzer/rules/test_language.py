"""The phrases of card texts (P-18)."""

import re

import pytest

from clashtable.games.panzer.cards.basic_set import BY_ID, EVERY_CARD
from clashtable.games.panzer.wire.battle import AttackFailed, Damaged, Destroyed
from clashtable.games.panzer.wire.field import Moved
from clashtable.games.panzer.wire.supplies import Found, MoreFactories, SupplyDamaged
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
    seat,
    space,
    stack,
    stack_at,
    supply,
    unit,
    unit_at,
    values,
)
from tests.games.panzer.turns import of_kind
from tests.rulebook import covers

SUPPLY = ["factory"] * 8


# --- P-18.1 where and who


@covers("P-18.1")
def test_here_is_the_space_of_the_terrain_or_modifier() -> None:
    match = board(
        seat(
            {"c2": unit("t-34", damage=1), "d2": unit("t-34", damage=1)}, modifiers={"c2": "repair-park"}, supply=SUPPLY
        ),
        phase="turn",
    )
    assert (damage(match, "c2"), damage(match, "d2")) == (0, 1)


@covers("P-18.1")
def test_adjacent_to_it_is_seen_from_the_target() -> None:
    match = board(
        seat({"a1": "katyusha", "d3": unit("t-34", damage=1)}),
        seat({"c3": "panzer-iv", "c4": "panzer-iv", "b3": "panzer-iv", "b4": "panzer-iv"}),
    )
    play(match, "action a1", "target c3")
    assert [damage(match, name) for name in ("c3", "c4", "b3", "b4", "d3")] == [1, 1, 1, 0, 1]


@covers("P-18.1", "P-3.2")
@pytest.mark.parametrize(("turn", "targets"), [(0, ["target a1", "target b2"]), (1, ["target c3", "target d4"])])
def test_lines_are_seen_from_the_controller_of_the_text(turn: int, targets: list[str]) -> None:
    enemies = {"a1": "t-34", "b2": "t-34", "c3": "t-34", "d4": "t-34"}
    mine = seat(stacks={"a0" if turn == 0 else "a5": 1}, hand=["flank-guard"])
    theirs = seat(enemies)
    match = board(*((mine, theirs) if turn == 0 else (theirs, mine)), turn=turn)
    assert follow_ups(match, "play flank-guard") == targets


@covers("P-18.1")
def test_the_start_of_a_phase_is_checked_once() -> None:
    """A Unit that comes onto a Road later gets nothing, and one that leaves keeps what it has."""
    match = board(seat({"c2": "t-34", "d2": "t-34"}), phase="main start", terrain={"c2": "road"})
    play(match, "move c2", "to c3", "move d2", "to c2")
    assert [unit_at(match, name).movement.value for name in ("c3", "c2")] == [4, 3]


@covers("P-18.1")
def test_a_target_event_is_on_the_chain_with_its_printed_cost() -> None:
    """Maskirovka cancels an Event with cost 2 or less."""
    for card, power, may in (("fire-mission", 1, True), ("deep-operation", 3, False)):
        match = board(
            seat({"c2": "t-34"}, stacks={"a0": power}, hand=[card]),
            seat({"c4": "t-34"}, stacks={"a5": 2}, hand=["maskirovka"]),
        )
        play(match, f"play {card}")
        assert ("play maskirovka" in legal(match)) == may


@covers("P-18.1")
def test_with_cost_means_the_printed_cost() -> None:
    match = board(
        seat(
            stacks={"a0": 2, "b0": stack(2, "standardized-parts")},
            hand=["mobilization-order", "sherman-jumbo"],
            supply=["m26-pershing", "m4-sherman"],
        )
    )
    assert "play sherman-jumbo" in legal(match), "it costs 2 to play"
    play(match, "play mobilization-order")
    assert legal(match) == ["take m4-sherman", "none"]


@covers("P-18.1")
def test_with_ranged_attack_means_the_keyword_with_at_least_one() -> None:
    match = board(
        seat(stacks={"a0": 1}, hand=["counter-battery"]),
        seat({"c4": "lefh-18", "d4": "katyusha", "e4": "kv-1"}),
    )
    play(match, "play counter-battery")
    assert is_empty(match, "c4"), "the only one with Ranged Attack"


# --- P-18.2 values and states


@covers("P-18.2")
def test_gets_until_end_of_turn_and_has_while_the_condition_holds() -> None:
    match = board(
        seat({"c2": "panzergrenadiers", "c1": "panzer-iii"}, stacks={"a0": 2}, hand=["blitz-offensive"], supply=SUPPLY),
        seat(supply=SUPPLY),
    )
    assert [values(match, name) for name in ("c2", "c1")] == ["3/3/3", "2/3/3"]
    play(match, "play blitz-offensive", "move c1", "to d1")
    assert [values(match, name) for name in ("c2", "d1")] == ["2/3/3", "3/3/4"]
    end_turn(match)
    assert values(match, "d1") == "2/3/3"


@covers("P-18.2")
def test_a_suppressed_unit_cannot_attack_fire_or_act_but_may_move() -> None:
    match = board(
        seat({"c2": unit("isu-152", suppressed=True), "a1": unit("combat-engineers", suppressed=True, damage=1)}),
        seat({"c3": "kv-1"}, modifiers={"a1": "bunker"}),
    )
    assert legal(match) == ["move a1", "move c2", "end"]


@covers("P-18.2")
def test_a_declared_attack_of_a_suppressed_unit_fails() -> None:
    match = board(seat({"c2": "t-34"}), seat({"c3": "kv-1"}, stacks={"a5": 1}, hand=["pinned-down"]))
    play(match, "attack c2")
    happened = events(match, "play pinned-down")
    assert [event.why for event in of_kind(happened, AttackFailed)] == ["suppressed"]


@covers("P-18.2")
def test_additional_attacks_add_up_and_are_of_no_use_in_the_opponents_turn() -> None:
    match = board(
        seat({"c2": "panther"}, stacks={"a0": 3, "b0": 3}, hand=["armored-spearhead"] * 2, supply=SUPPLY),
        seat({"c3": "kv-1"}, supply=SUPPLY),
    )
    play(match, "play armored-spearhead", "stack a0", "play armored-spearhead")
    assert (unit_at(match, "c2").extra_attacks, values(match, "c2")) == (2, "7/5/7")
    defending = board(seat({"c2": "knee-mortar-team"}, supply=SUPPLY), seat({"c3": "panther"}, supply=SUPPLY))
    play(defending, "attack c2")
    assert unit_at(defending, "c3").extra_attacks == 1
    end_turn(defending)
    assert unit_at(defending, "c3").extra_attacks == 0


@covers("P-18.2")
def test_it_is_the_target_of_the_sentence_before() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["counter-battery"]), seat({"c4": "m7-priest", "d4": "isu-152"}))
    play(match, "play counter-battery", "target d4")
    assert [unit_at(match, name).suppressed for name in ("c4", "d4")] == [False, True]


@covers("P-18.2")
def test_cheaper_cards_add_up_to_no_less_than_one() -> None:
    fields = {f"{column}0": stack(2, "forward-airfields") for column in "cde"}
    match = board(seat(stacks={"a0": 1, **fields}, hand=["d3a-val", "tiger-i"]), seat({"c4": "kv-1"}))
    assert legal_starting(match, "play") == ["play d3a-val"]


@covers("P-18.2")
def test_the_terrain_here_has_no_effects() -> None:
    match = board(
        seat({"c2": "t-34"}, modifiers={"c2": "pontoon-bridge"}), phase="main start", terrain={"c2": "desert"}
    )
    assert unit_at(match, "c2").points == 3


# --- P-18.3 damage and destruction


@covers("P-18.3")
def test_one_target_and_its_neighbors_take_the_damage_at_once() -> None:
    match = board(seat({"a1": "katyusha"}), seat({"c3": "knee-mortar-team", "c4": "knee-mortar-team", "e4": "kv-1"}))
    happened = events(match, "action a1", "target c3")
    assert [type(event).__name__ for event in happened][1:] == ["Damaged", "Damaged", "Destroyed", "Destroyed"]


@covers("P-18.3")
def test_damage_to_each_of_several_targets() -> None:
    match = board(
        seat(stacks={"a0": 3}, hand=["time-on-target"]), seat({"c3": "panzer-iv", "d3": "kv-1", "e4": "panther"})
    )
    play(match, "play time-on-target", "target c3", "target d3", "target e4")
    assert [damage(match, name) for name in ("c3", "d3", "e4")] == [2, 1, 2]


@covers("P-18.3")
def test_destroy_one_factory_of_the_target_stack() -> None:
    match = board(seat(stacks={"a0": 3}, hand=["strategic-bombing"]), seat(stacks={"a5": 3, "b5": 1}))
    play(match, "play strategic-bombing", "target a5", "target b5")
    assert [stack_at(match, name).factories for name in ("a5", "b5")] == [2, 0]


@covers("P-18.3")
def test_either_players_permanent_event_or_modifier_may_be_chosen() -> None:
    match = board(
        seat(stacks={"a0": 1, "b0": stack(3, "winter-front")}, modifiers={"c2": "bunker"}, hand=["demolition-order"]),
        seat(stacks={"a5": stack(2, "mud-season")}, modifiers={"c3": "mine-belt"}),
    )
    play(match, "play demolition-order")
    first, second = match.fork(), match.fork()
    assert follow_ups(first, "mode 0") == ["target b0", "target a5"]
    assert follow_ups(second, "mode 1") == ["target c2", "target c3"]
    play(match, "mode 0", "target a5")
    assert junkyard(match, 1) == ["mud-season"]


@covers("P-18.3")
def test_a_destroyed_friend_triggers_once_for_each_unit_from_a_stack_as_well() -> None:
    match = board(
        seat(stacks={"a0": 3}, hand=["time-on-target"], supply=SUPPLY),
        seat({"c4": "knee-mortar-team", "d4": "bazooka-team", "e4": "t-34"},
             stacks={"a5": stack(1, "every-ridge")}, supply=SUPPLY),
    )  # fmt: skip
    happened = events(match, "play time-on-target", "target c4", "target d4", "target e4")
    assert len(of_kind(happened, Destroyed)) == 2
    assert [(event.seat, event.amount) for event in of_kind(happened, SupplyDamaged)] == [(0, 1), (0, 1)]


# --- P-18.4 cards and spaces


@covers("P-18.4")
def test_discarding_with_too_few_cards_discards_all() -> None:
    """Lend-Lease Convoy always leaves cards; with an empty hand before, one of the two drawn goes."""
    match = board(seat(stacks={"a0": 1}, hand=["lend-lease-convoy"], supply=["t-34", "t-34", "kv-1"]))
    play(match, "play lend-lease-convoy")
    assert (hand(match, 0), junkyard(match, 0)) == (["t-34"], ["t-34"])


@covers("P-18.4")
def test_deploying_without_a_legal_space_leaves_the_card_where_it_is() -> None:
    """North takes the last place away in response."""
    hidden = [f"{column}1" for column in "abcd"]
    match = board(
        seat(stacks={"a0": 2}, hand=["hidden-reserves"], junkyard=["rifle-section"]),
        seat({"e2": "panzer-iv"}, stacks={"a5": 1}, hand=["elastic-defense"]),
        face_down=hidden,
    )
    play(match, "play hidden-reserves", "play elastic-defense", "to e1")
    assert is_calm(match)
    assert junkyard(match, 0) == ["rifle-section"]


@covers("P-18.4")
def test_a_unit_is_shifted_face_up_or_face_down_and_enters() -> None:
    match = board(
        seat({"c2": "t-34"}, stacks={"a0": 1}, hand=["elastic-defense"]), face_down=["d2"], terrain={"d2": "marsh"}
    )
    (moved,) = of_kind(events(match, "play elastic-defense", "to d2"), Moved)
    assert (moved.how, moved.cost) == ("shift", 0)
    assert (space(match, "d2").terrain, unit_at(match, "d2").halted, unit_at(match, "d2").spent) == ("marsh", True, 0)


@covers("P-18.4")
def test_a_unit_with_no_space_left_at_resolution_is_not_shifted() -> None:
    """North's response fills the only free space."""
    match = board(
        seat({"a1": "t-34", "b1": "kv-1"}, stacks={"a0": 1}, hand=["smoke-barrage"]),
        seat({"a3": "panzer-iv"}, stacks={"a5": 1}, hand=["elastic-defense"]),
    )
    play(match, "play smoke-barrage", "target a1", "play elastic-defense", "to a2")
    assert is_calm(match)
    assert unit_at(match, "a1").card == "t-34"


@covers("P-18.4")
def test_a_relocated_unit_enters_and_spends_nothing() -> None:
    match = board(
        seat({"c1": "rifle-section"}, stacks={"a0": 1}, hand=["infiltration-route"]),
        seat({"c4": "kv-1"}),
        terrain={"b3": "minefield"},
    )
    happened = events(match, "play infiltration-route", "to b3")
    assert [event.amount for event in of_kind(happened, Damaged)] == [1]
    assert unit_at(match, "b3").spent == 0


@covers("P-18.4")
def test_a_search_may_find_nothing_and_always_shuffles() -> None:
    orders = set()
    for seed in range(6):
        match = board(
            seat(stacks={"a0": 2}, hand=["mobilization-order"], supply=["kv-1", "is-2", "t-34-85", "isu-152"]),
            seed=seed,
        )
        happened = events(match, "play mobilization-order")
        assert [event.card for event in of_kind(happened, Found)] == [None], "nothing fits, so nothing is asked"
        orders.add(tuple(supply(match, 0)))
    assert len(orders) > 1


@covers("P-18.4")
@pytest.mark.parametrize(("cards", "asks"), [([], False), (["t-34"], False), (["t-34", "kv-1"], True)])
def test_inspect_looks_at_all_there_are(cards: list[str], asks: bool) -> None:
    match = board(seat(stacks={"a0": 1}, hand=["technical-exchange"], supply=cards))
    play(match, "play technical-exchange")
    assert (asked(match) == (0, "inspect")) == asks
    assert asks or hand(match, 0) == cards


@covers("P-18.4")
def test_the_resolving_event_is_never_its_own_target() -> None:
    """Hidden Cache, woken by its trigger, lies in the Junkyard itself."""
    alone = board(seat({"c4": "panzer-ii"}), seat(supply=["hidden-cache", *SUPPLY]))
    play(alone, "attack c4")
    assert is_calm(alone), "no other card is there"
    match = board(seat({"c4": "panzer-ii"}), seat(supply=["hidden-cache", *SUPPLY], junkyard=["hidden-cache", "kv-1"]))
    play(match, "attack c4", "play it")
    assert legal(match) == ["target card hidden-cache", "target card kv-1"], "another copy may be"
    play(match, "target card hidden-cache")
    assert legal(match) == ["target card kv-1", "done"]


@covers("P-18.4")
def test_looking_at_an_empty_hand_does_nothing() -> None:
    match = board(seat(stacks={"a0": 2}, hand=["intelligence-report"]), seat())
    play(match, "play intelligence-report")
    assert is_calm(match)


@covers("P-18.4")
def test_an_additional_factory_may_be_played_this_turn() -> None:
    match = board(seat(stacks={"a0": 1}, hand=["war-production"], supply=["factory", "t-34"]), seat(supply=SUPPLY))
    happened = events(match, "play war-production", "take factory")
    assert [event.amount for event in of_kind(happened, MoreFactories)] == [1]
    assert player(match, 0).allowance == 2


@covers("P-18.4")
def test_choose_one_is_picked_when_playing_the_card() -> None:
    match = board(seat({"c2": "t-34"}), seat({"c3": "kv-1"}, stacks={"a5": 2}, hand=["smoke-barrage", "pinned-down"]))
    play(match, "attack c2", "play smoke-barrage")
    assert (asked(match), legal(match)) == ((1, "mode"), ["mode 0", "mode 1"])
    assert stack_at(match, "a5").card is None, "not yet on the stack"


@covers("P-18.4")
def test_an_impossible_mode_is_not_offered() -> None:
    match = board(seat({"c2": "t-34"}, stacks={"a0": 1}, hand=["smoke-barrage"]))
    play(match, "play smoke-barrage", "to c1")
    assert unit_at(match, "c1").card == "t-34", "nothing is on the Chain to be cancelled"


# --- P-18.5, and the words themselves


@covers("P-18.5")
def test_no_abilities_and_no_effects_mean_exactly_that() -> None:
    assert BY_ID["open-ground"].text() == "No effects."
    match = board(seat({"c2": "t-34", "d2": "p-47-thunderbolt"}), phase="main start")
    assert [values(match, name) for name in ("c2", "d2")] == ["2/2/3", "2/2/4"]
    assert all(card.abilities or card.text() in ("No abilities.", "No effects.") for card in EVERY_CARD if card.cost)


@covers("P-18.1", "P-18.2", "P-18.3", "P-18.4")
def test_card_texts_use_only_the_phrases_of_the_rules() -> None:
    """A rough check: no text speaks of phases, players or piles in other words."""
    wrong = re.compile(
        r"\b(deck|discard pile|graveyard|opponent's turn|tap|life|tile|hex|field space)\b", re.IGNORECASE
    )
    for card in EVERY_CARD:
        assert not wrong.search(card.text()), card.text()
