"""What results add up to, kept with them, is what one gets by adding them up; and ratings follow who beats whom."""

import json
import random
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from derby.store import Database, Statement
from derby.store.ratings import START, Rating, ladder, new_ratings, rating, rating_history, ratings_of
from derby.store.recounting import recount
from derby.store.results import Outcome, Result, Wanted, finished_games, outcomes, recording
from derby.store.totals import PEOPLE, bests_of, bet_totals_of, counting, opponents_of, totals_of
from tests.store.databases import awaited, opened, rows_of

ALL = ("totals", "bet_totals", "opponents", "bests", "ratings", "rating_history")


def outcome(number: int, players: Iterable[str], points: Iterable[int], **changes: Any) -> Outcome:
    """A game in which the first seat played two dirty tricks, and every seat bet on one card."""
    scored = list(points)
    winners = scored.count(max(scored))
    results = [
        Result(
            seat,
            player,
            scored[seat],
            1 / winners if scored[seat] == max(scored) else 0.0,
            json.dumps([{"card": seat, "creature": "dragon", "points": scored[seat]}]),
            2 if seat == 0 else 0,
            number % 2 if seat == 0 else 0,
        )
        for seat, player in enumerate(players)
    ]
    return Outcome(f"game {number:03}", len(results), 1_000 + number, "", results)._replace(**changes)


def many(count: int) -> list[Outcome]:
    lots = random.Random(7)
    players = ["ann", "bob", "cleo", "bot:hero", "bot:hero", "bot:olympian"]
    return [
        outcome(
            number,
            lots.sample(players, seats := lots.randint(3, 6)),
            [lots.randint(0, 40) for _ in range(seats)],
            variants=lots.choice(["", "fate-tokens", "fate-tokens,zeus-sobers-up"]),
        )
        for number in range(count)
    ]


async def record(database: Database, ended: Iterable[Outcome]) -> None:
    for one in ended:
        known = await ratings_of(database, [result.player for result in one.results])
        await database.write(*recording(one), *counting([one]), *rating(one, known))


@awaited
async def test_totals_are_the_sum_of_the_results(url: str) -> None:
    async with opened(url) as database:
        played = many(40)
        await record(database, played)
        for player in ("ann", "bot:hero"):
            own = [(one, result) for one in played for result in one.results if result.player == player]
            totals = await totals_of(database, player)
            assert sum(total.games for total in totals) == len(own)
            assert sum(total.wins for total in totals) == pytest.approx(sum(result.share for _, result in own))  # pyright: ignore[reportUnknownMemberType]
            assert sum(total.points for total in totals) == sum(result.points for _, result in own)
            assert sum(total.caught for total in totals) == sum(result.caught for _, result in own)
            four = [total for total in totals if (total.seats, total.variants) == (4, "fate-tokens")]
            assert sum(total.games for total in four) == sum(
                (one.seats, one.variants) == (4, "fate-tokens") for one, _ in own
            )
            bets = await bet_totals_of(database, player)
            assert {bet.card: (bet.bets, bet.points) for bet in bets} == {
                seat: (len(placed), sum(placed))
                for seat in range(6)
                if (placed := [result.points for _, result in own if result.seat == seat])
            }
        people = sum(total.games for total in await totals_of(database, PEOPLE))
        assert people == sum(result.is_guest for one in played for result in one.results)
        met = {name: games for name, _, games, _ in await opponents_of(database, "ann", 10)}
        assert met["bob"] == sum({"ann", "bob"} <= {result.player for result in one.results} for one in played)


@awaited
async def test_streaks_and_bests(url: str) -> None:
    async with opened(url) as database:
        points = [3, 30, 31, 5, 30, 40, 30, 2, 33]
        await record(database, [outcome(at, ["ann", "bob", "cleo"], [own, 20, 10]) for at, own in enumerate(points)])
        best = await bests_of(database, "ann")
        assert (best.streak, best.longest_streak, best.points, best.quiet_tricks) == (1, 3, 40, 2)
        assert (await bests_of(database, "bob")).longest_streak == 1


@awaited
async def test_what_is_handed_in_counts_for_the_guest_alone_and_what_does_not_count_for_nobody(url: str) -> None:
    async with opened(url) as database:
        own = outcome(1, ["ann", "bot:olympian", "bot:olympian"], [30, 20, 10], game="own-1")
        shared = outcome(2, ["bob", "bob", "bot:hero"], [30, 20, 10], counts=False)
        await database.write(*recording(own), *counting([own]), *recording(shared), *counting([shared]))
        assert await rows_of(url, "SELECT DISTINCT player FROM totals") == [["ann"]]
        assert await finished_games(database, "bob", Wanted(), None, 9) == [(1_002, "game 002")]


