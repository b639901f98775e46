"""What can happen to pieces, zones and equipment in Clash of the Genres, and its sentence in the log."""

from functools import partial
from typing import ClassVar

from clashtable.core.events import Callout, Event, tag
from clashtable.core.text import Voice, counted
from clashtable.games.genres.wire.names import named


class GenresEvent(Event, frozen=True, tag=partial(tag, "genres")):
    """The base of this game's events."""


class PieceEvent(GenresEvent, frozen=True):
    """Something that befalls a piece."""

    piece: int
    seat: int
    """Who controls it."""
    card: str | None
    """The card of a summon; None for a pawn or ghost."""

    def who(self, voice: Voice) -> str:
        """Return the piece at the start of a sentence."""
        if self.card is not None:
            return named(self.card)
        return "You" if self.seat == voice.viewer else voice.names[self.seat]

    def does(self, voice: Voice, verb: str, third_person: str) -> str:
        """Return ``You take`` or ``Budget Vampire takes``."""
        own = self.card is None and self.seat == voice.viewer
        return f"{self.who(voice)} {verb if own else third_person}"


class Placed(PieceEvent, frozen=True):
    """A pawn was put on a Player Start square (G-3.3)."""

    square: str

    def sentence(self, voice: Voice) -> str:
        return f"{self.does(voice, 'start', 'starts')} on {self.square}."


class Moved(PieceEvent, frozen=True):
    """A piece changed its square."""

    start: str
    path: tuple[str, ...]
    """Every square of the way, the last one included."""
    how: str
    """``walk``, ``fly``, ``teleport``, ``swap``, ``push``, ``pull`` or ``ghost``."""

    def sentence(self, voice: Voice) -> str:
        verbs = {
            "walk": ("move", "moves"), "fly": ("fly", "flies"), "teleport": ("teleport", "teleports"),
            "swap": ("swap", "swaps"), "push": ("are pushed", "is pushed"), "pull": ("are pulled", "is pulled"),
            "ghost": ("drift", "drifts"),
        }  # fmt: skip
        return f"{self.does(voice, *verbs[self.how])} to {self.path[-1]}."


class Damaged(PieceEvent, frozen=True):
    """A piece was hit; with 0 damage too."""

    amount: int
    health: int
    """What is left."""
    sort: str
    """``attack``, ``effect``, ``ambient`` or ``true`` (G-8.2)."""
    by: str
    """What it comes from: a card's id, or ``melee``, ``bleed``, ``slam``, ``recoil``, ``ghost``."""

    def sentence(self, voice: Voice) -> str:
        return f"{self.does(voice, 'take', 'takes')} {self.amount or 'no'} damage."


class Healed(PieceEvent, frozen=True):
    """A piece was healed."""

    amount: int
    health: int

    def sentence(self, voice: Voice) -> str:
        return f"{self.does(voice, 'heal', 'heals')} {self.amount}."


class LostHealth(PieceEvent, frozen=True):
    """A player paid or lost health, which is not damage (G-9.4)."""

    amount: int
    health: int
    why: str
    """``payment`` or ``curtain``."""

    def sentence(self, voice: Voice) -> str:
        verb = ("pay", "pays") if self.why == "payment" else ("lose", "loses")
        return f"{self.does(voice, *verb)} {self.amount} health."


class Marked(PieceEvent, frozen=True):
    """A piece got a mark."""

    mark: str
    """``bleed``, ``skip``, ``rooted``, ``slowed``, ``hasted`` or ``frozen``."""
    amount: int
    """How many it has now; 1 for a mark that is simply there."""

    def sentence(self, voice: Voice) -> str:
        if self.mark == "bleed":
            return f"{self.does(voice, 'have', 'has')} {counted(self.amount, 'Bleed marker')}."
        if self.mark == "skip":
            return f"{self.does(voice, 'get', 'gets')} a Skip marker."
        return f"{self.does(voice, 'are', 'is')} {self.mark.capitalize()}."


