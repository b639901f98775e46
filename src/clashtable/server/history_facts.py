"""What is asked and told about matches of one's own, and about matches that are over. Next, read ``history.py``."""

from __future__ import annotations

from clashtable.core.events import Callout
from clashtable.games.registry import AnyEvent, AnyView
from clashtable.server.facts import USUAL, TableInfo, Terms, YourTable
from clashtable.server.messages import Fact, SeatPlan


class YourTables(Fact, frozen=True):
    """One's own tables, of those that are over a page."""

    underway: tuple[YourTable, ...]
    """All that wait or run, newest first; none on a later page."""
    finished: tuple[YourTable, ...]
    """The last to end first."""
    before: str | None
    """What to ask for the next page with; None when this was the last."""


class ReplayLine(Fact, frozen=True):
    """A sentence of the story, and the entry of the log that it tells of."""

    number: int
    text: str


class Comment(Fact, frozen=True):
    """What somebody says about a move of a match that is over."""

    id: str
    number: int
    """After which entry of the log; 0 is the beginning."""
    name: str
    text: str
    made_at: str
    is_yours: bool


class NewComment(Fact, frozen=True):
    """Say something about a move."""

    number: int
    text: str


class Replay(Fact, frozen=True):
    """A match that is over, as one viewer steps through it."""

    table: TableInfo
    you: int | None
    """The seat of whoever asks; None where they had none."""
    entries: int
    """How many entries the log has."""
    steps: tuple[int, ...]
    """The numbers of those of which the viewer sees something, after the beginning, which is 0."""
    story: tuple[ReplayLine, ...]
    """As told to this viewer."""
    is_whole: bool
    """False where the match was played by other rules, so that only its end can be seen."""
    can_branch: bool
    """Whether one can play on from a moment of it."""
    comments: tuple[Comment, ...]


class Frame(Fact, frozen=True):
    """One step: what happened, and how things stood afterwards."""

    number: int
    seat: int | None
    """Who made the move; None at the beginning."""
    move: str | None
    """Its notation, as in the record."""
    events: tuple[AnyEvent, ...]
    callouts: tuple[Callout | None, ...]
    view: AnyView
    views: tuple[AnyView, ...] = ()
    """Where all hands are open: what each seat knew."""


class Frames(Fact, frozen=True):
    """Some steps of a replay, in order."""

    first: int
    """Which of the replay's steps comes first here, from 0."""
    frames: tuple[Frame, ...]


class BranchPlan(Fact, frozen=True):
    """Play on from a moment of a match that is over, at a new table."""

    at: int
    """After which entry of its log; 0 is the beginning."""
    seats: tuple[SeatPlan, ...]
    """As for a new table; several can be one's own."""
    public: bool = False
    start: bool = False
    """Whether to begin at once; every seat must be taken then."""
    terms: Terms = USUAL
