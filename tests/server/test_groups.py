"""Groups that meet again and again, and the same people again."""

import asyncio
from typing import Any

import pytest

from derby.server.groups import HERE_MS, MOST_MEMBERS
from derby.server.limits import Limits
from derby.store.database import Statement
from derby.store.guest_deletion import delete_guest
from derby.store.table_deletion import delete_table
from tests.server.evenings import Evening, Shown, evening
from tests.server.in_memory import SETTINGS, InMemoryServer, RecordingDevice


async def look(it: Evening, name: str = "Ann") -> Shown:
    answer = await it.of_group(name)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def who(it: Evening, name: str) -> str:
    return (await look(it, name))["you"]


async def refused(it: Evening, asking: str, what: str, **body: Any) -> str:
    answer = await it.of_group(asking, what, **body)
    assert answer.status_code >= 400, answer.text
    return answer.json()["reason"]


async def table_of(it: Evening, name: str = "Ann", **settings: Any) -> str:
    answer = await it.of_group(name, "table", **settings)
    assert answer.status_code == 200, answer.text
    return answer.json()["table"]


async def played(it: Evening, table: str, *names: str) -> list[int]:
    """These people sit down there, with bots, and play to the end."""
    devices = [RecordingDevice(it.server, it.people[name]) for name in names]
    for seat, device in enumerate(devices):
        await device.say("Enter", table=table)
        await device.say("Sit", seat=seat)
    await devices[0].say("FillWithBots", level="random")
    await devices[0].say("Start")
    return await it.play_out(table)


@evening()
async def test_a_link_leads_to_the_group_and_makes_a_member(it: Evening) -> None:
    await it.come("Ann", "Bob")
    await it.found("Ann", "Bob")
    shown = await look(it)
    assert shown["name"] == "Odd Fellows"
    assert [member["name"] for member in shown["members"]] == ["Ann", "Bob"]
    assert shown["owner"] == shown["you"]
    assert (await it.of_group("Bob", "join")).json()["members"] == (await look(it, "Bob"))["members"]
    own = (await it.browsers["Bob"].get("/api/me/evenings")).json()
    assert own == {"groups": [{"id": it.group, "name": "Odd Fellows"}], "tournaments": []}


