"""Positions for the tests of bad input: games in progress, and a way to play any position to its end."""

import random
from functools import cache

from hypothesis import strategies as st

import derby
from derby import Deal, Game, JudgmentDraw, TabletDraw
from derby.game.chance import Chance, zeus_deck
from derby.rules.stages import DEAL, JUDGMENT_DRAW
from tests.properties.random_games import some_position

MOST_DECISIONS = 400
"""More than a game has."""


def some_chance(game: Game, chosen: random.Random) -> Chance:
    """A random chance outcome that the game waits for."""
    table = game.table()
    if table.stage == DEAL:
        return Deal(tuple(chosen.sample(range(54), 54)), tuple(chosen.sample(range(6), 6)))
    deck = zeus_deck(table)
    if table.stage == JUDGMENT_DRAW:
        return JudgmentDraw(tuple(chosen.sample(deck, table.draws)))
    return TabletDraw(chosen.choice(deck))


def go_on(game: Game, chosen: random.Random) -> None:
    """One decision or chance outcome."""
    if game.chance_is_due:
        game.apply_chance(some_chance(game, chosen))
    else:
        game.apply(chosen.choice(game.legal_codes()))


def play_to_its_end(game: Game, chosen: random.Random) -> None:
    for _ in range(MOST_DECISIONS):
        if game.is_over:
            return
        go_on(game, chosen)
    raise AssertionError("the game never ends")


@cache
def some_line(number: int) -> str:
    """The notation of a game in progress, or of one that waits for chance."""
    game, chosen = some_position(number)
    if number % 3:
        return game.notation()
    other = derby.position(game.notation())
    for _ in range(chosen.randrange(60)):
        ahead = other.copy()
        go_on(ahead, chosen)
        other = ahead
        if (other.chance_is_due and chosen.random() < 0.7) or other.is_over:
            break
    return other.notation()


lines = st.integers(0, 2**32 - 1).map(some_line)
