"""What one seat knows of a match of Clash of the Genres, and the full state in the same legible words."""

from __future__ import annotations

import msgspec

from clashtable.core.codec import StepData
from clashtable.core.view import Snapshot, ValueSum, View


class GenresSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the match."""

    ask_always: bool
    first_player: str
    response_hold_ms: int


class GenresPiece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pawn, a summon or a ghost."""

    id: int
    kind: str
    """``pawn``, ``summon`` or ``ghost``."""
    seat: int
    """Who controls it."""
    card: str | None
    """The card of a summon."""
    square: str
    health: int
    """0 for a ghost."""
    most_health: int
    attack: ValueSum
    """The damage of its melee action or attack before anything about the target; of a ghost too."""
    movement: ValueSum
    defense: int
    """What every kind of damage but true damage is lowered by."""
    bleed: int
    bleed_by: int | None
    """Who put the most recent Bleed marker on."""
    skip: bool
    immune: bool
    """Whether it cannot get a Skip marker now (G-4.10)."""
    rooted: bool
    slowed: bool
    hasted: bool
    frozen: bool
    frog: bool
    equipment: tuple[str, ...]
    """The oldest first."""
    acted: tuple[str, ...]
    """What it has done in this turn: ``move``, ``attack``, ``special``, ``turn`` once its turn is over."""
    attacked: tuple[int, ...]
    """The pieces that this summon has attacked in this turn."""
    moved: bool
    """Whether it has moved by itself in this turn."""
    hurt_by: int | None
    """Who is credited with its last damage."""


class GenresZone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A zone on the battlefield (G-14)."""

    id: int
    card: str
    seat: int
    effect: str
    value: int
    square: str
    """Its top left square."""
    wide: int
    high: int
    temporary: bool
    """Whether it leaves when its controller's next turn opens."""
    triggered: tuple[int, ...]
    """The pieces it has triggered on in this turn."""


class GenresHit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A piece that something on the stack would hit as things stand, and for how much."""

    piece: int
    damage: int
    most: int | None = None
    """The most that the damage could be, where coins are still to be flipped."""


class GenresItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something on the stack (G-11)."""

    id: int
    seat: int
    kind: str
    """``move``, ``melee``, ``draw``, ``card``, ``summon-move``, ``summon-attack``, ``summon-special``, ``ghost-move``,
    ``ghost-attack``, ``objection`` or ``assist``."""
    card: str | None
    combos: tuple[str, ...]
    actor: int | None
    """The piece that acts."""
    targets: tuple[int, ...]
    """The pieces that were chosen."""
    square: str | None
    """Where it goes to."""
    aim: int | None
    """The item that a response is aimed at."""
    area: tuple[str, ...]
    """The squares of an attack, from where its attacker stands now."""
    hits: tuple[GenresHit, ...]
    text: str
    """What will happen when it resolves, in words; a player is written ``{seat:2}``."""


class GenresLasting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lasting Event in play."""

    card: str
    genre: str | None
    """The genre that was chosen for it, where one is."""


class GenresSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows of a player."""

    is_alive: bool
    health: int
    """The number at death for a dead player (G-9.5)."""
    hand: int
    hand_limit: int
    gagged_by: tuple[int, ...]
    """The seats until whose next turn this player can play no Objection! cards."""
    died: int | None
    """How many deaths were before this one; those who died at the same moment share the number."""


class GenresTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows (G-22)."""

    options: GenresSettings
    seats: tuple[GenresSeat, ...]
    pieces: tuple[GenresPiece, ...]
    """Pawns and ghosts by seat, then summons by arrival."""
    zones: tuple[GenresZone, ...]
    """The oldest first."""
    events: tuple[GenresLasting, ...]
    armories: tuple[int, ...]
    """How many cards are in each of the four."""
    discard: tuple[str, ...]
    """The top card last."""
    round: int
    first: int | None
    active: int | None
    phase: str
    """``set-up``, ``start``, ``draw``, ``action``, ``summon``, ``end``, ``ghost`` or ``over``."""
    actions: int
    drew: bool
    """Whether the Draw action of this turn is used."""
    no_attacks: bool
    """Whether the active player can play no attack cards in this turn."""
    ends_turn: bool
    """Whether the turn ends once what is being resolved is finished (G-4.12)."""
    stack: tuple[GenresItem, ...]
    """The top item, which resolves first, last."""
    queue: tuple[StepData, ...]
    """Events that wait to be played, in the form of ``pending``."""
    played: tuple[str, ...]
    """The cards played in this turn (G-2.12)."""
    rotation: int
    """From which armory the next card of set-up comes."""
    acting: int | None
    """The summon whose own turn it is."""
    deaths: int
    """How many players have died."""
    serial: int


class GenresCurtain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Curtain Call that comes next (G-20.5)."""

    rounds: int
    """How many rounds from now."""
    loss: int
    """How much health every living player loses then."""


class GenresView(View, frozen=True, tag="genres", omit_defaults=True):
    """What one seat, or a spectator, knows."""

    table: GenresTable
    hand: tuple[str, ...] | None
    """The viewer's own cards in their order; None for a spectator and for the dead."""
    known_hands: tuple[tuple[str, ...], ...]
    """For each seat the cards that the viewer knows to be in its hand (G-22.1); empty for the own one."""
    known_tops: tuple[tuple[str | None, ...], ...]
    """For each armory what the viewer knows of it, from the top down; None where a card is unknown."""
    pending: tuple[StepData, ...]
    """What is to happen, the next step last; what others choose is not told before it is declared."""
    curtain: GenresCurtain | None = None
    """The Curtain Call, once it is near."""


class GenresHidden(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only one player knows, or nobody."""

    hand: tuple[str, ...]
    known_hands: tuple[tuple[str, ...], ...]
    known_tops: tuple[tuple[str | None, ...], ...]


class GenresSnapshot(Snapshot, frozen=True, tag="genres"):
    """Everything, hidden cards included."""

    table: GenresTable
    armories: tuple[tuple[str, ...], ...]
    """The top card of each first."""
    hidden: tuple[GenresHidden, ...]
