"""Cards: a movement card with what is printed on it, and the creatures that the cards move."""

from enum import StrEnum

import msgspec

from derby.editions.components import CARDS_OF_A_CREATURE


class Named(StrEnum):
    """Things with a name; `repr` is what one writes in Python."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Creature(Named):
    """The six creatures that race, in the order of their numbers."""

    DRAGON = "dragon"
    GRYPHON = "gryphon"
    LAMASSU = "lamassu"
    PEGASUS = "pegasus"
    PHOENIX = "phoenix"
    SYLPH = "sylph"

    @property
    def letter(self) -> str:
        """The letter in our notation: D, G, L, P, X for the phoenix, S."""
        return CREATURE_LETTERS[CREATURES.index(self)]


CREATURES = tuple(Creature)
CREATURE_LETTERS = "DGLPXS"
"""Dragon, Gryphon, Lamassu, Pegasus, PhoeniX, Sylph."""


class Card(msgspec.Struct, frozen=True):
    """One of the 54 movement cards of an edition. Actions and views name it by its `number`.

    >>> import derby
    >>> card = derby.olympus().cards[6]
    >>> card
    <D7: dragon, fast 2, slow 1, trick +3>
    >>> card.creature, card.fast, card.slow, card.trick
    (Creature.DRAGON, 2, 1, 3)
    >>> derby.olympus().card("D7") == card
    True
    """

    number: int
    creature: Creature
    fast: int
    """Sectors as a fast card."""
    slow: int
    """Sectors as a slow card."""
    trick: int
    """Sectors that its dirty trick adds to `fast`; 0 if it has none."""
    source: str
    """Where the values come from: `rulebook`, `assumed` or `box`."""

    def __str__(self) -> str:
        return f"{self.creature.letter}{self.number % CARDS_OF_A_CREATURE + 1}"

    def __repr__(self) -> str:
        trick = f", trick +{self.trick}" if self.trick else ""
        return f"<{self}: {self.creature}, fast {self.fast}, slow {self.slow}{trick}>"
