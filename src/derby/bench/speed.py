"""How fast we are on one core, in decisions, copies or races per second: playouts, batches, the vector environment,
copies, the typed face, the bots' search and the odds."""

import random
from itertools import count
from typing import TYPE_CHECKING, Any

from derby import Variant, View, new_game
from derby.bench.rates import Measurement, Work
from derby.bots.levels import FLAT_MONTE_CARLO
from derby.bots.odds import odds
from derby.bots.protocol import Budget
from derby.bots.search.search import search
from derby.editions.components import FEWEST_SEATS, SEATS
from derby.editions.loading import olympus
from derby.flow.set_up import lay_table
from derby.game.names import Stage
from derby.game.set_up import SetUp
from derby.playouts.batch import Batch
from derby.playouts.dice import new_dice
from derby.playouts.random_playout import play_games
from derby.rules.action_codes import LEGAL
from derby.rules.choices import Choices
from derby.rules.compiled import compiled_array, record_type, twin
from derby.table import Table

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

SEED = 1
SEAT_COUNTS = range(FEWEST_SEATS, SEATS + 1)
COMPILED_GAMES = 200
"""Games in one call of the compiled playout: enough that the call itself costs nothing."""
BATCH_GAMES = 4096
"""The batch that is stepped fastest: smaller ones wait for Python, larger ones for memory."""
VECTOR_GAMES = 1024
"""A number of games that a learner is likely to step at once; fewer wait for Python."""
VECTOR_STEPS = 16
"""Steps at a time, so that asking for the time costs nothing."""
WARM_UP = 20
MID_RACE = 7
"""The turns of a race that are over where search and odds are measured, of sixteen."""
WORLDS = 500
"""Worlds in one search, or for one answer."""
COPIES = 1000

BATCHED = "batched steps, 4 seats"
VECTOR = "vector environment, 4 seats"
VECTOR_ALL_VARIANTS = "vector environment, 4 seats, all variants"
FACE = "through the typed face, 4 seats"
SEARCH = "races completed by the search, 4 seats"
ODDS = "races completed for odds, 4 seats"
COMPILED_COPIES = "copies, compiled"
BULK_COPIES = "copies, compiled, in bulk"
INTERPRETED_COPIES = "copies, interpreted"


def playout_name(*, compiled: bool, seats: int, all_variants: bool) -> str:
    speed = "compiled" if compiled else "interpreted"
    return f"{speed} playouts, {seats} seats{', all variants' if all_variants else ''}"


def our_measurements() -> list[Measurement]:
    """All measurements of our own speed."""
    cases = [(compiled, seats, every) for compiled in (True, False) for every in (False, True) for seats in SEAT_COUNTS]
    return [
        *(_playout_measurement(compiled=compiled, seats=seats, all_variants=every) for compiled, seats, every in cases),
        Measurement(BATCHED, batched_steps),
        Measurement(VECTOR, vector_steps),
        Measurement(VECTOR_ALL_VARIANTS, lambda: vector_steps(all_variants=True)),
        Measurement(FACE, games_through_face),
        Measurement(SEARCH, searched_races),
        Measurement(ODDS, races_for_odds),
        Measurement(COMPILED_COPIES, lambda: compiled_copies(1)),
        Measurement(BULK_COPIES, lambda: compiled_copies(BATCH_GAMES)),
        Measurement(INTERPRETED_COPIES, interpreted_copies),
    ]


def _playout_measurement(*, compiled: bool, seats: int, all_variants: bool) -> Measurement:
    name = playout_name(compiled=compiled, seats=seats, all_variants=all_variants)
    prepare = compiled_playouts if compiled else interpreted_playouts
    return Measurement(name, lambda: prepare(table_for(seats, all_variants=all_variants)))


def table_for(seats: int, *, all_variants: bool = False) -> Table:
    """The table of a new game, without variants or with all of them."""
    return lay_table(
        olympus(),
        range(seats),
        first_player=0,
        zeus_sobers_up=all_variants,
        power_of_the_gods=all_variants,
        fate_tokens=all_variants,
    )


def compiled_playouts(table: Table, games: int = COMPILED_GAMES) -> Work:
    """Random games, whole ones, inside the compiled rules."""
    play: Any = twin(play_games)
    record = compiled_array(table)[0]
    dice = compiled_array(new_dice(SEED))[0]
    choices = compiled_array(Choices())[0]
    play(record, dice, choices, 1)
    return lambda: play(record, dice, choices, games)


