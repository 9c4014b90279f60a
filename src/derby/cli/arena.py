"""`derby arena` and `derby simulate --players BOT`: games between bots, watched and shown."""

from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from derby.bots import BotFailed, Budget, bot
from derby.bots.warm_up import warm_up
from derby.cli.output import FAILED, complain, progress, remark
from derby.game.set_up import SetUp
from derby.lab.arena.playing import Arena, ArenaError, Played, play_arena
from derby.lab.arena.ratings import ArenaResult, BotResult, Match, arena_plot, simulation_of
from derby.lab.arena.saved_games import resume_arena
from derby.lab.parallel import all_cores
from derby.lab.simulate import Simulation


def watch_arena(arena: Arena, games: int, *, jobs: int | None, save: Path | None, silent: bool) -> list[Played]:
    """Play the games with a progress bar; a bot that fails ends the command, and so does Ctrl-C."""
    jobs = jobs or all_cores()
    with progress(silent=silent) as bar:
        task = bar.add_task("games", total=arena.games(games))

        def advance(count: int) -> None:
            bar.advance(task, count)

        def get_ready() -> None:
            warm_up(arena.bots, arena.budget, say=remark)

        try:
            if save is not None:
                return resume_arena(arena, games, save, jobs=jobs, progress=advance, get_ready=get_ready)
            get_ready()
            return play_arena(arena, games, jobs=jobs, on_game=lambda played: advance(1))
        except BotFailed as error:
            complain(error, FAILED)
        except KeyboardInterrupt:
            bar.stop()
            goes_on = f"; the same command goes on from {save}" if save else "; with --save it could go on later"
            complain(ArenaError(f"stopped{goes_on}"), FAILED)


def simulate_bots(
    set_up: SetUp, name: str, games: int, seed: int, budget: Budget, *, jobs: int | None, silent: bool
) -> Simulation:
    """Play many games with the same bot on all seats, each game with its own deal."""
    bot(name)
    arena = Arena(set_up, (name,), ((name,) * set_up.seats,), budget, seed)
    return simulation_of(arena, watch_arena(arena, games, jobs=jobs, save=None, silent=silent))


def check_plot(plot: Path) -> None:
    """Check this before games are played for hours."""
    if not plot.parent.is_dir():
        raise ArenaError(f"{plot} can't be written: there is no folder {plot.parent}")


def save_plot(plot: Path, result: ArenaResult) -> None:
    try:
        plot.write_text(arena_plot(result), encoding="utf-8")
    except OSError as error:
        complain(ArenaError(f"{plot} can't be written: {error.strerror}"), FAILED)


def show_arena(console: Console, result: ArenaResult) -> None:
    title = f"{result.games:,} games, {result.deals:,} deals, {result.setting()}"
    table = _table(title, "bot", "seats", "win share, 95 %", "chance", "points", "ms/move", "decisions")
    for own in result.bots:
        table.add_row(
            own.name,
            f"{own.seats:g}",
            _share(own),
            f"{result.chance:.1%}",
            f"{own.points:.2f}",
            f"{own.ms_per_move:.1f}",
            f"{own.decisions:,}",
        )
    console.print(table)
    if result.round_robin:
        _show_round_robin(console, result)


def _show_round_robin(console: Console, result: ArenaResult) -> None:
    ratings = _table("Ratings", "bot", "rating", "95 %")
    for own in sorted(result.bots, key=lambda own: -own.rating):
        ratings.add_row(own.name, f"{own.rating:.0f}", f"{own.rating_low:.0f} – {own.rating_high:.0f}")
    console.print(ratings)
    matches = _table("One against the rest", "one", "the rest", "games", "win share, 95 %")
    for match in result.matches:
        matches.add_row(match.one, match.rest, f"{match.games:,}", _share(match))
    console.print(matches)


def _table(title: str, *columns: str) -> Table:
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    for column in columns:
        table.add_column(column, justify="left" if column in ("bot", "one", "the rest") else "right", no_wrap=True)
    return table


def _share(own: BotResult | Match) -> str:
    return f"{own.win_share:.1%} ({100 * own.low:.1f}–{100 * own.high:.1f})"
