"""The action step: what the active player can do (G-4.7, G-5.1). Next, read rules/summon_turns.py."""

from typing import ClassVar, Final, cast, final

from mypy_extensions import mypyc_attr

from clashtable.core.state import Ask, Move, State, Step, ask_or_answer
from clashtable.games.genres.changes import hands
from clashtable.games.genres.effects import attack_choices
from clashtable.games.genres.model.cast import DRAWING, MELEEING, MOVING, Cast
from clashtable.games.genres.model.movement import can_go
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.model.values import movement
from clashtable.games.genres.moves import DRAW as DRAW_MOVE
from clashtable.games.genres.moves import END as END_MOVE
from clashtable.games.genres.moves import GENRE, MELEE, MOVE, PLAY, GenresMove, card_move, narrowed, plain
from clashtable.games.genres.rules.declaration import card_use, is_playable
from clashtable.games.genres.rules.stack import Draft


class ActionStep(Step):
    """Ask the active player for the next action."""

    __slots__ = ()

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        seat = genres.course.active
        if not genres.course.ends_turn:
            self.ask(genres, Main(seat))

    def ask(self, state: GenresState, main: "Main") -> None:
        """Ask, unless only the end is left and leaving that out tells nothing of a hidden hand (G-21.2)."""
        if main.has_choice(state) or (state.options.ask_always and state.players[main.seat].hand):
            state.push(main)


@final
@mypyc_attr(acyclic=True)
class Main(Ask):
    """The active player acts (G-5.1)."""

    __slots__ = ("genre",)
    kind: ClassVar[str] = "main"

    def __init__(self, seat: int, genre: int = -1) -> None:
        super().__init__(seat)
        self.genre: Final = genre
        """The genre that was chosen first, -1 for none (G-21.3)."""

    def moves(self, state: State) -> list[Move]:
        genres = cast(GenresState, state)
        found = self.cardless_moves(genres)
        for card in genres.players[self.seat].hand:
            if is_playable(genres, self.seat, card):
                found.append(card_move(PLAY, card))
        return narrowed(found, self.genre)

    def cardless_moves(self, state: GenresState) -> list[Move]:
        """Return the end of the turn, and the actions that need no card."""
        found: list[Move] = [plain(END_MOVE)]
        if state.course.actions > 0:
            pawn = state.pawns[self.seat]
            if can_go(state, pawn, movement(state, pawn)):
                found.append(plain(MOVE))
            if attack_choices.is_possible(state, Cast(0, MELEEING, self.seat, None, pawn.serial)):
                found.append(plain(MELEE))
            if not state.course.drew and hands.can_draw(state):
                found.append(plain(DRAW_MOVE))
        return found

    def has_choice(self, state: GenresState) -> bool:
        """Tell whether there is anything but the end; quick, as it is asked before every action."""
        if state.course.actions > 0:
            pawn = state.pawns[self.seat]
            if can_go(state, pawn, movement(state, pawn)) or (not state.course.drew and hands.can_draw(state)):
                return True
        return len(self.moves(state)) > 1

    def answer(self, state: State, move: Move) -> None:
        genres, chosen = cast(GenresState, state), cast(GenresMove, move)
        if chosen.kind == END_MOVE:
            return
        if chosen.kind == GENRE:
            ask_or_answer(genres, Main(self.seat, chosen.number))
            return
        serial = genres.pawns[self.seat].serial
        if chosen.card is not None:
            use = card_use(genres, self.seat, chosen.card)
        else:
            kind = MOVING if chosen.kind == MOVE else MELEEING if chosen.kind == MELEE else DRAWING
            use = Cast(0, kind, self.seat, None, serial)
        genres.push(MainDraft(use, Main(self.seat)))


@final
@mypyc_attr(acyclic=True)
class MainDraft(Draft):
    """An action of the active player that is being declared."""

    __slots__ = ()

    def again(self, use: Cast) -> Draft:
        return MainDraft(use, self.base)

    def complete(self, state: State) -> None:
        state.push(ACTION_STEP)
        super().complete(state)


ACTION_STEP: Final = ActionStep()
