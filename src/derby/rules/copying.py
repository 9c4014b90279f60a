"""Copying tables, to try things out on the copy. Compiled, this is a plain copy of memory."""

from collections.abc import Sequence

from derby.table import Table


def copy_table(tables: list[Table], target: int, source: int) -> None:
    """Copy one table of a list over another."""
    tables[target] = tables[source].copy()


def copy_table_to(copies: list[Table], tables: Sequence[Table], source: int) -> None:
    """Copy one table of a list over the first of another list."""
    copies[0] = tables[source].copy()
