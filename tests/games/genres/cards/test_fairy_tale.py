"""Fairy Tale, Action, Objection! and Combo cards: each works, does not, and stops where it should."""

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
    legal_starting,
    pawn,
    piece,
    play,
    player,
    seat,
    summon,
    zone,
)
from tests.rulebook import covers

# --- Poke With a Spindle


@about("poke-with-a-spindle")
@covers("G-4.10")
def test_poke_with_a_spindle_hurts_one_target_and_costs_it_the_next_turn() -> None:
    match = board(
        seat("F6", hand=["poke-with-a-spindle"]),
        seat(piece("G6", slowed=True), summons={"mop-bot": "K6"}),
        "E5",
        actions=4,
    )
    play(match, "play poke-with-a-spindle")
    assert legal(match) == ["target pawn 1", "target pawn 2"]
    play(match, "target pawn 1")
    assert (health(match), actions(match)) == ([10, 9, 10], 2)
    assert [pawn(match, number).skip for number in range(3)] == [False, True, False]
    play(match, "end")
    assert (asked(match), hand(match, 1)) == ((2, "main"), [])
    found = pawn(match, 1)
    assert (found.skip, found.immune, found.slowed) == (False, True, False)


@about("poke-with-a-spindle")
def test_poke_with_a_spindle_needs_an_adjacent_target_and_two_actions() -> None:
    match = board(seat("F6", hand=["poke-with-a-spindle"]), "H6", "A1", actions=4)
    assert "play poke-with-a-spindle" not in legal(match)
    tired = board(seat("F6", hand=["poke-with-a-spindle"]), "G6", "A1", actions=1)
    assert "play poke-with-a-spindle" not in legal(tired)


@about("poke-with-a-spindle")
@covers("G-4.10")
def test_poke_with_a_spindle_gives_no_marker_to_who_is_immune_until_the_end_of_a_real_turn() -> None:
    match = board(seat("F6", hand=["poke-with-a-spindle"]), seat(piece("G6", immune=True)), "A1", actions=4)
    play(match, "play poke-with-a-spindle")
    assert (health(match)[1], pawn(match, 1).skip, pawn(match, 1).immune) == (9, False, True)
    play(match, "end")
    assert asked(match) == (1, "main")
    play(match, "end")
    assert not pawn(match, 1).immune


@about("poke-with-a-spindle")
@covers("G-15.7", "G-18.8")
def test_poke_with_a_spindle_marks_a_summon_itself_and_only_freezes_a_ghost() -> None:
    match = board(
        seat("F6", hand=["poke-with-a-spindle"]),
        seat("H6", summons={"hired-cleric": "G6"}),
        "A1",
        seat("F5", ghost=True),
        actions=4,
    )
    copy = match.fork()
    play(match, "play poke-with-a-spindle", "target hired-cleric")
    assert (summon(match, "hired-cleric").health, summon(match, "hired-cleric").skip) == (2, True)
    assert not pawn(match, 1).skip
    play(copy, "play poke-with-a-spindle", "target ghost 3")
    assert (pawn(copy, 3).frozen, pawn(copy, 3).skip) == (True, False)


@about("poke-with-a-spindle", "dragonscale-pajamas")
@covers("G-8.5")
def test_poke_with_a_spindle_puts_to_sleep_even_who_takes_no_damage() -> None:
    match = board(
        seat("F6", hand=["poke-with-a-spindle"]), seat(piece("G6", equipment=["dragonscale-pajamas"])), "A1", actions=4
    )
    play(match, "play poke-with-a-spindle")
    assert (health(match)[1], pawn(match, 1).skip) == (10, True)


