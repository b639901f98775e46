"""Otaku: each works, does not, and stops where it should."""

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
    queue,
    seat,
    settle,
    units,
    values,
)
from tests.games.geekfight.cards.passing import end_turn, pass_until_asked, play_out
from tests.rulebook import covers


@about("hamsterjelly")
def test_hamsterjelly_grows_at_the_start_of_its_action_phase() -> None:
    match = board(seat(piece("hamsterjelly", counters={"Jelly": 1})), seat(), phase="action start")
    pass_until_asked(match)
    assert (combatant(match, 0).counters, values(match, 0)) == ({"Jelly": 2}, "4/8")
    assert is_calm(match)


@about("hamsterjelly")
@covers("F-14.10")
def test_hamsterjelly_does_not_grow_on_an_opponents_turn() -> None:
    match = board(seat(), seat("hamsterjelly"), phase="action start")
    pass_until_asked(match)
    assert (combatant(match, 1).counters, values(match, 1)) == ({}, "2/8")


@about("hamsterjelly")
def test_hamsterjelly_loses_all_its_jelly_to_combat_damage() -> None:
    match = board(seat(), seat(piece("hamsterjelly", counters={"Jelly": 3})))
    assert values(match, 1) == "5/8"
    play_out(match, "attack 1")
    assert (combatant(match, 1).counters, values(match, 1), combatant(match, 1).damage) == ({}, "2/8", 4)


@about("hamsterjelly")
@covers("F-16.7")
def test_hamsterjelly_keeps_its_jelly_when_the_combat_damage_is_prevented() -> None:
    match = board(
        seat(), seat(piece("hamsterjelly", counters={"Jelly": 3}), hand=["jump-cut"], units="2 tickets"),
    )  # fmt: skip
    play(match, "attack 1", "play jump-cut")
    settle(match)
    assert (combatant(match, 1).counters, combatant(match, 1).damage) == ({"Jelly": 3}, 0)


@about("hamsterjelly")
def test_hamsterjelly_keeps_its_jelly_through_direct_damage() -> None:
    match = board(seat("card-flicker"), seat(piece("hamsterjelly", counters={"Jelly": 3})))
    play_out(match, "snipe card-flicker@1")
    assert (combatant(match, 1).counters, combatant(match, 1).damage) == ({"Jelly": 3}, 2)


@about("bootleg-merchant")
def test_bootleg_merchant_draws_a_card_for_three_units_of_any_type() -> None:
    match = board(seat("bootleg-merchant", units="1 glue 2 generic", deck=["speedrunner", "flame-war"]), seat())
    play_out(match, "use bootleg-merchant@1")
    assert (hand(match, 0), units(match, 0), combatant(match, 0).used) == (["speedrunner"], {}, ("ability",))


@about("bootleg-merchant")
def test_bootleg_merchant_needs_three_units() -> None:
    for pool, can in (("2 cash", False), ("3 generic", True)):
        match = board(seat("bootleg-merchant", units=pool, deck=["flame-war"]), seat())
        assert ("use bootleg-merchant@1" in legal(match)) is can


@about("bootleg-merchant")
def test_bootleg_merchant_draws_once_per_round_however_many_units_there_are() -> None:
    match = board(seat("bootleg-merchant", units="6 cash", deck=["speedrunner", "guitar-guy"]), seat())
    play_out(match, "use bootleg-merchant@1")
    assert (legal_starting(match, "use"), units(match, 0)) == ([], {"cash": 3})


@about("bootleg-merchant")
@covers("F-14.3")
def test_bootleg_merchant_draws_on_an_opponents_turn_with_control() -> None:
    match = board(seat(), seat("bootleg-merchant", deck=["speedrunner"]))
    play(match, "attack 1")
    assert asked(match) == (1, "control")
    play(match, "spend 5 cash", "use bootleg-merchant@2")
    settle(match)
    assert (hand(match, 1), units(match, 1), combatant(match, 1).damage) == (["speedrunner"], {"cash": 2}, 4)


@about("super-mecha-death-christ")
def test_super_mecha_death_christ_discards_a_card_at_random_when_deployed() -> None:
    match = board(
        seat(None, hand=["super-mecha-death-christ", "flame-war", "foam-sword"]),
        seat(hand=["headshot"]),
        phase="arena",
        chance=["discard 0: foam-sword"],
    )
    pass_until_asked(match)
    assert (hand(match, 0), discard(match, 0), hand(match, 1)) == (["flame-war"], ["foam-sword"], ["headshot"])
    assert (values(match, 0), is_calm(match)) == ("4/10", True)


