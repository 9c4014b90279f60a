"""What places are worth in a tournament."""

import pytest

from derby.clubs.scoring import BEST, Total, ranks, scores


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([30, 20, 10], [120, 60, 0]),
        ([10, 40, 30, 20], [0, 120, 80, 40]),
        ([5, 4, 3, 2, 1], [120, 90, 60, 30, 0]),
        ([6, 5, 4, 3, 2, 1], [120, 96, 72, 48, 24, 0]),
    ],
)
def test_the_first_gets_12_the_last_0_in_equal_steps(points: list[int], expected: list[int]) -> None:
    assert scores(points) == expected


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ([30, 30, 10], [90, 90, 0]),
        ([7, 7, 7, 7], [60, 60, 60, 60]),
        ([9, 5, 5, 1, 1], [120, 75, 75, 15, 15]),
        ([9, 9, 9, 2, 1, 0], [96, 96, 96, 48, 24, 0]),
    ],
)
def test_those_who_share_places_share_their_scores(points: list[int], expected: list[int]) -> None:
    assert scores(points) == expected


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_table_is_worth_the_same_however_it_ends(seats: int) -> None:
    for outcome in range(3**seats):
        points = [outcome // 3**seat % 3 for seat in range(seats)]
        assert sum(scores(points)) == BEST * seats // 2


def test_equal_scores_are_decided_by_victory_points_and_else_shared() -> None:
    assert ranks([Total(120, 80), Total(120, 90), Total(180, 10), Total(120, 80)]) == [3, 2, 1, 3]
