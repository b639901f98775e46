"""The settings of the server as arguments and as variables of the environment, both made from ``ServerSettings``.

What the command line says goes before the environment, and that before the default. An empty variable says nothing.
"""

from __future__ import annotations

import argparse
import ast
import dataclasses
import inspect
import os
import textwrap
import types
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from clashtable.cli.arguments import Parser
from clashtable.core.errors import InvalidMessage
from clashtable.core.text import listed
from clashtable.server.settings import ServerSettings

PREFIX: Final = "CLASHTABLE_"
SHORTER: Final = {"bot_delay_ms": "--bot-delay"}
"""Other names of options."""
LETTERS: Final = {int: "N", float: "X", str: "TEXT"}
"""What stands for a value in the help."""
SPOKEN: Final = {"true": True, "yes": True, "1": True, "false": False, "no": False, "0": False}


@dataclass(frozen=True)
class SettingField:
    """A setting that can be chosen."""

    name: str
    kind: Any  # Any: a type as it is annotated, such as Annotated[int, …]
    bounds: msgspec.Meta | None
    default: object
    doc: str

    @property
    def option(self) -> str:
        """How it is written on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """How it is called in the environment."""
        return PREFIX + self.name.upper()

    @property
    def letter(self) -> str:
        """What stands for its value in the help."""
        if get_origin(self.kind) is Literal:
            return "|".join(get_args(self.kind))
        return "A,B" if get_origin(self.kind) is tuple else LETTERS[self.kind]

    @property
    def help(self) -> str:
        """What the help says of it."""
        default = "" if self.default in (None, ()) else f"; default: {written(self.default)}"
        return f"{self.doc} ({self.variable}{default})"

    def possible(self) -> str:
        """Return what its value can be."""
        if self.kind is bool:
            return "it is true or false"
        if get_origin(self.kind) is Literal:
            return f"it is {listed(get_args(self.kind), 'or')}"
        number = "a whole number" if self.kind is int else "a number"
        low, high = (self.bounds.ge, self.bounds.le) if self.bounds is not None else (None, None)
        below = f" {'from' if high is not None else 'of at least'} {low}" if low is not None else ""
        above = f" {'to' if low is not None else 'of at most'} {high}" if high is not None else ""
        return f"it is {number}{below}{above}"

    def parsed(self, text: str, source: str) -> Any:  # Any: the type of this setting
        """Return the value that *text* stands for; InvalidMessage says what it can be, and where it was said."""
        if self.kind is str:
            return text
        if get_origin(self.kind) is tuple:
            return tuple(part.strip() for part in text.split(",") if part.strip())
        try:
            if self.kind is bool:
                return SPOKEN[text.casefold()]
            asked = self.kind if self.bounds is None else Annotated[self.kind, self.bounds]
            return msgspec.convert(text, asked, strict=False)
        except (KeyError, msgspec.ValidationError):
            raise InvalidMessage(f"{source} cannot be {text!r}: {self.possible()}.") from None

    def parser(self) -> Callable[[str], object]:
        """Return what argparse calls with the value on the command line."""
        return lambda text: self.parsed(text, self.option)


def setting_fields() -> Iterator[SettingField]:
    """Yield every setting, in the order of the dataclass."""
    hints, docs = get_type_hints(ServerSettings, include_extras=True), field_docs(ServerSettings)
    for field in dataclasses.fields(ServerSettings):
        kind, bounds = plain(hints[field.name])
        yield SettingField(field.name, kind, bounds, field.default, docs.get(field.name, ""))


def plain(hint: Any) -> tuple[Any, msgspec.Meta | None]:  # Any: a type as it is annotated
    """Return the type of a value that is given, without None, and its bounds."""
    if get_origin(hint) in (Union, types.UnionType):
        hint = next(kind for kind in get_args(hint) if kind is not type(None))
    if get_origin(hint) is Annotated:
        kind, *notes = get_args(hint)
        return kind, next((note for note in notes if isinstance(note, msgspec.Meta)), None)
    return hint, None


def field_docs(owner: type) -> dict[str, str]:
    """Return the sentence below each field of *owner*, without its full stop."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(owner))).body
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(doc))):
                found[name] = " ".join(doc.split()).removesuffix(".")
    return found


def written(value: object) -> str:
    """Return *value* as an operator writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def add_settings(parser: Parser, *names: str) -> None:
    """Let *parser* take the settings of those *names*; without any, all."""
    for field in setting_fields():
        if names and field.name not in names:
            continue
        options = [field.option, *([SHORTER[field.name]] if field.name in SHORTER else [])]
        explained = field.help.replace("%", "%%")
        if field.kind is bool:
            parser.add_argument(
                *options, dest=field.name, action=argparse.BooleanOptionalAction, default=None, help=explained
            )
        else:
            parser.add_argument(*options, dest=field.name, metavar=field.letter, type=field.parser(), help=explained)


def chosen_settings(arguments: argparse.Namespace) -> ServerSettings:
    """Return the settings that *arguments*, the environment and the defaults make."""
    chosen: dict[str, Any] = {}  # Any: each setting has a type of its own, and was checked by it
    for field in setting_fields():
        value = getattr(arguments, field.name, None)
        if value is None and (text := os.environ.get(field.variable)):
            value = field.parsed(text, field.variable)
        if value is not None:
            chosen[field.name] = value
    return ServerSettings(**chosen)
