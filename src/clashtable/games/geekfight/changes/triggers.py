"""What triggers abilities (F-14.9): each happening looks for those who wait for it. Next, read arena.py."""

from typing import Final

from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import NO_MARKS, TRIGGER, Cast
from clashtable.games.geekfight.model.piece import Piece
from clashtable.games.geekfight.model.state import GeekState, combatants, find_piece, has_buffs, pieces_of
from clashtable.games.geekfight.vocabulary import ITEM, SNACK

DEPLOYED: Final = 0
ATTACKS: Final = 1
IS_ATTACKED: Final = 2
DEFEATS: Final = 3
HOST_DEFEATS: Final = 4
OPPONENT_PLAYS_TACTIC: Final = 5
IS_DEFEATED: Final = 6
HOST_DEFEATED_WITH_DAMAGE: Final = 7
GAINS_CRED: Final = 8
IS_BARTERED: Final = 9
FORFEITS_SNACK: Final = 10
ACTION_STARTS: Final = 11
TURN_ENDS: Final = 12
DEALT_COMBAT_DAMAGE: Final = 13
IS_BROKEN: Final = 14
SNIPES_WITH: Final = 15
TIME_RUNS_OUT: Final = 16


def trigger(state: GeekState, piece: Piece, happening: int, subject: int) -> None:
    """Let the abilities of *piece* that wait for *happening* wait for the Queue."""
    if not piece.card.listens >> happening & 1:
        return
    abilities = piece.card.abilities
    for at in range(len(abilities)):
        if abilities[at].happening() == happening:
            state.waiting.append(
                Cast(0, TRIGGER, piece.controller, piece.card, piece.serial, at, -1, NO_MARKS, subject, None, -1, False)
            )


def trigger_all(state: GeekState, seat: int, happening: int, subject: int) -> None:
    """Let all that *seat* controls answer *happening*, what came into the arena earlier first (F-8.7)."""
    if not is_heard(state, seat, happening):
        return
    start = len(state.waiting)
    for piece in pieces_of(state, seat):
        trigger(state, piece, happening, subject)
    sort_waiting(state, start)


def is_heard(state: GeekState, seat: int, happening: int) -> bool:
    """Tell whether something that may be of *seat* waits for *happening*: any Buff counts, whoever controls it."""
    player = state.players[seat]
    if player.combatant is not None:
        if player.combatant.card.listens >> happening & 1:
            return True
        for item in player.items:
            if item.card.listens >> happening & 1:
                return True
    return has_buffs(state)


def attacked(state: GeekState, attacker: Piece, defender: Piece) -> None:
    """A Combatant attacks another (F-12.1, step 6)."""
    start = len(state.waiting)
    trigger(state, attacker, ATTACKS, attacker.serial)
    trigger(state, defender, IS_ATTACKED, attacker.serial)
    sort_waiting(state, start)


def tactic_played(state: GeekState, seat: int) -> None:
    """*seat* plays a Tactic."""
    for other in range(state.seats):
        if other != seat and state.players[other].is_in:
            trigger_all(state, other, OPPONENT_PLAYS_TACTIC, seat)


def defeated(state: GeekState, lost: list[Piece], defeaters: list[int]) -> None:
    """Combatants were defeated, all at once; *defeaters* tells by whom with damage, -1 by nobody."""
    start = len(state.waiting)
    for at in range(len(lost)):
        piece = lost[at]
        trigger(state, piece, IS_DEFEATED, piece.serial)
        if piece.hurt_by >= 0:
            for buff in piece.buffs:
                trigger(state, buff, HOST_DEFEATED_WITH_DAMAGE, defeaters[at])
            winner = find_piece(state, piece.hurt_from) if piece.hurt_from else None
            if winner is not None:
                trigger(state, winner, DEFEATS, winner.serial)
                for buff in winner.buffs:
                    trigger(state, buff, HOST_DEFEATS, winner.serial)
    sort_waiting(state, start)


def sort_waiting(state: GeekState, start: int) -> None:
    """Put what triggered at the same time, from *start* on, into the order of its sources (F-8.7)."""
    waiting = state.waiting
    for last in range(start + 1, len(waiting)):
        cast = waiting[last]
        at = last
        while at > start and waiting[at - 1].source > cast.source:
            waiting[at] = waiting[at - 1]
            at -= 1
        waiting[at] = cast


def forfeited(state: GeekState, seat: int, card: Card) -> None:
    """*seat* forfeits a card."""
    if card.kind == ITEM and card.subtype == SNACK:
        trigger_all(state, seat, FORFEITS_SNACK, 0)


def bartering_triggers(state: GeekState, item: Piece) -> bool:
    """Tell whether bartering *item* would put an ability on the Queue (F-22.5 b)."""
    if not state.is_equipped(item):
        return False
    if item.card.listens >> IS_BARTERED & 1:
        return True
    if item.card.subtype != SNACK:
        return False
    for piece in combatants(state):
        if piece.controller == item.controller and piece.card.listens >> FORFEITS_SNACK & 1:
            return True
    return False


def drop_waiting(state: GeekState) -> None:
    """Forget the Triggered Abilities that still wait: nothing more can be added, or the turn is over (F-20.9)."""
    state.waiting = []
