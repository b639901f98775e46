"""Steps from their codes: what waits in a snapshot or a view, made again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clashtable.core.effects import step_of_effect
from clashtable.core.errors import InvalidMessage
from clashtable.core.state import Ask, Step
from clashtable.core.window import Response
from clashtable.games.geekfight.cards.pool import BY_ID
from clashtable.games.geekfight.model.cast import OBJECT_KINDS, TARGET_KINDS, Cast, Mark
from clashtable.games.geekfight.rules import setup
from clashtable.games.geekfight.rules.check import CHECK, AskGiveUp, GiveUp, KeepItems
from clashtable.games.geekfight.rules.declaration import (
    Adding,
    AskCost,
    AskMode,
    AskPayment,
    AskProduce,
    AskTarget,
    Drafting,
)
from clashtable.games.geekfight.rules.draft import Draft
from clashtable.games.geekfight.rules.queue import (
    CONTROL,
    AddingToQueue,
    AddingTrigger,
    ControlWindow,
    PlaceTriggers,
    Turn,
)
from clashtable.games.geekfight.rules.resolution import Finish, Resolving
from clashtable.games.geekfight.rules.turns import (
    ACTION_PHASE,
    AGAIN,
    ARENA_PHASE,
    CLEAN_UP,
    DRAW_PHASE,
    END_PHASE,
    TURN_END,
    TURNS,
    Deploy,
    TuckDown,
)

PLAIN: Final[dict[str, Step]] = {
    step.code(): step
    for step in (
        setup.PICKING, setup.DEALING, setup.LAYING, setup.REVEAL, setup.FIRST, TURNS, DRAW_PHASE,
        ARENA_PHASE, ACTION_PHASE, END_PHASE, CLEAN_UP, AGAIN, TURN_END, CHECK,
        CONTROL,
    )
}  # fmt: skip
SEATED: Final[dict[str, Callable[[int], Ask]]] = {
    "pick": setup.Pick, "lay": setup.Lay, "tuck": TuckDown, "deploy": Deploy, "turn": Turn,
    "keep items": KeepItems,
}  # fmt: skip
DRAFTING: Final[dict[str, Callable[[Adding], Drafting]]] = {
    "mode": AskMode, "cost_choice": AskCost, "target": AskTarget, "payment": AskPayment, "produce": AskProduce,
}  # fmt: skip
CAST_WORDS: Final = 13
DRAFT_WORDS: Final = 4 + CAST_WORDS


def step_from(code: str) -> Step:
    """Return the step of *code*."""
    try:
        step = read_step(code)
        if step.code() == code:
            return step
    except (ValueError, IndexError, KeyError):
        pass
    raise InvalidMessage(f"Geek Fight has no step {code!r}.")


def read_step(code: str) -> Step:
    """Return the step that *code* begins like."""
    if code in PLAIN:
        return PLAIN[code]
    words = code.split()
    name = " ".join(word for word in words if not word.isdigit())
    if name in SEATED and len(words) == len(name.split()) + 1:
        return SEATED[name](int(words[-1]))
    if words[0] in DRAFTING and words[1] in ("adding", "trigger"):
        return DRAFTING[words[0]](adding_from(words[1:]))
    return longer_step(words, code)


def longer_step(words: list[str], code: str) -> Step:
    """Return a step whose code has several parts."""
    if words[0] == "give":
        kind = AskGiveUp if words[2] == "for" else GiveUp
        return kind(int(words[-2]), int(words[-1]))
    if words[0] == "window":
        return window_from(words)
    if words[0] == "response":
        return Response(window_from(words[3:]), int(words[1]))
    if words[0] == "place":
        return place_from(words)
    use = cast_from(words[-CAST_WORDS:])
    if words[0] in ("queued", "finish"):
        return Resolving(use) if words[0] == "queued" else Finish(use)
    step = step_of_effect(code, use)
    if step is None:
        raise ValueError(code)
    return step


def window_from(words: list[str]) -> ControlWindow:
    """Return a moment of Control."""
    return ControlWindow(int(words[1]), int(words[3]), [int(word) for word in words[5:]])


def place_from(words: list[str]) -> PlaceTriggers:
    """Return the placing of triggers."""
    return PlaceTriggers(read_step(" ".join(words[3:])), int(words[1]))


def adding_from(words: list[str]) -> Adding:
    """Return something that is being added."""
    draft = draft_from(words[1 : 1 + DRAFT_WORDS])
    if words[0] == "adding":
        return AddingToQueue(draft)
    return AddingTrigger(draft, place_from(words[2 + DRAFT_WORDS :]))


def draft_from(words: list[str]) -> Draft:
    """Return a draft."""
    discard = None if words[1] == "-" else BY_ID[words[1]]
    return Draft(cast_from(words[4:]), int(words[0]), discard, int(words[2]), int(words[3]))


def cast_from(words: list[str]) -> Cast:
    """Return a use of a card from the words of its code."""
    kind, serial, _by, seat, card, source, ability, mode, subject, remembered, shielded, forfeited, marks = words
    return Cast(
        int(serial), OBJECT_KINDS.index(kind), int(seat), BY_ID[card], int(source), int(ability), int(mode),
        [mark_from(mark) for mark in marks.split(",")] if marks != "-" else [], int(subject),
        None if forfeited == "-" else BY_ID[forfeited], int(remembered), shielded == "1",
    )  # fmt: skip


def mark_from(text: str) -> Mark:
    """Return a target."""
    kind, number, card = text.split(":")
    return Mark(TARGET_KINDS.index(kind), int(number), BY_ID[card] if card else None)
