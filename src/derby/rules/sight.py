"""Sight: what a seat, or a spectator, sees of a table. `table.py` declares who sees each field.

The functions that go through all fields are written from that declaration; `print(SOURCE)` shows them. So a field
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
    look_as(seen, table, viewer)
    return seen


def look_as(seen: Table, table: Table, viewer: int) -> None:
    """Turn the sight of a table into that of another viewer; the table must not have changed in between."""
    if viewer >= 0:
        see(seen, table, viewer, table.god[viewer], right_holder(table, viewer))
    else:
        see(seen, table, NONE, NONE, NONE)


def hiding(fields: dict[str, Field], hidden: Callable[[str, tuple[int, ...], bool], str]) -> Iterator[str]:
    """Lines that hide, each by `hidden`: first what is seen row by row, then what is seen whole or not at all."""
    secret = {name: field for name, field in fields.items() if field.seen != EVERYBODY}
    rows = [name for name, field in secret.items() if "row" in field.seen.condition]
    assert all(secret[name].shape[:1] == (SEATS,) for name in rows), "only seats and cardholders have rows"
    for name in rows:
        yield f"    {name} = table.{name}"
    yield "    for row in range(table.seats):"
    for seen in dict.fromkeys(secret[name].seen for name in rows):
        yield f"        if not ({seen.condition}):  # Seen by {seen.who}."
        for name in rows:
            if secret[name].seen == seen:
                yield f"            {hidden(f'{name}[row]', secret[name].shape[1:], secret[name].counted)}"
    for name, field in secret.items():
        if name not in rows:
            yield f"    if not ({field.seen.condition}):  # Seen by {field.seen.who}."
            yield f"        {hidden(f'table.{name}', field.shape, field.counted)}"


def _in_place(place: str, shape: tuple[int, ...], counted: bool) -> str:
    """Assignments that hide a number, or all the numbers of a list."""
    places = [place + "".join(f"[{at}]" for at in index) for index in product(*map(range, shape))]
    if counted:
        return "; ".join(f"{one} = ~size({one})" for one in places)
    return " = ".join([*places, str(HIDDEN)])


def _replaced(place: str, shape: tuple[int, ...], counted: bool) -> str:
    """An assignment that hides a number, or puts a list of hidden numbers in the place of a list."""
    if not shape:
        return _in_place(place, shape, counted)
    if counted:
        assert len(shape) == 1, "sets are seen row by row, or lie in one list"
        return f"{place} = [~size(one) for one in {place}]"
    return f"{place} = {_hidden_list(shape)}"


def _hidden_list(shape: tuple[int, ...]) -> str:
    """The name of a list of hidden numbers, which `see` makes once for all rows."""
    return "_".join(["hidden", *map(str, shape)])


def hiding_in_place(fields: dict[str, Field]) -> Iterator[str]:
    """The lines of `hide_from`, for both speeds."""
    yield "def hide_from(table, viewer, god, right):"
    yield from hiding(fields, _in_place)


def sharing(fields: dict[str, Field]) -> Iterator[str]:
    """The lines of `share`: another table with the same numbers and lists, apart from the secrets."""
    yield "def share(table):"
    yield "    twin = Table.__new__(Table)"
    for name, field in fields.items():
        if field.seen == EVERYBODY:
            yield f"    twin.{name} = table.{name}"
    yield "    twin.journal = None"
    yield "    return twin"


def seeing(fields: dict[str, Field]) -> Iterator[str]:
    """The lines of `see`, which adds the secrets to such a table, as far as the viewer sees them."""
    yield "def see(table, whole, viewer, god, right):"
    for name, field in fields.items():
        if field.seen != EVERYBODY:
            yield f"    table.{name} = whole.{name}{'[:]' if field.shape else ''}"
            shape = field.shape[1:] if "row" in field.seen.condition else field.shape
            if shape and not field.counted:
                value = str(HIDDEN)
                for length in reversed(shape):
                    value = f"[{value}] * {length}"
                yield f"    {_hidden_list(shape)} = {value}"
    yield from hiding(fields, _replaced)


SOURCE = "\n\n\n".join("\n".join(each(Table.fields)) for each in (hiding_in_place, sharing, seeing)) + "\n"
_FILE = f"<{__name__}.SOURCE>"
_made: dict[str, Any] = {}
linecache.cache[_FILE] = (len(SOURCE), None, SOURCE.splitlines(keepends=True), _FILE)
exec(compile(SOURCE, _FILE, "exec"), globals(), _made)
hide_from: Callable[[Table, int, int, int], None] = inlined(_made["hide_from"])
share: Callable[[Table], Table] = _made["share"]
see: Callable[[Table, Table, int, int, int], None] = _made["see"]
