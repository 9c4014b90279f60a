"""Finished games of an arena in a file, so that it can be stopped at any time and continued later."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec

from derby.game.names import Variant
from derby.lab.arena.playing import Arena, ArenaError, Played, play_arena
from derby.lab.source_digest import source_digest

FORMAT = 1


def resume_arena(
    arena: Arena,
    games: int,
    path: Path,
    *,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda count: None,
    get_ready: Callable[[], None] = lambda: None,
) -> list[Played]:
    """Play what is missing in the file, after getting ready for it; returns all games.

    `progress` is called with the number of newly finished games, first with those of the file.
    """
    saved = SavedGames(path, arena)
    finished = [played for played in saved.games.values() if played.game < arena.games(games)]
    progress(len(finished))
    if len(finished) < arena.games(games):
        saved.go_on()
        get_ready()

    def keep(played: Played) -> None:
        saved.add(played)
        progress(1)

    return play_arena(arena, games, jobs=jobs, finished=finished, on_game=keep)


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file with finished games: which arena they belong to."""

    derby_arena: int
    bots: tuple[str, ...]
    seats: int
    round_robin: bool
    ms: float | None
    rounds: int | None
    variants: tuple[Variant, ...]
    edition: str
    """Its name and the SHA-256 of its contents."""
    seed: int
    text: str
    """Changes with any change of the rules or the bots."""


def heading(arena: Arena) -> Heading:
    edition, budget = arena.set_up.edition, arena.budget
    return Heading(
        derby_arena=FORMAT,
        bots=arena.bots,
        seats=arena.set_up.seats,
        round_robin=arena.round_robin,
        ms=float(budget.ms) if budget.rounds is None else None,
        rounds=budget.rounds,
        variants=arena.set_up.variants,
        edition=f"{edition.name} {hashlib.sha256(msgspec.json.encode(edition)).hexdigest()[:16]}",
        seed=arena.seed,
        text=source_digest(),
    )


class SavedGames:
    """A file of finished games: JSON lines, first the heading, then one game per line, in any order."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.games: dict[int, Played] = {}
        self._heading = heading(arena)
        self._was_changed = False
        try:
            found = path.read_bytes() if path.exists() else b""
        except OSError as error:
            raise ArenaError(f"{path} can't be read: {error.strerror}") from None
        # A line without an end was interrupted while being written.
        self._whole = found.rfind(b"\n") + 1
        lines = found[: self._whole].split(b"\n")[:-1]
        if found and not lines:
            raise ArenaError(f"{path} is not a file of an arena")
        if lines:
            self._check(lines[0])
        for number, line in enumerate(lines[1:], 2):
            self._read(arena, number, line)

    def _check(self, line: bytes) -> None:
        try:
            other = msgspec.json.decode(line, type=Heading)
        except msgspec.MsgspecError:
            raise ArenaError(f"{self.path} is not a file of an arena") from None
        differing = [
            f"{key} {_text(getattr(other, key))} instead of {_text(getattr(self._heading, key))}"
            for key in Heading.__struct_fields__
            if key != "text" and getattr(other, key) != getattr(self._heading, key)
        ]
        if differing:
            raise ArenaError(f"{self.path} belongs to another arena, with {'; '.join(differing)}: name another file")
        self._was_changed = other.text != self._heading.text

    def _read(self, arena: Arena, number: int, line: bytes) -> None:
        try:
            played = msgspec.json.decode(line, type=Played)
        except msgspec.MsgspecError as error:
            raise ArenaError(f"{self.path}, line {number}: {error}") from None
        seats = {len(each) for each in (played.points, played.moves, played.ms, played.most_ms)}
        fits = played.game >= 0 and played.deal == arena.deal_of(played.game) and seats == {arena.set_up.seats}
        if not fits or played.bots != arena.seating_of(played.game):
            raise ArenaError(f"{self.path}, line {number}: this is no game of this arena")
        self.games[played.game] = played

    def go_on(self) -> None:
        """Get ready for more games."""
        if self._was_changed:
            raise ArenaError(
                f"{self.path} is not finished, and the rules or the bots have changed since: name another file"
            )
        try:
            with self.path.open("ab") as file:
                file.truncate(self._whole)
            if not self._whole:
                self._write(self._heading)
        except OSError as error:
            raise ArenaError(f"{self.path} can't be written: {error.strerror}") from None

    def add(self, played: Played) -> None:
        self._write(played)

    def _write(self, line: Heading | Played) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")


def _text(value: Any) -> str:
    return ",".join(map(str, cast(tuple[object, ...], value))) or "none" if isinstance(value, tuple) else str(value)
