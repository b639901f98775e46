"""Values, damage and destruction (P-10)."""

from typing import Any

import pytest

from clashtable.core.match import Match
from clashtable.games.panzer.wire.battle import BattleFought, Damaged, Destroyed, Repaired
from clashtable.games.panzer.wire.supplies import SupplyDamaged
from tests.games.panzer.board import (
    asked,
    board,
    damage,
    events,
    is_empty,
    junkyard,
    play,
    player,
    seat,
    stack,
    supply,
    unit,
    unit_at,
    values,
)
from tests.games.panzer.turns import go_to_turn, of_kind
from tests.rulebook import covers

SUPPLY = ["factory"] * 8


def taken(match: Match, *moves: str) -> list[tuple[str, int]]:
    """Return who takes how much damage in *moves*, in order."""
    return [(event.card, event.amount) for event in of_kind(events(match, *moves), Damaged)]


def attack_values(match: Match, *moves: str) -> tuple[int, int]:
    """Return the Attack of the attacker and of the defender in a battle."""
    (fought,) = of_kind(events(match, *moves), BattleFought)
    return fought.attack, fought.defense_attack


# --- P-10 values


@covers("P-10.1")
def test_values_are_printed_plus_increases_minus_decreases() -> None:
    match = board(
        seat({"c2": "jagdpanther", "d2": "grenadiers"}, modifiers={"c2": "command-post"},
             stacks={"a0": stack(2, "combined-arms"), "b0": stack(1, "tank-hunter-doctrine")}),
        seat(stacks={"a5": stack(2, "mud-season")}),
        terrain={"c2": "river"},
    )  # fmt: skip
    assert values(match, "c2") == "5/4/2", "3 - 1 + 1 + 1 + 1 Attack; 2 + 1 - 1 Movement"


@covers("P-10.1")
def test_floored_decreases_come_last_and_do_nothing_to_one() -> None:
    match = board(
        seat({"a2": "kv-1", "b2": "bt-7", "c2": "is-2"}, stacks={"a0": stack(1, "breakthrough-regiments")}),
        seat(stacks={"a5": stack(3, "winter-front"), "b5": stack(2, "mud-season"), "c5": stack(2, "mud-season")}),
    )
    assert [unit_at(match, name).movement.value for name in ("a2", "b2", "c2")] == [1, 1, 1]
    alone = board(seat({"a2": "kv-1", "b2": "bt-7"}), seat(stacks={"a5": stack(3, "winter-front")}))
    assert [unit_at(alone, name).movement.value for name in ("a2", "b2")] == [1, 3]


@covers("P-10.1")
def test_attack_is_never_below_zero_and_defense_may_be() -> None:
    match = board(seat({"c2": "lefh-18"}), seat(modifiers={"c2": "flooded-ground"}), terrain={"c2": "river"})
    assert values(match, "c2") == "0/2/1"
    frozen = board(seat({"c1": "partisans"}), terrain={"c2": "frozen-steppe"})
    happened = events(frozen, "move c1", "to c2")
    assert [event.card for event in of_kind(happened, Destroyed)] == ["partisans"], "Defense 0"


@covers("P-10.2")
@pytest.mark.parametrize(
    ("attacker", "defender", "attacks"),
    [
        ("panzer-iv", "t-34", (3, 2)),
        ("panzer-iv", "bazooka-team", (2, 3)),
        ("flak-88", "p-47-thunderbolt", (3, 2)),
        ("flak-88", "grenadiers", (1, 1)),
        ("rifle-section", "grenadiers", (3, 1)),
        ("grenadiers", "rifle-section", (1, 1)),
        ("night-raiders", "type-97-chi-ha", (4, 2)),
    ],
)
def test_attack_against_a_unit(attacker: str, defender: str, attacks: tuple[int, int]) -> None:
    """Anti-Tank and Anti-Air count for both, Charge only for the attacker."""
    match = board(seat({"c2": attacker}), seat({"c3": defender}))
    assert attack_values(match, "attack c2") == attacks


@covers("P-10.3")
@pytest.mark.parametrize(
    ("south", "moves", "lost"),
    [
        (seat({"c2": "m26-pershing"}), ["attack c2"], 3),
        (seat({"c1": "long-tom"}), ["ranged c1", "target c3"], 1),
        (seat({"c2": "t-34"}, stacks={"a0": 2}, hand=["close-air-support"]), ["play close-air-support"], 1),
    ],
    ids=["battle", "ranged", "event"],
)
def test_armor_counts_against_everything(south: dict[str, Any], moves: list[str], lost: int) -> None:
    match = board(south, seat({"c3": "kv-1"}))
    assert ("kv-1", lost) in taken(match, *moves)


@covers("P-10.3")
def test_armor_counts_for_an_attacker_and_against_mines() -> None:
    match = board(seat({"c2": "kv-1", "a1": "t-34"}), seat({"c3": "tiger-i"}, modifiers={"a2": "mine-belt"}))
    assert ("kv-1", 2) in taken(match, "attack c2")
    assert taken(match, "move a1", "to a2") == [("t-34", 1)]


