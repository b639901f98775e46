"""Horror, what stays: equipment, zones, summons and the lasting Event work, do not, and stop where they should."""

from clashtable.games.genres.wire.events import CoinFlipped
from tests.cardbook import about
from tests.games.genres.board import (
    actions,
    armory,
    asked,
    board,
    discard,
    events,
    follow_ups,
    hand,
    has_summon,
    health,
    is_calm,
    legal,
    pawn,
    piece,
    play,
    seat,
    squares,
    summon,
    table,
    zone,
    zones,
)
from tests.games.genres.cards.sights import SPARE, damages, living, places, price, way
from tests.rulebook import covers


@about("cursed-doll")
@covers("G-9.2", "G-13.1")
def test_the_wearer_of_a_cursed_doll_cannot_be_healed_and_keeps_bleeding() -> None:
    match = board(seat("F6", hand=["cursed-doll"]), seat(piece("I6", health=5, bleed=3), hand=["inner-peace"]), "K1")
    play(match, "play cursed-doll")
    assert (pawn(match, 1).equipment, actions(match), is_calm(match)) == (("cursed-doll",), 1, True)
    play(match, "end")
    assert (pawn(match, 1).health, pawn(match, 1).bleed) == (4, 2)
    play(match, "play inner-peace")
    assert (pawn(match, 1).health, pawn(match, 1).bleed, asked(match)) == (4, 2, (1, "main"))


@about("cursed-doll")
@covers("G-5.3")
def test_a_cursed_doll_is_attached_only_to_an_enemy_pawn_within_three_squares() -> None:
    assert price("cursed-doll", "I9", "K1") == 1
    assert price("cursed-doll", seat("J6", summons={"mop-bot": "G6"}), seat("F7", ghost=True), "K1") is None
    match = board(seat("F6", hand=["cursed-doll"], summons={"final-girl": "F5"}), "I6", "C3", "J10")
    assert follow_ups(match, "play cursed-doll") == ["piece pawn 1", "piece pawn 2"]


@about("cursed-doll")
@covers("G-13.2", "G-4.5")
def test_two_new_pieces_of_equipment_push_a_cursed_doll_out() -> None:
    match = board(
        seat(piece("A1", health=5, equipment=["cursed-doll"]), hand=["enormous-gun", "jetpack-warranty-void"]),
        "K1",
        "K11",
    )
    play(match, "play enormous-gun")
    assert pawn(match, 0).equipment == ("cursed-doll", "enormous-gun")
    play(match, "play jetpack-warranty-void")
    assert discard(match)[-1] == "cursed-doll"
    match = board(seat(piece("F6", health=5, equipment=["cursed-doll"])), "K1", "K11", phase="turn")
    assert health(match)[0] == 5
    match = board(seat(piece("F6", health=5)), "K1", "K11", phase="turn")
    assert health(match)[0] == 6


@about("cursed-doll")
@covers("G-13.4", "G-17.3")
def test_a_cursed_doll_stays_when_the_player_who_attached_it_dies() -> None:
    match = board(
        seat(piece("F6", health=1), hand=["cursed-doll"]),
        seat(piece("G6", equipment=["spiked-shoulder-pads"])),
        "K1",
        "A1",
    )
    play(match, "play cursed-doll", "melee")
    assert living(match) == [False, True, True, True]
    assert pawn(match, 1).equipment == ("spiked-shoulder-pads", "cursed-doll")


@about("cursed-doll")
@covers("G-11.4")
def test_an_intercepted_cursed_doll_can_come_back_to_its_player() -> None:
    match = board(seat("F6", hand=["cursed-doll"]), seat("I6", hand=["intercepted-package"]), "K1")
    play(match, "play cursed-doll", "respond intercepted-package", "piece pawn 0")
    assert [pawn(match, number).equipment for number in (0, 1)] == [("cursed-doll",), ()]


