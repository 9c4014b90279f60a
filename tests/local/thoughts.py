"""What bots find in some positions; runs in the browser's Python, too."""

import random
from typing import Any

from msgspec.structs import astuple

from derby.bots import Budget
from derby.bots.hindsight import hindsight
from derby.bots.levels import HERO, OLYMPIAN, TITAN
from derby.bots.odds import odds
from derby.bots.search.beliefs import beliefs
from derby.bots.search.search import search
from derby.coach.hint import hint
from derby.coach.luck import Endings
from derby.game.game import new_game

TABLES: tuple[tuple[int, list[str]], ...] = (
    (3, []),
    (4, ["zeus-sobers-up"]),
    (6, ["zeus-sobers-up", "power-of-the-gods", "fate-tokens"]),
)
DECISIONS = 70


def thoughts() -> list[Any]:
    found: list[Any] = []
    for seats, variants in TABLES:
        game, lots = new_game(seats, variants=variants, seed=seats, first_player=0), random.Random(seats)
        for number in range(DECISIONS):
            view = game.view(game.seat_to_act)
            if number % 11 == 0 and len(view.legal) > 1:
                for level in (HERO, TITAN, OLYMPIAN):
                    searched = search(game.set_up, view, level.thinking, Budget(1000.0, 6), random.Random(number))
                    found.append([searched.best, searched.codes, searched.values, searched.rounds])
                chances = beliefs(game.set_up, view, 100, stream=random.Random(number))
                found.append([[bet, list(cards.items())] for bet, cards in (chances or {}).items()])
                counted = odds(game.set_up, view, 200, stream=random.Random(number))
                found.append([[place.share for place in creature.places] for creature in counted.creatures])
                hinted = hint(game.set_up, view, 12, stream=random.Random(number))
                found.append([list(astuple(action.value)) for action in hinted.actions])
                found.append(Endings(game.table(), 40, random.Random(number)).shares(game.table()))
                found.append(hindsight(game.set_up, game.omniscient_view(), 50, stream=random.Random(number)).victory)
            game.apply(lots.choice(view.legal))
    return found
