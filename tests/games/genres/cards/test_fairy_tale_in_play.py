"""Fairy Tale, cards that stay in play and the Event: each works, does not, and stops where it should."""

import pytest

from tests.cardbook import about
from tests.games.genres.board import (
    actions,
    asked,
    board,
    discard,
    follow_ups,
    hand,
    has_summon,
    health,
    is_calm,
    legal,
    pawn,
    piece,
    play,
    player,
    seat,
    squares,
    summon,
    view,
    zone,
    zones,
)
from tests.rulebook import covers

# --- Seven-League Clogs


@about("seven-league-clogs")
def test_seven_league_clogs_give_three_squares_more() -> None:
    match = board(seat("A1", hand=["seven-league-clogs"]), "K1", "K11")
    play(match, "play seven-league-clogs")
    assert (pawn(match, 0).movement.value, actions(match)) == (8, 1)
    reached = squares(match, "move")
    assert len(reached) == 9 * 9 - 1
    assert "I9" in reached


@about("seven-league-clogs")
@covers("G-13.1")
def test_seven_league_clogs_fit_any_ally_but_no_enemy() -> None:
    match = board(
        seat("A1", hand=["seven-league-clogs"], summons={"three-tired-pigs": "A3"}),
        seat("B1", summons={"mop-bot": "B2"}),
        "K11",
    )
    play(match, "play seven-league-clogs")
    assert legal(match) == ["piece pawn 0", "piece three-tired-pigs"]
    play(match, "piece three-tired-pigs")
    assert (summon(match, "three-tired-pigs").movement.value, pawn(match, 0).movement.value) == (5, 5)


@about("seven-league-clogs", "midnight-sprint")
@covers("G-6.9")
def test_seven_league_clogs_do_not_lengthen_moves_with_a_number_of_their_own() -> None:
    match = board(seat(piece("A1", equipment=["seven-league-clogs"]), hand=["midnight-sprint"]), "K1", "K11")
    assert len(follow_ups(match, "play midnight-sprint")) == 1 + 5 * 5 - 1


@about("seven-league-clogs", "dragonscale-pajamas", "enormous-gun")
@covers("G-6.4", "G-13.2")
def test_seven_league_clogs_are_added_to_everything_else_that_changes_movement() -> None:
    match = board(
        seat(piece("A1", equipment=["dragonscale-pajamas", "enormous-gun"]), hand=["seven-league-clogs"]), "K1", "K11"
    )
    assert pawn(match, 0).movement.value == 5 - 1 - 2
    play(match, "play seven-league-clogs")
    assert pawn(match, 0).movement.value == 5 - 2 + 3
    assert (pawn(match, 0).equipment, discard(match)) == (
        ("enormous-gun", "seven-league-clogs"),
        ["dragonscale-pajamas"],
    )


# --- Briar Hedge


@about("briar-hedge")
@covers("G-14.4", "G-16.3")
def test_briar_hedge_is_a_wall_that_stays_and_may_close_center_stage() -> None:
    match = board(seat("A1", hand=["briar-hedge"]), "E6", "K11")
    play(match, "play briar-hedge", "layout 3x4", "corner F5")
    (laid,) = zones(match)
    assert (laid.square, laid.wide, laid.high, laid.effect, laid.temporary) == ("F5", 3, 4, "wall", False)
    assert actions(match) == 1
    play(match, "end")
    reached = set(squares(match, "move"))
    assert reached.isdisjoint({column + row for column in "FGH" for row in "5678"})
    assert "I4" in reached
    assert "I6" not in reached
    play(match, "end", "end")
    assert (asked(match), [found.card for found in zones(match)]) == ((0, "main"), ["briar-hedge"])


@about("briar-hedge")
@covers("G-14.9")
def test_briar_hedge_grows_only_where_nobody_stands() -> None:
    match = board(seat("A1", hand=["briar-hedge"]), seat("F6", summons={"mop-bot": "J9"}), "K1", seat("D5", ghost=True))
    play(match, "play briar-hedge", "layout 4x3")
    offered = set(legal(match))
    assert {"corner C4", "corner F6", "corner H9", "corner G7", "corner H1", "corner A1"}.isdisjoint(offered)
    assert {"corner B4", "corner C1", "corner G4", "corner F7"} <= offered


