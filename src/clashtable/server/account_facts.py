"""What a browser says and hears about accounts, over HTTP alone; docs/protocol.md explains each."""

from __future__ import annotations

from clashtable.server.messages import Fact


class NewAccount(Fact, frozen=True):
    """Become an account under the name that one has."""

    password: str


class LogIn(Fact, frozen=True):
    """Be the person of that name from now on."""

    name: str
    password: str


class Recovery(Fact, frozen=True):
    """Log in without the password, by a recovery code, and choose another password."""

    name: str
    code: str
    password: str


class NewPassword(Fact, frozen=True):
    """Choose another password."""

    old: str
    new: str


class Confirmation(Fact, frozen=True):
    """One's password, for what cannot be taken back."""

    password: str


class RecoveryCodes(Fact, frozen=True):
    """The codes that bring an account back without its password; each works once, and they are told only now."""

    codes: tuple[str, ...]


class SessionInfo(Fact, frozen=True):
    """Where somebody is logged in."""

    id: str
    device: str
    """The browser and the system, in words."""
    created: str
    seen: str
    """When it was last used, to the hour."""
    here: bool
    """Whether it is the one that asks."""


class BotInfo(Fact, frozen=True):
    """A token by which a bot plays over the wire."""

    id: str
    name: str
    """What the bot is called at a table."""
    profile: str
    created: str
    seen: str | None
    """When it was last used, to the hour; None if it never was."""


class NewBot(Fact, frozen=True):
    """Make a bot that plays over the wire, or another token for one's own bot of that name."""

    name: str
    """What it is called after ``Bot``."""


class NewToken(Fact, frozen=True):
    """The token of a bot, which is told only now."""

    token: str
    bot: BotInfo


class AccountInfo(Fact, frozen=True):
    """What somebody may know about their own account."""

    name: str
    account: bool
    profile: str | None
    created: str
    """When they first came."""
    codes: int
    """How many recovery codes have not been used."""
    sessions: tuple[SessionInfo, ...]
    bots: tuple[BotInfo, ...]
    tables: tuple[str, ...]
    """Where they have a seat and the match is not over."""
