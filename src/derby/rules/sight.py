"""Sight: what a seat, or a spectator, sees of a table. `table.py` declares who sees each field.

The two functions that go through all fields are written from that declaration; `print(SOURCE)` shows them. So a field
that is added to the table is hidden from everybody until its declaration says who sees it.
"""

import linecache
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

from derby.declaration import Field
from derby.editions.components import SEATS
from derby.rules.card_set import size  # noqa: F401  # pyright: ignore[reportUnusedImport]
from derby.rules.cardholders import right_holder
from derby.rules.copying import copy_table_to
from derby.rules.rule import inlined, kernel
from derby.table import NONE, Table
from derby.visibility import EVERYBODY, HIDDEN


@inlined
def hide(table: Table, viewer: int) -> None:
    """Hide whatever the viewer may not see: a seat, or -1 for a spectator."""
    if viewer >= 0:
        hide_from(table, viewer, table.god[viewer], right_holder(table, viewer))
    else:
        hide_from(table, NONE, NONE, NONE)


@inlined
def look(seen: list[Table], tables: Sequence[Table], at: int, viewer: int) -> None:
    """Lay out what the viewer sees of one of these tables, as the first of `seen`."""
    copy_table_to(seen, tables, at)
    hide(seen[0], viewer)


@kernel
def look_at_table(seen: list[Table], tables: Sequence[Table], viewer: int) -> None:
    """The same for programs, with an array of one table."""
    look(seen, tables, 0, viewer)


def sight_of(table: Table, viewer: int) -> Table:
    """What the viewer sees, as another table. It is for reading only: what everybody sees is shared by both."""
    seen = share(table)
    hide(seen, viewer)
    return seen


def hiding(fields: dict[str, Field]) -> Iterator[str]:
    """The lines of `hide_from`: first what is seen row by row, then what is seen whole or not at all."""
    secret = {name: field for name, field in fields.items() if field.seen != EVERYBODY}
    rows = [name for name, field in secret.items() if "row" in field.seen.condition]
    assert all(secret[name].shape[:1] == (SEATS,) for name in rows), "only seats and cardholders have rows"
    yield "def hide_from(table, viewer, god, right):"
    for name in rows:
        yield f"    {name} = table.{name}"
    yield "    for row in range(table.seats):"
    for seen in dict.fromkeys(secret[name].seen for name in rows):
        yield f"        if not ({seen.condition}):  # Seen by {seen.who}."
        for name in rows:
            if secret[name].seen == seen:
                yield f"            {_hidden(f'{name}[row]', secret[name].shape[1:], secret[name].counted)}"
    for name, field in secret.items():
        if name not in rows:
            yield f"    if not ({field.seen.condition}):  # Seen by {field.seen.who}."
            yield f"        {_hidden(f'table.{name}', field.shape, field.counted)}"


def _hidden(place: str, shape: tuple[int, ...], counted: bool) -> str:
    """Assignments that hide a number, or all the numbers of a list."""
    places = [place + "".join(f"[{at}]" for at in index) for index in product(*map(range, shape))]
    if counted:
        return "; ".join(f"{one} = ~size({one})" for one in places)
    return " = ".join([*places, str(HIDDEN)])


def sharing(fields: dict[str, Field]) -> Iterator[str]:
    """The lines of `share`: another table with the same lists, apart from those that have secrets."""
    yield "def share(table):"
    yield "    twin = Table.__new__(Table)"
    for name, field in fields.items():
        value = f"table.{name}"
        if field.shape and field.seen != EVERYBODY:
            value = f"{value}[:]" if len(field.shape) == 1 else f"[row[:] for row in {value}]"
        yield f"    twin.{name} = {value}"
    yield "    twin.journal = None"
    yield "    return twin"


SOURCE = "\n".join([*hiding(Table.fields), "", "", *sharing(Table.fields), ""])
_FILE = f"<{__name__}.SOURCE>"
_made: dict[str, Any] = {}
linecache.cache[_FILE] = (len(SOURCE), None, SOURCE.splitlines(keepends=True), _FILE)
exec(compile(SOURCE, _FILE, "exec"), globals(), _made)
hide_from: Callable[[Table, int, int, int], None] = inlined(_made["hide_from"])
share: Callable[[Table], Table] = _made["share"]
