"""What one seat knows of a match of Clash (Coco), and the full state in the same legible words."""

from __future__ import annotations

from clashtable.core.state import to_act
from clashtable.games.coco.model.card import NAMES, names_of, shown_by
from clashtable.games.coco.model.state import CocoOptions, CocoPlayer, CocoState, Played
from clashtable.games.coco.view.pending import CODEC
from clashtable.games.coco.vocabulary import OUT
from clashtable.games.coco.wire.views import (
    CocoCommon,
    CocoPlay,
    CocoResult,
    CocoSettings,
    CocoShown,
    CocoSnapshot,
    CocoView,
    Phase,
)


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
    return CocoSnapshot(
        luck=state.luck.saved(),
        pending=tuple(CODEC.write(step) for step in state.pending),
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
        deck=options.deck.name,
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
