"""The command line. Each command is a module with ``add_arguments`` and ``run``, imported only when it is used."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import platform
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

import clashtable
from clashtable import compiled
from clashtable.cli.arguments import Parser
from clashtable.core.errors import IllegalMove, InvalidMessage
from clashtable.core.text import listed

COMMANDS: Final = {
    "serve": "Serve the site.",
    "admin": "Look after the people, tables and backups of a server.",
    "play": "Play in the terminal against bots.",
    "simulate": "Let bots play many games and count.",
    "replay": "Step through the record of a match, or verify it.",
    "dataset": "Write matches of bots in numbers, as a Parquet file.",
    "exercise": "Play random matches until every card was played so often.",
    "cards": "Show the cards of a game as printed, and its decks.",
    "rules": "Print the rules of a game, or one of them by its number.",
    "completion": "Print a script with which a shell completes commands.",
}
USAGE_ERROR: Final = 2
INTERRUPTED: Final = 130
READER_GONE: Final = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status; a mistake of the user is one sentence and status 2."""
    use_any_letters()
    try:
        status = dispatch(list(sys.argv[1:] if argv is None else argv))
        sys.stdout.flush()
        return status
    except (InvalidMessage, IllegalMove) as error:
        print(" ".join(str(error).split()), file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        print("Interrupted.", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has gone, as in `clashtable cards coco | head`: nothing more can or need be said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READER_GONE
    except SystemExit as leaving:  # argparse leaves so after --help
        return int(leaving.code or 0)


def use_any_letters() -> None:
    """Print a question mark for a letter that the terminal cannot show, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def dispatch(argv: list[str]) -> int:
    """Run the command that *argv* begins with; without one, serve and open the browser."""
    if argv[:1] in (["-h"], ["--help"]):
        print(overview())
        return 0
    if argv == ["--version"]:
        print(version())
        return 0
    if not argv or argv[0].startswith("-"):
        return run_command("serve", ["--browser", *argv], "clashtable")
    name, *rest = argv
    if name not in COMMANDS:
        near = get_close_matches(name, COMMANDS, n=1)
        hint = f"did you mean {near[0]}? The" if near else "the"
        raise InvalidMessage(f"There is no command {name!r}; {hint} commands are {listed(list(COMMANDS))}.")
    return run_command(name, rest, f"clashtable {name}")


def run_command(name: str, argv: list[str], prog: str) -> int:
    """Parse the arguments of a command and carry it out."""
    command = importlib.import_module(f"clashtable.cli.{name}")
    parser = Parser(prog, COMMANDS[name])
    command.add_arguments(parser)
    arguments: argparse.Namespace = parser.parse_args(argv)
    return int(command.run(arguments))


def overview() -> str:
    """Return what ``clashtable --help`` prints."""
    lines = [f"  clashtable {name:10} {text}" for name, text in COMMANDS.items()]
    return "\n".join(
        [
            "Five clash games on one table.",
            "",
            "  clashtable            Serve the site here and open it in the browser.",
            *lines,
            "",
            f"The games are {listed(clashtable.games())}. Each command explains itself: clashtable play --help",
            "clashtable --version tells the version and whether the engine is compiled.",
        ]
    )


def version() -> str:
    """Return the version and the form of the engine that runs."""
    return (
        f"clashtable {clashtable.__version__} "
        f"({compiled.described()} engine, {platform.python_implementation()} {platform.python_version()})"
    )
