"""Deleting a guest: everything by which anybody could tell who it was. The games of the others stay as they were.

An id stays in the entries, where it says which seats and words belong together; it is random, and names nobody any
more. Deleting can be repeated, and must be if it was interrupted.
"""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

import msgspec

from derby.store.database import Database, Statement
from derby.store.groups import after_leaving
from derby.store.tables import read_entries
from derby.tables import entries
from derby.tables.entries import StoredEntry, TableEntry, decode_entry, encode_entry
from derby.tables.following import follow_all
from derby.tables.room import RoomSummary
from derby.tables.state import TableState

NOBODY = "?"
"""Stands for a name, words or chat that were deleted."""
PAGE = 50
"""Tables that are looked through at once."""
PIECE = 200
"""Entries that are changed at once."""


class DeletedGuest(NamedTuple):
    guests: tuple[str, ...]
    """The ids of the guest and of their external bots."""
    tables: tuple[str, ...]
    """Tables whose entries have changed. A process that has one in memory still shows it as it was."""
    words_kept: tuple[str, ...]
    """Tables whose games are not over and need the guest's words for their chance: delete the guest again later."""


async def delete_guest(database: Database, guest: str) -> DeletedGuest:
    """Delete a guest and their external bots: names, chat, words given for the chance, results and ratings.

    `derby admin delete-guest` is made of it. The server may run.
    """
    rows = await database.read("SELECT id FROM guests WHERE id = $1 OR owner = $1", guest)
    leaving = frozenset([guest, *(row[0] for row in rows)])
    changed: list[str] = []
    kept: list[str] = []
    async for table in _tables_of(database, leaving):
        log = _Log(await read_entries(database, table), leaving)
        changed.append(table)
        if log.needs_words:
            kept.append(table)
        # The words and what stands for the chance that came of them: both or neither.
        await database.write(*_changing(table, log.chance_changes()))
        changes = log.changes()
        for start in range(0, len(changes), PIECE):
            await database.write(*_changing(table, changes[start : start + PIECE]))
            await asyncio.sleep(0)
        await _delete_from_list(database, table, log.seats)
    ids = sorted(leaving)
    await database.write(
        *(
            Statement(sql, (id_,))
            for sql in (
                "DELETE FROM results WHERE player = $1",
                "DELETE FROM reviews WHERE player = $1",
                "DELETE FROM puzzle_answers WHERE player = $1",
                "DELETE FROM totals WHERE player = $1",
                "DELETE FROM bet_totals WHERE player = $1",
                "DELETE FROM opponents WHERE player = $1 OR opponent = $1",
                "DELETE FROM bests WHERE player = $1",
                "DELETE FROM ratings WHERE player = $1",
                "DELETE FROM rating_history WHERE player = $1",
                "DELETE FROM seated WHERE guest = $1",
                f"UPDATE entrants SET name = '{NOBODY}', part = 'removed' WHERE guest = $1",
                "UPDATE tournaments SET host = '' WHERE host = $1",
                "DELETE FROM group_members WHERE guest = $1",
                "DELETE FROM tries WHERE player = $1",
                "DELETE FROM duplicate_players WHERE player = $1",
                "DELETE FROM mutes WHERE guest = $1 OR muted = $1",
                "DELETE FROM reports WHERE reporter = $1 OR reported = $1",
                "UPDATE deadlines SET guest = NULL WHERE guest = $1",
                "DELETE FROM subscriptions WHERE guest = $1",
                "DELETE FROM subscribers WHERE guest = $1",
                "DELETE FROM bans WHERE subject = $1",
                "UPDATE tables SET opened_by = NULL, opened_from = NULL WHERE opened_by = $1",
                "DELETE FROM guests WHERE id = $1",
            )
            for id_ in ids
        ),
        *(statement for id_ in ids for statement in after_leaving("owner = $1", id_)),
    )
    return DeletedGuest(tuple(ids), tuple(changed), tuple(kept))


