"""What one seat knows of a match of Clash (Coco), and the full state in the same legible words."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from clashtable.core.state import to_act
from clashtable.core.view import Snapshot, View
from clashtable.games.coco.changes import names_of
from clashtable.games.coco.model.card import NAMES, shown_by
from clashtable.games.coco.model.state import OUT, CocoOptions, CocoPlayer, CocoState, Played

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


def coco_view(state: CocoState, seat: int | None) -> CocoView:
    """Return what *seat* may know."""
    first, second = state.players
    return CocoView(
        seat=seat,
        to_act=seat_to_act(state),
        outcome=state.outcome,
        common=common(state),
        hand=None if seat is None else tuple(names_of(state.players[seat].hand)),
        hand_sizes=(first.hand_size, second.hand_size),
        stock_sizes=(first.stock_size(), second.stock_size()),
    )


def coco_snapshot(state: CocoState) -> CocoSnapshot:
    """Return the full state."""
    first, second = state.players
    a, b, c, d = state.luck.words()
    return CocoSnapshot(
        luck=(a, b, c, d),
        pending=tuple(step.code() for step in state.pending),
        outcome=state.outcome,
        common=common(state),
        hands=(tuple(names_of(first.hand)), tuple(names_of(second.hand))),
        stocks=(stock_names(first), stock_names(second)),
    )


def common(state: CocoState) -> CocoCommon:
    """Return what everybody knows."""
    return CocoCommon(
        phase=phase(state),
        options=settings(state.options),
        dealer=state.dealer,
        totals=(state.total(0), state.total(1)),
        results=tuple(
            CocoResult(
                None if result.winner < 0 else result.winner,
                result.points,
                "out" if result.how == OUT else "stuck",
                tuple(tuple(NAMES[card] for card in cards) for cards in result.left),
            )
            for result in state.results
        ),
        singles=tops_text(state.tops),
        complete=None if state.complete < 0 else tops_text(state.complete),
        aligned=state.is_aligned(),
        table=tuple(names_of(state.table)),
        plays=plays(state.history),
        turned_up=tuple(NAMES[card] for card in state.turned_up),
        played_in_turn=state.played_in_turn,
        idle_turns=state.idle_turns,
        shown=(shown_facts(state.players[0]), shown_facts(state.players[1])),
    )


def phase(state: CocoState) -> Phase:
    """Return where in a game the match stands."""
    if not state.pending:
        return "over"
    return "open" if state.complete < 0 else "turn"


def seat_to_act(state: CocoState) -> int | None:
    """Return the seat on turn, which is public."""
    return to_act(state) if state.pending else None


def settings(options: CocoOptions) -> CocoSettings:
    """Return the options in the words of K-14."""
    return CocoSettings(
        stalemate="two_idle" if options.two_idle else "both_stuck",
        end_single_repeat="barred" if options.repeats_barred else "allowed",
        match_points=options.match_points,
        match_max_games=options.match_max_games,
    )


def tops_text(complete: int) -> str:
    """Return three letters for what a Complete, or the three tops, show."""
    return "".join(NAMES[shown_by(complete, category)] for category in range(3))


def stock_names(player: CocoPlayer) -> tuple[str, ...]:
    """Return the cards of the stock, the top one first."""
    return tuple(NAMES[card] for card in player.stock[player.drawn :])


def plays(history: Played | None) -> tuple[CocoPlay, ...]:
    """Return the plays of a game from the first to the last."""
    found = []
    while history is not None:
        found.append(CocoPlay(history.seat, history.move.notation))
        history = history.before
    return tuple(reversed(found))


def shown_facts(player: CocoPlayer) -> tuple[CocoShown, ...]:
    """Return what passes have shown of a player's hand."""
    return tuple(
        CocoShown(known.cards, tuple(name for kind, name in enumerate(NAMES) if known.kinds >> kind & 1))
        for known in player.shown
    )
