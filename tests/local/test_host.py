"""Games without a server: the same routes and messages, answered by Python beside the page."""

import asyncio
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest

import derby
from derby.bots import Budget
from derby.bots.steps import Steps
from derby.game.set_up import SetUp
from derby.game.view import View
from derby.local import host
from derby.store.database import DatabaseError
from tests.local.local_page import LocalPage, started
from tests.server.in_memory import run


@pytest.fixture(autouse=True)
def _as_in_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled; only the bots' pauses are left out, and their thinking is short."""
    settings = msgspec.structs.replace(host.SETTINGS, bot_pace_ms=0, bot_ms=50.0)
    monkeypatch.setattr(host, "SETTINGS", settings)
    for module in ("bots.search.workspace", "bots.warm_up", "rules.compile_cache", "server.workers.race_analysis"):
        monkeypatch.setattr(f"derby.{module}.can_compile", lambda: False)
    for module in ("server.workers.odds", "server.workers.race_analysis", "coach.luck"):
        monkeypatch.setattr(f"derby.{module}.ROUGH_SAMPLES", 2)
    monkeypatch.setattr("derby.coach.luck.BATCHES", 2)
    monkeypatch.setattr("derby.coach.action_values.ROUGH_WORLDS", 2)


async def quick_play(page: LocalPage, level: str = "random", **settings: Any) -> str:
    status, _ = await page.ask("POST", "/api/guests", {"name": "Ann"})
    assert status == 200
    status, opened = await page.ask("POST", "/api/quick-play", {"settings": settings, "level": level})
    assert status == 200
    return opened["table"]


async def play(page: LocalPage, table: str, socket: int = 1, most: int = 10_000) -> dict[str, Any]:
    """Enter and play on, at random; returns the last view."""
    page.host.connect(socket)
    page.say(socket, "Enter", table=table)
    seen = await page.hears(socket, lambda message: message["type"] == "Seen")
    view: dict[str, Any] = seen["view"]
    own: dict[str, Any] = seen["own"]
    version = seen["version"]
    lots = random.Random(table)
    while view["stage"] != "game-over" and most:
        if own["legal"]:
            most -= 1
            code = lots.choice(own["legal"])
            page.say(socket, "Act", seat=own["seat"], code=code, version=version, key=str(version))
        said = await page.hears(socket, lambda message: message["type"] in ("Happened", "Refused"))
        assert said["type"] == "Happened", said
        version = said["version"]
        own = said.get("own") or {"seat": own["seat"], "legal": []}
        view = {**view, **said["changes"]}
    return view


@pytest.mark.parametrize(("seats", "variants"), [(3, []), (6, ["zeus-sobers-up", "power-of-the-gods", "fate-tokens"])])
def test_a_whole_game_and_all_that_follows_it(seats: int, variants: list[str]) -> None:
    async def scene() -> None:
        async with started(LocalPage()) as page:
            table = await quick_play(page, seats=seats, variants=variants)
            assert table.startswith(host.HERE)
            assert (await play(page, table))["stage"] == "game-over"
            _, record = await page.ask("GET", f"/api/tables/{table}/record")
            derby.Record.parse(msgspec.json.encode(record)).verify()
            _, replay = await page.ask("GET", f"/api/tables/{table}/replay?viewer=omniscient")
            assert len(replay["steps"]) > 100
            while not (await page.ask("GET", "/api/me/statistics"))[1]["games"]:
                await asyncio.sleep(0.01)
            finished = (await page.ask("GET", "/api/me/finished"))[1]["games"]
            assert [(game["table"], game["kept"]) for game in finished] == [(table, True)]
            status, opened = await page.ask(
                "POST", f"/api/tables/{table}/continue", {"steps": 20, "seat": 0, "level": "random"}
            )
            assert status == 200
            assert opened["table"] != table

    run(scene)


