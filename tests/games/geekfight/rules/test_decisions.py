"""Decisions: what is asked, of whom, with which options, and what is passed over (F-22)."""

import random
from typing import Any, cast

import pytest

from clashtable.core.match import Match
from clashtable.core.state import Ask
from clashtable.games.geekfight.cards.pool import POOL
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.moves import ATTACK, PLAY, SNIPE, USE, GeekMove
from clashtable.games.geekfight.rules.capacity import has_public_capacity, is_worth_asking
from clashtable.games.geekfight.rules.check import CHECK
from clashtable.games.geekfight.rules.control import control_moves
from clashtable.games.geekfight.rules.queue import CONTROL, act
from clashtable.games.geekfight.wire.events import ActionEnded, Passed
from tests.games.geekfight.board import (
    GEEKFIGHT,
    asked,
    board,
    combatant,
    discard,
    events,
    legal,
    legal_starting,
    piece,
    play,
    player,
    queue,
    seat,
    settle,
    units,
)
from tests.games.geekfight.turns import active, is_own_moment, pass_until_asked
from tests.rulebook import covers

MOST = {
    "opening_pick": 120, "opening_deploy": 7, "tuck_down": 20, "deploy": 10, "control": 120, "mode": 6,
    "cost_choice": 21, "target": 40, "payment": 40, "produce": 15, "keep_items": 40, "choose": 40,
}  # fmt: skip
WORDS = {
    "opening_pick": {"pick"},
    "opening_deploy": {"deploy"},
    "tuck_down": {"tuck"},
    "deploy": {"deploy"},
    "control": {"pass", "end", "attack", "play", "use", "snipe", "spend", "barter", "make"},
    "mode": {"mode"},
    "cost_choice": {"forfeit", "discard"},
    "target": {"target"},
    "payment": {"pay"},
    "produce": {"produce"},
    "keep_items": {"keep", "give"},
    "choose": {"discard", "tuck", "yes", "no", "take", "forfeit", "deploy", "target", "mode"},
}


def random_decisions(count: int, *, ask_always: bool = False) -> list[tuple[str, list[str], bool]]:
    """Return every decision of some games played at random: its kind, its options, whether it is an own moment."""
    found = []
    for seed in range(count):
        rng = random.Random(seed)
        match = GEEKFIGHT.start(2 + seed % 4, seed, {"turn_limit": 20, "ask_always": ask_always})
        while not match.is_over:
            found.append((asked(match)[1], legal(match), asked(match)[1] == "control" and is_own_moment(match)))
            match.play(eager_move(match, rng))
    return found


def eager_move(match: Match, rng: random.Random) -> str:
    """Return a move that rather does something than let it be, and keeps its Items."""
    options = legal(match)
    eager = [option for option in options if option.split()[0] not in ("pass", "end", "barter", "attack")]
    return rng.choice(eager if eager and rng.random() < 0.9 else options)


@covers("F-22.1", "F-22.7")
def test_exactly_the_stated_decisions_come_up_within_their_bounds() -> None:
    seen = set()
    for kind, options, _own in random_decisions(20):
        seen.add(kind)
        assert len(options) <= MOST[kind], f"{len(options)} options of {kind}"
        assert len(options) == len(set(options)), "equal options are one"
        assert {option.split()[0] for option in options} <= WORDS[kind]
        assert kind == "control" or len(options) > 1, f"a lone {options} is not asked for"
    assert seen | {"produce"} == set(MOST), "a choice of units is rare, and has tests of its own"


@covers("F-22.1")
def test_each_decision_is_asked_of_exactly_one_player() -> None:
    match = GEEKFIGHT.start(3, 1)
    for _decision in range(80):
        if match.is_over:
            break
        assert match.to_act == asked(match)[0]
        match.play(match.legal_moves()[0])


@covers("F-22.1")
def test_equal_cards_are_one_option() -> None:
    match = board(seat(units="2 generic", hand=["mean-comment"] * 2), seat())
    assert legal_starting(match, "play") == ["play mean-comment"]


