"""The cache of compiled rules: a changed rule is compiled again, and nothing else is."""

import os
import subprocess
import sys
from pathlib import Path
from types import FunctionType
from typing import cast

import pytest

from derby.bots.search.try_actions import try_actions
from derby.flow.legal import legal_codes
from derby.learn.vector_rules import illegal_action
from derby.playouts.random_playout import play_games
from derby.rules import card_set, compile_cache, track
from derby.rules.compile_cache import Kernel, cache_folder, is_cached

CALL = """
import numpy as np
from derby.learn.vector_rules import illegal_action
from derby.rules.compiled import twin
def call():
    twin(illegal_action)(np.zeros(1, np.int16), np.zeros((1, 3), np.int16), np.zeros(1, np.int16))
call()
import derby.lab.balance.quick_game
call()
print(sum(twin(illegal_action).stats.cache_misses.values()))
"""


def fingerprint(kernel: Kernel) -> str:
    """As a new process would find it."""
    compile_cache.fingerprint.cache_clear()
    return compile_cache.fingerprint(kernel)


def test_a_changed_rule_changes_the_entries_that_reach_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [fingerprint(kernel) for kernel in (play_games, try_actions, legal_codes)]
    fly = cast(FunctionType, track.fly)
    changed = fly.__code__.replace(co_consts=(*fly.__code__.co_consts, 12345))
    monkeypatch.setattr(fly, "__code__", changed)
    after = [fingerprint(kernel) for kernel in (play_games, try_actions, legal_codes)]
    assert before[0] != after[0]
    assert before[1] != after[1]
    assert before[2] == after[2], "what is legal doesn't depend on how creatures fly"
    monkeypatch.undo()
    assert [fingerprint(kernel) for kernel in (play_games, try_actions, legal_codes)] == before


def test_a_changed_constant_changes_them_too(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(play_games)
    monkeypatch.setattr(track, "CARDS_AS_BITS", 1)
    assert fingerprint(play_games) != before


def test_a_changed_comment_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint(play_games)
    nth = cast(FunctionType, card_set.nth)
    moved = nth.__code__.replace(
        co_firstlineno=nth.__code__.co_firstlineno + 3,
        co_consts=tuple("Another text." if isinstance(const, str) else const for const in nth.__code__.co_consts),
    )
    monkeypatch.setattr(nth, "__code__", moved)
    assert fingerprint(play_games) == before


def test_an_entry_is_compiled_once_whatever_else_is_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DERBY_CACHE_DIR", str(tmp_path))
    assert not is_cached(illegal_action)
    assert cache_folder(illegal_action).parent == tmp_path

    def misses(first: str = "") -> int:
        done = subprocess.run(
            [sys.executable, "-c", first + CALL], env=os.environ, check=True, stdout=subprocess.PIPE, text=True
        )
        return int(done.stdout)

    assert misses() == 1
    assert is_cached(illegal_action)
    assert not is_cached(try_actions), "another kernel is another matter"
    assert misses() == 0
    assert misses("import derby.lab.balance.quick_game\n") == 0
