"""Buffs: each works, does not, and stops where it should."""

from clashtable.core.match import Match
from tests.cardbook import about
from tests.games.geekfight.board import (
    PLAIN,
    asked,
    board,
    combatant,
    cred,
    discard,
    hand,
    is_calm,
    item,
    legal,
    legal_starting,
    piece,
    play,
    player,
    production,
    queue,
    seat,
    settle,
    units,
    values,
)
from tests.games.geekfight.cards.passing import end_turn, pass_until_asked
from tests.games.geekfight.cards.prices import price
from tests.rulebook import covers


def end_turns(match: Match, turns: int) -> Match:
    """End so many turns, one after another."""
    for _turn in range(turns):
        end_turn(match)
    return match


@about("main-character-syndrome")
@covers("F-13.10", "F-13.11")
def test_main_character_syndrome_gives_its_host_two_strength() -> None:
    match = board(seat(hand=["main-character-syndrome"], units="3 tickets"), seat("speedrunner"))
    play(match, "play main-character-syndrome")
    assert legal(match) == ["target button-masher@1", "target speedrunner@2"]
    play(match, "target button-masher@1")
    settle(match)
    assert (values(match, 0), values(match, 1)) == ("6/7", "2/8")
    (buff,) = combatant(match, 0).buffs
    assert (buff.card, buff.controller, buff.counters) == ("main-character-syndrome", 0, {"Time": 3})
    assert discard(match, 0) == []
    assert is_calm(match)


@about("main-character-syndrome")
def test_main_character_syndrome_gives_a_performer_three_instead() -> None:
    match = board(seat(hand=["main-character-syndrome"], units="3 tickets"), seat("guitar-guy"))
    play(match, "play main-character-syndrome", "target guitar-guy@2")
    settle(match)
    assert values(match, 1) == "6/7"


@about("main-character-syndrome")
@covers("F-13.10", "F-8.3")
def test_main_character_syndrome_costs_three_tickets_on_your_own_turn_with_an_empty_queue() -> None:
    assert price("main-character-syndrome", "tickets") == 3
    assert price("main-character-syndrome", "tokens") is None
    assert price("main-character-syndrome", "tickets", None, None, "attack 0") is None


@about("main-character-syndrome", "directors-cut-devotee")
@covers("F-13.11")
def test_main_character_syndrome_lasts_three_of_its_players_turns_and_four_with_the_devotee() -> None:
    for own, turns in ((seat(), 3), (seat("directors-cut-devotee"), 4)):
        match = board({**own, "hand": ["main-character-syndrome"], "units": "3 tickets"}, seat("speedrunner"))
        play(match, "play main-character-syndrome", "target speedrunner@2")
        settle(match)
        end_turns(match, 2 * turns - 2)
        assert values(match, 1) == "4/8"
        end_turn(match)
        assert (values(match, 1), discard(match, 0)) == ("2/8", ["main-character-syndrome"])


@about("main-character-syndrome", "noise-cancelling-headphones")
@covers("F-15.3")
def test_main_character_syndrome_is_loud_and_cannot_target_an_opponent_with_headphones() -> None:
    match = board(
        seat(hand=["main-character-syndrome"], units="3 tickets"), seat(items=["noise-cancelling-headphones"])
    )
    play(match, "play main-character-syndrome")
    settle(match)
    assert [len(combatant(match, number).buffs) for number in range(2)] == [1, 0]


@about("adrenaline-playlist")
@covers("F-13.11", "F-7.6")
def test_adrenaline_playlist_gives_three_strength_for_two_turns_and_then_a_frailty_counter() -> None:
    match = board(seat(hand=["adrenaline-playlist"], units="2 caffeine"), seat("guitar-guy"))
    play(match, "play adrenaline-playlist", "target button-masher@1")
    settle(match)
    assert (values(match, 0), combatant(match, 0).buffs[0].counters) == ("7/7", {"Time": 2})
    end_turn(match)
    assert combatant(match, 0).buffs[0].counters == {"Time": 1}
    end_turn(match)
    assert (asked(match)[0], values(match, 0)) == (0, "7/7")
    end_turn(match)
    assert (combatant(match, 0).buffs, combatant(match, 0).counters) == ((), {"Frailty": 1})
    assert (values(match, 0), discard(match, 0)) == ("3/7", ["adrenaline-playlist"])
    assert is_calm(match)


