"""What the shared tests of numbers cannot see: things told by their places, and what is asked about."""

from __future__ import annotations

import random
from typing import Any

from clashtable.core.encode import Decision
from clashtable.core.match import Match
from clashtable.games.geekfight import GAME
from clashtable.games.geekfight.encode.actions import ACTIONS, KNOWN_UNITS, MOST_AMOUNT, UNIT_VERBS, amounts_chain
from clashtable.games.geekfight.encode.layout import KIN, QUEUE_ROW
from clashtable.games.geekfight.model.resources import units
from clashtable.games.geekfight.vocabulary import TYPED
from clashtable.games.geekfight.wire.views import GeekView
from tests.games.geekfight.board import GEEKFIGHT, board, piece, play, seat, view
from tests.games.geekfight.turns import pass_until_asked
from tests.games.kit.play import walk
from tests.shared.walks import scaled

MATCHES = scaled(12, 400, least=4)


def facts(match: Match, viewer: int) -> dict[str, Any]:
    """Return what an observation of *viewer* tells."""
    encoding = GAME.encoding
    return dict(encoding.layout.read(encoding.observation(match.state, viewer)))


def chains(match: Match) -> dict[str, list[str]]:
    """Return the numbers of every legal move, by what they mean."""
    return {
        move.notation: [ACTIONS[number] for number in GAME.encoding.chain(match.state, move)]
        for move in match.legal_moves()
    }


def next_numbers(match: Match, *taken: str) -> list[str]:
    """Return what can come next after the numbers *taken*, by what they mean."""
    decision = Decision(GAME.encoding, match.state)
    for name in taken:
        assert decision.take(ACTIONS.index(name)) is None
    return [ACTIONS[number] for number in decision.numbers()]


def places(shown: GeekView, viewer: int) -> dict[int, str]:
    """Return the place of every card in the arena and every object on the Queue, by its number."""
    found = {thing.id: f"queue {at}" for at, thing in enumerate(shown.table.queue)}
    for number, facts_of in enumerate(shown.table.seats):
        kin = KIN[(number - viewer) % len(shown.table.seats)]
        fighters = [] if facts_of.combatant is None else [facts_of.combatant]
        found |= {fighter.id: f"{kin} combatant" for fighter in fighters}
        found |= {item.id: f"{kin} item {at}" for at, item in enumerate(facts_of.items)}
        buffs = [buff for host in (*fighters, *facts_of.items) for buff in host.buffs]
        found |= {buff.id: f"{kin} buff {at}" for at, buff in enumerate(buffs)}
    return found


def test_targets_and_sources_are_told_by_their_places() -> None:
    rng = random.Random(11)
    aimed = 0
    for number in range(MATCHES):
        match = GEEKFIGHT.start(rng.choice((2, 3, 6)), 700 + number)
        for _decision in walk(match, rng):
            viewer = rng.randrange(match.seats)
            shown, told = view(match, viewer), facts(match, viewer)
            where = places(shown, viewer)
            for at, thing in enumerate(shown.table.queue, QUEUE_ROW):
                assert told["use_sources"][at] == (None if thing.source is None else where.get(thing.source))
                for target in thing.targets:
                    if target.kind in ("piece", "object"):
                        assert told["target_places"][at] == where.get(target.id)
                        aimed += 1
    assert aimed > 8 * MATCHES


def test_equal_items_are_told_apart_by_seat_and_place() -> None:
    match = board(
        seat(items=["lucky-socks", "lucky-socks"], hand=["drop-test"], units="2 generic"),
        seat(items=["lucky-socks", "foam-sword"]),
    )
    play(match, "play drop-test")
    assert chains(match)["target lucky-socks@3"] == ["target lucky-socks", "of seat 0", "number 2"]
    assert next_numbers(match) == ["target lucky-socks", "target foam-sword"]
    assert next_numbers(match, "target lucky-socks") == ["of seat 0", "of seat 1"]
    assert next_numbers(match, "target lucky-socks", "of seat 0") == ["number 1", "number 2"]


