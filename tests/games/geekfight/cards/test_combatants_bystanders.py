"""Bystanders: each works, does not, and stops where it should."""

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
)
from tests.games.geekfight.cards.passing import end_turn, pass_until_asked, play_out
from tests.rulebook import covers


@about("guitar-guy")
def test_guitar_guy_distracts_an_opposing_combatant_when_deployed() -> None:
    match = board(seat(None, hand=["guitar-guy"]), seat(), seat("speedrunner"), phase="arena")
    assert legal(match) == ["target button-masher@1", "target speedrunner@2"]
    play_out(match, "target speedrunner@2")
    assert [combatant(match, number).counters for number in range(3)] == [{}, {}, {"Distraction": 1}]
    assert is_calm(match)


@about("guitar-guy")
@covers("F-8.7")
def test_guitar_guys_ability_is_dropped_when_no_opponent_has_a_combatant() -> None:
    match = board(seat(None, hand=["guitar-guy"]), seat(None), phase="arena")
    assert (queue(match), combatant(match, 0).counters, is_calm(match)) == ([], {}, True)


@about("guitar-guy")
@covers("F-17.3")
def test_guitar_guys_counter_stops_attacks_until_clean_up_of_the_opponents_turn() -> None:
    match = board(seat(None, hand=["guitar-guy"]), seat(), phase="arena")
    pass_until_asked(match)
    end_turn(match)
    assert (legal_starting(match, "attack"), combatant(match, 1).counters) == ([], {"Distraction": 1})
    assert legal_starting(match, "spend") == ["spend 3 tokens"]
    end_turn(match)
    assert combatant(match, 1).counters == {}


@about("guitar-guy")
def test_guitar_guy_distracts_nobody_when_he_attacks() -> None:
    match = board(seat("guitar-guy"), seat())
    play_out(match, "attack 1")
    assert (combatant(match, 1).counters, combatant(match, 1).damage, values(match, 0)) == ({}, 3, "3/7")


@about("price-gouger")
def test_price_gouger_makes_the_items_of_opponents_cost_one_more() -> None:
    for pool, can in (("3 generic", False), ("4 generic", True)):
        match = board(seat(hand=["thinking-wig"], units=pool), seat("price-gouger"))
        assert ("play thinking-wig" in legal(match)) is can


@about("price-gouger")
def test_price_gouger_leaves_own_items_and_all_other_cards_alone() -> None:
    match = board(seat("price-gouger", hand=["thinking-wig"], units="3 generic"), seat())
    assert "play thinking-wig" in legal(match)
    match = board(
        seat(hand=["drop-test", "wanted-poster"], units="2 generic"), seat("price-gouger", items=["boom-mic"])
    )
    assert legal_starting(match, "play") == ["play drop-test", "play wanted-poster"]


@about("price-gouger")
def test_two_opposing_price_gougers_make_an_item_cost_two_more() -> None:
    for pool, can in (("4 generic", False), ("5 generic", True)):
        match = board(seat(hand=["thinking-wig"], units=pool), seat("price-gouger"), seat("price-gouger"))
        assert ("play thinking-wig" in legal(match)) is can


@about("price-gouger")
@covers("F-11.1")
def test_price_gouger_does_not_change_what_an_item_is_bartered_for() -> None:
    match = board(seat(items=["thinking-wig"]), seat("price-gouger"))
    assert legal_starting(match, "barter") == ["barter thinking-wig@2 2 generic"]


@about("badge-check-gus")
def test_badge_check_gus_cannot_be_distracted_though_one_may_try() -> None:
    match = board(seat(hand=["photobomb"], units="2 glue"), seat("badge-check-gus"))
    play_out(match, "play photobomb", "target badge-check-gus@2")
    assert (combatant(match, 1).counters, discard(match, 0)) == ({}, ["photobomb"])


