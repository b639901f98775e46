"""Terrain Modifiers, and how they are placed; then the Fortifications."""

from clashtable.core.match import Match
from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    damage,
    end_turn,
    is_calm,
    junkyard,
    legal,
    play,
    seat,
    space,
    stack,
    stack_at,
    unit,
    unit_at,
)
from tests.games.panzer.cards.entering import clash, wound
from tests.games.panzer.cards.measures import smallest_stack
from tests.rulebook import covers

BACK_LINE = ["to a1", "to b1", "to c1", "to d1", "to e1"]


@about(
    "trench-line", "barbed-wire", "mine-belt", "tank-traps", "bunker", "camouflage-nets", "pontoon-bridge",
    "repair-park", "observation-post", "command-post", "corduroy-road", "burning-fuel-dump", "flooded-ground",
)  # fmt: skip
@covers("P-6.5")
def test_a_terrain_modifier_needs_a_stack_of_its_cost() -> None:
    one = ("trench-line", "barbed-wire", "tank-traps", "camouflage-nets", "pontoon-bridge", "repair-park")
    for card in (*one, "corduroy-road", "flooded-ground"):
        assert smallest_stack(card) == 1
    for card in ("mine-belt", "bunker", "observation-post", "burning-fuel-dump"):
        assert smallest_stack(card) == 2
    assert smallest_stack("command-post") == 3


@about("trench-line")
@covers("P-7.7", "P-11.6", "P-14.8")
def test_trench_line_waits_on_its_stack_and_is_placed_in_your_next_standby_phase() -> None:
    match = board(
        seat(hand=["trench-line"], stacks={"a0": 1}, supply=["t-34"]),
        seat(hand=["fire-mission"], stacks={"a5": 1}, supply=["t-34"]),
    )
    play(match, "play trench-line")
    assert asked(match) == (0, "main")
    assert (stack_at(match, "a0").card, stack_at(match, "a0").in_play) == ("trench-line", False)
    end_turn(end_turn(match))
    assert asked(match) == (0, "modifier-place")
    assert legal(match) == BACK_LINE
    play(match, "to c1", "pass")
    placed = space(match, "c1").modifier
    assert placed is not None
    assert (placed.card, placed.seat, stack_at(match, "a0").card) == ("trench-line", 0, None)
    assert is_calm(match)


@about("trench-line")
@covers("P-11.4", "P-11.6")
def test_trench_line_goes_under_or_beside_your_units_or_onto_your_back_line() -> None:
    match = board(
        seat({"c3": "t-34"}, stacks={"a0": stack(1, "trench-line")}, modifiers={"a1": "bunker"}, supply=["t-34"]),
        seat({"b3": "t-34", "e1": "t-34"}, modifiers={"d3": "bunker"}),
        phase="turn",
    )
    assert legal(match) == ["to b1", "to c1", "to d1", "to c2", "to c3", "to c4"]


@about("trench-line", "bunker")
@covers("P-5.2", "P-11.4")
def test_trench_line_and_bunker_are_placed_one_after_another_in_the_order_you_choose() -> None:
    waiting = {"a0": stack(1, "trench-line"), "b0": stack(2, "bunker")}
    match = board(seat(stacks=waiting, supply=["t-34"]), phase="turn")
    assert (asked(match), legal(match)) == ((0, "modifier-pick"), ["pick a0", "pick b0"])
    play(match, "pick b0", "to c1")
    assert legal(match) == ["to a1", "to b1", "to d1", "to e1"]
    play(match, "to e1")
    found = [(space(match, name).modifier, stack_at(match, name[0] + "0").card) for name in ("a1", "b1")]
    assert found == [(None, None), (None, None)]
    assert is_calm(match)


