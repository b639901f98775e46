"""Effects that let summons attack out of turn (G-15.12). Next, read the cards."""

from dataclasses import dataclass
from typing import Final, cast

from clashtable.core.effects import Printed
from clashtable.core.state import Move, State, Step
from clashtable.games.genres import blows, declaring, steps
from clashtable.games.genres.effects import GenresEffect
from clashtable.games.genres.moves import DECLINE, NEXT, GenresMove, card_move, plain
from clashtable.games.genres.state import SUMMON_ATTACK, Cast, GenresState, Piece
from clashtable.games.genres.values import total
from clashtable.games.genres.words import ATTACK, MELEE


@dataclass(frozen=True)
class TeamUp(GenresEffect):
    """Each summon may attack now: first which (stage 0), then what its attack asks for."""

    def text(self, card: Printed) -> str:
        return "each summon you control may make one attack now. If you control no summon, draw 1 card instead"

    def decision(self) -> str:
        return "next-summon"

    def happen(self, state: GenresState, use: Cast) -> None:
        if not state.summons_of(use.seat):
            steps.draw_cards(state, use.seat, 1)
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
            and strength(state, piece) > 0
            and declaring.is_possible(state, command(use, piece))
        ]

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        if stage:
            return declaring.attack_options(state, order_of(state, use))
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
            declaring.choose(state, order, move)
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
        if declaring.attack_question(state, order):
            self.ask(state, noted, use.seat, 1)
        else:
            state.push(steps.DEATHS)
            state.push(More(self, noted))
            order.serial = use.serial
            blows.strike(state, order, None)

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


def strength(state: GenresState, piece: Piece) -> int:
    """Return the attack value of a summon with all modifiers."""
    base = 0 if piece.is_frog or piece.card is None else piece.card.attack_value
    return base + total(state, piece, ATTACK) + total(state, piece, MELEE)


class More(Step):
    """Go on with the next summon."""

    __slots__ = ("effect", "use")

    def __init__(self, effect: TeamUp, use: Cast) -> None:
        self.effect: Final = effect
        self.use: Final = use

    def code(self) -> str:
        return f"more {self.use.code()}"

    def run(self, state: State) -> None:
        self.effect.go_on(cast(GenresState, state), self.use)
