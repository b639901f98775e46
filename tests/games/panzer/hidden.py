"""What the shared suite must know about Panzer Clash: where its cards are, and what may be hidden in which order."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from clashtable.core.events import Event
from clashtable.games.panzer.cards.basic_set import BY_ID, TERRAIN_DECK
from clashtable.games.panzer.wire.field import Deployed, TerrainRevealed
from clashtable.games.panzer.wire.supplies import (
    Dealt,
    Discarded,
    Drew,
    Found,
    Inspected,
    LookedAtHand,
    Reshuffled,
    SupplyDamaged,
    Took,
)
from tests.games.kit.snapshot import copy_of


def every_card(snapshot: dict[str, Any]) -> Counter[str]:
    """Return how many cards each player misses, wherever they lie; the decks of two matches may differ."""
    owners = Counter(owner for owner, _card in owned_cards(snapshot))
    sizes = [facts["size"] for facts in snapshot["table"]["seats"]]
    return Counter({f"missing of seat {owner}": size - owners[owner] for owner, size in enumerate(sizes)})


def owned_cards(snapshot: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """Yield every card with its owner."""
    table = snapshot["table"]
    for number, (facts, hidden) in enumerate(zip(table["seats"], snapshot["hidden"], strict=True)):
        yield from ((number, card) for pile in ("hand", "supply") for card in hidden[pile])
        yield from ((number, card) for pile in ("junkyard", "removed") for card in facts[pile])
        for stack in facts["stacks"]:
            yield from ((number, "factory") for _factory in range(stack["factories"]))
            yield from ((number, card) for card in (stack["card"], (stack["unit"] or {}).get("card")) if card)
    for space in table["field"]:
        yield from ((found["seat"], found["card"]) for found in (space["unit"], space["modifier"]) if found)


def reveals(event: Event, seat: int | None) -> bool:
    """Tell whether *event* brings hidden cards to light for *seat*, by right."""
    if isinstance(event, (Drew, Dealt, Reshuffled, Inspected, Took)):
        return event.seat == seat
    if isinstance(event, Deployed):
        return event.source == "hand"
    return isinstance(event, (TerrainRevealed, SupplyDamaged, Found, Discarded, LookedAtHand))


def permuted(snapshot: dict[str, Any], seat: int | None, rng: random.Random) -> dict[str, Any]:
    """Deal what is hidden anew: face-down Terrain, what others hold, and the order of every Supply."""
    changed = copy_of(snapshot)
    lay_anew(changed, rng)
    fixed = forget_choices(changed, seat)
    for number, hidden in enumerate(changed["hidden"]):
        if number == seat:
            shuffle_own(hidden, rng)
            continue
        known = list(changed["table"]["seats"][number]["shown"])
        if seat is None:
            hidden["seen"] = []
        known += hidden["seen"]
        known += [card for card in fixed.get(number, []) if card not in known]
        deal_anew(hidden, known, rng)
    changed["luck"] = [rng.getrandbits(32) for _ in range(4)]
    return changed


def lay_anew(snapshot: dict[str, Any], rng: random.Random) -> None:
    """Lay other Terrain where it is face down."""
    faces = [space["terrain"] for space in snapshot["table"]["field"]]
    unseen = Counter(card.id for card in TERRAIN_DECK) - Counter(face for face in faces if face)
    left = sorted(unseen.elements())
    rng.shuffle(left)
    snapshot["terrain"] = [face or left.pop() for face in faces]


def forget_choices(snapshot: dict[str, Any], seat: int | None) -> dict[int, list[str]]:
    """Take back what somebody else has chosen of an action (P-17.3); return who must hold which cards for the rest."""
    if not snapshot["pending"]:
        return {}
    step = snapshot["pending"][-1]
    draft = step.get("draft", {"step": ""})
    chooser = draft["use"]["cast"]["seat"] if "use" in draft else step.get("seat")
    if chooser == seat:
        return {}
    if step["step"] in ("ask-move", "ask-drop", "ask-attack", "ask-scout") or draft["step"] == "main-draft":
        snapshot["pending"][-1] = {"step": "main", "seat": chooser}
    elif draft["step"] == "flash-draft":
        snapshot["pending"][-1] = {"step": "response", "window": draft["window"], "seat": chooser}
    elif step["step"] == "choice" and step["use"]["cast"]["card"]["card"] == "improvised-battlegroup":
        return {step["seat"]: [deployable(snapshot, step)]}
    return {}


def deployable(snapshot: dict[str, Any], step: dict[str, Any]) -> str:
    """Return a card that Improvised Battlegroup can deploy, which the hand must hold; what was chosen is forgotten."""
    number = step["seat"]
    step["stage"] = 0
    hand: list[str] = snapshot["hidden"][number]["hand"]
    return next(card for card in hand if BY_ID[card].type_bit and BY_ID[card].cost <= 2)


def shuffle_own(hidden: dict[str, Any], rng: random.Random) -> None:
    """Shuffle the part of a Supply that its owner does not know."""
    top, size = hidden["known_top"], len(hidden["supply"])
    bottom = min(hidden["known_bottom"], size - min(top, size))
    middle = hidden["supply"][top : size - bottom]
    rng.shuffle(middle)
    hidden["supply"][top : size - bottom] = middle


def deal_anew(hidden: dict[str, Any], fixed: list[str], rng: random.Random) -> None:
    """Deal a hand and a Supply anew from all that is hidden; *fixed* cards stay in the hand."""
    pool = [*hidden["hand"], *hidden["supply"]]
    for card in fixed:
        pool.remove(card)
    rng.shuffle(pool)
    fresh = len(hidden["hand"]) - len(fixed)
    hidden["hand"] = sorted([*fixed, *pool[:fresh]], key=lambda card: BY_ID[card].index)
    hidden["supply"] = pool[fresh:]
    hidden["known_top"] = hidden["known_bottom"] = 0
