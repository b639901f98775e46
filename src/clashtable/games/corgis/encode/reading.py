"""From the facts of an observation of Clash of Corgis back to the view."""

from __future__ import annotations

from typing import Any, Final, cast

from clashtable.core.layout import Fact
from clashtable.games.corgis.encode.layout import CARDS, LACKS, PLACES
from clashtable.games.corgis.model.card import names_of
from clashtable.games.corgis.vocabulary import LARGEST_COMBO, SUITS

ORDER: Final = {name: at for at, name in enumerate(names_of((1 << CARDS) - 1))}
"""The place of every card in the order of C-1.6."""


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
        deck_suits = grouped(facts["deck_suits"])
        deck = facts["deck"][: facts["deck_size"]]
        return {
            "game": "corgis",
            "seat": self.viewer,
            "to_act": self.seat(facts["to_act"]),
            "table": self.table(),
            "hand": in_order(facts["hand"]),
            "deck": [
                {"card": card, "not_suits": deck_suits.get(str(at), ""), "known_to": []} for at, card in enumerate(deck)
            ],
            "seen": self.cards_by_seat("seen"),
        }

    def table(self) -> dict[str, object]:
        """Return what everybody knows."""
        facts = self.facts
        return {
            "options": self.options(),
            "game": facts["game"],
            "leader": self.seat(facts["leader"]),
            "seats": [self.player(seat) for seat in range(self.seats)],
            "pile": self.pile(),
            "discard": in_order(facts["discard"]),
            "turn": self.seat(facts["turn"]),
            "passed": self.seats_of("passed"),
            "skipped": self.seats_of("skipped"),
            "out": self.seats_of("out"),
            "low": bool(facts["low"]),
            "low_seat": self.seat(facts["low_seat"]),
            "berserk": bool(facts["berserk"]),
            "aimed": self.seat(facts["aimed"]),
            "drawn": bool(facts["drawn"]),
        }

    def options(self) -> dict[str, object]:
        """Return the options of the match."""
        decks, wilds, match_wins = self.facts["option_numbers"]
        flags = self.facts["option_flags"]
        return {
            "decks": decks,
            "wilds": wilds,
            "pass_lockout": "pass_lockout" in flags,
            "effects_optional": "effects_optional" in flags,
            "bard_second": "free" if "bard_second free" in flags else "beat",
            "monk_scope": "player" if "monk_scope player" in flags else "play",
            "archer_target": "next" if "archer_target next" in flags else "any",
            "assassin_skip": "defers" if "assassin_skip defers" in flags else "closes",
            "wild_suit": "copied" if "wild_suit copied" in flags else "none",
            "reaction_prompt": "always" if "reaction_prompt always" in flags else "holders",
            "match_wins": match_wins,
        }

    def player(self, seat: int) -> dict[str, object]:
        """Return what everybody knows of a player."""
        place = (seat - self.viewer) % self.seats
        sizes = self.facts["lack_cards"][place * LACKS : (place + 1) * LACKS]
        suits = grouped(self.facts["lack_suits"])
        return {
            "hidden": self.facts["hidden"][place],
            "exposed": cards_at(self.facts["exposed"], place),
            "locked": cards_at(self.facts["locked"], place),
            "wins": self.facts["wins"][place],
            "lacks": [
                {"cards": size, "suits": suits.get(f"{PLACES[place]}:{at}", "")}
                for at, size in enumerate(sizes)
                if size
            ],
        }

    def pile(self) -> list[object]:
        """Return the combos of the round."""
        facts = self.facts
        suits = grouped(facts["pile_suits"])
        return [
            {
                "owner": self.seat(facts["pile_owners"][at]),
                "cards": [
                    card for card in facts["pile_cards"][at * LARGEST_COMBO :][:LARGEST_COMBO] if card is not None
                ],
                "rank": facts["pile_ranks"][at],
                "effect": facts["pile_effects"][at],
                "suits": suits.get(str(at), ""),
            }
            for at in range(facts["pile_size"])
        ]

    def seat(self, place: str | None) -> int | None:
        """Return the seat at a place."""
        return None if place is None else (self.viewer + PLACES.index(place)) % self.seats

    def seats_of(self, name: str) -> list[int]:
        """Return the marked seats, in their order."""
        return sorted((self.viewer + PLACES.index(place)) % self.seats for place in self.facts[name])

    def cards_by_seat(self, name: str) -> list[list[str]]:
        """Return the marked cards of each seat."""
        return [cards_at(self.facts[name], (seat - self.viewer) % self.seats) for seat in range(self.seats)]


def cards_at(marked: list[str], place: int) -> list[str]:
    """Return the cards that are marked at a place."""
    return in_order([label.split(":")[1] for label in marked if label.startswith(f"{PLACES[place]}:")])


def in_order(cards: list[str]) -> list[str]:
    """Return *cards* in the order of a view."""
    return sorted(cards, key=ORDER.__getitem__)


def grouped(marked: list[str]) -> dict[str, str]:
    """Return the suits that are marked, by what they are marked for."""
    found: dict[str, str] = {}
    for label in marked:
        about, suit = label.rsplit(":", 1)
        found[about] = found.get(about, "") + suit
    assert all(set(suits) <= set(SUITS) for suits in found.values())
    return found
