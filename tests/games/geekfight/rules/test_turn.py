"""The turn and its phases (F-7)."""

import pytest

from clashtable.games.geekfight.wire.arena import CountersRemoved, Defeated
from clashtable.games.geekfight.wire.events import Left
from clashtable.games.geekfight.wire.hands import Drew, Tucked
from clashtable.games.geekfight.wire.queue import Added
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
    queue,
    seat,
    settle,
    table,
    units,
    values,
)
from tests.games.geekfight.turns import active, end_turn, go_to_turn, pass_until_asked
from tests.rulebook import covers

SEVEN = ["jump-cut", "headshot", "photobomb", "air-horn", "no-you", "loot-drop", "late-fee"]


@covers("F-7.2", "F-10.5")
def test_unspent_resources_vanish_at_the_start_of_ones_own_turn_alone() -> None:
    match = board(seat(units="2 cash", hand=SEVEN), seat(units="3 glue"), phase="turn")
    assert asked(match) == (0, "tuck_down")
    assert (units(match, 0), units(match, 1)) == ({}, {"glue": 3})


@covers("F-7.2", "F-19.1")
def test_modifiers_until_your_next_turn_end_and_the_check_follows() -> None:
    """Transforming Toaster (health 7) got +2 health and has taken 8: the start of its next turn defeats it."""
    match = board(
        seat(piece("transforming-toaster", damage=2), hand=["button-masher"]),
        seat("corset-captain", items=["golden-controller"]),
    )
    play(match, "use transforming-toaster@1", "mode 1")
    go_to_turn(match, 1)
    assert values(match, 0) == "2/9"
    play(match, "attack 0")
    settle(match)
    assert combatant(match, 0).damage == 8
    happened = end_turn(match)
    assert [(event.card, event.by) for event in happened if isinstance(event, Defeated)] == [
        ("transforming-toaster", None)
    ]
    assert combatant(match, 0).card == "button-masher", "the Enter the Arena Phase follows"
    assert cred(match) == [0, 0]


@covers("F-7.3", "F-21.2")
def test_tucked_cards_are_not_discarded_and_not_seen() -> None:
    """Ruling R-12."""
    match = board(seat(hand=SEVEN, deck=["flame-war", "drop-test"]), seat(), phase="turn")
    happened = events(match, "tuck no-you")
    (tucked,) = [event for event in happened if isinstance(event, Tucked)]
    assert [tucked.seen_by(viewer).card for viewer in (0, 1, None)] == ["no-you", None, None]
    assert discard(match, 0) == []
    assert deck(match, 0) == ["drop-test", "no-you"]
    assert table(match)["waiting"] == []


@covers("F-7.3")
def test_the_hand_is_limited_only_before_the_draw() -> None:
    """Ruling R-13: seven cards after the draw, nine after a Cram Session."""
    match = board(
        seat(hand=[*SEVEN[:5], "cram-session"], units="", items=["all-access-badge"], deck=["flame-war"] * 4),
        seat(),
        phase="turn",
    )
    assert len(hand(match, 0)) == 7
    play(match, "spend 3 tokens", "play cram-session")
    settle(match)
    assert len(hand(match, 0)) == 8
    end_turn(match)
    assert len(hand(match, 0)) == 8


@covers("F-7.3")
def test_the_first_player_also_draws_on_the_first_turn() -> None:
    """Ruling R-14."""
    match = board(seat(deck=["jump-cut"], turns=0), seat(turns=0), phase="turn", limit="")
    assert hand(match, 0) == ["jump-cut"]
    assert [event.card for event in match.beginning if isinstance(event, Drew)] == ["jump-cut"]


@covers("F-7.3", "F-21.3")
def test_an_empty_deck_costs_nothing() -> None:
    """Ruling R-15."""
    match = board(seat(), seat(), phase="turn")
    assert hand(match, 0) == []
    assert asked(match) == (0, "control")


@covers("F-7.3", "F-22.1")
def test_equal_cards_to_tuck_are_one_option() -> None:
    match = board(seat(hand=["jump-cut"] * 7), seat(), phase="turn")
    assert asked(match) == (0, "control"), "seven equal cards leave nothing to choose"
    assert len(hand(match, 0)) == 7, "six are kept and the tucked one is drawn"


