"""Horror, what is played and gone: each card works, does not, and stops where it should."""

from clashtable.games.genres.wire.hands import Discarded
from tests.cardbook import about
from tests.games.genres.board import (
    actions,
    asked,
    board,
    discard,
    events,
    follow_ups,
    hand,
    health,
    is_calm,
    legal,
    pawn,
    piece,
    play,
    player,
    seat,
    summon,
    zone,
)
from tests.games.genres.cards.sights import SPARE, area, bleeding, damages, living, places, price
from tests.rulebook import covers


@about("chainsaw-solo")
def test_chainsaw_solo_hits_everybody_adjacent_and_makes_them_bleed() -> None:
    match = board(seat("F6", hand=["chainsaw-solo"]), "G6", "E5", "H6")
    assert area(match, "play chainsaw-solo") == "E5 F5 G5 E6 F6 G6 E7 F7 G7"
    assert health(match) == [10, 9, 9, 10]
    assert bleeding(match) == [0, 1, 1, 0]
    assert (actions(match), discard(match), is_calm(match)) == (1, ["chainsaw-solo"], True)


@about("chainsaw-solo")
def test_chainsaw_solo_cannot_be_played_with_nobody_adjacent() -> None:
    match = board(seat("F6", hand=["chainsaw-solo"], summons={"mop-bot": "F5"}), "H6", "A1")
    assert "play chainsaw-solo" not in legal(match)
    assert price("chainsaw-solo", "H6", "A1") is None
    assert price("chainsaw-solo", "G7", "A1") == 1


@about("chainsaw-solo")
@covers("G-8.1", "G-18.8", "G-7.4")
def test_chainsaw_solo_freezes_ghosts_and_spares_allies() -> None:
    match = board(
        seat("F6", hand=["chainsaw-solo"], summons={"mop-bot": "F5"}),
        seat("F6", ghost=True),
        seat("A1", summons={"budget-vampire": "E7"}),
        seat("H6", ghost=True),
        "K1",
    )
    play(match, "play chainsaw-solo")
    assert [pawn(match, number).frozen for number in (1, 3)] == [True, False]
    assert [(summon(match, card).health, summon(match, card).bleed) for card in ("mop-bot", "budget-vampire")] == [
        (2, 0), (2, 1),
    ]  # fmt: skip
    assert (pawn(match, 1).bleed, is_calm(match)) == (0, True)


@about("chainsaw-solo")
@covers("G-8.5")
def test_chainsaw_solo_makes_a_piece_bleed_that_takes_no_damage_but_never_beyond_three_markers() -> None:
    match = board(
        seat("F6", hand=["chainsaw-solo"]),
        seat(piece("G6", equipment=["spiked-shoulder-pads"])),
        seat(piece("E5", bleed=3)),
    )
    play(match, "play chainsaw-solo")
    assert health(match) == [9, 10, 9]
    assert bleeding(match) == [0, 1, 3]


@about("chainsaw-solo")
@covers("G-4.5")
def test_the_wound_of_chainsaw_solo_costs_one_health_as_the_next_turn_starts() -> None:
    match = board(seat("F6", hand=["chainsaw-solo"]), "G6", "A1")
    play(match, "play chainsaw-solo")
    assert damages(match, "end") == [(1, "ambient", "bleed")]
    assert (health(match), bleeding(match), asked(match)) == ([10, 8, 10], [0, 0, 0], (1, "main"))


@about("scream-queen")
@covers("G-7.2", "G-7.3")
def test_scream_queen_hits_each_target_in_the_cone_and_then_may_move_three() -> None:
    match = board(seat("C6", hand=["scream-queen"]), "D5", "E5", "F8")
    assert area(match, "play scream-queen") == "F4 E5 F5 D6 E6 F6 E7 F7 F8"
    assert (health(match), asked(match)) == ([10, 10, 9, 9], (0, "destination"))
    assert legal(match)[0] == "stay"
    assert ("to C3" in legal(match), "to F6" in legal(match), "to C2" in legal(match)) == (True, True, False)
    assert "to G6" not in legal(match)
    play(match, "to C3")
    assert (places(match)[0], actions(match), is_calm(match)) == ("C3", 1, True)


