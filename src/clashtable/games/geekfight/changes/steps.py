"""The smallest changes of turns, the Queue, resources and values, one event each.

Cards outside the arena are moved by hands.py, those in it by arena.py; only these three and triggers.py alter a state.
"""

from clashtable.core.outcome import Outcome
from clashtable.games.geekfight.changes import triggers
from clashtable.games.geekfight.changes.arena import hosts, remember_source, to_discard, unharmed
from clashtable.games.geekfight.changes.naming import target_facts, units_fact
from clashtable.games.geekfight.model.state import (
    CARD,
    DRAW,
    LIMIT_ATTACK,
    LIMIT_FREE,
    LIMIT_OVER,
    LIMIT_SPEND,
    OBJECT_KINDS,
    OVER,
    USED_ATTACK,
    USED_SPEND,
    Cast,
    GeekState,
    Lasting,
    Mark,
    Piece,
    Queued,
    combatants,
)
from clashtable.games.geekfight.model.values import DISTRACT, forbidden
from clashtable.games.geekfight.vocabulary import COUNTERS, DISTRACTION, TIME
from clashtable.games.geekfight.wire.arena import (
    CountersPut,
    CountersRemoved,
    Damaged,
    GainedCred,
    Healed,
    Modified,
    Refreshed,
    Shielded,
)
from clashtable.games.geekfight.wire.events import (
    ActionEnded,
    Added,
    Began,
    Cancelled,
    Chose,
    CleanedUp,
    Fizzled,
    Left,
    MatchEnded,
    Paid,
    Passed,
    Renewed,
    Resolved,
    Retargeted,
    Spent,
    TurnBegan,
)


def begin_match(state: GeekState, seat: int) -> None:
    """Settle who goes first (F-6.5)."""
    state.course.first = seat
    if state.events is not None:
        state.events.append(Began(seat))


def begin_turn(state: GeekState, seat: int) -> None:
    """Begin a turn: unspent units vanish, and what lasted until it ends (F-7.2)."""
    course, player = state.course, state.players[seat]
    course.active = seat
    course.phase = DRAW
    course.added = 0
    course.has_defeat = False
    course.is_cleaned = False
    player.turns += 1
    player.units = 0
    if course.first == seat and player.turns > 1:
        course.limit = LIMIT_OVER
    end_lasting(state, seat)
    if state.events is not None:
        state.events.append(TurnBegan(seat, player.turns))


def end_lasting(state: GeekState, until: int) -> None:
    """End the modifiers that last until the next turn of a seat, or with -1 this turn's."""
    for piece in combatants(state):
        if piece.lasting:
            piece.lasting = [lasting for lasting in piece.lasting if lasting.until != until]


def renew(state: GeekState, seat: int) -> None:
    """Renew Actions and allowances (F-7.4)."""
    player = state.players[seat]
    if player.combatant is not None:
        player.combatant.used = 0
    for item in player.items:
        item.used = 0
    for other in state.players:
        if other.combatant is not None:
            for buff in other.combatant.buffs:
                if buff.controller == seat:
                    buff.used = 0
    if state.events is not None:
        state.events.append(Renewed(seat))


def end_action_phase(state: GeekState, seat: int) -> None:
    """End the Action Phase (F-7.5)."""
    if state.events is not None:
        state.events.append(ActionEnded(seat))


def pass_control(state: GeekState, seat: int) -> None:
    """Pass, asked or not: nothing marks a silent pass (F-22.6)."""
    if state.events is not None:
        state.events.append(Passed(seat))


def end_turn_effects(state: GeekState) -> None:
    """End what is for this turn: modifiers and unused prevention (F-7.6)."""
    end_lasting(state, -1)
    for piece in combatants(state):
        piece.shields = []


