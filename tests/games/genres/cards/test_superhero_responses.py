"""Superhero, Objection! and Combo cards: each works, does not, and stops where it should."""

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
    pawn,
    piece,
    play,
    seat,
    summon,
    zone,
)
from tests.games.genres.cards.telling import damages
from tests.rulebook import covers


@about("secret-identity")
@covers("G-11.5", "G-11.8")
def test_secret_identity_makes_another_enemy_in_the_area_the_target() -> None:
    match = board("F6", seat("G6", hand=["secret-identity"]), "F5")
    play(match, "melee", "target pawn 1", "respond secret-identity")
    assert (health(match), discard(match), is_calm(match)) == ([10, 10, 9], ["secret-identity"], True)


@about("secret-identity")
@covers("G-11.4")
def test_secret_identity_needs_another_target_and_answers_no_area_attack() -> None:
    alone = board("F6", seat("G6", hand=["secret-identity"]), seat("H6"), seat("F5", ghost=True))
    assert is_calm(play(alone, "melee", "target pawn 1"))
    assert health(alone)[:3] == [10, 9, 10]
    area = board(seat("F6", hand=["chainsaw-solo"]), seat("G6", hand=["secret-identity"]), "F5")
    play(area, "play chainsaw-solo")
    assert (health(area), hand(area, 1), is_calm(area)) == ([10, 9, 9], ["secret-identity"], True)


@about("secret-identity")
@covers("G-2.4", "G-7.5")
def test_secret_identity_offers_enemies_of_the_attacker_that_may_be_targeted() -> None:
    match = board(
        seat("F6", summons={"unpaid-goose": "E6"}),
        seat("G6", hand=["secret-identity"], summons={"hired-cleric": "G7"}),
        seat("F5", summons={"wolf-in-a-nightgown": "G5"}),
        seat("E5", ghost=True),
    )
    play(match, "melee", "target pawn 1", "respond secret-identity")
    assert (asked(match)[0], legal(match)) == (1, ["piece hired-cleric", "piece pawn 2"])
    play(match, "piece hired-cleric")
    assert (health(match)[:3], summon(match, "hired-cleric").health, is_calm(match)) == ([10, 10, 10], 2, True)


@about("secret-identity", "rodeo-lasso")
@covers("G-7.5", "G-8.5")
def test_secret_identity_on_a_first_target_leaves_the_first_one_untouched() -> None:
    match = board(seat("A6", hand=["rodeo-lasso"]), seat("E6", hand=["secret-identity"]), "H6")
    play(match, "play rodeo-lasso", "respond secret-identity")
    assert (health(match), [pawn(match, number).square for number in range(3)]) == ([10, 10, 9], ["A6", "E6", "F6"])
    assert ([pawn(match, number).rooted for number in range(3)], is_calm(match)) == ([False, False, True], True)


@about("secret-identity", "heat-squint")
def test_secret_identity_on_a_line_offers_only_who_stands_on_that_line() -> None:
    off = board(seat("A6", hand=["heat-squint"]), seat("E6", hand=["secret-identity"]), "E7", "A1")
    assert "direction east" in follow_ups(off, "play heat-squint")
    assert health(play(off, "play heat-squint", "direction east")) == [10, 8, 10, 10]


@about("secret-identity")
@covers("G-18.4", "G-11.2")
def test_secret_identity_redirects_the_attack_of_a_ghost() -> None:
    match = board("F6", seat("G6", hand=["secret-identity"]), seat("G5", ghost=True), turn=2, phase="ghost")
    play(match, "attack", "target pawn 1")
    assert asked(match) == (1, "respond")
    play(match, "respond secret-identity")
    assert health(match)[:2] == [9, 10]


@about("just-in-time")
@covers("G-8.3", "G-19.1")
def test_just_in_time_reduces_the_damage_to_another_pawn_by_three_and_both_draw() -> None:
    match = board(
        seat("F6", hand=["fridge-toss"]), "I6", seat("A1", hand=["just-in-time"]), "K1",
        armories=[["mop-bot", "sentry-turret", "wiretap"]],
    )  # fmt: skip
    play(match, "play fridge-toss", "respond just-in-time")
    assert (health(match), [hand(match, number) for number in range(4)]) == (
        [10, 10, 10, 10], [[], ["mop-bot"], ["sentry-turret"], []],
    )  # fmt: skip
    assert (discard(match), is_calm(match)) == (["just-in-time", "fridge-toss"], True)


@about("just-in-time")
@covers("G-11.4", "G-11.9")
def test_just_in_time_answers_neither_attacks_on_oneself_nor_on_summons() -> None:
    own = board(seat("F6", hand=["fridge-toss"]), seat("I6", hand=["just-in-time"]), "A1")
    play(own, "play fridge-toss")
    assert (health(own), hand(own, 1), is_calm(own)) == ([10, 8, 10], ["just-in-time"], True)
    other = board(
        seat("F6", hand=["fridge-toss"]), seat("A1", summons={"annoying-sidekick": "I6"}),
        seat("K1", hand=["just-in-time"]),
    )  # fmt: skip
    play(other, "play fridge-toss")
    assert (summon(other, "annoying-sidekick").health, hand(other, 2), is_calm(other)) == (2, ["just-in-time"], True)