@about("poke-with-a-spindle", "haunted-parlor")
@covers("G-4.10", "G-16.2")
def test_poke_with_a_spindle_spares_its_victim_everything_else_of_that_turn() -> None:
    match = board(
        seat("E6", hand=["poke-with-a-spindle"]),
        seat(piece("F6", health=5), summons={"mop-bot": "F8"}),
        "A1",
        zones=[zone("haunted-parlor", "E5")],
        actions=3,
    )
    play(match, "play poke-with-a-spindle", "end")
    assert (asked(match), health(match)) == ((2, "main"), [10, 4, 10])
    assert (hand(match, 1), summon(match, "mop-bot").health) == ([], 2)


# --- Three Wishes


@about("three-wishes")
def test_three_wishes_heals_four() -> None:
    match = board(seat(piece("A1", health=3), hand=["three-wishes"]), "K1", "K11", discard=["mop-bot"])
    play(match, "play three-wishes")
    assert (asked(match), legal(match)) == ((0, "mode"), ["mode 0", "mode 1", "mode 2"])
    play(match, "mode 0")
    assert (health(match), hand(match, 0), actions(match)) == ([7, 10, 10], [], 1)
    assert discard(match) == ["mop-bot", "three-wishes"]
    assert is_calm(match)


@about("three-wishes")
def test_three_wishes_draws_two_cards() -> None:
    match = board(
        seat(piece("A1", health=3), hand=["three-wishes"]), "K1", "K11", armories=[["rerun", "seance", "wiretap"]]
    )
    play(match, "play three-wishes", "mode 1")
    assert (health(match), hand(match, 0)) == ([3, 10, 10], ["rerun", "seance"])


@about("three-wishes")
def test_three_wishes_retrieves_an_equipment_or_summon_card_by_genre() -> None:
    pile = [
        "clown-shoes",
        "seance",
        "mop-bot",
        "haunted-parlor",
        "jetpack-warranty-void",
        "classified",
        "seven-league-clogs",
    ]
    match = board(seat(piece("A1", health=3), hand=["three-wishes"]), "K1", "K11", discard=pile)
    play(match, "play three-wishes", "mode 2")
    assert legal(match) == ["genre sci-fi", "genre fairy-tale", "genre comedy"]
    play(match, "genre sci-fi")
    assert legal(match) == ["retrieve jetpack-warranty-void", "retrieve mop-bot"]
    play(match, "retrieve mop-bot")
    assert (hand(match, 0), health(match)) == (["mop-bot"], [3, 10, 10])
    assert discard(match) == [name for name in pile if name != "mop-bot"] + ["three-wishes"]
    assert "play mop-bot" in legal(match)


@about("three-wishes")
@covers("G-5.3")
def test_three_wishes_cannot_retrieve_where_no_equipment_or_summon_was_discarded() -> None:
    match = board(
        seat("A1", hand=["three-wishes"]), "K1", "K11", discard=["seance", "haunted-parlor", "classified", "silencer"]
    )
    play(match, "play three-wishes")
    assert legal(match) == ["mode 0", "mode 1"]


@about("three-wishes")
@covers("G-9.1")
def test_three_wishes_heals_nobody_above_eleven_and_needs_an_action() -> None:
    match = board(seat(piece("A1", health=9), hand=["three-wishes"]), "K1", "K11")
    play(match, "play three-wishes", "mode 0")
    assert health(match) == [11, 10, 10]
    tired = board(seat("A1", hand=["three-wishes", "wiretap"]), "K1", "K11", actions=0)
    assert legal_starting(tired, "play") == ["play wiretap"]


# --- Huff and Puff


@about("huff-and-puff")
def test_huff_and_puff_hits_a_cone_and_pushes_three() -> None:
    match = board(
        seat("C6", hand=["huff-and-puff"], summons={"mop-bot": "E7"}),
        "D6",
        "E5",
        "F6",
        "D5",
        seat("K1", summons={"hired-cleric": "F8"}),
        seat("F4", ghost=True),
    )
    play(match, "play huff-and-puff")
    assert health(match)[:6] == [10, 9, 9, 9, 10, 10]
    assert [pawn(match, number).square for number in range(7)] == ["C6", "G6", "H2", "I6", "D5", "K1", "F4"]
    assert (summon(match, "hired-cleric").square, summon(match, "hired-cleric").health) == ("I11", 2)
    assert (summon(match, "mop-bot").square, summon(match, "mop-bot").health) == ("E7", 2)
    assert (pawn(match, 6).frozen, actions(match)) == (True, 1)
    assert is_calm(match)


