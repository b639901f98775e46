"""Every bot by its name on a command line: ``random``, ``greedy``, ``search:400``, ``search@1s``."""

import re
from typing import Final

from clashtable.bots.bot import Bot, Budget
from clashtable.bots.greedy import GreedyBot
from clashtable.bots.random_bot import RandomBot
from clashtable.bots.search import SearchBot
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
DEFAULT_ITERATIONS: Final = 400
MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600.0
LONGEST_SPEC: Final = 40
"""How much of a spec that means nothing is repeated to whoever gave it."""


def make_bot(spec: str, game: Game, seed: int) -> Bot:
    """Return the bot of *spec*; InvalidMessage says what is possible when there is none.

    >>> import clashtable as ct
    >>> match = ct.game("coco").start(seed=7)
    >>> bot = make_bot("greedy", match.game, seed=1)
    >>> bot.decide(match.view(match.to_act), match.question()) in match.legal_moves()
    True
    """
    name, budget = parse_spec(spec)
    return BOTS[name](game, spec, seed, budget)


def parse_spec(spec: str) -> tuple[str, Budget]:
    """Return a bot's name and its budget."""
    found = re.fullmatch(r"([a-z]+)(?::([0-9]{1,7})|@([0-9]{1,3}(?:\.[0-9]{1,3})?)s)?", spec)
    if found is None or found[1] not in BOTS or (found[1] != "search" and found[1] != spec):
        raise InvalidMessage(
            f"There is no bot {shown(spec)!r}: the bots are random, greedy, and search with a budget in iterations "
            "(search:400) or seconds (search@1s)."
        )
    iterations = int(found[2]) if found[2] else None
    seconds = float(found[3]) if found[3] else None
    if iterations is None and seconds is None:
        iterations = DEFAULT_ITERATIONS
    if (iterations is not None and not 1 <= iterations <= MOST_ITERATIONS) or (
        seconds is not None and not 0 < seconds <= MOST_SECONDS
    ):
        raise InvalidMessage(
            f"The budget of {spec!r} is out of bounds: 1 to {MOST_ITERATIONS} iterations, or up to {MOST_SECONDS:.0f}s."
        )
    return found[1], Budget(iterations, seconds)


def canonical(spec: str) -> str:
    """Return *spec* in the one form that all its spellings share.

    >>> canonical("search:0060"), canonical("search@1.50s"), canonical("search"), canonical("greedy")
    ('search:60', 'search@1.5s', 'search:400', 'greedy')
    """
    name, budget = parse_spec(spec)
    if name != "search":
        return name
    return f"{name}@{budget.seconds:g}s" if budget.iterations is None else f"{name}:{budget.iterations}"


def shown(spec: str) -> str:
    """Return *spec* short enough for a sentence."""
    return spec if len(spec) <= LONGEST_SPEC else f"{spec[:LONGEST_SPEC]}…"
