"""Cosplayers: each works, does not, and stops where it should."""

from tests.cardbook import about
from tests.games.geekfight.board import (
    board,
    combatant,
    cred,
    discard,
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
from tests.games.geekfight.cards.passing import end_turn, play_out
from tests.rulebook import covers


@about("cardboard-knight")
def test_cardboard_knight_has_two_more_health_with_an_apparel_item() -> None:
    assert values(board(seat("cardboard-knight", items=["lucky-socks"]), seat()), 0) == "3/12"


@about("cardboard-knight")
def test_cardboard_knight_gets_nothing_for_other_items() -> None:
    assert values(board(seat("cardboard-knight", items=["first-print-comic", "boom-mic"]), seat()), 0) == "4/9"


@about("cardboard-knight")
def test_cardboard_knight_gets_the_bonus_once_for_two_apparel_items() -> None:
    assert values(board(seat("cardboard-knight", items=["lucky-socks", "cardboard-glasses"]), seat()), 0) == "3/13"


@about("cardboard-knight")
@covers("F-16.5")
def test_cardboard_knight_is_defeated_without_cred_when_the_armor_is_broken() -> None:
    match = board(
        seat(hand=["drop-test"], units="2 generic"),
        seat(piece("cardboard-knight", damage=9), items=["replica-chainmail"]),
    )
    assert values(match, 1) == "2/14"
    play_out(match, "play drop-test")
    assert (player(match, 1).combatant, cred(match)) == (None, [0, 0])


@about("hot-glue-heroine")
def test_hot_glue_heroine_puts_a_strength_or_a_health_counter_on_an_own_item() -> None:
    for mode, counters, shown in (("mode 0", {"Strength": 1}, "6/7"), ("mode 1", {"Health": 1}, "5/8")):
        match = board(seat("hot-glue-heroine", items=["foam-sword"]), seat(items=["boom-mic"]))
        play_out(match, "use hot-glue-heroine@1", mode)
        assert (item(match, 0, "foam-sword").counters, values(match, 0)) == (counters, shown)
        assert (units(match, 0), combatant(match, 0).used) == ({"glue": 2}, ("spend",))
        assert item(match, 1, "boom-mic").counters == {}


@about("hot-glue-heroine")
@covers("F-12.2")
def test_hot_glue_heroine_needs_an_item_of_her_own() -> None:
    assert legal_starting(board(seat("hot-glue-heroine"), seat(items=["foam-sword"])), "use") == []


@about("hot-glue-heroine")
@covers("F-15.4")
def test_hot_glue_heroine_fizzles_when_the_item_is_stolen_before() -> None:
    match = board(seat("hot-glue-heroine", items=["foam-sword"]), seat(hand=["yoink"], units="5 cash"))
    play(match, "use hot-glue-heroine@1", "mode 0", "play yoink")
    settle(match)
    assert (item(match, 1, "foam-sword").counters, units(match, 0)) == ({}, {"glue": 2})


@about("hot-glue-heroine")
def test_hot_glue_heroine_needs_a_production_of_two() -> None:
    for tax, can in ((2, True), (3, False)):
        match = board(seat(piece("hot-glue-heroine", counters={"Tax": tax}), items=["foam-sword"]), seat())
        assert ("use hot-glue-heroine@1" in legal(match)) is can


@about("corset-captain")
def test_corset_captain_deals_one_damage_to_herself_whenever_she_attacks() -> None:
    match = board(seat("corset-captain"), seat("badge-check-gus"))
    play_out(match, "attack 1")
    assert (combatant(match, 0).damage, combatant(match, 1).damage) == (1, 5)
    assert is_calm(match)


@about("corset-captain")
def test_corset_captain_is_unharmed_by_spending_and_by_being_attacked() -> None:
    match = board(seat("corset-captain"), seat())
    play(match, "spend 3 glue")
    assert combatant(match, 0).damage == 0
    match = board(seat(), seat("corset-captain"))
    play_out(match, "attack 1")
    assert combatant(match, 1).damage == 4


@about("corset-captain")
@covers("F-16.4", "F-19.2")
def test_corset_captain_can_defeat_herself_before_her_attack_and_nobody_gains_cred() -> None:
    match = board(seat(piece("corset-captain", damage=7), hand=["speedrunner"]), seat())
    play_out(match, "attack 1")
    assert (player(match, 0).combatant, combatant(match, 1).damage, cred(match)) == (None, 0, [0, 0])


@about("corset-captain")
def test_corset_captains_damage_to_herself_can_be_prevented() -> None:
    match = board(seat(piece("corset-captain", damage=7), items=["cardboard-glasses"]), seat())
    play(match, "use cardboard-glasses@2")
    settle(match)
    play_out(match, "attack 1")
    assert (combatant(match, 0).damage, combatant(match, 0).shields, combatant(match, 1).damage) == (7, (2,), 5)


@about("mascot-suit-marathoner")
def test_mascot_suit_marathoner_gets_a_sickness_counter_at_the_end_of_its_turn() -> None:
    match = board(seat("mascot-suit-marathoner"), seat())
    end_turn(match)
    assert (combatant(match, 0).counters, values(match, 0)) == ({"Sickness": 1}, "3/11")


@about("mascot-suit-marathoner")
@covers("F-14.10")
def test_mascot_suit_marathoner_gets_nothing_at_the_end_of_an_opponents_turn() -> None:
    match = board(seat(), seat("mascot-suit-marathoner"))
    end_turn(match)
    assert (combatant(match, 1).counters, values(match, 1)) == ({}, "3/12")


@about("mascot-suit-marathoner")
@covers("F-19.2", "F-20.1")
def test_mascot_suit_marathoner_can_faint_without_cred_for_anybody() -> None:
    for damage, stays in ((10, True), (11, False)):
        match = board(
            seat(piece("mascot-suit-marathoner", damage=damage), hand=["speedrunner"]),
            seat(piece("button-masher", used=["spend"])),
        )
        end_turn(match)
        assert (player(match, 0).combatant is not None) is stays
        assert cred(match) == [0, 0]


@about("wig-wrangler")
def test_wig_wrangler_plays_apparel_items_for_one_less() -> None:
    for pool, can in (("1 generic", True), ("", False)):
        match = board(seat("wig-wrangler", hand=["lucky-socks"], units=pool), seat())
        assert ("play lucky-socks" in legal(match)) is can
    match = board(seat("wig-wrangler", hand=["replica-chainmail"], units="3 glue"), seat())
    play_out(match, "play replica-chainmail")
    assert (units(match, 0), values(match, 0)) == ({}, "1/12")


@about("wig-wrangler")
def test_wig_wrangler_does_nothing_for_other_items_and_for_opponents() -> None:
    assert legal_starting(board(seat("wig-wrangler", hand=["foam-sword"], units="2 glue"), seat()), "play") == []
    assert legal_starting(board(seat(hand=["lucky-socks"], units="1 generic"), seat("wig-wrangler")), "play") == []


@about("wig-wrangler")
@covers("F-11.4")
def test_wig_wrangler_does_not_change_what_an_apparel_item_is_bartered_for() -> None:
    match = board(seat("wig-wrangler", items=["replica-chainmail"]), seat())
    assert legal_starting(match, "barter") == ["barter replica-chainmail@2 2 glue"]


@about("wig-wrangler", "price-gouger")
def test_wig_wrangler_and_price_gouger_cancel_out() -> None:
    for pool, can in (("1 generic", False), ("2 generic", True)):
        match = board(seat("wig-wrangler", hand=["lucky-socks"], units=pool), seat("price-gouger"))
        assert ("play lucky-socks" in legal(match)) is can


@about("wig-wrangler")
def test_wig_wrangler_plays_a_cursed_fedora_on_an_opponent_for_one_less() -> None:
    match = board(seat("wig-wrangler", hand=["cursed-fedora"], units="2 cash"), seat())
    play_out(match, "play cursed-fedora")
    assert (units(match, 0), values(match, 1)) == ({}, "2/7")


@about("prop-replica-purist")
def test_prop_replica_purist_gets_one_more_strength_from_each_weapon() -> None:
    assert values(board(seat("prop-replica-purist", items=["foam-sword", "wooden-katana"]), seat()), 0) == "8/7"


@about("prop-replica-purist")
def test_prop_replica_purist_gets_no_more_from_other_items() -> None:
    assert values(board(seat("prop-replica-purist", items=["golden-controller", "lucky-socks"]), seat()), 0) == "3/9"


@about("prop-replica-purist")
@covers("F-18.1", "F-18.6")
def test_prop_replica_purist_makes_good_what_a_weapon_lacks() -> None:
    for frailty, strength in ((0, 2), (1, 1), (2, 1)):
        gatling = piece("rubber-band-gatling", counters={"Frailty": frailty})
        assert values(board(seat("prop-replica-purist", items=[gatling]), seat()), 0) == f"{strength}/7"
    katana = piece("wooden-katana", counters={"Frailty": 3})
    assert values(board(seat("prop-replica-purist", items=[katana]), seat()), 0) == "2/7"


@about("prop-replica-purist")
def test_prop_replica_purist_does_nothing_for_the_weapons_of_others() -> None:
    match = board(seat("prop-replica-purist"), seat(items=["wooden-katana"]))
    assert (values(match, 1), production(match, 0), queue(match), discard(match, 0)) == ("5/7", 4, [], [])
