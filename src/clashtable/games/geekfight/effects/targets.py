"""What can be a target (F-15). Next, read groups.py."""

from dataclasses import dataclass
from typing import Final, cast

from clashtable.core.effects import Printed
from clashtable.core.text import listed_with_comma
from clashtable.games.geekfight.model.card import Card, TargetSpec, your
from clashtable.games.geekfight.model.cast import ATTACK, CARD, DISCARD, OBJECT, PIECE, SEAT, SNIPE, Cast, Mark, Queued
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.state import GeekState, combatants, find_object, find_piece
from clashtable.games.geekfight.model.values import (
    TARGET_BY_EFFECTS,
    TARGET_BY_LOUD,
    TARGET_BY_SNIPES,
    forbidden,
    remaining_health,
)
from clashtable.games.geekfight.vocabulary import KINDS

LOUD: Final = 2
"""The Attribute Loud, as a bit."""
INSULT: Final = 0
"""The place of Insult among the Subtypes of Tactics and Skills."""

ANYBODY: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2
CONTROL_TEXTS: Final = ("", " you control", " an opponent controls")


FITS: Final = 0
WRONG_SIDE: Final = 1
NO_VIP: Final = 2
TOO_HEALTHY: Final = 3
TOO_DEAR: Final = 4
ITSELF: Final = 5


class Spec(TargetSpec):
    """What a target must be."""

    def text(self, card: Printed | None = None) -> str:
        """Return ``target Combatant`` and the like, as the text of *card* says it."""
        return ""

    def candidates(self, state: GeekState, use: Cast) -> list[Mark]:
        """Return every target that *use* may be aimed at, in a stable order."""
        return []

    def is_open(self, state: GeekState, use: Cast, without: int) -> bool:
        """Tell whether there is a target, *without* one piece that is given up for it."""
        for mark in self.candidates(state, use):
            if not (mark.kind == PIECE and mark.number == without):
                return True
        return False

    def fits(self, state: GeekState, use: Cast, mark: Mark) -> bool:
        """Tell whether *mark* is still there and still fits the text (F-15.4)."""
        return False


def piece_mark(piece: Piece) -> Mark:
    """Return *piece* as a target."""
    return Mark(PIECE, piece.serial, piece.card)


def is_untouchable(state: GeekState, use: Cast, piece: Piece) -> bool:
    """Tell whether *piece* cannot be targeted by *use* (F-15.3)."""
    bits = forbidden(state, piece)
    if not bits:
        return False
    if use.kind == SNIPE:
        return bool(bits & TARGET_BY_SNIPES)
    if use.kind != CARD or use.seat == piece.controller:
        return False
    if bits & TARGET_BY_EFFECTS and use.card.is_effect():
        return True
    return bool(bits & TARGET_BY_LOUD and use.card.attributes & LOUD)


def controls(use: Cast, piece: Piece, who: int) -> bool:
    """Tell whether *piece* is controlled by those of *who*, seen from the player of *use*."""
    return who == ANYBODY or (piece.controller == use.seat) == (who == YOURS)


@dataclass(frozen=True)
class CombatantSpec(Spec):
    """A Combatant in the arena."""

    who: int = ANYBODY
    vip: bool = False
    most_health: int = -1
    """The most remaining health it may have; -1 for any."""

    def text(self, card: Printed | None = None) -> str:
        vip = "V.I.P. " if self.vip else ""
        health = "" if self.most_health < 0 else f" whose remaining health is {self.most_health} or less"
        return f"target {vip}Combatant{CONTROL_TEXTS[self.who]}{health}"

    def candidates(self, state: GeekState, use: Cast) -> list[Mark]:
        return [piece_mark(piece) for piece in combatants(state) if self.can_be(state, use, piece)]

    def is_open(self, state: GeekState, use: Cast, without: int) -> bool:
        for player in state.players:
            piece = player.combatant
            if piece is not None and piece.serial != without and self.can_be(state, use, piece):
                return True
        return False

    def can_be(self, state: GeekState, use: Cast, piece: Piece) -> bool:
        """Tell whether *use* may be aimed at *piece*."""
        return self.misfit(state, use, piece) == FITS and not is_untouchable(state, use, piece)

    def is_fit(self, state: GeekState, use: Cast, piece: Piece) -> bool:
        """Tell whether *piece* is such a Combatant."""
        return self.misfit(state, use, piece) == FITS

    def misfit(self, state: GeekState, use: Cast, piece: Piece) -> int:
        """Return why *piece* is no such Combatant, or FITS."""
        if not controls(use, piece, self.who):
            return WRONG_SIDE
        if self.vip and not piece.card.is_vip:
            return NO_VIP
        return FITS if self.most_health < 0 or remaining_health(state, piece) <= self.most_health else TOO_HEALTHY

    def fits(self, state: GeekState, use: Cast, mark: Mark) -> bool:
        piece = find_piece(state, mark.number)
        return piece is not None and self.is_fit(state, use, piece)


@dataclass(frozen=True)
class OtherCombatantSpec(CombatantSpec):
    """Another Combatant than the one that snipes (F-14.6)."""

    def text(self, card: Printed | None = None) -> str:
        return "another target Combatant"

    def misfit(self, state: GeekState, use: Cast, piece: Piece) -> int:
        return FITS if piece.serial != use.subject else ITSELF


