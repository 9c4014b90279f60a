"""The rules of the game, for reading in the terminal or as a document."""

import re
from typing import Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from derby.cli.examples import example_picture, example_text
from derby.cli.terminal.phrases import places_on
from derby.editions import Edition
from derby.editions.edition import CREATURE_NAMES, MovementCard, Source
from derby.game.names import CREATURES, GODS, POWERS, STAGES, Power, Stage
from derby.locales import Words
from derby.variants.power_of_the_gods.powers import FATE_POWERS, POWERS_OF_A_GOD, powers_at

SECTIONS = (
    "overview",
    "set-up",
    "first-bets",
    "move-creatures",
    "dirty-trick",
    "third-bet",
    "ranking",
    "judgment",
    "bet-outcome",
    "next-race",
    "who-sees-what",
    "power-of-the-gods",
    "fate-tokens",
    "zeus-sobers-up",
)
MOMENTS = (
    Stage.CARD_PLAYED,
    Stage.FATE,
    Stage.AFTER_CARD,
    Stage.BEFORE_SLOW,
    Stage.MID_RACE,
    Stage.BEFORE_BET,
    Stage.BEFORE_JUDGMENT,
    Stage.AFTER_DRAW,
)
WIDEST = 100
INDENT = 2


def rules_document(words: Words, edition: Edition) -> dict[str, Any]:
    """The rules as a document that can be written as JSON."""
    track, judgment = edition.track, edition.judgment
    numbers: dict[str, str | int] = {
        "yellow": track.yellow_line_after,
        "orange": track.orange_line_after,
        "finish": track.finish_line_after,
        "protections": judgment.protection_cards,
        "drawn": judgment.cards_drawn,
    }
    document: dict[str, Any] = {
        "language": words.language,
        "title": words("rules-title"),
        "note": words("rules-source-note"),
        "edition": edition.name,
        "sections": [
            {
                "key": section,
                "title": words(f"rules-{section}-title"),
                "text": words(f"rules-{section}", **numbers),
                "example": example_text(words, section),
            }
            for section in SECTIONS
        ],
        "powers": [_power(words, power) for power in POWERS],
        "movement_cards": [_movement_card(words, card) for card in edition.movement],
        "bet_cards": [
            {"places": list(bet.places), "text": places_on(words, bet), "points": bet.points, "source": bet.source}
            for bet in edition.bet
        ],
        "values": _values(words, edition),
    }
    document["assumed"] = assumed_values(document)
    return document


def assumed_values(document: dict[str, Any]) -> list[dict[str, Any]]:
    """Everything in a rules document that no rulebook prints and no box has confirmed."""
    kinds = {"movement_cards": "movement_card", "bet_cards": "bet_card", "values": "value"}
    return [
        {"kind": kind, **{key: value for key, value in entry.items() if key != "source"}}
        for part, kind in kinds.items()
        for entry in document[part]
        if entry["source"] == "assumed"
    ]


def moment_of(power: Power) -> Stage:
    """The moment at which a power is played."""
    bit = 1 << POWERS.index(power)
    return next(moment for moment in MOMENTS if powers_at(STAGES.index(moment)) & bit)


