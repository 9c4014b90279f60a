"""The part of the HTTP interface that is about groups, and about what belongs to an evening: one's own groups and
tournaments, those of a table, and the same people again.
"""

import msgspec

from derby.server import groups
from derby.server.callers import guest_of, spend
from derby.server.groups import Group
from derby.server.routing import Answer, Request, Route
from derby.server.services import Services
from derby.server.tournaments import OPEN_MS
from derby.server.tournaments_api import Somebody
from derby.store.groups import StoredGroup, group_of_game, groups_of
from derby.store.tournaments import tournament_of_game, tournaments_of
from derby.tables.client_messages import Name
from derby.tables.guest import Guest
from derby.tables.refusal import Refusal
from derby.tables.settings import TableSettings

COST = 5
"""A group is read from the database whenever it is asked for."""
MOST = 50
"""Groups, and tournaments, of one guest that are listed."""


class NewGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class OpenedGroup(msgspec.Struct, frozen=True):
    group: str


class TableToGoTo(msgspec.Struct, frozen=True):
    table: str


class NamedEvening(msgspec.Struct, frozen=True):
    id: str
    name: str


class OwnEvenings(msgspec.Struct, frozen=True):
    """What a guest takes part in, the liveliest first."""

    groups: tuple[NamedEvening, ...] | None
    """Null where the server has no groups."""
    tournaments: tuple[NamedEvening, ...] | None
    """Null where the server has no tournaments."""


class EveningOfTable(msgspec.Struct, frozen=True):
    """The evening that a table belongs to, for those who take part in it."""

    group: str | None
    tournament: str | None


async def _found(services: Services, request: Request, body: NewGroup) -> Answer:
    guest = await _guest(services, request)
    visitor = services.shares.visitor(guest.id, request.address)
    return Answer(OpenedGroup(await groups.found(services, visitor, guest, body.name)))


async def _look(services: Services, request: Request, _body: None) -> Answer:
    _check_offered(services)
    given = services.authentication.pass_of_cookie(request.cookie)
    guest = (await guest_of(services, request)).id if given is not None else ""
    return await _shown(services, request, guest)


async def _join(services: Services, request: Request, _body: None) -> Answer:
    guest, stored = await _asked(services, request)
    async with services.quotas.turn(f"group {stored.id}"):
        await groups.join(services, stored, guest)
    return await _shown(services, request, guest.id)


async def _leave(services: Services, request: Request, _body: None) -> Answer:
    guest, stored = await _asked(services, request)
    await groups.leave(services, stored, guest)
    return Answer(Group(stored.id, stored.name, None))


async def _remove(services: Services, request: Request, body: Somebody) -> Answer:
    guest, stored = await _asked(services, request)
    await groups.remove(services, stored, guest, body.who)
    return await _shown(services, request, guest.id)


async def _pass_on(services: Services, request: Request, body: Somebody) -> Answer:
    guest, stored = await _asked(services, request)
    await groups.pass_on(services, stored, guest, body.who)
    return await _shown(services, request, guest.id)


async def _rename(services: Services, request: Request, body: NewGroup) -> Answer:
    guest, stored = await _asked(services, request)
    await groups.rename(services, stored, guest, body.name)
    return await _shown(services, request, guest.id)


async def _open_table(services: Services, request: Request, body: TableSettings) -> Answer:
    guest, stored = await _asked(services, request)
    visitor = services.shares.visitor(guest.id, request.address)
    return Answer(TableToGoTo(await groups.open_table(services, visitor, stored, guest, request.address, body)))


async def _own_evenings(services: Services, request: Request, _body: None) -> Answer:
    spend(services, request)
    guest = await guest_of(services, request)
    settings, database = services.settings, services.database
    since = services.clock.now_ms() - OPEN_MS
    own = [NamedEvening(group.id, group.name) for group in await groups_of(database, guest.id, MOST)]
    held = [NamedEvening(one.id, one.name) for one in await tournaments_of(database, guest.id, since, MOST)]
    return Answer(OwnEvenings(tuple(own) if settings.groups else None, tuple(held) if settings.tournaments else None))


