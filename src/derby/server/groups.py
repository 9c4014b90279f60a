"""What becomes of a group: people join by its link, open tables together, and see what came of their games.

Nothing about its members is told to anybody who isn't one. Of several who open a table at once, one does: the games of
a group are numbered.
"""

import msgspec

from derby.server.finished_games import GroupGame, games_of_group
from derby.server.quotas import COUNTED_MS
from derby.server.services import Services
from derby.server.shares import Visitor
from derby.store.database import Taken
from derby.store.groups import (
    Member,
    StoredGroup,
    find_group,
    finished_games,
    founding,
    groups_of,
    is_removed,
    joining,
    latest_games,
    leaving,
    members_of,
    open_games,
    passing_on,
    playing,
    removing,
    renaming,
    seeing,
    standings,
)
from derby.tables import opening
from derby.tables.entries import encode_entry
from derby.tables.guest import Guest
from derby.tables.refusal import Refusal
from derby.tables.room import RoomSummary, summary_of
from derby.tables.seat import who_is
from derby.tables.settings import TableSettings
from derby.tables.text import checked_name

HERE_MS = 60_000
"""Whoever has looked at the page since then counts as being there."""
NOTED_MS = 20_000
"""How often it is written down that somebody looks."""
MOST_MEMBERS = 100
MOST_OPEN = 5
"""Tables that are shown at once."""
MOST_FINISHED = 20
"""Past games that are shown."""


class GroupMember(msgspec.Struct, frozen=True):
    who: str
    name: str
    here: bool
    """Whether they have the page of the group open."""
    games: int
    wins: float
    """Shared victories count in part."""
    points: int
    """Victory points."""


class Group(msgspec.Struct, frozen=True):
    """A group as its members see it; others see only its name."""

    group: str
    name: str
    you: str | None
    """Your `who`; null if you aren't a member."""
    owner: str | None = None
    """The `who` of the owner."""
    members: tuple[GroupMember, ...] = ()
    """Those with most victories first."""
    tables: tuple[RoomSummary, ...] = ()
    """Where a game is being played or to begin, the latest first."""
    games: tuple[GroupGame, ...] = ()
    """Past games, the latest first."""


async def found(services: Services, visitor: Visitor, guest: Guest, name: str) -> str:
    """Found a group; its id."""
    async with services.quotas.turn(f"guest {guest.id}"):
        await _check_number(services, guest)
        visitor.take("tables")
        id_, now = services.entropy.new_id(), services.clock.now_ms()
        await services.database.write(*founding(StoredGroup(id_, checked_name(name), guest.id, now, now)))
    return id_


async def group_of(services: Services, group: str) -> StoredGroup:
    stored = await find_group(services.database, group) if "\0" not in group else None
    if stored is None:
        raise Refusal("no-such-address")
    return stored


async def shown_to(services: Services, stored: StoredGroup, guest: str) -> Group:
    """The group as a guest sees it; of a member it is noted that they look."""
    database, now = services.database, services.clock.now_ms()
    members = await members_of(database, stored.id)
    own = next((member for member in members if member.guest == guest), None)
    if own is None:
        return Group(stored.id, stored.name, None)
    if own.seen < now - NOTED_MS:
        await database.write(*seeing(stored.id, guest, now))
    reached = {standing.player: standing for standing in await standings(database, stored.id)}
    listed = [
        GroupMember(
            who_is(stored.id, member.guest),
            member.name,
            member.guest == guest or member.seen > now - HERE_MS,
            reached[member.guest].games if member.guest in reached else 0,
            reached[member.guest].wins if member.guest in reached else 0.0,
            reached[member.guest].points if member.guest in reached else 0,
        )
        for member in members
    ]
    games = await games_of_group(database, guest, await finished_games(database, stored.id, MOST_FINISHED))
    return Group(
        stored.id,
        stored.name,
        who_is(stored.id, guest),
        who_is(stored.id, stored.owner),
        tuple(sorted(listed, key=lambda member: (-member.wins, -member.points))),
        tuple(await _tables(services, stored)),
        tuple(games),
    )


