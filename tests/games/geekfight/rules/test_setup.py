"""Set-up: three Combatants aside, four cards drawn, an opening Combatant, and the opening limit (F-6)."""

from typing import Any

import pytest

from clashtable.core.match import Match
from clashtable.games.geekfight.cards.pool import BY_ID
from clashtable.games.geekfight.wire.arena import Deployed
from clashtable.games.geekfight.wire.events import Began
from clashtable.games.geekfight.wire.hands import Laid, Picked
from tests.games.geekfight.board import (
    GEEKFIGHT,
    asked,
    board,
    combatant,
    cred,
    deck,
    events,
    hand,
    legal,
    legal_starting,
    piece,
    play,
    player,
    seat,
    settle,
    units,
    view,
)
from tests.games.geekfight.turns import active, go_to_turn
from tests.rulebook import covers

REST = ["jump-cut", "headshot", "photobomb", "air-horn", "no-you", "loot-drop"]


def newcomer(*fighters: str, **fields: Any) -> dict[str, Any]:
    """Return a player before set-up with *fighters* and six other cards in the deck."""
    return seat(None, turns=0, deck=[*fighters, *REST], **fields)


@covers("F-6.1")
def test_everybody_starts_with_no_cred_and_no_resources() -> None:
    match = GEEKFIGHT.start(4, 3)
    assert cred(match) == [0, 0, 0, 0]
    assert [units(match, number) for number in range(4)] == [{}, {}, {}, {}]


@covers("F-6.2")
def test_each_different_set_of_three_combatants_is_offered_once() -> None:
    fighters = ["button-masher", "button-masher", "speedrunner", "guitar-guy"]
    match = board(newcomer(*fighters), newcomer(*fighters), phase="set-up")
    assert asked(match) == (0, "opening_pick")
    assert sorted(legal(match)) == [
        "pick button-masher button-masher guitar-guy",
        "pick button-masher button-masher speedrunner",
        "pick button-masher speedrunner guitar-guy",
    ]


@covers("F-6.2")
def test_one_of_the_three_must_not_be_a_vip() -> None:
    """Ruling R-8."""
    fighters = ["alpha-crony", "lord-thumbnail", "the-lag-lord", "guitar-guy"]
    match = board(newcomer(*fighters), newcomer(*fighters), phase="set-up")
    assert len(legal(match)) == 3
    assert all("guitar-guy" in move for move in legal(match))


@covers("F-6.2", "F-22.4")
def test_nobody_sees_what_another_player_sets_aside() -> None:
    fighters = ["button-masher", "speedrunner", "guitar-guy", "card-flicker"]
    match = board(newcomer(*fighters), newcomer(*fighters), phase="set-up")
    (picked,) = events(match, "pick button-masher speedrunner guitar-guy")
    assert isinstance(picked, Picked)
    assert picked.seen_by(0) == picked
    assert [picked.seen_by(viewer).cards for viewer in (1, None)] == [None, None]
    assert view(match, 0).hand == ("button-masher", "speedrunner", "guitar-guy")
    assert (view(match, 1).hand, view(match, None).hand) == ((), None)
    assert asked(match) == (1, "opening_pick")


@covers("F-6.3")
def test_four_cards_come_to_the_three_and_there_are_no_mulligans() -> None:
    match = GEEKFIGHT.start(2, 1)
    for _player in range(2):
        play(match, legal(match)[0])
    assert asked(match)[1] == "opening_deploy"
    for number in (0, 1):
        assert (len(hand(match, number)), len(deck(match, number))) == (7, 13)


@covers("F-6.4")
def test_the_opening_combatant_is_any_of_the_seven_cards_that_is_no_vip() -> None:
    """Ruling R-9: drawn or chosen."""
    fighters = ["alpha-crony", "button-masher", "speedrunner", "guitar-guy", "card-flicker"]
    match = board(
        newcomer(*fighters),
        newcomer(*fighters),
        phase="set-up",
        chance=[
            "deck 0: headshot photobomb air-horn no-you jump-cut loot-drop card-flicker guitar-guy",
            "deck 1: card-flicker guitar-guy headshot photobomb air-horn no-you jump-cut loot-drop",
        ],
    )
    play(match, "pick alpha-crony button-masher speedrunner", "pick alpha-crony button-masher speedrunner")
    assert asked(match) == (0, "opening_deploy")
    assert legal(match) == [
        "deploy button-masher", "deploy speedrunner", "deploy card-flicker", "deploy guitar-guy",
    ]  # fmt: skip
    play(match, "deploy guitar-guy")
    assert legal(match) == ["deploy button-masher", "deploy speedrunner"]


@covers("F-6.4", "F-22.4")
def test_the_opening_combatants_are_revealed_at_the_same_moment() -> None:
    fighters = ["button-masher", "speedrunner", "guitar-guy"]
    match = board(newcomer(*fighters), newcomer(*fighters), newcomer(*fighters), phase="set-up", first_player="0")
    for number in (0, 1):
        (laid,) = events(match, "deploy speedrunner")
        assert isinstance(laid, Laid)
        assert [laid.seen_by(viewer).card for viewer in (number, 2, None)] == ["speedrunner", None, None]
    assert [player(match, number).combatant for number in range(3)] == [None, None, None]
    assert [player(match, number).opening for number in range(3)] == [True, True, False]
    assert (view(match, 0).opening, view(match, 2).opening) == ("speedrunner", None)
    happened = events(match, "deploy button-masher")
    told = [event for event in happened if isinstance(event, (Deployed, Began))]
    assert [type(event).__name__ for event in told] == ["Deployed", "Deployed", "Deployed", "Began"]


