"""What would come of an answer, as data and in words, before it is given. Next, read view/plans.py."""

from __future__ import annotations

from typing import NamedTuple

from clashtable.core.preview import AnyShown, ShownHit, ShownLoss
from clashtable.core.state import Ask
from clashtable.core.text import capitalized
from clashtable.core.window import Response
from clashtable.games.panzer.changes import damage
from clashtable.games.panzer.effects.base import harmed_kinds
from clashtable.games.panzer.model.cast import (
    AT_ITEM,
    AT_MODIFIER,
    AT_PLAYER,
    AT_UNIT,
    DEMOLISH,
    EVENT,
    RANGED,
    REPAIR,
    Cast,
    Mark,
)
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import attack_against, remaining_defense, supply_attack, value
from clashtable.games.panzer.moves import AT_SUPPLY, NO, PLAY, PLAY_FREE, TO, PanzerMove
from clashtable.games.panzer.rules import battle
from clashtable.games.panzer.rules.chain import FlashDraft, FlashWindow
from clashtable.games.panzer.rules.declaration import Draft, DraftChoice, settled
from clashtable.games.panzer.rules.describe import item_text, mark_words
from clashtable.games.panzer.rules.main_phase import AskAttack, AskMove
from clashtable.games.panzer.rules.requirements import acting_of, card_use
from clashtable.games.panzer.rules.triggered import AskJunkyard, TriggerDraft, event_use
from clashtable.games.panzer.view.labels import leg_cost
from clashtable.games.panzer.vocabulary import RANGED_ATTACK
from clashtable.games.panzer.vocabulary import REPAIR as REPAIR_KEYWORD


def use_after(state: PanzerState, ask: Ask, move: PanzerMove) -> Cast | None:
    """Return what *move* and the choices that follow by themselves (P-17.2) declare; None while more is chosen."""
    draft = draft_after(state, ask, move)
    # A card without an effect of its own is aimed at nothing.
    if draft is None or (draft.use.kind == EVENT and draft.use.ability < 0):
        return None
    whole = settled(state, draft)
    return whole.use if whole.next_question(state) is None else None


def draft_after(state: PanzerState, ask: Ask, move: PanzerMove) -> Draft | None:
    """Return the draft that *move* begins or goes on with; None where it does neither."""
    if isinstance(ask, DraftChoice):
        return None if move.kind == NO else ask.draft.again(ask.chosen(state, move))
    if isinstance(ask, Response) and isinstance(ask.window, FlashWindow) and move.kind == PLAY:
        assert move.card is not None
        return FlashDraft(card_use(ask.seat, move.card), ask.window)
    if isinstance(ask, AskJunkyard) and move.kind == PLAY_FREE:
        return TriggerDraft(event_use(ask.use))
    return None


class Outlook(NamedTuple):
    """What would come of an answer, if nobody answers it; nothing where more is still to be chosen."""

    note: str = ""
    """In words."""
    shows: tuple[AnyShown, ...] = ()
    """The cost of a leg, what an attack takes."""
    is_own_hit: bool = False
    """Whether something of its own player is harmed (R23)."""


def outlook(state: PanzerState, ask: Ask, move: PanzerMove) -> Outlook:
    """Return what would come of *move*; of an action of the Main-Phase its plans tell."""
    if isinstance(ask, AskMove) and move.kind == TO:
        return Outlook(shows=(leg_cost(state, ask, move.space),))
    if isinstance(ask, AskAttack):
        unit = ask.unit_of(state)
        return Outlook(attack_note(state, unit, move), attack_shown(state, unit, move))
    use = use_after(state, ask, move)
    if use is None or not use.targets:
        return Outlook()
    shows = (ranged_hit(state, use, use.targets[0]),) if use.kind == RANGED else ()
    return Outlook(use_note(state, use), shows, hits_own_side(state, use))


def attack_shown(state: PanzerState, unit: Unit, answer: PanzerMove) -> tuple[AnyShown, ...]:
    """Return what an attack of *unit* on what *answer* names would take."""
    if answer.kind == AT_SUPPLY:
        return (supply_loss(state, 1 - unit.seat, supply_damage(state, unit)),)
    other = state.units[answer.space]
    assert other is not None
    return battle_hits(state, unit, other)


def use_note(state: PanzerState, use: Cast) -> str:
    """Return what would come of *use*, which is aimed."""
    mark = use.targets[0]
    if use.kind == RANGED:
        return ranged_note(state, use, mark)
    if use.kind == DEMOLISH:
        return capitalized(f"{mark_words(mark)} {'is destroyed' if mark.kind == AT_MODIFIER else 'loses a Factory'}.")
    if use.kind == REPAIR:
        return f"{mark_words(mark)} is repaired by {use.card.printed_values[REPAIR_KEYWORD]}."
    return item_text(state, use)


