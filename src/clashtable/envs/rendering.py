"""What an environment shows of a table: the board of the terminal as text, or the board of the browser as a picture."""

from __future__ import annotations

import io
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.state import State
from clashtable.core.text import listed
from clashtable.envs.screen import Screen, message_for, what_is_missing

TEXT_MODES: Final = ("ansi", "human")
"""``ansi`` returns the text, ``human`` prints it."""
PICTURE: Final = "rgb_array"
"""The mode that returns rows of pixels."""
WIDTH: Final = 120
Rendered: TypeAlias = str | NDArray[np.uint8] | None


def render_modes() -> list[str]:
    """Return the modes there are here: a picture only where there is a browser to draw it."""
    return [*TEXT_MODES, PICTURE] if what_is_missing() is None else [*TEXT_MODES]


class Renderer:
    """Show states of one game in one mode."""

    def __init__(self, game: Game, mode: str) -> None:
        if mode not in (*TEXT_MODES, PICTURE):
            raise InvalidMessage(f"There is no way to render {mode!r}; there is {listed([*TEXT_MODES, PICTURE])}.")
        self.game = game
        self.mode = mode
        self.screen = Screen() if mode == PICTURE else None

    def render(self, state: State, seat: int) -> Rendered:
        """Return or print the board as *seat* sees it, -1 being a spectator."""
        viewer = None if seat < 0 else seat
        if self.screen is not None:
            return self.screen.picture(message_for(self.game, state, viewer))
        page = io.StringIO()
        names = [f"player_{number}" for number in range(state.seats)]
        console = Console(file=page, width=WIDTH, no_color=True, highlight=False)
        console.print(self.game.terminal(self.game.view(state, viewer), names), soft_wrap=True)
        if self.mode == "human":
            print(page.getvalue())
            return None
        return page.getvalue()

    def close(self) -> None:
        """Let go of what rendering needed."""
        if self.screen is not None:
            self.screen.close()