@about("scream-queen")
@covers("G-5.3")
def test_scream_queen_cannot_be_played_at_somebody_beside_the_cone() -> None:
    assert price("scream-queen", "G5", "K1") is None
    assert price("scream-queen", "J6", "K1") is None
    assert price("scream-queen", "I8", "K1") == 1
    match = board(seat("F6", hand=["scream-queen"]), "F4", "H6", "K11")
    assert follow_ups(match, "play scream-queen") == ["direction north", "direction east"]


@about("scream-queen")
@covers("G-6.9")
def test_scream_queen_may_stay_and_a_rooted_one_is_not_asked() -> None:
    match = board(seat("F6", hand=["scream-queen"]), "F5", "A1")
    play(match, "play scream-queen", "stay")
    assert (places(match), health(match), is_calm(match)) == (["F6", "F5", "A1"], [10, 9, 10], True)
    match = board(seat(piece("F6", rooted=True), hand=["scream-queen"]), "F5", "A1")
    play(match, "play scream-queen")
    assert (places(match), health(match), is_calm(match)) == (["F6", "F5", "A1"], [10, 9, 10], True)


@about("scream-queen")
@covers("G-7.1")
def test_the_cone_of_scream_queen_is_cut_off_at_the_border() -> None:
    match = board(seat("F2", hand=["scream-queen"]), "F1", "A11")
    assert area(match, "play scream-queen") == "F1"
    assert health(match) == [10, 9, 10]


@about("scream-queen", "falling-leaf-step")
@covers("G-7.6")
def test_whoever_steps_out_of_the_cone_of_scream_queen_is_missed() -> None:
    match = board(seat("C6", hand=["scream-queen"]), seat("E5", hand=["falling-leaf-step"]), "F6")
    play(match, "play scream-queen", "respond falling-leaf-step", "to E4", "stay")
    assert (health(match), places(match), is_calm(match)) == ([10, 10, 9], ["C6", "E4", "F6"], True)


@about("scream-queen")
@covers("G-10.3", "G-5.7")
def test_a_cancelled_scream_queen_neither_hits_nor_moves() -> None:
    match = board(seat("C6", hand=["scream-queen"]), seat("E5", hand=["classified"]), "F6")
    play(match, "play scream-queen", "respond classified")
    assert (health(match), places(match), actions(match)) == ([10, 10, 10], ["C6", "E5", "F6"], 1)
    assert (sorted(discard(match)), is_calm(match)) == (["classified", "scream-queen"], True)


@about("lets-split-up")
def test_lets_split_up_hits_a_lonely_enemy_anywhere_for_two() -> None:
    match = board(seat("A1", hand=["lets-split-up"]), "K11", "H6", seat("A11", summons={"mop-bot": "C11"}))
    assert follow_ups(match, "play lets-split-up") == ["target pawn 1", "target pawn 2"]
    play(match, "play lets-split-up", "target pawn 1")
    assert (health(match), actions(match), is_calm(match)) == ([10, 8, 10, 10], 1, True)


@about("lets-split-up")
@covers("G-5.3")
def test_lets_split_up_needs_an_enemy_with_no_standing_piece_within_two_squares() -> None:
    assert price("lets-split-up", "H6", "H8") is None
    assert price("lets-split-up", "I6", "I8") is None
    assert price("lets-split-up", "I6", "I9") == 1
    match = board(seat("A1", hand=["lets-split-up"], summons={"mop-bot": "K9"}), "K11", seat("C1"))
    assert "play lets-split-up" not in legal(match)


@about("lets-split-up")
@covers("G-18.9")
def test_lets_split_up_does_not_choose_ghosts_and_does_not_count_them_as_company() -> None:
    match = board(seat("A1", hand=["lets-split-up"]), "K11", seat("K10", ghost=True), seat("F6", ghost=True), "C1")
    play(match, "play lets-split-up")
    assert health(match)[1] == 8
    assert [pawn(match, number).frozen for number in (2, 3)] == [False, False]


@about("lets-split-up")
@covers("G-7.5")
def test_lets_split_up_asks_for_loneliness_only_when_the_target_is_chosen() -> None:
    match = board(seat("A1", hand=["lets-split-up"]), seat("K11", hand=["falling-leaf-step"]), "K8")
    play(match, "play lets-split-up", "target pawn 1", "respond falling-leaf-step", "to K9")
    assert (health(match), places(match), is_calm(match)) == ([10, 8, 10], ["A1", "K9", "K8"], True)


