"""Epic Fantasy, cards that stay in play: each works, does not, and stops where it should."""

import pytest

from tests.cardbook import about
from tests.games.genres.board import (
    actions,
    asked,
    board,
    discard,
    follow_ups,
    hand,
    health,
    legal,
    pawn,
    piece,
    play,
    seat,
    squares,
    summon,
    view,
    zone,
    zones,
)
from tests.rulebook import covers

# --- Dragonscale Pajamas


@about("dragonscale-pajamas")
@covers("G-13.5")
def test_dragonscale_pajamas_lower_every_kind_of_damage_by_one() -> None:
    wearer = piece("G6", equipment=["dragonscale-pajamas"])
    melee = play(board("F6", seat(wearer), "A1"), "melee")
    assert health(melee) == [10, 10, 10]
    ranged = board(seat("F6", hand=["dont-look-back"]), seat(wearer), "A1", actions=4)
    play(ranged, "play dont-look-back", "stay")
    assert health(ranged) == [10, 9, 10]
    effect = board(seat("F6", hand=["blackmail"]), seat(wearer), "A1")
    play(effect, "play blackmail", "player 1")
    assert health(effect) == [10, 9, 10]
    bleeding = piece("G6", bleed=2, equipment=["dragonscale-pajamas"])
    ambient = board("A6", seat(bleeding), "A1", zones=[zone("minefield", "F5")])
    play(ambient, "end")
    assert (health(ambient), pawn(ambient, 1).bleed) == ([10, 8, 10], 1)


@about("dragonscale-pajamas")
@covers("G-8.2", "G-9.4")
def test_dragonscale_pajamas_are_no_use_against_true_damage_pierce_and_the_price_of_cards() -> None:
    wearer = seat(piece("I6", equipment=["dragonscale-pajamas"]))
    true = board(seat("F6", hand=["heat-squint"]), wearer, "A1")
    play(true, "play heat-squint")
    assert health(true) == [10, 8, 10]
    pierced = board(seat("F6", hand=["rain-of-arrows"]), wearer, "A1")
    play(pierced, "play rain-of-arrows")
    assert health(pierced) == [10, 9, 10]
    paid = board(seat(piece("I6", equipment=["dragonscale-pajamas"]), hand=["signed-in-red"]), "A6", "A1")
    play(paid, "play signed-in-red")
    assert health(paid) == [8, 10, 10]


@about("dragonscale-pajamas")
@covers("G-6.4")
def test_dragonscale_pajamas_cost_a_square_of_movement() -> None:
    match = board(seat("A1", hand=["dragonscale-pajamas"]), "K1", "K11")
    play(match, "play dragonscale-pajamas")
    assert (pawn(match, 0).movement.value, pawn(match, 0).defense, actions(match)) == (4, 1, 1)
    reached = squares(match, "move")
    assert len(reached) == 5 * 5 - 1
    assert "E5" in reached


@about("dragonscale-pajamas", "medium-sized-dragon", "enormous-gun")
@covers("G-6.4")
def test_dragonscale_pajamas_never_take_the_last_square_of_movement_from_a_summon() -> None:
    worn = piece("F6", equipment=["dragonscale-pajamas", "enormous-gun"])
    match = board(seat("A1", summons={"medium-sized-dragon": worn}), "K1", "K11", phase="summon")
    assert summon(match, "medium-sized-dragon").movement.value == 1
    assert len(squares(match, "move")) == 8


@about("dragonscale-pajamas")
@covers("G-13.1")
def test_dragonscale_pajamas_fit_any_ally_and_protect_it() -> None:
    match = board(
        seat("A1", hand=["dragonscale-pajamas"], summons={"mop-bot": "F6"}), seat("G6", summons={"hired-cleric": "B1"}),
        "K11", actions=1,
    )  # fmt: skip
    play(match, "play dragonscale-pajamas")
    assert legal(match) == ["piece pawn 0", "piece mop-bot"]
    play(match, "piece mop-bot", "end")
    assert asked(match) == (1, "main")
    play(match, "melee")
    assert summon(match, "mop-bot").health == 2


# --- Vending Machine Sword


