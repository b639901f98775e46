"""How a person plays Geek Fight in a browser: what to touch next, by finger or by keys."""

from __future__ import annotations

from typing import Any

from tests.browser.player import Player
from tests.browser.wishes import LIT

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}
SHORT = {"cred_goal": 2, "turn_limit": 10, "response_hold_ms": 0}
"""The first defeat ends it, and nobody waits."""
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
