"""Declaring in steps: what is asked, what is taken by itself, and when it happens."""

from __future__ import annotations

from typing import ClassVar

import pytest

from clashtable.core.declaration import Declaration, Drafting
from clashtable.core.errors import RulesBug
from clashtable.core.luck import luck_from_seed
from clashtable.core.state import Ask, Move, State, asking, play, settle


class Order(Declaration):
    """A meal of several courses: of each one dish is chosen."""

    def __init__(self, menu: list[list[str]], chosen: list[str], served: list[str], dropped: list[str]) -> None:
        self.menu = menu
        self.chosen = chosen
        self.served = served
        self.dropped = dropped

    def next_question(self, state: State) -> Drafting | None:
        return Course(self) if len(self.chosen) < len(self.menu) else None

    def complete(self, state: State) -> None:
        self.served += self.chosen

    def drop(self, state: State) -> None:
        self.dropped += self.chosen


class Course(Drafting):
    """Choose one dish."""

    kind: ClassVar[str] = "course"

    def __init__(self, order: Order) -> None:
        super().__init__(0)
        self.order = order

    def origin(self) -> Ask | None:
        return self.order.origin()

    def is_telling(self, state: State) -> bool:
        return self.order.menu[len(self.order.chosen)] == ["secret"]

    def moves(self, state: State) -> list[Move]:
        return [Move(dish) for dish in self.order.menu[len(self.order.chosen)]]

    def answer(self, state: State, move: Move) -> None:
        order = self.order
        state.push(Order(order.menu, [*order.chosen, move.notation], order.served, order.dropped))


def ordered(*menu: list[str]) -> tuple[State, Order]:
    """Return a match in which a meal is ordered, and the order."""
    order = Order(list(menu), [], [], [])
    state = State(1, luck_from_seed(1), [order], None)
    settle(state)
    return state, order


def test_a_declaration_asks_one_thing_after_another_and_then_happens() -> None:
    state, order = ordered(["soup", "salad"], ["fish", "rice"])
    play(state, Move("salad"))
    assert asking(state).moves(state) == [Move("fish"), Move("rice")]
    assert order.served == []
    play(state, Move("fish"))
    assert order.served == ["salad", "fish"]
    assert not state.pending


def test_a_lone_answer_is_taken() -> None:
    state, order = ordered(["soup"], ["fish", "rice"])
    assert asking(state).moves(state) == [Move("fish"), Move("rice")]
    play(state, Move("rice"))
    assert order.served == ["soup", "rice"]


def test_a_lone_answer_that_would_tell_something_is_asked_for() -> None:
    state, order = ordered(["soup"], ["secret"])
    assert asking(state).moves(state) == [Move("secret")]
    play(state, Move("secret"))
    assert order.served == ["soup", "secret"]


def test_a_declaration_without_an_answer_is_dropped() -> None:
    state, order = ordered(["soup"], [], ["ice"])
    assert (order.dropped, order.served) == (["soup"], [])
    assert not state.pending


def test_what_is_nobodys_secret_has_no_question_that_it_began_with() -> None:
    state, _ = ordered(["soup", "salad"])
    ask = asking(state)
    assert isinstance(ask, Drafting)
    assert ask.origin() is None


@pytest.mark.parametrize("call", [Declaration.next_question, Declaration.complete, Declaration.drop])
def test_what_a_game_leaves_out_is_a_fault_of_the_rules(call: object) -> None:
    state, _ = ordered(["soup", "salad"])
    assert callable(call)
    with pytest.raises(RulesBug):
        call(Declaration(), state)
