"""Write what a seat knows of Panzer Clash as a row of bytes. Next, read encode/uses.py."""

from typing import Final, cast

from mypy_extensions import i64

from clashtable.core.encode import Cells, Encoding
from clashtable.core.layout import BYTE, Fact
from clashtable.core.state import Move, State
from clashtable.games.panzer.cards.basic_set import EVERY_CARD, TERRAIN_DECK
from clashtable.games.panzer.encode import layout
from clashtable.games.panzer.encode.actions import ACTIONS, CHAINS, number_of
from clashtable.games.panzer.encode.reading import told
from clashtable.games.panzer.encode.uses import put_asked, put_chain, put_waiting
from clashtable.games.panzer.geometry import FIELD_END, FIELD_START, INDUSTRY, SPACES, is_field
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import PanzerPlayer, PanzerState
from clashtable.games.panzer.model.unit import USED_ACTION, USED_RANGED, USED_SCOUT, Unit
from clashtable.games.panzer.model.values import given_to, value_on_field
from clashtable.games.panzer.moves import PanzerMove
from clashtable.games.panzer.vocabulary import (
    ARMOR,
    ATTACK,
    AXIS,
    FIRST_FIRE,
    MASSED,
    MOVEMENT,
    NEUTRAL,
    RANGED_ATTACK,
    VALUES,
)

VALUE_COUNT: Final = len(VALUES)
FLAG_COUNT: Final = len(layout.UNIT_FLAGS_OF)
NUMBER_COUNT: Final = len(layout.UNIT_NUMBERS_OF)
PLAYER_COUNT: Final = len(layout.PLAYER_NUMBERS_OF)
PRINTED: Final = [
    [what << 8 | card.printed_values[what] for what in range(VALUE_COUNT) if card.printed_values[what]]
    for card in EVERY_CARD
]
"""The values and keywords that each card bears: which, and in the lower eight bits how much."""
NEXT: Final = 4
NEXT_BITS: Final = 15
"""Few bits are set, so so many are skipped at once."""
COPIES: Final = [[card.id for card in TERRAIN_DECK].count(name) for name in layout.TERRAIN_NAMES]
"""How many of each kind of Terrain there are."""


