"""The stack and Objection! windows (G-11), and how items resolve. Next, read turns.py."""

from typing import ClassVar, Final, cast

from clashtable.core.errors import RulesBug
from clashtable.core.state import Ask, Hiding, Move, State, Step
from clashtable.core.window import Response, Window
from clashtable.games.genres import blows, board, hands, steps
from clashtable.games.genres.abilities import does_of
from clashtable.games.genres.areas import GRID, SQUARES
from clashtable.games.genres.card import Card
from clashtable.games.genres.choices import Hurting
from clashtable.games.genres.drafting import aims, note_choice, options_of, parts_for, question_of
from clashtable.games.genres.effects import gain_actions, walk
from clashtable.games.genres.events import Announced, Declared, Fizzled, Resolved
from clashtable.games.genres.moves import (
    CORNER,
    LAYOUT_MOVES,
    PASS,
    RESPOND,
    TO,
    GenresMove,
    card_moves,
    plain,
    resolved,
    square_moves,
)
from clashtable.games.genres.state import (
    ASSISTING,
    CARD,
    DRAWING,
    GHOST_ATTACK,
    GHOST_MOVE,
    MELEEING,
    MOVING,
    NOBODY,
    OBJECTING,
    SUMMON_ATTACK,
    SUMMON_MOVE,
    SUMMON_SPECIAL,
    USE_KINDS,
    Cast,
    GenresState,
    Item,
    Piece,
    alter_item,
    find_item,
)
from clashtable.games.genres.steps import DEATHS, EVENTS, CardDone, ask_or_answer, sting
from clashtable.games.genres.telling import item_text
from clashtable.games.genres.values import is_silenced, movement
from clashtable.games.genres.wording import ids
from clashtable.games.genres.words import COMBO, ENEMY_PAWN, EQUIPMENT, MOST_ZONES, OBJECTION, PAWN, SUMMON, ZONE

SLEEPER: Final = "sleeper-agent"
ANNOUNCED: Final = (MOVING, DRAWING, SUMMON_MOVE, GHOST_MOVE)
"""What is told once it has happened."""


# --- declaring


class Draft(Step):
    """Something of which more is to be chosen before it is declared. Never altered."""

    __slots__ = ("base", "use")

    def __init__(self, use: Cast, base: str) -> None:
        self.use: Final = use
        self.base: Final = base
        """The code of the question it began with, which others see."""

    def code(self) -> str:
        return f"draft {self.use.code()} from {self.base}"

    def run(self, state: State) -> None:
        genres = cast(GenresState, state)
        if not question_of(genres, self.use):
            self.complete(genres)
            return
        answers = options_of(genres, self.use)
        ask = Declare(self, answers)
        if len(answers) == 1:
            ask.answer(genres, answers[0])
        elif answers:
            genres.push(ask)
        else:
            raise RulesBug(f"nothing can be chosen for {self.use.code()}")

    def again(self, use: Cast) -> "Draft":
        """Return this draft with more chosen."""
        return Draft(use, self.base)

    def complete(self, state: GenresState) -> None:
        """Pay for it, put it on the stack and let others answer."""
        put_on_stack(state, declare(state, self.use))


class Declare(Hiding):
    """A choice of a declaration."""

    __slots__ = ("draft", "known")
    kind: ClassVar[str] = "declare"

    def __init__(self, draft: Draft, known: list[Move] | None = None) -> None:
        super().__init__(draft.use.seat)
        self.draft: Final = draft
        self.known: Final = known
        """Every answer, where they were found as the question came up; never altered."""

    def code(self) -> str:
        return f"declare {self.draft.code()}"

    def origin(self) -> str:
        return self.draft.base

    def moves(self, state: State) -> list[Move]:
        return options_of(cast(GenresState, state), self.draft.use) if self.known is None else self.known

    def answer(self, state: State, move: Move) -> None:
        use = self.draft.use.copy()
        note_choice(cast(GenresState, state), use, resolved(cast(GenresState, state), move))
        state.push(self.draft.again(use))


def declare(state: GenresState, use: Cast) -> Cast:
    """Pay for *use*; its cards leave the hand and lie open (G-5.4)."""
    declared = use.copy()
    declared.serial = state.number()
    card = use.card
    if use.kind in (CARD, OBJECTING, ASSISTING) and card is not None:
        for part in parts_for(use):
            part.pay(state, use)
        hands.leave_openly(state, use.seat, card)
        state.played.append(card)
    for combo in use.combos:
        hands.leave_openly(state, use.seat, combo)
        state.played.append(combo)
    if use.kind in (MOVING, MELEEING, DRAWING):
        state.course.actions -= 1
        state.course.drew = state.course.drew or use.kind == DRAWING
    elif use.kind == CARD and card is not None:
        state.course.actions -= card.cost
    tell_declared(state, declared)
    return declared


