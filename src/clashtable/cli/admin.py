"""``clashtable admin``: people, tables, reports and backups of a server, also while it runs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from clashtable.cli.arguments import Parser, whole_number
from clashtable.cli.settings import add_settings

GROUPS: Final = {
    "people": {
        "list": "List the newest guests.",
        "show": "Show one guest.",
        "ban": "Let a guest in no more.",
        "unban": "Let a guest in again.",
        "rename": "Call a guest by another name.",
    },
    "tables": {
        "list": "List the newest tables.",
        "show": "Show one table.",
        "close": "End a table at which people wait or play.",
    },
    "reports": {
        "list": "List the newest reports.",
        "show": "Show one report with what was kept with it.",
        "settle": "Note that a report has been looked into.",
    },
    "comments": {
        "list": "List the newest comments on matches.",
        "remove": "Remove a comment.",
    },
}
FILES: Final = {
    "backup": "Copy the database to a file, also while the server runs.",
    "restore": "Put a backup in the place of the database, while no server runs.",
}
MOST: Final = 100
STATUSES: Final = ("waiting", "running", "finished", "closed")


def add_arguments(parser: Parser) -> None:
    """Describe the command."""
    groups = parser.add_subparsers(dest="group", metavar="|".join([*GROUPS, *FILES]), required=True)
    for group, deeds in GROUPS.items():
        below = groups.add_parser(group, help=", ".join(deeds), description=f"Look after {group}.")
        chosen = below.add_subparsers(dest="deed", metavar="|".join(deeds), required=True)
        for deed, text in deeds.items():
            add_deed(chosen.add_parser(deed, help=text, description=text), group, deed)
    for deed, text in FILES.items():
        leaf = groups.add_parser(deed, help=text, description=text)
        leaf.add_argument("file", metavar="FILE", type=Path, help="the backup")
        leaf.add_argument("--force", action="store_true", help="overwrite what is there")
        add_settings(leaf, "database")


def add_deed(leaf: Parser, group: str, deed: str) -> None:
    """Describe what is done to people, tables or reports."""
    if deed != "list":
        leaf.add_argument("id", metavar="ID", help=f"as {group} list shows it")
    if deed == "rename":
        leaf.add_argument("name", metavar="NAME", help="1 to 24 characters")
    if deed == "ban":
        leaf.add_argument("--reason", metavar="TEXT", default="", help="for other operators; the guest is not told")
    if deed == "list":
        most = whole_number("--most", 1, 100_000)
        leaf.add_argument("--most", metavar="N", type=most, default=MOST, help="how many (default: %(default)s)")
    if (group, deed) == ("tables", "list"):
        leaf.add_argument("--status", choices=STATUSES, metavar="STATUS", help=", ".join(STATUSES))
    if (group, deed) == ("reports", "list"):
        leaf.add_argument("--settled", action="store_true", help="also those that have been looked into")
    if (group, deed) == ("reports", "show"):
        leaf.add_argument("--record", metavar="FILE", type=Path, help="write the match so far there, for replay")
    if deed in ("list", "show"):
        leaf.add_argument("--json", action="store_true", help="print JSON and nothing else")
    add_settings(leaf, "database")


def run(arguments: argparse.Namespace) -> int:
    """Do what was asked for, and say so in a sentence."""
    from clashtable.cli.administration import done

    print(done(arguments))
    return 0
