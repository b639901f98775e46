"""Luck: by an integer it can be repeated by anybody, by a secret it can be foretold by nobody else."""

import pickle
from collections import Counter
from hashlib import blake2b

import msgspec
import pytest

import clashtable as ct
from clashtable.core.errors import InvalidMessage
from clashtable.core.luck import Luck, derived, luck_from_saved, luck_from_seed
from clashtable.core.match import replay_record, verify_record
from clashtable.core.record import record_from_json
from tests.core.linear_state import Recovery
from tests.shared.entries import ENTRIES, Entry
from tests.shared.test_non_interference import what_it_gets

SECRET = "3b7e0c" + "59a4d1f02c86b7e3" * 3 + "09f8e7d6c5"
OTHER = "a" + SECRET[1:]
SEEN = 24_000
"""How many words somebody sees who looks for the state: every 128th of them tells one bit of 128."""


def words(luck: Luck, count: int) -> list[int]:
    return [int(luck.word()) for _ in range(count)]


def played(entry: Entry, seed: int | str, moves: int) -> ct.Match:
    """Return a match of *entry* after some moves."""
    match = entry.game.start(seed=seed, options=entry.needed(entry.game.usual_seats))
    while len(match.moves) < moves and not match.is_over:
        legal = match.legal_moves()
        match.play(legal[len(match.moves) % len(legal)])
    return match


@pytest.fixture(params=ENTRIES.values(), ids=lambda entry: entry.id)
def entry(request: pytest.FixtureRequest) -> Entry:
    found: Entry = request.param
    return found


# --- the words


def test_integers_give_the_words_they_always_gave() -> None:
    assert words(luck_from_seed(7), 4) == [2404348791, 2068408936, 2118113936, 3720377165]
    assert derived(7, 1, 2) == 29514802351069603


def test_a_secret_gives_the_words_that_the_documentation_says() -> None:
    """BLAKE2b by hand: block 0 and block 1, keyed, sixteen words of four bytes each."""
    blocks = [
        blake2b(number.to_bytes(8, "big"), key=bytes.fromhex(SECRET), person=b"clashtable luck").digest()
        for number in (0, 1)
    ]
    text = b"".join(blocks)
    assert words(luck_from_seed(SECRET), 32) == [int.from_bytes(text[at : at + 4], "big") for at in range(0, 128, 4)]


def test_any_bit_of_the_secret_changes_about_half_of_all_bits() -> None:
    count = 64
    here = words(luck_from_seed(SECRET), count)
    for bit in range(256):
        secret = f"{int(SECRET, 16) ^ (1 << bit):064x}"
        there = words(luck_from_seed(secret), count)
        different = sum((one ^ other).bit_count() for one, other in zip(here, there, strict=True))
        assert abs(different - 16 * count) < 6 * (32 * count / 4) ** 0.5


def test_keyed_words_are_even_in_every_bit_and_byte() -> None:
    count = 20_000
    found = words(luck_from_seed(SECRET), count)
    for bit in range(32):
        assert abs(sum(word >> bit & 1 for word in found) - count / 2) < 5 * (count / 4) ** 0.5
    bytes_seen = Counter(byte for word in found for byte in word.to_bytes(4, "big"))
    expected = 4 * count / 256
    assert 150 < sum((bytes_seen[byte] - expected) ** 2 / expected for byte in range(256)) < 370, "chi squared, 255"
    assert len(set(found)) > count - 10


def test_every_result_below_a_bound_is_as_likely_as_the_others() -> None:
    luck = luck_from_seed(SECRET)
    counts = Counter(int(luck.below(6)) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 10_000) < 500 for count in counts.values())


def test_integers_and_secrets_have_children_of_their_own_kind() -> None:
    for seed in (7, SECRET):
        parent, again = luck_from_seed(seed), luck_from_seed(seed)
        child = parent.child()
        assert words(child, 40) == words(again.child(), 40)
        assert words(parent, 40) == words(again, 40)
        assert words(parent.child(), 8) != words(luck_from_seed(seed).child(), 8), "the second child is another"
    assert isinstance(luck_from_seed(SECRET).child().saved(), str)
    assert not str(luck_from_seed(SECRET).child().saved()).startswith(SECRET)


@pytest.mark.parametrize("drawn", [0, 1, 15, 16, 17, 100])
def test_a_copy_and_a_saved_one_go_on_alike_wherever_in_a_block_they_were_made(drawn: int) -> None:
    luck = luck_from_seed(SECRET)
    words(luck, drawn)
    assert luck.saved() == f"{SECRET}:{drawn}"
    copy, saved = luck.fork(), luck_from_saved(luck.saved())
    ahead = words(luck, 40)
    assert words(copy, 40) == words(saved, 40) == ahead
    assert luck.saved() == f"{SECRET}:{drawn + 40}"


