"""``clashtable play``: a match in the terminal against bots."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Sequence
from typing import Final

from rich.console import Console

from clashtable.bots.own import any_bot
from clashtable.cli.arguments import Parser, add_game, add_options, add_seed_or_secret, split_list, whole_number
from clashtable.cli.line_editing import line_editor
from clashtable.cli.records import moments, read_record
from clashtable.cli.session import Session
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.luck import Seed, derived
from clashtable.core.text import counted
from clashtable.sim.written import options_from

BOT_NAMES: Final = ("Hazel", "Rowan", "Juniper", "Linden", "Aspen", "Willow", "Bramble")
LONGEST_NAME: Final = 20


def add_arguments(parser: Parser) -> None:
    """Describe the command."""
    add_game(parser)
    parser.add_argument(
        "--bots",
        metavar="A,B,…",
        default="greedy",
        help="who plays against you: random, greedy, search:400, search@1s, or your own as module:Class",
    )
    parser.add_argument("--names", metavar="A,B,…", help="what the bots are called")
    parser.add_argument(
        "--seat",
        metavar="N",
        type=whole_number("--seat", 0, 63),
        default=0,
        help="where you sit (default: %(default)s)",
    )
    add_seed_or_secret(parser, "deals the same cards every time (default: a new deal)")
    add_options(parser)
    parser.add_argument("--resume", metavar="FILE", help="go on with a match that was saved")


def run(arguments: argparse.Namespace) -> int:
    """Play match after match for as long as the person likes."""
    line_editor()  # importing it gives the line that is typed a history and the usual keys
    seed = secrets.randbits(32) if arguments.seed is None else arguments.seed
    session = resumed(arguments) if arguments.resume else started(arguments, seed)
    while session.play_through() and session.asks_for_another():
        seed = secrets.randbits(32) if arguments.seed is None else derived(seed, 1)
        session = started(arguments, seed)
    return 0


def started(arguments: argparse.Namespace, seed: Seed) -> Session:
    """Return a new match at which the person and the bots sit."""
    game: Game = arguments.game
    specs = split_list(arguments.bots)
    if len(specs) == 1:
        specs *= game.usual_seats - 1
    options = options_from(game, arguments.option)
    match = game.start(len(specs) + 1, seed, options)
    session = seated(arguments, game, match.seats, specs, seed)
    session.begin(match)
    return session


def resumed(arguments: argparse.Namespace) -> Session:
    """Return the saved match where it was left."""
    game, record = read_record(arguments.resume)
    if arguments.seed is not None or arguments.option:
        raise InvalidMessage("A resumed match has its own cards and options: leave out --seed and --option.")
    if game is not arguments.game:
        raise InvalidMessage(f"{arguments.resume} is a match of {game.id}: clashtable play {game.id} goes on with it.")
    specs = split_list(arguments.bots)
    if len(specs) == 1:
        specs *= record.seats - 1
    session = seated(
        arguments, game, record.seats, specs, derived(0 if record.seed is None else record.seed, len(record.moves))
    )
    # By its seed where it has one: noted chance would leave the generator behind, and the next deal would be another.
    for moment in moments(game, record, use_chance=record.seed is None):
        session.take_up(moment)
    session.go_on(arguments.resume)
    return session


def seated(arguments: argparse.Namespace, game: Game, seats: int, specs: Sequence[str], seed: Seed) -> Session:
    """Return a session in which everybody has a seat and a name."""
    if arguments.seat >= seats:
        raise InvalidMessage(f"--seat cannot be {arguments.seat}: the seats are 0 to {seats - 1}.")
    if len(specs) != seats - 1:
        raise InvalidMessage(
            f"This match has {seats} seats, so it needs {counted(seats - 1, 'bot')}, not {len(specs)}."
        )
    others = [seat for seat in range(seats) if seat != arguments.seat]
    bots = {seat: any_bot(spec, game, derived(seed, 0, seat)) for seat, spec in zip(others, specs, strict=True)}
    names = ["You"] * seats
    for seat, name in zip(others, bot_names(arguments.names, len(specs)), strict=True):
        names[seat] = name
    return Session(game, arguments.seat, bots, names, Console(highlight=False))


def bot_names(text: str | None, count: int) -> list[str]:
    """Return what the bots are called."""
    if text is None:
        return list(BOT_NAMES[:count])
    names = split_list(text)
    if len(names) != count or len(set(names)) != count or not all(0 < len(name) <= LONGEST_NAME for name in names):
        raise InvalidMessage(
            f"--names needs {counted(count, 'different name')} of at most {LONGEST_NAME} letters, parted by commas."
        )
    return names
