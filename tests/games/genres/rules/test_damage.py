"""Damage, health, Push, Pull and Slam (G-8, G-9, G-12)."""

from typing import Any

import pytest

from clashtable.core.match import Match
from clashtable.games.genres.wire.events import CoinFlipped
from clashtable.games.genres.wire.pieces import Damaged, Died, Healed, LostHealth, Marked, Moved
from tests.games.genres.board import (
    board,
    events,
    hand,
    has_summon,
    health,
    legal,
    pawn,
    piece,
    play,
    seat,
    summon,
    zone,
)
from tests.games.genres.turns import active, end_turn, of_kind, path, pieces_hit
from tests.rulebook import covers


def dealt_to(match: Match, number: int, *moves: str) -> int:
    """Return the damage that a player's pawn takes in *moves*, from everything but Slam and the like."""
    happened = events(match, *moves)
    return sum(event.amount for event in of_kind(happened, Damaged) if event.piece == pawn(match, number).id)


# --- kinds of damage


@covers("G-8.2", "G-8.3")
@pytest.mark.parametrize(
    ("kind", "amount"),
    [
        ("attack", 3 + 1 - 1 + 1 - 1),
        ("effect", 2 + 1 - 1 + 1 - 1),
        ("ambient", 1 - 1),
        ("true", 2),
    ],
)
def test_each_kind_of_damage_goes_through_its_own_steps(kind: str, amount: int) -> None:
    """R-33: amplify and cover zones change the damage of actions only."""
    ann = seat(
        piece("F6", equipment=["cereal-box-ring"]),
        hand=["fireball-obviously", "poisoned-apple", "heat-squint", "undo-button"],
        summons={"annoying-sidekick": "A1"},
    )
    bob = seat(piece("H6", equipment=["dragonscale-pajamas"]))
    laid = [zone("sparring-mat", "H5"), zone("haunted-parlor", "H5")]
    if kind == "ambient":
        match = board(ann, bob, "K1", turn=1, phase="turn", zones=laid)
        assert health(match)[1] == 10 - amount
        return
    match = board(ann, bob, "K1", zones=laid)
    moves = {
        "attack": ["play fireball-obviously"],
        "effect": ["play poisoned-apple", "pick undo-button"],
        "true": ["play heat-squint"],
    }[kind]
    assert dealt_to(match, 1, *moves) == amount


# --- the order, step by step


@covers("G-8.3")
def test_step_1_base() -> None:
    assert dealt_to(board("F6", "G6", "K1"), 1, "melee") == 1
    assert dealt_to(board(seat("F6", hand=["fireball-obviously"]), "G6", "K1"), 1, "play fireball-obviously") == 3
    match = board(seat("A1", summons={"annoying-sidekick": "F6"}), "G6", "K1", phase="summon")
    assert dealt_to(match, 1, "attack") == 2


@covers("G-8.3")
def test_step_2_combos() -> None:
    match = board(seat("F6", hand=["one-two-punch", "ancient-technique"]), "G6", "K1")
    assert dealt_to(match, 1, "melee", "attach one-two-punch", "attach ancient-technique") == 4


@covers("G-8.3", "G-8.7")
def test_step_3_the_attackers_side() -> None:
    """Equipment, the controller's summons and lasting Events; a penalty can go below what is there."""
    ann = seat(
        piece("F6", equipment=["nunchucks-of-regret", "cereal-box-ring"]),
        summons={"annoying-sidekick": "A1", "retired-master": "A3"},
    )
    match = board(ann, "G6", "K1", chance=["coin heads"])
    assert dealt_to(match, 1, "melee") == 1 + 2 + 1 - 1 + 1
    match = board(seat("F6", hand=["scream-queen"]), "F4", "K1", events=["typecast=Horror"])
    assert dealt_to(match, 1, "play scream-queen") == 2
    match = board(seat("F6", hand=["sonic-clap"]), "F4", "K1", events=["typecast=Horror"])
    assert dealt_to(match, 1, "play sonic-clap") == 1
    ann = seat("F6", hand=["poison-umbrella"], summons={"annoying-sidekick": "A1"})
    match = board(ann, "G6", "K1", events=["typecast=Espionage"])
    assert dealt_to(match, 1, "play poison-umbrella") == 0 - 1 + 1


