"""Japanese Guns and Aircraft: each works, does not, and stops where it should."""

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
    values,
)
from tests.games.panzer.cards.measures import DESTROYED, attacks, fight, hits, legs, smallest_stack
from tests.rulebook import covers

FOUR = ("factory", "factory", "factory", "factory")


@about("type-41-mountain-gun")
def test_type_41_mountain_gun_needs_two_factories_stands_two_hits_and_makes_two_legs() -> None:
    cards = smallest_stack("type-41-mountain-gun"), hits("type-41-mountain-gun"), legs("type-41-mountain-gun")
    assert cards == (2, 2, 2)
    assert fight("type-41-mountain-gun", "grenadiers") == (1, 1)
    assert fight("grenadiers", "type-41-mountain-gun") == (1, 1)


@about("type-41-mountain-gun")
@covers("P-9.9")
def test_type_41_mountain_gun_fires_for_one_at_any_unit_or_player() -> None:
    match = board(seat({"a1": "type-41-mountain-gun"}, supply=FOUR), seat({"e4": "panzer-iv"}, supply=FOUR))
    assert follow_ups(match, "ranged a1") == ["target a1", "target e4", "target player 1", "target player 0"]
    assert damage(play(match.fork(), "ranged a1", "target e4"), "e4") == 1
    play(match, "ranged a1", "target player 1")
    assert (len(supply(match, 0)), len(supply(match, 1))) == (4, 3)
    assert is_calm(match)


@about("type-41-mountain-gun")
def test_type_41_mountain_gun_climbs_hills_fires_and_moves_on() -> None:
    match = board(seat({"a1": "type-41-mountain-gun"}), seat({"e4": "panzer-iv"}), terrain={"a2": "hills"})
    play(match, "move a1", "to a2", "ranged a2", "target e4", "move a2", "to a3")
    assert damage(match, "e4") == 1
    assert unit_at(match, "a3").points == 0


@about("type-41-mountain-gun")
def test_type_41_mountain_gun_is_not_halted_by_a_marsh_or_hurt_by_mines() -> None:
    match = board(seat({"a1": "type-41-mountain-gun"}), terrain={"a2": "marsh", "a3": "minefield"})
    play(match, "move a1", "to a2", "move a2", "to a3")
    assert damage(match, "a3") == 0


@about("type-41-mountain-gun")
def test_type_41_mountain_gun_fires_no_stronger_from_hills_but_from_an_observation_post() -> None:
    for modifiers, expected in (({}, 1), ({"a1": "observation-post"}, 2)):
        match = board(
            seat({"a1": "type-41-mountain-gun"}, modifiers=modifiers),
            seat({"e4": "panzer-iv"}),
            terrain={"a1": "hills"},
        )
        assert damage(play(match, "ranged a1", "target e4"), "e4") == expected


@about("type-41-mountain-gun")
def test_type_41_mountain_gun_does_not_fire_after_an_attack_or_suppressed() -> None:
    for state in ({"attacks": 1}, {"suppressed": True}, {"fresh": True}, {"used": ["ranged"]}):
        match = board(seat({"c2": unit("type-41-mountain-gun", **state)}), seat({"c3": "kv-1"}, supply=FOUR))
        assert legal_starting(match, "ranged") == []


@about("type-1-at-gun")
def test_type_1_at_gun_needs_one_factory_stands_two_hits_and_makes_one_leg() -> None:
    assert (smallest_stack("type-1-at-gun"), hits("type-1-at-gun"), legs("type-1-at-gun")) == (1, 2, 1)


@about("type-1-at-gun")
def test_type_1_at_gun_deals_vehicles_three_damage_attacking_or_attacked() -> None:
    assert fight("type-1-at-gun", "panzer-iv") == (DESTROYED, 3)
    assert fight("panzer-ii", "type-1-at-gun") == (DESTROYED, 1)
    assert fight("m26-pershing", "type-1-at-gun") == (3, DESTROYED)


@about("type-1-at-gun")
@covers("P-9.3")
def test_type_1_at_gun_attacks_nothing_but_vehicles() -> None:
    match = board(
        seat({"c4": "type-1-at-gun"}), seat({"b4": "conscript-rifles", "d4": "stuka", "c3": "lefh-18"}, supply=FOUR)
    )
    assert legal_starting(match, "attack") == []
    assert fight("conscript-rifles", "type-1-at-gun") == (0, 1)


