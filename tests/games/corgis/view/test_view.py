"""What is public, private, and known to nobody (C-11)."""

import random

import msgspec
import pytest

from clashtable.core.match import Match
from clashtable.core.text import Voice
from clashtable.games.corgis.wire.events import Dealt, Drew, GameEnded, Looked, Returned
from tests.games.corgis.board import CORGIS, asked, board, events, play, view
from tests.rulebook import covers

SECRETIVE = (Dealt, Drew, Looked, Returned)


@covers("C-11.1")
def test_everybody_sees_the_table_the_exposed_hands_and_the_counts() -> None:
    match = board("5E 8W 3V 4V", "6W 9W AW", "9N 3N", exposed=["", "", "7F"], deck="1V 2V 3F")
    play(match, "play 5E", "decline", "expose 9W", "pass", "pass", "play 4V", "low")
    play(match, "decline")
    for seat in (0, 1, 2, None):
        shown = view(match, seat)
        facts = shown.table
        assert [player.hidden for player in facts.seats] == [2, 2, 2]
        assert [player.exposed for player in facts.seats] == [(), ("9W",), ("7F",)]
        assert len(shown.deck) == 3
        assert facts.discard == ("5E",)
        (combo,) = facts.pile
        assert (combo.owner, combo.cards, combo.rank, combo.effect, combo.suits) == (0, ("4V",), "4", "Monk", "V")
        assert (facts.low, facts.leader, facts.turn, shown.to_act) == (True, 0, 0, 1)


@covers("C-11.1")
def test_locks_and_passes_are_public() -> None:
    match = play(board("5E 8W", "6W 9W 3F", "9N 3N"), "play 5E", "expose 9W", "pass")
    for seat in (0, 1, 2, None):
        assert view(match, seat).table.seats[1].locked == ("9W",)
        assert view(match, seat).table.passed == (1,)
        assert view(match, seat).to_act == 2


@covers("C-11.1")
def test_plays_declarations_targets_cancellations_exposures_and_discards_are_seen_by_all() -> None:
    match = board("4E 5E 6E 7E 8E 9E 3E 3F", "AW AF 9W 3W 4W", "AV 9N 3N")
    told = events(
        match,
        "play 4E", "low", "react AW", "pass", "pass",
        "play 5E", "react AF", "pass", "pass",
        "play 6E", "discard 3E", "pass", "pass",
        "play 7E", "target 1", "pass", "pass",
        "play 8E", "pass",
    )  # fmt: skip
    told += events(match, match.legal_moves()[0].notation)
    kinds = {type(event).__name__ for event in told}
    assert kinds >= {"Played", "Passed", "Declared", "Aimed", "Cancelled", "Discarded", "Exposed", "RoundEnded"}
    for event in told:
        assert not isinstance(event, SECRETIVE)
        for seat in (0, 1, 2, None):
            assert event.seen_by(seat) == event


@covers("C-11.2")
def test_hidden_cards_are_seen_by_their_owner_alone() -> None:
    match = board("8W 3V", "6W AW", deck="1V 2V")
    assert view(match, 0).hand == ("3V", "8W")
    assert view(match, 1).hand == ("6W", "AW")
    assert view(match, None).hand is None
    for seat, secret in ((0, b"AW"), (1, b"8W"), (None, b"AW"), (None, b"8W"), (0, b"1V"), (None, b"2V")):
        assert b'"' + secret + b'"' not in msgspec.json.encode(match.view(seat))


@covers("C-11.2")
def test_the_deal_shows_each_seat_its_own_hand() -> None:
    (dealt,) = [event for event in CORGIS.start(seats=3, seed=2).beginning if isinstance(event, Dealt)]
    for seat in range(3):
        hands = dealt.seen_by(seat).hands
        assert [hand is not None for hand in hands] == [other == seat for other in range(3)]
        assert hands[seat] == dealt.hands[seat]
    assert dealt.seen_by(None).hands == (None, None, None)


