"""Players, cards, zones and the battlefield (P-1, P-3)."""

import pytest

from clashtable.games.panzer.cards.basic_set import CARDS, EVERY_CARD, TERRAIN_DECK
from clashtable.games.panzer.cards.terrains import TERRAINS
from clashtable.games.panzer.geometry import BACK_LINE, BESIDE, DOOR, FIELD, FRONT_LINE, GRID, INDUSTRY, row_of
from clashtable.games.panzer.vocabulary import EVENT, FACTORY, KINDS, MODIFIER, NEUTRAL, TERRAIN, TYPES, UNIT
from clashtable.games.panzer.wire.battle import Damaged
from tests.games.panzer.board import (
    PANZER,
    board,
    damage,
    events,
    follow_ups,
    is_calm,
    junkyard,
    legal,
    legal_starting,
    play,
    player,
    seat,
    stack,
    stack_at,
    supply,
    unit,
    unit_at,
    values,
    view,
)
from tests.games.panzer.turns import active, of_kind
from tests.rulebook import covers

SUPPLY = ["factory"] * 8


def names(spaces: list[int]) -> list[str]:
    return [GRID.names[found] for found in spaces]


# --- P-1


@covers("P-1.1")
def test_two_players_take_turns() -> None:
    assert list(PANZER.seats) == [2]
    match = board(seat(supply=SUPPLY), seat(supply=SUPPLY))
    turns = [active(match)]
    for _turn in range(3):
        play(match, "end")
        turns.append(active(match))
    assert turns == [0, 1, 0, 1]


@covers("P-1.2")
def test_one_terrain_deck_of_forty_and_a_supply_each() -> None:
    assert len(TERRAIN_DECK) == 40
    for deck, size in (("german-spearhead", 60), ("quick-axis-raid", 40)):
        match = PANZER.start(2, 1, {"decks": deck})
        assert [player(match, number).size for number in (0, 1)] == [size, size]
        assert len(match.snapshot()["terrain"]) == 20


@covers("P-1.3", "P-16.1")
def test_zones_and_who_sees_them() -> None:
    match = board(
        seat(
            {"c2": "t-34"},
            stacks={"a0": stack(2, "winter-front")},
            hand=["kv-1"],
            supply=["su-100", "is-2"],
            junkyard=["bt-7", "katyusha"],
            removed=["field-salvage"],
        )
    )
    for viewer in (0, 1, None):
        facts = view(match, viewer).table.seats[0]
        assert (facts.junkyard, facts.removed) == (("bt-7", "katyusha"), ("field-salvage",))
        assert (facts.hand, facts.supply) == (1, 2)
        assert len(facts.stacks) == 5
    assert view(match, 0).hand == ("kv-1",)
    assert view(match, 1).hand == ()
    assert view(match, None).hand is None


@covers("P-1.3")
def test_cards_that_reach_a_junkyard_together_go_there_in_the_order_of_their_spaces() -> None:
    events_left = {"e0": stack(1, "saboteurs"), "a0": stack(1, "fire-mission"), "c0": stack(1, "ambush")}
    match = board(seat(stacks=events_left, supply=SUPPLY), phase="turn")
    assert junkyard(match, 0) == ["fire-mission", "ambush", "saboteurs"]
    both = board(
        seat(stacks={"a0": 3}, hand=["time-on-target"]),
        seat({"d4": "panzer-ii", "b3": "bazooka-team", "a2": "motorcycle-scouts"}),
    )
    play(both, "play time-on-target", "target d4", "target a2", "target b3")
    assert junkyard(both, 1) == ["motorcycle-scouts", "bazooka-team", "panzer-ii"]


@covers("P-1.3")
def test_the_newest_card_of_a_junkyard_is_on_top() -> None:
    match = board(
        seat({"c2": "panzer-iii"}, stacks={"a0": 1}, hand=["fire-mission"]),
        seat({"c3": "motorcycle-scouts", "d3": "knee-mortar-team"}, junkyard=["kv-1"]),
    )
    play(match, "play fire-mission", "target d3", "attack c2", "no")
    assert junkyard(match, 1) == ["kv-1", "knee-mortar-team", "motorcycle-scouts"]