@about("adrenaline-playlist")
def test_adrenaline_playlist_costs_two_caffeine() -> None:
    assert price("adrenaline-playlist", "caffeine") == 2
    assert price("adrenaline-playlist", "tickets") is None


@about("adrenaline-playlist", "rage-exit")
@covers("F-13.12", "F-2.3")
def test_adrenaline_playlist_is_discarded_with_its_host_and_then_triggers_nothing() -> None:
    pumped = piece("guitar-guy", buffs=[piece("adrenaline-playlist", counters={"Time": 1})])
    match = board(seat(pumped, hand=["rage-exit"], units="3 caffeine"), seat())
    play(match, "play rage-exit")
    assert discard(match, 0) == ["adrenaline-playlist", "rage-exit"]
    end_turn(match)
    settle(match)
    assert (values(match, 0), combatant(match, 0).counters) == ("3/7", {})


@about("adrenaline-playlist", "air-horn")
def test_adrenaline_playlist_leaves_no_frailty_when_its_last_ability_is_cancelled() -> None:
    pumped = piece("guitar-guy", buffs=[piece("adrenaline-playlist", counters={"Time": 1})])
    match = board(seat(pumped, hand=["air-horn"], units="2 tickets"), seat())
    play(match, "end", "play air-horn")
    settle(match)
    assert (combatant(match, 0).counters, combatant(match, 0).buffs) == ({}, ())


@about("adrenaline-playlist", "sugar-rush")
@covers("F-7.6")
def test_what_answers_the_end_of_an_adrenaline_playlist_lasts_only_until_the_turn_ends() -> None:
    pumped = piece("guitar-guy", buffs=[piece("adrenaline-playlist", counters={"Time": 1})])
    match = board(seat(pumped, hand=["sugar-rush"], units="1 caffeine"), seat())
    play(match, "end", "pass")
    assert (asked(match), queue(match)) == ((0, "control"), ["adrenaline-playlist"])
    play(match, "play sugar-rush", "target guitar-guy@1")
    settle(match)
    assert (asked(match)[0], combatant(match, 0).lasting, values(match, 0)) == (1, (), "2/7")


@about("security-blanket")
def test_security_blanket_gives_three_health_and_a_cute_host_four_instead() -> None:
    for card, expected in (("button-masher", "4/10"), ("hamsterjelly", "2/12")):
        match = board(seat(card, hand=["security-blanket"], units="3 glue"), seat("guitar-guy"))
        play(match, "play security-blanket", f"target {card}@1")
        settle(match)
        assert (values(match, 0), values(match, 1)) == (expected, "3/7")
        assert is_calm(match)


@about("security-blanket")
def test_security_blanket_costs_three_glue() -> None:
    assert price("security-blanket", "glue") == 3
    assert price("security-blanket", "cash") is None


@about("security-blanket")
@covers("F-13.11")
def test_security_blanket_never_expires_and_has_no_time_counters() -> None:
    match = board(seat(piece(PLAIN, buffs=["security-blanket"])), seat("guitar-guy"))
    end_turns(match, 9)
    assert (values(match, 0), combatant(match, 0).buffs[0].counters) == ("4/10", {})


@about("security-blanket")
@covers("F-13.12", "F-2.2")
def test_security_blanket_goes_to_its_owners_discard_pile_when_its_host_is_defeated() -> None:
    wrapped = piece("guitar-guy", damage=8, buffs=[piece("security-blanket", by=0)])
    match = board(seat(), seat(wrapped, hand=["speedrunner"]))
    play(match, "attack 1")
    settle(match)
    assert (discard(match, 0), discard(match, 1), cred(match)) == (["security-blanket"], ["guitar-guy"], [2, 0])


@about("fan-club")
def test_fan_club_draws_a_card_when_its_host_defeats_a_combatant() -> None:
    match = board(
        seat(piece(PLAIN, buffs=["fan-club"]), deck=["yoink", "drop-test"]),
        seat(piece("guitar-guy", damage=3), hand=["speedrunner"]),
    )
    play(match, "attack 1")
    settle(match)
    assert (hand(match, 0), cred(match)) == (["yoink"], [2, 0])
    assert is_calm(match)


