"""What each golden file holds, and how it is made."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from clashtable.core.encode import Decision, Encoding
from clashtable.core.game import Game
from clashtable.core.setting import Value
from clashtable.games.registry import GAMES
from clashtable.sim.perft import DEPTH, perft_text
from clashtable.sim.playthrough import playthrough_text

FOLDER = Path(__file__).parent
MODES: dict[str, dict[str, tuple[int, dict[str, Value]]]] = {
    "coco": {
        "default": (2, {"match_points": 5}),
        "options": (2, {"stalemate": "two_idle", "end_single_repeat": "barred", "match_max_games": 1}),
        "mini": (2, {"deck": "mini"}),
    },
    "corgis": {
        "two": (2, {"match_wins": 2}),
        "four": (4, {}),
        "options": (
            5,
            {
                "decks": 2,
                "pass_lockout": True,
                "effects_optional": True,
                "bard_second": "free",
                "monk_scope": "player",
                "assassin_skip": "defers",
                "reaction_prompt": "always",
            },
        ),
    },
    "geekfight": {
        "two": (2, {"decks": "arcade-annihilation | convention-carnage", "cred_goal": 4, "turn_limit": 10}),
        "four": (4, {"decks": "wild", "cred_goal": 2, "turn_limit": 10}),
        "options": (3, {"decks": "mirror", "ask_always": True, "first_player": "2", "cred_goal": 2, "turn_limit": 10}),
    },
    "panzer": {
        "quick": (2, {"decks": "quick-axis-raid | quick-allied-stand"}),
        "wild": (2, {"decks": "wild", "first_player": "1"}),
    },
    "genres": {
        "three": (3, {}),
        "eight": (8, {"ask_always": True, "first_player": "5"}),
    },
}
"""For each game its modes: the number of seats and the options."""
SHALLOW = {"geekfight_four.txt": 3, "geekfight_options.txt": 3}
"""How deep to count where five moves would take too long: every set of Combatants that can be picked is a move."""
ABRIDGED = {"panzer_quick.txt": 150, "panzer_wild.txt": 100, "genres_three.txt": 150, "genres_eight.txt": 100}
"""How many decisions to tell of matches that go on for hundreds."""
SEED = 1
ENCODED = 60
"""How many decisions of a match are looked at in numbers."""


def golden_files() -> Iterator[tuple[Path, Callable[[], str]]]:
    """Return every golden file with what makes its content."""
    for game in GAMES.values():
        yield FOLDER / "texts" / f"{game.id}.txt", partial(card_texts, game)
        if game.encoding is not None:
            yield FOLDER / "encodings" / f"{game.id}.txt", partial(encoding_text, game, game.encoding)
        for mode, (seats, options) in MODES[game.id].items():
            name = f"{game.id}_{mode}.txt"
            most = ABRIDGED.get(name)
            yield FOLDER / "playthroughs" / name, partial(playthrough_text, game, seats, SEED, options, most)
            depth = SHALLOW.get(name, DEPTH)
            yield FOLDER / "perft" / name, partial(perft_text, game, seats, SEED, options, depth)


def card_texts(game: Game) -> str:
    """Return every card as printed, a line each."""
    return "".join(f"{card.copies} × {card.name}: {card.title}. {card.text}\n" for card in game.cards())


def encoding_text(game: Game, encoding: Encoding) -> str:
    """Return the version of a game's numbers, and a digest of what they were in some positions of every mode."""
    digest = hashlib.sha256()
    for seats, options in MODES[game.id].values():
        match = game.start(seats, SEED, options)
        luck = random.Random(SEED)
        for _decision in range(ENCODED):
            if match.is_over:
                break
            for seat in range(seats):
                digest.update(encoding.observation(match.state, seat))
            digest.update(repr(Decision(encoding, match.state).chains).encode())
            match.play(luck.choice(match.legal_moves()))
    return f"version {encoding.version()}\ndigest {digest.hexdigest()}\n"


def is_told_by_the_version(before: str, after: str) -> bool:
    """Tell whether the version of a game's numbers changed exactly if what they were did."""
    old, new = before.splitlines(), after.splitlines()
    return (old[0] == new[0]) == (old[1] == new[1])
