"""Comic Geeks and Movie Geeks: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.geekfight.board import (
    asked,
    board,
    combatant,
    cred,
    deck,
    discard,
    hand,
    is_calm,
    item,
    legal,
    legal_starting,
    piece,
    play,
    player,
    queue,
    seat,
    settle,
    units,
    values,
    view,
)
from tests.games.geekfight.cards.passing import end_turn, pass_until_asked, play_out
from tests.rulebook import covers


@about("back-issue-bandit")
@covers("F-13.8")
def test_back_issue_bandit_discards_a_card_and_steals_an_item() -> None:
    match = board(
        seat("back-issue-bandit", hand=["speedrunner", "flame-war"]),
        seat(items=[piece("foam-sword", counters={"Strength": 1})]),
    )
    play(match, "use back-issue-bandit@1", "discard speedrunner")
    settle(match)
    stolen = item(match, 0, "foam-sword")
    assert (stolen.owner, stolen.controller, stolen.counters) == (1, 0, {"Strength": 1})
    assert (values(match, 0), values(match, 1), player(match, 1).items) == ("4/7", "4/7", ())
    assert (discard(match, 0), combatant(match, 0).used, units(match, 0)) == (["speedrunner"], ("spend",), {})


@about("back-issue-bandit")
def test_back_issue_bandit_needs_a_card_to_discard_and_the_spend_action() -> None:
    items = seat(items=["foam-sword"])
    assert legal_starting(board(seat("back-issue-bandit"), items), "use") == []
    spent = piece("back-issue-bandit", used=["spend"])
    assert legal_starting(board(seat(spent, hand=["speedrunner"]), items), "use") == []


@about("back-issue-bandit")
def test_back_issue_bandit_steals_nothing_with_a_printed_cost_above_four_and_nothing_of_his_own() -> None:
    for card, can in (("cardboard-tank", False), ("booster-box", True)):
        match = board(
            seat("back-issue-bandit", items=["lucky-socks"], hand=["speedrunner"]),
            seat("badge-check-gus", items=[card]),
        )
        assert bool(legal_starting(match, "use")) is can


@about("back-issue-bandit")
@covers("F-2.2")
def test_back_issue_bandit_gives_up_a_stolen_item_to_its_owners_discard_pile() -> None:
    match = board(seat("back-issue-bandit", items=["foam-sword"], hand=["speedrunner"]), seat(items=["metal-deck-box"]))
    play_out(match, "use back-issue-bandit@1", "barter metal-deck-box@4 2 cash")
    assert (discard(match, 1), discard(match, 0), units(match, 0)) == (["metal-deck-box"], ["speedrunner"], {"cash": 2})


@about("back-issue-bandit")
def test_back_issue_bandit_steals_nothing_under_an_extended_warranty_though_he_may_try() -> None:
    match = board(
        seat("back-issue-bandit", hand=["speedrunner"]), seat(items=[piece("foam-sword", buffs=["extended-warranty"])])
    )
    play_out(match, "use back-issue-bandit@1")
    assert (player(match, 0).items, discard(match, 0)) == ((), ["speedrunner"])
    assert item(match, 1, "foam-sword").controller == 1


@about("spoiler-alert-guy")
def test_spoiler_alert_guy_makes_an_opponent_discard_a_chosen_tactic_or_skill() -> None:
    match = board(
        seat(None, hand=["spoiler-alert-guy"]),
        seat(hand=["flame-war", "jump-cut", "foam-sword", "speedrunner"]),
        phase="arena",
    )
    pass_until_asked(match)
    assert (asked(match), legal(match)) == ((0, "choose"), ["discard flame-war", "discard jump-cut"])
    assert set(player(match, 1).shown) == {"flame-war", "jump-cut", "foam-sword", "speedrunner"}
    play(match, "discard jump-cut")
    assert (discard(match, 1), hand(match, 1)) == (["jump-cut"], ["speedrunner", "foam-sword", "flame-war"])
    assert is_calm(match)


@about("spoiler-alert-guy")
def test_spoiler_alert_guy_takes_no_combatant_item_or_buff() -> None:
    cards = ["speedrunner", "foam-sword", "fan-club"]
    match = board(seat(None, hand=["spoiler-alert-guy"]), seat(hand=cards), phase="arena")
    pass_until_asked(match)
    assert (hand(match, 1), set(player(match, 1).shown), discard(match, 1)) == (cards, set(cards), [])
    assert is_calm(match)


@about("spoiler-alert-guy")
def test_spoiler_alert_guy_targets_one_of_several_opponents() -> None:
    match = board(
        seat(None, hand=["spoiler-alert-guy"]), seat(hand=["flame-war"]), seat(hand=["flame-war"]), phase="arena"
    )
    assert legal(match) == ["target seat 1", "target seat 2"]
    play_out(match, "target seat 2")
    assert (hand(match, 1), hand(match, 2), player(match, 1).shown) == (["flame-war"], [], ())


@about("spoiler-alert-guy")
def test_spoiler_alert_guy_finds_nothing_in_an_empty_hand() -> None:
    match = board(seat(None, hand=["spoiler-alert-guy"]), seat(), phase="arena")
    pass_until_asked(match)
    assert (discard(match, 1), is_calm(match)) == ([], True)


@about("spoiler-alert-guy")
@covers("F-21.1")
def test_spoiler_alert_guy_shows_the_hand_to_everybody() -> None:
    match = board(seat(None, hand=["spoiler-alert-guy"]), seat(hand=["flame-war", "foam-sword"]), seat(), phase="arena")
    play_out(match, "target seat 1")
    assert set(view(match, 2).table.seats[1].shown) == {"foam-sword"}
    assert discard(match, 1) == ["flame-war"]


@about("variant-cover-hoarder")
@covers("F-14.11")
def test_variant_cover_hoarder_has_two_more_strength_with_two_items() -> None:
    assert values(board(seat("variant-cover-hoarder", items=["lucky-socks", "first-print-comic"]), seat()), 0) == "4/13"


@about("variant-cover-hoarder")
def test_variant_cover_hoarder_gets_nothing_for_one_item() -> None:
    assert values(board(seat("variant-cover-hoarder", items=["lucky-socks"]), seat()), 0) == "2/10"


@about("variant-cover-hoarder")
def test_variant_cover_hoarder_gets_no_more_for_a_third_item() -> None:
    items = ["lucky-socks", "cargo-shorts-of-holding", "restraining-order"]
    assert values(board(seat("variant-cover-hoarder", items=items), seat()), 0) == "4/12"


@about("variant-cover-hoarder")
def test_variant_cover_hoarder_loses_the_bonus_with_the_second_item() -> None:
    match = board(seat("variant-cover-hoarder", items=["lucky-socks", "restraining-order"]), seat())
    play(match, "barter lucky-socks@2 1 generic")
    assert values(match, 0) == "2/9"


@about("sidekick-second-class")
def test_sidekick_second_class_draws_a_card_when_defeated() -> None:
    match = board(seat(), seat(piece("sidekick-second-class", damage=4), deck=["flame-war", "headshot"]))
    play_out(match, "attack 1")
    assert (hand(match, 1), deck(match, 1), cred(match)) == (["flame-war"], ["headshot"], [2, 0])


@about("sidekick-second-class")
def test_sidekick_second_class_draws_nothing_while_it_lives_or_when_it_returns_to_hand() -> None:
    match = board(seat(), seat(piece("sidekick-second-class", damage=3), deck=["flame-war"]))
    play_out(match, "attack 1")
    assert hand(match, 1) == []
    match = board(seat("sidekick-second-class", hand=["rage-exit"], deck=["flame-war"], units="3 tokens"), seat())
    play_out(match, "play rage-exit")
    assert (player(match, 0).combatant, "flame-war" in hand(match, 0)) == (None, False)


@about("sidekick-second-class")
@covers("F-19.2")
def test_sidekick_second_class_draws_also_when_defeated_without_damage() -> None:
    match = board(
        seat(hand=["security-escort"], units="3 generic"),
        seat(piece("sidekick-second-class", damage=6), deck=["flame-war"]),
    )
    play_out(match, "play security-escort")
    assert (hand(match, 1), cred(match)) == (["flame-war"], [0, 0])


@about("henchman-temp")
def test_henchman_temp_arrives_stronger_over_a_crony_in_the_discard_pile() -> None:
    match = board(seat(None, hand=["henchman-temp"], discard=["minimum-wage-minion"]), seat(), phase="arena")
    pass_until_asked(match)
    assert (combatant(match, 0).counters, values(match, 0)) == ({"Strength": 1}, "4/8")
    assert is_calm(match)


@about("henchman-temp")
def test_henchman_temp_gets_nothing_without_a_crony_of_his_own() -> None:
    match = board(
        seat(None, hand=["henchman-temp"], discard=["speedrunner"]), seat(discard=["henchman-temp"]), phase="arena"
    )
    pass_until_asked(match)
    assert (combatant(match, 0).counters, values(match, 0)) == ({}, "3/8")


@about("henchman-temp")
def test_henchman_temp_gets_one_counter_however_many_cronies_there_are() -> None:
    cronies = ["henchman-temp", "sidekick-second-class", "alpha-crony"]
    match = board(seat(None, hand=["henchman-temp"], discard=cronies), seat(), phase="arena")
    pass_until_asked(match)
    assert values(match, 0) == "4/8"


@about("henchman-temp")
@covers("F-3.5")
def test_henchman_temp_takes_a_vip_crony_for_a_crony() -> None:
    match = board(seat(None, hand=["henchman-temp"], discard=["alpha-crony"]), seat(), phase="arena")
    pass_until_asked(match)
    assert combatant(match, 0).counters == {"Strength": 1}


@about("directors-cut-devotee")
@covers("F-13.11")
def test_directors_cut_devotee_gives_tickets_buffs_one_more_time_counter() -> None:
    match = board(seat("directors-cut-devotee", hand=["stage-fright"], units="3 tickets"), seat())
    play_out(match, "play stage-fright", "target button-masher@2")
    assert [buff.counters for buff in combatant(match, 1).buffs] == [{"Time": 4}]


@about("directors-cut-devotee")
def test_directors_cut_devotee_does_nothing_for_other_buffs_or_other_players() -> None:
    match = board(seat("directors-cut-devotee", hand=["sponsorship-deal"], units="3 cash"), seat())
    play_out(match, "play sponsorship-deal", "target directors-cut-devotee@1")
    assert [buff.counters for buff in combatant(match, 0).buffs] == [{"Time": 4}]
    match = board(seat(hand=["stage-fright"], units="3 tickets"), seat("directors-cut-devotee"))
    play_out(match, "play stage-fright", "target directors-cut-devotee@2")
    assert [buff.counters for buff in combatant(match, 1).buffs] == [{"Time": 3}]


@about("directors-cut-devotee")
def test_directors_cut_devotee_adds_nothing_to_infinite_time() -> None:
    match = board(seat("directors-cut-devotee", hand=["fan-club"], units="2 tickets"), seat())
    play_out(match, "play fan-club", "target directors-cut-devotee@1")
    assert [buff.counters for buff in combatant(match, 0).buffs] == [{}]


@about("directors-cut-devotee")
def test_directors_cut_devotee_counts_a_buff_of_two_types() -> None:
    match = board(
        seat("directors-cut-devotee", hand=["recall-notice"], units="2 cash"), seat("guitar-guy", items=["foam-sword"])
    )
    play_out(match, "play recall-notice")
    assert [buff.counters for buff in item(match, 1, "foam-sword").buffs] == [{"Time": 3}]


@about("line-camper")
def test_line_camper_heals_one() -> None:
    match = board(seat(piece("line-camper", damage=3)), seat(piece("button-masher", damage=2)))
    play_out(match, "use line-camper@1")
    assert (combatant(match, 0).damage, combatant(match, 1).damage, combatant(match, 0).used) == (2, 2, ("special",))


@about("line-camper")
@covers("F-9.2")
def test_line_camper_heals_once_per_round() -> None:
    match = board(seat(piece("line-camper", damage=3)), seat())
    play_out(match, "use line-camper@1")
    assert legal_starting(match, "use") == []
    end_turn(end_turn(match))
    assert "use line-camper@1" in legal(match)


@about("line-camper")
@covers("F-16.8")
def test_line_camper_heals_no_damage_that_is_not_there() -> None:
    match = board(seat("line-camper"), seat())
    play_out(match, "use line-camper@1")
    assert (combatant(match, 0).damage, values(match, 0)) == (0, "3/9")


@about("line-camper")
@covers("F-9.1")
def test_line_camper_can_also_attack_and_spend_in_the_same_round() -> None:
    match = board(seat(piece("line-camper", damage=1)), seat())
    play_out(match, "use line-camper@1", "attack 1", "spend 3 tickets")
    assert set(combatant(match, 0).used) == {"attack", "spend", "special"}


@about("foley-phil")
def test_foley_phil_makes_loud_cards_cost_one_less() -> None:
    for pool, can in (("2 tokens", True), ("1 tokens", False)):
        match = board(seat("foley-phil", hand=["flame-war"], units=pool), seat())
        assert ("play flame-war" in legal(match)) is can


@about("foley-phil")
def test_foley_phil_does_nothing_for_quiet_cards_or_for_opponents() -> None:
    assert legal_starting(board(seat("foley-phil", hand=["foam-sword"], units="2 glue"), seat()), "play") == []
    assert legal_starting(board(seat(hand=["flame-war"], units="2 tokens"), seat("foley-phil")), "play") == []


@about("foley-phil")
@covers("F-10.6")
def test_foley_phil_still_needs_a_unit_of_the_required_type() -> None:
    for pool, can in (("2 generic", False), ("1 caffeine 1 generic", True)):
        match = board(seat("foley-phil", hand=["flame-war"], units=pool), seat())
        assert ("play flame-war" in legal(match)) is can


@about("foley-phil")
@covers("F-10.9")
def test_foley_phil_plays_an_air_horn_for_nothing_with_both_reductions() -> None:
    match = board(
        seat("guitar-guy", hand=["drop-test"], units="2 generic"),
        seat(piece("foley-phil", used=["spend"]), items=["extra-large-popcorn"], hand=["air-horn"]),
    )
    play(match, "play drop-test", "use extra-large-popcorn@3", "pass")
    assert "play air-horn" in legal(match)
    play(match, "play air-horn")
    settle(match)
    assert (units(match, 1), discard(match, 1)) == ({}, ["extra-large-popcorn", "air-horn"])


@about("foley-phil")
def test_foley_phil_makes_loud_items_and_buffs_cheaper_too() -> None:
    match = board(seat("foley-phil", hand=["boom-mic", "main-character-syndrome"], units="2 tickets"), seat())
    assert legal_starting(match, "play") == ["play boom-mic", "play main-character-syndrome"]


@about("stunt-double")
@covers("F-16.7")
def test_stunt_double_prevents_one_of_the_combat_damage() -> None:
    match = board(seat(), seat("stunt-double"))
    play_out(match, "attack 1")
    assert (combatant(match, 1).damage, values(match, 1)) == (3, "3/7")


@about("stunt-double")
@covers("F-16.5")
def test_stunt_double_takes_direct_damage_in_full() -> None:
    match = board(seat("card-flicker"), seat("stunt-double"))
    play_out(match, "snipe card-flicker@1")
    assert combatant(match, 1).damage == 2
    match = board(seat(hand=["flame-war"], units="3 tokens"), seat("stunt-double"))
    play_out(match, "play flame-war", "target stunt-double@2")
    assert combatant(match, 1).damage == 3


@about("stunt-double")
def test_stunt_double_prevents_before_other_prevention_is_used_up() -> None:
    match = board(seat(), seat("stunt-double", items=["cardboard-glasses"]))
    play(match, "attack 1", "use cardboard-glasses@3")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 1).shields) == (0, ())
    match = board(seat("guitar-guy"), seat("stunt-double", items=["cardboard-glasses"]))
    play(match, "attack 1", "use cardboard-glasses@3")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 1).shields) == (0, (1,))


@about("stunt-double")
def test_stunt_double_is_not_hurt_by_a_strength_of_one() -> None:
    match = board(seat(piece("camper-in-the-corner", used=["spend"])), seat(piece("stunt-double", damage=6)))
    play_out(match, "attack 1")
    assert (combatant(match, 1).damage, cred(match), queue(match)) == (6, [0, 0], [])
