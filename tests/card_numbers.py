"""Change a number of a card, and both its printed text and its deed must change.

The numbers of a card are those written in its lines of the card list: figures, and figures in the terms that those
lines are made of; a default of an effect counts where the card relies on it. Kinds have names and are no numbers.
To see the deed, the card's own tests are run once and their matches are kept: how they began, and every move. They are
then played again with the changed card, and the events are compared: a number is heard if one more or one less of it
lets something else happen, be it that a move is refused.

A game has a ``CardNumbers`` and the tests of ``tests/games/kit/numbers.py``.
"""

from __future__ import annotations

import ast
import copy
import importlib
import inspect
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

from clashtable.compiled import source_file
from tests.stories import Call, Story, stories_of

Card: TypeAlias = Any
"""A card of some game; each has its own class."""
NO_NUMBERS = (0, -1)
"""Defaults that stand for nothing."""


@dataclass(frozen=True)
class CardNumbers:
    """A game whose cards are changed."""

    modules: Sequence[ModuleType]
    """Where the cards are written down: calls whose first argument is the id of a card."""
    ids: Sequence[str]
    """Every card."""
    printed: Callable[[Card], object]
    """Everything that a player reads on a card."""
    by_id: dict[str, Card]
    """Where engine and tests find a card by its id."""
    cards: list[Card]
    """Where they find it by its index."""
    note: Callable[[Card], None]
    """Note what the abilities of a card say of it."""
    placed: Callable[[Card], None]
    """Tell the rest of a card that was put there: what was known of another of its id is forgotten."""
    tests: Path
    """The folder of the cards' own tests."""
    deed: Callable[[object], object] = lambda event: event
    """What an event tells of the deed: where it repeats the printed text, the event without that."""
    kinds: frozenset[str] = frozenset()
    """Parameters with a figure for a default that is no number, as ``Class.parameter``."""
    unprinted: Mapping[str, str] = field(default_factory=dict)
    """Numbers that are not printed, each with the reason."""
    undone: Mapping[str, str] = field(default_factory=dict)
    """Numbers that change no event in any test, each with the reason."""

    @contextmanager
    def replaced(self, card: Card) -> Iterator[None]:
        """Put *card* in the place of the one with its id for a while."""
        usual = self.by_id[card.id]
        card.index = usual.index
        self.note(card)
        self.place(card)
        try:
            yield
        finally:
            self.place(usual)

    def place(self, card: Card) -> None:
        """Let everybody find *card*."""
        self.by_id[card.id] = self.cards[card.index] = card
        self.placed(card)


@dataclass(frozen=True)
class Number:
    """A figure in the lines of a card."""

    card: str
    place: str
    """Where it stands, such as ``cost`` or ``abilities When Put 1``."""
    value: int
    source: ast.Call
    """The lines of the card, with terms written out."""
    path: tuple[str | int, ...]
    """The way through them to the figure; a keyword that is not there yet is the last step to a default."""
    names: Mapping[str, Any]
    """What the names in those lines mean."""

    @property
    def name(self) -> str:
        """Return what it is called in lists of exceptions."""
        return f"{self.card}: {self.place}"

    def changed(self, by: int) -> Card:
        """Return the card with this number changed."""
        lines = copy.deepcopy(self.source)
        node: Any = lines
        for step in self.path[:-1]:
            node = node[step] if isinstance(step, int) else getattr(node, step)
        figure = ast.Constant(self.value + by)
        last = self.path[-1]
        if isinstance(last, int):
            node[last] = figure
        elif isinstance(node, ast.Call):
            node.keywords.append(ast.keyword(last, figure))
        else:
            setattr(node, last, figure)
        expression = ast.fix_missing_locations(ast.Expression(lines))
        return eval(
            compile(expression, f"<{self.name}>", "eval"), dict(self.names)
        )  # our own lines, one figure changed