@about("signed-in-red")
def test_signed_in_red_costs_two_health_and_gives_two_actions() -> None:
    match = board(seat("F6", hand=["signed-in-red"]), "A1", "K1")
    play(match, "play signed-in-red")
    assert (health(match), actions(match), discard(match)) == ([8, 10, 10], 4, ["signed-in-red"])
    assert is_calm(match)


@about("signed-in-red")
@covers("G-9.4", "G-4.7")
def test_signed_in_red_can_be_played_after_the_last_action_but_not_with_two_health() -> None:
    match = board(seat(piece("F6", health=3), hand=["signed-in-red"]), "A1", "K1", actions=0)
    play(match, "play signed-in-red")
    assert (health(match)[0], actions(match)) == (1, 2)
    match = board(seat(piece("F6", health=2), hand=["signed-in-red"]), "A1", "K1")
    assert "play signed-in-red" not in legal(match)


@about("signed-in-red")
@covers("G-9.4", "G-5.7")
def test_the_health_paid_for_signed_in_red_is_not_damage_and_stays_paid_when_it_is_cancelled() -> None:
    match = board(
        seat(piece("F6", equipment=["dragonscale-pajamas", "cereal-box-ring"]), hand=["signed-in-red"]),
        seat("A1", hand=["classified"]),
        "K1",
    )
    play(match, "play signed-in-red")
    assert (health(match)[0], asked(match)) == (8, (1, "respond"))
    play(match, "respond classified")
    assert (health(match)[0], actions(match)) == (8, 2)
    assert pawn(match, 0).equipment == ("dragonscale-pajamas", "cereal-box-ring")


@about("jump-scare")
def test_jump_scare_appears_beside_a_pawn_and_costs_its_player_a_random_card_and_a_health() -> None:
    match = board(
        seat("A1", hand=["jump-scare"]),
        seat("F6", hand=["inner-peace", "classified"]),
        seat("K11", hand=["undo-button"]),
        chance=["card classified"],
    )
    play(match, "play jump-scare")
    assert legal(match) == [f"to {square}" for square in ("E5", "F5", "G5", "E6", "G6", "E7", "F7", "G7")]
    happened = events(match, "to G7")
    assert [event.how for event in happened if isinstance(event, Discarded)] == ["random"]
    assert (places(match), health(match), hand(match, 1)) == (["G7", "F6", "K11"], [10, 9, 10], ["inner-peace"])
    assert (sorted(discard(match)), actions(match), is_calm(match)) == (["classified", "jump-scare"], 1, True)


@about("jump-scare")
@covers("G-5.3")
def test_jump_scare_needs_an_enemy_pawn_within_five_squares_with_a_free_square_beside_it() -> None:
    assert price("jump-scare", "K1", "K11") == 1
    match = board(seat("E6", hand=["jump-scare"]), seat("K6", summons={"mop-bot": "F6"}), "K1")
    assert "play jump-scare" not in legal(match)
    crowd = {"mop-bot": "B1", "budget-vampire": "A2", "final-girl": "B2"}
    match = board(seat("C3", hand=["jump-scare"]), seat("A1", summons=crowd), "K11")
    assert "play jump-scare" not in legal(match)


@about("jump-scare")
@covers("G-11.10", "G-6.11")
def test_jump_scare_is_unanswerable_goes_to_another_square_and_minds_no_roots() -> None:
    match = board(
        seat(piece("F6", rooted=True), hand=["jump-scare"]), seat("G6", hand=["classified"]), seat("G7"),
        chance=["card classified"],
    )  # fmt: skip
    assert follow_ups(match, "play jump-scare") == ["piece pawn 1", "piece pawn 2"]
    play(match, "play jump-scare", "piece pawn 1")
    assert ("to F6" in legal(match), "to H6" in legal(match)) == (False, True)
    play(match, "to H6")
    assert (places(match), health(match), hand(match, 1)) == (["H6", "G6", "G7"], [10, 9, 10], [])


