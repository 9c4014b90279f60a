"""`derby admin`: what the host of a server does about tables and guests, while it runs."""

import asyncio
import ipaddress
import os
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any
from uuid import uuid4

import typer

from derby.cli.output import complaining
from derby.errors import DerbyError

IDS = {"ignore_unknown_options": True}
"""Ids of tables and guests may begin with a hyphen."""

admin = typer.Typer(help="Look after a running server: tables, chat, guests, bans.", no_args_is_help=True)

DatabaseUrl = Annotated[
    str | None, typer.Option("--database", help="The server's database; by default the one in its settings.")
]
SettingsFile = Annotated[Path | None, typer.Option("--config", help="The server's settings, as a TOML file.")]
Table = Annotated[str, typer.Argument(help="The name of a table: the last part of its link.")]
Most = Annotated[int, typer.Option(help="How many to show.", min=1)]

WAIT_SECONDS = 20.0
"""How long a running server may take to carry out an order."""


class AdminError(DerbyError):
    """What was asked for can't be ordered."""


@admin.command()
def tables(database: DatabaseUrl = None, config: SettingsFile = None, most: Most = 50) -> None:
    """List the tables that are not over, latest first: name, phase, who opened it, how many people are there."""
    _show(
        database,
        config,
        "SELECT id, phase, CASE listed WHEN 1 THEN 'listed' ELSE '' END, changed, opened_by, summary FROM tables"
        " WHERE phase <> 'over' ORDER BY changed DESC LIMIT $1",
        most,
    )


@admin.command()
def guests(
    name: Annotated[str, typer.Argument(help="A part of the name.")] = "",
    database: DatabaseUrl = None,
    config: SettingsFile = None,
    most: Most = 50,
) -> None:
    """List guests, latest first: id, name, since when, and whose bot it is."""
    sql = "SELECT id, name, created, owner FROM guests WHERE name LIKE $2 ORDER BY created DESC LIMIT $1"
    _show(database, config, sql, most, f"%{name}%")


@admin.command(context_settings=IDS)
def chat(table: Table, database: DatabaseUrl = None, config: SettingsFile = None) -> None:
    """Show the chat of a table: line number, time, guest, name, words."""
    from derby.store.beside import open_beside
    from derby.tables.entries import Reacted, Said, decode_entry

    async def read() -> None:
        async with open_beside(_url(database, config)) as opened:
            sql = (
                "SELECT seq, at, body FROM events WHERE game = $1 AND"
                " (body LIKE '%\"Said\"%' OR body LIKE '%\"Reacted\"%') ORDER BY seq"
            )
            for seq, at, body in await opened.read(sql, table):
                entry = decode_entry(body)
                if isinstance(entry, Said | Reacted):
                    said = entry.text if isinstance(entry, Said) else f"({entry.reaction})"
                    _print(seq, _time(at), entry.guest, entry.name, said)

    _run(read)


@admin.command()
def reports(database: DatabaseUrl = None, config: SettingsFile = None, most: Most = 50) -> None:
    """List what guests reported, latest first: time, table, line, who was reported, by whom, what was said."""
    sql = "SELECT at, game, line, reported, name, reporter, said FROM reports ORDER BY at DESC LIMIT $1"
    _show(database, config, sql, most)


@admin.command()
def bans(database: DatabaseUrl = None, config: SettingsFile = None) -> None:
    """List bans: the guest or the digest of an address, and until when."""
    _show(database, config, "SELECT subject, until FROM bans WHERE until > $1 ORDER BY until", _now())


@admin.command()
def log(database: DatabaseUrl = None, config: SettingsFile = None, most: Most = 50) -> None:
    """List the orders given by this command, latest first: when, what, when it was done, and the outcome."""
    _show(database, config, "SELECT at, body, done, outcome FROM orders ORDER BY at DESC LIMIT $1", most)


@admin.command(context_settings=IDS)
def close_table(table: Table, database: DatabaseUrl = None, config: SettingsFile = None) -> None:
    """Close a table: nobody can enter it any more, but its entries stay."""
    from derby.store.orders import CloseTable

    _order(database, config, CloseTable(table))


@admin.command(context_settings=IDS)
def delete_table(table: Table, database: DatabaseUrl = None, config: SettingsFile = None) -> None:
    """Close a table and delete it with all its entries."""
    from derby.store.orders import CloseTable, DeleteTable

    _order(database, config, CloseTable(table), DeleteTable(table))


