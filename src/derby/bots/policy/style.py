"""Styles: how carefully a seat plays, in playouts and in what is believed of it."""

from derby.bots.policy.foresight import Policy
from derby.rules.rule import rule

CAREFUL, CARELESS, AT_RANDOM, SHARP = range(4)
STYLES = 3
"""Those that others may have: nobody is believed to be sharp all the time."""
NOISE, BET_NOISE = (8000, 25000, -1, 300), (500, 1500, 0, 150)
"""For each style, how much chance there is in the choice of cards and of bets."""
CARD_TEMPERATURE, BET_TEMPERATURE = (3500, 10000, 0), (150, 500, 0)
"""For each style, how far from the best a choice may be that somebody was seen to make; 0: any. They give the lowest
log-loss of beliefs in games among titans."""


@rule
def play_in_style(policy: Policy, seat: int, style: int) -> None:
    """From now on the seat plays like this."""
    policy.noise[seat] = NOISE[style]
    policy.bet_noise[seat] = BET_NOISE[style]
