"""What can happen to hands and decks, who sees it, and its sentence in the log."""

from typing import Self

import msgspec

from clashtable.core.text import Voice, counted, listed
from clashtable.games.geekfight.wire.arena import (
    GeekEvent,
)
from clashtable.games.geekfight.wire.names import named


class SecretCard(GeekEvent, frozen=True):
    """A card that only its player sees."""

    seat: int
    card: str | None
    """None where it is hidden."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class SecretCards(GeekEvent, frozen=True):
    """Cards that only their player sees."""

    seat: int
    cards: tuple[str, ...] | None
    """None where they are hidden."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


class Picked(SecretCards, frozen=True):
    """A player set three Combatants aside (F-6.2)."""

    def sentence(self, voice: Voice) -> str:
        if self.cards is None:
            return f"{voice.does(self.seat, 'set')} three Combatants aside."
        return f"{voice.does(self.seat, 'set')} {listed([named(card) for card in self.cards])} aside."


class Dealt(SecretCards, frozen=True):
    """A player shuffled the deck and drew four cards (F-6.3)."""

    def sentence(self, voice: Voice) -> str:
        drawn = "four cards" if self.cards is None else listed([named(card) for card in self.cards])
        return f"{voice.does(self.seat, 'shuffle')} and draw{'' if self.seat == voice.viewer else 's'} {drawn}."


class Laid(SecretCard, frozen=True):
    """A player laid an opening Combatant face down (F-6.4)."""

    def sentence(self, voice: Voice) -> str:
        what = "a Combatant" if self.card is None else named(self.card)
        return f"{voice.does(self.seat, 'lay')} {what} face down."


class Tucked(SecretCard, frozen=True):
    """A card was put face down under a deck (F-7.3)."""

    place: str
    """Where it came from: ``hand`` or ``deck``."""

    def sentence(self, voice: Voice) -> str:
        what = "a card" if self.card is None else named(self.card)
        return f"{voice.does(self.seat, 'tuck')} {what} under the deck."


class Drew(SecretCard, frozen=True):
    """A card was drawn."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'draw')} {'a card' if self.card is None else named(self.card)}."


class Discarded(GeekEvent, frozen=True):
    """A card went from a hand to the discard pile."""

    seat: int
    card: str
    at_random: bool

    def sentence(self, voice: Voice) -> str:
        chance = " at random" if self.at_random else ""
        return f"{voice.does(self.seat, 'discard')} {named(self.card)}{chance}."


class RevealedHand(GeekEvent, frozen=True):
    """A player showed a whole hand."""

    seat: int
    cards: tuple[str, ...]

    def sentence(self, voice: Voice) -> str:
        cards = listed([named(card) for card in self.cards]) or "no cards"
        return f"{voice.does(self.seat, 'reveal')} {cards}."


class Looked(SecretCards, frozen=True):
    """A player looked at the top of the own deck (F-21.3)."""

    amount: int

    def sentence(self, voice: Voice) -> str:
        top = "the top card" if self.amount == 1 else f"the top {counted(self.amount, 'card')}"
        seen = "" if self.cards is None else f": {listed([named(card) for card in self.cards])}"
        return f"{voice.does(self.seat, 'look')} at {top} of the deck{seen}."


class TookFromTop(SecretCard, frozen=True):
    """A player put a looked-at card into the hand."""

    def sentence(self, voice: Voice) -> str:
        what = "one of them" if self.card is None else named(self.card)
        return f"{voice.does(self.seat, 'take')} {what}."


class Found(GeekEvent, frozen=True):
    """A player searched the deck, revealed what was found, and shuffled (F-21.3)."""

    seat: int
    card: str | None
    """None when nothing was found."""

    def sentence(self, voice: Voice) -> str:
        what = "nothing" if self.card is None else named(self.card)
        finds = "find" if self.seat == voice.viewer else "finds"
        return f"{voice.does(self.seat, 'search')} the deck and {finds} {what}."


class Recovered(GeekEvent, frozen=True):
    """A card went from a discard pile to a hand."""

    seat: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} returns to {voice.owns(self.seat, 'hand')}."
