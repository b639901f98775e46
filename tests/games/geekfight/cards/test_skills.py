"""Skills that are Insults, Schemes or Fandoms: each works, does not, and stops where it should."""

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
    seat,
    settle,
    units,
    values,
)
from tests.games.geekfight.cards.passing import end_turn, pass_until_asked
from tests.games.geekfight.cards.prices import price
from tests.rulebook import covers


@about("um-actually")
@covers("F-15.5")
def test_um_actually_cancels_a_skill_whose_costs_stay_paid() -> None:
    match = board(seat(hand=["headshot"], units="2 tokens"), seat("guitar-guy", hand=["um-actually"], units="3 cash"))
    play(match, "play headshot", "target guitar-guy@2", "play um-actually")
    settle(match)
    assert (combatant(match, 1).damage, units(match, 0), units(match, 1)) == (0, {}, {})
    assert (discard(match, 0), discard(match, 1)) == (["headshot"], ["um-actually"])
    assert is_calm(match)


@about("um-actually")
def test_um_actually_costs_three_with_cash_or_tickets_and_one_less_for_a_critic() -> None:
    insulting = seat(hand=["mean-comment"], units="1 generic")
    insult = ("play mean-comment", "target button-masher@2")
    assert price("um-actually", "cash", None, insulting, *insult) == 3
    assert price("um-actually", "tickets", None, insulting, *insult) == 3
    assert price("um-actually", "cash", seat("spoiler-alert-guy"), insulting, *insult) == 2
    assert price("um-actually", "tokens", None, insulting, *insult) is None


@about("um-actually", "flame-war")
def test_um_actually_cannot_cancel_a_tactic_an_item_or_an_attack() -> None:
    answering = seat("guitar-guy", hand=["um-actually", "mean-comment"], units="3 cash")
    for card, more in (("flame-war", ["target guitar-guy@2"]), ("golden-controller", [])):
        match = board(seat(hand=[card], units="3 tokens"), answering)
        play(match, f"play {card}", *more)
        assert legal_starting(match, "play") == ["play mean-comment"]
    match = board(seat(), answering)
    play(match, "attack 1")
    assert legal_starting(match, "play") == ["play mean-comment"]


@about("um-actually", "mean-comment")
def test_um_actually_may_be_cancelled_by_another() -> None:
    match = board(
        seat(hand=["mean-comment", "um-actually"], units="4 cash"), seat(hand=["um-actually"], units="3 cash")
    )
    play(match, "play mean-comment", "target button-masher@2", "play um-actually", "play um-actually")
    assert legal(match) == ["target mean-comment#3", "target um-actually#4"]
    play(match, "target um-actually#4")
    settle(match)
    assert values(match, 1) == "2/7"
    assert is_calm(match)


@about("call-a-judge")
@covers("F-15.5")
def test_call_a_judge_cancels_an_item_a_buff_or_a_tactic() -> None:
    for card, pool in (("foam-sword", "3 glue"), ("con-funk", "2 glue"), ("overdraft-fee", "2 cash")):
        match = board(seat(hand=[card], units=pool), seat("guitar-guy", hand=["call-a-judge"], units="3 cash"))
        play(match, f"play {card}")
        if asked(match)[1] == "target":
            play(match, "target guitar-guy@2")
        play(match, "play call-a-judge")
        settle(match)
        assert (player(match, 0).items, combatant(match, 1).buffs, combatant(match, 1).counters) == ((), (), {})
        assert (discard(match, 0), discard(match, 1), units(match, 0)) == ([card], ["call-a-judge"], {})
        assert is_calm(match)


@about("call-a-judge")
def test_call_a_judge_costs_three_cash_and_one_less_for_a_scholar() -> None:
    arming = seat(hand=["lucky-socks"], units="2 generic")
    assert price("call-a-judge", "cash", None, arming, "play lucky-socks") == 3
    assert price("call-a-judge", "cash", seat("rules-lawyer"), arming, "play lucky-socks") == 2
    assert price("call-a-judge", "tickets", None, arming, "play lucky-socks") is None


