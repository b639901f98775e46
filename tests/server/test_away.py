"""Those who are away: others may let a bot play on, claim the match, or wait; whoever returns has their seat back."""

from __future__ import annotations

from pathlib import Path

from clashtable.server.facts import Terms
from clashtable.server.guests import Guest
from clashtable.server.messages import Claim, Fill, NewTable, SeatPlan, Start, State, Substitute, TableChanged
from clashtable.server.opening import open_table
from clashtable.server.seating import sit
from clashtable.server.tables import LINGER, Table
from tests.server.parlour import Parlour, Window, evening

AWAY = 60


async def deserted(here: Parlour, away: int = AWAY) -> tuple[Table, Window, Window]:
    """Return a running table of two, the window of who stayed, and that of who has just closed it."""
    ann, ben = await here.guest(), await here.guest()
    table = await here.table(ann, ben, terms=Terms(away=away))
    mine, theirs = await here.comes(table, ann), await here.comes(table, ben)
    table.part(theirs)
    return table, mine, theirs


def test_nobody_may_act_before_the_time_that_the_table_chose(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, mine, _theirs = await deserted(here)
        await here.turn(AWAY - 2)
        for message in (Substitute(1), Claim(1)):
            await here.says(table, mine, message)
            assert "wait a little" in mine.refusal()
        assert not mine.newest(TableChanged).table.seats[1].overdue

    evening(tmp_path / "tables.sqlite3", happens)


def test_after_that_time_everybody_hears_it_and_may_claim_the_match(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, mine, _theirs = await deserted(here)
        await here.turn(AWAY + 1)
        assert mine.newest(TableChanged).table.seats[1].overdue
        await here.says(table, mine, Claim(1))
        outcome = table.played().match.outcome
        assert outcome is not None
        assert (table.status, outcome.winners, outcome.reason) == ("finished", (0,), "absent")

    evening(tmp_path / "tables.sqlite3", happens)


def test_a_bot_plays_on_and_hands_the_seat_back_when_its_person_returns(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, mine, theirs = await deserted(here)
        await here.turn(AWAY + 1)
        await here.says(table, mine, Substitute(1))
        seat = mine.newest(TableChanged).table.seats[1]
        assert (seat.kind, seat.stands_in) == ("bot", theirs.person.name if theirs.person else "")
        await here.turn(5)
        assert table.played().match.to_act == 0
        back = await here.comes(table, theirs.person)
        assert (table.seats.now[1].kind, back.newest(State).you) == ("human", 1)
        assert mine.newest(TableChanged).table.seats[1].kind == "human"

    evening(tmp_path / "tables.sqlite3", happens)


def test_the_seat_is_handed_back_after_a_restart_too(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    kept: list[tuple[str, Guest]] = []

    async def before(here: Parlour) -> None:
        table, mine, theirs = await deserted(here)
        await here.turn(AWAY + 1)
        await here.says(table, mine, Substitute(1))
        assert theirs.person is not None
        kept.append((table.id, theirs.person))

    async def after(here: Parlour) -> None:
        name, person = kept[0]
        table = await here.house.find(name)
        assert table.seats.of(person.id) is None
        await here.comes(table, person)
        assert table.seats.of(person.id) == 1

    evening(file, before)
    evening(file, after)


def test_after_a_restart_somebody_who_is_away_has_their_time_again(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    kept: list[tuple[str, Guest]] = []

    async def before(here: Parlour) -> None:
        table, mine, _theirs = await deserted(here)
        await here.turn(AWAY - 5)
        assert mine.person is not None
        kept.append((table.id, mine.person))

    async def after(here: Parlour) -> None:
        name, person = kept[0]
        table = await here.house.find(name)
        mine = await here.comes(table, person)
        await here.turn(AWAY - 5)
        await here.says(table, mine, Claim(1))
        assert "wait a little" in mine.refusal()
        await here.turn(10)
        await here.says(table, mine, Claim(1))
        assert table.status == "finished"

    evening(file, before)
    evening(file, after)


def test_somebody_who_resigned_has_no_seat_to_return_to(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        people = [await here.guest() for _person in range(3)]
        table = await here.table(*people, game="corgis", terms=Terms(away=AWAY))
        windows = [await here.comes(table, person) for person in people]
        table.part(windows[2])
        await here.turn(AWAY + 1)
        await here.says(table, windows[0], Claim(2))
        assert table.status == "running"
        assert (await here.comes(table, people[2])).newest(State).you is None

    evening(tmp_path / "tables.sqlite3", happens)


def test_where_the_table_chose_never_nobody_may_act(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, mine, _theirs = await deserted(here, away=0)
        await here.turn(3600)
        await here.says(table, mine, Claim(1))
        assert table.status == "running"

    evening(tmp_path / "tables.sqlite3", happens)


def test_only_those_who_have_a_seat_may_act(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, _mine, _theirs = await deserted(here)
        watcher = await here.comes(table, await here.guest())
        await here.turn(AWAY + 1)
        await here.says(table, watcher, Claim(1))
        assert "watching" in watcher.refusal()

    evening(tmp_path / "tables.sqlite3", happens)


async def waiting(here: Parlour) -> tuple[Table, Window, Window]:
    """Return a table with a free seat, the window of its host, and that of somebody who sat down."""
    host, ben = await here.guest(), await here.guest()
    plan = NewTable("corgis", (SeatPlan("me"), SeatPlan("open"), SeatPlan("open")))
    table = await open_table(here.house, host, plan, "here")
    await sit(table, ben, 1)
    return table, await here.comes(table, host), await here.comes(table, ben)


def test_a_table_whose_host_is_away_is_filled_and_started_by_those_seated(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, hosts, bens = await waiting(here)
        await here.says(table, bens, Fill(2, "random"))
        assert "Only the host" in bens.refusal()
        table.part(hosts)
        await here.turn(LINGER + 1)
        assert bens.newest(TableChanged).table.seats[0].overdue
        await here.says(table, bens, Fill(2, "random"))
        await here.says(table, bens, Start())
        assert table.status == "running"

    evening(tmp_path / "tables.sqlite3", happens)


def test_a_waiting_table_leaves_the_lobby_while_nobody_who_has_a_seat_is_there(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, hosts, bens = await waiting(here)
        watcher = await here.comes(table, None)
        table.part(hosts)
        table.part(bens)
        await here.turn(LINGER + 1)
        assert here.house.lobby.listing().tables == ()
        assert watcher.heard
        await here.comes(table, bens.person)
        assert [info.id for info in here.house.lobby.listing().tables] == [table.id]

    evening(tmp_path / "tables.sqlite3", happens)
