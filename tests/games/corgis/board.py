"""Short positions for the tests of Clash of Corgis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import clashtable as ct
from clashtable.core.events import Event
from clashtable.core.match import Match
from clashtable.games.corgis.wire.views import CorgisView

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


def legal(match: Match) -> list[str]:
    return [move.notation for move in match.legal_moves()]


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


def events(match: Match, *moves: str) -> list[Event]:
    """Return everything that happens in *moves*."""
    return [event for move in moves for event in match.play(move)]


def asked(match: Match) -> tuple[int, str]:
    """Return who is asked what; the match is not over."""
    question = match.question()
    assert question is not None
    return question.seat, question.kind


def view(match: Match, seat: int | None) -> CorgisView:
    return cast(CorgisView, match.view(seat))


def table(match: Match) -> dict[str, Any]:
    shared: dict[str, Any] = match.snapshot()["table"]
    return shared


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
