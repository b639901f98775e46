"""A random match as a text for review: every decision with all that was possible, seen and changed.

``python -m clashtable.sim.playthrough coco --seed 1 > file``. The full position stands at the first decision,
after that only its lines that changed, so that the text is complete and a change of a rule shows up in the lines it
touches. Before each line stands who sees it: ``*`` for spectators, then the seats. What a view shows otherwise than
the position follows below.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from clashtable.core.errors import RulesBug
from clashtable.core.events import Event
from clashtable.core.game import Game
from clashtable.core.luck import derived, luck_from_seed
from clashtable.core.match import Match
from clashtable.core.text import Voice
from clashtable.sim.written import run_small_command

POSITION: Final = "position"
SPECTATOR: Final = "*"
RANDOM_PLAYER: Final = 1
"""Which of the seeds below the match's own chooses the moves."""


def playthrough_text(
    game: Game, seats: int | None, seed: int, options: Mapping[str, object], most: int | None = None
) -> str:
    """Return the transcript of a random match, the same for the same arguments; *most* decisions of it, if given."""
    match = game.start(seats, seed, options)
    return "\n".join([*heading(match, seed), *decisions(match, seed, most), *ending(match)]) + "\n"


def heading(match: Match, seed: int) -> Iterator[str]:
    """Tell what is played, and what happened before the first decision."""
    yield f"game: {match.game.id}"
    yield f"version: {match.game.version}"
    yield f"seats: {match.seats}"
    yield f"seed: {seed}"
    for name, value in match.options.items():
        yield f"option {name}: {compact(value)}"
    yield ""
    yield from happened(match, match.beginning)


def decisions(match: Match, seed: int, most: int | None) -> Iterator[str]:
    """Play at random and tell each decision, *most* of them if given."""
    luck = luck_from_seed(derived(seed, RANDOM_PLAYER))
    limit = match.game.longest(match.seats, match.options)
    before: dict[str, dict[str, str]] = {}
    while not match.is_over and len(match.moves) != most:
        if len(match.moves) == limit:
            raise RulesBug(f"a match of {match.game.title} goes on for more than {limit} decisions")
        yield ""
        yield f"## {len(match.moves)}"
        yield from changed(before, match)
        yield from asked(match)
        moves = match.legal_moves()
        move = moves[luck.below(len(moves))]
        yield f"played: {move.notation}"
        yield from happened(match, match.play(move))
    yield ""
    yield f"## {len(match.moves)}"
    yield from changed(before, match)


def asked(match: Match) -> Iterator[str]:
    """Tell the question and every answer."""
    question = match.question()
    assert question is not None
    yield f"seat {question.seat}: {question.kind}, {question.rule}: {question.prompt}"
    for option in question.options:
        flags = ", to be confirmed" if option.confirm else ""
        yield f"  {option.move}: {option.label} ({' '.join(option.path)}{flags})"


def happened(match: Match, events: tuple[Event, ...]) -> Iterator[str]:
    """Tell *events* as a spectator sees them."""
    voice = Voice([f"Seat {seat}" for seat in range(match.seats)])
    for event in events:
        seen = event.seen_by(None)
        yield f"event: {compact(seen)}"
        yield f"  {seen.sentence(voice)}"


def ending(match: Match) -> Iterator[str]:
    """Tell the outcome."""
    yield ""
    yield f"outcome: {compact(match.outcome)}"


# --- positions as lines


def changed(before: dict[str, dict[str, str]], match: Match) -> Iterator[str]:
    """Tell the lines of the position and of each view that differ from *before*, and renew it."""
    after = sights(match)
    position = differences(before.get(POSITION, {}), after[POSITION])
    viewers = [name for name in after if name != POSITION]
    for path, text in position.items():
        where = after if text else before  # what is gone was seen by those who saw it before
        seen = "".join(name if path in where[name] and text in ("", where[name][path]) else " " for name in viewers)
        yield f"{seen} {path}: {text or 'gone'}"
    for name in viewers:
        for path, text in differences(before.get(name, {}), after[name]).items():
            if position.get(path) != text:
                yield f"view {name}: {path}: {text or 'gone'}"
    before.update(after)


def sights(match: Match) -> dict[str, dict[str, str]]:
    """Return the position and every view of it, each as lines by their path."""
    found = {POSITION: match.game.save(match.state), SPECTATOR: match.view(None)}
    found |= {str(seat): match.view(seat) for seat in range(match.seats)}
    return {name: dict(lines_of(msgspec.json.decode(msgspec.json.encode(sight)))) for name, sight in found.items()}


def differences(old: Mapping[str, str], new: Mapping[str, str]) -> dict[str, str]:
    """Return the new and altered lines, and with an empty text those that are gone and not replaced by others."""
    found = {path: text for path, text in new.items() if old.get(path) != text}
    for path in old:
        if path not in new and not any(is_inside(path, other) or is_inside(other, path) for other in found):
            found[path] = ""
    return found


def is_inside(path: str, other: str) -> bool:
    """Tell whether *path* leads further than *other* on the same way."""
    return path.startswith(f"{other}.")


def lines_of(content: Any, path: str = "") -> Iterator[tuple[str, str]]:  # Any: JSON
    """Return *content* leaf by leaf with the way to it; a list of plain values is one leaf, and so is what it lists."""
    if isinstance(content, dict) and content:
        for name, part in content.items():
            yield from lines_of(part, f"{path}.{name}" if path else name)
    elif isinstance(content, list) and any(isinstance(part, (dict, list)) for part in content):
        for place, part in enumerate(content):
            if isinstance(part, dict):
                yield f"{path}.{place}", compact(part)
            else:
                yield from lines_of(part, f"{path}.{place}")
    else:
        yield path, compact(content)


def compact(content: object) -> str:
    """Return *content* as JSON on one line."""
    return msgspec.json.encode(content).decode()


if __name__ == "__main__":
    sys.exit(run_small_command("playthrough", playthrough_text))
