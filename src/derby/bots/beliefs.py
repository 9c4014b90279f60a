"""Beliefs: what the hidden bet cards of the others probably are, from the creature they chose and how they play it.

Who pushes a creature forward probably bet on it to win; who lets it wait, or moves the others, on it to lose; who plays
dirty tricks on it, on its disqualification. How much each counts was fitted to games among heroes (`docs/bots.md`).
"""

from math import exp

from derby.bots.policy import A_PLACE, target_of
from derby.bots.world import EVEN, Unknown
from derby.editions.components import BET_CARDS, CARDS_OF_A_CREATURE
from derby.game.names import CREATURE_NUMBER
from derby.game.view import View
from derby.rules.ranking import DISQUALIFIED
from derby.table import BETS, Table

PUSHED = 0.23
"""How much each sector counts by which the seat moved its creature, for a card that wants it first."""
OTHERS = 0.05
"""How much each sector counts by which the seat moved another creature, against it."""
TRICKED = 1.8
"""How much each dirty trick on the creature counts, for a card that names disqualification."""
LARGEST = 30_000
Chances = dict[int, float]
"""For each bet card that it can be, how likely."""


def beliefs(table: Table, view: View) -> dict[tuple[int, int], Chances]:
    """For each seat and bet that the viewer can't see, what its card probably is."""
    found: dict[tuple[int, int], Chances] = {}
    for seat, other in enumerate(view.seats):
        for bet, placed in enumerate(other.bets):
            if placed.card is None:
                creature = CREATURE_NUMBER[placed.creature]
                pushed, others, tricks = _how_played(table, view, seat, creature)
                weights = {
                    card: exp(_evidence(table, card, pushed, others, tricks))
                    for card in range(BET_CARDS)
                    if not (table.bet_cards_used[seat] >> card) & 1
                }
                total = sum(weights.values())
                found[seat, bet] = {card: weight / total for card, weight in weights.items()}
    return found


def believe(unknown: Unknown, table: Table, view: View) -> None:
    """Give the bet cards of all other seats their weights; what a power has shown stays known."""
    seen = {(look.seat, look.bet) for look in view.wisdom if look.card is not None}
    for (seat, bet), chances in beliefs(table, view).items():
        if (seat, bet) not in seen:
            weights = unknown.weight[seat * BETS + bet]
            for card, chance in chances.items():
                weights[card] = min(max(int(EVEN * BET_CARDS * chance), 1), LARGEST // BET_CARDS)


def _how_played(table: Table, view: View, seat: int, creature: int) -> tuple[int, int, int]:
    """How far the seat moved the creature, and others, and how many tricks it played on it."""
    pushed = others = tricks = 0
    for play in view.plays:
        if play.seat == seat:
            value = table.slow[play.card] if play.slow else table.fast[play.card]
            value += play.trick * table.trick[play.card]
            if play.card // CARDS_OF_A_CREATURE == creature:
                pushed += value
                tricks += play.trick
            else:
                others += value
    return pushed, others, tricks


def _evidence(table: Table, card: int, pushed: int, others: int, tricks: int) -> float:
    """The logarithm of how well a bet card fits what its seat did."""
    places = table.bet_places[card]
    wish = 0.0 if places == DISQUALIFIED else 1 - target_of(places) / (2.5 * A_PLACE)
    return wish * (PUSHED * pushed - OTHERS * others) + bool(places & DISQUALIFIED) * TRICKED * tricks
