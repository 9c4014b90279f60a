"""What the coach needs compiled, and a rehearsal that compiles or loads it before anyone waits."""

import random

from derby.bots.game_endings import count_victories
from derby.bots.search.beliefs import choose_worlds, weigh_worlds
from derby.bots.search.try_bets import try_bets
from derby.bots.search.whole_turns import score_slow_cards
from derby.coach.hint import hint
from derby.coach.luck import BATCHES, Endings
from derby.game.game import new_game
from derby.rules.compile_cache import Kernel

KERNELS: tuple[Kernel, ...] = (try_bets, weigh_worlds, choose_worlds, score_slow_cards, count_victories)


def rehearse() -> None:
    """Think a little about a game."""
    game = new_game(3, seed=1, first_player=0)
    hint(game.set_up, game.view(0), 2, stream=random.Random(1))
    Endings(game.table(), BATCHES, random.Random(1)).shares(game.table())
