"""Intervals at 95 %: Wilson's for shares, with Student's quantile where there are few cases."""

from math import sqrt

NORMAL = 1.9599639845400536
"""The normal distribution's quantile for 95 %."""
FEW = (12.7062, 4.30265, 3.18245)
"""Student's quantiles for one, two and three degrees of freedom."""


def wilson(mean: float, independent: float, quantile: float) -> tuple[float, float]:
    """Wilson's interval of a share seen in this many independent cases."""
    square = quantile**2
    weight = independent + square
    middle = (independent * mean + square / 2) / weight
    half = sqrt(square * (independent * mean * (1 - mean) + square / 4)) / weight
    # Rounding must not put the mean itself outside the interval.
    return max(0.0, min(middle - half, mean)), min(1.0, max(middle + half, mean))


def students_quantile(freedom: int) -> float:
    """Student's t for 95 %, two-sided (Fisher's expansion; the first ones from the table)."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    z = NORMAL
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
