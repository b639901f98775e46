"""The structs of a view and of a snapshot of Clash (Coco)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from clashtable.core.view import Snapshot, View

Phase: TypeAlias = Literal["open", "turn", "over"]


class CocoPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card play of this game."""

    seat: int
    move: str


class CocoResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game of the match ended."""

    winner: int | None
    points: int
    how: Literal["out", "stuck"]
    left: tuple[tuple[str, ...], ...]
    """The cards each seat had left; open to all after the game (K-12.5)."""


class CocoShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a forced pass has shown of a hand: at least so many of its cards are none of these (K-12.4)."""

    cards: int
    none_of: tuple[str, ...]


class CocoSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the match."""

    stalemate: str
    end_single_repeat: str
    match_points: int
    match_max_games: int
    deck: str = "full"


class CocoCommon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows (K-12.1)."""

    phase: Phase
    """``open`` before the dealer's Complete, ``turn`` after it, ``over`` at the end of the match."""
    options: CocoSettings
    dealer: int
    totals: tuple[int, int]
    results: tuple[CocoResult, ...]
    singles: str
    """The tops of the pattern, colour and shape piles."""
    complete: str | None
    """The top of the Complete pile."""
    aligned: bool
    table: tuple[str, ...]
    """All cards on the table, tops included, sorted."""
    plays: tuple[CocoPlay, ...]
    """What was played in this game, in order."""
    turned_up: tuple[str, ...]
    """The cards turned up in the set-up, in order."""
    played_in_turn: int
    idle_turns: int
    shown: tuple[tuple[CocoShown, ...], tuple[CocoShown, ...]]


class CocoView(View, frozen=True, tag="coco"):
    """What one seat, or a spectator, knows."""

    common: CocoCommon
    hand: tuple[str, ...] | None
    """The viewer's own cards, sorted; None for a spectator."""
    hand_sizes: tuple[int, int]
    stock_sizes: tuple[int, int]


class CocoSnapshot(Snapshot, frozen=True, tag="coco"):
    """Everything, hidden cards included."""

    common: CocoCommon
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    stocks: tuple[tuple[str, ...], tuple[str, ...]]
    """The top card first."""
