"""What more time is worth: decisions are weighed against the best one."""

import pytest

from derby.bots import Budget
from derby.lab.time_curve import Given, curve, given_away, main, positions


def test_positions_are_decisions_of_games() -> None:
    found = [(game.version, len(game.legal_codes())) for game in positions(3, 6, 9, 1)]
    assert len(found) == 6
    assert all(legal > 1 for _, legal in found)
    assert found == [(game.version, len(game.legal_codes())) for game in positions(3, 6, 9, 1)]


def test_what_is_given_away_is_nothing_only_for_the_best_action() -> None:
    for number, game in enumerate(positions(4, 3, 11, 2)):
        given = given_away(game, "olympian", [Budget(rounds=1), Budget(rounds=40)], 60, number)
        for away, is_best in zip(given.away, given.is_best, strict=True):
            assert away == 0 if is_best else away >= 0


def test_the_curve_is_the_mean_of_all_decisions() -> None:
    given = [Given((0.1, 0.0), (False, True)), Given((0.3, 0.2), (False, False))]
    (first, first_best), (second, second_best) = curve(given)
    assert first.value == pytest.approx(0.2)
    assert second.value == pytest.approx(0.1)
    assert (first_best.value, second_best.value) == (0, 0.5)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--positions", "2", "--worlds", "10", "--ms", "5", "10"]) == 0
    assert "| 10 | " in capsys.readouterr().out
    assert main(["--positions", "1", "--bot", "loki"]) == 2
    assert "no bot 'loki'" in capsys.readouterr().err
    assert main(["--positions", "1", "--bot", "random", "--worlds", "10"]) == 2
    assert "gives actions no values" in capsys.readouterr().err
