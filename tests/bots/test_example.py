"""The example of a bot does what it says."""

import random
import runpy
from pathlib import Path

import derby
from derby.bots import Bot, Budget, decided

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "twenty_line_bot.py"


BOOKMAKER = runpy.run_path(str(EXAMPLE))


def test_it_is_better_than_random() -> None:
    games = [BOOKMAKER["play"](seed, Budget(rounds=300)) for seed in range(12)]
    own = sum(points[0] for points in games) / len(games)
    others = sum(sum(points[1:]) for points in games) / len(games) / 3
    assert own > others + 1


def test_it_plays_all_variants() -> None:
    game, stream = derby.new_game(6, seed=1, variants=derby.Variant), random.Random(1)
    bookmaker: Bot = BOOKMAKER["Bookmaker"]()
    while not game.is_over:
        game.apply(decided(bookmaker, game.set_up, game.view(game.seat_to_act), Budget(rounds=10), stream))
    assert game.points


def test_it_has_about_twenty_lines() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").split("class Bookmaker")[1].split("def play")[0].splitlines()
    assert len([line for line in lines if line.strip()]) <= 20
