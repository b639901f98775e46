"""Sci-Fi, cards that stay in play: each works, does not, and stops where it should."""

import pytest

from clashtable.core.errors import IllegalMove
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
    legal_starting,
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

# --- Jetpack, Warranty Void


@about("jetpack-warranty-void")
@covers("G-6.10")
def test_jetpack_flies_six_squares_over_walls_and_pieces() -> None:
    match = board(
        seat("A1", hand=["jetpack-warranty-void"]),
        "B2",
        "K11",
        zones=[zone("briar-hedge", "C1"), zone("minefield", "F1")],
    )
    play(match, "play jetpack-warranty-void")
    assert (pawn(match, 0).equipment, pawn(match, 0).movement.value) == (("jetpack-warranty-void",), 6)
    reached = squares(match, "move")
    walls = {column + str(row) for column in "CDE" for row in range(1, 5)}
    assert set(reached) == {column + str(row) for column in "ABCDEFG" for row in range(1, 8)} - walls - {"A1", "B2"}
    play(match, "move", "to G7")
    assert (pawn(match, 0).square, health(match)) == ("G7", [10, 10, 10])
    assert [found.card for found in zones(match)] == ["briar-hedge", "minefield"]


@about("jetpack-warranty-void")
@covers("G-6.10", "G-14.7")
def test_jetpack_lands_in_zones_that_trigger_if_the_flight_began_outside() -> None:
    match = board(
        seat(piece("A1", equipment=["jetpack-warranty-void"])),
        "K1",
        "K11",
        zones=[zone("haunted-parlor", "E1"), zone("consecrated-picnic", "A1")],
    )
    play(match, "move", "to E4")
    assert health(match) == [9, 10, 10]


@about("jetpack-warranty-void")
@covers("G-6.10")
@pytest.mark.parametrize(("slowed", "hasted", "far"), [(True, False, 3), (False, True, 10), (True, True, 6)])
def test_jetpack_flight_is_halved_or_doubled_but_never_by_zones(slowed: bool, hasted: bool, far: int) -> None:
    flyer = piece("A1", equipment=["jetpack-warranty-void"], slowed=slowed, hasted=hasted)
    match = board(seat(flyer), "K1", "K11", zones=[zone("pit-of-grabby-hands", "B1"), zone("roller-rink", "A2")])
    reached = squares(match, "move")
    assert max(int(name[1:]) for name in reached) == far + 1
    assert len(reached) == (far + 1) ** 2 - 1 - (2 if far == 10 else 0)


@about("jetpack-warranty-void")
@covers("G-6.9", "G-6.10")
def test_jetpack_flies_in_moves_of_cards_too_but_not_when_rooted() -> None:
    wall = zone("briar-hedge", "B1", wide=3)
    flyer = piece("A1", equipment=["jetpack-warranty-void"])
    match = board(seat(flyer, hand=["midnight-sprint"]), "K1", "K11", zones=[wall])
    assert "to E5" in follow_ups(match, "play midnight-sprint")
    assert "to E1" in follow_ups(match, "play midnight-sprint")
    rooted = piece("A1", equipment=["jetpack-warranty-void"], rooted=True)
    match = board(seat(rooted), "K1", "K11")
    assert "move" not in legal(match)


@about("jetpack-warranty-void")
@covers("G-13.1")
def test_jetpack_can_be_worn_by_any_ally_and_no_enemy() -> None:
    match = board(
        seat("A1", hand=["jetpack-warranty-void"], summons={"sentry-turret": "K9", "mop-bot": "C9"}),
        seat("B2", summons={"hired-cleric": "B3"}),
        "K11",
        zones=[zone("briar-hedge", "D7")],
    )
    play(match, "play jetpack-warranty-void")
    assert legal(match) == ["piece pawn 0", "piece sentry-turret", "piece mop-bot"]
    play(match, "piece mop-bot", "end", "next mop-bot")
    assert summon(match, "mop-bot").movement.value == 4
    assert "G9" in squares(match, "move")


@about("jetpack-warranty-void")
@covers("G-13.2")
def test_jetpack_pushes_out_the_oldest_of_two_equipment_cards() -> None:
    worn = piece("A1", equipment=["seven-league-clogs", "enormous-gun"])
    match = board(seat(worn, hand=["jetpack-warranty-void"]), "K1", "K11")
    play(match, "play jetpack-warranty-void")
    assert pawn(match, 0).equipment == ("enormous-gun", "jetpack-warranty-void")
    assert pawn(match, 0).movement.value == 5 - 2 + 1
    assert discard(match) == ["seven-league-clogs"]


