"""Effects on others: enemy pawns and players, equipment, summons. Next, read effects/ghosts.py."""

from dataclasses import dataclass

from clashtable.core.effects import Do, Effect, Printed
from clashtable.core.state import Move
from clashtable.core.text import capitalized, figured
from clashtable.games.genres.changes import chance, deaths, hands, pieces
from clashtable.games.genres.changes.attack import deal_effect_damage
from clashtable.games.genres.changes.walking import teleport
from clashtable.games.genres.effects.base import AtPiece, GenresEffect, enemies_within, enemy_pawns_within, own_pawn
from clashtable.games.genres.geometry.board import GRID, STARTS
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.pieces import Piece, is_summon
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import PIECE, PLAYER_MOVES, TO, GenresMove, piece_move, square_moves
from clashtable.games.genres.vocabulary import PAWN, SUMMONED


class AtPawn(AtPiece):
    """An effect on an enemy pawn that is chosen as the card is declared."""

    def reach(self) -> int:
        """Return how near the pawn must be."""
        return 1

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [piece_move(PIECE, piece) for piece in enemy_pawns_within(state, use, self.reach())]

    def obstacle(self, state: GenresState, use: Cast) -> str:
        return "" if enemy_pawns_within(state, use, self.reach()) else "pawn"

    def happen(self, state: GenresState, use: Cast) -> None:
        pawn = state.piece(use.piece)
        if pawn is not None and pawn.kind == PAWN:
            self.touch(state, use, pawn)

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        """Happen to *pawn*."""


@dataclass(frozen=True)
class AtPawnWithin(AtPawn):
    """An effect on an enemy pawn within so many squares."""

    distance: int

    def reach(self) -> int:
        return self.distance


@dataclass(frozen=True)
class JumpScare(AtPawnWithin):
    """Appear beside a pawn, then do something to it and its player."""

    then: Effect

    def text(self, card: Printed) -> str:
        near = figured(self.distance, "square")
        return f"teleport to a free square adjacent to an enemy pawn within {near}. {capitalized(self.then.text(card))}"

    def question(self, state: GenresState, use: Cast) -> str:
        return "choose-piece" if not use.piece else "teleport-square" if use.square < 0 else ""

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        if not use.piece:
            pawns = enemy_pawns_within(state, use, self.distance)
            return [piece_move(PIECE, pawn) for pawn in pawns if self.squares(state, pawn)]
        pawn = state.piece(use.piece)
        return [] if pawn is None else square_moves(TO, self.squares(state, pawn))

    def squares(self, state: GenresState, pawn: Piece) -> list[int]:
        """Return the free squares adjacent to *pawn*."""
        return [square for square in GRID.around[pawn.square] if state.is_free(square)]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        if use.piece:
            use.square = move.number
        else:
            use.piece = move.number

    def obstacle(self, state: GenresState, use: Cast) -> str:
        return "" if self.options(state, use) else "pawn"

    def parts(self) -> list[Effect]:
        return [self.then]

    def happen(self, state: GenresState, use: Cast) -> None:
        state.push(Do(self.then, use))
        state.push(deaths.DEATHS)
        teleport(state, own_pawn(state, use), use.square)


@dataclass(frozen=True)
class Frighten(AtPawn):
    """Random cards are discarded, and the pawn takes damage."""

    cards: int
    damage: int

    def text(self, card: Printed) -> str:
        return f"its player discards {figured(self.cards, 'random card')} and the pawn takes {self.damage} damage"

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        for _card in range(min(self.cards, len(state.players[pawn.seat].hand))):
            hands.discard(state, pawn.seat, chance.random_card(state, pawn.seat), "random")
        deal_effect_damage(state, use, [pawn], [self.damage])


