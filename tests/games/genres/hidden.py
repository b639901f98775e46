"""What the shared suite must know about Clash of the Genres: where its cards are, and what may be hidden how."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from clashtable.core.events import Event
from clashtable.games.genres.cards.pool import BY_ID
from clashtable.games.genres.vocabulary import EVENT
from clashtable.games.genres.wire.events import CoinFlipped, Declared, EventDropped, EventPlayed
from clashtable.games.genres.wire.hands import (
    Discarded,
    Drew,
    Exchanged,
    HandPassed,
    LookedAtHand,
    LookedAtTops,
    PutOnArmory,
    Reshuffled,
)
from clashtable.games.genres.wire.pieces import Moved
from tests.games.kit.snapshot import copy_of


def every_card(snapshot: dict[str, Any]) -> Counter[str]:
    """Return every card, wherever it lies."""
    return Counter(card for card in cards_of(snapshot) if card)


def cards_of(snapshot: dict[str, Any]) -> Iterator[str | None]:
    """Yield every card."""
    table = snapshot["table"]
    yield from (card for hidden in snapshot["hidden"] for card in hidden["hand"])
    yield from (card for armory in snapshot["armories"] for card in armory)
    yield from table["discard"]
    for piece in table["pieces"]:
        yield from (piece["card"], *piece["equipment"])
    yield from (zone["card"] for zone in table["zones"])
    yield from (event["card"] for event in table["events"])
    yield from (use["card"]["card"] for use in table["queue"])
    for step in snapshot["pending"]:
        yield from cards_waiting(step, {event["card"] for event in table["events"]})


def cards_waiting(step: dict[str, Any], lasting: set[str]) -> Iterator[str]:
    """Yield the cards that lie nowhere but on the stack."""
    use: dict[str, Any] = step["use"]["cast"] if "use" in step else {"card": None}
    if step["step"] in ("resolving", "card-done", "zone-shape", "zone-corner", "summon-square"):
        if use["card"] is not None and use.get("holds_card", True):
            yield use["card"]["card"]
        yield from (combo["card"] for combo in use.get("combos", ()))
    elif step["step"] in ("loot", "ask-loot"):
        yield step["card"]["card"]
    elif step["step"] in ("genres-choice", "do") and use["card"] == {"card": "typecast"} and "typecast" not in lasting:
        yield "typecast"


def reveals(event: Event, seat: int | None) -> bool:
    """Tell whether *event* brings hidden things to light for *seat*, by right; a coin falls as chance has it."""
    if isinstance(event, (Drew, Exchanged, HandPassed, LookedAtHand, LookedAtTops, PutOnArmory)):
        return event.seen_by(seat) == event
    if isinstance(event, Moved):
        return event.how == "teleport"  # Trap Door sends a pawn to a random square
    return isinstance(event, (CoinFlipped, Declared, Discarded, EventPlayed, EventDropped, Reshuffled))


def permuted(snapshot: dict[str, Any], seat: int | None, rng: random.Random) -> dict[str, Any]:
    """Deal what *seat* does not know anew: other hands, and the armories."""
    changed = copy_of(snapshot)
    forget_choices(changed, seat)
    mine = None if seat is None else changed["hidden"][seat]
    tops = [[], [], [], []] if mine is None else mine["known_tops"]
    fixed = [[] if mine is None else mine["known_hands"][number] for number in range(len(changed["hidden"]))]
    pool: list[str] = []
    for number, hidden in enumerate(changed["hidden"]):
        if number != seat:
            pool += [card for card in hidden["hand"] if card not in fixed[number]]
            hidden["known_hands"] = [[] for _hand in changed["hidden"]]
            hidden["known_tops"] = [[], [], [], []]
    pool += [card for at, armory in enumerate(changed["armories"]) for card in unknown(armory, tops[at])]
    rng.shuffle(pool)
    for number, hidden in enumerate(changed["hidden"]):
        if number != seat:
            hidden["hand"] = dealt(fixed[number], len(hidden["hand"]), pool)
    for at, armory in enumerate(changed["armories"]):
        known = [*tops[at], *[None] * (len(armory) - len(tops[at]))]
        changed["armories"][at] = [card or pool.pop() for card in known]
    pick_again(changed, seat)
    changed["luck"] = [rng.getrandbits(32) for _ in range(4)]
    return changed


def pick_again(snapshot: dict[str, Any], seat: int | None) -> None:
    """Let somebody else who has picked a card in secret have picked one of the hand dealt to them."""
    step: dict[str, Any] = snapshot["pending"][-1] if snapshot["pending"] else {"step": ""}
    is_picked = step["step"] == "genres-choice" and step["seat"] != seat and bool(step["stage"])
    if is_picked and step["use"]["cast"]["card"]["card"] == "dead-drop":
        step["stage"] = BY_ID[snapshot["hidden"][step["seat"]]["hand"][0]].index + 1


def unknown(armory: list[str], tops: list[str | None]) -> list[str]:
    """Return the cards of an armory whose place is not known."""
    return [card for at, card in enumerate(armory) if at >= len(tops) or tops[at] is None]


def dealt(fixed: list[str], size: int, pool: list[str]) -> list[str]:
    """Return a hand of *size* with *fixed* cards; Events are never in one."""
    hand = [*fixed]
    for card in [card for card in pool if BY_ID[card].type != EVENT][: size - len(fixed)]:
        pool.remove(card)
        hand.append(card)
    return hand


def forget_choices(snapshot: dict[str, Any], seat: int | None) -> None:
    """Take back what somebody else has chosen of a declaration, and of what is picked in secret."""
    if not snapshot["pending"]:
        return
    step = snapshot["pending"][-1]
    if step["step"] == "declare" and step["draft"]["use"]["cast"]["seat"] != seat:
        snapshot["pending"][-1] = base_of(step["draft"])
    elif step["step"] == "genres-choice" and step["use"]["cast"]["card"] == {"card": "open-mic-night"}:
        step["use"]["cast"]["notes"] = [0 for _pawn in step["use"]["cast"]["targets"]]


def base_of(draft: dict[str, Any]) -> dict[str, Any]:
    """Return the question that a declaration began with."""
    if draft["step"] == "answering":
        return {"step": "response", "window": draft["window"], "seat": draft["use"]["cast"]["seat"]}
    base: dict[str, Any] = draft["base"]
    return base