def numbers_of(game: CardNumbers) -> dict[str, list[Number]]:
    """Return the numbers of every card of *game*, by its id."""
    found: dict[str, list[Number]] = {}
    for module in game.modules:
        names = names_of(module)
        for node in ast.walk(ast.parse(source_file(module.__name__).read_text())):
            card = card_of(node, game.ids)
            if card is not None and isinstance(node, ast.Call):
                lines = expanded(node, module)
                figures = walked(lines, (), (), names, game.kinds)
                found[card] = [
                    Number(card, place, value, lines, path, names) for place, value, path in numbered(figures)
                ]
    return found


def card_of(node: ast.AST, ids: Sequence[str]) -> str | None:
    """Return the id of the card that a call makes, None for any other node."""
    if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
        name = node.args[0].value
        return name if isinstance(name, str) and name in ids else None
    return None


Figure: TypeAlias = tuple[str, int, tuple[str | int, ...]]


def numbered(figures: list[Figure]) -> list[Figure]:
    """Return figures with places that are all different."""
    places = [place for place, _, _ in figures]
    return [
        (f"{place} #{places[: at + 1].count(place)}" if places.count(place) > 1 else place, value, path)
        for at, (place, value, path) in enumerate(figures)
    ]


def walked(
    node: Any, path: tuple[str | int, ...], place: tuple[str, ...], names: Mapping[str, Any], kinds: frozenset[str]
) -> list[Figure]:
    """Return every figure in *node*."""
    if isinstance(node, list):
        return [one for at, part in enumerate(node) for one in walked(part, (*path, at), place, names, kinds)]
    value = figure_of(node)
    if value is not None:
        return [(" ".join(place), value, path)]
    if isinstance(node, ast.Call):
        name = ast.unparse(node.func)
        inner = (*place, name) if path else place
        found = walked(node.args, (*path, "args"), inner, names, kinds)
        for at, keyword in enumerate(node.keywords):
            there = (*path, "keywords", at, "value")
            found += walked(keyword.value, there, (*inner, keyword.arg or ""), names, kinds)
        for parameter, default in left_out(node, names):
            if default not in NO_NUMBERS and f"{name}.{parameter}" not in kinds:
                found.append((" ".join((*inner, parameter)), default, (*path, parameter)))
        return found
    if isinstance(node, (ast.Tuple, ast.List)):
        return walked(node.elts, (*path, "elts"), place, names, kinds)
    return []


