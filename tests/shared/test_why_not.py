"""Why something cannot be done: take away what a reason names, and it can be done, or the next reason follows."""

from __future__ import annotations

from collections import Counter

import pytest

from clashtable.core.match import Match
from clashtable.core.refusal import Reason
from clashtable.core.state import Move
from tests.shared.entries import ENTRIES
from tests.shared.relief import RELIEFS, Relief
from tests.shared.walks import positions, scaled

MOST_CHANGES = 4
"""So many obstacles at most stand between a wish and its fulfilment ..."""
SHARE = 0.95
"""... in so many of the cases."""


def obstacles(relief: Relief, match: Match, move: Move) -> tuple[bool, list[Reason]]:
    """Take away what stands in the way of *move*, one by one; tell whether it became legal, and the reasons before."""
    reasons: list[Reason] = []
    for _change in range(MOST_CHANGES + 1):
        reason = match.why_not(move)
        if reason is None:
            return True, reasons
        named = [(given.obstacle, given.about) for given in reasons]
        assert (reason.obstacle, reason.about) not in named, f"{move.notation}: {reason} is still there when it is gone"
        reasons.append(reason)
        better = relief.relieved(match, move, reason) if len(reasons) <= MOST_CHANGES else None
        if better is None:
            return False, reasons
        match = better
    return False, reasons


@pytest.mark.parametrize("game", sorted(RELIEFS))
def test_without_what_a_reason_names_the_move_is_legal_or_the_next_reason_follows(game: str) -> None:
    relief, entry = RELIEFS[game], ENTRIES[game]
    asked, granted, stuck = 0, 0, Counter[str]()
    for match in positions(entry, seed=11, count=scaled(150, 3000), stride=7):
        if match.is_over:
            continue
        legal = match.legal_moves()
        for move in relief.wishes(match):
            if move in legal:
                continue
            is_legal, reasons = obstacles(relief, match, move)
            asked += 1
            granted += is_legal
            if not is_legal:
                stuck[" < ".join(reason.obstacle for reason in reasons)] += 1
    assert asked > 0
    assert granted >= SHARE * asked, f"{granted} of {asked}; most often stuck at: {stuck.most_common(8)}"


@pytest.mark.parametrize("game", sorted(RELIEFS))
def test_a_reason_is_a_sentence_to_a_player_with_the_number_of_a_rule(game: str) -> None:
    relief, entry = RELIEFS[game], ENTRIES[game]
    for match in positions(entry, seed=12, count=scaled(40, 400), stride=9):
        for move in [] if match.is_over else relief.wishes(match):
            reason = match.why_not(move)
            if reason is not None:
                assert reason.rule.startswith(f"{entry.game.letter}-"), reason
                assert reason.text.endswith("."), reason
                assert "decision" not in reason.text, reason
