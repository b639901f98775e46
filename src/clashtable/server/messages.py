"""Everything a browser may say, and everything it may hear. The protocol in words: docs/protocol.md.

All structs are frozen and refuse unknown fields. Who speaks is known from the connection, never from a message.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from clashtable.core.deck import Flaw
from clashtable.core.events import Callout
from clashtable.core.question import Question
from clashtable.core.setting import Setting
from clashtable.games.registry import AnyEvent, AnyView


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """The base of what travels over a WebSocket."""


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of what stands inside a message or an HTTP body."""


# --- what stands inside


class Me(Fact, frozen=True):
    """Who this browser is."""

    name: str


class BotLevel(Fact, frozen=True):
    """A bot that can be given a seat."""

    level: str
    """What is sent back to choose it, such as ``search:400``."""
    title: str
    text: str


class GameInfo(Fact, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    tagline: str
    fewest: int
    usual: int
    """How many seats a table has when nobody says otherwise."""
    most: int
    options: tuple[Setting, ...]
    """What the host chooses for everybody."""
    bots: tuple[BotLevel, ...]
    has_decks: bool = False
    """Whether each player brings a deck."""
    concession: str | None = None
    """The move by which a player who is asked something may give up; it is never among the options."""


class DeckCard(Fact, frozen=True):
    """A card of a deck."""

    card: str
    name: str
    """As printed."""
    copies: int


class DeckInfo(Fact, frozen=True):
    """A deck that a game comes with."""

    id: str
    name: str
    theme: str
    strategy: str
    cards: tuple[DeckCard, ...]
    bundle: str | None = None
    """What box it comes in, where several belong together."""
    side: str | None = None
    """Which side it fights for, in a game of sides."""


class Terms(Fact, frozen=True):
    """What a table has agreed on beside the rules; docs/tables.md explains each."""

    rated: bool = False
    time: Literal["none", "move", "bank"] = "none"
    """No clock, so many seconds for each move, or so many for the whole match."""
    seconds: int = 0
    """For each move, or in the bank."""
    increment: int = 0
    """How many seconds a move brings back, with a bank."""
    on_time: Literal["lose", "bot", "move"] = "lose"
    """When time runs out: the match is lost, a bot plays on, or a bot makes this one move."""
    away: int = 120
    """After how many seconds without a connection the others may act; 0 for never."""
    leaving: Literal["last", "bot"] = "last"
    """How leaving counts in a rated match: as the last place, or as the bot finishes that plays on."""
    undo: bool = True
    """Whether the others may be asked to take a move back."""
    delay: int = 0
    """By how many seconds spectators see less than the players."""
    best_of: int = 1
    other_decks: bool = False
    """Whether everybody may bring another deck to the next match of a series."""


USUAL: Final = Terms()
"""What a table agrees on when nobody says otherwise."""


class SeatInfo(Fact, frozen=True):
    """Who sits where."""

    kind: Literal["human", "bot", "open"]
    name: str
    level: str | None = None
    """The bot's level."""
    present: bool = True
    """Whether a person is connected to the table now."""


class TableInfo(Fact, frozen=True):
    """A table as everybody may see it."""

    id: str
    game: str
    title: str
    status: Literal["waiting", "running", "finished", "closed", "outdated"]
    """Outdated: the rules have changed since the match began, and it could not go on."""
    public: bool
    options: dict[str, bool | int | str]
    seats: tuple[SeatInfo, ...]
    host: int | None
    """The seat of the person who may start the match."""
    moves: int
    """How many moves spectators have been shown."""
    watchers: int
    created: str
    """When the table was opened, ISO 8601 in UTC."""
    commitment: str | None
    """SHA-256 of ``SALT:SEED``: proof that the cards were not changed after the table was opened.

    None where the match was branched off another: its luck is known to whoever has read that one's record.
    """
    seed: str | None = None
    """What all chance came from, once the match is over: a secret of 64 hexadecimal digits."""
    salt: str | None = None
    """The salt of the commitment, once the match is over; None at old tables, whose seed is an integer."""
    rematch: str | None = None
    """The table where the same people play again, once somebody asked for it."""
    terms: Terms = USUAL
    branch_of: str | None = None
    """The table off whose match this one was branched."""
    branch_at: int | None = None
    """After how many entries of its log."""


class Sitter(Fact, frozen=True):
    """Who sits, or sat at the end, on a seat."""

    kind: Literal["human", "bot", "open"]
    name: str
    level: str | None = None
    """The bot's level."""


class YourTable(Fact, frozen=True):
    """A table where one sits, or sat when the match was over, as only oneself is told of it."""

    id: str
    game: str
    title: str
    status: Literal["waiting", "running", "finished"]
    public: bool
    seats: tuple[Sitter, ...]
    yours: tuple[int, ...]
    """One's own seats: one, except where somebody plays themselves."""
    created: str
    """When the table was opened, ISO 8601 in UTC."""
    to_act: int | None = None
    """The seat that must answer, as far as one may know; None also where nobody has looked at the table for long."""
    is_turn: bool = False
    """Whether one is asked something."""
    ended: str | None = None
    """When the match was over."""
    result: str | None = None
    """How it ended for oneself, such as ``You won``; None where that is not known any more."""
    place: int | None = None
    """One's best place, from 1."""
    score: int | None = None
    """What one scored there."""


class LogLine(Fact, frozen=True):
    """One sentence of the match's story, as told to this viewer."""

    sequence: int
    """How many moves this viewer had been shown when it happened."""
    text: str


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
    options: dict[str, bool | int | str] = {}
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


ClientMessage: TypeAlias = Play | Sit | ChooseDeck | Fill | Start | Leave | Rematch | Resync | Story | Ping


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


ServerMessage: TypeAlias = State | Moved | StoryPart | TableChanged | Refused | Pong | Lobby | Yours
