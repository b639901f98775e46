"""The Queue and Control, and Actions (F-8, F-9)."""

from typing import Any

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.games.geekfight.wire.events import Passed
from clashtable.games.geekfight.wire.hands import Drew
from clashtable.games.geekfight.wire.queue import Added, Cancelled, Resolved
from tests.games.geekfight.board import (
    asked,
    board,
    combatant,
    discard,
    events,
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
    table,
    units,
    values,
    view,
)
from tests.games.geekfight.turns import go_to_turn, pass_until_asked
from tests.rulebook import covers

TALKER = seat(units="2 generic", hand=["mean-comment", "mean-comment"])


# --- F-8 the Queue and Control


@covers("F-8.1", "F-8.6")
def test_what_was_added_last_resolves_first() -> None:
    match = board(TALKER, TALKER, TALKER)
    play(
        match, "attack 1", "play mean-comment", "target button-masher@1", "play mean-comment", "target button-masher@1"
    )
    added = [found.id for found in view(match, None).table.queue]
    assert queue(match) == ["button-masher", "mean-comment", "mean-comment"]
    happened = settle(match)
    assert [event.object for event in happened if isinstance(event, Resolved)] == added[::-1]
    assert combatant(match, 1).damage == 0


@covers("F-8.2")
def test_exactly_one_player_has_control_and_nobody_outside_the_two_phases() -> None:
    match = board(TALKER, TALKER)
    assert table(match)["holder"] == asked(match)[0] == 0
    play(match, "attack 1")
    assert table(match)["holder"] == asked(match)[0] == 1
    tucking = board(seat(hand=["jump-cut"] * 4 + ["headshot"] * 4), seat(), phase="turn")
    assert asked(tucking) == (0, "tuck_down")
    assert table(tucking)["holder"] is None
    resolving = board(seat(units="3 generic", hand=["shakedown"]), seat(items=["thinking-wig", "lucky-socks"]))
    play(resolving, "play shakedown")
    pass_until_asked(resolving)
    assert asked(resolving) == (1, "choose")
    assert table(resolving)["holder"] is None


@covers("F-8.3", "F-13.13")
def test_slow_things_are_for_the_active_player_over_an_empty_queue() -> None:
    rich = seat(
        "line-camper",
        units="6 generic",
        hand=["folding-chair", "drop-test", "wanted-poster", "mean-comment"],
        items=["all-access-badge"],
    )
    match = board(rich, rich)
    verbs = {move.split()[0] for move in legal(match)}
    assert verbs == {"attack", "play", "use", "spend", "barter", "make", "end"}
    assert legal_starting(match, "play") == [
        "play folding-chair", "play drop-test", "play mean-comment", "play wanted-poster",
    ]  # fmt: skip
    play(match, "attack 1")
    assert asked(match) == (1, "control")
    assert {move.split()[0] for move in legal(match)} == {"play", "spend", "barter", "make", "pass"}
    assert legal_starting(match, "play") == ["play mean-comment"]
    play(match, "pass")
    assert asked(match) == (0, "control"), "over a Queue that is not empty the active player has no more"
    assert legal_starting(match, "play") == ["play mean-comment"]
    assert legal_starting(match, "use") == legal_starting(match, "attack") == []


@covers("F-8.3")
def test_off_queue_acts_and_paying_need_control() -> None:
    """Rulings R-21 and R-22."""
    match = board(TALKER, TALKER)
    play(match, "attack 1")
    assert asked(match) == (1, "control")
    with pytest.raises(IllegalMove):
        match.play("spend 3 cash")
    play(match, "spend 3 tokens")
    assert units(match, 1) == {"tokens": 3, "generic": 2}
    assert units(match, 0) == {"generic": 2}


@covers("F-8.4", "F-8.5", "F-10.4")
def test_an_off_queue_act_leaves_control_and_the_count_of_passes() -> None:
    match = board(TALKER, TALKER, TALKER)
    play(match, "attack 1", "pass", "spend 3 tokens")
    assert asked(match) == (2, "control")
    assert table(match)["passes"] == 1
    play(match, "pass", "pass")
    assert queue(match) == []


