"""A tournament: people join by a link, the host begins rounds, and results come in by themselves."""

import asyncio
from typing import Any

import pytest

from derby.server.limits import Limits
from derby.server.tournaments import HERE_MS, HOST_AWAY_MS, MOST_ENTRANTS
from derby.store.database import Statement
from derby.store.guest_deletion import delete_guest
from derby.store.tournaments import entrants_of
from tests.server.evenings import Evening, Shown, evening
from tests.server.in_memory import SETTINGS, InMemoryServer, RecordingDevice, run

PEOPLE = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Flo", "Gus")


@evening()
async def test_two_rounds_are_played_and_added_up(it: Evening) -> None:
    await it.come(*PEOPLE)
    await it.open(settings={"size": 4})
    await it.join(*PEOPLE[1:])
    first = await it.do("Ann", "rounds", round=1)
    (tables,) = first["rounds"]
    assert [len(table["seats"]) for table in tables] == [4, 3]
    assert sorted(seat["who"] for table in tables for seat in table["seats"]) == sorted(
        player["who"] for player in first["players"]
    )
    assert first["table"] in [table["table"] for table in tables]
    assert await it.refused("Ann", "rounds", round=2) == "not-over"
    for table in tables:
        points = await it.play_out(table["table"])
        now = await it.look()
        shown = next(each for each in now["rounds"][0] if each["table"] == table["table"])
        assert shown["state"] == "over"
        assert [seat["points"] for seat in shown["seats"]] == points
        assert sum(seat["score"] for seat in shown["seats"]) == 60 * len(points)
    after = await it.look()
    assert after["table"] is None
    assert sum(player["score"] for player in after["players"]) == 60 * 7
    ranks = [player["rank"] for player in after["players"]]
    assert ranks == sorted(ranks)
    assert ranks[0] == 1
    second = await it.do("Ann", "rounds", round=2)
    before = {frozenset((one, other)) for one, other in _met(tables)}
    met = [frozenset(pair) for pair in _met(second["rounds"][1])]
    assert len([pair for pair in met if pair in before]) <= 4  # of 9; two tables of 7 share at least three pairs


def _met(tables: list[Shown]) -> list[tuple[str, str]]:
    return [
        (one["who"], other["who"])
        for table in tables
        for at, one in enumerate(table["seats"])
        for other in table["seats"][:at]
    ]


