"""The line that is typed at the prompt: history, the usual keys, and Tab, where the platform has them."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType


def line_editor() -> ModuleType | None:
    """Return Python's module for editing lines, where somebody types and the platform has it."""
    if not sys.stdin.isatty():
        return None
    try:
        import readline
    except ImportError:
        return None
    return readline


class Tab:
    """What Tab completes: whole lines, whatever the size of their letters."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines

    def __call__(self, typed: str, number: int) -> str | None:
        """Return completion *number* of what was *typed*; None when there are no more."""
        fitting = [line for line in self.lines if line.lower().startswith(typed.lower())]
        return fitting[number] if number < len(fitting) else None


def complete_with(lines: Sequence[str]) -> None:
    """Let Tab complete *lines* at the next prompt."""
    editor = line_editor()
    if editor is not None:
        editor.set_completer_delims("\n")
        editor.set_completer(Tab(lines))
        is_libedit = "libedit" in (editor.__doc__ or "")
        editor.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
