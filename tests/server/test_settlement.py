"""What people settle at a running match: resigning, drawing by consent, taking back."""

from __future__ import annotations

from pathlib import Path

import msgspec

import clashtable
from clashtable.core.luck import luck_from_seed
from clashtable.core.revelation import reveals
from clashtable.server.facts import Offered, Terms
from clashtable.server.messages import Decline, Moved, Offer, Resign, TableChanged
from clashtable.server.showing import encoded, state_for
from clashtable.server.tables import Table
from tests.server.parlour import Parlour, Window, evening


def test_with_two_seats_whoever_resigns_loses_whoevers_turn_it_is(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        ann, ben = await here.guest(), await here.guest()
        for loser in (0, 1):
            table = await here.table(ann, ben)
            windows = [await here.comes(table, ann), await here.comes(table, ben)]
            await here.says(table, windows[loser], Resign())
            assert table.status == "finished"
            outcome = table.played().match.outcome
            assert outcome is not None
            assert (outcome.winners, outcome.reason) == ((1 - loser,), "resigned")
            assert [line.text for line in windows[loser].newest(Moved).log] == ["You resign."]
            assert windows[1 - loser].newest(TableChanged).table.status == "finished"

    evening(tmp_path / "tables.sqlite3", happens)


def test_with_three_seats_whoever_resigns_is_followed_by_a_bot_until_one_is_left(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        people = [await here.guest() for _person in range(3)]
        table = await here.table(*people, game="corgis")
        windows = [await here.comes(table, person) for person in people]
        await here.says(table, windows[1], Resign())
        assert table.status == "running"
        assert [seat.kind for seat in table.seats.now] == ["human", "bot", "human"]
        assert table.seats.of(people[1].id) is None
        assert "a bot plays on" in windows[0].newest(Moved).log[0].text
        await here.says(table, windows[1], Resign())
        assert "watching" in windows[1].refusal()
        await here.says(table, windows[2], Resign())
        outcome = table.played().match.outcome
        assert outcome is not None
        assert (table.status, outcome.winners, outcome.reason) == ("finished", (0,), "resigned")

    evening(tmp_path / "tables.sqlite3", happens)


def test_whoever_resigned_finds_the_match_among_their_own_once_it_is_over(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        people = [await here.guest() for _person in range(3)]
        table = await here.table(*people, game="corgis")
        windows = [await here.comes(table, person) for person in people]
        await here.says(table, windows[1], Resign())
        assert (await here.house.yours.listing(people[1].id)).underway == ()
        await here.says(table, windows[2], Resign())
        (found,) = (await here.house.yours.listing(people[1].id)).finished
        assert (found.id, found.yours, found.place) == (table.id, (1,), None)
        assert found.result == f"You gave up; {people[0].name} won"
        (won,) = (await here.house.yours.listing(people[0].id)).finished
        assert won.result == "You won"

    evening(tmp_path / "tables.sqlite3", happens)


def test_a_resignation_survives_a_restart_and_stands_in_the_record(tmp_path: Path) -> None:
    file, kept = tmp_path / "tables.sqlite3", []

    async def before(here: Parlour) -> None:
        people = [await here.guest() for _person in range(3)]
        table = await here.table(*people, game="corgis")
        await here.says(table, await here.comes(table, people[0]), Resign())
        kept.append((table.id, people))

    async def after(here: Parlour) -> None:
        name, people = kept[0]
        table = await here.house.find(name)
        assert table.played().match.surrendered == (0,)
        assert table.seats.now[0].kind == "bot"
        await here.says(table, await here.comes(table, people[2]), Resign())
        record = table.played().match.record()
        assert record.moves[0] == "!resign 0"
        assert clashtable.replay(record).outcome == table.played().match.outcome

    evening(file, before)
    evening(file, after)


def test_a_draw_needs_the_consent_of_every_person_and_bots_have_no_say(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        ann, ben = await here.guest(), await here.guest()
        table = await here.table(ann, ben, "random", game="corgis")
        anns, bens = await here.comes(table, ann), await here.comes(table, ben)
        await here.says(table, anns, Offer("draw"))
        assert table.status == "running"
        assert bens.newest(TableChanged).table.offers == (Offered("draw", 0, (0,)),)
        await here.says(table, bens, Offer("draw"))
        outcome = table.played().match.outcome
        assert outcome is not None
        assert (table.status, outcome.winners, outcome.reason) == ("finished", (), "agreed")

    evening(tmp_path / "tables.sqlite3", happens)


def test_an_offer_ends_with_the_next_move_of_a_person_or_when_somebody_declines(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        ann, ben = await here.guest(), await here.guest()
        table = await here.table(ann, ben)
        windows = {0: await here.comes(table, ann), 1: await here.comes(table, ben)}
        await here.says(table, windows[0], Offer("draw"))
        mover = table.played().match.to_act
        assert mover is not None
        assert windows[1].newest(TableChanged).table.offers != ()
        await here.plays(table, windows[mover])
        assert table.accord.offers == ()
        assert windows[1].newest(TableChanged).table.offers == ()
        await here.says(table, windows[0], Offer("draw"))
        await here.says(table, windows[1], Decline("draw"))
        assert windows[0].newest(TableChanged).table.offers == ()
        await here.says(table, windows[1], Decline("draw"))
        assert "no such offer" in windows[1].refusal()

    evening(tmp_path / "tables.sqlite3", happens)


def test_a_restart_forgets_offers_and_they_can_be_made_again(tmp_path: Path) -> None:
    file, kept = tmp_path / "tables.sqlite3", []

    async def before(here: Parlour) -> None:
        ann, ben = await here.guest(), await here.guest()
        table = await here.table(ann, ben)
        await here.says(table, await here.comes(table, ann), Offer("draw"))
        kept.append((table.id, ann, ben))

    async def after(here: Parlour) -> None:
        name, ann, ben = kept[0]
        table = await here.house.find(name)
        anns, bens = await here.comes(table, ann), await here.comes(table, ben)
        await here.says(table, bens, Offer("draw"))
        assert table.accord.offers != ()
        await here.says(table, anns, Offer("draw"))
        assert table.status == "finished"

    evening(file, before)
    evening(file, after)


def test_among_bots_there_is_nobody_to_offer_a_draw_to(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        ann = await here.guest()
        table = await here.table(ann, "random")
        window = await here.comes(table, ann)
        await here.says(table, window, Offer("draw"))
        assert "Only bots" in window.refusal()

    evening(tmp_path / "tables.sqlite3", happens)


# --- taking back


async def duel(here: Parlour, terms: Terms | None = None) -> tuple[Table, Window, Window]:
    """Return a table of coco at which one move was made, the window of its mover, and that of the other."""
    ann, ben = await here.member(), await here.member()
    table = await here.table(ann, ben, terms=terms)
    windows = {0: await here.comes(table, ann), 1: await here.comes(table, ben)}
    mover = table.played().match.to_act
    assert mover is not None
    await here.plays(table, windows[mover])
    return table, windows[mover], windows[1 - mover]


async def quiet_move(here: Parlour, terms: Terms | None = None) -> tuple[Table, Window, Window]:
    """Return a table of Panzer Clash whose newest move has revealed nothing, the window of its mover, and the other."""
    ann, ben = await here.member(), await here.member()
    table = await here.table(ann, ben, game="panzer", terms=terms)
    windows = {0: await here.comes(table, ann), 1: await here.comes(table, ben)}
    for number in range(400):
        match = table.played().match
        mover = match.to_act
        assert mover is not None
        moves = match.legal_moves()
        move = moves[number % len(moves)].notation
        is_quiet = not reveals(match, move, luck_from_seed(number))
        await here.plays(table, windows[mover], move)
        if is_quiet:
            return table, windows[mover], windows[1 - mover]
    raise AssertionError("every move reveals something")


def test_a_move_that_revealed_nothing_is_taken_back_freely_rated_or_not(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        for terms in (Terms(), Terms(undo=False), Terms(rated=True)):
            table, mine, others = await quiet_move(here, terms)
            count = table.count
            before = table.played().match.before(count).snapshot()
            await here.says(table, mine, Offer("undo"))
            assert table.moves[-1].notation == f"!undo {count}"
            assert table.played().match.snapshot() == before
            assert "the last move back" in others.newest(Moved).log[0].text
            assert mine.newest(Moved).question is not None

    evening(tmp_path / "tables.sqlite3", happens)


def test_a_move_that_revealed_something_is_taken_back_only_with_consent(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, mine, others = await duel(here)
        await here.says(table, mine, Offer("undo"))
        assert table.count == 1
        assert others.newest(TableChanged).table.offers[0].what == "undo"
        await here.says(table, others, Offer("undo"))
        assert [move.notation for move in table.moves][1:] == ["!undo 1 anew"]
        assert mine.newest(Moved).question is not None
        assert "drawn anew" in mine.newest(Moved).log[0].text

    evening(tmp_path / "tables.sqlite3", happens)


def test_what_revealed_something_is_never_taken_back_in_a_rated_match(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        for terms, why in ((Terms(rated=True), "rated"), (Terms(undo=False), "moves stand")):
            table, mine, _others = await duel(here, terms)
            await here.says(table, mine, Offer("undo"))
            assert why in mine.refusal()
            assert table.count == 1

    evening(tmp_path / "tables.sqlite3", happens)


def test_whoever_has_made_no_move_has_nothing_to_take_back(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, _mine, others = await duel(here)
        await here.says(table, others, Offer("undo"))
        assert "no move yet" in others.refusal()

    evening(tmp_path / "tables.sqlite3", happens)


def test_against_bots_alone_taking_back_needs_nobody_and_takes_their_answers_back_too(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        ann = await here.guest()
        table = await here.table(ann, "random")
        window = await here.comes(table, ann)
        await here.turn(5)
        before = table.count
        await here.plays(table, window)
        await here.turn(5)
        while table.moves[-1].seat == 0:
            before = table.count
            await here.plays(table, window)
            await here.turn(5)
        await here.says(table, window, Offer("undo"))
        assert table.moves[-1].notation == f"!undo {before + 1} anew"
        assert table.played().match.to_act == 0

    evening(tmp_path / "tables.sqlite3", happens)


def test_taking_back_survives_a_restart_byte_by_byte(tmp_path: Path) -> None:
    file, kept = tmp_path / "tables.sqlite3", []

    async def before(here: Parlour) -> None:
        table, mine, others = await duel(here)
        await here.says(table, mine, Offer("undo"))
        await here.says(table, others, Offer("undo"))
        await here.plays(table, mine)
        kept.append((table.id, table.played().match.snapshot(), [encoded(state_for(table, seat)) for seat in (0, 1)]))

    async def after(here: Parlour) -> None:
        name, snapshot, states = kept[0]
        table = await here.house.find(name)
        assert table.played().match.snapshot() == snapshot
        told = [msgspec.json.decode(encoded(state_for(table, seat))) for seat in (0, 1)]
        for now, then in zip(told, (msgspec.json.decode(state) for state in states), strict=True):
            assert {**now, "table": None} == {**then, "table": None}

    evening(file, before)
    evening(file, after)


def test_a_client_cannot_write_arrangements_as_moves(tmp_path: Path) -> None:
    async def happens(here: Parlour) -> None:
        table, mine, others = await duel(here)
        for said in ("!resign 0", "!draw", "!undo 1 anew", "!time 1"):
            for window in (mine, others):
                await here.plays(table, window, said)
                assert "not a move" in window.refusal()
        assert table.count == 1

    evening(tmp_path / "tables.sqlite3", happens)
