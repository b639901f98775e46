"""Paying for what is added (F-12.1, step 5), and what that triggers. Next, read queue.py."""

from clashtable.games.geekfight.changes import arena, hands, triggers
from clashtable.games.geekfight.changes.resources import pay, use_ability, use_attack, use_spend
from clashtable.games.geekfight.effects.abilities import NO_SPEND, Activated
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import ATTACK, CARD, OBJECT, SNIPE, TRIGGER, Cast
from clashtable.games.geekfight.model.piece import USED_ABILITY, USED_SPECIAL
from clashtable.games.geekfight.model.state import GeekState, find_object, find_piece
from clashtable.games.geekfight.rules.draft import Draft, acting_of, cost_of
from clashtable.games.geekfight.vocabulary import TACTIC


def pay_for(state: GeekState, draft: Draft) -> Cast:
    """Pay everything, and return the use with what it must remember."""
    use = draft.use
    forfeited: Card | None = None
    remembered = -1
    if draft.paid > 0:
        pay(state, use.seat, draft.paid)
    if use.kind == CARD:
        hands.out_of_hand(state, use.seat, use.card, is_seen=True)
        if draft.forfeit > 0:
            item = find_piece(state, draft.forfeit)
            assert item is not None
            forfeited = item.card
            arena.forfeit(state, item, bartered=False)
    elif use.kind != TRIGGER:
        remembered = pay_ability(state, draft)
    return Cast(
        state.number(), use.kind, use.seat, use.card, use.source, use.ability, use.mode, use.targets,
        subject_of(state, use), forfeited, remembered, False,
    )  # fmt: skip


def subject_of(state: GeekState, use: Cast) -> int:
    """Return what the text speaks of besides its targets: of a target attack, the attacker."""
    if use.kind == CARD and use.targets and use.targets[0].kind == OBJECT:
        aimed = find_object(state, use.targets[0].number)
        if aimed is not None and aimed.kind == ATTACK:
            return aimed.source
    return use.subject


def pay_ability(state: GeekState, draft: Draft) -> int:
    """Pay for an attack, a snipe or an ability; return what is remembered of a forfeited source, else -1."""
    use = draft.use
    combatant = state.players[use.seat].combatant
    if use.kind == ATTACK:
        assert combatant is not None
        use_attack(state, combatant)
        return -1
    cost = cost_of(use)
    if (use.kind == SNIPE or (cost is not None and cost.spend != NO_SPEND)) and combatant is not None:
        use_spend(state, combatant)
        if draft.rest > 0:
            arena.produce(state, use.seat, draft.rest, combatant.card)
    piece = find_piece(state, use.source)
    if cost is None or piece is None:
        return -1
    use_ability(piece, (USED_SPECIAL if cost.is_action else 0) | (USED_ABILITY if cost.is_once else 0))
    if draft.discard is not None:
        hands.discard_card(state, use.seat, draft.discard, at_random=False)
    acting = acting_of(use)
    remembered = -1
    if isinstance(acting, Activated) and acting.remembers >= 0:
        remembered = piece.counters[acting.remembers]
    if cost.forfeits:
        arena.forfeit(state, piece, bartered=False)
    return remembered


def added_triggers(state: GeekState, use: Cast) -> None:
    """Let what was just added trigger abilities (F-12.1, step 6)."""
    if use.kind == ATTACK:
        attacker, defender = find_piece(state, use.source), find_piece(state, use.targets[0].number)
        if attacker is not None and defender is not None:
            triggers.attacked(state, attacker, defender)
    elif use.kind == SNIPE:
        source = find_piece(state, use.source)
        if source is not None:
            triggers.trigger(state, source, triggers.SNIPES_WITH, use.targets[0].number)
    elif use.kind == CARD and use.card.kind == TACTIC:
        triggers.tactic_played(state, use.seat)
