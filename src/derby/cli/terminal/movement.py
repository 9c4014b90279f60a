"""Where a creature would land, as far as a player can tell: from the view and the printed cards, without the powers
that others may still play.
"""

from typing import NamedTuple

from rich.text import Text

from derby.cli.terminal.phrases import Phrases
from derby.cli.terminal.track_picture import FATE_TOKEN
from derby.game.names import Creature
from derby.game.view import Flyer, View


class Flight(NamedTuple):
    creature: Creature
    start: int
    end: int


def flyer_of(view: View, creature: Creature) -> Flyer:
    return next(flyer for flyer in view.track if flyer.creature == creature)


def flight(view: View, phrases: Phrases, creature: Creature, sectors: int) -> Flight | None:
    """The movement of a creature; None if it has finished."""
    flyer = flyer_of(view, creature)
    if flyer.finished:
        return None
    finish = phrases.edition.track.finish_line_after
    return Flight(creature, flyer.sector, min(max(flyer.sector + sectors, 0), finish + 1))


def card_flight(
    view: View, phrases: Phrases, card: int, *, slow: bool, trick: bool = False, bonus: int = 0
) -> Flight | None:
    """The movement of a card; None if its creature has finished."""
    face = phrases.cards[card]
    creature = face.creature
    value = face.slow if slow and not view.sleipnir else face.fast
    value = max(value + face.trick * trick + bonus, 0)
    return flight(view, phrases, creature, 0 if view.paperwork == creature else value)


def arrow(view: View, phrases: Phrases, flown: Flight | None) -> Text:
    """A flight in symbols: 12 → 15, with the fate token it would end on."""
    if flown is None:
        return Text(phrases.words("terminal-has-finished"), style="dim")
    if flown.end == flown.start:
        return Text(phrases.words("terminal-stays", sector=flown.start), style="dim")
    past = flown.end > phrases.edition.track.finish_line_after
    text = Text(f"{flown.start} → {phrases.words('terminal-finish') if past else flown.end}")
    if any(seat.fate_token == flown.end for seat in view.seats):
        text.append(f" {FATE_TOKEN}", style="bold")
    return text