@dataclass(frozen=True)
class ItemSpec(Spec):
    """An Item in the arena."""

    who: int = ANYBODY
    most_cost: int = -1
    """The most it may cost as printed; -1 for any."""
    says_who: bool = True
    """Whether the text says whose; a text that steals need not (F-23)."""

    def text(self, card: Printed | None = None) -> str:
        cost = "" if self.most_cost < 0 else f" whose printed cost is {self.most_cost} or less"
        return f"target Item{CONTROL_TEXTS[self.who] if self.says_who else ''}{cost}"

    def candidates(self, state: GeekState, use: Cast) -> list[Mark]:
        found: list[Mark] = []
        for player in state.players:
            for item in player.items:
                if self.can_be(state, use, item):
                    found.append(piece_mark(item))
        return found

    def is_open(self, state: GeekState, use: Cast, without: int) -> bool:
        for player in state.players:
            for item in player.items:
                if item.serial != without and self.can_be(state, use, item):
                    return True
        return False

    def can_be(self, state: GeekState, use: Cast, item: Piece) -> bool:
        """Tell whether *use* may be aimed at *item*."""
        return self.misfit(use, item) == FITS and not is_untouchable(state, use, item)

    def is_fit(self, use: Cast, item: Piece) -> bool:
        """Tell whether *item* is such an Item."""
        return self.misfit(use, item) == FITS

    def misfit(self, use: Cast, item: Piece) -> int:
        """Return why *item* is no such Item, or FITS."""
        if not controls(use, item, self.who):
            return WRONG_SIDE
        return FITS if self.most_cost < 0 or item.card.cost <= self.most_cost else TOO_DEAR

    def fits(self, state: GeekState, use: Cast, mark: Mark) -> bool:
        piece = find_piece(state, mark.number)
        return piece is not None and self.is_fit(use, piece)


@dataclass(frozen=True)
class ObjectSpec(Spec):
    """Something on the Queue."""

    words: str
    """What the text calls it."""
    kinds: tuple[int, ...] = ()
    """The kinds of object it may be, if it is no card."""
    cards: tuple[int, ...] = ()
    """The kinds of card it may be."""
    is_insult: bool = False
    has_one_target: bool = False

    def text(self, card: Printed | None = None) -> str:
        return f"target {self.words}{' that has exactly one target' if self.has_one_target else ''}"

    def candidates(self, state: GeekState, use: Cast) -> list[Mark]:
        found: list[Mark] = []
        for step in state.pending:
            if isinstance(step, Queued) and self.is_fit(step.cast):
                found.append(Mark(OBJECT, step.cast.serial, step.cast.card))
        return found

    def is_open(self, state: GeekState, use: Cast, without: int) -> bool:
        if not state.queued:
            return False
        for step in state.pending:
            if isinstance(step, Queued) and self.is_fit(step.cast):
                return True
        return False

    def is_fit(self, found: Cast) -> bool:
        """Tell whether *found* is such an object."""
        if self.has_one_target and len(found.targets) != 1:
            return False
        if found.kind != CARD:
            return found.kind in self.kinds
        if self.is_insult and found.card.subtype != INSULT:
            return False
        return found.card.kind in self.cards

    def fits(self, state: GeekState, use: Cast, mark: Mark) -> bool:
        found = find_object(state, mark.number)
        return found is not None and self.is_fit(found)


@dataclass(frozen=True)
class OpponentSpec(Spec):
    """Another player."""

    def text(self, card: Printed | None = None) -> str:
        return "target opponent"

    def candidates(self, state: GeekState, use: Cast) -> list[Mark]:
        return [Mark(SEAT, seat, None) for seat in range(state.seats) if seat != use.seat and state.players[seat].is_in]

    def fits(self, state: GeekState, use: Cast, mark: Mark) -> bool:
        return state.players[mark.number].is_in


@dataclass(frozen=True)
class DiscardSpec(Spec):
    """A card in one's own discard pile."""

    kinds: tuple[int, ...]

    def text(self, card: Printed | None = None) -> str:
        pile = "your discard pile" if card is None else your(card, "discard pile")
        return f"target {listed_with_comma([KINDS[kind] for kind in self.kinds], 'or')} card from {pile}"

    def candidates(self, state: GeekState, use: Cast) -> list[Mark]:
        found: list[Card] = []
        for card in state.players[use.seat].discard:
            if card.kind in self.kinds and card not in found:
                found.append(card)
        return [Mark(DISCARD, use.seat, card) for card in found]

    def fits(self, state: GeekState, use: Cast, mark: Mark) -> bool:
        return mark.card in state.players[mark.number].discard


ANY_COMBATANT: Final = CombatantSpec()
OWN_ITEM: Final = ItemSpec(YOURS)
OPPOSING_ITEM: Final = ItemSpec(OPPONENTS)
OPPOSING_COMBATANT: Final = CombatantSpec(OPPONENTS)
OWN_COMBATANT: Final = CombatantSpec(YOURS)
OTHER_COMBATANT: Final = OtherCombatantSpec()
AN_ATTACK: Final = ObjectSpec("attack", kinds=(ATTACK,))
AN_OPPONENT: Final = OpponentSpec()
ATTACHED_TO: Final[list[Spec]] = [OWN_COMBATANT, OPPOSING_COMBATANT, ANY_COMBATANT, OWN_ITEM, OPPOSING_ITEM]
"""What each way of attaching takes as its target (F-13.5, F-13.10)."""


ATTACKED: Final[list[Spec]] = [OPPOSING_COMBATANT]
SNIPED: Final[list[Spec]] = [OTHER_COMBATANT]
HOSTS: Final[list[list[Spec]]] = [[spec] for spec in ATTACHED_TO]


def specs_for(use: Cast) -> list[Spec]:
    """Return what each target of *use* must be, in order; the list is not to be altered."""
    if use.kind == ATTACK:
        return ATTACKED
    if use.kind == SNIPE:
        return SNIPED
    if use.kind == CARD and use.card.attach >= 0:
        return HOSTS[use.card.attach]
    return cast(list[Spec], use.card.abilities[use.ability].target_specs(use.mode))
