"""Kung-Fu, Action and Objection! cards: each works, does not, and stops where it should."""

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
    seat,
    summon,
    table,
    zone,
)
from tests.games.genres.cards.sights import SPARE, area, damages, living, places, price, way
from tests.rulebook import covers


@about("split-kick")
@covers("G-7.2", "G-7.3")
def test_split_kick_hits_the_four_diagonal_neighbours_for_two() -> None:
    match = board(seat("F6", hand=["split-kick"]), "G5", "G6", "E7", "H8")
    assert area(match, "play split-kick") == "E5 G5 E7 G7"
    assert (health(match), actions(match), is_calm(match)) == ([10, 8, 10, 8, 10], 1, True)


@about("split-kick")
@covers("G-5.3")
def test_split_kick_cannot_be_played_at_straight_neighbours_or_two_squares_away() -> None:
    assert price("split-kick", "F5", "G6") is None
    assert price("split-kick", "H8", "D4") is None
    assert price("split-kick", "E7", "K1") == 1
    assert price("split-kick", "K1", seat("E7", ghost=True), "K11") == 1


@about("split-kick")
@covers("G-7.1", "G-8.1")
def test_split_kick_in_a_corner_spares_allies_and_freezes_ghosts() -> None:
    match = board(seat("A1", hand=["split-kick"]), seat("B2", ghost=True), "K1", "K11")
    assert area(match, "play split-kick") == "B2"
    assert (pawn(match, 1).frozen, health(match)) == (True, [10, 0, 10, 10])
    match = board(seat("F6", hand=["split-kick"], summons={"mop-bot": "E5"}), "G5", "K11")
    play(match, "play split-kick")
    assert (summon(match, "mop-bot").health, health(match)) == (2, [10, 8, 10])


@about("split-kick")
@covers("G-2.8")
def test_split_kick_is_a_ranged_attack() -> None:
    match = board(
        seat("F6", hand=["split-kick", "one-two-punch"], summons={"retired-master": "K11"}),
        seat(piece("G5", equipment=["trench-coat-of-many-pockets"]), hand=["counterpunch"]),
        seat(piece("E5", equipment=["spiked-shoulder-pads"])),
    )
    play(match, "play split-kick")
    assert (health(match), hand(match, 0), hand(match, 1)) == ([10, 9, 8], ["one-two-punch"], ["counterpunch"])


@about("flying-kick")
def test_flying_kick_moves_then_hits_one_neighbour_and_pushes_it_two() -> None:
    match = board(seat("E6", hand=["flying-kick"]), "G6", "A11")
    assert way(match, "play flying-kick", "to F6") == "F6 H6 I6"
    assert (health(match), places(match), actions(match)) == ([10, 9, 10], ["F6", "I6", "A11"], 1)
    assert is_calm(match)


@about("flying-kick")
@covers("G-5.6", "G-5.3")
def test_flying_kick_goes_only_to_squares_within_three_from_which_it_has_a_target() -> None:
    match = board(seat("F6", hand=["flying-kick"]), "J6", "A11")
    assert follow_ups(match, "play flying-kick") == ["to I5", "to I6", "to I7"]
    assert price("flying-kick", "K6", "A11") is None
    assert price("flying-kick", "G6", "A11") == 1


@about("flying-kick")
@covers("G-6.9")
def test_flying_kick_may_stay_and_a_rooted_pawn_kicks_from_where_it_stands() -> None:
    match = board(seat("F6", hand=["flying-kick"]), "G5", "A11")
    assert follow_ups(match, "play flying-kick")[0] == "stay"
    play(match, "play flying-kick", "stay")
    assert (places(match)[:2], health(match)) == (["F6", "I3"], [10, 9, 10])
    match = board(seat(piece("F6", rooted=True), hand=["flying-kick"]), "G5", "I6")
    play(match, "play flying-kick")
    assert (places(match), health(match)) == (["F6", "I3", "I6"], [10, 9, 10])
    match = board(seat(piece("F6", rooted=True), hand=["flying-kick"]), "H6", "I6")
    assert "play flying-kick" not in legal(match)


