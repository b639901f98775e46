"""Effects that attack: the ``Attack:`` line (G-12) with its words. Next, read effects/movement.py."""

from dataclasses import dataclass
from typing import Final, cast

from clashtable.core.effects import Effect, Printed
from clashtable.core.state import Move, State, Step
from clashtable.core.text import counted, figured, number
from clashtable.games.genres.changes import deaths, pushing
from clashtable.games.genres.changes.attack import carry_out_attack, deal_effect_damage
from clashtable.games.genres.changes.walking import teleport, walk
from clashtable.games.genres.effects import attack_choices
from clashtable.games.genres.effects.base import Decision, EffectDecision, GenresEffect, own_pawn
from clashtable.games.genres.geometry.board import CENTER_STAGE, GRID, within
from clashtable.games.genres.geometry.shapes import CHECKERBOARD
from clashtable.games.genres.model.attack_line import (
    BY_HEADS,
    EACH,
    MORE_AT_CENTER,
    MORE_IF_SEVERAL,
    SELECTIONS,
    AttackLine,
)
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.movement import destinations
from clashtable.games.genres.model.pieces import Piece
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import PIECE, STAY, TO, GenresMove, piece_move, plain, square_moves


@dataclass(frozen=True)
class Attack(GenresEffect):
    """The ``Attack:`` line (G-12), with what the text says of the pieces hit."""

    line: AttackLine
    after: GenresEffect | None = None

    def text(self, card: Printed) -> str:
        line = self.line
        words = f"Attack: {line.shape.text()}, {selection_text(line)}, {damage_text(line)}"
        parts = [words, *keyword_texts(line)]
        if self.after is not None:
            parts.append(self.after.text(card)[:1].upper() + self.after.text(card)[1:])
        return ". ".join(parts)

    def parts(self) -> list[Effect]:
        return [] if self.after is None else [self.after]

    def note(self, card: Card) -> None:
        card.attack_line = self.line

    def open_decision(self, state: GenresState, use: Cast) -> Decision | None:
        return attack_choices.attack_decision(state, use)

    def obstacle(self, state: GenresState, use: Cast) -> str:
        if state.course.has_no_attacks:
            return "forbidden"
        return "" if self.has_target(state, use) else self.why_no_target(state, use)

    def has_target(self, state: GenresState, use: Cast) -> bool:
        """Tell whether the attack has a legal way to be declared."""
        return attack_choices.is_possible(state, use)

    def why_no_target(self, state: GenresState, use: Cast) -> str:
        """Return why nobody can be attacked: a checkerboard covers squares from Center Stage alone (G-7.2)."""
        is_off_stage = self.line.shape.kind == CHECKERBOARD and own_pawn(state, use).square != CENTER_STAGE
        return "stage" if is_off_stage else "target"

    def happen(self, state: GenresState, use: Cast) -> None:
        carry_out_attack(state, use, self.after)


def selection_text(line: AttackLine) -> str:
    """Return whom an attack hits."""
    alone = f" with no other standing piece within {figured(line.alone, 'square')} of it" if line.alone else ""
    return SELECTIONS[line.select] + alone


def damage_text(line: AttackLine) -> str:
    """Return how much damage an attack deals."""
    if line.rule == BY_HEADS:
        return f"{line.damage} damage for each heads"
    if line.rule == MORE_IF_SEVERAL:
        return f"{line.damage} damage, or {line.more_damage} damage if it hits {number(line.several)} or more enemies"
    if line.rule == MORE_AT_CENTER:
        return f"{line.damage} damage, or {line.more_damage} damage on the center square of the plus"
    return f"{line.damage} {'True ' if line.is_true else ''}damage"


def keyword_texts(line: AttackLine) -> list[str]:
    """Return the keywords of an attack, in the order in which they are printed."""
    numbers = (("Bleed", line.bleed), ("Push", line.push), ("Slam", line.slam), ("Pull", line.pull))
    found = [f"{name} {amount}" for name, amount in numbers if amount]
    who = "Each" if line.select == EACH else "It"
    if line.is_piercing:
        found.append("Pierce")
    if line.slows:
        found.append(f"{who} is Slowed")
    if line.roots:
        found.append(f"{who} is Rooted")
    if line.skips:
        found.append(f"{who} gets a Skip marker")
    if line.skips_summons:
        found.append("Each summon hit gets a Skip marker")
    if line.gags:
        found.append("Its controller can't play Objection! cards until your next turn")
    return found


@dataclass(frozen=True)
class FlipThenAttack(Attack):
    """An attack whose coins are named first."""

    def text(self, card: Printed) -> str:
        return f"flip {counted(self.line.coins, 'coin')}. {super().text(card)}"


