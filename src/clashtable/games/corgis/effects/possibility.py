"""Which effects can happen (C-8.11)."""

from clashtable.games.corgis.model.card import of_suits
from clashtable.games.corgis.model.plays import encore_plays
from clashtable.games.corgis.model.state import CorgiState, others
from clashtable.games.corgis.vocabulary import ARCHER, ASSASSIN, BARD, BERSERKER, FIGHTER, HEALER, MAGE, MONK, ORACLE


def is_possible(state: CorgiState, seat: int, effect: int) -> bool:
    """Tell whether the effect of the combo that *seat* just laid can happen (C-8.11)."""
    combo = state.leading()
    assert combo is not None
    if effect == ORACLE:
        return bool(state.deck) and combo.suits != 0
    if effect == BARD:
        return state.options.asks_always or bool(encore_plays(state, seat))
    if effect == HEALER:
        return bool(state.deck)
    if effect == FIGHTER:
        return state.players[state.next_player(seat)].hidden != 0
    if effect == MAGE:
        player = state.players[seat]
        return of_suits(player.hidden | player.exposed, combo.suits) != 0
    if effect == ARCHER:
        return bool(archer_targets(state, seat))
    return effect in (MONK, BERSERKER, ASSASSIN)


def archer_targets(state: CorgiState, seat: int) -> list[int]:
    """Return whom an Archer of *seat* may name (C-8.7), clockwise."""
    candidates = [state.next_player(seat)] if state.options.archer_next else others(state, seat)
    return [other for other in candidates if state.players[other].hidden]
