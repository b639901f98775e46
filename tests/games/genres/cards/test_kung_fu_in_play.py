"""Kung-Fu, Combos and what stays: each works, does not, and stops where it should."""

from clashtable.games.genres.wire.events import CoinFlipped
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
    seat,
    summon,
    table,
    zone,
    zones,
)
from tests.games.genres.cards.sights import SPARE, damages, living, places, price
from tests.rulebook import covers


@about("one-two-punch")
@covers("G-10.5")
def test_one_two_punch_adds_two_to_a_melee_action() -> None:
    match = board(seat("F6", hand=["one-two-punch"]), "G6", "K1")
    assert follow_ups(match, "melee") == ["done", "attach one-two-punch"]
    assert health(play(match.fork(), "melee", "done")) == [10, 9, 10]
    play(match, "melee", "attach one-two-punch")
    assert (health(match), actions(match), discard(match)) == ([10, 7, 10], 1, ["one-two-punch"])
    assert is_calm(match)


@about("one-two-punch")
def test_one_two_punch_adds_two_for_every_piece_that_an_adjacent_attack_card_hits() -> None:
    match = board(seat("F6", hand=["chainsaw-solo", "one-two-punch"]), "G6", "E5", "H6")
    play(match, "play chainsaw-solo", "attach one-two-punch")
    assert health(match) == [10, 7, 7, 10]
    match = board(seat("E6", hand=["flying-kick", "one-two-punch"]), "G6", "A1")
    play(match, "play flying-kick", "attach one-two-punch", "to F6")
    assert (health(match), places(match)[1]) == ([10, 7, 10], "I6")


@about("one-two-punch")
@covers("G-10.5", "G-5.2")
def test_one_two_punch_fits_no_other_shape_and_is_not_played_by_itself() -> None:
    cards = ["spinning-back-everything", "four-winds-fist", "inner-peace", "one-two-punch"]
    match = board(seat("F6", hand=cards), "G6", "K1", actions=3)
    assert "play one-two-punch" not in legal(match)
    play(match, "play spinning-back-everything", "play inner-peace", "play four-winds-fist")
    assert (health(match), hand(match, 0)) == ([11, 8, 10], ["one-two-punch"])
    match = board(seat("K11", hand=["one-two-punch"], summons={"mop-bot": "F6"}), "G6", "K1", phase="summon")
    play(match, "attack")
    assert (health(match), hand(match, 0)) == ([10, 9, 10], ["one-two-punch"])


@about("one-two-punch", "ancient-technique")
@covers("G-10.5")
def test_several_combos_add_up() -> None:
    match = board(seat("F6", hand=["one-two-punch", "ancient-technique"]), "G6", "K1")
    play(match, "melee", "attach ancient-technique", "attach one-two-punch")
    assert (health(match), discard(match)) == ([10, 6, 10], ["ancient-technique", "one-two-punch"])


@about("one-two-punch")
@covers("G-10.3", "G-10.7")
def test_one_two_punch_is_lost_with_a_cancelled_card() -> None:
    match = board(seat("F6", hand=["chainsaw-solo", "one-two-punch"]), seat("G6", hand=["undo-button"]), "K1")
    play(match, "play chainsaw-solo", "attach one-two-punch", "respond undo-button")
    assert (hand(match, 0), sorted(discard(match))) == (["chainsaw-solo"], ["one-two-punch", "undo-button"])
    assert (health(match), legal(match)) == ([10, 10, 10], ["end", "move", "melee", "draw"])


@about("ancient-technique")
def test_ancient_technique_adds_one_and_passes_defense() -> None:
    match = board(
        seat("F6", hand=["ancient-technique"]),
        seat(piece("G6", equipment=["dragonscale-pajamas", "spiked-shoulder-pads"])),
        "K1",
    )
    play(match, "melee", "attach ancient-technique")
    assert (health(match), actions(match), is_calm(match)) == ([9, 8, 10], 1, True)


