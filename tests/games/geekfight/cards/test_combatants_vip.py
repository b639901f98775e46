"""V.I.P. Combatants: each works, does not, and stops where it should."""

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
from tests.games.geekfight.cards.passing import play_out
from tests.rulebook import covers


@about("alpha-crony")
def test_alpha_crony_gets_a_point_of_strength_for_each_crony_in_its_controllers_discard_pile() -> None:
    match = board(seat("alpha-crony", discard=["henchman-temp", "flame-war", "minimum-wage-minion"]), seat())
    assert (values(match, 0), values(match, 1)) == ("4/9", "4/7")


@about("alpha-crony")
def test_alpha_crony_ignores_other_cards_and_the_discard_piles_of_opponents() -> None:
    match = board(seat("alpha-crony", discard=["speedrunner", "foam-sword"]), seat(discard=["henchman-temp"] * 2))
    assert values(match, 0) == "2/9"


@about("alpha-crony")
def test_alpha_crony_gets_three_points_at_most() -> None:
    for cronies, strength in ((3, 5), (4, 5)):
        match = board(seat("alpha-crony", discard=["henchman-temp"] * cronies), seat())
        assert values(match, 0) == f"{strength}/9"


@about("alpha-crony")
@covers("F-13.3")
def test_alpha_crony_is_not_deployed_while_an_opponent_has_one() -> None:
    match = board(seat(None, hand=["alpha-crony", "henchman-temp"]), seat("alpha-crony"), phase="arena")
    assert combatant(match, 0).card == "henchman-temp"
    assert hand(match, 0) == ["alpha-crony"]


@about("chester-a-bum")
@covers("F-14.4")
def test_chester_draws_a_card_if_the_opponent_lets_him_and_keeps_the_third_ticket() -> None:
    match = board(seat("chester-a-bum", deck=["flame-war", "speedrunner"]), seat())
    play(match, "use chester-a-bum@1")
    assert asked(match) == (1, "mode")
    play(match, "mode 0")
    assert (hand(match, 0), deck(match, 0), units(match, 0)) == (["flame-war"], ["speedrunner"], {"tickets": 1})
    assert (combatant(match, 1).counters, combatant(match, 0).used) == ({}, ("spend",))
    assert is_calm(match)


@about("chester-a-bum")
def test_chester_puts_a_tax_counter_if_the_opponent_prefers_it() -> None:
    match = board(seat("chester-a-bum", deck=["flame-war"]), seat(), seat())
    play(match, "use chester-a-bum@1", "target seat 2", "mode 1")
    assert (combatant(match, 2).counters, production(match, 2), hand(match, 0)) == ({"Tax": 1}, 2, [])
    assert combatant(match, 1).counters == {}


@about("chester-a-bum")
def test_chester_leaves_no_choice_to_an_opponent_without_a_combatant() -> None:
    match = board(seat("chester-a-bum", deck=["flame-war"]), seat(None), seat())
    play(match, "use chester-a-bum@1", "target seat 1")
    assert hand(match, 0) == ["flame-war"]
    assert is_calm(match)


@about("chester-a-bum")
def test_chester_needs_a_production_of_two() -> None:
    for tax, can in ((1, True), (2, False)):
        match = board(seat(piece("chester-a-bum", counters={"Tax": tax}), deck=["flame-war"]), seat())
        assert ("use chester-a-bum@1" in legal(match)) is can
    match = board(seat(piece("chester-a-bum", used=["spend"])), seat())
    assert "use chester-a-bum@1" not in legal(match)


@about("countess-cardshark")
def test_countess_cardshark_takes_one_of_three_cards_and_tucks_the_others_in_the_chosen_order() -> None:
    cards = ["flame-war", "foam-sword", "headshot", "speedrunner"]
    match = board(seat(None, hand=["countess-cardshark"], deck=cards), seat(), phase="arena")
    assert legal(match) == ["take flame-war", "take foam-sword", "take headshot"]
    play(match, "take foam-sword", "tuck headshot")
    assert (hand(match, 0), deck(match, 0)) == (["foam-sword"], ["speedrunner", "headshot", "flame-war"])
    assert is_calm(match)


@about("countess-cardshark")
def test_countess_cardshark_looks_only_when_she_is_deployed() -> None:
    match = board(seat("countess-cardshark", deck=["flame-war", "foam-sword"]), seat(), phase="action start")
    assert (asked(match), queue(match), deck(match, 0)) == ((0, "control"), [], ["flame-war", "foam-sword"])


@about("countess-cardshark")
@covers("F-1.3")
def test_countess_cardshark_makes_do_with_fewer_cards() -> None:
    for cards, taken in (([], []), (["flame-war"], ["flame-war"])):
        match = board(seat(None, hand=["countess-cardshark"], deck=cards), seat(), phase="arena")
        assert (hand(match, 0), deck(match, 0)) == (taken, [])
        assert is_calm(match)