@covers("G-8.3")
def test_step_4_a_negative_result_becomes_0_before_doubling_and_zones() -> None:
    ann = seat("F6", hand=["poison-umbrella", "overcharge"], summons={"annoying-sidekick": "A1"})
    match = board(ann, "G6", "K1", zones=[zone("sparring-mat", "G5")])
    assert dealt_to(match, 1, "play poison-umbrella", "attach overcharge") == 1, "max(0, 0 - 1) × 2 + 1"
    ann = seat("F6", hand=["sonic-clap", "overcharge", "lucky-crit"])
    match = board(ann, "G6", "K1", chance=["coin heads"])
    moves = ("play sonic-clap", "attach overcharge", "attach lucky-crit")
    assert dealt_to(match, 1, *moves) == 4, "once for each doubling effect"


@covers("G-8.3")
def test_step_5_zones_where_the_piece_hit_stands() -> None:
    match = board("F6", "G6", "K1", zones=[zone("sparring-mat", "D4")])
    assert dealt_to(match, 1, "melee") == 1, "the attacker's zone does not matter"
    match = board("F6", "G6", "K1", zones=[zone("sparring-mat", "G4")])
    assert dealt_to(match, 1, "melee") == 2


@covers("G-8.3", "G-13.5")
def test_step_6_defense_unless_pierced() -> None:
    bob = seat(piece("G6", equipment=["dragonscale-pajamas", "spiked-shoulder-pads"]))
    fire = seat("F6", hand=["fireball-obviously", "ancient-technique"])
    assert dealt_to(board(fire, bob, "K1"), 1, "play fireball-obviously", "done") == 2, "the pads help against melee"
    assert dealt_to(board(fire, bob, "K1"), 1, "play fireball-obviously", "attach ancient-technique") == 4
    sword = seat(piece("F6", equipment=["nunchucks-of-regret"]))
    assert dealt_to(board(sword, bob, "K1", chance=["coin heads"]), 1, "melee") == 1, "1 + 2 - 1 - 1"


@covers("G-8.3", "G-11.8")
def test_step_7_objections_reduce_and_prevent() -> None:
    bob = seat("H6", hand=["deflector-bubble"])
    match = board(seat("F6", hand=["fireball-obviously", "bigger-boom"]), bob, "K1")
    assert dealt_to(match, 1, "play fireball-obviously", "attach bigger-boom", "respond deflector-bubble") == 1
    bob = seat("J6", hand=["it-was-just-the-cat"])
    match = board(seat("F6", hand=["dinosaur-stampede"]), bob, "K1")
    assert dealt_to(match, 1, "play dinosaur-stampede", "respond it-was-just-the-cat") == 1, "only the Slam"


@covers("G-8.3")
def test_step_8_the_floor() -> None:
    """R-32: damage never goes below 0 and never heals."""
    match = board("F6", seat(piece("G6", health=5)), "K1", zones=[zone("brooding-rooftop", "G5")])
    happened = events(match, "melee")
    assert ([event.amount for event in of_kind(happened, Damaged)], health(match)[1]) == ([0], 5)


@covers("G-8.3")
def test_step_9_limits_come_last() -> None:
    """R-31: this order; the Cape caps what is left after everything else."""
    cape = seat(piece("G6", equipment=["indestructible-cape"]))
    assert dealt_to(board(seat("F6", hand=["fireball-obviously"]), cape, "K1"), 1, "play fireball-obviously") == 1
    squint = seat("A6", hand=["heat-squint"])
    assert dealt_to(board(squint, cape, "K1"), 1, "play heat-squint") == 2, "not true damage"


