"""The schema of everything on the wire, from which the browser's types are generated.

``python -m clashtable.server.wire`` prints it; ``make wire`` turns it into web/src/lib/wire.gen.ts, and a test fails
when that file is stale.
"""

import json
import sys
from pathlib import Path
from typing import Any, cast

import msgspec

from clashtable.games.registry import GAMES, AnyEvent, AnyView
from clashtable.server import account_facts, facts, history_facts, messages, reports, society, ties


def schema() -> dict[str, Any]:
    """Return one JSON schema that holds every type of the protocol."""
    roots = {
        "ClientMessage": messages.ClientMessage,
        "ServerMessage": messages.ServerMessage,
        "View": AnyView,
        "GameEvent": AnyEvent,
        "Me": facts.Me,
        "Rename": messages.Rename,
        "NewTable": messages.NewTable,
        "GameInfo": facts.GameInfo,
        "DeckInfo": facts.DeckInfo,
        "DeckText": messages.DeckText,
        "DeckCheck": messages.DeckCheck,
        "NewTie": ties.NewTie,
        "TieInfo": ties.TieInfo,
        "NewReport": reports.NewReport,
        "Thanks": reports.Thanks,
        "AccountInfo": account_facts.AccountInfo,
        "RecoveryCodes": account_facts.RecoveryCodes,
        "NewToken": account_facts.NewToken,
        "Leaderboard": society.Leaderboard,
        "Profile": society.Profile,
        "NewSeek": society.NewSeek,
        "Friends": society.Friends,
        "NewChallenge": society.NewChallenge,
        "Acceptance": society.Acceptance,
        "YourTables": history_facts.YourTables,
        "Replay": history_facts.Replay,
        "Frames": history_facts.Frames,
        "NewComment": history_facts.NewComment,
        "BranchPlan": history_facts.BranchPlan,
    }
    found, definitions = msgspec.json.schema_components(roots.values(), ref_template="#/$defs/{name}")
    named = {name: part for name, part in zip(roots, found, strict=True) if part != {"$ref": f"#/$defs/{name}"}}
    names = {name: wire_name(name, part) for name, part in definitions.items()}
    whole: dict[str, Any] = {
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in roots},
        "required": list(roots),
        "additionalProperties": False,
        "$defs": {**{names[name]: {**part, "title": names[name]} for name, part in definitions.items()}, **named},
    }
    return cast(dict[str, Any], with_references(whole, names))


def wire_name(name: str, part: dict[str, Any]) -> str:
    """Return what a type is called in TypeScript: an event after its game too, as games share the words for them."""
    short: str = part.get("title", name)
    kind = part.get("properties", {}).get("kind", {}).get("enum", [""])[0]
    game, _dot, what = kind.partition(".")
    return game.capitalize() + short if what == short.lower() else short


def with_references(part: Any, names: dict[str, str]) -> Any:
    """Return the schema with every reference to a type under its name in TypeScript."""
    if isinstance(part, dict):
        return {key: with_references(value, names) for key, value in part.items()}
    if isinstance(part, list):
        return [with_references(value, names) for value in part]
    prefix = "#/$defs/"
    if isinstance(part, str) and part.startswith(prefix):
        return prefix + names.get(part.removeprefix(prefix), part.removeprefix(prefix))
    return part


def printed_cards() -> dict[str, str]:
    """Return, for each game whose cards are drawn from data, everything printed as JSON text."""
    printed = {game.id: game.printed() for game in GAMES.values()}
    return {
        name: msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"
        for name, found in printed.items()
        if found is not None
    }


if __name__ == "__main__":
    if sys.argv[1:2] == ["cards"]:
        for name, text in printed_cards().items():
            Path(sys.argv[2], name, "card/cards.gen.json").write_text(text)
    else:
        print(json.dumps(schema(), indent=1))
