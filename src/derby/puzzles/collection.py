"""The puzzles that come with the package: one line of JSON each."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from derby.errors import DerbyError
from derby.puzzles.puzzle import Puzzle

FILE = Path(__file__).parent / "puzzles.jsonl"


class UnknownPuzzle(DerbyError):
    """No puzzle has this name."""


@cache
def puzzles() -> dict[str, Puzzle]:
    """All of them by name, the easiest first."""
    # In a browser the package may lie in an archive.
    lines = files("derby.puzzles").joinpath(FILE.name).read_bytes().splitlines()
    return {puzzle.name: puzzle for puzzle in (msgspec.json.decode(line, type=Puzzle) for line in lines)}


def puzzle_named(name: str) -> Puzzle:
    found = puzzles().get(name)
    if found is None:
        raise UnknownPuzzle(f"there is no puzzle {name[:20]!r}")
    return found


def read_puzzles(path: Path) -> list[Puzzle]:
    try:
        return [msgspec.json.decode(line, type=Puzzle) for line in path.read_bytes().splitlines()]
    except OSError as error:
        raise UnknownPuzzle(f"{path} can't be read: {error.strerror}") from None
    except msgspec.MsgspecError as error:
        raise UnknownPuzzle(f"{path} is no file of puzzles: {error}") from None


def write_puzzles(path: Path, written: Iterable[Puzzle]) -> None:
    path.write_bytes(b"".join(msgspec.json.encode(puzzle) + b"\n" for puzzle in written))
