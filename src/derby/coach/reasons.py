"""Reasons: what an action does to the chance of each bet, as facts.

Bets are those in play and the one that the action itself places. The cards of the others' bets are those that they are
believed to have, averaged. Only differences that can't be chance are facts; the few that matter most come first.
"""

from collections.abc import Iterable, Sequence
from math import sqrt

from derby.bots.search.try_bets import COUNTED, HITS, PLACED, POINTS
from derby.coach.findings import BetFact
from derby.coach.trials import Tried, action_of
from derby.game.actions import ACTIONS, PlaceBet, PlayPower
from derby.game.names import Power
from derby.game.view import Bet, View
from derby.table import BETS

MOST_FACTS = 4
CLEARLY = 2.0
"""How many standard errors make a difference a fact."""
LEAST = 0.02
"""And how large it must be."""

Bets = dict[tuple[int, int], Bet]
"""By seat, and which of its bets it is."""


def bets_after(view: View, code: int) -> Bets:
    """The bets in play after an action of the viewer, as the viewer knows them."""
    assert view.viewer is not None
    bets = {(seat, number): bet for seat, other in enumerate(view.seats) for number, bet in enumerate(other.bets)}
    own = {bet.creature: (view.viewer, number) for number, bet in enumerate(view.seats[view.viewer].bets)}
    match ACTIONS[code]:
        case PlaceBet(card=card, creature=creature):
            bets[view.viewer, len(own)] = Bet(creature, card)
        case PlayPower(power=Power.PROPHECY, bet_card=card, creature=creature) if creature is not None:
            bets[own[creature]] = Bet(creature, card)
        case PlayPower(power=Power.TRICKSTER, given=given, taken=taken) if given is not None and taken is not None:
            bets[own[given]] = Bet(taken, bets[own[given]].card)
        case _:
            pass
    return bets


def facts(view: View, tried: Tried, arm: int, others: Iterable[int]) -> tuple[BetFact, ...]:
    """What a turn does to the bets, compared with the average of the others."""
    after = {other: bets_after(view, action_of(tried.turns[other])) for other in others}
    found: list[tuple[float, BetFact]] = []
    for (seat, number), bet in bets_after(view, action_of(tried.turns[arm])).items():
        at = (seat * BETS + number) * COUNTED
        same = [tried.counts[other] for other, bets in after.items() if bets.get((seat, number)) == bet]
        fact = _fact(tried.counts[arm][at : at + COUNTED], [counts[at : at + COUNTED] for counts in same])
        if fact is not None:
            chance, otherwise, error, points = fact
            weight = points * abs(chance - (otherwise or 0.0)) / (1 if seat == view.viewer else len(view.seats) - 1)
            found.append((weight, BetFact(seat, number, bet.creature, bet.card, points, chance, otherwise, error)))
    found.sort(key=lambda weighed: -weighed[0])
    return tuple(fact for _, fact in found[:MOST_FACTS])


def _fact(own: Sequence[int], others: Sequence[Sequence[int]]) -> tuple[float, float | None, float, float] | None:
    """The chance, the chance otherwise, the error and the points; None if there is nothing to say."""
    worlds, hits = own[PLACED], own[HITS]
    if not worlds:
        return None
    points = own[POINTS] / hits if hits else 0.0
    if not others:
        return hits / worlds, None, _error(hits, worlds), points
    hits_otherwise = sum(counts[HITS] for counts in others) / len(others)
    if not hits:
        points = sum(counts[POINTS] for counts in others) / max(1, sum(counts[HITS] for counts in others))
    # All of them meet the same worlds, so that the real error is smaller.
    error = sqrt(_error(hits, worlds) ** 2 + _error(hits_otherwise, worlds) ** 2 / len(others))
    difference = abs(hits - hits_otherwise) / worlds
    if difference < max(LEAST, CLEARLY * error):
        return None
    return hits / worlds, hits_otherwise / worlds, error, points


def _error(hits: float, worlds: int) -> float:
    # Never 0: what was never seen can still happen.
    share = (hits + 1) / (worlds + 2)
    return sqrt(share * (1 - share) / worlds)
