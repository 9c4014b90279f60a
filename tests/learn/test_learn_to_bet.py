"""The example of a learner does learn."""

import runpy
from pathlib import Path

import numpy as np
import pytest

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "learn_to_bet.py"


def test_it_beats_random_players_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    points = runpy.run_path(str(EXAMPLE))["main"](games=64, steps=400)
    ahead = points[:, 0] - points[:, 1:].mean(axis=1)
    assert ahead.mean() - 4 * ahead.std() / np.sqrt(len(ahead)) > 1
    assert f"{len(points)} games; points by seat: {points[:, 0].mean():.2f}, " in capsys.readouterr().out


def test_it_wins_because_of_what_it_learned() -> None:
    """Without learning, the same seat is no better than the others."""
    example = runpy.run_path(str(EXAMPLE))
    points = example["play"](np.zeros((11, 14), np.float32), games=64, steps=400, seed=2)
    ahead = points[:, 0] - points[:, 1:].mean(axis=1)
    assert ahead.mean() < 1
