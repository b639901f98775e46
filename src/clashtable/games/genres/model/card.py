"""What is printed on a card, and the kinds of text it can bear. Next, read model/state.py.

A card is data: its numbers, and a tuple of abilities. Each ability knows its sentence and what it does; the printed
text of the card is the sentences in order. All 160 cards differ, so a card is also the piece of cardboard itself.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.core.effects import Effect, Printed
from clashtable.core.state import State
from clashtable.core.text import figured, listed_with_comma
from clashtable.games.genres.model.attack_line import AttackLine, ComboLine
from clashtable.games.genres.vocabulary import (
    ACTION,
    ATTACH_WORDS,
    CHOSEN_GENRE,
    COMBO,
    ENEMY_PAWN,
    EQUIPMENT,
    GENRES,
    OBJECTION,
    SUMMON,
    TYPES,
    UNLIMITED,
    YOUR_PAWN,
    ZONE,
)


@mypyc_attr(acyclic=True)
class Thing:
    """What bears a card on the battlefield; model/state.py fills it in as a piece."""

    __slots__ = ()


class Law:
    """A continuous text about the piece that bears it (G-12); conditions are in subclasses (effects/continuous.py)."""

    def __init__(self, what: int, amount: int) -> None:
        self.what: Final = what
        self.amount: Final = amount

    def bonus(self, state: State, bearer: Thing) -> int:
        """Return what it adds to the value of *bearer* now."""
        return self.amount


class Ability:
    """One sentence of a card, or a few that belong together."""

    def text(self, card: "Card") -> str:
        """Return the whole sentences as printed on *card*."""
        return ""

    def effects(self) -> list[Effect]:
        """Return what this lets happen."""
        return []

    def moment(self) -> int:
        """Return the moment at which this acts of itself, as a number; -1 for none."""
        return -1

    def act(self, state: State, bearer: Thing, card: "Card", subject: Thing, amount: int) -> None:
        """Act at that moment, as *bearer* bears *card*; *subject* is whom it is about, *amount* of how much."""

    def note(self, card: "Card") -> None:
        """Note on *card* what the rules ask of it most often."""


@final
class Card(Printed):
    """A card of the game, as printed."""

    __slots__ = (
        "abilities", "assists", "attach", "attack_line", "attack_value", "attacks", "bonus_genre", "combo", "cost",
        "does", "flavor", "genre", "genre_bonus", "ghost_line", "grants", "health", "icon", "is_lasting",
        "is_unanswerable", "lawful", "laws", "listens", "movement", "movement_limit", "on_death", "respond", "special",
        "tags", "traits", "type", "wearer", "within", "zone_draws", "zone_effect", "zone_is_temporary", "zone_value",
    )  # fmt: skip

    def __init__(
        self, key: str, name: str, genre: int, kind: int, cost: int, abilities: tuple[Ability, ...], flavor: str,
        icon: str, tags: tuple[str, ...],
    ) -> None:  # fmt: skip
        super().__init__(key, name)
        self.genre: Final = genre
        self.type: Final = kind
        self.cost: Final = cost
        self.abilities: Final = abilities
        self.flavor: Final = flavor
        self.icon: Final = icon
        self.tags: Final = tags
        self.health = 0
        self.attack_value = 0
        self.movement = 0
        self.zone_effect = -1
        self.zone_value = 0
        self.zone_draws = 0
        self.zone_is_temporary = False
        self.wearer = -1
        self.within = 0
        """How near an enemy pawn must be to be given this Equipment."""
        self.attach = 0
        """What a Combo may be attached to, as bits."""
        self.assists = False
        self.respond = 0
        """What an Objection! may answer, as bits."""
        self.is_lasting = False
        self.is_unanswerable = False
        self.attack_line: AttackLine | None = None
        self.combo: ComboLine | None = None
        self.ghost_line: AttackLine | None = None
        """What a ghost attacks with at the bidding of this card."""
        self.laws: list[Law] = []
        """What it changes about the piece that bears it, or of an Event about everybody; altered by ``lay_down``."""
        self.lawful = 0
        """What those laws are about, as bits."""
        self.grants: list[Law] = []
        """What this summon changes about its controller's pawn."""
        self.traits = 0
        """What the text of this summon makes true, as bits."""
        self.movement_limit = UNLIMITED
        """The movement value that enemy pawns adjacent to this summon have at most."""
        self.attacks = 1
        """How many attacks this summon may make in its turn."""
        self.genre_bonus = 0
        """By how much attack cards of a genre deal more damage."""
        self.bonus_genre = CHOSEN_GENRE
        self.listens = 0
        """The moments at which it acts of itself, as bits."""
        self.does: Ability | None = None
        """What happens when this is played, where anything does."""
        self.on_death = -1
        """Which ability happens when this summon dies; -1 for none."""
        self.special = -1
        """Which ability this summon may use instead of attacking; -1 for none."""

    def lay_down(self, law: Law) -> None:
        """Add *law* to those of the card."""
        self.laws.append(law)
        self.lawful |= 1 << law.what

    def is_attack(self) -> bool:
        """Tell whether it is an attack card (G-2.6)."""
        return self.type == ACTION and self.attack_line is not None

    def text(self) -> str:
        """Return the printed text."""
        parts = [ability.text(self) for ability in self.abilities]
        if self.type == COMBO:
            words = [words for at, words in enumerate(ATTACH_WORDS) if self.attach >> at & 1]
            parts.insert(0, f"Attach to {listed_with_comma(sorted(words, key=attach_order), 'or')}.")
        if self.assists:
            parts.insert(0, "Assist.")
        if self.type == EQUIPMENT and self.wearer == ENEMY_PAWN:
            parts.insert(0, f"Attach to an enemy pawn within {figured(self.within, 'square')}.")
        return " ".join(parts)

    def this(self) -> str:
        """Return what the card calls itself."""
        return "this zone" if self.type == ZONE else "this"

    def type_line(self) -> str:
        """Return genre, type, cost and what else is printed beside the text."""
        parts = [GENRES[self.genre], TYPES[self.type]]
        if self.type not in (OBJECTION, COMBO):
            parts.append(f"cost {self.cost}")
        if self.type == SUMMON:
            parts.append(f"health {self.health}, attack {self.attack_value}, movement {self.movement}")
        if self.wearer == YOUR_PAWN:
            parts.append("for your pawn only")
        return " · ".join(parts)


def attach_order(words: str) -> int:
    """Return where a thing stands in the list of what a Combo is attached to: melee actions first."""
    return 0 if words == "a melee action" else 1
