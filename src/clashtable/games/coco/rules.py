"""Clash (Coco): be the first to play all thirty cards. Next, read model/plays.py and changes.py.

The course of a match is a chain of steps: ``ChooseDealer`` → ``Deal`` → ``Open`` → ``StartTurn`` → ``Turn`` …
→ ``EndGame`` → ``Deal`` …
"""

from typing import ClassVar, Final, cast, final

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Luck
from clashtable.core.state import Ask, Move, State, Step
from clashtable.games.coco.changes import (
    deal_cards,
    draw_cards,
    end_game,
    end_match,
    end_turn,
    hand_has_complete,
    name_dealer,
    pass_turn,
    place_complete,
    place_pair,
    place_single,
    place_three,
    void_deal,
)
from clashtable.games.coco.model.card import COMPLETE_SHIFT
from clashtable.games.coco.model.deal import MISDEAL, deal_from, deal_text, dealer_from, first_singles, shuffled_deal
from clashtable.games.coco.model.plays import add_marked, has_play, turn_move, turn_moves
from clashtable.games.coco.model.state import CocoOptions, CocoPlayer, CocoState
from clashtable.games.coco.moves import COMPLETE_MOVE, END, OPEN_MOVES, PASS, SINGLE, THREE, CocoMove
from clashtable.games.coco.vocabulary import OUT, STUCK


def new_match(luck: Luck, options: CocoOptions) -> CocoState:
    """Return a match of which nothing has happened yet."""
    players = [CocoPlayer(0, 0, [], 0, []), CocoPlayer(0, 0, [], 0, [])]
    return CocoState(luck, [CHOOSE_DEALER], None, options, players, 0, -1, 0, [], None, 0, 0, 0, [])


@final
class ChooseDealer(Step):
    """Pick the dealer of the first game at random (K-2.1)."""

    __slots__ = ()

    def run(self, state: State) -> None:
        coco = cast(CocoState, state)
        scripted = coco.luck.scripted()
        dealer: int = coco.luck.below(2) if scripted is None else dealer_from(scripted)
        coco.luck.note(f"dealer {dealer}")
        name_dealer(coco, dealer)
        coco.push(DEAL[dealer])


@final
class Deal(Step):
    """Lay out the Singles and deal out the other cards (K-2.2 to K-2.5)."""

    __slots__ = ("dealer",)

    def __init__(self, dealer: int) -> None:
        self.dealer: Final = dealer

    def run(self, state: State) -> None:
        coco = cast(CocoState, state)
        name_dealer(coco, self.dealer)
        scripted = coco.luck.scripted()
        deck = coco.options.deck
        turned_up, stocks = shuffled_deal(coco.luck, deck) if scripted is None else deal_from(scripted, deck)
        if not hand_has_complete(stocks[self.dealer][: deck.hand_size]):
            if scripted is not None and scripted != MISDEAL:
                raise InvalidMessage("This deal is void: the dealer's hand holds no Complete (K-2.5).")
            coco.luck.note(MISDEAL)
            void_deal(coco)
            coco.push(self)
            return
        if coco.luck.noted is not None:
            coco.luck.note(deal_text(turned_up, stocks))
        deal_cards(coco, turned_up, first_singles(turned_up), stocks)
        coco.push(OPENING[self.dealer])


@final
class Open(Ask):
    """The dealer plays a Complete of free choice; this is the whole turn (K-3.1)."""

    __slots__ = ()
    kind: ClassVar[str] = "OPEN"

    def moves(self, state: State) -> list[Move]:
        coco = cast(CocoState, state)
        completes = coco.players[self.seat].hand >> COMPLETE_SHIFT
        found: list[Move] = []
        add_marked(found, OPEN_MOVES, completes)
        return found

    def answer(self, state: State, move: Move) -> None:
        coco = cast(CocoState, state)
        place_complete(coco, self.seat, cast(CocoMove, move), 0)
        after_play(coco, self.seat, turn_ends=True)


