"""Open and hidden information (F-21): what everybody knows, what one seat knows, and what nobody does."""

import random

import msgspec
import pytest

from clashtable.core.match import Match
from clashtable.games.geekfight.wire.hands import Drew, Found, Looked, RevealedHand, TookFromTop
from tests.games.geekfight.board import (
    GEEKFIGHT,
    asked,
    board,
    combatant,
    deck,
    discard,
    events,
    hand,
    legal,
    piece,
    play,
    player,
    seat,
    settle,
    view,
)
from tests.games.geekfight.turns import go_to_turn, pass_until_asked
from tests.games.kit.play import walk
from tests.rulebook import covers

SEVEN = ["jump-cut", "headshot", "photobomb", "air-horn", "no-you", "loot-drop", "late-fee"]


def shown(match: Match, number: int) -> tuple[str, ...]:
    return player(match, number).shown


def somewhere(match: Match, number: int) -> tuple[str, ...]:
    return player(match, number).somewhere


@covers("F-21.1", "F-21.4")
def test_everybody_sees_the_same_table() -> None:
    match = board(
        seat(piece("button-masher", damage=2, buffs=["stage-fright"]), units="1 cash", hand=["jump-cut"]),
        seat(discard=["headshot"], deck=["no-you"], units="1 generic", hand=["mean-comment"]),
    )
    play(match, "attack 1")
    assert view(match, 0).table == view(match, 1).table == view(match, None).table
    facts = view(match, None).table
    assert (facts.active, facts.holder, facts.phase, len(facts.queue)) == (0, 1, "action", 1)
    assert (facts.seats[1].hand, facts.seats[1].deck, facts.seats[1].discard) == (1, 1, ("headshot",))


@covers("F-21.2", "F-21.4")
def test_hands_and_decks_are_known_to_their_owners_alone() -> None:
    match = board(
        seat(hand=["jump-cut"], deck=["photobomb", "headshot"]), seat(hand=["no-you"], deck=["air-horn", "late-fee"])
    )
    assert view(match, 0).hand == ("jump-cut",)
    assert view(match, 0).deck == ("headshot", "photobomb"), "as a set, in the order of the pool"
    for viewer in (0, None):
        told = msgspec.json.encode(view(match, viewer)).decode()
        assert all(card not in told for card in ("no-you", "air-horn", "late-fee"))
    assert (view(match, None).hand, view(match, None).deck) == (None, None)


@covers("F-21.2")
def test_the_order_of_a_deck_is_known_to_nobody() -> None:
    one = board(seat(deck=["photobomb", "headshot", "no-you"]), seat())
    other = board(seat(deck=["no-you", "photobomb", "headshot"]), seat())
    assert view(one, 0) == view(other, 0)


@covers("F-21.2")
def test_tucked_cards_are_known_to_who_tucked_them() -> None:
    match = board(seat(hand=[*SEVEN, "tag-team"], deck=["flame-war", "drop-test"]), seat(), phase="turn")
    play(match, "tuck headshot", "tuck jump-cut")
    assert view(match, 0).bottom == ("headshot", "jump-cut"), "the bottom card last"
    assert view(match, 1).bottom == ()
    assert view(match, 0).top == ()


@covers("F-21.3")
def test_looking_shows_cards_only_to_the_player_who_looks() -> None:
    match = board(seat(items=["thinking-wig"], deck=["jump-cut", "headshot"]), seat())
    happened = events(match, "use thinking-wig@2")
    (looked,) = [event for event in happened if isinstance(event, Looked)]
    assert looked.seen_by(0).cards == ("jump-cut",)
    assert [looked.seen_by(viewer).cards for viewer in (1, None)] == [None, None]
    assert (view(match, 0).top, view(match, 1).top) == (("jump-cut",), ())
    assert (asked(match), legal(match)) == ((0, "choose"), ["yes", "no"])
    kept, tucked = match.fork(), match.fork()
    play(kept, "no")
    assert view(kept, 0).top == ("jump-cut",)
    play(tucked, "yes")
    assert (view(tucked, 0).top, view(tucked, 0).bottom) == ((), ("jump-cut",))
    assert deck(tucked, 0) == ["headshot", "jump-cut"]


@covers("F-21.3")
def test_a_known_top_card_is_drawn_and_forgotten() -> None:
    match = board(seat(items=["thinking-wig"], deck=["jump-cut", "headshot", "no-you"]), seat())
    play(match, "use thinking-wig@2", "no")
    assert view(match, 0).top == ("jump-cut",)
    go_to_turn(match, 0)
    assert hand(match, 0) == ["jump-cut"]
    assert view(match, 0).top == ()


@covers("F-21.3")
def test_taking_one_of_three_and_tucking_the_others() -> None:
    match = board(
        seat(None, hand=["countess-cardshark"], deck=["jump-cut", "headshot", "no-you", "air-horn"]),
        seat(),
        phase="arena",
    )
    pass_until_asked(match)
    assert legal(match) == ["take jump-cut", "take headshot", "take no-you"]
    assert view(match, 0).top == ("jump-cut", "headshot", "no-you")
    happened = events(match, "take headshot")
    (took,) = [event for event in happened if isinstance(event, TookFromTop)]
    assert [took.seen_by(viewer).card for viewer in (0, 1)] == ["headshot", None]
    assert legal(match) == ["tuck jump-cut", "tuck no-you"]
    play(match, "tuck no-you")
    assert deck(match, 0) == ["air-horn", "no-you", "jump-cut"]
    assert view(match, 0).bottom == ("no-you", "jump-cut")
    assert shown(match, 0) == ()


