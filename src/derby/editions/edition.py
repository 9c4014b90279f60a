"""An edition: the numbers on the cards and the track. Data, never code."""

from typing import Literal

import msgspec

from derby.editions.components import CREATURES

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


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A checked edition; `load_edition` is the way to get one."""

    name: str
    track: Track
    movement: tuple[MovementCard, ...]
    bet: tuple[BetCard, ...]
    judgment: Judgment

    def cards(self) -> tuple[MovementCard, ...]:
        """The movement deck in the order of the card numbers: the nine cards of each creature in turn."""
        return tuple(
            card
            for creature in range(CREATURES)
            for card in self.movement
            if card.creature in (None, CREATURE_NAMES[creature])
        )
