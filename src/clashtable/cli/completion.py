"""``clashtable completion``: a script that lets a shell complete commands, games and options."""

from __future__ import annotations

import argparse
import importlib
from typing import Final

import clashtable
from clashtable.cli.arguments import Parser

SHELLS: Final = ("bash", "zsh", "fish")
TAKES_NO_GAME: Final = ("serve", "replay")
FIRST: Final = {"completion": SHELLS, "admin": ("people", "tables", "backup", "restore")}
"""What follows a command that takes one of a few words."""
BASH: Final = """\
_clashtable() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" words=""
    if [ "$COMP_CWORD" -eq 1 ]; then
        words="{commands}"
    else
        case "${{COMP_WORDS[1]}}" in
{cases}
        esac
    fi
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    if [ ${{#COMPREPLY[@]}} -eq 0 ]; then COMPREPLY=($(compgen -f -- "$word")); fi
}}
complete -F _clashtable clashtable
"""
ZSH: Final = "autoload -U +X compinit bashcompinit && compinit && bashcompinit\n"


def add_arguments(parser: Parser) -> None:
    """Describe the command."""
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help=f"one of: {', '.join(SHELLS)}")


def run(arguments: argparse.Namespace) -> int:
    """Print the script of a shell."""
    words = completions()
    if arguments.shell == "fish":
        print(fish_script(words), end="")
    else:
        print((ZSH if arguments.shell == "zsh" else "") + bash_script(words), end="")
    return 0


def completions() -> dict[str, list[str]]:
    """Return what can follow each command."""
    from clashtable.cli import COMMANDS

    found = {}
    for name, text in COMMANDS.items():
        parser = Parser(f"clashtable {name}", text)
        importlib.import_module(f"clashtable.cli.{name}").add_arguments(parser)
        first = FIRST.get(name) or (() if name in TAKES_NO_GAME else clashtable.games())
        found[name] = [*first, *parser.option_names()]
    return found


def bash_script(words: dict[str, list[str]]) -> str:
    """Return the script for bash."""
    cases = "\n".join(f'            {name}) words="{" ".join(following)}" ;;' for name, following in words.items())
    return BASH.format(commands=" ".join(words), cases=cases)


def fish_script(words: dict[str, list[str]]) -> str:
    """Return the script for fish."""
    lines = [f"complete -c clashtable -n __fish_use_subcommand -a '{' '.join(words)}'"]
    for name, following in words.items():
        lines.append(f"complete -c clashtable -n '__fish_seen_subcommand_from {name}' -a '{' '.join(following)}'")
    return "\n".join(lines) + "\n"