@awaited
async def test_counting_everything_again_gives_the_same(url: str) -> None:
    async with opened(url) as database:
        await record(database, many(30))
        before = {table: await rows_of(url, f"SELECT * FROM {table} ORDER BY 1, 2, 3") for table in ALL}
        await database.write(
            *(Statement(f"DELETE FROM {table}") for table in ALL),
            Statement("INSERT INTO recounting VALUES (-1, '')"),
        )
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("derby.store.recounting.PIECE", 7)
            patch.setattr("derby.store.recounting._variants", variants_of_results)
            await recount(database)
        after = {table: await rows_of(url, f"SELECT * FROM {table} ORDER BY 1, 2, 3") for table in ALL}
        for table in ALL:
            assert len(after[table]) == len(before[table]) > 0
            for row, once in zip(after[table], before[table], strict=True):
                assert row == [pytest.approx(value) if isinstance(value, float) else value for value in once]  # pyright: ignore[reportUnknownMemberType]
        assert await rows_of(url, "SELECT * FROM recounting") == []


async def variants_of_results(database: Database, game: str) -> str:
    return (await outcomes(database, [game]))[game].variants


def test_who_wins_is_believed_to_be_stronger_and_each_game_makes_it_surer() -> None:
    known: dict[str, Rating] = {}
    sigma = START.sigma
    for number in range(30):
        known = new_ratings(outcome(number, ["ann", "bob", "bot:hero", "bot:hero"], [30, 10, 20, 20]), known)
        assert known["ann"].sigma < sigma
        sigma = known["ann"].sigma
    assert known["ann"].mu > known["bot:hero"].mu > known["bob"].mu
    assert len(known) == 3


@awaited
async def test_the_history_of_a_rating_is_thinned_out_and_ends_with_the_latest(url: str) -> None:
    async with opened(url) as database:
        await record(database, [outcome(at, ["ann", "bob", "bot:hero"], [at % 7, 3, 4]) for at in range(50)])
        whole = await rating_history(database, "ann", 100)
        assert [number for number, _, _ in whole] == list(range(1, 51))
        some = await rating_history(database, "ann", 10)
        assert 10 <= len(some) <= 11
        assert (some[0], some[-1]) == (whole[0], whole[-1])
        assert (await ratings_of(database, ["ann"]))["ann"] == whole[-1][2]
        best = [(one.mu - 1.96 * one.sigma) for _, _, one, _ in await ladder(database, 10)]
        assert best == sorted(best, reverse=True)
        assert await rows_of(url, "SELECT COUNT(*) FROM rating_history WHERE player = 'bot:hero'") == [[0]]


@awaited
async def test_pages_of_finished_games_lead_through_all_of_them(url: str) -> None:
    async with opened(url) as database:
        played = [one._replace(ended=1_000 + number // 3) for number, one in enumerate(many(40))]
        await record(database, played)
        own = [one for one in played if "ann" in [result.player for result in one.results]]

        async def listed(wanted: Wanted) -> list[str]:
            found: list[str] = []
            before: tuple[int, str] | None = None
            while page := await finished_games(database, "ann", wanted, before, 5):
                found += [game for _, game in page]
                before = page[-1]
            return found

        def expected(test: Callable[[Outcome], bool]) -> list[str]:
            return [one.game for one in sorted(own, key=lambda one: (one.ended, one.game), reverse=True) if test(one)]

        def result(one: Outcome) -> Result:
            return next(result for result in one.results if result.player == "ann")

        def met(one: Outcome, *players: str) -> bool:
            return any(result.player in players for result in one.results)

        assert await listed(Wanted()) == expected(lambda _: True)
        assert await listed(Wanted(seats=4)) == expected(lambda one: one.seats == 4)
        assert await listed(Wanted(variant="")) == expected(lambda one: one.variants == "")
        assert await listed(Wanted(variant="zeus-sobers-up")) == expected(lambda one: "zeus" in one.variants)
        assert await listed(Wanted(won=True)) == expected(lambda one: result(one).share > 0)
        assert await listed(Wanted(opponents=[["bot:olympian"], ["bob", "cleo"]])) == expected(
            lambda one: met(one, "bot:olympian") and met(one, "bob", "cleo")
        )
        assert await listed(Wanted(opponents=[[]])) == []