def tell_declared(state: GenresState, use: Cast) -> None:
    """Tell what was declared."""
    if state.events is not None:
        kind = Announced if use.kind in ANNOUNCED else Declared
        state.events.append(
            kind(
                use.serial, use.seat, USE_KINDS[use.kind], None if use.card is None else use.card.id, ids(use.combos),
                use.actor or None, tuple(use.targets), GRID.names[use.square] if use.square >= 0 else None,
                use.aim or None, item_text(state, use),
            )
        )  # fmt: skip


def is_unanswerable(use: Cast) -> bool:
    """Tell whether *use* opens no window (G-11.10)."""
    if use.card is not None and use.kind == CARD and use.card.is_unanswerable:
        return True
    return any(combo.combo is not None and combo.combo.is_unanswerable for combo in use.combos)


def put_on_stack(state: GenresState, use: Cast) -> None:
    """Put *use* on the stack and open a window."""
    state.push(Resolving(use))
    if not is_unanswerable(use):
        order = responders(state)
        if order:
            state.push(ObjectionWindow(order, 0, 0))


def responders(state: GenresState) -> list[int]:
    """Return who may respond: living players other than the active one, in turn order after it (G-11.2)."""
    found: list[int] = []
    for seat in state.in_turn_order():
        if seat != state.course.active and state.players[seat].is_alive:
            found.append(seat)
    return found


# --- windows


class ObjectionWindow(Window):
    """Players may respond, one after another, until all have passed (G-11.3)."""

    __slots__ = ()
    kind: ClassVar[str] = "respond"

    def code(self) -> str:
        return f"window {self.at} {self.passes} {' '.join([str(seat) for seat in self.order])}"

    def again(self, order: list[int], at: int, passes: int) -> Window:
        return ObjectionWindow(order, at, passes)

    def is_asked(self, state: State, seat: int) -> bool:
        genres = cast(GenresState, state)
        player = genres.players[seat]
        if not player.is_alive or not player.hand:
            return False
        return genres.options.ask_always or bool(responses(genres, seat))

    def moves(self, state: State, seat: int) -> list[Move]:
        return [plain(PASS), *card_moves(RESPOND, responses(cast(GenresState, state), seat))]

    def is_pass(self, move: Move) -> bool:
        return cast(GenresMove, move).kind == PASS

    def respond(self, state: State, seat: int, move: Move) -> None:
        card = cast(GenresMove, move).card
        assert card is not None
        state.push(Answering(response_use(seat, card), self))


def response_use(seat: int, card: Card) -> Cast:
    """Return a response that is being declared."""
    return Cast(0, OBJECTING if card.type == OBJECTION else ASSISTING, seat, card, 0)


def responses(state: GenresState, seat: int) -> list[Card]:
    """Return the cards that *seat* may respond with now (G-11.4)."""
    if is_silenced(state, seat):
        return []
    is_gagged = bool(state.players[seat].gagged_by)
    found: list[Card] = []
    for card in state.players[seat].hand:
        if card in state.played:
            continue
        may = (card.type == OBJECTION and not is_gagged) or (card.type == COMBO and card.assists)
        if may and aims(state, response_use(seat, card)):
            found.append(card)
    return found


class Answering(Draft):
    """A response that is being declared."""

    __slots__ = ("window",)

    def __init__(self, use: Cast, window: ObjectionWindow) -> None:
        super().__init__(use, Response(window, use.seat).code())
        self.window: Final = window

    def code(self) -> str:
        return f"answer {self.use.code()} from {self.base}"

    def again(self, use: Cast) -> Draft:
        return Answering(use, self.window)

    def complete(self, state: GenresState) -> None:
        self.window.add(state, self.use.seat, Resolving(declare(state, self.use)))


# --- resolving


class Resolving(Item):
    """Something on the stack that resolves in its turn, from the top down (G-11.6)."""

    __slots__ = ()

    def with_use(self, use: Cast) -> Item:
        return Resolving(use)

    def run(self, state: State) -> None:
        genres, use = cast(GenresState, state), self.use
        genres.push(EVENTS)
        actor = genres.piece(use.actor) if use.actor else None
        is_gone = (use.kind in (OBJECTING, ASSISTING) and is_idle(genres, use)) or (
            use.kind not in (OBJECTING, ASSISTING) and (actor is None or is_dead_actor(use, actor))
        )
        if is_gone:
            steps.discard_use(genres, use)
            if genres.events is not None:
                genres.events.append(Fizzled(use.serial, use.seat, None if use.card is None else use.card.id))
            return
        if genres.events is not None:
            genres.events.append(Resolved(use.serial, use.seat, None if use.card is None else use.card.id))
        resolve(genres, use)


