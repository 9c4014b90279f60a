"""Compiled twins of the rules: the only place that knows numba.

A twin is the rule's own code object, bound to names that stand for twins instead of rules, and compiled. So one process
can run both speeds. Only the journal differs: a compiled table has none.

Compiled kernels are kept in a cache (`rules/compile_cache.py`).
"""

import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast

from derby.declaration import Numbers
from derby.rules.card_set import lowest, nth, size
from derby.rules.compile_cache import cache_folder
from derby.rules.copying import copy_table, copy_table_to
from derby.rules.journal import note
from derby.rules.rule import inline, kernels, rules
from derby.rules.signature import Parameter

if TYPE_CHECKING:
    import numpy as np

_P = ParamSpec("_P")
_R = TypeVar("_R")
_Declared = TypeVar("_Declared", bound=Numbers)


class CompilerMissing(RuntimeError):
    """numba can't be imported, so there are no compiled rules here; the interpreted ones still play."""


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
    """The compiled twin of a kernel, for compiled tables. Its first call compiles it, or loads it from the cache."""
    return _twins().of_entry(function)


def portable_twins(kernels: Iterable[tuple[Callable[..., object], Iterable[Parameter]]]) -> list[tuple[Any, str]]:
    """Kernels for other machines: of each a module of LLVM, not optimised yet, and the name of the function in it.

    To be called in a process of its own: numba keeps what it has compiled, and would mix it with what is for this one.
    """
    twins = _Twins(portable=True)
    made: list[tuple[Any, str]] = []
    for function, taken in kernels:
        kinds = tuple(map(_numba_kind, taken))
        twin = twins.of_entry(function)
        with twins.not_optimised():
            twin.compile(kinds)
        found = twin.overloads[kinds]
        made.append((found.library._get_module_for_linking(), found.fndesc.llvm_func_name))
    return made


def _numba_kind(parameter: Parameter) -> Any:
    import numpy as np
    from numba import from_dtype, types

    kind, dimensions = parameter
    numbers: dict[Any, Any] = {int: types.int64, float: types.float64}
    plain: Any = numbers.get(kind)
    if plain is None:
        plain = cast(Any, from_dtype)(kind if isinstance(kind, np.dtype) else record_type(kind))
    return types.Array(plain, dimensions, "C") if dimensions else plain


@cache
def _twins() -> "_Twins":
    return _Twins()


