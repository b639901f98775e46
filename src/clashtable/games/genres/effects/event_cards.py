"""What Events (G-19.6) and the deaths of summons set off. Next, read effects/objections.py."""

from dataclasses import dataclass

from clashtable.core.effects import Printed
from clashtable.core.state import Move
from clashtable.core.text import figured
from clashtable.games.genres.changes import chance, drawing, hands, pieces
from clashtable.games.genres.changes.course import end_turn_early
from clashtable.games.genres.changes.event_cards import begin_lasting
from clashtable.games.genres.changes.pieces import AMBIENT, Damage
from clashtable.games.genres.effects.base import GenresEffect, card_of
from clashtable.games.genres.geometry.board import CENTER_STAGE, GRID
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.damage import ambient_damage
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState, living
from clashtable.games.genres.moves import GENRE_MOVES, GenresMove
from clashtable.games.genres.vocabulary import NOBODY, PAWN


@dataclass(frozen=True)
class CenterStrikes(GenresEffect):
    """Pawns near Center Stage take damage."""

    distance: int
    damage: int

    def text(self, card: Printed) -> str:
        near = figured(self.distance, "square")
        return f"each pawn within {near} of Center Stage takes {self.damage} damage"

    def happen(self, state: GenresState, use: Cast) -> None:
        near = [
            piece
            for piece in state.pieces()
            if piece.kind == PAWN and GRID.distance(piece.square, CENTER_STAGE) <= self.distance
        ]
        ambient(state, card_of(use), near, self.damage, NOBODY)


def ambient(state: GenresState, card: Card, hit: list[Piece], amount: int, credit: int) -> None:
    """Deal ambient damage of *card* to *hit* as one batch."""
    pieces.deal_damage(
        state, [Damage(piece, ambient_damage(state, piece, amount), AMBIENT, card.id, credit) for piece in hit]
    )


@dataclass(frozen=True)
class EachDraws(GenresEffect):
    """Everybody draws, and who drew the Event draws more."""

    cards: int
    more: int

    def text(self, card: Printed) -> str:
        drawn = figured(self.cards, "card")
        return f"each living player draws {drawn}. The player who drew this Event draws {self.more} more"

    def happen(self, state: GenresState, use: Cast) -> None:
        drawing.draw_cards(state, use.seat, self.more)
        for seat in reversed(living(state)):
            drawing.draw_cards(state, seat, self.cards)


@dataclass(frozen=True)
class DestroyEveryEquipment(GenresEffect):
    """All equipment is destroyed."""

    def text(self, card: Printed) -> str:
        return "destroy every equipment card in play"

    def happen(self, state: GenresState, use: Cast) -> None:
        for piece in state.pieces():
            for worn in piece.equipment:
                pieces.unequip(state, piece, worn, "destroyed")


@dataclass(frozen=True)
class Drizzle(GenresEffect):
    """A coin for everybody: healing or damage."""

    healing: int
    damage: int

    def text(self, card: Printed) -> str:
        return (
            f"each living player flips a coin. Heads: heal {self.healing}. Tails: that player's pawn takes "
            f"{self.damage} damage"
        )

    def happen(self, state: GenresState, use: Cast) -> None:
        wet: list[Piece] = []
        for seat in living(state):
            if chance.flip(state, seat):
                pieces.heal(state, state.pawns[seat], self.healing)
            else:
                wet.append(state.pawns[seat])
        ambient(state, card_of(use), wet, self.damage, NOBODY)


@dataclass(frozen=True)
class ChooseGenre(GenresEffect):
    """A genre is chosen for the whole game."""

    bonus: int

    def text(self, card: Printed) -> str:
        return f"Lasting: choose a genre. Attack cards of that genre deal +{self.bonus} damage"

    def note(self, card: Card) -> None:
        card.genre_bonus = self.bonus

    def decision(self) -> str:
        return "choose-genre"

    def happen(self, state: GenresState, use: Cast) -> None:
        self.ask(state, use, use.seat, 0)

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        return list(GENRE_MOVES)

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        begin_lasting(state, card_of(use), move.number)


@dataclass(frozen=True)
class Intermission(GenresEffect):
    """Everybody heals, and the turn ends."""

    healing: int

    def text(self, card: Printed) -> str:
        return (
            f"each living player heals {self.healing}. The current turn ends once the action being resolved is finished"
        )

    def happen(self, state: GenresState, use: Cast) -> None:
        for seat in living(state):
            pieces.heal(state, state.pawns[seat], self.healing)
        end_turn_early(state)


@dataclass(frozen=True)
class PassHands(GenresEffect):
    """Every hand goes to the right."""

    def text(self, card: Printed) -> str:
        return "each living player passes their whole hand to the next living player on the right, all at once"

    def happen(self, state: GenresState, use: Cast) -> None:
        givers = [seat for seat in range(state.seats) if state.players[seat].is_alive]
        if len(givers) > 1:
            hands.pass_hands(state, givers, [*givers[1:], givers[0]], "pass")


@dataclass(frozen=True)
class Explode(GenresEffect):
    """Enemies near a summon that died take damage."""

    distance: int
    damage: int

    def text(self, card: Printed) -> str:
        return f"each enemy within {figured(self.distance, 'square')} of it takes {self.damage} damage"

    def happen(self, state: GenresState, use: Cast) -> None:
        near = [
            piece
            for piece in state.pieces()
            if piece.is_standing()
            and piece.seat != use.seat
            and GRID.distance(piece.square, use.square) <= self.distance
        ]
        pieces.deal_damage(
            state,
            [Damage(piece, ambient_damage(state, piece, self.damage), AMBIENT, "death", use.seat) for piece in near],
        )


@dataclass(frozen=True)
class ComeBack(GenresEffect):
    """A summon that died may return to a hand."""

    def text(self, card: Printed) -> str:
        return "flip a coin. Heads: return this card to its controller's hand"

    def happen(self, state: GenresState, use: Cast) -> None:
        card = card_of(use)
        if chance.flip(state, use.seat) and card in state.discard:
            state.discard.remove(card)
            hands.enter_openly(state, use.seat, card, "return")