@evening()
async def test_nothing_about_members_is_told_to_others(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo", "Eve")
    await it.found("Ann", "Bob", "Cleo")
    table = await table_of(it)
    await played(it, table, "Ann", "Bob")
    await table_of(it)
    assert (await it.of_group("Ann", "remove", who=await who(it, "Cleo"))).status_code == 200
    door = {"group": it.group, "name": "Odd Fellows", "you": None, "owner": None}
    door |= {"members": [], "tables": [], "games": []}
    assert await look(it, "Eve") == await look(it, "Cleo") == door
    async with it.server.browser() as stranger:
        assert (await stranger.get(f"/api/groups/{it.group}")).json() == door
        for what in ("join", "leave", "table", "name"):
            assert (await stranger.post(f"/api/groups/{it.group}/{what}", json={"name": "x"})).status_code in (400, 401)
        assert (await stranger.get(f"/api/tables/{table}/evening")).status_code == 401
    assert await refused(it, "Eve", "table") == "not-a-member"
    assert await refused(it, "Eve", "remove", who=await who(it, "Ann")) == "not-a-member"
    assert await refused(it, "Eve", "name", name="Mine") == "not-the-host"
    for name, expected in (("Ann", it.group), ("Eve", None), ("Cleo", None)):
        evening = (await it.browsers[name].get(f"/api/tables/{table}/evening")).json()
        assert evening == {"group": expected, "tournament": None}


@evening()
async def test_five_who_open_a_table_at_once_come_to_one(it: Evening) -> None:
    names = ("Ann", "Bob", "Cleo", "Dan", "Eve")
    await it.come(*names)
    await it.found(*names)
    tables = await asyncio.gather(*(table_of(it, name) for name in names))
    assert len(set(tables)) == 1
    assert (await it.server.database.read("SELECT COUNT(*) FROM tables"))[0][0] == 1
    shown = await look(it, "Eve")
    assert [(table["table"], table["phase"]) for table in shown["tables"]] == [(tables[0], "gathering")]


@evening()
async def test_members_at_two_processes_come_to_one_table(it: Evening) -> None:
    await it.come("Ann", "Bob")
    await it.found("Ann", "Bob")
    other = InMemoryServer(SETTINGS, clock=it.clock, memory=it.server.memory, process="there")
    async with other.browser(it.people["Bob"]) as there:
        one, answer = await asyncio.gather(table_of(it), there.post(f"/api/groups/{it.group}/table", json={}))
        assert answer.json()["table"] == one


@evening()
async def test_games_of_the_group_add_up(it: Evening) -> None:
    await it.come("Ann", "Bob")
    await it.found("Ann", "Bob")
    first = await table_of(it, seats=3)
    one = await played(it, first, "Ann", "Bob")
    second = await table_of(it, "Bob", seats=3)
    assert second != first
    other = await played(it, second, "Bob", "Ann")
    shown = await look(it)
    assert [game["table"] for game in shown["games"]] == [second, first]
    assert [seat["points"] for seat in shown["games"][1]["players"]] == one
    assert shown["tables"] == []
    members = {member["name"]: member for member in shown["members"]}
    assert members["Ann"]["points"] == one[0] + other[1]
    assert members["Bob"]["points"] == one[1] + other[0]
    assert members["Ann"]["games"] == members["Bob"]["games"] == 2
    wins = [points[seat] == max(points) for points, seat in ((one, 0), (other, 1))]
    assert (members["Ann"]["wins"] > 0) == any(wins)
    # The table of a finished game may be deleted: what came of it stays.
    await delete_table(it.server.database, first)
    assert [game["kept"] for game in (await look(it))["games"]] == [True, False]


@evening()
async def test_who_is_there_is_told(it: Evening) -> None:
    await it.come("Ann", "Bob")
    await it.found("Ann", "Bob")
    it.clock.now += HERE_MS + 1
    assert {member["name"]: member["here"] for member in (await look(it))["members"]} == {"Ann": True, "Bob": False}


@evening()
async def test_the_owner_removes_members_and_they_stay_out(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    await it.found("Ann", "Bob", "Cleo")
    bob, ann = await who(it, "Bob"), await who(it, "Ann")
    assert await refused(it, "Cleo", "remove", who=bob) == "not-the-host"
    assert (await it.of_group("Ann", "remove", who=bob)).status_code == 200
    assert await refused(it, "Bob", "join") == "removed"
    await it.of_group("Bob", "leave")
    assert await refused(it, "Bob", "join") == "removed"
    assert await refused(it, "Ann", "remove", who=ann) == "not-allowed"
    assert await refused(it, "Ann", "remove", who="nobody") == "not-a-member"


@evening()
async def test_the_group_is_passed_on_and_outlives_its_owner(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    await it.found("Ann", "Bob", "Cleo")
    cleo = await who(it, "Cleo")
    assert await refused(it, "Bob", "pass-on", who=cleo) == "not-the-host"
    assert (await it.of_group("Ann", "pass-on", who=cleo)).json()["owner"] == cleo
    await it.of_group("Cleo", "leave")
    assert (await look(it))["owner"] == await who(it, "Ann")
    assert (await it.of_group("Ann", "name", name="Odder Fellows")).json()["name"] == "Odder Fellows"
    await it.of_group("Ann", "leave")
    shown = await look(it, "Bob")
    assert shown["owner"] == shown["you"]
    await it.of_group("Bob", "leave")
    assert (await it.of_group("Bob")).json()["reason"] == "no-such-address"
    for table in ("player_groups", "group_members", "group_games"):
        assert await it.server.database.read(f"SELECT * FROM {table}") == []


@evening()
async def test_whoever_is_deleted_is_no_member_and_the_group_has_an_owner(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    await it.found("Ann", "Bob")
    await it.found("Cleo", name="Alone")
    group, it.group = it.group, (await it.browsers["Ann"].get("/api/me/evenings")).json()["groups"][0]["id"]
    table = await table_of(it)
    await played(it, table, "Ann", "Bob")
    await delete_guest(it.server.database, it.people["Ann"].id)
    await delete_guest(it.server.database, it.people["Cleo"].id)
    shown = await look(it, "Bob")
    assert shown["owner"] == shown["you"]
    assert [member["name"] for member in shown["members"]] == ["Bob"]
    assert [seat["name"] for seat in shown["games"][0]["players"]] == ["?", "Bob", None, None]
    assert (await it.browsers["Bob"].get(f"/api/groups/{group}")).status_code == 404


@evening(groups=False)
async def test_a_host_can_switch_groups_off(it: Evening) -> None:
    await it.come("Ann")
    assert (await it.found()).json()["reason"] == "switched-off"
    answer = await it.browsers["Ann"].get("/api/groups/some")
    assert (answer.status_code, answer.json()["reason"]) == (403, "switched-off")
    assert (await it.browsers["Ann"].get("/api/me/evenings")).json() == {"groups": None, "tournaments": []}


@evening(limits=Limits(groups=2))
async def test_a_guest_is_in_so_many_groups_and_no_more(it: Evening) -> None:
    await it.come("Ann", "Bob")
    answers = await asyncio.gather(*(it.found("Ann") for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [200, 200, 429, 429]
    await it.found("Bob")
    assert await refused(it, "Ann", "join") == "too-many"


@evening()
async def test_a_group_takes_so_many_and_no_more(it: Evening) -> None:
    await it.come("Ann", "Bob")
    await it.found()
    for number in range(MOST_MEMBERS - 1):
        guest = await it.server.guest(f"Guest {number}")
        await it.server.database.write(
            Statement("INSERT INTO group_members VALUES ($1, $2, 0, 0, 0)", (it.group, guest.id))
        )
    assert await refused(it, "Bob", "join") == "too-many"


@pytest.mark.parametrize("name", ["", "  ", "x" * 30, "\u202eevil", None])
def test_names_that_cannot_be_shown_are_refused(name: str | None) -> None:
    @evening()
    async def held(it: Evening) -> None:
        await it.come("Ann")
        answer = await it.browsers["Ann"].post("/api/groups", json={"name": name})
        assert answer.status_code == 400

    held()


async def finished(it: Evening, *names: str) -> str:
    """A game of these people that is over."""
    table = (await it.browsers[names[0]].post("/api/tables", json={"seats": 3})).json()["table"]
    await played(it, table, *names)
    return table


@evening()
async def test_the_same_people_again_all_have_a_seat_and_find_it_among_their_games(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    table = await finished(it, "Ann", "Bob")
    answers = await asyncio.gather(
        *(it.browsers[name].post(f"/api/tables/{table}/again") for name in ("Ann", "Bob", "Ann", "Bob", "Bob"))
    )
    (again,) = {answer.json()["table"] for answer in answers}
    for name in ("Ann", "Bob"):
        (game,) = (await it.browsers[name].get("/api/me/games")).json()
        assert (game["table"], game["phase"]) == (again, "gathering")
        assert [seat["kind"] for seat in game["seats"]] == ["person", "person", "bot"]
    answer = await it.browsers["Cleo"].post(f"/api/tables/{table}/again")
    assert answer.json()["reason"] == "not-your-seat"


@evening()
async def test_when_they_have_played_again_there_is_another(it: Evening) -> None:
    await it.come("Ann", "Bob")
    table = await finished(it, "Ann", "Bob")
    again = (await it.browsers["Ann"].post(f"/api/tables/{table}/again")).json()["table"]
    device = RecordingDevice(it.server, it.people["Ann"])
    await device.say("Enter", table=again)
    await device.say("Start")
    assert (await it.browsers["Bob"].post(f"/api/tables/{table}/again")).json()["table"] == again
    await it.play_out(again)
    answers = await asyncio.gather(*(it.browsers["Bob"].post(f"/api/tables/{table}/again") for _ in range(5)))
    (third,) = {answer.json()["table"] for answer in answers}
    assert third not in (table, again)


@evening()
async def test_the_same_people_again_without_those_who_were_deleted(it: Evening) -> None:
    await it.come("Ann", "Bob")
    table = await finished(it, "Ann", "Bob")
    await delete_guest(it.server.database, it.people["Ann"].id)
    again = (await it.browsers["Bob"].post(f"/api/tables/{table}/again")).json()["table"]
    state = (await it.server.tables.get(again)).state
    assert [seat.kind() for seat in state.seats] == ["free", "person", "bot"]
    assert state.host == it.people["Bob"].id


@evening()
async def test_a_game_that_is_not_over_has_nothing_again(it: Evening) -> None:
    await it.come("Ann")
    table = (await it.browsers["Ann"].post("/api/quick-play", json={})).json()["table"]
    assert (await it.browsers["Ann"].post(f"/api/tables/{table}/again")).json()["reason"] == "not-over"
