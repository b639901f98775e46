"""What a card does to players, to what is not a Unit, and to cards. Next, read effects/choices.py."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.games.panzer.changes import entry, field, supplies
from clashtable.games.panzer.changes.chain import cancel_item
from clashtable.games.panzer.effects.base import HarmsThings, Marked, PanzerEffect
from clashtable.games.panzer.effects.targets import legal_marks
from clashtable.games.panzer.model.cast import Cast, Mark
from clashtable.games.panzer.model.state import PanzerState


@dataclass(frozen=True)
class DamagePlayer(PanzerEffect):
    """Deal damage to a player (P-10.7)."""

    amount: int
    is_self: bool

    def text(self, card: Printed) -> str:
        return f"deal {self.amount} damage to {'yourself' if self.is_self else 'the opponent'}"

    def happen(self, state: PanzerState, use: Cast) -> None:
        supplies.damage_supply(state, use.seat if self.is_self else 1 - use.seat, self.amount)


@dataclass(frozen=True)
class DestroyFactory(HarmsThings):
    """Destroy Factories of a stack, one after another (P-6.6)."""

    amount: int = 1

    def text(self, card: Printed) -> str:
        return f"destroy {self.amount} {'Factory' if self.amount == 1 else 'Factories'} of {self.chosen.text()}"

    def touch(self, state: PanzerState, use: Cast, mark: Mark) -> None:
        for _factory in range(min(self.amount, state.factories[mark.space])):
            field.destroy_factory(state, mark.number, mark.space)


@dataclass(frozen=True)
class DestroyPermanent(HarmsThings):
    """Destroy a Permanent-Event."""

    def touch(self, state: PanzerState, use: Cast, mark: Mark) -> None:
        field.destroy_permanent(state, mark.space)


@dataclass(frozen=True)
class DestroyModifier(HarmsThings):
    """Destroy a Terrain Modifier."""

    def touch(self, state: PanzerState, use: Cast, mark: Mark) -> None:
        field.destroy_modifier(state, mark.space)


@dataclass(frozen=True)
class Cancel(HarmsThings):
    """Cancel something on the Chain (P-14.5)."""

    def text(self, card: Printed) -> str:
        return f"cancel {self.chosen.text()}"

    def touch(self, state: PanzerState, use: Cast, mark: Mark) -> None:
        cancel_item(state, mark.number)


@dataclass(frozen=True)
class Reveal(Marked):
    """Turn Terrain face up."""

    def text(self, card: Printed) -> str:
        return f"reveal {self.chosen.text()}"

    def touch(self, state: PanzerState, use: Cast, mark: Mark) -> None:
        entry.reveal(state, mark.space)


@dataclass(frozen=True)
class Draw(PanzerEffect):
    """Draw cards, one at a time (P-15.2)."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"draw {self.amount} card{'' if self.amount == 1 else 's'}"

    def happen(self, state: PanzerState, use: Cast) -> None:
        for _card in range(self.amount):
            if not supplies.draw_card(state, use.seat):
                return


@dataclass(frozen=True)
class ReturnCards(Marked):
    """Return cards from the Junkyard to the hand."""

    def text(self, card: Printed) -> str:
        return f"return {self.chosen.text()} to your hand"

    def touch(self, state: PanzerState, use: Cast, mark: Mark) -> None:
        assert mark.card is not None
        supplies.return_card(state, use.seat, mark.card)


@dataclass(frozen=True)
class Salvage(Marked):
    """Shuffle cards of the Junkyard into the Supply."""

    def text(self, card: Printed) -> str:
        return f"shuffle {self.chosen.text()} into your Supply"

    def happen(self, state: PanzerState, use: Cast) -> None:
        cards = [mark.card for mark in legal_marks(state, use, self.chosen) if mark.card is not None]
        supplies.salvage(state, use.seat, cards)


@dataclass(frozen=True)
class AllowFactory(PanzerEffect):
    """Let the player play an additional Factory this turn."""

    amount: int = 1

    def text(self, card: Printed) -> str:
        return f"you may play {self.amount} additional {'Factory' if self.amount == 1 else 'Factories'} this turn"

    def happen(self, state: PanzerState, use: Cast) -> None:
        supplies.allow_factories(state, use.seat, self.amount)
