"""From the facts of an observation of Clash of the Genres back to the view."""

from __future__ import annotations

from typing import Any, cast

from clashtable.core.layout import Fact
from clashtable.games.genres.encode.layout import ITEMS, MARKS, PIECES, PLACES, SUMMON_IDS, TOPS
from clashtable.games.genres.vocabulary import MOST_EQUIPMENT

DEEDS = MARKS[-4:]


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
            "game": "genres",
            "seat": self.viewer,
            "to_act": self.seat(facts["to_act"]),
            "table": self.table(),
            "hand": in_order(facts["hand"]) if "own" in facts["alive"] else None,
            "known_hands": [grouped(facts["known"]).get(PLACES[place], []) for place in self.places()],
            "known_tops": [
                facts["tops"][armory * TOPS :][: facts["tops_size"][armory]] for armory in range(len(facts["armories"]))
            ],
        }

    def table(self) -> dict[str, object]:
        """Return what everybody knows."""
        facts = self.facts
        return {
            "options": {"ask_always": bool(facts["ask_always"])},
            "seats": [self.player(place) for place in self.places()],
            "pieces": self.pieces(),
            "zones": [self.zone(at) for at, card in enumerate(facts["zones"]) if card],
            "events": [
                {"card": card, "genre": genre}
                for card, genre in zip(facts["events"], facts["event_genres"], strict=True)
                if card
            ],
            "armories": facts["armories"],
            "discard": in_order(facts["discard"]),
            "round": facts["round"],
            "first": self.seat(facts["first"]),
            "active": self.seat(facts["active"]),
            "phase": facts["phase"],
            "actions": facts["actions"],
            "drew": "drew" in facts["course"],
            "no_attacks": "no_attacks" in facts["course"],
            "ends_turn": "ends_turn" in facts["course"],
            "stack": [self.item(at) for at in range(facts["stack_size"], 0, -1)],
            "queue#": facts["queue_size"],
            "played": in_order(facts["played"]),
            "rotation": int(facts["rotation"]) - 1,
            "deaths": facts["deaths"],
        }

    def player(self, place: int) -> dict[str, object]:
        """Return what everybody knows of the player at a place."""
        facts = self.facts
        gags = in_order(facts["gagged"])
        return {
            "is_alive": PLACES[place] in facts["alive"],
            "health": facts["player_health"][place] - facts["below"][place],
            "hand": facts["hand_sizes"][place],
            "hand_limit": facts["hand_limits"][place],
            "gagged_by": [self.seat(by) for by in grouped(gags).get(PLACES[place], [])],
            "died": facts["died"][place] - 1 if facts["died"][place] else None,
        }

    def pieces(self) -> list[object]:
        """Return the pawns and ghosts by seat, then the summons by arrival."""
        facts = self.facts
        pawns: list[object] = [
            self.piece(place, "ghost" if PLACES[place] in facts["ghosts"] else "pawn", PLACES[place], None)
            for place in self.places()
            if facts["squares"][place] is not None
        ]
        for card in in_order(facts["arrivals"]):
            controller = facts["controllers"][SUMMON_IDS.index(card)]
            pawns.append(self.piece(PIECES.index(card), "summon", controller, card))
        return pawns

    def piece(self, at: int, kind: str, controller: str, card: str | None) -> dict[str, object]:
        """Return the piece at a place among all there can be."""
        facts = self.facts
        marks = grouped(facts["marks"]).get(PIECES[at], [])
        return {
            "kind": kind,
            "seat": self.seat(controller),
            "card": card,
            "square": facts["squares"][at],
            "health": facts["health"][at],
            "attack": {"value": facts["attack"][at]},
            "movement": {"value": facts["movement"][at]},
            "defense": facts["defense"][at],
            "bleed": facts["bleed"][at],
            "bleed_by": self.seat(facts["bleed_by"][at]),
            **{mark: mark in marks for mark in MARKS if mark not in DEEDS},
            "equipment": [card for card in facts["equipment"][at * MOST_EQUIPMENT :][:MOST_EQUIPMENT] if card],
            "acted": [mark for mark in marks if mark in DEEDS],
            "attacked#": facts["attacked_count"][at],
            "hurt_by": self.seat(facts["hurt_by"][at]),
        }

    def zone(self, at: int) -> dict[str, object]:
        """Return a zone."""
        facts = self.facts
        return {
            "card": facts["zones"][at],
            "seat": self.seat(facts["zone_seats"][at]),
            "square": facts["zone_squares"][at],
            "wide": facts["zone_widths"][at],
            "high": facts["zone_heights"][at],
        }

    def item(self, at: int) -> dict[str, object]:
        """Return an item of the stack."""
        facts = self.facts
        assert at < ITEMS, "more items than an observation tells"
        return {
            "seat": self.seat(facts["item_seats"][at]),
            "kind": facts["item_kinds"][at],
            "card": facts["item_cards"][at],
            "combos": grouped(in_order(facts["item_combos"])).get(str(at), []),
            "square": facts["item_squares"][at],
        }

    def places(self) -> list[int]:
        """Return the place of each seat."""
        return [(seat - self.viewer) % self.seats for seat in range(self.seats)]

    def seat(self, place: str | None) -> int | None:
        """Return the seat at a place."""
        return None if place is None else (self.viewer + PLACES.index(place)) % self.seats


def in_order(placed: dict[str, int]) -> list[str]:
    """Return the labels that have a place, the first one first."""
    return sorted(placed, key=placed.__getitem__)


def grouped(labels: list[str]) -> dict[str, list[str]]:
    """Return the second half of each label, by the first."""
    found: dict[str, list[str]] = {}
    for label in labels:
        about, _colon, word = label.partition(":")
        found.setdefault(about, []).append(word)
    return found