@evening()
async def test_everybody_finds_their_game_among_their_own(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    await it.open()
    await it.join("Bob", "Cleo")
    await it.do("Ann", "rounds", round=1)
    for name in ("Ann", "Bob", "Cleo"):
        (game,) = (await it.browsers[name].get("/api/me/games")).json()
        assert game["phase"] == "playing"
        assert game["table"] == (await it.look(name))["table"]
    assert (await it.look(None))["table"] is None
    assert (await it.look(None))["you"] is None


@evening()
async def test_of_several_who_begin_a_round_at_once_one_does(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    await it.open()
    await it.join("Bob", "Cleo")
    answers = await asyncio.gather(*(it.ask("Ann", "rounds", round=1) for _ in range(5)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1
    assert len((await it.look())["rounds"][0]) == 1
    rows = await it.server.database.read("SELECT COUNT(*) FROM tables")
    assert rows[0][0] == 1


@evening()
async def test_two_processes_begin_a_round_once(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    await it.open()
    await it.join("Bob", "Cleo")
    other = InMemoryServer(SETTINGS, clock=it.clock, memory=it.server.memory, process="there")
    async with other.browser(it.people["Ann"]) as there:
        answers = await asyncio.gather(
            it.ask("Ann", "rounds", round=1),
            there.post(f"/api/tournaments/{it.tournament}/rounds", json={"round": 1}),
        )
        assert [answer.status_code for answer in answers] == [200, 200]
        assert answers[0].json()["rounds"] == answers[1].json()["rounds"]


@evening()
async def test_after_a_restart_the_tournament_is_what_it_was(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    await it.open()
    await it.join("Bob", "Cleo")
    before = await it.do("Ann", "rounds", round=1)
    it.server = InMemoryServer(SETTINGS, clock=it.clock, memory=it.server.memory, process="again")
    it.browsers = {name: it.server.browser(guest) for name, guest in it.people.items()}
    assert await it.look() == before
    await it.play_out(before["table"])
    assert (await it.do("Ann", "rounds", round=2))["rounds"][0][0]["state"] == "over"


@evening()
async def test_late_comers_play_in_the_next_round_and_those_who_drop_out_do_not(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo", "Dan", "Eve")
    await it.open()
    await it.join("Bob", "Cleo", "Dan")
    first = await it.do("Ann", "rounds", round=1)
    await it.join("Eve")
    await it.do("Bob", "leave")
    assert len((await it.look())["players"]) == 5  # Bob has sat there
    await it.play_out(first["rounds"][0][0]["table"])
    second = await it.do("Ann", "rounds", round=2)
    names = {player["who"]: player["name"] for player in second["players"]}
    assert sorted(names[seat["who"]] for seat in second["rounds"][1][0]["seats"]) == ["Ann", "Cleo", "Dan", "Eve"]
    by_name = {player["name"]: player for player in second["players"]}
    assert (by_name["Bob"]["plays"], by_name["Bob"]["games"]) == (False, 1)
    assert (by_name["Eve"]["plays"], by_name["Eve"]["games"]) == (True, 0)
    await it.do("Bob", "join")
    assert {player["name"]: player["plays"] for player in (await it.look())["players"]}["Bob"]


@evening()
async def test_the_host_settles_a_table_as_it_stands_or_for_nobody(it: Evening) -> None:
    await it.come(*PEOPLE)
    await it.open()
    await it.join(*PEOPLE[1:])
    one, other = (await it.do("Ann", "rounds", round=1))["rounds"][0]
    assert await it.refused("Bob", "settle", table=one["table"], counts=True) == "not-the-host"
    assert await it.refused("Ann", "settle", table="elsewhere", counts=True) == "no-such-table"
    await it.do("Ann", "settle", table=one["table"], counts=True)
    shown = await it.do("Ann", "settle", table=other["table"], counts=False)
    one, other = shown["rounds"][0]
    assert (one["state"], [seat["score"] for seat in one["seats"]]) == ("settled", [60, 60, 60, 60])
    assert (other["state"], [seat["score"] for seat in other["seats"]]) == ("void", [None] * 3)
    # What comes of the games later changes nothing.
    await it.play_out(one["table"])
    await it.play_out(other["table"])
    assert (await it.look())["rounds"] == shown["rounds"]
    await it.do("Ann", "rounds", round=2)


@evening()
async def test_bots_never_play_unless_the_host_wants_it(it: Evening) -> None:
    await it.come(*PEOPLE)
    await it.open(settings={"size": 4, "fill": "random"})
    await it.join(*PEOPLE[1:])
    (tables,) = (await it.do("Ann", "rounds", round=1))["rounds"]
    assert [len(table["seats"]) for table in tables] == [4, 4]
    assert [seat["level"] for table in tables for seat in table["seats"] if seat["who"] is None] == ["random"]


@evening()
async def test_two_are_too_few_without_bots(it: Evening) -> None:
    await it.come("Ann", "Bob")
    await it.open()
    await it.join("Bob")
    assert await it.refused("Ann", "rounds", round=1) == "too-few"


@evening()
async def test_a_host_need_not_play(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo", "Dan")
    await it.open(plays=False)
    await it.join("Bob", "Cleo", "Dan")
    shown = await it.do("Ann", "rounds", round=1)
    assert len(shown["players"]) == 3
    assert (shown["plays"], shown["table"]) == (False, None)
    assert shown["host"] == shown["you"]


@evening()
async def test_while_the_host_is_away_the_first_who_is_there_acts_but_does_not_take_it_over(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo", "Dan")
    await it.open(plays=False)
    await it.join("Bob", "Cleo", "Dan")
    assert await it.refused("Bob", "rounds", round=1) == "not-the-host"
    it.clock.now += HOST_AWAY_MS + 1
    await it.look("Cleo")
    shown = await it.do("Bob", "rounds", round=1)
    assert shown["host"] == shown["you"]
    assert await it.refused("Cleo", "settle", table=shown["table"], counts=False) == "not-the-host"
    assert await it.refused("Bob", "end") == "not-the-host"
    assert await it.refused("Bob", "pass-on", who=shown["you"]) == "not-the-host"
    back = await it.look("Ann")
    assert back["host"] == back["you"]


@evening()
async def test_a_host_who_plays_at_a_table_is_not_away(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    await it.open()
    await it.join("Bob", "Cleo")
    table = (await it.do("Ann", "rounds", round=1))["table"]
    device = RecordingDevice(it.server, it.people["Ann"])
    await device.say("Enter", table=table)
    it.clock.now += HOST_AWAY_MS + 1
    assert await it.refused("Bob", "settle", table=table, counts=False) == "not-the-host"
    device.session.gone()
    await it.server.rest()
    await it.do("Bob", "settle", table=table, counts=False)


@evening()
async def test_the_host_passes_it_on_and_removes_people_for_good(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    await it.open()
    await it.join("Bob", "Cleo")
    who = {player["name"]: player["who"] for player in (await it.look())["players"]}
    assert await it.refused("Bob", "remove", who=who["Cleo"]) == "not-the-host"
    shown = await it.do("Ann", "remove", who=who["Cleo"])
    assert [player["name"] for player in shown["players"]] == ["Ann", "Bob"]
    assert await it.refused("Cleo", "join") == "removed"
    assert (await it.look("Cleo"))["you"] is None
    assert await it.refused("Ann", "remove", who=who["Ann"]) == "not-allowed"
    assert (await it.do("Ann", "pass-on", who=who["Bob"]))["host"] == who["Bob"]
    assert await it.refused("Ann", "end") == "not-the-host"
    assert (await it.do("Bob", "end"))["ended"]
    assert await it.refused("Ann", "join") == "too-late"
    assert await it.refused("Bob", "rounds", round=1) == "too-late"


@evening()
async def test_a_guest_who_is_deleted_leaves_no_name_and_the_results_stay(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    await it.open()
    await it.join("Bob", "Cleo")
    table = (await it.do("Ann", "rounds", round=1))["table"]
    await it.play_out(table)
    before = await it.look("Bob")
    await delete_guest(it.server.database, it.people["Ann"].id)
    after = await it.look("Bob")
    assert after["rounds"] == before["rounds"]
    assert [player["name"] for player in after["players"] if player["name"] not in ("Bob", "Cleo")] == ["?"]
    assert not next(player for player in after["players"] if player["name"] == "?")["plays"]
    assert after["host"] == after["you"]
    assert sorted(entrant.name for entrant in await entrants_of(it.server.database, it.tournament)) == [
        "?",
        "Bob",
        "Cleo",
    ]
    await it.do("Bob", "end")


@evening(tournaments=False)
async def test_a_host_can_switch_tournaments_off(it: Evening) -> None:
    await it.come("Ann")
    assert (await it.open()).json()["reason"] == "switched-off"
    answer = await it.browsers["Ann"].get("/api/tournaments/some")
    assert (answer.status_code, answer.json()["reason"]) == (403, "switched-off")


@evening(limits=Limits(open_tournaments=2))
async def test_a_guest_has_so_many_tournaments_and_no_more(it: Evening) -> None:
    await it.come("Ann", "Bob")
    assert [(await it.open()).status_code for _ in range(3)] == [200, 200, 429]
    assert (await it.open("Bob")).status_code == 200
    await it.do("Bob", "end")
    it.tournament = ""
    answers = await asyncio.gather(*(it.open("Bob") for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [200, 200, 429, 429, 429]


@evening()
async def test_a_tournament_takes_so_many_and_no_more(it: Evening) -> None:
    await it.come("Ann", "Bob")
    await it.open()
    await it.server.database.write(
        *(
            Statement("INSERT INTO entrants VALUES ($1, $2, $2, 0, 'plays', 0)", (it.tournament, f"guest {number}"))
            for number in range(MOST_ENTRANTS - 1)
        )
    )
    assert await it.refused("Bob", "join") == "too-many"


@evening()
async def test_strangers_see_it_and_do_nothing(it: Evening) -> None:
    await it.come("Ann")
    await it.open()
    async with it.server.browser() as stranger:
        for what in ("join", "leave", "end"):
            answer = await stranger.post(f"/api/tournaments/{it.tournament}/{what}")
            assert (answer.status_code, answer.json()["reason"]) == (401, "not-known")
        answer = await stranger.get(f"/api/tournaments/{it.tournament}")
        assert it.people["Ann"].id not in answer.text
        for wrong in ("nothing", "%00"):
            answer = await stranger.get(f"/api/tournaments/{wrong}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-address")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": ""},
        {"name": "x" * 400},
        {"name": "Tuesday", "settings": {"size": 7}},
        {"name": "Tuesday", "settings": {"fill": "zeus"}},
        {"name": "Tuesday", "settings": {"table": {"variants": ["fate-tokens"]}}},
        {"name": "Tuesday", "host": "id-of-Bob"},
    ],
)
def test_nonsense_is_refused(body: dict[str, Any]) -> None:
    async def held() -> None:
        it = Evening()
        await it.come("Ann")
        answer = await it.browsers["Ann"].post("/api/tournaments", json=body)
        assert answer.status_code == 400

    run(held)


@evening()
async def test_who_is_there_is_told(it: Evening) -> None:
    await it.come("Ann", "Bob")
    await it.open()
    await it.join("Bob")
    it.clock.now += HERE_MS + 1
    assert {player["name"]: player["here"] for player in (await it.look())["players"]} == {"Ann": True, "Bob": False}
