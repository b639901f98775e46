"""``clashtable cards``: the cards of a game as printed, and its decks."""

from __future__ import annotations

import argparse
from difflib import get_close_matches
from textwrap import wrap
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from clashtable.cli.arguments import Parser, add_game
from clashtable.cli.decks import check_deck, deck_list, print_deck
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import CardFace, Game
from clashtable.core.text import listed, number

INDENT: Final = "  "


def add_arguments(parser: Parser) -> None:
    """Describe the command."""
    add_game(parser)
    parser.add_argument("card", metavar="CARD", nargs="*", help="a card's name or notation; none: all cards")
    asked = parser.add_mutually_exclusive_group()
    asked.add_argument("--deck", metavar="FILE", help="check the deck in a file; - reads it from the standard input")
    asked.add_argument("--decks", metavar="NAME", nargs="*", help="list the preconstructed decks, or print one")


def run(arguments: argparse.Namespace) -> int:
    """Print one card, all, or something about decks."""
    game: Game = arguments.game
    console = Console(highlight=False)
    if arguments.card and (arguments.deck is not None or arguments.decks is not None):
        raise InvalidMessage("Ask for a card or for a deck, not for both at once.")
    if arguments.deck is not None:
        return check_deck(game, arguments.deck)
    if arguments.decks:
        print_deck(game, " ".join(arguments.decks))
    elif arguments.decks is not None:
        console.print(deck_list(game))
    elif arguments.card:
        console.print(detail(game, find_card(game, " ".join(arguments.card))))
    else:
        show_all(game, console)
    return 0


def show_all(game: Game, console: Console) -> None:
    """Print every card: in a table where a few words say it all, else one below the other."""
    if any(card.line for card in game.cards()):
        console.print(f"[italic]{escape(game.title)}[/italic]\n")
        for card in game.cards():
            console.print(card_block(card, console.width) + "\n")
    else:
        console.print(card_table(game))
    console.print(f"{sum(card.copies for card in game.cards())} cards.")


def card_block(card: CardFace, width: int) -> str:
    """Return a card with all that is printed on it, below its name, in lines of at most *width*."""
    printed = [wrapped for part in (card.line, card.text) for wrapped in wrap(part, width - len(INDENT))]
    heading = f"[bold]{escape(card.title)}[/bold] ({escape(card.name)})"
    return "\n".join([heading, *(escape(INDENT + line) for line in printed)])


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
    """Return one card with all that is printed on it; how many there are where nobody brings a deck."""
    copies = "one copy" if card.copies == 1 else f"{number(card.copies)} copies"
    parts = [f"[bold]{escape(card.title)}[/bold] ({escape(card.name)})", escape(game.title)]
    heading = ", ".join(parts if game.decks else [*parts, copies])
    return "\n".join([heading, *([escape(card.line)] if card.line else []), escape(card.text)])
