"""Geek Fight: be the first with the Cred, or the last one left. Next, read queue.py, then effects/verbs.py.

The stack of what is to happen begins with ``Turns``; a turn puts its phases on top of it, and a phase of Control the
Queue: ``Turns`` → … → ``Control`` → objects → ``ControlWindow``.
"""

from typing import ClassVar, Final, cast, final

from mypy_extensions import mypyc_attr

from clashtable.core.luck import Luck
from clashtable.core.state import Ask, Move, State, Step, ask_or_answer
from clashtable.games.geekfight.changes import arena, hands, triggers
from clashtable.games.geekfight.changes.course import begin_turn, clean_up, end_turn_effects, enter_phase
from clashtable.games.geekfight.changes.outcome import end_match
from clashtable.games.geekfight.changes.resources import renew
from clashtable.games.geekfight.effects.choices import card_moves, deployable
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.state import (
    ACTION,
    ARENA,
    DRAW,
    END,
    LIMIT_FREE,
    MOST_ADDED,
    SET_UP,
    Course,
    GeekOptions,
    GeekPlayer,
    GeekState,
)
from clashtable.games.geekfight.model.values import remaining_health
from clashtable.games.geekfight.moves import DEPLOY, TUCK, GeekMove, card_move
from clashtable.games.geekfight.rules.check import CHECK
from clashtable.games.geekfight.rules.departure import leave
from clashtable.games.geekfight.rules.queue import (
    CONTROL,
    in_order,
)
from clashtable.games.geekfight.rules.setup import DEALING, FIRST, LAYING, PICKING, REVEAL
from clashtable.games.geekfight.vocabulary import COMBATANT

HAND_BEFORE_DRAW: Final = 6


def new_match(seats: int, luck: Luck, options: GeekOptions, decks: list[list[Card]]) -> GeekState:
    """Return a match of which nothing has happened yet."""
    players = [GeekPlayer(deck[:], [], [], None, None, [], 0, 0, 0, True, 0, 0, [], []) for deck in decks]
    course = Course(-1, SET_UP, -1, LIMIT_FREE, 0, False, False, 1)
    return GeekState(seats, luck, [TURNS, FIRST, REVEAL, LAYING, DEALING, PICKING], None, options, players, course, [])


class Turns(Step):
    """Begin the next turn, or end the match at Closing Time (F-20.8)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        course = geek.course
        seat = course.first if course.active < 0 else geek.left_of(course.active)
        if geek.players[seat].turns >= geek.options.turn_limit:
            end_match(geek, closing_winners(geek), "closing time")
            return
        begin_turn(geek, seat)
        geek.pending.extend(TURN)


def closing_winners(state: GeekState) -> list[int]:
    """Return who wins at Closing Time: by Cred, Combatant cards, remaining health (F-20.8)."""
    best: list[int] = []
    for seat in in_order(state):
        if not best:
            best = [seat]
            continue
        mine, theirs = closing_score(state, seat), closing_score(state, best[0])
        if mine > theirs:
            best = [seat]
        elif mine == theirs:
            best.append(seat)
    return best


def closing_score(state: GeekState, seat: int) -> list[int]:
    """Return what players are compared by at Closing Time, the weightiest first."""
    player = state.players[seat]
    fighters = [card for card in [*player.deck, *player.hand] if card.kind == COMBATANT]
    piece = player.combatant
    if piece is None:
        return [player.cred, len(fighters), 0]
    return [player.cred, len(fighters) + 1, remaining_health(state, piece)]


class DrawPhase(Step):
    """Tuck down to six cards, then draw one (F-7.3)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        seat = geek.course.active
        enter_phase(geek, DRAW)
        if len(geek.players[seat].hand) > HAND_BEFORE_DRAW:
            geek.push(self)
            ask_or_answer(geek, TuckDown(seat), is_telling=geek.options.ask_always)
        else:
            hands.draw_card(geek, seat)


@final
@mypyc_attr(acyclic=True)
class TuckDown(Ask):
    """Put a card of the hand under the deck."""

    __slots__ = ()
    kind: ClassVar[str] = "tuck_down"

    def moves(self, state: State) -> list[Move]:
        return card_moves(TUCK, cast(GeekState, state).players[self.seat].hand)

    def answer(self, state: State, move: Move) -> None:
        card = cast(GeekMove, move).card
        assert card is not None
        hands.tuck_card(cast(GeekState, state), self.seat, card)


class ArenaPhase(Step):
    """Renew Actions, or deploy; who cannot, loses (F-7.4)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        seat = geek.course.active
        enter_phase(geek, ARENA)
        renew(geek, seat)
        if geek.players[seat].combatant is not None:
            geek.push(CHECK)
        elif deployable(geek, seat):
            geek.push(CHECK)
            ask_or_answer(geek, Deploy(seat), is_telling=geek.options.ask_always)
        else:
            leave(geek, seat, "no combatant")


@mypyc_attr(acyclic=True)
class Deploy(Ask):
    """Deploy a Combatant from the hand."""

    __slots__ = ()
    kind: ClassVar[str] = "deploy"

    def moves(self, state: State) -> list[Move]:
        return [card_move(DEPLOY, card) for card in deployable(cast(GeekState, state), self.seat)]

    def answer(self, state: State, move: Move) -> None:
        card = cast(GeekMove, move).card
        assert card is not None
        arena.deploy(cast(GeekState, state), self.seat, card)


class ActionPhase(Step):
    """Begin the Action Phase (F-7.5)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        enter_phase(geek, ACTION)
        triggers.trigger_all(geek, geek.course.active, triggers.ACTION_STARTS, 0)


class EndPhase(Step):
    """Begin the End of Turn Phase (F-7.6)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        enter_phase(geek, END)
        triggers.trigger_all(geek, geek.course.active, triggers.TURN_ENDS, 0)


class CleanUp(Step):
    """Clean up, once a turn (F-7.6, step 3)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        clean_up(cast(GeekState, state))
        state.push(CHECK)


class Again(Step):
    """Repeat the procedure as long as abilities wait (F-7.6, step 4)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        if geek.waiting and geek.course.added < MOST_ADDED:
            geek.push(self)
            geek.push(CONTROL)


class TurnEnd(Step):
    """End the turn, and what was made for it after Clean-up (F-7.6, step 5)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        triggers.drop_waiting(geek)
        end_turn_effects(geek)


TURNS: Final = Turns()
DRAW_PHASE: Final = DrawPhase()
ARENA_PHASE: Final = ArenaPhase()
ACTION_PHASE: Final = ActionPhase()
END_PHASE: Final = EndPhase()
CLEAN_UP: Final = CleanUp()
AGAIN: Final = Again()
TURN_END: Final = TurnEnd()
TURN: Final[list[Step]] = [
    TURNS, TURN_END, AGAIN, CLEAN_UP, CONTROL, END_PHASE, CONTROL, ACTION_PHASE, ARENA_PHASE, DRAW_PHASE, CHECK,
]  # fmt: skip
"""What a turn consists of, the first step last, and beneath it the next turn."""
