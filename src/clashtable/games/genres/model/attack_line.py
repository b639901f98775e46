"""The attack line of a card and what a Combo adds to it. Next, read model/card.py."""

from typing import Final

from clashtable.games.genres.geometry import Shape

EACH: Final = 0


ONE: Final = 1


ONE_ENEMY: Final = 2


FIRST: Final = 3


SELECTIONS: Final = ("each target", "one target", "one enemy", "first target")


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
