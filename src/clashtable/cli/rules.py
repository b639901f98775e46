"""``clashtable rules``: the rules of a game, or one of them by its number."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markdown import Markdown

from clashtable.cli.arguments import Parser, add_game
from clashtable.core.game import Game
from clashtable.core.rulebook import rule_text, rulebook


def add_arguments(parser: Parser) -> None:
    """Describe the command."""
    add_game(parser)
    parser.add_argument("number", metavar="NUMBER", nargs="?", help="a rule or a section: K-7.3, K-7; none: all")


def run(arguments: argparse.Namespace) -> int:
    """Print what was asked for."""
    game: Game = arguments.game
    text = rulebook(game.id) if arguments.number is None else rule_text(game.id, game.letter, arguments.number)
    Console(highlight=False).print(Markdown(text))
    return 0
