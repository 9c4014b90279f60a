"""The part of the HTTP interface that is about tournaments."""

from typing import Annotated

import msgspec

from derby.server import tournaments
from derby.server.callers import guest_of, spend
from derby.server.routing import Answer, Request, Route
from derby.server.services import Services
from derby.server.tournament_view import Known, Tournament, TournamentSettings
from derby.tables.client_messages import Id, Name
from derby.tables.guest import Guest
from derby.tables.refusal import Refusal

COST = 5
"""A tournament is read from the database whenever it is asked for."""


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    settings: TournamentSettings = TournamentSettings()
    plays: bool = True
    """Whether you play, too, or are the host alone."""


class OpenedTournament(msgspec.Struct, frozen=True):
    tournament: str


class BeginRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    round: Annotated[int, msgspec.Meta(ge=1, le=1_000)]
    """Which: of several who press at once, one begins it."""


class SettleTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    table: Id
    counts: bool
    """Whether it counts as it stands; otherwise for nobody."""


class Somebody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    who: Id


async def _open(services: Services, request: Request, body: NewTournament) -> Answer:
    guest = await _guest(services, request)
    visitor = services.shares.visitor(guest.id, request.address)
    opened = await tournaments.open_tournament(services, visitor, guest, body.name, body.settings, plays=body.plays)
    return Answer(OpenedTournament(opened))


async def _look(services: Services, request: Request, _body: None) -> Answer:
    _check_offered(services)
    given = services.authentication.pass_of_cookie(request.cookie)
    guest = (await guest_of(services, request)).id if given is not None else ""
    return await _shown(services, request, guest)


async def _join(services: Services, request: Request, _body: None) -> Answer:
    guest, known = await _asked(services, request)
    async with services.quotas.turn(f"tournament {known.stored.id}"):
        await tournaments.join(services, await tournaments.known_of(services, known.stored.id), guest)
    return await _shown(services, request, guest.id)


async def _leave(services: Services, request: Request, _body: None) -> Answer:
    guest, known = await _asked(services, request)
    await tournaments.leave(services, known, guest)
    return await _shown(services, request, guest.id)


async def _begin_round(services: Services, request: Request, body: BeginRound) -> Answer:
    guest, known = await _asked_by_host(services, request)
    visitor = services.shares.visitor(guest.id, request.address)
    await tournaments.begin_round(services, visitor, services.quotas, known, guest, request.address, body.round)
    return await _shown(services, request, guest.id)


async def _settle(services: Services, request: Request, body: SettleTable) -> Answer:
    guest, known = await _asked_by_host(services, request)
    await tournaments.settle(services, known, body.table, counts=body.counts)
    return await _shown(services, request, guest.id)


async def _remove(services: Services, request: Request, body: Somebody) -> Answer:
    guest, known = await _asked_by_host(services, request)
    await tournaments.remove(services, known, body.who)
    return await _shown(services, request, guest.id)


async def _pass_on(services: Services, request: Request, body: Somebody) -> Answer:
    guest, known = await _asked_by_host(services, request, lasting=True)
    await tournaments.pass_on(services, known, body.who)
    return await _shown(services, request, guest.id)


async def _end(services: Services, request: Request, _body: None) -> Answer:
    guest, known = await _asked_by_host(services, request, lasting=True)
    await tournaments.end(services, known)
    return await _shown(services, request, guest.id)


async def _shown(services: Services, request: Request, guest: str) -> Answer:
    known = await tournaments.known_of(services, request.path_parts["tournament"])
    return Answer(await tournaments.shown_to(services, known, guest))


async def _asked(services: Services, request: Request) -> tuple[Guest, Known]:
    """Who asks for a change, of which tournament; it counts for their share."""
    guest = await _guest(services, request)
    services.shares.visitor(guest.id, request.address).take("changes")
    return guest, await tournaments.known_of(services, request.path_parts["tournament"])


async def _asked_by_host(services: Services, request: Request, *, lasting: bool = False) -> tuple[Guest, Known]:
    """Who asks as the host; somebody who only acts as one neither ends the tournament nor passes it on."""
    guest, known = await _asked(services, request)
    if lasting and not tournaments.is_lasting_host(known, guest.id):
        raise Refusal("not-the-host")
    if await tournaments.acting_host(services, known, guest.id) != guest.id:
        raise Refusal("not-the-host")
    return guest, known


async def _guest(services: Services, request: Request) -> Guest:
    _check_offered(services)
    spend(services, request)
    return await guest_of(services, request)


def _check_offered(services: Services) -> None:
    if not services.settings.tournaments:
        raise Refusal("switched-off")


def _change(path: str, meaning: str, handler: object, body: object = None) -> Route:
    return Route("POST", f"/api/tournaments/{{tournament}}/{path}", meaning, handler, body, Tournament, cost=COST)  # type: ignore[arg-type]


TOURNAMENT_ROUTES = (
    Route("POST", "/api/tournaments", "Open a tournament.", _open, NewTournament, OpenedTournament, cost=COST),
    Route(
        "GET",
        "/api/tournaments/{tournament}",
        "A tournament with its players, rounds and results; for everybody who has its link.",
        _look,
        None,
        Tournament,
        cost=COST,
    ),
    _change("join", "Play from the next round on.", _join),
    _change("leave", "Play in no further round; at a table you stand up yourself.", _leave),
    _change(
        "rounds", "Host: begin a round, when all tables of the last one are over or settled.", _begin_round, BeginRound
    ),
    _change("settle", "Host: settle a table that isn't over.", _settle, SettleTable),
    _change("remove", "Host: somebody plays in no further round, and doesn't come back.", _remove, Somebody),
    _change("pass-on", "Host: somebody else is the host from now on.", _pass_on, Somebody),
    _change("end", "Host: end the tournament.", _end),
)
