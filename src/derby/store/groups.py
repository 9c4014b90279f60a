"""Groups of people who meet again and again: their members, and the games that were opened for them."""

from collections.abc import Sequence
from typing import NamedTuple

from derby.store.database import Connection, Statement


class StoredGroup(NamedTuple):
    id: str
    name: str
    owner: str
    opened: int
    changed: int


class Member(NamedTuple):
    guest: str
    name: str
    joined: int
    seen: int
    """When they last looked at the page of the group, roughly."""


def founding(group: StoredGroup) -> list[Statement]:
    return [
        Statement(
            "INSERT INTO player_groups (id, name, owner, opened, changed) VALUES ($1, $2, $3, $4, $5)", tuple(group)
        ),
        joining(group.id, group.owner, group.opened),
    ]


def joining(group: str, guest: str, now: int) -> Statement:
    """The statement by which somebody becomes a member; whoever was removed stays out."""
    return Statement(
        "INSERT INTO group_members (player_group, guest, joined, seen, removed) VALUES ($1, $2, $3, $3, 0)"
        " ON CONFLICT (player_group, guest) DO NOTHING",
        (group, guest, now),
    )


def leaving(group: str, guest: str) -> list[Statement]:
    """The statements by which a member leaves: an owner's group goes to the oldest member, and the last one ends it."""
    return [
        Statement("DELETE FROM group_members WHERE player_group = $1 AND guest = $2 AND removed = 0", (group, guest)),
        *after_leaving("id = $1", group),
    ]


def after_leaving(which: str, value: str) -> list[Statement]:
    """The statements that find owners for groups without one, among `which`, and end those that nobody is in."""
    members = "SELECT 1 FROM group_members WHERE player_group = player_groups.id AND removed = 0"
    ended = f"SELECT id FROM player_groups WHERE {which} AND NOT EXISTS ({members})"
    return [
        Statement(f"DELETE FROM group_games WHERE player_group IN ({ended})", (value,)),
        Statement(f"DELETE FROM group_members WHERE player_group IN ({ended})", (value,)),
        Statement(f"DELETE FROM player_groups WHERE {which} AND NOT EXISTS ({members})", (value,)),
        Statement(
            "UPDATE player_groups SET owner = (SELECT guest FROM group_members"
            " WHERE player_group = player_groups.id AND removed = 0 ORDER BY joined, guest LIMIT 1)"
            f" WHERE {which} AND NOT EXISTS ({members} AND guest = owner)",
            (value,),
        ),
    ]


def removing(group: str, guest: str) -> Statement:
    return Statement("UPDATE group_members SET removed = 1 WHERE player_group = $1 AND guest = $2", (group, guest))


def passing_on(group: str, owner: str, to: str) -> Statement:
    """The statement that gives a group to another member, if it still belongs to the one who gives it."""
    return Statement(
        "UPDATE player_groups SET owner = $3 WHERE id = $1 AND owner = $2 AND EXISTS"
        " (SELECT 1 FROM group_members WHERE player_group = $1 AND guest = $3 AND removed = 0)",
        (group, owner, to),
    )


def renaming(group: str, name: str) -> Statement:
    return Statement("UPDATE player_groups SET name = $2 WHERE id = $1", (group, name))


def seeing(group: str, guest: str, now: int) -> list[Statement]:
    """The statements that note that a member is there."""
    return [
        Statement("UPDATE group_members SET seen = $3 WHERE player_group = $1 AND guest = $2", (group, guest, now)),
        Statement("UPDATE player_groups SET changed = $2 WHERE id = $1", (group, now)),
    ]


def playing(group: str, number: int, game: str) -> Statement:
    """The statement that notes the group's next game; it fails as `Taken` if somebody has opened one meanwhile."""
    return Statement("INSERT INTO group_games (player_group, number, game) VALUES ($1, $2, $3)", (group, number, game))


async def find_group(database: Connection, group: str) -> StoredGroup | None:
    rows = await database.read("SELECT id, name, owner, opened, changed FROM player_groups WHERE id = $1", group)
    return StoredGroup(*rows[0]) if rows else None


async def members_of(database: Connection, group: str) -> list[Member]:
    """All members, by the names they have now, the oldest first."""
    rows = await database.read(
        "SELECT guest, name, joined, seen FROM group_members JOIN guests ON guests.id = guest"
        " WHERE player_group = $1 AND removed = 0 ORDER BY joined, guest",
        group,
    )
    return [Member(*row) for row in rows]


async def is_removed(database: Connection, group: str, guest: str) -> bool:
    rows = await database.read(
        "SELECT 1 FROM group_members WHERE player_group = $1 AND guest = $2 AND removed = 1", group, guest
    )
    return bool(rows)


async def latest_games(database: Connection, group: str, most: int) -> list[tuple[int, str]]:
    """The numbers and names of the group's latest games, the latest first."""
    rows = await database.read(
        "SELECT number, game FROM group_games WHERE player_group = $1 ORDER BY number DESC LIMIT $2", group, most
    )
    return [(row[0], row[1]) for row in rows]


async def open_games(database: Connection, group: str, most: int) -> list[str]:
    """The group's tables at which a game is being played or to begin, the latest first."""
    rows = await database.read(
        "SELECT game FROM group_games JOIN tables ON tables.id = game WHERE player_group = $1"
        " AND phase IN ('gathering', 'playing') ORDER BY number DESC LIMIT $2",
        group,
        most,
    )
    return [row[0] for row in rows]


async def finished_games(database: Connection, group: str, most: int) -> list[str]:
    """The group's games that are over, the latest first."""
    rows = await database.read(
        "SELECT game FROM group_games WHERE player_group = $1"
        " AND EXISTS (SELECT 1 FROM results WHERE results.game = group_games.game) ORDER BY number DESC LIMIT $2",
        group,
        most,
    )
    return [row[0] for row in rows]


class Standing(NamedTuple):
    player: str
    games: int
    wins: float
    points: int


async def standings(database: Connection, group: str) -> list[Standing]:
    """What the members have reached in the group's games."""
    rows = await database.read(
        "SELECT player, COUNT(*), SUM(share), SUM(points) FROM group_games"
        " JOIN results ON results.game = group_games.game"
        " JOIN group_members ON group_members.player_group = group_games.player_group AND guest = player"
        " WHERE group_games.player_group = $1 AND removed = 0 GROUP BY player",
        group,
    )
    return [Standing(row[0], int(row[1]), float(row[2]), int(row[3])) for row in rows]


async def groups_of(database: Connection, guest: str, most: int) -> Sequence[StoredGroup]:
    """The groups somebody is a member of, the liveliest first."""
    rows = await database.read(
        "SELECT id, name, owner, opened, changed FROM group_members JOIN player_groups ON id = player_group"
        " WHERE guest = $1 AND removed = 0 ORDER BY changed DESC, id LIMIT $2",
        guest,
        most,
    )
    return [StoredGroup(*row) for row in rows]


async def group_of_game(database: Connection, game: str, guest: str) -> str | None:
    """The group whose game it is, if the guest is a member."""
    rows = await database.read(
        "SELECT group_games.player_group FROM group_games"
        " JOIN group_members ON group_members.player_group = group_games.player_group"
        " WHERE game = $1 AND guest = $2 AND removed = 0 LIMIT 1",
        game,
        guest,
    )
    return rows[0][0] if rows else None
