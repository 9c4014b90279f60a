"""Hints: from the seat's own view, in a worker, and at the price of the game's place in the statistics."""

from typing import Any

import msgspec
import pytest

from derby.server.game_results import finish_game
from derby.server.limits import Limits
from derby.server.settings import Settings
from derby.server.workers.hints import hint_at
from derby.server.workers.job import Dropped, Job
from derby.server.workers.worker_pool import WorkerPool, WorkersLost
from tests.server.in_memory import SETTINGS, InMemoryServer, RecordingDevice, run, workers_inline


class Game:
    """Ann alone against two bots that never play, about to bet."""

    def __init__(self, settings: Settings = SETTINGS) -> None:
        self.server = InMemoryServer(settings)
        self.ann: RecordingDevice
        self.table: str

    async def begin(self) -> "Game":
        guest = await self.server.guest("Ann")
        async with self.server.browser(guest) as browser:
            wish = {"settings": {"seats": 3}, "level": "random"}
            self.table = (await browser.post("/api/quick-play", json=wish)).json()["table"]
        self.ann = RecordingDevice(self.server, guest)
        await self.ann.say("Enter", table=self.table)
        state = (await self.server.tables.get(self.table)).state
        game = state.game
        assert game is not None
        while game.seat_to_act != 0:
            game.apply(game.legal_codes()[0])
        return self

    async def ask(self) -> dict[str, Any]:
        await self.ann.say("AskHint", seat=0)
        return self.ann.messages()[-1]

    async def finish(self) -> bool:
        """Play to the end; whether the game is in the statistics."""
        state = (await self.server.tables.get(self.table)).state
        assert state.game is not None
        while not state.game.is_over:
            state.game.apply(state.game.legal_codes()[0])
        await finish_game(self.server.database, state, 0)
        rows = await self.server.database.read("SELECT counted FROM results WHERE game = $1 AND seat = 0", self.table)
        return [tuple(row) for row in rows] == [(1,)]


def test_a_hint_is_asked_for_and_answered() -> None:
    async def scene() -> None:
        game = await Game().begin()
        told = await game.ask()
        state = (await game.server.tables.get(game.table)).state
        assert state.game is not None
        assert told["type"] == "HintIs"
        hint = told["hint"]
        assert (hint["seat"], hint["version"], hint["rough"]) == (0, state.game.version, True)
        assert {action["code"] for action in hint["actions"]} <= set(state.game.legal_codes())
        assert await game.ask() == told

    with workers_inline() as done:
        run(scene)
    assert done == [hint_at], "worked out once for a view"


def test_the_game_counts_no_more_and_everybody_is_told() -> None:
    async def scene(hints: int) -> bool:
        game = await Game().begin()
        for _ in range(hints):
            await game.ask()
        rooms = [message["room"] for message in game.ann.messages() if message["type"] == "RoomIs"]
        assert [seat["hinted"] for seat in rooms[-1]["seats"]] == [hints > 0, False, False]
        return await game.finish()

    with workers_inline():
        assert run(lambda: scene(0))
        assert not run(lambda: scene(1))


def test_what_nobody_waits_for_is_dropped() -> None:
    async def scene() -> None:
        game = await Game().begin()
        wanted: list[bool] = []

        async def decide_first(_pool: object, job: Job[Any]) -> None:
            wanted.append(job.is_wanted())
            state = (await game.server.tables.get(game.table)).state
            assert state.game is not None
            state.game.apply(state.game.legal_codes()[0])
            wanted.append(job.is_wanted())
            raise Dropped

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(WorkerPool, "run", decide_first)
            assert (await game.ask())["type"] == "RoomIs", "there is no answer"
        assert wanted == [True, False]

    run(scene)


def test_whoever_asks_too_often_waits() -> None:
    async def scene() -> None:
        limits = msgspec.structs.replace(SETTINGS.limits, hints_per_second=1e-9, hints_at_once=2)
        game = await Game(msgspec.structs.replace(SETTINGS, limits=limits)).begin()
        told = [await game.ask() for _ in range(3)]
        assert [each["type"] for each in told] == ["HintIs", "HintIs", "Refused"]
        assert told[-1]["reason"] == "too-fast"

    with workers_inline():
        run(scene)
    assert Limits().hints_at_once < 100


def test_a_host_can_switch_them_off() -> None:
    async def scene() -> None:
        game = await Game(msgspec.structs.replace(SETTINGS, hints=False)).begin()
        told = await game.ask()
        assert (told["type"], told["reason"]) == ("Refused", "no-hints")
        assert await game.finish(), "what was refused costs nothing"

    with workers_inline() as done:
        run(scene)
    assert done == []


def test_where_workers_are_lost_it_can_be_tried_again() -> None:
    async def lose(*_: object) -> None:
        raise WorkersLost

    async def scene() -> None:
        game = await Game().begin()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(WorkerPool, "run", lose)
            assert (await game.ask())["reason"] == "try-again"
        assert (await game.ask())["type"] == "HintIs"

    with workers_inline():
        run(scene)