def test_bots_think_and_odds_and_reports_are_worked_out_in_workers() -> None:
    async def scene() -> None:
        async with started(LocalPage()) as page:
            table = await quick_play(page, level="olympian", seats=3, odds=True)
            await play(page, table, most=2)
            page.say(1, "AskOdds", seat=0)
            assert (await page.hears(1, lambda message: message["type"] == "OddsAre"))["rough"]
            assert page.workers == [0]
            table = await quick_play(page, seats=3)
            await play(page, table, socket=2)
            status, report = await page.ask("GET", f"/api/tables/{table}/after?races=1")
            assert (status, len(report["races"]), report["rough"]) == (200, 1, True)
            assert page.workers == [0, 1]

    run(scene)


def think_until_hurried(_name: str, _set_up: SetUp, view: View, _seed: int, _budget: Budget) -> Steps[int]:
    while not (yield):
        pass
    return view.legal[-1]


def test_bots_that_think_for_ever_decide_when_they_are_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("derby.server.workers.bot_workers._decide", think_until_hurried)

    async def scene() -> None:
        async with started(LocalPage()) as page:
            page.host.services.conductor.pace_ms = 3_600_000
            table = await quick_play(page, level="hero", seats=3)
            page.host.connect(1)
            page.say(1, "Enter", table=table)
            seen = await page.hears(1, lambda message: message["type"] == "Seen")
            version, own, decided = seen["version"], seen["own"], 0
            # At the end nobody thinks any more.
            while decided < 2 or not (own and own["legal"]):
                if own and own["legal"]:
                    page.say(1, "Act", seat=own["seat"], code=own["legal"][0], version=version, key=str(version))
                else:
                    decided += 1
                    # It may not have begun.
                    while not any(message["type"] == "Happened" for message in page.heard[1]):
                        page.say(1, "Hurry", version=version)
                        await asyncio.sleep(0.01)
                said = await page.hears(1, lambda message: message["type"] == "Happened")
                version, own = said["version"], said.get("own")
            entries = await page.host.services.database.read("SELECT body FROM events WHERE game = $1", table)
            assert sum('"by":"bot"' in str(body) for (body,) in entries) == decided

    run(scene)


def test_the_coach_hints_and_reviews_in_workers_and_the_game_counts_no_more() -> None:
    async def scene() -> None:
        async with started(LocalPage()) as page:
            table = await quick_play(page, seats=3)
            await play(page, table, most=2)
            while (await page.ask("GET", "/api/me/games"))[1][0]["seat_to_act"] != 0:
                await asyncio.sleep(0.01)
            page.say(1, "AskHint", seat=0)
            hint = (await page.hears(1, lambda message: message["type"] == "HintIs"))["hint"]
            assert (hint["seat"], hint["rough"]) == (0, True)
            _, room = await page.ask("GET", f"/api/tables/{table}")
            assert [seat["hinted"] for seat in room["seats"]] == [True, False, False]
            assert (await play(page, table, socket=2))["stage"] == "game-over"
            status, found = await page.ask("GET", f"/api/tables/{table}/review?races=1")
            assert (status, found["own"], found["review"]["races"]) == (200, [0], 1)
            assert found["review"]["rough"]
            assert (await page.ask("GET", "/api/me/statistics"))[1]["games"] == 0

    run(scene)


def test_a_worker_that_dies_is_replaced() -> None:
    async def scene() -> None:
        async with started(LocalPage()) as page:
            table = await quick_play(page, level="mortal", seats=3)
            while not page.workers:
                await asyncio.sleep(0)
            page.host.worker_died(0)
            await play(page, table, most=2)

    run(scene)


def test_games_go_on_after_the_tab_was_closed_at_any_moment() -> None:
    """The journal ends after any of its transactions: whatever was acknowledged by then is there."""

    async def scene() -> None:
        page = LocalPage()
        acknowledged: list[tuple[int, int]] = []
        async with started(page):
            table = await quick_play(page, seats=3)
            page.host.connect(9)
            page.say(9, "Enter", table=table)
            await page.hears(9, lambda message: message["type"] == "Seen")
            hear = page.send

            def send(socket: int, text: str) -> None:
                if '"type":"Happened"' in text and socket == 9:
                    acknowledged.append((len(page.transactions), msgspec.json.decode(text)["version"]))
                hear(socket, text)

            page.send = send
            await play(page, table, most=12)
            transactions = list(page.transactions)
        assert len(acknowledged) > 20
        for kept, version in acknowledged:
            again = LocalPage()
            again.snapshot, again.transactions = page.snapshot, transactions[:kept]
            async with started(again):
                state = (await again.host.services.tables.get(table)).state
                assert state.game is not None
                assert state.game.version >= version

    run(scene)


