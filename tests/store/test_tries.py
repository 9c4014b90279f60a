"""Tries at deals: one of each player and deal, and what becomes of it."""

import asyncio

import pytest

from derby.store.database import Taken
from derby.store.duplicates import StoredMatch, joining, match_named, matches_of, opening, players_of
from derby.store.guest_deletion import delete_guest
from derby.store.guests import add_guest
from derby.store.tries import (
    Try,
    beginning,
    deal_with_seed,
    ending,
    has_played,
    judging,
    names_of,
    tries_at,
    tries_of,
    try_of,
    voiding,
)
from derby.tables.guest import Guest
from tests.store.databases import awaited, opened

DEAL = "daily-2026-11-16-1-1"
BEGUN = Try(DEAL, "ann", "table", "5eed", 10, True, "playing")


@awaited
async def test_a_player_has_one_try(url: str) -> None:
    async with opened(url) as database:
        await database.write(beginning(BEGUN))
        with pytest.raises(Taken):
            await database.write(beginning(BEGUN._replace(game="another")))
        assert await try_of(database, DEAL, "ann") == BEGUN
        assert await try_of(database, DEAL, "bob") is None


@awaited
async def test_of_many_that_begin_at_once_one_is_kept(url: str) -> None:
    async with opened(url) as database:
        tries = [BEGUN._replace(game=f"table {number}") for number in range(8)]
        found = await asyncio.gather(*(database.write(beginning(one)) for one in tries), return_exceptions=True)
        assert sum(isinstance(error, Taken) for error in found) == 7
        assert (await tries_at(database, [DEAL]))[0].game in {one.game for one in tries}


@awaited
async def test_it_ends_once_and_is_judged_once(url: str) -> None:
    async with opened(url) as database:
        await database.write(beginning(BEGUN))
        assert not await has_played(database, DEAL, "ann")
        await database.write(judging(DEAL, "ann", is_right=True))
        await database.write(ending(DEAL, "another", 15, 9, "{}", helped=False))
        assert await try_of(database, DEAL, "ann") == BEGUN, "it isn't over, nor is it another table's"
        await database.write(ending(DEAL, "table", 20, 30, '{"a": 1}', helped=False))
        over = BEGUN._replace(standing="over", ended=20, points=30, record='{"a": 1}')
        assert await try_of(database, DEAL, "ann") == over
        await database.write(ending(DEAL, "table", 25, 99, "{}", helped=False), voiding(DEAL, "ann"))
        assert await try_of(database, DEAL, "ann") == over
        assert await has_played(database, DEAL, "ann")
        await database.write(judging(DEAL, "ann", is_right=True), judging(DEAL, "ann", is_right=False))
        assert await tries_at(database, [DEAL, "other"]) == [over._replace(standing="counted", record=None)]
        assert await tries_at(database, []) == []


@pytest.mark.parametrize("how", ["helped", "seen elsewhere", "wrong"])
@awaited
async def test_what_is_void_stays_void(url: str, how: str) -> None:
    async with opened(url) as database:
        await database.write(beginning(BEGUN))
        if how == "seen elsewhere":
            await database.write(voiding(DEAL, "ann"))
        await database.write(ending(DEAL, "table", 20, 30, "{}", helped=how == "helped"))
        if how == "wrong":
            await database.write(judging(DEAL, "ann", is_right=False))
        await database.write(judging(DEAL, "ann", is_right=True))
        found = await try_of(database, DEAL, "ann")
        assert found is not None
        assert found.standing == "void"


@awaited
async def test_they_are_found_by_player_and_by_seed(url: str) -> None:
    async with opened(url) as database:
        for deal, player in ((DEAL, "ann"), ("match-x.1", "ann"), ("daily-2026-11-15-1-1", "ann"), (DEAL, "bob")):
            await database.write(beginning(BEGUN._replace(deal=deal, player=player, seed=f"seed of {deal}")))
        assert [one.deal for one in await tries_of(database, "ann", "daily-")] == ["daily-2026-11-15-1-1", DEAL]
        assert await deal_with_seed(database, "seed of match-x.1") == "match-x.1"
        assert await deal_with_seed(database, "another") is None


@awaited
async def test_matches_and_who_takes_part(url: str) -> None:
    async with opened(url) as database:
        for name in ("ann", "bob"):
            await add_guest(database, Guest(name, name.title(), None), None, 1)
        first, second = StoredMatch("one", 5, "[]"), StoredMatch("two", 6, "[]")
        await database.write(*opening(first, "ann"), *opening(second, "ann"))
        await database.write(joining("one", "bob", 7), joining("one", "bob", 8), joining("one", "bot:hero", 9))
        assert await match_named(database, "one") == first
        assert await match_named(database, "three") is None
        assert await players_of(database, "one") == ["ann", "bob", "bot:hero"]
        assert list(await matches_of(database, "ann", 9)) == [second, first]
        assert await names_of(database, ["ann", "bot:hero"]) == {"ann": "Ann"}
        await database.write(beginning(BEGUN), beginning(BEGUN._replace(player="bob")))
        await delete_guest(database, "ann")
        assert await players_of(database, "one") == ["bob", "bot:hero"]
        assert [one.player for one in await tries_at(database, [DEAL])] == ["bob"]
