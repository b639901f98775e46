"""What zones do, and for how long (G-14.3, G-14.4), as data. Next, read effects/base.py."""

from dataclasses import dataclass
from typing import Final

from clashtable.core.text import figured
from clashtable.games.genres.model.card import Ability, Card
from clashtable.games.genres.vocabulary import ZONE_EFFECTS

ZONE_TEXTS: Final = {
    "damage": "Damage zone: {value} damage.", "heal": "Heal zone: heals {value}.", "wall": "Wall zone.",
    "mine": "Mine zone: {value} damage to the first piece it triggers on, then destroy this zone.",
    "toll": "Toll zone: the pawn's player discards {cards} of their choice. Summons are not affected.",
    "bait": "Bait zone: the pawn's player draws {draws}, then the pawn takes {value} damage. Summons are not affected.",
    "slow": "Slow zone: each square of it costs {times} movement to enter.",
    "fast": "Fast zone: each square of it costs {part} movement to enter.",
    "amplify": "Amplify zone: actions deal {value} more damage to pieces in it.",
    "cover": "Cover zone: actions deal {value} less damage to pieces in it.",
    "silence": "Silence zone: a player whose pawn stands in it can't play Objection! cards or assist.",
}  # fmt: skip


TIMES: Final = {2: "double", 3: "triple"}
PARTS: Final = {2: "half", 3: "a third of the"}


@dataclass(frozen=True)
class ZoneText(Ability):
    """What a zone does, and for how long (G-14.3, G-14.4)."""

    effect: str
    value: int
    draws: int
    temporary: bool

    def text(self, card: Card) -> str:
        lasts = "Permanent until then." if self.effect == "mine" else "Permanent."
        words = ZONE_TEXTS[self.effect].format(
            value=self.value, cards=figured(self.value, "card"), draws=figured(self.draws, "card"),
            times=TIMES.get(self.value, f"{self.value} times the"),
            part=PARTS.get(self.value, f"one part in {self.value} of the"),
        )  # fmt: skip
        return f"{words} {'Until your next turn.' if self.temporary else lasts}"

    def note(self, card: Card) -> None:
        card.zone_effect = ZONE_EFFECTS.index(self.effect)
        card.zone_value = self.value
        card.zone_draws = self.draws
        card.zone_is_temporary = self.temporary
