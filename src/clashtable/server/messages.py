"""Everything a browser may say, and everything it may hear. The protocol in words: docs/protocol.md.

All structs are frozen and refuse unknown fields. Who speaks is known from the connection, never from a message.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from clashtable.core.deck import Flaw
from clashtable.core.events import Callout
from clashtable.core.question import Question
from clashtable.games.registry import AnyEvent, AnyView
from clashtable.server.envelope import Fact as Fact
from clashtable.server.envelope import Message as Message
from clashtable.server.facts import USUAL, Agreement, ClockFace, DeckCard, LogLine, TableInfo, Terms, YourTable
from clashtable.server.talk import Talking, Told

# --- HTTP bodies


class Rename(Fact, frozen=True):
    """Choose a name."""

    name: str


class SeatPlan(Fact, frozen=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "bot", "open"]
    level: str | None = None
    """The level of a bot."""


class NewTable(Fact, frozen=True):
    """Open a table."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, bool | int | str] = msgspec.field(default_factory=dict)
    public: bool = True
    start: bool = False
    """Whether to begin at once; every seat must be taken then."""
    deck: str | None = None
    """One's own: the id of a preconstructed one, or lines such as ``2 Jump Cut``; None for one that chance chooses."""
    bot_decks: Literal["random", "mirror"] = "random"
    """What bots bring: a deck that chance chooses, or a copy of the host's."""
    terms: Terms = USUAL


class DeckText(Fact, frozen=True):
    """A deck to be checked."""

    deck: str


class DeckCheck(Fact, frozen=True):
    """What is wrong with a deck, and what is in it if nothing is."""

    flaws: tuple[Flaw, ...]
    cards: tuple[DeckCard, ...]


class Lobby(Message, frozen=True):
    """The public tables, newest first; also what the lobby's WebSocket sends whenever they change."""

    tables: tuple[TableInfo, ...]


class Yours(Message, frozen=True):
    """One's own tables: all that wait or run, and those that ended last; over the lobby's WebSocket as they change."""

    underway: tuple[YourTable, ...]
    """Newest first."""
    finished: tuple[YourTable, ...]
    """The last to end first."""


# --- what a browser may say at a table


class Play(Message, frozen=True):
    """Make a move."""

    sequence: int
    """The sequence that its player had been told when it was chosen."""
    move: str
    """Its notation, from the question's options."""


class Sit(Message, frozen=True):
    """Take an open seat of a waiting table."""

    seat: int
    deck: str | None = None
    """The deck to bring, as in a new table; None for one that chance chooses."""


class ChooseDeck(Message, frozen=True, tag="deck"):
    """Bring another deck; possible until the match begins."""

    deck: str | None = None


class Fill(Message, frozen=True):
    """Give an open seat of a waiting table to a bot. For the host."""

    seat: int
    level: str


class Start(Message, frozen=True):
    """Begin the match; every seat must be taken. For the host."""


class Leave(Message, frozen=True):
    """Give up one's seat; in a running match a bot takes it over."""


class Resign(Message, frozen=True):
    """Give the match up; with three or more seats a bot plays on, and one finishes last."""


class Offer(Message, frozen=True):
    """Offer a draw or ask to take one's last move back, or agree to what somebody else asks for.

    Taking back what has revealed nothing needs nobody's consent and happens at once.
    """

    what: Agreement


class Decline(Message, frozen=True):
    """Say no to an offer, or withdraw one's own."""

    what: Agreement


class Substitute(Message, frozen=True):
    """Let a bot play on for somebody who has been away for too long, until they return."""

    seat: int


class Claim(Message, frozen=True):
    """Claim the match from somebody who has been away for too long: they count as having given up."""

    seat: int


class Rematch(Message, frozen=True):
    """Play again at a new table, or join the one that somebody opened for it."""


class Resync(Message, frozen=True):
    """Ask for the whole state again."""


class Story(Message, frozen=True):
    """Ask for an earlier part of the story."""

    before: int
    """The number of the line before which it ends, such as ``first`` of what has been told."""


class Ping(Message, frozen=True):
    """Ask whether the server is there."""


ClientMessage: TypeAlias = (
    Play | Sit | ChooseDeck | Fill | Start | Leave | Resign | Offer | Decline | Substitute | Claim | Rematch | Resync
    | Story | Ping | Talking
)  # fmt: skip


# --- what a browser may hear at a table

Code: TypeAlias = Literal[
    "invalid",
    "too_large",
    "too_many",
    "illegal",
    "illegal_deck",
    "stale",
    "not_your_turn",
    "not_allowed",
    "not_found",
    "banned",
    "ended",
]
"""The kinds of refusal; docs/protocol.md explains each."""


class State(Message, frozen=True):
    """Everything this viewer may know: on connecting, and whenever it is needed again."""

    table: TableInfo
    you: int | None
    """The viewer's seat; None for a spectator."""
    sequence: int
    """How many moves this viewer has been shown: those of which it saw nothing do not count."""
    view: AnyView | None
    """None until the match begins."""
    question: Question | None
    """What this viewer is asked, if it is theirs to answer."""
    log: tuple[LogLine, ...]
    """The newest part of the story: as many lines as are told at once."""
    first: int = 0
    """The number of the log's first line in the whole story; what comes before it is told when asked for."""
    deck: str | None = None
    """The deck that this viewer chose: an id, lines parted by semicolons, or ``random``; None where there is none."""
    looks: int | None = None
    """From whose seat this spectator looks; None for the public view, and for a player."""


class Moved(Message, frozen=True):
    """A move was made and is safely stored."""

    sequence: int
    """How many moves this viewer has been shown, this one included."""
    move: str | None
    """The notation, for whoever made it."""
    events: tuple[AnyEvent, ...]
    """What happened, as this viewer sees it, in order."""
    callouts: tuple[Callout | None, ...]
    """What is called out with each of the events; None for what can be seen well enough."""
    log: tuple[LogLine, ...]
    """The sentences for it."""
    view: AnyView
    question: Question | None
    clock: ClockFace | None = None
    """What the clocks show now, as in ``TableInfo``."""


class StoryPart(Message, frozen=True, tag="story"):
    """An earlier part of the story, as it was asked for."""

    first: int
    """The number of its first line in the whole story; 0 is the beginning."""
    log: tuple[LogLine, ...]


class TableChanged(Message, frozen=True, tag="table"):
    """Somebody sat down, left, came back, asked for a rematch."""

    table: TableInfo
    you: int | None
    deck: str | None = None
    """The deck that this viewer chose, as in ``State``."""


class Refused(Message, frozen=True):
    """Something was not done, and why. Nothing has changed."""

    code: Code
    sentence: str
    rule: str | None = None
    flaws: tuple[Flaw, ...] = ()
    """All that is wrong with a deck that was refused."""


class Pong(Message, frozen=True):
    """The answer to a ping."""


class Challenge(Message, frozen=True):
    """Somebody asks this person to play; over the lobby's WebSocket, at once on connecting for those still open."""

    challenger: str
    """Under what name the challenger's profile is found."""
    name: str
    """What the challenger is called."""
    seat: int
    """The seat that is kept for this person."""
    table: TableInfo
    """Where to sit down."""


class ChallengeOver(Message, frozen=True, tag="challenge_over"):
    """A challenge that this person was told of is not open any more."""

    table: str
    reason: Literal["accepted", "declined", "withdrawn"]
    """Withdrawn: the challenger has left, or has been away for too long."""


ServerMessage: TypeAlias = (
    State | Moved | StoryPart | TableChanged | Refused | Pong | Lobby | Yours | Told | Challenge | ChallengeOver
)
