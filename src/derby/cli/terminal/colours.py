"""Colours in the terminal. They are never the only sign: a creature has its letter, a god its name."""

import re

from rich.text import Text

from derby.cli.terminal.phrases import Phrases
from derby.game.names import CREATURES, Creature

# The six standard terminal colours that are readable on dark and light backgrounds.
CREATURE_COLOURS: dict[Creature, str] = {
    Creature.DRAGON: "bold red",
    Creature.GRYPHON: "bold yellow",
    Creature.LAMASSU: "bold blue",
    Creature.PEGASUS: "bold cyan",
    Creature.PHOENIX: "bold magenta",
    Creature.SYLPH: "bold green",
}


def letter(phrases: Phrases, creature: Creature) -> Text:
    return Text(phrases.letter(creature), style=CREATURE_COLOURS[creature])


def named(phrases: Phrases, creature: Creature) -> Text:
    """A creature's letter and name."""
    return Text.assemble(letter(phrases, creature), " ", (phrases.creature(creature), CREATURE_COLOURS[creature]))


def sentence(phrases: Phrases, text: str, style: str = "") -> Text:
    """A sentence with the names in it coloured, in any inflection."""
    coloured = Text(text, style=style)
    for creature in CREATURES:
        coloured.highlight_regex(rf"\b{re.escape(phrases.creature(creature))}\w*", CREATURE_COLOURS[creature])
    for seat in range(phrases.seats):
        coloured.highlight_regex(rf"\b{re.escape(phrases.god(seat))}\b", "bold")
    return coloured
