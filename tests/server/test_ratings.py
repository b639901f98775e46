"""Ratings: how they are worked out, who is rated, and that each match is rated exactly once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Literal

import msgspec
import pytest
import sqlalchemy as sql

from clashtable.core.outcome import Outcome
from clashtable.server.chance import Chance
from clashtable.server.clock import Clock
from clashtable.server.facts import Terms
from clashtable.server.forfeits import late_seats, was_taken_back
from clashtable.server.guests import Guest
from clashtable.server.house import House
from clashtable.server.leaderboard import PAGE
from clashtable.server.messages import Fill, Leave, Moved, NewTable, Play, Refused, SeatPlan, Sit, State, TableChanged
from clashtable.server.opening import open_table
from clashtable.server.rating_book import finished_match
from clashtable.server.ratings import Rating, places, rated
from clashtable.server.rows import MoveRow
from clashtable.server.schema import ACCOUNTS, RATINGS, RESULTS, TABLES
from clashtable.server.seating import sit
from clashtable.server.seats import Seat, Seats
from clashtable.server.settings import ServerSettings
from clashtable.server.society import Leaderboard, Profile
from clashtable.server.tables import Table
from tests.server.person import Person
from tests.server.process import ServerProcess
from tests.server.rated import (
    CREATED,
    RATED,
    concede,
    duel,
    give_account,
    give_bot,
    guest_of,
    open_duel,
    soon,
    writing,
)

# --- worked out


def test_winners_come_first_then_the_others_by_score() -> None:
    assert places(Outcome((2,), (7, 3, 10, 7), "points"), []) == [2, 4, 1, 2]


def test_in_a_draw_all_are_equal() -> None:
    assert places(Outcome((), (4, 4), "stuck"), []) == [1, 1]


def test_whoever_gave_up_comes_behind_everybody_else_and_the_first_of_them_last() -> None:
    assert places(Outcome((0,), (10, 3, 5, 8), "points"), [3, 0]) == [3, 2, 1, 4]


def test_winning_raises_a_rating_and_losing_lowers_it() -> None:
    after = rated(["a", "b"], {}, [1, 2])
    assert after["a"].mu > Rating().mu > after["b"].mu
    assert after["a"].matches == 1
    assert after["a"].value > 0


def test_a_draw_between_equals_leaves_their_means_alone() -> None:
    after = rated(["a", "b"], {}, [1, 1])
    assert after["a"].mu == pytest.approx(Rating().mu)
    assert after["a"].sigma < Rating().sigma


def test_bots_of_one_level_on_several_seats_are_rated_once() -> None:
    after = rated(["a", "level:greedy", "level:greedy"], {}, [1, 2, 2])
    assert after["level:greedy"].matches == 1
    assert after["a"].mu > after["level:greedy"].mu


def test_a_rating_has_a_question_mark_until_ten_matches_and_is_never_below_zero() -> None:
    assert Rating().text == "0?"
    assert Rating(10.0, 5.0, 9).text == "0?"
    assert Rating(30.0, 2.0, 9).text == "480?"
    assert Rating(30.0, 2.0, 10).text == "480"


def move(sequence: int, notation: str) -> MoveRow:
    """Return an entry of the log."""
    return MoveRow(sequence, 0, notation, CREATED)


HELD = {
    0: [Seat("human", "Ann", "ann")],
    1: [Seat("human", "Ben", "ben"), Seat("bot", "Bot Ivy", level="greedy", since=4)],
    2: [Seat("human", "Cleo", "cleo"), Seat("bot", "Bot Fern", since=2), Seat("human", "Cleo", "cleo", since=3)],
}


def test_who_resigned_ran_out_of_time_or_left_is_known_in_order() -> None:
    log = [move(1, "P"), move(2, "!time 2"), move(6, "!resign 0")]
    assert late_seats(log, Seats(HELD), Terms()) == [2, 1, 0]


def test_where_the_terms_say_so_leaving_counts_as_the_bot_finishes() -> None:
    assert late_seats([move(1, "P")], Seats(HELD), Terms(leaving="last")) == [1]
    assert late_seats([move(1, "P")], Seats(HELD), Terms(leaving="bot")) == []


def test_only_taking_back_by_consent_keeps_a_match_from_being_rated() -> None:
    assert not was_taken_back([move(1, "P"), move(2, "!undo 1")])
    assert was_taken_back([move(1, "P"), move(2, "!undo 1 anew")])


# --- at a server


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


def profile(person: Person, name: str) -> Profile:
    """Return what the server says about a player."""
    answer = person.http.get(f"/api/players/{name}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Profile)


def results_of(server: ServerProcess, table: str) -> list[tuple[int, str, int]]:
    """Return what is written about a rated match."""
    with writing(server) as connection:
        query = sql.select(RESULTS.c.seat, RESULTS.c.player, RESULTS.c.place).where(RESULTS.c.table_id == table)
        return [tuple(row) for row in connection.execute(query.order_by(RESULTS.c.seat))]


def test_a_rated_match_changes_the_ratings_of_both(anna: Person, benno: Person, server: ServerProcess) -> None:
    table, windows = duel(anna, benno)
    loser = concede(windows)
    info = windows[0].wait_for_table(lambda info: info.seats[0].gain is not None)
    gains = [seat.gain or 0 for seat in info.seats]
    assert gains[1 - loser] > 0
    assert gains[loser] == 0
    assert info.seats[1 - loser].rating == f"{gains[1 - loser]}?"
    people = [guest_of(anna), guest_of(benno)]
    places = [2, 1] if loser == 0 else [1, 2]
    assert results_of(server, table) == [(seat, people[seat], places[seat]) for seat in (0, 1)]
    assert windows[1].wait_for_table(lambda info: info.seats[0].gain is not None).seats[0].gain == gains[0]


def test_a_table_shows_the_ratings_of_its_players_before_the_match(anna: Person, benno: Person) -> None:
    table = open_duel(anna).id
    window, _state = benno.watch(table)
    window.say(Sit(1))
    info = window.wait_for_table(lambda info: info.seats[1].rating is not None)
    assert [seat.rating for seat in info.seats] == ["0?", "0?"]


def test_the_terms_of_a_rated_table_are_told_before_the_start(anna: Person) -> None:
    info = open_duel(anna, terms=Terms(rated=True, leaving="bot"))
    assert (info.terms.rated, info.terms.leaving) == (True, "bot")


def test_a_guest_is_told_how_to_get_an_account(ann: Person, benno: Person) -> None:
    answer = ann.post("/api/tables", NewTable("geekfight", (SeatPlan("me"), SeatPlan("open")), terms=RATED))
    assert answer.status_code == 409
    assert "a rating needs an account" in answer.json()["sentence"]
    window, _state = ann.watch(open_duel(benno).id)
    window.say(Sit(1))
    assert "a rating needs an account" in window.wait_for(Refused).sentence


def test_bots_play_rated_matches_at_the_levels_that_people_are_offered(anna: Person) -> None:
    window, _state = anna.watch(open_duel(anna).id)
    window.say(Fill(1, "random"))
    assert "a bot is Easy (greedy), Medium (search:60) or Hard (search:600)" in window.wait_for(Refused).sentence
    window.say(Fill(1, "greedy"))
    info = window.wait_for_table(lambda info: info.seats[1].rating is not None)
    assert info.seats[1].level == "greedy"


def test_a_rated_match_among_our_own_bots_is_refused(anna: Person) -> None:
    bots = (SeatPlan("bot", "greedy"), SeatPlan("bot", "greedy"))
    answer = anna.post("/api/tables", NewTable("geekfight", bots, terms=RATED, start=True))
    assert (answer.status_code, "needs somebody to rate" in answer.text) == (409, True)


def test_a_rated_match_has_the_usual_options(anna: Person) -> None:
    plan = NewTable("geekfight", (SeatPlan("me"), SeatPlan("open")), {"cred_goal": 3}, terms=RATED)
    answer = anna.post("/api/tables", plan)
    assert answer.status_code == 400
    assert "is played with the usual options" in answer.json()["sentence"]
    assert anna.post("/api/tables", replace_options(plan)).status_code == 201


def replace_options(plan: NewTable) -> NewTable:
    """Return *plan* with the usual options said aloud, and a deck of one's own."""
    return msgspec.structs.replace(plan, options={"cred_goal": 10}, deck="biohazard")


