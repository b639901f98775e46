"""People with accounts, and rated matches that are quickly over, for the tests of ratings and what belongs to them."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import contextmanager
from typing import Any, Final

import msgspec
import sqlalchemy as sql

from clashtable.server.account_facts import BotInfo
from clashtable.server.facts import TableInfo, Terms
from clashtable.server.messages import NewTable, Play, SeatPlan, Sit, Start, State
from tests.server.membership import account_of, join, make_bot
from tests.server.person import Person, Window
from tests.server.process import ServerProcess

CREATED: Final = "2026-01-01T00:00:00.000+00:00"
RATED: Final = Terms(rated=True)
PATIENCE: Final = 20.0


@contextmanager
def writing(server: ServerProcess) -> Any:  # Any: a connection, as a context
    """Write to the database of *server* behind its back."""
    engine = sql.create_engine(server.settings.database_url())
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def guest_of(person: Person) -> str:
    """Return the id of *person*."""
    return person.http.cookies["clashtable_guest"].partition(".")[0]


def give_account(person: Person, login: str | None = None) -> str:
    """Give *person* an account, and return the login."""
    join(person, login or f"login-{guest_of(person)}")
    profile = account_of(person).profile
    assert profile is not None
    return profile


def give_bot(owner: Person) -> BotInfo:
    """Give *owner* a bot with a token."""
    make_bot(owner, f"M {guest_of(owner)}")
    return account_of(owner).bots[0]


def open_duel(person: Person, *, terms: Terms = RATED, **more: Any) -> TableInfo:
    """Open a rated table of Geek Fight for two, where a match can be conceded."""
    plan = NewTable("geekfight", (SeatPlan("me"), SeatPlan("open")), terms=terms, **more)
    answer = person.post("/api/tables", plan)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableInfo)


def duel(ann: Person, ben: Person, terms: Terms = RATED) -> tuple[str, list[Window]]:
    """Return a table where *ann* and *ben* have begun a match, with their windows."""
    table = open_duel(ann, terms=terms).id
    (hers, _state), (his, _same) = ann.watch(table), ben.watch(table)
    his.say(Sit(1))
    hers.wait_for_table(lambda info: info.seats[1].kind != "open")
    hers.say(Start())
    return table, [hers, his]


def concede(windows: list[Window]) -> int:
    """Let whoever is asked first concede; return their seat."""
    states = [window.begun() for window in windows]
    return concede_from(windows, states)


def concede_from(windows: list[Window], states: list[State]) -> int:
    """Let whoever is asked in *states* concede; return their seat."""
    seat = next(seat for seat, state in enumerate(states) if state.question is not None)
    windows[seat].say(Play(states[seat].sequence, "concede"))
    return seat


def soon(is_so: Callable[[], Any]) -> Any:  # Any: whatever is true of it
    """Return what *is_so* comes to say that is true."""
    deadline = time.monotonic() + PATIENCE
    while not (found := is_so()):
        assert time.monotonic() < deadline, "it did not come to be so"
        time.sleep(0.02)
    return found
