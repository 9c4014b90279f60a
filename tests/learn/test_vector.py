"""The vector environment: many games at once, the same as through the typed API, with observations like its views."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from derby import Deal, Edition, Game, JudgmentDraw, SetUp, TabletDraw, Variant, olympus
from derby.editions.components import CARDS, CREATURES
from derby.game.names import GODS
from derby.learn.encoding import SIZE
from derby.learn.vector import BadActions, DerbyVectorEnv
from derby.learn.vector_rules import show_position
from derby.playouts.dice import Dice, below, draw_first, draw_from_zeus, new_dice
from derby.rules.action_codes import ACTIONS, LEGAL
from derby.rules.choices import Choices
from derby.rules.compiled import interpreted
from derby.rules.stages import DEAL, JUDGMENT_DRAW
from derby.table import NONE, Table
from tests.combinations import COMBINATIONS, named
from tests.learn.features_of_view import features_of
from tests.properties.test_no_leak import permuted

STEPS = 260
"""More than the decisions of a game without powers."""


def begun(set_up: SetUp, dice: Dice) -> Game:
    """A game of the typed API, whose chance comes from the same dice."""
    game = Game(set_up, set_up.table(below(dice, set_up.seats)), None)
    go_on(game, dice)
    return game


def go_on(game: Game, dice: Dice) -> None:
    """Give a game the chance that the dice have for it."""
    while game.chance_is_due:
        table = game.table()
        if table.stage == DEAL:
            draw_first(dice, dice.deck, CARDS, table.seats * table.cards_each)
            draw_first(dice, dice.creatures, CREATURES, CREATURES - 1)
            game.apply_chance(Deal(tuple(dice.deck), tuple(dice.creatures)))
        elif table.stage == JUDGMENT_DRAW:
            draw_from_zeus(table, dice, table.draws)
            game.apply_chance(JudgmentDraw(tuple(dice.drawn[: table.draws])))
        else:
            draw_from_zeus(table, dice, 1)
            game.apply_chance(TabletDraw(dice.drawn[0]))


def assert_shows(env: DerbyVectorEnv, game: Game, number: int, observations: Any, info: dict[str, Any]) -> None:
    """The environment shows what the seat to act in one of its games may know."""
    seat = game.seat_to_act
    assert seat is not None
    assert info["seat"][number] == seat
    assert observations[number].tolist() == features_of(game.set_up, game.view(seat))
    legal = game.legal_codes()
    assert tuple(env.legal[number, : env.legal_count[number]].tolist()) == legal
    assert np.flatnonzero(info["action_mask"][number]).tolist() == sorted(legal)


def play_beside(set_ups: Sequence[SetUp], seed: int, steps: int) -> int:
    """Play all games in the environment and through the typed API, and compare them; returns how many ended."""
    env = DerbyVectorEnv(set_ups=set_ups)
    dice = [new_dice(seed, number) for number in range(len(set_ups))]
    games = [begun(*pair) for pair in zip(set_ups, dice, strict=True)]
    observations, info = env.reset(seed=seed)
    ended = 0
    for _ in range(steps):
        for number, game in enumerate(games):
            assert_shows(env, game, number, observations, info)
        codes = env.random_actions()
        before = [game.points for game in games]
        observations, rewards, terminated, truncated, info = env.step(codes)
        assert not truncated.any()
        for number, game in enumerate(games):
            game.apply(int(codes[number]))
            go_on(game, dice[number])
            scored = [now - then for now, then in zip(game.points, before[number], strict=True)]
            assert rewards[number].tolist() == scored + [0] * (env.seats - game.seats)
            assert terminated[number] == game.is_over
            if game.is_over:
                ended += 1
                assert info["_final_points"][number]
                assert info["final_points"][number, : game.seats].tolist() == list(game.points)
                games[number] = begun(set_ups[number], dice[number])
    return ended


@pytest.mark.parametrize(("seats", "variants"), COMBINATIONS, ids=named)
def test_it_plays_the_same_games_as_the_typed_api(seats: int, variants: tuple[Variant, ...]) -> None:
    chosen = random.Random(f"{seats} {variants}")
    set_ups = [SetUp(tuple(chosen.sample(GODS, seats)), variants, olympus()) for _ in range(3)]
    assert play_beside(set_ups, seed=seats, steps=STEPS) >= len(set_ups)


def test_games_of_different_set_ups_are_stepped_together(long_track: Edition) -> None:
    set_ups = [
        SetUp(GODS[:3], (), olympus()),
        SetUp(GODS, (Variant.POWER_OF_THE_GODS, Variant.FATE_TOKENS), olympus()),
        SetUp(GODS[1:5], (Variant.ZEUS_SOBERS_UP,), long_track),
    ]
    assert play_beside(set_ups, seed=7, steps=STEPS) >= len(set_ups)


@pytest.fixture
def long_track() -> Edition:
    """Another edition: the finish line is further away, and each bet scores one more point."""
    edition = olympus()
    bets = tuple(replace(bet, points=bet.points + 1) for bet in edition.bet)
    track = replace(edition.track, finish_line_after=edition.track.finish_line_after + 3)
    return replace(edition, bet=bets, track=track)


def all_steps(env: DerbyVectorEnv, seed: int | None, steps: int = 40) -> bytes:
    """Everything an environment returns, played at random."""
    observations, info = env.reset(seed=seed)
    given = [observations, *info.values()]
    for _ in range(steps):
        *arrays, info = env.step(env.random_actions())
        given += [*arrays, *info.values()]
    return b"".join(array.tobytes() for array in given)


def test_a_seed_gives_the_same_games_again() -> None:
    first = all_steps(DerbyVectorEnv(5, 3), 1)
    env = DerbyVectorEnv(5, 3)
    assert all_steps(env, 1) == first
    assert all_steps(env, 1) == first, "also after other games"
    assert all_steps(env, 2) != first
    assert all_steps(env, None) != all_steps(env, None), "without a seed the dice continue"


def test_games_abandoned_during_a_race_leave_nothing_behind() -> None:
    env = DerbyVectorEnv(5, 3, variants=tuple(Variant))
    first = all_steps(env, 1)
    for steps in range(12):
        all_steps(env, 2, steps)
        assert all_steps(env, 1) == first


def test_without_a_seed_chance_is_new() -> None:
    assert all_steps(DerbyVectorEnv(5, 3), None) != all_steps(DerbyVectorEnv(5, 3), None)


def test_a_game_does_not_depend_on_how_many_are_beside_it() -> None:
    few, many = DerbyVectorEnv(2, 4), DerbyVectorEnv(9, 4)
    few.reset(seed=3)
    many.reset(seed=3)
    for _ in range(STEPS):
        codes = many.random_actions()
        observations, rewards, terminated, _, _ = few.step(codes[:2])
        others = many.step(codes)
        assert (observations == others[0][:2]).all()
        assert (rewards == others[1][:2]).all()
        assert (terminated == others[2][:2]).all()


def test_what_is_hidden_does_not_change_the_observations() -> None:
    """Change whatever the seats to act can't see: what the environment returned would stay the same."""
    chosen = random.Random(5)
    env = DerbyVectorEnv(4, gods=GODS[1:5], variants=(Variant.POWER_OF_THE_GODS, Variant.FATE_TOKENS))
    env.reset(seed=5)
    changed = 0
    for _ in range(150):
        observations, _, _, _, info = env.step(env.random_actions())
        for number, record in enumerate(env.tables):
            table = interpreted(record, Table)
            other = permuted(table, table.seat_to_act, NONE, NONE, chosen)
            changed += other.numbers() != table.numbers()
            row, mask, legal = [9] * SIZE, [9] * ACTIONS, [0] * LEGAL
            count = show_position([table], [other], 0, Choices(), row, mask, legal)
            assert row == observations[number].tolist()
            assert mask == info["action_mask"][number].tolist()
            assert legal[:count] == env.legal[number, : env.legal_count[number]].tolist()
    assert changed > 500