@dataclass(frozen=True)
class GoThenAttack(Attack):
    """Move or teleport, then attack from there (G-5.6)."""

    distance: int = 0
    teleports: bool = False

    def text(self, card: Printed) -> str:
        if self.teleports:
            first = f"teleport to a free square within {figured(self.distance, 'square')}"
        else:
            first = f"move up to {figured(self.distance, 'square')}"
        return f"{first}. Then {super().text(card)}"

    def open_decision(self, state: GenresState, use: Cast) -> Decision | None:
        if use.square < 0:
            return EffectDecision("teleport-square" if self.teleports else "destination", self)
        return super().open_decision(state, use)

    def options(self, state: GenresState, use: Cast) -> list[Move]:
        pawn = own_pawn(state, use)
        found: list[Move] = []
        if not self.teleports and attack_choices.is_possible(state, standing_on(use, pawn.square)):
            found.append(plain(STAY))
        return found + square_moves(TO, self.squares(state, use, is_one_enough=False))

    def squares(self, state: GenresState, use: Cast, *, is_one_enough: bool) -> list[int]:
        """Return where it can go, so that the attack has a target from there."""
        pawn = own_pawn(state, use)
        if self.teleports:
            near = [square for square in within(pawn.square, self.distance) if state.is_free(square)]
        else:
            near = destinations(state, pawn, self.distance)
        tried = use.copy()
        found: list[int] = []
        for square in near:
            tried.square = square
            if attack_choices.is_possible(state, tried):
                found.append(square)
                if is_one_enough:
                    break
        return found

    def choose(self, state: GenresState, use: Cast, move: GenresMove) -> None:
        use.square = own_pawn(state, use).square if move.kind == STAY else move.number

    def has_target(self, state: GenresState, use: Cast) -> bool:
        is_there = not self.teleports and attack_choices.is_possible(
            state, standing_on(use, own_pawn(state, use).square)
        )
        return is_there or bool(self.squares(state, use, is_one_enough=True))

    def happen(self, state: GenresState, use: Cast) -> None:
        pawn = own_pawn(state, use)
        state.push(AttackAfterMove(self, use))
        state.push(deaths.DEATHS)
        if use.square == pawn.square:
            return
        if self.teleports:
            teleport(state, pawn, use.square)
        else:
            walk(state, pawn, use.square, self.distance, is_stopped=False)


class AttackAfterMove(Step):
    """The attack that follows a move."""

    __slots__ = ("effect", "use")

    def __init__(self, effect: Attack, use: Cast) -> None:
        self.effect: Final = effect
        self.use: Final = use

    def run(self, state: State) -> None:
        arrived = self.use.copy()
        arrived.square = -1
        carry_out_attack(cast(GenresState, state), arrived, self.effect.after)


def standing_on(use: Cast, square: int) -> Cast:
    """Return *use* as declared from *square*."""
    found = use.copy()
    found.square = square
    return found


@dataclass(frozen=True)
class ChainTo(GenresEffect):
    """Another enemy near the piece hit takes damage."""

    distance: int
    damage: int

    def text(self, card: Printed) -> str:
        near = figured(self.distance, "square")
        return f"then another enemy within {near} of that target takes {self.damage} damage"

    def decision(self) -> str:
        return "choose-piece"

    def happen(self, state: GenresState, use: Cast) -> None:
        if use.targets:
            self.ask(state, use, use.seat, 0)

    def answers(self, state: GenresState, use: Cast, stage: int) -> list[Move]:
        first = state.piece(use.targets[0])
        center = use.amount if first is None else first.square
        return [
            piece_move(PIECE, piece)
            for piece in state.pieces()
            if piece.is_standing()
            and piece.seat != use.seat
            and piece.serial != use.targets[0]
            and GRID.distance(piece.square, center) <= self.distance
        ]

    def answered(self, state: GenresState, use: Cast, stage: int, move: GenresMove) -> None:
        piece = state.piece(move.number)
        if piece is not None:
            deal_effect_damage(state, use, [piece], [self.damage])


@dataclass(frozen=True)
class DamageIfBeside(GenresEffect):
    """The piece hit takes more damage if it ends adjacent to you."""

    damage: int

    def text(self, card: Printed) -> str:
        return f"if it ends adjacent to you, it takes {self.damage} damage"

    def happen(self, state: GenresState, use: Cast) -> None:
        near: list[Piece] = []
        for piece in pushing.survivors(state, use):
            if GRID.distance(piece.square, own_pawn(state, use).square) <= 1:
                near.append(piece)
        deal_effect_damage(state, use, near, [self.damage] * len(near))
