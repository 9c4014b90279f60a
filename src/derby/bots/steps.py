"""Thinking in steps: between two of them others can be heard, and whoever thinks learns whether they are in a hurry."""

from collections.abc import Callable, Generator
from typing import Any, TypeGuard, TypeVar

_T = TypeVar("_T")

Steps = Generator[None, bool, _T]
"""After every step it is sent whether to come to an end soon; in the end it returns what it has found."""


def takes_steps(result: object) -> TypeGuard[Steps[Any]]:
    """Whether what somebody was asked for comes in steps."""
    return isinstance(result, Generator)


def finished(steps: Steps[_T], is_hurried: Callable[[], bool] = lambda: False) -> _T:
    """What is found at the end."""
    try:
        next(steps)
        while True:
            steps.send(is_hurried())
    except StopIteration as end:
        return end.value