def interpreted_playouts(table: Table) -> Work:
    """The same games, on the interpreted rules."""
    dice = new_dice(SEED)
    choices = Choices()
    return lambda: play_games(table, dice, choices, 1)


def batched_steps(games: int = BATCH_GAMES) -> Work:
    """Random games in a batch, every decision chosen in Python: each time until games end."""
    import numpy as np

    batch = Batch(table_for(4), games, SEED)
    stream = np.random.default_rng(SEED)

    def play() -> int:
        decisions = games
        while not batch.step(random_codes(batch, stream)):
            decisions += games
        return decisions

    play()
    return play


def random_codes(batch: Batch, stream: "np.random.Generator") -> "npt.NDArray[np.int16]":
    """For every game one of its legal actions."""
    import numpy as np

    games = len(batch.counts)
    chosen = (stream.random(games, np.float32) * batch.counts).astype(np.intp)
    return batch.legal.reshape(-1)[np.arange(0, games * LEGAL, LEGAL) + chosen]


def vector_steps(games: int = VECTOR_GAMES, seats: int = 4, *, all_variants: bool = False, copy: bool = True) -> Work:
    """Random games in the vector environment, with observations, masks and rewards at every step."""
    from derby.learn.vector import DerbyVectorEnv

    variants = tuple(Variant) if all_variants else ()
    env = DerbyVectorEnv(games, seats, variants=variants, copy=copy)
    env.reset(seed=SEED)

    def play() -> int:
        for _ in range(VECTOR_STEPS):
            env.step(env.random_actions())
        return VECTOR_STEPS * games

    # Until some games have ended: they all begin the same way, which is not typical of later steps.
    for _ in range(WARM_UP):
        play()
    return play


def games_through_face() -> Work:
    """Random games played through the typed face."""
    seeds = count(SEED)
    return lambda: play_through_face(next(seeds))


def play_through_face(seed: int) -> int:
    """One random game: at every decision the legal actions, the events and a view; returns the number of decisions."""
    stream = random.Random(seed)
    game = new_game(4, seed=seed.to_bytes(32))
    decisions = 0
    while not game.is_over:
        game.apply(stream.choice(game.legal_actions()))
        game.view(game.seat_to_act or 0)
        decisions += 1
    return decisions


def view_mid_race() -> tuple[SetUp, View]:
    """A seat that is about to play a fast card in the middle of a race."""
    stream = random.Random(SEED)
    game = new_game(4, seed=SEED.to_bytes(32))
    while len(game.view(None).plays) < 2 * MID_RACE or game.stage is not Stage.FAST_CARD:
        game.apply(stream.choice(game.legal_actions()))
    return game.set_up, game.view(game.seat_to_act)


def searched_races() -> Work:
    """Races completed at random in possible worlds, every legal action tried in each: search without a policy."""
    stream = random.Random(SEED)
    set_up, view = view_mid_race()
    return lambda: search(set_up, view, FLAT_MONTE_CARLO.thinking, Budget(rounds=WORLDS), stream).completions


def races_for_odds() -> Work:
    """Races completed in possible worlds, two thirds of them sensibly."""
    stream = random.Random(SEED)
    set_up, view = view_mid_race()
    return lambda: odds(set_up, view, WORLDS, stream=stream).samples


def compiled_copies(tables: int) -> Work:
    """Copies of compiled tables, many in one go.

    They are copied as bytes: records as such are copied field by field, which takes many times as long.
    """
    import numpy as np

    source = compiled_array(table_for(4), tables).view(np.uint8)
    target = compiled_array(table_for(4), tables).view(np.uint8)
    times = max(1, COPIES // tables)

    def copy() -> int:
        for _ in range(times):
            target[:] = source
        return times * tables

    return copy


def interpreted_copies() -> Work:
    """Copies of a table, one by one."""
    table = table_for(4)

    def copy() -> int:
        for _ in range(COPIES):
            table.copy()
        return COPIES

    return copy


def table_bytes() -> int:
    """The size of a compiled table."""
    return record_type(Table).itemsize


def play_first_compiled_game() -> None:
    """One compiled game: compiles the playout, or loads it from the cache."""
    compiled_playouts(table_for(4), 1)()


def compile_everything() -> None:
    """Compile all that is measured here, so that another process finds it in the cache."""
    play_first_compiled_game()
    batched_steps(1)
    vector_steps(1)
    searched_races()()
    races_for_odds()()
