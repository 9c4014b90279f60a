"""Watching with all cards open: who may, and that nothing comes before its time, however it is asked for."""

from typing import Any

import msgspec

from derby.game.game import Game
from derby.store.guests import add_guest
from derby.tables.entries import Acted
from derby.tables.guest import Guest
from derby.tables.open_watching import ROUNDS, turns
from derby.tables.replay import replay_for
from derby.tables.state import TableState
from tests.server.evenings import Evening, evening
from tests.server.in_memory import SETTINGS, InMemoryServer, RecordingDevice


async def table_of(it: Evening, **settings: Any) -> str:
    """A game of Ann and Bob that has just begun."""
    body = {"seats": 3, "open_watching": "rounds", **settings}
    table = (await it.browsers["Ann"].post("/api/tables", json=body)).json()["table"]
    devices = [RecordingDevice(it.server, it.people[name]) for name in ("Ann", "Bob")]
    for seat, device in enumerate(devices):
        await device.say("Enter", table=table)
        await device.say("Sit", seat=seat)
    await devices[0].say("FillWithBots", level="random")
    await devices[0].say("Start")
    return table


async def play(it: Evening, table: str, most_turns: int) -> TableState:
    live = await it.server.tables.get(table)
    game = live.state.game
    assert game is not None
    while not game.is_over and turns(game.actions) < most_turns:
        seat, code = game.seat_to_act, game.legal_codes()[-1]
        await live.change(lambda _, seat=seat, code=code: [Acted(seat or 0, code)])
    return live.state


def as_sent(game: Game) -> list[Any]:
    """All steps so far with all cards, as JSON has them."""
    return msgspec.json.decode(msgspec.json.encode(replay_for(game.record(), "omniscient").steps))


async def ask(it: Evening, table: str, name: str | None = None, since: str = "0") -> tuple[int, Any]:
    browser = it.browsers[name] if name else it.server.browser()
    answer = await browser.get(f"/api/tables/{table}/open?since={since}")
    return answer.status_code, answer.json() if answer.status_code == 200 else answer.json()["reason"]