@about("just-in-time", "fireball-obviously")
@covers("G-11.5", "G-8.3")
def test_just_in_time_helps_one_of_the_pawns_that_would_be_hit_but_not_oneself() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously"]), "G6", seat("F5", hand=["just-in-time"]), "H8",
        armories=[["mop-bot", "sentry-turret"]], actions=3,
    )  # fmt: skip
    play(match, "play fireball-obviously", "respond just-in-time")
    assert (asked(match)[0], legal(match)) == (2, ["piece pawn 1", "piece pawn 3"])
    play(match, "piece pawn 3")
    assert (health(match), hand(match, 2), hand(match, 3)) == ([10, 7, 7, 10], ["mop-bot"], ["sentry-turret"])
    assert is_calm(match)


@about("just-in-time", "overcharge")
@covers("G-8.3")
def test_just_in_time_takes_three_and_no_more_off_after_doubling() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously", "overcharge"]), "G6", seat("A1", hand=["just-in-time"]), actions=3
    )
    play(match, "play fireball-obviously", "attach overcharge", "respond just-in-time")
    assert (health(match), is_calm(match)) == ([8, 7, 10], True)


@about("just-in-time")
@covers("G-18.4", "G-8.2")
def test_just_in_time_saves_from_a_ghost() -> None:
    match = board("F6", seat("A1", hand=["just-in-time"]), seat("G5", ghost=True), turn=2, phase="ghost")
    play(match, "attack", "respond just-in-time")
    assert health(match)[:2] == [10, 10]


@about("giant-pow")
@covers("G-10.5", "G-10.6", "G-12.1")
def test_giant_pow_on_a_melee_action_adds_one_damage_and_a_push_of_two() -> None:
    match = board(seat("F6", hand=["giant-pow"]), "G6", "A1")
    assert "play giant-pow" not in legal(match)
    assert follow_ups(match, "melee") == ["done", "attach giant-pow"]
    play(match, "melee", "attach giant-pow")
    assert (health(match), pawn(match, 1).square, actions(match)) == ([10, 8, 10], "I6", 1)
    assert (discard(match), is_calm(match)) == (["giant-pow"], True)


@about("giant-pow")
@covers("G-10.5", "G-11.11")
def test_giant_pow_fits_only_attacks() -> None:
    match = board(
        seat(piece("F6", health=5), hand=["giant-pow", "cherry-healing-potion"]), seat("A1", hand=["crossover-event"]),
        "K1",
    )  # fmt: skip
    play(match, "play cherry-healing-potion")
    assert (health(match), hand(match, 0), is_calm(match)) == ([10, 10, 10], ["giant-pow"], True)
    play(match, "move", "to F5")
    assert (hand(match, 1)[:1], pawn(match, 0).square) == (["crossover-event"], "F5")


@about("giant-pow", "belt-fed-diplomacy", "overcharge")
@covers("G-10.6", "G-12.1", "G-8.3")
def test_giant_pow_adds_its_push_to_that_of_the_card() -> None:
    match = board(
        seat(piece("A6", equipment=["enormous-gun"]), hand=["belt-fed-diplomacy", "overcharge", "giant-pow"]),
        "C6",
        "K1",
    )
    play(match, "play belt-fed-diplomacy", "attach overcharge", "attach giant-pow")
    assert (health(match), pawn(match, 1).square) == ([8, 4, 10], "G6")
    assert (discard(match), is_calm(match)) == (["belt-fed-diplomacy", "overcharge", "giant-pow"], True)


@about("giant-pow")
@covers("G-11.11")
def test_giant_pow_assists_the_attack_of_somebody_else_and_pushes_away_from_the_attacker() -> None:
    match = board("F6", "G6", seat("A1", hand=["giant-pow"]), armories=[["mop-bot"]])
    play(match, "melee")
    assert (asked(match), legal(match)) == ((2, "respond"), ["pass", "respond giant-pow"])
    play(match, "respond giant-pow")
    assert (health(match), pawn(match, 1).square, hand(match, 2)) == ([10, 8, 10], "I6", [])
    assert (discard(match), is_calm(match)) == (["giant-pow"], True)


@about("giant-pow")
@covers("G-11.11", "G-15.6")
def test_giant_pow_assists_a_summon_of_another_player_but_not_the_own() -> None:
    match = board(
        seat("A1", hand=["giant-pow"], summons={"furious-bunny": "F6"}), "G6", seat("K1", hand=["crossover-event"]),
        phase="summon", armories=[["mop-bot"]],
    )  # fmt: skip
    play(match, "attack")
    assert (asked(match), legal(match)) == ((2, "respond"), ["pass", "respond crossover-event"])
    other = board(
        seat("A1", summons={"furious-bunny": "F6"}), "G6", seat("K1", hand=["giant-pow"]), phase="summon"
    )  # fmt: skip
    play(other, "attack", "respond giant-pow")
    assert (health(other), pawn(other, 1).square) == ([10, 8, 10], "I6")