# --- applying


@covers("G-8.4")
def test_all_damage_of_an_attack_is_one_batch() -> None:
    """Bob's Squire dies in the same batch and still protects him; both deaths come together."""
    bob = seat("G6", summons={"squire-with-potential": piece("G7", health=1)})
    match = board(seat("F6", hand=["chainsaw-solo"]), bob, "K1")
    happened = events(match, "play chainsaw-solo")
    assert [(event.piece, event.amount) for event in of_kind(happened, Damaged)] == [(2, 0), (3, 1)]
    assert not has_summon(match, "squire-with-potential")


@covers("G-8.4")
def test_the_order_after_the_damage() -> None:
    """Deaths, Drain, marks, Push and Slam, Recoil, the rest of the text, Combos in the order attached."""
    bob = seat(piece("G6", equipment=["spiked-shoulder-pads"]))
    match = board(
        seat(piece("F6", health=5), hand=["shoulder-charge", "drain-the-vein", "overcharge", "ever-after-party"]),
        bob, seat("A1", summons={"mop-bot": piece("I6", health=1)}),
    )  # fmt: skip
    moves = ("play shoulder-charge", "attach drain-the-vein", "attach overcharge", "attach ever-after-party")
    happened = events(match, *moves)
    story = [
        type(event).__name__ + (f" {event.by}" if isinstance(event, Damaged) else "")
        for event in happened
        if isinstance(event, (Damaged, Healed, Moved, Marked))
    ]
    assert story == [
        "Damaged shoulder-charge", "Healed", "Moved", "Damaged slam", "Damaged recoil", "Damaged overcharge", "Healed",
    ]  # fmt: skip


@covers("G-8.4")
def test_marks_come_before_the_pull_and_only_on_survivors() -> None:
    match = board(seat("A6", hand=["rodeo-lasso"]), seat("F6"), "K1")
    happened = events(match, "play rodeo-lasso")
    kinds = [type(event).__name__ for event in happened if isinstance(event, (Damaged, Marked, Moved))]
    assert kinds == ["Damaged", "Marked", "Moved"]
    assert (pawn(match, 1).square, pawn(match, 1).rooted) == ("B6", True)
    match = board(seat("A6", hand=["rodeo-lasso"]), seat(piece("F6", health=1)), "K1", "K11")
    play(match, "play rodeo-lasso")
    assert (pawn(match, 1).square, pawn(match, 1).rooted) == ("F6", False)


@covers("G-8.4", "G-17.2")
def test_recoils_come_one_after_another_with_a_check_for_deaths_after_each() -> None:
    """Ann has 1 health: the first Recoil kills her and is credited; the second finds nobody."""
    ann = seat(piece("F6", health=1), hand=["chainsaw-solo", "rerun"])
    bob = seat(piece("G6", equipment=["spiked-shoulder-pads"]))
    match = board(ann, bob, seat("A1", summons={"wicked-stepmother": "E6"}), "K1")
    happened = events(match, "play chainsaw-solo")
    assert [event.credited for event in of_kind(happened, Died)] == [1]
    assert (hand(match, 1)[0], health(match)[0]) == ("rerun", 0)


@covers("G-8.4")
def test_equipment_does_not_act_for_an_attacker_whom_recoil_has_killed() -> None:
    ann = seat(piece("F6", health=1, equipment=["nunchucks-of-regret"]))
    match = board(ann, seat(piece("G6", equipment=["spiked-shoulder-pads"])), "A1", "K1")
    happened = events(match, "melee")
    assert of_kind(happened, CoinFlipped) == []
    assert (pawn(match, 0).kind, health(match)[0]) == ("ghost", 0)


