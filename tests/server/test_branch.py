"""A match that is over is played on from any of its moments, exactly: the same moves lead to the same results."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import clashtable
from clashtable.core.errors import InvalidMessage
from clashtable.core.record import record_from_json
from clashtable.server.branches import open_branch
from clashtable.server.facts import TableInfo, Terms
from clashtable.server.history_facts import BranchPlan
from clashtable.server.house import House
from clashtable.server.messages import Leave, Moved, Rematch, SeatPlan, Sit, Start, State, TableChanged
from clashtable.server.opening import ask_rematch
from clashtable.server.refusal import Refusal
from clashtable.server.showing import record_of, table_info
from clashtable.server.tables import Table
from tests.server.matches import PEOPLE, SEATS, Ear, finished, opened_house, play_one, play_out
from tests.server.person import Person, play_on
from tests.server.process import ServerProcess
from tests.server.test_replays import over

ALONE: Final = PEOPLE[0]


def all_mine(game: str) -> tuple[SeatPlan, ...]:
    """Return the plan of somebody who plays themselves."""
    return (SeatPlan("me"),) * SEATS[game]


async def branched(house: House, table: Table, at: int) -> Table:
    """Return a table where somebody plays on alone from that moment."""
    return await open_branch(house, ALONE, table.id, BranchPlan(at, all_mine(table.row.game), start=True), "nowhere")


def moments(table: Table) -> Sequence[int]:
    """Return some moments of a match, its beginning and the last one before its end among them."""
    last = len(table.moves) - 1
    return sorted({0, 1, last, *random.Random(2).sample(range(last), min(3, last))})


async def repeat(branch: Table, table: Table, at: int) -> None:
    """Make the moves of *table* again from that moment on, and see that the same comes of them."""
    assert branch.match is not None
    assert table.course is not None
    for number, move in enumerate(table.moves[at:], at + 1):
        assert branch.match.to_act == move.seat
        await play_one(branch, move.notation)
        assert branch.course is not None
        assert branch.course.happened[-1] == table.course.happened[number]
    assert table.match is not None
    assert branch.status == "finished"
    assert branch.match.outcome == table.match.outcome
    assert [branch.match.view(seat) for seat in range(len(branch.seats))] == [
        table.match.view(seat) for seat in range(len(table.seats))
    ]


@pytest.mark.parametrize("game", sorted(SEATS))
def test_the_same_moves_lead_to_the_same_results(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened_house(tmp_path) as house:
            table, _ears = await finished(house, game)
            for at in moments(table):
                await repeat(await branched(house, table, at), table, at)

    asyncio.run(play())


@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_restart_in_the_middle_changes_nothing(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened_house(tmp_path) as house:
            table, _ears = await finished(house, game)
            at = len(table.moves) // 2
            branch = await branched(house, table, at)
            middle = at + max(1, (len(table.moves) - at) // 2)
            for move in table.moves[at:middle]:
                await play_one(branch, move.notation)
        async with opened_house(tmp_path) as house:
            again, first = await house.find(branch.id), await house.find(table.id)
            assert again.seats.of(ALONE.id) == (again.match and again.match.to_act)
            assert again.moves == branch.moves
            assert first.course is not None
            for number, move in enumerate(first.moves[middle:], middle + 1):
                await play_one(again, move.notation)
                assert again.course is not None
                assert again.course.happened[-1] == first.course.happened[number]
            assert again.status == "finished"

    asyncio.run(play())


@pytest.mark.parametrize("game", sorted(SEATS))
def test_whoever_plays_themselves_sees_the_seat_that_is_to_act(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened_house(tmp_path) as house:
            table, _ears = await finished(house, game)
            branch = await branched(house, table, 0)
            ear, watcher = Ear(ALONE.id), Ear(None)
            branch.join(ear)
            branch.join(watcher)
            for _move in range(40):
                assert branch.match is not None
                newest = next(message for message in reversed(ear.heard) if message["type"] in ("state", "moved"))
                assert newest["question"]["seat"] == branch.match.to_act == newest["view"]["seat"]
                await play_one(branch, newest["question"]["options"][0]["move"])
                if branch.match.is_over:
                    break
            assert {message["you"] for message in ear.of("state")} == set(range(len(branch.seats)))
            assert all(message["view"]["seat"] is None for message in watcher.of("moved"))

    asyncio.run(play())


@pytest.mark.parametrize("game", sorted(SEATS))
def test_the_record_begins_at_the_position_and_promises_nothing(game: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened_house(tmp_path) as house:
            table, _ears = await finished(house, game)
            at = len(table.moves) // 3
            branch = await branched(house, table, at)
            await play_out(branch, random.Random(9))
            record = record_of(branch)
            assert (record.seed, record.commitment) == (None, None)
            assert record.start is not None
            assert clashtable.verify(record_from_json(record.to_json())).outcome == (
                branch.match and branch.match.outcome
            )
            info = table_info(branch)
            assert (info.commitment, info.seed, info.salt) == (None, None, None)
            assert (info.branch_of, info.branch_at) == (table.id, at)

    asyncio.run(play())


def test_a_branched_match_can_itself_be_replayed_and_branched(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened_house(tmp_path) as house:
            table, _ears = await finished(house, "corgis")
            branch = await branched(house, table, 7)
            await play_out(branch, random.Random(4))
            reel = await house.replays.find(branch.id)
            assert reel.at(0).view(0) == (await house.replays.find(table.id)).at(7).view(0)
            at = len(branch.moves) // 2
            await repeat(await branched(house, branch, at), branch, at)

    asyncio.run(play())


def test_a_rematch_begins_at_the_same_position(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened_house(tmp_path) as house:
            table, _ears = await finished(house, "geekfight")
            branch = await branched(house, table, 12)
            await play_out(branch, random.Random(6))
            await ask_rematch(house, branch, ALONE)
            assert branch.row.rematch is not None
            again = await house.find(branch.row.rematch)
            assert (again.status, again.row.branch_of, again.row.branch_at) == ("running", table.id, 12)
            assert again.seats.all_of(ALONE.id) == [0, 1, 2]
            await repeat(again, table, 12)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        (BranchPlan(0, all_mine("coco"), terms=Terms(rated=True)), "cannot be rated"),
        (BranchPlan(0, all_mine("coco"), terms=Terms(best_of=3)), "no series"),
        (BranchPlan(0, all_mine("genres")), "has two seats, not 4"),
        (BranchPlan(0, (SeatPlan("bot"), SeatPlan("bot"))), "Take one of the seats yourself"),
        (BranchPlan(0, (SeatPlan("me"), SeatPlan("open")), start=True), "Every seat must be taken"),
        (BranchPlan(-1, all_mine("coco")), "There is no entry -1"),
        (BranchPlan(9_999, all_mine("coco")), "There is no entry 9999"),
    ],
)
def test_what_cannot_be_branched_is_refused_with_a_sentence(plan: BranchPlan, words: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened_house(tmp_path) as house:
            table, _ears = await finished(house, "coco")
            with pytest.raises((Refusal, InvalidMessage), match=words):
                await open_branch(house, ALONE, table.id, plan, "nowhere")
            with pytest.raises(Refusal, match="Nothing is left to play"):
                await branched(house, table, len(table.moves))

    asyncio.run(play())


# --- over the network


def open_at(person: Person, table: str, at: int, *seats: SeatPlan, **more: Any) -> TableInfo:
    """Branch off the match of *table*."""
    answer = person.post(f"/api/tables/{table}/branch", BranchPlan(at, seats, **more))
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


def test_a_friend_comes_by_link_and_plays_on(ann: Person, ben: Person) -> None:
    table = over(ann)
    branch = open_at(ann, table, 6, SeatPlan("me"), SeatPlan("open"))
    assert (branch.status, branch.public, branch.branch_of, branch.branch_at) == ("waiting", False, table, 6)
    (hers, _waiting), (his, _same) = ann.watch(branch.id), ben.watch(branch.id)
    his.say(Sit(1))
    his.wait_for(TableChanged)
    hers.say(Start())
    states = [hers.begun(), his.begun()]
    frames = ann.http.get(f"/api/tables/{table}/replay/frames", params={"open": "true"}).json()["frames"]
    views = [msgspec.to_builtins(state.view) for state in states]
    assert [msgspec.json.decode(msgspec.json.encode(view)) for view in views] == frames[6]["views"]


def test_a_bot_plays_on(ann: Person) -> None:
    branch = open_at(ann, over(ann), 4, SeatPlan("me"), SeatPlan("bot", "greedy"), start=True)
    assert play_on(*ann.watch(branch.id), random.Random(3)).view.outcome is not None


def test_somebody_plays_themselves_and_leaves_both_seats(ann: Person) -> None:
    branch = open_at(ann, over(ann), 4, SeatPlan("me"), SeatPlan("me"), start=True)
    window, state = ann.watch(branch.id)
    seen = {state.you}
    for _move in range(30):
        assert state.question is not None
        window.play(state.sequence, state.question.options[0].move)
        newest = window.wait_for(Moved)
        if newest.view.outcome is not None:
            break
        state = window.expect(State) if newest.question is None else state_after(state, newest)
        seen.add(state.you)
    assert seen == {0, 1}
    if ann.table(branch.id).status == "running":
        window.say(Leave())
        while window.wait_for(State).you is not None:
            pass
        assert {seat.kind for seat in ann.table(branch.id).seats} == {"bot"}


def state_after(state: State, moved: Moved) -> State:
    """Return *state* once *moved* has been seen from the same seat."""
    return msgspec.structs.replace(state, sequence=moved.sequence, question=moved.question, view=moved.view)


def test_somebody_may_take_every_seat_of_a_new_table_or_one(ann: Person) -> None:
    assert ann.open_table("me", "me", start=True).status == "running"
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot"}]
    answer = ann.http.post("/api/tables", json={"game": "corgis", "seats": seats})
    assert (answer.status_code, "or all of them" in answer.json()["sentence"]) == (400, True)


def test_a_match_that_runs_cannot_be_branched(ann: Person) -> None:
    table = ann.open_table("me", "greedy", start=True).id
    answer = ann.post(f"/api/tables/{table}/branch", BranchPlan(0, (SeatPlan("me"), SeatPlan("me"))))
    assert answer.status_code == 409


def test_after_a_kill_a_branched_match_goes_on(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    ann = Person(server)
    try:
        branch = open_at(ann, over(ann), 5, SeatPlan("me"), SeatPlan("bot", "greedy"), start=True)
        _window, before = ann.watch(branch.id)
        server.kill()
        server.start()
        window, after = ann.watch(branch.id)
        assert (after.table.branch_of, after.table.branch_at) == (before.table.branch_of, 5)
        play_on(window, after, random.Random(3))
        window.say(Rematch())
        assert window.wait_for(TableChanged).table.status == "finished"
    finally:
        ann.leave_all()
        server.end()
