"""A match that is over can be stepped through as every seat saw it, and with all hands open; nothing before that."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from clashtable.core.events import Event
from clashtable.core.match import Match
from clashtable.games.registry import GAMES
from clashtable.server.history_facts import Comment, Frame, Frames, NewComment, Replay
from clashtable.server.limits import COMMENTS_PER_HOUR
from clashtable.server.reels import CHUNK, EVERY, Reel
from tests.server.matches import SEATS, Ear, arranged, begun, finished, opened_house, play_out
from tests.server.old_database import old_database, returning
from tests.server.person import Person, play_on
from tests.server.process import ServerProcess
from tests.server.test_migrations import FINISHED
from tests.server.test_other_rules import change_rules, wait_for_endings

PATIENCE: Final = 30.0
"""In seconds; it only ends what hangs."""
encode = msgspec.json.encode
Json = dict[str, Any]  # Any: JSON


@dataclass
class Played:
    """A match that is over, what everybody was told of it, and its replay."""

    ears: dict[int | None, Ear]
    reel: Reel


@pytest.fixture(scope="module", params=[(game, played) for game in sorted(SEATS) for played in (finished, arranged)])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    """Return a match of each game, played to its end or with moves that were taken back and people who gave up."""
    game, play_match = request.param

    async def play() -> Played:
        async with opened_house(tmp_path_factory.mktemp("replays")) as house:
            table, ears = await play_match(house, game)
            return Played(ears, await house.replays.find(table.id))

    return asyncio.run(play())


def whole(reel: Reel, viewer: int | None, *, is_open: bool = False) -> list[Json]:
    """Return all steps of a replay, read as a browser reads them."""
    found: list[Json] = []
    while chunk := reel.frames(viewer, len(found), is_open=is_open):
        assert len(chunk) <= CHUNK
        found += json.loads(encode(chunk))
    return found


def test_frames_are_what_each_seat_was_told_in_the_match(played: Played) -> None:
    for viewer, ear in played.ears.items():
        first, *steps = whole(played.reel, viewer)
        assert first["view"] == ear.of("state")[0]["view"]
        moved = ear.of("moved")
        assert [step["view"] for step in steps] == [message["view"] for message in moved]
        assert [step["events"] for step in steps] == [message["events"] for message in moved]
        assert [step["callouts"] for step in steps] == [message["callouts"] for message in moved]


def test_the_story_is_what_each_seat_was_told(played: Played) -> None:
    for viewer, ear in played.ears.items():
        lines = [line["text"] for message in (ear.of("state")[0], *ear.of("moved")) for line in message["log"]]
        assert [line.text for line in played.reel.story(viewer)] == lines
        assert set(played.reel.steps(viewer, is_open=False)) >= {line.number for line in played.reel.story(viewer)}


def test_a_step_that_changes_nothing_for_a_viewer_is_left_out_for_that_viewer(played: Played) -> None:
    course = played.reel.table.course
    assert course is not None
    for viewer in played.ears:
        numbers = [step["number"] for step in whole(played.reel, viewer)]
        assert numbers == [0, *course.seen[viewer]] == list(played.reel.steps(viewer, is_open=False))


def test_open_hands_show_what_every_seat_knew(played: Played) -> None:
    reel = played.reel
    steps = whole(reel, 0, is_open=True)
    assert [step["number"] for step in steps] == list(range(reel.entries + 1))
    own = {seat: {step["number"]: step["view"] for step in whole(reel, seat)} for seat in range(len(reel.table.seats))}
    for step in steps:
        assert step["view"] == step["views"][0]
        for seat, views in own.items():
            assert views.get(step["number"], step["views"][seat]) == step["views"][seat]
    assert all(view["hand"] is not None for view in steps[0]["views"])


def test_any_chunk_is_the_same_whatever_was_asked_before(played: Played) -> None:
    steps = whole(played.reel, None)
    for first in random.Random(3).sample(range(len(steps)), min(12, len(steps))):
        assert json.loads(encode(played.reel.frames(None, first, is_open=False))) == steps[first : first + CHUNK]
    assert played.reel.frames(None, len(steps), is_open=False) == ()


def test_a_frame_costs_no_more_the_later_it_is(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    """The moves that are played again for any chunk are those of the chunk and of one stretch between kept states."""
    reel, counted, costs = played.reel, list[str](), list[int]()
    match = type(reel.at(0))
    play = match.play

    def count(self: Match, move: str) -> tuple[Event, ...]:
        counted.append(move)
        return play(self, move)

    monkeypatch.setattr(match, "play", count)
    for first in range(0, reel.entries - 1, 7):
        counted.clear()
        reel.frames(0, first, is_open=True)
        costs.append(len(counted))
    assert max(costs) < EVERY + CHUNK
    assert min(costs) > 0, "nothing was counted"


@pytest.mark.parametrize("game", sorted(SEATS))
def test_nothing_is_served_of_a_match_that_runs(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened_house(tmp_path) as house:
            table = await begun(house, game)
            for moves in (0, 10, 30):
                await play_out(table, random.Random(moves), moves)
                with pytest.raises(Exception, match="once it is over"):
                    await house.replays.find(table.id)
                assert not house.replays.reels

    asyncio.run(play())


def test_while_a_replay_is_being_made_the_server_does_other_things(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, may_end = threading.Event(), threading.Event()
    frames = Reel.frames

    def held_up(reel: Reel, viewer: int | None, first: int, *, is_open: bool) -> tuple[Frame, ...]:
        began.set()
        assert may_end.wait(PATIENCE)
        return frames(reel, viewer, first, is_open=is_open)

    async def play() -> None:
        async with opened_house(tmp_path) as house:
            table, _ears = await finished(house, "coco")
            reel = await house.replays.find(table.id)
            monkeypatch.setattr(Reel, "frames", held_up)
            asked = asyncio.create_task(house.replays.frames(reel, 0, 0, is_open=False))
            assert await asyncio.to_thread(began.wait, PATIENCE)
            await play_out(await begun(house, "coco"), random.Random(1), 10)
            assert not asked.done()
            may_end.set()
            assert await asked

    asyncio.run(play())


def test_matches_that_nobody_asks_for_are_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened_house(tmp_path) as house:
            tables = [(await finished(house, "coco"))[0] for _table in range(3)]
            room = max(len(table.moves) for table in tables)
            monkeypatch.setattr("clashtable.server.replays.MOST_ENTRIES", room)
            for table in tables:
                await house.replays.find(table.id)
                assert [*house.replays.reels][-1] == table.id
                assert sum(reel.entries for reel in house.replays.reels.values()) <= room

    asyncio.run(play())


# --- over HTTP


def over(ann: Person, seed: int = 1) -> str:
    """Return a table where *ann* played a match to its end."""
    table = ann.open_table("me", "greedy", start=True).id
    play_on(*ann.watch(table), random.Random(seed))
    return table


def fetched(person: Person, table: str, **query: Any) -> Replay:
    """Return a replay as *person* is told of it."""
    answer = person.http.get(f"/api/tables/{table}/replay", params=query)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Replay)


def test_anybody_with_the_link_steps_through_a_match_that_is_over(ann: Person, ben: Person) -> None:
    table = over(ann)
    replay = fetched(ben, table, seat=0)
    assert (replay.you, fetched(ann, table).you) == (None, 0)
    assert (replay.table.status, replay.is_whole, replay.can_branch) == ("finished", True, True)
    assert replay.steps[0] == 0
    answer = ben.http.get(f"/api/tables/{table}/replay/frames", params={"seat": 0, "first": 25})
    frames = msgspec.json.decode(answer.content, type=Frames)
    assert frames.first == 25
    assert [frame.number for frame in frames.frames] == list(replay.steps[25:50])
    assert answer.headers["content-encoding"] == "gzip"
    opened = ben.http.get(f"/api/tables/{table}/replay/frames", params={"open": "true"})
    assert all(len(frame["views"]) == 2 for frame in opened.json()["frames"])


@pytest.mark.parametrize("path", ["replay", "replay/frames"])
@pytest.mark.parametrize("query", [{}, {"seat": 1}, {"open": "true"}, {"seat": 1, "open": "true"}])
def test_a_match_that_runs_is_refused_with_a_sentence(ann: Person, path: str, query: Json) -> None:
    table = ann.open_table("me", "greedy", start=True).id
    answer = ann.http.get(f"/api/tables/{table}/{path}", params=query)
    assert (answer.status_code, answer.json()) == (409, {"sentence": "A match can be replayed once it is over."})


@pytest.mark.parametrize(
    ("query", "status"), [({"seat": 7}, 404), ({"seat": -1}, 404), ({"seat": "x"}, 400), ({"first": -3}, 400)]
)
def test_what_a_match_does_not_have_is_refused_with_a_sentence(ann: Person, query: Json, status: int) -> None:
    answer = ann.http.get(f"/api/tables/{over(ann)}/replay/frames", params=query)
    assert (answer.status_code, bool(answer.json()["sentence"])) == (status, True)


# --- comments


def test_anybody_with_a_name_comments_on_a_move_and_its_author_removes_it(ann: Person, ben: Person) -> None:
    table = over(ann)
    answer = ben.post(f"/api/tables/{table}/comments", NewComment(3, "  Bold!\n\n I would have passed. "))
    assert answer.status_code == 201, answer.text
    made = msgspec.json.decode(answer.content, type=Comment)
    assert (made.number, made.name, made.text) == (3, ben.name, "Bold!\nI would have passed.")
    assert [(one.text, one.is_yours) for one in fetched(ann, table).comments] == [(made.text, False)]
    address = f"/api/tables/{table}/comments/{made.id}"
    assert ann.http.delete(address).status_code == 409
    assert ben.http.delete(address).status_code == 204
    assert ben.http.delete(address).status_code == 404
    assert fetched(ann, table).comments == ()


@pytest.mark.parametrize(
    ("number", "text", "status"),
    [(3, " ", 400), (3, "x" * 501, 400), (3, "a\x00b", 400), (-1, "Hm", 404), (100_000, "Hm", 404)],
)
def test_a_comment_that_cannot_be_is_refused_with_a_sentence(ann: Person, number: int, text: str, status: int) -> None:
    answer = ann.post(f"/api/tables/{over(ann)}/comments", NewComment(number, text))
    assert (answer.status_code, bool(answer.json()["sentence"])) == (status, True)


def test_nobody_comments_on_a_match_that_runs(ann: Person) -> None:
    table = ann.open_table("me", "greedy", start=True).id
    assert ann.post(f"/api/tables/{table}/comments", NewComment(0, "Hm")).status_code == 409


def test_comments_are_limited(ann: Person) -> None:
    table = over(ann)
    statuses = [ann.post(f"/api/tables/{table}/comments", NewComment(0, "Hm")).status_code for _one in range(61)]
    assert statuses == [201] * COMMENTS_PER_HOUR + [429]


# --- restarts and other rules


def test_a_restart_changes_nothing(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann = Person(server)
    try:
        table = over(ann)
        ann.post(f"/api/tables/{table}/comments", NewComment(2, "Here it was lost."))
        paths = [f"/api/tables/{table}/replay?seat=1", f"/api/tables/{table}/replay/frames?first=10&open=true"]
        before = [ann.http.get(path).json() for path in paths]
        server.kill()
        server.start()
        assert [ann.http.get(path).json() for path in paths] == before
    finally:
        ann.leave_all()
        server.end()


@pytest.fixture(scope="module")
def changed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Serve old matches by rules that have changed since."""
    folder = tmp_path_factory.mktemp("changed")
    file = old_database(folder)
    server = ServerProcess(folder)
    server.start()
    try:
        wait_for_endings(file)
        assert server.stop() == 0
        change_rules(file)
        server.start()
        yield server
    finally:
        server.end()


OLD: Final = [table for _game, table in FINISHED]


@pytest.mark.parametrize("table", OLD)
def test_of_a_match_of_other_rules_the_end_is_shown(changed: ServerProcess, table: str) -> None:
    ann = returning(changed, "Ann")
    replay = ann.http.get(f"/api/tables/{table}/replay").json()
    assert (replay["is_whole"], replay["can_branch"], len(replay["steps"])) == (False, False, 1)
    assert replay["story"]
    [frame] = ann.http.get(f"/api/tables/{table}/replay/frames").json()["frames"]
    assert frame["view"]["outcome"] is not None
    ann.leave_all()


def test_every_game_is_replayed_here() -> None:
    assert set(SEATS) == set(GAMES)
