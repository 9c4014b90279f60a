"""`derby lab`: questions to the game, answered by many games."""

import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from derby.cli.evaluation import belief_loss, calibration, ismcts_duel, luck_check, time_curve
from derby.cli.options import Json, Milliseconds, Rounds, Variants, named_variants
from derby.cli.output import FAILED, complaining, complaints, console, print_json, remark
from derby.cli.puzzles import puzzles
from derby.cli.review import review

if TYPE_CHECKING:
    from rich.progress import Progress

    from derby.editions import Edition
    from derby.lab.balance.balance import Options
    from derby.lab.balance.study import Study

lab = typer.Typer(
    help="Study the game: balance, editions, positions, reviews, puzzles, and how good the bots are.",
    no_args_is_help=True,
)

BotName = Annotated[
    str,
    typer.Option("--bot", help="Who plays on every seat: random, mortal, hero, titan, olympian, or my_module:Name."),
]
SeatNumbers = Annotated[str, typer.Option("--seats", help="Numbers of seats, separated by commas: 4, or 3,4,5,6.")]
Games = Annotated[int, typer.Option(help="Games for each number of seats.", min=2, max=100_000_000)]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Processes = Annotated[int | None, typer.Option(help="By default one per core.", min=1, max=1024)]
Ray = Annotated[str | None, typer.Option(help="Play on this Ray cluster, as HOST:6379 or auto (extra `ray`).")]
Folder = Annotated[Path, typer.Option("--out", help="The folder for all output; finished games in it are kept.")]
EditionName = Annotated[str, typer.Argument(metavar="EDITION", help="An edition's file, or olympus.")]


def _bar() -> "Progress":
    from derby.cli.progress_bars import rate_bar

    return rate_bar()


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


@contextmanager
def _options(
    bot: str,
    seats: str,
    games: int,
    variants: str,
    ms: float,
    rounds: int | None,
    seed: int,
    processes: int | None,
    ray: str | None,
) -> "Generator[Options]":
    """The options, with a progress bar; bad input and Ctrl-C end the command."""
    from derby.bots import Budget

    with complaining(), _bar() as bar:
        playing: Study | None = None
        task = bar.add_task("getting ready")

        def advance(study: "Study", count: int) -> None:
            nonlocal playing
            if study is not playing:
                playing = study
                bar.reset(task, description=f"{study.set_up.edition.name}, {study.name}", total=games)
            bar.advance(task, count)

        try:
            yield {
                "bot": bot,
                "seats": seat_numbers(seats),
                "games": games,
                "variants": named_variants(variants),
                "budget": Budget(ms, rounds, by_processor=True),
                "seed": seed,
                "processes": processes,
                "ray": ray,
                "progress": advance,
                "say": remark,
            }
        except KeyboardInterrupt:
            bar.stop()
            complaints().print("derby: stopped; run the same command to continue", style="bold red")
            raise typer.Exit(FAILED) from None


def _command() -> str:
    return " ".join(["derby", *sys.argv[1:]])


def _written(page: Path) -> None:
    console().print(f"{page}, and the data beside it", highlight=False, soft_wrap=True)


@lab.command()
def balance(
    out: Folder,
    bot: BotName = "hero",
    seats: SeatNumbers = "4",
    games: Games = 20_000,
    variants: Variants = "none",
    edition: Annotated[str, typer.Option(help="An edition's file, or olympus.")] = "olympus",
    ms: Milliseconds = 200,
    rounds: Rounds = None,
    seed: Seed = 1,
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Play many games and report what they are like: one HTML page, and the data next to it."""
    import derby.lab

    with _options(bot, seats, games, variants, ms, rounds, seed, processes, ray) as options:
        page = derby.lab.balance(named_edition(edition), folder=out, **options).save(out, _command())
    _written(page)


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
    import derby.lab

    with _options(bot, seats, games, variants, ms, rounds, seed, processes, ray) as options:
        compared = derby.lab.compare(named_edition(one), named_edition(other), folder=out, **options)
        page = compared.save(out, _command())
    _written(page)


@lab.command()
def fit(
    out: Annotated[Path, typer.Option("--out", help="The file for the proposed edition.")],
    edition: Annotated[str, typer.Option(help="An edition's file, or olympus.")] = "olympus",
    name: Annotated[str | None, typer.Option(help="What the proposed edition is called.")] = None,
    bot: BotName = "hero",
    seats: SeatNumbers = "3,4,5,6",
    games: Annotated[int, typer.Option(help="Games per trial, for each number of seats.", min=2)] = 400,
    trials: Annotated[int, typer.Option(help="The most editions to try.", min=1, max=1000)] = 20,
    variants: Variants = "none",
    ms: Milliseconds = 200,
    rounds: Rounds = None,
    seed: Seed = 1,
    processes: Processes = None,
    ray: Ray = None,
) -> None:
    """Propose values for the assumed parts of an edition: bets of equal value, the third bet in the middle."""
    import derby.lab
    from derby.editions.loading import parse_edition
    from derby.lab.balance.fitting import Trial
    from derby.lab.balance.study import StudyError

    def tried(trial: Trial) -> None:
        points = " ".join(str(card.points) for card in trial.edition.bet)
        lines = f"{trial.edition.track.yellow_line_after} {trial.edition.track.orange_line_after}"
        complaints().print(f"bets {points}, lines {lines}: {trial.loss:.4f} from the aims", highlight=False)

    with _options(bot, seats, games, variants, ms, rounds, seed, processes, ray) as options:
        if not out.parent.is_dir():
            raise StudyError(f"{out} can't be written: there is no folder {out.parent}")
        chosen = named_edition(edition)
        found = derby.lab.fit(chosen, trials=trials, tried=tried, **options)
        text = found.text(name or f"{chosen.name}, fitted", _command())
        parse_edition(text, str(out))
        out.write_text(text, encoding="utf-8")
    console().print(f"{out}: {found.first.loss:.4f} from the aims before, {found.best.loss:.4f} now", highlight=False)


@lab.command()
def ask(
    source: Annotated[str, typer.Argument(metavar="POSITION", help="The file of a record, or a position in notation.")],
    at: Annotated[int | None, typer.Option(help="How many actions of the record to play first.", min=0)] = None,
    bot: Annotated[str, typer.Option(help="Which bot to ask: mortal, hero, titan, olympian.")] = "hero",
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
        show_answer(console(), question, odds, actions, others)


for command in (review, puzzles, calibration, belief_loss, time_curve, luck_check, ismcts_duel):
    lab.command()(command)