@about("jump-scare")
@covers("G-8.2", "G-8.3")
def test_jump_scare_deals_effect_damage_and_takes_nothing_from_an_empty_hand() -> None:
    def scare(*, worn: tuple[str, ...] = (), mat: bool = False, **own: object) -> list[tuple[int, str, str]]:
        zones = [zone("sparring-mat", "E5")] if mat else []
        match = board(seat("A1", hand=["jump-scare"], **own), seat(piece("F6", equipment=worn)), "K11", zones=zones)
        return damages(match, "play jump-scare", "to G7")

    assert scare() == [(1, "effect", "jump-scare")]
    assert scare(worn=("dragonscale-pajamas",)) == [(0, "effect", "jump-scare")]
    assert scare(worn=("spiked-shoulder-pads",)) == [(1, "effect", "jump-scare")]
    assert scare(mat=True) == [(2, "effect", "jump-scare")]
    assert scare(summons={"annoying-sidekick": "A2"}) == [(0, "effect", "jump-scare")]


@about("jump-scare")
@covers("G-17.3", "G-10.2")
def test_jump_scare_discards_before_it_kills_and_the_rest_of_the_hand_goes_to_the_killer() -> None:
    match = board(
        seat("A1", hand=["jump-scare"]),
        seat(piece("F6", health=1), hand=["inner-peace", "classified"]),
        "K11",
        "K1",
        chance=["card inner-peace"],
    )
    play(match, "play jump-scare", "to E5")
    assert (living(match), hand(match, 0)) == ([True, False, True, True], ["classified"])
    assert (sorted(discard(match)), is_calm(match)) == (["inner-peace", "jump-scare"], True)


@about("jump-scare")
@covers("G-4.11", "G-14.7")
def test_whoever_jumps_to_their_death_in_a_zone_scares_nobody_any_more() -> None:
    match = board(
        seat(piece("A2", health=1), hand=["jump-scare"]),
        seat("F7", hand=["inner-peace"]),
        "K11",
        "K1",
        zones=[zone("haunted-parlor", "G5", seat=2)],
        armories=[["final-girl"]],
    )
    play(match, "play jump-scare", "to G7")
    assert (living(match), health(match)[1:]) == ([False, True, True, True], [10, 10, 10])
    assert (asked(match), hand(match, 1)) == ((1, "main"), ["inner-peace", "final-girl"])


@about("seance")
def test_seance_hurts_each_enemy_pawn_for_the_ghosts_within_two_squares_at_most_two() -> None:
    match = board(
        seat("E5", hand=["seance"]),
        seat("E6", ghost=True),
        seat(piece("F6", frozen=True), ghost=True),
        seat("G6", ghost=True),
        "F7",
        "I6",
        seat("C6", summons={"mop-bot": "E7"}),
        "J6",
    )
    assert damages(match, "play seance") == [(2, "effect", "seance"), (1, "effect", "seance"), (1, "effect", "seance")]
    assert health(match) == [10, 0, 0, 0, 8, 9, 9, 10]
    assert (summon(match, "mop-bot").health, actions(match), is_calm(match)) == (2, 1, True)
    assert [pawn(match, number).frozen for number in (1, 2, 3)] == [False, True, False]


@about("seance")
@covers("G-5.3")
def test_seance_without_a_ghost_draws_two_cards_instead() -> None:
    match = board(seat("F6", hand=["seance"]), "G6", "K11", armories=[["final-girl", "split-kick", "mop-bot"]])
    play(match, "play seance")
    assert (hand(match, 0), health(match)) == (["final-girl", "split-kick"], [10, 10, 10])
    assert (actions(match), is_calm(match)) == (1, True)


@about("seance")
def test_seance_does_nothing_when_every_ghost_is_three_squares_away() -> None:
    match = board(seat("F6", hand=["seance"]), "A4", seat("A1", ghost=True), "K11")
    play(match, "play seance")
    assert (health(match), hand(match, 0), is_calm(match)) == ([10, 10, 0, 10], [], True)


