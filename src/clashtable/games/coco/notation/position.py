"""States from hand-written positions; impossible ones are refused with a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import read
from clashtable.core.luck import luck_from_seed
from clashtable.core.setting import resolve
from clashtable.core.text import counted
from clashtable.games.coco.model.card import COMPLETE, NAMES, NO_COMPLETE, long_name, packed_all
from clashtable.games.coco.model.deal import cards_from
from clashtable.games.coco.model.deck import Deck
from clashtable.games.coco.model.state import CocoPlayer, CocoState, GameResult
from clashtable.games.coco.notation.snapshot import complete_from, options_from
from clashtable.games.coco.options import OPTIONS
from clashtable.games.coco.rules import OPENING, START_TURN


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
    told = read(dict(description), Description, "position of Clash (Coco)")
    options = options_from(resolve(OPTIONS, told.options, "Clash (Coco)"))
    tops = complete_from(told.singles)
    complete = NO_COMPLETE if told.complete is None else complete_from(told.complete)
    hands = [cards_from(hand) for hand in told.hands]
    stocks = [cards_from(stock) for stock in told.stocks]
    check_description(told, options.deck, hands, stocks)
    held = packed_all([card for group in (*hands, *stocks) for card in group])
    players = [CocoPlayer(packed_all(hand), len(hand), stock, 0, []) for hand, stock in zip(hands, stocks, strict=True)]
    results = [GameResult(seat, total, "out", [[], []]) for seat, total in enumerate(told.totals) if total]
    first = OPENING[told.turn] if told.opening else START_TURN[told.turn]
    dealer = told.turn if told.opening else told.dealer
    return CocoState(
        luck_from_seed(told.seed), [first], None, options, players, tops, complete,
        options.deck.all_cards - held, [], None, dealer, 0, told.idle_turns, results,
    )  # fmt: skip


def check_description(told: Description, deck: Deck, hands: list[list[int]], stocks: list[list[int]]) -> None:
    """Refuse an impossible position with a sentence that says what is wrong."""
    if told.turn not in (0, 1) or told.dealer not in (0, 1):
        raise InvalidMessage("The seats are 0 and 1: turn and dealer must be one of them.")
    if told.opening != (told.complete is None):
        raise InvalidMessage(
            "The Complete pile is empty exactly at the opening (K-2.4): give complete, or opening, not both."
        )
    if told.idle_turns not in range(3):
        raise InvalidMessage("At most two idle turns follow each other (K-13.3).")
    check_totals(told)
    check_cards(told, deck, [card for group in (*hands, *stocks) for card in group])
    for seat in range(2):
        check_player(seat, deck, hands[seat], stocks[seat])
    if told.opening and all(card < COMPLETE for card in hands[told.turn]):
        raise InvalidMessage("This deal is void: the dealer's hand holds no Complete to open with (K-2.5).")


def check_totals(told: Description) -> None:
    """Refuse points that nobody can have while a match goes on."""
    options = resolve(OPTIONS, told.options, "Clash (Coco)")
    points, games = int(options["match_points"]), int(options["match_max_games"])
    if sum(total > 0 for total in told.totals) >= games:
        raise InvalidMessage(f"totals tell of more games than a match of {counted(games, 'game')} has (K-10.3).")
    for total in told.totals:
        if total not in range(points):
            raise InvalidMessage(
                f"totals cannot hold {total}: a match goes on with 0 to {points - 1} points, "
                f"as match_points is {points} (K-10.1)."
            )


def check_cards(told: Description, deck: Deck, held: list[int]) -> None:
    """Refuse more copies of a card than the deck has, the tops of the piles included."""
    on_top = [*cards_from(" ".join(told.singles)), *cards_from(told.complete or "")]
    there = Counter(deck.cards)
    for card, count in Counter([*held, *on_top]).items():
        if count > there[card]:
            raise InvalidMessage(
                f"The position names {long_name(card)} ({NAMES[card]}) {count} times, tops included, "
                f"but the deck has {there[card]} of it (K-1)."
            )


def check_player(seat: int, deck: Deck, hand: list[int], stock: list[int]) -> None:
    """Refuse numbers of cards that no player can have during a game."""
    if len(hand) > deck.hand_size:
        raise InvalidMessage(
            f"Seat {seat} has {len(hand)} cards in hand; a hand never has more than {deck.hand_size} (K-6.1)."
        )
    if len(hand) + len(stock) > deck.stock_size:
        raise InvalidMessage(
            f"Seat {seat} has {len(hand) + len(stock)} cards; each player starts with {deck.stock_size} (K-2.3)."
        )
    if not hand and not stock:
        raise InvalidMessage(f"Seat {seat} has no card left, so the game would be over (K-8.1).")
