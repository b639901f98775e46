"""The table of Clash (Coco) in a terminal: letters and words tell everything, colours only help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from rich.markup import escape

from clashtable.core.text import counted
from clashtable.games.coco.model.card import COMPLETE, NAMES, long_name
from clashtable.games.coco.vocabulary import CATEGORIES, LETTERS, VALUE_NAMES
from clashtable.games.coco.wire.views import CocoView

STYLES: Final = {"G": "bold green", "B": "bold bright_blue", "R": "bold red"}
GLYPHS: Final = {"HT": "△", "HQ": "□", "HC": "○", "PT": "◮", "PQ": "◧", "PC": "◐", "ST": "▲", "SQ": "■", "SC": "●"}
Face: TypeAlias = tuple[str, str, str]
"""The upper line of a pile, the lower one, and their style."""
PILE_WIDTH: Final = 10
COMPLETE_WIDTH: Final = 23


def board(view: CocoView, names: Sequence[str]) -> str:
    """Return the table as *view* shows it, in rich's markup."""
    seats = [seat for seat in range(2) if seat != view.seat]
    lines = [heading(view, names), *(player(view, names, seat) for seat in seats), *piles(view)]
    if view.seat is not None:
        lines += [player(view, names, view.seat), *hand(view)]
    return "\n".join(lines)


def heading(view: CocoView, names: Sequence[str]) -> str:
    """Return the score of the match."""
    common = view.common
    number = len(common.results) + (common.phase != "over")
    score = ", ".join(f"{escape(names[seat])}: {common.totals[seat]}" for seat in range(2))
    return f"[bold]Game {number}[/bold] · {score} · {counted(common.options.match_points, 'point')} to win"


def player(view: CocoView, names: Sequence[str], seat: int) -> str:
    """Return who sits on *seat* and how many cards they have."""
    sizes = f"{view.hand_sizes[seat]} in hand, {view.stock_sizes[seat]} in stock"
    mark = "▸" if view.to_act == seat else " "
    dealer = ", dealer" if view.common.dealer == seat else ""
    return f"{mark} [bold]{escape(names[seat])}[/bold]: {sizes}{dealer}"


def piles(view: CocoView) -> list[str]:
    """Return the four piles side by side."""
    tops = zip(CATEGORIES, view.common.singles, strict=True)
    singles = [box(category, single_face(letter), PILE_WIDTH) for category, letter in tops]
    complete = view.common.complete
    face = ("", "empty", "") if complete is None else complete_face(complete)
    title = "Complete · aligned" if view.common.aligned else "Complete"
    boxes = [*singles, box(title, face, COMPLETE_WIDTH)]
    return ["  " + " ".join(part) for part in zip(*boxes, strict=True)]


def single_face(letter: str) -> Face:
    """Return what the top of a Single pile shows."""
    return letter, VALUE_NAMES[LETTERS.index(letter)], STYLES.get(letter, "bold")


def complete_face(name: str) -> Face:
    """Return what the top of the Complete pile shows."""
    words = long_name(NAMES.index(name))
    return f"{name} {glyph(name)}", words, STYLES[name[1]]


def box(title: str, face: Face, width: int) -> list[str]:
    """Return a pile with its title in the frame."""
    first, words, style = face
    return [
        f"╭{f' {title} ':─^{width}}╮",
        f"│{styled(f'{first:^{width}}', style)}│",
        f"│{styled(f'{words:^{width}}', style)}│",
        f"╰{'─' * width}╯",
    ]


def hand(view: CocoView) -> list[str]:
    """Return the viewer's cards, Singles by category, then Completes."""
    cards = view.hand or ()
    letters = dict.fromkeys(card for card in cards if NAMES.index(card) < COMPLETE)
    singles = [single_text(letter, cards.count(letter)) for letter in letters]
    completes = [complete_text(card) for card in cards if NAMES.index(card) >= COMPLETE]
    return [f" Singles   {'  '.join(singles) or 'none'}", f" Completes {'  '.join(completes) or 'none'}"]


def single_text(letter: str, copies: int) -> str:
    """Return a Single in hand, with the number of equal ones."""
    times = f" ×{copies}" if copies > 1 else ""
    return styled(f"{letter} {VALUE_NAMES[LETTERS.index(letter)]}{times}", STYLES.get(letter, ""))


def complete_text(card: str) -> str:
    """Return a Complete in hand."""
    return styled(f"{card} {glyph(card)}", STYLES[card[1]])


def glyph(complete: str) -> str:
    """Return the sign that a Complete looks like."""
    return GLYPHS[complete[0] + complete[2]]


def styled(text: str, style: str) -> str:
    """Return *text* in a style of rich's markup."""
    return f"[{style}]{text}[/]" if style else text