@covers("F-7.4", "F-9.2")
def test_used_actions_and_allowances_are_renewed() -> None:
    tired = piece("glitch-witch", used=["attack", "spend", "ability"])
    wig = piece("thinking-wig", used=["special"])
    match = board(seat(tired, items=[wig]), seat(piece("button-masher", used=["attack"])), phase="turn")
    assert combatant(match, 0).used == ()
    assert item(match, 0, "thinking-wig").used == ()
    assert combatant(match, 1).used == ("attack",)


@covers("F-7.4", "F-20.4")
def test_a_player_without_a_combatant_must_deploy() -> None:
    match = board(seat(None, hand=["speedrunner", "button-masher", "jump-cut"]), seat(), phase="turn")
    assert asked(match) == (0, "deploy")
    assert legal(match) == ["deploy button-masher", "deploy speedrunner"]
    play(match, "deploy button-masher")
    assert combatant(match, 0).card == "button-masher"


@covers("F-7.4", "F-20.4")
def test_a_player_who_cannot_deploy_loses_at_once() -> None:
    match = board(seat(None, hand=["jump-cut"], deck=["headshot", "speedrunner"]), seat(), phase="turn")
    assert match.is_over
    assert [event.why for event in match.beginning if isinstance(event, Left)] == ["no combatant"]


@covers("F-7.4")
def test_only_the_active_player_deploys_in_this_phase() -> None:
    """Ruling R-16."""
    match = board(seat(), seat(None, hand=["speedrunner"]), phase="turn")
    assert asked(match) == (0, "control")
    assert player(match, 1).combatant is None


@covers("F-7.4", "F-13.2")
def test_a_combatant_in_the_arena_cannot_be_replaced() -> None:
    """Ruling R-17."""
    match = board(seat(hand=["speedrunner"]), seat(), phase="turn")
    assert asked(match) == (0, "control")
    assert combatant(match, 0).card == "button-masher"
    assert not [move for move in legal(match) if "speedrunner" in move]


@covers("F-7.4", "F-13.7")
def test_waiting_items_may_turn_out_to_be_too_many() -> None:
    match = board(
        seat(None, items=["thinking-wig", "lucky-socks", "folding-chair"], hand=["speedrunner"]), seat(), phase="turn"
    )
    assert asked(match) == (0, "keep_items")
    assert table(match)["phase"] == "arena"
    assert len(legal(match)) == 3


@covers("F-7.5", "F-8.7")
def test_start_of_action_phase_abilities_come_first() -> None:
    match = board(seat("hamsterjelly"), seat(), phase="turn")
    assert [event.card for event in match.beginning if isinstance(event, Added)] == ["hamsterjelly"]
    assert combatant(match, 0).counters == {"Jelly": 1}
    assert asked(match) == (0, "control")


@covers("F-7.5")
def test_the_active_player_acts_as_often_as_actions_cards_and_resources_allow() -> None:
    match = board(seat(units="6 tokens", hand=["headshot", "headshot", "jump-cut"]), seat("line-camper"))
    for _shot in range(2):
        play(match, "play headshot", "target line-camper@2")
        settle(match)
    play(match, "attack 1")
    settle(match)
    play(match, "spend 3 tokens")
    assert combatant(match, 1).damage == 8
    assert legal(match)[-1] == "end"


@covers("F-7.5")
def test_ending_the_phase_gives_opponents_no_control_there() -> None:
    """Ruling R-18: they get it in the End of Turn Phase."""
    match = board(seat(), seat(units="1 generic", hand=["mean-comment"]))
    play(match, "end")
    assert asked(match) == (1, "control")
    assert table(match)["phase"] == "end"


@covers("F-7.6", "F-14.10")
def test_end_of_turn_abilities_trigger_once_on_their_controllers_turn() -> None:
    match = board(seat("mascot-suit-marathoner"), seat("mascot-suit-marathoner"))
    end_turn(match)
    assert combatant(match, 0).counters == {"Sickness": 1}
    assert combatant(match, 1).counters == {}
    end_turn(match)
    assert combatant(match, 0).counters == combatant(match, 1).counters == {"Sickness": 1}


