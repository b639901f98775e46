"""Who sees which cards, and what a seat can still be sure of (G-22)."""

import msgspec

from clashtable.core.match import Match
from clashtable.games.genres.wire.hands import Drew, Exchanged, HandPassed, LookedAtHand, LookedAtTops, PutOnArmory
from tests.games.genres.board import (
    asked,
    board,
    discard,
    events,
    hand,
    legal,
    pawn,
    piece,
    play,
    player,
    seat,
    view,
    zone,
)
from tests.games.genres.turns import active, end_turn, go_to_turn, of_kind
from tests.rulebook import covers


def told(match: Match, viewer: int | None) -> str:
    """Return everything that a viewer gets, as text."""
    return msgspec.json.encode(view(match, viewer)).decode()


def known(match: Match, viewer: int, number: int) -> tuple[str, ...]:
    """Return what *viewer* knows of a hand."""
    return view(match, viewer).known_hands[number]


@covers("G-22")
def test_everybody_sees_the_same_table() -> None:
    match = board(
        seat(piece("F6", bleed=1, equipment=["jetpack-warranty-void"]), hand=["rerun"]),
        seat("A1", hand=["seance"]), "K1",
        zones=[zone("roller-rink", "A8")], events=["full-moon"], discard=["wiretap"],
    )  # fmt: skip
    assert view(match, 0).table == view(match, 1).table == view(match, None).table
    assert [facts.hand for facts in view(match, None).table.seats] == [1, 1, 0]
    assert view(match, None).table.discard == ("wiretap",)


@covers("G-22")
def test_a_hand_is_seen_by_its_holder_alone() -> None:
    match = board(seat("F6", hand=["rerun", "undo-button"]), seat("A1", hand=["seance"]), "K1")
    assert (view(match, 0).hand, view(match, 1).hand, view(match, None).hand) == (
        ("rerun", "undo-button"),
        ("seance",),
        None,
    )
    for viewer in (1, 2, None):
        assert "undo-button" not in told(match, viewer)


@covers("G-22")
def test_a_drawn_card_is_seen_by_who_draws_it_and_an_event_by_all() -> None:
    match = board("F6", "A1", "K1", armories=[["mop-bot"]])
    (drew,) = of_kind(events(match, "draw"), Drew)
    assert [drew.seen_by(viewer).card for viewer in (0, 1, None)] == ["mop-bot", None, None]
    assert drew.seen_by(1).armory == 1
    match = board("F6", "A1", "K1", armories=[["clock-strikes-twelve"]])
    (drew,) = of_kind(events(match, "draw"), Drew)
    assert [drew.seen_by(viewer).card for viewer in (0, 1, None)] == ["clock-strikes-twelve"] * 3


@covers("G-22", "G-22.1")
def test_a_stolen_card_is_seen_by_both() -> None:
    match = board(seat("F6", hand=["pickpocket"]), seat("G6", hand=["rerun", "seance"]), "A1", chance=["card seance"])
    (stolen,) = of_kind(events(match, "play pickpocket"), Exchanged)
    assert [stolen.seen_by(viewer).card for viewer in (0, 1, 2, None)] == ["seance", "seance", None, None]
    assert (known(match, 1, 0), known(match, 2, 0), known(match, 0, 1)) == (("seance",), (), ())


@covers("G-22.1")
def test_a_hand_looked_at_is_known_until_cards_leave_unseen() -> None:
    bob = seat("G6", hand=["rerun", "seance", "undo-button"])
    match = board(
        seat("F6", hand=["wiretap", "sonic-clap"]), bob, seat("F7", hand=["pickpocket"]), chance=["card rerun"]
    )
    (looked,) = of_kind(events(match, "play wiretap", "player 1", "pass"), LookedAtHand)
    assert looked.seen_by(0).cards == ("rerun", "seance", "undo-button")
    assert looked.seen_by(2).cards is None
    assert (looked.seen_by(1).seat, looked.seen_by(1).whose) == (0, 1), "its holder learns of it"
    assert set(known(match, 0, 1)) == {"rerun", "seance", "undo-button"}
    assert known(match, 2, 1) == ()
    play(match, "play sonic-clap", "respond undo-button")
    assert set(known(match, 0, 1)) == {"rerun", "seance"}, "one was seen to leave"
    go_to_turn(match, 2)
    before = known(match, 0, 1)
    assert set(before) == {"rerun", "seance"}, "what Bob has drawn since is not known, the rest still is"
    play(match, "play pickpocket")
    if asked(match)[1] == "choose-piece":
        play(match, "piece pawn 1")
    assert known(match, 0, 1) == (), "a card left unseen: all is forgotten"
    assert known(match, 1, 2) == ("rerun",)


