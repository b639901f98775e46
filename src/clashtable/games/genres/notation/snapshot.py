"""States from words: snapshots and views. Hand-written positions are in notation/position.py."""

from __future__ import annotations

from collections.abc import Sequence

from clashtable.core.codec import StepData
from clashtable.core.luck import SavedLuck, luck_from_saved
from clashtable.core.setting import Options
from clashtable.games.genres.cards.pool import BY_ID, CARDS
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.pieces import Piece, Zone
from clashtable.games.genres.model.state import PHASES, Course, GenresOptions, GenresState, Lasting, new_player
from clashtable.games.genres.options import OPTIONS
from clashtable.games.genres.view.battlefield import DEEDS
from clashtable.games.genres.view.pending import CODEC
from clashtable.games.genres.vocabulary import GENRES, NOBODY, PAWN, PIECE_KINDS, START_HEALTH, SUMMONED
from clashtable.games.genres.wire.views import GenresPiece, GenresSnapshot, GenresTable


def options_from(options: Options) -> GenresOptions:
    """Return the options as the rules use them."""
    first = options["first_player"]
    return GenresOptions(
        ask_always=bool(options["ask_always"]),
        first_player=-1 if first == "random" else int(first),
        response_hold_ms=int(options["response_hold_ms"]),
    )


def piece_from(facts: GenresPiece) -> Piece:
    """Return a piece; its values are computed anew."""
    card = None if facts.card is None else BY_ID[facts.card]
    kind = PIECE_KINDS.index(facts.kind)
    piece = Piece(facts.id, kind, facts.seat, card, GRID.space_named(facts.square), facts.health)
    piece.equipment = CARDS.with_ids(facts.equipment)
    piece.bleed, piece.bleed_by = facts.bleed, NOBODY if facts.bleed_by is None else facts.bleed_by
    piece.has_skip, piece.is_immune, piece.is_rooted = facts.skip, facts.immune, facts.rooted
    piece.is_slowed, piece.is_hasted = facts.slowed, facts.hasted
    piece.is_frozen, piece.is_frog = facts.frozen, facts.frog
    piece.did = sum(bit for bit, name in DEEDS if name in facts.acted)
    piece.attacked, piece.has_moved = list(facts.attacked), facts.moved
    piece.hurt_by = NOBODY if facts.hurt_by is None else facts.hurt_by
    return piece


def course_from(table: GenresTable) -> Course:
    """Return where the match stands."""
    course = Course()
    course.active = NOBODY if table.active is None else table.active
    course.first = NOBODY if table.first is None else table.first
    course.round, course.phase = table.round, PHASES.index(table.phase)
    course.actions, course.drew, course.has_no_attacks = table.actions, table.drew, table.no_attacks
    course.ends_turn, course.rotation, course.deaths = table.ends_turn, table.rotation, table.deaths
    course.serial, course.acting = table.serial, table.acting or 0
    return course


def state_from(table: GenresTable, pending: Sequence[StepData], luck: SavedLuck) -> GenresState:
    """Return the state of a table, with empty hands and armories."""
    seats = len(table.seats)
    players = [new_player(seats) for _seat in range(seats)]
    for player, facts in zip(players, table.seats, strict=True):
        player.is_alive, player.gagged_by = facts.is_alive, list(facts.gagged_by)
        player.died = NOBODY if facts.died is None else facts.died
        player.health = 0 if facts.is_alive else facts.health
    options = options_from({name: getattr(table.options, name) for name in OPTIONS})
    steps = [CODEC.read(step) for step in pending]
    state = GenresState(seats, luck_from_saved(luck), steps, None, options, players, course_from(table))
    pieces = [piece_from(facts) for facts in table.pieces]
    state.summons = [piece for piece in pieces if piece.kind == SUMMONED]
    pawns = {piece.seat: piece for piece in pieces if piece.kind != SUMMONED}
    if table.first is not None:
        # Before everybody has chosen a start square, pawns have numbers but no place.
        state.pawns = [pawns.get(seat) or Piece(seat + 1, PAWN, seat, None, -1, START_HEALTH) for seat in range(seats)]
    for zone in table.zones:
        laid = Zone(zone.id, BY_ID[zone.card], zone.seat, GRID.space_named(zone.square), zone.wide, zone.high)
        laid.triggered = list(zone.triggered)
        state.zones.append(laid)
    state.events_in_play = [
        Lasting(BY_ID[event.card], -1 if event.genre is None else GENRES.index(event.genre)) for event in table.events
    ]
    state.discard, state.played = CARDS.with_ids(table.discard), CARDS.with_ids(table.played)
    state.queue = [CODEC.read_parts(Cast, use) for use in table.queue]
    return state


def state_from_snapshot(snapshot: GenresSnapshot) -> GenresState:
    """Return the state of *snapshot*."""
    state = state_from(snapshot.table, snapshot.pending, snapshot.luck)
    state.armories = [CARDS.with_ids(armory)[::-1] for armory in snapshot.armories]
    for player, hidden in zip(state.players, snapshot.hidden, strict=True):
        player.hand = CARDS.with_ids(hidden.hand)
        player.known_hands = [CARDS.with_ids(cards) for cards in hidden.known_hands]
        player.known_tops = [tops_from(cards) for cards in hidden.known_tops]
    state.outcome = snapshot.outcome
    return state


def tops_from(names: Sequence[str | None]) -> list[Card | None]:
    """Return what is known of an armory."""
    return [None if name is None else BY_ID[name] for name in names]
