"""What reviews found is kept once for each own game that counts, and adds up over many."""

import random
from statistics import fmean, stdev

import pytest

from derby.coach.findings import Estimate, LuckAndSkill, SeatReview
from derby.coach.intervals import students_quantile
from derby.server.luck_over_games import LuckOverGames, Mean, luck_over_games
from derby.store import Database
from derby.store.results import Outcome, recording
from derby.store.reviews import KeptReview, keep_review, keeping, not_reviewed, reviews_of
from derby.store.tables import Listing, listing
from tests.store.databases import awaited, opened, rows_of
from tests.store.test_totals import outcome

PLAYERS = ["ann", "bob", "bot:hero"]


def found(seat: int = 0, deal: float = 0.1) -> SeatReview:
    parts = [Estimate(value, 0.01) for value in (deal, 0.2, -0.3, 0.4)]
    return SeatReview(seat, (), Estimate(0.05, 0.02), (), LuckAndSkill(1.0, 0.25, *parts))


async def finish(database: Database, *ended: Outcome) -> None:
    for one in ended:
        await database.write(*recording(one), listing(one.game, Listing("over", False, "{}", one.ended)))


@awaited
async def test_the_first_whole_review_of_an_own_seat_is_kept(url: str) -> None:
    async with opened(url) as database:
        await finish(
            database,
            outcome(1, PLAYERS, [9, 5, 5]),
            outcome(2, PLAYERS, [9, 5, 5], counts=False),
            outcome(3, ["ann", "ann", "bot:hero"], [9, 5, 5]),
        )

        async def kept() -> list[tuple[str, float]]:
            reviews = await reviews_of(database, "ann", [f"game {number:03}" for number in range(9)])
            return [(game, review.deal.value) for game, review in reviews.items()]

        unfinished = SeatReview(0, (), Estimate(0.0, 0.0), (), None)
        await keep_review(database, "game 001", "ann", unfinished, 7, rough=False)
        await keep_review(database, "game 001", "bob", found(0), 7, rough=False)
        await keep_review(database, "game 001", "ann", found(1), 7, rough=False)
        for game in ("game 002", "game 003", "game 004"):
            await keep_review(database, game, "ann", found(), 7, rough=False)
        assert await kept() == []
        await keep_review(database, "game 001", "ann", found(deal=0.1), 7, rough=True)
        await keep_review(database, "game 001", "ann", found(deal=0.5), 8, rough=False)
        assert await kept() == [("game 001", 0.1)]
        await keep_review(database, "game 001", "bob", found(1), 8, rough=False)
        assert (await reviews_of(database, "ann", ["game 001"]))["game 001"] == KeptReview(
            7,
            Estimate(0.1, 0.01),
            Estimate(0.2, 0.01),
            Estimate(-0.3, 0.01),
            Estimate(0.4, 0.01),
            Estimate(0.05, 0.02),
            0,
            True,
        )
        assert await rows_of(url, "SELECT player, rough FROM reviews ORDER BY seat") == [["ann", 1], ["bob", 0]]


@awaited
async def test_means_over_games_are_as_sure_as_games_are_alike(url: str) -> None:
    lots = random.Random(3)
    async with opened(url) as database:
        reviews: list[KeptReview] = []

        async def review_some(numbers: range) -> LuckOverGames:
            for number in numbers:
                await finish(database, outcome(number, PLAYERS, [9, 5, 5]))
                deal, judgments, others, own, lost = (Estimate(lots.gauss(0.1, 0.3), 0.01) for _ in range(5))
                review = KeptReview(1, deal, judgments, others, own, lost, lots.randint(20, 40), number == 0)
                await database.write(keeping(f"game {number:03}", 0, "ann", review))
                reviews.append(review)
            return await luck_over_games(database, "ann")

        nothing = await review_some(range(0))
        assert (nothing.games, nothing.own, nothing.lost) == (0, Mean(0.0, None), Mean(0.0, None))
        few = await review_some(range(4))
        assert (few.games, few.own.margin, few.lost.margin) == (4, None, None)
        told = await review_some(range(4, 12))
        assert (told.games, told.rough, told.not_reviewed) == (12, 1, ())

        def assert_mean(mean: Mean, values: list[float]) -> None:
            assert mean.value == pytest.approx(fmean(values))  # pyright: ignore[reportUnknownMemberType]
            assert mean.margin == pytest.approx(students_quantile(11) * stdev(values) / 12**0.5)  # pyright: ignore[reportUnknownMemberType]

        assert_mean(told.deal, [each.deal.value for each in reviews])
        assert_mean(told.judgments, [each.judgments.value for each in reviews])
        assert_mean(told.others, [each.others.value for each in reviews])
        assert_mean(told.own, [each.own.value for each in reviews])
        assert_mean(
            told.together,
            [each.deal.value + each.judgments.value + each.others.value + each.own.value for each in reviews],
        )
        decisions = fmean(each.decisions for each in reviews)
        ratio = fmean(each.lost.value for each in reviews) / decisions
        strays = [(each.lost.value - ratio * each.decisions) / decisions for each in reviews]
        assert told.lost.value == pytest.approx(ratio)  # pyright: ignore[reportUnknownMemberType]
        assert_mean(Mean(0.0, told.lost.margin), [stray - fmean(strays) for stray in strays])


@awaited
async def test_the_latest_games_that_can_be_reviewed_are_named(url: str) -> None:
    async with opened(url) as database:
        await finish(database, *(outcome(number, PLAYERS, [9, 5, 5]) for number in range(6)))
        await finish(database, outcome(6, PLAYERS, [9, 5, 5], counts=False))
        await finish(database, outcome(7, ["bob", "bot:hero", "ann"], [9, 5, 5]))
        gone = outcome(8, PLAYERS, [9, 5, 5])
        await database.write(*recording(gone))
        await keep_review(database, "game 005", "ann", found(), 7, rough=False)
        assert await not_reviewed(database, "ann", 3) == [("game 007", 2), ("game 004", 0), ("game 003", 0)]
        told = await luck_over_games(database, "bob")
        assert [(one.table, one.seat) for one in told.not_reviewed][:3] == [
            ("game 007", 0),
            ("game 005", 1),
            ("game 004", 1),
        ]
