"""What is public, private, and known to nobody (K-12)."""

import random

import msgspec

from clashtable.core.text import Voice
from clashtable.games.coco.wire.events import Dealt, Drew
from tests.games.coco.board import COCO, board, common, play
from tests.rulebook import covers


@covers("K-12.1")
def test_everybody_sees_the_table_the_counts_and_all_that_was_played() -> None:
    match = board("HGT", "PGQ", "P Q G H", "B R", stock="T T", totals=[3, 4], dealer=1)
    play(match, "S P", "S Q", "E G")
    for seat in (0, 1, None):
        view = match.view(seat)
        shared = view.common  # type: ignore[attr-defined]
        assert (shared.singles, shared.complete, shared.dealer, shared.totals) == ("PGQ", "PGQ", 1, (3, 4))
        assert [(done.seat, done.move) for done in shared.plays] == [(0, "S P"), (0, "S Q"), (0, "E G")]
        assert view.hand_sizes == (3, 2)  # type: ignore[attr-defined]
        assert view.stock_sizes == (0, 0)  # type: ignore[attr-defined]
        assert view.to_act == 1


@covers("K-12.1")
def test_the_cards_turned_up_in_the_set_up_are_public() -> None:
    match = COCO.start(seed=8)
    assert match.view(None).common.turned_up == tuple(common(match)["turned_up"])  # type: ignore[attr-defined]


@covers("K-12.2")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    match = board("HGT", "SBC", "P PRQ", "R SRC")
    assert match.view(0).hand == ("P", "PRQ")  # type: ignore[attr-defined]
    assert match.view(1).hand == ("R", "SRC")  # type: ignore[attr-defined]
    assert match.view(None).hand is None  # type: ignore[attr-defined]
    assert b"SRC" not in msgspec.json.encode(match.view(0)).replace(secret_free(match), b"")


def secret_free(match: object) -> bytes:
    """Return the list of cards on the table, where every unnamed card of a position lies."""
    return msgspec.json.encode(common(match)["table"])  # type: ignore[arg-type]


@covers("K-12.3")
def test_not_even_its_owner_knows_the_order_of_a_stock() -> None:
    one = board("HGT", "SBC", "P P P H H G T", stock="R SRC Q")
    other = board("HGT", "SBC", "P P P H H G T", stock="Q R SRC")
    assert one.snapshot()["stocks"] != other.snapshot()["stocks"]
    for seat in (0, 1, None):
        assert one.view(seat) == other.view(seat)


@covers("K-12.3")
def test_a_drawn_card_is_seen_by_its_owner_alone() -> None:
    match = board("HGT", "SBC", "C H", "B", stock="", their_stock="R SRC")
    (drew,) = [event for event in match.play("E H") if isinstance(event, Drew)]
    assert drew.seen_by(1).cards == ("R", "SRC")
    assert drew.seen_by(0).cards is None
    assert drew.seen_by(None).cards is None
    assert drew.seen_by(0).count == 2


@covers("K-12.4")
def test_a_pass_does_not_say_whether_it_was_free() -> None:
    free = board("HGT", "SBC", "H", "B")
    forced = board("HGT", "SBC", "PRQ", "B")
    assert free.play("P") == forced.play("P")


@covers("K-12.4")
def test_a_pass_that_answers_a_pass_shows_what_the_hand_lacks() -> None:
    match = play(board("HGT", "SBC", "H", "PRQ HRC"), "P", "P")
    (fact,) = match.view(0).common.shown[1]  # type: ignore[attr-defined]
    assert fact.cards == 2
    assert set("HPSGBRTQC") <= set(fact.none_of)
    assert {"HGT", "SBT", "SBQ", "SGC", "SRC", "HBC", "PBC"} <= set(fact.none_of)
    assert "PRQ" not in fact.none_of
    assert match.view(0).common.shown[0] == ()  # type: ignore[attr-defined]


@covers("K-12.5")
def test_after_a_game_all_cards_are_open() -> None:
    match = board(mine="H", theirs="B SRC", their_stock="G")
    match.play("E H")
    (result,) = match.view(None).common.results  # type: ignore[attr-defined]
    assert result.left == ((), ("G", "B", "SRC"))


def test_the_deal_shows_each_seat_its_own_hand() -> None:
    (dealt,) = [event for event in COCO.start(seed=2).beginning if isinstance(event, Dealt)]
    for seat in range(2):
        hands = dealt.seen_by(seat).hands
        assert hands[seat] == dealt.hands[seat]
        assert hands[1 - seat] is None
    assert dealt.seen_by(None).hands == (None, None)


def test_the_log_reads_as_english_for_each_viewer() -> None:
    match = board("HGT", "PGQ", "P Q G H", "HGQ PBQ")
    events = [event for move in ("S P", "E G", "C PBQ") for event in match.play(move)]
    names = ("Ann", "Bot Hazel")
    assert [event.sentence(Voice(names, 0)) for event in events] == [
        "You place Partial on the pattern pile.",
        "You end the turn with Green on the colour pile.",
        "Bot Hazel places Partial Blue Square on the Complete pile.",
    ]
    assert events[0].sentence(Voice(names, None)) == "Ann places Partial on the pattern pile."


def test_every_event_has_a_sentence_for_every_viewer() -> None:
    rng, kinds = random.Random(6), set()
    for seed in range(40):
        match = COCO.start(seed=seed, options={"match_points": 6})
        events = list(match.beginning)
        while not match.is_over:
            events += match.play(rng.choice(match.legal_moves()))
        for event in events:
            kinds.add(type(event))
            for seat in (0, 1, None):
                text = event.seen_by(seat).sentence(Voice(("Ann", "Bea"), seat))
                assert text[0].isupper()
                assert text.endswith((".", "!"))
    assert kinds == set(COCO.event_types) or len(kinds) == len(COCO.event_types) - 1, "misdeals are rare"
