"""Playing by wishes: selectors of what somebody would touch, the dearest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import expect

from tests.browser.player import Player, Size, touches
from tests.browser.test_play import focus_is_on, tab_to

LIT: Final = '[data-lit="true"]'
FIRST: Final = """(wishes) =>
    document.querySelector("dialog[open]:not(:has([data-lit]))") ? null
        : wishes.find((wish) => document.querySelector(wish)) ?? null"""


def next_touch(player: Player, wishes: Sequence[str]) -> str | None:
    """Return the first wish that can be granted; None while there is nothing to touch."""
    found: str | None = player.page.evaluate(FIRST, list(wishes))
    return found


def act(player: Player, wishes: Sequence[str], *, wanted: str = "") -> bool:
    """Touch one thing, or wait a moment; if *wanted* is on the page, touch nothing and return True.

    Both are looked for in one glance: what comes in between might be answered by a touch that was meant for before.
    """
    wish = next_touch(player, (wanted, *wishes) if wanted else wishes)
    if wish is None:
        player.page.wait_for_timeout(20)
    elif wish != wanted:
        player.touch(player.page.locator(wish).first)
    return wish is not None and wish == wanted


def reach(player: Player, wanted: str, wishes: Sequence[str], *others: tuple[Player, Sequence[str]]) -> None:
    """Play until *wanted* is on the page; the *others* play by their own wishes."""
    for _touch in touches():
        if act(player, wishes, wanted=wanted):
            return
        if player.find("game-over").count():
            break
        for other, theirs in others:
            act(other, theirs)
    raise AssertionError(f"{wanted} never came")


def finish(*players: Player, wishes: Sequence[str]) -> None:
    """Let everybody play until the match is over."""
    for _touch in touches():
        going_on = [player for player in players if not player.is_over()]
        if not going_on:
            return
        for player in going_on:
            act(player, wishes)
    raise AssertionError("the match did not end")


def press(player: Player, selector: str) -> None:
    """Reach something by Tab alone, and press Enter."""
    tab_to(player, selector)
    player.page.keyboard.press("Enter")


def act_by_keys(player: Player, wishes: Sequence[str]) -> None:
    """Reach what one wants to touch by Tab, along the hand and over squares by the arrows, and press Enter."""
    wish = next_touch(player, wishes)
    if wish is None:
        player.page.wait_for_timeout(20)
    elif wish.startswith('[data-testid="hand"]'):
        tab_to(player, '[data-testid="hand"] [data-thing]')
        walk_hand(player, wish)
    elif player.page.evaluate("(wish) => !!document.querySelector(wish)?.closest('[role=gridcell]')", wish):
        tab_to(player, "[role=gridcell] button")
        walk_field(player, wish)
    else:
        press(player, wish)


def walk_hand(player: Player, wish: str) -> None:
    """Go along the hand to the card, and press Enter."""
    for _ in range(40):
        if focus_is_on(player, wish):
            player.page.keyboard.press("Enter")
            return
        player.page.keyboard.press("ArrowRight")


def walk_field(player: Player, wish: str) -> None:
    """Go over the squares to one of them, and press Enter."""
    places = player.page.evaluate(
        """(wish) => [document.activeElement, document.querySelector(wish)].map((button) => {
            const row = button?.closest('[role="row"]');
            if (!row) return null;
            const rows = [...row.parentElement.querySelectorAll('[role="row"]')];
            const cells = [...row.querySelectorAll('[role="gridcell"]')];
            return [rows.indexOf(row), cells.findIndex((cell) => cell.contains(button))];
        })""",
        wish,
    )
    if None in places:  # something has happened in between
        return
    (from_row, from_column), (row, column) = places
    for _ in range(abs(row - from_row)):
        player.page.keyboard.press("ArrowDown" if row > from_row else "ArrowUp")
    for _ in range(abs(column - from_column)):
        player.page.keyboard.press("ArrowRight" if column > from_column else "ArrowLeft")
    player.page.keyboard.press("Enter")


def check_fits(player: Player, size: Size, *, but: str = "") -> None:
    """Nothing can be scrolled sideways, and whatever can be touched lies on the screen and is large enough.

    What lies within *but* can be brought nearer, and is not looked at.
    """
    assert not player.overflows()
    things = player.page.locator(f'{LIT}:visible, [data-testid="choice"]:visible, .able:visible')
    for thing in things.all():
        if but and thing.evaluate("(element, but) => !!element.closest(but)", but):
            continue
        box = thing.bounding_box()
        if box is None:  # it is gone by now
            continue
        assert box["width"] >= 24, thing
        assert box["height"] >= 44, thing
        assert box["x"] >= -1, thing
        assert box["x"] + box["width"] <= size.width + 1, thing
        scrolls = thing.evaluate("(element) => !!element.closest('[data-testid=picker]')")
        assert scrolls or box["y"] + box["height"] <= size.height, thing


def sit_down(host: Player, friend: Player, table: str, deck: str) -> None:
    """Let *friend* come to the table with a deck, one of the game's or a pasted one, and the host begin."""
    friend.go(f"/table/{table}")
    friend.find("sit").click()
    bring(friend, deck)
    expect(host.find("start")).to_be_enabled()
    host.find("start").click()
    for player in (host, friend):
        player.find("status").wait_for()


def bring(player: Player, deck: str) -> None:
    """Choose a deck in the sheet, and sit down with it."""
    if " " in deck:
        player.find("deck-own").check()
        player.find("own-deck").fill(deck)
    else:
        player.find(f"deck-{deck}").check()
    player.find("bring").click()
