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
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast

from derby.declaration import Numbers
from derby.rules.journal import note
from derby.rules.rule import entries, rules
from derby.table import Table

if TYPE_CHECKING:
    import numpy as np

_P = ParamSpec("_P")
_R = TypeVar("_R")
_Declared = TypeVar("_Declared", bound=Numbers)


class CompilerMissing(RuntimeError):
    """numba can't be imported, so there are no compiled rules here; the interpreted ones still play."""


def can_compile() -> bool:
    """Whether the compiled rules can be had in this installation."""
    return find_spec("numba") is not None


@cache
def record_type(declaration: type[Numbers]) -> "np.dtype[Any]":
    """The record type of a compiled table, or of anything else declared."""
    import numpy as np

    fields = [(name, f"<i{field.bits // 8}", field.shape) for name, field in declaration.fields.items()]
    return np.dtype(fields, align=True)


def compiled_array(numbers: Numbers, count: int = 1) -> Any:
    """An array of records, each with these numbers; element `i` is what compiled rules take for a table."""
    import numpy as np

    records = np.zeros(count, record_type(type(numbers)))
    for name in numbers.fields:
        records[name] = getattr(numbers, name)
    return records


def interpreted(record: Any, declaration: type[_Declared]) -> _Declared:
    """What a record holds, for the interpreted rules."""
    numbers = declaration()
    for name in declaration.fields:
        setattr(numbers, name, record[name].tolist())
    return numbers


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


def _widen(dispatcher: Any) -> None:
    """Compile a rule once for all sizes of int: without this, for every mix of sizes it is called with."""
    from numba import types

    compile_for = dispatcher.compile

    def widened(kinds: tuple[Any, ...]) -> Any:
        return compile_for(tuple(types.int64 if isinstance(kind, types.Integer) else kind for kind in kinds))

    dispatcher.compile = widened


@cache
def _twins() -> dict[Any, Any]:
    try:
        import numba
    except ImportError as error:
        raise CompilerMissing("the compiled rules need numba, which can't be imported here") from error

    njit, config = cast(Any, numba.njit), cast(Any, numba).config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    twins: dict[Any, Any] = {note: njit(_silent)}
    names: dict[str, dict[str, Any]] = {}
    try:
        for function in rules:
            rule = cast(FunctionType, function)
            bound = names.setdefault(rule.__module__, dict(vars(sys.modules[rule.__module__])))
            copy = FunctionType(rule.__code__, bound, rule.__name__)
            copy.__module__ = rule.__module__
            copy.__qualname__ = rule.__qualname__
            if rule in entries:
                twins[rule] = njit(cache=True)(copy)
            else:
                twins[rule] = njit(no_cpython_wrapper=True, no_cfunc_wrapper=True)(copy)
            _widen(twins[rule])
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
    text = hashlib.sha256(repr(record_type(Table)).encode())
    for file in sorted({__file__, *(function.__code__.co_filename for function in rules)}):
        text.update(Path(file).read_bytes())
    return root / f"compiled-{text.hexdigest()[:16]}"


def is_compiled() -> bool:
    """Whether this text of the rules has been compiled on this machine before: if not, the first call takes a while."""
    return any(cache_folder().rglob("*.nbi"))