@about("ancient-technique")
@covers("G-10.5")
def test_ancient_technique_fits_every_attack_card_and_nothing_else() -> None:
    match = board(
        seat("F6", hand=["split-kick", "inner-peace", "ancient-technique"]),
        seat(piece("G7", equipment=["trench-coat-of-many-pockets"])),
        "K1",
    )
    assert follow_ups(match, "play split-kick") == ["done", "attach ancient-technique"]
    play(match, "play inner-peace")
    assert (hand(match, 0), is_calm(match)) == (["split-kick", "ancient-technique"], True)
    assert health(play(match.fork(), "play split-kick", "done")) == [11, 9, 10]
    play(match, "play split-kick", "attach ancient-technique")
    assert health(match) == [11, 7, 10]


@about("ancient-technique")
@covers("G-8.3")
def test_ancient_technique_does_not_pass_cover_or_a_limit() -> None:
    match = board(seat("F6", hand=["ancient-technique"]), "G6", "K1", zones=[zone("brooding-rooftop", "G5", seat=1)])
    play(match, "melee", "attach ancient-technique")
    assert health(match) == [10, 10, 10]
    match = board(seat("F6", hand=["ancient-technique"]), seat(piece("G6", equipment=["indestructible-cape"])), "K1")
    play(match, "melee", "attach ancient-technique")
    assert health(match) == [10, 9, 10]


@about("ancient-technique")
@covers("G-10.6")
def test_ancient_technique_passes_the_defense_of_every_piece_hit() -> None:
    match = board(
        seat("F6", hand=["dont-look-back", SPARE, "ancient-technique"]),
        seat(piece("F9", equipment=["dragonscale-pajamas"])),
        seat(piece("D6", equipment=["trench-coat-of-many-pockets"])),
    )
    play(match, "play dont-look-back", "attach ancient-technique", "stay")
    assert (health(match), is_calm(match)) == ([10, 7, 7], True)


@about("while-youre-here")
def test_while_youre_here_lets_a_one_target_attack_card_hit_a_second_target() -> None:
    match = board(seat("F6", hand=["fridge-toss", "while-youre-here"]), "I6", "F9", "C3")
    play(match, "play fridge-toss", "attach while-youre-here", "target pawn 1")
    assert legal(match) == ["target pawn 2", "target pawn 3"]
    play(match, "target pawn 3")
    assert (health(match), actions(match), is_calm(match)) == ([10, 8, 10, 8], 1, True)
    assert sorted(discard(match)) == ["fridge-toss", "while-youre-here"]


@about("while-youre-here")
@covers("G-10.5")
def test_while_youre_here_needs_an_attack_card_with_one_target_and_a_second_target() -> None:
    match = board(seat("F6", hand=["fridge-toss", "while-youre-here"]), "I6", "F8", "C2")
    play(match, "play fridge-toss")
    assert (health(match), hand(match, 0)) == ([10, 8, 10, 10], ["while-youre-here"])
    match = board(seat("F6", hand=["chainsaw-solo", "while-youre-here"]), "G6", "F5", actions=3)
    play(match, "melee", "target pawn 1", "play chainsaw-solo")
    assert (health(match), hand(match, 0)) == ([10, 8, 9], ["while-youre-here"])


@about("while-youre-here")
@covers("G-7.5")
def test_the_second_target_is_chosen_under_the_conditions_of_the_first() -> None:
    match = board(seat("A1", hand=["lets-split-up", "while-youre-here"]), "K11", "F6", "C1", seat("A11", ghost=True))
    play(match, "play lets-split-up", "attach while-youre-here", "target pawn 2")
    assert (health(match), pawn(match, 4).frozen) == ([10, 8, 8, 10, 0], False)
    match = board(seat("F6", hand=["fridge-toss", "while-youre-here"]), "I6", seat("F9", ghost=True), "K11")
    play(match, "play fridge-toss", "attach while-youre-here", "target ghost 2")
    assert (health(match), pawn(match, 2).frozen) == ([10, 8, 0, 10], True)


