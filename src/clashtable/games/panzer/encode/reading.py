"""From the facts of an observation of Panzer Clash back to the view."""

from __future__ import annotations

from typing import Any, Final, cast

from clashtable.core.layout import Fact
from clashtable.games.panzer.cards.basic_set import BY_ID
from clashtable.games.panzer.encode.layout import (
    CHAIN_ROW,
    CHANGES,
    FIELD_NAMES,
    MARKS,
    PILE,
    PLAYER_NUMBERS_OF,
    PLAYERS,
    SIDES,
    SPACE_NAMES,
    STACK_NAMES,
    UNIT_FLAGS_OF,
    UNIT_NUMBERS_OF,
)
from clashtable.games.panzer.vocabulary import MOVEMENT, RANGED_ATTACK, VALUES

USES: Final = ("ranged", "action", "scout")


def told(facts: dict[str, Fact]) -> dict[str, object]:
    """Return the view that *facts* tell, without what is left out."""
    return Reading(facts).view()


class Reading:
    """The facts of one observation, and whose it is."""

    def __init__(self, facts: dict[str, Fact]) -> None:
        self.facts = cast(dict[str, Any], facts)  # Any: what a part reads as depends on its kind
        self.viewer = int(self.facts["seat"])

    def view(self) -> dict[str, object]:
        """Return the view."""
        facts = self.facts
        return {
            "game": "panzer",
            "seat": self.viewer,
            "to_act": self.seat(facts["to_act"]),
            "table": self.table(),
            "hand": each(facts["hand"]),
            "supply": each(facts["supply"]),
            "top": filled(facts["top"]),
            "bottom": filled(facts["bottom"])[::-1],
            "seen": each(facts["seen"]),
            "passes_turn": bool(facts["passes_turn"]),
        }

    def table(self) -> dict[str, object]:
        """Return what everybody knows."""
        facts = self.facts
        return {
            "options": {"first_player": facts["first_player"], "ask_always": bool(facts["ask_always"])},
            "seats": [self.player(seat) for seat in range(2)],
            "field": [self.space(at) for at in range(len(FIELD_NAMES))],
            "phase": facts["phase"],
            "active": self.seat(facts["active"]),
            "first": self.seat(facts["first"]),
            "chain": [self.item(CHAIN_ROW + at) for at in range(facts["chain_size"])][::-1],
            "waiting#": facts["waiting_size"],
            "unseen": facts["unseen"],
            "decisions": facts["decisions"],
        }

    def player(self, seat: int) -> dict[str, object]:
        """Return what everybody knows of a player."""
        place = seat ^ self.viewer
        count = len(PLAYER_NUMBERS_OF)
        values = self.facts["player_numbers"][place * count : (place + 1) * count]
        numbers = dict(zip(PLAYER_NUMBERS_OF, values, strict=True))
        return {
            "side": next((side for side in SIDES if f"{PLAYERS[place]}:{side}" in self.facts["side"]), ""),
            "size": numbers["size"],
            "hand": numbers["hand"],
            "supply": numbers["supply"],
            "junkyard": self.pile("junkyard", place),
            "junkyard#": numbers["junkyard"],
            "removed": self.pile("removed", place),
            "removed#": numbers["removed"],
            "shown": self.cards_of("shown", place),
            "somewhere": self.cards_of("somewhere", place),
            "allowance": numbers["allowance"],
            "reshuffles": numbers["reshuffles"],
            "turns": numbers["turns"],
            "stacks": [self.stack(5 * seat + column) for column in range(5)],
        }

    def pile(self, name: str, place: int) -> list[str]:
        """Return a pile of one player, the top card last."""
        return filled(self.facts[name][place * PILE : (place + 1) * PILE])[::-1]

    def cards_of(self, name: str, place: int) -> list[str]:
        """Return the cards of one player that are counted."""
        counts = {
            label.partition(":")[2]: count
            for label, count in self.facts[name].items()
            if label.startswith(f"{PLAYERS[place]}:")
        }
        return each(counts)

    def stack(self, at: int) -> dict[str, object]:
        """Return a space of an Industry Zone."""
        name = STACK_NAMES[at]
        return {
            "name": name,
            "factories": self.facts["factories"][at],
            "unit": self.unit(SPACE_NAMES.index(name)),
            "card": self.facts["stacked"][at],
            "in_play": name in self.facts["in_play"],
        }

    def space(self, at: int) -> dict[str, object]:
        """Return a space of the Terrain Field."""
        facts = self.facts
        laid = facts["modifiers"][at]
        return {
            "name": FIELD_NAMES[at],
            "terrain": facts["terrain"][at],
            "modifier": None if laid is None else {"card": laid, "seat": self.seat(facts["modifier_owners"][at])},
            "unit": self.unit(SPACE_NAMES.index(FIELD_NAMES[at])),
        }

    def unit(self, space: int) -> dict[str, object] | None:
        """Return the Unit at a space."""
        card = self.facts["unit_cards"][space]
        if card is None:
            return None
        values = dict(zip(VALUES, self.row("unit_values", space, len(VALUES)), strict=True))
        numbers = dict(zip(UNIT_NUMBERS_OF, self.row("unit_numbers", space, len(UNIT_NUMBERS_OF)), strict=True))
        marked = [flag for flag in UNIT_FLAGS_OF if f"{SPACE_NAMES[space]}:{flag}" in self.facts["unit_flags"]]
        ranged = {"value": values[VALUES[RANGED_ATTACK]]} if BY_ID[card].has(RANGED_ATTACK) else None
        return {
            "card": card,
            "seat": self.seat("own" if "own" in marked else "other"),
            "attack": {"value": values["attack"]},
            "defense": {"value": values["defense"]},
            "movement": {"value": values["movement"]},
            "ranged": ranged,
            "keywords": {name: values[name] for name in VALUES[MOVEMENT + 1 :] if values[name]},
            "fresh": "fresh" in marked,
            "halted": "halted" in marked,
            "suppressed": "suppressed" in marked,
            "used": [name for name in USES if name in marked],
            **{name: numbers[name] for name in UNIT_NUMBERS_OF[:CHANGES]},
            "changes": {name: numbers[name] for name in UNIT_NUMBERS_OF[CHANGES:] if numbers[name]},
        }

    def row(self, name: str, space: int, size: int) -> list[int]:
        """Return the numbers of one space."""
        numbers: list[int] = self.facts[name][space * size : (space + 1) * size]
        return numbers

    def item(self, row: int) -> dict[str, object]:
        """Return something on the Chain."""
        facts = self.facts
        return {
            "seat": self.seat(facts["use_owners"][row]),
            "kind": facts["use_kinds"][row],
            "card": facts["use_cards"][row],
            "space": facts["use_spaces"][row] or "",
            "targets": [
                {
                    "kind": facts["mark_kinds"][at],
                    "space": facts["mark_spaces"][at] or "",
                    "card": facts["mark_cards"][at] or "",
                }
                for at in range(row * MARKS, (row + 1) * MARKS)
                if facts["mark_kinds"][at]
            ],
        }

    def seat(self, player: str | None) -> int | None:
        """Return the seat of a player."""
        return None if player is None else PLAYERS.index(player) ^ self.viewer


def filled(places: list[str | None]) -> list[str]:
    """Return what the places hold."""
    return [card for card in places if card is not None]


def each(counts: dict[str, int]) -> list[str]:
    """Return every card that is counted, in the order of the set."""
    return [card for card, count in counts.items() for _copy in range(count)]
