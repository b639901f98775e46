"""States from words: snapshots, views and hand-written positions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import luck_from_seed, luck_from_words
from clashtable.core.setting import Options, resolve
from clashtable.core.state import Ask, asking
from clashtable.games.corgis.bot import CorgisImagination
from clashtable.games.corgis.changes import new_trick
from clashtable.games.corgis.model.card import EFFECT_NAMES, NAMES, RANKS, SUITS, bit, cards_in, count_bits
from clashtable.games.corgis.model.state import (
    VIEWERS,
    Combo,
    CorgiOptions,
    CorgiPlayer,
    CorgiState,
    Lack,
    Laid,
    Slot,
    Trick,
    all_cards,
)
from clashtable.games.corgis.options import OPTIONS
from clashtable.games.corgis.rules import GAMES, ROUND, step_from
from clashtable.games.corgis.view.knowledge import (
    CorgiCombo,
    CorgiSlot,
    CorgisSnapshot,
    CorgisView,
    CorgiTable,
    viewer_of,
)


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


# --- words to values


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


# --- from a snapshot or a view


def state_from_snapshot(snapshot: CorgisSnapshot) -> CorgiState:
    """Return the state of *snapshot*."""
    state = state_from_table(snapshot.table)
    for player, hand, seen in zip(state.players, snapshot.hands, snapshot.seen, strict=True):
        player.hidden = cards(hand)
        player.seen_by = [cards(names) for names in seen]
    state.deck = [slot_from(slot) for slot in reversed(snapshot.deck)]
    state.luck = luck_from_words(list(snapshot.luck))
    state.pending = [step_from(code) for code in snapshot.pending]
    state.outcome = snapshot.outcome
    check_once(state)
    check_seats(state)
    return state


def check_seats(state: CorgiState) -> None:
    """Refuse a state that speaks of seats nobody sits on, or of cards that are nowhere."""
    asked = asking(state).seat if state.pending and isinstance(state.pending[-1], Ask) else state.trick.turn
    if not (0 <= asked < state.seats and 0 <= state.trick.turn < state.seats):
        raise InvalidMessage(f"This snapshot speaks of a seat that is not there: they are 0 to {state.seats - 1}.")
    if any(slot.card < 0 for slot in state.deck):
        raise InvalidMessage("This snapshot does not say which cards the deck holds.")
    if any(player.locked & ~player.exposed for player in state.players):
        raise InvalidMessage("This snapshot locks a card that is not exposed (C-8.5).")


def slot_from(slot: CorgiSlot) -> Slot:
    """Return a card of the deck; -1 for one that the viewer does not know."""
    card = -1 if slot.card is None else card_named(slot.card)
    return Slot(card, seat_set(slot.known_to), suits(slot.not_suits))


def imagination_of(view: CorgisView) -> CorgisImagination:
    """Return what *view* leaves open."""
    state = state_from_table(view.table)
    viewer = -1 if view.seat is None else view.seat
    place = viewer_of(view.seat)
    for seat, player in enumerate(state.players):
        if seat == viewer:
            player.hidden = cards(view.hand or ())
        else:
            player.hidden = cards(view.seen[seat])
            if player.hidden:
                player.seen_by = [player.hidden if other == place else 0 for other in range(VIEWERS)]
    state.deck = [known_slot(slot, place) for slot in reversed(view.deck)]
    state.pending = [step_from(code) for code in view.pending]
    state.outcome = view.outcome
    aimed = -1 if view.table.aimed is None else view.table.aimed
    sizes = [facts.hidden for facts in view.table.seats]
    return CorgisImagination(state, sizes, cards_in(unseen(state)), viewer, aimed, view.table.drawn)


def known_slot(slot: CorgiSlot, viewer: int) -> Slot:
    """Return a card of the deck as the viewer knows it; in an imagined world it knows no less."""
    known_to = 0 if slot.card is None else bit(viewer)
    return Slot(-1 if slot.card is None else card_named(slot.card), known_to, suits(slot.not_suits))


def unseen(state: CorgiState) -> int:
    """Return the cards that lie in none of the known places."""
    found = all_cards(state.options) & ~state.discard
    for player in state.players:
        found &= ~(player.hidden | player.exposed)
    for slot in state.deck:
        if slot.card >= 0:
            found &= ~bit(slot.card)
    laid = state.trick.laid
    while laid is not None:
        found &= ~laid.combo.cards
        laid = laid.before
    return found


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


# --- from a hand-written description


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as a person writes it, and as the worked examples do (C-14): a new round led by ``turn``."""

    hidden: tuple[str, ...]
    exposed: tuple[str, ...] = ()
    deck: str = ""
    turn: int = 0
    options: dict[str, bool | int | str] = {}
    chance: tuple[str, ...] = ()
    seed: int = 0
    wins: tuple[int, ...] = ()


def state_from_description(description: Mapping[str, Any]) -> CorgiState:
    """Return the state at the start of the round that *description* begins with."""
    try:
        told = msgspec.convert(dict(description), Description)
    except msgspec.ValidationError as error:
        raise InvalidMessage(f"This is not a position of Clash of Corgis: {error}.") from None
    seats = len(told.hidden)
    options = options_from(resolve(OPTIONS, told.options, "Clash of Corgis"))
    check_description(told, seats)
    exposed = told.exposed or ("",) * seats
    wins = told.wins or (0,) * seats
    players = [
        CorgiPlayer(cards(told.hidden[seat].split()), cards(exposed[seat].split()), 0, [], [], wins[seat])
        for seat in range(seats)
    ]
    deck = [Slot(card_named(name), 0, 0) for name in reversed(told.deck.split())]
    luck = luck_from_seed(told.seed)
    luck.script = [f"archer {card}" for card in reversed(told.chance)] if told.chance else None
    pending = [GAMES, ROUND]
    state = CorgiState(seats, luck, [*pending], None, options, players, deck, 0, new_trick(told.turn), 1, told.turn)
    check_once(state)
    check_existing(state)
    for seat, player in enumerate(players):
        if not player.hidden | player.exposed:
            raise InvalidMessage(f"Seat {seat} has no card left, so the game would be over (C-6.1).")
    return state


def check_existing(state: CorgiState) -> None:
    """Refuse cards that the match does not have, and more seats than one deck serves."""
    if state.seats > 4 and state.options.decks == 1:
        raise InvalidMessage(f"{state.seats} players need two decks: set the option decks to 2 (C-2.2).")
    named = 0
    for player in state.players:
        named |= player.hidden | player.exposed
    for slot in state.deck:
        named |= bit(slot.card)
    if strange := named & ~all_cards(state.options):
        names = ", ".join(NAMES[card] for card in cards_in(strange))
        raise InvalidMessage(f"With these options there is no such card: {names} (C-1.3, C-2.2).")


def check_description(told: Description, seats: int) -> None:
    """Refuse numbers that cannot be."""
    if not 2 <= seats <= 8:
        raise InvalidMessage(f"Clash of Corgis is for 2 to 8 players, not {seats} (C-2.1, C-2.2).")
    for name, given in (("exposed", told.exposed), ("wins", told.wins)):
        if given and len(given) != seats:
            raise InvalidMessage(f"{name} names {len(given)} seats, but hidden names {seats}.")
    if told.turn not in range(seats):
        raise InvalidMessage(f"There is no seat {told.turn}: the seats are 0 to {seats - 1}.")