@about("while-youre-here")
@covers("G-7.5")
def test_on_a_line_the_second_target_is_one_that_is_not_hit_already() -> None:
    match = board(
        seat("A6", hand=["freeze-ray-lightly-used", "while-youre-here"]), "F6", seat("D6", ghost=True), "H6", "J6"
    )
    play(match, "play freeze-ray-lightly-used", "attach while-youre-here")
    assert legal(match) == ["target pawn 3", "target pawn 4"]
    play(match, "target pawn 4")
    assert (health(match), pawn(match, 2).frozen) == ([10, 9, 0, 10, 9], True)
    assert [pawn(match, number).slowed for number in (1, 3, 4)] == [True, False, True]


@about("while-youre-here")
@covers("G-5.6")
def test_only_directions_and_destinations_that_leave_a_second_target_are_offered() -> None:
    match = board(seat("F6", hand=["heat-squint", "while-youre-here"]), "F3", "H6", "J6")
    assert follow_ups(match, "play heat-squint", "done") == ["direction north", "direction east"]
    play(match, "play heat-squint", "attach while-youre-here")
    assert health(match) == [10, 10, 8, 8]
    match = board(seat("E6", hand=["flying-kick", "while-youre-here"]), "G5", "G7", "A11")
    reached = follow_ups(match, "play flying-kick", "attach while-youre-here")
    assert reached == ["to F6", "to G6", "to H6"]
    play(match, "play flying-kick", "attach while-youre-here", "to F6", "target pawn 2")
    assert (health(match), places(match)) == ([10, 9, 9, 10], ["F6", "I3", "I9", "A11"])


@about("while-youre-here", "bodyguard-in-sunglasses")
@covers("G-7.7", "G-8.5")
def test_a_bodyguard_that_is_hit_already_is_not_a_second_target() -> None:
    match = board(
        seat("F6", hand=["fridge-toss", "while-youre-here"]),
        seat("I6", summons={"bodyguard-in-sunglasses": "I7"}),
        "I4",
    )
    play(match, "play fridge-toss", "attach while-youre-here", "target pawn 1")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([10, 10, 8], 3)


@about("fourth-wash-black-belt")
def test_fourth_wash_black_belt_adds_one_to_kung_fu_attack_cards() -> None:
    match = board(seat("F6", hand=["fourth-wash-black-belt", "split-kick"], summons={"mop-bot": "K11"}), "G7", "E5")
    play(match, "play fourth-wash-black-belt")
    assert (pawn(match, 0).equipment, actions(match)) == (("fourth-wash-black-belt",), 1)
    play(match, "play split-kick")
    assert health(match) == [10, 7, 7]


@about("fourth-wash-black-belt")
@covers("G-8.7")
def test_fourth_wash_black_belt_adds_nothing_to_melee_other_genres_or_effect_damage() -> None:
    belted = piece("F6", equipment=["fourth-wash-black-belt"])
    match = board(seat(belted, hand=["chainsaw-solo"]), "G6", "K1", actions=3)
    play(match, "melee", "play chainsaw-solo")
    assert health(match) == [10, 8, 10]
    match = board("G6", seat(belted, hand=["counterpunch"]), "K1")
    play(match, "melee", "respond counterpunch")
    assert health(match) == [8, 10, 10]
    match = board("G7", seat(belted), seat("H8", hand=["split-kick"]), turn=2)
    play(match, "play split-kick")
    assert health(match) == [8, 10, 10]


@about("fourth-wash-black-belt")
@covers("G-13.1", "G-17.8")
def test_fourth_wash_black_belt_is_for_the_own_pawn_only() -> None:
    match = board(seat("F6", hand=["fourth-wash-black-belt"], summons={"final-girl": "K11"}), "A1", "K1")
    play(match, "play fourth-wash-black-belt")
    assert (pawn(match, 0).equipment, summon(match, "final-girl").equipment) == (("fourth-wash-black-belt",), ())
    assert price("fourth-wash-black-belt", "A1", "K1") == 1


