"""Whose turn the workers' jobs take, how long somebody wants them, and what people hear when bots are slow."""

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

import derby
from derby.server import bot_turn
from derby.server.app import asked
from derby.server.bot_turn import asker_of, bot_decision, priority_of
from derby.server.live_table import LiveTable
from derby.server.routing import while_awaited
from derby.server.workers.fair_queue import Asker, Priority
from derby.server.workers.job import Dropped, Job
from derby.server.workers.worker_pool import WorkerPool
from derby.tables.opening import imported
from derby.tables.refusal import Refusal
from tests.server.in_memory import InMemoryServer, RecordingDevice, run


@contextmanager
def held_jobs() -> Generator[list[Job[Any]]]:
    """No worker is ever free; gives what waits for one."""
    held: list[Job[Any]] = []

    async def wait(_self: object, job: Job[Any]) -> Any:
        held.append(job)
        return await job.done

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(WorkerPool, "run", wait)
        yield held


class Party:
    """Ann has opened a table and plays at seat 0, against bots; Wat watches."""

    def __init__(self) -> None:
        self.services = InMemoryServer()
        self.ann: RecordingDevice
        self.wat: RecordingDevice
        self.table: LiveTable

    async def gather(self, level: str = "hero") -> "Party":
        guest = await self.services.guest("Ann")
        async with self.services.browser(guest) as browser:
            wishes = {"level": level, "seat": 0, "settings": {"odds": True}}
            name = (await browser.post("/api/quick-play", json=wishes)).json()["table"]
        self.table = await self.services.tables.get(name)
        self.ann = RecordingDevice(self.services, guest)
        self.wat = RecordingDevice(self.services, await self.services.guest("Wat"))
        await self.ann.say("Enter", table=name)
        return self

    @property
    def game(self) -> derby.Game:
        game = self.table.state.game
        assert game is not None
        return game

    async def bots_turn(self) -> asyncio.Task[int]:
        """A bot begins to wait for a worker."""
        while self.game.seat_to_act == 0:
            self.game.apply(self.game.legal_codes()[0])
        assert self.game.seat_to_act is not None
        turn = asyncio.create_task(bot_decision(self.services.bots, self.table, self.game.seat_to_act))
        await beat()
        return turn


async def ask(device: RecordingDevice, kind: str, **fields: Any) -> None:
    """Say something without waiting for all that it leads to."""
    device.session.received(msgspec.json.encode({"type": kind, **fields}))
    await beat()


async def beat() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_table_takes_the_turns_of_its_host_and_their_address() -> None:
    async def play() -> None:
        party = await Party().gather()
        (ann,) = party.table.audience.devices
        ann.address = "192.0.2.7"
        await party.wat.say("Enter", table=party.table.state.table)
        assert asker_of(party.table) == Asker("192.0.2.7", "id-of-Ann")
        assert priority_of(party.table) is Priority.MOVE
        await party.ann.reconnect()
        opener = party.services.quotas.opener("id-of-Ann", "127.0.0.1").address
        assert asker_of(party.table) == Asker(opener, "id-of-Ann"), "who only watches doesn't count"
        party.table.opened_from = ""
        assert asker_of(party.table) == Asker(party.wat.address, "id-of-Ann"), "if the opener isn't known, they do"
        assert priority_of(party.table) is Priority.MOVE, "but waits, too"
        await party.wat.reconnect()
        assert priority_of(party.table) is Priority.UNWATCHED

    run(play)


def test_guests_of_one_address_who_watch_bots_play_share_their_turns() -> None:
    async def play() -> None:
        server = InMemoryServer()
        askers: set[Asker] = set()
        for name in ("Ann", "Bob", "Cleo"):
            guest = await server.guest(name)
            async with server.browser(guest) as browser:
                table = (await browser.post("/api/tables", json={})).json()["table"]
            device = RecordingDevice(server, guest)
            await device.say("Enter", table=table)
            await device.say("FillWithBots", level="olympian")
            await device.say("Start")
            askers.add(asker_of(await server.tables.get(table)))
            device.session.gone()
            await server.rest()
            assert server.tables.forget(table)
            askers.add(asker_of(await server.tables.get(table)))
        assert len({asker.address for asker in askers}) == 1
        assert len({asker.guest for asker in askers}) == 3

    run(play)


def test_a_bots_turn_is_wanted_as_long_as_somebody_is_there() -> None:
    async def play() -> None:
        party = await Party().gather()
        with held_jobs() as held:
            turn = await party.bots_turn()
            (job,) = held
            assert job.is_wanted()
            await party.ann.reconnect()
            assert not job.is_wanted()
            job.fail(Dropped())
            with pytest.raises(Dropped):
                await turn

    run(play)


