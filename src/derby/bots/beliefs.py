"""Beliefs: what the hidden bet cards of the others probably are, from the creature they chose and how they play it."""

from derby.bots.world import Unknown
from derby.game.view import View
from derby.table import Table


def believe(unknown: Unknown, table: Table, view: View) -> None:
    """Set the weights of the bet cards of all other seats."""