@about("vending-machine-sword")
@pytest.mark.parametrize(("square", "beside", "left"), [("E6", "E7", 8), ("F6", "F7", 7)])
def test_vending_machine_sword_adds_one_to_melee_and_two_on_center_stage(square: str, beside: str, left: int) -> None:
    match = board(seat(square, hand=["vending-machine-sword"]), beside, "A1")
    play(match, "play vending-machine-sword", "melee")
    assert health(match) == [10, left, 10]


@about("vending-machine-sword")
def test_vending_machine_sword_counts_for_adjacent_cards_but_not_for_ranged_ones() -> None:
    wearer = seat(piece("F6", equipment=["vending-machine-sword"]), hand=["chainsaw-solo", "sonic-clap"])
    match = board(wearer, "G6", "F8")
    play(match, "play chainsaw-solo")
    assert health(match) == [10, 7, 10]
    match = board(wearer, "G6", "F8")
    play(match, "play sonic-clap")
    assert health(match) == [10, 9, 9]


@about("vending-machine-sword", "blackmail")
@covers("G-8.2")
def test_vending_machine_sword_adds_nothing_to_effect_damage() -> None:
    match = board(seat(piece("F6", equipment=["vending-machine-sword"]), hand=["blackmail"]), "G6", "A1")
    play(match, "play blackmail", "player 1")
    assert health(match) == [10, 8, 10]


@about("vending-machine-sword")
def test_vending_machine_sword_serves_a_summon_on_center_stage_alike() -> None:
    armed = {"mop-bot": piece("F6", equipment=["vending-machine-sword"])}
    match = board(seat("A1", summons=armed), "G6", "K11", phase="summon")
    assert summon(match, "mop-bot").attack.value == 3
    play(match, "attack")
    assert health(match) == [10, 7, 10]
    aside = {"hired-cleric": piece("F7", equipment=["vending-machine-sword"])}
    match = board(seat("F6", summons=aside), "G7", "K11", phase="summon")
    play(match, "attack")
    assert health(match) == [10, 9, 10]


# --- Consecrated Picnic


@about("consecrated-picnic")
@covers("G-14.3", "G-14.6")
def test_consecrated_picnic_heals_whoever_enters_or_starts_there() -> None:
    match = board(
        seat(piece("A1", health=5, bleed=2), hand=["consecrated-picnic"]), seat(piece("D2", health=5)), "K11", actions=3
    )
    play(match, "play consecrated-picnic", "layout 4x3", "corner C1")
    (laid,) = zones(match)
    assert (laid.effect, laid.value, laid.wide, laid.high, laid.temporary) == ("heal", 1, 4, 3, False)
    assert health(match) == [5, 5, 10]
    play(match, "move", "to C2")
    assert (health(match), pawn(match, 0).bleed) == ([6, 5, 10], 0)
    assert actions(match) == 1
    play(match, "end")
    assert health(match) == [6, 6, 10]


@about("consecrated-picnic")
@covers("G-14.7")
def test_consecrated_picnic_heals_each_piece_once_a_turn() -> None:
    match = board("A1", seat(piece("D2", health=5)), "K11", zones=[zone("consecrated-picnic", "C1", seat=2)])
    play(match, "end")
    assert health(match) == [10, 6, 10]
    play(match, "move", "to G2", "move", "to E2")
    assert health(match) == [10, 6, 10]


@about("consecrated-picnic")
@covers("G-9.1")
def test_consecrated_picnic_heals_a_pawn_to_eleven_and_a_summon_to_its_printed_health() -> None:
    picnic = [zone("consecrated-picnic", "C1", seat=2)]
    match = board("A1", seat("D2", summons={"mop-bot": piece("D3", health=1)}), "K11", zones=picnic)
    play(match, "end", "end")
    assert (health(match)[1], summon(match, "mop-bot").health) == (11, 2)
    play(match, "end", "end", "end", "end")
    assert asked(match)[0] == 1
    assert (health(match)[1], summon(match, "mop-bot").health) == (11, 2)


@about("consecrated-picnic", "shoulder-charge")
@covers("G-14.7")
def test_consecrated_picnic_does_not_heal_who_is_pushed_in_by_another() -> None:
    match = board(
        seat("D6", hand=["shoulder-charge"]),
        seat(piece("E6", health=5)),
        "A1",
        zones=[zone("consecrated-picnic", "H5")],
    )
    play(match, "play shoulder-charge")
    assert (pawn(match, 1).square, health(match)[1]) == ("I6", 4)


