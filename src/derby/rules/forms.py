"""The forms in which kernels take tables and other numbers: one for each way to run the rules.

Interpreted rules take declared objects and lists, compiled ones take NumPy's records and arrays. Where compiled rules
come from a library, there is a third form (`rules/kernel_library.py`).
"""

from collections.abc import Callable
from typing import Any, Protocol

from derby.declaration import Numbers
from derby.rules.compiled import compiled_array, twin


class Form(Protocol):
    def records(self, one: Numbers, count: int) -> Any:
        """A row of records with these numbers."""
        ...

    def more(self, records: Any, count: int) -> Any:
        """A longer row; what the new records hold is undefined."""
        ...

    def numbers(self, one: Numbers) -> Any:
        """A declared object in this form."""
        ...

    def copy(self, one: Any) -> Any: ...

    def put(self, one: Any, name: str, value: Any) -> None:
        """Write a field of a declared object."""
        ...

    def get(self, one: Any, name: str) -> Any:
        """Read a field of a declared object."""
        ...

    def integers(self, *shape: int) -> Any:
        """A row, or rows, of zeros."""
        ...

    def reals(self, *shape: int) -> Any: ...

    def run(self, kernel: Callable[..., Any], *arguments: Any) -> Any: ...


_in_use: list[Form] = []


def use_library(library: Form) -> None:
    """Run the kernels of a library from now on, where there is no compiler."""
    _in_use[:] = [library]


def library_in_use() -> Form | None:
    return _in_use[0] if _in_use else None


class Interpreted:
    def records(self, one: Numbers, count: int) -> Any:
        return [one] * count

    def more(self, records: Any, count: int) -> Any:
        return records + [records[0]] * count

    def numbers(self, one: Numbers) -> Any:
        return one

    def copy(self, one: Any) -> Any:
        return one.copy()

    def put(self, one: Any, name: str, value: Any) -> None:
        setattr(one, name, value)

    def get(self, one: Any, name: str) -> Any:
        return getattr(one, name)

    def integers(self, *shape: int) -> Any:
        return _zeros(0, shape)

    def reals(self, *shape: int) -> Any:
        return _zeros(0.0, shape)

    def run(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        return kernel(*arguments)


def _zeros(zero: float, shape: tuple[int, ...]) -> list[Any]:
    return [zero] * shape[0] if len(shape) == 1 else [[zero] * shape[1] for _ in range(shape[0])]


class Compiled:
    def records(self, one: Numbers, count: int) -> Any:
        return compiled_array(one, count)

    def more(self, records: Any, count: int) -> Any:
        import numpy as np

        return np.concatenate([records, np.empty(count, records.dtype)])

    def numbers(self, one: Numbers) -> Any:
        return compiled_array(one)[0]

    def copy(self, one: Any) -> Any:
        return one.copy()

    def put(self, one: Any, name: str, value: Any) -> None:
        one[name] = value

    def get(self, one: Any, name: str) -> Any:
        return one[name].tolist()

    def integers(self, *shape: int) -> Any:
        import numpy as np

        return np.zeros(shape, np.int64)

    def reals(self, *shape: int) -> Any:
        import numpy as np

        return np.zeros(shape)

    def run(self, kernel: Callable[..., Any], *arguments: Any) -> Any:
        return twin(kernel)(*arguments)
