"""The structs of a view and of a snapshot of Clash of Corgis."""

from __future__ import annotations

import msgspec

from clashtable.core.codec import StepData
from clashtable.core.view import Snapshot, View


class CorgiSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of the match."""

    decks: int
    wilds: int
    pass_lockout: bool
    effects_optional: bool
    bard_second: str
    monk_scope: str
    archer_target: str
    assassin_skip: str
    wild_suit: str
    reaction_prompt: str
    match_wins: int


class CorgiCombo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combo on the pile with its values (C-4.4)."""

    owner: int
    cards: tuple[str, ...]
    rank: str
    effect: str
    suits: str


class CorgiLack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an effect that did not happen has shown: at least so many hidden cards have none of these suits."""

    cards: int
    suits: str


class CorgiSlot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the deck as the viewer knows it."""

    card: str | None
    not_suits: str = ""
    """Suits that a public miss has ruled out."""
    known_to: tuple[int, ...] = ()
    """Who knows the card, 8 for spectators; only in a snapshot."""


class CorgiSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows of a player."""

    hidden: int
    """How many hidden cards."""
    exposed: tuple[str, ...]
    locked: tuple[str, ...]
    wins: int
    lacks: tuple[CorgiLack, ...]


class CorgiTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody knows (C-11.1)."""

    options: CorgiSettings
    game: int
    leader: int
    seats: tuple[CorgiSeat, ...]
    pile: tuple[CorgiCombo, ...]
    """The combos of this round, the leading one last."""
    discard: tuple[str, ...]
    turn: int
    """Whose turn it is; who played or passed last, until that is settled (C-11.6)."""
    passed: tuple[int, ...]
    skipped: tuple[int, ...]
    out: tuple[int, ...]
    low: bool
    low_seat: int | None
    berserk: bool
    aimed: int | None
    """At whom an effect is aimed that has not taken place yet."""
    drawn: bool
    """Whether a Healer's card has been drawn for which none has been returned yet."""


class CorgisView(View, frozen=True, tag="corgis"):
    """What one seat, or a spectator, knows."""

    table: CorgiTable
    hand: tuple[str, ...] | None
    """The viewer's own hidden cards; None for a spectator."""
    deck: tuple[CorgiSlot, ...]
    """The top card first."""
    seen: tuple[tuple[str, ...], ...]
    """The hidden cards of each seat that the viewer has seen and knows to be there still."""
    pending: tuple[StepData, ...]
    """What is to happen, where the viewer knows it; empty while somebody else settles a play in secret."""


class CorgisSnapshot(Snapshot, frozen=True, tag="corgis"):
    """Everything, hidden cards included."""

    table: CorgiTable
    hands: tuple[tuple[str, ...], ...]
    deck: tuple[CorgiSlot, ...]
    seen: tuple[tuple[tuple[str, ...], ...], ...]
    """For each seat, what each viewer knows of its hidden hand, spectators last; empty when nobody knows any."""
    aside: tuple[str, ...] = ()
    """Cards that are not in the game, as it began from a position that does not name them."""
