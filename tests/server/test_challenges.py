"""Challenges: a seat is kept for somebody, who hears of it in the lobby and accepts or declines."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sql

from clashtable.server.challenges import MOST, PATIENCE
from clashtable.server.facts import TableInfo, Terms
from clashtable.server.messages import Challenge, ChallengeOver, Fill, Leave, Lobby, Refused, SeatPlan, Sit
from clashtable.server.schema import ACCOUNTS, TIES
from clashtable.server.society import Acceptance, NewChallenge
from tests.server.person import Person, Window
from tests.server.process import ServerProcess
from tests.server.rated import CREATED, give_account, give_bot, guest_of, soon, writing
from tests.server.stage import Still
from tests.server.test_seeks import ANN, BEN, opened
from tests.server.test_seeks import Window as Ear


@pytest.fixture
def anna(ann: Person) -> Person:
    """Return a person with an account."""
    give_account(ann)
    return ann


@pytest.fixture
def benno(ben: Person) -> Person:
    """Return another."""
    give_account(ben)
    return ben


def challenge(person: Person, other: Person, **more: object) -> TableInfo:
    """Let *person* challenge *other*."""
    body = NewChallenge(f"login-{guest_of(other)}", "coco", **more)  # type: ignore[arg-type]  # its own fields
    answer = person.post("/api/challenges", body)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


def lobby(person: Person) -> Window:
    """Return a window on the lobby, where the tables have been told."""
    window = person.connect("/ws/lobby")
    window.expect(Lobby)
    return window


def test_a_challenge_is_told_and_accepted_and_the_match_begins(anna: Person, benno: Person) -> None:
    his = lobby(benno)
    info = challenge(anna, benno, terms=Terms(rated=True))
    told = his.wait_for(Challenge)
    assert (told.table.id, told.seat, told.name) == (info.id, 1, anna.name)
    assert told.challenger == f"login-{guest_of(anna)}"
    assert (info.seats[1].kind, info.seats[1].name, info.public) == ("open", benno.name, False)
    assert benno.post(f"/api/challenges/{info.id}", Acceptance()).json()["status"] == "running"
    assert his.wait_for(ChallengeOver) == ChallengeOver(info.id, "accepted")


def test_a_table_is_ones_own_once_the_challenge_is_accepted(anna: Person, benno: Person) -> None:
    info = challenge(anna, benno)

    def own(person: Person) -> list[str]:
        return [table["id"] for table in person.http.get("/api/me/tables").json()["underway"]]

    assert (own(anna), own(benno)) == ([info.id], [])
    benno.post(f"/api/challenges/{info.id}", Acceptance())
    assert own(anna) == own(benno) == [info.id]


def test_a_program_accepts_by_sitting_down(anna: Person, benno: Person) -> None:
    info = challenge(anna, benno)
    his = lobby(benno)
    told = his.wait_for(Challenge)
    window, _state = benno.watch(told.table.id)
    window.say(Sit(told.seat))
    assert window.begun().table.id == info.id


def test_a_challenge_that_is_declined_closes_the_table_and_the_challenger_sees_it(anna: Person, benno: Person) -> None:
    info = challenge(anna, benno)
    hers, _state = anna.watch(info.id)
    his = lobby(benno)
    his.wait_for(Challenge)
    assert benno.http.delete(f"/api/challenges/{info.id}").status_code == 200
    assert his.wait_for(ChallengeOver).reason == "declined"
    closed = hers.wait_for_table(lambda info: info.status == "closed")
    assert (closed.status, closed.host, closed.seats[1].name) == ("closed", 0, benno.name)
    assert "not open any more" in benno.post(f"/api/challenges/{info.id}", Acceptance()).text


def test_a_challenge_is_withdrawn_by_leaving(anna: Person, benno: Person) -> None:
    his = lobby(benno)
    info = challenge(anna, benno)
    his.wait_for(Challenge)
    hers, _state = anna.watch(info.id)
    hers.say(Leave())
    assert his.wait_for(ChallengeOver).reason == "withdrawn"


def test_nobody_else_takes_a_seat_that_is_kept(anna: Person, benno: Person, cleo: Person) -> None:
    info = challenge(anna, benno)
    window, _state = cleo.watch(info.id)
    window.say(Sit(1))
    assert window.wait_for(Refused).sentence == f"That seat is kept for {benno.name}."
    hers, _state = anna.watch(info.id)
    hers.say(Fill(1, "greedy"))
    assert hers.wait_for(Refused).sentence == f"That seat is kept for {benno.name}."
    assert "not open any more" in cleo.post(f"/api/challenges/{info.id}", Acceptance()).text


def test_a_seat_that_is_kept_has_the_newest_name_of_whom_it_is_kept_for(anna: Person, benno: Person) -> None:
    info = challenge(anna, benno)
    benno.http.put("/api/me", json={"name": "Benedict"})
    assert soon(lambda: anna.table(info.id).seats[1].name == "Benedict")


def test_a_challenge_can_have_more_seats(anna: Person, benno: Person) -> None:
    seats = (SeatPlan("me"), SeatPlan("bot", "greedy"), SeatPlan("open"))
    body = NewChallenge(f"login-{guest_of(benno)}", "corgis", seats)
    info = msgspec.json.decode(anna.post("/api/challenges", body).content, type=TableInfo)
    assert [seat.kind for seat in info.seats] == ["human", "bot", "open"]
    assert benno.post(f"/api/challenges/{info.id}", Acceptance()).json()["status"] == "running"


def test_a_bot_with_a_token_can_be_challenged(anna: Person, benno: Person) -> None:
    bot = give_bot(benno)
    answer = anna.post("/api/challenges", NewChallenge(bot.profile, "coco"))
    assert answer.json()["seats"][1]["name"] == bot.name


def test_who_cannot_be_challenged_is_said(anna: Person, benno: Person, cleo: Person) -> None:
    def said(person: Person, player: str) -> str:
        return str(person.post("/api/challenges", NewChallenge(player, "coco")).json()["sentence"])

    assert "Only people with accounts" in said(cleo, f"login-{guest_of(benno)}")
    assert "You cannot challenge yourself" in said(anna, f"login-{guest_of(anna)}")
    assert "Our own bots need no challenge" in said(anna, "level:greedy")
    assert "There is no player" in said(anna, "nobody-at-all")
    with writing(anna.server) as connection:
        row = {"guest_id": guest_of(benno), "other_id": guest_of(anna), "kind": "block", "since": CREATED}
        connection.execute(sql.insert(TIES).values(row))
    assert said(anna, f"login-{guest_of(benno)}") == f"{benno.name} takes no challenges now."


def test_only_so_many_challenges_are_open_at_once(anna: Person, benno: Person) -> None:
    for _number in range(MOST):
        challenge(anna, benno)
    answer = anna.post("/api/challenges", NewChallenge(f"login-{guest_of(benno)}", "coco"))
    assert (answer.status_code, "wait for an answer" in answer.text) == (429, True)


def test_a_challenge_ends_when_the_challenger_has_been_away_for_ten_minutes(url: str) -> None:
    async def play() -> None:
        clock = Still()
        async with opened(url, clock) as house:
            for guest in (ANN, BEN):
                row = {"guest_id": guest.id, "login": guest.name.lower(), "password": "", "created": CREATED}
                await house.store._do(sql.insert(ACCOUNTS).values(row))
            table = await house.challenges.make(ANN, NewChallenge("Ben", "coco"), "nowhere")
            ear = Ear("ann")
            table.join(ear)
            await house.challenges.look()
            clock.time = PATIENCE + 1
            await house.challenges.look()
            assert table.seats.of("ann") == 0
            table.part(ear)
            await house.challenges.look()
            clock.time += PATIENCE
            await house.challenges.look()
            assert table.status == "closed"

    asyncio.run(play())


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[ServerProcess]:
    """Return a server that can be killed."""
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.end()


def test_a_restart_changes_nothing_about_a_challenge(alone: ServerProcess) -> None:
    ann, ben = Person(alone), Person(alone)
    try:
        give_account(ann)
        give_account(ben)
        info = challenge(ann, ben)
        alone.kill()
        alone.start()
        assert lobby(ben).wait_for(Challenge).table.id == info.id
        assert ben.post(f"/api/challenges/{info.id}", Acceptance()).json()["status"] == "running"
    finally:
        ann.leave_all()
        ben.leave_all()
