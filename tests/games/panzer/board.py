"""Short positions for the tests of Panzer Clash.

A position has only the cards that are named, on a field of face-up Open Ground. South is seat 0 and active unless the
position says otherwise. Units are numbered in the order of the seats: first those on the field, then those on stacks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import clashtable as ct
from clashtable.core.match import Match
from clashtable.games.panzer.wire.views import PanzerSeat, PanzerSpace, PanzerStack, PanzerUnit, PanzerView
from tests.games.kit.play import asked, events, follow_ups, hand, legal, legal_starting, pile, play, table

PANZER = ct.game("panzer")
PLAIN = "panzer-ii"
"""A Unit with little text: 1/2/3, Blitz."""


def seat(units: Mapping[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """Return a player: *units* by space, ``stacks``, ``modifiers``, ``hand``, ``supply`` (top first), ``junkyard``."""
    return {"units": dict(units or {}), **fields}


def unit(card: str, **fields: Any) -> dict[str, Any]:
    """Return a Unit: ``damage``, ``fresh``, ``halted``, ``suppressed``, ``legs``, ``spent``, ``attacks``, ``used``."""
    return {"card": card, **fields}


def stack(factories: int, card: str | dict[str, Any] | None = None) -> dict[str, Any]:
    """Return a Factory-Stack with a card on it."""
    return {"factories": factories, "card": card}


def board(
    south: Mapping[str, Any], north: Mapping[str, Any] | None = None, *, turn: int = 0, phase: str = "main",
    terrain: Mapping[str, str] | None = None, face_down: Sequence[str] = (), first: int | None = None,
    chance: Sequence[str] = (), seed: int = 0, **options: Any,
) -> Match:  # fmt: skip
    """Return a match in the Main-Phase of *turn*; other phases: see ``Description`` in notation/position.py."""
    described = {
        "seats": (dict(south), dict(north or {})), "turn": turn, "phase": phase, "terrain": dict(terrain or {}),
        "face_down": face_down, "first": first, "chance": chance, "seed": seed, "options": options,
    }  # fmt: skip
    return PANZER.position(described)


def end_turn(match: Match) -> Match:
    """End the turn of the active player; every window is passed, and nothing else may be asked."""
    active = table(match)["active"]
    match.play("end")
    while not match.is_over and asked(match)[1] == "response" and table(match)["active"] == active:
        match.play("pass")
    return match


def view(match: Match, viewer: int | None) -> PanzerView:
    return cast(PanzerView, match.view(viewer))


def player(match: Match, number: int) -> PanzerSeat:
    """Return what everybody knows of a player."""
    return view(match, None).table.seats[number]


def space(match: Match, name: str) -> PanzerSpace:
    """Return a space of the Terrain Field."""
    return next(found for found in view(match, None).table.field if found.name == name)


def stack_at(match: Match, name: str) -> PanzerStack:
    """Return a space of an Industry Zone."""
    seats = view(match, None).table.seats
    return next(found for facts in seats for found in facts.stacks if found.name == name)


def unit_at(match: Match, name: str) -> PanzerUnit:
    """Return the Unit on a space, of the field or of an Industry Zone."""
    found = stack_at(match, name).unit if name[1] in "05" else space(match, name).unit
    assert found is not None, f"no Unit is on {name}"
    return found


def is_empty(match: Match, name: str) -> bool:
    """Tell whether no Unit is on a space."""
    return (stack_at(match, name).unit if name[1] in "05" else space(match, name).unit) is None


def values(match: Match, name: str) -> str:
    """Return Attack, Defense and Movement of the Unit on a space, as ``2/3/3``; damage is not subtracted."""
    found = unit_at(match, name)
    return f"{found.attack.value}/{found.defense.value}/{found.movement.value}"


def damage(match: Match, name: str) -> int:
    return unit_at(match, name).damage


def supply(match: Match, number: int) -> list[str]:
    """Return a Supply, the top card first."""
    return pile(match, number, "supply")


def junkyard(match: Match, number: int) -> list[str]:
    """Return a Junkyard, the top card last."""
    return list(player(match, number).junkyard)


def removed(match: Match, number: int) -> list[str]:
    return list(player(match, number).removed)


def chain(match: Match) -> list[str]:
    """Return the cards of the items on the Chain, the top one last."""
    return [found.card for found in view(match, None).table.chain]


def is_calm(match: Match) -> bool:
    """Tell whether nothing is left open: the Chain is empty and the active player may act, or the match is over."""
    return match.is_over or (not chain(match) and asked(match)[1] == "main")
