"""Compiled twins of the rules: the only place that knows numba.

A twin is the rule's own code object, bound to names that stand for twins instead of rules, and compiled. So one process
can run both speeds. Only the journal differs: a compiled table has none.

Compiled entries are kept in the user's cache folder, in a folder named after the text of all rules: numba itself only
notices a change in the file of the entry, not in the files of the rules that it calls.
"""

import hashlib
import os
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast

from derby.rules.journal import note
from derby.rules.rule import entries, rules
from derby.table import Table, table_fields

if TYPE_CHECKING:
    import numpy as np

_P = ParamSpec("_P")
_R = TypeVar("_R")


class CompilerMissing(RuntimeError):
    """numba can't be imported, so there are no compiled rules here; the interpreted ones still play."""


def can_compile() -> bool:
    """Whether the compiled rules can be had in this installation."""
    try:
        import numba  # noqa: F401
    except ImportError:
        return False
    return True


@cache
def table_dtype() -> "np.dtype[Any]":
    """The record type of a compiled table, from the one declaration."""
    import numpy as np

    fields = table_fields()
    return np.dtype(
        [(name, f"<i{field.bits // 8}", field.shape) for name, field in fields.items()],
        align=True,
    )


def new_tables(count: int) -> Any:
    """An array of compiled tables, all zero; element `i` is a table for compiled rules."""
    import numpy as np

    return np.zeros(count, table_dtype())


def write_table(table: Table, tables: Any, place: int = 0) -> None:
    """Write an interpreted table into an array of compiled ones."""
    record = tables[place]
    for name in table_fields():
        record[name] = getattr(table, name)


def read_table(record: Any) -> Table:
    """An interpreted table with the numbers of a compiled one."""
    table = Table()
    for name in table_fields():
        setattr(table, name, record[name].tolist())
    return table


def twin(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """The compiled twin of a rule; it takes compiled tables. Compiles at its first call, or loads what was compiled."""
    twins = _twins()
    key = cast(Any, function)
    if key not in twins:
        # The module of this rule was imported after the twins were built.
        _twins.cache_clear()
        twins = _twins()
    return twins[key]


def _silent(table: Any, kind: int, *what: int) -> None:
    """Takes the place of the journal."""


@cache
def _twins() -> dict[Any, Any]:
    try:
        import numba
    except ImportError as error:
        raise CompilerMissing("the compiled rules need numba, which can't be imported here") from error

    config = cast(Any, numba).config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    twins: dict[Any, Any] = {note: numba.njit(_silent)}
    names: dict[str, dict[str, Any]] = {}
    try:
        for function in rules:
            rule = cast(FunctionType, function)
            bound = names.setdefault(rule.__module__, dict(vars(sys.modules[rule.__module__])))
            copy = FunctionType(rule.__code__, bound, rule.__name__)
            copy.__module__ = rule.__module__
            copy.__qualname__ = rule.__qualname__
            twins[rule] = numba.njit(cache=rule in entries)(copy)
    finally:
        config.CACHE_DIR = before
    for bound in names.values():
        for name, value in bound.items():
            if isinstance(value, FunctionType) and value in twins:
                bound[name] = twins[value]
    return twins


def cache_folder() -> Path:
    """Where the compiled rules of just this text of the rules are kept."""
    from platformdirs import user_cache_path

    chosen = os.environ.get("DERBY_CACHE_DIR")
    root = Path(chosen) if chosen else user_cache_path("divinity-derby")
    text = hashlib.sha256(repr(table_dtype()).encode())
    for file in sorted({function.__code__.co_filename for function in rules}):
        text.update(Path(file).read_bytes())
    return root / f"compiled-{text.hexdigest()[:16]}"


def is_compiled() -> bool:
    """Whether this text of the rules has been compiled on this machine before: if not, the first call takes a while."""
    return any(cache_folder().rglob("*.nbi"))
