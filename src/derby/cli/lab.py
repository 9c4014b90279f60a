"""`derby lab`: questions to the game, answered by many games."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from derby.cli.options import Json, Milliseconds, Rounds, Variants, named_variants
from derby.cli.output import FAILED, complaining, complaints, console, print_json, remark

if TYPE_CHECKING:
    from derby.editions import Edition
    from derby.lab.balance.report import Told
    from derby.lab.balance.study import Study

lab = typer.Typer(help="Ask the game: balance, editions side by side, single positions.", no_args_is_help=True)

BotName = Annotated[
    str,
    typer.Option("--bot", help="Who plays on every seat: random, mortal, hero, titan, olympian, or my_module:Name."),
]
SeatNumbers = Annotated[str, typer.Option("--seats", help="Numbers of seats, separated by commas: 4, or 3,4,5,6.")]
Games = Annotated[int, typer.Option(help="Games for each number of seats.", min=2, max=100_000_000)]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Processes = Annotated[int | None, typer.Option(help="By default as many as cores.", min=1, max=1024)]
Ray = Annotated[str | None, typer.Option(help="Play on this Ray cluster, as HOST:6379 or auto (extra `ray`).")]
Folder = Annotated[Path, typer.Option("--out", help="Where everything is written; finished games there are kept.")]
EditionName = Annotated[str, typer.Argument(metavar="EDITION", help="The file of an edition, or olympus.")]


class _Rate(ProgressColumn):
    """Games in a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:.1f} games/s" if task.speed else "", style="cyan")


def _bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(), TimeRemainingColumn())
    return Progress(*columns, console=complaints, transient=True, disable=not complaints.is_terminal)


def seat_numbers(text: str) -> list[int]:
    from derby.game.set_up import SetUpError, check_seats

    numbers = [int(part) if part.strip().isdigit() else part for part in text.split(",")]
    if not all(isinstance(number, int) for number in numbers):
        raise SetUpError(f"seats are numbers separated by commas, as 3,4,5,6, not {text[:40]!r}")
    for number in numbers:
        check_seats(number)
    return sorted({int(number) for number in numbers})


def named_edition(name: str) -> "Edition":
    from derby.editions import load_edition, olympus

    return olympus() if name == "olympus" else load_edition(name)


class _Table:
    """Plays studies as the options say, and tells how it goes on."""

    def __init__(self, games: int, processes: int | None, ray: str | None) -> None:
        from derby.lab.parallel import all_cores, in_processes, on_ray

        self.games = games
        self.run = on_ray(ray) if ray else in_processes(processes or all_cores())
        self._is_ready = bool(ray)

    def told(self, study: "Study", folder: Path | None) -> "Told":
        from derby.lab.balance.measures import sections_of
        from derby.lab.balance.report import Told

        return Told(study, self.games, sections_of(study.set_up, self.summaries(study, folder)))

    def summaries(self, study: "Study", folder: Path | None):
        from derby.lab.balance.study import compile_for, play_study

        if not self._is_ready:
            compile_for(study, say=remark)
            self._is_ready = True
        with _bar() as bar:
            task = bar.add_task(f"{study.set_up.edition.name}, {study.name}", total=self.games)
            try:
                return play_study(study, self.games, folder, run=self.run, told=lambda count: bar.advance(task, count))
            except KeyboardInterrupt:
                bar.stop()
                complaints.print("derby: stopped; the same command goes on from there", style="bold red")
                raise typer.Exit(FAILED) from None


def _studies(
    edition: "Edition | None", seats: str, variants: str, bot: str, ms: float, rounds: int | None, seed: int
) -> "list[Study]":
    from derby.bots import Budget
    from derby.bots import bot as named_bot
    from derby.game.set_up import set_up
    from derby.lab.balance.study import Study

    named_bot(bot)
    return [
        Study(set_up(number, None, named_variants(variants), edition), bot, Budget(ms, rounds, by_processor=True), seed)
        for number in seat_numbers(seats)
    ]


def _command() -> str:
    return " ".join(["derby", *sys.argv[1:]])


