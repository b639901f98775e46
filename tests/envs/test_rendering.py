"""Pictures of the board: what the browser hears is the protocol, and where there is no browser that is said."""

from __future__ import annotations

import json

import msgspec
import pytest

from clashtable.core.errors import InvalidMessage
from clashtable.core.game import Game
from clashtable.core.state import legal_moves, play, to_act
from clashtable.envs import screen
from clashtable.envs.aec import aec
from clashtable.envs.dealing import SeededDealer
from clashtable.envs.single import single
from clashtable.games.registry import GAMES
from clashtable.server import messages


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.id))
def test_what_the_browser_hears_is_a_whole_message_of_the_protocol(game: Game) -> None:
    state = SeededDealer(game, seed=4).deal()
    for _move in range(12):
        for seat in (None, *range(state.seats)):
            said = screen.message_for(game, state, seat)
            heard = msgspec.json.decode(said, type=messages.State)
            whole, told = json.loads(msgspec.json.encode(heard)), json.loads(said)
            told["table"] = whole["table"] | told["table"]  # what is not said is as usual
            seats = zip(whole["table"]["seats"], told["table"]["seats"], strict=True)
            told["table"]["seats"] = [usual | seat for usual, seat in seats]
            assert whole | told == whole
            assert (heard.question is not None) == (seat is not None and seat == to_act(state))
        play(state, legal_moves(state)[0])


@pytest.mark.parametrize(
    ("name", "absent", "sentence"),
    [
        ("importlib.util.find_spec", lambda _name: None, "need Playwright"),
        ("program", lambda: None, "need a Chromium"),
        ("CLIENT", screen.CLIENT / "nowhere", "need the built web client"),
    ],
)
def test_where_something_is_missing_there_are_no_pictures_and_it_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: object, name: str, absent: object, sentence: str
) -> None:
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
    monkeypatch.setattr(screen, "program", lambda: "chromium")
    monkeypatch.setattr(f"clashtable.envs.screen.{name}", absent)
    assert "rgb_array" not in aec("coco").metadata["render_modes"]
    assert "rgb_array" not in single("coco").metadata["render_modes"]
    with pytest.raises(InvalidMessage, match=sentence):
        aec("coco", render_mode="rgb_array")