@covers("F-22.1")
def test_an_impossible_mode_is_not_offered_if_another_is_possible() -> None:
    match = board(seat(units="2 generic", hand=["crowdfunding"]), seat())
    play(match, "play crowdfunding")
    settle(match)
    assert combatant(match, 0).counters == {"Resource": 1}, "there is no Item, so nothing was asked"
    both = board(seat(units="2 generic", hand=["crowdfunding"], items=["thinking-wig"]), seat())
    play(both, "play crowdfunding")
    assert (asked(both), legal(both)) == ((0, "mode"), ["mode 0", "mode 1"])


@covers("F-22.1")
def test_an_impossible_mode_of_another_player_is_not_offered_either() -> None:
    """Chester's deck is empty, so his opponent must take the Tax Counter."""
    match = board(seat("chester-a-bum"), seat())
    play(match, "use chester-a-bum@1")
    settle(match)
    assert combatant(match, 1).counters == {"Tax": 1}


@covers("F-22.1")
def test_in_a_search_one_may_find_nothing() -> None:
    match = board(
        seat(units="2 tickets", hand=["casting-call"], deck=["speedrunner", "jump-cut", "button-masher"]), seat()
    )
    play(match, "play casting-call")
    pass_until_asked(match)
    assert asked(match) == (0, "choose")
    assert legal(match) == ["take button-masher", "take speedrunner", "take none"]
    play(match, "take none")
    assert player(match, 0).deck == 3


@covers("F-22.1")
def test_a_deployment_and_a_mode_are_asked_as_such_also_while_a_text_resolves() -> None:
    """`deploy` is asked of whoever a text names, `mode` of the controller or the player named."""
    recast = board(seat(units="4 tickets", hand=["recast", "line-camper", "speedrunner"]), seat())
    pass_until_asked(play(recast, "play recast"))
    chester = board(seat("chester-a-bum", deck=["no-you"]), seat())
    pass_until_asked(play(chester, "use chester-a-bum@1"))
    assert (asked(recast), asked(chester)) == ((0, "deploy"), (1, "mode"))


@covers("F-22.2")
def test_the_options_of_control_are_those_that_can_be_completed_now() -> None:
    match = board(
        seat("card-flicker", units="1 generic", items=["foam-dart-blaster", "all-access-badge"],
             hand=["mean-comment", "headshot", "speedrunner"]),
        seat(),
        seat(),
    )  # fmt: skip
    assert legal(match) == [
        "attack 1", "attack 2", "play mean-comment", "snipe card-flicker@1", "snipe foam-dart-blaster@2",
        "spend 3 cash", "spend 2 cash 1 caffeine", "spend 1 cash 2 caffeine", "spend 3 caffeine",
        "barter foam-dart-blaster@2 2 tokens",
        *[f"barter all-access-badge@3 2 {kind}" for kind in ("tokens", "cash", "tickets", "glue", "caffeine")],
        *[f"make all-access-badge@3 1 {kind}" for kind in ("tokens", "cash", "tickets", "glue", "caffeine")],
        "end",
    ]  # fmt: skip


# --- F-22.5 who is asked


def after_an_item(**fields: Any) -> Match:
    """Return the match after P1 has played an Item; *fields* are P2's."""
    match = board(
        seat(piece("button-masher", used=["spend"]), units="2 generic", hand=["folding-chair"]), seat(**fields)
    )
    return play(match, "play folding-chair")


@covers("F-22.5")
def test_a_player_who_could_add_something_is_asked() -> None:
    assert asked(after_an_item(units="1 generic", hand=["mean-comment"])) == (1, "control")
    assert asked(after_an_item(hand=["mean-comment"])) == (1, "control"), "after spending"
    spent = piece("button-masher", used=["spend"])
    assert asked(after_an_item(combatant=spent, items=["lucky-socks"], hand=["mean-comment"])) == (1, "control")
    assert asked(after_an_item(combatant="camper-in-the-corner")) == (1, "control"), "a snipe"


@covers("F-22.5")
def test_a_player_who_could_add_nothing_passes_silently() -> None:
    """Ruling R-58: making resources with nothing to use them for is no reason to ask."""
    for fields in ({}, {"hand": ["jump-cut"]}, {"hand": ["folding-chair"]}, {"items": ["thinking-wig"]}):
        match = after_an_item(**fields)
        assert queue(match) == []
        assert [found.card for found in player(match, 0).items] == ["folding-chair"]