@covers("P-10.3")
@pytest.mark.parametrize(
    ("south", "moves", "lost"),
    [
        (seat({"c2": "m26-pershing"}), ["attack c2"], 2),
        (seat({"c1": "long-tom"}), ["ranged c1", "target c3"], 2),
        (seat({"c2": "t-34"}, stacks={"a0": 2}, hand=["close-air-support"]), ["play close-air-support"], 3),
    ],
    ids=["battle", "ranged", "event"],
)
def test_cover_and_entrenched_have_their_own_scope(south: dict[str, Any], moves: list[str], lost: int) -> None:
    """Guards Rifles (Entrenched 1) in a Trench Line (Cover 1)."""
    match = board(south, seat({"c3": "guards-rifles"}, modifiers={"c3": "trench-line"}))
    assert ("guards-rifles", lost) in taken(match, *moves)


@covers("P-10.3")
def test_damage_is_at_least_one_and_nothing_stays_nothing() -> None:
    match = board(seat({"c2": "panzer-ii"}), seat({"c3": "kv-1"}))
    assert taken(match, "attack c2") == [("kv-1", 1), ("panzer-ii", 2)]
    idle = board(seat({"c2": "panzer-ii"}), seat({"c3": "bergepanther"}))
    assert taken(idle, "attack c2") == [("bergepanther", 1)], "Attack 0 deals nothing"


@covers("P-10.4")
def test_damage_stays_from_turn_to_turn() -> None:
    """Ruling R25."""
    match = board(seat({"c2": "panzer-iii"}, supply=SUPPLY), seat({"c3": "kv-1"}, supply=SUPPLY))
    play(match, "attack c2")
    go_to_turn(match, 0)
    assert (damage(match, "c2"), damage(match, "c3")) == (2, 1)


@covers("P-10.4")
def test_damage_is_gone_when_a_unit_leaves_play() -> None:
    match = board(
        seat(stacks={"a0": 2}, hand=["hidden-reserves"], junkyard=["rifle-section"], supply=SUPPLY), seat(supply=SUPPLY)
    )
    play(match, "play hidden-reserves", "to c1")
    assert damage(match, "c1") == 0


@covers("P-10.5")
@pytest.mark.parametrize(("before", "lives"), [(1, True), (2, False)])
def test_a_unit_whose_damage_reaches_its_defense_is_destroyed(before: int, lives: bool) -> None:
    match = board(seat(stacks={"a0": 1}, hand=["fire-mission"]), seat({"c3": unit("panzer-iv", damage=before)}))
    play(match, "play fire-mission")
    assert is_empty(match, "c3") == (not lives)


@covers("P-10.5")
def test_losing_a_defense_bonus_can_destroy_a_damaged_unit() -> None:
    match = board(
        seat({"b2": unit("grenadiers", damage=3)}, stacks={"a0": stack(1, "pontoon-bridge")}, supply=SUPPLY),
        phase="turn",
        terrain={"b2": "town"},
    )
    play(match, "to b2")
    assert (is_empty(match, "b2"), junkyard(match, 0)) == (True, ["grenadiers"])


@covers("P-10.6")
def test_removing_damage_never_goes_below_zero() -> None:
    match = board(seat({"c2": "bergepanther", "d2": unit("panzer-iv", damage=1)}))
    happened = events(match, "repair c2")
    assert [(event.space, event.amount) for event in of_kind(happened, Repaired)] == [("d2", 1)]
    assert damage(match, "d2") == 0


@covers("P-10.7")
def test_damage_to_a_player_is_one_batch_in_the_order_of_the_supply() -> None:
    match = board(seat({"c4": "panther"}), seat(supply=["t-34", "kv-1", "is-2", "bt-7"]))
    (lost,) = of_kind(events(match, "attack c4"), SupplyDamaged)
    assert lost.cards == ("t-34", "kv-1", "is-2")
    assert (junkyard(match, 1), supply(match, 1)) == (["t-34", "kv-1", "is-2"], ["bt-7"])


@covers("P-10.7", "P-15.1")
def test_too_few_cards_all_go_and_nothing_else_happens() -> None:
    match = board(seat({"c4": "panther"}), seat(supply=["t-34"]))
    play(match, "attack c4")
    assert (junkyard(match, 1), supply(match, 1), match.is_over) == (["t-34"], [], False)


@covers("P-10.7")
def test_the_triggers_of_a_batch_wait_until_all_of_it_is_in_the_junkyard() -> None:
    """Ruling R26: Hidden Cache, the first of three, can shuffle the third back."""
    match = board(seat({"c4": "panther"}, supply=SUPPLY), seat(supply=["hidden-cache", "kv-1", "is-2", "bt-7"]))
    play(match, "attack c4")
    assert (asked(match), junkyard(match, 1)) == ((1, "junkyard-trigger"), ["hidden-cache", "kv-1", "is-2"])
    play(match, "play it", "target card is-2", "done")
    assert sorted(supply(match, 1)) == ["bt-7", "is-2"]


@covers("P-10.8")
@pytest.mark.parametrize(("depots", "lost"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_reductions_of_damage_to_a_player_add_up_to_no_less_than_one(depots: int, lost: int) -> None:
    stacks = {f"{column}5": stack(2, "dispersed-depots") for column in "abc"[:depots]}
    match = board(seat({"c4": "panther"}), seat(stacks=stacks, supply=SUPPLY))
    play(match, "attack c4")
    assert player(match, 1).supply == len(SUPPLY) - lost


@covers("P-10.8", "P-18.3")
def test_only_damage_from_attacks_is_reduced() -> None:
    match = board(seat({"c1": "m7-priest"}), seat(stacks={"a5": stack(2, "dispersed-depots")}, supply=SUPPLY))
    play(match, "ranged c1", "target player 1")
    assert player(match, 1).supply == len(SUPPLY) - 2
