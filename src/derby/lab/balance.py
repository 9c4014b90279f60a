"""Balance: what games between bots look like, as the basis for recalibrating the assumed values of an edition.

`python -m derby.lab.balance --seats 3 4 5 6 --games 400 --player titan` plays and prints the tables of
`docs/balance.md`. Every share has its 95 % interval in brackets.
"""

import random
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import sqrt
from statistics import mean, pstdev
from typing import NamedTuple

import msgspec

from derby.bots import Budget, bot
from derby.bots.workers import new_workers
from derby.editions.components import CREATURES
from derby.errors import DerbyError
from derby.game.events import (
    BetSettled,
    CardPlayed,
    CreatureDisqualified,
    CreatureFinished,
    DirtyTrickPlayed,
    Event,
    MidRaceLinePassed,
    RaceDealt,
    RaceEnded,
    RankingDetermined,
)
from derby.game.game import Game, new_game
from derby.game.names import Variant
from derby.game.set_up import SetUp, set_up
from derby.rules.ranking import LAST, NEXT_TO_LAST

NORMAL = 1.96


class Settled(NamedTuple):
    """A bet when it was settled."""

    seat: int
    number: int
    card: int
    creature: str
    points: int


class RaceFacts(msgspec.Struct):
    """What happened in a race."""

    first_player: int
    mid_race: float | None = None
    """The share of all turns that were over, or under way, when the mid-race line was passed."""
    finished: int = 0
    disqualified: int = 0
    tricks: int = 0
    cards: int = 0
    ranking: tuple[str, ...] = ()
    """Before the judgment."""
    bets: list[Settled] = msgspec.field(default_factory=list[Settled])


class GameFacts(msgspec.Struct):
    """What happened in a game."""

    points: tuple[int, ...]
    first_player: int
    races: list[RaceFacts]
    decided_by_judgment: bool
    """Whether others would have won if Zeus had drawn nothing in the last race."""

    def share(self, seat: int) -> float:
        """The seat's part of the victory."""
        return _shares(self.points)[seat]


class Plan(msgspec.Struct, frozen=True):
    """Who plays what."""

    set_up: SetUp
    player: str = "titan"
    budget: Budget = Budget()
    seed: int = 1


def facts_of_game(plan: Plan, number: int) -> GameFacts:
    """Play a game, by its number, and say what happened."""
    chosen, player = plan.set_up, bot(plan.player)
    stream = random.Random(f"balance {plan.seed} {number}")
    game = new_game(gods=chosen.gods, variants=chosen.variants, edition=chosen.edition, seed=stream.getrandbits(60))
    while (seat := game.seat_to_act) is not None:
        game.apply(player.decide(chosen, game.view(seat), plan.budget, stream), seat=seat)
    races = list(_races(game.events))
    return GameFacts(game.points, races[0].first_player, races, _is_decided_by_judgment(game, races[-1]))


