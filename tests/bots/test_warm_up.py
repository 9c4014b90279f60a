"""Warming up: what bots need is known, said and compiled once, in a process of its own."""

from pathlib import Path

import pytest

from derby.bots import Budget
from derby.bots.search.beliefs import choose_worlds, weigh_worlds
from derby.bots.search.place_counts import count_places
from derby.bots.search.try_actions import try_actions
from derby.bots.search.whole_turns import score_slow_cards
from derby.bots.warm_up import COMPILE_NOTICE, NO_COMPILER, compile_first, kernels_of, rehearse, warm_up
from derby.rules.compile_cache import Kernel
from derby.rules.compiled import twin


def test_every_bot_says_what_it_needs() -> None:
    assert kernels_of(["random"], Budget()) == set()
    assert kernels_of(["random", "mortal", "hero", "titan"], Budget()) == {try_actions}
    believing = {try_actions, count_places, weigh_worlds, choose_worlds}
    assert kernels_of(["olympian"], Budget(200)) == believing
    assert kernels_of(["olympian"], Budget(1000)) == believing | {score_slow_cards}


@pytest.mark.parametrize("ms", [200.0, 1000.0])
def test_a_rehearsal_runs_just_what_olympian_needs(ms: float, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: set[Kernel] = set()

    def noted(kernel: Kernel) -> Kernel:
        ran.add(kernel)
        return twin(kernel)

    monkeypatch.setattr("derby.rules.forms.twin", noted)
    rehearse(["olympian"], Budget(ms))
    assert ran == kernels_of(["olympian"], Budget(ms))


def here(marker: Path) -> None:
    marker.write_text("rehearsed")


def test_it_is_said_and_done_only_where_something_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setenv("DERBY_CACHE_DIR", str(tmp_path / "cache"))
    compile_first([], here, tmp_path / "nothing", say=said.append)
    compile_first([try_actions], here, tmp_path / "done", say=said.append)
    assert said == [COMPILE_NOTICE]
    assert [path.name for path in tmp_path.iterdir()] == ["done"]
    monkeypatch.setattr("derby.bots.warm_up.is_cached", lambda kernel: True)  # pyright: ignore
    compile_first([try_actions], here, tmp_path / "again", say=said.append)
    assert said == [COMPILE_NOTICE]


def test_without_a_compiler_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("derby.bots.warm_up.can_compile", lambda: False)
    warm_up(["random"], Budget(), say=said.append)
    warm_up(["random", "hero"], Budget(), say=said.append)
    assert said == [NO_COMPILER]
