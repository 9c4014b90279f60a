"""Reports: one HTML page with everything in it, and nothing fetched from elsewhere."""

import csv
import io
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple

from derby.lab.balance.figures import Figure, difference
from derby.lab.balance.measures import Section
from derby.lab.balance.study import Study, StudyError
from derby.lab.drawing import Row, bars, curve, dots

COUNTED = ("finishers", "tricks", "disqualified")
SAME_AXIS = ("bet-often", "bet-true", "bet-value", "bet-third", "number-value")
"""Sections whose plots are read across the numbers of seats."""
STYLE = """
:root { --clay: #b5482f; --glaze: #1f1a17; --ivory: #fbf6ec; --ash: #8a7f73; }
@media (prefers-color-scheme: dark) { :root { --clay: #d9704f; --glaze: #f3e6d0; --ivory: #1b1613; --ash: #a3968a; } }
@media print { :root { --clay: #b5482f; --glaze: #000; --ivory: #fff; --ash: #666; } section { break-inside: avoid; } }
body { margin: 0 auto; padding: 0 1.2rem 3rem; max-width: 84rem; color: var(--glaze); background: var(--ivory);
  font: 16px/1.45 Georgia, "Times New Roman", serif; }
h1 { font-size: 2rem; margin: 1.2rem 0 .3rem; letter-spacing: .02em; }
h2 { font-size: 1.25rem; margin: 2rem 0 .3rem; border-bottom: 2px solid var(--clay); padding-bottom: .15rem; }
h3 { font-size: 1rem; margin: .6rem 0 .2rem; }
.meander { display: block; width: 100%; height: 18px; }
.meander path { fill: none; stroke: var(--clay); stroke-width: 2; }
.many { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 36rem), 1fr)); gap: .4rem 2rem; }
svg { max-width: 100%; height: auto; font: 12.5px Georgia, "Times New Roman", serif; }
svg text { fill: var(--glaze); } svg .tick { fill: var(--ash); }
.grid { stroke: var(--ash); stroke-opacity: .3; fill: none; } .grid.strong { stroke-opacity: .9; }
.even { stroke: var(--glaze); stroke-dasharray: 5 4; fill: none; }
.range { stroke: var(--glaze); stroke-width: 1.6; fill: none; }
.dot, .bar { fill: var(--clay); } .dot { stroke: var(--glaze); }
.line { stroke: var(--clay); stroke-width: 2.2; fill: none; } .band { fill: var(--clay); fill-opacity: .25; }
table { border-collapse: collapse; font-size: .92rem; }
th, td { text-align: right; padding: .15rem .7rem; border-bottom: 1px solid var(--ash); }
th:first-child, td:first-child { text-align: left; }
.clear { font-weight: bold; color: var(--clay); }
p.note { color: var(--ash); margin: .2rem 0; }
code { font-size: .9em; overflow-wrap: anywhere; }
"""
NOTES = {
    "seat-share": "Seats are counted from the first player of the first race. Dashed: the even share.",
    "bet-value": "A card worth its points brings about as much as the others. In brackets, the card's points.",
    "timing-turn": "The turn of the race in which the line is passed; dashed: half of the turns.",
    "leader": "If the race ended now, without a judgment, these would win: how often they do in the end. "
    "Dashed: by chance alone.",
}


class Told(NamedTuple):
    """What a report tells of one study."""

    study: Study
    games: int
    sections: list[Section]


def balance_report(told: Sequence[Told], command: str) -> str:
    """The page about one or more studies, side by side."""
    first = told[0].study
    body = [_heading("Balance of " + first.set_up.edition.name, told, command, ", a line in the plots")]
    keys = list(dict.fromkeys(section.key for each in told for section in each.sections))
    for key in keys:
        own = [(each, section) for each in told for section in each.sections if section.key == key]
        body.append(f"<section><h2>{escape(own[0][1].title)}</h2>{_note(key)}")
        body.append('<div class="many">')
        beside = [row for _, section in own for row in _rows(section)] if key in SAME_AXIS else []
        for each, section in own:
            body.append(f"<div><h3>{escape(each.study.name)}</h3>{_plot(each, section, beside)}</div>")
        body.append("</div></section>")
    return _page("Balance of " + first.set_up.edition.name, body)


def _rows(section: Section, first: int = 0) -> list[Row]:
    return [Row(measure.label, measure.figure(), measure.form) for measure in section.measures[first:]]


