"""What one seat knows, is asked and is refused; the board in a terminal. Views are built, never stripped."""

from collections.abc import Sequence
from typing import Final

from rich.markup import escape

from clashtable.core.codec import Codec
from clashtable.core.question import Option, Question
from clashtable.core.refusal import Reason
from clashtable.core.state import asking, legal_moves, to_act
from clashtable.core.text import counted
from clashtable.games.template.model import TemplateState
from clashtable.games.template.moves import TemplateMove
from clashtable.games.template.wire import TemplateSnapshot, TemplateView

CODEC: Final = Codec("clashtable.games.template")
"""How the steps of this game are written in snapshots."""
THINGS: Final = {"hand": "a card of your hand, such as hand:7"}


def template_view(state: TemplateState, seat: int | None) -> TemplateView:
    """Return what *seat* may know."""
    return TemplateView(
        seat=seat,
        to_act=to_act(state) if state.pending else None,
        outcome=state.outcome,
        cards=state.cards,
        hand=None if seat is None else tuple(state.hands[seat]),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        table=tuple(state.table),
        played=tuple(state.played),
        points=tuple(state.points),
        leader=state.leader,
    )


def template_snapshot(state: TemplateState) -> TemplateSnapshot:
    """Return the full state."""
    return TemplateSnapshot(
        luck=state.luck.saved(),
        pending=tuple(CODEC.write(step) for step in state.pending),
        outcome=state.outcome,
        cards=state.cards,
        aside=tuple(state.aside),
        hands=tuple(tuple(hand) for hand in state.hands),
        table=tuple(state.table),
        played=tuple(state.played),
        points=tuple(state.points),
        leader=state.leader,
    )


def question(state: TemplateState) -> Question:
    """Return what the seat to act is asked."""
    ask = asking(state)
    options = tuple(
        Option(move.notation, f"Play {move.card}", (f"hand:{move.card}",))
        for move in legal_moves(state)
        if isinstance(move, TemplateMove)
    )
    best = max(state.table)
    prompt = f"The highest card is {best}. Play a card." if best else "You lead: play any card."
    return Question(ask.seat, ask.kind, prompt, "T-2.1", options)


def why_not(state: TemplateState, move: TemplateMove) -> Reason:
    """Return why *move* is not legal: only a card of one's hand can be played."""
    return Reason(f"{move.card} is not in your hand.", "T-2.1", "hand", f"hand:{move.card}")


def board(view: TemplateView, names: Sequence[str]) -> str:
    """Return the table as *view* shows it, in rich's markup."""
    lines = [
        f"{'▸' if view.to_act == seat else ' '} [bold]{escape(name)}[/bold]: {view.table[seat] or '–'}, "
        f"{counted(view.points[seat], 'point')}, {view.hand_sizes[seat]} in hand"
        for seat, name in enumerate(names)
    ]
    return "\n".join([*lines, *([] if view.hand is None else [f"Your hand: {' '.join(map(str, view.hand))}"])])