@about("consecrated-picnic")
@covers("G-14.6")
def test_consecrated_picnic_does_nothing_for_ghosts() -> None:
    match = board(seat("A1", ghost=True), "K1", "K11", zones=[zone("consecrated-picnic", "C1", seat=1)], phase="ghost")
    play(match, "move", "to C2")
    assert (pawn(match, 0).square, pawn(match, 0).health) == ("C2", 0)


# --- Medium-Sized Dragon


@about("medium-sized-dragon")
def test_medium_sized_dragon_burns_everybody_in_two_rows_of_three() -> None:
    match = board(
        seat("G5", summons={"medium-sized-dragon": "F6", "mop-bot": "H6"}),
        "G6",
        seat("H7", summons={"sentry-turret": "G7"}),
        "I6",
        "F5",
        seat("H5", ghost=True),
        phase="summon",
    )
    play(match, "next medium-sized-dragon", "attack")
    assert legal(match) == ["direction north", "direction east", "direction south"]
    play(match, "direction east")
    assert health(match)[:5] == [10, 8, 8, 10, 10]
    assert (summon(match, "sentry-turret").health, summon(match, "mop-bot").health) == (1, 2)
    assert pawn(match, 5).frozen
    assert legal(match) == ["end", "move"]


@about("medium-sized-dragon")
def test_medium_sized_dragon_costs_two_actions_and_has_its_printed_values() -> None:
    match = board(seat("A1", hand=["medium-sized-dragon", "midnight-sprint"]), "K1", "K11")
    play(match, "play medium-sized-dragon", "to B2")
    found = summon(match, "medium-sized-dragon")
    assert (found.health, found.attack.value, found.movement.value, actions(match)) == (5, 2, 2, 0)
    tired = board(seat("A1", hand=["medium-sized-dragon"]), "K1", "K11", actions=1)
    assert "play medium-sized-dragon" not in legal(tired)


@about("medium-sized-dragon")
@covers("G-6.10")
def test_medium_sized_dragon_flies_over_walls_and_pieces() -> None:
    match = board(
        seat("A1", summons={"medium-sized-dragon": "F6"}),
        "G6",
        "K11",
        zones=[zone("briar-hedge", "C5")],
        phase="summon",
    )
    reached = set(squares(match, "move"))
    walls = {column + row for column in "CDE" for row in "5678"}
    assert reached == {column + row for column in "DEFGH" for row in "45678"} - walls - {"F6", "G6"}


@about("medium-sized-dragon", "bodyguard-in-sunglasses", "secret-identity", "counterpunch")
@covers("G-2.7", "G-2.8")
def test_medium_sized_dragon_makes_a_melee_attack_with_many_targets() -> None:
    match = board(
        seat("A1", summons={"medium-sized-dragon": "F6"}),
        seat("H6", hand=["secret-identity", "counterpunch"], summons={"bodyguard-in-sunglasses": "I6"}),
        "G7",
        phase="summon",
    )
    play(match, "attack", "direction east")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond counterpunch"])
    play(match, "respond counterpunch")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([10, 9, 8], 5)
    assert summon(match, "medium-sized-dragon").health == 3


@about("medium-sized-dragon")
def test_medium_sized_dragon_cannot_attack_with_nobody_in_front_and_as_a_frog_neither_attacks_nor_flies() -> None:
    match = board(seat("A1", summons={"medium-sized-dragon": "F6"}), "I6", "F9", phase="summon")
    assert legal(match) == ["end", "move"]
    frog = {"medium-sized-dragon": piece("F6", frog=True)}
    match = board(seat("A1", summons=frog), "G6", "K11", zones=[zone("briar-hedge", "C5")], phase="summon")
    assert legal(match) == ["end", "move"]
    assert "to E4" in follow_ups(match, "move")
    assert "to D4" not in follow_ups(match, "move")


# --- Hired Cleric


