"""First answers to puzzles: each is kept once, whoever writes it, and every rating follows from the one before."""

import asyncio

import pytest

from derby.puzzles.rating import Standing, after_answer
from derby.store import Database, open_database
from derby.store.database import Taken
from derby.store.guests import add_guest
from derby.store.opening import is_shared
from derby.store.puzzle_answers import KeptAnswer, answers_of, keeping_answer, standing_after
from derby.tables.guest import Guest
from tests.store.databases import awaited, opened

RATINGS = {f"puzzle {number}": 1200.0 + 100 * number for number in range(6)}


async def keep(database: Database, name: str) -> None:
    """As the server does it, until it is kept or was kept before."""
    while True:
        answers = await answers_of(database, "ann")
        if any(answer.puzzle == name for answer in answers):
            return
        after = after_answer(standing_after(answers), RATINGS[name], is_right=True)
        answer = KeptAnswer(len(answers) + 1, name, 1, True, 5, after.rating, after.deviation)
        try:
            await database.write(keeping_answer("ann", answer))
        except Taken:
            continue
        return


@awaited
async def test_at_several_processes_the_first_answer_to_each_counts_once(url: str) -> None:
    async with opened(url) as database:
        other = await open_database(url, "poseidon") if is_shared(url) else database
        await add_guest(database, Guest("ann", "Ann", None), None, 1)
        await asyncio.gather(*(keep(place, name) for place in (database, other) for name in RATINGS))
        kept = await answers_of(other, "ann")
        assert sorted(answer.puzzle for answer in kept) == sorted(RATINGS)
        assert [answer.number for answer in kept] == list(range(1, len(RATINGS) + 1))
        standing = Standing()
        for answer in kept:
            standing = after_answer(standing, RATINGS[answer.puzzle], is_right=True)
            assert (answer.rating, answer.deviation) == pytest.approx((standing.rating, standing.deviation))
        assert standing_after(kept).right == len(RATINGS)
        for again in (kept[0].number, len(kept) + 1):
            with pytest.raises(Taken):
                await database.write(keeping_answer("ann", KeptAnswer(again, kept[0].puzzle, 2, False, 6, 1.0, 1.0)))
        if other is not database:
            await other.close()
