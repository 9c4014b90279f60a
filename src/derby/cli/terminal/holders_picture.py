"""The reader's two cardholders side by side, each with the neighbour who shares it, and a number before every card
that can be chosen.
"""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from derby.cli.terminal.colours import CREATURE_COLOURS
from derby.cli.terminal.movement import arrow, card_flight
from derby.cli.terminal.phrases import Phrases
from derby.game.actions import Action, PlayFast, PlaySlow
from derby.game.view import View

SIDE_BY_SIDE = 76
"""Columns that two cardholders side by side need."""
WIDTH = 36
"""Columns of the left one, so that the right one doesn't move."""


def holders_picture(view: View, phrases: Phrases, width: int, keys: Mapping[Action, str]) -> RenderableType:
    """Both cardholders; `keys` are the keys of the cards that can be chosen, if any."""
    holders = [
        _holder(view, phrases, phrases.left_holder(), "left", keys),
        _holder(view, phrases, phrases.right_holder(), "right", keys),
    ]
    if width < SIDE_BY_SIDE:
        return Group(*holders)
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_column(min_width=WIDTH)
    both.add_row(*holders)
    return both


def _holder(view: View, phrases: Phrases, holder: int, side: str, keys: Mapping[Action, str]) -> RenderableType:
    one, other = phrases.neighbours(holder)
    neighbour = phrases.god(other if one == phrases.reader else one)
    title = Text(phrases.words(f"terminal-{side}-holder", name=neighbour), style="bold")
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", style="bold", min_width=2)
    for _ in range(3):
        table.add_column(no_wrap=True)
    cards = view.holders[holder].cards or ()
    for card in cards:
        creature = phrases.cards[card].creature
        name = Text(phrases.creature(creature), style=CREATURE_COLOURS[creature])
        values = phrases.values(card, marked=True)
        fast, trick, slow = (
            keys.get(action) for action in (PlayFast(card), PlayFast(card, trick=True), PlaySlow(card))
        )
        way = arrow(view, phrases, card_flight(view, phrases, card, slow=slow is not None)) if fast or slow else ""
        table.add_row(fast or slow or "", name, values, way)
        if trick:
            landing = arrow(view, phrases, card_flight(view, phrases, card, slow=False, trick=True))
            table.add_row(trick, Text(phrases.words("terminal-with-trick"), style="italic"), "", landing)
    if not cards:
        table.add_row("", Text(phrases.words("terminal-empty"), style="dim"), "", "")
    return Group(title, table)
