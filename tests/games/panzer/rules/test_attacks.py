"""Attacks and Ranged Attacks (P-9)."""

from typing import Any

import pytest

from clashtable.core.match import Match
from clashtable.games.panzer.wire.battle import (
    AttackDeclared,
    AttackFailed,
    BattleFought,
    Damaged,
    Destroyed,
    RangedHit,
)
from clashtable.games.panzer.wire.supplies import SupplyDamaged
from tests.games.panzer.board import (
    asked,
    board,
    chain,
    damage,
    end_turn,
    events,
    follow_ups,
    is_calm,
    is_empty,
    legal,
    legal_starting,
    play,
    player,
    seat,
    stack,
    supply,
    unit,
    unit_at,
)
from tests.games.panzer.turns import go_to_turn, of_kind
from tests.rulebook import covers

SUPPLY = ["factory"] * 8
LISTENER: dict[str, Any] = {"stacks": {"a5": 1}, "hand": ["t-34"], "supply": SUPPLY}


def taken(match: Match, *moves: str) -> list[tuple[str, int]]:
    """Return who takes how much damage in *moves*, in order."""
    return [(event.card, event.amount) for event in of_kind(events(match, *moves), Damaged)]


def attack_values(match: Match, *moves: str) -> tuple[int, int]:
    """Return the Attack of the attacker and of the defender in a battle."""
    (fought,) = of_kind(events(match, *moves), BattleFought)
    return fought.attack, fought.defense_attack


# --- P-9.1, P-9.2


@covers("P-9.1")
def test_a_unit_makes_one_attack_a_turn() -> None:
    """Ruling R20."""
    match = board(seat({"c2": "panther"}, supply=SUPPLY), seat({"c3": "kv-1", "d2": "kv-1"}, supply=SUPPLY))
    play(match, "attack c2", "at c3")
    assert legal_starting(match, "attack") == []
    go_to_turn(match, 0)
    assert legal_starting(match, "attack") == ["attack c2"]


@covers("P-9.1")
@pytest.mark.parametrize(
    ("card", "first", "gone"),
    [
        ("isu-152", ["attack c2"], {"ranged c2", "demolish c2"}),
        ("isu-152", ["ranged c2", "target c3"], {"attack c2", "demolish c2"}),
        ("isu-152", ["demolish c2"], {"attack c2", "ranged c2"}),
        ("combat-engineers", ["attack c2"], {"repair c2", "demolish c2"}),
        ("combat-engineers", ["repair c2"], {"attack c2", "demolish c2"}),
    ],
)
def test_an_attack_a_ranged_attack_and_an_action_exclude_one_another(
    card: str, first: list[str], gone: set[str]
) -> None:
    match = board(seat({"c2": unit(card, damage=1)}), seat({"c3": "m3-half-track"}, modifiers={"c2": "bunker"}))
    assert {*gone, first[0]} <= set(legal(match))
    play(match, *first)
    assert not {*gone, first[0]} & set(legal(match))
    assert "move c2" in legal(match)


@covers("P-9.1")
def test_additional_attacks_raise_the_number_of_attacks_only() -> None:
    """After a Ranged Attack they are of no use, and after an attack no Ranged Attack follows."""
    match = board(
        seat({"c2": "isu-152"}, stacks={"a0": 3}, hand=["armored-spearhead"]), seat({"c3": "kv-1"}, supply=SUPPLY)
    )
    play(match, "play armored-spearhead")
    fired = match.fork()
    play(fired, "ranged c2", "target player 1")
    assert legal_starting(fired, "attack") == []
    play(match, "attack c2")
    assert legal_starting(match, "attack") == ["attack c2"]
    assert legal_starting(match, "ranged") == []
    play(match, "attack c2")
    assert legal_starting(match, "attack") == []


@covers("P-9.2")
@pytest.mark.parametrize("state", ["fresh", "suppressed"])
def test_a_fresh_or_suppressed_unit_does_not_attack(state: str) -> None:
    match = board(seat({"c2": unit("m7-priest", **{state: True})}), seat({"c3": "kv-1"}, supply=SUPPLY))
    assert legal_starting(match, "attack") == legal_starting(match, "ranged") == []


@covers("P-9.2")
def test_only_the_active_players_units_on_the_field_attack() -> None:
    match = board(seat({"c2": "t-34"}, supply=SUPPLY), seat({"c3": "kv-1"}, supply=SUPPLY))
    assert legal_starting(match, "attack") == ["attack c2"]
    end_turn(match)
    assert legal_starting(match, "attack") == ["attack c3"]


# --- P-9.3, P-9.4


