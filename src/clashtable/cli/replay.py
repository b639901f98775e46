"""``clashtable replay``: step through the record of a match, print it as JSON, or verify it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.markup import escape

from clashtable.cli.arguments import Parser, whole_number
from clashtable.cli.records import Moment, moments, read_record
from clashtable.cli.verification import first_difference
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.record import Record, commitment_difference
from clashtable.core.text import Voice, figured

NOT_VERIFIED: Final = 1
MOST_MOVES: Final = 1_000_000


def add_arguments(parser: Parser) -> None:
    """Describe the command."""
    parser.add_argument("file", metavar="FILE", help="a record, as 'save' in clashtable play writes it")
    parser.add_argument("--to", metavar="N", type=whole_number("--to", 0, MOST_MOVES), help="stop after N moves")
    parser.add_argument(
        "--seat",
        metavar="N",
        type=whole_number("--seat", 0, 63),
        help="look with this seat's eyes (default: a spectator)",
    )
    parser.add_argument("--verify", action="store_true", help="check that commitment, seed, chance and moves agree")
    parser.add_argument("--to-json", action="store_true", help="print the record with the snapshot of every position")


def run(arguments: argparse.Namespace) -> int:
    """Replay in the way that was asked for."""
    game, record = read_record(arguments.file)
    if arguments.verify:
        return verify(game, record)
    if arguments.seat is not None and arguments.seat >= record.seats:
        raise InvalidMessage(f"There is no seat {arguments.seat}: the seats are 0 to {record.seats - 1}.")
    # By its seed where it has one: noted chance leaves the generator behind, and positions are shown with it.
    found = list(moments(game, shortened(record, arguments.to), use_chance=record.seed is None))
    if arguments.to_json:
        print(msgspec.json.format(msgspec.json.encode(told(record, found))).decode())
    elif sys.stdin.isatty() and sys.stdout.isatty():
        step_through(game, found, arguments.seat)
    else:
        print_all(game, found, arguments.seat)
    return 0


def verify(game: Game, record: Record) -> int:
    """Say whether the commitment and the chance of *record* hold, a sentence each, and where they first do not."""
    is_promised = verify_commitment(record)
    difference = first_difference(game, record)
    if difference is not None:
        print(f"This record does not hold: {difference}", file=sys.stderr)
        return NOT_VERIFIED
    print(f"This record holds: {figured(len(record.moves), 'move')} of {game.title}{ways_of(record, is_promised)}.")
    return 0 if is_promised else NOT_VERIFIED


def verify_commitment(record: Record) -> bool:
    """Say whether the secret of *record* is the one that was promised, where one was."""
    if record.commitment is None:
        return True
    difference = commitment_difference(record)
    if difference is not None:
        print(f"The commitment does not hold: {difference}", file=sys.stderr)
        return False
    print(
        f"The commitment holds: salt and secret give {record.commitment.hash}, "
        "which the table must have shown before the deal."
    )
    return True


def ways_of(record: Record, is_promised: bool) -> str:
    """Return by what *record* was played again, as the end of a sentence."""
    if is_promised and record.commitment is not None and record.chance:
        return f", its deal and all chance ({figured(len(record.chance), 'result')}) as the secret gives them"
    sources = [name for name, given in (("its seed", record.seed is not None), ("its chance", record.chance)) if given]
    return f", the same by {' and by '.join(sources)}" if sources else " from its position"


def shortened(record: Record, end: int | None) -> Record:
    """Return the first *end* moves of *record*."""
    if end is None:
        return record
    if end > len(record.moves):
        raise InvalidMessage(f"--to cannot be {end}: this record has {len(record.moves)} moves.")
    return msgspec.structs.replace(record, moves=record.moves[:end])


def told(record: Record, found: Sequence[Moment]) -> dict[str, Any]:  # Any: JSON
    """Return the record with every position in it."""
    return {
        "record": msgspec.to_builtins(record),
        "positions": [
            {
                "sequence": moment.sequence,
                "seat": moment.seat,
                "move": moment.move,
                "events": msgspec.to_builtins(moment.events),
                "to_act": moment.match.to_act,
                "snapshot": moment.match.snapshot(),
            }
            for moment in found
        ],
    }


# --- for people


def names_of(found: Sequence[Moment]) -> list[str]:
    """Return what the players are called; a record knows them by their seats alone."""
    return [f"Seat {seat}" for seat in range(found[0].match.seats)]


def story(moment: Moment, names: Sequence[str], viewer: int | None) -> str:
    """Return a moment's move and its sentences."""
    voice = Voice(names, viewer)
    sentences = " ".join(event.seen_by(viewer).sentence(voice) for event in moment.events)
    if moment.seat is None:
        return escape(sentences)
    return f"[bold]{moment.sequence:>4}[/bold]  {escape(f'{moment.move:6}')}  {escape(sentences)}"


def board(game: Game, moment: Moment, names: Sequence[str], viewer: int | None) -> str:
    """Return the board after a moment."""
    own = ["You" if seat == viewer else name for seat, name in enumerate(names)]
    return game.terminal(moment.match.view(viewer), own)


def print_all(game: Game, found: Sequence[Moment], viewer: int | None) -> None:
    """Print the match move by move and the board at the end."""
    console = Console(highlight=False)
    names = names_of(found)
    for moment in found:
        console.print(story(moment, names, viewer), soft_wrap=True)
    console.print()
    console.print(board(game, found[-1], names, viewer))


def step_through(game: Game, found: Sequence[Moment], viewer: int | None) -> None:
    """Show one moment after another as somebody presses Enter."""
    console = Console(highlight=False)
    names = names_of(found)
    at = 0
    while True:
        console.print()
        console.print(story(found[at], names, viewer))
        console.print(board(game, found[at], names, viewer))
        following = ask_where(at, len(found) - 1)
        if following is None:
            return
        at = following


def ask_where(at: int, last: int) -> int | None:
    """Return the moment to look at next; None to leave."""
    going = "the end" if at == last else "Enter: next"
    while True:
        try:
            answer = input(f"Move {at} of {last}. {going}, b: back, a number: that move, q: quit > ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            print()
            return None
        if answer == "q" or (not answer and at == last):
            return None
        if not answer:
            return at + 1
        if answer == "b":
            return max(0, at - 1)
        if answer.isdecimal() and int(answer) <= last:
            return int(answer)
        print(f"Press Enter, or type b, q, or a number from 0 to {last}.")
