"""A table of names and numbers, as the lab's commands print it."""

from rich import box
from rich.table import Table


def simple_table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    return table