@about("call-a-judge")
def test_call_a_judge_cannot_cancel_a_skill_and_needs_something_in_the_queue() -> None:
    insulting = seat(hand=["mean-comment"], units="1 generic")
    assert price("call-a-judge", "cash", None, insulting, "play mean-comment", "target button-masher@2") is None
    assert price("call-a-judge", "cash", seat(items=["lucky-socks"])) is None


@about("lag-spike")
@covers("F-17.3", "F-9.3")
def test_lag_spike_cancels_an_attack_and_distracts_the_attacker_into_the_next_turn() -> None:
    match = board(seat(), seat("guitar-guy", hand=["lag-spike"], units="4 tokens"))
    play(match, "attack 1", "play lag-spike")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 0).counters) == (0, {"Distraction": 2})
    assert (combatant(match, 0).used, is_calm(match)) == (("attack",), True)
    end_turn(match)
    assert combatant(match, 0).counters == {"Distraction": 1}
    end_turn(match)
    assert (asked(match)[0], legal_starting(match, "attack")) == (0, [])
    assert legal_starting(match, "spend") == ["spend 3 tokens"]


@about("lag-spike")
def test_lag_spike_costs_four_tokens_and_needs_an_attack() -> None:
    assert price("lag-spike", "tokens", None, None, "attack 0") == 4
    assert price("lag-spike", "caffeine", None, None, "attack 0") is None
    assert price("lag-spike", "tokens") is None


@about("lag-spike", "badge-check-gus")
def test_lag_spike_cancels_an_attack_of_gus_but_cannot_distract_him() -> None:
    match = board(seat("badge-check-gus"), seat(hand=["lag-spike"], units="4 tokens"))
    play(match, "attack 1", "play lag-spike")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 0).counters) == (0, {})


@about("lag-spike")
@covers("F-15.4")
def test_a_second_lag_spike_on_one_attack_fizzles() -> None:
    spiker = seat("guitar-guy", hand=["lag-spike"], units="4 tokens")
    match = board(seat(), spiker, spiker)
    play(match, "attack 1", "play lag-spike", "play lag-spike")
    settle(match)
    assert combatant(match, 0).counters == {"Distraction": 2}
    assert (discard(match, 1), discard(match, 2)) == (["lag-spike"], ["lag-spike"])


@about("sick-burn")
def test_sick_burn_deals_one_damage_and_puts_a_frailty_counter_on_its_target() -> None:
    match = board(seat(hand=["sick-burn"], units="2 caffeine"), seat("guitar-guy"))
    play(match, "play sick-burn", "target guitar-guy@2")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 1).counters, values(match, 1)) == (1, {"Frailty": 1}, "2/7")
    assert (combatant(match, 0).damage, combatant(match, 0).counters) == (0, {})
    assert is_calm(match)


@about("sick-burn")
def test_sick_burn_costs_two_with_a_unit_of_caffeine_among_them() -> None:
    assert price("sick-burn", "caffeine") == 2
    assert price("sick-burn", "tokens") is None
    match = board(seat(hand=["sick-burn"], units="1 caffeine 1 generic"), seat())
    assert "play sick-burn" in legal(match)


@about("sick-burn", "emergency-hot-glue")
@covers("F-16.7")
def test_sick_burn_still_puts_its_counter_when_its_damage_is_prevented() -> None:
    match = board(
        seat(hand=["sick-burn"], units="2 caffeine"), seat("guitar-guy", hand=["emergency-hot-glue"], units="2 glue")
    )
    play(match, "play sick-burn", "target guitar-guy@2", "play emergency-hot-glue", "target guitar-guy@2")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 1).counters) == (0, {"Frailty": 1})
    assert combatant(match, 1).shields == (3,)


