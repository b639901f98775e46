"""Steps from their codes: what waits in a snapshot or a view, made again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from clashtable.core.effects import Choice, step_of_effect
from clashtable.core.errors import InvalidMessage
from clashtable.core.state import Step
from clashtable.core.window import Response
from clashtable.games.genres.cards import BY_ID
from clashtable.games.genres.changes import deaths, drawing, walking, zone_triggers
from clashtable.games.genres.changes.attack import AttackPart, Recoil
from clashtable.games.genres.changes.stack import CardDone
from clashtable.games.genres.effects.attack import Attack, AttackAfterMove
from clashtable.games.genres.effects.bargains import EffectDamage
from clashtable.games.genres.effects.base import GenresChoice
from clashtable.games.genres.effects.summon_orders import More, TeamUp
from clashtable.games.genres.model.cast import USE_KINDS, Cast
from clashtable.games.genres.rules import (
    action_step,
    entering_play,
    ghost_turns,
    resolution,
    setup,
    stack,
    summon_turns,
    turn_steps,
    turns,
)

PLAIN: Final[dict[str, Step]] = {
    step.code(): step
    for step in (
        turns.TURNS, setup.PLACING, setup.DEALING, turn_steps.DRAW_STEP, turn_steps.BEGIN_ACTIONS,
        action_step.ACTION_STEP, summon_turns.SUMMONS_STEP, turn_steps.END_STEP, turn_steps.TURN_OVER,
        ghost_turns.GHOST_TURN, deaths.DEATHS, deaths.EVENTS,
    )
}  # fmt: skip
NUMBERED: Final[dict[str, Callable[..., Step]]] = {
    "start": setup.StartSquare, "deal": setup.DealOne, "opening": turns.Opening, "start part": turn_steps.StartPart,
    "main": action_step.Main, "next": summon_turns.NextSummon, "summon turn": summon_turns.SummonTurn,
    "summon end": summon_turns.SummonEnd, "menu": summon_turns.SummonMenu, "haunt": ghost_turns.GhostMenu,
    "armory": drawing.ChooseArmory, "trigger": zone_triggers.Trigger, "recoil": Recoil,
}  # fmt: skip
"""Steps whose code is their name and numbers."""
DRAFTS: Final[dict[str, Callable[[Cast, str], stack.Draft]]] = {
    "menu": summon_turns.SummonDraft, "haunt": ghost_turns.GhostDraft, "main": action_step.MainDraft,
}  # fmt: skip
CAST_WORDS: Final = 4
Kind = TypeVar("Kind")


def step_from(code: str) -> Step:
    """Return the step of *code*."""
    try:
        step = read_step(code)
        if step.code() == code:
            return step
    except (ValueError, IndexError, KeyError, TypeError):
        pass
    raise InvalidMessage(f"Clash of the Genres has no step {code!r}.")


def read_step(code: str) -> Step:
    """Return the step that *code* begins like."""
    if code in PLAIN:
        return PLAIN[code]
    words = code.split(" ")
    name = " ".join(word for word in words if not word.lstrip("-").isdigit())
    if name in NUMBERED:
        return NUMBERED[name](*(int(word) for word in words[len(name.split()) :]))
    if words[0] == "window":
        return window_from(words)
    if words[0] == "response":
        return Response(window_from(words[3:]), int(words[1]))
    return longer_step(words, code)


def longer_step(words: list[str], code: str) -> Step:
    """Return a step with words of its own."""
    name = words[0]
    if name == "draws":
        return drawing.Draws(int(words[1]), int(words[2]), int(words[3]), words[4] == "1")
    if name == "discards":
        return drawing.DiscardCards(int(words[1]), int(words[2]), words[3])
    if name == "discard":
        return drawing.DiscardOne(int(words[1]), words[2], *(int(word) for word in words[3:]))
    if name == "walk":
        return walking.Walk(int(words[1]), [int(square) for square in words[3].split(",")], words[2])
    if name == "sting":
        return zone_triggers.AmbientDamage(BY_ID[words[1]], int(words[2]), int(words[3]), int(words[4]))
    if name == "loot":
        return deaths.Loot(int(words[1]), BY_ID[words[2]])
    if name == "ask":
        return deaths.AskLoot(int(words[2]), BY_ID[words[3]])
    if name in ("draft", "answer"):
        return draft_from(words)
    if name == "declare":
        return stack.Declare(draft_from(words[1:]))
    return step_of_use(words, code)


def step_of_use(words: list[str], code: str) -> Step:
    """Return a step about a use."""
    name, use = words[0], cast_from(words[-CAST_WORDS:])
    simple: dict[str, Callable[[Cast], Step]] = {
        "item": resolution.Resolving,
        "done": CardDone,
        "summon": entering_play.SummonSquare,
        "striking": lambda found: AttackAfterMove(effect_of(found, Attack), found),
        "more": lambda found: More(effect_of(found, TeamUp), found),
    }
    if name in simple:
        return simple[name](use)
    if name == "blow":
        return AttackPart(use, int(words[1]))
    if name == "after":
        return resolution.Afterwards(use, int(words[1]))
    if name == "hurting":
        return EffectDamage(use, int(words[1]), int(words[2]))
    if name == "zone":
        return entering_play.ZoneShape(use) if words[1] == "shape" else entering_play.ZoneCorner(use, int(words[2]))
    step = step_of_effect(code, use)
    if step is None:
        raise ValueError(code)
    return GenresChoice(step.seat, step.effect, step.use, step.stage) if isinstance(step, Choice) else step


def effect_of(use: Cast, kind: type[Kind]) -> Kind:
    """Return the effect of that kind on the card of *use*."""
    assert use.card is not None
    return next(effect for effect in use.card.effects if isinstance(effect, kind))


def window_from(words: list[str]) -> stack.ObjectionWindow:
    """Return a window."""
    return stack.ObjectionWindow([int(word) for word in words[3:]], int(words[1]), int(words[2]))


def draft_from(words: list[str]) -> stack.Draft:
    """Return a draft."""
    use, base = cast_from(words[1 : 1 + CAST_WORDS]), words[2 + CAST_WORDS :]
    if words[0] == "answer":
        return stack.Answering(use, window_from(base[3:]))
    return DRAFTS[base[0]](use, " ".join(base))


def cast_from(words: list[str]) -> Cast:
    """Return a use from the words of its code."""
    kind, card, joined, lists = words
    numbers = [int(number) for number in joined.split(":")]
    combos, targets, given, reduced, notes, spent = lists.split("/")
    use = Cast(numbers[0], USE_KINDS.index(kind), numbers[1], None if card == "-" else BY_ID[card], numbers[2])
    use.ability, is_done, use.mode, use.shape, use.square, use.direction, use.extra, use.center = numbers[3:11]
    use.player, use.piece, use.zone, use.aim, is_stopped, use.amount, use.crits, holds_card = numbers[11:]
    use.is_done, use.is_stopped, use.holds_card = bool(is_done), bool(is_stopped), bool(holds_card)
    use.combos = [BY_ID[name] for name in combos.split(",") if name]
    use.given = [BY_ID[name] for name in given.split(",") if name]
    use.targets = [int(number) for number in targets.split(",") if number]
    use.reduced = [int(number) for number in reduced.split(",") if number]
    use.notes = [int(number) for number in notes.split(",") if number]
    use.spent = [int(number) for number in spent.split(",") if number]
    return use
