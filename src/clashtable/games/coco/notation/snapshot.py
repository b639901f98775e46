"""States from words: snapshots, views and hand-written positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import luck_from_seed, luck_from_words
from clashtable.core.setting import Options, resolve
from clashtable.games.coco.bot import CocoImagination
from clashtable.games.coco.model.card import (
    ALL_CARDS,
    COMPLETE,
    DECK,
    HAND_SIZE,
    NAMES,
    NO_COMPLETE,
    long_name,
    packed_all,
    unpacked,
)
from clashtable.games.coco.model.deal import STOCK_SIZE, cards_from
from clashtable.games.coco.model.state import CocoOptions, CocoPlayer, CocoState, GameResult, Played, Shown
from clashtable.games.coco.moves import BY_NOTATION
from clashtable.games.coco.options import OPTIONS
from clashtable.games.coco.rules import OPENING, START_TURN, TURN, step_from
from clashtable.games.coco.view.knowledge import CocoCommon, CocoPlay, CocoShown, CocoSnapshot, CocoView


def options_from(options: Options) -> CocoOptions:
    """Return the options as the rules use them."""
    return CocoOptions(
        options["stalemate"] == "two_idle",
        options["end_single_repeat"] == "barred",
        int(options["match_points"]),
        int(options["match_max_games"]),
    )


# --- from a snapshot or a view


def state_from_snapshot(snapshot: CocoSnapshot) -> CocoState:
    """Return the state of *snapshot*."""
    players = [
        CocoPlayer(packed_all(cards(hand)), len(hand), cards(stock), 0, [])
        for hand, stock in zip(snapshot.hands, snapshot.stocks, strict=True)
    ]
    state = state_from_common(snapshot.common, players)
    state.luck = luck_from_words(list(snapshot.luck))
    state.pending = [step_from(code) for code in snapshot.pending]
    state.outcome = snapshot.outcome
    if state.table + sum(player.hand + packed_all(player.stock) for player in players) != ALL_CARDS:
        raise InvalidMessage("This snapshot does not hold the 63 cards of the deck, each once (K-1.4).")
    return state


def imagination_of(view: CocoView) -> CocoImagination:
    """Return what *view* leaves open."""
    players = [
        CocoPlayer(0, size, [0] * stock_size, 0, [])
        for size, stock_size in zip(view.hand_sizes, view.stock_sizes, strict=True)
    ]
    hidden = [seat for seat in range(2) if seat != view.seat]
    state = state_from_common(view.common, players)
    state.outcome = view.outcome
    if view.to_act is not None:
        state.pending = [(OPENING if view.common.phase == "open" else TURN)[view.to_act]]
    own = 0
    if view.seat is not None and view.hand is not None:
        own = players[view.seat].hand = packed_all(cards(view.hand))
    return CocoImagination(state, hidden, unpacked(ALL_CARDS - state.table - own))


def state_from_common(common: CocoCommon, players: list[CocoPlayer]) -> CocoState:
    """Return the state of what everybody knows, with the given players."""
    for player, facts in zip(players, common.shown, strict=True):
        player.shown = [shown_from(fact) for fact in facts]
    return CocoState(
        luck_from_seed(0),
        [],
        None,
        options_from(msgspec.structs.asdict(common.options)),
        players,
        complete_from(common.singles),
        NO_COMPLETE if common.complete is None else complete_from(common.complete),
        packed_all(cards(common.table)),
        cards(common.turned_up),
        history_from(common.plays),
        common.dealer,
        common.played_in_turn,
        common.idle_turns,
        [
            GameResult(
                -1 if result.winner is None else result.winner,
                result.points,
                result.how,
                [cards(left) for left in result.left],
            )
            for result in common.results
        ],
    )


def shown_from(fact: CocoShown) -> Shown:
    """Return what a pass has shown, as the rules keep it."""
    return Shown(sum(1 << card for card in cards(fact.none_of)), fact.cards)


def history_from(plays: Sequence[CocoPlay]) -> Played | None:
    """Return the plays as a chain, the last one first."""
    history = None
    for play in plays:
        history = Played(play.seat, BY_NOTATION[play.move], history)
    return history


def cards(names: Sequence[str]) -> list[int]:
    """Return the cards of *names*."""
    return cards_from(" ".join(names))


def complete_from(letters: str) -> int:
    """Return the Complete that shows *letters*."""
    if letters not in NAMES or len(letters) != 3:
        raise InvalidMessage(
            f"{letters!r} is not a pattern, a colour and a shape: one letter each of HPS, GBR and TQC (K-1.1)."
        )
    return NAMES.index(letters) - COMPLETE


# --- from a hand-written description


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as a person writes it, and as the worked examples do (K-15)."""

    singles: str
    hands: tuple[str, str]
    complete: str | None = None
    stocks: tuple[str, str] = ("", "")
    turn: int = 0
    opening: bool = False
    options: dict[str, bool | int | str] = {}
    dealer: int = 0
    idle_turns: int = 0
    totals: tuple[int, int] = (0, 0)
    seed: int = 0


