"""Tournaments: who takes part, who sat where in which round, and what it brought.

What a game brought is written in the transaction of its result, so that nobody has to wait for it or ask again.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

from derby.store.database import Connection, Row, Statement
from derby.store.results import BOT

Part = Literal["plays", "watches", "left", "removed"]
"""How somebody takes part: a host need not play, and whom the host has removed stays out."""


class StoredTournament(NamedTuple):
    id: str
    name: str
    host: str
    """Who opened it, or whom it was passed on to; empty if they were deleted."""
    settings: str
    """As JSON."""
    opened: int
    changed: int
    ended: int | None


class Entrant(NamedTuple):
    guest: str
    name: str
    joined: int
    part: Part
    seen: int
    """When they last looked at the page of the tournament, roughly."""


class StoredSeat(NamedTuple):
    """A seat of a table of a round."""

    round: int
    """1 for the first."""
    number: int
    """Of the table in its round, 1 for the first."""
    seat: int
    game: str
    player: str
    """A guest, or `bot:` and its level."""
    points: int | None
    """Victory points, as soon as they count."""
    settled: bool
    """Whether the host has settled the table."""

    @property
    def is_guest(self) -> bool:
        return not self.player.startswith(BOT)

    @property
    def is_done(self) -> bool:
        return self.settled or self.points is not None


def opening_tournament(stored: StoredTournament) -> Statement:
    return Statement(
        "INSERT INTO tournaments (id, name, host, settings, opened, changed, ended)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7)",
        tuple(stored),
    )


def entering(tournament: str, entrant: Entrant) -> Statement:
    """The statement by which somebody takes part, or takes part again; not if they were removed."""
    return Statement(
        "INSERT INTO entrants (tournament, guest, name, joined, part, seen) VALUES ($1, $2, $3, $4, $5, $6)"
        " ON CONFLICT (tournament, guest) DO UPDATE SET"
        " part = CASE WHEN entrants.part = 'removed' THEN 'removed' ELSE excluded.part END, seen = excluded.seen",
        (tournament, *entrant),
    )


def taking_part(tournament: str, guest: str, part: Part) -> Statement:
    """The statement that changes how somebody takes part."""
    return Statement(
        "UPDATE entrants SET part = $3 WHERE tournament = $1 AND guest = $2 AND part <> 'removed'",
        (tournament, guest, part),
    )


def seeing(tournament: str, guest: str, now: int) -> Statement:
    """The statement that notes that somebody is there."""
    return Statement("UPDATE entrants SET seen = $3 WHERE tournament = $1 AND guest = $2", (tournament, guest, now))


def passing_on(tournament: str, host: str) -> Statement:
    return Statement("UPDATE tournaments SET host = $2 WHERE id = $1", (tournament, host))


def changing(tournament: str, now: int) -> Statement:
    return Statement("UPDATE tournaments SET changed = $2 WHERE id = $1", (tournament, now))


def ending(tournament: str, now: int) -> Statement:
    return Statement("UPDATE tournaments SET ended = $2 WHERE id = $1 AND ended IS NULL", (tournament, now))


def seating_round(tournament: str, number: int, tables: Mapping[str, Sequence[str]]) -> list[Statement]:
    """The statements that begin a round, players by game; they fail as `Taken` if somebody has begun it already."""
    return [
        Statement(
            "INSERT INTO tournament_seats (tournament, round, number, seat, game, player, settled)"
            " VALUES ($1, $2, $3, $4, $5, $6, 0)",
            (tournament, number, table, seat, game, player),
        )
        for table, (game, players) in enumerate(tables.items(), 1)
        for seat, player in enumerate(players)
    ]


def bringing(game: str, points: Sequence[int]) -> list[Statement]:
    """The statements that write down what a game has brought, if it belongs to a tournament and isn't settled."""
    return [
        Statement(
            "UPDATE tournament_seats SET points = $3 WHERE game = $1 AND seat = $2 AND settled = 0 AND points IS NULL",
            (game, seat, own),
        )
        for seat, own in enumerate(points)
    ]


def settling(game: str, points: Sequence[int] | None) -> list[Statement]:
    """The statements by which a game that isn't over counts as it stands, or, without points, for nobody."""
    brought = bringing(game, points) if points is not None else []
    return [*brought, Statement("UPDATE tournament_seats SET settled = 1 WHERE game = $1", (game,))]


async def find_tournament(database: Connection, tournament: str) -> StoredTournament | None:
    rows = await database.read(
        "SELECT id, name, host, settings, opened, changed, ended FROM tournaments WHERE id = $1", tournament
    )
    return StoredTournament(*rows[0]) if rows else None


async def entrants_of(database: Connection, tournament: str) -> list[Entrant]:
    """Everybody who has ever taken part, the first to come first."""
    rows = await database.read(
        "SELECT guest, name, joined, part, seen FROM entrants WHERE tournament = $1 ORDER BY joined, guest",
        tournament,
    )
    return [Entrant(*row) for row in rows]


async def seats_of_tournament(database: Connection, tournament: str) -> list[StoredSeat]:
    rows = await database.read(
        "SELECT round, number, seat, game, player, points, settled FROM tournament_seats WHERE tournament = $1"
        " ORDER BY round, number, seat",
        tournament,
    )
    return [_seat(row) for row in rows]


async def tournaments_of(database: Connection, guest: str, since: int, most: int) -> list[StoredTournament]:
    """The tournaments somebody takes part in in which something has changed since, the latest first."""
    rows = await database.read(
        "SELECT id, tournaments.name, host, settings, opened, changed, ended FROM entrants"
        " JOIN tournaments ON id = tournament"
        " WHERE guest = $1 AND part <> 'removed' AND changed > $2 ORDER BY changed DESC, id LIMIT $3",
        guest,
        since,
        most,
    )
    return [StoredTournament(*row) for row in rows]


async def open_tournaments(database: Connection, host: str, since: int) -> int:
    """How many tournaments somebody is the host of that haven't ended."""
    rows = await database.read(
        "SELECT COUNT(*) FROM tournaments WHERE host = $1 AND ended IS NULL AND changed > $2", host, since
    )
    return int(rows[0][0])


async def tournament_of_game(database: Connection, game: str, guest: str) -> str | None:
    """The tournament whose game it is, if the guest takes part in it."""
    rows = await database.read(
        "SELECT tournament_seats.tournament FROM tournament_seats"
        " JOIN entrants ON entrants.tournament = tournament_seats.tournament"
        " WHERE game = $1 AND guest = $2 AND part <> 'removed' LIMIT 1",
        game,
        guest,
    )
    return rows[0][0] if rows else None


def _seat(row: Row) -> StoredSeat:
    round_, number, seat, game, player, points, settled = row
    return StoredSeat(round_, number, seat, game, player, points, bool(settled))
