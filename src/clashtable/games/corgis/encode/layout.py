"""The actions and the parts of an observation of Clash of Corgis."""

from typing import Final

from clashtable.core.layout import LARGEST, Layout
from clashtable.games.corgis.model.card import NAMES
from clashtable.games.corgis.moves import DISCARD, EXPOSE, MOST_SEATS, REACT, RETURN, WORDS
from clashtable.games.corgis.vocabulary import DECK_CARDS, EFFECT_NAMES, LARGEST_COMBO, RANKS, SUITS

REVISION: Final = 1
CARDS: Final = 2 * DECK_CARDS
LEFT_OUT: Final = {
    "outcome": "The rewards tell it.",
    "pending": "What is asked is told, where the view knows it; what waits behind it follows from the pile.",
}

PLAY_FIRST: Final = 0
PLAY_WITH: Final = CARDS
NO_MORE: Final = 2 * CARDS
ABOUT_CARDS: Final = (RETURN, REACT, EXPOSE, DISCARD)
RETURNS: Final = NO_MORE + 1
REACTS: Final = RETURNS + CARDS
EXPOSES: Final = REACTS + CARDS
DISCARDS: Final = EXPOSES + CARDS
TARGETS: Final = DISCARDS + CARDS
PLAIN: Final = TARGETS + MOST_SEATS
PLAIN_WORDS: Final = ("pass", "activate", "decline", "high", "low")
ACTIONS: Final = [
    *[f"play {name}" for name in NAMES],
    *[f"with {name}" for name in NAMES],
    "no more",
    *[f"{WORDS[kind]} {name}" for kind in ABOUT_CARDS for name in NAMES],
    *[f"target {seat}" for seat in range(MOST_SEATS)],
    *PLAIN_WORDS,
]
LONGEST: Final = LARGEST_COMBO
"""A play of five cards is five numbers, one of fewer as many and ``no more``."""

KINDS: Final = (
    "LEAD", "FOLLOW", "ACTIVATE", "ENCORE", "RETURN", "DISCARD", "DECLARE", "TARGET", "EXPOSE", "EXPOSE_LOCK", "REACT",
)  # fmt: skip
PLACES: Final = tuple("own" if seat == 0 else f"{seat} on" for seat in range(MOST_SEATS))
"""Seats from the viewer on, clockwise."""
RANK_NAMES: Final = ("0", *RANKS)
PILE: Final = 24
"""How many combos of a round are told, the latest; a round seldom has more than eight."""
LACKS: Final = 4
"""How many lacks of a hand are told, the latest; more than three were never seen."""

LAYOUT: Final = Layout()
SEAT: Final = LAYOUT.one_of("seat", "Whose knowledge this is.", [str(seat) for seat in range(MOST_SEATS)])
SEATS: Final = LAYOUT.numbers("seats", "How many play.", most=MOST_SEATS)
TO_ACT: Final = LAYOUT.one_of("to_act", "Who must answer, as far as the viewer may know.", PLACES)
ASKED: Final = LAYOUT.one_of("asked", "What is asked, as far as the viewer may know.", KINDS)
HAND: Final = LAYOUT.flags("hand", "The own hidden cards.", NAMES)
EXPOSED: Final = LAYOUT.flags(
    "exposed", "The exposed cards of each player.", [f"{p}:{n}" for p in PLACES for n in NAMES]
)
LOCKED: Final = LAYOUT.flags(
    "locked", "Those that are locked in this round.", [f"{p}:{n}" for p in PLACES for n in NAMES]
)
SEEN: Final = LAYOUT.flags(
    "seen", "Hidden cards that the viewer has seen.", [f"{p}:{n}" for p in PLACES for n in NAMES]
)
HIDDEN: Final = LAYOUT.numbers("hidden", "How many hidden cards each player has.", PLACES)
WINS: Final = LAYOUT.numbers("wins", "How many games each player has won.", PLACES)
LACK_CARDS: Final = LAYOUT.numbers(
    "lack_cards", "At least so many hidden cards of a player have none of the suits below.",
    [f"{place} {at}" for place in PLACES for at in range(LACKS)],
)  # fmt: skip
LACK_SUITS: Final = LAYOUT.flags(
    "lack_suits", "The suits that those cards have not.",
    [f"{place}:{at}:{suit}" for place in PLACES for at in range(LACKS) for suit in SUITS],
)  # fmt: skip
PILE_SIZE: Final = LAYOUT.numbers("pile_size", "How many combos lie on the pile.")
PILE_OWNERS: Final = LAYOUT.names("pile_owners", "Who played each combo, the leading one last.", PLACES, PILE)
PILE_CARDS: Final = LAYOUT.names("pile_cards", "Five places for the cards of each combo.", NAMES, PILE * LARGEST_COMBO)
PILE_RANKS: Final = LAYOUT.names("pile_ranks", "The rank of each combo.", RANK_NAMES, PILE)
PILE_EFFECTS: Final = LAYOUT.names("pile_effects", "The effect of each combo.", EFFECT_NAMES, PILE)
PILE_SUITS: Final = LAYOUT.flags(
    "pile_suits", "The suits of each combo.", [f"{at}:{suit}" for at in range(PILE) for suit in SUITS]
)
DISCARD_PILE: Final = LAYOUT.flags("discard", "The discarded cards.", NAMES)
DECK_SIZE: Final = LAYOUT.numbers("deck_size", "How many cards are in the deck.")
DECK: Final = LAYOUT.names("deck", "The cards of the deck that the viewer knows, the top one first.", NAMES, CARDS)
DECK_SUITS: Final = LAYOUT.flags(
    "deck_suits", "Suits that cards of the deck have not.", [f"{at}:{suit}" for at in range(CARDS) for suit in SUITS]
)
GAME: Final = LAYOUT.numbers("game", "The number of the game in the match.", most=LARGEST)
LEADER: Final = LAYOUT.one_of("leader", "Who led this round.", PLACES)
TURN: Final = LAYOUT.one_of("turn", "Whose turn it is.", PLACES)
PASSED: Final = LAYOUT.flags("passed", "Who has passed since the leading combo.", PLACES)
SKIPPED: Final = LAYOUT.flags("skipped", "Whose next turn an Assassin takes.", PLACES)
OUT: Final = LAYOUT.flags("out", "Who takes no more turns in this round.", PLACES)
LOW: Final = LAYOUT.flags("low", "Whether a lower rank is needed.")
LOW_SEAT: Final = LAYOUT.one_of("low_seat", "Whom alone that binds.", PLACES)
BERSERK: Final = LAYOUT.flags("berserk", "Whether a Berserker is in force.")
AIMED: Final = LAYOUT.one_of("aimed", "At whom an effect is aimed that has not taken place yet.", PLACES)
DRAWN: Final = LAYOUT.flags("drawn", "Whether a Healer's card was drawn for which none has been returned yet.")
OPTION_NUMBERS: Final = LAYOUT.numbers("option_numbers", "Options of the match.", ("decks", "wilds", "match_wins"))
OPTION_FLAGS: Final = LAYOUT.flags(
    "option_flags", "Options of the match that are not as usual, or on.",
    (
        "pass_lockout", "effects_optional", "bard_second free", "monk_scope player", "archer_target next",
        "assassin_skip defers", "wild_suit copied", "reaction_prompt always",
    ),
)  # fmt: skip
