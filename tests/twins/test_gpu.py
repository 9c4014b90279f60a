"""The rules on a GPU do what they do elsewhere. Where there is no GPU, the same code runs on the processor."""

import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from derby import SetUp, olympus
from derby.game.names import GODS
from derby.playouts.dice import Dice, new_dice
from derby.playouts.random_playout import play_and_score, play_decisions, play_games
from derby.rules.choices import Choices
from derby.rules.compiled import compiled_array, record_type, twin
from derby.rules.cuda_driver import CudaDriver
from derby.rules.gpu import Gpu, GpuMissing, code_of
from derby.rules.ptx import Taken
from derby.table import Table
from tests.combinations import COMBINATIONS
from tests.twins.host_gpu import HostGpu

GAMES = 3
"""For each number of seats and combination of variants."""


@pytest.fixture(scope="module")
def gpu() -> Gpu:
    try:
        return Gpu()
    except GpuMissing:
        return HostGpu()


def all_kinds_of_tables() -> tuple[Any, Any, Any]:
    """Tables of every set-up, with dice and room for choices."""
    tables: list[Any] = []
    chosen = random.Random("gpu")
    for seats, variants in COMBINATIONS:
        for _ in range(GAMES):
            gods = tuple(chosen.sample(GODS, seats))
            tables.append(compiled_array(SetUp(gods, variants, olympus()).table(chosen.randrange(seats))))
    dice = [compiled_array(new_dice(place)) for place in range(len(tables))]
    return np.concatenate(tables), np.concatenate(dice), compiled_array(Choices(), len(tables))


def test_tables_are_equal_after_every_decision(gpu: Gpu) -> None:
    tables, dice, choices = all_kinds_of_tables()
    there = [gpu.put(array) for array in (tables, dice, choices)]
    compiled: Any = twin(play_decisions)
    played: Any = [1]
    while any(played):
        played = gpu.run(play_decisions, *there, 1).get()
        here = [compiled(*(array[place] for array in (tables, dice, choices)), 1) for place in range(len(tables))]
        assert played.tolist() == here
        for array, expected in zip(there, (tables, dice, choices), strict=True):
            assert array.get().tobytes() == expected.tobytes()


def test_whole_games_and_rows_of_numbers(gpu: Gpu) -> None:
    tables, dice, choices = all_kinds_of_tables()
    points = gpu.zeros((len(tables), 3, 6))
    compiled: Any = twin(play_and_score)
    decisions = gpu.run(play_and_score, *map(gpu.put, (tables, dice, choices)), 3, points).get()
    for place, scored in enumerate(points.get()):
        here = np.zeros((3, 6), np.int64)
        assert compiled(tables[place], dice[place], choices[place], 3, here) == decisions[place]
        assert scored.tolist() == here.tolist()


def test_arrays_come_back_as_they_went(gpu: Gpu) -> None:
    numbers = np.arange(12, dtype=np.int16).reshape(3, 4)
    array = gpu.put(numbers)
    assert array.get().tolist() == numbers.tolist()
    assert array.__cuda_array_interface__["shape"] == (3, 4)
    array.set(numbers + 1)
    assert array.get().tolist() == (numbers + 1).tolist()
    with pytest.raises(ValueError, match=r"shape \(3, 4\) can't take one of shape \(4, 3\)"):
        array.set(numbers.T)
    array.clear()
    assert not array.get().any()


def test_rows_must_be_equally_many(gpu: Gpu) -> None:
    tables, dice, choices = all_kinds_of_tables()
    with pytest.raises(ValueError, match="equally many rows"):
        gpu.run(play_games, gpu.put(tables[:2]), gpu.put(dice[:3]), gpu.put(choices[:2]), 1)


def test_without_a_gpu_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise OSError(name)

    monkeypatch.setattr("ctypes.CDLL", missing)
    with pytest.raises(
        GpuMissing, match=r"^the rules on a GPU need one of NVIDIA's with its driver; there is no driver"
    ):
        CudaDriver()


def test_the_assembler_takes_the_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DERBY_CACHE_DIR", str(tmp_path))
    taken = (*(Taken(record_type(kind), 0) for kind in (Table, Dice, Choices)), Taken(int, 0))
    code = code_of(play_games, taken, (9, 0))
    assert b".entry run_kernel(" in code
    assert b"call" not in code, "everything is inlined"
    assert b"fma" not in code, "numbers would be rounded otherwise than elsewhere"
    assert code_of(play_games, taken, (9, 0)) == code
    assembler = shutil.which("ptxas")
    if assembler:
        (tmp_path / "kernel.ptx").write_bytes(code)
        subprocess.run([assembler, "-arch=sm_90", "kernel.ptx", "-o", "kernel.cubin"], cwd=tmp_path, check=True)
