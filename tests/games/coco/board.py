"""Short positions for coco's tests."""

from __future__ import annotations

from typing import Any

import clashtable as ct
from clashtable.core.match import Match
from tests.games.kit.play import legal, play

COCO = ct.game("coco")


def board(
    singles: str = "HGT",
    complete: str | None = "SBC",
    mine: str = "H",
    theirs: str = "B",
    *,
    stock: str = "",
    their_stock: str = "",
    **more: Any,
) -> Match:
    """Return a match at the start of seat 0's turn."""
    position = {"singles": singles, "hands": [mine, theirs], "stocks": [stock, their_stock], **more}
    if not more.get("opening"):
        position["complete"] = complete
    return COCO.position(position)


def common(match: Match) -> dict[str, Any]:
    shared: dict[str, Any] = match.snapshot()["common"]
    return shared


def hand(match: Match, seat: int) -> str:
    return " ".join(match.snapshot()["hands"][seat])


def stock(match: Match, seat: int) -> str:
    return " ".join(match.snapshot()["stocks"][seat])