@about("professor-continuity")
@covers("F-15.5")
def test_professor_continuity_cancels_an_effect_and_its_cost_stays_paid() -> None:
    match = board(seat(hand=["flame-war"], units="3 tokens"), seat("professor-continuity"))
    play(match, "play flame-war", "target professor-continuity@2", "use professor-continuity@2", "produce 1 cash")
    settle(match)
    assert (combatant(match, 1).damage, units(match, 0), units(match, 1)) == (0, {}, {"cash": 1})
    assert (discard(match, 0), combatant(match, 1).used) == (["flame-war"], ("spend",))
    assert is_calm(match)


@about("professor-continuity")
@covers("F-3.8")
def test_professor_continuity_cannot_cancel_attacks_and_items() -> None:
    answer = seat("professor-continuity", hand=["mean-comment"], units="1 generic")
    for move in ("attack 1", "play folding-chair"):
        match = board(seat(hand=["folding-chair"], units="2 generic"), answer)
        play(match, move)
        assert asked(match) == (1, "control")
        assert legal_starting(match, "use") == []


@about("professor-continuity")
def test_professor_continuity_needs_a_production_of_three() -> None:
    for tax, can in ((1, True), (2, False)):
        match = board(
            seat(hand=["flame-war"], units="3 tokens"),
            seat(piece("professor-continuity", counters={"Tax": tax}), hand=["mean-comment"], units="1 generic"),
        )
        play(match, "play flame-war", "target professor-continuity@2")
        assert ("use professor-continuity@2" in legal(match)) is can


@about("baroness-von-foamcore")
@covers("F-13.7")
def test_baroness_von_foamcore_equips_three_items() -> None:
    match = board(
        seat("baroness-von-foamcore", items=["foam-sword", "lucky-socks"], hand=["folding-chair"], units="2 generic"),
        seat(),
    )
    play(match, "play folding-chair")
    assert [found.card for found in player(match, 0).items] == ["foam-sword", "lucky-socks", "folding-chair"]
    assert values(match, 0) == "7/10"
    assert is_calm(match)


@about("baroness-von-foamcore")
def test_baroness_von_foamcore_gives_up_one_of_four_items() -> None:
    items = ["foam-sword", "lucky-socks", "first-print-comic"]
    match = board(seat("baroness-von-foamcore", items=items, hand=["folding-chair"], units="2 generic"), seat())
    play(match, "play folding-chair")
    assert (asked(match), len(legal(match))) == ((0, "keep_items"), 4)
    play(match, "keep lucky-socks@3 first-print-comic@4 folding-chair@7")
    assert (units(match, 0), discard(match, 0)) == ({"glue": 2}, ["foam-sword"])


@about("baroness-von-foamcore")
def test_baroness_von_foamcore_equips_a_fourth_item_with_cargo_shorts() -> None:
    items = ["foam-sword", "lucky-socks", "cargo-shorts-of-holding"]
    match = board(seat("baroness-von-foamcore", items=items, hand=["folding-chair"], units="2 generic"), seat())
    play(match, "play folding-chair")
    assert (len(player(match, 0).items), player(match, 0).item_limit) == (4, 4)
    assert is_calm(match)


@about("baroness-von-foamcore")
def test_whoever_follows_baroness_von_foamcore_equips_two_of_her_items() -> None:
    items = ["foam-sword", "lucky-socks", "first-print-comic"]
    match = board(seat("baroness-von-foamcore", items=items, hand=["tag-team", "speedrunner"], units="4 glue"), seat())
    play_out(match, "play tag-team")
    assert (asked(match), len(legal(match))) == ((0, "keep_items"), 3)


@about("the-lag-lord")
def test_the_lag_lord_discards_a_card_to_distract_the_attacker_whose_attack_goes_on() -> None:
    match = board(seat(), seat("the-lag-lord", hand=["speedrunner", "foam-sword"]))
    play_out(match, "attack 1")
    assert legal(match) == ["no", "discard speedrunner", "discard foam-sword"]
    play_out(match, "discard speedrunner")
    assert (combatant(match, 0).counters, combatant(match, 1).damage) == ({"Distraction": 2}, 4)
    assert (discard(match, 1), hand(match, 1)) == (["speedrunner"], ["foam-sword"])
    assert is_calm(match)


@about("the-lag-lord")
def test_the_lag_lord_need_not_discard_and_without_a_card_is_not_asked() -> None:
    match = board(seat(), seat("the-lag-lord", hand=["speedrunner"]))
    play_out(match, "attack 1", "no")
    assert (combatant(match, 0).counters, hand(match, 1)) == ({}, ["speedrunner"])
    match = board(seat(), seat("the-lag-lord"))
    play_out(match, "attack 1")
    assert (combatant(match, 0).counters, combatant(match, 1).damage) == ({}, 4)
    assert is_calm(match)


