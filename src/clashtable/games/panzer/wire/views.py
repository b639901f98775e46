"""What one seat knows of a match of Panzer Clash, and the full state in the same legible words."""

from __future__ import annotations

import msgspec

from clashtable.core.codec import StepData
from clashtable.core.view import Snapshot, ValueSum, View


class PanzerSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the match that everybody knows; the decks are not among them."""

    first_player: str
    response_hold_ms: int
    ask_always: bool = False


class PanzerUnit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Unit in play, on the Terrain Field or on a stack."""

    id: int
    """Its number; a card that comes back is another one (P-13.8)."""
    card: str
    seat: int
    damage: int
    attack: ValueSum
    defense: ValueSum
    movement: ValueSum
    points: int
    """The Movement Points it has left this turn (P-8.4)."""
    ranged: ValueSum | None
    """Its Ranged Attack, if it has one."""
    keywords: dict[str, int]
    """Every keyword it has now, printed or given, by the word of the card list; one without a number counts 1."""
    fresh: bool
    halted: bool
    suppressed: bool
    legs: int
    """The legs it has made this turn, a Paradrop included."""
    spent: int
    attacks: int
    extra_attacks: int
    """How many additional attacks it may make this turn."""
    used: tuple[str, ...]
    """What it has used this turn: ``ranged``, ``action``, ``scout``."""
    changes: dict[str, int]
    """What lasts until the end of the turn, by the word of the card list; ``slowed`` is lost Movement."""


class PanzerModifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Terrain Modifier on the Terrain Field."""

    card: str
    seat: int


class PanzerSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the Terrain Field (P-3.1)."""

    name: str
    terrain: str | None
    """What lies there; None while it is face down."""
    modifier: PanzerModifier | None
    unit: PanzerUnit | None


class PanzerStack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of an Industry Zone (P-6)."""

    name: str
    factories: int
    unit: PanzerUnit | None
    card: str | None
    """An Event or a waiting Terrain Modifier on it."""
    in_play: bool
    """Whether that card is a Permanent-Event in play."""


class PanzerTarget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What something on the Chain is aimed at."""

    kind: str
    """``unit``, ``player``, ``stack``, ``terrain``, ``modifier``, ``permanent``, ``item`` or ``junkyard``."""
    id: int
    """The number of the Unit or Chain item, the seat, or which copy in the Junkyard; 0 otherwise."""
    space: str
    """Where it was when it was chosen; empty where it has no space."""
    card: str
    """The card's id, where it is a card."""


class PanzerItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something on the Chain (P-14.1)."""

    id: int
    seat: int
    kind: str
    """``attack``, ``ranged`` or ``event``."""
    card: str
    unit: int | None
    """The Unit that attacks."""
    space: str
    """Where that Unit was, or the stack that the Event lies on."""
    targets: tuple[PanzerTarget, ...]
    text: str
    """What will happen when it resolves, in words; a player is written ``{seat:1}``."""


class PanzerSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows of a player."""

    side: str
    """``axis`` or ``allies``; empty for a Supply of neutral cards alone."""
    size: int
    """How many cards the Supply began with."""
    hand: int
    supply: int
    junkyard: tuple[str, ...]
    """The top card last."""
    removed: tuple[str, ...]
    shown: tuple[str, ...]
    """Cards that everybody knows to be in the hand."""
    somewhere: tuple[str, ...]
    """Cards that everybody knows to be in the hand or the Supply."""
    allowance: int
    """How many Factories may still be played this turn."""
    reshuffles: int
    turns: int
    """How many turns this player has begun."""
    stacks: tuple[PanzerStack, ...]
    """The five spaces of the Industry Zone, from column a to e."""


class PanzerTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows (P-16.1)."""

    options: PanzerSettings
    seats: tuple[PanzerSeat, ...]
    """South is seat 0, North seat 1."""
    field: tuple[PanzerSpace, ...]
    """The twenty spaces a1, b1 … e4."""
    phase: str
    """``set-up``, ``standby``, ``draw``, ``main``, ``end`` or ``over``."""
    active: int | None
    first: int | None
    """Who took the first turn."""
    chain: tuple[PanzerItem, ...]
    """The top item, which resolves first, last."""
    waiting: tuple[StepData, ...]
    """The triggers that wait, in the form of ``pending``."""
    unseen: dict[str, int]
    """How many of each kind of Terrain nobody has seen yet, on the field or set aside."""
    serial: int
    """The number that the next Unit or Chain item gets."""
    decisions: int
    """How many triggers were carried out this turn (P-19.4)."""


class PanzerView(View, frozen=True, tag="panzer"):
    """What one seat, or a spectator, knows."""

    table: PanzerTable
    hand: tuple[str, ...] | None
    """The viewer's own cards; None for a spectator."""
    supply: tuple[str, ...] | None
    """What is in the viewer's own Supply, in no particular order."""
    top: tuple[str, ...]
    """What the viewer knows to lie on top of its Supply, the top card first."""
    bottom: tuple[str, ...]
    """What the viewer knows to lie at the bottom of its Supply, the bottom card last."""
    seen: tuple[str, ...]
    """Cards in the opponent's hand that only the viewer has seen."""
    passes_turn: bool
    """Whether the viewer has chosen to pass for this turn (P-14.9)."""
    pending: tuple[StepData, ...]
    """What is to happen, the next step last; an unfinished choice of the opponent's is not told (P-17.3)."""


class PanzerHidden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only one player knows, or nobody."""

    hand: tuple[str, ...]
    supply: tuple[str, ...]
    """The top card first."""
    known_top: int
    known_bottom: int
    seen: tuple[str, ...]
    """Cards of this hand that the opponent alone has seen."""
    passes_turn: bool


class PanzerSnapshot(Snapshot, frozen=True, tag="panzer"):
    """Everything, hidden cards included."""

    table: PanzerTable
    decks: str
    """The option: which decks are played."""
    terrain: tuple[str, ...]
    """What lies on the twenty spaces, face down or up."""
    hidden: tuple[PanzerHidden, ...]