@about("briar-hedge", "heat-squint")
@covers("G-7.2", "G-14.9")
def test_briar_hedge_stops_lines_but_neither_bursts_nor_reach() -> None:
    hedge = [zone("briar-hedge", "G5", seat=2)]
    blocked = board(seat("F6", hand=["heat-squint"]), "K6", "A1", zones=hedge)
    assert "play heat-squint" not in legal(blocked)
    burst = board(seat("F8", hand=["rain-of-arrows"]), "J8", "A1", zones=hedge)
    play(burst, "play rain-of-arrows")
    assert health(burst) == [10, 9, 10]
    thin = [zone("briar-hedge", "G6", wide=4, seat=2)]
    turret = board(seat("A1", summons={"sentry-turret": "F6"}), "I9", "K11", zones=thin, phase="summon")
    play(turret, "attack")
    assert health(turret) == [10, 9, 10]


@about("briar-hedge")
@covers("G-18.3")
def test_briar_hedge_does_not_stop_ghosts() -> None:
    match = board(seat("D6", ghost=True), "I6", "K11", zones=[zone("briar-hedge", "E5", seat=1)], phase="ghost")
    reached = squares(match, "move")
    assert {"I6", "F6"} <= set(reached)


@about("briar-hedge")
@covers("G-17.3")
def test_briar_hedge_withers_when_its_player_dies() -> None:
    match = board(
        "F6",
        seat(piece("G6", health=1)),
        "K11",
        "A1",
        zones=[zone("briar-hedge", "A6", seat=1), zone("minefield", "A2", seat=2)],
    )
    play(match, "melee")
    assert ([found.card for found in zones(match)], discard(match)) == (["minefield"], ["briar-hedge"])


# --- Gingerbread Yard


@about("gingerbread-yard")
@covers("G-14.3")
def test_gingerbread_yard_gives_a_card_and_then_hurts() -> None:
    match = board(seat("A1", hand=["gingerbread-yard"]), "K1", "K11", armories=[["rerun", "seance"]], actions=3)
    play(match, "play gingerbread-yard", "layout 3x4", "corner C1")
    (laid,) = zones(match)
    assert (laid.effect, laid.value, laid.temporary) == ("bait", 1, False)
    play(match, "move", "to C2")
    assert (hand(match, 0), health(match), actions(match)) == (["rerun"], [9, 10, 10], 1)
    assert is_calm(match)


@about("gingerbread-yard")
@covers("G-4.5", "G-14.7")
def test_gingerbread_yard_works_at_the_start_of_a_turn_and_once_a_turn() -> None:
    match = board("A1", "D2", "K11", zones=[zone("gingerbread-yard", "C1")])
    play(match, "end")
    assert (health(match), len(hand(match, 1))) == ([10, 9, 10], 2)
    play(match, "move", "to G2", "move", "to E2")
    assert (health(match), len(hand(match, 1))) == ([10, 9, 10], 2)


@about("gingerbread-yard")
@covers("G-14.3")
def test_gingerbread_yard_leaves_summons_and_ghosts_alone() -> None:
    yard = [zone("gingerbread-yard", "C1", seat=1)]
    match = board(seat("A1", summons={"mop-bot": "B2"}), "K1", "K11", zones=yard, phase="summon")
    play(match, "move", "to D2")
    assert (summon(match, "mop-bot").health, hand(match, 0)) == (2, [])
    ghost = board(seat("A1", ghost=True), "K1", "K11", zones=yard, phase="ghost")
    play(ghost, "move", "to D2")
    assert hand(ghost, 0) == []


@about("gingerbread-yard", "dragonscale-pajamas")
@covers("G-13.5")
def test_gingerbread_yard_is_all_sweets_for_who_has_defense() -> None:
    match = board(
        seat(piece("A1", equipment=["dragonscale-pajamas"])),
        "K1",
        "K11",
        zones=[zone("gingerbread-yard", "C1", seat=1)],
    )
    play(match, "move", "to C2")
    assert (health(match)[0], len(hand(match, 0))) == (10, 1)


@about("gingerbread-yard", "the-call-is-from-center-stage")
@covers("G-19.6", "G-6.8")
def test_gingerbread_yard_lets_an_event_wait_for_the_end_of_the_move() -> None:
    match = board(
        seat("A6"), "K1", "K11", zones=[zone("gingerbread-yard", "C5", seat=1)],
        armories=[["the-call-is-from-center-stage"]],
    )  # fmt: skip
    play(match, "move", "to E6")
    assert (pawn(match, 0).square, health(match), hand(match, 0)) == ("E6", [7, 10, 10], [])
    far = board(
        seat("B6"), "K1", "K11", zones=[zone("gingerbread-yard", "A7", seat=1)],
        armories=[["the-call-is-from-center-stage"]],
    )  # fmt: skip
    play(far, "move", "to B8")
    assert health(far) == [9, 10, 10]


