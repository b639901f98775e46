"""What was found wrong in Geek Fight, and stays mended: one test or more for each item of the list, by its number."""

from __future__ import annotations

from typing import Any

import pytest

import clashtable as ct
from clashtable.core.match import Match
from clashtable.core.text import Voice
from clashtable.games.geekfight.wire.queue import Cancelled, Fizzled
from tests.games.geekfight.board import (
    asked,
    board,
    item,
    legal,
    piece,
    play,
    player,
    queue,
    seat,
    settle,
    units,
    view,
)

COLD_CASH = seat(
    piece("binder-baron", used=["spend"]), items=["metal-deck-box", "metal-deck-box"], hand=["yoink"]
)  # a Baron with two Items of 2 Cash and a card of 4


def test_geekfight_b1_the_bonus_of_a_barter_counts_when_it_is_asked_who_could_answer() -> None:
    match = board(seat(items=["thinking-wig"]), COLD_CASH)
    match.play("attack 1")
    assert asked(match) == (1, "control")
    play(match, "barter metal-deck-box@4 2 cash", "barter metal-deck-box@5 2 cash")
    assert units(match, 1) == {"cash": 6}
    assert "play yoink" in legal(match)


def test_geekfight_b1_nothing_is_passed_by_itself_that_the_bonus_would_pay_for() -> None:
    match = board(seat(items=["thinking-wig"]), COLD_CASH, ask_always=True)
    match.play("attack 1")
    question = match.question()
    assert question is not None
    assert (question.seat, question.idle) == (1, None)


def test_geekfight_b1_one_item_and_its_bonus_pay_for_a_skill() -> None:
    baron = seat(piece("binder-baron", used=["spend"]), items=["metal-deck-box"], hand=["call-a-judge"])
    match = board(seat(hand=["flame-war"], units="3 tokens"), baron)
    play(match, "play flame-war", "target binder-baron@2")
    assert asked(match) == (1, "control")
    play(match, "barter metal-deck-box@3 2 cash", "play call-a-judge")
    assert queue(match) == ["flame-war", "call-a-judge"]


def test_geekfight_b2_a_pool_holds_more_than_255_units_of_a_type() -> None:
    figure = piece("mint-in-box-figure", counters={"Mint": 200})
    match = board(seat("binder-baron", items=[figure, figure]), seat())
    play(match, "make mint-in-box-figure@2 200 cash", "make mint-in-box-figure@3 200 cash")
    assert units(match, 0) == {"cash": 400}


def test_geekfight_b2_units_of_a_type_never_become_those_of_another() -> None:
    assert units(board(seat(units="300 cash"), seat()), 0) == {"cash": 300}
    figure = piece("mint-in-box-figure", counters={"Mint": 3000})
    match = board(seat("binder-baron", items=[figure], units="1 tickets 1000 cash"), seat())
    match.play(next(move for move in legal(match) if move.startswith("make")))
    assert set(units(match, 0)) == {"cash", "tickets"}
    assert units(match, 0)["tickets"] == 1


@pytest.mark.parametrize("told", ["1024 cash", "5000 tickets", "1 cash 2 cash"])
def test_geekfight_b2_a_pool_that_cannot_be_is_refused(told: str) -> None:
    with pytest.raises(ct.InvalidMessage, match=r"F-10\.2"):
        board(seat(units=told), seat())


