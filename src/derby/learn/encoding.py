"""The layout of an observation: a seat's view of the current position as a row of small numbers.

Every feature is declared once: its name, shape, range and meaning. From the declaration come the places of the features
in the row (`START`), the bounds of a Gymnasium space, and docs/observations.md. `learn/observation.py` fills a
row, at both speeds, from a table as the viewer sees it.

All numbers are 8-bit. Seats are counted clockwise from the viewer: place 0 is the viewer, place 1 the seat to its left.
Holders are counted the same way: holder 0 is the viewer's left one, the last one its right one (the holder at
`seats - 1`). With fewer than six seats, the rest is 0. A set has a 1 for each member; one thing of many (a
stage, a seat, a creature) is the set with that one member, or the empty set for none.
"""

from math import prod
from typing import NamedTuple

from derby.editions.components import BET_CARDS, CARDS, CREATURES, GODS, RACES, SEATS, SECTORS
from derby.editions.loading import MOST_PROTECTIONS
from derby.rules.stages import GAME_OVER
from derby.table import BETS, DRAWN
from derby.variants.power_of_the_gods.powers import POWERS_OF_A_GOD

VERSION = 1
"""The version of the layout: a model trained on one version can't read rows of another."""

HISTORY = {
    1: "the first layout",
}
"""What each version changed."""

MOST_POINTS = 127
"""More points are clipped to this, to fit into 8 bits."""
MOST_BONUS = 2
LOOKED_AT = 2
"""Superior Wisdom looks at the first or the second bet of a seat."""


class Feature(NamedTuple):
    """One feature: `shape` numbers from `low` to `high`, the last index running fastest."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


def _set(name: str, meaning: str, *shape: int) -> Feature:
    return Feature(name, shape, 0, 1, meaning)


def _count(name: str, most: int, meaning: str, *shape: int) -> Feature:
    return Feature(name, shape, 0, most, meaning)


LAYOUT = (
    # The state of the game.
    _set("stage", "the stage, in the order of `derby.Stage`", GAME_OVER + 1),
    _count("race", RACES, "the race, from 0; 3 when the game is over"),
    _count("seats", SEATS, "the number of seats"),
    _set("variants", "Zeus Sobers Up, Power of the Gods, Fate Tokens: 1 if played", 3),
    _set("seat_to_act", "the seat that decides", SEATS),
    _set("first_player", "the seat with the first player token", SEATS),
    _set("turn", "the seat whose turn, bet or fate token is due", SEATS),
    _set("third_bets_begun", "1 once the third bets of this race have begun"),
    # The seats.
    _set("god", "the god of each seat, in the order of `derby.God`", SEATS, GODS),
    _count("points", MOST_POINTS, f"victory points of each seat, {MOST_POINTS} for more", SEATS),
    _set("bet_creature", "the creature on each bet of each seat", SEATS, BETS, CREATURES),
    _set("own_bet_card", "the card of each of the viewer's bets", BETS, BET_CARDS),
    _set("own_unused", "the viewer's unused bet cards", BET_CARDS),
    _set("revealed", "bet cards of each seat from races that are over", SEATS, BET_CARDS),
    _set("won", "those of them that came true", SEATS, BET_CARDS),
    _set("powers", "power cards that each seat has left, of the three of its god", SEATS, POWERS_OF_A_GOD),
    _count("fate_token", SECTORS, "the sector of each seat's fate token, 0 when it is off the board", SEATS),
    # The track.
    _count("sector", SECTORS + 1, "the sector of each creature", CREATURES),
    _count("place", CREATURES - 1, "its place in the current ranking, 0 for the first", CREATURES),
    _set("finished", "creatures past the finish line", CREATURES),
    _set("disqualified", "creatures that Zeus disqualified", CREATURES),
    _count("tokens", 4, "tokens of each creature left on the board", CREATURES),
    _set("first_past", "the first creature past the mid-race line in this race", CREATURES),
    # Cards.
    _count("holder_size", 10, "the number of cards in each holder", SEATS),
    _set("left_holder", "the movement cards in the viewer's left holder", CARDS),
    _set("right_holder", "those in its right holder", CARDS),
    _set("discard", "those in the discard pile", CARDS),
    _set("zeus_deck", "those in the Zeus deck", CARDS),
    _set("drawn", "those drawn in the judgment", CARDS),
    _count("protections", MOST_PROTECTIONS, "protection cards in the Zeus deck"),
    _count("drawn_protections", DRAWN, "protection cards drawn in the judgment"),
    _count("draws", DRAWN, "cards Zeus draws in this race"),
    # The card being played.
    _set("card", "the card being played", CARDS),
    _set("card_holder", "the holder of that card; between the two cards of a turn, of the first one", SEATS),
    _set("card_kind", "that card: is the slow move, is played with its dirty trick, will go to the Zeus deck", 3),
    Feature("card_bonus", (), -MOST_BONUS, MOST_BONUS, "sectors that powers add to it"),
    # Powers.
    _set("sleipnir", "1 if this turn's second card moves its fast value"),
    _set("asked_next", "in a moment for powers, the seat asked next, fate moments aside", SEATS),
    _count("passes", SEATS, "how many seats have passed in it in a row"),
    _set("fate_creature", "the creature whose fate moment is open", CREATURES),
    _count("fate_passes", SEATS, "how many seats have passed in the fate moment in a row"),
    _set("valkyries", "the creature that can't be disqualified in this race", CREATURES),
    _set("paperwork", "the creature whose next card moves it 0 sectors", CREATURES),
    _set("falcon_holder", "the holder that Falcon's Eye saw in this race", SEATS),
    _set("falcon_cards", "the cards it saw there, for its seat only", CARDS),
    _set("wisdom_bet", "which of each seat's first two bets Superior Wisdom saw", SEATS, LOOKED_AT),
    _set("wisdom_card", "the bet card it saw there, for its seat and the bet's owner only", SEATS, BET_CARDS),
    _set("renewed_card", "the card that Renewal put back in this race", CARDS),
    _set("renewed_holder", "the holder it was put into", SEATS),
)


def _starts() -> dict[str, int]:
    starts: dict[str, int] = {}
    at = 0
    for feature in LAYOUT:
        starts[feature.name] = at
        at += feature.size
    return starts


START = _starts()
"""Where each feature begins in the row."""
SIZE = sum(feature.size for feature in LAYOUT)
"""The number of values in an observation."""
LOW = tuple(feature.low for feature in LAYOUT for _ in range(feature.size))
HIGH = tuple(feature.high for feature in LAYOUT for _ in range(feature.size))
