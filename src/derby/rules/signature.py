"""What kernels take, read from their annotations, and what they are called in a library."""

import hashlib
from collections.abc import Callable
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from derby.declaration import Numbers


class Parameter(NamedTuple):
    """What a kernel takes: numbers of one kind, in none, one or two dimensions."""

    kind: Any
    """int, float, a declared class, or NumPy's type of the elements."""
    dimensions: int


def parameters(kernel: Callable[..., object]) -> list[Parameter]:
    """What a kernel takes, by its annotations."""
    hints = get_type_hints(kernel)
    return [_parameter(hint) for name, hint in hints.items() if name != "return"]


def _parameter(hint: Any, dimensions: int = 0) -> Parameter:
    if get_origin(hint) is list:
        return _parameter(get_args(hint)[0], dimensions + 1)
    return Parameter(hint, dimensions)


def symbol(kernel: Callable[..., object]) -> str:
    """The kernel's name in a library. It changes with the layout of what the kernel takes."""
    layout = ""
    for kind, dimensions in parameters(kernel):
        layout += f" {kind.__name__} {dimensions}"
        if issubclass(kind, Numbers):
            layout += "".join(f" {name} {field.shape} {field.bits}" for name, field in kind.fields.items())
    return f"{kernel.__name__}_{hashlib.sha256(layout.encode()).hexdigest()[:16]}"
