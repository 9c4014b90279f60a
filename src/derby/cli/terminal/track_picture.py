"""The track as a picture: sectors side by side, the creatures of one sector stacked with the best on top."""

from collections.abc import Sequence

from rich.text import Text

from derby.cli.terminal.colours import letter
from derby.cli.terminal.phrases import Phrases
from derby.game.names import Creature
from derby.game.view import View

CELL = 3
"""Columns per sector."""
MID_RACE, FINISH, FATE_TOKEN = "┆", "║", "◆"
_GROUND = "─"


def track_picture(view: View, phrases: Phrases, width: int) -> Text:
    """The track, in as many strips as the width needs."""
    finish = phrases.edition.track.finish_line_after
    lines = {phrases.edition.track.mid_race_line(phrases.seats): MID_RACE, finish: FINISH}
    stacks: dict[int, list[Creature]] = {}
    for flyer in view.track:
        stacks.setdefault(flyer.sector, []).append(flyer.creature)
    tokens = {seat.fate_token for seat in view.seats if seat.fate_token is not None}
    picture = Text()
    in_a_strip = max((width - len(lines)) // CELL, 4)
    for begin in range(0, finish + 2, in_a_strip):
        strip = range(begin, min(begin + in_a_strip, finish + 2))
        picture.append_text(_strip(strip, stacks, tokens, lines, phrases))
    picture.append_text(_legend(phrases, bool(tokens)))
    return picture


def _strip(
    sectors: range, stacks: dict[int, list[Creature]], tokens: set[int], lines: dict[int, str], phrases: Phrases
) -> Text:
    strip = Text()
    height = max([len(stacks.get(sector, ())) for sector in sectors] + [1])
    for row in range(height):
        for sector in sectors:
            stack = stacks.get(sector, [])
            place = row - (height - len(stack))
            strip.append(" " * (CELL - 1))
            strip.append_text(letter(phrases, stack[place]) if place >= 0 else Text(" "))
            strip.append(lines.get(sector, ""), style="dim")
        strip.append("\n")
    for sector in sectors:
        strip.append(_GROUND * (CELL - len(str(sector))), style="dim")
        strip.append(str(sector), style="" if sector in stacks else "dim")
        strip.append(lines.get(sector, ""), style="bold")
    strip.append("\n")
    if tokens & set(sectors):
        strip.append_text(_marks(sectors, tokens, lines))
    return strip


def _marks(sectors: Sequence[int], tokens: set[int], lines: dict[int, str]) -> Text:
    marks = "".join(
        f"{FATE_TOKEN if sector in tokens else '':>{CELL}}{lines.get(sector, '')}" for sector in sectors
    ).rstrip()
    return Text(marks + "\n", style="bold")


def _legend(phrases: Phrases, tokens: bool) -> Text:
    words = phrases.words
    signs = [(MID_RACE, "word-mid-race-line"), (FINISH, "word-finish-line")]
    if tokens:
        signs.append((FATE_TOKEN, "word-fate-token"))
    return Text(" · ".join(f"{sign} {words(key)}" for sign, key in signs), style="dim")