@about("flying-kick")
@covers("G-5.6", "G-7.7", "G-11.9")
def test_whom_flying_kick_would_hit_is_judged_from_where_it_lands() -> None:
    match = board(
        seat("D6", hand=["flying-kick"]),
        seat("H6", hand=["falling-leaf-step", "counterpunch", "it-was-just-the-cat", "deflector-bubble"]),
        "A11",
    )
    play(match, "play flying-kick", "to G6")
    assert (asked(match), legal(match)) == (
        (1, "respond"),
        ["pass", "respond falling-leaf-step", "respond counterpunch"],
    )
    play(match, "respond falling-leaf-step", "to I6", "pass")
    assert (health(match), places(match), is_calm(match)) == ([10, 10, 10], ["G6", "I6", "A11"], True)


@about("flying-kick")
@covers("G-6.13")
def test_flying_kick_stays_where_it_is_when_its_destination_is_taken() -> None:
    match = board(seat("F6", hand=["flying-kick"]), seat("H6", hand=["falling-leaf-step"]), "A11")
    play(match, "play flying-kick", "to G6", "respond falling-leaf-step", "to G6")
    assert (health(match), places(match), is_calm(match)) == ([10, 9, 10], ["F6", "I6", "A11"], True)


@about("flying-kick")
@covers("G-4.11", "G-6.8")
def test_whoever_dies_on_the_way_kicks_nobody() -> None:
    match = board(
        seat(piece("D6", health=1), hand=["flying-kick"]), "H6", "A11", "K11",
        zones=[zone("haunted-parlor", "E5", seat=2)],
    )  # fmt: skip
    play(match, "play flying-kick", "to G6")
    assert (living(match), health(match)[1], places(match)[1]) == ([False, True, True, True], 10, "H6")
    assert (discard(match), asked(match)[0]) == (["flying-kick"], 1)


@about("spinning-back-everything")
def test_spinning_back_everything_deals_two_to_each_of_several_enemies() -> None:
    match = board(seat("F6", hand=["spinning-back-everything"]), "G5", "K11", seat("A1", summons={"final-girl": "F7"}))
    assert area(match, "play spinning-back-everything") == "E5 F5 G5 E6 F6 G6 E7 F7 G7"
    assert (health(match), summon(match, "final-girl").health) == ([10, 8, 10, 10], 1)
    assert (actions(match), is_calm(match)) == (1, True)


@about("spinning-back-everything")
@covers("G-2.4")
def test_spinning_back_everything_deals_one_to_a_single_enemy_ghosts_do_not_count() -> None:
    match = board(
        seat("F6", hand=["spinning-back-everything"], summons={"mop-bot": "E6"}),
        "G5",
        seat("F7", ghost=True),
        seat("F6", ghost=True),
        "H6",
    )
    play(match, "play spinning-back-everything")
    assert health(match) == [10, 9, 0, 0, 10]
    assert [pawn(match, number).frozen for number in (2, 3)] == [True, True]


@about("spinning-back-everything")
@covers("G-5.3")
def test_spinning_back_everything_needs_a_target_but_a_ghost_in_the_same_square_is_enough() -> None:
    assert price("spinning-back-everything", "H6", "K11") is None
    assert price("spinning-back-everything", seat("F6", ghost=True), "K11", "K1") == 1


@about("spinning-back-everything")
@covers("G-2.8", "G-7.6")
def test_spinning_back_everything_is_ranged_and_counts_the_enemies_it_really_hits() -> None:
    match = board(
        seat("F6", hand=["spinning-back-everything"]),
        seat("G5", hand=["falling-leaf-step", "counterpunch"]),
        "E6",
    )
    play(match, "play spinning-back-everything")
    assert legal(match) == ["pass", "respond falling-leaf-step"]
    play(match, "respond falling-leaf-step", "to H5")
    assert health(match) == [10, 10, 9]


@about("inner-peace")
def test_inner_peace_heals_three_with_cards_left_and_six_with_an_empty_hand() -> None:
    match = board(seat(piece("F6", health=2, bleed=3), hand=["inner-peace", SPARE]), "A1", "K1")
    play(match, "play inner-peace")
    assert (health(match)[0], pawn(match, 0).bleed, actions(match), is_calm(match)) == (5, 0, 1, True)
    match = board(seat(piece("F6", health=2), hand=["inner-peace"]), "A1", "K1")
    play(match, "play inner-peace")
    assert health(match)[0] == 8