@covers("F-22.5")
@pytest.mark.parametrize(
    "thing",
    [
        piece("thinking-wig", counters={"Tax": 1}),
        "rubber-band-gatling",
        "collectors-tin",
        "cursed-fedora",
        piece("lucky-socks", buffs=[piece("spiked-edges"), piece("recall-notice", by=0)], counters={"Tax": 2}),
    ],
)
def test_a_player_is_asked_where_bartering_is_useful_in_itself(thing: Any) -> None:
    """F-22.5 b."""
    match = after_an_item(combatant=piece("button-masher", used=["spend"]), items=[thing])
    assert asked(match) == (1, "control")
    assert legal_starting(match, "barter")


@covers("F-22.5")
def test_a_taxed_item_with_as_many_resource_counters_is_no_reason() -> None:
    thing = piece("thinking-wig", counters={"Tax": 1, "Resource": 1})
    assert queue(after_an_item(items=[thing])) == []


@covers("F-22.5")
def test_in_ones_own_action_phase_an_opponents_object_is_a_reason() -> None:
    """F-22.5 c; over one's own objects alone it is none."""
    match = board(seat(), seat(units="1 generic", hand=["mean-comment"]))
    play(match, "attack 1", "play mean-comment", "target button-masher@1")
    assert asked(match) == (0, "control")
    assert legal(match) == ["spend 3 tokens", "pass"]
    own = board(seat(), seat())
    play(own, "attack 1")
    assert queue(own) == []


@covers("F-22.5")
def test_when_only_ending_is_possible_the_phase_ends() -> None:
    """F-22.5 d."""
    tired = piece("button-masher", used=["spend"])
    match = board(seat(tired), seat())
    assert asked(match) == (0, "control")
    happened = events(match, "attack 1")
    assert [event.seat for event in happened if isinstance(event, ActionEnded)] == [0]
    assert active(match) == 1


def could_add_after_acts(state: GeekState, number: int) -> bool:
    """Tell, by trying all of them, whether a player could add something now or after off-Queue acts."""
    moves = [cast(GeekMove, move) for move in control_moves(state, number)]
    if any(move.kind in (ATTACK, PLAY, USE, SNIPE) for move in moves):
        return True
    for move in moves[:-1]:
        after = state.fork()
        act(after, number, move, CONTROL)
        after.pending.pop()
        CHECK.run(after)
        if not after.pending or isinstance(after.pending[-1], Ask):
            continue
        after.pending.pop()
        if could_add_after_acts(after, number):
            return True
    return False


@covers("F-22.5")
@pytest.mark.parametrize("seed", range(6))
def test_nobody_who_could_add_something_is_passed_over(seed: int) -> None:
    """Counting too much is allowed, too little is not."""
    rng = random.Random(seed)
    match = GEEKFIGHT.start(2 + seed % 3, seed, {"turn_limit": 10})
    while not match.is_over:
        state = cast(GeekState, match.state)
        if asked(match)[1] == "control":
            for number in range(match.seats):
                if player(match, number).is_in and not is_worth_asking(state, number):
                    assert not could_add_after_acts(state, number), f"seat {number} at {match.moves[-3:]}"
        match.play(eager_move(match, rng))


# --- F-22.6 silent passes


@covers("F-22.6")
def test_nothing_marks_a_silent_pass() -> None:
    asked_one = board(seat(), seat(units="1 generic", hand=["mean-comment"]))
    happened = [*events(asked_one, "attack 1"), *events(asked_one, "pass")]
    silent = board(seat(), seat(units="1 generic", hand=["jump-cut"], combatant="rules-lawyer"))
    unasked = events(silent, "attack 1")
    passes = [event for event in unasked if isinstance(event, Passed)]
    assert passes == [event for event in happened if isinstance(event, Passed)]


@covers("F-22.6")
@pytest.mark.parametrize("cards", [["mean-comment"], ["cram-session"], ["speedrunner"], ["jump-cut"]])
def test_who_has_public_capacity_is_asked_whatever_the_cards_are(cards: list[str]) -> None:
    match = board(seat(units="2 generic", hand=["folding-chair"]), seat(units="1 generic", hand=cards), ask_always=True)
    play(match, "play folding-chair")
    assert asked(match) == (1, "control")
    assert legal(match)[-1] == "pass"


