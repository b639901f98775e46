"""What leaves for a viewer. Everything a person or a spectator is told about a table is built here and nowhere else.

A viewer is a seat, None for a spectator, or an onlooker: a spectator who looks from a seat that is shared. Views,
events and questions are asked of the engine for that viewer; the match itself, its seed and its record never pass
through here before the match is over. A deck is told only to the one who chose it. Spectators may be behind: what they
are told comes from another course of the match.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import TYPE_CHECKING, Final, cast

import msgspec

from clashtable.core.arrangement import TableEvent
from clashtable.core.commitment import Commitment
from clashtable.core.deck import RANDOM
from clashtable.core.events import Event
from clashtable.core.question import Question
from clashtable.core.record import Record
from clashtable.core.text import Voice
from clashtable.games.registry import AnyEvent, AnyView
from clashtable.server.clocks import is_window, milliseconds
from clashtable.server.course import Course, Turn
from clashtable.server.decks import shared_options
from clashtable.server.facts import ClockFace, LogLine, SeatInfo, TableInfo
from clashtable.server.messages import Moved, ServerMessage, State, StoryPart, TableChanged
from clashtable.server.players import player_of
from clashtable.server.refusal import Refusal
from clashtable.server.remains import RECORD, Glimpse, packed, part_of
from clashtable.server.score import series_info
from clashtable.server.seats import Seat
from clashtable.server.witnesses import Witness, eyes_of, seat_of

if TYPE_CHECKING:
    from clashtable.server.tables import Table

PAGE: Final = 100
"""How many lines of the story are told at once."""
ENCODER: Final = msgspec.json.Encoder()


def encoded(message: ServerMessage) -> str:
    """Return *message* as it travels."""
    return ENCODER.encode(message).decode()


def course_for(table: Table, viewer: Witness) -> Course | None:
    """Return the match as far as *viewer* may see it."""
    return table.course if table.delayed is None or isinstance(viewer, int) else table.delayed.course


def count_for(table: Table, viewer: Witness) -> int:
    """Return how many entries of the log have happened as far as *viewer* may see."""
    return table.count if table.delayed is None or isinstance(viewer, int) else table.delayed.count


def sequence_for(table: Table, viewer: Witness) -> int:
    """Return how many moves *viewer* has been shown."""
    course = course_for(table, viewer)
    return 0 if course is None else course.sequence(eyes_of(viewer))


def voice_for(table: Table, viewer: Witness, number: int) -> Voice:
    """Return how *viewer* is told of the move of that *number*: an onlooker hears of everybody by name."""
    return Voice(table.seats.names_at(number), seat_of(viewer))


def state_for(table: Table, viewer: Witness) -> State:
    """Return everything *viewer* may know, with the newest part of the story."""
    if table.remains is not None:
        return remaining_state(table, viewer)
    first, log = story(table, viewer)
    return State(
        table=info_for(table, viewer),
        you=seat_of(viewer),
        sequence=sequence_for(table, viewer),
        view=None if course_for(table, viewer) is None else view_for(table, viewer),
        question=question_for(table, viewer),
        first=first,
        log=log,
        deck=deck_for(table, viewer),
        looks=looks_of(viewer),
    )


def looks_of(viewer: Witness) -> int | None:
    """Return from whose seat *viewer* looks without sitting there."""
    return None if isinstance(viewer, int) else eyes_of(viewer)


def remaining_state(table: Table, viewer: Witness) -> State:
    """Return what *viewer* saw last of a match that is over and was played by other rules."""
    glimpse = None if table.remains is None else table.remains.glimpses.get(eyes_of(viewer))
    page = remaining_page(table, viewer)
    return State(
        table=info_for(table, viewer),
        you=seat_of(viewer),
        sequence=0 if glimpse is None else glimpse.sequence,
        view=None if glimpse is None else cast(AnyView, glimpse.view),  # as it was written, whatever it looks like now
        question=None,
        log=page.log,
        first=page.first,
        deck=deck_for(table, viewer),
        looks=looks_of(viewer),
    )


def moved_for(table: Table, viewer: Witness, turn: Turn) -> Moved:
    """Return the newest move as *viewer* sees it.

    The notation goes to the mover alone: a move may name hidden cards, and the events say who sees what of it.
    """
    found = seen(of_the_game(turn.events), eyes_of(viewer))
    count = count_for(table, viewer)
    voice = voice_for(table, viewer, count)
    return Moved(
        sequence=sequence_for(table, viewer),
        move=turn.notation if viewer == turn.seat else None,
        events=found,
        callouts=tuple(event.callout(voice) for event in found),
        log=tuple(told(table, viewer, count, turn.events)),
        view=view_for(table, viewer),
        question=question_for(table, viewer),
        clock=clock_for(table, viewer),
    )


def changed_for(table: Table, viewer: Witness) -> TableChanged:
    """Return what the table looks like to *viewer*."""
    return TableChanged(info_for(table, viewer), seat_of(viewer), deck_for(table, viewer))


def deck_for(table: Table, viewer: Witness) -> str | None:
    """Return the deck that *viewer* chose, where people bring decks; a branched match has those of the other."""
    if not isinstance(viewer, int) or table.game.decks is None or table.row.is_branched:
        return None
    return table.seats.now[viewer].deck or RANDOM


def view_for(table: Table, viewer: Witness) -> AnyView:
    """Return what *viewer* knows of the match, which has begun."""
    course = course_for(table, viewer)
    assert course is not None
    return cast(AnyView, course.match.view(eyes_of(viewer)))  # every registered game's view is one of these


def question_for(table: Table, viewer: Witness) -> Question | None:
    """Return what *viewer* is asked, if anything; spectators are asked nothing, wherever they look from."""
    if table.match is None or not isinstance(viewer, int) or table.match.to_act != viewer:
        return None
    question = table.match.question()
    return None if question is None else question.told_by(voice_for(table, viewer, table.count))


def of_the_game(events: Iterable[Event]) -> list[Event]:
    """Return those of *events* that happened in the game; of what happened at the table only the sentence is told."""
    return [event for event in events if not isinstance(event, TableEvent)]


def seen(events: Iterable[Event], viewer: int | None) -> tuple[AnyEvent, ...]:
    """Return *events* as *viewer* sees them."""
    return tuple(cast(AnyEvent, event.seen_by(viewer)) for event in events)  # likewise of a registered game


def story(table: Table, viewer: Witness, before: int | None = None) -> tuple[int, tuple[LogLine, ...]]:
    """Return the newest lines as told to *viewer*, or the last ones before a line, and the number of the first."""
    course = course_for(table, viewer)
    if course is None:
        return 0, ()
    last = course.lines if before is None else min(max(before, 0), course.lines)
    first = max(0, last - PAGE)
    numbers = course.moves_between(first, last)
    lines = [line for number in numbers for line in told(table, viewer, number, course.happened[number])]
    skipped = course.lines_before(numbers.start)
    return first, tuple(lines[first - skipped : last - skipped])


def page_for(table: Table, viewer: Witness, before: int) -> StoryPart:
    """Return the part of the story that comes before a line."""
    if table.remains is not None:
        return remaining_page(table, viewer, before)
    return StoryPart(*story(table, viewer, before))


def remaining_page(table: Table, viewer: Witness, before: int | None = None) -> StoryPart:
    """Return the newest lines that are kept of a match of other rules, or the last ones before a line."""
    glimpse = None if table.remains is None else table.remains.glimpses.get(eyes_of(viewer))
    log = () if glimpse is None else glimpse.log
    last = len(log) if before is None else min(max(before, 0), len(log))
    first = max(0, last - PAGE)
    return StoryPart(first, log[first:last])


def whole_story(table: Table, viewer: int | None) -> tuple[LogLine, ...]:
    """Return everything that happened, as told to *viewer*; it takes as long as the match is, so it is done once."""
    happened = [] if table.course is None else table.course.happened
    return tuple(line for number, events in enumerate(happened) for line in told(table, viewer, number, events))


def ending(table: Table) -> dict[str, bytes]:
    """Return what is kept of a match that is over: its record, and what each viewer saw last with the whole story."""
    assert table.match is not None
    parts = {RECORD: packed(ENCODER.encode(record_of(table)))}
    for viewer in (None, *range(len(table.seats))):
        view = msgspec.Raw(ENCODER.encode(view_for(table, viewer)))
        parts[part_of(viewer)] = packed(
            ENCODER.encode(Glimpse(table.sequence(viewer), view, whole_story(table, viewer)))
        )
    return parts


def told(table: Table, viewer: Witness, number: int, events: Iterable[Event]) -> Iterable[LogLine]:
    """Return the sentences for those *events* of the move of that *number* that belong to the story."""
    course, eyes = course_for(table, viewer), eyes_of(viewer)
    assert course is not None
    voice, sequence = voice_for(table, viewer, number), course.sequence_at(eyes, number)
    return (LogLine(sequence, event.sentence(voice)) for event in seen(events, eyes) if not event.is_minor)


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
        seats=tuple(seat_info(table, index, seat) for index, seat in enumerate(table.seats.now)),
        host=table.seats.of(row.host),
        moves=sequence_for(table, None),
        watchers=table.audience.watchers(table.seats),
        created=row.created,
        commitment=None if row.is_branched else row.commitment,
        seed=str(row.luck_seed) if row.status == "finished" and not row.is_branched else None,
        salt=row.salt if row.status == "finished" and not row.is_branched else None,
        rematch=row.rematch,
        terms=row.terms,
        clock=clock_for(table, None),
        series=series_info(row, table.chairs, len(table.seats)),
        seek=table.seek if row.status == "waiting" else None,
        branch_of=row.branch_of,
        branch_at=row.branch_at,
    )


def record_of(table: Table) -> Record:
    """Return the record of a match that is over, with what was promised before its deal."""
    row = table.row
    if row.status != "finished":
        raise Refusal("not_allowed", "The record of a match is there once the match is over.")
    if table.remains is not None and table.remains.record is not None:
        return table.remains.record
    commitment = None if row.salt is None or row.is_branched else Commitment(row.commitment, row.salt)
    return msgspec.structs.replace(table.played().match.record(), commitment=commitment)


def seat_info(table: Table, index: int, seat: Seat) -> SeatInfo:
    """Return who sits there."""
    return SeatInfo(
        "bot" if seat.kind == "remote" else seat.kind,
        seat.name,
        seat.level,
        present=seat.kind == "bot" or table.audience.is_present(seat.guest),
        overdue=table.is_overdue(index),
        profile=seat.profile,
        shares=seat.shares,
        stands_in=seat.keeps_name if seat.kind == "bot" else None,
        rating=table.ratings.get(player_of(seat) or "") if seat.since == 0 or seat.guest is not None else None,
        gain=table.gains.get(index),
    )


def clock_for(table: Table, witness: Witness) -> ClockFace | None:
    """Return what the clocks show to *witness*: nothing to those who see the match later than the players."""
    return clock_face(table) if is_prompt(table, witness) else None


def is_prompt(table: Table, witness: Witness) -> bool:
    """Tell whether *witness* sees the match as it is now, as those who play always do."""
    return isinstance(witness, int) or not table.row.terms.delay


def info_for(table: Table, witness: Witness) -> TableInfo:
    """Return the table as *witness* may see it: those who play always see clocks and offers."""
    offers = table.accord.offers if is_prompt(table, witness) else ()
    return msgspec.structs.replace(table_info(table), clock=clock_for(table, witness), offers=offers)


def clock_face(table: Table) -> ClockFace | None:
    """Return what the clocks show; None where there are none."""
    if not table.clocks.is_running or table.status != "running" or table.match is None:
        return None
    left = tuple(
        None if seat.guest is None else left for seat, left in zip(table.seats.now, table.clocks.left, strict=True)
    )
    running = None if is_window(table.match) else table.match.view(None).to_act
    if running is not None and left[running] is None:
        running = None
    elapsed = table.clock.now() - datetime.fromisoformat(table.asked_at) - table.forgiven
    return ClockFace(left, running, milliseconds(elapsed))
