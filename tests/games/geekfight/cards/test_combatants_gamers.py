"""Video Gamers and Card Players: each works, does not, and stops where it should."""

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
from tests.games.geekfight.cards.passing import end_turn, pass_until_asked, play_out
from tests.rulebook import covers


@about("button-masher")
def test_button_masher_strikes_for_four_and_makes_three_tokens() -> None:
    match = board(seat("button-masher"), seat())
    play(match, "attack 1")
    assert (combatant(match, 1).damage, combatant(match, 0).damage) == (4, 0)
    assert legal_starting(match, "spend") == ["spend 3 tokens"]
    play(match, "spend 3 tokens")
    assert units(match, 0) == {"tokens": 3}


@about("button-masher")
def test_button_masher_has_no_ability_to_use_and_cannot_snipe() -> None:
    match = board(seat("button-masher", deck=["flame-war"]), seat())
    assert (legal_starting(match, "use"), legal_starting(match, "snipe"), combatant(match, 0).snipe) == ([], [], None)


@about("button-masher")
def test_button_masher_is_defeated_by_the_seventh_damage() -> None:
    for damage, loses in ((3, True), (2, False)):
        match = board(seat("button-masher"), seat(piece("button-masher", damage=damage)))
        play(match, "attack 1")
        assert (player(match, 1).combatant is None) is loses
        assert cred(match) == [2 if loses else 0, 0]


@about("camper-in-the-corner")
@covers("F-14.6")
def test_camper_in_the_corner_snipes_for_four_instead_of_spending() -> None:
    match = board(seat("camper-in-the-corner"), seat())
    play(match, "snipe camper-in-the-corner@1")
    assert (combatant(match, 1).damage, combatant(match, 0).used, units(match, 0)) == (4, ("spend",), {})
    assert legal(match) == ["attack 1", "end"]


@about("camper-in-the-corner")
def test_camper_in_the_corner_cannot_snipe_once_it_has_spent() -> None:
    match = board(seat("camper-in-the-corner"), seat())
    play(match, "spend 4 tokens")
    assert (legal_starting(match, "snipe"), units(match, 0)) == ([], {"tokens": 4})


@about("camper-in-the-corner")
def test_camper_in_the_corner_snipes_the_attacker_before_the_attack_resolves() -> None:
    match = board(seat(piece("hallway-ninja", damage=2), hand=["speedrunner"]), seat("camper-in-the-corner"))
    play(match, "attack 1", "snipe camper-in-the-corner@2")
    settle(match)
    assert (player(match, 0).combatant, combatant(match, 1).damage, cred(match)) == (None, 0, [0, 2])


@about("camper-in-the-corner")
def test_camper_in_the_corner_cannot_snipe_itself() -> None:
    assert legal_starting(board(seat("camper-in-the-corner"), seat(None)), "snipe") == []


@about("speedrunner")
def test_speedrunner_draws_a_card_when_deployed() -> None:
    match = board(seat(None, hand=["speedrunner"], deck=["flame-war", "headshot"]), seat(), phase="arena")
    pass_until_asked(match)
    assert (hand(match, 0), deck(match, 0), values(match, 0)) == (["flame-war"], ["headshot"], "2/8")
    assert is_calm(match)


@about("speedrunner")
def test_speedrunner_draws_nothing_when_she_is_in_the_arena_already() -> None:
    match = board(seat("speedrunner", deck=["flame-war", "headshot"]), seat(), phase="action start")
    assert (hand(match, 0), queue(match)) == ([], [])


@about("speedrunner")
@covers("F-7.3")
def test_speedrunner_draws_nothing_from_an_empty_deck_and_nobody_suffers() -> None:
    match = board(seat(None, hand=["speedrunner"]), seat(), phase="arena")
    assert (hand(match, 0), player(match, 0).is_in) == ([], True)
    assert is_calm(match)


@about("speedrunner")
def test_speedrunner_draws_also_when_a_skill_deploys_her() -> None:
    match = board(seat(hand=["tag-team", "speedrunner"], deck=["flame-war"], units="4 tokens"), seat())
    play_out(match, "play tag-team")
    assert (hand(match, 0), combatant(match, 0).card) == (["button-masher", "flame-war"], "speedrunner")


