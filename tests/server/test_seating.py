"""Sitting down, watching, leaving, playing again."""

from __future__ import annotations

import random
from collections.abc import Callable

import httpx
import pytest

from clashtable.server.messages import (
    Fill,
    Leave,
    Lobby,
    Moved,
    Refused,
    Rematch,
    Resync,
    Sit,
    Start,
    State,
    TableChanged,
)
from tests.server.person import Person, Window, is_soon, listed, play_on, seated_pair


def change(window: Window, is_it: Callable[[TableChanged], bool]) -> TableChanged:
    """Return the next change of the table that fits."""
    for _message in range(100):
        message = window.wait_for(TableChanged)
        if is_it(message):
            return message
    raise AssertionError("the table did not change so")


def test_an_open_table_is_filled_and_started(ann: Person, ben: Person) -> None:
    table = ann.open_table("me", "open")
    assert (table.status, table.host, table.seats[1].kind) == ("waiting", 0, "open")
    assert is_soon(True, table.id, ben)
    hers, _state = ann.watch(table.id)
    hers.say(Start())
    assert hers.expect(Refused).sentence == "Every seat must be taken before the match can begin."
    hers.say(Fill(1, "search:60"))
    filled = change(hers, lambda message: message.table.seats[1].kind == "bot").table
    assert filled.seats[1].level == "search:60"
    hers.say(Start())
    assert hers.begun().table.status == "running"


def test_only_the_host_fills_and_starts(ann: Person, ben: Person) -> None:
    table = ann.open_table("open", "me").id
    window, _state = ben.watch(table)
    window.say(Fill(0, "greedy"))
    assert window.expect(Refused).sentence == "Only the host of the table can fill a seat with a bot."
    window.say(Sit(0))
    change(window, lambda message: message.you == 0)
    window.say(Start())
    assert window.expect(Refused).sentence == "Only the host of the table can start the match."


def test_a_seat_is_given_once(ann: Person, ben: Person, cleo: Person) -> None:
    table = ann.open_table("me", "open").id
    his, _state = ben.watch(table)
    hers, _same = cleo.watch(table)
    his.say(Sit(1))
    change(his, lambda message: message.you == 1)
    hers.say(Sit(1))
    assert hers.wait_for(Refused).sentence == f"That seat is taken by {ben.name}."
    his.say(Sit(1))
    assert his.wait_for(Refused).code == "not_allowed"
    hers.say(Sit(7))
    assert hers.wait_for(Refused).code == "not_found"


def test_presence_follows_connections_and_windows_of_one_person_count_once(ann: Person, ben: Person) -> None:
    table, hers, his = seated_pair(ann, ben)
    hers.begun()
    second = ben.enter(table)
    assert second.expect(State).table.watchers == 0
    his.close()
    if ann.server.settings.workers == 1:
        assert hers.wait_for(TableChanged).table.seats[1].present
    else:  # other workers hear a moment later who is connected elsewhere
        change(hers, lambda message: message.table.seats[1].present)
    second.close()
    gone = change(hers, lambda message: not message.table.seats[1].present).table
    assert gone.seats[1].name == ben.name
    ben.watch(table)
    change(hers, lambda message: message.table.seats[1].present)


def test_reconnecting_resumes(ann: Person, ben: Person) -> None:
    table, hers, his = seated_pair(ann, ben)
    states = [hers.begun(), his.begun()]
    mover = 0 if states[0].question else 1
    windows = [hers, his]
    asked = states[mover].question
    assert asked is not None
    windows[mover].play(0, asked.options[0].move)
    moved = windows[mover].wait_for(Moved)
    windows[mover].close()
    _window, again = [ann, ben][mover].watch(table)
    assert (again.you, again.sequence, again.view, again.question) == (mover, 1, moved.view, moved.question)
    assert again.log[-len(moved.log) :] == moved.log


