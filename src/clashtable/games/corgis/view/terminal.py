"""The table of Clash of Corgis in a terminal: letters and words tell everything, colours only help."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.markup import escape

from clashtable.core.text import counted
from clashtable.games.corgis.vocabulary import KIND_NAMES
from clashtable.games.corgis.wire.views import CorgiCombo, CorgisView

STYLES: Final = {"E": "yellow", "W": "bright_blue", "F": "red", "N": "green", "V": "magenta"}


def board(view: CorgisView, names: Sequence[str]) -> str:
    """Return the table as *view* shows it, in rich's markup."""
    lines = [heading(view), *(player(view, names, seat) for seat in range(len(names))), *pile(view, names)]
    if view.hand is not None:
        lines.append(f"  Your hand  {shown(view.hand) or 'no hidden card'}")
    return "\n".join(lines)


def heading(view: CorgisView) -> str:
    """Return what the round is about."""
    table = view.table
    deck = counted(len(view.deck), "card")
    return f"[bold]Game {table.game}[/bold] · deck: {deck} · discard pile: {len(table.discard)}"


def player(view: CorgisView, names: Sequence[str], seat: int) -> str:
    """Return who sits on *seat*, with the cards that lie open."""
    table = view.table
    facts = table.seats[seat]
    mark = "▸" if view.to_act == seat else " "
    notes = [f"{facts.hidden} hidden"]
    if facts.exposed:
        notes.append("open: " + " ".join(locked(card, card in facts.locked) for card in facts.exposed))
    if seat in table.passed or seat in table.out:
        notes.append("passed")
    if table.options.match_wins > 1:
        notes.append(f"{facts.wins} won")
    return f"{mark} [bold]{escape(names[seat])}[/bold]: {', '.join(notes)}"


def locked(card: str, is_locked: bool) -> str:
    """Return an open card, marked if it cannot be played in this round."""
    return f"{styled(card)}{' (locked)' if is_locked else ''}"


def pile(view: CorgisView, names: Sequence[str]) -> list[str]:
    """Return the combos of the round, the leading one last."""
    if not view.table.pile:
        return ["  The pile is empty: a new round."]
    lines = [f"    {laid(combo, names)}" for combo in view.table.pile[-4:-1]]
    lines.append(f"  [bold]leads[/bold] {laid(view.table.pile[-1], names)}")
    if view.table.low:
        lines.append("  The Monk: only a lower rank beats it.")
    if view.table.berserk:
        lines.append("  The Berserker: whoever passes turns up a hidden card.")
    return lines


def laid(combo: CorgiCombo, names: Sequence[str]) -> str:
    """Return a combo with its values."""
    kind = KIND_NAMES[len(combo.cards)]
    return f"{shown(combo.cards)}  ({kind}, rank {combo.rank}, {combo.effect}) by {escape(names[combo.owner])}"


def shown(cards: Iterable[str]) -> str:
    """Return cards side by side."""
    return " ".join(styled(card) for card in cards)


def styled(card: str) -> str:
    """Return a card in the style of its suit."""
    style = STYLES.get(card[1:2])
    return f"[{style}]{card}[/]" if style else card
