"""States from snapshots, and the facts they are made of."""

from __future__ import annotations

from collections.abc import Sequence

from clashtable.core.codec import StepData
from clashtable.core.luck import SavedLuck, luck_from_saved
from clashtable.core.setting import Options
from clashtable.games.geekfight.cards.pool import BY_ID, POOL
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import Cast
from clashtable.games.geekfight.model.piece import Lasting, Piece
from clashtable.games.geekfight.model.resources import units
from clashtable.games.geekfight.model.state import (
    LIMITS,
    PHASES,
    Course,
    GeekOptions,
    GeekPlayer,
    GeekState,
    count_queued,
)
from clashtable.games.geekfight.options import OPTIONS
from clashtable.games.geekfight.view.knowledge import USES
from clashtable.games.geekfight.view.pending import CODEC
from clashtable.games.geekfight.vocabulary import (
    COUNTERS,
    HEALTH,
    STRENGTH,
)
from clashtable.games.geekfight.wire.views import GeekPiece, GeekSeat, GeekSnapshot, GeekTable, GeekUnits


def options_from(options: Options) -> GeekOptions:
    """Return the options as the rules use them."""
    first = options["first_player"]
    return GeekOptions(
        cred_goal=int(options["cred_goal"]),
        turn_limit=int(options["turn_limit"]),
        first_player=-1 if first == "random" else int(first),
        response_hold_ms=int(options["response_hold_ms"]),
        ask_always=bool(options["ask_always"]),
        decks=str(options["decks"]),
    )


def units_from(facts: GeekUnits) -> int:
    """Return units as a pool."""
    amounts = (facts.tokens, facts.cash, facts.tickets, facts.glue, facts.caffeine, facts.generic)
    return sum(units(kind, amount) for kind, amount in enumerate(amounts))


def piece_from(facts: GeekPiece) -> Piece:
    """Return a card in the arena; its values are computed anew."""
    return Piece(
        facts.id, BY_ID[facts.card], facts.owner, facts.controller, facts.damage,
        [facts.counters.get(name, 0) for name in COUNTERS], sum(bit for bit, name in USES if name in facts.used),
        [piece_from(buff) for buff in facts.buffs],
        [
            Lasting(HEALTH if one.what == "health" else STRENGTH, one.amount, -1 if one.until is None else one.until)
            for one in facts.lasting
        ],
        list(facts.shields), -1 if facts.hurt_by is None else facts.hurt_by, facts.hurt_from or 0,
    )  # fmt: skip


def player_from(facts: GeekSeat, hand: list[Card], deck: list[Card], opening: Card | None) -> GeekPlayer:
    """Return a player; *deck* has the top card last."""
    return GeekPlayer(
        deck, hand, POOL.with_ids(facts.discard), opening,
        None if facts.combatant is None else piece_from(facts.combatant), [piece_from(item) for item in facts.items],
        units_from(facts.units), facts.cred, facts.turns, facts.is_in, 0, 0, POOL.with_ids(facts.shown),
        POOL.with_ids(facts.somewhere),
    )  # fmt: skip


def state_from(
    table: GeekTable, players: list[GeekPlayer], pending: Sequence[StepData], luck: SavedLuck, decks: str
) -> GeekState:
    """Return the state of a table whose players are known."""
    course = Course(
        -1 if table.active is None else table.active, PHASES.index(table.phase),
        -1 if table.first is None else table.first, LIMITS.index(table.opening_limit), table.added, table.defeated,
        table.cleaned, table.serial,
    )  # fmt: skip
    chosen = {name: getattr(table.options, name) for name in OPTIONS if name != "decks"}
    steps = [CODEC.read(step) for step in pending]
    return GeekState(
        len(players), luck_from_saved(luck), steps, None,
        options_from({**chosen, "decks": decks}), players, course,
        [CODEC.read_parts(Cast, use) for use in table.waiting], count_queued(steps),
    )  # fmt: skip


def state_from_snapshot(snapshot: GeekSnapshot) -> GeekState:
    """Return the state of *snapshot*."""
    players = []
    for facts, hidden in zip(snapshot.table.seats, snapshot.hidden, strict=True):
        opening = None if hidden.opening is None else BY_ID[hidden.opening]
        player = player_from(facts, POOL.with_ids(hidden.hand), POOL.with_ids(hidden.deck)[::-1], opening)
        player.known_top, player.known_bottom = hidden.known_top, hidden.known_bottom
        players.append(player)
    state = state_from(snapshot.table, players, snapshot.pending, snapshot.luck, snapshot.decks)
    state.outcome = snapshot.outcome
    return state
