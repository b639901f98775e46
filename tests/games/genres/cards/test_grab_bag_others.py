"""Grab Bag, all other types: each works, does not, and stops where it should."""

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
    squares,
    summon,
    view,
    zone,
    zones,
)
from tests.games.genres.cards.telling import attack_area, damages
from tests.rulebook import covers


@about("actual-lawyer")
@covers("G-10.3", "G-11.9")
def test_actual_lawyer_cancels_action_equipment_zone_and_summon_cards_and_their_player_draws() -> None:
    for card in ("sonic-clap", "seven-league-clogs", "roller-rink", "furious-bunny"):
        match = board(
            seat("F6", hand=[card]), seat("G6", hand=["actual-lawyer"]), "A1", armories=[["mop-bot", "sentry-turret"]]
        )
        play(match, f"play {card}")
        assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond actual-lawyer"])
        play(match, "respond actual-lawyer")
        assert (hand(match, 0), hand(match, 1), discard(match)) == (["mop-bot"], [], [card, "actual-lawyer"])
        assert (health(match), zones(match), has_summon(match, card)) == ([10, 10, 10], [], False)
        assert (pawn(match, 0).equipment, actions(match), is_calm(match)) == ((), 1, True)


@about("actual-lawyer")
@covers("G-11.4")
def test_actual_lawyer_answers_neither_basic_actions_nor_objections() -> None:
    match = board(
        seat("F6"), seat("G6", hand=["counterpunch"]), seat("A1", hand=["actual-lawyer"]), armories=[["mop-bot"]],
        actions=4,
    )  # fmt: skip
    play(match, "move", "to F5", "draw", "melee", "respond counterpunch")
    assert (health(match), hand(match, 2), is_calm(match)) == ([8, 10, 10], ["actual-lawyer"], True)


@about("actual-lawyer", "fireball-obviously", "overcharge")
@covers("G-5.7", "G-10.3", "G-10.7")
def test_actual_lawyer_discards_the_combos_and_refunds_nothing() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously", "overcharge", "two-for-one-coupon"]), "G6",
        seat("A1", hand=["actual-lawyer"]), armories=[["mop-bot"]], actions=3,
    )  # fmt: skip
    play(match, "play fireball-obviously", "attach overcharge", "attach two-for-one-coupon", "respond actual-lawyer")
    assert (health(match), hand(match, 0), actions(match)) == ([10, 10, 10], ["mop-bot"], 1)
    assert discard(match) == ["fireball-obviously", "overcharge", "two-for-one-coupon", "actual-lawyer"]
    assert is_calm(match)


@about("actual-lawyer", "counter-intelligence")
@covers("G-11.6", "G-11.7")
def test_actual_lawyer_that_is_cancelled_draws_nothing_for_the_other_side() -> None:
    match = board(
        seat("F6", hand=["sonic-clap"]), seat("G6", hand=["actual-lawyer"]), seat("A1", hand=["counter-intelligence"]),
        armories=[["mop-bot"]],
    )  # fmt: skip
    play(match, "play sonic-clap", "respond actual-lawyer", "respond counter-intelligence")
    assert (health(match), hand(match, 0), hand(match, 2)) == ([10, 9, 10], [], ["mop-bot"])
    assert is_calm(match)


@about("duct-tape", "fridge-toss")
@covers("G-10.5", "G-10.6", "G-21.4")
def test_duct_tape_makes_an_attack_a_cone_a_line_or_a_block() -> None:
    match = board(seat("F6", hand=["fridge-toss", "duct-tape"]), "H6", "F3")
    play(match, "play fridge-toss", "attach duct-tape")
    assert (asked(match)[0], legal(match)) == (0, ["shape cone", "shape line", "shape 2x3"])
    block_shape, cone, line = match.fork(), match.fork(), match.fork()
    assert attack_area(block_shape, "shape 2x3") == ["G5", "H5", "G6", "H6", "G7", "H7"]
    assert (health(block_shape), discard(block_shape)) == ([10, 8, 10], ["fridge-toss", "duct-tape"])
    assert follow_ups(cone, "shape cone") == ["direction north", "direction east"]
    assert attack_area(cone, "shape cone", "direction north") == [
        "D3", "E3", "F3", "G3", "H3", "E4", "F4", "G4", "F5",
    ]  # fmt: skip
    assert (health(cone), actions(cone)) == ([10, 10, 8], 1)
    assert attack_area(line, "shape line", "direction east") == ["G6", "H6", "I6", "J6", "K6"]
    assert (health(line), is_calm(line)) == ([10, 8, 10], True)


