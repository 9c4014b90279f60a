"""The speeds: that the work is real. How fast it is isn't tested here."""

import numpy as np
import pytest

from derby.bench.rates import SLICES, Measurement, best_rates
from derby.bench.run import Bench, bench_steps, machine, versions
from derby.bench.speed import (
    SEAT_COUNTS,
    VECTOR_STEPS,
    batched_steps,
    compiled_copies,
    compiled_playouts,
    interpreted_copies,
    interpreted_playouts,
    our_measurements,
    play_through_face,
    playout_name,
    races_for_odds,
    random_codes,
    searched_races,
    table_bytes,
    table_for,
    vector_steps,
    view_mid_race,
)
from derby.playouts.batch import Batch


@pytest.mark.parametrize("all_variants", [False, True])
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_both_speeds_play_the_same_games(seats: int, all_variants: bool) -> None:
    table = table_for(seats, all_variants=all_variants)
    compiled = compiled_playouts(table, games=1)
    interpreted = interpreted_playouts(table)
    interpreted()
    assert compiled() == interpreted() > 0


def test_a_batch_is_stepped_until_games_end() -> None:
    assert batched_steps(games=3)() % 3 == 0


@pytest.mark.parametrize("all_variants", [False, True])
def test_the_vector_environment_is_stepped(all_variants: bool) -> None:
    assert vector_steps(games=3, all_variants=all_variants)() == 3 * VECTOR_STEPS


def test_only_legal_codes_are_chosen() -> None:
    batch = Batch(table_for(4, all_variants=True), 50, seed=2)
    stream = np.random.default_rng(3)
    for _ in range(300):
        codes = random_codes(batch, stream)
        for game, code in enumerate(codes):
            assert code in batch.legal[game, : batch.counts[game]]
        batch.step(codes)


def test_every_legal_code_is_chosen_at_times() -> None:
    batch = Batch(table_for(4), 1, seed=2)
    stream = np.random.default_rng(3)
    chosen = {int(random_codes(batch, stream)[0]) for _ in range(2000)}
    assert chosen == set(batch.legal[0, : batch.counts[0]].tolist())


def test_a_game_is_played_through_the_typed_face() -> None:
    assert play_through_face(5) > 0


def test_search_and_odds_begin_in_the_middle_of_a_race() -> None:
    _, view = view_mid_race()
    assert len(view.plays) == 14
    assert len(view.legal) > 1
    assert searched_races()() >= 500
    assert races_for_odds()() == 500


def test_copies_are_counted() -> None:
    assert compiled_copies(1)() == interpreted_copies()() > 0
    assert compiled_copies(4096)() == 4096
    assert table_bytes() > 0


def test_slices_take_turns_and_the_best_counts() -> None:
    names: list[str] = []
    measurements = [Measurement("one", lambda: lambda: 1), Measurement("two", lambda: lambda: 2)]
    rates = best_rates(measurements, seconds=0.003, report=names.append)
    assert names == ["one", "two"] * SLICES
    assert min(rates.values()) > 0


def test_the_bench_knows_what_it_will_measure() -> None:
    names = [measurement.name for measurement in our_measurements()]
    assert len(set(names)) == len(names)
    assert playout_name(compiled=True, seats=4, all_variants=True) in names
    assert bench_steps() > SLICES * len(names)


def test_the_machine_and_the_versions_are_told() -> None:
    assert machine()
    assert {"python", "numpy", "numba", "derby"} <= set(versions())
    assert "ratio_to_best_peer" in Bench.__struct_fields__
