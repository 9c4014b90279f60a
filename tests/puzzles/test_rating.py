"""Glicko for puzzles, and what kinds of puzzles there are."""

import random

import pytest

from derby.game.names import Stage
from derby.puzzles.collection import puzzles
from derby.puzzles.puzzle import Kind
from derby.puzzles.rating import LEAST_DEVIATION, Standing, after_answer


def test_it_follows_glickmans_example() -> None:
    """The example of his paper, with a single opponent of our uncertainty: 1500 (200) beats 1400."""
    after = after_answer(Standing(1500, 200), 1400, is_right=True)
    assert after.rating == pytest.approx(1561, abs=3)
    assert after.deviation == pytest.approx(177, abs=3)


def test_who_answers_as_well_as_puzzles_are_hard_stays_where_they_are() -> None:
    standing, stream = Standing(), random.Random(3)
    for _ in range(400):
        rating = stream.uniform(1000, 2000)
        chance = 1 / (1 + 10 ** ((rating - 1700) / 400))
        standing = after_answer(standing, rating, is_right=stream.random() < chance)
    assert standing.rating == pytest.approx(1700, abs=3 * standing.deviation)
    assert standing.deviation >= LEAST_DEVIATION
    assert standing.answers == 400


def test_stages_of_powers_are_one_kind() -> None:
    for puzzle in puzzles().values():
        stage = puzzle.game().stage
        is_power = stage not in (Stage.FIRST_BETS, Stage.THIRD_BET, Stage.FAST_CARD, Stage.SLOW_CARD)
        assert is_power == (puzzle.kind is Kind.POWERS)