@covers("G-8.5")
def test_zero_is_a_hit_and_a_piece_is_hit_at_most_once() -> None:
    guard = seat("G6", summons={"bodyguard-in-sunglasses": "G7"})
    match = board(seat("F6", hand=["poison-umbrella", "while-youre-here"]), guard, "F7")
    play(match, "play poison-umbrella", "attach while-youre-here", "target pawn 1")
    marks = [summon(match, "bodyguard-in-sunglasses").bleed, pawn(match, 1).bleed, pawn(match, 2).bleed]
    assert marks == [3, 0, 3], "the Bodyguard is hit already, so only Cat can be the second target"


@covers("G-8.5")
def test_push_applies_to_a_piece_hit_for_nothing() -> None:
    match = board(seat("F6", hand=["sonic-clap"]), "G6", "K1", zones=[zone("brooding-rooftop", "G5")])
    happened = events(match, "play sonic-clap")
    assert (pieces_hit(happened), health(match)[1], pawn(match, 1).square) == ((2,), 10, "I6")


@covers("G-8.6")
def test_secondary_damage_sets_off_nothing_but_deaths() -> None:
    """Slam and a blast of 2 leave the Cereal Box Ring alone; an attack of 2 does not."""
    charging = seat(piece("D6", equipment=["steel-toed-boots"]), hand=["shoulder-charge"])
    ringed = seat(piece("E6", equipment=["cereal-box-ring"]), summons={"mop-bot": "F6"})
    match = board(charging, ringed, "K1")
    happened = events(match, "play shoulder-charge")
    assert [(event.by, event.amount) for event in of_kind(happened, Damaged)] == [("shoulder-charge", 1), ("slam", 2)]
    assert pawn(match, 1).equipment == ("cereal-box-ring",)
    match = board(seat("A6", hand=["fridge-toss"]), seat(piece("D6", equipment=["cereal-box-ring"])), "K1")
    play(match, "play fridge-toss")
    assert (health(match)[1], pawn(match, 1).equipment) == (8, ())
    intern = {"self-destruct-intern": piece("G6", health=1)}
    match = board(seat(piece("F6", equipment=["cereal-box-ring"])), seat("K1", summons=intern), "K11")
    play(match, "melee")
    assert (health(match)[0], pawn(match, 0).equipment) == (8, ("cereal-box-ring",))
    chain = {"self-destruct-intern": piece("G6", health=1), "shambling-cousin": piece("K2", health=1)}
    match = board(seat(piece("F6", health=2)), seat("K1", summons=chain), seat(piece("G7", health=2)), "A1")
    happened = events(match, "melee", "target self-destruct-intern")
    assert [event.seat for event in of_kind(happened, Died)] == [1, 0, 2], "deaths, and all who die of them"


@covers("G-8.6")
def test_recoil_does_not_answer_recoil_and_spares_the_ring() -> None:
    """Both wear Spiked Shoulder Pads, and the attacker a Ring: Recoils of 1 and 2 leave it whole."""
    ann = seat("A1", summons={"budget-vampire": piece("F6", equipment=["spiked-shoulder-pads", "cereal-box-ring"])})
    match = board(ann, seat("K1", summons={"wicked-stepmother": "G6"}), "K11", phase="summon")
    play(match, "attack")
    assert (summon(match, "budget-vampire").health, summon(match, "wicked-stepmother").health) == (2, 2)
    doubled = seat("K1", summons={"wicked-stepmother": piece("G6", equipment=["spiked-shoulder-pads"])})
    match = board(seat(piece("F6", equipment=["cereal-box-ring"])), doubled, "K11")
    happened = events(match, "melee")
    assert [event.amount for event in of_kind(happened, Damaged) if event.by == "recoil"] == [2]
    assert (health(match)[0], pawn(match, 0).equipment) == (8, ("cereal-box-ring",))


