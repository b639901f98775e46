"""Japanese Events: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.panzer.board import (
    asked,
    board,
    chain,
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
    values,
)
from tests.games.panzer.cards.measures import legs_left, smallest_stack
from tests.rulebook import covers

FOUR = ("factory", "factory", "factory", "factory")
SOUTH_BACK_LINE = ("a1", "b1", "c1", "d1", "e1")


@about("night-assault")
def test_night_assault_gives_each_friendly_infantry_unit_one_attack_and_one_movement() -> None:
    match = board(
        seat(
            {
                "a1": "rifle-section", "e4": "night-raiders",
                "b1": "type-97-chi-ha", "c1": "type-1-at-gun", "d1": "d3a-val",
            },
            stacks={"a0": 2, "b0": stack(1, "rifle-section")}, hand=["night-assault"],
        ),
        seat({"c4": "conscript-rifles"}),
    )  # fmt: skip
    play(match, "play night-assault")
    assert [values(match, name) for name in ("a1", "e4")] == ["2/2/3", "3/3/3"]
    assert [values(match, name) for name in ("b1", "c1", "d1", "b0", "c4")] == [
        "2/4/2", "0/2/1", "3/2/4", "1/2/2", "1/2/2",
    ]  # fmt: skip
    assert legs_left(match, "e4", "e3") == 3
    assert is_calm(match)


@about("night-assault", "rifle-section")
def test_night_assault_adds_to_a_charge() -> None:
    match = board(seat({"c2": "rifle-section"}, stacks={"a0": 2}, hand=["night-assault"]), seat({"c3": "panzer-iv"}))
    play(match, "play night-assault", "attack c2")
    assert is_empty(match, "c3")


@about("night-assault")
@covers("P-13.7")
def test_night_assault_passes_by_those_who_arrive_later_and_ends_with_the_turn() -> None:
    match = board(
        seat({"a1": "rifle-section"}, stacks={"a0": 2, "b0": stack(1, "rifle-section")}, hand=["night-assault"]),
        seat(supply=FOUR),
    )
    play(match, "play night-assault", "move b0")
    assert (values(match, "a1"), values(match, "b1")) == ("2/2/3", "1/2/2")
    end_turn(match)
    assert values(match, "a1") == "1/2/2"


@about("night-assault")
def test_night_assault_twice_adds_up() -> None:
    match = board(seat({"a1": "rifle-section"}, stacks={"a0": 2, "b0": 2}, hand=["night-assault", "night-assault"]))
    play(match, "play night-assault", "stack a0", "play night-assault")
    assert values(match, "a1") == "3/2/4"


@about("night-assault")
def test_night_assault_needs_two_factories_and_is_no_flash_event() -> None:
    assert smallest_stack("night-assault") == 2
    match = board(seat({"a1": "rifle-section"}, stacks={"a0": 2}, hand=["night-assault"]), seat({"a2": "bt-7"}), turn=1)
    play(match, "attack a2")
    assert legal(match) == ["pass", "pass turn"]


@about("infiltration-route")
def test_infiltration_route_puts_infantry_onto_a_face_up_terrain_in_the_enemy_front_line() -> None:
    match = board(
        seat({"a1": "rifle-section", "b1": "type-97-chi-ha"}, stacks={"a0": 1}, hand=["infiltration-route"]),
        seat({"b3": "kv-1", "d4": "mortar-section"}), face_down=["a3"],
    )  # fmt: skip
    play(match, "play infiltration-route")
    assert (asked(match), legal(match)) == ((0, "relocate-to"), ["to c3", "to d3", "to e3"])
    play(match, "to d3")
    assert is_empty(match, "a1")
    assert (unit_at(match, "d3").points, unit_at(match, "d3").legs) == (2, 0)
    play(match, "attack d3")
    assert is_empty(match, "d4")
    assert is_calm(match)


@about("infiltration-route")
def test_infiltration_route_relocates_one_unit_from_wherever_it_is() -> None:
    match = board(seat({"a1": "rifle-section", "e4": "night-raiders"}, stacks={"a0": 1}, hand=["infiltration-route"]))
    assert follow_ups(match, "play infiltration-route") == ["target a1", "target e4"]
    play(match, "play infiltration-route", "target e4", "to a3")
    assert unit_at(match, "a3").card == "night-raiders"
    assert not is_empty(match, "a1")
    assert is_calm(match)


@about("infiltration-route")
@covers("P-7.8")
def test_infiltration_route_needs_one_factory_infantry_on_the_field_and_a_space() -> None:
    front = ("a3", "b3", "c3", "d3", "e3")
    assert smallest_stack("infiltration-route", seat({"a1": "rifle-section"})) == 1
    assert smallest_stack("infiltration-route", seat({"a1": "type-97-chi-ha"})) is None
    assert smallest_stack("infiltration-route", seat(stacks={"e0": stack(1, "rifle-section")})) is None
    assert smallest_stack("infiltration-route", seat(), seat({"a1": "rifle-section"})) is None
    taken = seat({"a1": "rifle-section"}), seat(dict.fromkeys(front, "kv-1"))
    assert smallest_stack("infiltration-route", *taken) is None
    match = board(seat({"a1": "rifle-section"}, stacks={"a0": 1}, hand=["infiltration-route"]), face_down=front)
    assert "play infiltration-route" not in legal(match)


@about("infiltration-route")
@covers("P-8.8")
def test_infiltration_route_leads_into_mines_and_zones_of_control() -> None:
    match = board(
        seat({"a1": unit("rifle-section", legs=2, spent=2)}, stacks={"a0": 1}, hand=["infiltration-route"]),
        seat({"c4": "flak-88"}), terrain={"c3": "minefield"},
    )  # fmt: skip
    play(match, "play infiltration-route", "to c3")
    assert damage(match, "c3") == 1
    assert unit_at(match, "c3").halted
    assert legal_starting(match, "attack") == ["attack c3"]


@about("infiltration-route")
@covers("P-8.2")
def test_infiltration_route_does_not_make_a_fresh_unit_ready() -> None:
    match = board(
        seat({"a1": unit("rifle-section", fresh=True)}, stacks={"a0": 1}, hand=["infiltration-route"]),
        seat({"c4": "flak-88"}),
    )
    play(match, "play infiltration-route", "to c3")
    assert unit_at(match, "c3").fresh
    assert legal_starting(match, "attack") == []


@about("infiltration-route")
def test_infiltration_route_does_nothing_for_a_unit_destroyed_in_response() -> None:
    match = board(
        seat({"a1": "rifle-section"}, stacks={"a0": 1}, hand=["infiltration-route"]),
        seat(stacks={"a5": 1}, hand=["ambush"]),
    )
    play(match, "play infiltration-route", "play ambush")
    assert junkyard(match, 0) == ["rifle-section"]
    assert is_calm(match)


@about("infiltration-route")
def test_infiltration_route_of_north_leads_to_souths_front_line() -> None:
    match = board(seat(), seat({"a4": "rifle-section"}, stacks={"a5": 1}, hand=["infiltration-route"]), turn=1)
    play(match, "play infiltration-route")
    assert legal(match) == ["to a2", "to b2", "to c2", "to d2", "to e2"]


@about("hidden-reserves")
@covers("P-18.4")
def test_hidden_reserves_deploys_infantry_from_the_junkyard() -> None:
    match = board(
        seat(
            stacks={"a0": 2, "b0": 1}, hand=["hidden-reserves"],
            junkyard=["rifle-section", "type-97-chi-ha", "night-raiders", "factory", "ambush"],
        ),
        seat(junkyard=["conscript-rifles"]), face_down=["a1", "b1"],
    )  # fmt: skip
    play(match, "play hidden-reserves")
    assert legal(match) == ["target card rifle-section", "target card night-raiders"]
    play(match, "target card night-raiders")
    assert (asked(match), legal(match)) == ((0, "deploy-to"), ["to b0", "to c1", "to d1", "to e1"])
    play(match, "to c1")
    assert unit_at(match, "c1").card == "night-raiders"
    assert unit_at(match, "c1").fresh
    assert junkyard(match, 0) == ["rifle-section", "type-97-chi-ha", "factory", "ambush"]
    assert is_calm(match)


@about("hidden-reserves")
@covers("P-7.8")
def test_hidden_reserves_needs_two_factories_infantry_in_the_junkyard_and_room() -> None:
    assert smallest_stack("hidden-reserves", seat(junkyard=["rifle-section"])) == 2
    assert smallest_stack("hidden-reserves", seat(junkyard=["type-97-chi-ha", "factory", "ambush"])) is None
    assert smallest_stack("hidden-reserves", seat(), seat(junkyard=["rifle-section"])) is None
    match = board(
        seat(stacks={"a0": 2}, hand=["hidden-reserves"], junkyard=["rifle-section"]), face_down=SOUTH_BACK_LINE
    )
    assert "play hidden-reserves" not in legal(match)


@about("hidden-reserves")
@covers("P-13.8")
def test_hidden_reserves_brings_back_a_new_unit_without_damage_or_history() -> None:
    match = board(
        seat({"c2": unit("rifle-section", damage=1)}, stacks={"a0": 2}, hand=["hidden-reserves"]),
        seat({"c3": "grenadiers"}),
    )
    play(match, "attack c2", "play hidden-reserves", "to c1")
    assert (damage(match, "c1"), unit_at(match, "c1").attacks) == (0, 0)
    assert unit_at(match, "c1").fresh
    assert junkyard(match, 0) == []


@about("hidden-reserves")
def test_hidden_reserves_takes_one_of_two_copies() -> None:
    match = board(seat(stacks={"a0": 2}, hand=["hidden-reserves"], junkyard=["rifle-section", "rifle-section"]))
    play(match, "play hidden-reserves", "to a1")
    assert junkyard(match, 0) == ["rifle-section"]
    assert [is_empty(match, name) for name in SOUTH_BACK_LINE] == [False, True, True, True, True]


@about("hidden-reserves")
@covers("P-8.8")
def test_hidden_reserves_deploys_onto_whatever_the_back_line_holds() -> None:
    match = board(
        seat(stacks={"a0": 2}, hand=["hidden-reserves"], junkyard=["hidden-snipers"]), terrain={"c1": "minefield"}
    )
    play(match, "play hidden-reserves", "to c1")
    assert is_empty(match, "c1")
    assert junkyard(match, 0) == ["hidden-snipers"]


@about("hidden-reserves", "infiltration-route")
@covers("P-7.4")
def test_hidden_reserves_and_infiltration_route_are_no_flash_events() -> None:
    for card in ("hidden-reserves", "infiltration-route"):
        own = seat({"a1": "rifle-section"}, stacks={"a0": 2}, hand=[card], junkyard=["rifle-section"])
        match = play(board(own, seat({"a2": "bt-7"}), turn=1), "attack a2")
        assert legal(match) == ["pass", "pass turn"]


@about("ambush")
def test_ambush_deals_two_damage_to_an_enemy_unit_anywhere() -> None:
    match = board(
        seat({"a2": "rifle-section"}, stacks={"a0": 1}, hand=["ambush"]),
        seat({"b1": "panzer-iv", "e4": "panzer-iv", "c4": "partisans"}, stacks={"c5": stack(1, "bt-7")}),
    )
    assert follow_ups(match, "play ambush") == ["target b1", "target e4"]
    play(match, "play ambush", "target e4")
    assert [damage(match, name) for name in ("b1", "e4", "a2")] == [0, 2, 0]
    assert is_calm(match)


@about("ambush")
def test_ambush_needs_one_factory_and_an_enemy_it_can_see() -> None:
    assert smallest_stack("ambush", seat(), seat({"e4": "panzer-iv"})) == 1
    assert smallest_stack("ambush", seat(), seat({"e4": "partisans"}, stacks={"c5": stack(1, "bt-7")})) is None
    assert smallest_stack("ambush", seat({"e4": "panzer-iv"})) is None


@about("ambush")
@covers("P-14.2")
def test_ambush_destroys_an_attacker_before_its_attack() -> None:
    match = board(
        seat({"c2": "m18-hellcat"}), seat({"c3": "type-97-chi-ha"}, stacks={"a5": 1}, hand=["ambush", "factory"])
    )
    play(match, "attack c2")
    assert (asked(match), chain(match)) == ((1, "response"), ["m18-hellcat"])
    play(match, "play ambush")
    assert is_empty(match, "c2")
    assert damage(match, "c3") == 0
    assert stack_at(match, "a5").card == "ambush"


@about("ambush")
@covers("P-10.3")
def test_ambush_pierces_cover_and_trenches_but_not_armor() -> None:
    for card, expected in (("guards-rifles", 2), ("tiger-i", 1), ("kv-1", 1)):
        match = board(seat(stacks={"a0": 1}, hand=["ambush"]), seat({"e4": card}), terrain={"e4": "forest"})
        assert damage(play(match, "play ambush"), "e4") == expected


@about("ambush")
@covers("P-10.7")
def test_ambush_falling_from_the_supply_may_be_played_for_free_in_the_enemy_turn() -> None:
    match = board(seat({"b4": "m4-sherman", "a1": "m4-sherman"}), seat(supply=["ambush", *FOUR]))
    play(match, "attack b4", "play it")
    assert (asked(match), legal(match)) == ((1, "target"), ["target a1", "target b4"])
    play(match, "target b4")
    assert (damage(match, "a1"), damage(match, "b4")) == (0, 2)
    assert junkyard(match, 1) == ["ambush", "factory"]
    assert is_calm(match)


@about("ambush")
def test_ambush_falling_from_the_supply_may_be_left_and_is_not_offered_without_a_target() -> None:
    match = board(seat({"b4": "m4-sherman"}), seat(supply=["ambush", *FOUR]))
    play(match, "attack b4", "decline")
    assert damage(match, "b4") == 0
    assert is_calm(match)
    match = board(seat({"b4": "partisans"}), seat(supply=["ambush", *FOUR]))
    play(match, "attack b4")
    assert junkyard(match, 1) == ["ambush"]
    assert is_calm(match)


@about("spider-holes")
@covers("P-9.6")
def test_spider_holes_let_attacked_infantry_strike_first_and_harder() -> None:
    match = board(seat({"c2": "bazooka-team"}), seat({"c3": "rifle-section"}, stacks={"a5": 1}, hand=["spider-holes"]))
    play(match, "attack c2", "play spider-holes")
    assert is_empty(match, "c2")
    assert damage(match, "c3") == 0
    assert values(match, "c3") == "2/2/2"
    assert is_calm(match)


@about("spider-holes")
def test_spider_holes_serve_an_attack_of_ones_own() -> None:
    match = board(
        seat({"c3": "night-raiders", "b2": "rifle-section"}, stacks={"a0": 1}, hand=["spider-holes"]),
        seat({"c4": "m26-pershing"}),
    )
    play(match, "play spider-holes", "target c3", "attack c3")
    assert is_empty(match, "c4")
    assert damage(match, "c3") == 0
    assert values(match, "b2") == "1/2/2"


@about("spider-holes")
def test_spider_holes_against_first_fire_strike_at_the_same_time() -> None:
    match = board(seat({"c2": "m18-hellcat"}), seat({"c3": "rifle-section"}, stacks={"a5": 1}, hand=["spider-holes"]))
    play(match, "attack c2", "play spider-holes")
    assert is_empty(match, "c2")
    assert is_empty(match, "c3")


@about("spider-holes")
def test_spider_holes_need_one_factory_and_friendly_infantry_on_the_field() -> None:
    assert smallest_stack("spider-holes", seat({"c2": "rifle-section"})) == 1
    assert smallest_stack("spider-holes", seat({"c2": "type-97-chi-ha", "c1": "type-1-at-gun"})) is None
    assert smallest_stack("spider-holes", seat(stacks={"e0": stack(1, "rifle-section")})) is None
    assert smallest_stack("spider-holes", seat(), seat({"c2": "rifle-section"})) is None


@about("spider-holes")
@covers("P-13.7")
def test_spider_holes_end_with_the_turn_and_twice_give_two_attack() -> None:
    match = board(
        seat({"c2": "rifle-section"}, stacks={"a0": 1, "b0": 1}, hand=["spider-holes", "spider-holes"]),
        seat(supply=FOUR),
    )
    play(match, "play spider-holes", "stack a0", "play spider-holes")
    assert values(match, "c2") == "3/2/2"
    end_turn(match)
    assert values(match, "c2") == "1/2/2"
    assert "first-fire" not in unit_at(match, "c2").keywords


@about("booby-traps")
def test_booby_traps_deal_one_damage_to_each_enemy_in_your_back_or_front_line() -> None:
    match = board(
        seat({"a2": "rifle-section"}, stacks={"a0": 1}, hand=["booby-traps"]),
        seat({"b1": "panzer-iv", "c2": "kv-1", "d2": "night-raiders", "d3": "panzer-iv", "e4": "panzer-iv"}),
    )
    play(match, "play booby-traps")
    assert [damage(match, name) for name in ("b1", "c2", "d2")] == [1, 1, 1]
    assert [damage(match, name) for name in ("a2", "d3", "e4")] == [0, 0, 0]
    assert is_calm(match)


@about("booby-traps")
def test_booby_traps_need_one_factory_and_no_intruder() -> None:
    assert smallest_stack("booby-traps") == 1
    match = play(board(seat(stacks={"a0": 1}, hand=["booby-traps"]), seat({"c3": "bt-7"})), "play booby-traps")
    assert damage(match, "c3") == 0
    assert stack_at(match, "a0").card == "booby-traps"


@about("booby-traps")
@covers("P-13.3")
def test_booby_traps_destroy_several_at_once() -> None:
    match = board(
        seat(stacks={"a0": 1}, hand=["booby-traps"]),
        seat({"b1": "bt-7", "c1": "type-94-tankette", "e2": "mortar-section"}, supply=FOUR),
    )
    play(match, "play booby-traps")
    assert junkyard(match, 1) == ["bt-7", "mortar-section"]
    assert damage(match, "c1") == 1
    assert is_calm(match)


@about("booby-traps")
def test_booby_traps_answer_an_attack() -> None:
    match = board(seat({"b4": "motorcycle-scouts"}), seat(stacks={"a5": 1}, hand=["booby-traps"], supply=FOUR))
    play(match, "attack b4", "play booby-traps")
    assert is_empty(match, "b4")
    assert len(supply(match, 1)) == 4


@about("booby-traps")
@covers("P-10.7")
def test_booby_traps_falling_from_the_supply_may_be_set_for_free() -> None:
    match = board(
        seat({"b4": "m4-sherman", "d3": "m4-sherman", "e2": "m4-sherman"}),
        seat(supply=["factory", "booby-traps", *FOUR]),
    )
    play(match, "attack b4")
    assert (asked(match), legal(match)) == ((1, "junkyard-trigger"), ["decline", "play it"])
    play(match, "play it")
    assert [damage(match, name) for name in ("b4", "d3", "e2")] == [1, 1, 0]
    assert junkyard(match, 1) == ["factory", "booby-traps"]
    assert is_calm(match)


@about("tunnel-network")
@covers("P-5.4")
def test_tunnel_network_may_bring_infantry_home_at_the_start_of_the_main_phase() -> None:
    match = board(
        seat(
            {"e4": "rifle-section", "b2": "type-97-chi-ha", "a3": "night-raiders"},
            stacks={"a0": stack(2, "tunnel-network")},
        ),
        seat({"c2": "kv-1", "c4": "guards-rifles"}), phase="main start", face_down=["a1", "a2", "d1"],
    )  # fmt: skip
    assert (asked(match), legal(match)) == ((0, "may"), ["yes", "no"])
    play(match, "yes")
    assert legal(match) == ["target a3", "target e4"]
    play(match, "target e4")
    assert asked(match) == (0, "relocate-to")
    assert legal(match) == ["to b1", "to c1", "to e1", "to d2", "to e2"]
    play(match, "to d2")
    assert is_empty(match, "e4")
    assert unit_at(match, "d2").card == "rifle-section"
    assert unit_at(match, "d2").halted
    assert is_calm(match)


@about("tunnel-network")
def test_tunnel_network_may_be_left_unused() -> None:
    match = board(seat({"e4": "rifle-section"}, stacks={"a0": stack(2, "tunnel-network")}), phase="main start")
    play(match, "no")
    assert not is_empty(match, "e4")
    assert is_calm(match)


@about("tunnel-network")
@covers("P-13.6")
def test_tunnel_network_is_not_asked_about_without_infantry_or_room() -> None:
    network = {"a0": stack(2, "tunnel-network"), "b0": stack(1, "rifle-section")}
    assert is_calm(board(seat({"e4": "type-97-chi-ha"}, stacks=network), phase="main start"))
    hidden = [name + row for name in "abcde" for row in "12"]
    assert is_calm(board(seat({"e4": "rifle-section"}, stacks=network), phase="main start", face_down=hidden))


@about("tunnel-network")
def test_tunnel_network_works_for_each_copy_and_only_in_its_players_turn() -> None:
    both = {"a0": stack(2, "tunnel-network"), "b0": stack(0, "tunnel-network")}
    own = seat({"e4": "rifle-section"}, stacks=both, supply=FOUR)
    match = board(own, phase="main start")
    play(match, "yes", "to a1", "yes", "to b2")
    assert unit_at(match, "b2").card == "rifle-section"
    assert is_calm(match)
    assert is_calm(board(own, seat(supply=FOUR), phase="main start", turn=1))


@about("tunnel-network")
def test_tunnel_network_needs_two_factories_and_waits_for_the_next_main_phase() -> None:
    assert smallest_stack("tunnel-network") == 2
    match = board(
        seat({"e4": "rifle-section"}, stacks={"a0": 2}, hand=["tunnel-network"], supply=FOUR), seat(supply=FOUR)
    )
    play(match, "play tunnel-network")
    assert is_calm(match)
    end_turn(match)
    assert is_calm(match)
    play(match, "end")
    assert asked(match) == (0, "may")


@about("tunnel-network")
@covers("P-8.8")
def test_tunnel_network_lets_a_unit_emerge_among_mines() -> None:
    match = board(
        seat({"e4": "rifle-section"}, stacks={"a0": stack(2, "tunnel-network")}), seat(modifiers={"c2": "mine-belt"}),
        phase="main start",
    )  # fmt: skip
    play(match, "yes", "to c2")
    assert is_empty(match, "c2")
    assert space(match, "c2").modifier is not None
    assert junkyard(match, 0) == ["rifle-section"]


@about("every-ridge")
def test_every_ridge_deals_the_opponent_one_damage_for_a_destroyed_infantry_unit() -> None:
    match = board(
        seat({"c2": "m26-pershing"}, supply=["bt-7", *FOUR]),
        seat({"c3": "rifle-section"}, stacks={"a5": stack(1, "every-ridge")}, supply=FOUR),
    )
    play(match, "attack c2")
    assert junkyard(match, 0) == ["bt-7"]
    assert (len(supply(match, 0)), len(supply(match, 1))) == (4, 4)
    assert is_calm(match)


@about("every-ridge")
def test_every_ridge_does_not_mourn_vehicles_or_enemies() -> None:
    ridge = {"a5": stack(1, "every-ridge")}
    match = board(seat({"c2": "m26-pershing"}, supply=FOUR), seat({"c3": "type-95-ha-go"}, stacks=ridge))
    play(match, "attack c2")
    assert len(supply(match, 0)) == 4
    assert is_calm(match)
    match = board(seat({"c2": "conscript-rifles"}, supply=FOUR), seat({"c3": "type-97-chi-ha"}, stacks=ridge))
    play(match, "attack c2")
    assert is_empty(match, "c2")
    assert len(supply(match, 0)) == 4


@about("every-ridge")
@covers("P-18.3")
def test_every_ridge_watches_infantry_on_stacks() -> None:
    match = board(
        seat({"c4": "assault-pioneers"}, supply=FOUR),
        seat(stacks={"a5": stack(1, "every-ridge"), "c5": stack(1, "rifle-section")}, supply=FOUR),
    )
    play(match, "demolish c4")
    assert is_empty(match, "c5")
    assert len(supply(match, 0)) == 3


@about("every-ridge")
def test_every_ridge_counts_each_unit_and_each_copy() -> None:
    match = board(
        seat(stacks={"a0": 3}, hand=["time-on-target"], supply=[*FOUR, *FOUR]),
        seat(
            {"b3": "rifle-section", "c3": "rifle-section"},
            stacks={"a5": stack(1, "every-ridge"), "b5": stack(0, "every-ridge")},
        ),
    )
    play(match, "play time-on-target", "target b3", "target c3")
    assert is_empty(match, "b3")
    assert len(supply(match, 0)) == 4
    assert is_calm(match)


@about("every-ridge", "alarm-company")
def test_every_ridge_may_wake_a_card_of_the_opponents_supply() -> None:
    match = board(
        seat({"c2": "m26-pershing"}, supply=["alarm-company", *FOUR]),
        seat({"c3": "rifle-section"}, stacks={"a5": stack(1, "every-ridge")}),
    )
    play(match, "attack c2", "to c1")
    assert unit_at(match, "c1").card == "alarm-company"
    assert is_calm(match)


@about("every-ridge")
@covers("P-7.6")
def test_every_ridge_needs_one_factory_and_nothing_once_it_is_cancelled() -> None:
    assert smallest_stack("every-ridge") == 1
    match = board(
        seat({"c2": "rifle-section"}, stacks={"a0": 1}, hand=["every-ridge"]),
        seat({"c3": "kv-1"}, stacks={"a5": 2}, hand=["code-breakers"], supply=FOUR),
    )
    play(match, "play every-ridge", "play code-breakers")
    assert stack_at(match, "a0").card is None
    play(match, "attack c2")
    assert is_empty(match, "c2")
    assert len(supply(match, 1)) == 4
