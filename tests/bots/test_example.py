"""The example of a bot does what it says."""

import random
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

import derby
from derby.bots import BOTS, Budget, bot

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "twenty_line_bot.py"


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> Callable[[int, Budget], tuple[int, ...]]:
    """The example's function that plays a game; the bot is registered for this test only."""
    monkeypatch.setitem(BOTS, "bookmaker", bot("random"))
    return runpy.run_path(str(EXAMPLE))["play"]


def test_it_is_registered_and_better_than_random(play: Callable[[int, Budget], tuple[int, ...]]) -> None:
    assert bot("bookmaker").description == "Bets by the odds, then lets the race run."
    games = [play(seed, Budget(rounds=300)) for seed in range(12)]
    own = sum(points[0] for points in games) / len(games)
    others = sum(sum(points[1:]) for points in games) / len(games) / 3
    assert own > others + 1


@pytest.mark.usefixtures("play")
def test_it_plays_all_variants() -> None:
    game, stream = derby.new_game(6, seed=1, variants=derby.Variant), random.Random(1)
    while not game.is_over:
        view = game.view(game.seat_to_act)
        game.apply(bot("bookmaker").decide(game.set_up, view, Budget(rounds=10), stream))
    assert game.points


def test_it_has_about_twenty_lines() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").split("class Bookmaker")[1].split("def play")[0].splitlines()
    assert len([line for line in lines if line.strip()]) <= 20
