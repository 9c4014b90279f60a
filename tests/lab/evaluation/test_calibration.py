"""Calibration: the odds are kept, and the table and the plot show it."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from derby.bots import Budget
from derby.cli.main import app
from derby.game.set_up import set_up
from derby.lab.evaluation.calibration import Plan, calibrate
from derby.lab.evaluation.reliability import Forecast, reliability, reliability_plot, reliability_table

PLAN = Plan(set_up(4), "mortal", Budget(rounds=2), samples=200)


def test_odds_are_kept() -> None:
    """A few games only: the whole table is in the docs."""
    calibration = calibrate(PLAN, 25)
    assert calibration.all.bets > 2000
    assert calibration.all.bets == calibration.first_bets.bets + calibration.third_bets.bets
    assert calibration.all.calibration_error < 0.05
    assert calibration.all.brier_score < calibration.all.brier_score_of_mean


def test_a_seed_repeats_it() -> None:
    assert calibrate(PLAN, 2) == calibrate(PLAN, 2)


def test_the_error_is_the_distance_from_the_truth() -> None:
    forecasts = [Forecast(0.25, came_true, False, False) for came_true in (True, True, False, False)]
    forecasts += [Forecast(1.0, True, True, True)] * 4
    found = reliability(forecasts)
    assert found.calibration_error == pytest.approx(0.125)
    assert [one.count for one in found.bins] == [0, 0, 4, 0, 0, 0, 0, 0, 0, 4]
    assert reliability_table(found).splitlines()[2:] == [
        "| 20% – 30% | 25.0% | 50.0% | 4 |",
        "| 90% – 100% | 100.0% | 100.0% | 4 |",
    ]
    dots = ElementTree.fromstring(reliability_plot(found, "<a & b>")).findall(".//{*}circle")
    assert len(dots) == 2
    assert reliability([]).calibration_error == 0


def test_the_command_prints_and_draws(tmp_path: Path) -> None:
    short = ["lab", "calibration", "--games", "1", "--samples", "20", "--bot", "random"]
    svg = tmp_path / "plot.svg"
    assert json.loads(CliRunner().invoke(app, [*short, "--svg", str(svg), "--json"]).stdout)["all"]["bets"] > 0
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")
    assert "came true" in CliRunner().invoke(app, [*short, "--styles", "2"]).stdout
    for wrong, said in ((["--bot", "loki"], "no bot 'loki'"), (["--styles", "0,9"], "styles are 0 to 2")):
        refused = CliRunner().invoke(app, [*short, *wrong])
        assert refused.exit_code == 2
        assert said in refused.output
