"""What is printed on a card, and the kinds of text it can bear. Next, read model/state.py.

A card is data: its numbers, and a tuple of abilities. Each ability knows its sentence and what it does; the printed
text of the card is the sentences in order. All 160 cards differ, so a card is also the piece of cardboard itself.
"""

from typing import Final

from clashtable.core.effects import Effect, Printed
from clashtable.core.state import State
from clashtable.core.text import listed_with_comma
from clashtable.games.genres.geometry import Shape
from clashtable.games.genres.vocabulary import (
    ACTION,
    ATTACH_WORDS,
    COMBO,
    ENEMY_PAWN,
    EQUIPMENT,
    GENRES,
    OBJECTION,
    TYPES,
    ZONE,
)

EACH: Final = 0
ONE: Final = 1
ONE_ENEMY: Final = 2
FIRST: Final = 3
SELECTIONS: Final = ("each target", "one target", "one enemy", "first target")

# How the damage of an attack is found.
FIXED: Final = 0
BY_HEADS: Final = 1
TWO_IF_TWO_HIT: Final = 2
TWO_AT_CENTER: Final = 3


class AttackLine:
    """The ``Attack:`` line of a card, or what stands for one: its shape, its selection, its damage and its keywords."""

    __slots__ = (
        "bleed", "damage", "gags", "is_lonely", "is_piercing", "is_true", "pull", "push", "roots", "rule", "select",
        "shape", "skips", "skips_summons", "slam", "slows",
    )  # fmt: skip

    def __init__(
        self, shape: Shape, select: int, damage: int, *, rule: int = FIXED, bleed: int = 0, push: int = 0,
        pull: int = 0, slam: int = 0, is_true: bool = False, is_piercing: bool = False, is_lonely: bool = False,
        slows: bool = False, roots: bool = False, skips: bool = False, skips_summons: bool = False, gags: bool = False,
    ) -> None:  # fmt: skip
        self.shape: Final = shape
        self.select: Final = select
        self.damage: Final = damage
        self.rule: Final = rule
        self.bleed: Final = bleed
        self.push: Final = push
        self.pull: Final = pull
        self.slam: Final = slam
        self.is_true: Final = is_true
        self.is_piercing: Final = is_piercing
        self.is_lonely: Final = is_lonely
        """Whether only an enemy with no other standing piece within 2 squares can be chosen."""
        self.slows: Final = slows
        self.roots: Final = roots
        self.skips: Final = skips
        self.skips_summons: Final = skips_summons
        self.gags: Final = gags
        """Whether the controller of the piece hit can play no Objection! cards for a while."""


class ComboLine:
    """What a Combo adds to the action it is attached to (G-10.6)."""

    __slots__ = (
        "actions_after", "damage", "damage_after", "doubles", "drain", "draws_after", "draws_if_assisting", "flips",
        "heals_after", "is_bigger", "is_piercing", "is_unanswerable", "more_directions", "more_healing", "more_targets",
        "push", "reshapes", "returns_card",
    )  # fmt: skip

    def __init__(
        self, *, damage: int = 0, push: int = 0, drain: int = 0, is_piercing: bool = False, doubles: bool = False,
        flips: bool = False, is_bigger: bool = False, reshapes: bool = False, more_directions: int = 0,
        more_targets: int = 0, more_healing: int = 0, is_unanswerable: bool = False, damage_after: int = 0,
        heals_after: int = 0, draws_after: int = 0, actions_after: int = 0, returns_card: bool = False,
        draws_if_assisting: int = 0,
    ) -> None:  # fmt: skip
        self.damage: Final = damage
        self.push: Final = push
        self.drain: Final = drain
        self.is_piercing: Final = is_piercing
        self.doubles: Final = doubles
        self.flips: Final = flips
        """Whether a coin decides about doubling."""
        self.is_bigger: Final = is_bigger
        self.reshapes: Final = reshapes
        self.more_directions: Final = more_directions
        self.more_targets: Final = more_targets
        self.more_healing: Final = more_healing
        self.is_unanswerable: Final = is_unanswerable
        self.damage_after: Final = damage_after
        self.heals_after: Final = heals_after
        self.draws_after: Final = draws_after
        self.actions_after: Final = actions_after
        self.returns_card: Final = returns_card
        self.draws_if_assisting: Final = draws_if_assisting


class Thing:
    """What bears a card on the battlefield; model/state.py fills it in as a piece."""

    __slots__ = ()


class Law:
    """A continuous text about the piece that bears it (G-12); conditions are in subclasses (effects/continuous.py)."""

    def __init__(self, what: int, amount: int) -> None:
        self.what: Final = what
        self.amount: Final = amount

    def given(self, state: State, bearer: Thing) -> int:
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

    def note(self, card: "Card") -> None:
        """Note on *card* what the rules ask of it most often."""


class Card(Printed):
    """A card of the game, as printed."""

    __slots__ = (
        "abilities", "assists", "attach", "attack_line", "attack_value", "combo", "cost", "flavor", "genre", "health",
        "icon", "is_lasting", "is_unanswerable", "laws", "movement", "on_death", "respond", "special", "tags", "type",
        "wearer", "within", "zone_effect", "zone_is_temporary", "zone_value",
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
        self.laws: list[Law] = []
        self.on_death = -1
        """Which ability happens when this summon dies; -1 for none."""
        self.special = -1
        """Which ability this summon may use instead of attacking; -1 for none."""

    def __repr__(self) -> str:
        return f"<{self.id}>"

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
            parts.insert(0, f"Attach to an enemy pawn within {self.within} squares.")
        return " ".join(parts)

    def this(self) -> str:
        """Return what the card calls itself."""
        return "this zone" if self.type == ZONE else "this"

    def type_line(self) -> str:
        """Return genre, type and cost as printed."""
        cost = "" if self.type in (OBJECTION, COMBO) else f" · cost {self.cost}"
        return f"{GENRES[self.genre]} · {TYPES[self.type]}{cost}"


def attach_order(words: str) -> int:
    """Return where a thing stands in the list of what a Combo is attached to: melee actions first."""
    return 0 if words == "a melee action" else 1