@about("hired-cleric")
def test_hired_cleric_heals_one_other_ally_beside_it_by_one() -> None:
    match = board(
        seat(
            piece("F5", health=4, bleed=2),
            summons={
                "hired-cleric": piece("F6", health=1),
                "medium-sized-dragon": piece("G7", health=2),
                "mop-bot": "E6",
            },
        ),
        seat(piece("G6", health=4), summons={"squire-with-potential": piece("G5", health=1)}),
        "K11",
        phase="summon",
    )
    found = summon(match, "hired-cleric")
    assert (found.attack.value, found.movement.value, found.most_health) == (0, 3, 3)
    play(match, "next hired-cleric")
    assert legal(match) == ["end", "move", "special"]
    play(match, "special")
    assert legal(match) == ["piece pawn 0", "piece medium-sized-dragon"]
    play(match, "piece pawn 0")
    assert (health(match), pawn(match, 0).bleed) == ([5, 4, 10], 0)
    assert (summon(match, "medium-sized-dragon").health, summon(match, "hired-cleric").health) == (2, 1)
    assert legal(match) == ["end", "move"]


@about("hired-cleric")
@covers("G-5.1")
def test_hired_cleric_has_nothing_to_do_beside_healthy_friends_or_hurt_enemies() -> None:
    match = board(
        seat(piece("F4", health=4), summons={"hired-cleric": piece("F6", health=1)}),
        seat(piece("G6", health=4)),
        "K11",
        phase="summon",
    )
    assert legal(match) == ["end", "move"]
    full = board(seat(piece("F5", health=11), summons={"hired-cleric": "F6"}), "G6", "K11", phase="summon")
    assert legal(full) == ["end", "move"]


@about("hired-cleric")
@covers("G-9.2")
def test_hired_cleric_may_stop_the_bleeding_of_a_pawn_in_full_health() -> None:
    match = board(seat(piece("F5", health=11, bleed=3), summons={"hired-cleric": "F6"}), "G6", "K11", phase="summon")
    play(match, "special")
    assert (health(match)[0], pawn(match, 0).bleed) == (11, 0)


@about("hired-cleric", "cursed-doll")
@covers("G-5.1", "G-9.2")
def test_hired_cleric_is_not_offered_who_cannot_be_healed() -> None:
    doomed = piece("F5", health=4, equipment=["cursed-doll"])
    match = board(seat(doomed, summons={"hired-cleric": "F6"}), "K1", "K11", phase="summon")
    assert legal(match) == ["end", "move"]


@about("hired-cleric", "laser-letter-opener")
@covers("G-15.6")
def test_hired_cleric_heals_in_place_of_an_attack() -> None:
    armed = {"hired-cleric": piece("F6", equipment=["laser-letter-opener"])}
    match = board(seat(piece("F5", health=4), summons=armed), "G6", "K11", phase="summon")
    assert legal(match) == ["end", "move", "attack", "special"]
    copy = match.fork()
    play(match, "attack")
    assert (legal(match), health(match)) == (["end", "move"], [4, 9, 10])
    play(copy, "special")
    assert (legal(copy), health(copy)) == (["end", "move"], [5, 10, 10])


@about("hired-cleric")
def test_hired_cleric_as_a_frog_heals_nobody() -> None:
    frog = {"hired-cleric": piece("F6", frog=True)}
    match = board(seat(piece("F5", health=4), summons=frog), "G6", "K11", phase="summon")
    assert legal(match) == ["end", "move"]


# --- Squire With Potential


@about("squire-with-potential")
def test_squire_with_potential_lowers_melee_damage_to_the_pawn_beside_it() -> None:
    match = board("F6", seat("G6", summons={"squire-with-potential": "H7"}), "A1")
    found = summon(match, "squire-with-potential")
    assert (found.health, found.attack.value, found.movement.value) == (3, 1, 3)
    play(match, "melee")
    assert health(match) == [10, 10, 10]


@about("squire-with-potential")
def test_squire_with_potential_is_no_help_from_two_squares_away_or_as_a_frog() -> None:
    far = board("F6", seat("G6", summons={"squire-with-potential": "I6"}), "A1")
    play(far, "melee")
    assert health(far) == [10, 9, 10]
    frog = {"squire-with-potential": piece("H6", frog=True)}
    match = board("F6", seat("G6", summons=frog), "A1")
    play(match, "melee")
    assert health(match) == [10, 9, 10]