@about("pit-of-grabby-hands")
@covers("G-6.3", "G-14.1")
def test_each_square_of_the_pit_of_grabby_hands_costs_double() -> None:
    match = board(seat("B6", hand=["pit-of-grabby-hands"]), "K1", "K11")
    assert follow_ups(match, "play pit-of-grabby-hands") == ["layout 3x4", "layout 4x3"]
    assert len(follow_ups(match, "play pit-of-grabby-hands", "layout 3x4")) == 72
    play(match, "play pit-of-grabby-hands", "layout 4x3", "corner C5")
    laid = zones(match)[0]
    assert (laid.card, laid.square, laid.wide, laid.high, laid.temporary) == (
        "pit-of-grabby-hands", "C5", 4, 3, False,
    )  # fmt: skip
    assert (laid.effect, laid.value) == ("slow", 2)
    reached = squares(match, "move")
    assert [square in reached for square in ("C6", "D6", "E6", "E5", "F4", "G6")] == [
        True, True, False, True, True, False,
    ]  # fmt: skip
    assert (actions(match), is_calm(match)) == (1, True)


@about("pit-of-grabby-hands")
@covers("G-14.7", "G-6.7")
def test_the_pit_of_grabby_hands_neither_triggers_nor_hurts() -> None:
    pit = zone("pit-of-grabby-hands", "E5")
    match = board("F6", "K1", "K11", zones=[pit], phase="turn")
    assert health(match) == [11, 10, 10]
    match = board("D6", "K1", "K11", zones=[pit])
    assert damages(match, "move", "to F6") == []
    assert (places(match)[0], zones(match)[0].triggered) == ("F6", ())


@about("pit-of-grabby-hands")
@covers("G-6.5")
def test_one_step_into_the_pit_of_grabby_hands_is_always_possible() -> None:
    pit = zone("pit-of-grabby-hands", "E5", seat=1)
    match = board(
        seat("K1", summons={"furious-bunny": piece("F6", slowed=True)}), "A1", "K11", zones=[pit], phase="summon"
    )
    assert squares(match, "move") == ["E5", "F5", "G5", "E6", "G6", "E7", "F7", "G7"]
    match = board(seat("K1", summons={"three-tired-pigs": "F6"}), "A1", "K11", zones=[pit], phase="summon")
    assert squares(match, "move") == ["E5", "F5", "G5", "E6", "G6", "E7", "F7", "G7"]


@about("pit-of-grabby-hands", "roller-rink")
@covers("G-6.3")
def test_a_roller_rink_over_the_pit_of_grabby_hands_makes_its_squares_normal() -> None:
    lair = [zone("pit-of-grabby-hands", "E1"), zone("roller-rink", "E1")]
    match = board("F1", "K1", "K11", zones=lair)
    assert ("to F6" in follow_ups(match, "move"), "to F7" in follow_ups(match, "move")) == (True, False)


@about("pit-of-grabby-hands")
@covers("G-6.10", "G-18.3")
def test_fliers_and_ghosts_do_not_mind_the_pit_of_grabby_hands() -> None:
    pit = zone("pit-of-grabby-hands", "E5", seat=1)
    match = board(seat(piece("D6", equipment=["jetpack-warranty-void"])), "A1", "K11", zones=[pit])
    assert ("J6" in squares(match, "move"), "K6" in squares(match, "move")) == (True, False)
    match = board(seat("D6", ghost=True), "A1", "K11", zones=[pit], phase="ghost")
    assert ("I6" in squares(match, "move"), "J6" in squares(match, "move")) == (True, False)


@about("haunted-parlor")
@covers("G-6.7", "G-6.8")
def test_a_move_avoids_the_haunted_parlor_where_it_can_and_is_hurt_once_where_it_cannot() -> None:
    parlor = zone("haunted-parlor", "C5", seat=1)
    match = board("B6", "K1", "K11", zones=[parlor])
    assert way(match, "move", "to F5") == "B5 C4 D3 E4 F5"
    assert health(match)[0] == 10
    match = board("B6", "K1", "K11", zones=[parlor])
    assert way(match.fork(), "move", "to F6") == "C5 D4 E5 F6"
    assert damages(match, "move", "to F6") == [(1, "ambient", "haunted-parlor")]
    assert (health(match)[0], zones(match)[0].temporary) == (9, False)


@about("haunted-parlor")
@covers("G-14.7")
def test_the_haunted_parlor_hurts_a_piece_once_in_a_turn_its_controller_too() -> None:
    match = board("D6", "K1", "K11", zones=[zone("haunted-parlor", "C5")], phase="turn")
    assert health(match)[0] == 9
    play(match, "move", "to D4", "move", "to D6")
    assert health(match)[0] == 9


