"""Every route and every message, tried by somebody without the right to it.

What is missing in these lists fails the test: whoever adds a route or a message says here who may use it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, get_args

import httpx
import msgspec
import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import InvalidStatus

from clashtable.server.app import create_app
from clashtable.server.messages import ClientMessage, Refused, State, Yours
from clashtable.server.settings import ServerSettings
from tests.server.person import Person, Window, seated_pair
from tests.server.process import ServerProcess

ANYBODY: Final = 200
NOT_KNOWN: Final = 401
NOT_OURS: Final = 403
NOT_THERE: Final = 404
NOT_YET: Final = 409

RENAME: Final = {"name": "Mallory"}
PROOF: Final = {"password": "anything at all"}
LOGIN: Final = RENAME | PROOF
TABLE: Final = {"game": "coco", "seats": [{"kind": "me"}, {"kind": "open"}]}
DECK: Final = {"deck": ""}
TIE: Final = {"kind": "block", "table": "somewhere", "seat": 0}
REPORT: Final = {"kind": "person", "text": "rude", "seat": 0}
SEEK: Final = {"game": "coco"}
BRANCH: Final = {"at": 0, "seats": [{"kind": "me"}, {"kind": "me"}]}
COMMENT: Final = {"number": 0, "text": "Hm"}

STRANGERS: Final[dict[tuple[str, str], list[tuple[str, object, int]]]] = {
    ("GET", "/api/health"): [("/api/health", None, ANYBODY)],
    ("GET", "/api/version"): [("/api/version", None, ANYBODY)],
    ("GET", "/api/me"): [("/api/me", None, ANYBODY)],
    ("PUT", "/api/me"): [("/api/me", RENAME, NOT_KNOWN)],
    ("POST", "/api/login"): [("/api/login", LOGIN, NOT_YET)],
    ("POST", "/api/logout"): [("/api/logout", None, NOT_KNOWN)],
    ("POST", "/api/recovery"): [("/api/recovery", {**LOGIN, "code": ""}, NOT_YET)],
    ("GET", "/api/account"): [("/api/account", None, NOT_KNOWN)],
    ("POST", "/api/account"): [("/api/account", PROOF, NOT_KNOWN)],
    ("PUT", "/api/account/password"): [("/api/account/password", {"old": "", "new": ""}, NOT_KNOWN)],
    ("POST", "/api/account/codes"): [("/api/account/codes", PROOF, NOT_KNOWN)],
    ("DELETE", "/api/account/sessions"): [("/api/account/sessions", None, NOT_KNOWN)],
    ("DELETE", "/api/account/sessions/{session:str}"): [("/api/account/sessions/any", None, NOT_KNOWN)],
    ("POST", "/api/account/bots"): [("/api/account/bots", RENAME, NOT_KNOWN)],
    ("DELETE", "/api/account/bots/{token:str}"): [("/api/account/bots/any", None, NOT_KNOWN)],
    ("GET", "/api/account/export"): [("/api/account/export", None, NOT_KNOWN)],
    ("POST", "/api/account/deletion"): [("/api/account/deletion", PROOF, NOT_KNOWN)],
    ("GET", "/api/me/tables"): [("/api/me/tables", None, NOT_KNOWN)],
    ("GET", "/api/games"): [("/api/games", None, ANYBODY)],
    ("GET", "/api/games/{game_id:str}/decks"): [
        ("/api/games/geekfight/decks", None, ANYBODY),
        ("/api/games/coco/decks", None, NOT_THERE),
    ],
    ("POST", "/api/games/{game_id:str}/decks/check"): [
        ("/api/games/geekfight/decks/check", DECK, ANYBODY),
        ("/api/games/chess/decks/check", DECK, NOT_THERE),
    ],
    ("GET", "/api/tables"): [("/api/tables", None, ANYBODY)],
    ("POST", "/api/tables"): [("/api/tables", TABLE, NOT_KNOWN)],
    ("GET", "/api/tables/{table_id:str}"): [
        ("/api/tables/{running}", None, ANYBODY),
        ("/api/tables/nowhere", None, NOT_THERE),
    ],
    ("GET", "/api/tables/{table_id:str}/record"): [
        ("/api/tables/{running}/record", None, NOT_YET),
        ("/api/tables/nowhere/record", None, NOT_THERE),
    ],
    ("GET", "/api/ties"): [("/api/ties", None, NOT_KNOWN)],
    ("POST", "/api/ties"): [("/api/ties", TIE, NOT_KNOWN)],
    ("DELETE", "/api/ties/{tie_id:str}"): [("/api/ties/somebody", None, NOT_KNOWN)],
    ("POST", "/api/tables/{table_id:str}/reports"): [("/api/tables/{running}/reports", REPORT, NOT_KNOWN)],
    ("GET", "/api/leaderboard/{game_id:str}"): [
        ("/api/leaderboard/coco", None, ANYBODY),
        ("/api/leaderboard/chess", None, NOT_THERE),
    ],
    ("GET", "/api/players/{name:str}"): [
        ("/api/players/level:greedy", None, ANYBODY),
        ("/api/players/nobody", None, NOT_THERE),
    ],
    ("POST", "/api/seeks"): [("/api/seeks", SEEK, NOT_KNOWN)],
    ("POST", "/api/seeks/{table_id:str}/start"): [("/api/seeks/{running}/start", {}, NOT_KNOWN)],
    ("GET", "/api/friends"): [("/api/friends", None, NOT_KNOWN)],
    ("PUT", "/api/friends/{login:str}"): [("/api/friends/ann", {}, NOT_KNOWN)],
    ("DELETE", "/api/friends/{login:str}"): [("/api/friends/ann", None, NOT_KNOWN)],
    ("POST", "/api/challenges"): [("/api/challenges", {"player": "ann", **SEEK}, NOT_KNOWN)],
    ("POST", "/api/challenges/{table_id:str}"): [("/api/challenges/{running}", {}, NOT_KNOWN)],
    ("DELETE", "/api/challenges/{table_id:str}"): [("/api/challenges/{running}", None, NOT_KNOWN)],
    ("GET", "/api/tables/{table_id:str}/replay"): [
        ("/api/tables/{running}/replay", None, NOT_YET),
        ("/api/tables/nowhere/replay", None, NOT_THERE),
    ],
    ("GET", "/api/tables/{table_id:str}/replay/frames"): [
        ("/api/tables/{running}/replay/frames", None, NOT_YET),
        ("/api/tables/nowhere/replay/frames", None, NOT_THERE),
    ],
    ("GET", "/api/me/records"): [("/api/me/records", None, NOT_KNOWN)],
    ("POST", "/api/tables/{table_id:str}/branch"): [("/api/tables/{running}/branch", BRANCH, NOT_KNOWN)],
    ("POST", "/api/tables/{table_id:str}/comments"): [("/api/tables/{running}/comments", COMMENT, NOT_KNOWN)],
    ("DELETE", "/api/tables/{table_id:str}/comments/{comment_id:str}"): [
        ("/api/tables/{running}/comments/any", None, NOT_KNOWN)
    ],
    ("GET", "/metrics"): [("/metrics", None, NOT_OURS)],
    ("GET", "/"): [("/", None, ANYBODY)],
    ("GET", "/{path:path}"): [("/lobby", None, ANYBODY), ("/nothing", None, NOT_THERE)],
    ("GET", "/schema"): [("/schema", None, ANYBODY)],
    ("GET", "/schema/{path:str}"): [("/schema/nothing", None, NOT_THERE)],
    ("GET", "/schema/openapi.json"): [("/schema/openapi.json", None, ANYBODY)],
}
"""By method and route: what a browser without a cookie asks for, with which body, and the status of the answer."""

SOCKETS: Final = {"/ws/tables/{table_id:str}": "/ws/tables/{running}", "/ws/lobby": "/ws/lobby"}
"""By route: what a page of another site connects to, in vain."""

ONLOOKERS: Final[dict[str, dict[str, object] | None]] = {
    "play": {"sequence": 0, "move": "P"},
    "sit": {"seat": 1},
    "deck": {"deck": None},
    "fill": {"seat": 1, "level": "greedy"},
    "start": {},
    "leave": {},
    "rematch": {},
    "resign": {},
    "offer": {"what": "draw"},
    "decline": {"what": "draw"},
    "substitute": {"seat": 1},
    "claim": {"seat": 1},
    "resync": None,
    "story": None,
    "ping": None,
    "share": {"on": True},
    "look": {"seat": 0},
    "chat": None,
    "phrase": None,
    "talk": None,
}
"""By type: the rest of a message that somebody sends who only looks on; None for what everybody may say."""
ALLOWED: Final[dict[str, dict[str, object]]] = {
    "story": {"before": 0},
    "chat": {"text": "hello"},
    "phrase": {"name": "hello"},
}
"""The rest of a message that everybody may say, where there is one."""
NAMED: Final = ("chat", "phrase")
"""What everybody may say whose browser has a name."""


@pytest.fixture
def stranger(server: ServerProcess) -> Iterator[httpx.Client]:
    """Return a browser without a cookie, somewhere else."""
    with httpx.Client(base_url=server.url, headers={"x-forwarded-for": "192.0.2.99"}) as browser:
        yield browser


@pytest.fixture
def running(ann: Person, ben: Person) -> str:
    """Return a table where a match has begun."""
    table, hers, his = seated_pair(ann, ben)
    hers.begun()
    his.begun()
    return table


def served() -> Iterator[tuple[str, str]]:
    """Yield the method and the path of every route; a WebSocket's method is WS."""
    for route in create_app(ServerSettings()).routes:
        if isinstance(route, WebSocketRoute):
            yield "WS", route.path
        elif isinstance(route, HTTPRoute):
            for method in route.methods - {"HEAD", "OPTIONS"}:
                yield str(method), route.path