class Unmarked(PieceEvent, frozen=True):
    """A mark ended."""

    mark: str
    amount: int
    """How many are left."""

    def sentence(self, voice: Voice) -> str:
        if self.mark == "bleed":
            left = counted(self.amount, "Bleed marker") if self.amount else "no Bleed marker"
            return f"{self.does(voice, 'have', 'has')} {left} left."
        if self.mark == "skip":
            return f"{self.does(voice, 'lose', 'loses')} the Skip marker."
        return f"{self.does(voice, 'are', 'is')} no longer {self.mark.capitalize()}."


class Died(PieceEvent, frozen=True):
    """A summon or a player died (G-17)."""

    square: str
    credited: int | None

    def sentence(self, voice: Voice) -> str:
        credit = "" if self.credited is None else f" Credit to {voice.name(self.credited)}."
        return f"{self.does(voice, 'die', 'dies')}.{credit}"

    def callout(self, voice: Voice) -> Callout:
        credit = "" if self.credited is None else f"Credit to {voice.name(self.credited)}"
        if self.card is not None:
            return Callout(f"{named(self.card)} falls", credit, self.card, "blow")
        rises = "A ghost rises"
        return Callout(f"{self.does(voice, 'die', 'dies')}!", f"{rises}. {credit}" if credit else rises, tone="blow")


class SummonLeft(PieceEvent, frozen=True):
    """A summon left the battlefield with its dead player; it does not die (G-17.3)."""

    square: str

    def sentence(self, voice: Voice) -> str:
        return f"{self.who(voice)} leaves with {voice.name(self.seat)}."


class Equipped(PieceEvent, frozen=True):
    """Equipment was attached."""

    equipment: str

    def sentence(self, voice: Voice) -> str:
        return f"{self.does(voice, 'wear', 'wears')} {named(self.equipment)}."


class Unequipped(PieceEvent, frozen=True):
    """Equipment left its wearer."""

    equipment: str
    why: str
    """``replaced``, ``destroyed`` or ``gone``."""

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.equipment)} is {'gone' if self.why == 'gone' else self.why}."


class Summoned(PieceEvent, frozen=True):
    """A summon entered play (G-15.2)."""

    square: str
    frog: bool

    def sentence(self, voice: Voice) -> str:
        frog = " as a frog" if self.frog else ""
        return f"{self.who(voice)} enters on {self.square}{frog}."


class ControlTaken(PieceEvent, frozen=True):
    """A summon changed sides."""

    former: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'take')} control of {self.who(voice)}."


class ZoneEvent(GenresEvent, frozen=True):
    """Something about a zone."""

    zone: int
    seat: int
    card: str


class ZonePlaced(ZoneEvent, frozen=True):
    """A zone was placed."""

    square: str
    wide: int
    high: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'place')} {named(self.card)} at {self.square}."


class ZoneMoved(ZoneEvent, frozen=True):
    """A zone was moved."""

    start: str
    square: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} moves to {self.square}."


class ZoneGone(ZoneEvent, frozen=True):
    """A zone left the battlefield."""

    why: str
    """``limit``, ``over``, ``destroyed``, ``mine`` or ``dead``."""

    def sentence(self, voice: Voice) -> str:
        words = {"limit": "makes room", "over": "is over", "destroyed": "is destroyed", "mine": "is spent"}
        return f"{named(self.card)} {words.get(self.why, 'is gone')}."


class ZoneTriggered(ZoneEvent, frozen=True):
    """A zone triggers on a piece."""

    piece: int

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} triggers."


class AttackHit(GenresEvent, frozen=True):
    """An attack is carried out: the squares it covers and the pieces it hits; the damage follows."""

    is_minor: ClassVar[bool] = True
    item: int
    seat: int
    card: str | None
    actor: int
    area: tuple[str, ...]
    pieces: tuple[int, ...]

    def sentence(self, voice: Voice) -> str:
        return f"The attack hits {counted(len(self.pieces), 'piece')}."


class AttackMissed(GenresEvent, frozen=True):
    """An attack that is carried out hits nobody."""

    item: int
    seat: int
    card: str | None

    def sentence(self, voice: Voice) -> str:
        return "Nobody is hit."
