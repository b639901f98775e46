"""Decks on the command line: checked, listed, and printed so that they can be saved and edited."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from rich.markup import escape
from rich.table import Table

from clashtable.core.deck import Deck, DeckBox, flaw_text
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.text import listed

ILLEGAL: Final = 1
"""The exit status for a deck that cannot be played."""
STANDARD_INPUT: Final = "-"


def box_of(game: Game) -> DeckBox:
    """Return what *game* says about decks; InvalidMessage where there is nothing to say."""
    if game.decks is None:
        raise InvalidMessage(f"Nobody brings a deck to {game.title}.")
    return game.decks


def check_deck(game: Game, file: str) -> int:
    """Print whether the deck in *file* is legal, or everything that is wrong with it; return the exit status."""
    box, text = box_of(game), read_text(file)
    flaws = box.flaws(text)
    for flaw in flaws:
        print(flaw_text(flaw))
    if not flaws:
        print(f"legal: {len(box.cards(text))} cards")
    return ILLEGAL if flaws else 0


def read_text(file: str) -> str:
    """Return what is in *file*; InvalidMessage when it cannot be read."""
    try:
        return sys.stdin.read() if file == STANDARD_INPUT else Path(file).read_text(encoding="utf-8-sig")
    except OSError as error:
        raise InvalidMessage(f"{file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise InvalidMessage(f"{file} cannot be read: it is not a text.") from None


def deck_list(game: Game) -> Table:
    """Return the preconstructed decks as a table."""
    table = Table(title=f"Decks of {escape(game.title)}", title_justify="left", box=None, padding=(0, 2, 0, 0))
    for heading in ("deck", "name", "theme"):
        table.add_column(heading)
    for deck in box_of(game).presets:
        table.add_row(escape(deck.id), escape(deck.name), escape(deck.theme))
    return table


def print_deck(game: Game, name: str) -> None:
    """Print a preconstructed deck as ``--deck`` reads it."""
    deck = find_deck(game, name)
    titles = {card.name: card.title for card in game.cards()}
    print(f"# {deck.name}: {deck.theme}", f"# {deck.strategy}", sep="\n")
    for card, copies in deck.cards.items():
        print(copies, titles[card])


def find_deck(game: Game, name: str) -> Deck:
    """Return the preconstructed deck that somebody calls *name*; InvalidMessage names near ones."""
    box = box_of(game)
    deck = box.preset(name)
    if deck is not None:
        return deck
    ids = [found.id for found in box.presets]
    near = get_close_matches(name.lower().replace(" ", "-"), ids, n=3)
    hint = f"near to it: {listed(near)}" if near else f"clashtable cards {game.id} --decks lists them all"
    raise InvalidMessage(f"{game.title} has no deck {name!r}; {hint}.")