@covers("F-7.6", "F-8.4")
def test_at_the_end_of_turn_control_starts_with_the_player_to_the_left() -> None:
    talker = seat(units="2 generic", hand=["mean-comment", "mean-comment"])
    match = board(talker, talker, talker)
    play(match, "end")
    order = []
    for _holder in range(3):
        order.append(asked(match)[0])
        play(match, "pass")
    assert order == [1, 2, 0]
    assert active(match) == 1


@covers("F-7.6")
def test_after_the_queue_has_resolved_control_returns_to_the_left() -> None:
    talker = seat(units="2 generic", hand=["mean-comment", "mean-comment"])
    match = board(talker, talker, talker)
    play(match, "end", "pass", "play mean-comment", "target button-masher@1")
    settle(match)
    assert (asked(match), table(match)["phase"]) == ((1, "control"), "end")


@covers("F-7.6", "F-17.3")
def test_one_distraction_counter_goes_in_clean_up() -> None:
    """Ruling R-19: also one that was placed in the last response of the turn."""
    match = board(
        seat(piece("button-masher", counters={"Distraction": 2})),
        seat(piece("button-masher", counters={"Distraction": 1})),
    )
    end_turn(match)
    assert combatant(match, 0).counters == {"Distraction": 1}
    assert combatant(match, 1).counters == {"Distraction": 1}
    late = board(seat(), seat(units="2 glue", hand=["photobomb"]))
    play(late, "end", "play photobomb", "target button-masher@1")
    assert active(late) == 1
    assert combatant(late, 0).counters == {}


@covers("F-7.6")
def test_what_is_for_this_turn_ends_in_clean_up() -> None:
    match = board(seat(units="1 generic 2 glue", hand=["mean-comment", "emergency-hot-glue"]), seat())
    play(match, "play mean-comment", "target button-masher@2")
    settle(match)
    play(match, "play emergency-hot-glue", "target button-masher@2")
    settle(match)
    assert values(match, 1) == "2/7"
    assert combatant(match, 1).shields == (4,)
    end_turn(match)
    assert values(match, 1) == "4/7"
    assert combatant(match, 1).shields == ()


@covers("F-7.6")
@pytest.mark.parametrize("card", ["folding-chair", "cram-session", "wanted-poster"])
def test_items_tactics_buffs_attacks_and_special_actions_are_not_for_the_end_of_turn(card: str) -> None:
    """Ruling R-20: not even for the active player."""
    match = board(seat("line-camper", units="3 generic", hand=[card, "mean-comment"]), seat(), phase="end")
    assert asked(match) == (0, "control")
    assert {move.split()[0] for move in legal(match)} == {"play", "spend", "pass"}
    assert legal_starting(match, "play") == ["play mean-comment"]


@covers("F-7.6", "F-8.7")
def test_abilities_that_wait_after_clean_up_run_the_procedure_again_but_not_clean_up() -> None:
    ending = piece("adrenaline-playlist", counters={"Time": 1})
    lasting = piece("stage-fright", counters={"Time": 3})
    host = piece("button-masher", counters={"Distraction": 2}, buffs=[ending, lasting])
    match = board(seat(host), seat(units="1 generic", hand=["mean-comment"]))
    play(match, "end", "pass")
    assert table(match)["cleaned"]
    assert queue(match) == ["adrenaline-playlist"]
    happened = list(match.play("play mean-comment"))
    happened += match.play("target button-masher@1")
    pass_until_asked(match)
    if active(match) == 0:
        end_turn(match)
    assert combatant(match, 0).counters == {"Distraction": 1, "Frailty": 1}
    assert combatant(match, 0).buffs[0].counters == {"Time": 2}
    assert values(match, 0) == "0/7"
    removed = [event.card for event in happened if isinstance(event, CountersRemoved)]
    assert removed == []
    assert combatant(match, 0).lasting == (), "what was made for this turn after Clean-up ends with the turn"


@covers("F-7.6")
def test_a_long_turn_cleans_up_once() -> None:
    match = board(seat(piece("button-masher", buffs=[piece("stage-fright")])), seat())
    for time in (2, 1):
        go_to_turn(match, 1)
        assert combatant(match, 0).buffs[0].counters == {"Time": time}
        go_to_turn(match, 0)
