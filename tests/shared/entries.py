"""The games under the shared suite, and what the suite must be told about each.

Every registered game needs an entry; the suite fails for one that has none.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from clashtable.core.events import Event
from clashtable.core.game import Game
from clashtable.core.setting import Value
from clashtable.games import template as template_game
from clashtable.games.registry import GAMES
from tests.games.coco import hidden as coco
from tests.games.corgis import hidden as corgis
from tests.games.geekfight import hidden as geekfight
from tests.games.genres import hidden as genres
from tests.games.kit.snapshot import copy_of
from tests.games.panzer import hidden as panzer
from tests.games.template import hidden as template
from tests.parley import PARLEY

Json: TypeAlias = dict[str, Any]
LONGEST_MATCH = {"match_wins": 2}
"""Bounds that keep the random matches of this suite short."""


@dataclass(frozen=True)
class Entry:
    """A game under test."""

    game: Game
    conserved: Callable[[Json], Counter[str]]
    """Every card of a snapshot, wherever it lies."""
    permuted: Callable[[Json, int | None, random.Random], Json]
    """The snapshot with everything that the seat may not know put into another possible order."""
    reveals: Callable[[Event, int | None], bool]
    """Whether an event shows the seat something hidden, so that it differs between worlds by right."""
    needed: Callable[[int], dict[str, Value]] = lambda seats: {}
    """The options without which so many seats cannot play."""

    @property
    def id(self) -> str:
        return self.game.id

    def random_options(self, seats: int, rng: random.Random) -> dict[str, Value]:
        """Return some legal options for so many seats."""
        chosen: dict[str, Value] = {}
        for name, setting in self.game.options.items():
            if setting.is_text or rng.random() < 0.6:
                continue
            most = min(setting.maximum, setting.minimum + 11, LONGEST_MATCH.get(name, setting.maximum))
            chosen[name] = rng.choice(setting.choices) if setting.choices else rng.randint(setting.minimum, most)
        return {**chosen, **self.needed(seats)}

    def random_seats(self, rng: random.Random) -> int:
        """Return a possible number of seats."""
        return rng.choice(self.game.seats)


def parley_cards(snapshot: Json) -> Counter[str]:
    """Return the cards in hands and those played."""
    return Counter([*(card for hand in snapshot["hands"] for card in hand), *["Block"] * snapshot["played"]])


def parley_permuted(snapshot: Json, seat: int | None, rng: random.Random) -> Json:
    """Shuffle the hands that the seat cannot see."""
    changed = copy_of(snapshot)
    others = [owner for owner in range(len(changed["hands"])) if owner != seat]
    cards = [card for owner in others for card in changed["hands"][owner]]
    rng.shuffle(cards)
    for owner in others:
        size = len(changed["hands"][owner])
        changed["hands"][owner], cards = sorted(cards[:size]), cards[size:]
    changed["luck"] = [rng.getrandbits(32) for _ in range(4)]
    return changed


ENTRIES: Mapping[str, Entry] = {
    entry.id: entry
    for entry in (
        Entry(GAMES["coco"], coco.every_card, coco.permuted, coco.reveals),
        Entry(
            GAMES["corgis"],
            corgis.every_card,
            corgis.permuted,
            corgis.reveals,
            lambda seats: {"decks": 2} if seats > 4 else {},
        ),
        Entry(GAMES["geekfight"], geekfight.every_card, geekfight.permuted, geekfight.reveals),
        Entry(GAMES["panzer"], panzer.every_card, panzer.permuted, panzer.reveals),
        Entry(GAMES["genres"], genres.every_card, genres.permuted, genres.reveals),
        Entry(template_game.GAME, template.every_card, template.permuted, template.reveals),
        Entry(PARLEY, parley_cards, parley_permuted, lambda event, seat: False),
    )
}