def test_objects_of_one_card_are_told_apart_from_the_bottom_of_the_queue_up() -> None:
    match = board(
        seat(items=["cardboard-standee"], hand=["butterfingers"], units="3 generic"),
        seat(items=["lucky-socks"], hand=["butterfingers"], units="3 generic"),
    )
    play(match, "play butterfingers", "target lucky-socks@4", "play butterfingers", "target lucky-socks@4")
    play(match, "use cardboard-standee@2")
    upper, lower = "target butterfingers#6", "target butterfingers#5"
    assert chains(match)[upper] == ["target butterfingers on the Queue", "number 2"]
    assert chains(match)[lower] == ["target butterfingers on the Queue", "number 1"]
    assert next_numbers(match) == ["number 1", "number 2"]


def test_payments_are_told_kind_by_kind() -> None:
    match = board(seat(hand=["drop-test"], units="2 cash 2 glue"), seat(items=["lucky-socks"]))
    play(match, "play drop-test")
    assert chains(match)["pay 1 cash 1 glue"] == ["pay", "1 cash", "1 glue"]
    assert next_numbers(match) == ["2 cash", "1 cash", "2 glue"], "that it is a payment need not be said"
    told = facts(match, 1)
    assert (told["asked"], told["price"], told["use_cards"][0]) == ("payment", 2, "drop-test")
    assert told["target_places"][0] == "own item 0"


def test_an_amount_beyond_the_largest_is_told_in_several_numbers() -> None:
    told = {tuple(amounts_chain([], units(1, amount))) for amount in range(3 * MOST_AMOUNT)}
    assert len(told) == 3 * MOST_AMOUNT
    two_kinds = [amounts_chain([], units(1, amount) + units(TYPED, 80 - amount)) for amount in range(81)]
    assert not any(one != other and one == other[: len(one)] for one in two_kinds for other in two_kinds)


def test_items_to_keep_are_told_one_by_one() -> None:
    cards = ["lucky-socks", "thinking-wig"]
    match = board(seat(items=cards, hand=["yoink"], units="5 cash"), seat(items=["booster-box"]))
    play(match, "play yoink")
    pass_until_asked(match)
    assert chains(match)["keep lucky-socks@2 booster-box@5"] == [
        "keep lucky-socks", "number 1", "keep booster-box", "number 1",
    ]  # fmt: skip
    assert sorted(next_numbers(match)) == ["keep lucky-socks", "keep thinking-wig"]
    assert sorted(next_numbers(match, "keep lucky-socks")) == ["keep booster-box", "keep thinking-wig"]


def test_what_is_forfeited_for_a_card_is_told() -> None:
    match = board(
        seat(items=["lucky-socks"], hand=["just-throw-it"], units="1 generic"),
        seat(items=["foam-sword"], hand=["butterfingers"], units="3 generic"),
        seat(),
    )
    play(match, "play just-throw-it")
    assert facts(match, 0)["given"] == ["own item 0"]
    play(match, "target button-masher@3")
    told = facts(match, 0)
    assert told["given"] == [None]
    assert told["use_forfeited"][QUEUE_ROW] == "lucky-socks"


def test_buffs_are_told_with_what_they_are_attached_to() -> None:
    match = board(seat(items=[piece("foam-sword", buffs=["spiked-edges"])]), seat())
    told = facts(match, 1)
    assert told["buffs"][8] == "spiked-edges"
    assert told["buff_hosts"][8] == "item 0"


def test_the_numbers_of_units_that_are_kept_are_those_that_are_made() -> None:
    rng = random.Random(12)
    for number in range(MATCHES):
        match = GEEKFIGHT.start(2, 700 + number)
        for _decision in walk(match, rng):
            chains(match)
    assert any(KNOWN_UNITS)
    for verb, kept in enumerate(KNOWN_UNITS):
        for pool, chain in kept.items():
            assert chain == amounts_chain([UNIT_VERBS + verb], pool)