@covers("F-8.5")
def test_an_addition_passes_control_left_and_starts_the_count_again() -> None:
    """Ruling R-23."""
    match = board(TALKER, TALKER, TALKER)
    play(match, "attack 1", "pass", "pass")
    assert (asked(match)[0], table(match)["passes"]) == (0, 2)
    play(match, "play mean-comment", "target button-masher@2")
    assert (asked(match)[0], table(match)["passes"]) == (1, 0)
    for holder in (1, 2, 0):
        assert asked(match)[0] == holder, "who added last is asked once more"
        play(match, "pass")
    assert queue(match) == []


@covers("F-8.6")
def test_the_whole_queue_resolves_without_control_in_between() -> None:
    """Ruling R-24."""
    match = board(TALKER, TALKER)
    play(match, "attack 1", "play mean-comment", "target button-masher@1", "pass")
    happened = events(match, "pass")
    told = [event for event in happened if isinstance(event, (Resolved, Passed))]
    assert [type(event).__name__ for event in told] == ["Passed", "Resolved", "Resolved"]
    assert asked(match) == (0, "control")
    assert is_calm(match)


@covers("F-8.7")
def test_what_adding_triggers_lies_on_top_of_it_the_active_players_first() -> None:
    """Ruling R-26: the Corset Captain's Ability lies below the Lag Lord's."""
    match = board(seat("corset-captain"), seat("the-lag-lord", hand=["jump-cut"]), seat(), seat())
    happened = events(match, "attack 1")
    added = [(event.what, event.card) for event in happened if isinstance(event, Added)]
    assert added == [("attack", "corset-captain"), ("trigger", "corset-captain"), ("trigger", "the-lag-lord")]


@covers("F-8.7")
def test_after_placing_triggers_control_goes_left_of_the_top_ones_controller() -> None:
    talkers = [TALKER, TALKER]
    match = board(seat("corset-captain", **rest(TALKER)), seat("the-lag-lord", **rest(TALKER)), *talkers)
    play(match, "attack 1")
    assert asked(match) == (2, "control")
    alone = board(seat("corset-captain", **rest(TALKER)), *talkers)
    play(alone, "attack 2")
    assert asked(alone) == (1, "control")


def rest(player: dict[str, Any]) -> dict[str, Any]:
    """Return a player without the Combatant."""
    return {name: value for name, value in player.items() if name != "combatant"}


@covers("F-8.7")
def test_one_players_triggers_lie_in_the_order_in_which_their_sources_came() -> None:
    match = board(
        seat("mascot-suit-marathoner", items=["slow-cooked-chili", "mint-in-box-figure"]),
        seat(piece("button-masher", buffs=[piece("con-funk", by=0)])),
    )
    happened = [*events(match, "end"), *settle(match)]
    assert [event.card for event in happened if isinstance(event, Added)] == [
        "mascot-suit-marathoner", "slow-cooked-chili", "mint-in-box-figure", "con-funk",
    ]  # fmt: skip
    assert [event.card for event in happened if isinstance(event, Resolved)] == [
        "con-funk", "mint-in-box-figure", "slow-cooked-chili", "mascot-suit-marathoner",
    ]  # fmt: skip


@covers("F-8.7", "F-14.9")
def test_triggers_of_several_players_go_from_the_active_player_to_the_left() -> None:
    """Con Crud defeats two Sidekicks at once; the one to the left of the active player lies lower."""
    weak = piece("sidekick-second-class", damage=7)
    match = board(
        seat(weak, deck=["jump-cut"]),
        seat(units="2 caffeine", hand=["con-crud"]),
        seat(weak, deck=["headshot"]),
        turn=1,
    )
    happened = [*events(match, "play con-crud"), *settle(match)]
    assert [event.seat for event in happened if isinstance(event, Added)] == [1, 2, 0]
    assert [event.seat for event in happened if isinstance(event, Drew)] == [0, 2]


