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
from clashtable.server.envelope import Fact as Fact
from clashtable.server.envelope import Message as Message
from clashtable.server.talk import Talking, Told

# --- what stands inside


class Me(Fact, frozen=True):
    """Who this browser is."""

    name: str
    account: bool = False
    """Whether a password brings this person back on any browser."""


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


Agreement: TypeAlias = Literal["draw", "undo"]
"""What needs the consent of others."""


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
    """The level of a bot of ours; None for a person's bot, which plays over the wire."""
    present: bool = True
    """Whether a person, or a person's bot, is connected to the table now."""
    profile: str | None = None
    """The login name of an account, or of a person's bot: unlike a name, only one player has it."""
    shares: bool = False
    """Whether spectators may look from this seat."""
    overdue: bool = False
    """Whether a person has been away for so long that the others may act: start for a host, or play on without them."""
    stands_in: str | None = None
    """For whom a bot plays on until they return."""
    rating: str | None = None
    """How strong they are, such as ``243?``, at a rated table; the question mark stands until 10 rated matches."""
    gain: int | None = None
    """By how much this match has changed the rating of whoever began on this seat, once it is over and rated."""


class Offered(Fact, frozen=True):
    """What somebody asks all other people at the table to agree to."""

    what: Agreement
    seat: int
    """Who asks."""
    agreed: tuple[int, ...]
    """Who has agreed so far, the one who asks first."""


class ClockFace(Fact, frozen=True):
    """What the clocks of a table show."""

    left: tuple[int | None, ...]
    """For each seat the milliseconds that were left when its player was last asked; None for bots of the house."""
    running: int | None
    """Whose clock runs, as everybody may know."""
    elapsed: int
    """For how many milliseconds it has been running."""


class SeriesInfo(Fact, frozen=True):
    """How a series of matches stands."""

    of: int
    """How many matches it has at most; more than half of them win it."""
    round: int
    """Which of them this is, from 1."""
    wins: tuple[int, ...]
    """How many matches the player on each seat has won so far, this one included once it is over."""
    is_decided: bool = False
    """Whether no further match follows."""


class SeekInfo(Fact, frozen=True):
    """What happens at a table of people who look for a game."""

    fill_at: str
    """When bots take the seats that are still free and the match begins, ISO 8601 in UTC."""
    level: str
    """The level of these bots."""


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
    commitment: str
    """SHA-256 of ``SALT:SEED``: proof that the cards were not changed after the table was opened."""
    seed: str | None = None
    """What all chance came from, once the match is over: a secret of 64 hexadecimal digits."""
    salt: str | None = None
    """The salt of the commitment, once the match is over; None at old tables, whose seed is an integer."""
    rematch: str | None = None
    """The table where the same people play again, once somebody asked for it."""
    terms: Terms = USUAL
    offers: tuple[Offered, ...] = ()
    clock: ClockFace | None = None
    """Where there are clocks and the match is running."""
    series: SeriesInfo | None = None
    """How the series stands that the match belongs to."""
    seek: SeekInfo | None = None
    """When bots join, at a table of people who look for a game."""


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
    State | Moved | StoryPart | TableChanged | Refused | Pong | Lobby | Told | Challenge | ChallengeOver
)
