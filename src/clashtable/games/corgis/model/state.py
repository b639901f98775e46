"""The state of Clash of Corgis, and read-only questions about it."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from clashtable.core.luck import Luck
from clashtable.core.outcome import Outcome
from clashtable.core.state import State, Step
from clashtable.games.corgis.model.card import WILD_GROUP, bit, count_bits, group_bits, group_cards, suits_of
from clashtable.games.corgis.model.combos import SIZES
from clashtable.games.corgis.moves import CorgiMove
from clashtable.games.corgis.vocabulary import ACE, DECK_CARDS, NO_EFFECT


@final
class CorgiOptions:
    """The options of C-13, as the rules use them."""

    __slots__ = (
        "archer_next", "asks_always", "bard_free", "decks", "effects_optional", "match_wins",
        "monk_binds_player", "pass_lockout", "skip_defers", "wild_copies_suits", "wilds",
    )  # fmt: skip

    def __init__(
        self, decks: int, wilds: int, pass_lockout: bool, effects_optional: bool, bard_free: bool,
        monk_binds_player: bool, archer_next: bool, skip_defers: bool, wild_copies_suits: bool,
        asks_always: bool, match_wins: int,
    ) -> None:  # fmt: skip
        self.decks: Final = decks
        self.wilds: Final = wilds
        self.pass_lockout: Final = pass_lockout
        self.effects_optional: Final = effects_optional
        self.bard_free: Final = bard_free
        self.monk_binds_player: Final = monk_binds_player
        self.archer_next: Final = archer_next
        self.skip_defers: Final = skip_defers
        self.wild_copies_suits: Final = wild_copies_suits
        self.asks_always: Final = asks_always
        self.match_wins: Final = match_wins


SPECTATOR: Final = 8
"""The place of spectators among viewers, after the eight seats."""
VIEWERS: Final = 9
EVERYBODY: Final = (1 << VIEWERS) - 1


@final
@mypyc_attr(acyclic=True)
class Slot:
    """A card of the deck, who knows it, and which suits everybody knows it has not."""

    __slots__ = ("card", "known_to", "not_suits")

    def __init__(self, card: int, known_to: int, not_suits: int) -> None:
        self.card: Final = card
        self.known_to: Final = known_to
        """Viewers as bits."""
        self.not_suits: Final = not_suits
        """Suits as bits; a card that could only be a Wild is of none of the five."""


@final
@mypyc_attr(acyclic=True)
class Lack:
    """What an effect that did not happen has shown of a hidden hand (C-11.5)."""

    __slots__ = ("cards", "suits")

    def __init__(self, suits: int, cards: int) -> None:
        self.suits: Final = suits
        self.cards: Final = cards
        """At least so many of the hidden cards have none of ``suits``."""


@final
@mypyc_attr(acyclic=True)
class CorgiPlayer:
    """One player's cards, and what others know of them."""

    __slots__ = ("exposed", "hidden", "lacks", "locked", "seen_by", "wins")

    def __init__(
        self, hidden: int, exposed: int, locked: int, lacks: list[Lack], seen_by: list[int], wins: int
    ) -> None:
        self.hidden = hidden
        self.exposed = exposed
        self.locked = locked
        """Those of ``exposed`` that cannot be played in this round."""
        self.lacks = lacks
        """Never altered in place, so that copies share it."""
        self.seen_by = seen_by
        """For each viewer the hidden cards of this player that it knows, empty when nobody knows one; never altered
        in place."""
        self.wins = wins

    def fork(self) -> "CorgiPlayer":
        """Return an independent copy."""
        return CorgiPlayer(self.hidden, self.exposed, self.locked, self.lacks, self.seen_by, self.wins)

    def known_to(self, viewer: int) -> int:
        """Return the hidden cards of this player that *viewer* has seen."""
        return self.seen_by[viewer] if self.seen_by else 0

    def hidden_size(self) -> int:
        """Return how many hidden cards there are."""
        return count_bits(self.hidden)


@final
class Combo:
    """A combo on the table with its values (C-4.4)."""

    __slots__ = ("cards", "effect", "owner", "rank", "size", "suits")

    def __init__(self, owner: int, cards: int, size: int, rank: int, effect: int, suits: int) -> None:
        self.owner: Final = owner
        self.cards: Final = cards
        self.size: Final = size
        """Its kind: how many cards it has."""
        self.rank: Final = rank
        """1 to 9, ACE, or 0 for a Wild that was led."""
        self.effect: Final = effect
        self.suits: Final = suits