@about("fourth-wash-black-belt")
@covers("G-13.4")
def test_an_intercepted_fourth_wash_black_belt_works_for_its_wearer() -> None:
    match = board(
        seat("F6", hand=["fourth-wash-black-belt", "split-kick"]),
        seat("G7", hand=["intercepted-package", "spinning-back-everything"]),
        "K1",
    )
    play(match, "play fourth-wash-black-belt", "respond intercepted-package", "piece pawn 1", "play split-kick")
    assert (health(match), asked(match)) == ([10, 8, 10], (1, "main"))
    play(match, "play spinning-back-everything")
    assert health(match) == [8, 8, 10]


@about("nunchucks-of-regret")
def test_nunchucks_of_regret_add_two_to_melee_and_hurt_their_wearer_on_tails() -> None:
    match = board(seat("F6", hand=["nunchucks-of-regret"]), "G6", "K1", actions=3, chance=["coin heads", "coin tails"])
    play(match, "play nunchucks-of-regret")
    assert (pawn(match, 0).equipment, actions(match)) == (("nunchucks-of-regret",), 2)
    play(match, "melee")
    assert health(match) == [10, 7, 10]
    assert damages(match.fork(), "melee") == [(3, "attack", "melee"), (1, "ambient", "nunchucks-of-regret")]


@about("nunchucks-of-regret")
@covers("G-2.8")
def test_nunchucks_of_regret_do_nothing_for_ranged_attacks() -> None:
    match = board(seat(piece("F6", equipment=["nunchucks-of-regret"]), hand=["split-kick"]), "G7", "K1")
    happened = events(match, "play split-kick")
    assert health(match) == [10, 8, 10]
    assert not [event for event in happened if isinstance(event, CoinFlipped)]


@about("nunchucks-of-regret")
@covers("G-8.4")
def test_nunchucks_of_regret_flip_one_coin_for_each_attack_that_resolved() -> None:
    wielder = seat(piece("F6", equipment=["nunchucks-of-regret"]), hand=["chainsaw-solo"])
    match = board(wielder, "G6", "E5", chance=["coin tails"])
    play(match, "play chainsaw-solo")
    assert health(match) == [9, 7, 7]
    match = board(wielder, seat("G6", hand=["classified"]), "E5")
    play(match, "play chainsaw-solo", "respond classified")
    assert health(match) == [10, 10, 10]
    match = board(wielder, seat("G6", hand=["falling-leaf-step"]), "K1", chance=["coin tails"])
    play(match, "melee", "respond falling-leaf-step", "to H6")
    assert health(match) == [9, 10, 10]


@about("nunchucks-of-regret", "retired-master")
@covers("G-13.1", "G-15.8")
def test_a_summon_with_nunchucks_of_regret_can_attack_and_hurts_itself() -> None:
    match = board(
        seat("F7", hand=["nunchucks-of-regret"], summons={"retired-master": "F6"}), "G6", "K1", chance=["coin tails"]
    )
    assert follow_ups(match, "play nunchucks-of-regret") == ["piece pawn 0", "piece retired-master"]
    play(match, "play nunchucks-of-regret", "piece retired-master", "end", "attack")
    assert (health(match), summon(match, "retired-master").health) == ([10, 8, 10], 2)


@about("nunchucks-of-regret")
@covers("G-17.2")
def test_a_death_by_the_own_nunchucks_of_regret_is_credited_to_nobody() -> None:
    wielder = seat(piece("F6", health=1, equipment=["nunchucks-of-regret"]), hand=["seance"])
    match = board(wielder, "G6", "K1", "K11", chance=["coin tails"])
    play(match, "melee")
    assert (living(match), health(match)[1], asked(match)[0]) == ([False, True, True, True], 7, 1)
    assert sorted(discard(match)) == ["nunchucks-of-regret", "seance"]