@pytest.mark.parametrize("seed", ["", "7", SECRET[:-1], SECRET + "0", SECRET.upper(), SECRET[:-1] + "g", " " * 64])
def test_what_is_no_secret_is_refused_in_a_sentence(seed: str) -> None:
    with pytest.raises(InvalidMessage, match="a secret of 64 digits from 0 to 9 and a to f, not "):
        ct.game("coco").start(seed=seed)
    record = msgspec.structs.replace(ct.game("coco").start(seed=SECRET).record(), seed=seed)
    for door in (ct.replay, ct.verify):
        with pytest.raises(InvalidMessage, match="a secret of 64 digits"):
            door(record.to_json())


@pytest.mark.parametrize("seed", [None, 1.5, True, SECRET.encode()])
def test_what_is_neither_number_nor_secret_is_refused_in_a_sentence(seed: object) -> None:
    with pytest.raises(InvalidMessage, match="A seed is a whole number, not"):
        ct.game("coco").start(seed=seed)  # type: ignore[arg-type]  # what somebody could hand in all the same


@pytest.mark.parametrize(
    "luck", [SECRET, f"{SECRET}:", f"{SECRET}:-1", f"{SECRET}:{10**18}", ":3", [-1, 0, 0, 0], [1, 2, 3, 1 << 32]]
)
def test_luck_that_cannot_be_is_refused_in_a_snapshot(luck: object) -> None:
    snapshot = ct.game("coco").start(seed=1).snapshot()
    with pytest.raises(InvalidMessage, match=r"Keyed luck is a secret|A word of luck is from 0 to 4294967295"):
        ct.game("coco").restore({**snapshot, "luck": luck})


# --- what results tell


def test_the_state_of_xoshiro_follows_from_its_words_and_tells_all_to_come() -> None:
    """So an integer is for repeating a match, not for hiding cards: why online tables have a secret."""
    luck = luck_from_seed(7)
    recovery = Recovery(words(luck, SEEN))
    assert recovery.is_settled
    assert words(recovery.luck(), 200) == words(luck, 200)


def test_the_same_algebra_finds_nothing_in_keyed_words() -> None:
    """No state of 128 bits that is moved by sums of bits gives these words."""
    for secret in (SECRET, OTHER):
        recovery = Recovery(words(luck_from_seed(secret), SEEN))
        assert not recovery.is_possible
        assert not recovery.is_settled


# --- matches


def test_a_keyed_match_is_dealt_copied_saved_recorded_and_pickled_like_any_other(entry: Entry) -> None:
    match = played(entry, SECRET, 12)
    record = match.record()
    assert record.seed == SECRET
    copies = [
        match.fork(),
        entry.game.restore(match.snapshot()),
        pickle.loads(pickle.dumps(match)) if entry.id in ct.games() else match.fork(),
        replay_record(entry.game, record_from_json(record.to_json())),
        verify_record(entry.game, record),
    ]
    for number in range(30):
        if match.is_over:
            break
        legal = match.legal_moves()
        move = legal[number % len(legal)]
        happened = match.play(move)
        assert all(copy.play(move.notation) == happened for copy in copies)
    assert all(copy.snapshot() == match.snapshot() for copy in copies)


def test_another_secret_gives_another_match(entry: Entry) -> None:
    deals = {msgspec.json.encode({**played(entry, seed, 0).snapshot(), "luck": 0}) for seed in (SECRET, OTHER, 1, 2, 3)}
    assert len(deals) > 1


def test_the_secret_is_in_nothing_that_a_seat_gets(entry: Entry) -> None:
    """Views, events, questions, observations and imagined worlds are the same whatever the key; snapshots are open."""
    match = played(entry, SECRET, 4)
    snapshot = match.snapshot()
    assert snapshot["luck"].startswith(SECRET)
    elsewhere = entry.game.restore({**snapshot, "luck": f"{OTHER}:3"})
    for seat in (*range(match.seats), None):
        here, there = what_it_gets(match, seat, 5), what_it_gets(elsewhere, seat, 5)
        assert here == there
        assert not any(SECRET.encode() in told or bytes.fromhex(SECRET) in told for told in here)
    assert SECRET not in repr(played(entry, SECRET, 1))
    told = [event for one in (match.beginning, match.fork().play(match.legal_moves()[0])) for event in one]
    assert SECRET not in msgspec.json.encode(told).decode()
    assert SECRET not in "".join(match.record().chance)
