"""The lab from Python: what the commands do, as functions with typed results."""

import subprocess
import sys
from pathlib import Path

import pytest

import derby
import derby.lab
from derby.bots import Budget
from derby.lab.balance.study import StudyError


def test_balance_gives_figures_and_writes_the_report(tmp_path: Path) -> None:
    heard: list[int] = []
    found = derby.lab.balance(
        seats=(5, 3),
        games=50,
        bot="random",
        processes=1,
        folder=tmp_path,
        progress=lambda study, count: heard.append(count),
    )
    assert [result.study.set_up.seats for result in found.results] == [3, 5]
    assert sum(heard) == 100
    assert all(len(result.games) == 50 for result in found.results)
    shares = [found.figure("seat-share", place, 3) for place in ("first player", "second", "third")]
    assert sum(share.value for share in shares) == pytest.approx(1)
    assert found.figure("length", "turns", 5).value == 45
    with pytest.raises(StudyError, match="no figure 'fourth'"):
        found.figure("seat-share", "fourth", 3)
    assert found.save(tmp_path) == tmp_path / "report.html"
    assert "derby.lab.balance" in (tmp_path / "report.html").read_text()
    again = derby.lab.balance(seats=3, games=50, bot="random", processes=1, folder=tmp_path)
    assert again.figure("known", "points of the winner") == found.figure("known", "points of the winner", 3)


def test_compare_shows_what_an_edition_changes() -> None:
    compared = derby.lab.compare("olympus", derby.olympus(), games=50, bot="random", processes=1)
    same = compared.difference("seat-share", "first player")
    assert (same.value, same.low, same.high) == (0, 0, 0)


def test_fit_and_arena_and_ask() -> None:
    tried: list[float] = []
    fitted = derby.lab.fit(
        trials=2, tried=lambda trial: tried.append(trial.loss), seats=4, games=50, bot="random", processes=1
    )
    assert len(tried) == 2
    assert fitted.best.loss <= fitted.first.loss == tried[0]
    result = derby.lab.arena("random", "random", "random", seats=3, games=3, budget=Budget(rounds=1), processes=1)
    assert result.games == 3
    assert derby.lab.ask(derby.new_game(3, seed=1), worlds=2, samples=5).odds().samples == 5


def test_a_room_imported_first_hides_no_function() -> None:
    code = (
        "import derby.lab.balance.study, derby.lab.arena.playing, derby.lab; print(derby.lab.balance, derby.lab.arena)"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.PIPE, text=True)
    assert done.stdout.count("<function") == 2