@covers("P-1.3")
@pytest.mark.parametrize("card", ["partisans", "hidden-cache"])
def test_a_card_that_fell_and_left_again_was_the_newest(card: str) -> None:
    """The older copy stays where it lies."""
    match = board(
        seat(stacks={"a0": 1}, hand=["bt-7"], supply=[card, "t-34"], junkyard=[card, "kv-1", "su-100"]),
    )
    play(match, "play bt-7")
    if card == "partisans":
        play(match, "to a1")
        assert junkyard(match, 0) == ["partisans", "kv-1", "su-100"]
    else:
        play(match, "play it", "target card su-100", "done")
        assert junkyard(match, 0) == ["hidden-cache", "kv-1"]


@covers("P-1.4")
def test_what_waits_is_not_in_play() -> None:
    """A Permanent-Event on the Chain and a Terrain Modifier on a stack do nothing yet."""
    match = board(
        seat({"c2": "t-34"}, stacks={"a0": 3, "b0": 1}, hand=["winter-front", "barbed-wire"]),
        seat({"c3": "panzer-iii"}, stacks={"a5": 1}, hand=["t-34"]),
    )
    play(match, "play winter-front")
    assert (stack_at(match, "a0").card, stack_at(match, "a0").in_play) == ("winter-front", False)
    assert unit_at(match, "c3").movement.value == 3
    play(match, "pass")
    assert stack_at(match, "a0").in_play
    assert unit_at(match, "c3").movement.value == 2
    play(match, "play barbed-wire")
    assert (stack_at(match, "b0").card, stack_at(match, "b0").in_play) == ("barbed-wire", False)


@covers("P-1.4", "P-1.9")
def test_effects_look_at_the_field_and_play_and_destroy_effects_at_all_in_play() -> None:
    """Ruling R1: a Unit on a stack has its Play-Effect and its Destroy-Effect, and is no target."""
    match = board(
        seat({"c2": "m4-sherman"}, stacks={"a0": 2, "b0": 1}, hand=["stuka", "fire-mission"]),
        seat(stacks={"a5": stack(1, "grenadiers")}),
    )
    assert "play fire-mission" not in legal(match), "the only enemy Unit is on a stack"
    play(match, "play stuka")
    assert is_calm(match), "its Play-Effect finds no target"
    other = board(seat(stacks={"a0": 2}, hand=["stuka"]), seat({"c3": "t-34"}))
    play(other, "play stuka")
    assert damage(other, "c3") == 1, "from a stack onto the Terrain Field"
    lost = board(
        seat(stacks={"a0": 2}, hand=["saboteurs"]), seat(stacks={"b5": stack(1, "tiger-i")}, supply=["t-34"] * 3)
    )
    play(lost, "play saboteurs")
    assert len(supply(lost, 1)) == 1, "a Destroy-Effect from a stack"


@covers("P-1.5")
def test_there_are_five_kinds_of_cards() -> None:
    assert [KINDS[kind] for kind in (FACTORY, UNIT, EVENT, MODIFIER, TERRAIN)] == [
        "Factory", "Unit", "Event", "Terrain Modifier", "Terrain",
    ]  # fmt: skip
    assert {card.subtype for card in CARDS if card.kind == EVENT} == {"Normal", "Flash", "Permanent"}
    for card in EVERY_CARD:
        if card.kind in (FACTORY, MODIFIER, TERRAIN):
            assert card.faction == NEUTRAL, card.name
    assert all(card.kind == TERRAIN for card in TERRAINS)
    assert any(card.kind == EVENT and card.faction == NEUTRAL for card in CARDS)


