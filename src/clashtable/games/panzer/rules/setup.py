"""Set-up (P-4): Terrain, Supplies, first hands and who begins. Next, read rules/turns.py."""

from typing import ClassVar, Final, cast

from clashtable.core.luck import Luck
from clashtable.core.state import Ask, Move, State, Step
from clashtable.games.panzer.changes import supplies
from clashtable.games.panzer.changes.course import decide_first, keep_hand, lay_terrain
from clashtable.games.panzer.model.card import Card
from clashtable.games.panzer.model.state import SET_UP, Course, PanzerOptions, PanzerPlayer, PanzerState
from clashtable.games.panzer.moves import KEEP, RESHUFFLE, PanzerMove, plain
from clashtable.games.panzer.rules.turns import TURNS
from clashtable.games.panzer.vocabulary import ALLIES, AXIS, NEUTRAL

FIRST_HAND: Final = 7


def side_of(cards: list[Card]) -> int:
    """Return the side that a Supply belongs to (P-2.3); NEUTRAL for one of neutral cards alone."""
    for card in cards:
        if card.faction != NEUTRAL:
            return AXIS if card.faction & AXIS else ALLIES
    return NEUTRAL


def new_match(luck: Luck, options: PanzerOptions, decks: list[list[Card]], terrain: list[Card]) -> PanzerState:
    """Return a match of which nothing has happened yet; *terrain* is the whole Terrain deck."""
    players = [PanzerPlayer(deck[:], [], [], [], side_of(deck), len(deck)) for deck in decks]
    course = Course(-1, SET_UP, -1, 1, 0)
    return PanzerState(2, luck, [TURNS, DEALING], None, options, players, course, terrain, [])


class Dealing(Step):
    """Lay the Terrain out, shuffle the Supplies, draw the first hands, decide who begins."""

    __slots__ = ()

    def run(self, state: State) -> None:
        panzer = cast(PanzerState, state)
        lay_terrain(panzer)
        for seat in range(2):
            supplies.shuffle_supply(panzer, seat)
        for seat in range(2):
            supplies.deal_hand(panzer, seat, FIRST_HAND)
        decide_first(panzer)
        panzer.push(Mulligan(1 - panzer.course.first))
        panzer.push(Mulligan(panzer.course.first))


class Mulligan(Ask):
    """Keep the hand, or shuffle it back and draw anew (P-4.2)."""

    __slots__ = ()
    kind: ClassVar[str] = "mulligan"

    def moves(self, state: State) -> list[Move]:
        return [plain(KEEP), plain(RESHUFFLE)]

    def answer(self, state: State, move: Move) -> None:
        panzer = cast(PanzerState, state)
        if cast(PanzerMove, move).kind == KEEP:
            keep_hand(panzer, self.seat)
            return
        player = panzer.players[self.seat]
        amount = FIRST_HAND if player.reshuffles == 0 else len(player.hand) - 1
        supplies.reshuffle(panzer, self.seat, amount)
        if amount > 1:
            panzer.push(self)
        else:
            keep_hand(panzer, self.seat)


DEALING: Final = Dealing()