def test_a_bot_takes_over_and_the_others_play_on(ann: Person, ben: Person) -> None:
    table, hers, his = seated_pair(ann, ben)
    state = hers.begun()
    his.say(Leave())
    his.begun()
    assert change(his, lambda message: message.you is None).table.status == "running"
    spectating = his.wait_for(State)
    assert (spectating.you, spectating.question) == (None, None)
    seat = change(hers, lambda message: message.table.seats[1].kind == "bot").table.seats[1]
    assert (seat.level, seat.name.startswith("Bot ")) == ("greedy", True)
    window, now = ann.watch(table)
    assert now.you == state.you == 0
    play_on(window, now, random.Random(5))
    told = [line.text for line in ann.watch(table)[1].log]
    assert any(seat.name in line for line in told)


def test_bots_finish_a_match_that_everybody_left(ann: Person, ben: Person) -> None:
    _table, hers, his = seated_pair(ann, ben)
    hers.begun()
    hers.say(Leave())
    his.say(Leave())
    finished = change(hers, lambda message: message.table.status == "finished").table
    assert [seat.kind for seat in finished.seats] == ["bot", "bot"]
    assert len({seat.name for seat in finished.seats}) == 2
    his.say(Leave())
    assert his.wait_for(Refused).code == "not_allowed"


def test_the_next_person_is_host_when_the_host_leaves(ann: Person, ben: Person) -> None:
    table = ann.open_table("me", "open").id
    hers, _state = ann.watch(table)
    his, _same = ben.watch(table)
    his.say(Sit(1))
    change(his, lambda message: message.you == 1)
    hers.say(Leave())
    changed = change(his, lambda message: message.table.host == 1)
    assert changed.table.seats[0].kind == "open"
    his.say(Fill(0, "random"))
    change(his, lambda message: message.table.seats[0].kind == "bot")
    his.say(Start())
    assert his.begun().you == 1


def test_a_waiting_table_without_people_is_closed(ann: Person) -> None:
    table = ann.open_table("me", "greedy").id
    window, _state = ann.watch(table)
    window.say(Leave())
    assert change(window, lambda message: message.table.status == "closed").you is None
    window.say(Sit(0))
    assert window.wait_for(Refused).code == "not_allowed"
    assert is_soon(False, table, ann)


def test_a_table_by_link_is_not_listed_but_can_be_opened(ann: Person, ben: Person) -> None:
    table = ann.open_table("me", "open", public=False).id
    assert table not in listed(ben)
    assert ben.table(table).public is False
    window, _state = ben.watch(table)
    window.say(Sit(1))
    assert change(window, lambda message: message.you == 1).you == 1


def test_the_lobby_tells_of_changes(ann: Person, ben: Person) -> None:
    watching = ben.connect("/ws/lobby")
    before = watching.expect(Lobby)
    table = ann.open_table("me", "open").id
    assert table not in [other.id for other in before.tables]
    while (seen := watching.wait_for(Lobby).tables[0].id) != table:
        assert seen in [other.id for other in before.tables], "what others did before is still being told"
    watching.send('{"type":"start"}')
    assert watching.wait_for(Refused).code == "not_allowed"
    watching.send("nonsense")
    assert watching.wait_for(Refused).code == "invalid"


def finish(ann: Person, ben: Person) -> tuple[str, Window, Window]:
    """Return a finished table of two people."""
    table, *windows = seated_pair(ann, ben)
    luck = random.Random(11)
    questions = [window.begun().question for window in windows]
    for sequence in range(1000):
        mover = 0 if questions[0] else 1
        asked = questions[mover]
        assert asked is not None
        windows[mover].play(sequence, luck.choice(asked.options).move)
        moved = [window.wait_for(Moved) for window in windows]
        questions = [answer.question for answer in moved]
        if moved[0].view.outcome is not None:
            return table, windows[0], windows[1]
    raise AssertionError("the match did not end")


