"""What somebody writes on a command line: a game's options as ``name=value``, and the small commands of this folder."""

import argparse
import sys
from collections.abc import Callable, Iterable, Mapping

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.setting import Value
from clashtable.core.text import listed
from clashtable.games.registry import GAMES


def options_from(game: Game, texts: Iterable[str]) -> dict[str, Value]:
    """Return the options written as *texts*; InvalidMessage says what is possible."""
    chosen: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise InvalidMessage(f"{text!r} is not an option: write name=value, as in {example(game)}.")
        if name not in game.options:
            raise InvalidMessage(f"{game.title} has no option {name!r}; its options are {listed(list(game.options))}.")
        chosen[name] = game.options[name].parse(value)
    return chosen


def example(game: Game) -> str:
    """Return an option of *game* as it would be written."""
    for setting in game.options.values():
        return f"{setting.name}={setting.default}"
    return "name=value"


def run_small_command(name: str, text_of: Callable[[Game, int | None, int, Mapping[str, object]], str]) -> int:
    """Print the text that *text_of* makes of a game, seats, seed and options on the command line."""
    parser = argparse.ArgumentParser(prog=f"python -m clashtable.sim.{name}")
    parser.add_argument("game", metavar="GAME", choices=list(GAMES))
    parser.add_argument("--seats", metavar="N", type=int, help="default: as few as the game allows")
    parser.add_argument("--seed", metavar="N", type=int, default=0)
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[])
    arguments = parser.parse_args()
    game = GAMES[arguments.game]
    try:
        text = text_of(game, arguments.seats, arguments.seed, options_from(game, arguments.option))
    except InvalidMessage as error:
        print(error, file=sys.stderr)
        return 2
    sys.stdout.write(text)
    return 0
