"""What cards in play do of themselves at a moment (changes/triggers.py). Next, read effects/lasting.py."""

from dataclasses import dataclass
from typing import cast

from clashtable.core.state import State
from clashtable.core.text import figured
from clashtable.games.genres.changes import chance, hands, pieces
from clashtable.games.genres.changes.pieces import AMBIENT, Damage
from clashtable.games.genres.model.card import Ability, Card, Thing
from clashtable.games.genres.model.damage import ambient_damage
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.vocabulary import AFTER_MELEE, DAMAGES_PAWN, IS_DAMAGED, NOBODY, TURN_STARTS


class Triggered(Ability):
    """A text that acts of itself at a moment."""

    def note(self, card: Card) -> None:
        card.listens |= 1 << self.moment()

    def act(self, state: State, bearer: Thing, card: Card, subject: Thing, amount: int) -> None:
        self.happen(cast(GenresState, state), cast(Piece, bearer), card, cast(Piece, subject), amount)

    def happen(self, state: GenresState, bearer: Piece, card: Card, subject: Piece, amount: int) -> None:
        """Happen, in this game's own types."""


@dataclass(frozen=True)
class HealsAtTurnStart(Triggered):
    """The wearer heals at the start of its turn, if it needs to."""

    most_health: int
    amount: int

    def text(self, card: Card) -> str:
        return (
            f"At the start of the wearer's turn, if its health is {self.most_health} or less, it heals {self.amount}."
        )

    def moment(self) -> int:
        return TURN_STARTS

    def happen(self, state: GenresState, bearer: Piece, card: Card, subject: Piece, amount: int) -> None:
        if bearer.health <= self.most_health:
            pieces.heal(state, bearer, self.amount)


@dataclass(frozen=True)
class BreaksWhenDamaged(Triggered):
    """Equipment is destroyed when its wearer takes so much damage at once."""

    least: int

    def text(self, card: Card) -> str:
        return f"When the wearer takes {self.least} or more damage at once, destroy this."

    def moment(self) -> int:
        return IS_DAMAGED

    def happen(self, state: GenresState, bearer: Piece, card: Card, subject: Piece, amount: int) -> None:
        if amount >= self.least:
            pieces.unequip(state, bearer, card, "destroyed")


@dataclass(frozen=True)
class HurtsAfterMelee(Triggered):
    """A coin decides whether the wearer's own melee attack hurts it."""

    damage: int

    def text(self, card: Card) -> str:
        return f"After each melee attack by the wearer, flip a coin. Tails: the wearer takes {self.damage} damage."

    def moment(self) -> int:
        return AFTER_MELEE

    def happen(self, state: GenresState, bearer: Piece, card: Card, subject: Piece, amount: int) -> None:
        if not chance.flip(state, bearer.seat):
            dealt = ambient_damage(state, bearer, self.damage)
            pieces.deal_damage(state, [Damage(bearer, dealt, AMBIENT, card.id, NOBODY)])


@dataclass(frozen=True)
class StealsWithAttack(Triggered):
    """A summon steals random cards when its attack damages a pawn."""

    cards: int

    def text(self, card: Card) -> str:
        stolen = figured(self.cards, "random card")
        return f"When its attack damages a pawn, steal {stolen} from that pawn's player."

    def moment(self) -> int:
        return DAMAGES_PAWN

    def happen(self, state: GenresState, bearer: Piece, card: Card, subject: Piece, amount: int) -> None:
        for _card in range(min(self.cards, len(state.players[subject.seat].hand))):
            hands.exchange(state, subject.seat, bearer.seat, chance.random_card(state, subject.seat), "steal")
