"""The attack line of a card and what a Combo adds to it. Next, read model/card.py."""

from typing import Final, final

from clashtable.games.genres.geometry.shapes import Shape

# Whom an attack hits.
EACH: Final = 0
ONE: Final = 1
ONE_ENEMY: Final = 2
FIRST: Final = 3
SELECTIONS: Final = ("each target", "one target", "one enemy", "first target")

# How the damage of an attack is found.
FIXED: Final = 0
BY_HEADS: Final = 1
MORE_IF_SEVERAL: Final = 2
MORE_AT_CENTER: Final = 3


@final
class AttackLine:
    """The ``Attack:`` line of a card, or what stands for one: its shape, its selection, its damage and its keywords."""

    __slots__ = (
        "alone", "bleed", "coins", "damage", "gags", "is_piercing", "is_true", "more_damage", "pull", "push", "roots",
        "rule", "select", "several", "shape", "skips", "skips_summons", "slam", "slows",
    )  # fmt: skip

    def __init__(
        self, shape: Shape, select: int, damage: int, *, rule: int = FIXED, more_damage: int = 0, several: int = 0,
        coins: int = 0, bleed: int = 0, push: int = 0, pull: int = 0, slam: int = 0, alone: int = 0,
        is_true: bool = False, is_piercing: bool = False, slows: bool = False, roots: bool = False,
        skips: bool = False, skips_summons: bool = False, gags: bool = False,
    ) -> None:  # fmt: skip
        self.shape: Final = shape
        self.select: Final = select
        self.damage: Final = damage
        """The damage, or the damage for each coin that shows heads."""
        self.rule: Final = rule
        self.more_damage: Final = more_damage
        """The damage where the rule makes it another."""
        self.several: Final = several
        """How many enemies must be hit for that."""
        self.coins: Final = coins
        """How many coins are flipped for the damage."""
        self.bleed: Final = bleed
        self.push: Final = push
        self.pull: Final = pull
        self.slam: Final = slam
        self.alone: Final = alone
        """Within how many squares of an enemy no other standing piece may be for it to be chosen; 0 for any enemy."""
        self.is_true: Final = is_true
        self.is_piercing: Final = is_piercing
        self.slows: Final = slows
        self.roots: Final = roots
        self.skips: Final = skips
        self.skips_summons: Final = skips_summons
        self.gags: Final = gags
        """Whether the controller of the piece hit can play no Objection! cards for a while."""


@final
class ComboLine:
    """What a Combo adds to the action it is attached to (G-10.6)."""

    __slots__ = (
        "actions_after", "adds_direction", "bigger", "biggest", "damage", "damage_after", "doubles", "drain",
        "draws_after", "draws_if_assisting", "flips", "heals_after", "is_piercing", "is_unanswerable", "more_healing",
        "more_targets", "push", "reshapes", "returns_card",
    )  # fmt: skip

    def __init__(
        self, *, damage: int = 0, push: int = 0, drain: int = 0, is_piercing: bool = False, doubles: bool = False,
        flips: bool = False, bigger: int = 0, biggest: int = 0, reshapes: bool = False, adds_direction: bool = False,
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
        self.bigger: Final = bigger
        """How much larger it makes a burst, up to the biggest."""
        self.biggest: Final = biggest
        self.reshapes: Final = reshapes
        self.adds_direction: Final = adds_direction
        self.more_targets: Final = more_targets
        self.more_healing: Final = more_healing
        self.is_unanswerable: Final = is_unanswerable
        self.damage_after: Final = damage_after
        self.heals_after: Final = heals_after
        self.draws_after: Final = draws_after
        self.actions_after: Final = actions_after
        self.returns_card: Final = returns_card
        self.draws_if_assisting: Final = draws_if_assisting
