"""A guest who is deleted leaves nothing that tells of them, and the games of the others stay what they were."""

import pytest

from derby.coach.findings import Estimate
from derby.game.errors import UnfairChance
from derby.store import Database, Statement
from derby.store.backup import tables_of_schema
from derby.store.guest_deletion import delete_guest
from derby.store.guests import add_guest, find_guest
from derby.store.openers import Opener, opened_by
from derby.store.puzzle_answers import KeptAnswer, keeping_answer
from derby.store.ratings import rating
from derby.store.results import Outcome, Result, recording
from derby.store.reviews import KeptReview, keeping
from derby.store.schema import STEPS
from derby.store.tables import Listing, appending, games_of, listing, read_entries, seating
from derby.store.totals import PEOPLE, counting
from derby.tables import client_messages as messages
from derby.tables.entries import Came, StoredEntry, decode_entry
from derby.tables.following import follow_all
from derby.tables.guest import Guest
from derby.tables.room import room_of, summary_of
from derby.tables.server_messages import encode_message
from derby.tables.state import TableState
from tests.store.databases import awaited, opened, rows_of
from tests.tables.sans_io import LocalTable, play_on

LEAVER, STAYER = "id 1", "id 0"
BOT = Guest("bot of 1", "Wooden Horse", LEAVER)
SECRETS = ("Person 1", "Wooden Horse", "my dog is called Argos", "I live in Ithaca")
OWN = "and mine Kerberos"


def played(most: int = 10_000) -> LocalTable:
    """A game of two people with words and chat, in which a spectator, the bot of the second, spoke, too."""
    table = LocalTable(2)
    table.ask(0, messages.Sit(0))
    table.ask(1, messages.Sit(1))
    table.ask(1, messages.GiveWords(1, SECRETS[2]))
    table.ask(0, messages.GiveWords(0, OWN))
    table.ask(0, messages.FillWithBots("random"))
    table.ask(0, messages.Start())
    table.write([Came(0, "here"), Came(1, "here")])
    table.ask(0, messages.Say("hail"))
    table.ask(1, messages.Say(SECRETS[3]))
    table.ask(1, messages.React("cheer"))
    table.come(BOT)
    table.ask(2, messages.Say("neigh"))
    play_on(table, most)
    return table


async def store(database: Database, name: str, table: LocalTable) -> None:
    for guest in (Guest(STAYER, "Person 0", None), Guest(LEAVER, "Person 1", None), BOT):
        await add_guest(database, guest, None if guest.owner else f"digest of {guest.id}", 1)
    written = [decode_entry(entry.body) for entry in table.stored]
    entry = Listing(table.state.phase, True, encode_message(summary_of(table.state)).decode(), 1)
    await database.write(*appending(name, table.stored), *seating(name, written), listing(name, entry))


async def read(database: Database, name: str) -> TableState:
    state = TableState(name)
    follow_all(state, await read_entries(database, name))
    return state


async def everything(url: str) -> str:
    """All that is stored."""
    return "\n".join([str(await rows_of(url, f"SELECT * FROM {table}")) for table in tables_of_schema(len(STEPS))])


