"""The coach's review of a finished game: race by race, of one seat, by default the guest's own."""

import msgspec

from derby.server.game_results import outcome_of
from derby.server.workers.analyses import RACES, find_luck, judge_seat
from derby.store.database import Statement
from derby.store.results import recording
from derby.store.totals import counting
from derby.tables.opening import imported
from tests.server.in_memory import SETTINGS, InMemoryServer, run, workers_inline
from tests.server.test_after_game import played


def test_it_is_told_race_by_race_and_worked_out_once() -> None:
    async def scene() -> None:
        services = InMemoryServer()
        game = played(3, ())
        over = (await services.tables.open(imported(game.record()))).state.table
        async with services.browser(await services.guest("Ann")) as browser:
            path = f"/api/tables/{over}/review?seat=1"
            nothing = (await browser.get(f"{path}&races=0")).json()["review"]
            assert [seat["decisions"] for seat in nothing["seats"]] == [[]]
            first = (await browser.get(f"{path}&races=1")).json()["review"]
            assert first["races"] == 1
            assert first["seats"][0]["luck"] is None
            whole = (await browser.get(path)).json()["review"]
            (own,) = whole["seats"]
            assert own["seat"] == 1
            assert {decision["seat"] for decision in own["decisions"]} == {1}
            assert {decision["race"] for decision in own["decisions"]} == {0, 1, 2}
            luck = own["luck"]
            parts = sum(luck[part]["value"] for part in ("deal", "judgments", "others", "own"))
            assert abs(luck["average"] + parts - (1 / len(game.winners) if 1 in game.winners else 0)) < 1e-9
            # Every decision is at the step of the replay that it says.
            steps = (await browser.get(f"/api/tables/{over}/replay?viewer=1")).json()["steps"]
            for decision in own["decisions"]:
                step = steps[decision["step"]]
                assert (step["seat"], step["code"]) == (1, decision["chosen"]["code"])
            # Of another seat only the decisions are new: luck is the same for all.
            assert (await browser.get(f"/api/tables/{over}/review?seat=0")).status_code == 200
            assert (await browser.get(f"{path}&races=4")).json() == {"reason": "bad-message"}
            assert (await browser.get(f"/api/tables/{over}/review?seat=3")).json() == {"reason": "no-such-seat"}

    with workers_inline() as done:
        run(scene)
    assert done == [judge_seat, find_luck] * RACES + [judge_seat] * RACES


def test_by_default_it_is_about_the_guests_own_seat() -> None:
    async def scene() -> None:
        services = InMemoryServer()
        ann = await services.guest("Ann")
        async with services.browser(ann) as browser, services.browser() as stranger:
            wish = {"settings": {"seats": 3}, "seat": 2, "level": "random"}
            table = (await browser.post("/api/quick-play", json=wish)).json()["table"]
            assert (await browser.get(f"/api/tables/{table}/review?races=0")).json() == {"reason": "not-over"}
            game = (await services.tables.get(table)).state.game
            assert game is not None
            while not game.is_over:
                game.apply(game.legal_codes()[0])
            own = (await browser.get(f"/api/tables/{table}/review?races=0")).json()
            other = (await stranger.get(f"/api/tables/{table}/review?races=0")).json()
            assert await services.database.read("SELECT * FROM reviews") == []
        assert [told["review"]["seats"][0]["seat"] for told in (own, other)] == [2, 0]
        assert [own["own"], other["own"]] == [[2], []]

    run(scene)


def test_what_it_finds_in_a_guests_own_game_is_kept_for_their_statistics() -> None:
    async def scene() -> None:
        services = InMemoryServer()
        ann, bob = await services.guest("Ann"), await services.guest("Bob")
        game = played(3, ())
        over = (await services.tables.open(imported(game.record()))).state.table
        ended = outcome_of(over, game, ["bot:hero", ann.id, "bot:hero"], 5, counts=True)
        await services.database.write(*recording(ended), *counting([ended]))
        await services.database.write(Statement("UPDATE tables SET phase = 'over'"))
        async with services.browser(ann) as browser, services.browser(bob) as other:
            path = f"/api/tables/{over}/review"
            before = (await browser.get("/api/me/statistics")).json()["luck"]
            assert (before["games"], before["not_reviewed"]) == (0, [{"table": over, "seat": 1}])
            for query in ("?seat=1&races=2", "?seat=0"):
                await browser.get(path + query)
            await other.get(f"{path}?seat=1")
            assert (await browser.get("/api/me/statistics")).json()["luck"] == before
            (found,) = (await browser.get(f"{path}?seat=1")).json()["review"]["seats"]
            told = (await browser.get("/api/me/statistics")).json()["luck"]
            assert (told["games"], told["rough"], told["not_reviewed"]) == (1, 1, [])
            assert told["own"] == {"value": found["luck"]["own"]["value"], "margin": None}
            (taken,) = (await browser.get("/api/me/export")).json()["games"]
            assert taken["review"]["own"] == found["luck"]["own"]
            assert (taken["review"]["lost"], taken["review"]["decisions"]) == (found["lost"], len(found["decisions"]))
            assert (await other.get("/api/me/statistics")).json()["luck"]["games"] == 0

    with workers_inline():
        run(scene)


def test_a_host_can_switch_it_off() -> None:
    async def scene() -> None:
        services = InMemoryServer(msgspec.structs.replace(SETTINGS, reviews=False))
        over = (await services.tables.open(imported(played(3, ()).record()))).state.table
        async with services.browser(await services.guest("Ann")) as browser:
            refused = await browser.get(f"/api/tables/{over}/review")
            assert (refused.status_code, refused.json()) == (403, {"reason": "no-reviews"})
            assert (await browser.get(f"/api/tables/{over}/after?races=0")).status_code == 200
            assert (await browser.get("/api/me/statistics")).json()["luck"] is None

    run(scene)
