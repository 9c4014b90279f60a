"""A tournament as everybody with its link sees it: who plays, who sat where, and what it brought."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, NamedTuple

import msgspec

from derby.clubs.scoring import Total, ranks, scores
from derby.server.statistics import level_of
from derby.store.tournaments import Entrant, StoredSeat, StoredTournament
from derby.tables.seat import who_is
from derby.tables.settings import Level, TableSettings


class TournamentSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, and at which tables."""

    size: Annotated[int, msgspec.Meta(ge=3, le=6)] = 4
    """How many should sit at a table, where the number of players allows it."""
    table: TableSettings = TableSettings()
    """Its number of seats doesn't matter, nor whether it is listed."""
    fill: Level | None = None
    """The bots that make all tables equally large; null for none."""


class TournamentPlayer(msgspec.Struct, frozen=True):
    who: str
    name: str
    plays: bool
    """Whether they play in the next round."""
    here: bool
    """Whether they have the page of the tournament open."""
    rank: int
    score: int
    """In tenths."""
    points: int
    """Victory points."""
    games: int


class TournamentSeat(msgspec.Struct, frozen=True):
    who: str | None
    """Null for a bot."""
    level: Level | None
    points: int | None
    score: int | None
    """In tenths; null if the table doesn't count, or not yet."""


class TournamentTable(msgspec.Struct, frozen=True):
    table: str
    state: Literal["playing", "over", "settled", "void"]
    """Settled by the host as it stood, or void: then it counts for nobody."""
    seats: tuple[TournamentSeat, ...]


class Tournament(msgspec.Struct, frozen=True):
    tournament: str
    name: str
    settings: TournamentSettings
    host: str
    """The `who` of the host; while the host is away, of the next who is there."""
    ended: bool
    you: str | None
    """Your `who`; null if you don't take part."""
    plays: bool
    """Whether you play in the next round."""
    table: str | None
    """The table at which you are expected now."""
    players: tuple[TournamentPlayer, ...]
    """The best first."""
    rounds: tuple[tuple[TournamentTable, ...], ...]


class Known(NamedTuple):
    """All that is stored of a tournament."""

    stored: StoredTournament
    entrants: Sequence[Entrant]
    seats: Sequence[StoredSeat]

    def tables(self) -> dict[str, list[StoredSeat]]:
        """The seats of each table, in the order of rounds and tables."""
        found: dict[str, list[StoredSeat]] = {}
        for seat in self.seats:
            found.setdefault(seat.game, []).append(seat)
        return found

    @property
    def settings(self) -> TournamentSettings:
        return msgspec.json.decode(self.stored.settings, type=TournamentSettings)

    @property
    def rounds(self) -> int:
        return max((seat.round for seat in self.seats), default=0)

    @property
    def is_round_over(self) -> bool:
        return all(seat.is_done for seat in self.seats)

    def table_of(self, guest: str) -> str | None:
        """The table at which somebody is expected now."""
        return next((seat.game for seat in self.seats if seat.player == guest and not seat.is_done), None)


def tournament_as_seen(known: Known, guest: str, host: str, here: Mapping[str, bool]) -> Tournament:
    """What a guest sees, or a stranger; `host` acts as the host."""
    stored = known.stored
    counted = {game: _scores(seats) for game, seats in known.tables().items()}
    own = next((entrant for entrant in known.entrants if entrant.guest == guest and entrant.part != "removed"), None)
    rounds: list[list[TournamentTable]] = [[] for _ in range(known.rounds)]
    for game, seats in known.tables().items():
        rounds[seats[0].round - 1].append(_table(stored.id, game, seats, counted[game]))
    return Tournament(
        stored.id,
        stored.name,
        known.settings,
        who_is(stored.id, host) if host else "",
        stored.ended is not None,
        who_is(stored.id, own.guest) if own is not None else None,
        own is not None and own.part == "plays",
        known.table_of(guest) if own is not None else None,
        tuple(_players(known, counted, here)),
        tuple(map(tuple, rounds)),
    )


def _scores(seats: Sequence[StoredSeat]) -> list[int] | None:
    """What each seat of a table has got, if it counts."""
    points = [seat.points for seat in seats if seat.points is not None]
    return scores(points) if len(points) == len(seats) else None


def _table(tournament: str, game: str, seats: Sequence[StoredSeat], counted: Sequence[int] | None) -> TournamentTable:
    if counted is None:
        state = "void" if seats[0].settled else "playing"
    else:
        state = "settled" if seats[0].settled else "over"
    shown = [
        TournamentSeat(
            who_is(tournament, seat.player) if seat.is_guest else None,
            level_of(seat.player),
            seat.points,
            counted[at] if counted is not None else None,
        )
        for at, seat in enumerate(seats)
    ]
    return TournamentTable(game, state, tuple(shown))


def _players(
    known: Known, counted: Mapping[str, Sequence[int] | None], here: Mapping[str, bool]
) -> list[TournamentPlayer]:
    brought: dict[str, list[Total]] = {}
    for game, seats in known.tables().items():
        found = counted[game]
        for at, seat in enumerate(seats):
            if found is not None:
                brought.setdefault(seat.player, []).append(Total(found[at], seat.points or 0))
    seated = {seat.player for seat in known.seats}
    listed = [entrant for entrant in known.entrants if entrant.part == "plays" or entrant.guest in seated]
    games = [brought.get(entrant.guest, []) for entrant in listed]
    totals = [Total(sum(total.score for total in own), sum(total.points for total in own)) for own in games]
    players = [
        TournamentPlayer(
            who_is(known.stored.id, entrant.guest),
            entrant.name,
            entrant.part == "plays",
            here.get(entrant.guest, False),
            rank,
            total.score,
            total.points,
            len(own),
        )
        for entrant, rank, total, own in zip(listed, ranks(totals), totals, games, strict=True)
    ]
    return sorted(players, key=lambda player: player.rank)
