"""Observation and action spaces of a game in numbers."""

from __future__ import annotations

from typing import Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from clashtable.core.encode import Encoding
from clashtable.envs.lanes import Lane

Seen: TypeAlias = dict[str, NDArray[np.uint8] | NDArray[np.int8]]
"""An ``observation``, and the ``action_mask`` of what can be answered."""
UNSIGNED: Final = np.dtype(np.uint8)
SIGNED: Final = np.dtype(np.int8)
frombuffer: Final = np.frombuffer


def observation_space(encoding: Encoding) -> spaces.Dict:
    """Return the space of observations with their masks."""
    most = np.array(encoding.layout.most(), dtype=np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (len(encoding.actions),), np.int8),
        }
    )


def seen_by(lane: Lane, seat: int) -> Seen:
    """Return what *seat* sees of *lane*, and what it can answer: nothing while others are asked."""
    return {
        "observation": frombuffer(lane.observation(seat), UNSIGNED),
        "action_mask": frombuffer(lane.action_mask(seat), SIGNED),
    }
