"""Cards that a text speaks of by their kind, and those in a Junkyard. Next, read effects/groups.py."""

from dataclasses import dataclass

from clashtable.games.panzer.effects.targets import Spec, type_words
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import AT_JUNKYARD, JUNKYARD, Cast, Mark
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.vocabulary import ANY_COST, ANY_TYPE, KINDS, UNIT


@dataclass(frozen=True)
class CardSpec:
    """What a card must be that a text speaks of by its kind."""

    kind: int = -1
    types: int = ANY_TYPE
    cost: int = ANY_COST
    is_exact: bool = False

    def text(self) -> str:
        """Return ``Infantry Unit card with cost 2 or less``; *s* follows *card* where several are meant."""
        what = "" if self.kind < 0 else f"{KINDS[self.kind]} "
        types = type_words(self.types) if self.kind == UNIT else ""
        limit = "" if self.cost == ANY_COST else f" with cost {self.cost}{'' if self.is_exact else ' or less'}"
        return f"{types}{what}card{limit}"

    def is_fit(self, card: Card) -> bool:
        """Tell whether *card* is such a card."""
        if self.kind >= 0 and card.kind != self.kind:
            return False
        if self.kind == UNIT and not self.types & card.type_bit:
            return False
        return card.cost == self.cost if self.is_exact else card.cost <= self.cost


@dataclass(frozen=True)
class JunkyardSpec(Spec):
    """Cards in one's own Junkyard; copies are different targets under one option (P-17.6)."""

    card: CardSpec
    limit: int = 1

    def kind(self) -> int:
        return AT_JUNKYARD

    def most(self) -> int:
        return self.limit

    def text(self) -> str:
        words = self.card.text()
        if self.limit == 1:
            return f"target {words} in your Junkyard"
        return f"up to {self.limit} target {words.replace('card', 'cards', 1)} in your Junkyard"

    def candidates(self, state: PanzerState, use: Cast) -> list[Mark]:
        found: list[Mark] = []
        junkyard = state.players[use.seat].junkyard
        for at in range(len(junkyard)):
            card = junkyard[at]
            if self.card.is_fit(card) and not copies_of(card, junkyard, at) and has_spare(junkyard, use, card):
                found.append(Mark(AT_JUNKYARD, chosen_copies(use, card), -1, card))
        return found

    def has_candidate(self, state: PanzerState, use: Cast) -> bool:
        junkyard = state.players[use.seat].junkyard
        for card in junkyard:
            if self.card.is_fit(card) and has_spare(junkyard, use, card):
                return True
        return False

    def fits(self, state: PanzerState, use: Cast, mark: Mark) -> bool:
        return mark.card is not None and state.players[use.seat].junkyard.count(mark.card) > mark.number


def copies_of(card: Card, cards: list[Card], end: int) -> int:
    """Return how many of the first *end* of *cards* are copies of *card*."""
    found = 0
    for at in range(end):
        if cards[at] is card:
            found += 1
    return found


def has_spare(junkyard: list[Card], use: Cast, card: Card) -> bool:
    """Tell whether a copy of *card* is left to be chosen."""
    # An Event that is played from the Junkyard is never its own target (P-18.4).
    spare = copies_of(card, junkyard, len(junkyard)) - (1 if use.kind == JUNKYARD and use.card is card else 0)
    return chosen_copies(use, card) < spare


def chosen_copies(use: Cast, card: Card) -> int:
    """Return how many copies of a card in the Junkyard are targets already."""
    found = 0
    for mark in use.targets:
        if mark.kind == AT_JUNKYARD and mark.card is card:
            found += 1
    return found