@pytest.mark.parametrize(("leaving", "expected"), [("last", [1, 2]), ("bot", [2, 1])])
def test_leaving_counts_as_the_terms_say(
    anna: Person, benno: Person, server: ServerProcess, leaving: Literal["last", "bot"], expected: list[int]
) -> None:
    table, windows = duel(anna, benno, Terms(rated=True, leaving=leaving))
    state = windows[0].begun()
    windows[1].say(Leave())
    asked: State | Moved = state
    is_left = False
    while not is_left or asked.question is None:
        message = windows[0].hear()
        is_left = is_left or (isinstance(message, TableChanged) and message.table.seats[1].kind == "bot")
        asked = message if isinstance(message, (State, Moved)) else asked
    windows[0].say(Play(asked.sequence, "concede"))
    found = soon(lambda: results_of(server, table))
    people = [guest_of(anna), guest_of(benno)]
    assert found == [(seat, people[seat], expected[seat]) for seat in (0, 1)]


def test_a_bot_with_a_token_is_rated_and_its_owner_is_told(anna: Person) -> None:
    bot = give_bot(anna)
    found = profile(anna, bot.profile)
    assert (found.player.name, found.player.is_bot) == (bot.name, True)
    assert found.player.owner == f"login-{guest_of(anna)}"


