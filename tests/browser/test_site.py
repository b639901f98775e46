"""The pages around the game: accessibility, weight, connection, errors, spectators."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Request, expect

from tests.browser.player import DESKTOP, PHONE, Player, Size
from tests.server.process import ServerProcess

pytestmark = pytest.mark.browser
Visit = Callable[..., Player]
LIGHTEST = 250_000
"""How many bytes the first page load may transfer, fonts included."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_no_violation(visit: Visit, size: Size) -> None:
    ann = visit(size)
    ann.go("/")
    ann.find("play-now").first.wait_for()
    ann.check_accessibility()
    ann.go("/lobby")
    ann.page.get_by_role("heading", level=1).wait_for()
    ann.check_accessibility()
    ann.go("/new")
    ann.page.get_by_role("heading", level=1).wait_for()
    ann.check_accessibility()
    ann.go("/how-to-play/coco")
    ann.find("how-to").wait_for()
    ann.check_accessibility()
    ann.play_bot()
    ann.wait_for_turn()
    ann.check_accessibility()
    ann.play_to_the_end()
    ann.check_accessibility()


def test_a_phone_has_one_menu_for_all_pages(visit: Visit) -> None:
    ann = visit(PHONE)
    for page, title in (("Your games", "Your games"), ("People", "People"), ("Leaderboard", "Leaderboard")):
        ann.go("/")
        ann.find("site-menu").focus()
        ann.page.keyboard.press("Enter")
        ann.check_accessibility()
        ann.page.get_by_role("link", name=page, exact=True).focus()
        ann.page.keyboard.press("Enter")
        expect(ann.page.get_by_role("heading", level=1)).to_have_text(title)
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
        ann.check_accessibility()
        assert not ann.overflows()


def test_a_wrong_rule_is_shown_although_the_rules_are_folded_away(visit: Visit) -> None:
    ann = visit()
    ann.go("/new?game=coco")
    ann.find("fold-rules").click()
    ann.page.get_by_label("Points to win").fill("0")
    ann.find("fold-rules").click()
    ann.find("open-table").click()
    expect(ann.page.get_by_label("Points to win")).to_be_focused()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_clocks_and_offers_leave_the_question_readable(visit: Visit, size: Size) -> None:
    host, friend = visit(size), visit(size)
    seats, terms = [{"kind": "me"}, {"kind": "open"}], {"time": "bank", "seconds": 300}
    table = host.open_table(seats=seats, options={"match_max_games": 1}, terms=terms)
    friend.go(f"/table/{table}")
    friend.find("sit").click()
    host.find("start").click()
    host.page.get_by_role("button", name="Menu").click()
    host.find("offer-draw").click()
    friend.find("agree").wait_for()
    question = friend.page.get_by_text("is to move.").or_(friend.page.get_by_text("so you begin")).bounding_box()
    drawn = friend.page.locator(".board > *").first.bounding_box()
    assert question is not None
    assert drawn is not None
    assert drawn["y"] + drawn["height"] <= question["y"]


def test_the_first_page_load_is_light(visit: Visit) -> None:
    ann = visit()
    sizes: dict[str, int] = {}

    def weigh(request: Request) -> None:
        size = request.sizes()
        sizes[request.url] = size["responseBodySize"] + size["responseHeadersSize"]

    ann.page.on("requestfinished", weigh)
    ann.page.goto(ann.url, wait_until="networkidle")
    fonts = [url for url in sizes if url.endswith(".woff2")]
    assert sum(sizes.values()) < LIGHTEST, sizes
    assert 1 <= len(fonts) <= 2
    assert all(url.startswith(ann.url) for url in sizes), "everything comes from our own server"


def test_a_lost_connection_is_shown_and_comes_back_by_itself(visit: Visit, tmp_path: Path) -> None:
    server = ServerProcess(tmp_path)
    server.start()
    try:
        ann = visit(url=server.url)
        ann.play_bot()
        ann.wait_for_turn()
        cards = ann.find("hand").locator("[data-thing]").count()
        server.kill()
        expect(ann.find("connection")).to_be_visible()
        server.start()
        expect(ann.find("connection")).to_be_hidden(timeout=20_000)
        ann.wait_for_turn()
        assert ann.find("hand").locator("[data-thing]").count() == cards
        ann.play_to_the_end()
        ann.page.goto("about:blank")
        ann.forgive_lost_connections()
    finally:
        server.stop()


def test_a_visitor_watches_without_seeing_a_hand(visit: Visit) -> None:
    ann, visitor = visit(), visit()
    table = ann.play_bot()
    ann.wait_for_turn()
    visitor.go(f"/table/{table}")
    visitor.find("log").first.wait_for(state="attached")
    expect(visitor.page.get_by_text(re.compile("watching", re.IGNORECASE)).first).to_be_visible()
    assert visitor.page.locator('[data-thing^="hand:"]').count() == 0
    assert not visitor.can_act()


def test_how_to_play_is_reachable_during_the_game(visit: Visit) -> None:
    ann = visit()
    ann.play_bot()
    ann.wait_for_turn()
    ann.page.keyboard.press("?")
    expect(ann.find("how-to")).to_be_visible()
    ann.check_accessibility()
    ann.page.keyboard.press("Escape")
    expect(ann.find("how-to")).to_be_hidden()
    assert ann.can_act()


def test_an_unknown_table_and_page_say_so(visit: Visit) -> None:
    ann = visit()
    ann.go("/table/nosuchtable")
    expect(ann.page.get_by_role("main")).to_contain_text("There is no such table")
    ann.go("/nowhere")
    expect(ann.page.get_by_role("main")).to_contain_text("There is nothing at this address")
    ann.errors.clear()  # the browser notes an answer of 404 in its console by itself


def test_a_name_can_be_chosen_and_is_kept(visit: Visit) -> None:
    ann = visit()
    ann.go("/")
    ann.find("name").first.click()
    ann.page.keyboard.type("Ada")
    ann.page.keyboard.press("Enter")
    expect(ann.find("name").first).to_contain_text("Ada")
    ann.page.reload()
    expect(ann.find("name").first).to_contain_text("Ada")


def test_leaving_asks_first_and_gives_the_seat_to_a_bot(visit: Visit) -> None:
    host, friend = visit(), visit()
    table = host.open_table(seats=[{"kind": "me"}, {"kind": "open"}], options={"match_max_games": 1})
    friend.go(f"/table/{table}")
    friend.find("sit").click()
    host.find("start").click()
    host.find("hand").wait_for()
    friend.find("hand").wait_for()
    friend.page.get_by_role("button", name=re.compile("menu", re.IGNORECASE)).first.click()
    friend.find("leave").first.click()
    friend.find("leave-sure").first.click()
    expect(host.find("seat-1")).to_contain_text("Bot")
    host.play_to_the_end()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_motion_does_not_get_in_the_way(visit: Visit, size: Size) -> None:
    """With animations on, a player who does not wait for them can still play a game to its end."""
    ann = visit(size, motion=True)
    ann.play_bot()
    ann.wait_for_turn()
    ann.play_to_the_end()
