"""A batch of games, stepped together on the compiled rules."""

import numpy as np

from derby import SetUp, Variant, olympus
from derby.game.names import GODS
from derby.playouts.batch import Batch, begin_batch, step_batch
from derby.playouts.dice import new_dice
from derby.rules.action_codes import LEGAL
from derby.rules.choices import Choices
from derby.rules.compiled import interpreted
from derby.table import Table

GAMES, STEPS = 8, 400


def test_a_batch_steps_as_the_interpreted_rules_do() -> None:
    table = SetUp(GODS[:4], (Variant.POWER_OF_THE_GODS, Variant.FATE_TOKENS), olympus()).table(0)
    batch = Batch(table, GAMES, seed=5)
    choices = Choices()
    tables, dice = [table.copy() for _ in range(GAMES)], new_dice(5)
    legal, counts = [[0] * LEGAL for _ in range(GAMES)], [0] * GAMES
    begin_batch(tables, dice, choices, legal, counts)
    chosen = np.random.default_rng(1)
    ended = 0
    for _ in range(STEPS):
        assert batch.counts.tolist() == counts
        for game in range(GAMES):
            assert batch.legal[game, : counts[game]].tolist() == legal[game][: counts[game]]
        codes = batch.legal[np.arange(GAMES), (chosen.random(GAMES) * batch.counts).astype(np.int64)]
        ended += batch.step(codes)
        step_batch(tables, codes.tolist(), dice, choices, legal, counts)
        for game in range(GAMES):
            assert interpreted(batch.tables[game], Table).numbers() == tables[game].numbers()
    assert ended >= GAMES


def test_every_seed_gives_a_different_game() -> None:
    table = SetUp(GODS[:3], (), olympus()).table(0)
    assert Batch(table, 4, seed=1).tables.tobytes() != Batch(table, 4, seed=2).tables.tobytes()
    assert Batch(table, 4, seed=1).tables.tobytes() == Batch(table, 4, seed=1).tables.tobytes()
