"""The arena of Geek Fight in a terminal: words tell everything, colours only help."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from clashtable.core.terminal import hand_lines, stack_lines
from clashtable.core.text import Voice, counted, whose
from clashtable.core.view import ValueSum
from clashtable.games.geekfight.wire.names import named
from clashtable.games.geekfight.wire.resources import units_spoken
from clashtable.games.geekfight.wire.views import GeekPiece, GeekSeat, GeekView


def board(view: GeekView, names: Sequence[str]) -> str:
    """Return the arena as *view* shows it, in rich's markup."""
    lines = [heading(view, names)]
    for seat, facts in enumerate(view.table.seats):
        lines += player(view, names, seat, facts)
    voice = Voice(names, view.seat)
    lines += stack_lines("Queue", [(names[found.seat], voice.told(found.text)) for found in view.table.queue])
    return "\n".join([*lines, *hand_lines(view.hand, named)])


def heading(view: GeekView, names: Sequence[str]) -> str:
    """Return whose turn and phase it is."""
    table = view.table
    turn = "" if table.active is None else f" · {whose(escape(names[table.active]), 'turn')}"
    holder = "" if table.holder is None else f" · Control: {escape(names[table.holder])}"
    return f"[bold]{table.phase.capitalize()}[/bold]{turn}{holder} · {table.options.cred_goal} Cred win"


def player(view: GeekView, names: Sequence[str], seat: int, facts: GeekSeat) -> list[str]:
    """Return a player with what lies in the arena."""
    mark = "▸" if view.to_act == seat else " "
    if not facts.is_in:
        return [f"{mark} [bold]{escape(names[seat])}[/bold]: out of the game"]
    notes = f"{facts.cred} Cred, {counted(facts.hand, 'card')} in hand, {facts.deck} in the deck"
    lines = [f"{mark} [bold]{escape(names[seat])}[/bold]: {notes}, pool: {units_spoken(facts.units)}"]
    lines.append(f"    {'no Combatant' if facts.combatant is None else combatant(facts.combatant)}")
    lines += [f"      + {item(piece)}" for piece in facts.items]
    return lines


def number(value: ValueSum | None) -> str:
    """Return a value."""
    return "-" if value is None else str(value.value)


def combatant(piece: GeekPiece) -> str:
    """Return a Combatant with its values and all that is on it."""
    health = 0 if piece.health is None else piece.health.value
    snipe = "" if piece.snipe is None else f", snipes {number(piece.snipe)}"
    values = f"strength {number(piece.strength)}, health {health - piece.damage}/{health}"
    used = f", used: {' and '.join(piece.used)}" if piece.used else ""
    notes = f"{values}, makes {number(piece.production)}{snipe}{used}"
    return f"[cyan]{escape(named(piece.card))}[/cyan] ({notes}){extras(piece)}"


def item(piece: GeekPiece) -> str:
    """Return an Item with what it gives."""
    strength = 0 if piece.strength is None else piece.strength.value
    health = 0 if piece.health is None else piece.health.value
    return f"{escape(named(piece.card))} ({strength:+d}/{health:+d}){extras(piece)}"


def extras(piece: GeekPiece) -> str:
    """Return counters and Buffs."""
    notes = [f"{amount} {name}" for name, amount in piece.counters.items()]
    notes += [f"{named(buff.card)}{time_of(buff)}" for buff in piece.buffs]
    return f" \\[{escape(', '.join(notes))}]" if notes else ""


def time_of(buff: GeekPiece) -> str:
    """Return how long a Buff lasts."""
    time = buff.counters.get("Time")
    return "" if time is None else f" ({time} left)"
