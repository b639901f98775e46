"""Who sits where: a person, a bot or nobody. Bots come through the same door as people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from clashtable.bots.roster import canonical, parse_spec
from clashtable.core.errors import InvalidMessage
from clashtable.server.facts import BotLevel

BOT_LEVELS: Final = (
    BotLevel("greedy", "Easy", "Takes what looks best at once."),
    BotLevel("search:60", "Medium", "Thinks a little way ahead."),
    BotLevel("search:600", "Hard", "Thinks long and plays to win."),
)
"""The bots that people are offered."""
TAKEOVER_LEVEL: Final = "greedy"
"""Who plays on for somebody who left."""
MOST_ITERATIONS: Final = 2_000
MOST_SECONDS: Final = 2.0


@dataclass(frozen=True)
class Seat:
    """The occupant of a seat from some move on."""

    kind: Literal["human", "remote", "bot", "open"]
    """A person, a person's bot that plays over the wire, a bot of ours, or nobody."""
    name: str = ""
    guest: str | None = None
    """The person's id."""
    level: str | None = None
    """The bot's level."""
    since: int = 0
    """How many moves had been played when they sat down."""
    deck: str | None = None
    """The deck they brought; ``mirror`` for a copy of the host's, None for one that chance chooses."""
    keeps: str | None = None
    """For whom a bot plays on until they return, or for whom an open seat is kept."""
    keeps_name: str | None = None
    """What they are called."""
    shares: bool = False
    """Whether spectators may look from here."""
    profile: str | None = None
    """The login name of an account, or of a person's bot."""

    @property
    def is_person(self) -> bool:
        """Whether whoever sits here comes and goes and moves by themselves, as people and their bots do."""
        return self.kind in ("human", "remote")


OPEN: Final = Seat("open")


class Seats:
    """Who sits where at a table, and who sat there before."""

    def __init__(self, held: Mapping[int, Sequence[Seat]]) -> None:
        self.held = [list(held[index]) for index in sorted(held)]
        """Everybody who ever held each seat, the present one last."""
        self.faced: dict[str, int] = {}
        """From which of their seats those look who have several."""

    def __len__(self) -> int:
        return len(self.held)

    @property
    def now(self) -> list[Seat]:
        """Who sits where."""
        return [occupants[-1] for occupants in self.held]

    @property
    def people(self) -> dict[int, str]:
        """Who of those who sit here is a person, by seat."""
        return {index: seat.guest for index, seat in enumerate(self.now) if seat.guest is not None}

    @property
    def names(self) -> list[str]:
        """What those who sit here are called."""
        return [seat.name for seat in self.now]

    def names_at(self, sequence: int) -> list[str]:
        """Return who held each seat when the events of that move happened."""
        moment = max(1, sequence)
        return [next(seat.name for seat in reversed(held) if seat.since < moment) for held in self.held]

    def of(self, guest: str | None) -> int | None:
        """Return where *guest* sits, or from which of their seats they look; None for a spectator."""
        own = self.all_of(guest)
        faced = None if guest is None else self.faced.get(guest)
        return faced if faced in own else own[0] if own else None

    def all_of(self, guest: str | None) -> list[int]:
        """Return every seat that *guest* has; none for a spectator."""
        return [] if guest is None else [index for index, seat in enumerate(self.now) if seat.guest == guest]

    def face(self, seat: int | None) -> list[str]:
        """Let whoever sits on *seat*, which is to act, look from there; return who looked from another one before."""
        guest = None if seat is None else self.now[seat].guest
        if guest is None or seat is None or self.of(guest) == seat:
            return []
        self.faced[guest] = seat
        return [guest]

    def expects(self, guest: str) -> bool:
        """Tell whether *guest* sits here, or a seat is kept for them."""
        return any(guest in (seat.guest, kept_for(seat)) for seat in self.now)

    def is_full(self) -> bool:
        """Tell whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.now)

    def take(self, index: int, seat: Seat) -> None:
        """Seat somebody; whoever sat down at the same moment is forgotten."""
        if self.held[index][-1].since == seat.since:
            self.held[index].pop()
        self.held[index].append(seat)

    def ever_held(self, guest: str) -> bool:
        """Tell whether *guest* sits here or ever did."""
        return any(guest in (seat.guest, kept_for(seat)) for held in self.held for seat in held)

    def rename(self, guest: str, name: str | None, profile: str | None) -> None:
        """Call *guest* by another name, if there is one, and look them up by *profile*."""
        for held in self.held:
            held[:] = [called(seat, guest, name, profile) for seat in held]


def called(seat: Seat, guest: str, name: str | None, profile: str | None) -> Seat:
    """Return *seat* as it is once *guest* is called otherwise."""
    if kept_for(seat) == guest:
        return replace(seat, name=name or seat.name)
    return replace(seat, name=name or seat.name, profile=profile) if seat.guest == guest else seat


def kept_for(seat: Seat) -> str | None:
    """Return for whom an open seat is kept."""
    return seat.keeps if seat.kind == "open" else None


def checked_level(level: str) -> str:
    """Return *level* in its one form if a bot here may have it; InvalidMessage says what is possible otherwise."""
    _name, budget = parse_spec(level)
    if (budget.iterations or 0) > MOST_ITERATIONS or (budget.seconds or 0) > MOST_SECONDS:
        raise InvalidMessage(
            f"The bot {level!r} would think too long for a table: "
            f"up to {MOST_ITERATIONS} iterations or {MOST_SECONDS:.0f} seconds are possible here."
        )
    return canonical(level)
