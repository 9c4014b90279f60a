"""The odds: for those whose view it is, at tables that allow it, and from that view alone."""

import os
from typing import Any

import pytest

import derby
from derby.server.limits import Limits
from derby.server.settings import Settings
from derby.server.workers.job import Job
from derby.server.workers.odds import ROUGH_SAMPLES, odds_at
from derby.server.workers.worker_pool import WorkerPool, WorkersLost
from tests.server.harness import PATIENCE
from tests.server.in_memory import SETTINGS, InMemoryServer, RecordingDevice, run, workers_inline


class Party:
    """Ann at seat 0, bots at the others, and Wat who watches."""

    def __init__(self, settings: Settings = SETTINGS) -> None:
        self.services = InMemoryServer(settings)
        self.ann: RecordingDevice
        self.wat: RecordingDevice

    async def gather(self, *, odds: bool = True, begin: bool = True) -> "Party":
        self.ann, self.wat = [
            RecordingDevice(self.services, await self.services.guest(name)) for name in ("Ann", "Wat")
        ]
        async with self.services.browser(await self.services.guest("Host")) as browser:
            name = (await browser.post("/api/tables", json={"odds": odds})).json()["table"]
        host = RecordingDevice(self.services, await self._guest("Host"))
        for ears in (self.ann, self.wat, host):
            await ears.say("Enter", table=name)
        await self.ann.say("Sit", seat=0)
        if begin:
            await host.say("FillWithBots", level="random")
            await host.say("Start")
        return self

    async def _guest(self, name: str) -> Any:
        from derby.store.guests import find_guest

        return await find_guest(self.services.database, f"id-of-{name}")


async def asked(ears: RecordingDevice, seat: int | None) -> dict[str, Any]:
    await ears.say("AskOdds", seat=seat)
    return ears.messages()[-1]


def test_a_seat_and_a_spectator_are_told_their_odds() -> None:
    async def scene() -> None:
        party = await Party().gather()
        for ears, seat in ((party.ann, 0), (party.wat, None), (party.ann, None)):
            told = await asked(ears, seat)
            assert (told["type"], told["seat"], told["version"]) == ("OddsAre", seat, 0)
            assert [len(each["bets"]) for each in told["creatures"]] == [11] * 6
            for each in told["creatures"]:
                assert sum(each["places"]) + each["disqualified"] == pytest.approx(1)

    with workers_inline():
        run(scene)


def test_they_are_worked_out_once_for_a_view() -> None:
    async def scene() -> None:
        party = await Party().gather()
        first = await asked(party.ann, 0)
        assert await asked(party.ann, 0) == first
        await asked(party.wat, None)
        assert await asked(party.ann, None) == await asked(party.wat, None)

    with workers_inline() as done:
        run(scene)
    assert done == [odds_at, odds_at]


@pytest.mark.parametrize(("who", "seat"), [("ann", 1), ("wat", 0), ("ann", 5)])
def test_the_odds_of_anothers_seat_are_refused(who: str, seat: int) -> None:
    async def scene() -> None:
        party = await Party().gather()
        assert (await asked(getattr(party, who), seat))["reason"] == "not-your-seat"

    with workers_inline() as done:
        run(scene)
    assert done == []


def test_without_the_tables_leave_nobody_is_told_any() -> None:
    async def scene() -> None:
        party = await Party().gather(odds=False)
        assert (await asked(party.ann, 0))["reason"] == "no-odds"
        assert (await asked(party.wat, None))["reason"] == "no-odds"

    with workers_inline() as done:
        run(scene)
    assert done == []


def test_before_the_game_there_are_none() -> None:
    async def scene() -> None:
        party = await Party().gather(begin=False)
        assert (await asked(party.ann, 0))["reason"] == "not-playing"

    with workers_inline():
        run(scene)


def test_whoever_asks_too_often_waits() -> None:
    async def scene() -> None:
        limits = Limits(odds_per_second=1e-9, odds_at_once=2)
        party = await Party(Settings(database=SETTINGS.database, bot_workers_ready=False, limits=limits)).gather()
        told = [await asked(party.ann, 0) for _ in range(3)]
        assert [each["type"] for each in told] == ["OddsAre", "OddsAre", "Refused"]
        assert told[-1]["reason"] == "too-fast"
        assert told[-1]["key"] is None
        await party.ann.say("AskOdds", seat=0, key="for the fourth time")
        assert party.ann.messages()[-1]["key"] == "for the fourth time"

    with workers_inline():
        run(scene)


def test_where_workers_are_lost_it_can_be_tried_again() -> None:
    async def lose(*_: object) -> None:
        raise WorkersLost

    async def scene() -> None:
        party = await Party().gather()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(WorkerPool, "run", lose)
            assert (await asked(party.ann, 0))["reason"] == "try-again"
        assert (await asked(party.ann, 0))["type"] == "OddsAre"

    with workers_inline():
        run(scene)


def test_everybody_at_the_table_knows_that_they_are_on() -> None:
    async def scene() -> None:
        party = await Party().gather()
        for ears in (party.ann, party.wat):
            rooms = [message["room"] for message in ears.messages() if message["type"] == "RoomIs"]
            assert all(room["settings"]["odds"] for room in rooms)

    run(scene)


def test_without_a_compiler_they_are_rough_and_say_so() -> None:
    game = derby.new_game(3, seed=1)
    with workers_inline(samples=ROUGH_SAMPLES // 20):
        told = odds_at(game.set_up, game.view(0))
        assert told.rough
        assert told.samples == ROUGH_SAMPLES // 20
        assert odds_at(game.set_up, game.view(0)) == told, "the lots are drawn from the view, too"


def test_the_work_is_done_in_another_process() -> None:
    async def scene() -> int:
        pool = WorkerPool(1, low_priority=True)
        try:
            return await pool.run(Job(os.getpid, kind="test", seconds=PATIENCE))
        finally:
            pool.close()

    assert run(scene) != os.getpid()
