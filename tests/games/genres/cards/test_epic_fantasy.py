"""Epic Fantasy, Action, Objection! and Combo cards: each works, does not, and stops where it should."""

import pytest

from tests.cardbook import about
from tests.games.genres.board import (
    actions,
    armory,
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
    view,
    zone,
)
from tests.rulebook import covers

# --- Fireball, Obviously


@about("fireball-obviously")
@covers("G-7.4", "G-8.1")
def test_fireball_hits_everybody_within_two_squares_for_three() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously"], summons={"mop-bot": "F7"}),
        "H8",
        seat("E6", summons={"medium-sized-dragon": "D4"}),
        "I6",
        seat("F6", ghost=True),
        seat("F3", ghost=True),
        actions=4,
    )
    play(match, "play fireball-obviously")
    assert health(match)[:4] == [10, 7, 7, 10]
    assert (summon(match, "mop-bot").health, summon(match, "medium-sized-dragon").health) == (2, 2)
    assert (pawn(match, 4).frozen, pawn(match, 5).frozen) == (True, False)
    assert (actions(match), discard(match)) == (2, ["fireball-obviously"])
    assert is_calm(match)


@about("fireball-obviously")
def test_fireball_needs_a_target_within_two_squares_and_two_actions() -> None:
    match = board(seat("F6", hand=["fireball-obviously"], summons={"mop-bot": "F7"}), "I6", "F3", "A1")
    assert "play fireball-obviously" not in legal(match)
    tired = board(seat("F6", hand=["fireball-obviously"]), "G6", "F3", "A1", actions=1)
    assert "play fireball-obviously" not in legal(tired)


@about("fireball-obviously", "bodyguard-in-sunglasses")
@covers("G-2.7")
def test_fireball_hits_a_pawn_and_the_bodyguard_beside_it() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously"]), seat("H6", summons={"bodyguard-in-sunglasses": "H7"}), "A1", actions=4
    )
    play(match, "play fireball-obviously")
    assert (health(match), summon(match, "bodyguard-in-sunglasses").health) == ([10, 7, 10], 2)


@about("fireball-obviously", "bigger-boom")
def test_fireball_with_bigger_boom_reaches_three_squares_for_four() -> None:
    match = board(seat("A1", hand=["fireball-obviously", "bigger-boom"]), "C3", "D4", "E5", actions=4)
    play(match, "play fireball-obviously", "attach bigger-boom")
    assert health(match) == [10, 6, 6, 10]


@about("fireball-obviously")
@covers("G-17.3")
def test_fireball_that_kills_two_players_brings_both_hands() -> None:
    match = board(
        seat("F6", hand=["fireball-obviously", "seance"]),
        seat(piece("G6", health=3), hand=["rerun"]),
        seat(piece("F5", health=1), hand=["wiretap"]),
        "A1",
        "K1",
        actions=4,
    )
    play(match, "play fireball-obviously")
    assert [player(match, number).is_alive for number in range(5)] == [True, False, False, True, True]
    assert (hand(match, 0), health(match)) == (["seance", "rerun", "wiretap"], [10, 0, -2, 10, 10])


# --- Rain of Arrows


@about("rain-of-arrows")
def test_rain_of_arrows_falls_three_and_four_squares_away() -> None:
    match = board(
        seat("F6", hand=["rain-of-arrows"], summons={"mop-bot": "F9"}),
        "I7",
        "B10",
        "H6",
        seat("K6", summons={"hired-cleric": "F2"}),
        seat("C6", ghost=True),
    )
    play(match, "play rain-of-arrows")
    assert health(match)[:5] == [10, 9, 9, 10, 10]
    assert (summon(match, "mop-bot").health, summon(match, "hired-cleric").health) == (2, 2)
    assert pawn(match, 5).frozen
    assert actions(match) == 1
    assert is_calm(match)


@about("rain-of-arrows")
def test_rain_of_arrows_cannot_be_played_on_who_is_too_near_or_too_far() -> None:
    match = board(seat("F6", hand=["rain-of-arrows"]), "G6", "H8", "K6")
    assert "play rain-of-arrows" not in legal(match)


