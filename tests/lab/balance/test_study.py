"""Studies: the same games in any number of processes, after any kill; nothing of another study is taken."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, TypeVar

import numpy as np
import pytest

from derby.bots import Budget
from derby.editions.components import RACES
from derby.flow.set_up import deal
from derby.game import chance as chances
from derby.game.chance import Chance
from derby.game.events import Event
from derby.game.game import Game
from derby.game.names import Variant
from derby.game.set_up import set_up
from derby.lab.balance import study as studies
from derby.lab.balance.study import CHUNK, Study, StudyError, play_chunk, play_study
from derby.lab.parallel import Results, here, in_processes
from derby.table import Table

if TYPE_CHECKING:
    from derby.lab.balance.study import GameSummaries

T = TypeVar("T")
STUDY = Study(set_up(4), "random")


def same(one: "GameSummaries", other: "GameSummaries") -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one.dtype.names or ())


@pytest.fixture(scope="module")
def games() -> "GameSummaries":
    return play_study(STUDY, 150)


def test_processes_change_nothing(games: "GameSummaries") -> None:
    assert same(play_study(STUDY, 150, run=in_processes(2)), games)


def test_every_game_has_its_number_and_its_own_luck(games: "GameSummaries") -> None:
    assert games["game"].tolist() == list(range(150))
    assert len({tuple(row) for row in games["points"].tolist()}) > 100
    assert not same(play_study(Study(set_up(4), "random", seed=2), 150), games)


def test_finished_chunks_are_kept(games: "GameSummaries", tmp_path: Path) -> None:
    counts: list[int] = []
    play_study(STUDY, 60, tmp_path)
    played: list[int] = []

    def run(work: Callable[[int], T], numbers: Iterable[int]) -> Results[T]:
        played.extend(numbers)
        return here(work, played)

    assert same(play_study(STUDY, 150, tmp_path, run=run, progress=counts.append), games)
    assert played == [2]
    assert sum(counts) == 150


def test_a_kill_loses_only_what_was_under_way(games: "GameSummaries", tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path\n"
        "from tests.lab.balance.test_study import STUDY; from derby.lab.balance.study import play_study\n"
        "play_study(STUDY, 1_000_000, Path(sys.argv[1]))"
    )
    process = subprocess.Popen([sys.executable, "-c", code, str(tmp_path)])
    end = monotonic() + 300
    while not (tmp_path / "000000.npy").exists():
        assert process.poll() is None
        assert monotonic() < end
        sleep(0.01)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert same(play_study(STUDY, 150, tmp_path), games)


def test_another_study_is_refused(tmp_path: Path) -> None:
    play_study(STUDY, CHUNK, tmp_path)
    with pytest.raises(StudyError, match=r"another study \(seed 1 instead of 2\)"):
        play_study(Study(set_up(4), "random", seed=2), CHUNK, tmp_path)
    (tmp_path / "000000.npy").write_bytes(b"nothing")
    with pytest.raises(StudyError, match="delete it"):
        play_study(STUDY, CHUNK, tmp_path)
    (tmp_path / "study.json").write_text("[]")
    with pytest.raises(StudyError, match="no heading"):
        play_study(STUDY, CHUNK, tmp_path)


def no_rounds(*given: object) -> None:
    """Nobody plays quickly."""


Deal = tuple[tuple[int, ...], tuple[int, ...]]


@pytest.mark.parametrize("variants", [[], list(Variant)], ids=["base", "all"])
def test_bots_that_need_views_meet_the_same_luck(variants: list[Variant], monkeypatch: pytest.MonkeyPatch) -> None:
    """The gods, the first player and all deals are the same in a quick game and in one with views."""
    study = Study(set_up(3, None, variants), "random", Budget(rounds=1))
    quick: list[Deal] = []
    with_views: list[Deal] = []

    def quick_deal(table: Table, deck: list[int], creatures: list[int]) -> None:
        quick.append((tuple(deck), tuple(creatures)))
        deal(table, deck, creatures)

    class Watched(Game):
        def apply_chance(self, chance: Chance) -> list[Event]:
            if isinstance(chance, chances.Deal):
                with_views.append((tuple(chance.deck), tuple(chance.line_up)))
            return super().apply_chance(chance)

    monkeypatch.setattr(studies, "CHUNK", 4)
    monkeypatch.setattr("derby.bots.search.workspace.can_compile", lambda: False)
    monkeypatch.setattr(studies, "can_compile", lambda: False)
    monkeypatch.setattr("derby.playouts.dice.deal", quick_deal)
    first = play_chunk(study, 0)
    monkeypatch.setattr(studies, "quick_rounds", no_rounds)
    monkeypatch.setattr(studies, "Game", Watched)
    second = play_chunk(study, 0)
    for name in ("game", "gods", "first_player"):
        assert np.array_equal(second[name], first[name])
    assert len(quick) == 4 * RACES
    assert with_views == quick
    assert len(set(quick)) == len(quick)
    assert (second["points"].sum(axis=1) > 0).all()
    assert ((second["leaders"][:, :16] > 0).all(axis=1)).all()
    assert (second["actions"] >= second["decisions"]).all()