class _Log:
    """The entries of a table, and which of them say something about those who leave."""

    def __init__(self, stored: Sequence[StoredEntry], leaving: AbstractSet[str]) -> None:
        self._stored = stored
        self._entries = [(entry.seq, decode_entry(entry.body)) for entry in stored]
        self._leaving = leaving
        self._words: dict[int, entries.WordsGiven] = {}
        """The words of those who leave, by the number of their entry."""
        self.seats: set[int] = set()
        """The seats that are theirs."""
        for seq, entry in self._entries:
            match entry:
                case entries.GuestSat():
                    (self.seats.add if entry.guest in leaving else self.seats.discard)(entry.seat)
                case entries.BotSat() | entries.SeatEmptied():
                    self.seats.discard(entry.seat)
                case entries.SettingsChanged():
                    self.seats = {seat for seat in self.seats if seat < entry.settings.seats}
                case entries.WordsGiven() if entry.seat in self.seats and entry.words != NOBODY:
                    self._words[seq] = entry
                case _:
                    pass
        self._state = TableState("")
        if self._words:
            follow_all(self._state, stored)
        self.needs_words = bool(self._words) and self._state.phase != "over"

    def changes(self) -> list[tuple[int, TableEntry]]:
        """What becomes of names and chat."""
        found: list[tuple[int, TableEntry]] = []
        for seq, entry in self._entries:
            if isinstance(entry, entries.GuestSat | entries.Said | entries.Reacted) and entry.guest in self._leaving:
                text = {"text": NOBODY} if isinstance(entry, entries.Said) else {}
                found.append((seq, msgspec.structs.replace(entry, name=NOBODY, **text)))
        return found

    def chance_changes(self) -> list[tuple[int, TableEntry]]:
        """What becomes of the words: in a game that is over, what they brought is written down instead.

        The game stays what it was, but its chance can no longer be verified.
        """
        if not self._words or self.needs_words:
            return []
        found: list[tuple[int, TableEntry]] = [
            (seq, msgspec.structs.replace(entry, words=NOBODY)) for seq, entry in self._words.items()
        ]
        game = self._state.game
        assert game is not None
        given = entries.GivenChance(game.first_player, tuple(game.chances))
        return found + [
            (seq, msgspec.structs.replace(entry, given=entry.given or given))
            for seq, entry in self._entries
            if isinstance(entry, entries.GameBegan)
        ]


async def _tables_of(database: Database, leaving: AbstractSet[str]) -> AsyncGenerator[str]:
    """The tables at which one of them has sat or spoken."""
    last = ""
    while True:
        page = await database.read("SELECT id FROM tables WHERE id > $1 ORDER BY id LIMIT $2", last, PAGE)
        if not page:
            return
        first, last = page[0][0], page[-1][0]
        found: set[str] = set()
        for id_ in leaving:
            rows = await database.read(
                "SELECT DISTINCT game FROM events WHERE game >= $1 AND game <= $2 AND body LIKE $3",
                first,
                last,
                f'%"guest":"{id_}"%',
            )
            found |= {row[0] for row in rows}
        for table in sorted(found):
            yield table
        await asyncio.sleep(0)


async def _delete_from_list(database: Database, table: str, seats: AbstractSet[int]) -> None:
    rows = await database.read("SELECT summary FROM tables WHERE id = $1", table)
    if seats and rows:
        summary = msgspec.json.decode(rows[0][0], type=RoomSummary)
        names = tuple(NOBODY if seat in seats else name for seat, name in enumerate(summary.names))
        text = msgspec.json.encode(msgspec.structs.replace(summary, names=names)).decode()
        await database.write(Statement("UPDATE tables SET summary = $1 WHERE id = $2", (text, table)))


def _changing(table: str, changes: Sequence[tuple[int, TableEntry]]) -> list[Statement]:
    return [
        Statement("UPDATE events SET body = $1 WHERE game = $2 AND seq = $3", (encode_entry(entry), table, seq))
        for seq, entry in changes
    ]