# --- Nanobot Plasters


@about("nanobot-plasters")
@pytest.mark.parametrize(("before", "after"), [(5, 6), (6, 7), (7, 7)])
def test_nanobot_plasters_heal_one_at_the_start_of_a_turn_with_six_health_or_less(before: int, after: int) -> None:
    match = board("A1", seat(piece("K1", health=before, equipment=["nanobot-plasters"])), "K11")
    play(match, "end")
    assert asked(match) == (1, "main")
    assert health(match) == [10, after, 10]


@about("nanobot-plasters")
@covers("G-4.5", "G-9.2")
def test_nanobot_plasters_act_after_center_stage_and_zones_but_before_bleed() -> None:
    healed = piece("F6", health=6, bleed=2, equipment=["nanobot-plasters"])
    match = board("A1", seat(healed), "K11")
    play(match, "end")
    assert (health(match)[1], pawn(match, 1).bleed) == (7, 0)
    burnt = piece("F7", health=7, bleed=2, equipment=["nanobot-plasters"])
    match = board("A1", seat(burnt), "K11", zones=[zone("haunted-parlor", "E5")])
    play(match, "end")
    assert (health(match)[1], pawn(match, 1).bleed) == (7, 0)


@about("nanobot-plasters")
@covers("G-4.10")
def test_nanobot_plasters_do_nothing_in_a_skipped_turn_or_in_the_turn_of_another() -> None:
    match = board(seat("A1"), seat(piece("K1", health=3, skip=True, equipment=["nanobot-plasters"])), "K11")
    play(match, "end")
    assert (asked(match), health(match)[1]) == ((2, "main"), 3)


@about("nanobot-plasters")
@covers("G-15.6", "G-9.1")
def test_nanobot_plasters_heal_a_summon_in_its_own_start_step_up_to_its_printed_health() -> None:
    hurt = piece("A3", health=1, equipment=["nanobot-plasters"])
    match = board(seat("A1", summons={"sentry-turret": hurt}), "K1", "K11")
    play(match, "end")
    assert summon(match, "sentry-turret").health == 2
    whole = piece("A3", health=3, equipment=["nanobot-plasters"])
    match = board(seat("A1", summons={"sentry-turret": whole}), "K1", "K11")
    play(match, "end")
    assert summon(match, "sentry-turret").health == 3


@about("nanobot-plasters", "cursed-doll")
@covers("G-9.2")
def test_nanobot_plasters_cannot_heal_who_wears_the_cursed_doll() -> None:
    doomed = piece("K1", health=3, bleed=1, equipment=["nanobot-plasters", "cursed-doll"])
    match = board("A1", seat(doomed), "K11")
    play(match, "end")
    assert (health(match)[1], pawn(match, 1).bleed) == (2, 0)


# --- Laser Letter-Opener


@about("laser-letter-opener")
def test_laser_letter_opener_adds_one_to_melee_and_ignores_defense() -> None:
    match = board(
        seat("F6", hand=["laser-letter-opener"]),
        seat(piece("G6", equipment=["dragonscale-pajamas", "spiked-shoulder-pads"])),
        "A1",
    )
    play(match, "play laser-letter-opener", "melee")
    assert health(match) == [9, 8, 10]
    assert is_calm(match)


@about("laser-letter-opener")
@covers("G-2.8")
def test_laser_letter_opener_sharpens_adjacent_attack_cards_but_no_ranged_ones() -> None:
    wearer = seat(piece("F6", equipment=["laser-letter-opener"]), hand=["chainsaw-solo", "sonic-clap"])
    match = board(wearer, seat(piece("G6", equipment=["dragonscale-pajamas"])), "F8")
    play(match, "play chainsaw-solo")
    assert health(match) == [10, 8, 10]
    play(match, "play sonic-clap")
    assert health(match)[1:] == [8, 9]


@about("laser-letter-opener", "squire-with-potential", "brooding-rooftop")
@covers("G-8.3")
def test_laser_letter_opener_pierces_a_squire_but_not_a_cover_zone() -> None:
    wearer = seat(piece("F6", equipment=["laser-letter-opener"]))
    match = board(wearer, seat("G6", summons={"squire-with-potential": "H6"}), "A1")
    play(match, "melee")
    assert health(match) == [10, 8, 10]
    match = board(wearer, "G6", "A1", zones=[zone("brooding-rooftop", "G5", seat=2)])
    play(match, "melee")
    assert health(match) == [10, 10, 10]


