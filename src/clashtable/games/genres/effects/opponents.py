"""Effects on others: enemy pawns and players, ghosts, equipment, summons. Next, read effects/bargains.py."""

from dataclasses import dataclass
from typing import Final

from clashtable.core.effects import Do, Effect, Printed
from clashtable.core.state import Move
from clashtable.core.text import figured
from clashtable.games.genres.changes import chance, deaths, drawing, hands, pieces
from clashtable.games.genres.changes.attack import carry_out_attack, deal_effect_damage
from clashtable.games.genres.changes.walking import teleport
from clashtable.games.genres.effects.base import GenresEffect, enemies_within, enemy_pawns_within, own_pawn
from clashtable.games.genres.geometry import GRID, SQUARES, STARTS
from clashtable.games.genres.model.attack import HAND_TO_HAND, current_attack
from clashtable.games.genres.model.attack_line import ONE, AttackLine
from clashtable.games.genres.model.attack_targets import can_target
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import GHOST_ATTACK, Cast
from clashtable.games.genres.model.pieces import Piece, is_summon
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import PIECE, PLAYER_MOVES, TO, GenresMove, piece_move, square_moves
from clashtable.games.genres.vocabulary import GHOST, PAWN, SUMMONED


class AtPawn(GenresEffect):
    """An effect on an enemy pawn that is chosen as the card is declared; subclasses have a field ``distance``."""

    def reach(self) -> int:
        """Return how near the pawn must be."""
        return 1

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.piece else "choose-piece"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [piece_move(PIECE, piece) for piece in enemy_pawns_within(state, use, self.reach())]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.piece = move.number

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        return bool(enemy_pawns_within(state, use, self.reach()))

    def happen(self, state: GenresState, use: Cast) -> None:
        pawn = state.piece(use.piece)
        if pawn is not None and pawn.kind == PAWN:
            self.touch(state, use, pawn)

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        """Happen to *pawn*."""


@dataclass(frozen=True)
class JumpScare(AtPawn):
    """Appear beside a pawn, frighten its player and deal it damage."""

    def reach(self) -> int:
        return 5

    def text(self, card: Printed) -> str:
        return (
            "teleport to a free square adjacent to an enemy pawn within 5 squares. Its player discards 1 random card "
            "and the pawn takes 1 damage"
        )

    def question(self, state: GenresState, use: Cast) -> str:
        return "choose-piece" if not use.piece else "teleport-square" if use.square < 0 else ""

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        if not use.piece:
            pawns = enemy_pawns_within(state, use, 5)
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

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        return bool(self.options(state, use))

    def parts(self) -> list[Effect]:
        return [FRIGHTEN]

    def happen(self, state: GenresState, use: Cast) -> None:
        state.push(Do(FRIGHTEN, use))
        state.push(deaths.DEATHS)
        teleport(state, own_pawn(state, use), use.square)


@dataclass(frozen=True)
class Frighten(AtPawn):
    """What follows a jump scare: a random card is discarded, and the pawn takes damage."""

    def text(self, card: Printed) -> str:
        return "its player discards 1 random card and the pawn takes 1 damage"

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        if state.players[pawn.seat].hand:
            hands.discard(state, pawn.seat, chance.random_card(state, pawn.seat), "random")
        deal_effect_damage(state, use, [pawn], [1])


FRIGHTEN: Final = Frighten()


@dataclass(frozen=True)
class ArmWrestle(AtPawn):
    """Both discard a random card; the cheaper one costs damage."""

    def text(self, card: Printed) -> str:
        return (
            "choose an adjacent enemy pawn. You and its player each discard 1 random card. The lower cost takes 2 "
            "damage (no card is lowest); on a tie, both take 1"
        )

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        mine, theirs = self.lost(state, use.seat), self.lost(state, pawn.seat)
        me = own_pawn(state, use)
        if mine == theirs:
            deal_effect_damage(state, use, [me, pawn], [1, 1])
        else:
            deal_effect_damage(state, use, [me if mine < theirs else pawn], [2])

    def lost(self, state: GenresState, seat: int) -> int:
        """Discard a random card of *seat*, and return its cost; -1 when there is none."""
        if not state.players[seat].hand:
            return -1
        card = chance.random_card(state, seat)
        hands.discard(state, seat, card, "random")
        return card.cost


@dataclass(frozen=True)
class Steal(AtPawn):
    """Steal a random card."""

    def text(self, card: Printed) -> str:
        return "steal 1 random card from the player of an adjacent enemy pawn"

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        if state.players[pawn.seat].hand:
            hands.exchange(state, pawn.seat, use.seat, chance.random_card(state, pawn.seat), "steal")


@dataclass(frozen=True)
class SwapHands(AtPawn):
    """Swap hands."""

    def reach(self) -> int:
        return 3

    def text(self, card: Printed) -> str:
        return "swap hands with the player of an enemy pawn within 3 squares"

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        hands.pass_hands(state, [use.seat, pawn.seat], [pawn.seat, use.seat], "swap")


