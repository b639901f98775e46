"""What is printed on a card, and the kinds of text it can bear. Next, read model/cast.py.

A card is data: its numbers, and a tuple of abilities. Each ability knows its sentence and what it does; the printed
text of the card is the sentences in order. The bases here do nothing; ``effects/continuous.py`` and
``effects/abilities.py`` fill them in.
"""

from typing import Final, final

from clashtable.core.effects import Effect, Printed
from clashtable.games.panzer.vocabulary import (
    EVENT,
    FACTIONS,
    FACTORY,
    FLASH,
    KINDS,
    MODIFIER,
    MOVEMENT,
    NEUTRAL,
    NUMBERED,
    NUMERALS,
    PERMANENT,
    TERRAIN,
    TYPES,
    UNIT,
    VALUE_NAMES,
    VALUES,
)

# Whom a grant reaches.
SELF: Final = 0
HERE: Final = 1
HERE_AND_BESIDE: Final = 2
EVERYWHERE: Final = 3


@final
class Scope:
    """Which Units a text speaks of: whose, of which types and subtype."""

    __slots__ = ("subtype", "types", "whose")

    def __init__(self, whose: int, types: int, subtype: str) -> None:
        self.whose: Final = whose
        self.types: Final = types
        """As bits."""
        self.subtype: Final = subtype
        """Empty for any."""


@final
class Grant:
    """A continuous change of a value, or a keyword, while its card is in play."""

    __slots__ = ("amount", "is_floored", "near", "reach", "scope", "what")

    def __init__(self, what: int, amount: int, scope: Scope, reach: int, near: int, is_floored: bool) -> None:
        self.what: Final = what
        self.amount: Final = amount
        self.scope: Final = scope
        self.reach: Final = reach
        self.near: Final = near
        """The types of friendly Units of which one must be adjacent, as bits; 0 where none must."""
        self.is_floored: Final = is_floored
        """Whether it lowers a value to no less than 1 (P-10.1)."""


@final
class Entry:
    """What befalls a Unit that enters, or what it pays for entering."""

    __slots__ = ("cost", "damage", "halts", "scope")

    def __init__(self, scope: Scope, cost: int, damage: int, halts: bool) -> None:
        self.scope: Final = scope
        self.cost: Final = cost
        self.damage: Final = damage
        self.halts: Final = halts


@final
class PhaseStart:
    """What befalls a Unit that is here at the start of its controller's Standby-Phase or Main-Phase."""

    __slots__ = ("amount", "scope", "what")

    def __init__(self, scope: Scope, what: int, amount: int) -> None:
        self.scope: Final = scope
        self.what: Final = what
        """MOVEMENT for the Main-Phase, DEFENSE for damage removed in the Standby-Phase."""
        self.amount: Final = amount


class Ability:
    """One sentence of a card, or a few that belong together."""

    def text(self, card: "Card") -> str:
        """Return the whole sentences as printed on *card*."""
        return ""

    def keys(self) -> dict[str, int]:
        """Return what the card list says of it: keywords with their values, 1 where they have none."""
        return {}

    def effects(self) -> list[Effect]:
        """Return what this lets happen."""
        return []

    def moment(self) -> int:
        """Return when this triggers; -1 for never."""
        return -1

    def watches(self, card: "Card") -> bool:
        """Tell whether the loss of a friendly Unit of that *card* triggers this."""
        return False

    def note(self, card: "Card") -> None:
        """Note on *card* what the rules ask of it most often."""


