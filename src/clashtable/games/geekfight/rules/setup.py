"""Set-up (F-6): three Combatants set aside, four cards drawn, and an opening that all reveal at once.

Next, read turns.py.
"""

from typing import ClassVar, Final, cast

from clashtable.core.piles import first_seat
from clashtable.core.state import Ask, Move, State, Step
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


def ask_or_answer(state: GeekState, ask: Ask) -> None:
    """Ask, unless a single answer is left and leaving it out tells nothing of a hidden hand (F-22.1)."""
    answers = ask.moves(state)
    if len(answers) == 1 and not state.options.ask_always:
        ask.answer(state, answers[0])
    else:
        state.push(ask)


class Picking(Step):
    """Each player sets three Combatants aside (F-6.2)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        for seat in range(geek.seats):
            player = geek.players[seat]
            if player.is_in and not player.hand:
                geek.push(self)
                ask_or_answer(geek, Pick(seat))
                return


class Pick(Ask):
    """Choose the three Combatants to set aside."""

    __slots__ = ()
    kind: ClassVar[str] = "opening_pick"

    def moves(self, state: State) -> list[Move]:
        found = [card for card in cast(GeekState, state).players[self.seat].deck if card.kind == COMBATANT]
        found.sort(key=place_of)
        return [pick_move(cards) for cards in triples(found)]

    def answer(self, state: State, move: Move) -> None:
        hands.pick_combatants(cast(GeekState, state), self.seat, cast(GeekMove, move).cards)


def place_of(card: Card) -> int:
    """Return where *card* stands in the pool."""
    return card.index


def triples(cards: list[Card]) -> list[list[Card]]:
    """Return each different set of three of *cards*, which are in order, with a non-V.I.P. among them (F-6.2)."""
    found: list[list[Card]] = []
    size = len(cards)
    for first in range(size):
        for second in range(first + 1, size):
            for third in range(second + 1, size):
                chosen = [cards[first], cards[second], cards[third]]
                if not (chosen[0].is_vip and chosen[1].is_vip and chosen[2].is_vip) and chosen not in found:
                    found.append(chosen)
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
                ask_or_answer(geek, Lay(seat))
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
