"""Objects that fail at anything done with them."""


class CannotSpeak:
    """Has no text."""

    def __repr__(self) -> str:
        raise RuntimeError("no repr")

    __str__ = __repr__


class CannotHash(CannotSpeak):
    def __hash__(self) -> int:
        raise RuntimeError("no hash")


class CannotCompare(CannotSpeak):
    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no comparison")

    def __hash__(self) -> int:
        return hash(1)


class NotEvenAClass(CannotHash):
    @property
    def __class__(self) -> type[object]:  # pyright: ignore[reportIncompatibleMethodOverride, reportIncompatibleVariableOverride]
        raise RuntimeError("no class")


class WickedNumber(int):
    """Looks like a number until it is used."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no comparison")

    def __hash__(self) -> int:
        raise RuntimeError("no hash")

    def __repr__(self) -> str:
        raise RuntimeError("no repr")

    __str__ = __repr__


def hostile_objects() -> list[object]:
    """All but `NotEvenAClass`, which breaks even pytest as a parameter."""
    return [CannotSpeak(), CannotHash(), CannotCompare(), WickedNumber(0)]


WRONG_THINGS: list[object] = [
    "dragon", "", b"1", 0.5, 1.0, True, False, 10**6, 10**5000, -1, (), [], [1], {}, {"card": 1}, object, Ellipsis,
    float("nan"), "x" * 10_000, *hostile_objects(), NotEvenAClass(),
]  # fmt: skip
"""Objects that are not an action, seat, version, card or anything else valid; without None."""


def kind(thing: object) -> str:
    """The name of such an object in pytest."""
    return type(thing).__name__
