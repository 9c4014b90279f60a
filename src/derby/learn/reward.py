"""Rewards: what a seat gets from a game."""

from collections.abc import Sequence
from typing import Literal

Reward = Literal["victory", "points"]
"""A share of the victory, split between equal points (R1); or the victory points themselves."""


def rewarded(points: Sequence[int], reward: Reward) -> list[float]:
    """The reward of each seat at the end of a game, from all seats' points."""
    if reward == "points":
        return [float(own) for own in points]
    best = max(points)
    return [(own == best) / points.count(best) for own in points]