@covers("F-8.7")
def test_triggers_from_resolving_form_a_new_queue_that_can_be_answered() -> None:
    """Ruling R-25."""
    match = board(
        seat(units="3 tokens", hand=["flame-war"]),
        seat(piece("rage-quitter", damage=5)),
        seat(units="2 tickets", hand=["air-horn"]),
    )
    play(match, "play flame-war", "target rage-quitter@2", "target button-masher@1")
    assert queue(match) == ["rage-quitter"]
    assert asked(match) == (2, "control")
    happened = [*events(match, "play air-horn"), *settle(match)]
    assert [event.card for event in happened if isinstance(event, Cancelled)] == ["rage-quitter"]
    assert combatant(match, 0).damage == 0


@covers("F-8.7")
def test_a_trigger_without_a_target_is_dropped() -> None:
    match = board(seat(None, hand=["somebodys-mom"]), seat(), phase="turn")
    assert combatant(match, 0).card == "somebodys-mom"
    assert queue(match) == []
    assert not [event for event in match.beginning if isinstance(event, Added)]


@covers("F-8.8")
def test_a_resolving_tactic_is_not_in_the_discard_pile_yet() -> None:
    """Ruling R-27: a Dumpster Dive cannot recover itself, nor does it find anything else."""
    match = board(seat(units="6 generic", hand=["dumpster-dive", "dumpster-dive"]), seat())
    assert legal_starting(match, "play") == []
    match = board(seat(units="6 generic", hand=["dumpster-dive"], discard=["jump-cut"]), seat())
    play(match, "play dumpster-dive")
    settle(match)
    assert hand(match, 0) == ["jump-cut"]
    assert discard(match, 0) == ["dumpster-dive"]


@covers("F-8.8", "F-13.5")
def test_an_item_goes_through_the_queue_and_is_equipped_as_it_enters() -> None:
    """Ruling R-28."""
    match = board(seat(units="2 generic", hand=["folding-chair"]), TALKER)
    play(match, "play folding-chair")
    assert queue(match) == ["folding-chair"]
    assert values(match, 0) == "4/7"
    settle(match)
    assert values(match, 0) == "7/6"


@covers("F-8.8")
def test_choices_that_are_no_targets_are_made_as_the_object_resolves_by_whom_the_text_names() -> None:
    match = board(seat("chester-a-bum", deck=["jump-cut"]), seat(units="1 generic", hand=["mean-comment"]))
    play(match, "use chester-a-bum@1")
    assert asked(match) == (1, "control")
    play(match, "pass")
    assert asked(match)[0] == 1
    assert legal(match) == ["mode 0", "mode 1"]
    play(match, "mode 1")
    assert combatant(match, 1).counters == {"Tax": 1}


@covers("F-8.8", "F-14.1")
def test_an_if_is_examined_as_the_object_resolves() -> None:
    """Headshot deals 3 if the Combatant can snipe; the Blaster is broken in response."""
    match = board(
        seat(items=["foam-dart-blaster"], units="2 tokens", hand=["headshot"]),
        seat(units="3 generic", hand=["butterfingers"]),
    )
    play(match, "play headshot", "target button-masher@3", "play butterfingers")
    settle(match)
    assert combatant(match, 1).damage == 2


@covers("F-8.8", "F-14.6")
def test_a_snipe_whose_source_is_gone_uses_its_last_value() -> None:
    """An overclocked Blaster (3 + 2) is broken in response to its snipe."""
    blaster = piece("foam-dart-blaster", buffs=["overclock"])
    match = board(seat(items=[blaster]), seat("line-camper", units="3 generic", hand=["butterfingers"]))
    play(match, "snipe foam-dart-blaster@2", "play butterfingers")
    settle(match)
    assert player(match, 0).items == ()
    assert combatant(match, 1).damage == 5


