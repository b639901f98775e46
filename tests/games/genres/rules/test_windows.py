"""Reaction windows (G-11)."""

import pytest

from clashtable.games.genres.cards.pool import BY_ID
from clashtable.games.genres.wire.events import Cancelled, Fizzled, Resolved
from clashtable.games.genres.wire.pieces import Damaged
from tests.games.genres.board import (
    actions,
    asked,
    board,
    discard,
    events,
    hand,
    health,
    legal,
    pawn,
    piece,
    play,
    player,
    seat,
    stack,
    summon,
    table,
    zone,
)
from tests.games.genres.turns import active, end_turn, inner, of_kind, pass_all
from tests.rulebook import covers

ANSWERS = ["actual-lawyer", "thou-shalt-not-stroll", "cut-in-line", "falling-leaf-step", "classified"]


@covers("G-11.1")
@pytest.mark.parametrize(
    ("moves", "is_open"),
    [
        (["move", "to E5"], True),
        (["melee"], True),
        (["draw"], True),
        (["play inner-peace"], True),
        (["play roller-rink"], True),
        (["play mop-bot"], True),
        (["play jetpack-warranty-void"], True),
        (["end"], False),
    ],
)
def test_what_opens_a_window(moves: list[str], is_open: bool) -> None:
    cards = ["inner-peace", "roller-rink", "mop-bot", "jetpack-warranty-void"]
    match = board(seat("F6", hand=cards), seat("G6", hand=["rerun"]), "K11", ask_always=True)
    play(match, *moves)
    assert (asked(match) == (1, "respond")) == is_open


@covers("G-11.1")
def test_summons_and_ghosts_open_windows() -> None:
    match = board(
        seat("A1", summons={"mop-bot": "F6"}), seat("G6", hand=["rerun"]), "K11",
        phase="summon", ask_always=True, zones=[zone("roller-rink", "E5")],
    )  # fmt: skip
    for moves in (["move", "to E6"], ["attack"], ["special"]):
        assert asked(play(match.fork(), *moves)) == (1, "respond")
    match = board(
        "A1", seat("G6", hand=["rerun"]), seat("F6", ghost=True), "K1", turn=2, phase="ghost", ask_always=True
    )  # fmt: skip
    for moves in (["move", "to E6"], ["attack"]):
        assert asked(play(match.fork(), *moves)) == (1, "respond")


@covers("G-11.1")
def test_draw_steps_zones_and_attacks_inside_a_card_open_none() -> None:
    bob = seat("G6", hand=["cut-in-line", "falling-leaf-step", "undo-button"])
    match = board(seat("A1", hand=["rerun"]), bob, "K11", phase="draw")
    assert asked(match) == (0, "main")
    match = board(seat("A1", hand=["team-up-issue"], summons={"mop-bot": "F6"}), bob, "K11")
    play(match, "play team-up-issue")
    assert asked(match) == (1, "respond"), "the card itself does"
    play(match, "pass", "next mop-bot")
    assert (asked(match), health(match)[1]) == ((0, "main"), 9)


@covers("G-11.2")
def test_the_active_player_and_the_dead_never_respond() -> None:
    """R-38: Objection! cards only in somebody else's turn."""
    match = board(
        seat("C6", hand=["scream-queen", "counter-intelligence", "classified"]), seat("E5", hand=["undo-button"]), "A1"
    )
    play(match, "play scream-queen", "respond undo-button")
    assert stack(match) == []
    assert hand(match, 0) == ["counter-intelligence", "classified", "scream-queen"]
    match = board(
        seat("C6", hand=["scream-queen"]), seat("E5", hand=["rerun"]), "A1", seat("K1", ghost=True), ask_always=True
    )
    inner(match).players[3].hand = [BY_ID["classified"]]
    play(match, "play scream-queen")
    assert asked(match) == (1, "respond")
    play(match, "pass")
    assert (asked(match)[0], health(match)[1]) == (0, 9), "a ghost would not be asked even if it held a card"


