"""The search tree: information-set Monte Carlo tree search for any number of seats (compiled).

Each iteration imagines a complete world that agrees with the view, walks the tree by the moves that are legal
in it, adds one node, plays on, and credits every seat with what the game's evaluation says. Nodes are shared by
all worlds: a node is a sequence of moves, and counts how often it could have been chosen.
"""

import math
from typing import Final

from clashtable.core.evaluation import Best, Evaluation
from clashtable.core.imagination import Imagination
from clashtable.core.luck import Luck
from clashtable.core.state import Move, State, legal_moves, play, to_act

EXPLORATION: Final = 0.3
PRIOR: Final = 5
"""How many visits the evaluation right after a new move counts for (corgis against greedy: 64 % without, 69 % with)."""


class Node:
    """What is known of a sequence of moves."""

    __slots__ = ("available", "children", "move", "seat", "total", "visits")

    def __init__(self, move: Move | None, seat: int) -> None:
        self.move: Final = move
        """The move that leads here; None at the root."""
        self.seat: Final = seat
        """Who makes it."""
        self.visits = 0
        self.available = 0
        """How often the move was legal when its parent was visited."""
        self.total = 0.0
        """The sum of what it brought to ``seat``."""
        self.children: dict[Move, Node] = {}

    def worth(self) -> float:
        """Return the mean of what the move brought."""
        return self.total / self.visits if self.visits else 0.0

    def bound(self) -> float:
        """Return what the move may be worth at best, as far as is known."""
        return self.total / self.visits + EXPLORATION * math.sqrt(math.log(self.available) / self.visits)


class Search:
    """A search from one view; it can be run on for as long as there is time."""

    __slots__ = ("evaluation", "imagination", "iterations", "luck", "root")

    def __init__(self, evaluation: Evaluation, imagination: Imagination, luck: Luck) -> None:
        self.evaluation: Final = evaluation
        self.imagination: Final = imagination
        self.luck: Final = luck
        self.root: Final = Node(None, -1)
        self.iterations = 0

    def run(self, iterations: int) -> None:
        """Look at that many more worlds."""
        for _iteration in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        """Look at one more world."""
        state = self.imagination.sample(self.luck)
        path = [self.root]
        node = self.root
        while True:
            moves = legal_moves(state)
            if not moves:
                break
            child = self.chosen_child(node, moves, to_act(state))
            is_new = child.visits == 0
            move = child.move
            assert move is not None
            play(state, move)
            path.append(child)
            node = child
            if is_new:
                child.visits = PRIOR
                child.total = PRIOR * self.evaluation.value(state, child.seat)
                break
        self.evaluation.playout(state, self.luck, self.evaluation.horizon(state))
        self.credit(path, state)

    def chosen_child(self, node: Node, moves: list[Move], seat: int) -> Node:
        """Return an untried move's new node, or the most promising of the known ones."""
        best: Node | None = None
        best_bound = -1.0
        untried: Move | None = None
        seen = 0
        for move in moves:
            child = node.children.get(move)
            if child is None:
                seen += 1
                if self.luck.below(seen) == 0:
                    untried = move
            else:
                child.available += 1
                bound = child.bound()
                if bound > best_bound:
                    best_bound = bound
                    best = child
        if untried is not None:
            child = Node(untried, seat)
            child.available = 1
            node.children[untried] = child
            return child
        assert best is not None
        return best

    def credit(self, path: list[Node], state: State) -> None:
        """Tell every node on *path* what became of it."""
        values = [self.evaluation.value(state, seat) for seat in range(state.seats)]
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += values[node.seat]

    def best(self) -> Move:
        """Return the move most often chosen so far."""
        best: Node | None = None
        for child in self.root.children.values():
            if (
                best is None
                or child.visits > best.visits
                or (child.visits == best.visits and child.worth() > best.worth())
            ):
                best = child
        assert best is not None
        assert best.move is not None
        return best.move


def best_by_value(
    evaluation: Evaluation, imagination: Imagination, moves: list[Move], seat: int, worlds: int, luck: Luck
) -> Move:
    """Return the move after which *seat* stands best, on the average of some worlds: one look ahead."""
    totals = [0.0 for _move in moves]
    for _world in range(worlds):
        world = imagination.sample(luck)
        for at in range(len(moves)):
            state = world.fork()
            play(state, moves[at])
            totals[at] += evaluation.value(state, seat)
    best = Best(moves[0])
    for at in range(len(moves)):
        best.offer(moves[at], totals[at])
    return best.move
