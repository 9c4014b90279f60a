"""`derby lab`: the commands write what they say, and bad input gets one clear line."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import derby
from derby.cli.main import app
from derby.editions import load_edition
from tests.lab.test_ask import LAST_MOVE

SMALL = ["--bot", "random", "--games", "50", "--processes", "1"]


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["lab", *map(str, arguments)])


def test_balance_writes_a_page_and_its_data(tmp_path: Path) -> None:
    for _ in range(2):
        result = run("balance", *SMALL, "--seats", "3,5", "--variants", "all", "--out", tmp_path)
        assert result.exit_code == 0, result.output
    names = {"report.html", "figures.csv", "tables.md", "games-3-seats.csv", "bets-5-seats.csv", "chunks"}
    assert names <= {path.name for path in tmp_path.iterdir()}
    assert "Victory by god" in (tmp_path / "report.html").read_text()
    other = run("balance", *SMALL, "--seats", "3", "--out", tmp_path)
    assert other.exit_code == 2
    assert "another study" in other.output


def test_compare_shows_an_edition_beside_another(tmp_path: Path) -> None:
    result = run("fit", *SMALL, "--seats", "4", "--trials", 2, "--out", tmp_path / "new.toml")
    assert result.exit_code == 0, result.output
    assert load_edition(tmp_path / "new.toml").name == "Olympus, fitted"
    result = run("compare", "olympus", tmp_path / "new.toml", *SMALL, "--out", tmp_path / "out")
    assert result.exit_code == 0, result.output
    page = (tmp_path / "out" / "comparison.html").read_text()
    assert "<th>Olympus</th><th>Olympus, fitted</th><th>difference</th>" in page


def test_ask_answers_in_words_and_as_json() -> None:
    few = ["--worlds", "20", "--samples", "50"]
    result = run("ask", LAST_MOVE, *few, "--what-if", "fast L1")
    assert result.exit_code == 0, result.output
    assert "hero plays: fast D3" in result.output
    assert "What if fast L1" in result.output
    answer = json.loads(run("ask", LAST_MOVE, *few, "--json").output)
    assert answer["actions"]["actions"][0]["action"] == "fast D3"


def test_review_tells_what_was_given_away_and_what_was_luck(tmp_path: Path) -> None:
    game = derby.new_game(3, seed=7)
    while not game.is_over:
        game.apply(game.legal_codes()[0])
    game.record().save(tmp_path / "game.json")
    few = [tmp_path / "game.json", "--seat", 1, "--worlds", 10, "--samples", 20]
    result = run("review", *few)
    assert result.exit_code == 0, result.output
    assert "Seat 1 (horus)" in result.output
    assert "its own decisions" in result.output
    assert "gave away" in result.output
    answer = json.loads(run("review", *few, "--json").output)
    assert answer["points"] == list(game.points)
    assert [seat["seat"] for seat in answer["seats"]] == [1]
    assert set(answer["seats"][0]["luck"]) == {"result", "average", "deal", "judgments", "others", "own"}
    nobody = run("review", few[0], "--seat", 3)
    assert nobody.exit_code == 2
    assert "no seat 3" in nobody.output


def test_luck_check_shows_all_parts() -> None:
    result = run("luck-check", "--bot", "random", "--games", 2, "--samples", 20, "--seats", 3)
    assert result.exit_code == 0, result.output
    assert "| games | result | deal | judgments | others | own | own less result |" in result.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["balance", *SMALL, "--seats", "2"], "3 to 6 seats"),
        (["balance", *SMALL, "--seats", "four"], "numbers separated by commas"),
        (["balance", "--bot", "loki"], "no bot 'loki'"),
        (["balance", *SMALL, "--edition", "nowhere.toml"], "nowhere.toml"),
        (["compare", "olympus", "nowhere.toml", *SMALL], "nowhere.toml"),
    ],
)
def test_bad_input(arguments: list[str], told: str, tmp_path: Path) -> None:
    result = run(*arguments, "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert told in result.output


def test_bad_questions() -> None:
    for arguments, told in ((["nonsense"], "nonsense"), ([LAST_MOVE, "--what-if", "slow G9"], "not legal")):
        result = run("ask", *arguments, "--worlds", "2", "--samples", "5")
        assert result.exit_code == 2
        assert told in result.output


def test_beliefs_are_measured() -> None:
    result = run("belief-loss", "--games", 1, "--bot", "random", "--worlds", 20)
    assert result.exit_code == 0, result.output
    assert "| all equally likely |" in result.output
    assert run("belief-loss", "--bot", "loki").exit_code == 2