@covers("G-11.2")
def test_in_a_ghosts_turn_every_living_player_may_respond() -> None:
    match = board(
        seat("A1", hand=["crossover-event"]), seat("G6", hand=["counterpunch"]), seat("F6", ghost=True),
        seat("K1", hand=["just-in-time"]), turn=2, phase="ghost",
    )  # fmt: skip
    play(match, "attack")
    order = []
    while asked(match)[1] == "respond":
        order.append(asked(match)[0])
        play(match, "pass")
    assert order == [3, 0, 1]


@covers("G-11.3")
def test_asking_goes_round_until_all_have_passed_since_the_last_response() -> None:
    match = board(
        seat("C6", hand=["scream-queen"]), seat("E5", hand=["wrong-cue-card"]), seat("F6", hand=["undo-button"]),
        seat("A1", hand=["counter-intelligence"]), chance=["coin tails"],
    )  # fmt: skip
    play(match, "play scream-queen")
    assert asked(match) == (1, "respond")
    play(match, "pass")
    assert asked(match) == (2, "respond")
    play(match, "respond undo-button")
    assert asked(match) == (3, "respond"), "the next seat after that player"
    play(match, "pass")
    assert asked(match) == (1, "respond"), "who has passed may answer a later response"
    play(match, "respond wrong-cue-card")
    assert asked(match) == (1, "aim")
    assert legal(match) == [f"aim {item['id']}" for item in table(match)["stack"]], "from the bottom up"
    play(match, legal(match)[1])
    assert asked(match) == (3, "respond")
    play(match, "pass")
    assert health(match)[1:3] == [9, 9], "tails: Undo Button is cancelled"


@covers("G-11.3")
def test_the_same_player_may_play_several() -> None:
    bob = seat("E5", hand=["falling-leaf-step", "deflector-bubble"])
    match = board(seat("C6", hand=["scream-queen"]), bob, "A1")
    play(match, "play scream-queen", "respond deflector-bubble")
    assert asked(match) == (1, "respond")
    play(match, "respond falling-leaf-step", "to D6")
    assert (health(match)[1], discard(match)[:2]) == (10, ["falling-leaf-step", "deflector-bubble"])


@covers("G-11.4", "G-21.2")
def test_who_can_play_nothing_is_passed_over_without_being_asked() -> None:
    match = board("F6", seat("G6", hand=["rerun", "deflector-bubble"]), "A1")
    play(match, "melee")
    assert (asked(match), health(match)[1]) == ((0, "main"), 9)
    match = board("F6", seat("G6", hand=["rerun", "deflector-bubble"]), "A1", ask_always=True)
    play(match, "melee")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass"])
    question = match.question()
    assert question is not None
    assert question.idle == "pass"


@covers("G-11.4")
def test_an_objection_card_of_ones_own_can_be_answered_like_any_other() -> None:
    bob = seat("E5", hand=["undo-button", "counter-intelligence"])
    match = board(seat("C6", hand=["scream-queen"]), bob, "A1")
    play(match, "play scream-queen", "respond undo-button")
    assert (asked(match), legal(match)) == ((1, "respond"), ["pass", "respond counter-intelligence"])


@covers("G-11.4")
def test_costs_and_choices_of_a_response_must_be_possible() -> None:
    match = board(seat("F6", hand=["sonic-clap"]), seat("G6", hand=["fairy-fine-print"]), "A1")
    play(match, "play sonic-clap")
    assert asked(match) == (0, "main"), "there is no other card to discard"
    match = board(seat("F6", hand=["sonic-clap"]), seat("G6", hand=["stunt-double"]), "A1")
    play(match, "play sonic-clap")
    assert asked(match) == (0, "main"), "there is no summon to swap with"


@covers("G-11.4", "G-14.3")
def test_silence_and_a_gag_keep_players_from_responding() -> None:
    cards = ["falling-leaf-step", "giant-pow"]
    match = board("F6", seat("G6", hand=cards), "A1", zones=[zone("library-hours", "G5")])
    play(match, "melee")
    assert asked(match) == (0, "main")
    match = board("F6", "E6", seat("G6", hand=cards), zones=[zone("library-hours", "G5")])
    play(match, "melee", "target pawn 1")
    assert (asked(match), health(match)[1]) == ((0, "main"), 9), "no Assist from there either"
    match = board(seat("F6", hand=["cream-pie-delivery"]), seat("H6", hand=cards), "G7")
    play(match, "play cream-pie-delivery", "pass")
    assert player(match, 1).gagged_by == (0,)
    play(match, "melee")
    assert legal(match) == ["pass", "respond giant-pow"], "an Assist is no Objection! card"


