"""Counted playouts: how many decisions, legal actions and positions there are, and a digest of their order.

`python -m tests.playouts.counts` counts again; the figures only change when the rules do.
"""

import hashlib
import json
from pathlib import Path

from derby import SetUp, Variant, olympus
from derby.flow.legal import legal_codes
from derby.flow.step import step
from derby.game.names import GODS
from derby.playouts.dice import below, new_dice, play_on
from derby.rules.action_codes import LEGAL
from derby.rules.choices import Choices
from derby.rules.stages import GAME_OVER
from derby.table import Table
from tests.combinations import COMBINATIONS

FILE = Path(__file__).parent / "counts.json"
PLAYOUTS = 20
OPENING, RACING = 0, 40
"""After how many random decisions the positions are counted."""

Counts = dict[str, int | str]


def legal(table: Table) -> list[int]:
    codes = [0] * LEGAL
    return codes[: legal_codes(table, Choices(), codes)]


def positions(table: Table, depth: int) -> int:
    """How many positions a number of decisions can lead to; chance ends a path."""
    codes = legal(table)
    if depth == 1 or not codes:
        return len(codes)
    found = 0
    for code in codes:
        after = table.copy()
        step(after, code)
        found += positions(after, depth - 1)
    return found


def begun(seats: int, variants: tuple[Variant, ...], number: int) -> Table:
    return SetUp(GODS[-seats:], variants, olympus()).table(number % seats)


def counted(seats: int, variants: tuple[Variant, ...]) -> Counts:
    decisions = choices = 0
    order = hashlib.sha256()
    counts: Counts = {}
    for number in range(PLAYOUTS):
        table, dice = begun(seats, variants, number), new_dice(seats, number)
        play_on(table, dice)
        played = 0
        while table.stage != GAME_OVER:
            codes = legal(table)
            if number == 0 and played == OPENING:
                counts["two decisions from the opening"] = positions(table, 2)
            if number == 0 and played == RACING:
                counts["three decisions from the race"] = positions(table, 3)
            order.update(repr(codes).encode())
            choices += len(codes)
            step(table, codes[below(dice, len(codes))])
            play_on(table, dice)
            played += 1
        decisions += played
    return counts | {"decisions": decisions, "legal actions": choices, "their order": order.hexdigest()[:16]}


def name(seats: int, variants: tuple[Variant, ...]) -> str:
    return f"{seats} seats, {'+'.join(variants) or 'base game'}"


if __name__ == "__main__":
    FILE.write_text(json.dumps({name(*each): counted(*each) for each in COMBINATIONS}, indent=1) + "\n")