def _races(events: Iterable[Event]) -> Iterator[RaceFacts]:
    """The facts of each race; turns are counted by their cards, two each."""
    race, past = RaceFacts(0), 0
    for event in events:
        match event:
            case RaceDealt():
                race, past = RaceFacts(event.first_player), 0
            case CardPlayed() | DirtyTrickPlayed():
                race.cards += 1
                race.tricks += isinstance(event, DirtyTrickPlayed)
            case MidRaceLinePassed():
                past = race.cards
            case CreatureFinished():
                race.finished += 1
            case RankingDetermined():
                race.ranking = event.ranking
            case CreatureDisqualified():
                race.disqualified += 1
            case BetSettled():
                race.bets.append(Settled(event.seat, event.bet, event.card, event.creature, event.points))
            case RaceEnded():
                race.mid_race = -(-past // 2) / (race.cards / 2) if past else None
                yield race
            case _:
                pass


def _is_decided_by_judgment(game: Game, race: RaceFacts) -> bool:
    table = game.table()
    without = list(game.points)
    for bet in race.bets:
        place = race.ranking.index(bet.creature)
        names = 1 << place | (place == CREATURES - 1) * LAST | (place == CREATURES - 2) * NEXT_TO_LAST
        without[bet.seat] += table.bet_points[bet.card] * bool(table.bet_places[bet.card] & names) - bet.points
    return _shares(without) != _shares(game.points)


def _shares(points: Sequence[int]) -> list[float]:
    best = max(points)
    return [(own == best) / points.count(best) for own in points]


def all_facts(plan: Plan, games: int, processes: int = 1, told: Callable[[], None] = lambda: None) -> list[GameFacts]:
    """Many games, the same for any number of processes as long as the player thinks in rounds."""
    play = partial(facts_of_game, plan)
    found: list[GameFacts] = []
    if processes == 1:
        for number in range(games):
            found.append(play(number))
            told()
        return found
    with new_workers(processes) as pool:
        for facts in pool.map(play, range(games), chunksize=2):
            found.append(facts)
            told()
    return found


def _with_interval(values: Sequence[float], form: str = ".2f") -> str:
    """The mean with its 95 % interval."""
    if not values:
        return "–"
    half = NORMAL * pstdev(values) / sqrt(len(values))
    return f"{mean(values):{form}} (±{half:{form}})"


def race_table(facts: dict[int, list[GameFacts]]) -> str:
    """What the races look like, a column a number of seats."""
    races = {seats: [race for game in games for race in game.races] for seats, games in facts.items()}
    rows: list[tuple[str, Callable[[int], str]]] = [
        ("games", lambda seats: f"{len(facts[seats]):,}"),
        (
            "races in which the mid-race line is passed",
            lambda seats: _with_interval([float(race.mid_race is not None) for race in races[seats]], ".1%"),
        ),
        (
            "when, as a share of the turns",
            lambda seats: _with_interval([race.mid_race for race in races[seats] if race.mid_race is not None], ".1%"),
        ),
        ("creatures that finish", lambda seats: _with_interval([float(race.finished) for race in races[seats]])),
        ("dirty tricks", lambda seats: _with_interval([float(race.tricks) for race in races[seats]])),
        (
            "disqualified creatures",
            lambda seats: _with_interval([float(race.disqualified) for race in races[seats]]),
        ),
        (
            "points of a seat in a game",
            lambda seats: _with_interval([mean(game.points) for game in facts[seats]], ".1f"),
        ),
        (
            "games decided by the last judgment",
            lambda seats: _with_interval([float(game.decided_by_judgment) for game in facts[seats]], ".1%"),
        ),
        (
            "shared victories",
            lambda seats: _with_interval([float(max(_shares(game.points)) < 1) for game in facts[seats]], ".1%"),
        ),
    ]
    lines = [
        "| a race, a game | " + " | ".join(f"{seats} seats" for seats in facts) + " |",
        "|---|" + "---:|" * len(facts),
    ]
    lines += [f"| {name} | " + " | ".join(cell(seats) for seats in facts) + " |" for name, cell in rows]
    return "\n".join(lines)


def seat_table(facts: dict[int, list[GameFacts]]) -> str:
    """Win share by how far a seat sits from the first player of race 1."""
    most = max(facts)
    lines = [
        "| seat, from the first player | " + " | ".join(f"{seats} seats" for seats in facts) + " |",
        "|---|" + "---:|" * len(facts),
    ]
    for apart in range(most):
        cells = [
            _with_interval([game.share((game.first_player + apart) % seats) for game in games], ".1%")
            if apart < seats
            else ""
            for seats, games in facts.items()
        ]
        lines.append(f"| {apart} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def bet_table(games: Sequence[GameFacts], chosen: SetUp) -> str:
    """How often each bet card is bet, how often it comes true and what it brings."""
    seats = len(games[0].points)
    bets = [bet for game in games for race in game.races for bet in race.bets]
    by_number = Counter((bet.card, bet.number) for bet in bets)
    lines = [
        "| bet card | points | bet in a game | of these third bets | comes true | brings |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for card, bet in enumerate(chosen.edition.bet):
        brought = [float(settled.points) for settled in bets if settled.card == card]
        placed = len(brought) / (len(games) * seats)
        third = by_number[card, 2] / max(len(brought), 1)
        lines.append(
            f"| {', '.join(bet.places)} | {bet.points} | {placed:.2f} | {third:.0%} | "
            f"{_with_interval([float(points > 0) for points in brought], '.1%')} | {_with_interval(brought)} |"
        )
    for number, name in enumerate(("first bets", "second bets", "third bets")):
        brought = [float(settled.points) for settled in bets if settled.number == number]
        placed = len(brought) / (len(games) * seats)
        hits = _with_interval([float(points > 0) for points in brought], ".1%")
        lines.append(f"| *{name}* | | {placed:.2f} | | {hits} | {_with_interval(brought)} |")
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print; returns the exit code of the program."""
    parser = ArgumentParser(prog="python -m derby.lab.balance", description="What do games look like?")
    parser.add_argument("--seats", type=int, nargs="+", default=[3, 4, 5, 6])
    parser.add_argument("--games", type=int, default=400, help="for each number of seats")
    parser.add_argument("--player", default="titan", help="the bot at every seat")
    parser.add_argument("--rounds", type=int, help="how long it thinks, in rounds; then a seed repeats it")
    parser.add_argument("--ms", type=float, default=200.0)
    parser.add_argument("--variants", choices=["none", "all"], default="none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args(arguments)
    facts: dict[int, list[GameFacts]] = {}
    try:
        variants = list(Variant) if asked.variants == "all" else ()
        set_ups = {seats: set_up(seats, None, variants) for seats in asked.seats}
        for seats, chosen in set_ups.items():
            plan = Plan(chosen, asked.player, Budget(asked.ms, asked.rounds, by_processor=True), asked.seed)
            facts[seats] = all_facts(plan, asked.games, asked.processes)
    except DerbyError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write(race_table(facts) + "\n\n" + seat_table(facts) + "\n")
    for seats, games in facts.items():
        sys.stdout.write(f"\n{seats} seats:\n\n" + bet_table(games, set_ups[seats]) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
