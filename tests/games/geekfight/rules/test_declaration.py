"""Adding to the Queue (F-12)."""

from typing import Any, cast

import pytest

from clashtable.core.errors import IllegalMove
from clashtable.games.geekfight.cards.pool import BY_ID
from clashtable.games.geekfight.model.cast import CARD
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.rules.draft import Draft, draft_of, open_targets
from clashtable.games.geekfight.rules.obstacles import first_cast
from clashtable.games.geekfight.wire.arena import Damaged
from clashtable.games.geekfight.wire.queue import Added, Fizzled
from clashtable.games.geekfight.wire.resources import Forfeited, Paid
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
    queue,
    seat,
    settle,
    units,
    view,
)
from tests.rulebook import covers

TALKER: dict[str, Any] = {"units": "2 generic", "hand": ["mean-comment", "mean-comment"]}


@covers("F-12.1", "F-12.3", "F-22.2")
def test_the_steps_come_in_order_mode_cost_target_payment() -> None:
    match = board(seat("hot-glue-heroine", items=["thinking-wig", "lucky-socks"]), seat())
    play(match, "use hot-glue-heroine@1")
    assert asked(match) == (0, "mode")
    play(match, "mode 1")
    assert asked(match) == (0, "target")
    assert queue(match) == []
    assert combatant(match, 0).used == ()
    happened = events(match, "target lucky-socks@3")
    assert combatant(match, 0).used == ("spend",)
    assert units(match, 0) == {"glue": 2}
    assert item(match, 0, "lucky-socks").counters == {"Health": 1}
    assert [type(event).__name__ for event in happened][:3] == ["Spent", "Produced", "Added"]


@covers("F-12.1")
def test_forfeiting_happens_before_the_object_is_on_the_queue() -> None:
    match = board(
        seat(items=["thinking-wig", "lucky-socks"], units="1 cash 1 glue", hand=["just-throw-it"]), seat("line-camper")
    )
    play(match, "play just-throw-it")
    assert (asked(match), legal(match)) == ((0, "cost_choice"), ["forfeit thinking-wig@2", "forfeit lucky-socks@3"])
    play(match, "forfeit thinking-wig@2")
    assert asked(match) == (0, "target")
    assert len(player(match, 0).items) == 2, "chosen, but not yet paid"
    play(match, "target line-camper@4")
    assert asked(match) == (0, "payment")
    happened = events(match, "pay 1 glue")
    told = [type(event).__name__ for event in happened if isinstance(event, (Paid, Forfeited, Added, Damaged))]
    assert told == ["Paid", "Forfeited", "Added", "Damaged"]
    assert combatant(match, 1).damage == 3


@covers("F-12.1")
def test_what_is_announced_cannot_be_taken_back_nor_interrupted() -> None:
    match = board(seat(units="2 tokens", hand=["headshot"]), seat(**TALKER))
    play(match, "play headshot")
    assert asked(match) == (0, "target")
    for move in ("pass", "end", "spend 3 tokens", "attack 1"):
        with pytest.raises(IllegalMove) as refused:
            match.play(move)
        assert refused.value.rule == "F-22.1"


@covers("F-12.2")
def test_only_what_can_be_completed_may_be_announced() -> None:
    bare = board(seat(units="4 generic", hand=["drop-test", "just-throw-it", "folding-chair"]), seat())
    assert legal_starting(bare, "play") == ["play folding-chair"]
    armed = board(seat(units="4 generic", hand=["drop-test", "just-throw-it"], items=["thinking-wig"]), seat())
    assert legal_starting(armed, "play") == ["play drop-test", "play just-throw-it"]


@covers("F-12.2")
def test_a_card_chosen_as_a_cost_is_no_target() -> None:
    """No card of the pool can come to this, so what is being added is written down here."""
    match = board(seat(items=["thinking-wig", "lucky-socks"], units="2 generic", hand=["drop-test"]), seat())
    state = cast(GeekState, match.state)
    use = first_cast(CARD, 0, BY_ID["drop-test"], 0, BY_ID["drop-test"].acts, 0)
    assert [mark.number for mark in open_targets(state, draft_of(use))] == [2, 3]
    assert [mark.number for mark in open_targets(state, Draft(use, 3, None, -1, -1))] == [2]


@covers("F-12.2", "F-14.3")
def test_a_discarded_card_is_a_cost_that_must_be_there() -> None:
    match = board(seat("back-issue-bandit", hand=["jump-cut"]), seat(items=["thinking-wig"]))
    play(match, "use back-issue-bandit@1")
    assert discard(match, 0) == ["jump-cut"]
    settle(match)
    assert item(match, 0, "thinking-wig").controller == 0
    empty = board(seat("back-issue-bandit", hand=[]), seat(items=["thinking-wig"]))
    assert legal_starting(empty, "use") == []


@covers("F-12.3")
def test_allowances_are_used_up_as_the_cost_is_paid() -> None:
    match = board(seat("glitch-witch", units="2 tokens"), seat(units="2 tickets", hand=["air-horn"]))
    play(match, "use glitch-witch@1")
    assert combatant(match, 0).used == ()
    play(match, "target button-masher@2")
    assert combatant(match, 0).used == ("ability",)
    assert units(match, 0) == {}


@covers("F-12.4", "F-21.1")
def test_targets_and_costs_are_chosen_openly() -> None:
    match = board(seat("back-issue-bandit", hand=["jump-cut", "headshot"]), seat(items=["thinking-wig"], **TALKER))
    play(match, "use back-issue-bandit@1", "discard headshot")
    assert discard(match, 0) == ["headshot"]
    (found,) = view(match, 1).table.queue
    assert [(target.kind, target.name) for target in found.targets] == [("piece", "thinking-wig")]


@covers("F-12.5")
@pytest.mark.parametrize(
    ("card", "playable"),
    [("rage-exit", False), ("nerd-rage", False), ("costume-repair", False), ("cram-session", True), ("headshot", True)],
)
def test_your_combatant_must_be_there_to_be_spoken_of(card: str, playable: bool) -> None:
    """Ruling R-38; not where it appears only in an "if" or in a cost. R-34: Tactics and Skills need no Combatant."""
    match = board(seat(None, units="2 tokens 2 caffeine 2 glue", hand=[card]), seat())
    assert (f"play {card}" in legal(match)) == playable


@covers("F-12.5", "F-8.8")
def test_without_the_combatant_the_rest_is_skipped_or_fizzles() -> None:
    match = board(
        seat(piece("button-masher", damage=5), units="3 caffeine", hand=["second-wind"]),
        seat(units="2 tokens", hand=["headshot"]),
    )
    play(match, "play second-wind", "play headshot", "target button-masher@1")
    happened = settle(match)
    assert player(match, 0).combatant is None
    assert cred(match) == [0, 2]
    assert not [event for event in happened if isinstance(event, Fizzled)]
    assert discard(match, 0) == ["button-masher", "second-wind"]
