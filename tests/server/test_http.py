"""Guests, pages, and what every request passes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import clashtable
from clashtable.server.guard import is_same_place
from clashtable.server.messages import State
from clashtable.server.site import PAGES
from tests.server.conftest import INDEX
from tests.server.person import Person
from tests.server.process import ServerProcess


def test_a_new_browser_gets_a_friendly_name_and_keeps_it(server: ServerProcess) -> None:
    with httpx.Client(base_url=server.url) as browser:
        first = browser.get("/api/me")
        cookie = first.headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=34560000"):
            assert part.lower() in cookie.lower()
        assert len(first.json()["name"].split()) == 2
        assert browser.get("/api/me").json() == first.json()


def test_a_forged_cookie_is_somebody_new(ann: Person, server: ServerProcess) -> None:
    value = ann.http.cookies["clashtable_guest"]
    for forged in (value[:-2] + ("aa" if not value.endswith("aa") else "bb"), value.split(".")[0], "", "x.y"):
        with httpx.Client(base_url=server.url, cookies={"clashtable_guest": forged}) as browser:
            assert browser.put("/api/me", json={"name": "Mallory"}).status_code == 401
            assert "set-cookie" in browser.get("/api/me").headers
    assert ann.http.get("/api/me").json()["name"] == ann.name


def test_a_name_can_be_chosen(ann: Person) -> None:
    assert ann.http.put("/api/me", json={"name": "  Ann   Müller "}).json()["name"] == "Ann Müller"
    assert ann.http.get("/api/me").json()["name"] == "Ann Müller"


IMPOSSIBLE_NAMES = [
    *("", "   ", "x" * 25, "a\u202eb", "a\u200bb", "a\x00b", "\u0301", "a\ue000"),
    *("\u3164", "\u2800", "\u115f", "Ann\ufe0f", "Ann \u2800 B"),  # drawn as nothing
    *("Bot Hazel", "bot", "B0t Hazel", "Böt Hazel", "Ｂｏｔ Hazel", "𝐁𝐨𝐭 Hazel", "ʙᴏᴛ Hazel"),
    *("Вот", "Воt Наzеl", "Bоt Hazel", "Βοτ", "Ann Мüller"),  # Cyrillic and Greek look-alikes
    "A\u0301\u0301\u0301\u0301nn",
]
POSSIBLE_NAMES = [
    "Анна",
    "李雷",
    "さくら子",
    "김철수",
    "Nguyễn Thị",
    "שלום",
    "O’Neil",
    "Bottom",
    "Bo",
    "🦊 Fox",
    "B 52",
]


@pytest.mark.parametrize("name", IMPOSSIBLE_NAMES)
def test_an_impossible_name_is_refused(ann: Person, name: str) -> None:
    answer = ann.http.put("/api/me", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["sentence"].startswith(("A name ", "Names "))
    assert ann.http.get("/api/me").json()["name"] == ann.name


@pytest.mark.parametrize("name", POSSIBLE_NAMES)
def test_names_of_all_the_world_are_possible(ann: Person, name: str) -> None:
    assert ann.http.put("/api/me", json={"name": name}).json()["name"] == name


def test_a_name_is_kept_in_the_composed_form(ann: Person) -> None:
    assert ann.http.put("/api/me", json={"name": "Zoe\u0308"}).json()["name"] == "Zoë"


def test_health_version_and_games(ann: Person) -> None:
    assert ann.http.get("/api/health").json() == {"status": "ok"}
    version = ann.http.get("/api/version").json()
    assert version["version"] == clashtable.__version__
    assert version["engine"] in ("compiled", "interpreted")
    assert version["games"] == list(clashtable.games())
    games = ann.http.get("/api/games").json()
    assert [game["id"] for game in games] == list(clashtable.games())
    assert [bot["title"] for bot in games[0]["bots"]] == ["Easy", "Medium", "Hard"]


@pytest.mark.parametrize("path", ["/", "/table/abc-DEF_1", "/lobby/", "/how-to-play/coco", "/new?game=coco"])
def test_deep_links_give_the_page(ann: Person, path: str) -> None:
    answer = ann.http.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-cache"
    again = ann.http.get(path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/cards/coco", "/wp-login", "/table", "/table/a/b", "/lobby/x", "/..;/x"])
def test_an_unknown_address_is_404_with_a_page_for_people_and_a_sentence_for_programs(ann: Person, path: str) -> None:
    page = ann.http.get(path, headers={"accept": "text/html,application/xhtml+xml"})
    assert (page.status_code, page.text) == (404, INDEX)
    sentence = ann.http.get(path)
    assert (sentence.status_code, sentence.json()["sentence"][:19]) == (404, "There is nothing at")


def test_the_server_knows_every_page_of_the_client() -> None:
    router = Path(__file__).parents[2] / "web/src/lib/router.svelte.ts"
    source = router.read_text()
    plain = set(re.findall(r'case "([a-z-]*)":', source))
    named = {f"{first}/" for first in re.findall(r'first === "([a-z-]+)"', source)}
    assert plain | named == set(PAGES)


def test_a_page_can_be_asked_for_without_its_content(ann: Person) -> None:
    answer = ann.http.head("/table/abc")
    assert (answer.status_code, answer.content) == (200, b"")


def test_assets_are_kept_for_good(ann: Person) -> None:
    answer = ann.http.get("/assets/main-abc123.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    plain = ann.http.get("/assets/main-abc123.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == answer.text


@pytest.mark.parametrize(
    "path", ["/missing.js", "/assets/none.css", "/api/none", "/ws/none", "/../settings.py", "/%2e%2e/settings.py"]
)
def test_what_is_not_there_is_404(ann: Person, path: str) -> None:
    answer = ann.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["sentence"].startswith("There is nothing at /")


@pytest.mark.parametrize(("method", "path"), [("DELETE", "/api/me"), ("POST", "/api/health"), ("POST", "/nothing")])
def test_other_methods_are_refused_with_a_sentence(ann: Person, method: str, path: str) -> None:
    answer = ann.http.request(method, path)
    assert answer.status_code in (404, 405)
    assert answer.json()["sentence"]


def test_bodies_are_limited_and_must_be_json(ann: Person) -> None:
    assert ann.http.put("/api/me", json={"name": "x" * 50_000}).status_code == 413
    answer = ann.http.put("/api/me", content=b"{nonsense", headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["sentence"].startswith("JSON is malformed: ")


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 8000,
        b'{"name": ' + b"[" * 4000 + b"]" * 4000 + b"}",
        b'{"a":' * 2500 + b"1" + b"}" * 2500,
        b'{"name": "\xff\xfe"}',
        b'{"name": "\\ud800"}',
        b'{"name": 1e999}',
        b'{"name": ' + b"9" * 5000 + b"}",
    ],
    ids=lambda body: repr(body[:12]),
)
def test_a_body_that_cannot_be_read_is_400(ann: Person, body: bytes) -> None:
    for method, path in (("PUT", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/games/geekfight/decks/check")):
        answer = ann.http.request(method, path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["sentence"][-1]) == (400, ".")


@pytest.mark.parametrize(
    ("level", "kept"),
    [("search:0060", "search:60"), ("search@1.50s", "search@1.5s"), ("search", "search:400"), ("greedy", "greedy")],
)
def test_a_level_is_kept_in_its_one_form(ann: Person, level: str, kept: str) -> None:
    assert ann.open_table("me", level).seats[1].level == kept


@pytest.mark.parametrize(
    "level", ["search:" + "9" * 4301, "search@1." + "0" * 1500 + "s", "search:٦٠", "search:-1", "x" * 9000]
)
def test_a_level_that_is_no_level_is_refused_in_a_short_sentence(ann: Person, level: str) -> None:
    plan = {"game": "coco", "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
    answer = ann.post("/api/tables", plan)
    assert answer.status_code == 400
    assert len(answer.json()["sentence"]) < 250


def test_browsers_are_told_to_be_careful(ann: Person) -> None:
    for path in ("/", "/api/me", "/api/none", "/assets/main-abc123.js"):
        headers = ann.http.get(path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "script-src 'self';" in headers["content-security-policy"]
    assert ann.http.get("/api/me").headers["cache-control"] == "no-store"


def test_other_sites_cannot_speak_for_a_guest(ann: Person, server: ServerProcess) -> None:
    evil = {"origin": "https://evil.example"}
    assert ann.http.put("/api/me", json={"name": "Mallory"}, headers=evil).status_code == 403
    assert ann.http.post("/api/tables", json={}, headers=evil).status_code == 403
    assert ann.http.get("/api/me").json()["name"] == ann.name
    table = ann.open_table("me", "open").id
    for path in (f"/ws/tables/{table}", "/ws/lobby"):
        with pytest.raises(InvalidStatus) as refused:
            ann.connect(path, origin="https://evil.example")
        assert refused.value.response.status_code == 403
    assert ann.enter(table, origin=server.url).expect(State).you == 0


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("http://localhost:8000", "localhost:8000", True),
        ("https://play.example", "play.example", True),
        ("https://play.example", "play.example:443", True),
        ("https://play.example:8443", "play.example", False),
        ("http://localhost:5173", "localhost:8000", False),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("null", "localhost:8000", False),
        ("", "", False),
        ("https://play.example.evil.example", "play.example", False),
        ("http://x:notaport", "x:1", False),
    ],
)
def test_which_pages_are_ours(origin: str, host: str, same: bool) -> None:
    assert is_same_place(origin, host) is same


def test_logs_are_json_lines_without_cookies(ann: Person, server: ServerProcess) -> None:
    ann.open_table("me", "greedy", start=True)
    lines = [line for line in server.log.read_text().splitlines() if line.startswith("{")]
    events = [json.loads(line) for line in lines]
    assert {"house_opened", "table_created", "table_started"} <= {event["event"] for event in events}
    assert all(event["time"] and event["level"] for event in events)
    assert ann.http.cookies["clashtable_guest"] not in server.log.read_text()
