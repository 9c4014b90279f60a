"""Groups and tournaments in both databases: what is written is found again; of two who take one number, one writes."""

import pytest

from derby.store import Database, groups, tournaments
from derby.store.database import Taken
from derby.store.forgetting import forget_evenings, forget_guests
from derby.store.groups import StoredGroup
from derby.store.guest_deletion import delete_guest
from derby.store.guests import add_guest, those_known
from derby.store.results import Outcome, Result, recording
from derby.store.table_deletion import delete_table
from derby.store.tables import Listing, listing
from derby.store.tournaments import Entrant, StoredTournament
from derby.tables.guest import Guest
from tests.store.databases import awaited, opened, rows_of

PEOPLE = ("ann", "bob", "cleo")


async def people(database: Database) -> None:
    for name in PEOPLE:
        await add_guest(database, Guest(name, name.title(), None), None, 1)


async def group(database: Database) -> None:
    await database.write(*groups.founding(StoredGroup("odd", "Odd Fellows", "ann", 5, 5)))
    await database.write(groups.joining("odd", "bob", 6), groups.joining("odd", "cleo", 7))


async def owner(database: Database) -> str | None:
    found = await groups.find_group(database, "odd")
    return found.owner if found is not None else None


async def tournament(database: Database) -> None:
    await database.write(
        tournaments.opening_tournament(StoredTournament("cup", "Cup", "ann", "{}", 5, 5, None)),
        *(tournaments.entering("cup", Entrant(name, name.title(), at, "plays", at)) for at, name in enumerate(PEOPLE)),
    )


@awaited
async def test_a_group_and_what_came_of_its_games(url: str) -> None:
    async with opened(url) as database:
        await people(database)
        await group(database)
        assert [member.name for member in await groups.members_of(database, "odd")] == ["Ann", "Bob", "Cleo"]
        await database.write(groups.playing("odd", 1, "game"), listing("game", Listing("playing", False, "{}", 9)))
        with pytest.raises(Taken):
            await database.write(groups.playing("odd", 1, "another"))
        assert await groups.open_games(database, "odd", 5) == ["game"]
        results = [
            Result(0, "ann", 30, 0.5, "[]"),
            Result(1, "bob", 30, 0.5, "[]"),
            Result(2, "bot:hero", 9, 0.0, "[]"),
        ]
        await database.write(*recording(Outcome("game", 3, 9, "", results)))
        assert sorted(await groups.standings(database, "odd")) == [("ann", 1, 0.5, 30), ("bob", 1, 0.5, 30)]
        await delete_table(database, "game")
        assert await groups.finished_games(database, "odd", 5) == ["game"]
        assert await groups.latest_games(database, "odd", 5) == [(1, "game")]
        assert await groups.group_of_game(database, "game", "cleo") == "odd"
        await database.write(groups.removing("odd", "cleo"), groups.joining("odd", "cleo", 8))
        assert await groups.group_of_game(database, "game", "cleo") is None
        assert await groups.is_removed(database, "odd", "cleo")
        await database.write(groups.passing_on("odd", "ann", "cleo"))
        assert await owner(database) == "ann"
        await database.write(groups.passing_on("odd", "ann", "bob"), groups.renaming("odd", "Even Fellows"))
        assert [(one.name, one.owner) for one in await groups.groups_of(database, "ann", 5)] == [
            ("Even Fellows", "bob")
        ]
        await database.write(*groups.seeing("odd", "ann", 20))
        await database.write(*groups.leaving("odd", "bob"))
        assert await owner(database) == "ann"
        await database.write(*groups.leaving("odd", "ann"))
        for table in ("player_groups", "group_members", "group_games"):
            assert await rows_of(url, f"SELECT * FROM {table}") == []


@awaited
async def test_a_tournament_and_its_rounds(url: str) -> None:
    async with opened(url) as database:
        await people(database)
        await tournament(database)
        await database.write(*tournaments.seating_round("cup", 1, {"game": ["bob", "ann", "bot:hero"]}))
        with pytest.raises(Taken):
            await database.write(*tournaments.seating_round("cup", 1, {"other": ["ann", "bob", "cleo"]}))
        await database.write(*tournaments.bringing("game", [10, 20, 30]))
        await database.write(*tournaments.settling("game", [0, 0, 0]), *tournaments.bringing("game", [1, 1, 1]))
        seats = await tournaments.seats_of_tournament(database, "cup")
        assert [(seat.player, seat.points, seat.settled) for seat in seats] == [
            ("bob", 10, True),
            ("ann", 20, True),
            ("bot:hero", 30, True),
        ]
        assert await tournaments.tournament_of_game(database, "game", "cleo") == "cup"
        await database.write(
            tournaments.taking_part("cup", "cleo", "removed"),
            tournaments.taking_part("cup", "cleo", "plays"),
            tournaments.seeing("cup", "bob", 77),
            tournaments.passing_on("cup", "bob"),
            tournaments.changing("cup", 50),
        )
        assert [(one.guest, one.part) for one in await tournaments.entrants_of(database, "cup")] == [
            ("ann", "plays"),
            ("bob", "plays"),
            ("cleo", "removed"),
        ]
        assert await tournaments.open_tournaments(database, "bob", 0) == 1
        await database.write(tournaments.ending("cup", 60), tournaments.ending("cup", 90))
        assert await tournaments.open_tournaments(database, "bob", 0) == 0
        (found,) = await tournaments.tournaments_of(database, "ann", 0, 5)
        assert (found.host, found.changed, found.ended) == ("bob", 50, 60)
        assert await tournaments.tournaments_of(database, "cleo", 0, 5) == []


@awaited
async def test_whoever_is_deleted_leaves_no_name_and_a_group_with_an_owner(url: str) -> None:
    async with opened(url) as database:
        await people(database)
        await group(database)
        await tournament(database)
        await delete_guest(database, "ann")
        assert await owner(database) == "bob"
        assert [member.guest for member in await groups.members_of(database, "odd")] == ["bob", "cleo"]
        assert [one.name for one in await tournaments.entrants_of(database, "cup")] == ["?", "Bob", "Cleo"]
        assert (found := await tournaments.find_tournament(database, "cup")) is not None
        assert found.host == ""
        assert await those_known(database, PEOPLE) == {"bob", "cleo"}


@awaited
async def test_what_nobody_comes_to_any_more_is_forgotten_and_then_its_people(url: str) -> None:
    async with opened(url) as database:
        await people(database)
        await group(database)
        await tournament(database)
        await database.write(*tournaments.seating_round("cup", 1, {"game": ["bob", "ann", "cleo"]}))
        await forget_evenings(database, 5)
        assert await forget_guests(database, 100) == 0
        await forget_evenings(database, 6)
        for table in ("player_groups", "group_members", "tournaments", "entrants", "tournament_seats"):
            assert await rows_of(url, f"SELECT * FROM {table}") == []
        assert await forget_guests(database, 100) == 3
