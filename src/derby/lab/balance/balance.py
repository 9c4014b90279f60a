"""What games are like: many of them for each number of seats, with one edition or with two side by side."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypedDict, Unpack

from derby.bots import Budget, bot
from derby.editions import Edition, load_edition, olympus
from derby.game.names import Variant
from derby.game.set_up import check_seats, set_up
from derby.lab.balance.fitting import Fit, Trial, fit_values
from derby.lab.balance.game_data import write_bets, write_games
from derby.lab.balance.markdown_tables import markdown_tables
from derby.lab.balance.measures import StudyResult, study_result
from derby.lab.balance.report import balance_report, comparison_report, figures_table, write_files
from derby.lab.balance.study import Study, StudyError, compile_for, play_study
from derby.lab.figures import Figure, Measure, difference
from derby.lab.parallel import all_cores, in_processes, on_ray


class Options(TypedDict, total=False):
    """Which games are played, and where."""

    seats: int | Iterable[int]
    """Four, by default; or several numbers of seats."""
    games: int
    """For each number of seats."""
    bot: str
    """Who plays on every seat: hero, by default."""
    variants: Iterable[Variant | str]
    budget: Budget
    seed: int
    """The same seed gives the same games."""
    processes: int | None
    """By default one per core."""
    ray: str | None
    """The address of a Ray cluster to play on."""
    progress: Callable[[Study, int], object]
    """Called with a study and the number of its newly finished games."""
    say: Callable[[str], object]
    """Called with a text before anything that takes long."""


@dataclass(frozen=True)
class Balance:
    """What games are like, for each number of seats."""

    results: tuple[StudyResult, ...]

    def figure(self, section: str, measure: str, seats: int | None = None) -> Figure:
        """A figure with its interval, by its names in `figures.csv`; by default for the first number of seats."""
        return self.measure(section, measure, seats).figure()

    def save(self, folder: str | Path, command: str = "derby.lab.balance") -> Path:
        """Write the report and the data beside it; returns the report."""
        page = balance_report(self.results, command)
        files = {"report.html": page, "figures.csv": figures_table(self.results)}
        write_files(Path(folder), files | {"tables.md": markdown_tables(self.results)})
        for result in self.results:
            seats = result.study.set_up.seats
            write_games(Path(folder) / f"games-{seats}-seats.csv", result.games, seats)
            write_bets(Path(folder) / f"bets-{seats}-seats.csv", result.games, seats)
        return Path(folder) / "report.html"

    def measure(self, section: str, label: str, seats: int | None = None) -> Measure:
        """What the figure is made of, game by game."""
        found = [
            measure
            for result in self.results
            for own in result.sections
            for measure in own.measures
            if (own.key, measure.label) == (section, label) and seats in (None, result.study.set_up.seats)
        ]
        if not found:
            raise StudyError(f"there is no figure {label[:60]!r} in {section[:40]!r} here")
        return found[0]


@dataclass(frozen=True)
class Comparison:
    """Two editions, with the same deals."""

    one: Balance
    other: Balance

    def difference(self, section: str, measure: str, seats: int | None = None) -> Figure:
        """How much more the other edition shows, with its interval."""
        return difference(self.one.measure(section, measure, seats), self.other.measure(section, measure, seats))

    def save(self, folder: str | Path, command: str = "derby.lab.compare") -> Path:
        """Write the report and the data beside it; returns the report."""
        page = comparison_report(self.one.results, self.other.results, command)
        figures = figures_table([*self.one.results, *self.other.results])
        write_files(Path(folder), {"comparison.html": page, "figures.csv": figures})
        return Path(folder) / "comparison.html"


def balance(
    edition: Edition | Path | str | None = None, *, folder: str | Path | None = None, **options: Unpack[Options]
) -> Balance:
    """Play many games and measure them.

    Games are kept in the folder, if one is given: after an interruption the same call continues from there.
    """
    return Balance(tuple(_results(edition, folder, "", options)))


def compare(
    one: Edition | Path | str | None,
    other: Edition | Path | str | None,
    *,
    folder: str | Path | None = None,
    **options: Unpack[Options],
) -> Comparison:
    """Play the same deals with two editions."""
    return Comparison(
        Balance(tuple(_results(one, folder, "one-", options))),
        Balance(tuple(_results(other, folder, "other-", options))),
    )


def fit(
    edition: Edition | Path | str | None = None,
    *,
    trials: int = 20,
    tried: Callable[[Trial], object] = lambda trial: None,
    **options: Unpack[Options],
) -> Fit:
    """Look for values of an edition's assumed parts that make bets equally good and put the third bet mid-race."""

    def play(edition: Edition) -> list[StudyResult]:
        return list(_results(edition, None, "", options))

    return Fit(fit_values(_edition(edition), play, trials, tried))


def _edition(edition: Edition | Path | str | None) -> Edition:
    if isinstance(edition, Edition):
        return edition
    return olympus() if edition in (None, "olympus") else load_edition(edition)


def _results(
    edition: Edition | Path | str | None, folder: Path | str | None, prefix: str, options: Options
) -> Iterator[StudyResult]:
    """The result for each number of seats."""
    player, budget = options.get("bot", "hero"), options.get("budget", Budget(by_processor=True))
    games, progress = options.get("games", 20_000), options.get("progress", lambda study, count: None)
    bot(player)
    chosen, seats = _edition(edition), options.get("seats", 4)
    seats = [seats] if isinstance(seats, int) else sorted(set(seats))
    for number in seats:
        check_seats(number)
    ray = options.get("ray")
    run = on_ray(ray) if ray else in_processes(options.get("processes") or all_cores())
    for number in seats:
        laid = set_up(number, None, list(options.get("variants", ())), chosen)
        study = Study(laid, player, budget, options.get("seed", 1))
        if not ray:
            compile_for(study, say=options.get("say", lambda text: None))
        chunks = Path(folder) / "chunks" / f"{prefix}{number}-seats" if folder else None
        yield study_result(study, play_study(study, games, chunks, run=run, progress=partial(progress, study)))
