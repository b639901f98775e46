"""What can happen to hands, armories and the discard pile in Clash of the Genres, and its sentence in the log."""

from typing import ClassVar, Self

import msgspec

from clashtable.core.text import Voice, counted, listed
from clashtable.games.genres.wire.names import named
from clashtable.games.genres.wire.pieces import GenresEvent


class Drew(GenresEvent, frozen=True):
    """A card was drawn."""

    seat: int
    armory: int
    """1 to 4."""
    card: str | None
    """None where it is hidden."""
    is_event: bool
    """Whether it is an Event, which everybody sees."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat or self.is_event else msgspec.structs.replace(self, card=None)

    def sentence(self, voice: Voice) -> str:
        what = "a card" if self.card is None else named(self.card)
        return f"{voice.does(self.seat, 'draw')} {what} from armory {self.armory}."


class Dealt(Drew, frozen=True):
    """A card was drawn in set-up."""

    is_minor: ClassVar[bool] = True


class Exchanged(GenresEvent, frozen=True):
    """A card went from one hand to another: only those two see it."""

    seat: int
    """Who gets it."""
    giver: int
    card: str | None
    how: str
    """``steal``, ``give``."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.seat, self.giver) else msgspec.structs.replace(self, card=None)

    def sentence(self, voice: Voice) -> str:
        what = "a card" if self.card is None else named(self.card)
        if self.how == "steal":
            return f"{voice.does(self.seat, 'steal')} {what} from {voice.name(self.giver)}."
        return f"{voice.does(self.giver, 'give')} {what} to {voice.name(self.seat)}."


class HandPassed(GenresEvent, frozen=True):
    """A whole hand changed its owner: by death, by a swap, or by passing."""

    seat: int
    """Who gets it."""
    giver: int
    amount: int
    cards: tuple[str, ...] | None
    how: str
    """``death``, ``swap`` or ``pass``."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.seat, self.giver) else msgspec.structs.replace(self, cards=None)

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'get')} {voice.owns(self.giver, 'hand')} ({counted(self.amount, 'card')})."


class Discarded(GenresEvent, frozen=True):
    """A card went from a hand to the discard pile."""

    seat: int
    card: str
    how: str
    """``choice``, ``random``, ``limit`` or ``death``."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'discard')} {named(self.card)}."


class LookedAtHand(GenresEvent, frozen=True):
    """A player looked at a hand."""

    seat: int
    whose: int
    cards: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.seat, self.whose) else msgspec.structs.replace(self, cards=None)

    def sentence(self, voice: Voice) -> str:
        seen = "" if not self.cards else f": {listed([named(card) for card in self.cards])}"
        return f"{voice.does(self.seat, 'look')} at {voice.owns(self.whose, 'hand')}{seen}."


class LookedAtTops(GenresEvent, frozen=True):
    """A player looked at the top card of each armory."""

    seat: int
    cards: tuple[str | None, ...] | None
    """By armory; None for an empty one, and altogether where they are hidden."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)

    def sentence(self, voice: Voice) -> str:
        seen = listed([named(card) for card in self.cards or () if card])
        return f"{voice.does(self.seat, 'look')} at the top of each armory{': ' + seen if seen else ''}."


class PutOnArmory(GenresEvent, frozen=True):
    """A player put a card of the hand on an armory."""

    seat: int
    armory: int
    card: str | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)

    def sentence(self, voice: Voice) -> str:
        what = "a card" if self.card is None else named(self.card)
        return f"{voice.does(self.seat, 'put')} {what} on armory {self.armory}."


class TookBack(GenresEvent, frozen=True):
    """A card went openly to a hand: retrieved from the discard pile, or returned from the stack or from play."""

    seat: int
    card: str
    how: str
    """``retrieve`` or ``return``."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'take')} {named(self.card)} back."


class Reshuffled(GenresEvent, frozen=True):
    """The discard pile was dealt to the armories (G-19.2)."""

    sizes: tuple[int, ...]

    def sentence(self, voice: Voice) -> str:
        return "The discard pile is shuffled into the armories."
