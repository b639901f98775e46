"""Hand-written positions: short ones are enough, impossible ones are refused with a sentence."""

from typing import Any

import pytest

from clashtable.core.errors import InvalidMessage
from tests.games.geekfight.board import (
    GEEKFIGHT,
    asked,
    board,
    combatant,
    deck,
    discard,
    hand,
    item,
    piece,
    play,
    player,
    seat,
    table,
    units,
)

GOOD: dict[str, Any] = {"seats": [seat(), seat()]}


def with_first(**fields: Any) -> dict[str, Any]:
    """Return what changes the first player."""
    return {"seats": [seat(**fields), seat()]}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": [seat()]}, r"2 to 6 players, not 1 \(F-5\.1\)"),
        ({"seats": [seat()] * 7}, "2 to 6 players, not 7"),
        ({"turn": 2}, "There is no seat 2: the seats are 0 to 1"),
        ({"turn": -1}, "There is no seat -1"),
        ({"phase": "lunch"}, "There is no phase 'lunch': it is set-up, end, action"),
        ({"limit": "snipe"}, r"There is no opening limit 'snipe'.*\(F-6\.6\)"),
        ({"options": {"cred_goal": 1}}, "cred_goal cannot be 1"),
        ({"options": {"jokers": 1}}, "has no option 'jokers'"),
        ({"wind": "north"}, "unknown field `wind`"),
        ({"seats": None}, "not a position of Geek Fight"),
        (with_first(combatant="nobody"), r"There is no card 'nobody' in the pool \(F-4\.6\)"),
        (with_first(combatant="jump-cut"), r"Jump Cut is a Skill, not a Combatant \(F-3\.1\)"),
        (with_first(items=["button-masher"]), "Button Masher is a Combatant, not an Item"),
        (with_first(hand=["nobody"]), "There is no card 'nobody'"),
        (with_first(units="2 gold"), r"'2 gold' are no units: write them as '2 tickets 1 generic' \(F-10\.1\)"),
        (with_first(units="cash"), "'cash' are no units"),
        (with_first(units="two cash"), "'two cash' are no units"),
        (with_first(combatant=piece("button-masher", counters={"Luck": 1})), r"1 Luck Counters cannot be.*\(F-17\)"),
        (with_first(combatant=piece("button-masher", counters={"Tax": -1})), "-1 Tax Counters cannot be"),
        (with_first(combatant=piece("button-masher", used=["lunch"])), r"'lunch' cannot be used up.*\(F-9\)"),
        (with_first(combatant=piece("button-masher", damage=7)), r"has no health left.*\(F-19\.1\)"),
        (with_first(combatant=piece("button-masher", counters={"Sickness": 7})), "has no health left"),
        (with_first(combatant=piece("button-masher", buffs=["spiked-edges"])), r"cannot be attached.*\(F-13\.10\)"),
        (with_first(items=[piece("thinking-wig", buffs=["stage-fright"])]), "cannot be attached"),
        (with_first(items=[piece("thinking-wig", buffs=["lucky-socks"])]), "is an Item, not a Buff"),
        (with_first(items=["thinking-wig"] * 3), r"more Items than the Combatant can equip \(F-13\.7\)"),
        (with_first(cred=10), r"has 10 Cred, so the match would be over \(F-20\.2\)"),
        ({"seats": [seat("alpha-crony"), seat("alpha-crony")]}, r"cannot be in the arena twice \(F-13\.3\)"),
        (with_first(cards=3), "unknown field `cards`"),
        (with_first(combatant=piece("button-masher", mood="good")), "unknown field `mood`"),
    ],
)
def test_an_impossible_position_is_refused_with_what_is_wrong(change: dict[str, Any], sentence: str) -> None:
    GEEKFIGHT.position(GOOD)
    with pytest.raises(InvalidMessage, match=sentence):
        GEEKFIGHT.position({**GOOD, **change})


@pytest.mark.parametrize(
    ("phase", "expected"),
    [("action", "action"), ("action start", "action"), ("arena", "action"), ("draw", "action"), ("turn", "action")],
)
def test_a_position_goes_on_from_its_phase(phase: str, expected: str) -> None:
    match = board(seat(deck=["jump-cut"]), seat(), phase=phase)
    assert (asked(match), table(match)["phase"]) == ((0, "control"), expected)
    assert hand(match, 0) == (["jump-cut"] if phase in ("draw", "turn") else [])


def test_a_position_may_end_a_turn_or_begin_a_game() -> None:
    ending = board(seat(), seat(units="1 generic", hand=["mean-comment"]), phase="end")
    assert (asked(ending), table(ending)["phase"]) == ((1, "control"), "end")
    fighters = ["button-masher", "speedrunner", "guitar-guy", "card-flicker"]
    beginning = board(
        seat(None, deck=[*fighters, *["jump-cut"] * 6]), seat(None, deck=[*fighters, *["jump-cut"] * 6]), phase="set-up"
    )
    assert asked(beginning) == (0, "opening_pick")


def test_a_position_has_only_what_is_named() -> None:
    match = board(
        seat(hand=["Jump Cut", "FLAME WAR"], deck=["no-you", "headshot"], discard=["air-horn"], units="1 cash", cred=4),
        seat(),
    )
    assert hand(match, 0) == ["flame-war", "jump-cut"], "in the order of the pool"
    assert deck(match, 0) == ["no-you", "headshot"]
    assert discard(match, 0) == ["air-horn"]
    assert (units(match, 0), player(match, 0).cred, player(match, 0).turns) == ({"cash": 1}, 4, 2)
    assert player(match, 1).items == ()


def test_pieces_are_numbered_in_the_order_of_the_seats() -> None:
    match = board(
        seat(piece("button-masher", buffs=["stage-fright"]), items=[piece("thinking-wig", buffs=["spiked-edges"])]),
        seat(items=["lucky-socks"]),
    )
    mine, wig = combatant(match, 0), item(match, 0, "thinking-wig")
    assert (mine.id, mine.buffs[0].id, wig.id, wig.buffs[0].id) == (1, 2, 3, 4)
    assert (combatant(match, 1).id, item(match, 1, "lucky-socks").id) == (5, 6)
    assert mine.buffs[0].counters == {"Time": 3}


def test_a_position_can_be_recorded_and_replayed() -> None:
    match = board(seat(units="3 tokens", hand=["data-breach"]), seat(hand=["jump-cut", "no-you"]), seed=4)
    play(match, "play data-breach")
    record = match.record()
    assert record.start is not None
    again = GEEKFIGHT.restore(record.start)
    for move in record.moves:
        again.play(move)
    assert again.snapshot() == match.snapshot()


def test_a_card_that_is_not_in_the_pool_makes_a_snapshot_impossible() -> None:
    snapshot = board(seat(), seat()).snapshot()
    snapshot["hidden"][0]["hand"] = ["nobody"]
    with pytest.raises(InvalidMessage):
        GEEKFIGHT.restore(snapshot)
