"""The public types, as mypy sees them: it checks this file with everything else, and running it shows them true."""

from typing import assert_type

import clashtable as ct
from clashtable.games.coco import Coco, CocoView
from clashtable.games.corgis import Corgis, CorgisView
from clashtable.games.geekfight import GeekFight, GeekView
from clashtable.games.genres import ClashOfTheGenres, GenresView
from clashtable.games.panzer import PanzerClash, PanzerView


def test_api_8b_a_game_named_by_its_class_has_views_of_its_own() -> None:
    match = Coco().start(seed=1)
    assert_type(match, ct.Match[CocoView])
    assert_type(match.view(0), CocoView)
    assert_type(match.view(0).hand, tuple[str, ...] | None)
    assert len(match.view(0).hand or ()) == 7
    assert_type(match.fork().view(None).hand_sizes, tuple[int, int])
    assert match.fork().view(None).hand_sizes == (7, 7)


def test_api_8b_restored_and_imagined_matches_have_them_too() -> None:
    game = Corgis()
    match = game.start()
    assert_type(game.restore(match.snapshot()).view(0), CorgisView)
    assert_type(game.imagine(match.view(0), 1).view(0), CorgisView)
    assert game.imagine(match.view(0), 1).view(0).table == game.restore(match.snapshot()).view(0).table


def test_api_8b_every_game_has_its_own() -> None:
    assert_type(GeekFight().start().view(0), GeekView)
    assert_type(PanzerClash().start().view(0), PanzerView)
    assert_type(ClashOfTheGenres().start().view(0), GenresView)
    for kind, game in ((GeekView, GeekFight()), (PanzerView, PanzerClash()), (GenresView, ClashOfTheGenres())):
        assert isinstance(game.start().view(0), kind)


def test_api_8b_a_game_named_by_a_text_has_views_of_any_kind() -> None:
    match = ct.game("coco").start()
    assert_type(match, ct.Match)
    assert_type(match.view(0), ct.View)
    assert len(match.view(0).hand) == 7  # type: ignore[attr-defined]  # which kind of view it is nobody can know


class Listener(ct.Bot):
    """A bot written with nothing but what the package exports."""

    def decide(self, view: ct.View, question: ct.Question, budget: ct.Budget | None = None) -> ct.Move:
        assert_type(question.options[0], ct.Option)
        return self.moves(question)[0]


def test_api_8b_a_bot_needs_only_what_is_exported() -> None:
    game = ct.game("corgis")
    match = game.start()
    question = match.question()
    assert question is not None
    events = match.play(Listener(game, "listener", 1, ct.Budget()).decide(match.view(question.seat), question))
    assert_type(events, tuple[ct.Event, ...])
    assert_type(match.outcome, ct.Outcome | None)
    assert_type(match.why_not("pass"), ct.Reason | None)
    assert events