@covers("G-22.1")
def test_a_card_given_is_known_to_the_giver() -> None:
    match = board(seat("F6", hand=["poisoned-apple", "rerun", "seance"]), "G6", "A1")
    play(match, "play poisoned-apple", "pick seance")
    assert (hand(match, 1), known(match, 0, 1), known(match, 2, 1)) == (["seance"], ("seance",), ())
    end_turn(match)
    assert (active(match), known(match, 0, 1)) == (1, ("seance",)), "drawing on top of it changes nothing"
    play(match, "play seance")
    assert known(match, 0, 1) == (), "seen to leave"


@covers("G-22.1")
def test_cards_that_enter_openly_are_known_to_all() -> None:
    match = board(seat("F6", hand=["rerun"]), "A1", "K1", discard=["seance"])
    play(match, "play rerun")
    assert (known(match, 1, 0), known(match, 2, 0)) == (("seance",), ("seance",))
    match = board(seat("C6", hand=["scream-queen"]), seat("E5", hand=["undo-button"]), "A1")
    play(match, "play scream-queen", "respond undo-button")
    assert known(match, 2, 0) == ("scream-queen",)
    assert view(match, None).known_hands == ()


@covers("G-22.1")
def test_when_whole_hands_change_owners_the_knowledge_goes_with_them() -> None:
    bob, cat = seat("G6", hand=["rerun", "seance"]), seat("F7", hand=["mop-bot"])
    match = board(seat("F6", hand=["wiretap", "undo-button"]), bob, cat, armories=[["plot-twist"]])
    happened = events(match, "play wiretap", "player 1")
    assert hand(match, 2) == ["rerun", "seance"], "Plot Twist passed the hands to the right"
    assert set(known(match, 0, 2)) == {"rerun", "seance"}, "what Ann knew of Bob's hand is now in Cat's"
    assert known(match, 0, 1) == ("undo-button",), "her own old hand"
    assert set(known(match, 1, 2)) == {"rerun", "seance"}, "Bob knows what he passed"
    assert (known(match, 1, 0), known(match, 2, 0)) == ((), ("mop-bot",))
    passed = of_kind(happened, HandPassed)
    assert [passed[1].seen_by(viewer).cards is None for viewer in (0, 1, 2, None)] == [True, False, False, True]


@covers("G-22.1")
def test_swapped_hands_are_known_to_both_players() -> None:
    match = board(seat("F6", hand=["whose-coat-is-this", "rerun"]), seat("G6", hand=["seance"]), "A1")
    play(match, "play whose-coat-is-this")
    assert (known(match, 0, 1), known(match, 1, 0), known(match, 2, 0), known(match, 2, 1)) == (
        ("rerun",), ("seance",), (), (),
    )  # fmt: skip


@covers("G-22.1")
def test_armory_tops_are_known_until_drawn() -> None:
    tops = [["mop-bot", "rerun"], ["seance"], ["blackmail"], ["jump-scare"]]
    match = board(seat("F6", hand=["side-quest"]), "A1", "K1", armories=tops)
    happened = events(match, "play side-quest")
    (looked,) = of_kind(happened, LookedAtTops)
    assert looked.seen_by(0).cards == ("mop-bot", "seance", "blackmail", "jump-scare")
    assert looked.seen_by(1).cards is None
    assert view(match, 0).known_tops == (("mop-bot",), ("seance",), ("blackmail",), ("jump-scare",))
    assert view(match, 1).known_tops == ((), (), (), ())
    play(match, "armory 2", "armory 3")
    assert view(match, 0).known_tops == (("mop-bot",), (), (), ("jump-scare",))
    end_turn(match)
    while asked(match)[1] == "armory":
        play(match, "armory 1")
    assert view(match, 0).known_tops[0] == ()
    assert known(match, 0, 1) == (), "a known card that is drawn is forgotten"


