"""What happened, with its sentence and who sees it; and what a seat knows. Frozen structs, one a kind."""

from functools import partial
from typing import TypeAlias

import msgspec

from clashtable.core.events import Event, tag
from clashtable.core.text import Voice, counted
from clashtable.core.view import Snapshot, View


class TemplateEvent(Event, frozen=True, tag=partial(tag, "template")):
    """The base of the events below."""


class Dealt(TemplateEvent, frozen=True):
    """Everybody was dealt a hand."""

    hands: tuple[tuple[int, ...] | None, ...]
    """Each seat's cards; None where they are hidden."""

    def seen_by(self, seat: int | None) -> "Dealt":
        hands = tuple(hand if owner == seat else None for owner, hand in enumerate(self.hands))
        return msgspec.structs.replace(self, hands=hands)

    def sentence(self, voice: Voice) -> str:
        return "The cards are dealt."


class Played(TemplateEvent, frozen=True):
    """A card was played."""

    seat: int
    card: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'play')} {self.card}."


class RoundWon(TemplateEvent, frozen=True):
    """The highest card took the round."""

    seat: int
    points: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'take')} the round: {counted(self.points, 'point')} so far."


class MatchEnded(TemplateEvent, frozen=True):
    """All cards are played."""

    winners: tuple[int, ...]

    def sentence(self, voice: Voice) -> str:
        names = " and ".join(voice.name(seat) for seat in self.winners)
        return f"The match is over: most points for {names}."


AnyTemplateEvent: TypeAlias = Dealt | Played | RoundWon | MatchEnded


class TemplateView(View, frozen=True, tag="template"):
    """What one seat, or a spectator, knows (T-4.1)."""

    cards: int
    """How many cards each player was dealt."""
    hand: tuple[int, ...] | None
    """The viewer's own cards; None for a spectator."""
    hand_sizes: tuple[int, ...]
    table: tuple[int, ...]
    """What each seat has played in this round; 0 for nothing yet."""
    played: tuple[int, ...]
    """The cards of earlier rounds."""
    points: tuple[int, ...]
    leader: int


class TemplateSnapshot(Snapshot, frozen=True, tag="template"):
    """Everything, hidden cards included."""

    cards: int
    aside: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    table: tuple[int, ...]
    played: tuple[int, ...]
    points: tuple[int, ...]
    leader: int
