"""Which combos may be played (C-5.1, C-5.4, C-8.2): legality has its one author here."""

from clashtable.games.corgis.model.card import GROUPS, WILD_GROUP, folded, group_bits, suits_of
from clashtable.games.corgis.model.combos import combos
from clashtable.games.corgis.model.state import CorgiPlayer, CorgiState
from clashtable.games.corgis.moves import CorgiMove, play_move


def must_go_lower(state: CorgiState, seat: int) -> bool:
    """Tell whether *seat* has to beat the leading combo by a lower rank (C-8.4)."""
    trick = state.trick
    return trick.low and (trick.low_seat < 0 or trick.low_seat == seat)


def lead_plays(state: CorgiState, seat: int) -> list[CorgiMove]:
    """Return every combo that *seat* may lead (C-5.1)."""
    found: list[CorgiMove] = []
    add_plays(found, state.players[seat], 0, GROUPS, 0, 0)
    return found


def follow_plays(state: CorgiState, seat: int) -> list[CorgiMove]:
    """Return every combo of *seat* that beats the leading one (C-5.4)."""
    combo = state.leading()
    assert combo is not None
    player = state.players[seat]
    found: list[CorgiMove] = []
    if must_go_lower(state, seat):
        add_plays(found, player, 0, combo.rank - 1, combo.size, 0)
    else:
        add_plays(found, player, combo.rank, WILD_GROUP, combo.size, 0)
    add_plays(found, player, WILD_GROUP, GROUPS, combo.size, 0)
    return found


def encore_plays(state: CorgiState, seat: int) -> list[CorgiMove]:
    """Return every second play after a Bard (C-8.2)."""
    bard = state.leading()
    assert bard is not None
    found: list[CorgiMove] = []
    if bard.suits:
        size, first = (0, 0) if state.options.bard_free else (bard.size, bard.rank)
        add_plays(found, state.players[seat], first, WILD_GROUP, size, bard.suits)
    return found


def add_plays(found: list[CorgiMove], player: CorgiPlayer, first: int, end: int, size: int, suits: int) -> None:
    """Add the combos of the groups from *first* up to *end*: of *size* if that is not 0, with one of *suits* if any.

    Hidden cards make any combo; exposed, unlocked ones only Singles. Equal cards in the same state are offered once.
    """
    free = player.exposed & ~player.locked if size < 2 else 0
    there = folded(player.hidden | free) >> 5 * first
    for group in range(first, end):
        if there & 31:
            add_combos(found, group, group_bits(player.hidden, group), size, suits)
            if free:
                add_combos(found, group, group_bits(free, group), 1, suits)
        there >>= 5


def add_combos(found: list[CorgiMove], group: int, cards: int, size: int, suits: int) -> None:
    """Add the combos that some cards of one group make."""
    for bits in combos(group, cards, size):
        if suits == 0 or suits & suits_of(group, bits):
            found.append(play_move(group, bits))
