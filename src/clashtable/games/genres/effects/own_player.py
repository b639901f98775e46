"""Effects for their own player: prices, actions, healing, drawing. Next, read effects/opponents.py."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.core.state import Move
from clashtable.core.text import figured
from clashtable.games.genres.changes import drawing, hands, pieces
from clashtable.games.genres.changes.course import forbid_attack_cards, gain_actions
from clashtable.games.genres.effects.base import AtPiece, GenresEffect, own_pawn
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import PIECE, piece_move
from clashtable.games.genres.vocabulary import PAWN


@dataclass(frozen=True)
class PayHealth(GenresEffect):
    """Pay health (G-9.4)."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"pay {self.amount} health"

    def obstacle(self, state: GenresState, use: Cast) -> str:
        return "" if own_pawn(state, use).health > self.amount else "health"

    def pay(self, state: GenresState, use: Cast) -> None:
        pieces.lose_health(state, own_pawn(state, use), self.amount, "payment")


@dataclass(frozen=True)
class TakeSkip(GenresEffect):
    """Take a Skip marker as a price."""

    def text(self, card: Printed) -> str:
        return "take a Skip marker"

    def obstacle(self, state: GenresState, use: Cast) -> str:
        pawn = own_pawn(state, use)
        if pawn.has_skip:
            return "skip"
        return "immune" if pawn.is_immune else ""

    def pay(self, state: GenresState, use: Cast) -> None:
        pieces.give_skip(state, own_pawn(state, use))


@dataclass(frozen=True)
class GainActions(GenresEffect):
    """More actions this turn (G-5.8)."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"+{figured(self.amount, 'action')}"

    def happen(self, state: GenresState, use: Cast) -> None:
        gain_actions(state, use.seat, self.amount)


@dataclass(frozen=True)
class NoMoreAttacks(GenresEffect):
    """No attack cards for the rest of this turn."""

    def text(self, card: Printed) -> str:
        return "you can't play attack cards for the rest of this turn"

    def happen(self, state: GenresState, use: Cast) -> None:
        forbid_attack_cards(state)


def more_healing(use: Cast) -> int:
    """Return what Combos add to the healing of a card."""
    return sum([card.combo.more_healing for card in use.combos if card.combo is not None])


@dataclass(frozen=True)
class Heal(GenresEffect):
    """Heal your pawn."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"heal {self.amount}"

    def heals(self) -> bool:
        return True

    def happen(self, state: GenresState, use: Cast) -> None:
        pieces.heal(state, own_pawn(state, use), self.amount + more_healing(use))


@dataclass(frozen=True)
class HealEmptyHanded(GenresEffect):
    """Heal more with an empty hand."""

    amount: int
    better: int

    def text(self, card: Printed) -> str:
        return f"heal {self.amount}. If your hand is empty after you play this, heal {self.better} instead"

    def heals(self) -> bool:
        return True

    def happen(self, state: GenresState, use: Cast) -> None:
        amount = self.amount if state.players[use.seat].hand else self.better
        pieces.heal(state, own_pawn(state, use), amount + more_healing(use))


@dataclass(frozen=True)
class HealAlly(AtPiece):
    """Heal one of your pieces."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"choose an ally. It heals {self.amount}"

    def heals(self) -> bool:
        return True

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [piece_move(PIECE, piece) for piece in state.pieces() if piece.is_standing() and piece.seat == use.seat]

    def happen(self, state: GenresState, use: Cast) -> None:
        piece = state.piece(use.piece)
        if piece is not None and piece.seat == use.seat and piece.is_standing():
            pieces.heal(state, piece, self.amount + more_healing(use))


@dataclass(frozen=True)
class SaveOthers(GenresEffect):
    """Heal yourself and other pawns, and draw for those."""

    amount: int
    distance: int
    others: int
    draws: int
    most_draws: int

    def text(self, card: Printed) -> str:
        return (
            f"heal {self.amount}. Each other pawn within {figured(self.distance, 'square')} heals {self.others}. Draw "
            f"{figured(self.draws, 'card')} for each other pawn healed this way (maximum {self.most_draws})"
        )

    def heals(self) -> bool:
        return True

    def happen(self, state: GenresState, use: Cast) -> None:
        pawn = own_pawn(state, use)
        pieces.heal(state, pawn, self.amount + more_healing(use))
        helped = 0
        for piece in state.pieces():
            if piece is not pawn and piece.kind == PAWN and GRID.distance(piece.square, pawn.square) <= self.distance:
                helped += 1 if pieces.heal(state, piece, self.others) else 0
        drawing.draw_cards(state, use.seat, min(self.most_draws, self.draws * helped))


@dataclass(frozen=True)
class Draw(GenresEffect):
    """Draw cards."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"draw {figured(self.amount, 'card')}"

    def happen(self, state: GenresState, use: Cast) -> None:
        drawing.draw_cards(state, use.seat, self.amount)


@dataclass(frozen=True)
class LookAtTops(GenresEffect):
    """Look at the top card of each armory."""

    def text(self, card: Printed) -> str:
        return "look at the top card of each armory"

    def happen(self, state: GenresState, use: Cast) -> None:
        hands.look_at_tops(state, use.seat)


@dataclass(frozen=True)
class ThenDraw(Draw):
    """Draw cards after something else."""

    def text(self, card: Printed) -> str:
        return f"then {super().text(card)}"
