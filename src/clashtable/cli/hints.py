"""What ``?`` tells: the rule, what bots would do, and how to type."""

from __future__ import annotations

from typing import Final

from clashtable.bots.roster import make_bot
from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.match import Match
from clashtable.core.question import Question
from clashtable.core.rulebook import plain, rule_text

ADVISERS: Final = ("greedy", "search:400")
HOW_TO_TYPE: Final = """\
Type a number, or the move written beside it; small letters will do.
A move that is not offered is answered with the rule that forbids it.
undo takes back your last move, log tells the whole story,
save FILE keeps the match, quit leaves it."""


def hints(game: Game, match: Match, question: Question) -> str:
    """Return help for the person who is asked *question*."""
    rule = f"This is asked by a rule of {game.title}:\n{rule_of(game, question.rule)}"
    advice = [] if len(question.options) == 1 else [advised(game, match, question, spec) for spec in ADVISERS]
    giving_up = [] if game.concession is None else [f"{game.concession.notation} gives the match up."]
    return "\n".join([rule, *advice, HOW_TO_TYPE, *giving_up])


def rule_of(game: Game, number: str) -> str:
    """Return a rule in words; its number alone where the document does not have it."""
    try:
        return plain(rule_text(game.id, game.letter, number))
    except InvalidMessage:
        return number


def advised(game: Game, match: Match, question: Question, spec: str) -> str:
    """Return what a bot would do; it sees only what the person sees."""
    bot = make_bot(spec, game, len(match.moves))
    move = bot.decide(match.view(question.seat), question).notation
    label = next(option.label for option in question.options if option.move == move)
    return f"{spec} would play {move}: {label}."
