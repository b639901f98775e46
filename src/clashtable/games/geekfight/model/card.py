"""What is printed on a card, and the kinds of text it can bear. Next, read state.py.

A card is data: its numbers, and a tuple of abilities. Each ability knows its sentence and what it does; the printed
text of the card is the sentences in order. The bases here do nothing; ``effects`` fills them in.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.core.effects import Effect, Printed, Use
from clashtable.core.state import Move, State
from clashtable.games.geekfight.vocabulary import (
    ANY_COMBATANT,
    ATTRIBUTES,
    BUFF,
    COMBATANT,
    INFINITE,
    ITEM,
    KINDS,
    NO_SNIPE,
    OPPOSING_COMBATANT,
    OPPOSING_ITEM,
    OWN_ITEM,
    RESOURCES,
    SKILL,
    SUBTYPES,
    TACTIC,
    TYPED,
    TYPES,
)

MOST_SEATS: Final = 6
MOVE_KINDS: Final = 24
"""How many kinds of move there are."""
ATTACHES: Final = {
    ANY_COMBATANT: "Attach to any Combatant.",
    OWN_ITEM: "Attach to an Item you control.",
    OPPOSING_ITEM: "Attach to an Item an opponent controls.",
}
"""What the text of a Buff begins with (F-13.10)."""


@mypyc_attr(acyclic=True)
class Thing:
    """What bears a card in the arena; state.py fills it in as a piece."""

    __slots__ = ()


class TargetSpec:
    """What a target must be; effects/targets.py fills it in."""


class Ability:
    """One sentence of a card, or a few that belong together."""

    def text(self, card: "Card") -> str:
        """Return the whole sentences as printed on *card*."""
        return ""

    def classes(self) -> tuple[str, ...]:
        """Return what kinds of ability this is (F-14.2), in the words of the card list."""
        return ()

    def modifier(self, what: int, state: State, source: Thing, subject: Thing) -> int:
        """Return what this adds to value *what* of *subject*, while *source* bears it."""
        return 0

    def cost_change(self, state: State, source: Thing, seat: int, card: "Card") -> int:
        """Return by how much *card* costs *seat* more or less, while *source* bears this."""
        return 0

    def own_cost_change(self, state: State, seat: int) -> int:
        """Return by how much the card itself costs *seat* more or less."""
        return 0

    def effects(self) -> list[Effect]:
        """Return what this lets happen."""
        return []

    def target_specs(self, mode: int) -> list[TargetSpec]:
        """Return the targets to be chosen, in the order of the text; *mode* is the chosen way, -1 for none."""
        return []

    def barter_bonus(self, card: "Card") -> int:
        """Return the units that bartering *card* makes at once besides its own."""
        return 0

    def prevents(self) -> int:
        """Return how much combat damage to its Combatant this prevents each time."""
        return 0

    def more_time(self, card: "Card") -> int:
        """Return how many more Time Counters a Buff comes into play with."""
        return 0

    def happening(self) -> int:
        """Return what triggers this, as a number; -1 for nothing."""
        return -1

    def arrives_with(self, counter: int) -> int:
        """Return how many of *counter* the card comes into play with."""
        return 0

    def note(self, card: "Card") -> None:
        """Note on *card* what the rules ask of it most often."""


@final
class Card(Printed):
    """A card of the pool, as printed. There is one object a name; copies of a card are the same object."""

    __slots__ = (
        "abilities", "acts", "adds_attributes", "adds_items", "announced", "attach", "attributes", "changes_costs",
        "changes_own_cost", "cost", "flavor", "forbids", "health", "icon", "is_universal", "is_vip",
        "item_limit", "kind", "listens", "makes", "modifies", "moves", "must_forfeit", "production", "resources",
        "snipe", "strength", "subtype", "time", "type", "uses",
    )  # fmt: skip

    def __init__(
        self, key: str, name: str, kind: int, geek: int, subtype: int, is_vip: bool, attributes: int, resources: int,
        is_universal: bool, production: int, cost: int, strength: int, health: int, snipe: int, time: int, attach: int,
        abilities: tuple[Ability, ...], flavor: str, icon: str,
    ) -> None:  # fmt: skip
        super().__init__(key, name)
        self.kind: Final = kind
        self.type: Final = geek
        """Of a Combatant; -1 otherwise."""
        self.subtype: Final = subtype
        self.is_vip: Final = is_vip
        self.attributes: Final = attributes
        """As bits."""
        self.resources: Final = resources
        """The typed resources it makes or takes, as bits; all five for Universal, none for Generic (F-3.7)."""
        self.is_universal: Final = is_universal
        self.production: Final = production
        self.cost: Final = cost
        self.strength: Final = strength
        self.health: Final = health
        self.snipe: Final = snipe
        self.time: Final = time
        self.attach: Final = attach
        """What an Item or Buff is put onto; -1 for other cards."""
        self.abilities: Final = abilities
        self.flavor: Final = flavor
        self.icon: Final = icon
        self.acts = -1
        """Which ability is what a Tactic or Skill does; -1 for other cards."""
        # What its abilities change, forbid, wait for and add to the equipped Combatant (in bits, unless it is counted),
        # noted so that the rules need not ask every card about everything.
        self.modifies = False
        self.makes = False
        """Whether an ability of it only makes resources."""
        self.must_forfeit = False
        """Whether an Item must be forfeited as it is played."""
        self.uses: Final[list[int]] = []
        """Where its Activated Abilities stand."""
        self.changes_costs = False
        self.changes_own_cost = False
        self.forbids = 0
        self.listens = 0
        self.adds_attributes = 0
        self.adds_items = 0
        self.item_limit = 2
        """How many Items this Combatant may equip (F-13.7)."""
        self.announced: Final[list[Use | None]] = [None] * MOST_SEATS
        """The beginnings of its uses that have been asked for, by seat (rules/obstacles.py)."""
        self.moves: Final[list[Move | None]] = [None] * MOVE_KINDS
        """The moves about this card alone that have been asked for, by their kind (moves.py)."""

    def is_effect(self) -> bool:
        """Tell whether it is a Tactic or a Skill (F-3.8)."""
        return self.kind in (TACTIC, SKILL)

    def text(self) -> str:
        """Return the printed text."""
        parts = [ability.text(self) for ability in self.abilities]
        if self.snipe != NO_SNIPE:
            parts.insert(0, f"Snipe {self.snipe}.")
        if self.kind == ITEM and self.attach == OPPOSING_COMBATANT:
            parts.insert(0, "Play this Item on a Combatant an opponent controls.")
        if self.kind == BUFF:
            parts.insert(0, ATTACHES[self.attach])
        return " ".join(parts) or "No abilities."

    def classes(self) -> list[str]:
        """Return the kinds of ability it has, in the words of the card list."""
        found = ["snipe"] if self.snipe != NO_SNIPE else []
        for ability in self.abilities:
            found += [name for name in ability.classes() if name not in found]
        return found

    def this(self) -> str:
        """Return what the card calls itself."""
        return f"this {KINDS[self.kind]}" if self.kind in (COMBATANT, ITEM, BUFF) else "this card"

    def resource_names(self) -> list[str]:
        """Return the printed resource types."""
        if self.is_universal:
            return ["Universal"]
        return [RESOURCES[kind] for kind in range(TYPED) if self.resources >> kind & 1] or ["Generic"]

    def attribute_names(self) -> list[str]:
        """Return the printed Attributes."""
        return [ATTRIBUTES[place] for place in range(len(ATTRIBUTES)) if self.attributes >> place & 1]


class Telling(Printed):
    """A card while one use of it is told to everybody: it names whom and what the printed text calls yours."""

    __slots__ = ("card", "combatant", "opponents", "seat")

    def __init__(self, card: Card, seat: int, combatant: str, opponents: str) -> None:
        super().__init__(card.id, card.name)
        self.card: Final = card
        self.seat: Final = seat
        self.combatant: Final = combatant
        """What "your Combatant" is called."""
        self.opponents: Final = opponents
        """What "the Combatant that opponent controls" is called."""

    def this(self) -> str:
        return self.card.this()


def you(card: Printed) -> str:
    """Return ``you`` as printed; where a use is told, who that is."""
    return f"{{seat:{card.seat}}}" if isinstance(card, Telling) else "you"


def your(card: Printed, noun: str) -> str:
    """Return ``your hand`` as printed; where a use is told, whose it is."""
    return f"{{seat:{card.seat}}}'s {noun}" if isinstance(card, Telling) else f"your {noun}"


def your_combatant(card: Printed) -> str:
    """Return ``your Combatant`` as printed; where a use is told, its name."""
    return card.combatant if isinstance(card, Telling) else "your Combatant"


def opponents_combatant(card: Printed) -> str:
    """Return ``the Combatant that opponent controls`` as printed; where a use is told, its name."""
    return card.opponents if isinstance(card, Telling) else "the Combatant that opponent controls"


def type_line(card: Card) -> str:
    """Return the kind, types, cost and values of a card, as printed (F-3.2)."""
    subtype = ("V.I.P. " if card.is_vip else "") + SUBTYPES[card.kind][card.subtype]
    types = subtype if card.kind != COMBATANT else f"{TYPES[card.type]}, {subtype}"
    amount = f"produces {card.production}" if card.kind == COMBATANT else f"costs {card.cost}"
    parts = [f"{KINDS[card.kind]}: {types}", f"{amount} {' or '.join(card.resource_names())}", *printed_values(card)]
    return " · ".join([*parts, *card.attribute_names()])


def printed_values(card: Card) -> list[str]:
    """Return the strength and health of a Combatant, what an Item adds to them, or the Time of a Buff."""
    if card.kind == COMBATANT:
        return [f"strength {card.strength}, health {card.health}"]
    if card.kind == ITEM:
        return [f"strength {card.strength:+d}, health {card.health:+d}"]
    if card.kind == BUFF:
        return [f"Time {'infinite' if card.time == INFINITE else card.time}"]
    return []
