"""Whether luck is separated from skill as it should be: games in which it is known how good a player is.

`derby lab luck-check --lapses 0.2` plays games with one bot at every seat, one of which now and then takes any legal
action. What that costs is known from its results. What the coach calls its own part (`coach/luck.py`) must on average
be the same; without lapses it must be 0, since the player meets copies of itself.
"""

import random
from collections.abc import Sequence
from functools import partial
from math import sqrt
from statistics import mean, stdev

import msgspec

from derby.bots import Budget, bot
from derby.coach.findings import LuckAndSkill
from derby.coach.intervals import students_quantile
from derby.coach.luck import luck_and_skill, race_luck
from derby.editions.components import RACES
from derby.game.game import new_game
from derby.game.record import Record
from derby.game.set_up import SetUp
from derby.lab.figures import Figure
from derby.lab.parallel import in_order, in_processes


class Plan(msgspec.Struct, frozen=True):
    """Games to be played."""

    set_up: SetUp
    player: str
    rounds: int
    lapses: float
    """The share of its decisions in which one player takes any legal action."""
    samples: int
    seed: int


class LuckCheck(msgspec.Struct, frozen=True):
    """The parts of one player's results, each as the mean of all games."""

    games: int
    result: Figure
    """Less an average one."""
    deal: Figure
    judgments: Figure
    others: Figure
    own: Figure
    apart: Figure
    """By how much its own part is more than its result, less an average one."""


def play(plan: Plan, number: int) -> tuple[Record, int]:
    """A game, by its number, and the seat of the player with lapses."""
    stream, player, chosen = random.Random(f"luck {plan.seed} {number}"), bot(plan.player), plan.set_up
    game = new_game(gods=chosen.gods, variants=chosen.variants, edition=chosen.edition, seed=stream.getrandbits(60))
    tested = number % chosen.seats
    while (seat := game.seat_to_act) is not None:
        view = game.view(seat)
        if seat == tested and stream.random() < plan.lapses:
            game.apply(stream.choice(view.legal))
        else:
            game.apply(player.decide(chosen, view, Budget(rounds=plan.rounds), stream))
    return game.record(), tested


def luck_of_game(plan: Plan, number: int) -> LuckAndSkill:
    record, tested = play(plan, number)
    return luck_and_skill([race_luck(record, race, plan.samples) for race in range(RACES)], tested)


def check_luck(plan: Plan, games: int, processes: int) -> LuckCheck:
    """Play this many games."""
    found = in_order(in_processes(processes), partial(luck_of_game, plan), games)
    results = [one.result - one.average for one in found]
    own = [one.own.value for one in found]
    return LuckCheck(
        games,
        _figure(results),
        _figure([one.deal.value for one in found]),
        _figure([one.judgments.value for one in found]),
        _figure([one.others.value for one in found]),
        _figure(own),
        _figure([part - result for part, result in zip(own, results, strict=True)]),
    )


def _figure(values: Sequence[float]) -> Figure:
    half = students_quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Figure(mean(values), mean(values) - half, mean(values) + half, len(values))


def luck_table(found: LuckCheck) -> str:
    """As text, in Markdown."""
    lines = ["| games | result | deal | judgments | others | own | own less result |", "|---:|" + "---:|" * 6]
    parts = (found.result, found.deal, found.judgments, found.others, found.own, found.apart)
    return "\n".join([*lines, f"| {found.games:,} | " + " | ".join(part.text("number") for part in parts) + " |"])