@awaited
async def test_nothing_that_tells_of_a_guest_is_left(url: str) -> None:
    table = played()
    async with opened(url) as database:
        await store(database, "over", table)
        results = [Result(seat, player, 9, 0.0, "[]") for seat, player in enumerate((STAYER, LEAVER, "bot:random"))]
        outcome = Outcome("over", 3, 5, "", results)
        await database.write(*recording(outcome), *counting([outcome]), *rating(outcome, {}))
        review = KeptReview(5, *[Estimate(0.25, 0.5)] * 5, decisions=3, rough=False)
        await database.write(keeping("over", 0, STAYER, review), keeping("over", 1, LEAVER, review))
        assert await rows_of(url, "SELECT COUNT(*) FROM reviews") == [[2]]
        for guest in (STAYER, LEAVER):
            await database.write(keeping_answer(guest, KeptAnswer(1, "puzzle", 9, True, 5, 1600.0, 300.0)))
        await database.write(opened_by("over", Opener(LEAVER, "digest of address")))
        await database.write(
            Statement("INSERT INTO mutes VALUES ($1, $2)", (STAYER, LEAVER)),
            Statement(
                "INSERT INTO reports VALUES ('1', 1, 'over', $1, $2, $3, 3, $4)",
                (STAYER, LEAVER, SECRETS[0], SECRETS[3]),
            ),
        )
        before = await everything(url)
        assert all(secret in before for secret in (*SECRETS, OWN, "digest of id 1", "digest of address"))

        deleted = await delete_guest(database, LEAVER)

        assert deleted.guests == (BOT.id, LEAVER)
        assert (deleted.tables, deleted.words_kept) == (("over",), ())
        left = await everything(url)
        assert not [secret for secret in (*SECRETS, "digest of id 1", "digest of address") if secret in left]
        assert OWN in left
        assert await find_guest(database, LEAVER) is None
        assert await find_guest(database, BOT.id) is None
        assert await find_guest(database, STAYER) == Guest(STAYER, "Person 0", None)
        assert await games_of(database, LEAVER, 0, 10) == []
        assert await rows_of(url, "SELECT player FROM results ORDER BY seat") == [[STAYER], ["bot:random"]]
        assert await rows_of(url, "SELECT player FROM reviews") == [[STAYER]]
        # Whoever waited for a review while the guest was deleted adds nothing.
        await database.write(keeping("over", 1, LEAVER, review))
        assert await rows_of(url, "SELECT player FROM reviews") == [[STAYER]]
        await database.write(keeping_answer(LEAVER, KeptAnswer(1, "puzzle", 9, True, 5, 1600.0, 300.0)))
        assert await rows_of(url, "SELECT player FROM puzzle_answers") == [[STAYER]]
        assert await rows_of(url, "SELECT player FROM ratings ORDER BY player") == [["bot:random"], [STAYER]]
        assert await rows_of(url, "SELECT DISTINCT player FROM totals ORDER BY player") == [
            ["bot:random"],
            [STAYER],
            [PEOPLE],
        ]
        assert await rows_of(url, "SELECT player, opponent FROM opponents") == [[STAYER, "bot:random"]]
        names = [seat.name for seat in room_of(await read(database, "over")).seats]
        assert names == ["Person 0", "?", None]
        assert (await delete_guest(database, LEAVER)).words_kept == ()


@awaited
async def test_a_finished_game_stays_what_it_was_but_cannot_be_verified_any_more(url: str) -> None:
    table = played()
    async with opened(url) as database:
        await store(database, "over", table)
        await delete_guest(database, LEAVER)
        game, before = (await read(database, "over")).game, table.state.game
        assert game is not None
        assert before is not None
        assert before.record().verify() > 3
        assert (game.notation(), game.points, game.actions) == (before.notation(), before.points, before.actions)
        kept = game.record()
        assert (kept.chance, kept.seed, kept.words) == (before.record().chance, None, ())
        assert [step.events for step in kept.replay()] == [step.events for step in before.record().replay()]
        with pytest.raises(UnfairChance, match="reveals no seed"):
            kept.verify()


@awaited
async def test_words_stay_until_the_game_that_needs_them_is_over(url: str) -> None:
    table = played(most=3)
    async with opened(url) as database:
        await store(database, "running", table)
        deleted = await delete_guest(database, LEAVER)
        assert deleted.words_kept == ("running",)
        left = await everything(url)
        assert [secret for secret in SECRETS if secret in left] == [SECRETS[2]]
        running = await read(database, "running")
        assert (running.game and running.game.notation()) == (table.state.game and table.state.game.notation())

        stored = len(table.stored)
        play_on(table)
        await database.write(*appending("running", table.stored[stored:]))
        await database.write(Statement("UPDATE tables SET phase = 'over' WHERE id = 'running'"))
        assert (await delete_guest(database, LEAVER)).words_kept == ()
        assert SECRETS[2] not in await everything(url)
        over = await read(database, "running")
        assert (over.game and over.game.points) == (table.state.game and table.state.game.points)


@awaited
async def test_tables_of_others_are_not_touched(url: str) -> None:
    async with opened(url) as database:
        for number in range(120):
            first = StoredEntry(1, 1, '{"type":"Said","guest":"id 0","name":"Person 0","text":"alone"}')
            await database.write(*appending(f"table {number}", [first]))
            await database.write(listing(f"table {number}", Listing("gathering", True, "{}", 1)))
        spoke = StoredEntry(2, 1, '{"type":"Said","guest":"id 1","name":"Person 1","text":"I live in Ithaca"}')
        await database.write(*appending("table 99", [spoke]))
        assert (await delete_guest(database, LEAVER)).tables == ("table 99",)
        assert "Ithaca" not in await everything(url)
        assert (await everything(url)).count("alone") == 120
