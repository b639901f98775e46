"""What people hear of one another over HTTP: ratings, leaderboards, friends, challenges, and looking for a game."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from clashtable.server.facts import USUAL, Terms
from clashtable.server.messages import Fact, SeatPlan

Tie: TypeAlias = Literal["none", "self", "friend", "asked", "asking", "stranger"]
"""What somebody is to the one who asks: ``asked`` by them to be a friend, ``asking`` them for it; a ``stranger`` is
whoever asks without an account, and so can have no friends."""


class PlayerInfo(Fact, frozen=True):
    """A player who can be rated: a person with an account, a bot with a token, or a bot of ours."""

    id: str | None
    """Under what name the profile is found: a login, or ``level:`` and a level; None without."""
    name: str
    is_bot: bool = False
    owner: str | None = None
    """The login of the person whose bot it is."""


class Ranked(Fact, frozen=True):
    """A line of a leaderboard."""

    place: int | None
    """From 1; None for a player whose rating is provisional."""
    player: PlayerInfo
    rating: str
    matches: int


class Leaderboard(Fact, frozen=True):
    """The best players of a game."""

    game: str
    players: tuple[Ranked, ...]
    """Those with 10 rated matches or more, the best first: a page of them."""
    provisional: tuple[Ranked, ...]
    """The best of those with fewer; only with the first page."""
    next: str | None
    """What to send as ``before`` for the next page; None when this is the last."""


class Point(Fact, frozen=True):
    """A rating at some moment."""

    at: str
    value: int


class GameRating(Fact, frozen=True):
    """How strong a player is in one game."""

    game: str
    rating: str
    matches: int
    history: tuple[Point, ...]
    """The rating after each of the newest matches, oldest first."""


class ResultInfo(Fact, frozen=True):
    """What came of a rated match."""

    table: str
    game: str
    place: int
    seats: int
    """How many players it had."""
    gain: int
    at: str
    others: tuple[str, ...]
    """What the other players are called."""


class Profile(Fact, frozen=True):
    """A player as everybody may see them."""

    player: PlayerInfo
    since: str | None
    """When the account was made."""
    is_online: bool
    """Whether they are connected anywhere; of people only friends are told."""
    tie: Tie
    ratings: tuple[GameRating, ...]
    results: tuple[ResultInfo, ...]
    """The newest rated matches, newest first."""


class NewSeek(Fact, frozen=True):
    """Look for a game."""

    game: str
    seats: int | None = None
    """How many; None for the usual number."""
    wait: int = 60
    """After how many seconds bots take the seats that are still free: 0 to 600."""
    level: str | None = None
    """The level of these bots; None for the middle one of those that people are offered."""
    rated: bool = False
    deck: str | None = None


class Friend(Fact, frozen=True):
    """Somebody who is a friend, or may become one."""

    login: str
    name: str
    is_online: bool


class Friends(Fact, frozen=True):
    """All friends of a person."""

    friends: tuple[Friend, ...]
    asked: tuple[Friend, ...]
    """Whom this person has asked to be a friend."""
    asking: tuple[Friend, ...]
    """Who has asked this person."""


class NewChallenge(Fact, frozen=True):
    """Ask somebody to play."""

    player: str
    """The login of a person, or of somebody's bot."""
    game: str
    seats: tuple[SeatPlan, ...] = ()
    """As in a new table; the first open seat is kept for the player. None for oneself and the player alone."""
    options: dict[str, bool | int | str] = msgspec.field(default_factory=dict)
    terms: Terms = USUAL
    deck: str | None = None


class Acceptance(Fact, frozen=True):
    """Accept a challenge."""

    deck: str | None = None