@about("gingerbread-yard")
@covers("G-17.2", "G-6.8")
def test_gingerbread_yard_that_kills_brings_its_player_the_card_too() -> None:
    match = board(
        seat(piece("A1", health=1), hand=["seance"]),
        seat("K1", hand=["wiretap"]),
        "K11",
        "A11",
        zones=[zone("gingerbread-yard", "C1", seat=1)],
        armories=[["rerun"]],
    )
    play(match, "move", "to D2")
    assert (player(match, 0).is_alive, pawn(match, 0).kind, pawn(match, 0).square[0]) == (False, "ghost", "C")
    assert hand(match, 1)[:3] == ["wiretap", "seance", "rerun"]


# --- Wolf in a Nightgown


@about("wolf-in-a-nightgown")
@covers("G-7.5")
def test_wolf_in_a_nightgown_cannot_be_targeted_beside_its_pawn() -> None:
    match = board(seat("F6", hand=["chainsaw-solo"]), seat("H6", summons={"wolf-in-a-nightgown": "G6"}), "A1")
    found = summon(match, "wolf-in-a-nightgown")
    assert (found.health, found.attack.value, found.movement.value) == (4, 1, 4)
    assert "melee" not in legal(match)
    play(match, "play chainsaw-solo")
    assert summon(match, "wolf-in-a-nightgown").health == 3


@about("wolf-in-a-nightgown")
def test_wolf_in_a_nightgown_is_a_target_away_from_its_pawn_or_as_a_frog() -> None:
    far = board("F6", seat("I6", summons={"wolf-in-a-nightgown": "G6"}), "H5")
    play(far, "melee")
    assert summon(far, "wolf-in-a-nightgown").health == 3
    frog = {"wolf-in-a-nightgown": piece("G6", frog=True)}
    match = board("F6", seat("H6", summons=frog), "A1")
    play(match, "melee")
    assert summon(match, "wolf-in-a-nightgown").health == 3


@about("wolf-in-a-nightgown")
@covers("G-18.4")
def test_wolf_in_a_nightgown_does_not_deceive_ghosts() -> None:
    match = board(seat("F6", ghost=True), seat("H6", summons={"wolf-in-a-nightgown": "G6"}), "A1", "K1", phase="ghost")
    play(match, "attack")
    assert summon(match, "wolf-in-a-nightgown").health == 3


@about("wolf-in-a-nightgown", "secret-identity")
def test_wolf_in_a_nightgown_cannot_be_given_an_attack_that_is_redirected() -> None:
    match = board("F6", seat("G6", hand=["secret-identity"], summons={"wolf-in-a-nightgown": "G5"}), "A1")
    play(match, "melee")
    assert (health(match), hand(match, 1)) == ([10, 9, 10], ["secret-identity"])


@about("wolf-in-a-nightgown", "sentry-turret")
def test_wolf_in_a_nightgown_is_safe_from_the_attacks_of_summons_too() -> None:
    match = board(
        seat("A1", summons={"sentry-turret": "F6"}), seat("I8", summons={"wolf-in-a-nightgown": "H7"}), "F9",
        phase="summon",
    )  # fmt: skip
    play(match, "attack")
    assert legal(match) == ["target pawn 1", "target pawn 2"]


# --- Three Tired Pigs


@about("three-tired-pigs")
def test_three_tired_pigs_attack_up_to_three_different_targets() -> None:
    match = board(
        seat("A1", summons={"three-tired-pigs": "F6"}), "G6", seat("F5", summons={"sentry-turret": "E5"}), "G7",
        phase="summon",
    )  # fmt: skip
    found = summon(match, "three-tired-pigs")
    assert (found.health, found.attack.value, found.movement.value) == (3, 1, 2)
    play(match, "attack")
    assert legal(match) == ["target pawn 1", "target pawn 2", "target sentry-turret", "target pawn 3"]
    play(match, "target pawn 2", "attack")
    assert legal(match) == ["target pawn 1", "target sentry-turret", "target pawn 3"]
    play(match, "target sentry-turret", "attack")
    assert legal(match) == ["target pawn 1", "target pawn 3"]
    play(match, "target pawn 1")
    assert (health(match), summon(match, "sentry-turret").health) == ([10, 9, 9, 10], 2)
    assert legal(match) == ["end", "move"]