@covers("G-11.5")
def test_the_choices_of_a_response_are_made_as_it_is_declared() -> None:
    match = board("F6", seat("G6", hand=["falling-leaf-step"]), seat("A1", hand=["counter-intelligence"]))
    play(match, "melee", "respond falling-leaf-step")
    assert (asked(match)[0], len(legal(match)) > 10) == (1, True)
    play(match, "to I6")
    assert (asked(match), table(match)["stack"][1]["square"]) == ((2, "respond"), "I6")


@covers("G-11.6")
def test_the_whole_stack_resolves_from_the_top_down_without_new_windows() -> None:
    """R-39: everyone has passed on the full stack."""
    match = board(
        seat("C6", hand=["scream-queen"]),
        seat("E5", hand=["deflector-bubble"]),
        seat("F6", hand=["falling-leaf-step"]),
        seat("A1", hand=["classified"]),
    )
    play(match, "play scream-queen", "respond deflector-bubble", "respond falling-leaf-step", "to H4")
    assert asked(match) == (3, "respond")
    happened = events(match, "pass")
    assert [event.card for event in of_kind(happened, Resolved)] == [
        "falling-leaf-step", "deflector-bubble", "scream-queen",
    ]  # fmt: skip
    assert asked(match) == (0, "destination")


@covers("G-11.6", "G-19.6")
def test_events_drawn_meanwhile_are_played_between_two_items() -> None:
    match = board(
        seat("C6", hand=["scream-queen"]), seat("E5", hand=["undo-button"]), seat("A1", hand=["counter-intelligence"]),
        armories=[["the-call-is-from-center-stage"]],
    )  # fmt: skip
    play(match, "play scream-queen", "respond undo-button")
    happened = events(match, "respond counter-intelligence")
    assert [event.by for event in of_kind(happened, Damaged)] == [
        "the-call-is-from-center-stage", "the-call-is-from-center-stage", "scream-queen",
    ]  # fmt: skip


@covers("G-11.7")
def test_a_response_whose_aim_has_gone_does_nothing() -> None:
    match = board(
        seat("C6", hand=["scream-queen"]), seat("E5", hand=["undo-button"]), seat("A1", hand=["classified"])
    )  # fmt: skip
    play(match, "play scream-queen", "respond undo-button")
    happened = events(match, "respond classified")
    assert [event.card for event in of_kind(happened, Cancelled)] == ["scream-queen"]
    assert [event.card for event in of_kind(happened, Fizzled)] == ["undo-button"]
    assert discard(match) == ["scream-queen", "classified", "undo-button"]


@covers("G-11.7", "G-17.7")
def test_a_response_whose_player_has_died_does_nothing() -> None:
    """Cat draws an Event that kills Bob before his Deflector Bubble resolves."""
    match = board(
        seat("C6", hand=["scream-queen"]), seat(piece("E5", health=2), hand=["deflector-bubble"]),
        seat("A1", hand=["wrong-cue-card"]), "K1",
        armories=[["the-call-is-from-center-stage"]], chance=["coin heads"],
    )  # fmt: skip
    play(match, "play scream-queen", "respond deflector-bubble", "respond wrong-cue-card")
    happened = events(match, legal(match)[1])
    assert pawn(match, 1).kind == "ghost"
    assert [event.card for event in of_kind(happened, Fizzled)] == ["deflector-bubble"]
    assert "deflector-bubble" in discard(match)


@covers("G-11.8")
def test_what_a_response_does_to_an_attack_is_stored_with_it() -> None:
    bob = seat("H6", hand=["deflector-bubble"])
    match = board(seat("F6", hand=["fireball-obviously"]), bob, seat("A1", hand=["giant-pow"]))
    play(match, "play fireball-obviously", "respond deflector-bubble", "respond giant-pow")
    assert health(match)[1] == 9, "3 + 1 - 3"