@about("emergency-hot-glue")
@covers("F-16.7")
def test_emergency_hot_glue_prevents_the_next_four_damage_of_whatever_kind() -> None:
    match = board(
        seat("guitar-guy", hand=["headshot"], units="2 tokens"), seat(hand=["emergency-hot-glue"], units="2 glue")
    )
    play(match, "attack 1", "play emergency-hot-glue", "target button-masher@2")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 1).shields) == (0, (1,))
    play(match, "play headshot", "target button-masher@2")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 1).shields) == (1, ())
    assert is_calm(match)


@about("emergency-hot-glue")
def test_emergency_hot_glue_costs_two_glue() -> None:
    assert price("emergency-hot-glue", "glue") == 2
    assert price("emergency-hot-glue", "tickets") is None


@about("emergency-hot-glue")
@covers("F-7.6")
def test_emergency_hot_glue_that_is_not_used_ends_with_the_turn() -> None:
    match = board(seat(hand=["emergency-hot-glue"], units="2 glue"), seat("guitar-guy"))
    play(match, "play emergency-hot-glue", "target button-masher@1")
    settle(match)
    assert combatant(match, 0).shields == (4,)
    end_turn(match)
    assert combatant(match, 0).shields == ()
    play(match, "attack 0")
    settle(match)
    assert combatant(match, 0).damage == 3


@about("emergency-hot-glue", "hamsterjelly")
@covers("F-16.7")
def test_emergency_hot_glue_lets_nothing_trigger_on_damage_it_prevents() -> None:
    jelly = piece("hamsterjelly", counters={"Jelly": 3})
    match = board(seat(), seat(jelly, hand=["emergency-hot-glue"], units="2 glue"))
    play(match, "attack 1", "play emergency-hot-glue", "target hamsterjelly@2")
    settle(match)
    assert (combatant(match, 1).counters, values(match, 1)) == ({"Jelly": 3}, "5/8")


@about("emergency-hot-glue", "stunt-double")
@covers("F-16.7")
def test_emergency_hot_glue_is_used_up_only_by_what_a_stunt_double_lets_through() -> None:
    match = board(seat(), seat("stunt-double", hand=["emergency-hot-glue"], units="2 glue"))
    play(match, "attack 1", "play emergency-hot-glue", "target stunt-double@2")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 1).shields) == (0, (1,))


@about("emergency-hot-glue", "jump-cut", "plot-armor")
@covers("F-16.7")
def test_emergency_hot_glue_is_not_used_up_by_damage_that_is_prevented_as_a_whole() -> None:
    for answer in (["play jump-cut"], ["play plot-armor", "target guitar-guy@2"]):
        match = board(
            seat(),
            seat("guitar-guy", hand=["emergency-hot-glue"], units="2 glue"),
            seat(hand=["jump-cut", "plot-armor"], units="4 tickets"),
        )
        play(match, "attack 1", "play emergency-hot-glue", "target guitar-guy@2", *answer)
        settle(match)
        assert combatant(match, 1).damage == 0
        assert 4 in combatant(match, 1).shields


@about("safety-pin")
@covers("F-16.8")
def test_safety_pin_heals_two_and_from_a_cute_combatant_three_instead() -> None:
    for card, left in (("button-masher", 3), ("hamsterjelly", 2)):
        match = board(seat(hand=["safety-pin"], units="1 glue"), seat(piece(card, damage=5)))
        play(match, "play safety-pin", f"target {card}@2")
        settle(match)
        assert combatant(match, 1).damage == left
        assert is_calm(match)


@about("safety-pin")
def test_safety_pin_costs_one_glue() -> None:
    assert price("safety-pin", "glue") == 1
    assert price("safety-pin", "cash") is None


@about("safety-pin")
def test_safety_pin_heals_no_more_than_there_is_and_before_an_attack_strikes() -> None:
    match = board(seat(), seat(piece("guitar-guy", damage=1), hand=["safety-pin"], units="1 glue"))
    play(match, "attack 1", "play safety-pin", "target guitar-guy@2")
    settle(match)
    assert combatant(match, 1).damage == 4


