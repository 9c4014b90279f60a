"""Studies: the same games in any number of processes, after any kill; nothing of another study is taken."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING

import numpy as np
import pytest

from derby.bots import Budget
from derby.game.names import Variant
from derby.game.set_up import set_up
from derby.lab.balance.study import CHUNK, Chunks, Study, StudyError, here, in_processes, play_chunk, play_study

if TYPE_CHECKING:
    from derby.lab.balance.study import GameSummaries

STUDY = Study(set_up(4), "random")


def same(one: "GameSummaries", other: "GameSummaries") -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one.dtype.names or ())


@pytest.fixture(scope="module")
def games() -> "GameSummaries":
    return play_study(STUDY, 150, play=here)


def test_processes_change_nothing(games: "GameSummaries") -> None:
    assert same(play_study(STUDY, 150, play=in_processes(2)), games)


def test_every_game_has_its_number_and_its_own_luck(games: "GameSummaries") -> None:
    assert games["game"].tolist() == list(range(150))
    assert len({tuple(row) for row in games["points"].tolist()}) > 100
    assert not same(play_study(Study(set_up(4), "random", seed=2), 150, play=here), games)


def test_finished_chunks_are_kept(games: "GameSummaries", tmp_path: Path) -> None:
    told: list[int] = []
    play_study(STUDY, 60, tmp_path, play=here)
    played: list[int] = []

    def play(study: Study, chunks: Iterable[int]) -> Chunks:
        played.extend(chunks)
        return here(study, played)

    assert same(play_study(STUDY, 150, tmp_path, play=play, told=told.append), games)
    assert played == [2]
    assert sum(told) == 150


def test_a_kill_loses_only_what_was_under_way(games: "GameSummaries", tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path\n"
        "from tests.lab.balance.test_study import STUDY; from derby.lab.balance.study import here, play_study\n"
        "play_study(STUDY, 1_000_000, Path(sys.argv[1]), play=here)"
    )
    process = subprocess.Popen([sys.executable, "-c", code, str(tmp_path)])
    end = monotonic() + 300
    while not (tmp_path / "000000.npy").exists():
        assert process.poll() is None
        assert monotonic() < end
        sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert same(play_study(STUDY, 150, tmp_path, play=here), games)


def test_another_study_is_refused(tmp_path: Path) -> None:
    play_study(STUDY, CHUNK, tmp_path, play=here)
    with pytest.raises(StudyError, match=r"another study \(seed 1 instead of 2\)"):
        play_study(Study(set_up(4), "random", seed=2), CHUNK, tmp_path, play=here)
    (tmp_path / "000000.npy").write_bytes(b"nothing")
    with pytest.raises(StudyError, match="delete it"):
        play_study(STUDY, CHUNK, tmp_path, play=here)
    (tmp_path / "study.json").write_text("[]")
    with pytest.raises(StudyError, match="no heading"):
        play_study(STUDY, CHUNK, tmp_path, play=here)


def no_rounds(*given: object) -> None:
    """Nobody plays quickly."""


@pytest.mark.parametrize("variants", [[], list(Variant)], ids=["base", "all"])
def test_bots_that_need_views_meet_the_same_luck(variants: list[Variant], monkeypatch: pytest.MonkeyPatch) -> None:
    """The deals are the same, and so is what is written down of a game, quick or not."""
    study = Study(set_up(3, None, variants), "random", Budget(rounds=1))
    quick = play_chunk(study, 0)
    monkeypatch.setattr("derby.lab.balance.study.CHUNK", 4)
    monkeypatch.setattr("derby.lab.balance.study.quick_rounds", no_rounds)
    with_views = play_chunk(study, 0)
    for name in ("game", "gods", "first_player"):
        assert np.array_equal(with_views[name], quick[name][:4])
    assert (with_views["points"].sum(axis=1) > 0).all()
    assert ((with_views["leaders"][:, :16] > 0).all(axis=1)).all()
    assert (with_views["actions"] >= with_views["decisions"]).all()
