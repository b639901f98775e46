"""Steps from their codes: what waits in a snapshot or a view, made again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clashtable.core.effects import step_of_effect
from clashtable.core.errors import InvalidMessage
from clashtable.core.state import Ask, Step
from clashtable.core.window import Response
from clashtable.games.panzer.cards.basic_set import BY_ID
from clashtable.games.panzer.geometry import GRID
from clashtable.games.panzer.model.cast import TARGET_KINDS, USE_KINDS, Cast, Mark
from clashtable.games.panzer.rules import main_phase, modifiers, setup, turns
from clashtable.games.panzer.rules.chain import FlashDraft, FlashWindow, Resolving
from clashtable.games.panzer.rules.declaration import AskMay, AskMode, AskStack, AskTarget, Draft, Drafting
from clashtable.games.panzer.rules.triggered import (
    CHECK,
    AskJunkyard,
    AskOverrun,
    Expending,
    TriggerDraft,
    TriggerOrder,
)

PLAIN: Final[dict[str, Step]] = {
    step.code(): step
    for step in (
        setup.DEALING, turns.TURNS, turns.STANDBY_PHASE, modifiers.PLACING, turns.STANDBY_EFFECTS, turns.DRAW_PHASE,
        turns.MAIN_START, turns.OPEN_WINDOW, turns.END_PHASE, turns.TURN_CLEAN, turns.END_EFFECTS, turns.HAND_CHECK,
        turns.TURN_END, main_phase.MAIN_PHASE, CHECK,
    )
}  # fmt: skip
SEATED: Final[dict[str, Callable[[int], Ask]]] = {
    "mulligan": setup.Mulligan, "modifier-pick": modifiers.PickModifier, "discard": turns.DiscardDown,
    "main": main_phase.Main, "order": TriggerOrder,
}  # fmt: skip
SPACED: Final[dict[str, Callable[[int, int], Ask]]] = {
    "move-to": main_phase.AskMove, "drop-to": main_phase.AskDrop, "attack-target": main_phase.AskAttack,
    "scout-at": main_phase.AskScout, "modifier-place": modifiers.PlaceModifier,
}  # fmt: skip
DRAFTING: Final[dict[str, Callable[[Draft], Drafting]]] = {
    "stack": AskStack, "mode": AskMode, "target": AskTarget, "may": AskMay,
}  # fmt: skip
CAST_WORDS: Final = 11


def step_from(code: str) -> Step:
    """Return the step of *code*."""
    try:
        step = read_step(code)
        if step.code() == code:
            return step
    except (ValueError, IndexError, KeyError):
        pass
    raise InvalidMessage(f"Panzer Clash has no step {code!r}.")


def read_step(code: str) -> Step:
    """Return the step that *code* begins like."""
    if code in PLAIN:
        return PLAIN[code]
    words = code.split()
    if words[0] in SEATED and len(words) == 2:
        return SEATED[words[0]](int(words[1]))
    if words[0] in SPACED and len(words) == 3:
        return SPACED[words[0]](int(words[1]), GRID.names.index(words[2]))
    if words[0] == "window" and len(words) == 3:
        return window_from(words)
    if words[0] == "response":
        return Response(window_from(words[3:]), int(words[1]))
    return step_of_use(words, code)


def step_of_use(words: list[str], code: str) -> Step:
    """Return a step about a use of a card."""
    use = cast_from(words[-CAST_WORDS:])
    if words[0] == "may" and words[1] == "overrun":
        return AskOverrun(use)
    if words[0] in DRAFTING:
        return DRAFTING[words[0]](draft_from(words[1:], use))
    if words[0] == "item":
        return Resolving(use)
    if words[0] == "wake":
        return AskJunkyard(use)
    if words[0] == "expend":
        return Expending(use)
    step = step_of_effect(code, use)
    return draft_from(words, use) if step is None else step


def draft_from(words: list[str], use: Cast) -> Draft:
    """Return a draft."""
    if words[0] == "act":
        return main_phase.MainDraft(use)
    if words[0] == "window":
        return FlashDraft(use, window_from(words[:3]))
    return TriggerDraft(use)


def window_from(words: list[str]) -> FlashWindow:
    """Return a Flash window."""
    return FlashWindow([int(words[1])], 0, int(words[2]))


def cast_from(words: list[str]) -> Cast:
    """Return a use of a card from the words of its code."""
    kind, serial, _by, seat, card, source, space, ability, mode, is_chosen, marks = words
    return Cast(
        int(serial), USE_KINDS.index(kind), int(seat), BY_ID[card], int(source), int(space), int(ability), int(mode),
        [mark_from(mark) for mark in marks.split(",")] if marks != "-" else [], is_chosen == "1",
    )  # fmt: skip


def mark_from(text: str) -> Mark:
    """Return a target."""
    kind, number, space, card = text.split(":")
    return Mark(TARGET_KINDS.index(kind), int(number), int(space), BY_ID[card] if card else None)
