"""The environment of PettingZoo passes PettingZoo's own tests, and tells what the game tells."""

import random
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import derby
from derby.learn.encoding import SIZE
from derby.rules.action_codes import ACTIONS, PASS
from tests.combinations import COMBINATIONS, SEATS, named
from tests.learn.features_of_view import features_of

pytest.importorskip("pettingzoo")

from derby.learn.pettingzoo import env, raw_env

conformance: Any = import_module("pettingzoo.test")
conversions: Any = import_module("pettingzoo.utils.conversions")

OF_DICTIONARIES = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}
"""What PettingZoo says of every observation that is a dictionary, and it wants one where there is a mask."""
ALL = ("zeus-sobers-up", "power-of-the-gods", "fate-tokens")


def warned_in(test: Callable[[], object]) -> set[str]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        test()
    return {str(warning.message) for warning in caught}


@pytest.mark.parametrize(("seats", "variants"), COMBINATIONS, ids=named)
def test_api(seats: int, variants: tuple[derby.Variant, ...]) -> None:
    assert warned_in(lambda: conformance.api_test(env(seats, variants=variants), num_cycles=60)) == OF_DICTIONARIES


@pytest.mark.parametrize("reward", ["victory", "points"])
def test_api_over_whole_games(reward: Any) -> None:
    assert (
        warned_in(lambda: conformance.api_test(env(3, variants=ALL, reward=reward), num_cycles=400)) == OF_DICTIONARIES
    )


@pytest.mark.parametrize("variants", [(), ALL], ids=named)
@pytest.mark.parametrize("seats", SEATS)
def test_the_same_seed_is_the_same_game(seats: int, variants: tuple[str, ...]) -> None:
    assert warned_in(lambda: conformance.seed_test(lambda: env(seats, variants=variants), num_cycles=50)) == set()


@pytest.mark.parametrize("variants", [(), ALL], ids=named)
@pytest.mark.parametrize("seats", SEATS)
def test_parallel_through_their_own_wrapper(seats: int, variants: tuple[str, ...]) -> None:
    parallel = conversions.turn_based_aec_to_parallel(env(seats, variants=variants))
    assert warned_in(lambda: conformance.parallel_api_test(parallel, num_cycles=400)) == set()


def played_at_random(game: Any, number: int) -> dict[str, float]:
    """Play a game to its end; returns what each seat was rewarded with."""
    chosen = random.Random(number)
    rewards: dict[str, float] = dict.fromkeys(game.possible_agents, 0)
    game.reset(seed=number)
    for agent in game.agent_iter():
        seen, reward, is_over, _, _ = game.last()
        rewards[agent] += reward
        game.step(None if is_over else chosen.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return rewards


def test_rewards_are_the_victory_or_the_points() -> None:
    for number in range(20):
        points = played_at_random(env(4, variants=ALL, reward="points"), number)
        shares = played_at_random(env(4, variants=ALL), number)
        best = max(points.values())
        winners = [agent for agent, own in points.items() if own == best]
        assert shares == {agent: (agent in winners) / len(winners) for agent in points}


def test_an_observation_and_a_mask_are_what_the_view_tells() -> None:
    for number in range(10):
        game = raw_env(5, variants=ALL)
        game.reset(seed=number)
        chosen = random.Random(number)
        while not game.terminations[game.agent_selection]:
            table = game.table()
            for seat, agent in enumerate(game.agents):
                world = derby.Game(game.set_up, table.copy(), None)
                seen = game.observe(agent)
                assert seen["observation"].tolist() == features_of(game.set_up, world.view(seat))
                legal = sorted(world.view(seat).legal) or [PASS]
                assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            game.step(chosen.choice(np.flatnonzero(game.observe(game.agent_selection)["action_mask"]).tolist()))


def test_what_is_illegal_is_refused_and_changes_nothing() -> None:
    game = env(3)
    game.reset(seed=1)
    before = game.last()[0]
    for wrong in (PASS, -1, ACTIONS, 1.5, "nonsense", None):
        with pytest.raises(derby.IllegalAction):
            game.step(wrong)
    after = game.last()[0]
    assert before["observation"].tobytes() == after["observation"].tobytes()
    assert before["action_mask"].tobytes() == after["action_mask"].tobytes()


def test_an_observation_is_the_callers_own() -> None:
    game = env(3)
    game.reset(seed=1)
    first = game.last()[0]
    kept = {name: numbers.tolist() for name, numbers in first.items()}
    first["observation"][:] = 9
    first["action_mask"][:] = 0
    assert {name: numbers.tolist() for name, numbers in game.last()[0].items()} == kept
    assert sum(kept["action_mask"]) == 66
    assert len(kept["observation"]) == SIZE


def test_a_picture_shows_what_everybody_sees(capsys: pytest.CaptureFixture[str]) -> None:
    game = env(3, render_mode="ansi")
    game.reset(seed=1)
    drawn = game.render()
    assert drawn.startswith("Race 1 of 3 · first-bets · ")
    assert "anansi" in drawn
    played_at_random(game, 1)
    assert game.render().startswith("The game is over: ")
    shown = env(3, render_mode="human")
    shown.reset(seed=1)
    assert capsys.readouterr().out == drawn + "\n"
    assert env(3).unwrapped.render() is None


def test_what_cannot_be_made_is_refused() -> None:
    with pytest.raises(derby.SetUpError, match="3 to 6 seats"):
        env(7)
    with pytest.raises(derby.SetUpError, match="fate-tokens need"):
        env(4, variants=["fate-tokens"])
    with pytest.raises(derby.DerbyError, match="victory, points"):
        env(4, reward="fame")  # pyright: ignore[reportArgumentType]
    with pytest.raises(derby.DerbyError, match="human, ansi"):
        env(4, render_mode="rgb_array")  # pyright: ignore[reportArgumentType]


def test_nothing_is_told_before_the_reset() -> None:
    for name in ("agents", "agent_selection", "terminations", "truncations", "rewards"):
        with pytest.raises(AttributeError, match="before reset"):
            getattr(env(4), name)