@covers("C-11.2", "C-11.4", "C-8.1")
def test_an_oracles_miss_is_announced_and_its_card_seen_by_the_looker_alone() -> None:
    match = board("1E 8W", "6W AW", "6N AN", deck="7W 2V")
    (looked,) = [event for event in match.play("play 1E") if isinstance(event, Looked)]
    assert (looked.seen_by(0).card, looked.matched) == ("7W", False)
    for seat in (1, 2, None):
        seen = looked.seen_by(seat)
        assert (seen.card, seen.matched, seen.suits, seen.seat) == (None, False, "E", 0)
    assert [view(match, seat).deck[0].card for seat in (0, 1, 2, None)] == ["7W", None, None, None]
    assert [view(match, seat).deck[0].not_suits for seat in (0, 1, 2, None)] == ["E"] * 4


@covers("C-11.1", "C-8.1")
def test_an_oracles_match_is_seen_by_all() -> None:
    match = board("1E 8W", "6W AW", deck="7E 2V")
    (looked,) = [event for event in match.play("play 1E") if isinstance(event, Looked)]
    assert {looked.seen_by(seat).card for seat in (0, 1, None)} == {"7E"}
    assert "7E" in view(match, None).table.discard


@covers("C-11.2", "C-11.4", "C-8.3")
def test_a_healers_cards_are_private_but_the_exchange_is_announced() -> None:
    match = board("3E 8W", "6W AW", deck="7W 2V")
    drew, returned = [event for event in events(match, "play 3E", "return 8W") if isinstance(event, (Drew, Returned))]
    for event, card in ((drew, "7W"), (returned, "8W")):
        assert isinstance(event, (Drew, Returned))
        assert [event.seen_by(seat).card for seat in (0, 1, None)] == [card, None, None]
    assert [view(match, seat).deck[-1].card for seat in (0, 1, None)] == ["8W", None, None]


@covers("C-11.3", "C-8.3")
def test_an_exposed_card_is_returned_in_everybodys_sight() -> None:
    match = board("3E 8W", "6W AW", exposed=["5W", ""], deck="7W 2V")
    (returned,) = [event for event in events(match, "play 3E", "return 5W") if isinstance(event, Returned)]
    assert {returned.seen_by(seat).card for seat in (0, 1, None)} == {"5W"}
    assert [view(match, seat).deck[-1].card for seat in (0, 1, None)] == ["5W"] * 3


@covers("C-11.3")
def test_nobody_knows_the_order_of_the_deck() -> None:
    one = board("8W 3V", "6W AW", deck="1V 2V 3F")
    other = board("8W 3V", "6W AW", deck="3F 1V 2V")
    for seat in (0, 1, None):
        assert one.view(seat) == other.view(seat)
        assert {slot.card for slot in view(one, seat).deck} == {None}


@covers("C-11.3")
def test_nobody_knows_the_card_that_an_archer_will_draw() -> None:
    one, other = (board("7E 3V", "6W AW", chance=[card]) for card in ("6W", "AW"))
    for match in (one, other):
        play(match, "play 7E")
    for seat in (0, 1, None):
        assert one.view(seat) == other.view(seat)


# --- C-11.4 What is not announced


@covers("C-11.4")
def test_declining_to_react_looks_like_not_being_able_to() -> None:
    holder, other = board("9E 3V", "AW 4W", "6N 7N"), board("9E 3V", "6W 4W", "6N 7N")
    assert events(holder, "play 9E", "decline") == events(other, "play 9E")
    for seat in (0, 2, None):
        assert holder.view(seat) == other.view(seat)


@covers("C-11.4", "C-8.2")
def test_declining_a_second_play_looks_like_not_being_able_to() -> None:
    holder, other = board("2E 8E 3V", "6W AW"), board("2E 8W 3V", "6W AW")
    assert events(holder, "play 2E", "decline") == events(other, "play 2E")
    for seat in (1, None):
        assert holder.view(seat) == other.view(seat)


