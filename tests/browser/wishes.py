"""Playing by wishes: selectors of what somebody would touch, the dearest first."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Final

from playwright.sync_api import expect

from tests.browser.player import Player, Size
from tests.browser.test_play import tab_to

PATIENCE: Final = 240.0
"""How many seconds people play until what they wait for must have come."""
LIT: Final = '[data-lit="true"]'
FIRST: Final = """(wishes) =>
    document.querySelector("dialog[open]:not(:has([data-lit]))") ? null
        : wishes.find((wish) => document.querySelector(wish)) ?? null"""


def touches() -> Iterator[int]:
    """Count touches for as long as patience lasts."""
    count, deadline = 0, time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        yield count
        count += 1


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


def check_fits(player: Player, size: Size) -> None:
    """Nothing can be scrolled sideways, and whatever can be touched lies on the screen and is large enough."""
    assert not player.overflows()
    for thing in player.page.locator(f'{LIT}:visible, [data-testid="choice"]:visible, .able:visible').all():
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