@about("huff-and-puff")
@covers("G-12.3")
def test_huff_and_puff_slams_for_one_who_cannot_go_all_the_way() -> None:
    match = board(seat("H6", hand=["huff-and-puff"]), "J6", "K8", "A1")
    play(match, "play huff-and-puff")
    assert [pawn(match, number).square for number in (1, 2)] == ["K6", "K8"]
    assert health(match) == [10, 8, 8, 10]


@about("huff-and-puff")
def test_huff_and_puff_needs_a_target_in_one_of_four_cones() -> None:
    match = board(seat("F6", hand=["huff-and-puff"]), "G5", "F2", "A1")
    assert "play huff-and-puff" not in legal(match)
    match = board(seat("F6", hand=["huff-and-puff"]), "F4", "D3", "G9")
    assert follow_ups(match, "play huff-and-puff") == ["direction north", "direction south"]


@about("huff-and-puff")
@covers("G-12.1", "G-12.3")
def test_huff_and_puff_pushes_the_farthest_first_so_that_the_nearer_one_has_room() -> None:
    match = board(seat("C6", hand=["huff-and-puff"]), "D6", "E6", "F6", zones=[zone("briar-hedge", "H5")])
    play(match, "play huff-and-puff")
    assert [pawn(match, number).square for number in (1, 2, 3)] == ["E6", "F6", "G6"]
    assert health(match) == [10, 8, 8, 8]


# --- Midnight Sprint


@about("midnight-sprint")
@covers("G-6.3", "G-6.9")
def test_midnight_sprint_hastes_its_own_move_and_those_that_follow() -> None:
    match = board(seat("A1", hand=["midnight-sprint"]), "K1", "K11")
    play(match, "play midnight-sprint")
    assert legal(match)[0] == "stay"
    assert len(legal(match)) == 1 + 5 * 5 - 1
    assert "to E5" in legal(match)
    play(match, "to E5")
    assert (pawn(match, 0).square, pawn(match, 0).hasted, actions(match)) == ("E5", True, 2)
    assert len(follow_ups(match, "move")) == 121 - 3
    assert is_calm(match)
    play(match, "end")
    assert not pawn(match, 0).hasted


@about("midnight-sprint")
def test_midnight_sprint_costs_nothing_and_may_be_used_to_stay() -> None:
    match = board(seat("A1", hand=["midnight-sprint"]), "K1", "K11", actions=0)
    play(match, "play midnight-sprint", "stay")
    assert (pawn(match, 0).square, discard(match)) == ("A1", ["midnight-sprint"])


@about("midnight-sprint")
@covers("G-6.3")
def test_midnight_sprint_is_no_more_than_a_walk_for_who_is_slowed_and_nothing_for_who_is_rooted() -> None:
    slowed = board(seat(piece("A1", slowed=True), hand=["midnight-sprint"]), "K1", "K11")
    assert len(follow_ups(slowed, "play midnight-sprint")) == 1 + 3 * 3 - 1
    rooted = board(seat(piece("A1", rooted=True), hand=["midnight-sprint"]), "K1", "K11")
    play(rooted, "play midnight-sprint")
    assert (pawn(rooted, 0).square, pawn(rooted, 0).hasted) == ("A1", True)
    assert is_calm(rooted)


@about("midnight-sprint", "classified")
def test_midnight_sprint_that_is_cancelled_hastes_nobody() -> None:
    match = board(seat("A1", hand=["midnight-sprint"]), seat("K1", hand=["classified"]), "K11")
    play(match, "play midnight-sprint", "respond classified")
    assert not pawn(match, 0).hasted
    assert len(follow_ups(match, "move")) == 6 * 6 - 1


