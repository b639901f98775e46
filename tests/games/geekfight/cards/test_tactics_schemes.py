"""Tactics that are Schemes: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.geekfight.board import (
    PLAIN,
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
    production,
    seat,
    settle,
    units,
    values,
)
from tests.games.geekfight.cards.passing import pass_until_asked
from tests.games.geekfight.cards.prices import price
from tests.rulebook import covers


@about("overdraft-fee")
def test_overdraft_fee_takes_two_off_the_production_of_any_combatant() -> None:
    match = board(seat(hand=["overdraft-fee"], units="2 cash"), seat("guitar-guy"))
    play(match, "play overdraft-fee")
    assert legal(match) == ["target button-masher@1", "target guitar-guy@2"]
    play(match, "target guitar-guy@2")
    settle(match)
    assert combatant(match, 1).counters == {"Tax": 2}
    assert (production(match, 0), production(match, 1)) == (3, 1)
    assert is_calm(match)


@about("overdraft-fee")
def test_overdraft_fee_costs_two_with_a_unit_of_cash_among_them() -> None:
    assert price("overdraft-fee", "cash") == 2
    assert price("overdraft-fee", "tickets") is None
    for pool, is_enough in (("1 cash 1 generic", True), ("2 generic", False), ("1 cash", False)):
        match = board(seat(hand=["overdraft-fee"], units=pool), seat("guitar-guy"))
        assert ("play overdraft-fee" in legal(match)) == is_enough


@about("overdraft-fee")
@covers("F-18.4")
def test_overdraft_fee_brings_production_no_lower_than_zero_and_the_rest_is_remembered() -> None:
    taxed = piece("guitar-guy", counters={"Tax": 2, "Resource": 1})
    match = board(seat(hand=["overdraft-fee"], units="2 cash"), seat(taxed))
    play(match, "play overdraft-fee", "target guitar-guy@2")
    settle(match)
    assert production(match, 1) == 0
    play(match, "end")
    assert asked(match) == (1, "control")
    assert legal_starting(match, "spend") == []
    assert combatant(match, 1).counters == {"Tax": 4, "Resource": 1}


@about("five-finger-discount")
@covers("F-13.8")
def test_five_finger_discount_steals_an_item_which_keeps_its_owner_and_counters() -> None:
    tin = piece("collectors-tin", counters={"Strength": 2})
    match = board(seat(hand=["five-finger-discount"], units="4 cash"), seat("guitar-guy", items=[tin, "thinking-wig"]))
    play(match, "play five-finger-discount", "target collectors-tin@3")
    settle(match)
    stolen = item(match, 0, "collectors-tin")
    assert (stolen.owner, stolen.controller, stolen.counters) == (1, 0, {"Strength": 2})
    assert [found.card for found in player(match, 1).items] == ["thinking-wig"]
    assert (values(match, 0), values(match, 1)) == ("7/7", "3/8")
    assert is_calm(match)


@about("five-finger-discount")
def test_five_finger_discount_costs_four_cash_and_one_less_for_a_shady_combatant() -> None:
    victim = seat("guitar-guy", items=["lucky-socks"])
    assert price("five-finger-discount", "cash", None, victim) == 4
    assert price("five-finger-discount", "cash", seat("glitch-witch"), victim) == 3
    assert price("five-finger-discount", "tokens", None, victim) is None


@about("five-finger-discount")
def test_five_finger_discount_cannot_target_an_item_of_your_own() -> None:
    match = board(seat(hand=["five-finger-discount"], items=["lucky-socks"], units="4 cash"), seat("guitar-guy"))
    assert legal_starting(match, "play") == []


@about("five-finger-discount")
@covers("F-11.3")
def test_five_finger_discount_bars_its_target_from_being_bartered() -> None:
    match = board(
        seat(hand=["five-finger-discount"], units="4 cash"),
        seat(items=["collectors-tin", "lucky-socks"], hand=["mean-comment"]),
    )
    play(match, "play five-finger-discount", "target collectors-tin@3")
    assert asked(match) == (1, "control")
    assert legal_starting(match, "barter") == ["barter lucky-socks@4 1 generic"]


@about("five-finger-discount")
@covers("F-13.7", "F-2.2")
def test_five_finger_discount_into_a_full_set_lets_you_choose_what_to_keep() -> None:
    match = board(
        seat(hand=["five-finger-discount"], units="4 cash", items=["thinking-wig", "foam-sword"]),
        seat("guitar-guy", items=["booster-box"]),
    )
    play(match, "play five-finger-discount")
    pass_until_asked(match)
    assert asked(match) == (0, "keep_items")
    assert len(legal(match)) == 3
    play(match, "keep thinking-wig@2 foam-sword@3")
    assert [found.card for found in player(match, 0).items] == ["thinking-wig", "foam-sword"]
    assert (units(match, 0), discard(match, 1)) == ({"cash": 2}, ["booster-box"])
    assert is_calm(match)


@about("cram-session")
def test_cram_session_draws_two_cards() -> None:
    match = board(seat(hand=["cram-session"], deck=["foam-sword", "yoink", "drop-test"], units="3 glue"), seat())
    play(match, "play cram-session")
    settle(match)
    assert (hand(match, 0), deck(match, 0)) == (["foam-sword", "yoink"], ["drop-test"])
    assert discard(match, 0) == ["cram-session"]
    assert is_calm(match)


@about("cram-session")
def test_cram_session_costs_three_of_anything_and_one_less_for_an_obsessive_combatant() -> None:
    assert price("cram-session", "generic") == 3
    assert price("cram-session", "generic", seat("trophy-grinder")) == 2
    assert price("cram-session", "tickets", seat(None, items=["lucky-socks"])) == 3


@about("cram-session")
@covers("F-21.3", "F-1.3")
def test_cram_session_draws_as_many_cards_as_there_are() -> None:
    for stack in (["foam-sword"], []):
        match = board(seat(hand=["cram-session"], deck=stack, units="3 glue"), seat())
        play(match, "play cram-session")
        settle(match)
        assert (hand(match, 0), deck(match, 0), discard(match, 0)) == (stack, [], ["cram-session"])


@about("recast")
@covers("F-9.2", "F-2.3")
def test_recast_returns_your_combatant_and_deploys_another_afresh() -> None:
    tired = piece(
        "button-masher", damage=5, counters={"Frailty": 1}, used=["attack", "spend"], buffs=["security-blanket"]
    )
    match = board(
        seat(tired, hand=["recast", "foley-phil", "line-camper"], items=["boom-mic"], units="4 tickets"), seat()
    )
    play(match, "play recast")
    pass_until_asked(match)
    assert legal(match) == ["deploy line-camper", "deploy foley-phil"]
    play(match, "deploy line-camper")
    assert (hand(match, 0), discard(match, 0)) == (["button-masher", "foley-phil"], ["security-blanket", "recast"])
    assert (values(match, 0), combatant(match, 0).used, combatant(match, 0).damage) == ("6/9", (), 0)
    assert legal_starting(match, "attack") == ["attack 1"]
    assert is_calm(match)


@about("recast")
def test_recast_costs_four_tickets_and_needs_a_combatant_to_return() -> None:
    assert price("recast", "tickets") == 4
    assert price("recast", "tokens") is None
    match = board(seat(None, hand=["recast", "line-camper"], items=["lucky-socks"], units="4 tickets"), seat())
    assert legal_starting(match, "play") == []


@about("recast")
def test_recast_does_not_deploy_a_combatant_of_the_same_name() -> None:
    match = board(seat(hand=["recast", "button-masher"], units="4 tickets", items=["lucky-socks"]), seat("guitar-guy"))
    play(match, "play recast")
    assert player(match, 0).combatant is None
    assert hand(match, 0) == ["button-masher", "button-masher"]
    assert is_calm(match)


@about("recast")
@covers("F-13.3")
def test_recast_cannot_deploy_a_vip_whose_name_is_in_the_arena() -> None:
    match = board(
        seat(hand=["recast", "lord-thumbnail", "speedrunner"], units="4 tickets", deck=["foam-sword"]),
        seat("lord-thumbnail"),
    )
    play(match, "play recast")
    settle(match)
    assert combatant(match, 0).card == "speedrunner"
    assert hand(match, 0) == ["lord-thumbnail", "button-masher", "foam-sword"]


@about("garage-workshop")
def test_garage_workshop_puts_two_strength_counters_on_an_item_you_control() -> None:
    match = board(seat(hand=["garage-workshop"], items=["lucky-socks"], units="4 glue"), seat(items=["foam-sword"]))
    play(match, "play garage-workshop")
    settle(match)
    assert item(match, 0, "lucky-socks").counters == {"Strength": 2}
    assert item(match, 1, "foam-sword").counters == {}
    assert values(match, 0) == "6/9"
    assert is_calm(match)


@about("garage-workshop")
def test_garage_workshop_costs_four_glue_and_one_less_for_a_crafter() -> None:
    assert price("garage-workshop", "glue", seat(items=["lucky-socks"])) == 4
    assert price("garage-workshop", "glue", seat("wig-wrangler", items=["lucky-socks"])) == 3
    assert price("garage-workshop", "cash", seat(items=["lucky-socks"])) is None


@about("garage-workshop")
def test_garage_workshop_needs_an_item_of_your_own() -> None:
    assert price("garage-workshop", "glue", None, seat(items=["foam-sword"])) is None


@about("garage-workshop", "yoink")
@covers("F-15.4")
def test_garage_workshop_fizzles_when_its_item_is_stolen_in_answer() -> None:
    match = board(
        seat(hand=["garage-workshop"], items=["lucky-socks"], units="4 glue"),
        seat("guitar-guy", hand=["yoink"], units="5 cash"),
    )
    play(match, "play garage-workshop", "play yoink")
    settle(match)
    assert item(match, 1, "lucky-socks").counters == {}
    assert (discard(match, 0), discard(match, 1)) == (["garage-workshop"], ["yoink"])


@about("reprint-announcement")
@covers("F-18.1")
def test_reprint_announcement_takes_two_off_what_an_item_gives_but_not_below_zero() -> None:
    match = board(seat(hand=["reprint-announcement"], units="3 cash"), seat("guitar-guy", items=["cardboard-tank"]))
    assert values(match, 1) == "4/10"
    play(match, "play reprint-announcement")
    settle(match)
    assert item(match, 1, "cardboard-tank").counters == {"Frailty": 2, "Sickness": 2}
    assert values(match, 1) == "3/8"
    assert is_calm(match)


@about("reprint-announcement")
def test_reprint_announcement_costs_three_cash_and_needs_an_item() -> None:
    assert price("reprint-announcement", "cash", seat(items=["lucky-socks"])) == 3
    assert price("reprint-announcement", "tokens", seat(items=["lucky-socks"])) is None
    assert price("reprint-announcement", "cash") is None


@about("reprint-announcement", "rubber-band-gatling")
@covers("F-18.1")
def test_reprint_announcement_makes_a_printed_minus_no_worse_but_is_remembered() -> None:
    match = board(
        seat(hand=["reprint-announcement", "garage-workshop"], items=["rubber-band-gatling"], units="3 cash 4 glue"),
        seat("guitar-guy"),
    )
    play(match, "play reprint-announcement", "pay 3 cash")
    settle(match)
    assert values(match, 0) == "3/7"
    play(match, "play garage-workshop")
    settle(match)
    assert values(match, 0) == "3/7"  # -1 - 2 + 2 is still the printed -1


@about("liquidation-sale")
def test_liquidation_sale_draws_a_card_and_two_more_for_a_forfeited_item() -> None:
    for answer, drawn in (("forfeit none", 1), ("forfeit thinking-wig@2", 3)):
        match = board(
            seat(hand=["liquidation-sale"], items=["thinking-wig"], units="2 cash", deck=["yoink"] * 4),
            seat("guitar-guy"),
        )
        play(match, "play liquidation-sale", answer)
        settle(match)
        assert hand(match, 0) == ["yoink"] * drawn
        assert units(match, 0) == {}
        assert is_calm(match)


@about("liquidation-sale")
def test_liquidation_sale_costs_two_cash_and_one_less_for_a_card_player() -> None:
    assert price("liquidation-sale", "cash") == 2
    assert price("liquidation-sale", "cash", seat("rules-lawyer")) == 1
    assert price("liquidation-sale", "generic", seat("rules-lawyer")) is None


@about("liquidation-sale", "call-a-judge")
@covers("F-15.5", "F-12.1")
def test_a_cancelled_liquidation_sale_has_still_cost_its_item_and_draws_nothing() -> None:
    match = board(
        seat(hand=["liquidation-sale"], items=["thinking-wig"], units="2 cash", deck=["drop-test"] * 4),
        seat("guitar-guy", hand=["call-a-judge"], units="3 cash"),
    )
    play(match, "play liquidation-sale", "forfeit thinking-wig@2", "play call-a-judge")
    settle(match)
    assert (hand(match, 0), units(match, 0)) == ([], {})
    assert discard(match, 0) == ["thinking-wig", "liquidation-sale"]
    assert is_calm(match)


@about("liquidation-sale")
@covers("F-22.1")
def test_liquidation_sale_asks_for_no_item_when_there_is_none() -> None:
    match = board(seat(hand=["liquidation-sale"], units="2 cash", deck=["drop-test"] * 4), seat("guitar-guy"))
    play(match, "play liquidation-sale")
    settle(match)
    assert hand(match, 0) == ["drop-test"]


@about("crowdfunding")
def test_crowdfunding_puts_a_resource_counter_on_your_combatant_or_on_an_item_of_yours() -> None:
    for mode, on_combatant, on_item in (("mode 0", {"Resource": 1}, {}), ("mode 1", {}, {"Resource": 1})):
        match = board(seat(hand=["crowdfunding"], items=["lucky-socks"], units="2 glue"), seat(items=["foam-sword"]))
        play(match, "play crowdfunding", mode)
        settle(match)
        assert combatant(match, 0).counters == on_combatant
        assert item(match, 0, "lucky-socks").counters == on_item
        assert (production(match, 0), production(match, 1)) == (4, 3)
        assert is_calm(match)


@about("crowdfunding")
def test_crowdfunding_costs_two_of_anything_and_needs_something_of_your_own() -> None:
    assert price("crowdfunding", "generic") == 2
    assert price("crowdfunding", "caffeine") == 2
    assert price("crowdfunding", "generic", seat(None), seat(items=["foam-sword"])) is None


@about("crowdfunding")
@covers("F-22.1")
def test_crowdfunding_offers_no_way_that_is_impossible() -> None:
    match = board(seat(hand=["crowdfunding"], units="2 glue"), seat(items=["foam-sword"]))
    play(match, "play crowdfunding")
    settle(match)
    assert combatant(match, 0).counters == {"Resource": 1}


@about("crowdfunding")
def test_crowdfunding_on_an_item_counts_only_while_it_is_equipped() -> None:
    match = board(seat(None, hand=["crowdfunding", "guitar-guy"], items=["lucky-socks"], units="2 glue"), seat())
    play(match, "play crowdfunding")
    settle(match)
    assert item(match, 0, "lucky-socks").counters == {"Resource": 1}
    play(match, "end", "end")
    assert (asked(match)[0], production(match, 0)) == (0, 4)


@about("dumpster-dive")
def test_dumpster_dive_returns_an_item_skill_or_buff_from_your_discard_pile() -> None:
    for card in ("foam-sword", "yoink", "con-funk"):
        match = board(seat(hand=["dumpster-dive"], discard=["drop-test", card], units="3 generic"), seat())
        play(match, "play dumpster-dive")
        settle(match)
        assert (hand(match, 0), discard(match, 0)) == ([card], ["drop-test", "dumpster-dive"])
        assert is_calm(match)


@about("dumpster-dive")
def test_dumpster_dive_finds_no_tactic_no_combatant_and_nothing_of_an_opponent() -> None:
    match = board(
        seat(hand=["dumpster-dive"], discard=["drop-test", "speedrunner"], units="3 generic"),
        seat(discard=["foam-sword"]),
    )
    assert legal_starting(match, "play") == []


@about("dumpster-dive")
def test_dumpster_dive_costs_three_of_anything_and_one_less_for_a_smelly_combatant() -> None:
    assert price("dumpster-dive", "generic", seat(discard=["foam-sword"])) == 3
    assert price("dumpster-dive", "generic", seat("line-camper", discard=["foam-sword"])) == 2
    assert price("dumpster-dive", "generic", seat(items=["lucky-socks"], discard=["foam-sword"])) == 2


@about("dumpster-dive")
@covers("F-22.1")
def test_dumpster_dive_counts_two_copies_as_one_target() -> None:
    match = board(
        seat(hand=["dumpster-dive"], discard=["yoink", "foam-sword", "yoink"], units="3 generic"), seat("guitar-guy")
    )
    play(match, "play dumpster-dive")
    assert legal(match) == ["target card yoink", "target card foam-sword"]
    play(match, "target card yoink")
    settle(match)
    assert sorted(discard(match, 0)) == ["dumpster-dive", "foam-sword", "yoink"]


@about("data-breach")
@covers("F-1.5")
def test_data_breach_makes_an_opponent_discard_a_card_at_random() -> None:
    match = board(
        seat(hand=["data-breach", "yoink"], units="3 cash"), seat(hand=["drop-test", "foam-sword", "yoink"]),
        seat(hand=["foam-sword"]), chance=["discard 1: foam-sword"],
    )  # fmt: skip
    play(match, "play data-breach", "target seat 1")
    settle(match)
    assert (hand(match, 1), discard(match, 1)) == (["drop-test", "yoink"], ["foam-sword"])
    assert (hand(match, 0), hand(match, 2)) == (["yoink"], ["foam-sword"])
    assert is_calm(match)


@about("data-breach")
def test_data_breach_costs_three_with_tokens_or_cash() -> None:
    assert price("data-breach", "tokens") == 3
    assert price("data-breach", "cash") == 3
    assert price("data-breach", "caffeine") is None


@about("data-breach")
@covers("F-1.3")
def test_data_breach_does_nothing_to_an_empty_hand() -> None:
    match = board(seat(hand=["data-breach"], units="3 tokens"), seat())
    play(match, "play data-breach")
    settle(match)
    assert (discard(match, 0), discard(match, 1)) == (["data-breach"], [])
    assert is_calm(match)


@about("pre-order")
def test_pre_order_shows_and_takes_an_item_card_of_the_deck() -> None:
    match = board(seat(hand=["pre-order"], deck=["yoink", "speedrunner", "foam-sword"], units="2 cash"), seat())
    play(match, "play pre-order")
    pass_until_asked(match)
    assert legal(match) == ["take foam-sword", "take none"]
    play(match, "take foam-sword")
    assert (hand(match, 0), player(match, 0).shown) == (["foam-sword"], ("foam-sword",))
    assert sorted(deck(match, 0)) == ["speedrunner", "yoink"]
    assert is_calm(match)


@about("pre-order")
def test_pre_order_costs_two_with_cash_or_tokens() -> None:
    assert price("pre-order", "cash") == 2
    assert price("pre-order", "tokens") == 2
    assert price("pre-order", "glue") is None


@about("pre-order")
@covers("F-1.3")
def test_pre_order_finds_nothing_in_a_deck_without_items() -> None:
    match = board(
        seat(hand=["pre-order"], deck=["yoink", "speedrunner"], units="2 tokens"), seat(),
        chance=["deck 0: yoink speedrunner"],
    )  # fmt: skip
    play(match, "play pre-order")
    settle(match)
    assert (hand(match, 0), deck(match, 0), discard(match, 0)) == ([], ["speedrunner", "yoink"], ["pre-order"])


@about("security-escort")
def test_security_escort_defeats_a_combatant_with_two_health_left_and_nobody_gains_cred() -> None:
    match = board(seat(hand=["security-escort"], units="3 generic"), seat(piece("guitar-guy", damage=5)))
    play(match, "play security-escort")
    settle(match)
    assert (player(match, 1).combatant, cred(match)) == (None, [0, 0])
    assert combatant(match, 0).card == PLAIN


@about("security-escort")
def test_security_escort_cannot_target_a_combatant_with_three_health_left() -> None:
    assert price("security-escort", "generic", None, seat(piece("guitar-guy", damage=4))) is None
    assert price("security-escort", "generic", None, seat(piece("guitar-guy", damage=5))) == 3
    assert price("security-escort", "glue", None, seat(piece("guitar-guy", damage=6))) == 3


@about("security-escort", "safety-pin")
@covers("F-15.4")
def test_security_escort_fizzles_when_its_target_is_healed_beyond_two() -> None:
    match = board(
        seat(hand=["security-escort"], units="3 generic"),
        seat(piece("guitar-guy", damage=5), hand=["safety-pin"], units="1 glue"),
    )
    play(match, "play security-escort", "play safety-pin", "target guitar-guy@2")
    settle(match)
    assert (combatant(match, 1).damage, discard(match, 0)) == (3, ["security-escort"])
    assert is_calm(match)
