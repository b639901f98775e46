"""Lines that the boards of several games have in a terminal, in rich's markup."""

from collections.abc import Callable, Iterable

from rich.markup import escape


def hand_lines(hand: Iterable[str] | None, named: Callable[[str], str]) -> list[str]:
    """Return the viewer's own cards; nothing for a spectator."""
    return [] if hand is None else ["  Your hand  " + (", ".join(named(card) for card in hand) or "no card")]


def stack_lines(stack: str, items: Iterable[tuple[str, str]]) -> list[str]:
    """Return what waits on a *stack*, each with whose it is and what it will do, what resolves first on top."""
    lines = [f"    {escape(whose)}: {escape(text)}" for whose, text in items][::-1]
    return [f"  [bold]{stack}[/bold], the top resolves first:", *lines] if lines else []
