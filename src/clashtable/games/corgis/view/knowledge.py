"""What one seat knows of a match of Clash of Corgis, and the full state in the same legible words."""

from __future__ import annotations

import msgspec

from clashtable.core.state import asking
from clashtable.core.view import Snapshot, View
from clashtable.core.window import Response
from clashtable.games.corgis.changes import names_of, rank_name, suit_letters
from clashtable.games.corgis.effects import Return, Strike
from clashtable.games.corgis.model.card import EFFECT_NAMES, NAMES
from clashtable.games.corgis.model.state import SPECTATOR, VIEWERS, Combo, CorgiOptions, CorgiPlayer, CorgiState
from clashtable.games.corgis.rules import Follow, Lead


class CorgiSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the match."""

    decks: int
    wilds: int
    pass_lockout: bool
    effects_optional: bool
    bard_second: str
    monk_scope: str
    archer_target: str
    assassin_skip: str
    wild_suit: str
    reaction_prompt: str
    match_wins: int


class CorgiCombo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combo on the pile with its values (C-4.4)."""

    owner: int
    cards: tuple[str, ...]
    rank: str
    effect: str
    suits: str


class CorgiLack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an effect that did not happen has shown: at least so many hidden cards have none of these suits."""

    cards: int
    suits: str


class CorgiSlot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the deck as the viewer knows it."""

    card: str | None
    not_suits: str = ""
    """Suits that a public miss has ruled out."""
    known_to: tuple[int, ...] = ()
    """Who knows the card, 8 for spectators; only in a snapshot."""


class CorgiSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows of a player."""

    hidden: int
    """How many hidden cards."""
    exposed: tuple[str, ...]
    locked: tuple[str, ...]
    wins: int
    lacks: tuple[CorgiLack, ...]


class CorgiTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows (C-11.1)."""

    options: CorgiSettings
    game: int
    leader: int
    seats: tuple[CorgiSeat, ...]
    pile: tuple[CorgiCombo, ...]
    """The combos of this round, the leading one last."""
    discard: tuple[str, ...]
    turn: int
    """Whose turn it is; who played or passed last, until that is settled (C-11.6)."""
    passed: tuple[int, ...]
    skipped: tuple[int, ...]
    out: tuple[int, ...]
    low: bool
    low_seat: int | None
    berserk: bool
    aimed: int | None
    """At whom an effect is aimed that has not taken place yet."""
    drawn: bool
    """Whether a Healer's card has been drawn for which none has been returned yet."""


class CorgisView(View, frozen=True, tag="corgis"):
    """What one seat, or a spectator, knows."""

    table: CorgiTable
    hand: tuple[str, ...] | None
    """The viewer's own hidden cards; None for a spectator."""
    deck: tuple[CorgiSlot, ...]
    """The top card first."""
    seen: tuple[tuple[str, ...], ...]
    """The hidden cards of each seat that the viewer has seen and knows to be there still."""
    pending: tuple[str, ...]
    """What is to happen, where the viewer knows it; empty while somebody else settles a play in secret."""


class CorgisSnapshot(Snapshot, frozen=True, tag="corgis"):
    """Everything, hidden cards included."""

    table: CorgiTable
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[CorgiSlot, ...]
    seen: tuple[tuple[tuple[str, ...], ...], ...]
    """For each seat, what each viewer knows of its hidden hand, spectators last; empty when nobody knows any."""


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
        pending=tuple(step.code() for step in state.pending) if knows else (),
    )


def viewer_of(seat: int | None) -> int:
    """Return the place of *seat*, or of a spectator, among viewers."""
    return SPECTATOR if seat is None else seat


def knows_question(state: CorgiState, seat: int | None) -> bool:
    """Tell whether *seat* may know who is asked what: its own questions, and whose lead or turn it is (C-11.6)."""
    if not state.pending:
        return True
    ask = asking(state)
    return ask.seat == seat or isinstance(ask, (Lead, Follow))


def corgis_snapshot(state: CorgiState) -> CorgisSnapshot:
    """Return the full state."""
    a, b, c, d = state.luck.words()
    return CorgisSnapshot(
        luck=(a, b, c, d),
        pending=tuple(step.code() for step in state.pending),
        outcome=state.outcome,
        table=table(state),
        hands=tuple(tuple(names_of(player.hidden)) for player in state.players),
        deck=tuple(
            CorgiSlot(NAMES[slot.card], suit_letters(slot.not_suits), seats_in(slot.known_to))
            for slot in reversed(state.deck)
        ),
        seen=tuple(tuple(tuple(names_of(seen)) for seen in player.seen_by) for player in state.players),
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
        aimed=aimed(state),
        drawn=bool(state.pending) and isinstance(asking(state), Return),
    )


def aimed(state: CorgiState) -> int | None:
    """Return whom an effect is aimed at that waits for its window (C-8.10)."""
    for step in reversed(state.pending):
        if isinstance(step, Strike):
            return step.target
    if state.pending:
        ask = asking(state)
        if ask.kind == "EXPOSE_LOCK" and not isinstance(ask, Response):
            return ask.seat
    return None


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
