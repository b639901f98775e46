"""What Geek Fight teaches bots: how good a position is, how to play on, how to guess what is hidden."""

import math
from typing import ClassVar, Final, cast

from clashtable.core.effects import Choice
from clashtable.core.errors import RulesBug
from clashtable.core.luck import Luck
from clashtable.core.state import Move, State, asking, legal_moves, play
from clashtable.core.tactics import Imagination, Tactics
from clashtable.core.window import Response
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.resources import has_any, total
from clashtable.games.geekfight.model.state import (
    SET_UP,
    USED_SPEND,
    GeekState,
    Piece,
)
from clashtable.games.geekfight.model.values import (
    production,
    remaining_health,
    snipe_value,
    strength,
)
from clashtable.games.geekfight.moves import ATTACK, PLAY, SNIPE, SPEND, USE, GeekMove
from clashtable.games.geekfight.rules.declaration import AskPayment, AskProduce, Drafting
from clashtable.games.geekfight.rules.queue import Turn
from clashtable.games.geekfight.rules.setup import Lay, Pick
from clashtable.games.geekfight.rules.turns import Deploy, TuckDown
from clashtable.games.geekfight.vocabulary import (
    COMBATANT,
    DISTRACTION,
    JELLY,
    NO_SNIPE,
)

CRED_WORTH: Final = 4.0
"""What a point of Cred is worth."""
STRENGTH_WORTH: Final = 0.8
HEALTH_WORTH: Final = 0.5
PRODUCTION_WORTH: Final = 0.35
CARD_WORTH: Final = 0.7
FIGHTER_WORTH: Final = 0.5
"""What a Combatant card in hand is worth besides."""
ITEM_WORTH: Final = 0.5
"""What an Item is worth besides what it gives: it stays when its Combatant falls."""
UNIT_WORTH: Final = 0.12
READY_WORTH: Final = 0.25
"""What an unused Spend Action is worth."""
DISTRACTED_COST: Final = 0.6
"""How much of its strength's worth a distracted Combatant loses."""
FRESH: Final = 0.8
"""How much of its worth a Combatant has that is still to be deployed."""
HELPLESS_COST: Final = 4.0
"""What it costs more to have none in hand either."""
SHARPNESS: Final = 0.15
"""How fast an advantage becomes a sure win."""
TURNS_AHEAD: Final = 1
"""How many turns a play-out goes on for."""
DECISIONS_AHEAD: Final = 60
OPTIONS_TRIED: Final = 8
"""How many answers are tried for each choice that follows from a move."""
ATTEMPTS: Final = 400
"""After so many deals that disagree with a view, the view must be impossible."""


class GeekTactics(Tactics):
    """Cred, a strong and healthy Combatant with good Items, and cards to go on with."""

    __slots__ = ()
    races: ClassVar[bool] = True

    def value(self, state: State, seat: int) -> float:
        geek = cast(GeekState, state)
        if geek.outcome is None and not is_calm(geek):
            geek = geek.fork()
            calm_down(geek)
        return standing_of(geek, seat)

    def horizon(self, state: State) -> int:
        return count_turns(cast(GeekState, state)) + TURNS_AHEAD

    def playout(self, state: State, luck: Luck, horizon: int) -> None:
        """Play on steadily until the turn has passed on often enough."""
        geek = cast(GeekState, state)
        for _decision in range(DECISIONS_AHEAD):
            if not geek.pending:
                return
            if count_turns(geek) >= horizon and is_calm(geek):
                return
            play(geek, steady_move(geek, legal_moves(geek), luck))


def count_turns(state: GeekState) -> int:
    """Return how many turns have begun."""
    return sum([player.turns for player in state.players])


# --- how good a position is


def standing_of(state: GeekState, seat: int) -> float:
    """Return how well *seat* stands among all, from 0 to 1."""
    if state.outcome is not None:
        winners = state.outcome.winners
        return 1.0 / len(winners) if seat in winners else 0.0
    weight = 0.0
    mine = 0.0
    for other in range(state.seats):
        if state.players[other].is_in:
            worth = math.exp(SHARPNESS * standing(state, other))
            weight += worth
            if other == seat:
                mine = worth
    return mine / weight