@about("seance")
@covers("G-8.2", "G-8.4")
def test_the_damage_of_seance_is_effect_damage_in_one_batch() -> None:
    match = board(
        seat("K11", hand=["seance"], summons={"annoying-sidekick": "K10"}),
        seat("F6", ghost=True),
        seat("F7", ghost=True),
        seat(piece("F5", health=1), hand=["inner-peace"]),
        seat(piece("G6", equipment=["dragonscale-pajamas"])),
        seat(piece("E6", health=1)),
        "A11",
    )
    play(match, "play seance")
    assert living(match) == [True, False, False, False, True, False, True]
    assert (pawn(match, 4).health, hand(match, 0), is_calm(match)) == (10, ["inner-peace"], True)


@about("it-was-just-the-cat")
def test_it_was_just_the_cat_prevents_all_damage_of_an_attack_from_three_squares_away() -> None:
    match = board(seat("F6", hand=["dont-look-back"]), seat("I6", hand=["it-was-just-the-cat"]), "F9")
    play(match, "play dont-look-back", "respond it-was-just-the-cat", "stay")
    assert (health(match), is_calm(match)) == ([10, 10, 8], True)
    assert sorted(discard(match)) == ["dont-look-back", "it-was-just-the-cat"]


@about("it-was-just-the-cat")
@covers("G-11.4")
def test_it_was_just_the_cat_does_not_answer_what_is_nearer_or_would_not_hit() -> None:
    match = board(seat("F6", hand=["dont-look-back", SPARE]), seat("H6", hand=["it-was-just-the-cat"]), "K11")
    play(match, "play dont-look-back", "stay")
    assert (health(match), hand(match, 1)) == ([10, 8, 10], ["it-was-just-the-cat"])
    match = board(seat("F6", hand=["dont-look-back", SPARE]), seat("J6", hand=["it-was-just-the-cat"]), "F9")
    play(match, "play dont-look-back", "stay")
    assert (health(match), hand(match, 1)) == ([10, 10, 8], ["it-was-just-the-cat"])


@about("it-was-just-the-cat")
@covers("G-8.5")
def test_it_was_just_the_cat_leaves_the_piece_hit_so_that_it_is_pushed() -> None:
    match = board(seat("A6", hand=["belt-fed-diplomacy"]), seat("D6", hand=["it-was-just-the-cat"]), "K11")
    play(match, "play belt-fed-diplomacy", "respond it-was-just-the-cat")
    assert (health(match), places(match), is_calm(match)) == ([10, 10, 10], ["A6", "F6", "K11"], True)


@about("it-was-just-the-cat")
def test_it_was_just_the_cat_measures_from_the_piece_that_attacks() -> None:
    match = board(
        seat("K11", summons={"sentry-turret": "F6"}), seat("F9", hand=["it-was-just-the-cat"]), "A1", phase="summon"
    )
    play(match, "attack", "respond it-was-just-the-cat", "end")
    assert health(match) == [10, 10, 10]
    match = board(
        seat("F11", summons={"sentry-turret": "F6"}), seat("F8", hand=["it-was-just-the-cat"]), "A1", phase="summon"
    )
    play(match, "attack", "end")
    assert (health(match), hand(match, 1)[0]) == ([10, 9, 10], "it-was-just-the-cat")


@about("it-was-just-the-cat")
@covers("G-8.3")
def test_it_was_just_the_cat_prevents_true_damage_too() -> None:
    match = board(seat("A6", hand=["heat-squint"]), seat("F6", hand=["it-was-just-the-cat"]), "K11")
    play(match, "play heat-squint", "respond it-was-just-the-cat")
    assert health(match) == [10, 10, 10]


@about("drain-the-vein")
def test_drain_the_vein_heals_three_once_however_many_are_damaged() -> None:
    match = board(seat(piece("F6", health=5, bleed=2), hand=["chainsaw-solo", "drain-the-vein"]), "G6", "E5")
    assert follow_ups(match, "play chainsaw-solo") == ["done", "attach drain-the-vein"]
    play(match, "play chainsaw-solo", "attach drain-the-vein")
    assert (health(match), bleeding(match), actions(match)) == ([8, 9, 9], [0, 1, 1], 1)
    assert (sorted(discard(match)), is_calm(match)) == (["chainsaw-solo", "drain-the-vein"], True)


