"""What one seat knows of a match, and the full state in the same legible words (wire/views.py)."""

from __future__ import annotations

from typing import Final

from clashtable.core.codec import StepData
from clashtable.core.piles import ids, in_order
from clashtable.core.state import Step
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.state import PHASES, GenresOptions, GenresState
from clashtable.games.genres.model.values import hand_limit
from clashtable.games.genres.rules.questions import shown_actor, shown_step
from clashtable.games.genres.rules.turns import curtain_loss
from clashtable.games.genres.view.battlefield import item_facts, piece_facts, zone_facts
from clashtable.games.genres.view.pending import CODEC
from clashtable.games.genres.vocabulary import CURTAIN_ROUND, GENRES, NOBODY
from clashtable.games.genres.wire.views import (
    GenresCurtain,
    GenresHidden,
    GenresLasting,
    GenresSeat,
    GenresSettings,
    GenresSnapshot,
    GenresTable,
    GenresView,
)

CURTAIN_WARNING: Final = 2
"""How many rounds before a Curtain Call players are told of it."""
WINDOW: Final[StepData] = {"step": "window"}
"""What everybody else sees of a window: not who is asked."""


def genres_view(state: GenresState, seat: int | None) -> GenresView:
    """Return what *seat* may know."""
    player = None if seat is None else state.players[seat]
    viewer = NOBODY if seat is None else seat
    actor = shown_actor(state, viewer)
    return GenresView(
        seat=seat,
        to_act=None if actor == NOBODY else actor,
        outcome=state.outcome,
        table=table(state),
        hand=None if player is None or not player.is_alive else ids(player.hand),
        known_hands=() if player is None else tuple([ids(in_order(cards)) for cards in player.known_hands]),
        known_tops=() if player is None else tuple([known_top(cards) for cards in player.known_tops]),
        pending=tuple([told(shown_step(step, viewer)) for step in state.pending]),
        curtain=coming_curtain(state.course.round),
    )


def coming_curtain(now: int) -> GenresCurtain | None:
    """Return the next Curtain Call (G-20.5) in the round *now*; None while it is far away."""
    rounds = max(CURTAIN_ROUND - now, 1)
    return GenresCurtain(rounds, curtain_loss(now + rounds)) if rounds <= CURTAIN_WARNING else None


def known_top(cards: list[Card | None]) -> tuple[str | None, ...]:
    """Return what is known of an armory, without unknown cards at the end."""
    found = [None if card is None else card.id for card in cards]
    while found and found[-1] is None:
        found.pop()
    return tuple(found)


def told(step: Step | None) -> StepData:
    """Return a step as data, or that there is a window."""
    return WINDOW if step is None else CODEC.write(step)


def genres_snapshot(state: GenresState) -> GenresSnapshot:
    """Return the full state."""
    return GenresSnapshot(
        luck=state.luck.saved(),
        pending=tuple(CODEC.write(step) for step in state.pending),
        outcome=state.outcome,
        table=table(state),
        armories=tuple(ids(armory[::-1]) for armory in state.armories),
        hidden=tuple(
            GenresHidden(
                hand=ids(player.hand),
                known_hands=tuple(ids(in_order(cards)) for cards in player.known_hands),
                known_tops=tuple(known_top(cards) for cards in player.known_tops),
            )
            for player in state.players
        ),
    )


def table(state: GenresState) -> GenresTable:
    """Return what everybody knows."""
    course = state.course
    return GenresTable(
        options=settings(state.options),
        seats=tuple([seat_facts(state, seat) for seat in range(state.seats)]),
        pieces=tuple([piece_facts(state, piece) for piece in [*state.pawns, *state.summons] if piece.square >= 0]),
        zones=tuple([zone_facts(zone) for zone in state.zones]),
        events=tuple(
            [
                GenresLasting(event.card.id, None if event.genre < 0 else GENRES[event.genre])
                for event in state.events_in_play
            ]
        ),
        armories=tuple([len(armory) for armory in state.armories]),
        discard=ids(state.discard),
        round=course.round,
        first=None if course.first < 0 else course.first,
        active=None if course.active < 0 else course.active,
        phase=PHASES[course.phase],
        actions=course.actions,
        drew=course.drew,
        no_attacks=course.has_no_attacks,
        ends_turn=course.ends_turn,
        stack=tuple([item_facts(state, use) for use in state.stack()]),
        queue=tuple([CODEC.write_parts(use) for use in state.queue]),
        played=ids(state.played),
        rotation=course.rotation,
        acting=course.acting or None,
        deaths=course.deaths,
        serial=course.serial,
    )


def settings(options: GenresOptions) -> GenresSettings:
    """Return the options."""
    return GenresSettings(
        ask_always=options.ask_always,
        first_player="random" if options.first_player < 0 else str(options.first_player),
        response_hold_ms=options.response_hold_ms,
    )


def seat_facts(state: GenresState, seat: int) -> GenresSeat:
    """Return what everybody knows of a player."""
    player = state.players[seat]
    pawn = state.pawns[seat] if state.pawns else None
    return GenresSeat(
        is_alive=player.is_alive,
        health=player.health if pawn is None or not player.is_alive else pawn.health,
        hand=len(player.hand),
        hand_limit=hand_limit(state, seat),
        gagged_by=tuple(player.gagged_by),
        died=None if player.died < 0 else player.died,
    )
