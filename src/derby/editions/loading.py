"""Loading and checking an edition. A file that breaks the rules is refused, with the line and the reason."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from derby.editions.components import BET_CARDS, CARDS_OF_A_CREATURE, SEATS, SECTORS
from derby.editions.edition import CREATURE_NAMES, Edition
from derby.errors import DerbyError

MOST_SECTORS_PER_CARD = 20
MOST_POINTS = 50
MOST_PROTECTIONS = 20
MOST_DRAWN = 5
LONGEST_NAME = 60
LARGEST_FILE = 100_000
"""In bytes; the default edition has fewer than 5,000."""


class EditionError(DerbyError):
    """An edition that can't be played: what is wrong with it, and where."""

    def __init__(self, source: str, line: int | None, reason: str) -> None:
        self.source = source
        self.line = line
        self.reason = reason
        where = source if line is None else f"{source}, line {line}"
        super().__init__(f"{where}: {reason}")


Flaw = tuple[tuple[str | int, ...], str]
"""The path to a wrong value, as ("movement", 3, "fast"), and what is wrong with it."""


def load_edition(path: str | Path) -> Edition:
    """Load an edition from a TOML file and check it."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            document = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise EditionError(str(path), None, f"can't be read: {error.strerror}") from None
    except ValueError as error:
        raise EditionError(repr(str(path)), None, f"is not a path: {error}") from None
    if len(document) > LARGEST_FILE:
        raise EditionError(str(path), None, f"the file is larger than {LARGEST_FILE} bytes; this is not an edition")
    try:
        return parse_edition(document.decode(), str(path))
    except UnicodeDecodeError:
        raise EditionError(str(path), None, "is not a UTF-8 text file") from None


@cache
def olympus() -> Edition:
    """The default edition."""
    return parse_edition(files("derby.editions").joinpath("olympus.toml").read_text(encoding="utf-8"), "olympus.toml")


def parse_edition(text: str, source: str = "edition") -> Edition:
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        raise EditionError(source, int(line[1]) if line else None, f"is not valid TOML: {error}") from None
    except ValueError as error:
        raise EditionError(source, None, f"has a number that is too large: {error}") from None
    except RecursionError:
        raise EditionError(source, None, "is nested too deeply") from None
    try:
        edition = msgspec.convert(document, Edition)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `$")
        unknown = re.findall(r"unknown field `([\w-]+)`", reason)
        raise EditionError(source, _line_of(text, (*_path(where), *unknown)), reason) from None
    for path, reason in flaws(edition):
        raise EditionError(source, _line_of(text, path), reason)
    return edition


def check_edition(edition: Edition, source: str = "edition") -> None:
    """Check an edition that did not come from a file, such as one inside a record."""
    for path, reason in flaws(edition):
        raise EditionError(source, None, f"{'.'.join(map(str, path))}: {reason}")


def flaws(edition: Edition) -> Iterator[Flaw]:
    """Everything in the edition that breaks the rules."""
    if not 0 < len(edition.name) <= LONGEST_NAME or not edition.name.isprintable():
        yield ("name",), f"a name has 1 to {LONGEST_NAME} printable characters"
    yield from _flaws_of_track(edition)
    yield from _flaws_of_deck(edition)
    yield from _flaws_of_bets(edition)
    for section, table in (("track", edition.track), ("judgment", edition.judgment)):
        for name in table.sources:
            if name == "sources" or name not in table.__struct_fields__:
                yield (section, "sources", name), f"there is no value {name[:40]!r} to give a source for"
    judgment = edition.judgment
    if not 0 <= judgment.protection_cards <= MOST_PROTECTIONS:
        yield ("judgment", "protection_cards"), f"0 to {MOST_PROTECTIONS} protection cards are possible"
    if not 1 <= judgment.cards_drawn <= MOST_DRAWN:
        yield ("judgment", "cards_drawn"), f"Zeus draws 1 to {MOST_DRAWN} cards"


def _flaws_of_track(edition: Edition) -> Iterator[Flaw]:
    finish = edition.track.finish_line_after
    if not SEATS <= finish <= SECTORS:
        yield ("track", "finish_line_after"), f"the finish line is after sector {SEATS} to {SECTORS}, not {finish}"
    for name in ("yellow_line_after", "orange_line_after"):
        line = getattr(edition.track, name)
        if not 1 <= line < finish:
            yield ("track", name), f"the mid-race line is after sector 1 to {finish - 1}, not {line}"


def _flaws_of_deck(edition: Edition) -> Iterator[Flaw]:
    for row, card in enumerate(edition.movement):
        if not card.slow >= 0:
            yield ("movement", row, "slow"), f"slow is at least 0, not {card.slow}"
        if not card.slow < card.fast <= MOST_SECTORS_PER_CARD:
            limits = f"fast is more than slow and at most {MOST_SECTORS_PER_CARD}"
            yield ("movement", row, "fast"), f"{limits}; here fast = {card.fast}, slow = {card.slow}"
        if not 0 <= card.trick <= MOST_SECTORS_PER_CARD:
            yield ("movement", row, "trick"), f"a dirty trick adds 1 to {MOST_SECTORS_PER_CARD}, not {card.trick}"
    for creature in CREATURE_NAMES:
        count = sum(card.creature in (None, creature) for card in edition.movement)
        if count != CARDS_OF_A_CREATURE:
            yield ("movement",), f"{creature} has {count} movement cards instead of {CARDS_OF_A_CREATURE} (54 in all)"


def _flaws_of_bets(edition: Edition) -> Iterator[Flaw]:
    seen: dict[frozenset[str], int] = {}
    for row, bet in enumerate(edition.bet):
        places = frozenset(bet.places)
        if not places or len(places) != len(bet.places):
            yield ("bet", row, "places"), "a bet card names at least one place, and none twice"
        if places in seen:
            yield ("bet", row, "places"), f"names the same places as bet card {seen[places] + 1}"
        seen.setdefault(places, row)
        if not 1 <= bet.points <= MOST_POINTS:
            yield ("bet", row, "points"), f"a bet card has 1 to {MOST_POINTS} points, not {bet.points}"
    if len(edition.bet) != BET_CARDS:
        yield ("bet",), f"there are {len(edition.bet)} bet cards instead of {BET_CARDS}"


def _path(where: str) -> tuple[str | int, ...]:
    """The path in an error of msgspec: `.movement[3].fast` becomes ("movement", 3, "fast")."""
    return tuple(int(part) if part.isdigit() else part for part in re.findall(r"[\w-]+", where))


def _line_of(text: str, path: tuple[str | int, ...]) -> int | None:
    """The line of a value: its key in its section, or the section's heading. None if the TOML is laid out unusually."""
    names = [part for part in path if isinstance(part, str)]
    if not names:
        return None
    row = next((part for part in path if isinstance(part, int)), 0)
    section, key = ".".join(names[:-1]), re.compile(rf"\s*{re.escape(names[-1])}\s*=")
    if len(names) == 1 and len(path) > 1:
        section, key = names[0], None
    here, rows, heading = "", dict[str, int](), None
    for number, line in enumerate(text.split("\n"), start=1):
        if found := re.match(r"\s*\[\[?\s*([\w.-]+)\s*\]\]?", line):
            here = found[1]
            rows[here] = rows.get(here, -1) + 1
            if rows[here] == row and (here == ".".join(names) or (here == section and heading is None)):
                heading = number
        elif key and here == section and rows.get(here, 0) == row and key.match(line):
            return number
    return heading