def test_the_list_of_routes_is_complete() -> None:
    assert set(served()) == set(STRANGERS) | {("WS", path) for path in SOCKETS}


@pytest.mark.parametrize(("method", "path"), sorted(STRANGERS))
def test_a_stranger_is_refused_route_by_route(stranger: httpx.Client, running: str, method: str, path: str) -> None:
    for address, body, status in STRANGERS[method, path]:
        answer = stranger.request(method, address.format(running=running), json=body)
        assert answer.status_code == status
        if status != ANYBODY:
            assert answer.content
        stranger.cookies.clear()


@pytest.mark.parametrize(("method", "path"), [route for route in sorted(STRANGERS) if route[0] != "GET"])
def test_a_page_of_another_site_changes_nothing(ann: Person, method: str, path: str) -> None:
    """Not even with the cookie of somebody who may."""
    for address, body, _status in STRANGERS[method, path]:
        answer = ann.http.request(method, address, json=body, headers={"origin": "https://evil.example"})
        assert answer.status_code == NOT_OURS


@pytest.mark.parametrize("path", SOCKETS.values())
def test_a_page_of_another_site_cannot_connect(ann: Person, running: str, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        ann.connect(path.format(running=running), origin="https://evil.example")
    assert refused.value.response.status_code == NOT_OURS


def kinds() -> set[str]:
    """Return the type of every message that a browser may send."""
    found: set[Any] = {msgspec.inspect.type_info(message).tag for message in get_args(ClientMessage)}  # type: ignore[attr-defined]  # a struct
    return found


def test_the_list_of_messages_is_complete() -> None:
    assert kinds() == set(ONLOOKERS)


def said(window: Window, kind: str) -> Refused | None:
    """Send a message of that *kind* and return the refusal, if it is one."""
    window.send(msgspec.json.encode({"type": kind, **(ONLOOKERS[kind] or ALLOWED.get(kind, {}))}).decode())
    answer = window.hear()
    return answer if isinstance(answer, Refused) else None


@pytest.mark.parametrize("kind", sorted(ONLOOKERS))
@pytest.mark.parametrize("who", ["known", "unknown"])
def test_an_onlooker_is_refused_message_by_message(
    server: ServerProcess, cleo: Person, running: str, kind: str, who: str
) -> None:
    person = cleo if who == "known" else Person(server, named=False)
    window = person.enter(running)
    window.expect(State)
    refused = said(window, kind)
    assert (refused is None) == (ONLOOKERS[kind] is None and (who == "known" or kind not in NAMED))
    assert refused is None or refused.code == "not_allowed"
    assert cleo.table(running).moves == 0
    if who == "unknown":
        person.leave_all()


@pytest.mark.parametrize("kind", ["fill", "start"])
def test_only_the_host_fills_and_starts(ann: Person, ben: Person, kind: str) -> None:
    table = ann.open_table("me", "open")
    window, _state = ben.watch(table.id)
    refused = said(window, kind)
    assert refused is not None
    assert refused.code == "not_allowed"
    assert ann.table(table.id).seats[1].kind == "open"


@pytest.mark.parametrize("kind", sorted(set(ONLOOKERS) - {"ping"}))
def test_in_the_lobby_nothing_can_be_done(ann: Person, kind: str) -> None:
    window = ann.connect("/ws/lobby")
    window.wait_for(Yours)
    refused = said(window, kind)
    assert refused is not None
    assert refused.code == "not_allowed"