@about("haunted-parlor")
@covers("G-14.7", "G-14.6")
def test_the_haunted_parlor_does_not_hurt_who_is_pushed_in_or_covered_or_dead() -> None:
    parlor = zone("haunted-parlor", "G5")
    match = board(seat("E6", hand=["shoulder-charge"]), "F6", "K11", zones=[parlor])
    play(match, "play shoulder-charge")
    assert (places(match)[1], health(match)) == ("J6", [10, 9, 10])
    match = board(seat("F6", hand=["haunted-parlor"]), "G6", "K11")
    play(match, "play haunted-parlor", "layout 3x4", "corner F5")
    assert (health(match), actions(match), is_calm(match)) == ([10, 10, 10], 1, True)
    match = board(seat("F6", ghost=True), "A1", "K11", zones=[zone("haunted-parlor", "G5", seat=1)], phase="ghost")
    play(match, "move", "to G6")
    assert (places(match)[0], zones(match)[0].triggered) == ("G6", ())


@about("haunted-parlor")
@covers("G-15.6", "G-14.7")
def test_the_haunted_parlor_hurts_summons_in_their_own_turn() -> None:
    match = board(
        seat("K1", summons={"final-girl": "G6", "mop-bot": "A6"}), "A1", "K11", zones=[zone("haunted-parlor", "G5")]
    )
    play(match, "end")
    assert summon(match, "final-girl").health == 3
    play(match, "next final-girl")
    assert summon(match, "final-girl").health == 2
    assert summon(match, "mop-bot").health == 2


@about("haunted-parlor")
@covers("G-17.2", "G-17.3")
def test_a_death_in_the_haunted_parlor_is_credited_to_its_controller() -> None:
    parlor = zone("haunted-parlor", "G5", seat=2)
    match = board(seat(piece("G6", health=1), hand=["seance"]), "A1", "K11", "A11", zones=[parlor], phase="turn")
    assert (living(match)[0], hand(match, 2), asked(match)) == (False, ["seance"], (1, "main"))
    match = board(seat(piece("G6", equipment=["dragonscale-pajamas"])), "A1", "K11", zones=[parlor], phase="turn")
    assert health(match)[0] == 10


@about("haunted-parlor")
@covers("G-14.5")
def test_a_fifth_zone_makes_the_haunted_parlor_leave_if_it_is_the_oldest() -> None:
    laid = [
        zone("haunted-parlor", "A1"), zone("roller-rink", "A5"), zone("sparring-mat", "E1"), zone("minefield", "I1"),
    ]  # fmt: skip
    match = board(seat("F11", hand=["library-hours"]), "A11", "K11", zones=laid)
    play(match, "play library-hours", "layout 3x4", "corner A1")
    assert [found.card for found in zones(match)] == ["roller-rink", "sparring-mat", "minefield", "library-hours"]
    assert discard(match) == ["haunted-parlor"]


@about("shambling-cousin")
@covers("G-15.2")
def test_the_shambling_cousin_has_three_health_one_attack_and_movement_two() -> None:
    match = board(seat("F6", hand=["shambling-cousin"]), "H6", "K11")
    play(match, "play shambling-cousin", "to G6")
    cousin = summon(match, "shambling-cousin")
    assert (cousin.seat, cousin.health, actions(match)) == (0, 3, 1)
    play(match, "end")
    assert ("to G8" in follow_ups(match, "move"), "to G9" in follow_ups(match, "move")) == (True, False)
    play(match, "attack")
    assert health(match) == [10, 9, 10]
    assert price("shambling-cousin", "A1", "K1") == 1


@about("shambling-cousin")
@covers("G-15.11")
def test_the_shambling_cousin_returns_to_hand_on_heads_and_stays_dead_on_tails() -> None:
    def kill(coin: str) -> tuple[list[str], list[str]]:
        match = board(
            "F6", seat("K1", summons={"shambling-cousin": piece("G6", health=1)}), "K11", chance=[f"coin {coin}"]
        )
        play(match, "melee")
        assert (has_summon(match, "shambling-cousin"), is_calm(match)) == (False, True)
        return hand(match, 1), discard(match)

    assert kill("heads") == (["shambling-cousin"], [])
    assert kill("tails") == ([], ["shambling-cousin"])


