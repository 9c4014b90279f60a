"""Games for the properties: any seats, gods, variants and chance, played at random from one number."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

import derby
from derby import Game
from derby.game.names import GODS
from tests.combinations import COMBINATIONS

numbers = st.integers(0, 2**32 - 1)


def begun(number: int) -> tuple[Game, random.Random]:
    """A new game, and a random source to choose its actions with."""
    chosen = random.Random(number)
    seats, variants = chosen.choice(COMBINATIONS)
    game = derby.new_game(gods=chosen.sample(GODS, seats), variants=variants, seed=number, words=("one", "two"))
    return game, chosen


def played(number: int) -> Iterator[Game]:
    """The game after each of its actions, including the last."""
    game, chosen = begun(number)
    yield game
    while not game.is_over:
        game.apply(chosen.choice(game.legal_codes()))
        yield game


def some_position(number: int) -> tuple[Game, random.Random]:
    """A game in progress, at a seat's decision."""
    game, chosen = begun(number)
    for _ in range(chosen.randrange(150)):
        ahead = game.copy()
        ahead.apply(chosen.choice(ahead.legal_codes()))
        if ahead.is_over:
            break
        game = ahead
    return game, chosen