@covers("G-22", "G-22.1")
def test_a_card_put_on_an_armory_is_known_to_who_put_it_with_its_depth() -> None:
    tops = [["mop-bot"], ["seance"], ["blackmail"], ["jump-scare"]]
    match = board(seat("F6", hand=["side-quest", "dead-drop", "undo-button"]), "A1", "K1", armories=tops)
    play(match, "play side-quest", "armory 3", "armory 4", "play dead-drop", "pick undo-button")
    (put,) = of_kind(events(match, "armory 1"), PutOnArmory)
    assert [put.seen_by(viewer).card for viewer in (0, 1, None)] == ["undo-button", None, None]
    assert view(match, 0).known_tops[0] == ("undo-button", "mop-bot"), "the others lie one deeper"
    assert "undo-button" not in told(match, 1)


@covers("G-22.1")
def test_a_card_put_on_an_armory_moves_what_others_know_one_deeper() -> None:
    """Bob has looked at the tops; Ann's Dead Drop puts a card on one of them that he does not see."""
    tops = [["rerun", "seance"], ["wiretap", "blackmail"], ["mop-bot", "undo-button"], ["roller-rink", "duct-tape"]]
    bob = seat("K1", hand=["side-quest"])
    match = board(seat("A1", hand=["dead-drop", "callback", "silencer"]), bob, "K11", turn=1, armories=tops)
    play(match, "play side-quest", "armory 2", "armory 2")
    go_to_turn(match, 0)
    play(match, "armory 1", "play dead-drop", "done", "pick callback", "armory 3")
    assert view(match, 1).known_tops[2] == (None, "mop-bot")
    assert view(match, 0).known_tops[2] == ("callback",)


@covers("G-22.1")
def test_a_card_put_on_an_armory_makes_others_forget_the_hand() -> None:
    bob = seat("G6", hand=["dead-drop", "rerun", "seance"])
    match = board(seat("F6", hand=["wiretap"]), bob, "A1", armories=[[], ["mop-bot", "jump-scare", "inner-peace"]])
    play(match, "play wiretap", "player 1")
    while asked(match)[1] == "armory":
        play(match, "armory 1")
    assert len(known(match, 0, 1)) == 3
    end_turn(match)
    while asked(match)[1] == "armory":
        play(match, "armory 1")
    play(match, "play dead-drop", "pick rerun", "armory 2")
    assert known(match, 0, 1) == ()


@covers("G-22")
def test_a_hand_transferred_on_death_is_known_to_the_dead_and_the_receiver() -> None:
    bob = seat(piece("G6", health=1), hand=["rerun", "seance"])
    match = board("F6", bob, "A1", "K1")
    (passed,) = of_kind(events(match, "melee"), HandPassed)
    assert [passed.seen_by(viewer).cards is not None for viewer in (0, 1, 2, None)] == [True, True, False, False]
    assert passed.seen_by(2).amount == 2
    assert (set(known(match, 1, 0)), known(match, 2, 0)) == ({"rerun", "seance"}, ())


@covers("G-22.2")
def test_the_dead_keep_their_knowledge_and_see_no_hand() -> None:
    bob = seat(piece("G6", health=1), hand=["rerun"])
    match = board("F6", bob, "A1", "K1")
    play(match, "melee")
    assert (view(match, 1).hand, known(match, 1, 0)) == (None, ("rerun",))
    play(match, "end")
    assert (active(match), legal(match)[0], pawn(match, 1).kind) == (1, "end", "ghost")
    assert known(match, 1, 0) == ("rerun",)


@covers("G-22")
def test_discards_are_open() -> None:
    match = board(
        "A1", seat("D6", hand=["rerun", "seance"]), "K1", turn=1, phase="turn", zones=[zone("customs-checkpoint", "C5")]
    )
    play(match, "pick seance")
    assert (discard(match), player(match, 1).hand) == (["seance"], 2)
    assert "seance" in told(match, None)
