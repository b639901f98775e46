"""How sure a share is: the few formulas that reports need."""

import math
from typing import Final

import msgspec

Z_95: Final = 1.959963984540054
"""The quantile of the normal distribution that leaves 2.5 % on either side."""


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A share of something counted, with its 95 % interval."""

    share: float
    low: float
    high: float


def wilson(hits: int, trials: int, z: float = Z_95) -> Share:
    """Return the share of *hits* with Wilson's score interval; of no trials everything is possible."""
    if trials == 0:
        return Share(0.0, 0.0, 1.0)
    share = hits / trials
    shrink = 1 + z * z / trials
    centre = (share + z * z / (2 * trials)) / shrink
    margin = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials)) / shrink
    return Share(share, max(0.0, centre - margin), min(1.0, centre + margin))
