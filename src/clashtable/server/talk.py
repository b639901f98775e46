"""What people who watch or chat at a table may say and hear over its WebSocket."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from clashtable.server.envelope import Fact, Message

Room: TypeAlias = Literal["players", "watchers"]
PhraseName: TypeAlias = Literal[
    "hello",
    "good_luck",
    "nice_move",
    "well_played",
    "good_game",
    "thanks",
    "sorry",
    "oops",
    "thinking",
    "one_moment",
    "again",
    "goodbye",
]
PHRASES: Final[dict[PhraseName, str]] = {
    "hello": "Hello!",
    "good_luck": "Good luck, have fun!",
    "nice_move": "Nice move!",
    "well_played": "Well played!",
    "good_game": "Good game!",
    "thanks": "Thanks!",
    "sorry": "Sorry!",
    "oops": "Oops!",
    "thinking": "Let me think …",
    "one_moment": "One moment, please.",
    "again": "Another one?",
    "goodbye": "Goodbye!",
}
"""The quick phrases in English; a client says them in its own language, by their names."""


class ChatLine(Fact, frozen=True):
    """What somebody said at a table."""

    number: int
    """By which the line can be named at this table; the lines of a room are numbered in order."""
    room: Room
    """Where it was said: among the players, or among those who watch."""
    speaker: str
    """The same for everything that one person says at this table, and of no use elsewhere."""
    name: str
    seat: int | None
    """Where the speaker sits now."""
    mine: bool
    """Whether this viewer said it."""
    text: str
    phrase: PhraseName | None
    """The quick phrase that it is, if it is one."""
    at: str
    """When it was said, ISO 8601 in UTC."""


class Share(Message, frozen=True):
    """Let spectators see what one sees oneself, or no longer."""

    on: bool


class Look(Message, frozen=True):
    """Look from a seat that its player shares, or from the audience (null). For spectators."""

    seat: int | None


class Chat(Message, frozen=True):
    """Say something to those in the same room."""

    text: str


class Phrase(Message, frozen=True):
    """Say a quick phrase, which everybody reads in their own language."""

    name: PhraseName


class Talk(Message, frozen=True):
    """Ask for what was said lately."""


class ChatHeard(Message, frozen=True, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class TalkPart(Message, frozen=True, tag="talk"):
    """What was said lately, oldest first, as it was asked for."""

    lines: tuple[ChatLine, ...]


Talking: TypeAlias = Share | Look | Chat | Phrase | Talk
"""What of this may be said."""
Told: TypeAlias = ChatHeard | TalkPart
"""What of it may be heard."""