@about("super-mecha-death-christ")
@covers("F-1.3")
def test_super_mecha_death_christ_discards_nothing_from_an_empty_hand() -> None:
    match = board(seat(None, hand=["super-mecha-death-christ"]), seat(), phase="arena")
    pass_until_asked(match)
    assert (discard(match, 0), is_calm(match)) == ([], True)


@about("super-mecha-death-christ")
def test_super_mecha_death_christ_discards_nothing_once_it_is_in_the_arena() -> None:
    match = board(seat("super-mecha-death-christ", hand=["flame-war"]), seat(), phase="action start")
    assert (hand(match, 0), queue(match)) == (["flame-war"], [])


@about("super-mecha-death-christ")
def test_super_mecha_death_christ_lets_its_controller_play_a_skill_before_the_discard() -> None:
    match = board(
        seat(None, hand=["super-mecha-death-christ", "mean-comment"], units="1 generic"), seat(), phase="arena"
    )
    assert queue(match) == ["super-mecha-death-christ"]
    play(match, "play mean-comment", "target button-masher@1")
    settle(match)
    assert (discard(match, 0), hand(match, 0)) == (["mean-comment"], [])


@about("budget-mecha-intern")
def test_budget_mecha_intern_gets_a_frailty_counter_from_combat_damage() -> None:
    match = board(seat("guitar-guy"), seat("budget-mecha-intern"))
    play_out(match, "attack 1")
    assert (combatant(match, 1).counters, values(match, 1), combatant(match, 1).damage) == ({"Frailty": 1}, "3/9", 3)


@about("budget-mecha-intern")
def test_budget_mecha_intern_does_not_mind_direct_damage() -> None:
    match = board(seat("card-flicker"), seat("budget-mecha-intern"))
    play_out(match, "snipe card-flicker@1")
    assert (combatant(match, 1).counters, combatant(match, 1).damage) == ({}, 2)


@about("budget-mecha-intern")
@covers("F-16.2")
def test_budget_mecha_intern_does_not_mind_an_attack_that_deals_nothing() -> None:
    match = board(seat(piece("guitar-guy", counters={"Frailty": 3})), seat("budget-mecha-intern"))
    play_out(match, "attack 1")
    assert (combatant(match, 1).counters, combatant(match, 1).damage) == ({}, 0)


@about("budget-mecha-intern")
def test_budget_mecha_intern_gets_one_counter_for_each_attack() -> None:
    match = board(seat(hand=["sudden-death-round"], units="4 tokens"), seat("budget-mecha-intern"))
    play_out(match, "attack 1", "play sudden-death-round", "attack 1")
    assert (combatant(match, 1).counters, combatant(match, 1).damage) == ({"Frailty": 2}, 8)


@about("transforming-toaster")
def test_transforming_toaster_gets_two_strength_for_this_turn() -> None:
    match = board(seat("transforming-toaster"), seat())
    play_out(match, "use transforming-toaster@1", "mode 0")
    assert (values(match, 0), combatant(match, 0).used) == ("4/7", ("special",))
    end_turn(match)
    assert values(match, 0) == "2/7"


@about("transforming-toaster")
@covers("F-7.2")
def test_transforming_toaster_gets_two_health_until_its_next_turn() -> None:
    match = board(seat("transforming-toaster"), seat(piece("button-masher")))
    play_out(match, "use transforming-toaster@1", "mode 1")
    assert values(match, 0) == "2/9"
    end_turn(match)
    assert values(match, 0) == "2/9"
    end_turn(match)
    assert values(match, 0) == "2/7"


@about("transforming-toaster")
def test_transforming_toaster_transforms_once_per_round_and_only_on_its_own_turn() -> None:
    match = board(seat("transforming-toaster"), seat())
    play_out(match, "use transforming-toaster@1", "mode 0")
    assert legal_starting(match, "use") == []
    match = board(seat(), seat("transforming-toaster", hand=["mean-comment"], units="1 generic"))
    play(match, "attack 1")
    assert (asked(match), legal_starting(match, "use")) == ((1, "control"), [])


@about("transforming-toaster")
def test_transforming_toaster_is_defeated_without_cred_when_its_health_shrinks_again() -> None:
    match = board(seat("transforming-toaster", hand=["speedrunner"]), seat(items=["wooden-katana", "boom-mic"]))
    play_out(match, "use transforming-toaster@1", "mode 1")
    end_turn(match)
    play_out(match, "attack 0")
    assert (combatant(match, 0).damage, values(match, 0)) == (6, "2/9")
    match = board(
        seat("transforming-toaster", hand=["speedrunner"]), seat(items=["golden-controller", "boom-mic"])
    )  # fmt: skip
    play_out(match, "use transforming-toaster@1", "mode 1")
    end_turn(match)
    play_out(match, "attack 0")
    assert combatant(match, 0).damage == 8
    end_turn(match)
    assert (combatant(match, 0).card, cred(match)) == ("speedrunner", [0, 0])


