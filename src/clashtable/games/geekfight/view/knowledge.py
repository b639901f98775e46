"""What one seat knows of a match of Geek Fight, and the full state in the same legible words (wire/views.py)."""

from __future__ import annotations

from clashtable.core.state import asking
from clashtable.core.view import ValuePart, ValueSum
from clashtable.core.window import Response
from clashtable.games.geekfight.changes.naming import ids, target_facts, units_fact
from clashtable.games.geekfight.model.card import Card
from clashtable.games.geekfight.model.cast import OBJECT_KINDS, Cast
from clashtable.games.geekfight.model.piece import USED_ABILITY, USED_ATTACK, USED_SPECIAL, USED_SPEND, Piece
from clashtable.games.geekfight.model.state import LIMITS, PHASES, SET_UP, GeekOptions, GeekPlayer, GeekState
from clashtable.games.geekfight.model.values import (
    GIVES_HEALTH,
    GIVES_STRENGTH,
    PRODUCTION,
    SNIPES,
    attributes,
    gives,
    item_limit,
    modifiers,
)
from clashtable.games.geekfight.rules.describe import object_text
from clashtable.games.geekfight.rules.queue import ControlWindow, Turn
from clashtable.games.geekfight.view.pending import CODEC
from clashtable.games.geekfight.vocabulary import (
    ATTRIBUTES,
    BUFF,
    COMBATANT,
    COUNTERS,
    FRAILTY,
    HEALTH,
    ITEM,
    NO_SNIPE,
    RESOURCE,
    SICKNESS,
    STRENGTH,
    TAX,
)
from clashtable.games.geekfight.wire.views import (
    GeekHidden,
    GeekLasting,
    GeekObject,
    GeekPiece,
    GeekSeat,
    GeekSettings,
    GeekSnapshot,
    GeekTable,
    GeekView,
)

USES = ((USED_ATTACK, "attack"), (USED_SPEND, "spend"), (USED_SPECIAL, "special"), (USED_ABILITY, "ability"))


def geek_view(state: GeekState, seat: int | None) -> GeekView:
    """Return what *seat* may know."""
    player = None if seat is None else state.players[seat]
    return GeekView(
        seat=seat,
        to_act=asking(state).seat if state.pending else None,
        outcome=state.outcome,
        table=table(state),
        hand=None if player is None else ids(player.hand),
        opening=None if player is None or player.opening is None else player.opening.id,
        deck=None if player is None else ids(sorted(player.deck, key=lambda card: card.index)),
        top=() if player is None else top_of(player),
        bottom=() if player is None else ids(player.deck[: player.known_bottom][::-1]),
        pending=tuple(CODEC.write(step) for step in state.pending),
    )


def top_of(player: GeekPlayer) -> tuple[str, ...]:
    """Return what the owner knows to lie on top of the deck, the top card first."""
    return ids(player.deck[len(player.deck) - player.known_top :][::-1])


def geek_snapshot(state: GeekState) -> GeekSnapshot:
    """Return the full state."""
    a, b, c, d = state.luck.words()
    return GeekSnapshot(
        luck=(a, b, c, d),
        pending=tuple(CODEC.write(step) for step in state.pending),
        outcome=state.outcome,
        table=table(state),
        decks=state.options.decks,
        hidden=tuple(
            GeekHidden(
                hand=ids(player.hand),
                opening=None if player.opening is None else player.opening.id,
                deck=ids(player.deck[::-1]),
                known_top=player.known_top,
                known_bottom=player.known_bottom,
            )
            for player in state.players
        ),
    )


def table(state: GeekState) -> GeekTable:
    """Return what everybody knows."""
    course = state.course
    holder, passes = control_of(state)
    return GeekTable(
        options=settings(state.options),
        seats=tuple(seat_facts(state, seat) for seat in range(state.seats)),
        phase=PHASES[course.phase],
        active=None if course.active < 0 else course.active,
        holder=holder,
        passes=passes,
        queue=tuple(object_facts(state, use) for use in state.queue()),
        waiting=tuple(CODEC.write_parts(use) for use in state.waiting),
        first=None if course.first < 0 else course.first,
        opening_limit=LIMITS[course.limit],
        added=course.added,
        defeated=course.has_defeat,
        cleaned=course.is_cleaned,
        serial=course.serial,
    )


def control_of(state: GeekState) -> tuple[int | None, int]:
    """Return who has Control, if anybody, and how many have passed in a row."""
    if not state.pending:
        return None, 0
    ask = asking(state)
    if isinstance(ask, Response) and isinstance(ask.window, ControlWindow):
        return ask.seat, ask.window.passes
    return (ask.seat, 0) if isinstance(ask, Turn) else (None, 0)


def settings(options: GeekOptions) -> GeekSettings:
    """Return the options that everybody knows."""
    return GeekSettings(
        cred_goal=options.cred_goal,
        turn_limit=options.turn_limit,
        first_player="random" if options.first_player < 0 else str(options.first_player),
        response_hold_ms=options.response_hold_ms,
        ask_always=options.ask_always,
    )


def seat_facts(state: GeekState, seat: int) -> GeekSeat:
    """Return what everybody knows of a player."""
    player = state.players[seat]
    combatant = player.combatant
    return GeekSeat(
        cred=player.cred,
        units=units_fact(player.units),
        combatant=None if combatant is None else piece_facts(state, combatant),
        items=tuple(piece_facts(state, item) for item in player.items),
        item_limit=item_limit(state, seat),
        hand=len(player.hand),
        deck=len(player.deck),
        discard=ids(player.discard),
        shown=ids(in_pool_order(player.shown)),
        somewhere=ids(in_pool_order(player.somewhere)),
        turns=player.turns,
        is_in=player.is_in,
        opening=state.course.phase == SET_UP and player.opening is not None,
    )


