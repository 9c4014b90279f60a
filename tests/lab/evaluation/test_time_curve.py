"""What more time is worth: decisions are weighed against the best one."""

from random import Random

import pytest
from typer.testing import CliRunner

from derby.bots import Budget
from derby.bots.levels import OLYMPIAN
from derby.cli.main import app
from derby.lab.ask import ask
from derby.lab.evaluation.time_curve import curve, given_away, positions


def test_positions_are_decisions_of_games() -> None:
    found = [(game.version, len(game.legal_codes())) for game in positions(3, 6, 9, 1)]
    assert len(found) == 6
    assert all(legal > 1 for _, legal in found)
    assert found == [(game.version, len(game.legal_codes())) for game in positions(3, 6, 9, 1)]


def test_what_is_given_away_is_how_far_the_choice_is_behind() -> None:
    budgets = [Budget(rounds=1), Budget(rounds=40)]
    together = 0.0
    for number, game in enumerate(positions(4, 6, 11, 2)):
        question = ask(game, "olympian", worlds=60, seed=number)
        choices = [OLYMPIAN.decide(game.set_up, question.view, budget, Random(number)) for budget in budgets]
        given = given_away(game, "olympian", budgets, 60, number)
        assert given == tuple(question.what_if(choice).action.behind.value for choice in choices)
        together += sum(given)
    assert together > 0


def test_the_curve_is_the_mean_of_all_decisions() -> None:
    (first, first_best), (second, second_best) = curve([(0.1, 0.0), (0.3, 0.2)])
    assert first.value == pytest.approx(0.2)
    assert second.value == pytest.approx(0.1)
    assert (first_best.value, second_best.value) == (0, 0.5)


def test_the_command() -> None:
    found = CliRunner().invoke(app, ["lab", "time-curve", "--positions", "2", "--worlds", "10", "--ms", "5,10"])
    assert "| 10 | " in found.stdout
    for wrong, said in (
        (["--bot", "loki"], "no bot 'loki'"),
        (["--bot", "random", "--worlds", "10"], "gives actions no values"),
        (["--ms", "soon"], "separated by commas"),
    ):
        refused = CliRunner().invoke(app, ["lab", "time-curve", "--positions", "1", *wrong])
        assert refused.exit_code == 2
        assert said in refused.output