@about("shambling-cousin")
@covers("G-17.1", "G-17.8")
def test_the_equipment_of_the_shambling_cousin_is_looted_before_the_coin_is_flipped() -> None:
    match = board(
        "F6",
        seat("K1", summons={"shambling-cousin": piece("G6", health=1, equipment=["enormous-gun"])}),
        "K11",
        chance=["coin heads"],
    )
    play(match, "melee")
    assert (asked(match), legal(match), hand(match, 1)) == ((0, "loot"), ["discard it", "piece pawn 0"], [])
    play(match, "piece pawn 0")
    assert (pawn(match, 0).equipment, hand(match, 1), is_calm(match)) == (("enormous-gun",), ["shambling-cousin"], True)


@about("shambling-cousin")
def test_the_shambling_cousin_returns_to_whoever_controlled_it_when_it_died() -> None:
    match = board(
        seat("F6", hand=["double-agent", SPARE]),
        seat("K1", summons={"shambling-cousin": piece("G6", health=1)}),
        "H6",
        zones=[zone("haunted-parlor", "G5", seat=1)],
        chance=["coin heads"],
    )
    play(match, "play double-agent", "end")
    assert hand(match, 0) == [SPARE, "shambling-cousin"]
    assert (has_summon(match, "shambling-cousin"), "shambling-cousin" in discard(match)) == (False, False)


@about("shambling-cousin")
@covers("G-17.3")
def test_the_coin_of_the_shambling_cousin_is_not_flipped_for_a_frog_or_when_its_player_dies() -> None:
    match = board("F6", seat("K1", summons={"shambling-cousin": piece("G6", health=1, frog=True)}), "K11")
    happened = events(match, "melee")
    assert not [event for event in happened if isinstance(event, CoinFlipped)]
    assert (hand(match, 1), discard(match)) == ([], ["shambling-cousin"])
    match = board("F6", seat(piece("G6", health=1), summons={"shambling-cousin": "K1"}), "K11", "A1")
    happened = events(match, "melee")
    assert not [event for event in happened if isinstance(event, CoinFlipped)]
    assert (hand(match, 0), discard(match)) == ([], ["shambling-cousin"])


@about("budget-vampire")
def test_the_attack_of_the_budget_vampire_heals_its_controller_by_one() -> None:
    match = board(seat(piece("K1", health=5, bleed=1), summons={"budget-vampire": "F6"}), "G6", "K11", phase="summon")
    assert ("to F9" in follow_ups(match, "move"), "to F10" in follow_ups(match, "move")) == (True, False)
    play(match, "attack")
    assert (health(match), pawn(match, 0).bleed, summon(match, "budget-vampire").health) == ([6, 9, 10], 0, 3)
    assert is_calm(match)


@about("budget-vampire")
def test_the_budget_vampire_heals_nothing_without_damage_and_nothing_when_its_controller_attacks() -> None:
    match = board(
        seat(piece("K1", health=5), summons={"budget-vampire": "F6"}),
        seat(piece("G6", equipment=["dragonscale-pajamas"])),
        seat("E6", ghost=True),
        "A1",
        phase="summon",
    )
    assert follow_ups(match, "attack") == ["target pawn 1", "target ghost 2"]
    assert health(play(match.fork(), "attack", "target pawn 1"))[:2] == [5, 10]
    play(match, "attack", "target ghost 2")
    assert (health(match)[0], pawn(match, 2).frozen) == (5, True)
    match = board(seat(piece("F6", health=5), summons={"budget-vampire": "A6"}), "G6", "K11")
    play(match, "melee")
    assert health(match) == [5, 9, 10]


@about("budget-vampire")
@covers("G-9.1")
def test_the_budget_vampire_drains_once_and_after_a_kill_but_never_beyond_eleven() -> None:
    match = board(
        seat(piece("K1", health=10), summons={"budget-vampire": "F6"}),
        seat("A1", summons={"mop-bot": piece("G6", health=1)}),
        "K11",
        phase="summon",
    )
    play(match, "attack")
    assert (health(match)[0], has_summon(match, "mop-bot")) == (11, False)
    match = board(
        seat(piece("K1", health=11), summons={"budget-vampire": piece("F6", equipment=["cereal-box-ring"])}),
        "G6",
        "K11",
        phase="summon",
    )
    play(match, "attack")
    assert health(match) == [11, 8, 10]