@about("rain-of-arrows", "dragonscale-pajamas", "trench-coat-of-many-pockets", "brooding-rooftop")
@covers("G-8.3")
def test_rain_of_arrows_pierces_defense_but_not_cover() -> None:
    armored = piece("I6", equipment=["dragonscale-pajamas", "trench-coat-of-many-pockets"])
    match = board(
        seat("F6", hand=["rain-of-arrows"]), seat(armored), "F2", zones=[zone("brooding-rooftop", "E1", seat=2)]
    )
    play(match, "play rain-of-arrows")
    assert health(match) == [10, 9, 10]


@about("rain-of-arrows", "bigger-boom")
def test_rain_of_arrows_with_bigger_boom_grows_outwards_only() -> None:
    match = board(seat("F6", hand=["rain-of-arrows", "bigger-boom"]), "K6", "C3", "H6")
    play(match, "play rain-of-arrows", "attach bigger-boom")
    assert health(match) == [10, 8, 8, 10]


# --- Cherry Healing Potion


@about("cherry-healing-potion")
def test_cherry_healing_potion_heals_one_ally_by_five() -> None:
    match = board(
        seat(
            piece("A1", health=3, bleed=2), hand=["cherry-healing-potion"], summons={"mop-bot": piece("K9", health=1)}
        ),
        seat(piece("B1", health=3), summons={"hired-cleric": piece("B2", health=1)}),
        "K11",
    )
    play(match, "play cherry-healing-potion")
    assert legal(match) == ["piece pawn 0", "piece mop-bot"]
    play(match, "piece pawn 0")
    assert (health(match), pawn(match, 0).bleed) == ([8, 3, 10], 0)
    assert (summon(match, "mop-bot").health, actions(match)) == (1, 1)
    assert is_calm(match)


@about("cherry-healing-potion")
@covers("G-9.1")
def test_cherry_healing_potion_heals_no_summon_beyond_its_printed_health() -> None:
    dragon = {"medium-sized-dragon": piece("K9", health=1), "mop-bot": piece("K7", health=1)}
    match = board(seat(piece("A1", health=3), hand=["cherry-healing-potion"], summons=dragon), "B1", "K11")
    copy = match.fork()
    play(match, "play cherry-healing-potion", "piece medium-sized-dragon")
    assert (summon(match, "medium-sized-dragon").health, health(match)[0]) == (5, 3)
    play(copy, "play cherry-healing-potion", "piece mop-bot")
    assert summon(copy, "mop-bot").health == 2


@about("cherry-healing-potion")
@covers("G-9.1")
@pytest.mark.parametrize(("before", "after"), [(6, 11), (7, 11), (11, 11)])
def test_cherry_healing_potion_heals_a_pawn_up_to_eleven(before: int, after: int) -> None:
    match = board(seat(piece("A1", health=before), hand=["cherry-healing-potion"]), "B1", "K11")
    play(match, "play cherry-healing-potion")
    assert health(match) == [after, 10, 10]


@about("cherry-healing-potion", "cursed-doll")
@covers("G-9.2")
def test_cherry_healing_potion_is_wasted_on_the_wearer_of_the_cursed_doll() -> None:
    match = board(
        seat(piece("A1", health=3, bleed=2, equipment=["cursed-doll"]), hand=["cherry-healing-potion"]), "B1", "K11"
    )
    play(match, "play cherry-healing-potion")
    assert (health(match)[0], pawn(match, 0).bleed, discard(match)) == (3, 2, ["cherry-healing-potion"])


@about("cherry-healing-potion")
def test_cherry_healing_potion_needs_an_action() -> None:
    match = board(seat(piece("A1", health=3), hand=["cherry-healing-potion", "wiretap"]), "B1", "K11", actions=0)
    assert legal_starting(match, "play") == ["play wiretap"]


# --- Side Quest


@about("side-quest")
@covers("G-22.1", "G-19.8")
def test_side_quest_shows_the_top_of_each_armory_and_draws_two() -> None:
    match = board(
        seat("A1", hand=["side-quest"]),
        "K1",
        "K11",
        armories=[["rerun", "seance"], ["wiretap", "huff-and-puff"], ["split-kick"], []],
        empty_armories=True,
    )
    play(match, "play side-quest")
    assert view(match, 0).known_tops == (("rerun",), ("wiretap",), ("split-kick",), ())
    assert view(match, 1).known_tops == ((), (), (), ())
    assert (asked(match), legal(match)) == ((0, "armory"), ["armory 1", "armory 2", "armory 3"])
    play(match, "armory 2", "armory 1")
    assert hand(match, 0) == ["wiretap", "rerun"]
    assert view(match, 0).known_tops == ((), (), ("split-kick",), ())
    assert (actions(match), discard(match)) == (1, ["side-quest"])
    assert is_calm(match)