@about("badge-check-gus")
def test_badge_check_gus_takes_other_counters() -> None:
    match = board(seat(hand=["sick-burn"], units="2 caffeine"), seat("badge-check-gus"))
    play_out(match, "play sick-burn", "target badge-check-gus@2")
    assert (combatant(match, 1).counters, values(match, 1), combatant(match, 1).damage) == ({"Frailty": 1}, "3/9", 1)


@about("badge-check-gus")
def test_badge_check_gus_loses_his_attack_to_a_lag_spike_but_attacks_again_when_refreshed() -> None:
    match = board(
        seat("badge-check-gus", hand=["sudden-death-round"], units="4 tokens"),
        seat(hand=["lag-spike"], units="4 tokens"),
    )
    play(match, "attack 1", "play lag-spike")
    settle(match)
    assert (combatant(match, 1).damage, combatant(match, 0).counters) == (0, {})
    play_out(match, "play sudden-death-round", "attack 1")
    assert combatant(match, 1).damage == 4


@about("badge-check-gus")
@covers("F-10.3")
def test_badge_check_gus_makes_three_generic() -> None:
    assert legal_starting(board(seat("badge-check-gus"), seat()), "spend") == ["spend 3 generic"]


@about("somebodys-mom")
def test_somebodys_mom_breaks_an_opposing_item_when_deployed() -> None:
    match = board(
        seat(None, hand=["somebodys-mom"], items=["lucky-socks"]),
        seat(items=["foam-sword", "boom-mic"]),
        phase="arena",
    )
    assert legal(match) == ["target foam-sword@3", "target boom-mic@4"]
    play_out(match, "target boom-mic@4")
    assert (discard(match, 1), [found.card for found in player(match, 1).items]) == (["boom-mic"], ["foam-sword"])
    assert is_calm(match)


@about("somebodys-mom")
def test_somebodys_mom_leaves_the_items_of_her_controller_alone() -> None:
    match = board(seat(None, hand=["somebodys-mom"], items=["lucky-socks"]), seat(), phase="arena")
    assert (queue(match), [found.card for found in player(match, 0).items]) == ([], ["lucky-socks"])


@about("somebodys-mom")
def test_somebodys_mom_does_not_break_what_cannot_be_broken() -> None:
    match = board(
        seat(None, hand=["somebodys-mom"]),
        seat(items=[piece("foam-sword", buffs=["extended-warranty"])]),
        phase="arena",
    )
    pass_until_asked(match)
    assert (discard(match, 1), item(match, 1, "foam-sword").controller) == ([], 1)


@about("somebodys-mom")
@covers("F-11.3", "F-15.4")
def test_somebodys_mom_fizzles_when_the_item_is_forfeited_before() -> None:
    match = board(
        seat(None, hand=["somebodys-mom"]),
        seat(piece("button-masher", damage=3), items=["extra-large-popcorn"]),
        phase="arena",
    )
    assert (asked(match), legal_starting(match, "barter")) == ((1, "control"), [])
    play(match, "use extra-large-popcorn@2")
    settle(match)
    assert (combatant(match, 1).damage, discard(match, 1)) == (0, ["extra-large-popcorn"])


@about("somebodys-mom")
@covers("F-13.6")
def test_somebodys_mom_breaks_an_unequipped_item_too() -> None:
    match = board(seat(None, hand=["somebodys-mom"]), seat(None, items=["foam-sword"]), phase="arena")
    pass_until_asked(match)
    assert discard(match, 1) == ["foam-sword"]


@about("snack-bar-tyrant")
def test_snack_bar_tyrant_plays_snacks_for_one_less() -> None:
    match = board(seat("snack-bar-tyrant", hand=["extra-large-popcorn", "triple-espresso"], units="1 tickets"), seat())
    play_out(match, "play extra-large-popcorn")
    assert units(match, 0) == {}
    play_out(match, "play triple-espresso")
    assert len(player(match, 0).items) == 2


@about("snack-bar-tyrant")
def test_snack_bar_tyrant_does_nothing_for_other_items_or_for_opponents() -> None:
    assert (
        legal_starting(board(seat("snack-bar-tyrant", hand=["lucky-socks"], units="1 generic"), seat()), "play") == []
    )
    opposed = board(seat(hand=["extra-large-popcorn"], units="1 tickets"), seat("snack-bar-tyrant"))
    assert legal_starting(opposed, "play") == []