@about("fan-club", "flame-war")
@covers("F-19.3")
def test_fan_club_draws_for_a_snipe_but_not_for_a_tactic() -> None:
    for move, drawn in (("snipe camper-in-the-corner@1", ["yoink"]), ("play flame-war", [])):
        match = board(
            seat(
                piece("camper-in-the-corner", buffs=["fan-club"]), hand=["flame-war"], units="3 tokens", deck=["yoink"]
            ),
            seat(piece("guitar-guy", damage=4), hand=["speedrunner"]),
        )
        play(match, move)
        if asked(match)[1] == "target":
            play(match, "target guitar-guy@3")
        settle(match)
        assert cred(match) == [2, 0]
        assert [card for card in hand(match, 0) if card != "flame-war"] == drawn


@about("fan-club")
def test_fan_club_costs_two_with_tickets_or_caffeine() -> None:
    assert price("fan-club", "tickets") == 2
    assert price("fan-club", "caffeine") == 2
    assert price("fan-club", "glue") is None


@about("fan-club")
@covers("F-2.2")
def test_fan_club_draws_for_its_own_player_whoever_controls_the_host() -> None:
    match = board(
        seat(piece(PLAIN, buffs=[piece("fan-club", by=1)]), deck=["yoink"]),
        seat(piece("guitar-guy", damage=3), hand=["speedrunner"], deck=["drop-test"]),
    )
    play(match, "attack 1")
    settle(match)
    assert (hand(match, 0), hand(match, 1)) == ([], ["speedrunner", "drop-test"])


@about("sponsorship-deal")
@covers("F-18.4")
def test_sponsorship_deal_gives_its_host_two_production() -> None:
    match = board(seat(hand=["sponsorship-deal"], units="3 cash"), seat("guitar-guy"))
    play(match, "play sponsorship-deal", "target button-masher@1")
    settle(match)
    assert (production(match, 0), production(match, 1)) == (5, 3)
    assert legal_starting(match, "spend") == ["spend 5 tokens"]
    assert is_calm(match)


@about("sponsorship-deal")
def test_sponsorship_deal_costs_three_with_cash_or_tokens() -> None:
    assert price("sponsorship-deal", "cash") == 3
    assert price("sponsorship-deal", "tokens") == 3
    assert price("sponsorship-deal", "tickets") is None


@about("sponsorship-deal")
@covers("F-13.11")
def test_sponsorship_deal_ends_after_four_turns_of_its_player() -> None:
    match = board(seat(hand=["sponsorship-deal"], units="3 tokens"), seat("guitar-guy"))
    play(match, "play sponsorship-deal", "target guitar-guy@2")
    settle(match)
    assert combatant(match, 1).buffs[0].counters == {"Time": 4}
    end_turns(match, 6)
    assert production(match, 1) == 5
    end_turn(match)
    assert (production(match, 1), discard(match, 0)) == (3, ["sponsorship-deal"])


@about("sponsorship-deal", "overdraft-fee")
@covers("F-18.4")
def test_sponsorship_deal_first_makes_good_what_tax_took_below_zero() -> None:
    taxed = piece("guitar-guy", counters={"Tax": 4})
    match = board(seat(taxed, hand=["sponsorship-deal"], units="3 tokens"), seat())
    assert production(match, 0) == 0
    play(match, "play sponsorship-deal", "target guitar-guy@1")
    settle(match)
    assert production(match, 0) == 1


@about("con-funk")
@covers("F-14.10", "F-7.6")
def test_con_funk_deals_one_damage_at_the_end_of_each_turn_of_its_player() -> None:
    match = board(seat(hand=["con-funk"], units="2 caffeine"), seat("guitar-guy"))
    play(match, "play con-funk", "target guitar-guy@2")
    settle(match)
    seen = []
    for _turn in range(6):
        end_turn(match)
        seen.append(combatant(match, 1).damage)
    assert seen == [1, 1, 2, 2, 3, 3]
    assert (combatant(match, 1).buffs, discard(match, 0), combatant(match, 0).damage) == ((), ["con-funk"], 0)
    assert is_calm(match)


@about("con-funk")
def test_con_funk_costs_two_with_caffeine_or_glue() -> None:
    assert price("con-funk", "caffeine") == 2
    assert price("con-funk", "glue") == 2
    assert price("con-funk", "tokens") is None


@about("con-funk", "wanted-poster")
@covers("F-16.6", "F-20.1")
def test_con_funk_earns_its_player_cred_and_the_reward_of_a_wanted_poster() -> None:
    for buffs, gained in ((["con-funk"], 2), (["con-funk", "wanted-poster"], 3)):
        weak = piece("guitar-guy", damage=6, buffs=[piece(card, by=0) for card in buffs])
        match = board(seat(), seat(weak, hand=["speedrunner"]))
        end_turn(match)
        assert cred(match) == [gained, 0]