@about("side-quest", "one-last-job")
@covers("G-19.6")
def test_side_quest_shows_an_event_without_playing_it() -> None:
    tops = [["rerun", "seance"], ["the-call-is-from-center-stage"], [], ["wiretap"]]
    match = board(seat("F6", hand=["side-quest"]), "K1", "K11", armories=tops, empty_armories=True)
    copy = match.fork()
    play(match, "play side-quest", "armory 1", "armory 1")
    assert (health(match), armory(match, 2)) == ([10, 10, 10], ["the-call-is-from-center-stage"])
    assert view(match, 0).known_tops[1] == ("the-call-is-from-center-stage",)
    play(copy, "play side-quest", "armory 2", "armory 4")
    assert (health(copy), hand(copy, 0)) == ([8, 10, 10], ["wiretap"])
    assert discard(copy) == ["side-quest", "the-call-is-from-center-stage"]


@about("side-quest")
def test_side_quest_needs_an_action_and_shows_nothing_if_it_is_cancelled() -> None:
    tired = board(seat("A1", hand=["side-quest", "wiretap"]), "K1", "K11", actions=0)
    assert legal_starting(tired, "play") == ["play wiretap"]
    match = board(seat("A1", hand=["side-quest"]), seat("K1", hand=["classified"]), "K11")
    play(match, "play side-quest", "respond classified")
    assert (hand(match, 0), view(match, 0).known_tops) == ([], ((), (), (), ()))


@about("side-quest")
@covers("G-19.2")
def test_side_quest_reshuffles_the_discard_pile_only_to_draw() -> None:
    match = board(
        seat("A1", hand=["side-quest"]), "K1", "K11", discard=["rerun", "seance", "wiretap"], empty_armories=True
    )
    play(match, "play side-quest")
    assert view(match, 0).known_tops == ((), (), (), ())
    assert legal(match) == ["armory 1", "armory 2", "armory 3"]
    play(match, "armory 1", "armory 3")
    assert len(hand(match, 0)) == 2
    assert [len(armory(match, number)) for number in (1, 2, 3, 4)] == [0, 1, 0, 0]


# --- Chain Lightning


@about("chain-lightning")
def test_chain_lightning_hits_one_target_and_then_another_enemy_near_it() -> None:
    match = board(
        seat("F6", hand=["chain-lightning"], summons={"mop-bot": "H7"}),
        "I6",
        seat("K8", summons={"hired-cleric": "I4"}),
        "F3",
        seat("J6", ghost=True),
    )
    play(match, "play chain-lightning")
    assert legal(match) == ["target pawn 1", "target hired-cleric", "target pawn 3"]
    play(match, "target pawn 1")
    assert (asked(match), legal(match)) == ((0, "choose-piece"), ["piece pawn 2", "piece hired-cleric"])
    play(match, "piece pawn 2")
    assert health(match)[:4] == [10, 9, 9, 10]
    assert (summon(match, "hired-cleric").health, summon(match, "mop-bot").health) == (3, 2)
    assert (pawn(match, 4).frozen, actions(match)) == (False, 1)
    assert is_calm(match)


@about("chain-lightning")
def test_chain_lightning_ends_when_no_other_enemy_is_near_its_target() -> None:
    match = board(seat("F6", hand=["chain-lightning"]), "I6", "F3", "I9", seat("I6", ghost=True))
    play(match, "play chain-lightning", "target pawn 1")
    assert health(match)[:4] == [10, 9, 10, 10]
    assert is_calm(match)


@about("chain-lightning")
def test_chain_lightning_reaches_three_squares_and_no_farther() -> None:
    match = board(seat("F6", hand=["chain-lightning"]), "J6", "F2", "A1")
    assert "play chain-lightning" not in legal(match)


@about("chain-lightning")
@covers("G-18.9")
def test_chain_lightning_jumps_from_a_ghost_that_it_freezes() -> None:
    match = board(seat("F6", hand=["chain-lightning"]), "K6", "A1", seat("I6", ghost=True))
    play(match, "play chain-lightning")
    assert (health(match)[:3], pawn(match, 3).frozen) == ([10, 9, 10], True)