class _Twins:
    """The twins of all rules. Those of inner rules are only made when something must be compiled."""

    def __init__(self, *, portable: bool = False) -> None:
        try:
            import numba
        except ImportError as error:
            raise CompilerMissing("the compiled rules need numba, which can't be imported here") from error

        self._njit, self._config = cast(Any, numba.njit), cast(Any, numba).config
        self._names: dict[str, dict[str, Any]] = {}
        """For each module the names that its twins know."""
        self._made: dict[Any, Any] = {}
        self._instructions: dict[Any, Any] = {}
        self._bound = 0
        """How many rules there were when names were last bound."""
        self._portable = portable
        """Whether they are for other machines than this one: kernels are not cached then, nor called from here."""

    def of_entry(self, function: Any) -> Any:
        if function not in self._made and self._portable:
            self._made[function] = self._inner(function)
        if function not in self._made:
            before = self._config.CACHE_DIR
            self._config.CACHE_DIR = str(cache_folder(function))
            try:
                made = self._njit(cache=True, error_model="numpy")(self._copy(function))
            finally:
                self._config.CACHE_DIR = before
            self._made[function] = self._compiling(made)
        return self._made[function]

    @contextmanager
    def not_optimised(self) -> Generator[None]:
        before = self._config.OPT
        self._config.OPT = type(before)(0)
        try:
            yield
        finally:
            self._config.OPT = before

    def _inner(self, function: Any) -> Any:
        """The twin of a rule that only twins call."""
        made = self._njit(
            no_cpython_wrapper=True,
            no_cfunc_wrapper=True,
            forceinline=function in inline,
            error_model="numpy",
        )
        return self._compiling(made(self._copy(function)))

    def _copy(self, function: Callable[..., object]) -> FunctionType:
        """The same code, to be bound to other names."""
        rule = cast(FunctionType, function)
        names = self._names.setdefault(rule.__module__, dict(vars(sys.modules[rule.__module__])))
        copy = FunctionType(rule.__code__, names, rule.__name__)
        copy.__module__ = rule.__module__
        copy.__qualname__ = rule.__qualname__
        return copy

    def _compiling(self, dispatcher: Any) -> Any:
        """Compile a rule once for all sizes of int: without this, for every mix of sizes it is called with."""
        from numba import types

        compile_for = dispatcher.compile
        compile_anew = dispatcher._compiler.compile

        def widened(kinds: tuple[Any, ...]) -> Any:
            return compile_for(tuple(types.int64 if isinstance(kind, types.Integer) else kind for kind in kinds))

        def bound(*given: Any) -> Any:
            self._bind()
            with _no_negative_indices():
                return compile_anew(*given)

        dispatcher.compile = widened
        dispatcher._compiler.compile = bound
        return dispatcher

    def _bind(self) -> None:
        """Make the twins of all rules that there are by now, and let every name stand for a twin."""
        if self._bound == len(rules):
            return
        self._bound = len(rules)
        if not self._instructions:
            self._instructions = {
                note: self._njit(_silent),
                copy_table: self._njit(_copy_record),
                copy_table_to: self._njit(_copy_record_to),
                **_instructions(portable=self._portable),
            }
        for function in rules:
            if function in kernels:
                self.of_entry(function)
            elif function not in self._made:
                self._made[function] = self._inner(function)
        twins = self._made | self._instructions
        for names in self._names.values():
            for name, value in names.items():
                if callable(value) and value in twins:
                    names[name] = twins[value]


def _copy_record(tables: Any, target: int, source: int) -> None:
    """Takes the place of `copy_table`: a copy of memory."""
    tables[target] = tables[source]


def _copy_record_to(copies: Any, tables: Any, source: int) -> None:
    """Takes the place of `copy_table_to`."""
    copies[0] = tables[source]


def _silent(table: Any, kind: int, *what: int) -> None:
    """Takes the place of the journal."""


@contextmanager
def _no_negative_indices() -> Generator[None]:
    """Rules never count from the end of a list, so leave out the test for it that numba adds to every access."""
    from numba.core import types
    from numba.np import arrayobj

    def plain_index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, kind, types.intp)

    module = cast(Any, arrayobj)
    before = module.fix_integer_index
    module.fix_integer_index = plain_index
    try:
        yield
    finally:
        module.fix_integer_index = before


def _instructions(*, portable: bool) -> dict[Any, Any]:
    """What is one machine instruction, or two, when compiled."""
    from numba.extending import intrinsic

    ir, binding = cast(Any, import_module("llvmlite.ir")), cast(Any, import_module("llvmlite.binding"))
    word = ir.IntType(64)
    never_zero = ir.Constant(ir.IntType(1), 1)

    def count_bits(typing_context: Any, cards: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            return builder.ctpop(given[0])

        return cards(cards), generate

    def trailing_zeros(typing_context: Any, cards: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            return builder.cttz(given[0], never_zero)

        return cards(cards), generate

    def nth_bit(typing_context: Any, cards: Any, place: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
            bit = builder.shl(ir.Constant(word, 1), given[1])
            return builder.cttz(builder.call(deposit, [bit, given[0]]), never_zero)

        return cards(cards, place), generate

    made = cast(Any, intrinsic)
    instructions: dict[Any, Any] = {size: made(count_bits), lowest: made(trailing_zeros)}
    if not portable and binding.get_host_cpu_features().get("bmi2"):
        instructions[nth] = made(nth_bit)
    return instructions
