"""What a text can ask for: traits of a Combatant, and facts of the match."""

from dataclasses import dataclass
from typing import Final, cast

from clashtable.core.effects import Condition, Printed, Use
from clashtable.core.state import State
from clashtable.core.text import with_article
from clashtable.games.geekfight.effects.groups import Who
from clashtable.games.geekfight.model.card import you, your, your_combatant
from clashtable.games.geekfight.model.cast import Cast
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.model.values import attributes, can_snipe
from clashtable.games.geekfight.vocabulary import ATTRIBUTES, COMBATANT, SUBTYPES, TYPES

IS_TYPE: Final = 0
IS_SUBTYPE: Final = 1
IS_ATTRIBUTE: Final = 2
IS_VIP: Final = 3


@dataclass(frozen=True)
class Trait:
    """Something a Combatant can be: of a Type, of a Subtype, with an Attribute, a V.I.P."""

    kind: int
    number: int

    def text(self) -> str:
        """Return what follows ``is``."""
        if self.kind == IS_ATTRIBUTE:
            return ATTRIBUTES[self.number]
        if self.kind == IS_VIP:
            return "a V.I.P."
        return with_article(TYPES[self.number] if self.kind == IS_TYPE else SUBTYPES[COMBATANT][self.number])

    def holds(self, state: GeekState, piece: Piece | None) -> bool:
        """Tell whether *piece* is that; nobody is nothing."""
        if piece is None:
            return False
        if self.kind == IS_TYPE:
            return piece.card.type == self.number
        if self.kind == IS_SUBTYPE:
            return piece.card.kind == COMBATANT and piece.card.subtype == self.number
        if self.kind == IS_ATTRIBUTE:
            return bool(attributes(state, piece) >> self.number & 1)
        return piece.card.is_vip


def of_type(name: str) -> Trait:
    """Return the trait of a Type."""
    return Trait(IS_TYPE, TYPES.index(name))


def of_subtype(name: str) -> Trait:
    """Return the trait of a Combatant's Subtype."""
    return Trait(IS_SUBTYPE, SUBTYPES[COMBATANT].index(name))


def with_attribute(name: str) -> Trait:
    """Return the trait of an Attribute."""
    return Trait(IS_ATTRIBUTE, ATTRIBUTES.index(name))


VIP: Final = Trait(IS_VIP, 0)


@dataclass(frozen=True)
class Is(Condition):
    """Some Combatant is there and has a trait, or is there and has it not."""

    who: Who
    trait: Trait
    is_not: bool = False

    def text(self, card: Printed) -> str:
        return f"{self.who.text(card)} is {'not ' if self.is_not else ''}{self.trait.text()}"

    def holds(self, state: State, use: Use) -> bool:
        geek, own = cast(GeekState, state), cast(Cast, use)
        pieces = self.who.pieces(geek, own)
        return bool(pieces) and self.trait.holds(geek, pieces[0]) != self.is_not


@dataclass(frozen=True)
class CanSnipe(Condition):
    """Your Combatant can snipe (F-23)."""

    def text(self, card: Printed) -> str:
        return f"{your_combatant(card)} can snipe"

    def holds(self, state: State, use: Use) -> bool:
        return can_snipe(cast(GeekState, state), use.seat)


@dataclass(frozen=True)
class SomebodyDefeated(Condition):
    """A Combatant was defeated this turn."""

    def text(self, card: Printed) -> str:
        return "a Combatant was defeated this turn"

    def holds(self, state: State, use: Use) -> bool:
        return cast(GeekState, state).course.has_defeat


@dataclass(frozen=True)
class ForfeitedItem(Condition):
    """An Item was forfeited as the card was played."""

    def text(self, card: Printed) -> str:
        return f"{you(card)} forfeited an Item this way"

    def holds(self, state: State, use: Use) -> bool:
        return cast(Cast, use).forfeited is not None


@dataclass(frozen=True)
class InDiscard(Condition):
    """A Combatant card of a Subtype lies in your discard pile."""

    trait: Trait

    def text(self, card: Printed) -> str:
        return f"there is {self.trait.text()} card in {your(card, 'discard pile')}"

    def holds(self, state: State, use: Use) -> bool:
        return count_in_discard(cast(GeekState, state), use.seat, self.trait) > 0


@dataclass(frozen=True)
class EquipsMost(Condition):
    """Your Combatant equips more Items than each opponent's (F-23)."""

    def text(self, card: Printed) -> str:
        return f"{your_combatant(card)} equips more Items than each opponent's Combatant"

    def holds(self, state: State, use: Use) -> bool:
        geek = cast(GeekState, state)
        if geek.players[use.seat].combatant is None:
            return False
        mine = len(geek.players[use.seat].items)
        for seat in range(geek.seats):
            player = geek.players[seat]
            if seat != use.seat and player.is_in:
                theirs = 0 if player.combatant is None else len(player.items)
                if theirs >= mine:
                    return False
        return True


def count_in_discard(state: GeekState, seat: int, trait: Trait) -> int:
    """Return how many Combatant cards of a Subtype lie in a discard pile."""
    count = 0
    for card in state.players[seat].discard:
        if card.kind == COMBATANT and card.subtype == trait.number:
            count += 1
    return count
