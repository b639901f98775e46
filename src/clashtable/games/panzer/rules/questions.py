"""What is asked, and what of it a player sees who is not asked. Next, read view/question.py."""

from typing import cast

from clashtable.core.effects import Choice
from clashtable.core.state import Ask, PrivateAsk, Step
from clashtable.core.window import Response
from clashtable.games.panzer.effects.choices import DeployFromHand
from clashtable.games.panzer.model.cast import Cast
from clashtable.games.panzer.rules.declaration import DraftChoice
from clashtable.games.panzer.rules.triggered import AskJunkyard, AskOverrun


def step_for(step: Step, seat: int | None) -> Step:
    """Return what *seat* sees of a step: of an action that is being chosen only the question it began with."""
    if isinstance(step, PrivateAsk) and step.seat != seat:
        return step.origin() or step
    if isinstance(step, Choice) and isinstance(step.effect, DeployFromHand) and step.seat != seat:
        return Choice(step.seat, step.effect, step.use, 0)
    return step


def kind_of(ask: Ask) -> str:
    """Return the name of the decision in P-17.3."""
    if isinstance(ask, Choice):
        is_space = isinstance(ask.effect, DeployFromHand) and ask.stage
        return "deploy-to" if is_space else ask.effect.decision()
    return ask.window.kind if isinstance(ask, Response) else ask.kind


def use_of(ask: Ask) -> Cast | None:
    """Return the use of a card that *ask* is about; None where it is about none."""
    if isinstance(ask, DraftChoice):
        return ask.draft.use
    if isinstance(ask, Choice):
        return cast(Cast, ask.use)
    if isinstance(ask, AskOverrun):
        return ask.use
    return ask.use if isinstance(ask, AskJunkyard) else None
