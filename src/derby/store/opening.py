"""Opening a database by its URL."""

from pathlib import Path
from urllib.parse import urlsplit

from derby.store.database import Database, DatabaseError
from derby.store.recounting import recount

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")


def check_url(url: str) -> None:
    """Refuse what is no URL of a database that we can use, before anything is opened."""
    if url.startswith(SQLITE):
        if not url.removeprefix(SQLITE):
            raise DatabaseError("sqlite:/// needs the name of a file, as sqlite:///derby.db")
    elif url.startswith(POSTGRES):
        try:
            port = urlsplit(url).port
        except ValueError:
            port = 0
        if port == 0:
            raise DatabaseError("the port of the PostgreSQL URL is not a number from 1 to 65535")
    else:
        raise DatabaseError("a database is given as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")


def sqlite_path(url: str) -> Path:
    return Path(url.removeprefix(SQLITE))


def is_shared(url: str) -> bool:
    """Whether several processes may work on it."""
    return url.startswith(POSTGRES)


def check_driver() -> None:
    """Refuse PostgreSQL where its driver is not installed."""
    try:
        import asyncpg  # noqa: F401  # pyright: ignore[reportUnusedImport]
    except ImportError:
        raise DatabaseError("PostgreSQL needs its driver: install divinity-derby with the extra `postgres`") from None


async def prepare_database(url: str) -> None:
    """Bring the schema up to date and close the database again; raises if it can't be used."""
    check_url(url)
    if is_shared(url):
        check_driver()
        from derby.store.postgres import prepare_postgres

        await prepare_postgres(url)
    else:
        await (await open_database(url, "prepare")).close()


async def open_database(url: str, process: str) -> Database:
    """Open the database and bring its schema up to date. `process` is a name that no other process has."""
    check_url(url)
    if is_shared(url):
        check_driver()
        from derby.store.postgres import open_postgres

        return await open_postgres(url, process)
    from derby.store.sqlite import SqliteDatabase

    database = SqliteDatabase(sqlite_path(url), process)
    try:
        await recount(database)
    except BaseException:
        await database.close()
        raise
    return database