@about("yoink")
@covers("F-13.8")
def test_yoink_steals_a_weapon_in_the_middle_of_an_attack() -> None:
    match = board(seat("guitar-guy", items=["folding-chair"]), seat("cardboard-knight", hand=["yoink"], units="5 cash"))
    play(match, "attack 1", "play yoink")
    settle(match)
    assert (values(match, 0), values(match, 1)) == ("3/7", "6/7")  # a Brawler takes more from it
    assert (combatant(match, 1).damage, item(match, 1, "folding-chair").owner) == (3, 0)
    assert is_calm(match)


@about("yoink")
def test_yoink_costs_five_cash_and_one_less_for_a_shady_combatant() -> None:
    victim = seat(items=["lucky-socks"])
    assert price("yoink", "cash", None, victim) == 5
    assert price("yoink", "cash", seat("back-issue-bandit"), victim) == 4
    assert price("yoink", "tokens", None, victim) is None
    assert price("yoink", "cash", seat(items=["lucky-socks"])) is None


@about("yoink")
@covers("F-13.6")
def test_yoink_without_a_combatant_takes_an_item_that_waits_unequipped() -> None:
    match = board(seat(None, hand=["yoink", "guitar-guy"], units="5 cash"), seat(items=["foam-sword"]))
    assert values(match, 1) == "5/7"
    play(match, "play yoink")
    settle(match)
    assert item(match, 0, "foam-sword").controller == 0
    assert values(match, 1) == "4/7"
    assert legal_starting(match, "barter") == ["barter foam-sword@2 2 glue"]


@about("air-horn")
@covers("F-15.5", "F-12.3")
def test_air_horn_cancels_an_activated_ability_whose_cost_stays_paid() -> None:
    match = board(
        seat(piece("catgirl-chorus-line", damage=5)), seat("speedrunner", hand=["air-horn"], units="2 tickets")
    )
    play(match, "use catgirl-chorus-line@1", "play air-horn")
    settle(match)
    assert (combatant(match, 0).damage, combatant(match, 0).used) == (5, ("spend",))
    assert discard(match, 1) == ["air-horn"]
    assert is_calm(match)


@about("air-horn", "rage-quitter", "camper-in-the-corner")
def test_air_horn_cancels_triggered_abilities_and_snipes() -> None:
    match = board(
        seat(hand=["flame-war", "air-horn"], units="5 tickets 1 tokens", items=["lucky-socks"]),
        seat(piece("rage-quitter", damage=5), hand=["speedrunner"]),
    )
    play(match, "play flame-war", "target rage-quitter@3", "play air-horn")
    settle(match)
    assert (combatant(match, 0).damage, cred(match)) == (0, [2, 0])
    match = board(seat("camper-in-the-corner"), seat(hand=["air-horn"], units="2 tickets"))
    play(match, "snipe camper-in-the-corner@1", "play air-horn")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 0).used) == (0, ("spend",))


@about("air-horn")
def test_air_horn_costs_two_tickets_and_one_less_for_a_loud_combatant() -> None:
    healing = seat(piece("catgirl-chorus-line", damage=5))
    assert price("air-horn", "tickets", None, healing, "use catgirl-chorus-line@2") == 2
    assert price("air-horn", "tickets", seat("alpha-crony"), healing, "use catgirl-chorus-line@2") == 1
    assert price("air-horn", "glue", None, healing, "use catgirl-chorus-line@2") is None


@about("air-horn", "foley-phil")
@covers("F-10.9")
def test_air_horn_of_foley_phil_costs_nothing_and_needs_no_tickets() -> None:
    healing = seat(piece("catgirl-chorus-line", damage=5))
    assert price("air-horn", "glue", seat("foley-phil"), healing, "use catgirl-chorus-line@2") == 0


@about("air-horn")
@covers("F-3.8")
def test_air_horn_cannot_cancel_an_attack_an_effect_or_an_item() -> None:
    assert price("air-horn", "tickets", None, None, "attack 0") is None
    insulting = seat(hand=["mean-comment"], units="1 generic")
    assert price("air-horn", "tickets", None, insulting, "play mean-comment", "target button-masher@1") is None
    arming = seat(hand=["lucky-socks"], units="2 generic")
    assert price("air-horn", "tickets", None, arming, "play lucky-socks") is None


