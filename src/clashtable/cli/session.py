"""One match in the terminal: what a person may type, and what the bots answer. How it looks: ``screen.py``."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console

from clashtable.bots.bot import Bot
from clashtable.cli.hints import hints
from clashtable.cli.line_editing import complete_with
from clashtable.cli.records import Moment, save_record
from clashtable.cli.screen import Screen
from clashtable.cli.takeback import Takeback
from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.game import Game
from clashtable.core.match import Match
from clashtable.core.question import Question
from clashtable.core.text import Voice, counted, listed

COMMANDS = ["?", "log", "save ", "undo", "quit"]
"""What can be typed beside moves."""


class Leave(Exception):  # noqa: N818  # nothing is wrong: the person wants to stop
    """The person leaves the match."""


class Session:
    """A match, the person at it, and the bots."""

    def __init__(self, game: Game, seat: int, bots: Mapping[int, Bot], names: Sequence[str], console: Console) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.screen = Screen(game, seat, names, console)
        self.takeback = Takeback(seat, names)
        self.file: Path | None = None
        """Where the match was saved."""
        self.match: Match

    # --- how it begins

    def begin(self, match: Match) -> None:
        """Sit down at a new match."""
        self.match = match
        self.screen.hear(match.beginning)
        against = listed([f"{self.screen.names[seat]} ({bot.spec})" for seat, bot in self.bots.items()])
        self.screen.say(f"{self.game.title} against {against}. Type ? for help, quit to leave.")

    def take_up(self, moment: Moment) -> None:
        """Catch up with one moment of a saved match."""
        self.match = moment.match
        self.screen.hear(moment.events)

    def go_on(self, file: str) -> None:
        """Go on with a match that was saved in *file*."""
        self.file = Path(file)
        self.screen.skip_to_last(3)
        self.screen.say(f"Going on with {file} after {counted(len(self.match.moves), 'move')}.")

    # --- how it goes on

    def play_through(self) -> bool:
        """Play to the end; tell whether it was reached."""
        try:
            while not self.match.is_over:
                if self.match.to_act == self.seat:
                    self.answer()
                else:
                    self.let_bot_play()
        except (Leave, EOFError, KeyboardInterrupt) as leaving:
            self.say_goodbye(is_on_new_line=isinstance(leaving, Leave))
            return False
        self.screen.show_end(self.match)
        if self.file is not None:
            self.save(str(self.file))
        return True

    def let_bot_play(self) -> None:
        """Let the bot to act make its move."""
        seat, question = self.match.to_act, self.match.question()
        assert seat is not None
        assert question is not None
        view = self.match.view(seat)
        with self.screen.thinking(seat):
            move = self.bots[seat].decide(view, question)
        self.screen.hear(self.match.play(move))
        self.takeback.other_moved(seat)

    def answer(self) -> None:
        """Ask the person until they have made a move or taken one back."""
        asked = self.match.question()
        assert asked is not None
        question = asked.told_by(Voice(self.screen.names, self.screen.seat))
        self.screen.show(self.match, question)
        complete_with([option.move for option in question.options] + COMMANDS)
        while not self.obey(self.typed_line(), question):
            pass

    def typed_line(self, prompt: str = "> ") -> str:
        """Return what the person types; what comes from a file is shown as if it had been typed."""
        line = input(prompt)
        if not sys.stdin.isatty():
            self.screen.say(line)
        return line.strip()

    def obey(self, line: str, question: Question) -> bool:
        """Do what *line* says; tell whether the position is another one now."""
        word, _space, rest = line.partition(" ")
        match word.lower():
            case "?" | "help":
                self.screen.say(hints(self.game, self.match, question))
            case "log":
                self.screen.say("\n".join(self.screen.story))
            case "save":
                self.save(rest.strip())
            case "quit":
                raise Leave
            case "undo":
                return self.undo()
            case _:
                return self.make_move(line, question)
        return False

    def make_move(self, line: str, question: Question) -> bool:
        """Make the move that *line* names; tell whether it was made."""
        before = self.match.fork()
        try:
            move = self.chosen_move(line, question)
            if not self.is_sure(line, move, question):
                return False
            events = self.match.play(move)
        except (IllegalMove, InvalidMessage) as error:
            self.screen.say(str(error))
            return False
        self.takeback.moved(before, self.match, len(self.screen.story))
        self.screen.hear(events)
        return True

    def is_sure(self, line: str, move: str, question: Question) -> bool:
        """Tell whether the person wants *move*: asked once, where the option says so, with what would come of it.

        The same *line* once more is a yes.
        """
        notation = self.game.parse(move).notation
        option = next((option for option in question.options if option.move == notation), None)
        if option is None or not option.confirm:
            return True
        self.screen.say(f"{option.label}? {option.note}".rstrip())
        return self.typed_line("Sure? (y/n) ").lower() in ("y", "yes", line.lower())

    def chosen_move(self, line: str, question: Question) -> str:
        """Return the move of a number, or *line* itself; Enter takes a lone option."""
        options = question.options
        if not line:
            if len(options) == 1:
                return options[0].move
            raise InvalidMessage(f"Type a number from 1 to {len(options)}, a move, or ? for help.")
        if not line.isdecimal():
            concession = self.game.concession
            return line if concession is None or line.lower() != concession.notation else concession.notation
        if not 1 <= int(line) <= len(options):
            span = "1 is the only one" if len(options) == 1 else f"choose from 1 to {len(options)}"
            raise InvalidMessage(f"There is no option {line}: {span}.")
        return options[int(line) - 1].move

    def undo(self) -> bool:
        """Take back the last move if nothing was revealed since; tell whether it was."""
        try:
            self.match, length = self.takeback.take()
        except InvalidMessage as error:
            self.screen.say(str(error))
            return False
        self.screen.forget_after(length)
        self.screen.say("Taken back.")
        return True

    # --- how it ends

    def asks_for_another(self) -> bool:
        """Tell whether the person wants to play again."""
        try:
            answer = input("Play again? (y/n) ")
        except (EOFError, KeyboardInterrupt):
            self.screen.say("")
            return False
        return answer.strip().lower() in ("y", "yes")

    def save(self, name: str) -> None:
        """Write the record to the file called *name*."""
        if not name:
            self.screen.say("Say where: save FILE, as in save match.json.")
            return
        try:
            save_record(self.match, Path(name))
        except InvalidMessage as error:
            self.screen.say(str(error))
            return
        self.file = Path(name)
        self.screen.say(f"Saved {counted(len(self.match.moves), 'move')} in {name}.")

    def say_goodbye(self, is_on_new_line: bool) -> None:
        """Say what was saved and how to go on."""
        if not is_on_new_line:
            self.screen.say("")
        if self.file is None:
            self.screen.say(f"This match was not saved. The same cards once more:\n{self.command_for_same_cards()}")
            return
        self.save(str(self.file))
        self.screen.say(
            f"Go on with it any time:\nclashtable play {self.game.id} --resume {self.file}{self.seat_argument()}"
        )

    def command_for_same_cards(self) -> str:
        """Return the command that deals this match again."""
        record = self.match.record()
        changed = [
            f" --option {shlex.quote(f'{name}={value}')}"
            for name, value in record.options.items()
            if value != self.game.options[name].default
        ]
        return f"clashtable play {self.game.id} --seed {record.seed}{self.seat_argument()}{''.join(changed)}"

    def seat_argument(self) -> str:
        """Return the argument that gives the person the same seat again."""
        return f" --seat {self.seat}" if self.seat else ""
