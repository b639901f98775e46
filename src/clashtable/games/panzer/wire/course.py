"""The course of a match as events: turns, phases, its end. Next, read wire/field.py."""

from typing import ClassVar

from clashtable.core.events import Callout
from clashtable.core.text import Voice, sentence
from clashtable.games.panzer.wire.base import PanzerEvent
from clashtable.games.panzer.wire.names import named


class Began(PanzerEvent, frozen=True):
    """Who takes the first turn was decided."""

    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'go', 'goes')} first."


class Kept(PanzerEvent, frozen=True):
    """A player kept the hand."""

    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'keep')} the hand."


class TurnBegan(PanzerEvent, frozen=True):
    """A turn began."""

    seat: int
    turn: int

    def sentence(self, voice: Voice) -> str:
        return sentence(voice.owns(self.seat, f"turn {self.turn}"))


class PhaseBegan(PanzerEvent, frozen=True):
    """A phase began: ``standby``, ``draw``, ``main`` or ``end``."""

    is_minor: ClassVar[bool] = True
    seat: int
    phase: str

    def sentence(self, voice: Voice) -> str:
        return f"The {self.phase.capitalize()}-Phase begins."


class Cleared(PanzerEvent, frozen=True):
    """An Event left its stack (P-5.2)."""

    seat: int
    card: str
    space: str
    removed: bool
    """Whether it is removed from the game (Expend)."""

    def sentence(self, voice: Voice) -> str:
        where = "is removed from the game" if self.removed else f"goes to {voice.owns(self.seat, 'Junkyard')}"
        return f"{named(self.card)} {where}."


class TurnEnded(PanzerEvent, frozen=True):
    """What lasted for the turn ended (P-5.5)."""

    is_minor: ClassVar[bool] = True
    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.owns(self.seat, 'turn')} ends.".replace("your", "Your", 1)


class Conceded(PanzerEvent, frozen=True):
    """A player gave up."""

    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'concede')}."

    def callout(self, voice: Voice) -> Callout:
        return Callout(voice.does(self.seat, "concede"), "The map is folded up.")


class MatchEnded(PanzerEvent, frozen=True):
    """The match was decided."""

    winners: tuple[int, ...]
    """Nobody after a draw."""
    supplies: tuple[int, ...]
    why: str
    """``supply``: the other had to draw from an empty one; ``conceded``; ``turn limit``."""

    def sentence(self, voice: Voice) -> str:
        if not self.winners:
            return "After a hundred turns each both Supplies are equal: a draw."
        winner = self.winners[0]
        reasons = {
            "supply": f"{voice.owns(1 - winner, 'Supply')} is empty and a card had to be drawn",
            "conceded": f"{voice.does(1 - winner, 'concede').replace('You', 'you', 1)}",
            "turn limit": "the larger Supply after a hundred turns each",
        }
        return f"{voice.does(winner, 'win')}: {reasons[self.why]}."
