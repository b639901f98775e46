"""Conceding and leaving the game (F-20.5, F-20.6)."""

import random
from typing import Any, cast

import pytest

from clashtable.core import state as engine
from clashtable.core.errors import InvalidMessage
from clashtable.core.match import Match, replay_record
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.wire.arena import Damaged
from clashtable.games.geekfight.wire.events import Left
from clashtable.games.geekfight.wire.queue import Fizzled
from tests.games.geekfight.board import (
    GEEKFIGHT,
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
    queue,
    seat,
    settle,
    table,
    units,
    values,
)
from tests.games.geekfight.turns import active, end_turn, go_to_turn, pass_until_asked
from tests.rulebook import covers

TALKER: dict[str, Any] = {"units": "2 generic", "hand": ["mean-comment", "mean-comment"]}


def talkers(count: int = 3, **options: Any) -> Match:
    """Return a match of players who can all answer twice."""
    return board(*[seat(**TALKER) for _player in range(count)], **options)


@covers("F-20.5", "F-20.7")
def test_conceding_is_never_listed_and_always_possible() -> None:
    rng = random.Random(3)
    match = GEEKFIGHT.start(2, 3, {"turn_limit": 10})
    for _move in range(60):
        assert "concede" not in legal(match)
        assert match.question() is not None
        fork = match.fork()
        seat_asked = asked(fork)[0]
        happened = fork.play("concede")
        assert [(event.seat, event.why) for event in happened if isinstance(event, Left)] == [(seat_asked, "conceded")]
        assert fork.outcome is not None
        assert (fork.outcome.winners, fork.outcome.reason) == ((1 - seat_asked,), "last")
        match.play(rng.choice(match.legal_moves()))


@covers("F-20.5")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_conceding_at_any_moment_is_recorded_and_replayed(seats: int) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        match = GEEKFIGHT.start(seats, seed, {"turn_limit": 10})
        while not match.is_over:
            match.play("concede" if rng.random() < 0.03 else rng.choice(match.legal_moves()))
        assert replay_record(GEEKFIGHT, match.record(), use_chance=False).snapshot() == match.snapshot()
        scripted = replay_record(GEEKFIGHT, match.record())
        assert {**scripted.snapshot(), "luck": None} == {**match.snapshot(), "luck": None}


@covers("F-20.5")
def test_one_cannot_concede_after_the_end() -> None:
    match = play(talkers(2), "concede")
    assert match.is_over
    with pytest.raises(Exception, match="The match is over"):
        match.play("concede")
    with pytest.raises(InvalidMessage):
        match.play("concede now")


@covers("F-20.6")
def test_the_cards_of_a_leaving_player_leave_the_game_wherever_they_are() -> None:
    """P1 leaves: an Item that P2 stole, a Buff on P3's Combatant, and everything else of P1."""
    match = board(
        seat(items=["thinking-wig"], hand=["jump-cut"], deck=["headshot"], discard=["no-you"], units="3 cash"),
        seat(items=[piece("lucky-socks", owner=0, buffs=[piece("spiked-edges")])]),
        seat(piece("button-masher", buffs=[piece("stage-fright", by=0), piece("security-blanket")])),
    )
    play(match, "concede")
    gone = player(match, 0)
    assert (gone.is_in, gone.combatant, gone.items, gone.hand, gone.deck, gone.discard) == (False, None, (), 0, 0, ())
    assert units(match, 0) == {}
    assert player(match, 1).items == ()
    assert discard(match, 1) == ["spiked-edges"], "another's Buff goes to its owner's discard pile"
    assert [buff.card for buff in combatant(match, 2).buffs] == ["security-blanket"]
    assert values(match, 2) == "4/10"
    assert active(match) == 1


@covers("F-20.6")
def test_what_a_leaving_player_controls_but_does_not_own_goes_to_its_owner() -> None:
    stolen = piece("thinking-wig", owner=1, buffs=[piece("recall-notice", by=2)])
    match = board(seat(piece("button-masher", buffs=[piece("stage-fright", by=2)]), items=[stolen]), seat(), seat())
    play(match, "concede")
    assert discard(match, 1) == ["thinking-wig"]
    assert sorted(discard(match, 2)) == ["recall-notice", "stage-fright"]
    assert cred(match) == [0, 0, 0]


