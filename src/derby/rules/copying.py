"""Copies of tables, for whoever tries things out. Compiled, it is a copy of memory."""

from derby.table import Table


def copy_table(tables: list[Table], target: int, source: int) -> None:
    """Make one table of a list the same as another."""
    tables[target] = tables[source].copy()
