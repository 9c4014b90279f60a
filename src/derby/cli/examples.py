"""The worked examples of the rules: what they show, and a picture of each for the terminal."""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from rich.table import Table
from rich.text import Text

from derby.cli.terminal.colours import CREATURE_COLOURS
from derby.cli.terminal.phrases import places_on
from derby.cli.terminal.settlement_picture import FALSE, TRUE
from derby.cli.terminal.track_picture import CELL, FINISH
from derby.editions.edition import BetCard, PlaceName
from derby.game.names import Creature
from derby.locales import Words

OUT = "✗"
FLIES = "▸"


class Card(msgspec.Struct, frozen=True):
    creature: Creature
    fast: int
    slow: int
    trick: int


class Move(Card, frozen=True):
    """A card that is played, and where it takes its creature."""

    use: Literal["fast", "trick", "slow"]
    start: int
    end: int


class Stand(msgspec.Struct, frozen=True):
    creature: Creature
    sector: int


class Judgment(msgspec.Struct, frozen=True):
    """The card that is drawn beside a protection card."""

    drawn: Card


class SettledBet(msgspec.Struct, frozen=True):
    creature: Creature
    places: tuple[PlaceName, ...]
    place: PlaceName
    points: int


class Examples(msgspec.Struct, frozen=True, rename="kebab"):
    """By the chapters of the rules. The race that is ranked is the one that is judged and settled."""

    move_creatures: tuple[Move, ...]
    dirty_trick: tuple[Move, ...]
    ranking: tuple[Stand, ...]
    judgment: Judgment
    bet_outcome: tuple[SettledBet, ...]


@cache
def examples() -> Examples:
    return msgspec.json.decode((files("derby.editions") / "examples.json").read_bytes(), type=Examples)


CHAPTERS = Examples.__struct_encode_fields__
"""The chapters that have an example."""


def example_text(words: Words, chapter: str) -> str | None:
    return words(f"rules-{chapter}-example") if chapter in CHAPTERS else None


def example_picture(words: Words, chapter: str) -> Text | Table:
    """The situation of a chapter's example."""
    shown = examples()
    match chapter:
        case "move-creatures":
            return _turn(words, shown.move_creatures)
        case "dirty-trick":
            return _turn(words, shown.dirty_trick)
        case "ranking":
            return _track(words, shown.ranking).append("\n\n").append(_ranks(words, _order(shown)))
        case "judgment":
            return _judgment(words, shown)
        case "bet-outcome":
            return _bets(words, shown.bet_outcome)
        case _:
            raise ValueError(f"the chapter {chapter} has no example")


def _order(shown: Examples) -> list[Creature]:
    return [stand.creature for stand in shown.ranking]


def _letter(words: Words, creature: Creature) -> tuple[str, str]:
    return words(f"letter-{creature}"), CREATURE_COLOURS[creature]


def _name(words: Words, creature: Creature) -> Text:
    return Text(words(f"creature-{creature}"), style=CREATURE_COLOURS[creature])


def _card(words: Words, card: Card) -> Text:
    values = f" {card.fast}/{card.slow}" + (f" +{card.trick}" if card.trick else "")
    return Text.assemble(_name(words, card.creature), values)


def _turn(words: Words, moves: tuple[Move, ...]) -> Table:
    """Each card beside the sectors its creature flies through."""
    sectors = range(min(move.start for move in moves), max(move.end for move in moves) + 1)
    picture = Table.grid(padding=(0, 2, 0, 0))
    picture.add_row("", Text("".join(f"{sector:<{CELL}}" for sector in sectors), style="dim"))
    for move in moves:
        way = Text()
        for sector in sectors:
            if sector in (move.start, move.end):
                way.append(*_letter(words, move.creature))
            else:
                way.append(FLIES if move.start < sector < move.end else " ")
            way.append(" " * (CELL - 1))
        picture.add_row(_card(words, move), way)
    return picture


def _track(words: Words, stands: tuple[Stand, ...]) -> Text:
    """The end of the track; of two creatures in a sector the one that came later is on the right."""
    finish = max(stand.sector for stand in stands)
    sectors = range(min(stand.sector for stand in stands), finish)
    picture = Text("".join(f"{sector:<{CELL}}" for sector in sectors) + f"{FINISH} ", style="dim")
    picture.append(f"{words('terminal-finish')}\n")
    for sector in (*sectors, finish):
        there = [stand.creature for stand in reversed(stands) if stand.sector == sector]
        if sector == finish:
            picture.append(f"{FINISH} ", style="dim")
        for creature in there:
            picture.append(*_letter(words, creature))
        picture.append(" " * (CELL - len(there)))
    return picture


def _ranks(words: Words, creatures: list[Creature]) -> Text:
    ranks = Text()
    for place, creature in enumerate(creatures, 1):
        ranks.append(f"{place} ", style="dim").append(*_letter(words, creature)).append("   ")
    return ranks


def _judgment(words: Words, shown: Examples) -> Text:
    """The two cards, and the ranking before and after."""
    before, out = _order(shown), shown.judgment.drawn.creature
    after = [creature for creature in before if creature != out]
    picture = Text.assemble(words("word-protection-card"), " · ", _card(words, shown.judgment.drawn), "\n\n")
    picture.append(_ranks(words, before)).append("\n").append(_ranks(words, after))
    return picture.append(f"{OUT} ", style="dim").append(*_letter(words, out))


def _bets(words: Words, bets: tuple[SettledBet, ...]) -> Table:
    picture = Table.grid(padding=(0, 2, 0, 0))
    for bet in bets:
        creature = bet.creature
        feminine = words(f"creature-{creature}.gender") == "feminine"
        places = places_on(words, BetCard(bet.places, bet.points), feminine=feminine)
        mark = TRUE if bet.place in bet.places else FALSE
        picture.add_row(mark, _name(words, creature), places, str(bet.points))
    picture.add_row("", "", "", Text(str(sum(bet.points for bet in bets)), style="bold"))
    return picture