@covers("F-20.6")
def test_control_passes_left_and_the_count_of_passes_starts_again() -> None:
    match = talkers(4)
    play(match, "attack 2", "pass", "pass")
    assert asked(match)[0] == 3
    play(match, "concede")
    assert asked(match)[0] == 0
    assert table(match)["passes"] == 0
    assert queue(match) == ["button-masher"]
    for holder in (0, 1, 2):
        assert asked(match)[0] == holder
        play(match, "pass")
    assert combatant(match, 2).damage == 4


@covers("F-20.6")
def test_the_objects_of_a_leaving_player_leave_the_queue() -> None:
    match = talkers()
    play(match, "attack 2", "play mean-comment", "target button-masher@1", "pass", "pass")
    assert asked(match)[0] == 1
    play(match, "concede")
    assert queue(match) == ["button-masher"]
    assert asked(match)[0] == 2
    settle(match)
    assert combatant(match, 2).damage == 4, "the comment is gone"


@covers("F-20.6")
def test_over_a_queue_that_is_empty_now_control_returns_home() -> None:
    match = talkers(phase="end")
    assert asked(match)[0] == 1
    play(match, "pass", "play mean-comment", "target button-masher@1", "pass", "pass")
    assert asked(match)[0] == 2
    play(match, "concede")
    assert (queue(match), asked(match), table(match)["phase"]) == ([], (1, "control"), "end")
    assert table(match)["passes"] == 0


@covers("F-20.6")
def test_in_the_action_phase_the_active_player_has_control_again() -> None:
    match = talkers()
    play(match, "play mean-comment", "target button-masher@2")
    assert asked(match)[0] == 1
    play(match, "concede")
    assert asked(match)[0] == 2
    settle(match)
    assert asked(match) == (0, "control")
    assert legal(match)[-1] == "end"


@covers("F-20.6", "F-15.4")
def test_what_was_aimed_at_a_leaving_player_fizzles() -> None:
    match = board(seat(units="3 tokens", hand=["data-breach"]), seat(**TALKER), seat(**TALKER))
    play(match, "play data-breach", "target seat 1", "concede")
    happened = settle(match)
    assert [event.card for event in happened if isinstance(event, Fizzled)] == ["data-breach"]
    assert discard(match, 0) == ["data-breach"]
    attacked = talkers()
    play(attacked, "attack 1", "concede")
    happened = settle(attacked)
    assert [event.what for event in happened if isinstance(event, Fizzled)] == ["attack"]
    assert asked(attacked) == (0, "control")


@covers("F-20.6")
def test_on_ones_own_turn_the_turn_is_over_and_the_queue_emptied() -> None:
    match = talkers()
    play(match, "attack 2", "play mean-comment", "target button-masher@3", "pass")
    assert asked(match)[0] == 0
    play(match, "concede")
    assert queue(match) == []
    assert discard(match, 1) == ["mean-comment"], "cards go to their owners' discard piles"
    assert (active(match), asked(match)) == (1, (1, "control"))
    assert values(match, 2) == "4/7"


@covers("F-20.6")
def test_modifiers_and_prevention_for_this_turn_end_with_the_turn_of_who_leaves() -> None:
    match = board(seat(units="1 generic 2 glue", hand=["mean-comment", "emergency-hot-glue"]), seat(), seat())
    play(match, "play mean-comment", "target button-masher@2")
    settle(match)
    play(match, "play emergency-hot-glue", "target button-masher@2")
    settle(match)
    assert (values(match, 1), combatant(match, 1).shields) == ("2/7", (4,))
    play(match, "concede")
    assert (values(match, 1), combatant(match, 1).shields) == ("4/7", ())


@covers("F-20.6")
def test_modifiers_until_the_next_turn_of_who_left_end() -> None:
    """P1's Laser Pointer weakens its target until P1's next turn, which never comes."""
    match = board(seat(items=["laser-pointer"], **TALKER), seat(), seat())
    play(match, "snipe laser-pointer@2", "target button-masher@3")
    settle(match)
    assert values(match, 1) == "2/7"
    play(match, "concede")
    assert values(match, 1) == "4/7"