@about("drain-the-vein")
def test_drain_the_vein_fits_ranged_attack_cards_too() -> None:
    match = board(seat(piece("F6", health=5), hand=["split-kick", "drain-the-vein"]), "G7", "A1")
    play(match, "play split-kick", "attach drain-the-vein")
    assert (health(match), is_calm(match)) == ([8, 8, 10], True)


@about("drain-the-vein")
@covers("G-10.5")
def test_drain_the_vein_fits_neither_a_melee_action_nor_a_card_without_an_attack() -> None:
    match = board(seat(piece("F6", health=5), hand=["signed-in-red", "drain-the-vein"]), "G6", "A1")
    play(match, "melee", "play signed-in-red")
    assert (health(match), hand(match, 0)) == ([3, 9, 10], ["drain-the-vein"])


@about("drain-the-vein")
def test_drain_the_vein_heals_nothing_unless_an_enemy_is_damaged() -> None:
    match = board(
        seat(piece("F6", health=5), hand=["chainsaw-solo", "drain-the-vein"]),
        seat(piece("G6", equipment=["dragonscale-pajamas"])),
        seat("E5", ghost=True),
        "A1",
    )
    play(match, "play chainsaw-solo", "attach drain-the-vein")
    assert (health(match)[0], pawn(match, 1).bleed, pawn(match, 2).frozen) == (5, 1, True)


@about("drain-the-vein")
@covers("G-9.1", "G-8.4")
def test_drain_the_vein_heals_up_to_eleven_and_after_a_kill_as_well() -> None:
    match = board(seat("F6", hand=["chainsaw-solo", "drain-the-vein"]), seat(piece("G6", health=1)), "A1", "K1")
    play(match, "play chainsaw-solo", "attach drain-the-vein")
    assert (health(match)[0], living(match)) == (11, [True, False, True, True])


@about("drain-the-vein", "cursed-doll")
def test_drain_the_vein_does_not_heal_the_wearer_of_a_cursed_doll() -> None:
    match = board(
        seat(piece("F6", health=5, equipment=["cursed-doll"]), hand=["chainsaw-solo", "drain-the-vein"]), "G6", "A1"
    )
    play(match, "play chainsaw-solo", "attach drain-the-vein")
    assert health(match) == [5, 9, 10]


@about("the-call-is-from-center-stage")
def test_the_call_hurts_each_pawn_within_three_squares_of_center_stage_for_two() -> None:
    match = board(
        seat("C3", summons={"mop-bot": "F6"}), "I9", "J6", seat("F5", ghost=True), "F2",
        armories=[["the-call-is-from-center-stage"]],
    )  # fmt: skip
    found = damages(match, "draw")
    assert found == [(2, "ambient", "the-call-is-from-center-stage")] * 2
    assert health(match) == [8, 8, 10, 0, 10]
    assert (summon(match, "mop-bot").health, pawn(match, 3).frozen) == (2, False)
    assert (discard(match), hand(match, 0), actions(match), is_calm(match)) == (
        ["the-call-is-from-center-stage"], [], 1, True,
    )  # fmt: skip


@about("the-call-is-from-center-stage")
@covers("G-8.2")
def test_the_call_is_lowered_by_defense_but_not_changed_by_zones() -> None:
    match = board(
        seat(piece("F6", equipment=["dragonscale-pajamas"])),
        seat(piece("G6", equipment=["spiked-shoulder-pads"])),
        "E6",
        zones=[zone("sparring-mat", "E5")],
        armories=[["the-call-is-from-center-stage"]],
    )
    play(match, "draw")
    assert health(match) == [9, 8, 8]


@about("the-call-is-from-center-stage")
@covers("G-17.2", "G-4.11")
def test_a_death_by_the_call_is_credited_to_nobody_and_ends_the_turn_of_the_dead() -> None:
    match = board(
        seat(piece("F6", health=2), hand=["seance"]),
        "A1",
        seat(piece("G6", health=1), hand=["split-kick"]),
        "K1",
        armories=[["the-call-is-from-center-stage"]],
    )
    play(match, "draw")
    assert (living(match), asked(match)[0]) == ([False, True, False, True], 1)
    assert [player(match, number).hand for number in (0, 2, 3)] == [0, 0, 0]
    assert sorted(discard(match)) == ["seance", "split-kick", "the-call-is-from-center-stage"]
