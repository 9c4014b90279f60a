"""What becomes of a tournament: people join and leave, and the host begins rounds, settles tables and passes it on.

Everything is read from the database and written there in one go, so any process can do it. Of several who begin a round
at once, one does it: the seats of a round have keys.
"""

import msgspec

from derby.clubs.pairing import Table, bots_to_fill, next_round
from derby.server.quotas import Quotas
from derby.server.services import Services
from derby.server.shares import Visitor
from derby.server.tournament_view import Known, Tournament, TournamentSettings, tournament_as_seen
from derby.store.database import Taken
from derby.store.results import BOT
from derby.store.tournaments import (
    Entrant,
    StoredTournament,
    changing,
    ending,
    entering,
    entrants_of,
    find_tournament,
    open_tournaments,
    opening_tournament,
    passing_on,
    seating_round,
    seats_of_tournament,
    seeing,
    settling,
    taking_part,
)
from derby.tables import opening
from derby.tables.entries import BotSat, GuestSat, TableEntry, encode_entry
from derby.tables.guest import Guest
from derby.tables.lookalikes import told_apart
from derby.tables.refusal import Refusal
from derby.tables.seat import who_is
from derby.tables.settings import Level
from derby.tables.text import checked_name

HERE_MS = 60_000
"""Whoever has looked at the page since then counts as being there."""
HOST_AWAY_MS = 180_000
"""After so long without a look, and away from the table, too, somebody else acts as the host."""
NOTED_MS = 20_000
"""How often it is written down that somebody looks."""
OPEN_MS = 30 * 24 * 3600 * 1000
"""A tournament in which nothing has happened for this long no longer counts as open."""
MOST_ENTRANTS = 60
MOST_ROUNDS = 20


async def open_tournament(
    services: Services, visitor: Visitor, guest: Guest, name: str, settings: TournamentSettings, *, plays: bool
) -> str:
    """Open a tournament; its id."""
    table = msgspec.structs.replace(settings.table, listed=False, seats=settings.size)
    # Refuses settings with which no game can be set up.
    opening.opened(guest, table, b"", offers_correspondence=services.settings.correspondence)
    services.tables.check_offered(table)
    settings = msgspec.structs.replace(settings, table=table)
    written = msgspec.json.encode(settings).decode()
    now = services.clock.now_ms()
    async with services.quotas.turn(f"guest {guest.id}"):
        most = services.settings.limits.open_tournaments
        if await open_tournaments(services.database, guest.id, now - OPEN_MS) >= most:
            raise Refusal("too-many")
        visitor.take("tables")
        visitor.take("stored", len(written))
        id_ = services.entropy.new_id()
        await services.database.write(
            opening_tournament(StoredTournament(id_, checked_name(name), guest.id, written, now, now, None)),
            entering(id_, Entrant(guest.id, guest.name, now, "plays" if plays else "watches", now)),
        )
    return id_


async def known_of(services: Services, tournament: str) -> Known:
    stored = await find_tournament(services.database, tournament) if "\0" not in tournament else None
    if stored is None:
        raise Refusal("no-such-address")
    entrants = await entrants_of(services.database, tournament)
    return Known(stored, entrants, await seats_of_tournament(services.database, tournament))


async def shown_to(services: Services, known: Known, guest: str) -> Tournament:
    """The tournament as a guest sees it; who looks is noted."""
    now = services.clock.now_ms()
    own = _entrant(known, guest)
    if own is not None and own.seen < now - NOTED_MS:
        await services.database.write(seeing(known.stored.id, guest, now))
    here = {entrant.guest: entrant.guest == guest or entrant.seen > now - HERE_MS for entrant in known.entrants}
    return tournament_as_seen(known, guest, await acting_host(services, known, guest), here)


async def acting_host(services: Services, known: Known, asking: str = "") -> str:
    """The host, or while the host is away the first of those who are there; `asking` is."""
    now = services.clock.now_ms()
    host = known.stored.host
    active = [entrant for entrant in known.entrants if entrant.part in ("plays", "watches")]
    here = [entrant.guest for entrant in active if entrant.seen > now - HERE_MS or entrant.guest == asking]
    is_there = any(entrant.guest == host and entrant.seen > now - HOST_AWAY_MS for entrant in active)
    if host in here or is_there or not here or await _is_at_table(services, known, host):
        return host
    return here[0]


def is_lasting_host(known: Known, guest: str) -> bool:
    """Whether somebody is the host for good, not only while the host is away."""
    host = known.stored.host
    return guest == host or not any(e.guest == host and e.part in ("plays", "watches") for e in known.entrants)


async def _is_at_table(services: Services, known: Known, guest: str) -> bool:
    """Whether somebody is at the table at which they are expected."""
    table = known.table_of(guest)
    if table is None:
        return False
    try:
        state = (await services.tables.get(table)).state
    except Refusal:
        return False
    return any(state.seats[seat].present for seat in state.seats_of(guest))


