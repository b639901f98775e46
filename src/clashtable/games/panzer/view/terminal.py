"""The field of Panzer Clash in a terminal: words tell everything, colours only help."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from clashtable.core.terminal import hand_lines, stack_lines
from clashtable.core.text import Voice, counted, whose
from clashtable.games.panzer.wire.names import named
from clashtable.games.panzer.wire.views import PanzerSeat, PanzerSpace, PanzerStack, PanzerUnit, PanzerView


def board(view: PanzerView, names: Sequence[str]) -> str:
    """Return the field as *view* shows it, one's own side below, in rich's markup."""
    bottom = 1 if view.seat == 1 else 0
    top = 1 - bottom
    lines = [heading(view, names), player(view, names, top), *zone(view.table.seats[top])]
    rows = [view.table.field[start : start + 5] for start in range(0, 20, 5)]
    for row in rows if bottom == 1 else rows[::-1]:
        lines += [f"    {space(found)}" for found in row if is_told(found)]
        lines.append(f"    [dim]face down: {hidden(row)}[/dim]")
    lines += [*zone(view.table.seats[bottom]), player(view, names, bottom)]
    voice = Voice(names, view.seat)
    lines += stack_lines("Chain", [(names[found.seat], voice.told(found.text)) for found in view.table.chain])
    return "\n".join([*lines, *hand_lines(view.hand, named)])


def heading(view: PanzerView, names: Sequence[str]) -> str:
    """Return whose turn and phase it is."""
    table = view.table
    turn = "" if table.active is None else f" · {whose(escape(names[table.active]), 'turn')}"
    return f"[bold]{table.phase.capitalize()}[/bold]{turn}"


def player(view: PanzerView, names: Sequence[str], seat: int) -> str:
    """Return a player."""
    facts = view.table.seats[seat]
    mark = "▸" if view.to_act == seat else " "
    side = "South" if seat == 0 else "North"
    notes = f"Supply {facts.supply}, {counted(facts.hand, 'card')} in hand, Junkyard {len(facts.junkyard)}"
    return f"{mark} [bold]{escape(names[seat])}[/bold] ({side}): {notes}"


def zone(facts: PanzerSeat) -> list[str]:
    """Return an Industry Zone."""
    stacks = [stack(found) for found in facts.stacks if found.factories or found.card or found.unit]
    return ["    " + "; ".join(stacks)] if stacks else ["    no Factories"]


def stack(facts: PanzerStack) -> str:
    """Return a Factory-Stack."""
    what = ""
    if facts.unit is not None:
        what = f" with {unit(facts.unit)}"
    elif facts.card is not None:
        what = f" with {escape(named(facts.card))}{' (in play)' if facts.in_play else ''}"
    return f"{facts.name}: power {facts.factories}{what}"


def is_told(found: PanzerSpace) -> bool:
    """Tell whether a space deserves a line."""
    return found.terrain is not None or found.unit is not None or found.modifier is not None


def hidden(row: Sequence[PanzerSpace]) -> str:
    """Return the spaces of a row that lie face down."""
    return " ".join(found.name for found in row if found.terrain is None) or "none"


def space(found: PanzerSpace) -> str:
    """Return a space with all that is on it."""
    terrain = "face down" if found.terrain is None else named(found.terrain)
    modifier = "" if found.modifier is None else f" + {named(found.modifier.card)}"
    there = "" if found.unit is None else f": {unit(found.unit)}"
    return f"[cyan]{found.name}[/cyan] {escape(terrain + modifier)}{there}"


def unit(facts: PanzerUnit) -> str:
    """Return a Unit with its values."""
    side = "South" if facts.seat == 0 else "North"
    left = facts.defense.value - facts.damage
    flags = {"fresh": facts.fresh, "halted": facts.halted, "suppressed": facts.suppressed}
    notes = "".join(f", {word}" for word, holds in flags.items() if holds)
    values = f"{facts.attack.value}/{left} of {facts.defense.value}, {facts.points} to move"
    return f"{side}'s {escape(named(facts.card))} ({values}{notes})"
