"""Stale, repeated, malformed, oversized and illegal messages: answered, without effect, and everybody plays on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from clashtable.core.question import Question
from clashtable.server.messages import Moved, Ping, Pong, Refused, Resync, State, TableChanged
from tests.server.person import Person, Window, seated_pair
from tests.server.process import ServerProcess


class Pair:
    """Two people in a running match: the one to move and the one who waits."""

    def __init__(self, ann: Person, ben: Person) -> None:
        self.people = [ann, ben]
        self.table, *windows = seated_pair(ann, ben)
        states = [window.begun() for window in windows]
        self.seat = next(seat for seat in (0, 1) if states[seat].question is not None)
        self.mover, self.waiting = windows[self.seat], windows[1 - self.seat]
        asked = states[self.seat].question
        assert asked is not None
        self.question: Question = asked
        drain(self.mover)
        drain(self.waiting)

    @property
    def move(self) -> str:
        """A legal move."""
        return self.question.options[0].move

    def check_untouched(self, moves: int = 0) -> None:
        """Check that nothing changed, and that both connections still work."""
        for window in (self.mover, self.waiting):
            window.say(Resync())
            assert window.expect(State).sequence == moves
        if moves == 0:
            self.mover.play(0, self.move)
            assert self.mover.wait_for(Moved).sequence == self.waiting.wait_for(Moved).sequence == 1


def drain(window: Window) -> None:
    """Hear everything that was said so far."""
    window.say(Ping())
    window.wait_for(Pong)


def send_and_hear(window: Window, text: str) -> None:
    """Send *text* and hear the answer; the connection may end over either."""
    window.send(text)
    window.hear()


@pytest.fixture
def pair(ann: Person, ben: Person) -> Pair:
    return Pair(ann, ben)


def test_a_stale_move_is_refused_and_the_state_follows(pair: Pair) -> None:
    for sequence in (5, -1, 10**12):
        pair.mover.play(sequence, pair.move)
        assert pair.mover.expect(Refused).code == "stale"
        assert pair.mover.expect(State).sequence == 0
    pair.check_untouched()


def test_a_repeated_move_happens_once_and_is_answered_with_the_state(pair: Pair) -> None:
    pair.mover.play(0, pair.move)
    assert pair.mover.wait_for(Moved).sequence == 1
    pair.mover.play(0, pair.move)
    assert pair.mover.expect(State).sequence == 1
    pair.waiting.wait_for(Moved)
    pair.check_untouched(1)


def test_another_move_for_a_past_moment_is_stale(pair: Pair) -> None:
    pair.mover.play(0, pair.move)
    pair.mover.wait_for(Moved)
    pair.waiting.wait_for(Moved)
    pair.mover.play(0, "P")
    assert pair.mover.expect(Refused).code == "stale"
    pair.mover.expect(State)
    pair.waiting.play(0, pair.move)
    assert pair.waiting.expect(Refused).code == "stale"
    pair.waiting.expect(State)
    pair.check_untouched(1)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "{",
        "[]",
        "null",
        "{}",
        '{"type":"dance"}',
        '{"type":"play"}',
        '{"type":"play","sequence":"0","move":"P"}',
        '{"type":"play","sequence":0.5,"move":"P"}',
        '{"type":"play","sequence":0,"move":"P","seat":1}',
        '{"type":"ping","extra":true}',
        '{"type":"sit","seat":null}',
        "[" * 2000,
        '{"x":' + "[" * 3000 + "]" * 900,
        '{"x":' * 600 + "1" + "}" * 600,
        '{"type":"play","sequence":0,"move":' + "[" * 3000,
        '{"type":"play","sequence":1e999,"move":"P"}',
        '{"type":"sit","seat":NaN}',
        '{"type":"play","sequence":0,"move":"\\ud800"}',
    ],
)
def test_a_malformed_message_is_refused(pair: Pair, text: str) -> None:
    pair.mover.send(text)
    refused = pair.mover.expect(Refused)
    assert refused.code == "invalid"
    assert refused.sentence.startswith("This message is not understood: ")
    pair.check_untouched()


def test_bytes_are_refused(pair: Pair) -> None:
    pair.mover.send(b'{"type":"ping"}')
    assert pair.mover.expect(Refused) == Refused("invalid", "Messages are text, not bytes.")
    pair.check_untouched()


def test_text_that_is_not_utf_8_ends_only_its_own_connection(pair: Pair, server: ServerProcess) -> None:
    pair.waiting.connection.send(b'{"type":"ping\xff"}', text=True)
    with pytest.raises(ConnectionClosed) as closed:
        pair.waiting.wait_for(Pong)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007
    pair.mover.play(0, pair.move)
    assert pair.mover.wait_for(Moved).sequence == 1
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("number", [-(2**63), 2**63, 2**64, 10**30, 10**4000])
def test_strange_numbers_are_answered(pair: Pair, number: int) -> None:
    for text in (f'{{"type":"play","sequence":{number},"move":"P"}}', f'{{"type":"sit","seat":{number}}}'):
        pair.waiting.send(text)
        assert pair.waiting.wait_for(Refused).code in ("stale", "invalid", "not_allowed", "not_found")
    drain(pair.waiting)
    pair.check_untouched()


def test_a_move_that_is_no_notation_is_refused(pair: Pair) -> None:
    pair.mover.play(0, "castle queenside")
    assert pair.mover.expect(Refused).code == "invalid"
    pair.check_untouched()


@pytest.mark.parametrize("size", [4097, 100_000, 1_000_000])
def test_an_oversized_message_is_refused_and_the_connection_stays(pair: Pair, size: int) -> None:
    pair.mover.send("x" * size)
    refused = pair.mover.expect(Refused)
    assert (refused.code, str(size) in refused.sentence) == ("too_large", True)
    pair.check_untouched()


def test_a_giant_message_ends_only_its_own_connection(pair: Pair) -> None:
    with pytest.raises(ConnectionClosed):
        send_and_hear(pair.waiting, "x" * 3_000_000)
    pair.mover.play(0, pair.move)
    assert pair.mover.wait_for(Moved).sequence == 1


def test_an_illegal_move_is_refused_with_its_rule(pair: Pair) -> None:
    pair.mover.play(0, "P")
    refused = pair.mover.expect(Refused)
    assert refused.code == "illegal"
    assert refused.rule is not None
    assert refused.rule.startswith("K-")
    pair.check_untouched()


def test_a_move_out_of_turn_is_refused(pair: Pair) -> None:
    pair.waiting.play(0, pair.move)
    assert pair.waiting.expect(Refused) == Refused("not_your_turn", "It is not your turn.")
    pair.check_untouched()


def test_a_spectator_cannot_move_or_sit(pair: Pair, cleo: Person) -> None:
    window, _state = cleo.watch(pair.table)
    for text in ('{"type":"play","sequence":0,"move":"P"}', '{"type":"leave"}', '{"type":"sit","seat":0}'):
        window.send(text)
        assert window.expect(Refused).code == "not_allowed"
    for text in ('{"type":"start"}', '{"type":"rematch"}', '{"type":"fill","seat":0,"level":"greedy"}'):
        window.send(text)
        assert window.expect(Refused).code == "not_allowed"
    while pair.mover.wait_for(TableChanged).table.watchers != 1:
        pass  # who comes and goes is told a moment later
    window.close()
    assert pair.mover.wait_for(TableChanged).table.watchers == 0
    drain(pair.waiting)
    pair.check_untouched()


def test_a_flood_of_nonsense_leaves_others_alone(pair: Pair) -> None:
    for _message in range(300):
        pair.waiting.send('{"type":"play","sequence":0,"move":"?"}')
    pair.mover.say(Ping())
    assert pair.mover.expect(Pong) == Pong()
    for _message in range(300):
        assert pair.waiting.expect(Refused).code == "not_your_turn"
    pair.check_untouched()


def test_a_browser_that_does_not_read_is_let_go_and_holds_up_nobody(pair: Pair, cleo: Person) -> None:
    slow = cleo.enter(pair.table, max_queue=1)
    with suppress(ConnectionClosed):  # it may be let go before it has said all
        for _message in range(12_000):
            slow.say(Resync())
    drain(pair.mover)
    drain(pair.waiting)
    pair.mover.play(0, pair.move)
    assert pair.waiting.wait_for(Moved).sequence == 1
    with pytest.raises(ConnectionClosed) as closed:
        slow.wait_for(Pong)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4408
    assert cleo.watch(pair.table)[1].sequence == 1


def test_moves_sent_at_once_from_two_windows_happen_once(pair: Pair) -> None:
    second = pair.people[pair.seat].enter(pair.table)
    second.expect(State)
    for _try in range(5):
        pair.mover.play(0, pair.move)
        second.play(0, pair.move)
    drain(pair.mover)
    drain(second)
    assert pair.people[0].table(pair.table).moves == 1
    assert [message for message in second.heard if '"type":"refused"' in message] == []


@pytest.fixture
def stranger(server: ServerProcess) -> Iterator[Person]:
    person = Person(server, named=False)
    yield person
    person.leave_all()


def test_a_browser_without_a_cookie_can_watch_but_not_sit(ann: Person, stranger: Person) -> None:
    table = ann.open_table("me", "open")
    window, state = stranger.watch(table.id)
    assert state.you is None
    window.send('{"type":"sit","seat":1}')
    assert window.expect(Refused).code == "not_allowed"
    assert stranger.post("/api/tables", {"game": "coco", "seats": []}).status_code == 401


def test_an_unknown_table_is_not_found(ann: Person) -> None:
    window = ann.enter("nowhere")
    assert window.expect(Refused).code == "not_found"
    with pytest.raises(ConnectionClosed) as closed:
        window.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
    answer = ann.http.get("/api/tables/nowhere")
    assert answer.status_code == 404
    assert answer.json() == {"sentence": "There is no such table. The link may be incomplete."}
