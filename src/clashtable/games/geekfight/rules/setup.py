"""Set-up (F-6): three Combatants set aside, four cards drawn, and an opening that all reveal at once.

Next, read turns.py.
"""

from typing import ClassVar, Final, cast

from clashtable.core.piles import first_seat
from clashtable.core.state import Ask, Move, State, Step, ask_or_answer
from clashtable.games.geekfight.changes import arena, hands
from clashtable.games.geekfight.changes.course import begin_match
from clashtable.games.geekfight.effects.choices import card_moves
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.state import GeekState
from clashtable.games.geekfight.moves import DEPLOY, GeekMove, pick_move
from clashtable.games.geekfight.rules.queue import in_order
from clashtable.games.geekfight.vocabulary import COMBATANT

DRAWN: Final = 4
"""How many cards each player draws besides the three Combatants (F-6.3)."""


class Picking(Step):
    """Each player sets three Combatants aside (F-6.2)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        for seat in range(geek.seats):
            player = geek.players[seat]
            if player.is_in and not player.hand:
                geek.push(self)
                ask_or_answer(geek, Pick(seat, pick_moves(geek, seat)), is_telling=geek.options.ask_always)
                return


class Pick(Ask):
    """Choose the three Combatants to set aside."""

    __slots__ = ("known",)
    kind: ClassVar[str] = "opening_pick"
    derived: ClassVar[tuple[str, ...]] = ("known",)

    def __init__(self, seat: int, known: list[Move] | None = None) -> None:
        super().__init__(seat)
        self.known: Final = known
        """Every answer, where they were listed as the question came up; never altered."""

    def moves(self, state: State) -> list[Move]:
        if self.known is not None:
            return self.known
        return pick_moves(cast(GeekState, state), self.seat)

    def answer(self, state: State, move: Move) -> None:
        hands.pick_combatants(cast(GeekState, state), self.seat, cast(GeekMove, move).cards)


def pick_moves(state: GeekState, seat: int) -> list[Move]:
    """Return every choice of three Combatants that *seat* has."""
    found = [card for card in state.players[seat].deck if card.kind == COMBATANT]
    found.sort(key=place_of)
    return [pick_move(cards) for cards in triples(found)]


def place_of(card: Card) -> int:
    """Return where *card* stands in the pool."""
    return card.index


def triples(cards: list[Card]) -> list[list[Card]]:
    """Return each different set of three of *cards*, which are in order, with a non-V.I.P. among them (F-6.2)."""
    found: list[list[Card]] = []
    size = len(cards)
    for first in range(size):
        if first and cards[first] is cards[first - 1]:
            continue  # equal cards lie together, and what begins with the first of them has it all
        for second in range(first + 1, size):
            if second > first + 1 and cards[second] is cards[second - 1]:
                continue
            for third in range(second + 1, size):
                if third > second + 1 and cards[third] is cards[third - 1]:
                    continue
                if not (cards[first].is_vip and cards[second].is_vip and cards[third].is_vip):
                    found.append([cards[first], cards[second], cards[third]])
    return found


class Dealing(Step):
    """Each player shuffles the rest and draws four (F-6.3)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        for seat in in_order(geek):
            hands.shuffle_and_draw(geek, seat, DRAWN)


class Laying(Step):
    """Each player lays an opening Combatant face down (F-6.4)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        for seat in in_order(geek):
            if geek.players[seat].opening is None:
                geek.push(self)
                ask_or_answer(geek, Lay(seat), is_telling=geek.options.ask_always)
                return


class Lay(Ask):
    """Choose the opening Combatant."""

    __slots__ = ()
    kind: ClassVar[str] = "opening_deploy"

    def moves(self, state: State) -> list[Move]:
        hand = cast(GeekState, state).players[self.seat].hand
        return card_moves(DEPLOY, [card for card in hand if card.kind == COMBATANT and not card.is_vip])

    def answer(self, state: State, move: Move) -> None:
        card = cast(GeekMove, move).card
        assert card is not None
        hands.lay_face_down(cast(GeekState, state), self.seat, card)


class Reveal(Step):
    """All opening Combatants are deployed at the same moment (F-6.4)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        for seat in in_order(geek):
            arena.deploy_opening(geek, seat)


class First(Step):
    """Settle who goes first (F-6.5)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        chosen = geek.options.first_player
        if chosen < 0:
            chosen = first_seat(geek.luck, geek.seats)
        begin_match(geek, chosen if geek.players[chosen].is_in else geek.left_of(chosen))


PICKING: Final = Picking()


DEALING: Final = Dealing()


LAYING: Final = Laying()


REVEAL: Final = Reveal()


FIRST: Final = First()