def figure_of(node: Any) -> int | None:
    """Return the number that is written as *node*, None for anything else."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = figure_of(node.operand)
        return None if inner is None else -inner
    is_figure = isinstance(node, ast.Constant) and type(node.value) is int
    return node.value if is_figure else None


class WriteOut(ast.NodeTransformer):
    """Put what a name of the card list stands for in its place, where there is a figure in it."""

    def __init__(self, terms: Mapping[str, ast.expr]) -> None:
        self.terms = terms

    def visit_Name(self, node: ast.Name) -> ast.expr:
        meant = self.terms.get(node.id)
        if meant is None:
            return node
        written: ast.expr = self.visit(copy.deepcopy(meant))
        has_figure = any(figure_of(part) is not None for part in ast.walk(written))
        return written if has_figure and isinstance(written, (ast.Call, ast.Tuple, ast.List)) else node


def expanded(call: ast.Call, module: ModuleType) -> ast.Call:
    """Return *call* with the terms written out that have numbers in them."""
    written = WriteOut(terms_of(module)).visit(copy.deepcopy(call))
    assert isinstance(written, ast.Call)
    return written


@cache
def terms_of(module: ModuleType) -> dict[str, ast.expr]:
    """Return what the names defined in *module*, and in those of its room that it imports from, stand for."""
    found: dict[str, ast.expr] = {}
    for node in ast.parse(source_file(module.__name__).read_text()).body:
        if isinstance(node, ast.ImportFrom) and is_neighbour(node, module):
            other = terms_of(importlib.import_module(str(node.module)))
            found |= {alias.name: other[alias.name] for alias in node.names if alias.name in other}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            found[node.target.id] = node.value
        elif isinstance(node, ast.Assign):
            found |= {target.id: node.value for target in node.targets if isinstance(target, ast.Name)}
    return found


@cache
def names_of(module: ModuleType) -> dict[str, Any]:
    """Return what every name means in *module*, and in those of its room that it imports from."""
    found: dict[str, Any] = {}
    for node in ast.parse(source_file(module.__name__).read_text()).body:
        if isinstance(node, ast.ImportFrom) and is_neighbour(node, module):
            found |= names_of(importlib.import_module(str(node.module)))
    return {**found, **vars(module)}


def is_neighbour(node: ast.ImportFrom, module: ModuleType) -> bool:
    """Tell whether an import is from the same room as *module*."""
    room = module.__name__.rpartition(".")[0]
    return node.module is not None and node.module.startswith(f"{room}.")


def left_out(call: ast.Call, names: Mapping[str, Any]) -> list[tuple[str, int]]:
    """Return the parameters that *call* leaves to a default that is a figure."""
    made = names.get(call.func.id) if isinstance(call.func, ast.Name) else None
    parameters = parameters_of(made.__module__, made.__name__) if inspect.isclass(made) else []
    given = {keyword.arg for keyword in call.keywords}
    return [
        (name, default)
        for at, (name, default) in enumerate(parameters)
        if default is not None and at >= len(call.args) and name not in given
    ]


@cache
def parameters_of(module: str, name: str) -> list[tuple[str, int | None]]:
    """Return the parameters of a class with their defaults, None where that is no figure, as its source has them."""
    file = source_file(module)
    tree = ast.parse(file.read_text()) if module.startswith("clashtable.") else ast.Module([], [])
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name == "__init__":
                    return parameters_in(part.args)
            fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
            return [(ast.unparse(part.target), figure_of(part.value)) for part in fields]
    return []


def parameters_in(arguments: ast.arguments) -> list[tuple[str, int | None]]:
    """Return the parameters of a constructor without its first, with their defaults."""
    plain = arguments.args[1:]
    defaults: list[Any] = [*[None] * (len(plain) - len(arguments.defaults)), *arguments.defaults]
    both = [*zip(plain, defaults, strict=True), *zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)]
    return [(argument.arg, figure_of(default)) for argument, default in both]


def silent_numbers(game: CardNumbers, card: str, numbers: Sequence[Number], tests: Sequence[Call]) -> list[str]:
    """Return the *numbers* of *card* that change nothing which happens in its *tests*."""
    stories = stories_of(tests)
    usual = [deeds(game, story) for story in stories]
    return [
        number.name
        for number in numbers
        if not any(is_heard(game, number.changed(by), stories, usual) for by in (1, -1))
    ]


def deeds(game: CardNumbers, story: Story) -> list[object] | None:
    """Return what is done in *story* now; None where it can no longer begin."""
    happened = story.events()
    return None if happened is None else [game.deed(event) for event in happened]


def is_heard(game: CardNumbers, card: Card, stories: Sequence[Story], usual: Sequence[list[object] | None]) -> bool:
    """Tell whether something else happens in *stories* with the changed *card*."""
    with game.replaced(card):
        for story, before in zip(stories, usual, strict=True):
            now = deeds(game, story)
            if now is not None and now != before:
                return True
    return False


def unprinted_numbers(game: CardNumbers, card: str, numbers: Sequence[Number]) -> list[str]:
    """Return the *numbers* of *card* that can change by one while everything printed stays the same."""
    return [number.name for number in numbers if game.printed(number.changed(1)) == game.printed(number.changed(0))]


def typed_figures(room: Path) -> list[str]:
    """Return every text in the modules of *room* with a figure typed in it, which no card could change."""
    found = []
    for file in sorted(room.rglob("*.py")):
        tree = ast.parse(file.read_text())
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                found += [f"{file.name}: {node.value}"] if re.search(r"\d", node.value) else []
    return found


def share_of_exceptions(game: CardNumbers, numbers: Mapping[str, Sequence[Number]]) -> float:
    """Return how many of all *numbers* are exceptions, of which each must be a number; from 0 to 1."""
    names = {number.name for found in numbers.values() for number in found}
    exceptions = {*game.unprinted, *game.undone}
    assert exceptions <= names, f"there is no number {sorted(exceptions - names)}"
    return len(exceptions) / len(names)