@covers("C-11.4")
def test_declining_an_optional_bard_or_mage_looks_like_not_being_able_to() -> None:
    for card in ("2E", "6E"):
        holder = board(f"{card} 8E 3V", "7W AW", effects_optional=True)
        other = board(f"{card} 8W 3V", "7W AW", effects_optional=True)
        assert events(holder, f"play {card}", "decline") == events(other, f"play {card}")
        assert asked(holder) == asked(other) == (1, "FOLLOW")
        for seat in (1, None):
            assert holder.view(seat) == other.view(seat)


@covers("C-11.4")
@pytest.mark.parametrize("card", ["1E", "3E", "4E", "5E", "7E", "8E", "9E"])
def test_declining_any_other_optional_effect_is_announced(card: str) -> None:
    match = play(board(f"{card} 8W 3V", "7W AW", deck="1V", effects_optional=True), f"play {card}")
    (unused,) = match.play("decline")
    assert unused.seen_by(None) == unused
    assert unused.sentence(Voice(("Ann", "Bea"), 1)).startswith("Ann leaves the ")


@covers("C-11.5")
def test_a_mage_that_discards_nothing_tells_what_the_hand_lacks() -> None:
    match = board("6E 6V 8W 3W *1", "7W AW", exposed=["4N", ""])
    told = events(match, "play 6E 6V")
    assert told[-1].sentence(Voice(("Ann", "Bea"), None)) == "The Mage does nothing: Ann has no card of those suits."
    for seat in (0, 1, None):
        (lack,) = view(match, seat).table.seats[0].lacks
        assert (lack.cards, lack.suits) == (3, "EV")
        assert view(match, seat).table.seats[1].lacks == ()


@covers("C-11.5")
def test_with_optional_effects_a_mage_tells_nothing() -> None:
    match = board("6E 8W 3W", "7W AW", effects_optional=True)
    assert len(events(match, "play 6E")) == 1
    assert view(match, 1).table.seats[0].lacks == ()


# --- C-11.6 Open questions


def open_questions() -> list[tuple[str, Match, int, int]]:
    """Return positions in which a question is open in secret: its kind, who is asked, and whose turn it is."""
    return [
        ("ENCORE", play(board("2E 8E 3V", "7W AW", "7N 6N"), "play 2E"), 0, 0),
        ("RETURN", play(board("3E 8E 3V", "7W AW", "7N 6N", deck="1V 2V"), "play 3E"), 0, 0),
        ("DECLARE", play(board("4E 8E 3V", "7W AW", "7N 6N"), "play 4E"), 0, 0),
        ("TARGET", play(board("7E 8E 3V", "7W AW", "7N 6N"), "play 7E"), 0, 0),
        ("DISCARD", play(board("6E 8E 3E", "7W AW", "7N 6N"), "play 6E"), 0, 0),
        ("ACTIVATE", play(board("8E 3E", "7W AW", "7N 6N", effects_optional=True), "play 8E"), 0, 0),
        ("REACT", play(board("9E 3E", "7W AW", "7N 6N"), "play 9E"), 1, 0),
        ("EXPOSE_LOCK", play(board("5E 3E", "7W 9W", "7N 6N"), "play 5E"), 1, 0),
        ("EXPOSE", play(board("8E 3E", "7W 9W", "7N 6N"), "play 8E", "pass"), 1, 1),
    ]


@covers("C-11.6")
def test_the_others_see_only_that_something_is_not_settled() -> None:
    for kind, match, asked_seat, turn in open_questions():
        assert asked(match) == (asked_seat, kind)
        assert view(match, asked_seat).to_act == asked_seat
        assert view(match, asked_seat).pending != ()
        for seat in {0, 1, 2, None} - {asked_seat}:
            shown = view(match, seat)
            assert (shown.to_act, shown.table.turn, shown.pending) == (turn, turn, ()), kind
            assert kind.encode() not in msgspec.json.encode(shown)


