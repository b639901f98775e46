from __future__ import annotations

from tests.cli.conftest import Run


def test_list_has_every_card_with_its_copies(run: Run) -> None:
    ended = run("cards", "coco")
    assert ended.status == 0
    rows = [line.split() for line in ended.out.splitlines()]
    assert ["4", "H", "Hollow", "Single,", "pattern"] in rows
    assert ["1", "PBQ", "Partial", "Blue", "Square", "Complete"] in rows
    assert len(rows) == 36 + 3
    assert ended.out.endswith("63 cards.\n")


def test_one_card_by_notation_or_by_name(run: Run) -> None:
    by_notation = run("cards", "coco", "hgt")
    by_name = run("cards", "coco", "hollow", "green", "TRIANGLE")
    assert by_notation == by_name
    assert by_name.out == "Hollow Green Triangle (HGT), Clash (Coco), one copy\nComplete\n"


def test_unknown_card_is_answered_with_near_ones(run: Run) -> None:
    ended = run("cards", "coco", "Holow", "Green", "Triangel")
    assert ended.status == 2
    assert "Hollow Green Triangle" in ended.err
