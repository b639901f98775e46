"""The turns of summons (G-15.5): which acts next, and what it can do. Next, read rules/ghost_turns.py."""

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.state import Ask, Move, State, Step, ask_or_answer
from clashtable.games.genres.changes import pieces
from clashtable.games.genres.changes.course import begin_phase, let_act
from clashtable.games.genres.changes.pieces import lose_skip
from clashtable.games.genres.effects import attack_choices
from clashtable.games.genres.model.cast import SUMMON_ATTACK, SUMMON_MOVE, SUMMON_SPECIAL, Cast
from clashtable.games.genres.model.movement import can_go
from clashtable.games.genres.model.pieces import DID_ATTACK, DID_MOVE, DID_SPECIAL, DID_TURN, Piece
from clashtable.games.genres.model.state import SUMMON_STEP, GenresState
from clashtable.games.genres.model.values import attack_value, attacks_of, movement
from clashtable.games.genres.moves import ATTACK, MOVE, NEXT, SPECIAL, GenresMove, card_move, plain
from clashtable.games.genres.moves import END as END_MOVE
from clashtable.games.genres.rules.combos import obstacle_to_parts, parts_for
from clashtable.games.genres.rules.stack import Draft
from clashtable.games.genres.rules.turn_steps import begin_start


class SummonsStep(Step):
    """Each summon of the active player takes a turn, in an order it chooses (G-4.8, G-15.5)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        let_act(genres, 0)
        if genres.course.ends_turn:
            return
        if genres.course.phase != SUMMON_STEP:
            begin_phase(genres, SUMMON_STEP)
        if waiting_summons(genres):
            genres.push(self)
            ask_or_answer(genres, NextSummon(genres.course.active))


def waiting_summons(state: GenresState) -> list[Piece]:
    """Return the summons of the active player that have not acted."""
    return [piece for piece in state.summons_of(state.course.active) if not piece.did & DID_TURN]


@mypyc_attr(acyclic=True)
class NextSummon(Ask):
    """Choose the summon that acts next."""

    __slots__ = ()
    kind: ClassVar[str] = "next-summon"

    def moves(self, state: State) -> list[Move]:
        found: list[Move] = []
        for piece in waiting_summons(cast(GenresState, state)):
            if piece.card is not None:
                found.append(card_move(NEXT, piece.card))
        return found

    def answer(self, state: State, move: Move) -> None:
        genres = cast(GenresState, state)
        for piece in waiting_summons(genres):
            if piece.card is cast(GenresMove, move).card:
                begin_summon(genres, piece)
                return


def begin_summon(state: GenresState, piece: Piece) -> None:
    """Let a summon take its turn, unless it has a Skip marker (G-15.6, G-15.7)."""
    pieces.note_deed(piece, DID_TURN)
    if piece.has_skip:
        lose_skip(state, piece)
        return
    let_act(state, piece.serial)
    state.push(SummonEnd(piece.serial))
    state.push(SummonTurn(piece.serial))
    begin_start(state, piece)


@mypyc_attr(acyclic=True)
class SummonTurn(Step):
    """Ask what a summon does next."""

    __slots__ = ("serial",)

    def __init__(self, serial: int) -> None:
        self.serial: Final = serial

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        piece = genres.piece(self.serial)
        if piece is not None and not genres.course.ends_turn and piece.seat == genres.course.active:
            ask_or_answer(genres, SummonMenu(piece.seat, self.serial))


@mypyc_attr(acyclic=True)
class SummonEnd(Step):
    """A summon has had its turn."""

    __slots__ = ("serial",)

    def __init__(self, serial: int) -> None:
        self.serial: Final = serial

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        let_act(genres, 0)
        piece = genres.piece(self.serial)
        if piece is not None:
            pieces.end_immunity(piece)


@mypyc_attr(acyclic=True)
class SummonMenu(Ask):
    """Choose what a summon does: move, attack or a special action, each at most once."""

    __slots__ = ("serial",)
    kind: ClassVar[str] = "summon-menu"

    def __init__(self, seat: int, serial: int) -> None:
        super().__init__(seat)
        self.serial: Final = serial

    def moves(self, state: State) -> list[Move]:
        genres = cast(GenresState, state)
        piece = genres.piece(self.serial)
        assert piece is not None
        found: list[Move] = [plain(END_MOVE)]
        if not piece.did & DID_MOVE and can_go(genres, piece, movement(genres, piece)):
            found.append(plain(MOVE))
        if can_attack(genres, piece):
            found.append(plain(ATTACK))
        if can_do_special(genres, piece):
            found.append(plain(SPECIAL))
        return found

    def answer(self, state: State, move: Move) -> None:
        genres, chosen = cast(GenresState, state), cast(GenresMove, move)
        piece = genres.piece(self.serial)
        assert piece is not None
        if chosen.kind == END_MOVE:
            return
        kind = SUMMON_MOVE if chosen.kind == MOVE else SUMMON_ATTACK if chosen.kind == ATTACK else SUMMON_SPECIAL
        genres.push(SummonDraft(summon_use(piece, kind), self))


def summon_use(piece: Piece, kind: int) -> Cast:
    """Return something that a summon does."""
    use = Cast(0, kind, piece.seat, piece.card, piece.serial)
    use.holds_card = False
    return use


def can_attack(state: GenresState, piece: Piece) -> bool:
    """Tell whether a summon may attack: not yet often enough, with an attack value, and a target (G-15.8)."""
    return not obstacle_to_attack(state, piece)


def obstacle_to_attack(state: GenresState, piece: Piece) -> str:
    """Return what keeps a summon from attacking; empty when nothing does."""
    if piece.did & DID_SPECIAL or len(piece.attacked) >= attacks_of(piece):
        return "done"
    if attack_value(state, piece) <= 0:
        return "attack"
    return "" if attack_choices.is_possible(state, attack_use(piece)) else "target"


def attack_use(piece: Piece) -> Cast:
    """Return the attack of a summon, which does not choose whom it has attacked in this turn."""
    return summon_use(piece, SUMMON_ATTACK)


def can_do_special(state: GenresState, piece: Piece) -> bool:
    """Tell whether a summon may use its special action now."""
    return not obstacle_to_special(state, piece)


def obstacle_to_special(state: GenresState, piece: Piece) -> str:
    """Return what keeps a summon from its special action; empty when nothing does."""
    if piece.card is None or piece.card.special < 0:
        return "ability"
    if piece.is_frog:
        return "frog"
    if piece.did & (DID_SPECIAL | DID_ATTACK):
        return "done"
    use = summon_use(piece, SUMMON_SPECIAL)
    return obstacle_to_parts(state, use, parts_for(use))


@mypyc_attr(acyclic=True)
class SummonDraft(Draft):
    """Something a summon does that is being declared."""

    __slots__ = ()

    def again(self, use: Cast) -> Draft:
        return SummonDraft(use, self.base)

    def complete(self, state: State) -> None:
        use = self.use
        piece = cast(GenresState, state).piece(use.actor)
        assert piece is not None
        if use.kind == SUMMON_MOVE:
            pieces.note_deed(piece, DID_MOVE)
        elif use.kind == SUMMON_ATTACK:
            pieces.note_attack(piece, use.targets)
        else:
            pieces.note_deed(piece, DID_SPECIAL)
        state.push(SummonTurn(piece.serial))
        super().complete(state)


SUMMONS_STEP: Final = SummonsStep()
