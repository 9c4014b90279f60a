"""Observations: the same from a table, at both speeds, as from the view; so they can tell no secret."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

import derby
from derby import Game
from derby.learn.encoding import HIGH, HISTORY, LAYOUT, LOW, SIZE, VERSION
from derby.learn.observation import NoObservation, observation_of, observe_position
from derby.rules.compiled import compiled_array, twin
from derby.table import NONE, Table
from tests.learn.features_of_view import features_of
from tests.properties.random_games import numbers, played, some_position
from tests.properties.test_no_leak import permuted


def interpreted_observation(table: Table, seat: int) -> list[int]:
    row = [9] * SIZE
    observe_position([table], [table], seat, row)
    return row


def compiled_observation(table: Table, seat: int) -> list[int]:
    row: Any = np.full(SIZE, 9, np.int8)
    twin(observe_position)(compiled_array(table), compiled_array(table), seat, row)
    return row.tolist()


@settings(max_examples=300, deadline=None)
@given(numbers)
def test_an_observation_matches_the_view(number: int) -> None:
    game, _ = some_position(number)
    for seat in range(game.seats):
        expected = features_of(game.set_up, game.view(seat))
        assert observation_of(game.set_up, game.view(seat)) == expected
        assert interpreted_observation(game.table(), seat) == expected
        assert compiled_observation(game.table(), seat) == expected
        assert all(low <= number <= high for low, number, high in zip(LOW, expected, HIGH, strict=True))


@settings(max_examples=100, deadline=None)
@given(numbers)
def test_what_a_seat_cannot_see_changes_nothing_it_observes(number: int) -> None:
    game, chosen = some_position(number)
    table = game.table()
    for seat in range(game.seats):
        other = permuted(table, seat, NONE, NONE, chosen)
        assert compiled_observation(other, seat) == compiled_observation(table, seat)


def finished(number: int) -> Game:
    *_, game = played(number)
    return game


@pytest.mark.parametrize("number", range(10))
def test_a_finished_game_can_be_observed(number: int) -> None:
    game = finished(number)
    assert game.is_over
    expected = features_of(game.set_up, game.view(2))
    assert interpreted_observation(game.table(), 2) == observation_of(game.set_up, game.view(2)) == expected


def test_every_feature_takes_more_than_one_value() -> None:
    """A feature that never changed would be useless, and couldn't fail the tests above."""
    seen: dict[str, set[tuple[int, ...]]] = {feature.name: set() for feature in LAYOUT}
    for game in (*(some_position(number)[0] for number in range(400)), *map(finished, range(10))):
        row = interpreted_observation(game.table(), game.seats - 1)
        at = 0
        for feature in LAYOUT:
            seen[feature.name].add(tuple(row[at : at + feature.size]))
            at += feature.size
    assert [name for name, values in seen.items() if len(values) < 2] == []


def test_a_spectator_has_no_observation() -> None:
    game: Game = derby.new_game(3, seed=1)
    with pytest.raises(NoObservation, match="spectator"):
        observation_of(game.set_up, game.view(None))


def test_the_history_ends_with_this_version() -> None:
    assert list(HISTORY) == list(range(1, VERSION + 1))
