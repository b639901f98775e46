"""Clocks: who is charged for what, what happens when time runs out, and that no outage is charged."""

from __future__ import annotations

from pathlib import Path

import pytest

from clashtable.core.errors import InvalidMessage
from clashtable.server.clocks import is_window
from clashtable.server.facts import Terms
from clashtable.server.messages import Offer, State, TableChanged
from clashtable.server.tables import Table
from clashtable.server.terms import check_terms
from tests.server.parlour import Parlour, Window, evening
from tests.server.stage import Still

BANK = Terms(time="bank", seconds=60, increment=5)
EACH = Terms(time="move", seconds=30)


async def timed(here: Parlour, terms: Terms, game: str = "coco") -> tuple[Table, dict[int, Window]]:
    """Return a running table of two people with a clock, and their windows by seat."""
    ann, ben = await here.guest(), await here.guest()
    table = await here.table(ann, ben, game=game, terms=terms)
    return table, {0: await here.comes(table, ann), 1: await here.comes(table, ben)}


def mover(table: Table) -> int:
    """Return whose turn it is."""
    seat = table.played().match.to_act
    assert seat is not None
    return seat


def test_a_bank_is_charged_for_thinking_and_has_its_increment_back(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, windows = await timed(here, BANK)
        seat = mover(table)
        await here.turn(12)
        await here.plays(table, windows[seat])
        assert table.moves[0].spent == 12_000
        face = windows[0].newest(State).table.clock
        assert face is not None
        assert table.clocks.left[seat] == 60_000 - 12_000 + 5_000
        assert table.clocks.left[1 - seat] == 60_000

    evening(tmp_path / "tables.sqlite3", happens)


def test_a_clock_for_each_move_begins_anew_with_each(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, windows = await timed(here, EACH)
        for _move in range(4):
            await here.turn(29)
            await here.plays(table, windows[mover(table)])
        assert (table.count, table.status) == (4, "running")

    evening(tmp_path / "tables.sqlite3", happens)


def test_when_time_has_run_out_the_match_is_lost(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, windows = await timed(here, BANK)
        seat = mover(table)
        await here.turn(59)
        assert table.status == "running"
        await here.turn(2)
        outcome = table.played().match.outcome
        assert outcome is not None
        assert (table.status, outcome.winners, outcome.reason) == ("finished", (1 - seat,), "out of time")
        assert windows[seat].newest(TableChanged).table.status == "finished"

    evening(tmp_path / "tables.sqlite3", happens)


def test_when_time_has_run_out_a_bot_plays_on_where_the_table_says_so(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, windows = await timed(here, Terms(time="bank", seconds=20, on_time="bot"))
        seat = mover(table)
        await here.turn(21)
        assert table.status == "running"
        assert table.seats.now[seat].kind == "bot"
        assert windows[seat].newest(State).you is None
        assert table.count > 0

    evening(tmp_path / "tables.sqlite3", happens)


def test_when_time_has_run_out_a_bot_makes_one_move_where_the_table_says_so(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, _windows = await timed(here, Terms(time="move", seconds=20, on_time="move"))
        seat = mover(table)
        await here.turn(21)
        assert [move.seat for move in table.moves] == [seat]
        assert table.seats.now[seat].kind == "human"

    evening(tmp_path / "tables.sqlite3", happens)


def test_with_three_seats_the_others_play_on_when_time_has_run_out(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        people = [await here.guest() for _person in range(3)]
        table = await here.table(*people, game="corgis", terms=Terms(time="bank", seconds=30))
        seat = mover(table)
        await here.turn(31)
        assert table.played().match.surrendered == (seat,)
        assert (table.status, table.seats.now[seat].kind) == ("running", "bot")

    evening(tmp_path / "tables.sqlite3", happens)


def test_bots_of_the_house_have_no_clock(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        ann = await here.guest()
        table = await here.table(ann, "random", terms=BANK)
        window = await here.comes(table, ann)
        face = window.newest(State).table.clock
        assert face is not None
        assert face.left[1] is None
        await here.turn(2)
        assert all(move.spent is None for move in table.moves if move.seat == 1)

    evening(tmp_path / "tables.sqlite3", happens)


def test_in_a_response_window_no_bank_runs_and_whoever_waits_too_long_lets_it_pass(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, windows = await timed(here, Terms(time="bank", seconds=600), game="panzer")
        for number in range(600):
            if is_window(table.played().match):
                break
            legal = table.played().match.legal_moves()
            await here.plays(table, windows[mover(table)], legal[number % len(legal)].notation)
        seat, left, count = mover(table), list(table.clocks.left), table.count
        await here.turn(29)
        assert table.count == count
        await here.turn(4)
        assert table.moves[count].seat == seat
        assert table.moves[count].spent is None
        assert table.clocks.left == left

    evening(tmp_path / "tables.sqlite3", happens)


@pytest.mark.parametrize("outage", [3.0, 600.0, 100_000.0])
def test_no_clock_is_charged_for_an_outage(tmp_path: Path, outage: float) -> None:
    file, kept, clock = tmp_path / "tables.sqlite3", [], Still()

    async def before(here: Parlour) -> None:
        table, windows = await timed(here, BANK)
        await here.turn(20)
        kept.append((table.id, [window.person for window in windows.values()], mover(table)))

    async def after(here: Parlour) -> None:
        name, people, seat = kept[0]
        table = await here.house.find(name)
        windows = [await here.comes(table, person) for person in people]
        face = windows[0].newest(State).table.clock
        assert face is not None
        assert 15_000 <= face.elapsed <= 20_500
        await here.turn(30)
        assert table.status == "running"
        await here.plays(table, windows[seat])
        assert table.moves[0].spent is not None
        assert 44_000 <= table.moves[0].spent <= 50_500

    evening(file, before, clock)
    clock.time += outage
    evening(file, after, clock)


def test_time_runs_out_at_a_table_that_nobody_has_opened_since_a_restart(tmp_path: Path) -> None:
    file, kept, clock = tmp_path / "tables.sqlite3", [], Still()

    async def before(here: Parlour) -> None:
        table, _windows = await timed(here, BANK)
        await here.turn(20)
        kept.append(table.id)

    async def after(here: Parlour) -> None:
        await here.turn(90)
        table = await here.house.find(kept[0])
        assert table.status == "finished"

    evening(file, before, clock)
    evening(file, after, clock)


def test_taking_back_does_not_give_time_back(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, windows = await timed(here, BANK)
        seat = mover(table)
        await here.turn(10)
        await here.plays(table, windows[seat])
        left = list(table.clocks.left)
        await here.says(table, windows[seat], Offer("undo"))
        await here.says(table, windows[1 - seat], Offer("undo"))
        assert table.clocks.left == left

    evening(tmp_path / "tables.sqlite3", happens)


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        (Terms(seconds=5), "Without a clock"),
        (Terms(time="move", seconds=4), "5 seconds to 14 days"),
        (Terms(time="move", seconds=60, increment=5), "Only a bank"),
        (Terms(time="bank", seconds=60, increment=4000), "0 to 3600"),
        (Terms(away=3), "15 seconds"),
        (Terms(delay=601), "0 to 600"),
        (Terms(best_of=2), "best of 1, 3, 5 or 7"),
    ],
)
def test_terms_that_cannot_be_are_refused_with_what_is_possible(terms: Terms, said: str) -> None:
    with pytest.raises(InvalidMessage, match=said):
        check_terms(terms)
