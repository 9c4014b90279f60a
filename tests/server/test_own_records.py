"""Games that were finished without a server go to the guest's history: verified, and once."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

import derby
from tests.server.in_memory import GENEROUS, SETTINGS, InMemoryServer, run

PATH = "/api/me/records"


def finished(seed: int) -> derby.Record:
    game = derby.new_game(3, seed=seed)
    lots = random.Random(seed)
    while not game.is_over:
        game.apply(lots.choice(game.legal_codes()))
    return game.record()


def sent(record: derby.Record, *players: str | None, **changes: Any) -> dict[str, Any]:
    return {"record": {**msgspec.json.decode(record.dump()), **changes}, "players": players or (None, "hero", "titan")}


def test_a_game_is_kept_once_however_often_it_is_sent() -> None:
    async def scene() -> None:
        server = InMemoryServer()
        async with server.browser(await server.guest("Ann")) as ann, server.browser(await server.guest("Bob")) as bob:
            record = finished(1)
            answers = await asyncio.gather(*(ann.post(PATH, json=sent(record)) for _ in range(5)))
            assert {answer.status_code for answer in answers} == {200}
            (table,) = {answer.json()["table"] for answer in answers}
            statistics = (await ann.get("/api/me/statistics")).json()
            assert (statistics["games"], statistics["mean_points"]) == (1, record.points and record.points[0])
            (kept,) = (await ann.get("/api/me/finished")).json()["games"]
            assert (kept["table"], kept["kept"], kept["counted"]) == (table, True, True)
            assert [seat["level"] for seat in kept["players"]] == [None, "hero", "titan"]
            assert statistics["people"]["games"] == statistics["olympian"]["games"] == len(statistics["history"]) == 0
            assert (await ann.get(f"/api/tables/{table}/record")).content == record.dump()
            assert (await ann.get("/api/ladder")).json() == []
            await ann.post(PATH, json=sent(finished(2)))
            assert (await ann.get("/api/me/statistics")).json()["games"] == 2
            # The same game may be somebody else's, too.
            assert (await bob.post(PATH, json=sent(record))).json()["table"] != table

    run(scene)


def test_what_several_people_played_at_one_device_is_kept_and_does_not_count() -> None:
    async def scene() -> None:
        server = InMemoryServer()
        async with server.browser(await server.guest("Ann")) as ann:
            table = (await ann.post(PATH, json=sent(finished(1), None, None, "hero"))).json()["table"]
            assert (await ann.get(f"/api/tables/{table}/replay")).status_code == 200
            assert (await ann.get("/api/me/statistics")).json()["games"] == 0

    run(scene)


RECORD = finished(1)
DEALT_OTHERWISE = msgspec.json.decode(finished(2).dump())["chance"]


@pytest.mark.parametrize(
    "body",
    [
        sent(RECORD, chance=DEALT_OTHERWISE),
        sent(RECORD, actions=list(RECORD.actions[:-1]), points=None),
        sent(RECORD, commitment="0" * 64),
        sent(RECORD, seed=None),
        sent(RECORD, None, "hero", "hero", "hero"),
        {"record": {}, "players": [None, "hero", "hero"]},
    ],
)
def test_what_is_no_finished_game_with_fair_chance_is_refused(body: dict[str, Any]) -> None:
    async def scene() -> None:
        server = InMemoryServer()
        async with server.browser(await server.guest("Ann")) as ann:
            answer = await ann.post(PATH, json=body)
            assert (answer.status_code, answer.json()) == (400, {"reason": "bad-record"})
            assert (await ann.get("/api/me/statistics")).json()["games"] == 0
        async with server.browser() as stranger:
            assert (await stranger.post(PATH, json=body)).status_code == 401

    run(scene)


def test_a_guest_has_a_share_of_records_that_are_kept() -> None:
    async def scene() -> None:
        limits = msgspec.structs.replace(GENEROUS, records_at_once=2, records_per_second=1e-9)
        server = InMemoryServer(msgspec.structs.replace(SETTINGS, limits=limits))
        async with server.browser(await server.guest("Ann")) as ann:
            answers = [await ann.post(PATH, json=sent(RECORD)) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]

    run(scene)
