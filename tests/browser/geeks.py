"""How a person plays Geek Fight in a browser: what to touch next, by finger or by keys."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.player import Player, Size

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}
SHORT = {"cred_goal": 2, "turn_limit": 10, "response_hold_ms": 0}
"""The first defeat ends it, and nobody waits."""
PATIENCE: Final = 60.0
"""How many seconds people play until what they wait for must have come."""
LIT = '[data-lit="true"]'
GO_ON = '[data-testid="choice"]:not([data-move="pass"]):not([data-move="end"])'
PASS, END = '[data-move="pass"]', '[data-move="end"]'
HAND = f'[data-testid="hand"] {LIT}'
EAGER = (
    f'[data-testid="picker"] {LIT}',
    GO_ON,
    f'[data-testid="offers"] {LIT}',
    '[data-testid="queue"] button' + LIT,
    f".hall:has(.pressed) [data-thing^='piece:']{LIT}",
    PASS,
    ".able[data-testid=chip-attack]",
    ".able[data-testid=chip-spend]",
    HAND,
    END,
    f"[data-thing^='piece:']{LIT}",
)
"""What somebody touches who likes to fight, the dearest first; they never answer what others do."""
PATIENT = (f'[data-testid="picker"] {LIT}', GO_ON, PASS, END, HAND)
"""What somebody touches who lets every turn go by."""


def open_geeks(player: Player, *seats: dict[str, str], deck: str | None = None, **options: Any) -> str:
    """Open a table; one without open seats begins at once."""
    start = OPEN not in seats
    plan = {"seats": list(seats), "start": start, "deck": deck, "options": {**SHORT, **options}}
    return player.open_table(game="geekfight", **plan)


def next_touch(player: Player, wishes: tuple[str, ...] = EAGER) -> str | None:
    """Return what to touch next; None while there is nothing."""
    if player.page.locator("dialog[open]:not(:has([data-lit]))").count():
        return None
    return next((wish for wish in wishes if player.page.locator(wish).count()), None)


def act(player: Player, wishes: tuple[str, ...] = EAGER) -> None:
    """Touch one thing, or wait a moment."""
    wish = next_touch(player, wishes)
    if wish is None:
        player.page.wait_for_timeout(20)
    else:
        player.touch(player.page.locator(wish).first)


def play_geeks_to_the_end(*players: Player) -> None:
    """Let everybody fight until the match is over."""
    for _touch in touches():
        going_on = [player for player in players if not player.is_over()]
        if not going_on:
            return
        for player in going_on:
            act(player)
    raise AssertionError("the match did not end")


def touches(patience: float = PATIENCE) -> Iterator[int]:
    """Count touches for as long as patience lasts."""
    count, deadline = 0, time.monotonic() + patience
    while time.monotonic() < deadline:
        yield count
        count += 1


def reach(player: Player, wanted: str, wishes: tuple[str, ...] = EAGER) -> None:
    """Play until *wanted* is on the page."""
    for _touch in touches():
        if player.page.locator(wanted).count():
            return
        act(player, wishes)
    raise AssertionError(f"{wanted} never came")


def check_fits(player: Player, size: Size) -> None:
    """Nothing can be scrolled sideways, and whatever can be touched lies on the screen and is large enough."""
    assert not player.overflows()
    for thing in player.page.locator(f'{LIT}:visible, [data-testid="choice"]:visible, .able:visible').all():
        box = thing.bounding_box()
        assert box is not None
        assert box["width"] >= 24, thing
        assert box["height"] >= 44, thing
        assert box["x"] >= -1, thing
        assert box["x"] + box["width"] <= size.width + 1, thing
        scrolls = thing.evaluate("(element) => !!element.closest('[data-testid=picker]')")
        assert scrolls or box["y"] + box["height"] <= size.height, thing


def sit_down(host: Player, friend: Player, table: str, deck: str) -> None:
    """Let *friend* come to the table with a deck of their own, and the host begin."""
    friend.go(f"/table/{table}")
    friend.find("sit").click()
    friend.find(f"deck-{deck}").check()
    friend.find("bring").click()
    expect(host.find("start")).to_be_enabled()
    host.find("start").click()
    for player in (host, friend):
        player.find("status").wait_for()