@covers("C-11.6")
def test_who_leads_or_follows_is_public() -> None:
    match = board("8E 3E", "7W 9W", "7N 6N")
    for seat in (0, 1, 2, None):
        assert (view(match, seat).to_act, view(match, seat).pending[-1]) == (0, {"step": "lead", "seat": 0})
    play(match, "play 8E")
    for seat in (0, 1, 2, None):
        assert (view(match, seat).to_act, view(match, seat).pending[-1]) == (1, {"step": "follow", "seat": 1})


@covers("C-11.6", "C-8.10")
def test_a_question_to_react_and_a_fighters_choice_look_alike() -> None:
    reacting = play(board("5E 3E", "AW 9W", "7N 6N"), "play 5E")
    choosing = play(board("5E 3E", "7W 9W", "7N 6N"), "play 5E")
    assert (asked(reacting), asked(choosing)) == ((1, "REACT"), (1, "EXPOSE_LOCK"))
    for seat in (0, 2, None):
        assert reacting.view(seat) == choosing.view(seat)


@covers("C-11.6")
def test_to_activate_and_the_question_after_it_look_alike() -> None:
    match = play(board("2E 8E 3V", "7W AW", effects_optional=True), "play 2E")
    before = [match.view(seat) for seat in (1, None)]
    play(match, "activate")
    assert asked(match) == (0, "ENCORE")
    assert [match.view(seat) for seat in (1, None)] == before


# --- the log


def test_a_finished_game_shows_all_hands() -> None:
    match = board("8E", "7W AW", exposed=["", "3F"])
    (ended,) = [event for event in match.play("play 8E") if isinstance(event, GameEnded)]
    assert ended.seen_by(None).hands == ((), ("3F", "7W", "AW"))  # type: ignore[attr-defined]


def test_the_log_reads_as_english_for_each_viewer() -> None:
    match = board("2E 9E 3V", "*1 AW 4W", "7N 6N")
    told = events(match, "play 2E", "play 9E", "react AW", "play *1")
    names = ("Ann", "Bot Hazel", "Cy")
    assert [event.sentence(Voice(names, 0)) for event in told] == [
        "You lead 2 of Earth.",
        "You add 9 of Earth.",
        "The Assassin aims at Bot Hazel.",
        "Bot Hazel shows Ace of Water: the Samurai cancels the Assassin!",
        "Bot Hazel plays a Wild, which counts as a 9 (Assassin).",
        "The Assassin aims at Cy.",
        "The Assassin strikes: Cy loses the turn.",
    ]
    assert told[-1].sentence(Voice(names, 2)) == "The Assassin strikes: you lose the turn."
    assert told[0].sentence(Voice(names, None)) == "Ann leads 2 of Earth."


def test_what_one_may_not_see_is_not_told() -> None:
    match = board("1E 3E 8W", "7W AW", deck="5W 2V")
    told = events(match, "play 1E", "pass", "play 3E", "return 8W")
    others = [event.seen_by(1).sentence(Voice(("Ann", "Bea"), 1)) for event in told]
    assert "The Oracle looks at the deck: not Earth." in others
    assert "The Healer: Ann draws a card." in others
    assert "Ann returns a card to the bottom of the deck." in others
    own = [event.seen_by(0).sentence(Voice(("Ann", "Bea"), 0)) for event in told]
    assert "The Oracle looks at the deck and sees 5 of Water: not Earth." in own
    assert "The Healer: you draw 5 of Water." in own
    assert "You return 8 of Water to the bottom of the deck." in own


def test_every_event_has_a_sentence_for_every_viewer() -> None:
    rng, kinds = random.Random(6), set()
    for seed in range(30):
        match = CORGIS.start(seats=3, seed=seed, options={"match_wins": 2, "effects_optional": seed % 3 == 0})
        told = list(match.beginning)
        while not match.is_over:
            told += match.play(rng.choice(match.legal_moves()))
        for event in told:
            kinds.add(type(event))
            for seat in (0, 1, 2, None):
                text = event.seen_by(seat).sentence(Voice(("Ann", "Bea", "Cy"), seat))
                assert text[0].isupper()
                assert text.endswith((".", "!"))
    assert kinds == set(CORGIS.event_types)