@lab.command()
def balance(
    out: Folder,
    bot: BotName = "hero",
    seats: SeatNumbers = "4",
    games: Games = 20_000,
    variants: Variants = "none",
    edition: Annotated[str, typer.Option(help="The file of an edition, or olympus.")] = "olympus",
    ms: Milliseconds = 200,
    rounds: Rounds = None,
    seed: Seed = 1,
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Play many games and report what they are like: one HTML page, and the data beside it."""
    from derby.lab.balance.game_data import write_bets, write_games
    from derby.lab.balance.markdown_tables import markdown_tables
    from derby.lab.balance.measures import sections_of
    from derby.lab.balance.report import Told, balance_report, figures_table, write_files

    with complaining():
        table = _Table(games, processes, ray)
        told: list[Told] = []
        for study in _studies(named_edition(edition), seats, variants, bot, ms, rounds, seed):
            number = study.set_up.seats
            summaries = table.summaries(study, out / "chunks" / f"{number}-seats")
            told.append(Told(study, games, sections_of(study.set_up, summaries)))
            write_games(out / f"games-{number}-seats.csv", summaries, number)
            write_bets(out / f"bets-{number}-seats.csv", summaries, number)
        page = balance_report(told, _command())
        files = {"report.html": page, "figures.csv": figures_table(told), "tables.md": markdown_tables(told)}
        write_files(out, files)
    console.print(f"{out / 'report.html'}, and the data beside it", highlight=False, soft_wrap=True)


@lab.command()
def compare(
    one: EditionName,
    other: EditionName,
    out: Folder,
    bot: BotName = "hero",
    seats: SeatNumbers = "4",
    games: Games = 2_000,
    variants: Variants = "none",
    ms: Milliseconds = 200,
    rounds: Rounds = None,
    seed: Seed = 1,
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Show two editions side by side: the same deals, and the differences with their intervals."""
    from derby.lab.balance.report import comparison_report, figures_table, write_files

    with complaining():
        table = _Table(games, processes, ray)
        sides = [
            [
                table.told(study, out / "chunks" / f"{side}-{study.set_up.seats}-seats")
                for study in _studies(named_edition(name), seats, variants, bot, ms, rounds, seed)
            ]
            for side, name in (("one", one), ("other", other))
        ]
        page = comparison_report(sides[0], sides[1], _command())
        write_files(out, {"comparison.html": page, "figures.csv": figures_table([*sides[0], *sides[1]])})
    console.print(f"{out / 'comparison.html'}, and the data beside it", highlight=False, soft_wrap=True)


@lab.command()
def ask(
    source: Annotated[str, typer.Argument(metavar="POSITION", help="The file of a record, or a position in notation.")],
    at: Annotated[int | None, typer.Option(help="After so many actions of the record.", min=0)] = None,
    bot: Annotated[str, typer.Option(help="Who is asked: mortal, hero, titan, olympian.")] = "hero",
    what_if: Annotated[list[str] | None, typer.Option(help="An action, as 'fast D3' or by its code.")] = None,
    worlds: Annotated[int, typer.Option(help="Worlds in which every action is tried.", min=2, max=1_000_000)] = 400,
    samples: Annotated[int, typer.Option(help="Worlds for the odds.", min=1, max=10_000_000)] = 5_000,
    edition: Annotated[str, typer.Option(help="For a position: the file of an edition, or olympus.")] = "olympus",
    seed: Seed = 1,
    as_json: Json = False,
) -> None:
    """Ask about one position: the odds, what each action is worth, and what if."""
    from derby.cli.answers import show_answer
    from derby.lab.ask import ask as ask_about
    from derby.lab.ask import position_of

    with complaining():
        question = ask_about(
            position_of(source, at, named_edition(edition)), bot, worlds=worlds, samples=samples, seed=seed
        )
        odds, actions = question.odds(), question.actions()
        others = [question.what_if(action) for action in what_if or ()]
    if as_json:
        print_json({"position": question.game.notation(), "odds": odds, "actions": actions, "what_if": others})
    else:
        show_answer(console, question, odds, actions, others)


@lab.command()
def calibrate(
    out: Annotated[Path, typer.Option("--out", help="The file for the proposed edition.")],
    edition: Annotated[str, typer.Option(help="The file of an edition, or olympus.")] = "olympus",
    name: Annotated[str | None, typer.Option(help="What the proposed edition is called.")] = None,
    bot: BotName = "hero",
    seats: SeatNumbers = "3,4,5,6",
    games: Annotated[int, typer.Option(help="Games of a trial, for each number of seats.", min=2)] = 400,
    trials: Annotated[int, typer.Option(help="Editions that are tried at most.", min=1, max=1000)] = 20,
    variants: Variants = "none",
    ms: Milliseconds = 200,
    rounds: Rounds = None,
    seed: Seed = 1,
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Propose values for the assumed parts of an edition: bets of equal value, the third bet in the middle."""
    from derby.editions.loading import parse_edition
    from derby.lab.balance.fitting import Measured, Trial, edition_text
    from derby.lab.balance.fitting import calibrate as search_values
    from derby.lab.balance.study import StudyError

    def told(trial: Trial) -> None:
        points = " ".join(str(card.points) for card in trial.edition.bet)
        track = trial.edition.track
        complaints.print(
            f"bets {points}, lines {track.yellow_line_after} {track.orange_line_after}: {trial.loss:.4f} from the aims",
            highlight=False,
        )

    def play(tried: "Edition") -> Measured:
        studies = _studies(tried, seats, variants, bot, ms, rounds, seed)
        return {study.set_up.seats: table.told(study, None).sections for study in studies}

    with complaining():
        if not out.parent.is_dir():
            raise StudyError(f"{out} can't be written: there is no folder {out.parent}")
        table = _Table(games, processes, ray)
        chosen = named_edition(edition)
        found = search_values(chosen, play, trials, told)
        text = edition_text(found[-1], found[0], _command(), name or f"{chosen.name}, calibrated")
        parse_edition(text, str(out))
        out.write_text(text, encoding="utf-8")
    console.print(f"{out}: {found[0].loss:.4f} from the aims before, {found[-1].loss:.4f} now", highlight=False)
