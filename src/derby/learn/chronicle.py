"""The chronicle: everything that happened in a game as triples of small numbers, public ones and those of each seat.

The public ones and its own are a seat's information state: everything it knows, in the order in which it learned it.
Everything private goes with something public: everybody saw a bet; its card is in the chronicle of its seat.
"""

from collections.abc import Iterable

from derby.editions.components import BET_CARDS, CREATURES, RACES, SEATS
from derby.game.names import Variant
from derby.game.set_up import SetUp
from derby.game.view import deed_of
from derby.rules.seats import CARDS_EACH
from derby.table import BETS, DRAWN
from derby.variants.power_of_the_gods.powers import POWERS_OF_A_GOD

# The first number of a triple. Below these, it is the seat that acted, followed by the code as everybody saw it, and
# for a card the number of its holder, from 1.
FIRST_PLAYER = SEATS
"""0, the seat."""
LINE_UP = 7
"""The place, the creature."""
DRAWN_CARD = 8
"""The place in the draw, the card."""
REVEALED = 9
"""The seat * BETS + the bet, the bet card."""
DEALT = 10
"""0 for the left holder and 1 for the right one, the card."""
BET_CARD = 11
"""The creature, the bet card: of the seat's own bet, new or exchanged."""
FALCONS_EYE = 12
"""0, the card that was seen."""
WISDOM = 13
"""The seat, the bet card that was seen."""
IMAGINED = 14
"""0 and a holder's cards as a set, or 1 and a bet card: a guess at what another seat knows."""

Triple = tuple[int, int, int]


def written(triples: Iterable[Triple]) -> str:
    """Triples as text, each followed by a space."""
    return "".join([f"{one}.{two}.{three} " for one, two, three in triples])


def read(text: str) -> list[int]:
    """The numbers of all triples, in order."""
    return [int(number) for triple in text.split() for number in triple.split(".")]


def deed(seat: int, code: int, holder: int) -> Triple:
    """An action as everybody saw it; `holder` is where its card came from, -1 if there is none."""
    return seat, deed_of(seat, code).code, holder + 1


def most_decisions(set_up: SetUp) -> int:
    """An upper bound on the decisions in a game of this set-up.

    In a moment for powers everybody passes once, and again after each power played.
    """
    seats = set_up.seats
    cards = seats * CARDS_EACH[seats]
    race = BETS * seats + cards
    if Variant.POWER_OF_THE_GODS not in set_up.variants:
        return RACES * race
    powers = POWERS_OF_A_GOD * seats
    movements = cards + powers
    # Asked in a race: before bets, about cards, between cards, mid-race and around the judgment.
    asked = BETS + 2 * cards + 2 * CARDS_EACH[seats] + cards // seats + seats + 2 * seats
    if Variant.FATE_TOKENS in set_up.variants:
        asked += seats + seats * movements
    return RACES * (race + asked) + powers * (1 + seats)


def most_public(set_up: SetUp) -> int:
    """An upper bound on the triples in the public chronicle of a game."""
    return 1 + RACES * (CREATURES + DRAWN + BETS * set_up.seats) + 1 + most_decisions(set_up)


def most_private(set_up: SetUp) -> int:
    """An upper bound on the triples in the chronicle of a seat."""
    return RACES * (2 * CARDS_EACH[set_up.seats] + BETS) + 1 + CARDS_EACH[set_up.seats] + SEATS + BET_CARDS
