"""Backing up and restoring a database of either kind; the same backup fills both."""

from pathlib import Path

from derby.store.backup import opened_backup, write_backup
from derby.store.opening import check_driver, check_url, is_shared, sqlite_path


async def back_up(url: str, file: Path) -> int:
    """Write everything in a database into a file, also while servers work on it; returns the number of rows."""
    check_url(url)
    if is_shared(url):
        check_driver()
        from derby.store.postgres_backup import reading_postgres

        async with reading_postgres(url) as (schema, rows):
            return await write_backup(file, schema, rows)
    from derby.store.sqlite_backup import reading_sqlite

    async with reading_sqlite(sqlite_path(url)) as (schema, rows):
        return await write_backup(file, schema, rows)


async def restore(url: str, file: Path, *, replace: bool = False) -> int:
    """Fill an empty database from a backup, or with `replace` any: all of it or nothing. Returns the number of rows.

    No server may work on it. The backup may be of the other kind of database, and of an older schema, which is brought
    up to date.
    """
    check_url(url)
    with opened_backup(file) as backup:
        if is_shared(url):
            check_driver()
            from derby.store.postgres_backup import restore_postgres

            return await restore_postgres(url, backup, replace=replace)
        from derby.store.sqlite_backup import restore_sqlite

        return restore_sqlite(sqlite_path(url), backup, replace=replace)