@about("duct-tape", "fridge-toss")
@covers("G-10.5")
def test_duct_tape_offers_only_shapes_with_a_target_and_fits_no_attack_without_one() -> None:
    match = board(seat("F6", hand=["fridge-toss", "duct-tape"]), "F3", "A1")
    assert follow_ups(match, "play fridge-toss", "attach duct-tape") == ["shape cone", "shape line"]
    corner = board(seat("F6", hand=["fridge-toss", "duct-tape"]), "I9", "A2")
    play(corner, "play fridge-toss")
    assert (health(corner), hand(corner, 0), is_calm(corner)) == ([10, 8, 10], ["duct-tape"], True)


@about("duct-tape")
@covers("G-10.5", "G-11.11")
def test_duct_tape_fits_neither_melee_actions_nor_other_cards_and_cannot_assist() -> None:
    match = board(seat("F6", hand=["duct-tape", "spirit-bribery"]), "G6", "A1", armories=[["mop-bot"]], actions=3)
    play(match, "melee", "play spirit-bribery")
    assert (health(match), hand(match, 0), is_calm(match)) == ([10, 9, 10], ["duct-tape", "mop-bot"], True)
    other = board(seat("F6", hand=["sonic-clap"]), "G6", seat("A1", hand=["duct-tape"]))
    play(other, "play sonic-clap")
    assert (health(other), is_calm(other)) == ([10, 9, 10], True)


@about("duct-tape", "shoulder-charge", "counterpunch", "deflector-bubble")
@covers("G-2.8", "G-10.6")
def test_duct_tape_makes_an_adjacent_attack_ranged() -> None:
    match = board(
        seat("F6", hand=["shoulder-charge", "duct-tape"]), seat("G6", hand=["counterpunch", "deflector-bubble"]), "A1"
    )
    plain = match.fork()
    play(plain, "play shoulder-charge", "done")
    assert legal(plain) == ["pass", "respond counterpunch"]
    play(match, "play shoulder-charge", "attach duct-tape", "shape line")
    assert legal(match) == ["pass", "respond deflector-bubble"]


@about("duct-tape", "heat-squint")
@covers("G-10.6")
def test_duct_tape_makes_a_first_target_one_target_unless_it_stays_a_line() -> None:
    match = board(seat("A6", hand=["heat-squint", "duct-tape"]), "C6", "D5", "K1")
    play(match, "play heat-squint", "attach duct-tape", "shape cone")
    assert legal(match) == ["target pawn 1", "target pawn 2"]
    play(match, "target pawn 2")
    assert (health(match), is_calm(match)) == ([10, 10, 8, 10], True)


@about("duct-tape", "grenade-juggling")
def test_duct_tape_leaves_grenade_juggling_without_a_center() -> None:
    match = board(seat("F6", hand=["grenade-juggling", "duct-tape"]), "H6", "G6")
    play(match, "play grenade-juggling", "attach duct-tape", "shape 2x3")
    assert (health(match), is_calm(match)) == ([10, 9, 9], True)


@about("duct-tape", "bigger-boom", "fireball-obviously")
@covers("G-10.5", "G-7.2", "G-14.9")
def test_duct_tape_keeps_the_bonus_of_bigger_boom_and_a_line_of_it_ends_at_walls() -> None:
    match = board(
        seat("A6", hand=["fireball-obviously", "bigger-boom", "duct-tape"]), "C6", "G6", "K1",
        zones=[zone("briar-hedge", "D5")], actions=3,
    )  # fmt: skip
    taped = follow_ups(match, "play fireball-obviously", "attach duct-tape", "shape line")
    assert "attach bigger-boom" not in taped
    area = attack_area(match, "play fireball-obviously", "attach bigger-boom", "attach duct-tape", "shape line")
    assert (area, health(match), is_calm(match)) == (["B6", "C6"], [10, 6, 10, 10], True)


@about("two-for-one-coupon", "fireball-obviously")
@covers("G-5.8", "G-10.5")
def test_two_for_one_coupon_gives_an_action_after_a_card_that_costs_two() -> None:
    match = board(seat("F6", hand=["fireball-obviously", "two-for-one-coupon"]), "G6", "A1")
    play(match, "play fireball-obviously", "attach two-for-one-coupon")
    assert (health(match), actions(match), asked(match)) == ([10, 7, 10], 1, (0, "main"))
    assert (discard(match), is_calm(match)) == (["fireball-obviously", "two-for-one-coupon"], True)


