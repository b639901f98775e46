"""``clashtable exercise``: random matches until every card was played so often, and the count of each."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.table import Table

from clashtable.cli.arguments import Parser, add_game
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.sim.exercise import exercise


def add_arguments(parser: Parser) -> None:
    """Describe the command."""
    add_game(parser)
    parser.add_argument("--least", type=int, default=20, metavar="N", help="how often every card is to be played (20)")
    parser.add_argument("--seed", type=int, default=1, help="a number from which all chance follows (1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def run(arguments: argparse.Namespace) -> int:
    """Play, and print the counts."""
    game: Game = arguments.game
    if type(game).played_cards is Game.played_cards:
        raise InvalidMessage(
            f"{game.title} has no cards to be exercised one by one; that is for games whose cards do things."
        )
    if arguments.least < 1:
        raise InvalidMessage(f"A card cannot be played {arguments.least} times; --least is 1 or more.")
    with Console(stderr=True).status("Playing ...") as status:
        played, matches = exercise(
            game,
            arguments.least,
            arguments.seed,
            lambda done, left: status.update(f"{done} matches, {left} cards are short of {arguments.least}"),
        )
    if arguments.json:
        json.dump({"game": game.id, "matches": matches, "least": min(played.values()), "played": played}, sys.stdout)
        print()
        return 0
    table = Table("card", "played", title=f"{game.title}: {matches} random matches")
    for card, count in sorted(played.items(), key=lambda found: (-found[1], found[0])):
        table.add_row(card, str(count))
    Console().print(table)
    print(f"Every one of {len(played)} cards was played at least {min(played.values())} times, without an error.")
    return 0
