"""The games of a study as CSV for further analysis: one row per game, and one row per bet."""

import csv
from pathlib import Path
from typing import TYPE_CHECKING, Any

from derby.editions.components import RACES, SEATS
from derby.game.names import CREATURES, GODS

if TYPE_CHECKING:
    from derby.lab.balance.study import GameSummaries

GAME = ("game", "first_player", "actions", "decisions")
RACE = ("first_players", "mid_race", "finished", "tricks", "disqualified")
BET = ("game", "race", "seat", "bet", "card", "creature", "came_true")


def write_games(path: Path, games: "GameSummaries", seats: int) -> None:
    """One row per game; `mid_race` is the turn that passed the mid-race line, 0 for none."""
    heading = [*GAME, *(f"god_{seat}" for seat in range(seats)), *(f"points_{seat}" for seat in range(seats))]
    heading += [f"race_{race + 1}_{name}" for race in range(RACES) for name in RACE]
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(heading)
        game: Any
        for game in games:
            row = [int(game[name]) for name in GAME]
            numbers: list[int] = game["gods"][:seats].tolist()
            gods = [str(GODS[number]) for number in numbers]
            races = [int(game[name][race]) for race in range(RACES) for name in RACE]
            writer.writerow([*row, *gods, *game["points"][:seats].tolist(), *races])


def write_bets(path: Path, games: "GameSummaries", seats: int) -> None:
    """One row per bet, as it was settled."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(BET)
        game: Any
        for game in games:
            number, counts = int(game["game"]), game["bets"].tolist()
            cards, won = game["bet_card"].tolist(), game["bet_won"].tolist()
            creatures: list[list[int]] = game["bet_creature"].tolist()
            for race in range(RACES):
                for seat in range(seats):
                    at = race * SEATS + seat
                    for bet in range(counts[at]):
                        creature = str(CREATURES[creatures[at][bet]])
                        writer.writerow([number, race + 1, seat, bet + 1, cards[at][bet], creature, won[at][bet]])
