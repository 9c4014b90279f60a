"""The peers: how fast other engines play card games at random, on the same core.

They come with the extra `peers`. A peer that isn't installed is left out. Where an engine can be driven in several
ways, the fastest is measured. As with our own games, only the players' decisions count, not what chance does.
"""

import random
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

import msgspec

from derby.bench.rates import Measurement, Work

SEED = 1
OPEN_SPIEL_GAMES = ("spades", "hearts", "crazy_eights")
ROLLOUTS = 200
"""Rollouts in one search."""
PLAYOUTS_FOR_LENGTH = 1000
"""Playouts from which the mean number of decisions in a rollout is estimated."""


class Peer(msgspec.Struct, frozen=True):
    """The rate a peer reached."""

    name: str
    decisions_per_second: float
    version: str


def peer_measurements() -> dict[str, list[Measurement]]:
    """What to measure for each installed peer, by the name of its package."""
    found: dict[str, list[Measurement]] = {}
    spiel = _module("pyspiel")
    if spiel:
        ways = (("C++ rollouts", open_spiel_rollouts), ("through Python", open_spiel_playouts))
        found["open-spiel"] = [
            Measurement(f"OpenSpiel {game}, {way}", _prepare_open_spiel(prepare, spiel, game))
            for way, prepare in ways
            for game in OPEN_SPIEL_GAMES
        ]
    rlcard = _module("rlcard")
    if rlcard:
        found["rlcard"] = [Measurement("RLCard uno", lambda: rlcard_games(rlcard))]
    return found


def peers_from(rates: dict[str, float], measured: dict[str, list[Measurement]]) -> list[Peer]:
    """The peers with the rates they reached, the fastest first."""
    peers = [
        Peer(measurement.name, rates[measurement.name], version(package))
        for package, measurements in measured.items()
        for measurement in measurements
    ]
    return sorted(peers, key=lambda peer: -peer.decisions_per_second)


def _module(name: str) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return import_module(name)
        except ImportError:
            return None


def _prepare_open_spiel(prepare: Callable[[Any, str], Work], spiel: Any, game: str) -> Callable[[], Work]:
    return lambda: prepare(spiel, game)


def open_spiel_rollouts(spiel: Any, name: str) -> Work:
    """Random rollouts inside OpenSpiel's C++, from the first decision after the deal.

    A search of one simulation builds no tree: it is just the rollouts, all from the position itself. So the number of
    decisions is the number of rollouts times the mean length of a playout from there.
    """
    state = dealt(spiel, name)
    stream = random.Random(SEED)
    length = sum(play_open_spiel(state, stream) for _ in range(PLAYOUTS_FOR_LENGTH)) / PLAYOUTS_FOR_LENGTH
    evaluator = spiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED)
    bot = spiel.MCTSBot(
        game=state.get_game(),
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=1,
        max_memory_mb=0,
        solve=False,
        seed=SEED,
        verbose=False,
    )

    def search() -> float:
        bot.mcts_search(state)
        return ROLLOUTS * length

    return search


def open_spiel_playouts(spiel: Any, name: str) -> Work:
    """Random playouts on OpenSpiel's states, from the same position, every decision chosen in Python."""
    state = dealt(spiel, name)
    stream = random.Random(SEED)
    return lambda: play_open_spiel(state, stream)


def dealt(spiel: Any, name: str) -> Any:
    """A new game after its deal."""
    state = spiel.load_game(name).new_initial_state()
    stream = random.Random(SEED)
    while state.is_chance_node():
        state.apply_action(_chance(state, stream))
    return state


def play_open_spiel(state: Any, stream: random.Random) -> int:
    """Play a copy of the game to its end at random; returns how many decisions that took."""
    state = state.clone()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_chance(state, stream))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(stream.random() * len(actions))])
            decisions += 1
    return decisions


def _chance(state: Any, stream: random.Random) -> int:
    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
    return stream.choices(outcomes, weights)[0]


def rlcard_games(rlcard: Any) -> Work:
    """Random games of uno on RLCard's own game, without the observations that its environment makes of it."""
    game = rlcard.make("uno", config={"seed": SEED}).game
    stream = random.Random(SEED)

    def play() -> int:
        decisions = 0
        state, _ = game.init_game()
        while not game.is_over():
            actions = state["legal_actions"]
            state, _ = game.step(actions[int(stream.random() * len(actions))])
            decisions += 1
        return decisions

    return play