@covers("F-21.3")
def test_a_drawn_card_is_not_shown_and_a_discarded_one_is_public() -> None:
    match = board(seat(units="3 tokens", hand=["data-breach"]), seat(hand=["jump-cut"], deck=["headshot"]))
    play(match, "play data-breach")
    settle(match)
    assert discard(match, 1) == ["jump-cut"]
    happened = go_to_turn(match, 1)
    (drew,) = [event for event in happened if isinstance(event, Drew)]
    assert [drew.seen_by(viewer).card for viewer in (1, 0, None)] == ["headshot", None, None]


@covers("F-21.1", "F-21.3")
def test_a_revealed_hand_is_known_card_by_card_until_it_is_played() -> None:
    match = board(
        seat(None, hand=["spoiler-alert-guy"]), seat(hand=["jump-cut", "folding-chair", "flame-war"]), phase="arena"
    )
    pass_until_asked(match)
    assert asked(match) == (0, "choose")
    assert legal(match) == ["discard flame-war", "discard jump-cut"], "a Tactic or Skill card"
    assert shown(match, 1) == ("folding-chair", "flame-war", "jump-cut")
    play(match, "discard flame-war")
    assert shown(match, 1) == ("folding-chair", "jump-cut")
    go_to_turn(match, 1)
    play(match, "spend 3 tokens", "play folding-chair")
    settle(match)
    assert shown(match, 1) == ("jump-cut",)


@covers("F-21.3")
def test_a_searched_card_is_revealed_and_the_deck_shuffled() -> None:
    match = board(
        seat(
            units="2 tickets", hand=["casting-call"], items=["thinking-wig"], deck=["jump-cut", "speedrunner", "no-you"]
        ),
        seat(),
    )
    play(match, "use thinking-wig@2", "no", "play casting-call")
    pass_until_asked(match)
    happened = events(match, "take speedrunner")
    (found,) = [event for event in happened if isinstance(event, Found)]
    assert found.seen_by(1) == found
    assert shown(match, 0) == ("speedrunner",)
    assert (view(match, 0).top, view(match, 0).bottom) == ((), ()), "after a shuffle nothing is known of the order"
    assert sorted(deck(match, 0)) == ["jump-cut", "no-you"]


@covers("F-21.1")
def test_what_returns_to_a_hand_openly_is_known_to_be_there() -> None:
    match = board(seat(units="3 tokens", hand=["rage-exit", "speedrunner"]), seat())
    play(match, "play rage-exit")
    assert shown(match, 0) == ("button-masher",)
    dive = board(seat(units="3 generic", hand=["dumpster-dive"], discard=["jump-cut"]), seat())
    play(dive, "play dumpster-dive")
    settle(dive)
    assert shown(dive, 0) == ("jump-cut",)


@covers("F-21.2")
def test_after_a_hidden_tuck_a_shown_card_may_be_in_the_hand_or_the_deck() -> None:
    match = board(
        seat(
            "mulligan-mike",
            units="3 generic",
            hand=["dumpster-dive", "headshot"],
            discard=["jump-cut"],
            deck=["no-you"],
        ),
        seat(),
    )
    play(match, "play dumpster-dive")
    settle(match)
    assert shown(match, 0) == ("jump-cut",)
    play(match, "use mulligan-mike@1")
    pass_until_asked(match)
    play(match, "tuck headshot")
    assert (shown(match, 0), somewhere(match, 0)) == ((), ("jump-cut",))


@covers("F-21.1", "F-21.4")
def test_a_hand_revealed_again_is_not_counted_twice() -> None:
    """A Jump Cut was seen and may be in the deck, another was seen in the hand: the hand then shows both."""
    match = board(seat(None, hand=["spoiler-alert-guy"]), seat(hand=["jump-cut", "jump-cut"]), seat(), phase="arena")
    snapshot = match.snapshot()
    snapshot["table"]["seats"][1].update(shown=["jump-cut"], somewhere=["jump-cut"])
    match = GEEKFIGHT.restore(snapshot)
    assert asked(match) == (0, "target")
    play(match, "target seat 1")
    pass_until_asked(match)
    assert discard(match, 1) == ["jump-cut"]
    assert (shown(match, 1), somewhere(match, 1)) == (("jump-cut",), ())


@covers("F-21.4")
def test_the_options_are_shown_only_to_the_seat_that_decides() -> None:
    match = board(seat(units="2 tokens", hand=["headshot"]), seat())
    for viewer in (1, None):
        assert "headshot" not in msgspec.json.encode(view(match, viewer)).decode()


@covers("F-21.4")
@pytest.mark.parametrize("seats", [2, 4])
def test_every_view_can_be_imagined_and_agrees_with_it(seats: int) -> None:
    rng = random.Random(seats)
    match = GEEKFIGHT.start(seats, seats, {"turn_limit": 10})
    for count in walk(match, rng, 200):
        if count % 9 == 0:
            viewer = rng.randrange(seats)
            seen = match.view(viewer)
            assert GEEKFIGHT.imagine(seen, count).view(viewer) == seen


@covers("F-21.1")
def test_a_reveal_is_told_to_everybody() -> None:
    match = board(seat(None, hand=["spoiler-alert-guy"]), seat(hand=["jump-cut"]), phase="arena")
    (revealed,) = [event for event in match.beginning if isinstance(event, RevealedHand)]
    assert (revealed.cards, revealed.seen_by(None)) == (("jump-cut",), revealed)
    assert combatant(match, 0).card == "spoiler-alert-guy"
