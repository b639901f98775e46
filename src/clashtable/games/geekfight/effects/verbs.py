"""What a Geek Fight card can do: each effect knows its sentence and its deed. Next, read abilities.py.

Damage and counters have modules of their own.
"""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.core.text import number
from clashtable.games.geekfight.changes import arena, hands
from clashtable.games.geekfight.changes.damage import forget_dealer
from clashtable.games.geekfight.changes.outcome import gain_cred
from clashtable.games.geekfight.changes.queue import cancel_object
from clashtable.games.geekfight.changes.resources import refresh
from clashtable.games.geekfight.effects.base import Aimed, GeekEffect, Targeted
from clashtable.games.geekfight.effects.targets import Spec
from clashtable.games.geekfight.model.card import Telling, you, your
from clashtable.games.geekfight.model.cast import Cast
from clashtable.games.geekfight.model.piece import USED_ATTACK, USED_SPEND, Piece
from clashtable.games.geekfight.model.state import GeekState


@dataclass(frozen=True)
class Refresh(Aimed):
    """Make a used Action available again (F-9.3)."""

    is_attack: bool

    def text(self, card: Printed) -> str:
        return f"refresh {self.who.text(card)}'s {'Attack' if self.is_attack else 'Spend'} Action"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        refresh(state, piece, USED_ATTACK if self.is_attack else USED_SPEND)


@dataclass(frozen=True)
class Break(Aimed):
    """Break Items (F-13.9)."""

    def text(self, card: Printed) -> str:
        return f"break {self.who.text(card)}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        arena.break_item(state, piece)


@dataclass(frozen=True)
class Steal(Aimed):
    """Gain control of an Item (F-13.8)."""

    def text(self, card: Printed) -> str:
        return f"steal {self.who.text(card)}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        arena.steal(state, use.seat, piece)


@dataclass(frozen=True)
class Defeat(Aimed):
    """Defeat a Combatant at once, without damage (F-23)."""

    def text(self, card: Printed) -> str:
        return f"defeat {self.who.text(card)}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        forget_dealer(piece)
        arena.defeat(state, [piece])


@dataclass(frozen=True)
class ReturnToHand(Aimed):
    """Return a Combatant to its owner's hand."""

    def text(self, card: Printed) -> str:
        return f"return {self.who.text(card)} to {your(card, 'hand')}"

    def touch(self, state: GeekState, use: Cast, piece: Piece) -> None:
        arena.return_to_hand(state, piece)


@dataclass(frozen=True)
class Cancel(Targeted):
    """Cancel something on the Queue (F-15.5)."""

    def text(self, card: Printed) -> str:
        return f"cancel {self.target.text()}"

    def happen(self, state: GeekState, use: Cast) -> None:
        cancel_object(state, use.targets[0].number)


@dataclass(frozen=True)
class Draw(GeekEffect):
    """Draw cards."""

    amount: int
    more: bool = False
    you: bool = False
    """Whether the text says who draws, because somebody else chooses."""

    def text(self, card: Printed) -> str:
        one = self.amount == 1 and not self.more
        what = "a card" if one else f"{number(self.amount)} {'more ' if self.more else ''}cards"
        if self.you and isinstance(card, Telling):
            return f"let {you(card)} draw {what}"
        return f"you draw {what}" if self.you else f"draw {what}"

    def is_possible(self, state: GeekState, use: Cast) -> bool:
        return bool(state.players[use.seat].deck)

    def happen(self, state: GeekState, use: Cast) -> None:
        for _card in range(self.amount):
            hands.draw_card(state, use.seat)


@dataclass(frozen=True)
class DiscardAtRandom(GeekEffect):
    """Discard a card at random: you, or the target."""

    target: Spec | None = None

    def specs(self) -> list[Spec]:
        return [] if self.target is None else [self.target]

    def text(self, card: Printed) -> str:
        who = "discard" if self.target is None else f"{self.target.text()} discards"
        return f"{who} a card at random"

    def happen(self, state: GeekState, use: Cast) -> None:
        seat = use.seat if self.target is None else use.targets[0].number
        if state.players[seat].hand:
            hands.discard_card(state, seat, hands.random_card(state, seat), at_random=True)


@dataclass(frozen=True)
class Recover(Targeted):
    """Return a card from the discard pile to the hand."""

    def text(self, card: Printed) -> str:
        return f"return {self.target.text(card)} to {your(card, 'hand')}"

    def happen(self, state: GeekState, use: Cast) -> None:
        card = use.targets[0].card
        assert card is not None
        hands.recover_card(state, use.seat, card)


@dataclass(frozen=True)
class GainCred(GeekEffect):
    """Gain Cred."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"gain {self.amount} Cred"

    def happen(self, state: GeekState, use: Cast) -> None:
        gain_cred(state, use.seat, self.amount)


@dataclass(frozen=True)
class DefeaterGainsCred(GeekEffect):
    """Cred for whoever defeated the host."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"the player who defeated it gains {self.amount} Cred"

    def happen(self, state: GeekState, use: Cast) -> None:
        if use.subject >= 0 and state.players[use.subject].is_in:
            gain_cred(state, use.subject, self.amount)