@about("con-funk")
@covers("F-19.2")
def test_con_funk_on_ones_own_combatant_earns_nobody_cred() -> None:
    match = board(seat(piece("guitar-guy", damage=6, buffs=["con-funk"]), hand=["speedrunner"]), seat())
    end_turn(match)
    assert (player(match, 0).combatant, cred(match)) == (None, [0, 0])


@about("stage-fright")
@covers("F-18.2")
def test_stage_fright_takes_three_strength_from_its_host() -> None:
    match = board(seat(hand=["stage-fright"], units="3 tickets"), seat())
    play(match, "play stage-fright", "target button-masher@2")
    settle(match)
    assert (values(match, 0), values(match, 1)) == ("4/7", "1/7")
    assert is_calm(match)


@about("stage-fright")
def test_stage_fright_costs_three_tickets() -> None:
    assert price("stage-fright", "tickets") == 3
    assert price("stage-fright", "caffeine") is None


@about("stage-fright")
@covers("F-13.11")
def test_stage_fright_on_an_opponent_lasts_for_two_of_their_turns() -> None:
    match = board(seat(hand=["stage-fright"], units="3 tickets"), seat())
    play(match, "play stage-fright", "target button-masher@2")
    settle(match)
    for _turn in range(2):
        end_turn(match)
        assert (asked(match)[0], values(match, 1)) == (1, "1/7")
        end_turn(match)
    end_turn(match)
    assert (asked(match)[0], values(match, 1), discard(match, 0)) == (1, "4/7", ["stage-fright"])


@about("stage-fright")
@covers("F-16.2", "F-18.2")
def test_stage_fright_makes_a_weak_host_deal_no_damage_at_all() -> None:
    match = board(seat(piece("speedrunner", buffs=[piece("stage-fright", by=1)])), seat("hamsterjelly"))
    assert values(match, 0) == "0/8"
    play(match, "attack 1")
    settle(match)
    assert combatant(match, 1).damage == 0


@about("stage-fright", "rage-exit")
@covers("F-15.4", "F-8.8")
def test_stage_fright_fizzles_and_is_discarded_when_its_target_is_gone() -> None:
    match = board(
        seat(hand=["stage-fright"], units="3 tickets"), seat("guitar-guy", hand=["rage-exit"], units="3 tokens")
    )
    play(match, "play stage-fright", "target guitar-guy@2", "play rage-exit")
    settle(match)
    assert (discard(match, 0), hand(match, 1)) == (["stage-fright"], ["guitar-guy"])
    assert is_calm(match)


@about("student-loans")
def test_student_loans_take_one_production_from_their_host_for_good() -> None:
    match = board(seat(hand=["student-loans"], units="2 cash"), seat("guitar-guy"))
    play(match, "play student-loans", "target guitar-guy@2")
    settle(match)
    assert (production(match, 0), production(match, 1)) == (3, 2)
    end_turns(match, 9)
    assert (production(match, 1), legal_starting(match, "spend")) == (2, ["spend 2 tickets"])
    assert is_calm(match)


@about("student-loans")
def test_student_loans_cost_two_with_a_unit_of_cash_among_them() -> None:
    assert price("student-loans", "cash") == 2
    assert price("student-loans", "generic") is None


@about("student-loans")
@covers("F-10.3")
def test_student_loans_can_leave_nothing_to_spend() -> None:
    match = board(seat(piece(PLAIN, counters={"Tax": 2}, buffs=[piece("student-loans", by=1)])), seat("guitar-guy"))
    assert (production(match, 0), legal_starting(match, "spend")) == (0, [])


@about("student-loans", "catgirl-chorus-line", "chester-a-bum")
@covers("F-14.4")
def test_student_loans_can_bar_a_spend_ability_with_a_number_but_no_plain_one() -> None:
    poor = piece("chester-a-bum", counters={"Tax": 1}, buffs=[piece("student-loans", by=1)])
    assert legal_starting(board(seat(poor), seat()), "use") == []
    singer = piece("catgirl-chorus-line", damage=1, counters={"Tax": 3}, buffs=[piece("student-loans", by=1)])
    assert legal_starting(board(seat(singer), seat()), "use") == ["use catgirl-chorus-line@1"]