@about("laser-letter-opener", "hired-cleric")
@covers("G-15.8")
def test_laser_letter_opener_lets_a_summon_without_attack_value_attack_for_one() -> None:
    armed = {"hired-cleric": piece("F6", equipment=["laser-letter-opener"])}
    target = seat(piece("G6", equipment=["dragonscale-pajamas"]))
    match = board(seat("A1", summons=armed), target, "K11", phase="summon")
    play(match, "attack")
    assert health(match) == [10, 9, 10]
    unarmed = board(seat("A1", summons={"hired-cleric": "F6"}), target, "K11", phase="summon")
    assert "attack" not in legal(unarmed)


# --- Force Field


@about("force-field")
@covers("G-14.1", "G-14.4")
def test_force_field_is_a_wall_until_the_next_turn_of_its_player() -> None:
    match = board(seat("A1", hand=["force-field"]), "F5", "K11")
    play(match, "play force-field")
    assert legal(match) == ["layout 3x4", "layout 4x3"]
    play(match, "layout 4x3", "corner D6")
    (laid,) = zones(match)
    assert (laid.square, laid.wide, laid.high, laid.effect, laid.temporary) == ("D6", 4, 3, "wall", True)
    assert actions(match) == 1
    play(match, "end")
    walls = {column + row for column in "DEFG" for row in "678"}
    reached = set(squares(match, "move"))
    assert reached.isdisjoint(walls)
    assert {"C8", "G9", "H9"} <= reached
    assert reached.isdisjoint({"C9", "D9", "E9", "F9"})
    play(match, "end", "end")
    assert (zones(match), discard(match)) == ([], ["force-field"])
    assert asked(match) == (0, "main")


@about("force-field")
@covers("G-14.9")
def test_force_field_cannot_cover_standing_pieces_but_may_cover_ghosts() -> None:
    match = board(
        seat("A1", hand=["force-field"]), seat("F5", summons={"mop-bot": "I9"}), "K11", seat("C9", ghost=True)
    )
    play(match, "play force-field", "layout 3x4")
    offered = set(legal(match))
    assert offered.isdisjoint({"corner A1", "corner F5", "corner D2", "corner D5", "corner G6", "corner I8"})
    assert {"corner B1", "corner C6", "corner D6", "corner G2"} <= offered
    assert "corner I9" not in offered
    play(match, "corner C6")
    assert pawn(match, 3).square == "C9"


@about("force-field")
@covers("G-14.9")
def test_force_field_without_a_place_is_discarded() -> None:
    crowd = {"mop-bot": "C9", "hired-cleric": "H5", "sentry-turret": "D6", "furious-bunny": "F2"}
    match = board(seat("F8", hand=["force-field"], summons=crowd), "F4", "C7", "I7", "I3", "C3", "I10", "G11")
    play(match, "play force-field")
    assert (zones(match), discard(match), actions(match)) == ([], ["force-field"], 1)
    assert is_calm(match)


@about("force-field")
@covers("G-14.5")
def test_force_field_as_a_fifth_zone_may_use_the_squares_of_the_oldest() -> None:
    laid = [
        zone("briar-hedge", "C3"),
        zone("haunted-parlor", "A8", seat=1),
        zone("sparring-mat", "E8", seat=1),
        zone("library-hours", "I8", seat=2),
    ]
    match = board(seat("A1", hand=["force-field"]), "K1", "F1", zones=laid)
    play(match, "play force-field", "layout 3x4", "corner C3")
    assert [found.card for found in zones(match)] == ["haunted-parlor", "sparring-mat", "library-hours", "force-field"]
    assert discard(match) == ["briar-hedge"]


@about("force-field", "shoulder-charge")
@covers("G-12.1", "G-12.3")
def test_force_field_stops_a_push_so_that_slam_hurts() -> None:
    match = board(seat("D6", hand=["shoulder-charge"]), "E6", "A1", zones=[zone("force-field", "H5")])
    play(match, "play shoulder-charge")
    assert (pawn(match, 1).square, health(match)) == ("G6", [10, 8, 10])


@about("force-field")
@covers("G-2.10")
def test_force_field_leaves_even_if_the_turn_of_its_player_is_skipped() -> None:
    match = board("A1", seat(piece("K1", skip=True)), "K11", zones=[zone("force-field", "E5", seat=1)])
    play(match, "end")
    assert (asked(match), zones(match)) == ((2, "main"), [])