@about("two-for-one-coupon", "medium-sized-dragon")
@covers("G-10.5")
def test_two_for_one_coupon_fits_neither_cheaper_cards_nor_melee_nor_other_types() -> None:
    match = board(
        seat("F6", hand=["two-for-one-coupon", "sonic-clap", "wiretap", "medium-sized-dragon"]), "G6", "A1",
        armories=[["mop-bot"]], actions=5,
    )  # fmt: skip
    assert "play two-for-one-coupon" not in legal(match)
    play(match, "melee", "play sonic-clap", "play wiretap", "player 1", "play medium-sized-dragon", "to F5")
    assert (actions(match), hand(match, 0), is_calm(match)) == (1, ["two-for-one-coupon", "mop-bot"], True)


@about("two-for-one-coupon", "whose-coat-is-this", "classified")
@covers("G-10.7")
def test_two_for_one_coupon_gives_nothing_for_a_cancelled_card() -> None:
    match = board(
        seat("F6", hand=["whose-coat-is-this", "two-for-one-coupon"]), seat("G6", hand=["classified"]), "A1", actions=3
    )
    cancelled = match.fork()
    play(match, "play whose-coat-is-this", "attach two-for-one-coupon", "pass")
    assert (actions(match), hand(match, 0)) == (2, ["classified"])
    play(cancelled, "play whose-coat-is-this", "attach two-for-one-coupon", "respond classified")
    assert (actions(cancelled), is_calm(cancelled)) == (1, True)


@about("two-for-one-coupon", "fireball-obviously", "falling-leaf-step")
@covers("G-10.7")
def test_two_for_one_coupon_pays_for_an_attack_that_misses() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously", "two-for-one-coupon"]), seat("H6", hand=["falling-leaf-step"]), "A1"
    )
    play(match, "play fireball-obviously", "attach two-for-one-coupon", "respond falling-leaf-step", "to J6")
    assert (health(match), actions(match), is_calm(match)) == ([10, 10, 10], 1, True)


@about("saddled-velociraptor")
@covers("G-6.4", "G-13.1", "G-8.3")
def test_saddled_velociraptor_moves_two_farther_and_bites_harder_after_a_move() -> None:
    match = board(seat("F6", hand=["saddled-velociraptor"]), "G6", "A1", actions=4)
    play(match, "play saddled-velociraptor")
    assert (pawn(match, 0).equipment, pawn(match, 0).movement.value, actions(match)) == (
        ("saddled-velociraptor",),
        7,
        3,
    )
    assert damages(match, "melee") == [(1, 1, "attack")]
    play(match, "move", "to F5")
    assert damages(match, "melee") == [(1, 2, "attack")]


@about("saddled-velociraptor", "sonic-clap", "teleporter-mix-up")
@covers("G-8.3", "G-2.8")
def test_saddled_velociraptor_helps_neither_ranged_attacks_nor_after_a_swap_or_push() -> None:
    ranged = board(seat(piece("F6", equipment=["saddled-velociraptor"], moved=True), hand=["sonic-clap"]), "G6", "A1")
    assert damages(ranged, "play sonic-clap") == [(1, 1, "attack")]
    swapped = board(seat(piece("F6", equipment=["saddled-velociraptor"]), hand=["teleporter-mix-up"]), "G6", "A1")
    play(swapped, "play teleporter-mix-up", "piece pawn 1")
    assert (pawn(swapped, 0).square, damages(swapped, "melee")) == ("G6", [(1, 1, "attack")])


@about("saddled-velociraptor", "jump-scare", "flying-kick")
@covers("G-8.3", "G-5.6")
def test_saddled_velociraptor_counts_teleports_and_moves_that_cards_make() -> None:
    jumped = board(seat(piece("F6", equipment=["saddled-velociraptor"]), hand=["jump-scare"]), "H6", "A11")
    play(jumped, "play jump-scare", "piece pawn 1", "to G6")
    assert damages(jumped, "melee") == [(1, 2, "attack")]
    kick = board(seat(piece("F6", equipment=["saddled-velociraptor"]), hand=["flying-kick"]), "G6", "K1")
    assert damages(kick.fork(), "play flying-kick", "stay") == [(1, 1, "attack")]
    assert damages(kick, "play flying-kick", "to F5") == [(1, 2, "attack")]


@about("saddled-velociraptor", "furious-bunny")
@covers("G-15.6", "G-6.4")
def test_saddled_velociraptor_carries_a_summon() -> None:
    match = board(
        seat("A1", summons={"furious-bunny": piece("A6", equipment=["saddled-velociraptor"])}), "H6", "K1",
        phase="summon",
    )  # fmt: skip
    assert summon(match, "furious-bunny").movement.value == 6
    play(match, "move", "to G6")
    assert damages(match, "attack") == [(1, 3, "attack")]


