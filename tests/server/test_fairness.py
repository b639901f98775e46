"""Nobody can know or change the cards: a commitment before the deal; secret and salt after the match, never before."""

from __future__ import annotations

import asyncio
import hashlib
import random
from pathlib import Path

import pytest
import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

import clashtable
from clashtable.cli import main
from clashtable.core.record import Record, record_from_json
from clashtable.server.chance import Chance
from clashtable.server.facts import TableInfo
from clashtable.server.messages import Rematch, Resync, State, TableChanged
from clashtable.server.rows import TableRow
from clashtable.server.schema import TABLES
from clashtable.server.settings import ServerSettings
from clashtable.server.store import Store
from tests.server.old_database import OLD, old_database, rows
from tests.server.person import Person, is_soon, play_on
from tests.server.process import ServerProcess


def kept(server: ServerProcess, table: str) -> tuple[str, str]:
    """Return the secret and the salt of a table, as only the server knows them."""
    engine = sql.create_engine(server.settings.database_url())
    with engine.connect() as connection:
        query = sql.select(TABLES.c.secret, TABLES.c.salt, TABLES.c.seed).where(TABLES.c.id == table)
        found = connection.execute(query).one()
    engine.dispose()
    secret, salt, seed = found
    assert seed == 0
    return secret, salt


def downloaded(person: Person, table: str) -> tuple[Record, bytes]:
    answer = person.http.get(f"/api/tables/{table}/record")
    answer.raise_for_status()
    return record_from_json(answer.content), answer.content


def finished_match(ann: Person, seed: int) -> tuple[TableInfo, TableInfo]:
    """Return a table of a person and a bot as it was shown at the start and at the end."""
    before = ann.open_table("me", "greedy", start=True)
    window, state = ann.watch(before.id)
    play_on(window, state, random.Random(seed))
    return before, ann.table(before.id)


def test_the_commitment_is_the_hash_of_salt_and_secret_which_are_shown_when_all_is_over(ann: Person) -> None:
    before, after = finished_match(ann, 2)
    assert (before.seed, before.salt) == (None, None)
    assert after.seed is not None
    assert after.salt is not None
    assert hashlib.sha256(f"{after.salt}:{after.seed}".encode()).hexdigest() == before.commitment == after.commitment
    assert (len(after.seed), len(after.salt)) == (64, 64)
    assert after.seed != after.salt


def test_the_record_holds_what_was_promised_and_verifies(
    ann: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = finished_match(ann, 3)
    record, content = downloaded(ann, before.id)
    assert record.seed == after.seed
    assert record.commitment is not None
    assert (record.commitment.hash, record.commitment.salt) == (before.commitment, after.salt)
    assert clashtable.verify(record).is_over
    file = tmp_path / "match.json"
    file.write_bytes(content)
    assert main(("replay", str(file), "--verify")) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(f"The commitment holds: salt and secret give {before.commitment}, ")
    assert told[1].startswith("This record holds: ")


def test_nothing_that_is_sent_before_the_end_holds_secret_or_salt(
    server: ServerProcess, ann: Person, ben: Person
) -> None:
    """Everything a seat, a spectator and a stranger in the lobby are sent, up to the move that ends the match."""
    table = ann.open_table("me", "greedy", start=True)
    secret, salt = kept(server, table.id)
    (window, state), (watching, _seen), lobby = ann.watch(table.id), ben.watch(table.id), ben.connect("/ws/lobby")
    play_on(window, state, random.Random(4))
    while watching.wait_for(TableChanged).table.status != "finished":
        pass
    lobby.hear()
    heard = [*window.heard, *watching.heard, *lobby.heard]
    running = [text for text in heard if '"status":"finished"' not in text]
    assert len(running) > 20
    assert [text for text in running if secret in text or salt in text] == []
    last = watching.heard[-1]
    assert secret in last
    assert salt in last


def test_neither_resync_nor_the_address_of_the_table_tells_more(server: ServerProcess, ann: Person) -> None:
    table = ann.open_table("me", "open")
    secret, salt = kept(server, table.id)
    window, _state = ann.watch(table.id)
    window.say(Resync())
    window.wait_for(State)
    told = [*window.heard, *(ann.http.get(f"/api/tables/{table.id}{path}").text for path in ("", "/record"))]
    assert is_soon(True, table.id, ann)
    told.append(ann.http.get("/api/tables").text)
    assert not any(secret in text or salt in text for text in told)
    assert all(str(table.commitment) in text for text in (told[0], told[-1]))


def test_a_rematch_draws_secret_and_salt_of_its_own(server: ServerProcess, ann: Person) -> None:
    before, _after = finished_match(ann, 5)
    window, _state = ann.watch(before.id)
    window.say(Rematch())
    while (again := window.wait_for(TableChanged).table.rematch) is None:
        pass
    assert not {*kept(server, before.id)} & {*kept(server, again)}
    assert ann.table(again).commitment != before.commitment
    assert ann.table(again).seed is None


def test_no_secret_is_written_to_the_log(server: ServerProcess, ann: Person) -> None:
    before, after = finished_match(ann, 6)
    log = server.log.read_text()
    assert before.id in log
    assert str(after.seed) not in log
    assert str(after.salt) not in log


def test_no_error_of_the_database_tells_a_secret(tmp_path: Path) -> None:
    row = TableRow("t", "coco", "1", {}, "waiting", public=True, host=None, created="", secret="a" * 64, salt="b" * 64)

    async def kept_twice() -> None:
        store = Store(ServerSettings(database=str(tmp_path / "tables.sqlite3")).database_url())
        await store.open()
        try:
            await store.add_table(row, [])
            await store.add_table(row, [])
        finally:
            await store.close()

    with pytest.raises(IntegrityError) as caught:
        asyncio.run(kept_twice())
    assert "a" * 64 not in str(caught.value)
    assert "b" * 64 not in str(caught.value)


def test_secrets_have_256_bits_even_when_the_first_ones_are_zero() -> None:
    class Low(Chance):
        def number(self, bits: int) -> int:
            assert bits == 256
            return 5

    assert Low().secret() == "0" * 63 + "5"
    drawn = {Chance().secret() for _ in range(50)}
    assert len(drawn) == 50
    assert all(len(secret) == 64 and int(secret, 16) >= 0 for secret in drawn)


def test_a_table_from_before_there_were_secrets_keeps_its_seed_and_its_hash(tmp_path: Path) -> None:
    [[table, seed]] = rows(OLD, "SELECT id, seed FROM tables WHERE status = 'finished' AND game = 'coco' LIMIT 1")
    old_database(tmp_path)
    server = ServerProcess(tmp_path)
    server.start()
    ann = Person(server)
    try:
        shown = ann.table(table)
        assert (shown.seed, shown.salt) == (str(seed), None)
        assert shown.commitment == hashlib.sha256(str(seed).encode()).hexdigest()
        record, _content = downloaded(ann, table)
        assert (record.seed, record.commitment) == (seed, None)
        assert clashtable.verify(record).is_over
    finally:
        ann.leave_all()
        server.end()


def test_a_row_is_dealt_from_its_secret_where_it_has_one() -> None:
    old = TableRow("t", "coco", "1", {}, "running", public=True, host=None, created="", seed=12)
    assert (old.luck_seed, old.commitment) == (12, hashlib.sha256(b"12").hexdigest())
    new = TableRow("t", "coco", "1", {}, "running", public=True, host=None, created="", secret="a" * 64, salt="b" * 64)
    assert new.luck_seed == "a" * 64
    assert new.commitment == hashlib.sha256(f"{'b' * 64}:{'a' * 64}".encode()).hexdigest()
