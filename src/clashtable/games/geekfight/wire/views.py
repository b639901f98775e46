"""What one seat knows of a match of Geek Fight, and the full state in the same legible words."""

from __future__ import annotations

import msgspec

from clashtable.core.codec import StepData
from clashtable.core.view import Snapshot, ValueSum, View


class GeekSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the match that everybody knows; the decks are not among them."""

    cred_goal: int
    turn_limit: int
    first_player: str
    response_hold_ms: int
    ask_always: bool


class GeekUnits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Units of resources (F-10.1)."""

    tokens: int = 0
    cash: int = 0
    tickets: int = 0
    glue: int = 0
    caffeine: int = 0
    generic: int = 0


class GeekLasting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A modifier for a time: ``strength`` or ``health``."""

    what: str
    amount: int
    until: int | None
    """The seat whose next turn ends it; None for the end of this turn."""


class GeekPiece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card in the arena."""

    id: int
    """Its number; a card that comes back is another one (F-2.3)."""
    card: str
    owner: int
    controller: int
    damage: int
    counters: dict[str, int]
    """How many of each counter, by its name; those of which there are none are left out."""
    used: tuple[str, ...]
    """What is used up in this round: ``attack``, ``spend``, ``special`` (its Action), ``ability`` (once per round)."""
    lasting: tuple[GeekLasting, ...]
    shields: tuple[int, ...]
    """Prevention of the next damage in this turn, oldest first; 0 prevents all of it (F-16.7)."""
    buffs: tuple[GeekPiece, ...]
    strength: ValueSum | None
    """Of a Combatant; of an Item what it gives (without the floor of 0)."""
    health: ValueSum | None
    production: ValueSum | None
    snipe: ValueSum | None
    attributes: tuple[str, ...]
    hurt_by: int | None
    """Who dealt the last damage since the previous Check (F-19.2)."""
    hurt_from: int | None
    """The piece that dealt it."""


class GeekTarget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What something on the Queue is aimed at."""

    kind: str
    """``piece``, ``object``, ``seat`` or ``discard``."""
    id: int
    """The number of the piece or object, or the seat; for a card in a discard pile whose pile it is."""
    name: str
    """The card's id, where it is a card."""


class GeekObject(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something on the Queue (F-8.1)."""

    id: int
    seat: int
    kind: str
    """``attack``, ``card``, ``ability``, ``trigger`` or ``snipe``."""
    card: str
    """The card that is played, or whose Ability it is, or that attacks."""
    source: int | None
    """The piece it comes from."""
    targets: tuple[GeekTarget, ...]
    text: str
    """What will happen when it resolves, in words; a player is written ``{seat:2}``."""


class GeekSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows of a player."""

    cred: int
    units: GeekUnits
    combatant: GeekPiece | None
    items: tuple[GeekPiece, ...]
    item_limit: int
    hand: int
    """How many cards."""
    deck: int
    discard: tuple[str, ...]
    """The top card last."""
    shown: tuple[str, ...]
    """Cards that everybody knows to be in the hand."""
    somewhere: tuple[str, ...]
    """Cards that everybody knows to be in the hand or the deck."""
    turns: int
    """How many turns this player has begun."""
    is_in: bool
    opening: bool
    """Whether a face-down opening Combatant lies there (F-6.4)."""


class GeekTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows (F-21.1)."""

    options: GeekSettings
    seats: tuple[GeekSeat, ...]
    phase: str
    """``set-up``, ``draw``, ``arena``, ``action``, ``end`` or ``over``."""
    active: int | None
    """Whose turn it is; None in set-up."""
    holder: int | None
    """Who has Control, if anybody (F-8.2)."""
    passes: int
    """How many have passed in a row."""
    queue: tuple[GeekObject, ...]
    """The top object, which resolves first, last."""
    waiting: tuple[StepData, ...]
    """The Triggered Abilities that wait (F-8.7), in the form of ``pending``."""
    first: int | None
    """Who took the first turn."""
    opening_limit: str
    """What the first player has used under F-6.6: nothing, ``attack`` or ``spend``; ``over`` when it has ended."""
    added: int
    """How many objects were added to the Queue in this turn (F-20.9)."""
    defeated: bool
    """Whether a Combatant was defeated in this turn."""
    cleaned: bool
    """Whether Clean-up of this turn is over."""
    serial: int
    """The number that the next piece or object gets."""


class GeekView(View, frozen=True, tag="geekfight"):
    """What one seat, or a spectator, knows."""

    table: GeekTable
    hand: tuple[str, ...] | None
    """The viewer's own cards; None for a spectator."""
    opening: str | None
    """The viewer's own face-down Combatant."""
    deck: tuple[str, ...] | None
    """What is in the viewer's own deck, in no particular order."""
    top: tuple[str, ...]
    """What the viewer knows to lie on top of its deck, the top card first."""
    bottom: tuple[str, ...]
    """What the viewer knows to lie at the bottom of its deck, the bottom card last."""
    pending: tuple[StepData, ...]
    """What is to happen, the next step last."""


class GeekHidden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only one player knows, or nobody."""

    hand: tuple[str, ...]
    opening: str | None
    deck: tuple[str, ...]
    """The top card first."""
    known_top: int
    known_bottom: int


class GeekSnapshot(Snapshot, frozen=True, tag="geekfight"):
    """Everything, hidden cards included."""

    table: GeekTable
    decks: str
    """The option: which decks are played."""
    hidden: tuple[GeekHidden, ...]