@about("three-tired-pigs")
def test_three_tired_pigs_cannot_attack_the_same_target_twice_in_a_turn() -> None:
    match = board(seat("A1", summons={"three-tired-pigs": "F6"}), "G6", "K11", phase="summon")
    play(match, "attack")
    assert (health(match), legal(match)) == ([10, 9, 10], ["end", "move"])


@about("three-tired-pigs")
@covers("G-15.6")
def test_three_tired_pigs_may_move_between_their_attacks_and_attack_anew_in_the_next_turn() -> None:
    match = board(seat("A1", summons={"three-tired-pigs": "F6"}), "G6", "I6", phase="summon")
    play(match, "attack", "move", "to H7", "attack")
    assert health(match) == [10, 9, 9]
    assert asked(match) == (1, "main")
    play(match, "end", "end", "end", "attack", "target pawn 1", "attack")
    assert health(match) == [10, 8, 8]


@about("three-tired-pigs", "team-up-issue")
def test_three_tired_pigs_make_a_single_attack_for_team_up_issue() -> None:
    match = board(seat("A1", hand=["team-up-issue"], summons={"three-tired-pigs": "F6"}), "G6", "F5", actions=2)
    play(match, "play team-up-issue", "next three-tired-pigs", "target pawn 1")
    assert (asked(match), health(match)) == ((0, "main"), [10, 9, 10])
    play(match, "end", "attack", "target pawn 1", "attack")
    assert health(match) == [10, 8, 9]


@about("three-tired-pigs")
def test_three_tired_pigs_may_attack_a_ghost_and_an_enemy_on_its_square() -> None:
    match = board(seat("A1", summons={"three-tired-pigs": "F6"}), "G6", "K11", seat("G6", ghost=True), phase="summon")
    play(match, "attack", "target ghost 3", "attack")
    assert (health(match)[:3], pawn(match, 3).frozen, legal(match)) == ([10, 9, 10], True, ["end", "move"])


# --- Wicked Stepmother


@about("wicked-stepmother")
@covers("G-6.4")
def test_wicked_stepmother_leaves_enemy_pawns_beside_her_two_squares_of_movement() -> None:
    match = board(
        seat(piece("F6", equipment=["seven-league-clogs"])),
        seat("A1", summons={"wicked-stepmother": "G7"}),
        "K11",
    )
    found = summon(match, "wicked-stepmother")
    assert (found.health, found.attack.value, found.movement.value) == (4, 0, 3)
    assert pawn(match, 0).movement.value == 2
    reached = set(squares(match, "move"))
    assert len(reached) == 5 * 5 - 2 - 1
    play(match, "move", "to D6")
    assert pawn(match, 0).movement.value == 8


@about("wicked-stepmother")
def test_wicked_stepmother_holds_up_neither_friends_nor_summons_nor_who_is_farther_away() -> None:
    match = board(
        seat("F6", summons={"mop-bot": "G6"}),
        seat("H7", summons={"wicked-stepmother": "G8"}),
        "K11",
    )
    assert [pawn(match, number).movement.value for number in (0, 1)] == [5, 5]
    frog = {"wicked-stepmother": piece("G7", frog=True)}
    match = board(seat("F6", summons={"mop-bot": "G6"}), seat("H7", summons=frog), "K11")
    assert pawn(match, 0).movement.value == 5
    near = board(seat("K1", summons={"mop-bot": "G6"}), seat("H7", summons={"wicked-stepmother": "G7"}), "K11")
    assert summon(near, "mop-bot").movement.value == 3


@about("wicked-stepmother")
@covers("G-8.4")
def test_wicked_stepmother_strikes_back_at_melee_attackers_only() -> None:
    mother = seat("A1", summons={"wicked-stepmother": "G6"})
    melee = board("F6", mother, "K11")
    play(melee, "melee")
    assert (summon(melee, "wicked-stepmother").health, health(melee)) == (3, [9, 10, 10])
    ranged = board(seat("F6", hand=["sonic-clap"]), mother, "K11")
    play(ranged, "play sonic-clap")
    assert (summon(ranged, "wicked-stepmother").health, health(ranged)) == (3, [10, 10, 10])
    ghost = board(seat("F6", ghost=True), mother, "K11", "K1", phase="ghost")
    play(ghost, "attack")
    assert summon(ghost, "wicked-stepmother").health == 3


