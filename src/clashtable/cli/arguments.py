"""The arguments that commands share, and a parser that answers a mistake with one sentence."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Final, NoReturn

import clashtable
from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import SECRET
from clashtable.core.text import listed

SEED_LIMIT: Final = 2**62


class Parser(argparse.ArgumentParser):
    """A parser that raises InvalidMessage instead of printing its usage."""

    def __init__(self, prog: str, description: str) -> None:
        super().__init__(prog=prog, description=description, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        raise InvalidMessage(self.explained(message))

    def explained(self, message: str) -> str:
        """Return argparse's complaint as a sentence that says what is possible."""
        if found := re.fullmatch(r"the following arguments are required: (.*)", message):
            return f"{self.prog} needs {listed(found[1].split(', '))}: {self.prog} --help shows how to write it."
        if found := re.fullmatch(r"unrecognized arguments: (.*)", message):
            return f"{self.prog} does not understand {found[1]!r}; it takes {listed(self.takes())}."
        if found := re.fullmatch(r"argument (\S+?)(?:/\S+)?: expected (?:at least )?one argument", message):
            return f"{found[1]} needs a value: {self.prog} --help shows how to write it."
        return f"{self.prog}: {message}."

    def option_names(self) -> list[str]:
        """Return the options with two dashes."""
        return [name for action in self._actions for name in action.option_strings if name.startswith("--")]

    def takes(self) -> list[str]:
        """Return what may stand after the command."""
        return [
            " or ".join(action.option_strings) or str(action.metavar or action.dest)
            for action in self._actions
            if action.help != argparse.SUPPRESS
        ]


def whole_number(name: str, minimum: int, maximum: int) -> Callable[[str], int]:
    """Return a type for arguments that are whole numbers within bounds."""

    def parse(text: str) -> int:
        if re.fullmatch(r"-?\d{1,30}", text) and minimum <= int(text) <= maximum:
            return int(text)
        raise InvalidMessage(f"{name} cannot be {text!r}: it is a whole number from {minimum} to {maximum}.")

    return parse


def add_game(parser: Parser) -> None:
    """Let *parser* take the game."""
    parser.add_argument("game", metavar="GAME", type=clashtable.game, help=f"one of: {', '.join(clashtable.games())}")


def add_seed(parser: Parser, default: int | None, text: str) -> None:
    """Let *parser* take a seed."""
    parser.add_argument(
        "--seed", metavar="N", type=whole_number("--seed", -SEED_LIMIT, SEED_LIMIT), default=default, help=text
    )


def add_seed_or_secret(parser: Parser, text: str) -> None:
    """Let *parser* take the seed of one match, which may be the secret of an online table."""
    number = whole_number("--seed", -SEED_LIMIT, SEED_LIMIT)
    parser.add_argument(
        "--seed", metavar="N", type=lambda told: told if SECRET.fullmatch(told) else number(told), help=text
    )


def add_options(parser: Parser) -> None:
    """Let *parser* take options of the game."""
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an option of the game; may be repeated"
    )


def split_list(text: str) -> list[str]:
    """Return the parts of a list written with commas."""
    return [part.strip() for part in text.split(",")]
