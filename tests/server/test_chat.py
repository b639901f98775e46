"""People talk at a table: in two rooms until the match is over, in good order, and not too much."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from clashtable.core.errors import InvalidMessage
from clashtable.server.chat import checked_text, say, say_phrase, talk_for
from clashtable.server.messages import Refused, Resync, State
from clashtable.server.talk import PHRASES, Chat, ChatHeard, ChatLine, Phrase, Talk, TalkPart
from tests.server.gallery import ANN, BEN, CLEO, gallery, watching
from tests.server.person import Person, Window, seated_pair
from tests.server.process import ServerProcess
from tests.server.services import Redis
from tests.server.test_workers import Ear, begun_at_both, database, play_one, two_houses, until  # noqa: F401


def heard(window: Window) -> ChatLine:
    """Return the next line that is said."""
    return window.wait_for(ChatHeard).line


def talked(window: Window) -> list[str]:
    """Return what was said lately, as asked for."""
    window.say(Talk())
    return [line.text for line in window.wait_for(TalkPart).lines]


def lines(ear: Ear) -> list[str]:
    """Return what *ear* has heard people say."""
    return [message["line"]["text"] for message in ear.heard if message["type"] == "chat"]  # type: ignore[index]  # a line


def test_players_talk_and_each_line_says_whose_it_is(ann: Person, ben: Person) -> None:
    _table, hers, his = seated_pair(ann, ben)
    hers.say(Chat("  Good\tluck,\n you  two "))
    own, told = heard(hers), heard(his)
    assert (told.text, told.name, told.seat, told.room) == ("Good luck, you two", ann.name, 0, "players")
    assert (own.mine, told.mine, own.number) == (True, False, told.number)
    his.say(Phrase("thanks"))
    answer = heard(hers)
    assert (answer.text, answer.phrase, answer.seat) == (PHRASES["thanks"], "thanks", 1)
    assert answer.number > told.number
    assert answer.speaker != told.speaker
    assert talked(hers) == talked(his) == ["Good luck, you two", "Thanks!"]


def test_players_and_spectators_chat_apart_until_the_match_is_over(ann: Person, ben: Person, cleo: Person) -> None:
    table, hers, his = seated_pair(ann, ben)
    hers.begun()
    his.begun()
    watcher, _state = cleo.watch(table)
    watcher.say(Chat("What a hand!"))
    assert heard(watcher).room == "watchers"
    hers.say(Chat("Your turn."))
    assert heard(his).text == "Your turn."
    assert (talked(watcher), talked(his)) == (["What a hand!"], ["Your turn."])
    play_out(hers, his, watcher)
    watcher.say(Chat("Well played, both."))
    assert heard(hers).text == "Well played, both."
    his.say(Phrase("good_game"))
    assert heard(watcher).text == "Well played, both."
    assert heard(watcher).text == PHRASES["good_game"]
    everything = ["What a hand!", "Your turn.", "Well played, both.", "Good game!"]
    assert talked(watcher) == talked(hers) == everything
    assert not any("What a hand!" in text for text in hers.heard[:-1]), "before the end players heard nothing of it"


def play_out(*windows: Window) -> None:
    """Let the people of *windows* play to the end, or watch it."""
    luck = random.Random(5)
    for _move in range(2000):
        for window in windows:
            window.say(Resync())
            state = window.wait_for(State)
            if state.table.status == "finished":
                return
            if state.question is not None:
                window.play(state.sequence, luck.choice(state.question.options).move)
    raise AssertionError("the match did not end")


def test_lines_of_one_room_do_not_count_those_of_the_other(ann: Person, ben: Person, cleo: Person) -> None:
    table, hers, his = seated_pair(ann, ben)
    watcher, _state = cleo.watch(table)
    hers.say(Chat("one"))
    first = heard(his).number
    for _line in range(3):
        watcher.say(Chat("psst"))
        heard(watcher)
    hers.say(Chat("two"))
    assert heard(his).number == first + 2


def test_a_browser_without_a_name_can_listen_but_not_talk(server: ServerProcess, ann: Person, ben: Person) -> None:
    table, _hers, _his = seated_pair(ann, ben)
    stranger = Person(server, named=False)
    window, _state = stranger.watch(table)
    window.say(Chat("hello"))
    refused = window.wait_for(Refused)
    assert (refused.code, "no name" in refused.sentence) == ("not_allowed", True)
    assert talked(window) == []
    stranger.leave_all()


def test_who_talks_too_much_is_told_when_to_go_on(ann: Person, ben: Person) -> None:
    _table, hers, his = seated_pair(ann, ben)
    for number in range(7):
        hers.say(Chat(f"line {number}"))
    refused = hers.wait_for(Refused)
    assert refused.code == "too_many"
    assert refused.sentence.startswith("You can say six lines at once, then one every three seconds. Try again in ")
    assert [heard(his).text for _line in range(6)] == [f"line {number}" for number in range(6)]


def test_after_a_while_one_can_talk_again(tmp_path: Path) -> None:
    async def talk() -> None:
        async with gallery(tmp_path) as room:
            table = await room.opened()
            ear = watching(table, "ben")
            for number in range(6):
                await say(room.house, table, ANN, f"line {number}")
            room.clock.turn(3.0)
            await say(room.house, table, ANN, "line 6")
            assert lines(ear) == [f"line {number}" for number in range(7)]

    asyncio.run(talk())


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "has 1 to 300 characters; this one has 0"),
        (" \n\t ", "has 1 to 300 characters; this one has 0"),
        ("x" * 301, "has 1 to 300 characters; this one has 301"),
        ("a\u202eb", "visible characters only"),
        ("\u200b\u2060", "visible characters only"),
        ("\ufe0f", "at least one letter"),
        ("x\u0301\u0301\u0301", "at most two accents"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, wrong: str) -> None:
    with pytest.raises(InvalidMessage, match=wrong):
        checked_text(text)


@pytest.mark.parametrize("text", ["Nice! ❤️", "👨‍👩‍👧 hello", "Çok güzel", "おめでとう", "x" * 300, "<b>&amp;"])
def test_what_people_write_is_told_as_it_is(text: str) -> None:
    assert checked_text(text) == text


def test_the_newest_hundred_lines_can_be_read(tmp_path: Path) -> None:
    async def talk() -> None:
        async with gallery(tmp_path) as room:
            table = await room.opened()
            for number in range(130):
                room.clock.turn(room.clock.time + 3)
                await say(room.house, table, (ANN, BEN)[number % 2], f"line {number}")
            told = (await talk_for(room.house, table, "ann")).lines
            assert [line.text for line in told] == [f"line {number}" for number in range(30, 130)]
            assert [line.mine for line in told[:4]] == [True, False, True, False]

    asyncio.run(talk())


def test_what_was_said_survives_a_restart(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann, ben = Person(server), Person(server)
    try:
        table, hers, his = seated_pair(ann, ben)
        hers.say(Chat("Back in a minute."))
        heard(his)
        server.kill()
        server.start()
        again, _state = ben.watch(table)
        assert talked(again) == ["Back in a minute."]
        again.say(Chat("There you are."))
        assert heard(again).text == "There you are."
        assert talked(again) == ["Back in a minute.", "There you are."]
    finally:
        ann.leave_all()
        ben.leave_all()
        server.end()


def test_what_is_said_at_one_worker_is_heard_at_the_other(database: str, redis: Redis) -> None:  # noqa: F811
    async def talk() -> None:
        async with two_houses(database, redis) as (here, there):
            ours, theirs = await begun_at_both(here, there)
            ear, stranger = Ear("ben"), Ear(None)
            theirs.join(ear)
            theirs.join(stranger)
            await asyncio.gather(say(here, ours, ANN, "one"), say(there, theirs, BEN, "two"))
            await say_phrase(here, ours, ANN, "hello")
            await until(lambda: len(lines(ear)) == 3)
            assert sorted(lines(ear)) == ["Hello!", "one", "two"]
            assert lines(stranger) == []
            while ours.status == "running":
                await play_one(ours)
            await until(lambda: theirs.status == "finished")
            await say(here, ours, ANN, "good game")
            await until(lambda: lines(stranger) == ["good game"])

    asyncio.run(talk())


def test_lines_that_are_said_at_the_same_moment_are_all_kept(tmp_path: Path) -> None:
    async def talk() -> None:
        async with gallery(tmp_path) as room:
            table = await room.opened()
            speakers = [ANN, BEN] * 5
            await asyncio.gather(*(say(room.house, table, who, f"{at}") for at, who in enumerate(speakers)))
            await say(room.house, table, CLEO, "apart")
            told = (await talk_for(room.house, table, "ann")).lines
            assert sorted(line.text for line in told) == sorted(f"{at}" for at in range(10))
            assert len({line.number for line in told}) == 10

    asyncio.run(talk())
