"""Help at the prompt: how to choose, what the signs mean, and which values are printed or assumed."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from derby.cli.rules import rules_document
from derby.cli.terminal.phrases import ASSUMED, Phrases, places_on
from derby.cli.terminal.table_picture import FIRST_PLAYER, TOKEN_LEFT, TOKEN_TAKEN, TURN
from derby.cli.terminal.track_picture import FATE_TOKEN, FINISH, MID_RACE
from derby.editions.edition import Edition, Source
from derby.locales import Words


def help_picture(phrases: Phrases) -> RenderableType:
    words = phrases.words
    signs = {
        "4/2 +3": "help-card",
        ASSUMED: "help-assumed",
        f"{TURN} {FIRST_PLAYER}": "help-turn",
        f"{TOKEN_LEFT} {TOKEN_TAKEN}": "help-tokens",
        f"{phrases.words('letter-dragon')}?": "help-face-down",
        f"{MID_RACE} {FINISH}": "help-lines",
        FATE_TOKEN: "help-fate-token",
    }
    meanings = Table.grid(padding=(0, 2, 0, 0))
    meanings.add_column(justify="right", style="bold", no_wrap=True)
    for sign, key in signs.items():
        meanings.add_row(sign, words(key))
    sources = map(Text, source_lines(words, phrases.edition))
    # The first paragraph of the note is about trademarks, the last one about assumed values.
    note = Text(words("rules-source-note").split("\n\n")[-1])
    choosing = Text(f"{words('help-choosing')} {words('help-stacks')}")
    return Group(choosing, Text(), meanings, Text(), note, Text(), *sources)


def source_lines(words: Words, edition: Edition) -> list[str]:
    """Which values are printed, assumed or from the box, one line each."""
    lines: list[str] = []
    sources: tuple[Source, ...] = ("rulebook", "assumed", "box")
    for source in sources:
        cards = list(dict.fromkeys(_movement(edition, source)))
        bets = [f"{places_on(words, bet)} ({bet.points})" for bet in edition.bet if bet.source == source]
        others = _others(words, edition, source)
        kinds = (("table-movement-cards", cards), ("table-bet-cards", bets), ("table-values", others))
        for key, values in kinds:
            if values:
                label = words("source-of", what=words(key), source=words(f"source-{source}"))
                lines.append(f"{label} {' · '.join(values)}")
    return lines


def _movement(edition: Edition, source: Source) -> list[str]:
    return [
        f"{card.fast}/{card.slow}{f' +{card.trick}' if card.trick else ''}"
        for card in edition.movement
        if card.source == source
    ]


def _others(words: Words, edition: Edition, source: Source) -> list[str]:
    """The lines of the track and the numbers of the judgment."""
    return [value["text"] for value in rules_document(words, edition)["values"] if value["source"] == source]