@about("force-field")
def test_force_field_can_be_cancelled_but_not_by_what_answers_action_cards() -> None:
    match = board(
        seat("A1", hand=["force-field"]), seat("K1", hand=["classified"]), seat("K11", hand=["actual-lawyer"])
    )
    play(match, "play force-field")
    assert asked(match) == (2, "respond")
    play(match, "respond actual-lawyer")
    assert (zones(match), discard(match)) == ([], ["force-field", "actual-lawyer"])
    assert len(hand(match, 0)) == 1


# --- Mop Bot


@about("mop-bot")
@covers("G-15.2")
def test_mop_bot_enters_beside_its_player_with_its_printed_values() -> None:
    match = board(seat("A1", hand=["mop-bot"]), "B1", "K11")
    play(match, "play mop-bot")
    assert legal(match) == ["to A2", "to B2"]
    play(match, "to B2")
    found = summon(match, "mop-bot")
    assert (found.health, found.attack.value, found.movement.value, found.seat) == (2, 1, 3, 0)
    assert actions(match) == 1
    assert is_calm(match)


@about("mop-bot")
def test_mop_bot_destroys_one_zone_that_covers_its_square_instead_of_attacking() -> None:
    laid = [zone("sparring-mat", "E5"), zone("roller-rink", "F5", seat=1), zone("library-hours", "A1", seat=1)]
    match = board(seat("A11", summons={"mop-bot": "F6"}), "G6", "K11", zones=laid, phase="summon")
    assert legal(match) == ["end", "move", "attack", "special"]
    play(match, "special")
    assert legal(match) == ["zone sparring-mat", "zone roller-rink"]
    play(match, "zone roller-rink")
    assert [found.card for found in zones(match)] == ["sparring-mat", "library-hours"]
    assert discard(match) == ["roller-rink"]
    assert legal(match) == ["end", "move"]


@about("mop-bot")
def test_mop_bot_has_no_special_action_outside_zones_or_after_its_attack() -> None:
    laid = [zone("sparring-mat", "G5")]
    match = board(seat("A11", summons={"mop-bot": "F6"}), "G6", "K11", zones=laid, phase="summon")
    assert legal(match) == ["end", "move", "attack"]
    play(match, "attack")
    assert health(match) == [10, 8, 10]
    play(match, "move", "to G7")
    assert asked(match) == (1, "main")
    assert [found.card for found in zones(match)] == ["sparring-mat"]


@about("mop-bot")
def test_mop_bot_may_walk_into_a_zone_and_mop_it_up() -> None:
    match = board(
        seat("A11", summons={"mop-bot": "C6"}), "K1", "K11", zones=[zone("haunted-parlor", "F5")], phase="summon"
    )
    play(match, "move", "to F6")
    assert summon(match, "mop-bot").health == 1
    play(match, "special")
    assert (zones(match), discard(match)) == ([], ["haunted-parlor"])


@about("mop-bot")
def test_mop_bot_as_a_frog_mops_nothing() -> None:
    frog = {"mop-bot": piece("F6", frog=True)}
    match = board(seat("A11", summons=frog), "G6", "K11", zones=[zone("sparring-mat", "E5")], phase="summon")
    assert legal(match) == ["end", "move"]
    with pytest.raises(IllegalMove):
        match.play("special")


@about("mop-bot")
def test_mop_bot_mopping_is_no_attack_that_could_be_answered() -> None:
    answers = ["fairy-fine-print", "just-in-time", "giant-pow", "classified", "crossover-event"]
    match = board(
        seat("A11", summons={"mop-bot": "F6"}), seat("G6", hand=answers), "K11", zones=[zone("sparring-mat", "E5")],
        phase="summon",
    )  # fmt: skip
    play(match, "special")
    assert asked(match) == (0, "summon-menu")
    assert (zones(match), hand(match, 1)) == ([], answers)


# --- Sentry Turret


@about("sentry-turret")
def test_sentry_turret_attacks_within_three_squares_and_never_moves() -> None:
    match = board(seat("A11", summons={"sentry-turret": "F6"}), "I9", "J6", "F5", phase="summon")
    found = summon(match, "sentry-turret")
    assert (found.health, found.attack.value, found.movement.value) == (3, 1, 0)
    assert legal(match) == ["end", "attack"]
    play(match, "attack")
    assert legal(match) == ["target pawn 1", "target pawn 3"]
    play(match, "target pawn 1")
    assert health(match) == [10, 9, 10, 10]
    assert asked(match) == (1, "main")


