"""What the state keeps of values and keywords is what the cards in play give (P-10.1)."""

import pytest

from clashtable.core.luck import luck_from_seed
from clashtable.core.state import legal_moves, play, settle
from clashtable.games.panzer.geometry import FIELD, SPACES
from clashtable.games.panzer.model.addends import sources
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.model.values import given_to, granted
from clashtable.games.panzer.vocabulary import VALUES
from clashtable.games.registry import GAMES

DECISIONS = 600


def given_by_terrain(state: PanzerState, space: int) -> int:
    """Return what Terrain and Terrain Modifiers change at *space*, from the rules alone."""
    laid = state.modifiers[space]
    found = 0 if laid is None else laid.card.given
    if state.is_face_up[space] and (laid is None or not laid.card.hides_terrain):
        found |= state.terrain[space - FIELD.start].given
    for other in FIELD:
        aura = state.modifiers[other]
        columns, rows = abs(other % 5 - space % 5), abs(other // 5 - space // 5)
        if aura is not None and aura.card.has_aura and columns + rows == 1:
            found |= aura.card.given
    return found


def given_by_permanents(state: PanzerState) -> int:
    """Return what Permanent-Events in play change, from the rules alone."""
    found = 0
    for space in range(SPACES):
        event = state.stacked[space]
        if event is not None and event.is_in_play:
            found |= event.card.given
    return found


def check(state: PanzerState) -> None:
    """Compare everything that *state* keeps with what it should be."""
    assert [state.given_at[space] for space in FIELD] == [given_by_terrain(state, space) for space in FIELD]
    assert state.given_by_events == given_by_permanents(state)
    for space in FIELD:
        unit = state.units[space]
        if unit is not None:
            given = [what for what in range(len(VALUES)) if sources(state, unit, what)]
            assert given == [what for what in range(len(VALUES)) if given_to(state, unit) >> what & 1]
            for what in range(len(VALUES)):
                found = sources(state, unit, what)
                plain = sum(source.amount(state, unit, what, False) for source in found)
                floored = sum(source.amount(state, unit, what, True) for source in found)
                assert granted(state, unit, what) == (plain, floored)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_kept_of_values_is_right_after_every_decision_of_random_play(seed: int) -> None:
    game = GAMES["panzer"]
    state = game.deal(2, luck_from_seed(seed), game.check_options(2, {}))
    assert isinstance(state, PanzerState)
    settle(state)
    luck = luck_from_seed(seed + 100)
    seen = 0
    for _decision in range(DECISIONS):
        moves = legal_moves(state)
        if not moves:
            break
        play(state, moves[luck.below(len(moves))])
        check(state)
        seen |= state.given_by_events
        for given in state.given_at:
            seen |= given
    check(state.fork())
    restored = game.load(game.save(state))
    assert isinstance(restored, PanzerState)
    check(restored)
    assert seen, "something gave values"