@about("plot-armor")
@covers("F-16.7")
def test_plot_armor_prevents_all_damage_to_its_target_this_turn() -> None:
    match = board(seat(hand=["headshot"], units="2 tokens"), seat("guitar-guy", hand=["plot-armor"], units="4 tickets"))
    play(match, "attack 1", "play plot-armor", "target guitar-guy@2")
    settle(match)
    play(match, "play headshot", "target guitar-guy@2")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 0).damage) == (0, 0)
    assert is_calm(match)


@about("plot-armor")
def test_plot_armor_costs_four_with_tickets_or_cash_and_one_less_for_a_comic_geek() -> None:
    assert price("plot-armor", "tickets") == 4
    assert price("plot-armor", "cash", seat("henchman-temp")) == 3
    assert price("plot-armor", "tokens") is None


@about("plot-armor")
@covers("F-7.6")
def test_plot_armor_ends_with_the_turn() -> None:
    match = board(seat(hand=["plot-armor"], units="4 cash"), seat("guitar-guy"))
    play(match, "play plot-armor", "target button-masher@1")
    settle(match)
    end_turn(match)
    play(match, "attack 0")
    settle(match)
    assert combatant(match, 0).damage == 3


@about("plot-armor", "con-crud")
@covers("F-16.5")
def test_plot_armor_does_not_help_against_sickness() -> None:
    match = board(
        seat(hand=["con-crud"], units="2 caffeine"),
        seat(piece("guitar-guy", damage=6), hand=["plot-armor"], units="4 cash"),
    )
    play(match, "play con-crud", "play plot-armor", "target guitar-guy@2")
    settle(match)
    assert (player(match, 1).combatant, cred(match)) == (None, [0, 0])


@about("no-you", "flame-war")
@covers("F-15.6", "F-19.2")
def test_no_you_turns_a_flame_war_on_its_own_player_and_nobody_gains_cred() -> None:
    match = board(
        seat(piece(PLAIN, damage=4), hand=["flame-war"], units="3 tokens"),
        seat("guitar-guy", hand=["no-you"], units="2 cash"),
    )
    play(match, "play flame-war", "target guitar-guy@2", "play no-you")
    settle(match)
    assert (player(match, 0).combatant, combatant(match, 1).damage) == (None, 0)
    assert cred(match) == [0, 0]
    assert discard(match, 0) == ["flame-war", "button-masher"]


@about("no-you")
def test_no_you_costs_two_of_anything_and_needs_an_insult() -> None:
    insulting = seat(hand=["mean-comment"], units="1 generic")
    assert price("no-you", "generic", None, insulting, "play mean-comment", "target button-masher@1") == 2
    assert price("no-you", "glue", None, insulting, "play mean-comment", "target button-masher@1") == 2
    shooting = seat(hand=["headshot"], units="2 tokens")
    assert price("no-you", "generic", None, shooting, "play headshot", "target button-masher@1") is None
    assert price("no-you", "generic", None, None, "attack 0") is None


@about("no-you", "shakedown")
def test_no_you_lets_its_player_choose_among_the_other_targets() -> None:
    match = board(
        seat(hand=["mean-comment"], units="1 generic"), seat("guitar-guy", hand=["no-you"], units="2 cash"),
        seat("speedrunner"),
    )  # fmt: skip
    play(match, "play mean-comment", "target guitar-guy@2", "play no-you")
    pass_until_asked(match)
    assert asked(match) == (1, "choose")
    assert legal(match) == ["target button-masher@1", "target speedrunner@3"]
    play(match, "target speedrunner@3")
    settle(match)
    assert [values(match, number) for number in range(3)] == ["4/7", "3/7", "0/8"]
    assert is_calm(match)