@about("midnight-sprint", "saddled-velociraptor", "wicked-stepmother")
def test_midnight_sprint_counts_as_moving_and_is_not_held_up_by_a_stepmother() -> None:
    match = board(
        seat(piece("A1", equipment=["saddled-velociraptor"]), hand=["midnight-sprint"]),
        seat("F5", summons={"wicked-stepmother": "B1"}),
        "K11",
    )
    play(match, "play midnight-sprint", "to E5")
    assert pawn(match, 0).moved
    play(match, "melee")
    assert health(match) == [10, 8, 10]


# --- Poisoned Apple


@about("poisoned-apple")
def test_poisoned_apple_gives_a_card_away_and_hurts_the_pawn_by_two() -> None:
    match = board(
        seat("F6", hand=["poisoned-apple", "rerun", "seance"]),
        seat("I9", hand=["wiretap"]),
        seat("D6", summons={"mop-bot": "G6"}),
        "J6",
    )
    play(match, "play poisoned-apple")
    assert legal(match) == ["piece pawn 1", "piece pawn 2"]
    play(match, "piece pawn 1")
    assert (asked(match), legal(match)) == ((0, "hand-card"), ["pick rerun", "pick seance"])
    play(match, "pick seance")
    assert (hand(match, 0), hand(match, 1)) == (["rerun"], ["wiretap", "seance"])
    assert (health(match), actions(match)) == ([10, 8, 10, 10], 1)
    assert is_calm(match)


@about("poisoned-apple")
@covers("G-5.3")
def test_poisoned_apple_needs_another_card_and_an_enemy_pawn_within_three_squares() -> None:
    alone = board(seat("F6", hand=["poisoned-apple"]), "G6", "A1")
    assert legal_starting(alone, "play") == []
    far = board(seat("F6", hand=["poisoned-apple", "rerun"]), seat("J6", summons={"mop-bot": "G6"}), "A1")
    assert legal_starting(far, "play") == []


@about("poisoned-apple", "annoying-sidekick", "sparring-mat")
@covers("G-8.2")
def test_poisoned_apple_deals_effect_damage() -> None:
    match = board(
        seat("F6", hand=["poisoned-apple", "rerun"], summons={"annoying-sidekick": "A11"}), "G6", "A1",
        zones=[zone("sparring-mat", "G5", seat=2)],
    )  # fmt: skip
    play(match, "play poisoned-apple")
    assert health(match) == [10, 10 - (2 - 1 + 1), 10]
    covered = board(
        seat("F6", hand=["poisoned-apple", "rerun"]), "G6", "A1", zones=[zone("brooding-rooftop", "G5", seat=2)]
    )
    play(covered, "play poisoned-apple")
    assert (health(covered), hand(covered, 1)) == ([10, 10, 10], ["rerun"])


@about("poisoned-apple")
@covers("G-17.3")
def test_poisoned_apple_that_kills_brings_its_own_card_back() -> None:
    match = board(
        seat("F6", hand=["poisoned-apple", "rerun"]), seat(piece("G6", health=2), hand=["wiretap"]), "A1", "K1"
    )
    play(match, "play poisoned-apple")
    assert not player(match, 1).is_alive
    assert (hand(match, 0), discard(match)) == (["wiretap", "rerun"], ["poisoned-apple"])


@about("poisoned-apple", "fairy-fine-print", "undo-button")
def test_poisoned_apple_is_no_attack_but_can_be_cancelled() -> None:
    match = board(
        seat("F6", hand=["poisoned-apple", "rerun"]),
        seat("G6", hand=["fairy-fine-print", "undo-button", "seance"]),
        "A1",
    )
    play(match, "play poisoned-apple")
    assert legal(match) == ["pass", "respond undo-button"]
    play(match, "respond undo-button")
    assert (health(match), hand(match, 0)) == ([10, 10, 10], ["rerun", "poisoned-apple"])