@about("transforming-toaster")
@covers("F-10.3")
def test_transforming_toaster_makes_three_units_of_one_typed_resource() -> None:
    assert legal_starting(board(seat("transforming-toaster"), seat()), "spend") == [
        "spend 3 tokens", "spend 3 cash", "spend 3 tickets", "spend 3 glue", "spend 3 caffeine",
    ]  # fmt: skip


@about("hallway-ninja")
@covers("F-15.3")
def test_hallway_ninja_cannot_be_targeted_by_tactics_and_skills_of_opponents() -> None:
    match = board(seat(hand=["flame-war", "mean-comment"], units="3 tokens"), seat("hallway-ninja"))
    play_out(match, "play flame-war")
    assert combatant(match, 0).damage == 3
    match = board(seat(hand=["flame-war", "mean-comment"], units="3 tokens"), seat("hallway-ninja"), seat("guitar-guy"))
    play(match, "play flame-war")
    assert legal(match) == ["target button-masher@1", "target guitar-guy@3"]


@about("hallway-ninja")
def test_hallway_ninja_can_be_targeted_by_effects_of_its_own_controller() -> None:
    match = board(seat("hallway-ninja", hand=["sugar-rush"], units="1 caffeine"), seat())
    play_out(match, "play sugar-rush", "target hallway-ninja@1")
    assert values(match, 0) == "5/6"


@about("hallway-ninja")
def test_hallway_ninja_can_be_attacked_sniped_and_given_buffs() -> None:
    match = board(seat("card-flicker", hand=["stage-fright"], units="3 tickets"), seat("hallway-ninja"))
    play_out(match, "play stage-fright", "target hallway-ninja@2", "snipe card-flicker@1", "attack 1")
    assert (values(match, 1), combatant(match, 1).damage) == ("0/6", 5)


@about("hallway-ninja")
@covers("F-15.1")
def test_hallway_ninja_is_touched_by_effects_that_do_not_target() -> None:
    match = board(seat(hand=["con-crud"], units="2 tickets"), seat("hallway-ninja"))
    play_out(match, "play con-crud")
    assert (combatant(match, 1).counters, values(match, 1)) == ({"Sickness": 1}, "3/5")


@about("hallway-ninja")
def test_hallway_ninja_can_be_targeted_by_abilities_of_opponents() -> None:
    match = board(seat("glitch-witch", units="2 tokens"), seat("hallway-ninja"))
    play_out(match, "use glitch-witch@1", "target hallway-ninja@2")
    assert values(match, 1) == "1/6"


@about("catgirl-chorus-line")
def test_catgirl_chorus_line_heals_four_instead_of_spending() -> None:
    match = board(seat(piece("catgirl-chorus-line", damage=6)), seat(piece("button-masher", damage=2)))
    play_out(match, "use catgirl-chorus-line@1")
    assert (combatant(match, 0).damage, combatant(match, 1).damage, units(match, 0)) == (2, 2, {})
    assert (combatant(match, 0).used, legal_starting(match, "spend")) == (("spend",), [])


@about("catgirl-chorus-line")
@covers("F-14.4")
def test_catgirl_chorus_line_cannot_heal_once_it_has_spent() -> None:
    match = board(seat(piece("catgirl-chorus-line", damage=6)), seat())
    play(match, "spend 4 caffeine")
    assert legal_starting(match, "use") == []


@about("catgirl-chorus-line")
@covers("F-14.4")
def test_catgirl_chorus_line_heals_even_without_production() -> None:
    match = board(seat(piece("catgirl-chorus-line", damage=3, counters={"Tax": 4})), seat())
    assert legal_starting(match, "spend") == []
    play_out(match, "use catgirl-chorus-line@1")
    assert combatant(match, 0).damage == 0


@about("catgirl-chorus-line")
def test_catgirl_chorus_line_heals_before_an_attack_resolves() -> None:
    match = board(seat(), seat(piece("catgirl-chorus-line", damage=5)))
    play(match, "attack 1", "use catgirl-chorus-line@2")
    settle(match)
    assert (combatant(match, 1).damage, cred(match), player(match, 1).cred) == (5, [0, 0], 0)
    assert deck(match, 1) == []