@covers("P-9.3")
def test_the_target_is_an_adjacent_enemy_unit() -> None:
    """Ruling R21: never a friend."""
    match = board(
        seat({"c2": "t-34", "b2": "grenadiers"}), seat({"c3": "kv-1", "d2": "kv-1", "d3": "kv-1", "c4": "kv-1"})
    )
    assert follow_ups(match, "attack c2") == ["at d2", "at c3"]


@covers("P-9.3")
@pytest.mark.parametrize(
    ("card", "enemy", "may"),
    [
        ("m16-quad-mount", "t-34", False),
        ("m16-quad-mount", "stuka", True),
        ("type-1-at-gun", "grenadiers", False),
        ("type-1-at-gun", "t-34", True),
        ("bergepanther", "t-34", False),
    ],
)
def test_an_attack_that_could_deal_no_damage_cannot_be_declared(card: str, enemy: str, may: bool) -> None:
    """Ruling R21: the Attack against that Unit counts, with Anti-Tank and Anti-Air."""
    match = board(seat({"c2": card}), seat({"c3": enemy}))
    assert ("attack c2" in legal(match)) == may


@covers("P-9.4")
def test_a_unit_in_the_enemy_back_line_may_attack_the_supply() -> None:
    """Ruling R22: enemies beside it do not prevent that, only Guard does."""
    match = board(
        seat({"c4": "panzer-iii", "a3": "panzer-iii"}), seat({"d4": "kv-1", "b4": "bazooka-team"}, supply=SUPPLY)
    )
    assert follow_ups(match, "attack c4") == ["at b4", "at d4"], "a KV-1 has Guard"
    free = board(seat({"c4": "panzer-iii", "a3": "panzer-iii"}), seat({"b4": "bazooka-team"}, supply=SUPPLY))
    assert follow_ups(free, "attack c4") == ["at b4", "at supply"]
    assert "attack a3" not in legal(free), "not from the Front Line"


@covers("P-9.4")
def test_north_attacks_from_souths_back_line() -> None:
    match = board(seat(supply=SUPPLY), seat({"c1": "panzer-iii", "c2": "panzer-iii"}), turn=1)
    assert legal_starting(match, "attack") == ["attack c1"]
    play(match, "attack c1")
    assert player(match, 0).supply == len(SUPPLY) - 2


@covers("P-9.4")
@pytest.mark.parametrize(("card", "may"), [("raiding-paratroops", True), ("bergepanther", False), ("lefh-18", False)])
def test_attack_plus_raid_must_be_at_least_one(card: str, may: bool) -> None:
    match = board(seat({"c4": card}), seat(supply=SUPPLY))
    assert ("attack c4" in legal(match)) == may
    flooded = board(seat({"c4": "raiding-paratroops"}), seat(modifiers={"c4": "flooded-ground"}, supply=SUPPLY))
    play(flooded, "attack c4")
    assert player(flooded, 1).supply == len(SUPPLY) - 2, "Attack 0 and Raid 2"


@covers("P-9.4")
def test_an_empty_supply_cannot_be_attacked() -> None:
    match = board(seat({"c4": "panzer-iii"}), seat())
    assert legal_starting(match, "attack") == []


# --- P-9.5 to P-9.8


@covers("P-9.5")
def test_declaring_uses_the_attack_up_and_the_opponent_may_respond() -> None:
    match = board(seat({"c2": "t-34"}), seat({"c3": "kv-1"}, **LISTENER))
    happened = events(match, "attack c2")
    assert [(event.space, event.target_space) for event in of_kind(happened, AttackDeclared)] == [("c2", "c3")]
    assert (chain(match), asked(match)) == (["t-34"], (1, "response"))
    assert unit_at(match, "c2").attacks == 1
    assert damage(match, "c3") == 0


@covers("P-9.6")
def test_both_deal_damage_at_the_same_time() -> None:
    match = board(seat({"c2": "panzer-iv"}), seat({"c3": "panzer-iv"}))
    assert taken(match, "attack c2") == [("panzer-iv", 3), ("panzer-iv", 3)]
    even = board(seat({"c2": unit("panzer-iv", damage=1)}), seat({"c3": unit("panzer-iv", damage=1)}))
    happened = events(even, "attack c2")
    assert len(of_kind(happened, Destroyed)) == 2


@covers("P-9.6")
@pytest.mark.parametrize(
    ("attacker", "defender", "damages"),
    [
        ("jagdpanther", "panzer-iii", [("panzer-iii", 5)]),
        ("panzer-iii", "jagdpanther", [("panzer-iii", 5)]),
        ("jagdpanther", "panther", [("panther", 5)]),
        ("jagdpanther", "tiger-i", [("tiger-i", 4), ("jagdpanther", 4)]),
        ("stug-iii", "jagdpanther", [("jagdpanther", 3), ("stug-iii", 5)]),
    ],
    ids=["attacking", "defending", "exactly enough", "not enough", "both have it"],
)
def test_first_fire_strikes_first_where_exactly_one_has_it(
    attacker: str, defender: str, damages: list[tuple[str, int]]
) -> None:
    match = board(seat({"c2": attacker}, supply=SUPPLY), seat({"c3": defender}, supply=SUPPLY))
    assert taken(match, "attack c2") == damages