@about("nunchucks-of-regret", "spiked-shoulder-pads")
@covers("G-17.1", "G-8.4")
def test_whoever_died_of_recoil_swings_no_nunchucks_any_more() -> None:
    match = board(
        seat(piece("F6", health=1, equipment=["nunchucks-of-regret"]), hand=["seance"]),
        seat(piece("G6", equipment=["spiked-shoulder-pads"])),
        "K1",
        "K11",
        chance=["coin tails"],
        armories=[["final-girl", "mop-bot"]],
    )
    happened = events(match, "melee")
    assert not [event for event in happened if isinstance(event, CoinFlipped)]
    assert (living(match)[0], hand(match, 1)) == (False, ["seance", "final-girl"])


@about("sparring-mat")
@covers("G-14.2")
def test_the_sparring_mat_adds_one_to_the_damage_of_actions() -> None:
    match = board(seat("F6", hand=["sparring-mat"], summons={"mop-bot": "G7"}), "G6", "F5")
    play(match, "play sparring-mat", "layout 3x4", "corner G5")
    laid = zones(match)[0]
    assert (laid.card, laid.square, laid.temporary, actions(match)) == ("sparring-mat", "G5", False, 1)
    play(match, "melee", "target pawn 1")
    assert health(match) == [10, 8, 10]
    play(match, "attack")
    assert (health(match), is_calm(match)) == ([10, 6, 10], True)


@about("sparring-mat")
def test_the_sparring_mat_looks_at_the_square_of_the_piece_hit() -> None:
    match = board("F6", "E6", "K1", zones=[zone("sparring-mat", "F5")])
    play(match, "melee")
    assert health(match) == [10, 9, 10]
    match = board("F6", "H8", "G6", zones=[zone("sparring-mat", "H5")])
    play(match, "melee")
    assert health(match) == [10, 10, 9]
    assert price("sparring-mat", "A1", "K1") == 1


@about("sparring-mat")
@covers("G-8.3", "G-18.4")
def test_the_sparring_mat_changes_neither_true_nor_ambient_damage() -> None:
    mats = [zone("sparring-mat", "G5", seat=2), zone("haunted-parlor", "G5", seat=2)]
    match = board(seat("A6", hand=["heat-squint"]), seat(piece("G6", bleed=1)), "K1", zones=mats)
    play(match, "play heat-squint")
    assert health(match) == [10, 8, 10]
    assert damages(match, "end") == [(1, "ambient", "haunted-parlor"), (1, "ambient", "bleed")]
    match = board(seat("F6", ghost=True), "G6", "K1", zones=mats, phase="ghost")
    assert damages(match.fork(), "attack")[0] == (1, "true", "ghost")


@about("sparring-mat")
@covers("G-8.3")
def test_the_sparring_mat_adds_to_effect_damage_to_zero_damage_and_before_defense() -> None:
    mat = [zone("sparring-mat", "G5")]
    match = board(
        seat("F6", hand=["poisoned-apple", SPARE], summons={"annoying-sidekick": "K11"}), "G6", "K1", zones=mat
    )
    play(match, "play poisoned-apple")
    assert health(match) == [10, 8, 10]
    match = board(seat("F6", hand=["poison-umbrella"]), "G6", "K1", zones=mat)
    play(match, "play poison-umbrella")
    assert health(match) == [10, 9, 10]
    match = board("F6", seat(piece("G6", equipment=["dragonscale-pajamas"])), "K1", zones=mat)
    play(match, "melee")
    assert health(match) == [10, 9, 10]


@about("sparring-mat", "brooding-rooftop")
@covers("G-14.2", "G-8.5")
def test_cover_over_the_sparring_mat_leaves_a_melee_at_zero() -> None:
    match = board("F6", "G6", "K1", zones=[zone("sparring-mat", "G5"), zone("brooding-rooftop", "G5", seat=1)])
    assert damages(match, "melee") == [(0, "attack", "melee")]
    assert health(match) == [10, 10, 10]


@about("retired-master")
@covers("G-15.4")
def test_the_retired_master_adds_one_to_the_melee_attacks_of_the_pawn() -> None:
    match = board(seat("F6", hand=["retired-master", "chainsaw-solo"]), "G6", "E5", actions=3)
    play(match, "play retired-master", "to F7")
    assert (summon(match, "retired-master").health, actions(match)) == (3, 2)
    play(match, "melee", "target pawn 1")
    assert health(match) == [10, 8, 10]
    play(match, "play chainsaw-solo")
    assert health(match) == [10, 6, 8]


