"""``clashtable dataset``: matches of bots in numbers, as a Parquet file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from rich.console import Console

from clashtable.bots.own import any_bot
from clashtable.cli.arguments import Parser, add_game, add_options, add_seed, split_list, whole_number
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.sim.written import options_from

MOST_GAMES: Final = 10_000_000


def add_arguments(parser: Parser) -> None:
    """Describe the command."""
    add_game(parser)
    parser.add_argument("file", type=Path, metavar="FILE", help="where the data set goes, such as coco.parquet")
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        required=True,
        help="a bot for each seat: random, greedy, search:400, search@1s, or your own as module:Class",
    )
    parser.add_argument(
        "--games", metavar="N", type=whole_number("--games", 1, MOST_GAMES), default=100, help="default: %(default)s"
    )
    add_seed(parser, 0, "the same seed gives the same data set (default: %(default)s)")
    add_options(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play, write, and say how much there is."""
    game: Game = arguments.game
    file: Path = arguments.file
    bots = split_list(arguments.bots)
    for spec in bots:
        any_bot(spec, game, seed=0)
    options = options_from(game, arguments.option)
    game.check_options(len(bots), options)
    try:
        from clashtable.envs.dataset import write_dataset
    except ImportError:
        raise InvalidMessage("A data set needs NumPy and pyarrow: pip install 'clashtable[data]'.") from None
    with Console(stderr=True).status("Playing ...") as status:
        try:
            rows = write_dataset(
                file,
                game,
                bots,
                arguments.games,
                arguments.seed,
                options,
                lambda done: status.update(f"{done:,} of {arguments.games:,} matches"),
            )
        except OSError as error:
            raise InvalidMessage(f"{file} could not be written: {error.strerror or error}.") from None
    print(f"{rows:,} decisions of {arguments.games:,} matches are in {file}.")
    return 0