def clean_up(state: GeekState) -> None:
    """Clean up: a Distraction Counter and a Time Counter of each Buff go, and what is for this turn ends (F-7.6)."""
    seat = state.course.active
    state.course.is_cleaned = True
    end_turn_effects(state)
    if state.events is not None:
        state.events.append(CleanedUp(seat))
    combatant = state.players[seat].combatant
    if combatant is not None and combatant.counters[DISTRACTION]:
        remove_counters(state, combatant, DISTRACTION, 1)
    start = len(state.waiting)
    for host in hosts(state):
        for buff in host.buffs:
            if buff.controller == seat and buff.counters[TIME]:
                remove_counters(state, buff, TIME, 1)
                if not buff.counters[TIME]:
                    triggers.fire(state, buff, triggers.TIME_RUNS_OUT, host.serial)
    triggers.sort_waiting(state, start)


def add_object(state: GeekState, cast: Cast) -> None:
    """Count and tell an object that goes on top of the Queue (F-12.1, step 6)."""
    state.course.added += 1
    if state.events is not None:
        what = OBJECT_KINDS[cast.kind]
        state.events.append(Added(cast.serial, cast.seat, what, cast.card.id, target_facts(cast.targets)))


def resolve_object(state: GeekState, cast: Cast) -> None:
    """Note that an object resolves."""
    if state.events is not None:
        state.events.append(Resolved(cast.serial, cast.card.id, OBJECT_KINDS[cast.kind]))


def fizzle(state: GeekState, cast: Cast) -> None:
    """Ignore an object that has lost its targets (F-15.4)."""
    if state.events is not None:
        state.events.append(Fizzled(cast.serial, cast.card.id, OBJECT_KINDS[cast.kind]))


def discard_object(state: GeekState, cast: Cast) -> None:
    """Put the card of an object that is over into its owner's discard pile (F-8.8)."""
    if cast.kind == CARD:
        state.players[cast.seat].discard.append(cast.card)


def cancel_object(state: GeekState, serial: int) -> None:
    """Remove an object from the Queue without resolving it (F-15.5)."""
    for at in range(len(state.pending)):
        step = state.pending[at]
        if isinstance(step, Queued) and step.cast.serial == serial:
            state.pending.pop(at)
            discard_object(state, step.cast)
            if state.events is not None:
                cast = step.cast
                state.events.append(Cancelled(cast.serial, cast.card.id, OBJECT_KINDS[cast.kind]))
            return


def replace_cast(state: GeekState, cast: Cast) -> None:
    """Put another form of an object in its place on the Queue."""
    for at in range(len(state.pending)):
        step = state.pending[at]
        if isinstance(step, Queued) and step.cast.serial == cast.serial:
            state.pending[at] = step.with_cast(cast)
            return


def retarget(state: GeekState, cast: Cast, mark: Mark) -> None:
    """Give an object with one target another one (F-15.6)."""
    replace_cast(state, cast.altered([mark], cast.remembered, cast.is_shielded))
    if state.events is not None:
        state.events.append(Retargeted(cast.serial, cast.card.id, target_facts([mark])))


def shield_attack(state: GeekState, attack: Cast) -> None:
    """Prevent all combat damage of an attack (F-16.7)."""
    replace_cast(state, attack.altered(attack.targets, attack.remembered, is_shielded=True))
    if state.events is not None:
        state.events.append(Shielded(attack.source, attack.card.id, 0, attack=True))


def choose(state: GeekState, seat: int, what: str) -> None:
    """Note what a player chose among the ways of a text."""
    if state.events is not None:
        state.events.append(Chose(seat, what))


def pay(state: GeekState, seat: int, units: int) -> None:
    """Remove units from a pool (F-10.6)."""
    state.players[seat].units -= units
    if state.events is not None:
        state.events.append(Paid(seat, units_fact(units)))


def use_spend(state: GeekState, piece: Piece) -> None:
    """Use a Combatant's Spend Action (F-9.5)."""
    piece.used |= USED_SPEND
    note_limit(state, piece.controller, LIMIT_SPEND)
    if state.events is not None:
        state.events.append(Spent(piece.controller, piece.serial, piece.card.id))


def use_attack(state: GeekState, piece: Piece) -> None:
    """Use a Combatant's Attack Action; that it attacks is told when the attack is added."""
    piece.used |= USED_ATTACK
    note_limit(state, piece.controller, LIMIT_ATTACK)