@covers("F-22.6")
@pytest.mark.parametrize(
    ("fields", "capable"),
    [
        ({"hand": ["flame-war"], "units": "1 cash"}, True),
        ({"hand": ["flame-war"]}, True),
        ({"hand": ["flame-war"], "combatant": piece("button-masher", used=["spend"])}, False),
        ({"hand": ["flame-war"], "combatant": piece("button-masher", used=["spend"]), "items": ["lucky-socks"]}, True),
        ({"hand": ["flame-war"], "combatant": piece("foley-phil", used=["spend"])}, True),
        ({"units": "3 cash"}, False),
        ({"combatant": "camper-in-the-corner"}, True),
        ({"items": ["extra-large-popcorn"]}, True),
        ({"items": ["thinking-wig"]}, False),
        ({"items": ["rubber-band-gatling"]}, True),
        ({"combatant": None}, False),
        ({"hand": ["flame-war"], "combatant": piece("price-gouger", used=["spend"])}, False),
        ({"hand": ["flame-war"], "combatant": piece("rules-lawyer", used=["spend"])}, False),
        ({"hand": ["flame-war"], "combatant": piece("wig-wrangler", used=["spend"])}, True),
    ],
)
def test_public_capacity_looks_at_public_facts(fields: dict[str, Any], capable: bool) -> None:
    match = board(seat(units="3 generic", hand=["folding-chair"]), seat(**fields), ask_always=True)
    play(match, "play folding-chair")
    assert (asked(match) == (1, "control")) == capable


@covers("F-22.6")
def test_public_capacity_does_not_depend_on_what_is_in_the_hand() -> None:
    rng = random.Random(8)
    match = GEEKFIGHT.start(3, 8, {"turn_limit": 10})
    while not match.is_over:
        state = cast(GeekState, match.state)
        for number, holder in enumerate(state.players):
            other = state.fork()
            other.players[number].hand = [rng.choice(POOL) for _card in holder.hand]
            assert has_public_capacity(state, number) == has_public_capacity(other, number)
        match.play(eager_move(match, rng))


@covers("F-22.6")
def test_the_idle_move_lets_a_player_be_passed_over_who_could_do_nothing() -> None:
    match = board(seat(), seat(units="1 generic", hand=["cram-session"]), ask_always=True)
    play(match, "attack 1")
    question = match.question()
    assert question is not None
    assert (question.seat, question.idle) == (1, "pass")
    able = board(seat(), seat(units="1 generic", hand=["mean-comment"]), ask_always=True)
    play(able, "attack 1")
    question = able.question()
    assert question is not None
    assert question.idle is None


@covers("F-22.6")
def test_with_ask_always_a_lone_answer_about_hidden_cards_is_asked_for() -> None:
    match = board(seat(None, hand=["speedrunner"]), seat(), phase="turn", ask_always=True)
    assert (asked(match), legal(match)) == ((0, "deploy"), ["deploy speedrunner"])
    open_hand = board(seat(None, hand=["speedrunner"]), seat(), phase="turn")
    assert combatant(open_hand, 0).card == "speedrunner"


@covers("F-22.6")
def test_online_tables_ask_always_and_hold_responses_back_for_a_while() -> None:
    assert GEEKFIGHT.online_options({})["ask_always"] is True
    assert GEEKFIGHT.start().options["response_hold_ms"] == 1200


@covers("F-22.7")
def test_over_an_empty_queue_in_the_action_phase_only_the_active_player_has_control() -> None:
    for kind, options, own in random_decisions(6, ask_always=True):
        if kind == "control":
            assert options[-1] == ("end" if own else "pass")
            assert options.count("pass") + options.count("end") == 1


@covers("F-22.1")
def test_a_cost_choice_lists_each_item_and_none_where_it_is_optional() -> None:
    match = board(seat(units="2 cash", hand=["liquidation-sale"], items=["thinking-wig", "lucky-socks"]), seat())
    play(match, "play liquidation-sale")
    assert asked(match) == (0, "cost_choice")
    assert legal(match) == ["forfeit thinking-wig@2", "forfeit lucky-socks@3", "forfeit none"]
    play(match, "forfeit none")
    settle(match)
    assert discard(match, 0) == ["liquidation-sale"]
    assert units(match, 0) == {}
