"""The cache of compiled rules: where a kernel is kept, and whether it is there.

A kernel is kept in a folder named after its fingerprint: the code of every rule that it reaches, and the constants
they use. So a changed rule is compiled again and a changed comment isn't, and nobody has to know which modules there
are. numba itself only notices a change in the file of the kernel, not in the files of the rules that it calls.
"""

import hashlib
import os
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, cast

from derby.rules.rule import inline

Kernel = Callable[..., object]


def can_compile() -> bool:
    """Whether this installation has a compiler."""
    return find_spec("numba") is not None


def is_cached(kernel: Kernel) -> bool:
    """Whether this kernel has been compiled on this machine before; otherwise its first call takes a while."""
    return any(cache_folder(kernel).rglob("*.nbi"))


def cache_folder(kernel: Kernel) -> Path:
    """Where the compiled kernel is kept."""
    return cache_root() / f"{kernel.__name__}-{fingerprint(kernel)}"


def cache_root() -> Path:
    from platformdirs import user_cache_path

    chosen = os.environ.get("DERBY_CACHE_DIR")
    return Path(chosen) if chosen else user_cache_path("divinity-derby")


@cache
def fingerprint(kernel: Kernel) -> str:
    """Changes with every change that makes other machine code of the kernel."""
    text = hashlib.sha256((Path(__file__).parent / "compiled.py").read_bytes())
    for function in _reached(cast(FunctionType, kernel)):
        text.update(f"{function.__qualname__} {function in inline}".encode())
        text.update(_text(function.__code__))
        for name in function.__code__.co_names:
            value = function.__globals__.get(name)
            if isinstance(value, int | float | tuple):
                text.update(f"{name} {value!r}".encode())
    return text.hexdigest()[:16]


def _reached(kernel: FunctionType) -> list[FunctionType]:
    """The kernel and every function of ours that it calls, directly or not."""
    found = [kernel]
    for function in found:
        values = map(function.__globals__.get, function.__code__.co_names)
        found += [
            value
            for value in dict.fromkeys(value for value in values if isinstance(value, FunctionType))
            if value.__module__.startswith("derby.") and value not in found
        ]
    return found


def _text(code: CodeType) -> bytes:
    """What a function does, without its comments and line numbers."""
    constants: list[Any] = [
        _text(constant) if isinstance(constant, CodeType) else constant
        for constant in code.co_consts
        if not isinstance(constant, str)
    ]
    return code.co_code + repr((constants, code.co_names, code.co_varnames)).encode()
