"""Which combos may be played (C-5.1, C-5.4, C-8.2): legality has its one author here."""

from clashtable.core.errors import RulesBug
from clashtable.core.luck import Luck
from clashtable.core.state import Move
from clashtable.games.corgis.model.card import GROUPS, WILD_GROUP, folded, group_bits, suits_of
from clashtable.games.corgis.model.combos import combos
from clashtable.games.corgis.model.state import Combo, CorgiPlayer, CorgiState
from clashtable.games.corgis.moves import PASS_MOVE, CorgiMove, play_move


def must_go_lower(state: CorgiState, seat: int) -> bool:
    """Tell whether *seat* has to beat the leading combo by a lower rank (C-8.4)."""
    trick = state.trick
    return trick.low and (trick.low_seat < 0 or trick.low_seat == seat)


def lead_plays(state: CorgiState, seat: int) -> list[Move]:
    """Return every combo that *seat* may lead (C-5.1)."""
    found: list[Move] = []
    add_plays(found, state.players[seat], 0, GROUPS, 0, 0)
    return found


def follow_plays(state: CorgiState, seat: int) -> list[Move]:
    """Return every combo of *seat* that beats the leading one (C-5.4)."""
    combo = state.leading()
    assert combo is not None
    player = state.players[seat]
    found: list[Move] = []
    first, end = beating_groups(state, seat, combo)
    add_plays(found, player, first, end, combo.size, 0)
    add_plays(found, player, WILD_GROUP, GROUPS, combo.size, 0)
    return found


def beating_groups(state: CorgiState, seat: int, combo: Combo) -> tuple[int, int]:
    """Return from which group to before which the ranks are with which *seat* beats *combo*."""
    return (0, combo.rank - 1) if must_go_lower(state, seat) else (combo.rank, WILD_GROUP)


def lead_play(state: CorgiState, seat: int, luck: Luck) -> Move:
    """Return one of ``lead_plays``, the one *luck* would choose from the list, without making it."""
    player = state.players[seat]
    return play_at(player, 0, GROUPS, 0, luck.below(count_plays(player, 0, GROUPS, 0)))


def follow_play(state: CorgiState, seat: int, luck: Luck) -> Move:
    """Return one of ``follow_plays`` or a pass, the one *luck* would choose from the list, without making it."""
    combo = state.leading()
    assert combo is not None
    player, size = state.players[seat], combo.size
    first, end = beating_groups(state, seat, combo)
    ranked = count_plays(player, first, end, size)
    every = ranked + count_plays(player, WILD_GROUP, GROUPS, size)
    place: int = luck.below(every + 1)
    if place < ranked:
        return play_at(player, first, end, size, place)
    return PASS_MOVE if place == every else play_at(player, WILD_GROUP, GROUPS, size, place - ranked)


def encore_plays(state: CorgiState, seat: int) -> list[Move]:
    """Return every second play after a Bard (C-8.2)."""
    bard = state.leading()
    assert bard is not None
    found: list[Move] = []
    if bard.suits:
        size, first = (0, 0) if state.options.bard_free else (bard.size, bard.rank)
        add_plays(found, state.players[seat], first, WILD_GROUP, size, bard.suits)
    return found


def add_plays(found: list[Move], player: CorgiPlayer, first: int, end: int, size: int, suits: int) -> None:
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


def count_plays(player: CorgiPlayer, first: int, end: int, size: int) -> int:
    """Return how many combos ``add_plays`` adds where suits do not matter."""
    count = 0
    free = player.exposed & ~player.locked if size < 2 else 0
    there = folded(player.hidden | free) >> 5 * first
    for group in range(first, end):
        if there & 31:
            count += len(combos(group, group_bits(player.hidden, group), size))
            if free:
                count += len(combos(group, group_bits(free, group), 1))
        there >>= 5
    return count


def play_at(player: CorgiPlayer, first: int, end: int, size: int, place: int) -> CorgiMove:
    """Return the combo that ``add_plays`` adds at a *place* where suits do not matter."""
    free = player.exposed & ~player.locked if size < 2 else 0
    there = folded(player.hidden | free) >> 5 * first
    for group in range(first, end):
        if there & 31:
            made = combos(group, group_bits(player.hidden, group), size)
            if place < len(made):
                return play_move(group, made[place])
            place -= len(made)
            if free:
                made = combos(group, group_bits(free, group), 1)
                if place < len(made):
                    return play_move(group, made[place])
                place -= len(made)
        there >>= 5
    raise RulesBug("there are not so many combos")


def add_combos(found: list[Move], group: int, cards: int, size: int, suits: int) -> None:
    """Add the combos that some cards of one group make."""
    for bits in combos(group, cards, size):
        if suits == 0 or suits & suits_of(group, bits):
            found.append(play_move(group, bits))
