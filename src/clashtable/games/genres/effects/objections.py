"""What Objection! cards do to what they are aimed at (G-11). Next, read rules/stack.py."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.core.state import Move
from clashtable.core.text import figured
from clashtable.games.genres.changes import chance, drawing, hands, pieces
from clashtable.games.genres.changes.attack import deal_effect_damage
from clashtable.games.genres.changes.stack import alter_item, cancel, reduce
from clashtable.games.genres.effects.bargains import has_other_cards
from clashtable.games.genres.effects.base import GenresEffect, own_pawn
from clashtable.games.genres.model.attack import current_attack
from clashtable.games.genres.model.attack_targets import pieces_hit
from clashtable.games.genres.model.cast import PREVENTED, Cast
from clashtable.games.genres.model.state import GenresState, find_item
from clashtable.games.genres.moves import PICK, PIECE, GenresMove, card_moves, piece_move
from clashtable.games.genres.vocabulary import FROG_ATTACK, PAWN


class Objection(GenresEffect):
    """An effect on the item that the card is aimed at."""

    def happen(self, state: GenresState, use: Cast) -> None:
        item = find_item(state, use.aim)
        if item is not None:
            self.touch(state, use, item)

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        """Happen to *item*."""


class PieceObjection(Objection):
    """An effect on the item and on a piece that is chosen as the card is declared."""

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.piece else "choose-piece"

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.piece = move.number


@dataclass(frozen=True)
class Prevent(Objection):
    """Prevent the damage to your pawn."""

    def text(self, card: Printed) -> str:
        return "prevent its damage to you"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        reduce(state, item, own_pawn(state, use), PREVENTED)


@dataclass(frozen=True)
class Reduce(Objection):
    """Reduce the damage to your pawn."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"reduce its damage to you by {self.amount}"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        reduce(state, item, own_pawn(state, use), self.amount)


@dataclass(frozen=True)
class HitBack(Objection):
    """The attacker takes damage."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"the attacker takes {self.amount} damage"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        attack = current_attack(state, item)
        if attack is not None and attack.attacker.is_standing():
            deal_effect_damage(state, use, [attack.attacker], [self.amount])


@dataclass(frozen=True)
class Cancel(Objection):
    """Cancel it."""

    to_hand: bool = False

    def text(self, card: Printed) -> str:
        return "cancel it and return it to its player's hand" if self.to_hand else "cancel it"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        cancel(state, item.serial, to_hand=self.to_hand)


@dataclass(frozen=True)
class RootMover(Objection):
    """Cancel a Move and root the mover."""

    def text(self, card: Printed) -> str:
        return "cancel it. The mover is Rooted"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        mover = state.piece(item.actor)
        cancel(state, item.serial, to_hand=False)
        if mover is not None and mover.is_standing():
            pieces.root(state, mover)


@dataclass(frozen=True)
class CancelThenItsPlayerDraws(Objection):
    """Cancel a card; its player draws."""

    cards: int

    def text(self, card: Printed) -> str:
        return f"cancel it. Its player draws {figured(self.cards, 'card')}"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        cancel(state, item.serial, to_hand=False)
        drawing.draw_cards(state, item.seat, self.cards)


@dataclass(frozen=True)
class CancelThenDraw(Objection):
    """Cancel it and draw instead."""

    link: str
    cards: int

    def text(self, card: Printed) -> str:
        return f"cancel it{self.link} {figured(self.cards, 'card')}"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        cancel(state, item.serial, to_hand=False)
        drawing.draw_cards(state, use.seat, self.cards)


@dataclass(frozen=True)
class CoinCancel(Objection):
    """A coin decides."""

    cards: int

    def text(self, card: Printed) -> str:
        return f"flip a coin. Tails: cancel it. Heads: draw {figured(self.cards, 'card')}"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        if chance.flip(state, use.seat):
            drawing.draw_cards(state, use.seat, self.cards)
        else:
            cancel(state, item.serial, to_hand=False)


@dataclass(frozen=True)
class TripUp(Objection):
    """A Move stops on its first square, and the mover takes damage."""

    damage: int

    def text(self, card: Printed) -> str:
        return f"it stops on the first square of its route and takes {self.damage} damage"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        changed = item.copy()
        changed.is_stopped = True
        changed.player = use.seat
        changed.amount = self.damage
        changed.given = [*item.given, *([use.card] if use.card is not None else [])]
        alter_item(state, changed)


@dataclass(frozen=True)
class MakeFrog(Objection):
    """A summon enters as a frog."""

    def text(self, card: Printed) -> str:
        return f"that summon enters play as a frog: Attack {FROG_ATTACK} and no abilities"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        changed = item.copy()
        changed.amount = 1
        alter_item(state, changed)


@dataclass(frozen=True)
class Intercept(PieceObjection):
    """Equipment goes to another pawn."""

    def text(self, card: Printed) -> str:
        return "choose any pawn. The card is attached to that pawn instead"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [piece_move(PIECE, piece) for piece in state.pieces() if piece.kind == PAWN]

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        changed = item.copy()
        changed.piece = use.piece
        changed.is_stopped = True
        alter_item(state, changed)


@dataclass(frozen=True)
class DiscardAndPrevent(Objection):
    """Discard other cards and prevent the damage."""

    cards: int

    def text(self, card: Printed) -> str:
        return f"discard {figured(self.cards, 'other card')} from your hand. Prevent its damage to you"

    def decision(self) -> str:
        return "hand-card"

    def obstacle(self, state: GenresState, use: Cast) -> str:
        return "" if has_other_cards(state, use, self.cards) else "hand"

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        reduce(state, item, own_pawn(state, use), PREVENTED)
        self.ask_card(state, use, 0)

    def ask_card(self, state: GenresState, use: Cast, stage: int) -> None:
        """Ask for the next card, as long as one is missing and one is left."""
        if stage < self.cards and state.players[use.seat].hand:
            self.ask(state, use, use.seat, stage)

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        return card_moves(PICK, state.players[use.seat].hand)

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        if move.card is not None:
            hands.discard(state, use.seat, move.card, "choice")
            self.ask_card(state, use, stage + 1)


@dataclass(frozen=True)
class Rescue(PieceObjection):
    """Reduce the damage to somebody else's pawn, and both draw."""

    amount: int
    cards: int

    def text(self, card: Printed) -> str:
        drawn = figured(self.cards, "card")
        return f"reduce its damage to that pawn by {self.amount}. You and that player each draw {drawn}"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        item = find_item(state, use.aim)
        attack = None if item is None else current_attack(state, item)
        if item is None or attack is None:
            return []
        hit = pieces_hit(state, item, attack)
        pawns = [piece for piece in state.pieces() if piece in hit and piece.kind == PAWN and piece.seat != use.seat]
        return [piece_move(PIECE, pawn) for pawn in pawns]

    def touch(self, state: GenresState, use: Cast, item: Cast) -> None:
        pawn = state.piece(use.piece)
        if pawn is None:
            return
        reduce(state, item, pawn, self.amount)
        order = [seat for seat in state.in_turn_order() if seat in (use.seat, pawn.seat)]
        for seat in reversed(order):
            drawing.draw_cards(state, seat, self.cards)