@covers("P-1.6")
def test_a_lost_card_goes_to_its_owners_junkyard() -> None:
    match = board(
        seat({"c2": "panzer-iii", "b1": "assault-pioneers"}, stacks={"a0": 2}, hand=["saboteurs"]),
        seat({"c3": "motorcycle-scouts"}, modifiers={"b2": "bunker"}, stacks={"a5": 1, "b5": stack(3, "winter-front")}),
    )
    play(match, "play saboteurs", "mode 1", "demolish b1", "attack c2", "no")
    assert junkyard(match, 0) == []
    assert junkyard(match, 1) == ["winter-front", "bunker", "motorcycle-scouts"]


@covers("P-1.6")
def test_friends_are_never_attacked() -> None:
    match = board(seat({"c2": "panzer-iii", "c3": "grenadiers"}))
    assert legal_starting(match, "attack") == []


@covers("P-1.7")
def test_a_unit_has_a_type_a_subtype_and_values() -> None:
    for card in CARDS:
        if card.kind == UNIT:
            assert card.type in TYPES
            assert card.subtype
            assert card.cost in (1, 2, 3)
    assert values(board(seat({"c2": "kv-1"})), "c2") == "2/5/1"


@covers("P-1.7")
def test_a_text_that_names_a_subtype_means_exactly_that() -> None:
    """Recon Units are Infantry, Vehicles and Aircraft alike; a Tank Destroyer is no Tank."""
    match = board(
        seat(
            {"a2": "motorcycle-scouts", "b2": "type-94-tankette", "c2": "panzer-ii", "d2": "jagdpanther"},
            stacks={"a0": 1, "b0": stack(1, "tank-hunter-doctrine")},
            hand=["reconnaissance-in-force"],
            supply=SUPPLY,
        )
    )
    assert [values(match, name) for name in ("c2", "d2")] == ["1/2/3", "4/4/3"]
    play(match, "play reconnaissance-in-force")
    assert [values(match, name) for name in ("a2", "b2", "c2")] == ["2/1/6", "2/2/5", "1/2/3"]


@covers("P-1.8")
def test_a_card_text_overrides_the_rules_and_cannot_overrides_may() -> None:
    """A Knee Mortar Team fires only at Units; an additional attack does not help a suppressed Unit."""
    match = board(seat({"c2": "knee-mortar-team"}), seat({"c4": "t-34"}, supply=SUPPLY))
    assert follow_ups(match, "ranged c2") == ["target c2", "target c4"]
    pinned = board(
        seat({"c2": unit("panzer-iii", suppressed=True)}, stacks={"a0": 3}, hand=["armored-spearhead"]),
        seat({"c3": "t-34"}),
    )
    play(pinned, "play armored-spearhead")
    assert unit_at(pinned, "c2").extra_attacks == 1
    assert legal_starting(pinned, "attack") == []


@covers("P-1.9")
def test_a_unit_in_a_text_is_on_the_terrain_field() -> None:
    match = board(
        seat({"c2": "panzer-iii"}, stacks={"a0": 2, "b0": stack(2, "panzer-iii")}, hand=["blitz-offensive"]),
        seat(),
    )
    play(match, "play blitz-offensive")
    assert values(match, "c2") == "3/3/4"
    assert values(match, "b0") == "2/3/3"


@covers("P-1.9")
def test_a_unit_card_is_in_the_named_zone() -> None:
    match = board(seat(stacks={"a0": 2}, hand=["replacement-depot", "kv-1"], junkyard=["t-34", "factory", "bt-7"]))
    assert follow_ups(match, "play replacement-depot") == ["target card t-34", "target card bt-7"]


# --- P-3


@covers("P-3.1")
def test_the_grid_runs_from_souths_left_to_right_and_upwards() -> None:
    assert GRID.names == [f"{column}{row}" for row in range(6) for column in "abcde"]
    assert names(list(FIELD)) == [f"{column}{row}" for row in range(1, 5) for column in "abcde"]
    assert [names(zone) for zone in INDUSTRY] == [[f"{column}0" for column in "abcde"], [f"{c}5" for c in "abcde"]]
    assert [found.name for found in view(board(seat()), None).table.field] == names(list(FIELD))


