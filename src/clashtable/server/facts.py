"""What stands inside messages and HTTP bodies: tables, seats, terms, games and decks as browsers hear of them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from clashtable.core.setting import Setting
from clashtable.server.envelope import Fact


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
    offers: tuple[Offered, ...] = ()
    clock: ClockFace | None = None
    """Where there are clocks and the match is running."""
    series: SeriesInfo | None = None
    """How the series stands that the match belongs to."""
    seek: SeekInfo | None = None
    """When bots join, at a table of people who look for a game."""
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
