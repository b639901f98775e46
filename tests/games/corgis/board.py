"""Short positions for the tests of Clash of Corgis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import clashtable as ct
from clashtable.core.match import Match
from clashtable.games.corgis.wire.views import CorgisView
from tests.games.kit.play import asked, events, legal, play, table

CORGIS = ct.game("corgis")


def board(
    *hidden: str,
    exposed: Sequence[str] = (),
    deck: str = "",
    turn: int = 0,
    chance: Sequence[str] = (),
    wins: Sequence[int] = (),
    **options: bool | int | str,
) -> Match:
    """Return a match at the start of a round that *turn* leads; each hand is a text, and only named cards exist."""
    position = {"hidden": hidden, "exposed": exposed, "deck": deck, "turn": turn, "chance": chance, "wins": wins}
    return CORGIS.position({**position, "options": options})


def view(match: Match, seat: int | None) -> CorgisView:
    return cast(CorgisView, match.view(seat))


def hidden(match: Match, seat: int) -> str:
    return " ".join(match.snapshot()["hands"][seat])


def exposed(match: Match, seat: int) -> str:
    return " ".join(table(match)["seats"][seat]["exposed"])


def locked(match: Match, seat: int) -> str:
    return " ".join(table(match)["seats"][seat]["locked"])


def deck(match: Match) -> str:
    """Return the deck, the top card first."""
    return " ".join(slot["card"] for slot in match.snapshot()["deck"])


def discard(match: Match) -> str:
    return " ".join(table(match)["discard"])


def leading(match: Match) -> dict[str, Any] | None:
    """Return the leading combo with its values."""
    pile: list[dict[str, Any]] = table(match)["pile"]
    return pile[-1] if pile else None


def values(match: Match) -> tuple[int, str, str, str]:
    """Return owner, rank, effect and suit set of the leading combo."""
    combo = leading(match)
    assert combo is not None
    return combo["owner"], combo["rank"], combo["effect"], combo["suits"]


def with_lock(match: Match, seat: int, cards: Sequence[str]) -> Match:
    """Return *match* with exposed cards of *seat* locked, as a Fighter earlier in the round would have left them."""
    snapshot = match.snapshot()
    snapshot["table"]["seats"][seat]["locked"] = list(cards)
    return CORGIS.restore(snapshot)
