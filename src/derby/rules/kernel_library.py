"""Compiled kernels from a library, for a Python where numba isn't: in the browser.

`rules/wasm.py` makes the library. Python loads it like any library of C, and it works in Python's own memory: what it
takes are addresses of ctypes' structures and arrays, which lie there as NumPy's records and arrays do elsewhere.
"""

import ctypes
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast

from derby.declaration import Numbers
from derby.rules import forms
from derby.rules.signature import symbol


def open_library(file: Path, kernels: Iterable[Callable[..., object]]) -> bool:
    """Use a library from now on, if it can be loaded and has all these kernels; whether it does."""
    try:
        forms.use_library(KernelLibrary(file, kernels))
    except (OSError, AttributeError):
        return False
    return True


class KernelLibrary:
    """A library, and the form in which its kernels take things. Raises `AttributeError` if a kernel is missing."""

    def __init__(self, file: Path, kernels: Iterable[Callable[..., object]]) -> None:
        library = ctypes.CDLL(str(file))
        self._functions = {kernel: library[symbol(kernel)] for kernel in kernels}
        for function in self._functions.values():
            function.restype = None

    def records(self, one: Numbers, count: int) -> Any:
        kind = structure(type(one))
        return (kind * count)(*[self.numbers(one)] * count)

    def more(self, records: Any, count: int) -> Any:
        longer = (records._type_ * (len(records) + count))()
        ctypes.memmove(longer, records, ctypes.sizeof(records))
        return longer

    def numbers(self, one: Numbers) -> Any:
        made = structure(type(one))()
        for name in one.fields:
            self.put(made, name, getattr(one, name))
        return made

    def copy(self, one: Any) -> Any:
        return cast(Any, type(one)).from_buffer_copy(one)

    def put(self, one: Any, name: str, value: Any) -> None:
        setattr(one, name, _tuples(value))

    def get(self, one: Any, name: str) -> Any:
        return getattr(one, name)

    def integers(self, *shape: int) -> Any:
        return _shaped(ctypes.c_int64, shape)()

    def reals(self, *shape: int) -> Any:
        return _shaped(ctypes.c_double, shape)()

    def run(self, kernel: Callable[..., Any], *arguments: Any) -> None:
        """Kernels of a library return nothing."""
        self._functions[kernel](*(given for argument in arguments for given in self._given(argument)))

    def _given(self, argument: Any) -> Iterator[Any]:
        """A number, the address of a record, or the address of an array and its lengths."""
        yield ctypes.byref(argument) if isinstance(argument, ctypes.Structure) else argument
        inner: Any = cast(Any, argument)
        while hasattr(inner, "_length_"):
            yield inner._length_
            inner = inner[0]


@cache
def structure(declaration: type[Numbers]) -> Any:
    """The record type of anything declared, with the same layout as `record_type` in `rules/compiled.py`."""
    kinds = {8: ctypes.c_int8, 16: ctypes.c_int16, 32: ctypes.c_int32, 64: ctypes.c_int64}
    fields = [(name, _shaped(kinds[field.bits], field.shape)) for name, field in declaration.fields.items()]
    return type(declaration.__name__, (ctypes.Structure,), {"_fields_": fields})


def _shaped(kind: Any, shape: tuple[int, ...]) -> Any:
    for length in reversed(shape):
        kind = kind * length
    return kind


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, cast(list[Any], value))) if isinstance(value, list) else value