@about("chain-lightning")
def test_chain_lightning_jumps_from_where_its_target_died() -> None:
    match = board(
        seat("F6", hand=["chain-lightning"]), seat("A1", summons={"mop-bot": piece("I6", health=1)}), "K6", "K1"
    )
    play(match, "play chain-lightning")
    assert (has_summon(match, "mop-bot"), health(match)) == (False, [10, 10, 9, 10])
    match = board(seat("F6", hand=["chain-lightning"]), seat(piece("I6", health=1)), "K6", "K1")
    play(match, "play chain-lightning")
    assert [player(match, number).is_alive for number in range(4)] == [True, False, True, True]
    assert health(match)[2:] == [9, 10]


@about("chain-lightning", "overcharge", "enormous-gun", "trench-coat-of-many-pockets")
@covers("G-8.2")
def test_chain_lightning_deals_its_second_damage_as_effect_damage() -> None:
    match = board(
        seat(piece("F6", equipment=["enormous-gun"]), hand=["chain-lightning", "overcharge"]),
        "I6",
        seat(piece("K6", equipment=["trench-coat-of-many-pockets"])),
    )
    play(match, "play chain-lightning", "attach overcharge")
    assert health(match) == [8, 10 - (1 + 1) * 2, 9]
    match = board(
        seat(piece("F6", equipment=["cereal-box-ring"]), hand=["chain-lightning"]),
        seat("I6"),
        seat(piece("K6", equipment=["dragonscale-pajamas"])),
    )
    play(match, "play chain-lightning")
    assert health(match) == [10, 8, 9]


@about("chain-lightning", "while-youre-here")
def test_chain_lightning_with_two_targets_jumps_from_the_one_chosen_first() -> None:
    match = board(seat("F6", hand=["chain-lightning", "while-youre-here"]), "I6", "C6", "A6", "K6")
    play(match, "play chain-lightning", "attach while-youre-here", "target pawn 2")
    assert health(match) == [10, 9, 9, 9, 10]
    match = board(seat("F6", hand=["chain-lightning", "while-youre-here"]), "I6", "C6", "A6", "K6")
    play(match, "play chain-lightning", "attach while-youre-here", "target pawn 1")
    assert health(match) == [10, 9, 9, 10, 9]


@about("chain-lightning", "falling-leaf-step")
def test_chain_lightning_does_not_jump_if_it_missed() -> None:
    match = board(seat("F6", hand=["chain-lightning"]), seat("I6", hand=["falling-leaf-step"]), "K6")
    play(match, "play chain-lightning", "respond falling-leaf-step", "to J6")
    assert health(match) == [10, 10, 10]
    assert is_calm(match)


# --- Runic Crossfire


@about("runic-crossfire")
def test_runic_crossfire_hits_and_slows_everybody_on_four_diagonals_of_three() -> None:
    match = board(
        seat("F6", hand=["runic-crossfire"], summons={"mop-bot": "G7"}),
        "I9",
        "D4",
        "G5",
        "J10",
        "G6",
        seat("H7", summons={"hired-cleric": "E7"}),
        seat("D8", ghost=True),
    )
    play(match, "play runic-crossfire")
    assert health(match)[:7] == [10, 9, 9, 9, 10, 10, 10]
    assert [pawn(match, number).slowed for number in range(7)] == [False, True, True, True, False, False, False]
    assert (summon(match, "hired-cleric").health, summon(match, "hired-cleric").slowed) == (2, True)
    assert (summon(match, "mop-bot").health, summon(match, "mop-bot").slowed) == (2, False)
    assert (pawn(match, 7).frozen, actions(match)) == (True, 1)
    assert is_calm(match)


@about("runic-crossfire")
def test_runic_crossfire_cannot_be_played_on_straight_lines_or_beyond_three() -> None:
    match = board(seat("F6", hand=["runic-crossfire"]), "F5", "H6", "J10", "H5")
    assert "play runic-crossfire" not in legal(match)


@about("runic-crossfire", "dragonscale-pajamas")
@covers("G-8.5", "G-4.9")
def test_runic_crossfire_slows_even_those_it_does_not_hurt() -> None:
    match = board(seat("F6", hand=["runic-crossfire"]), seat(piece("G7", equipment=["dragonscale-pajamas"])), "A1")
    play(match, "play runic-crossfire")
    assert (health(match), pawn(match, 1).slowed) == ([10, 10, 10], True)
    play(match, "end")
    reached = [move.removeprefix("to ") for move in follow_ups(match, "move")]
    assert set(reached) == {column + row for column in "EFGHI" for row in "56789"} - {"G7", "F6", "E5"}


