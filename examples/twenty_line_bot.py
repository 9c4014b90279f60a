"""A bot in twenty lines: it bets by the odds and moves at random.

Try it with `python examples/twenty_line_bot.py`, or in the arena, from this folder:

    derby arena twenty_line_bot:Bookmaker random
"""

import random

from derby import Action, PlaceBet, SetUp, View, new_game
from derby.bots import Budget, bot
from derby.bots.odds import odds


class Bookmaker:
    name = "bookmaker"
    description = "Bets by the odds, then lets the race run."

    def decide(self, set_up: SetUp, view: View, budget: Budget, stream: random.Random) -> Action:
        actions = view.legal_actions
        bets = [action for action in actions if isinstance(action, PlaceBet)]
        if not bets:
            return stream.choice(actions)
        chances = odds(set_up, view, samples=budget.rounds or 1000, stream=stream)
        return max(bets, key=lambda bet: set_up.bet_cards[bet.card].points * chances.chance_of(bet.card, bet.creature))


def play(seed: int, budget: Budget) -> tuple[int, ...]:
    """A game of one bookmaker, at seat 0, against three random players; returns their points."""
    game, stream = new_game(4, seed=seed), random.Random(seed)
    while not game.is_over:
        player = bot("random") if game.seat_to_act else Bookmaker()
        game.apply(player.decide(game.set_up, game.view(game.seat_to_act), budget, stream))
    return game.points


if __name__ == "__main__":
    games = [play(seed, Budget()) for seed in range(50)]
    for seat, name in enumerate(("bookmaker", "random", "random", "random")):
        print(f"{name}: {sum(points[seat] for points in games) / len(games):.1f} points per game")  # noqa: T201