@evening()
async def test_watchers_see_all_cards_two_rounds_late(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    table = await table_of(it)
    assert (await ask(it, table, "Cleo"))[1] == {"first": 0, "steps": [], "late": 6, "over": False}
    state = await play(it, table, ROUNDS * 3 + 2)
    for name in ("Cleo", None):
        status, shown = await ask(it, table, name)
        assert status == 200
        assert state.game is not None
        whole = as_sent(state.game)
        steps = shown["steps"]
        assert steps == whole[: len(steps)]
        assert 0 < len(steps) < len(whole)
        assert steps[0]["changes"]["holders"]["0"]["cards"]
        # Asked again for what is new, there is nothing: however often, and wherever it begins.
        assert (await ask(it, table, name, f"{len(steps)}"))[1]["steps"] == []
        assert (await ask(it, table, name, "999999"))[1]["steps"] == []
        assert (await ask(it, table, name, f"{len(steps) - 1}"))[1]["steps"] == steps[-1:]


@evening()
async def test_nobody_who_plays_there_is_answered(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    table = await table_of(it)
    await play(it, table, 12)
    assert await ask(it, table, "Ann") == await ask(it, table, "Bob") == (403, "no-open-view")
    # Nor after leaving the seat to a bot, nor on a second device, which has the same cookie.
    device = RecordingDevice(it.server, it.people["Bob"])
    await device.say("Enter", table=table)
    await device.say("Stand", seat=1)
    assert await ask(it, table, "Bob") == (403, "no-open-view")
    assert (await ask(it, table, "Cleo"))[0] == 200


@evening()
async def test_the_owner_of_a_bot_that_plays_there_is_not_answered(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    bot = Guest("id-of-horse", "Wooden Horse", it.people["Cleo"].id)
    await add_guest(it.server.database, bot, None, 0)
    table = (await it.browsers["Ann"].post("/api/tables", json={"seats": 3, "open_watching": "race"})).json()["table"]
    live = await it.server.tables.get(table)
    host, horse = RecordingDevice(it.server, it.people["Ann"]), None
    await host.say("Enter", table=table)
    token = it.server.authentication.bot_token(bot.id, it.people["Cleo"])
    horse = RecordingDevice(it.server, None, token=token)
    await horse.say("Enter", table=table)
    await horse.say("Sit", seat=1)
    assert live.state.seats[1].external
    await host.say("FillWithBots", level="random")
    await host.say("Start")
    assert await ask(it, table, "Cleo") == (403, "no-open-view")
    assert (await ask(it, table, "Bob"))[0] == 200


@evening()
async def test_where_the_table_does_not_allow_it_nobody_is_answered(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    table = await table_of(it, open_watching="off")
    await play(it, table, 12)
    for name in ("Ann", "Cleo", None):
        assert await ask(it, table, name) == (403, "no-open-view")


@evening()
async def test_no_other_way_leads_to_the_cards(it: Evening) -> None:
    """Reading from the beginning, the report, the replay, the record: all as without open watching."""
    await it.come("Ann", "Bob", "Cleo")
    for watching in ("off", "rounds"):
        table = await table_of(it, open_watching=watching)
        await play(it, table, 10)
        for path in ("replay?viewer=omniscient", "replay", "record", "after", "review"):
            answer = await it.browsers["Cleo"].get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["reason"]) == (409, "not-over"), path
        device = RecordingDevice(it.server, it.people["Cleo"])
        await device.say("Enter", table=table, since=0)
        await device.say("Look")
        for message in device.messages():
            assert not any(holder["cards"] for holder in message.get("view", {}).get("holders", ()))


@evening()
async def test_a_second_process_and_a_restart_show_the_same(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    table = await table_of(it)
    await play(it, table, 9)
    before = await ask(it, table, "Cleo")
    it.server = InMemoryServer(SETTINGS, clock=it.clock, memory=it.server.memory, process="again")
    it.browsers = {name: it.server.browser(guest) for name, guest in it.people.items()}
    assert await ask(it, table, "Cleo") == before


@evening()
async def test_when_the_game_is_over_all_of_it_is_shown(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    table = await table_of(it, open_watching="race")
    state = await play(it, table, 1_000)
    assert state.game is not None
    _, shown = await ask(it, table, "Cleo")
    assert shown["over"]
    assert shown["steps"] == as_sent(state.game)


@evening()
async def test_the_setting_is_off_at_first_and_everybody_at_the_table_sees_it(it: Evening) -> None:
    await it.come("Ann")
    browser = it.browsers["Ann"]
    for body, expected in (({}, "off"), ({"open_watching": "race"}, "race")):
        table = (await browser.post("/api/tables", json=body)).json()["table"]
        assert (await browser.get(f"/api/tables/{table}")).json()["settings"]["open_watching"] == expected


@evening()
async def test_nonsense_is_refused(it: Evening) -> None:
    await it.come("Ann", "Bob", "Cleo")
    table = await table_of(it)
    for since in ("-1", "x", "1e3", "\u0661", "1234567", ""):
        assert await ask(it, table, "Cleo", since) == (400, "bad-message")
    assert await ask(it, "nowhere", "Cleo") == (404, "no-such-table")


@evening(open_watching=False)
async def test_a_host_can_switch_open_watching_off(it: Evening) -> None:
    await it.come("Ann", "Bob")
    browser = it.browsers["Ann"]
    answer = await browser.post("/api/tables", json={"open_watching": "race"})
    assert (answer.status_code, answer.json()["reason"]) == (403, "switched-off")
    table = (await browser.post("/api/tables", json={})).json()["table"]
    device = RecordingDevice(it.server, it.people["Ann"])
    await device.say("Enter", table=table)
    await device.say("ChangeSettings", settings={"open_watching": "rounds"})
    assert device.messages()[-1]["reason"] == "switched-off"
    assert (await it.server.tables.get(table)).state.settings.open_watching == "off"
    assert await ask(it, table, "Bob") == (403, "switched-off")
