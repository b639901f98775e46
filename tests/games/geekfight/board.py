"""Short positions for the tests of Geek Fight.

A position has only the cards that are named. Pieces are numbered in the order of the seats: for each its Combatant,
the Combatant's Buffs, its Items with their Buffs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import clashtable as ct
from clashtable.core.events import Event
from clashtable.core.match import Match
from clashtable.games.geekfight.wire.views import GeekPiece, GeekSeat, GeekView
from tests.games.kit.play import asked, events, hand, legal, legal_starting, pile, play, table

GEEKFIGHT = ct.game("geekfight")
PLAIN = "button-masher"
"""A Combatant without abilities: 4/7, 3 Tokens, Wired."""


def seat(combatant: str | dict[str, Any] | None = PLAIN, **fields: Any) -> dict[str, Any]:
    """Return a player: ``items``, ``hand``, ``deck`` (top first), ``discard``, ``units``, ``cred``, ``turns``."""
    return {"combatant": combatant, **fields}


def piece(card: str, **fields: Any) -> dict[str, Any]:
    """Return a card in the arena: ``damage``, ``counters``, ``used``, ``buffs``, ``owner``, ``by``."""
    return {"card": card, **fields}


def board(
    *seats: dict[str, Any], turn: int = 0, phase: str = "action", chance: Sequence[str] = (), limit: str = "over",
    seed: int = 0, **options: Any,
) -> Match:  # fmt: skip
    """Return a match in the Action Phase of *turn*, over an empty Queue; other phases: see ``Description``."""
    described = {"seats": seats, "turn": turn, "phase": phase, "chance": chance, "limit": limit, "seed": seed}
    return GEEKFIGHT.position({**described, "options": options})


def settle(match: Match) -> list[Event]:
    """Let everybody pass until the Queue is empty; no other question may come up. Return what happens."""
    happened: list[Event] = []
    while not match.is_over and table(match)["queue"]:
        assert asked(match)[1] == "control", f"{asked(match)} is still to be answered"
        happened += match.play("pass")
    return happened


def view(match: Match, viewer: int | None) -> GeekView:
    return cast(GeekView, match.view(viewer))


def player(match: Match, number: int) -> GeekSeat:
    """Return what everybody knows of a player."""
    return view(match, None).table.seats[number]


def combatant(match: Match, number: int) -> GeekPiece:
    found = player(match, number).combatant
    assert found is not None
    return found


def item(match: Match, number: int, card: str) -> GeekPiece:
    """Return an Item that a player controls."""
    return next(found for found in player(match, number).items if found.card == card)


def values(match: Match, number: int) -> str:
    """Return strength and health of a player's Combatant, as ``3/7``; damage is not subtracted."""
    found = combatant(match, number)
    assert found.strength is not None
    assert found.health is not None
    return f"{found.strength.value}/{found.health.value}"


def production(match: Match, number: int) -> int:
    made = combatant(match, number).production
    assert made is not None
    return made.value


def units(match: Match, number: int) -> dict[str, int]:
    """Return a pool, without the kinds of which there are none."""
    found: dict[str, int] = table(match)["seats"][number]["units"]
    return found


def deck(match: Match, number: int) -> list[str]:
    """Return a deck, the top card first."""
    return pile(match, number, "deck")


def discard(match: Match, number: int) -> list[str]:
    """Return a discard pile, the top card last."""
    return list(player(match, number).discard)


def cred(match: Match) -> list[int]:
    return [facts.cred for facts in view(match, None).table.seats]


def queue(match: Match) -> list[str]:
    """Return the cards of the objects on the Queue, the top one last."""
    return [found.card for found in view(match, None).table.queue]


def is_calm(match: Match) -> bool:
    """Tell whether nothing is left open: the Queue is empty and somebody has Control, or the match is over."""
    return match.is_over or (not queue(match) and asked(match)[1] == "control")
