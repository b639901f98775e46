"""State: copies are independent, snapshots are whole, everything survives the wire, no card is lost."""

from typing import Any

import msgspec

from clashtable.core.events import Event
from clashtable.core.match import replay_record
from clashtable.core.state import State
from clashtable.core.view import View
from tests.shared.entries import Entry
from tests.shared.walks import positions, scaled


def field_names(kind: type) -> set[str]:
    """Return the attributes of a state class, in either form of the engine."""
    names: set[str] = set()
    for base in kind.__mro__:
        slots = getattr(base, "__slots__", ()) or getattr(base, "__mypyc_attrs__", ())
        names |= {slots} if isinstance(slots, str) else set(slots)
    return names - {"__dict__"}


def fields_of(value: object) -> dict[str, Any]:
    own = getattr(value, "__dict__", {})
    return {name: getattr(value, name) for name in field_names(type(value)) | set(own)}


def test_a_copy_stays_untouched_by_what_follows(entry: Entry) -> None:
    for match in positions(entry, 11, scaled(150, 3000), stride=3):
        copy = match.fork()
        before, record = copy.snapshot(), copy.record()
        if not match.is_over:
            match.fork().play(match.legal_moves()[0])
            later = match.fork()
            while not later.is_over:
                later.play(later.legal_moves()[-1])
        assert copy.snapshot() == before
        assert copy.record() == record


def test_a_copy_goes_on_like_the_original(entry: Entry) -> None:
    for match in positions(entry, 12, scaled(60, 1000), stride=5):
        original, copy = match.fork(), match.fork()
        while not original.is_over:
            move = original.legal_moves()[len(original.moves) % len(original.legal_moves())]
            assert original.play(move) == copy.play(move)
        assert copy.snapshot() == original.snapshot()
        assert copy.record() == original.record()


def test_fork_forgets_no_field_and_shares_none_that_changes(entry: Entry) -> None:
    """Every field of the state and of what it owns is copied; lists that play alters are never shared."""
    for match in positions(entry, 13, scaled(60, 600), stride=5):
        state, copy = match.state, match.state.fork()
        assert type(state) is type(copy)
        mine, theirs = fields_of(state), fields_of(copy)
        assert set(mine) == set(theirs)
        for name, value in mine.items():
            if name in ("events", "luck"):
                continue
            assert name in theirs
            if isinstance(value, list) and name not in ("turned_up", "terrain", "given_at"):  # never altered in place
                assert value is not theirs[name], f"{name} is shared between copies"
                assert len(value) == len(theirs[name])
        assert state.luck is not copy.luck
        assert state.luck.saved() == copy.luck.saved()
        assert isinstance(copy, State)


def test_a_snapshot_holds_the_whole_state(entry: Entry) -> None:
    for match in positions(entry, 14, scaled(150, 3000), stride=3):
        text = msgspec.json.encode(match.snapshot())
        again = entry.game.restore(text)
        assert again.snapshot() == match.snapshot()
        assert [move.notation for move in again.legal_moves()] == [move.notation for move in match.legal_moves()]
        for seat in (*range(match.seats), None):
            assert again.view(seat) == match.view(seat)
        copy = match.fork()
        while not copy.is_over:
            move = copy.legal_moves()[0]
            assert again.play(move) == copy.play(move)
        assert again.snapshot() == copy.snapshot()


def test_a_restored_match_has_a_record_of_its_own(entry: Entry) -> None:
    for match in positions(entry, 15, scaled(20, 200), stride=9):
        again = entry.game.restore(match.snapshot())
        while not again.is_over:
            again.play(again.legal_moves()[0])
        assert replay_record(entry.game, again.record()).snapshot() == again.snapshot()


def test_views_and_events_survive_the_wire(entry: Entry) -> None:
    decoder = msgspec.json.Decoder(union(entry.game.event_types))
    for match in positions(entry, 16, scaled(200, 3000)):
        for seat in (*range(match.seats), None):
            view = match.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=entry.game.view_type) == view
            assert isinstance(view, View)
        for event in () if match.is_over else match.fork().play(match.legal_moves()[-1]):
            for seat in (*range(match.seats), None):
                seen = event.seen_by(seat)
                assert decoder.decode(msgspec.json.encode(seen)) == seen


def union(kinds: tuple[type[Event], ...]) -> Any:
    """Return the union of *kinds*, for decoding."""
    whole: Any = kinds[0]
    for kind in kinds[1:]:
        whole = whole | kind
    return whole


def test_no_card_is_ever_lost_or_doubled(entry: Entry) -> None:
    for match in positions(entry, 17, scaled(400, 5000)):
        fresh = entry.game.start(match.seats, 1, dict(match.options))
        assert entry.conserved(match.snapshot()) == entry.conserved(fresh.snapshot())