def test_rewards_for_victory_are_shared_by_the_winners_at_the_end() -> None:
    env = DerbyVectorEnv(300, 3, rewards="victory")
    env.reset(seed=11)
    shared = 0
    for _ in range(STEPS):
        _, rewards, terminated, _, info = env.step(env.random_actions())
        assert not rewards[~terminated].any()
        if terminated.any():
            assert (info["_final_points"] == terminated).all()
            points = info["final_points"][terminated]
            won = points == points.max(axis=1, keepdims=True)
            assert np.allclose(rewards[terminated], won / won.sum(axis=1, keepdims=True))
            shared += int((won.sum(axis=1) > 1).sum())
    assert shared > 0


def test_arrays_are_copies_unless_unwanted() -> None:
    env = DerbyVectorEnv(8, 4)
    first, info = env.reset(seed=1)
    kept = first.copy(), info["action_mask"].copy()
    first_info = info
    env.step(env.random_actions())
    assert (first == kept[0]).all()
    assert (first_info["action_mask"] == kept[1]).all()
    first[:] = 0
    first_info["action_mask"][:] = 1
    with pytest.raises(BadActions):
        env.step(np.full(8, ACTIONS - 1))

    env = DerbyVectorEnv(8, 4, copy=False)
    first, info = env.reset(seed=1)
    assert (first == kept[0]).all()
    for array in (first, *info.values(), env.legal, env.legal_count):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
    second, *_ = env.step(env.random_actions())
    assert np.shares_memory(first, second)