@about("inner-peace")
@covers("G-9.1", "G-9.2")
def test_inner_peace_heals_no_further_than_eleven_and_can_be_played_in_full_health() -> None:
    match = board(seat(piece("F6", health=9), hand=["inner-peace"]), "A1", "K1")
    play(match, "play inner-peace")
    assert health(match)[0] == 11
    match = board(seat(piece("F6", health=11, bleed=2), hand=["inner-peace"]), "A1", "K1")
    play(match, "play inner-peace")
    assert (health(match)[0], pawn(match, 0).bleed) == (11, 0)


@about("inner-peace")
@covers("G-10.3", "G-5.1")
def test_inner_peace_costs_an_action_and_a_cancelled_one_heals_nothing() -> None:
    assert price("inner-peace", "A1", "K1") == 1
    match = board(seat(piece("F6", health=2), hand=["inner-peace"]), seat("A1", hand=["classified"]), "K1")
    play(match, "play inner-peace", "respond classified")
    assert (health(match)[0], actions(match), is_calm(match)) == (2, 1, True)


@about("inner-peace", "bard-backup-vocals")
@covers("G-5.4")
def test_a_combo_on_inner_peace_has_left_the_hand_when_the_hand_is_counted() -> None:
    match = board(seat(piece("F6", health=1), hand=["inner-peace", "bard-backup-vocals"]), "A1", "K1")
    assert health(play(match.fork(), "play inner-peace", "done"))[0] == 4
    play(match, "play inner-peace", "attach bard-backup-vocals")
    assert health(match)[0] == 10


@about("inner-peace")
@covers("G-11.6", "G-19.6")
def test_the_hand_is_counted_as_inner_peace_resolves() -> None:
    match = board(
        seat(piece("F6", health=1), hand=["inner-peace"]),
        seat("A1", hand=["wrong-cue-card"]),
        seat("K1", hand=["split-kick"]),
        armories=[["plot-twist"]],
        chance=["coin heads"],
    )
    play(match, "play inner-peace", "respond wrong-cue-card")
    assert (hand(match, 0), health(match)[0], is_calm(match)) == (["split-kick"], 4, True)


@about("training-montage")
@covers("G-5.8")
def test_training_montage_costs_nothing_and_gives_two_actions() -> None:
    match = board(seat("F6", hand=["training-montage"]), "A1", "K1")
    play(match, "play training-montage")
    assert (actions(match), discard(match), is_calm(match)) == (4, ["training-montage"], True)
    assert price("training-montage", "A1", "K1") == 0


@about("training-montage")
@covers("G-2.6")
def test_training_montage_forbids_attack_cards_but_neither_melee_nor_other_cards() -> None:
    cards = ["training-montage", "chainsaw-solo", "flying-kick", "inner-peace", "jump-scare", "arm-wrestling"]
    match = board(seat("F6", hand=cards, summons={"mop-bot": "H6"}), "G6", "K1")
    assert len(legal_starting(match, "play")) == 6
    play(match, "play training-montage")
    assert legal(match) == [
        "end", "move", "melee", "draw", "play inner-peace", "play jump-scare", "play arm-wrestling",
    ]  # fmt: skip
    play(match, "melee", "end", "attack", "end")
    assert health(match)[1] == 8


@about("training-montage")
@covers("G-2.10")
def test_training_montage_forbids_attack_cards_for_this_turn_only() -> None:
    match = board(seat("F6", hand=["training-montage", "chainsaw-solo"]), seat("G6", hand=["split-kick"]), "G7", "F7")
    play(match, "play training-montage", "end")
    assert (asked(match), table(match)["no_attacks"]) == ((1, "main"), False)
    play(match, "end", "end", "end")
    assert "play chainsaw-solo" in legal(match)


@about("training-montage")
@covers("G-10.3")
def test_a_cancelled_training_montage_gives_no_actions_and_forbids_nothing() -> None:
    match = board(
        seat("F6", hand=["training-montage", "chainsaw-solo"]), seat("G6", hand=["actual-lawyer"]), "K1",
        armories=[["final-girl"]],
    )  # fmt: skip
    play(match, "play training-montage", "respond actual-lawyer")
    assert (actions(match), hand(match, 0)) == (2, ["chainsaw-solo", "final-girl"])
    assert "play chainsaw-solo" in legal(match)


@about("four-winds-fist")
@covers("G-12.1", "G-7.3")
def test_four_winds_fist_hits_the_straight_neighbours_and_pushes_them_three() -> None:
    match = board(seat("F6", hand=["four-winds-fist"]), "F5", "G5", "G6", "F8")
    assert area(match, "play four-winds-fist") == "F5 E6 F6 G6 F7"
    assert (health(match), places(match)) == ([10, 9, 10, 9, 10], ["F6", "F2", "G5", "J6", "F8"])
    assert (actions(match), is_calm(match)) == (1, True)


