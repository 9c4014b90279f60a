"""Shorthand for the tests of the rulings: cards by name, the track in one line, and a refusal."""

import pytest

import derby
from derby.game.names import BET_CARD_LETTERS, MOVEMENT_CARD_NUMBER

PROTECTION = MOVEMENT_CARD_NUMBER["*"]


def card(name: str) -> int:
    """A movement card, D1 to S9."""
    return MOVEMENT_CARD_NUMBER[name]


def bet(letter: str) -> int:
    """A bet card, a to k."""
    return BET_CARD_LETTERS.index(letter)


def track(game: derby.Game) -> str:
    """The creatures with their sectors, best first, as in our notation."""
    return next(word for word in game.notation().split() if word.startswith("track:")).removeprefix("track:")


def choices(game: derby.Game) -> list[str]:
    """The legal actions of the seat to act, as text."""
    return [str(action) for action in game.legal_actions()]


def play(game: derby.Game, *actions: derby.Action) -> list[derby.Event]:
    """Do the actions in order; returns everything that happened."""
    return [event for action in actions for event in game.apply(action)]


def refuses(game: derby.Game, action: derby.Action) -> None:
    """The action is illegal, and trying it changes nothing."""
    before, version, happened = game.notation(), game.version, len(game.events)
    with pytest.raises(derby.IllegalAction):
        game.apply(action)
    assert (game.notation(), game.version, len(game.events)) == (before, version, happened)
