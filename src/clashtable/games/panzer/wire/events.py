"""What can happen in Panzer Clash, who sees it, and its sentence in the log."""

from typing import ClassVar, Self, TypeAlias

import msgspec

from clashtable.core.text import Voice, counted, listed, sentence
from clashtable.games.panzer.wire.field import (
    AttackDeclared,
    AttackFailed,
    BattleFought,
    Changed,
    Damaged,
    Deployed,
    Destroyed,
    FactoryDestroyed,
    FactoryPlayed,
    Halted,
    ModifierDestroyed,
    ModifierPlaced,
    ModifierPlayed,
    MoreAttacks,
    Moved,
    PanzerEvent,
    PermanentCame,
    PermanentDestroyed,
    RangedDeclared,
    RangedHit,
    Repaired,
    SupplyAttacked,
    Suppressed,
    TerrainRevealed,
    UnitPlayed,
)
from clashtable.games.panzer.wire.names import named
from clashtable.games.panzer.wire.views import PanzerTarget


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


# --- set-up (P-4)


class Dealt(SecretCards, frozen=True):
    """A player shuffled the Supply and drew the first hand."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'draw')} {self.told()}."


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


class Reshuffled(SecretCards, frozen=True):
    """A player shuffled the hand back and drew anew (P-4.2)."""

    times: int

    def sentence(self, voice: Voice) -> str:
        draw = "draw" if self.seat == voice.viewer else "draws"
        return f"{voice.does(self.seat, 'reshuffle')} and {draw} {self.told()}."


# --- the turn (P-5)


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


class Drew(SecretCard, frozen=True):
    """A card was drawn."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'draw')} {'a card' if self.card is None else named(self.card)}."


class TurnEnded(PanzerEvent, frozen=True):
    """What lasted for the turn ended (P-5.5)."""

    is_minor: ClassVar[bool] = True
    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.owns(self.seat, 'turn')} ends.".replace("your", "Your", 1)


class Discarded(PanzerEvent, frozen=True):
    """A card went from a hand to the Junkyard."""

    seat: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'discard')} {named(self.card)}."


# --- Events and the Chain (P-14)


class EventPlayed(PanzerEvent, frozen=True):
    """An Event was put on a stack and on the Chain."""

    seat: int
    item: int
    card: str
    space: str
    targets: tuple[PanzerTarget, ...]
    text: str
    """What it will do, in words; a player is written ``{seat:1}``."""

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'play')} {named(self.card)}: {voice.told(self.text)}"


class EventResolved(PanzerEvent, frozen=True):
    """An Event on the Chain is carried out."""

    is_minor: ClassVar[bool] = True
    seat: int
    item: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} resolves."


class EventFailed(PanzerEvent, frozen=True):
    """All targets of an Event were gone (P-13.2)."""

    seat: int
    item: int
    card: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)} does nothing: its targets are gone."


class Cancelled(PanzerEvent, frozen=True):
    """Something on the Chain was cancelled (P-14.5)."""

    seat: int
    """Whose it was."""
    item: int
    what: str
    """``attack``, ``ranged`` or ``event``."""
    card: str

    def sentence(self, voice: Voice) -> str:
        attack = "'s attack" if self.what != "event" else ""
        return f"{named(self.card)}{attack} is cancelled."


class Triggered(PanzerEvent, frozen=True):
    """A trigger is carried out."""

    seat: int
    card: str
    label: str
    """What triggered: ``Play-Effect``, ``Overrun``, ``Junkyard-Trigger`` …; empty for a watching text."""
    space: str

    def sentence(self, voice: Voice) -> str:
        return f"{named(self.card)}: {self.label or 'its text applies'}."


class ActionUsed(PanzerEvent, frozen=True):
    """A Unit used an Action (P-12)."""

    seat: int
    unit: int
    card: str
    space: str
    action: str
    """``action``, ``repair`` or ``demolish``."""

    def sentence(self, voice: Voice) -> str:
        words = {"action": "its Action", "repair": "Repair", "demolish": "Demolish"}
        return f"{named(self.card)} uses {words[self.action]}."


# --- cards on the move


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


# --- the end (P-15)


class Conceded(PanzerEvent, frozen=True):
    """A player gave up."""

    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, 'concede')}."


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


AnyPanzerEvent: TypeAlias = (
    Dealt | Began | Kept | Reshuffled | TurnBegan | PhaseBegan | Cleared | Drew | TurnEnded | Discarded | EventPlayed
    | EventResolved | EventFailed | Cancelled | Triggered | ActionUsed | SupplyDamaged | Inspected | Took | Found
    | Returned | Salvaged | LookedAtHand | Removed | MoreFactories | Conceded | MatchEnded | FactoryPlayed | UnitPlayed
    | Deployed | ModifierPlayed | ModifierPlaced | ModifierDestroyed | PermanentCame | PermanentDestroyed
    | FactoryDestroyed | Moved | TerrainRevealed | Halted | Suppressed | Changed | MoreAttacks | AttackDeclared
    | RangedDeclared | AttackFailed | BattleFought | SupplyAttacked | RangedHit | Damaged | Repaired | Destroyed
)  # fmt: skip
