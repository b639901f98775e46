"""The open question: what it is called (F-22.1), and who has Control while it is open (F-8.2)."""

from typing import Final

from clashtable.core.effects import Choice
from clashtable.core.state import Ask
from clashtable.core.window import Response
from clashtable.games.geekfight.rules.queue import ControlWindow, Turn

DECISIONS: Final = (
    "opening_pick", "opening_deploy", "tuck_down", "deploy", "control", "mode", "cost_choice", "target", "payment",
    "produce", "keep_items", "choose",
)  # fmt: skip
"""The names of all decisions."""


def kind_of(ask: Ask) -> str:
    """Return the name of the decision in F-22.1."""
    if isinstance(ask, Choice):
        return ask.effect.decision()
    return ask.window.kind if isinstance(ask, Response) else ask.kind


def holder_of(ask: Ask) -> int:
    """Return who has Control while *ask* is open; -1 for nobody."""
    if isinstance(ask, Response):
        return ask.seat if isinstance(ask.window, ControlWindow) else -1
    return ask.seat if isinstance(ask, Turn) else -1


def passes_of(ask: Ask) -> int:
    """Return how many have passed in a row."""
    return ask.window.passes if isinstance(ask, Response) and isinstance(ask.window, ControlWindow) else 0