@covers("G-8.7")
def test_a_players_bonuses_do_not_touch_summons_and_zones() -> None:
    ann = seat(piece("A1", equipment=["cereal-box-ring"]), summons={"annoying-sidekick": "F6"})
    match = board(ann, "G6", "K1", phase="summon")
    assert dealt_to(match, 1, "attack") == 2
    match = board(ann, "D6", "K1", turn=1, phase="turn", zones=[zone("haunted-parlor", "C5")])
    assert health(match)[1] == 9


@covers("G-8.8")
@pytest.mark.parametrize("source", ["melee", "summon", "zone", "event", "effect", "bleed"])
def test_any_damage_can_defeat_a_player(source: str) -> None:
    """R-34: not only Action cards."""
    bob = seat(piece("G6", health=1, bleed=int(source == "bleed")))
    settings: dict[str, dict[str, Any]] = {
        "summon": {"phase": "summon"},
        "zone": {"turn": 1, "phase": "turn", "zones": [zone("haunted-parlor", "G5")]},
        "event": {"phase": "draw", "armories": [["the-call-is-from-center-stage"]]},
        "bleed": {"turn": 1, "phase": "turn"},
    }
    ann = seat(
        "A1" if source == "event" else "F6", hand=["poisoned-apple", "rerun"], summons={"mop-bot": "G5"}
    )  # fmt: skip
    match = board(ann, bob, "K1", "K11", **settings.get(source, {}))
    moves = {"melee": ["melee"], "summon": ["attack"], "effect": ["play poisoned-apple"]}.get(source, [])
    play(match, *moves)
    assert pawn(match, 1).kind == "ghost"


# --- health


@covers("G-9.1")
def test_health_never_exceeds_its_maximum() -> None:
    """R-35: players start at 10 and can have 11; a summon never more than printed."""
    match = board(seat("A1", hand=["inner-peace", "rerun"]), "K1", "K11")
    play(match, "play inner-peace")
    assert health(match)[0] == 11
    match = board(seat("A1", hand=["cherry-healing-potion"], summons={"mop-bot": piece("B2", health=1)}), "K1", "K11")
    play(match, "play cherry-healing-potion", "piece mop-bot")
    assert summon(match, "mop-bot").health == 2


@covers("G-9.2")
def test_healing_removes_bleed_even_at_full_health() -> None:
    match = board(seat(piece("A1", health=11, bleed=3), hand=["inner-peace", "rerun"]), "K1", "K11")
    play(match, "play inner-peace")
    assert (health(match)[0], pawn(match, 0).bleed) == (11, 0)
    doll = seat(piece("A1", health=5, bleed=3, equipment=["cursed-doll"]), hand=["inner-peace", "rerun"])
    match = board(doll, "K1", "K11")
    play(match, "play inner-peace")
    assert (health(match)[0], pawn(match, 0).bleed) == (5, 3)


@covers("G-9.3", "G-18.7")
def test_ghosts_are_not_healed() -> None:
    match = board(seat("F6", hand=["save-the-cat"]), "K1", seat("G6", ghost=True), "A1", phase="action")
    play(match, "play save-the-cat")
    assert (pawn(match, 2).kind, pawn(match, 2).health, hand(match, 0)) == ("ghost", 0, [])


@covers("G-9.4")
def test_paying_health_is_not_damage() -> None:
    ann = seat(piece("A1", health=5, equipment=["dragonscale-pajamas", "cereal-box-ring"]), hand=["signed-in-red"])
    match = board(ann, "K1", "K11")
    happened = events(match, "play signed-in-red")
    assert [(event.amount, event.why) for event in of_kind(happened, LostHealth)] == [(2, "payment")]
    assert (of_kind(happened, Damaged), health(match)[0], len(pawn(match, 0).equipment)) == ([], 3, 2)


@covers("G-9.5", "G-20.4")
def test_health_is_recorded_as_it_comes_out() -> None:
    match = board(seat("F6", hand=["fireball-obviously"]), seat(piece("G6", health=1)), "K1", "K11")
    play(match, "play fireball-obviously")
    assert (health(match)[1], pawn(match, 1).health) == (-2, 0)