def in_pool_order(cards: list[Card]) -> list[Card]:
    """Return *cards* in the order of the pool, so that how they came to be known makes no difference."""
    return sorted(cards, key=lambda card: card.index)


def object_facts(state: GeekState, use: Cast) -> GeekObject:
    """Return something on the Queue."""
    return GeekObject(
        id=use.serial,
        seat=use.seat,
        kind=OBJECT_KINDS[use.kind],
        card=use.card.id,
        source=use.source or None,
        targets=target_facts(use.targets),
        text=object_text(state, use),
    )


def piece_facts(state: GeekState, piece: Piece) -> GeekPiece:
    """Return a card in the arena with its values."""
    return GeekPiece(
        id=piece.serial,
        card=piece.card.id,
        owner=piece.owner,
        controller=piece.controller,
        damage=piece.damage,
        counters={COUNTERS[counter]: amount for counter, amount in enumerate(piece.counters) if amount},
        used=tuple(name for bit, name in USES if piece.used & bit),
        lasting=tuple(
            GeekLasting(
                "health" if lasting.what == HEALTH else "strength",
                lasting.amount,
                None if lasting.until < 0 else lasting.until,
            )
            for lasting in piece.lasting
        ),
        shields=tuple(piece.shields),
        buffs=tuple(piece_facts(state, buff) for buff in piece.buffs),
        strength=value_of(state, piece, STRENGTH),
        health=value_of(state, piece, HEALTH),
        production=production_of(state, piece),
        snipe=snipe_of(state, piece),
        attributes=tuple(name for place, name in enumerate(ATTRIBUTES) if attributes(state, piece) >> place & 1),
        hurt_by=None if piece.hurt_by < 0 else piece.hurt_by,
        hurt_from=piece.hurt_from or None,
    )


def summed(parts: list[ValuePart], floor: int = 0) -> ValueSum:
    """Return a value with its addends, leaving out those that add nothing."""
    total = sum(part.amount for part in parts)
    return ValueSum(max(floor, total), tuple(part for at, part in enumerate(parts) if part.amount or at == 0))


def counter_parts(piece: Piece, plus: int, minus: int) -> list[ValuePart]:
    """Return what a pair of opposite counters adds."""
    return [
        ValuePart(f"{COUNTERS[plus]} Counters", piece.counters[plus]),
        ValuePart(f"{COUNTERS[minus]} Counters", -piece.counters[minus]),
    ]


def value_of(state: GeekState, piece: Piece, what: int) -> ValueSum | None:
    """Return strength or health of a Combatant, or what an Item gives of it."""
    plus, minus = (STRENGTH, FRAILTY) if what == STRENGTH else (HEALTH, SICKNESS)
    printed = piece.card.strength if what == STRENGTH else piece.card.health
    parts = [ValuePart("printed", printed), *counter_parts(piece, plus, minus)]
    if piece.card.kind == BUFF:
        return None
    if piece.card.kind == ITEM:
        return given_by(state, piece, parts, GIVES_STRENGTH if what == STRENGTH else GIVES_HEALTH)
    parts.append(ValuePart(piece.card.name, modifiers(state, what, piece, piece)))
    parts += [ValuePart(item.card.name, gives(state, item, what)) for item in state.players[piece.controller].items]
    parts += [ValuePart(buff.card.name, modifiers(state, what, buff, piece)) for buff in piece.buffs]
    for lasting in piece.lasting:
        if lasting.what == what:
            parts.append(ValuePart("this turn" if lasting.until < 0 else "for a while", lasting.amount))
    return summed(parts)


def given_by(state: GeekState, item: Piece, parts: list[ValuePart], what: int) -> ValueSum:
    """Return what an Item gives, with the sum of F-18.1; an unequipped one gives nothing."""
    combatant = state.players[item.controller].combatant
    if combatant is None:
        return ValueSum(0, (ValuePart("not equipped", 0),))
    parts.append(ValuePart(item.card.name, modifiers(state, what, item, item)))
    parts += [ValuePart(buff.card.name, modifiers(state, what, buff, item)) for buff in item.buffs]
    parts.append(ValuePart(combatant.card.name, modifiers(state, what, combatant, item)))
    return summed(parts, min(0, parts[0].amount))


def production_of(state: GeekState, piece: Piece) -> ValueSum | None:
    """Return the production of a Combatant (F-18.4)."""
    if piece.card.kind != COMBATANT:
        return None
    parts = [ValuePart("printed", piece.card.production), *counter_parts(piece, RESOURCE, TAX)]
    parts.append(ValuePart(piece.card.name, modifiers(state, PRODUCTION, piece, piece)))
    for item in state.players[piece.controller].items:
        parts.append(ValuePart(item.card.name, item.counters[RESOURCE] - item.counters[TAX]))
    parts += [ValuePart(buff.card.name, modifiers(state, PRODUCTION, buff, piece)) for buff in piece.buffs]
    return summed(parts)


def snipe_of(state: GeekState, piece: Piece) -> ValueSum | None:
    """Return the Snipe Value of a card that has one (F-14.6)."""
    if piece.card.snipe == NO_SNIPE:
        return None
    parts = [ValuePart("printed", piece.card.snipe)]
    parts += [ValuePart(buff.card.name, modifiers(state, SNIPES, buff, piece)) for buff in piece.buffs]
    return summed(parts)