@about("sentry-turret")
def test_sentry_turret_cannot_attack_four_squares_away() -> None:
    match = board(seat("A11", summons={"sentry-turret": "F6"}), "J6", "F2", "K11")
    play(match, "end")
    assert asked(match) == (1, "main")


@about("sentry-turret", "full-moon", "seven-league-clogs", "jetpack-warranty-void")
@covers("G-6.4")
def test_sentry_turret_keeps_its_printed_movement_of_zero_whatever_it_wears() -> None:
    armed = piece("F6", equipment=["seven-league-clogs", "jetpack-warranty-void"])
    match = board(seat("A11", summons={"sentry-turret": armed}), "I6", "K11", events=["full-moon"], phase="summon")
    assert (summon(match, "sentry-turret").movement.value, legal(match)) == (0, ["end", "attack"])


@about("sentry-turret", "spiked-shoulder-pads", "counterpunch")
@covers("G-2.8")
def test_sentry_turret_attacks_in_melee_from_afar_so_that_it_can_be_struck_back() -> None:
    match = board(
        seat("A11", summons={"sentry-turret": "F6"}),
        seat(piece("I6", equipment=["cereal-box-ring", "spiked-shoulder-pads"]), hand=["counterpunch"]),
        "K11",
        phase="summon",
    )
    play(match, "attack", "respond counterpunch")
    assert not has_summon(match, "sentry-turret")
    assert health(match) == [10, 10, 10]


@about("sentry-turret")
def test_sentry_turret_as_a_frog_has_neither_reach_nor_attack() -> None:
    frog = {"sentry-turret": piece("F6", frog=True, equipment=["laser-letter-opener"])}
    match = board(seat("A11", summons=frog), "H6", "G6", phase="summon")
    play(match, "attack")
    assert health(match) == [10, 10, 9]


# --- Self-Destruct Intern


@about("self-destruct-intern")
@covers("G-17.1")
def test_self_destruct_intern_hurts_every_enemy_within_one_square_by_two_when_it_dies() -> None:
    match = board(
        seat("F6", hand=["split-kick"], summons={"mop-bot": "H8"}),
        seat("G6", summons={"self-destruct-intern": "G7", "sentry-turret": "H7"}),
        seat(piece("F8", equipment=["dragonscale-pajamas"])),
        "G9",
        seat("G7", ghost=True),
    )
    assert (summon(match, "self-destruct-intern").movement.value, summon(match, "self-destruct-intern").health) == (
        4,
        2,
    )
    play(match, "play split-kick")
    assert not has_summon(match, "self-destruct-intern")
    assert health(match)[:4] == [8, 10, 9, 10]
    assert not has_summon(match, "mop-bot")
    assert summon(match, "sentry-turret").health == 3
    assert sorted(discard(match)) == ["mop-bot", "self-destruct-intern", "split-kick"]
    assert is_calm(match)


@about("self-destruct-intern")
def test_self_destruct_intern_does_not_go_off_while_it_lives_or_as_a_frog() -> None:
    match = board("F6", seat("A1", summons={"self-destruct-intern": "G6"}), "K11")
    play(match, "melee")
    assert (summon(match, "self-destruct-intern").health, health(match)) == (1, [10, 10, 10])
    frog = {"self-destruct-intern": piece("G6", health=1, frog=True)}
    match = board("F6", seat("A1", summons=frog), "K11")
    play(match, "melee")
    assert (has_summon(match, "self-destruct-intern"), health(match)) == (False, [10, 10, 10])


@about("self-destruct-intern")
@covers("G-17.2", "G-17.3", "G-4.11")
def test_self_destruct_intern_kills_for_its_controller_who_gets_the_hand() -> None:
    match = board(
        seat(piece("F6", health=2), hand=["rerun", "seance"]),
        seat("A1", hand=["split-kick"], summons={"self-destruct-intern": piece("G6", health=1)}),
        "K11",
        "K1",
    )
    play(match, "melee")
    assert not player(match, 0).is_alive
    assert hand(match, 1)[:3] == ["split-kick", "rerun", "seance"]
    assert asked(match) == (1, "main")


@about("self-destruct-intern", "double-agent")
def test_self_destruct_intern_goes_off_against_the_enemies_of_its_last_controller() -> None:
    match = board(
        seat("F6", hand=["double-agent", "midnight-sprint"]),
        seat("G7", summons={"self-destruct-intern": piece("G6", health=1)}),
        seat(piece("H6", equipment=["nunchucks-of-regret"])),
        chance=["coin heads"],
    )
    play(match, "play double-agent", "end", "end", "end", "melee", "target self-destruct-intern")
    assert not has_summon(match, "self-destruct-intern")
    assert health(match) == [10, 8, 8]