def test_the_guest_and_the_running_games_are_there_again() -> None:
    async def scene() -> None:
        page = LocalPage()
        async with started(page):
            table = await quick_play(page, seats=3)
            await play(page, table, most=3)
        async with started(page):
            assert (await page.ask("GET", "/api/me"))[1]["name"] == "Ann"
            assert [game["table"] for game in (await page.ask("GET", "/api/me/games"))[1]] == [table]
            page.heard.clear()
            assert (await play(page, table))["stage"] == "game-over"

    run(scene)


def test_when_storage_is_full_nothing_is_acknowledged_and_it_goes_on_when_there_is_room() -> None:
    async def scene() -> None:
        async with started(LocalPage()) as page:
            table = await quick_play(page, seats=3)
            page.host.connect(1)
            page.say(1, "Enter", table=table)

            def is_my_turn(message: dict[str, Any]) -> bool:
                return message.get("own") is not None and message["own"]["legal"] != []

            own = (asked := await page.hears(1, is_my_turn))["own"]
            page.is_full = True
            decision = {"seat": own["seat"], "code": own["legal"][0], "version": asked["version"], "key": "mine"}
            page.say(1, "Act", **decision)
            answer = await page.hears(1, lambda message: message.get("key") == "mine")
            assert (answer["type"], answer["reason"]) == ("Refused", "try-again")
            page.is_full = False
            page.say(1, "Act", **decision)
            assert (await page.hears(1, lambda message: message.get("key") == "mine"))["type"] == "Done"

    run(scene)


def test_a_long_journal_becomes_a_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("derby.local.database.LONG", 50)

    async def scene() -> None:
        page = LocalPage()
        async with started(page):
            table = await quick_play(page, seats=3)
            before = page.snapshot
            assert (await play(page, table))["stage"] == "game-over"
            assert page.snapshot != before
            assert len(page.transactions) <= 50
        async with started(page):
            assert (await page.ask("GET", f"/api/tables/{table}/record"))[0] == 200

    run(scene)


def test_what_cannot_be_read_is_said() -> None:
    async def scene() -> None:
        for snapshot, transactions in (("bm90IFNRTGl0ZQ==", []), (None, ["[["]), (None, ['[["SELECT nonsense",[]]]'])):
            page = LocalPage()
            page.snapshot, page.transactions = snapshot, list(transactions)
            with pytest.raises(DatabaseError, match="can't be read"):
                await host.start(page)

    run(scene)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [("GET", "/api/nothing", 404), ("POST", "/api/me/games", 404), ("GET", "/api/me", 401)],
)
def test_requests_are_refused_as_on_a_server(method: str, path: str, status: int) -> None:
    async def scene() -> None:
        async with started(LocalPage()) as page:
            assert (await page.ask(method, path))[0] == status

    run(scene)


def test_it_runs_without_what_a_browser_has_not() -> None:
    """In a fresh interpreter in which these modules can't be imported."""
    blocked = ("filelock", "multiprocessing", "numba", "numpy", "prometheus_client", "segno", "starlette", "uvicorn")
    program = f"""
import sys
for name in {(*blocked, "asyncpg", "httptools", "jinja2", "rich", "typer", "uvloop", "websockets")}:
    sys.modules[name] = None
import derby.local.host, derby.local.worker, derby.bots.registry, derby.server.workers.race_analysis
for level in ("random", "mortal", "olympian"):
    derby.bots.registry.bot(level)
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def test_whoever_is_in_a_hurry_has_bots_that_are_quick() -> None:
    async def scene() -> None:
        async with started(LocalPage()) as page:
            services = page.host.services
            full = services.bots.ms
            for pace, ms in ((0, min(full, host.HURRIED_MS)), (host.PACE_MS, full), (2 * host.PACE_MS, full)):
                page.host.set_pace(pace)
                assert (services.conductor.pace_ms, services.bots.ms) == (pace, ms)

    run(scene)
