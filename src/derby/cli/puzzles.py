"""`derby lab puzzles`: finding puzzles in games, choosing those of the package, and checking them."""

from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from derby.cli.output import FAILED, complaining, console, progress, remark

if TYPE_CHECKING:
    from derby.lab.puzzles.checking import Checked
    from derby.lab.puzzles.finding import Found
    from derby.puzzles.puzzle import Puzzle


def puzzles(
    out: Annotated[Path | None, typer.Option("--out", help="Write what is found, or chosen, to this file.")] = None,
    games: Annotated[int, typer.Option(help="Look through the games below this number.", min=1)] = 100,
    choose_from: Annotated[
        list[Path] | None,
        typer.Option("--choose-from", help="Check the puzzles found in these files, and choose from them."),
    ] = None,
    each: Annotated[int, typer.Option(help="Choose at most this many of each kind.", min=1)] = 60,
    check: Annotated[
        bool, typer.Option("--check", help="Check the puzzles of the package, or those of --file.")
    ] = False,
    file: Annotated[Path | None, typer.Option(help="Check the puzzles of this file.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    kind: Annotated[
        list[str] | None, typer.Option(help="Look only for this kind; can be repeated. By default, all six.")
    ] = None,
    processes: Annotated[int | None, typer.Option(help="By default one per core.", min=1, max=1024)] = None,
) -> None:
    """Find positions in which one action is clearly best and Hero misses it; choose and check them."""
    from derby.lab.parallel import all_cores
    from derby.lab.puzzles.saved_finds import get_ready

    if out is None and not check:
        raise typer.BadParameter("name a file for what is found, or ask to --check", param_hint="--out")
    jobs = processes or all_cores()
    with complaining():
        get_ready(remark)
        if check:
            _check(file, jobs)
        elif choose_from and out is not None:
            _choose(choose_from, out, each, jobs)
        elif out is not None:
            _find(seed, kind or [], games, out, jobs)


def _find(seed: int, kinds: list[str], games: int, out: Path, processes: int) -> None:
    from derby.lab.puzzles.finding import Search
    from derby.lab.puzzles.saved_finds import find_puzzles
    from derby.puzzles.puzzle import Kind

    if not all(kind in list(Kind) for kind in kinds):
        raise typer.BadParameter(f"kinds are {', '.join(Kind)}", param_hint="--kind")

    found: list[Puzzle] = []
    with progress(silent=False) as bar:
        task = bar.add_task("games", total=games)

        def advance(of_game: "Found") -> None:
            found.extend(of_game.puzzles)
            bar.advance(task)

        try:
            find_puzzles(Search(seed, tuple(map(Kind, kinds))), games, out, processes=processes, on_game=advance)
        except KeyboardInterrupt:
            remark("stopped; run the same command to continue")
            raise typer.Exit(FAILED) from None
    _say(found)


def _choose(sources: list[Path], out: Path, each: int, processes: int) -> None:
    from derby.lab.puzzles.checking import check_all, chosen
    from derby.lab.puzzles.judging import CLEARLY
    from derby.lab.puzzles.saved_finds import finds
    from derby.puzzles.collection import write_puzzles

    # Some will fail: half as many more are checked than are wanted.
    candidates = chosen(finds(sources), each * 3 // 2)
    with progress(silent=False) as bar:
        task = bar.add_task("puzzles", total=len(candidates))
        checked = check_all(
            candidates, clearly=CLEARLY, seed="choose", processes=processes, on_checked=lambda _: bar.advance(task)
        )
    kept = chosen([one.puzzle for one in checked if one.fault is None], each)
    write_puzzles(out, kept)
    _complain_about(checked)
    _say(kept)


def _check(file: Path | None, processes: int) -> None:
    from derby.lab.puzzles.checking import check_all
    from derby.puzzles.collection import FILE, read_puzzles

    read = read_puzzles(file or FILE)
    with progress(silent=False) as bar:
        task = bar.add_task("puzzles", total=len(read))
        checked = check_all(read, processes=processes, on_checked=lambda _: bar.advance(task))
    _complain_about(checked)
    faults = sum(one.fault is not None for one in checked)
    _say([one.puzzle for one in checked if one.fault is None])
    if faults or not read:
        console().print(f"{faults} of {len(read)} puzzles don't hold", style="bold red", highlight=False)
        raise typer.Exit(FAILED)


def _complain_about(checked: "list[Checked]") -> None:
    for one in checked:
        if one.fault is not None:
            console().print(f"{one.puzzle.name} ({one.puzzle.kind}): {one.fault}", highlight=False, soft_wrap=True)


def _say(found: "list[Puzzle]") -> None:
    counts = Counter(puzzle.kind for puzzle in found)
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
    console().print(f"{len(found)} puzzles: {kinds or 'none'}", highlight=False, soft_wrap=True)
