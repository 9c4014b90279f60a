"""Calibration: do the odds keep their promise? Of the bets given 30 %, about 30 % should come true.

Bots play whole games. At some of their betting moments, chosen at random, the odds of every possible bet are taken from
the view of the seat that bets; when the race is over, each bet is compared with the places the creatures took.
`derby lab calibration --games 1000 --svg reliability.svg` prints and draws it.
"""

import random
from collections.abc import Iterator, Sequence
from functools import partial

import msgspec

from derby.bots.odds import Odds, odds
from derby.bots.policy.style import STYLES
from derby.bots.protocol import Budget
from derby.bots.registry import bot
from derby.game.actions import ACTIONS, Action, PlaceBet
from derby.game.game import new_game
from derby.game.names import CREATURE_NUMBER, Stage, Variant
from derby.game.set_up import SetUp
from derby.lab.evaluation.reliability import Forecast, Reliability, reliability
from derby.lab.parallel import in_order, in_processes

SHARE_OF_MOMENTS = 1 / 6
"""Of all betting moments, those at which the odds are taken."""


class Plan(msgspec.Struct, frozen=True):
    """Who plays, and how the odds are taken."""

    set_up: SetUp
    player: str = "hero"
    budget: Budget = Budget(rounds=16)
    samples: int = 1000
    styles: tuple[int, ...] = tuple(range(STYLES))
    seed: int = 1


class Calibration(msgspec.Struct, frozen=True):
    """The results of the games."""

    seats: int
    variants: tuple[Variant, ...]
    edition: str
    games: int
    player: str
    rounds: int | None
    samples: int
    styles: tuple[int, ...]
    seed: int
    all: Reliability
    first_bets: Reliability
    third_bets: Reliability
    placed: Reliability
    """Only the bets that were then placed."""


def calibrate(plan: Plan, games: int, processes: int = 1) -> Calibration:
    """Play this many games and compare."""
    of_games = in_order(in_processes(processes), partial(forecasts_of_game, plan), games)
    forecasts = [forecast for of_game in of_games for forecast in of_game]
    return Calibration(
        seats=plan.set_up.seats,
        variants=plan.set_up.variants,
        edition=plan.set_up.edition.name,
        games=games,
        player=plan.player,
        rounds=plan.budget.rounds,
        samples=plan.samples,
        styles=plan.styles,
        seed=plan.seed,
        all=reliability(forecasts),
        first_bets=reliability([forecast for forecast in forecasts if not forecast.third_bet]),
        third_bets=reliability([forecast for forecast in forecasts if forecast.third_bet]),
        placed=reliability([forecast for forecast in forecasts if forecast.placed]),
    )


def forecasts_of_game(plan: Plan, number: int) -> list[Forecast]:
    """Play one game, by its number, and return the forecasts made in it."""
    player = bot(plan.player)
    stream = random.Random(f"{plan.seed} {number}")
    chosen = plan.set_up
    seed = random.Random(f"chance {plan.seed} {number}").getrandbits(60)
    game = new_game(gods=chosen.gods, variants=chosen.variants, edition=chosen.edition, seed=seed)
    forecasts: list[Forecast] = []
    open_bets: list[tuple[PlaceBet, Forecast]] = []
    while not game.is_over:
        view = game.view(game.seat_to_act)
        action = player.decide(chosen, view, plan.budget, stream)
        bets = view.stage in (Stage.FIRST_BETS, Stage.THIRD_BET)
        if bets and len(view.legal) > 1 and stream.random() < SHARE_OF_MOMENTS:
            given = odds(chosen, view, plan.samples, stream=stream, styles=plan.styles)
            open_bets += _open_bets(given, view.legal, action, third_bet=view.stage is Stage.THIRD_BET)
        game.apply(action)
        if game.view(None).race != view.race:
            table = game.table()
            for bet, forecast in open_bets:
                names = table.place_names[CREATURE_NUMBER[bet.creature]]
                forecasts.append(forecast._replace(came_true=table.bet_places[bet.card] & names != 0))
            open_bets.clear()
    return forecasts


def _open_bets(
    given: Odds, legal: Sequence[int], chosen: Action, *, third_bet: bool
) -> Iterator[tuple[PlaceBet, Forecast]]:
    """Every possible bet with its forecast, to be settled when the race is over."""
    for code in legal:
        bet = ACTIONS[code]
        if isinstance(bet, PlaceBet):
            yield bet, Forecast(given.chance_of(bet.card, bet.creature), False, third_bet, bet == chosen)
