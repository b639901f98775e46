"""A match over the network, from opening a table to the downloaded record."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

import clashtable
from clashtable.core.record import record_from_json
from clashtable.server.messages import Moved, Resync, State, TableChanged
from tests.server.person import Person, Window, play_on, seated_pair


def rounds(windows: list[Window], luck: random.Random) -> Iterator[list[Moved]]:
    """Play a match that just began to its end; yield what each of the two heard of every move."""
    questions = [window.begun().question for window in windows]
    for sequence in range(1000):
        [(mover, asked)] = [(seat, question) for seat, question in enumerate(questions) if question is not None]
        windows[mover].play(sequence, luck.choice(asked.options).move)
        moved = [window.wait_for(Moved) for window in windows]
        yield moved
        questions = [answer.question for answer in moved]
        if moved[0].view.outcome is not None:
            return
    raise AssertionError("the match did not end")


def test_two_people_play_a_match_to_its_end(ann: Person, ben: Person) -> None:
    table, hers, his = seated_pair(ann, ben)
    for number, moved in enumerate(rounds([hers, his], random.Random(7)), 1):
        assert [answer.sequence for answer in moved] == [number, number]
        assert all(answer.log for answer in moved)
        assert [answer.move for answer in moved].count(None) == 1
    finished = hers.wait_for(TableChanged).table
    assert (finished.status, finished.moves) == ("finished", number)
    check_record(ann, table, number, finished.seed)


def check_record(ann: Person, table: str, moves: int, seed: str | None) -> None:
    """Check that the record of *table* can be downloaded and replayed."""
    answer = ann.http.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = record_from_json(answer.content)
    assert record.seed == seed
    match = clashtable.replay(record)
    assert match.is_over
    assert len(match.moves) == moves


def test_the_story_is_told_to_each_by_name(ann: Person, ben: Person) -> None:
    _table, hers, his = seated_pair(ann, ben)
    stories = [" ".join(line.text for line in window.begun().log) for window in (hers, his)]
    assert all(story.startswith("Game 1.") for story in stories)
    assert ("You deal" in stories[0]) != ("You deal" in stories[1])
    assert ann.name in stories[1] or ben.name in stories[0]


def test_a_person_plays_a_bot_to_the_end(ann: Person) -> None:
    table = ann.open_table("me", "greedy", start=True)
    assert table.status == "running"
    assert table.seats[1].name.startswith("Bot ")
    window, state = ann.watch(table.id)
    assert play_on(window, state, random.Random(1)).view.outcome is not None
    assert ann.table(table.id).status == "finished"


def test_bots_play_each_other_while_somebody_watches(ann: Person) -> None:
    table = ann.open_table("search:20", "random", start=True)
    window, state = ann.watch(table.id)
    assert state.you is None
    while window.wait_for(TableChanged).table.status != "finished":
        pass
    assert ann.table(table.id).moves > 20


def test_a_record_is_refused_while_the_match_goes_on(ann: Person) -> None:
    table = ann.open_table("me", "greedy", start=True)
    answer = ann.http.get(f"/api/tables/{table.id}/record")
    assert answer.status_code == 409
    assert answer.json() == {"sentence": "The record of a match is there once the match is over."}


def test_nobody_hears_of_anothers_hidden_cards(ann: Person, ben: Person, cleo: Person) -> None:
    table, hers, his = seated_pair(ann, ben)
    watching, shown = cleo.watch(table)
    assert (shown.you, shown.question) == (None, None)
    if shown.view is None:  # she came just before the match began
        watching.begun()
    for moved in rounds([hers, his], random.Random(3)):
        watching.wait_for(Moved)
        if moved[0].view.outcome is None:
            check_blind(watching.heard[-1], moved)
            check_foreign_hand(his.heard[-1], moved[0])
            check_foreign_hand(hers.heard[-1], moved[1])
    watching.say(Resync())
    assert watching.wait_for(State).question is None


def check_blind(text: str, moved: list[Moved]) -> None:
    """Check in the bytes that a spectator's message of a move holds no hand, drawn card, notation or question."""
    seen = msgspec.json.decode(text)
    assert (seen["question"], seen["move"], seen["view"]["hand"]) == (None, None, None)
    assert '"hand:' not in text
    for event in seen["events"]:
        assert event["kind"] != "coco.drew" or event["cards"] is None
        assert event["kind"] != "coco.dealt" or event["hands"] == [None, None]
    for answer in moved:
        check_foreign_hand(text, answer)


def check_foreign_hand(text: str, other: Moved) -> None:
    """Check in the bytes that the hand in *other*'s message is not in *text*."""
    hand = other.view.hand
    assert hand is not None
    # A hand of one card is no proof: its one-element list may stand for another card elsewhere.
    assert len(hand) < 2 or msgspec.json.encode(hand).decode() not in text
