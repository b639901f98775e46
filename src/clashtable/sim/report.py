"""What a simulation found, as one JSON object."""

from __future__ import annotations

import msgspec

from clashtable.sim.arena import Plan, Tally
from clashtable.sim.statistics import Share, wilson


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of a simulation. Only the two fields of time differ between runs of one seed."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """By seat in the first game; they change seats from game to game."""
    seed: int
    options: dict[str, bool | int | str]
    games: int
    """How many were asked for."""
    finished: int
    decisions: int
    seconds: float
    decisions_per_second: float
    wins_by_seat: tuple[int, ...]
    wins_by_bot: dict[str, int]
    """By spec; several seats with the same spec add up."""
    win_share: dict[str, Share]
    """Of the games each spec had a seat in, a seat each, with the 95 % Wilson interval."""
    draws: int
    draw_share: Share
    mean_decisions: float
    max_decisions: int
    reasons: dict[str, int]
    """How often a match ended for each reason of the rules."""


def report(plan: Plan, tally: Tally, seconds: float) -> Report:
    """Return what *tally* says about *plan*."""
    specs = list(dict.fromkeys(plan.bots))
    wins = {spec: tally.wins_by_bot.get(spec, 0) for spec in specs}
    return Report(
        game=plan.game,
        seats=len(plan.bots),
        bots=plan.bots,
        seed=plan.seed,
        options=plan.options,
        games=plan.games,
        finished=tally.finished,
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(tally.decisions / seconds, 1) if seconds else 0.0,
        wins_by_seat=tuple(tally.wins_by_seat.get(seat, 0) for seat in range(len(plan.bots))),
        wins_by_bot=wins,
        win_share={spec: wilson(wins[spec], tally.finished * plan.bots.count(spec)) for spec in specs},
        draws=tally.draws,
        draw_share=wilson(tally.draws, tally.finished),
        mean_decisions=round(tally.decisions / tally.finished, 3) if tally.finished else 0.0,
        max_decisions=tally.max_decisions,
        reasons=dict(sorted(tally.reasons.items())),
    )