@admin.command(context_settings=IDS)
def delete_chat(
    table: Table,
    line: Annotated[list[int] | None, typer.Option(help="The number of a line; can be repeated.")] = None,
    guest: Annotated[str | None, typer.Option(help="The id of a guest, for all their lines.")] = None,
    database: DatabaseUrl = None,
    config: SettingsFile = None,
) -> None:
    """Delete lines from a table's chat, on open screens, too."""
    from derby.store.orders import DeleteChat

    with complaining():
        if not line and guest is None:
            raise AdminError("say which lines: --line or --guest")
    _order(database, config, DeleteChat(table, tuple(line or ()), guest))


@admin.command(context_settings=IDS)
def delete_guest(
    guest: Annotated[str, typer.Argument(help="The id of a guest.")],
    database: DatabaseUrl = None,
    config: SettingsFile = None,
) -> None:
    """Delete a guest: name, chat, results, bots. Games with other people stay."""
    from derby.store.orders import DeleteGuest

    _order(database, config, DeleteGuest(guest))


@admin.command(context_settings=IDS)
def ban(
    who: Annotated[str, typer.Argument(help="A guest's id, an address, or the digest of one.")],
    hours: Annotated[float, typer.Option(help="For how long.", min=0.01, max=24 * 366)] = 24,
    database: DatabaseUrl = None,
    config: SettingsFile = None,
) -> None:
    """Ban a guest or an address for a while. Of an address only a digest is stored; of IPv6 the whole /64 is banned."""
    from derby.store.orders import Ban

    until = _now() + int(hours * 3_600_000)
    _order_about(who, database, config, lambda subject: Ban(subject, until))


@admin.command(context_settings=IDS)
def unban(
    who: Annotated[str, typer.Argument(help="A guest's id, an address, or the digest of one.")],
    database: DatabaseUrl = None,
    config: SettingsFile = None,
) -> None:
    """End a ban."""
    from derby.store.orders import Unban

    _order_about(who, database, config, Unban)


def _order_about(who: str, database: str | None, config: Path | None, order: Callable[[str], Any]) -> None:
    from derby.server.addresses import shared_address
    from derby.server.authentication import Authentication
    from derby.store.beside import open_beside

    async def subject() -> str:
        try:
            ipaddress.ip_address(who)
        except ValueError:
            return who
        secret = _settings(database, config).secret
        if secret is None:
            async with open_beside(_url(database, config)) as opened:
                rows = await opened.read("SELECT value FROM secrets WHERE name = 'signing'")
                secret = rows[0][0] if rows else None
        if secret is None:
            raise AdminError("there is no secret yet: start the server once")
        return Authentication(secret, None).address_digest(shared_address(who))

    with complaining():
        found = asyncio.run(subject())
    _order(database, config, order(found))


def _order(database: str | None, config: Path | None, *orders: Any) -> None:
    """Give orders, and wait until the server has carried them out."""
    from derby.store.beside import open_beside
    from derby.store.orders import giving

    async def give() -> None:
        async with open_beside(_url(database, config)) as opened:
            now = _now()
            ids = [str(uuid4()) for _ in orders]
            await opened.write(
                *(giving(id_, now + at, order) for at, (id_, order) in enumerate(zip(ids, orders, strict=True)))
            )
            deadline = time.monotonic() + WAIT_SECONDS
            for id_ in ids:
                while True:
                    rows = await opened.read("SELECT outcome FROM orders WHERE id = $1", id_)
                    if rows and rows[0][0] is not None:
                        _print(rows[0][0])
                        break
                    if time.monotonic() > deadline:
                        _print("no server has answered: it will be done when one runs")
                        return
                    await asyncio.sleep(0.2)

    _run(give)


def _show(database: str | None, config: Path | None, sql: str, *values: str | int) -> None:
    from derby.store.beside import open_beside

    async def read() -> None:
        async with open_beside(_url(database, config)) as opened:
            for row in await opened.read(sql, *values):
                _print(*(_time(value) if isinstance(value, int) and value > 10**12 else value for value in row))

    _run(read)


def _settings(database: str | None, config: Path | None):
    from derby.server.settings import load_settings

    return load_settings(config, os.environ, {"database": database})


def _url(database: str | None, config: Path | None) -> str:
    return _settings(database, config).database


def _run(work: Callable[[], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        await work()

    with complaining():
        asyncio.run(all_of_it())


def _now() -> int:
    return time.time_ns() // 1_000_000


def _time(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).astimezone().isoformat(timespec="seconds")


def _print(*values: object) -> None:
    """One line, its columns separated by tabs; what others have written can't disturb the terminal."""
    texts = ("" if value is None else "".join(c if c.isprintable() else "?" for c in str(value)) for value in values)
    typer.echo("\t".join(texts))
