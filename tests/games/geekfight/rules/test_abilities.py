"""Abilities, targets, fizzling and cancelling (F-14, F-15)."""

import pytest

from clashtable.games.geekfight.cards.pool import POOL
from clashtable.games.geekfight.effects.abilities import Activated, Makes
from clashtable.games.geekfight.wire.arena import Damaged
from clashtable.games.geekfight.wire.queue import Added, Cancelled, Fizzled, Resolved, Retargeted
from tests.games.geekfight.board import (
    asked,
    board,
    combatant,
    cred,
    deck,
    discard,
    events,
    hand,
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
from tests.games.geekfight.turns import end_turn, go_to_turn, pass_until_asked
from tests.rulebook import covers

# --- F-14 abilities


@covers("F-14.1")
def test_abilities_work_only_in_the_arena() -> None:
    match = board(
        seat(units="3 generic", hand=["thinking-wig", "price-gouger"]),
        seat(hand=["price-gouger"], discard=["price-gouger"]),
    )
    assert "play thinking-wig" in legal(match), "Price Gougers in hands and discard piles do not raise its cost"
    leaving = board(seat(), seat(piece("sidekick-second-class", damage=4), deck=["jump-cut"]))
    play(leaving, "attack 1")
    settle(leaving)
    assert hand(leaving, 1) == ["jump-cut"], "what triggers on leaving triggers once it has left"


@covers("F-14.2")
def test_every_ability_is_of_a_kind() -> None:
    kinds = {name for card in POOL if card.kind in (0, 1, 4) for name in card.classes()}
    assert {"activated", "triggered", "conditional", "static"} <= kinds
    for card in POOL:
        if card.kind in (0, 1, 4):
            assert all(ability.classes() for ability in card.abilities), card.id


@covers("F-14.3")
def test_an_activated_ability_is_used_whenever_its_controller_has_control() -> None:
    match = board(seat(), seat("glitch-witch", units="2 tokens"))
    play(match, "attack 1")
    assert legal_starting(match, "use") == ["use glitch-witch@2"]
    play(match, "use glitch-witch@2", "target button-masher@1")
    assert queue(match) == ["button-masher", "glitch-witch"]
    settle(match)
    assert combatant(match, 1).damage == 2
    poor = board(seat(), seat(piece("glitch-witch", used=["spend"]), units="1 tokens"))
    play(poor, "attack 1")
    assert asked(poor)[0] == 0
    other = board(seat(), seat(piece("glitch-witch", used=["spend"]), units="2 cash"))
    play(other, "attack 1")
    assert asked(other)[0] == 0, "one unit must be Tokens"


@covers("F-14.4")
def test_a_plain_spend_ability_takes_the_place_of_production() -> None:
    """Rulings R-43 and R-44: impossible once the Combatant has produced, possible with production 0."""
    hurt = piece("catgirl-chorus-line", damage=5)
    match = board(seat(hurt, items=["all-access-badge"]), seat())
    play(match, "spend 4 tickets")
    assert legal_starting(match, "use") == []
    broke = board(seat(piece("catgirl-chorus-line", damage=5, counters={"Tax": 9})), seat())
    assert legal_starting(broke, "spend") == []
    play(broke, "use catgirl-chorus-line@1")
    settle(broke)
    assert combatant(broke, 0).damage == 1
    assert units(broke, 0) == {}


@covers("F-14.4", "F-22.2")
def test_spend_n_uses_n_units_and_the_rest_goes_to_the_pool() -> None:
    match = board(seat("professor-continuity"), seat(units="3 tokens", hand=["flame-war"]), turn=1)
    play(match, "play flame-war", "target professor-continuity@1", "use professor-continuity@1")
    assert asked(match) == (0, "produce")
    assert legal(match) == ["produce 1 cash", "produce 1 tickets"]
    play(match, "produce 1 tickets")
    assert units(match, 0) == {"tickets": 1}
    assert combatant(match, 0).used == ("spend",)
    settle(match)
    assert combatant(match, 0).damage == 0
    taxed = board(
        seat(piece("professor-continuity", counters={"Tax": 2})), seat(units="3 tokens", hand=["flame-war"]), turn=1
    )
    play(taxed, "play flame-war", "target professor-continuity@1")
    assert combatant(taxed, 0).damage == 3, "production 2 is not enough, and nobody was asked"


@covers("F-14.5")
def test_to_forfeit_is_to_put_a_card_into_its_owners_discard_pile() -> None:
    """Ruling R-45: whenever the thing it pays for can be done."""
    stolen = piece("extra-large-popcorn", owner=0)
    match = board(seat(), seat(piece("button-masher", damage=2), items=[stolen]))
    play(match, "attack 1", "use extra-large-popcorn@3")
    assert discard(match, 0) == ["extra-large-popcorn"]
    assert cred(match) == [0, 0]
    settle(match)
    assert combatant(match, 1).damage == 4


@covers("F-14.5")
def test_a_counter_on_the_forfeited_card_is_remembered() -> None:
    chili = piece("slow-cooked-chili", counters={"Stew": 3})
    match = board(seat(items=[chili]), seat())
    play(match, "use slow-cooked-chili@2", "target button-masher@3")
    settle(match)
    assert combatant(match, 1).damage == 3


@covers("F-14.6")
def test_one_snipe_value_is_chosen_and_values_are_never_added() -> None:
    match = board(seat("camper-in-the-corner", items=["foam-dart-blaster", "rubber-band-gatling"]), seat("line-camper"))
    assert legal_starting(match, "snipe") == [
        "snipe camper-in-the-corner@1", "snipe foam-dart-blaster@2", "snipe rubber-band-gatling@3",
    ]  # fmt: skip
    happened = [*events(match, "snipe foam-dart-blaster@2"), *settle(match)]
    (damage,) = [event for event in happened if isinstance(event, Damaged)]
    assert (damage.amount, damage.combat, damage.seat) == (3, False, 0)
    assert legal_starting(match, "snipe") == []


@covers("F-14.6")
def test_the_snipe_value_is_read_as_the_snipe_resolves() -> None:
    """An Overclock on the Blaster makes it 3 + 2."""
    blaster = piece("foam-dart-blaster", buffs=["overclock"])
    match = board(seat(items=[blaster]), seat("line-camper"))
    play(match, "snipe foam-dart-blaster@2")
    settle(match)
    assert combatant(match, 1).damage == 5


@covers("F-14.6")
def test_a_refreshed_spend_action_snipes_again_also_on_another_turn() -> None:
    """Ruling R-46."""
    match = board(seat(), seat("camper-in-the-corner", units="3 caffeine", hand=["second-wind"], items=["lucky-socks"]))
    play(match, "attack 1", "snipe camper-in-the-corner@2")
    settle(match)
    assert combatant(match, 0).damage == 4
    play(match, "end", "play second-wind")
    pass_until_asked(match)
    play(match, "snipe camper-in-the-corner@2")
    settle(match)
    assert player(match, 0).combatant is None
    assert cred(match) == [0, 2]


@covers("F-14.7")
def test_every_activated_ability_costs_something_that_runs_out() -> None:
    for card in POOL:
        for ability in card.abilities:
            if isinstance(ability, (Activated, Makes)):
                cost = ability.cost
                ends = cost.is_action or cost.is_once or cost.forfeits or cost.discards or cost.pay > 0
                assert ends or cost.spend >= 0, card.id


@covers("F-14.8")
def test_abilities_that_only_make_resources_never_use_the_queue() -> None:
    horn = seat(units="2 tickets", hand=["air-horn"])
    match = board(seat(items=["all-access-badge"]), horn)
    play(match, "make all-access-badge@2 1 glue")
    assert (units(match, 0), queue(match), asked(match)) == ({"glue": 1}, [], (0, "control"))
    assert legal_starting(match, "make") == []
    figure = piece("mint-in-box-figure", counters={"Mint": 3})
    minted = board(seat(items=[figure]), horn)
    play(minted, "make mint-in-box-figure@2 3 cash")
    assert (units(minted, 0), discard(minted, 0)) == ({"cash": 3}, ["mint-in-box-figure"])


@covers("F-14.9")
def test_you_may_is_decided_as_the_ability_resolves() -> None:
    match = board(seat(), seat("the-lag-lord", hand=["jump-cut", "headshot"]))
    play(match, "attack 1")
    pass_until_asked(match)
    assert asked(match) == (1, "choose")
    assert legal(match) == ["no", "discard jump-cut", "discard headshot"]
    play(match, "no")
    assert combatant(match, 0).counters == {}
    assert combatant(match, 1).damage == 4


@covers("F-14.9")
def test_an_ability_triggers_for_each_of_two_things_at_once() -> None:
    """Two Snacks are given up in one Check."""
    items = ["extra-large-popcorn", "slow-cooked-chili", "thinking-wig", "folding-chair"]
    match = board(seat(None, items=items, hand=["snack-bar-tyrant"]), seat(), phase="turn")
    assert asked(match) == (0, "keep_items")
    match.play(next(move for move in match.legal_moves() if move.notation == "keep thinking-wig@3 folding-chair@4"))
    happened = list(match.play("produce 1 tickets"))
    assert [event.card for event in happened if isinstance(event, Added)] == ["snack-bar-tyrant"] * 2
    settle(match)
    assert combatant(match, 0).counters == {"Health": 2}


@covers("F-14.10")
def test_your_turn_is_the_turn_of_the_abilitys_controller() -> None:
    match = board(seat(piece("button-masher", buffs=[piece("con-funk", by=1)])), seat())
    end_turn(match)
    assert combatant(match, 0).damage == 0
    end_turn(match)
    assert combatant(match, 0).damage == 1


@covers("F-14.11")
def test_a_conditional_ability_applies_exactly_while_its_condition_is_true() -> None:
    match = board(
        seat("variant-cover-hoarder", items=["lucky-socks", "folding-chair"]),
        seat(units="3 generic", hand=["butterfingers"]),
    )
    assert values(match, 0) == "6/9"
    play(match, "attack 1", "play butterfingers", "target lucky-socks@2")
    settle(match)
    assert values(match, 0) == "4/7"
    assert combatant(match, 1).damage == 4


@covers("F-14.12")
def test_a_static_ability_applies_as_long_as_its_card_is_in_the_arena() -> None:
    gouger = piece("price-gouger", damage=6)
    match = board(seat(units="3 tokens 2 generic", hand=["thinking-wig", "headshot"]), seat(gouger))
    play(match, "play headshot", "target price-gouger@2")
    settle(match)
    assert player(match, 1).combatant is None
    assert sum(units(match, 0).values()) == 3
    assert "play thinking-wig" in legal(match), "it costs 3 again"


@covers("F-8.8")
def test_the_equipped_combatant_is_the_one_that_equips_the_item_as_the_ability_resolves() -> None:
    """A Cartridge on a Mecha keeps its counters; stolen in response, it is on no Mecha any more (F-23)."""
    cartridge = piece("power-up-cartridge", counters={"Strength": 3})
    kept = board(seat("budget-mecha-intern", items=[cartridge]), seat())
    end_turn(kept)
    assert item(kept, 0, "power-up-cartridge").counters == {"Strength": 3}
    match = board(seat("budget-mecha-intern", items=[cartridge]), seat(units="5 cash", hand=["yoink"]))
    play(match, "end", "play yoink")
    pass_until_asked(match)
    assert item(match, 1, "power-up-cartridge").counters == {"Strength": 2}


# --- F-15 targets


@covers("F-15.1")
def test_what_a_text_merely_mentions_is_not_targeted() -> None:
    """Hallway Ninja cannot be targeted by Effects, yet Con Crud reaches it."""
    match = board(seat(units="2 caffeine 3 tokens", hand=["con-crud", "flame-war"]), seat("hallway-ninja"))
    assert "play flame-war" in legal(match)
    play(match, "play con-crud", "pay 2 caffeine")
    settle(match)
    assert combatant(match, 1).counters == {"Sickness": 1}


@covers("F-15.2")
def test_targets_must_fit_the_text_when_they_are_chosen() -> None:
    match = board(seat(units="2 tokens", hand=["jump-cut"]), seat())
    assert "play jump-cut" not in legal(match), "there is no attack on the Queue"
    escort = board(seat(units="3 generic", hand=["security-escort"]), seat(piece("button-masher", damage=4)))
    assert "play security-escort" not in legal(escort)
    frail = board(seat(units="3 generic", hand=["security-escort"]), seat(piece("button-masher", damage=5)))
    play(frail, "play security-escort")
    settle(frail)
    assert player(frail, 1).combatant is None
    assert cred(frail) == [0, 0]


@covers("F-15.2")
def test_an_object_cannot_target_itself() -> None:
    match = board(seat(units="3 cash", hand=["um-actually"]), seat())
    assert "play um-actually" not in legal(match)
    answered = board(seat(units="3 cash", hand=["um-actually"]), seat(units="1 generic", hand=["mean-comment"]), turn=1)
    play(answered, "play mean-comment", "target button-masher@1")
    assert asked(answered) == (0, "control")
    happened = [*events(answered, "play um-actually"), *settle(answered)]
    assert [event.card for event in happened if isinstance(event, Cancelled)] == ["mean-comment"]


@covers("F-15.3")
def test_what_cannot_be_targeted_cannot_be_chosen() -> None:
    match = board(seat(units="3 tokens", hand=["flame-war"]), seat("hallway-ninja"))
    play(match, "play flame-war")
    assert combatant(match, 0).damage == 3, "its own Combatant is the only target"
    phones = board(
        seat(units="3 tokens 2 glue", hand=["flame-war", "photobomb"]),
        seat("line-camper", items=["noise-cancelling-headphones"]),
    )
    play(phones, "play photobomb")
    assert legal(phones) == ["target button-masher@1", "target line-camper@2"], "Photobomb is not Loud"


@covers("F-15.3")
def test_attacks_and_snipes_of_a_loud_combatant_are_not_loud_cards() -> None:
    match = board(
        seat("rage-quitter", items=["foam-dart-blaster"]),
        seat("line-camper", items=["noise-cancelling-headphones"]),
    )
    assert legal_starting(match, "attack") == ["attack 1"]
    assert legal_starting(match, "snipe") == ["snipe foam-dart-blaster@2"]
    ordered = board(seat("camper-in-the-corner"), seat(items=["restraining-order"]))
    assert legal_starting(ordered, "snipe") == []


@covers("F-15.3")
def test_a_target_chosen_before_is_not_lost() -> None:
    """The Headphones are stolen while a Loud Tactic is on the Queue."""
    match = board(
        seat(units="3 tokens", hand=["flame-war"], items=["noise-cancelling-headphones"]),
        seat("line-camper", units="5 cash", hand=["yoink"]),
    )
    play(match, "play flame-war", "target line-camper@3", "play yoink")
    settle(match)
    assert item(match, 1, "noise-cancelling-headphones").controller == 1
    assert combatant(match, 1).damage == 3


@covers("F-15.4")
def test_an_ability_that_has_lost_its_target_fizzles_like_an_effect() -> None:
    """Ruling R-47."""
    match = board(
        seat("glitch-witch", units="2 tokens"),
        seat(units="3 tokens", hand=["rage-exit", "speedrunner"]),
    )
    play(match, "use glitch-witch@1", "target button-masher@2", "play rage-exit")
    happened = settle(match)
    assert [event.card for event in happened if isinstance(event, Fizzled)] == ["glitch-witch"]


@covers("F-15.4")
def test_a_target_that_no_longer_fits_is_lost() -> None:
    """Ruling R-48: the Item is stolen in response, so it is no Item you control."""
    match = board(
        seat(items=["folding-chair"], units="4 glue", hand=["garage-workshop"]), seat(units="5 cash", hand=["yoink"])
    )
    play(match, "play garage-workshop", "play yoink")
    happened = settle(match)
    assert [event.card for event in happened if isinstance(event, Fizzled)] == ["garage-workshop"]
    assert item(match, 1, "folding-chair").counters == {}
    assert discard(match, 0) == ["garage-workshop"]


@covers("F-15.5")
def test_a_cancelled_card_goes_to_its_owner_and_costs_stay_paid() -> None:
    match = board(seat(units="3 tokens", hand=["flame-war"]), seat(units="3 cash", hand=["call-a-judge"]))
    play(match, "play flame-war", "target button-masher@2", "play call-a-judge")
    happened = settle(match)
    assert [event.card for event in happened if isinstance(event, Resolved)] == ["call-a-judge"]
    assert (discard(match, 0), units(match, 0)) == (["flame-war"], {})
    assert combatant(match, 1).damage == 0


@covers("F-15.6")
def test_a_new_target_is_one_that_the_redirected_objects_controller_could_choose() -> None:
    """Flame War is P1's: the Hallway Ninja of P3 cannot be chosen by it."""
    match = board(
        seat(units="3 tokens", hand=["flame-war"]),
        seat("line-camper", units="2 cash", hand=["no-you"]),
        seat("hallway-ninja"),
        seat(),
    )
    play(match, "play flame-war", "target line-camper@2", "play no-you")
    pass_until_asked(match)
    assert asked(match) == (1, "choose")
    assert legal(match) == ["target button-masher@1", "target button-masher@4"]
    happened = [*events(match, "target button-masher@4"), *settle(match)]
    assert [event.card for event in happened if isinstance(event, Retargeted)] == ["flame-war"]
    assert [combatant(match, number).damage for number in range(4)] == [0, 0, 0, 3]


@covers("F-15.6")
def test_without_another_target_nothing_changes() -> None:
    match = board(
        seat("hallway-ninja", units="3 tokens", hand=["flame-war"]),
        seat("line-camper", units="2 cash", hand=["no-you"]),
    )
    play(match, "play flame-war", "target line-camper@2", "play no-you")
    settle(match)
    assert combatant(match, 0).damage + combatant(match, 1).damage == 3
    alone = board(
        seat(None, units="3 tokens", hand=["flame-war"]), seat("line-camper", units="2 cash", hand=["no-you"])
    )
    play(alone, "play flame-war", "play no-you")
    settle(alone)
    assert combatant(alone, 1).damage == 3


@covers("F-15.2", "F-21.3")
def test_a_card_in_a_discard_pile_is_a_target_only_where_the_text_names_that_place() -> None:
    match = board(
        seat(units="3 generic", hand=["dumpster-dive"], discard=["headshot", "flame-war", "jump-cut", "headshot"]),
        seat(),
    )
    play(match, "play dumpster-dive")
    assert (asked(match), legal(match)) == ((0, "target"), ["target card headshot", "target card jump-cut"])
    play(match, "target card jump-cut")
    settle(match)
    assert hand(match, 0) == ["jump-cut"]
    assert deck(match, 0) == []
    assert production(match, 0) == 3


@pytest.mark.parametrize("turns", [1, 2])
@covers("F-14.10")
def test_hamsterjelly_grows_on_each_own_turn(turns: int) -> None:
    match = board(seat("hamsterjelly"), seat())
    for _turn in range(turns):
        go_to_turn(match, 0)
    assert combatant(match, 0).counters == {"Jelly": turns}
