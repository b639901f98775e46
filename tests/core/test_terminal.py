"""Lines of boards in a terminal: the own hand, and what waits on a stack."""

from clashtable.core.terminal import hand_lines, stack_lines


def test_the_own_hand_is_told_by_name_and_a_spectator_has_none() -> None:
    assert hand_lines(("a", "b"), str.upper) == ["  Your hand  A, B"]
    assert hand_lines((), str.upper) == ["  Your hand  no card"]
    assert hand_lines(None, str.upper) == []


def test_what_resolves_first_is_on_top_and_an_empty_stack_is_not_told() -> None:
    heading = "  [bold]Queue[/bold], the top resolves first:"
    assert stack_lines("Queue", [("Ann", "draw"), ("Ben", "sing")]) == [heading, "    Ben: sing", "    Ann: draw"]
    assert stack_lines("Queue", []) == []


def test_names_and_texts_cannot_write_markup() -> None:
    assert stack_lines("Queue", [("[bold]Ann", "draw")])[1] == r"    \[bold]Ann: draw"