@about("giant-pow")
@covers("G-12.1", "G-18.4")
def test_giant_pow_pushes_for_a_ghost_unless_it_shares_the_square() -> None:
    beside = board("F6", seat("A1", hand=["giant-pow"]), seat("E6", ghost=True), turn=2, phase="ghost")
    play(beside, "attack", "respond giant-pow")
    assert (health(beside)[:2], pawn(beside, 0).square) == ([8, 10], "H6")
    inside = board("F6", seat("A1", hand=["giant-pow"]), seat("F6", ghost=True), turn=2, phase="ghost")
    play(inside, "attack", "respond giant-pow")
    assert (health(inside)[:2], pawn(inside, 0).square) == ([8, 10], "F6")


@about("giant-pow", "crossover-event", "library-hours")
@covers("G-14.3")
def test_giant_pow_cannot_assist_out_of_a_silence_zone() -> None:
    zones = [zone("library-hours", "A1")]
    match = board("F6", "G6", seat("A1", hand=["giant-pow", "crossover-event"]), zones=zones)
    play(match, "melee")
    assert (health(match), pawn(match, 1).square, is_calm(match)) == ([10, 9, 10], "G6", True)


@about("giant-pow", "classified")
@covers("G-10.3", "G-11.7")
def test_giant_pow_is_discarded_with_a_cancelled_attack() -> None:
    match = board(seat("F6", hand=["shoulder-charge"]), seat("G6", hand=["classified"]), seat("A1", hand=["giant-pow"]))
    play(match, "play shoulder-charge", "pass", "respond giant-pow", "respond classified")
    assert (health(match), discard(match)) == ([10, 10, 10], ["shoulder-charge", "classified", "giant-pow"])
    assert is_calm(match)
    early = board(seat("F6", hand=["shoulder-charge"]), seat("G6", hand=["classified"]), seat("A1", hand=["giant-pow"]))
    play(early, "play shoulder-charge", "respond classified", "respond giant-pow")
    assert (health(early), discard(early)) == ([10, 10, 10], ["shoulder-charge", "giant-pow", "classified"])
    assert is_calm(early)


@about("crossover-event")
@covers("G-10.5", "G-10.6")
def test_crossover_event_of_the_own_adds_two_damage_and_no_card() -> None:
    match = board(seat("F6", hand=["crossover-event"]), "G6", "A1", armories=[["mop-bot"]])
    play(match, "melee", "attach crossover-event")
    assert (health(match), pawn(match, 1).square, hand(match, 0)) == ([10, 7, 10], "G6", [])
    assert (actions(match), discard(match), is_calm(match)) == (1, ["crossover-event"], True)
    ranged = board(seat("F6", hand=["fridge-toss", "crossover-event"]), "I6", "A1")
    play(ranged, "play fridge-toss", "attach crossover-event")
    assert (health(ranged), is_calm(ranged)) == ([10, 6, 10], True)


@about("crossover-event")
@covers("G-11.11")
def test_crossover_event_that_assists_adds_two_damage_and_draws_a_card() -> None:
    match = board(
        seat("F6", hand=["shoulder-charge"]), "G6", seat("A1", hand=["crossover-event"]), armories=[["mop-bot"]]
    )
    play(match, "play shoulder-charge", "respond crossover-event")
    assert (health(match), pawn(match, 1).square, hand(match, 2)) == ([10, 7, 10], "K6", ["mop-bot"])
    assert (hand(match, 0), hand(match, 1)) == ([], [])
    assert (discard(match), is_calm(match)) == (["shoulder-charge", "crossover-event"], True)


@about("crossover-event")
@covers("G-18.4", "G-18.5")
def test_crossover_event_strengthens_a_ghost_which_still_cannot_kill() -> None:
    match = board(
        seat(piece("F6", health=3, equipment=["dragonscale-pajamas"])), seat("A1", hand=["crossover-event", "wiretap"]),
        seat("G6", ghost=True), zones=[zone("brooding-rooftop", "E5", seat=1)], turn=2, phase="ghost",
        armories=[["mop-bot"]],
    )  # fmt: skip
    assert damages(match, "attack", "respond crossover-event")[:1] == [(0, 2, "true")]
    assert (health(match)[0], hand(match, 1)[:2]) == (1, ["wiretap", "mop-bot"])


@about("crossover-event", "cream-pie-delivery")
@covers("G-11.11", "G-11.4")
def test_crossover_event_may_be_played_by_the_target_and_fits_no_card_without_an_attack() -> None:
    match = board(
        seat("F6", hand=["wiretap", "seance"]), seat("G6", hand=["crossover-event"]), "A1",
        armories=[["mop-bot", "sentry-turret", "dead-drop", "rerun"]],
    )  # fmt: skip
    play(match, "play wiretap", "player 1", "play seance")
    assert (hand(match, 1), is_calm(match)) == (["crossover-event"], True)
    play(match, "melee", "respond crossover-event")
    assert health(match) == [10, 7, 10]