@about("no-you", "written-out-of-the-script")
@covers("F-15.6")
def test_no_you_changes_nothing_when_there_is_no_other_legal_target() -> None:
    match = board(
        seat(hand=["written-out-of-the-script"], units="4 tickets"),
        seat("alpha-crony", hand=["no-you"], units="2 cash"),
    )
    play(match, "play written-out-of-the-script", "play no-you")
    settle(match)
    assert (player(match, 1).combatant, discard(match, 1)) == (None, ["no-you", "alpha-crony"])


@about("loot-drop")
def test_loot_drop_draws_a_card_and_two_instead_after_a_defeat_this_turn() -> None:
    for damage, drawn in ((0, 1), (3, 2)):
        match = board(
            seat(hand=["loot-drop"], units="1 tokens", deck=["yoink"] * 4),
            seat(piece("guitar-guy", damage=damage), hand=["speedrunner"]),
        )
        play(match, "attack 1")
        settle(match)
        play(match, "play loot-drop")
        settle(match)
        assert (hand(match, 0), is_calm(match)) == (["yoink"] * drawn, True)


@about("loot-drop")
def test_loot_drop_costs_two_tokens_and_one_less_for_a_video_gamer() -> None:
    assert price("loot-drop", "tokens", seat("guitar-guy")) == 2
    assert price("loot-drop", "tokens", seat("speedrunner")) == 1
    assert price("loot-drop", "cash") is None


@about("loot-drop")
@covers("F-2.5")
def test_loot_drop_does_not_count_a_defeat_of_an_earlier_turn() -> None:
    match = board(
        seat("guitar-guy"),
        seat(
            piece(PLAIN, damage=5),
            hand=["loot-drop", "speedrunner"],
            units="2 tokens",
            deck=["yoink", "yoink", "yoink"],
        ),
    )
    play(match, "attack 1")
    settle(match)
    assert cred(match) == [2, 0]
    end_turn(match)
    settle(match)
    play(match, "spend 3 tokens", "play loot-drop")
    settle(match)
    assert hand(match, 1) == ["yoink"] * 3  # drawn in the Draw Phase, by Speedrunner, by Loot Drop


@about("shakedown")
def test_shakedown_lets_an_opponent_choose_which_item_to_forfeit() -> None:
    match = board(
        seat(hand=["shakedown"], units="3 generic"),
        seat(items=["lucky-socks", "booster-box"]),
        seat(items=["thinking-wig"]),
    )
    play(match, "play shakedown", "target seat 1")
    pass_until_asked(match)
    assert asked(match) == (1, "choose")
    assert legal(match) == ["forfeit lucky-socks@3", "forfeit booster-box@4"]
    play(match, "forfeit lucky-socks@3")
    assert ([found.card for found in player(match, 1).items], discard(match, 1)) == (["booster-box"], ["lucky-socks"])
    assert (len(player(match, 2).items), units(match, 1)) == (1, {})
    assert is_calm(match)


@about("shakedown")
def test_shakedown_costs_three_of_anything_and_one_less_for_a_shady_combatant() -> None:
    assert price("shakedown", "generic") == 3
    assert price("shakedown", "glue", seat("glitch-witch")) == 2


@about("shakedown", "extended-warranty", "collectors-tin")
@covers("F-14.5")
def test_shakedown_is_neither_breaking_nor_bartering() -> None:
    tin = piece("collectors-tin", buffs=["extended-warranty"])
    match = board(seat(hand=["shakedown"], units="3 generic"), seat(items=[tin], deck=["yoink"]))
    play(match, "play shakedown")
    settle(match)
    assert (player(match, 1).items, hand(match, 1), units(match, 1)) == ((), [], {})
    assert sorted(discard(match, 1)) == ["collectors-tin", "extended-warranty"]


@about("shakedown")
@covers("F-1.3")
def test_shakedown_does_nothing_to_an_opponent_without_items() -> None:
    match = board(seat(hand=["shakedown"], items=["lucky-socks"], units="3 generic"), seat("guitar-guy"))
    play(match, "play shakedown")
    settle(match)
    assert (discard(match, 0), len(player(match, 0).items), discard(match, 1)) == (["shakedown"], 1, [])
    assert is_calm(match)