async def join(services: Services, known: Known, guest: Guest) -> None:
    """Take part from the next round on."""
    own = _entrant(known, guest.id)
    if own is not None and own.part == "removed":
        raise Refusal("removed")
    if known.stored.ended is not None:
        raise Refusal("too-late")
    if own is None and len(known.entrants) >= MOST_ENTRANTS:
        raise Refusal("too-many")
    name = own.name if own is not None else told_apart(guest.name, [entrant.name for entrant in known.entrants])
    now = services.clock.now_ms()
    await services.database.write(
        entering(known.stored.id, Entrant(guest.id, name, now, "plays", now)), changing(known.stored.id, now)
    )


async def leave(services: Services, known: Known, guest: Guest) -> None:
    """Play in no further round. Whoever is at a table stands up there; a host goes on as one."""
    part = "watches" if guest.id == known.stored.host else "left"
    await services.database.write(taking_part(known.stored.id, guest.id, part))


async def remove(services: Services, known: Known, who: str) -> None:
    """Somebody plays in no further round, and doesn't come back."""
    entrant = _named(known, who)
    if entrant.guest == known.stored.host:
        raise Refusal("not-allowed")
    await services.database.write(taking_part(known.stored.id, entrant.guest, "removed"))


async def pass_on(services: Services, known: Known, who: str) -> None:
    """Somebody who takes part is the host from now on."""
    entrant = _named(known, who)
    if entrant.part not in ("plays", "watches"):
        raise Refusal("not-away")
    await services.database.write(passing_on(known.stored.id, entrant.guest))


async def end(services: Services, known: Known) -> None:
    now = services.clock.now_ms()
    await services.database.write(ending(known.stored.id, now), changing(known.stored.id, now))


async def settle(services: Services, known: Known, game: str, *, counts: bool) -> None:
    """A table that isn't over counts as it stands, or for nobody; what comes of its game later changes nothing."""
    seats = known.tables().get(game)
    if seats is None:
        raise Refusal("no-such-table")
    if seats[0].is_done:
        return
    points: tuple[int, ...] | None = None
    if counts:
        playing = (await services.tables.get(game)).state.game
        if playing is None:
            raise Refusal("not-playing")
        points = tuple(playing.points)
    await services.database.write(*settling(game, points), changing(known.stored.id, services.clock.now_ms()))


async def begin_round(
    services: Services, visitor: Visitor, quotas: Quotas, known: Known, guest: Guest, address: str, number: int
) -> None:
    """Open the tables of a round, at which everybody sits already and the games have begun.

    Whoever isn't there when it is their turn is played for by a bot after a while, as at any table.
    """
    if known.stored.ended is not None:
        raise Refusal("too-late")
    if number != known.rounds + 1:
        return  # somebody was faster
    if not known.is_round_over:
        raise Refusal("not-over")
    if number > MOST_ROUNDS:
        raise Refusal("too-many")
    tables = _drawn(services, known)
    names = {entrant.guest: entrant.name for entrant in known.entrants}
    settings = known.settings
    begun = {
        services.entropy.new_id(): _first_entries(services, known, table, names, settings.fill) for table in tables
    }
    players = {
        game: [player if player in names else f"{BOT}{settings.fill}" for player in table]
        for game, table in zip(begun, tables, strict=True)
    }
    async with quotas.opening(guest.id, address, listed=False) as opener:
        visitor.take("tables", len(tables))
        visitor.take("stored", sum(len(encode_entry(entry)) for written in begun.values() for entry in written))
        along = [
            *seating_round(known.stored.id, number, players),
            changing(known.stored.id, services.clock.now_ms()),
        ]
        try:
            await services.tables.open_together(begun, opener, along)
        except Taken:
            return  # somebody was faster


def _drawn(services: Services, known: Known) -> list[Table]:
    """Who sits where in the next round; bots have names of their own."""
    settings = known.settings
    playing = [entrant.guest for entrant in known.entrants if entrant.part == "plays"]
    bots: list[str] = []
    if playing and settings.fill is not None:
        bots = [f"{BOT}{number}" for number in range(bots_to_fill(len(playing), settings.size))]
    if len(playing) + len(bots) < 3:
        raise Refusal("too-few")
    before = [tuple(seat.player for seat in seats if seat.is_guest) for seats in known.tables().values()]
    return next_round(playing, settings.size, before, services.entropy.shuffle, bots)


def _first_entries(
    services: Services, known: Known, table: Table, names: dict[str, str], fill: Level | None
) -> list[TableEntry]:
    """A table at which everybody sits, and the game has begun."""
    host = Guest(known.stored.host, "", None)
    settings = msgspec.structs.replace(known.settings.table, seats=len(table))
    first = opening.opened(host, settings, services.entropy.new_seed())
    for seat, player in enumerate(table):
        if player in names:
            first.append(GuestSat(seat, player, names[player]))
        elif fill is not None:
            first.append(BotSat(seat, fill))
    return [*first, opening.begun([None] * len(table), services.entropy.shuffle)]


def _entrant(known: Known, guest: str) -> Entrant | None:
    return next((entrant for entrant in known.entrants if entrant.guest == guest), None)


def _named(known: Known, who: str) -> Entrant:
    found = (entrant for entrant in known.entrants if who_is(known.stored.id, entrant.guest) == who)
    entrant = next(found, None)
    if entrant is None:
        raise Refusal("not-known")
    return entrant
