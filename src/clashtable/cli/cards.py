"""``clashtable cards``: the cards of a game as printed."""

from __future__ import annotations

import argparse
from difflib import get_close_matches

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from clashtable.cli.arguments import Parser, add_game
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import CardFace, Game
from clashtable.core.text import listed, number


def add_arguments(parser: Parser) -> None:
    """Describe the command."""
    add_game(parser)
    parser.add_argument("card", metavar="CARD", nargs="*", help="a card's name or notation; none: all cards")


def run(arguments: argparse.Namespace) -> int:
    """Print one card or all."""
    game: Game = arguments.game
    console = Console(highlight=False)
    if arguments.card:
        console.print(detail(game, find_card(game, " ".join(arguments.card))))
    else:
        console.print(card_table(game))
        console.print(f"{sum(card.copies for card in game.cards())} cards.")
    return 0


def card_table(game: Game) -> Table:
    """Return all cards as a table."""
    table = Table(title=escape(game.title), title_justify="left", box=None, padding=(0, 2, 0, 0))
    for heading in ("copies", "card", "name", "text"):
        table.add_column(heading, justify="right" if heading == "copies" else "left")
    for card in game.cards():
        table.add_row(str(card.copies), escape(card.name), escape(card.title), escape(card.text))
    return table


def find_card(game: Game, wanted: str) -> CardFace:
    """Return the card that somebody calls *wanted*; InvalidMessage names near ones."""
    by_name: dict[str, CardFace] = {}
    for card in game.cards():
        by_name.setdefault(card.name.lower(), card)
        by_name.setdefault(card.title.lower(), card)
    if wanted.lower() in by_name:
        return by_name[wanted.lower()]
    near = [by_name[name].title for name in get_close_matches(wanted.lower(), by_name, n=3)]
    hint = f"near to it: {listed(list(dict.fromkeys(near)))}" if near else f"clashtable cards {game.id} lists them all"
    raise InvalidMessage(f"{game.title} has no card {wanted!r}; {hint}.")


def detail(game: Game, card: CardFace) -> str:
    """Return one card with all that is printed on it."""
    copies = "one copy" if card.copies == 1 else f"{number(card.copies)} copies"
    heading = f"[bold]{escape(card.title)}[/bold] ({escape(card.name)}), {escape(game.title)}, {copies}"
    return f"{heading}\n{escape(card.text)}"
