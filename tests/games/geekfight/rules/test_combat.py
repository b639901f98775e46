"""Combat and damage, counters, values and the Check (F-16 to F-19)."""

from typing import cast

import pytest

from clashtable.games.geekfight.cards.pool import BY_ID
from clashtable.games.geekfight.changes.arena import enter_combatant
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.wire.arena import CountersPut, Damaged, Defeated, GainedCred, Healed
from clashtable.games.geekfight.wire.queue import Added, Fizzled
from tests.games.geekfight.board import (
    asked,
    board,
    combatant,
    cred,
    discard,
    events,
    hand,
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
from tests.games.geekfight.turns import go_to_turn
from tests.rulebook import covers

# --- F-16 combat and damage


@covers("F-16.1")
def test_a_combatant_attacks_another_players_combatant_with_its_attack_action() -> None:
    match = board(seat(), seat(), seat(None, hand=["speedrunner"]))
    assert legal_starting(match, "attack") == ["attack 1"]
    for tired in (piece("button-masher", used=["attack"]), piece("button-masher", counters={"Distraction": 1})):
        assert legal_starting(board(seat(tired), seat()), "attack") == []


@covers("F-16.2")
def test_the_attacker_deals_its_strength_of_that_moment_and_nobody_strikes_back() -> None:
    match = board(seat(), seat(units="1 generic", hand=["mean-comment"]))
    play(match, "attack 1", "play mean-comment", "target button-masher@1")
    happened = settle(match)
    (damage,) = [event for event in happened if isinstance(event, Damaged)]
    assert (damage.amount, damage.combat, damage.seat) == (2, True, 0)
    assert combatant(match, 0).damage == 0


@covers("F-16.2")
def test_strength_zero_deals_no_damage() -> None:
    match = board(seat(piece("button-masher", counters={"Frailty": 5})), seat("hamsterjelly"))
    happened = [*events(match, "attack 1"), *settle(match)]
    assert not [event for event in happened if isinstance(event, Damaged)]
    assert combatant(match, 1).damage == 0


@covers("F-16.3", "F-16.4")
def test_the_defender_is_never_exchanged() -> None:
    match = board(seat(), seat(units="4 cash", hand=["tag-team", "line-camper"]))
    play(match, "attack 1", "play tag-team")
    happened = settle(match)
    assert combatant(match, 1).card == "line-camper"
    assert combatant(match, 1).damage == 0
    assert [event.what for event in happened if isinstance(event, Fizzled)] == ["attack"]


@covers("F-16.4")
def test_without_the_attacker_the_attack_is_ignored() -> None:
    match = board(
        seat(piece("button-masher", damage=5), units="1 generic", hand=["mean-comment"]),
        seat(units="2 tokens", hand=["headshot"]),
    )
    play(match, "attack 1", "play headshot", "target button-masher@1")
    happened = settle(match)
    assert [event.what for event in happened if isinstance(event, Fizzled)] == ["attack"]
    assert combatant(match, 1).damage == 0


@covers("F-16.4", "F-17.3")
def test_a_distraction_counter_placed_later_does_not_stop_an_attack() -> None:
    """Ruling R-49."""
    match = board(seat(), seat(units="2 glue", hand=["photobomb"]))
    play(match, "attack 1", "play photobomb", "target button-masher@1")
    settle(match)
    assert combatant(match, 1).damage == 4


@covers("F-16.5")
def test_damage_stays_and_losing_health_is_no_damage() -> None:
    match = board(seat(units="2 caffeine", hand=["con-crud"]), seat(piece("button-masher", damage=3)))
    happened = [*events(match, "play con-crud"), *settle(match)]
    assert not [event for event in happened if isinstance(event, Damaged)]
    assert (combatant(match, 1).damage, values(match, 1)) == (3, "4/6")
    for number in (1, 0):
        go_to_turn(match, number)
    assert combatant(match, 1).damage == 3


@covers("F-16.6", "F-19.3")
def test_damage_is_dealt_by_the_combatant_or_by_the_card() -> None:
    """The Empress defeats with an attack and with a snipe of her Item, but not with a Tactic she stands behind."""
    weak = piece("button-masher", damage=5)
    grown = {"Strength": 1, "Health": 1}
    attack = board(seat("empress-kawaiiju"), seat(weak))
    play(attack, "attack 1")
    settle(attack)
    assert combatant(attack, 0).counters == grown
    snipe = board(seat("empress-kawaiiju", items=["foam-dart-blaster"]), seat(weak))
    play(snipe, "snipe foam-dart-blaster@2")
    settle(snipe)
    assert combatant(snipe, 0).counters == grown
    tactic = board(seat("empress-kawaiiju", units="3 caffeine", hand=["flame-war"]), seat(weak))
    play(tactic, "play flame-war", "target button-masher@2")
    settle(tactic)
    assert (cred(tactic), combatant(tactic, 0).counters) == ([2, 0], {})


@covers("F-16.7")
def test_prevented_damage_is_not_dealt_and_triggers_nothing() -> None:
    match = board(seat("speedrunner"), seat("budget-mecha-intern", units="2 tokens", hand=["jump-cut"]))
    play(match, "attack 1", "play jump-cut")
    happened = settle(match)
    assert combatant(match, 1).damage == 0
    assert not [event for event in happened if isinstance(event, Added)]
    hit = board(seat("speedrunner"), seat("budget-mecha-intern"))
    play(hit, "attack 1")
    settle(hit)
    assert (combatant(hit, 1).damage, combatant(hit, 1).counters) == (2, {"Frailty": 1})


@covers("F-16.7")
def test_static_prevention_comes_first_then_the_oldest_shield() -> None:
    """Stunt Double prevents 1 of 4; of Emergency Hot Glue's 4 the other 3 are used."""
    match = board(seat(), seat("stunt-double", units="2 glue 2 tokens", hand=["emergency-hot-glue", "headshot"]))
    play(match, "attack 1", "play emergency-hot-glue", "target stunt-double@2", "pay 2 glue")
    happened = settle(match)
    (damage,) = [event for event in happened if isinstance(event, Damaged)]
    assert (damage.amount, damage.prevented) == (0, 4)
    assert combatant(match, 1).shields == (1,)


@covers("F-16.7")
def test_prevention_of_all_damage_spares_the_counted_one() -> None:
    match = board(
        seat(),
        seat(units="2 glue 4 tickets", hand=["emergency-hot-glue", "plot-armor"]),
    )
    play(match, "attack 1", "play emergency-hot-glue", "target button-masher@2", "pay 2 glue")
    play(match, "pass", "play plot-armor", "target button-masher@2")
    settle(match)
    assert combatant(match, 1).damage == 0
    assert combatant(match, 1).shields == (0, 4), "newest resolved first; the four are still there"


@covers("F-16.8")
@pytest.mark.parametrize(("damage", "left"), [(5, 3), (1, 0)])
def test_heal_removes_up_to_its_number(damage: int, left: int) -> None:
    match = board(seat(piece("button-masher", damage=damage), units="1 glue", hand=["safety-pin"]), seat())
    happened = [*events(match, "play safety-pin", "target button-masher@1"), *settle(match)]
    assert combatant(match, 0).damage == left
    assert [event.amount for event in happened if isinstance(event, Healed)] == [damage - left]


# --- F-17 counters


@covers("F-17.1", "F-18.2", "F-18.3", "F-18.4")
def test_each_counter_does_its_part_on_combatants_and_items() -> None:
    counters = {"Resource": 2, "Tax": 1, "Strength": 3, "Frailty": 1, "Health": 4, "Sickness": 2}
    on_it = board(seat(piece("button-masher", counters=counters)), seat())
    assert (values(on_it, 0), production(on_it, 0)) == ("6/9", 4)
    on_item = board(seat(items=[piece("thinking-wig", counters=counters)]), seat())
    assert (values(on_item, 0), production(on_item, 0)) == ("6/10", 4)


@covers("F-17.2")
def test_opposite_counters_both_stay() -> None:
    match = board(
        seat(piece("button-masher", counters={"Strength": 1}), units="2 caffeine", hand=["sick-burn"]), seat()
    )
    play(match, "play sick-burn", "target button-masher@1")
    settle(match)
    assert combatant(match, 0).counters == {"Strength": 1, "Frailty": 1}
    assert values(match, 0) == "4/7"


@covers("F-17.3")
def test_distraction_stops_attacking_only() -> None:
    lame = piece("line-camper", counters={"Distraction": 1})
    match = board(seat(lame, items=["foam-dart-blaster"]), seat())
    assert {move.split()[0] for move in legal(match)} == {"use", "snipe", "spend", "barter", "end"}


@covers("F-17.4")
def test_card_specific_counters_mean_nothing_to_other_cards() -> None:
    """Ruling R-50: markers are counters, Tokens are a resource."""
    match = board(seat(piece("button-masher", counters={"Jelly": 3, "Mint": 2, "Stew": 1})), seat())
    assert (values(match, 0), production(match, 0)) == ("4/7", 3)
    jelly = board(seat(piece("hamsterjelly", counters={"Jelly": 3})), seat())
    assert values(jelly, 0) == "5/8"


# --- F-18 values


@covers("F-18.1")
def test_the_excess_of_an_item_does_not_touch_other_items() -> None:
    """Ruling R-51: an Item with a printed minus gives its minus, never less."""
    ruined = piece("foam-sword", counters={"Frailty": 5})
    match = board(seat(items=[ruined, "golden-controller"]), seat())
    assert values(match, 0) == "7/7"
    assert [(found.card, found.strength.value) for found in player(match, 0).items if found.strength] == [
        ("foam-sword", 0),
        ("golden-controller", 3),
    ]
    chain = board(seat(items=[piece("replica-chainmail", counters={"Frailty": 3})]), seat())
    assert values(chain, 0) == "3/11"


@covers("F-18.2")
def test_later_bonuses_must_first_make_good_what_is_below_zero() -> None:
    buffs = ["stage-fright", "stage-fright"]
    match = board(seat(piece("button-masher", buffs=buffs), units="1 caffeine", hand=["sugar-rush"]), seat())
    assert values(match, 0) == "0/7"
    play(match, "play sugar-rush", "target button-masher@1")
    settle(match)
    assert values(match, 0) == "1/7", "4 - 6 + 3"


@covers("F-18.3", "F-19.1")
def test_health_is_never_below_zero_and_zero_is_a_defeat() -> None:
    match = board(seat(units="2 caffeine", hand=["con-crud"]), seat(piece("button-masher", counters={"Sickness": 6})))
    assert values(match, 1) == "4/1"
    play(match, "play con-crud")
    settle(match)
    assert player(match, 1).combatant is None
    assert (discard(match, 1), cred(match)) == (["button-masher"], [0, 0])


@covers("F-18.4")
def test_tax_on_an_item_reduces_production_directly() -> None:
    """Ruling R-52."""
    match = board(seat(items=[piece("thinking-wig", counters={"Tax": 2})]), seat())
    assert production(match, 0) == 1
    lent = board(seat(piece("button-masher", buffs=["student-loans", "sponsorship-deal"])), seat())
    assert production(lent, 0) == 4


@covers("F-18.5")
def test_a_cost_is_never_below_zero() -> None:
    match = board(seat("glitch-witch", units="2 tokens"), seat("foley-phil", units="", hand=["air-horn"]))
    play(match, "use glitch-witch@1", "target foley-phil@2", "play air-horn")
    settle(match)
    assert units(match, 1) == {}
    assert values(match, 1) == "2/8"


@covers("F-18.6")
def test_what_an_item_gives_more_belongs_to_its_own_sum() -> None:
    """Folding Chair on a Brawler: 2 + 1 - 4 is floored on the Chair; the Hoarder's +2 belongs to the Combatant."""
    chair = piece("folding-chair", counters={"Frailty": 4})
    match = board(seat(items=[chair]), seat())
    assert values(match, 0) == "4/6"
    hoarder = board(seat("variant-cover-hoarder", items=[chair, "lucky-socks"]), seat())
    assert values(hoarder, 0) == "4/9"


# --- F-19 the Check


@covers("F-19.1")
def test_the_check_is_not_made_in_the_middle_of_an_object() -> None:
    """Rage Quitter would be defeated by Nerd Rage's Sickness; its Strength Counters come all the same."""
    match = board(seat(piece("button-masher", damage=6), units="3 caffeine", hand=["nerd-rage", "speedrunner"]), seat())
    happened = [*events(match, "play nerd-rage"), *settle(match)]
    told = [event for event in happened if isinstance(event, (CountersPut, Defeated))]
    assert [type(event).__name__ for event in told] == ["CountersPut", "CountersPut", "Defeated"]


@covers("F-19.1")
def test_the_check_follows_every_off_queue_act() -> None:
    match = board(seat(piece("button-masher", damage=7), items=["lucky-socks"], hand=["speedrunner"]), seat())
    play(match, "barter lucky-socks@2 1 generic")
    assert discard(match, 0) == ["lucky-socks", "button-masher"]


@covers("F-19.1")
def test_all_are_defeated_at_once() -> None:
    weak = piece("sidekick-second-class", damage=7)
    match = board(seat(units="2 caffeine", hand=["con-crud"]), seat(weak), seat(weak))
    happened = [*events(match, "play con-crud"), *settle(match)]
    told = [type(event).__name__ for event in happened if isinstance(event, (Defeated, Added))]
    assert told == ["Added", "Defeated", "Defeated", "Added", "Added"]


@covers("F-19.1", "F-13.7")
def test_excess_items_are_asked_about_from_the_active_player_to_the_left() -> None:
    """No card brings two players there in one Check, so two Combatants are put into the arena by hand."""
    full = seat(None, items=["thinking-wig", "lucky-socks", "folding-chair"])
    match = board(full, seat(), full, turn=1)
    state = cast(GeekState, match.state)
    for number in (0, 2):
        enter_combatant(state, number, BY_ID["button-masher"])
    play(match, "spend 3 tokens")
    assert asked(match) == (2, "keep_items")
    match.play(match.legal_moves()[0])
    assert asked(match) == (0, "keep_items")


@covers("F-19.2", "F-20.1")
def test_what_counts_is_the_event_that_tipped_the_scale() -> None:
    """Ruling R-53: wounded before, but defeated by a Sickness Counter: nobody is the defeater."""
    match = board(seat(units="2 caffeine", hand=["con-crud"]), seat(piece("button-masher", damage=2)))
    play(match, "attack 1")
    settle(match)
    assert combatant(match, 1).damage == 6
    happened = [*events(match, "play con-crud"), *settle(match)]
    assert [event.by for event in happened if isinstance(event, Defeated)] == [None]
    assert cred(match) == [0, 0]


@covers("F-19.2")
def test_damage_and_loss_of_health_in_one_check_are_a_defeat_with_damage() -> None:
    """Sick Burn deals 1 and puts a counter; damage since the previous Check makes it a defeat with damage."""
    match = board(seat(units="2 caffeine", hand=["sick-burn"]), seat(piece("button-masher", damage=6)))
    play(match, "play sick-burn", "target button-masher@2")
    settle(match)
    assert cred(match) == [2, 0]


@covers("F-19.2")
def test_ones_own_damage_gives_nobody_cred() -> None:
    match = board(seat(piece("button-masher", damage=5), units="2 tokens", hand=["headshot", "speedrunner"]), seat())
    happened = [*events(match, "play headshot", "target button-masher@1"), *settle(match)]
    assert [event.by for event in happened if isinstance(event, Defeated)] == [None]
    assert not [event for event in happened if isinstance(event, GainedCred)]


@covers("F-19.3")
def test_is_defeated_includes_every_defeat_but_leaving_otherwise_is_none() -> None:
    vip = board(
        seat(units="2 caffeine", hand=["con-crud"]), seat(piece("sidekick-second-class", damage=7), deck=["no-you"])
    )
    play(vip, "play con-crud")
    settle(vip)
    assert hand(vip, 1) == ["no-you"]
    left = board(seat(), seat("sidekick-second-class", units="3 tokens", hand=["rage-exit"], deck=["no-you"]))
    play(left, "attack 1", "play rage-exit")
    settle(left)
    assert hand(left, 1) == ["sidekick-second-class"]
