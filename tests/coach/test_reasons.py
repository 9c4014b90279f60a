"""Reasons: what an action does to the bets, as its seat knows them."""

import derby
from derby import Creature
from derby.coach.reasons import CLEARLY, LEAST, bets_after, facts
from derby.coach.trials import Tried
from derby.editions.components import SEATS
from derby.game.view import Bet
from derby.table import BETS

LINE = "gods:AHM race:1 turn:0 track:P5,G4,D3,L2,X1,S0 holders:D1D2/G1G2/L1L2 bets:aDcL/bG/dP"
WORLDS = 100


def test_the_bets_after_an_action() -> None:
    view = derby.position(LINE).view(0)
    now = {(0, 0): Bet(Creature.DRAGON, 0), (0, 1): Bet(Creature.LAMASSU, 2), (1, 0): Bet(Creature.GRYPHON, None)}
    now[2, 0] = Bet(Creature.PEGASUS, None)

    def after(action: derby.Action) -> dict[tuple[int, int], Bet]:
        code = derby.code_of(action)
        assert code is not None
        return bets_after(view, code)

    assert after(derby.PlayFast(0)) == now
    assert after(derby.PlaceBet(4, Creature.SYLPH)) == now | {(0, 2): Bet(Creature.SYLPH, 4)}
    prophecy = derby.PlayPower(derby.Power.PROPHECY, bet_card=5, creature=Creature.LAMASSU)
    assert after(prophecy) == now | {(0, 1): Bet(Creature.LAMASSU, 5)}
    trickster = derby.PlayPower(derby.Power.TRICKSTER, given=Creature.DRAGON, taken=Creature.SYLPH)
    assert after(trickster) == now | {(0, 0): Bet(Creature.SYLPH, 0)}


def counted(*bets: tuple[int, int, int]) -> list[int]:
    """In all worlds: by seat and bet, how often it came true; each brings 5 points."""
    counts = [0] * (SEATS * BETS * 3)
    for seat, bet, hits in bets:
        at = (seat * BETS + bet) * 3
        counts[at : at + 3] = [WORLDS, hits, 5 * hits]
    return counts


def test_what_matters_most_comes_first_and_noise_is_no_fact() -> None:
    view = derby.position(LINE).view(0)
    codes = [derby.code_of(derby.PlayFast(card)) or 0 for card in (0, 1)]
    one = counted((0, 0, 70), (0, 1, 50), (1, 0, 20), (2, 0, 40))
    other = counted((0, 0, 50), (0, 1, 55), (1, 0, 60), (2, 0, 41))
    tried = Tried(codes, [[0.5, 0.4]] * 2, [one, other])
    found = facts(view, tried, 0, [1])
    # 20 hundredths of one's own bet are as much as 40 of one of two others'.
    assert {(fact.seat, fact.bet) for fact in found} == {(0, 0), (1, 0)}
    assert [(fact.chance, fact.otherwise, fact.points) for fact in found if fact.seat == 1] == [(0.2, 0.6, 5)]
    for fact in found:
        assert fact.otherwise is not None
        assert abs(fact.chance - fact.otherwise) >= max(LEAST, CLEARLY * fact.error)