@about("snack-bar-tyrant")
def test_snack_bar_tyrant_gets_a_health_counter_when_a_snack_is_forfeited() -> None:
    match = board(seat(piece("snack-bar-tyrant", damage=4), items=["extra-large-popcorn"]), seat())
    play_out(match, "use extra-large-popcorn@2")
    assert (combatant(match, 0).counters, values(match, 0), combatant(match, 0).damage) == ({"Health": 1}, "3/9", 1)
    assert is_calm(match)


@about("snack-bar-tyrant")
@covers("F-11.4")
def test_snack_bar_tyrant_counts_a_bartered_snack_but_no_other_item_and_no_broken_snack() -> None:
    match = board(seat("snack-bar-tyrant", items=["extra-large-popcorn", "cardboard-glasses"]), seat())
    play_out(match, "use cardboard-glasses@3")
    assert combatant(match, 0).counters == {}
    play_out(match, "barter extra-large-popcorn@2 1 tickets")
    assert combatant(match, 0).counters == {"Health": 1}
    match = board(
        seat(hand=["butterfingers"], units="3 generic"), seat("snack-bar-tyrant", items=["slow-cooked-chili"])
    )
    play(match, "play butterfingers")
    settle(match)
    assert (combatant(match, 1).counters, discard(match, 1)) == ({}, ["slow-cooked-chili"])


@about("snack-bar-tyrant")
def test_snack_bar_tyrant_ignores_the_snacks_of_opponents() -> None:
    match = board(seat(items=["extra-large-popcorn"]), seat("snack-bar-tyrant"))
    play_out(match, "use extra-large-popcorn@2")
    assert (combatant(match, 1).counters, values(match, 1)) == ({}, "3/8")


@about("minimum-wage-minion")
def test_minimum_wage_minion_goes_and_its_controller_draws_two_cards() -> None:
    match = board(
        seat("minimum-wage-minion", items=["lucky-socks"], deck=["flame-war", "headshot", "jump-cut"]), seat()
    )
    play_out(match, "use minimum-wage-minion@1")
    assert (hand(match, 0), deck(match, 0), units(match, 0)) == (["flame-war", "headshot"], ["jump-cut"], {})
    assert (player(match, 0).combatant, discard(match, 0), len(player(match, 0).items)) == (
        None, ["minimum-wage-minion"], 1,
    )  # fmt: skip


@about("minimum-wage-minion")
def test_minimum_wage_minion_stays_once_it_has_spent() -> None:
    match = board(seat("minimum-wage-minion", deck=["flame-war"]), seat())
    play(match, "spend 4 generic")
    assert legal_starting(match, "use") == []


@about("minimum-wage-minion")
@covers("F-14.5")
def test_minimum_wage_minion_is_forfeited_not_defeated() -> None:
    match = board(
        seat(), seat(piece("minimum-wage-minion", damage=6), deck=["speedrunner", "guitar-guy"])
    )  # fmt: skip
    play(match, "attack 1", "use minimum-wage-minion@2")
    settle(match)
    assert (cred(match), hand(match, 1), discard(match, 1)) == (
        [0, 0], ["speedrunner", "guitar-guy"], ["minimum-wage-minion"],
    )  # fmt: skip
    assert (combatant(match, 0).used, is_calm(match)) == (("attack",), True)


@about("minimum-wage-minion")
@covers("F-15.5")
def test_minimum_wage_minion_is_gone_even_if_its_ability_is_cancelled() -> None:
    match = board(
        seat("minimum-wage-minion", deck=["flame-war", "headshot"]),
        seat("guitar-guy", hand=["air-horn"], units="1 tickets"),
    )
    play(match, "use minimum-wage-minion@1", "play air-horn")
    settle(match)
    assert (hand(match, 0), discard(match, 0)) == ([], ["minimum-wage-minion"])
