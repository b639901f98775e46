"""Skills that are Stunts: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.geekfight.board import (
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
    seat,
    settle,
    units,
    values,
)
from tests.games.geekfight.cards.passing import end_turn, pass_until_asked
from tests.games.geekfight.cards.prices import price
from tests.rulebook import covers


@about("jump-cut")
@covers("F-16.7", "F-9.3")
def test_jump_cut_prevents_all_combat_damage_of_an_attack() -> None:
    match = board(seat("guitar-guy"), seat(hand=["jump-cut"], units="2 tickets"))
    play(match, "attack 1", "play jump-cut")
    settle(match)
    assert combatant(match, 1).damage == 0
    assert combatant(match, 0).used == ("attack",)
    assert (discard(match, 1), units(match, 1)) == (["jump-cut"], {})
    assert is_calm(match)


@about("jump-cut")
@covers("F-10.6")
def test_jump_cut_costs_two_with_tickets_or_tokens_and_needs_an_attack() -> None:
    assert price("jump-cut", "tickets", None, None, "attack 0") == 2
    assert price("jump-cut", "tokens", None, None, "attack 0") == 2
    assert price("jump-cut", "glue", None, None, "attack 0") is None
    assert price("jump-cut", "tickets") is None


@about("jump-cut", "sudden-death-round")
def test_jump_cut_stays_with_its_attack_and_does_not_help_against_the_next() -> None:
    match = board(seat(hand=["sudden-death-round"], units="4 tokens"), seat(hand=["jump-cut"], units="2 tickets"))
    play(match, "attack 1", "play jump-cut")
    settle(match)
    play(match, "play sudden-death-round")
    settle(match)
    play(match, "attack 1")
    settle(match)
    assert combatant(match, 1).damage == 4


@about("jump-cut", "headshot")
def test_jump_cut_may_save_somebody_else_but_from_combat_damage_alone() -> None:
    match = board(
        seat(hand=["headshot"], units="2 tokens"), seat("guitar-guy"), seat(hand=["jump-cut"], units="2 tickets")
    )
    play(match, "attack 1", "play jump-cut", "play headshot", "target guitar-guy@2")
    settle(match)
    assert [combatant(match, number).damage for number in range(3)] == [0, 2, 0]
    assert is_calm(match)


@about("vicious-bo")
@covers("F-16.2")
def test_vicious_bo_puts_two_frailty_counters_on_an_attacker_before_it_strikes() -> None:
    match = board(seat(), seat("guitar-guy", hand=["vicious-bo"], units="4 generic"))
    play(match, "attack 1", "play vicious-bo", "target button-masher@1")
    settle(match)
    assert (combatant(match, 0).counters, combatant(match, 1).counters) == ({"Frailty": 2}, {})
    assert (values(match, 0), combatant(match, 1).damage) == ("2/7", 2)
    assert is_calm(match)


@about("vicious-bo")
def test_vicious_bo_costs_four_of_anything_and_two_less_for_a_smelly_combatant() -> None:
    assert price("vicious-bo", "generic") == 4
    assert price("vicious-bo", "glue") == 4
    assert price("vicious-bo", "generic", seat("line-camper")) == 2
    assert price("vicious-bo", "generic", seat(items=["lucky-socks"])) == 2


@about("vicious-bo")
@covers("F-18.2")
def test_vicious_bo_brings_strength_no_lower_than_zero() -> None:
    match = board(seat(hand=["vicious-bo"], units="4 glue"), seat("camper-in-the-corner"))
    play(match, "play vicious-bo", "target camper-in-the-corner@2")
    settle(match)
    assert (combatant(match, 1).counters, values(match, 1)) == ({"Frailty": 2}, "0/9")


@about("headshot")
@covers("F-16.5")
def test_headshot_deals_two_damage_and_three_instead_if_your_combatant_can_snipe() -> None:
    sniper = piece("camper-in-the-corner", used=["spend"])
    for own, dealt in ((seat(), 2), (seat(sniper), 3), (seat(items=["foam-dart-blaster"]), 3)):
        match = board({**own, "hand": ["headshot"], "units": "2 tokens"}, seat("guitar-guy"))
        target = next(move for move in legal(play(match, "play headshot")) if "guitar-guy" in move)
        play(match, target)
        settle(match)
        assert (combatant(match, 0).damage, combatant(match, 1).damage) == (0, dealt)
        assert is_calm(match)


@about("headshot")
def test_headshot_costs_two_tokens_at_any_time() -> None:
    assert price("headshot", "tokens") == 2
    assert price("headshot", "tokens", None, None, "attack 0") == 2
    assert price("headshot", "caffeine") is None


@about("headshot", "foam-dart-blaster")
@covers("F-13.6", "F-12.5")
def test_headshot_needs_no_combatant_and_an_unequipped_blaster_does_not_help() -> None:
    match = board(seat(None, hand=["headshot"], items=["foam-dart-blaster"], units="2 tokens"), seat("guitar-guy"))
    play(match, "play headshot")
    settle(match)
    assert combatant(match, 1).damage == 2


@about("headshot")
@covers("F-20.1", "F-19.2")
def test_headshot_gives_two_cred_for_a_defeat_but_none_for_your_own_combatant() -> None:
    weak = piece("guitar-guy", damage=5)
    for target, gained in (("target guitar-guy@2", 2), ("target guitar-guy@1", 0)):
        match = board(seat(weak, hand=["headshot"], units="2 tokens", items=[]), seat(weak, hand=["speedrunner"]))
        play(match, "play headshot", target)
        settle(match)
        assert cred(match) == [gained, 0]


@about("sugar-rush")
@covers("F-8.5")
def test_sugar_rush_gives_two_strength_and_three_instead_to_a_wired_combatant() -> None:
    for card, strength, dealt in (("button-masher", "7/7", 7), ("cardboard-knight", "5/8", 5)):
        match = board(seat(card, hand=["sugar-rush"], units="1 caffeine"), seat("mascot-suit-marathoner"))
        play(match, "attack 1", "play sugar-rush", f"target {card}@1")
        settle(match)
        assert (values(match, 0), combatant(match, 1).damage) == (strength, dealt)
        assert values(match, 1) == "3/12"
        assert is_calm(match)


@about("sugar-rush")
def test_sugar_rush_costs_one_caffeine() -> None:
    assert price("sugar-rush", "caffeine") == 1
    assert price("sugar-rush", "generic") is None


@about("sugar-rush")
@covers("F-7.6")
def test_sugar_rush_ends_in_clean_up_of_the_turn() -> None:
    match = board(seat(hand=["sugar-rush"], units="1 caffeine"), seat("guitar-guy"))
    play(match, "play sugar-rush", "target guitar-guy@2")
    settle(match)
    assert values(match, 1) == "5/7"
    end_turn(match)
    assert values(match, 1) == "3/7"


@about("sugar-rush", "energy-drink-helmet")
@covers("F-3.6")
def test_sugar_rush_counts_a_combatant_that_is_also_wired() -> None:
    match = board(
        seat("cardboard-knight", items=["energy-drink-helmet"], hand=["sugar-rush"], units="1 caffeine"), seat()
    )
    play(match, "play sugar-rush", "target cardboard-knight@1")
    settle(match)
    assert values(match, 0) == "6/10"


@about("photobomb")
@covers("F-16.4", "F-17.3")
def test_photobomb_on_an_attacker_comes_too_late_and_is_gone_after_the_turn() -> None:
    match = board(seat(), seat("guitar-guy", hand=["photobomb"], units="2 tickets"))
    play(match, "attack 1", "play photobomb", "target button-masher@1")
    settle(match)
    assert (combatant(match, 0).counters, combatant(match, 1).damage) == ({"Distraction": 1}, 4)
    end_turn(match)
    assert combatant(match, 0).counters == {}


@about("photobomb")
def test_photobomb_before_an_attack_stops_it_for_one_turn() -> None:
    match = board(seat(hand=["photobomb"], units="2 glue"), seat("guitar-guy"))
    play(match, "play photobomb", "target guitar-guy@2")
    settle(match)
    assert combatant(match, 1).counters == {"Distraction": 1}
    end_turn(match)
    assert (asked(match)[0], legal_starting(match, "attack")) == (1, [])
    end_turn(match)
    assert combatant(match, 1).counters == {}


@about("photobomb")
def test_photobomb_costs_two_with_tickets_or_glue() -> None:
    assert price("photobomb", "tickets") == 2
    assert price("photobomb", "glue") == 2
    assert price("photobomb", "cash") is None


@about("photobomb", "noise-cancelling-headphones")
def test_photobomb_puts_nothing_on_a_combatant_with_headphones() -> None:
    match = board(seat(hand=["photobomb"], units="2 glue"), seat("guitar-guy", items=["noise-cancelling-headphones"]))
    play(match, "play photobomb", "target guitar-guy@2")
    settle(match)
    assert combatant(match, 1).counters == {}


@about("rage-exit", "rage-quitter")
@covers("F-16.3", "F-16.4", "F-19.3")
def test_rage_exit_takes_the_defender_away_and_the_attack_is_ignored() -> None:
    match = board(seat(), seat("rage-quitter", hand=["rage-exit"], units="3 tokens"), seat("guitar-guy"))
    play(match, "attack 1", "play rage-exit")
    settle(match)
    assert (player(match, 1).combatant, hand(match, 1)) == (None, ["rage-quitter"])
    assert (combatant(match, 0).damage, combatant(match, 2).damage, cred(match)) == (0, 0, [0, 0, 0])
    assert legal_starting(match, "attack") == []
    assert is_calm(match)


@about("rage-exit")
def test_rage_exit_costs_three_with_tokens_or_caffeine_and_needs_a_combatant() -> None:
    assert price("rage-exit", "tokens") == 3
    assert price("rage-exit", "caffeine") == 3
    assert price("rage-exit", "cash") is None
    assert price("rage-exit", "tokens", seat(None, items=["lucky-socks"])) is None


@about("rage-exit")
@covers("F-2.3", "F-13.6", "F-13.12")
def test_rage_exit_leaves_items_behind_and_forgets_damage_counters_and_buffs() -> None:
    worn = piece("guitar-guy", damage=5, counters={"Frailty": 2}, buffs=[piece("stage-fright", by=1)])
    match = board(
        seat(worn, hand=["rage-exit"], items=["foam-sword"], units="3 tokens", deck=["yoink"]), seat(deck=["yoink"])
    )
    play(match, "play rage-exit")
    settle(match)
    assert (item(match, 0, "foam-sword").controller, discard(match, 1)) == (0, ["stage-fright"])
    end_turn(match)
    end_turn(match)
    settle(match)
    assert (values(match, 0), combatant(match, 0).damage, combatant(match, 0).counters) == ("4/7", 0, {})


@about("just-throw-it")
def test_just_throw_it_deals_the_printed_cost_of_the_item_that_is_forfeited() -> None:
    for card, dealt in (("booster-box", 4), ("triple-espresso", 1), ("cardboard-tank", 5)):
        match = board(seat(hand=["just-throw-it"], items=[card], units="1 glue"), seat("guitar-guy"))
        play(match, "play just-throw-it", "target guitar-guy@3")
        assert player(match, 0).items == ()
        settle(match)
        assert (combatant(match, 0).damage, combatant(match, 1).damage) == (0, dealt)
        assert discard(match, 0) == [card, "just-throw-it"]
        assert is_calm(match)


@about("just-throw-it")
def test_just_throw_it_costs_one_of_anything_and_needs_an_item_of_your_own() -> None:
    assert price("just-throw-it", "generic", seat(items=["lucky-socks"])) == 1
    assert price("just-throw-it", "glue", seat(items=["lucky-socks"])) == 1
    assert price("just-throw-it", "generic", None, seat(items=["lucky-socks"])) is None


@about("just-throw-it", "collectors-tin")
@covers("F-11.4", "F-14.5")
def test_just_throw_it_is_no_barter_and_takes_a_stolen_or_unequipped_item_too() -> None:
    tin = piece("collectors-tin", owner=1)
    match = board(seat(None, hand=["just-throw-it"], items=[tin], units="1 glue", deck=["yoink"]), seat("guitar-guy"))
    play(match, "play just-throw-it")
    settle(match)
    assert (combatant(match, 1).damage, hand(match, 0), units(match, 0)) == (3, [], {})
    assert (discard(match, 0), discard(match, 1)) == (["just-throw-it"], ["collectors-tin"])


@about("just-throw-it")
@covers("F-12.1")
def test_just_throw_it_asks_which_item_before_its_target() -> None:
    match = board(seat(hand=["just-throw-it"], items=["lucky-socks", "foam-sword"], units="1 glue"), seat("guitar-guy"))
    play(match, "play just-throw-it")
    assert (asked(match), legal(match)) == ((0, "cost_choice"), ["forfeit lucky-socks@2", "forfeit foam-sword@3"])
    play(match, "forfeit lucky-socks@2")
    assert asked(match) == (0, "target")
    play(match, "target guitar-guy@4")
    settle(match)
    assert combatant(match, 1).damage == 2


@about("second-wind")
@covers("F-9.3")
def test_second_wind_lets_your_combatant_spend_again() -> None:
    match = board(seat("guitar-guy", hand=["second-wind"], units="3 caffeine"), seat())
    play(match, "spend 3 tickets")
    assert legal_starting(match, "spend") == []
    play(match, "play second-wind", "pay 3 caffeine")
    settle(match)
    play(match, "spend 3 tickets")
    assert units(match, 0) == {"tickets": 6}
    assert is_calm(match)


@about("second-wind")
def test_second_wind_costs_three_caffeine_and_one_less_for_a_wired_combatant() -> None:
    assert price("second-wind", "caffeine", seat("guitar-guy")) == 3
    assert price("second-wind", "caffeine", seat("speedrunner")) == 2
    assert price("second-wind", "tokens") is None
    assert price("second-wind", "caffeine", seat(None, items=["lucky-socks"])) is None


@about("second-wind", "camper-in-the-corner")
@covers("F-14.6")
def test_second_wind_lets_a_sniper_snipe_again_but_not_attack_again() -> None:
    match = board(
        seat(piece("camper-in-the-corner", used=["attack"]), hand=["second-wind"], units="3 caffeine"),
        seat("mascot-suit-marathoner"),
    )
    for _snipe in range(2):
        play(match, "snipe camper-in-the-corner@1")
        settle(match)
        if hand(match, 0):
            play(match, "play second-wind")
            settle(match)
            assert legal_starting(match, "attack") == []
    assert combatant(match, 1).damage == 8


@about("second-wind")
@covers("F-6.6")
def test_second_wind_does_not_lift_the_opening_limit() -> None:
    tired = piece("guitar-guy", used=["attack", "spend"])
    match = board(seat(tired, hand=["second-wind"], units="3 caffeine", items=["lucky-socks"]), seat(), limit="attack")
    play(match, "play second-wind")
    settle(match)
    assert combatant(match, 0).used == ("attack",)
    assert (asked(match)[0], legal_starting(match, "spend")) == (0, [])


@about("butterfingers")
def test_butterfingers_breaks_an_item_in_the_middle_of_an_attack() -> None:
    match = board(
        seat("guitar-guy", items=["folding-chair"]), seat("cardboard-knight", hand=["butterfingers"], units="3 generic")
    )
    play(match, "attack 1", "play butterfingers")
    settle(match)
    assert (combatant(match, 1).damage, discard(match, 0)) == (3, ["folding-chair"])
    assert is_calm(match)


@about("butterfingers")
def test_butterfingers_costs_three_of_anything_and_needs_an_item() -> None:
    assert price("butterfingers", "generic", seat(items=["lucky-socks"])) == 3
    assert price("butterfingers", "glue", None, seat(items=["lucky-socks"])) == 3
    assert price("butterfingers", "generic") is None


@about("butterfingers")
@covers("F-15.4")
def test_a_second_butterfingers_on_the_same_item_fizzles_and_is_discarded() -> None:
    match = board(
        seat(hand=["butterfingers", "butterfingers"], units="6 generic"), seat("guitar-guy", items=["foam-sword"])
    )
    play(match, "play butterfingers", "play butterfingers")
    settle(match)
    assert (discard(match, 0), discard(match, 1)) == (["butterfingers", "butterfingers"], ["foam-sword"])


@about("tag-team")
@covers("F-16.3", "F-9.2")
def test_tag_team_swaps_the_defender_and_the_attack_is_ignored() -> None:
    match = board(
        seat(), seat(piece("guitar-guy", damage=5), hand=["tag-team", "speedrunner", "foley-phil"], units="4 generic",
                     items=["folding-chair"], deck=["yoink"]),
    )  # fmt: skip
    play(match, "attack 1", "play tag-team")
    pass_until_asked(match)
    assert (asked(match)[0], legal(match)) == (1, ["deploy speedrunner", "deploy foley-phil"])
    play(match, "deploy foley-phil")
    assert (values(match, 1), combatant(match, 1).damage) == ("4/7", 0)
    assert (hand(match, 1), cred(match)) == (["speedrunner", "guitar-guy"], [0, 0])
    assert is_calm(match)


@about("tag-team", "speedrunner")
@covers("F-8.7")
def test_tag_team_deploys_with_everything_that_triggers_on_it() -> None:
    match = board(seat(), seat("guitar-guy", hand=["tag-team", "speedrunner"], units="4 glue", deck=["yoink"]))
    play(match, "attack 1", "play tag-team")
    settle(match)
    assert (combatant(match, 1).card, hand(match, 1)) == ("speedrunner", ["guitar-guy", "yoink"])


@about("tag-team")
def test_tag_team_costs_four_of_anything_and_needs_a_combatant() -> None:
    assert price("tag-team", "generic") == 4
    assert price("tag-team", "glue", None, None, "attack 0") == 4
    assert price("tag-team", "generic", seat(None, items=["lucky-socks"])) is None


@about("tag-team")
@covers("F-13.3", "F-20.3")
def test_tag_team_without_another_name_leaves_its_player_without_a_combatant() -> None:
    match = board(
        seat("alpha-crony"), seat("guitar-guy", hand=["tag-team", "guitar-guy", "alpha-crony"], units="4 generic")
    )
    play(match, "attack 1", "play tag-team")
    settle(match)
    assert (player(match, 1).combatant, player(match, 1).is_in) == (None, True)
    assert sorted(hand(match, 1)) == ["alpha-crony", "guitar-guy", "guitar-guy"]
