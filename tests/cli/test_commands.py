"""The commands: what they print for programs, and what they say to bad input."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import derby
from derby.cli.main import app
from derby.game.continuation import beginning, played_on
from derby.game.fairness import FairChance
from derby.locales import LANGUAGES
from tests.records.corpus import FOLDER

RECORD = FOLDER / "4-zpf.json"


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert result.exit_code == code, result.output
    return result.stdout if code == 0 else result.output


def run_json(*arguments: str, code: int = 0) -> dict[str, Any]:
    return json.loads(run(*arguments, "--json", code=code))


def test_simulate_gives_the_same_games_for_the_same_seed() -> None:
    first = run_json("simulate", "--seats", "5", "--games", "50", "--seed", "3", "--variants", "all")
    assert first == run_json("simulate", "--seats", "5", "--games", "50", "--seed", "3", "--variants", "all")
    assert first != run_json("simulate", "--seats", "5", "--games", "50", "--seed", "4", "--variants", "all")
    keys = "seats games seed variants edition players decisions shared_victories results"
    assert set(first) == set(keys.split())
    assert first["games"] == 50
    assert sum(result["win_share"] for result in first["results"]) == pytest.approx(1)
    assert set(first["results"][0]) == {"god", "wins", "win_share", "mean_points", "most_points", "least_points"}


def test_simulate_is_the_same_at_both_speeds(monkeypatch: pytest.MonkeyPatch) -> None:
    results: list[dict[str, Any]] = []
    for compiled in (True, False):
        answer = [compiled]

        def plays_compiled(games: int, answer: list[bool] = answer) -> bool:
            return answer[0]

        monkeypatch.setattr("derby.lab.simulate.plays_compiled", plays_compiled)
        results.append(run_json("simulate", "--games", "40", "--variants", "power-of-the-gods"))
    assert results[0] == results[1]


def test_simulate_shows_a_table() -> None:
    shown = run("simulate", "--games", "20", "--seats", "3")
    assert "20 games, 3 seats, base game" in shown
    assert "marduk" in shown


def test_replay_tells_every_step() -> None:
    document = run_json("replay", str(RECORD))
    read = derby.Record.load(RECORD)
    assert document["points"] == list(read.points or ())
    assert len(document["steps"]) == len(read.actions) + len(read.chance)
    assert list(document) == ["gods", "variants", "first_player", "is_over", "points", "winners", "steps", "position"]


WORDS = {"en": "Race 1", "de": "Rennen 1", "fr": "Course 1", "it": "Gara 1", "es": "Carrera 1", "pl": "Wyścig 1"}


@pytest.mark.parametrize(("language", "word"), [(language, WORDS[language]) for language in LANGUAGES])
def test_replay_tells_the_story_in_every_language(language: str, word: str) -> None:
    assert word in run("replay", str(RECORD), "--lang", language)


def test_verify_finds_a_fair_game_fair() -> None:
    assert run_json("verify", str(RECORD)) == {
        "fair": True,
        "draws": 1 + len(derby.Record.load(RECORD).chance),
        "commitment": derby.Record.load(RECORD).commitment,
        "reason": None,
    }
    assert run("verify", str(RECORD)).startswith("Fair: ")


def test_verify_finds_a_changed_deal(tmp_path: Path) -> None:
    unfinished: dict[str, Any] = json.loads(RECORD.read_text())
    unfinished |= {"actions": [], "points": None, "chance": unfinished["chance"][:1]}
    deck: list[int] = unfinished["chance"][0]["deck"]
    deck[0], deck[1] = deck[1], deck[0]
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(unfinished))
    found = run_json("verify", str(changed), code=1)
    assert not found["fair"]
    assert "seed" in found["reason"]


def test_verify_and_replay_say_what_is_wrong_with_a_file(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_bytes(RECORD.read_bytes()[:500])
    for command in ("verify", "replay"):
        assert "not a whole JSON document" in run(command, str(broken), code=2)
        assert "can't be read" in run(command, str(tmp_path / "missing.json"), code=2)


def test_bad_options_are_explained() -> None:
    assert "3 to 6 seats" in run("simulate", "--seats", "7", code=2)
    assert "no variant" in run("simulate", "--variants", "sober", code=2)
    assert "power-of-the-gods" in run("simulate", "--variants", "fate-tokens", code=2)
    assert "choose one of" in run("rules", "--lang", "xx", code=2)
    assert "can't be read" in run("rules", "--edition", "nowhere.toml", code=2)


def test_rules_are_there_in_every_language() -> None:
    titles = {run_json("rules", "--lang", language)["title"] for language in LANGUAGES}
    assert len(titles) == len(LANGUAGES)


def test_bench_prints_one_object_with_the_documented_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measuring takes minutes and is faked here; what is printed is not."""
    from derby.bench import run as run_bench

    monkeypatch.setattr(run_bench, "prepare_cache", lambda: None)
    monkeypatch.setattr(run_bench, "measure_start", lambda report: run_bench.Start(1.0, 0.1, 0.1, False))  # pyright: ignore
    printed = run_json("bench", "--seconds", "0.01")
    documented = """
        compiled_decisions_per_second compiled_all_variants_decisions_per_second batched_decisions_per_second
        interpreted_decisions_per_second face_decisions_per_second best_peer best_peer_decisions_per_second
        ratio_to_best_peer
    """
    assert set(documented.split()) <= set(printed)
    assert printed["compiled_decisions_per_second"] > 0
    assert "we are" in run("bench", "--seconds", "0.01")


def test_bench_measures_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    from derby.bench import gpu
    from derby.bench.rates import Measurement
    from derby.bench.speed import vector_steps
    from tests.twins.host_gpu import HostGpu

    monkeypatch.setattr("derby.rules.gpu.Gpu", HostGpu)

    def measurements(_gpu: object) -> list[Measurement]:
        return [Measurement("three games", lambda: vector_steps(3))]

    monkeypatch.setattr(gpu, "gpu_measurements", measurements)
    assert run_json("bench", "--gpu", "--seconds", "0.01")["three games"] > 0
    assert "three games" in run("bench", "--gpu", "--seconds", "0.01")


def test_bench_measures_the_vector_environment_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    from derby.bench import vector
    from derby.bench.rates import Measurement
    from derby.bench.speed import vector_steps

    names = [measurement.name for measurement in vector.vector_measurements()]
    assert len(set(names)) == len(names) == 11
    monkeypatch.setattr(vector, "prepare_cache", lambda: None)
    monkeypatch.setattr(vector, "vector_measurements", lambda: [Measurement("three games", lambda: vector_steps(3))])
    assert run_json("bench", "--vector", "--seconds", "0.01")["three games"] > 0
    assert "three games" in run("bench", "--vector", "--seconds", "0.01")


def test_verify_says_what_came_with_an_earlier_game(tmp_path: Path) -> None:
    begun = beginning(derby.Record.load(RECORD), 20)
    saved = tmp_path / "continued.json"
    played_on(begun, FairChance(bytes(32))).record().save(saved)
    said = run("verify", str(saved))
    assert "all 0 deals and draws" in said
    assert "1 more came with the game that this one continues" in said
