"""What a person sees of a match in the terminal: the story, the board, the question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import zip_longest
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from clashtable.core.events import Event
from clashtable.core.game import Game
from clashtable.core.match import Match
from clashtable.core.question import Question
from clashtable.core.text import Voice, listed

MANY_OPTIONS: Final = 6
"""With more options than so many they stand in columns where the terminal is wide enough."""
MOST_COLUMNS: Final = 3


class Screen:
    """The terminal of one person at one match."""

    def __init__(self, game: Game, seat: int, names: Sequence[str], console: Console) -> None:
        self.game = game
        self.seat = seat
        self.names = names
        self.console = console
        self.voice = Voice(names, seat)
        self.story: list[str] = []
        """Every sentence so far, as told to the person."""
        self.told = 0
        """How many of them have been shown."""

    def hear(self, events: Iterable[Event]) -> None:
        """Add what happened to the story."""
        self.story += [event.seen_by(self.seat).sentence(self.voice) for event in events if not event.is_minor]

    def skip_to_last(self, count: int) -> None:
        """Take all of the story but the last *count* sentences as told."""
        self.told = max(0, len(self.story) - count)

    def forget_after(self, length: int) -> None:
        """Cut the story to its first *length* sentences, all of them told."""
        del self.story[length:]
        self.told = length

    def say(self, text: str) -> None:
        """Print *text* as it is."""
        self.console.print(text, markup=False)

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        """Show that a bot thinks, where the line can be wiped out again."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(f"{escape(self.names[seat])} is thinking …")

    def tell(self) -> None:
        """Show what happened since the person was last told."""
        if self.told < len(self.story):
            self.say("")
        for sentence in self.story[self.told :]:
            self.say(f"· {sentence}")
        self.told = len(self.story)

    def show(self, match: Match, question: Question) -> None:
        """Show the news, the board and the question."""
        self.show_board(match)
        self.console.print(f"[bold]{escape(question.prompt)}[/bold] [dim]({question.rule})[/dim]")
        self.show_options(question)

    def show_board(self, match: Match) -> None:
        """Show the news and the board."""
        self.tell()
        self.say("")
        self.console.print(self.game.terminal(match.view(self.seat), self.names), soft_wrap=True)
        self.say("")

    def show_options(self, question: Question) -> None:
        """Show the numbered options."""
        longest = max(len(option.move) for option in question.options)
        lines = [
            f"[bold]{number:>3}[/bold]  {escape(f'{option.move:{longest}}')}  {escape(option.label)}"
            for number, option in enumerate(question.options, 1)
        ]
        most = MOST_COLUMNS if len(lines) > MANY_OPTIONS else 1
        self.console.print("\n".join(side_by_side(lines, self.console.width, most)))

    def show_end(self, match: Match) -> None:
        """Show the last news, the board and who won."""
        outcome = match.outcome
        assert outcome is not None
        self.show_board(match)
        won = f"{listed([self.names[seat] for seat in outcome.winners])} won." if outcome.winners else "A draw."
        scores = ", ".join(f"{name} {score}" for name, score in zip(self.names, outcome.scores, strict=True))
        self.console.print(f"[bold]{escape(won)}[/bold] Final score: {escape(scores)}.")


def side_by_side(lines: Sequence[str], width: int, most: int) -> list[str]:
    """Return *lines* of markup, read downwards, in as many columns as fit *width*, at *most* that many."""
    for count in range(most, 1, -1):
        height = -(-len(lines) // count)
        columns = [lines[first : first + height] for first in range(0, len(lines), height)]
        widths = [max(shown_width(line) for line in column) + 2 for column in columns]
        if sum(widths) - 2 > width:
            continue
        rows = zip_longest(*columns, fillvalue="")
        return ["".join(padded(cell, wide) for cell, wide in zip(row, widths, strict=True)).rstrip() for row in rows]
    return list(lines)


def shown_width(markup: str) -> int:
    """Return how many cells *markup* takes."""
    return Text.from_markup(markup).cell_len


def padded(markup: str, width: int) -> str:
    """Return *markup* filled up with spaces to *width* cells."""
    return markup + " " * (width - shown_width(markup))
