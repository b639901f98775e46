"""Asking to take a move back tells nothing: in worlds that look the same to the asker everything heard is the same."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from clashtable.core.errors import ClashtableError
from clashtable.core.match import Match
from clashtable.games.registry import GAMES
from clashtable.server.guests import Guest
from clashtable.server.messages import Offer, Play
from clashtable.server.rows import StoredTable, TableRow
from clashtable.server.seating import seat_of
from clashtable.server.tables import Table
from tests.server.parlour import Parlour, Window, evening
from tests.shared.entries import ENTRIES
from tests.shared.walks import scaled

POSITIONS: Final = scaled(8, 100)
LONGEST_WALK: Final = 60


def walked(game: str, rng: random.Random) -> Match:
    """Return a match in the middle, with what keeps questions from telling of cards."""
    hold = {"response_hold_ms": 0} if "response_hold_ms" in GAMES[game].options else {}
    match = GAMES[game].start(None, rng.getrandbits(40), GAMES[game].online_options(hold))
    for _move in range(rng.randrange(LONGEST_WALK)):
        if match.is_over:
            return walked(game, rng)
        match.play(rng.choice(match.legal_moves()))
    return walked(game, rng) if match.is_over else match


async def continued(here: Parlour, match: Match, people: list[Guest]) -> Table:
    """Return a table where *people* play on from *match*."""
    row = TableRow(
        id=here.house.chance.token(9),
        game=match.game.id,
        game_version=match.game.version,
        options=dict(match.options),
        status="running",
        public=False,
        host=people[0].id,
        created=here.clock.stamp(),
        secret=here.house.chance.secret(),
        salt=here.house.chance.secret(),
        branch_of="another",
        branch_at=0,
    )
    start = msgspec.json.encode(match.game.save(match.state))
    seats = [seat_of(person) for person in people]
    await here.house.store.add_table(row, seats, start)
    stored = StoredTable(row, {index: [seat] for index, seat in enumerate(seats)}, [], start=start)
    table = here.house.restored(stored)
    assert table is not None
    here.house.admit(table)
    return table


def heard(window: Window) -> list[Any]:  # Any: JSON
    """Return what a window heard but for the table's own facts, which have its id."""
    said = [msgspec.to_builtins(message) for message in window.heard]
    return [{name: value for name, value in message.items() if name != "table"} for message in said]


async def asked(here: Parlour, match: Match, people: list[Guest], move: str) -> list[Any]:  # Any: as above
    """Return what the mover hears who makes *move* in *match* and asks at once to take it back."""
    table = await continued(here, match, people)
    windows = [await here.comes(table, person) for person in people]
    mover = match.to_act
    assert mover is not None
    await here.says(table, windows[mover], Play(table.sequence(mover), move))
    await here.says(table, windows[mover], Offer("undo"))
    await here.settle()
    return heard(windows[mover])


@pytest.mark.parametrize("game", sorted(GAMES))
def test_asking_to_take_back_tells_the_asker_nothing_hidden(game: str, tmp_path: Path) -> None:
    rng, compared = random.Random(f"undo {game}"), 0

    async def happens(here: Parlour) -> None:
        nonlocal compared
        here.house.chance.number = lambda bits: 7  # type: ignore[method-assign]  # worlds are imagined alike
        people = [await here.guest() for _seat in range(GAMES[game].usual_seats)]
        for _position in range(POSITIONS):
            match = walked(game, rng)
            try:
                other = GAMES[game].restore(ENTRIES[game].permuted(match.snapshot(), match.to_act, rng))
            except ClashtableError:
                continue
            move = rng.choice(match.legal_moves()).notation
            if any(after(world, move) is None for world in (match, other)):
                continue
            if seen(match, move) != seen(other, move):  # the move itself shows the mover what is hidden
                continue
            assert await asked(here, match, people, move) == await asked(here, other, people, move)
            compared += 1

    evening(tmp_path / "tables.sqlite3", happens)
    assert compared


def after(match: Match, move: str) -> Match | None:
    """Return *match* after *move*; None where it cannot be played."""
    later = match.fork()
    try:
        later.play(move)
    except ClashtableError:
        return None
    return later


def seen(match: Match, move: str) -> list[Any]:  # Any: views and events
    """Return what the mover sees of *move*."""
    later, mover = match.fork(), match.to_act
    events = later.play(move)
    question = later.question() if later.to_act == mover else None
    return [later.view(mover), [event.seen_by(mover) for event in events], question]
