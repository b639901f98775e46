"""Effects that ask for more than targets while they are carried out (P-13.2). Next, read effects/abilities.py."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.core.piles import in_order
from clashtable.core.state import Move
from clashtable.games.panzer.changes import entry, field, supplies
from clashtable.games.panzer.effects.base import Aimed, Marked, PanzerEffect
from clashtable.games.panzer.effects.card_targets import CardSpec
from clashtable.games.panzer.effects.targets import LINE_TEXTS, legal_marks
from clashtable.games.panzer.model import movement
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import Cast
from clashtable.games.panzer.model.places import deployment_spaces, relocation_spaces
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.moves import DEPLOY, DISCARD, NONE, TAKE, TO, PanzerMove, card_moves, plain, space_moves
from clashtable.games.panzer.vocabulary import FITTING, NO_CARD, NO_ROOM


@dataclass(frozen=True)
class Shift(Aimed):
    """Put a Unit onto an adjacent unoccupied Terrain (P-18.4)."""

    def text(self, card: Printed) -> str:
        return f"shift {self.who.text()}"

    def decision(self) -> str:
        return "shift-to"

    def happen(self, state: PanzerState, use: Cast) -> None:
        if self.who.units(state, use):
            self.ask(state, use, use.seat, 0)

    def answers(self, state: PanzerState, use: Cast, stage: int) -> list[Move]:
        return space_moves(TO, movement.shift_spaces(state, self.who.units(state, use)[0]))

    def answered(self, state: PanzerState, use: Cast, stage: int, move: PanzerMove) -> None:
        entry.move_unit(state, self.who.units(state, use)[0], move.space, [], 0, "shift")


@dataclass(frozen=True)
class Relocate(Aimed):
    """Put a Unit onto an unoccupied face-up Terrain of certain lines (P-18.4)."""

    lines: int

    def text(self, card: Printed) -> str:
        return f"relocate {self.who.text()} to an unoccupied face-up Terrain in {LINE_TEXTS[self.lines]}"

    def decision(self) -> str:
        return "relocate-to"

    def lack(self, state: PanzerState, use: Cast) -> int:
        return FITTING if relocation_spaces(state, use.seat, self.lines) else NO_ROOM

    def happen(self, state: PanzerState, use: Cast) -> None:
        if self.who.units(state, use):
            self.ask(state, use, use.seat, 0)

    def answers(self, state: PanzerState, use: Cast, stage: int) -> list[Move]:
        return space_moves(TO, relocation_spaces(state, use.seat, self.lines))

    def answered(self, state: PanzerState, use: Cast, stage: int, move: PanzerMove) -> None:
        entry.move_unit(state, self.who.units(state, use)[0], move.space, [], 0, "relocate")


@dataclass(frozen=True)
class DeployFromJunkyard(Marked):
    """Deploy Unit cards of the Junkyard, one after another; the stage counts them."""

    def text(self, card: Printed) -> str:
        return f"deploy {self.chosen.text()}"

    def decision(self) -> str:
        return "deploy-to"

    def lack(self, state: PanzerState, use: Cast) -> int:
        return FITTING if deployment_spaces(state, use.seat, use.space) else NO_ROOM

    def happen(self, state: PanzerState, use: Cast) -> None:
        self.deploy_next(state, use.aimed(legal_marks(state, use, self.chosen), True), 0)

    def deploy_next(self, state: PanzerState, use: Cast, stage: int) -> None:
        """Ask where the card of *stage* goes, if there is room."""
        if stage < len(use.targets) and deployment_spaces(state, use.seat, -1):
            self.ask(state, use, use.seat, stage)

    def answers(self, state: PanzerState, use: Cast, stage: int) -> list[Move]:
        return space_moves(TO, deployment_spaces(state, use.seat, -1))

    def answered(self, state: PanzerState, use: Cast, stage: int, move: PanzerMove) -> None:
        card = use.targets[stage].card
        if card is not None and card in state.players[use.seat].junkyard:
            supplies.take_oldest(state, use.seat, card)
            field.deploy(state, use.seat, card, move.space, "junkyard")
        self.deploy_next(state, use, stage + 1)


@dataclass(frozen=True)
class DeployFromHand(PanzerEffect):
    """Deploy a Unit card of the hand: first which (stage 0), then where (stage 1 and the card's place in the set)."""

    card: CardSpec

    def text(self, card: Printed) -> str:
        words = self.card.text()
        return f"deploy a {words} from your hand"

    def decision(self) -> str:
        return "deploy-card"

    def fitting(self, state: PanzerState, use: Cast) -> list[Card]:
        """Return the cards that can be deployed."""
        return [card for card in state.players[use.seat].hand if self.card.is_fit(card)]

    def lack(self, state: PanzerState, use: Cast) -> int:
        if not self.fitting(state, use):
            return NO_CARD
        return FITTING if deployment_spaces(state, use.seat, use.space) else NO_ROOM

    def happen(self, state: PanzerState, use: Cast) -> None:
        if self.fitting(state, use) and deployment_spaces(state, use.seat, -1):
            self.ask(state, use, use.seat, 0)

    def answers(self, state: PanzerState, use: Cast, stage: int) -> list[Move]:
        if stage == 0:
            return card_moves(DEPLOY, self.fitting(state, use))
        return space_moves(TO, deployment_spaces(state, use.seat, -1))

    def answered(self, state: PanzerState, use: Cast, stage: int, move: PanzerMove) -> None:
        if move.card is not None:
            self.ask(state, use, use.seat, 1 + move.card.index)
            return
        for card in state.players[use.seat].hand:
            if card.index == stage - 1:
                supplies.out_of_hand(state, use.seat, card)
                field.deploy(state, use.seat, card, move.space, "hand")
                return


@dataclass(frozen=True)
class Search(PanzerEffect):
    """Search the Supply for a card (P-18.4)."""

    card: CardSpec

    def text(self, card: Printed) -> str:
        return f"search your Supply for a {self.card.text()}"

    def decision(self) -> str:
        return "search"

    def happen(self, state: PanzerState, use: Cast) -> None:
        self.ask(state, use, use.seat, 0)

    def answers(self, state: PanzerState, use: Cast, stage: int) -> list[Move]:
        fitting = [card for card in state.players[use.seat].supply if self.card.is_fit(card)]
        found = card_moves(TAKE, in_order(fitting))
        found.append(plain(NONE))
        return found

    def answered(self, state: PanzerState, use: Cast, stage: int, move: PanzerMove) -> None:
        supplies.find_card(state, use.seat, move.card)


@dataclass(frozen=True)
class Inspect(PanzerEffect):
    """Look at the top cards, and take one."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"Inspect {self.amount}"

    def decision(self) -> str:
        return "inspect"

    def happen(self, state: PanzerState, use: Cast) -> None:
        if supplies.inspect(state, use.seat, self.amount):
            self.ask(state, use, use.seat, 0)

    def looked(self, state: PanzerState, use: Cast) -> list[Card]:
        """Return the cards looked at, the top one first."""
        supply = state.players[use.seat].supply
        return supply[-min(self.amount, len(supply)) :][::-1]

    def answers(self, state: PanzerState, use: Cast, stage: int) -> list[Move]:
        return card_moves(TAKE, self.looked(state, use))

    def answered(self, state: PanzerState, use: Cast, stage: int, move: PanzerMove) -> None:
        assert move.card is not None
        supplies.take_inspected(state, use.seat, len(self.looked(state, use)), move.card)


@dataclass(frozen=True)
class Discard(PanzerEffect):
    """Discard cards of the hand, one after another; the stage counts them."""

    amount: int = 1

    def text(self, card: Printed) -> str:
        return f"discard {self.amount} card{'' if self.amount == 1 else 's'}"

    def decision(self) -> str:
        return "discard"

    def happen(self, state: PanzerState, use: Cast) -> None:
        self.discard_next(state, use, 0)

    def discard_next(self, state: PanzerState, use: Cast, stage: int) -> None:
        """Ask for the card of *stage*, if one is left."""
        if stage < self.amount and state.players[use.seat].hand:
            self.ask(state, use, use.seat, stage)

    def answers(self, state: PanzerState, use: Cast, stage: int) -> list[Move]:
        return card_moves(DISCARD, state.players[use.seat].hand)

    def answered(self, state: PanzerState, use: Cast, stage: int, move: PanzerMove) -> None:
        assert move.card is not None
        supplies.discard(state, use.seat, move.card)
        self.discard_next(state, use, stage + 1)


@dataclass(frozen=True)
class TakeFromHand(PanzerEffect):
    """Look at the opponent's hand and have cards of it discarded, one after another; the stage counts them."""

    amount: int = 1

    def text(self, card: Printed) -> str:
        what, it = ("card", "it") if self.amount == 1 else ("cards", "them")
        return f"look at the opponent's hand and choose {self.amount} {what} there. The opponent discards {it}"

    def decision(self) -> str:
        return "hand-pick"

    def happen(self, state: PanzerState, use: Cast) -> None:
        if state.players[1 - use.seat].hand:
            supplies.look_at_hand(state, use.seat)
            self.take_next(state, use, 0)

    def take_next(self, state: PanzerState, use: Cast, stage: int) -> None:
        """Ask for the card of *stage*, if one is left."""
        if stage < self.amount and state.players[1 - use.seat].hand:
            self.ask(state, use, use.seat, stage)

    def answers(self, state: PanzerState, use: Cast, stage: int) -> list[Move]:
        return card_moves(TAKE, state.players[1 - use.seat].hand)

    def answered(self, state: PanzerState, use: Cast, stage: int, move: PanzerMove) -> None:
        assert move.card is not None
        supplies.discard(state, 1 - use.seat, move.card)
        self.take_next(state, use, stage + 1)