def _power(words: Words, power: Power) -> dict[str, Any]:
    number = POWERS.index(power)
    god = GODS[number // POWERS_OF_A_GOD]
    moment = moment_of(power)
    return {
        "key": str(power),
        "name": words(f"power-{power}"),
        "god": str(god),
        "god_name": words(f"god-{god}"),
        "moment": str(moment),
        "moment_text": words(f"moment-{moment}"),
        "effect": words(f"power-{power}-effect"),
        "fate": bool(FATE_POWERS >> number & 1),
        # The rulebooks print the first power of each god; the other two are ours.
        "source": "rulebook" if number % POWERS_OF_A_GOD == 0 else "house",
    }


def _movement_card(words: Words, card: MovementCard) -> dict[str, Any]:
    creature = None if card.creature is None else CREATURES[CREATURE_NAMES.index(card.creature)]
    return {
        "creature": None if creature is None else str(creature),
        "text": words("table-every-creature") if creature is None else words(f"creature-{creature}"),
        "fast": card.fast,
        "slow": card.slow,
        "trick": card.trick,
        "source": card.source,
    }


def _values(words: Words, edition: Edition) -> list[dict[str, Any]]:
    """The lines of the track and the numbers of the judgment."""
    track, judgment = edition.track, edition.judgment
    values: list[tuple[str, str, int, Source]] = [
        (
            "yellow_line_after",
            "track-yellow-line",
            track.yellow_line_after,
            _source(track.sources, "yellow_line_after"),
        ),
        (
            "orange_line_after",
            "track-orange-line",
            track.orange_line_after,
            _source(track.sources, "orange_line_after"),
        ),
        (
            "finish_line_after",
            "track-finish-line",
            track.finish_line_after,
            _source(track.sources, "finish_line_after"),
        ),
        (
            "protection_cards",
            "judgment-protection-cards",
            judgment.protection_cards,
            _source(judgment.sources, "protection_cards"),
        ),
        ("cards_drawn", "judgment-cards-drawn", judgment.cards_drawn, _source(judgment.sources, "cards_drawn")),
    ]
    return [
        {"key": key, "text": words(word, value=value), "value": value, "source": source}
        for key, word, value, source in values
    ]


def _source(sources: dict[str, Source], key: str) -> Source:
    """An owner of the box needn't name the source of every number."""
    return sources.get(key, "box")


def show_rules(console: Console, words: Words, edition: Edition) -> None:
    """Show the rules with headings, paragraphs and tables."""
    document = rules_document(words, edition)
    width = min(console.width, WIDEST)
    console.print(Rule(Text(document["title"], style="bold"), style="dim"), width=width)
    _show_text(console, document["note"], width)
    for section in document["sections"]:
        _show_heading(console, section["title"], width)
        _show_text(console, section["text"], width)
        if section["example"] is not None:
            _show_example(console, words, section, width)
        if section["key"] == "power-of-the-gods":
            console.print(_powers_table(words, document["powers"]), width=width)
    _show_heading(console, words("table-movement-cards"), width)
    console.print(_movement_table(words, document["movement_cards"]), width=width)
    _show_heading(console, words("table-bet-cards"), width)
    console.print(_bets_table(words, document["bet_cards"]), width=width)
    _show_heading(console, words("table-values"), width)
    console.print(_values_table(words, document["values"]), width=width)


def _show_heading(console: Console, title: str, width: int) -> None:
    console.print()
    console.print(Rule(Text(title, style="bold"), style="dim", align="left"), width=width)


def _show_text(console: Console, text: str, width: int) -> None:
    """Show paragraphs, and lists with hanging indents."""
    for block in text.split("\n\n"):
        for line in block.split("\n"):
            if line.startswith("• "):
                grid = Table.grid(padding=(0, 1, 0, 0))
                grid.add_row("•", Text(line[2:]))
                console.print(Padding(grid, (0, 0, 0, 2)), width=width)
            else:
                console.print(Text(line), width=width)
        console.print()


def _show_example(console: Console, words: Words, section: dict[str, Any], width: int) -> None:
    """A worked example, set off from the rules, with a picture of it."""
    text = Text.assemble((words("rules-example"), "bold"), " ", section["example"])
    picture = example_picture(words, section["key"])
    console.print(Padding(Group(text, "", picture), (0, 0, 1, INDENT)), width=width)


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column in columns:
        table.add_column(column)
    return table


def _powers_table(words: Words, powers: list[dict[str, Any]]) -> Table:
    table = _table(words("table-power"), words("table-moment"), words("table-effect"))
    for column, ratio in zip(table.columns, (3, 3, 6), strict=True):
        column.ratio = ratio
    table.expand = True
    god = ""
    for power in powers:
        if power["god"] != god:
            god = power["god"]
            table.add_row()
            table.add_row(Text(words(f"god-{god}.short"), style="bold underline"))
        # The text of an effect begins with its moment.
        moment, effect = re.split(r"\s?:\s", power["effect"], maxsplit=1)
        source = words(f"source-{power['source']}")
        name = Text.assemble((power["name"], "bold"), (f"\n({source})", "dim"))
        table.add_row(name, moment, effect[0].upper() + effect[1:])
    for column in table.columns:
        # With a ratio this is the least: no word has to be divided.
        column.width = max(len(word) for cell in column.cells for word in str(cell).split())
    return table


def _movement_table(words: Words, cards: list[dict[str, Any]]) -> Table:
    columns = ("table-creature", "table-fast", "table-slow", "table-trick", "table-source")
    table = _table(*map(words, columns))
    for card in cards:
        trick = f"+{card['trick']}" if card["trick"] else ""
        table.add_row(card["text"], str(card["fast"]), str(card["slow"]), trick, words(f"source-{card['source']}"))
    return table


def _bets_table(words: Words, bets: list[dict[str, Any]]) -> Table:
    table = _table(words("table-places"), words("terminal-points"), words("table-source"))
    for bet in bets:
        table.add_row(bet["text"], str(bet["points"]), words(f"source-{bet['source']}"))
    return table


def _values_table(words: Words, values: list[dict[str, Any]]) -> Table:
    table = _table("", words("table-source"))
    for value in values:
        table.add_row(value["text"], words(f"source-{value['source']}"))
    return table