IMPOSSIBLE: dict[str, tuple[list[dict[str, Any]], str]] = {
    "one player left": ([seat(), seat(None, out=True)], "F-20.7"),
    "cards of a player who has left": ([seat(), seat(None, out=True, hand=["jump-cut"]), seat()], "F-20.6"),
    "a Combatant of a player who has left": ([seat(), seat(out=True), seat()], "F-20.6"),
    "the turn of a player who has left": ([seat(None, out=True), seat(), seat()], "F-20.6"),
    "an owner who is not there": ([seat(items=[piece("thinking-wig", owner=7)]), seat()], "F-2.2"),
    "an owner who has left": (
        [seat(items=[piece("thinking-wig", owner=2)]), seat(), seat(None, out=True)],
        "F-2.2",
    ),
    "less than no damage": ([seat(piece("button-masher", damage=-3)), seat()], "F-16.5"),
    "a damaged Item": ([seat(items=[piece("thinking-wig", damage=1)]), seat()], "F-16.5"),
    "less than no Cred": ([seat(cred=-3), seat()], "F-20.1"),
    "a Buff of nobody": ([seat(piece("button-masher", buffs=[piece("con-funk", by=5)])), seat()], "F-2.2"),
    "a Buff without Time": (
        [seat(piece("button-masher", buffs=[piece("con-funk", counters={"Time": 0})])), seat()],
        "F-13.11",
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_geekfight_b3_a_position_that_cannot_be_is_refused(name: str) -> None:
    seats, rule = IMPOSSIBLE[name]
    with pytest.raises(ct.InvalidMessage, match=rule):
        board(*seats)


def test_geekfight_b3_players_who_have_left_may_sit_between_others() -> None:
    match = board(seat(), seat(None, out=True), seat())
    assert [move for move in legal(match) if move.startswith("attack")] == ["attack 2"]


def labels(match: Match) -> list[str]:
    """Return the labels of the open question."""
    question = match.question()
    assert question is not None
    return [option.label for option in question.options]


def test_geekfight_b4_a_snipe_and_a_trigger_of_one_card_are_told_apart() -> None:
    match = board(seat(items=["laser-pointer"]), seat(hand=["air-horn"], units="2 tickets"))
    play(match, "snipe laser-pointer@2", "play air-horn")
    assert labels(match) == ["Laser Pointer's snipe ({seat:0})", "Laser Pointer's Ability ({seat:0})"]


def test_geekfight_b4_the_same_card_of_two_players_is_named_with_its_player() -> None:
    talker: dict[str, Any] = {"hand": ["mean-comment"], "units": "1 generic"}
    match = board(seat(**talker), seat(**talker), seat(hand=["um-actually"], units="3 cash"))
    play(match, "play mean-comment", "target button-masher@2", "play mean-comment", "target button-masher@1")
    match.play("play um-actually")
    assert labels(match) == ["Mean Comment ({seat:0})", "Mean Comment ({seat:1})"]


def test_geekfight_b4_the_same_card_twice_is_told_apart_by_its_targets() -> None:
    talker = seat(hand=["mean-comment", "mean-comment"], units="2 generic")
    match = board(talker, seat("glitch-witch"), seat(hand=["um-actually"], units="3 cash"))
    play(match, "play mean-comment", "target glitch-witch@2")
    while asked(match) != (0, "control"):
        match.play("pass")
    play(match, "play mean-comment", "target button-masher@3")
    while asked(match) != (2, "control"):
        match.play("pass")
    match.play("play um-actually")
    assert labels(match) == ["Mean Comment ({seat:0}) at Glitch Witch", "Mean Comment ({seat:0}) at Button Masher"]


def test_geekfight_b4_equal_items_are_told_apart_by_what_is_on_them_or_counted() -> None:
    boxes = ["metal-deck-box", "metal-deck-box", piece("metal-deck-box", counters={"Tax": 1})]
    match = board(seat("baroness-von-foamcore", items=boxes), seat())
    barter = [label for label in labels(match) if label.startswith("Barter")]
    assert barter == [
        "Barter Metal Deck Box for 2 Cash (1 of 2)",
        "Barter Metal Deck Box for 2 Cash (2 of 2)",
        "Barter Metal Deck Box for 2 Cash with 1 Tax Counter",
    ]


def test_geekfight_b5_nobody_is_asked_who_could_only_pass_because_the_item_is_aimed_at() -> None:
    wig = seat(piece("button-masher", used=["spend"]), items=["thinking-wig"], hand=["mean-comment"])
    match = board(seat(hand=["drop-test"], units="2 generic"), wig)
    match.play("play drop-test")
    assert asked(match) == (0, "control")
    assert queue(match) == []


def test_geekfight_b6_an_attack_on_oneself_is_refused_for_its_target() -> None:
    match = board(seat("glitch-witch"), seat(), seat())
    reason = match.why_not("attack 0")
    assert reason is not None
    assert "your own" in reason.text
    assert "Queue" not in reason.text


FAN = "catgirl-chorus-line"
"""A Combatant that makes Tickets and Caffeine."""


def suggested(match: Match) -> str | None:
    """Return the answer that is suggested for the open question."""
    question = match.question()
    assert question is not None
    return question.suggested


def test_geekfight_b7_the_payment_that_is_suggested_keeps_other_cards_payable() -> None:
    match = board(seat(FAN, hand=["folding-chair", "jump-cut"], units="2 tickets 2 caffeine"), seat())
    match.play("play folding-chair")
    assert legal(match) == ["pay 2 tickets", "pay 1 tickets 1 caffeine", "pay 2 caffeine"]
    assert suggested(match) == "pay 1 tickets 1 caffeine"
    match.play("pay 1 tickets 1 caffeine")


def test_geekfight_b7_a_card_that_needs_two_units_of_a_type_is_kept_payable() -> None:
    match = board(seat(FAN, hand=["folding-chair", "jump-cut"], units="1 tickets 3 caffeine"), seat())
    match.play("play folding-chair")
    assert suggested(match) == "pay 2 caffeine"


def test_geekfight_b7_nothing_but_the_own_hand_decides_what_is_suggested() -> None:
    hands = ["jump-cut", "sugar-rush"]
    for other in hands:
        own = seat(FAN, hand=["folding-chair", "jump-cut"], units="1 tickets 3 caffeine")
        match = board(own, seat(hand=[other]))
        match.play("play folding-chair")
        assert suggested(match) == "pay 2 caffeine"


def test_geekfight_b7_nothing_is_suggested_where_there_is_no_payment() -> None:
    assert suggested(board(seat(), seat())) is None


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("con-funk", "Attach to any Combatant."),
        ("recall-notice", "Attach to an Item an opponent controls."),
        ("sticky-residue", "Attach to an Item an opponent controls."),
        ("spiked-edges", "Attach to an Item you control."),
        ("extended-warranty", "Attach to an Item you control."),
    ],
)
def test_geekfight_b8a_a_buff_says_what_it_attaches_to(card: str, words: str) -> None:
    text = next(face.text for face in ct.game("geekfight").cards() if face.name == card)
    assert text.startswith(words)