def test_a_bots_turn_is_not_wanted_when_the_game_has_gone_on() -> None:
    async def play() -> None:
        party = await Party().gather()
        with held_jobs() as held:
            turn = await party.bots_turn()
            party.game.apply(party.game.legal_codes()[0])
            assert not held[0].is_wanted()
            turn.cancel()

    run(play)


def test_people_are_told_when_bots_are_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        party = await Party().gather()
        monkeypatch.setattr(bot_turn, "SLOW_SECONDS", -party.services.bots.ms / 1000)
        with held_jobs() as held:
            turn = await party.bots_turn()
            await asyncio.sleep(0.01)
            assert party.ann.messages()[-1] == {"type": "BotsAreSlow"}
            heard = len(party.ann.heard)
            held[0].done.set_result(7)
            assert await turn == 7
            await asyncio.sleep(0.01)
            assert len(party.ann.heard) == heard

    run(play)


def test_odds_are_wanted_until_the_last_device_has_gone() -> None:
    async def play() -> None:
        party = await Party().gather()
        cat = RecordingDevice(party.services, await party.services.guest("Cat"))
        with held_jobs() as held:
            for device in (party.wat, cat):
                await ask(device, "Enter", table=party.table.state.table)
                await ask(device, "AskOdds", seat=None)
            (job,) = held
            assert (job.asker.guest, job.priority) == ("id-of-Wat", Priority.ODDS)
            party.wat.session.gone()
            assert job.is_wanted()
            cat.session.gone()
            assert not job.is_wanted()
            job.fail(Dropped())
            await party.services.rest()
            assert all(message["type"] != "Refused" for message in cat.messages())

    run(play)


def test_odds_are_not_wanted_when_the_game_has_gone_on() -> None:
    async def play() -> None:
        party = await Party().gather()
        with held_jobs() as held:
            await ask(party.ann, "AskOdds", seat=0)
            assert held[0].is_wanted()
            party.game.apply(party.game.legal_codes()[0])
            assert not held[0].is_wanted()
            held[0].fail(Dropped())

    run(play)


def test_a_report_is_dropped_when_whoever_asked_has_gone_and_nobody_queues_many() -> None:
    async def play() -> None:
        services = InMemoryServer()
        game = derby.new_game(3, seed=1)
        while not game.is_over:
            game.apply(game.legal_codes()[0])
        most = services.settings.limits.analyses_waiting
        tables = [(await services.tables.open(imported(game.record()))).state.table for _ in range(most + 1)]
        ann, bob = await services.guest("Ann"), await services.guest("Bob")
        with held_jobs() as held:
            async with services.browser(ann) as one, services.browser(bob) as other:
                asked = [asyncio.create_task(one.get(f"/api/tables/{table}/after")) for table in tables[:most]]
                await beat()
                again = asyncio.create_task(one.get(f"/api/tables/{tables[0]}/after"))
                refused = await one.get(f"/api/tables/{tables[most]}/after")
                assert (refused.status_code, refused.json()) == (429, {"reason": "too-many"})
                others = asyncio.create_task(other.get(f"/api/tables/{tables[most]}/after"))
                await beat()
                assert [job.asker.guest for job in held] == ["id-of-Ann"] * most + ["id-of-Bob"]
                assert all(job.is_wanted() for job in held)
                for task in asked:
                    task.cancel()
                await beat()
                assert [job.is_wanted() for job in held] == [True, *[False] * (most - 1), True]
                again.cancel()
                others.cancel()
                await beat()

    run(play)


def test_work_for_a_request_ends_when_whoever_asked_hangs_up() -> None:
    async def play() -> None:
        hung_up = asyncio.Event()
        said = [{"type": "http.request", "body": b"", "more_body": False}]

        async def receive() -> Any:
            if said:
                return said.pop()
            await hung_up.wait()
            return {"type": "http.disconnect"}

        async def work() -> None:
            await asyncio.Event().wait()

        scope: dict[str, Any] = {
            "type": "http",
            "method": "GET",
            "headers": [],
            "path": "/",
            "query_string": b"",
            "server": ("", 80),
        }
        request = asked(Request(scope, receive))
        working = asyncio.create_task(while_awaited(request, work()))
        await beat()
        assert not working.done()
        hung_up.set()
        with pytest.raises(Refusal):
            await working

        async def quick() -> int:
            return 7

        hung_up.clear()
        assert await while_awaited(request, quick()) == 7

    run(play)