@about("runic-crossfire")
@covers("G-7.2")
def test_runic_crossfire_is_not_stopped_by_walls() -> None:
    match = board(seat("F6", hand=["runic-crossfire"]), "I9", "A1", zones=[zone("briar-hedge", "G6", wide=4)])
    play(match, "play runic-crossfire")
    assert health(match) == [10, 9, 10]


# --- Thou Shalt Not Stroll


@about("thou-shalt-not-stroll")
@covers("G-10.3")
def test_thou_shalt_not_stroll_cancels_a_move_and_roots_the_mover() -> None:
    match = board("F6", seat("A1", hand=["thou-shalt-not-stroll"]), "K11")
    play(match, "move", "to F8")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond thou-shalt-not-stroll"])
    play(match, "respond thou-shalt-not-stroll")
    assert (pawn(match, 0).square, pawn(match, 0).rooted, actions(match)) == ("F6", True, 1)
    assert "move" not in legal(match)
    assert discard(match) == ["thou-shalt-not-stroll"]
    play(match, "end")
    assert not pawn(match, 0).rooted


@about("thou-shalt-not-stroll")
@covers("G-11.9")
def test_thou_shalt_not_stroll_answers_no_move_within_a_card() -> None:
    match = board(seat("F6", hand=["midnight-sprint"]), seat("A1", hand=["thou-shalt-not-stroll"]), "K11")
    play(match, "play midnight-sprint", "to F8", "draw")
    assert (pawn(match, 0).square, hand(match, 1)) == ("F8", ["thou-shalt-not-stroll"])


@about("thou-shalt-not-stroll")
@covers("G-11.1", "G-4.9")
def test_thou_shalt_not_stroll_roots_a_summon_which_may_still_attack() -> None:
    match = board(
        seat("A11", summons={"mop-bot": "F6"}), "G6", seat("A1", hand=["thou-shalt-not-stroll"]), phase="summon"
    )
    play(match, "move", "to F7", "respond thou-shalt-not-stroll")
    assert (summon(match, "mop-bot").square, summon(match, "mop-bot").rooted) == ("F6", True)
    assert legal(match) == ["end", "attack"]
    play(match, "attack")
    assert health(match) == [10, 9, 10]
    assert not summon(match, "mop-bot").rooted


@about("thou-shalt-not-stroll")
@covers("G-11.2", "G-18.2")
def test_thou_shalt_not_stroll_stops_a_ghost_without_rooting_it() -> None:
    match = board(seat("F6", ghost=True), "J6", seat("A1", hand=["thou-shalt-not-stroll"]), "G6", phase="ghost")
    play(match, "move", "to I6", "respond thou-shalt-not-stroll")
    assert (pawn(match, 0).square, pawn(match, 0).rooted) == ("F6", False)
    assert legal(match) == ["end", "attack"]


@about("thou-shalt-not-stroll", "teleporter-mix-up")
@covers("G-6.11")
def test_thou_shalt_not_stroll_does_not_keep_anybody_from_swapping() -> None:
    match = board(seat("F6", hand=["teleporter-mix-up"]), seat("A1", hand=["thou-shalt-not-stroll"]), "K11")
    play(match, "move", "to F8", "respond thou-shalt-not-stroll", "play teleporter-mix-up", "piece pawn 2")
    assert pawn(match, 0).square == "K11"


# --- Lucky Crit


@about("lucky-crit")
@pytest.mark.parametrize(("coin", "left"), [("coin heads", 8), ("coin tails", 9)])
def test_lucky_crit_doubles_an_attack_on_heads_alone(coin: str, left: int) -> None:
    match = board(seat("F6", hand=["chainsaw-solo", "lucky-crit"]), "G6", "E5", chance=[coin])
    play(match, "play chainsaw-solo", "attach lucky-crit")
    assert (health(match), actions(match)) == ([10, left, left], 1)
    assert discard(match) == ["chainsaw-solo", "lucky-crit"]
    assert is_calm(match)


