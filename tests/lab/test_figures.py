"""Figures: the intervals hold what they should, as often as they should."""

import numpy as np
import pytest

from derby.lab.figures import Measure, difference


def test_an_interval_holds_the_truth_95_times_in_100() -> None:
    stream = np.random.default_rng(1)
    means, ratios, shares = 0, 0, 0
    for _ in range(2000):
        wholes = stream.integers(1, 5, 60).astype(float)
        parts = np.array([stream.binomial(int(whole), 0.3) for whole in wholes]).astype(float)
        own = stream.normal(2, 1, 60)
        figure = Measure("mean", own).figure()
        means += figure.low <= 2 <= figure.high
        figure = Measure("ratio", parts, wholes).figure()
        ratios += figure.low <= 0.3 <= figure.high
        figure = Measure("share", parts, wholes, "share").figure()
        shares += figure.low <= 0.3 <= figure.high
    for hits in (means, ratios, shares):
        assert hits / 2000 == pytest.approx(0.95, abs=0.015)


def test_the_same_luck_cancels_out() -> None:
    stream = np.random.default_rng(2)
    luck = stream.normal(0, 5, 200)
    one, other = Measure("one", luck + stream.normal(0, 0.1, 200)), Measure("other", luck + 1)
    apart = difference(one, other)
    assert apart.low <= 1 <= apart.high
    assert apart.high - apart.low < 0.1 < one.figure().high - one.figure().low


def test_what_never_happened_still_has_an_interval() -> None:
    never = Measure("never", np.zeros(100), form="share").figure()
    assert never.value == never.low == 0
    assert 0.02 < never.high < 0.06
    nowhere = Measure("nowhere", np.zeros(5), np.zeros(5), "share").figure()
    assert nowhere.value == 0
