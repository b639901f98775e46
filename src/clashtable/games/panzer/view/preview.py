"""What would come of an answer as things stand, in words, before it is given. Next, read view/confirmation.py."""

from __future__ import annotations

from clashtable.core.state import Ask
from clashtable.core.text import capitalized
from clashtable.core.window import Response
from clashtable.games.panzer.changes import damage
from clashtable.games.panzer.model.cast import (
    AT_MODIFIER,
    AT_PLAYER,
    DEMOLISH,
    RANGED,
    REPAIR,
    Cast,
    Mark,
)
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.unit import Unit
from clashtable.games.panzer.model.values import attack_against, remaining_defense, supply_attack, value
from clashtable.games.panzer.moves import AT_SUPPLY, ATTACK, END, NO, PLAY, PLAY_FREE, PanzerMove
from clashtable.games.panzer.rules import battle
from clashtable.games.panzer.rules.chain import FlashDraft, FlashWindow
from clashtable.games.panzer.rules.declaration import Draft, Drafting, settled
from clashtable.games.panzer.rules.describe import item_text, mark_words
from clashtable.games.panzer.rules.main_phase import AskAttack, Main, first_step
from clashtable.games.panzer.rules.requirements import card_use
from clashtable.games.panzer.rules.triggered import AskJunkyard, TriggerDraft, event_use
from clashtable.games.panzer.vocabulary import RANGED_ATTACK
from clashtable.games.panzer.vocabulary import REPAIR as REPAIR_KEYWORD


def use_after(state: PanzerState, ask: Ask, move: PanzerMove) -> Cast | None:
    """Return what *move* and the choices that follow by themselves (P-17.2) declare; None while more is chosen."""
    draft = draft_after(state, ask, move)
    if draft is None:
        return None
    whole = settled(state, draft)
    return whole.use if whole.next_choice(state) is None else None


def draft_after(state: PanzerState, ask: Ask, move: PanzerMove) -> Draft | None:
    """Return the draft that *move* begins or goes on with; None where it does neither."""
    if isinstance(ask, Drafting):
        return None if move.kind == NO else ask.draft.again(ask.chosen(state, move))
    if isinstance(ask, Main) and move.kind != END:
        step = first_step(state, ask.seat, move)
        return step if isinstance(step, Draft) else None
    if isinstance(ask, Response) and isinstance(ask.window, FlashWindow) and move.kind == PLAY:
        assert move.card is not None
        return FlashDraft(card_use(ask.seat, move.card), ask.window)
    if isinstance(ask, AskJunkyard) and move.kind == PLAY_FREE:
        return TriggerDraft(event_use(ask.use))
    return None


def note(state: PanzerState, ask: Ask, move: PanzerMove) -> str:
    """Return what would come of *move*, if nobody answers it; nothing where that is still to be chosen."""
    if isinstance(ask, AskAttack):
        return attack_note(state, ask.unit_of(state), move)
    if isinstance(ask, Main) and move.kind == ATTACK:
        follow = AskAttack(ask.seat, move.space)
        answers = [answer for answer in follow.moves(state) if isinstance(answer, PanzerMove)]
        return attack_note(state, follow.unit_of(state), answers[0]) if len(answers) == 1 else ""
    use = use_after(state, ask, move)
    return "" if use is None or not use.targets else use_note(state, use)


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


def ranged_note(state: PanzerState, use: Cast, mark: Mark) -> str:
    """Return what a Ranged Attack would bring."""
    unit = state.field_unit(use.source)
    assert unit is not None
    amount = value(state, unit, RANGED_ATTACK)
    if mark.kind == AT_PLAYER:
        return supply_note(state, mark.number, amount, f"The Supply of {{seat:{mark.number}}}")
    target = state.field_unit(mark.number)
    assert target is not None
    taken_amount = damage.damage_after(state, target, amount, damage.BY_RANGED)
    is_lost = taken_amount >= remaining_defense(state, target)
    return f"{target.card.name} is destroyed." if is_lost else taken(state, target, taken_amount)


def supply_note(state: PanzerState, seat: int, amount: int, name: str) -> str:
    """Return what so much damage takes from a Supply, called *name*: no more than there is (P-10.7)."""
    left = len(state.players[seat].supply)
    lost = min(amount, left)
    words = f"{name} loses {lost} card{'' if lost == 1 else 's'}"
    return f"{words}, its last." if amount >= left else f"{words}."


def attack_note(state: PanzerState, unit: Unit, answer: PanzerMove) -> str:
    """Return what an attack of *unit* on what *answer* names would bring."""
    if answer.kind == AT_SUPPLY:
        whose = 1 - unit.seat
        return supply_note(state, whose, battle.after_depots(state, whose, supply_attack(state, unit)), "The Supply")
    other = state.units[answer.space]
    assert other is not None
    return battle_note(state, unit, other)


def battle_note(state: PanzerState, unit: Unit, other: Unit) -> str:
    """Return how a battle would end, if nobody answers it."""
    dealt = attack_against(state, unit, other, is_attacker=True)
    back = attack_against(state, other, unit, is_attacker=False)
    to_other = damage.damage_after(state, other, dealt, damage.AS_DEFENDER)
    to_unit = damage.damage_after(state, unit, back, damage.AS_ATTACKER)
    first = battle.first_striker(state, unit, other)
    if first == unit.seat and to_other >= remaining_defense(state, other):
        to_unit = 0
    elif first == other.seat and to_unit >= remaining_defense(state, unit):
        to_other = 0
    ends = (to_unit >= remaining_defense(state, unit), to_other >= remaining_defense(state, other))
    verdict = {
        (True, True): "Both destroyed.",
        (True, False): f"{unit.card.name} is destroyed.",
        (False, True): f"{other.card.name} is destroyed.",
        (False, False): "Both survive.",
    }[ends]
    return f"{verdict} {taken(state, other, to_other)} {taken(state, unit, to_unit)}"


def taken(state: PanzerState, unit: Unit, amount: int) -> str:
    """Return what a Unit would take, and what it would have left."""
    left = max(0, remaining_defense(state, unit) - amount)
    return f"{unit.card.name} takes {amount}, {left} left."