@about("saddled-velociraptor")
@covers("G-2.10")
def test_saddled_velociraptor_forgets_a_move_when_the_turn_is_over() -> None:
    match = board(
        seat(piece("E6", equipment=["saddled-velociraptor"]), hand=["wiretap"]), seat("F5", hand=["rerun"]),
        seat("K1", hand=["seance"]),
    )  # fmt: skip
    play(match, "move", "to E5")
    assert pawn(match, 0).moved
    play(match, "end", "end", "end")
    assert (asked(match), pawn(match, 0).moved, damages(match, "melee")) == ((0, "main"), False, [(1, 1, "attack")])


@about("roller-rink")
@covers("G-6.3", "G-14.1")
def test_roller_rink_halves_the_cost_of_its_squares() -> None:
    match = board(seat("A6", hand=["roller-rink"]), "A1", "K1", actions=3)
    play(match, "play roller-rink", "layout 3x4", "corner B5")
    (rink,) = zones(match)
    assert (rink.effect, rink.value, rink.temporary, rink.square, actions(match)) == ("fast", 2, False, "B5", 2)
    found = squares(match, "move")
    assert ("G6" in found, "G9" in found, "H6" in found) == (True, True, False)
    play(match, "move", "to G6")
    assert (pawn(match, 0).square, health(match), is_calm(match)) == ("G6", [10, 10, 10], True)


@about("roller-rink")
@covers("G-6.3")
def test_roller_rink_does_not_help_outside_it_nor_on_the_step_that_leaves_it() -> None:
    match = board("D6", "A1", "K1", zones=[zone("roller-rink", "B5")])
    found = squares(match, "move")
    assert ("I6" in found, "J6" in found) == (True, False)
    away = board("E6", "A1", "K1", zones=[zone("roller-rink", "A8", wide=4)])
    assert ("J6" in squares(away, "move"), "K6" in squares(away, "move")) == (True, False)


@about("roller-rink", "pit-of-grabby-hands")
@covers("G-6.3", "G-14.2")
def test_roller_rink_and_a_slow_zone_cancel_out() -> None:
    match = board("A6", "A1", "K1", zones=[zone("roller-rink", "B5"), zone("pit-of-grabby-hands", "B5")])
    found = squares(match, "move")
    assert ("F6" in found, "G6" in found) == (True, False)


@about("roller-rink", "hovering-corgi")
@covers("G-6.3", "G-6.10")
def test_roller_rink_goes_no_lower_than_half_a_square_and_does_not_speed_up_flight() -> None:
    hasted = board(seat(piece("A6", hasted=True)), "A1", "K1", zones=[zone("roller-rink", "B5")])
    assert ("K6" in squares(hasted, "move"), len(squares(hasted, "move")) == 118) == (True, True)
    slow = board(seat(piece("A6", hasted=True, equipment=["clown-shoes", "enormous-gun"])), "A1", "K1",
                 zones=[zone("roller-rink", "B5")])  # fmt: skip
    assert ("C6" in squares(slow, "move"), "D6" in squares(slow, "move")) == (True, False)
    flier = board(
        seat("K1", summons={"hovering-corgi": "A6"}), "F1", "F11", zones=[zone("roller-rink", "B5")], phase="summon"
    )
    assert ("E6" in squares(flier, "move"), "F6" in squares(flier, "move")) == (True, False)


@about("furious-bunny")
@covers("G-15.2", "G-15.6")
def test_furious_bunny_gains_one_attack_for_each_equipment_on_it() -> None:
    match = board(seat("F6", hand=["furious-bunny", "seven-league-clogs", "nanobot-plasters"]), "H5", "A1", actions=4)
    play(match, "play furious-bunny", "to G5")
    bunny = summon(match, "furious-bunny")
    assert (bunny.health, bunny.attack.value, bunny.movement.value, actions(match)) == (2, 1, 4, 3)
    play(match, "play seven-league-clogs", "piece furious-bunny")
    assert (summon(match, "furious-bunny").attack.value, summon(match, "furious-bunny").movement.value) == (2, 7)
    play(match, "play nanobot-plasters", "piece furious-bunny", "end")
    assert (asked(match), damages(match, "attack")) == ((0, "summon-menu"), [(1, 3, "attack")])