@about("rage-quitter")
@covers("F-8.7")
def test_rage_quitter_deals_two_damage_when_defeated() -> None:
    match = board(seat(hand=["flame-war"], units="3 tokens"), seat(piece("rage-quitter", damage=5)), seat())
    play(match, "play flame-war", "target rage-quitter@2")
    assert (asked(match), cred(match)) == ((1, "target"), [2, 0, 0])
    play(match, "target button-masher@1")
    assert combatant(match, 0).damage == 0
    settle(match)
    assert [combatant(match, 0).damage, combatant(match, 2).damage] == [2, 0]
    assert is_calm(match)


@about("rage-quitter")
def test_rage_quitter_does_nothing_when_it_returns_to_hand() -> None:
    match = board(seat(), seat("rage-quitter", hand=["rage-exit"], units="3 tokens"), seat())
    play(match, "attack 1", "play rage-exit")
    settle(match)
    assert (hand(match, 1), combatant(match, 0).damage, combatant(match, 0).used) == (["rage-quitter"], 0, ("attack",))
    assert is_calm(match)


@about("rage-quitter")
def test_rage_quitter_earns_its_controller_cred_with_its_last_damage() -> None:
    match = board(seat(piece("button-masher", damage=5), hand=["speedrunner"]), seat(piece("rage-quitter", damage=3)))
    play_out(match, "attack 1")
    assert (cred(match), player(match, 0).combatant) == ([2, 2], None)


@about("rage-quitter")
@covers("F-19.3", "F-20.1")
def test_rage_quitter_answers_a_defeat_without_damage_too() -> None:
    match = board(
        seat(hand=["drop-test"], units="2 generic"), seat(piece("rage-quitter", damage=7), items=["lucky-socks"])
    )
    play_out(match, "play drop-test")
    assert (player(match, 1).combatant, combatant(match, 0).damage, cred(match)) == (None, 2, [0, 0])


@about("trophy-grinder")
def test_trophy_grinder_gets_a_resource_counter_when_its_controller_gains_cred() -> None:
    match = board(seat("trophy-grinder"), seat(piece("button-masher", damage=5)))
    play_out(match, "attack 1")
    assert (cred(match), combatant(match, 0).counters, production(match, 0)) == ([2, 0], {"Resource": 1}, 5)
    assert is_calm(match)


@about("trophy-grinder")
def test_trophy_grinder_ignores_the_cred_of_opponents() -> None:
    match = board(seat(), seat(piece("guitar-guy", damage=3)), seat("trophy-grinder"))
    play_out(match, "attack 1")
    assert (cred(match), combatant(match, 2).counters, production(match, 2)) == ([2, 0, 0], {}, 4)


@about("trophy-grinder")
def test_trophy_grinder_gets_one_counter_each_time_however_much_cred_it_is() -> None:
    match = board(seat("trophy-grinder", items=["foam-sword"], hand=["cosplay-contest"], units="4 glue"), seat())
    play_out(match, "play cosplay-contest")
    assert (cred(match), combatant(match, 0).counters) == ([1, 0], {"Resource": 1})


@about("trophy-grinder")
def test_trophy_grinder_counts_cred_from_an_opponents_turn() -> None:
    match = board(
        seat(piece("button-masher", damage=6), hand=["speedrunner"]),
        seat("trophy-grinder", hand=["headshot"], units="2 tokens"),
    )
    play(match, "attack 1", "play headshot", "target button-masher@1")
    settle(match)
    assert (cred(match), combatant(match, 1).counters, combatant(match, 1).damage) == ([0, 2], {"Resource": 1}, 0)


@about("glitch-witch")
def test_glitch_witch_takes_two_strength_for_this_turn() -> None:
    match = board(seat("glitch-witch", units="2 tokens"), seat())
    play(match, "use glitch-witch@1", "target button-masher@2")
    assert (values(match, 0), values(match, 1), units(match, 0)) == ("2/8", "2/7", {})
    end_turn(match)
    assert values(match, 1) == "4/7"


@about("glitch-witch")
def test_glitch_witch_needs_a_token_among_the_two_units() -> None:
    for pool, can in (("1 tokens", False), ("2 cash", False), ("1 tokens 1 generic", True)):
        match = board(seat("glitch-witch", units=pool), seat())
        assert ("use glitch-witch@1" in legal(match)) is can


