"""The peers: that their games are played to the end, and that they may be missing."""

import random
import sys
from typing import Any

import pytest

from derby.bench.peers import (
    OPEN_SPIEL_GAMES,
    Peer,
    dealt,
    open_spiel_playouts,
    open_spiel_rollouts,
    peer_measurements,
    peers_from,
    play_open_spiel,
    rlcard_games,
)
from derby.bench.rates import Measurement


def spiel() -> Any:
    return pytest.importorskip("pyspiel")


@pytest.mark.parametrize("module", ["pyspiel", "rlcard"])
def test_a_missing_peer_is_absent(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    package = {"pyspiel": "open-spiel", "rlcard": "rlcard"}[module]
    monkeypatch.setitem(sys.modules, module, None)
    assert package not in peer_measurements()


def test_without_peers_there_is_no_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setitem(sys.modules, "rlcard", None)
    assert peers_from({}, peer_measurements()) == []


def test_the_fastest_peer_comes_first() -> None:
    slow, fast = (Measurement(name, lambda: lambda: 1) for name in ("slow", "fast"))
    peers = peers_from({"slow": 1.0, "fast": 2.0}, {"numpy": [slow, fast]})
    assert [peer.name for peer in peers] == ["fast", "slow"]
    assert all(isinstance(peer, Peer) and peer.version for peer in peers)


@pytest.mark.parametrize("game", OPEN_SPIEL_GAMES)
def test_openspiel_plays(game: str) -> None:
    state = dealt(spiel(), game)
    assert not state.is_chance_node()
    assert play_open_spiel(state, random.Random(2)) > 0
    assert open_spiel_playouts(spiel(), game)() > 0
    assert open_spiel_rollouts(spiel(), game)() > 0


def test_a_search_of_one_simulation_builds_no_tree() -> None:
    state = dealt(spiel(), "spades")
    evaluator = spiel().RandomRolloutEvaluator(3, 1)
    root = spiel().MCTSBot(state.get_game(), evaluator, 2.0, 1, 0, False, 1, False).mcts_search(state)
    assert (root.explore_count, len(root.children)) == (1, 0)


def test_rlcard_plays() -> None:
    assert rlcard_games(pytest.importorskip("rlcard"))() > 0