@about("furious-bunny")
@covers("G-13.2", "G-15.4")
def test_furious_bunny_counts_neither_equipment_of_others_nor_a_third_nor_as_a_frog() -> None:
    match = board(
        seat(
            piece("F6", equipment=["spiked-shoulder-pads"]), hand=["indestructible-cape"],
            summons={"furious-bunny": piece("G5", equipment=["seven-league-clogs", "nanobot-plasters"])},
        ),
        "H5", "A1",
    )  # fmt: skip
    play(match, "play indestructible-cape", "piece furious-bunny")
    bunny = summon(match, "furious-bunny")
    assert (bunny.attack.value, bunny.equipment) == (3, ("nanobot-plasters", "indestructible-cape"))
    frog = board(
        seat("A1", summons={"furious-bunny": piece("G5", frog=True, equipment=["seven-league-clogs"])}), "H5", "K1",
        phase="summon",
    )  # fmt: skip
    assert (summon(frog, "furious-bunny").attack.value, legal(frog)) == (0, ["end", "move"])


@about("furious-bunny", "cereal-box-ring", "dragonscale-pajamas")
@covers("G-8.3")
def test_furious_bunny_adds_up_what_its_equipment_gives_besides() -> None:
    match = board(
        seat("A1", summons={"furious-bunny": piece("G5", equipment=["cereal-box-ring", "dragonscale-pajamas"])}), "H5",
        "K1", phase="summon",
    )  # fmt: skip
    assert (summon(match, "furious-bunny").movement.value, summon(match, "furious-bunny").defense) == (3, 1)
    assert damages(match, "attack") == [(1, 4, "attack")]


@about("furious-bunny")
@covers("G-17.8", "G-13.2")
def test_furious_bunny_that_dies_is_looted_piece_by_piece_the_oldest_first() -> None:
    match = board(
        seat(piece("F6", equipment=["spiked-shoulder-pads", "vending-machine-sword"])),
        seat("A1", summons={"furious-bunny": piece("G6", equipment=["jetpack-warranty-void", "seven-league-clogs"])}),
        "K1",
    )  # fmt: skip
    play(match, "melee")
    assert (asked(match), legal(match)) == ((0, "loot"), ["discard it", "piece pawn 0"])
    play(match, "piece pawn 0")
    assert (pawn(match, 0).equipment, asked(match)) == (("vending-machine-sword", "jetpack-warranty-void"), (0, "loot"))
    play(match, "discard it")
    assert (sorted(discard(match)), is_calm(match)) == (
        ["furious-bunny", "seven-league-clogs", "spiked-shoulder-pads"], True,
    )  # fmt: skip


@about("plot-twist")
@covers("G-19.6", "G-19.1", "G-4.6")
def test_plot_twist_passes_every_hand_to_the_right_at_once() -> None:
    match = board(
        seat("F1", hand=["wiretap", "rerun"]), seat("A1", hand=["seance"]), seat("K1", hand=["mop-bot", "callback"]),
        phase="draw", armories=[["plot-twist", "sentry-turret"]],
    )  # fmt: skip
    assert [hand(match, number) for number in range(3)] == [["mop-bot", "callback"], ["wiretap", "rerun"], ["seance"]]
    assert (discard(match), asked(match), is_calm(match)) == (["plot-twist"], (0, "main"), True)
    assert view(match, 0).known_hands == ((), ("wiretap", "rerun"), ())


@about("plot-twist")
@covers("G-2.4", "G-18.1")
def test_plot_twist_passes_over_ghosts_and_passes_empty_hands_too() -> None:
    match = board(
        seat("F1", hand=["wiretap"]), seat("A6", ghost=True), seat("K1"), seat("A11", hand=["seance", "rerun"]),
        armories=[["plot-twist", "sentry-turret"]],
    )  # fmt: skip
    play(match, "draw")
    assert [hand(match, number) for number in range(4)] == [["seance", "rerun"], [], ["wiretap"], []]
    assert (actions(match), is_calm(match)) == (1, True)


@about("plot-twist", "crossover-event")
@covers("G-11.6", "G-19.6")
def test_plot_twist_drawn_by_a_response_is_played_before_the_attack_resolves() -> None:
    match = board(
        seat("F6", hand=["wiretap"]), seat(piece("G6", health=3), hand=["seance"]),
        seat("A1", hand=["crossover-event"]), armories=[["plot-twist"]],
    )  # fmt: skip
    play(match, "melee", "respond crossover-event")
    assert (health(match), [hand(match, number) for number in range(3)]) == ([10, 0, 10], [["wiretap"], [], ["seance"]])
    assert (legal_starting(match, "play"), is_calm(match)) == (["play wiretap"], True)