@about("glitch-witch")
@covers("F-2.6")
def test_glitch_witch_works_once_per_round_of_her_controller() -> None:
    match = board(seat("glitch-witch", units="4 tokens"), seat())
    play(match, "use glitch-witch@1", "target button-masher@2")
    assert (legal_starting(match, "use"), units(match, 0)) == ([], {"tokens": 2})
    end_turn(match)
    assert combatant(match, 0).used == ("ability",)
    play(match, "end")
    assert (asked(match), combatant(match, 0).used) == ((0, "control"), ())


@about("glitch-witch")
@covers("F-16.2")
def test_glitch_witch_weakens_an_attack_that_is_on_its_way() -> None:
    match = board(seat(), seat("glitch-witch", units="2 tokens"))
    play(match, "attack 1", "use glitch-witch@2", "target button-masher@1")
    settle(match)
    assert combatant(match, 1).damage == 2


@about("glitch-witch")
@covers("F-18.2")
def test_glitch_witch_takes_strength_that_is_not_there_from_later_bonuses() -> None:
    camper = piece("camper-in-the-corner", used=["spend"])
    match = board(seat("glitch-witch", units="2 tokens"), seat(camper, hand=["sugar-rush"], units="1 caffeine"))
    play(match, "use glitch-witch@1", "target camper-in-the-corner@2", "pass")
    assert values(match, 1) == "0/9"
    play(match, "attack 1", "play sugar-rush", "target camper-in-the-corner@2")
    settle(match)
    assert values(match, 1) == "1/9"


@about("rules-lawyer")
@covers("F-10.9")
def test_rules_lawyer_makes_the_tactics_of_opponents_cost_one_more() -> None:
    for pool, can in (("3 tokens", False), ("4 tokens", True)):
        match = board(seat(hand=["flame-war"], units=pool), seat("rules-lawyer"))
        assert ("play flame-war" in legal(match)) is can


@about("rules-lawyer")
def test_rules_lawyer_leaves_own_tactics_and_all_skills_and_items_alone() -> None:
    assert "play flame-war" in legal(board(seat("rules-lawyer", hand=["flame-war"], units="3 tokens"), seat()))
    match = board(seat(hand=["mean-comment", "folding-chair"], units="2 generic"), seat("rules-lawyer"))
    assert legal_starting(match, "play") == ["play folding-chair", "play mean-comment"]


@about("rules-lawyer")
def test_two_opposing_rules_lawyers_make_a_tactic_cost_two_more() -> None:
    match = board(seat(hand=["flame-war"], units="5 tokens"), seat("rules-lawyer"), seat("rules-lawyer"))
    play(match, "play flame-war", "target rules-lawyer@2")
    assert units(match, 0) == {}


@about("rules-lawyer")
def test_rules_lawyer_makes_up_for_a_reduction() -> None:
    match = board(seat("foley-phil", hand=["flame-war"], units="3 tokens"), seat("rules-lawyer"))
    play(match, "play flame-war", "target rules-lawyer@2")
    assert units(match, 0) == {}


@about("binder-baron")
@covers("F-14.8")
def test_binder_baron_makes_a_cash_more_at_once_when_a_cash_item_is_bartered() -> None:
    match = board(seat("binder-baron", items=["metal-deck-box"]), seat())
    play(match, "barter metal-deck-box@2 2 cash")
    assert (units(match, 0), discard(match, 0), asked(match)) == ({"cash": 3}, ["metal-deck-box"], (0, "control"))
    assert is_calm(match)


@about("binder-baron")
def test_binder_baron_gives_nothing_for_other_items_or_for_items_forfeited_otherwise() -> None:
    match = board(seat("binder-baron", items=["foam-sword"]), seat())
    play(match, "barter foam-sword@2 2 glue")
    assert units(match, 0) == {"glue": 2}
    match = board(seat("binder-baron", items=["metal-deck-box"], hand=["liquidation-sale"], units="1 cash"), seat())
    play_out(match, "play liquidation-sale", "forfeit metal-deck-box@2")
    assert (units(match, 0), discard(match, 0)) == ({}, ["metal-deck-box", "liquidation-sale"])