@about("four-winds-fist")
@covers("G-5.3")
def test_four_winds_fist_cannot_be_played_at_diagonal_neighbours() -> None:
    assert price("four-winds-fist", "G5", "E7") is None
    assert price("four-winds-fist", "H6", "K1") is None
    assert price("four-winds-fist", "E6", "K1") == 1


@about("four-winds-fist")
@covers("G-12.3", "G-6.12")
def test_whoever_four_winds_fist_pushes_stops_at_pieces_walls_and_the_border_unharmed() -> None:
    match = board(
        seat("F3", hand=["four-winds-fist"], summons={"mop-bot": "I3"}),
        "F2",
        seat(piece("G3", rooted=True)),
        "F4",
        zones=[zone("briar-hedge", "E6")],
    )
    play(match, "play four-winds-fist")
    assert (health(match), places(match)) == ([10, 9, 9, 9], ["F3", "F1", "H3", "F5"])


@about("four-winds-fist")
@covers("G-12.4", "G-18.8")
def test_four_winds_fist_freezes_a_ghost_in_the_same_square_and_does_not_push_it() -> None:
    match = board(
        seat("F6", hand=["four-winds-fist", "one-two-punch"]), seat("F6", ghost=True), seat("F7", ghost=True), "K1"
    )
    play(match, "play four-winds-fist")
    assert [pawn(match, number).frozen for number in (1, 2)] == [True, True]
    assert (places(match), hand(match, 0)) == (["F6", "F6", "F7", "K1"], ["one-two-punch"])


@about("falling-leaf-step")
@covers("G-11.5")
def test_falling_leaf_step_lets_its_player_walk_out_of_an_attack() -> None:
    match = board("F6", seat("G6", hand=["falling-leaf-step"]), "K1")
    play(match, "melee", "respond falling-leaf-step")
    assert asked(match) == (1, "destination")
    assert ("to I6" in legal(match), "to I4" in legal(match), "to J6" in legal(match)) == (True, True, False)
    play(match, "to I6")
    assert (health(match), places(match), actions(match)) == ([10, 10, 10], ["F6", "I6", "K1"], 1)
    assert (discard(match), is_calm(match)) == (["falling-leaf-step"], True)


@about("falling-leaf-step")
@covers("G-11.4", "G-14.3")
def test_falling_leaf_step_answers_only_an_attack_that_would_hit_and_not_from_a_silent_place() -> None:
    match = board("F6", seat("G6", hand=["falling-leaf-step"]), "F5")
    play(match, "melee", "target pawn 2")
    assert (health(match), hand(match, 1)) == ([10, 10, 9], ["falling-leaf-step"])
    match = board("F6", seat("G6", hand=["falling-leaf-step"]), "K1")
    play(match, "move", "to F7")
    assert (places(match)[0], hand(match, 1)) == ("F7", ["falling-leaf-step"])
    match = board("F6", seat("G6", hand=["falling-leaf-step"]), "K1", zones=[zone("library-hours", "G5")])
    play(match, "melee")
    assert (health(match), hand(match, 1)) == ([10, 9, 10], ["falling-leaf-step"])


@about("falling-leaf-step")
@covers("G-7.6", "G-14.7")
def test_whoever_steps_within_the_area_is_hit_and_zones_wait_for_the_own_turn() -> None:
    match = board(
        seat("F6", hand=["dont-look-back", SPARE]), seat("G6", hand=["falling-leaf-step"]), "K1",
        zones=[zone("haunted-parlor", "H5")],
    )  # fmt: skip
    play(match, "play dont-look-back", "respond falling-leaf-step", "to I6", "stay")
    assert (health(match), places(match)[1]) == ([10, 8, 10], "I6")


@about("falling-leaf-step")
@covers("G-6.4", "G-6.3")
def test_the_rooted_cannot_step_and_the_slowed_step_one_square() -> None:
    match = board("F6", seat(piece("G6", rooted=True), hand=["falling-leaf-step"]), "K1")
    play(match, "melee", "respond falling-leaf-step")
    assert (health(match), places(match)[1], is_calm(match)) == ([10, 9, 10], "G6", True)
    match = board("F6", seat(piece("G6", slowed=True), hand=["falling-leaf-step"]), "K1")
    play(match, "melee", "respond falling-leaf-step")
    assert legal(match) == ["stay", *(f"to {square}" for square in ("F5", "G5", "H5", "H6", "F7", "G7", "H7"))]


