"""Which Combos can be attached, and which ways of a card are open (G-10.5, G-5.3). Next, read rules/declaration.py."""

from typing import Final

from clashtable.games.genres.effects import attack_choices
from clashtable.games.genres.effects.abilities import Does, does_of
from clashtable.games.genres.effects.base import GenresEffect
from clashtable.games.genres.geometry.shapes import ADJACENT, BURST, LINE
from clashtable.games.genres.model.attack import current_attack
from clashtable.games.genres.model.attack_line import EACH
from clashtable.games.genres.model.card import Card
from clashtable.games.genres.model.cast import CARD, MELEEING, OBJECTING, SUMMON_SPECIAL, Cast
from clashtable.games.genres.model.state import GenresState
from clashtable.games.genres.vocabulary import (
    ACTION,
    COMBO,
    DEAR,
    TO_ACTION_CARD,
    TO_ADJACENT_CARD,
    TO_ATTACK_CARD,
    TO_BURST_CARD,
    TO_COST_2_CARD,
    TO_HEALING_CARD,
    TO_LINE_CARD,
    TO_MELEE,
    TO_ONE_TARGET_CARD,
)


def takes_combos(use: Cast) -> bool:
    """Tell whether Combos can be attached to *use* at all (G-10.5)."""
    return use.kind == MELEEING or (use.kind == CARD and use.card is not None and use.card.type == ACTION)


def fitting_combos(state: GenresState, use: Cast) -> list[Card]:
    """Return the Combos of the hand that fit *use* as it stands."""
    return [
        card
        for card in state.players[use.seat].hand
        if card.type == COMBO and card not in use.combos and not state.was_played(card) and combo_fits(state, use, card)
    ]


def combo_fits(state: GenresState, use: Cast, combo: Card) -> bool:
    """Tell whether *combo* may be attached, and leaves a legal declaration."""
    if not attaches(state, use, combo.attach):
        return False
    tried = use.copy()
    tried.combos = [*use.combos, combo]
    if use.kind == MELEEING:
        return attack_choices.is_possible(state, tried)
    return bool(open_modes(state, tried))


def attaches(state: GenresState, use: Cast, wanted: int) -> bool:
    """Tell whether *use* is something that such a Combo is attached to."""
    if use.kind == MELEEING:
        return bool(wanted & TO_MELEE)
    card = use.card
    if card is None:
        return False
    if wanted & TO_ACTION_CARD or (wanted & TO_COST_2_CARD and card.cost == DEAR):
        return True
    does = does_of(card)
    if wanted & TO_HEALING_CARD and does is not None and does.heals(use.mode):
        return True
    return card.attack_line is not None and attaches_to_attack(state, use, wanted)


def attaches_to_attack(state: GenresState, use: Cast, wanted: int) -> bool:
    """Tell the same of an attack card."""
    if wanted & TO_ATTACK_CARD:
        return True
    attack = current_attack(state, use)
    if attack is None:
        return False
    kind = attack.shape.kind
    if wanted & TO_ADJACENT_CARD:
        return kind == ADJACENT
    if wanted & TO_ONE_TARGET_CARD:
        return attack.select != EACH
    if wanted & TO_BURST_CARD:
        return kind == BURST
    return bool(wanted & TO_LINE_CARD) and kind == LINE


def is_shape_open(state: GenresState, use: Cast, shape: int) -> bool:
    """Tell whether a shape of Duct Tape leaves a legal declaration."""
    tried = attack_choices.with_shape(use, shape)
    return attack_choices.is_possible(state, tried) if use.kind == MELEEING else bool(open_modes(state, tried))


def open_modes(state: GenresState, use: Cast) -> list[int]:
    """Return the ways of *use* that can be played, with its Combos."""
    does = None if use.card is None else does_of(use.card)
    if does is None:
        return []
    heals = any(card.combo is not None and card.combo.more_healing > 0 for card in use.combos)
    return [
        mode
        for mode in range(len(does.ways))
        if is_way_open(state, use, does, mode) and (not heals or does.heals(mode))
    ]


def is_way_open(state: GenresState, use: Cast, does: Does, mode: int) -> bool:
    """Tell whether every effect of a way is playable."""
    return not obstacle_to_parts(state, use, does.way_parts[mode])


def obstacle_to_ways(state: GenresState, use: Cast) -> str:
    """Return what stands in the way of playing a card at all, that of its first way; empty when some way is open."""
    first = ""
    does = None if use.card is None else does_of(use.card)
    for parts in [] if does is None else does.way_parts:
        found = obstacle_to_parts(state, use, parts)
        if not found:
            return ""
        first = first or found
    return first


def obstacle_to_parts(state: GenresState, use: Cast, parts: list[GenresEffect]) -> str:
    """Return what stands in the way of the first effect that cannot be played; empty when all can."""
    for part in parts:
        found = part.obstacle(state, use)
        if found:
            return found
    return ""


NO_PARTS: Final[list[GenresEffect]] = []


def parts_for(use: Cast) -> list[GenresEffect]:
    """Return the effects of *use* that may ask something at declaration."""
    card = use.card
    if card is None:
        return NO_PARTS
    if use.kind == SUMMON_SPECIAL:
        effect = card.abilities[card.special].effects()[0]
        return [effect] if isinstance(effect, GenresEffect) else NO_PARTS
    if use.kind not in (CARD, OBJECTING):
        return NO_PARTS
    does = does_of(card)
    return NO_PARTS if does is None else does.parts(use.mode)
