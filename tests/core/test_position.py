"""Hand-written positions: chance as it is told, phases and used-up things by their names."""

import pytest

from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import luck_from_seed
from clashtable.core.position import Described, bits_named, steps_of
from clashtable.core.state import Step

USES = ((1, "attack"), (4, "spend"))


def test_chance_is_that_of_the_seed_unless_results_are_told() -> None:
    luck = Described(seed=7).luck()
    assert (luck.saved(), luck.script) == (luck_from_seed(7).saved(), None)


def test_told_results_come_in_their_order() -> None:
    luck = Described(chance=("heads", "tails")).luck()
    assert [luck.scripted(), luck.scripted()] == ["heads", "tails"]


def test_a_phase_has_its_steps_and_any_other_is_refused_with_those_there_are() -> None:
    starts: dict[str, list[Step]] = {"draw": [Step()], "end": []}
    assert steps_of("draw", starts) is starts["draw"]
    with pytest.raises(InvalidMessage, match="There is no phase 'main': it is draw or end"):
        steps_of("main", starts)


def test_used_things_are_bits_and_unknown_ones_are_refused_with_the_rule() -> None:
    assert [bits_named(names, USES, "X-1") for names in ((), ("spend",), ("attack", "spend"))] == [0, 4, 5]
    with pytest.raises(InvalidMessage, match=r"'nap' cannot be used up: it is attack or spend \(X-1\)\."):
        bits_named(("attack", "nap"), USES, "X-1")