@about("type-1-at-gun")
def test_type_1_at_gun_on_hills_attacks_infantry_and_the_supply_too() -> None:
    match = board(seat({"c4": "type-1-at-gun"}), seat({"b4": "bazooka-team"}, supply=FOUR), terrain={"c4": "hills"})
    assert follow_ups(match, "attack c4") == ["at b4", "at supply"]
    play(match, "attack c4", "at b4")
    assert (damage(match, "b4"), damage(match, "c4")) == (1, 1)


@about("type-1-at-gun")
def test_type_1_at_gun_is_concealed() -> None:
    match = board(
        seat({"a1": "mortar-section"}, stacks={"a0": 1}, hand=["fire-mission"]),
        seat({"c4": "type-1-at-gun"}, supply=FOUR),
    )
    assert "target c4" not in follow_ups(match, "ranged a1")
    assert "play fire-mission" not in legal(match)


@about("a6m-zero")
def test_a6m_zero_needs_two_factories_stands_two_hits_and_makes_four_legs() -> None:
    assert (smallest_stack("a6m-zero"), hits("a6m-zero"), legs("a6m-zero")) == (2, 2, 4)


@about("a6m-zero")
@covers("P-8.2")
def test_a6m_zero_flies_and_attacks_in_the_turn_it_is_played() -> None:
    match = board(seat(stacks={"c0": 2}, hand=["a6m-zero"]), seat(supply=FOUR))
    play(match, "play a6m-zero", "move c0", "move c1", "to c2", "move c2", "to c3", "move c3", "to c4", "attack c4")
    assert len(supply(match, 1)) == 2
    assert is_calm(match)


@about("a6m-zero")
@covers("P-8.3", "P-8.11")
def test_a6m_zero_takes_off_over_an_enemy_before_its_stack() -> None:
    match = board(seat(stacks={"c0": stack(2, "a6m-zero")}), seat({"c1": "kv-1", "c2": "kv-1"}))
    assert follow_ups(match, "move c0") == ["to b1", "to d1", "to b2", "to d2", "to c3"]
    play(match, "move c0", "to c3")
    assert unit_at(match, "c3").points == 1
    assert not unit_at(match, "c3").halted


@about("a6m-zero")
def test_a6m_zero_deals_three_damage_to_aircraft_and_two_to_others() -> None:
    assert fight("a6m-zero", "b-25-mitchell") == (DESTROYED, DESTROYED)
    assert fight("il-2-sturmovik", "a6m-zero") == (DESTROYED, DESTROYED)
    assert fight("yak-9", "a6m-zero") == (DESTROYED, DESTROYED)
    assert attacks("a6m-zero", "b-25-mitchell") == (3, 2)
    assert attacks("b-25-mitchell", "a6m-zero") == (2, 3)
    assert fight("a6m-zero", "grenadiers") == (1, 2)
    assert fight("a6m-zero", "panzer-iii") == (DESTROYED, 2)


@about("a6m-zero")
def test_a6m_zero_is_untouched_by_terrain_good_or_bad() -> None:
    match = board(
        seat({"c2": "a6m-zero"}), seat({"d4": "panzer-iv"}, modifiers={"c3": "mine-belt"}),
        terrain={"c2": "hills", "c3": "frozen-steppe"}, face_down=["c3"],
    )  # fmt: skip
    assert values(match, "c2") == "2/2/4"
    play(match, "move c2", "to c3")
    assert values(match, "c3") == "2/2/4"
    assert space(match, "c3").terrain == "frozen-steppe"
    assert (damage(match, "c3"), unit_at(match, "c3").points) == (0, 3)


@about("a6m-zero")
def test_a6m_zero_is_kept_from_the_supply_by_guard_and_is_not_concealed_by_a_jungle() -> None:
    match = board(seat({"c4": "a6m-zero"}), seat({"d4": "grenadiers"}, supply=FOUR))
    play(match, "attack c4")
    assert len(supply(match, 1)) == 4
    match = board(seat({"a1": "lefh-18"}), seat({"c4": "a6m-zero"}), terrain={"c4": "jungle"})
    play(match, "ranged a1", "target c4")
    assert is_empty(match, "c4")


