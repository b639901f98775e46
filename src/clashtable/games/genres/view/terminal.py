"""The battlefield of Clash of the Genres in a terminal: words tell everything, colours only help."""

from __future__ import annotations

from collections.abc import Sequence

from rich.markup import escape

from clashtable.core.terminal import hand_lines, stack_lines
from clashtable.core.text import Voice, counted, whose
from clashtable.games.genres.wire.names import named
from clashtable.games.genres.wire.views import GenresItem, GenresPiece, GenresView, GenresZone

COLUMNS = "ABCDEFGHIJK"


def board(view: GenresView, names: Sequence[str]) -> str:
    """Return the battlefield as *view* shows it, in rich's markup."""
    lines = [heading(view, names), *grid(view)]
    lines += [f"  {piece_line(piece, names)}" for piece in view.table.pieces]
    lines += [f"  {zone_line(zone, names)}" for zone in view.table.zones]
    lines += [f"  {seat_line(view, names, seat)}" for seat in range(len(names))]
    lines += table_lines(view)
    voice = Voice(names, view.seat)
    items = [(f"{names[found.seat]}, {item_title(found)}", voice.told(found.text)) for found in view.table.stack]
    lines += stack_lines("Stack", items)
    return "\n".join([*lines, *hand_lines(view.hand, named)])


def heading(view: GenresView, names: Sequence[str]) -> str:
    """Return round, turn and step."""
    table = view.table
    turn = "" if table.active is None else f" · {whose(escape(names[table.active]), 'turn')}"
    left = "" if table.active is None else f", {table.actions} actions left"
    return f"[bold]Round {table.round}, {table.phase}[/bold]{turn}{left}"


def grid(view: GenresView) -> list[str]:
    """Return the squares: the number of a pawn, s for a summon, g for a ghost where nobody stands, # for walls."""
    marks = {zone_square: "#" for zone in view.table.zones if zone.effect == "wall" for zone_square in squares_of(zone)}
    for piece in sorted(view.table.pieces, key=lambda piece: piece.kind != "ghost"):
        sign = str(piece.seat) if piece.kind == "pawn" else "g" if piece.kind == "ghost" else "s"
        marks[piece.square] = sign
    rows = [f"    {' '.join(COLUMNS)}"]
    for row in range(1, 12):
        cells = [marks.get(f"{column}{row}", "*" if (column, row) == ("F", 6) else ".") for column in COLUMNS]
        rows.append(f" {row:>2} {' '.join(cells)}")
    return rows


def squares_of(zone: GenresZone) -> list[str]:
    """Return the squares of a zone."""
    left, top = COLUMNS.index(zone.square[0]), int(zone.square[1:])
    return [f"{COLUMNS[left + column]}{top + row}" for row in range(zone.high) for column in range(zone.wide)]


def piece_line(piece: GenresPiece, names: Sequence[str]) -> str:
    """Return a piece with its values."""
    owner = escape(names[piece.seat])
    if piece.kind == "ghost":
        return f"{piece.square}: {whose(owner, 'ghost')}{', frozen' if piece.frozen else ''}"
    what = whose(owner, "pawn" if piece.card is None else escape(named(piece.card)))
    flags = {"Rooted": piece.rooted, "Slowed": piece.slowed, "Hasted": piece.hasted, "Skip": piece.skip}
    flags["frog"] = piece.frog
    notes = [f"{piece.health} health", *(word for word, holds in flags.items() if holds)]
    if piece.card is not None:
        notes[1:1] = [f"attack {piece.attack.value}", f"movement {piece.movement.value}"]
    notes += [f"{piece.bleed} Bleed"] if piece.bleed else []
    notes += [named(card) for card in piece.equipment]
    return f"{piece.square}: {what} ({escape(', '.join(notes))})"


def zone_line(zone: GenresZone, names: Sequence[str]) -> str:
    """Return a zone."""
    squares = squares_of(zone)
    return f"{squares[0]} to {squares[-1]}: {escape(named(zone.card))} ({zone.effect}, {escape(names[zone.seat])})"


def seat_line(view: GenresView, names: Sequence[str], seat: int) -> str:
    """Return a player."""
    facts = view.table.seats[seat]
    mark = "▸" if view.to_act == seat else " "
    if not facts.is_alive:
        return f"{mark} {escape(names[seat])}: dead"
    return f"{mark} {escape(names[seat])}: {facts.health} health, {counted(facts.hand, 'card')} in hand"


def table_lines(view: GenresView) -> list[str]:
    """Return what lies beside the battlefield: lasting Events, the discard pile and the armories."""
    table = view.table
    lasting = [
        escape(named(event.card) + ("" if event.genre is None else f" ({event.genre})")) for event in table.events
    ]
    top = f", {escape(named(table.discard[-1]))} on top" if table.discard else ""
    armories = ", ".join(str(size) for size in table.armories)
    events = [f"  Lasting Events  {', '.join(lasting)}"] if lasting else []
    return [*events, f"  Discard pile  {counted(len(table.discard), 'card')}{top} · Armories  {armories}"]


def item_title(item: GenresItem) -> str:
    """Return what an item of the stack is called."""
    return item.kind if item.card is None else named(item.card)
