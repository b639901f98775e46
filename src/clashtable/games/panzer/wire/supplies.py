"""What happens to Supplies, hands and Junkyards. Next, read wire/events.py."""

from typing import Final, Self

import msgspec

from clashtable.core.events import Callout
from clashtable.core.text import Voice, counted, listed
from clashtable.games.panzer.wire.base import PanzerEvent
from clashtable.games.panzer.wire.names import named

SHOWN_LOSSES: Final = 3
"""How many cards a call-out names when a Supply is damaged."""


class SecretCard(PanzerEvent, frozen=True):
    """A card that only its player sees."""

    seat: int
    card: str | None
    """None where it is hidden."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class SecretCards(PanzerEvent, frozen=True):
    """Cards that only their player sees."""

    seat: int
    amount: int
    cards: tuple[str, ...] | None
    """None where they are hidden."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)

    def told(self) -> str:
        """Return the cards, or how many they are."""
        return counted(self.amount, "card") if not self.cards else listed([named(card) for card in self.cards])


class Dealt(SecretCards, frozen=True):
    """A player shuffled the Supply and drew the first hand."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'draw')} {self.told()}."


class Reshuffled(SecretCards, frozen=True):
    """A player shuffled the hand back and drew anew (P-4.2)."""

    times: int

    def sentence(self, voice: Voice) -> str:
        draw = "draw" if self.seat == voice.viewer else "draws"
        return f"{voice.does(self.seat, 'reshuffle')} and {draw} {self.told()}."


class Drew(SecretCard, frozen=True):
    """A card was drawn."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'draw')} {'a card' if self.card is None else named(self.card)}."


class Discarded(PanzerEvent, frozen=True):
    """A card went from a hand to the Junkyard."""

    seat: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'discard')} {named(self.card)}."


class SupplyDamaged(PanzerEvent, frozen=True):
    """Cards went from a Supply to the Junkyard (P-10.7)."""

    seat: int
    amount: int
    """The damage; with too few cards, more than went."""
    cards: tuple[str, ...]
    """In their order."""

    def sentence(self, voice: Voice) -> str:
        lost = f": {listed([named(card) for card in self.cards])}" if self.cards else ""
        return f"{voice.does(self.seat, 'take')} {self.amount} damage{lost}."

    def callout(self, voice: Voice) -> Callout:
        names = [named(card) for card in self.cards[:SHOWN_LOSSES]]
        more = len(self.cards) - len(names)
        lost = listed(names) if not more else f"{', '.join(names)} and {more} more"
        title = f"{voice.does(self.seat, 'take')} {self.amount} damage"
        return Callout(title, lost or "The Supply is empty", self.cards[-1] if self.cards else "factory", "blow")


class Inspected(SecretCards, frozen=True):
    """A player looks at the top of the Supply."""

    def sentence(self, voice: Voice) -> str:
        top = "the top card" if self.amount == 1 else f"the top {counted(self.amount, 'card')}"
        seen = f": {self.told()}" if self.cards else ""
        return f"{voice.does(self.seat, 'look')} at {top} of the Supply{seen}."


class Took(SecretCard, frozen=True):
    """A player put one of the cards looked at into the hand, the others under the Supply."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'take')} {'one of them' if self.card is None else named(self.card)}."


class Found(PanzerEvent, frozen=True):
    """A player searched the Supply, showed what was found, and shuffled."""

    seat: int
    card: str | None
    """None when nothing was taken."""

    def sentence(self, voice: Voice) -> str:
        what = "nothing" if self.card is None else named(self.card)
        finds = "find" if self.seat == voice.viewer else "finds"
        return f"{voice.does(self.seat, 'search')} the Supply and {finds} {what}."


class Returned(PanzerEvent, frozen=True):
    """A card went from a Junkyard to the hand."""

    seat: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} returns to {voice.owns(self.seat, 'hand')}."


class Salvaged(PanzerEvent, frozen=True):
    """Cards were shuffled from a Junkyard into the Supply."""

    seat: int
    cards: tuple[str, ...]

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'shuffle')} {listed([named(card) for card in self.cards])} into the Supply."


class LookedAtHand(PanzerEvent, frozen=True):
    """A player looks at the opponent's hand."""

    seat: int
    whose: int
    cards: tuple[str, ...] | None
    """None where they are hidden."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat in (self.seat, self.whose) else msgspec.structs.replace(self, cards=None)

    def sentence(self, voice: Voice) -> str:
        seen = "" if not self.cards else f": {listed([named(card) for card in self.cards])}"
        return f"{voice.does(self.seat, 'look')} at {voice.owns(self.whose, 'hand')}{seen}."


class Removed(PanzerEvent, frozen=True):
    """A card was removed from the game (Expend)."""

    seat: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} is removed from the game."


class MoreFactories(PanzerEvent, frozen=True):
    """A player may play more Factories this turn."""

    seat: int
    amount: int

    def sentence(self, voice: Voice) -> str:
        more = "one more Factory" if self.amount == 1 else f"{counted(self.amount, 'more Factorie')}"
        return f"{voice.does(self.seat, 'may', 'may')} play {more} this turn."