@about("wanted-poster")
def test_wanted_poster_gives_one_more_cred_to_whoever_defeats_its_host() -> None:
    wanted = piece("guitar-guy", damage=5, buffs=[piece("wanted-poster", by=0)])
    match = board(seat(), seat(wanted, hand=["speedrunner"]), seat(hand=["headshot"], units="2 tokens"))
    play(match, "end", "play headshot", "target guitar-guy@2")
    settle(match)
    assert (cred(match), discard(match, 0)) == ([0, 0, 3], ["wanted-poster"])


@about("wanted-poster")
@covers("F-19.2")
def test_wanted_poster_gives_nobody_cred_for_a_defeat_without_a_defeater() -> None:
    wanted = piece("guitar-guy", damage=5, buffs=[piece("wanted-poster", by=1)])
    for card, pool in (("headshot", "2 tokens"), ("security-escort", "3 tokens")):
        match = board(seat(wanted, hand=[card, "speedrunner"], units=pool), seat())
        play(match, f"play {card}")
        if asked(match)[1] == "target":
            play(match, "target guitar-guy@1")
        settle(match)
        assert (player(match, 0).combatant, cred(match)) == (None, [0, 0])


@about("wanted-poster")
@covers("F-13.11")
def test_wanted_poster_costs_two_of_anything_and_ends_after_four_turns() -> None:
    assert price("wanted-poster", "generic") == 2
    assert price("wanted-poster", "glue") == 2
    match = board(seat(), seat(piece("guitar-guy", buffs=[piece("wanted-poster", by=0)])))
    end_turns(match, 6)
    assert combatant(match, 1).buffs[0].counters == {"Time": 1}
    end_turn(match)
    assert (combatant(match, 1).buffs, discard(match, 0)) == ((), ["wanted-poster"])


@about("wanted-poster")
@covers("F-20.2")
def test_wanted_poster_may_win_the_match() -> None:
    wanted = piece("guitar-guy", damage=5, buffs=[piece("wanted-poster", by=1)])
    match = board(seat(cred=7), seat(wanted, hand=["speedrunner"]))
    play(match, "attack 1")
    settle(match)
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert cred(match) == [10, 0]


@about("spiked-edges")
@covers("F-18.1")
def test_spiked_edges_let_an_item_give_one_strength_more_and_a_weapon_two_instead() -> None:
    for card, expected in (("lucky-socks", "5/9"), ("foam-sword", "7/7")):
        match = board(seat(items=[card], hand=["spiked-edges"], units="2 glue"), seat("guitar-guy"))
        play(match, "play spiked-edges")
        settle(match)
        assert values(match, 0) == expected
        assert item(match, 0, card).buffs[0].counters == {}
        assert is_calm(match)


@about("spiked-edges")
@covers("F-13.10")
def test_spiked_edges_cost_two_of_anything_and_need_an_item_of_your_own() -> None:
    assert price("spiked-edges", "generic", seat(items=["lucky-socks"])) == 2
    assert price("spiked-edges", "glue", seat(None, items=["lucky-socks"])) == 2
    assert price("spiked-edges", "generic", None, seat(items=["lucky-socks"])) is None


@about("spiked-edges", "yoink")
@covers("F-13.12", "F-2.2")
def test_spiked_edges_stay_on_a_stolen_item_and_serve_the_thief() -> None:
    spiked = piece("foam-sword", buffs=["spiked-edges"])
    match = board(seat(hand=["yoink"], units="5 cash"), seat("guitar-guy", items=[spiked]))
    assert values(match, 1) == "6/7"
    play(match, "play yoink")
    settle(match)
    assert (values(match, 0), values(match, 1)) == ("7/7", "3/7")
    assert item(match, 0, "foam-sword").buffs[0].controller == 1


@about("spiked-edges", "reprint-announcement")
@covers("F-18.1")
def test_spiked_edges_first_make_good_what_frailty_took_below_zero() -> None:
    frail = piece("foam-sword", counters={"Frailty": 2}, buffs=["spiked-edges"])
    match = board(seat(items=[frail]), seat())
    assert values(match, 0) == "5/7"  # 1 - 2 + 2 = 1


@about("spiked-edges")
@covers("F-13.6", "F-13.12")
def test_spiked_edges_give_nothing_while_their_host_is_unequipped() -> None:
    spiked = piece("foam-sword", buffs=["spiked-edges"])
    match = board(seat(None, items=[spiked], hand=["guitar-guy"]), seat("speedrunner"))
    assert item(match, 0, "foam-sword").buffs[0].card == "spiked-edges"
    end_turns(match, 2)
    settle(match)
    assert values(match, 0) == "6/7"