def test_a_rematch_begins_once_both_asked(ann: Person, ben: Person, cleo: Person) -> None:
    old, hers, his = finish(ann, ben)
    his.say(Rematch())
    again = change(hers, lambda message: message.table.rematch is not None).table.rematch
    assert again is not None
    table = ann.table(again)
    assert [seat.kind for seat in table.seats] == ["open", "human"]
    assert (table.host, table.status, table.options) == (1, "waiting", ann.table(old).options)
    watching, _state = cleo.watch(old)
    watching.say(Rematch())
    assert watching.wait_for(Refused).code == "not_allowed"
    opened, _waiting = ben.watch(again)
    hers.say(Rematch())
    assert opened.begun().table.status == "running"
    assert ann.watch(again)[1].you == 0
    his.say(Rematch())
    assert change(his, lambda message: message.table.rematch is not None).table.rematch == again
    assert ann.table(old).rematch == again


def test_a_rematch_against_a_bot_begins_at_once(ann: Person) -> None:
    table = ann.open_table("me", "greedy", start=True)
    window, _state = ann.watch(table.id)
    window.say(Rematch())
    assert window.wait_for(Refused).sentence == "A rematch can be asked for once the match is over."
    window.say(Resync())
    play_on(window, window.wait_for(State), random.Random(1))
    window.say(Rematch())
    again = change(window, lambda message: message.table.rematch is not None).table.rematch
    assert again is not None
    begun = ann.table(again)
    assert (begun.status, begun.seats[1].name) == ("running", table.seats[1].name)
    assert begun.commitment != table.commitment


def test_a_new_name_is_seen_at_the_table(ann: Person, ben: Person) -> None:
    _table, _hers, his = seated_pair(ann, ben)
    assert ann.http.put("/api/me", json={"name": "Ann of Green Gables"}).status_code == 200
    change(his, lambda message: message.table.seats[0].name == "Ann of Green Gables")


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"game": "chess", "seats": []}, "There is no game 'chess'; the games are"),
        ({"game": "coco", "seats": [{"kind": "me"}]}, "Clash (Coco) is for exactly 2 players, not 1."),
        (
            {"game": "corgis", "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}]},
            "You can take one seat at a table, or all of them to play yourself.",
        ),
        ({"game": "coco", "seats": [{"kind": "open"}] * 2}, "Take one of the seats yourself, or fill them all"),
        (
            {"game": "coco", "seats": [{"kind": "me"}, {"kind": "open"}], "start": True},
            "Every seat must be taken before the match can begin.",
        ),
        ({"game": "coco", "seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]}, "There is no bot 'genius'"),
        (
            {"game": "coco", "seats": [{"kind": "me"}, {"kind": "bot", "level": "search:99999"}]},
            "The bot 'search:99999'",
        ),
        (
            {"game": "coco", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"match_points": 0}},
            "The option match_points cannot be 0",
        ),
        (
            {"game": "coco", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"match_max_games": 1_000_000}},
            "With these options a match could take more than 500000 moves; make it shorter.",
        ),
        ({"game": "coco", "seats": [{"kind": "king"}]}, "This request is not understood: Invalid enum value 'king'"),
        ({"game": "coco", "seats": [], "colour": "red"}, "This request is not understood: "),
        ({"game": "coco"}, "This request is not understood: "),
        ([], "This request is not understood: "),
    ],
)
def test_an_impossible_table_is_refused_with_a_sentence(ann: Person, body: object, sentence: str) -> None:
    answer = ann.post("/api/tables", body)
    assert answer.status_code in (400, 409)
    assert answer.json()["sentence"].startswith(sentence)


def test_one_guest_cannot_open_tables_without_end(ann: Person) -> None:
    answers: list[httpx.Response] = []
    for _table in range(21):
        answers.append(ann.post("/api/tables", {"game": "coco", "seats": [{"kind": "me"}, {"kind": "open"}]}))
    assert [answer.status_code for answer in answers] == [201] * 20 + [429]
    assert answers[-1].json()["sentence"] == "You already have 20 tables under way; finish or leave one of them first."
