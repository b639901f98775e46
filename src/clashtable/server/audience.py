"""Everybody who is connected to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from clashtable.server.messages import ServerMessage
from clashtable.server.seats import Seats
from clashtable.server.showing import encoded


class Listener(Protocol):
    """Somebody connected."""

    @property
    def guest(self) -> str | None:
        """Who it is; None for a browser that is not known."""

    def tell(self, text: str) -> None:
        """Send *text*, now or soon; never wait for it."""


class Audience:
    """Those who are connected to a table, whether they play or watch."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def is_present(self, guest: str | None) -> bool:
        """Tell whether *guest* is connected."""
        return guest is not None and any(listener.guest == guest for listener in self.listeners)

    def watchers(self, seats: Seats) -> int:
        """Return how many watch without a seat; several windows of one person count once."""
        watching = [listener.guest for listener in self.listeners if seats.of(listener.guest) is None]
        return watching.count(None) + len(set(watching) - {None})

    def tell_guest(self, guest: str, text: str) -> None:
        """Send *text* to every window of *guest*, and to nobody else."""
        for listener in self.listeners:
            if listener.guest == guest:
                listener.tell(text)

    def tell(self, seats: Seats, build: Callable[[int | None], ServerMessage], but: Listener | None = None) -> None:
        """Tell everybody what *build* makes for their seat, except *but*."""
        built: dict[int | None, str] = {}
        for listener in self.listeners - {but}:
            seat = seats.of(listener.guest)
            if seat not in built:
                built[seat] = encoded(build(seat))
            listener.tell(built[seat])