# --- Off With Their Squares


@about("off-with-their-squares")
def test_off_with_their_squares_hits_one_target_on_the_colour_of_center_stage_for_three() -> None:
    match = board(
        seat("F6", hand=["off-with-their-squares"]),
        "A1",
        "F1",
        seat("G7", summons={"mop-bot": "G6"}),
        seat("K11", ghost=True),
    )
    play(match, "play off-with-their-squares")
    assert legal(match) == ["target pawn 1", "target pawn 3", "target ghost 4"]
    play(match, "target pawn 1")
    assert (health(match)[:4], actions(match)) == ([10, 7, 10, 10], 1)
    assert is_calm(match)


@about("off-with-their-squares")
@covers("G-7.2")
def test_off_with_their_squares_is_played_on_center_stage_only() -> None:
    match = board(seat("E6", hand=["off-with-their-squares"]), "A1", "F1", "G7")
    assert "play off-with-their-squares" not in legal(match)
    safe = board(seat("F6", hand=["off-with-their-squares"]), "F5", "F1", "G8")
    assert "play off-with-their-squares" not in legal(safe)


@about("off-with-their-squares", "falling-leaf-step")
@covers("G-7.6")
def test_off_with_their_squares_misses_who_steps_onto_the_other_colour() -> None:
    match = board(seat("F6", hand=["off-with-their-squares"]), seat("K11", hand=["falling-leaf-step"]), "F1")
    copy = match.fork()
    play(match, "play off-with-their-squares", "respond falling-leaf-step", "to K10")
    assert health(match) == [10, 10, 10]
    play(copy, "play off-with-their-squares", "respond falling-leaf-step", "to J10")
    assert health(copy) == [10, 7, 10]


@about("off-with-their-squares", "while-youre-here")
def test_off_with_their_squares_may_have_a_second_head() -> None:
    match = board(seat("F6", hand=["off-with-their-squares", "while-youre-here"]), "A1", "F1", "G7")
    play(match, "play off-with-their-squares", "attach while-youre-here", "target pawn 3")
    assert health(match) == [10, 7, 10, 7]


# --- Ribbit


@about("ribbit", "furious-bunny")
def test_ribbit_lets_a_summon_enter_as_a_frog_without_attack_and_abilities() -> None:
    match = board(seat("F6", hand=["furious-bunny"]), seat("A1", hand=["ribbit"]), "G7")
    play(match, "play furious-bunny")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond ribbit"])
    play(match, "respond ribbit", "to G6")
    found = summon(match, "furious-bunny")
    assert (found.frog, found.health, found.attack.value, found.movement.value) == (True, 2, 0, 4)
    assert discard(match) == ["ribbit"]
    play(match, "end")
    assert (asked(match), legal(match)) == ((0, "summon-menu"), ["end", "move"])


@about("ribbit")
@covers("G-11.4")
def test_ribbit_answers_nothing_but_summon_cards() -> None:
    cards = ["seance", "jetpack-warranty-void", "haunted-parlor"]
    match = board(seat("F6", hand=cards), "G6", seat("A1", hand=["ribbit"]), actions=5)
    play(match, "play seance", "play jetpack-warranty-void", "melee")
    play(match, "play haunted-parlor", "layout 3x4", "corner A8")
    assert (hand(match, 2), actions(match)) == (["ribbit"], 1)


@about("ribbit", "three-tired-pigs", "laser-letter-opener")
@covers("G-15.8")
def test_ribbit_leaves_a_frog_that_equipment_can_arm_for_a_single_attack() -> None:
    match = board(
        seat("F6", hand=["three-tired-pigs", "laser-letter-opener", "midnight-sprint"]),
        seat("G7", hand=["ribbit"]),
        "H6",
        actions=3,
    )
    play(
        match, "play three-tired-pigs", "respond ribbit", "to G6", "play laser-letter-opener", "piece three-tired-pigs"
    )
    play(match, "end", "attack", "target pawn 1")
    assert (health(match), legal(match)) == ([10, 9, 10], ["end", "move"])