def sentences(match: Match, move: str, viewer: int | None) -> list[str]:
    """Return what a viewer reads in the log of *move*."""
    voice = Voice(["Ann", "Bob", "Cleo"], viewer)
    return [event.seen_by(viewer).sentence(voice) for event in match.play(move)]


def test_geekfight_b8b_what_an_opponent_chose_is_told_with_names() -> None:
    def chosen(mode: str, viewer: int) -> str:
        match = board(seat("chester-a-bum", deck=["no-you"]), seat("glitch-witch"), seat())
        play(match, "use chester-a-bum@1", "target seat 1")
        while asked(match)[1] == "control":
            match.play("pass")
        return next(line for line in sentences(match, mode, viewer) if "choose" in line)

    assert chosen("mode 1", 2) == "Bob chooses: put 1 Tax Counter on Glitch Witch."
    assert chosen("mode 1", 1) == "You choose: put 1 Tax Counter on Glitch Witch."
    assert chosen("mode 0", 2) == "Bob chooses: let Ann draw a card."
    assert chosen("mode 0", 0) == "Bob chooses: let you draw a card."


def on_queue(match: Match, viewer: int) -> str:
    """Return what a viewer reads of the top of the Queue."""
    return Voice(["Ann", "Bob", "Cleo"], viewer).told(view(match, viewer).table.queue[-1].text)


def test_geekfight_b8c_the_queue_tells_opponents_whose_hand_is_meant() -> None:
    quitter = seat(hand=["rage-exit"], units="3 tokens")
    match = board(quitter, seat(hand=["um-actually"], units="3 cash"))
    match.play("play rage-exit")
    assert on_queue(match, 1).startswith("Return Button Masher to Ann's hand.")
    assert on_queue(match, 0).startswith("Return Button Masher to your hand.")


def test_geekfight_b8d_a_snipe_is_called_a_snipe_when_it_fizzles_and_when_it_is_cancelled() -> None:
    voice = Voice(["Ann", "Bob"])
    assert Fizzled(1, "camper-in-the-corner", "snipe").sentence(voice) == (
        "Camper in the Corner's snipe finds no target any more and fizzles."
    )
    assert Cancelled(1, "foam-dart-blaster", "snipe").sentence(voice) == "Foam Dart Blaster's snipe is cancelled."
    assert Cancelled(1, "foam-dart-blaster", "trigger").sentence(voice) == "Foam Dart Blaster's Ability is cancelled."


def test_geekfight_b8e_a_snack_whose_loss_kills_its_combatant_comes_with_a_warning() -> None:
    match = board(seat(piece("button-masher", damage=7), items=["extra-large-popcorn"]), seat())
    question = match.question()
    assert question is not None
    popcorn = next(option for option in question.options if option.move.startswith("use"))
    assert popcorn.confirm
    assert popcorn.note == "Button Masher has no health left without Extra-Large Popcorn and is defeated at once."


def test_geekfight_b8e_there_is_no_warning_while_health_remains() -> None:
    match = board(seat(piece("button-masher", damage=6), items=["extra-large-popcorn"]), seat())
    question = match.question()
    assert question is not None
    popcorn = next(option for option in question.options if option.move.startswith("use"))
    assert (popcorn.confirm, popcorn.note) == (False, "")


def test_geekfight_b8f_the_cartridge_loses_nothing_when_nobody_equips_it_any_more() -> None:
    shooter = seat(hand=["headshot"], units="4 tokens")
    match = board(
        seat(piece("button-masher", damage=6), items=[piece("power-up-cartridge", counters={"Strength": 3})]), shooter
    )
    match.play("end")
    while "play headshot" not in legal(match):
        match.play("pass")
    assert queue(match) == ["power-up-cartridge"]
    match.play("play headshot")
    if asked(match)[1] == "target":
        match.play("target button-masher@1")
    settle(match)
    assert player(match, 0).combatant is None
    assert item(match, 0, "power-up-cartridge").counters == {"Strength": 3}
