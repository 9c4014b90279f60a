"""`derby`: the commands and their options."""

import os
from pathlib import Path
from typing import Annotated

import typer

from derby.cli.admin import admin
from derby.cli.lab import lab
from derby.cli.options import Json, Milliseconds, Rounds, Variants, named_variants
from derby.cli.output import complain, complaining, console, print_json, progress, remark
from derby.errors import DerbyError
from derby.locales import LANGUAGES, UnknownLanguage, Words, preferred_language

app = typer.Typer(
    name="derby",
    help="Divinity Derby: play, host, simulate and study the game; replay and verify recorded games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(lab, name="lab")
app.add_typer(admin, name="admin")

Seats = Annotated[int, typer.Option(help="How many gods play, 3 to 6.")]
EditionFile = Annotated[Path | None, typer.Option("--edition", help="Your own edition, a TOML file.")]
Language = Annotated[
    str | None, typer.Option("--lang", help=f"{', '.join(LANGUAGES)}; by default the language of the environment.")
]
Jobs = Annotated[int | None, typer.Option(help="Worker processes; by default one per core.", min=1, max=1024)]


def words_for(language: str | None) -> Words:
    try:
        return Words(language or preferred_language(os.environ))
    except UnknownLanguage as error:
        complain(error)


Database = Annotated[
    str | None, typer.Option(help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; by default a SQLite file.")
]
SettingsFile = Annotated[Path | None, typer.Option("--config", help="Settings, as a TOML file.")]


@app.command()
def play(
    port: Annotated[
        int | None, typer.Option(help="The port to listen on; by default a free one.", min=0, max=65535)
    ] = None,
    database: Database = None,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    bot: Annotated[str | None, typer.Option(help="Your own bot, as my_module:Name, in every bot's seat.")] = None,
) -> None:
    """Play in the browser: start the server on this computer and open the page."""
    from derby.cli.serve import play_here

    with complaining():
        play_here(port=port, database=database, browser=browser, bot=bot)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on.", min=0, max=65535)] = None,
    public_url: Annotated[
        str | None, typer.Option(help="The address people use, such as https://derby.example.org.")
    ] = None,
    database: Database = None,
    workers: Annotated[int | None, typer.Option(help="Server processes; several need PostgreSQL.", min=1)] = None,
    config: SettingsFile = None,
) -> None:
    """Run a server for others. Settings come from a TOML file, the environment (DERBY_PORT ...) and these options."""
    from derby.cli.serve import serve_others

    with complaining():
        serve_others(
            config,
            {"host": host, "port": port, "public_url": public_url, "database": database, "workers": workers},
        )


@app.command()
def site(
    folder: Annotated[Path, typer.Argument(help="Where to write it.")],
    force: Annotated[
        bool, typer.Option("--force", help="Write even if the folder holds other files; they stay.")
    ] = False,
) -> None:
    """Write the game as a folder for any web space; it runs in the browser, without a server."""
    from derby.cli.site import show_site, write_site

    with complaining():
        write_site(folder, force=force)
        show_site(folder)


BackupFile = Annotated[Path, typer.Argument(help="The backup file.")]


@app.command()
def backup(file: BackupFile, database: Database = None, config: SettingsFile = None) -> None:
    """Back up a server's database to a file, even while the server runs."""
    from derby.cli.backup import back_up_database

    with complaining():
        back_up_database(file, database, config)


@app.command()
def restore(
    file: BackupFile,
    database: Database = None,
    config: SettingsFile = None,
    replace: Annotated[bool, typer.Option("--replace", help="Replace whatever the database holds.")] = False,
) -> None:
    """Restore a backup into the empty database of a stopped server; SQLite and PostgreSQL take each other's."""
    from derby.cli.backup import restore_database

    with complaining():
        restore_database(file, database, config, replace=replace)


@app.command()
def terminal(
    seats: Seats = 4,
    god: Annotated[str | None, typer.Option(help="Your god, such as odin or yu-huang.")] = None,
    opponents: Annotated[
        str, typer.Option(help="Who plays against you: mortal, hero, titan, olympian, random, or my_module:Name.")
    ] = "hero",
    ms: Milliseconds = 200,
    variants: Variants = "none",
    edition: EditionFile = None,
    seed: Annotated[int | None, typer.Option(help="For testing: the same seed gives the same game.")] = None,
    lang: Language = None,
    save: Annotated[Path | None, typer.Option(help="Save the record of the game here when you stop.")] = None,
) -> None:
    """Play in the terminal against bots."""
    from derby.bots import Budget
    from derby.cli.play import play_in_terminal
    from derby.editions import load_edition

    with complaining():
        chosen = load_edition(edition) if edition else None
        language = words_for(lang).language
        code = play_in_terminal(
            seats=seats,
            god=god,
            variants=named_variants(variants),
            edition=chosen,
            seed=seed,
            language=language,
            save=save,
            opponents=opponents,
            budget=Budget(ms),
        )
    raise typer.Exit(code)


@app.command()
def simulate(
    seats: Seats = 4,
    games: Annotated[int, typer.Option(help="How many games.", min=1, max=100_000_000)] = 10_000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    variants: Variants = "none",
    edition: EditionFile = None,
    players: Annotated[
        str, typer.Option(help="Who plays all seats: random, the name of a bot, or my_module:Name.")
    ] = "random",
    ms: Milliseconds = 200,
    rounds: Rounds = None,
    jobs: Jobs = None,
    as_json: Json = False,
) -> None:
    """Play many games with random players, or with a bot on all seats, and summarise them."""
    from derby.cli.tables import show_simulation
    from derby.game.set_up import set_up
    from derby.lab.simulate import compile_for
    from derby.lab.simulate import simulate as play_games

    with complaining():
        chosen = set_up(seats, None, named_variants(variants), edition)
        if players != "random":
            from derby.bots import Budget
            from derby.cli.arena import simulate_bots

            budget = Budget(ms, rounds, by_processor=True)
            result = simulate_bots(chosen, players, games, seed, budget, jobs=jobs, silent=as_json)
        else:
            with progress(silent=as_json) as bar:
                compile_for(chosen, games, say=remark)
                task = bar.add_task("games", total=games)
                result = play_games(chosen, games, seed, lambda count: bar.advance(task, count))
    if as_json:
        print_json(result)
    else:
        show_simulation(console(), result)


@app.command()
def arena(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT...", help="As random, mortal, hero, titan, olympian, or my_module:Name.")
    ],
    seats: Seats = 4,
    games: Annotated[int, typer.Option(help="How many games; rounded up to whole deals.", min=1, max=10_000_000)] = 400,
    ms: Milliseconds = 200,
    rounds: Rounds = None,
    round_robin: Annotated[bool, typer.Option("--round-robin", help="Every pair, one against the rest.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 1,
    variants: Variants = "none",
    edition: EditionFile = None,
    jobs: Jobs = None,
    save: Annotated[Path | None, typer.Option(help="Keep finished games here, and continue from there.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Plot the result here, as SVG.")] = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other: the same deals in every seating."""
    from derby.bots import Budget
    from derby.cli.arena import check_plot, save_plot, show_arena, watch_arena
    from derby.game.set_up import set_up
    from derby.lab.arena.playing import new_arena
    from derby.lab.arena.ratings import arena_result

    with complaining():
        chosen = set_up(seats, None, named_variants(variants), edition)
        held = new_arena(chosen, bots, Budget(ms, rounds, by_processor=True), seed, round_robin=round_robin)
        if plot is not None:
            check_plot(plot)
        result = arena_result(held, watch_arena(held, games, jobs=jobs, save=save, silent=as_json))
    if as_json:
        print_json(result)
    else:
        show_arena(console(), result)
    if plot is not None:
        save_plot(plot, result)


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="The record of a game, a JSON document.")],
    lang: Language = None,
    as_json: Json = False,
) -> None:
    """Show a recorded game, event by event."""
    from derby.cli.replay import replay_document, show_replay
    from derby.game.record import Record

    with complaining():
        read = Record.load(record)
        if as_json:
            print_json(replay_document(read))
        else:
            show_replay(console(), words_for(lang), read)


@app.command()
def verify(
    record: Annotated[Path, typer.Argument(help="The record of a game that reveals its seed.")],
    as_json: Json = False,
) -> None:
    """Recompute every deal and draw of a recorded game from its seed."""
    from derby.game.record import Record

    with complaining():
        read = Record.load(record)
    fair, reason, draws = True, None, 0
    try:
        draws = read.verify()
    except DerbyError as error:
        fair, reason = False, str(error)
    if as_json:
        print_json({"fair": fair, "draws": draws, "commitment": read.commitment, "reason": reason})
    elif fair:
        console().print(f"Fair: all {draws} deals and draws follow from the seed.", style="green", highlight=False)
        if read.given:
            console().print(
                f"{read.given} more came with the game that this one continues; its own record verifies them.",
                highlight=False,
                soft_wrap=True,
            )
        console().print(f"Its SHA-256, published before the game: {read.commitment}", highlight=False, soft_wrap=True)
    else:
        console().print(f"Not verified: {reason}.", style="bold red", highlight=False, markup=False)
    raise typer.Exit(0 if fair else 1)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option(help="Seconds for each measurement.", min=0.01, max=600)] = 3.0,
    vector: Annotated[bool, typer.Option("--vector", help="Only the vector environment, in more detail.")] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="Only random games on an NVIDIA GPU.")] = False,
    as_json: Json = False,
) -> None:
    """Measure the speed of the rules, and of other libraries (extra `peers`)."""
    from derby.cli.tables import show_bench, show_rates
    from derby.rules.compile_cache import can_compile
    from derby.rules.compiled import CompilerMissing

    if not can_compile():
        complain(CompilerMissing("derby bench needs numba, which can't be imported here"))
    from derby.bench.run import bench_steps, run_bench
    from derby.bench.speed import VECTOR_GAMES
    from derby.bench.vector import run_vector_bench, vector_bench_steps

    if gpu:
        with complaining():
            _bench_gpu(seconds, as_json=as_json)
        return
    with progress(silent=as_json) as bar:
        task = bar.add_task("getting ready", total=vector_bench_steps() if vector else bench_steps())

        def report(name: str) -> None:
            bar.update(task, description=name, advance=1)

        result = run_vector_bench(seconds, report) if vector else run_bench(seconds, report)
    if as_json:
        print_json(result)
    elif isinstance(result, dict):
        show_rates(console(), f"Vector environment, {VECTOR_GAMES} games unless said otherwise", result)
    else:
        show_bench(console(), result, seconds)


def _bench_gpu(seconds: float, *, as_json: bool) -> None:
    from derby.bench.gpu import gpu_bench_steps, run_gpu_bench
    from derby.cli.tables import show_rates
    from derby.rules.gpu import Gpu

    gpu = Gpu()
    with progress(silent=as_json) as bar:
        task = bar.add_task("getting ready", total=gpu_bench_steps())
        rates = run_gpu_bench(gpu, seconds, lambda name: bar.update(task, description=name, advance=1))
    if as_json:
        print_json(rates)
    else:
        show_rates(console(), f"Random games of four seats on {gpu.name}", rates)


@app.command()
def rules(lang: Language = None, edition: EditionFile = None, as_json: Json = False) -> None:
    """Show the rules of the game."""
    from derby.cli.rules import rules_document, show_rules
    from derby.editions import load_edition, olympus

    with complaining():
        words = words_for(lang)
        chosen = load_edition(edition) if edition else olympus()
        if as_json:
            print_json(rules_document(words, chosen))
        else:
            show_rules(console(), words, chosen)
