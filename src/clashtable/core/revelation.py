"""Whether a move has shown anybody anything: only what has shown nothing can be taken back without asking.

The answer depends on nothing but what the mover knows. Worlds are imagined that agree with the mover's view before the
move, and in each of them worlds that agree with everybody else's. Where somebody could not have foretold what they see
once the move is known, or chance was needed, something was revealed.
"""

from __future__ import annotations

from typing import Any, Final

from clashtable.core.errors import ClashtableError
from clashtable.core.luck import Luck
from clashtable.core.match import Match

WORLDS: Final = 6
"""How many worlds are imagined for each viewer."""


def reveals(before: Match[Any], notation: str, luck: Luck) -> bool:  # Any: a match of any game
    """Tell whether the move *notation*, made by whoever is to act in *before*, shows anybody anything.

    >>> import clashtable as ct
    >>> from clashtable.core.luck import luck_from_seed
    >>> match = ct.game("coco").start(seed=7)
    >>> reveals(match, match.legal_moves()[0].notation, luck_from_seed(1))
    True
    """
    mover = before.to_act
    assert mover is not None, "somebody is to act"
    seen = before.view(mover)
    after = played(before, notation)
    if after is None:
        return True
    for world in worlds(before, mover, seen, luck):
        moved = played(world, notation)
        if moved is None or moved.view(mover) != after.view(mover) or uses_chance(world, moved):
            return True
        others = [viewer for viewer in (None, *range(before.seats)) if viewer != mover]
        if any(surprises(world, moved, notation, viewer, luck) for viewer in others):
            return True
    return False


def surprises(
    before: Match[Any], after: Match[Any], notation: str, viewer: int | None, luck: Luck
) -> bool:  # Any: as above
    """Tell whether *viewer*, who knows the move, could not have foretold what they see *after* it."""
    seen, sees = before.view(viewer), after.view(viewer)
    for world in worlds(before, viewer, seen, luck):
        moved = played(world, notation)
        if moved is None or moved.view(viewer) != sees:
            return True
    return False


def worlds(match: Match[Any], viewer: int | None, seen: Any, luck: Luck) -> list[Match[Any]]:  # Any: a view
    """Return imagined matches that agree with what *viewer* has *seen*."""
    imagination = match.game.imagination(seen)
    states = [imagination.sample(luck) for _world in range(WORLDS)]
    return [Match(match.game, state, match.options) for state in states]


def played(match: Match[Any], notation: str) -> Match[Any] | None:  # Any: as above
    """Return *match* after a move; None where it cannot be played."""
    after = match.fork()
    try:
        after.play(notation)
    except ClashtableError:
        return None
    return after


def uses_chance(before: Match[Any], after: Match[Any]) -> bool:  # Any: as above
    """Tell whether chance was needed on the way from *before* to *after*."""
    return before.state.luck.saved() != after.state.luck.saved()
