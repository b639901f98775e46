"""Everybody who is connected to a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from clashtable.server.messages import ServerMessage
from clashtable.server.seats import Seats
from clashtable.server.showing import encoded
from clashtable.server.witnesses import Onlooker, Witness


class Listener(Protocol):
    """Somebody connected."""

    @property
    def guest(self) -> str | None:
        """Who it is; None for a browser that is not known."""

    def tell(self, text: str) -> None:
        """Send *text*, now or soon; never wait for it."""


@dataclass(frozen=True)
class Elsewhere:
    """Those who are connected to a table at another worker."""

    guests: frozenset[str]
    strangers: int


class Audience:
    """Those who are connected to a table, whether they play or watch."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()
        self.windows: Counter[str | None] = Counter()
        """How many of them each guest has; under None those who are not known."""
        self.elsewhere: dict[str, Elsewhere] = {}
        """By worker; those where nobody is connected are left out."""
        self.looks: dict[Listener, int] = {}
        """From whose seat those spectators look who have chosen one."""

    def add(self, listener: Listener) -> None:
        """Let *listener* be one of them."""
        self.listeners.add(listener)
        self.windows[listener.guest] += 1

    def discard(self, listener: Listener) -> None:
        """Forget *listener*."""
        self.listeners.discard(listener)
        self.looks.pop(listener, None)
        self.windows[listener.guest] -= 1
        if not self.windows[listener.guest]:
            del self.windows[listener.guest]

    def is_empty(self) -> bool:
        """Tell whether nobody is connected, here or elsewhere."""
        return not self.listeners and not self.elsewhere

    def is_present(self, guest: str | None) -> bool:
        """Tell whether *guest* is connected."""
        return guest is not None and (
            guest in self.windows or any(guest in there.guests for there in self.elsewhere.values())
        )

    def watchers(self, seats: Seats) -> int:
        """Return how many watch without a seat; several windows of one person count once."""
        guests, strangers = self.here()
        present = set(guests).union(*(there.guests for there in self.elsewhere.values()))
        strangers += sum(there.strangers for there in self.elsewhere.values())
        return strangers + len(present - {seat.guest for seat in seats.now})

    def here(self) -> tuple[tuple[str, ...], int]:
        """Return who is connected to this worker: the guests, and how many windows of nobody known."""
        return tuple(guest for guest in self.windows if guest is not None), self.windows[None]

    def note_elsewhere(self, worker: str, there: Elsewhere | None) -> bool:
        """Note who is connected to another *worker*; tell whether that is news."""
        before = self.elsewhere.pop(worker, None)
        if there is not None and (there.guests or there.strangers):
            self.elsewhere[worker] = there
        return before != self.elsewhere.get(worker)

    def witness(self, listener: Listener, seats: Seats) -> Witness:
        """Return how *listener* sees the match; from a seat that is shared no longer nobody looks any more."""
        seat, looks = seats.of(listener.guest), self.looks.get(listener)
        if looks is None:
            return seat
        if seat is None and seats.now[looks].shares:
            return Onlooker(looks)
        del self.looks[listener]
        return seat

    def fallen(self, seats: Seats) -> list[Listener]:
        """Return those who looked from a seat that is shared no longer; they see what is public from now on."""
        return [one for one in tuple(self.looks) if not isinstance(self.witness(one, seats), Onlooker)]

    def tell_guest(self, guest: str, text: str) -> None:
        """Send *text* to every window of *guest*, and to nobody else."""
        for listener in self.listeners:
            if listener.guest == guest:
                listener.tell(text)

    def tell(self, seats: Seats, build: Callable[[Witness], ServerMessage | None], but: Listener | None = None) -> None:
        """Tell everybody what *build* makes for how they see the match, if it makes anything, except *but*."""
        built: dict[Witness, str | None] = {}
        for listener in self.listeners - {but}:
            witness = self.witness(listener, seats)
            if witness not in built:
                message = build(witness)
                built[witness] = None if message is None else encoded(message)
            text = built[witness]
            if text is not None:
                listener.tell(text)