@final
class Card(Printed):
    """A card of the set, as printed. There is one object an id; copies of a card are the same object."""

    __slots__ = (
        "abilities", "action", "attack", "cost", "deed", "defense", "depot", "discount", "discount_amount", "entries",
        "faction", "flavor", "given", "grants", "has_aura", "hides_terrain", "icon", "keywords", "kind", "listens",
        "movement", "printed_values", "ranged_only", "starts", "subtype", "type", "type_bit",
    )  # fmt: skip

    def __init__(
        self, key: str, name: str, faction: int, kind: int, type_name: str, subtype: str, cost: int, attack: int,
        defense: int, movement: int, abilities: tuple[Ability, ...], flavor: str, icon: str,
    ) -> None:  # fmt: skip
        super().__init__(key, name)
        self.faction: Final = faction
        """The factions it counts for, as bits; none for a neutral card."""
        self.kind: Final = kind
        self.type: Final = type_name
        self.type_bit: Final = 1 << TYPES.index(type_name) if kind == UNIT else 0
        self.subtype: Final = subtype
        self.cost: Final = cost
        self.attack: Final = attack
        self.defense: Final = defense
        self.movement: Final = movement
        self.abilities: Final = abilities
        self.flavor: Final = flavor
        self.icon: Final = icon
        self.printed_values: list[int] = [attack, defense, movement, *[0] * (len(VALUES) - 3)]
        """Its values and keywords by number."""
        self.action = -1
        """Which ability is its Action, -1 for none."""
        self.deed = -1
        """Which ability is what a Normal or Flash Event does, -1 for none."""
        self.keywords = 0
        """The keywords that it bears, as bits."""
        self.grants: list[Grant] = []
        self.given = 0
        """The values that its grants change, as bits."""
        self.has_aura = False
        """Whether a grant reaches the spaces beside."""
        self.entries: list[Entry] = []
        self.starts: list[PhaseStart] = []
        self.hides_terrain = False
        self.listens = 0
        """The moments at which something on it triggers, as bits."""
        self.discount = 0
        """The types of Units that cost less, as bits."""
        self.discount_amount = 0
        self.depot = 0
        """By how much damage that attacks deal to its player is reduced."""
        self.ranged_only = 0
        """The types of Units that its Ranged Attack can target, as bits; 0 for anything, players included."""

    def has(self, what: int) -> bool:
        """Tell whether it bears a keyword as printed."""
        return bool(self.keywords >> what & 1)

    def is_flash(self) -> bool:
        """Tell whether it is a Flash-Event."""
        return self.kind == EVENT and self.subtype == FLASH

    def is_permanent(self) -> bool:
        """Tell whether it is a Permanent-Event."""
        return self.kind == EVENT and self.subtype == PERMANENT

    def text(self) -> str:
        """Return the printed text."""
        if self.kind == FACTORY:
            return (
                "Play onto an empty space of your Industry Zone, or onto one of your unoccupied Factory-Stacks. "
                "You may play 1 Factory during each of your turns."
            )
        nothing = "No effects." if self.kind == TERRAIN else "No abilities."
        return " ".join([ability.text(self) for ability in self.abilities]) or nothing

    def keys(self) -> dict[str, int]:
        """Return the abilities in the words of the card list."""
        found: dict[str, int] = {}
        for ability in self.abilities:
            found.update(ability.keys())
        return found

    def this(self) -> str:
        """Return what the card calls itself."""
        return "this Unit" if self.kind == UNIT else "here" if self.kind == MODIFIER else "this card"

    def faction_name(self) -> str:
        """Return the faction as printed."""
        for name, bits in FACTIONS.items():
            if bits == self.faction:
                return name.capitalize()
        return ""


class Has(Ability):
    """A keyword (P-12)."""

    def __init__(self, what: int, amount: int = 1) -> None:
        self.what: Final = what
        self.amount: Final = amount

    def text(self, card: Card) -> str:
        return f"{keyword_text(self.what, self.amount)}."

    def keys(self) -> dict[str, int]:
        return {VALUES[self.what]: self.amount}

    def note(self, card: Card) -> None:
        card.printed_values[self.what] = self.amount
        card.keywords |= 1 << self.what


def keyword_text(what: int, amount: int) -> str:
    """Return ``Cover: 1``, ``Guard``, ``+1 Attack``."""
    if what <= MOVEMENT:
        return f"{amount:+d} {VALUE_NAMES[what]}"
    return f"{VALUE_NAMES[what]}: {amount}" if what in NUMBERED else VALUE_NAMES[what]


FACTORY_CARD: Final = Card(
    "factory", "Factory", NEUTRAL, FACTORY, "Factory", "Industry", 0, 0, 0, 0, (),
    "Three shifts, one whistle, no windows.", "factory",
)  # fmt: skip
"""The one card that every rule may speak of by itself (P-6)."""


def type_line(card: Card) -> str:
    """Return the faction, kind, cost and values of a card, as printed (P-1.7)."""
    what = f"{card.type}, {card.subtype}" if card.kind == UNIT else card.subtype
    if card.kind != UNIT:
        what = f"{KINDS[card.kind]}, {card.subtype}" if card.kind != EVENT else f"{card.subtype} Event"
    parts = [what, card.faction_name()]
    if card.kind != TERRAIN and card.cost:
        parts.append(f"cost {NUMERALS[card.cost]}")
    if card.kind == UNIT:
        parts.append(f"Attack {card.attack}, Defense {card.defense}, Movement {card.movement}")
    return " · ".join(parts)