@covers("P-9.6")
def test_both_attacks_are_determined_before_the_battle() -> None:
    """Two Conscripts give one another Massed."""
    match = board(seat({"c2": "panzer-iii"}), seat({"c3": "conscript-rifles", "d3": "conscript-rifles"}))
    assert attack_values(match, "attack c2") == (2, 2)


@covers("P-9.6")
@pytest.mark.parametrize(
    ("hand", "moves", "why"),
    [
        ("ambush", ["play ambush"], "gone"),
        ("pinned-down", ["play pinned-down"], "suppressed"),
        ("elastic-defense", ["play elastic-defense", "to c4"], "apart"),
    ],
)
def test_an_attack_fails_without_effect(hand: str, moves: list[str], why: str) -> None:
    match = board(seat({"c2": "panzer-ii"}), seat({"c3": "panzer-iv"}, stacks={"a5": 1}, hand=[hand], supply=SUPPLY))
    play(match, "attack c2")
    happened = events(match, *moves)
    assert [event.why for event in of_kind(happened, AttackFailed)] == [why]
    assert of_kind(happened, BattleFought) == []
    assert is_calm(match)


@covers("P-9.6")
def test_an_attack_fails_if_the_defender_has_left_the_field() -> None:
    """The defender is shifted into a Minefield and dies there."""
    match = board(
        seat({"c2": "t-34"}),
        seat({"c3": unit("panzer-iv", damage=3)}, stacks={"a5": 1}, hand=["elastic-defense"]),
        terrain={"d3": "minefield"},
    )
    play(match, "attack c2", "play elastic-defense")
    happened = events(match, "to d3")
    assert [event.why for event in of_kind(happened, AttackFailed)] == ["target"]


@covers("P-9.6", "P-13.4")
def test_what_a_battle_triggers_waits_until_it_is_over_and_the_active_player_orders_it() -> None:
    match = board(
        seat({"c2": "panther"}), seat({"c3": "gi-rifle-squad"}, stacks={"a5": stack(1, "every-ridge")}, supply=SUPPLY)
    )
    happened = events(match, "attack c2")
    assert [type(event).__name__ for event in happened][-3:] == ["Damaged", "Damaged", "Destroyed"]
    assert asked(match) == (0, "trigger-order")
    assert sorted(legal(match)) == [
        "order 0 panther overrun",
        "order 0 panther victory-effect",
        "order 1 every-ridge static",
        "order 1 gi-rifle-squad destroy-effect",
    ]


@covers("P-9.7")
@pytest.mark.parametrize(("card", "amount"), [("panzer-iii", 2), ("motorcycle-scouts", 2), ("raiding-paratroops", 3)])
def test_the_supply_takes_attack_plus_raid_without_damage_in_return(card: str, amount: int) -> None:
    match = board(seat({"c4": card}), seat({"b4": "bazooka-team"}, supply=SUPPLY))
    happened = events(match, "attack c4", "at supply")
    assert [event.amount for event in of_kind(happened, SupplyDamaged)] == [amount]
    assert of_kind(happened, Damaged) == []


@covers("P-9.7")
@pytest.mark.parametrize(
    ("cards", "moves", "why"),
    [
        (["pinned-down"], ["play pinned-down"], "suppressed"),
        (["ambush"], ["play ambush"], "gone"),
        (["battlegroup", "grenadiers"], ["play battlegroup", "to b4"], "guard"),
    ],
)
def test_an_attack_on_the_supply_can_fail(cards: list[str], moves: list[str], why: str) -> None:
    match = board(seat({"c4": "panzer-ii"}), seat(stacks={"a5": 2}, hand=cards, supply=SUPPLY))
    play(match, "attack c4")
    happened = events(match, *moves)
    assert [event.why for event in of_kind(happened, AttackFailed)] == [why]
    assert supply(match, 1) == SUPPLY


@covers("P-9.7")
def test_an_attack_on_the_supply_fails_once_the_attacker_has_left_the_back_line() -> None:
    """No card of the set moves an enemy Unit: the attack is told apart from its Unit in a snapshot."""
    match = board(seat({"c4": "panzer-ii"}), seat(**LISTENER))
    play(match, "attack c4")
    snapshot = match.snapshot()
    field = {found["name"]: found for found in snapshot["table"]["field"]}
    field["c3"]["unit"], field["c4"]["unit"] = field["c4"]["unit"], None
    again = match.game.restore(snapshot)
    happened = events(again, "pass")
    assert [event.why for event in of_kind(happened, AttackFailed)] == ["apart"]


