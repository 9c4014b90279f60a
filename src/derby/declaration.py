"""Declaring a thing made of small numbers once, for both speeds.

A class lists its fields with a meaning, a shape and who may see them. It becomes a slotted class of ints and lists of
ints, for the interpreted rules; from the same fields `rules/compiled.py` makes a NumPy record type, for the compiled
ones. Both spell a field the same way, so one rule runs on both.
"""

from typing import Any, NamedTuple, Self, TypeVar, get_type_hints

from derby.visibility import NOBODY, Visibility

Column = list[int]
Grid = list[list[int]]


class Field(NamedTuple):
    """One field: its meaning, shape, size in bits, whether it stays the same forever, and who sees it."""

    meaning: str
    shape: tuple[int, ...]
    bits: int
    fixed: bool
    seen: Visibility
    counted: bool = False
    """Whether it is a set of bits whose size everybody sees."""


def changing(meaning: str, *shape: int, bits: int = 8, seen: Visibility = NOBODY, counted: bool = False) -> Field:
    return Field(meaning, shape, bits, fixed=False, seen=seen, counted=counted)


def fixed(meaning: str, *shape: int, bits: int = 8, seen: Visibility = NOBODY) -> Field:
    return Field(meaning, shape, bits, fixed=True, seen=seen)


class Numbers:
    """What every declared class can do."""

    __slots__ = ()
    fields: dict[str, Field]
    """The declaration, by name."""

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, _zeros(field.shape))

    def copy(self) -> Self:
        """One with the same numbers; what is fixed is shared."""
        twin = self.__new__(type(self))
        for name, field in self.fields.items():
            value: Any = getattr(self, name)
            if field.shape and not field.fixed:
                value = value[:] if len(field.shape) == 1 else [row[:] for row in value]
            setattr(twin, name, value)
        return twin

    def numbers(self) -> list[int]:
        """Every number, in the order of the declaration."""
        numbers: list[int] = []
        for name, field in self.fields.items():
            value: Any = getattr(self, name)
            if not field.shape:
                numbers.append(value)
            elif len(field.shape) == 1:
                numbers.extend(value)
            else:
                for row in value:
                    numbers.extend(row)
        return numbers


_Declared = TypeVar("_Declared", bound=Numbers)


def declared(declaration: type[_Declared]) -> type[_Declared]:
    """Rebuild a class of annotated fields with a slot for each."""
    hints = get_type_hints(declaration, include_extras=True)
    fields = {
        name: hint.__metadata__[0]
        for name, hint in hints.items()
        if isinstance(getattr(hint, "__metadata__", (None,))[0], Field)
    }
    body = {name: value for name, value in vars(declaration).items() if name not in ("__dict__", "__weakref__")}
    body["__slots__"] = (*fields, *(name for name in body.get("EXTRA_SLOTS", ())))
    body["fields"] = fields
    return type(declaration)(declaration.__name__, (Numbers,), body)


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]
