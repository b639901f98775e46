"""Friends: asking, agreeing, parting, and who of them is there."""

from __future__ import annotations

import msgspec
import pytest
import sqlalchemy as sql

from clashtable.server.messages import Lobby
from clashtable.server.schema import TIES
from clashtable.server.society import Friends, Profile
from tests.server.person import Person
from tests.server.rated import CREATED, give_account, give_bot, guest_of, soon, writing


@pytest.fixture
def anna(ann: Person) -> Person:
    """Return a person with an account."""
    give_account(ann, f"Anna-{guest_of(ann)}")
    return ann


@pytest.fixture
def benno(ben: Person) -> Person:
    """Return another."""
    give_account(ben, f"Benno-{guest_of(ben)}")
    return ben


def login(person: Person) -> str:
    """Return by what name *person* logs in."""
    with writing(person.server) as connection:
        query = sql.text("SELECT login FROM accounts WHERE guest_id = :guest")
        return str(connection.scalar(query, {"guest": guest_of(person)}))


def ask(person: Person, other: Person) -> Friends:
    """Let *person* call *other* a friend."""
    answer = person.http.put(f"/api/friends/{login(other)}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Friends)


def friends(person: Person) -> Friends:
    """Return the friends of *person*."""
    return msgspec.json.decode(person.http.get("/api/friends").content, type=Friends)


def profile_of(person: Person, other: Person) -> Profile:
    """Return what *person* is told of *other*."""
    return msgspec.json.decode(person.http.get(f"/api/players/{login(other)}").content, type=Profile)


def tie(person: Person, other: Person) -> str:
    """Return what *other* is to *person*."""
    return profile_of(person, other).tie


def test_two_people_are_friends_once_both_have_said_so(anna: Person, benno: Person) -> None:
    assert [friend.login for friend in ask(anna, benno).asked] == [login(benno)]
    assert [friend.name for friend in friends(benno).asking] == [anna.name]
    assert (tie(anna, benno), tie(benno, anna)) == ("asked", "asking")
    assert [friend.name for friend in ask(benno, anna).friends] == [anna.name]
    assert (friends(anna).asked, friends(anna).friends[0].login) == ((), login(benno))
    assert tie(anna, benno) == "friend"


def test_a_login_is_found_whatever_its_case(anna: Person, benno: Person) -> None:
    assert anna.http.put(f"/api/friends/{login(benno).upper()}").status_code == 200


def test_asking_twice_is_asking_once(anna: Person, benno: Person) -> None:
    ask(anna, benno)
    assert len(ask(anna, benno).asked) == 1


def test_either_of_two_friends_can_end_it(anna: Person, benno: Person) -> None:
    ask(anna, benno)
    ask(benno, anna)
    assert anna.http.delete(f"/api/friends/{login(benno)}").json() == {"friends": [], "asked": [], "asking": []}
    assert friends(benno).friends == ()


def test_whoever_is_connected_anywhere_is_seen_by_friends_alone(anna: Person, benno: Person, cleo: Person) -> None:
    ask(anna, benno)
    window = benno.connect("/ws/lobby")
    window.wait_for(Lobby)
    assert not friends(anna).asked[0].is_online
    ask(benno, anna)
    assert soon(lambda: friends(anna).friends[0].is_online)
    assert profile_of(anna, benno).is_online
    assert not profile_of(cleo, benno).is_online
    window.close()
    assert soon(lambda: not friends(anna).friends[0].is_online)
    table = benno.open_table("me", "open").id
    benno.watch(table)
    assert soon(lambda: friends(anna).friends[0].is_online)


def test_whoever_is_blocked_asks_in_vain_and_does_not_hear_of_it(anna: Person, benno: Person) -> None:
    with writing(benno.server) as connection:
        row = {"guest_id": guest_of(benno), "other_id": guest_of(anna), "kind": "block", "since": CREATED}
        connection.execute(sql.insert(TIES).values(row))
    assert len(ask(anna, benno).asked) == 1
    assert friends(benno).asking == ()
    assert "take that back first" in benno.http.put(f"/api/friends/{login(anna)}").text


def test_friends_are_for_people_with_accounts(ann: Person, benno: Person) -> None:
    for answer in (ann.http.get("/api/friends"), ann.http.put(f"/api/friends/{login(benno)}")):
        assert (answer.status_code, "Friends are for people with accounts" in answer.text) == (409, True)


def test_nobody_befriends_themselves_a_bot_or_nobody(anna: Person) -> None:
    bot = give_bot(anna)
    assert "your own friend" in anna.http.put(f"/api/friends/{login(anna)}").text
    assert "A bot is nobody's friend" in anna.http.put(f"/api/friends/{bot.profile}").text
    assert anna.http.put("/api/friends/nobody-at-all").status_code == 404
