"""The story that people read: everything that matters, in order, and nothing that would drown it."""

import msgspec

from clashtable.core.events import Event
from clashtable.games.geekfight.wire.events import Passed, Renewed
from clashtable.games.genres.wire.events import Announced, Resolved, StepBegan
from clashtable.games.genres.wire.hands import Dealt
from clashtable.games.genres.wire.pieces import AttackHit
from clashtable.games.panzer.wire.chain import EventResolved
from clashtable.games.panzer.wire.course import PhaseBegan, TurnEnded
from clashtable.games.registry import GAMES
from clashtable.server.facts import TableInfo
from clashtable.server.messages import Moved, NewTable, SeatPlan, State
from tests.server.person import Person


def minor_events(kinds: tuple[type[Event], ...]) -> set[type[Event]]:
    return {kind for kind in kinds if kind.is_minor}


def test_only_what_would_drown_the_story_is_minor() -> None:
    found = {name: minor_events(game.event_types) for name, game in GAMES.items()}
    assert found == {
        "coco": set(),
        "corgis": set(),
        "geekfight": {Passed, Renewed},
        "panzer": {PhaseBegan, TurnEnded, EventResolved},
        "genres": {Announced, AttackHit, Dealt, Resolved, StepBegan},
    }


def test_minor_events_are_sent_but_not_told(ann: Person) -> None:
    seats = (SeatPlan("me"), SeatPlan("bot", "random"))
    plan = NewTable("geekfight", seats, start=True, options={"response_hold_ms": 0, "turn_limit": 10, "cred_goal": 2})
    table = msgspec.json.decode(ann.post("/api/tables", plan).content, type=TableInfo)
    window = ann.enter(table.id)
    state = window.wait_for(State)
    question, sequence = state.question, state.sequence
    lines, events = [line.text for line in state.log], []
    while True:
        if question is not None:
            window.play(sequence, question.options[-1].move)
        moved = window.wait_for(Moved)
        lines += [line.text for line in moved.log]
        events += [type(event) for event in moved.events]
        question, sequence = moved.question, moved.sequence
        if moved.view.outcome is not None:
            break
    assert Passed in events
    assert lines
    assert not [line for line in lines if line.endswith(("pass.", "passes."))]
