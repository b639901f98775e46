"""When a question is asked at all (G-21.2), and how its code ends. Next, read changes/deaths.py."""

from clashtable.core.state import Ask
from clashtable.games.genres.model.state import GenresState


def ask_or_answer(state: GenresState, ask: Ask, *, is_telling: bool = False) -> None:
    """Ask, unless a single answer is left and leaving it out tells nothing of a hidden hand (G-21.2)."""
    answers = ask.moves(state)
    if not answers:
        return
    if len(answers) == 1 and not (is_telling and state.options.ask_always):
        ask.answer(state, answers[0])
    else:
        state.push(ask)
