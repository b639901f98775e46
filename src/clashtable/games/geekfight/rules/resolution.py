"""How objects on the Queue resolve (F-8.8). Next, read turns.py."""

from typing import Final, cast, final

from mypy_extensions import mypyc_attr

from clashtable.core.state import State, Step
from clashtable.games.geekfight.changes import arena
from clashtable.games.geekfight.changes.damage import deal_damage
from clashtable.games.geekfight.changes.queue import discard_object, fizzle, resolve_object
from clashtable.games.geekfight.effects.abilities import Acting
from clashtable.games.geekfight.effects.targets import specs_for
from clashtable.games.geekfight.model.cast import ATTACK as ATTACKING
from clashtable.games.geekfight.model.cast import CARD, Cast, Mark, Queued
from clashtable.games.geekfight.model.cast import SNIPE as SNIPING
from clashtable.games.geekfight.model.state import GeekState, find_piece
from clashtable.games.geekfight.model.values import snipe_value, strength
from clashtable.games.geekfight.rules.check import CHECK
from clashtable.games.geekfight.rules.draft import acting_of
from clashtable.games.geekfight.vocabulary import BUFF


@mypyc_attr(acyclic=True)
@final
class Resolving(Queued):
    """An object on the Queue, which resolves when everybody has passed."""

    __slots__ = ()

    def with_cast(self, use: Cast) -> Queued:
        return Resolving(use)

    def run(self, state: State) -> None:
        geek = cast(GeekState, state)
        geek.push(CHECK)
        use = self.cast
        if use.kind == ATTACKING:
            strike(geek, use)
            return
        fitting = fitting_targets(geek, use)
        if not fitting and use.targets:
            fizzle(geek, use)
            discard_object(geek, use)
            return
        resolve_object(geek, use)
        if use.kind == SNIPING:
            snipe(geek, use)
        elif use.kind == CARD and use.card.attach >= 0:
            attach(geek, use)
        else:
            geek.push(Finish(use))
            acting = acting_of(use)
            assert isinstance(acting, Acting)
            acting.way(use.mode).run(geek, use)


def fitting_targets(state: GeekState, use: Cast) -> list[Mark]:
    """Return the targets that are still there and still fit (F-15.4)."""
    specs = specs_for(use)
    return [use.targets[at] for at in range(len(use.targets)) if specs[at].fits(state, use, use.targets[at])]


@final
@mypyc_attr(acyclic=True)
class Finish(Step):
    """Put a Tactic or Skill that has resolved into its owner's discard pile (F-8.8, step 3)."""

    __slots__ = ("use",)

    def __init__(self, use: Cast) -> None:
        self.use: Final = use

    def run(self, state: State) -> None:
        discard_object(cast(GeekState, state), self.use)


def strike(state: GeekState, use: Cast) -> None:
    """Let an attack deal its combat damage (F-16.2), if both Combatants are there (F-16.4)."""
    attacker, defender = find_piece(state, use.source), find_piece(state, use.targets[0].number)
    if attacker is None or defender is None:
        fizzle(state, use)
        return
    resolve_object(state, use)
    amount = strength(state, attacker)
    prevented = amount if use.is_shielded else 0
    for ability in defender.card.abilities:
        prevented += ability.prevents()
    deal_damage(state, defender, amount, seat=use.seat, dealer=attacker.serial, combat=True, prevented=prevented)


def snipe(state: GeekState, use: Cast) -> None:
    """Let a snipe deal its damage, by the value of its source now or when it was last there (F-14.6)."""
    source, target = find_piece(state, use.source), find_piece(state, use.targets[0].number)
    amount = use.remembered if source is None else snipe_value(state, source)
    assert target is not None
    deal_damage(state, target, amount, seat=use.seat, dealer=use.subject, combat=False, prevented=0)


def attach(state: GeekState, use: Cast) -> None:
    """Let an Item or Buff enter the arena (F-13.5, F-13.10)."""
    host = find_piece(state, use.targets[0].number)
    assert host is not None
    time = use.card.time
    combatant = state.players[use.seat].combatant
    if use.card.kind == BUFF and combatant is not None:
        for ability in combatant.card.abilities:
            time += ability.more_time(use.card)
    arena.enter_attached(state, use, host, time)
