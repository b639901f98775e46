"""The turns of ghosts (G-18). Next, read rules/stack.py."""

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from clashtable.core.state import Ask, Move, State, Step, ask_or_answer
from clashtable.games.genres.changes import pieces
from clashtable.games.genres.changes.course import tell_turn
from clashtable.games.genres.effects import attack_choices
from clashtable.games.genres.model.cast import GHOST_ATTACK, GHOST_MOVE, Cast
from clashtable.games.genres.model.pieces import DID_ATTACK, DID_MOVE, Piece
from clashtable.games.genres.model.state import HAUNT, GenresState
from clashtable.games.genres.moves import ATTACK, MOVE, GenresMove, plain
from clashtable.games.genres.moves import END as END_MOVE
from clashtable.games.genres.rules.stack import Draft


def haunt(state: GenresState, ghost: Piece) -> None:
    """Let a ghost take its turn, unless it is frozen."""
    state.course.phase = HAUNT
    if ghost.is_frozen:
        tell_turn(state, "frozen")
        pieces.thaw(state, ghost)
        return
    tell_turn(state, "ghost")
    state.push(GHOST_TURN)


class GhostTurn(Step):
    """Ask what a ghost does next."""

    __slots__ = ()

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if not genres.course.ends_turn:
            ask_or_answer(genres, GhostMenu(genres.course.active))


class GhostMenu(Ask):
    """Choose what a ghost does: move and attack, each at most once (G-18.2)."""

    __slots__ = ()
    kind: ClassVar[str] = "ghost-menu"

    def moves(self, state: State) -> list[Move]:
        genres = cast(GenresState, state)
        ghost = genres.pawns[self.seat]
        found: list[Move] = [plain(END_MOVE)]
        if not ghost.did & DID_MOVE:
            found.append(plain(MOVE))
        attack = Cast(0, GHOST_ATTACK, self.seat, None, ghost.serial)
        if not ghost.did & DID_ATTACK and attack_choices.is_possible(genres, attack):
            found.append(plain(ATTACK))
        return found

    def answer(self, state: State, move: Move) -> None:
        genres, chosen = cast(GenresState, state), cast(GenresMove, move)
        ghost = genres.pawns[self.seat]
        if chosen.kind == END_MOVE:
            return
        kind = GHOST_MOVE if chosen.kind == MOVE else GHOST_ATTACK
        genres.push(GhostDraft(Cast(0, kind, self.seat, None, ghost.serial), self))


@mypyc_attr(acyclic=True)
class GhostDraft(Draft):
    """Something a ghost does that is being declared."""

    __slots__ = ()

    def again(self, use: Cast) -> Draft:
        return GhostDraft(use, self.base)

    def complete(self, state: State) -> None:
        ghost = cast(GenresState, state).pawns[self.use.seat]
        pieces.note_deed(ghost, DID_MOVE if self.use.kind == GHOST_MOVE else DID_ATTACK)
        state.push(GHOST_TURN)
        super().complete(state)


GHOST_TURN: Final = GhostTurn()