@covers("F-6.4", "F-8.7")
def test_triggers_of_the_opening_wait_for_the_first_action_phase() -> None:
    """Ruling R-10: Speedrunners draw, and only after the first player's own draw."""
    fighters = ["button-masher", "speedrunner", "guitar-guy"]
    match = board(newcomer(*fighters), newcomer(*fighters), phase="set-up", first_player="1")
    play(match, "deploy speedrunner", "deploy button-masher")
    settle(match)
    assert active(match) == 1
    assert len(hand(match, 0)) == 7, "six and the card of its Ability"
    assert len(hand(match, 1)) == 7, "six and the card of the Draw Phase"


@covers("F-6.5")
def test_the_first_player_is_determined_after_the_reveal() -> None:
    fighters = ["button-masher", "speedrunner", "guitar-guy"]
    drawn = [f"deck {number}: {' '.join(REST)}" for number in range(3)]
    match = board(
        newcomer(*fighters), newcomer(*fighters), newcomer(*fighters), phase="set-up", chance=[*drawn, "first 2"]
    )
    happened = events(match, *["deploy button-masher"] * 3)
    began = [event.seat for event in happened if isinstance(event, Began)]
    assert began == [2]
    assert active(match) == 2


def opening_turn(limit: str, first: str | dict[str, Any] = "button-masher", **fields: Any) -> Match:
    """Return the first player's first Action Phase, with what has been used under the opening limit."""
    fields = {"items": ["all-access-badge"], **fields}
    return board(seat(first, turns=1, **fields), seat(turns=0), limit=limit)


@covers("F-6.6")
def test_as_soon_as_one_action_is_used_the_other_is_not_available() -> None:
    attacked = play(opening_turn(""), "attack 1")
    settle(attacked)
    assert legal_starting(attacked, "spend") == []
    spent = play(opening_turn(""), "spend 3 tokens")
    assert legal_starting(spent, "attack") == []
    assert player(spent, 0).combatant is not None


@covers("F-6.6")
def test_the_limit_binds_only_the_first_player_and_only_until_the_second_turn() -> None:
    match = opening_turn("attack")
    go_to_turn(match, 1)
    play(match, "spend 3 tokens")
    assert legal_starting(match, "attack") == ["attack 0"]
    go_to_turn(match, 0)
    play(match, "spend 3 tokens")
    assert legal_starting(match, "attack") == ["attack 1"]


@covers("F-6.6")
def test_the_limit_lasts_through_the_opponents_first_turns() -> None:
    """Ruling R-11."""
    match = opening_turn("attack", hand=["mean-comment"])
    go_to_turn(match, 1)
    play(match, "attack 0")
    assert asked(match) == (0, "control")
    assert legal_starting(match, "spend") == []


@covers("F-6.6")
def test_a_replacement_combatant_does_not_lift_the_limit() -> None:
    """Ruling R-11."""
    match = opening_turn("attack", units="4 tickets", hand=["recast", "speedrunner"])
    play(match, "play recast")
    settle(match)
    assert combatant(match, 0).card == "speedrunner"
    assert combatant(match, 0).used == ()
    assert legal_starting(match, "spend") == []
    assert legal_starting(match, "attack") == ["attack 1"]


@covers("F-6.6")
def test_refreshing_an_action_does_not_lift_the_limit() -> None:
    """Ruling R-11."""
    tired = piece("button-masher", used=["attack"])
    match = board(
        seat(tired, turns=1, units="3 caffeine", hand=["second-wind"], items=["all-access-badge"]),
        seat(turns=0),
        limit="attack",
    )
    play(match, "play second-wind")
    settle(match)
    assert legal_starting(match, "spend") == []


@covers("F-6.6")
@pytest.mark.parametrize(("opener", "verb"), [("card-flicker", "snipe"), ("catgirl-chorus-line", "use")])
def test_spend_abilities_and_snipes_count_as_spending(opener: str, verb: str) -> None:
    """Ruling R-11."""
    match = opening_turn("", opener)
    play(match, legal_starting(match, verb)[0])
    settle(match)
    assert legal_starting(match, "attack") == []
    assert legal_starting(opening_turn("attack", opener), verb) == []


@covers("F-6.7")
def test_the_limit_leaves_everything_else_open() -> None:
    match = opening_turn("attack", piece("line-camper", used=["attack"]), units="1 generic", hand=["mean-comment"])
    assert sorted(move.split()[0] for move in legal(match) if move != "end") == sorted(
        ["play", "use", *["barter"] * 5, *["make"] * 5]
    )
    paid = opening_turn("spend", "glitch-witch", units="2 tokens")
    assert "use glitch-witch@1" in legal(paid)


@covers("F-6.2", "F-22.7")
def test_ten_different_combatants_make_a_hundred_and_twenty_sets() -> None:
    fighters = [name for name, card in BY_ID.items() if card.kind == 0 and not card.is_vip][:10]
    match = board(newcomer(*fighters), newcomer(*fighters), phase="set-up")
    assert len(legal(match)) == 120