@dataclass(frozen=True)
class TrapDoor(AtPawn):
    """Send a pawn to a random start square."""

    def reach(self) -> int:
        return 4

    def text(self, card: Printed) -> str:
        return (
            "choose an enemy pawn within 4 squares. Teleport it to a random free Player Start square. It takes 1 damage"
        )

    def touch(self, state: GenresState, use: Cast, pawn: Piece) -> None:
        squares = [square for square in STARTS if state.is_free(square)]
        if squares:
            teleport(state, pawn, chance.random_square(state, squares))
        deal_effect_damage(state, use, [pawn], [1])


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
class Seance(GenresEffect):
    """Ghosts deal damage to the pawns near them."""

    def text(self, card: Printed) -> str:
        return (
            "each enemy pawn takes 1 damage for each ghost within 2 squares of it (maximum 2). If no ghost is on the "
            "board, draw 2 cards instead"
        )

    def happen(self, state: GenresState, use: Cast) -> None:
        ghosts = [piece for piece in state.pawns if piece.kind == GHOST]
        if not ghosts:
            drawing.draw_cards(state, use.seat, 2)
            return
        pawns: list[Piece] = []
        amounts: list[int] = []
        for pawn in enemy_pawns_within(state, use, SQUARES):
            near = len([ghost for ghost in ghosts if GRID.distance(ghost.square, pawn.square) <= 2])
            if near:
                pawns.append(pawn)
                amounts.append(min(2, near))
        deal_effect_damage(state, use, pawns, amounts)


@dataclass(frozen=True)
class BribeSpirit(GenresEffect):
    """A ghost moves onto an enemy and attacks it."""

    distance: int
    damage: int
    draws: int

    def text(self, card: Printed) -> str:
        return (
            f"choose a ghost and an enemy within {figured(self.distance, 'square')} of it. The ghost moves onto that "
            f"square and makes a ghost attack for {self.damage} damage. If no ghost is on the board, draw "
            f"{figured(self.draws, 'card')} instead"
        )

    def note(self, card: Card) -> None:
        card.ghost_line = AttackLine(HAND_TO_HAND, ONE, self.damage)

    def ghosts(self, state: GenresState) -> list[Piece]:
        """Return every ghost."""
        return [piece for piece in state.pieces() if piece.kind == GHOST]

    def enemies(self, state: GenresState, use: Cast, ghost: Piece) -> list[Piece]:
        """Return the enemies that *ghost* can be sent to."""
        attack = current_attack(state, Cast(0, GHOST_ATTACK, use.seat, None, ghost.serial))
        assert attack is not None
        return [
            piece
            for piece in state.pieces()
            if piece.is_standing()
            and piece.seat != use.seat
            and GRID.distance(piece.square, ghost.square) <= self.distance
            and can_target(state, attack, piece)
        ]

    def question(self, state: GenresState, use: Cast) -> str:
        if not self.ghosts(state):
            return ""
        return "choose-piece" if not use.piece or not use.targets else ""

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        if not use.piece:
            return [piece_move(PIECE, ghost) for ghost in self.ghosts(state) if self.enemies(state, use, ghost)]
        ghost = state.piece(use.piece)
        return [] if ghost is None else [piece_move(PIECE, piece) for piece in self.enemies(state, use, ghost)]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        if use.piece:
            use.targets = [move.number]
            enemy = state.piece(move.number)
            use.amount = -1 if enemy is None else enemy.square
        else:
            use.piece = move.number

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        return not self.ghosts(state) or bool(self.options(state, use))

    def happen(self, state: GenresState, use: Cast) -> None:
        if not use.piece:
            drawing.draw_cards(state, use.seat, self.draws)
            return
        ghost, enemy = state.piece(use.piece), state.piece(use.targets[0])
        if ghost is None:
            return
        if ghost.square != use.amount:
            pieces.put(state, ghost, [use.amount], "ghost")
        if enemy is None or not enemy.is_standing():
            return
        haunting = use.copy()
        haunting.kind = GHOST_ATTACK
        haunting.actor = ghost.serial
        haunting.amount = self.damage
        carry_out_attack(state, haunting, None)


@dataclass(frozen=True)
class BreakEquipment(GenresEffect):
    """Destroy the oldest equipment near you, and stun summons."""

    def text(self, card: Printed) -> str:
        return (
            "destroy the oldest equipment on each enemy within 3 squares. Each enemy summon within 3 squares gets a "
            "Skip marker"
        )

    def happen(self, state: GenresState, use: Cast) -> None:
        near = enemies_within(state, use, 3)
        for piece in near:
            if piece.equipment:
                pieces.unequip(state, piece, piece.equipment[0], "destroyed")
        for piece in near:
            if piece.kind == SUMMONED:
                pieces.give_skip(state, piece)


@dataclass(frozen=True)
class TakeControl(GenresEffect):
    """Take control of an enemy summon."""

    def text(self, card: Printed) -> str:
        return "take control of an enemy summon within 3 squares"

    def question(self, state: GenresState, use: Cast) -> str:
        return "" if use.piece else "choose-piece"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        return [piece_move(PIECE, piece) for piece in enemies_within(state, use, 3) if is_summon(piece)]

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.piece = move.number

    def is_playable(self, state: GenresState, use: Cast) -> bool:
        return bool(self.options(state, use))

    def happen(self, state: GenresState, use: Cast) -> None:
        piece = state.piece(use.piece)
        if piece is not None and is_summon(piece) and piece.seat != use.seat:
            pieces.take_control(state, piece, use.seat)