def _plot(told: Told, section: Section, beside: Sequence[Row]) -> str:
    if section.key in COUNTED:
        mean = section.measures[0].figure()
        return f"<p>On average {mean.text('number')}.</p>{bars(_rows(section, 1))}"
    if section.key == "timing-turn":
        return bars(_rows(section), len(section.measures) / 2)
    if section.key == "leader":
        starts = [
            (number, measure.label.split(",")[0])
            for number, measure in enumerate(section.measures)
            if measure.label.endswith(" turn 0") or number == 0
        ]
        return curve(_rows(section), 1 / told.study.set_up.seats, starts)
    if len({measure.form for measure in section.measures}) > 1 or section.key in ("length", "timing"):
        cells = "".join(
            f"<tr><td>{escape(row.label)}</td><td>{row.figure.text(row.form)}</td></tr>" for row in _rows(section)
        )
        return f"<table>{cells}</table>"
    return dots(_rows(section), section.even, beside)


def comparison_report(one: Sequence[Told], other: Sequence[Told], command: str) -> str:
    """Two editions side by side, study by study."""
    names = (one[0].study.set_up.edition.name, other[0].study.set_up.edition.name)
    body = [_heading(f"{names[0]} and {names[1]}", [*one, *other], command)]
    body.append(
        '<p class="note">Both editions met the same deals. Bold: the interval of the difference has no 0 in it.</p>'
    )
    for here, there in zip(one, other, strict=True):
        for section, twin in zip(here.sections, there.sections, strict=True):
            if section.key in ("leader", "timing-turn"):
                continue
            rows = "".join(
                f"<tr><td>{escape(_both(mine.label, yours.label))}</td><td>{mine.figure().text(mine.form)}</td>"
                f"<td>{yours.figure().text(yours.form)}</td>{_difference(difference(mine, yours), mine.form)}</tr>"
                for mine, yours in zip(section.measures, twin.measures, strict=False)
            )
            body.append(
                f"<section><h2>{escape(section.title)}, {escape(here.study.name)}</h2><table><tr><th></th>"
                f"<th>{escape(names[0])}</th><th>{escape(names[1])}</th><th>difference</th></tr>{rows}</table></section>"
            )
    return _page(f"{names[0]} and {names[1]}", body)


def _both(one: str, other: str) -> str:
    return one if one == other else f"{one} → {other}"


def _difference(figure: Figure, form: str) -> str:
    clear = ' class="clear"' if figure.low > 0 or figure.high < 0 else ""
    half = (figure.high - figure.low) / 2
    text = f"{100 * figure.value:+.1f} ±{100 * half:.1f}" if form == "share" else f"{figure.value:+.2f} ±{half:.2f}"
    return f"<td{clear}>{text}</td>"


def _heading(title: str, told: Sequence[Told], command: str, in_plots: str = "") -> str:
    study = told[0].study
    variants = ", ".join(study.set_up.variants) or "base game"
    seats = list(dict.fromkeys(str(each.study.set_up.seats) for each in told))
    each_with = " and ".join([", ".join(seats[:-1]), seats[-1]]) + " seats each" if len(seats) > 1 else study.name
    played = f"{told[0].games:,} games with {each_with}"
    return (
        f"{MEANDER}<h1>{escape(title)}</h1><p>{escape(played)}; {escape(study.bot)} on every seat, {escape(variants)}, "
        f"seed {study.seed}. Every figure has its 95 % interval: ± half of its width{in_plots}.</p>"
        f'<p class="note">Made by <code>{escape(command)}</code></p>'
    )


def _note(key: str) -> str:
    return f'<p class="note">{escape(NOTES[key])}</p>' if key in NOTES else ""


MEANDER = (
    '<svg class="meander" aria-hidden="true"><defs><pattern id="meander" width="24" height="18" '
    'patternUnits="userSpaceOnUse"><path d="M0 16H20V3H7V11H13V7M20 16H24"/></pattern></defs>'
    '<rect width="100%" height="18" fill="url(#meander)"/></svg>'
)


def _page(title: str, body: Iterable[str]) -> str:
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>{''.join(body)}</body></html>\n"
    )


def figures_table(told: Iterable[Told]) -> str:
    """Every figure of a report, as CSV."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["edition", "seats", "section", "measure", "value", "low", "high", "counted in"])
    for each in told:
        for section in each.sections:
            for measure in section.measures:
                figure = measure.figure()
                numbers = (f"{number:.6g}" for number in (figure.value, figure.low, figure.high, figure.count))
                edition, seats = each.study.set_up.edition.name, each.study.set_up.seats
                writer.writerow([edition, seats, section.key, measure.label, *numbers])
    return text.getvalue()


def write_files(folder: Path, files: dict[str, str]) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise StudyError(f"{folder} can't be written: {error.strerror}") from None