@about("falling-leaf-step", "counterpunch")
@covers("G-11.3", "G-11.6")
def test_a_step_after_a_counterpunch_comes_first_and_both_help() -> None:
    match = board("F6", seat("G6", hand=["falling-leaf-step", "counterpunch"]), "K1")
    play(match, "melee", "respond counterpunch", "respond falling-leaf-step", "to H6")
    assert (health(match), places(match), is_calm(match)) == ([8, 10, 10], ["F6", "H6", "K1"], True)


@about("counterpunch")
def test_counterpunch_takes_one_off_a_melee_attack_and_costs_the_attacker_two() -> None:
    match = board(seat("F6", hand=["chainsaw-solo", "one-two-punch"]), seat("G6", hand=["counterpunch"]), "F5")
    play(match, "play chainsaw-solo", "attach one-two-punch")
    assert damages(match, "respond counterpunch") == [
        (2, "effect", "counterpunch"), (2, "attack", "chainsaw-solo"), (3, "attack", "chainsaw-solo"),
    ]  # fmt: skip
    assert (health(match), pawn(match, 1).bleed, is_calm(match)) == ([8, 8, 7], 1, True)


@about("counterpunch")
@covers("G-2.8", "G-11.2")
def test_counterpunch_answers_neither_ranged_attacks_nor_attacks_on_others_nor_in_the_own_turn() -> None:
    match = board(
        seat("F6", hand=["split-kick", "counterpunch"]),
        seat("G7", hand=["falling-leaf-step"]),
        "F5",
    )
    play(match, "play split-kick", "pass", "melee", "target pawn 2")
    assert (health(match), hand(match, 0)) == ([10, 8, 9], ["counterpunch"])
    match = board("F6", seat("G6", hand=["counterpunch"]), "F5")
    play(match, "melee", "target pawn 2")
    assert (health(match), hand(match, 1)) == ([10, 10, 9], ["counterpunch"])


@about("counterpunch")
@covers("G-17.7", "G-17.3")
def test_an_attacker_killed_by_counterpunch_does_not_attack_any_more() -> None:
    match = board(
        seat(piece("F6", health=2), hand=["seance"]), seat(piece("G6", health=1), hand=["counterpunch"]), "K1",
        armories=[["final-girl"]],
    )  # fmt: skip
    play(match, "melee", "respond counterpunch")
    assert (living(match), health(match)[1], asked(match)) == ([False, True, True], 1, (1, "main"))
    assert hand(match, 1) == ["seance", "final-girl"]


@about("counterpunch")
@covers("G-15.10", "G-18.4")
def test_counterpunch_hurts_a_summon_that_attacks_but_no_ghost() -> None:
    match = board(seat("F7", summons={"unpaid-goose": "F6", "mop-bot": "K11"}), seat("G6", hand=["counterpunch"]), "K1")
    play(match, "end", "next unpaid-goose", "attack", "respond counterpunch")
    assert (has_summon(match, "unpaid-goose"), health(match), hand(match, 1)) == (False, [10, 10, 10], [])
    match = board(seat("F6", ghost=True), seat("G6", hand=["counterpunch"]), "K1", phase="ghost")
    play(match, "attack", "respond counterpunch")
    assert (health(match), pawn(match, 0).frozen) == ([0, 10, 10], False)


@about("counterpunch")
@covers("G-8.3")
def test_the_damage_of_counterpunch_is_effect_damage() -> None:
    def punched(worn: str | None = None, **own: object) -> int:
        match = board(
            seat(piece("F6", equipment=[worn] if worn else [])), seat("G6", hand=["counterpunch"], **own), "K1",
            zones=[zone("sparring-mat", "D5")] if worn is None and not own else [],
        )  # fmt: skip
        play(match, "melee", "respond counterpunch")
        return 10 - health(match)[0]

    assert punched() == 3
    assert punched("dragonscale-pajamas") == 1
    assert punched("spiked-shoulder-pads") == 2
    assert punched("seven-league-clogs", summons={"annoying-sidekick": "K11"}) == 1
    assert punched("seven-league-clogs", summons={"retired-master": "K11"}) == 2