# --- Push, Pull, Slam and marks


@covers("G-12.1")
@pytest.mark.parametrize(
    ("square", "end"),
    [
        ("F5", "F2"),
        ("G5", "J2"),
        ("H5", "K2"),
        ("I5", "K5"),
        ("F10", "F11"),
        ("G8", "J11"),
        ("G9", "G11"),
        ("D7", "A10"),
    ],
)
def test_a_push_goes_in_the_nearest_of_eight_directions(square: str, end: str) -> None:
    """R-40: straight away from the pusher."""
    match = board(seat("F6", hand=["dinosaur-stampede"]), square, "A1")
    play(match, "play dinosaur-stampede")
    assert pawn(match, 1).square == end


@covers("G-12.1", "G-12.3")
def test_pushes_add_up_and_stop_before_walls_and_pieces() -> None:
    boots = seat(piece("D6", equipment=["steel-toed-boots"]), hand=["shoulder-charge", "giant-pow"])
    match = board(boots, "E6", "A1", events=["tournament-bracket", "gravity-department-on-strike"])
    happened = events(match, "play shoulder-charge", "attach giant-pow")
    assert path(happened, 2) == ["F6", "G6", "H6", "I6", "J6", "K6"], "4 + 2 + 2 + 1 + 1, to the border"
    assert [(event.by, event.amount) for event in of_kind(happened, Damaged)] == [("shoulder-charge", 2), ("slam", 2)]
    match = board(seat("D6", hand=["shoulder-charge"]), "E6", "A1", zones=[zone("briar-hedge", "G5")])
    play(match, "play shoulder-charge")
    assert (pawn(match, 1).square, health(match)[1]) == ("F6", 8)


@covers("G-12.1")
def test_the_farthest_is_pushed_first_and_ties_go_in_reading_order() -> None:
    match = board(seat("F6", hand=["sonic-clap"]), "H6", "G6", "D4", "F4")
    happened = events(match, "play sonic-clap")
    assert [event.piece for event in of_kind(happened, Moved)] == [4, 5, 2, 3]


@covers("G-12.1", "G-12.4")
def test_a_ghost_in_the_same_square_pushes_nobody() -> None:
    match = board(
        "A1", "F6", seat("K1", hand=["giant-pow"]), seat("F6", ghost=True), turn=3, phase="ghost"
    )  # fmt: skip
    play(match, "attack", "respond giant-pow")
    assert (health(match)[1], pawn(match, 1).square) == (8, "F6")
    match = board(
        "A1", "F6", seat("K1", hand=["giant-pow"]), seat("E6", ghost=True), turn=3, phase="ghost"
    )  # fmt: skip
    play(match, "attack", "respond giant-pow")
    assert pawn(match, 1).square == "H6"


@covers("G-12.2")
def test_a_pull_is_worked_out_at_each_step_and_stops_when_adjacent() -> None:
    match = board(seat("F6", hand=["cane-from-stage-left"]), "J7", "A1")
    happened = events(match, "play cane-from-stage-left", "target pawn 1")
    assert path(happened, 2) == ["I7", "H7", "G6"]
    assert health(match)[1] == 8
    match = board(seat("F6", hand=["gravity-well"]), "H6", "I6", "A1")
    happened = events(match, "play gravity-well")
    assert [(event.piece, event.path) for event in of_kind(happened, Moved)] == [(2, ("G6",)), (3, ("H6",))]


@covers("G-12.2")
def test_a_pull_comes_after_a_push() -> None:
    """Giant POW! pushes by 2, then the Watch pulls by 1."""
    match = board(seat(piece("F6", equipment=["grapnel-watch"]), hand=["giant-pow"]), "G6", "A1")
    happened = events(match, "melee", "attach giant-pow")
    assert path(happened, 2) == ["H6", "I6", "H6"]


