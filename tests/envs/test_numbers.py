"""The page of a game's numbers."""

from __future__ import annotations

import sys

import pytest

from clashtable.envs.__main__ import main


def printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Return what the command answers, says and complains about."""
    monkeypatch.setattr(sys, "argv", ["clashtable.envs", *words])
    code = main()
    out, err = capsys.readouterr()
    return code, out, err


def test_the_numbers_of_a_game_are_printed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = printed(monkeypatch, capsys, "coco")
    assert code == 0
    assert "| hand | counts | 4 | The own cards. |" in out
    assert "\n126. P" in out


def test_a_game_there_is_not_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = printed(monkeypatch, capsys, "chess")
    assert code == 2
    assert "There is no game 'chess'" in err
    assert printed(monkeypatch, capsys)[0] == 2