def test_bad_actions_are_refused_and_change_nothing() -> None:
    env = DerbyVectorEnv(3, 4)
    with pytest.raises(BadActions, match="call reset first"):
        env.step([1, 1, 1])
    with pytest.raises(BadActions, match="call reset first"):
        env.random_actions()
    env.reset(seed=1)
    before = env.tables.tobytes()
    legal = env.random_actions()
    for bad, reason in (
        (legal[:2], r"3 whole numbers, one per game, not int64 of shape \(2,\)"),
        (legal.astype(float), "not float64"),
        (legal.reshape(3, 1), r"\(3, 1\)"),
        ("nonsense", "whole numbers"),
        ([*legal[:2], 0], "action 0 is not legal in game 2; choose from 1, 2"),
        ([legal[0], -1, legal[2]], "action -1 is not legal in game 1"),
        ([ACTIONS, *legal[1:]], f"action {ACTIONS} is not legal in game 0"),
        (np.array([2**64 - 1, *legal[1:]], np.uint64), "is not legal in game 0"),
    ):
        with pytest.raises(BadActions, match=reason):
            env.step(bad)
        assert env.tables.tobytes() == before
    env.step(legal.astype(np.uint16))
    assert env.tables.tobytes() != before


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        ({"num_envs": 0}, "at least one game"),
        ({"num_envs": -1}, "at least one game"),
        ({"set_ups": []}, "at least one game"),
        ({"num_envs": 2, "set_ups": [SetUp(GODS[:3], (), olympus())]}, "2 games, but 1 set-ups"),
        ({"seats": 3, "set_ups": [SetUp(GODS[:3], (), olympus())]}, "give either set_ups"),
        ({"rewards": "glory"}, "points, victory"),
        ({"seats": 7}, "3 to 6 seats"),
        ({"variants": ["fate-tokens"]}, "power-of-the-gods"),
    ],
)
def test_an_impossible_set_up_is_refused(wanted: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        DerbyVectorEnv(**wanted)


def test_there_are_no_options() -> None:
    with pytest.raises(ValueError, match="no options"):
        DerbyVectorEnv(1, 3).reset(options={"speed": 2})


def test_spaces_contain_what_is_returned() -> None:
    vector = pytest.importorskip("gymnasium.vector")
    env = DerbyVectorEnv(6, 5, variants=("power-of-the-gods",))
    assert isinstance(env, vector.VectorEnv)
    assert env.metadata["autoreset_mode"] is vector.AutoresetMode.SAME_STEP
    observations, info = env.reset(seed=1)
    for _ in range(STEPS):
        assert observations in env.observation_space
        assert observations[0] in env.single_observation_space
        codes = env.random_actions()
        assert codes in env.action_space
        assert codes[0] in env.single_action_space
        observations, *_, info = env.step(codes)
    assert env.single_action_space.sample(info["action_mask"][0]) in np.flatnonzero(info["action_mask"][0])
    env.close()
