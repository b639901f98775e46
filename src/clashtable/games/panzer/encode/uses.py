"""Write what is asked, the Chain and the triggers that wait, each with what it is aimed at."""

from clashtable.core.effects import Choice
from clashtable.core.encode import Cells
from clashtable.core.state import Ask, asking
from clashtable.games.panzer.effects.choices import DeployFromHand
from clashtable.games.panzer.encode import layout
from clashtable.games.panzer.encode.actions import MOST_ITEMS, place_on_chain
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.cast import AT_ITEM, AT_JUNKYARD, AT_PLAYER, AT_UNIT, Cast, Mark
from clashtable.games.panzer.model.state import PanzerState
from clashtable.games.panzer.rules.main_phase import UnitAsk
from clashtable.games.panzer.rules.modifiers import PlaceModifier
from clashtable.games.panzer.rules.questions import kind_of, step_for, use_of


def put_asked(cells: Cells, state: PanzerState, seat: int) -> None:
    """Tell who is asked what, as far as *seat* may know, and the card that it is about."""
    if not state.pending:
        return
    ask = step_for(asking(state), seat)
    assert isinstance(ask, Ask)
    cells.mark(layout.TO_ACT + (ask.seat ^ seat))
    cells.mark(layout.ASKED + layout.KIND_NUMBERS[kind_of(ask)])
    use = use_of(ask)
    if use is not None:
        put_use(cells, state, use, layout.ASKED_ROW, seat)
        put_marks(cells, state, use.targets, layout.ASKED_ROW, seat)
    if isinstance(ask, Choice):
        cells.put(layout.DEPLOYED if isinstance(ask.effect, DeployFromHand) else layout.ASKED_STAGE, ask.stage)
    elif isinstance(ask, UnitAsk):
        put_subject(cells, ask.unit_of(state).card, ask.space)
    elif isinstance(ask, PlaceModifier):
        waiting = state.stacked[ask.stack]
        if waiting is not None:
            put_subject(cells, waiting.card, ask.stack)


def put_subject(cells: Cells, card: Card, space: int) -> None:
    """Tell what is asked about, where it is no use of a card yet."""
    cells.put(layout.USE_CARDS + layout.ASKED_ROW, card.index + 1)
    cells.put(layout.USE_SPACES + layout.ASKED_ROW, space + 1)


def put_chain(cells: Cells, state: PanzerState, seat: int) -> None:
    """Tell the items of the Chain, the top one first."""
    chain = state.chain()
    size = len(chain)
    cells.put(layout.CHAIN_SIZE, size)
    for at in range(min(size, MOST_ITEMS)):
        use = chain[size - 1 - at]
        put_use(cells, state, use, layout.CHAIN_ROW + at, seat)
        put_marks(cells, state, use.targets, layout.CHAIN_ROW + at, seat)


def put_waiting(cells: Cells, state: PanzerState, seat: int) -> None:
    """Tell the triggers that wait, the first ones if there are too many; none is aimed at anything yet."""
    size = len(state.waiting)
    cells.put(layout.WAITING_SIZE, size)
    for at in range(min(size, layout.WAITING)):
        put_use(cells, state, state.waiting[at], layout.WAITING_ROW + at, seat)


def put_use(cells: Cells, state: PanzerState, use: Cast, row: int, seat: int) -> None:
    """Tell a use of a card in one of the rows."""
    cells.put(layout.USE_KIND + row, use.kind + 1)
    cells.put(layout.USE_OWNERS + row, (use.seat ^ seat) + 1)
    cells.put(layout.USE_CARDS + row, use.card.index + 1)
    cells.put(layout.USE_SPACES + row, use.space + 1)
    cells.put(layout.USE_UNITS + row, space_now(state, use.source))
    cells.put(layout.USE_ABILITIES + row, use.ability + 1)
    cells.put(layout.USE_MODES + row, use.mode + 1)


def space_now(state: PanzerState, serial: int) -> int:
    """Return the space of a Unit counted from 1; 0 for one that has left."""
    unit = state.unit(serial) if serial else None
    return 0 if unit is None else unit.space + 1


def put_marks(cells: Cells, state: PanzerState, marks: list[Mark], row: int, seat: int) -> None:
    """Tell what the use in a row is aimed at."""
    for at in range(min(len(marks), layout.MARKS)):
        mark, place = marks[at], row * layout.MARKS + at
        cells.put(layout.MARK_KINDS + place, mark.kind + 1)
        if mark.card is not None:
            cells.put(layout.MARK_CARDS + place, mark.card.index + 1)
        cells.put(layout.MARK_SPACES + place, mark.space + 1)
        if mark.kind == AT_UNIT:
            cells.put(layout.MARK_UNITS + place, space_now(state, mark.number))
        elif mark.kind == AT_PLAYER:
            cells.put(layout.MARK_NUMBERS + place, (mark.number ^ seat) + 1)
        elif mark.kind == AT_ITEM:
            cells.put(layout.MARK_NUMBERS + place, place_on_chain(state, mark.number))
        elif mark.kind == AT_JUNKYARD:
            cells.put(layout.MARK_NUMBERS + place, mark.number + 1)
