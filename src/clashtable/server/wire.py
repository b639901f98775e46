"""The schema of everything on the wire, from which the browser's types are generated.

``python -m clashtable.server.wire`` prints it; ``make wire`` turns it into web/src/lib/wire.gen.ts, and a test fails
when that file is stale.
"""

import json
from typing import Any

import msgspec

from clashtable.games.registry import AnyEvent, AnyView
from clashtable.server import messages


def schema() -> dict[str, Any]:
    """Return one JSON schema that holds every type of the protocol."""
    roots = {
        "ClientMessage": messages.ClientMessage,
        "ServerMessage": messages.ServerMessage,
        "View": AnyView,
        "GameEvent": AnyEvent,
        "Me": messages.Me,
        "Rename": messages.Rename,
        "NewTable": messages.NewTable,
        "GameInfo": messages.GameInfo,
    }
    found, definitions = msgspec.json.schema_components(roots.values(), ref_template="#/$defs/{name}")
    named = {name: part for name, part in zip(roots, found, strict=True) if part != {"$ref": f"#/$defs/{name}"}}
    whole = {
        "title": "Wire",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in roots},
        "required": list(roots),
        "additionalProperties": False,
        "$defs": {**definitions, **named},
    }
    text = json.dumps(whole)
    for name, part in definitions.items():
        if (kind := part.get("properties", {}).get("kind", {}).get("enum")) and "." in kind[0]:
            text = renamed(text, name, kind[0])
    renamed_whole: dict[str, Any] = json.loads(text)
    return renamed_whole


def renamed(text: str, name: str, kind: str) -> str:
    """Return the schema with an event called after its game and kind: ``coco.dealt`` is CocoDealt."""
    game, what = kind.split(".")
    new = game.capitalize() + name.rsplit("_", 1)[-1] if what == name.rsplit("_", 1)[-1].lower() else name
    return text.replace(f'"#/$defs/{name}"', f'"#/$defs/{new}"').replace(
        f'"{name}": {{"title": "{name}"', f'"{new}": {{"title": "{new}"'
    )


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
