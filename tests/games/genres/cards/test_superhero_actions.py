"""Superhero, Action cards: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.genres.board import (
    actions,
    asked,
    board,
    discard,
    follow_ups,
    hand,
    health,
    is_calm,
    legal,
    legal_starting,
    pawn,
    piece,
    play,
    seat,
    summon,
    zone,
)
from tests.games.genres.cards.telling import attack_area, block, damages
from tests.rulebook import covers


@about("throw-a-bus")
@covers("G-7.3", "G-12.1")
def test_throw_a_bus_hits_everybody_in_the_plus_for_two_and_pushes_them_two() -> None:
    match = board(seat("F6", hand=["throw-a-bus"]), "H6", "H5", "G5", actions=3)
    assert attack_area(match, "play throw-a-bus", "center H6") == ["H5", "G6", "H6", "I6", "H7"]
    assert health(match) == [10, 8, 8, 10]
    assert [pawn(match, number).square for number in range(4)] == ["F6", "J6", "J3", "G5"]
    assert (actions(match), discard(match), is_calm(match)) == (1, ["throw-a-bus"], True)


@about("throw-a-bus")
@covers("G-5.3")
def test_throw_a_bus_needs_two_actions_and_somebody_in_a_plus() -> None:
    assert "play throw-a-bus" in legal(board(seat("F6", hand=["throw-a-bus"]), "I6", "A1"))
    assert "play throw-a-bus" not in legal(board(seat("F6", hand=["throw-a-bus"]), "I6", "A1", actions=1))
    assert "play throw-a-bus" not in legal(board(seat("F6", hand=["throw-a-bus"]), "I9", "A1"))


@about("throw-a-bus")
@covers("G-7.4", "G-8.1", "G-18.8")
def test_throw_a_bus_around_oneself_spares_allies_and_diagonals_and_freezes_ghosts() -> None:
    match = board(
        seat("F6", hand=["throw-a-bus"], summons={"furious-bunny": "F5"}), "G6", "G5", seat("E6", ghost=True), actions=3
    )
    play(match, "play throw-a-bus", "center F6")
    assert (health(match)[:3], summon(match, "furious-bunny").health) == ([10, 8, 10], 2)
    assert [pawn(match, number).square for number in range(4)] == ["F6", "I6", "G5", "E6"]
    assert ([pawn(match, 3).frozen, pawn(match, 3).kind], is_calm(match)) == ([True, "ghost"], True)


@about("throw-a-bus")
@covers("G-1.9", "G-12.1", "G-7.1")
def test_throw_a_bus_is_cut_off_at_the_border_which_stops_its_push() -> None:
    match = board(seat("B1", hand=["throw-a-bus"]), "A1", "K11", actions=3)
    assert attack_area(match, "play throw-a-bus") == ["A1", "B1", "C1", "B2"]
    assert (health(match), pawn(match, 1).square, is_calm(match)) == ([10, 8, 10], "A1", True)


@about("sonic-clap")
@covers("G-7.2", "G-12.1")
def test_sonic_clap_hits_everybody_in_burst_two_for_one_and_pushes_them_two() -> None:
    match = board(seat("F6", hand=["sonic-clap"]), "H8", "F4", "I6")
    assert attack_area(match, "play sonic-clap") == block("D4", "H8")
    assert health(match) == [10, 9, 9, 10]
    assert [pawn(match, number).square for number in range(4)] == ["F6", "J10", "F2", "I6"]
    assert (actions(match), discard(match), is_calm(match)) == (1, ["sonic-clap"], True)


@about("sonic-clap")
@covers("G-5.3", "G-7.4", "G-18.7")
def test_sonic_clap_needs_a_target_and_a_ghost_on_the_own_square_is_enough() -> None:
    assert "play sonic-clap" not in legal(board(seat("F6", hand=["sonic-clap"]), "I6", "C9"))
    match = board(seat("F6", hand=["sonic-clap"]), "I6", "C9", seat("F6", ghost=True))
    play(match, "play sonic-clap")
    assert (pawn(match, 3).frozen, pawn(match, 3).square, health(match)[:3]) == (True, "F6", [10, 10, 10])
    assert is_calm(match)


@about("sonic-clap")
@covers("G-12.1")
def test_sonic_clap_pushes_the_farthest_first() -> None:
    match = board(seat("F6", hand=["sonic-clap"]), "G6", "H6")
    play(match, "play sonic-clap")
    assert ([pawn(match, 1).square, pawn(match, 2).square], health(match)) == (["I6", "J6"], [10, 9, 9])
    assert is_calm(match)


@about("sonic-clap")
@covers("G-12.1", "G-12.3", "G-14.9")
def test_sonic_clap_pushes_stop_before_pieces_and_walls_without_further_damage() -> None:
    match = board(seat("F6", hand=["sonic-clap"]), "G6", "I6", "F5", zones=[zone("briar-hedge", "E1")])
    play(match, "play sonic-clap")
    assert [pawn(match, number).square for number in range(4)] == ["F6", "H6", "I6", "F5"]
    assert (health(match), is_calm(match)) == ([10, 9, 10, 9], True)


@about("sonic-clap")
@covers("G-2.7")
def test_sonic_clap_hits_both_a_pawn_and_its_bodyguard() -> None:
    match = board(seat("F6", hand=["sonic-clap"]), seat("H6", summons={"bodyguard-in-sunglasses": "H7"}), "A1")
    play(match, "play sonic-clap")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health, is_calm(match)) == ([10, 9, 10], 4, True)


@about("hero-landing")
@covers("G-5.6", "G-6.11", "G-12.1")
def test_hero_landing_teleports_up_to_five_squares_and_hits_everybody_next_to_it() -> None:
    match = board(seat("A6", hand=["hero-landing"]), "G6", "H8", "K1", actions=3)
    assert follow_ups(match, "play hero-landing") == ["to F5", "to F6", "to F7"]
    assert attack_area(match, "play hero-landing", "to F6") == block("E5", "G7")
    assert [pawn(match, number).square for number in range(4)] == ["F6", "H6", "H8", "K1"]
    assert (health(match), actions(match), is_calm(match)) == ([10, 8, 10, 10], 1, True)


@about("hero-landing")
@covers("G-5.3")
def test_hero_landing_needs_two_actions_and_a_square_beside_a_target() -> None:
    assert "play hero-landing" not in legal(board(seat("A6", hand=["hero-landing"]), "H6", "K1"))
    assert "play hero-landing" not in legal(board(seat("A6", hand=["hero-landing"]), "G6", "K1", actions=1))


@about("hero-landing")
@covers("G-2.5")
def test_hero_landing_is_offered_free_squares_only() -> None:
    match = board(
        seat("A6", hand=["hero-landing"], summons={"furious-bunny": "F6"}), "G6", "K1",
        zones=[zone("briar-hedge", "D2")], actions=3,
    )  # fmt: skip
    play(match, "play hero-landing")
    assert ([pawn(match, 0).square, pawn(match, 1).square], health(match)) == (["F7", "H5"], [10, 8, 10])


@about("hero-landing")
@covers("G-6.11", "G-14.7")
def test_hero_landing_ignores_roots_and_sets_off_zones_before_it_strikes() -> None:
    match = board(
        seat(piece("A6", rooted=True), hand=["hero-landing"]), "G6", "K1",
        zones=[zone("haunted-parlor", "D5")], actions=3,
    )  # fmt: skip
    assert damages(match, "play hero-landing", "to F6") == [(0, 1, "ambient"), (1, 2, "attack")]
    assert (pawn(match, 0).square, is_calm(match)) == ("F6", True)


@about("hero-landing")
@covers("G-5.6", "G-7.6", "G-7.7")
def test_hero_landing_can_be_dodged_by_whom_it_would_hit_from_where_it_lands() -> None:
    match = board(seat("A6", hand=["hero-landing"]), seat("G6", hand=["falling-leaf-step"]), "K1", actions=3)
    play(match, "play hero-landing", "to F6")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond falling-leaf-step"])
    play(match, "respond falling-leaf-step", "to I6")
    assert ([pawn(match, 0).square, pawn(match, 1).square], health(match)) == (["F6", "I6"], [10, 10, 10])
    assert is_calm(match)


@about("hero-landing")
@covers("G-6.11", "G-7.6")
def test_hero_landing_stays_where_it_is_when_somebody_steps_on_its_square() -> None:
    match = board(seat("A6", hand=["hero-landing"]), seat("G6", hand=["falling-leaf-step"]), "K1", actions=3)
    play(match, "play hero-landing", "to F6", "respond falling-leaf-step", "to F6")
    assert ([pawn(match, 0).square, pawn(match, 1).square], health(match)) == (["A6", "F6"], [10, 10, 10])
    assert (discard(match), is_calm(match)) == (["falling-leaf-step", "hero-landing"], True)


@about("save-the-cat")
@covers("G-9.1")
def test_save_the_cat_heals_oneself_three_and_others_within_three_one_and_draws_for_each() -> None:
    match = board(
        seat(piece("F6", health=5), hand=["save-the-cat"]), seat(piece("I6", health=8)), seat(piece("F3", health=9)),
        seat(piece("J6", health=5)), armories=[["mop-bot", "sentry-turret", "wiretap"]],
    )  # fmt: skip
    play(match, "play save-the-cat")
    assert (health(match), hand(match, 0)) == ([8, 9, 10, 5], ["mop-bot", "sentry-turret"])
    assert (actions(match), discard(match), is_calm(match)) == (1, ["save-the-cat"], True)


@about("save-the-cat")
def test_save_the_cat_draws_two_cards_at_most() -> None:
    match = board(
        seat("F6", hand=["save-the-cat"]), seat(piece("G6", health=5)), seat(piece("F5", health=5)),
        seat(piece("E6", health=5)), armories=[["mop-bot", "sentry-turret", "wiretap"]],
    )  # fmt: skip
    play(match, "play save-the-cat")
    assert (health(match), hand(match, 0), is_calm(match)) == ([11, 6, 6, 6], ["mop-bot", "sentry-turret"], True)


@about("save-the-cat")
@covers("G-9.1", "G-9.2")
def test_save_the_cat_draws_nothing_for_pawns_whose_health_does_not_rise() -> None:
    match = board(
        seat(piece("F6", health=9), hand=["save-the-cat"]), seat(piece("G6", health=11, bleed=2)),
        seat(piece("F5", health=5, equipment=["cursed-doll"])), armories=[["mop-bot"]],
    )  # fmt: skip
    play(match, "play save-the-cat")
    assert (health(match), pawn(match, 1).bleed, hand(match, 0)) == ([11, 11, 5], 0, [])
    assert is_calm(match)


@about("save-the-cat")
@covers("G-5.3", "G-9.3")
def test_save_the_cat_is_always_playable_and_heals_neither_summons_nor_ghosts() -> None:
    match = board(
        seat(piece("F6", health=5), hand=["save-the-cat"], summons={"furious-bunny": piece("F5", health=1)}),
        seat("A1", summons={"mop-bot": piece("G6", health=1)}), "K1", seat("E6", ghost=True),
    )  # fmt: skip
    play(match, "play save-the-cat")
    assert ([summon(match, "furious-bunny").health, summon(match, "mop-bot").health], hand(match, 0)) == ([1, 1], [])
    assert (health(match)[:3], pawn(match, 3).kind, is_calm(match)) == ([8, 10, 10], "ghost", True)


@about("save-the-cat", "bard-backup-vocals")
def test_save_the_cat_with_backup_vocals_heals_only_oneself_more() -> None:
    match = board(seat(piece("F6", health=2), hand=["save-the-cat", "bard-backup-vocals"]), piece_seat("G6", 5), "A1")
    play(match, "play save-the-cat", "attach bard-backup-vocals")
    assert (health(match), is_calm(match)) == ([8, 6, 10], True)


def piece_seat(square: str, left: int) -> dict[str, object]:
    """Return a player with so much health left."""
    return seat(piece(square, health=left))


@about("heat-squint")
@covers("G-7.5", "G-8.2")
def test_heat_squint_deals_two_true_damage_to_the_first_target_only() -> None:
    match = board(
        seat("A6", hand=["heat-squint"]), seat(piece("F6", equipment=["dragonscale-pajamas", "indestructible-cape"])),
        "H6", zones=[zone("brooding-rooftop", "E5", seat=1)],
    )  # fmt: skip
    assert damages(match, "play heat-squint") == [(1, 2, "true")]
    assert (health(match), actions(match), is_calm(match)) == ([10, 8, 10], 1, True)


@about("heat-squint")
@covers("G-5.3", "G-7.2", "G-14.9")
def test_heat_squint_hits_nobody_off_its_line_or_behind_a_wall() -> None:
    assert "play heat-squint" not in legal(board(seat("A6", hand=["heat-squint"]), "B7", "F5"))
    walled = board(seat("A6", hand=["heat-squint"]), "F6", "K1", zones=[zone("briar-hedge", "C5")])
    assert "play heat-squint" not in legal(walled)
    match = board(seat("F6", hand=["heat-squint"]), "F1", "K6", "B6")
    assert follow_ups(match, "play heat-squint") == ["direction north", "direction east", "direction west"]


@about("heat-squint")
@covers("G-7.5", "G-18.8")
def test_heat_squint_passes_over_allies_and_freezes_the_ghosts_before_its_target() -> None:
    match = board(
        seat("A6", hand=["heat-squint"], summons={"furious-bunny": "C6"}), "F6", seat("D6", ghost=True), "K1",
        seat("H6", ghost=True),
    )  # fmt: skip
    play(match, "play heat-squint")
    assert (health(match)[1], summon(match, "furious-bunny").health) == (8, 2)
    assert ([pawn(match, number).frozen for number in (2, 4)], is_calm(match)) == ([True, False], True)


@about("heat-squint", "giant-pow", "overcharge")
@covers("G-8.2", "G-8.3")
def test_heat_squint_is_changed_by_combos_but_not_by_what_the_attacker_has() -> None:
    match = board(
        seat(
            piece("A6", equipment=["enormous-gun", "cereal-box-ring"]), hand=["heat-squint", "overcharge", "giant-pow"],
            summons={"annoying-sidekick": "A7"},
        ),
        "F6", "K1", events=["typecast=Superhero"],
    )  # fmt: skip
    play(match, "play heat-squint", "attach overcharge", "attach giant-pow")
    assert (health(match), pawn(match, 1).square, is_calm(match)) == ([8, 4, 10], "H6", True)
    assert pawn(match, 0).equipment == ("enormous-gun",)


@about("heat-squint", "deflector-bubble")
@covers("G-8.2", "G-11.8")
def test_heat_squint_can_be_reduced_by_a_response() -> None:
    match = board(seat("A6", hand=["heat-squint"]), seat("F6", hand=["deflector-bubble"]), "K1")
    play(match, "play heat-squint", "respond deflector-bubble")
    assert (health(match), is_calm(match)) == ([10, 10, 10], True)


@about("team-up-issue")
@covers("G-15.12", "G-21.4")
def test_team_up_issue_lets_each_summon_attack_once_in_any_order() -> None:
    match = board(
        seat("F6", hand=["team-up-issue"], summons={"annoying-sidekick": "F5", "furious-bunny": "G5"}), "G4", "H5"
    )
    play(match, "play team-up-issue")
    assert (asked(match), legal(match)) == (
        (0, "next-summon"), ["decline", "next annoying-sidekick", "next furious-bunny"],
    )  # fmt: skip
    play(match, "next furious-bunny")
    assert legal(match) == ["target pawn 1", "target pawn 2"]
    play(match, "target pawn 2")
    assert (legal(match), health(match)) == (["decline", "next annoying-sidekick"], [10, 10, 9])
    play(match, "next annoying-sidekick")
    assert (health(match), actions(match), is_calm(match)) == ([10, 8, 9], 1, True)


@about("team-up-issue")
@covers("G-5.3")
def test_team_up_issue_draws_a_card_without_summons() -> None:
    match = board(seat("F6", hand=["team-up-issue"]), "G6", "A1", armories=[["mop-bot", "wiretap"]])
    play(match, "play team-up-issue")
    assert (hand(match, 0), health(match), is_calm(match)) == (["mop-bot"], [10, 10, 10], True)


@about("team-up-issue")
@covers("G-15.8")
def test_team_up_issue_does_nothing_with_summons_that_cannot_attack() -> None:
    match = board(
        seat("F6", hand=["team-up-issue"], summons={"invisible-box-mime": "F5", "furious-bunny": "A1"}), "G5", "K1"
    )
    play(match, "play team-up-issue")
    assert (hand(match, 0), health(match), is_calm(match)) == ([], [10, 10, 10], True)


@about("team-up-issue")
@covers("G-15.12")
def test_team_up_issue_leaves_the_summons_their_own_attack_and_may_be_declined() -> None:
    match = board(seat("F6", hand=["team-up-issue"], summons={"annoying-sidekick": "F5"}), "G4", "K1")
    assert health(play(match.fork(), "play team-up-issue", "decline")) == [10, 10, 10]
    play(match, "play team-up-issue", "next annoying-sidekick", "end")
    assert (asked(match), legal(match)) == ((0, "summon-menu"), ["end", "move", "attack"])
    play(match, "attack")
    assert health(match) == [10, 6, 10]


@about("team-up-issue")
@covers("G-11.1", "G-15.12", "G-8.4")
def test_team_up_issue_opens_no_window_for_its_attacks_but_they_meet_recoil() -> None:
    match = board(
        seat("F6", hand=["team-up-issue"], summons={"furious-bunny": "F5"}),
        seat(piece("G4", equipment=["spiked-shoulder-pads"]), hand=["counterpunch", "falling-leaf-step"]), "K1",
    )  # fmt: skip
    play(match, "play team-up-issue", "next furious-bunny")
    assert (health(match), summon(match, "furious-bunny").health, is_calm(match)) == ([10, 10, 10], 1, True)


@about("team-up-issue", "classified")
@covers("G-10.3")
def test_team_up_issue_that_is_cancelled_lets_nobody_attack() -> None:
    match = board(
        seat("F6", hand=["team-up-issue"], summons={"furious-bunny": "F5"}), seat("G4", hand=["classified"]), "K1"
    )
    play(match, "play team-up-issue", "respond classified")
    assert (health(match), actions(match), is_calm(match)) == ([10, 10, 10], 1, True)
    assert legal_starting(match, "play") == []
