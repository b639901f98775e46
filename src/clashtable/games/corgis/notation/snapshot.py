"""States from snapshots, and from what everybody knows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import luck_from_saved, luck_from_seed
from clashtable.core.setting import Options
from clashtable.games.corgis.model.card import NAMES, bit, cards_in, count_bits
from clashtable.games.corgis.model.state import Combo, CorgiOptions, CorgiPlayer, CorgiState, Lack, Laid, Slot, Trick
from clashtable.games.corgis.view.pending import CODEC
from clashtable.games.corgis.vocabulary import EFFECT_NAMES, RANKS, SUITS
from clashtable.games.corgis.wire.views import CorgiCombo, CorgiSlot, CorgisSnapshot, CorgiTable


def options_from(options: Options) -> CorgiOptions:
    """Return the options as the rules use them."""
    return CorgiOptions(
        decks=int(options["decks"]),
        wilds=int(options["wilds"]),
        pass_lockout=bool(options["pass_lockout"]),
        effects_optional=bool(options["effects_optional"]),
        bard_free=options["bard_second"] == "free",
        monk_binds_player=options["monk_scope"] == "player",
        archer_next=options["archer_target"] == "next",
        skip_defers=options["assassin_skip"] == "defers",
        wild_copies_suits=options["wild_suit"] == "copied",
        asks_always=options["reaction_prompt"] == "always",
        match_wins=int(options["match_wins"]),
    )


def card_named(name: str) -> int:
    """Return the card written as *name*."""
    if name not in NAMES:
        raise InvalidMessage(
            f"There is no card {name!r}: a card is a rank of 1 to 9 or A and a suit of E, W, F, N or V, as in 7F, "
            "or a Wild *1 to *5; those of a second deck end in #2 (C-1.6)."
        )
    return NAMES.index(name)


def cards(names: Iterable[str]) -> int:
    """Return the set of the cards called *names*."""
    found = 0
    for name in names:
        one = bit(card_named(name))
        if found & one:
            raise InvalidMessage(f"{name} is named twice in one place.")
        found |= one
    return found


def suits(letters: str) -> int:
    """Return the set of suits of *letters*."""
    return sum(1 << SUITS.index(letter) for letter in letters)


def seat_set(seats: Iterable[int]) -> int:
    """Return a set of seats."""
    return sum(1 << seat for seat in seats)


def rank_from(rank: str) -> int:
    """Return a combo's rank as the rules count it."""
    return 0 if rank == "0" else RANKS.index(rank) + 1


def state_from_snapshot(snapshot: CorgisSnapshot) -> CorgiState:
    """Return the state of *snapshot*, whose figures have been checked."""
    state = state_from_table(snapshot.table)
    for player, hand, seen in zip(state.players, snapshot.hands, snapshot.seen, strict=True):
        player.hidden = cards(hand)
        player.seen_by = [cards(names) for names in seen]
    state.deck = [slot_from(slot) for slot in reversed(snapshot.deck)]
    state.luck = luck_from_saved(snapshot.luck)
    state.pending = [CODEC.read(step) for step in snapshot.pending]
    state.outcome = snapshot.outcome
    check_once(state)
    return state


def slot_from(slot: CorgiSlot) -> Slot:
    """Return a card of the deck; -1 for one that the viewer does not know."""
    card = -1 if slot.card is None else card_named(slot.card)
    return Slot(card, seat_set(slot.known_to), suits(slot.not_suits))


def state_from_table(table: CorgiTable) -> CorgiState:
    """Return the state of what everybody knows; hidden hands and the deck are empty."""
    players = [
        CorgiPlayer(
            0,
            cards(facts.exposed),
            cards(facts.locked),
            [Lack(suits(lack.suits), lack.cards) for lack in facts.lacks],
            [],
            facts.wins,
        )
        for facts in table.seats
    ]
    trick = Trick(
        laid_from(table.pile),
        table.turn,
        seat_set(table.passed),
        seat_set(table.skipped),
        seat_set(table.out),
        table.low,
        -1 if table.low_seat is None else table.low_seat,
        table.berserk,
    )
    return CorgiState(
        len(players),
        luck_from_seed(0),
        [],
        None,
        options_from(msgspec.structs.asdict(table.options)),
        players,
        [],
        cards(table.discard),
        trick,
        table.game,
        table.leader,
    )


def laid_from(pile: Sequence[CorgiCombo]) -> Laid | None:
    """Return the combos of a round as a chain, the leading one first."""
    laid = None
    for facts in pile:
        whole = cards(facts.cards)
        rank, effect = rank_from(facts.rank), EFFECT_NAMES.index(facts.effect)
        laid = Laid(Combo(facts.owner, whole, count_bits(whole), rank, effect, suits(facts.suits)), laid)
    return laid


def check_once(state: CorgiState) -> None:
    """Refuse a state in which a card lies in two places (C-2.7)."""
    places = [state.discard, *(bit(slot.card) for slot in state.deck)]
    places += [part for player in state.players for part in (player.hidden, player.exposed)]
    laid = state.trick.laid
    while laid is not None:
        places.append(laid.combo.cards)
        laid = laid.before
    found = 0
    for place in places:
        if found & place:
            names = ", ".join(NAMES[card] for card in cards_in(found & place))
            raise InvalidMessage(f"These cards lie in two places at once: {names} (C-2.7).")
        found |= place
