"""Manners: how carefully a seat plays, in playouts and in what is believed of it."""

from derby.bots.foresight import Policy
from derby.rules.rule import rule

CAREFUL, CARELESS, AT_RANDOM = range(3)
MANNERS = 3
NOISE, BET_NOISE = (300, 3000, -1), (150, 1000, 0)
"""For each manner, how much chance there is in the choice of cards and of bets."""
CARD_WARMTH, BET_WARMTH = (1000, 4000, 0), (300, 900, 0)
"""For each manner, how far from the best a choice may be that somebody was seen to make; 0: any."""


@rule
def play_in_manner(policy: Policy, seat: int, manner: int) -> None:
    """From now on the seat plays like this."""
    policy.noise[seat] = NOISE[manner]
    policy.bet_noise[seat] = BET_NOISE[manner]
