"""The open question: what it is called (G-21.2), and what each seat is told of it (G-22)."""

from typing import Final, cast

from clashtable.core.effects import Choice
from clashtable.core.state import Ask, Move, PrivateAsk, Step, asking
from clashtable.core.window import Response
from clashtable.games.genres.changes.drawing import DiscardOne
from clashtable.games.genres.effects.bargains import Blackmail, DeadDrop, OpenMic, Retrieve
from clashtable.games.genres.effects.base import BY_GENRE, GenresChoice
from clashtable.games.genres.effects.summon_orders import TeamUp
from clashtable.games.genres.model.cast import Cast
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.moves import DIRECTION, GenresMove
from clashtable.games.genres.rules.action_step import Main
from clashtable.games.genres.rules.entering_play import ZoneCorner, ZoneShape
from clashtable.games.genres.rules.stack import Declare, ObjectionWindow
from clashtable.games.genres.vocabulary import NOBODY

DECISIONS: Final = (
    "start-square", "armory", "main", "destination", "combo", "mode", "direction", "plus-center", "target",
    "teleport-square", "choose-player", "choose-piece", "respond", "aim", "zone-shape", "zone-corner", "choose-zone",
    "zone-shift", "summon-square", "next-summon", "summon-menu", "ghost-menu", "hand-card", "retrieve-genre",
    "retrieve-card", "loot", "either-or", "choose-genre", "shape",
)  # fmt: skip
"""The names of all decisions."""


def kind_of(state: GenresState, ask: Ask) -> str:
    """Return the name of the decision in G-21.2."""
    if isinstance(ask, Declare):
        return ask.decision(state).kind
    if isinstance(ask, Choice):
        return choice_kind(state, ask)
    return ask.window.kind if isinstance(ask, Response) else ask.kind


def choice_kind(state: GenresState, ask: Choice) -> str:
    """Return the decision of an effect that asks several things in a row."""
    effect, stage = ask.effect, ask.stage % BY_GENRE
    if isinstance(effect, Retrieve) and stage:
        return "retrieve-card"
    if isinstance(effect, DeadDrop) and stage:
        return "armory"
    if (isinstance(effect, Blackmail) and stage) or (isinstance(effect, OpenMic) and stage % 2):
        return "hand-card"
    if isinstance(effect, TeamUp) and stage:
        return "direction" if is_of_directions(ask.moves(state)) else "target"
    return effect.decision()


def is_of_directions(moves: list[Move]) -> bool:
    """Tell whether *moves* choose a direction."""
    for move in moves:
        if cast(GenresMove, move).kind == DIRECTION:
            return True
    return False


def is_window(step: Step) -> bool:
    """Tell whether *step* asks somebody in a window, or is a response that is being declared."""
    if isinstance(step, Response):
        return isinstance(step.window, ObjectionWindow)
    return isinstance(step, PrivateAsk) and isinstance(step.origin(), Response)


def shown_actor(state: GenresState, seat: int) -> int:
    """Return whose decision is awaited, as far as *seat* is told: in a window only who is asked knows (G-22)."""
    if not state.pending:
        return NOBODY
    ask = asking(state)
    return NOBODY if ask.seat != seat and is_window(ask) else ask.seat


def shown_step(step: Step, seat: int) -> Step | None:
    """Return what *seat* sees of a step: what others choose is not told before it is declared, a window only as one."""
    if is_window(step):
        asked = step.seat if isinstance(step, (Response, PrivateAsk)) else NOBODY
        return step if asked == seat else None
    if isinstance(step, PrivateAsk) and step.seat != seat:
        return step.origin() or step
    if isinstance(step, GenresChoice):
        return shown_choice(step, seat)
    if isinstance(step, (Main, DiscardOne)) and step.seat != seat:
        return Main(step.seat) if isinstance(step, Main) else DiscardOne(step.seat, step.how)
    if isinstance(step, ZoneCorner) and step.seat != seat:
        return ZoneShape(step.use)
    return step


def shown_choice(step: GenresChoice, seat: int) -> Step:
    """Return what *seat* sees of a choice: cards that are picked in secret are left out (G-21.5)."""
    is_own = step.seat == seat
    if isinstance(step.effect, OpenMic) and isinstance(step.use, Cast):
        use = step.use.copy()
        use.notes = [0] * len(use.notes)
        stage = step.stage if is_own else step.plain_stage() - step.plain_stage() % 2
        return GenresChoice(step.seat, step.effect, use, stage)
    if is_own:
        return step
    if isinstance(step.effect, TeamUp) and isinstance(step.use, Cast):
        return GenresChoice(step.seat, step.effect, step.effect.undecided(step.use, step.stage), 0)
    return GenresChoice(step.seat, step.effect, step.use, 0)