@covers("F-20.6")
def test_leaving_in_the_middle_of_adding_takes_the_object_along() -> None:
    match = talkers()
    play(match, "attack 2", "play mean-comment")
    assert asked(match) == (1, "target")
    play(match, "concede")
    assert queue(match) == ["button-masher"]
    assert asked(match) == (2, "control")
    own = talkers()
    play(own, "play mean-comment", "concede")
    assert (queue(own), active(own)) == ([], 1)


@covers("F-20.6")
def test_leaving_while_a_trigger_is_placed_drops_it() -> None:
    match = board(seat(**TALKER), seat(piece("rage-quitter", damage=3)), seat(**TALKER))
    play(match, "attack 1")
    pass_until_asked(match)
    assert asked(match) == (1, "target")
    play(match, "concede")
    assert queue(match) == []
    assert (asked(match), legal(match)[-1]) == ((0, "control"), "end")
    play(match, "end")
    assert table(match)["phase"] == "end"


@covers("F-20.6")
def test_leaving_while_the_second_of_two_triggers_is_placed_returns_control_home() -> None:
    """P2's Poster on P1's Combatant and P2's Rage Quitter trigger in one Check; P2 leaves at the second."""
    doomed = piece("button-masher", damage=6, buffs=[piece("wanted-poster", by=1)])
    match = board(seat(doomed), seat(piece("rage-quitter", damage=6)), seat(**TALKER), seat(**TALKER), turn=3)
    for number in (0, 1):
        hurt = cast(GeekState, match.state).players[number].combatant
        assert hurt is not None
        hurt.damage, hurt.hurt_by = 7, 3
    play(match, "spend 3 tokens")
    assert asked(match) == (1, "target")
    assert queue(match) == ["wanted-poster"]
    play(match, "concede")
    assert queue(match) == []
    assert (asked(match), legal(match)[-1]) == ((3, "control"), "end")
    play(match, "end")
    assert table(match)["phase"] == "end", "and the phase is ended once"


@covers("F-20.6")
def test_what_another_object_asks_of_who_left_is_skipped() -> None:
    match = board(seat(units="3 generic", hand=["shakedown"]), seat(items=["thinking-wig", "lucky-socks"]), seat())
    play(match, "play shakedown", "target seat 1")
    pass_until_asked(match)
    assert asked(match) == (1, "choose")
    play(match, "concede")
    assert discard(match, 0) == ["shakedown"]
    assert asked(match) == (0, "control")


@covers("F-20.6", "F-8.8")
def test_a_card_that_asks_the_active_player_who_leaves_is_discarded_all_the_same() -> None:
    match = board(seat(items=["thinking-wig", "lucky-socks"]), seat(units="3 generic", hand=["shakedown"]), seat())
    play(match, "attack 2", "play shakedown", "target seat 0")
    pass_until_asked(match)
    assert asked(match) == (0, "choose")
    play(match, "concede")
    assert discard(match, 1) == ["shakedown"]
    assert (active(match), queue(match)) == (1, [])


@covers("F-20.6")
def test_an_object_that_is_being_resolved_goes_no_further_without_its_player() -> None:
    match = board(
        seat(None, hand=["countess-cardshark"], deck=["jump-cut", "headshot", "no-you", "tag-team"]),
        seat(),
        seat(),
        phase="turn",
    )
    pass_until_asked(match)
    assert asked(match) == (0, "choose")
    play(match, "concede")
    assert (active(match), player(match, 0).is_in) == (1, False)


@covers("F-20.6", "F-8.8")
def test_a_snipe_with_an_item_of_who_left_uses_its_last_value() -> None:
    """P3 snipes with the Blaster it stole from P2; P2 leaves before it resolves, and the Blaster with it."""
    match = board(seat(), seat(**TALKER), seat(items=[piece("foam-dart-blaster", owner=1)]))
    play(match, "attack 2")
    assert asked(match)[0] == 1
    play(match, "pass", "snipe foam-dart-blaster@4", "target button-masher@1")
    play(match, "pass")
    assert asked(match)[0] == 1
    play(match, "concede")
    assert player(match, 2).items == ()
    happened = settle(match)
    dealt = [(event.amount, event.combat) for event in happened if isinstance(event, Damaged)]
    assert dealt == [(3, False), (4, True)]


