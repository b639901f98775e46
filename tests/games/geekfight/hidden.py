"""What the shared suite must know about Geek Fight: where its cards are, and what may be hidden in which order."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from clashtable.core.events import Event
from clashtable.games.geekfight.cards.pool import BY_ID
from clashtable.games.geekfight.wire.arena import Deployed, ReturnedToHand
from clashtable.games.geekfight.wire.events import Left, MatchEnded
from clashtable.games.geekfight.wire.hands import (
    Dealt,
    Discarded,
    Drew,
    Found,
    Laid,
    Looked,
    Picked,
    RevealedHand,
    TookFromTop,
    Tucked,
)
from tests.games.kit.snapshot import copy_of

DECK = 20


def every_card(snapshot: dict[str, Any]) -> Counter[str]:
    """Return how many cards each player has, wherever they lie; those who left took theirs along (F-20.6)."""
    owners: Counter[str] = Counter()
    for owner, _card in owned_cards(snapshot):
        owners[f"of seat {owner}"] += 1
    for number, facts in enumerate(snapshot["table"]["seats"]):
        if not facts["is_in"]:
            assert not owners[f"of seat {number}"]
            owners[f"of seat {number}"] = DECK
    return owners


def owned_cards(snapshot: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """Yield every card with its owner."""
    for number, (facts, hidden) in enumerate(zip(snapshot["table"]["seats"], snapshot["hidden"], strict=True)):
        cards = [*hidden["hand"], *hidden["deck"], *facts["discard"]]
        cards += [hidden["opening"]] if hidden["opening"] else []
        yield from ((number, card) for card in cards)
        for host in [*([facts["combatant"]] if facts["combatant"] else []), *facts["items"]]:
            yield from ((piece["owner"], piece["card"]) for piece in [host, *host["buffs"]])
    yield from ((found["seat"], found["card"]) for found in snapshot["table"]["queue"] if found["kind"] == "card")
    for step in snapshot["pending"]:
        if step["step"] == "finish" and step["use"]["cast"]["kind"] == "card":
            yield step["use"]["cast"]["seat"], step["use"]["cast"]["card"]["card"]


def reveals(event: Event, seat: int | None) -> bool:
    """Tell whether *event* brings hidden cards to light for *seat*, by right."""
    if isinstance(event, (Drew, Dealt, Picked, Laid, Tucked, Looked, TookFromTop)):
        return event.seat == seat
    # After a Recast everybody sees whether another Combatant can be deployed.
    return isinstance(event, (Deployed, Discarded, RevealedHand, Found, Left, MatchEnded, ReturnedToHand))


def permuted(snapshot: dict[str, Any], seat: int | None, rng: random.Random) -> dict[str, Any]:
    """Deal the hidden cards of each player anew: what others hold, and the order of every deck."""
    changed = copy_of(snapshot)
    announced = [use for step in changed["pending"] for use in being_added(step)]
    for number, hidden in enumerate(changed["hidden"]):
        facts = changed["table"]["seats"][number]
        if number == seat:
            shuffle_own(hidden, rng)
            continue
        fixed = list(facts["shown"])
        for use in announced:
            if use["kind"] == "card" and use["seat"] == number and use["card"]["card"] not in fixed:
                fixed.append(use["card"]["card"])
        deal_anew(hidden, fixed, rng, is_set_up=changed["table"]["phase"] == "set-up")
    changed["luck"] = [rng.getrandbits(32) for _ in range(4)]
    return changed


def being_added(step: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield what is being added to the Queue in a question about it."""
    if "adding" in step and step["adding"]["step"] == "adding-to-queue":
        yield step["adding"]["draft"]["draft"]["use"]["cast"]


def shuffle_own(hidden: dict[str, Any], rng: random.Random) -> None:
    """Shuffle the part of a deck that its owner does not know."""
    top, size = hidden["known_top"], len(hidden["deck"])
    bottom = min(hidden["known_bottom"], size - min(top, size))
    middle = hidden["deck"][top : size - bottom]
    rng.shuffle(middle)
    hidden["deck"][top : size - bottom] = middle


def deal_anew(hidden: dict[str, Any], fixed: list[str], rng: random.Random, *, is_set_up: bool) -> None:
    """Deal a hand and a deck anew from all that is hidden; *fixed* cards stay in the hand."""
    if is_set_up:
        rng.shuffle(hidden["deck"])  # the rules of set-up bind what the hand can be
        return
    pool = [*hidden["hand"], *hidden["deck"]]
    for card in fixed:
        pool.remove(card)
    rng.shuffle(pool)
    fresh = len(hidden["hand"]) - len(fixed)
    hidden["hand"] = sorted([*fixed, *pool[:fresh]], key=lambda card: BY_ID[card].index)
    hidden["deck"] = pool[fresh:]
    hidden["known_top"] = hidden["known_bottom"] = 0
