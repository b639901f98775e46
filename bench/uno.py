"""The other side: RLCard's UNO, played at random through its environment, in a process of its own.

Runs in the bench's own virtual environment: ``python -m bench.uno SECONDS`` prints one JSON object. Nothing of
clashtable is imported here.
"""

from __future__ import annotations

import json
import random
import sys
from importlib import metadata
from typing import Any

from bench.clock import rate


def measure(seconds: float) -> dict[str, float | str]:
    """Return how many decisions a second RLCard's UNO makes."""
    import rlcard  # type: ignore[import-not-found]  # it lives in the bench's own environment only

    environment: Any = rlcard.make("uno", config={"seed": 1})
    choice = random.Random(1).choice

    def whole_match() -> int:
        state, _player = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _player = environment.step(choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return {"version": metadata.version("rlcard"), "decisions_per_second": rate(whole_match, seconds)}


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