def standing(state: GeekState, seat: int) -> float:
    """Return how *seat* stands: the more the better."""
    player = state.players[seat]
    worth = CRED_WORTH * player.cred * (10.0 / state.options.cred_goal)
    worth += CARD_WORTH * math.sqrt(len(player.hand)) * 2.0 + UNIT_WORTH * total(player.units)
    fighters = 0
    for card in player.hand:
        if card.kind == COMBATANT:
            fighters += 1
    worth += FIGHTER_WORTH * min(3, fighters)
    for item in player.items:
        worth += ITEM_WORTH + (0.0 if player.combatant is not None else unequipped_worth(item))
    if player.combatant is not None:
        return worth + fighter_worth(state, player.combatant)
    return worth + best_in_hand(player.hand) - (0.0 if fighters else HELPLESS_COST)


def best_in_hand(hand: list[Card]) -> float:
    """Return what the next Combatant is worth, who can be deployed on the own turn."""
    best = 0.0
    for card in hand:
        if card.kind == COMBATANT:
            worth = STRENGTH_WORTH * card.strength + HEALTH_WORTH * card.health + PRODUCTION_WORTH * card.production
            best = max(best, worth)
    return best * FRESH


def unequipped_worth(item: Piece) -> float:
    """Return what an Item that waits would give."""
    return 0.6 * (STRENGTH_WORTH * item.card.strength + HEALTH_WORTH * item.card.health)


def fighter_worth(state: GeekState, piece: Piece) -> float:
    """Return what a Combatant in the arena is worth with all it has."""
    left = remaining_health(state, piece)
    power = STRENGTH_WORTH * strength(state, piece)
    if piece.counters[DISTRACTION]:
        power *= 1.0 - DISTRACTED_COST
    worth = power + HEALTH_WORTH * left + PRODUCTION_WORTH * production(state, piece)
    # A Combatant that nearly falls is nearly lost with all that is on it.
    worth -= 1.5 / (1 + max(0, left))
    best = snipe_value(state, piece)
    for item in state.players[piece.controller].items:
        best = max(best, snipe_value(state, item))
    if best != NO_SNIPE:
        worth += 0.4 * best
    if not piece.used & USED_SPEND:
        worth += READY_WORTH
    return worth + 0.1 * piece.counters[JELLY]


# --- coming to rest


def is_calm(state: GeekState) -> bool:
    """Tell whether the position shows what has been done: nothing on the Queue, nothing half chosen."""
    if not state.pending:
        return True
    ask = asking(state)
    return isinstance(ask, (Turn, Deploy, Pick, Lay, TuckDown)) or (
        isinstance(ask, Response) and state.is_queue_empty()
    )


def calm_down(state: GeekState) -> None:
    """Let everybody pass and choose well until the position shows what has been done."""
    for _decision in range(DECISIONS_AHEAD):
        if is_calm(state):
            return
        moves = legal_moves(state)
        ask = asking(state)
        if isinstance(ask, Response):
            play(state, moves[-1])
        elif isinstance(ask, (Drafting, Choice)) and not isinstance(ask, (AskPayment, AskProduce)):
            play(state, best_answer(state, moves, ask.seat))
        else:
            play(state, moves[0])


def best_answer(state: GeekState, moves: list[Move], seat: int) -> Move:
    """Return the answer after which *seat* stands best once everybody has passed."""
    best = moves[0]
    best_worth = -1.0
    for at in range(min(len(moves), OPTIONS_TRIED)):
        future = state.fork()
        play(future, moves[at])
        pass_on(future)
        worth = standing_of(future, seat)
        if worth > best_worth:
            best_worth = worth
            best = moves[at]
    return best


def pass_on(state: GeekState) -> None:
    """Let everybody pass, and take the first answer of each choice, until the position is calm."""
    for _decision in range(DECISIONS_AHEAD):
        if is_calm(state):
            return
        moves = legal_moves(state)
        play(state, moves[-1] if isinstance(asking(state), Response) else moves[0])


# --- playing on


def steady_move(state: GeekState, moves: list[Move], luck: Luck) -> Move:
    """Return what a steady player does: answer nothing, choose well, and use the own turn."""
    ask = asking(state)
    if isinstance(ask, Response) or len(moves) == 1:
        return moves[-1]
    if isinstance(ask, Turn):
        return turn_move(state, ask.seat, moves, luck)
    if isinstance(ask, (AskPayment, AskProduce)):
        return moves[0]
    if isinstance(ask, (Drafting, Choice)):
        return best_answer(state, moves, ask.seat)
    return moves[luck.below(len(moves))]


def turn_move(state: GeekState, seat: int, moves: list[Move], luck: Luck) -> Move:
    """Return what to do on one's own turn: play what helps, make resources, attack, and end."""
    attack = spend = played = -1
    for at in range(len(moves)):
        kind = cast(GeekMove, moves[at]).kind
        if kind == ATTACK:
            attack = at if attack < 0 or luck.below(2) else attack
        elif kind == SPEND:
            spend = spend_choice(state, seat, moves, at, spend)
        elif kind in (PLAY, USE, SNIPE):
            played = at if played < 0 or luck.below(3) == 0 else played
    if played >= 0 and is_good(state, moves[played], seat):
        return moves[played]
    if spend >= 0:
        return moves[spend]
    return moves[attack] if attack >= 0 else moves[-1]