@about("trench-line")
@covers("P-10.3")
def test_trench_line_gives_cover_to_infantry_that_is_attacked_or_fired_at() -> None:
    trench = {"c3": "trench-line"}
    assert clash(seat({"c2": "panther"}), seat({"c3": "grenadiers"}))[1] is None
    assert clash(seat({"c2": "panther"}), seat({"c3": "grenadiers"}, modifiers=trench))[1] == 2
    match = board(seat({"c1": "long-tom"}), seat({"c3": "guards-rifles"}, modifiers=trench))
    play(match, "ranged c1", "target c3")
    assert damage(match, "c3") == 2


@about("trench-line")
@covers("P-10.3")
def test_trench_line_helps_neither_attackers_nor_other_types_nor_against_events() -> None:
    own = {"c2": "trench-line"}
    assert clash(seat({"c2": "grenadiers"}, modifiers=own), seat({"c3": "panzer-iii"}))[0] == 2
    assert clash(seat({"c2": "panzer-iii"}), seat({"c3": "panzer-iv"}, modifiers={"c3": "trench-line"}))[1] == 2
    match = board(
        seat(hand=["fire-mission"], stacks={"a0": 1}), seat({"c3": "grenadiers"}, modifiers={"c3": "trench-line"})
    )
    assert damage(play(match, "play fire-mission"), "c3") == 2


@about("trench-line", "forest")
@covers("P-11.2", "P-11.3")
def test_trench_line_serves_both_players_and_adds_to_the_terrain() -> None:
    ours = seat({"c2": "tiger-i"}, modifiers={"c3": "trench-line"})
    assert clash(ours, seat({"c3": "guards-rifles"}))[1] == 2
    assert clash(ours, seat({"c3": "guards-rifles"}), terrain={"c3": "forest"})[1] == 1


@about("bunker")
@covers("P-10.3")
def test_bunker_gives_friendly_infantry_and_guns_cover_of_two() -> None:
    bunker = {"c3": "bunker"}
    assert clash(seat({"c2": "tiger-i"}), seat({"c3": "grenadiers"}, modifiers=bunker))[1] == 2
    assert clash(seat({"c2": "tiger-i"}), seat({"c3": "flak-88"}, modifiers=bunker))[1] == 2
    match = board(seat({"c1": "long-tom"}), seat({"c3": "lefh-18"}, modifiers=bunker))
    assert damage(play(match, "ranged c1", "target c3"), "c3") == 1


@about("bunker")
@covers("P-11.2")
def test_bunker_does_nothing_for_vehicles_and_for_the_enemy_in_it() -> None:
    assert clash(seat({"c2": "tiger-i"}), seat({"c3": "is-2"}, modifiers={"c3": "bunker"}))[1] == 3
    assert clash(seat({"c2": "panzer-iii"}, modifiers={"c3": "bunker"}), seat({"c3": "guards-rifles"}))[1] == 1
    assert clash(seat({"c2": "panzer-iii"}, modifiers={"c3": "bunker"}), seat({"c3": "grenadiers"}))[1] == 2


@about("bunker")
@covers("P-9.4")
def test_bunker_gives_guard_so_that_a_neighbor_cannot_attack_the_supply() -> None:
    def attack(card: str, modifier: str) -> Match:
        north = seat({"d4": card}, modifiers={"d4": modifier}, supply=["t-34", "t-34"])
        return play(board(seat({"c4": "panzer-iv"}), north), "attack c4")

    guarded = attack("zis-3", "bunker")
    assert (damage(guarded, "d4"), junkyard(guarded, 1)) == (1, [])
    assert legal(attack("zis-3", "trench-line")) == ["at d4", "at supply"]
    assert legal(attack("t-34", "bunker")) == ["at d4", "at supply"]