@about("squire-with-potential", "dragonscale-pajamas")
@covers("G-8.2", "G-8.3")
def test_squire_with_potential_helps_against_no_ranged_attack_effect_or_ghost() -> None:
    squired = seat("G6", summons={"squire-with-potential": "H7"})
    ranged = board(seat("F6", hand=["spinning-back-everything"]), squired, "A1")
    play(ranged, "play spinning-back-everything")
    assert health(ranged) == [10, 9, 10]
    effect = board(seat("F6", hand=["blackmail"]), squired, "A1")
    play(effect, "play blackmail", "player 1")
    assert health(effect) == [10, 8, 10]
    ghost = board(seat("F6", ghost=True), squired, "A1", "K1", phase="ghost")
    play(ghost, "attack")
    assert health(ghost)[1] == 9
    worn = seat(piece("G6", equipment=["dragonscale-pajamas"]), summons={"squire-with-potential": "H7"})
    both = board(seat("F6", hand=["split-kick", "chainsaw-solo", "overcharge"]), worn, "A1")
    play(both, "play chainsaw-solo", "attach overcharge")
    assert health(both) == [8, 10, 10]


@about("squire-with-potential")
def test_squire_with_potential_protects_neither_itself_nor_other_summons_nor_other_pawns() -> None:
    match = board(
        seat("F6", hand=["chainsaw-solo"]),
        seat("E4", summons={"squire-with-potential": "F5", "mop-bot": "G5"}),
        "G6",
    )
    play(match, "play chainsaw-solo")
    assert (summon(match, "squire-with-potential").health, summon(match, "mop-bot").health) == (2, 1)
    assert health(match) == [10, 10, 9]


@about("squire-with-potential", "double-agent")
@covers("G-15.4")
def test_squire_with_potential_serves_whoever_controls_it() -> None:
    match = board(
        seat("F6", hand=["double-agent"]), seat("G6", summons={"squire-with-potential": "G7"}), "A1", actions=4
    )
    play(match, "play double-agent", "melee", "end", "end", "melee", "target pawn 0")
    assert health(match) == [10, 9, 10]


# --- Prophecy of the Middle Square


@about("prophecy-of-the-middle-square")
@covers("G-16.1", "G-19.7")
def test_prophecy_of_the_middle_square_makes_center_stage_heal_two() -> None:
    match = board(
        "A1", seat(piece("F6", health=5), hand=["rerun"]), "K11", armories=[["prophecy-of-the-middle-square"]]
    )
    play(match, "draw")
    assert [found.card for found in view(match, None).table.events] == ["prophecy-of-the-middle-square"]
    assert discard(match) == []
    play(match, "end")
    assert (health(match), len(hand(match, 1))) == ([10, 7, 10], 3)


@about("prophecy-of-the-middle-square")
@covers("G-16.2")
def test_prophecy_of_the_middle_square_is_of_no_use_elsewhere_in_a_skipped_turn_or_to_summons() -> None:
    lasting = ["prophecy-of-the-middle-square"]
    beside = board("A1", seat(piece("F5", health=5)), "K11", events=lasting)
    play(beside, "end")
    assert health(beside) == [10, 5, 10]
    skipped = board("A1", seat(piece("F6", health=5, skip=True)), "K11", events=lasting)
    play(skipped, "end")
    assert (asked(skipped), health(skipped)) == ((2, "main"), [10, 5, 10])
    summoned = board(seat("A1", summons={"hired-cleric": piece("F6", health=1)}), "K1", "K11", events=lasting)
    play(summoned, "end")
    assert summon(summoned, "hired-cleric").health == 1


@about("prophecy-of-the-middle-square")
@covers("G-9.1")
@pytest.mark.parametrize(("before", "after"), [(9, 11), (10, 11), (11, 11)])
def test_prophecy_of_the_middle_square_heals_nobody_above_eleven(before: int, after: int) -> None:
    match = board("A1", seat(piece("F6", health=before)), "K11", events=["prophecy-of-the-middle-square"])
    play(match, "end")
    assert health(match) == [10, after, 10]


@about("prophecy-of-the-middle-square")
@covers("G-16.1")
def test_prophecy_of_the_middle_square_heals_before_zones_and_bleed() -> None:
    match = board(
        "A1",
        seat(piece("F6", health=1, bleed=1)),
        "K11",
        events=["prophecy-of-the-middle-square"],
        zones=[zone("haunted-parlor", "E5")],
    )
    play(match, "end")
    assert (health(match), pawn(match, 1).bleed) == ([10, 2, 10], 0)