def is_idle(state: GenresState, use: Cast) -> bool:
    """Tell whether a response does nothing: its player has died, or what it is aimed at is gone (G-11.7)."""
    return not state.players[use.seat].is_alive or find_item(state, use.aim) is None


def is_dead_actor(use: Cast, actor: Piece) -> bool:
    """Tell whether the actor of *use* has died since: a ghost acts only as a ghost (G-17.7)."""
    return actor.kind != PAWN and use.kind in (MOVING, MELEEING, DRAWING, CARD)


def resolve(state: GenresState, use: Cast) -> None:
    """Carry out what was declared."""
    kind = use.kind
    if kind == CARD:
        resolve_card(state, use)
    elif kind == OBJECTING:
        state.push(CardDone(use))
        state.push(DEATHS)
        run_effect(state, use)
    elif kind == ASSISTING:
        assist(state, use)
    elif kind in (MELEEING, SUMMON_ATTACK, GHOST_ATTACK):
        state.push(CardDone(use))
        blows.strike(state, use, None)
    elif kind == DRAWING:
        steps.draw_cards(state, use.seat, 1)
    elif kind == SUMMON_SPECIAL:
        state.push(DEATHS)
        for part in parts_for(use):
            part.happen(state, use)
    else:
        resolve_move(state, use)


def run_effect(state: GenresState, use: Cast) -> None:
    """Let the effect of the card of *use* happen."""
    assert use.card is not None
    does = does_of(use.card)
    if does is not None:
        does.way(use.mode).run(state, use)


def resolve_move(state: GenresState, use: Cast) -> None:
    """Let a piece move to its destination (G-6.13)."""
    piece = state.piece(use.actor)
    assert piece is not None
    if use.kind == GHOST_MOVE:
        board.put(state, piece, [use.square], "ghost")
        return
    state.push(DEATHS)
    if use.is_stopped and use.given:
        state.push(Hurting(Cast(0, OBJECTING, use.player, use.given[0], 0), piece.serial, 1))
    walk(state, piece, use.square, movement(state, piece), is_stopped=use.is_stopped)


def assist(state: GenresState, use: Cast) -> None:
    """Add a Combo to an attack on the stack (G-11.11)."""
    item = find_item(state, use.aim)
    assert item is not None
    assert use.card is not None
    changed = item.copy()
    changed.combos = [*item.combos, use.card]
    alter_item(state, changed)
    combo = use.card.combo
    if combo is not None:
        steps.draw_cards(state, use.seat, combo.draws_if_assisting)


# --- cards


def resolve_card(state: GenresState, use: Cast) -> None:
    """Carry out a card by its type (G-10.1)."""
    card = use.card
    assert card is not None
    if card.type == EQUIPMENT:
        attach(state, use, card)
    elif card.type == ZONE:
        state.push(DEATHS)
        lay_zone(state, use, card)
    elif card.type == SUMMON:
        ask_or_answer(state, SummonSquare(use))
    else:
        state.push(CardDone(use))
        state.push(DEATHS)
        state.push(Afterwards(use, 0))
        state.push(DEATHS)
        run_effect(state, use)


def attach(state: GenresState, use: Cast, card: Card) -> None:
    """Attach Equipment, if its wearer is still there and legal (G-13.3)."""
    piece = state.piece(use.piece)
    is_intercepted = use.is_stopped and piece is not None and piece.kind == PAWN
    if piece is not None and (is_intercepted or is_wearer(state, use, card, piece)):
        board.equip(state, piece, card)
    else:
        steps.discard_use(state, use)


def is_wearer(state: GenresState, use: Cast, card: Card, piece: Piece) -> bool:
    """Tell whether *piece* may still be given the Equipment."""
    if not piece.is_standing():
        return False
    if card.wearer == ENEMY_PAWN:
        near = GRID.distance(piece.square, state.pawns[use.seat].square) <= card.within
        return piece.kind == PAWN and piece.seat != use.seat and near
    return piece.seat == use.seat


class Afterwards(Step):
    """What Combos do after the action has resolved, in the order attached (G-8.4, step 5)."""

    __slots__ = ("at", "use")

    def __init__(self, use: Cast, at: int) -> None:
        self.use: Final = use
        self.at: Final = at

    def code(self) -> str:
        return f"after {self.at} {self.use.code()}"

    def run(self, state: State) -> None:
        genres, use = cast(GenresState, state), self.use
        if self.at == len(use.combos):
            return
        genres.push(Afterwards(use, self.at + 1))
        genres.push(DEATHS)
        card = use.combos[self.at]
        combo = card.combo
        pawn = genres.pawns[use.seat]
        if combo is None or pawn.kind != PAWN:
            return
        if combo.damage_after:
            sting(genres, card, NOBODY, pawn, combo.damage_after)
        if combo.heals_after:
            board.heal(genres, pawn, combo.heals_after)
        if combo.actions_after:
            gain_actions(genres, use.seat, combo.actions_after)
        if combo.returns_card and use.card is not None:
            take_back(genres, use)
        steps.draw_cards(genres, use.seat, combo.draws_after)