@covers("F-8.8")
def test_an_ability_resolves_without_its_source() -> None:
    match = board(
        seat(piece("glitch-witch", damage=6), units="3 tokens", hand=["mean-comment"]),
        seat(units="2 tokens", hand=["headshot"]),
    )
    play(match, "use glitch-witch@1", "target button-masher@2", "play headshot", "target glitch-witch@1")
    settle(match)
    assert player(match, 0).combatant is None
    assert values(match, 1) == "2/7"


# --- F-9 Actions


@covers("F-9.1", "F-9.5")
def test_each_action_can_be_used_once_and_none_hinders_another() -> None:
    match = board(seat(piece("line-camper", damage=3), items=["all-access-badge"]), seat("line-camper"))
    play(match, "attack 1")
    settle(match)
    assert legal_starting(match, "attack") == []
    play(match, "use line-camper@1")
    settle(match)
    assert legal_starting(match, "use") == []
    play(match, "spend 3 tickets")
    assert combatant(match, 0).used == ("attack", "spend", "special")
    assert {move.split()[0] for move in legal(match)} == {"barter", "make", "end"}


@covers("F-9.2", "F-13.4")
def test_a_deployed_combatant_arrives_with_all_actions() -> None:
    tired = piece("button-masher", used=["attack", "spend"])
    match = board(seat(tired, units="4 tickets", hand=["recast", "line-camper"]), seat())
    play(match, "play recast")
    settle(match)
    assert combatant(match, 0).used == ()
    assert {move.split()[0] for move in legal(match)} == {"attack", "use", "spend", "end"}


@covers("F-9.3", "F-15.5")
def test_an_action_stays_used_when_the_object_is_cancelled() -> None:
    match = board(seat(), seat(units="4 tokens", hand=["lag-spike"]))
    play(match, "attack 1")
    assert combatant(match, 0).used == ("attack",), "used the moment the attack is added"
    play(match, "play lag-spike")
    settle(match)
    assert combatant(match, 0).used == ("attack",)


@covers("F-9.3")
def test_refresh_makes_a_used_action_available_again() -> None:
    match = board(seat(units="4 tokens 3 caffeine", hand=["sudden-death-round", "second-wind"]), seat("line-camper"))
    play(match, "attack 1")
    settle(match)
    play(match, "play sudden-death-round", "pay 4 tokens")
    settle(match)
    assert legal_starting(match, "attack") == ["attack 1"]
    play(match, "spend 3 tokens")
    assert legal_starting(match, "spend") == []
    play(match, "play second-wind", "pay 2 caffeine")
    settle(match)
    assert legal_starting(match, "spend") == ["spend 3 tokens"]


@covers("F-9.4")
def test_a_special_action_is_used_once_per_round_on_ones_own_turn() -> None:
    """Ruling R-29; and it goes on the Queue."""
    match = board(
        seat(items=["thinking-wig"], deck=["jump-cut", "headshot"]), seat(units="2 tickets", hand=["air-horn"])
    )
    play(match, "use thinking-wig@2")
    assert queue(match) == ["thinking-wig"]
    assert item(match, 0, "thinking-wig").used == ("special",)
    play(match, "play air-horn")
    settle(match)
    assert legal_starting(match, "use") == []
    go_to_turn(match, 1)
    assert item(match, 0, "thinking-wig").used == ("special",)
    go_to_turn(match, 0)
    assert legal_starting(match, "use") == ["use thinking-wig@2"]


@covers("F-9.4", "F-13.6")
def test_a_special_action_of_an_item_needs_an_equipping_combatant() -> None:
    match = board(seat(None, items=["thinking-wig"], deck=["jump-cut"]), seat())
    assert legal_starting(match, "use") == []
    assert legal_starting(match, "barter") == ["barter thinking-wig@1 2 generic"]


@covers("F-9.5")
def test_the_spend_action_serves_one_purpose() -> None:
    match = board(seat("card-flicker"), seat())
    play(match, "spend 3 cash")
    assert legal_starting(match, "snipe") == []
    match = board(seat("card-flicker"), seat())
    play(match, "snipe card-flicker@1")
    settle(match)
    assert legal_starting(match, "spend") == []