@about("glitter-coating")
@covers("F-18.1")
def test_glitter_coating_lets_an_item_give_one_health_more_and_two_instead_for_a_cosplayer() -> None:
    for card, expected in (("button-masher", "5/8"), ("cardboard-knight", "6/10")):
        match = board(seat(card, items=["foam-sword"], hand=["glitter-coating"], units="1 glue"), seat("guitar-guy"))
        play(match, "play glitter-coating")
        settle(match)
        assert values(match, 0) == expected
        assert is_calm(match)


@about("glitter-coating")
def test_glitter_coating_costs_one_glue_and_needs_an_item_of_your_own() -> None:
    assert price("glitter-coating", "glue", seat(items=["lucky-socks"])) == 1
    assert price("glitter-coating", "tickets", seat(items=["lucky-socks"])) is None
    assert price("glitter-coating", "glue", None, seat(items=["lucky-socks"])) is None


@about("glitter-coating")
@covers("F-14.11", "F-13.4")
def test_glitter_coating_asks_anew_what_the_equipped_combatant_is() -> None:
    coated = piece("lucky-socks", buffs=["glitter-coating"])
    match = board(seat("cardboard-knight", items=[coated], hand=["recast", "button-masher"], units="4 tickets"), seat())
    assert values(match, 0) == "3/14"  # 8, +2 for Apparel, 2 + 2 of the socks
    play(match, "play recast")
    settle(match)
    assert values(match, 0) == "4/10"


@about("glitter-coating", "sticky-residue")
@covers("F-18.1")
def test_glitter_coating_and_sticky_residue_on_one_item_are_added_up() -> None:
    coated = piece("lucky-socks", buffs=["glitter-coating", piece("sticky-residue", by=1)])
    match = board(seat(items=[coated]), seat())
    assert values(match, 0) == "4/9"  # 2 + 1 - 1 health; strength 0 - 1 stays 0


@about("overclock")
@covers("F-14.6")
def test_overclock_gives_two_strength_and_a_snipe_value_two_higher() -> None:
    match = board(
        seat(items=["foam-dart-blaster"], hand=["overclock"], units="2 tokens"), seat("mascot-suit-marathoner")
    )
    play(match, "play overclock")
    settle(match)
    assert values(match, 0) == "7/7"
    play(match, "snipe foam-dart-blaster@2")
    settle(match)
    assert combatant(match, 1).damage == 5
    assert is_calm(match)


@about("overclock")
def test_overclock_gives_no_snipe_value_to_an_item_without_one() -> None:
    match = board(seat(items=[piece("lucky-socks", buffs=["overclock"])]), seat("guitar-guy"))
    assert (values(match, 0), legal_starting(match, "snipe")) == ("6/9", [])


@about("overclock")
@covers("F-13.11")
def test_overclock_costs_two_tokens_on_an_item_of_your_own_and_ends_after_three_turns() -> None:
    assert price("overclock", "tokens", seat(items=["lucky-socks"])) == 2
    assert price("overclock", "cash", seat(items=["lucky-socks"])) is None
    assert price("overclock", "tokens", None, seat(items=["lucky-socks"])) is None
    match = board(seat(items=[piece("lucky-socks", buffs=["overclock"])]), seat("guitar-guy"))
    end_turns(match, 4)
    assert values(match, 0) == "6/9"
    end_turn(match)
    assert (values(match, 0), discard(match, 0)) == ("4/9", ["overclock"])


@about("overclock", "just-throw-it")
@covers("F-8.8", "F-14.6")
def test_overclock_is_remembered_by_a_snipe_whose_item_is_thrown_in_the_meantime() -> None:
    blaster = piece("foam-dart-blaster", buffs=["overclock"])
    match = board(seat(items=[blaster], hand=["just-throw-it"], units="1 tokens"), seat("mascot-suit-marathoner"))
    play(match, "snipe foam-dart-blaster@2", "play just-throw-it", "target mascot-suit-marathoner@4")
    settle(match)
    assert combatant(match, 1).damage == 3 + 5


@about("overclock", "yoink")
@covers("F-15.4")
def test_overclock_fizzles_when_its_target_is_stolen_in_answer() -> None:
    match = board(
        seat(items=["lucky-socks"], hand=["overclock"], units="2 tokens"),
        seat("guitar-guy", hand=["yoink"], units="5 cash"),
    )
    play(match, "play overclock", "play yoink")
    settle(match)
    assert (item(match, 1, "lucky-socks").buffs, discard(match, 0)) == ((), ["overclock"])