@dataclass(frozen=True)
class ArmWrestle(AtPawn):
    """Both discard random cards; who discards the cheaper ones takes damage."""

    cards: int
    damage: int
    tie_damage: int

    def text(self, card: Printed) -> str:
        lost = figured(self.cards, "random card")
        return (
            f"choose an adjacent enemy pawn. You and its player each discard {lost}. The lower cost takes "
            f"{self.damage} damage (no card is lowest); on a tie, both take {self.tie_damage}"
        )

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        mine, theirs = self.lost(state, use.seat), self.lost(state, pawn.seat)
        me = own_pawn(state, use)
        if mine == theirs:
            deal_effect_damage(state, use, [me, pawn], [self.tie_damage, self.tie_damage])
        else:
            deal_effect_damage(state, use, [me if mine < theirs else pawn], [self.damage])

    def lost(self, state: GenresState, seat: int) -> int:
        """Discard random cards of *seat*, and return what they cost; -1 when there is none."""
        if not state.players[seat].hand:
            return -1
        cost = 0
        for _card in range(min(self.cards, len(state.players[seat].hand))):
            card = chance.random_card(state, seat)
            hands.discard(state, seat, card, "random")
            cost += card.cost
        return cost


@dataclass(frozen=True)
class Steal(AtPawn):
    """Steal random cards."""

    cards: int

    def text(self, card: Printed) -> str:
        return f"steal {figured(self.cards, 'random card')} from the player of an adjacent enemy pawn"

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        for _card in range(min(self.cards, len(state.players[pawn.seat].hand))):
            hands.exchange(state, pawn.seat, use.seat, chance.random_card(state, pawn.seat), "steal")


@dataclass(frozen=True)
class SwapHands(AtPawnWithin):
    """Swap hands."""

    def text(self, card: Printed) -> str:
        return f"swap hands with the player of an enemy pawn within {figured(self.distance, 'square')}"

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        hands.pass_hands(state, [use.seat, pawn.seat], [pawn.seat, use.seat], "swap")


@dataclass(frozen=True)
class TrapDoor(AtPawnWithin):
    """Send a pawn to a random start square."""

    damage: int

    def text(self, card: Printed) -> str:
        return (
            f"choose an enemy pawn within {figured(self.distance, 'square')}. Teleport it to a random free Player "
            f"Start square. It takes {self.damage} damage"
        )

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        squares = [square for square in STARTS if state.is_free(square)]
        if squares:
            teleport(state, pawn, chance.random_square(state, squares))
        deal_effect_damage(state, use, [pawn], [self.damage])


class AtPlayer(GenresEffect):
    """An effect on an enemy player that is chosen as the card is declared."""

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.player >= 0 else "choose-player"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        seats = [seat for seat in state.in_turn_order() if state.players[seat].is_alive and seat != use.seat]
        return [PLAYER_MOVES[seat] for seat in seats]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.player = move.number


@dataclass(frozen=True)
class LookAtHand(AtPlayer):
    """Look at a hand."""

    def text(self, card: Printed) -> str:
        return "look at an enemy player's hand"

    def happen(self, state: GenresState, use: Cast) -> None:
        hands.look_at_hand(state, use.seat, use.player)


@dataclass(frozen=True)
class BreakEquipment(GenresEffect):
    """Destroy the oldest equipment near you, and stun summons."""

    distance: int

    def text(self, card: Printed) -> str:
        near = f"within {figured(self.distance, 'square')}"
        return f"destroy the oldest equipment on each enemy {near}. Each enemy summon {near} gets a Skip marker"

    def happen(self, state: GenresState, use: Cast) -> None:
        near = enemies_within(state, use, self.distance)
        for piece in near:
            if piece.equipment:
                pieces.unequip(state, piece, piece.equipment[0], "destroyed")
        for piece in near:
            if piece.kind == SUMMONED:
                pieces.give_skip(state, piece)


@dataclass(frozen=True)
class TakeControl(AtPiece):
    """Take control of an enemy summon."""

    distance: int

    def text(self, card: Printed) -> str:
        return f"take control of an enemy summon within {figured(self.distance, 'square')}"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [piece_move(PIECE, piece) for piece in enemies_within(state, use, self.distance) if is_summon(piece)]

    def obstacle(self, state: GenresState, use: Cast) -> str:
        return "" if self.options(state, use) else "enemy-summon"

    def happen(self, state: GenresState, use: Cast) -> None:
        piece = state.piece(use.piece)
        if piece is not None and is_summon(piece) and piece.seat != use.seat:
            pieces.take_control(state, piece, use.seat)
