"""States from snapshots, and from what everybody knows."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import luck_from_saved, luck_from_seed
from clashtable.core.setting import Options, resolve
from clashtable.games.coco.model.card import COMPLETE, NAMES, NO_COMPLETE, packed_all
from clashtable.games.coco.model.deal import cards_from
from clashtable.games.coco.model.deck import DECKS, MINI
from clashtable.games.coco.model.state import CocoOptions, CocoPlayer, CocoState, GameResult, Played, Shown
from clashtable.games.coco.moves import BY_NOTATION
from clashtable.games.coco.options import OPTIONS
from clashtable.games.coco.view.pending import CODEC
from clashtable.games.coco.wire.views import CocoCommon, CocoPlay, CocoShown, CocoSnapshot


def options_from(options: Options) -> CocoOptions:
    """Return the options as the rules use them; a match with the mini deck is one game (K-14.1)."""
    deck = DECKS[str(options["deck"])]
    return CocoOptions(
        options["stalemate"] == "two_idle",
        options["end_single_repeat"] == "barred",
        int(options["match_points"]),
        1 if deck is MINI else int(options["match_max_games"]),
        deck,
    )


def state_from_snapshot(snapshot: CocoSnapshot) -> CocoState:
    """Return the state of *snapshot*, whose figures have been checked."""
    players = [
        CocoPlayer(packed_all(cards(hand)), len(hand), cards(stock), 0, [])
        for hand, stock in zip(snapshot.hands, snapshot.stocks, strict=True)
    ]
    state = state_from_common(snapshot.common, players)
    state.luck = luck_from_saved(snapshot.luck)
    state.pending = [CODEC.read(step) for step in snapshot.pending]
    state.outcome = snapshot.outcome
    return state


def state_from_common(common: CocoCommon, players: list[CocoPlayer]) -> CocoState:
    """Return the state of what everybody knows, with the given players."""
    for player, facts in zip(players, common.shown, strict=True):
        player.shown = [shown_from(fact) for fact in facts]
    return CocoState(
        luck_from_seed(0),
        [],
        None,
        options_from(resolve(OPTIONS, msgspec.structs.asdict(common.options), "Clash (Coco)")),
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
