"""Styles: how carefully a seat plays, in playouts and in the beliefs of others."""

from derby.bots.policy.foresight import Policy
from derby.rules.rule import rule

CAREFUL, CARELESS, AT_RANDOM, SHARP = range(4)
STYLES = 3
"""The styles that others may have: no seat is believed to play its best all the time."""
NOISE, BET_NOISE = (8000, 25000, -1, 300), (500, 1500, 0, 150)
"""For each style, how much chance there is in the choice of cards and of bets."""
CARD_TEMPERATURE, BET_TEMPERATURE = (3500, 10000, 0), (150, 500, 0)
"""For each style, how far from the best an observed choice may be; 0: any. These values give the lowest log-loss of
beliefs in games among titans."""


@rule
def play_in_style(policy: Policy, seat: int, style: int) -> None:
    """Make the seat play in this style."""
    policy.noise[seat] = NOISE[style]
    policy.bet_noise[seat] = BET_NOISE[style]