@covers("P-3.2")
def test_the_lines_are_seen_from_each_player() -> None:
    assert [names(line)[0] for line in BACK_LINE] == ["a1", "a4"]
    assert [names(line)[0] for line in FRONT_LINE] == ["a2", "a3"]
    rows = {GRID.names[found]: (row_of(0, found), row_of(1, found)) for found in FIELD}
    assert {rows[name] for name in rows if name[1] == "1"} == {(1, 4)}
    assert {rows[name] for name in rows if name[1] == "2"} == {(2, 3)}
    assert {rows[name] for name in rows if name[1] == "3"} == {(3, 2)}
    assert {rows[name] for name in rows if name[1] == "4"} == {(4, 1)}


@covers("P-3.3")
def test_spaces_are_adjacent_where_they_share_an_edge() -> None:
    for here in FIELD:
        column, row = here % 5, here // 5
        assert BESIDE[here] == [there for there in FIELD if abs(there % 5 - column) + abs(there // 5 - row) == 1]


@covers("P-3.3")
def test_diagonals_count_neither_for_moving_nor_attacking_nor_effects() -> None:
    match = board(seat({"c2": unit("conscript-rifles", spent=1), "d1": "conscript-rifles"}), seat({"d3": "t-34"}))
    assert follow_ups(match, "move c2") == ["to c1", "to b2", "to d2", "to c3"]
    assert legal_starting(match, "attack") == []
    assert values(match, "c2") == "1/2/2", "no Massed"


@covers("P-3.4")
def test_an_industry_space_is_adjacent_to_its_back_line_space_only_for_leaving() -> None:
    assert names([DOOR[found] for found in INDUSTRY[0]]) == ["a1", "b1", "c1", "d1", "e1"]
    assert names([DOOR[found] for found in INDUSTRY[1]]) == ["a4", "b4", "c4", "d4", "e4"]
    assert all(BESIDE[found] == [] for zone in INDUSTRY for found in zone)
    match = board(
        seat({"c1": "conscript-rifles", "c4": "panzer-iii"}, stacks={"c0": stack(1, "conscript-rifles")}),
        seat(stacks={"c5": stack(1, "gi-rifle-squad"), "b5": stack(1, "gi-rifle-squad")}, supply=SUPPLY),
    )
    assert values(match, "c1") == "1/2/2", "no Massed beside a Unit on a stack"
    assert follow_ups(match, "move c0") == ["to b1", "to d1", "to c2"]
    assert "attack c4" in legal(match), "a Guard on a stack is adjacent to nothing"
    happened = events(match, "attack c4")
    assert of_kind(happened, Damaged) == []
    assert player(match, 1).supply == len(SUPPLY) - 2


@covers("P-3.5")
def test_at_most_one_unit_is_on_a_space_and_a_modifier_does_not_occupy_it() -> None:
    match = board(seat({"c2": "panzer-ii", "b2": "panzer-ii"}, modifiers={"c3": "bunker"}), seat({"d2": "kv-1"}))
    destinations = follow_ups(match, "move c2")
    assert "to b2" not in destinations
    assert "to d2" not in destinations
    assert "to c3" in destinations


@covers("P-3.5")
def test_units_never_enter_an_industry_zone() -> None:
    """Ruling R5: not one's own, not the enemy's, and not sideways inside one."""
    match = board(
        seat({"b1": "yak-9", "b4": "yak-9"}, stacks={"a0": stack(1, "t-34"), "b0": 1}), seat(stacks={"b5": 1})
    )
    assert follow_ups(match, "move b1") == ["to a1", "to c1", "to b2"]
    assert follow_ups(match, "move b4") == ["to b3", "to a4", "to c4"]
    play(match, "move a0")
    assert unit_at(match, "a1").card == "t-34", "the only space it can go to"
