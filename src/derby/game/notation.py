"""Our notation: a position in one line, written and read.

It is a list of `key:value` in any order; what is left out is as it is after a deal. `docs/notation.md` has every key.

    gods:AHM turn:2 track:P22,L22,D15,G9,X3,S0 past:P third:1 holders:D1/G3/P1P2 bets:aDcP/bG/-

Creatures are D G L P X S, movement cards D1 to S9, `*` a protection card, bet cards a to k, gods A H M O Q Y. Lists of
seats and holders are separated by `/`, and `-` is nothing.
"""

from typing import TYPE_CHECKING

from derby.editions import Edition
from derby.editions.components import CREATURES
from derby.flow.step import go_on
from derby.game.errors import NotationError, SetUpError
from derby.game.names import GOD_LETTERS, GODS, VARIANTS, Variant
from derby.game.notation_keys import KEYS
from derby.game.notation_words import index_of
from derby.game.position import check_position
from derby.game.set_up import set_up
from derby.rules.creature_tokens import set_out_tokens
from derby.rules.judgment import gather_zeus_deck
from derby.rules.stages import FAST_CARD
from derby.rules.track import line_up
from derby.table import Table

if TYPE_CHECKING:
    from derby.game.game import Game

LONGEST = 4_000
_VARIANT_LETTERS = "zpf"


def notation(table: Table) -> str:
    """The position on the table, with all its secrets."""
    return " ".join(f"{key}:{text}" for key, write, _ in KEYS if (text := write(table)))


def position(line: str, *, edition: Edition | None = None) -> "Game":
    """A game that begins with this position; the caller provides its chance."""
    from derby.game.game import Game

    values = _values(line)
    letters = values.pop("gods", "")
    variants = values.pop("with", "")
    try:
        chosen = set_up(
            None, [GODS[index_of(GOD_LETTERS, letter, "god")] for letter in letters], _variants(variants), edition
        )
        table = chosen.table(0)
    except SetUpError as error:
        raise NotationError(str(error)) from None
    table.stage = FAST_CARD
    line_up(table, list(range(CREATURES)))
    set_out_tokens(table)
    gather_zeus_deck(table)
    for key, _, read in KEYS:
        if key in values:
            try:
                read(table, values.pop(key))
            except NotationError as error:
                raise NotationError(f"{key}: {error}") from None
        elif key == "turn":
            table.turn = table.first_player
    if values:
        raise NotationError(f"there is no key {next(iter(values))[:40]!r}")
    check_position(table)
    go_on(table)
    return Game(chosen, table, None, start=notation(table))


def _values(line: object) -> dict[str, str]:
    if not isinstance(line, str) or not line.isascii():
        raise NotationError("a position is a line of ASCII text")
    if len(line) > LONGEST:
        raise NotationError(f"a position has at most {LONGEST} characters")
    values: dict[str, str] = {}
    for word in line.split():
        key, colon, value = word.partition(":")
        if not colon or not value:
            raise NotationError(f"{word[:40]!r} is not key:value")
        if key in values:
            raise NotationError(f"{key[:40]} is given twice")
        values[key] = value
    return values


def _variants(letters: str) -> list[Variant]:
    return [VARIANTS[index_of(_VARIANT_LETTERS, letter, "variant")] for letter in letters]
