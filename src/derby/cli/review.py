"""`derby lab review`: what the decisions of a game gave away, and what was luck."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from derby.cli.options import Json
from derby.cli.output import complaining, console, print_json, progress, remark

if TYPE_CHECKING:
    from rich.table import Table

    from derby.coach.findings import BetFact, Decision, Estimate, LuckAndSkill, Review, SeatReview

SURE = 1.96
"""Standard errors on each side of a 95 % interval."""
WORTH_A_LINE = 0.005
"""What a decision must give away to be listed."""


def review(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a game, as JSON.")],
    seat: Annotated[list[int] | None, typer.Option(help="Only this seat, from 0; can be repeated.", min=0)] = None,
    worlds: Annotated[int | None, typer.Option(help="Worlds in which decisions are compared.", min=2)] = None,
    samples: Annotated[int | None, typer.Option(help="Playouts of each position, for luck and skill.", min=20)] = None,
    as_json: Json = False,
) -> None:
    """Review a game: what each decision gave away, what was better and why, and what was luck."""
    from derby.bots.warm_up import compile_first
    from derby.coach import review as coach
    from derby.coach.findings import RaceReview
    from derby.coach.luck import SAMPLES
    from derby.coach.rehearsal import KERNELS, rehearse
    from derby.game.record import Record

    with complaining(), progress(silent=as_json) as bar:
        read = Record.load(record)
        seats = coach.seats_of(read, seat)
        compile_first(KERNELS, rehearse, say=remark)
        races = coach.races_of(read)
        task = bar.add_task("races", total=len(races))
        done: list[RaceReview] = []
        for race in races:
            done.append(coach.review_race(read, race, seats, worlds=worlds or coach.WORLDS, samples=samples or SAMPLES))
            bar.advance(task)
        found = coach.review_of(read, done, seats)
    if as_json:
        print_json(found)
    else:
        show_review(found)


def show_review(found: "Review") -> None:
    if found.rough:
        console().print("The rules can't be compiled here: these are rough figures, from few worlds.", highlight=False)
    for one in found.seats:
        god = found.gods[one.seat]
        points = f", {found.points[one.seat]} points" if found.points else ""
        console().print(f"\nSeat {one.seat} ({god}){points}", style="bold", highlight=False)
        if one.luck is not None:
            console().print(_luck_table(one.luck))
        console().print(_decision_table(one))
        for number in one.costliest:
            _show_reasons(one.decisions[number])


def _share(estimate: "Estimate", *, signed: bool = False) -> str:
    sign = "+" if signed else ""
    return f"{100 * estimate.value:{sign}.1f} ±{100 * SURE * estimate.error:.1f}"


def _luck_table(luck: "LuckAndSkill") -> "Table":
    from derby.cli.simple_table import simple_table

    table = simple_table("Where its result comes from, in hundredths of the victory", "part", "hundredths")
    table.add_row("an average result", f"{100 * luck.average:.1f}")
    for name, part in (
        ("the deal", luck.deal),
        ("the judgments", luck.judgments),
        ("the others' decisions", luck.others),
        ("its own decisions", luck.own),
    ):
        table.add_row(name, _share(part, signed=True))
    table.add_row("its result", f"{100 * luck.result:.1f}")
    return table


def _decision_table(one: "SeatReview") -> "Table":
    from derby.cli.simple_table import simple_table
    from derby.game.actions import ACTIONS

    listed = [decision for decision in one.decisions if decision.lost.value >= WORTH_A_LINE]
    title = f"{len(one.decisions)} decisions gave away {_share(one.lost)} hundredths of the victory"
    table = simple_table(title, "step", "race", "stage", "chosen", "given away", "better")
    for decision in listed:
        table.add_row(
            str(decision.step),
            str(decision.race + 1),
            str(decision.stage),
            str(ACTIONS[decision.chosen.code]),
            _share(decision.lost),
            str(ACTIONS[decision.best.code]),
        )
    if len(listed) < len(one.decisions):
        table.caption = f"and {len(one.decisions) - len(listed)} that gave away next to nothing"
    return table


def _show_reasons(decision: "Decision") -> None:
    from derby.game.actions import ACTIONS

    chosen, best = ACTIONS[decision.chosen.code], ACTIONS[decision.best.code]
    console().print(f"Step {decision.step}: {best} instead of {chosen}.", highlight=False)
    for fact in decision.best.facts:
        console().print(f"  {_sentence(fact, decision.seat)}", highlight=False)


def _sentence(fact: "BetFact", seat: int) -> str:
    from derby.game.names import BET_CARD_LETTERS

    whose = "its own" if fact.seat == seat else f"seat {fact.seat}'s"
    card = "" if fact.card is None else f" {BET_CARD_LETTERS[fact.card]}"
    instead = "" if fact.otherwise is None else f", not {fact.otherwise:.0%}"
    return f"{whose} bet{card} on {fact.creature} ({fact.points:.1f} points) comes true in {fact.chance:.0%}{instead}"