def ranged_hit(state: PanzerState, use: Cast, mark: Mark) -> ShownHit | ShownLoss:
    """Return what a Ranged Attack would take."""
    unit = state.field_unit(use.source)
    assert unit is not None
    amount = value(state, unit, RANGED_ATTACK)
    if mark.kind == AT_PLAYER:
        return supply_loss(state, mark.number, amount)
    target = state.field_unit(mark.number)
    assert target is not None
    return hit(state, target, damage.damage_after(state, target, amount, damage.BY_RANGED))


def ranged_note(state: PanzerState, use: Cast, mark: Mark) -> str:
    """Return what a Ranged Attack would bring."""
    found = ranged_hit(state, use, mark)
    if isinstance(found, ShownLoss):
        return loss_words(found, f"The Supply of {{seat:{found.seat}}}")
    target = state.field_unit(mark.number)
    assert target is not None
    return taken(target, found) if found.after else f"{target.card.name} is destroyed."


def supply_damage(state: PanzerState, unit: Unit) -> int:
    """Return how much damage the enemy Supply would get from an attack of *unit*."""
    return battle.after_depots(state, 1 - unit.seat, supply_attack(state, unit))


def supply_loss(state: PanzerState, seat: int, amount: int) -> ShownLoss:
    """Return what so much damage takes from a Supply: no more than there is (P-10.7)."""
    have = len(state.players[seat].supply)
    return ShownLoss(seat, have, max(0, have - amount))


def loss_words(loss: ShownLoss, name: str) -> str:
    """Return in words what a Supply, called *name*, would lose."""
    lost = loss.before - loss.after
    words = f"{name} loses {lost} card{'' if lost == 1 else 's'}"
    return f"{words}, its last." if loss.after == 0 else f"{words}."


def attack_note(state: PanzerState, unit: Unit, answer: PanzerMove) -> str:
    """Return what an attack of *unit* on what *answer* names would bring."""
    if answer.kind == AT_SUPPLY:
        return loss_words(supply_loss(state, 1 - unit.seat, supply_damage(state, unit)), "The Supply")
    other = state.units[answer.space]
    assert other is not None
    return battle_note(state, unit, other)


def battle_hits(state: PanzerState, unit: Unit, other: Unit) -> tuple[ShownHit, ShownHit]:
    """Return what the attacked Unit and the attacker would take in a battle that nobody answers."""
    dealt = attack_against(state, unit, other, is_attacker=True)
    back = attack_against(state, other, unit, is_attacker=False)
    to_other = damage.damage_after(state, other, dealt, damage.AS_DEFENDER)
    to_unit = damage.damage_after(state, unit, back, damage.AS_ATTACKER)
    first = battle.first_striker(state, unit, other)
    if first == unit.seat and to_other >= remaining_defense(state, other):
        to_unit = 0
    elif first == other.seat and to_unit >= remaining_defense(state, unit):
        to_other = 0
    return hit(state, other, to_other), hit(state, unit, to_unit)


def hit(state: PanzerState, unit: Unit, amount: int) -> ShownHit:
    """Return what a Unit would take, and what it would have left."""
    have = remaining_defense(state, unit)
    return ShownHit(unit.serial, amount, have, max(0, have - amount))


def battle_note(state: PanzerState, unit: Unit, other: Unit) -> str:
    """Return how a battle would end, if nobody answers it."""
    to_other, to_unit = battle_hits(state, unit, other)
    verdict = {
        (True, True): "Both destroyed.",
        (True, False): f"{unit.card.name} is destroyed.",
        (False, True): f"{other.card.name} is destroyed.",
        (False, False): "Both survive.",
    }[to_unit.after == 0, to_other.after == 0]
    return f"{verdict} {taken(other, to_other)} {taken(unit, to_unit)}"


def taken(unit: Unit, found: ShownHit) -> str:
    """Return in words what a Unit would take, and what it would have left."""
    return f"{unit.card.name} takes {found.damage}, {found.after} left."


def hits_own_side(state: PanzerState, use: Cast) -> bool:
    """Tell whether *use* harms something of its own player."""
    kinds = -1 if use.kind in (RANGED, DEMOLISH) else 0
    acting = acting_of(use)
    if acting is not None:
        kinds = harmed_kinds(acting.way(use.mode))
    return any(kinds >> mark.kind & 1 and owner(state, mark) == use.seat for mark in use.targets)


def owner(state: PanzerState, mark: Mark) -> int:
    """Return whose the target is; -1 where nobody's."""
    if mark.kind == AT_UNIT:
        unit = state.unit(mark.number)
        return -1 if unit is None else unit.seat
    if mark.kind == AT_ITEM:
        return next((item.seat for item in state.chain() if item.serial == mark.number), -1)
    return mark.number
