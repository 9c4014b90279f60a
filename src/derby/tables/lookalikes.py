"""Names that look like others at the same table: they are told apart by a number."""

from collections.abc import Iterable
from unicodedata import category, normalize

from derby.tables.text import LONGEST_NAME, graphemes

_LIKE = {
    # Latin
    **dict.fromkeys("i1|!ı", "l"),
    "0": "o",
    # Cyrillic
    **dict(zip("авекмнорстухіјѕԁԛԝӏгьзёй", "abekmhopctyxljsdqwlrb3en", strict=True)),
    # Greek
    **dict(zip("αβεικνορτυχηωγ", "abelkvoptuxnwy", strict=True)),
    # Armenian
    **dict(zip("օսհոց", "ouhng", strict=True)),
}
"""Letters that are taken for another one, in lower case. Of all that Unicode lists, those of the alphabets in use."""
_PAIRS = (("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """What is left of a name when everything is gone that the eye overlooks: names with the same one look alike."""
    plain = normalize("NFKD", normalize("NFKC", name).casefold())
    letters = [_LIKE.get(letter, letter) for letter in plain if category(letter)[0] in "LNPS"]
    found = "".join(letters)
    for pair, letter in _PAIRS:
        found = found.replace(pair, letter)
    return found


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if it looks like one of the others."""
    taken = {skeleton(other) for other in others}
    if skeleton(name) not in taken:
        return name
    for number in range(2, len(taken) + 2):
        mark = f" ({number})"
        marked = "".join(list(graphemes(name))[: LONGEST_NAME - len(mark)]).rstrip() + mark
        if skeleton(marked) not in taken:
            return marked
    raise AssertionError("there is a number for everybody")