@final
class StartTurn(Step):
    """Refill the hand (K-6.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, state: State) -> None:
        coco = cast(CocoState, state)
        draw_cards(coco, self.seat, coco.options.deck.hand_size - coco.players[self.seat].hand_size)
        coco.push(TURN[self.seat])


@final
class Turn(Ask):
    """One action of a turn (K-5)."""

    __slots__ = ()
    kind: ClassVar[str] = "TURN"

    def moves(self, state: State) -> list[Move]:
        return turn_moves(cast(CocoState, state), self.seat)

    def draw(self, state: State, luck: Luck) -> Move:
        return turn_move(cast(CocoState, state), self.seat, luck)

    def answer(self, state: State, move: Move) -> None:
        coco, chosen, seat = cast(CocoState, state), cast(CocoMove, move), self.seat
        if chosen.kind == PASS:
            answer_pass(coco, seat)
            return
        if chosen.kind == SINGLE:
            place_single(coco, seat, chosen, 1)
        elif chosen.kind == COMPLETE_MOVE:
            place_complete(coco, seat, chosen, 2)
        elif chosen.kind == THREE:
            place_three(coco, seat, chosen, 4)
        elif chosen.kind == END:
            place_single(coco, seat, chosen, 6)
        else:
            place_pair(coco, seat, chosen, 5)
        after_play(coco, seat, chosen.kind == END)


def after_play(state: CocoState, seat: int, turn_ends: bool) -> None:
    """Go on after cards were placed: out, the next turn, or the same turn with a hand refilled when empty."""
    player = state.players[seat]
    if player.cards_left() == 0:
        state.push(GAME_OUT[seat])
    elif turn_ends:
        end_turn(state)
        state.push(START_TURN[1 - seat])
    else:
        if player.hand_size == 0:
            draw_cards(state, seat, state.options.deck.hand_size)  # K-6.2
        state.push(TURN[seat])


def answer_pass(state: CocoState, seat: int) -> None:
    """Go on after option 7 (K-7, K-8.2)."""
    pass_turn(state, seat)
    if state.idle_turns >= 2 and (state.options.two_idle or not has_play(state, 1 - seat)):
        # The other's hand and the table are as in the idle turn before, so having no play now is having had none.
        state.push(GAME_STUCK)
    else:
        state.push(START_TURN[1 - seat])


@final
class EndGame(Step):
    """Score the game and go on with the match, or end it (K-8 to K-10)."""

    __slots__ = ("winner",)

    def __init__(self, winner: int) -> None:
        self.winner: Final = winner
        """Who is out; -1 when both are stuck."""

    def run(self, state: State) -> None:
        coco = cast(CocoState, state)
        left = [coco.players[0].cards_left(), coco.players[1].cards_left()]
        if self.winner >= 0:
            score_game(coco, self.winner, left[1 - self.winner], OUT)
        else:
            fewer = -1 if left[0] == left[1] else 0 if left[0] < left[1] else 1
            score_game(coco, fewer, abs(left[0] - left[1]), STUCK)


def score_game(state: CocoState, winner: int, points: int, how: str) -> None:
    """Enter a game's result and see what it means for the match (K-10)."""
    end_game(state, winner, points, how)
    options = state.options
    if winner >= 0 and state.total(winner) >= options.match_points:
        end_match(state, winner, how if options.match_max_games == 1 else "points")
    elif len(state.results) >= options.match_max_games:
        lead = state.total(0) - state.total(1)
        end_match(state, -1 if lead == 0 else 0 if lead > 0 else 1, how if options.match_max_games == 1 else "games")
    else:
        state.push(DEAL[1 - state.dealer])


CHOOSE_DEALER: Final = ChooseDealer()
DEAL: Final = [Deal(0), Deal(1)]
OPENING: Final = [Open(0), Open(1)]
START_TURN: Final = [StartTurn(0), StartTurn(1)]
TURN: Final = [Turn(0), Turn(1)]
GAME_OUT: Final = [EndGame(0), EndGame(1)]
GAME_STUCK: Final = EndGame(-1)
