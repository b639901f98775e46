"""Effects that summons carry out: attacks out of turn (G-15.12), special actions (G-15.6). Next, read the cards."""

from dataclasses import dataclass
from typing import Final, cast

from clashtable.core.effects import Printed
from clashtable.core.state import Move, State, Step
from clashtable.core.text import figured
from clashtable.games.genres.changes import deaths, drawing, pieces, zones
from clashtable.games.genres.changes.attack import carry_out_attack
from clashtable.games.genres.effects import attack_choices
from clashtable.games.genres.effects.base import AtPiece, GenresEffect
from clashtable.games.genres.effects.zones import AtZone
from clashtable.games.genres.geometry.board import GRID
from clashtable.games.genres.model.cast import SUMMON_ATTACK, Cast
from clashtable.games.genres.model.pieces import Piece, Zone
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import attack_value, can_be_healed
from clashtable.games.genres.moves import DECLINE, NEXT, PIECE, GenresMove, card_move, piece_move, plain, zone_move
from clashtable.games.genres.vocabulary import GHOST


@dataclass(frozen=True)
class TeamUp(GenresEffect):
    """Each summon may attack now: first which (stage 0), then what its attack asks for."""

    draws: int

    def text(self, card: Printed) -> str:
        drawn = figured(self.draws, "card")
        return f"each summon you control may make one attack now. If you control no summon, draw {drawn} instead"

    def decision(self) -> str:
        return "next-summon"

    def happen(self, state: GenresState, use: Cast) -> None:
        if not state.summons_of(use.seat):
            drawing.draw_cards(state, use.seat, self.draws)
            return
        self.go_on(state, use)

    def go_on(self, state: GenresState, use: Cast) -> None:
        """Ask for the next summon, if one can still attack; those that have are noted as targets."""
        if self.able(state, use):
            self.ask(state, use, use.seat, 0)

    def able(self, state: GenresState, use: Cast) -> list[Piece]:
        """Return the summons that can still attack."""
        return [
            piece
            for piece in state.summons_of(use.seat)
            if piece.serial not in use.targets
            and attack_value(state, piece) > 0
            and attack_choices.is_possible(state, command(use, piece))
        ]

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        if stage:
            order = order_of(state, use)
            decision = attack_choices.attack_decision(state, order)
            return [] if decision is None else decision.options(state, order)
        found: list[Move] = [plain(DECLINE)]
        for piece in self.able(state, use):
            if piece.card is not None:
                found.append(card_move(NEXT, piece.card))
        return found

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        if move.kind == DECLINE:
            return
        noted = use.copy()
        if stage:
            order = order_of(state, use)
            decision = attack_choices.attack_decision(state, order)
            assert decision is not None
            decision.note(state, order, move)
            noted.direction, noted.given = order.direction, use.given
            noted.notes = order.targets
        else:
            for piece in self.able(state, use):
                if piece.card is move.card:
                    noted.targets = [*use.targets, piece.serial]
                    noted.piece = piece.serial
                    noted.notes = []
                    noted.direction = -1
        order = order_of(state, noted)
        if attack_choices.attack_decision(state, order) is not None:
            self.ask(state, noted, use.seat, 1)
        else:
            state.push(deaths.DEATHS)
            state.push(More(self, noted))
            order.serial = use.serial
            carry_out_attack(state, order, None)

    def undecided(self, use: Cast, stage: int) -> Cast:
        """Return *use* as it was before its player began to choose: what others see (G-22)."""
        before = use.copy()
        before.targets = use.targets[:-1] if stage else use.targets
        before.piece, before.notes, before.direction = 0, [], -1
        return before


def command(use: Cast, piece: Piece) -> Cast:
    """Return the attack of a summon that *use* commands."""
    order = Cast(0, SUMMON_ATTACK, use.seat, piece.card, piece.serial)
    order.holds_card = False
    return order


def order_of(state: GenresState, use: Cast) -> Cast:
    """Return the attack that is being chosen."""
    piece = state.piece(use.piece)
    assert piece is not None
    order = command(use, piece)
    order.direction = use.direction
    order.targets = use.notes
    return order


class More(Step):
    """Go on with the next summon."""

    __slots__ = ("effect", "use")

    def __init__(self, effect: TeamUp, use: Cast) -> None:
        self.effect: Final = effect
        self.use: Final = use

    def run(self, state: State) -> None:
        self.effect.go_on(cast(GenresState, state), self.use)


@dataclass(frozen=True)
class MopZone(AtZone):
    """Destroy a zone that covers this summon's square."""

    def text(self, card: Printed) -> str:
        return "instead of attacking, this may destroy one zone that covers its square"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        piece = state.piece(use.actor)
        return [] if piece is None else [zone_move(zone) for zone in state.zones if zone.has(piece.square)]

    def touch(self, state: GenresState, use: Cast, zone: Zone) -> None:
        piece = state.piece(use.actor)
        if piece is not None and zone.has(piece.square):
            zones.remove_zone(state, zone, "destroyed")


@dataclass(frozen=True)
class HealBeside(AtPiece):
    """Heal another ally adjacent to this summon."""

    amount: int

    def text(self, card: Printed) -> str:
        return f"instead of attacking, this may heal one other ally adjacent to it {self.amount}"

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        cleric = state.piece(use.actor)
        if cleric is None:
            return []
        return [
            piece_move(PIECE, piece)
            for piece in state.pieces()
            if piece is not cleric
            and piece.kind != GHOST
            and piece.seat == use.seat
            and GRID.distance(piece.square, cleric.square) <= 1
            and (piece.health < piece.most_health() or piece.bleed)
            and can_be_healed(state, piece)
        ]

    def obstacle(self, state: GenresState, use: Cast) -> str:
        return "" if self.options(state, use) else "ally"

    def happen(self, state: GenresState, use: Cast) -> None:
        piece, cleric = state.piece(use.piece), state.piece(use.actor)
        if piece is not None and cleric is not None and GRID.distance(piece.square, cleric.square) <= 1:
            pieces.heal(state, piece, self.amount)