async def _tables(services: Services, stored: StoredGroup) -> list[RoomSummary]:
    shown: list[RoomSummary] = []
    for game in await open_games(services.database, stored.id, MOST_OPEN):
        try:
            shown.append(summary_of((await services.tables.get(game)).state))
        except Refusal:
            continue  # it is damaged, or was closed in the meantime
    return shown


async def join(services: Services, stored: StoredGroup, guest: Guest) -> None:
    members = await members_of(services.database, stored.id)
    if any(member.guest == guest.id for member in members):
        return
    if await is_removed(services.database, stored.id, guest.id):
        raise Refusal("removed")
    if len(members) >= MOST_MEMBERS:
        raise Refusal("too-many")
    async with services.quotas.turn(f"guest {guest.id}"):
        await _check_number(services, guest)
        await services.database.write(joining(stored.id, guest.id, services.clock.now_ms()))


async def leave(services: Services, stored: StoredGroup, guest: Guest) -> None:
    await services.database.write(*leaving(stored.id, guest.id))


async def remove(services: Services, stored: StoredGroup, guest: Guest, who: str) -> None:
    member = await _named_by_owner(services, stored, guest, who)
    if member.guest == guest.id:
        raise Refusal("not-allowed")
    await services.database.write(removing(stored.id, member.guest))


async def pass_on(services: Services, stored: StoredGroup, guest: Guest, who: str) -> None:
    member = await _named_by_owner(services, stored, guest, who)
    await services.database.write(passing_on(stored.id, guest.id, member.guest))


async def rename(services: Services, stored: StoredGroup, guest: Guest, name: str) -> None:
    if stored.owner != guest.id:
        raise Refusal("not-the-host")
    await services.database.write(renaming(stored.id, checked_name(name)))


async def open_table(
    services: Services, visitor: Visitor, stored: StoredGroup, guest: Guest, address: str, settings: TableSettings
) -> str:
    """The table at which the group gathers: a new one, unless there is one already."""
    await check_member(services, stored, guest)
    for _ in range(3):
        gathering = await _gathering(services, stored)
        if gathering is not None:
            return gathering
        settings = msgspec.structs.replace(settings, listed=False)
        offered = services.settings.correspondence
        first = opening.opened(guest, settings, services.entropy.new_seed(), offers_correspondence=offered)
        numbered = await latest_games(services.database, stored.id, 1)
        name = services.entropy.new_id()
        along = playing(stored.id, numbered[0][0] + 1 if numbered else 1, name)
        async with services.quotas.opening(guest.id, address, listed=False) as opener:
            visitor.take("tables")
            visitor.take("stored", sum(len(encode_entry(entry)) for entry in first))
            try:
                await services.tables.open_together({name: first}, opener, [along])
            except Taken:
                continue  # somebody was faster
        return name
    raise Refusal("try-again")


async def _gathering(services: Services, stored: StoredGroup) -> str | None:
    """The table at which the group gathers now; one that was left alone for a day no longer counts."""
    rows = await services.database.read(
        "SELECT game FROM group_games JOIN tables ON tables.id = game WHERE player_group = $1"
        " AND phase = 'gathering' AND changed > $2 ORDER BY number DESC LIMIT 1",
        stored.id,
        services.clock.now_ms() - COUNTED_MS,
    )
    return rows[0][0] if rows else None


async def check_member(services: Services, stored: StoredGroup, guest: Guest) -> list[Member]:
    members = await members_of(services.database, stored.id)
    if not any(member.guest == guest.id for member in members):
        raise Refusal("not-a-member")
    return members


async def _check_number(services: Services, guest: Guest) -> None:
    most = services.settings.limits.groups
    if len(await groups_of(services.database, guest.id, most)) >= most:
        raise Refusal("too-many")


async def _named_by_owner(services: Services, stored: StoredGroup, guest: Guest, who: str) -> Member:
    """The member that the owner means."""
    members = await check_member(services, stored, guest)
    if stored.owner != guest.id:
        raise Refusal("not-the-host")
    named = next((member for member in members if who_is(stored.id, member.guest) == who), None)
    if named is None:
        raise Refusal("not-a-member")
    return named
