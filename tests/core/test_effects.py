"""Effects that join others: their texts, their order, and the steps they leave behind."""

from __future__ import annotations

import pytest

from clashtable.core.effects import (
    Asking,
    Choice,
    Choose,
    Condition,
    Do,
    Effect,
    If,
    Instead,
    Joined,
    Printed,
    Sentences,
    Use,
    list_effects,
    run_all,
)
from clashtable.core.errors import RulesBug
from clashtable.core.luck import luck_from_seed
from clashtable.core.state import Move, State, legal_moves, play, settle


class Tale(State):
    """A state that only keeps what was said."""

    __slots__ = ("said",)

    def __init__(self) -> None:
        super().__init__(2, luck_from_seed(0), [], None)
        self.said: list[str] = []


class Say(Effect):
    """Say a word."""

    def __init__(self, word: str) -> None:
        self.word = word

    def text(self, card: Printed) -> str:
        return f"say {self.word}"

    def run(self, state: State, use: Use) -> None:
        assert isinstance(state, Tale)
        state.said.append(self.word)


class Ponder(Asking):
    """Ask for a word, twice."""

    def text(self, card: Printed) -> str:
        return f"{card.this()} ponders"

    def run(self, state: State, use: Use) -> None:
        state.push(Choice(use.seat, self, use, 0))

    def moves(self, state: State, use: Use, stage: int) -> list[Move]:
        return [Move(f"yes{stage}"), Move(f"no{stage}")]

    def answer(self, state: State, use: Use, stage: int, move: Move) -> None:
        assert isinstance(state, Tale)
        state.said.append(move.notation)
        if stage == 0:
            state.push(Choice(use.seat, self, use, 1))


class Loud(Condition):
    """True where it is said so."""

    def __init__(self, is_true: bool) -> None:
        self.is_true = is_true

    def text(self, card: Printed) -> str:
        return "it is loud"

    def holds(self, state: State, use: Use) -> bool:
        return self.is_true


class Turn(Use):
    """A use of a card with the effects given."""

    def __init__(self, seat: int, *effects: Effect) -> None:
        super().__init__(seat)
        self.card = Printed("tale", "Tale")
        self.card.effects = list_effects(list(effects))

    def printed(self) -> Printed:
        return self.card

    def code(self) -> str:
        return f"tale by {self.seat}"


HI, HO, HA = Say("hi"), Say("ho"), Say("ha")
CARD = Printed("tale", "Tale")


def told(effect: Effect) -> list[str]:
    """Return what is said when *effect* happens; it asks nothing."""
    state = Tale()
    effect.run(state, Turn(0, effect))
    settle(state)
    return state.said


@pytest.mark.parametrize(
    ("effect", "text"),
    [
        (Sentences((HI,)), "say hi"),
        (Sentences((HI, HO, HA)), "say hi. Say ho. Say ha"),
        (Joined(HI, ", then ", HO), "say hi, then say ho"),
        (If(Loud(True), HI), "if it is loud, say hi"),
        (Instead(HI, Loud(True), HO), "say hi. If it is loud, say ho instead"),
        (Choose((HI, HO)), "choose one: say hi; or say ho"),
        (Sentences((HI, If(Loud(True), Joined(HO, " and ", HA)))), "say hi. If it is loud, say ho and say ha"),
        (Ponder(), "this card ponders"),
    ],
)
def test_joined_effects_have_one_text(effect: Effect, text: str) -> None:
    assert effect.text(CARD) == text


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (Sentences((HI, HO, HA)), ["hi", "ho", "ha"]),
        (Joined(HI, " and ", HO), ["hi", "ho"]),
        (If(Loud(True), HI), ["hi"]),
        (If(Loud(False), HI), []),
        (Instead(HI, Loud(True), HO), ["ho"]),
        (Instead(HI, Loud(False), HO), ["hi"]),
        (Sentences((HI, Joined(HO, " and ", HA), HI)), ["hi", "ho", "ha", "hi"]),
    ],
)
def test_joined_effects_happen_in_order(effect: Effect, said: list[str]) -> None:
    assert told(effect) == said


def test_an_effect_is_over_with_all_it_asks_before_the_next_one() -> None:
    whole = Sentences((HI, Ponder(), HO))
    state, use = Tale(), Turn(1, whole)
    whole.run(state, use)
    settle(state)
    assert [move.notation for move in legal_moves(state)] == ["yes0", "no0"]
    play(state, Move("no0"))
    assert state.said == ["hi", "no0"]
    play(state, Move("yes1"))
    assert state.said == ["hi", "no0", "yes1", "ho"]


def test_run_all_runs_the_first_at_once_and_leaves_the_rest_as_steps() -> None:
    state, use = Tale(), Turn(0, HI, HO, HA)
    run_all(state, use, (HI, HO, HA))
    assert state.said == ["hi"]
    assert [step.effect for step in state.pending if isinstance(step, Do)] == [HA, HO]


def test_the_effects_of_a_card_are_listed_each_before_its_parts() -> None:
    inner = Joined(HO, " and ", HA)
    outer = Sentences((HI, inner))
    assert list_effects([outer, Choose((HI, HO))])[:5] == [outer, HI, inner, HO, HA]
    assert If(Loud(True), HI).parts() == [HI]
    assert Instead(HI, Loud(True), HO).parts() == [HI, HO]


@pytest.mark.parametrize(
    "mistake",
    [
        lambda: Effect().text(CARD),
        lambda: Effect().run(Tale(), Turn(0)),
        lambda: Condition().text(CARD),
        lambda: Condition().holds(Tale(), Turn(0)),
        lambda: Asking().moves(Tale(), Turn(0), 0),
        lambda: Asking().answer(Tale(), Turn(0), 0, Move("yes")),
        lambda: Use(0).printed(),
    ],
)
def test_what_a_game_forgot_to_fill_in_is_a_bug_of_its_rules(mistake: object) -> None:
    assert callable(mistake)
    with pytest.raises(RulesBug):
        mistake()
