"""Wilson's interval against published and independently computed values."""

import pytest

from clashtable.sim.statistics import wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (1, 10, 0.017876, 0.404150),
        (5, 10, 0.236593, 0.763407),
        (81, 263, 0.255290, 0.366210),  # Newcombe 1998: 0.2553 to 0.3662
        (15, 148, 0.062386, 0.160494),  # Newcombe 1998: 0.0624 to 0.1605
        (500, 1000, 0.469069, 0.530931),
    ],
)
def test_wilson_interval(hits: int, trials: int, low: float, high: float) -> None:
    found = wilson(hits, trials)
    assert found.share == hits / trials
    assert found.low == pytest.approx(low, abs=2e-5)
    assert found.high == pytest.approx(high, abs=2e-5)


def test_interval_of_nothing_says_nothing() -> None:
    found = wilson(0, 0)
    assert (found.low, found.high) == (0.0, 1.0)


def test_interval_narrows_with_more_trials() -> None:
    widths = [wilson(trials // 2, trials).high - wilson(trials // 2, trials).low for trials in (10, 100, 1000)]
    assert widths == sorted(widths, reverse=True)
