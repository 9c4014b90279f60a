"""Menus: choices made by key, in one step or several, and how cards and creatures look in them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from rich.text import Text

from derby.cli.terminal.colours import CREATURE_COLOURS, named, sentence
from derby.cli.terminal.movement import arrow, flight
from derby.cli.terminal.phrases import Phrases
from derby.game.actions import Action, Pass
from derby.game.names import Creature
from derby.game.view import View
from derby.table import PROTECTION

BACK = "0"
"""Passes, or returns to the previous step."""


class Instead(Enum):
    """What can be chosen instead of an action."""

    BACK = "back"
    PASS_UNTIL_MY_TURN = "pass until my turn"


@dataclass(frozen=True)
class Option:
    key: str
    label: Text
    leads_to: Action | Menu | Instead


@dataclass(frozen=True)
class Menu:
    question: str
    options: tuple[Option, ...]
    notes: tuple[Text, ...] = ()
    """What to know before choosing."""
    closed: tuple[Text, ...] = ()
    """What can't be chosen, and why."""
    in_holders: bool = False
    """The choices are drawn as the cards in the holders, not as a list."""
    listed: bool = True
    """Whether the choices are worth a list: a sector is its own number."""
    on_enter: Option | None = None
    """What an empty line chooses."""
    keys: dict[Action, str] = field(default_factory=dict[Action, str])
    """The keys of the actions, for the holders."""


def numbered(labels: Sequence[tuple[Text, Action | Menu]]) -> tuple[Option, ...]:
    return tuple(Option(str(number), label, to) for number, (label, to) in enumerate(labels, start=1))


def back(phrases: Phrases) -> Option:
    return Option(BACK, Text(phrases.words("terminal-back")), Instead.BACK)


def bet_card_label(phrases: Phrases, card: int, creature: Creature | None = None) -> Text:
    return Text(f"{phrases.places(card, creature)} ({phrases.points_on(card)})")


def card_label(phrases: Phrases, card: int) -> Text:
    if card == PROTECTION:
        return Text(phrases.card(card))
    creature = phrases.cards[card].creature
    return Text.assemble(
        (phrases.creature(creature), CREATURE_COLOURS[creature]), f" {phrases.values(card, marked=True)}"
    )


def creature_flies(view: View, phrases: Phrases, creature: Creature, sectors: int) -> Text:
    """A creature and where it would land."""
    return Text.assemble(named(phrases, creature), "  ", arrow(view, phrases, flight(view, phrases, creature, sectors)))


def pass_option(phrases: Phrases) -> Option:
    return Option(BACK, Text(phrases.words("terminal-pass")), Pass())


def explained(phrases: Phrases, name: str, effect: str) -> Text:
    """A power with its effect; the moment, before the colon, is already in the question."""
    outcome = re.split(r"\s?:\s", effect, maxsplit=1)[-1]
    return Text.assemble((name, "bold"), " – ", sentence(phrases, outcome))
