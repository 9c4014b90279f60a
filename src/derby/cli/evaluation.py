"""`derby lab calibration`, `belief-loss`, `time-curve`, `luck-check` and `ismcts-duel`: how good the judgment is."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from derby.cli.options import Json, Milliseconds, Variants, named_variants
from derby.cli.output import complaining, console, print_json, progress

BotName = Annotated[str, typer.Option("--bot", help="The bot at every seat.")]
Seats = Annotated[int, typer.Option(help="How many gods play, 3 to 6.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Games = Annotated[int, typer.Option(help="How many games.", min=1)]
Rounds = Annotated[int, typer.Option(help="How long the bot thinks, in rounds.", min=1)]
Processes = Annotated[int, typer.Option(help="Worker processes.", min=1, max=1024)]


def _print(text: str) -> None:
    console().print(text, highlight=False, markup=False, soft_wrap=True)


def calibration(
    games: Games = 1000,
    samples: Annotated[int, typer.Option(help="Worlds for each odds.", min=1)] = 1000,
    styles: Annotated[
        str, typer.Option(help="How seats play in these worlds: 0 carefully, 1 carelessly, 2 at random.")
    ] = "0,1,2",
    seats: Seats = 4,
    variants: Variants = "none",
    bot: BotName = "hero",
    rounds: Rounds = 16,
    seed: Seed = 1,
    processes: Processes = 1,
    svg: Annotated[Path | None, typer.Option(help="Draw the plot into this file.")] = None,
    as_json: Json = False,
) -> None:
    """Compare odds with what came true: of the bets given 30 %, about 30 % should."""
    from derby.bots import Budget
    from derby.bots.policy.style import STYLES
    from derby.game.set_up import set_up
    from derby.lab.evaluation.calibration import Plan, calibrate
    from derby.lab.evaluation.reliability import reliability_plot, reliability_table

    chosen = tuple(int(style) if style.isdecimal() else STYLES for style in styles.split(","))
    if not all(style < STYLES for style in chosen):
        raise typer.BadParameter(f"styles are 0 to {STYLES - 1}, separated by commas", param_hint="--styles")
    with complaining():
        laid = set_up(seats, None, named_variants(variants))
        found = calibrate(Plan(laid, bot, Budget(rounds=rounds), samples, chosen, seed), games, processes)
    if svg is not None:
        error = f"expected calibration error {found.all.calibration_error:.3f}"
        svg.write_text(reliability_plot(found.all, f"{games:,} games, {found.all.bets:,} bets, {error}"), "utf-8")
    if as_json:
        print_json(found)
        return
    _print(reliability_table(found.all) + "\n")
    for name, one in (
        ("all", found.all),
        ("first bets", found.first_bets),
        ("third bets", found.third_bets),
        ("placed", found.placed),
    ):
        scores = f"Brier score {one.brier_score:.4f} against {one.brier_score_of_mean:.4f}"
        _print(f"{name}: expected calibration error {one.calibration_error:.4f}, {scores}")


def belief_loss(
    games: Games = 200,
    bot: BotName = "hero",
    rounds: Rounds = 24,
    seats: Seats = 4,
    worlds: Annotated[int, typer.Option(help="How many are weighed each time.", min=5)] = 2000,
    seed: Seed = 1,
    processes: Processes = 1,
) -> None:
    """Measure beliefs about hidden bet cards: their log-loss, against all cards being equally likely."""
    from derby.lab.evaluation.belief_loss import guesses_of_games, loss_table

    with complaining():
        _print(loss_table(guesses_of_games(games, bot, rounds, seats, worlds, seed, processes)))


def time_curve(
    ms: Annotated[str, typer.Option(help="Milliseconds for a move, separated by commas.")] = "50,200,1000",
    bot: Annotated[str, typer.Option(help="Who decides: mortal, hero, titan, olympian.")] = "olympian",
    positions: Annotated[int, typer.Option(help="How many decisions to look at.", min=1)] = 400,
    every: Annotated[int, typer.Option(help="Take one decision out of this many in a game.", min=1)] = 7,
    worlds: Annotated[int, typer.Option(help="Worlds in which every action is tried.", min=2)] = 3000,
    seats: Seats = 4,
    seed: Seed = 1,
) -> None:
    """Measure what more time is worth to a bot: how much of the victory its decisions give away."""
    from derby.bots import Budget
    from derby.lab.evaluation.time_curve import Given, curve_table, given_away
    from derby.lab.evaluation.time_curve import positions as some_positions

    try:
        times = [float(part) for part in ms.split(",")]
    except ValueError:
        raise typer.BadParameter("numbers separated by commas, as 50,200", param_hint="--ms") from None
    given: list[Given] = []
    with complaining(), progress(silent=False) as bar:
        task = bar.add_task("decisions", total=positions)
        for number, game in enumerate(some_positions(seats, positions, every, seed)):
            budgets = [Budget(time, by_processor=True) for time in times]
            given.append(given_away(game, bot, budgets, worlds, number))
            bar.advance(task)
    _print(curve_table(times, given))


def luck_check(
    lapses: Annotated[
        float, typer.Option(help="Share of its decisions in which one player takes any legal action.", min=0, max=1)
    ] = 0.0,
    games: Annotated[int, typer.Option(help="How many games.", min=2)] = 1000,
    bot: BotName = "hero",
    rounds: Rounds = 24,
    samples: Annotated[int, typer.Option(help="Playouts of each position.", min=20)] = 100,
    seats: Seats = 4,
    variants: Variants = "none",
    seed: Seed = 1,
    processes: Processes = 1,
    as_json: Json = False,
) -> None:
    """Check luck and skill: a player that is worse by a known amount must be found worse by that amount."""
    from derby.game.set_up import set_up
    from derby.lab.evaluation.luck_check import Plan, check_luck, luck_table

    with complaining():
        laid = set_up(seats, None, named_variants(variants))
        found = check_luck(Plan(laid, bot, rounds, lapses, samples, seed), games, processes)
    if as_json:
        print_json(found)
    else:
        _print(luck_table(found))


def ismcts_duel(
    bot: Annotated[str, typer.Option(help="Who plays against OpenSpiel's search.")] = "olympian",
    games: Annotated[int, typer.Option(help="How many games; rounded up to whole deals.", min=1)] = 200,
    ms: Milliseconds = 200,
    seats: Seats = 4,
    seed: Seed = 1,
    processes: Processes = 1,
    uct: Annotated[float, typer.Option(help="How much OpenSpiel's search explores.")] = 1.0,
    playouts: Annotated[int, typer.Option(help="Its random playouts per simulation.", min=1)] = 1,
    reward: Annotated[Literal["victory", "points"], typer.Option(help="What it aims at.")] = "victory",
    save: Annotated[Path, typer.Option(help="Keep finished games here, and go on from there.")] = Path(
        "ismcts-duel.jsonl"
    ),
) -> None:
    """Let a bot play against OpenSpiel's ISMCTS on all other seats, with the same time for a move (extra `learn`)."""
    from derby.lab.arena.ismcts_duel import Search, duel_table, new_duel, play_duel

    with complaining(), progress(silent=False) as bar:
        arena = new_duel(bot, seats, ms, seed)
        task = bar.add_task("games", total=arena.games(games))
        found = play_duel(
            arena, Search(uct, playouts, reward), games, save, processes, lambda count: bar.advance(task, count)
        )
    _print(duel_table(arena, found))