@about("the-lag-lord")
def test_the_lag_lord_does_not_answer_snipes_or_attacks_on_others() -> None:
    match = board(seat("card-flicker"), seat("the-lag-lord", hand=["speedrunner"]), seat())
    play(match, "attack 2")
    settle(match)
    play(match, "snipe card-flicker@1", "target the-lag-lord@2")
    assert (combatant(match, 0).counters, combatant(match, 1).damage, hand(match, 1)) == ({}, 2, ["speedrunner"])
    assert is_calm(match)


@about("the-lag-lord", "badge-check-gus")
def test_the_lag_lord_may_discard_in_vain_against_badge_check_gus() -> None:
    match = board(seat("badge-check-gus"), seat("the-lag-lord", hand=["speedrunner"]))
    play_out(match, "attack 1", "discard speedrunner")
    assert (combatant(match, 0).counters, discard(match, 1)) == ({}, ["speedrunner"])


@about("empress-kawaiiju")
@covers("F-19.3")
def test_empress_kawaiiju_grows_when_her_attack_defeats_a_combatant() -> None:
    match = board(seat("empress-kawaiiju"), seat(piece("button-masher", damage=3)))
    play(match, "attack 1")
    settle(match)
    assert (combatant(match, 0).counters, values(match, 0)) == ({"Strength": 1, "Health": 1}, "5/10")
    assert cred(match) == [2, 0]
    assert is_calm(match)


@about("empress-kawaiiju")
def test_empress_kawaiiju_does_not_grow_when_a_tactic_of_her_controller_defeats() -> None:
    match = board(
        seat("empress-kawaiiju", hand=["flame-war"], units="3 caffeine"), seat(piece("button-masher", damage=4))
    )
    play(match, "play flame-war", "target button-masher@2")
    assert (cred(match), combatant(match, 0).counters, values(match, 0)) == ([2, 0], {}, "4/9")


@about("empress-kawaiiju")
def test_empress_kawaiiju_does_not_grow_when_the_defender_survives() -> None:
    match = board(seat("empress-kawaiiju"), seat(piece("button-masher", damage=2)))
    play(match, "attack 1")
    assert (combatant(match, 1).damage, combatant(match, 0).counters) == (6, {})


@about("empress-kawaiiju")
def test_empress_kawaiiju_grows_when_her_snipe_defeats_a_combatant() -> None:
    match = board(
        seat("empress-kawaiiju", items=["rubber-band-gatling"]), seat(piece("button-masher", damage=2)), seat()
    )
    play(match, "snipe rubber-band-gatling@2", "target button-masher@3")
    settle(match)
    assert (combatant(match, 0).counters, values(match, 0)) == ({"Strength": 1, "Health": 1}, "4/10")
    assert combatant(match, 2).damage == 0


@about("lord-thumbnail")
@covers("F-8.7")
def test_lord_thumbnail_weakens_whoever_plays_a_tactic_before_it_resolves() -> None:
    match = board(seat(hand=["flame-war"], units="3 tokens"), seat("lord-thumbnail"), seat())
    play_out(match, "play flame-war", "target lord-thumbnail@2")
    assert (combatant(match, 0).counters, values(match, 0)) == ({"Frailty": 1}, "3/7")
    assert (combatant(match, 1).damage, combatant(match, 2).counters) == (3, {})
    assert is_calm(match)


@about("lord-thumbnail")
def test_lord_thumbnail_minds_neither_skills_nor_the_tactics_of_his_controller() -> None:
    match = board(seat(hand=["mean-comment"], units="1 generic"), seat("lord-thumbnail"))
    play(match, "play mean-comment", "target lord-thumbnail@2")
    assert combatant(match, 0).counters == {}
    match = board(seat("lord-thumbnail", hand=["flame-war"], units="3 tokens"), seat())
    play(match, "play flame-war", "target button-masher@2")
    assert (combatant(match, 0).counters, combatant(match, 1).counters) == ({}, {})


@about("lord-thumbnail")
def test_lord_thumbnail_does_nothing_to_an_opponent_without_a_combatant() -> None:
    match = board(
        seat(None, hand=["drop-test"], units="2 generic"), seat("lord-thumbnail", items=["foam-sword"]), seat()
    )
    play(match, "play drop-test")
    assert (discard(match, 1), combatant(match, 1).counters, combatant(match, 2).counters) == (["foam-sword"], {}, {})


@about("lord-thumbnail")
def test_lord_thumbnail_triggers_even_if_the_tactic_is_cancelled() -> None:
    match = board(
        seat(hand=["flame-war"], units="3 tokens"), seat("lord-thumbnail", hand=["call-a-judge"], units="3 cash")
    )
    play(match, "play flame-war", "target lord-thumbnail@2", "pass", "play call-a-judge")
    settle(match)
    assert (combatant(match, 0).counters, combatant(match, 1).damage) == ({"Frailty": 1}, 0)
