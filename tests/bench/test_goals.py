"""The goals beside the peers: ratios with the speed of the machine taken out, and what is said of them."""

from __future__ import annotations

from bench.peers.goals import AtLeast, Cheap, Faster, Figure, Grown, judgements
from bench.peers.roster import CATAN, DOU_DIZHU, UNO
from bench.rounds import Measurement

OURS = Figure("coco", "decisions_per_second")
THEIRS = Figure("peer", "decisions_per_second")


def run(machine: float = 1.0, **figures: float) -> Measurement:
    """Return a round in which the yardstick read *machine*."""
    return Measurement(dict(figures), machine, machine)


def test_ratio_is_the_median_of_the_rounds_with_the_speed_of_the_machine_taken_out() -> None:
    runs = {
        "coco": [run(1.0, decisions_per_second=100), run(0.5, decisions_per_second=60), run(decisions_per_second=500)],
        "peer": [run(1.0, decisions_per_second=10), run(1.0, decisions_per_second=10), run(decisions_per_second=10)],
    }
    judged = Faster("coco / peer", OURS, THEIRS, 12.0).judged(runs)
    assert (judged.value, judged.goal, judged.verdict) == ("12 ×", "≥ 12 ×", "met")
    assert Faster("coco / peer", OURS, THEIRS, 12.1).judged(runs).verdict == "missed"


def test_of_costs_the_smaller_is_the_faster() -> None:
    runs = {"coco": [run(2.0, fork_us=1.0)], "peer": [run(1.0, clone_us=30.0)]}
    goal = Faster("fork", Figure("coco", "fork_us"), Figure("peer", "clone_us"), 15.0, is_of_costs=True)
    assert (goal.judged(runs).value, goal.judged(runs).verdict) == ("15 ×", "met")


def test_rate_with_the_deal_stands_in_brackets_and_decides_nothing() -> None:
    runs = {
        "coco": [run(dealt_per_second=20, decisions_per_second=10)],
        "peer": [run(decisions_per_second=10)],
    }
    judged = Faster("coco / peer", Figure("coco", "dealt_per_second"), THEIRS, 2.0, with_deal=OURS).judged(runs)
    assert (judged.value, judged.verdict) == ("2 × (1 ×)", "met")


def test_limits_and_growth_are_judged_by_medians() -> None:
    runs = {"coco": [run(view_us=60.0, rate=90.0), run(view_us=40.0, rate=70.0), run(view_us=45.0, rate=50.0)]}
    view = Cheap("view", Figure("coco", "view_us"), 50.0).judged(runs)
    assert (view.value, view.goal, view.verdict) == ("45 µs", "< 50 µs", "met")
    vector = AtLeast("vector", Figure("coco", "rate"), 70.0).judged(runs)
    assert (vector.value, vector.goal, vector.verdict) == ("70/s", "≥ 70/s", "met")
    search = Grown("search", Figure("coco", "rate"), 40.0, 2.0).judged(runs)
    assert (search.value, search.goal, search.verdict) == ("1.75 × (70/s)", "≥ 2 × 40/s", "missed")


def test_what_was_left_out_is_not_measured() -> None:
    found = judgements({"coco": [run(decisions_per_second=1.0, view_us=40.0)], UNO: []})
    assert {one.verdict for one in found if one.words != "coco, view"} == {"not measured"}
    assert {one.value for one in found if one.is_met is None} == {"–"}


def test_every_peer_that_a_goal_names_is_compared_with_every_game() -> None:
    words = " ".join(one.words for one in judgements({}))
    assert all(name in words for name in (UNO, DOU_DIZHU, CATAN, "coco", "corgis", "geekfight", "panzer", "genres"))
