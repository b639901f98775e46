"""The worked examples of F-24 about Items and Buffs: E-36 to E-44."""

import pytest

from clashtable.games.geekfight.wire.arena import CountersPut, GainedCred
from clashtable.games.geekfight.wire.queue import Added, Fizzled
from tests.games.geekfight.board import (
    asked,
    board,
    combatant,
    cred,
    discard,
    events,
    item,
    legal,
    legal_starting,
    piece,
    play,
    player,
    seat,
    settle,
    units,
    values,
)
from tests.games.geekfight.turns import active, end_turn, go_to_turn, pass_until_asked


def test_e36_barter_is_barred_while_targeted() -> None:
    match = board(
        seat(units="4 cash", hand=["five-finger-discount"]),
        seat(items=["collectors-tin", "thinking-wig"], hand=["mean-comment"]),
    )
    play(match, "play five-finger-discount", "target collectors-tin@3")
    assert asked(match) == (1, "control")
    assert legal_starting(match, "barter") == ["barter thinking-wig@4 2 generic"]
    settle(match)
    stolen = item(match, 0, "collectors-tin")
    assert (stolen.id, stolen.controller, stolen.owner) == (3, 0, 1)
    assert [found.card for found in player(match, 1).items] == ["thinking-wig"]


def test_e37_forfeiting_while_targeted() -> None:
    match = board(
        seat(units="2 generic", hand=["drop-test"]),
        seat(piece("button-masher", damage=4), items=["extra-large-popcorn"]),
    )
    play(match, "play drop-test")
    assert asked(match) == (1, "control")
    happened = [*events(match, "use extra-large-popcorn@3"), *settle(match)]
    assert combatant(match, 1).damage == 1
    assert [event.card for event in happened if isinstance(event, Fizzled)] == ["drop-test"]
    assert discard(match, 0) == ["drop-test"]
    assert discard(match, 1) == ["extra-large-popcorn"]


def test_e39_stealing_into_a_full_set() -> None:
    match = board(
        seat(items=["thinking-wig", "lucky-socks"], units="5 cash", hand=["yoink"]), seat(items=["booster-box"])
    )
    play(match, "play yoink")
    pass_until_asked(match)
    assert asked(match) == (0, "keep_items")
    assert sorted(legal(match)) == [
        "keep lucky-socks@3 booster-box@5",
        "keep thinking-wig@2 booster-box@5",
        "keep thinking-wig@2 lucky-socks@3",
    ]
    play(match, "keep thinking-wig@2 lucky-socks@3")
    assert units(match, 0) == {"cash": 2}
    assert discard(match, 1) == ["booster-box"]
    assert discard(match, 0) == ["yoink"]
    assert [found.card for found in player(match, 0).items] == ["thinking-wig", "lucky-socks"]


def test_e40_a_gift() -> None:
    match = board(
        seat(units="3 generic", hand=["mystery-burrito"]),
        seat("card-flicker", items=["thinking-wig"], units="", hand=["folding-chair"]),
    )
    play(match, "play mystery-burrito")
    settle(match)
    gift = item(match, 1, "mystery-burrito")
    assert (gift.controller, gift.owner) == (1, 0)
    assert values(match, 1) == "2/8"
    go_to_turn(match, 1)
    assert legal_starting(match, "barter") == ["barter thinking-wig@3 2 generic"]
    play(match, "spend 3 cash", "play folding-chair")
    pass_until_asked(match)
    assert asked(match) == (1, "keep_items")
    chair = player(match, 1).items[-1].id
    play(match, f"keep thinking-wig@3 folding-chair@{chair}")
    assert units(match, 1) == {"cash": 1, "generic": 2}
    assert discard(match, 0) == ["mystery-burrito"]


def test_e40_a_gift_without_a_combatant_may_be_bartered() -> None:
    burrito = piece("mystery-burrito", owner=0)
    match = board(
        seat(), seat(piece("card-flicker", damage=6), items=[burrito], hand=["mean-comment", "button-masher"])
    )
    assert values(match, 1) == "2/7"
    play(match, "attack 1")
    assert asked(match) == (1, "control")
    assert legal_starting(match, "barter") == []
    settle(match)
    play(match, "end")
    assert player(match, 1).combatant is None
    assert asked(match) == (1, "control")
    assert item(match, 1, "mystery-burrito").controller == 1
    assert legal_starting(match, "barter") == ["barter mystery-burrito@3 2 generic"]
    go_to_turn(match, 1)
    assert values(match, 1) == "3/6"
    assert legal_starting(match, "barter") == []


def test_e41_time_of_a_buff_on_ones_own_combatant() -> None:
    match = board(seat(units="2 caffeine", hand=["adrenaline-playlist"]), seat())
    play(match, "play adrenaline-playlist", "target button-masher@1")
    settle(match)
    assert values(match, 0) == "7/7"
    assert combatant(match, 0).buffs[0].counters == {"Time": 2}
    go_to_turn(match, 1)
    assert combatant(match, 0).buffs[0].counters == {"Time": 1}
    go_to_turn(match, 0)
    assert values(match, 0) == "7/7"
    play(match, "attack 1")
    settle(match)
    assert player(match, 1).combatant is None, "+3 also applies on P1's turn 2"


def test_e41_when_the_time_is_over_the_host_is_frail_before_the_turn_ends() -> None:
    buff = piece("adrenaline-playlist", counters={"Time": 1})
    match = board(seat(piece("button-masher", buffs=[buff])), seat(units="1 generic", hand=["mean-comment"]))
    play(match, "end", "pass")
    assert combatant(match, 0).buffs == ()
    assert discard(match, 0) == ["adrenaline-playlist"]
    assert values(match, 0) == "4/7"
    assert active(match) == 0
    assert asked(match) == (1, "control"), "the End of Turn procedure runs again"
    happened = end_turn(match)
    assert [(event.card, event.counter) for event in happened if isinstance(event, CountersPut)] == [
        ("button-masher", "Frailty")
    ]
    assert values(match, 0) == "3/7"
    assert active(match) == 1


def test_e42_time_of_a_buff_on_anothers_combatant() -> None:
    match = board(seat(units="3 tickets", hand=["stage-fright"]), seat())
    play(match, "play stage-fright", "target button-masher@2")
    settle(match)
    strengths = []
    for number in (1, 0, 1, 0):
        strengths.append(values(match, 1))
        go_to_turn(match, number)
    assert strengths == ["1/7"] * 4
    assert combatant(match, 1).buffs[0].counters == {"Time": 1}
    assert (active(match), values(match, 1)) == (0, "1/7")
    go_to_turn(match, 1)
    assert values(match, 1) == "4/7"
    assert combatant(match, 1).buffs == ()
    assert discard(match, 0) == ["stage-fright"]


@pytest.mark.parametrize(("poster", "gained"), [(False, [2]), (True, [2, 1])])
def test_e44_whose_cred_for_a_buff(poster: bool, gained: list[int]) -> None:
    buffs = [piece("con-funk", by=0), *([piece("wanted-poster", by=0)] if poster else [])]
    match = board(seat(), seat(piece("button-masher", damage=6, buffs=buffs)))
    happened = events(match, "end")
    assert player(match, 1).combatant is None
    assert [(event.seat, event.amount) for event in happened if isinstance(event, GainedCred)] == [
        (0, amount) for amount in gained
    ]
    assert cred(match) == [sum(gained), 0]
    assert [event.card for event in happened if isinstance(event, Added)] == (
        ["con-funk", "wanted-poster"] if poster else ["con-funk"]
    )