@about("lucky-crit")
@covers("G-10.5")
def test_lucky_crit_fits_neither_melee_actions_nor_cards_without_an_attack() -> None:
    match = board(seat("F6", hand=["seance", "lucky-crit"]), "G6", "A1", actions=3)
    play(match, "melee", "play seance")
    assert (health(match), hand(match, 0)[0]) == ([10, 9, 10], "lucky-crit")


@about("lucky-crit", "silencer", "dragonscale-pajamas")
@covers("G-8.3")
def test_lucky_crit_doubles_bonuses_but_not_what_defense_takes_away() -> None:
    match = board(
        seat("F6", hand=["chainsaw-solo", "lucky-crit", "silencer"]),
        seat(piece("G6", equipment=["dragonscale-pajamas"])),
        "A1",
        chance=["coin heads"],
    )
    play(match, "play chainsaw-solo", "attach lucky-crit", "attach silencer")
    assert health(match) == [10, 10 - ((1 + 1) * 2 - 1), 10]


@about("lucky-crit", "rubber-chicken-barrage")
@covers("G-23.1")
def test_lucky_crit_flips_one_coin_for_the_whole_attack() -> None:
    match = board(
        seat("F6", hand=["rubber-chicken-barrage", "lucky-crit"]), "H6", "F8", "G6",
        chance=["coin heads", "coin heads", "coin heads"],
    )  # fmt: skip
    play(match, "play rubber-chicken-barrage", "attach lucky-crit")
    assert health(match) == [10, 6, 6, 10]


# --- Bard Backup Vocals


@about("bard-backup-vocals", "cherry-healing-potion")
def test_bard_backup_vocals_heal_three_more() -> None:
    match = board(seat(piece("A1", health=2), hand=["cherry-healing-potion", "bard-backup-vocals"]), "B1", "K11")
    play(match, "play cherry-healing-potion")
    assert legal(match) == ["done", "attach bard-backup-vocals"]
    play(match, "attach bard-backup-vocals")
    assert (health(match), actions(match)) == ([10, 10, 10], 1)
    assert discard(match) == ["cherry-healing-potion", "bard-backup-vocals"]
    assert is_calm(match)


@about("bard-backup-vocals", "drain-the-vein")
@covers("G-10.5")
def test_bard_backup_vocals_fit_no_card_that_does_not_heal_by_its_own_text() -> None:
    match = board(
        seat(piece("F6", health=5), hand=["chainsaw-solo", "drain-the-vein", "bard-backup-vocals", "seance"]),
        "G6",
        "A1",
    )
    play(match, "play chainsaw-solo")
    assert legal(match) == ["done", "attach drain-the-vein"]
    play(match, "attach drain-the-vein")
    assert (health(match), hand(match, 0)) == ([8, 9, 10], ["bard-backup-vocals", "seance"])
    copy = match.fork()
    play(copy, "play seance")
    assert "bard-backup-vocals" not in discard(copy)


@about("bard-backup-vocals", "three-wishes")
def test_bard_backup_vocals_make_three_wishes_heal_whatever_else_is_wished() -> None:
    match = board(
        seat(piece("A1", health=2), hand=["three-wishes", "bard-backup-vocals"]), "B1", "K11", discard=["mop-bot"]
    )
    play(match, "play three-wishes", "attach bard-backup-vocals")
    assert (health(match), hand(match, 0)) == ([9, 10, 10], [])


@about("bard-backup-vocals", "inner-peace", "save-the-cat", "everything-bagel")
@pytest.mark.parametrize(
    ("card", "after"), [("inner-peace", 2 + 6 + 3), ("save-the-cat", 2 + 3 + 3), ("everything-bagel", 2 + 2 + 3)]
)
def test_bard_backup_vocals_add_to_the_first_healing_once(card: str, after: int) -> None:
    match = board(seat(piece("A1", health=2), hand=[card, "bard-backup-vocals"]), seat(piece("B1", health=5)), "K11")
    play(match, f"play {card}", "attach bard-backup-vocals")
    assert health(match)[0] == after
    assert health(match)[1] == (6 if card == "save-the-cat" else 5)


@about("bard-backup-vocals")
@covers("G-9.1")
def test_bard_backup_vocals_heal_nobody_above_eleven() -> None:
    match = board(seat(piece("A1", health=8), hand=["cherry-healing-potion", "bard-backup-vocals"]), "B1", "K11")
    play(match, "play cherry-healing-potion", "attach bard-backup-vocals")
    assert health(match) == [11, 10, 10]
