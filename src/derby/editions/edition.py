"""An edition: the numbers on the cards and the track. Data, never code."""

from functools import cached_property
from typing import Literal

import msgspec

from derby.editions.cards import CREATURES, Card
from derby.errors import DerbyError

Source = Literal["rulebook", "assumed", "box"]
"""Where a value comes from: printed in a rulebook, assumed by us, or read off the boxed game by its owner."""

CreatureName = Literal["Dragon", "Gryphon", "Lamassu", "Pegasus", "Phoenix", "Sylph"]
CREATURE_NAMES: tuple[CreatureName, ...] = ("Dragon", "Gryphon", "Lamassu", "Pegasus", "Phoenix", "Sylph")

PlaceName = Literal[
    "first", "second", "third", "fourth", "fifth", "sixth", "last", "next to last", "disqualified"
]  # fmt: skip
PLACE_NAMES: tuple[PlaceName, ...] = (
    "first", "second", "third", "fourth", "fifth", "sixth", "last", "next to last", "disqualified"
)  # fmt: skip
"""In the order of their bits in `rules/ranking.py`."""


class MovementCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A movement card; without a creature it stands for that card of each of the six."""

    fast: int
    slow: int
    trick: int = 0
    creature: CreatureName | None = None
    source: Source = "box"


class BetCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bet card: it comes true if its creature ends in one of the places, and is then worth the points."""

    places: tuple[PlaceName, ...]
    points: int
    source: Source = "box"

    def bits(self) -> int:
        """The places as bits, as the rules expect them."""
        return sum(1 << PLACE_NAMES.index(place) for place in self.places)


class Track(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    finish_line_after: int
    yellow_line_after: int
    orange_line_after: int
    sources: dict[str, Source] = {}

    def mid_race_line(self, seats: int) -> int:
        """The yellow line for three and four seats, the orange one for five and six."""
        return self.yellow_line_after if seats <= 4 else self.orange_line_after


class Judgment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    protection_cards: int
    cards_drawn: int
    sources: dict[str, Source] = {}


class UnknownCard(DerbyError):
    """A name that no movement card has."""


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The numbers on the cards and the track. `load_edition` reads one, `olympus` is the default.

    >>> import derby
    >>> edition = derby.olympus()
    >>> edition.card("G4")
    <G4: gryphon, fast 6, slow 3>
    >>> edition.bet[3].places, edition.bet[3].points
    (('first', 'second'), 4)
    """

    name: str
    track: Track
    movement: tuple[MovementCard, ...]
    bet: tuple[BetCard, ...]
    judgment: Judgment

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """All 54 movement cards in the order of their numbers: the nine cards of each creature in turn."""
        rows = [
            (creature, row)
            for creature, name in zip(CREATURES, CREATURE_NAMES, strict=True)
            for row in self.movement
            if row.creature in (None, name)
        ]
        return tuple(
            Card(number, creature, row.fast, row.slow, row.trick, row.source)
            for number, (creature, row) in enumerate(rows)
        )

    def card(self, name: str) -> Card:
        """The card of a name, as `D7`."""
        for card in self.cards:
            if str(card) == name:
                return card
        raise UnknownCard(f"there is no card {name[:40]!r}; cards are D1 to D9, and so on for G, L, P, X and S")

    def __repr__(self) -> str:
        return f"<Edition {self.name!r}>"