@about("mean-comment")
@covers("F-16.2")
def test_mean_comment_takes_two_strength_from_an_attacker_this_turn() -> None:
    match = board(seat(), seat("guitar-guy", hand=["mean-comment"], units="1 glue"))
    play(match, "attack 1", "play mean-comment", "target button-masher@1")
    settle(match)
    assert (values(match, 0), values(match, 1), combatant(match, 1).damage) == ("2/7", "3/7", 2)
    assert is_calm(match)
    end_turn(match)
    assert values(match, 0) == "4/7"


@about("mean-comment")
def test_mean_comment_costs_one_of_anything() -> None:
    assert price("mean-comment", "generic") == 1
    assert price("mean-comment", "caffeine") == 1


@about("mean-comment", "sugar-rush")
@covers("F-18.2")
def test_mean_comment_goes_no_lower_than_zero_and_eats_a_later_bonus() -> None:
    match = board(
        seat(hand=["mean-comment", "sugar-rush"], units="2 caffeine"),
        seat(piece("camper-in-the-corner", counters={"Frailty": 1})),
    )
    play(match, "play mean-comment", "target camper-in-the-corner@2")
    settle(match)
    assert values(match, 1) == "0/9"
    play(match, "play sugar-rush", "target camper-in-the-corner@2")
    settle(match)
    assert values(match, 1) == "0/9"  # 1 - 1 - 2 + 2


@about("mean-comment", "hallway-ninja")
@covers("F-15.3")
def test_mean_comment_cannot_target_a_hallway_ninja_of_an_opponent() -> None:
    match = board(seat(hand=["mean-comment"], units="1 glue"), seat("hallway-ninja"))
    play(match, "play mean-comment")
    settle(match)
    assert (values(match, 0), values(match, 1)) == ("2/7", "3/6")


@about("late-fee")
@covers("F-17.1")
def test_late_fee_puts_a_tax_counter_on_a_combatant_or_on_an_item() -> None:
    for mode, target, on_combatant in (("mode 0", "target guitar-guy@2", True), ("mode 1", None, False)):
        match = board(seat(hand=["late-fee"], units="1 cash"), seat("guitar-guy", items=["folding-chair"]))
        play(match, "play late-fee", mode)
        if target:
            play(match, target)
        settle(match)
        assert combatant(match, 1).counters == ({"Tax": 1} if on_combatant else {})
        assert item(match, 1, "folding-chair").counters == ({} if on_combatant else {"Tax": 1})
        assert (production(match, 0), production(match, 1)) == (3, 2)
        assert is_calm(match)


@about("late-fee")
def test_late_fee_costs_one_cash_or_token() -> None:
    assert price("late-fee", "cash") == 1
    assert price("late-fee", "tokens") == 1
    assert price("late-fee", "generic") is None


@about("late-fee", "drop-test")
@covers("F-18.4")
def test_late_fee_on_an_item_is_gone_with_the_item() -> None:
    taxed = piece("folding-chair", counters={"Tax": 1})
    match = board(seat(hand=["drop-test"], units="2 cash"), seat("guitar-guy", items=[taxed]))
    assert production(match, 1) == 2
    play(match, "play drop-test")
    settle(match)
    assert production(match, 1) == 3


@about("late-fee")
@covers("F-22.5", "F-10.4")
def test_late_fee_on_the_active_player_comes_after_spending_in_answer() -> None:
    match = board(seat("guitar-guy", hand=["lucky-socks"], units="2 generic"), seat(hand=["late-fee"], units="1 cash"))
    play(match, "play lucky-socks", "play late-fee", "target guitar-guy@1")
    assert asked(match) == (0, "control")
    play(match, "spend 3 tickets")
    settle(match)
    assert (units(match, 0), production(match, 0)) == ({"tickets": 3}, 2)