@about("wicked-stepmother")
def test_wicked_stepmother_does_not_strike_back_when_she_dies() -> None:
    match = board("F6", seat("A1", summons={"wicked-stepmother": piece("G6", health=1)}), "K11")
    play(match, "melee")
    assert (has_summon(match, "wicked-stepmother"), health(match)) == (False, [10, 10, 10])


@about("wicked-stepmother")
@covers("G-17.2", "G-15.8")
def test_wicked_stepmother_cannot_attack_but_her_recoil_can_kill_for_her_player() -> None:
    match = board(
        seat(piece("F6", health=1), hand=["rerun"]),
        seat("A1", hand=["seance"], summons={"wicked-stepmother": "G6"}),
        "K11",
        "K1",
    )
    play(match, "melee")
    assert not player(match, 0).is_alive
    assert hand(match, 1)[:2] == ["seance", "rerun"]
    idle = board(seat("A1", summons={"wicked-stepmother": "G6"}), "F6", "K11", phase="summon")
    assert legal(idle) == ["end", "move"]


# --- Clock Strikes Twelve


@about("clock-strikes-twelve")
@covers("G-19.6")
def test_clock_strikes_twelve_destroys_every_equipment_card_in_play() -> None:
    match = board(
        seat(piece("A1", equipment=["jetpack-warranty-void", "cursed-doll"])),
        seat("K1", summons={"mop-bot": piece("K2", equipment=["seven-league-clogs"])}),
        seat(piece("K11", equipment=["enormous-gun"]), hand=["clown-shoes"]),
        armories=[["clock-strikes-twelve"]],
        zones=[zone("haunted-parlor", "E5")],
    )
    play(match, "draw")
    assert [pawn(match, number).equipment for number in range(3)] == [(), (), ()]
    assert summon(match, "mop-bot").equipment == ()
    assert discard(match) == [
        "jetpack-warranty-void", "cursed-doll", "seven-league-clogs", "enormous-gun", "clock-strikes-twelve",
    ]  # fmt: skip
    assert (hand(match, 0), hand(match, 2), len(zones(match))) == ([], ["clown-shoes"], 1)
    assert is_calm(match)


@about("clock-strikes-twelve")
@covers("G-19.7")
def test_clock_strikes_twelve_is_over_at_once() -> None:
    match = board(
        seat("A1", hand=["jetpack-warranty-void"]), "K1", "K11", armories=[["clock-strikes-twelve"]], actions=3
    )
    play(match, "draw")
    assert (discard(match), view(match, None).table.events) == (["clock-strikes-twelve"], ())
    play(match, "play jetpack-warranty-void")
    assert pawn(match, 0).equipment == ("jetpack-warranty-void",)


@about("clock-strikes-twelve")
@covers("G-4.6", "G-19.6")
def test_clock_strikes_twelve_in_the_draw_step_is_not_replaced_and_strikes_its_own_player() -> None:
    match = board(
        "A1",
        seat(piece("K1", equipment=["seven-league-clogs"]), hand=["rerun"]),
        "K11",
        armories=[["clock-strikes-twelve", "seance"]],
    )
    play(match, "end")
    assert (asked(match), hand(match, 1), pawn(match, 1).movement.value) == ((1, "main"), ["rerun"], 5)


@about("clock-strikes-twelve", "everything-bagel")
@covers("G-19.6")
def test_clock_strikes_twelve_waits_for_the_effect_that_drew_it() -> None:
    match = board(
        seat(piece("A3", equipment=["jetpack-warranty-void"]), hand=["everything-bagel"]),
        "K1",
        "K11",
        armories=[["clock-strikes-twelve"]],
        zones=[zone("briar-hedge", "B1", seat=1)],
    )
    play(match, "play everything-bagel")
    assert pawn(match, 0).equipment == ("jetpack-warranty-void",)
    play(match, "to C5")
    assert (pawn(match, 0).square, pawn(match, 0).equipment) == ("C5", ())


@about("clock-strikes-twelve")
@pytest.mark.parametrize("worn", ["nanobot-plasters", "dragonscale-pajamas"])
def test_clock_strikes_twelve_never_destroys_a_summon(worn: str) -> None:
    match = board(
        seat("A1", summons={"mop-bot": piece("A2", equipment=[worn])}), "K1", "K11", armories=[["clock-strikes-twelve"]]
    )
    play(match, "draw")
    assert (summon(match, "mop-bot").equipment, summon(match, "mop-bot").health) == ((), 2)