@about("retired-master")
@covers("G-15.8", "G-8.7")
def test_the_retired_master_cannot_attack_and_helps_neither_ranged_attacks_nor_summons_nor_enemies() -> None:
    match = board(
        seat("F6", hand=["split-kick"], summons={"retired-master": "K11", "mop-bot": "H6"}), "G7", "K1", actions=1
    )
    play(match, "play split-kick", "next mop-bot", "attack", "end")
    assert (health(match), legal(match)) == ([10, 7, 10], ["end", "move"])
    assert ("to H8" in follow_ups(match, "move"), "to H7" in follow_ups(match, "move")) == (True, False)
    match = board("F6", seat("G6", summons={"retired-master": "F7"}), "K1")
    play(match, "melee", "target pawn 1")
    assert health(match) == [10, 9, 10]


@about("retired-master")
@covers("G-2.3")
def test_the_retired_master_helps_whoever_controls_it_unless_it_is_a_frog() -> None:
    match = board(seat("F6", hand=["double-agent"]), seat("G6", summons={"retired-master": "F7"}), "K1", actions=3)
    play(match, "play double-agent", "melee")
    assert health(match) == [10, 8, 10]
    match = board(seat("F6", summons={"retired-master": piece("F7", frog=True)}), "G6", "K1")
    play(match, "melee")
    assert health(match) == [10, 9, 10]
    assert price("retired-master", "A1", "K1") == 1


@about("tournament-bracket")
@covers("G-19.7", "G-12.1")
def test_tournament_bracket_lets_every_melee_attack_by_a_pawn_push_one() -> None:
    match = board(seat("F6", hand=["chainsaw-solo"]), "G6", "K1", armories=[["tournament-bracket"]], actions=3)
    play(match, "draw")
    assert ([event["card"] for event in table(match)["events"]], hand(match, 0)) == (
        ["tournament-bracket"],
        ["chainsaw-solo"],
    )
    play(match, "melee")
    assert (health(match), places(match), is_calm(match)) == ([10, 9, 10], ["F6", "H6", "K1"], True)
    match = board("F6", seat("G6", hand=["chainsaw-solo"]), "G5", turn=1, events=["tournament-bracket"])
    play(match, "play chainsaw-solo")
    assert (places(match), health(match)) == (["E6", "G6", "G4"], [9, 10, 9])


@about("tournament-bracket")
@covers("G-2.8", "G-18.4")
def test_tournament_bracket_pushes_nobody_for_ranged_attacks_summons_or_ghosts() -> None:
    rules = ["tournament-bracket"]
    match = board(seat("F6", hand=["split-kick"], summons={"mop-bot": "H6"}), "G7", "K1", events=rules, actions=1)
    play(match, "play split-kick", "attack")
    assert (health(match), places(match)) == ([10, 7, 10], ["F6", "G7", "K1"])
    match = board(seat("F6", ghost=True), "G6", "K1", events=rules, phase="ghost")
    play(match, "attack")
    assert (health(match), places(match)) == ([0, 9, 10], ["F6", "G6", "K1"])


@about("tournament-bracket")
@covers("G-12.1", "G-12.3")
def test_tournament_bracket_adds_to_other_pushes_and_slams_nobody_by_itself() -> None:
    rules = ["tournament-bracket"]
    match = board(seat("B6", hand=["flying-kick"]), "C6", "K1", events=rules)
    play(match, "play flying-kick", "stay")
    assert (health(match), places(match)[1]) == ([10, 9, 10], "F6")
    match = board("J6", "K6", "K1", events=rules)
    play(match, "melee")
    assert (health(match), places(match)[1]) == ([10, 9, 10], "K6")
    match = board("C6", "D6", "K1", events=[*rules, "gravity-department-on-strike"])
    play(match, "melee")
    assert places(match)[1] == "F6"
