"""Rated matches, the leaderboard, friends, challenges and finding a game, in real browsers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import DESKTOP, PHONE, Player, Size
from tests.browser.test_account import join as make_account
from tests.browser.test_play import tab_to

pytestmark = pytest.mark.browser
Visit = Callable[..., Player]


@pytest.fixture
def join(visit: Visit) -> Visit:
    """Let a new person come who has an account, under a name of their own."""

    def come(name: str, size: Size = DESKTOP) -> Player:
        player = visit(size)
        make_account(player, name)
        player.go("/")
        player.find("name").first.wait_for()
        return player

    return come


def login_of(player: Player) -> str:
    """Return the login of *player*."""
    return player.find("name").first.locator("strong").inner_text().lower()


def concede(player: Player) -> None:
    """Give the match up by the menu."""
    player.page.get_by_role("button", name="Menu").click()
    player.find("concede").click()
    player.find("concede-sure").click()


def asked_first(*players: Player) -> Player:
    """Return whoever of *players* is to act."""
    assert players[0].finds_soon(lambda: any(player.can_act() for player in players))
    return next(player for player in players if player.can_act())


def test_two_people_play_a_rated_match_and_see_what_it_did(join: Visit) -> None:
    ann, ben = join("Ann"), join("Ben")
    ann.go("/new?game=geekfight")
    ann.find("rated").check()
    ann.find("open-table").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.find("stakes")).to_contain_text("whoever leaves comes last")
    ann.check_accessibility()
    ben.page.goto(ann.page.url)
    ben.find("sit").click()
    ben.page.get_by_role("button", name="Sit down").last.click()
    expect(ann.find("seat-1")).to_contain_text("0?")
    ann.find("start").click()
    for player in (ann, ben):
        player.find("hand").wait_for()
    loser = asked_first(ann, ben)
    winner = ben if loser is ann else ann
    concede(loser)
    expect(winner.find("gains")).to_contain_text("+")
    expect(loser.find("gains")).to_contain_text("±0")
    winner.check_accessibility()
    winner.go("/leaderboard?game=geekfight")
    expect(winner.find("ranking").first).to_contain_text("Ann")
    winner.check_accessibility()
    winner.page.get_by_role("link", name="Ann", exact=True).first.click()
    expect(winner.find("rating-geekfight")).to_contain_text("1 match")
    winner.check_accessibility()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_friends_challenge_each_other(join: Visit, size: Size) -> None:
    ann, ben = join(f"Cleo {size.width}", size), join(f"Dora {size.width}", size)
    ann.go("/friends")
    ann.page.get_by_label("Ask somebody to be your friend").fill(login_of(ben))
    ann.find("ask-friend").click()
    expect(ann.page.get_by_role("heading", name="Asked, and not answered yet")).to_be_visible()
    ben.go("/friends")
    ben.find("accept-friend").click()
    expect(ben.find("friend")).to_contain_text("Cleo")
    ben.check_accessibility()
    ben.go("/lobby")
    ann.page.reload()
    expect(ann.find("friend")).to_contain_text("online")
    assert not ann.overflows()
    ann.find("challenge-friend").click()
    ann.check_accessibility()
    ann.find("challenge-coco").check()
    ann.find("send-challenge").click()
    expect(ben.find("toasts")).to_contain_text(f"Cleo {size.width} challenges you")
    ann.page.wait_for_url("**/table/*")
    expect(ann.page.get_by_role("heading", name="Waiting for Dora")).to_be_visible()
    expect(ben.find("challenges")).to_contain_text("Cleo")
    ben.check_accessibility()
    ben.find("accept").click()
    for player in (ann, ben):
        player.find("hand").wait_for()


def test_a_challenge_that_is_declined_says_so(join: Visit) -> None:
    ann, ben = join("Emma"), join("Finn")
    ben.go("/")
    ann.go(f"/player/{login_of(ben)}")
    ann.find("challenge").click()
    ann.find("send-challenge").click()
    ben.find("decline").click()
    expect(ann.page.get_by_role("heading", name="Finn has declined")).to_be_visible()
    expect(ben.find("challenges")).to_have_count(0)


def test_people_find_a_game_and_bots_fill_up(visit: Visit) -> None:
    ann, ben = visit(), visit()
    for player in (ann, ben):
        player.go("/")
        player.find("find-game").nth(1).click()
        player.find("size-3").check()
        player.find("look").click()
        player.page.wait_for_url("**/table/*")
    assert ann.page.url == ben.page.url
    expect(ann.find("seeking")).to_contain_text("Bots join in")
    ann.check_accessibility()
    ann.find("start-with-bots").click()
    for player in (ann, ben):
        player.find("hand").wait_for()


def test_a_game_is_found_by_keyboard_on_a_phone(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.go("/")
    ann.find("find-game").first.wait_for()
    tab_to(ann, '[data-testid="find-game"]')
    ann.page.keyboard.press("Enter")
    ann.find("look").wait_for()
    assert not ann.overflows()
    tab_to(ann, '[data-testid="look"]')
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url("**/table/*")
    assert not ann.overflows()
    ann.check_accessibility()
    tab_to(ann, '[data-testid="start-with-bots"]')
    ann.page.keyboard.press("Enter")
    ann.find("hand").wait_for()


def test_a_series_goes_on_with_swapped_seats(join: Visit) -> None:
    ann, ben = join("Gwen"), join("Hugo")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ann.open_table(game="panzer", seats=seats, terms={"best_of": 3})
    ben.go(f"/table/{table}")
    ben.find("sit").click()
    ben.page.get_by_role("button", name="Sit down").last.click()
    ann.find("start").click()
    for player in (ann, ben):
        player.find("hand").wait_for()
    loser = asked_first(ann, ben)
    concede(loser)
    for player in (ann, ben):
        expect(player.find("game-over").locator('[data-testid="series"]')).to_contain_text("match 1")
        player.find("rematch").click()
        player.page.wait_for_url(lambda url: f"/table/{table}" not in url)
    for player in (ann, ben):
        player.find("hand").wait_for()


def test_somebody_without_an_account_is_told_how_to_get_one(visit: Visit) -> None:
    ann = visit()
    ann.go("/friends")
    expect(ann.page.get_by_text("Friends are for people with accounts")).to_be_visible()
    ann.errors.clear()
    ann.go("/leaderboard")
    expect(ann.page.get_by_role("heading", name="Leaderboard")).to_be_visible()
    ann.check_accessibility()