def spend_choice(state: GeekState, seat: int, moves: list[Move], at: int, best: int) -> int:
    """Return the better of two ways to spend: the one that pays for more cards of the hand."""
    if best < 0:
        return at
    return at if uses_of(state, seat, moves[at]) > uses_of(state, seat, moves[best]) else best


def uses_of(state: GeekState, seat: int, move: Move) -> int:
    """Return how many cards of the hand ask for the units that *move* makes."""
    units = cast(GeekMove, move).units
    count = 0
    for card in state.players[seat].hand:
        if card.kind != COMBATANT and (card.resources == 0 or card.is_universal or has_any(units, card.resources)):
            count += 1
    return count


def is_good(state: GeekState, move: Move, seat: int) -> bool:
    """Tell whether *seat* stands better after *move*."""
    future = state.fork()
    play(future, move)
    calm_down(future)
    return standing_of(future, seat) >= standing_of(state, seat)


# --- imagining


class Unknown:
    """What is hidden of one player, and what it may be."""

    __slots__ = ("hand", "has_opening", "in_hand", "rests", "seat")

    def __init__(self, seat: int, hand: int, in_hand: list[Card], has_opening: bool, rests: list[list[Card]]) -> None:
        self.seat: Final = seat
        self.hand: Final = hand
        """How many cards the hand has."""
        self.in_hand: Final = in_hand
        """Those of them that are known."""
        self.has_opening: Final = has_opening
        self.rests: Final = rests
        """The other hidden cards, for each deck that it may be."""


class GeekImagination(Imagination):
    """Guess a deck for everybody else that fits what was seen of it, and deal the hidden cards anew."""

    __slots__ = ("known", "own", "unknown", "viewer")

    def __init__(self, known: GeekState, viewer: int, own: list[list[Card]], unknown: list[Unknown]) -> None:
        self.known: Final = known
        self.viewer: Final = viewer
        """-1 for a spectator."""
        self.own: Final = own
        """The viewer's deck: the known bottom, the unknown middle, the known top."""
        self.unknown: Final = unknown

    def sample(self, luck: Luck) -> State:
        for attempt in range(ATTEMPTS):
            state = self.known.fork()
            if self.viewer >= 0:
                bottom, middle, top = self.own
                state.players[self.viewer].deck = bottom + mixed(middle, luck) + top
            for unknown in self.unknown:
                deal_hidden(state, unknown, luck, attempt)
            if not state.pending or legal_moves(state):
                state.luck = Luck(luck.word(), luck.word(), luck.word(), luck.word() | 1)
                return state
        raise RulesBug("no deal agrees with this view")


def mixed(cards: list[Card], luck: Luck) -> list[Card]:
    """Return *cards* in a random order."""
    places = list(range(len(cards)))
    luck.shuffle(places)
    return [cards[place] for place in places]


def deal_hidden(state: GeekState, unknown: Unknown, luck: Luck, attempt: int) -> None:
    """Deal a hand and a deck to one player."""
    player = state.players[unknown.seat]
    rest = mixed(unknown.rests[luck.below(len(unknown.rests))], luck)
    if unknown.has_opening:
        player.opening = rest.pop(first_fighter(rest, opens=True))
    hand = unknown.in_hand[:]
    if state.course.phase == SET_UP and unknown.hand:
        hand.append(rest.pop(first_fighter(rest, opens=not unknown.has_opening)))
        for _card in range(min(2, unknown.hand - 1)):
            hand.append(rest.pop(first_fighter(rest, opens=False)))
    elif attempt > 20 and len(hand) < unknown.hand:
        hand.append(rest.pop(first_fighter(rest, opens=False)))
    while len(hand) < unknown.hand:
        hand.append(rest.pop())
    hand.sort(key=place_of)
    player.hand = hand
    player.deck = rest


def first_fighter(cards: list[Card], *, opens: bool) -> int:
    """Return where the first Combatant lies, with *opens* one that is no V.I.P.; the last card if there is none."""
    for at in range(len(cards)):
        if cards[at].kind == COMBATANT and not (opens and cards[at].is_vip):
            return at
    return len(cards) - 1


def place_of(card: Card) -> int:
    """Return where *card* stands in the pool."""
    return card.index
