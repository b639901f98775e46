"""From the facts of an observation of Geek Fight back to the view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from clashtable.core.layout import Fact
from clashtable.games.geekfight.cards.pool import BY_ID
from clashtable.games.geekfight.encode.layout import (
    BUFFS,
    DECK,
    HOSTS,
    ITEMS,
    KIN,
    LASTING,
    QUEUE,
    QUEUE_ROW,
    SHIELDS,
    USES,
    ZERO,
)
from clashtable.games.geekfight.vocabulary import ATTRIBUTES, COUNTERS, NO_SNIPE, RESOURCES


def told(facts: dict[str, Fact]) -> dict[str, object]:
    """Return the view that *facts* tell, without what is left out."""
    return Reading(facts).view()


class Reading:
    """The facts of one observation, and whose it is."""

    def __init__(self, facts: dict[str, Fact]) -> None:
        self.facts = cast(dict[str, Any], facts)  # Any: what a part reads as depends on its kind
        self.viewer = int(self.facts["seat"])
        self.seats: int = self.facts["seats"]

    def view(self) -> dict[str, object]:
        """Return the view."""
        facts = self.facts
        return {
            "game": "geekfight",
            "seat": self.viewer,
            "to_act": self.seat(facts["to_act"]),
            "table": self.table(),
            "hand": counted(facts["hand"]),
            "opening": facts["opening"][0],
            "deck": counted(facts["own_deck"]),
            "top": there(facts["top"]),
            "bottom": there(facts["bottom"]),
        }

    def table(self) -> dict[str, object]:
        """Return what everybody knows."""
        facts = self.facts
        cred_goal, turn_limit = facts["option_numbers"]
        options = {
            "cred_goal": cred_goal,
            "turn_limit": turn_limit,
            "first_player": facts["first_player"],
            "ask_always": bool(facts["ask_always"]),
        }
        return {
            "options": options,
            "seats": [self.player((seat - self.viewer) % self.seats) for seat in range(self.seats)],
            "phase": facts["phase"],
            "active": self.seat(facts["active"]),
            "holder": self.seat(facts["holder"]),
            "passes": facts["passes"],
            "queue": [self.use(QUEUE_ROW + at) for at in range(min(facts["queue_size"], QUEUE))],
            "waiting#": facts["waiting_size"],
            "first": self.seat(facts["first"]),
            "opening_limit": facts["opening_limit"],
            "added": facts["added"],
            "defeated": bool(facts["defeated"]),
            "cleaned": bool(facts["cleaned"]),
        }

    def player(self, kin: int) -> dict[str, object]:
        """Return what everybody knows of a player."""
        facts = self.facts
        units = zip(RESOURCES, row(facts["units"], kin, len(RESOURCES)), strict=True)
        return {
            "cred": facts["cred"][kin],
            "units": {name.lower(): amount for name, amount in units if amount},
            "combatant": None if facts["combatants"][kin] is None else self.combatant(kin),
            "items": [self.item(kin, at) for at in range(min(facts["item_sizes"][kin], ITEMS))],
            "item_limit": facts["item_limit"][kin],
            "hand": facts["hand_sizes"][kin],
            "deck": facts["deck_sizes"][kin],
            "discard": there(row(facts["discards"], kin, DECK)),
            "shown": there(row(facts["shown"], kin, DECK)),
            "somewhere": there(row(facts["somewhere"], kin, DECK)),
            "turns": facts["turns"][kin],
            "is_in": KIN[kin] in facts["in"],
            "opening": KIN[kin] in facts["laid"],
        }

    def combatant(self, kin: int) -> dict[str, object]:
        """Return the Combatant of a player."""
        facts = self.facts
        seat = (self.viewer + kin) % self.seats
        fighter = piece(facts["combatants"][kin], seat, seat)
        lasting = zip(
            row(facts["lasting"], kin, LASTING),
            row(facts["lasting_amounts"], kin, LASTING),
            row(facts["lasting_until"], kin, LASTING),
            strict=True,
        )
        has_snipe = BY_ID[facts["combatants"][kin]].snipe != NO_SNIPE
        return fighter | {
            "damage": facts["damage"][kin],
            "counters": counters(row(facts["counters"], kin, len(COUNTERS))),
            "used": marked(facts["used"], KIN[kin], USES),
            "lasting": [
                {"what": what, "amount": amount - ZERO, "until": self.seat(until)}
                for what, amount, until in lasting
                if what is not None
            ],
            "shields": [amount - 1 for amount in row(facts["shields"], kin, SHIELDS) if amount],
            "buffs": self.buffs(kin, HOSTS[0]),
            "strength": {"value": facts["strength"][kin]},
            "health": {"value": facts["health"][kin]},
            "production": {"value": facts["production"][kin]},
            "snipe": {"value": facts["snipe"][kin]} if has_snipe else None,
            "attributes": marked(facts["attributes"], KIN[kin], ATTRIBUTES),
            "hurt_by": self.seat(facts["hurt_by"][kin]),
        }

    def item(self, kin: int, at: int) -> dict[str, object]:
        """Return an Item of a player."""
        facts = self.facts
        place = kin * ITEMS + at
        card = facts["items"][place]
        owner = self.seat(facts["item_owners"][place])
        return piece(card, owner, (self.viewer + kin) % self.seats) | {
            "counters": counters(row(facts["item_counters"], place, len(COUNTERS))),
            "used": marked(facts["item_used"], f"{KIN[kin]} {at}", USES),
            "buffs": self.buffs(kin, f"item {at}"),
            "strength": {"value": facts["item_strength"][place] - ZERO},
            "health": {"value": facts["item_health"][place] - ZERO},
            "snipe": None if BY_ID[card].snipe == NO_SNIPE else {"value": facts["item_snipe"][place]},
        }

    def buffs(self, kin: int, host: str) -> list[dict[str, object]]:
        """Return the Buffs on a card of a player."""
        facts = self.facts
        places = [place for place in range(kin * BUFFS, (kin + 1) * BUFFS) if facts["buff_hosts"][place] == host]
        return [
            piece(
                facts["buffs"][place],
                self.seat(facts["buff_owners"][place]),
                self.seat(facts["buff_controllers"][place]),
            )
            | {"counters": {"Time": facts["buff_time"][place]} if facts["buff_time"][place] else {}}
            for place in places
        ]

    def use(self, at: int) -> dict[str, object]:
        """Return the use of a card in a row."""
        facts = self.facts
        kind, card = facts["targets"][at], facts["target_cards"][at]
        target: dict[str, object] = {"kind": kind, "name": "" if card is None else card}
        if kind in ("seat", "discard"):
            target["id"] = self.seat(facts["target_places"][at])
        return {
            "seat": self.seat(facts["use_seats"][at]),
            "kind": facts["use_kinds"][at],
            "card": facts["use_cards"][at],
            "targets": [] if kind is None else [target],
        }

    def seat(self, kin: str | None) -> int | None:
        """Return the seat that is told from the viewer on."""
        return None if kin is None else (self.viewer + KIN.index(kin)) % self.seats


def piece(card: str, owner: int | None, controller: int | None) -> dict[str, object]:
    """Return a card in the arena with nothing on it."""
    return {
        "card": card,
        "owner": owner,
        "controller": controller,
        "damage": 0,
        "counters": {},
        "used": [],
        "lasting": [],
        "shields": [],
        "buffs": [],
        "strength": None,
        "health": None,
        "production": None,
        "snipe": None,
        "attributes": BY_ID[card].attribute_names(),
        "hurt_by": None,
    }


def row(values: Sequence[Any], at: int, size: int) -> Sequence[Any]:  # Any: as above
    """Return the values of one of several rows of the same size."""
    return values[at * size : (at + 1) * size]


def there(cards: Sequence[str | None]) -> list[str]:
    """Return the cards of all places that hold one."""
    return [card for card in cards if card is not None]


def counted(counts: dict[str, int]) -> list[str]:
    """Return the cards of a count, in the order of the pool."""
    return [card for card, copies in counts.items() for _ in range(copies)]


def counters(amounts: Sequence[int]) -> dict[str, int]:
    """Return counters by their names."""
    return {name: amount for name, amount in zip(COUNTERS, amounts, strict=True) if amount}


def marked(labels: list[str], name: str, kinds: tuple[str, ...]) -> list[str]:
    """Return which of *kinds* are marked for *name*."""
    return [kind for kind in kinds if f"{name}:{kind}" in labels]