class PanzerEncoding(Encoding):
    """The numbers of Panzer Clash; players are told from the viewer's side."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ACTIONS, layout.LAYOUT, layout.LEFT_OUT, layout.REVISION)

    def chain(self, state: State, move: Move) -> list[int]:
        return CHAINS[number_of(cast(PanzerState, state), cast(PanzerMove, move))]

    def observe(self, state: State, seat: int, cells: Cells) -> None:
        panzer = cast(PanzerState, state)
        cells.mark(layout.SEAT + seat)
        put_course(cells, panzer, seat)
        put_own(cells, panzer, seat)
        put_player(cells, panzer.players[seat], 0)
        put_player(cells, panzer.players[1 - seat], 1)
        put_field(cells, panzer, seat)
        put_stacks(cells, panzer)
        for space in range(SPACES):
            unit = panzer.units[space]
            if unit is not None:
                put_unit(cells, panzer, unit, seat)
        put_asked(cells, panzer, seat)
        put_chain(cells, panzer, seat)
        put_waiting(cells, panzer, seat)

    def told(self, facts: dict[str, Fact]) -> dict[str, object]:
        return told(facts)


def put_course(cells: Cells, state: PanzerState, seat: int) -> None:
    """Tell where the match stands."""
    course = state.course
    cells.mark(layout.PHASE + course.phase)
    if course.active >= 0:
        cells.mark(layout.ACTIVE + (course.active ^ seat))
    if course.first >= 0:
        cells.mark(layout.FIRST + (course.first ^ seat))
    cells.put_wide(layout.DECISIONS, course.decisions)
    cells.mark(layout.FIRST_PLAYER + state.options.first_player + 1)
    if state.options.ask_always:
        cells.mark(layout.ASK_ALWAYS)


def put_own(cells: Cells, state: PanzerState, seat: int) -> None:
    """Tell what *seat* alone knows."""
    player = state.players[seat]
    if player.passes_turn:
        cells.mark(layout.PASSES_TURN)
    put_counts(cells, layout.HAND, player.hand)
    put_counts(cells, layout.SUPPLY, player.supply)
    put_counts(cells, layout.SEEN, state.players[1 - seat].seen)
    put_pile(cells, layout.TOP, player.supply, player.known_top)
    for at in range(min(player.known_bottom, layout.PILE)):
        cells.put(layout.BOTTOM + at, player.supply[at].index + 1)


def put_counts(cells: Cells, first: i64, cards: list[Card]) -> None:
    """Count *cards* of Supplies, in whatever order they lie."""
    for card in cards:
        cells.count(first + card.index)


def put_pile(cells: Cells, first: i64, cards: list[Card], count: int) -> None:
    """Tell the *count* top cards of a pile, the top one first."""
    size = len(cards)
    for at in range(min(count, layout.PILE)):
        cells.put(first + at, cards[size - 1 - at].index + 1)


def put_player(cells: Cells, player: PanzerPlayer, place: i64) -> None:
    """Tell what everybody knows of a player."""
    put_counts(cells, layout.SHOWN + place * layout.SUPPLY_CARDS, player.shown)
    put_counts(cells, layout.SOMEWHERE + place * layout.SUPPLY_CARDS, player.somewhere)
    put_pile(cells, layout.JUNKYARD + place * layout.PILE, player.junkyard, len(player.junkyard))
    put_pile(cells, layout.REMOVED + place * layout.PILE, player.removed, len(player.removed))
    if player.side != NEUTRAL:
        cells.mark(layout.SIDE + 2 * place + (0 if player.side == AXIS else 1))
    at = layout.PLAYER_NUMBERS + place * PLAYER_COUNT
    cells.put(at, player.size)
    cells.put(at + 1, len(player.hand))
    cells.put(at + 2, len(player.supply))
    cells.put(at + 3, len(player.junkyard))
    cells.put(at + 4, len(player.removed))
    cells.put(at + 5, player.allowance)
    cells.put(at + 6, player.reshuffles)
    cells.put(at + 7, player.turns)


def put_field(cells: Cells, state: PanzerState, seat: int) -> None:
    """Tell the Terrain that is face up, what nobody has seen, and the Terrain Modifiers."""
    for kind in range(len(COPIES)):
        cells.put(layout.UNSEEN + kind, COPIES[kind])
    at: i64 = -1
    for space in range(FIELD_START, FIELD_END):
        at += 1
        if state.is_face_up[space]:
            index = state.terrain[at].index
            cells.put(layout.TERRAIN + at, index + 1)
            left = layout.UNSEEN + index - layout.SUPPLY_CARDS
            cells.put(left, cells.value(left) - 1)
        laid = state.modifiers[space]
        if laid is not None:
            cells.put(layout.MODIFIERS + at, laid.card.index + 1)
            cells.put(layout.MODIFIER_OWNERS + at, (laid.seat ^ seat) + 1)


def put_stacks(cells: Cells, state: PanzerState) -> None:
    """Tell the Factories, and what lies on them except Units."""
    at: i64 = 0
    for zone in INDUSTRY:
        for space in zone:
            cells.put(layout.FACTORIES + at, state.factories[space])
            stacked = state.stacked[space]
            if stacked is not None:
                cells.put(layout.STACKED + at, stacked.card.index + 1)
                if stacked.is_in_play:
                    cells.mark(layout.IN_PLAY + at)
            at += 1


def put_unit(cells: Cells, state: PanzerState, unit: Unit, seat: int) -> None:
    """Tell a Unit in play."""
    space: i64 = unit.space
    cells.put(layout.UNIT_CARDS + space, unit.card.index + 1)
    put_unit_flags(cells, unit, seat, layout.UNIT_FLAGS + space * FLAG_COUNT)
    values: i64 = layout.UNIT_VALUES + space * VALUE_COUNT
    lasting = lasting_bits(unit)
    put_values(cells, state, unit, values, lasting)
    numbers: i64 = layout.UNIT_NUMBERS + space * NUMBER_COUNT
    cells.put(numbers + 1, cells.value(values + MOVEMENT) - unit.spent)
    if unit.damage:
        cells.put(numbers, unit.damage)
    if unit.legs or unit.spent or unit.attacks or unit.extra_attacks:
        cells.put(numbers + 2, unit.legs)
        cells.put(numbers + 3, unit.spent)
        cells.put(numbers + 4, unit.attacks)
        cells.put(numbers + 5, unit.extra_attacks)
    if lasting:
        put_changes(cells, unit, numbers + layout.CHANGES)


def put_unit_flags(cells: Cells, unit: Unit, seat: int, first: i64) -> None:
    """Tell whose a Unit is, what hinders it, and what it has used."""
    cells.mark(first + (unit.seat ^ seat))
    if unit.is_fresh:
        cells.mark(first + 2)
    if unit.is_halted:
        cells.mark(first + 3)
    if unit.is_suppressed:
        cells.mark(first + 4)
    if unit.used:
        if unit.used & USED_RANGED:
            cells.mark(first + 5)
        if unit.used & USED_ACTION:
            cells.mark(first + 6)
        if unit.used & USED_SCOUT:
            cells.mark(first + 7)


def lasting_bits(unit: Unit) -> int:
    """Return the values that something changes until the end of the turn, as bits."""
    found = 0
    if unit.more_attack:
        found |= 1 << ATTACK
    if unit.more_movement or unit.slowed:
        found |= 1 << MOVEMENT
    if unit.more_ranged:
        found |= 1 << RANGED_ATTACK
    if unit.more_armor:
        found |= 1 << ARMOR
    if unit.more_first_fire:
        found |= 1 << FIRST_FIRE
    return found


def put_changes(cells: Cells, unit: Unit, first: i64) -> None:
    """Tell what lasts until the end of the turn."""
    cells.put(first, unit.more_attack)
    cells.put(first + 1, unit.more_movement)
    cells.put(first + 2, unit.more_ranged)
    cells.put(first + 3, unit.more_armor)
    cells.put(first + 4, unit.more_first_fire)
    cells.put(first + 5, unit.slowed)


def put_values(cells: Cells, state: PanzerState, unit: Unit, first: i64, lasting: int) -> None:
    """Tell the values and keywords of a Unit; only those that something changes are worked out."""
    card = unit.card
    for printed in PRINTED[card.index]:
        both: i64 = printed
        cells.put(first + (both >> 8), both & BYTE)
    if not is_field(unit.space):
        return
    given = given_to(state, unit)
    changed: i64 = given | lasting
    if card.has(MASSED):
        changed |= 1 << ATTACK
    what: i64 = 0
    while changed:
        if changed & NEXT_BITS == 0:
            changed >>= NEXT
            what += NEXT
        if changed & 1:
            cells.put(first + what, value_on_field(state, unit, what, given))
        changed >>= 1
        what += 1


ENCODING: Final = PanzerEncoding()
