"""Parley: a tiny game for tests, with what coco lacks: several seats, hidden hands and response windows.

Each seat holds three cards, Blocks or Blanks, and three lives. On turn one strikes another seat or rests. A strike
may be answered with a Block by anybody but the striker, a Block with a Block by anybody but its player; a Block that
resolves cancels what it lies on. After so many turns the most lives win. With ``habit`` "all" the chain resolves at
once, with "one" each response is settled alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast

import msgspec

from clashtable.core.codec import Codec, StepData
from clashtable.core.errors import InvalidMessage
from clashtable.core.evaluation import Evaluation
from clashtable.core.events import Event
from clashtable.core.game import CardFace, Game
from clashtable.core.imagination import Imagination
from clashtable.core.luck import Luck, luck_from_saved, luck_from_words
from clashtable.core.outcome import Outcome
from clashtable.core.question import Option, Question
from clashtable.core.refusal import Reason
from clashtable.core.setting import Options, Setting, Value
from clashtable.core.state import Ask, Move, State, Step, asking, legal_moves, to_act
from clashtable.core.text import Voice
from clashtable.core.view import Snapshot, View
from clashtable.core.window import Window

BLOCKS = 8
HAND = 3
REST, BLOCK, PASS = Move("rest"), Move("block"), Move("pass")
STRIKES = [Move(f"strike {seat}") for seat in range(4)]


class ParleyState(State):
    def __init__(
        self,
        seats: int,
        luck: Luck,
        pending: list[Step],
        outcome: Outcome | None,
        hands: list[list[str]],
        lives: list[int],
        turns: int,
        limit: int,
        habit: str,
        played: int,
    ) -> None:
        super().__init__(seats, luck, pending, outcome)
        self.hands = hands
        self.lives = lives
        self.turns = turns
        self.limit = limit
        self.habit = habit
        self.played = played

    def fork(self) -> ParleyState:
        return ParleyState(
            self.seats,
            self.luck.fork(),
            self.pending[:],
            self.outcome,
            [hand[:] for hand in self.hands],
            self.lives[:],
            self.turns,
            self.limit,
            self.habit,
            self.played,
        )


class ParleyEvent(Event, frozen=True, tag=lambda name: f"parley.{name.lower()}"):
    pass


class Held(ParleyEvent, frozen=True):
    hands: tuple[tuple[str, ...] | None, ...]

    def seen_by(self, seat: int | None) -> Held:
        return Held(tuple(hand if seat == owner else None for owner, hand in enumerate(self.hands)))

    def sentence(self, voice: Voice) -> str:
        return "The hands are dealt."


class Happened(ParleyEvent, frozen=True):
    what: str
    seat: int

    def sentence(self, voice: Voice) -> str:
        return f"{voice.does(self.seat, self.what)}."


def tell(state: State, what: str, seat: int) -> None:
    if state.events is not None:
        state.events.append(Happened(what, seat))


class Deal(Step):
    def run(self, state: State) -> None:
        parley = cast(ParleyState, state)
        cards = list(range(HAND * parley.seats))
        scripted = parley.luck.scripted()
        if scripted is None:
            parley.luck.shuffle(cards)
        else:
            cards = [int(word) for word in scripted.split()]
        parley.luck.note(" ".join(map(str, cards)))
        for seat in range(parley.seats):
            parley.hands[seat] = named(cards[seat * HAND : (seat + 1) * HAND], BLOCKS)
        if parley.events is not None:
            parley.events.append(Held(tuple(tuple(hand) for hand in parley.hands)))
        parley.push(Turn(0))


class Turn(Ask):
    kind: ClassVar[str] = "TURN"

    def moves(self, state: State) -> list[Move]:
        return [REST, *(STRIKES[seat] for seat in range(state.seats) if seat != self.seat)]

    def answer(self, state: State, move: Move) -> None:
        parley = cast(ParleyState, state)
        parley.turns -= 1
        parley.push(EndTurn(self.seat))
        tell(parley, move.notation.split()[0], self.seat)
        if move != REST:
            parley.push(Strike(int(move.notation[-1])))
            order = [(self.seat + step) % parley.seats for step in range(1, parley.seats)]
            kind = OneWindow if parley.habit == "one" else AllWindow
            parley.push(kind(order, 0, 0))


class EndTurn(Step):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        parley = cast(ParleyState, state)
        if parley.turns > 0:
            parley.push(Turn((self.seat + 1) % parley.seats))
            return
        most = max(parley.lives)
        winners = tuple(seat for seat, lives in enumerate(parley.lives) if lives == most)
        parley.outcome = Outcome(winners, tuple(parley.lives), "lives")


class Strike(Step):
    def __init__(self, target: int) -> None:
        self.target = target

    def run(self, state: State) -> None:
        cast(ParleyState, state).lives[self.target] -= 1
        tell(state, "bleed", self.target)


class Block(Step):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: State) -> None:
        tell(state, "parry", self.seat)
        if isinstance(state.pending.pop(), Window):  # what asks about the cancelled thing goes with it
            state.pending.pop()


class AllWindow(Window):
    def is_asked(self, state: State, seat: int) -> bool:
        return bool(cast(ParleyState, state).hands[seat])

    def moves(self, state: State, seat: int) -> list[Move]:
        return [PASS, BLOCK] if "Block" in cast(ParleyState, state).hands[seat] else [PASS]

    def is_pass(self, move: Move) -> bool:
        return move == PASS

    def respond(self, state: State, seat: int, move: Move) -> None:
        cast(ParleyState, state).hands[seat].remove("Block")
        cast(ParleyState, state).played += 1
        tell(state, "block", seat)
        self.add(state, seat, Block(seat))

    def again(self, order: list[int], at: int, passes: int) -> Window:
        return type(self)(order, at, passes)


class OneWindow(AllWindow):
    reopens: ClassVar[bool] = True

    def order_against(self, state: State, seat: int) -> list[int]:
        return [(seat + step) % state.seats for step in range(1, state.seats)]


CODEC = Codec("tests.parley")


class ParleyView(View, frozen=True, tag="parley"):
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    played: int
    lives: tuple[int, ...]
    turns: int
    limit: int
    habit: str
    pending: tuple[StepData, ...]


class ParleySnapshot(Snapshot, frozen=True, tag="parley"):
    hands: tuple[tuple[str, ...], ...]
    lives: tuple[int, ...]
    turns: int
    limit: int
    habit: str
    played: int


class ParleyImagination(Imagination):
    def __init__(self, view: ParleyView) -> None:
        self.view = view

    def sample(self, luck: Luck) -> State:
        view = self.view
        hidden = sum(size for seat, size in enumerate(view.hand_sizes) if seat != view.seat)
        blocks = min(BLOCKS, HAND * len(view.lives)) - view.played - view.hand.count("Block")
        cards = list(range(hidden))
        luck.shuffle(cards)
        hands: list[list[str]] = []
        for seat, size in enumerate(view.hand_sizes):
            dealt, cards = (cards, cards) if seat == view.seat else (cards[:size], cards[size:])
            hands.append(list(view.hand) if seat == view.seat else named(dealt, blocks))
        pending = [CODEC.read(step) for step in view.pending]
        fresh = luck_from_words([int(luck.word()) for _ in range(4)])
        lives = list(view.lives)
        return ParleyState(
            len(lives), fresh, pending, view.outcome, hands, lives, view.turns, view.limit, view.habit, view.played
        )


def named(cards: list[int], blocks: int) -> list[str]:
    return sorted("Block" if card < blocks else "Blank" for card in cards)


class ParleyEvaluation(Evaluation):
    def value(self, state: State, seat: int) -> float:
        lives = cast(ParleyState, state).lives
        return 0.5 + 0.1 * (lives[seat] - sum(lives) / len(lives))


class Parley(Game):
    id = "parley"
    title = "Parley"
    tagline = "Strike, block, survive."
    letter = "Y"
    version = "1"
    over_rule = "Y-1"
    seats = range(2, 5)
    usual_seats = 3
    options: ClassVar = {
        "habit": Setting("habit", "Habit", "How responses resolve.", "Y-2", "all", ("all", "one")),
        "turns": Setting("turns", "Turns", "How many turns there are.", "Y-3", 6, maximum=40),
    }
    evaluation = ParleyEvaluation()
    view_type = ParleyView
    snapshot_type = ParleySnapshot
    event_types = (Held, Happened)
    things: ClassVar = {"button": "something to press"}

    def deal(self, seats: int, luck: Luck, options: Options) -> State:
        hands: list[list[str]] = [[] for _ in range(seats)]
        turns, habit = int(options["turns"]), str(options["habit"])
        return ParleyState(seats, luck, [Deal()], None, hands, [3] * seats, turns, turns, habit, 0)

    def read_move(self, text: str) -> Move:
        for move in (REST, BLOCK, PASS, *STRIKES):
            if move.notation == text:
                return move
        raise InvalidMessage(f"{text!r} is not a move of Parley.")

    def question(self, state: State) -> Question:
        ask = asking(state)
        options = tuple(Option(m.notation, m.notation, (f"button:{m.notation}",)) for m in legal_moves(state))
        return Question(ask.seat, ask.kind, "What now?", "Y-4", options)

    def why_not(self, state: State, move: Move) -> Reason:
        return Reason("that is not among the answers.", "Y-4")

    def view(self, state: State, seat: int | None) -> View:
        parley = cast(ParleyState, state)
        return ParleyView(
            seat=seat,
            to_act=to_act(state) if state.pending else None,
            outcome=state.outcome,
            hand=() if seat is None else tuple(parley.hands[seat]),
            hand_sizes=tuple(len(hand) for hand in parley.hands),
            played=parley.played,
            lives=tuple(parley.lives),
            turns=parley.turns,
            limit=parley.limit,
            habit=parley.habit,
            pending=tuple(CODEC.write(step) for step in parley.pending),
        )

    def save(self, state: State) -> Snapshot:
        parley = cast(ParleyState, state)
        return ParleySnapshot(
            luck=state.luck.saved(),
            pending=tuple(CODEC.write(step) for step in parley.pending),
            outcome=state.outcome,
            hands=tuple(tuple(hand) for hand in parley.hands),
            lives=tuple(parley.lives),
            turns=parley.turns,
            limit=parley.limit,
            habit=parley.habit,
            played=parley.played,
        )

    def load(self, snapshot: Snapshot) -> State:
        told = cast(ParleySnapshot, snapshot)
        pending = [CODEC.read(step) for step in told.pending]
        hands = [list(hand) for hand in told.hands]
        luck = luck_from_saved(told.luck)
        lives = list(told.lives)
        return ParleyState(
            len(hands), luck, pending, told.outcome, hands, lives, told.turns, told.limit, told.habit, told.played
        )

    def set_up(self, description: Mapping[str, Any]) -> State:
        base = {
            "luck": (1, 2, 3, 4),
            "pending": ({"step": "turn", "seat": 0},),
            "outcome": None,
            "turns": 6,
            "limit": 6,
            "habit": "all",
        }
        rest = {"lives": (3,) * len(description["hands"]), "played": 0, "game": "parley"}
        return self.load(msgspec.convert({**base, **rest, **description}, ParleySnapshot))

    def conclude(self, state: State, winners: list[int], why: str) -> None:
        state.outcome = Outcome(tuple(winners), (0,) * state.seats, why)
        state.pending.clear()

    def redraw(self, state: State) -> None:
        pass  # everybody holds all cards from the start

    def options_of(self, state: State) -> dict[str, Value]:
        parley = cast(ParleyState, state)
        return {"habit": parley.habit, "turns": parley.limit}

    def imagination(self, view: View) -> Imagination:
        return ParleyImagination(cast(ParleyView, view))

    def longest(self, seats: int, options: Options) -> int:
        return int(options["turns"]) * (1 + 8 * seats * seats)

    def cards(self) -> Sequence[CardFace]:
        return [CardFace("block", "Block", BLOCKS, "Cancels what it lies on."), CardFace("blank", "Blank", 4, "")]

    def terminal(self, view: View, names: Sequence[str]) -> str:
        return str(view)

    def check_vector(self, vector: Mapping[str, Any]) -> list[str]:
        return []


PARLEY = Parley()
