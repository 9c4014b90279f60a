"""The page about observations, written from their declaration."""

from page_parts import NOTE, prose, table

from derby.learn.encoding import HISTORY, LAYOUT, SIZE, START, VERSION, Feature

OPENING = f"""
An observation is what one seat may know of the current position, as {SIZE} whole numbers of 8 bits. It is the same
everywhere: in the vector environment (`learn/vector.py`), in PettingZoo, in OpenSpiel's observation tensor, and from a
view (`observation_of` in `learn/observation.py`), which is how a bot that has learned gets it. What a seat can't see
never changes its observations.

Seats are counted clockwise from the viewer: place 0 is the viewer itself, place 1 the seat to its left. Holders are
counted in the same way: holder 0 is the viewer's left one, and holder `seats - 1` its right one. With fewer than six
seats, the rest is 0. In a set each member has a 1; one thing of many is the set with just that member,
and the empty set stands for none. Creatures, gods, stages and powers are in the order of `derby.Creature`, `derby.God`,
`derby.Stage` and `derby.Power`, cards in the order of their numbers. The numbers are not scaled: divide by the highest
one if your network needs that.

The numbers of the edition (how far a card moves, what a bet scores) are not in it, as they stay the same for the whole
game: learn each edition separately.

`START` in `learn/encoding.py` says where each feature begins, so that
`row[START["sector"] : START["sector"] + 6]` are the sectors of the creatures. Of a feature with several dimensions the
last one runs fastest.
"""

VERSIONS = f"""
This is version {VERSION} (`VERSION`). A feature is never changed in place: whatever changes the layout gives it a new
version and a line here, and a model trained on one version can't be used with another.
"""


def observations_page() -> list[str]:
    """Every feature with its place, shape, range and meaning, and what each version changed."""
    rows = [
        (f"`{feature.name}`", numbers_of(feature), shape_of(feature), range_of(feature), feature.meaning)
        for feature in LAYOUT
    ]
    history = [(str(version), changed) for version, changed in sorted(HISTORY.items(), reverse=True)]
    return [
        "# Observations",
        "",
        NOTE,
        "",
        *prose(OPENING),
        *table(("feature", "numbers", "shape", "range", "meaning"), rows),
        "",
        "## Versions",
        "",
        *prose(VERSIONS),
        *table(("version", "change"), history),
    ]


def numbers_of(feature: Feature) -> str:
    """The places of its first and last number."""
    first = START[feature.name]
    return f"{first}" if feature.size == 1 else f"{first}–{first + feature.size - 1}"


def shape_of(feature: Feature) -> str:
    return " × ".join(map(str, feature.shape)) or "one"


def range_of(feature: Feature) -> str:
    # A proper minus sign, because it is next to a dash.
    return f"{feature.low}–{feature.high}".replace("-", "−")
