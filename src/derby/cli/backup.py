"""Backups of a server's database from the command line."""

import asyncio
import os
from pathlib import Path

from derby.cli.output import console
from derby.server.settings import load_settings
from derby.store.backups import back_up, restore


def back_up_database(file: Path, database: str | None, config: Path | None) -> None:
    rows = asyncio.run(back_up(_database(database, config), file))
    console().print(f"{file} holds all {rows:,} rows of the database.", highlight=False, soft_wrap=True)


def restore_database(file: Path, database: str | None, config: Path | None, *, replace: bool) -> None:
    rows = asyncio.run(restore(_database(database, config), file, replace=replace))
    console().print(f"The database has all {rows:,} rows of {file}.", highlight=False, soft_wrap=True)


def _database(database: str | None, config: Path | None) -> str:
    """The database that the server with the same settings works on."""
    return load_settings(config, os.environ, {"database": database}).database