def note_limit(state: GeekState, seat: int, used: int) -> None:
    """Keep what the first player has used under the opening limit (F-6.6)."""
    course = state.course
    if seat == course.first and course.limit == LIMIT_FREE:
        course.limit = used


def put_counters(state: GeekState, piece: Piece, counter: int, amount: int) -> None:
    """Put counters on a card (F-17), unless they cannot be put there."""
    if counter == DISTRACTION and forbidden(state, piece) & DISTRACT:
        unharmed(state, piece, "distract")
        return
    counters = piece.counters[:]
    counters[counter] += amount
    piece.counters = counters
    if state.events is not None:
        state.events.append(CountersPut(piece.serial, piece.card.id, COUNTERS[counter], amount))


def remove_counters(state: GeekState, piece: Piece, counter: int, amount: int) -> None:
    """Remove up to *amount* counters from a card."""
    removed = min(amount, piece.counters[counter])
    if not removed:
        return
    counters = piece.counters[:]
    counters[counter] -= removed
    piece.counters = counters
    if state.events is not None:
        state.events.append(CountersRemoved(piece.serial, piece.card.id, COUNTERS[counter], removed))


def modify(state: GeekState, piece: Piece, lasting: Lasting, what: str) -> None:
    """Give a Combatant a modifier for a time."""
    piece.lasting = [*piece.lasting, lasting]
    if state.events is not None:
        until = None if lasting.until < 0 else lasting.until
        state.events.append(Modified(piece.serial, piece.card.id, what, lasting.amount, until))


def shield(state: GeekState, piece: Piece, amount: int) -> None:
    """Prevent the next damage to a Combatant in this turn; 0 prevents all of it (F-16.7)."""
    piece.shields = [*piece.shields, amount]
    if state.events is not None:
        state.events.append(Shielded(piece.serial, piece.card.id, amount, attack=False))


def deal_damage(
    state: GeekState, piece: Piece, amount: int, *, seat: int, dealer: int, combat: bool, prevented: int
) -> None:
    """Deal damage by *seat* to a Combatant, of which *prevented* and then its shields take their part (F-16)."""
    if amount <= 0:
        return
    left = max(0, amount - prevented)
    if 0 in piece.shields:
        left = 0
    elif piece.shields and left:
        left = absorbed(piece, left)
    piece.damage += left
    if left:
        piece.hurt_by = seat
        piece.hurt_from = dealer
    if state.events is not None:
        state.events.append(Damaged(piece.serial, piece.card.id, left, amount - left, combat, seat))
    if left and combat:
        triggers.fire(state, piece, triggers.DEALT_COMBAT_DAMAGE, piece.serial)


def absorbed(piece: Piece, amount: int) -> int:
    """Use up shields, oldest first; return the damage that is left."""
    shields: list[int] = []
    for number in piece.shields:
        used = min(number, amount)
        amount -= used
        if number > used:
            shields.append(number - used)
    piece.shields = shields
    return amount


def heal(state: GeekState, piece: Piece, amount: int) -> None:
    """Remove damage from a Combatant (F-16.8)."""
    healed = min(amount, piece.damage)
    piece.damage -= healed
    if healed and state.events is not None:
        state.events.append(Healed(piece.serial, piece.card.id, healed))


def refresh(state: GeekState, piece: Piece, used: int) -> None:
    """Make a used Action available again (F-9.3)."""
    piece.used &= ~used
    if state.events is not None:
        what = "attack" if used == USED_ATTACK else "spend"
        state.events.append(Refreshed(piece.serial, piece.card.id, what))


def gain_cred(state: GeekState, seat: int, amount: int) -> None:
    """Gain Cred (F-20.1)."""
    player = state.players[seat]
    player.cred += amount
    if state.events is not None:
        state.events.append(GainedCred(seat, amount, player.cred))
    triggers.fire_all(state, seat, triggers.GAINS_CRED, 0)


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
    state.waiting = []
    if state.events is not None:
        state.events.append(MatchEnded(tuple(winners), cred, why))