@about("extended-warranty", "drop-test", "yoink")
def test_extended_warranty_lets_its_host_be_targeted_but_neither_broken_nor_stolen() -> None:
    covered = piece("foam-sword", buffs=["extended-warranty"])
    for card, pool in (("drop-test", "2 cash"), ("butterfingers", "3 cash"), ("yoink", "5 cash")):
        match = board(seat(hand=[card], units=pool), seat("guitar-guy", items=[covered]))
        play(match, f"play {card}")
        settle(match)
        assert (item(match, 1, "foam-sword").controller, discard(match, 0)) == (1, [card])
        assert is_calm(match)


@about("extended-warranty")
def test_extended_warranty_costs_one_cash_and_needs_an_item_of_your_own() -> None:
    assert price("extended-warranty", "cash", seat(items=["lucky-socks"])) == 1
    assert price("extended-warranty", "glue", seat(items=["lucky-socks"])) is None
    assert price("extended-warranty", "cash", None, seat(items=["lucky-socks"])) is None


@about("extended-warranty")
@covers("F-11.4")
def test_extended_warranty_does_not_keep_its_host_from_being_bartered() -> None:
    match = board(seat(items=[piece("foam-sword", buffs=["extended-warranty"])]), seat("guitar-guy"))
    play(match, "barter foam-sword@2 2 glue")
    assert (units(match, 0), sorted(discard(match, 0))) == ({"glue": 2}, ["extended-warranty", "foam-sword"])


@about("extended-warranty", "closet-clean-out")
@covers("F-13.12")
def test_extended_warranty_holds_while_its_host_is_unequipped() -> None:
    covered = piece("foam-sword", buffs=["extended-warranty"])
    match = board(
        seat(hand=["closet-clean-out"], units="4 glue"), seat(None, items=[covered, "lucky-socks"], hand=["guitar-guy"])
    )
    play(match, "play closet-clean-out")
    settle(match)
    assert [found.card for found in player(match, 1).items] == ["foam-sword"]


@about("extended-warranty", "mean-comment")
@covers("F-11.3")
def test_extended_warranty_on_the_queue_bars_its_target_from_being_bartered() -> None:
    match = board(
        seat(items=["lucky-socks", "foam-sword"], hand=["extended-warranty", "mean-comment"], units="2 cash"), seat()
    )
    play(match, "play extended-warranty", "target lucky-socks@2")
    assert asked(match) == (0, "control")
    assert legal_starting(match, "barter") == ["barter foam-sword@3 2 glue"]


@about("recall-notice")
@covers("F-18.1", "F-7.6")
def test_recall_notice_takes_two_strength_from_an_item_and_breaks_it_after_two_turns() -> None:
    strong = piece("foam-sword", counters={"Strength": 3})
    match = board(seat(hand=["recall-notice"], units="2 cash"), seat("guitar-guy", items=[strong]))
    assert values(match, 1) == "7/7"
    play(match, "play recall-notice")
    settle(match)
    assert values(match, 1) == "5/7"
    end_turns(match, 2)
    assert (values(match, 1), item(match, 1, "foam-sword").buffs[0].counters) == ("5/7", {"Time": 1})
    end_turn(match)
    assert (player(match, 1).items, discard(match, 1), discard(match, 0)) == ((), ["foam-sword"], ["recall-notice"])
    assert is_calm(match)


@about("recall-notice")
def test_recall_notice_costs_two_with_cash_or_tickets_and_needs_an_item_of_an_opponent() -> None:
    assert price("recall-notice", "cash", None, seat(items=["lucky-socks"])) == 2
    assert price("recall-notice", "tickets", None, seat(items=["lucky-socks"])) == 2
    assert price("recall-notice", "glue", None, seat(items=["lucky-socks"])) is None
    assert price("recall-notice", "cash", seat(items=["lucky-socks"])) is None


@about("recall-notice")
@covers("F-18.1")
def test_recall_notice_lets_an_item_give_no_less_than_zero() -> None:
    recalled = piece("foam-sword", buffs=[piece("recall-notice", by=0)])
    match = board(seat(), seat("guitar-guy", items=[recalled, "folding-chair"]))
    assert values(match, 1) == "5/6"  # the sword gives 0, the chair its 2


