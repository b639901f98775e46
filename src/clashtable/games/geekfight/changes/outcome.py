"""Cred, players who leave, and the end of the match, one event each."""

from clashtable.core.outcome import Outcome
from clashtable.games.geekfight.changes import triggers
from clashtable.games.geekfight.changes.arena import hosts, remember_source, to_discard
from clashtable.games.geekfight.changes.counters import end_lasting
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.state import (
    OVER,
    GeekState,
)
from clashtable.games.geekfight.wire.arena import (
    GainedCred,
)
from clashtable.games.geekfight.wire.events import (
    Left,
    MatchEnded,
)


def gain_cred(state: GeekState, seat: int, amount: int) -> None:
    """Gain Cred (F-20.1)."""
    player = state.players[seat]
    player.cred += amount
    if state.events is not None:
        state.events.append(GainedCred(seat, amount, player.cred))
    triggers.trigger_all(state, seat, triggers.GAINS_CRED, 0)


def leave_match(state: GeekState, seat: int, why: str) -> None:
    """Take a player and all their cards out of the game (F-20.6); the Queue is the caller's business."""
    player = state.players[seat]
    player.is_in = False
    for host in hosts(state):
        if host.owner == seat or any_owned(host.buffs, seat):
            remember_source(state, host)
    if player.combatant is not None:
        drop_buffs(state, player.combatant)
        player.combatant = None
    for item in player.items:
        drop_buffs(state, item)
        to_discard(state, item)
    player.items = []
    player.deck, player.hand, player.discard, player.shown, player.somewhere = [], [], [], [], []
    player.opening = None
    player.units = 0
    player.known_top = player.known_bottom = 0
    for other in state.players:
        other.items = [item for item in other.items if kept_of(state, item, seat)]
        if other.combatant is not None:
            keep_buffs(other.combatant, seat)
    end_lasting(state, seat)
    if state.events is not None:
        state.events.append(Left(seat, why))


def any_owned(buffs: list[Piece], seat: int) -> bool:
    """Tell whether *seat* owns one of *buffs*."""
    for buff in buffs:
        if buff.owner == seat:
            return True
    return False


def drop_buffs(state: GeekState, host: Piece) -> None:
    """Discard the Buffs of a host that leaves."""
    for buff in host.buffs:
        to_discard(state, buff)


def kept_of(state: GeekState, item: Piece, seat: int) -> bool:
    """Take what *seat* owns off an Item of another player; false when the Item itself is theirs."""
    if item.owner == seat:
        drop_buffs(state, item)
        return False
    keep_buffs(item, seat)
    return True


def keep_buffs(host: Piece, seat: int) -> None:
    """Take the Buffs that *seat* owns off *host*."""
    host.buffs = [buff for buff in host.buffs if buff.owner != seat]


def end_match(state: GeekState, winners: list[int], why: str) -> None:
    """Decide the match (F-20)."""
    cred = tuple([player.cred for player in state.players])
    state.course.phase = OVER
    state.outcome = Outcome(tuple(winners), cred, why)
    state.pending.clear()
    state.queued = 0
    state.waiting = []
    if state.events is not None:
        state.events.append(MatchEnded(tuple(winners), cred, why))
