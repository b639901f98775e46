"""Steps, and the uses of cards they hold, as legible data and back.

What waits in a state is written by what it is made of: a step by the name of its class and what its class is called
with, ``{"step": "walk", "piece": 7, "path": ["F6", "F7"]}``; numbers that stand for a name (a square, a kind) by that
name; a card by its id; a use of a card by what differs from a fresh one; an effect by its place on the card that is
used. So a step needs no lines of its own to be saved, as long as its class keeps what it is called with under the same
names.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, cast

from clashtable.core.effects import Choice, Do, Effect, Printed, Use
from clashtable.core.errors import InvalidMessage, RulesBug
from clashtable.core.state import Step
from clashtable.core.window import Response

StepData: TypeAlias = dict[str, Any]  # Any: JSON, whose form the step's class decides
"""A step, or a use of a card, as written in snapshots and views."""

SHARED: Final = (Choice, Do, Response)
"""The steps that every game has."""


PLAIN: Final = frozenset({int, bool, str, type(None)})
"""What is written as it is, apart from numbers that are called something."""
NAMES: Final[dict[type, str]] = {}


def data_name(kind: type) -> str:
    """Return the name of a class in data: ``DealOne`` is ``deal-one``."""
    found = NAMES.get(kind)
    if found is None:
        found = NAMES[kind] = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()
    return found


@dataclass(frozen=True)
class Form:
    """What the things of one class are made of."""

    name: str
    called_with: tuple[str, ...]
    """The names of what the class is called with, apart from what can be found again (its ``derived``)."""
    noted_later: tuple[str, ...]
    """The attributes that are set after a thing is made, as uses of cards have them."""
    wanted: Mapping[str, str]
    """The names of the classes that are wanted, as far as they are known; the compiled engine checks them itself."""


FORMS: Final[dict[type, Form]] = {}


def form_of(kind: type) -> Form:
    """Return what the things of *kind* are made of."""
    found = FORMS.get(kind)
    if found is None:
        parameters = inspect.signature(kind).parameters
        derived: tuple[str, ...] = getattr(kind, "derived", ())
        wanted = {name: class_name(given.annotation) for name, given in parameters.items()}
        called_with = tuple(name for name in parameters if name not in derived)
        found = FORMS[kind] = Form(data_name(kind), called_with, noted_later(kind, list(parameters)), wanted)
    return found


def class_name(annotation: object) -> str:
    """Return the class that an annotation names; nothing where it says more than that, or is not known."""
    if annotation is inspect.Parameter.empty:
        return ""
    name = annotation if isinstance(annotation, str) else str(getattr(annotation, "__name__", ""))
    return name.strip("\"'") if name.strip("\"'").isidentifier() else ""


def class_names(value: object) -> list[str]:
    """Return the names of the classes that *value* is of; true and false are not numbers here."""
    return ["bool"] if isinstance(value, bool) else [base.__name__ for base in type(value).__mro__]


def noted_later(kind: type, given: list[str]) -> tuple[str, ...]:
    """Return the attributes of *kind* that are not *given* when it is made."""
    if issubclass(kind, Step):
        return ()
    names: set[str] = set()
    for base in kind.__mro__:
        names.update(base.__dict__.get("__slots__", ()), base.__dict__.get("__mypyc_attrs__", ()))
    return tuple(sorted(name for name in names if name not in given and not name.startswith("__")))


def every_subclass(kind: type) -> Iterator[type]:
    """Yield the subclasses of *kind*, and theirs."""
    below: list[type] = kind.__subclasses__()
    for found in below:
        yield found
        yield from every_subclass(found)


class Codec:
    """How one game's steps are written and read."""

    def __init__(
        self,
        package: str,
        cards: Mapping[str, Printed] | None = None,
        names: Mapping[str, Sequence[str]] | None = None,
        values: Sequence[type] = (),
    ) -> None:
        """Know the steps of *package*, all of which is imported before the first is read, and its *cards* by their ids.

        *names* says of an attribute (``square``, or ``cast.kind`` where it means something else elsewhere) what its
        numbers are called; *values* are the other classes that steps hold, such as uses of cards and their targets.
        """
        self.package: Final = package
        self.cards: Final = cards or {}
        self.names: Final = names or {}
        self.values: Final = {data_name(kind): kind for kind in values}
        self._steps: dict[str, type] = {}
        self._called: dict[tuple[type, str], Sequence[str]] = {}

    def steps(self) -> dict[str, type]:
        """Return the classes of steps by their names."""
        if not self._steps:
            for kind in every_subclass(Step):
                if kind in SHARED or f"{kind.__module__}.".startswith(f"{self.package}."):
                    other = self._steps.setdefault(data_name(kind), kind)
                    if other is not kind:
                        raise RulesBug(f"{kind.__module__} and {other.__module__} both have a step {kind.__name__}")
        return self._steps

    def write(self, step: Step) -> StepData:
        """Return *step* as data."""
        form = FORMS.get(type(step)) or form_of(type(step))
        return {"step": form.name, **self.write_parts(step)} if form.called_with else {"step": form.name}

    def write_parts(self, thing: object) -> StepData:
        """Return what *thing*, a step or something that steps hold, is made of."""
        kind = type(thing)
        form = FORMS.get(kind) or form_of(kind)
        parts = {name: self.written(thing, kind, name) for name in form.called_with}
        if form.noted_later:
            fresh = kind(*[getattr(thing, name) for name in form.called_with])
            for name in form.noted_later:
                if getattr(thing, name) != getattr(fresh, name):
                    parts[name] = self.written(thing, kind, name)
        return parts

    def written(self, holder: object, kind: type, name: str) -> object:
        """Return an attribute of *holder*, which is of *kind*, as data."""
        value = getattr(holder, name)
        called = self.called(kind, name)
        if not called and type(value) in PLAIN:
            return value
        if isinstance(value, Effect):
            return {"effect": used_by(holder).printed().effects.index(value)}
        return self.value_written(value, called)

    def value_written(self, value: object, called: Sequence[str]) -> object:
        """Return *value* as data; *called* are the names of its numbers, if they have any."""
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(called):
            return called[value]
        if value is None or isinstance(value, (bool, int, str)):
            return value
        if isinstance(value, (list, tuple)):
            return [self.value_written(part, called) for part in value]
        if isinstance(value, Printed):
            return {"card": value.id}
        return self.write(value) if isinstance(value, Step) else {form_of(type(value)).name: self.write_parts(value)}

    def called(self, kind: type, name: str) -> Sequence[str]:
        """Return what the numbers in an attribute of *kind* are called; nothing where they are only numbers."""
        found = self._called.get((kind, name))
        if found is None:
            found = self.names.get(f"{data_name(kind)}.{name}") or self.names.get(name) or ()
            self._called[kind, name] = found
        return found

    def read(self, data: object) -> Step:
        """Return the step that *data* tells; InvalidMessage says what is wrong with it."""
        kind = self.steps().get(data.get("step", "")) if isinstance(data, dict) else None
        if isinstance(data, dict) and kind is not None:
            parts = {name: value for name, value in data.items() if name != "step"}
            return cast(Step, self.read_parts(kind, parts) if parts or form_of(kind).called_with else kind())
        raise InvalidMessage(f"{data!r} is no step of this game.")

    def read_parts(self, kind: type, parts: object) -> Any:  # Any: an object of *kind*
        """Return the *kind* of thing that is made of *parts*."""
        form = form_of(kind)
        if not isinstance(parts, dict) or not parts.keys() <= {*form.called_with, *form.noted_later}:
            raise InvalidMessage(f"{parts!r} does not make a {data_name(kind)}.")
        given = {name: self.plain_read(value, self.called(kind, name)) for name, value in parts.items()}
        for name, value in given.items():
            if isinstance(value, EffectNumber):
                given[name] = value.found(given.get("use"))
            wanted = form.wanted.get(name, "")
            if wanted and wanted not in class_names(given[name]):
                raise InvalidMessage(f"{name} of {form.name} is {parts[name]!r}, which cannot be.")
        try:
            made = kind(**{name: given[name] for name in form.called_with if name in given})
            for name in form.noted_later:
                if name in given:
                    setattr(made, name, given[name])
        except (TypeError, AttributeError) as error:
            raise InvalidMessage(f"{parts!r} does not make a {data_name(kind)}: {error}.") from None
        return made

    def plain_read(self, data: object, called: Sequence[str]) -> object:
        """Return the value that *data* tells; *called* are the names of its numbers, if they have any."""
        if isinstance(data, str) and data in called:
            return list(called).index(data)
        if isinstance(data, list):
            return [self.plain_read(part, called) for part in data]
        if not isinstance(data, dict):
            return data
        if "step" in data:
            return self.read(data)
        name, content = next(iter(data.items()), ("", None))
        if name == "card" and isinstance(content, str) and content in self.cards:
            return self.cards[content]
        if name == "effect" and isinstance(content, int):
            return EffectNumber(content)
        if name in self.values:
            return self.read_parts(self.values[name], content)
        raise InvalidMessage(f"{data!r} is nothing that a step can hold.")


class EffectNumber:
    """An effect before the card that has it is known."""

    def __init__(self, at: int) -> None:
        self.at = at

    def found(self, use: object) -> Effect:
        """Return the effect on the card of *use*."""
        effects = use.printed().effects if isinstance(use, Use) else []
        if not 0 <= self.at < len(effects):
            raise InvalidMessage(f"There is no effect {self.at} there.")
        return effects[self.at]


def used_by(holder: object) -> Use:
    """Return the use of a card that a step is about."""
    use = getattr(holder, "use", None)
    if not isinstance(use, Use):
        raise RulesBug(f"{type(holder).__name__} holds an effect, but no use of its card")
    return use