@about("recall-notice", "extended-warranty")
@covers("F-1.2")
def test_recall_notice_cannot_break_an_item_under_warranty() -> None:
    covered = piece("foam-sword", buffs=["extended-warranty", piece("recall-notice", by=0, counters={"Time": 1})])
    match = board(seat(), seat("guitar-guy", items=[covered]))
    end_turn(match)
    assert [buff.card for buff in item(match, 1, "foam-sword").buffs] == ["extended-warranty"]
    assert discard(match, 0) == ["recall-notice"]


@about("recall-notice", "cardboard-tank")
@covers("F-13.12", "F-13.9")
def test_recall_notice_breaks_so_that_a_tank_heals_but_not_what_was_bartered_before() -> None:
    tank = piece("cardboard-tank", buffs=[piece("recall-notice", by=0, counters={"Time": 1})])
    match = board(seat(), seat(piece("guitar-guy", damage=5), items=[tank]))
    end_turn(match)
    assert (combatant(match, 1).damage, discard(match, 1)) == (2, ["cardboard-tank"])
    match = board(seat(), seat(piece("guitar-guy", damage=5), items=[tank]), turn=1)
    play(match, "barter cardboard-tank@3 3 glue")
    assert (discard(match, 0), discard(match, 1)) == (["recall-notice"], ["cardboard-tank"])
    end_turns(match, 2)
    assert combatant(match, 1).damage == 5


@about("sticky-residue")
@covers("F-18.1")
def test_sticky_residue_takes_one_strength_and_one_health_from_what_an_item_gives() -> None:
    tank = piece("cardboard-tank", counters={"Strength": 2})
    match = board(seat(hand=["sticky-residue"], units="2 glue"), seat("guitar-guy", items=[tank]))
    assert values(match, 1) == "6/10"
    play(match, "play sticky-residue")
    settle(match)
    assert (values(match, 1), item(match, 1, "cardboard-tank").buffs[0].counters) == ("5/9", {})
    assert is_calm(match)


@about("sticky-residue")
def test_sticky_residue_costs_two_with_glue_or_caffeine_and_needs_an_item_of_an_opponent() -> None:
    assert price("sticky-residue", "glue", None, seat(items=["lucky-socks"])) == 2
    assert price("sticky-residue", "caffeine", None, seat(items=["lucky-socks"])) == 2
    assert price("sticky-residue", "cash", None, seat(items=["lucky-socks"])) is None
    assert price("sticky-residue", "glue", seat(items=["lucky-socks"])) is None


@about("sticky-residue")
@covers("F-11.1", "F-13.12")
def test_sticky_residue_bars_bartering_of_ones_own_will_equipped_or_not() -> None:
    sticky = piece("foam-sword", buffs=[piece("sticky-residue", by=1)])
    for own in (seat(items=[sticky, "lucky-socks"]), seat(None, items=[sticky, "lucky-socks"])):
        match = board(own, seat("guitar-guy"))
        assert [move.split("@")[0] for move in legal_starting(match, "barter")] == ["barter lucky-socks"]


@about("sticky-residue")
@covers("F-13.7")
def test_sticky_residue_lets_its_host_be_given_up_as_an_excess_item() -> None:
    sticky = piece("foam-sword", buffs=[piece("sticky-residue", by=1)])
    match = board(seat(items=[sticky, "thinking-wig"], hand=["lucky-socks"], units="2 cash"), seat("guitar-guy"))
    play(match, "play lucky-socks")
    pass_until_asked(match)
    assert asked(match) == (0, "keep_items")
    kept = next(move for move in legal(match) if "foam-sword" not in move)
    play(match, kept)
    assert [found.card for found in player(match, 0).items] == ["thinking-wig", "lucky-socks"]
    assert (units(match, 0), discard(match, 1)) == ({"glue": 2}, ["sticky-residue"])


@about("sticky-residue", "just-throw-it")
@covers("F-11.3", "F-14.5")
def test_sticky_residue_does_not_keep_its_host_from_being_forfeited() -> None:
    sticky = piece("foam-sword", buffs=[piece("sticky-residue", by=1)])
    match = board(seat(items=[sticky], hand=["just-throw-it"], units="1 glue"), seat("guitar-guy"))
    play(match, "play just-throw-it", "target guitar-guy@4")
    settle(match)
    assert (combatant(match, 1).damage, discard(match, 1)) == (3, ["sticky-residue"])
