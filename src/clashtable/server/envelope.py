"""The bases of everything on the wire: frozen structs that refuse unknown fields."""

import msgspec


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """The base of what travels over a WebSocket."""


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of what stands inside a message or an HTTP body."""