async def _evening_of(services: Services, request: Request, _body: None) -> Answer:
    guest, table = await guest_of(services, request), request.path_parts["table"]
    if "\0" in table:
        raise Refusal("no-such-table")
    settings, database = services.settings, services.database
    group = await group_of_game(database, table, guest.id) if settings.groups else None
    tournament = await tournament_of_game(database, table, guest.id) if settings.tournaments else None
    return Answer(EveningOfTable(group, tournament))


async def _same_people(services: Services, request: Request, _body: None) -> Answer:
    spend(services, request)
    guest = await guest_of(services, request)
    table = await services.tables.get(request.path_parts["table"])
    asking = table.state.seats_of(guest.id)
    again = await services.tables.rematch_of(table)
    if again is not None and asking:
        return Answer(TableToGoTo(again))
    listed = table.state.settings.listed
    async with services.quotas.opening(guest.id, request.address, listed=listed) as opener:
        services.shares.visitor(guest.id, request.address).take("tables")
        await services.tables.open_rematch(table, asking, opener, instead_of=table.state.rematch)
    assert table.state.rematch is not None
    return Answer(TableToGoTo(table.state.rematch))


async def _shown(services: Services, request: Request, guest: str) -> Answer:
    stored = await groups.group_of(services, request.path_parts["group"])
    return Answer(await groups.shown_to(services, stored, guest))


async def _asked(services: Services, request: Request) -> tuple[Guest, StoredGroup]:
    """Who asks for a change, of which group; it counts for their share."""
    guest = await _guest(services, request)
    services.shares.visitor(guest.id, request.address).take("changes")
    return guest, await groups.group_of(services, request.path_parts["group"])


async def _guest(services: Services, request: Request) -> Guest:
    _check_offered(services)
    spend(services, request)
    return await guest_of(services, request)


def _check_offered(services: Services) -> None:
    if not services.settings.groups:
        raise Refusal("switched-off")


GROUP_ROUTES = (
    Route("POST", "/api/groups", "Found a group.", _found, NewGroup, OpenedGroup, cost=COST),
    Route(
        "GET",
        "/api/groups/{group}",
        "A group as you see it: everything as a member, the name alone as anybody else.",
        _look,
        None,
        Group,
        cost=COST,
    ),
    Route("POST", "/api/groups/{group}/join", "Become a member.", _join, None, Group, cost=COST),
    Route(
        "POST",
        "/api/groups/{group}/leave",
        "Be a member no longer. An owner's group goes to the oldest member; the last one ends it.",
        _leave,
        None,
        Group,
        cost=COST,
    ),
    Route(
        "POST", "/api/groups/{group}/remove", "Owner: remove a member for good.", _remove, Somebody, Group, cost=COST
    ),
    Route(
        "POST",
        "/api/groups/{group}/pass-on",
        "Owner: give the group to another member.",
        _pass_on,
        Somebody,
        Group,
        cost=COST,
    ),
    Route("POST", "/api/groups/{group}/name", "Owner: give it another name.", _rename, NewGroup, Group, cost=COST),
    Route(
        "POST",
        "/api/groups/{group}/table",
        "The table at which the group gathers; a new one with these settings, unless there is one already.",
        _open_table,
        TableSettings,
        TableToGoTo,
        cost=COST,
    ),
    Route(
        "GET",
        "/api/me/evenings",
        "The groups you are a member of, and the tournaments you take part in.",
        _own_evenings,
        None,
        OwnEvenings,
    ),
    Route(
        "GET",
        "/api/tables/{table}/evening",
        "The group or tournament that a table belongs to, if you take part in it.",
        _evening_of,
        None,
        EveningOfTable,
        cost=2,
    ),
    Route(
        "POST",
        "/api/tables/{table}/again",
        "A table with the same people and settings as at a finished game of yours: the one that is there already, or a "
        "new one. Everybody has a seat at it, and finds it among their games.",
        _same_people,
        None,
        TableToGoTo,
        cost=10,
    ),
)
