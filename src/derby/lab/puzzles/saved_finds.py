"""Finds in a file: JSON lines, first a heading, then a game per line, in any order. It can be continued at any time."""

from collections.abc import Callable, Iterable
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from derby.bots.warm_up import compile_first, kernels_of, rehearse
from derby.coach.rehearsal import KERNELS
from derby.coach.rehearsal import rehearse as rehearse_coach
from derby.errors import DerbyError
from derby.lab.parallel import in_processes
from derby.lab.puzzles.finding import HERO, OLYMPIAN, Found, Search, puzzles_of_game
from derby.lab.source_digest import source_digest
from derby.puzzles.puzzle import Kind, Puzzle

BOTS = ("hero", "titan", "olympian")


class PuzzleFileError(DerbyError):
    """A file that holds no puzzles, or those of another search."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: which search the finds belong to."""

    derby_puzzles: int
    seed: int
    text: str
    """Changes with any change of the rules or the bots."""
    kinds: tuple[Kind, ...] = ()
    """Those that were looked for; empty for all."""


def find_puzzles(
    search: Search,
    games: int,
    path: Path,
    *,
    processes: int = 1,
    on_game: Callable[[Found], None] = lambda found: None,
) -> None:
    """Look through the games below this number that the file doesn't have yet."""
    heading = Heading(1, search.seed, source_digest(), search.kinds)
    finished: dict[int, Found] = {}
    if path.exists() and path.stat().st_size:
        head, finished, whole = _read(path)
        if head != heading:
            raise PuzzleFileError(
                f"{path} belongs to another search, or the bots have changed since: name another file"
            )
        with path.open("ab") as file:
            file.truncate(whole)
    else:
        _append(path, heading)
    for found in finished.values():
        on_game(found)
    missing = [number for number in range(games) if number not in finished]
    if missing:
        run = in_processes(min(processes, len(missing)), load_kernels)
        with closing(run(partial(puzzles_of_game, search), missing)) as working:
            for _, found in working:
                _append(path, found)
                on_game(found)


def get_ready(say: Callable[[str], object]) -> None:
    """Compile what is needed, once, apart from the processes that will run it."""
    compile_first({*kernels_of(BOTS, OLYMPIAN), *KERNELS}, load_kernels, say=say)


def load_kernels() -> None:
    rehearse(BOTS, HERO)
    rehearse_coach()


def finds(paths: Iterable[Path]) -> list[Puzzle]:
    """The puzzles of several files, each once."""
    every = (puzzle for path in paths for found in _read(path)[1].values() for puzzle in found.puzzles)
    return list({puzzle.name: puzzle for puzzle in every}.values())


def _read(path: Path) -> tuple[Heading, dict[int, Found], int]:
    """The heading, the games, and how many bytes of the file are whole lines."""
    try:
        read = path.read_bytes()
    except OSError as error:
        raise PuzzleFileError(f"{path} can't be read: {error.strerror}") from None
    # A line without an end was interrupted while being written.
    whole = read.rfind(b"\n") + 1
    head, *lines = read[:whole].split(b"\n")[:-1] or [b""]
    try:
        heading = msgspec.json.decode(head, type=Heading)
        games = [msgspec.json.decode(line, type=Found) for line in lines]
    except msgspec.MsgspecError as error:
        raise PuzzleFileError(f"{path} is no file of found puzzles: {error}") from None
    return heading, {found.game: found for found in games}, whole


def _append(path: Path, line: Heading | Found) -> None:
    try:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")
    except OSError as error:
        raise PuzzleFileError(f"{path} can't be written: {error.strerror}") from None