@covers("P-9.8")
def test_after_battle_the_attacker_stays_and_may_move_on() -> None:
    match = board(seat({"c2": "t-34"}), seat({"c3": "knee-mortar-team"}))
    play(match, "attack c2")
    assert (is_empty(match, "c3"), unit_at(match, "c2").card) == (True, "t-34")
    play(match, "move c2", "to c3")
    assert unit_at(match, "c3").points == 2


@covers("P-9.8")
def test_overrun_is_optional() -> None:
    for answer, place in (("yes", "c3"), ("no", "c2")):
        match = board(seat({"c2": "panzer-iii"}), seat({"c3": "knee-mortar-team"}))
        play(match, "attack c2", answer)
        assert unit_at(match, place).card == "panzer-iii"


# --- P-9.9


@covers("P-9.9")
def test_a_ranged_attack_reaches_any_unit_and_any_player_at_any_distance() -> None:
    """Ruling R23: friends and the own Supply too; the client asks for confirmation."""
    match = board(seat({"a1": "m7-priest", "b1": "grenadiers"}, supply=SUPPLY), seat({"e4": "kv-1"}, supply=SUPPLY))
    assert follow_ups(match, "ranged a1") == [
        "target a1", "target b1", "target e4", "target player 1", "target player 0",
    ]  # fmt: skip
    play(match, "ranged a1")
    question = match.question()
    assert question is not None
    confirmed = {option.move for option in question.options if option.confirm}
    assert confirmed == {"target a1", "target b1", "target player 0"}


@covers("P-9.9", "P-10.3")
def test_a_ranged_attack_gets_no_damage_in_return() -> None:
    match = board(seat({"c2": "m7-priest"}), seat({"c3": "panzer-iv"}))
    assert taken(match, "ranged c2", "target c3") == [("panzer-iv", 2)]
    own = board(seat({"c2": "m7-priest"}, supply=["partisans", *SUPPLY]))
    play(own, "ranged c2", "target player 0")
    assert asked(own) == (0, "junkyard-trigger"), "it can wake a Junkyard-Trigger"


@covers("P-9.9")
def test_having_moved_does_not_matter_except_with_emplaced() -> None:
    match = board(seat({"c1": "m7-priest", "a1": "lefh-18", "e1": "lefh-18"}), seat({"c4": "kv-1"}))
    play(match, "move c1", "to c2", "move a1", "to a2")
    assert legal_starting(match, "ranged") == ["ranged e1", "ranged c2"]


@covers("P-9.9")
def test_the_amount_is_taken_at_resolution() -> None:
    match = board(
        seat({"c1": "m7-priest", "d1": "l-4-spotter"}, stacks={"a0": 1}, hand=["forward-observers", "t-34"]),
        seat({"c4": "kv-1"}, stacks={"a5": 1}, hand=["code-breakers", "t-34", "pinned-down"]),
    )
    play(match, "action d1")
    assert unit_at(match, "c1").keywords["ranged-attack"] == 3
    happened = [*events(match, "ranged c1", "target c4"), *events(match, "pass")]
    assert [event.amount for event in of_kind(happened, RangedHit)] == [3]
    assert damage(match, "c4") == 1, "Armor 2"


@covers("P-9.9")
def test_a_ranged_attack_whose_unit_is_destroyed_deals_no_damage() -> None:
    """Ruling R24."""
    match = board(seat({"c1": "lefh-18"}), seat({"c4": "kv-1"}, stacks={"a5": 1}, hand=["ambush"], supply=SUPPLY))
    play(match, "ranged c1", "target player 1")
    happened = events(match, "play ambush")
    assert [event.why for event in of_kind(happened, AttackFailed)] == ["gone"]
    assert supply(match, 1) == SUPPLY


@covers("P-9.9")
@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("knee-mortar-team", ["target c2", "target c4", "target d4"]),
        ("hidden-snipers", ["target c2", "target d4"]),
    ],
)
def test_a_card_may_narrow_its_targets(card: str, targets: list[str]) -> None:
    match = board(seat({"c2": card}), seat({"c4": "kv-1", "d4": "grenadiers"}, supply=SUPPLY))
    assert follow_ups(match, "ranged c2") == targets


@covers("P-9.9")
def test_there_is_no_ranged_attack_of_zero() -> None:
    """Only a Unit that has the keyword fires, whatever a text adds."""
    match = board(seat({"c2": "t-34"}, modifiers={"c2": "observation-post"}), seat({"c4": "kv-1"}, supply=SUPPLY))
    assert legal_starting(match, "ranged") == []
    assert unit_at(match, "c2").ranged is None