@about("ribbit", "counter-intelligence")
def test_ribbit_that_is_cancelled_leaves_the_summon_as_printed() -> None:
    match = board(
        seat("F6", hand=["furious-bunny"]), seat("A1", hand=["ribbit"]), seat("G7", hand=["counter-intelligence"])
    )
    play(match, "play furious-bunny", "respond ribbit", "respond counter-intelligence", "to G6")
    assert (summon(match, "furious-bunny").frog, summon(match, "furious-bunny").attack.value) == (False, 1)


@about("ribbit", "shambling-cousin")
def test_ribbit_takes_away_what_a_summon_does_when_it_dies() -> None:
    frog = {"shambling-cousin": piece("G6", health=1, frog=True)}
    match = board("F6", seat("A1", summons=frog), "K11", chance=["coin heads"])
    play(match, "melee")
    assert (has_summon(match, "shambling-cousin"), hand(match, 1)) == (False, [])
    assert discard(match) == ["shambling-cousin"]


@about("ribbit", "double-agent")
def test_ribbit_lasts_when_somebody_else_takes_control() -> None:
    frog = {"furious-bunny": piece("G6", frog=True)}
    match = board(seat("F6", hand=["double-agent"]), seat("A1", summons=frog), "H6", actions=3)
    play(match, "play double-agent", "end")
    assert (summon(match, "furious-bunny").seat, legal(match)) == (0, ["end", "move"])


# --- Fairy Fine Print


@about("fairy-fine-print")
def test_fairy_fine_print_prevents_all_damage_for_another_card() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously", "overcharge"]),
        seat("G6", hand=["fairy-fine-print", "rerun", "seance"]),
        "F5",
        actions=4,
    )
    play(match, "play fireball-obviously", "attach overcharge", "respond fairy-fine-print")
    assert (asked(match), legal(match)) == ((1, "hand-card"), ["pick rerun", "pick seance"])
    play(match, "pick rerun")
    assert (health(match), hand(match, 1)) == ([8, 10, 4], ["seance"])
    assert discard(match) == ["rerun", "fairy-fine-print", "fireball-obviously", "overcharge"]
    assert is_calm(match)


@about("fairy-fine-print")
@covers("G-11.4")
def test_fairy_fine_print_needs_another_card_in_hand() -> None:
    match = board("F6", seat("G6", hand=["fairy-fine-print"]), "A1")
    play(match, "melee")
    assert (health(match), hand(match, 1)) == ([10, 9, 10], ["fairy-fine-print"])


@about("fairy-fine-print")
@covers("G-11.9")
def test_fairy_fine_print_is_for_attacks_on_the_own_pawn() -> None:
    match = board("F6", seat("A1", hand=["fairy-fine-print", "rerun"], summons={"mop-bot": "G6"}), "F5")
    play(match, "melee", "target mop-bot", "melee", "target pawn 2")
    assert (summon(match, "mop-bot").health, health(match)) == (1, [10, 10, 9])
    assert hand(match, 1)[:2] == ["fairy-fine-print", "rerun"]


@about("fairy-fine-print", "poke-with-a-spindle", "shoulder-charge")
@covers("G-8.5")
def test_fairy_fine_print_prevents_damage_but_neither_pushes_nor_slams() -> None:
    match = board(seat("F6", hand=["shoulder-charge"]), seat("G6", hand=["fairy-fine-print", "rerun"]), "I6")
    play(match, "play shoulder-charge", "respond fairy-fine-print")
    assert (pawn(match, 1).square, health(match)) == ("H6", [10, 9, 10])


