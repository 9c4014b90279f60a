"""Who is stronger: one of our bots against OpenSpiel's ISMCTS on all other seats, with the same time for every move.

Time is processor time, as in the arena: other work on the machine takes nothing from any player.

`derby lab ismcts-duel --games 200 --ms 200 --processes 2 --save duel.jsonl` plays what the file doesn't have yet and
prints the result. As in the arena, every deal is played once with our bot on each seat.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec

from derby.bots import Budget, bot
from derby.bots.protocol import Bot
from derby.game.set_up import set_up
from derby.lab.arena.playing import Arena, ArenaError, Played, play_game
from derby.lab.arena.ratings import BotResult, arena_result
from derby.lab.arena.saved_games import Heading, heading
from derby.lab.parallel import in_processes
from derby.learn.ismcts import IsmctsBot
from derby.learn.reward import Reward


class Search(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of OpenSpiel's search."""

    uct_c: float = 1.0
    playouts: int = 1
    reward: Reward = "victory"


class Duel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file."""

    duel: Heading
    search: Search


class DuelGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every other line."""

    played: Played
    searches: int
    simulations: int


def new_duel(name: str, seats: int, ms: float, seed: int) -> Arena:
    """Our bot on one seat and OpenSpiel's on all others, turned through all seats."""
    bot(name)
    line_up = (name, *[IsmctsBot.name] * (seats - 1))
    seatings = tuple((*line_up[turned:], *line_up[:turned]) for turned in range(seats))
    return Arena(set_up(seats), (name, IsmctsBot.name), seatings, Budget(ms=ms, by_processor=True), seed)


def play_duel_game(arena: Arena, search: Search, game: int) -> DuelGame:
    ismcts = IsmctsBot(uct_c=search.uct_c, playouts=search.playouts, reward=search.reward)

    def named(name: str) -> Bot:
        return ismcts if name == ismcts.name else bot(name)

    played = play_game(arena, game, named=named)
    return DuelGame(played, ismcts.searches, ismcts.simulations)


def saved_duel(path: Path, duel: Duel) -> dict[int, DuelGame]:
    """The games of a file, by their number; a new file gets its first line."""
    found = path.read_bytes() if path.exists() else b""
    # A line without an end was interrupted while being written.
    lines = found[: found.rfind(b"\n") + 1].splitlines()
    if not lines:
        path.write_bytes(msgspec.json.encode(duel) + b"\n")
        return {}
    try:
        if msgspec.json.decode(lines[0], type=Duel) != duel:
            raise ArenaError(f"{path} belongs to another duel, or the rules or bots have changed: name another file")
        games = [msgspec.json.decode(line, type=DuelGame) for line in lines[1:]]
    except msgspec.MsgspecError:
        raise ArenaError(f"{path} is not a file of a duel") from None
    with path.open("rb+") as file:
        file.truncate(found.rfind(b"\n") + 1)
    return {game.played.game: game for game in games}


def play_duel(
    arena: Arena, search: Search, games: int, path: Path, processes: int, progress: Callable[[int], object]
) -> list[DuelGame]:
    """Play what the file doesn't have yet of at least this many games, whole deals; returns all games."""
    found = saved_duel(path, Duel(heading(arena), search))
    missing = [game for game in range(arena.games(games)) if game not in found]
    progress(len(found))
    for game in _play_games(arena, search, missing, processes):
        found[game.played.game] = game
        with path.open("ab") as file:
            file.write(msgspec.json.encode(game) + b"\n")
        progress(1)
    return [found[game] for game in sorted(found)]


def _play_games(arena: Arena, search: Search, games: Sequence[int], processes: int) -> Iterator[DuelGame]:
    """The games with these numbers, as they are finished."""
    if games:
        # Play a first game without thought, so that compiling and loading don't count in any measured move.
        rehearsal = msgspec.structs.replace(arena, budget=Budget(rounds=2))
        run = in_processes(min(processes, len(games)), play_duel_game, rehearsal, search, 0)
        for _, game in run(partial(play_duel_game, arena, search), games):
            yield game


def duel_table(arena: Arena, games: Sequence[DuelGame]) -> str:
    """The result as a table."""
    result = arena_result(arena, [game.played for game in games])
    searches, simulations = sum(game.searches for game in games), sum(game.simulations for game in games)
    lines = ["| bot | seats | games | win share per seat | points | ms a move |", "|---|---:|---:|---|---:|---:|"]
    lines += [_row(one) for one in result.bots]
    lines.append(f"\n{simulations / max(searches, 1):,.0f} simulations a search, {searches:,} searches.")
    return "\n".join(lines)


def _row(one: BotResult) -> str:
    share = f"{one.win_share:.1%} ({one.low:.1%} to {one.high:.1%})"
    return f"| {one.name} | {one.seats:g} | {one.games} | {share} | {one.points:.2f} | {one.ms_per_move:.0f} |"