@covers("G-11.9")
def test_conditions_speak_of_your_pawn_and_of_any_move() -> None:
    bob = seat("K1", hand=["thou-shalt-not-stroll", "banana-peel", "falling-leaf-step"], summons={"mop-bot": "G6"})
    match = board("F6", bob, "A1")
    play(match, "melee")
    assert (asked(match), summon(match, "mop-bot").health) == ((0, "main"), 1), "a summon is not you"
    play(match, "move", "to F8")
    assert legal(match) == ["pass", "respond thou-shalt-not-stroll", "respond banana-peel"]
    match = board("A1", bob, seat("F6", ghost=True), "A11", turn=2, phase="ghost")
    play(match, "move", "to F8")
    assert legal(match) == ["pass", "respond thou-shalt-not-stroll"], "a ghost is no standing piece"


@covers("G-11.9")
def test_an_action_card_is_answered_with_its_combos() -> None:
    match = board(seat("F6", hand=["sonic-clap", "overcharge"]), seat("G6", hand=["undo-button"]), "A1")
    play(match, "play sonic-clap", "attach overcharge", "respond undo-button")
    assert (hand(match, 0), discard(match)) == (["sonic-clap"], ["overcharge", "undo-button"])


@covers("G-11.10")
def test_an_unanswerable_action_opens_no_window() -> None:
    bob = seat("G6", hand=["undo-button", "falling-leaf-step"])
    match = board(seat("F6", hand=["sonic-clap", "silencer"]), bob, "A1")
    play(match, "play sonic-clap", "attach silencer")
    assert (asked(match), health(match)[1]) == ((0, "main"), 8)
    match = board(seat("F6", hand=["jump-scare"]), bob, "A1")
    play(match, "play jump-scare", "piece pawn 1", "to H6")
    assert (asked(match), health(match)[1]) == ((0, "main"), 9)


@covers("G-11.11")
def test_an_assist_is_added_as_if_attached_and_is_no_objection() -> None:
    """R-52: ghosts are assisted by living players."""
    match = board(
        seat("F6", hand=["sonic-clap"]), seat("G6", hand=["counter-intelligence"]), seat("A1", hand=["crossover-event"])
    )
    play(match, "play sonic-clap")
    assert asked(match) == (2, "respond")
    play(match, "respond crossover-event")
    assert (health(match)[1], player(match, 2).hand) == (7, 1), "Bob could not answer it; Cat has drawn"
    assert discard(match) == ["sonic-clap", "crossover-event"]


@covers("G-11.11")
def test_an_assist_helps_summons_and_ghosts_too() -> None:
    match = board(
        seat("A1", summons={"mop-bot": "F6"}), "G6", seat("K1", hand=["giant-pow"]), phase="summon"
    )  # fmt: skip
    play(match, "attack", "respond giant-pow")
    assert (health(match)[1], pawn(match, 1).square) == (8, "I6")
    match = board(
        "A1", "G6", seat("K1", hand=["giant-pow"]), seat("F6", ghost=True), turn=3, phase="ghost"
    )  # fmt: skip
    play(match, "attack", "respond giant-pow")
    assert health(match)[1] == 8


@covers("G-11.11", "G-11.7")
def test_an_assist_to_an_attack_that_is_cancelled_above_it_is_lost() -> None:
    match = board(
        seat("F6", hand=["sonic-clap"]), seat("G6", hand=["classified"]), seat("A1", hand=["giant-pow"])
    )  # fmt: skip
    play(match, "play sonic-clap", "pass", "respond giant-pow", "respond classified")
    assert (health(match)[1], sorted(discard(match))) == (10, ["classified", "giant-pow", "sonic-clap"])


@covers("G-11.1", "G-5.7")
def test_a_window_closes_and_the_turn_goes_on() -> None:
    match = board("F6", seat("G6", hand=["falling-leaf-step", "counterpunch"]), "A1")
    play(match, "melee")
    pass_all(match)
    assert (asked(match), actions(match), health(match)[1]) == ((0, "main"), 1, 9)
    end_turn(match)
    assert active(match) == 1