@covers("F-20.6")
def test_leaving_in_set_up_leaves_the_others_to_play() -> None:
    match = GEEKFIGHT.start(3, 2, {"first_player": "1"})
    play(match, legal(match)[0])
    assert asked(match) == (1, "opening_pick")
    play(match, "concede")
    assert asked(match) == (2, "opening_pick")
    while asked(match)[1].startswith("opening"):
        match.play(match.legal_moves()[0])
    assert not player(match, 1).is_in
    assert active(match) == 2, "the first player has left, so the next one begins"
    assert [player(match, number).combatant is None for number in range(3)] == [False, True, False]


@covers("F-20.6")
def test_leaving_while_laying_the_opening_combatant() -> None:
    match = GEEKFIGHT.start(3, 2, {"first_player": "0"})
    while asked(match)[1] == "opening_pick":
        match.play(match.legal_moves()[0])
    match.play(match.legal_moves()[0])
    assert asked(match) == (1, "opening_deploy")
    play(match, "concede")
    while asked(match)[1].startswith("opening"):
        match.play(match.legal_moves()[0])
    assert [found.is_in for found in (player(match, number) for number in range(3))] == [True, False, True]
    assert len(hand(match, 1)) == 0


@covers("F-20.6")
def test_leaving_while_items_are_kept() -> None:
    match = board(
        seat(items=["thinking-wig", "lucky-socks"], units="2 generic", hand=["folding-chair"]), seat(), seat()
    )
    play(match, "play folding-chair")
    pass_until_asked(match)
    assert asked(match) == (0, "keep_items")
    play(match, "concede")
    assert active(match) == 1


@covers("F-20.6", "F-19.1")
def test_the_check_follows_in_every_case() -> None:
    """P1's Security Blanket keeps P2's Combatant alive; P1 leaves with it."""
    kept = piece("button-masher", damage=8, buffs=[piece("security-blanket", by=0)])
    match = board(seat(), seat(kept, hand=["speedrunner"]), seat())
    play(match, "concede")
    assert discard(match, 1) == ["button-masher"]
    assert cred(match) == [0, 0, 0]


@covers("F-20.6")
def test_their_cred_no_longer_counts() -> None:
    match = board(seat(cred=9), seat(cred=1), seat(cred=2))
    happened = events(match, "concede")
    assert [event.seat for event in happened if isinstance(event, Left)] == [0]
    assert not match.is_over
    play(match, "concede")
    assert match.outcome is not None
    assert match.outcome.winners == (2,)


@covers("F-20.6", "F-2.4")
def test_turns_pass_over_who_left() -> None:
    match = talkers(4)
    play(match, "end", "concede")
    assert player(match, 1).is_in is False
    end_turn(match)
    assert active(match) == 2
    go_to_turn(match, 0)
    assert legal_starting(match, "attack") == ["attack 2", "attack 3"]


@covers("F-20.6")
def test_a_full_queue_can_be_saved_after_somebody_left() -> None:
    match = talkers(4)
    play(
        match, "attack 2", "play mean-comment", "target button-masher@1", "play mean-comment", "target button-masher@1"
    )
    play(match, "concede")
    again = GEEKFIGHT.restore(match.snapshot())
    assert again.snapshot() == match.snapshot()
    settle(again)
    settle(match)
    assert again.snapshot() == match.snapshot()


@covers("F-20.6")
def test_who_is_choosing_a_target_is_offered_nothing_of_a_player_who_leaves_meanwhile() -> None:
    match = talkers()
    play(match, "play mean-comment")
    assert len(legal_starting(match, "target")) == 3
    GEEKFIGHT.concede(match.state, 2)
    engine.settle(match.state)
    assert engine.to_act(match.state) == 0
    assert [move.notation for move in engine.legal_moves(match.state)] == legal_starting(match, "target")[:2]
