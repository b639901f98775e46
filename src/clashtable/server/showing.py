"""What leaves for a viewer. Everything a person or a spectator is told about a table is built here and nowhere else.

A viewer is a seat, or None for a spectator. Views, events and questions are asked of the engine for that viewer; the
match itself, its seed and its record never pass through here before the match is over. A deck is told only to the one
who chose it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

import msgspec

from clashtable.core.deck import RANDOM
from clashtable.core.events import Event
from clashtable.core.question import Question
from clashtable.core.text import Voice
from clashtable.games.registry import AnyEvent, AnyView
from clashtable.server.decks import shared_options
from clashtable.server.messages import LogLine, Moved, SeatInfo, ServerMessage, State, TableChanged, TableInfo
from clashtable.server.seats import Seat

if TYPE_CHECKING:
    from clashtable.server.tables import Table

ENCODER: Final = msgspec.json.Encoder()


def encoded(message: ServerMessage) -> str:
    """Return *message* as it travels."""
    return ENCODER.encode(message).decode()


def state_for(table: Table, viewer: int | None) -> State:
    """Return everything *viewer* may know."""
    return State(
        table=table_info(table),
        you=viewer,
        sequence=table.sequence,
        view=None if table.match is None else view_for(table, viewer),
        question=question_for(table, viewer),
        log=tuple(
            line for sequence, events in enumerate(table.happened) for line in told(table, viewer, sequence, events)
        ),
        deck=deck_for(table, viewer),
    )


def moved_for(table: Table, viewer: int | None, mover: int, events: tuple[Event, ...]) -> Moved:
    """Return the newest move as *viewer* sees it.

    The notation goes to the mover alone: a move may name hidden cards, and the events say who sees what of it.
    """
    found = seen(events, viewer)
    voice = Voice(table.seats.names_at(table.sequence), viewer)
    return Moved(
        sequence=table.sequence,
        seat=mover,
        move=table.moves[-1].notation if viewer == mover else None,
        events=found,
        callouts=tuple(event.callout(voice) for event in found),
        log=tuple(told(table, viewer, table.sequence, events)),
        view=view_for(table, viewer),
        question=question_for(table, viewer),
    )


def changed_for(table: Table, viewer: int | None) -> TableChanged:
    """Return what the table looks like to *viewer*."""
    return TableChanged(table_info(table), viewer, deck_for(table, viewer))


def deck_for(table: Table, viewer: int | None) -> str | None:
    """Return the deck that *viewer* chose, where people bring decks."""
    if viewer is None or table.game.decks is None:
        return None
    return table.seats.now[viewer].deck or RANDOM


def view_for(table: Table, viewer: int | None) -> AnyView:
    """Return what *viewer* knows of the match, which has begun."""
    assert table.match is not None
    return cast(AnyView, table.match.view(viewer))  # every registered game's view is one of these


def question_for(table: Table, viewer: int | None) -> Question | None:
    """Return what *viewer* is asked, if anything."""
    if table.match is None or viewer is None or table.match.to_act != viewer:
        return None
    question = table.match.question()
    return None if question is None else question.told_by(Voice(table.seats.names_at(table.sequence), viewer))


def seen(events: Iterable[Event], viewer: int | None) -> tuple[AnyEvent, ...]:
    """Return *events* as *viewer* sees them."""
    return tuple(cast(AnyEvent, event.seen_by(viewer)) for event in events)  # likewise of a registered game


def told(table: Table, viewer: int | None, sequence: int, events: Iterable[Event]) -> Iterable[LogLine]:
    """Return the sentences for those of *events* that belong to the story, as told to *viewer*."""
    voice = Voice(table.seats.names_at(sequence), viewer)
    return (LogLine(sequence, event.sentence(voice)) for event in seen(events, viewer) if not event.is_minor)


def table_info(table: Table) -> TableInfo:
    """Return the table as everybody may see it."""
    row = table.row
    return TableInfo(
        id=row.id,
        game=row.game,
        title=table.game.title,
        status=row.status,
        public=row.public,
        options=shared_options(table.game, row.options),
        seats=tuple(seat_info(table, seat) for seat in table.seats.now),
        host=table.seats.of(row.host),
        moves=table.sequence,
        watchers=table.audience.watchers(table.seats),
        created=row.created,
        seed_hash=hashlib.sha256(str(row.seed).encode()).hexdigest(),
        seed=str(row.seed) if row.status == "finished" else None,
        rematch=row.rematch,
    )


def seat_info(table: Table, seat: Seat) -> SeatInfo:
    """Return who sits there."""
    return SeatInfo(
        seat.kind, seat.name, seat.level, present=seat.kind == "bot" or table.audience.is_present(seat.guest)
    )