@about("fairy-fine-print", "heat-squint")
@covers("G-8.3")
def test_fairy_fine_print_prevents_true_damage_and_ghost_attacks() -> None:
    match = board(seat("F6", hand=["heat-squint"]), seat("G6", hand=["fairy-fine-print", "rerun"]), "A1")
    play(match, "play heat-squint", "respond fairy-fine-print")
    assert health(match) == [10, 10, 10]
    ghost = board(seat("F6", ghost=True), seat("G6", hand=["fairy-fine-print", "rerun"]), "A1", "K1", phase="ghost")
    play(ghost, "attack", "respond fairy-fine-print")
    assert health(ghost)[1] == 10


@about("fairy-fine-print", "deflector-bubble")
def test_fairy_fine_print_works_even_if_the_other_card_was_used_in_the_meantime() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously"]),
        seat("G6", hand=["fairy-fine-print", "deflector-bubble"]),
        "A1",
        actions=4,
    )
    play(match, "play fireball-obviously", "respond fairy-fine-print", "respond deflector-bubble")
    assert (health(match), hand(match, 1)) == ([10, 10, 10], [])
    assert discard(match) == ["deflector-bubble", "fairy-fine-print", "fireball-obviously"]


# --- Ever-After Party


@about("ever-after-party")
def test_ever_after_party_heals_two_and_draws_a_card_after_the_action() -> None:
    match = board(
        seat(piece("F6", health=5, bleed=1), hand=["chainsaw-solo", "ever-after-party"]),
        "G6",
        "A1",
        armories=[["rerun"]],
    )
    play(match, "play chainsaw-solo", "attach ever-after-party")
    assert (health(match), pawn(match, 0).bleed, hand(match, 0)) == ([7, 9, 10], 0, ["rerun"])
    assert (actions(match), discard(match)) == (1, ["chainsaw-solo", "ever-after-party"])
    assert is_calm(match)


@about("ever-after-party")
@covers("G-10.5")
def test_ever_after_party_goes_on_action_cards_only() -> None:
    match = board(
        seat(piece("F6", health=5), hand=["mop-bot", "jetpack-warranty-void", "ever-after-party"]),
        "G6",
        "A1",
        actions=4,
    )
    play(match, "melee", "play jetpack-warranty-void", "play mop-bot", "to F7")
    assert (health(match), hand(match, 0)) == ([5, 9, 10], ["ever-after-party"])


@about("ever-after-party", "classified")
@covers("G-10.7")
def test_ever_after_party_is_called_off_with_the_action() -> None:
    match = board(
        seat(piece("F6", health=5), hand=["seance", "ever-after-party"]), seat("G6", hand=["classified"]), "A1"
    )
    play(match, "play seance", "attach ever-after-party", "respond classified")
    assert (health(match), hand(match, 0)) == ([5, 10, 10], [])


@about("ever-after-party", "overcharge")
@covers("G-8.4", "G-9.1")
@pytest.mark.parametrize(
    ("first", "second", "left"), [("overcharge", "ever-after-party", 11), ("ever-after-party", "overcharge", 9)]
)
def test_ever_after_party_takes_its_place_among_the_combos(first: str, second: str, left: int) -> None:
    match = board(seat("F6", hand=["chainsaw-solo", "ever-after-party", "overcharge"]), "G6", "A1")
    copy = board(seat(piece("F6", health=11), hand=["chainsaw-solo", "ever-after-party", "overcharge"]), "G6", "A1")
    play(match, "play chainsaw-solo", f"attach {first}", f"attach {second}")
    assert health(match)[0] == (10 if first == "overcharge" else 9)
    play(copy, "play chainsaw-solo", f"attach {first}", f"attach {second}")
    assert health(copy)[0] == left


@about("ever-after-party", "midnight-sprint")
def test_ever_after_party_comes_after_everything_the_action_asks() -> None:
    match = board(seat(piece("A1", health=5), hand=["midnight-sprint", "ever-after-party"]), "K1", "K11")
    play(match, "play midnight-sprint", "attach ever-after-party")
    assert (asked(match), health(match)[0]) == ((0, "destination"), 5)
    play(match, "to C3")
    assert (health(match)[0], len(hand(match, 0))) == (7, 1)