def state_from_description(description: Mapping[str, Any]) -> CocoState:
    """Return the state before the first step of the turn that *description* begins with."""
    try:
        told = msgspec.convert(dict(description), Description)
    except msgspec.ValidationError as error:
        raise InvalidMessage(f"This is not a position of Clash (Coco): {error}.") from None
    options = options_from(resolve(OPTIONS, told.options, "Clash (Coco)"))
    tops = complete_from(told.singles)
    complete = NO_COMPLETE if told.complete is None else complete_from(told.complete)
    hands = [cards_from(hand) for hand in told.hands]
    stocks = [cards_from(stock) for stock in told.stocks]
    check_description(told, hands, stocks)
    held = packed_all([card for group in (*hands, *stocks) for card in group])
    players = [CocoPlayer(packed_all(hand), len(hand), stock, 0, []) for hand, stock in zip(hands, stocks, strict=True)]
    results = [GameResult(seat, total, "out", [[], []]) for seat, total in enumerate(told.totals) if total]
    first = OPENING[told.turn] if told.opening else START_TURN[told.turn]
    dealer = told.turn if told.opening else told.dealer
    return CocoState(
        luck_from_seed(told.seed), [first], None, options, players, tops, complete,
        ALL_CARDS - held, [], None, dealer, 0, told.idle_turns, results,
    )  # fmt: skip


def check_description(told: Description, hands: list[list[int]], stocks: list[list[int]]) -> None:
    """Refuse an impossible position with a sentence that says what is wrong."""
    if told.turn not in (0, 1) or told.dealer not in (0, 1):
        raise InvalidMessage("The seats are 0 and 1: turn and dealer must be one of them.")
    if told.opening != (told.complete is None):
        raise InvalidMessage(
            "The Complete pile is empty exactly at the opening (K-2.4): give complete, or opening, not both."
        )
    if told.idle_turns not in range(3):
        raise InvalidMessage("At most two idle turns follow each other (K-13.3).")
    check_cards(told, [card for group in (*hands, *stocks) for card in group])
    for seat in range(2):
        check_player(seat, hands[seat], stocks[seat])
    if told.opening and all(card < COMPLETE for card in hands[told.turn]):
        raise InvalidMessage("This deal is void: the dealer's hand holds no Complete to open with (K-2.5).")


def check_cards(told: Description, held: list[int]) -> None:
    """Refuse more copies of a card than the deck has, the tops of the piles included."""
    on_top = [*cards_from(" ".join(told.singles)), *cards_from(told.complete or "")]
    there = Counter(DECK)
    for card, count in Counter([*held, *on_top]).items():
        if count > there[card]:
            raise InvalidMessage(
                f"The position names {long_name(card)} ({NAMES[card]}) {count} times, tops included, "
                f"but the deck has {there[card]} of it (K-1)."
            )


def check_player(seat: int, hand: list[int], stock: list[int]) -> None:
    """Refuse numbers of cards that no player can have during a game."""
    if len(hand) > HAND_SIZE:
        raise InvalidMessage(
            f"Seat {seat} has {len(hand)} cards in hand; a hand never has more than {HAND_SIZE} (K-6.1)."
        )
    if len(hand) + len(stock) > STOCK_SIZE:
        raise InvalidMessage(
            f"Seat {seat} has {len(hand) + len(stock)} cards; each player starts with {STOCK_SIZE} (K-2.3)."
        )
    if not hand and not stock:
        raise InvalidMessage(f"Seat {seat} has no card left, so the game would be over (K-8.1).")
