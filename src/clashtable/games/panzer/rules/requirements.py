"""What a use of a card needs: a stack, a way, targets and room (P-7.8). Next, read rules/declaration.py."""

from typing import Final

from clashtable.core.effects import Effect
from clashtable.games.panzer.effects.abilities import Acting
from clashtable.games.panzer.effects.base import lack_of
from clashtable.games.panzer.effects.targets import RANGED_SPEC, REPAIR_SPEC, Spec, is_chosen
from clashtable.games.panzer.effects.thing_targets import DEMOLISH_SPEC
from clashtable.games.panzer.geometry import INDUSTRY
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import DEMOLISH, EVENT, NO_MARKS, RANGED, REPAIR, Cast, Mark
from clashtable.games.panzer.model.places import stack_misfit
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.values import cost_for
from clashtable.games.panzer.vocabulary import FACTORY, FITTING

NO_SPECS: Final[list[Spec]] = []


def acting_of(use: Cast) -> Acting | None:
    """Return the ability that *use* is about; None where it has none."""
    if use.ability < 0:
        return None
    ability = use.card.abilities[use.ability]
    return ability if isinstance(ability, Acting) else None


def specs_for(use: Cast) -> list[Spec]:
    """Return the targets that *use* needs, in the order of the text."""
    if use.kind == RANGED:
        return [RANGED_SPEC]
    if use.kind == REPAIR:
        return [REPAIR_SPEC]
    if use.kind == DEMOLISH:
        return [DEMOLISH_SPEC]
    acting = acting_of(use)
    return NO_SPECS if acting is None else acting.specs(use.mode)


def marks_for(use: Cast, specs: list[Spec], at: int) -> int:
    """Return how many targets are chosen for the phrase *at*."""
    if len(specs) == 1:
        return len(use.targets)
    kind = specs[at].kind()
    count = 0
    for mark in use.targets:
        if mark.kind == kind:
            count += 1
    return count


def open_phrase(state: PanzerState, use: Cast) -> int:
    """Return the phrase for which a target is to be chosen next, -1 when all are."""
    specs = specs_for(use)
    for at in range(len(specs)):
        count = marks_for(use, specs, at)
        if count == 0:
            return at
        if count < specs[at].most() and not use.is_chosen and open_marks(state, use, specs[at]):
            return at
    return -1


def open_marks(state: PanzerState, use: Cast, spec: Spec) -> list[Mark]:
    """Return the targets that can be chosen next for *spec*."""
    return [mark for mark in spec.candidates(state, use) if not is_chosen(use, mark)]


def open_ways(state: PanzerState, use: Cast, acting: Acting) -> list[int]:
    """Return the ways of *acting* that have targets and room."""
    found: list[int] = []
    for mode in range(len(acting.ways)):
        if has_choices(state, use, acting.way_specs[mode], acting.ways[mode]):
            found.append(mode)
    return found


def has_choices(state: PanzerState, use: Cast, specs: list[Spec], effect: Effect) -> bool:
    """Tell whether each phrase has a legal target, and the effect the room it needs (P-7.8)."""
    for spec in specs:
        if not spec.has_candidate(state, use):
            return False
    return lack_of(state, effect, use) == FITTING


def is_playable(state: PanzerState, use: Cast) -> bool:
    """Tell whether *use* has a way with targets and room; one without an effect of its own always has."""
    acting = acting_of(use)
    if acting is None:
        return True
    for mode in range(len(acting.ways)):
        if has_choices(state, use, acting.way_specs[mode], acting.ways[mode]):
            return True
    return False


def card_use(seat: int, card: Card) -> Cast:
    """Return a card of the hand that is being played; of an Event, what it does is its only such ability."""
    return Cast(0, EVENT, seat, card, 0, -1, card.deed, -1, NO_MARKS, False)


def stacks_for(state: PanzerState, use: Cast) -> list[int]:
    """Return where the card of *use* can be put: a suitable stack, or for a Factory a space (P-6.2, P-6.5)."""
    card, seat = use.card, use.seat
    cost = cost_for(state, seat, card)
    found = [space for space in INDUSTRY[seat] if stack_misfit(state, card, cost, space) == FITTING]
    if found and use.ability >= 0:
        return [space for space in found if is_playable(state, use.placed(0, space, -1))]
    return found


def can_play(state: PanzerState, seat: int, card: Card, power: int) -> bool:
    """Tell whether *seat*, whose largest free stack has *power*, can play *card* from the hand now (P-7.8)."""
    if card.kind == FACTORY:
        return state.players[seat].allowance > 0 and bool(stacks_for(state, card_use(seat, card)))
    cost = cost_for(state, seat, card)
    if cost > power or card.deed < 0:
        return cost <= power
    for space in INDUSTRY[seat]:
        if stack_misfit(state, card, cost, space) != FITTING:
            continue
        if is_playable(state, Cast(0, EVENT, seat, card, 0, space, card.deed, -1, NO_MARKS, False)):
            return True
    return False