@about("binder-baron")
def test_binder_baron_does_not_reward_opponents() -> None:
    match = board(seat(items=["metal-deck-box"]), seat("binder-baron"))
    play(match, "barter metal-deck-box@2 2 cash")
    assert (units(match, 0), units(match, 1)) == ({"cash": 2}, {})


@about("binder-baron", "all-access-badge")
@covers("F-3.7")
def test_binder_baron_takes_a_universal_item_for_a_cash_item() -> None:
    match = board(seat("binder-baron", items=["all-access-badge"]), seat())
    play(match, "barter all-access-badge@2 2 glue")
    assert units(match, 0) == {"glue": 2, "cash": 1}


@about("binder-baron")
def test_binder_baron_counts_an_excess_item_too() -> None:
    match = board(
        seat("binder-baron", items=["metal-deck-box", "foam-sword"], hand=["folding-chair"], units="2 generic"), seat()
    )
    play(match, "play folding-chair", "keep foam-sword@3 folding-chair@6")
    assert units(match, 0) == {"cash": 3}


@about("mulligan-mike")
@covers("F-9.4")
def test_mulligan_mike_tucks_a_card_and_then_draws_one() -> None:
    match = board(seat("mulligan-mike", hand=["flame-war", "foam-sword"], deck=["headshot", "jump-cut"]), seat())
    play_out(match, "use mulligan-mike@1", "tuck foam-sword")
    assert (hand(match, 0), deck(match, 0)) == (["flame-war", "headshot"], ["jump-cut", "foam-sword"])
    assert combatant(match, 0).used == ("special",)
    assert is_calm(match)


@about("mulligan-mike")
def test_mulligan_mike_works_once_per_round_and_only_over_an_empty_queue_on_his_own_turn() -> None:
    match = board(seat("mulligan-mike", hand=["speedrunner"], deck=["guitar-guy"]), seat())
    play_out(match, "use mulligan-mike@1")
    assert legal_starting(match, "use") == []
    match = board(seat(), seat("mulligan-mike", hand=["mean-comment"], deck=["headshot"]))
    play(match, "attack 1")
    assert (asked(match), legal_starting(match, "use")) == ((1, "control"), [])


@about("mulligan-mike")
def test_mulligan_mike_draws_the_card_he_tucked_when_his_deck_is_empty() -> None:
    match = board(seat("mulligan-mike", hand=["flame-war"]), seat())
    play_out(match, "use mulligan-mike@1")
    assert (hand(match, 0), deck(match, 0)) == (["flame-war"], [])


@about("mulligan-mike")
@covers("F-1.3")
def test_mulligan_mike_draws_even_without_a_card_to_tuck() -> None:
    match = board(seat("mulligan-mike", deck=["flame-war", "headshot"]), seat())
    play_out(match, "use mulligan-mike@1")
    assert (hand(match, 0), deck(match, 0)) == (["flame-war"], ["headshot"])


@about("card-flicker")
def test_card_flicker_snipes_for_two() -> None:
    match = board(seat("card-flicker"), seat())
    play(match, "snipe card-flicker@1")
    assert (combatant(match, 1).damage, combatant(match, 0).used) == (2, ("spend",))


@about("card-flicker")
@covers("F-17.3")
def test_card_flicker_snipes_while_distracted_but_does_not_attack() -> None:
    match = board(seat(piece("card-flicker", counters={"Distraction": 1})), seat())
    assert legal_starting(match, "attack") == []
    play(match, "snipe card-flicker@1")
    assert combatant(match, 1).damage == 2


@about("card-flicker")
@covers("F-14.6")
def test_card_flicker_snipes_with_one_value_only() -> None:
    match = board(seat("card-flicker", items=["foam-dart-blaster"]), seat())
    assert legal_starting(match, "snipe") == ["snipe card-flicker@1", "snipe foam-dart-blaster@2"]
    play(match, "snipe foam-dart-blaster@2")
    assert (combatant(match, 1).damage, legal_starting(match, "snipe")) == (3, [])


@about("card-flicker")
@covers("F-10.3")
def test_card_flicker_makes_three_cash_or_caffeine_in_any_split() -> None:
    assert legal_starting(board(seat("card-flicker"), seat()), "spend") == [
        "spend 3 cash", "spend 2 cash 1 caffeine", "spend 1 cash 2 caffeine", "spend 3 caffeine",
    ]  # fmt: skip