def combo_of(owner: int, move: CorgiMove, beaten: Combo | None, wild_copies_suits: bool) -> Combo:
    """Return the combo of a play with its values; a Wild takes over those of the combo it beats (C-9)."""
    cards = group_cards(move.subject, move.bits)
    size = SIZES[move.bits]
    if move.subject != WILD_GROUP:
        rank = move.subject + 1
        return Combo(owner, cards, size, rank, rank, suits_of(move.subject, move.bits))
    if beaten is None:
        return Combo(owner, cards, size, 0, NO_EFFECT, 0)
    return Combo(owner, cards, size, beaten.rank, beaten.effect, beaten.suits if wild_copies_suits else 0)


@final
class Laid:
    """A combo of this round, and what was laid before it."""

    # Not acyclic, nor may what it holds be: freeing a chain of over fifty such objects destroys memory (mypyc 2.4).

    __slots__ = ("before", "combo")

    def __init__(self, combo: Combo, before: "Laid | None") -> None:
        self.combo: Final = combo
        self.before: Final = before


@final
@mypyc_attr(acyclic=True)
class Trick:
    """What belongs to the round that is being played."""

    __slots__ = ("berserk", "laid", "low", "low_seat", "out", "passed", "skipped", "turn")

    def __init__(
        self, laid: Laid | None, turn: int, passed: int, skipped: int, out: int, low: bool, low_seat: int, berserk: bool
    ) -> None:
        self.laid: Laid | None = laid
        """The combos of the round, the leading one first."""
        self.turn = turn
        """Who led, played or passed last: whose turn it is until everything is settled (C-11.6)."""
        self.passed = passed
        """The seats, as bits, that have passed or been skipped since the leading combo was laid."""
        self.skipped = skipped
        """The seats, as bits, whose next turn is taken by an Assassin without closing it (``defers``)."""
        self.out = out
        """The seats that take no more turns in this round (``pass_lockout``)."""
        self.low = low
        """Whether the leading combo has to be beaten by a lower rank."""
        self.low_seat = low_seat
        """Whom this binds; -1 for everybody."""
        self.berserk = berserk
        """Whether a Berserker is in force."""

    def fork(self) -> "Trick":
        """Return an independent copy."""
        return Trick(self.laid, self.turn, self.passed, self.skipped, self.out, self.low, self.low_seat, self.berserk)


@final
class CorgiState(State):
    """A match of Clash of Corgis."""

    __slots__ = ("deck", "discard", "game", "leader", "options", "players", "trick")

    def __init__(
        self,
        seats: int,
        luck: Luck,
        pending: list[Step],
        outcome: Outcome | None,
        options: CorgiOptions,
        players: list[CorgiPlayer],
        deck: list[Slot],
        discard: int,
        trick: Trick,
        game: int,
        leader: int,
    ) -> None:
        super().__init__(seats, luck, pending, outcome)
        self.options = options
        self.players = players
        self.deck = deck
        """The top card last."""
        self.discard = discard
        self.trick = trick
        self.game = game
        """The number of the game in the match, from 1."""
        self.leader = leader
        """Who led this round."""

    def fork(self) -> "CorgiState":
        return CorgiState(
            self.seats,
            self.luck.fork(),
            self.pending[:],
            self.outcome,
            self.options,
            [player.fork() for player in self.players],
            self.deck[:],
            self.discard,
            self.trick.fork(),
            self.game,
            self.leader,
        )

    def leading(self) -> Combo | None:
        """Return the leading combo (C-5.2)."""
        return None if self.trick.laid is None else self.trick.laid.combo

    def next_player(self, seat: int) -> int:
        """Return "the next player" after *seat* (C-7.6)."""
        other = (seat + 1) % self.seats
        while self.trick.out >> other & 1 and other != seat:
            other = (other + 1) % self.seats
        return other


def hidden_aces(player: CorgiPlayer) -> int:
    """Return the hidden Aces, equal ones once, as the ten bits of their group."""
    bits = group_bits(player.hidden, ACE - 1)
    return bits & ~((bits & 31) << 5)


def others(state: CorgiState, seat: int) -> list[int]:
    """Return the other seats, clockwise."""
    return [(seat + step) % state.seats for step in range(1, state.seats)]


def all_cards(options: CorgiOptions) -> int:
    """Return every card of the match."""
    unused = sum([1 << 50 + wild for wild in range(options.wilds, 5)])
    one = (1 << DECK_CARDS) - 1 & ~unused
    return one if options.decks == 1 else one | one << DECK_CARDS


def unplaced(state: CorgiState) -> int:
    """Return the cards of the match that lie in no place that *state* knows."""
    found = all_cards(state.options) & ~state.discard
    for player in state.players:
        found &= ~(player.hidden | player.exposed)
    for slot in state.deck:
        if slot.card >= 0:
            found &= ~bit(slot.card)
    laid = state.trick.laid
    while laid is not None:
        found &= ~laid.combo.cards
        laid = laid.before
    return found