def test_a_profile_tells_the_rating_its_history_and_the_results(anna: Person, benno: Person) -> None:
    table, windows = duel(anna, benno)
    loser = concede(windows)
    windows[0].wait_for_table(lambda info: info.seats[0].gain is not None)
    found = profile(benno, f"login-{guest_of(anna)}")
    assert (found.player.name, found.tie) == (anna.name, "none")
    [rating] = found.ratings
    assert (rating.game, rating.matches, len(rating.history)) == ("geekfight", 1, 1)
    [result] = found.results
    assert (result.table, result.place, result.others) == (table, 2 if loser == 0 else 1, (benno.name,))
    assert profile(anna, f"login-{guest_of(anna)}").tie == "self"


def test_nobody_is_found_under_an_unknown_name(anna: Person) -> None:
    answer = anna.http.get("/api/players/nobody-at-all")
    assert (answer.status_code, "There is no player 'nobody-at-all'" in answer.text) == (404, True)
    assert anna.http.get("/api/leaderboard/chess").status_code == 404
    assert anna.http.get("/api/leaderboard/coco?before=nonsense").status_code == 400


def test_our_own_bots_have_profiles(ann: Person) -> None:
    assert profile(ann, "level:search:60").player.name == "Bot (Medium)"


def test_a_leaderboard_has_pages_and_keeps_provisional_players_apart(anna: Person, server: ServerProcess) -> None:
    with writing(server) as connection:
        for number in range(PAGE + 5):
            row = {"player": f"level:{number}", "game": "panzer", "mu": 20.0 + number // 2, "sigma": 1.0}
            connection.execute(sql.insert(RATINGS).values(**row, matches=10, changed=CREATED))
        row = {"player": guest_of(anna), "game": "panzer", "mu": 30.0, "sigma": 4.0, "matches": 3, "changed": CREATED}
        connection.execute(sql.insert(RATINGS).values(row))
    first = board(anna, "/api/leaderboard/panzer")
    assert [line.place for line in first.players] == list(range(1, PAGE + 1))
    assert [(line.player.name, line.rating) for line in first.provisional] == [(anna.name, "360?")]
    second = board(anna, f"/api/leaderboard/panzer?before={first.next}")
    assert [line.place for line in second.players] == list(range(PAGE + 1, PAGE + 6))
    assert (second.provisional, second.next) == ((), None)
    assert len({line.player.id for line in first.players + second.players}) == PAGE + 5


def board(person: Person, path: str) -> Leaderboard:
    """Return a page of a leaderboard."""
    return msgspec.json.decode(person.http.get(path).content, type=Leaderboard)


# --- exactly once


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[ServerProcess]:
    """Return a server that can be killed."""
    server = ServerProcess(tmp_path)
    server.start()
    yield server
    server.end()


def test_a_match_that_ended_in_a_crash_is_rated_at_the_next_start_and_only_once(alone: ServerProcess) -> None:
    ann, ben = Person(alone), Person(alone)
    try:
        give_account(ann)
        give_account(ben)
        table, windows = duel(ann, ben)
        concede(windows)
        soon(lambda: results_of(alone, table))
        alone.kill()
        with writing(alone) as connection:
            connection.execute(sql.delete(RESULTS))
            connection.execute(sql.delete(RATINGS))
        for _start in range(2):
            alone.start()
            assert len(soon(lambda: results_of(alone, table))) == 2
            alone.kill()
        with writing(alone) as connection:
            assert list(connection.scalars(sql.select(RATINGS.c.matches))) == [1, 1]
        alone.start()
        window, state = ann.watch(table)
        assert any((seat.gain or 0) > 0 for seat in state.table.seats)
        assert window.heard
    finally:
        ann.leave_all()
        ben.leave_all()


ANN, BEN = Guest("ann", "Ann"), Guest("ben", "Ben")
DUEL = NewTable("geekfight", (SeatPlan("me"), SeatPlan("open")), terms=RATED)


async def opened_house(url: str) -> House:
    """Return a worker on the database at *url*, where Ann and Ben have accounts."""
    house = House(ServerSettings(database=url, bot_delay_ms=0), Chance(), Clock())
    await house.open()
    for guest in (ANN, BEN):
        await house.store.add_guest(guest.id, guest.name, CREATED)
        row = {"guest_id": guest.id, "login": guest.name.lower(), "password": "", "created": CREATED}
        await house.store._do(sql.insert(ACCOUNTS).values(row))
    return house


async def begun(house: House) -> Table:
    """Return a table where Ann and Ben have begun a rated match."""
    table = await open_table(house, ANN, DUEL, "nowhere")
    await sit(table, BEN, 1)
    async with table.lock:
        await table.begin()
    return table


async def ended(table: Table) -> None:
    """Let whoever is asked concede."""
    assert table.match is not None
    seat = table.match.to_act
    assert seat is not None
    await table.play(table.seats.now[seat].guest, table.sequence(seat), "concede")


def test_many_matches_of_the_same_players_that_end_at_once_all_count(url: str) -> None:
    async def play() -> None:
        house = await opened_house(url)
        try:
            tables = [await begun(house) for _number in range(8)]
            await asyncio.gather(*map(ended, tables))
            await asyncio.gather(*house.ratings.tasks, return_exceptions=True)
            counts = await house.store.read(lambda connection: list(connection.scalars(sql.select(RATINGS.c.matches))))
            assert counts == [8, 8]
            assert all(table.gains for table in tables)
        finally:
            await house.close()

    asyncio.run(play())


def test_two_workers_that_rate_the_same_match_rate_it_once(url: str) -> None:
    async def play() -> None:
        house = await opened_house(url)
        try:
            table = await begun(house)
            await ended(table)
            await asyncio.gather(*(house.ratings.rate(table) for _worker in range(4)))
            counts = await house.store.read(lambda connection: list(connection.scalars(sql.select(RATINGS.c.matches))))
            assert counts == [1, 1]
        finally:
            await house.close()

    asyncio.run(play())


def test_a_branched_match_is_never_rated(url: str) -> None:
    async def play() -> None:
        house = await opened_house(url)
        try:
            table = await begun(house)
            table.row = replace(table.row, branch_of="another")
            await house.store._do(sql.update(TABLES).values(branch_of="another"))
            await ended(table)
            assert finished_match(table) is None
            await house.ratings.make_up()
            found = await house.store.read(lambda connection: list(connection.execute(sql.select(RESULTS))))
            assert found == []
        finally:
            await house.close()

    asyncio.run(play())
