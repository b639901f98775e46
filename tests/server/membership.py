"""What people in these tests do about their accounts."""

from __future__ import annotations

from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed

from clashtable.server.account_facts import (
    AccountInfo,
    Confirmation,
    LogIn,
    NewAccount,
    NewBot,
    NewToken,
    Recovery,
)
from clashtable.server.guests import COOKIE
from tests.server.person import Person, Window
from tests.server.process import ServerProcess

PASSWORD: Final = "seven green bottles"
OTHER: Final = "eight blue bottles"
LOGGED_OUT: Final = (4401, "You have been logged out here.")


def join(person: Person, name: str | None = None, password: str = PASSWORD) -> list[str]:
    """Let *person* get an account, first of all under another *name*; return the recovery codes."""
    if name is not None:
        renamed(person, name)
    answer = person.post("/api/account", NewAccount(password))
    assert answer.status_code == 201, answer.text
    return list(answer.json()["codes"])


def renamed(person: Person, name: str) -> None:
    """Let *person* choose a name."""
    answer = person.http.put("/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    person.name = name


def logged_in(server: ServerProcess, name: str, password: str = PASSWORD) -> Person:
    """Return the person of that *name* at another browser."""
    person = Person(server)
    answer = log_in(person, name, password)
    assert answer.status_code == 200, answer.text
    person.name = answer.json()["name"]
    return person


def log_in(person: Person, name: str, password: str = PASSWORD) -> httpx.Response:
    """Return the answer to a name and a password."""
    return person.post("/api/login", LogIn(name, password))


def recover(person: Person, name: str, code: str, password: str = OTHER) -> httpx.Response:
    """Return the answer to a recovery code."""
    return person.post("/api/recovery", Recovery(name, code, password))


def account_of(person: Person) -> AccountInfo:
    """Return what *person* is told about their account."""
    answer = person.http.get("/api/account")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=AccountInfo)


def delete(person: Person, password: str = PASSWORD) -> httpx.Response:
    """Return the answer to the wish that the account be deleted."""
    return person.post("/api/account/deletion", Confirmation(password))


def make_bot(person: Person, name: str) -> NewToken:
    """Return the token of a new bot."""
    answer = person.post("/api/account/bots", NewBot(name))
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=NewToken)


class Program(Person):
    """A program with a token, as far as the server can tell."""

    def __init__(self, server: ServerProcess, token: str) -> None:
        super().__init__(server, named=False)
        self.token = token
        self.http.headers["Authorization"] = f"Bearer {token}"
        self.name = self.http.get("/api/me").json().get("name", "")

    def headers(self) -> dict[str, str]:
        """Return what it says about itself when it opens a WebSocket."""
        return {"Authorization": f"Bearer {self.token}"}


def kept_cookie(person: Person) -> str:
    """Return the cookie of *person*."""
    return person.http.cookies[COOKIE]


def with_cookie(server: ServerProcess, cookie: str) -> Person:
    """Return a browser that has *cookie*, wherever it is from."""
    person = Person(server, named=False)
    person.http.cookies.set(COOKIE, cookie)
    return person


def me(person: Person) -> dict[str, Any]:
    """Return who *person* is told they are."""
    told: dict[str, Any] = person.http.get("/api/me").json()
    return told


def heard_until_cut_off(window: Window) -> tuple[int, str]:
    """Return with what code and sentence the server ends a connection."""
    try:
        while True:
            window.hear()
    except ConnectionClosed as ended:
        return (0, "") if ended.rcvd is None else (ended.rcvd.code, ended.rcvd.reason)
