"""Divinity Derby: the complete rules of the game, with typed actions, events and views.

>>> import derby
>>> game = derby.new_game(4, seed=7)
>>> game.apply("bet d on pegasus")
[BetPlaced(seat=1, bet=0, creature=Creature.PEGASUS, card=3)]
>>> game
<Game anansi, horus, marduk, odin: race 1, first-bets, seat 2 decides>
"""

from derby.editions import BetCard, Card, Edition, EditionError, UnknownCard, load_edition, olympus
from derby.errors import DerbyError
from derby.game import actions, chance, errors, events, fairness, names, view
from derby.game.actions import (
    ACTIONS,
    Action,
    Pass,
    PlaceBet,
    PlaceFateToken,
    PlayFast,
    PlayPower,
    PlaySlow,
    code_of,
    parse_action,
)
from derby.game.chance import Chance, Deal, JudgmentDraw, TabletDraw
from derby.game.errors import (
    ActionError,
    ChanceError,
    GameIsOver,
    IllegalAction,
    NotationError,
    NotYourTurn,
    RecordError,
    SetUpError,
    StaleAction,
    UnfairChance,
    UnknownAction,
)
from derby.game.events import Event, seen_by
from derby.game.game import Game, new_game
from derby.game.names import Creature, God, Power, Stage, Variant
from derby.game.notation import position
from derby.game.record import Record, Step
from derby.game.set_up import SetUp
from derby.game.view import View

__version__ = "0.1.0"

__all__ = [
    "ACTIONS",
    "Action",
    "ActionError",
    "BetCard",
    "Card",
    "Chance",
    "ChanceError",
    "Creature",
    "Deal",
    "DerbyError",
    "Edition",
    "EditionError",
    "Event",
    "Game",
    "GameIsOver",
    "God",
    "IllegalAction",
    "JudgmentDraw",
    "NotYourTurn",
    "NotationError",
    "Pass",
    "PlaceBet",
    "PlaceFateToken",
    "PlayFast",
    "PlayPower",
    "PlaySlow",
    "Power",
    "Record",
    "RecordError",
    "SetUp",
    "SetUpError",
    "Stage",
    "StaleAction",
    "Step",
    "TabletDraw",
    "UnfairChance",
    "UnknownAction",
    "UnknownCard",
    "Variant",
    "View",
    "actions",
    "chance",
    "code_of",
    "errors",
    "events",
    "fairness",
    "load_edition",
    "names",
    "new_game",
    "olympus",
    "parse_action",
    "position",
    "seen_by",
    "view",
]