@about("d3a-val")
def test_d3a_val_needs_three_factories_stands_two_hits_and_makes_four_legs() -> None:
    assert (smallest_stack("d3a-val"), hits("d3a-val"), legs("d3a-val")) == (3, 2, 4)


@about("d3a-val")
def test_d3a_val_deals_two_damage_to_an_enemy_unit_of_choice_when_it_is_played() -> None:
    match = board(
        seat({"a1": "rifle-section"}, stacks={"c0": 3}, hand=["d3a-val"]),
        seat({"a4": "panzer-iv", "e4": "panzer-iv"}, stacks={"c5": stack(1, "bt-7")}),
    )
    play(match, "play d3a-val")
    assert (asked(match), legal(match)) == ((0, "target"), ["target a4", "target e4"])
    play(match, "target e4")
    assert [damage(match, name) for name in ("a1", "a4", "e4", "c5")] == [0, 0, 2, 0]
    assert is_calm(match)


@about("d3a-val")
def test_d3a_val_is_fresh_and_bombs_less_through_armor() -> None:
    match = board(seat(stacks={"c0": 3}, hand=["d3a-val"]), seat({"a4": "tiger-i"}))
    play(match, "play d3a-val")
    assert damage(match, "a4") == 1
    assert unit_at(match, "c0").fresh
    assert legal_starting(match, "move") == []


@about("d3a-val")
def test_d3a_val_bombs_nobody_when_every_enemy_is_concealed_or_on_a_stack() -> None:
    match = board(
        seat(stacks={"c0": 3}, hand=["d3a-val"]), seat({"e4": "night-raiders"}, stacks={"c5": stack(1, "bt-7")})
    )
    play(match, "play d3a-val")
    assert (damage(match, "e4"), damage(match, "c5")) == (0, 0)
    assert is_calm(match)


@about("d3a-val")
@covers("P-13.5")
def test_d3a_val_cannot_be_answered_and_destroys_what_it_hits() -> None:
    match = board(
        seat(stacks={"c0": 3}, hand=["d3a-val"]),
        seat({"e4": "rifle-section"}, stacks={"a5": 1}, hand=["elastic-defense"]),
    )
    play(match, "play d3a-val")
    assert is_empty(match, "e4")
    assert junkyard(match, 1) == ["rifle-section"]
    assert is_calm(match)


@about("d3a-val")
def test_d3a_val_deals_three_damage_to_units_and_to_the_supply() -> None:
    assert fight("d3a-val", "panzer-iv") == (DESTROYED, 3)
    assert fight("b-25-mitchell", "d3a-val") == (DESTROYED, DESTROYED)
    match = play(board(seat({"c4": "d3a-val"}), seat(supply=FOUR)), "attack c4")
    assert len(supply(match, 1)) == 1


@about("d3a-val")
def test_d3a_val_passes_enemies_in_flight() -> None:
    match = board(seat({"c1": "d3a-val"}), seat({"c2": "kv-1", "c3": "kv-1"}), terrain={"c4": "marsh"})
    play(match, "move c1", "to c4")
    assert unit_at(match, "c4").points == 1
    assert not unit_at(match, "c4").halted


@about("type-41-mountain-gun", "type-1-at-gun")
@covers("P-1.7")
def test_japanese_guns_take_cover_in_a_bunker_but_gain_nothing_from_a_town() -> None:
    for card in ("type-41-mountain-gun", "type-1-at-gun"):
        match = board(seat({"c2": card}, modifiers={"c2": "bunker"}), terrain={"c2": "town"})
        assert unit_at(match, "c2").keywords["cover"] == 2
        assert unit_at(match, "c2").defense.value == 2


@about("type-41-mountain-gun")
@covers("P-1.7")
def test_type_41_mountain_gun_is_artillery() -> None:
    match = board(
        seat({"a1": "type-41-mountain-gun"}, stacks={"a0": 1}, hand=["forward-observers"]), seat({"e4": "panzer-iv"})
    )
    play(match, "play forward-observers", "ranged a1", "target e4")
    assert damage(match, "e4") == 2


@about("a6m-zero", "d3a-val")
@covers("P-1.7", "P-6.5")
def test_japanese_aircraft_need_smaller_stacks_with_forward_airfields() -> None:
    for card, power in (("a6m-zero", 1), ("d3a-val", 2)):
        assert smallest_stack(card, seat(stacks={"b0": stack(2, "forward-airfields")})) == power
