"""A rule is a small function over a table, written once and run at two speeds.

`@rule` leaves the function as it is: that is the interpreted rule. It also adds it to the list from which
`rules/compiled.py` builds compiled twins, in the same process and on demand. `@kernel` marks the few rules that
programs call: their compiled twins are cached on disk.

Inside a rule there are ints, loops and ifs; no strings, exceptions, clock or random source: chance is an argument.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

_P = ParamSpec("_P")
_R = TypeVar("_R")

rules: list[Callable[..., object]] = []
"""Every rule, in the order of definition."""
inline: set[Callable[..., object]] = set()
kernels: set[Callable[..., object]] = set()
"""The rules that programs call."""


def rule(function: Callable[_P, _R]) -> Callable[_P, _R]:
    rules.append(function)
    return function


def inlined(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """A rule that is inlined into its compiled callers: for the few that every decision runs through."""
    inline.add(function)
    return rule(function)


def kernel(function: Callable[_P, _R]) -> Callable[_P, _R]:
    kernels.add(function)
    return rule(function)