@covers("G-12.3")
def test_slam_damage_is_one_batch_after_all_pushes_and_pulls() -> None:
    match = board(seat("F6", hand=["dinosaur-stampede"]), "J6", "F2", "A1")
    happened = events(match, "play dinosaur-stampede")
    kinds = [type(event).__name__ for event in happened if isinstance(event, (Damaged, Moved))]
    assert kinds == ["Damaged", "Damaged", "Moved", "Moved", "Damaged", "Damaged"]
    pads = seat(piece("J6", equipment=["dragonscale-pajamas"]))
    match = board(seat("F6", hand=["dinosaur-stampede"]), pads, "A1")
    play(match, "play dinosaur-stampede")
    assert health(match)[1] == 10, "ambient damage, less Defense"


@covers("G-12.4", "G-18.7")
def test_ghosts_are_not_pushed_pulled_or_swapped() -> None:
    match = board(seat("F6", hand=["sonic-clap", "teleporter-mix-up"]), "A1", "K1", seat("G6", ghost=True))
    play(match, "play sonic-clap")
    assert (pawn(match, 3).square, pawn(match, 3).frozen) == ("G6", True)
    play(match, "play teleporter-mix-up")
    assert "piece ghost 3" not in legal(match)


@covers("G-12")
def test_bleed_never_exceeds_three() -> None:
    match = board(seat("F6", hand=["poison-umbrella"]), seat(piece("G6", bleed=2, bleed_by=2)), "K1")
    play(match, "play poison-umbrella")
    assert (pawn(match, 1).bleed, pawn(match, 1).bleed_by) == (3, 0)


@covers("G-12")
def test_slowed_and_rooted_end_in_the_end_step_of_the_controller() -> None:
    match = board(seat("A6", hand=["freeze-ray-lightly-used"]), "C6", "K1")
    play(match, "play freeze-ray-lightly-used")
    end_turn(match)
    assert (active(match), pawn(match, 1).slowed) == (1, True)
    end_turn(match)
    assert not pawn(match, 1).slowed


@covers("G-12")
def test_drain_heals_the_controllers_pawn_once_and_only_for_damage() -> None:
    vampire = seat(piece("A1", health=5), summons={"budget-vampire": "F6"})
    match = board(vampire, "G6", "K1", phase="summon")
    play(match, "attack")
    assert health(match)[:2] == [6, 9]
    match = board(vampire, "G6", "K1", phase="summon", zones=[zone("brooding-rooftop", "G5")])
    play(match, "attack")
    assert health(match)[:2] == [5, 10]
    drain = seat(piece("F6", health=5), hand=["sonic-clap", "drain-the-vein"])
    match = board(drain, "G6", "F7")
    play(match, "play sonic-clap", "attach drain-the-vein")
    assert health(match) == [8, 9, 9]


@covers("G-12")
def test_recoil_follows_melee_attacks_on_survivors_and_spares_ghosts() -> None:
    pads = seat(piece("G6", equipment=["spiked-shoulder-pads"]))
    match = board(seat("F6", hand=["sonic-clap"]), pads, "K1")
    play(match, "play sonic-clap")
    assert health(match)[0] == 10, "ranged"
    match = board("A1", pads, seat("F6", ghost=True), "K1", turn=2, phase="ghost")
    happened = events(match, "attack")
    assert [(event.by, event.piece) for event in of_kind(happened, Damaged)] == [("ghost", pawn(match, 1).id)]
    assert (health(match)[1], pawn(match, 2).frozen) == (9, False)
    for left, recoil in ((2, 1), (1, 0)):
        spiked = seat("K1", summons={"wicked-stepmother": piece("G6", health=left)})
        match = board("F6", spiked, "K11")
        play(match, "melee")
        assert (has_summon(match, "wicked-stepmother"), health(match)[0]) == (left > 1, 10 - recoil)
