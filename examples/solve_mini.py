"""Solve the mini variant of Clash (Coco) with OpenSpiel's CFR+, and plot how near to unbeatable play it comes.

``python examples/solve_mini.py`` takes about a minute. The tree is written down once, in the format of Gambit, so
that OpenSpiel's C++ solver need not ask Python again.
"""

import argparse
import math
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pyspiel

import clashtable.envs.openspiel  # noqa: F401  # registers the games

NAME = "clashtable_coco(deck=mini)"
PLOT = Path(__file__).parents[1] / "docs" / "plots" / "mini_exploitability.svg"
Point = tuple[int, float]


class Tree:
    """The whole tree of a game, as lines of Gambit's format; *every* n-th deal only, to be short."""

    def __init__(self, game: Any, every: int = 1) -> None:  # Any: OpenSpiel has no types
        self.every = every
        self.information_sets: list[dict[str, int]] = [{} for _player in range(game.num_players())]
        self.decisions = self.ends = 0
        players = " ".join(f'"{player}"' for player in range(game.num_players()))
        self.lines = [f'EFG 2 R "{game}" {{ {players} }}', *self.below(game.new_initial_state())]

    def below(self, first: Any) -> Iterator[str]:
        """Yield a line for *first* and each state that follows, depth first."""
        waiting = [first]
        while waiting:
            state = waiting.pop()
            if state.is_terminal():
                self.ends += 1
                yield f't "" {self.ends} "" {{ {" ".join(map(str, state.returns()))} }}'
                continue
            actions = self.outcomes(state) if state.is_chance_node() else state.legal_actions()
            names = [f'"{state.action_to_string(action)}"' for action in actions]
            yield self.chance(names) if state.is_chance_node() else self.decision(state, names)
            waiting += [state.child(action) for action in reversed(actions)]

    def outcomes(self, state: Any) -> list[int]:
        """Return the results of chance, all equally likely."""
        found: list[int] = [outcome for outcome, _probability in state.chance_outcomes()]
        return found[:: self.every] if len(found) > self.every else found

    def chance(self, names: Sequence[str]) -> str:
        """Return the line of a chance node."""
        return f'c "" 1 "" {{ {" ".join(f"{name} {1 / len(names):.16f}" for name in names)} }} 0'

    def decision(self, state: Any, names: Sequence[str]) -> str:
        """Return the line of a decision; states that look the same to the player have the same number."""
        self.decisions += 1
        player = state.current_player()
        known = self.information_sets[player]
        number = known.setdefault(state.information_state_string(player), len(known) + 1)
        return f'p "" {player + 1} {number} "" {{ {" ".join(names)} }} 0'


def solve(game: Any, solver: Any, iterations: int) -> Iterator[Point]:
    """Yield the exploitability at iterations that are spread evenly on a logarithmic scale."""
    looked_at = {round(10 ** (step / 8)) for step in range(8 * 5)} | {iterations}
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in looked_at:
            yield iteration, pyspiel.exploitability(game, solver.average_policy())


def value_of_dealing(game: Any, policy: Any) -> float:
    """Return what player 0 can expect as the dealer when both play by *policy*."""
    return float(pyspiel.expected_returns(game.new_initial_state().child(0), policy, -1, True)[0])


def svg(points: Sequence[Point]) -> str:
    """Return a plot of exploitability by iteration, both logarithmic."""
    left, right, top, bottom = 70, 620, 30, 330
    widest = math.log10(max(points[-1][0], 10))
    low = math.floor(math.log10(min(value for _, value in points)))

    def place(iteration: float, value: float) -> str:
        x = left + (right - left) * math.log10(iteration) / widest
        y = top + (bottom - top) * math.log10(value) / low
        return f"{x:.1f},{y:.1f}"

    def label(at: str, anchor: str, words: str) -> str:
        x, y = at.split(",")
        return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{words}</text>'

    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 650 390" font-family="sans-serif" font-size="12">',
        "<style>text { fill: #24292f } path { stroke: #8793a0; stroke-opacity: 0.4 } "
        "@media (prefers-color-scheme: dark) { text { fill: #d5dbe1 } }</style>",
        label(f"{left},20", "start", "Exploitability of CFR+ on the mini deck of Clash (Coco)"),
        label(f"{(left + right) // 2},375", "middle", "iteration"),
    ]
    for power in range(low, 1):
        y = top + (bottom - top) * power / low
        lines += [
            f'<path d="M{left},{y:.1f}H{right}"/>',
            label(f"60,{y + 4:.1f}", "end", f"{10**power:g}"),
        ]
    for power in range(math.floor(widest) + 1):
        x = left + (right - left) * power / widest
        lines += [f'<path d="M{x:.1f},{top}V{bottom}"/>', label(f"{x:.1f},350", "middle", f"{10**power}")]
    lines.append(f'<polyline points="{" ".join(place(*point) for point in points)}" fill="none" stroke="#2a78b8"/>')
    lines += [f'<circle cx="{x}" cy="{y}" r="3" fill="#2a78b8"/>' for x, y in (place(*p).split(",") for p in points)]
    return "\n".join([*lines, "</svg>"]) + "\n"


def main() -> None:
    """Solve the game, print how far it came, and write the plot."""
    parser = argparse.ArgumentParser(description="Solve the mini variant of Clash (Coco).")
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--plot", type=Path, default=PLOT)
    parser.add_argument("--short", action="store_true", help="a part of the deals and few iterations")
    given = parser.parse_args()
    began = time.process_time()
    tree = Tree(pyspiel.load_game(NAME), 24 if given.short else 1)
    sets = sum(len(known) for known in tree.information_sets)
    seconds = time.process_time() - began
    print(f"{tree.decisions:,} decisions, {sets:,} information sets, {tree.ends:,} ends, written in {seconds:.1f} s")
    game = pyspiel.load_efg_game("\n".join(tree.lines) + "\n")
    solver = pyspiel.CFRPlusSolver(game)
    points: list[Point] = []
    for point in solve(game, solver, 10 if given.short else given.iterations):
        points.append(point)
        print(f"iteration {point[0]:4}: exploitability {point[1]:.6f} after {time.process_time() - began:.0f} s")
    print(f"The dealer can expect {value_of_dealing(game, solver.average_policy()):+.4f}.")
    given.plot.write_text(svg(points))


if __name__ == "__main__":
    main()
