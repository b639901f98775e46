"""What one seat knows of a match of Clash of Corgis, and the full state in the same legible words."""

from __future__ import annotations

from clashtable.core.state import asking
from clashtable.games.corgis.model.card import NAMES, names_of, rank_name, suit_letters
from clashtable.games.corgis.model.state import (
    SPECTATOR,
    VIEWERS,
    Combo,
    CorgiOptions,
    CorgiPlayer,
    CorgiState,
    unplaced,
)
from clashtable.games.corgis.rules import aimed_at, is_drawing, is_public
from clashtable.games.corgis.view.pending import CODEC
from clashtable.games.corgis.vocabulary import EFFECT_NAMES
from clashtable.games.corgis.wire.views import (
    CorgiCombo,
    CorgiLack,
    CorgiSeat,
    CorgiSettings,
    CorgiSlot,
    CorgisSnapshot,
    CorgisView,
    CorgiTable,
)


def corgis_view(state: CorgiState, seat: int | None) -> CorgisView:
    """Return what *seat* may know."""
    knows = knows_question(state, seat)
    return CorgisView(
        seat=seat,
        to_act=None if not state.pending else asking(state).seat if knows else state.trick.turn,
        outcome=state.outcome,
        table=table(state),
        hand=None if seat is None else tuple(names_of(state.players[seat].hidden)),
        deck=tuple(
            CorgiSlot(NAMES[slot.card] if slot.known_to >> viewer_of(seat) & 1 else None, suit_letters(slot.not_suits))
            for slot in reversed(state.deck)
        ),
        seen=tuple(tuple(names_of(player.known_to(viewer_of(seat)))) for player in state.players),
        pending=tuple(CODEC.write(step) for step in state.pending) if knows else (),
    )


def viewer_of(seat: int | None) -> int:
    """Return the place of *seat*, or of a spectator, among viewers."""
    return SPECTATOR if seat is None else seat


def knows_question(state: CorgiState, seat: int | None) -> bool:
    """Tell whether *seat* may know who is asked what: its own questions, and whose lead or turn it is (C-11.6)."""
    if not state.pending:
        return True
    ask = asking(state)
    return ask.seat == seat or is_public(ask)


def corgis_snapshot(state: CorgiState) -> CorgisSnapshot:
    """Return the full state."""
    return CorgisSnapshot(
        luck=state.luck.saved(),
        pending=tuple(CODEC.write(step) for step in state.pending),
        outcome=state.outcome,
        table=table(state),
        hands=tuple(tuple(names_of(player.hidden)) for player in state.players),
        deck=tuple(
            CorgiSlot(NAMES[slot.card], suit_letters(slot.not_suits), seats_in(slot.known_to))
            for slot in reversed(state.deck)
        ),
        seen=tuple(tuple(tuple(names_of(seen)) for seen in player.seen_by) for player in state.players),
        aside=tuple(names_of(unplaced(state))),
    )


def table(state: CorgiState) -> CorgiTable:
    """Return what everybody knows."""
    trick = state.trick
    return CorgiTable(
        options=settings(state.options),
        game=state.game,
        leader=state.leader,
        seats=tuple(seat_facts(player) for player in state.players),
        pile=pile(state),
        discard=tuple(names_of(state.discard)),
        turn=trick.turn,
        passed=seats_in(trick.passed),
        skipped=seats_in(trick.skipped),
        out=seats_in(trick.out),
        low=trick.low,
        low_seat=None if trick.low_seat < 0 else trick.low_seat,
        berserk=trick.berserk,
        aimed=None if aimed_at(state) < 0 else aimed_at(state),
        drawn=is_drawing(state),
    )


def seat_facts(player: CorgiPlayer) -> CorgiSeat:
    """Return what everybody knows of a player."""
    return CorgiSeat(
        hidden=player.hidden_size(),
        exposed=tuple(names_of(player.exposed)),
        locked=tuple(names_of(player.locked)),
        wins=player.wins,
        lacks=tuple(CorgiLack(lack.cards, suit_letters(lack.suits)) for lack in player.lacks),
    )


def pile(state: CorgiState) -> tuple[CorgiCombo, ...]:
    """Return the combos of this round, the leading one last."""
    found = []
    laid = state.trick.laid
    while laid is not None:
        found.append(combo_facts(laid.combo))
        laid = laid.before
    return tuple(reversed(found))


def combo_facts(combo: Combo) -> CorgiCombo:
    """Return a combo with its values."""
    return CorgiCombo(
        combo.owner,
        tuple(names_of(combo.cards)),
        rank_name(combo.rank),
        EFFECT_NAMES[combo.effect],
        suit_letters(combo.suits),
    )


def settings(options: CorgiOptions) -> CorgiSettings:
    """Return the options in the words of C-13."""
    return CorgiSettings(
        decks=options.decks,
        wilds=options.wilds,
        pass_lockout=options.pass_lockout,
        effects_optional=options.effects_optional,
        bard_second="free" if options.bard_free else "beat",
        monk_scope="player" if options.monk_binds_player else "play",
        archer_target="next" if options.archer_next else "any",
        assassin_skip="defers" if options.skip_defers else "closes",
        wild_suit="copied" if options.wild_copies_suits else "none",
        reaction_prompt="always" if options.asks_always else "holders",
        match_wins=options.match_wins,
    )


def seats_in(mask: int) -> tuple[int, ...]:
    """Return the seats of a set."""
    return tuple(seat for seat in range(VIEWERS) if mask >> seat & 1)