@about("self-destruct-intern")
@covers("G-17.3")
def test_self_destruct_intern_does_not_die_with_its_player() -> None:
    match = board(
        seat("F6", hand=["heat-squint"]),
        seat(piece("H6", health=2), summons={"self-destruct-intern": "F7"}),
        "K11",
        "K1",
    )
    play(match, "play heat-squint", "direction east")
    assert (has_summon(match, "self-destruct-intern"), health(match)[0]) == (False, 10)
    assert discard(match) == ["self-destruct-intern", "heat-squint"]


# --- Gravity Department on Strike


@about("gravity-department-on-strike")
@covers("G-19.6", "G-19.7")
def test_gravity_department_on_strike_stays_in_play_and_gives_every_pawn_a_square() -> None:
    match = board(seat("A1", summons={"mop-bot": "A2"}), "K1", "K11", armories=[["gravity-department-on-strike"]])
    play(match, "draw")
    assert [found.card for found in view(match, None).table.events] == ["gravity-department-on-strike"]
    assert (hand(match, 0), discard(match)) == ([], [])
    assert [pawn(match, number).movement.value for number in range(3)] == [6, 6, 6]
    assert summon(match, "mop-bot").movement.value == 3
    assert "to G7" in follow_ups(match, "move")
    assert "to H7" not in follow_ups(match, "move")


@about("gravity-department-on-strike")
def test_gravity_department_on_strike_makes_pushes_and_pulls_one_square_longer() -> None:
    lasting = ["gravity-department-on-strike"]
    match = board(seat("A6", hand=["shoulder-charge"]), "B6", "K11", events=lasting)
    play(match, "play shoulder-charge")
    assert (pawn(match, 1).square, health(match)[1]) == ("G6", 9)
    match = board(seat("A6", hand=["gravity-well"]), "E6", "K11", events=lasting)
    play(match, "play gravity-well")
    assert pawn(match, 1).square == "B6"


@about("gravity-department-on-strike", "giant-pow", "steel-toed-boots")
def test_gravity_department_on_strike_adds_one_to_the_whole_push_once() -> None:
    booted = seat(piece("A6", equipment=["steel-toed-boots"]), hand=["giant-pow"])
    match = board(booted, "B6", "K11", events=["gravity-department-on-strike"])
    play(match, "melee", "attach giant-pow")
    assert (pawn(match, 1).square, health(match)[1]) == ("G6", 8)


@about("gravity-department-on-strike")
@covers("G-12.3")
def test_gravity_department_on_strike_lets_slam_hurt_when_the_longer_push_is_stopped() -> None:
    match = board(seat("D6", hand=["shoulder-charge"]), "E6", "J6", events=["gravity-department-on-strike"])
    play(match, "play shoulder-charge")
    assert (pawn(match, 1).square, health(match)[1]) == ("I6", 8)


@about("gravity-department-on-strike")
@covers("G-18.3", "G-18.4")
def test_gravity_department_on_strike_does_nothing_for_ghosts_and_plain_attacks() -> None:
    match = board(
        seat("E6", ghost=True), "F6", seat("A1", hand=["giant-pow"]), "K11", phase="ghost",
        events=["gravity-department-on-strike"],
    )  # fmt: skip
    assert "to J6" in follow_ups(match, "move")
    assert "to K6" not in follow_ups(match, "move")
    play(match, "attack", "respond giant-pow")
    assert (pawn(match, 1).square, health(match)[1]) == ("H6", 8)
    match = board("F6", "G6", "A1", events=["gravity-department-on-strike"])
    play(match, "melee")
    assert pawn(match, 1).square == "G6"


@about("gravity-department-on-strike")
@covers("G-19.6")
def test_gravity_department_on_strike_is_never_a_card_to_choose() -> None:
    match = board(seat("A1", hand=[]), "K1", "K11", armories=[["seance", "gravity-department-on-strike"]])
    play(match, "draw")
    assert (legal_starting(match, "play"), hand(match, 0)) == (["play seance"], ["seance"])
    assert pawn(match, 0).movement.value == 5


@about("self-destruct-intern")
def test_self_destruct_intern_attacks_for_one_without_going_off() -> None:
    match = board(seat("F6", summons={"self-destruct-intern": "F7"}), "F8", "K11")
    play(match, "end", "attack")
    assert (health(match), has_summon(match, "self-destruct-intern")) == ([10, 9, 10], True)