@about("budget-vampire")
@covers("G-15.8")
def test_a_budget_vampire_that_is_a_frog_cannot_attack() -> None:
    vampire = {"budget-vampire": piece("F6", frog=True)}
    match = board(seat(piece("K1", health=5), summons=vampire), "G6", "K11", phase="summon")
    assert legal(match) == ["end", "move"]
    assert price("budget-vampire", "A1", "K1") == 1


@about("final-girl")
def test_the_final_girl_hits_for_three_while_her_controller_has_four_health_or_less() -> None:
    match = board(seat(piece("K1", health=4), summons={"final-girl": "F6"}), "G6", "K11", phase="summon")
    assert ("to F9" in follow_ups(match, "move"), "to F10" in follow_ups(match, "move")) == (True, False)
    play(match, "attack")
    assert (health(match), summon(match, "final-girl").health, is_calm(match)) == ([4, 7, 10], 3, True)


@about("final-girl")
def test_the_final_girl_hits_for_one_while_her_controller_has_five_health() -> None:
    match = board(seat(piece("K1", health=5), summons={"final-girl": "F6"}), "G6", "K11", phase="summon")
    play(match, "attack")
    assert health(match) == [5, 9, 10]
    assert price("final-girl", "A1", "K1") == 1


@about("final-girl")
@covers("G-2.3")
def test_the_final_girl_looks_at_the_health_of_whoever_controls_her() -> None:
    match = board(seat("F7", hand=["double-agent"]), seat(piece("K1", health=2), summons={"final-girl": "F6"}), "G6")
    assert summon(match, "final-girl").attack.value == 3
    play(match, "play double-agent", "attack")
    assert (health(match), asked(match)) == ([10, 2, 9], (0, "summon-menu"))


@about("final-girl")
@covers("G-15.8")
def test_a_final_girl_that_is_a_frog_stays_harmless_and_her_bonus_is_not_her_controllers() -> None:
    girl = {"final-girl": piece("F6", frog=True)}
    match = board(seat(piece("K1", health=1), summons=girl), "G6", "K11", phase="summon")
    assert legal(match) == ["end", "move"]
    match = board(seat(piece("F6", health=1), summons={"final-girl": "K1"}), "G6", "K11")
    play(match, "melee")
    assert health(match) == [1, 9, 10]


@about("full-moon")
@covers("G-19.6", "G-19.7")
def test_full_moon_is_played_when_drawn_stays_and_gives_every_summon_movement_two() -> None:
    match = board(
        seat("K1", summons={"final-girl": "F6"}), seat("A1", summons={"mop-bot": "A6"}), "K11",
        armories=[["full-moon", "seance"]],
    )  # fmt: skip
    play(match, "draw")
    assert (hand(match, 0), armory(match, 1)[0], actions(match), is_calm(match)) == ([], "seance", 1, True)
    assert [event["card"] for event in table(match)["events"]] == ["full-moon"]
    assert discard(match) == []
    assert [summon(match, card).movement.value for card in ("final-girl", "mop-bot")] == [5, 5]
    play(match, "end")
    assert ("to F11" in follow_ups(match, "move"), "to K6" in follow_ups(match, "move")) == (True, True)


@about("full-moon")
@covers("G-6.4")
def test_full_moon_moves_neither_pawns_nor_ghosts_nor_a_summon_with_a_printed_zero() -> None:
    match = board(seat("A1", summons={"sentry-turret": "F6"}), seat("K11", ghost=True), "K1", events=["full-moon"])
    assert ("F1" in squares(match, "move"), "G1" in squares(match, "move")) == (True, False)
    assert summon(match, "sentry-turret").movement.value == 0
    match = board("A1", seat("K11", ghost=True), "K1", events=["full-moon"], phase="ghost", turn=1)
    assert ("F6" in squares(match, "move"), "E5" in squares(match, "move")) == (True, False)


@about("full-moon")
@covers("G-6.4")
def test_full_moon_adds_to_frogs_and_to_other_bonuses_but_does_not_free_the_rooted() -> None:
    match = board(
        seat("K1", summons={"final-girl": piece("F6", frog=True, equipment=["seven-league-clogs"])}),
        seat(
            "A1",
            summons={"mop-bot": piece("A6", rooted=True), "three-tired-pigs": piece("A8", equipment=["enormous-gun"])},
        ),
        "K11",
        events=["full-moon"],
    )
    values = [summon(match, card).movement.value for card in ("final-girl", "mop-bot", "three-tired-pigs")]
    assert values == [8, 0, 2]