@about("bunker")
@covers("P-11.8")
def test_bunker_without_a_legal_place_stays_on_its_stack_and_is_tried_again() -> None:
    enemies = dict.fromkeys(("a4", "b4", "c4", "d4", "e4"), "t-34")
    match = board(
        seat(enemies, supply=["t-34"] * 2), seat(stacks={"a5": stack(2, "bunker")}, supply=["t-34"] * 3), phase="turn",
        turn=1,
    )  # fmt: skip
    assert asked(match) == (1, "main")
    assert (stack_at(match, "a5").card, junkyard(match, 1)) == ("bunker", [])
    end_turn(match)
    play(match, "move c4", "to c3")
    end_turn(match)
    placed = space(match, "c4").modifier
    assert placed is not None
    assert (placed.card, stack_at(match, "a5").card) == ("bunker", None)


@about("bunker")
@covers("P-6.7")
def test_bunker_is_placed_even_if_the_stack_on_which_it_waits_has_lost_its_factories() -> None:
    match = board(seat(stacks={"a0": stack(0, "bunker")}, hand=["factory"], supply=["t-34"]), phase="turn")
    play(match, "to c1", "play factory")
    assert "stack a0" in legal(match)


@about("camouflage-nets")
def test_camouflage_nets_hides_a_friendly_unit_from_the_opponents_choice() -> None:
    match = board(
        seat({"c1": "m7-priest"}, hand=["fire-mission"], stacks={"a0": 1}),
        seat({"c3": "t-34", "d3": "t-34"}, modifiers={"c3": "camouflage-nets"}),
    )
    assert legal(play(match.fork(), "ranged c1")) == ["target c1", "target d3", "target player 1", "target player 0"]
    play(match, "play fire-mission")
    assert (wound(match, "c3"), wound(match, "d3")) == (0, 1)


@about("camouflage-nets")
@covers("P-10.3")
def test_camouflage_nets_entrenches_by_one_against_attacks_only() -> None:
    nets = {"c3": "camouflage-nets"}
    assert clash(seat({"c2": "panther"}), seat({"c3": "grenadiers"}, modifiers=nets)) == (1, 2)
    assert clash(seat({"c2": "grenadiers"}, modifiers={"c2": "camouflage-nets"}), seat({"c3": "panzer-iii"}))[0] == 2
    match = board(seat({"c1": "long-tom", "c3": "guards-rifles"}, modifiers=nets))
    assert damage(play(match, "ranged c1", "target c3"), "c3") == 3


@about("camouflage-nets")
@covers("P-11.2")
def test_camouflage_nets_hides_neither_an_enemy_nor_an_aircraft() -> None:
    match = board(
        seat(hand=["fire-mission"], stacks={"a0": 1}, modifiers={"c3": "camouflage-nets"}),
        seat({"c3": "is-2", "d3": "p-47-thunderbolt"}, modifiers={"d3": "camouflage-nets"}),
    )
    play(match, "play fire-mission")
    assert legal(match) == ["target c3", "target d3"]
    assert [unit_at(match, name).keywords.get("entrenched", 0) for name in ("c3", "d3")] == [0, 0]


@about("camouflage-nets")
@covers("P-10.3")
def test_camouflage_nets_leave_at_least_one_damage_and_add_to_printed_entrenchment() -> None:
    nets = {"c3": "camouflage-nets"}
    assert clash(seat({"c2": "panzer-ii"}), seat({"c3": "grenadiers"}, modifiers=nets))[1] == 1
    assert clash(seat({"c2": "tiger-i"}), seat({"c3": "guards-rifles"}, modifiers=nets))[1] == 2


@about("camouflage-nets")
@covers("P-11.7")
def test_camouflage_nets_work_at_once_for_a_unit_that_stands_there() -> None:
    match = board(
        seat({"c3": unit("t-34", damage=1)}, stacks={"a0": stack(1, "camouflage-nets")}, supply=["t-34"]), phase="turn"
    )
    play(match, "to c3")
    assert unit_at(match, "c3").keywords == {"armor": 1, "entrenched": 1, "concealed": 1}
    assert (damage(match, "c3"), unit_at(match, "c3").halted) == (1, False)