def take_back(state: GenresState, use: Cast) -> None:
    """Return the card of *use* to its player's hand instead of discarding it."""
    for at in range(len(state.pending)):
        step = state.pending[at]
        if isinstance(step, CardDone) and step.use.serial == use.serial:
            kept = use.copy()
            kept.holds_card = False
            state.pending[at] = CardDone(kept)
            assert use.card is not None
            hands.enter_openly(state, use.seat, use.card, "return")
            return


# --- zones and summons come into play


def lay_zone(state: GenresState, use: Cast, card: Card) -> None:
    """Ask where a zone lies; the oldest makes room first (G-14.5). One without a place does nothing (G-14.9)."""
    if not has_place(state, card, 3, 4) and not has_place(state, card, 4, 3):
        steps.discard_use(state, use)
        return
    if len(state.zones) == MOST_ZONES:
        board.remove_zone(state, state.zones[0], "limit")
    ask_or_answer(state, ZoneShape(use))


def zone_corners(state: GenresState, card: Card, wide: int, high: int) -> list[int]:
    """Return the top left squares at which a zone can lie."""
    return [square for square in range(SQUARES) if board.zone_fits(state, card, square, wide, high, None)]


def has_place(state: GenresState, card: Card, wide: int, high: int) -> bool:
    """Tell whether a zone can lie anywhere."""
    return any(board.zone_fits(state, card, square, wide, high, None) for square in range(SQUARES))


class ZoneShape(Ask):
    """Choose how a zone lies."""

    __slots__ = ("use",)
    kind: ClassVar[str] = "zone-shape"

    def __init__(self, use: Cast) -> None:
        super().__init__(use.seat)
        self.use: Final = use

    def code(self) -> str:
        return f"zone shape {self.use.code()}"

    def moves(self, state: State) -> list[Move]:
        genres, card = cast(GenresState, state), self.use.card
        assert card is not None
        found: list[Move] = []
        for at in range(2):
            if has_place(genres, card, 3 + at, 4 - at):
                found.append(LAYOUT_MOVES[at])
        return found

    def answer(self, state: State, move: Move) -> None:
        ask_or_answer(cast(GenresState, state), ZoneCorner(self.use, cast(GenresMove, move).number))


class ZoneCorner(Ask):
    """Choose where a zone lies."""

    __slots__ = ("layout", "use")
    kind: ClassVar[str] = "zone-corner"

    def __init__(self, use: Cast, layout: int) -> None:
        super().__init__(use.seat)
        self.use: Final = use
        self.layout: Final = layout

    def code(self) -> str:
        return f"zone corner {self.layout} {self.use.code()}"

    def moves(self, state: State) -> list[Move]:
        card = self.use.card
        assert card is not None
        return square_moves(CORNER, zone_corners(cast(GenresState, state), card, 3 + self.layout, 4 - self.layout))

    def answer(self, state: State, move: Move) -> None:
        card = self.use.card
        assert card is not None
        square = cast(GenresMove, move).number
        board.place_zone(cast(GenresState, state), self.seat, card, square, 3 + self.layout, 4 - self.layout)


class SummonSquare(Ask):
    """Choose where a summon enters (G-15.2)."""

    __slots__ = ("use",)
    kind: ClassVar[str] = "summon-square"

    def __init__(self, use: Cast) -> None:
        super().__init__(use.seat)
        self.use: Final = use

    def code(self) -> str:
        return f"summon {self.use.code()}"

    def moves(self, state: State) -> list[Move]:
        return square_moves(TO, summon_squares(cast(GenresState, state), self.use))

    def answer(self, state: State, move: Move) -> None:
        genres, card = cast(GenresState, state), self.use.card
        assert card is not None
        board.summon(genres, self.seat, card, cast(GenresMove, move).number, is_frog=self.use.amount > 0)


def summon_squares(state: GenresState, use: Cast) -> list[int]:
    """Return the free squares nearest to the pawn; with a text of its own, others too."""
    pawn = state.pawns[use.seat]
    found: list[int] = []
    for distance in range(1, 11):
        found = [
            square
            for square in range(SQUARES)
            if GRID.distance(square, pawn.square) == distance and state.is_free(square)
        ]
        if found:
            break
    if use.card is not None and use.card.id == SLEEPER and use.amount == 0:
        for other in state.pawns:
            if other.kind == PAWN and other.seat != use.seat:
                found += [
                    square for square in GRID.around[other.square] if state.is_free(square) and square not in found
                ]
        found.sort()
    return found
