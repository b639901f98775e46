"""Manners at the table in real browsers: clocks, resigning, drawing, taking back, and friends who are away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.player import DESKTOP, PHONE, Player, Size

pytestmark = pytest.mark.browser
Visit = Callable[..., Player]
SHORT = {"match_max_games": 1}


def pair(visit: Visit, size: Size = DESKTOP, game: str = "coco", **terms: Any) -> tuple[Player, Player]:
    """Return two people at a running table with these terms."""
    host, friend = visit(size), visit(size)
    seats, options = [{"kind": "me"}, {"kind": "open"}], SHORT if game == "coco" else {}
    table = host.open_table(game=game, seats=seats, options=options, terms=terms)
    friend.go(f"/table/{table}")
    friend.find("sit").click()
    if game != "coco":
        friend.find("bring").click()
    host.find("start").click()
    for player in (host, friend):
        player.find("hand").wait_for()
    return host, friend


def in_turn(*players: Player) -> tuple[Player, Player]:
    """Return who is to act, then the other."""
    one, other = players
    assert one.finds_soon(lambda: one.can_act() or other.can_act())
    return (one, other) if one.can_act() else (other, one)


def from_menu(player: Player, testid: str) -> None:
    """Press a button of the menu."""
    player.page.get_by_role("button", name="Menu").click()
    player.find(testid).click()


def play_once(player: Player) -> None:
    """Make one move, however many touches it takes."""
    lines = player.log_lines()
    while player.log_lines() == lines:
        player.wait_for_turn()
        player.touch_something()
        player.page.wait_for_timeout(50)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_person_resigns_whoevers_turn_it_is(visit: Visit, size: Size) -> None:
    mover, other = in_turn(*pair(visit, size))
    from_menu(other, "resign")
    other.find("resign-sure").click()
    expect(other.find("game-over")).to_contain_text("You resign.")
    expect(mover.find("game-over")).to_contain_text("You win!")
    expect(mover.find("game-over")).to_contain_text("resigns.")


def test_a_draw_is_offered_and_declined_then_agreed_on_by_keyboard(visit: Visit) -> None:
    host, friend = pair(visit, PHONE)
    from_menu(host, "offer-draw")
    expect(host.find("affairs")).to_contain_text("You offered a draw; waiting for")
    friend.find("decline").click()
    expect(host.find("affairs")).to_have_count(0)
    from_menu(host, "offer-draw")
    friend.check_accessibility()
    friend.find("agree").focus()
    friend.page.keyboard.press("Enter")
    for player in (host, friend):
        expect(player.find("game-over")).to_contain_text("A draw")
        expect(player.find("game-over")).to_contain_text("Everybody agreed to a draw.")


def test_a_move_that_revealed_a_card_comes_back_once_the_friend_agrees(visit: Visit) -> None:
    mover, other = in_turn(*pair(visit))
    cards = mover.find("hand").locator("[data-thing]").count()
    play_once(mover)
    from_menu(mover, "take-back")
    expect(other.find("affairs")).to_contain_text("asks to take the last move back.")
    other.find("agree").click()
    expect(mover.find("log").first).to_contain_text("You take the last move back")
    expect(mover.find("hand").locator("[data-thing]")).to_have_count(cards)
    mover.wait_for_turn()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_move_that_revealed_nothing_comes_back_without_asking_anybody(visit: Visit, size: Size) -> None:
    mover, other = in_turn(*pair(visit, size, game="panzer", undo=False))
    mover.page.locator('[data-move="keep"]').first.click()
    other.wait_for_turn()
    from_menu(mover, "take-back")
    mover.wait_for_turn()
    expect(mover.page.locator('[data-move="keep"]').first).to_be_visible()
    expect(other.find("affairs")).to_have_count(0)


def test_against_a_bot_a_move_comes_back_at_once(visit: Visit) -> None:
    ann = visit()
    ann.play_bot()
    play_once(ann)
    ann.wait_for_turn()
    from_menu(ann, "take-back")
    expect(ann.find("log").first).to_contain_text("You take the last move back")
    ann.wait_for_turn()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_clock_runs_and_time_runs_out(visit: Visit, size: Size) -> None:
    mover, other = in_turn(*pair(visit, size, time="move", seconds=6))
    expect(mover.find("clock-0")).to_contain_text("0:0")
    mover.check_accessibility()
    assert not mover.overflows()
    expect(mover.find("game-over")).to_contain_text("You run out of time.")
    expect(other.find("game-over")).to_contain_text("You win!")


def test_a_bot_plays_on_for_an_absent_friend_until_they_return(visit: Visit) -> None:
    host, friend = pair(visit, away=15)
    address = friend.page.url
    friend.go("/")
    expect(host.find("affairs")).to_contain_text("is away", timeout=40_000)
    host.check_accessibility()
    host.find("substitute").click()
    expect(host.find("affairs")).to_contain_text("until they return")
    friend.page.goto(address)
    friend.find("hand").wait_for()
    expect(host.find("affairs")).to_have_count(0)


def test_the_match_is_claimed_from_an_absent_friend(visit: Visit) -> None:
    host, friend = pair(visit, PHONE, away=15)
    friend.go("/")
    host.find("claim").click(timeout=40_000)
    expect(host.find("game-over")).to_contain_text("was away for too long")


def test_terms_are_chosen_for_a_new_table_and_told_before_anybody_sits_down(visit: Visit) -> None:
    ann = visit(PHONE)
    ann.go("/new?game=coco")
    ann.find("fold-manners").click()
    ann.page.get_by_role("combobox", name="Clock").select_option("5 minutes each, and 5 seconds a move")
    ann.page.get_by_label("When time runs out").select_option("A bot plays on")
    ann.check_accessibility()
    ann.find("fold-manners").click()
    expect(ann.find("fold-manners")).to_contain_text("When time runs out: A bot plays on")
    ann.find("open-table").click()
    expect(ann.find("terms")).to_contain_text("5 minutes each, and 5 seconds a move; a bot plays on")
    ann.check_accessibility()
